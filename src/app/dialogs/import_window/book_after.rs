//! The book as it will be after the import, if the file is added to a book that has rounds already.

use std::collections::{HashMap, HashSet};

use super::{ImportWindow, Outcome};
use crate::book::{BoardRef, Book, RoundIx};
use crate::engine::Engine;
use crate::import::PlacesInBook;

/// The book after the import, with everything computed from it.
#[derive(Debug)]
pub(super) struct BookAfter {
    pub(super) engine: Engine,
    /// Where the boards of the file are in it.
    places: PlacesInBook,
    /// The boards of the file, by their boards in the book.
    of_file: HashMap<BoardRef, BoardRef>,
    /// The boards of the file that the book has already.
    in_book: HashSet<BoardRef>,
}

impl BookAfter {
    /// The round in the book after the import.
    pub(super) fn round(&self, of_file: RoundIx) -> RoundIx {
        self.places.round(of_file).unwrap_or(of_file)
    }

    /// The board in the book after the import.
    pub(super) fn board(&self, of_file: BoardRef) -> BoardRef {
        self.places.board(of_file).unwrap_or(of_file)
    }

    /// The board of the file that becomes a board of the book.
    pub(super) fn board_of_file(&self, in_book: BoardRef) -> Option<BoardRef> {
        self.of_file.get(&in_book).copied()
    }

    /// Whether the book has the board of the file already.
    pub(super) fn is_in_book(&self, of_file: BoardRef) -> bool {
        self.in_book.contains(&of_file)
    }
}

impl ImportWindow {
    /// Computes the book after the import, as the values and names are chosen now.
    pub(super) fn compute_book_after(&mut self, target: Option<&Book>) {
        self.after = match (&self.outcome, target.filter(|target| !target.rounds.is_empty())) {
            (Outcome::Read(sheets), Some(target)) => {
                let import = &sheets.import;
                let winner = self.conflict_winner();
                let mut book = target.clone();
                // An import that the book refuses is told when it is accepted.
                book.apply(import.merge_edit(target, winner)).is_ok().then(|| {
                    let places = import.places_in(target);
                    let of_file = places.boards().map(|(of_file, after)| (after, of_file)).collect();
                    let known = places.boards().filter(|(_, after)| target.board(*after).is_some());
                    let in_book = known.map(|(of_file, _)| of_file).collect();
                    BookAfter { engine: Engine::new(book), places, of_file, in_book }
                })
            }
            _ => None,
        };
        self.find_problems();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::app::files::read_contents::understand_sheets;
    use crate::book::{Edit, Power, Round};
    use crate::import::SheetsOfFile;

    #[test]
    fn the_book_after_the_import_has_the_rules_that_were_chosen_before_the_file_was_read_again() {
        let row = |power: Power| format!("1,A,{power},Player of {power},{},99.25\n", power.index());
        let text = format!("Round,Board,Power,Player,Centres,Score\n{}", Power::ALL.map(row).concat());
        let mut target = Book::default();
        let round = Round { name: "1".into(), ..Round::default() };
        target.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
        let source = Arc::new(SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap());
        let read = understand_sheets(&source, None, Some(&target), &());
        let mut window = ImportWindow::new(read, "con.csv".into(), Some(&target));
        let rules = |window: &ImportWindow| window.after.as_ref().map(|after| after.engine.rules().name.clone());
        assert!(window.report.asks_for_rules());
        assert_ne!(rules(&window).as_deref(), Some("EDC 2015"));
        window.rules = "EDC 2015".to_owned();
        window.describe_outcome(Some(&target));
        assert_eq!(rules(&window).as_deref(), Some("EDC 2015"));
    }
}
