//! Rulings on disputed orders: the Diplomacy Adjudicator Test Cases, the sentences of WDC 2006, and properties.

#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

mod datc;
mod draw_votes;
mod hall_orders;
mod paragraph_readings;
mod paragraphs;
mod properties;
mod short_texts;
mod typing_errors;
