//! What can be done to a grid, and which keys do it.

use eframe::egui::{Key, Modifiers};

use super::cell_range::CellPos;
use super::line_editor::Motion;
use super::state::Mode;

/// One of the four ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// How far a movement goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// To the next cell the cursor may stop on.
    Cell,
    /// To the edge of the data, as Ctrl with an arrow.
    Edge,
    /// By a screenful.
    Page,
    /// To the end of the row, as Home and End.
    Row,
    /// To the end of the sheet, as Ctrl+Home and Ctrl+End.
    Sheet,
}

/// Which end an Enter or a Tab leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Forward,
    Backward,
}

/// Something a person did to a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GridInput {
    /// Text came from the keyboard.
    Type(String),
    /// Move the cursor, or with `extend` the far corner of the selection. Commits what is being typed.
    Move {
        direction: Direction,
        reach: Reach,
        extend: bool,
    },
    /// Commit and go to the next cell of the row.
    Tab(Way),
    /// Commit and go to the next cell of the column.
    Enter(Way),
    /// Commit the same text to every selected cell.
    EnterAll,
    /// Select every cell.
    SelectAll,
    /// Select the cursor's whole row.
    SelectRow,
    /// Select the cursor's whole column.
    SelectColumn,
    /// Edit the cell's text where it stands (F2).
    Edit,
    /// Forget what is being typed.
    Cancel,
    /// Commit what is being typed and stay.
    Commit,
    /// Empty the selected cells.
    Clear,
    /// Copy the first row of the selection, or the row above, into the rest.
    FillDown,
    /// Copy the first column of the selection, or the column to the left, into the rest.
    FillRight,
    Copy,
    Cut,
    Paste(String),
    /// The mouse went down on a cell.
    Press {
        at: CellPos,
        extend: bool,
    },
    /// The mouse moved to a cell while down.
    Drag(CellPos),
    /// A cell was clicked twice.
    DoubleClick(CellPos),
    /// Move the text caret.
    Caret {
        motion: Motion,
        extend: bool,
    },
    /// Delete text from the caret to where the motion leads.
    Erase(Motion),
    /// Select the text being edited.
    SelectText,
    /// Undo, within the text being edited.
    UndoText,
    /// Redo, within the text being edited.
    RedoText,
    /// The text field changed its text or its caret by itself: by mouse, or by an input method.
    Adopt {
        text: String,
        caret: usize,
        mark: usize,
    },
    /// Show everything that could complete the cell.
    OpenList,
    /// Go through the list of completions.
    Pick(Way),
    /// Take this completion and commit.
    Choose(usize),
}

/// What this key does in this mode, or nothing if it is not the grid's.
///
/// `list` says whether a list of completions is open: then up and down go through it.
pub fn bind(key: Key, modifiers: Modifiers, mode: Mode, list: bool) -> Option<GridInput> {
    // On a Mac a word is passed with Alt and the end of a line with Command; elsewhere a word with Ctrl.
    let (shift, command, alt) = (modifiers.shift, modifiers.command, modifiers.alt);
    let way = if shift { Way::Backward } else { Way::Forward };
    let editing = mode != Mode::Nav;
    let arrow = match key {
        Key::ArrowUp => Some(Direction::Up),
        Key::ArrowDown => Some(Direction::Down),
        Key::ArrowLeft => Some(Direction::Left),
        Key::ArrowRight => Some(Direction::Right),
        _ => None,
    };
    if let Some(direction) = arrow {
        return match direction {
            Direction::Down if alt && !command => Some(GridInput::OpenList),
            Direction::Down if editing && list => Some(GridInput::Pick(Way::Forward)),
            Direction::Up if editing && list => Some(GridInput::Pick(Way::Backward)),
            Direction::Left | Direction::Right if mode == Mode::Edit => {
                let left = direction == Direction::Left;
                let motion = match (left, command || alt, modifiers.mac_cmd) {
                    (true, _, true) => Motion::Start,
                    (false, _, true) => Motion::End,
                    (true, true, _) => Motion::WordLeft,
                    (false, true, _) => Motion::WordRight,
                    (true, false, _) => Motion::Left,
                    (false, false, _) => Motion::Right,
                };
                Some(GridInput::Caret { motion, extend: shift })
            }
            // In Edit the text stays put, as in Excel: up and down do not leave the cell by mistake.
            Direction::Up | Direction::Down if mode == Mode::Edit => {
                let motion = if direction == Direction::Up { Motion::Start } else { Motion::End };
                Some(GridInput::Caret { motion, extend: shift })
            }
            _ if alt => None,
            _ => {
                let reach = if command { Reach::Edge } else { Reach::Cell };
                Some(GridInput::Move { direction, reach, extend: shift && !editing })
            }
        };
    }
    if alt && !(editing && matches!(key, Key::Backspace | Key::Delete)) {
        return None;
    }
    let word = command || alt;
    let go = |direction, reach| Some(GridInput::Move { direction, reach, extend: shift && !editing });
    match key {
        Key::Tab if !command => Some(GridInput::Tab(way)),
        Key::Enter if command && editing => Some(GridInput::EnterAll),
        Key::Enter if !command => Some(GridInput::Enter(way)),
        Key::Escape if editing => Some(GridInput::Cancel),
        Key::F2 if !command && !shift => Some(GridInput::Edit),
        Key::Home if mode == Mode::Edit => Some(GridInput::Caret { motion: Motion::Start, extend: shift }),
        Key::End if mode == Mode::Edit => Some(GridInput::Caret { motion: Motion::End, extend: shift }),
        Key::Home => go(Direction::Left, if command { Reach::Sheet } else { Reach::Row }),
        Key::End => go(Direction::Right, if command { Reach::Sheet } else { Reach::Row }),
        // Ctrl+PageUp and Ctrl+PageDown turn the sheets, which are the owner's.
        Key::PageUp if !command => go(Direction::Up, Reach::Page),
        Key::PageDown if !command => go(Direction::Down, Reach::Page),
        Key::Backspace if editing => Some(GridInput::Erase(if word { Motion::WordLeft } else { Motion::Left })),
        Key::Delete if editing => Some(GridInput::Erase(if word { Motion::WordRight } else { Motion::Right })),
        Key::Backspace | Key::Delete if !command => Some(GridInput::Clear),
        Key::Z if editing && command => Some(if shift { GridInput::RedoText } else { GridInput::UndoText }),
        Key::Y if editing && command => Some(GridInput::RedoText),
        Key::A if command && !shift => Some(if editing { GridInput::SelectText } else { GridInput::SelectAll }),
        Key::D if command && !shift && !editing => Some(GridInput::FillDown),
        Key::R if command && !shift && !editing => Some(GridInput::FillRight),
        Key::Space if shift && !command && !editing => Some(GridInput::SelectRow),
        Key::Space if command && !shift && !editing => Some(GridInput::SelectColumn),
        _ => None,
    }
}
