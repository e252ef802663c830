//! The engine: a book with everything computed from it, kept up to date after every edit.
//!
//! The window and the command line hold one [`Engine`] and change the book only through it. Nothing here reads files,
//! asks a clock, or knows the window.

mod closed_round_changes;
mod coming_rounds;
mod compare_systems;
mod computed_book;
mod detect_rules;
pub mod draw;
mod held_back_rounds;
mod late_orders;
mod needed_results;
mod new_event;
mod posted_problems;
mod posted_round_changes;
mod posted_view;
mod posting_records;
mod printed_figures;
mod problems;
mod round_checksum;
mod round_repair;
mod round_setup;
mod rounds_of_players;
mod scratch_teams;
mod what_if;

pub use closed_round_changes::{ChangeReasons, ClosedRoundChange, NoReasonGiven};
pub use coming_rounds::{AttendanceRow, AttendanceTable, RoundHasCounts};
pub use compare_systems::{RescoredEvent, StandingsChange};
pub use computed_book::Engine;
pub use detect_rules::{DetectedRules, DetectionReason, detect_rules};
pub use late_orders::{card_consequence, late_orders_card};
pub use needed_results::{BoardOutcome, Goal, NeededResult, NeededResults, NoNeededResults, WhatIsNeeded};
pub use new_event::{NewEventAnswers, NewEventError, NewEventSetup};
pub use posted_round_changes::PostedRoundChanges;
pub use posted_view::{PostedView, WithheldContent, WithheldKind};
pub use posting_records::PostingSnapshot;
pub use printed_figures::{PrintedComparison, PrintedDifference, PrintedFigure, RoundedTotals};
pub use round_repair::ImmovableSeatReason;
pub use round_setup::RoundSetup;
pub use scratch_teams::ScratchTeams;
pub use what_if::{WhatIf, boards_for_what_if};
