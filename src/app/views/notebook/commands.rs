//! The commands of the Notebook tab.

use crate::app::commands::conditions::{Availability, require};
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::{Edit, notation};
use crate::languages::messages::steps;
use crate::languages::window_sentences::notebook_tab as texts;

/// The position of the column with the texts.
const TEXT: usize = 2;

/// The cursor is on a line of the notebook.
pub fn can_remove_note(session: &Session) -> Availability {
    require(note_at_cursor(session).is_some(), texts::put_cursor_on_line())
}

/// Goes to the first empty line of the notebook. The note will name the board at the cursor.
pub fn write_note(session: &mut Session) {
    if session.tab != Tab::Notebook {
        let board = session.board_at_cursor();
        let location = board.map(|at| notation::short_board_label(session.book(), at)).unwrap_or_default();
        session.views.notebook.next_location = location;
    }
    let line = session.book().notebook.len();
    go_to_note(session, line);
}

/// Removes the line at the cursor from the notebook.
pub fn remove_note(session: &mut Session) {
    if let Some(line) = note_at_cursor(session) {
        session.apply(steps::removal_of_note(), Edit::RemoveNote(line));
    }
}

/// Opens the notebook with the cursor on a line.
pub fn go_to_note(session: &mut Session, line: usize) {
    session.open_tab(Tab::Notebook);
    if session.tab == Tab::Notebook && !session.is_correcting_cell() {
        session.move_cursor(line + 1, TEXT);
    }
}

/// The line of the notebook at the cursor.
pub fn note_at_cursor(session: &Session) -> Option<usize> {
    let cursor = session.cursor().filter(|_| session.tab == Tab::Notebook)?;
    cursor.row.checked_sub(1).filter(|line| *line < session.book().notebook.len())
}
