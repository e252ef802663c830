//! The commands Cut, Copy and Paste: what the keys do, for somebody who uses the menus.

use eframe::egui::{self, ViewportCommand};

use super::{FrontView, Session};
use crate::app::grid::{GridAction, GridInput, copy_cells};
use crate::app::theme::Palette;
use crate::app::views::view::shown_model;

impl Session {
    /// Whether the tab in view has cells.
    pub fn has_cells(&self) -> bool {
        let (view, context) = (self.view(), self.context());
        view.grid_model(&context).is_some() && view.empty_state(&context).is_none()
    }

    /// Copies or cuts the selected cells.
    pub fn copy_cells(&mut self, ctx: &egui::Context, input: GridInput) {
        let FrontView { view, grid, context, .. } = self.front_view(Palette::of(false));
        let Some(model) = shown_model(view, &context) else { return };
        let actions = grid.handle(input, &model);
        grid.take_focus();
        drop(model);
        for action in &actions {
            if let GridAction::Copy(copied) = action {
                copy_cells(ctx, copied);
            }
        }
        let requests = self.handle_grid_actions(actions);
        self.take_requests(ctx, requests);
    }

    /// Asks the system for the clipboard. The grid pastes it when it arrives.
    pub fn request_paste(&mut self, ctx: &egui::Context) {
        self.front_view(Palette::of(false)).grid.expect_paste();
        ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
    }
}
