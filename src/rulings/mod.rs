//! The rulings desk: orders as written on sheets, read and adjudicated by WDC 2006 §§5 to 16 on the board of 1971. A
//! text goes in ([`rule_text`]); what each order was taken for, its outcome, the reason and the paragraph come out
//! ([`Ruling`]).

mod adjustment_ruling;
mod board_drawing;
mod civil_disorder;
mod convoy_routes;
mod counted_orders;
mod deduced_units;
mod draw_vote_ruling;
mod draw_vote_text;
mod drawing_rectangle;
mod game_turn;
mod heading_words;
mod label_positions;
mod misspelt_names;
mod movement;
mod movement_reasons;
mod movement_ruling;
mod next_turn;
mod order;
mod order_arrow;
mod order_ban;
mod order_chart;
mod order_check;
mod order_entries;
mod order_forms;
mod order_sheet;
mod order_words;
mod position;
mod position_text;
mod province_names;
mod province_table;
mod provinces;
mod read_order;
mod retreat_options;
mod retreat_ruling;
mod rule_on_text;
mod ruling;
mod ruling_line;
mod ruling_text;
mod ruling_text_reader;
mod sentence_parts;
mod sheet_style;
mod tyr;
mod unit_count_check;
mod unit_marks;
mod unit_text;
mod word_lattice;
mod word_table;
mod word_tokens;
mod worked_disputes;
mod written_order;

pub use board_drawing::{
    BoardDrawing, DRAWING_HEIGHT, DRAWING_WIDTH, DrawingPoint, ProvinceBorder, ProvincePart, board_drawing,
};
pub use draw_vote_ruling::{DrawVoteRuling, VoteOutcome};
pub use draw_vote_text::{DrawVoteLine, VoteRemark};
pub use drawing_rectangle::DrawingRectangle;
pub use game_turn::{GameTurn, TurnPart};
pub use label_positions::{LabelSizes, label_positions};
pub use movement::{MovementOutcome, OrderedUnit, adjudicate};
pub use next_turn::{next_turn, next_turn_text, retreat_lines};
pub use order::{Order, Reason, full_order, paragraph};
pub use order_arrow::{ArrowKind, OrderArrow, order_arrows};
pub use order_ban::OrderBan;
pub use order_sheet::{SetDate, Sheet};
pub use position::{CentreOwners, Position, Unit};
pub use position_text::with_unit;
pub use province_names::{NameReading, read_name};
pub use provinces::{Coast, Home, Province, ProvinceSet, Space, Terrain, UnitKind};
pub use rule_on_text::{rule, rule_text, turn_text};
pub use ruling::{OrderRuling, Outcome, RetreatOptions, Ruling, UnusedOrder};
pub use ruling_text::{DislodgedEntry, RulingText, TextProblem, WrittenChart, WrittenLine};
pub use ruling_text_reader::{has_own_beginning, read_ruling_text};
pub use unit_marks::{UnitMark, UnitMarkKind, unit_marks};
pub use worked_disputes::{WorkedDispute, worked_disputes};
