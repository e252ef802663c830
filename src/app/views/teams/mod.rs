//! The Teams tab: the teams with the scores of their members, and empty rows for new teams.

pub mod commands;
mod grid_model;

use std::borrow::Cow;

use eframe::egui::Ui;

use crate::app::grid::{CellPos, GridModel};
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::tab::Tab;
use crate::app::views::view::{RefreshContext, Sheet, StatusTexts, View, ViewContext, ViewWork};
use crate::book::{CellAddress, TeamColumn};
use crate::engine::Engine;
use crate::input::AnnotatedItem;
use crate::languages::window_sentences::{shared_words, teams_tab as texts};

pub use grid_model::{TeamsModel, TeamsTabContent};

/// The state of the Teams tab.
#[derive(Debug, Default)]
pub struct TeamsView {
    content: TeamsTabContent,
}

/// Whether the rules or the book have teams.
fn is_shown(engine: &Engine) -> bool {
    engine.rules().teams.is_some() || !engine.book().teams.is_empty()
}

impl View for TeamsView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::title().into()
    }

    fn tabs(&self, engine: &Engine, _open: OpenTabs<'_>) -> Vec<Tab> {
        is_shown(engine).then_some(Tab::Teams).into_iter().collect()
    }

    fn nearest(&self, tab: Tab, engine: &Engine) -> Tab {
        if is_shown(engine) { tab } else { Tab::Standings }
    }

    fn refresh(&mut self, context: RefreshContext<'_>) {
        let RefreshContext { document, grid, just_opened, keeps_positions, .. } = context;
        if !keeps_positions {
            self.content.refresh(&document.engine, grid, just_opened);
        }
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn GridModel + 'a>> {
        Some(Box::new(TeamsModel::new(context.engine(), context.view_cache, &self.content, context.palette)))
    }

    fn start_cell(&self, _context: &ViewContext<'_>) -> CellPos {
        // The name of the first team.
        CellPos { row: 1, column: self.content.frozen_columns() - 1 }
    }

    fn input_field(&self, _context: &ViewContext<'_>, at: CellPos) -> Option<CellAddress> {
        self.content.target(at.row, at.column)
    }

    fn cell_of(&self, _context: &ViewContext<'_>, address: CellAddress) -> Option<CellPos> {
        let (team, column) = match address {
            CellAddress::Team(team, TeamColumn::Name) => (team, 0),
            CellAddress::Team(team, column) => (team, self.content.column_of(column)?),
            _ => return None,
        };
        self.content.row_of(team.0).map(|row| CellPos { row, column })
    }

    /// The member or the captain in a cell.
    fn annotated_item(&self, context: &ViewContext<'_>, at: CellPos) -> Option<AnnotatedItem> {
        self.content.player_at(context.engine().book(), at.row, at.column).map(AnnotatedItem::Player)
    }

    fn tab_of(&self, address: CellAddress) -> Option<Tab> {
        matches!(address, CellAddress::Team(..)).then_some(Tab::Teams)
    }

    fn work(&self) -> ViewWork {
        ViewWork::None
    }

    fn show(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) {
        sheet.show_grid(ui, self);
    }

    fn status(&self, context: &ViewContext<'_>) -> StatusTexts {
        let engine = context.engine();
        let waiting = engine.players_wanting_a_team().len();
        let teams = shared_words::teams(engine.book().teams.len());
        let sheet = if waiting > 0 { texts::players_waiting(waiting, &teams) } else { teams };
        StatusTexts { sheet, ..StatusTexts::default() }
    }
}
