//! What can be done to a grid, and which keys do it.

use eframe::egui::{Key, Modifiers};

use super::cell_range::CellPos;
use super::line_editor::CaretMotion;
use super::state::EditMode;

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
pub enum MoveDistance {
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
pub enum SelectionWay {
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
        reach: MoveDistance,
        extend: bool,
    },
    /// Commit and go to the next cell of the row.
    Tab(SelectionWay),
    /// Commit and go to the next cell of the column.
    Enter(SelectionWay),
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
        motion: CaretMotion,
        extend: bool,
    },
    /// Delete text from the caret to where the motion leads.
    Erase(CaretMotion),
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
    Pick(SelectionWay),
    /// Take this completion and commit.
    Choose(usize),
}

/// What this key does in this mode, or nothing if it is not the grid's.
///
/// `list` says whether a list of completions is open: then up and down go through it.
pub fn bind(key: Key, modifiers: Modifiers, mode: EditMode, list: bool) -> Option<GridInput> {
    // On a Mac a word is passed with Alt and the end of a line with Command; elsewhere a word with Ctrl.
    let (shift, command, alt) = (modifiers.shift, modifiers.command, modifiers.alt);
    let way = if shift { SelectionWay::Backward } else { SelectionWay::Forward };
    let editing = mode != EditMode::Nav;
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
            Direction::Down if editing && list => Some(GridInput::Pick(SelectionWay::Forward)),
            Direction::Up if editing && list => Some(GridInput::Pick(SelectionWay::Backward)),
            Direction::Left | Direction::Right if mode == EditMode::Edit => {
                let left = direction == Direction::Left;
                let motion = match (left, command || alt, modifiers.mac_cmd) {
                    (true, _, true) => CaretMotion::Start,
                    (false, _, true) => CaretMotion::End,
                    (true, true, _) => CaretMotion::WordLeft,
                    (false, true, _) => CaretMotion::WordRight,
                    (true, false, _) => CaretMotion::Left,
                    (false, false, _) => CaretMotion::Right,
                };
                Some(GridInput::Caret { motion, extend: shift })
            }
            // In Edit the text stays put, as in Excel: up and down do not leave the cell by mistake.
            Direction::Up | Direction::Down if mode == EditMode::Edit => {
                let motion = if direction == Direction::Up { CaretMotion::Start } else { CaretMotion::End };
                Some(GridInput::Caret { motion, extend: shift })
            }
            _ if alt => None,
            _ => {
                let reach = if command { MoveDistance::Edge } else { MoveDistance::Cell };
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
        Key::Home if mode == EditMode::Edit => Some(GridInput::Caret { motion: CaretMotion::Start, extend: shift }),
        Key::End if mode == EditMode::Edit => Some(GridInput::Caret { motion: CaretMotion::End, extend: shift }),
        Key::Home => go(Direction::Left, if command { MoveDistance::Sheet } else { MoveDistance::Row }),
        Key::End => go(Direction::Right, if command { MoveDistance::Sheet } else { MoveDistance::Row }),
        // Ctrl+PageUp and Ctrl+PageDown turn the sheets, which are the owner's.
        Key::PageUp if !command => go(Direction::Up, MoveDistance::Page),
        Key::PageDown if !command => go(Direction::Down, MoveDistance::Page),
        Key::Backspace if editing => Some(GridInput::Erase(if word { CaretMotion::WordLeft } else { CaretMotion::Left })),
        Key::Delete if editing => Some(GridInput::Erase(if word { CaretMotion::WordRight } else { CaretMotion::Right })),
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
