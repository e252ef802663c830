//! The draw of a round: its hard rules, its quality, and the requests that it refuses.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

mod contradictions;
mod event;
mod gunboat;
mod independent_count;
mod quality;
mod reproducible;
mod rules;
