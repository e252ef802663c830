//! The help at the button of a command, and why it cannot be used now.

use eframe::egui::Response;

use crate::app::commands::conditions::Availability;
use crate::app::key_text::key_text;
use crate::book::typed_words::capitalize;

/// Gives a button its help. That of a button that cannot be used now says what to do first.
pub(super) fn with_help(response: Response, available: Availability, help: &str) -> Response {
    match available {
        Ok(()) => response.on_hover_text(key_text(help).into_owned()),
        Err(cure) => {
            let text = format!("{help}\n{}.", capitalize(cure));
            response.on_disabled_hover_text(key_text(&text).into_owned())
        }
    }
}
