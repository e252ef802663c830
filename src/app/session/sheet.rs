//! Shows the tab in view: the bars above it, its sheet or its empty state.

use eframe::egui::{self, Event, Frame, MouseWheelUnit, Ui};

use super::{FrontView, Session};
use crate::app::commands::Command;
use crate::app::theme::Palette;
use crate::app::views::history::past_state::show_past_state_bar;
use crate::app::views::standings::toolbar::show_what_if_reminder;
use crate::app::views::tab::Tab;
use crate::app::views::view::Sheet;

/// How the sheet is zoomed in this frame: the notches of a wheel with Ctrl, each a step as of the keys, and the factor of two
/// fingers.
fn zoom_input(input: &egui::InputState) -> (f32, f32) {
    /// egui turns the way of the fingers on a touch pad into a factor in the same way: this number of points is a factor of
    /// e.
    const POINTS_OF_FACTOR: f32 = 200.0;
    let (mut notches, mut factor) = (0.0, input.multi_touch().map_or(1.0, |touch| touch.zoom_delta));
    for event in &input.events {
        match event {
            Event::Zoom(by) => factor *= by,
            Event::MouseWheel { unit, delta, modifiers, .. } if modifiers.command => match unit {
                MouseWheelUnit::Line | MouseWheelUnit::Page => notches += delta.y,
                MouseWheelUnit::Point => factor *= (delta.y / POINTS_OF_FACTOR).exp(),
            },
            _ => {}
        }
    }
    (notches.round(), factor)
}

impl Session {
    /// Shows the tab in view. Returns the commands that were chosen in it.
    pub fn show_sheet(&mut self, ui: &mut Ui) -> Vec<Command> {
        let palette = Palette::current(ui.ctx());
        let mut commands: Vec<Command> = Vec::new();
        if let Some(state) = self.views.standings.what_if.as_ref().filter(|_| self.tab != Tab::Standings) {
            commands.extend(show_what_if_reminder(ui, &state.what_if));
        }
        commands.extend(show_past_state_bar(self, ui, &palette));
        self.show_filter_bar(ui, &palette);

        let has_dialog = self.dialog.is_some();
        if !has_dialog {
            let (notches, factor) = ui.input(zoom_input);
            self.settings.zoom_by(notches);
            self.settings.zoom_to(self.settings.zoom * factor);
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
