//! The Teams tab: the teams with the scores of their members, and empty rows for new teams.

pub mod commands;
mod table;

use std::borrow::Cow;

use crate::app::grid::CellPos;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::tab::Tab;
use crate::app::views::view::{RefreshContext, StatusTexts, View, ViewContext};
use crate::book::CellAddress;
use crate::engine::Engine;
use crate::languages::window_sentences::{shared_words, teams_tab as texts};

pub use table::TeamsTabContent;

/// The state of the Teams tab.
#[derive(Debug, Default)]
pub struct TeamsView {
    content: TeamsTabContent,
}

impl View for TeamsView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::title().into()
    }

    fn tabs(&self, engine: &Engine, _open: OpenTabs<'_>) -> Vec<Tab> {
        self.is_shown(engine).then_some(Tab::Teams).into_iter().collect()
    }

    /// Whether the rules or the book have teams.
    fn is_shown(&self, engine: &Engine) -> bool {
        engine.rules().teams.is_some() || !engine.book().teams.is_empty()
    }

    fn refresh(&mut self, context: RefreshContext<'_>) {
        let RefreshContext { document, grid, just_opened, keeps_positions, .. } = context;
        if !keeps_positions {
            self.content.refresh(&document.engine, grid, just_opened);
        }
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        Some(Box::new(self.content.table(context)))
    }

    fn start_cell(&self, _context: &ViewContext<'_>) -> CellPos {
        // The name of the first team.
        CellPos { row: 1, column: self.content.frozen_columns() - 1 }
    }

    fn tab_of(&self, address: CellAddress) -> Option<Tab> {
        matches!(address, CellAddress::Team(..)).then_some(Tab::Teams)
    }

    fn status(&self, context: &ViewContext<'_>) -> StatusTexts {
        let engine = context.engine();
        let waiting = engine.players_wanting_a_team().len();
        let teams = shared_words::teams(engine.book().teams.len());
        let sheet = if waiting > 0 { texts::players_waiting(waiting, &teams) } else { teams };
        StatusTexts { sheet, ..StatusTexts::default() }
    }
}
