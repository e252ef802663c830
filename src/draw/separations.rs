//! Whether those who should not meet can all be parted: every way of giving them boards is tried, up to a limit. Two who keep
//! the same power cannot share a board either.

use super::board_assignment::pairs;
use super::request::{Call, Player, Request};
use crate::book::Power;

/// Whom a player should not meet, by player.
pub(super) struct Apart {
    players: usize,
    apart: Vec<bool>,
}

impl Apart {
    pub(super) fn of(request: &Request, call: &Call) -> Self {
        let players = usize::from(request.players);
        let mut apart = vec![false; players * players];
        let teams = call.teams.iter().flat_map(|team| pairs(team));
        for [one, other] in request.separations.iter().copied().chain(teams).filter(|[one, other]| one != other) {
            apart[one.index() * players + other.index()] = true;
            apart[other.index() * players + one.index()] = true;
        }
        Apart { players, apart }
    }

    /// Whether there is anybody who should not meet somebody.
    pub(super) fn any(&self) -> bool {
        self.apart.contains(&true)
    }

    pub(super) fn are(&self, one: Player, other: Player) -> bool {
        self.apart[one.index() * self.players + other.index()]
    }
}

/// How it went.
#[derive(Debug)]
pub(super) enum Parting {
    /// A place for everybody who should not meet somebody, and for who plays two boards; but not for seats kept on a board.
    Found(Vec<(Player, At)>),
    /// There is no way.
    Never,
    /// None was found in so many choices.
    Unknown,
}

/// Whether it is certain that not all can be parted.
pub(super) fn impossible(call: &Call, apart: &Apart) -> bool {
    /// A tenth of a second's worth.
    const CHOICES: u32 = 40_000;
    matches!(part(call, apart, CHOICES), Parting::Never)
}

/// Looks for a way to part all who should not meet.
pub(super) fn part(call: &Call, apart: &Apart, choices: u32) -> Parting {
    let (out, choice) = call.benched();
    let there: Vec<Player> = call.present.iter().copied().filter(|player| !out.contains(player)).collect();
    let mut room = vec![7_usize; call.boards()];
    for (board, _) in &call.empty {
        room[*board] = room[*board].saturating_sub(1);
    }
    let mut parted = Vec::new();
    let mut others_may_go = 0;
    let may_go = |player: Player| {
        let kept = call.locks.iter().any(|lock| lock.player == player);
        !kept && !call.plays_twice(player) && choice.as_ref().is_none_or(|may| may.contains(&player))
    };
    for &player in &there {
        let twice = call.twice.contains(&player);
        let power = power_of(call, player);
        let rival = |other: Player| other != player && power.is_some() && power_of(call, other) == power;
        let enemy = |other: &Player| apart.are(player, *other) || rival(*other);
        let mut enemies: Vec<Player> = there.iter().copied().filter(enemy).collect();
        let mut kept = call.locks.iter().filter(|lock| lock.player == player);
        let barred = barred(call, player);
        if enemies.is_empty() && barred.is_empty() && !twice {
            for board in kept.filter_map(|lock| lock.board) {
                room[board] = room[board].saturating_sub(1);
            }
            others_may_go += usize::from(may_go(player));
            continue;
        }
        if twice {
            // Whoever plays two boards is there twice, and not twice on one.
            enemies.push(player);
        }
        for _ in 0..=usize::from(twice) {
            let board = kept.next().and_then(|lock| lock.board);
            let may_go = may_go(player);
            parted.push(Parted { player, enemies: enemies.clone(), barred: barred.clone(), board, may_go });
        }
    }
    let kept_on = |board: usize| call.locks.iter().any(|lock| lock.board == Some(board));
    let told_apart = (0..room.len()).map(|board| room[board] < 7 || kept_on(board)).collect();
    let bench = call.spare() - out.len();
    let at = vec![None; parted.len()];
    let mut search = Search { parted, room, told_apart, bench, others_may_go, at, left: choices };
    if search.goes() {
        let placed = search.parted.iter().zip(search.at).filter(|(parted, _)| parted.board.is_none());
        Parting::Found(placed.filter_map(|(parted, at)| Some((parted.player, at?))).collect())
    } else if search.left > 0 {
        Parting::Never
    } else {
        Parting::Unknown
    }
}

/// The power that a player keeps on no certain board.
fn power_of(call: &Call, player: Player) -> Option<Power> {
    call.locks.iter().filter(|lock| lock.player == player && lock.board.is_none()).find_map(|lock| lock.power)
}

/// The boards on which somebody keeps the power that a player keeps on no certain one.
fn barred(call: &Call, player: Player) -> Vec<usize> {
    let Some(power) = power_of(call, player) else { return Vec::new() };
    let kept = call.locks.iter().filter(|lock| lock.power == Some(power)).filter_map(|lock| lock.board);
    kept.chain(call.empty.iter().filter(|chair| chair.1 == power).map(|chair| chair.0)).collect()
}

/// Somebody who should not meet somebody.
struct Parted {
    player: Player,
    enemies: Vec<Player>,
    /// Boards where somebody else keeps the power that he keeps.
    barred: Vec<usize>,
    /// Where a seat is kept.
    board: Option<usize>,
    may_go: bool,
}

/// A place for somebody: a board, or the bench.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum At {
    Board(usize),
    Bench,
}

struct Search {
    parted: Vec<Parted>,
    /// Seats left, by board.
    room: Vec<usize>,
    /// Boards on which something is kept; the others are alike while nobody sits there.
    told_apart: Vec<bool>,
    bench: usize,
    /// How many who may meet everybody may sit out.
    others_may_go: usize,
    at: Vec<Option<At>>,
    left: u32,
}

impl Search {
    /// Whether everybody without a place can have one. False, too, when there are no choices left.
    fn goes(&mut self) -> bool {
        let open = (0..self.parted.len()).filter(|who| self.at[*who].is_none());
        // Whoever has the fewest ways to go goes first.
        let Some((who, ways)) = open.map(|who| (who, self.ways(who))).min_by_key(|(_, ways)| ways.len()) else {
            // Somebody has to sit there.
            return self.bench <= self.others_may_go;
        };
        for way in ways {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            self.at[who] = Some(way);
            *self.seats(way) -= 1;
            if self.goes() {
                return true;
            }
            *self.seats(way) += 1;
            self.at[who] = None;
        }
        false
    }

    fn seats(&mut self, at: At) -> &mut usize {
        match at {
            At::Board(board) => &mut self.room[board],
            At::Bench => &mut self.bench,
        }
    }

    fn ways(&self, who: usize) -> Vec<At> {
        let Parted { enemies, barred, board: kept, may_go, .. } = &self.parted[who];
        let sits = |board: usize| {
            let on =
                |(other, at): (&Parted, &Option<At>)| *at == Some(At::Board(board)) && enemies.contains(&other.player);
            self.parted.iter().zip(&self.at).any(on)
        };
        let nobody = |board: usize| !self.told_apart[board] && !self.at.contains(&Some(At::Board(board)));
        let mut fresh = false;
        let mut ways = Vec::new();
        for board in 0..self.room.len() {
            let elsewhere = kept.is_some_and(|kept| kept != board) || barred.contains(&board);
            if self.room[board] == 0 || elsewhere || sits(board) {
                continue;
            }
            // Of boards that are alike one will do.
            if nobody(board) && std::mem::replace(&mut fresh, true) {
                continue;
            }
            ways.push(At::Board(board));
        }
        if *may_go && self.bench > 0 {
            ways.push(At::Bench);
            if self.bench > self.others_may_go {
                ways.rotate_right(1);
            }
        }
        ways
    }
}
