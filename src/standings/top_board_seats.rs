//! The seats of the top board: players and powers as chosen so far, or as the boards have them once they are made.

use super::choosing_order::ChoosingOrder;
use super::context::StandingsContext;
use super::top_board_qualification::TopBoardQualification;
use crate::book::{BoardRef, PersonId, Power, PowerChoice};

/// The seven players of the top board and their powers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TopBoardSeats {
    /// The boards of the top board, in the order of the games. Empty before they are made.
    pub boards: Vec<BoardRef>,
    /// Number of games that the seven play.
    pub games: usize,
    /// The players, in the order in which they choose for the first game.
    pub choosers: Vec<TopBoardChooser>,
    /// Number of players, from the first, whose position in this order the director entered.
    pub entered_positions: usize,
}

/// One of the seven players.
#[derive(Clone, Debug, PartialEq)]
pub struct TopBoardChooser {
    pub person: PersonId,
    /// The power in each game. `None` until it is chosen.
    pub powers: Vec<Option<Power>>,
}

impl TopBoardSeats {
    /// The seats as the boards have them, or as chosen so far.
    pub fn new(context: &StandingsContext<'_>, qualification: &TopBoardQualification) -> TopBoardSeats {
        let (book, decisions) = (context.book, context.top_board_decisions());
        let top_boards = &context.structure.top_boards;
        let boards = top_boards.with_players(book);
        let games = context.rules.top_board.as_ref().map_or(1, |rules| rules.games).max(boards.len());
        let players = if boards.is_empty() { qualification.seated_people() } else { context.top_board_players() };
        let order = ChoosingOrder::new(context, Some(qualification), &players);
        let power = |person: PersonId, game: usize| {
            if boards.is_empty() {
                let chosen = |choice: &&PowerChoice| choice.player == person && choice.game == game;
                decisions.chosen_powers.iter().find(chosen).map(|choice| choice.power)
            } else {
                let board = book.board(*boards.get(game)?)?;
                Power::ALL.into_iter().find(|power| board.seats[*power].player == Some(person))
            }
        };
        let chooser = |person: &PersonId| TopBoardChooser {
            person: *person,
            powers: (0..games).map(|game| power(*person, game)).collect(),
        };
        let choosers = order.players().iter().map(chooser).collect();
        TopBoardSeats { entered_positions: order.entered_count(), choosers, boards, games }
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
