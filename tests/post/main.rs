//! What is posted, printed and exported: pages, pictures, workbooks and the file for players.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

#[path = "../common"]
#[allow(dead_code, unreachable_pub, reason = "not every room uses all of it")]
mod common {
    pub mod absurd_values;
    pub mod event;
    pub mod hobby_games;
    pub mod random_edits;
    pub mod random_numbers;
    pub mod tournaments;
}

mod absurd_books;
mod exported_workbook;
mod languages;
mod libreoffice_recalculation;
mod marks;
mod notices;
mod pages;
mod pictures;
mod players_file;
mod reasons_for_results;
mod seat_notes;
mod typography;
mod validators;
mod web_page;
mod workbook;
