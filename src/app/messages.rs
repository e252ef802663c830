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
    /// The message about the files of the book in the notification.
    file_notice: Option<String>,
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
