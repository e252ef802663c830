//! Records a draw with its inputs, and repeats a recorded draw.

use std::collections::HashMap;

use super::adjacency_conversion::{adjacency, neighbours_of};
use super::counted_rounds::counted_rounds;
use super::{ComingRounds, RoundNames};
use crate::book::{
    Book, PerPower, PersonId, ReservedSeat, RoundIx, RoundNumbers, RoundSeating, StoredDraw, StoredDrawInput,
    StoredDrawRound,
};
use crate::draw::{DrawEffort, DrawRequest, METHOD_VERSION, Player, RoundRequest, SeatReservation, SeatedRound};

impl ComingRounds {
    /// The request of a recorded draw, independent of later corrections in the book. The same version of the drawing
    /// method gives the same boards on every machine.
    pub fn from_record(book: &Book, at: RoundIx, record: &StoredDraw) -> ComingRounds {
        let input = &record.input;
        let players = (0..u16::MAX).zip(&input.people).map(|(number, id)| (*id, Player(number))).collect();
        let known = RecordedPlayers(players);
        let first = at.0.saturating_sub(input.round_index);
        let named = |drawn: usize| {
            let round = book.rounds.get(first + drawn);
            let number = || book.round_number(RoundIx(first + drawn)).to_string();
            round.map_or_else(number, |round| round.name.clone())
        };
        let numbers: Vec<usize> =
            (first..first + input.rounds.len()).map(|at| book.round_number(RoundIx(at))).collect();
        let round_request = |(number, round): (&usize, &StoredDrawRound)| RoundRequest {
            number: Some(*number),
            ..known.round_request(round)
        };
        let request = DrawRequest {
            player_count: u16::try_from(input.people.len()).unwrap_or(u16::MAX),
            earlier_rounds: input.earlier_rounds.iter().map(|round| known.seating(round)).collect(),
            rounds: numbers.iter().zip(&input.rounds).map(round_request).collect(),
            separations: input.separations.iter().filter_map(|pair| known.pair(*pair)).collect(),
            adjacency: adjacency(&input.neighbours),
            seed: record.seed,
            effort: DrawEffort(input.move_limit),
        };
        let earlier = earlier_rounds(book, RoundIx(first), input);
        ComingRounds {
            first,
            earlier,
            numbers,
            round_names: (0..input.rounds.len()).map(named).collect(),
            people: input.people.clone(),
            neighbours: input.neighbours.clone(),
            // The record contains the separated players. The present rules do not matter.
            team_separation_rounds: None,
            team_round: None,
            later_rounds_note: None,
            round_limit_notes: Vec::new(),
            lost_claim_warnings: Vec::new(),
            no_roll_call_note: None,
            request,
        }
    }

    /// The records of a draw and its inputs, one for each of its rounds.
    pub fn draw_records(&self, drawn: &[SeatedRound], time: &str) -> Vec<StoredDraw> {
        let input = self.recorded_inputs();
        let record = drawn.iter().enumerate().map(|(of_these, round)| StoredDraw {
            time: time.to_owned(),
            seed: self.request.seed,
            version: format!("{}, method {METHOD_VERSION}", env!("CARGO_PKG_VERSION")),
            input: StoredDrawInput { round_index: of_these, ..input.clone() },
            seating: self.to_seating(round),
        });
        record.collect()
    }

    /// The seating of a recorded draw. People who were removed from the list since then are missing.
    pub fn recorded_round(&self, record: &StoredDraw) -> SeatedRound {
        let player = |id: &PersonId| self.player(*id);
        let board =
            |seats: &PerPower<Option<PersonId>>| PerPower::from_fn(|power| seats[power].as_ref().and_then(player));
        SeatedRound {
            boards: record.seating.boards.iter().map(board).collect(),
            sitting_out: record.seating.sat_out.iter().filter_map(player).collect(),
        }
    }

    fn to_seating(&self, round: &SeatedRound) -> RoundSeating {
        let person = |player: &Player| self.person(*player);
        let board =
            |seats: &PerPower<Option<Player>>| PerPower::from_fn(|power| seats[power].as_ref().and_then(person));
        RoundSeating {
            boards: round.boards.iter().map(board).collect(),
            sat_out: round.sitting_out.iter().filter_map(person).collect(),
        }
    }

    fn recorded_inputs(&self) -> StoredDrawInput {
        let all = |players: &[Player]| -> Vec<PersonId> { players.iter().filter_map(|it| self.person(*it)).collect() };
        let seat = |reservation: &SeatReservation| {
            Some(ReservedSeat {
                player: self.person(reservation.player)?,
                board: reservation.board,
                power: reservation.power,
            })
        };
        let round = |request: &RoundRequest| StoredDrawRound {
            present: all(&request.present),
            on_two_boards: all(&request.on_two_boards),
            sit_out_groups: request
                .sit_out_groups
                .iter()
                .map(|group| all(group))
                .filter(|group| !group.is_empty())
                .collect(),
            teams: request.teams.iter().map(|team| all(team)).collect(),
            reserved_seats: request.reserved_seats.iter().filter_map(seat).collect(),
            empty_seats: request.empty_seats.clone(),
            preferences: request
                .preferences
                .iter()
                .filter_map(|(player, powers)| Some((self.person(*player)?, powers.clone())))
                .collect(),
            strength: request.strengths.iter().filter_map(|(player, it)| Some((self.person(*player)?, *it))).collect(),
        };
        let pair = |pair: &[Player; 2]| Some([self.person(pair[0])?, self.person(pair[1])?]);
        StoredDrawInput {
            people: self.people.clone(),
            earlier_rounds: self.request.earlier_rounds.iter().map(|round| self.to_seating(round)).collect(),
            earlier_names: self.earlier.iter().map(|round| round.name.clone()).collect(),
            round_index: 0,
            rounds: self.request.rounds.iter().map(round).collect(),
            separations: self.request.separations.iter().filter_map(pair).collect(),
            neighbours: neighbours_of(self.request.adjacency),
            move_limit: self.request.effort.0,
        }
    }
}

/// The names of the earlier rounds that a recorded draw of the round at `first` counted, with those of their boards where
/// the book still has a round of that name.
fn earlier_rounds(book: &Book, first: RoundIx, input: &StoredDrawInput) -> Vec<RoundNames> {
    let count = input.earlier_rounds.len();
    if input.earlier_names.len() == count {
        let named = |name: &String| {
            let round = book.rounds.iter().find(|round| round.name == *name);
            round.map_or_else(|| RoundNames { name: name.clone(), boards: Vec::new() }, RoundNames::of)
        };
        return input.earlier_names.iter().map(named).collect();
    }
    // An older version did not record them. A later round may have been played since.
    let numbers = RoundNumbers::new(&book.rounds);
    let possible = [counted_rounds(&book.rounds, &numbers, first), numbers.rounds_before(first).to_vec()];
    let known = possible.into_iter().find(|rounds| rounds.len() == count);
    // Otherwise rounds were added or removed since, and the names are those of the rounds listed first.
    let positions: Vec<RoundIx> = known
        .map_or_else(|| (0..count).map(RoundIx).collect(), |rounds| rounds.into_iter().map(|(_, at)| at).collect());
    positions.into_iter().map(|at| book.round(at).map(RoundNames::of).unwrap_or_default()).collect()
}

/// The seed of the next draw of a round. Each new draw gets another seed.
pub fn next_seed(book: &Book, at: RoundIx) -> u64 {
    let draws = book.round(at).map_or(&[][..], |round| &round.draws);
    draws.iter().map(|draw| draw.seed).max().unwrap_or(0).saturating_add(1)
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
        let board =
            |seats: &PerPower<Option<PersonId>>| PerPower::from_fn(|power| seats[power].and_then(|id| self.player(id)));
        SeatedRound { boards: round.boards.iter().map(board).collect(), sitting_out: self.players(&round.sat_out) }
    }

    fn round_request(&self, input: &StoredDrawRound) -> RoundRequest {
        let reservation = |seat: &ReservedSeat| {
            Some(SeatReservation { player: self.player(seat.player)?, board: seat.board, power: seat.power })
        };
        let wish = |(id, powers): &(PersonId, Vec<_>)| Some((self.player(*id)?, powers.clone()));
        RoundRequest {
            present: self.players(&input.present),
            on_two_boards: self.players(&input.on_two_boards),
            sit_out_groups: self.groups(&input.sit_out_groups),
            teams: self.groups(&input.teams),
            reserved_seats: input.reserved_seats.iter().filter_map(reservation).collect(),
            empty_seats: input.empty_seats.clone(),
            preferences: input.preferences.iter().filter_map(wish).collect(),
            strengths: input.strength.iter().filter_map(|(id, it)| Some((self.player(*id)?, *it))).collect(),
            ..RoundRequest::default()
        }
    }
}
