//! Properties of rulings: nothing panics on any text, an order that is written in full is read back, the order of the sheets does
//! not matter, and a position agrees with its mirror.

use std::fmt::Write as _;

use proptest::prelude::*;
use topboard::book::Power;
use topboard::rulings::{
    Order, OrderRuling, OrderedUnit, Outcome, Position, Province, Space, TurnPart, Unit, UnitKind, adjudicate,
    full_order, read_ruling_text, rule_text, with_unit,
};

/// Words that occur in orders.
const WORDS: [&str; 40] = [
    "A",
    "F",
    "Vie",
    "Tyr",
    "Tri",
    "NTH",
    "Spa/nc",
    "StP",
    "-",
    "->",
    "s",
    "supports",
    "c",
    "convoys",
    "h",
    "Hol",
    "Nor",
    "Mid-Atlantic",
    "(",
    ")",
    "/",
    "&",
    "and",
    "mutual",
    "via",
    "build",
    "waive",
    "remove",
    "disband",
    "Bul",
    "ec",
    ",",
    ";",
    ":",
    "Italian",
    "S01",
    "used",
    "🦀",
    "ß",
    "…",
];

const HEADINGS: [&str; 14] = [
    "draw vote: all, Fall 1908, against: Italy",
    "counts 1908: Austria 34",
    "season: Spring 1902",
    "season: Fall 1902 retreats",
    "season: Winter 1902",
    "position",
    "position: start",
    "centres",
    "orders",
    "orders revised 1",
    "retreats",
    "adjustments",
    "dislodged",
    "stand-offs: Gal",
];

fn any_text() -> impl Strategy<Value = String> {
    let order = proptest::collection::vec(prop::sample::select(&WORDS[..]), 0..9).prop_map(|words| words.join(" "));
    let line = (prop::sample::select(&["", "Austria: ", "I: ", "Russia "][..]), order)
        .prop_map(|(power, order)| format!("{power}{order}"));
    let heading = prop::sample::select(&HEADINGS[..]).prop_map(str::to_owned);
    let any = any::<String>();
    proptest::collection::vec(prop_oneof![2 => heading, 4 => line, 1 => any], 0..14).prop_map(|lines| lines.join("\n"))
}

/// Units at random places, with random orders that are legal for them.
fn any_season() -> impl Strategy<Value = Vec<OrderedUnit>> {
    let unit = (0..75_usize, 0..7_usize, any::<bool>(), any::<prop::sample::Index>());
    let choice = (0..4_usize, any::<prop::sample::Index>(), any::<prop::sample::Index>());
    proptest::collection::vec((unit, choice), 1..20).prop_map(|drawn| {
        let provinces: Vec<Province> = Province::all().collect();
        let mut position = Position::default();
        let mut choices = Vec::new();
        for ((at, power, is_fleet, coast), choice) in drawn {
            let province = provinces[at];
            let kind = if is_fleet { UnitKind::Fleet } else { UnitKind::Army };
            let coasts = province.coasts();
            let coast = (is_fleet && !coasts.is_empty()).then(|| *coast.get(coasts));
            let unit = Unit { power: Power::ALL[power], kind, space: Space { province, coast } };
            if Unit::can_stand(kind, unit.space) && position.add(unit).is_ok() {
                choices.push(choice);
            }
        }
        let order_of = |unit: Unit, (what, which, where_to): (usize, prop::sample::Index, prop::sample::Index)| {
            let neighbours: Vec<Space> =
                provinces.iter().flat_map(|province| unit.space.reached_in(unit.kind, *province)).collect();
            let other = *which.get(position.units());
            let to = *where_to.get(&provinces);
            match what {
                0 if !neighbours.is_empty() => Order::Move(*where_to.get(&neighbours)),
                1 => Order::SupportHold(other.province()),
                2 => Order::SupportMove { from: other.province(), to },
                3 if unit.kind == UnitKind::Fleet => Order::Convoy { from: other.province(), to },
                3 if !to.is_sea() && to != unit.province() => Order::Move(Space::of(to)),
                _ => Order::Hold,
            }
        };
        position
            .units()
            .iter()
            .zip(choices)
            .map(|(unit, choice)| OrderedUnit { unit: *unit, order: order_of(*unit, choice) })
            .collect()
    })
}

/// The text of a season, with the units and orders of the powers in this order.
fn season_text(season: &[OrderedUnit], powers: &[Power]) -> String {
    let mut position = Position::default();
    for ordered in season {
        position.add(ordered.unit).unwrap();
    }
    let mut text = String::from("position\n");
    for power in powers {
        for ordered in season.iter().filter(|ordered| ordered.unit.power == *power) {
            writeln!(text, "{power}: {}", ordered.unit).unwrap();
        }
    }
    text.push_str("orders\n");
    for power in powers {
        for ordered in season.iter().filter(|ordered| ordered.unit.power == *power) {
            writeln!(text, "{power}: {}", full_order(ordered.unit, ordered.order, &position)).unwrap();
        }
    }
    text
}

/// The province, the order and the outcome of each unit.
fn outcomes(orders: &[OrderRuling]) -> Vec<(Option<Province>, String, Outcome)> {
    let mut made: Vec<_> = orders.iter().map(|order| (order.province, order.read.clone(), order.outcome)).collect();
    made.sort_by_key(|(province, ..)| province.map(Province::letters));
    made
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_panics_on_any_text(text in any_text()) {
        let ruling = rule_text(&text);
        // Nothing is lost: every unit of the position has a ruling if there are orders.
        let has_movement =
            ruling.orders.iter().any(|order| order.part == TurnPart::Movement && order.order.is_some());
        if has_movement {
            for unit in ruling.before.units() {
                prop_assert!(ruling.orders.iter().any(|order| order.province == Some(unit.province())));
            }
        }
    }

    #[test]
    fn a_unit_placed_in_any_text_stands_there_and_the_orders_stay(text in any_text(), at in 0..75_usize, power in 0..7_usize) {
        let province = Province::all().nth(at).unwrap();
        let kind = if province.is_sea() { UnitKind::Fleet } else { UnitKind::Army };
        let unit = Unit { power: Power::ALL[power], kind, space: Space::of(province) };
        let with = with_unit(&text, province, Some(unit));
        prop_assert_eq!(rule_text(&with).before.unit_in(province), Some(unit), "{}", with);
        let without = with_unit(&with, province, None);
        prop_assert_eq!(rule_text(&without).before.unit_in(province), None, "{}", without);
        let orders = |text: &str| read_ruling_text(text).orders.into_iter().map(|order| order.text).collect::<Vec<_>>();
        prop_assert_eq!(orders(&without), orders(&text), "{}", without);
    }

    #[test]
    fn no_two_units_come_to_one_province_and_no_unit_is_lost(season in any_season()) {
        let outcome = adjudicate(season.clone());
        let mut taken = Vec::new();
        for (at, ordered) in season.iter().enumerate() {
            let province = match ordered.order {
                Order::Move(to) if outcome.has_moved[at] => to.province,
                _ if outcome.dislodged_by[at].is_some() => continue,
                _ => ordered.unit.province(),
            };
            prop_assert!(!taken.contains(&province), "two units in {}", province);
            taken.push(province);
        }
    }

    #[test]
    fn nobody_dislodges_a_unit_of_the_same_power(season in any_season()) {
        let outcome = adjudicate(season.clone());
        for (at, by) in outcome.dislodged_by.iter().enumerate() {
            if let Some(by) = by {
                prop_assert_ne!(season[at].unit.power, season[*by].unit.power);
            }
        }
    }

    #[test]
    fn the_order_of_the_units_does_not_matter(season in any_season(), turn in 0..20_usize) {
        let outcome = adjudicate(season.clone());
        let mut turned = season.clone();
        turned.rotate_left(turn % season.len().max(1));
        turned.reverse();
        let again = adjudicate(turned.clone());
        for (at, ordered) in season.iter().enumerate() {
            let there = turned.iter().position(|other| other.unit == ordered.unit).unwrap();
            prop_assert_eq!(outcome.has_moved[at], again.has_moved[there], "{}", ordered.unit);
            prop_assert_eq!(outcome.dislodged_by[at].is_some(), again.dislodged_by[there].is_some());
        }
    }

    #[test]
    fn the_order_of_the_sheets_does_not_matter(season in any_season()) {
        let mut powers = Power::ALL;
        let one = rule_text(&season_text(&season, &powers));
        powers.reverse();
        let other = rule_text(&season_text(&season, &powers));
        for order in &one.orders {
            let same = other.orders.iter().find(|same| same.province == order.province).unwrap();
            prop_assert_eq!(&order.read, &same.read);
            prop_assert_eq!(order.outcome, same.outcome);
            prop_assert_eq!(order.is_dislodged, same.is_dislodged);
        }
    }

    #[test]
    fn orders_alone_give_the_same_ruling_as_orders_with_a_position(season in any_season()) {
        let text = season_text(&season, &Power::ALL);
        let (position, orders) = text.split_once("orders\n").unwrap();
        let ruling = rule_text(orders);
        prop_assert_eq!(&ruling.problems, &[]);
        prop_assert_eq!(ruling.units_from_orders.len(), season.len());
        prop_assert_eq!(outcomes(&ruling.orders), outcomes(&rule_text(&format!("{position}orders\n{orders}")).orders));
    }

    #[test]
    fn orders_without_marks_between_them_are_read_as_with_commas(season in any_season()) {
        let text = season_text(&season, &Power::ALL);
        let (position, orders) = text.split_once("orders\n").unwrap();
        // Each entry has three orders, so that no entry is too long.
        let of = |power: Power| {
            let prefix = format!("{power}: ");
            let orders: Vec<&str> = orders.lines().filter_map(|line| line.strip_prefix(&prefix)).collect();
            orders.chunks(3).map(|three| format!("{prefix}{}", three.join(" "))).collect::<Vec<_>>()
        };
        let joined = Power::ALL.into_iter().flat_map(of).collect::<Vec<_>>().join("\n");
        let ruling = rule_text(&format!("{position}orders\n{joined}"));
        prop_assert_eq!(outcomes(&ruling.orders), outcomes(&rule_text(&text).orders), "{}", joined);
    }

    #[test]
    fn an_order_written_in_full_is_read_back(season in any_season()) {
        let ruling = rule_text(&season_text(&season, &Power::ALL));
        prop_assert_eq!(&ruling.problems, &[]);
        for ordered in &season {
            let order = ruling.orders.iter().find(|order| order.province == Some(ordered.unit.province())).unwrap();
            if order.outcome == Outcome::Misordered {
                // Random orders may be impossible; then the unit holds.
                prop_assert_eq!(order.order, Some(Order::Hold));
            } else {
                prop_assert_eq!(order.order, Some(ordered.order), "{}", order.written);
            }
        }
    }

    #[test]
    fn two_powers_that_change_places_get_the_same_outcomes(season in any_season(), turn in 1..7_usize) {
        let outcome = adjudicate(season.clone());
        let renamed = |unit: Unit| Unit { power: Power::ALL[(unit.power.index() + turn) % 7], ..unit };
        let mirror = season.iter().map(|ordered| OrderedUnit { unit: renamed(ordered.unit), ..*ordered }).collect();
        prop_assert_eq!(outcome, adjudicate(mirror));
    }
}
