//! The variables that the formulas of a ladder may use, each with its slot.

/// The variables of a result, that is of one player at one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultVariable {
    Place,
    Games,
    Score,
}

impl ResultVariable {
    pub(super) const NAMES: [&'static str; 3] = ["place", "games", "score"];

    pub(super) const fn slot(self) -> u16 {
        self as u16
    }
}

/// The variables of an event. The sums of the [[player]] formulas over its players follow them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EventVariable {
    /// Number of players, with all games or fewer.
    Players,
    /// Boards per round.
    Boards,
    /// 1 for the championship of a country.
    National,
    /// 1 for the championship of a state or an island.
    State,
}

impl EventVariable {
    pub(super) const NAMES: [&'static str; 4] = ["players", "boards", "national", "state"];
}

/// The variables of a person's year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PersonVariable {
    /// Number of events in which the person played.
    Events,
    /// Number of these events that count.
    Counted,
    /// The sum of their points.
    Total,
}

impl PersonVariable {
    pub(super) const NAMES: [&'static str; 3] = ["events", "counted", "total"];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_in_the_order_of_the_slots() {
        assert_eq!(ResultVariable::NAMES[usize::from(ResultVariable::Score.slot())], "score");
        assert_eq!(EventVariable::NAMES[EventVariable::State as usize], "state");
        assert_eq!(PersonVariable::NAMES[PersonVariable::Total as usize], "total");
    }
}
