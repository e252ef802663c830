//! The questions about a file that is added to a book, with one key for each answer: rounds that may be rounds of the book under
//! other names, names that may be players of the book, and values that contradict those of the book. Sure spellings are taken and
//! listed.

use eframe::egui::{self, Button, RichText, Role, ScrollArea, Ui, WidgetInfo};

use super::key_table::KeyCommand;
use super::{ImportWindow, Outcome};
use crate::app::files::read_contents::WorkbookSheets;
use crate::app::theme::bold_body;
use crate::book::{BoardRef, Book};
use crate::import::{ConflictWinner, RoundQuestion};
use crate::input::ImportedNames;
use crate::languages::messages::steps;
use crate::languages::window_sentences::{import_window as texts, shared_words, shell};
use crate::printable_text::printable_line;

/// The most height of the questions.
const HEIGHT: f32 = 120.0;

/// A question, by its position in its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    Name(usize),
    Round(usize),
    /// Whether the value of the file is taken.
    Conflict(usize),
}

/// What a question is about, as the file writes it. The positions change with the answers.
#[derive(Clone, Debug)]
pub(super) enum Subject {
    Name(String),
    Round(String),
    /// A board of the book, the name of the field, and the value of the file.
    Conflict(BoardRef, String, String),
}

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

    /// Finds the rounds of the file that are in the book under another name. The answers of an earlier reading stay.
    pub(super) fn find_rounds(&mut self, target: Option<&Book>) {
        let earlier = std::mem::take(&mut self.rounds);
        let (Outcome::Read(sheets), Some(target)) = (&mut self.outcome, target) else { return };
        for question in &earlier {
            sheets.import.round_answers.set(question, question.answer);
        }
        self.rounds = sheets.import.round_questions(target);
    }

    /// The first question without an answer.
    pub(super) fn open_question(&self) -> Option<Question> {
        first_open(&self.names, &self.rounds).or_else(|| self.report.open_conflict().map(Question::Conflict))
    }

    /// Whether a question about a round is open. Without its answer the same games could be added twice.
    pub(super) fn asks_for_rounds(&self) -> bool {
        matches!(self.open_question(), Some(Question::Round(_)))
    }

    /// Answers a question, as a step that can be undone.
    pub(super) fn answer(&mut self, target: &Book, question: &Question, is_same: bool) {
        let subject = match *question {
            Question::Name(at) => self.names.questions().get(at).map(|question| Subject::Name(question.text.clone())),
            Question::Round(at) => self.rounds.get(at).map(|question| Subject::Round(question.title.clone())),
            Question::Conflict(at) => {
                let conflict = self.report.conflict(at);
                conflict.map(|entry| Subject::Conflict(entry.board, entry.field.clone(), entry.file.clone()))
            }
        };
        let Some(subject) = subject else { return };
        self.add_answer_step(&subject);
        self.set_answer(target, &subject, Some(is_same));
    }

    /// The answer to the question about this name, round or value.
    pub(super) fn answer_to(&self, subject: &Subject) -> Option<bool> {
        match subject {
            Subject::Name(text) => self.names.answer_to(text),
            Subject::Round(title) => self.rounds.iter().find(|question| question.title == *title)?.answer,
            Subject::Conflict(board, field, file) => {
                self.conflicts.get(*board, field, file).map(|winner| winner == ConflictWinner::File)
            }
        }
    }

    /// Sets the answer to a question, or takes it back.
    pub(super) fn set_answer(&mut self, target: &Book, subject: &Subject, answer: Option<bool>) {
        let Outcome::Read(sheets) = &mut self.outcome else { return };
        match subject {
            Subject::Name(text) => {
                self.names.set_answer(target, text, answer);
                take_answers(sheets, &self.names, target);
            }
            Subject::Round(title) => {
                if let Some(question) = self.rounds.iter().find(|question| question.title == *title) {
                    sheets.import.round_answers.set(question, answer);
                }
            }
            Subject::Conflict(board, field, file) => {
                let winner = |takes_file| if takes_file { ConflictWinner::File } else { ConflictWinner::Book };
                self.conflicts.set(*board, field, file, answer.map(winner));
                sheets.import.conflict_answers.clone_from(&self.conflicts);
            }
        }
        // Who plays decides which rounds are the same.
        self.rounds = sheets.import.round_questions(target);
        self.describe_report(Some(target));
        self.compute_book_after(Some(target));
    }
}

/// Gives people of the file their names in the book `target`, in the draft and in the book that is scored.
fn take_answers(sheets: &mut WorkbookSheets, names: &ImportedNames, target: &Book) {
    for edit in names.edits(&sheets.import.book, target) {
        // The two books have the same people. A name that another person has already is left as it is.
        if sheets.import.book.apply(edit.clone()).is_ok() {
            let _ = sheets.scored.apply(steps::corrected_name(), edit);
        }
    }
    sheets.import.different_players = names.different_players(target);
}

/// The height that the questions and the spellings need.
pub(super) fn height(names: &ImportedNames, rounds: &[RoundQuestion]) -> f32 {
    let is_blank = names.questions().is_empty() && names.notes().is_empty() && rounds.is_empty();
    if is_blank { 0.0 } else { HEIGHT }
}

/// Shows the questions. Returns the one that was answered, and whether the two are one.
pub(super) fn show(ui: &mut Ui, names: &ImportedNames, rounds: &[RoundQuestion]) -> Option<(Question, bool)> {
    if height(names, rounds) == 0.0 {
        return None;
    }
    let mut answered = None;
    let title = if rounds.is_empty() { texts::names() } else { texts::rounds_and_names() };
    ui.label(RichText::new(title).font(bold_body()));
    let next = first_open(names, rounds);
    let area = ScrollArea::vertical().id_salt("names").max_height(HEIGHT - 30.0);
    area.auto_shrink([false, false]).show(ui, |ui| {
        let of_rounds = rounds.iter().enumerate().map(|(number, question)| {
            (Question::Round(number), question.sentence.clone(), question.label.clone(), question.answer)
        });
        let of_names = names.questions().iter().enumerate().map(|(number, question)| {
            let sentence = shell::is_same_player(&question.text, &question.known, &question.reason);
            let label = texts::name_is_player(&question.text, &question.known);
            (Question::Name(number), sentence, label, question.answer)
        });
        for (question, sentence, label, answer) in of_rounds.chain(of_names) {
            ui.horizontal_wrapped(|ui| {
                ui.label(&*printable_line(&sentence));
                if let Some(is_same) =
                    show_answers(ui, [shared_words::yes(), shared_words::no()], &label, answer, next == Some(question))
                {
                    answered = Some((question, is_same));
                }
            });
        }
        for note in names.notes() {
            ui.add(egui::Label::new(&*printable_line(note)).wrap());
        }
    });
    answered
}

/// Shows the two answers to a question, the first of which is yes. Returns the one that was clicked. The keys are named where they
/// answer this question.
pub(super) fn show_answers(
    ui: &mut Ui,
    names: [&str; 2],
    label: &str,
    answer: Option<bool>,
    has_keys: bool,
) -> Option<bool> {
    let mut clicked = None;
    let answers = [(true, KeyCommand::Same), (false, KeyCommand::Another)];
    for ((is_yes, key), name) in answers.into_iter().zip(names) {
        let text = if has_keys { format!("{name} ({})", key.key_name()) } else { name.to_owned() };
        let button = ui.add(Button::new(text).selected(answer == Some(is_yes)));
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{label}: {name}")));
        if button.clicked() {
            clicked = Some(is_yes);
        }
    }
    clicked
}

/// The first question without an answer. Rounds come first, because the boards depend on them.
fn first_open(names: &ImportedNames, rounds: &[RoundQuestion]) -> Option<Question> {
    let round = rounds.iter().position(|question| question.answer.is_none()).map(Question::Round);
    round.or_else(|| names.open_question().map(Question::Name))
}
