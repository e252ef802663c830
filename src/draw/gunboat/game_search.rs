//! The search for games with all required meetings.
//!
//! The state is a list of games, each a set of seven. A move exchanges two players of two games, and annealing looks
//! for a state in which no meeting is missing. The first attempt searches with the games in waves (`game_search_in_waves`). If
//! there are hardly more meetings than required, the search uses games with a symmetry. The places stand on circles,
//! and a turn of all circles by one place maps games to games. With circles of five, one game determines five games, so
//! only a fifth of the games must be found. There are few symmetrical states, and so a solution is found more easily
//! among them. Either every circle lies within one group, or members of groups may change places, which is another kind
//! of move.

use std::ops::ControlFlow;

use super::game_search_in_waves;
use super::game_search_in_waves::WaveGames;
use super::request::{GAMES_EACH, ScheduleError, ScheduleProgress, ScheduleRequest};
use crate::draw::random_generator::RandomGenerator;
use crate::draw::request::Player;

/// Moves between two progress reports and changes of temperature.
const STEP: u64 = 1 << 12;
/// Temperatures at the start and the end, in 256ths of a missing meeting.
const HOT: i64 = 75;
const COLD: i64 = 35;
/// Higher numbers of meetings of a pair cost the same as this number.
const MOST_MET: usize = 8;
/// Moves of the search in the fewest waves.
const WAVE_MOVES: u64 = 12_000_000;
/// Moves of the first search. Each next round of searches may use twice as many.
const FIRST_MOVES: u64 = 3_000_000;
/// Moves of a search without symmetry after the fast searches have failed. With such slow cooling, two of three
/// searches solve thirty entrants in four groups.
const LONG_MOVES: u64 = 80_000_000;

/// Looks for games with one symmetry after the other, and with more moves each time.
pub(super) fn find_games(
    request: &ScheduleRequest,
    random: &mut RandomGenerator,
    watch: &mut dyn FnMut(ScheduleProgress) -> ControlFlow<()>,
) -> Result<FoundGames, ScheduleError> {
    let entrants = request.entrant_count();
    let largest = request.groups.iter().copied().max().map_or(0, usize::from);
    let free = (4..=entrants).rev().filter(|turns| entrants.is_multiple_of(*turns)).map(Symmetry::Free);
    let within = (2..=largest).rev().map(Symmetry::Within);
    let kinds: Vec<Symmetry> = [Symmetry::None].into_iter().chain(free).chain(within).collect();
    let mut search =
        GameSearch { moves_tried: 0, move_limit: request.effort.0, missing: u32::MAX, stopped: false, watch };
    // This search has its own random numbers, so the other searches do not depend on it.
    if let Some(found) =
        search.search_in_waves(request, game_search_in_waves::fewest_waves(entrants), &mut random.clone())
    {
        return Ok(found);
    }
    let mut patience = FIRST_MOVES;
    loop {
        let before = search.moves_tried;
        for kind in kinds.iter().chain([&Symmetry::None]) {
            if search.is_finished() {
                break;
            }
            let Some(mut state) = SymmetricGames::new(request, *kind, random) else { continue };
            let spend = if *kind == Symmetry::None && search.moves_tried > before { LONG_MOVES } else { patience };
            if search.anneal(&mut state, random, spend) {
                state.spread_excess();
                search.anneal(&mut state, random, FIRST_MOVES / 2);
                return Ok(FoundGames { games: state.players(), waves: None });
            }
        }
        patience *= 2;
        if search.is_finished() || search.moves_tried == before {
            break;
        }
    }
    Err(ScheduleError::NoneFound { entrants, largest, tried: search.moves_tried, missing: search.missing })
}

/// The games found.
pub(super) struct FoundGames {
    pub(super) games: Vec<[Player; 7]>,
    /// The number of waves and the wave of each game, if the games have waves already.
    pub(super) waves: Option<(usize, Vec<usize>)>,
}

/// The symmetry of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Symmetry {
    None,
    /// Circles of this size, each within a group.
    Within(usize),
    /// Circles of this size. The groups may have any places on them.
    Free(usize),
}

/// The progress of the searches: the moves tried and the best result.
struct GameSearch<'a> {
    moves_tried: u64,
    move_limit: u64,
    missing: u32,
    stopped: bool,
    watch: &'a mut dyn FnMut(ScheduleProgress) -> ControlFlow<()>,
}

impl GameSearch<'_> {
    fn is_finished(&self) -> bool {
        self.stopped || self.moves_tried >= self.move_limit
    }

    /// Looks for games in a given number of waves.
    fn search_in_waves(
        &mut self,
        request: &ScheduleRequest,
        waves: usize,
        random: &mut RandomGenerator,
    ) -> Option<FoundGames> {
        let mut wave_games = WaveGames::new(request, waves, random)?;
        self.anneal_in_waves(&mut wave_games, random, WAVE_MOVES);
        if wave_games.missing_meetings() > 0 {
            return None;
        }
        wave_games.penalise_uneven_meetings();
        self.anneal_in_waves(&mut wave_games, random, FIRST_MOVES / 2);
        let (games, of) = wave_games.games();
        Some(FoundGames { games, waves: Some((waves, of)) })
    }

    fn anneal_in_waves(&mut self, wave_games: &mut WaveGames, random: &mut RandomGenerator, moves: u64) {
        let mut best = (wave_games.cost, wave_games.snapshot());
        let mut tried = 0;
        while tried < moves && best.0 > 0 && !self.is_finished() {
            let temperature = WaveGames::temperature(moves - tried, moves);
            for _ in 0..STEP {
                wave_games.try_move(random, temperature);
                if wave_games.cost < best.0 {
                    best = (wave_games.cost, wave_games.snapshot());
                    self.missing = self.missing.min(wave_games.missing_meetings());
                    if wave_games.cost == 0 {
                        break;
                    }
                }
            }
            tried += STEP;
            self.count_moves(STEP);
        }
        wave_games.restore(&best.1);
        self.missing = self.missing.min(wave_games.missing_meetings());
    }

    fn count_moves(&mut self, moves: u64) {
        self.moves_tried += moves;
        let progress = ScheduleProgress {
            moves_tried: self.moves_tried,
            move_limit: self.move_limit.max(self.moves_tried),
            missing_meetings: self.missing,
        };
        self.stopped |= (self.watch)(progress).is_break();
    }

    /// Improves the state by annealing. Returns whether no meeting is missing.
    fn anneal(&mut self, state: &mut SymmetricGames, random: &mut RandomGenerator, spend: u64) -> bool {
        // A move with circles takes more time, and so does a move of groups.
        let labour = state.turns as u64 + if state.groups_may_move { state.entrants as u64 / 2 } else { 0 };
        let moves = if labour == 1 { spend } else { spend * 3 / labour };
        let span = i64::try_from(moves).unwrap_or(i64::MAX).max(1);
        let mut best = (state.cost, state.games.clone(), state.group.clone());
        let mut tried = 0;
        while tried < moves && best.0 > 0 && !self.is_finished() {
            let left = i64::try_from(moves - tried).unwrap_or(i64::MAX);
            let temperature = COLD + (HOT - COLD) * left / span;
            for _ in 0..STEP {
                state.try_move(random, temperature);
                if state.cost < best.0 {
                    best = (state.cost, state.games.clone(), state.group.clone());
                    self.missing = self.missing.min(state.missing_meetings());
                    if state.cost == 0 {
                        break;
                    }
                }
            }
            tried += STEP;
            self.count_moves(if labour == 1 { STEP } else { STEP * labour / 3 });
        }
        (state.games, state.group) = (best.1, best.2);
        state.recount();
        let missing = state.missing_meetings();
        self.missing = self.missing.min(missing);
        missing == 0
    }
}

/// Games of one symmetry.
struct SymmetricGames {
    entrants: usize,
    /// Number of places on a circle. 1 means no symmetry.
    turns: usize,
    /// Whether members of groups may change places.
    groups_may_move: bool,
    /// The circles, and single places that no turn moves.
    circles: Vec<Vec<usize>>,
    circle_of: Vec<usize>,
    /// The place that a place becomes after a number of turns: `turned[turn * entrants + place]`.
    turned: Vec<usize>,
    /// By place: the group of its player.
    group: Vec<usize>,
    /// One of every `turns` games. The others follow by turning.
    games: Vec<[usize; 7]>,
    /// Games that a turn does not change.
    fixed_games: Vec<[usize; 7]>,
    met: Vec<u8>,
    /// The cost of a pair by its number of meetings: for pairs of different groups, and for pairs of one group.
    meeting_cost: [[i64; MOST_MET + 1]; 2],
    cost: i64,
}

impl SymmetricGames {
    /// Random games, if circles of this kind are possible with the groups.
    fn new(request: &ScheduleRequest, symmetry: Symmetry, random: &mut RandomGenerator) -> Option<Self> {
        let (entrants, mut group) = (request.entrant_count(), request.group_of_entrants());
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
            for size in request.groups.iter().map(|size| usize::from(*size)) {
                let round = size / turns;
                circles.extend((0..round).map(|circle| (next + circle * turns..next + (circle + 1) * turns).collect()));
                alone.extend(next + round * turns..next + size);
                next += size;
            }
        }
        let mut seats: Vec<usize> = vec![GAMES_EACH; circles.len()];
        let still = find_fixed_games(&circles, &alone, turns, &mut seats, random)?;
        // A single place has one game that no turn changes. Its other games turn.
        seats.extend(alone.iter().map(|_| (GAMES_EACH - 1) / turns));
        circles.extend(alone.iter().map(|place| vec![*place]));
        let games = deal_games(&circles, &seats, random)?;
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
        let mut state = SymmetricGames {
            entrants,
            turns,
            groups_may_move: free,
            circles,
            circle_of,
            turned,
            group,
            games,
            fixed_games: still,
            met,
            meeting_cost: price,
            cost: 0,
        };
        state.recount();
        Some(state)
    }

    /// All games, including the turned ones.
    fn all_games(&self) -> Vec<[usize; 7]> {
        let turned = (0..self.turns).flat_map(|turn| {
            let at = turn * self.entrants;
            self.games.iter().map(move |game| game.map(|place| self.turned[at + place]))
        });
        turned.chain(self.fixed_games.iter().copied()).collect()
    }

    /// All games with the numbers of the entrants, which count group after group.
    fn players(&self) -> Vec<[Player; 7]> {
        let mut order: Vec<usize> = (0..self.entrants).collect();
        order.sort_by_key(|place| self.group[*place]);
        let mut player = vec![Player::default(); self.entrants];
        for (number, place) in (0..).zip(order) {
            player[place] = Player(number);
        }
        self.all_games().into_iter().map(|game| game.map(|place| player[place])).collect()
    }

    /// The cost of the meetings of two places.
    fn pair_cost(&self, one: usize, other: usize) -> i64 {
        let met = usize::from(self.met[one * self.entrants + other]);
        self.meeting_cost[usize::from(self.group[one] == self.group[other])][met.min(MOST_MET)]
    }

    /// Counts meetings and cost again.
    fn recount(&mut self) {
        self.met.fill(0);
        for game in self.all_games() {
            for (one, other) in pairs(&game) {
                self.met[one * self.entrants + other] += 1;
                self.met[other * self.entrants + one] += 1;
            }
        }
        let places: Vec<usize> = (0..self.entrants).collect();
        self.cost = pairs(&places).map(|(one, other)| self.pair_cost(one, other)).sum();
    }

    /// Number of missing meetings.
    fn missing_meetings(&self) -> u32 {
        let places: Vec<usize> = (0..self.entrants).collect();
        let lacking = pairs(&places).map(|(one, other)| {
            let need = 1 + u32::from(self.group[one] == self.group[other]);
            need.saturating_sub(u32::from(self.met[one * self.entrants + other]))
        });
        lacking.sum()
    }

    /// Changes the cost so that meetings beyond the required number spread evenly. The symmetry is given up.
    fn spread_excess(&mut self) {
        const MISSING: i64 = 1000;
        self.games = self.all_games();
        self.fixed_games.clear();
        (self.turns, self.groups_may_move) = (1, false);
        for (need, price) in (1_usize..).zip(&mut self.meeting_cost) {
            for (met, price) in price.iter_mut().enumerate() {
                let excess = i64::try_from(met.saturating_sub(need)).unwrap_or(0);
                *price = *price * MISSING + excess * excess;
            }
        }
        self.recount();
    }

    /// Tries a random move.
    fn try_move(&mut self, random: &mut RandomGenerator, temperature: i64) {
        // A game on circles changes the cost once for each turn.
        let heat = temperature * i64::try_from(self.turns).unwrap_or(1);
        if self.groups_may_move && random.below(2) == 0 {
            self.regroup(random, temperature);
        } else if self.turns > 1 && (self.games.len() == 1 || random.below(3) == 0) {
            self.turn_player(random, heat);
        } else {
            self.exchange(random, heat);
        }
    }

    /// Two games exchange players. On circles, another place of the same circle may come instead.
    fn exchange(&mut self, random: &mut RandomGenerator, heat: i64) {
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
        let change = self.replace_place(x, i, mine) + self.replace_place(y, j, theirs);
        if is_rejected(change, random, heat) {
            self.replace_place(y, j, its);
            self.replace_place(x, i, old);
        } else {
            self.cost += change;
        }
    }

    /// Replaces a place in a game by another place of the same circle.
    fn turn_player(&mut self, random: &mut RandomGenerator, heat: i64) {
        let (game, seat) = (random.below(self.games.len()), random.below(7));
        let old = self.games[game][seat];
        let circle = &self.circles[self.circle_of[old]];
        let new = circle[random.below(circle.len())];
        if self.games[game].contains(&new) {
            return;
        }
        let change = self.replace_place(game, seat, new);
        if is_rejected(change, random, heat) {
            self.replace_place(game, seat, old);
        } else {
            self.cost += change;
        }
    }

    /// Members of two groups exchange places.
    fn regroup(&mut self, random: &mut RandomGenerator, temperature: i64) {
        let (one, other) = (random.below(self.entrants), random.below(self.entrants));
        if self.group[one] == self.group[other] {
            return;
        }
        let before = self.place_cost(one) + self.place_cost(other);
        self.group.swap(one, other);
        let change = self.place_cost(one) + self.place_cost(other) - before;
        if is_rejected(change, random, temperature) {
            self.group.swap(one, other);
        } else {
            self.cost += change;
        }
    }

    /// The cost of all meetings of a place.
    fn place_cost(&self, place: usize) -> i64 {
        (0..self.entrants).filter(|other| *other != place).map(|other| self.pair_cost(place, other)).sum()
    }

    /// Replaces a place in a game and in its turned games. Returns the change of cost.
    fn replace_place(&mut self, game: usize, seat: usize, new: usize) -> i64 {
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
                change -= self.pair_cost(leaving, mate) + self.pair_cost(coming, mate);
                self.met[leaving * self.entrants + mate] -= 1;
                self.met[mate * self.entrants + leaving] -= 1;
                self.met[coming * self.entrants + mate] += 1;
                self.met[mate * self.entrants + coming] += 1;
                change += self.pair_cost(leaving, mate) + self.pair_cost(coming, mate);
            }
        }
        change
    }
}

fn is_rejected(change: i64, random: &mut RandomGenerator, temperature: i64) -> bool {
    change > 0 && change << 16 > random.accepted_increase(temperature << 16)
}

/// Every pair of a list.
fn pairs(list: &[usize]) -> impl Iterator<Item = (usize, usize)> + '_ {
    list.iter().enumerate().flat_map(|(at, one)| list[at + 1..].iter().map(move |other| (*one, *other)))
}

/// The games that no turn changes, one for each single place. Their other six seats are filled with whole circles, and
/// `seats` is reduced by these. `None` if whole circles cannot fill six seats.
fn find_fixed_games(
    circles: &[Vec<usize>],
    alone: &[usize],
    turns: usize,
    seats: &mut [usize],
    random: &mut RandomGenerator,
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
        // Circles with the fewest fixed games come first.
        order.sort_by_key(|circle| GAMES_EACH - seats[*circle]);
        let mut game = vec![place];
        for &circle in &order[..6 / turns] {
            seats[circle] -= 1;
            game.extend(&circles[circle]);
        }
        games.push(game.try_into().ok()?);
    }
    Some(games)
}

/// Random games in which every circle has its required number of seats, and no place appears twice in a game.
fn deal_games(circles: &[Vec<usize>], free: &[usize], random: &mut RandomGenerator) -> Option<Vec<[usize; 7]>> {
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
                // One of the emptiest games that still lack a place of the circle.
                let has_room =
                    |game: &Vec<usize>| game.len() < 7 && circles[circle].iter().any(|it| !game.contains(it));
                let emptiest = dealt.iter().filter(|game| has_room(game)).map(Vec::len).min();
                let open: Vec<usize> =
                    (0..games).filter(|at| has_room(&dealt[*at]) && Some(dealt[*at].len()) == emptiest).collect();
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

#[cfg(test)]
mod tests {
    use super::*;

    fn request(groups: &[u16]) -> ScheduleRequest {
        ScheduleRequest { groups: groups.to_vec(), seed: 1, ..ScheduleRequest::default() }
    }

    /// Games of this kind, and the random numbers to improve them with.
    fn games(groups: &[u16], symmetry: Symmetry) -> (SymmetricGames, RandomGenerator) {
        let mut random = RandomGenerator::new(1);
        (SymmetricGames::new(&request(groups), symmetry, &mut random).unwrap(), random)
    }

    #[test]
    fn everybody_has_seven_games_with_six_others_whatever_is_exchanged() {
        let kinds = [
            Symmetry::None,
            Symmetry::Within(2),
            Symmetry::Within(3),
            Symmetry::Within(7),
            Symmetry::Free(7),
            Symmetry::Free(21),
        ];
        for kind in kinds {
            let (mut state, mut random) = games(&[7, 7, 7], kind);
            for _ in 0..3000 {
                state.try_move(&mut random, 1000);
            }
            let games = state.all_games();
            assert_eq!(games.len(), 21, "{kind:?}: as many games as entrants");
            for place in 0..21 {
                assert_eq!(games.iter().filter(|game| game.contains(&place)).count(), 7, "{kind:?}: entrant {place}");
            }
            let counted = (state.cost, state.met.clone());
            state.recount();
            assert_eq!((state.cost, &state.met), (counted.0, &counted.1), "{kind:?}: missing meetings, meetings");
        }
    }

    #[test]
    fn one_game_that_turns_nineteen_times_makes_everybody_meet_twice() {
        let (mut state, mut random) = games(&[19], Symmetry::Free(19));
        assert_ne!(state.missing_meetings(), 0, "the first random game is not enough");
        let mut search = GameSearch {
            moves_tried: 0,
            move_limit: 100_000,
            missing: u32::MAX,
            stopped: false,
            watch: &mut |_| ControlFlow::Continue(()),
        };
        assert!(search.anneal(&mut state, &mut random, 100_000));
        let players = state.players();
        for one in 0..19 {
            for other in 0..one {
                let both = players.iter().filter(|game| [one, other].iter().all(|it| game.contains(&Player(*it))));
                assert!(both.count() >= 2, "entrants {one} and {other}");
            }
        }
    }
}
