//! The history from the command line: a script edits a book, lists its history and restores an earlier state.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use topboard::book::Power;
use topboard::store;

/// A book in a temporary folder.
struct TestBook(tempfile::TempDir);

impl TestBook {
    /// A new book after these edits.
    fn with_edits(lines: &[&str]) -> Self {
        let test = TestBook(tempfile::tempdir().unwrap());
        test.run_edits(lines, &[]);
        test
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

    fn run_edits(&self, lines: &[&str], options: &[&str]) {
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

    /// The printed lines without time, user and computer, because these differ from run to run.
    fn history_lines(&self, arguments: &[&str]) -> Vec<String> {
        let output = self.history(arguments);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).unwrap();
        let cut = |line: &str| {
            let (number, rest) = line.trim_start().split_once("  ").unwrap();
            let (_, change) = rest.split_once("ann on ").unwrap().1.split_once("  ").unwrap();
            format!("{number} {change}")
        };
        text.lines().map(cut).collect()
    }
}

const EDITS: [&str; 6] = [
    "add round 1",
    "add board R1 A",
    "R1 A France player Ann Lee",
    "R1 A France centres 8",
    "R1 A France centres 9",
    "undo",
];

#[test]
fn every_change_is_listed_with_its_old_value() {
    let test = TestBook::with_edits(&EDITS);
    let printed = test.history_lines(&[]);
    assert!(printed.contains(&"4 Round 1, board A, France, centres: nothing → 8".to_owned()), "{printed:?}");
    assert_eq!(
        printed[printed.len() - 2..],
        ["5 Round 1, board A, France, centres: 8 → 9", "6 Round 1, board A, France, centres: 9 → 8 (undone)"]
    );
    assert_eq!(test.history_lines(&["france", "centres"]).len(), 3);
    assert_eq!(test.history_lines(&["--player", "ann lee"]).len(), 5, "her name on the list, her seat, and its counts");
    let csv = String::from_utf8(test.history(&["--csv", "9"]).stdout).unwrap();
    assert!(csv.lines().nth(1).unwrap().ends_with(",\"Round 1, board A, France\",centres,8,9,,"), "{csv}");
    let json: serde_json::Value = serde_json::from_slice(&test.history(&["--json"]).stdout).unwrap();
    assert_eq!((&json[3]["old"], &json[3]["new"]), (&"".into(), &"Ann Lee".into()), "{json}");
    let nobody = test.history(&["--player", "nobody"]);
    assert_eq!(nobody.status.code(), Some(2));
}

#[test]
fn an_earlier_state_of_the_book_is_written_to_a_new_file_only() {
    let test = TestBook::with_edits(&EDITS);
    let past = test.0.path().join("past.topboard");
    let write = |number: &str| test.history(&["--as-of", number, "--out", past.to_str().unwrap()]);
    assert!(write("5").status.success());
    let count = |path: &Path| store::open_book(path).unwrap().rounds[0].boards[0].current_count(Power::France);
    assert_eq!((count(&past), count(&test.book())), (Some(9), Some(8)));
    let again = write("4");
    assert_eq!(again.status.code(), Some(2), "past.topboard exists already");
    std::fs::remove_file(&past).unwrap();
    assert!(String::from_utf8_lossy(&write("99").stderr).contains("There is no line 99; the last is 6."));
}

#[test]
fn unsaved_changes_and_a_missing_journal_are_reported() {
    let test = TestBook::with_edits(&EDITS);
    test.run_edits(&["R1 A Italy centres 3"], &["--no-save"]);
    let output = test.history(&["italy"]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("The newest of them is not in"), "{output:?}");
    let check = test.topboard().arg("check").arg(test.book()).output().unwrap();
    assert!(String::from_utf8_lossy(&check.stderr).contains("1 change typed into this book"), "{check:?}");
    std::fs::remove_file(test.0.path().join("con.topboard-journal")).unwrap();
    let output = test.history(&[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no journal beside it"), "{output:?}");
}

#[test]
fn damage_in_the_book_or_the_journal_is_reported() {
    let test = TestBook::with_edits(&EDITS);
    let run_history = |test: &TestBook| {
        let output = test.history(&[]);
        let lines = String::from_utf8_lossy(&output.stdout).lines().count();
        (output.status.code(), lines, String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (_, all, nothing) = run_history(&test);
    assert!(all > 5 && nothing.is_empty(), "{nothing}");
    let (book, journal) = (test.book(), test.0.path().join("con.topboard-journal"));
    let (whole_book, whole) = (std::fs::read(&book).unwrap(), std::fs::read(&journal).unwrap());

    // The book is cut short. Its journal still has the whole history.
    std::fs::write(&book, &whole_book[..whole_book.len() / 2]).unwrap();
    let (code, lines, text) = run_history(&test);
    assert_eq!((code, lines), (Some(0), all));
    assert!(text.contains("con.topboard ends in the middle") && text.contains("which are printed here"), "{text}");
    std::fs::write(&book, &whole_book).unwrap();

    // The last step of the journal is cut short. The only record after it says that the book was saved.
    let step = |n: u32| {
        let found = format!("{{\"step\":{{\"n\":{n},");
        whole.windows(found.len()).position(|part| part == found.as_bytes()).unwrap()
    };
    std::fs::write(&journal, &whole[..step(6) + 20]).unwrap();
    let (code, lines, text) = run_history(&test);
    assert_eq!((code, lines), (Some(0), all - 1));
    assert!(text.contains("The last entry of the journal is not whole"), "{text}");

    // One bit in the middle of the journal is different.
    let mut bytes = whole.clone();
    bytes[step(5) + 40] ^= 1;
    std::fs::write(&journal, &bytes).unwrap();
    let (code, lines, text) = run_history(&test);
    assert_eq!((code, lines), (Some(0), all), "only one entry is not readable");
    assert!(text.contains("The journal is damaged. Entry 5 is not readable. All others are here."), "{text}");

    // The first line is damaged: the journal exists but cannot be read.
    bytes[60] ^= 1;
    std::fs::write(&journal, &bytes).unwrap();
    let (code, _, text) = run_history(&test);
    assert_eq!(code, Some(2));
    assert!(text.contains("con.topboard-journal") && text.contains("its first line is damaged"), "{text}");
}

#[test]
fn an_edit_without_effect_is_not_an_unsaved_change() {
    let test = TestBook::with_edits(&EDITS);
    test.run_edits(&["R1 A France centres 8", "R1 A Italy centres 3"], &["--no-save"]);
    let text = String::from_utf8(test.history(&[]).stderr).unwrap();
    assert!(text.contains("The newest of them is not in"), "8 was there before: {text}");
}

/// A book with one finished board.
fn finished_round() -> TestBook {
    let mut lines = vec!["add round 1".to_owned(), "add board R1 A".to_owned()];
    for (power, centres) in Power::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 1]) {
        lines.push(format!("R1 A {power} player Player {power}"));
        lines.push(format!("R1 A {power} centres {centres}"));
    }
    TestBook::with_edits(&lines.iter().map(String::as_str).collect::<Vec<_>>())
}

impl TestBook {
    /// Exports the book to a file of this name in its folder. Returns the messages.
    fn export(&self, name: &str, options: &[&str]) -> String {
        let out = self.0.path().join(name);
        let run = self.topboard().arg("export").arg(self.book()).arg("--out").arg(&out).args(options).output().unwrap();
        let messages = String::from_utf8(run.stderr).unwrap();
        assert!(run.status.success() && out.exists(), "{messages}");
        messages
    }

    /// Posts the book into a folder of this name beside it. Returns the messages.
    fn post(&self, folder: &str, options: &[&str]) -> String {
        let out = self.0.path().join(folder);
        let run = self.topboard().arg("post").arg(self.book()).arg("--out").arg(&out).args(options).output().unwrap();
        let messages = String::from_utf8(run.stderr).unwrap();
        assert!(run.status.success() && out.exists(), "{messages}");
        messages
    }

    fn is_posted(&self) -> bool {
        store::open_book(&self.book()).unwrap().rounds[0].posted.is_some()
    }
}

#[test]
fn a_posting_is_recorded_and_an_export_is_none() {
    let test = finished_round();
    let steps = test.history_lines(&[]).len();
    for name in ["con.csv", "wall.xlsx"] {
        let messages = test.export(name, &[]);
        assert!(!test.is_posted() && !messages.contains("posting"), "{name}: {messages}");
    }
    assert_eq!(test.history_lines(&[]).len(), steps);
    let messages = test.post("wall", &[]);
    assert!(test.is_posted() && !messages.contains("not recorded"), "{messages}");
    let printed = test.history_lines(&[]);
    assert_eq!(printed.len(), steps + 1);
    assert!(printed[steps].contains("Round 1, posted: nothing → "), "{printed:?}");
    let journal = std::fs::read_to_string(test.0.path().join("con.topboard-journal")).unwrap();
    assert!(journal.contains("\"what\":{\"key\":\"steps-posting\","), "as the window records it");
    // Undo skips the posting. It undoes the last change of the book instead.
    test.run_edits(&["undo"], &[]);
    assert!(test.is_posted());
    let check = test.topboard().arg("check").arg(test.book()).output().unwrap();
    assert!(String::from_utf8_lossy(&check.stdout).contains("has changed since"), "{check:?}");
}

#[test]
fn a_posting_that_cannot_be_recorded_is_written_with_a_message() {
    let test = finished_round();
    let not_recorded = "The posting is not recorded in the book: ";
    assert!(test.post("rules", &["--rules", "WDC 2006"]).contains(not_recorded));
    let open = store::BookStore::new(std::sync::Arc::new(store::disk::LocalDisk), None).open(&test.book()).unwrap();
    let messages = test.post("open", &[]);
    assert!(messages.contains(not_recorded) && messages.contains("is open in another window"), "{messages}");
    drop(open);
    test.run_edits(&["R1 A Italy centres 5", "R1 A Russia centres 2"], &["--no-save"]);
    let messages = test.post("unsaved", &[]);
    assert!(messages.contains(not_recorded) && messages.contains("changes that are not in its file"), "{messages}");
    assert!(!test.is_posted());
    test.run_edits(&["save"], &[]);
    test.post("saved", &[]);
    assert!(test.is_posted());
    assert!(test.history_lines(&["italy"]).last().unwrap().contains("→ 5"), "the change is still there");
}

#[test]
fn posting_results_that_are_not_a_book_records_nothing() {
    let test = finished_round();
    test.export("con.csv", &[]);
    let [from, to] = ["con.csv", "wall"].map(|name| test.0.path().join(name));
    let files = || std::fs::read_dir(test.0.path()).unwrap().count();
    let before = files();
    let run = test.topboard().arg("post").arg(from).arg("--out").arg(to).output().unwrap();
    assert!(run.status.success() && !String::from_utf8_lossy(&run.stderr).contains("recorded"), "{run:?}");
    assert_eq!(files(), before + 1, "only the folder is new");
}
