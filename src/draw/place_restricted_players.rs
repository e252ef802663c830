//! Boards for the players who cannot sit on every board: those with a reserved power but no certain board, and those on
//! two boards.
//!
//! This is a flow problem: each player flows to a board, a board has each power once, and a board has a limited number
//! of seats. A new player can move others to other boards. So if no solution is found, none exists.

use std::collections::{BTreeMap, BTreeSet};

use super::request::{Player, RoundRequest};
use crate::book::Power;

/// A property that only one seat of a board can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum UniqueOnBoard {
    Power(Power),
    /// A player on two boards has one seat on each.
    Player(Player),
}

/// The seat with the property: one that is being assigned, or a fixed one.
#[derive(Clone, Copy, Debug)]
enum UniqueHolder {
    Placed(usize),
    Fixed,
}

/// The board of each of these players, or a player for whom the reserved seats leave no board.
pub(super) fn assign_boards(round_request: &RoundRequest) -> Result<Vec<(Player, usize)>, Player> {
    let mut flow = BoardFlow {
        free_seats: vec![7; round_request.board_count()],
        taken: BTreeMap::new(),
        to_place: Vec::new(),
        board_of: Vec::new(),
    };
    for &(board, power) in &round_request.empty_seats {
        flow.occupy(board, Some(UniqueOnBoard::Power(power)));
    }
    for reservation in &round_request.reserved_seats {
        let power = reservation.power.map(UniqueOnBoard::Power);
        match (reservation.board, power) {
            (Some(board), _) => {
                flow.occupy(board, power);
                flow.taken.insert((board, UniqueOnBoard::Player(reservation.player)), UniqueHolder::Fixed);
            }
            (None, Some(power)) => flow.to_place.push((reservation.player, power)),
            (None, None) => {}
        }
    }
    for &player in &round_request.on_two_boards {
        let reserved = round_request.reserved_seats.iter().filter(|reservation| reservation.player == player).count();
        flow.to_place.extend((reserved..2).map(|_| (player, UniqueOnBoard::Player(player))));
    }
    flow.board_of = vec![None; flow.to_place.len()];
    for number in 0..flow.to_place.len() {
        if !flow.find_board(number, &mut Visited::default()) {
            return Err(flow.to_place[number].0);
        }
    }
    let placed = flow.to_place.iter().zip(&flow.board_of);
    Ok(placed.filter_map(|((player, _), at)| Some((*player, (*at)?))).collect())
}

/// The places visited since the last new player. They need not be visited again.
#[derive(Default)]
struct Visited {
    players: BTreeSet<usize>,
    full_boards: BTreeSet<usize>,
    unique: BTreeSet<(usize, UniqueOnBoard)>,
}

struct BoardFlow {
    /// Free seats, by board.
    free_seats: Vec<usize>,
    taken: BTreeMap<(usize, UniqueOnBoard), UniqueHolder>,
    to_place: Vec<(Player, UniqueOnBoard)>,
    board_of: Vec<Option<usize>>,
}

impl BoardFlow {
    fn occupy(&mut self, board: usize, what: Option<UniqueOnBoard>) {
        if let Some(seats_left) = self.free_seats.get_mut(board) {
            *seats_left = seats_left.saturating_sub(1);
        }
        self.taken.extend(what.map(|what| ((board, what), UniqueHolder::Fixed)));
    }

    /// Finds a board for a player. Other players may move for it.
    fn find_board(&mut self, number: usize, visited: &mut Visited) -> bool {
        let unique = self.to_place[number].1;
        if !visited.players.insert(number) {
            return false;
        }
        for board in 0..self.free_seats.len() {
            if !visited.unique.insert((board, unique)) {
                continue;
            }
            let goes = match self.taken.get(&(board, unique)).copied() {
                Some(UniqueHolder::Fixed) => false,
                Some(UniqueHolder::Placed(other)) => self.find_board(other, visited),
                None => {
                    self.free_seats[board] > 0 || visited.full_boards.insert(board) && self.make_room(board, visited)
                }
            };
            if goes {
                self.assign(number, board);
                return true;
            }
        }
        false
    }

    fn make_room(&mut self, board: usize, visited: &mut Visited) -> bool {
        (0..self.board_of.len()).any(|other| self.board_of[other] == Some(board) && self.find_board(other, visited))
    }

    fn assign(&mut self, number: usize, board: usize) {
        let unique = self.to_place[number].1;
        if let Some(before) = self.board_of[number].replace(board) {
            self.free_seats[before] += 1;
            if matches!(self.taken.get(&(before, unique)), Some(UniqueHolder::Placed(its)) if *its == number) {
                self.taken.remove(&(before, unique));
            }
        }
        self.free_seats[board] -= 1;
        self.taken.insert((board, unique), UniqueHolder::Placed(number));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::request::SeatReservation;

    fn reserved(player: u16, board: Option<usize>, power: Option<Power>) -> SeatReservation {
        SeatReservation { player: Player(player), board, power }
    }

    #[test]
    fn a_player_with_a_reserved_power_moves_others() {
        let mut round_request = RoundRequest { present: (0..14).map(Player).collect(), ..RoundRequest::default() };
        // Six seats of board A and Turkey of board B are reserved. Turkey of board A is the only seat for the other
        // reservation of Turkey, so the reservation of France must be on board B.
        round_request.reserved_seats = (0..6).map(|player| reserved(player, Some(0), None)).collect();
        round_request.reserved_seats.push(reserved(6, None, Some(Power::France)));
        round_request.reserved_seats.push(reserved(7, Some(1), Some(Power::Turkey)));
        round_request.reserved_seats.push(reserved(8, None, Some(Power::Turkey)));
        assert_eq!(assign_boards(&round_request), Ok(vec![(Player(6), 1), (Player(8), 0)]));
        round_request.reserved_seats.push(reserved(9, Some(1), Some(Power::France)));
        assert_eq!(assign_boards(&round_request), Err(Player(8)));
    }

    #[test]
    fn a_player_on_two_boards_has_a_seat_on_each() {
        let mut round_request = RoundRequest {
            present: (0..13).map(Player).collect(),
            on_two_boards: vec![Player(3)],
            ..RoundRequest::default()
        };
        assert_eq!(assign_boards(&round_request), Ok(vec![(Player(3), 1), (Player(3), 0)]));
        round_request.reserved_seats = (5..12).map(|player| reserved(player, Some(0), None)).collect();
        assert_eq!(assign_boards(&round_request), Err(Player(3)));
    }
}
