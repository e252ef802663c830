//! A ruling as plain data: what each order was taken for, what became of it, why, and by which paragraph.

use super::draw_vote_ruling::DrawVoteRuling;
use super::game_turn::{GameTurn, TurnPart};
use super::order::{Order, RULEBOOK, Reason};
use super::order_ban::OrderBan;
use super::position::{CentreOwners, Position, Unit};
use super::provinces::{Province, Space};
use super::ruling_text::{TextProblem, WrittenLine};
use super::sentence_parts::{list_with_and, unit_of_power, units_by_power};
use crate::book::{PerPower, Power, Season};
use crate::languages::Message;
use crate::languages::messages::rulings as texts;

/// What became of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    Moves,
    Bounces,
    Holds,
    Supports,
    Cut,
    Convoys,
    Disrupted,
    /// A support or a convoy of what was not ordered, or an adjustment too many.
    Void,
    Misordered,
    Disbands,
    Builds,
    Removes,
    Waives,
}

impl Outcome {
    /// The word for JSON and for the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Outcome::Moves => "moves",
            Outcome::Bounces => "bounces",
            Outcome::Holds => "holds",
            Outcome::Supports => "supports",
            Outcome::Cut => "cut",
            Outcome::Convoys => "convoys",
            Outcome::Disrupted => "disrupted",
            Outcome::Void => "void",
            Outcome::Misordered => "misordered",
            Outcome::Disbands => "disbands",
            Outcome::Builds => "builds",
            Outcome::Removes => "removes",
            Outcome::Waives => "waives",
        }
    }

    /// The word for readers.
    pub fn message(self) -> Message {
        match self {
            Outcome::Moves => texts::outcome_moves(),
            Outcome::Bounces => texts::outcome_bounces(),
            Outcome::Holds => texts::outcome_holds(),
            Outcome::Supports => texts::outcome_supports(),
            Outcome::Cut => texts::outcome_cut(),
            Outcome::Convoys => texts::outcome_convoys(),
            Outcome::Disrupted => texts::outcome_disrupted(),
            Outcome::Void => texts::outcome_void(),
            Outcome::Misordered => texts::outcome_misordered(),
            Outcome::Disbands => texts::outcome_disbands(),
            Outcome::Builds => texts::outcome_builds(),
            Outcome::Removes => texts::outcome_removes(),
            Outcome::Waives => texts::outcome_waives(),
        }
    }
}

/// An order with its ruling. A unit without an order has an entry too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRuling {
    pub part: TurnPart,
    pub power: Power,
    /// The province in which the unit began, as far as the order names one.
    pub province: Option<Province>,
    /// The line of the order in the text; `None` if nothing was written.
    pub line: Option<usize>,
    pub written: String,
    /// What it was taken for, in full.
    pub read: String,
    /// The order that the unit followed, for a retreat the move; `None` for adjustments and for orders that no unit
    /// followed.
    pub order: Option<Order>,
    pub outcome: Outcome,
    pub is_dislodged: bool,
    /// Why, and by which paragraph.
    pub reason: Reason,
    /// What had to be decided to read the order.
    pub notes: Vec<Reason>,
}

impl OrderRuling {
    /// The ruling on an order of a power, of which nothing else is known. `line` is `None` if nothing was written.
    pub(super) fn new(
        part: TurnPart,
        power: Power,
        line: Option<&WrittenLine>,
        (outcome, reason): (Outcome, Reason),
    ) -> Self {
        OrderRuling {
            part,
            power,
            province: None,
            line: line.map(|line| line.line),
            written: line.map(|line| line.text.clone()).unwrap_or_default(),
            read: String::new(),
            order: None,
            outcome,
            is_dislodged: false,
            reason,
            notes: Vec::new(),
        }
    }

    /// The ruling on a line that is no order of a unit that is there. `province` is the one that the line names, if it
    /// does.
    pub(super) fn misordered(line: &WrittenLine, province: Option<Province>, reason: Reason) -> Self {
        let ruling = OrderRuling::new(line.part, line.power, Some(line), (Outcome::Misordered, reason));
        OrderRuling { province, ..ruling }
    }

    /// Whether it is a unit without an order that holds. A position has many of them, and no dispute is about them.
    pub fn is_plain_hold(&self) -> bool {
        self.line.is_none() && self.outcome == Outcome::Holds && !self.is_dislodged
    }

    /// The order with its outcome: “A Vienna - Tyrolia: moves”, “builds A Moscow”.
    pub fn headline(&self) -> Message {
        let unit = self.read.split_once(' ').map_or("", |(_, unit)| unit);
        match self.outcome {
            Outcome::Builds => texts::builds_unit(unit),
            Outcome::Removes => texts::removes_unit(unit),
            Outcome::Waives => texts::waives_build(),
            Outcome::Disbands => texts::order_of_disbanded(self.read.as_str()),
            _ => {
                let order = if self.read.is_empty() { &self.written } else { &self.read };
                texts::order_with_outcome(order.as_str(), self.outcome_message())
            }
        }
    }

    /// “moves”, “holds, dislodged”.
    pub fn outcome_message(&self) -> Message {
        let outcome = self.outcome.message();
        if self.is_dislodged && self.part == TurnPart::Movement { texts::outcome_dislodged(outcome) } else { outcome }
    }

    /// The paragraph that decided: of the outcome if it is one of these rules, or of the reading.
    pub fn rule(&self) -> &str {
        if self.reason.rule != RULEBOOK {
            return &self.reason.rule;
        }
        let tyr = self.notes.iter().find(|note| note.rule.contains("Tyr"));
        tyr.or(self.notes.first()).map_or(&self.reason.rule, |note| &note.rule)
    }
}

/// An order that does not count, such as one on a sheet that a revised one replaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnusedOrder {
    pub power: Power,
    pub line: usize,
    pub written: String,
    pub reason: Reason,
}

/// A dislodged unit and the spaces to which it may retreat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RetreatOptions {
    pub unit: Unit,
    pub attacked_from: Option<Province>,
    pub to: Vec<Space>,
}

/// The rulings of a retreat phase or of an adjustment phase, and the position after it.
#[derive(Debug)]
pub(super) struct PhaseRuling {
    pub(super) orders: Vec<OrderRuling>,
    pub(super) unused: Vec<UnusedOrder>,
    pub(super) position: Position,
}

impl PhaseRuling {
    /// A phase that begins with this position.
    pub(super) fn from_position(position: &Position) -> PhaseRuling {
        PhaseRuling { orders: Vec::new(), unused: Vec::new(), position: position.clone() }
    }
}

/// A ruling on a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The board that the text names: “Board C”.
    pub board: Option<String>,
    pub turn: Option<GameTurn>,
    /// The units before any order.
    pub before: Position,
    /// Those of them that the text names only in orders.
    pub units_from_orders: Vec<Unit>,
    pub orders: Vec<OrderRuling>,
    pub unused: Vec<UnusedOrder>,
    pub retreats: Vec<RetreatOptions>,
    /// The powers whose orders do not count.
    pub bans: PerPower<Option<OrderBan>>,
    pub draw_votes: Vec<DrawVoteRuling>,
    /// Whether the text has retreats. Without them the dislodged units that may retreat are waited for.
    pub(super) has_retreats: bool,
    /// The units after all orders of the text.
    pub position: Position,
    /// The owners of centres after all orders of the text, if they were given. A fall is counted after its retreats.
    pub centres: Option<CentreOwners>,
    pub problems: Vec<TextProblem>,
}

impl Ruling {
    /// Adds the rulings of the next phase.
    pub(super) fn add(&mut self, phase: PhaseRuling) {
        self.orders.extend(phase.orders);
        self.unused.extend(phase.unused);
        self.position = phase.position;
    }

    /// The powers whose orders do not count, each with what that means.
    pub fn banned_powers(&self) -> impl Iterator<Item = (Power, OrderBan)> + '_ {
        Power::ALL.into_iter().filter_map(|power| Some((power, self.bans[power]?)))
    }

    /// The units that hold because no order is written for them, of powers for which other orders are written.
    pub fn units_without_order(&self) -> Vec<Unit> {
        let has_orders = |power: Power| self.orders.iter().any(|order| order.power == power && order.line.is_some());
        let plain = self.orders.iter().filter(|order| order.is_plain_hold() && has_orders(order.power));
        plain.filter_map(|order| self.before.unit_in(order.province?)).collect()
    }

    /// The dislodged units that may retreat and are not ordered yet.
    pub fn open_retreats(&self) -> Vec<Unit> {
        let may_retreat = self.retreats.iter().filter(|retreat| !self.has_retreats && !retreat.to.is_empty());
        may_retreat.map(|retreat| retreat.unit).collect()
    }

    /// What a fall waits for before its centres are counted. `None` if it waits for nothing.
    pub fn waiting_reason(&self) -> Option<Reason> {
        let open = self.open_retreats();
        let is_fall = self.turn.is_some_and(|turn| turn.season == Some(Season::Fall));
        (is_fall && self.centres.is_some() && !open.is_empty()).then(|| {
            let count = open.len();
            let units = list_with_and(open.into_iter().map(unit_of_power));
            Reason::new(texts::centres_wait_for_retreats(count, units), "§12")
        })
    }

    /// A sentence about the units that the text names only in orders. `None` if there are none.
    pub fn units_from_orders_sentence(&self) -> Option<Message> {
        units_by_power(&self.units_from_orders).map(texts::units_from_orders)
    }

    /// Whether the ruling says more than where the units stand.
    pub fn decides_anything(&self) -> bool {
        self.orders.iter().any(|order| !order.is_plain_hold())
            || !self.unused.is_empty()
            || !self.retreats.is_empty()
            || !self.draw_votes.is_empty()
            || self.banned_powers().next().is_some()
    }
}
