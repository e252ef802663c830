//! What is said on a roll call.

use super::Refused;
use crate::book::vocabulary::next_round_name;
use crate::book::{Attending, Book, Edit, PersonId, Power, Presence, Round, RoundField, RoundIx};

/// What the roll call says of somebody; empty where nothing is said.
pub(crate) fn text(book: &Book, round: RoundIx, id: PersonId) -> &'static str {
    called(book, round, id).map_or("", Presence::name)
}

/// Somebody's word for a round.
pub fn called(book: &Book, round: RoundIx, id: PersonId) -> Option<Presence> {
    let lines = book.round(round).map_or(&[][..], |round| &round.attendance);
    lines.iter().find(|line| line.player == id).map(|line| line.is)
}

/// The edit for a typed cell.
pub(crate) fn edit(book: &Book, round: RoundIx, id: PersonId, typed: &str) -> Result<Edit, Refused> {
    let is = match typed.trim() {
        "" => None,
        text => Some(Presence::read(text).ok_or_else(|| Refused::NotAPresence { text: text.to_owned() })?),
    };
    Ok(call(book, round, &[(id, is)]))
}

/// The edit that enters what some people say for a round, adding the round behind the last where it is not there yet.
pub fn call(book: &Book, round: RoundIx, said: &[(PersonId, Option<Presence>)]) -> Edit {
    let mut lines: Vec<Attending> = book.round(round).map(|round| round.attendance.clone()).unwrap_or_default();
    for (id, is) in said {
        let at = lines.iter().position(|line| line.player == *id);
        match (at, is) {
            (Some(at), Some(is)) => lines[at].is = *is,
            (Some(at), None) => {
                lines.remove(at);
            }
            (None, Some(is)) => lines.push(Attending::new(*id, *is)),
            (None, None) => {}
        }
    }
    entered(book, round, lines)
}

/// The text of the power that is settled for somebody before the draw.
pub(crate) fn power_text(book: &Book, round: RoundIx, id: PersonId) -> &'static str {
    let line = book.round(round).and_then(|round| round.attendance.iter().find(|line| line.player == id));
    line.and_then(|line| line.power).map_or("", Power::name)
}

/// The edit that settles a power; who was not called yet is present.
pub(crate) fn power_edit(book: &Book, round: RoundIx, id: PersonId, typed: &str) -> Result<Edit, Refused> {
    let power = match typed.trim() {
        "" => None,
        text => Some(Power::parse(text).ok_or_else(|| Refused::NotAPower { text: text.to_owned() })?),
    };
    let mut lines: Vec<Attending> = book.round(round).map(|round| round.attendance.clone()).unwrap_or_default();
    match lines.iter_mut().find(|line| line.player == id) {
        Some(line) => line.power = power,
        None => lines.push(Attending { power, ..Attending::new(id, Presence::Present) }),
    }
    Ok(entered(book, round, lines))
}

/// The edit that takes these lines, in the order of the list of people.
fn entered(book: &Book, round: RoundIx, mut lines: Vec<Attending>) -> Edit {
    let place = |id: PersonId| book.people.iter().position(|person| person.id == id);
    lines.sort_by_key(|line| place(line.player));
    let set = Edit::Round(round, RoundField::Attendance(lines));
    if round.0 < book.rounds.len() {
        return set;
    }
    let added = Round { name: next_round_name(&book.rounds), ..Round::default() };
    Edit::Batch(vec![Edit::AddRound { at: round, round: added }, set])
}
