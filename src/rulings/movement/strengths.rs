//! The strengths of moves and holds while some moves are still open. `None` and a range of strengths mean that it is
//! not certain yet.

use std::cell::Cell;

use super::movement_orders::{Decisions, MovementOrders};
use crate::rulings::convoy_routes::has_route;
use crate::rulings::order::Order;
use crate::rulings::provinces::ProvinceSet;

/// The least and the greatest strength that is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) least: u32,
    pub(super) most: u32,
}

impl Range {
    const fn exactly(strength: u32) -> Self {
        Range { least: strength, most: strength }
    }

    fn or(self, other: Range) -> Range {
        Range { least: self.least.min(other.least), most: self.most.max(other.most) }
    }
}

/// The strengths of all units with the decisions made so far.
pub(super) struct Strengths<'a> {
    movement: &'a MovementOrders,
    decisions: &'a Decisions,
    /// The open moves that were asked for, a bit for each.
    reads: Cell<u128>,
    /// The convoys that were asked for and are not certain, a bit for each army.
    open_convoys: Cell<u128>,
}

fn not(value: Option<bool>) -> Option<bool> {
    value.map(|value| !value)
}

fn and(left: Option<bool>, right: Option<bool>) -> Option<bool> {
    match (left, right) {
        (Some(false), _) | (_, Some(false)) => Some(false),
        (Some(true), Some(true)) => Some(true),
        _ => None,
    }
}

fn or(left: Option<bool>, right: Option<bool>) -> Option<bool> {
    not(and(not(left), not(right)))
}

/// Whether any of the values is true. All of them are asked for.
fn any(values: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut result = Some(false);
    for value in values {
        result = or(result, value);
    }
    result
}

impl<'a> Strengths<'a> {
    pub(super) fn new(movement: &'a MovementOrders, decisions: &'a Decisions) -> Self {
        Strengths { movement, decisions, reads: Cell::new(0), open_convoys: Cell::new(0) }
    }

    /// The open moves on which the answers so far depend.
    pub(super) fn open_moves_read(&self) -> Vec<usize> {
        (0..self.movement.units.len().min(128)).filter(|at| self.reads.get() >> at & 1 == 1).collect()
    }

    /// The armies whose convoys are not certain, of those on which the answers so far depend.
    pub(super) fn open_convoys_read(&self) -> Vec<usize> {
        (0..self.movement.units.len().min(128)).filter(|at| self.open_convoys.get() >> at & 1 == 1).collect()
    }

    fn moves(&self, at: usize) -> Option<bool> {
        let moves = self.decisions.moves[at];
        if moves.is_none() && at < 128 {
            self.reads.set(self.reads.get() | 1 << at);
        }
        moves
    }

    /// Whether a unit is dislodged.
    pub(super) fn dislodged(&self, at: usize) -> Option<bool> {
        if self.decisions.protected_fleets[at] {
            return Some(false);
        }
        let leaves = self.moves(at);
        let movers = self.movement.movers_to(self.movement.units[at].unit.province());
        let is_entered = any(movers.iter().map(|mover| self.moves(*mover)));
        and(not(leaves), is_entered)
    }

    /// Whether the convoy of an army is not broken. No convoy is a broken one.
    pub(super) fn convoy(&self, army: usize) -> Option<bool> {
        if self.decisions.failed_convoys[army] || self.movement.convoy_fleets(army).is_empty() {
            return Some(false);
        }
        let (mut certain, mut possible) = (ProvinceSet::default(), ProvinceSet::default());
        for fleet in self.movement.convoy_fleets(army) {
            let sea = self.movement.units[*fleet].unit.province();
            match self.dislodged(*fleet) {
                Some(false) => {
                    certain.insert(sea);
                    possible.insert(sea);
                }
                None => possible.insert(sea),
                Some(true) => {}
            }
        }
        let from = self.movement.units[army].unit.province();
        let to = self.movement.destination(army)?;
        if has_route(certain, from, to) {
            return Some(true);
        }
        if !has_route(possible, from, to) {
            return Some(false);
        }
        if army < 128 {
            self.open_convoys.set(self.open_convoys.get() | 1 << army);
        }
        None
    }

    /// Whether a unit that moves can come to its destination, over land or by convoy.
    pub(super) fn path(&self, at: usize) -> Option<bool> {
        if self.movement.is_adjacent(at) { Some(true) } else { self.convoy(at) }
    }

    /// Whether a move is made by convoy. A convoy along the coast cannot be refused (§14).
    pub(super) fn is_convoyed(&self, at: usize) -> Option<bool> {
        if self.movement.destination(at).is_none() {
            return Some(false);
        }
        self.convoy(at)
    }

    /// Whether two units move against each other without a convoy.
    fn is_head_to_head(&self, one: usize, other: usize) -> Option<bool> {
        let units = &self.movement.units;
        let meet = self.movement.destination(one) == Some(units[other].unit.province())
            && self.movement.destination(other) == Some(units[one].unit.province());
        if !meet {
            return Some(false);
        }
        and(not(self.is_convoyed(one)), not(self.is_convoyed(other)))
    }

    /// Whether a move cuts a support.
    fn cuts(&self, mover: usize, supporter: usize) -> Option<bool> {
        let units = &self.movement.units;
        if units[mover].unit.power == units[supporter].unit.power {
            return Some(false);
        }
        let Order::SupportMove { to, .. } = units[supporter].order else { return self.path(mover) };
        // A convoyed army does not cut a support for an attack on one of its convoying fleets (§15).
        let attacked = self.movement.occupant(to);
        if attacked.is_some_and(|attacked| self.movement.convoy_fleets(mover).contains(&attacked)) {
            return Some(false);
        }
        if units[mover].unit.province() == to { self.moves(mover) } else { self.path(mover) }
    }

    fn is_cut(&self, supporter: usize) -> Option<bool> {
        let attackers = self.movement.movers_to(self.movement.units[supporter].unit.province());
        any(attackers.iter().map(|mover| self.cuts(*mover, supporter)))
    }

    /// The unit that cuts a support.
    pub(super) fn cut_by(&self, at: usize) -> Option<usize> {
        if !matches!(self.movement.units[at].order, Order::SupportHold(_) | Order::SupportMove { .. }) {
            return None;
        }
        let attackers = self.movement.movers_to(self.movement.units[at].unit.province());
        attackers.iter().copied().find(|mover| self.cuts(*mover, at) == Some(true))
    }

    /// One and the supports of units that are asked for.
    fn supported(&self, at: usize, counts: impl Fn(usize) -> bool) -> Range {
        let mut range = Range::exactly(1);
        for supporter in self.movement.supporters(at).iter().copied().filter(|supporter| counts(*supporter)) {
            match self.is_cut(supporter) {
                Some(false) => {
                    range.least += 1;
                    range.most += 1;
                }
                None => range.most += 1,
                Some(true) => {}
            }
        }
        range
    }

    /// The strength with which a unit that is attacked by a move stays where it is.
    fn hold(&self, occupant: usize) -> Range {
        if self.movement.destination(occupant).is_none() {
            return self.supported(occupant, |_| true);
        }
        match self.moves(occupant) {
            Some(true) => Range::exactly(0),
            Some(false) => Range::exactly(1),
            None => Range { least: 0, most: 1 },
        }
    }

    /// The strength with which a unit enters its destination.
    pub(super) fn attack(&self, at: usize) -> Range {
        let Some(to) = self.movement.destination(at) else { return Range::exactly(0) };
        let attack = match self.movement.occupant(to).filter(|occupant| *occupant != at) {
            None => self.supported(at, |_| true),
            Some(occupant) => {
                let leaves = and(self.moves(occupant), not(self.is_head_to_head(at, occupant)));
                let units = &self.movement.units;
                let owner = units[occupant].unit.power;
                // Nobody dislodges a unit of the same power, or helps with it.
                let against = || {
                    if units[at].unit.power == owner {
                        return Range::exactly(0);
                    }
                    self.supported(at, |supporter| units[supporter].unit.power != owner)
                };
                match leaves {
                    Some(true) => self.supported(at, |_| true),
                    Some(false) => against(),
                    None => self.supported(at, |_| true).or(against()),
                }
            }
        };
        self.with_path(at, attack)
    }

    fn with_path(&self, at: usize, strength: Range) -> Range {
        match self.path(at) {
            Some(true) => strength,
            Some(false) => Range::exactly(0),
            None => strength.or(Range::exactly(0)),
        }
    }

    /// The strength with which a unit keeps others out of its destination.
    pub(super) fn prevent(&self, at: usize) -> Range {
        let Some(to) = self.movement.destination(at) else { return Range::exactly(0) };
        let full = self.with_path(at, self.supported(at, |_| true));
        let Some(occupant) = self.movement.occupant(to) else { return full };
        if self.movement.destination(occupant) != Some(self.movement.units[at].unit.province()) {
            return full;
        }
        // A unit that is dislodged has no effect on the space from which its attacker came (§15).
        let is_beaten = and(self.moves(occupant), or(self.is_head_to_head(at, occupant), not(self.moves(at))));
        match is_beaten {
            Some(true) => Range::exactly(0),
            Some(false) => full,
            None => full.or(Range::exactly(0)),
        }
    }

    /// The strength that a move must exceed in its destination, without the other moves there.
    fn resistance(&self, at: usize, occupant: usize) -> Range {
        let defence = || self.supported(occupant, |_| true);
        match self.is_head_to_head(at, occupant) {
            Some(true) => defence(),
            Some(false) => self.hold(occupant),
            None => defence().or(self.hold(occupant)),
        }
    }

    /// Whether a move succeeds.
    pub(super) fn success(&self, at: usize) -> Option<bool> {
        let Some(to) = self.movement.destination(at) else { return Some(false) };
        let occupant = self.movement.occupant(to).filter(|occupant| *occupant != at);
        if occupant.is_some_and(|occupant| self.decisions.protected_fleets[occupant]) {
            return Some(false);
        }
        let attack = self.attack(at);
        let against = occupant.map(|occupant| self.resistance(at, occupant));
        let others = self.movement.movers_to(to).iter().filter(|other| **other != at);
        let against: Vec<Range> = against.into_iter().chain(others.map(|other| self.prevent(*other))).collect();
        if attack.most == 0 || against.iter().any(|range| attack.most <= range.least) {
            return Some(false);
        }
        (attack.least > 0 && against.iter().all(|range| attack.least > range.most)).then_some(true)
    }

    /// The unit against which a move fails that has a path: the strongest one.
    pub(super) fn bounced_by(&self, at: usize) -> Option<usize> {
        let to = self.movement.destination(at)?;
        if self.moves(at) == Some(true) || self.path(at) != Some(true) {
            return None;
        }
        let occupant = self.movement.occupant(to).filter(|occupant| *occupant != at);
        let attack = self.attack(at).least;
        let held = occupant.filter(|occupant| attack <= self.resistance(at, *occupant).least);
        let others = self.movement.movers_to(to).iter().copied().filter(|other| *other != at);
        let prevented =
            others.map(|other| (self.prevent(other).least, other)).filter(|(strength, _)| attack <= *strength);
        let prevented = prevented.max_by_key(|(strength, _)| *strength).map(|(_, other)| other);
        // A unit that only stays because its own move fails is not the cause if a third unit stands off against this
        // one. Units that move against each other are.
        let is_cause = |held: &usize| {
            let is_against = self.movement.destination(*held) == Some(self.movement.units[at].unit.province())
                && self.is_convoyed(at) != Some(true)
                && self.is_convoyed(*held) != Some(true);
            self.movement.destination(*held).is_none() || is_against || prevented.is_none()
        };
        held.filter(|held| self.moves(*held) != Some(true) && is_cause(held)).or(prevented).or(held).or(occupant)
    }
}
