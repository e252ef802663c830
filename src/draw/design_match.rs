//! Matches players with the points of a design whose first rounds are the rounds already played.
//!
//! A draw of one round after the other cannot plan ahead, but a design can. If the earlier rounds follow the design,
//! the next round is the next round of the design. The search gives a point to one player. This point determines which
//! boards of the design the player's boards were, and so the players on these boards have few possible points. Some
//! players may match no point, because they missed a round or were moved. They get seats after the others.

use super::combinatorial_designs::Design;
use super::random_generator::RandomGenerator;
use super::request::SeatedRound;

/// The search gives up after this many attempted points.
const TRIES: u32 = 4000;
/// One of this many players may match no point.
const UNMATCHED_SHARE: usize = 7;

/// The points of the players, if the earlier rounds are the first rounds of the design.
pub(super) fn match_players(
    design: &Design,
    boards: usize,
    played: &[&SeatedRound],
    players: usize,
    random: &mut RandomGenerator,
) -> Option<Vec<Option<usize>>> {
    let points = design.points();
    let mut sat = vec![vec![None; played.len()]; players];
    let mut on = vec![vec![Vec::new(); boards]; played.len()];
    for (round, seats) in played.iter().enumerate() {
        for (board, seats) in seats.boards.iter().enumerate() {
            for player in seats.values().flatten() {
                sat[player.index()][round] = Some(board);
            }
        }
        for point in 0..points {
            on[round][design.board(round, point)?].push(point);
        }
    }
    let mut order: Vec<usize> = (0..players).filter(|player| sat[*player].iter().any(Option::is_some)).collect();
    random.shuffle(&mut order);
    let unmatched = order.len() / UNMATCHED_SHARE;
    let mut search = DesignMatch {
        design,
        board_of_player: sat,
        points_on_board: on,
        order,
        max_unmatched: unmatched,
        design_board: vec![vec![None; boards]; played.len()],
        point_of_player: vec![None; players],
        taken: vec![false; points],
        tries_left: TRIES,
    };
    search.match_rest(random).then(|| search.assign_remaining_points())
}

struct DesignMatch<'a> {
    design: &'a Design,
    /// By player and round: the board on which the player sat.
    board_of_player: Vec<Vec<Option<usize>>>,
    /// By round and board of the design: the points on it.
    points_on_board: Vec<Vec<Vec<usize>>>,
    /// All players who have played.
    order: Vec<usize>,
    /// The largest number of players without a matching point.
    max_unmatched: usize,
    /// By round and board: the matching board of the design.
    design_board: Vec<Vec<Option<usize>>>,
    point_of_player: Vec<Option<usize>>,
    taken: Vec<bool>,
    tries_left: u32,
}

impl DesignMatch<'_> {
    /// Whether every board can match a board of the design.
    fn match_rest(&mut self, random: &mut RandomGenerator) -> bool {
        let mut next: Option<(usize, usize)> = None;
        let mut unmatched = 0;
        for &player in self.order.iter().filter(|player| self.point_of_player[**player].is_none()) {
            let (known, open) = self.count_known_boards(player);
            if known > 0 && !self.candidates(player).any(|_| true) {
                unmatched += 1;
            } else if open > 0 && next.is_none_or(|(most, _)| known > most) {
                next = Some((known, player));
            }
        }
        if unmatched > self.max_unmatched || self.tries_left == 0 {
            return false;
        }
        // The player with the most known boards has the fewest possible points.
        let Some((_, player)) = next else { return true };
        let mut candidates: Vec<usize> = self.candidates(player).collect();
        random.shuffle(&mut candidates);
        for point in candidates {
            self.tries_left = self.tries_left.saturating_sub(1);
            let new_boards = self.assign_point(player, point);
            if self.match_rest(random) {
                return true;
            }
            self.withdraw_point(player, point, &new_boards);
        }
        false
    }

    /// The numbers of a player's boards with and without a known matching board.
    fn count_known_boards(&self, player: usize) -> (usize, usize) {
        let boards = self.board_of_player[player]
            .iter()
            .enumerate()
            .filter_map(|(round, board)| Some(self.design_board[round][(*board)?]));
        boards.fold((0, 0), |(known, open), meant| if meant.is_some() { (known + 1, open) } else { (known, open + 1) })
    }

    /// The free points that match a player's boards.
    fn candidates(&self, player: usize) -> impl Iterator<Item = usize> + '_ {
        let sat = &self.board_of_player[player];
        let narrow = sat
            .iter()
            .enumerate()
            .find_map(|(round, board)| Some(&self.points_on_board[round][self.design_board[round][(*board)?]?][..]));
        let all = if narrow.is_none() { 0..self.taken.len() } else { 0..0 };
        all.chain(narrow.unwrap_or_default().iter().copied()).filter(move |point| {
            let fits = |(round, board): (usize, &Option<usize>)| {
                let (Some(board), Some(its)) = (*board, self.design.board(round, *point)) else { return true };
                self.design_board[round][board]
                    .map_or(!self.design_board[round].contains(&Some(its)), |meant| meant == its)
            };
            !self.taken[*point] && sat.iter().enumerate().all(fits)
        })
    }

    /// Gives a player a point. Returns the boards that are known now because of it.
    fn assign_point(&mut self, player: usize, point: usize) -> Vec<(usize, usize)> {
        let mut new_boards = Vec::new();
        for (round, board) in self.board_of_player[player].iter().enumerate() {
            if let Some(board) = *board
                && self.design_board[round][board].is_none()
            {
                self.design_board[round][board] = self.design.board(round, point);
                new_boards.push((round, board));
            }
        }
        self.point_of_player[player] = Some(point);
        self.taken[point] = true;
        new_boards
    }

    fn withdraw_point(&mut self, player: usize, point: usize, new_boards: &[(usize, usize)]) {
        for &(round, board) in new_boards {
            self.design_board[round][board] = None;
        }
        self.point_of_player[player] = None;
        self.taken[point] = false;
    }

    /// Gives points to the remaining players. Players who played most often come first.
    fn assign_remaining_points(mut self) -> Vec<Option<usize>> {
        let mut order = std::mem::take(&mut self.order);
        order.sort_by_key(|player| self.board_of_player[*player].iter().filter(|board| board.is_none()).count());
        for player in order {
            if self.point_of_player[player].is_none() {
                let point = self.candidates(player).next();
                if let Some(point) = point {
                    self.assign_point(player, point);
                }
            }
        }
        self.point_of_player
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::book::{PerPower, Power};
    use crate::draw::combinatorial_designs::{DesignEffort, event_design};
    use crate::draw::request::Player;

    /// The design for seven boards, in which no two players meet twice.
    fn design() -> Design {
        event_design(7, 7, 7, DesignEffort { table_moves: 0, turning_moves: 0 }).unwrap()
    }

    /// A round of 49 players on seven boards. `board` is the board of each player.
    fn round(board: impl Fn(usize) -> usize) -> SeatedRound {
        let players = |here: usize| (0..49).filter(|player| board(*player) == here).collect::<Vec<usize>>();
        let seat = |players: &[usize], power: Power| Some(Player(u16::try_from(players[power.index()]).unwrap()));
        let boards = (0..7).map(|here| PerPower::from_fn(|power| seat(&players(here), power)));
        SeatedRound { boards: boards.collect(), sitting_out: Vec::new() }
    }

    fn points(played: &[SeatedRound]) -> Option<Vec<Option<usize>>> {
        let played: Vec<&SeatedRound> = played.iter().collect();
        match_players(&design(), 7, &played, 49, &mut RandomGenerator::new(2))
    }

    #[test]
    fn a_next_round_without_a_second_meeting_is_found_though_two_players_were_moved() {
        let mut point_of: Vec<usize> = (0..49).collect();
        RandomGenerator::new(1).shuffle(&mut point_of);
        let design = design();
        let design_board = |round: usize, player: usize| design.board(round, point_of[player]).unwrap();
        let moved_to = (1..49).find(|player| design_board(2, *player) != design_board(2, 0)).unwrap();
        let moved = [0, moved_to];
        let boards = |round: usize, player: usize| match moved.iter().position(|moved| *moved == player) {
            Some(at) if round == 2 => design_board(round, moved[1 - at]),
            _ => design_board(round, player),
        };
        let played: Vec<SeatedRound> = (0..3).map(|number| round(|player| boards(number, player))).collect();
        let points = points(&played).unwrap();
        let next = |player: usize| design.board(3, points[player]?);
        let all: Vec<usize> = (0..49).filter(|player| !moved.contains(player)).collect();
        for (at, &one) in all.iter().enumerate() {
            assert!(points[one].is_some(), "player {one}");
            for &other in &all[..at] {
                let have_met = (0..3).any(|round| boards(round, one) == boards(round, other));
                assert!(!have_met || next(one) != next(other), "players {one} and {other} meet again");
            }
        }
    }

    #[test]
    fn rounds_that_were_not_drawn_by_the_design_are_not_taken_for_it() {
        let mut random = RandomGenerator::new(1);
        let played: Vec<SeatedRound> = (0..3)
            .map(|_| {
                let mut seats: Vec<usize> = (0..49).collect();
                random.shuffle(&mut seats);
                round(|player| seats[player] / 7)
            })
            .collect();
        assert_eq!(points(&played), None);
    }
}
