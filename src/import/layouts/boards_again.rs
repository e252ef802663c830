//! A sheet with the boards of another one, such as a list of all players beside the blocks of their boards.

use crate::book::{Board, Power, RoundIx, fold_name};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::draft::board_comparison::SAME_SEATS;
use crate::import::draft::draft_book::DraftBook;
use crate::import::recipe::FoundBoard;
use crate::import::words::heading_words::Heading;

/// The round whose boards stand in this sheet again: each board of the sheet has the name of one of them, and most of its players with
/// the same powers. Their counts may differ, which is asked about.
pub(super) fn round_with_boards_again(draft: &DraftBook, sheet: &RawSheet, boards: &[FoundBoard]) -> Option<RoundIx> {
    let is_again = |round: RoundIx, found: &FoundBoard| {
        let named = found.board.as_ref().and_then(|name| draft.find_board(round, &name.name));
        named.and_then(|board| draft.book.board(board)).is_some_and(|board| {
            let has_same = |power: &Power| has_player(draft, sheet, found, board, *power);
            Power::ALL.iter().filter(|power| has_same(power)).count() >= SAME_SEATS
        })
    };
    let mut rounds = (0..draft.book.rounds.len()).map(RoundIx);
    rounds.find(|round| !boards.is_empty() && boards.iter().all(|found| is_again(*round, found)))
}

/// Whether a board of the sheet and one of the book have the same player for a power.
fn has_player(draft: &DraftBook, sheet: &RawSheet, found: &FoundBoard, board: &Board, power: Power) -> bool {
    let player = found.seats[power].as_ref().and_then(|seat| seat.value(Heading::Player));
    let known = board.seats[power].player.map(|_| draft.book.name_of(board.seats[power].player));
    player.zip(known).is_some_and(|(player, known)| fold_name(&player.text(sheet)) == fold_name(known))
}
