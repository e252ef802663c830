//! The table of pairs who should not share a board: separated players and team-mates.

use super::measures::pairs;
use super::request::{DrawRequest, Player, RoundRequest};

/// The pairs of players who should not share a board.
pub(super) struct SeparationTable {
    players: usize,
    separated: Vec<bool>,
}

impl SeparationTable {
    pub(super) fn new(request: &DrawRequest, round_request: &RoundRequest) -> Self {
        let players = usize::from(request.player_count);
        let mut apart = vec![false; players * players];
        let teams = round_request.teams.iter().flat_map(|team| pairs(team));
        for [one, other] in request.separations.iter().copied().chain(teams).filter(|[one, other]| one != other) {
            apart[one.index() * players + other.index()] = true;
            apart[other.index() * players + one.index()] = true;
        }
        SeparationTable { players, separated: apart }
    }

    /// Whether the table contains any pair.
    pub(super) fn has_pairs(&self) -> bool {
        self.separated.contains(&true)
    }

    pub(super) fn separated(&self, one: Player, other: Player) -> bool {
        self.separated[one.index() * self.players + other.index()]
    }
}
