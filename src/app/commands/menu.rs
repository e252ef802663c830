//! The menus of the window and the keys that open them.

use eframe::egui::Key;

use crate::languages::window_sentences::commands as texts;

/// What the right mouse button, the Menu key and Shift+F10 open a menu for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuPlace {
    /// The cell at the cursor.
    Cell,
    /// The cell at the cursor, if it belongs to a board or to the sheet of a round.
    BoardCell,
    /// The heading of a column.
    Heading,
    /// A tab in the strip.
    Tab,
    /// A line in the list of problems.
    Problem,
    /// The fill colours, which are a menu within the other menus.
    Colour,
}

/// The menu that lists a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    File,
    Edit,
    Event,
    Board,
    Draw,
    Scoring,
    /// The top board, the teams and the prizes.
    Prizes,
    Standings,
    /// The ladder of a year, compiled from many events.
    Ladder,
    View,
    Help,
}

impl Menu {
    /// All menus, from left to right.
    pub const ALL: [Menu; 11] = [
        Menu::File,
        Menu::Edit,
        Menu::Event,
        Menu::Board,
        Menu::Draw,
        Menu::Scoring,
        Menu::Standings,
        Menu::Prizes,
        Menu::Ladder,
        Menu::View,
        Menu::Help,
    ];

    /// The name in the menu bar.
    pub fn name(self) -> &'static str {
        self.name_and_letter().0
    }

    /// The key that opens the menu together with Alt, and the byte of the name at which the underlined letter begins. `None`
    /// in a language that names no letter of the name.
    pub fn access_key(self) -> Option<(Key, usize)> {
        let (name, letter) = self.name_and_letter();
        let sign = letter.chars().next()?;
        let position = name.find(|other: char| other.eq_ignore_ascii_case(&sign))?;
        Some((Key::from_name(letter)?, position))
    }

    /// The name, and the letter that opens the menu together with Alt.
    fn name_and_letter(self) -> (&'static str, &'static str) {
        match self {
            Menu::File => (texts::menu_file::name(), texts::menu_file::letter()),
            Menu::Edit => (texts::menu_edit::name(), texts::menu_edit::letter()),
            Menu::Event => (texts::menu_event::name(), texts::menu_event::letter()),
            Menu::Board => (texts::menu_board::name(), texts::menu_board::letter()),
            Menu::Draw => (texts::menu_draw::name(), texts::menu_draw::letter()),
            Menu::Scoring => (texts::menu_scoring::name(), texts::menu_scoring::letter()),
            Menu::Prizes => (texts::menu_prizes::name(), texts::menu_prizes::letter()),
            Menu::Standings => (texts::menu_standings::name(), texts::menu_standings::letter()),
            Menu::Ladder => (texts::menu_ladder::name(), texts::menu_ladder::letter()),
            Menu::View => (texts::menu_view::name(), texts::menu_view::letter()),
            Menu::Help => (texts::menu_help::name(), texts::menu_help::letter()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::commands::Command;
    use crate::languages::{Language, set_window_language};
    use eframe::egui::Modifiers;
    use std::collections::HashSet;

    #[test]
    fn in_every_language_each_menu_has_a_key_with_a_letter_of_its_name_that_means_nothing_else() {
        let shortcuts = Command::ALL.into_iter().flat_map(|command| command.info().keys);
        let with_alt = shortcuts.filter(|keys| keys.modifiers == Modifiers::ALT).map(|keys| keys.logical_key);
        let of_commands: HashSet<Key> = with_alt.collect();
        for language in Language::OF_WINDOW {
            set_window_language(language);
            let mut keys = of_commands.clone();
            for menu in Menu::ALL {
                let Some((key, position)) = menu.access_key() else { panic!("{language:?}: {menu:?} has no letter") };
                let letter = &menu.name()[position..=position];
                assert!(letter.eq_ignore_ascii_case(key.name()), "{language:?}: {letter} is not the letter of {key:?}");
                assert!(keys.insert(key), "{language:?}: {key:?} means something else than {menu:?}");
            }
        }
        set_window_language(Language::English);
    }
}
