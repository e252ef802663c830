//! The order sheets of a round: a page for each player, with round, board, power and name above the lines for orders.

use super::board_call::board_inside;
use super::notice::{Notice, NoticeLayout};
use super::table_sheets::empty_boxes;
use crate::book::{BoardRef, Power, RoundIx};
use crate::engine::Engine;
use crate::languages::Language;
use crate::languages::sentences::{columns, notices, words};

/// A line for each unit of a power that is about to win.
const ORDERS: usize = 17;
/// The lines for retreats and for builds.
const FEW_ORDERS: usize = 5;

/// A page for each seat with a player, board by board.
pub(super) fn order_sheets(engine: &Engine, at: RoundIx, language: Language) -> Vec<Notice> {
    let book = engine.book();
    let Some(round) = book.round(at) else { return Vec::new() };
    let mut sheets = Vec::new();
    for (number, board) in round.boards.iter().enumerate() {
        let name = board_inside(book, BoardRef::new(at.0, number), language);
        let board_of_round = words::board_of_round(language, &round.title_in(language), &name);
        for power in Power::ALL {
            let Some(player) = board.seats[power].player else { continue };
            sheets.push(Notice {
                title: notices::title_order_sheet(language, &board_of_round, &power.name_in(language)),
                subtitle: book.name_of(Some(player)).to_owned(),
                sections: vec![
                    empty_boxes(
                        notices::title_orders(language),
                        [columns::box_spring(language), columns::box_autumn(language)],
                        ORDERS,
                    ),
                    empty_boxes(
                        notices::title_retreats_and_winter(language),
                        [
                            columns::box_retreats_spring(language),
                            columns::box_retreats_autumn(language),
                            columns::box_winter(language),
                        ],
                        FEW_ORDERS,
                    ),
                ],
                layout: NoticeLayout::Form,
                languages: language.into(),
                ..Notice::default()
            });
        }
    }
    sheets
}
