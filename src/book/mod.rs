//! The document: an event as plain data, and the edits that change it. Nothing here is computed from it.
//!
//! A [`Book`] holds people, rounds, boards and seats. It changes only through an [`Edit`]. Applying an edit returns the
//! edit that reverses it. Undo, redo, the journal and the history all use this one mechanism. [`check_book`] finds
//! contradictions and gives the cell of each.
//!
//! Text that cannot be understood is kept as the director typed it: a [`CellEntry`] holds a value or a text.
//!
//! This module must not read files, know the time, or compute a score.

mod attendance;
pub mod calendar_words;
mod cell_address;
mod cell_content;
mod changes;
pub mod count_notation;
mod countries;
mod data_model;
mod difference;
mod draw_vote_ending;
mod edit;
pub mod fields;
mod fill_colour;
mod ids;
mod incidents;
pub mod language_words;
pub mod marks_between_parts;
pub mod notation;
pub(crate) mod person_names;
mod person_references;
mod planned_rounds;
mod played_years;
mod power;
mod problems;
pub(crate) mod remembered_texts;
pub mod results_year;
mod role;
pub mod round_name_words;
mod round_names;
mod round_numbers;
mod step_name;
mod teams_awards_notebook;
mod top_board_decisions;
pub mod typed_words;
mod undo_history;
pub mod validate;
mod value_limits;
mod word_meanings;

pub use attendance::{
    AttendanceEntry, AttendanceStatus, NeighbourTable, ReservedSeat, RoundSeating, StoredDraw, StoredDrawInput,
    StoredDrawRound, parse_power_letters, power_letters,
};
pub use cell_address::{BoardIx, BoardRef, CellAddress, RoundIx, SeatRef, TeamIx};
pub use cell_content::{CellEntry, CellValue, Centres, MissedOrders, Year};
pub use changes::FieldChange;
pub use countries::{are_countries_beside_names, is_country};
pub use data_model::{
    Board, Book, Chart, Ending, Event, GameStage, Person, PersonId, PublishedStanding, Round, RoundPosting,
    ScoreRuling, Seat, UnplacedCell, fold_name, says_board, usual_top_board_name,
};
pub use draw_vote_ending::{DrawVoteError, DrawVoteResult};
pub use edit::{Edit, EditError, EditScope, OverwrittenResults};
pub use fields::{
    AwardColumn, BoardColumn, BoardField, EventField, NoteColumn, PersonColumn, PersonField, ProposalColumn,
    ResultLineColumn, RoundField, SeatColumn, SeatField, TeamColumn, TopBoardColumn, YearEventColumn,
};
pub use fill_colour::FillColour;
pub use ids::{BoardId, NewBoardPosition, RemovedIds, RoundId, SeatId};
pub use incidents::{
    Ballot, Card, CardKind, DrawProposal, Grade, Penalty, PenaltyAmount, ProposalOutcome, Season, SkillVotes,
    Substitute,
};
pub use person_names::{
    MarkedName, NameHit, NameMatch, NameMatcher, NamedPerson, SimilarNames, SimilarPair, begins_word_of_name,
    has_family_name, names_to_choose, only_name_of_words, part_words_of_names, similar_names, words_are_in,
    words_begin,
};
pub use planned_rounds::PlannedRounds;
pub use played_years::ChartedYear;
pub use power::{PerPower, Power};
pub use problems::{
    ListedProblem, ManyProblems, Problem, ProblemGroup, ProblemKind, ProblemWait, Severity, check_board, check_book,
    check_people, check_round, count_cell, is_left_out, last_year_cell, problems_by_cause, problems_by_kind,
};
pub use role::Role;
pub use round_names::{RoundPhrase, named_round, names_last_round, round_phrase};
pub use round_numbers::{RoundNumbers, describe_round_range_in, named_number, number_of_round_name, round_numbers};
pub use step_name::StepName;
pub use teams_awards_notebook::{Award, NotebookEntry, Team};
pub use top_board_decisions::{DeclinedSeat, PowerChoice, TopBoard};
pub use undo_history::{AppliedEdit, EditOrigin, LoggedEdit, UndoHistory, UndoStep};

/// Supply centres on the standard map.
pub const CENTRES_ON_MAP: u16 = 34;

/// The number of centres with which one power wins alone.
pub const SOLO_CENTRES: u16 = 18;
