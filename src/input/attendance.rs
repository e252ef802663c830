//! The attendance of players in a round: the text of a cell, and the edit for a typed text.

use super::InputError;
use crate::book::typed_words::next_round_name;
use crate::book::{AttendanceEntry, AttendanceStatus, Book, Edit, PersonId, Power, Round, RoundField, RoundIx};

/// The attendance of a player, as text in the language of the window; empty where none is entered.
pub(crate) fn text(book: &Book, round: RoundIx, id: PersonId) -> &'static str {
    attendance_of(book, round, id).map_or("", AttendanceStatus::name_in_window)
}

/// The attendance of a player in a round.
pub fn attendance_of(book: &Book, round: RoundIx, id: PersonId) -> Option<AttendanceStatus> {
    let lines = book.round(round).map_or(&[][..], |round| &round.attendance);
    lines.iter().find(|line| line.player == id).map(|line| line.status)
}

/// The edit for a typed cell.
pub(crate) fn edit(book: &Book, round: RoundIx, id: PersonId, typed: &str) -> Result<Edit, InputError> {
    let is = match typed.trim() {
        "" => None,
        text => Some(AttendanceStatus::parse(text).ok_or_else(|| InputError::NotAPresence { text: text.to_owned() })?),
    };
    Ok(attendance_edit(book, round, &[(id, is)]))
}

/// The edit that enters the attendance of these players in a round. A round that does not exist is added at the end.
pub fn attendance_edit(book: &Book, round: RoundIx, entries: &[(PersonId, Option<AttendanceStatus>)]) -> Edit {
    let mut lines: Vec<AttendanceEntry> = book.round(round).map(|round| round.attendance.clone()).unwrap_or_default();
    for (id, is) in entries {
        let at = lines.iter().position(|line| line.player == *id);
        match (at, is) {
            (Some(at), Some(is)) => lines[at].status = *is,
            (Some(at), None) => {
                lines.remove(at);
            }
            (None, Some(is)) => lines.push(AttendanceEntry::new(*id, *is)),
            (None, None) => {}
        }
    }
    attendance_list_edit(book, round, lines)
}

/// The power that is reserved for a player before the draw, as text in the language of the window.
pub(crate) fn power_text(book: &Book, round: RoundIx, id: PersonId) -> &'static str {
    let line = book.round(round).and_then(|round| round.attendance.iter().find(|line| line.player == id));
    line.and_then(|line| line.power).map_or("", Power::name_in_window)
}

/// The edit that reserves a power. A player without attendance is entered as present.
pub(crate) fn power_edit(book: &Book, round: RoundIx, id: PersonId, typed: &str) -> Result<Edit, InputError> {
    let power = match typed.trim() {
        "" => None,
        text => Some(Power::parse(text).ok_or_else(|| InputError::NotAPower { text: text.to_owned() })?),
    };
    let mut lines: Vec<AttendanceEntry> = book.round(round).map(|round| round.attendance.clone()).unwrap_or_default();
    match lines.iter_mut().find(|line| line.player == id) {
        Some(line) => line.power = power,
        None => lines.push(AttendanceEntry { power, ..AttendanceEntry::new(id, AttendanceStatus::Present) }),
    }
    Ok(attendance_list_edit(book, round, lines))
}

/// The edit that sets the attendance of a round, in the order of the list of players.
fn attendance_list_edit(book: &Book, round: RoundIx, mut lines: Vec<AttendanceEntry>) -> Edit {
    let place = |id: PersonId| book.people.iter().position(|person| person.id == id);
    lines.sort_by_key(|line| place(line.player));
    let set = Edit::Round(book.round_id(round), RoundField::Attendance(lines));
    if round.0 < book.rounds.len() {
        return set;
    }
    let added = Round { name: next_round_name(&book.rounds), ..Round::default() };
    Edit::Batch(vec![Edit::AddRound { position: round, round: added }, set])
}
