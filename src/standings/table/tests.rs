//! Tests of the standings: places, ties, and updates after an edit.

use super::*;
use crate::book::{CellEntry, Edit, Ending, Penalty, PenaltyAmount, Person, Round, RoundIx, ScoreRuling, SeatField};
use crate::languages::Language;
use crate::scoring::{DefaultSystems, EndRules, EventScores, SystemLibrary};
use crate::standings::{EventStructure, RulesetLibrary, TieBreakScores};

/// An event with this number of players. The director has set the scores: `games[round][player]`.
fn event(players: u32, games: &[&[f64]]) -> Book {
    let people = (1..=players).map(|n| Person::new(PersonId(n), format!("P{n}"))).collect();
    let mut book = Book { people, ..Book::default() };
    for (round, scores) in games.iter().enumerate() {
        let mut round_data = Round { name: (round + 1).to_string(), ..Round::default() };
        for (board, seven) in scores.chunks(7).enumerate() {
            let mut game = Board::new(board.to_string());
            for (n, score) in seven.iter().enumerate() {
                let seat = &mut game.seats[Power::ALL[n]];
                seat.player = Some(PersonId(u32::try_from(board * 7 + n + 1).unwrap()));
                seat.centres = CellEntry::Value(1);
                seat.ruling = (!score.is_nan()).then(|| Box::new(ScoreRuling { score: *score, reason: String::new() }));
                if score.is_nan() {
                    seat.player = None;
                }
            }
            round_data.boards.push(game);
        }
        book.rounds.push(round_data);
    }
    book
}

fn table(book: &Book, rules: &str) -> Standings {
    in_context(book, rules, Standings::new)
}

/// Reads something from a book under these rules.
fn in_context<T>(book: &Book, rules: &str, read: impl Fn(&StandingsContext<'_>) -> T) -> T {
    by_rules(book, RulesetLibrary::shipped().find(rules).unwrap(), read)
}

/// Reads something from a book under rules that may be a director's own.
fn by_rules<T>(book: &Book, rules: &Ruleset, read: impl Fn(&StandingsContext<'_>) -> T) -> T {
    let scores = EventScores::for_book(
        book,
        SystemLibrary::shipped(),
        &DefaultSystems::for_all_rounds("Sum of Squares"),
        EndRules::default(),
    );
    let structure = EventStructure::new(book, rules);
    read(&StandingsContext::new(book, &scores, rules, &TieBreakScores::default(), &structure))
}

fn places(standings: &Standings) -> Vec<(usize, u32, bool)> {
    standings.rows.iter().map(|row| (row.place.unwrap_or(0), row.person.0, row.shared)).collect()
}

#[test]
fn the_best_two_results_count_in_full_and_the_third_half() {
    let book = event(2, &[&[10.0, 20.0], &[30.0, 20.0], &[16.0, f64::NAN], &[2.0, f64::NAN]]);
    let standings = table(&book, "EDC 2015");
    assert_eq!(places(&standings), [(1, 1, false), (2, 2, false)]);
    assert_eq!(standings.rows[0].total, 30.0 + 16.0 + 5.0);
    let weights: Vec<f64> = standings.rows[0].games.iter().map(|game| game.weight).collect();
    assert_eq!(weights, [0.5, 1.0, 1.0, 0.0]);
}

#[test]
fn a_total_is_written_as_one_sum_with_the_share_of_each_result() {
    let mut book = event(1, &[&[10.0], &[30.0], &[16.0], &[2.0]]);
    let late = Penalty { amount: PenaltyAmount::Points(3.0), reason: "late".into() };
    book.people[0].penalties.push(late);
    let sum = |rules: &str| {
        in_context(&book, rules, |context| {
            Standings::new(context).rows[0].total_breakdown(Language::English, context).sum_text()
        })
    };
    // The worst game does not count.
    assert_eq!(sum("EDC 2015"), "10.00 × ½ + 30.00 + 16.00 − 3.00");
    assert_eq!(sum("Campo di Marte games"), "(10.000 + 30.000 + 16.000 + 2.000) ÷ 4 − 3.000");
}

#[test]
fn the_drawn_games_of_a_tie_break_ended_without_a_winner_and_the_player_shares_them() {
    let rules = RulesetLibrary::shipped().find("DAANZ style").unwrap();
    let drawn = |board: &Board| -> Vec<u32> {
        let mut book = event(7, &[&[1.0; 7]]);
        book.rounds[0].boards[0].ending = board.ending;
        for (power, seat) in board.seats.iter() {
            let there = &mut book.rounds[0].boards[0].seats[power];
            (there.centres, there.in_draw) = (seat.centres.clone(), seat.in_draw);
        }
        let standings = table(&book, "DAANZ style");
        let shared = standings.rows.iter().filter(|row| row.tie_break_figure(1, rules) == 1.0);
        let mut people: Vec<u32> = shared.map(|row| row.person.0).collect();
        people.sort_unstable();
        people
    };
    let with_counts = |counts: [u16; 7]| {
        let mut board = Board::new("A");
        for (power, count) in Power::ALL.into_iter().zip(counts) {
            board.seats[power].centres = CellEntry::Value(count);
        }
        board
    };
    let mut board = with_counts([12, 12, 10, 0, 0, 0, 0]);
    assert_eq!(drawn(&board), [1, 2, 3], "the survivors");
    board.seats[Power::Austria].in_draw = Some(true);
    board.seats[Power::England].in_draw = Some(true);
    assert_eq!(drawn(&board), [1, 2], "the members of an agreed draw");
    let none = [0_u32; 0];
    assert_eq!(drawn(&Board { ending: Ending::Abandoned, ..board }), none);
    assert_eq!(drawn(&with_counts([18, 10, 6, 0, 0, 0, 0])), none, "a solo");
    let mut running = with_counts([12, 12, 10, 0, 0, 0, 0]);
    running.seats[Power::Turkey].centres = CellEntry::Blank;
    assert_eq!(drawn(&running), none, "a running game");
}

#[test]
fn ties_are_broken_by_the_best_games_in_turn_and_then_the_place_is_shared() {
    let book = event(4, &[&[30.0, 25.0, 25.0, 30.0], &[10.0, 15.0, 15.0, 10.0], &[f64::NAN, f64::NAN, f64::NAN, 0.0]]);
    let standings = table(&book, "WDC 2006");
    assert_eq!(places(&standings), [(1, 1, true), (1, 4, true), (3, 2, true), (3, 3, true)]);
    let rules = RulesetLibrary::shipped().find("WDC 2006").unwrap();
    assert_eq!(
        standings.reason_above_next(Language::English, 1, rules).as_deref(),
        Some("larger best game, 30.00 over 25.00")
    );
    assert_eq!(standings.reason_above_next(Language::English, 0, rules), None);
}

#[test]
fn totals_that_differ_only_in_the_last_bits_are_a_tie() {
    let book = event(2, &[&[0.1, 0.3], &[0.2, 0.0]]);
    let standings = table(&book, "EDC 2015");
    assert_eq!(places(&standings), [(1, 1, true), (1, 2, true)]);
}

#[test]
fn an_update_gives_the_same_standings_as_a_new_computation() {
    let mut book = event(14, &[&[9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0], &[1.0; 14]]);
    let rules = RulesetLibrary::shipped().find("WDC 2006").unwrap();
    let defaults = DefaultSystems::for_all_rounds("Sum of Squares");
    let mut scores = EventScores::for_book(&book, SystemLibrary::shipped(), &defaults, EndRules::default());
    let none = TieBreakScores::default();
    let mut structure = EventStructure::new(&book, rules);
    let mut standings = Standings::new(&StandingsContext::new(&book, &scores, rules, &none, &structure));
    let at = BoardRef::new(1, 1);
    for edit in [
        Edit::Seat(at.seat(Power::France).first_id(), SeatField::Player(None)),
        Edit::Seat(at.seat(Power::Italy).first_id(), SeatField::Ruling(None)),
        Edit::Seat(at.seat(Power::France).first_id(), SeatField::Player(Some(PersonId(3)))),
        Edit::Seat(
            at.seat(Power::Turkey).first_id(),
            SeatField::Ruling(Some(Box::new(ScoreRuling { score: 40.0, reason: "agreed".into() }))),
        ),
    ] {
        // The structure is found again only after edits that may change it.
        let may_change_structure = edit.scope(&book).seats;
        book.apply(edit).unwrap();
        scores.rescore(&book, &[at]);
        let anew = EventStructure::new(&book, rules);
        if may_change_structure {
            structure = anew.clone();
        }
        standings.update(&StandingsContext::new(&book, &scores, rules, &none, &structure), &[at]);
        let computed_anew = Standings::new(&StandingsContext::new(&book, &scores, rules, &none, &anew));
        assert_eq!(structure, anew);
        assert_eq!(places(&standings), places(&computed_anew));
        for (a, b) in standings.rows.iter().zip(&computed_anew.rows) {
            assert_eq!((a.total, &a.games), (b.total, &b.games));
        }
    }
    assert_eq!(book.round(RoundIx(1)).unwrap().boards.len(), 2);
}

/// A director's own rules with these further fields.
fn own_rules(fields: &str) -> Ruleset {
    Ruleset::parse(&format!("name = \"Own\"\nsystem = \"Sum of Squares\"\n{fields}")).unwrap()
}

#[test]
fn games_of_one_round_are_added_and_rounds_are_ranked_by_their_scores() {
    let mut book = event(2, &[&[10.0, 5.0], &[30.0, 5.0], &[20.0, 5.0]]);
    // The first player has a second game in round 1.
    let second = event(1, &[&[7.0]]).rounds.remove(0).boards.remove(0);
    book.rounds[0].boards.push(second);
    let rules = own_rules("tie_breaks = [\"best round\", \"second best round\", \"third best round\"]");
    by_rules(&book, &rules, |context| {
        let standings = Standings::new(context);
        let row = standings.row(PersonId(1)).unwrap();
        assert_eq!([0, 1, 2, 3].map(|at| row.round_score(at, &rules)), [Some(17.0), Some(30.0), Some(20.0), None]);
        assert_eq!([0, 1, 2].map(|step| row.tie_break_figure(step, &rules)), [30.0, 20.0, 17.0]);
    });
}

#[test]
fn points_for_sitting_out_are_a_line_of_the_total_in_a_round_without_a_game() {
    let mut book = event(1, &[&[10.0], &[f64::NAN], &[30.0]]);
    book.rounds[1].sat_out.push(PersonId(1));
    let rules = own_rules("[total]\nsitting_out = 12.5");
    by_rules(&book, &rules, |context| {
        let row = Standings::new(context).rows.remove(0);
        assert_eq!(row.total, 52.5);
        assert_eq!(row.round_score(1, &rules), Some(12.5));
        assert_eq!(row.total_breakdown(Language::English, context).sum_text(), "10.00 + 12.50 + 30.00");
    });
}

#[test]
fn a_handicap_counts_once_the_last_round_is_over_and_not_in_the_ranking_before_the_top_board() {
    let mut book = event(2, &[&[10.0, 5.0], &[30.0, 5.0]]);
    book.people[1].handicap = Some(100.0);
    let rules = own_rules("");
    let total = |book: &Book, view: StandingsScope| {
        by_rules(book, &rules, |context| Standings::new(&context.with_view(view)).row(PersonId(2)).map(|row| row.total))
    };
    let whole = StandingsScope::default();
    // The centres of the game are entered, so it has ended; the rulings are the scores.
    for round in &mut book.rounds {
        for seat in round.boards[0].seats.0.iter_mut().filter(|seat| seat.player.is_none()) {
            seat.centres = CellEntry::Value(0);
        }
        round.boards[0].seats[Power::Austria].centres = CellEntry::Value(33);
    }
    assert_eq!(total(&book, whole), Some(110.0));
    assert_eq!(total(&book, StandingsScope { rounds: Some(2), ..whole }), Some(110.0));
    assert_eq!(total(&book, StandingsScope { rounds: Some(1), ..whole }), Some(5.0));
    assert_eq!(total(&book, StandingsScope { before_top_board: true, ..whole }), Some(10.0));
    book.rounds[1].boards[0].seats[Power::Austria].centres = CellEntry::Blank;
    assert_eq!(total(&book, whole), Some(10.0), "the last game is running");
}

#[test]
fn a_top_board_without_players_is_not_filled() {
    let mut book = event(7, &[&[1.0; 7]]);
    book.rounds[0].boards.push(Board { is_top_board: true, ..Board::new("Top") });
    let filled = |book: &Book| {
        in_context(book, "EuroDipCon 4", |context| {
            (context.structure.top_boards.has_boards(), context.structure.top_boards.with_players(book))
        })
    };
    assert_eq!(filled(&book), (true, Vec::new()));
    book.rounds[0].boards[1].seats[Power::Italy].player = Some(PersonId(5));
    assert_eq!(filled(&book), (true, vec![BoardRef::new(0, 1)]));
}
