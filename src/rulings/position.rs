//! Units and where they stand, the owners of centres, and the position at the start of a game.

use std::fmt;

use super::provinces::{Province, Space, Terrain, UnitKind};
use crate::book::{PerPower, Power};

/// An army or a fleet of a power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unit {
    pub power: Power,
    pub kind: UnitKind,
    pub space: Space,
}

impl Unit {
    /// The province in which the unit stands.
    pub const fn province(self) -> Province {
        self.space.province
    }

    /// Whether a unit of this kind can stand there: no fleet inland, no army at sea, a coast where there are two.
    pub fn can_stand(kind: UnitKind, space: Space) -> bool {
        match (kind, space.province.terrain()) {
            (UnitKind::Army, Terrain::Sea) | (UnitKind::Fleet, Terrain::Inland) => false,
            (UnitKind::Army, _) => space.coast.is_none(),
            (UnitKind::Fleet, _) => {
                let coasts = space.province.coasts();
                space.coast.map_or(coasts.is_empty(), |coast| coasts.contains(&coast))
            }
        }
    }

    /// “A Vie”, as in a position.
    pub fn letters(self) -> String {
        format!("{} {}", self.kind.letter(), self.space.letters())
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind.letter(), self.space)
    }
}

/// The units on the board. No province has two.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    units: Vec<Unit>,
}

impl Position {
    /// The units in the order in which they were entered.
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// The unit in a province.
    pub fn unit_in(&self, province: Province) -> Option<Unit> {
        self.units.iter().copied().find(|unit| unit.province() == province)
    }

    /// The letters of a province, with the coast of the fleet that stands there: “Stp/sc”.
    pub fn letters_of(&self, province: Province) -> String {
        self.unit_in(province).map_or_else(|| province.letters().to_owned(), |unit| unit.space.letters())
    }

    /// The number of units of a power.
    pub fn count(&self, power: Power) -> usize {
        self.units.iter().filter(|unit| unit.power == power).count()
    }

    /// Adds a unit. The unit that stands in its province already is the error.
    pub fn add(&mut self, unit: Unit) -> Result<(), Unit> {
        if let Some(other) = self.unit_in(unit.province()) {
            return Err(other);
        }
        self.units.push(unit);
        Ok(())
    }

    /// Removes the unit in a province.
    pub fn remove(&mut self, province: Province) {
        self.units.retain(|unit| unit.province() != province);
    }

    /// The units at the start of a game.
    pub fn at_start() -> Self {
        use super::provinces::Coast;
        const FLEETS: [&str; 9] = ["Tri", "Edi", "Lon", "Bre", "Kie", "Nap", "Sev", "Stp", "Ank"];
        let mut position = Position::default();
        for power in Power::ALL {
            for province in Province::all().filter(|province| province.home_of() == Some(power)) {
                let kind = if FLEETS.contains(&province.letters()) { UnitKind::Fleet } else { UnitKind::Army };
                let coast = (kind == UnitKind::Fleet && !province.coasts().is_empty()).then_some(Coast::South);
                position.units.push(Unit { power, kind, space: Space { province, coast } });
            }
        }
        position
    }
}

/// The owner of each centre.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CentreOwners {
    owners: Vec<(Province, Power)>,
}

impl CentreOwners {
    /// The owners at the start of a game: the home centres.
    pub fn at_start() -> Self {
        let owners = Province::all().filter_map(|province| Some((province, province.home_of()?)));
        CentreOwners { owners: owners.collect() }
    }

    /// The owner of a centre.
    pub fn owner(&self, centre: Province) -> Option<Power> {
        self.owners.iter().find(|(owned, _)| *owned == centre).map(|(_, owner)| *owner)
    }

    /// Sets the owner of a centre.
    pub fn set(&mut self, centre: Province, power: Power) {
        self.owners.retain(|(owned, _)| *owned != centre);
        self.owners.push((centre, power));
    }

    /// The centres of a power, in the order of the map.
    pub fn of(&self, power: Power) -> Vec<Province> {
        let mut centres: Vec<Province> =
            self.owners.iter().filter(|(_, owner)| *owner == power).map(|(centre, _)| *centre).collect();
        centres.sort_unstable();
        centres
    }

    /// The number of centres of each power.
    pub fn counts(&self) -> PerPower<usize> {
        PerPower::from_fn(|power| self.owners.iter().filter(|(_, owner)| *owner == power).count())
    }

    /// The owners after a fall: who stands in a centre owns it.
    #[must_use]
    pub fn after_fall(&self, position: &Position) -> Self {
        let mut after = self.clone();
        for unit in position.units().iter().filter(|unit| unit.province().is_centre()) {
            after.set(unit.province(), unit.power);
        }
        after
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_starts_with_22_units_in_their_home_centres() {
        let start = Position::at_start();
        assert_eq!(start.units().len(), 22);
        let of = |power: Power| {
            let units = start.units().iter().filter(|unit| unit.power == power);
            units.map(|unit| unit.letters()).collect::<Vec<_>>().join(", ")
        };
        assert_eq!(of(Power::Russia), "A Mos, F Sev, F Stp/sc, A War");
        assert_eq!(of(Power::England), "F Edi, F Lon, A Lvp");
        assert!(start.units().iter().all(|unit| Unit::can_stand(unit.kind, unit.space)));
        assert_eq!(CentreOwners::at_start().counts(), PerPower([3, 3, 3, 3, 3, 4, 3]));
    }
}
