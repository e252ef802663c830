//! The year's ladder: a table over many events, compiled from their result lists.
//!
//! A [`Season`] holds the lists as they were read. A [`Roster`] settles who is who across them. [`Compiled`] gives every
//! result its points by the formulas of a [`Ladder`], and [`Compiled::table`] ranks everyone. What cannot be is named with
//! its file and row, and the rest is compiled.
//!
//! This room must not read files or know the clock, and no cup's rule stands in its code: rules are files in
//! `assets/ladders`.

mod check;
mod compile;
mod dates;
mod excel;
mod explain;
mod facts;
mod from_live;
mod hash;
mod library;
mod notes;
pub mod people;
mod progress;
mod rules;
mod table;
mod window;

pub use crate::book::season::{Choices, Decisions, Games, Group, Kind, Line, Season, SeasonEvent, Ties, Verdict, Who};
pub use check::SeasonProblem;
pub use compile::{Compiled, EventResult, Kept, LeftOut, ResultPoints};
pub use dates::day_in;
pub use excel::{Block, Formulas, Stands};
pub use explain::Step;
pub use library::Ladders;
pub use notes::{Notes, NotesError};
pub use people::{DecisionsError, Likely, PersonIx, Roster, RosterPerson};
pub use progress::moved;
pub use rules::{Ladder, LadderColumn, LadderError, Of, TieBreak};
pub use table::{Counting, Row, Table};
pub use window::{day_of, last_day};
