//! The dialog of the first minute: what a director can begin with.

use eframe::egui::{self, Align, Button, Layout, RichText};

use super::{Dialog, show_modal};
use crate::app::commands::Command;
use crate::app::session::{AnyDialog, Window};
use crate::app::theme::size;

/// What a director can begin with.
#[derive(Clone, Copy, Debug)]
enum Beginning {
    /// Runs this command.
    Command(Command),
    /// Closes the dialog.
    EmptySheet,
}

/// Each beginning with its name and with what happens then.
const BEGINNINGS: [(Beginning, &str, &str); 4] = [
    (
        Beginning::Command(Command::Open),
        "Open your Excel sheet",
        "A workbook or a table with results, or a Topboard book. You see what is understood before anything is kept.",
    ),
    (
        Beginning::Command(Command::NewEvent),
        "Set up a new event",
        "Four questions: its name, its rules, the number of rounds, and the players.",
    ),
    (
        Beginning::Command(Command::SampleEvent),
        "Try the sample event",
        "EuroDipCon 2015, with 38 players on 14 boards. Change what you like.",
    ),
    (Beginning::EmptySheet, "Begin with an empty sheet", "Type or paste the names of the players."),
];

/// The dialog that the program opens with.
#[derive(Debug, Default)]
pub struct FirstSteps {
    opened: bool,
}

impl Dialog<dyn Window> for FirstSteps {
    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (chosen, close) = show_modal(ctx, "first steps", "Topboard", 480.0, |ui| {
            ui.label("A workbook for directors of Diplomacy tournaments. It sends nothing anywhere.");
            ui.add_space(size::SPACE);
            let mut chosen = None;
            for (beginning, name, what) in BEGINNINGS {
                let keys = match beginning {
                    Beginning::Command(command) => command.keys(ui.ctx()),
                    Beginning::EmptySheet => "Escape".to_owned(),
                };
                ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                    let button = ui.add(Button::new(RichText::new(name)).shortcut_text(keys));
                    if !self.opened {
                        button.request_focus();
                        self.opened = true;
                    }
                    if button.clicked() {
                        chosen = Some(beginning);
                    }
                });
                ui.weak(what);
                ui.add_space(size::GAP);
            }
            chosen
        });
        match chosen {
            Some(Beginning::Command(command)) => window.execute(ctx, command),
            None if !close => return Some(self),
            Some(Beginning::EmptySheet) | None => {}
        }
        None
    }

    fn returns_after_quit_question(&self) -> bool {
        false
    }
}
