//! Prizes beside the title.

use crate::book::{Book, PerPower, PersonId, Power, SeatRef};
use crate::scoring::Scores;

use super::close;

/// A game that is the best with its power.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BestGame {
    pub seat: SeatRef,
    pub person: PersonId,
    /// Unrounded.
    pub score: f64,
}

/// Best country: for each power the highest game score with it over all rounds (WDC 2006 §19.10). Games of equal score
/// share the award and are all named, in the order of the rounds.
pub fn best_games(book: &Book, scores: &Scores) -> PerPower<Vec<BestGame>> {
    let mut best: PerPower<Vec<BestGame>> = PerPower::default();
    for (at, board) in book.boards() {
        for power in Power::ALL {
            let score = scores.counting(board, at.seat(power));
            let (Some(person), Some(score)) = (board.seats[power].player, score) else { continue };
            let holders = &mut best[power];
            let leader = holders.first().map_or(f64::NEG_INFINITY, |holder| holder.score);
            if !close(score, leader) && score > leader {
                holders.clear();
            }
            if close(score, leader) || score > leader {
                holders.push(BestGame { seat: at.seat(power), person, score });
            }
        }
    }
    best
}
