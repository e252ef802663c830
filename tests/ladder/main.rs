//! The ladders of a year and the identities of its players.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

#[path = "../common"]
#[allow(dead_code, unreachable_pub, reason = "not every room uses all of it")]
mod common {
    pub mod fraction;
}

mod countries;
mod identities;
mod published_tables;
mod random_years;
mod results_year;
