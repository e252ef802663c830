//! The dialog to choose between the values that two journals have for the same cells.

use std::borrow::Cow;

use eframe::egui::{self, Ui};

use super::{Dialog, enter_pressed, scroll_area, show_buttons_with_enter, show_work_modal};
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::theme::{Palette, size};
use crate::book::Edit;
use crate::history::local_time_text;
use crate::languages::messages::steps;
use crate::languages::recorded_moment_in_window;
use crate::languages::window_sentences::event_dialogs as texts;
use crate::printable_text::printable_line;
use crate::store::{AlternativeEntry, Alternatives};

/// The values and the choices so far.
#[derive(Debug)]
pub struct AlternativeValues {
    alternatives: Alternatives,
    /// For each cell whether the value of the other journal is chosen. `None` before a choice.
    takes_other: Vec<Option<bool>>,
    /// Whether the user wanted to use the values before every cell had one.
    is_too_early: bool,
}

/// What the user does with the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    UseValues,
    DecideLater,
}

impl AlternativeValues {
    /// The dialog in which no value is chosen yet.
    pub fn new(alternatives: Alternatives) -> Self {
        let takes_other = vec![None; alternatives.entries.len()];
        AlternativeValues { alternatives, takes_other, is_too_early: false }
    }

    fn show_cells(&mut self, ui: &mut Ui) {
        for (entry, takes_other) in self.alternatives.entries.iter().zip(&mut self.takes_other) {
            let AlternativeEntry { change, time, author, .. } = entry;
            let author = if author.is_empty() { String::new() } else { format!("{}, ", printable_line(author)) };
            ui.strong(&*printable_line(&entry.label()));
            ui.horizontal_wrapped(|ui| {
                let own = texts::value_now_in_book(&shown_value(change.old_in_window()));
                ui.radio_value(takes_other, Some(false), own);
                let moment = recorded_moment_in_window(&local_time_text(*time));
                let other = format!("{} ({author}{moment})", shown_value(change.new_in_window()));
                ui.radio_value(takes_other, Some(true), other);
            });
            ui.add_space(size::GAP);
        }
    }

    /// Shows two buttons that answer for all cells without a choice, if there are several.
    fn show_answers_for_the_rest(&mut self, ui: &mut Ui) {
        if self.left() < 2 {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let answers = [(false, texts::keep_values_of_book()), (true, texts::take_other_values())];
            for (takes_other, text) in answers {
                if ui.button(text).clicked() {
                    self.takes_other.iter_mut().for_each(|choice| *choice = choice.or(Some(takes_other)));
                }
            }
        });
    }

    /// Number of cells without a choice.
    fn left(&self) -> usize {
        self.takes_other.iter().filter(|choice| choice.is_none()).count()
    }

    /// Takes the chosen values as one step.
    fn use_values(self, ctx: &egui::Context, window: &mut dyn Window) {
        let chosen: Vec<bool> = self.takes_other.iter().map(|choice| *choice == Some(true)).collect();
        let edit = self.alternatives.edit_to_take(&chosen);
        let is_empty = matches!(&edit, Edit::Batch(edits) if edits.is_empty());
        if is_empty || window.session().apply(steps::values_of_another_journal(), edit) {
            window.settle_alternatives(ctx, &self.alternatives);
        }
    }
}

/// The text of a value. An empty cell is named.
fn shown_value(text: &str) -> Cow<'_, str> {
    if text.is_empty() { texts::empty_value().into() } else { printable_line(text) }
}

impl Dialog<dyn Window> for AlternativeValues {
    fn unused_work(&self) -> Option<&'static str> {
        self.takes_other.iter().any(Option::is_some).then(texts::choices_not_in_book)
    }

    fn show(mut self: Box<Self>, ctx: &egui::Context, window: &mut (dyn Window + 'static)) -> Option<Box<AnyDialog>> {
        let (pressed, close) = show_work_modal(ctx, "alternatives", texts::which_values(), 560.0, |ui| {
            let enter = enter_pressed(ui);
            ui.label(texts::which_values_explained());
            ui.add_space(size::GAP);
            let room = (ui.ctx().content_rect().height() - 320.0).clamp(120.0, 420.0);
            scroll_area(room).id_salt("alternatives").show(ui, |ui| self.show_cells(ui));
            self.show_answers_for_the_rest(ui);
            if self.is_too_early && self.left() > 0 {
                ui.colored_label(Palette::current(ui.ctx()).problem, texts::values_left(self.left()));
            }
            let buttons = [(texts::use_values(), Pressed::UseValues), (texts::decide_later(), Pressed::DecideLater)];
            show_buttons_with_enter(ui, enter, &buttons)
        });
        match pressed {
            Some(Pressed::UseValues) if self.left() > 0 => {
                self.is_too_early = true;
                return Some(self);
            }
            Some(Pressed::UseValues) => self.use_values(ctx, window),
            None if !close => return Some(self),
            Some(Pressed::DecideLater) | None => {}
        }
        None
    }
}
