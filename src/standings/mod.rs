//! Standings: which results count, how ties break, who stands where, and why.
//!
//! A [`Ruleset`] is a text file in `assets/rulesets`: the scoring system, the weights of a player's results from the best
//! down, the chain of tie-breaks. [`Standings`] is the table that follows, kept true from board to board without
//! starting afresh.
//!
//! No event's rule may stand in this room's code, and no score is computed here.

mod account;
mod awards;
mod basis;
mod count;
mod excel;
mod level;
mod reason;
mod rules;
mod seats;
mod table;
mod teams;
mod top_board;

pub use account::{Account, AccountLine, LineKind, part_in_words};
pub use awards::{Contender, Prize, Tally, prizes, tally, tally_at};
pub use basis::{Basis, Measures, View, is_held_back};
pub use excel::{ExcelCell, ExcelFigure, excel_place};
pub use reason::Reason;
pub use rules::{
    AboutField, AwardBy, AwardRules, AwardTieBreak, Boards, Choosing, Decides, Divide, DrawRules, Dropped,
    ExamplePlayer, ExampleRound, FilledBy, Handicaps, Kind, MemberScore, MemberTieBreak, Multiplier, Part,
    PenaltyFloor, Posting, Results, RoundRules, RoundScore, RulesDraft, RulesError, RulesExample, RulesFault,
    RulesField, Ruleset, Rulesets, Said, SitOut, Steps, TeamRules, TieBreak, TopBoardRules, Total, Weight, Without,
    WorkedPlayer,
};
pub use seats::{Chooser, TopTable, top_boards};
pub use table::{Adjustment, Game, Reserved, Row, SatOut, Standings, Why, close};
pub use teams::{Member, TeamRow, team_table};
pub use top_board::{Candidate, Claim, Qualification, SeatBy};
