//! The reasons why an event does not count for a ladder.

/// Why an event does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventExclusion {
    NotAccredited,
    OtherYear,
    /// It is the same as the event at this position.
    SameAs(usize),
    /// The points need the number of boards, which is unknown.
    NoBoards,
    Variant,
    /// The chart of its first autumn has not come in yet.
    NotBegun,
    /// It ended too long ago.
    Over,
}

impl EventExclusion {
    /// The reason in a few words.
    pub const fn describe(self) -> &'static str {
        match self {
            EventExclusion::NotAccredited => "not accredited",
            EventExclusion::OtherYear => "from another year",
            EventExclusion::SameAs(_) => "listed twice",
            EventExclusion::NoBoards => "the number of boards is unknown",
            EventExclusion::Variant => "a variant",
            EventExclusion::NotBegun => "its first autumn has not come in yet",
            EventExclusion::Over => "ended too long ago",
        }
    }
}
