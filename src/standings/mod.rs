//! Standings: which results count, how ties break, who stands where, and why.
//!
//! A [`Ruleset`] is a text file in `assets/rulesets`: the scoring system, the weights of a player's results from the best
//! down, the chain of tie-breaks. [`Standings`] is the table that follows, kept true from board to board without
//! starting afresh.
//!
//! No event's rule may stand in this room's code, and no score is computed here.

mod awards;
mod excel;
mod rules;
mod table;

pub use awards::{BestGame, best_games};
pub use excel::excel_place;
pub use rules::{RulesError, Ruleset, Rulesets, TieBreak};
pub use table::{Game, Row, Standings, close};
