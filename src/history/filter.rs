//! Which lines are wanted.

use super::Line;
use crate::book::{PersonId, fold_name};

/// Which lines are wanted: those about something, with all of some words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    about: Option<About>,
    /// Folded.
    words: Vec<String>,
}

/// What lines may be about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum About {
    /// One cell, as [`crate::book::Change`] names it.
    Cell {
        place: String,
        field: String,
    },
    /// A board, “Round 2, board C”.
    Board(String),
    Person {
        id: PersonId,
        name: String,
    },
}

impl About {
    /// As it is said beside the list.
    pub fn name(&self) -> String {
        match self {
            About::Cell { place, field } => format!("{place}, {field}"),
            About::Board(board) => board.clone(),
            About::Person { name, .. } => name.clone(),
        }
    }
}

impl Filter {
    /// Lines about this, or about anything, with all of these words.
    pub fn new(about: Option<About>, text: &str) -> Self {
        Filter { about, words: text.split_whitespace().map(fold_name).collect() }
    }

    /// Whether a line is wanted.
    pub fn takes(&self, line: &Line) -> bool {
        let about = match &self.about {
            None => true,
            Some(About::Cell { place, field }) => line.change.place == *place && line.change.field == *field,
            Some(About::Board(board)) => line.change.board == *board,
            Some(About::Person { id, .. }) => line.change.people.contains(id),
        };
        // A number is looked for in the cells; a time is written with its colon or its dash.
        let of_time = |word: &str| word.contains([':', '-']) && line.time().contains(word);
        about && self.words.iter().all(|word| line.folded.contains(word.as_str()) || of_time(word))
    }
}
