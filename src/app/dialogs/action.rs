//! [`Action`], what the window does when the user has chosen an item or filled in a form.

use std::fmt;

use eframe::egui;

use crate::app::dialogs::window::Window;
use crate::app::session::Session;

/// A function that changes the window.
type WindowFunction = dyn FnOnce(&mut dyn Window, &egui::Context);

/// What the window does after an answer. It runs once.
pub struct Action(Box<WindowFunction>);

impl Action {
    /// An action on the whole window.
    pub fn window(action: impl FnOnce(&mut dyn Window, &egui::Context) + 'static) -> Action {
        Action(Box::new(action))
    }

    /// An action on the open book.
    pub fn session(action: impl FnOnce(&mut Session) + 'static) -> Action {
        Action(Box::new(|window, _| action(window.session())))
    }

    /// Runs the action.
    pub fn run(self, window: &mut dyn Window, ctx: &egui::Context) {
        (self.0)(window, ctx);
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Action")
    }
}
