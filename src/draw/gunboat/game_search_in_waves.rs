//! The search for games that have waves from the start.
//!
//! Every game has its wave. A move that would give a player more than two games in one wave is not made, so the number
//! of waves never grows. Most moves are random. Some are aimed at a missing meeting, because random moves rarely find
//! the last missing meetings.

use super::request::{GAMES_EACH, MOST_AT_A_TIME, ScheduleRequest};
use crate::draw::random_generator::RandomGenerator;
use crate::draw::request::Player;

/// Temperatures at the start and the end, in 256ths of a missing meeting.
const HOT: i64 = 58;
const COLD: i64 = 42;
/// The number of aimed moves among 256.
const AIMED: u64 = 32;
/// The largest number of missing meetings of a pair.
const MOST_MISSING: usize = 2;
/// The largest number of meetings beyond the required number that the table of costs covers.
const MOST_MEETINGS: usize = 16;

/// The fewest waves for as many games as entrants: everybody plays seven games, two at a time, and a wave has a limited
/// number of seats.
pub(super) fn fewest_waves(entrants: usize) -> usize {
    let room = (entrants * MOST_AT_A_TIME / 7).max(1);
    GAMES_EACH.div_ceil(MOST_AT_A_TIME).max(entrants.div_ceil(room))
}

pub(super) struct WaveGames {
    entrants: usize,
    waves: usize,
    games: Vec<[u8; 7]>,
    wave: Vec<usize>,
    /// By player and wave: number of games.
    busy: Vec<u8>,
    /// By pair, symmetrical: meetings beyond the required number, plus [`MOST_MISSING`].
    met: Vec<u8>,
    /// The cost of a pair, by the value in `met`.
    meeting_cost: [i64; MOST_MEETINGS + MOST_MISSING],
    pub(super) cost: i64,
    needed_meetings: Vec<u8>,
}

impl WaveGames {
    /// Random games in a given number of waves.
    pub(super) fn new(request: &ScheduleRequest, waves: usize, random: &mut RandomGenerator) -> Option<Self> {
        let entrants = request.entrant_count();
        let group = request.group_of_entrants();
        let need = (0..entrants * entrants).map(|at| u8::from(group[at / entrants] == group[at % entrants]) + 1);
        let mut order: Vec<u8> = (0..u8::try_from(entrants).ok()?).collect();
        random.shuffle(&mut order);
        let (mut games, mut wave): (Vec<Vec<u8>>, Vec<usize>) = (Vec::new(), Vec::new());
        // Everybody could have two games in every wave. The players whose turn it is get one game fewer.
        let mut turn = (0..entrants).cycle();
        for number in 0..waves {
            let here = entrants / waves + usize::from(number < entrants % waves);
            let mut times = vec![MOST_AT_A_TIME; entrants];
            for _ in 0..(MOST_AT_A_TIME * entrants).checked_sub(7 * here)? {
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
        let mut price = [0; MOST_MEETINGS + MOST_MISSING];
        for (met, price) in (0_i64..).zip(&mut price[..MOST_MISSING]) {
            *price = (2 - met) * (2 - met);
        }
        let mut wave_games = WaveGames {
            entrants,
            waves,
            games: games?,
            wave,
            busy: vec![0; entrants * waves],
            met: Vec::new(),
            meeting_cost: price,
            cost: 0,
            needed_meetings: need.collect(),
        };
        if wave_games.games.iter().any(|game| (1..7).any(|at| game[..at].contains(&game[at]))) {
            return None;
        }
        wave_games.recount();
        Some(wave_games)
    }

    /// Counts meetings, games and cost again.
    fn recount(&mut self) {
        self.met = self.needed_meetings.iter().map(|need| 2 - need).collect();
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
        self.cost =
            pairs.map(|(one, other)| self.meeting_cost[usize::from(self.met[one * self.entrants + other])]).sum();
    }

    /// Number of missing meetings.
    pub(super) fn missing_meetings(&self) -> u32 {
        let upper =
            (0..self.entrants).flat_map(|one| &self.met[one * self.entrants + one + 1..(one + 1) * self.entrants]);
        upper.map(|met| 2_u32.saturating_sub(u32::from(*met))).sum()
    }

    /// Changes the cost so that meetings beyond the required number spread evenly.
    pub(super) fn penalise_uneven_meetings(&mut self) {
        const MISSING: i64 = 1000;
        for (met, price) in (0_i64..).zip(&mut self.meeting_cost) {
            let excess = (met - 2).max(0);
            *price = *price * MISSING + excess * excess;
        }
        self.recount();
    }

    /// The games and their waves.
    pub(super) fn games(&self) -> (Vec<[Player; 7]>, Vec<usize>) {
        let players = self.games.iter().map(|game| game.map(|player| Player(u16::from(player))));
        (players.collect(), self.wave.clone())
    }

    /// A copy of the games, for [`restore`](Self::restore).
    pub(super) fn snapshot(&self) -> Vec<[u8; 7]> {
        self.games.clone()
    }

    pub(super) fn restore(&mut self, games: &[[u8; 7]]) {
        self.games.clone_from_slice(games);
        self.recount();
    }

    /// The temperature when `left` of `of` moves are left.
    pub(super) fn temperature(left: u64, of: u64) -> i64 {
        let share = |part: u64| i64::try_from(part).unwrap_or(i64::MAX);
        COLD + (HOT - COLD) * share(left) / share(of).max(1)
    }

    /// Tries a move: two games exchange players.
    pub(super) fn try_move(&mut self, random: &mut RandomGenerator, temperature: i64) {
        let aimed = random.below(256) < usize::try_from(AIMED).unwrap_or(0);
        let (x, i, y, j) = if aimed {
            let Some(aim) = self.aimed_move(random) else { return };
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
        if from != to && comes.iter().any(|at| usize::from(self.busy[*at]) >= MOST_AT_A_TIME) {
            return;
        }
        let change = self.replace_player(x, i, its) + self.replace_player(y, j, mine);
        if change > 0 && change << 16 > random.accepted_increase(temperature << 16) {
            self.replace_player(y, j, its);
            self.replace_player(x, i, mine);
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

    /// A move that brings together two players with a missing meeting.
    fn aimed_move(&self, random: &mut RandomGenerator) -> Option<(usize, usize, usize, usize)> {
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

    /// Replaces a player in a game. Returns the change of cost.
    fn replace_player(&mut self, game: usize, seat: usize, new: u8) -> i64 {
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
                change += self.meeting_cost[usize::from(now)] - self.meeting_cost[usize::from(before)];
            }
        }
        change
    }
}
