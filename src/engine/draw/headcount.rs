//! How many boards those who are there make.

use std::fmt::Write as _;

use crate::book::{PersonId, Presence};

/// How those who are there come out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Muster {
    /// In the room, with a seat or to sit out.
    pub present: usize,
    pub late: usize,
    /// Who stands by and is called to fill a board.
    pub called: Vec<PersonId>,
    pub standby: usize,
    /// Seats wanted beyond one for each.
    pub twice: usize,
    pub boards: usize,
    pub out: usize,
}

impl Muster {
    pub fn of(roll: &[(PersonId, Presence)]) -> Muster {
        let count = |wanted: Presence| roll.iter().filter(|(_, is)| *is == wanted).count();
        let present = roll.iter().filter(|(_, is)| is.is_there()).count();
        let (late, standby, twice) = (count(Presence::Late), count(Presence::Standby), count(Presence::Twice));
        let seats = present + twice;
        let wanted = (7 - seats % 7) % 7;
        let waiting = roll.iter().filter(|(_, is)| *is == Presence::Standby).map(|(id, _)| *id);
        let called: Vec<PersonId> = if wanted <= standby { waiting.take(wanted).collect() } else { Vec::new() };
        let seats = seats + called.len();
        Muster { present, late, called, standby, twice, boards: seats / 7, out: seats % 7 }
    }

    /// “44 present: 6 boards and 2 out, or 5 more for 7 boards”.
    pub fn words(&self) -> String {
        // Writing into a text cannot fail.
        let boards = |count: usize| if count == 1 { "1 board".to_owned() } else { format!("{count} boards") };
        let mut text = format!("{} present: {}", self.present, boards(self.boards));
        if self.twice > 0 {
            let _ = write!(text, ", {} on two", self.twice);
        }
        if !self.called.is_empty() {
            let _ = write!(text, ", with {} standing by", self.called.len());
        }
        if self.out > 0 {
            let _ = write!(text, " and {} out, or {} more for {}", self.out, 7 - self.out, boards(self.boards + 1));
        }
        if self.late > 0 {
            let _ = write!(text, "; {} late", self.late);
        }
        if self.standby > self.called.len() {
            let _ = write!(text, "; {} standing by", self.standby - self.called.len());
        }
        text
    }
}
