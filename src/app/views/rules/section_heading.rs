//! The bold heading above a section of the Rules tab.

use eframe::egui::{RichText, Ui};

use crate::app::theme::bold_body;

/// Shows the heading of a section.
pub(super) fn section_heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(bold_body()));
}
