//! Checks substitutes who play another game at the same time.

use std::collections::{HashMap, HashSet};

use super::Problem;
use crate::book::{BoardRef, Book, CellAddress, GameStage, PersonId, RoundIx, Seat, SeatColumn};
use crate::languages::window_sentences::problems as texts;

/// Checks a round for substitutes who play another game that is not over for them. `sits` has the board of each player's seat, and
/// `twice` the players who may play two games.
pub(super) fn check_substitutes(
    book: &Book,
    at: RoundIx,
    sits: &HashMap<PersonId, (BoardRef, usize)>,
    twice: &HashSet<PersonId>,
    problems: &mut Vec<Problem>,
) {
    let mut carries_on: HashMap<PersonId, BoardRef> = HashMap::new();
    let boards = book.boards().filter(|(board, _)| board.round == at);
    for (here, board) in boards.filter(|(_, board)| board.stage() != GameStage::Ended) {
        for (power, seat) in board.seats.iter().filter(|(power, _)| board.elimination_year(*power).is_none()) {
            // The last of the substitutes plays on.
            let substitute = seat.substitutes.last().map(|substitute| substitute.player);
            let Some(substitute) = substitute.filter(|player| !twice.contains(player)) else { continue };
            let own = sits.get(&substitute).map(|(at, _)| *at).filter(|own| plays_on(book, *own, substitute));
            let others = [own, carries_on.insert(substitute, here)].into_iter().flatten();
            let Some(other) = others.into_iter().filter(|other| *other != here).find_map(|other| book.board(other))
            else {
                continue;
            };
            // The same players may play several games of a medal round at once.
            if board.is_top_board && other.is_top_board {
                continue;
            }
            let name = book.name_of(Some(substitute));
            problems.push(Problem::remark(
                CellAddress::Seat(here.seat(power), SeatColumn::Substitutes),
                texts::carries_on_two_games(name, &other.name),
                texts::enter_another_substitute(),
            ));
        }
    }
}

/// Whether somebody plays a power of a board that nobody has carried on, in a game that is not over.
fn plays_on(book: &Book, at: BoardRef, player: PersonId) -> bool {
    let Some(board) = book.board(at).filter(|board| board.stage() != GameStage::Ended) else { return false };
    let is_own = |seat: &Seat| seat.player == Some(player) && seat.substitutes.is_empty();
    board.seats.iter().any(|(power, seat)| is_own(seat) && board.elimination_year(power).is_none())
}
