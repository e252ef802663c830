//! The messages of the window: the result of the last command, and the notification across the window.

/// The message in the status bar and the notification.
#[derive(Debug, Default)]
pub struct Messages {
    /// The result of the last command, in the status bar.
    pub status: String,
    /// The notification across the window, and whether it is an error.
    pub notification: Option<(String, bool)>,
    /// The disk problem in the notification.
    shown_disk_problem: Option<String>,
}

impl Messages {
    /// Shows the result of a command in the status bar.
    pub fn set_status(&mut self, text: impl Into<String>) {
        self.status = text.into();
    }

    /// Shows a notification.
    pub fn notify(&mut self, text: impl Into<String>) {
        self.notification = Some((text.into(), false));
    }

    /// Shows an error across the window.
    pub fn show_error(&mut self, text: impl Into<String>) {
        self.notification = Some((text.into(), true));
    }

    /// Removes the notification. A disk problem stays until it is solved.
    pub fn clear_notification(&mut self) {
        self.notification = self.shown_disk_problem.clone().map(|problem| (problem, true));
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
