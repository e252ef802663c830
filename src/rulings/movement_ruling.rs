//! Rules on the movement phase: reads the orders that count, adjudicates them, and gives a reason for each.

use std::collections::{HashMap, HashSet};

use super::counted_orders::{CountedOrders, ReadLine, UnitOrder, counted_orders, order_of_unit};
use super::game_turn::TurnPart;
use super::movement::{MovementOutcome, OrderedUnit, adjudicate};
use super::movement_reasons::MovementReasons;
use super::order::{Order, Reason, full_order};
use super::order_ban::OrderBan;
use super::order_check::{Misorder, ReadingContext};
use super::order_sheet::Sheet;
use super::position::{Position, Unit};
use super::province_names::NameReading;
use super::provinces::{Province, ProvinceSet};
use super::read_order::{OrderReading, read_movement_order};
use super::retreat_options::{Dislodgement, retreat_options};
use super::ruling::{OrderRuling, Outcome, RetreatOptions, UnusedOrder};
use super::ruling_text::{RulingText, WrittenLine};
use super::sheet_style::{SheetStyle, StyleWitness};
use super::written_order::{LayoutFault, OrderLayout, UnitsMeant, WrittenAction, WrittenOrder, WrittenPlace};
use crate::book::Power;
use crate::languages::messages::rulings as texts;

/// The rulings of a movement phase.
pub(super) struct MovementRuling {
    pub(super) orders: Vec<OrderRuling>,
    pub(super) unused: Vec<UnusedOrder>,
    pub(super) retreats: Vec<RetreatOptions>,
    pub(super) position: Position,
}

/// What a unit was ordered, before the adjudication.
struct UnitEntry<'a> {
    unit: Unit,
    order: UnitOrder<'a, OrderReading>,
    /// Why a unit without an order has none.
    is_without_sheet: bool,
    ban: Option<OrderBan>,
}

/// Rules on the orders of a movement phase.
pub(super) fn rule_movement(text: &RulingText) -> MovementRuling {
    let mut unused = Vec::new();
    let mut strays = Vec::new();
    let mut entries: Vec<UnitEntry<'_>> = Vec::new();
    let named = NamedUnits::of(&text.orders);
    for power in Power::ALL {
        let counted = counted_orders(text, power, TurnPart::Movement, &mut unused);
        let read = read_orders(power, &counted, text, &mut unused);
        for (line, misorder) in read.strays {
            strays.push(OrderRuling::misordered(line, misorder.unit.map(Unit::province), misorder.reason));
        }
        for unit in text.position.units().iter().filter(|unit| unit.power == power) {
            let mut of_unit: Vec<ReadLine<'_, OrderReading>> = Vec::new();
            for (ordered, line, reading) in &read.orders {
                if ordered == unit {
                    of_unit.push((*line, reading.clone()));
                }
            }
            discount_unordered_supports(&mut of_unit, named);
            let same = |one: &OrderReading, other: &OrderReading| one.order == other.order;
            let order = order_of_unit(of_unit, same, &mut unused);
            let ban = text.bans[power];
            entries.push(UnitEntry { unit: *unit, order, is_without_sheet: counted.lines.is_empty(), ban });
        }
    }
    let ordered: Vec<OrderedUnit> = entries
        .iter()
        .map(|entry| match &entry.order {
            UnitOrder::Valid(_, reading) => OrderedUnit { unit: entry.unit, order: reading.order },
            _ => OrderedUnit { unit: entry.unit, order: Order::Hold },
        })
        .collect();
    let outcome = adjudicate(ordered.clone());
    let is_misordered: Vec<bool> =
        entries.iter().map(|entry| matches!(entry.order, UnitOrder::Misordered(..))).collect();
    let reasons = MovementReasons { units: &ordered, outcome: &outcome, is_misordered: &is_misordered };
    let mut orders: Vec<OrderRuling> =
        entries.iter().enumerate().map(|(at, entry)| order_ruling(at, entry, &reasons, &text.position)).collect();
    orders.extend(strays);
    orders.sort_by_key(|order| order.power);
    let (position, retreats) = after_moves(&ordered, &outcome);
    MovementRuling { orders, unused, retreats, position }
}

/// The orders of a power, read.
struct ReadOrders<'a> {
    orders: Vec<(Unit, &'a WrittenLine, Result<OrderReading, Reason>)>,
    /// Orders for no unit of the power.
    strays: Vec<(&'a WrittenLine, Misorder)>,
}

fn read_orders<'a>(
    power: Power,
    counted: &CountedOrders<'a>,
    text: &RulingText,
    unused: &mut Vec<UnusedOrder>,
) -> ReadOrders<'a> {
    let styles = styles_before(power, text);
    let mut made = ReadOrders { orders: Vec::new(), strays: Vec::new() };
    let mut for_several: Vec<(&WrittenLine, UnitsMeant)> = Vec::new();
    for line in &counted.lines {
        let written = match &line.layout {
            Ok(WrittenOrder { action: WrittenAction::HoldOf(meant), .. }) => {
                for_several.push((line, *meant));
                continue;
            }
            Ok(written) => written,
            Err(LayoutFault { reason, unit }) => {
                match unit.as_ref().and_then(|place| own_unit_in(place, power, &text.position)) {
                    Some(unit) => made.orders.push((unit, line, Err(reason.clone()))),
                    None => made.strays.push((line, Misorder { unit: None, reason: reason.clone() })),
                }
                continue;
            }
        };
        let style = styles.get(&line.number).copied().unwrap_or_default();
        let context = ReadingContext { power, position: &text.position, style };
        match read_movement_order(written, context) {
            Ok(mut reading) => {
                reading.notes.extend(counted.note(line));
                made.orders.push((reading.unit, line, Ok(reading)));
            }
            Err(Misorder { unit: Some(unit), reason }) if unit.power == power => {
                made.orders.push((unit, line, Err(reason)));
            }
            Err(misorder) => made.strays.push((line, misorder)),
        }
    }
    let own: Vec<Unit> = text.position.units().iter().copied().filter(|unit| unit.power == power).collect();
    let mut with_order: HashSet<(Province, Sheet)> =
        made.orders.iter().map(|(unit, line, _)| (unit.province(), line.sheet)).collect();
    for (line, meant) in for_several {
        let has_order = |unit: &Unit| with_order.contains(&(unit.province(), line.sheet));
        let holding = own.iter().copied().filter(|unit| meant == UnitsMeant::All || !has_order(unit));
        let holding: Vec<Unit> = holding.collect();
        with_order.extend(holding.iter().map(|unit| (unit.province(), line.sheet)));
        if own.is_empty() {
            let reason = Reason::new(texts::no_unit_for_order(line.text.as_str()), "§9");
            made.strays.push((line, Misorder { unit: None, reason }));
        } else if holding.is_empty() {
            unused.push(UnusedOrder::of(line, texts::every_unit_has_order(), "§9"));
        }
        made.orders.extend(holding.into_iter().map(|unit| (unit, line, Ok(hold_with_others(unit, line, counted)))));
    }
    made
}

/// The hold of a unit by an order for several units.
fn hold_with_others(unit: Unit, line: &WrittenLine, counted: &CountedOrders<'_>) -> OrderReading {
    let mut notes = vec![Reason::new(texts::is_order_for_each_unit(line.text.as_str()), "§9")];
    notes.extend(counted.note(line));
    OrderReading { unit, order: Order::Hold, notes }
}

/// The unit of a power for which an order is whose rest cannot be read.
fn own_unit_in(place: &WrittenPlace, power: Power, position: &Position) -> Option<Unit> {
    position.unit_in(place.reading.province()?).filter(|unit| unit.power == power)
}

/// For each order of a power, what the sheets say about Tyr: the letters of all of them, and the names before the
/// order.
fn styles_before(power: Power, text: &RulingText) -> HashMap<usize, SheetStyle> {
    let numbers = || text.orders.iter().filter(|line| line.power == power).map(|line| line.number);
    let layout = |number: usize| -> &OrderLayout { &text.orders[number].layout };
    let places = |number: usize| layout(number).iter().flat_map(WrittenOrder::places);
    let mut witness = StyleWitness::default();
    for place in numbers().flat_map(places) {
        witness.see(&place.name, &place.reading);
    }
    let mut style = SheetStyle { has_capitals_for_seas: witness.has_capitals_for_seas(), ..SheetStyle::default() };
    let mut styles = HashMap::new();
    for number in numbers() {
        styles.insert(number, style);
        for place in places(number) {
            if let Some(province) = place.reading.province() {
                style.named_tyrolia |= province.letters() == "Tyr";
                style.named_tyrrhenian |= province.letters() == "Tys";
            }
        }
    }
    styles
}

/// The provinces whose units have an order of their own, on any sheet.
#[derive(Clone, Copy, Debug, Default)]
struct NamedUnits {
    provinces: ProvinceSet,
    /// Whether one is called Tyr, which can be either of two.
    has_tyr: bool,
}

impl NamedUnits {
    fn of(lines: &[WrittenLine]) -> NamedUnits {
        let mut named = NamedUnits::default();
        let orders = lines.iter().filter_map(|line| line.layout.as_ref().ok());
        for place in orders.filter_map(|written| written.unit.as_ref()) {
            place.reading.province().into_iter().for_each(|province| named.provinces.insert(province));
            named.has_tyr |= place.reading == NameReading::Tyr;
        }
        named
    }

    fn may_contain(self, province: Province) -> bool {
        self.provinces.contains(province) || (self.has_tyr && matches!(province.letters(), "Tyr" | "Tys"))
    }
}

/// A support of a move for which no separate order is given is invalid (§9.1.6). It does not stand beside a valid
/// order.
fn discount_unordered_supports(lines: &mut [ReadLine<'_, OrderReading>], named: NamedUnits) {
    if lines.len() < 2 {
        return;
    }
    for (_, read) in lines {
        if let Ok(OrderReading { order: Order::SupportMove { from, .. }, .. }) = read
            && !named.may_contain(*from)
        {
            *read = Err(Reason::new(texts::supported_unit_has_no_order(*from), "§9.1.6"));
        }
    }
}

fn order_ruling(at: usize, entry: &UnitEntry<'_>, reasons: &MovementReasons<'_>, position: &Position) -> OrderRuling {
    let mut ruling = OrderRuling {
        province: Some(entry.unit.province()),
        read: full_order(entry.unit, reasons.units[at].order, position),
        order: Some(reasons.units[at].order),
        is_dislodged: reasons.outcome.dislodged_by[at].is_some(),
        ..OrderRuling::new(TurnPart::Movement, entry.unit.power, entry.order.line(), reasons.of(at))
    };
    match &entry.order {
        UnitOrder::Valid(_, reading) => ruling.notes.clone_from(&reading.notes),
        UnitOrder::Misordered(_, reason) => {
            ruling.outcome = Outcome::Misordered;
            ruling.reason = before_hold(reason.clone(), ruling.reason);
        }
        UnitOrder::None => {
            let (sentence, rule) = match entry.ban {
                Some(OrderBan::RedCard) => (texts::red_card_and_no_moves(), "§6"),
                Some(OrderBan::CivilDisorder) => (texts::is_in_civil_disorder(), "§21"),
                None if entry.is_without_sheet => (texts::has_no_orders(), "§8"),
                None => (texts::unit_is_not_ordered(), "§10"),
            };
            ruling.reason = before_hold(Reason::new(sentence, rule), ruling.reason);
        }
    }
    ruling
}

/// Why a unit holds without an order to hold, and that it holds or is dislodged.
fn before_hold(reason: Reason, hold: Reason) -> Reason {
    Reason { sentence: texts::two_sentences(reason.sentence, hold.sentence), rule: reason.rule }
}

/// The position after the moves, and the dislodged units with their retreats.
fn after_moves(ordered: &[OrderedUnit], outcome: &MovementOutcome) -> (Position, Vec<RetreatOptions>) {
    let mut position = Position::default();
    let mut dislodgements = Vec::new();
    for (at, OrderedUnit { unit, order }) in ordered.iter().enumerate() {
        if let Some(by) = outcome.dislodged_by[at] {
            dislodgements.push(Dislodgement { unit: *unit, attacked_from: Some(ordered[by].unit.province()) });
            continue;
        }
        let space = match order {
            Order::Move(to) if outcome.has_moved[at] => *to,
            _ => unit.space,
        };
        // Two units never come to one province.
        let _ = position.add(Unit { space, ..*unit });
    }
    let stand_offs: Vec<Province> = outcome.stand_offs.iter().collect();
    let retreats = dislodgements.into_iter().map(|unit| retreat_options(unit, &position, &stand_offs)).collect();
    (position, retreats)
}
