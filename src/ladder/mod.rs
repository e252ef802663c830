//! The year's ladder: a table over many events, compiled from their result lists.
//!
//! A [`Season`] holds the lists as they were read. A [`Roster`] settles who is who across them. [`Compiled`] gives every
//! result its points by the formulas of a [`Ladder`], and [`Compiled::table`] ranks everyone. What cannot be is named with
//! its file and row, and the rest is compiled.
//!
//! This room must not read files or know the clock, and no cup's rule stands in its code: rules are files in
//! `assets/ladders`.

mod compile;
mod counting_period;
mod dates;
mod event_metadata;
mod event_results;
mod excel;
mod explain;
mod formula_names;
mod hash;
pub mod identities;
mod library;
mod problems;
mod rules;
mod table;
mod table_by_event;

pub use crate::book::results_year::{
    Choices, Decisions, Games, Group, Kind, Line, Season, SeasonEvent, Ties, Verdict, Who,
};
pub use compile::{Compiled, EventResult, Kept, LeftOut, ResultPoints};
pub use counting_period::{day_of, last_day};
pub use dates::day_in;
pub use event_metadata::{Notes, NotesError};
pub use excel::{Block, Formulas, Stands};
pub use explain::Step;
pub use identities::{DecisionsError, Likely, PersonIx, Roster, RosterPerson};
pub use library::Ladders;
pub use problems::SeasonProblem;
pub use rules::{Ladder, LadderColumn, LadderError, Of, TieBreak};
pub use table::{Counting, Row, Table};
pub use table_by_event::moved;
