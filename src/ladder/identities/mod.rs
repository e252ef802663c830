//! Identities: which spellings in the result lists of a year are one person.
//!
//! Two lines are joined automatically only if they are certainly one person: the same words except for case, accents
//! and hyphens, in a known order, and regions that agree. A name of a single word is joined only within one file. Other
//! similar names are offered to the user, the most likely first, and decided by
//! [`IdentityDecisions`](crate::book::results_year::IdentityDecisions), which are saved and used again in later years.
//! Two people in one list are never offered as one person.

mod decisions;
mod merge_names;
mod roster;

pub use decisions::IdentityDecisionsError;
pub use roster::{PersonIx, Roster, RosterPerson, UndecidedPair};
