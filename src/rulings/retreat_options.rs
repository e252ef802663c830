//! The spaces to which a dislodged unit may retreat.

use super::position::{Position, Unit};
use super::provinces::{Province, Space, UnitKind};
use super::ruling::RetreatOptions;

/// A dislodged unit and the province from which it was attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dislodgement {
    pub(super) unit: Unit,
    pub(super) attacked_from: Option<Province>,
}

/// The spaces that the unit could move to, without occupied provinces, the province of the attacker and those that are
/// empty because of a stand-off.
pub(super) fn retreat_options(dislodged: Dislodgement, position: &Position, stand_offs: &[Province]) -> RetreatOptions {
    let Dislodgement { unit, attacked_from } = dislodged;
    let reached: Vec<Space> = match unit.kind {
        UnitKind::Army => unit.province().army_neighbours().iter().map(Space::of).collect(),
        UnitKind::Fleet => unit.space.fleet_neighbours().to_vec(),
    };
    let is_open = |space: &Space| {
        position.unit_in(space.province).is_none()
            && Some(space.province) != attacked_from
            && !stand_offs.contains(&space.province)
    };
    RetreatOptions { unit, attacked_from, to: reached.into_iter().filter(is_open).collect() }
}
