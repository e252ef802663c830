//! Result sheets, tables and pages that are read: what becomes boards, what is asked about, what is refused.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

#[path = "../common"]
#[allow(dead_code, unreachable_pub, reason = "not every room uses all of it")]
mod common {
    pub mod program;
    pub mod random_layouts;
}

mod blocks_of_boards;
mod cards_of_players;
mod faulty_sheets;
mod files;
mod formats;
mod game_pages;
mod habits_together;
mod hostile_sheets;
mod layouts_of_samples;
mod lists_of_seats;
mod merge;
mod names_in_parts;
mod pages_of_others;
mod random_layouts;
mod recipes;
mod report;
mod round_names;
mod rounds_by_number;
mod slips_and_questions;
mod tables_in_two_dimensions;
mod told_texts;
mod wild_sheets;
