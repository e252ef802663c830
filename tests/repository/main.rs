//! The documents, licences and fuzz targets fit the program.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

mod architecture;
mod folder_uses;
mod fuzz_targets;
mod languages;
mod licences;
mod limits;
mod manual_pages;
mod safety_promises;
mod sentence_arguments;
