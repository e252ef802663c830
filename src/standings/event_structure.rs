//! What is the same for all questions about one revision of a book, and what no count changes: the numbers of the rounds
//! and the top boards.

use super::rules::Ruleset;
use super::top_board_detection::TopBoards;
use crate::book::{Book, RoundNumbers};

/// The rounds and the top boards of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventStructure {
    pub rounds: RoundNumbers,
    pub top_boards: TopBoards,
}

impl EventStructure {
    /// Finds the numbers of the rounds and the top boards. They change only with the rounds, the boards, the seats, the
    /// rules, and the people who carry on for others.
    pub fn new(book: &Book, rules: &Ruleset) -> EventStructure {
        let rounds = RoundNumbers::new(&book.rounds);
        let top_boards = TopBoards::new(book, rules, &rounds);
        EventStructure { rounds, top_boards }
    }
}
