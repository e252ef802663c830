//! The engine: a book with everything computed from it, kept up to date after every edit.
//!
//! The window and the command line hold one [`Engine`] and change the book only through it. Nothing here reads files,
//! asks a clock, or knows the window.

mod attendance_table;
mod book_engine;
mod closed_round_changes;
mod compare_systems;
mod detect_rules;
pub mod draw;
mod held_back_rounds;
mod late_orders;
mod needed_results;
mod new_event;
mod next_round;
mod posted_filter;
mod posted_problems;
mod posted_round_changes;
mod posted_view;
mod posting_records;
mod prescribed_rounds;
mod printed_figures;
mod problems;
mod round_checksum;
mod round_repair;
mod rounds_of_players;
mod scratch_teams;
mod what_if;

pub use attendance_table::{AttendanceRow, AttendanceTable};
pub use book_engine::Engine;
pub use closed_round_changes::{ChangeReasons, ClosedRoundChange, NoReasonGiven};
pub use compare_systems::{RescoredEvent, StandingsChange};
pub use detect_rules::{DetectedRules, DetectionReason, detect_rules};
pub use late_orders::{card_consequence, late_orders_card};
pub use needed_results::{BoardOutcome, Goal, NeededResult, NeededResults, NoNeededResults, WhatIsNeeded};
pub use new_event::{NewEventAnswers, NewEventError, NewEventSetup};
pub use next_round::RoundHasCounts;
pub use posted_round_changes::PostedRoundChanges;
pub use posted_view::{PostedView, WithheldContent, WithheldKind};
pub use posting_records::PostingSnapshot;
pub use prescribed_rounds::RoundSetup;
pub use printed_figures::{PrintedComparison, PrintedDifference, PrintedFigure, RoundedTotals};
pub use round_repair::ImmovableSeatReason;
pub use scratch_teams::ScratchTeams;
pub use what_if::{WhatIf, boards_for_what_if};
