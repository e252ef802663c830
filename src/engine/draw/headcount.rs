//! The number of boards for the players present.

use crate::book::{AttendanceStatus, PersonId};
use crate::languages::window_sentences::attendance as texts;

/// The numbers of players by attendance, and the boards they fill.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headcount {
    /// Number of people in the room, including those who will sit out.
    pub present: usize,
    pub late: usize,
    /// Stand-bys who are called to fill a board.
    pub called_standbys: Vec<PersonId>,
    /// Number of stand-bys, including those called.
    pub standby: usize,
    /// Number of players on two boards.
    pub second_boards: usize,
    pub boards: usize,
    pub sitting_out: usize,
    /// Number of people in the room who may not play any more, because they have played as many rounds as the rules
    /// allow. They are not counted as present.
    pub at_round_limit: usize,
}

impl Headcount {
    pub fn of_attendance(attendance: &[(PersonId, AttendanceStatus)]) -> Headcount {
        let count = |wanted: AttendanceStatus| attendance.iter().filter(|(_, is)| *is == wanted).count();
        let present = attendance.iter().filter(|(_, is)| is.is_in_the_room()).count();
        let (late, standby, twice) =
            (count(AttendanceStatus::Late), count(AttendanceStatus::Standby), count(AttendanceStatus::TwoBoards));
        let seats = present + twice;
        let wanted = (7 - seats % 7) % 7;
        let waiting = attendance.iter().filter(|(_, is)| *is == AttendanceStatus::Standby).map(|(id, _)| *id);
        let called: Vec<PersonId> = if wanted <= standby { waiting.take(wanted).collect() } else { Vec::new() };
        let seats = seats + called.len();
        Headcount {
            present,
            late,
            called_standbys: called,
            standby,
            second_boards: twice,
            boards: seats / 7,
            sitting_out: seats % 7,
            at_round_limit: 0,
        }
    }

    /// “44 present: 6 boards and 2 out, or 5 more for 7 boards”. Whoever has played all rounds is present too: “31 present,
    /// of whom 19 have played all rounds that the rules allow; 12 can play: 1 board and 5 out, or 2 more for 2 boards”.
    pub fn summary(&self) -> String {
        texts::headcount(
            self.at_round_limit,
            self.present + self.at_round_limit,
            self.present,
            self.boards,
            self.second_boards,
            self.called_standbys.len(),
            self.sitting_out,
            self.boards + 1,
            &7_usize.saturating_sub(self.sitting_out).to_string(),
            self.late,
            self.standby.saturating_sub(self.called_standbys.len()),
        )
    }
}
