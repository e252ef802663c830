//! The right side of the import window for a file in which nothing is recognised: what was tried, and what to do.

use eframe::egui::{RichText, ScrollArea, Ui};

use super::key_table::KeyCommand;
use super::{ImportWindow, Outcome};
use crate::app::theme::{bold_body, size};
use crate::import::{PartChoice, ReadError};
use crate::languages::window_sentences::import_window as texts;
use crate::printable_text::{printable, printable_line};

impl ImportWindow {
    /// Why nothing was recognised, and what to do.
    pub(super) fn show_refusal(&self, ui: &mut Ui, height: f32) {
        let Outcome::Refused(error) = &self.outcome else { return };
        ScrollArea::vertical().id_salt("refusal").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width().min(size::TEXT));
            ui.label(RichText::new(texts::nothing_recognised()).font(bold_body()));
            match error {
                ReadError::NothingRecognised { sheets, .. } => {
                    for sheet in sheets {
                        ui.label(&*printable_line(&texts::subject_and_text(&sheet.sheet, &sheet.reason)));
                    }
                }
                other => {
                    ui.label(&*printable(&other.to_string()));
                }
            }
            ui.add_space(size::SPACE);
            let part = |part| KeyCommand::Part(part).key_name();
            ui.label(texts::point_out_columns(
                &part(PartChoice::Power),
                &part(PartChoice::Player),
                &part(PartChoice::Centres),
                &KeyCommand::SelectRow.key_name(),
                &KeyCommand::Powers.key_name(),
            ));
            let parts = self.layout.recipe().parts_in_words();
            if !parts.is_empty() {
                ui.add_space(size::SPACE);
                ui.label(RichText::new(texts::pointed_out_so_far()).font(bold_body()));
                for part in parts {
                    ui.label(&*printable_line(&part));
                }
            }
        });
    }
}
