//! The text of each field, as the user edits it.

use std::borrow::Cow;

use super::{
    InputField, TopBoardColumn, attendance, board_incidents, claim_answer, claim_note, notebook, person,
    result_line_text, team_text, year_event_text,
};
use crate::book::{Book, CellEntry, Ending, RoundIx, SeatColumn, SeatRef};

/// The text of a field, as the user edits it. A typed text that is equal to it changes nothing.
pub fn field_text(book: &Book, target: InputField) -> Cow<'_, str> {
    match target {
        InputField::Seat(at, column) => seat_text(book, at, column),
        InputField::BoardName(at) => book.board(at).map_or(Cow::Borrowed(""), |board| board.name.as_str().into()),
        InputField::LastYear(at) => book.board(at).map_or(Cow::Borrowed(""), |board| board.end_year.to_string().into()),
        InputField::Ending(at) => match book.board(at).map(|board| board.ending) {
            Some(Ending::Conceded(power)) => format!("conceded to {power}").into(),
            Some(Ending::Abandoned) => Cow::Borrowed("abandoned"),
            _ => Cow::Borrowed(""),
        },
        InputField::Person(id, column) => {
            book.person(id).map_or(Cow::Borrowed(""), |found| person::text(book, found, column))
        }
        InputField::SitOuts(round) => sit_outs_text(book, round),
        InputField::SeatRecord(at, column) => {
            book.seat(at).map_or(Cow::Borrowed(""), |seat| board_incidents::seat_text(book, seat, column))
        }
        InputField::Proposal(at, line, column) => {
            let proposal = book.board(at).and_then(|board| board.proposals.get(line));
            proposal.map_or(Cow::Borrowed(""), |proposal| board_incidents::proposal_text(proposal, column))
        }
        InputField::TopBoardMark(at) => {
            Cow::Borrowed(if book.board(at).is_some_and(|board| board.is_top_board) { "yes" } else { "" })
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

fn seat_text(book: &Book, at: SeatRef, column: SeatColumn) -> Cow<'_, str> {
    let Some(seat) = book.seat(at) else { return Cow::Borrowed("") };
    match column {
        SeatColumn::Player => Cow::Borrowed(book.name_of(seat.player)),
        SeatColumn::Centres => entry_text(&seat.centres),
        SeatColumn::Chart(year) => book
            .board(at.board)
            .and_then(|board| board.charts.iter().find(|chart| chart.year == year))
            .map_or(Cow::Borrowed(""), |chart| entry_text(&chart.centres[at.power])),
        SeatColumn::Eliminated => entry_text(&seat.eliminated),
        SeatColumn::InDraw => Cow::Borrowed(match seat.in_draw {
            Some(true) => "yes",
            Some(false) => "no",
            None => "",
        }),
        SeatColumn::MissedMoves => entry_text(&seat.missed_moves),
        SeatColumn::MissedWinters => entry_text(&seat.missed_winters),
        SeatColumn::PrintedScore => seat.printed_score.map_or(Cow::Borrowed(""), |score| score.to_string().into()),
        SeatColumn::Score => seat.ruling.as_ref().map_or(Cow::Borrowed(""), |ruling| ruling.score.to_string().into()),
    }
}

fn entry_text<T: std::fmt::Display>(entry: &CellEntry<T>) -> Cow<'_, str> {
    match entry {
        CellEntry::Blank => Cow::Borrowed(""),
        CellEntry::Text(text) => Cow::Borrowed(text),
        CellEntry::Value(value) => value.to_string().into(),
    }
}

/// The players who sit out a round, “Ann; Ben”.
fn sit_outs_text(book: &Book, round: RoundIx) -> Cow<'_, str> {
    let people = book.round(round).map_or(&[][..], |round| &round.sat_out);
    people.iter().map(|id| book.name_of(Some(*id))).collect::<Vec<_>>().join("; ").into()
}
