//! The people expected in a round, from its attendance or from the round before.

use std::collections::HashMap;

use crate::book::{AttendanceEntry, AttendanceStatus, Book, Person, PersonId, Role, RoundIx};

/// The expected attendance of a round: the attendance in the book, or all players if there is none.
pub fn expected_attendance(book: &Book, at: RoundIx) -> Vec<(PersonId, AttendanceStatus)> {
    match book.round(at).filter(|round| !round.attendance.is_empty()) {
        Some(round) => in_list_order(book, &round.attendance),
        None => book
            .people
            .iter()
            .filter(|person| is_playing(person))
            .map(|it| (it.id, AttendanceStatus::Present))
            .collect(),
    }
}

/// Whether a person takes part in draws.
pub fn is_playing(person: &Person) -> bool {
    matches!(person.role, Role::Player | Role::Unranked) && person.replaced_by.is_none()
}

/// The attendance in the order of the list of people.
pub(super) fn in_list_order(book: &Book, attendance: &[AttendanceEntry]) -> Vec<(PersonId, AttendanceStatus)> {
    let called: HashMap<PersonId, AttendanceStatus> =
        attendance.iter().map(|line| (line.player, line.status)).collect();
    book.people.iter().filter_map(|person| Some((person.id, *called.get(&person.id)?))).collect()
}

/// The expected attendance of the next round: latecomers are present by then, and there are no volunteers to sit out.
pub(super) fn next_round_attendance(attendance: &[(PersonId, AttendanceStatus)]) -> Vec<(PersonId, AttendanceStatus)> {
    let next = |is: AttendanceStatus| match is {
        AttendanceStatus::Absent => AttendanceStatus::Absent,
        AttendanceStatus::Standby => AttendanceStatus::Standby,
        _ => AttendanceStatus::Present,
    };
    attendance.iter().map(|(id, is)| (*id, next(*is))).collect()
}
