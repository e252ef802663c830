//! Scores, totals and places under every ruleset, compared with published tables and with second implementations.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

#[path = "../common"]
#[allow(dead_code, unreachable_pub, reason = "not every room uses all of it")]
mod common {
    pub mod event;
    pub mod fraction;
    pub mod hobby_games;
    pub mod random_edits;
    pub mod tournaments;
}

mod edc2015;
mod events;
mod gunboat_one_round;
mod hobby_games;
mod hobby_tournaments;
mod medal_round;
mod problems;
mod provisional_scores;
mod random_edits;
mod random_events;
mod standings_explained;
mod top_board;
