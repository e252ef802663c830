//! Shows the tab in view: the bars above it, its sheet or its empty state.

use eframe::egui::{self, Frame, Ui};

use super::{FrontView, Session};
use crate::app::commands::Command;
use crate::app::theme::Palette;
use crate::app::views::history::past_state::show_past_state_bar;
use crate::app::views::view::Sheet;

impl Session {
    /// Shows the tab in view. Returns the commands that were chosen in it.
    pub fn show_sheet(&mut self, ui: &mut Ui) -> Vec<Command> {
        let palette = Palette::current(ui.ctx());
        let mut commands: Vec<Command> = Vec::new();
        for view in self.views.all_but(self.tab) {
            commands.extend(view.show_reminder(ui));
        }
        commands.extend(show_past_state_bar(self, ui, &palette));
        self.show_filter_bar(ui, &palette);

        let has_dialog = self.dialog.is_some();
        let zoom = ui.input(egui::InputState::zoom_delta);
        if !has_dialog && (zoom - 1.0).abs() > f32::EPSILON {
            // Ctrl with the wheel, or two fingers on a touch pad.
            self.settings.zoom_to(self.settings.zoom * zoom);
        }
        let mut requests = Vec::new();
        let FrontView { view, grid, context, messages } = self.front_view(palette);
        let mut sheet = Sheet { context, grid, requests: &mut requests, messages, cursor_moved: false, has_dialog };
        view.show_bar(ui, &mut sheet);
        let frame = Frame::new().fill(palette.desk).inner_margin(view.margin());
        egui::CentralPanel::default().frame(frame).show(ui, |ui| match view.empty_state(&sheet.context) {
            Some(empty) => {
                sheet.take_paste_keys(ui);
                sheet.request(empty.show(ui));
            }
            None => view.show(ui, &mut sheet),
        });
        let (cursor_moved, width) = (sheet.cursor_moved, sheet.context.sheet_width);
        self.sheet_width = width;
        let now = ui.input(|input| input.time);
        self.messages.fade_status(now, cursor_moved);
        commands.extend(self.take_requests(ui.ctx(), requests));
        commands
    }
}
