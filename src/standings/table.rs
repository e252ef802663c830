//! The table.

use std::collections::HashMap;

use super::context::{Basis, View, is_complete};
use super::rules::{Decides, Handicaps, Multiplier, Results, RoundScore, Ruleset, TieBreak};
use super::tolerant_order::sort_by_levels;
use super::top_board::Qualification;
use super::totals::{Count, taken};
use crate::book::{Board, BoardRef, Book, PersonId, Power, RoundIx, SeatRef, Stage};

/// Totals that differ by less are equal.
const SAME: f64 = 1e-9;

/// Whether two totals count as equal.
pub fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < SAME
}

/// The table.
#[derive(Clone, Debug, Default)]
pub struct Standings {
    /// Everyone who has sat at a board that has begun, or sat out for points: the placed, best first, then those who
    /// take no place.
    pub rows: Vec<Row>,
    /// Who scores where, by round and board, as it was when the rows were made.
    scorers: Vec<Vec<[Option<PersonId>; 7]>>,
    successors: Successors,
}

/// One line of the table.
#[derive(Clone, Debug)]
pub struct Row {
    pub person: PersonId,
    /// From 1; players who share a place have the same. Who is unranked, removed or has too few results has none.
    pub place: Option<usize>,
    /// Whether someone else has the same place.
    pub shared: bool,
    /// Unrounded.
    pub total: f64,
    /// The person's games in the order of the rounds.
    pub games: Vec<Game>,
    /// The rounds that the person sat out.
    pub sat_out: Vec<SatOut>,
    /// What was added to the results that count, or taken from them.
    pub adjustments: Vec<Adjustment>,
    /// Whether the person plays or played at the top board.
    pub top: bool,
    /// The place that the top board decided, whatever the total.
    pub reserved: Option<Reserved>,
    /// How many results the person has, whether they count or not.
    pub results: usize,
    /// Which of the rules' multipliers are for this person, by their position.
    pub(super) multiplied: Vec<usize>,
    /// Whether the person plays for a place, and has enough results for one.
    pub(super) takes_a_place: bool,
    /// The known results, best first.
    pub(super) ranked: Vec<f64>,
    /// The figures of the tie-breaks, those of the ranking and then those of the top board; empty where all of them
    /// are found in `ranked`.
    pub(super) figures: Vec<f64>,
}

/// One game of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    pub seat: SeatRef,
    /// Unrounded, after penalties; missing while it cannot be computed.
    pub score: Option<f64>,
    /// What penalties took from it.
    pub taken: f64,
    /// What goes into the total: the score, or the place on the board where places are counted.
    pub result: Option<f64>,
    /// The part of the result that counts: 1 whole, 0.5 half, 0 dropped; it may be more than 1.
    pub weight: f64,
    /// Whether the game still runs, so that the score may change.
    pub provisional: bool,
    /// Whether it is played at the top board.
    pub top: bool,
}

/// A round in which somebody was there and had no board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SatOut {
    pub round: RoundIx,
    /// What it is worth.
    pub value: f64,
    /// The part of it that counts.
    pub weight: f64,
}

/// Something added to a total, or taken from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Adjustment {
    pub why: Why,
    /// Negative for a penalty.
    pub amount: f64,
}

/// Why something is added or taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// What everybody begins with.
    Start,
    Handicap,
    /// For playing at the top board.
    TopBoard {
        percent: f64,
    },
    /// With the director's reason.
    Penalty(String),
}

/// A place that the top board decided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reserved {
    /// Won the top board, or came second there. Of two who were level, the one who chose the power later is ahead: with
    /// how many of the others chose first, from 1, the own choice before the other's.
    AtTheTopBoard { rank: usize, chose: Option<(usize, usize)> },
    /// Has the highest total of those who played there.
    HighestTotalThere,
}

impl Row {
    pub(super) fn new(person: PersonId) -> Row {
        Row {
            person,
            place: None,
            shared: false,
            total: 0.0,
            games: Vec::new(),
            sat_out: Vec::new(),
            adjustments: Vec::new(),
            top: false,
            reserved: None,
            results: 0,
            multiplied: Vec::new(),
            takes_a_place: true,
            ranked: Vec::new(),
            figures: Vec::new(),
        }
    }

    /// The multipliers of the rules that are for this person.
    pub(super) fn multiplied_by<'r>(&self, rules: &'r Ruleset) -> impl Iterator<Item = &'r Multiplier> {
        self.multiplied.iter().filter_map(|at| rules.total.multipliers.get(*at))
    }

    /// The place as it is written in a table: “3”, or a dash for who takes none.
    pub fn place_text(&self) -> String {
        self.place.map_or_else(|| "–".to_owned(), |place| place.to_string())
    }

    /// The `n`th best result, from 1; 0 for a game not played.
    pub fn best(&self, n: usize) -> f64 {
        n.checked_sub(1).and_then(|n| self.ranked.get(n)).copied().unwrap_or(0.0)
    }

    /// The score of a round (from 0): of several games the best or their sum, as the rules say. `None` where the person
    /// neither played nor sat out for points.
    pub fn round_score(&self, round: usize, rules: &Ruleset) -> Option<f64> {
        let games = self.games.iter().filter(|game| game.seat.board.round.0 == round).filter_map(|game| game.score);
        let made = match rules.total.round_score {
            RoundScore::Best => games.reduce(f64::max),
            RoundScore::Sum | RoundScore::None => games.reduce(|a, b| a + b),
        };
        made.or_else(|| self.sat_out.iter().find(|sat| sat.round.0 == round).map(|sat| sat.value))
    }

    /// The figure of the tie-break at this position of the ruleset's chain.
    pub fn tie_figure(&self, step: usize, rules: &Ruleset) -> f64 {
        match (self.figures.get(step), rules.tie_breaks.get(step)) {
            (Some(figure), _) => *figure,
            (None, Some(TieBreak::BestGame(n))) => self.best(*n),
            _ => 0.0,
        }
    }

    /// What the row is ranked by at this level, the total first; more is better.
    fn key(&self, level: usize, rules: &Ruleset) -> f64 {
        let figure = match level.checked_sub(1) {
            None => self.total,
            Some(step) => self.tie_figure(step, rules),
        };
        let lowest =
            rules.lowest_wins() && (level == 0 || matches!(rules.tie_breaks[level - 1], TieBreak::BestGame(_)));
        if lowest { -figure } else { figure }
    }
}

/// Who carries on for whom, in most events for nobody.
#[derive(Clone, Debug, Default)]
struct Successors(Vec<(PersonId, PersonId)>);

impl Successors {
    fn of(book: &Book) -> Successors {
        let replaced = book.people.iter().filter(|person| person.replaced_by.is_some());
        Successors(replaced.map(|person| (person.id, book.successor(person.id))).collect())
    }

    fn of_person(&self, id: PersonId) -> PersonId {
        self.0.iter().find(|(replaced, _)| *replaced == id).map_or(id, |(_, successor)| *successor)
    }

    /// Who scores with each power of a board.
    fn scorers(&self, board: &Board) -> [Option<PersonId>; 7] {
        board.seats.0.each_ref().map(|seat| seat.scorer().map(|id| self.of_person(id)))
    }
}

/// The games of a board that has begun, with those who score in them.
fn games<'a>(
    board: &'a Board,
    at: BoardRef,
    scorers: [Option<PersonId>; 7],
    basis: &Basis<'a>,
) -> impl Iterator<Item = (PersonId, Game)> + use<'a> {
    let basis = *basis;
    let stage = basis.scores.stage(board, at);
    let shown = match stage {
        Stage::NotStarted => false,
        Stage::Running(_) => !basis.view.finished_only,
        Stage::Ended => true,
    };
    let after_penalties = move |power: Power| {
        let score = basis.scores.counting(board, at.seat(power))?;
        let penalties = &board.seats[power].penalties;
        Some(if penalties.is_empty() { score } else { score - taken(score, penalties, basis.rules) })
    };
    Power::ALL.into_iter().filter(move |_| shown).filter_map(move |power| {
        let seat = at.seat(power);
        let score = after_penalties(power);
        let before = basis.scores.counting(board, seat);
        let result = match basis.rules.total.of {
            Results::Positions => score.map(|own| position(own, Power::ALL.into_iter().filter_map(after_penalties))),
            Results::Games | Results::Rounds => score,
        };
        let taken = before.zip(score).map_or(0.0, |(before, after)| before - after);
        let provisional = stage != Stage::Ended;
        let game = Game { seat, score, taken, result, weight: 0.0, provisional, top: board.top };
        Some((scorers[power.index()]?, game))
    })
}

/// The place of a score among all scores of the board, the mean where several are level.
pub(super) fn position(own: f64, all: impl Iterator<Item = f64>) -> f64 {
    let (mut ahead, mut level) = (0.0, 0.0);
    for score in all {
        if close(score, own) {
            level += 1.0;
        } else if score > own {
            ahead += 1.0;
        }
    }
    ahead + f64::midpoint(level, 1.0)
}

impl Standings {
    /// The table of an event.
    pub fn new(basis: &Basis<'_>) -> Standings {
        match basis.measures.seen(basis) {
            Some(measures) => Standings::counted(&Basis { measures: &measures, ..*basis }),
            None => Standings::counted(basis),
        }
    }

    fn counted(basis: &Basis<'_>) -> Standings {
        let book = basis.book;
        let mut standings = Standings { successors: Successors::of(book), ..Standings::default() };
        let mut row_of: HashMap<PersonId, usize> = HashMap::with_capacity(book.people.len());
        let mut row = |person: PersonId, rows: &mut Vec<Row>| {
            *row_of.entry(person).or_insert_with(|| {
                rows.push(Row::new(person));
                rows.len() - 1
            })
        };
        for (round, held) in book.rounds.iter().enumerate() {
            let mut seated = Vec::with_capacity(held.boards.len());
            for (board, game) in held.boards.iter().enumerate() {
                let scorers = standings.successors.scorers(game);
                seated.push(scorers);
                if !basis.takes_round(round) {
                    continue;
                }
                for (person, played) in games(game, BoardRef::new(round, board), scorers, basis) {
                    let at = row(person, &mut standings.rows);
                    standings.rows[at].games.push(played);
                }
            }
            standings.scorers.push(seated);
            if basis.takes_round(round) && basis.rules.total.sitting_out != 0.0 {
                for person in
                    held.sat_out.iter().map(|person| standings.successors.of_person(*person)).collect::<Vec<_>>()
                {
                    let at = row(person, &mut standings.rows);
                    let (sat_out, total) = (&mut standings.rows[at].sat_out, &basis.rules.total);
                    let worth = sat_out.is_empty() || !total.sitting_out_once;
                    let value = if worth { total.sitting_out } else { 0.0 };
                    if sat_out.last().is_none_or(|last| last.round.0 != round) {
                        sat_out.push(SatOut { round: RoundIx(round), value, weight: 0.0 });
                    }
                }
            }
        }
        let mut count = Standings::count(basis);
        for row in &mut standings.rows {
            row.top = row.games.iter().any(|game| game.top);
            count.row(row, basis);
        }
        standings.rank(basis);
        standings
    }

    /// Brings the table up to date after these boards changed, and no others.
    pub fn update(&mut self, basis: &Basis<'_>, boards: &[BoardRef]) {
        if entangles_players(basis) || basis.view != View::default() {
            *self = Standings::new(basis);
            return;
        }
        let book = basis.book;
        let mut touched: Vec<PersonId> = Vec::with_capacity(14);
        let mut played: Vec<(PersonId, Game)> = Vec::with_capacity(7);
        for at in boards {
            let (Some(board), Some(seated)) =
                (book.board(*at), self.scorers.get_mut(at.round.0).and_then(|round| round.get_mut(at.board.0)))
            else {
                continue;
            };
            touched.extend(seated.iter().flatten());
            *seated = self.successors.scorers(board);
            touched.extend(seated.iter().flatten());
            played.extend(games(board, *at, *seated, basis));
        }
        touched.sort_unstable();
        touched.dedup();
        let mut found = vec![false; touched.len()];
        for row in &mut self.rows {
            let Ok(known) = touched.binary_search(&row.person) else { continue };
            found[known] = true;
            row.games.retain(|game| !boards.contains(&game.seat.board));
        }
        for (person, _) in touched.iter().zip(&found).filter(|(_, found)| !**found) {
            self.rows.push(Row::new(*person));
        }
        let mut count = Standings::count(basis);
        for row in &mut self.rows {
            if touched.binary_search(&row.person).is_err() {
                continue;
            }
            row.games.extend(played.iter().filter(|(person, _)| *person == row.person).map(|(_, game)| *game));
            row.games.sort_by_key(|game| game.seat);
            row.games.dedup_by_key(|game| game.seat);
            row.top = row.games.iter().any(|game| game.top);
            count.row(row, basis);
        }
        self.rows.retain(|row| !row.games.is_empty() || !row.sat_out.is_empty());
        self.rank(basis);
    }

    /// What holds for all rows: whether handicaps count, and whom the multipliers are for.
    fn count(basis: &Basis<'_>) -> Count {
        let rules = basis.rules;
        let handicaps = match rules.total.handicaps {
            Handicaps::Always => true,
            Handicaps::End => {
                let rounds = rules.rounds.unwrap_or(basis.book.rounds.len());
                let looked_at = basis.view.rounds.is_none_or(|seen| seen >= rounds);
                looked_at && rounds > 0 && is_complete(basis, RoundIx(rounds - 1))
            }
        };
        let best = |multiplier: &Multiplier| {
            let (best, after) = (multiplier.best?, multiplier.after?);
            if basis.view.rounds.is_some_and(|seen| seen <= after) {
                // The rounds that are multiplied are not looked at.
                return Some(Vec::new());
            }
            let before = Standings::new(&basis.seen(View { rounds: Some(after), ..basis.view }));
            let mut people: Vec<PersonId> = before
                .rows
                .iter()
                .filter(|row| row.place.is_some_and(|place| place <= best))
                .map(|row| row.person)
                .collect();
            // Whoever is level with the last of them is in, whatever tells the two apart.
            let last =
                before.rows.iter().rfind(|row| row.place.is_some_and(|place| place <= best)).map(|row| row.total);
            let level = |row: &&Row| row.place.is_some() && last.is_some_and(|last| close(row.total, last));
            people.extend(before.rows.iter().filter(level).map(|row| row.person));
            people.sort_unstable();
            people.dedup();
            Some(people)
        };
        let multiplied = rules.total.multipliers.iter().map(best).collect();
        Count::new(handicaps, multiplied)
    }

    /// Sorts the rows and gives them their places.
    fn rank(&mut self, basis: &Basis<'_>) {
        let rules = basis.rules;
        let placed = |row: &Row| row.takes_a_place;
        if !self.rows.is_sorted_by_key(|row| !placed(row)) {
            self.rows.sort_by_key(|row| !placed(row));
        }
        let last = self.rows.partition_point(placed);
        let (rows, aside) = self.rows.split_at_mut(last);
        rank_from(rows, 0, 1, rules);
        for row in aside.iter_mut() {
            (row.place, row.shared, row.reserved) = (None, false, None);
        }
        aside.sort_by(|a, b| b.key(0, rules).total_cmp(&a.key(0, rules)).then(a.person.cmp(&b.person)));
        reserve(rows, basis);
    }

    /// The row of this person.
    pub fn row(&self, person: PersonId) -> Option<&Row> {
        self.rows.iter().find(|row| row.person == person)
    }
}

/// Whether one player's result can change the total of another, or the figures that tell two others apart.
fn entangles_players(basis: &Basis<'_>) -> bool {
    let rules = basis.rules;
    let waiting = || rules.total.handicaps == Handicaps::End && basis.book.people.iter().any(|p| p.handicap.is_some());
    rules.total.multipliers.iter().any(|multiplier| multiplier.best.is_some())
        || !rules.measures().is_empty()
        || waiting()
}

/// Puts those whose place the top board decides first, and the others behind them by total.
fn reserve(rows: &mut [Row], basis: &Basis<'_>) {
    for row in rows.iter_mut() {
        row.reserved = None;
    }
    let Some(rules) = &basis.rules.top_board else { return };
    if basis.view.rounds.is_some_and(|rounds| rounds < rules.round) {
        return;
    }
    let first = match rules.decides {
        Decides::Nothing => return,
        Decides::ChampionByTotal => {
            let Some(best) = rows.iter().filter(|row| row.top).filter_map(|row| row.place).min() else { return };
            rows.sort_by_key(|row| !(row.top && row.place == Some(best)));
            let many = rows.iter().take_while(|row| row.top && row.place == Some(best)).count();
            for row in &mut rows[..many] {
                (row.place, row.shared, row.reserved) = (Some(1), many > 1, Some(Reserved::HighestTotalThere));
            }
            many
        }
        Decides::ChampionAndSecond => {
            // A score that is missing yet is no score of nothing.
            let games = || rows.iter().flat_map(|row| &row.games).filter(|game| game.top);
            if games().any(|game| game.score.is_none()) {
                return;
            }
            let there = at_the_top_board(rows, basis);
            if there.is_empty() {
                return;
            }
            for (rank, (person, chose)) in there.iter().take(2).enumerate() {
                let Some(at) = rows.iter().position(|row| row.person == *person) else { continue };
                rows[rank..=at].rotate_right(1);
                let reserved = Reserved::AtTheTopBoard { rank: rank + 1, chose: *chose };
                (rows[rank].place, rows[rank].shared, rows[rank].reserved) = (Some(rank + 1), false, Some(reserved));
            }
            there.len().min(2)
        }
    };
    rank_from(&mut rows[first..], 0, first + 1, basis.rules);
}

/// Who played at the top board, best first there; with the positions in the order of choosing where those decided
/// against the next.
fn at_the_top_board(rows: &[Row], basis: &Basis<'_>) -> Vec<(PersonId, Option<(usize, usize)>)> {
    let sum = |row: &Row| row.games.iter().filter(|game| game.top).filter_map(|game| game.score).sum::<f64>();
    let mut there: Vec<(PersonId, f64)> = rows.iter().filter(|row| row.top).map(|row| (row.person, sum(row))).collect();
    let level = |at: usize| there[at + 1..].iter().any(|other| close(other.1, there[at].1));
    let order = if (0..there.len()).any(level) { choosing_order(basis) } else { Vec::new() };
    let chose = |person: PersonId| order.iter().position(|chooser| *chooser == person).map_or(0, |at| at + 1);
    // Of the level, who chose later first; then as they stood.
    there.sort_by_key(|player| std::cmp::Reverse(chose(player.0)));
    sort_by_levels(&mut there, 1, |player, _| player.1);
    let decided = |at: usize| {
        let (own, next) = (there[at], there.get(at + 1)?);
        close(own.1, next.1).then(|| (chose(own.0), chose(next.0)))
    };
    (0..there.len()).map(|at| (there[at].0, decided(at))).collect()
}

/// The order in which the players of the top board chose their powers: as the director entered it, and those he left out in
/// the order of their claims.
fn choosing_order(basis: &Basis<'_>) -> Vec<PersonId> {
    let book = basis.book;
    let mut order: Vec<PersonId> = book.top_board.chose.iter().map(|person| book.successor(*person)).collect();
    let known = basis.rules.top_board.as_ref().filter(|rules| rules.after < rules.round);
    let Some(qualification) = known.and_then(|_| Qualification::new(basis)) else { return order };
    let successors = Successors::of(book);
    let mut there: Vec<PersonId> = book
        .boards()
        .filter(|(_, board)| board.top)
        .flat_map(|(_, board)| successors.scorers(board).into_iter().flatten())
        .filter(|person| !order.contains(person))
        .collect();
    there.sort_unstable();
    there.dedup();
    let claim = |person: &PersonId| qualification.candidates.iter().position(|of| of.person == *person);
    there.sort_by_key(|person| claim(person).unwrap_or(usize::MAX));
    order.extend(there);
    order
}

/// Ranks rows that are level on everything before `level`, the first of them having the place `place`.
fn rank_from(rows: &mut [Row], level: usize, place: usize, rules: &Ruleset) {
    if level > rules.tie_breaks.len() {
        let shared = rows.len() > 1;
        for row in rows {
            (row.place, row.shared) = (Some(place), shared);
        }
        return;
    }
    // People of one place stand in the order of their entry. After an edit nearly all rows stand right already, which
    // this sort takes advantage of.
    rows.sort_by(|a, b| b.key(level, rules).total_cmp(&a.key(level, rules)).then(a.person.cmp(&b.person)));
    let mut start = 0;
    while start < rows.len() {
        let mut end = start + 1;
        while end < rows.len() && close(rows[end - 1].key(level, rules), rows[end].key(level, rules)) {
            end += 1;
        }
        if end == start + 1 {
            (rows[start].place, rows[start].shared) = (Some(place + start), false);
        } else {
            rank_from(&mut rows[start..end], level + 1, place + start, rules);
        }
        start = end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Edit, Entry, Override, Person, Round, RoundIx, SeatField};
    use crate::scoring::{Concessions, Defaults, Library, Scores};
    use crate::standings::{Measures, Rulesets};

    /// An event of `players` people whose games' scores are set by the director: `games[round][player]`.
    fn event(players: u32, games: &[&[f64]]) -> Book {
        let people = (1..=players).map(|n| Person::new(PersonId(n), format!("P{n}"))).collect();
        let mut book = Book { people, ..Book::default() };
        for (round, scores) in games.iter().enumerate() {
            let mut held = Round { name: (round + 1).to_string(), ..Round::default() };
            for (board, seven) in scores.chunks(7).enumerate() {
                let mut game = Board::named(board.to_string());
                for (n, score) in seven.iter().enumerate() {
                    let seat = &mut game.seats[Power::ALL[n]];
                    seat.player = Some(PersonId(u32::try_from(board * 7 + n + 1).unwrap()));
                    seat.centres = Entry::Value(1);
                    seat.ruling = (!score.is_nan()).then(|| Override { score: *score, reason: String::new() });
                    if score.is_nan() {
                        seat.player = None;
                    }
                }
                held.boards.push(game);
            }
            book.rounds.push(held);
        }
        book
    }

    fn table(book: &Book, rules: &str) -> Standings {
        let scores = Scores::new(book, Library::shipped(), &Defaults::all("Sum of Squares"), Concessions::Solo);
        let rules = Rulesets::shipped().find(rules).unwrap();
        Standings::new(&Basis::new(book, &scores, rules, &Measures::default()))
    }

    fn said(standings: &Standings) -> Vec<(usize, u32, bool)> {
        standings.rows.iter().map(|row| (row.place.unwrap_or(0), row.person.0, row.shared)).collect()
    }

    #[test]
    fn the_best_two_count_whole_and_the_third_half() {
        let book = event(2, &[&[10.0, 20.0], &[30.0, 20.0], &[16.0, f64::NAN], &[2.0, f64::NAN]]);
        let standings = table(&book, "EDC 2015");
        assert_eq!(said(&standings), [(1, 1, false), (2, 2, false)]);
        assert_eq!(standings.rows[0].total, 30.0 + 16.0 + 5.0);
        let weights: Vec<f64> = standings.rows[0].games.iter().map(|game| game.weight).collect();
        assert_eq!(weights, [0.5, 1.0, 1.0, 0.0]);
    }

    #[test]
    fn ties_break_by_the_best_games_in_turn_and_then_share() {
        let book =
            event(4, &[&[30.0, 25.0, 25.0, 30.0], &[10.0, 15.0, 15.0, 10.0], &[f64::NAN, f64::NAN, f64::NAN, 0.0]]);
        let standings = table(&book, "WDC 2006");
        assert_eq!(said(&standings), [(1, 1, true), (1, 4, true), (3, 2, true), (3, 3, true)]);
        let rules = Rulesets::shipped().find("WDC 2006").unwrap();
        assert_eq!(standings.why(1, rules).as_deref(), Some("better best game, 30.00 over 25.00"));
        assert_eq!(standings.why(0, rules), None);
    }

    #[test]
    fn totals_equal_but_for_the_last_bits_are_a_tie() {
        let book = event(2, &[&[0.1, 0.3], &[0.2, 0.0]]);
        let standings = table(&book, "EDC 2015");
        assert_eq!(said(&standings), [(1, 1, true), (1, 2, true)]);
    }

    #[test]
    fn an_update_is_the_same_as_starting_afresh() {
        let mut book =
            event(14, &[&[9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0], &[1.0; 14]]);
        let rules = Rulesets::shipped().find("WDC 2006").unwrap();
        let defaults = Defaults::all("Sum of Squares");
        let mut scores = Scores::new(&book, Library::shipped(), &defaults, Concessions::Solo);
        let none = Measures::default();
        let mut standings = Standings::new(&Basis::new(&book, &scores, rules, &none));
        let at = BoardRef::new(1, 1);
        for edit in [
            Edit::Seat(at.seat(Power::France), SeatField::Player(None)),
            Edit::Seat(at.seat(Power::Italy), SeatField::Ruling(None)),
            Edit::Seat(at.seat(Power::France), SeatField::Player(Some(PersonId(3)))),
            Edit::Seat(
                at.seat(Power::Turkey),
                SeatField::Ruling(Some(Override { score: 40.0, reason: "agreed".into() })),
            ),
        ] {
            book.apply(edit).unwrap();
            scores.rescore(&book, &[at], &defaults);
            let basis = Basis::new(&book, &scores, rules, &none);
            standings.update(&basis, &[at]);
            let afresh = Standings::new(&basis);
            assert_eq!(said(&standings), said(&afresh));
            for (a, b) in standings.rows.iter().zip(&afresh.rows) {
                assert_eq!((a.total, &a.games), (b.total, &b.games));
            }
        }
        assert_eq!(book.round(RoundIx(1)).unwrap().boards.len(), 2);
    }
}
