//! The dialog to choose between the values that two journals have for the same cells.

use eframe::egui::{self, ScrollArea, Ui};

use super::{Dialog, enter_pressed, show_buttons, show_modal};
use crate::app::session::{AnyDialog, Window};
use crate::app::theme::size;
use crate::book::Edit;
use crate::history::local_time_text;
use crate::store::{AlternativeEntry, Alternatives};

/// The values and the choices so far.
#[derive(Debug)]
pub struct AlternativeValues {
    alternatives: Alternatives,
    /// For each cell whether the value of the other journal is chosen.
    takes_other: Vec<bool>,
}

impl AlternativeValues {
    /// The dialog in which the present value of every cell is chosen.
    pub fn new(alternatives: Alternatives) -> Self {
        let takes_other = vec![false; alternatives.entries.len()];
        AlternativeValues { alternatives, takes_other }
    }

    fn show_cells(&mut self, ui: &mut Ui) {
        for (entry, takes_other) in self.alternatives.entries.iter().zip(&mut self.takes_other) {
            let AlternativeEntry { change, time, author, .. } = entry;
            let author = if author.is_empty() { String::new() } else { format!("{author}, ") };
            ui.strong(entry.label());
            ui.horizontal_wrapped(|ui| {
                ui.radio_value(takes_other, false, format!("{} (now in the book)", shown_value(&change.old)));
                let other = format!("{} ({author}{})", shown_value(&change.new), local_time_text(*time));
                ui.radio_value(takes_other, true, other);
            });
            ui.add_space(size::GAP);
        }
    }

    /// Takes the chosen values as one step.
    fn use_values(self, ctx: &egui::Context, window: &mut dyn Window) {
        let chosen = self.alternatives.entries.iter().zip(&self.takes_other).filter(|(_, takes_other)| **takes_other);
        let edits: Vec<Edit> = chosen.map(|(entry, _)| entry.edit.clone()).collect();
        if edits.is_empty() || window.session().apply("values of another journal", Edit::Batch(edits)) {
            window.settle_alternatives(ctx, &self.alternatives);
        }
    }
}

/// The text of a value. An empty cell is named.
fn shown_value(text: &str) -> &str {
    if text.is_empty() { "empty" } else { text }
}

impl Dialog<dyn Window> for AlternativeValues {
    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (pressed, close) = show_modal(ctx, "alternatives", "Which values are right?", 560.0, |ui| {
            let enter = enter_pressed(ui);
            ui.label(
                "Another window or another computer has other values in these cells. Choose one for each. If you decide \
                 later, the book keeps its values, and you are asked again when you open it.",
            );
            ui.add_space(size::GAP);
            let room = (ui.ctx().content_rect().height() - 260.0).clamp(120.0, 420.0);
            ScrollArea::vertical().id_salt("alternatives").max_height(room).show(ui, |ui| self.show_cells(ui));
            let pressed = show_buttons(ui, &[("Use these values", true), ("Decide later", false)]);
            if enter { Some(true) } else { pressed }
        });
        match pressed {
            Some(true) => self.use_values(ctx, window),
            None if !close => return Some(self),
            _ => {}
        }
        None
    }
}
