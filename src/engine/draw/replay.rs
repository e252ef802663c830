//! Repeats a recorded draw from the inputs recorded with it.

use std::collections::HashMap;

use super::{ComingRounds, adjacency};
use crate::book::{Book, PersonId, ReservedSeat, RoundIx, RoundSeating, StoredDraw, StoredDrawRound};
use crate::draw::{DrawEffort, DrawRequest, Player, RoundRequest, SeatReservation, SeatedRound};

impl ComingRounds {
    /// The request of a recorded draw, independent of later corrections in the book. The same version of the drawing method
    /// gives the same boards on every machine.
    pub fn from_record(book: &Book, at: RoundIx, kept: &StoredDraw) -> ComingRounds {
        let asked = &kept.input;
        let numbers = (0..u16::MAX).zip(&asked.people).map(|(number, id)| (*id, Player(number))).collect();
        let known = RecordedPlayers(numbers);
        let first = at.0.saturating_sub(asked.round_index);
        let named = |drawn: usize| {
            let round = book.rounds.get(first + drawn);
            round.map_or_else(|| (first + drawn + 1).to_string(), |round| round.name.clone())
        };
        let request = DrawRequest {
            player_count: u16::try_from(asked.people.len()).unwrap_or(u16::MAX),
            earlier_rounds: asked.earlier_rounds.iter().map(|round| known.seating(round)).collect(),
            rounds: asked.rounds.iter().map(|round| known.round_request(round)).collect(),
            separations: asked.separations.iter().filter_map(|pair| known.pair(*pair)).collect(),
            adjacency: adjacency(&asked.neighbours),
            seed: kept.seed,
            effort: DrawEffort(asked.move_limit),
        };
        ComingRounds {
            first,
            round_names: (0..asked.rounds.len()).map(named).collect(),
            people: asked.people.clone(),
            neighbours: asked.neighbours.clone(),
            // The record contains the separated players. The present rules do not matter.
            team_separation_rounds: None,
            request,
        }
    }
}

/// The numbers of people in the recorded draw.
struct RecordedPlayers(HashMap<PersonId, Player>);

impl RecordedPlayers {
    fn player(&self, id: PersonId) -> Option<Player> {
        self.0.get(&id).copied()
    }

    fn pair(&self, pair: [PersonId; 2]) -> Option<[Player; 2]> {
        Some([self.player(pair[0])?, self.player(pair[1])?])
    }

    fn players(&self, people: &[PersonId]) -> Vec<Player> {
        people.iter().filter_map(|id| self.player(*id)).collect()
    }

    fn groups(&self, groups: &[Vec<PersonId>]) -> Vec<Vec<Player>> {
        groups.iter().map(|group| self.players(group)).collect()
    }

    fn seating(&self, round: &RoundSeating) -> SeatedRound {
        let board = |seats: &crate::book::PerPower<Option<PersonId>>| {
            crate::book::PerPower::from_fn(|power| seats[power].and_then(|id| self.player(id)))
        };
        SeatedRound { boards: round.boards.iter().map(board).collect(), sitting_out: self.players(&round.sat_out) }
    }

    fn round_request(&self, asked: &StoredDrawRound) -> RoundRequest {
        let lock = |seat: &ReservedSeat| {
            Some(SeatReservation { player: self.player(seat.player)?, board: seat.board, power: seat.power })
        };
        let wish = |(id, powers): &(PersonId, Vec<_>)| Some((self.player(*id)?, powers.clone()));
        RoundRequest {
            present: self.players(&asked.present),
            on_two_boards: self.players(&asked.on_two_boards),
            sit_out_groups: self.groups(&asked.sit_out_groups),
            teams: self.groups(&asked.teams),
            reserved_seats: asked.reserved_seats.iter().filter_map(lock).collect(),
            empty_chairs: asked.empty_seats.clone(),
            preferences: asked.preferences.iter().filter_map(wish).collect(),
            strengths: asked.strength.iter().filter_map(|(id, it)| Some((self.player(*id)?, *it))).collect(),
            ..RoundRequest::default()
        }
    }
}
