//! Games in which everybody meets whom they must.
//!
//! The state is the games as sets of seven; a move exchanges two players of two games, and annealing looks for a state
//! that lacks no meeting. That is tried first with the games in waves (`waved`). Where hardly a meeting is to spare it looks among games with a symmetry: the places stand on
//! circles, and whatever turns all circles by one place turns games into games. A circle of five has five games of one, so a
//! fifth of the games is to be found, and a solution is met more easily among the few symmetrical ones than among all.
//! Either every circle lies within a group, or the groups take their places as suits them, which is a move, too.

use std::ops::ControlFlow;

use super::wave_search;
use super::wave_search::Waved;
use super::{Entry, GAMES, Progress, Refused};
use crate::draw::random_numbers::Random;
use crate::draw::request::Player;

/// Moves between two looks at the watch and the thermometer.
const STEP: u64 = 1 << 12;
/// Temperatures at the start and the end, in 256ths of a lacking meeting.
const HOT: i64 = 75;
const COLD: i64 = 35;
/// How often a pair is counted apart; more is as bad.
const MOST_MET: usize = 8;
/// What the search in the fewest waves may spend.
const WAVED: u64 = 12_000_000;
/// What the first search may spend; the next ones may spend ever more.
const PATIENCE: u64 = 3_000_000;
/// What a search without symmetry may spend when the quick ones have failed: slowly cooled, two of three find thirty
/// entrants in four groups.
const LONG: u64 = 80_000_000;

/// Looks for games, with one symmetry after the other and ever more patience.
pub(super) fn find(
    entry: &Entry,
    random: &mut Random,
    watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Found, Refused> {
    let entrants = entry.entrants();
    let largest = entry.groups.iter().copied().max().map_or(0, usize::from);
    let free = (4..=entrants).rev().filter(|turns| entrants.is_multiple_of(*turns)).map(Symmetry::Free);
    let within = (2..=largest).rev().map(Symmetry::Within);
    let kinds: Vec<Symmetry> = [Symmetry::None].into_iter().chain(free).chain(within).collect();
    let mut search = Search { done: 0, of: entry.effort.0, missing: u32::MAX, stopped: false, watch };
    // Dice of its own, so that what else is tried does not depend on it.
    if let Some(found) = search.in_waves(entry, wave_search::least(entrants), &mut random.clone()) {
        return Ok(found);
    }
    let mut patience = PATIENCE;
    loop {
        let before = search.done;
        for kind in kinds.iter().chain([&Symmetry::None]) {
            if search.over() {
                break;
            }
            let Some(mut state) = State::new(entry, *kind, random) else { continue };
            let spend = if *kind == Symmetry::None && search.done > before { LONG } else { patience };
            if search.anneal(&mut state, random, spend) {
                state.heed_excess();
                search.anneal(&mut state, random, PATIENCE / 2);
                return Ok(Found { games: state.players(), waves: None });
            }
        }
        patience *= 2;
        if search.over() || search.done == before {
            break;
        }
    }
    Err(Refused::NoneFound { entrants, largest, tried: search.done, missing: search.missing })
}

/// What was found.
pub(super) struct Found {
    pub(super) games: Vec<[Player; 7]>,
    /// How many waves they lie in, and each game's, if they lie in any.
    pub(super) waves: Option<(usize, Vec<usize>)>,
}

/// What turns games into games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Symmetry {
    None,
    /// Circles of this size, each within a group.
    Within(usize),
    /// Circles of this size, and groups anywhere on them.
    Free(usize),
}

/// What has been spent, and what has been reached.
struct Search<'a> {
    done: u64,
    of: u64,
    missing: u32,
    stopped: bool,
    watch: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
}

impl Search<'_> {
    fn over(&self) -> bool {
        self.stopped || self.done >= self.of
    }

    /// Looks for games that lie in so many waves.
    fn in_waves(&mut self, entry: &Entry, waves: usize, random: &mut Random) -> Option<Found> {
        let mut waved = Waved::new(entry, waves, random)?;
        self.anneal_in_waves(&mut waved, random, WAVED);
        if waved.missing() > 0 {
            return None;
        }
        waved.heed_excess();
        self.anneal_in_waves(&mut waved, random, PATIENCE / 2);
        let (games, of) = waved.games();
        Some(Found { games, waves: Some((waves, of)) })
    }

    fn anneal_in_waves(&mut self, waved: &mut Waved, random: &mut Random, moves: u64) {
        let mut best = (waved.cost, waved.state());
        let mut tried = 0;
        while tried < moves && best.0 > 0 && !self.over() {
            let temperature = Waved::temperature(moves - tried, moves);
            for _ in 0..STEP {
                waved.step(random, temperature);
                if waved.cost < best.0 {
                    best = (waved.cost, waved.state());
                    self.missing = self.missing.min(waved.missing());
                    if waved.cost == 0 {
                        break;
                    }
                }
            }
            tried += STEP;
            self.spend(STEP);
        }
        waved.come_back(&best.1);
        self.missing = self.missing.min(waved.missing());
    }

    fn spend(&mut self, moves: u64) {
        self.done += moves;
        let progress = Progress { done: self.done, of: self.of.max(self.done), missing: self.missing };
        self.stopped |= (self.watch)(progress).is_break();
    }

    /// Betters the state; whether it lacks nothing.
    fn anneal(&mut self, state: &mut State, random: &mut Random, spend: u64) -> bool {
        // A move among turning circles is dearer, and so is one of the groups.
        let labour = state.turns as u64 + if state.free { state.entrants as u64 / 2 } else { 0 };
        let moves = if labour == 1 { spend } else { spend * 3 / labour };
        let span = i64::try_from(moves).unwrap_or(i64::MAX).max(1);
        let mut best = (state.cost, state.games.clone(), state.group.clone());
        let mut tried = 0;
        while tried < moves && best.0 > 0 && !self.over() {
            let left = i64::try_from(moves - tried).unwrap_or(i64::MAX);
            let temperature = COLD + (HOT - COLD) * left / span;
            for _ in 0..STEP {
                state.step(random, temperature);
                if state.cost < best.0 {
                    best = (state.cost, state.games.clone(), state.group.clone());
                    self.missing = self.missing.min(state.missing());
                    if state.cost == 0 {
                        break;
                    }
                }
            }
            tried += STEP;
            self.spend(if labour == 1 { STEP } else { STEP * labour / 3 });
        }
        (state.games, state.group) = (best.1, best.2);
        state.count();
        let missing = state.missing();
        self.missing = self.missing.min(missing);
        missing == 0
    }
}

/// Games of one symmetry.
struct State {
    entrants: usize,
    /// How many places a circle has; 1 for no symmetry at all.
    turns: usize,
    /// Whether the groups may take other places.
    free: bool,
    /// The circles, and places by themselves that no turn moves.
    circles: Vec<Vec<usize>>,
    circle_of: Vec<usize>,
    /// Where a place is after so many turns: `turned[turn * entrants + place]`.
    turned: Vec<usize>,
    /// Whose member has the place.
    group: Vec<usize>,
    /// One of every `turns` games.
    games: Vec<[usize; 7]>,
    /// Games that a turn does not change.
    still: Vec<[usize; 7]>,
    met: Vec<u8>,
    /// What so many meetings of a pair cost: of different groups, and of the same.
    price: [[i64; MOST_MET + 1]; 2],
    cost: i64,
}

impl State {
    /// Games at random, if circles of this kind go with the groups.
    fn new(entry: &Entry, symmetry: Symmetry, random: &mut Random) -> Option<Self> {
        let (entrants, mut group) = (entry.entrants(), entry.group_of());
        let (turns, free) = match symmetry {
            Symmetry::None => (1, false),
            Symmetry::Within(turns) => (turns, false),
            Symmetry::Free(turns) => (turns, true),
        };
        let mut circles: Vec<Vec<usize>> = Vec::new();
        let mut alone = Vec::new();
        if free {
            circles.extend((0..entrants / turns).map(|circle| (circle * turns..(circle + 1) * turns).collect()));
            random.shuffle(&mut group);
        } else {
            let mut next = 0;
            for size in entry.groups.iter().map(|size| usize::from(*size)) {
                let round = size / turns;
                circles.extend((0..round).map(|circle| (next + circle * turns..next + (circle + 1) * turns).collect()));
                alone.extend(next + round * turns..next + size);
                next += size;
            }
        }
        let mut seats: Vec<usize> = vec![GAMES; circles.len()];
        let still = still_games(&circles, &alone, turns, &mut seats, random)?;
        // A place alone has one game that is still, and the others turn.
        seats.extend(alone.iter().map(|_| (GAMES - 1) / turns));
        circles.extend(alone.iter().map(|place| vec![*place]));
        let games = deal(&circles, &seats, random)?;
        let mut circle_of = vec![0; entrants];
        let mut turned = vec![0; turns * entrants];
        for (at, circle) in circles.iter().enumerate() {
            for (step, place) in circle.iter().enumerate() {
                circle_of[*place] = at;
                for turn in 0..turns {
                    turned[turn * entrants + place] = circle[(step + turn) % circle.len()];
                }
            }
        }
        let mut price = [[0; MOST_MET + 1]; 2];
        for (need, price) in (1_usize..).zip(&mut price) {
            for (met, price) in price.iter_mut().enumerate() {
                let lacking = i64::try_from(need.saturating_sub(met)).unwrap_or(0);
                *price = lacking * lacking;
            }
        }
        let met = vec![0; entrants * entrants];
        let mut state =
            State { entrants, turns, free, circles, circle_of, turned, group, games, still, met, price, cost: 0 };
        state.count();
        Some(state)
    }

    /// Every game, the turned ones too.
    fn all(&self) -> Vec<[usize; 7]> {
        let turned = (0..self.turns).flat_map(|turn| {
            let at = turn * self.entrants;
            self.games.iter().map(move |game| game.map(|place| self.turned[at + place]))
        });
        turned.chain(self.still.iter().copied()).collect()
    }

    /// Every game with the entrants' numbers, which count group after group.
    fn players(&self) -> Vec<[Player; 7]> {
        let mut order: Vec<usize> = (0..self.entrants).collect();
        order.sort_by_key(|place| self.group[*place]);
        let mut player = vec![Player::default(); self.entrants];
        for (number, place) in (0..).zip(order) {
            player[place] = Player(number);
        }
        self.all().into_iter().map(|game| game.map(|place| player[place])).collect()
    }

    /// What it costs that two places have met so often.
    fn price(&self, one: usize, other: usize) -> i64 {
        let met = usize::from(self.met[one * self.entrants + other]);
        self.price[usize::from(self.group[one] == self.group[other])][met.min(MOST_MET)]
    }

    /// Counts meetings and cost afresh.
    fn count(&mut self) {
        self.met.fill(0);
        for game in self.all() {
            for (one, other) in pairs(&game) {
                self.met[one * self.entrants + other] += 1;
                self.met[other * self.entrants + one] += 1;
            }
        }
        let places: Vec<usize> = (0..self.entrants).collect();
        self.cost = pairs(&places).map(|(one, other)| self.price(one, other)).sum();
    }

    /// How many meetings are lacking.
    fn missing(&self) -> u32 {
        let places: Vec<usize> = (0..self.entrants).collect();
        let lacking = pairs(&places).map(|(one, other)| {
            let need = 1 + u32::from(self.group[one] == self.group[other]);
            need.saturating_sub(u32::from(self.met[one * self.entrants + other]))
        });
        lacking.sum()
    }

    /// From now on meetings beyond the need are spread, too, and no symmetry is kept.
    fn heed_excess(&mut self) {
        const LACKING: i64 = 1000;
        self.games = self.all();
        self.still.clear();
        (self.turns, self.free) = (1, false);
        for (need, price) in (1_usize..).zip(&mut self.price) {
            for (met, price) in price.iter_mut().enumerate() {
                let excess = i64::try_from(met.saturating_sub(need)).unwrap_or(0);
                *price = *price * LACKING + excess * excess;
            }
        }
        self.count();
    }

    /// Tries a move.
    fn step(&mut self, random: &mut Random, temperature: i64) {
        // A turning game changes the cost as often as it turns.
        let heat = temperature * i64::try_from(self.turns).unwrap_or(1);
        if self.free && random.below(2) == 0 {
            self.regroup(random, temperature);
        } else if self.turns > 1 && (self.games.len() == 1 || random.below(3) == 0) {
            self.shift(random, heat);
        } else {
            self.exchange(random, heat);
        }
    }

    /// Two games exchange players; on circles it need not be the very same.
    fn exchange(&mut self, random: &mut Random, heat: i64) {
        let (x, i) = (random.below(self.games.len()), random.below(7));
        let (y, j) = (random.below(self.games.len()), random.below(7));
        if x == y {
            return;
        }
        let (old, its) = (self.games[x][i], self.games[y][j]);
        let (mine, theirs) = if self.turns == 1 {
            (its, old)
        } else {
            let (here, there) = (&self.circles[self.circle_of[its]], &self.circles[self.circle_of[old]]);
            (here[random.below(here.len())], there[random.below(there.len())])
        };
        if self.games[x].contains(&mine) || self.games[y].contains(&theirs) {
            return;
        }
        let change = self.seat(x, i, mine) + self.seat(y, j, theirs);
        if too_dear(change, random, heat) {
            self.seat(y, j, its);
            self.seat(x, i, old);
        } else {
            self.cost += change;
        }
    }

    /// Another place of the same circle comes into a game.
    fn shift(&mut self, random: &mut Random, heat: i64) {
        let (game, seat) = (random.below(self.games.len()), random.below(7));
        let old = self.games[game][seat];
        let circle = &self.circles[self.circle_of[old]];
        let new = circle[random.below(circle.len())];
        if self.games[game].contains(&new) {
            return;
        }
        let change = self.seat(game, seat, new);
        if too_dear(change, random, heat) {
            self.seat(game, seat, old);
        } else {
            self.cost += change;
        }
    }

    /// Members of two groups exchange their places.
    fn regroup(&mut self, random: &mut Random, temperature: i64) {
        let (one, other) = (random.below(self.entrants), random.below(self.entrants));
        if self.group[one] == self.group[other] {
            return;
        }
        let before = self.price_of(one) + self.price_of(other);
        self.group.swap(one, other);
        let change = self.price_of(one) + self.price_of(other) - before;
        if too_dear(change, random, temperature) {
            self.group.swap(one, other);
        } else {
            self.cost += change;
        }
    }

    /// What a place's meetings cost.
    fn price_of(&self, place: usize) -> i64 {
        (0..self.entrants).filter(|other| *other != place).map(|other| self.price(place, other)).sum()
    }

    /// Puts another place into a game and all that it turns into; by how much the cost grows.
    fn seat(&mut self, game: usize, seat: usize, new: usize) -> i64 {
        let old = std::mem::replace(&mut self.games[game][seat], new);
        let mates = self.games[game];
        let mut change = 0;
        for turn in 0..self.turns {
            let turned = turn * self.entrants;
            let (leaving, coming) = (self.turned[turned + old], self.turned[turned + new]);
            for (at, mate) in mates.iter().enumerate() {
                if at == seat {
                    continue;
                }
                let mate = self.turned[turned + mate];
                change -= self.price(leaving, mate) + self.price(coming, mate);
                self.met[leaving * self.entrants + mate] -= 1;
                self.met[mate * self.entrants + leaving] -= 1;
                self.met[coming * self.entrants + mate] += 1;
                self.met[mate * self.entrants + coming] += 1;
                change += self.price(leaving, mate) + self.price(coming, mate);
            }
        }
        change
    }
}

fn too_dear(change: i64, random: &mut Random, temperature: i64) -> bool {
    change > 0 && change << 16 > random.patience(temperature << 16)
}

/// Every two of a list.
fn pairs(list: &[usize]) -> impl Iterator<Item = (usize, usize)> + '_ {
    list.iter().enumerate().flat_map(|(at, one)| list[at + 1..].iter().map(move |other| (*one, *other)))
}

/// The games that a turn leaves as they are, one for each place alone: beside it they take in circles as a whole. `seats` is
/// told what is left of these. None where six other seats cannot be filled so.
fn still_games(
    circles: &[Vec<usize>],
    alone: &[usize],
    turns: usize,
    seats: &mut [usize],
    random: &mut Random,
) -> Option<Vec<[usize; 7]>> {
    if turns == 1 || alone.is_empty() {
        return Some(Vec::new());
    }
    if turns > 3 || circles.len() < 6 / turns {
        return None;
    }
    let mut order: Vec<usize> = (0..circles.len()).collect();
    let mut games = Vec::new();
    for &place in alone {
        random.shuffle(&mut order);
        // Those that have been taken in least.
        order.sort_by_key(|circle| GAMES - seats[*circle]);
        let mut game = vec![place];
        for &circle in &order[..6 / turns] {
            seats[circle] -= 1;
            game.extend(&circles[circle]);
        }
        games.push(game.try_into().ok()?);
    }
    Some(games)
}

/// Games at random in which every circle has as many seats as it must have, and nobody sits twice.
fn deal(circles: &[Vec<usize>], free: &[usize], random: &mut Random) -> Option<Vec<[usize; 7]>> {
    const TRIES: usize = 200;
    let seats: usize = free.iter().sum();
    let games = seats / 7;
    if !seats.is_multiple_of(7) || games == 0 {
        return None;
    }
    let mut order: Vec<usize> = (0..circles.len()).collect();
    'tries: for _ in 0..TRIES {
        let mut dealt: Vec<Vec<usize>> = vec![Vec::new(); games];
        random.shuffle(&mut order);
        order.sort_by_key(|circle| circles[*circle].len());
        for &circle in &order {
            for _ in 0..free[circle] {
                // The emptiest game that still lacks somebody of the circle.
                let room = |game: &Vec<usize>| game.len() < 7 && circles[circle].iter().any(|it| !game.contains(it));
                let emptiest = dealt.iter().filter(|game| room(game)).map(Vec::len).min();
                let open: Vec<usize> =
                    (0..games).filter(|at| room(&dealt[*at]) && Some(dealt[*at].len()) == emptiest).collect();
                if open.is_empty() {
                    continue 'tries;
                }
                let game = &mut dealt[open[random.below(open.len())]];
                let may: Vec<usize> = circles[circle].iter().copied().filter(|it| !game.contains(it)).collect();
                game.push(may[random.below(may.len())]);
            }
        }
        return dealt.into_iter().map(|game| game.try_into().ok()).collect();
    }
    None
}
