//! The tabs of the window: [`View`] is what every tab does, [`Tab`] names a tab, [`Views`] holds their states.
//! Each folder is one tab: its grid model, its painting, its commands and its empty state.
//! Typed text is read in [`crate::input`]; scores, standings and draws are computed in [`crate::engine`].

pub mod awards;
pub mod history;
pub mod ladder;
pub mod notebook;
pub mod players;
pub mod record;
pub mod roll_call;
pub mod round;
pub mod rules;
mod shared_cells;
pub mod sheet;
pub mod standings;
pub mod teams;
pub mod top_board;
mod view;
pub mod votes;

use crate::book::{BoardRef, RoundIx};
use crate::engine::Engine;

pub use sheet::{EmptyState, Request, Sheet};
use view::counted;
pub use view::{ProblemList, RefreshContext, StatusTexts, View, ViewContext, ViewSettings};

/// Declares the tabs. A new tab is a folder and one line here.
macro_rules! views {
    ($( $(#[$attribute:meta])* $tab:ident $(($position:ty))? => $field:ident: $view:ty ),* $(,)?) => {
        /// A tab of the window.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Tab {
            $( $(#[$attribute])* $tab $(($position))? ),*
        }

        /// The states of all tabs for the open book.
        #[derive(Debug, Default)]
        pub struct Views {
            $( pub $field: $view ),*
        }

        impl Views {
            /// The view of a tab.
            pub fn get(&self, tab: Tab) -> &dyn View {
                match tab {
                    $( Tab::$tab { .. } => &self.$field ),*
                }
            }

            /// The view of a tab, to be changed.
            pub fn get_mut(&mut self, tab: Tab) -> &mut dyn View {
                match tab {
                    $( Tab::$tab { .. } => &mut self.$field ),*
                }
            }

            /// All views, from left to right.
            pub fn all(&self) -> impl Iterator<Item = &dyn View> {
                let views: Vec<&dyn View> = vec![$( &self.$field ),*];
                views.into_iter()
            }

            /// All views but the one of this tab, from left to right.
            pub fn all_but(&self, tab: Tab) -> impl Iterator<Item = &dyn View> {
                let views: Vec<Option<&dyn View>> =
                    vec![$( (!matches!(tab, Tab::$tab { .. })).then_some(&self.$field as &dyn View) ),*];
                views.into_iter().flatten()
            }
        }
    };
}

views! {
    #[default]
    Players => players: players::PlayersView,
    RollCall => roll_call: roll_call::RollCallView,
    Round(RoundIx) => round: round::RoundView,
    /// The record of a board. It has a tab only while it is in view.
    Record(BoardRef) => record: record::RecordView,
    Standings => standings: standings::StandingsView,
    TopBoard => top_board: top_board::TopBoardView,
    Teams => teams: teams::TeamsView,
    Awards => awards: awards::AwardsView,
    Votes => votes: votes::VotesView,
    Rules => rules: rules::RulesView,
    Notebook => notebook: notebook::NotebookView,
    /// A page of the ladder.
    Ladder(ladder::LadderPage) => ladder: ladder::LadderView,
    /// The history of all changes. It has a tab only while it is in view.
    History => history: history::HistoryView,
}

impl Tab {
    /// The round of a round's tab.
    pub const fn round(self) -> Option<RoundIx> {
        match self {
            Tab::Round(round) => Some(round),
            _ => None,
        }
    }
}

impl Views {
    /// The tabs of an event, from left to right. `current` is the tab in view.
    pub fn tabs(&self, engine: &Engine, current: Tab) -> Vec<Tab> {
        self.all().flat_map(|view| view.tabs(engine, current)).collect()
    }

    /// The text on a tab.
    pub fn name(&self, tab: Tab, engine: &Engine) -> std::borrow::Cow<'static, str> {
        self.get(tab).name(tab, engine)
    }
}
