//! The changes of the book and the other requests that the Rules tab makes, and its text fields.

use crate::app::commands::Command;
use crate::book::Edit;
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
    pub step_name: String,
    pub edit: Box<Edit>,
    /// The field in which the user typed. All typing in one field is one undo step.
    pub typed_field: Option<RulesTextField>,
}

/// A request of the Rules tab to the window.
#[derive(Debug)]
pub(super) enum RulesTabRequest {
    Command(Command),
    Change(RulesChange),
    /// Let the user choose a scoring system for this field of the ruleset in view.
    ChooseSystem(RulesField),
}
