//! Standings: which results count, how ties break, who stands where, and why.
//!
//! A [`Ruleset`] is a text file in `assets/rulesets`: the scoring system, the weights of a player's results from the best
//! down, the chain of tie-breaks. [`Standings`] is the table that follows, kept true from board to board without
//! starting afresh.
//!
//! No event's rule may stand in this room's code, and no score is computed here.

mod awards;
mod breakdown;
mod context;
mod excel_formulas;
mod place_reason;
mod rules;
mod table;
mod teams;
mod tolerant_order;
mod top_board;
mod top_board_seats;
mod totals;

pub use awards::{Contender, Prize, Tally, prizes, tally, tally_at};
pub use breakdown::{Account, AccountLine, LineKind, part_in_words};
pub use context::{Basis, Measures, View, is_held_back};
pub use excel_formulas::{ExcelCell, ExcelFigure, excel_place};
pub use place_reason::Reason;
pub use rules::{
    AboutField, AwardBy, AwardRules, AwardTieBreak, Boards, Choosing, Decides, Divide, DrawRules, Dropped,
    ExamplePlayer, ExampleRound, FilledBy, Handicaps, Kind, MemberScore, MemberTieBreak, Multiplier, Part,
    PenaltyFloor, Posting, Results, RoundRules, RoundScore, RulesDraft, RulesError, RulesExample, RulesFault,
    RulesField, Ruleset, Rulesets, Said, SitOut, Steps, TeamRules, TieBreak, TopBoardRules, Total, Weight, Without,
    WorkedPlayer,
};
pub use table::{Adjustment, Game, Reserved, Row, SatOut, Standings, Why, close};
pub use teams::{Member, TeamRow, team_table};
pub use top_board::{Candidate, Claim, Qualification, SeatBy};
pub use top_board_seats::{Chooser, TopTable, top_boards};
