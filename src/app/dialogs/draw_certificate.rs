//! What a round is worth: its certificate, sentence by sentence, to be read out or copied.

use eframe::egui::{self, ScrollArea, Ui};

use super::{DialogAnswer, buttons, entered, modal};
use crate::engine::draw::CertificateSentence;

/// The certificate of a round as it sits.
#[derive(Debug)]
pub struct CertificateDialog {
    title: String,
    said: Vec<CertificateSentence>,
}

impl CertificateDialog {
    pub fn new(title: String, said: Vec<CertificateSentence>) -> Self {
        CertificateDialog { title, said }
    }

    pub fn show(&self, ctx: &egui::Context) -> DialogAnswer<()> {
        let (pressed, close) = modal(ctx, "worth", &self.title, 560.0, |ui| {
            let enter = entered(ui);
            let height = (ui.ctx().content_rect().height() - 210.0).clamp(120.0, 520.0);
            ScrollArea::vertical()
                .max_height(height)
                .auto_shrink([false, true])
                .show(ui, |ui| sentences(ui, &self.said));
            let pressed = buttons(ui, &[("Close", false), ("Copy", true)]);
            if enter { Some(false) } else { pressed }
        });
        match pressed {
            Some(true) => {
                ctx.copy_text(text(&self.said));
                DialogAnswer::Open
            }
            Some(false) => DialogAnswer::Dismissed,
            None if close => DialogAnswer::Dismissed,
            None => DialogAnswer::Open,
        }
    }
}

/// The sentences of a certificate, those that belong to the one before set in.
pub fn sentences(ui: &mut Ui, said: &[CertificateSentence]) {
    for CertificateSentence { text, detail } in said {
        if *detail {
            ui.indent(text, |ui| ui.label(text));
        } else {
            ui.label(text);
        }
    }
}

/// The same as a text.
fn text(said: &[CertificateSentence]) -> String {
    let line =
        |sentence: &CertificateSentence| format!("{}{}\n", if sentence.detail { "  " } else { "" }, sentence.text);
    said.iter().map(line).collect()
}
