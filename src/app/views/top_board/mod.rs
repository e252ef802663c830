//! The Top board tab: the seats of the top board in the order of choosing, and the players with a claim to a seat.

pub mod commands;
mod grid_model;

use std::borrow::Cow;

use eframe::egui::Margin;

use crate::app::grid::CellPos;
use crate::app::views::empty_state::{EmptyState, steps_to_results};
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::tab::Tab;
use crate::app::views::view::{RefreshContext, StatusTexts, View, ViewContext};
use crate::book::{CellAddress, TopBoardColumn};
use crate::engine::Engine;
use crate::languages::window_sentences::{shared_words, top_board_tab as texts};

pub use grid_model::{TopBoardModel, TopBoardTabContent, top_board_name};

/// The state of the Top board tab.
#[derive(Debug, Default)]
pub struct TopBoardView {
    content: TopBoardTabContent,
}

impl View for TopBoardView {
    fn name(&self, _tab: Tab, engine: &Engine) -> Cow<'static, str> {
        top_board_name(engine).into()
    }

    fn tabs(&self, engine: &Engine, _open: OpenTabs<'_>) -> Vec<Tab> {
        self.is_shown(engine).then_some(Tab::TopBoard).into_iter().collect()
    }

    /// Whether the rules have a top board.
    fn is_shown(&self, engine: &Engine) -> bool {
        engine.rules().top_board.is_some()
    }

    fn refresh(&mut self, context: RefreshContext<'_>) {
        self.content.refresh(context.engine());
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        Some(Box::new(TopBoardModel::new(context.engine(), &self.content, context.palette)))
    }

    fn start_cell(&self, _context: &ViewContext<'_>) -> CellPos {
        self.content.start_cell()
    }

    fn tab_of(&self, address: CellAddress) -> Option<Tab> {
        matches!(address, CellAddress::TopBoardClaim(_, TopBoardColumn::ChoosingPosition)).then_some(Tab::TopBoard)
    }

    fn margin(&self) -> Margin {
        Margin { left: 12, right: 0, top: 4, bottom: 0 }
    }

    fn empty_state(&self, context: &ViewContext<'_>) -> Option<EmptyState> {
        context.engine().standings().rows.is_empty().then_some(EmptyState {
            title: texts::nobody_has_a_claim(),
            text: texts::when_claims_appear(),
            next_step: None,
            commands: steps_to_results(context.engine()),
        })
    }

    fn status(&self, _context: &ViewContext<'_>) -> StatusTexts {
        let sheet = shared_words::seats(self.content.seats().choosers.len());
        StatusTexts { sheet, ..StatusTexts::default() }
    }
}
