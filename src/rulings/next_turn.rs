//! The text of the turn after a ruling: its season, with the units and the owners of centres as they are then.

use std::fmt::Write as _;

use super::game_turn::{GameTurn, TurnPart};
use super::position::CentreOwners;
use super::position_text::{centre_lines, position_lines};
use super::provinces::Province;
use super::ruling::Ruling;
use crate::book::{Power, Season, Year};

/// The text with which the next turn begins. After a fall it is the winter, if the owners of the centres are known and
/// a power has to build or remove.
pub fn next_turn_text(ruling: &Ruling) -> String {
    let mut text = String::new();
    if let Some(turn) = next_turn(ruling) {
        let _ = match &ruling.board {
            Some(board) => writeln!(text, "{board}, {turn}"),
            None => writeln!(text, "season: {turn}"),
        };
    }
    text.push_str("position\n");
    push_lines(&mut text, &position_lines(&ruling.position));
    if let Some(centres) = &centres_of_next_turn(ruling) {
        text.push_str("centres\n");
        push_lines(&mut text, &centre_lines(centres));
    }
    text.push_str("orders\n");
    text
}

/// The powers with dislodged units that may retreat and are not ordered yet, as lines to be filled in. `None` if there
/// are none.
pub fn retreat_lines(ruling: &Ruling) -> Option<String> {
    let open = ruling.open_retreats();
    let powers: Vec<Power> =
        Power::ALL.into_iter().filter(|power| open.iter().any(|unit| unit.power == *power)).collect();
    if powers.is_empty() {
        return None;
    }
    let mut text = String::from("retreats\n");
    for power in powers {
        let _ = writeln!(text, "{power}: ");
    }
    Some(text)
}

/// The turn after the one of a ruling. `None` if the ruling does not say its season.
pub fn next_turn(ruling: &Ruling) -> Option<GameTurn> {
    let turn = ruling.turn?;
    let part = TurnPart::Movement;
    let next_year = || turn.year.map(|year| Year(year.0.saturating_add(1)));
    if turn.part == TurnPart::Adjustments {
        return Some(GameTurn { part, season: Some(Season::Spring), year: next_year() });
    }
    Some(match turn.season? {
        Season::Spring => GameTurn { part, season: Some(Season::Fall), year: turn.year },
        Season::Fall if needs_adjustments(ruling) => {
            GameTurn { part: TurnPart::Adjustments, season: None, year: turn.year }
        }
        Season::Fall => GameTurn { part, season: Some(Season::Spring), year: next_year() },
    })
}

/// The owners of centres with which the next turn begins. A director who goes on with an open retreat lets the unit be
/// disbanded.
fn centres_of_next_turn(ruling: &Ruling) -> Option<CentreOwners> {
    let waits = ruling.waiting_reason().is_some();
    ruling.centres.clone().map(|centres| if waits { centres.after_fall(&ruling.position) } else { centres })
}

/// Whether a power has to remove a unit, or may build one.
fn needs_adjustments(ruling: &Ruling) -> bool {
    let Some(centres) = centres_of_next_turn(ruling) else { return false };
    let is_adjusted = ruling.orders.iter().any(|order| order.part == TurnPart::Adjustments);
    let has_open_home = |power: Power| {
        let owned = |home: &Province| home.home_of() == Some(power) && centres.owner(*home) == Some(power);
        Province::all().filter(owned).any(|home| ruling.position.unit_in(home).is_none())
    };
    !is_adjusted
        && Power::ALL.into_iter().any(|power| {
            let (units, owned) = (ruling.position.count(power), centres.of(power).len());
            units > owned || (units < owned && has_open_home(power))
        })
}

fn push_lines(text: &mut String, lines: &[String]) {
    for line in lines {
        let _ = writeln!(text, "{line}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::rule_text;

    #[test]
    fn a_year_is_played_through_from_turn_to_turn() {
        let spring = "season: Spring 1901\nposition: start\ncentres: start\norders\nAustria: A Vie - Gal, F Tri - Alb, A Bud - Ser";
        let fall = next_turn_text(&rule_text(spring));
        assert!(fall.starts_with("season: Fall 1901\nposition\nAustria: A Ser, F Alb, A Gal\nEngland: "), "{fall}");
        let fall = format!("{fall}Austria: F Alb - Gre, A Ser S F Alb - Gre");
        let winter = next_turn_text(&rule_text(&fall));
        assert!(winter.starts_with("season: Winter 1901\n"), "{winter}");
        assert!(winter.contains("centres\nAustria: Bud, Gre, Ser, Tri, Vie\n"), "{winter}");
        let winter = format!("{winter}Austria: Build A Vie, Build A Bud");
        let ruling = rule_text(&winter);
        assert_eq!(ruling.problems, []);
        let next_spring = next_turn_text(&ruling);
        assert!(next_spring.starts_with("season: Spring 1902\n"), "{next_spring}");
        assert!(next_spring.contains("F Gre") && next_spring.contains("A Vie, A Bud\n"), "{next_spring}");
    }

    #[test]
    fn without_owners_of_centres_a_spring_follows_a_fall() {
        let ruling = rule_text("season: Fall 1903\nposition\nAustria: A Vie\norders\nAustria: A Vie - Gal");
        assert_eq!(next_turn_text(&ruling), "season: Spring 1904\nposition\nAustria: A Gal\norders\n");
    }

    #[test]
    fn retreats_are_asked_for_until_they_are_ordered() {
        let text = "season: Spring 1903\nposition\nAustria: A Ser\nTurkey: A Bul, A Gre\norders\nTurkey: A Bul - Ser, A Gre S A Bul - Ser\n";
        let lines = retreat_lines(&rule_text(text)).unwrap();
        assert_eq!(lines, "retreats\nAustria: \n");
        let ruling = rule_text(&format!("{text}retreats\nAustria: A Ser - Bud"));
        assert_eq!(retreat_lines(&ruling), None);
        assert_eq!(
            next_turn_text(&ruling),
            "season: Fall 1903\nposition\nAustria: A Bud\nTurkey: A Ser, A Gre\norders\n"
        );
    }
}
