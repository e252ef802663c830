//! A draw that was kept, made again from what was recorded with it.

use std::collections::HashMap;

use super::{Coming, adjacency};
use crate::book::{AskedRound, Book, KeptDraw, KeptSeat, PersonId, RoundIx, Seating};
use crate::draw::{Call, Effort, Lock, Player, Request, Round};

impl Coming {
    /// What a draw of this round was made from, as it was recorded: whatever has been corrected since, the same request. By
    /// the same version it gives the same boards on every machine.
    pub fn recorded(book: &Book, at: RoundIx, kept: &KeptDraw) -> Coming {
        let asked = &kept.asked;
        let numbers = (0..u16::MAX).zip(&asked.people).map(|(number, id)| (*id, Player(number))).collect();
        let known = Known(numbers);
        let first = at.0.saturating_sub(asked.of_these);
        let named = |drawn: usize| {
            let round = book.rounds.get(first + drawn);
            round.map_or_else(|| (first + drawn + 1).to_string(), |round| round.name.clone())
        };
        let request = Request {
            players: u16::try_from(asked.people.len()).unwrap_or(u16::MAX),
            history: asked.before.iter().map(|round| known.seating(round)).collect(),
            rounds: asked.rounds.iter().map(|round| known.call(round)).collect(),
            separations: asked.separations.iter().filter_map(|pair| known.pair(*pair)).collect(),
            adjacency: adjacency(&asked.neighbours),
            seed: kept.seed,
            effort: Effort(asked.effort),
        };
        Coming {
            first,
            names: (0..asked.rounds.len()).map(named).collect(),
            people: asked.people.clone(),
            neighbours: asked.neighbours.clone(),
            // What was recorded says who was kept apart; today's rules are not asked.
            apart: None,
            request,
        }
    }
}

/// The numbers that people had in a draw.
struct Known(HashMap<PersonId, Player>);

impl Known {
    fn one(&self, id: PersonId) -> Option<Player> {
        self.0.get(&id).copied()
    }

    fn pair(&self, pair: [PersonId; 2]) -> Option<[Player; 2]> {
        Some([self.one(pair[0])?, self.one(pair[1])?])
    }

    fn all(&self, people: &[PersonId]) -> Vec<Player> {
        people.iter().filter_map(|id| self.one(*id)).collect()
    }

    fn groups(&self, groups: &[Vec<PersonId>]) -> Vec<Vec<Player>> {
        groups.iter().map(|group| self.all(group)).collect()
    }

    fn seating(&self, round: &Seating) -> Round {
        let board = |seats: &crate::book::PerPower<Option<PersonId>>| {
            crate::book::PerPower::from_fn(|power| seats[power].and_then(|id| self.one(id)))
        };
        Round { boards: round.boards.iter().map(board).collect(), out: self.all(&round.sat_out) }
    }

    fn call(&self, asked: &AskedRound) -> Call {
        let lock =
            |seat: &KeptSeat| Some(Lock { player: self.one(seat.player)?, board: seat.board, power: seat.power });
        let wish = |(id, powers): &(PersonId, Vec<_>)| Some((self.one(*id)?, powers.clone()));
        Call {
            present: self.all(&asked.present),
            twice: self.all(&asked.twice),
            first_out: self.groups(&asked.first_out),
            teams: self.groups(&asked.teams),
            locks: asked.kept.iter().filter_map(lock).collect(),
            empty: asked.empty.clone(),
            preferences: asked.preferences.iter().filter_map(wish).collect(),
            strength: asked.strength.iter().filter_map(|(id, it)| Some((self.one(*id)?, *it))).collect(),
            ..Call::default()
        }
    }
}
