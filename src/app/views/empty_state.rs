//! [`EmptyState`], what a tab shows while it has no data.

use eframe::egui::{self, Align, Layout, Ui};

use crate::app::commands::Command;
use crate::app::theme::size;

/// What a tab shows while it has no data.
#[derive(Clone, Copy, Debug)]
pub struct EmptyState {
    pub title: &'static str,
    pub text: &'static str,
    /// Buttons for the next step.
    pub commands: &'static [Command],
}

impl EmptyState {
    /// Shows the title, the text and the buttons. Returns the command that was clicked.
    pub fn show(self, ui: &mut Ui) -> Option<Command> {
        let mut chosen = None;
        ui.add_space((ui.available_height() * 0.3).max(20.0));
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.heading(self.title);
            ui.label(self.text);
            ui.add_space(size::SPACE);
            for command in self.commands {
                let button = egui::Button::new(command.name())
                    .shortcut_text(command.keys(ui.ctx()))
                    .min_size(egui::vec2(200.0, 28.0));
                if ui.add(button).on_hover_text(command.info().help).clicked() {
                    chosen = Some(*command);
                }
            }
        });
        chosen
    }
}
