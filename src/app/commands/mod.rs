//! The commands of the window. `list` has one row for each: menu, name, keys, help, when it is available, and what it
//! does. Menus, shortcuts, the command palette and the tests use it.

#[macro_use]
mod list;
mod command;
pub mod conditions;
mod menu;
pub mod table;

pub use command::{Command, CommandInfo};
pub use menu::Menu;
