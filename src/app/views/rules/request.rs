//! The requests of the Rules tab to the window, and the text fields in which the user types.

use crate::app::command::Command;
use crate::book::Edit;
use crate::scoring::{DraftField, DraftPart};
use crate::standings::RulesField;

/// A text field on the Rules tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::app) enum RulesTextField {
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

/// A request of the Rules tab to the window.
#[derive(Debug)]
pub(in crate::app) enum RulesTabRequest {
    Command(Command),
    /// Change the book.
    Change {
        step_name: String,
        edit: Box<Edit>,
        /// The field in which the user typed. All typing in one field is one undo step.
        typed_field: Option<RulesTextField>,
    },
    /// Let the user choose a scoring system for this field of the ruleset in view.
    ChooseSystem(RulesField),
}
