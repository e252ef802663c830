//! The window, used as by a director: cells are found by their names, and keys are pressed.

#![cfg(feature = "window")]
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

#[path = "../common"]
#[allow(dead_code, unreachable_pub, reason = "not every room uses all of it")]
mod common {
    pub mod event;
    pub mod fit;
    pub mod pictures;
    pub mod random_numbers;
    pub mod simulated_disk;
    pub mod window;
}

mod boards;
mod columns;
mod copying;
mod disk_trouble;
mod draw;
mod entry;
mod every_command;
mod files;
mod filters;
mod finding;
mod first_minute;
mod grid;
mod history;
mod import;
mod import_into_book;
mod keys;
mod kills;
mod ladder;
mod languages;
mod manual;
mod manual_pictures;
mod menus;
mod moving;
mod names_in_seats;
mod notes_and_colours;
mod paste;
mod pictures;
mod posting;
mod prizes;
mod problems;
mod projector;
mod reading;
mod records;
mod remembered_view;
mod rulesets;
mod rulings;
mod scores;
mod scoring_systems;
mod selecting;
mod small_event;
mod small_screen;
mod standings;
mod stations;
mod typing;
mod weekend;
