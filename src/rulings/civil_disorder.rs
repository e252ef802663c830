//! Which units civil disorder removes: the farthest from home (WDC 2006 §14). The distance is the number of orders that
//! would have to be written to get the unit to a home centre, with orders for other units and builds.

use super::position::{CentreOwners, Position, Unit};
use super::provinces::{Coast, Province, Space, Terrain, UnitKind};
use super::sentence_parts::list_with_and;
use crate::book::Power;
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// More orders than any unit of the board needs.
const FAR: u32 = 99;

/// Seas of a convoy that are tried at most. No route home needs more.
const MOST_SEAS: usize = 3;

/// The number of orders that bring a unit to a home centre of its power.
pub(super) fn distance_from_home(unit: Unit, position: &Position, centres: &CentreOwners) -> u32 {
    if is_home(unit.province(), unit.power) {
        return 0;
    }
    if unit.kind == UnitKind::Fleet {
        let moves = fleet_distances(unit.space);
        let home = moves.iter().filter(|(space, _)| is_home(space.province, unit.power)).map(|(_, moves)| *moves);
        return home.min().unwrap_or(FAR);
    }
    let fleet_costs = fleet_costs(unit.power, position, centres);
    army_distance(unit, &fleet_costs)
}

/// The units of a power in the order in which civil disorder removes them: the farthest first, fleets before armies,
/// then by the alphabet (1971 Rulebook).
pub(super) fn removal_order(power: Power, position: &Position, centres: &CentreOwners) -> Vec<(Unit, u32)> {
    let own = position.units().iter().copied().filter(|unit| unit.power == power);
    let mut ordered: Vec<(Unit, u32)> = own.map(|unit| (unit, distance_from_home(unit, position, centres))).collect();
    ordered.sort_by_key(|(unit, distance)| {
        (std::cmp::Reverse(*distance), unit.kind == UnitKind::Army, unit.province().name())
    });
    ordered
}

/// Why this unit is removed and not another one at the same distance from home (1971 Rulebook). `None` without a tie.
pub(super) fn tie_sentence(unit: Unit, tied: &[Unit]) -> Option<Message> {
    let first = tied.first()?;
    let (count, names) = (tied.len(), list_with_and(tied.iter().copied()));
    Some(if tied.iter().all(|other| other.kind == unit.kind) {
        match unit.kind {
            UnitKind::Army => texts::armies_are_as_far(count, names),
            UnitKind::Fleet => texts::fleets_are_as_far(count, names),
        }
    } else if first.kind == unit.kind {
        texts::armies_and_fleets_are_as_far(count, names)
    } else {
        texts::armies_stay(count, names)
    })
}

fn is_home(province: Province, power: Power) -> bool {
    province.home_of() == Some(power)
}

/// The moves that a fleet needs to each space.
fn fleet_distances(from: Space) -> Vec<(Space, u32)> {
    let mut reached = vec![(from, 0)];
    let mut next = 0;
    while let Some((space, moves)) = reached.get(next).copied() {
        next += 1;
        for to in space.fleet_neighbours() {
            if !reached.iter().any(|(known, _)| known == to) {
                reached.push((*to, moves + 1));
            }
        }
    }
    reached
}

/// For each sea, the orders that bring a fleet there: the moves of each own fleet, and of a fleet that is built first.
struct FleetCosts {
    /// The moves of each own fleet to each sea.
    own: Vec<Vec<(Space, u32)>>,
    /// A build and its moves, to each sea.
    built: Vec<(Space, u32)>,
}

fn fleet_costs(power: Power, position: &Position, centres: &CentreOwners) -> FleetCosts {
    let own = position.units().iter().filter(|unit| unit.power == power && unit.kind == UnitKind::Fleet);
    let mut built: Vec<(Space, u32)> = Vec::new();
    let homes = Province::all().filter(|home| is_home(*home, power) && centres.owner(*home) == Some(power));
    for home in homes.filter(|home| home.terrain() == Terrain::Coastal) {
        let coasts: Vec<Option<Coast>> =
            if home.coasts().is_empty() { vec![None] } else { home.coasts().iter().copied().map(Some).collect() };
        for coast in coasts {
            for (space, moves) in fleet_distances(Space { province: home, coast }) {
                match built.iter_mut().find(|(known, _)| *known == space) {
                    Some((_, least)) => *least = (*least).min(moves + 1),
                    None => built.push((space, moves + 1)),
                }
            }
        }
    }
    FleetCosts { own: own.map(|unit| fleet_distances(unit.space)).collect(), built }
}

impl FleetCosts {
    /// The fewest orders that bring a fleet to each of the seas. No fleet is in two of them.
    fn to_all(&self, seas: &[Province], used: &mut Vec<usize>) -> u32 {
        let Some((sea, rest)) = seas.split_first() else { return 0 };
        let cost = |distances: &[(Space, u32)]| {
            distances.iter().find(|(space, _)| space.province == *sea).map(|(_, moves)| *moves)
        };
        let mut least = cost(&self.built).map_or(FAR, |cost| cost + self.to_all(rest, used));
        for (at, own) in self.own.iter().enumerate() {
            if let (false, Some(moves)) = (used.contains(&at), cost(own)) {
                used.push(at);
                least = least.min(moves + self.to_all(rest, used));
                used.pop();
            }
        }
        least
    }
}

fn army_distance(unit: Unit, fleets: &FleetCosts) -> u32 {
    let mut distances: Vec<u32> = Province::all().map(|_| FAR).collect();
    distances[unit.province().index()] = 0;
    let mut open: Vec<Province> = Province::all().collect();
    // The nearest province that is not settled yet.
    while let Some(at) =
        open.iter().enumerate().min_by_key(|(_, province)| distances[province.index()]).map(|(at, _)| at)
    {
        let from = open.swap_remove(at);
        let so_far = distances[from.index()];
        if so_far >= FAR {
            return FAR;
        }
        if is_home(from, unit.power) {
            return so_far;
        }
        for to in from.army_neighbours().iter() {
            distances[to.index()] = distances[to.index()].min(so_far + 1);
        }
        if from.terrain() == Terrain::Coastal {
            convoys_from(from, so_far, fleets, &mut distances);
        }
    }
    FAR
}

/// Shortens the distances of the coasts that an army reaches by a convoy: its move, an order for each fleet of the
/// convoy, and the orders that bring the fleets there.
fn convoys_from(from: Province, so_far: u32, fleets: &FleetCosts, distances: &mut [u32]) {
    let mut chains: Vec<Vec<Province>> = from.seas().iter().map(|sea| vec![sea]).collect();
    while let Some(chain) = chains.pop() {
        let Some(last) = chain.last().copied() else { continue };
        let orders = fleets.to_all(&chain, &mut Vec::new());
        let length = u32::try_from(chain.len()).unwrap_or(FAR);
        let cost = so_far + 1 + length + orders;
        for coast in Province::all().filter(|coast| !coast.is_sea() && coast.seas().contains(last)) {
            distances[coast.index()] = distances[coast.index()].min(cost);
        }
        if chain.len() < MOST_SEAS {
            for next in last.seas().iter().filter(|next| !chain.contains(next)) {
                let mut longer = chain.clone();
                longer.push(next);
                chains.push(longer);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p14_an_italian_army_in_tunis_with_no_fleets_nearby_is_four_moves_from_home() {
        let space = Space::of(Province::with_letters("Tun").unwrap());
        let unit = Unit { power: Power::Italy, kind: UnitKind::Army, space };
        let mut position = Position::default();
        position.add(unit).unwrap();
        assert_eq!(distance_from_home(unit, &position, &CentreOwners::at_start()), 4);
    }
}
