//! Rules on the retreat phase (WDC 2006 §§9.2 and 10): a dislodged unit that is not ordered, or misordered, is
//! disbanded.

use std::collections::HashMap;

use super::counted_orders::{ReadLine, UnitOrder, counted_orders, order_of_unit};
use super::game_turn::TurnPart;
use super::order::RULEBOOK;
use super::order::{Order, Reason};
use super::order_ban::OrderBan;
use super::order_check::chosen_coast;
use super::position::{Position, Unit};
use super::province_names::NameReading;
use super::provinces::{Province, Space, UnitKind};
use super::ruling::{OrderRuling, Outcome, PhaseRuling, RetreatOptions};
use super::ruling_text::{RulingText, WrittenLine};
use super::sentence_parts::unit_of_power;
use super::written_order::{OrderLayout, WrittenAction, WrittenOrder, WrittenPlace};
use crate::book::Power;
use crate::languages::messages::rulings as texts;

/// What a dislodged unit is ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Retreat {
    To(Space),
    Disband,
}

/// A retreat order: for which dislodged unit it is, and what it says.
type ReadRetreat = (Option<usize>, Result<Retreat, Reason>);

/// Rules on the retreats of dislodged units.
pub(super) fn rule_retreats(text: &RulingText, dislodged: &[RetreatOptions], position: &Position) -> PhaseRuling {
    let mut made = PhaseRuling::from_position(position);
    let mut entries: Vec<(usize, UnitOrder<'_, Retreat>)> = Vec::new();
    let mut notes: HashMap<usize, Vec<Reason>> = HashMap::new();
    for power in Power::ALL {
        let counted = counted_orders(text, power, TurnPart::Retreats, &mut made.unused);
        let own: Vec<usize> = (0..dislodged.len()).filter(|at| dislodged[*at].unit.power == power).collect();
        let mut read: Vec<(&WrittenLine, ReadRetreat)> = Vec::new();
        for line in &counted.lines {
            let misspelt = line.layout.iter().flat_map(WrittenOrder::misspelt_notes);
            notes.insert(line.number, misspelt.chain(counted.note(line)).collect());
            read.push((line, read_retreat(&line.layout, &own, dislodged, position)));
        }
        for at in &own {
            let of_unit: Vec<ReadLine<'_, Retreat>> = read
                .iter()
                .filter(|(_, (unit, _))| *unit == Some(*at))
                .map(|(line, (_, retreat))| (*line, retreat.clone()))
                .collect();
            entries.push((*at, order_of_unit(of_unit, |one, other| one == other, &mut made.unused)));
        }
        for (line, (unit, retreat)) in read {
            if let (None, Err(reason)) = (unit, retreat) {
                made.orders.push(OrderRuling::misordered(line, None, reason));
            }
        }
    }
    let target = |order: &UnitOrder<'_, Retreat>| match order {
        UnitOrder::Valid(_, Retreat::To(space)) => Some(space.province),
        _ => None,
    };
    let targets: Vec<Option<Province>> = entries.iter().map(|(_, order)| target(order)).collect();
    for ((at, order), to) in entries.iter().zip(&targets) {
        let is_shared = to.is_some() && targets.iter().filter(|other| *other == to).count() > 1;
        let mut ruling = retreat_order_ruling(&dislodged[*at], order, is_shared, text.bans[dislodged[*at].unit.power]);
        if let UnitOrder::Valid(line, _) = order {
            ruling.notes.extend(notes.remove(&line.number).unwrap_or_default());
        }
        if let (Outcome::Moves, UnitOrder::Valid(_, Retreat::To(space))) = (ruling.outcome, order) {
            // The spaces of a retreat are empty.
            let _ = made.position.add(Unit { space: *space, ..dislodged[*at].unit });
        }
        made.orders.push(ruling);
    }
    made.orders.sort_by_key(|order| order.power);
    made
}

fn retreat_order_ruling(
    options: &RetreatOptions,
    order: &UnitOrder<'_, Retreat>,
    is_shared: bool,
    ban: Option<OrderBan>,
) -> OrderRuling {
    let unit = options.unit;
    let (outcome, reason) = match order {
        UnitOrder::Valid(_, Retreat::To(space)) if is_shared => {
            (Outcome::Bounces, Reason::new(texts::two_units_retreat_there(space.province), RULEBOOK))
        }
        UnitOrder::Valid(_, Retreat::To(_)) => (Outcome::Moves, Reason::new(texts::retreats(), RULEBOOK)),
        UnitOrder::Valid(_, Retreat::Disband) => {
            (Outcome::Disbands, Reason::new(texts::is_disbanded_as_ordered(), "§9.2.2"))
        }
        UnitOrder::Misordered(_, reason) => {
            let disbanded = texts::misordered_unit_is_disbanded();
            let sentence = texts::two_sentences(reason.sentence.clone(), disbanded);
            (Outcome::Misordered, Reason::new(sentence, &reason.rule))
        }
        UnitOrder::None => {
            let reason = match ban {
                Some(OrderBan::CivilDisorder) => Reason::new(texts::unit_in_disorder_is_disbanded(), "§21"),
                _ => Reason::new(texts::unordered_unit_is_disbanded(), "§10"),
            };
            (Outcome::Disbands, reason)
        }
    };
    let (read, kept) = match order {
        UnitOrder::Valid(_, Retreat::To(space)) => (format!("{unit} - {space}"), Some(Order::Move(*space))),
        _ => (format!("{unit} disbands"), None),
    };
    OrderRuling {
        province: Some(unit.province()),
        read,
        order: kept,
        is_dislodged: true,
        ..OrderRuling::new(TurnPart::Retreats, unit.power, order.line(), (outcome, reason))
    }
}

fn read_retreat(layout: &OrderLayout, own: &[usize], dislodged: &[RetreatOptions], position: &Position) -> ReadRetreat {
    let only = match own {
        [only] => Some(*only),
        _ => None,
    };
    let named = |place: &WrittenPlace| {
        own.iter().copied().find(|at| means(place, dislodged[*at].unit.kind, dislodged[*at].unit.province()))
    };
    let written = match layout {
        Ok(written) => written,
        Err(fault) => return (only.or(fault.unit.as_ref().and_then(named)), Err(fault.reason.clone())),
    };
    let unit = written.unit.as_ref().and_then(named);
    match (unit, &written.unit, &written.action) {
        (Some(at), _, action) => (Some(at), retreat_of(&dislodged[at], action, position)),
        // “- Ser”: the only unit may be omitted (§9.2.1).
        (None, None, action) => {
            if let Some(at) = only {
                return (Some(at), retreat_of(&dislodged[at], action, position));
            }
            (None, Err(Reason::new(texts::unit_may_not_be_omitted(), "§9.2.1")))
        }
        // “Ser” alone.
        (None, Some(place), WrittenAction::Hold) if only.is_some() => {
            let at = only.unwrap_or_default();
            (Some(at), retreat_to(&dislodged[at], place, position))
        }
        (None, Some(place), _) => (None, Err(Reason::new(texts::no_dislodged_unit(place.name.as_str()), "§9.2"))),
    }
}

/// Whether a written name means this province for a unit of this kind.
fn means(place: &WrittenPlace, kind: UnitKind, province: Province) -> bool {
    match &place.reading {
        NameReading::Tyr => province.letters() == if kind == UnitKind::Army { "Tyr" } else { "Tys" },
        reading => reading.province() == Some(province),
    }
}

fn retreat_of(options: &RetreatOptions, action: &WrittenAction, position: &Position) -> Result<Retreat, Reason> {
    match action {
        WrittenAction::Disband => Ok(Retreat::Disband),
        WrittenAction::Move(spaces) => match spaces.as_slice() {
            [place] => retreat_to(options, place, position),
            _ => Err(Reason::new(texts::retreat_goes_to_one_space(), "§9.2.1")),
        },
        WrittenAction::Support(..) | WrittenAction::Convoy(..) => {
            Err(Reason::new(texts::no_supports_in_retreats(), "§10"))
        }
        _ => Err(Reason::new(texts::dislodged_unit_cannot_hold(), "§10")),
    }
}

fn retreat_to(options: &RetreatOptions, place: &WrittenPlace, position: &Position) -> Result<Retreat, Reason> {
    let unit = options.unit;
    let province = match &place.reading {
        NameReading::Tyr => Province::all().find(|province| means(place, unit.kind, *province)),
        reading => reading.province(),
    };
    let Some(province) = province else {
        return Err(Reason::new(texts::no_clear_province(place.name.as_str()), "§9"));
    };
    let Some(space) = chosen_coast(unit, province, place.coast)? else {
        return Err(Reason::new(texts::cannot_move_to(unit, province), "§10"));
    };
    if options.to.contains(&space) {
        return Ok(Retreat::To(space));
    }
    let sentence = if Some(province) == options.attacked_from {
        texts::attack_came_from(province)
    } else if let Some(unit) = position.unit_in(province) {
        texts::is_occupied(province, unit_of_power(unit))
    } else {
        texts::is_empty_after_stand_off(province)
    };
    Err(Reason::new(sentence, "§10"))
}
