//! The table.

use std::collections::HashMap;

use super::Ruleset;
use crate::book::{Board, BoardRef, Book, PersonId, Power, SeatRef, Stage};
use crate::scoring::Scores;

/// Totals that differ by less are equal.
const SAME: f64 = 1e-9;

/// Whether two totals count as equal.
pub fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < SAME
}

/// The table.
#[derive(Clone, Debug, Default)]
pub struct Standings {
    /// Everyone who has sat at a board that has begun, best first.
    pub rows: Vec<Row>,
    /// Who sits where, by round and board, as it was when the rows were made.
    seated: Vec<Vec<[Option<PersonId>; 7]>>,
}

/// One line of the table.
#[derive(Clone, Debug)]
pub struct Row {
    pub person: PersonId,
    /// From 1; players who share a place have the same.
    pub place: usize,
    /// Whether someone else has the same place.
    pub shared: bool,
    /// Unrounded.
    pub total: f64,
    /// The person's games in the order of the rounds.
    pub games: Vec<Game>,
    /// The known scores with the positions of their games, best first.
    ranked: Vec<(f64, usize)>,
}

/// One game of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    pub seat: SeatRef,
    /// Unrounded; missing while it cannot be computed.
    pub score: Option<f64>,
    /// The part of the score that counts: 1 whole, 0.5 half, 0 dropped.
    pub weight: f64,
    /// Whether the game still runs, so that the score may change.
    pub provisional: bool,
}

impl Row {
    fn new(person: PersonId) -> Row {
        Row { person, place: 0, shared: false, total: 0.0, games: Vec::new(), ranked: Vec::new() }
    }

    /// Works out which games count and what they make.
    fn count(&mut self, rules: &Ruleset) {
        self.ranked.clear();
        self.ranked.extend(self.games.iter().enumerate().filter_map(|(n, game)| Some((game.score?, n))));
        // Of games with the same score the earlier one counts more.
        self.ranked.sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        self.total = 0.0;
        for (rank, (score, game)) in self.ranked.iter().enumerate() {
            let weight = rules.weight(rank);
            self.games[*game].weight = weight;
            self.total += score * weight;
        }
    }

    /// The score of the `n`th best game, from 1; 0 for a game not played.
    pub fn best(&self, n: usize) -> f64 {
        n.checked_sub(1).and_then(|n| self.ranked.get(n)).map_or(0.0, |(score, _)| *score)
    }

    fn key(&self, level: usize, rules: &Ruleset) -> f64 {
        match level.checked_sub(1).and_then(|level| rules.tie_breaks.get(level)) {
            None => self.total,
            Some(super::TieBreak::BestGame(n)) => self.best(*n),
        }
    }
}

/// The games of a board that has begun, with their players.
fn games<'a>(board: &'a Board, at: BoardRef, scores: &'a Scores) -> impl Iterator<Item = (PersonId, Game)> + 'a {
    let stage = board.stage();
    Power::ALL.into_iter().filter(move |_| stage != Stage::NotStarted).filter_map(move |power| {
        let score = scores.counting(board, at.seat(power));
        let game = Game { seat: at.seat(power), score, weight: 0.0, provisional: stage != Stage::Ended };
        Some((board.seats[power].player?, game))
    })
}

impl Standings {
    /// The table of a whole book.
    pub fn new(book: &Book, scores: &Scores, rules: &Ruleset) -> Standings {
        let mut standings = Standings::default();
        let mut row_of: HashMap<PersonId, usize> = HashMap::with_capacity(book.people.len());
        for (round, held) in book.rounds.iter().enumerate() {
            let mut seated = Vec::with_capacity(held.boards.len());
            for (board, game) in held.boards.iter().enumerate() {
                seated.push(game.seats.0.each_ref().map(|seat| seat.player));
                for (person, played) in games(game, BoardRef::new(round, board), scores) {
                    let row = *row_of.entry(person).or_insert_with(|| {
                        standings.rows.push(Row::new(person));
                        standings.rows.len() - 1
                    });
                    standings.rows[row].games.push(played);
                }
            }
            standings.seated.push(seated);
        }
        for row in &mut standings.rows {
            row.count(rules);
        }
        standings.rank(rules);
        standings
    }

    /// Brings the table up to date after these boards changed, and no others.
    pub fn update(&mut self, book: &Book, scores: &Scores, rules: &Ruleset, boards: &[BoardRef]) {
        let mut touched: Vec<PersonId> = Vec::with_capacity(14);
        let mut played: Vec<(PersonId, Game)> = Vec::with_capacity(7);
        for at in boards {
            let (Some(board), Some(seated)) =
                (book.board(*at), self.seated.get_mut(at.round.0).and_then(|round| round.get_mut(at.board.0)))
            else {
                continue;
            };
            touched.extend(seated.iter().flatten());
            *seated = board.seats.0.each_ref().map(|seat| seat.player);
            touched.extend(seated.iter().flatten());
            played.extend(games(board, *at, scores));
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
        for row in &mut self.rows {
            if touched.binary_search(&row.person).is_err() {
                continue;
            }
            row.games.extend(played.iter().filter(|(person, _)| *person == row.person).map(|(_, game)| *game));
            row.games.sort_by_key(|game| game.seat);
            row.games.dedup_by_key(|game| game.seat);
            row.count(rules);
        }
        self.rows.retain(|row| !row.games.is_empty());
        self.rank(rules);
    }

    /// Sorts the rows and gives them their places.
    fn rank(&mut self, rules: &Ruleset) {
        rank_from(&mut self.rows, 0, 1, rules);
    }

    /// Why the row at this position stands above the next one, where a tie-break decided it: “better second best game,
    /// 35.74 over 31.80”. `None` where the total decided, or the place is shared.
    pub fn why(&self, row: usize, rules: &Ruleset) -> Option<String> {
        let (above, below) = (self.rows.get(row)?, self.rows.get(row + 1)?);
        if !close(above.total, below.total) || above.place == below.place {
            return None;
        }
        let level =
            (1..=rules.tie_breaks.len()).find(|&level| !close(above.key(level, rules), below.key(level, rules)))?;
        let shown = |row: &Row| crate::figures::show(row.key(level, rules), rules.decimals);
        Some(format!("better {}, {} over {}", rules.tie_breaks[level - 1].name(), shown(above), shown(below)))
    }

    /// The row of this person.
    pub fn row(&self, person: PersonId) -> Option<&Row> {
        self.rows.iter().find(|row| row.person == person)
    }
}

/// Ranks rows that are level on everything before `level`, the first of them having the place `place`.
fn rank_from(rows: &mut [Row], level: usize, place: usize, rules: &Ruleset) {
    if level > rules.tie_breaks.len() {
        let shared = rows.len() > 1;
        for row in rows {
            (row.place, row.shared) = (place, shared);
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
            (rows[start].place, rows[start].shared) = (place + start, false);
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
    use crate::scoring::{Concessions, Library};
    use crate::standings::Rulesets;

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
        let scores = Scores::new(book, Library::shipped(), "Sum of Squares", Concessions::Solo);
        Standings::new(book, &scores, Rulesets::shipped().find(rules).unwrap())
    }

    fn said(standings: &Standings) -> Vec<(usize, u32, bool)> {
        standings.rows.iter().map(|row| (row.place, row.person.0, row.shared)).collect()
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
        let mut scores = Scores::new(&book, Library::shipped(), "Sum of Squares", Concessions::Solo);
        let mut standings = Standings::new(&book, &scores, rules);
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
            scores.rescore(&book, &[at], "Sum of Squares");
            standings.update(&book, &scores, rules, &[at]);
            let afresh = Standings::new(&book, &scores, rules);
            assert_eq!(said(&standings), said(&afresh));
            for (a, b) in standings.rows.iter().zip(&afresh.rows) {
                assert_eq!((a.total, &a.games), (b.total, &b.games));
            }
        }
        assert_eq!(book.round(RoundIx(1)).unwrap().boards.len(), 2);
    }
}
