//! The tab of a board record: substitutes, cards and penalties at the seats of a board, and its proposed draws.

pub mod commands;
mod grid_model;

use std::borrow::Cow;

use eframe::egui::{self, Frame, Margin, Ui};

use crate::app::grid::CellPos;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::tab::Tab;
use crate::app::views::view::{Sheet, View, ViewContext};
use crate::book::fields::SeatColumnUse;
use crate::book::{BoardColumn, BoardRef, CellAddress, Power, notation};
use crate::engine::Engine;
use crate::languages::window_sentences::record_tab as texts;
use crate::printable_text::printable_line;
use grid_model::{RecordModel, draw_rules, seat_position};

/// The state of the tab of a board record.
#[derive(Debug, Default)]
pub struct RecordView;

/// The board of a record’s tab.
fn board_of(tab: Tab) -> Option<BoardRef> {
    match tab {
        Tab::Record(board) => Some(board),
        _ => None,
    }
}

impl View for RecordView {
    fn name(&self, tab: Tab, engine: &Engine) -> Cow<'static, str> {
        let board = board_of(tab).map(|at| notation::short_board_label(engine.book(), at)).unwrap_or_default();
        texts::tab_name(&board).into()
    }

    /// The tab of a record is to the right of the tab of its round, so the rounds list it.
    fn tabs(&self, _engine: &Engine, _open: OpenTabs<'_>) -> Vec<Tab> {
        Vec::new()
    }

    fn nearest(&self, tab: Tab, engine: &Engine) -> Tab {
        match tab {
            Tab::Record(at) if engine.book().board(at).is_none() => Tab::Round(at.round),
            tab => tab,
        }
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        let board = board_of(context.tab)?;
        Some(Box::new(RecordModel::new(context, board)))
    }

    fn start_cell(&self, _context: &ViewContext<'_>) -> CellPos {
        seat_position(Power::Austria)
    }

    fn tab_of(&self, address: CellAddress) -> Option<Tab> {
        match address {
            CellAddress::Proposal(at, ..) | CellAddress::BoardCell(at, BoardColumn::TopBoard) => Some(Tab::Record(at)),
            CellAddress::Seat(seat, column) if column.description().shown == SeatColumnUse::Record => {
                Some(Tab::Record(seat.board))
            }
            _ => None,
        }
    }

    /// The rules about draws, in as many lines as they need.
    fn show_bar(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) {
        let frame = Frame::new().fill(sheet.context.palette.desk).inner_margin(Margin::symmetric(12, 6));
        egui::Panel::top("record rules").frame(frame).show_separator_line(false).show(ui, |ui| {
            ui.label(&*printable_line(&draw_rules(sheet.context.engine())));
        });
    }
}
