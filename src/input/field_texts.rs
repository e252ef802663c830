//! The text of each field, as the user edits it.

use std::borrow::Cow;

use super::{
    attendance, claim_answer_text, claim_note, notebook, proposals, result_line_text, team_text, year_event_text,
};
use crate::book::fields::RoundColumn;
use crate::book::{Book, CellAddress, PersonColumn, PlannedRounds, TeamIx, TopBoardColumn};

/// The text of a field, as the user edits it, in the language of the window. A typed text that is equal to it changes nothing.
pub fn field_text(book: &Book, target: CellAddress) -> Cow<'_, str> {
    match target {
        CellAddress::Seat(at, column) => match book.board(at.board) {
            Some(board) => board.seat_value(at.power, column).text_in_window(book),
            None => Cow::Borrowed(""),
        },
        CellAddress::BoardCell(at, column) => match book.board(at) {
            Some(board) => board.value(column).text_in_window(book),
            None => Cow::Borrowed(""),
        },
        CellAddress::Person(id, column) => match (book.person(id), column) {
            (Some(person), PersonColumn::Rounds) => PlannedRounds::in_window(&person.rounds),
            (Some(person), column) => person.value(column).text_in_window(book),
            (None, _) => Cow::Borrowed(""),
        },
        CellAddress::SitOuts(round) => match book.round(round) {
            Some(round) => round.value(RoundColumn::SatOut).text_in_window(book),
            None => Cow::Borrowed(""),
        },
        CellAddress::Proposal(at, line, column) => {
            let proposal = book.board(at).and_then(|board| board.proposals.get(line));
            proposal.map_or(Cow::Borrowed(""), |proposal| proposals::proposal_text(proposal, column))
        }
        CellAddress::Attendance(round, id) => attendance::text(book, round, id).into(),
        CellAddress::ReservedPower(round, id) => attendance::power_text(book, round, id).into(),
        CellAddress::Note(line, column) => {
            book.notebook.get(line).map_or(Cow::Borrowed(""), |note| notebook::text(note, column).into())
        }
        CellAddress::Team(TeamIx(at), cell) => team_text(book, at, cell).into(),
        CellAddress::YearEvent(at, cell) => year_event_text(&book.results_year, at, cell),
        CellAddress::ResultLine(event, line, cell) => result_line_text(&book.results_year, event, line, cell),
        CellAddress::TopBoardClaim(person, TopBoardColumn::Answer) => claim_answer_text(book, person).into(),
        CellAddress::TopBoardClaim(person, TopBoardColumn::Note) => claim_note(book, person).into(),
        // The first three have no text of their own, and the views show the texts of the others themselves.
        CellAddress::Event
        | CellAddress::Round(_)
        | CellAddress::Board(_)
        | CellAddress::NewPerson(..)
        | CellAddress::NewNote(..)
        | CellAddress::TopBoardClaim(..)
        | CellAddress::Award(..)
        | CellAddress::Vote { .. } => Cow::Borrowed(""),
    }
}
