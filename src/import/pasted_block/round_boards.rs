//! The boards of a round for a pasted block: those that the round has, and those that the block needs besides.

use super::RoundPaste;
use crate::book::typed_words::next_name_after;
use crate::book::{Board, BoardRef, Round, RoundIx, fold_name, named_number};
use crate::import::words::title_words;

/// The boards of a round. Boards that the round lacks are added at its end.
#[derive(Debug)]
pub(super) struct RoundBoards<'a> {
    round: RoundIx,
    boards: &'a [Board],
    pub(super) new: Vec<String>,
}

impl<'a> RoundBoards<'a> {
    pub(super) fn new(paste: &RoundPaste<'a>) -> Self {
        let boards = paste.book.round(paste.round).map_or(&[][..], |round| &round.boards);
        RoundBoards { round: paste.round, boards, new: Vec::new() }
    }

    /// The board at this position. Boards that are missing up to there are added.
    pub(super) fn at(&mut self, position: usize) -> BoardRef {
        while position >= self.boards.len() + self.new.len() {
            let name = {
                let names: Vec<&str> = self
                    .boards
                    .iter()
                    .map(|board| board.name.as_str())
                    .chain(self.new.iter().map(String::as_str))
                    .collect();
                next_name_after(&names)
            };
            self.new.push(name);
        }
        BoardRef::new(self.round.0, position)
    }

    /// The board of this name, if the round has it or it was added.
    pub(super) fn find(&self, name: &str) -> Option<BoardRef> {
        let wanted = fold_name(title_words::board_name_in(name));
        let names = self.boards.iter().map(|board| board.name.as_str()).chain(self.new.iter().map(String::as_str));
        let mut names = names.map(|known| fold_name(title_words::board_name_in(known)));
        names.position(|known| known == wanted).map(|position| BoardRef::new(self.round.0, position))
    }

    /// The board of this name. A missing board is added.
    pub(super) fn named(&mut self, name: &str) -> BoardRef {
        self.find(name).unwrap_or_else(|| {
            self.new.push(title_words::board_name_in(name).to_owned());
            BoardRef::new(self.round.0, self.boards.len() + self.new.len() - 1)
        })
    }
}

/// Whether a name in a block is that of the round.
pub(super) fn is_same_round(name: &str, round: &Round) -> bool {
    let numbers = named_number(name).zip(round.named_number());
    numbers.map_or_else(
        || {
            let folded = fold_name(name);
            folded == fold_name(&round.name) || folded == fold_name(&round.title())
        },
        |(named, of_round)| named == of_round,
    )
}
