//! The commands of the History tab: the history of everything or of one topic, its search and its export.

use crate::app::commands::conditions::{Availability, require};
use crate::app::session::Session;
use crate::app::session::find::find_chooser;
use crate::app::views::tab::Tab;
use crate::book::{CellAddress, SeatRef};
use crate::history::{HistoryEntry, HistoryTopic, write_csv};
use crate::input::cell_message;
use crate::languages::window_sentences::{history_tab as texts, players_tab};

/// The cursor is on a cell that the history names.
pub fn can_show_history_of_cell(session: &Session) -> Availability {
    require(cell_topic_at_cursor(session).is_some(), texts::put_cursor_on_cell())
}

/// The cursor is on a player or on a seat with a player.
pub fn can_show_history_of_player(session: &Session) -> Availability {
    require(session.player_at_cursor().is_some(), players_tab::first_go_to_player())
}

/// The cursor is on a line of the history.
pub fn can_show_past_state(session: &Session) -> Availability {
    require(entry_at_cursor(session).is_some(), texts::put_cursor_on_line())
}

/// A change waits for its reason.
pub fn can_give_reason(session: &Session) -> Availability {
    let may_give = session.wants_reason() || session.can_change_reason();
    require(may_give, texts::nothing_waits_for_reason())
}

/// Goes to the search field of the history. On any other tab, shows the list of everything that can be found.
pub fn find(session: &mut Session) {
    if session.tab == Tab::History {
        session.views.history.take_focus = true;
    } else {
        session.open_dialog(find_chooser(session));
    }
}

/// Opens the history of the cell at the cursor.
pub fn show_history_of_cell(session: &mut Session) {
    open_history(session, cell_topic_at_cursor(session));
}

/// Opens the history of the player at the cursor.
pub fn show_history_of_player(session: &mut Session) {
    let topic = session.player_at_cursor().map(|id| {
        let name = session.book().name_of(Some(id)).to_owned();
        HistoryTopic::Person { id, name }
    });
    open_history(session, topic);
}

/// Opens the history of the board at the cursor.
pub fn show_history_of_board(session: &mut Session) {
    let book = session.book();
    let board = session.board_at_cursor();
    let topic = board.map(|at| HistoryTopic::Board { label: book.board_label(at), name: book.board_message(at) });
    open_history(session, topic);
}

/// Opens the history of this topic, or of everything.
pub fn open_history(session: &mut Session, topic: Option<HistoryTopic>) {
    session.open_tab(Tab::History);
    if session.tab != Tab::History {
        return;
    }
    session.views.history.list.show_topic(topic);
    session.refresh();
    session.move_cursor(1, 0);
}

/// The list as it is shown, as comma-separated text.
pub fn history_csv(session: &Session) -> Vec<u8> {
    let mut text = Vec::new();
    // Writing to memory cannot fail.
    drop(write_csv(session.views.history.list.entries(session.document.history()), &mut text));
    text
}

/// The cell at the cursor, as the history names it.
fn cell_topic_at_cursor(session: &Session) -> Option<HistoryTopic> {
    let book = session.book();
    let of_seat = |seat: SeatRef| format!("{}, {}", book.board_label(seat.board), seat.power);
    let address = session.input_field_at(session.cursor()?)?;
    let (location, field) = match address {
        CellAddress::Seat(seat, column) => (of_seat(seat), column.name()),
        CellAddress::BoardCell(board, column) => (book.board_label(board), column.description().field.name.into()),
        CellAddress::Person(id, column) => (book.name_of(Some(id)).to_owned(), column.name().into()),
        CellAddress::SitOuts(round) => (book.round(round)?.title(), "sat out".into()),
        CellAddress::Event
        | CellAddress::Round(_)
        | CellAddress::Board(_)
        | CellAddress::NewPerson(..)
        | CellAddress::Proposal(..)
        | CellAddress::Attendance(..)
        | CellAddress::ReservedPower(..)
        | CellAddress::Note(..)
        | CellAddress::NewNote(..)
        | CellAddress::Team(..)
        | CellAddress::TopBoardClaim(..)
        | CellAddress::Award(..)
        | CellAddress::YearEvent(..)
        | CellAddress::ResultLine(..)
        | CellAddress::Vote { .. } => return None,
    };
    Some(HistoryTopic::Cell { location, field: field.into_owned(), name: cell_message(book, address) })
}

/// The entry of the history at the cursor.
pub(super) fn entry_at_cursor(session: &Session) -> Option<&HistoryEntry> {
    let cursor = session.cursor().filter(|_| session.tab == Tab::History)?;
    session.views.history.list.entry_at(session.document.history(), cursor.row)
}
