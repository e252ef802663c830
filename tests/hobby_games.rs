//! Boards scored under the hobby's systems, as they were scored by the programs in use, against ours.

#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::collections::BTreeMap;

use serde::Deserialize;
use topboard::book::{Board, Chart, Ending, Entry, PerPower, Power, Year};
use topboard::scoring::Library;

#[derive(Deserialize)]
struct Case {
    system: String,
    #[serde(rename = "case")]
    name: String,
    centres: [u16; 7],
    eliminated: [Option<u16>; 7],
    last_year: u16,
    soloist: Option<String>,
    conceded: bool,
    concession_year: Option<u16>,
    draw: Option<Vec<String>>,
    history: Option<BTreeMap<String, [u16; 7]>>,
    scores: [f64; 7],
}

impl Case {
    fn board(&self) -> Board {
        let mut board = Board::named(&self.name);
        for power in Power::ALL {
            let seat = &mut board.seats[power];
            seat.centres = Entry::Value(self.centres[power.index()]);
            seat.out = self.eliminated[power.index()].map(Year).into();
            seat.in_draw = self.draw.as_ref().map(|draw| draw.contains(&power.letter().to_string()));
        }
        board.ended = Entry::Value(Year(self.concession_year.unwrap_or(self.last_year)));
        if self.conceded {
            let winner = self.soloist.as_deref().and_then(Power::parse).unwrap();
            board.ending = Ending::Conceded(winner);
        }
        for (year, counts) in self.history.iter().flatten() {
            let year = Year(year.parse().unwrap());
            board.charts.push(Chart { year, centres: PerPower(counts.map(Entry::Value)) });
        }
        board
    }
}

fn cases() -> Vec<Case> {
    serde_json::from_str(include_str!("data/hobby-games.json")).unwrap()
}

#[test]
fn every_board_of_every_system_scores_as_it_does_elsewhere() {
    let mut report: BTreeMap<String, (usize, Vec<String>)> = BTreeMap::new();
    for case in cases() {
        let (right, wrong) = report.entry(case.system.clone()).or_default();
        let Some(system) = Library::shipped().find(&case.system) else {
            wrong.push(format!("{}: there is no such system", case.name));
            continue;
        };
        assert_eq!(system.name, case.system, "named exactly so");
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

#[test]
fn a_concession_scores_as_a_solo_under_every_system() {
    for system in Library::shipped().systems() {
        let mut solo = Board::named("solo");
        for (power, centres) in Power::ALL.into_iter().zip([18, 9, 4, 2, 1, 0, 0]) {
            let seat = &mut solo.seats[power];
            seat.centres = Entry::Value(centres);
            seat.out = (centres == 0).then_some(Year(1904)).into();
            seat.missed_moves = Entry::Value(0);
            seat.missed_winters = Entry::Value(0);
        }
        solo.ended = Entry::Value(Year(1907));
        let mut conceded = solo.clone();
        conceded.ending = Ending::Conceded(Power::Austria);
        let (solo, conceded) = (system.score(&solo).pop(), system.score(&conceded).pop());
        assert_eq!(format!("{solo:?}"), format!("{conceded:?}"), "{}", system.name);
    }
}

#[test]
fn scores_do_not_depend_on_the_order_of_powers() {
    for case in cases() {
        let system = Library::shipped().find(&case.system).unwrap();
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
