//! The sentence about the cells in which two parts of a file differ.

use crate::languages::WindowText;
use crate::languages::window_sentences::import_remarks as texts;

/// The differences that are named. The others are counted.
const SHOWN: usize = 6;

/// What `differ` says of a list of differences, or `same` without a difference.
pub(in crate::import) fn describe_differences(
    differences: impl ExactSizeIterator<Item = String>,
    same: WindowText,
    differ: fn(&str) -> String,
) -> String {
    list_differences(differences).map_or_else(|| same().to_owned(), |list| differ(&list))
}

/// “C3 is “8”, D3 is “7”; …; 4 more cells differ”. `None` without a difference.
fn list_differences(differences: impl ExactSizeIterator<Item = String>) -> Option<String> {
    let more = differences.len().saturating_sub(SHOWN);
    let mut shown: Vec<String> = differences.take(SHOWN).collect();
    shown.extend((more > 0).then(|| texts::more_cells_differ(more)));
    (!shown.is_empty()).then(|| shown.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_differences_are_named_and_the_others_counted() {
        let list = |count: usize| list_differences((0..count).map(|at| at.to_string()));
        assert_eq!(list(0), None);
        assert_eq!(list(2).unwrap(), "0; 1");
        assert_eq!(list(7).unwrap(), "0; 1; 2; 3; 4; 5; 1 more cell differs");
        assert_eq!(list(9).unwrap(), "0; 1; 2; 3; 4; 5; 3 more cells differ");
    }
}
