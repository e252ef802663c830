//! Takes units from the orders where the text has none of their power: a director need not type what the orders say already.

use super::board_map::{Province, Space, Terrain, UnitKind};
use super::game_turn::TurnPart;
use super::order_reader::WrittenPlace;
use super::position::{Position, Unit};
use super::province_names::NameReading;
use super::ruling_line::is_first_turn;
use super::ruling_text::{RulingText, TextProblem};
use super::written_order::{WrittenAction, WrittenOrder, read_layout};
use crate::book::{PerPower, Power};

/// Adds the units that the orders name, of powers that have no line in the position, and notes them in `units_from_orders`. In the first spring of
/// a game the units are those of the start.
pub(super) fn deduce_units(text: &mut RulingText, position_lines: &PerPower<Option<usize>>) {
    if text.turn.is_some_and(|turn| turn.part != TurnPart::Movement) {
        return;
    }
    if text.turn.is_some_and(is_first_turn) && text.position.units().is_empty() {
        text.position = Position::at_start();
        return;
    }
    let is_given = |power: Power| position_lines[power].is_some() || text.position.count(power) > 0;
    let without_units: Vec<Power> = Power::ALL.into_iter().filter(|power| !is_given(*power)).collect();
    if text.orders.iter().all(|line| !without_units.contains(&line.power)) {
        return;
    }
    let orders: Vec<(Power, usize, WrittenOrder)> = text
        .orders
        .iter()
        .filter(|line| line.part == TurnPart::Movement)
        .filter_map(|line| Some((line.power, line.line, read_layout(&line.text).ok()?)))
        .collect();
    let places: Vec<&WrittenPlace> = orders.iter().flat_map(|(_, _, order)| order.places()).collect();
    let mut problems = Vec::new();
    for (power, line, order) in orders.iter().filter(|(power, ..)| without_units.contains(power)) {
        let Some((place, province)) = order.unit.as_ref().and_then(|place| Some((place, province_of(place)?))) else {
            continue;
        };
        if text.position.unit_in(province).is_some() {
            continue;
        }
        match deduced_unit(*power, place, province, &order.action, &places) {
            // The province is empty.
            Ok(unit) => {
                if text.position.add(unit).is_ok() {
                    text.units_from_orders.push(unit);
                }
            }
            Err(sentence) => problems.push(TextProblem { line: *line, text: place.name.clone(), sentence }),
        }
    }
    for (_, line, order) in orders.iter().filter(|(power, ..)| without_units.contains(power)) {
        let (WrittenAction::Support(other, _) | WrittenAction::Convoy(other, _)) = &order.action else { continue };
        if let Some(province) = province_of(other).filter(|province| text.position.unit_in(*province).is_none()) {
            let sentence = format!("Whose unit is in {province}? Write the position.");
            problems.push(TextProblem { line: *line, text: other.name.clone(), sentence });
        }
    }
    text.problems.extend(problems);
}

/// The province in which a unit is named. Tyr is the land unless the unit is a fleet.
fn province_of(place: &WrittenPlace) -> Option<Province> {
    match &place.reading {
        NameReading::Clear(province) | NameReading::Fixed(province) => Some(*province),
        NameReading::Tyr => Province::with_letters(if place.kind == Some(UnitKind::Fleet) { "Tys" } else { "Tyr" }),
        _ => None,
    }
}

/// The unit that an order is for. Its type is the written one, or that of the ground, of its order, or of another order that names it.
fn deduced_unit(
    power: Power,
    place: &WrittenPlace,
    province: Province,
    action: &WrittenAction,
    places: &[&WrittenPlace],
) -> Result<Unit, String> {
    let elsewhere = || places.iter().find_map(|other| other.kind.filter(|_| province_of(other) == Some(province)));
    let kind = match province.terrain() {
        // The written type may be wrong (§9).
        Terrain::Inland => UnitKind::Army,
        Terrain::Sea => UnitKind::Fleet,
        Terrain::Coastal => place
            .kind
            .or_else(|| kind_by_destination(action))
            .or_else(elsewhere)
            .ok_or_else(|| format!("Is the unit in {province} an army or a fleet? Write A or F."))?,
    };
    let coasts = province.coasts();
    let coast = if kind == UnitKind::Army || coasts.is_empty() {
        None
    } else {
        let written = place.coast.and_then(Result::ok).filter(|coast| coasts.contains(coast));
        let reaches = |space: Space| destination(action).is_some_and(|to| space.reaches(UnitKind::Fleet, to));
        let mut possible = coasts.iter().copied().filter(|coast| reaches(Space { province, coast: Some(*coast) }));
        let only = possible.next().filter(|_| possible.next().is_none());
        let coast = written.or(only);
        Some(coast.ok_or_else(|| format!("A fleet in {province} stands on a coast: write which."))?)
    };
    Ok(Unit { power, kind, space: Space { province, coast } })
}

/// Where an order goes or supports to.
fn destination(action: &WrittenAction) -> Option<Province> {
    match action {
        WrittenAction::Move(spaces) => province_of(spaces.last()?),
        WrittenAction::Support(other, to) => province_of(to.as_ref().unwrap_or(other)),
        _ => None,
    }
}

/// The type of a unit that moves or supports to a place where only such a unit can go.
fn kind_by_destination(action: &WrittenAction) -> Option<UnitKind> {
    match destination(action)?.terrain() {
        Terrain::Inland => Some(UnitKind::Army),
        Terrain::Sea => Some(UnitKind::Fleet),
        Terrain::Coastal => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::rulings::read_ruling_text;

    /// The units that are taken from the orders of a text, and the sentences of its problems.
    fn deduced(text: &str) -> (Vec<String>, Vec<String>) {
        let read = read_ruling_text(text);
        let units = read.units_from_orders.iter().map(|unit| format!("{} {}", unit.power.letter(), unit.letters()));
        (units.collect(), read.problems.into_iter().map(|problem| problem.sentence).collect())
    }

    #[test]
    fn orders_alone_give_the_units() {
        let (units, problems) = deduced("S02\nA: Vie-Tyr, F Tri S Vie-Tyr; I: F Nap-Tyr, Ion C Tun-Alb, A Tun-Alb");
        assert_eq!(units, ["A A Vie", "A F Tri", "I F Nap", "I F Ion", "I A Tun"]);
        assert_eq!(problems, [] as [&str; 0]);
    }

    #[test]
    fn a_power_with_units_in_the_position_gets_none_from_its_orders() {
        let (units, _) =
            deduced("position\nAustria: A Vie\norders\nAustria: A Vie h, A Bud h\nItaly: A Ven h, A Vie - Gal");
        assert_eq!(units, ["I A Ven"], "Vienna is not Italy’s");
    }

    #[test]
    fn what_the_orders_do_not_say_is_asked_for() {
        let (units, problems) =
            deduced("orders\nFrance: Mar - Spa, F Spa - Mao, F Spa - Wes, Bre - Mao, A Par S A Bur");
        assert_eq!(units, ["F F Spa/sc", "F F Bre", "F A Par"]);
        assert_eq!(
            problems,
            [
                "Is the unit in Marseilles an army or a fleet? Write A or F.",
                "A fleet in Spain stands on a coast: write which.",
                "Whose unit is in Burgundy? Write the position.",
            ]
        );
        let (units, problems) = deduced("orders\nFrance: Mar - Spa, A Gas S A Mar - Spa");
        assert_eq!((units.len(), problems.len()), (2, 0), "another order has the type");
    }

    #[test]
    fn the_first_spring_begins_with_the_units_of_the_start() {
        let read = read_ruling_text("Spring 1901\nGermany: A Mun - Kie, F Kie Hol");
        assert_eq!((read.position.units().len(), read.units_from_orders.len(), read.problems.len()), (22, 0, 0));
    }
}
