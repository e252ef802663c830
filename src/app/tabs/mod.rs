//! The sheets: what each tab shows, as models for the grid. A tab decides how a cell looks; what typing into it means
//! is in [`super::edits`], and no tab computes anything.

pub mod notebook;
pub mod players;
pub mod round;
pub mod rules;
pub mod standings;

use std::borrow::Cow;

use crate::book::{Book, RoundIx};

/// One sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tab {
    #[default]
    Players,
    Round(RoundIx),
    Standings,
    Rules,
    Notebook,
}

impl Tab {
    /// The tabs of a book, left to right. The notebook has one when it holds a line, or while it is in view.
    pub fn all(book: &Book, current: Tab) -> impl Iterator<Item = Tab> {
        std::iter::once(Tab::Players)
            .chain((0..book.rounds.len()).map(|round| Tab::Round(RoundIx(round))))
            .chain([Tab::Standings, Tab::Rules])
            .chain((!book.notebook.is_empty() || current == Tab::Notebook).then_some(Tab::Notebook))
    }

    /// As it is written on the tab.
    pub fn name(self, book: &Book) -> Cow<'static, str> {
        match self {
            Tab::Players => "Players".into(),
            Tab::Round(round) => {
                book.round(round).map_or_else(|| format!("Round {}", round.0 + 1), crate::book::Round::title).into()
            }
            Tab::Standings => "Standings".into(),
            Tab::Rules => "Rules".into(),
            Tab::Notebook => "Notebook".into(),
        }
    }

    /// This tab, or the nearest one that `book` has.
    #[must_use]
    pub fn within(self, book: &Book) -> Tab {
        match self {
            Tab::Round(_) if book.rounds.is_empty() => Tab::Players,
            Tab::Round(round) => Tab::Round(RoundIx(round.0.min(book.rounds.len() - 1))),
            other => other,
        }
    }
}
