//! The rounds before a round, in the order of their numbers. The list of rounds may be in another order.

use crate::book::{Book, Round, RoundIx, round_numbers};

/// The rounds with a lower number than the round at this position, in the order of their numbers. Of two rounds with the
/// same number, the one that is listed first comes first.
pub(in crate::engine) fn earlier_rounds(book: &Book, at: RoundIx) -> Vec<RoundIx> {
    before(&book.rounds, (book.round_number(at), at))
}

/// The rounds before the first of the rounds to draw. `known` are the rounds of the book, and after them those that the
/// draw adds. Rounds that are drawn themselves are left out.
pub(super) fn rounds_before_draw(known: &[Round], first: usize, count: usize) -> Vec<RoundIx> {
    let number = round_numbers(known).get(first).copied().unwrap_or(usize::MAX);
    let mut before = before(known, (number, RoundIx(first)));
    before.retain(|at| !(first..first + count).contains(&at.0));
    before
}

fn before(rounds: &[Round], limit: (usize, RoundIx)) -> Vec<RoundIx> {
    let numbered = round_numbers(rounds).into_iter().zip((0..).map(RoundIx));
    let mut before: Vec<(usize, RoundIx)> = numbered.filter(|round| *round < limit).collect();
    before.sort_unstable();
    before.into_iter().map(|(_, at)| at).collect()
}
