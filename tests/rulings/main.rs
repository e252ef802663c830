//! Rulings on disputed orders: the Diplomacy Adjudicator Test Cases, the sentences of WDC 2006, and properties.

#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

mod bad_input;
mod datc;
mod draw_votes;
mod hall_orders;
mod names_of_provinces;
mod open_questions;
mod other_phases;
mod paragraph_readings;
mod paragraphs;
mod properties;
mod random_orders;
mod short_texts;
mod typing_errors;
mod writing_styles;
