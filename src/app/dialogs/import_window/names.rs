//! The names of the file that are players of the book in another spelling. Sure ones are taken and listed, and the doubtful
//! ones are asked about, with one key each.

use eframe::egui::{self, Button, RichText, Role, ScrollArea, Ui, WidgetInfo};

use super::keys::KeyCommand;
use super::{ImportWindow, Outcome};
use crate::app::files::read_contents::WorkbookSheets;
use crate::app::theme::bold_body;
use crate::book::Book;
use crate::input::ImportedNames;
use crate::printable_text::printable_line;

/// The most height of the questions.
const HEIGHT: f32 = 120.0;

impl ImportWindow {
    /// Finds the names of the file in the book. A workbook of Topboard has exactly the names of its book.
    pub(super) fn find_names(&mut self, target: Option<&Book>) {
        let earlier = std::mem::take(&mut self.names);
        let (Outcome::Read(sheets), Some(target)) = (&mut self.outcome, target) else { return };
        if self.layout.is_own_workbook() {
            return;
        }
        self.names = ImportedNames::new(&sheets.import.book, target, earlier);
        take_answers(sheets, &self.names, target);
    }

    /// Answers a question about a name, as a step that can be undone.
    pub(super) fn answer_name(&mut self, target: &Book, question: usize, is_same: bool) {
        let Some(text) = self.names.questions().get(question).map(|question| question.text.clone()) else { return };
        self.add_name_step(&text);
        self.set_name_answer(target, &text, Some(is_same));
    }

    /// Sets the answer to the question about a name of the file, or takes it back.
    pub(super) fn set_name_answer(&mut self, target: &Book, text: &str, answer: Option<bool>) {
        self.names.set_answer(target, text, answer);
        let Outcome::Read(sheets) = &mut self.outcome else { return };
        take_answers(sheets, &self.names, target);
        self.describe_report(Some(target));
        self.compute_book_after(Some(target));
    }
}

/// Gives people of the file their names in the book `target`, in the draft and in the book that is scored.
fn take_answers(sheets: &mut WorkbookSheets, names: &ImportedNames, target: &Book) {
    for edit in names.edits(&sheets.import.book, target) {
        // The two books have the same people. A name that another person has already is left as it is.
        if sheets.import.book.apply(edit.clone()).is_ok() {
            let _ = sheets.scored.apply("name", edit);
        }
    }
    sheets.import.different_players = names.different_players(target);
}

/// The height that the names need.
pub(super) fn height(names: &ImportedNames) -> f32 {
    if names.questions().is_empty() && names.notes().is_empty() { 0.0 } else { HEIGHT }
}

/// Shows the names. Returns the question that was answered, and whether the two spellings are one player.
pub(super) fn show(ui: &mut Ui, names: &ImportedNames) -> Option<(usize, bool)> {
    if height(names) == 0.0 {
        return None;
    }
    let mut answered = None;
    ui.label(RichText::new("Names").font(bold_body()));
    let area = ScrollArea::vertical().id_salt("names").max_height(HEIGHT - 30.0);
    area.auto_shrink([false, false]).show(ui, |ui| {
        for (number, question) in names.questions().iter().enumerate() {
            let is_next = names.open_question() == Some(number);
            let sentence = format!("Is “{}” {}? ({})", question.text, question.known, question.reason);
            ui.horizontal_wrapped(|ui| {
                ui.label(&*printable_line(&sentence));
                for (is_same, name, key) in
                    [(true, "Yes", KeyCommand::SamePlayer), (false, "No", KeyCommand::OtherPlayer)]
                {
                    let text = if is_next { format!("{name} ({})", key.key_name()) } else { name.to_owned() };
                    let button = ui.add(Button::new(text).selected(question.answer == Some(is_same)));
                    let label = format!("{} is {}: {name}", question.text, question.known);
                    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, label.clone()));
                    if button.clicked() {
                        answered = Some((number, is_same));
                    }
                }
            });
        }
        for note in names.notes() {
            ui.add(egui::Label::new(&*printable_line(note)).wrap());
        }
    });
    answered
}
