//! The standings, and the tables of groups, as notices: options in, cells and sentences out.
//! Totals and places are computed in [`crate::standings`].

mod added_points;
mod cells;
mod reasons;
mod sentences;

pub use added_points::AddedPoints;
pub use cells::{result_hint, standings_notice};
pub use sentences::view_in_sentence;

use super::notice::Notice;
use crate::book::RoundIx;
use crate::engine::Engine;
use crate::languages::Language;
use crate::standings::{Standings, StandingsScope};

/// The games that the standings count, and the players they show.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct StandingsOptions {
    pub view: StandingsScope,
    pub groups: GroupSelection,
    pub language: Language,
}

impl StandingsOptions {
    /// The table of all players after all rounds, in this language.
    pub fn in_language(language: Language) -> StandingsOptions {
        StandingsOptions { language, ..StandingsOptions::default() }
    }

    /// The view that is used: tables of groups that fill a final are those from before it, unless the options name a
    /// round.
    pub fn view(&self, engine: &Engine) -> StandingsScope {
        sentences::effective_view(self, engine)
    }
}

/// The groups that are shown, where the event has groups.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum GroupSelection {
    /// One table of all players.
    #[default]
    Together,
    /// One table for each group, one below another.
    Each,
    /// The table of one group.
    One(String),
}

/// The notice of the standings, with the figures that formulas and sorting need.
#[derive(Clone, Debug, Default)]
pub struct StandingsNotice {
    /// One section, or one for each group. [`super::NoticeRow::position`] is a position in `table`.
    pub notice: Notice,
    /// The rounds of this view that are held back.
    pub held_back: Vec<RoundIx>,
    /// The decimals of totals.
    pub decimals: usize,
    /// The decimals of games.
    pub game_decimals: usize,
    /// The standings that are described.
    pub table: Standings,
    /// The language of the notice.
    pub language: Language,
}
