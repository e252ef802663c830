//! [`Request`], what a view asks the session to do.

use eframe::egui::Pos2;

use super::roll_call::keys::SearchKey;
use super::rules::request::RulesChange;
use super::tab::Tab;
use crate::app::commands::Command;
use crate::app::grid::{CellPos, GridAction};
use crate::book::{CellAddress, Edit, StepName};
use crate::standings::RulesField;

/// What the user does with a pasted block that is not yet in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasteStep {
    /// Puts the block into the book, as one step.
    Accept,
    /// Leaves everything as it is.
    Leave,
    /// Says whether the two spellings of a question are one player. The question is given by its position.
    Answer { question: usize, is_same: bool },
    /// Adds the boards that the round lacks, or leaves their rows out.
    ToggleBoards,
    /// Moves the cursor to a cell that changes. The block goes on waiting.
    GoTo(CellAddress),
}

/// What a view asks the session to do: after the frame is painted, or before it for the keys of a tab.
#[derive(Debug)]
pub enum Request {
    Command(Command),
    /// Moves the cursor to an address of the book.
    GoTo(CellAddress),
    /// Goes to the problem at this position among the problems of the book.
    GoToProblem(usize),
    /// Opens the menu of this problem, which the right mouse button asked for at this position of the window.
    OpenProblemMenu(usize, Pos2),
    /// Lists the many problems of one kind, by the position of their line in the list of problems.
    ListProblems(usize),
    /// Opens a tab, and moves its cursor if there is a cell.
    OpenTab(Tab, Option<CellPos>),
    /// Opens the menu of this cell, which the right mouse button asked for at this position of the window.
    OpenMenu(CellPos, Pos2),
    /// Shows a text in the status bar.
    Message(String),
    /// The changes, clicks and messages of the grid.
    Grid(Vec<GridAction>),
    /// Changes the book as one step. The status bar names the step.
    Apply {
        step: StepName,
        edit: Box<Edit>,
    },
    /// Waits for what the view computes in the background, so that the next command acts on it.
    FinishBackgroundWork,
    /// The keys of the roll call, and their time in seconds.
    SearchKeys(Vec<SearchKey>, f64),
    /// Takes or leaves the pasted block, or answers a question about it.
    Paste(PasteStep),
    /// Adds a pasted result list to the ladder.
    PasteResultList(String),
    /// A change of the book that was made on the Rules tab.
    ChangeRules(RulesChange),
    /// Lets the user choose a scoring system for this field of the ruleset in view.
    ChooseRulesetSystem(RulesField),
}
