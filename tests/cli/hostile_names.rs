//! Names of strangers: formulas, control characters and escape sequences. They stay harmless in every table, come back
//! unchanged, and never reach a terminal.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use proptest::prelude::*;
use topboard::book::{Board, Book, CellEntry, Event, Person, PersonId, Power, Round};
use topboard::engine::Engine;
use topboard::import::read_results;
use topboard::printable_text::is_unsafe;
use topboard::publish::{Audience, ExportOptions, PlainOptions, write_plain_table, write_workbook};
use topboard::store;

/// One board, whose players have these names.
fn book(names: &[String]) -> Book {
    let mut book = Book { event: Event { rules: "EuroDipCon 4".into(), ..Event::default() }, ..Book::default() };
    let mut board = Board::new("A");
    for ((power, name), (id, centres)) in Power::ALL.into_iter().zip(names).zip((1..).zip([8, 7, 6, 5, 4, 3, 1])) {
        book.people.push(Person::new(PersonId(id), name.as_str()));
        board.seats[power].player = Some(PersonId(id));
        board.seats[power].centres = CellEntry::Value(centres);
    }
    book.rounds.push(Round { name: "1".into(), boards: vec![board], ..Round::default() });
    book
}

fn names(book: &Book) -> Vec<String> {
    let board = &book.rounds[0].boards[0];
    board.seats.values().map(|seat| book.name_of(seat.player).to_owned()).collect()
}

/// Whether a spreadsheet would take the cell for a formula.
fn is_formula(cell: &str) -> bool {
    cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']) && cell.parse::<f64>().is_err()
}

/// The cells of a table.
fn cells(table: &[u8]) -> Vec<String> {
    let mut reader = csv::ReaderBuilder::new().flexible(true).has_headers(false).from_reader(table);
    reader.records().flat_map(|record| record.unwrap().iter().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// Seven different names. They begin and end with all that is dangerous, and have no spaces that an import would join.
fn hostile_names() -> impl Strategy<Value = Vec<String>> {
    let piece = prop_oneof![
        "[-=+@'\t\n\r]{0,2}",
        "[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{7f}-\u{9f}]",
        "[\u{202a}-\u{202e}\u{2066}-\u{2069}]",
        Just("\u{1b}[31m".to_owned()),
        Just("\u{1b}]0;title\u{7}".to_owned()),
        Just("_x000A_".to_owned()),
        Just("_x001B_".to_owned()),
        Just("_x005F_x0009_".to_owned()),
        Just("\",;".to_owned()),
        Just("Loïs’".to_owned()),
    ];
    prop::collection::vec((piece.clone(), piece.clone(), piece), 7).prop_map(|pieces| {
        let name = |(at, (before, middle, after)): (usize, &(String, String, String))| {
            format!("{before}Ann{middle}Lee {}{after}", ["one", "two", "three", "four", "five", "six", "seven"][at])
        };
        pieces.iter().enumerate().map(name).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn hostile_names_survive_every_table(hostile in hostile_names()) {
        let engine = Engine::new(book(&hostile));
        for audience in [Audience::Players, Audience::Director] {
            let options = PlainOptions { audience, ..PlainOptions::default() };
            let table = write_plain_table(&engine, options).unwrap().bytes;
            for cell in cells(&table) {
                prop_assert!(!is_formula(&cell), "{:?}", cell);
                prop_assert!(!cell.contains(char::is_control), "{:?}", cell);
            }
            let read = read_results(&table, "names.csv").unwrap().book;
            prop_assert_eq!(&names(&read), &hostile);
        }
    }
}

#[test]
fn the_copy_for_the_director_keeps_hostile_names() {
    let hostile: Vec<String> = ["=1+1 Ann", "+Ben", "-Cem", "@Dan", "\u{1b}[31mEve", "_x001B_Fay", "\u{202e}Gus"]
        .into_iter()
        .map(str::to_owned)
        .collect();
    let copy = write_workbook(&Engine::new(book(&hostile)), &ExportOptions::for_director()).unwrap().bytes;
    assert_eq!(names(&read_results(&copy, "copy.xlsx").unwrap().book), hostile);
}

/// A folder with a book of hostile names, and a list of results.
struct TestFolder(tempfile::TempDir);

impl TestFolder {
    fn new() -> TestFolder {
        let folder = TestFolder(tempfile::tempdir().unwrap());
        let lines = ["add round 1", "add board R1 A", "R1 A France player =HYPERLINK(\"http://x\") Ann"];
        let mut child = folder
            .command()
            .args(["edit", "con.topboard"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(lines.join("\n").as_bytes()).unwrap();
        assert!(child.wait().unwrap().success());
        let mut hostile: Vec<String> = (1..=7).map(|n| format!("@Name {n}")).collect();
        hostile[0] = "\u{1b}]0;title\u{7}Ann\u{9b}2J\u{202e}".into();
        hostile[1] = "\u{1b}[31mBen\u{7f}\r\u{8}".into();
        let mut hostile_book = book(&hostile);
        hostile_book.event.name = "Con\u{1b}c".into();
        hostile_book.rounds[0].boards[0].name = "A\u{1b}[2J".into();
        hostile_book.rounds[0].boards[0].seats[Power::Italy].centres = CellEntry::Text("6\u{1b}?".into());
        hostile_book.people[2].note = "\u{9d}note".into();
        store::save_book(&folder.0.path().join("hostile.topboard"), &hostile_book).unwrap();
        folder
    }

    fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
        let home = self.0.path();
        command.env("XDG_DATA_HOME", home.join("data")).env("HOME", home).env("USER", "ann").current_dir(home);
        command
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let output = self.command().args(arguments).output().unwrap();
        assert_ne!(output.status.code(), Some(101), "{}", String::from_utf8_lossy(&output.stderr));
        output
    }
}

#[test]
fn no_hostile_name_reaches_a_terminal() {
    let folder = TestFolder::new();
    let file = "hostile.topboard";
    for arguments in [
        &["score", file][..],
        &["score", file, "--json"],
        &["score", file, "--posted"],
        &["check", file],
        &["check", file, "--json"],
        &["prizes", file],
        &["prizes", file, "--json"],
        &["explain", file, "--player", "@Name 3"],
        &["compare", file, "--systems", "OPaL,Hurst"],
        &["export", file, "--out", "out.csv"],
        &["import", "out.csv"],
        &["import", "out.csv", "--json"],
        &["draw", "--book", file],
        &["score", "\u{1b}[31mnowhere.csv"],
    ] {
        let run = folder.run(arguments);
        for bytes in [&run.stdout, &run.stderr] {
            let text = String::from_utf8_lossy(bytes);
            assert!(!text.contains(is_unsafe), "{arguments:?}: {text:?}");
        }
        assert!(!run.stdout.is_empty() || !run.stderr.is_empty(), "{arguments:?}");
    }
    let scores = String::from_utf8(folder.run(&["score", file]).stdout).unwrap();
    assert!(scores.contains("␛[31mBen␡␍␈"), "the characters are visible: {scores}");
    // JSON has the name itself, escaped.
    let json: serde_json::Value = serde_json::from_slice(&folder.run(&["score", file, "--json"]).stdout).unwrap();
    assert!(json.to_string().contains("Ann\u{9b}2J\u{202e}"), "{json}");
}

#[test]
fn no_cell_of_the_history_and_of_a_ladder_is_a_formula() {
    let folder = TestFolder::new();
    let history = folder.run(&["history", "con.topboard", "--csv"]).stdout;
    let texts = cells(&history);
    assert!(texts.iter().any(|cell| cell.contains("HYPERLINK")), "{texts:?}");
    assert!(texts.iter().all(|cell| !is_formula(cell)), "{texts:?}");

    let list = "=Cup+1\n9 June 2001\nPlace;Player;State;Games\n1;=1+1 Ann;@VIC;3\n2;-Ben Lee;+ACT;3\n3;@Cem Ak;VIC;3\n";
    std::fs::write(folder.0.path().join("cup.csv"), list).unwrap();
    let run = folder.run(&["ladder", "cup.csv", "--rules", "bismark-2001", "--accredit", "all", "--out", "ladder.csv"]);
    let table = std::fs::read(folder.0.path().join("ladder.csv")).unwrap();
    let texts = cells(&table);
    for name in ["'=1+1 Ann", "'-Ben Lee", "'@Cem Ak", "'@VIC", "'+ACT"] {
        assert!(texts.iter().any(|cell| cell == name), "{name}: {texts:?} {}", String::from_utf8_lossy(&run.stderr));
    }
    assert!(texts.iter().all(|cell| !is_formula(cell)), "{texts:?}");
}
