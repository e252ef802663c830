//! Random events with missing round numbers and rows in any order: totals, places, teams, limits and remarks are compared
//! with a second implementation that is slow, obvious and exact (fractions). It knows rounds by their numbers only.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::fraction::Fraction;
use proptest::prelude::*;
use proptest::sample::Index;
use topboard::book::{BoardRef, Book, CellEntry, Edit, EventField, Power, Round, RoundIx, SeatField, Team, Year};
use topboard::engine::Engine;
use topboard::import::read_results;
use topboard::standings::{StandingsRow, StandingsScope};

/// The players of an event: the first seven sit at board A, the others at board B, shuffled for each round.
const PLAYERS: usize = 16;

/// A random event.
#[derive(Clone, Debug)]
struct RandomEvent {
    /// The rounds that were entered, each with its boards.
    rounds: BTreeMap<usize, Vec<RandomBoard>>,
    /// The order of the rows in the file.
    row_order: Vec<u64>,
    /// The order of the rounds in the director's book.
    round_order: Vec<u64>,
}

#[derive(Clone, Debug)]
struct RandomBoard {
    /// The players in the order of the powers.
    players: Vec<usize>,
    /// The final counts, and the years in which the powers without centres were eliminated.
    centres: [i128; 7],
    out: [i128; 7],
}

fn player_name(player: usize) -> String {
    format!("P{player:02}")
}

/// Seven counts that make 34.
fn counts() -> impl Strategy<Value = [i128; 7]> {
    prop::collection::vec(0..=34_i128, 6).prop_map(|mut cuts| {
        cuts.extend([0, 34]);
        cuts.sort_unstable();
        std::array::from_fn(|at| cuts[at + 1] - cuts[at])
    })
}

fn board(players: Vec<usize>) -> impl Strategy<Value = RandomBoard> {
    let out = prop::array::uniform7(1901..=1907_i128);
    (Just(players), counts(), out).prop_map(|(players, centres, out)| RandomBoard { players, centres, out })
}

/// A round of one or two boards.
fn round() -> impl Strategy<Value = Vec<RandomBoard>> {
    let players: Vec<usize> = (0..PLAYERS).collect();
    (Just(players).prop_shuffle(), 1..=2_usize).prop_flat_map(|(players, boards)| {
        players.chunks_exact(7).take(boards).map(|seven| board(seven.to_vec())).collect::<Vec<_>>()
    })
}

fn event() -> impl Strategy<Value = RandomEvent> {
    let rounds = prop::collection::btree_map(1..=6_usize, round(), 1..=5);
    let orders = (prop::collection::vec(any::<u64>(), 84), prop::collection::vec(any::<u64>(), 6));
    (rounds, orders).prop_map(|(rounds, (row_order, round_order))| RandomEvent { rounds, row_order, round_order })
}

/// The items in the order of these keys.
fn in_order<T>(items: Vec<T>, keys: &[u64]) -> Vec<T> {
    let mut keyed: Vec<(u64, usize, T)> =
        items.into_iter().enumerate().map(|(at, item)| (keys[at % keys.len()], at, item)).collect();
    keyed.sort_by_key(|(key, at, _)| (*key, *at));
    keyed.into_iter().map(|(_, _, item)| item).collect()
}

impl RandomEvent {
    /// The plain table, with the rows in a random order.
    fn table(&self, last_year: i128) -> String {
        let mut rows = Vec::new();
        for (number, boards) in &self.rounds {
            for (name, board) in ["A", "B"].into_iter().zip(boards) {
                for (at, power) in Power::ALL.into_iter().enumerate() {
                    let (centres, out) = (board.centres[at], board.out[at]);
                    let out = if centres == 0 { out.to_string() } else { String::new() };
                    let player = player_name(board.players[at]);
                    rows.push(format!("{number},{name},{power},{player},{centres},{out},,,{last_year}"));
                }
            }
        }
        let rows = in_order(rows, &self.row_order);
        format!("round,board,power,player,centres,out,draw,result,ended\n{}\n", rows.join("\n"))
    }

    /// The event as a book under these rules. Board A of round 5 is the top board if the rules have one.
    fn book(&self, rules: &str, last_year: i128) -> Book {
        let mut book = read_results(self.table(last_year).as_bytes(), "results.csv").unwrap().book;
        book.apply(Edit::Event(EventField::Rules(rules.into()))).unwrap();
        let rounds = book.rounds.iter_mut();
        for round in rounds {
            round.boards.sort_by(|a, b| a.name.cmp(&b.name));
            round.boards[0].is_top_board = round.name == "5" && rules != "WDC 2025";
        }
        for (at, name) in ["Berlin", "Paris", "Rome"].into_iter().enumerate() {
            let named = |player: usize| book.find_person(&player_name(player)).map(|person| person.id);
            let members = (at * 4..at * 4 + 4).filter_map(named).collect();
            let team = Team { name: name.into(), members, ..Team::default() };
            book.teams.push(team);
        }
        book
    }

    /// The scores of each player: number of the round, score, and whether it is from the top board.
    fn games(&self, scoring: fn(&RandomBoard) -> [Fraction; 7]) -> BTreeMap<usize, Vec<PlayedGame>> {
        let mut games: BTreeMap<usize, Vec<PlayedGame>> = BTreeMap::new();
        for (number, boards) in &self.rounds {
            for (at, board) in boards.iter().enumerate() {
                for (player, score) in board.players.iter().zip(scoring(board)) {
                    let game = PlayedGame { round: *number, score, top: *number == 5 && at == 0 };
                    games.entry(*player).or_default().push(game);
                }
            }
        }
        games
    }
}

/// The score of a player for the team.
type MemberScore<'a> = &'a dyn Fn(usize) -> Fraction;

#[derive(Clone, Copy, Debug)]
struct PlayedGame {
    round: usize,
    score: Fraction,
    top: bool,
}

fn soloist(board: &RandomBoard) -> Option<usize> {
    board.centres.iter().position(|count| *count >= 18)
}

/// EuroDipCon 4: rank bonus 38, 14, 7 with ties shared, a point for each centre, and one for taking part. A solo is 73
/// and the others get 1.
fn eurodipcon(board: &RandomBoard) -> [Fraction; 7] {
    const BONUSES: [i128; 7] = [38, 14, 7, 0, 0, 0, 0];
    if let Some(winner) = soloist(board) {
        return std::array::from_fn(|at| Fraction::whole(if at == winner { 73 } else { 1 }));
    }
    std::array::from_fn(|at| {
        let own = board.centres[at];
        let ahead = board.centres.iter().filter(|count| **count > own).count();
        let level = board.centres.iter().filter(|count| **count == own).count();
        let shared: i128 = BONUSES[ahead..ahead + level].iter().sum();
        Fraction::new(shared, i128::try_from(level).unwrap()) + Fraction::whole(own + 1)
    })
}

/// WDC 2006 §19.5.
fn wdc(board: &RandomBoard) -> [Fraction; 7] {
    let points = |count: i128| count * count + 4 * count + 16;
    let sum: i128 = board.centres.iter().map(|count| points(*count)).sum();
    std::array::from_fn(|at| {
        let count = board.centres[at];
        let years = |year: i128| Fraction::new(year - 1900, 10);
        match soloist(board) {
            _ if count == 0 => years(board.out[at]),
            Some(winner) if winner == at => Fraction::whole(75),
            Some(_) => years(1909),
            None => Fraction::new(100 * points(count), sum),
        }
    })
}

/// Sum of Squares.
fn squares(board: &RandomBoard) -> [Fraction; 7] {
    let sum: i128 = board.centres.iter().map(|count| count * count).sum();
    std::array::from_fn(|at| match soloist(board) {
        Some(winner) => Fraction::whole(if winner == at { 100 } else { 0 }),
        None => Fraction::new(100 * board.centres[at] * board.centres[at], sum),
    })
}

/// The best results with these weights, in per cent.
fn weighted(mut results: Vec<Fraction>, percents: &[i128]) -> Fraction {
    results.sort_unstable_by(|a, b| b.cmp(a));
    let counted = results.iter().zip(percents).map(|(result, percent)| *result * Fraction::new(*percent, 100));
    counted.fold(Fraction::ZERO, |sum, part| sum + part)
}

fn scores_where(games: &[PlayedGame], counts: impl Fn(&PlayedGame) -> bool) -> Vec<Fraction> {
    games.iter().filter(|game| counts(game)).map(|game| game.score).collect()
}

/// The total by EuroDipCon 4 after the round with this number.
fn eurodipcon_total(games: &[PlayedGame], after: usize) -> Fraction {
    let games: Vec<PlayedGame> = games.iter().copied().filter(|game| game.round <= after).collect();
    if games.iter().any(|game| game.top) {
        let final_table = weighted(scores_where(&games, |game| game.top), &[100]);
        return weighted(scores_where(&games, |game| game.round <= 4), &[100, 100, 50]) + final_table;
    }
    weighted(scores_where(&games, |_| true), &[100, 100, 50, 50])
}

/// The total by WDC 2006 after the round with this number.
fn wdc_total(games: &[PlayedGame], after: usize) -> Fraction {
    let games: Vec<PlayedGame> = games.iter().copied().filter(|game| game.round <= after).collect();
    let total = weighted(scores_where(&games, |_| true), &[100; 4]);
    if games.iter().any(|game| game.top) { total * Fraction::new(11, 10) } else { total }
}

/// The total by WDC 2025. All 16 players are among the 21 best after round 3 if they have played by then.
fn wdc_2025_total(games: &[PlayedGame], after: usize) -> Fraction {
    let games: Vec<PlayedGame> = games.iter().copied().filter(|game| game.round <= after).collect();
    let early = scores_where(&games, |game| game.round <= 3);
    let factor = if early.is_empty() { Fraction::whole(1) } else { Fraction::new(3, 2) };
    weighted(early, &[100, 100]) + weighted(scores_where(&games, |game| game.round == 4), &[100]) * factor
}

/// Totals by player, of the players with a game after the round with this number.
fn totals(
    games: &BTreeMap<usize, Vec<PlayedGame>>,
    after: usize,
    total: fn(&[PlayedGame], usize) -> Fraction,
) -> BTreeMap<String, Fraction> {
    let with_game = games.iter().filter(|(_, games)| games.iter().any(|game| game.round <= after));
    with_game.map(|(player, games)| (player_name(*player), total(games, after))).collect()
}

fn engine_totals(engine: &Engine, rows: &[StandingsRow]) -> BTreeMap<String, f64> {
    rows.iter().map(|row| (engine.book().name_of(Some(row.person)).to_owned(), row.total)).collect()
}

fn assert_totals(found: &BTreeMap<String, f64>, expected: &BTreeMap<String, Fraction>, when: &str) {
    assert_eq!(found.keys().collect::<Vec<_>>(), expected.keys().collect::<Vec<_>>(), "{when}");
    for (player, total) in expected {
        assert!(
            (found[player] - total.value()).abs() < 1e-7,
            "{when}, {player}: {} for {}",
            found[player],
            total.value()
        );
    }
}

/// The same event in three books: as imported, with the rounds in a random order, and with longer names of rounds.
fn books(event: &RandomEvent, rules: &str, last_year: i128) -> Vec<(&'static str, Engine)> {
    let plain = event.book(rules, last_year);
    let mut mixed = plain.clone();
    mixed.rounds = in_order(mixed.rounds, &event.round_order);
    let mut named = mixed.clone();
    let name = |round: &mut Round| round.name = format!("Round {}", round.name);
    named.rounds.iter_mut().for_each(name);
    [("as imported", plain), ("in another order", mixed), ("with longer names", named)]
        .map(|(what, book)| (what, Engine::new(book)))
        .into()
}

fn check_totals(
    event: &RandomEvent,
    (rules, last_year): (&str, i128),
    scoring: fn(&RandomBoard) -> [Fraction; 7],
    total: fn(&[PlayedGame], usize) -> Fraction,
) {
    let games = event.games(scoring);
    for (what, engine) in books(event, rules, last_year) {
        let found = engine_totals(&engine, &engine.standings().rows);
        assert_totals(&found, &totals(&games, usize::MAX, total), what);
        for after in 1..=6 {
            let scope = StandingsScope { rounds: Some(after), ..StandingsScope::default() };
            let found = engine_totals(&engine, &engine.standings_in_view(scope).rows);
            assert_totals(&found, &totals(&games, after, total), &format!("{what}, after round {after}"));
        }
    }
}

/// The numbers that nobody has entered below the highest, as the remarks list them.
fn missing_round_remarks(event: &RandomEvent) -> Vec<String> {
    let last = *event.rounds.keys().next_back().unwrap();
    let is_missing = |number: &usize| !event.rounds.contains_key(number);
    let missing: Vec<usize> = (1..last).filter(is_missing).collect();
    let groups = missing.chunk_by(|a, b| a + 1 == *b);
    let text = |group: &[usize]| match *group {
        [one] => format!("round {one} has not been entered"),
        [one, other] => format!("rounds {one} and {other} have not been entered"),
        [first, .., last] => format!("rounds {first} to {last} have not been entered"),
        [] => String::new(),
    };
    groups.map(text).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn eurodipcon_totals_and_places_go_by_the_numbers_of_the_rounds(event in event()) {
        check_totals(&event, ("EuroDipCon 4", 1908), eurodipcon, eurodipcon_total);
        let games = event.games(eurodipcon);
        let expected = totals(&games, usize::MAX, eurodipcon_total);
        let finalists: BTreeSet<String> = games
            .iter()
            .filter(|(_, games)| games.iter().any(|game| game.top))
            .map(|(player, _)| player_name(*player))
            .collect();
        // The finalists with the highest total are champions. Everybody else is placed by total.
        let best = finalists.iter().map(|player| expected[player]).max();
        let is_champion = |player: &String| finalists.contains(player) && Some(expected[player]) == best;
        let champions = expected.keys().filter(|player| is_champion(player)).count();
        for (what, engine) in books(&event, "EuroDipCon 4", 1908) {
            for row in &engine.standings().rows {
                let player = engine.book().name_of(Some(row.person)).to_owned();
                let ahead = expected.iter().filter(|(other, total)| !is_champion(other) && **total > expected[&player]);
                let place = if is_champion(&player) { 1 } else { champions + ahead.count() + 1 };
                prop_assert_eq!(row.place, Some(place), "{}, {}", what, player);
            }
        }
    }

    #[test]
    fn wdc_totals_and_the_top_board_go_by_the_numbers_of_the_rounds(event in event()) {
        check_totals(&event, ("WDC 2006", 1909), wdc, wdc_total);
    }

    #[test]
    fn the_rounds_of_parts_and_multipliers_are_numbers(event in event()) {
        check_totals(&event, ("WDC 2025", 1908), squares, wdc_2025_total);
    }

    #[test]
    fn teams_score_in_the_rounds_with_the_numbers_of_the_rules(event in event()) {
        // EuroDipCon 4: the best single game of rounds 1 to 4. WDC 2006: round 3.
        let (eurodipcon_games, wdc_games) = (event.games(eurodipcon), event.games(wdc));
        let best = |player: usize| {
            let games = eurodipcon_games.get(&player).map_or(&[][..], Vec::as_slice);
            scores_where(games, |game| game.round <= 4).into_iter().max().unwrap_or(Fraction::ZERO)
        };
        let third = |player: usize| {
            let games = wdc_games.get(&player).map_or(&[][..], Vec::as_slice);
            weighted(scores_where(games, |game| game.round == 3), &[100])
        };
        let cases: [(&str, i128, MemberScore<'_>); 2] =
            [("EuroDipCon 4", 1908, &best), ("WDC 2006", 1909, &third)];
        for (rules, last_year, member) in cases {
            for (what, engine) in books(&event, rules, last_year) {
                for row in engine.teams().unwrap() {
                    let expected = (row.team * 4..row.team * 4 + 4).map(member).fold(Fraction::ZERO, |a, b| a + b);
                    prop_assert!((row.total - expected.value()).abs() < 1e-7, "{}, {}: {:?}", rules, what, row);
                }
            }
        }
    }

    #[test]
    fn limits_and_missing_rounds_are_told_by_their_numbers(event in event()) {
        let games = event.games(eurodipcon);
        let numbers = |player: &usize, last: usize| {
            let rounds = games[player].iter().map(|game| game.round).filter(|round| *round <= last);
            rounds.collect::<BTreeSet<usize>>().len()
        };
        let most = |last: usize| games.keys().map(|player| numbers(player, last)).max();
        for (what, engine) in books(&event, "EuroDipCon 4", 1908) {
            let told: Vec<&str> = engine.problems().iter().map(|problem| problem.message.as_str()).collect();
            let missing: Vec<&str> = told.iter().copied().filter(|message| message.contains("not been entered")).collect();
            prop_assert_eq!(missing, missing_round_remarks(&event), "{}", what);
            let names = |words: &str| told.iter().any(|message| message.contains(words));
            prop_assert_eq!(names("before the last; under EuroDipCon 4 the maximum is 3"), most(4) > Some(3), "{:?}", told);
            prop_assert_eq!(names("rounds; under EuroDipCon 4 the maximum is 4"), most(usize::MAX) > Some(4), "{:?}", told);
            let beyond = engine.problems().iter().any(|problem| problem.message.contains("one too many"));
            prop_assert_eq!(beyond, event.rounds.contains_key(&6));
            let misplaced = engine.problems().iter().any(|problem| problem.message.contains("it belongs in round 5"));
            prop_assert!(!misplaced);
        }
    }

    #[test]
    fn the_rounds_that_are_held_back_are_those_from_the_last_number_of_the_rules(event in event()) {
        let games = event.games(wdc);
        for (what, engine) in books(&event, "WDC 2006", 1909) {
            let scope = StandingsScope { posted_only: true, ..StandingsScope::default() };
            let found = engine_totals(&engine, &engine.standings_in_view(scope).rows);
            assert_totals(&found, &totals(&games, 4, wdc_total), what);
        }
    }

    #[test]
    fn the_roll_call_of_a_missing_round_counts_all_rounds_that_are_played(event in event(), number in 1..=6_usize) {
        prop_assume!(!event.rounds.contains_key(&number));
        let games = event.games(eurodipcon);
        for (what, engine) in books(&event, "EuroDipCon 4", 1908) {
            let mut book = engine.book().clone();
            book.rounds.push(Round { name: number.to_string(), ..Round::default() });
            let table = Engine::new(book.clone()).attendance(RoundIx(book.rounds.len() - 1));
            for row in table.rows {
                let player = (0..PLAYERS).find(|player| book.name_of(Some(row.person)) == player_name(*player)).unwrap();
                let played: BTreeSet<usize> = games[&player].iter().map(|game| game.round).collect();
                prop_assert_eq!(row.rounds_played, played.len(), "{}, round {}", what, number);
                let before_last = played.iter().filter(|round| **round < 5).count();
                let is_over = played.len() >= 4 || number < 5 && before_last >= 3;
                let refused = row.sit_out_reason.contains("as many as EuroDipCon 4 allows");
                prop_assert_eq!(refused, is_over, "{}, round {}: {}", what, number, row.sit_out_reason);
            }
        }
    }

    #[test]
    fn an_edit_of_one_board_gives_the_same_as_a_new_computation(event in event(), board in any::<Index>(), winner in 0..7_usize) {
        for (what, mut engine) in books(&event, "EuroDipCon 4", 1908) {
            let boards: Vec<BoardRef> = engine.book().boards().map(|(at, _)| at).collect();
            let at = boards[board.index(boards.len())];
            // One power gets a solo and the others nothing.
            for power in Power::ALL {
                let count = if power.index() == winner { 34 } else { 0 };
                engine.apply("count", Edit::Seat(at.seat(power).first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
                let year = CellEntry::Value(Year(1905));
                engine.apply("out", Edit::Seat(at.seat(power).first_id(), SeatField::Eliminated(year))).unwrap();
            }
            let again = Engine::new(engine.book().clone());
            let lines = |engine: &Engine| -> Vec<_> {
                engine.standings().rows.iter().map(|row| (row.person, row.place, row.total, row.games.clone())).collect()
            };
            prop_assert_eq!(lines(&engine), lines(&again), "{}", what);
            prop_assert_eq!(engine.problems(), again.problems(), "{}", what);
        }
    }
}
