//! Whether those who should not meet can all be parted: every way of giving them boards is tried, up to a limit.

use super::request::{Call, Player};

/// Choices tried before the question is left open: a tenth of a second's worth.
const CHOICES: u32 = 40_000;

/// Whether it is certain that not all can be parted.
pub(super) fn impossible(call: &Call, apart: impl Fn(Player, Player) -> bool) -> bool {
    let (out, choice) = call.benched();
    let there: Vec<Player> = call.present.iter().copied().filter(|player| !out.contains(player)).collect();
    let mut room = vec![7_usize; call.boards()];
    for (board, _) in &call.empty {
        room[*board] = room[*board].saturating_sub(1);
    }
    let mut parted = Vec::new();
    for &player in &there {
        let twice = call.twice.contains(&player);
        let mut enemies: Vec<Player> = there.iter().copied().filter(|other| apart(player, *other)).collect();
        let mut kept = call.locks.iter().filter(|lock| lock.player == player);
        if enemies.is_empty() {
            for board in kept.filter_map(|lock| lock.board) {
                room[board] = room[board].saturating_sub(1);
            }
            continue;
        }
        if twice {
            // Whoever plays two boards is there twice, and not twice on one.
            enemies.push(player);
        }
        for _ in 0..=usize::from(twice) {
            let lock = kept.next();
            let may_go = lock.is_none() && !twice && choice.as_ref().is_none_or(|may| may.contains(&player));
            let board = lock.and_then(|lock| lock.board);
            parted.push(Parted { player, enemies: enemies.clone(), board, may_go });
        }
    }
    let kept_on = |board: usize| call.locks.iter().any(|lock| lock.board == Some(board));
    let told_apart = (0..room.len()).map(|board| room[board] < 7 || kept_on(board)).collect();
    let mut search =
        Search { parted, room, told_apart, bench: call.spare() - out.len(), at: Vec::new(), left: CHOICES };
    search.at = vec![None; search.parted.len()];
    !search.goes() && search.left > 0
}

/// Somebody who should not meet somebody.
struct Parted {
    player: Player,
    enemies: Vec<Player>,
    /// Where a seat is kept.
    board: Option<usize>,
    may_go: bool,
}

/// A place for somebody: a board, or the bench.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
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
    at: Vec<Option<At>>,
    left: u32,
}

impl Search {
    /// Whether everybody without a place can have one. False, too, when there are no choices left.
    fn goes(&mut self) -> bool {
        let open = (0..self.parted.len()).filter(|who| self.at[*who].is_none());
        // Whoever has the fewest ways to go goes first.
        let Some((who, ways)) = open.map(|who| (who, self.ways(who))).min_by_key(|(_, ways)| ways.len()) else {
            return true;
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
        let Parted { enemies, board: kept, may_go, .. } = &self.parted[who];
        let sits = |board: usize| {
            let on =
                |(other, at): (&Parted, &Option<At>)| *at == Some(At::Board(board)) && enemies.contains(&other.player);
            self.parted.iter().zip(&self.at).any(on)
        };
        let nobody = |board: usize| !self.told_apart[board] && !self.at.contains(&Some(At::Board(board)));
        let mut fresh = false;
        let mut ways = Vec::new();
        for board in 0..self.room.len() {
            if self.room[board] == 0 || kept.is_some_and(|kept| kept != board) || sits(board) {
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
        }
        ways
    }
}
