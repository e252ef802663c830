//! A board for everybody who must have a seat and may not have just any: who keeps a power on no certain board, and who plays two.
//!
//! That is a flow: everybody flows to a board, a power takes one on each board, and a board has only so many seats. Whoever
//! comes moves others along until all have a place, so it is certain that there is none when none is found.

use std::collections::{BTreeMap, BTreeSet};

use super::request::{Call, Player};
use crate::book::Power;

/// What only one on a board can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sole {
    Power(Power),
    /// Whoever plays two boards sits on each once.
    Oneself(Player),
}

/// Who has it: somebody of those to be placed, or somebody who does not move.
#[derive(Clone, Copy, Debug)]
enum Holder {
    Placed(usize),
    Kept,
}

/// The board of each, or somebody for whom the seats kept leave none.
pub(super) fn place(call: &Call) -> Result<Vec<(Player, usize)>, Player> {
    let mut placing =
        Placing { room: vec![7; call.boards()], taken: BTreeMap::new(), to_place: Vec::new(), at: Vec::new() };
    for &(board, power) in &call.empty {
        placing.keep(board, Some(Sole::Power(power)));
    }
    for lock in &call.locks {
        let power = lock.power.map(Sole::Power);
        match (lock.board, power) {
            (Some(board), _) => {
                placing.keep(board, power);
                placing.taken.insert((board, Sole::Oneself(lock.player)), Holder::Kept);
            }
            (None, Some(power)) => placing.to_place.push((lock.player, power)),
            (None, None) => {}
        }
    }
    for &player in &call.twice {
        let kept = call.locks.iter().filter(|lock| lock.player == player).count();
        placing.to_place.extend((kept..2).map(|_| (player, Sole::Oneself(player))));
    }
    placing.at = vec![None; placing.to_place.len()];
    for who in 0..placing.to_place.len() {
        if !placing.goes(who, &mut Asked::default()) {
            return Err(placing.to_place[who].0);
        }
    }
    let placed = placing.to_place.iter().zip(&placing.at);
    Ok(placed.filter_map(|((player, _), at)| Some((*player, (*at)?))).collect())
}

/// What has been asked since the last who came, and need not be again.
#[derive(Default)]
struct Asked {
    moved: BTreeSet<usize>,
    full: BTreeSet<usize>,
    sole: BTreeSet<(usize, Sole)>,
}

struct Placing {
    /// Seats left, by board.
    room: Vec<usize>,
    taken: BTreeMap<(usize, Sole), Holder>,
    to_place: Vec<(Player, Sole)>,
    at: Vec<Option<usize>>,
}

impl Placing {
    fn keep(&mut self, board: usize, what: Option<Sole>) {
        if let Some(room) = self.room.get_mut(board) {
            *room = room.saturating_sub(1);
        }
        self.taken.extend(what.map(|what| ((board, what), Holder::Kept)));
    }

    /// Finds a board, moving others along.
    fn goes(&mut self, who: usize, asked: &mut Asked) -> bool {
        let sole = self.to_place[who].1;
        if !asked.moved.insert(who) {
            return false;
        }
        for board in 0..self.room.len() {
            if !asked.sole.insert((board, sole)) {
                continue;
            }
            let goes = match self.taken.get(&(board, sole)).copied() {
                Some(Holder::Kept) => false,
                Some(Holder::Placed(other)) => self.goes(other, asked),
                None => self.room[board] > 0 || asked.full.insert(board) && self.somebody_goes(board, asked),
            };
            if goes {
                self.sit(who, board);
                return true;
            }
        }
        false
    }

    fn somebody_goes(&mut self, board: usize, asked: &mut Asked) -> bool {
        (0..self.at.len()).any(|other| self.at[other] == Some(board) && self.goes(other, asked))
    }

    fn sit(&mut self, who: usize, board: usize) {
        let sole = self.to_place[who].1;
        if let Some(before) = self.at[who].replace(board) {
            self.room[before] += 1;
            if matches!(self.taken.get(&(before, sole)), Some(Holder::Placed(its)) if *its == who) {
                self.taken.remove(&(before, sole));
            }
        }
        self.room[board] -= 1;
        self.taken.insert((board, sole), Holder::Placed(who));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::request::Lock;

    fn kept(player: u16, board: Option<usize>, power: Option<Power>) -> Lock {
        Lock { player: Player(player), board, power }
    }

    #[test]
    fn whoever_keeps_a_power_moves_others_along() {
        let mut call = Call { present: (0..14).map(Player).collect(), ..Call::default() };
        // Six of board 1 are kept, and Turkey of board 2: the Turkey of board 1 is the only seat for who keeps Turkey, so
        // who keeps France must be on board 2.
        call.locks = (0..6).map(|player| kept(player, Some(0), None)).collect();
        call.locks.push(kept(6, None, Some(Power::France)));
        call.locks.push(kept(7, Some(1), Some(Power::Turkey)));
        call.locks.push(kept(8, None, Some(Power::Turkey)));
        assert_eq!(place(&call), Ok(vec![(Player(6), 1), (Player(8), 0)]));
        call.locks.push(kept(9, Some(1), Some(Power::France)));
        assert_eq!(place(&call), Err(Player(8)));
    }

    #[test]
    fn whoever_plays_two_boards_has_a_seat_on_each() {
        let mut call = Call { present: (0..13).map(Player).collect(), twice: vec![Player(3)], ..Call::default() };
        assert_eq!(place(&call), Ok(vec![(Player(3), 1), (Player(3), 0)]));
        call.locks = (5..12).map(|player| kept(player, Some(0), None)).collect();
        assert_eq!(place(&call), Err(Player(3)));
    }
}
