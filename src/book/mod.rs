//! The document: an event as plain data, and the one door through which it changes.
//!
//! A [`Book`] is people, rounds, boards and seats, nothing computed. It changes only by an [`Edit`], and applying one
//! returns the edit that takes it back, so that undo, redo, the journal and the list of everything done are one
//! mechanism. [`check`] finds what cannot be and names the cell.
//!
//! What a director typed is kept even where it cannot be understood: an [`Entry`] holds a value or the text as typed.
//!
//! This room must not read files, know the time, or compute a score.

mod around;
mod changes;
mod check;
mod difference;
mod edit;
mod entry;
mod history;
mod life;
mod model;
mod people;
mod place;
mod power;
mod roll;
pub mod said;
pub mod season;
mod settle;
pub mod sound;
pub mod words;

pub use around::{Award, Choice, Declined, Note, Role, Team, TopBoard};
pub use changes::Change;
pub use check::{Problem, Severity, check, check_board, check_people, check_round};
pub use edit::{BoardField, Edit, EditError, EventField, PersonField, RoundField, SeatField, Touched};
pub use entry::{Centres, Entry, EntryValue, Year};
pub use history::{Applied, Did, History, Logged, Step};
pub use life::{Amount, Ballot, Card, CardKind, Grade, Outcome, Penalty, Proposal, Season, Substitute, Votes};
pub use model::{
    Board, Book, Chart, Ending, Event, Override, Person, PersonId, Posted, Published, Round, Seat, Stage, Unplaced,
    fold_name,
};
pub use place::{BoardIx, BoardRef, Column, Place, RoundIx, SeatRef, TeamIx};
pub use power::{PerPower, Power};
pub use roll::{
    Asked, AskedRound, Attending, KeptDraw, KeptSeat, Neighbours, Presence, Seating, read_powers, say_powers,
};
pub use settle::{Settled, Unsettled};

/// Supply centres on the standard map.
pub const CENTRES_ON_MAP: u16 = 34;

/// Centres with which one power has won alone.
pub const SOLO_CENTRES: u16 = 18;
