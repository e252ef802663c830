//! [`TableClipboard`], the clipboard of the system for tables with their look. egui puts only texts there.

use std::fmt::{self, Debug, Formatter};

/// A clipboard that takes a table with the text of its cells.
pub trait TableClipboard: Debug {
    /// Puts a table in place of what was there. If that is not possible, the plain text stays there.
    fn set(&mut self, html: &str, text: &str);
}

/// The clipboard of the system. It is opened when the first table is copied.
#[derive(Default)]
pub struct SystemClipboard(Option<arboard::Clipboard>);

impl Debug for SystemClipboard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("SystemClipboard")
    }
}

impl TableClipboard for SystemClipboard {
    fn set(&mut self, html: &str, text: &str) {
        if std::env::var_os("WAYLAND_DISPLAY").is_some_and(|name| !name.is_empty()) {
            // There the clipboard belongs to the window, which only egui has.
            return;
        }
        if self.0.is_none() {
            self.0 = arboard::Clipboard::new().ok();
        }
        if let Some(clipboard) = &mut self.0 {
            // The text is there already.
            let _ = clipboard.set_html(html, Some(text));
        }
    }
}
