//! The settings by which a file is read: its letters, its layout and the words that were taught. A change reads the file again.
//! Undo and redo go through the earlier settings, and through the answers to questions.

use std::sync::Arc;
use std::time::Duration;

use eframe::egui;

use super::key_table::KeyCommand;
use super::merge_questions::Subject;
use super::{ImportWindow, Outcome};
use crate::app::background::Job;
use crate::app::dialogs::window::Window;
use crate::app::files::read_contents::{LayoutOrigin, ReadSheets, understand_sheets};
use crate::app::path_text::file_name;
use crate::book::Book;
use crate::book::typed_words::error_sentence;
use crate::import::{Recipe, SheetsOfFile};
use crate::languages::window_sentences::import_window as texts;

/// A file is usually read again within this time, so that the frame shows the result at once.
const FRAME: Duration = Duration::from_millis(30);

/// The settings by which a file is read.
#[derive(Clone, Debug)]
pub(super) struct ImportSettings {
    source: Arc<SheetsOfFile>,
    recipe: Recipe,
    origin: LayoutOrigin,
}

impl ImportSettings {
    /// The layout to read by. `None` if the file is read as it is recognised.
    fn into_layout(self) -> (Arc<SheetsOfFile>, Option<(Recipe, LayoutOrigin)>) {
        let layout = match &self.origin {
            LayoutOrigin::Recognised => None,
            LayoutOrigin::Taught => Some((self.recipe.words_only(), self.origin)),
            LayoutOrigin::Remembered(_) | LayoutOrigin::PointedOut => Some((self.recipe, self.origin)),
        };
        (self.source, layout)
    }
}

/// A change of the settings, after which the file is read again.
pub(super) enum SettingsChange {
    /// The layout that the user pointed out.
    Layout(Recipe),
    /// The words that the user taught, with the tables if the user pointed them out.
    Words(Recipe),
    /// No layout: as Topboard recognises the file.
    Recognise,
    /// The letters in another encoding.
    Source(SheetsOfFile),
    /// The settings before the last change.
    Undo,
    /// The settings before the last undo.
    Redo,
}

/// A step that can be undone or done again: what it was before, or what it was after.
#[derive(Clone, Debug)]
enum Step {
    Settings(ImportSettings),
    /// The answer to the question about a name, a round or a value of the file.
    Answer {
        subject: Subject,
        answer: Option<bool>,
    },
}

/// The earlier states, and those that were undone.
#[derive(Debug, Default)]
pub(super) struct SettingsSteps {
    earlier: Vec<Step>,
    undone: Vec<Step>,
}

impl ImportWindow {
    /// The settings now.
    fn import_settings(&self) -> ImportSettings {
        ImportSettings {
            source: Arc::clone(&self.layout.source),
            recipe: self.layout.recipe().clone(),
            origin: self.layout.origin.clone(),
        }
    }

    /// Remembers the answer to a question, before it is changed.
    pub(super) fn add_answer_step(&mut self, subject: &Subject) {
        self.steps.earlier.push(Step::Answer { subject: subject.clone(), answer: self.answer_to(subject) });
        self.steps.undone.clear();
    }

    /// The settings after a change. The present state can be undone to. `None` if the file need not be read again:
    /// an answer is taken back, or there is no step to undo or to do again, and then the window says so.
    fn next_step(&mut self, change: SettingsChange, target: &Book) -> Option<ImportSettings> {
        let now = self.import_settings();
        let next = match change {
            SettingsChange::Layout(recipe) => {
                ImportSettings { recipe, origin: LayoutOrigin::PointedOut, ..now.clone() }
            }
            SettingsChange::Words(recipe) => {
                // Words that are taught before anything was pointed out help to recognise the tables.
                let is_pointed_out = matches!(now.origin, LayoutOrigin::PointedOut | LayoutOrigin::Remembered(_));
                let origin = if is_pointed_out { LayoutOrigin::PointedOut } else { LayoutOrigin::Taught };
                ImportSettings { recipe, origin, ..now.clone() }
            }
            SettingsChange::Recognise => {
                ImportSettings { recipe: Recipe::default(), origin: LayoutOrigin::Recognised, ..now.clone() }
            }
            SettingsChange::Source(source) => ImportSettings { source: Arc::new(source), ..now.clone() },
            SettingsChange::Undo => {
                let Some(earlier) = self.steps.earlier.pop() else {
                    self.message = Some(texts::nothing_was_changed().to_owned());
                    return None;
                };
                let (now, next) = self.go_to_step(earlier, target);
                self.steps.undone.push(now);
                self.message = Some(texts::undone(&KeyCommand::Redo.key_name()));
                return next;
            }
            SettingsChange::Redo => {
                let Some(undone) = self.steps.undone.pop() else {
                    self.message = Some(texts::nothing_was_undone().to_owned());
                    return None;
                };
                let (now, next) = self.go_to_step(undone, target);
                self.steps.earlier.push(now);
                return next;
            }
        };
        self.steps.earlier.push(Step::Settings(now));
        self.steps.undone.clear();
        Some(next)
    }

    /// Goes to an earlier or a later state. Gives the step back from it, and the settings to read by, if the file is
    /// to be read again.
    fn go_to_step(&mut self, step: Step, target: &Book) -> (Step, Option<ImportSettings>) {
        match step {
            Step::Settings(then) => (Step::Settings(self.import_settings()), Some(then)),
            Step::Answer { subject, answer } => {
                let now = self.answer_to(&subject);
                self.set_answer(target, &subject, answer);
                (Step::Answer { subject, answer: now }, None)
            }
        }
    }

    /// Reads the file again, in the background if it takes longer than a frame.
    pub(super) fn read_again(
        &mut self,
        ctx: &egui::Context,
        window: &mut (dyn Window + 'static),
        change: SettingsChange,
    ) {
        let Some((source, layout)) = self.next_step(change, window.session().book()).map(ImportSettings::into_layout)
        else {
            return;
        };
        self.layout.source = Arc::clone(&source);
        let into = (!self.opens_new_book).then(|| window.session().book().clone());
        let description = texts::reading_again(&file_name(&self.path));
        let mut job = Job::spawn(ctx, "reader", description, move |handle| {
            understand_sheets(&source, layout, into.as_ref(), handle)
        });
        // Most files are read within this frame.
        match job.wait(FRAME) {
            Some(Ok(read)) => self.take_read(read, window),
            Some(Err(error)) => self.message = Some(error_sentence(&error)),
            None => self.reading = Some(job),
        }
    }

    /// Takes the result of reading again, if it has arrived.
    pub(super) fn take_reading(&mut self, window: &mut (dyn Window + 'static)) {
        match self.reading.as_mut().and_then(Job::poll) {
            Some(Ok(read)) => self.take_read(read, window),
            Some(Err(error)) => {
                self.reading = None;
                self.message = Some(error_sentence(&error));
            }
            None => {}
        }
    }

    fn take_read(&mut self, read: ReadSheets, window: &mut (dyn Window + 'static)) {
        self.reading = None;
        self.layout = read.layout;
        self.outcome = match read.result {
            Ok(sheets) => Outcome::Read(Box::new(sheets)),
            Err(error) => Outcome::Refused(error),
        };
        let target = (!self.opens_new_book).then(|| window.session().book());
        self.describe_outcome(target);
    }
}
