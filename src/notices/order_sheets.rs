//! The order sheets of a round: a page for each player, with round, board, power and name above the lines for orders.

use super::board_call::board_title;
use super::notice::{Notice, NoticeLayout};
use super::table_sheets::{empty_boxes, lower_board};
use crate::book::{BoardRef, Power, RoundIx};
use crate::engine::Engine;

/// A line for each unit of a power that is about to win.
const ORDERS: usize = 17;
/// The lines for retreats and for builds.
const FEW_ORDERS: usize = 5;

/// A page for each seat with a player, board by board.
pub(super) fn order_sheets(engine: &Engine, at: RoundIx) -> Vec<Notice> {
    let book = engine.book();
    let Some(round) = book.round(at) else { return Vec::new() };
    let mut sheets = Vec::new();
    for (number, board) in round.boards.iter().enumerate() {
        let name = lower_board(&board_title(book, BoardRef::new(at.0, number)));
        for power in Power::ALL {
            let Some(player) = board.seats[power].player else { continue };
            sheets.push(Notice {
                title: format!("{}, {name}: {power}", round.title()),
                subtitle: book.name_of(Some(player)).to_owned(),
                sections: vec![
                    empty_boxes("Orders", &["spring 19 __ __", "autumn 19 __ __"], ORDERS),
                    empty_boxes(
                        "Retreats and winter",
                        &["retreats in spring", "retreats in autumn", "builds and removals in winter"],
                        FEW_ORDERS,
                    ),
                ],
                layout: NoticeLayout::Form,
                ..Notice::default()
            });
        }
    }
    sheets
}
