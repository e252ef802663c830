//! What a cell holds, as the text it is edited from.

use std::borrow::Cow;

use super::{
    Target, TopCell, answer, attendance, board_record, event_text, line_text, note, notebook, person, team_text,
};
use crate::book::{Book, Column, Ending, Entry, RoundIx, SeatRef};

/// The text a cell would be edited from, so that what is typed can be compared with what is there.
pub fn text_of(book: &Book, target: Target) -> Cow<'_, str> {
    match target {
        Target::Seat(at, column) => seat_text(book, at, column),
        Target::BoardName(at) => book.board(at).map_or(Cow::Borrowed(""), |board| board.name.as_str().into()),
        Target::Ended(at) => book.board(at).map_or(Cow::Borrowed(""), |board| board.ended.to_string().into()),
        Target::Ending(at) => match book.board(at).map(|board| board.ending) {
            Some(Ending::Conceded(power)) => format!("conceded to {power}").into(),
            Some(Ending::Abandoned) => Cow::Borrowed("abandoned"),
            _ => Cow::Borrowed(""),
        },
        Target::Person(id, column) => {
            book.person(id).map_or(Cow::Borrowed(""), |found| person::text(book, found, column))
        }
        Target::SatOut(round) => round_text(book, round),
        Target::Record(at, column) => {
            book.seat(at).map_or(Cow::Borrowed(""), |seat| board_record::seat_text(book, seat, column))
        }
        Target::Proposal(at, line, column) => {
            let proposal = book.board(at).and_then(|board| board.proposals.get(line));
            proposal.map_or(Cow::Borrowed(""), |proposal| board_record::proposal_text(proposal, column))
        }
        Target::IsTop(at) => Cow::Borrowed(if book.board(at).is_some_and(|board| board.top) { "yes" } else { "" }),
        Target::Called(round, id) => attendance::text(book, round, id).into(),
        Target::Settled(round, id) => attendance::power_text(book, round, id).into(),
        Target::Note(line, column) => {
            book.notebook.get(line).map_or(Cow::Borrowed(""), |note| notebook::text(note, column).into())
        }
        Target::Team(at, cell) => team_text(book, at, cell).into(),
        Target::SeasonEvent(at, cell) => event_text(&book.season, at, cell),
        Target::SeasonLine(event, line, cell) => line_text(&book.season, event, line, cell),
        Target::Top(person, TopCell::Answer) => answer(book, person).into(),
        Target::Top(person, TopCell::Note) => note(book, person).into(),
        // What these are typed over is known to whoever shows them.
        Target::NewPerson(..) | Target::NewNote(..) | Target::Top(..) | Target::Award(..) | Target::Vote { .. } => {
            Cow::Borrowed("")
        }
    }
}

fn seat_text(book: &Book, at: SeatRef, column: Column) -> Cow<'_, str> {
    let Some(seat) = book.seat(at) else { return Cow::Borrowed("") };
    match column {
        Column::Player => Cow::Borrowed(book.name_of(seat.player)),
        Column::Centres => entry_text(&seat.centres),
        Column::Chart(year) => book
            .board(at.board)
            .and_then(|board| board.charts.iter().find(|chart| chart.year == year))
            .map_or(Cow::Borrowed(""), |chart| entry_text(&chart.centres[at.power])),
        Column::Out => entry_text(&seat.out),
        Column::InDraw => Cow::Borrowed(match seat.in_draw {
            Some(true) => "yes",
            Some(false) => "no",
            None => "",
        }),
        Column::MissedMoves => entry_text(&seat.missed_moves),
        Column::MissedWinters => entry_text(&seat.missed_winters),
        Column::Printed => seat.printed.map_or(Cow::Borrowed(""), |score| score.to_string().into()),
        Column::Score => seat.ruling.as_ref().map_or(Cow::Borrowed(""), |ruling| ruling.score.to_string().into()),
    }
}

fn entry_text<T: std::fmt::Display>(entry: &Entry<T>) -> Cow<'_, str> {
    match entry {
        Entry::Blank => Cow::Borrowed(""),
        Entry::Text(text) => Cow::Borrowed(text),
        Entry::Value(value) => value.to_string().into(),
    }
}

/// Who sat a round out, “Ann; Ben”.
fn round_text(book: &Book, round: RoundIx) -> Cow<'_, str> {
    let people = book.round(round).map_or(&[][..], |round| &round.sat_out);
    people.iter().map(|id| book.name_of(Some(*id))).collect::<Vec<_>>().join("; ").into()
}
