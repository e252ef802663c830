//! The document: an event as plain data, and the one door through which it changes.
//!
//! A [`Book`] is people, rounds, boards and seats, nothing computed. It changes only by an [`Edit`], and applying one
//! returns the edit that takes it back, so that undo, redo, the journal and the list of everything done are one
//! mechanism. [`check`] finds what cannot be and names the cell.
//!
//! What a director typed is kept even where it cannot be understood: an [`Entry`] holds a value or the text as typed.
//!
//! This room must not read files, know the time, or compute a score.

mod attendance;
mod cell_address;
mod cell_entry;
mod changes;
mod data_model;
mod difference;
mod draw_vote;
mod edit;
mod event_details;
mod incidents;
pub mod notation;
mod person_references;
mod power;
mod problems;
pub mod results_year;
mod undo_history;
pub mod validate;
pub mod vocabulary;

pub use attendance::{
    Asked, AskedRound, Attending, KeptDraw, KeptSeat, Neighbours, Presence, Seating, read_powers, say_powers,
};
pub use cell_address::{BoardIx, BoardRef, Column, Place, RoundIx, SeatRef, TeamIx};
pub use cell_entry::{Centres, Entry, EntryValue, Year};
pub use changes::Change;
pub use data_model::{
    Board, Book, Chart, Ending, Event, Override, Person, PersonId, Posted, Published, Round, Seat, Stage, Unplaced,
    fold_name,
};
pub use draw_vote::{Settled, Unsettled};
pub use edit::{BoardField, Edit, EditError, EventField, PersonField, RoundField, SeatField, Touched};
pub use event_details::{Award, Choice, Declined, Note, Role, Team, TopBoard};
pub use incidents::{Amount, Ballot, Card, CardKind, Grade, Outcome, Penalty, Proposal, Season, Substitute, Votes};
pub use power::{PerPower, Power};
pub use problems::{Problem, Severity, check, check_board, check_people, check_round};
pub use undo_history::{Applied, Did, History, Logged, Step};

/// Supply centres on the standard map.
pub const CENTRES_ON_MAP: u16 = 34;

/// Centres with which one power has won alone.
pub const SOLO_CENTRES: u16 = 18;
