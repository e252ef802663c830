//! The fields of a round. Its boards are not among them.

use serde::{Deserialize, Serialize};

use super::{FieldDescription, MergeRule, ReasonRule, Recompute, fields};
use crate::book::{AttendanceEntry, PersonId, Round, RoundPosting, StoredDraw};
use crate::languages::window_sentences::fields as texts;

/// The key of a field of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RoundColumn {
    Name,
    System,
    Note,
    SatOut,
    Attendance,
    Draws,
    ScoresReleased,
    Posted,
}

/// A field of a round, with its new value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RoundField {
    Name(String),
    System(Option<String>),
    Note(String),
    SatOut(Vec<PersonId>),
    #[serde(rename = "Released")]
    ScoresReleased(Option<bool>),
    Posted(Option<RoundPosting>),
    /// Replaces the whole attendance.
    Attendance(Vec<AttendanceEntry>),
    /// Replaces all stored draws.
    Draws(Vec<StoredDraw>),
}

fields!(Round: RoundField by RoundColumn, beside id removed_ids boards, {
    Name as Name => name,
    System as System => system,
    Note as Note => note,
    SatOut as SatOut => sat_out,
    Attendance as Attendance => attendance,
    Draws as Draws => draws,
    ScoresReleased as ScoresReleased => scores_released,
    Posted as Posted => posted,
});

impl RoundColumn {
    /// The name of the field in the language of the window.
    pub fn name_in_window(self) -> &'static str {
        match self {
            RoundColumn::Name => texts::name(),
            RoundColumn::System => texts::scoring_system(),
            RoundColumn::Note => texts::note(),
            RoundColumn::SatOut => texts::sat_out(),
            RoundColumn::Attendance => texts::roll_call(),
            RoundColumn::Draws => texts::draws(),
            RoundColumn::ScoresReleased => texts::scores_released(),
            RoundColumn::Posted => texts::posted(),
        }
    }

    /// The description of the field.
    pub const fn description(self) -> &'static FieldDescription {
        match self {
            // The name has the number of the round, and every rule about a round means its number.
            RoundColumn::Name => &FieldDescription {
                name: "name",
                other_names: &[],
                recompute: Recompute::Everything,
                reason: ReasonRule::Always,
                merge: MergeRule::Keep,
            },
            RoundColumn::System => &FieldDescription {
                name: "scoring system",
                other_names: &[],
                recompute: Recompute::Everything,
                reason: ReasonRule::Always,
                merge: MergeRule::Fill,
            },
            // The sheet of the round shows the note, so its posting is checked.
            RoundColumn::Note => &FieldDescription {
                name: "note",
                other_names: &[],
                recompute: Recompute::People,
                reason: ReasonRule::Never,
                merge: MergeRule::Fill,
            },
            // The rules may give points for sitting out.
            RoundColumn::SatOut => &FieldDescription {
                name: "sat out",
                other_names: &["sit-outs"],
                recompute: Recompute::Everything,
                reason: ReasonRule::Always,
                merge: MergeRule::Fill,
            },
            // It allows a player to sit at two boards.
            RoundColumn::Attendance => &FieldDescription {
                name: "roll call",
                other_names: &["attendance"],
                recompute: Recompute::People,
                reason: ReasonRule::Never,
                merge: MergeRule::Fill,
            },
            RoundColumn::Draws => &FieldDescription {
                name: "draws",
                other_names: &[],
                recompute: Recompute::Nothing,
                reason: ReasonRule::Never,
                merge: MergeRule::Fill,
            },
            RoundColumn::ScoresReleased => &FieldDescription {
                name: "scores released",
                other_names: &[],
                recompute: Recompute::Everything,
                reason: ReasonRule::Never,
                merge: MergeRule::Fill,
            },
            RoundColumn::Posted => &FieldDescription {
                name: "posted",
                other_names: &[],
                recompute: Recompute::People,
                reason: ReasonRule::Never,
                merge: MergeRule::Keep,
            },
        }
    }
}
