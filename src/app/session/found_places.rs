//! [`FoundPlaces`], what the Find command found last.

use crate::app::views::tab::Tab;
use crate::book::CellAddress;
use crate::standings::RulesField;

/// A place that can be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoundPlace {
    Tab(Tab),
    Cell(CellAddress),
    /// A line of the notebook.
    Note(usize),
    /// A field of the rules of the event.
    Rule(RulesField),
}

/// The places that the last words found, and the one that the user went to.
#[derive(Clone, Debug)]
pub struct FoundPlaces {
    /// The typed words. They can be empty.
    pub words: String,
    pub places: Vec<FoundPlace>,
    pub at: usize,
}
