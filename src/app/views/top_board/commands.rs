//! The commands of the Top board tab: the answers to claims, the order of choosing, and the seating of the board.

use super::top_board_name;
use crate::app::commands::conditions::{Availability, require};
use crate::app::session::Session;
use crate::app::views::tab::Tab;
use crate::book::typed_words::error_sentence;
use crate::book::{CellAddress, PersonColumn, PersonId, StepName, TopBoardColumn};
use crate::input;
use crate::input::ClaimAnswer;
use crate::languages::messages::rules;
use crate::languages::window_sentences::top_board_tab as texts;
use crate::standings::TopBoardRules;

/// The cursor is on a claim to the top board.
pub fn needs_claimant(session: &Session) -> Availability {
    require(claimant_at_cursor(session).is_some(), texts::first_go_to_claimant())
}

/// The cursor is on a player of the top board, who chooses a power.
pub fn needs_chooser(session: &Session) -> Availability {
    require(chooser_at_cursor(session).is_some(), texts::first_go_to_seat())
}

/// The rules have a top board.
pub fn can_make_top_board(session: &Session) -> Availability {
    require(session.engine().rules().top_board.is_some(), texts::first_choose_rules())
}

/// The player whose claim to the top board is at the cursor.
fn claimant_at_cursor(session: &Session) -> Option<PersonId> {
    match session.address_at_cursor()? {
        CellAddress::Person(person, PersonColumn::Name) if session.tab == Tab::TopBoard => Some(person),
        _ => None,
    }
}

/// The player of the top board at the cursor, with the position in the choosing order, from 1.
fn chooser_at_cursor(session: &Session) -> Option<(PersonId, usize)> {
    let person = claimant_at_cursor(session)?;
    let choosers = &session.views.top_board.content.seats().choosers;
    let at = choosers.iter().position(|chooser| chooser.person == person)?;
    Some((person, at + 1))
}

/// Enters this answer for the player at the cursor, or removes it.
pub fn toggle_answer(session: &mut Session, answer: ClaimAnswer) {
    let Some(person) = claimant_at_cursor(session) else { return };
    let has = input::claim_answer(session.book(), person) == Some(answer);
    let field = CellAddress::TopBoardClaim(person, TopBoardColumn::Answer);
    session.type_into_cells(&[(field, if has { "" } else { answer.name_in_window() })]);
    let row = session.views.top_board.content.claim_row(person);
    move_to_row(session, row);
}

/// Moves the player at the cursor by this number of positions in the order of choosing: down, or up if it is negative.
pub fn move_chooser(session: &mut Session, by: isize) {
    let Some((person, at)) = chooser_at_cursor(session) else { return };
    let to = at.saturating_add_signed(by).clamp(1, session.views.top_board.content.seats().choosers.len());
    let field = CellAddress::TopBoardClaim(person, TopBoardColumn::ChoosingPosition);
    session.type_into_cells(&[(field, &to.to_string())]);
    let row = session.views.top_board.content.seat_row(person);
    move_to_row(session, row);
}

/// Moves the cursor to the row that the player has now.
fn move_to_row(session: &mut Session, row: Option<usize>) {
    let column = session.cursor().map_or(0, |at| at.column);
    if let Some(row) = row {
        session.move_cursor(row, column);
    }
}

/// Adds the top board to its round, with the seven players and their powers.
pub fn make_top_board(session: &mut Session) {
    match input::make_top_board(session.engine()) {
        Ok(edit) => {
            // The step has the name of the board.
            let top = session.engine().rules().top_board.as_ref();
            let step = StepName::from(top.map_or_else(|| rules::top_board_name().into(), TopBoardRules::name_message));
            let name = top_board_name(session.engine());
            if session.apply(step, edit) {
                let boards = session.engine().top_boards().with_players(session.book());
                let board = boards.first().copied();
                if let Some(board) = board {
                    session.go_to(CellAddress::Board(board));
                }
                session.set_status(texts::seated(&name));
            }
        }
        Err(why) => session.messages.show_error(error_sentence(&why)),
    }
}
