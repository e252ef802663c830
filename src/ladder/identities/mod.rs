//! People, not spellings: who is who across the events of a season.
//!
//! Two lines are one person's by themselves only where that is certain: the same words but for case, accents and hyphens,
//! in an order that the spelling tells, and regions that agree; a single word is that only within one file. Everything else that looks alike is offered, the most
//! likely first, and settled by [`Decisions`](crate::book::results_year::Decisions), which are data and are kept from year to year. Two who stand in one list
//! are never offered as one.

mod candidate_pairs;
mod decisions;
mod merge_names;
mod name_parts;
mod name_similarity;
mod roster;

pub use decisions::DecisionsError;
pub use roster::{Likely, PersonIx, Roster, RosterPerson};
