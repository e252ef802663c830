//! [`Command`], a command that the user can give, with its menu, name, keys and help.

use std::borrow::Cow;

use eframe::egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::menu::{Menu, MenuPlace};
use crate::app::key_text::shortcut_text;
use crate::book::FillColour;
use crate::languages::window_sentences::commands as texts;
use crate::languages::{Language, WindowText, in_english, window_language};

/// The menus, the texts and the keys of a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandInfo {
    pub menu: Menu,
    /// Whether a separator line stands above the command in its menu.
    pub starts_group: bool,
    /// The context menus that have the command.
    pub places: &'static [MenuPlace],
    /// The shortcuts. The menu shows the first one.
    pub keys: &'static [KeyboardShortcut],
    name: WindowText,
    help: WindowText,
    /// One text, or none.
    other_words: &'static [WindowText],
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
        $command:ident: $menu:ident $(+ $group:ident)? $(@ $place:ident)* $text:ident [$($keys:expr),* $(,)?]
            $(also $words:ident)? if $available:expr => $run:expr;
    )*) => {
        /// A command that the user can give.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Command {
            $( #[doc = concat!("Its texts are `", stringify!($text), "` in `commands.ftl`.")] $command ),*
        }

        impl Command {
            /// All commands, in the order of the menus.
            pub const ALL: [Command; COUNT] = [$( Command::$command ),*];

            /// The menus and the keys.
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
                keys: &[$( $keys ),*],
                name: texts::$text::name,
                help: texts::$text::help,
                other_words: &[$( texts::$text::$words )?],
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
        (self.info().name)()
    }

    /// The help line: one sentence.
    pub fn help(self) -> &'static str {
        (self.info().help)()
    }

    /// Other words by which people look for the command, such as “comment” for a note. Where the window does not speak
    /// English, the name and the words in English follow.
    pub fn other_words(self) -> Cow<'static, str> {
        let words = || self.info().other_words.first().map_or("", |words| words());
        let own = words();
        if window_language() == Language::English {
            return own.into();
        }
        let (name, english) = in_english(|| (self.name(), words()));
        format!("{own} {name} {english}").into()
    }

    /// The keys as the menu shows them. Empty for a command without keys.
    pub fn keys(self, ctx: &Context) -> String {
        self.info().keys.first().map_or_else(String::new, |keys| shortcut_text(ctx, *keys))
    }

    /// The help line with the keys behind it, if there are some.
    pub fn help_with_keys(self, ctx: &Context) -> String {
        let keys = self.keys(ctx);
        if keys.is_empty() { self.help().to_owned() } else { format!("{} ({keys})", self.help()) }
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
    use crate::languages::set_window_language;
    use std::collections::HashSet;

    #[test]
    fn every_command_has_a_name_a_sentence_and_keys_of_its_own() {
        let mut names = HashSet::new();
        let mut keys = HashSet::new();
        for command in Command::ALL {
            let name = command.name();
            assert!(names.insert(name), "two commands are named {name}");
            assert!(command.help().ends_with('.'), "{}", command.help());
            for shortcut in command.info().keys {
                assert!(keys.insert((shortcut.modifiers, shortcut.logical_key)), "{name}: keys used twice");
            }
        }
    }

    #[test]
    fn english_words_are_among_the_other_words_of_a_command_in_every_language() {
        assert_eq!(Command::CellNote.other_words(), "comment annotate remark", "in English, nothing is there twice");
        set_window_language(Language::German);
        let words = Command::CellNote.other_words();
        set_window_language(Language::English);
        assert!(words.ends_with(" Note at this cell… comment annotate remark"), "{words}");
    }

    #[test]
    fn commands_that_remove_something_without_a_question_come_last_in_their_menu_after_a_line() {
        let is_removal = |name: &str| name.starts_with("Remove ") && !name.ends_with('…');
        let removes = |command: &Command| *command == Command::LeaveEvent || is_removal(command.name());
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
