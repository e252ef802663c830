//! What happens after the book is saved or the files are written.

pub(super) use crate::app::dialogs::window::ActionAfterSave;

/// What happens after the book is saved or the files are written.
#[derive(Debug, Default)]
pub(super) struct ClosingState {
    /// The action that waits for the answer to the question about unsaved changes.
    pub(super) asked_for: Option<ActionAfterSave>,
    /// The action that runs after the book is saved.
    pub(super) after_save: Option<ActionAfterSave>,
    /// The action that did not run, and whose dialog comes back as soon as no dialog is open.
    pub(super) given_back: Option<ActionAfterSave>,
    /// The action that runs as soon as no dialog is open.
    pub(super) next_action: Option<ActionAfterSave>,
    /// Whether the user closes the book without saving it.
    pub(super) discarding_changes: bool,
    /// Whether the window was told to close.
    pub(super) is_closing: bool,
}
