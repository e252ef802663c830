//! Topboard: a workbook for Diplomacy tournament directors.
//!
//! Data flows in one direction:
//!
//! ```text
//! files ─▶ import ─▶ book ◀─ edits ◀─ input ◀─ app, cli
//!                      │
//!            scoring ─▶ standings ─▶ engine ◀─ draw, ladder
//!                                      │
//!                                   notices ─▶ publish ─▶ posting ─▶ .xlsx, .pdf, .html, .csv, text ─▶ printer
//!
//! text of orders ─▶ rulings ─▶ notices, app, cli
//! ```
//!
//! `languages`, `figures`, `fill_colour_values`, `csv_cells`, `tab_separated_text`, `misread_letters`, `letter_case`, `printable_text`, `html_text`, `book`, `formula`, `scoring`, `standings`, `round_clock`, `engine`, `ladder`, `draw`, `rulings` and `input` are pure: they use no
//! files, no clock and no window. See ARCHITECTURE.md.

// `tests/common/window.rs`, which is a module of the unit tests too, names the library by its name.
#[cfg(all(test, feature = "window"))]
extern crate self as topboard;

#[cfg(feature = "window")]
pub mod app;
pub mod book;
pub mod cli;
pub mod csv_cells;
pub mod decimal_sign;
pub mod draw;
pub mod engine;
pub mod figures;
pub mod fill_colour_values;
pub mod fonts;
pub mod formula;
pub mod history;
pub mod html_text;
pub mod import;
pub mod input;
pub mod ladder;
pub mod languages;
pub mod letter_case;
pub mod licences;
pub mod limited_work;
pub mod limits;
pub mod manual;
mod misread_letters;
pub mod notices;
pub mod own_workbook;
pub mod posting;
pub mod printable_text;
pub mod printer;
pub mod publish;
pub mod random_seed;
pub mod round_clock;
pub mod rulings;
pub mod scoring;
pub mod standings;
pub mod store;
pub mod system_fonts;
mod tab_separated_text;
