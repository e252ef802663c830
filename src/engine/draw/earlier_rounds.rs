//! The rounds that count for the draw of a round: those with a lower number, and later rounds that are played already.
//! The list of rounds may be in another order.

use crate::book::{Book, GameStage, Round, RoundIx, round_numbers};

/// The rounds with a lower number than the round at this position, in the order of their numbers. Of two rounds with the
/// same number, the one that is listed first comes first.
pub(super) fn earlier_rounds(book: &Book, at: RoundIx) -> Vec<RoundIx> {
    rounds_of(&book.rounds, (book.round_number(at), at), |_, is_before| is_before)
}

/// The earlier rounds, and after them the later rounds that are played: the rules about meetings, powers and the number
/// of rounds speak of all rounds of a player.
pub(in crate::engine) fn counted_rounds(book: &Book, at: RoundIx) -> Vec<RoundIx> {
    rounds_of(&book.rounds, (book.round_number(at), at), |round, is_before| is_before || is_played(round))
}

/// The rounds that count for the rounds to draw, and among them those that are later. `known` are the rounds of the book,
/// and after them those that the draw adds. Rounds that are drawn themselves are left out.
pub(super) fn rounds_before_draw(known: &[Round], first: usize, count: usize) -> (Vec<RoundIx>, Vec<RoundIx>) {
    let number = round_numbers(known).get(first).copied().unwrap_or(usize::MAX);
    let limit = (number, RoundIx(first));
    let mut counted = rounds_of(known, limit, |round, is_before| is_before || is_played(round));
    counted.retain(|at| !(first..first + count).contains(&at.0));
    let before = rounds_of(known, limit, |_, is_before| is_before);
    let later = counted.iter().copied().filter(|at| !before.contains(at)).collect();
    (counted, later)
}

/// Whether a game of the round has counts.
fn is_played(round: &Round) -> bool {
    round.boards.iter().any(|board| board.stage() != GameStage::NotStarted)
}

/// The rounds that `counts` accepts, in the order of their numbers, without the round at the limit. `counts` gets the
/// round, and whether it comes before the limit.
fn rounds_of(rounds: &[Round], limit: (usize, RoundIx), counts: impl Fn(&Round, bool) -> bool) -> Vec<RoundIx> {
    let numbered = round_numbers(rounds).into_iter().zip((0..).map(RoundIx)).zip(rounds);
    let counted = numbered.filter(|(at, round)| *at != limit && counts(round, *at < limit));
    let mut counted: Vec<(usize, RoundIx)> = counted.map(|(at, _)| at).collect();
    counted.sort_unstable();
    counted.into_iter().map(|(_, at)| at).collect()
}
