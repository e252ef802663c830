//! The window, used as by a director: cells are found by their names, and keys are pressed.

#![cfg(feature = "window")]
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

#[path = "../common"]
#[allow(dead_code, unreachable_pub, reason = "not every room uses all of it")]
mod common {
    pub mod event;
    pub mod pictures;
    pub mod simulated_disk;
    pub mod window;
}

mod boards;
mod cell_habits;
mod disk_trouble;
mod draw;
mod filters;
mod first_minute;
mod grid;
mod history;
mod import;
mod kills;
mod ladder;
mod manual;
mod manual_pictures;
mod paste;
mod pictures;
mod prizes;
mod problems;
mod projector;
mod reading;
mod records;
mod remembered_view;
mod rulesets;
mod rulings;
mod scoring_systems;
mod sheet_habits;
mod small_screen;
mod spreadsheet_habits;
mod whole_window;
