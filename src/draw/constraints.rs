//! One round's seats: who may move where, and who must not sit together.

use std::ops::Range;

use super::board_assignment::pairs;
use super::request::{Call, Player, Request};
use super::reserved_seats;
use super::separations;
use super::separations::{Apart, At, Parting};

/// A pair that must not share a board, but does.
pub(super) const CLASH: i64 = 2_000;
/// Somebody who must have a seat would lose it, two would share a board who keep the same power, or two boards' player would sit
/// opposite to himself; no search accepts that.
pub(super) const UNSEATED: i64 = 1_000_000;
/// One round's seats.
#[derive(Clone, Debug)]
pub(super) struct Seats {
    pub(super) boards: usize,
    /// Board after board, then the bench.
    pub(super) order: Vec<Player>,
    /// Seats whose player must not move.
    pub(super) fixed: Vec<bool>,
    /// Pairs who must not share a board here; empty when there are none.
    pub(super) clash: Vec<Clash>,
    /// By player and board: where a power is kept that the player keeps, too; empty when there are none.
    barred: Vec<bool>,
    /// Players who must have a seat, though not a certain one.
    pub(super) seated: Vec<bool>,
    /// Whether somebody plays two boards.
    pub(super) twice: bool,
    /// How strong each player is; empty when that does not matter.
    pub(super) strength: Vec<i64>,
}

/// What speaks against two sharing a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Clash {
    #[default]
    Nothing,
    /// A wish.
    Apart,
    /// They keep the same power.
    Rivals,
    /// They are the same.
    Oneself,
}

impl Clash {
    pub(super) fn cost(self) -> i64 {
        match self {
            Clash::Nothing => 0,
            Clash::Apart => CLASH,
            Clash::Rivals | Clash::Oneself => UNSEATED,
        }
    }
}

impl Seats {
    /// The players of a board.
    pub(super) fn board(&self, board: usize) -> &[Player] {
        &self.order[board * 7..board * 7 + 7]
    }

    /// Who sits out.
    pub(super) fn bench(&self) -> &[Player] {
        &self.order[self.boards * 7..]
    }

    /// The seats of the board that a seat belongs to; none for the bench.
    pub(super) fn around(&self, seat: usize) -> Range<usize> {
        let board = seat / 7;
        if board < self.boards { board * 7..board * 7 + 7 } else { 0..0 }
    }
}

impl Seats {
    pub(super) fn new(request: &Request, round: usize) -> Self {
        let call = &request.rounds[round];
        let players = usize::from(request.players);
        let boards = call.boards();
        let bodies = call.present.len() + call.twice.len();
        let mut order: Vec<Option<Player>> = vec![None; bodies];
        let mut fixed = vec![false; bodies];
        // How many seats each still needs, or a place on the bench.
        let mut left = vec![0_u8; players];
        for player in call.present.iter().chain(&call.twice) {
            left[player.index()] += 1;
        }
        let mut seated = vec![false; players];
        for player in call.locks.iter().map(|lock| &lock.player).chain(&call.twice) {
            seated[player.index()] = true;
        }
        for lock in &call.locks {
            if let Some(board) = lock.board
                && let Some(seat) = (board * 7..board * 7 + 7).find(|seat| order[*seat].is_none())
            {
                order[seat] = Some(lock.player);
                fixed[seat] = true;
                left[lock.player.index()] -= 1;
            }
        }
        let (out, choice) = call.benched();
        for (&player, seat) in out.iter().zip(boards * 7..) {
            order[seat] = Some(player);
            fixed[seat] = true;
            left[player.index()] = 0;
        }
        for (player, at) in places(request, call) {
            let mut seats = match at {
                At::Board(board) => board * 7..board * 7 + 7,
                At::Bench => boards * 7..bodies,
            };
            if let Some(seat) = seats.find(|seat| order[*seat].is_none()) {
                order[seat] = Some(player);
                left[player.index()] -= 1;
            }
        }
        if let Some(may) = choice {
            for player in call.present.iter().filter(|player| !may.contains(player) && !out.contains(player)) {
                seated[player.index()] = true;
            }
        }
        let waiting = |first: bool| {
            let (left, seated) = (&left, &seated);
            let each =
                call.present.iter().flat_map(|player| std::iter::repeat_n(*player, usize::from(left[player.index()])));
            each.filter(move |player| seated[player.index()] == first)
        };
        let mut waiting = waiting(true).chain(waiting(false));
        let order: Vec<Player> = order.into_iter().map_while(|seat| seat.or_else(|| waiting.next())).collect();
        let clash = clashes(request, round);
        let barred = barred(call, players);
        let mut strength = Vec::new();
        for &(player, strong) in &call.strength {
            strength.resize(players, 0);
            strength[player.index()] = i64::from(strong);
        }
        Seats { boards, order, fixed, clash, barred, seated, twice: !call.twice.is_empty(), strength }
    }

    /// What it costs that a player has a seat where his power is kept for somebody else.
    pub(super) fn bar(&self, player: Player, seat: usize) -> i64 {
        let board = seat / 7;
        let barred = board < self.boards && self.barred.get(player.index() * self.boards + board) == Some(&true);
        if barred { UNSEATED } else { 0 }
    }

    /// Whether free seats can change anything: two that are not of one board.
    pub(super) fn movable(&self, free: &[usize]) -> bool {
        free.iter().any(|seat| self.around(*seat) != self.around(free[0]))
    }

    pub(super) fn strength_of(&self, board: usize) -> i64 {
        self.board(board).iter().map(|player| self.strength[player.index()]).sum()
    }

    /// The seats whose players may move.
    pub(super) fn free(&self) -> impl Iterator<Item = usize> {
        self.fixed.iter().enumerate().filter(|(_, fixed)| !**fixed).map(|(seat, _)| seat)
    }
}

/// Where those may sit who may not sit anywhere.
fn places(request: &Request, call: &Call) -> Vec<(Player, At)> {
    /// A moment's worth; whom that does not part, annealing may.
    const CHOICES: u32 = 2000;
    let apart = Apart::of(request, call);
    if apart.any()
        && let Parting::Found(places) = separations::part(call, &apart, CHOICES)
    {
        return places;
    }
    let placed = reserved_seats::place(call).unwrap_or_default();
    placed.into_iter().map(|(player, board)| (player, At::Board(board))).collect()
}

/// The pairs that must not share a board in a round: separated ones, team-mates, two who keep the same power, and whoever
/// plays two boards with himself.
fn clashes(request: &Request, round: usize) -> Vec<Clash> {
    let call = &request.rounds[round];
    let players = usize::from(request.players);
    let teams = call.teams.iter().flat_map(|team| pairs(team));
    let apart = request.separations.iter().copied().chain(teams).filter(|[one, other]| one != other);
    let rivals = rivals(call).map(|pair| (pair, Clash::Rivals));
    let selves = call.twice.iter().map(|player| ([*player, *player], Clash::Oneself));
    let mut clash = Vec::new();
    for ([one, other], why) in apart.map(|pair| (pair, Clash::Apart)).chain(rivals).chain(selves) {
        clash.resize(players * players, Clash::Nothing);
        clash[one.index() * players + other.index()] = why;
        clash[other.index() * players + one.index()] = why;
    }
    clash
}

/// Two who keep the same power on no certain board.
fn rivals(call: &Call) -> impl Iterator<Item = [Player; 2]> + '_ {
    let open = || call.locks.iter().filter(|lock| lock.board.is_none() && lock.power.is_some());
    open().enumerate().flat_map(move |(at, one)| {
        let others = open().skip(at + 1).filter(|other| one.power == other.power);
        others.map(|other| [one.player, other.player])
    })
}

/// The boards on which somebody else keeps the power that a player keeps on no certain board, by player.
fn barred(call: &Call, players: usize) -> Vec<bool> {
    let mut barred = Vec::new();
    for lock in call.locks.iter().filter(|lock| lock.board.is_none() && lock.power.is_some()) {
        for board in call.locks.iter().filter(|other| other.power == lock.power).filter_map(|other| other.board) {
            barred.resize(players * call.boards(), false);
            barred[lock.player.index() * call.boards() + board] = true;
        }
    }
    barred
}
