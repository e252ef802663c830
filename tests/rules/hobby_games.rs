//! Compares our scores with those of the programs in use, for every scoring system of the hobby.

use std::collections::BTreeMap;

use crate::common::hobby_games::scored_boards;
use topboard::book::{Board, CellEntry, Chart, Ending, PerPower, Power, Year};
use topboard::scoring::SystemLibrary;

#[test]
fn every_board_has_the_scores_of_the_programs_in_use() {
    let mut report: BTreeMap<String, (usize, Vec<String>)> = BTreeMap::new();
    for case in scored_boards() {
        let (right, wrong) = report.entry(case.system.clone()).or_default();
        let Some(system) = SystemLibrary::shipped().find(&case.system) else {
            wrong.push(format!("{}: there is no such system", case.name));
            continue;
        };
        assert_eq!(system.name, case.system, "the name is exactly the same");
        let board = case.board();
        let computed = system.score(&board).pop().unwrap();
        let off = |(a, b): (&f64, &f64)| (a - b).abs() > 1e-6 || a.is_nan();
        if computed.iter().zip(&case.scores).any(off) {
            wrong.push(format!("{}: {computed:?}, not {:?}", case.name, case.scores));
        } else {
            *right += 1;
        }
    }
    let mut failed = false;
    for (system, (right, wrong)) in &report {
        println!("{system}: {right} right, {} wrong", wrong.len());
        failed |= !wrong.is_empty();
        for line in wrong {
            println!("    {line}");
        }
    }
    assert_eq!(report.len(), 37, "systems");
    assert!(!failed, "see the list above");
}

/// A finished board with all its charts, on which Austria leads.
fn board(centres: [u16; 7], before: [u16; 7], ending: Ending) -> Board {
    let mut board = Board::new("A");
    for power in Power::ALL {
        let seat = &mut board.seats[power];
        seat.centres = CellEntry::Value(centres[power.index()]);
        seat.missed_moves = CellEntry::Value(0);
        seat.missed_winters = CellEntry::Value(0);
    }
    for (year, counts) in [(1901, before), (1902, centres)] {
        board.charts.push(Chart { year: Year(year), centres: PerPower(counts.map(CellEntry::Value)) });
    }
    board.end_year = CellEntry::Value(Year(1902));
    board.ending = ending;
    board
}

#[test]
fn a_concession_scores_as_a_solo_under_every_system() {
    // Systems in which a soloist's score depends on the counts or on the whole event.
    const BY_COUNTS: [&str; 5] = ["Sydney League", "Maxonian", "7Eleven", "PGP", "Hurst"];
    let before = [6, 5, 5, 5, 5, 4, 4];
    for system in SystemLibrary::shipped().systems() {
        let score = |centres, ending| {
            let score = system.score(&board(centres, before, ending)).pop().unwrap();
            assert!(score.iter().all(|score| score.is_finite()), "{}: {score:?}", system.name);
            score
        };
        let played = score([16, 14, 4, 0, 0, 0, 0], Ending::Played);
        let conceded = score([16, 14, 4, 0, 0, 0, 0], Ending::Conceded(Power::Austria));
        let solo = score([18, 9, 4, 3, 0, 0, 0], Ending::Played);
        if BY_COUNTS.contains(&system.name.as_str()) {
            assert!(system.uses_event_means() || conceded != played, "{}", system.name);
        } else {
            assert!((conceded[0] - solo[0]).abs() < 1e-9, "{}: {} and {}", system.name, conceded[0], solo[0]);
        }
    }
}

#[test]
fn scores_do_not_depend_on_the_order_of_powers() {
    for case in scored_boards() {
        let system = SystemLibrary::shipped().find(&case.system).unwrap();
        let board = case.board();
        let mut turned = board.clone();
        let next = |power: Power| Power::ALL[(power.index() + 3) % 7];
        for power in Power::ALL {
            turned.seats[next(power)] = board.seats[power].clone();
        }
        for (chart, original) in turned.charts.iter_mut().zip(&board.charts) {
            for power in Power::ALL {
                chart.centres[next(power)] = original.centres[power].clone();
            }
        }
        if let Ending::Conceded(winner) = board.ending {
            turned.ending = Ending::Conceded(next(winner));
        }
        let (plain, turned) = (system.score(&board).pop().unwrap(), system.score(&turned).pop().unwrap());
        for power in Power::ALL {
            let (a, b) = (plain[power.index()], turned[next(power).index()]);
            assert!((a - b).abs() < 1e-9, "{} {}: {a} and {b}", case.system, case.name);
        }
    }
}
