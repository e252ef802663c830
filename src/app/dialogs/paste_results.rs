//! The dialog for a result list as pasted or typed text, which is then read like a file.

use eframe::egui::{self, TextEdit};

use super::{Dialog, scroll_area, show_errors, show_form_buttons, show_work_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::views::ladder::result_import::add_pasted_list;
use crate::languages::window_sentences::{event_dialogs as texts, shared_words};

/// The text of the dialog.
#[derive(Debug, Default)]
pub struct PasteResultsDialog {
    text: String,
    /// The reason why the text could not be read.
    error: Option<String>,
    opened: bool,
}

impl PasteResultsDialog {
    /// The dialog with this text in it.
    pub fn with_text(text: String) -> Self {
        PasteResultsDialog { text, ..PasteResultsDialog::default() }
    }

    /// Adds the reason why the text could not be read.
    #[must_use]
    pub fn with_error(mut self, error: String) -> Self {
        self.error = Some(error);
        self
    }
}

impl Dialog<dyn Window> for PasteResultsDialog {
    fn unused_work(&self) -> Option<&'static str> {
        (!self.text.trim().is_empty()).then(texts::pasted_list_not_in_book)
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (pressed, close) = show_work_modal(ctx, "paste", texts::paste_results(), 640.0, |ui| {
            let label = ui.label(texts::paste_results_explained());
            let room = (ui.ctx().content_rect().height() - 260.0).clamp(120.0, 420.0);
            scroll_area(room).id_salt("pasted").show(ui, |ui| {
                let edit = TextEdit::multiline(&mut self.text)
                    .code_editor()
                    .desired_rows(14)
                    .desired_width(f32::INFINITY)
                    .hint_text("Waikato Open\n3 February 2001\nPlace,Player,State,Games\n1,Ann Lee,WLG,3");
                let edit = ui.add(edit).labelled_by(label.id);
                if !self.opened {
                    edit.request_focus();
                    self.opened = true;
                }
                if edit.changed() {
                    self.error = None;
                }
            });
            show_errors(ui, &self.error);
            show_form_buttons(ui, shared_words::add())
        });
        match pressed {
            Some(true) if !self.text.trim().is_empty() => match add_pasted_list(window.session(), &self.text) {
                Ok(()) => None,
                Err(error) => {
                    self.error = Some(error);
                    Some(self)
                }
            },
            Some(false) => None,
            None if close => None,
            _ => Some(self),
        }
    }
}
