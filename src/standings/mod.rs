//! The standings: which results count, how ties are broken, and why each player has their place.
//!
//! A [`Ruleset`] is a file in `assets/rulesets` and [`Standings`] is the table made by its rules. The rules of one
//! event are never written in this code, and no score is computed here.

mod awards;
mod breakdown;
mod choosing_order;
mod context;
mod event_structure;
mod excel_formulas;
mod place_reason;
mod row;
mod rules;
mod table;
mod teams;
mod tolerant_order;
mod top_board_detection;
mod top_board_qualification;
mod top_board_seats;
mod totals;

pub use awards::{
    AwardAheadReason, AwardContender, AwardResult, VoteTally, award_results, player_vote_tally, seat_vote_tally,
};
pub use breakdown::{BreakdownLine, BreakdownLineKind, TotalBreakdown, share_text};
pub use choosing_order::ChoosingOrder;
pub use context::{StandingsContext, StandingsScope, TieBreakScores, missing_rounds};
pub use event_structure::EventStructure;
pub use excel_formulas::{ExcelRankingFigure, ExcelResultCell, excel_place_formula, excel_tie_break_place_formula};
pub use place_reason::{DecidingTieBreak, PlaceReason, SharedReason, TieBreakFigure, place_reasons_text};
pub use row::{
    AdjustmentReason, ChoosingTie, PlayerGame, ReservedPlace, ScoreReason, SitOutResult, StandingsRow, TopBoardState,
    TotalAdjustment, WithoutPlace,
};
pub use rules::{
    AwardCriterion, AwardRules, AwardTieBreak, BoardSelection, ChoiceTexts, ClockPhase, ClockRules, CountingPart,
    DecidedPlaces, DrawVoteRules, ExamplePlayer, ExampleRound, HandicapTiming, MemberScore, MemberTieBreak,
    NoGameReason, PenaltyFloor, PostingRule, PowerChoosing, QualificationRule, ResultKind, ResultMultiplier,
    ResultWeight, RoundScore, RoundScoringRules, RulesDraft, RulesError, RulesExample, RulesFault, RulesField,
    RulesFieldInfo, RulesFieldKind, RulesParagraph, Ruleset, RulesetLibrary, ScratchDropPriority, SitOutPriority,
    TeamRules, TieBreak, TieBreakList, TopBoardRules, TotalDivisor, TotalRules, WorkedExamplePlayer,
};
pub use table::Standings;
pub use teams::{TeamAheadReason, TeamMemberScore, TeamStandingsRow, team_standings};
pub use tolerant_order::nearly_equal;
pub use top_board_detection::TopBoards;
pub use top_board_qualification::{SeatReason, TopBoardCandidate, TopBoardClaim, TopBoardQualification};
pub use top_board_seats::{TopBoardChooser, TopBoardSeats};
