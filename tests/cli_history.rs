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
    let count = |path: &Path| store::open(path).unwrap().rounds[0].boards[0].count(Power::France);
    assert_eq!((count(&past), count(&hall.book())), (Some(9), Some(8)));
    let again = write("4");
    assert_eq!(again.status.code(), Some(2), "past.topboard is there already");
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
    assert!(text.contains("con.topboard ends in the middle") && text.contains("as told here"), "{text}");
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
