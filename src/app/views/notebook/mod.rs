//! The Notebook tab: rulings and other notes, each with its time and its board.

pub mod commands;
mod grid_model;

use std::borrow::Cow;

use eframe::egui::Ui;

use crate::app::grid::{CellPos, GridModel};
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::tab::Tab;
use crate::app::views::view::{ContentVersion, Sheet, StatusTexts, View, ViewContext, ViewWork};
use crate::book::CellAddress;
use crate::engine::Engine;
use crate::languages::window_sentences::{notebook_tab as texts, shared_words};
use grid_model::{NotebookModel, target};

/// The state of the Notebook tab.
#[derive(Debug, Default)]
pub struct NotebookView {
    /// The board of the next note, “R2 C”.
    pub next_location: String,
}

impl View for NotebookView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::name().into()
    }

    fn tabs(&self, engine: &Engine, open: OpenTabs<'_>) -> Vec<Tab> {
        let is_shown = !engine.book().notebook.is_empty() || open.has(Tab::Notebook);
        is_shown.then_some(Tab::Notebook).into_iter().collect()
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn GridModel + 'a>> {
        Some(Box::new(NotebookModel::new(context.engine(), &self.next_location)))
    }

    fn content_version(&self) -> ContentVersion {
        ContentVersion::new((), &self.next_location)
    }

    fn input_field(&self, context: &ViewContext<'_>, at: CellPos) -> Option<CellAddress> {
        target(context.engine(), at.row, at.column)
    }

    fn work(&self) -> ViewWork {
        ViewWork::None
    }

    fn show(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) {
        sheet.show_grid(ui, self);
    }

    fn status(&self, context: &ViewContext<'_>) -> StatusTexts {
        StatusTexts { sheet: shared_words::lines(context.engine().book().notebook.len()), ..StatusTexts::default() }
    }
}
