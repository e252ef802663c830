//! The number of rounds in which players have seats, for the limits of the rules.

use std::collections::HashMap;

use crate::book::{BoardRef, Book, PersonId, RoundIx, SeatRef};

/// The rounds of each player. Rounds with the same number are one round.
#[derive(Clone, Debug, Default)]
pub(super) struct RoundsOfPlayers {
    /// By the number of the person, for numbers that are not larger than the number of people.
    by_person: Vec<PlayerRounds>,
    others: HashMap<PersonId, PlayerRounds>,
}

/// The rounds of one player.
#[derive(Clone, Debug, Default)]
struct PlayerRounds {
    /// The numbers of the rounds, in order.
    numbers: Vec<usize>,
    /// The seat in the latest round. `None` for a round that is being drawn.
    seat: Option<SeatRef>,
}

impl PlayerRounds {
    /// Adds the round with this number. In a round with several seats, the seat that is added first stays.
    fn add(&mut self, number: usize, seat: Option<SeatRef>) {
        // Most rounds are added in the order of their numbers.
        if self.numbers.last().is_none_or(|latest| *latest < number) {
            self.numbers.push(number);
            self.seat = seat;
        } else if let Err(position) = self.numbers.binary_search(&number) {
            self.numbers.insert(position, number);
        }
    }
}

impl RoundsOfPlayers {
    /// The rounds that the players of the book have played of these.
    pub(super) fn new(book: &Book, rounds: &[(usize, RoundIx)]) -> RoundsOfPlayers {
        let by_person = vec![PlayerRounds::default(); book.people.len() + 1];
        let mut played = RoundsOfPlayers { by_person, others: HashMap::new() };
        played.add_rounds(book, rounds);
        played
    }

    /// Adds rounds to those of the players.
    pub(super) fn add_rounds(&mut self, book: &Book, rounds: &[(usize, RoundIx)]) {
        for (number, at) in rounds {
            for (n, board) in book.round(*at).into_iter().flat_map(|round| round.boards.iter().enumerate()) {
                for (power, seat) in board.seats.iter() {
                    if let Some(player) = seat.player {
                        self.add(player, *number, Some(BoardRef::new(at.0, n).seat(power)));
                    }
                }
            }
        }
    }

    /// Adds the round with this number to the rounds of a player.
    pub(super) fn add(&mut self, player: PersonId, number: usize, seat: Option<SeatRef>) {
        match self.by_person.get_mut(player.0 as usize) {
            Some(known) => known.add(number, seat),
            None => self.others.entry(player).or_default().add(number, seat),
        }
    }

    /// The number of rounds of a player.
    pub(super) fn count(&self, player: PersonId) -> usize {
        self.of(player).map_or(0, |rounds| rounds.numbers.len())
    }

    /// The seat of a player in the latest round. In a round with several seats of the player, the first of them.
    pub(super) fn latest_seat(&self, player: PersonId) -> Option<SeatRef> {
        self.of(player)?.seat
    }

    fn of(&self, player: PersonId) -> Option<&PlayerRounds> {
        self.by_person.get(player.0 as usize).or_else(|| self.others.get(&player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Power, Round, RoundNumbers};

    #[test]
    fn two_rounds_with_one_number_are_one_round() {
        let mut book = Book::default();
        for name in ["3", "1", "1", "2"] {
            let mut board = Board::new("A");
            board.seats[Power::Italy].player = Some(PersonId(7));
            book.rounds.push(Round { name: name.into(), boards: vec![board], ..Round::default() });
        }
        let mut played = RoundsOfPlayers::new(&book, RoundNumbers::new(&book.rounds).in_order());
        assert_eq!(played.count(PersonId(7)), 3);
        assert_eq!(played.latest_seat(PersonId(7)), Some(BoardRef::new(0, 0).seat(Power::Italy)));
        for number in [3, 4] {
            played.add(PersonId(7), number, None);
        }
        assert_eq!((played.count(PersonId(7)), played.count(PersonId(1))), (4, 0));
    }

    #[test]
    fn rounds_are_counted_in_any_order() {
        let seat = |round: usize| Some(BoardRef::new(round, 0).seat(Power::Italy));
        let mut played = RoundsOfPlayers::default();
        for (round, number) in [5, 2, 5, 3, 2, 1].into_iter().enumerate() {
            played.add(PersonId(7), number, seat(round));
        }
        assert_eq!((played.count(PersonId(7)), played.latest_seat(PersonId(7))), (4, seat(0)));
    }
}
