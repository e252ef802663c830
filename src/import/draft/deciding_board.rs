//! Decides which of two boards of one round and name is read where they differ, by what the file says about each.

use super::old_copies::SheetStage;

/// Why one of two boards decides where they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::import) enum DecidingReason {
    /// The other one is struck out.
    StruckOut,
    /// Its title says that it is a correction.
    Title,
    /// The names of the sheets say which of them is later.
    NameOfSheet,
}

impl DecidingReason {
    /// The reason, and whether the second board decides. `None` if nothing decides.
    pub(in crate::import) fn find(
        struck_out: [bool; 2],
        is_correction: [bool; 2],
        stages: [SheetStage; 2],
    ) -> Option<(Self, bool)> {
        if struck_out[0] != struck_out[1] {
            Some((DecidingReason::StruckOut, struck_out[0]))
        } else if is_correction[0] != is_correction[1] {
            Some((DecidingReason::Title, is_correction[1]))
        } else if stages[0] != stages[1] {
            Some((DecidingReason::NameOfSheet, stages[1] > stages[0]))
        } else {
            None
        }
    }

    /// The reason as the sentences about a difference name it.
    pub(in crate::import) const fn key(self) -> &'static str {
        match self {
            DecidingReason::StruckOut => "struck-out",
            DecidingReason::Title => "title",
            DecidingReason::NameOfSheet => "sheets",
        }
    }
}
