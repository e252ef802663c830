//! Rounds whose results are held back: which of them can be released, and which can be held back.

use super::book_engine::Engine;
use crate::book::{GameStage, RoundIx};

impl Engine {
    /// Whether this round has begun and is held back (`released` is true) or may be posted (`released` is false), so that
    /// it can change to the other.
    pub fn can_set_released(&self, at: RoundIx, released: bool) -> bool {
        let Some(round) = self.book.round(at) else { return false };
        let has_begun = round.boards.iter().any(|board| board.stage() != GameStage::NotStarted);
        has_begun && self.is_held_back(at) == released
    }

    /// The last round that can be released, or held back.
    pub fn last_round_to_release(&self, released: bool) -> Option<RoundIx> {
        let mut latest_first = self.round_numbers().in_order().iter().rev().map(|(_, at)| *at);
        latest_first.find(|at| self.can_set_released(*at, released))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, RoundField, SeatField};

    #[test]
    fn a_round_that_has_begun_can_be_held_back_and_released() {
        let mut book = Book::default();
        for name in ["1", "2"] {
            book.rounds.push(Round { name: name.into(), boards: vec![Board::new("A")], ..Round::default() });
        }
        let mut engine = Engine::new(book);
        assert_eq!(engine.last_round_to_release(false), None, "no round has begun");
        let count = SeatField::Centres(CellEntry::Value(3));
        engine.apply("count", Edit::Seat(BoardRef::new(0, 0).seat(Power::Italy).first_id(), count)).unwrap();
        assert_eq!((engine.last_round_to_release(false), engine.last_round_to_release(true)), (Some(RoundIx(0)), None));
        engine.apply("hold back", Edit::Round(RoundIx(0).first_id(), RoundField::ScoresReleased(Some(false)))).unwrap();
        assert_eq!((engine.last_round_to_release(false), engine.last_round_to_release(true)), (None, Some(RoundIx(0))));
    }
}
