//! The units that a text does not write: those of the start in the first spring, and those that the orders name, for
//! each power without a line in the position.

use super::game_turn::TurnPart;
use super::position::{Position, Unit};
use super::provinces::{Province, ProvinceSet, Terrain, UnitKind};
use super::ruling_line::is_first_spring;
use super::ruling_text::{RulingText, TextProblem};
use super::sentence_parts::power_name;
use super::unit_text::{only_unit, provinces_of, units_in};
use super::written_order::{WrittenAction, WrittenOrder, WrittenPlace};
use crate::book::{PerPower, Power};
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// Adds the units of the start in the first spring, if the text has no position. Otherwise it adds the units that the
/// orders name, of powers that have no line in the position, and notes them in `units_from_orders`.
pub(super) fn deduce_units(text: &mut RulingText, position_lines: &PerPower<Option<usize>>) {
    if text.turn.is_some_and(|turn| turn.part != TurnPart::Movement) {
        return;
    }
    let has_position = text.written_position.heading.is_some() || !text.written_position.lines.is_empty();
    if text.turn.is_some_and(is_first_spring) && !has_position {
        text.position = Position::at_start();
        text.written_position.implies_start = true;
        return;
    }
    let is_given = |power: Power| position_lines[power].is_some() || text.position.count(power) > 0;
    let without_units: Vec<Power> = Power::ALL.into_iter().filter(|power| !is_given(*power)).collect();
    if text.orders.iter().all(|line| !without_units.contains(&line.power)) {
        return;
    }
    let lines = std::mem::take(&mut text.orders);
    let orders: Vec<(Power, usize, &WrittenOrder)> = lines
        .iter()
        .filter(|line| line.part == TurnPart::Movement)
        .filter_map(|line| Some((line.power, line.line, line.layout.as_ref().ok()?)))
        .collect();
    let types = WrittenTypes::of(orders.iter().flat_map(|(_, _, order)| order.places()));
    let mut ordered_units: Vec<(Province, Vec<OrderedUnit<'_>>)> = Vec::new();
    for (power, line, order) in orders.iter().filter(|(power, ..)| without_units.contains(power)) {
        let Some(place) = &order.unit else { continue };
        let mut units = named_units(*power, place);
        keep_if_any(&mut units, |unit| can_follow(*unit, &order.action));
        keep_if_any(&mut units, |unit| types.contain(*unit));
        units.retain(|unit| text.position.unit_in(unit.province()).is_none());
        let Some(unit) = only_unit(&units, &place.name) else { continue };
        let province = units[0].province();
        let ordered = OrderedUnit { power: *power, line: *line, name: &place.name, unit };
        match ordered_units.iter_mut().find(|(other, _)| *other == province) {
            Some((_, of_province)) => of_province.push(ordered),
            None => ordered_units.push((province, vec![ordered])),
        }
    }
    for (province, ordered) in &ordered_units {
        match unit_of_orders(*province, ordered) {
            // The province is empty.
            Ok(unit) => {
                if text.position.add(unit).is_ok() {
                    text.units_from_orders.push(unit);
                }
            }
            Err(problem) => text.problems.push(problem),
        }
    }
    for (power, line, order) in orders.iter().filter(|(power, ..)| without_units.contains(power)) {
        let (WrittenAction::Support(other, _) | WrittenAction::Convoy(other, _)) = &order.action else { continue };
        let is_known = |province: Province| {
            text.position.unit_in(province).is_some() || ordered_units.iter().any(|(ordered, _)| *ordered == province)
        };
        let units = named_units(*power, other);
        if let Some(first) = units.first().filter(|_| !units.iter().any(|unit| is_known(unit.province()))) {
            let sentence = texts::whose_unit(first.province());
            text.problems.push(TextProblem { line: *line, text: other.name.clone(), sentence });
        }
    }
    text.orders = lines;
}

/// The unit that an order is for, or the question which one it is.
struct OrderedUnit<'a> {
    power: Power,
    line: usize,
    /// The name of the province as written.
    name: &'a str,
    unit: Result<Unit, Message>,
}

impl OrderedUnit<'_> {
    fn problem(&self, sentence: Message) -> TextProblem {
        TextProblem { line: self.line, text: self.name.to_owned(), sentence }
    }
}

/// The unit in a province, of all orders for it. It is a problem if they name different units.
fn unit_of_orders(province: Province, ordered: &[OrderedUnit<'_>]) -> Result<Unit, TextProblem> {
    let first = &ordered[0];
    if let Some(other) = ordered.iter().find(|other| other.power != first.power) {
        let sentence = texts::two_powers_order_unit(province, power_name(first.power), power_name(other.power));
        return Err(other.problem(sentence));
    }
    let mut known = ordered.iter().filter_map(|ordered| Some((ordered, *ordered.unit.as_ref().ok()?)));
    let Some((_, unit)) = known.next() else {
        return first.unit.clone().map_err(|sentence| first.problem(sentence));
    };
    match known.find(|(_, other)| *other != unit) {
        Some((ordered, other)) => Err(ordered.problem(texts::orders_name_two_units(unit, other))),
        None => Ok(unit),
    }
}

/// The provinces of the armies and of the fleets that the orders name with their type.
#[derive(Default)]
struct WrittenTypes {
    armies: ProvinceSet,
    fleets: ProvinceSet,
}

impl WrittenTypes {
    fn of<'a>(places: impl Iterator<Item = &'a WrittenPlace>) -> WrittenTypes {
        let mut types = WrittenTypes::default();
        for place in places {
            let Some(kind) = place.kind else { continue };
            let provinces = if kind == UnitKind::Army { &mut types.armies } else { &mut types.fleets };
            for province in provinces_of(&place.reading) {
                provinces.insert(province);
            }
        }
        types
    }

    fn contain(&self, unit: Unit) -> bool {
        let provinces = if unit.kind == UnitKind::Army { &self.armies } else { &self.fleets };
        provinces.contains(unit.province())
    }
}

/// The units that a name can be, by its type and coast. A type or a coast that cannot be there does not matter (§9).
fn named_units(power: Power, place: &WrittenPlace) -> Vec<Unit> {
    let provinces = provinces_of(&place.reading).into_iter();
    let mut units: Vec<Unit> = provinces.flat_map(|province| units_in(power, province)).collect();
    keep_if_any(&mut units, |unit| place.kind.is_none_or(|kind| kind == unit.kind));
    let coast = place.coast.and_then(Result::ok);
    keep_if_any(&mut units, |unit| coast.is_none() || unit.kind == UnitKind::Army || unit.space.coast == coast);
    units
}

/// Keeps the units for which a test is true, if there are any.
fn keep_if_any(units: &mut Vec<Unit>, test: impl Fn(&Unit) -> bool) {
    if units.iter().any(&test) {
        units.retain(test);
    }
}

/// Whether a unit can go to the destination of an order or of its support, or can convoy if that is the order.
fn can_follow(unit: Unit, action: &WrittenAction) -> bool {
    let reaches = |to: Province| unit.space.reaches(unit.kind, to);
    let is_coastal = |province: Province| province.terrain() == Terrain::Coastal;
    let goes_by_convoy = |to: Province| unit.kind == UnitKind::Army && is_coastal(unit.province()) && is_coastal(to);
    match action {
        WrittenAction::Move(spaces) => {
            let to = spaces.last().map(|place| provinces_of(&place.reading)).unwrap_or_default();
            to.into_iter().any(|to| reaches(to) || goes_by_convoy(to))
        }
        WrittenAction::Support(other, to) => {
            provinces_of(&to.as_ref().unwrap_or(other).reading).into_iter().any(reaches)
        }
        WrittenAction::Convoy(..) => unit.kind == UnitKind::Fleet && unit.province().is_sea(),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use crate::rulings::read_ruling_text;

    /// The units that are taken from the orders of a text, and the sentences of its problems.
    fn deduced(text: &str) -> (Vec<String>, Vec<String>) {
        let read = read_ruling_text(text);
        let units = read.units_from_orders.iter().map(|unit| format!("{} {}", unit.power.letter(), unit.letters()));
        (units.collect(), read.problems.iter().map(|problem| problem.sentence.english()).collect())
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
            deduced("orders\nFrance: Mar - Spa, F Spa - Mao, F Bul - Gre, F Bul - Aeg, Bre - Mao, A Par S A Bur");
        assert_eq!(units, ["F F Bul/sc", "F F Bre", "F A Par"]);
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
    fn tyr_without_a_type_is_decided_by_the_destination_or_asked_for() {
        for (order, unit) in [
            ("Tyr - Nap", "I F Tys"),
            ("Tyr - Vie", "I A Tyr"),
            ("Tyr S A Rom", "I F Tys"),
            ("Tyr C A Tun - Rom, A Tun - Rom", "I F Tys"),
            ("Tyr h, A Ven S A Tyr", "I A Tyr"),
            ("Nap - Tyr", "I F Nap"),
            ("Pie - Tyr", "I A Pie"),
        ] {
            assert_eq!(deduced(&format!("I: {order}")).0[0], unit, "{order}");
        }
        let sentence = "“Tyr” can be Tyrolia or Tyrrhenian Sea. Write the name in full.";
        assert_eq!(deduced("I: Tyr h"), (Vec::new(), vec![sentence.to_owned()]));
    }

    #[test]
    fn orders_that_name_different_units_in_a_province_are_a_problem() {
        for (text, expected, sentence) in [
            (
                "F02\nA: A Tyr-Ven\nI: A Tyr-Vie",
                &[][..],
                "Two powers order the unit in Tyrolia, Austria and Italy: write the position.",
            ),
            ("T: A Gre-Bul, F Gre-Aeg", &[], "The orders name A Greece and F Greece: write the position."),
            (
                "A: A Vie h, F Tri-Adr\nI: A Vie h",
                &["A F Tri"],
                "Two powers order the unit in Vienna, Austria and Italy: write the position.",
            ),
        ] {
            let (units, problems) = deduced(text);
            assert_eq!(
                (units.as_slice(), problems),
                (
                    expected.iter().map(|unit| (*unit).to_owned()).collect::<Vec<_>>().as_slice(),
                    vec![sentence.to_owned()]
                ),
                "{text}"
            );
        }
        // In an inland province the type may be wrong (§9).
        assert_eq!(deduced("A: A Vie-Gal, F Vie-Tri").0, ["A A Vie"]);
    }

    #[test]
    fn an_empty_position_is_no_start() {
        let read = read_ruling_text("S01\nposition\nAustria:\norders\nGermany: A Mun - Kie");
        assert_eq!(read.position.units(), read.units_from_orders);
        assert_eq!(read.units_from_orders.len(), 1);
    }

    #[test]
    fn only_the_first_spring_begins_with_the_units_of_the_start() {
        let (units, problems) = deduced("F01\nE: F Nth C A Yor-Bel, A Yor-Bel");
        assert_eq!((units.as_slice(), problems), (["E F Nth".to_owned(), "E A Yor".to_owned()].as_slice(), Vec::new()));
        let read = read_ruling_text("position: Fall 1901\norders\nGermany: A Mun - Kie");
        assert_eq!((read.position.units().len(), read.problems.len()), (1, 1));
    }

    #[test]
    fn the_first_spring_begins_with_the_units_of_the_start() {
        let read = read_ruling_text("Spring 1901\nGermany: A Mun - Kie, F Kie Hol");
        assert_eq!((read.position.units().len(), read.units_from_orders.len(), read.problems.len()), (22, 0, 0));
    }
}
