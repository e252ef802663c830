//! The rules that make an order of the movement phase legal and possible (WDC 2006 §§9.1 and 10), once its provinces
//! are known.

use super::convoy_routes::links_coasts;
use super::order::{Order, Reason, can_reach, seas_with_fleets};
use super::position::{Position, Unit};
use super::provinces::{Coast, Province, Space, Terrain, UnitKind};
use super::sentence_parts::power_name;
use super::sheet_style::SheetStyle;
use super::written_order::{WrittenAction, WrittenOrder, WrittenPlace};
use crate::book::Power;
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// An order that is not valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Misorder {
    /// The unit that it is for, as far as that can be read.
    pub unit: Option<Unit>,
    pub reason: Reason,
}

/// What an order is read with: whose it is, the position, and the sheet before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ReadingContext<'a> {
    pub(super) power: Power,
    pub(super) position: &'a Position,
    pub(super) style: SheetStyle,
}

/// The provinces chosen for the places of an order: the unit, the last space or the other unit, and its destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ChosenPlaces {
    pub(super) unit: Province,
    pub(super) other: Option<Province>,
    pub(super) to: Option<Province>,
}

/// The places of an order by their part in it.
pub(super) struct OrderPlaces<'a> {
    pub(super) written: &'a WrittenOrder,
    pub(super) unit: &'a WrittenPlace,
    pub(super) other: Option<&'a WrittenPlace>,
    pub(super) to: Option<&'a WrittenPlace>,
    /// The number of spaces before the last.
    pub(super) intermediate: usize,
}

impl<'a> OrderPlaces<'a> {
    pub(super) fn of(written: &'a WrittenOrder, unit: &'a WrittenPlace) -> Self {
        let (other, to, intermediate) = match &written.action {
            WrittenAction::Move(spaces) => (None, spaces.last(), spaces.len().saturating_sub(1)),
            WrittenAction::Support(other, to) => (Some(other), to.as_ref(), 0),
            WrittenAction::Convoy(other, to) => (Some(other), Some(to), 0),
            _ => (None, None, 0),
        };
        OrderPlaces { written, unit, other, to, intermediate }
    }
}

/// The meaning of an order with these provinces, if it is legal and possible.
pub(super) fn check_order(
    places: &OrderPlaces<'_>,
    chosen: ChosenPlaces,
    context: ReadingContext<'_>,
) -> Result<(Unit, Order), Misorder> {
    let unit = own_unit(chosen.unit, context)?;
    let checked = match places.written.action {
        WrittenAction::Move(_) => match (chosen.to, places.to) {
            (Some(to), Some(place)) => check_arrow(unit, to, places.written, context.position)
                .and_then(|()| check_move(unit, to, place.coast, context.position)),
            _ => Ok(Order::Hold),
        },
        WrittenAction::Support(..) => match (chosen.other, chosen.to) {
            (Some(other), to) => check_support(unit, other, to, context.position),
            _ => Ok(Order::Hold),
        },
        WrittenAction::Convoy(..) => match (chosen.other, chosen.to) {
            (Some(other), Some(to)) => check_convoy(unit, other, to, context.position),
            _ => Ok(Order::Hold),
        },
        _ => Ok(Order::Hold),
    };
    checked.map(|order| (unit, order)).map_err(|reason| Misorder { unit: Some(unit), reason })
}

fn own_unit(province: Province, context: ReadingContext<'_>) -> Result<Unit, Misorder> {
    match context.position.unit_in(province) {
        Some(unit) if unit.power == context.power => Ok(unit),
        Some(unit) => {
            let (power, owner) = (power_name(context.power), power_name(unit.power));
            let sentence = texts::unit_of_other_power(province, power, owner);
            Err(Misorder { unit: None, reason: Reason::new(sentence, "§9") })
        }
        None => Err(Misorder { unit: None, reason: Reason::new(texts::no_unit_stands_there(province), "§9") }),
    }
}

/// The space to which a fleet moves, by the coast as written (§9.1.2).
pub(super) fn chosen_coast(
    unit: Unit,
    to: Province,
    coast: Option<Result<Coast, ()>>,
) -> Result<Option<Space>, Reason> {
    let spaces = unit.space.reached_in(unit.kind, to);
    match spaces.as_slice() {
        [] => Ok(None),
        [only] => Ok(Some(*only)),
        several => {
            let named = several.iter().find(|space| coast.is_some_and(|coast| coast.ok() == space.coast));
            named.copied().map(Some).ok_or_else(|| Reason::new(texts::several_coasts(unit, to), "§9.1.2"))
        }
    }
}

/// Two units without a word between them can be a move or a support.
fn check_arrow(unit: Unit, to: Province, written: &WrittenOrder, position: &Position) -> Result<(), Reason> {
    let other = position.unit_in(to).filter(|other| written.is_without_arrow && *other != unit);
    other.map_or(Ok(()), |other| Err(Reason::new(texts::move_or_support(to, other), "§9")))
}

fn check_move(
    unit: Unit,
    to: Province,
    coast: Option<Result<Coast, ()>>,
    position: &Position,
) -> Result<Order, Reason> {
    if to == unit.province() {
        return Err(Reason::new(texts::is_there_already(unit, to), "§10"));
    }
    if let Some(space) = chosen_coast(unit, to, coast)? {
        return Ok(Order::Move(space));
    }
    if can_reach(unit, to, position, None) {
        return Ok(Order::Move(Space::of(to)));
    }
    Err(Reason::new(impossible_move(unit, to), "§10"))
}

/// Why a unit cannot come to a province.
fn impossible_move(unit: Unit, to: Province) -> Message {
    match unit.kind {
        UnitKind::Fleet if to.terrain() == Terrain::Inland => texts::province_has_no_coast(to, unit),
        UnitKind::Fleet => texts::cannot_move_to(unit, to),
        UnitKind::Army if to.is_sea() => texts::province_is_sea(to, unit),
        UnitKind::Army => texts::no_possible_route(unit, to),
    }
}

/// Why a unit cannot support the move of another one to a province, which the other one cannot reach without it.
fn impossible_support(unit: Unit, supported: Unit, to: Province, position: &Position) -> Message {
    if can_reach(supported, to, position, None) {
        return texts::supported_army_needs_this_fleet(supported, to, unit);
    }
    match supported.kind {
        UnitKind::Fleet if to.terrain() == Terrain::Inland => texts::supported_fleet_has_no_coast(to, supported),
        UnitKind::Fleet => texts::supported_unit_cannot_move(supported, to),
        UnitKind::Army if to.is_sea() => texts::supported_army_has_no_land(to, supported),
        UnitKind::Army => texts::supported_army_has_no_route(supported, to),
    }
}

fn check_support(unit: Unit, other: Province, to: Option<Province>, position: &Position) -> Result<Order, Reason> {
    let layout = if to.is_some() { "§9.1.4" } else { "§9.1.3" };
    if other == unit.province() {
        return Err(Reason::new(texts::cannot_support_itself(), "§10"));
    }
    let Some(supported) = position.unit_in(other) else {
        return Err(Reason::new(texts::no_unit_to_support(other), layout));
    };
    let target = to.unwrap_or(other);
    if target == unit.province() {
        return Err(Reason::new(texts::support_into_own_province(unit), "§10"));
    }
    if to == Some(other) {
        return Err(Reason::new(texts::is_there_already(supported, other), "§10"));
    }
    if !unit.space.reaches(unit.kind, target) {
        return Err(Reason::new(texts::cannot_support_there(unit, target), "§10"));
    }
    match to {
        None => Ok(Order::SupportHold(other)),
        Some(to) if can_reach(supported, to, position, Some(unit.province())) => {
            Ok(Order::SupportMove { from: other, to })
        }
        Some(to) => Err(Reason::new(impossible_support(unit, supported, to, position), "§10")),
    }
}

fn check_convoy(unit: Unit, other: Province, to: Province, position: &Position) -> Result<Order, Reason> {
    if unit.kind != UnitKind::Fleet || !unit.province().is_sea() {
        return Err(Reason::new(texts::only_fleets_at_sea_convoy(), "§10"));
    }
    let Some(army) = position.unit_in(other) else {
        return Err(Reason::new(texts::no_army_to_convoy(other), "§9.1.5"));
    };
    if army.kind != UnitKind::Army {
        return Err(Reason::new(texts::fleet_is_not_convoyed(army), "§10"));
    }
    let seas = seas_with_fleets(position, None);
    if to == other || to.is_sea() || !links_coasts(unit.province(), seas, other, to) {
        return Err(Reason::new(texts::unit_is_on_no_route(unit, other, to), "§10"));
    }
    Ok(Order::Convoy { from: other, to })
}
