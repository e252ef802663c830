//! What a file is read by: its letters, its layout and the words that were taught. Undo and redo go through the earlier ones.

use std::sync::Arc;

use super::{ImportWindow, Reread};
use crate::app::files::read_contents::LayoutOrigin;
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

/// The earlier states of the layout, and those that were undone.
#[derive(Debug, Default)]
pub(super) struct LayoutSteps {
    earlier: Vec<ReadBy>,
    undone: Vec<ReadBy>,
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

    /// What the file is read by after a change. The present state can be undone to. `None` if there is no step to undo or to
    /// do again, and then the window says so.
    pub(super) fn next_step(&mut self, how: Reread) -> Option<ReadBy> {
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
                self.steps.undone.push(now);
                self.message = Some("Undone. Ctrl+Y does it again.".to_owned());
                return Some(earlier);
            }
            Reread::Redo => {
                let Some(undone) = self.steps.undone.pop() else {
                    self.message = Some("Nothing was undone that could be done again.".to_owned());
                    return None;
                };
                self.steps.earlier.push(now);
                return Some(undone);
            }
        };
        self.steps.earlier.push(now);
        self.steps.undone.clear();
        Some(next)
    }
}
