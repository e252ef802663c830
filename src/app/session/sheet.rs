//! Shows the tab in view: the bars above it, its sheet or its empty state.

use eframe::egui::{self, Frame, Ui};

use super::{FrontView, Session};
use crate::app::commands::Command;
use crate::app::theme::Palette;
use crate::app::views::history::show_past_state_bar;
use crate::app::views::{Request, Sheet};

impl Session {
    /// Shows the tab in view. Returns the commands that were chosen in it.
    pub fn show_sheet(&mut self, ui: &mut Ui) -> Vec<Command> {
        let palette = Palette::current(ui.ctx());
        let mut commands: Vec<Command> = Vec::new();
        for view in self.views.all_but(self.tab) {
            commands.extend(view.show_reminder(ui));
        }
        commands.extend(show_past_state_bar(self, ui, &palette));
        self.show_reason_bar(ui, &palette);

        let has_dialog = self.dialog.is_some();
        let mut requests = Vec::new();
        let FrontView { view, grid, context, .. } = self.front_view(palette);
        let mut sheet = Sheet { context, grid, requests: &mut requests, cursor_moved: false, has_dialog };
        view.show_bar(ui, &mut sheet);
        let frame = Frame::new().fill(palette.desk).inner_margin(view.margin());
        egui::CentralPanel::default().frame(frame).show(ui, |ui| match view.empty_state(&sheet.context) {
            Some(empty) => sheet.request(empty.show(ui)),
            None => view.show(ui, &mut sheet),
        });
        let (cursor_moved, width) = (sheet.cursor_moved, sheet.context.sheet_width);
        self.sheet_width = width;
        if cursor_moved {
            self.messages.status.clear();
        }
        commands.extend(self.take_requests(ui.ctx(), requests));
        commands
    }

    /// Does what the views have asked for. Returns the commands among the requests, which the window runs.
    pub fn take_requests(&mut self, ctx: &egui::Context, requests: Vec<Request>) -> Vec<Command> {
        let mut commands = Vec::new();
        for request in requests {
            match request {
                Request::Command(command) => commands.push(command),
                Request::GoTo(address) => {
                    self.go_to(address);
                    ctx.request_repaint();
                }
                Request::Message(text) => self.set_status(text),
                Request::Grid(actions) => {
                    let more = self.handle_grid_actions(actions);
                    commands.extend(self.take_requests(ctx, more));
                }
                Request::Then(action) => action(self, ctx),
            }
        }
        commands
    }
}
