//! The orders of a season with everything that does not depend on the outcome: who moves where, and whom a support or a
//! convoy is for.

use crate::rulings::convoy_routes::{fleets_on_routes, has_route};
use crate::rulings::order::Order;
use crate::rulings::position::Unit;
use crate::rulings::provinces::{Province, ProvinceSet, UnitKind};

/// A unit with the order that it follows. A misordered unit has the order to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderedUnit {
    pub unit: Unit,
    pub order: Order,
}

/// The units of a season with everything that does not depend on the outcome.
#[derive(Debug)]
pub(super) struct MovementOrders {
    pub(super) units: Vec<OrderedUnit>,
    /// The unit in each province.
    occupants: Vec<Option<usize>>,
    /// The units that are ordered to each province.
    movers: Vec<Vec<usize>>,
    /// For each unit, the units that support the order which it really has.
    supporters: Vec<Vec<usize>>,
    /// For each army, the fleets that are on a route of its convoy.
    convoy_fleets: Vec<Vec<usize>>,
    /// Whether a unit moves without a convoy to a province beside its own.
    is_adjacent: Vec<bool>,
}

/// The state of the decisions while they are made.
#[derive(Clone, Debug)]
pub(super) struct Decisions {
    /// Whether each unit moves; `None` while it is open.
    pub(super) moves: Vec<Option<bool>>,
    /// Armies whose convoys fail because of a paradox.
    pub(super) failed_convoys: Vec<bool>,
    /// Fleets that a paradox does not dislodge.
    pub(super) protected_fleets: Vec<bool>,
}

impl MovementOrders {
    pub(super) fn new(units: Vec<OrderedUnit>) -> Self {
        let provinces = Province::all().count();
        let mut occupants = vec![None; provinces];
        let mut movers = vec![Vec::new(); provinces];
        for (at, ordered) in units.iter().enumerate() {
            occupants[ordered.unit.province().index()] = Some(at);
            if let Order::Move(to) = ordered.order {
                movers[to.province.index()].push(at);
            }
        }
        let mut movement = MovementOrders {
            supporters: vec![Vec::new(); units.len()],
            convoy_fleets: vec![Vec::new(); units.len()],
            is_adjacent: units.iter().map(|ordered| ordered.is_adjacent_move()).collect(),
            units,
            occupants,
            movers,
        };
        let mut convoys: Vec<ProvinceSet> = vec![ProvinceSet::default(); movement.units.len()];
        for at in 0..movement.units.len() {
            let Some(other) = movement.matched(at) else { continue };
            match movement.units[at].order {
                Order::Convoy { .. } => convoys[other].insert(movement.units[at].unit.province()),
                _ => movement.supporters[other].push(at),
            }
        }
        for (army, seas) in convoys.into_iter().enumerate() {
            let from = movement.units[army].unit.province();
            if let Some(to) = movement.destination(army)
                && has_route(seas, from, to)
            {
                let on_routes = fleets_on_routes(seas, from, to);
                movement.convoy_fleets[army] = on_routes.iter().filter_map(|sea| movement.occupant(sea)).collect();
            }
        }
        movement
    }

    pub(super) fn occupant(&self, province: Province) -> Option<usize> {
        self.occupants[province.index()]
    }

    pub(super) fn movers_to(&self, province: Province) -> &[usize] {
        &self.movers[province.index()]
    }

    pub(super) fn destination(&self, at: usize) -> Option<Province> {
        match self.units[at].order {
            Order::Move(to) => Some(to.province),
            _ => None,
        }
    }

    pub(super) fn supporters(&self, at: usize) -> &[usize] {
        &self.supporters[at]
    }

    pub(super) fn convoy_fleets(&self, army: usize) -> &[usize] {
        &self.convoy_fleets[army]
    }

    pub(super) fn is_adjacent(&self, at: usize) -> bool {
        self.is_adjacent[at]
    }

    /// The unit that a support or a convoy is for, if this unit has the order that is supported or convoyed.
    pub(super) fn matched(&self, at: usize) -> Option<usize> {
        match self.units[at].order {
            Order::SupportHold(other) => self.occupant(other).filter(|other| self.destination(*other).is_none()),
            Order::SupportMove { from, to } => self.occupant(from).filter(|other| self.destination(*other) == Some(to)),
            Order::Convoy { from, to } => self
                .occupant(from)
                .filter(|army| self.destination(*army) == Some(to) && self.units[*army].unit.kind == UnitKind::Army),
            _ => None,
        }
    }
}

impl OrderedUnit {
    fn is_adjacent_move(self) -> bool {
        matches!(self.order, Order::Move(to) if self.unit.space.reaches(self.unit.kind, to.province))
    }
}
