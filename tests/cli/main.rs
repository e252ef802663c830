//! The command line: its texts, its JSON and its exit codes.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

#[path = "../common"]
#[allow(dead_code, unreachable_pub, reason = "not every room uses all of it")]
mod common {
    pub mod event;
    pub mod program;
}

mod commands;
mod history;
#[cfg(unix)]
mod hostile_input;
mod hostile_names;
mod ladder;
mod posted_problems;
mod prizes;
mod rule;
