//! Orders without a province, for all units of a power or for all others: “All hold”, “everything else holds”. Only a
//! hold is such an order.

use super::order_reader::OrderReader;
use super::order_words::{Particle, Verb};

/// The units for which an order without a province is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnitsMeant {
    /// “All hold”.
    All,
    /// “Everything else holds”.
    AllOthers,
}

/// The units that hold by an order for several: “All hold”, “everything else holds”. `None` for any other text.
pub(super) fn units_that_hold(text: &str) -> Option<UnitsMeant> {
    let mut reader = OrderReader::new(text);
    let meant = if reader.is_particle_at(0, Particle::All) {
        UnitsMeant::All
    } else if reader.is_particle_at(0, Particle::AllOthers) {
        UnitsMeant::AllOthers
    } else {
        return None;
    };
    reader.at = 1;
    reader.skip_fillers();
    let holds = reader.verb() == Some(Verb::Hold);
    reader.at += usize::from(holds);
    reader.skip_fillers();
    (holds && reader.peek().is_none()).then_some(meant)
}
