//! The menus of the window and the keys that open them.

use eframe::egui::Key;

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
    pub const fn name(self) -> &'static str {
        match self {
            Menu::File => "File",
            Menu::Edit => "Edit",
            Menu::Event => "Event",
            Menu::Board => "Board",
            Menu::Draw => "Draw",
            Menu::Scoring => "Scoring",
            Menu::Prizes => "Prizes",
            Menu::Standings => "Standings",
            Menu::Ladder => "Ladder",
            Menu::View => "View",
            Menu::Help => "Help",
        }
    }

    /// The key that opens the menu together with Alt, and the position of the underlined letter in the name.
    pub const fn access_key(self) -> (Key, usize) {
        match self {
            Menu::File => (Key::F, 0),
            Menu::Edit => (Key::E, 0),
            Menu::Event => (Key::N, 3),
            Menu::Board => (Key::B, 0),
            Menu::Draw => (Key::D, 0),
            Menu::Scoring => (Key::S, 0),
            Menu::Prizes => (Key::P, 0),
            Menu::Standings => (Key::T, 1),
            Menu::Ladder => (Key::L, 0),
            Menu::View => (Key::V, 0),
            Menu::Help => (Key::H, 0),
        }
    }
}
