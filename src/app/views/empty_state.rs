//! [`EmptyState`], what a tab shows while it has no data, and what can be done then.

use eframe::egui::{self, Align, Layout, Ui};

use crate::app::commands::Command;
use crate::app::theme::size;
use crate::engine::Engine;

/// What a tab shows while it has no data.
#[derive(Clone, Debug)]
pub struct EmptyState {
    pub title: &'static str,
    pub text: &'static str,
    /// The first button, for a command with a name for this moment, such as “42 players: make 6 boards”.
    pub next_step: Option<(Command, String)>,
    /// Buttons for the next step.
    pub commands: &'static [Command],
}

/// The commands that bring an event without results on: none where its rounds are there, which have tabs of their own.
pub fn steps_to_results(engine: &Engine) -> &'static [Command] {
    match (engine.book().rounds.is_empty(), engine.rules().groups) {
        (true, true) => &[Command::EliminationDraw, Command::Open],
        (true, false) => &[Command::AddRound, Command::Open],
        (false, _) => &[Command::Import],
    }
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
            let first = self.next_step.iter().map(|(command, name)| (*command, name.as_str()));
            for (command, name) in first.chain(self.commands.iter().map(|command| (*command, command.name()))) {
                let button =
                    egui::Button::new(name).shortcut_text(command.keys(ui.ctx())).min_size(egui::vec2(200.0, 28.0));
                if ui.add(button).on_hover_text(command.help()).clicked() {
                    chosen = Some(command);
                }
            }
        });
        chosen
    }
}
