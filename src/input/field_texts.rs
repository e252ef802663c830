//! The text of each field, as the user edits it.

use std::borrow::Cow;

use super::{
    InputField, TopBoardColumn, attendance, claim_answer, claim_note, notebook, proposals, result_line_text, team_text,
    year_event_text,
};
use crate::book::fields::{BoardColumn, RoundColumn};
use crate::book::{BoardRef, Book};

/// The text of a field, as the user edits it. A typed text that is equal to it changes nothing.
pub fn field_text(book: &Book, target: InputField) -> Cow<'_, str> {
    match target {
        InputField::Seat(at, column) => match book.board(at.board) {
            Some(board) => board.seat_value(at.power, column).text(book),
            None => Cow::Borrowed(""),
        },
        InputField::BoardName(at) => board_text(book, at, BoardColumn::Name),
        InputField::LastYear(at) => board_text(book, at, BoardColumn::LastYear),
        InputField::Ending(at) => board_text(book, at, BoardColumn::Ending),
        InputField::BoardNote(at) => board_text(book, at, BoardColumn::Note),
        InputField::BoardColour(at) => board_text(book, at, BoardColumn::Colour),
        InputField::TopBoardMark(at) => board_text(book, at, BoardColumn::TopBoard),
        InputField::Person(id, column) => match book.person(id) {
            Some(person) => person.value(column).text(book),
            None => Cow::Borrowed(""),
        },
        InputField::SitOuts(round) => match book.round(round) {
            Some(round) => round.value(RoundColumn::SatOut).text(book),
            None => Cow::Borrowed(""),
        },
        InputField::Proposal(at, line, column) => {
            let proposal = book.board(at).and_then(|board| board.proposals.get(line));
            proposal.map_or(Cow::Borrowed(""), |proposal| proposals::proposal_text(proposal, column))
        }
        InputField::Attendance(round, id) => attendance::text(book, round, id).into(),
        InputField::ReservedPower(round, id) => attendance::power_text(book, round, id).into(),
        InputField::Note(line, column) => {
            book.notebook.get(line).map_or(Cow::Borrowed(""), |note| notebook::text(note, column).into())
        }
        InputField::Team(at, cell) => team_text(book, at, cell).into(),
        InputField::YearEvent(at, cell) => year_event_text(&book.results_year, at, cell),
        InputField::ResultLine(event, line, cell) => result_line_text(&book.results_year, event, line, cell),
        InputField::TopBoardClaim(person, TopBoardColumn::Answer) => claim_answer(book, person).into(),
        InputField::TopBoardClaim(person, TopBoardColumn::Note) => claim_note(book, person).into(),
        // The views show the texts of these fields themselves.
        InputField::NewPerson(..)
        | InputField::NewNote(..)
        | InputField::TopBoardClaim(..)
        | InputField::Award(..)
        | InputField::Vote { .. } => Cow::Borrowed(""),
    }
}

fn board_text(book: &Book, at: BoardRef, column: BoardColumn) -> Cow<'_, str> {
    match book.board(at) {
        Some(board) => board.value(column).text(book),
        None => Cow::Borrowed(""),
    }
}
