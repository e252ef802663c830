//! The Awards tab: the computed leaders of each award, and the winners that the director decided on.

pub mod commands;
mod table;

use std::borrow::Cow;

use crate::app::commands::Command;
use crate::app::grid::CellPos;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::request::Request;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::tab::Tab;
use crate::app::views::view::{ContentVersion, RefreshContext, StatusTexts, View, ViewContext};
use crate::engine::Engine;
use crate::languages::window_sentences::awards_tab as texts;

pub use table::AwardsTabContent;

/// The state of the Awards tab.
#[derive(Debug, Default)]
pub struct AwardsView {
    content: AwardsTabContent,
}

impl View for AwardsView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::name().into()
    }

    fn tabs(&self, engine: &Engine, _open: OpenTabs<'_>) -> Vec<Tab> {
        self.is_shown(engine).then_some(Tab::Awards).into_iter().collect()
    }

    /// Whether the rules or the book have awards.
    fn is_shown(&self, engine: &Engine) -> bool {
        !engine.rules().awards.is_empty() || !engine.book().awards.is_empty()
    }

    fn refresh(&mut self, context: RefreshContext<'_>) {
        self.content.refresh(context.engine());
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        Some(Box::new(self.content.table(context.engine())))
    }

    fn content_version(&self) -> ContentVersion {
        ContentVersion::new((), self.content.expanded_awards())
    }

    fn start_cell(&self, _context: &ViewContext<'_>) -> CellPos {
        CellPos { row: 1, column: 1 }
    }

    fn status(&self, context: &ViewContext<'_>) -> StatusTexts {
        StatusTexts { sheet: texts::prizes(context.engine().prizes().len()), ..StatusTexts::default() }
    }

    fn open_details(&mut self, _context: &ViewContext<'_>) -> Request {
        Request::Command(Command::RunnersUp)
    }
}
