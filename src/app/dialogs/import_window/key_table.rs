//! The table of the keys of the import window: what each does, and its name.

use eframe::egui::{Event, Key, KeyboardShortcut, Modifiers};

use crate::app::key_text::shortcut_name;
use crate::import::PartChoice;
use crate::languages::WindowText;
use crate::languages::window_sentences::{import_window as texts, keys, shared_words};

/// Something that a key does in the import window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeyCommand {
    Import,
    Discard,
    Move,
    NextSheet,
    PreviousSheet,
    OtherGrid,
    SelectRow,
    /// The line of the cursor holds this.
    Part(PartChoice),
    Block,
    Word,
    Powers,
    Sheet,
    SheetRound,
    Recognise,
    NextEncoding,
    Same,
    Another,
    FileWins,
    NextRules,
    NameLayout,
    Undo,
    Redo,
    ListKeys,
}

/// A key as it is pressed.
#[derive(Clone, Copy, Debug)]
pub(super) enum KeyPress {
    Key(Modifiers, Key),
    /// A sign that keyboards have in different places.
    Sign(&'static str),
    /// A key that the grid or the dialog takes, by its name.
    Elsewhere(WindowText),
}

use KeyPress::{Elsewhere, Sign};

pub(super) const fn key(key: Key) -> KeyPress {
    KeyPress::Key(Modifiers::NONE, key)
}

const fn with_shift(key: Key) -> KeyPress {
    KeyPress::Key(Modifiers::SHIFT, key)
}

const fn with_ctrl(key: Key) -> KeyPress {
    KeyPress::Key(Modifiers::COMMAND, key)
}

const CTRL_SHIFT_Z: KeyPress = KeyPress::Key(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);

impl KeyPress {
    pub(super) fn name(self) -> String {
        match self {
            KeyPress::Key(modifiers, key) => shortcut_name(KeyboardShortcut::new(modifiers, key)),
            KeyPress::Sign(name) => name.to_owned(),
            KeyPress::Elsewhere(name) => name().to_owned(),
        }
    }

    pub(super) fn is(self, event: &Event) -> bool {
        match (self, event) {
            (KeyPress::Key(of, known), Event::Key { key, modifiers, pressed: true, .. }) => {
                *key == known && modifiers.matches_logically(of)
            }
            (KeyPress::Sign(sign), Event::Text(text)) => text == sign,
            _ => false,
        }
    }

    pub(super) const fn has_shift(self) -> bool {
        matches!(self, KeyPress::Key(modifiers, _) if modifiers.shift)
    }
}

/// A row of the table of keys.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeyRow {
    pub(super) command: KeyCommand,
    /// The first one is named in hints.
    pub(super) keys: &'static [KeyPress],
    pub(super) help: WindowText,
}

/// The keys of the window, in the order of their list.
pub(super) const KEYS: [KeyRow; 22] = [
    KeyRow { command: KeyCommand::Import, keys: &[key(Key::Enter)], help: shared_words::import },
    KeyRow { command: KeyCommand::Discard, keys: &[Elsewhere(keys::escape)], help: shared_words::discard },
    KeyRow { command: KeyCommand::Move, keys: &[Elsewhere(texts::arrow_keys)], help: texts::key_moves },
    KeyRow { command: KeyCommand::NextSheet, keys: &[with_ctrl(Key::PageDown)], help: texts::key_next_sheet },
    KeyRow { command: KeyCommand::PreviousSheet, keys: &[with_ctrl(Key::PageUp)], help: texts::key_previous_sheet },
    KeyRow { command: KeyCommand::OtherGrid, keys: &[key(Key::F6)], help: texts::key_other_grid },
    KeyRow { command: KeyCommand::SelectRow, keys: &[Elsewhere(texts::row_keys)], help: texts::key_selects_row },
    KeyRow { command: KeyCommand::Block, keys: &[key(Key::K)], help: texts::key_block },
    KeyRow { command: KeyCommand::Word, keys: &[key(Key::U)], help: texts::key_word },
    KeyRow { command: KeyCommand::Powers, keys: &[key(Key::W)], help: texts::key_powers },
    KeyRow { command: KeyCommand::Sheet, keys: &[with_shift(Key::X)], help: texts::key_sheet },
    KeyRow { command: KeyCommand::SheetRound, keys: &[with_shift(Key::N)], help: texts::key_sheet_round },
    KeyRow { command: KeyCommand::Recognise, keys: &[key(Key::D)], help: texts::key_recognises },
    KeyRow { command: KeyCommand::NextEncoding, keys: &[key(Key::E)], help: texts::key_next_encoding },
    KeyRow { command: KeyCommand::Same, keys: &[Sign("+")], help: texts::key_same },
    KeyRow { command: KeyCommand::Another, keys: &[Sign("-")], help: texts::key_another },
    KeyRow { command: KeyCommand::FileWins, keys: &[key(Key::T)], help: texts::key_file_wins },
    KeyRow { command: KeyCommand::NextRules, keys: &[key(Key::R)], help: texts::key_next_rules },
    KeyRow { command: KeyCommand::NameLayout, keys: &[key(Key::M)], help: texts::key_name_layout },
    KeyRow { command: KeyCommand::Undo, keys: &[with_ctrl(Key::Z)], help: texts::key_undo },
    KeyRow { command: KeyCommand::Redo, keys: &[with_ctrl(Key::Y), CTRL_SHIFT_Z], help: texts::key_redo },
    KeyRow { command: KeyCommand::ListKeys, keys: &[key(Key::F1)], help: texts::key_list },
];

/// The keys that say what a line holds, by the parts.
pub(super) const PART_KEYS: [(PartChoice, Key); 9] = [
    (PartChoice::Power, Key::P),
    (PartChoice::Player, Key::L),
    (PartChoice::Centres, Key::C),
    (PartChoice::Out, Key::O),
    (PartChoice::Year, Key::Y),
    (PartChoice::Score, Key::S),
    (PartChoice::Board, Key::B),
    (PartChoice::Round, Key::N),
    (PartChoice::NotNeeded, Key::X),
];

/// The letter of a part.
pub(super) fn letter_of(part: PartChoice) -> Key {
    PART_KEYS.into_iter().find(|(known, _)| *known == part).map_or(Key::Questionmark, |(_, letter)| letter)
}

/// All keys, each with its command.
pub(super) fn all_keys() -> impl Iterator<Item = (KeyPress, KeyCommand)> {
    let general = KEYS.into_iter().flat_map(|row| row.keys.iter().map(move |press| (*press, row.command)));
    general.chain(PART_KEYS.map(|(part, letter)| (key(letter), KeyCommand::Part(part))))
}

impl KeyCommand {
    /// The name of the first key, for hints: “Shift+X”.
    pub(super) fn key_name(self) -> String {
        all_keys().find(|(_, command)| *command == self).map(|(press, _)| press.name()).unwrap_or_default()
    }
}
