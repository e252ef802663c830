//! The text that asks for a ruling as plain data: season, position, centres and orders. [`super::ruling_text_reader`]
//! reads it.

use super::draw_vote_text::DrawVoteLine;
use super::game_turn::{GameTurn, TurnPart};
use super::order_ban::OrderBan;
use super::order_sheet::{SetDate, Sheet};
use super::position::{CentreOwners, Position, Unit};
use super::provinces::Province;
use super::written_order::OrderLayout;
use crate::book::{PerPower, Power, Year};
use crate::languages::Message;

/// Something in a text that was not understood or cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextProblem {
    /// The number of the line, from 1.
    pub line: usize,
    /// The part of the line that it is about.
    pub text: String,
    pub sentence: Message,
}

/// The numbers of centres that a line of counts gives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenChart {
    /// The year of “counts 1908: …”. Without one it is the chart before the turn of the text.
    pub year: Option<Year>,
    pub counts: PerPower<Option<usize>>,
}

/// An order as it stands on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenLine {
    /// Its number among the orders of the text, from 0.
    pub number: usize,
    /// The number of the line, from 1.
    pub line: usize,
    pub power: Power,
    pub part: TurnPart,
    pub sheet: Sheet,
    pub set: SetDate,
    pub text: String,
    /// What is written, or why it is no order.
    pub(super) layout: OrderLayout,
}

/// A dislodged unit of a position, given without the orders before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DislodgedEntry {
    pub unit: Unit,
    /// The province from which the attack came.
    pub attacked_from: Option<Province>,
}

/// A line with units of the position, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PositionLine {
    pub(super) line: usize,
    pub(super) power: Power,
    pub(super) entries: Vec<PositionEntry>,
}

/// An entry of a line with units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PositionEntry {
    pub(super) text: String,
    /// `None` if the entry cannot be read.
    pub(super) province: Option<Province>,
}

/// Where the position stands in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct WrittenPosition {
    /// The line of the season, if it is above all sections.
    pub(super) season: Option<usize>,
    /// The line with the word “position”.
    pub(super) heading: Option<usize>,
    /// The lines that name the start of the game. The last one counts.
    pub(super) start_lines: Vec<usize>,
    /// Whether the units are those of the start because the text has no position and its turn is the first spring.
    pub(super) implies_start: bool,
    pub(super) lines: Vec<PositionLine>,
    /// The first line of orders, if no heading is above them.
    pub(super) orders_without_heading: Option<usize>,
}

/// A text that asks for a ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulingText {
    /// The board that a title above the text names: “Board C”.
    pub board: Option<String>,
    pub turn: Option<GameTurn>,
    pub position: Position,
    /// The units of the position that only the orders name.
    pub units_from_orders: Vec<Unit>,
    /// The owners of the centres, if they are given.
    pub centres: Option<CentreOwners>,
    /// The lines of counts, in their order.
    pub charts: Vec<WrittenChart>,
    /// The votes on draws, in their order.
    pub draw_votes: Vec<DrawVoteLine>,
    /// The powers whose orders do not count.
    pub bans: PerPower<Option<OrderBan>>,
    pub dislodged: Vec<DislodgedEntry>,
    pub stand_offs: Vec<Province>,
    /// Whether the text says what the dislodged units are ordered, which can be nothing.
    pub(super) has_retreats: bool,
    /// The orders in the order in which they are written.
    pub orders: Vec<WrittenLine>,
    /// The sheets of which the writing order of the orders is not known, because two have the same number (§11).
    pub(super) sheets_without_order: Vec<(Power, TurnPart, Sheet)>,
    pub problems: Vec<TextProblem>,
    pub(super) written_position: WrittenPosition,
}
