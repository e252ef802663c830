//! A sentence about a merge, and the usual ones.

use crate::book::fold_name;
use crate::languages::window_sentences::import_merge as texts;

/// A sentence about a merge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MergeNote {
    /// The player, the round or the seat.
    pub place: String,
    /// A sentence or a few, the first without a capital.
    pub message: String,
    /// Whether something of the file is left out, or contradicts the book.
    pub is_problem: bool,
}

impl MergeNote {
    /// The values of a field in the book and in the file. `None` if one is blank, or if they are the same.
    pub(in crate::import) fn of_difference(place: &str, field: &str, in_book: &str, in_file: &str) -> Option<Self> {
        let differs = !in_book.is_empty() && !in_file.is_empty() && fold_name(in_book) != fold_name(in_file);
        differs.then(|| Self::left_out(place, texts::detail_differs(field, in_book, in_file)))
    }

    /// Something of the file that is not taken.
    pub(in crate::import) fn left_out(place: &str, message: impl Into<String>) -> Self {
        MergeNote { place: place.to_owned(), message: message.into(), is_problem: true }
    }

    pub(in crate::import) fn of_penalties(place: &str, penalties: &str) -> Self {
        MergeNote { place: place.to_owned(), message: texts::penalties_added(penalties), is_problem: false }
    }
}
