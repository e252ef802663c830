//! The ladder of a year: a table over many events, compiled from their result lists. Nothing here reads files or the
//! clock.
//!
//! A [`ResultsYear`] contains the lists as they were read. A [`Roster`] decides which spellings are one person.
//! [`CompiledLadder`] gives every result its points by the formulas of a [`Ladder`], and [`CompiledLadder::table`]
//! ranks the people. Errors in the lists are reported with file and row, and the rest is compiled. The rules of the
//! cups are not in the code but in the files of `assets/ladders`.

mod compile;
mod counting_period;
mod dates;
mod event_metadata;
mod event_names;
mod excel_formulas;
mod exclusion_reason;
mod explain;
mod formula_names;
pub mod identities;
mod library;
mod points_calculator;
mod problems;
mod result_list_from_book;
mod rules;
mod table;
mod table_over_time;

pub use crate::book::results_year::{
    ChampionshipLevel, GameOutcome, GamesPlayed, IdentityDecisions, IdentityVerdict, LadderChoices, ListedName,
    ResultLine, ResultsYear, SpellingGroup, TiePoints, YearEvent,
};
pub use compile::{CompiledEvent, CompiledEvents, CompiledLadder, ResultPoints};
pub use counting_period::{ladder_date, last_counting_day};
pub use dates::find_date;
pub use event_metadata::{EventMetadata, EventMetadataError};
pub use excel_formulas::{FormulaBlock, LadderFormulas, NameLocation};
pub use exclusion_reason::EventExclusion;
pub use explain::FigureExplanation;
pub use identities::{IdentityDecisionsError, PersonIx, Roster, RosterPerson, UndecidedPair};
pub use library::LadderLibrary;
pub use problems::LadderProblem;
pub use rules::{FigureKind, Ladder, LadderColumn, LadderError, LadderKind, LadderTieBreak};
pub use table::{LadderRow, LadderRowResult, LadderTable};
pub use table_over_time::rank_change;
