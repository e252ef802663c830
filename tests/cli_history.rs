//! The history from the command line: what a script typed into a book, told and gone back to.

#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use topboard::book::Power;
use topboard::store;

/// A book on a disk of its own.
struct Hall(tempfile::TempDir);

impl Hall {
    /// A book into which these lines were typed.
    fn typed(lines: &[&str]) -> Self {
        let hall = Hall(tempfile::tempdir().unwrap());
        hall.type_in(lines, &[]);
        hall
    }

    fn book(&self) -> PathBuf {
        self.0.path().join("con.topboard")
    }

    fn topboard(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
        command.env("XDG_DATA_HOME", self.0.path().join("data")).env("HOME", self.0.path()).env("USER", "ann");
        command.env("TZ", "UTC");
        command
    }

    fn type_in(&self, lines: &[&str], options: &[&str]) {
        let mut child = self
            .topboard()
            .arg("edit")
            .arg(self.book())
            .args(options)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(lines.join("\n").as_bytes()).unwrap();
        assert!(child.wait().unwrap().success());
    }

    fn history(&self, arguments: &[&str]) -> Output {
        self.topboard().arg("history").arg(self.book()).args(arguments).output().unwrap()
    }

    /// The lines without their times and who typed them: what changes with the day and the machine.
    fn told(&self, arguments: &[&str]) -> Vec<String> {
        let output = self.history(arguments);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).unwrap();
        let cut = |line: &str| {
            let (number, rest) = line.trim_start().split_once("  ").unwrap();
            let (_, said) = rest.split_once("ann on ").unwrap().1.split_once("  ").unwrap();
            format!("{number} {said}")
        };
        text.lines().map(cut).collect()
    }
}

const LINES: [&str; 6] = [
    "add round 1",
    "add board R1 A",
    "R1 A France player Ann Lee",
    "R1 A France centres 8",
    "R1 A France centres 9",
    "undo",
];

#[test]
fn every_cell_is_told_with_what_it_held_before() {
    let hall = Hall::typed(&LINES);
    let told = hall.told(&[]);
    assert!(told.contains(&"4 Round 1, board A, France, centres: nothing → 8".to_owned()), "{told:?}");
    assert_eq!(
        told[told.len() - 2..],
        ["5 Round 1, board A, France, centres: 8 → 9", "6 Round 1, board A, France, centres: 9 → 8 (undone)"]
    );
    assert_eq!(hall.told(&["france", "centres"]).len(), 3);
    assert_eq!(hall.told(&["--player", "ann lee"]).len(), 5, "her name on the list, her seat, and its counts");
    let csv = String::from_utf8(hall.history(&["--csv", "9"]).stdout).unwrap();
    assert!(csv.lines().nth(1).unwrap().ends_with(",\"Round 1, board A, France\",centres,8,9,,"), "{csv}");
    let json: serde_json::Value = serde_json::from_slice(&hall.history(&["--json"]).stdout).unwrap();
    assert_eq!((&json[3]["old"], &json[3]["new"]), (&"".into(), &"Ann Lee".into()), "{json}");
    let nobody = hall.history(&["--player", "nobody"]);
    assert_eq!(nobody.status.code(), Some(2));
}

#[test]
fn the_book_as_it_was_is_written_and_nothing_is_replaced() {
    let hall = Hall::typed(&LINES);
    let past = hall.0.path().join("past.topboard");
    let write = |number: &str| hall.history(&["--as-of", number, "--out", past.to_str().unwrap()]);
    assert!(write("5").status.success());
    let count = |path: &Path| store::open_book(path).unwrap().rounds[0].boards[0].current_count(Power::France);
    assert_eq!((count(&past), count(&hall.book())), (Some(9), Some(8)));
    let again = write("4");
    assert_eq!(again.status.code(), Some(2), "past.topboard exists already");
    std::fs::remove_file(&past).unwrap();
    assert!(String::from_utf8_lossy(&write("99").stderr).contains("There is no line 99; the last is 6."));
}

#[test]
fn what_is_in_no_file_yet_is_told_and_a_book_without_a_journal_says_so() {
    let hall = Hall::typed(&LINES);
    hall.type_in(&["R1 A Italy centres 3"], &["--no-save"]);
    let output = hall.history(&["italy"]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("The newest of them is not in"), "{output:?}");
    let check = hall.topboard().arg("check").arg(hall.book()).output().unwrap();
    assert!(String::from_utf8_lossy(&check.stderr).contains("1 change typed into this book"), "{check:?}");
    std::fs::remove_file(hall.0.path().join("con.topboard-journal")).unwrap();
    let output = hall.history(&[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no journal beside it"), "{output:?}");
}

#[test]
fn what_a_damaged_book_or_journal_does_not_tell_is_said() {
    let hall = Hall::typed(&LINES);
    let said = |hall: &Hall| {
        let output = hall.history(&[]);
        let lines = String::from_utf8_lossy(&output.stdout).lines().count();
        (output.status.code(), lines, String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (_, all, nothing) = said(&hall);
    assert!(all > 5 && nothing.is_empty(), "{nothing}");
    let (book, journal) = (hall.book(), hall.0.path().join("con.topboard-journal"));
    let (whole_book, whole) = (std::fs::read(&book).unwrap(), std::fs::read(&journal).unwrap());

    // The book breaks off: its journal tells everything.
    std::fs::write(&book, &whole_book[..whole_book.len() / 2]).unwrap();
    let (code, lines, text) = said(&hall);
    assert_eq!((code, lines), (Some(0), all));
    assert!(text.contains("con.topboard ends in the middle") && text.contains("which are printed here"), "{text}");
    std::fs::write(&book, &whole_book).unwrap();

    // The journal's last step breaks off. What is behind it says only that the book was saved.
    let step = |n: u32| {
        let found = format!("{{\"step\":{{\"n\":{n},");
        whole.windows(found.len()).position(|part| part == found.as_bytes()).unwrap()
    };
    std::fs::write(&journal, &whole[..step(6) + 20]).unwrap();
    let (code, lines, text) = said(&hall);
    assert_eq!((code, lines), (Some(0), all - 1));
    assert!(text.contains("The last entry of the journal is not whole"), "{text}");

    // A byte in its middle is another.
    let mut bytes = whole.clone();
    bytes[step(5) + 40] ^= 1;
    std::fs::write(&journal, &bytes).unwrap();
    let (code, _, text) = said(&hall);
    assert_eq!(code, Some(0));
    assert!(text.contains("The journal is damaged after line 4;"), "{text}");

    // Its first line is damaged: there is one, and it cannot be read.
    bytes[60] ^= 1;
    std::fs::write(&journal, &bytes).unwrap();
    let (code, _, text) = said(&hall);
    assert_eq!(code, Some(2));
    assert!(text.contains("con.topboard-journal") && text.contains("its first line is damaged"), "{text}");
}

#[test]
fn what_changes_nothing_is_nothing_that_the_file_lacks() {
    let hall = Hall::typed(&LINES);
    hall.type_in(&["R1 A France centres 8", "R1 A Italy centres 3"], &["--no-save"]);
    let text = String::from_utf8(hall.history(&[]).stderr).unwrap();
    assert!(text.contains("The newest of them is not in"), "8 was there before: {text}");
}

/// A book with one finished board.
fn finished_round() -> Hall {
    let mut lines = vec!["add round 1".to_owned(), "add board R1 A".to_owned()];
    for (power, centres) in Power::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 1]) {
        lines.push(format!("R1 A {power} player Player {power}"));
        lines.push(format!("R1 A {power} centres {centres}"));
    }
    Hall::typed(&lines.iter().map(String::as_str).collect::<Vec<_>>())
}

impl Hall {
    /// Exports the book to a file of this name in its folder. Returns the messages.
    fn export(&self, name: &str, options: &[&str]) -> String {
        let out = self.0.path().join(name);
        let run = self.topboard().arg("export").arg(self.book()).arg("--out").arg(&out).args(options).output().unwrap();
        let messages = String::from_utf8(run.stderr).unwrap();
        assert!(run.status.success() && out.exists(), "{messages}");
        messages
    }

    fn is_posted(&self) -> bool {
        store::open_book(&self.book()).unwrap().rounds[0].posted.is_some()
    }
}

#[test]
fn exporting_a_workbook_records_a_posting() {
    let hall = finished_round();
    let steps = hall.told(&[]).len();
    let messages = hall.export("con.csv", &[]);
    assert!(!hall.is_posted() && !messages.contains("posting"), "a plain table is not posted: {messages}");
    let messages = hall.export("wall.xlsx", &[]);
    assert!(hall.is_posted() && !messages.contains("posting"), "{messages}");
    let told = hall.told(&[]);
    assert_eq!(told.len(), steps + 1);
    assert!(told[steps].contains("Round 1, posted: nothing → "), "{told:?}");
    let journal = std::fs::read_to_string(hall.0.path().join("con.topboard-journal")).unwrap();
    assert!(journal.contains("\"what\":\"posting of Round 1\""), "as the window records it");
    // Undo leaves it in place, and the change after it is the one that is undone.
    hall.type_in(&["undo"], &[]);
    assert!(hall.is_posted());
    let check = hall.topboard().arg("check").arg(hall.book()).output().unwrap();
    assert!(String::from_utf8_lossy(&check.stdout).contains("has changed since"), "{check:?}");
}

#[test]
fn an_export_that_cannot_record_its_posting_says_so_and_is_written() {
    let hall = finished_round();
    let not_recorded = "The posting is not recorded in the book: ";
    assert!(hall.export("all.xlsx", &["--all"]).contains(not_recorded));
    assert!(hall.export("rules.xlsx", &["--rules", "WDC 2006"]).contains(not_recorded));
    let open = store::BookStore::new(std::sync::Arc::new(store::disk::LocalDisk), None).open(&hall.book()).unwrap();
    let messages = hall.export("open.xlsx", &[]);
    assert!(messages.contains(not_recorded) && messages.contains("is open in another window"), "{messages}");
    drop(open);
    hall.type_in(&["R1 A Italy centres 5", "R1 A Russia centres 2"], &["--no-save"]);
    let messages = hall.export("unsaved.xlsx", &[]);
    assert!(messages.contains(not_recorded) && messages.contains("changes that are not in its file"), "{messages}");
    assert!(!hall.is_posted());
    hall.type_in(&["save"], &[]);
    hall.export("saved.xlsx", &[]);
    assert!(hall.is_posted());
    assert!(hall.told(&["italy"]).last().unwrap().contains("→ 5"), "the change is still there");
}

#[test]
fn exporting_results_that_are_no_book_records_nothing() {
    let hall = finished_round();
    hall.export("con.csv", &[]);
    let [from, to] = ["con.csv", "again.xlsx"].map(|name| hall.0.path().join(name));
    let files = || std::fs::read_dir(hall.0.path()).unwrap().count();
    let before = files();
    let run = hall.topboard().arg("export").arg(from).arg("--out").arg(to).output().unwrap();
    assert!(run.status.success() && !String::from_utf8_lossy(&run.stderr).contains("posting"), "{run:?}");
    assert_eq!(files(), before + 1, "only the workbook is new");
}
