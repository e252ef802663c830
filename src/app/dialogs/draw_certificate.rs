//! The dialog with the certificate of a round, which the user can copy. The sentences come from
//! [`crate::engine::draw`].

use eframe::egui::{self, Ui};

use super::{Dialog, enter_pressed, scroll_area, scroll_up, scrolled_by_keys, show_buttons_with_enter, show_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::engine::draw::CertificateSentence;
use crate::languages::window_sentences::shared_words;
use crate::printable_text::printable;

/// The certificate of the current seating of a round.
#[derive(Debug)]
pub struct CertificateDialog {
    title: String,
    sentences: Vec<CertificateSentence>,
}

impl CertificateDialog {
    pub fn new(title: String, sentences: Vec<CertificateSentence>) -> Self {
        CertificateDialog { title, sentences }
    }
}

impl Dialog<dyn Window> for CertificateDialog {
    fn unused_work(&self) -> Option<&'static str> {
        None
    }

    fn show(self: Box<Self>, ctx: &egui::Context, _window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (pressed, close) = show_modal(ctx, "certificate", &self.title, 560.0, |ui| {
            let enter = enter_pressed(ui);
            let height = (ui.ctx().content_rect().height() - 210.0).clamp(120.0, 520.0);
            let scrolled = scrolled_by_keys(ui, height);
            scroll_area(height).auto_shrink([false, true]).show(ui, |ui| {
                scroll_up(ui, scrolled);
                show_sentences(ui, &self.sentences);
            });
            show_buttons_with_enter(ui, enter, &[(shared_words::close(), false), (shared_words::copy(), true)])
        });
        match pressed {
            Some(true) => {
                ctx.copy_text(sentences_text(&self.sentences));
                Some(self)
            }
            None if !close => Some(self),
            _ => None,
        }
    }
}

/// Shows the sentences of a certificate. Sentences with details are indented.
pub fn show_sentences(ui: &mut Ui, sentences: &[CertificateSentence]) {
    for CertificateSentence { text, detail } in sentences {
        if *detail {
            ui.indent(text, |ui| ui.label(&*printable(text)));
        } else {
            ui.label(&*printable(text));
        }
    }
}

/// The sentences as text. Sentences with details are indented.
fn sentences_text(sentences: &[CertificateSentence]) -> String {
    let line =
        |sentence: &CertificateSentence| format!("{}{}\n", if sentence.detail { "  " } else { "" }, sentence.text);
    sentences.iter().map(line).collect()
}
