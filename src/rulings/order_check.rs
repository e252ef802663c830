//! The rules that make an order of the movement phase legal and possible (WDC 2006 §§9.1 and 10), once its provinces
//! are known.

use super::board_map::{Coast, Province, Space, Terrain, UnitKind};
use super::convoy_routes::links_coasts;
use super::order::{Order, Reason, can_reach, seas_with_fleets};
use super::position::{Position, Unit};
use super::sheet_style::SheetStyle;
use super::written_order::{WrittenAction, WrittenOrder, WrittenPlace};
use crate::book::Power;

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
            let sentence = format!("The unit in {province} is not {}’s: it belongs to {}.", context.power, unit.power);
            Err(Misorder { unit: None, reason: Reason::new(sentence, "§9") })
        }
        None => Err(Misorder { unit: None, reason: Reason::new(format!("No unit stands in {province}."), "§9") }),
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
            named.copied().map(Some).ok_or_else(|| {
                Reason::new(
                    format!("{unit} can move to several coasts of {to}; the coast must be specified."),
                    "§9.1.2",
                )
            })
        }
    }
}

/// Two units without a word between them can be a move or a support.
fn check_arrow(unit: Unit, to: Province, written: &WrittenOrder, position: &Position) -> Result<(), Reason> {
    let other = position.unit_in(to).filter(|other| written.is_without_arrow && *other != unit);
    other.map_or(Ok(()), |other| {
        let sentence = format!("It can be a move to {to} or a support of {other} there: an order says which.");
        Err(Reason::new(sentence, "§9"))
    })
}

fn check_move(
    unit: Unit,
    to: Province,
    coast: Option<Result<Coast, ()>>,
    position: &Position,
) -> Result<Order, Reason> {
    if to == unit.province() {
        return Err(Reason::new(format!("{unit} is in {to} already."), "§10"));
    }
    if let Some(space) = chosen_coast(unit, to, coast)? {
        return Ok(Order::Move(space));
    }
    if can_reach(unit, to, position, None) {
        return Ok(Order::Move(Space::of(to)));
    }
    Err(Reason::new(format!("{}.", impossible_move(unit, to)), "§10"))
}

/// Why a unit cannot come to a province, as a sentence without its full stop.
fn impossible_move(unit: Unit, to: Province) -> String {
    match unit.kind {
        UnitKind::Fleet if to.terrain() == Terrain::Inland => format!("{to} has no coast, so {unit} cannot move there"),
        UnitKind::Fleet => format!("{unit} cannot move to {to}"),
        UnitKind::Army if to.is_sea() => format!("{to} is sea, so {unit} cannot move there"),
        UnitKind::Army => format!("There is no possible route for {unit} to {to}"),
    }
}

fn check_support(unit: Unit, other: Province, to: Option<Province>, position: &Position) -> Result<Order, Reason> {
    let layout = if to.is_some() { "§9.1.4" } else { "§9.1.3" };
    if other == unit.province() {
        return Err(Reason::new("A unit cannot support itself.", "§10"));
    }
    let Some(supported) = position.unit_in(other) else {
        return Err(Reason::new(format!("No unit to support stands in {other}."), layout));
    };
    let target = to.unwrap_or(other);
    if target == unit.province() {
        return Err(Reason::new(format!("{unit} cannot support a move to its own province."), "§10"));
    }
    if to == Some(other) {
        return Err(Reason::new(format!("{supported} is in {other} already."), "§10"));
    }
    if !unit.space.reaches(unit.kind, target) {
        return Err(Reason::new(format!("{unit} cannot move to {target}, so it cannot support there."), "§10"));
    }
    match to {
        None => Ok(Order::SupportHold(other)),
        Some(to) if can_reach(supported, to, position, Some(unit.province())) => {
            Ok(Order::SupportMove { from: other, to })
        }
        Some(to) => {
            let why = if can_reach(supported, to, position, None) {
                format!(
                    "{supported} can only come to {to} by a convoy of {unit}, which convoys nothing while it supports"
                )
            } else {
                impossible_move(supported, to)
            };
            Err(Reason::new(format!("{why}: the move cannot be supported."), "§10"))
        }
    }
}

fn check_convoy(unit: Unit, other: Province, to: Province, position: &Position) -> Result<Order, Reason> {
    if unit.kind != UnitKind::Fleet || !unit.province().is_sea() {
        return Err(Reason::new("Only a fleet at sea can convoy.", "§10"));
    }
    let Some(army) = position.unit_in(other) else {
        return Err(Reason::new(format!("No army to convoy stands in {other}."), "§9.1.5"));
    };
    if army.kind != UnitKind::Army {
        return Err(Reason::new(format!("{army} is a fleet, and only armies are convoyed."), "§10"));
    }
    let seas = seas_with_fleets(position, None);
    if to == other || to.is_sea() || !links_coasts(unit.province(), seas, other, to) {
        return Err(Reason::new(format!("{unit} is on no possible route of a convoy from {other} to {to}."), "§10"));
    }
    Ok(Order::Convoy { from: other, to })
}
