//! Games that lie in waves from the start.
//!
//! Every game has its wave, and nobody ever has more than two in one: a move that would break that is not made. So whatever
//! games are found need no more waves than were asked for. Most moves are made at random; some are aimed at a meeting that
//! is lacking, since the last few are hardly met by chance.

use super::{AT_A_TIME, Entry, GAMES};
use crate::draw::random_numbers::Random;
use crate::draw::request::Player;

/// Temperatures at the start and the end, in 256ths of a lacking meeting.
const HOT: i64 = 58;
const COLD: i64 = 42;
/// Of 256 moves so many are aimed.
const AIMED: u64 = 32;
/// Meetings that a pair may lack at most.
const LACK: usize = 2;
/// Meetings up to which pairs are told apart.
const MOST: usize = 16;

/// The fewest waves in which as many games as entrants can lie: seven games two at a time, and no more games in a wave than
/// its seats allow.
pub(super) fn least(entrants: usize) -> usize {
    let room = (entrants * AT_A_TIME / 7).max(1);
    GAMES.div_ceil(AT_A_TIME).max(entrants.div_ceil(room))
}

pub(super) struct Waved {
    entrants: usize,
    waves: usize,
    games: Vec<[u8; 7]>,
    wave: Vec<usize>,
    /// Games of a player in a wave.
    busy: Vec<u8>,
    /// By pair, both ways: meetings beyond the need, and [`LACK`] more.
    met: Vec<u8>,
    /// What so many meetings cost.
    price: [i64; MOST + LACK],
    pub(super) cost: i64,
    need: Vec<u8>,
}

impl Waved {
    /// Games at random in so many waves.
    pub(super) fn new(entry: &Entry, waves: usize, random: &mut Random) -> Option<Self> {
        let entrants = entry.entrants();
        let group = entry.group_of();
        let need = (0..entrants * entrants).map(|at| u8::from(group[at / entrants] == group[at % entrants]) + 1);
        let mut order: Vec<u8> = (0..u8::try_from(entrants).ok()?).collect();
        random.shuffle(&mut order);
        let (mut games, mut wave): (Vec<Vec<u8>>, Vec<usize>) = (Vec::new(), Vec::new());
        // Everybody could have two games in every wave; whose turn it is has one fewer.
        let mut turn = (0..entrants).cycle();
        for number in 0..waves {
            let here = entrants / waves + usize::from(number < entrants % waves);
            let mut times = vec![AT_A_TIME; entrants];
            for _ in 0..(AT_A_TIME * entrants).checked_sub(7 * here)? {
                times[turn.next()?] -= 1;
            }
            let mut seats: Vec<u8> = Vec::new();
            let mut dealt: Vec<usize> = (0..entrants).collect();
            random.shuffle(&mut dealt);
            for at in dealt {
                seats.extend(std::iter::repeat_n(order[at], times[at]));
            }
            let first = games.len();
            games.resize(first + here, Vec::with_capacity(7));
            wave.resize(first + here, number);
            for (at, player) in seats.into_iter().enumerate() {
                games.get_mut(first + at % here.max(1))?.push(player);
            }
        }
        let games: Option<Vec<[u8; 7]>> = games.into_iter().map(|game| game.try_into().ok()).collect();
        let mut price = [0; MOST + LACK];
        for (met, price) in (0_i64..).zip(&mut price[..LACK]) {
            *price = (2 - met) * (2 - met);
        }
        let mut waved = Waved {
            entrants,
            waves,
            games: games?,
            wave,
            busy: vec![0; entrants * waves],
            met: Vec::new(),
            price,
            cost: 0,
            need: need.collect(),
        };
        if waved.games.iter().any(|game| (1..7).any(|at| game[..at].contains(&game[at]))) {
            return None;
        }
        waved.count();
        Some(waved)
    }

    /// Counts meetings, games and cost afresh.
    fn count(&mut self) {
        self.met = self.need.iter().map(|need| 2 - need).collect();
        self.busy.fill(0);
        for (game, wave) in self.games.iter().zip(&self.wave) {
            for &one in game {
                self.busy[usize::from(one) * self.waves + wave] += 1;
                for &other in game.iter().filter(|other| **other != one) {
                    self.met[usize::from(one) * self.entrants + usize::from(other)] += 1;
                }
            }
        }
        let pairs = (0..self.entrants).flat_map(|one| (one + 1..self.entrants).map(move |other| (one, other)));
        self.cost = pairs.map(|(one, other)| self.price[usize::from(self.met[one * self.entrants + other])]).sum();
    }

    /// How many meetings are lacking.
    pub(super) fn missing(&self) -> u32 {
        let upper =
            (0..self.entrants).flat_map(|one| &self.met[one * self.entrants + one + 1..(one + 1) * self.entrants]);
        upper.map(|met| 2_u32.saturating_sub(u32::from(*met))).sum()
    }

    /// From now on meetings beyond the need are spread, too.
    pub(super) fn heed_excess(&mut self) {
        const LACKING: i64 = 1000;
        for (met, price) in (0_i64..).zip(&mut self.price) {
            let excess = (met - 2).max(0);
            *price = *price * LACKING + excess * excess;
        }
        self.count();
    }

    /// The games and their waves.
    pub(super) fn games(&self) -> (Vec<[Player; 7]>, Vec<usize>) {
        let players = self.games.iter().map(|game| game.map(|player| Player(u16::from(player))));
        (players.collect(), self.wave.clone())
    }

    /// The games as they are, to come back to.
    pub(super) fn state(&self) -> Vec<[u8; 7]> {
        self.games.clone()
    }

    pub(super) fn come_back(&mut self, games: &[[u8; 7]]) {
        self.games.clone_from_slice(games);
        self.count();
    }

    /// How warm it is when `left` of `of` moves are left.
    pub(super) fn temperature(left: u64, of: u64) -> i64 {
        let share = |part: u64| i64::try_from(part).unwrap_or(i64::MAX);
        COLD + (HOT - COLD) * share(left) / share(of).max(1)
    }

    /// Tries a move: two games exchange players.
    pub(super) fn step(&mut self, random: &mut Random, temperature: i64) {
        let aimed = random.below(256) < usize::try_from(AIMED).unwrap_or(0);
        let (x, i, y, j) = if aimed {
            let Some(aim) = self.aim(random) else { return };
            aim
        } else {
            (random.below(self.games.len()), random.below(7), random.below(self.games.len()), random.below(7))
        };
        let (mine, its) = (self.games[x][i], self.games[y][j]);
        if x == y || mine == its || self.games[x].contains(&its) || self.games[y].contains(&mine) {
            return;
        }
        let (from, to) = (self.wave[x], self.wave[y]);
        let busy = |player: u8, wave: usize| usize::from(player) * self.waves + wave;
        let (comes, goes) = ([busy(mine, to), busy(its, from)], [busy(mine, from), busy(its, to)]);
        if from != to && comes.iter().any(|at| usize::from(self.busy[*at]) >= AT_A_TIME) {
            return;
        }
        let change = self.seat(x, i, its) + self.seat(y, j, mine);
        if change > 0 && change << 16 > random.patience(temperature << 16) {
            self.seat(y, j, its);
            self.seat(x, i, mine);
            return;
        }
        self.cost += change;
        if from != to {
            for (comes, goes) in comes.into_iter().zip(goes) {
                self.busy[comes] += 1;
                self.busy[goes] -= 1;
            }
        }
    }

    /// A move that brings two together who lack a meeting.
    fn aim(&self, random: &mut Random) -> Option<(usize, usize, usize, usize)> {
        let (one, start) = (random.below(self.entrants), random.below(self.entrants));
        let row = &self.met[one * self.entrants..(one + 1) * self.entrants];
        let lacking = |other: &usize| *other != one && row[*other] < 2;
        let other = (start..self.entrants).chain(0..start).find(lacking)?;
        let (one, other) = (u8::try_from(one).ok()?, u8::try_from(other).ok()?);
        let mut game_of = |with: u8, without: u8| {
            let start = random.below(self.games.len());
            let fits = |game: &usize| self.games[*game].contains(&with) && !self.games[*game].contains(&without);
            (start..self.games.len()).chain(0..start).find(fits)
        };
        let (x, y) = (game_of(other, one)?, game_of(one, other)?);
        let (i, j) = (random.below(7), self.games[y].iter().position(|player| *player == one)?);
        (self.games[x][i] != other).then_some((x, i, y, j))
    }

    /// Puts another player into a game; by how much the cost grows.
    fn seat(&mut self, game: usize, seat: usize, new: u8) -> i64 {
        let old = usize::from(std::mem::replace(&mut self.games[game][seat], new));
        let new = usize::from(new);
        let mut change = 0;
        for (at, mate) in self.games[game].iter().enumerate() {
            if at == seat {
                continue;
            }
            let mate = usize::from(*mate);
            for (player, more) in [(old, false), (new, true)] {
                let met = &mut self.met[player * self.entrants + mate];
                let before = *met;
                *met = if more { before + 1 } else { before - 1 };
                let now = *met;
                self.met[mate * self.entrants + player] = now;
                change += self.price[usize::from(now)] - self.price[usize::from(before)];
            }
        }
        change
    }
}
