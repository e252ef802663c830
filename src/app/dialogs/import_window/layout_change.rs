//! [`LayoutChange`], a change of the layout that a key or a button of the import window asks for.

use crate::book::Power;
use crate::import::{PartChoice, SheetAddress, TextEncoding};

/// A change of the layout that a key or a button asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LayoutChange {
    /// The line of the cursor holds this.
    Line(PartChoice),
    /// The sheet is not needed, or is needed again.
    Sheet,
    /// The name of the sheet is a round.
    SheetRound,
    /// The file names no powers, or it names them after all.
    Powers,
    /// As Topboard recognises it.
    Recognise,
    /// The cells from the first to the last are a board.
    Board(SheetAddress, SheetAddress),
    /// The letters are in the next encoding.
    NextEncoding,
    /// The letters are in this encoding.
    Encoding(TextEncoding),
    /// A word of the file has this meaning.
    Word(String, WordMeaning),
    /// As before the last change.
    Undo,
    /// As before the last undo.
    Redo,
}

/// What a word can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WordMeaning {
    Power(Power),
    /// The heading of this part.
    Heading(PartChoice),
}
