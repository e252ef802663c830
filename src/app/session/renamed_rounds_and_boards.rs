//! Finds the rounds and the boards that were renamed since the last look. The clock, the texts of rulings and the questions
//! for reasons know them by name and follow them.

use crate::book::{BoardRef, Book, notation};

/// The names of a book's rounds, or of its boards, as they were seen last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeenNames {
    revision: Option<u64>,
    groups: Vec<Vec<String>>,
}

impl SeenNames {
    /// Looks at the names again if the book has another revision. Gives those that were changed: the old and the new name. What was
    /// added, removed or moved has kept its name, and nothing was changed where a group has another number of names.
    pub fn renamed(&mut self, revision: u64, names: impl FnOnce() -> Vec<Vec<String>>) -> Vec<(String, String)> {
        if self.revision == Some(revision) {
            return Vec::new();
        }
        let before = std::mem::replace(&mut self.groups, names());
        let is_first = self.revision.replace(revision).is_none();
        if is_first || before.iter().map(Vec::len).ne(self.groups.iter().map(Vec::len)) {
            return Vec::new();
        }
        let is_in = |groups: &[Vec<String>], name: &String| groups.iter().flatten().any(|known| known == name);
        let pairs = before.iter().flatten().zip(self.groups.iter().flatten());
        let is_renamed =
            |(old, new): &(&String, &String)| old != new && !is_in(&self.groups, old) && !is_in(&before, new);
        pairs.filter(is_renamed).map(|(old, new)| (old.clone(), new.clone())).collect()
    }
}

/// The names of the rounds, in one group.
pub fn round_names(book: &Book) -> Vec<Vec<String>> {
    vec![book.rounds.iter().map(|round| round.name.clone()).collect()]
}

/// The short names of the boards, a group for each round.
pub fn board_labels(book: &Book) -> Vec<Vec<String>> {
    let labels = |(round, boards): (usize, usize)| {
        (0..boards).map(|board| notation::short_board_label(book, BoardRef::new(round, board))).collect()
    };
    book.rounds.iter().map(|round| round.boards.len()).enumerate().map(labels).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Round};

    #[test]
    fn a_board_that_gets_another_name_is_told_and_no_other() {
        let book = |names: &[&str]| {
            let boards = names.iter().map(|name| Board::new(*name)).collect();
            Book { rounds: vec![Round { name: "1".into(), boards, ..Round::default() }], ..Book::default() }
        };
        let mut seen = SeenNames::default();
        let mut labels = |names: &[&str], revision| seen.renamed(revision, || board_labels(&book(names)));
        assert_eq!(labels(&["A", "B"], 1), []);
        assert_eq!(labels(&["A", "Hall"], 2), [("R1 B".to_owned(), "R1 Hall".to_owned())]);
        assert_eq!(labels(&["Hall", "A"], 3), [], "moved");
        assert_eq!(labels(&["Hall"], 4), [], "removed");
    }
}
