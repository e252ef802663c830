//! The keys of the import window: one table for the keys that act, their list (F1), and the names of keys on buttons.

use eframe::egui::{Context, Event, Key, KeyboardShortcut, ModifierNames, Modifiers, ScrollArea, Ui};

use super::layout_bar::LayoutChange;
use super::{FocusedGrid, ImportWindow, Outcome};
use crate::app::dialogs::shortcuts_and_about::show_section;
use crate::app::dialogs::{enter_pressed, show_buttons, show_modal};
use crate::app::session::Window;
use crate::import::PartChoice;

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
enum KeyPress {
    Key(Modifiers, Key),
    /// A sign that keyboards have in different places.
    Sign(&'static str),
    /// A key that the grid or the dialog takes.
    Elsewhere(&'static str),
}

use KeyPress::{Elsewhere, Sign};

const fn key(key: Key) -> KeyPress {
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
    fn name(self) -> String {
        match self {
            KeyPress::Key(modifiers, key) => {
                KeyboardShortcut::new(modifiers, key).format(&ModifierNames::NAMES, cfg!(target_os = "macos"))
            }
            KeyPress::Sign(name) | KeyPress::Elsewhere(name) => name.to_owned(),
        }
    }

    fn is(self, event: &Event) -> bool {
        match (self, event) {
            (KeyPress::Key(of, known), Event::Key { key, modifiers, pressed: true, .. }) => {
                *key == known && modifiers.matches_logically(of)
            }
            (KeyPress::Sign(sign), Event::Text(text)) => text == sign,
            _ => false,
        }
    }

    const fn has_shift(self) -> bool {
        matches!(self, KeyPress::Key(modifiers, _) if modifiers.shift)
    }
}

/// A row of the table of keys.
#[derive(Clone, Copy, Debug)]
struct KeyRow {
    command: KeyCommand,
    /// The first one is named in hints.
    keys: &'static [KeyPress],
    help: &'static str,
}

/// The keys of the window, in the order of their list.
const KEYS: [KeyRow; 22] = [
    KeyRow { command: KeyCommand::Import, keys: &[key(Key::Enter)], help: "Import" },
    KeyRow { command: KeyCommand::Discard, keys: &[Elsewhere("Escape")], help: "Discard" },
    KeyRow { command: KeyCommand::Move, keys: &[Elsewhere("Arrows, PageUp, PageDown")], help: "Move in the sheet" },
    KeyRow { command: KeyCommand::NextSheet, keys: &[with_ctrl(Key::PageDown)], help: "Next sheet" },
    KeyRow { command: KeyCommand::PreviousSheet, keys: &[with_ctrl(Key::PageUp)], help: "Previous sheet" },
    KeyRow { command: KeyCommand::OtherGrid, keys: &[key(Key::F6)], help: "From the sheet to the boards and back" },
    KeyRow {
        command: KeyCommand::SelectRow,
        keys: &[Elsewhere("Shift+Space")],
        help: "Select the row, for a table with its powers side by side",
    },
    KeyRow { command: KeyCommand::Block, keys: &[key(Key::K)], help: "The selected block of cells is a board" },
    KeyRow {
        command: KeyCommand::Word,
        keys: &[key(Key::U)],
        help: "Say what a word means that Topboard does not know",
    },
    KeyRow { command: KeyCommand::Powers, keys: &[key(Key::W)], help: "The file does not say who played which power" },
    KeyRow { command: KeyCommand::Sheet, keys: &[with_shift(Key::X)], help: "The sheet is not needed" },
    KeyRow { command: KeyCommand::SheetRound, keys: &[with_shift(Key::N)], help: "The name of the sheet is the round" },
    KeyRow { command: KeyCommand::Recognise, keys: &[key(Key::D)], help: "Read the file as Topboard recognises it" },
    KeyRow { command: KeyCommand::NextEncoding, keys: &[key(Key::E)], help: "The next encoding of a text" },
    KeyRow {
        command: KeyCommand::Same,
        keys: &[Sign("+")],
        help: "Answer a question: the same player, or the same round",
    },
    KeyRow {
        command: KeyCommand::Another,
        keys: &[Sign("-")],
        help: "Answer a question: another player, or another round",
    },
    KeyRow {
        command: KeyCommand::FileWins,
        keys: &[key(Key::T)],
        help: "Take the values of the file where the book has others",
    },
    KeyRow {
        command: KeyCommand::NextRules,
        keys: &[key(Key::R)],
        help: "The next rules, if the file does not decide them",
    },
    KeyRow { command: KeyCommand::NameLayout, keys: &[key(Key::M)], help: "Name the layout, to remember it" },
    KeyRow { command: KeyCommand::Undo, keys: &[with_ctrl(Key::Z)], help: "Undo what you said about the file" },
    KeyRow { command: KeyCommand::Redo, keys: &[with_ctrl(Key::Y), CTRL_SHIFT_Z], help: "Do again what was undone" },
    KeyRow { command: KeyCommand::ListKeys, keys: &[key(Key::F1)], help: "Show this list" },
];

/// The keys that say what a line holds, by the parts.
const PART_KEYS: [(PartChoice, Key); 9] = [
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
fn all_keys() -> impl Iterator<Item = (KeyPress, KeyCommand)> {
    let general = KEYS.into_iter().flat_map(|row| row.keys.iter().map(move |press| (*press, row.command)));
    general.chain(PART_KEYS.map(|(part, letter)| (key(letter), KeyCommand::Part(part))))
}

impl KeyCommand {
    /// The name of the first key, for hints: “Shift+X”.
    pub(super) fn key_name(self) -> String {
        all_keys().find(|(_, command)| *command == self).map(|(press, _)| press.name()).unwrap_or_default()
    }
}

/// Takes the key presses of this frame out of the input, with the texts that they type. Gives the commands in the order in which
/// they were pressed.
fn take_commands(ui: &Ui, accepts: impl Fn(KeyCommand) -> bool) -> Vec<KeyCommand> {
    let mut presses: Vec<(KeyPress, KeyCommand)> = all_keys().filter(|(_, command)| accepts(*command)).collect();
    // A key without Shift also matches if Shift is held.
    presses.sort_by_key(|(press, _)| !press.has_shift());
    ui.input_mut(|input| {
        let mut commands = Vec::new();
        let mut pressed: Vec<Key> = Vec::new();
        input.events.retain(|event| {
            let found = presses.iter().find(|(press, _)| press.is(event)).map(|(_, command)| *command);
            commands.extend(found);
            match event {
                Event::Key { key, .. } if found.is_some() => pressed.push(*key),
                // The text that the key types. A grid would take it.
                Event::Text(text) if found.is_none() => {
                    let typed = pressed.iter().position(|key| text.eq_ignore_ascii_case(key.name()));
                    return typed.map(|at| pressed.swap_remove(at)).is_none();
                }
                _ => {}
            }
            found.is_none()
        });
        commands
    })
}

impl ImportWindow {
    /// The commands whose keys were pressed in this frame.
    pub(super) fn take_commands(&self, ui: &Ui) -> Vec<KeyCommand> {
        take_commands(ui, |command| match command {
            KeyCommand::FileWins => self.report.has_conflicts(),
            KeyCommand::NextRules => self.report.asks_for_rules(),
            KeyCommand::NextEncoding => self.layout.source.encoding().is_some(),
            KeyCommand::Same | KeyCommand::Another => self.open_question().is_some(),
            _ => true,
        })
    }

    /// Runs a command of the keys. Import and Discard are answers of the window.
    pub(super) fn run_command(&mut self, ui: &Ui, window: &mut (dyn Window + 'static), command: KeyCommand) {
        let change = match command {
            KeyCommand::Part(part) => LayoutChange::Line(part),
            KeyCommand::Block => match self.selected_block() {
                Some(block) => block,
                None => return,
            },
            KeyCommand::Powers => LayoutChange::Powers,
            KeyCommand::Sheet => LayoutChange::Sheet,
            KeyCommand::SheetRound => LayoutChange::SheetRound,
            KeyCommand::Recognise => LayoutChange::Recognise,
            KeyCommand::NextEncoding => LayoutChange::NextEncoding,
            KeyCommand::Undo => LayoutChange::Undo,
            KeyCommand::Redo => LayoutChange::Redo,
            other => return self.run_other_command(ui, window, other),
        };
        self.change_layout(ui.ctx(), window, change);
    }

    /// Runs a command that does not change how the file is read.
    fn run_other_command(&mut self, ui: &Ui, window: &mut (dyn Window + 'static), command: KeyCommand) {
        match command {
            KeyCommand::NextSheet => self.show_sheet((self.sheet + 1) % self.sheets.len().max(1)),
            KeyCommand::PreviousSheet => {
                self.show_sheet(self.sheet.checked_sub(1).unwrap_or(self.sheets.len().saturating_sub(1)));
            }
            KeyCommand::OtherGrid => {
                self.focus = match (self.focus, &self.outcome) {
                    (FocusedGrid::File, Outcome::Read(_)) => FocusedGrid::Boards,
                    (FocusedGrid::File, Outcome::Refused(_)) | (FocusedGrid::Boards, _) => FocusedGrid::File,
                };
                self.focus_grid();
            }
            KeyCommand::Word => self.ask_for_word(),
            KeyCommand::Same | KeyCommand::Another => {
                if let Some(question) = self.open_question() {
                    self.answer(window.session().book(), &question, command == KeyCommand::Same);
                }
            }
            KeyCommand::FileWins => self.file_wins = !self.file_wins,
            KeyCommand::NextRules => {
                if let Outcome::Read(sheets) = &mut self.outcome {
                    self.report.choose_next_rules(sheets);
                    self.rules.clone_from(&sheets.import.book.event.rules);
                    self.compute_book_after((!self.opens_new_book).then(|| window.session().book()));
                }
            }
            KeyCommand::NameLayout => ui.memory_mut(|memory| memory.request_focus(Self::name_field())),
            KeyCommand::ListKeys => self.shows_keys = true,
            _ => {}
        }
    }
}

/// Shows the keys. Returns whether the user closed the list.
pub(super) fn show_keys(ctx: &Context) -> bool {
    let (done, close) = show_modal(ctx, "keys of the import", "Keys of the import window", 560.0, |ui| {
        let height = (ui.ctx().content_rect().height() - 200.0).max(120.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            let line = |row: KeyRow| {
                let keys: Vec<String> = row.keys.iter().map(|press| press.name()).collect();
                (keys.join(", "), row.help.to_owned())
            };
            show_section(ui, "In the window", KEYS.into_iter().map(line));
            let parts = PART_KEYS.map(|(part, letter)| (key(letter).name(), part.name().to_owned()));
            show_section(ui, "The column, the row or the title at the cursor is", parts.into_iter());
        });
        let enter = enter_pressed(ui);
        show_buttons(ui, &[("Close", ())]).is_some() || enter
    });
    done || close
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_has_one_meaning_and_every_part_a_key() {
        let mut names: Vec<String> = all_keys().map(|(press, _)| press.name()).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count, "{names:?}");
        assert_eq!(PART_KEYS.map(|(part, _)| part), PartChoice::ALL);
    }
}
