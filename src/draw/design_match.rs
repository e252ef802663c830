//! Players to the points of a design, so that the rounds already played are the design's first.
//!
//! Whoever draws one round after the other cannot see ahead; a design can. If what was played is what its first rounds say,
//! with names put to its points, the next round is the design's next. Names are found by trying: somebody is given a point,
//! which says for each round which of the design's boards his was; those who sat there have few points left. Some players
//! may fit nowhere, for they missed a round or were moved: they find a seat behind the others.

use super::designs::Design;
use super::random_numbers::Random;
use super::request::Round;

/// Points given before the question is given up.
const TRIES: u32 = 4000;
/// Of so many players one may fit nowhere.
const ONE_OF: usize = 7;

/// The point of every player who has one, if the rounds are the design's first.
pub(super) fn fit(
    design: &Design,
    boards: usize,
    played: &[&Round],
    players: usize,
    random: &mut Random,
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
    let wrong = order.len() / ONE_OF;
    let mut search = Fitting {
        design,
        sat,
        on,
        order,
        wrong,
        meant: vec![vec![None; boards]; played.len()],
        point: vec![None; players],
        taken: vec![false; points],
        left: TRIES,
    };
    search.goes(random).then(|| search.all())
}

struct Fitting<'a> {
    design: &'a Design,
    /// On which board a player sat, by round.
    sat: Vec<Vec<Option<usize>>>,
    /// The points of the design's boards, by round.
    on: Vec<Vec<Vec<usize>>>,
    /// Everybody who has played.
    order: Vec<usize>,
    /// How many of these may fit nowhere.
    wrong: usize,
    /// Which of the design's boards each board is, by round.
    meant: Vec<Vec<Option<usize>>>,
    point: Vec<Option<usize>>,
    taken: Vec<bool>,
    left: u32,
}

impl Fitting<'_> {
    /// Whether every board can be one of the design's.
    fn goes(&mut self, random: &mut Random) -> bool {
        let mut next: Option<(usize, usize)> = None;
        let mut wrong = 0;
        for &player in self.order.iter().filter(|player| self.point[**player].is_none()) {
            let (known, open) = self.known(player);
            if known > 0 && !self.candidates(player).any(|_| true) {
                wrong += 1;
            } else if open > 0 && next.is_none_or(|(most, _)| known > most) {
                next = Some((known, player));
            }
        }
        if wrong > self.wrong || self.left == 0 {
            return false;
        }
        // Whoever has the most boards known has the fewest points to choose from.
        let Some((_, player)) = next else { return true };
        let mut candidates: Vec<usize> = self.candidates(player).collect();
        random.shuffle(&mut candidates);
        for point in candidates {
            self.left = self.left.saturating_sub(1);
            let news = self.give(player, point);
            if self.goes(random) {
                return true;
            }
            self.take_back(player, point, &news);
        }
        false
    }

    /// Of a player's boards, how many are known to be which of the design's, and how many are not.
    fn known(&self, player: usize) -> (usize, usize) {
        let boards =
            self.sat[player].iter().enumerate().filter_map(|(round, board)| Some(self.meant[round][(*board)?]));
        boards.fold((0, 0), |(known, open), meant| if meant.is_some() { (known + 1, open) } else { (known, open + 1) })
    }

    /// The free points on which a player's boards can be.
    fn candidates(&self, player: usize) -> impl Iterator<Item = usize> + '_ {
        let sat = &self.sat[player];
        let narrow =
            sat.iter().enumerate().find_map(|(round, board)| Some(&self.on[round][self.meant[round][(*board)?]?][..]));
        let all = if narrow.is_none() { 0..self.taken.len() } else { 0..0 };
        all.chain(narrow.unwrap_or_default().iter().copied()).filter(move |point| {
            let fits = |(round, board): (usize, &Option<usize>)| {
                let (Some(board), Some(its)) = (*board, self.design.board(round, *point)) else { return true };
                self.meant[round][board].map_or(!self.meant[round].contains(&Some(its)), |meant| meant == its)
            };
            !self.taken[*point] && sat.iter().enumerate().all(fits)
        })
    }

    /// Gives a player a point; the boards that are known by it.
    fn give(&mut self, player: usize, point: usize) -> Vec<(usize, usize)> {
        let mut news = Vec::new();
        for (round, board) in self.sat[player].iter().enumerate() {
            if let Some(board) = *board
                && self.meant[round][board].is_none()
            {
                self.meant[round][board] = self.design.board(round, point);
                news.push((round, board));
            }
        }
        self.point[player] = Some(point);
        self.taken[point] = true;
        news
    }

    fn take_back(&mut self, player: usize, point: usize, news: &[(usize, usize)]) {
        for &(round, board) in news {
            self.meant[round][board] = None;
        }
        self.point[player] = None;
        self.taken[point] = false;
    }

    /// The points of all who fit: those who were there most choose first.
    fn all(mut self) -> Vec<Option<usize>> {
        let mut order = std::mem::take(&mut self.order);
        order.sort_by_key(|player| self.sat[*player].iter().filter(|board| board.is_none()).count());
        for player in order {
            if self.point[player].is_none() {
                let point = self.candidates(player).next();
                if let Some(point) = point {
                    self.give(player, point);
                }
            }
        }
        self.point
    }
}
