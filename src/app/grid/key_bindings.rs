//! The inputs that a grid understands, the keys for them, and the editing mode on which a key's meaning depends.

use eframe::egui::{EventFilter, Key, Modifiers};

use super::cell_range::CellPos;
use super::line_editor::CaretMotion;

/// The keys that the grid uses while it has the focus. egui would use them to move between widgets.
pub(super) const GRID_KEYS: EventFilter =
    EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };

/// Whether a cell's text is being edited, and what the arrow keys then do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EditMode {
    /// No cell is being edited. The arrows move the cursor.
    #[default]
    Navigate,
    /// A new text replaces the cell's text. An arrow commits it and moves the cursor.
    Enter,
    /// The present text is edited. The arrows move the caret within the text.
    Edit,
}

/// One of the four directions on the sheet.
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
    /// To the next cell on which the cursor can stop.
    Cell,
    /// To the edge of the data (Ctrl with an arrow).
    Edge,
    /// By one screen of rows.
    Page,
    /// To the first cell of the row on which one can type, or to the end of the row (Home and End).
    Row,
    /// To the first cell on which one can type, or to the end of the sheet (Ctrl+Home and Ctrl+End).
    Sheet,
}

/// Whether a step goes to the next or to the previous item (Tab or Shift+Tab).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepDirection {
    Forward,
    Backward,
}

/// One user action on a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GridInput {
    /// Text typed on the keyboard.
    Type(String),
    /// Move the cursor, or with `extend` the far corner of the selection. Commits the edited text.
    Move {
        direction: Direction,
        distance: MoveDistance,
        extend: bool,
    },
    /// Commit and go to the next cell that can be typed into.
    Tab(StepDirection),
    /// Commit and go to the next cell of the column.
    Enter(StepDirection),
    /// Commit the same text to every selected cell.
    EnterAll,
    /// Select every cell.
    SelectAll,
    /// Select the cursor's whole row.
    SelectRow,
    /// Select the cursor's whole column.
    SelectColumn,
    /// Edit the present text of the cell (F2).
    Edit,
    /// Edit the cell from an empty text (Backspace).
    Retype,
    /// Discard the edited text.
    Cancel,
    /// Commit the edited text without moving the cursor.
    Commit,
    /// Empty the selected cells.
    Clear,
    /// Copy the first row of the selection, or the row above, into the rest.
    FillDown,
    /// Copy the first column of the selection, or the column to the left, into the rest.
    FillRight,
    /// Copy the selected cells as they are seen.
    Copy,
    /// Copy the selected cells with all decimals of their figures.
    CopyExact,
    Cut,
    Paste(String),
    /// The mouse button was pressed on a cell.
    Press {
        at: CellPos,
        extend: bool,
    },
    /// The mouse button was pressed on a cell with Ctrl held down: another range is selected from here.
    PressAnother(CellPos),
    /// The mouse moved to a cell with the button held down.
    Drag(CellPos),
    /// A cell was double-clicked.
    DoubleClick(CellPos),
    /// Move the text caret.
    Caret {
        motion: CaretMotion,
        extend: bool,
    },
    /// Delete the text between the caret and the end of the motion.
    Erase(CaretMotion),
    /// Select the whole edited text.
    SelectText,
    /// Undo within the edited text.
    UndoText,
    /// Redo within the edited text.
    RedoText,
    /// The mouse or an input method changed the text or the caret of the text field.
    AdoptFieldText {
        text: String,
        caret: usize,
        anchor: usize,
    },
    /// Show all completions for the cell.
    OpenCompletions,
    /// Go to the next or previous entry in the list of completions.
    PickCompletion(StepDirection),
    /// Use this completion and commit it.
    ChooseCompletion(usize),
}

/// The input for a key in this mode. `None` if the grid does not use the key.
///
/// With `list`, a list of completions is open, and the up and down arrows go through it.
pub fn input_for_key(key: Key, modifiers: Modifiers, mode: EditMode, list: bool) -> Option<GridInput> {
    // On a Mac, Alt moves by a word and Command to the end of the line. Elsewhere Ctrl moves by a word.
    let (shift, command, alt) = (modifiers.shift, modifiers.command, modifiers.alt);
    let step = if shift { StepDirection::Backward } else { StepDirection::Forward };
    let editing = mode != EditMode::Navigate;
    let arrow_direction = match key {
        Key::ArrowUp => Some(Direction::Up),
        Key::ArrowDown => Some(Direction::Down),
        Key::ArrowLeft => Some(Direction::Left),
        Key::ArrowRight => Some(Direction::Right),
        _ => None,
    };
    if let Some(direction) = arrow_direction {
        return match direction {
            Direction::Down if alt && !command => Some(GridInput::OpenCompletions),
            Direction::Down if editing && list => Some(GridInput::PickCompletion(StepDirection::Forward)),
            Direction::Up if editing && list => Some(GridInput::PickCompletion(StepDirection::Backward)),
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
            // As in Excel, the up and down arrows do not leave the cell in Edit mode.
            Direction::Up | Direction::Down if mode == EditMode::Edit => {
                let motion = if direction == Direction::Up { CaretMotion::Start } else { CaretMotion::End };
                Some(GridInput::Caret { motion, extend: shift })
            }
            _ if alt => None,
            _ => {
                let distance = if command { MoveDistance::Edge } else { MoveDistance::Cell };
                Some(GridInput::Move { direction, distance, extend: shift && !editing })
            }
        };
    }
    if alt && !(editing && matches!(key, Key::Backspace | Key::Delete)) {
        return None;
    }
    let word = command || alt;
    let move_to = |direction, distance| Some(GridInput::Move { direction, distance, extend: shift && !editing });
    match key {
        Key::Tab if !command => Some(GridInput::Tab(step)),
        Key::Enter if command && editing => Some(GridInput::EnterAll),
        Key::Enter if !command => Some(GridInput::Enter(step)),
        Key::Escape if editing => Some(GridInput::Cancel),
        Key::F2 if !command && !shift => Some(GridInput::Edit),
        Key::Home if mode == EditMode::Edit => Some(GridInput::Caret { motion: CaretMotion::Start, extend: shift }),
        Key::End if mode == EditMode::Edit => Some(GridInput::Caret { motion: CaretMotion::End, extend: shift }),
        Key::Home => move_to(Direction::Left, if command { MoveDistance::Sheet } else { MoveDistance::Row }),
        Key::End => move_to(Direction::Right, if command { MoveDistance::Sheet } else { MoveDistance::Row }),
        // Ctrl+PageUp and Ctrl+PageDown change the tab. They belong to the window.
        Key::PageUp if !command => move_to(Direction::Up, MoveDistance::Page),
        Key::PageDown if !command => move_to(Direction::Down, MoveDistance::Page),
        Key::Backspace if editing => {
            Some(GridInput::Erase(if word { CaretMotion::WordLeft } else { CaretMotion::Left }))
        }
        Key::Delete if editing => {
            Some(GridInput::Erase(if word { CaretMotion::WordRight } else { CaretMotion::Right }))
        }
        Key::Backspace if !command => Some(GridInput::Retype),
        Key::Delete if !command => Some(GridInput::Clear),
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
