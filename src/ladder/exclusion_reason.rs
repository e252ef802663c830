//! The reasons why an event does not count for a ladder.

use crate::languages::Language;
use crate::languages::sentences::ladder;

/// Why an event does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventExclusion {
    NotAccredited,
    /// The rules do not name it, and nobody has decided whether it counts.
    AccreditationUndecided,
    /// The points depend on the level of the championship. The rules do not name it, and nobody has entered it.
    LevelUndecided,
    /// Its date is unknown, and nobody has decided whether it counts in this year.
    DateUndecided,
    OtherYear,
    /// It is the same as the event at this position.
    SameAs(usize),
    /// The points need the number of boards, which is unknown.
    NoBoards,
    Variant,
    /// Its boards were scored by other rules than those of the league.
    OtherScoring,
    /// The chart of its first autumn has not come in yet.
    NotBegun,
    /// It ended too long ago.
    Over,
}

impl EventExclusion {
    /// Whether a decision that the event counts is missing.
    pub const fn is_question(self) -> bool {
        matches!(
            self,
            EventExclusion::AccreditationUndecided | EventExclusion::LevelUndecided | EventExclusion::DateUndecided
        )
    }

    /// The reason in a few words.
    pub fn describe(self, language: Language) -> String {
        match self {
            EventExclusion::NotAccredited => ladder::not_accredited(language),
            EventExclusion::AccreditationUndecided => ladder::accreditation_undecided(language),
            EventExclusion::LevelUndecided => ladder::level_undecided(language),
            EventExclusion::DateUndecided => ladder::date_undecided(language),
            EventExclusion::OtherYear => ladder::other_year(language),
            EventExclusion::SameAs(_) => ladder::listed_twice(language),
            EventExclusion::NoBoards => ladder::no_boards(language),
            EventExclusion::Variant => ladder::variant(language),
            EventExclusion::OtherScoring => ladder::other_scoring(language),
            EventExclusion::NotBegun => ladder::not_begun(language),
            EventExclusion::Over => ladder::ended_long_ago(language),
        }
    }
}
