//! The reasons why an event does not count for a ladder.

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
    pub const fn describe(self) -> &'static str {
        match self {
            EventExclusion::NotAccredited => "not accredited",
            EventExclusion::AccreditationUndecided => "not decided whether it is accredited",
            EventExclusion::LevelUndecided => "its kind is not entered",
            EventExclusion::DateUndecided => "its date is not entered",
            EventExclusion::OtherYear => "from another year",
            EventExclusion::SameAs(_) => "listed twice",
            EventExclusion::NoBoards => "the number of boards is unknown",
            EventExclusion::Variant => "a variant",
            EventExclusion::OtherScoring => "scored by other rules",
            EventExclusion::NotBegun => "its first autumn has not come in yet",
            EventExclusion::Over => "ended too long ago",
        }
    }
}
