//! The marks of units in the drawing of the board: units that are built, that are gone, and dislodged units of a
//! position.

use super::board_drawing::{DrawingPoint, board_drawing};
use super::game_turn::TurnPart;
use super::position::Unit;
use super::provinces::Province;
use super::ruling::{OrderRuling, Outcome, Ruling};

/// How far a dislodged unit stands beside the unit that is in its province.
const BESIDE: DrawingPoint = [14.0, -14.0];

/// A mark, and where it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UnitMark {
    pub at: DrawingPoint,
    pub kind: UnitMarkKind,
}

/// What a mark stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitMarkKind {
    /// A unit that is built.
    Built(Unit),
    /// A dislodged unit that the position gives beside the other units.
    Dislodged(Unit),
    /// The unit there is removed or disbanded.
    Gone,
}

/// The marks of all units that are not among the units before the orders, or do not stay.
pub fn unit_marks(ruling: &Ruling) -> Vec<UnitMark> {
    let anchor = |province: Province| board_drawing().anchor(province);
    let is_beside = |unit: Unit| ruling.before.unit_in(unit.province()) != Some(unit);
    let beside = |province: Province| {
        let [x, y] = anchor(province);
        [x + BESIDE[0], y + BESIDE[1]]
    };
    let dislodged = ruling.retreats.iter().map(|retreat| retreat.unit).filter(|unit| is_beside(*unit));
    let mut marks: Vec<UnitMark> = dislodged
        .clone()
        .map(|unit| UnitMark { at: beside(unit.province()), kind: UnitMarkKind::Dislodged(unit) })
        .collect();
    for order in &ruling.orders {
        let Some(province) = order.province else { continue };
        if order.outcome == Outcome::Builds
            && let Some(unit) = ruling.position.unit_in(province)
        {
            marks.push(UnitMark { at: anchor(province), kind: UnitMarkKind::Built(unit) });
        } else if is_gone(order) {
            let is_retreat = order.part == TurnPart::Retreats;
            let at = if is_retreat && dislodged.clone().any(|unit| unit.province() == province) {
                beside(province)
            } else {
                anchor(province)
            };
            marks.push(UnitMark { at, kind: UnitMarkKind::Gone });
        }
    }
    marks
}

/// Whether the unit of an order is removed, or disbanded because it does not retreat.
fn is_gone(order: &OrderRuling) -> bool {
    match order.part {
        TurnPart::Movement => false,
        TurnPart::Retreats => order.outcome != Outcome::Moves,
        TurnPart::Adjustments => order.outcome == Outcome::Removes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::rule_text;

    fn marked(text: &str) -> Vec<String> {
        let marks = unit_marks(&rule_text(text));
        let shown = |mark: &UnitMark| {
            let place = board_drawing().province_at(mark.at).map(Province::letters).unwrap_or_default();
            match mark.kind {
                UnitMarkKind::Built(unit) => format!("built {}", unit.letters()),
                UnitMarkKind::Dislodged(unit) => format!("dislodged {}", unit.letters()),
                UnitMarkKind::Gone => format!("gone {place}"),
            }
        };
        marks.iter().map(shown).collect()
    }

    #[test]
    fn built_and_removed_units_are_marked() {
        let text = "season: Winter 1903\nposition\nAustria: A Ser\nItaly: A Tun, A Mun\ncentres\nAustria: Ser, Vie\nItaly: Nap\norders\nAustria: A Vie\nItaly: remove A Mun";
        assert_eq!(marked(text), ["built A Vie", "gone Mun"]);
    }

    #[test]
    fn a_dislodged_unit_that_does_not_retreat_is_marked() {
        let moves = "position\nAustria: A Ser\nTurkey: A Bul, A Gre\norders\nTurkey: A Bul - Ser, A Gre S Bul - Ser\nretreats\n";
        assert_eq!(marked(&format!("{moves}Austria: A Ser disbands")), ["gone Ser"]);
        assert_eq!(marked(&format!("{moves}Austria: A Ser - Bud")), Vec::<String>::new());
        let retreats = "season: Fall 1903 retreats\nposition\nTurkey: A Ser\ndislodged\nAustria: A Ser from Bul\norders\nAustria: A Ser - Bud";
        assert_eq!(marked(retreats), ["dislodged A Ser"]);
    }
}
