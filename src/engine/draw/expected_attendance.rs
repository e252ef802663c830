//! The people expected in a round, from its attendance or from the round before.

use std::collections::HashMap;

use crate::book::{AttendanceEntry, AttendanceStatus, Book, Person, PersonId, Role, RoundIx};

/// The expected attendance of a round: the attendance in the book, or all players if nobody was called. A player who has
/// left the event or does not play in the round is not expected.
pub fn expected_attendance(book: &Book, at: RoundIx) -> Vec<(PersonId, AttendanceStatus)> {
    let called: &[AttendanceEntry] = book.round(at).map_or(&[], |round| &round.attendance);
    let statuses: HashMap<PersonId, AttendanceStatus> = called.iter().map(|line| (line.player, line.status)).collect();
    let has_roll_call = has_roll_call(called);
    let expected = |person: &Person| match statuses.get(&person.id) {
        Some(status) => Some(*status),
        None if book.has_left(person.id, at) => Some(AttendanceStatus::Left),
        None if is_playing(person) && !book.plays_round(person.id, at) => Some(AttendanceStatus::Absent),
        None => (!has_roll_call && is_playing(person)).then_some(AttendanceStatus::Present),
    };
    book.people.iter().filter_map(|person| Some((person.id, expected(person)?))).collect()
}

/// Whether the players of a round were called. That somebody has left the event is no roll call.
pub fn has_roll_call(attendance: &[AttendanceEntry]) -> bool {
    attendance.iter().any(|line| line.status != AttendanceStatus::Left)
}

/// Whether a person takes part in draws.
pub fn is_playing(person: &Person) -> bool {
    matches!(person.role, Role::Player | Role::Unranked) && person.replaced_by.is_none()
}

/// The expected attendance of a round without a roll call of its own, from that of the round before: latecomers are present by
/// then, and there are no volunteers to sit out.
pub(super) fn next_round_attendance(
    book: &Book,
    at: RoundIx,
    before: &[(PersonId, AttendanceStatus)],
) -> Vec<(PersonId, AttendanceStatus)> {
    let last = RoundIx(at.0.saturating_sub(1));
    let was_called =
        |id: PersonId| book.round(last).is_some_and(|round| round.attendance.iter().any(|line| line.player == id));
    let next = |id: PersonId, is: AttendanceStatus| match is {
        _ if book.has_left(id, at) => AttendanceStatus::Left,
        _ if !book.plays_round(id, at) => AttendanceStatus::Absent,
        // A player who had not planned to play in the round before is here again.
        AttendanceStatus::Absent if !book.plays_round(id, last) && !was_called(id) => AttendanceStatus::Present,
        AttendanceStatus::Absent | AttendanceStatus::Left | AttendanceStatus::Standby => is,
        AttendanceStatus::Present
        | AttendanceStatus::Late
        | AttendanceStatus::Volunteer
        | AttendanceStatus::MustPlay
        | AttendanceStatus::TwoBoards => AttendanceStatus::Present,
    };
    before.iter().map(|(id, is)| (*id, next(*id, *is))).collect()
}
