//! The Votes tab, where the players of a board rate each other in each skill of the rules.

mod grid_model;

use std::borrow::Cow;

use eframe::egui::Margin;

use crate::app::commands::Command;
use crate::app::grid::CellPos;
use crate::app::views::empty_state::EmptyState;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::tab::Tab;
use crate::app::views::view::{StatusTexts, View, ViewContext};
use crate::book::CellAddress;
use crate::engine::Engine;
use crate::languages::window_sentences::{round_tab, votes_tab as texts};

pub use grid_model::VotesModel;

/// The Votes tab. It shows the book and has no state of its own.
#[derive(Debug, Default)]
pub struct VotesView;

impl View for VotesView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::name().into()
    }

    fn tabs(&self, engine: &Engine, _open: OpenTabs<'_>) -> Vec<Tab> {
        self.is_shown(engine).then_some(Tab::Votes).into_iter().collect()
    }

    /// Whether the rules have skills, and the event has boards to vote on.
    fn is_shown(&self, engine: &Engine) -> bool {
        engine.skills().next().is_some() && !engine.book().rounds.is_empty()
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        Some(Box::new(VotesModel::new(context.engine(), context.palette)))
    }

    fn start_cell(&self, _context: &ViewContext<'_>) -> CellPos {
        grid_model::FIRST_VOTE
    }

    fn tab_of(&self, address: CellAddress) -> Option<Tab> {
        matches!(address, CellAddress::Vote { .. }).then_some(Tab::Votes)
    }

    fn margin(&self) -> Margin {
        Margin { left: 12, right: 0, top: 4, bottom: 0 }
    }

    fn empty_state(&self, context: &ViewContext<'_>) -> Option<EmptyState> {
        context.engine().book().boards().next().is_none().then_some(EmptyState {
            title: round_tab::no_boards(),
            text: texts::no_boards_yet_text(),
            next_step: None,
            commands: &[Command::AddBoard],
        })
    }

    fn status(&self, context: &ViewContext<'_>) -> StatusTexts {
        let boards = context.engine().book().boards();
        let voted = boards.filter(|(_, board)| !board.votes.is_empty()).count();
        StatusTexts { sheet: texts::boards_with_votes(voted), ..StatusTexts::default() }
    }
}
