//! The changes of the book that the Rules tab asks for, and its text fields.

use crate::book::{Edit, StepName};
use crate::scoring::{DraftField, DraftPart};
use crate::standings::RulesField;

/// A text field on the Rules tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulesTextField {
    /// A field of a scoring system.
    SystemField(DraftPart, DraftField),
    SystemSource,
    SystemDescription,
    /// The whole text of a system that cannot be read.
    SystemText,
    /// A field of a ruleset.
    RulesetField(RulesField),
    /// The whole text of a ruleset.
    RulesetText,
}

/// A change of the book that was made on the Rules tab.
#[derive(Debug)]
pub struct RulesChange {
    pub step_name: StepName,
    pub edit: Box<Edit>,
    /// The field in which the user typed. All typing in one field is one undo step.
    pub typed_field: Option<RulesTextField>,
}
