//! Checks substitutes who play another game, or another power, at the same time.

use std::collections::{HashMap, HashSet};

use super::Problem;
use crate::book::{BoardRef, Book, CellAddress, GameStage, PersonId, RoundIx, Seat, SeatColumn, SeatRef};
use crate::languages::window_sentences::{event_problems, problems as texts};

/// Checks a round for substitutes who play another game that is not over for them, or another power of the same game. `sits` has
/// the board of each player's seat, and `twice` the players who may play two games.
pub(super) fn check_substitutes(
    book: &Book,
    at: RoundIx,
    sits: &HashMap<PersonId, (BoardRef, usize)>,
    twice: &HashSet<PersonId>,
    problems: &mut Vec<Problem>,
) {
    let mut carries_on: HashMap<PersonId, SeatRef> = HashMap::new();
    let boards = book.boards().filter(|(board, _)| board.round == at);
    for (here, board) in boards.filter(|(_, board)| board.stage() != GameStage::Ended) {
        for (power, seat) in board.seats.iter().filter(|(power, _)| board.elimination_year(*power).is_none()) {
            // The last of the substitutes plays on.
            let substitute = seat.substitutes.last().map(|substitute| substitute.player);
            let Some(substitute) = substitute.filter(|player| !twice.contains(player)) else { continue };
            let own = sits.get(&substitute).and_then(|(at, _)| own_seat(book, *at, substitute));
            let before = carries_on.insert(substitute, here.seat(power));
            let Some(other) = own.or(before) else { continue };
            let Some(other_board) = book.board(other.board) else { continue };
            let name = book.name_of(Some(substitute));
            let (what, cure) = if other.board == here {
                let power = other.power.name_in_window();
                (texts::carries_on_two_powers(name, power), event_problems::choose_another_substitute())
            } else if board.is_top_board && other_board.is_top_board {
                // The same players may play several games of a medal round at once.
                continue;
            } else {
                (texts::carries_on_two_games(name, &other_board.name), texts::enter_another_substitute())
            };
            problems.push(Problem::remark(CellAddress::Seat(here.seat(power), SeatColumn::Substitutes), what, cure));
        }
    }
}

/// The seat at a board in which somebody plays a power that nobody has carried on, in a game that is not over.
fn own_seat(book: &Book, at: BoardRef, player: PersonId) -> Option<SeatRef> {
    let board = book.board(at).filter(|board| board.stage() != GameStage::Ended)?;
    let is_own = |seat: &Seat| seat.player == Some(player) && seat.substitutes.is_empty();
    let mut seats = board.seats.iter();
    let (power, _) = seats.find(|(power, seat)| is_own(seat) && board.elimination_year(*power).is_none())?;
    Some(at.seat(power))
}
