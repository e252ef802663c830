//! Who sits at the top board with which power: as chosen so far, or as the board has it once it is made.

use super::context::Basis;
use super::top_board::Qualification;
use crate::book::{Board, BoardRef, Book, PersonId, Power};

/// The seven of the top board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TopTable {
    /// The boards of the top board, in the order of their games; none before it is made.
    pub boards: Vec<BoardRef>,
    /// How many games the seven play.
    pub games: usize,
    /// In the order in which they choose for the first game.
    pub choosers: Vec<Chooser>,
}

/// One of the seven.
#[derive(Clone, Debug, PartialEq)]
pub struct Chooser {
    pub person: PersonId,
    /// The power in each game, once it is chosen.
    pub powers: Vec<Option<Power>>,
}

/// The boards of the top board at which somebody sits, in order.
pub fn top_boards(book: &Book) -> Vec<BoardRef> {
    let is_filled = |board: &Board| board.top && board.seats.values().any(|seat| seat.player.is_some());
    book.boards().filter(|(_, board)| is_filled(board)).map(|(at, _)| at).collect()
}

impl TopTable {
    /// The seven as they sit, or as they have chosen so far.
    pub fn new(basis: &Basis<'_>, qualification: &Qualification) -> TopTable {
        let book = basis.book;
        let boards = top_boards(book);
        let games = basis.rules.top_board.as_ref().map_or(1, |rules| rules.games).max(boards.len());
        if boards.is_empty() {
            let chosen = |person: PersonId, game: usize| {
                book.top_board.powers.iter().find(|choice| choice.player == person && choice.game == game)
            };
            let chooser = |person: PersonId| Chooser {
                person,
                powers: (0..games).map(|game| chosen(person, game).map(|choice| choice.power)).collect(),
            };
            let choosers = qualification.choosing(basis, 0).into_iter().map(chooser).collect();
            return TopTable { boards, games, choosers };
        }
        let sits = |person: PersonId, game: usize| {
            let board = book.board(*boards.get(game)?)?;
            Power::ALL.into_iter().find(|power| board.seats[*power].player == Some(person))
        };
        let mut there: Vec<PersonId> = Vec::new();
        for at in &boards {
            let seats = book.board(*at).into_iter().flat_map(|board| board.seats.values());
            for person in seats.filter_map(|seat| seat.player) {
                if !there.contains(&person) {
                    there.push(person);
                }
            }
        }
        let entered = &book.top_board.chose;
        let claims = || qualification.candidates.iter().map(|candidate| candidate.person);
        let position = |person: &PersonId| {
            let scores = book.successor(*person);
            let order = |other: PersonId| other == *person || other == scores;
            if entered.is_empty() { claims().position(order) } else { entered.iter().copied().position(order) }
        };
        there.sort_by_key(|person| position(person).unwrap_or(usize::MAX));
        let chooser =
            |person: PersonId| Chooser { person, powers: (0..games).map(|game| sits(person, game)).collect() };
        TopTable { choosers: there.into_iter().map(chooser).collect(), boards, games }
    }

    /// Who chose this power in a game, if anybody did.
    pub fn holder(&self, game: usize, power: Power) -> Option<PersonId> {
        let has = |chooser: &&Chooser| chooser.powers.get(game) == Some(&Some(power));
        self.choosers.iter().find(has).map(|chooser| chooser.person)
    }

    /// Whether all seven have a power in every game.
    pub fn is_complete(&self) -> bool {
        self.choosers.len() == Power::ALL.len()
            && self.choosers.iter().all(|chooser| chooser.powers.iter().all(Option::is_some))
    }
}
