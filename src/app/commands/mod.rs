//! The commands of the window. `list` has one row for each: menu, texts, keys, condition and effect. `command` makes
//! [`Command`] with the texts of the rows, and `effects` makes their conditions and effects.

#[macro_use]
mod list;
mod command;
pub mod conditions;
pub mod effects;
mod menu;

pub use command::{Command, CommandInfo};
pub use menu::{Menu, MenuPlace};
