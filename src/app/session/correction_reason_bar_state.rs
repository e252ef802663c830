//! [`ReasonBar`], the state of the bar below the sheet that asks why a finished round was changed.

use crate::app::views::tab::Tab;
use crate::engine::ChangeReasons;

/// The name of the field for a reason.
pub const REASON_FIELD: &str = "reason for a change";

/// The bar below the sheet that asks for the reason of a change.
#[derive(Debug, Default)]
pub struct ReasonBar {
    pub reasons: ChangeReasons,
    /// The text typed as the reason.
    pub(super) text: String,
    pub(super) take_focus: bool,
    /// The tab in view when the question was asked.
    pub(super) shown_on: Option<Tab>,
}
