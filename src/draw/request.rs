//! The request for a draw: players, rounds, reserved seats, separations and preferences. Its validation is in
//! `request_errors`.

use std::fmt;

use super::power_adjacency::Adjacency;
use crate::book::{PerPower, Power};
use crate::languages::list_in_window;
use crate::languages::window_sentences::draw_errors as texts;

/// The number of a player, counted from 0. The caller chooses the numbering.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Player(pub u16);

impl Player {
    /// Position in the caller's list of players.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Player {
    /// Numbers printed for people start at 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&texts::player_of_number(&(u32::from(self.0) + 1).to_string()))
    }
}

/// “player 1, player 2 and player 5”.
pub(super) fn join_names(players: &[Player]) -> String {
    let names: Vec<String> = players.iter().map(Player::to_string).collect();
    if names.is_empty() { texts::nobody().to_owned() } else { list_in_window(&names) }
}

/// The seating of a round, either from an earlier round or drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatedRound {
    /// The player of each power on each board. `None` is an empty seat, or a player who does not count.
    pub boards: Vec<PerPower<Option<Player>>>,
    /// Players who were present and had no seat.
    pub sitting_out: Vec<Player>,
}

impl SeatedRound {
    /// The seated players. A player with two seats appears twice.
    pub fn seated(&self) -> impl Iterator<Item = Player> + '_ {
        self.boards.iter().flat_map(PerPower::values).copied().flatten()
    }

    /// A reservation for every taken seat. A [`RoundRequest`] that draws the other seats can contain them, for one
    /// board that has started or for all boards.
    pub fn reserved_seats(&self) -> impl Iterator<Item = SeatReservation> + '_ {
        self.boards.iter().enumerate().flat_map(|(board, seats)| {
            seats.iter().filter_map(move |(power, player)| {
                Some(SeatReservation { player: (*player)?, board: Some(board), power: Some(power) })
            })
        })
    }

    /// The strength of each board: the sum of its players’ strengths in the request.
    pub fn board_strengths(&self, round_request: &RoundRequest) -> Vec<u32> {
        // If a player is listed more than once, the last strength counts.
        let strong = |player: &Player| {
            round_request.strengths.iter().rfind(|(of, _)| of == player).map_or(0, |(_, strong)| *strong)
        };
        self.boards.iter().map(|seats| seats.values().flatten().map(strong).fold(0, u32::saturating_add)).collect()
    }

    /// The seats without a player.
    pub fn empty_seats(&self) -> impl Iterator<Item = (usize, Power)> + '_ {
        self.boards.iter().enumerate().flat_map(|(board, seats)| {
            seats.iter().filter(|(_, player)| player.is_none()).map(move |(power, _)| (board, power))
        })
    }
}

/// The position of a board in the event. Rounds are counted from 0 through the earlier rounds and then the drawn ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BoardIndex {
    pub round: usize,
    pub board: usize,
}

/// The request for one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundRequest {
    /// The number of the round in the event. Without it the rounds are counted, the earlier ones first.
    pub number: Option<usize>,
    /// The players present. They fill as many boards as possible, and the others sit out.
    pub present: Vec<Player>,
    /// Players on two boards. They never have the same power twice, and they get different opponents if possible.
    pub on_two_boards: Vec<Player>,
    /// The largest number of boards to draw.
    pub max_boards: Option<usize>,
    /// Seats that stay empty. Such a board has six players.
    pub empty_seats: Vec<(usize, Power)>,
    /// The order of sit-outs: players of the first group sit out before those of the second, and so on. Players in no
    /// group come last. Within a group the draw chooses.
    pub sit_out_groups: Vec<Vec<Player>>,
    /// Team-mates do not share a board in this round.
    pub teams: Vec<Vec<Player>>,
    /// Seats reserved for certain players.
    pub reserved_seats: Vec<SeatReservation>,
    /// Powers that players prefer, the best first. Everything else is more important.
    pub preferences: Vec<(Player, Vec<Power>)>,
    /// Strengths of players, if the boards should be equally strong. Repeated meetings are more important.
    pub strengths: Vec<(Player, u32)>,
}

/// A reservation of a board, a power, or both for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatReservation {
    pub player: Player,
    /// Position of the board in its round.
    pub board: Option<usize>,
    pub power: Option<Power>,
}

/// The effort of a search as a number of moves. It is the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawEffort(pub u32);

impl Default for DrawEffort {
    /// Less than half a second on an ordinary machine.
    fn default() -> Self {
        DrawEffort(2_400_000)
    }
}

/// Everything a draw depends on. The same request gives the same draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawRequest {
    /// All player numbers are lower than this.
    pub player_count: u16,
    /// Rounds before the rounds to draw.
    pub earlier_rounds: Vec<SeatedRound>,
    /// Rounds to draw together.
    pub rounds: Vec<RoundRequest>,
    /// Pairs of players who should not share a board in any round.
    pub separations: Vec<[Player; 2]>,
    pub adjacency: Adjacency,
    pub seed: u64,
    pub effort: DrawEffort,
}

impl DrawRequest {
    /// A request in which all players are present in every round.
    pub fn all_present(players: u16, rounds: usize, seed: u64) -> Self {
        let round_request = RoundRequest { present: (0..players).map(Player).collect(), ..RoundRequest::default() };
        DrawRequest { player_count: players, rounds: vec![round_request; rounds], seed, ..DrawRequest::default() }
    }

    /// The number in the event of a round to draw.
    pub(super) fn round_number(&self, drawn: usize) -> usize {
        let number = self.rounds.get(drawn).and_then(|round| round.number);
        number.unwrap_or(self.earlier_rounds.len() + drawn + 1)
    }

    /// The same request with an additional player in every empty seat. Each additional player sits in one round only,
    /// and so causes no repeated meeting and no repeated power.
    pub(super) fn with_seats_filled(&self) -> Self {
        let mut all = self.clone();
        for round_request in &mut all.rounds {
            for (board, power) in std::mem::take(&mut round_request.empty_seats) {
                let player = Player(all.player_count);
                all.player_count += 1;
                round_request.present.push(player);
                round_request.reserved_seats.push(SeatReservation { player, board: Some(board), power: Some(power) });
            }
        }
        all
    }
}

impl RoundRequest {
    /// Number of boards to draw.
    pub fn board_count(&self) -> usize {
        let filled = (self.present.len() + self.on_two_boards.len() + self.empty_seats.len()) / 7;
        self.max_boards.map_or(filled, |most| filled.min(most))
    }

    /// Number of sit-outs.
    pub fn sit_out_count(&self) -> usize {
        (self.present.len() + self.on_two_boards.len() + self.empty_seats.len()).saturating_sub(self.board_count() * 7)
    }

    /// Number of seats to fill.
    pub fn seat_count(&self) -> usize {
        (self.board_count() * 7).saturating_sub(self.empty_seats.len())
    }

    /// The players who certainly sit out, and the players among whom the draw chooses the others. `None` means all
    /// others.
    pub(super) fn sit_outs(&self) -> (Vec<Player>, Option<Vec<Player>>) {
        let seated = |player: Player| {
            self.plays_two_boards(player) || self.reserved_seats.iter().any(|reservation| reservation.player == player)
        };
        let mut out: Vec<Player> = Vec::new();
        for group in &self.sit_out_groups {
            let mut may: Vec<Player> = Vec::new();
            for &player in group {
                // A player listed in two groups sits out once.
                if self.present.contains(&player) && !seated(player) && !out.contains(&player) && !may.contains(&player)
                {
                    may.push(player);
                }
            }
            if out.len() + may.len() > self.sit_out_count() {
                return (out, Some(may));
            }
            out.extend(may);
        }
        (out, None)
    }

    /// Whether the player plays on two boards.
    pub(super) fn plays_two_boards(&self, player: Player) -> bool {
        self.on_two_boards.contains(&player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Power;

    #[test]
    fn the_seats_of_a_round_are_counted_with_those_that_stay_empty() {
        let mut round = RoundRequest { present: (0..15).map(Player).collect(), ..RoundRequest::default() };
        assert_eq!((round.board_count(), round.seat_count(), round.sit_out_count()), (2, 14, 1));
        round.empty_seats = vec![(1, Power::Italy)];
        assert_eq!((round.board_count(), round.seat_count(), round.sit_out_count()), (2, 13, 2));
        round.on_two_boards = vec![Player(3)];
        assert_eq!((round.board_count(), round.seat_count(), round.sit_out_count()), (2, 13, 3));
        round.max_boards = Some(1);
        assert_eq!((round.board_count(), round.seat_count(), round.sit_out_count()), (1, 6, 10));
    }

    #[test]
    fn a_round_to_draw_has_the_number_in_its_name_or_follows_the_earlier_rounds() {
        let mut request = DrawRequest::all_present(14, 2, 1);
        assert_eq!([0, 1].map(|drawn| request.round_number(drawn)), [1, 2]);
        request.rounds[1].number = Some(5);
        request.earlier_rounds = vec![SeatedRound::default()];
        assert_eq!([0, 1].map(|drawn| request.round_number(drawn)), [2, 5]);
    }

    #[test]
    fn a_player_who_may_not_sit_out_is_left_out_of_the_groups() {
        let mut round = RoundRequest { present: (0..16).map(Player).collect(), ..RoundRequest::default() };
        let reservation = SeatReservation { player: Player(2), board: Some(0), power: None };
        round.reserved_seats = vec![reservation];
        // Player 2 has a seat, player 20 is absent, and player 1 is in both groups.
        round.sit_out_groups = vec![vec![Player(1), Player(2), Player(20)], vec![Player(1), Player(4), Player(5)]];
        assert_eq!(round.sit_outs(), (vec![Player(1)], Some(vec![Player(4), Player(5)])));
    }
}
