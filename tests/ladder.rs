//! The year's ladders against what was published of them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;
use topboard::book::Severity;
use topboard::figures::show;
use topboard::ladder::{Choices, Compiled, Decisions, Games, Ladder, Ladders, Line, Roster, Season, SeasonEvent};

fn data(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", name].iter().collect()
}

fn topboard(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_topboard")).arg("ladder").args(arguments).output().unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let output = topboard(&[arguments, &["--json"]].concat());
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

fn ladder(name: &str) -> &'static Ladder {
    Ladders::shipped().find(name).unwrap()
}

/// An event of so many players in which everyone has another place, and so many of them played only one of three games.
fn event(name: &str, players: u32, part_timers: u32) -> SeasonEvent {
    let line = |place: u32| Line {
        row: format!("row {place}"),
        place: Some(place),
        name: format!("Player {place}"),
        games: if place > players - part_timers { Games::Played(1) } else { Games::Full },
        ..Line::default()
    };
    SeasonEvent { lines: (1..=players).map(line).collect(), ..SeasonEvent::named(name) }
}

fn points(ladder: &Ladder, event: SeasonEvent) -> Vec<f64> {
    let season = Season { events: vec![event] };
    let roster = Roster::new(&season, &Decisions::default());
    let compiled = Compiled::new(ladder, &season, &roster, Choices::default());
    assert!(compiled.problems.iter().all(|problem| problem.severity == Severity::Remark), "{:?}", compiled.problems);
    compiled.events[0].results.iter().map(|result| result.points).collect()
}

fn records(name: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_path(data(name)).unwrap();
    reader.records().map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect()
}

#[test]
fn the_table_of_examples_of_2001_holds_but_for_its_one_misprint() {
    let table = records("bismark-2001-examples.csv");
    let mut cells = 0;
    let mut misprints = Vec::new();
    for (column, heading) in table[0].iter().enumerate().skip(1) {
        // “r14_p16”: rated 14, with 16 players.
        let (rating, players) = heading[1..].split_once("_p").unwrap();
        let (rating, players): (u32, u32) = (rating.parse().unwrap(), players.parse().unwrap());
        // Who played one game only takes two thirds of a player from the rating; an odd third is somebody's with two.
        let missing = 3 * (players - rating);
        let mut held = event("Example", players, missing / 2);
        if missing % 2 == 1 {
            held.lines[0].games = Games::Played(2);
        }
        let season = Season { events: vec![held.clone()] };
        let roster = Roster::new(&season, &Decisions::default());
        let compiled = Compiled::new(ladder("bismark-2001"), &season, &roster, Choices::default());
        assert!(compiled.figures(0).any(|figure| figure == ("rating", f64::from(rating))), "{heading}");
        let points = points(ladder("bismark-2001"), held);
        for row in &table[1..] {
            let place: usize = row[0].parse().unwrap();
            let computed = points.get(place - 1).map_or_else(|| "n/a".to_owned(), |points| show(*points, 0));
            cells += 1;
            if row[column] != computed {
                misprints.push((place, heading.as_str(), row[column].clone(), show(points[place - 1], 2)));
            }
        }
    }
    assert_eq!(cells - 12, 84, "sixteen places less those a small event does not have, in six columns");
    assert_eq!(misprints, [(20, "r21_p25", "13".to_owned(), "12.31".to_owned())]);
}

#[test]
fn the_table_of_2000_holds_in_every_cell() {
    let table = records("bismark-2000-points-by-boards.csv");
    let mut cells = 0;
    for (column, heading) in table[0].iter().enumerate().skip(3) {
        let boards: f64 = heading[1..].parse().unwrap();
        let points = points(ladder("bismark-2000"), SeasonEvent { boards: Some(boards), ..event("Example", 70, 0) });
        for row in &table[1..] {
            // The last band is printed 63+ and begins at 64: the 63rd place stands in the one before.
            let first: usize = if row[2].is_empty() { 64 } else { row[1].parse().unwrap() };
            let last: usize = if row[2].is_empty() { 70 } else { row[2].parse().unwrap() };
            let printed = if row[column].is_empty() { 5.0 } else { row[column].parse().unwrap() };
            for place in first..=last {
                assert_eq!(points[place - 1], printed, "place {place} of {heading}");
            }
            cells += usize::from(!row[column].is_empty());
        }
    }
    assert_eq!(cells, 125);
    let of = |boards, place: usize| {
        points(ladder("bismark-2000"), SeasonEvent { boards: Some(boards), ..event("Example", 20, 0) })[place - 1]
    };
    assert_eq!((of(4.5, 1), of(4.49, 1), of(1.0, 1), of(14.0, 1)), (80.0, 70.0, 30.0, 130.0));
}

#[test]
fn the_victorian_of_2002_is_rated_13_from_its_footnotes() {
    for file in ["victorian-2002-final.xls", "victorian-2002-final.tsv", "victorian-2002-results.csv"] {
        let file = data(file);
        let read = json(&[file.to_str().unwrap(), "--rules", "bismark-2001", "--year", "2001"]);
        let table = read["table"].as_array().unwrap();
        assert_eq!(table.len(), 15);
        assert_eq!(table[0]["player"], "Dugal Ure");
        assert_eq!((table[0]["total"].as_f64(), table[0]["divisor"].as_f64()), (Some(63.0), Some(8.0)));
        assert_eq!((table[0]["rank"].as_u64(), table[0]["score"].as_f64()), (Some(1), Some(7.875)));
        // 26 and 26** are two places, whatever they have in common.
        let total = |row: usize| show(table[row]["total"].as_f64().unwrap(), 2);
        assert_eq!((total(3), total(4)), ("50.40".to_owned(), "47.25".to_owned()));
        assert_eq!(read["unsure"].as_array().map(Vec::len), Some(0));
    }
}
