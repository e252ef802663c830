//! The rounds that count for the draw of a round: those with a lower number, and later rounds that are played already. The
//! rules about meetings, powers and the number of rounds speak of all rounds of a player.

use crate::book::{GameStage, Round, RoundIx, RoundNumbers};

/// The rounds that count for the round at this position, in the order of their numbers, each with its number. `numbers`
/// are those of `rounds`.
pub(in crate::engine) fn counted_rounds(
    rounds: &[Round],
    numbers: &RoundNumbers,
    at: RoundIx,
) -> Vec<(usize, RoundIx)> {
    let limit = (numbers.number(at), at);
    let is_counted =
        |round: &(usize, RoundIx)| *round < limit || *round != limit && rounds.get(round.1.0).is_some_and(is_played);
    numbers.in_order().iter().copied().filter(is_counted).collect()
}

/// Whether a game of the round has counts.
fn is_played(round: &Round) -> bool {
    round.boards.iter().any(|board| board.stage() != GameStage::NotStarted)
}
