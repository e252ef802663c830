//! Whether a command is available in the open book, and its present name.

use std::borrow::Cow;

use super::Session;
use crate::app::commands::Command;
use crate::app::commands::conditions::Availability;
use crate::app::commands::effects::effect_of;
use crate::languages::window_sentences::session as texts;

impl Session {
    /// Whether a command is available now. The error is what the user has to do first.
    pub fn availability(&self, command: Command) -> Availability {
        (effect_of(command).available)(self)
    }

    /// The present name of a command. Undo and redo name their step.
    pub fn command_label(&self, command: Command) -> Cow<'static, str> {
        let step = match command {
            Command::Undo => self.undo_label().map(|step| texts::undo_step(&step.in_window())),
            Command::Redo => self.redo_label().map(|step| texts::redo_step(&step.in_window())),
            _ => None,
        };
        match step {
            Some(label) => label.into(),
            None => self.view().command_name(command).unwrap_or(command.name()).into(),
        }
    }
}
