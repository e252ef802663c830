//! The commands of the window. [`Command`] names a command; `table` has one row for each: menu, name, keys, help, when
//! it is available, and what it does. Menus, shortcuts, the command palette and the tests use this table.

pub mod conditions;
mod menu;
mod table;

use eframe::egui::{self, Context, KeyboardShortcut};

use super::session::Session;
use super::window::Topboard;

pub use menu::Menu;
pub use table::Command;

/// Whether a command is available now. The error is what the user has to do first, such as “put the cursor on a seat”.
pub type Availability = Result<(), &'static str>;

/// The row of a command in the table.
#[derive(Clone, Copy, Debug)]
pub struct CommandRow {
    pub menu: Menu,
    /// Whether a separator line stands above the command in its menu.
    pub starts_group: bool,
    pub name: &'static str,
    /// The shortcuts. The menu shows the first one.
    pub keys: &'static [KeyboardShortcut],
    /// The help line: one sentence.
    pub help: &'static str,
    pub available: fn(&Session) -> Availability,
    pub run: fn(&mut Topboard, &egui::Context),
}

impl Command {
    /// The name of the command in its menu.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// The keys as the menu shows them. Empty for a command without keys.
    pub fn keys(self, ctx: &Context) -> String {
        self.row().keys.first().map_or_else(String::new, |keys| ctx.format_shortcut(keys))
    }

    /// Whether the keys of the command mean something else while text is typed. Undo is an example.
    pub const fn yields_to_typing(self) -> bool {
        matches!(self, Command::Undo | Command::Redo)
    }

    /// Whether the command reads or writes a file, or opens another book.
    pub fn is_about_files(self) -> bool {
        self.row().menu == Menu::File
    }

    /// The commands whose keys were pressed in this frame. The key presses are consumed.
    pub fn pressed(ctx: &Context, typing: bool) -> Vec<Command> {
        let mut shortcuts: Vec<(Command, &KeyboardShortcut)> = Command::ALL
            .into_iter()
            .filter(|command| !(typing && command.yields_to_typing()))
            .flat_map(|command| command.row().keys.iter().map(move |keys| (command, keys)))
            .collect();
        // “Ctrl+S” also matches Ctrl+Shift+S, so shortcuts with Shift are tested first.
        shortcuts.sort_by_key(|(_, keys)| !keys.modifiers.shift);
        ctx.input_mut(|input| {
            shortcuts.into_iter().filter(|(_, keys)| input.consume_shortcut(keys)).map(|(command, _)| command).collect()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_command_has_a_name_a_sentence_and_keys_of_its_own() {
        let mut names = HashSet::new();
        let mut keys = HashSet::new();
        for command in Command::ALL {
            let row = command.row();
            assert!(names.insert(row.name), "two commands are named {}", row.name);
            assert!(row.help.ends_with('.'), "{}", row.help);
            for shortcut in row.keys {
                assert!(keys.insert((shortcut.modifiers, shortcut.logical_key)), "{}: keys used twice", row.name);
            }
        }
    }

    #[test]
    fn the_commands_of_a_menu_stand_together() {
        let menus: Vec<Menu> = Command::ALL.into_iter().map(|command| command.row().menu).collect();
        let changes = menus.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert_eq!(changes + 1, Menu::ALL.len(), "every menu is one block of the table");
    }
}
