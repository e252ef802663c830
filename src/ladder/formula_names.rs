//! The names that a ladder's formulas may speak of, each with its slot.

/// Of a result: of one player at one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultFact {
    Place,
    Games,
    Score,
}

impl ResultFact {
    pub(super) const WORDS: [&'static str; 3] = ["place", "games", "score"];

    pub(super) const fn slot(self) -> u16 {
        self as u16
    }
}

/// Of an event. The sums of the ladder's own formulas over its players follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EventFact {
    /// Everyone who played, in full or not.
    Players,
    /// Boards a round.
    Boards,
    /// 1 for the championship of a country.
    National,
    /// 1 for the championship of a state or an island.
    State,
}

impl EventFact {
    pub(super) const WORDS: [&'static str; 4] = ["players", "boards", "national", "state"];
}

/// Of a person's year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PersonFact {
    /// How many events the person played in.
    Events,
    /// How many of them count.
    Counted,
    /// The sum of their points.
    Total,
}

impl PersonFact {
    pub(super) const WORDS: [&'static str; 3] = ["events", "counted", "total"];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_are_in_the_order_of_the_slots() {
        assert_eq!(ResultFact::WORDS[usize::from(ResultFact::Score.slot())], "score");
        assert_eq!(EventFact::WORDS[EventFact::State as usize], "state");
        assert_eq!(PersonFact::WORDS[PersonFact::Total as usize], "total");
    }
}
