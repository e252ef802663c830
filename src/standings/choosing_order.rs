//! The order in which the players of the top board choose their powers: as the director entered it, then by the ranking.

use super::context::StandingsContext;
use super::top_board_qualification::TopBoardQualification;
use crate::book::{Book, PersonId};

/// The order of choosing. It is complete, although the director may have entered only a part of it, or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChoosingOrder {
    players: Vec<PersonId>,
    /// Number of players, from the first, whom the director put in order.
    entered: usize,
}

impl ChoosingOrder {
    /// The order of `players`. Those whom the director put in order come first. The others follow in the order of
    /// choosing by the ranking, and at last those without a claim to a seat. A decision about a replaced player concerns
    /// the successor.
    pub fn new(
        context: &StandingsContext<'_>,
        qualification: Option<&TopBoardQualification>,
        players: &[PersonId],
    ) -> ChoosingOrder {
        let book = context.book;
        let entered = context.top_board_decisions().choice_order.iter();
        let entered: Vec<PersonId> = entered.map(|person| book.successor(*person)).collect();
        let entered_position = |person: &PersonId| entered.iter().position(|of| *of == book.successor(*person));
        let rank = |person: &PersonId| qualification.and_then(|of| of.choosing_rank(book.successor(*person)));
        let mut players = players.to_vec();
        players.sort_by_key(|person| {
            let (position, rank) = (entered_position(person), rank(person));
            (position.is_none(), position, rank.is_none(), rank)
        });
        let entered = players.iter().filter(|person| entered_position(person).is_some()).count();
        ChoosingOrder { players, entered }
    }

    /// The players, the first chooser first.
    pub fn players(&self) -> &[PersonId] {
        &self.players
    }

    /// Number of players, from the first, whom the director put in order.
    pub fn entered_count(&self) -> usize {
        self.entered
    }

    /// Whether the director put this player in order.
    pub fn is_entered(&self, book: &Book, person: PersonId) -> bool {
        self.position(book, person).is_some_and(|position| position <= self.entered)
    }

    /// The position of a player, from 1.
    pub(super) fn position(&self, book: &Book, person: PersonId) -> Option<usize> {
        let same = |other: &PersonId| book.successor(*other) == book.successor(person);
        self.players.iter().position(same).map(|at| at + 1)
    }
}
