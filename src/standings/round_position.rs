//! The numbers of the rounds, which the rules mean, and their positions in the book.

use crate::book::Book;

/// The number of the round at this position (from 0): its name, or the position where the name is no number.
pub(crate) fn round_number(book: &Book, position: usize) -> usize {
    book.rounds.get(position).and_then(|round| round.name.trim().parse().ok()).unwrap_or(position + 1)
}

/// The positions of all rounds, in the order of their numbers.
pub(super) fn positions_by_number(book: &Book) -> Vec<usize> {
    let mut positions: Vec<usize> = (0..book.rounds.len()).collect();
    positions.sort_by_key(|position| round_number(book, *position));
    positions
}
