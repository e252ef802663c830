//! The variables that the formulas of a ladder may use, each with its slot and its heading in the tables.

use crate::languages::Language;
use crate::languages::sentences::columns;

/// The heading of a variable in a language.
type Heading = fn(Language) -> String;

/// The variables of a result, that is of one player at one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultVariable {
    Place,
    Games,
    Score,
}

impl ResultVariable {
    pub(super) const NAMES: [&'static str; 3] = ["place", "games", "score"];

    const HEADINGS: [Heading; 3] = [columns::column_place, columns::column_games, columns::column_score];

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

    pub(super) const HEADINGS: [Heading; 4] = [
        columns::column_event_players,
        columns::column_event_boards,
        columns::column_event_national,
        columns::column_event_state,
    ];
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

    const HEADINGS: [Heading; 3] = [columns::column_events, columns::column_counted, columns::column_total];
}

/// The heading of the variable with this name. `None` if it is no variable.
pub(super) fn heading_of_variable(name: &str, language: Language) -> Option<String> {
    let of_result = ResultVariable::NAMES.into_iter().zip(ResultVariable::HEADINGS);
    let of_event = EventVariable::NAMES.into_iter().zip(EventVariable::HEADINGS);
    let of_person = PersonVariable::NAMES.into_iter().zip(PersonVariable::HEADINGS);
    let mut variables = of_result.chain(of_event).chain(of_person);
    variables.find(|(known, _)| *known == name).map(|(_, heading)| heading(language))
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

    #[test]
    fn a_variable_has_the_heading_of_its_column() {
        let names = ResultVariable::NAMES.into_iter().chain(EventVariable::NAMES).chain(PersonVariable::NAMES);
        for name in names {
            assert_eq!(heading_of_variable(name, Language::English).as_deref(), Some(name));
        }
        assert_eq!(heading_of_variable("state", Language::German).as_deref(), Some("Bundesstaat"));
        assert_eq!(heading_of_variable("rating", Language::German), None);
    }
}
