//! The messages of the window: the result of the last command, and the notification across the window. The names in them
//! have no control characters.

use crate::app::key_text::key_text;
use crate::languages::window_sentences::window_parts as texts;
use crate::printable_text::printable;

fn printed(text: impl Into<String>) -> String {
    let text: String = text.into();
    printable(&key_text(&text)).into_owned()
}

/// For how many seconds a message stays in the status bar although the cursor moves.
const READING_SECONDS: f64 = 8.0;

/// The message in the status bar and the notification.
#[derive(Debug, Default)]
pub struct Messages {
    /// The result of the last command, in the status bar.
    pub status: String,
    /// The message in the status bar, and the time in seconds since which it is shown.
    shown_status: (String, f64),
    /// The notification across the window, and whether it is an error.
    pub notification: Option<(String, bool)>,
    /// The disk problem in the notification.
    shown_disk_problem: Option<String>,
    /// The message about the files of the book in the notification.
    file_notice: Option<String>,
    /// The message in the notification about a text that its cell refused.
    refusal: Option<String>,
}

impl Messages {
    /// Shows the result of a command in the status bar.
    pub fn set_status(&mut self, text: impl Into<String>) {
        self.status = printed(text);
    }

    /// Removes the message in the status bar when the cursor moves, but not before it could be read. `now` is the time in
    /// seconds.
    pub fn fade_status(&mut self, now: f64, cursor_moved: bool) {
        let (shown, since) = &self.shown_status;
        if *shown != self.status {
            self.shown_status = (self.status.clone(), now);
        } else if cursor_moved && now - since > READING_SECONDS {
            self.status.clear();
        }
    }

    /// Shows a notification.
    pub fn notify(&mut self, text: impl Into<String>) {
        self.notification = Some((printed(text), false));
    }

    /// Shows an error across the window.
    pub fn show_error(&mut self, text: impl Into<String>) {
        self.notification = Some((printed(text), true));
    }

    /// Shows what another program did to the files of the book. It stays until the user closes it.
    pub fn show_file_notice(&mut self, text: String) {
        self.show_error(text.clone());
        self.file_notice = Some(text);
    }

    /// Removes the notification. A disk problem stays until it is solved, and a message about the files of the book until
    /// the user closes it.
    pub fn clear_notification(&mut self) {
        if self.notification.as_ref().is_some_and(|(text, _)| self.file_notice.as_ref() == Some(text)) {
            return;
        }
        self.notification = self.shown_disk_problem.clone().map(|problem| (problem, true));
    }

    /// Adds to the error in the notification that a cell keeps the text which it refused. The message goes with that text.
    pub fn keep_refusal(&mut self) {
        if let Some((text, _)) = &mut self.notification {
            text.push(' ');
            text.push_str(texts::escape_restores());
            self.refusal = Some(text.clone());
        }
    }

    /// Removes the message about a refused text, because the cell does not have that text any more.
    pub fn clear_refusal(&mut self) {
        let Some(refusal) = self.refusal.take() else { return };
        if self.notification.as_ref().is_some_and(|(text, _)| *text == refusal) {
            self.clear_notification();
        }
    }

    /// Shows a new disk problem in the notification, and removes it when it is solved.
    pub fn show_disk_problem(&mut self, problem: Option<String>) {
        if problem == self.shown_disk_problem {
            return;
        }
        match (&problem, &self.shown_disk_problem) {
            (Some(problem), _) => self.notification = Some((problem.clone(), true)),
            (None, Some(shown)) if self.notification.as_ref().is_some_and(|(text, _)| text == shown) => {
                self.notification = None;
            }
            _ => {}
        }
        self.shown_disk_problem = problem;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_shows_the_control_characters_of_a_name_as_signs() {
        let mut messages = Messages::default();
        messages.set_status("\u{1b}[31mAnn");
        messages.notify("Ben\u{202e}");
        assert_eq!(
            (messages.status.as_str(), messages.notification.take()),
            ("␛[31mAnn", Some(("Ben�".into(), false)))
        );
        messages.show_error("Cem\u{9b}");
        assert_eq!(messages.notification, Some(("Cem�".into(), true)));
    }
}
