//! The tabs of the window. Most of them are models for the grid, which decide how each cell looks.
//! Reading what is typed is in [`crate::input`]; scores, standings and draws are computed in [`crate::engine`].

pub mod awards;
pub mod board_incidents;
pub mod history;
pub mod ladder;
pub mod notebook;
pub mod players;
pub mod roll_call;
pub mod round;
pub mod rules;
mod shared_cells;
pub mod skill_votes;
pub mod standings;
pub mod teams;
pub mod top_board;

use std::borrow::Cow;

use crate::book::{BoardRef, RoundIx, notation};
use crate::engine::Engine;

/// A tab of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tab {
    #[default]
    Players,
    RollCall,
    Round(RoundIx),
    /// The record of a board. It has a tab only while it is in view.
    Record(BoardRef),
    Standings,
    TopBoard,
    Teams,
    Awards,
    Votes,
    Rules,
    Notebook,
    /// A page of the ladder.
    Ladder(ladder::LadderPage),
    /// The history of all changes. It has a tab only while it is in view.
    History,
}

impl Tab {
    /// The tabs of an event, left to right. The notebook, the roll call and the ladder have a tab only if they have
    /// data or are in view.
    pub fn all(engine: &Engine, current: Tab) -> impl Iterator<Item = Tab> {
        let has_roll_call =
            current == Tab::RollCall || engine.book().rounds.iter().any(|round| !round.attendance.is_empty());
        std::iter::once(Tab::Players)
            .chain(has_roll_call.then_some(Tab::RollCall))
            .chain((0..engine.book().rounds.len()).flat_map(move |round| {
                let record = matches!(current, Tab::Record(at) if at.round.0 == round).then_some(current);
                std::iter::once(Tab::Round(RoundIx(round))).chain(record)
            }))
            .chain([Tab::Standings, Tab::TopBoard, Tab::Teams, Tab::Awards, Tab::Votes, Tab::Rules])
            .filter(|tab| tab.is_shown(engine))
            .chain((!engine.book().notebook.is_empty() || current == Tab::Notebook).then_some(Tab::Notebook))
            .chain(match current {
                Tab::Ladder(_) => Some(current),
                _ => (!engine.book().results_year.is_empty()).then_some(Tab::Ladder(ladder::LadderPage::Table)),
            })
            .chain((current == Tab::History).then_some(Tab::History))
    }

    /// Whether the rules use the tab or the book has data for it.
    fn is_shown(self, engine: &Engine) -> bool {
        let (book, rules) = (engine.book(), engine.rules());
        match self {
            Tab::TopBoard => rules.top_board.is_some(),
            Tab::Teams => rules.teams.is_some() || !book.teams.is_empty(),
            Tab::Awards => !rules.awards.is_empty() || !book.awards.is_empty(),
            Tab::Votes => engine.skills().next().is_some() && !book.rounds.is_empty(),
            _ => true,
        }
    }

    /// The text on the tab.
    pub fn name(self, engine: &Engine) -> Cow<'static, str> {
        let book = engine.book();
        match self {
            Tab::Players => "Players".into(),
            Tab::RollCall => "Roll call".into(),
            Tab::Round(round) => {
                book.round(round).map_or_else(|| format!("Round {}", round.0 + 1), crate::book::Round::title).into()
            }
            Tab::Record(at) => format!("Record {}", notation::short_board_label(book, at)).into(),
            Tab::Standings => "Standings".into(),
            Tab::TopBoard => top_board::top_board_name(engine).into(),
            Tab::Teams => "Teams".into(),
            Tab::Awards => "Awards".into(),
            Tab::Votes => "Votes".into(),
            Tab::Rules => "Rules".into(),
            Tab::Notebook => "Notebook".into(),
            Tab::Ladder(_) => "Ladder".into(),
            Tab::History => "History".into(),
        }
    }

    /// This tab, or the nearest tab if the event does not have this one.
    #[must_use]
    pub fn or_nearest(self, engine: &Engine) -> Tab {
        let book = engine.book();
        match self {
            tab if !tab.is_shown(engine) => Tab::Standings,
            Tab::Round(_) if book.rounds.is_empty() => Tab::Players,
            Tab::Round(round) => Tab::Round(RoundIx(round.0.min(book.rounds.len() - 1))),
            Tab::Record(at) if book.board(at).is_none() => Tab::Round(at.round).or_nearest(engine),
            Tab::Ladder(ladder::LadderPage::List(at)) if at >= book.results_year.events.len() => {
                Tab::Ladder(ladder::LadderPage::Events)
            }
            other => other,
        }
    }
}
