//! A what-if: a copy of the book in which one board has a supposed ending, with everything computed from it.

use super::book_engine::Engine;
use crate::book::{Board, BoardField, BoardRef, Edit, EditError, GameStage, Power, SeatField, StepName};
use crate::languages::messages::steps;

/// A supposed ending of a board.
#[derive(Debug)]
pub struct WhatIf {
    at: BoardRef,
    /// The board as it is in the book.
    board: Board,
    /// The copy of the book with the supposed ending.
    engine: Engine,
    /// The revision of the book that was copied.
    base_revision: u64,
}

impl WhatIf {
    /// A what-if for this board. Nothing is supposed yet. `None` where there is no such board.
    pub fn new(real: &Engine, at: BoardRef) -> Option<WhatIf> {
        let board = real.board(at)?.clone();
        Some(WhatIf { at, board, engine: Engine::new(real.book().clone()), base_revision: real.revision() })
    }

    /// The board with the supposed ending.
    pub fn board(&self) -> BoardRef {
        self.at
    }

    /// The copy of the book with the supposed ending, and everything computed from it.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The revision of the book that was copied.
    pub fn base_revision(&self) -> u64 {
        self.base_revision
    }

    /// Copies the book again if it has changed, and supposes the same ending. Returns false when the board is gone or has
    /// other players now. The what-if then makes no sense any more.
    pub fn update(&mut self, real: &Engine) -> bool {
        if real.revision() == self.base_revision {
            return true;
        }
        let players = |board: &Board| board.seats.0.each_ref().map(|seat| seat.player);
        let Some(board) = real.board(self.at).filter(|board| players(board) == players(&self.board)) else {
            return false;
        };
        let board = board.clone();
        let edit = self.edit();
        self.engine = Engine::new(real.book().clone());
        (self.board, self.base_revision) = (board, real.revision());
        edit.is_none_or(|edit| self.engine.apply(steps::supposed_ending(), edit).is_ok())
    }

    /// Whether the supposed ending differs from the book.
    pub fn has_changed(&self) -> bool {
        self.edit().is_some()
    }

    /// Makes a change in the copy.
    ///
    /// # Errors
    /// As [`crate::book::Book::apply`]; nothing has changed then.
    pub fn apply(&mut self, what: impl Into<StepName>, edit: Edit) -> Result<(), EditError> {
        self.engine.apply(what, edit)
    }

    /// Undoes the newest step in the copy, and returns its name.
    pub fn undo(&mut self) -> Option<StepName> {
        self.engine.undo()
    }

    /// Repeats the step in the copy that was undone last, and returns its name.
    pub fn redo(&mut self) -> Option<StepName> {
        self.engine.redo()
    }

    /// The edit that brings the supposed ending into the book, as one step. `None` where the ending is as in the book.
    pub fn edit(&self) -> Option<Edit> {
        let (old, new) = (&self.board, self.engine.board(self.at)?);
        let id = self.engine.book().board_id(self.at);
        let mut edits = Vec::new();
        for power in Power::ALL {
            let (seat, was, is) = (id.seat(power), &old.seats[power], &new.seats[power]);
            if was.centres != is.centres {
                edits.push(Edit::Seat(seat, SeatField::Centres(is.centres.clone())));
            }
            if was.eliminated != is.eliminated {
                edits.push(Edit::Seat(seat, SeatField::Eliminated(is.eliminated.clone())));
            }
            if was.in_draw != is.in_draw {
                edits.push(Edit::Seat(seat, SeatField::InDraw(is.in_draw)));
            }
        }
        if old.end_year != new.end_year {
            edits.push(Edit::Board(id, BoardField::EndYear(new.end_year.clone())));
        }
        if old.ending != new.ending {
            edits.push(Edit::Board(id, BoardField::Ending(new.ending)));
        }
        (!edits.is_empty()).then_some(Edit::Batch(edits))
    }
}

/// The boards to choose from for a what-if, with their stages. Boards that have not ended come first.
pub fn boards_for_what_if(engine: &Engine) -> Vec<(BoardRef, GameStage)> {
    let boards = engine.book().boards();
    let mut boards: Vec<(BoardRef, GameStage)> = boards.map(|(at, _)| (at, engine.stage(at))).collect();
    boards.sort_by_key(|(_, stage)| *stage == GameStage::Ended);
    boards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, CellEntry, Round};

    const BOARD: BoardRef = BoardRef::new(0, 1);

    fn count(at: BoardRef, power: Power, centres: u16) -> Edit {
        Edit::Seat(at.seat(power).first_id(), SeatField::Centres(CellEntry::Value(centres)))
    }

    /// A round of two boards. The first has ended.
    fn engine() -> Engine {
        let mut book = Book::default();
        book.event.rules = "EuroDipCon 4".into();
        let boards = vec![Board::new("A"), Board::new("B")];
        book.rounds.push(Round { name: "1".into(), boards, ..Round::default() });
        for (n, power) in Power::ALL.into_iter().enumerate() {
            for at in [BoardRef::new(0, 0), BOARD] {
                let seated = book.edit_to_seat(at.seat(power), &format!("Player {}{n}", at.board.0));
                book.apply(seated).unwrap();
            }
            book.apply(count(BoardRef::new(0, 0), power, [8, 7, 6, 5, 4, 3, 1][n])).unwrap();
        }
        Engine::new(book)
    }

    #[test]
    fn the_supposed_ending_changes_the_copy_only_and_comes_into_the_book_as_one_step() {
        let mut real = engine();
        let mut what_if = WhatIf::new(&real, BOARD).unwrap();
        assert!(!what_if.has_changed());
        for (n, power) in Power::ALL.into_iter().enumerate() {
            what_if.apply("count", count(BOARD, power, [1, 3, 4, 5, 6, 7, 8][n])).unwrap();
        }
        assert_eq!((real.standings().rows.len(), what_if.engine().standings().rows.len()), (7, 14));
        real.apply("supposed ending", what_if.edit().unwrap()).unwrap();
        assert_eq!(real.standings().rows.len(), 14);
        real.undo();
        assert_eq!(real.standings().rows.len(), 7);
        while what_if.undo().is_some() {}
        assert!(!what_if.has_changed());
        assert_eq!(what_if.redo(), Some("count".into()));
    }

    #[test]
    fn the_copy_takes_changes_of_the_book_over_until_the_board_has_other_players() {
        let mut real = engine();
        let mut what_if = WhatIf::new(&real, BOARD).unwrap();
        what_if.apply("count", count(BOARD, Power::Italy, 9)).unwrap();
        real.apply("count", count(BoardRef::new(0, 0), Power::Italy, 2)).unwrap();
        assert!(what_if.update(&real));
        let italy = |engine: &Engine, at: BoardRef| engine.board(at).unwrap().current_count(Power::Italy);
        assert_eq!(italy(what_if.engine(), BoardRef::new(0, 0)), Some(2));
        assert_eq!(italy(what_if.engine(), BOARD), Some(9));
        assert_eq!(what_if.base_revision(), real.revision());
        real.apply("seat", Edit::Seat(BOARD.seat(Power::Italy).first_id(), SeatField::Player(None))).unwrap();
        assert!(!what_if.update(&real));
    }

    #[test]
    fn boards_that_have_not_ended_are_offered_first() {
        let boards = boards_for_what_if(&engine());
        assert_eq!(boards.iter().map(|(at, _)| at.board.0).collect::<Vec<_>>(), [1, 0]);
        assert!(WhatIf::new(&engine(), BoardRef::new(3, 0)).is_none());
    }
}
