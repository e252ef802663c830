//! The orders and retreats of a ruling as lines in the drawing of the board.

use super::board_drawing::{DrawingPoint, board_drawing};
use super::game_turn::TurnPart;
use super::order::Order;
use super::provinces::Province;
use super::ruling::{OrderRuling, Outcome, Ruling};

/// The distance of a line from the middle of the unit where it begins, and of its end from that of the destination.
const ROOM_OF_UNIT: f32 = 15.0;

/// How far the lines of two units that move against each other are moved aside, each to its right.
const ASIDE: f32 = 6.0;

/// The part of the way that a move is drawn if it fails.
const FAILED_PART: f32 = 0.7;

/// The room of the cross at the end of a move that fails.
const CROSS: f32 = 4.0;

/// An order as a straight line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OrderArrow {
    pub start: DrawingPoint,
    pub end: DrawingPoint,
    pub kind: ArrowKind,
    /// Whether the move, the support or the convoy fails.
    pub has_failed: bool,
}

/// What a line stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowKind {
    Move,
    /// The move of a dislodged unit.
    Retreat,
    /// From the supporting or convoying unit to the middle of the move, or to the supported unit.
    SupportOrConvoy,
}

/// The lines of all orders but holds.
pub fn order_arrows(ruling: &Ruling) -> Vec<OrderArrow> {
    ruling.orders.iter().filter_map(|order| arrow(ruling, order)).collect()
}

fn arrow(ruling: &Ruling, order: &OrderRuling) -> Option<OrderArrow> {
    let from = order.province?;
    let has_failed = !matches!(order.outcome, Outcome::Moves | Outcome::Supports | Outcome::Convoys | Outcome::Holds);
    let anchor = |province: Province| board_drawing().anchor(province);
    match order.order? {
        Order::Hold => None,
        Order::Move(to) => {
            let is_retreat = order.part == TurnPart::Retreats;
            let kind = if is_retreat { ArrowKind::Retreat } else { ArrowKind::Move };
            let aside = if !is_retreat && is_ordered(ruling, to.province, from) { ASIDE } else { 0.0 };
            let way = Way::new(anchor(from), anchor(to.province));
            let before_unit = way.length - way.room();
            let end = if has_failed { (way.length * FAILED_PART).min(before_unit - CROSS) } else { before_unit };
            let (start, end) = (way.point(way.room(), aside), way.point(end, aside));
            Some(OrderArrow { start, end, kind, has_failed })
        }
        Order::SupportHold(other) => {
            let way = Way::new(anchor(from), anchor(other));
            Some(way.support_or_convoy(way.length - way.room(), has_failed))
        }
        Order::SupportMove { from: other, to } | Order::Convoy { from: other, to } => {
            let ([x, y], [to_x, to_y]) = (anchor(other), anchor(to));
            let way = Way::new(anchor(from), [f32::midpoint(x, to_x), f32::midpoint(y, to_y)]);
            Some(way.support_or_convoy(way.length, has_failed))
        }
    }
}

/// Whether a unit in a province is ordered to another province.
fn is_ordered(ruling: &Ruling, from: Province, to: Province) -> bool {
    let is_move = |order: &OrderRuling| matches!(order.order, Some(Order::Move(space)) if space.province == to);
    let mut moves = ruling.orders.iter().filter(|order| order.part == TurnPart::Movement);
    moves.any(|order| order.province == Some(from) && is_move(order))
}

/// The way between two places.
struct Way {
    from: DrawingPoint,
    /// The direction, with a length of 1.
    along: DrawingPoint,
    length: f32,
}

impl Way {
    fn new(from: DrawingPoint, to: DrawingPoint) -> Way {
        let (x, y) = (to[0] - from[0], to[1] - from[1]);
        let length = x.hypot(y).max(1.0);
        Way { from, along: [x / length, y / length], length }
    }

    /// The room that is left free at a unit: less on a short way.
    fn room(&self) -> f32 {
        ROOM_OF_UNIT.min(self.length / 3.0)
    }

    /// The point at a distance from the start, and to the right of the way.
    fn point(&self, distance: f32, aside: f32) -> DrawingPoint {
        let ([x, y], [along_x, along_y]) = (self.from, self.along);
        [x + along_x * distance - along_y * aside, y + along_y * distance + along_x * aside]
    }

    fn support_or_convoy(&self, end: f32, has_failed: bool) -> OrderArrow {
        let (start, end) = (self.point(self.room(), 0.0), self.point(end, 0.0));
        OrderArrow { start, end, kind: ArrowKind::SupportOrConvoy, has_failed }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::rule_text;

    #[test]
    fn moves_against_each_other_lie_beside_each_other() {
        let ruling = rule_text(
            "position\nGermany: A Ber\nRussia: A Pru, A War\norders\nGermany: A Ber - Pru\nRussia: A Pru - Ber, A War S A Pru",
        );
        let arrows = order_arrows(&ruling);
        assert_eq!(arrows.len(), 3);
        let [one, other] = [arrows[0], arrows[1]];
        assert!(one.has_failed && other.has_failed);
        // The distance between the lines: the cross product of the direction and the step from one to the other.
        let (x, y) = (one.end[0] - one.start[0], one.end[1] - one.start[1]);
        let (step_x, step_y) = (other.start[0] - one.start[0], other.start[1] - one.start[1]);
        let distance = (x * step_y - y * step_x).abs() / x.hypot(y);
        assert!((distance - 2.0 * ASIDE).abs() < 0.01, "{distance}");
    }

    #[test]
    fn a_retreat_is_a_line_of_its_own_kind() {
        let ruling = rule_text(
            "position\nAustria: A Ser\nTurkey: A Bul, A Gre\norders\nTurkey: A Bul - Ser, A Gre S Bul - Ser\nretreats\nAustria: A Ser - Bud",
        );
        let kinds: Vec<ArrowKind> = order_arrows(&ruling).iter().map(|arrow| arrow.kind).collect();
        assert_eq!(kinds, [ArrowKind::Move, ArrowKind::SupportOrConvoy, ArrowKind::Retreat]);
    }

    #[test]
    fn a_move_ends_before_the_unit_at_its_destination() {
        let ruling = rule_text("position\nFrance: A Par\norders\nFrance: A Par - Bur");
        let [arrow] = order_arrows(&ruling)[..] else { panic!("one order has one arrow") };
        let anchor = |letters: &str| board_drawing().anchor(Province::with_letters(letters).unwrap());
        let far = |one: DrawingPoint, other: DrawingPoint| (one[0] - other[0]).hypot(one[1] - other[1]);
        assert!((far(arrow.start, anchor("Par")) - ROOM_OF_UNIT).abs() < 0.01);
        assert!((far(arrow.end, anchor("Bur")) - ROOM_OF_UNIT).abs() < 0.01);
        assert_eq!((arrow.kind, arrow.has_failed), (ArrowKind::Move, false));
    }
}
