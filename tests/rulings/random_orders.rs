//! Random positions and legal orders, the same in each run.

use topboard::book::Power;
use topboard::rulings::{Order, Position, Province, Space, Unit, UnitKind};

/// Numbers without a pattern, the same in each run (xorshift).
pub(super) struct Dice(pub(super) u64);

impl Dice {
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    pub(super) fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    pub(super) fn pick<T>(&mut self, items: impl IntoIterator<Item = T>) -> Option<T> {
        let mut items: Vec<T> = items.into_iter().collect();
        if items.is_empty() { None } else { Some(items.swap_remove(self.below(items.len()))) }
    }
}

/// A position with a unit in some provinces, and a legal order for one of the units.
pub(super) fn legal_order(random: &mut Dice) -> (Position, Unit, Order) {
    loop {
        let mut position = Position::default();
        for province in Province::all() {
            if !random.percent(25) {
                continue;
            }
            let kind = if province.is_sea() || (province.seas().iter().next().is_some() && random.percent(40)) {
                UnitKind::Fleet
            } else {
                UnitKind::Army
            };
            let coast = random.pick(province.coasts()).copied().filter(|_| kind == UnitKind::Fleet);
            let unit = Unit { power: Power::France, kind, space: Space { province, coast } };
            if Unit::can_stand(kind, unit.space) {
                let _ = position.add(unit);
            }
        }
        let Some(unit) = random.pick(position.units()).copied() else { continue };
        if let Some(order) = order_of(unit, &position, random) {
            return (position, unit, order);
        }
    }
}

fn order_of(unit: Unit, position: &Position, random: &mut Dice) -> Option<Order> {
    let reached = |unit: Unit| -> Vec<Space> {
        Province::all().flat_map(|province| unit.space.reached_in(unit.kind, province)).collect()
    };
    match random.below(9) {
        0 => Some(Order::Hold),
        1..=3 => random.pick(reached(unit)).map(Order::Move),
        4 => {
            let others = position
                .units()
                .iter()
                .filter(|other| **other != unit && unit.space.reaches(unit.kind, other.province()));
            random.pick(others).map(|other| Order::SupportHold(other.province()))
        }
        5 | 6 => {
            let to = random.pick(reached(unit))?.province;
            let others = position
                .units()
                .iter()
                .filter(|other| **other != unit && other.province() != to && other.space.reaches(other.kind, to));
            random.pick(others).map(|other| Order::SupportMove { from: other.province(), to })
        }
        7 => carried(unit, position, random),
        _ => {
            let sea = unit.province();
            let coasts: Vec<Province> =
                Province::all().filter(|coast| !coast.is_sea() && coast.seas().contains(sea)).collect();
            let armies = coasts.iter().filter_map(|coast| position.unit_in(*coast));
            let army = random.pick(armies.filter(|army| army.kind == UnitKind::Army && sea.is_sea()))?;
            let to = random.pick(coasts.iter().filter(|to| **to != army.province()))?;
            Some(Order::Convoy { from: army.province(), to: *to })
        }
    }
}

/// A move of an army over one fleet.
fn carried(unit: Unit, position: &Position, random: &mut Dice) -> Option<Order> {
    let from = unit.province();
    let seas = from.seas();
    let has_fleet = |sea: &Province| position.unit_in(*sea).is_some();
    let sea = random.pick(seas.iter().filter(|sea| unit.kind == UnitKind::Army && has_fleet(sea)))?;
    let coasts = Province::all().filter(|to| !to.is_sea() && *to != from && to.seas().contains(sea));
    random.pick(coasts).map(|to| Order::Move(Space::of(to)))
}
