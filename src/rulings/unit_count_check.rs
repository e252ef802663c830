//! Checks the numbers of units in a position: before a winter no power has more units than centres, and 18 centres end the
//! game.

use super::game_turn::TurnPart;
use super::position::CentreOwners;
use super::ruling_text::{RulingText, TextProblem};
use super::sentence_parts::power_name;
use crate::book::{PerPower, Power, Year};
use crate::languages::messages::rulings as texts;

/// The most units of a power in a game that goes on.
const MOST_UNITS: usize = 17;

/// The powers with too many units. `position_lines` are the lines on which the units of each power begin.
pub(super) fn unit_count_problems(text: &RulingText, position_lines: &PerPower<Option<usize>>) -> Vec<TextProblem> {
    let counts = text.centres.as_ref().map(CentreOwners::counts);
    let is_movement = text.turn.is_none_or(|turn| turn.part == TurnPart::Movement);
    let year_before = text.turn.and_then(|turn| turn.year?.0.checked_sub(1)).map(Year);
    let chart = text.charts.iter().find(|chart| chart.year.is_none() || chart.year == year_before);
    let written = chart.map(|chart| chart.counts).unwrap_or_default();
    let problem = |power: Power| {
        let units = text.position.count(power);
        let owned = counts.map(|counts| counts[power]).filter(|centres| *centres > 0);
        let centres = owned.or(written[power]).filter(|_| is_movement);
        let sentence = match centres {
            Some(centres) if units > centres => texts::more_units_than_centres(power_name(power), units, centres),
            _ if units > MOST_UNITS => texts::too_many_units(power_name(power), units, MOST_UNITS.to_string()),
            _ => return None,
        };
        let line = position_lines[power].unwrap_or_default();
        Some(TextProblem { line, text: power.name().to_owned(), sentence })
    };
    Power::ALL.into_iter().filter_map(problem).collect()
}
