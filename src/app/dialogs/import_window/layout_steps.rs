//! What a file is read by: its letters, its layout and the words that were taught. Undo and redo go through the earlier ones, and
//! through the answers about names.

use std::sync::Arc;

use super::keys::KeyCommand;
use super::{ImportWindow, Reread};
use crate::app::files::read_contents::LayoutOrigin;
use crate::book::Book;
use crate::import::{Recipe, SheetsOfFile};

/// What a file is read by.
#[derive(Clone, Debug)]
pub(super) struct ReadBy {
    pub(super) source: Arc<SheetsOfFile>,
    pub(super) recipe: Recipe,
    pub(super) origin: LayoutOrigin,
}

impl ReadBy {
    /// The layout to read by. `None` if the file is read as it is recognised.
    pub(super) fn into_layout(self) -> (Arc<SheetsOfFile>, Option<(Recipe, LayoutOrigin)>) {
        let layout = match &self.origin {
            LayoutOrigin::Recognised => None,
            LayoutOrigin::Taught => Some((self.recipe.words_only(), self.origin)),
            LayoutOrigin::Remembered(_) | LayoutOrigin::PointedOut => Some((self.recipe, self.origin)),
        };
        (self.source, layout)
    }
}

/// A step that can be undone or done again: what it was before, or what it was after.
#[derive(Clone, Debug)]
enum Step {
    ReadBy(ReadBy),
    /// The answer to the question about a name of the file.
    Name {
        text: String,
        answer: Option<bool>,
    },
}

/// The earlier states, and those that were undone.
#[derive(Debug, Default)]
pub(super) struct LayoutSteps {
    earlier: Vec<Step>,
    undone: Vec<Step>,
}

impl ImportWindow {
    /// What the file is read by now.
    fn read_by(&self) -> ReadBy {
        ReadBy {
            source: Arc::clone(&self.layout.source),
            recipe: self.layout.recipe().clone(),
            origin: self.layout.origin.clone(),
        }
    }

    /// Remembers the answer about a name, before it is changed.
    pub(super) fn add_name_step(&mut self, text: &str) {
        self.steps.earlier.push(Step::Name { text: text.to_owned(), answer: self.names.answer_to(text) });
        self.steps.undone.clear();
    }

    /// What the file is read by after a change. The present state can be undone to. `None` if the file need not be read again:
    /// an answer about a name is taken back, or there is no step to undo or to do again, and then the window says so.
    pub(super) fn next_step(&mut self, how: Reread, target: &Book) -> Option<ReadBy> {
        let now = self.read_by();
        let next = match how {
            Reread::By(recipe) => ReadBy { recipe, origin: LayoutOrigin::PointedOut, ..now.clone() },
            Reread::Words(recipe) => {
                // Words that are taught before anything was pointed out help to recognise the tables.
                let is_pointed_out = matches!(now.origin, LayoutOrigin::PointedOut | LayoutOrigin::Remembered(_));
                let origin = if is_pointed_out { LayoutOrigin::PointedOut } else { LayoutOrigin::Taught };
                ReadBy { recipe, origin, ..now.clone() }
            }
            Reread::Recognise => ReadBy { recipe: Recipe::default(), origin: LayoutOrigin::Recognised, ..now.clone() },
            Reread::Source(source) => ReadBy { source: Arc::new(source), ..now.clone() },
            Reread::Undo => {
                let Some(earlier) = self.steps.earlier.pop() else {
                    self.message = Some("Nothing was changed in this window yet.".to_owned());
                    return None;
                };
                let (now, next) = self.go_to_step(earlier, target);
                self.steps.undone.push(now);
                self.message = Some(format!("Undone. {} does it again.", KeyCommand::Redo.key_name()));
                return next;
            }
            Reread::Redo => {
                let Some(undone) = self.steps.undone.pop() else {
                    self.message = Some("Nothing was undone that could be done again.".to_owned());
                    return None;
                };
                let (now, next) = self.go_to_step(undone, target);
                self.steps.earlier.push(now);
                return next;
            }
        };
        self.steps.earlier.push(Step::ReadBy(now));
        self.steps.undone.clear();
        Some(next)
    }

    /// Goes to an earlier or a later state. Gives the step back from it, and what the file is to be read by, if it is to be
    /// read again.
    fn go_to_step(&mut self, step: Step, target: &Book) -> (Step, Option<ReadBy>) {
        match step {
            Step::ReadBy(then) => (Step::ReadBy(self.read_by()), Some(then)),
            Step::Name { text, answer } => {
                let now = self.names.answer_to(&text);
                self.set_name_answer(target, &text, answer);
                (Step::Name { text, answer: now }, None)
            }
        }
    }
}
