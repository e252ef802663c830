//! The seats of the top board: players and powers as chosen so far, or as the boards have them once they are made.

use super::context::StandingsContext;
use super::top_board_qualification::TopBoardQualification;
use crate::book::{Board, BoardRef, Book, PersonId, Power};

/// The seven players of the top board and their powers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TopBoardSeats {
    /// The boards of the top board, in the order of the games. Empty before they are made.
    pub boards: Vec<BoardRef>,
    /// Number of games that the seven play.
    pub games: usize,
    /// The players, in the order in which they choose for the first game.
    pub choosers: Vec<TopBoardChooser>,
}

/// One of the seven players.
#[derive(Clone, Debug, PartialEq)]
pub struct TopBoardChooser {
    pub person: PersonId,
    /// The power in each game. `None` until it is chosen.
    pub powers: Vec<Option<Power>>,
}

/// The boards of the top board with at least one player, in the order of the numbers of their rounds.
pub fn top_boards(book: &Book) -> Vec<BoardRef> {
    let is_filled = |board: &Board| board.is_top_board && board.seats.values().any(|seat| seat.player.is_some());
    let mut boards: Vec<BoardRef> = book.boards().filter(|(_, board)| is_filled(board)).map(|(at, _)| at).collect();
    boards.sort_by_key(|at| (book.round_number(at.round), *at));
    boards
}

impl TopBoardSeats {
    /// The seats as the boards have them, or as chosen so far.
    pub fn new(context: &StandingsContext<'_>, qualification: &TopBoardQualification) -> TopBoardSeats {
        let book = context.book;
        let boards = top_boards(book);
        let games = context.rules.top_board.as_ref().map_or(1, |rules| rules.games).max(boards.len());
        if boards.is_empty() {
            let chosen = |person: PersonId, game: usize| {
                book.top_board.chosen_powers.iter().find(|choice| choice.player == person && choice.game == game)
            };
            let chooser = |person: PersonId| TopBoardChooser {
                person,
                powers: (0..games).map(|game| chosen(person, game).map(|choice| choice.power)).collect(),
            };
            let choosers = qualification.choosing_order(context, 0).into_iter().map(chooser).collect();
            return TopBoardSeats { boards, games, choosers };
        }
        let sits = |person: PersonId, game: usize| {
            let board = book.board(*boards.get(game)?)?;
            Power::ALL.into_iter().find(|power| board.seats[*power].player == Some(person))
        };
        let mut players: Vec<PersonId> = Vec::new();
        for at in &boards {
            let seats = book.board(*at).into_iter().flat_map(|board| board.seats.values());
            for person in seats.filter_map(|seat| seat.player) {
                if !players.contains(&person) {
                    players.push(person);
                }
            }
        }
        let entered = &book.top_board.choice_order;
        let claims = || qualification.candidates.iter().map(|candidate| candidate.person);
        let position = |person: &PersonId| {
            let scores = book.successor(*person);
            let order = |other: PersonId| other == *person || other == scores;
            if entered.is_empty() { claims().position(order) } else { entered.iter().copied().position(order) }
        };
        players.sort_by_key(|person| position(person).unwrap_or(usize::MAX));
        let chooser =
            |person: PersonId| TopBoardChooser { person, powers: (0..games).map(|game| sits(person, game)).collect() };
        TopBoardSeats { choosers: players.into_iter().map(chooser).collect(), boards, games }
    }

    /// The player who chose this power in a game (from 0).
    pub fn holder(&self, game: usize, power: Power) -> Option<PersonId> {
        let has = |chooser: &&TopBoardChooser| chooser.powers.get(game) == Some(&Some(power));
        self.choosers.iter().find(has).map(|chooser| chooser.person)
    }

    /// Whether seven players have a power in every game.
    pub fn is_complete(&self) -> bool {
        self.choosers.len() == Power::ALL.len()
            && self.choosers.iter().all(|chooser| chooser.powers.iter().all(Option::is_some))
    }
}
