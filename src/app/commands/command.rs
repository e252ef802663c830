//! [`Command`], a command that the user can give, with its menu, name, keys and help.

use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::menu::{Menu, MenuPlace};
use crate::book::FillColour;

/// The texts and the keys of a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandInfo {
    pub menu: Menu,
    /// Whether a separator line stands above the command in its menu.
    pub starts_group: bool,
    /// The context menus that have the command.
    pub places: &'static [MenuPlace],
    pub name: &'static str,
    /// The shortcuts. The menu shows the first one.
    pub keys: &'static [KeyboardShortcut],
    /// The help line: one sentence.
    pub help: &'static str,
    /// Other words by which people look for the command, such as “comment” for a note.
    pub other_words: &'static str,
}

/// A shortcut with Ctrl, or Cmd on a Mac.
const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// A shortcut with Ctrl and Shift.
const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// A shortcut with Alt.
const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

/// A shortcut with Shift.
const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

/// A shortcut of one key.
const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// Declares [`Command`] from the rows of the list.
macro_rules! declare_commands {
    ($(
        $command:ident: $menu:ident $(+ $group:ident)? $(@ $place:ident)* $name:literal [$($keys:expr),* $(,)?] $help:literal
            $(also $words:literal)? if $available:expr => $run:expr;
    )*) => {
        /// A command that the user can give.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Command {
            $( #[doc = $help] $command ),*
        }

        impl Command {
            /// All commands, in the order of the menus.
            pub const ALL: [Command; COUNT] = [$( Command::$command ),*];

            /// The menu, the name, the keys and the help line.
            pub fn info(self) -> &'static CommandInfo {
                &INFO[self as usize]
            }
        }

        const COUNT: usize = [$( stringify!($command) ),*].len();

        static INFO: [CommandInfo; COUNT] = [$(
            CommandInfo {
                menu: Menu::$menu,
                starts_group: is_marked(&[$( stringify!($group) )?]),
                places: &[$( MenuPlace::$place ),*],
                name: $name,
                keys: &[$( $keys ),*],
                help: $help,
                other_words: concat!($( $words )?),
            }
        ),*];
    };
}

/// Whether a row is marked with `+group`.
const fn is_marked(marks: &[&str]) -> bool {
    !marks.is_empty()
}

command_list!(declare_commands);

impl Command {
    /// The name of the command in its menu.
    pub fn name(self) -> &'static str {
        self.info().name
    }

    /// The keys as the menu shows them. Empty for a command without keys.
    pub fn keys(self, ctx: &Context) -> String {
        self.info().keys.first().map_or_else(String::new, |keys| ctx.format_shortcut(keys))
    }

    /// Whether the keys of the command mean something else while text is typed. Undo is an example.
    pub const fn yields_to_typing(self) -> bool {
        matches!(
            self,
            Command::Undo | Command::Redo | Command::Cut | Command::Copy | Command::Paste | Command::ContextMenu
        )
    }

    /// The menu that the entry of the command opens within its menu.
    pub const fn submenu(self) -> Option<MenuPlace> {
        match self {
            Command::Colour => Some(MenuPlace::Colour),
            _ => None,
        }
    }

    /// The colour that the command fills cells with.
    pub const fn fill_colour(self) -> Option<FillColour> {
        match self {
            Command::FillYellow => Some(FillColour::Yellow),
            Command::FillGreen => Some(FillColour::Green),
            Command::FillBlue => Some(FillColour::Blue),
            Command::FillRed => Some(FillColour::Red),
            Command::FillViolet => Some(FillColour::Violet),
            Command::FillGrey => Some(FillColour::Grey),
            _ => None,
        }
    }

    /// Whether the command reads or writes a file, or opens another book.
    pub fn is_about_files(self) -> bool {
        self.info().menu == Menu::File
    }

    /// The commands whose keys were pressed in this frame. The key presses are consumed. `is_free` says whether the keys
    /// of a command mean something else now.
    pub fn pressed(ctx: &Context, typing: bool, is_free: impl Fn(Command, KeyboardShortcut) -> bool) -> Vec<Command> {
        let mut shortcuts: Vec<(Command, &KeyboardShortcut)> = Command::ALL
            .into_iter()
            .filter(|command| !(typing && command.yields_to_typing()))
            .flat_map(|command| command.info().keys.iter().map(move |keys| (command, keys)))
            .filter(|(command, keys)| is_free(*command, **keys))
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
            let info = command.info();
            assert!(names.insert(info.name), "two commands are named {}", info.name);
            assert!(info.help.ends_with('.'), "{}", info.help);
            for shortcut in info.keys {
                assert!(keys.insert((shortcut.modifiers, shortcut.logical_key)), "{}: keys used twice", info.name);
            }
        }
    }

    #[test]
    fn commands_that_remove_something_without_a_question_come_last_in_their_menu_after_a_line() {
        let removes = |command: &Command| command.name().starts_with("Remove ") && !command.name().ends_with('…');
        for menu in Menu::ALL {
            let of_menu: Vec<Command> =
                Command::ALL.into_iter().filter(|command| command.info().menu == menu).collect();
            let Some(first) = of_menu.iter().position(removes) else { continue };
            assert!(of_menu[first].info().starts_group, "no line above {:?}", of_menu[first]);
            assert!(of_menu[first..].iter().all(removes), "{menu:?} goes on after {:?}", of_menu[first]);
        }
    }

    #[test]
    fn the_commands_of_a_menu_stand_together() {
        let menus: Vec<Menu> = Command::ALL.into_iter().map(|command| command.info().menu).collect();
        let changes = menus.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert_eq!(changes + 1, Menu::ALL.len(), "every menu is one block of the table");
    }
}
