//! Kills the window while a director types. Afterwards every entry is there that the status bar has shown as backed up.
//!
//! The window runs without a screen in a process of its own: its frames, its journal writer and the disk are real.

use std::fmt::Debug;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use crate::common::window::WindowTest;
use eframe::egui::Key;
use topboard::app::{InitialBook, Topboard};
use topboard::book::{Board, Book, Power, Round};
use topboard::store::{self, BookStore, JournalMode, OpenedBook, disk::LocalDisk};

/// The variable with the path of the book, for the process that is killed.
const BOOK_VARIABLE: &str = "TOPBOARD_TEST_KILLED_BOOK";

/// The variable that says whether a pasted block waits while the window is killed.
const PASTE_VARIABLE: &str = "TOPBOARD_TEST_PASTE_WAITS";

/// The variable with the number of the first entry.
const FIRST_VARIABLE: &str = "TOPBOARD_TEST_FIRST_ENTRY";

fn store_beside(book: &Path) -> BookStore {
    BookStore::new(Arc::new(LocalDisk), Some(book.parent().unwrap().join("data")))
}

fn report(word: &str, entry: usize) {
    let mut output = std::io::stdout().lock();
    writeln!(output, "{word} {entry}").unwrap();
    output.flush().unwrap();
}

/// The process that is killed: a window in which somebody types without a pause.
#[test]
#[ignore = "the other tests start it"]
fn a_window_that_is_killed() {
    let Some(book) = std::env::var_os(BOOK_VARIABLE).map(std::path::PathBuf::from) else { return };
    let first: usize = std::env::var(FIRST_VARIABLE).unwrap().parse().unwrap();
    let window = Topboard::new(InitialBook::File(book.clone())).with_typed_paths().with_book_store(store_beside(&book));
    let mut h = WindowTest::show([1000.0, 600.0], window);
    h.wait_until("the book is open", |h| !h.book().rounds.is_empty());
    for entry in first..first + 400 {
        let power = Power::ALL[entry % 7];
        h.enter_text(&format!("Round 1 Board A {power} centres"), &format!("{entry}+1"));
        report("typed", entry);
        if h.shows("(backed up ") || h.shows("Saved ") {
            report("shown", entry);
        }
        if entry % 5 == 4 {
            h.ctrl(Key::S);
        }
        if std::env::var_os(PASTE_VARIABLE).is_some() {
            // The next entry takes the block into the book first.
            h.click("Round 1 Board B Austria centres");
            h.paste(format!("{0}\n{0}\n{0}", entry % 30));
            report("waits", entry);
        }
    }
}

/// What is left after one kill.
#[derive(Debug, Default)]
struct Figures {
    kills: usize,
    /// The kills while a pasted block waited.
    with_paste: usize,
    typed: usize,
    shown: usize,
    /// Entries that were shown as backed up and are not there.
    lost: usize,
    /// Entries that were typed just before the kill, not shown as backed up, and are not there.
    unfinished: usize,
}

/// Types into a window until it is killed, and adds what is left to the figures. Returns the number of the next entry.
fn type_until_killed(book: &Path, first: usize, patience: u64, figures: &mut Figures) -> usize {
    let paste_waits = patience.is_multiple_of(3);
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kills::a_window_that_is_killed", "--ignored", "--nocapture", "--test-threads=1"])
        .env(BOOK_VARIABLE, book)
        .env(FIRST_VARIABLE, first.to_string())
        .envs(paste_waits.then_some((PASTE_VARIABLE, "1")))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    let (mut typed, mut shown) = (first, first);
    let mut count = |line: &str| {
        let number = |word: &str| line.strip_prefix(word).and_then(|rest| rest.trim().parse::<usize>().ok());
        typed = number("typed").map_or(typed, |n| n + 1);
        shown = number("shown").map_or(shown, |n| n + 1);
    };
    // Some windows are killed at their first entry.
    let wanted = usize::try_from(patience % 9).unwrap() + 1;
    let mut entries = 0;
    for line in lines.by_ref() {
        count(&line);
        entries += usize::from(line.starts_with("typed"));
        if entries >= wanted && (!paste_waits || line.starts_with("waits")) {
            break;
        }
    }
    thread::sleep(Duration::from_micros(patience * 7919 % 20_000));
    child.kill().unwrap();
    lines.for_each(|line| count(&line));
    child.wait().unwrap();

    let OpenedBook { book: left, history, notices, journal_mode, .. } = store_beside(book).open(book).unwrap();
    assert!(matches!(journal_mode, JournalMode::Writing(_)), "{notices:?}");
    let steps: Vec<String> =
        history.steps().iter().rev().take(500).map(|step| serde_json::to_string(&step.edit).unwrap()).collect();
    let is_there = |entry: usize| steps.iter().any(|step| step.contains(&format!("\"{entry}+1\"")));
    let newest = (first..typed + 2).rev().find(|entry| is_there(*entry));
    if let Some(entry) = newest {
        let centres = &left.rounds[0].boards[0].seats[Power::ALL[entry % 7]].centres;
        assert_eq!(centres.unreadable_text(), Some(format!("{entry}+1").as_str()));
    }
    // A block is in the book as a whole, or it is not there.
    let pasted =
        [Power::Austria, Power::England, Power::France].map(|power| &left.rounds[0].boards[1].seats[power].centres);
    assert!(pasted.iter().all(|entry| *entry == pasted[0]), "{pasted:?}");
    figures.kills += 1;
    figures.with_paste += usize::from(paste_waits);
    figures.typed += typed - first;
    figures.shown += shown - first;
    figures.lost += (first..shown).filter(|entry| !is_there(*entry)).count();
    figures.unfinished += (shown..typed).filter(|entry| !is_there(*entry)).count();
    newest.map_or(first, |entry| entry + 1).max(typed)
}

/// Kills this number of windows, as many at the same time as the computer has processors.
fn kill_windows(kills: u64) -> Figures {
    let at_once = thread::available_parallelism().map_or(1, |count| count.get() as u64).min(kills);
    let of_thread = move |number: u64| (number..kills).step_by(usize::try_from(at_once).unwrap());
    let threads: Vec<_> =
        (0..at_once).map(|number| thread::spawn(move || kill_one_by_one(of_thread(number)))).collect();
    let mut sum = Figures::default();
    for thread in threads {
        let Figures { kills, with_paste, typed, shown, lost, unfinished } = thread.join().unwrap();
        sum.kills += kills;
        sum.with_paste += with_paste;
        sum.typed += typed;
        sum.shown += shown;
        sum.lost += lost;
        sum.unfinished += unfinished;
    }
    let mut output = std::io::stdout().lock();
    writeln!(output, "{sum:?}").unwrap();
    sum
}

/// Kills windows with the same book, one after the other. The numbers decide how long each lives.
fn kill_one_by_one(numbers: impl Iterator<Item = u64>) -> Figures {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("con.topboard");
    let round = Round { name: "1".into(), boards: vec![Board::new("A"), Board::new("B")], ..Round::default() };
    store::save_book(&book, &Book { rounds: vec![round], ..Book::default() }).unwrap();
    let mut figures = Figures::default();
    let mut next = 0;
    for number in numbers {
        next = type_until_killed(&book, next, number * 31 + 7, &mut figures);
    }
    figures
}

fn check(figures: &Figures) {
    assert_eq!(figures.lost, 0, "{figures:?}");
    assert!(figures.shown > figures.kills, "too few entries were backed up: {figures:?}");
}

#[test]
fn no_entry_that_was_shown_as_backed_up_is_lost_in_ten_kills_of_the_window() {
    check(&kill_windows(10));
}

/// The number of kills is in a variable. A thousand take about a quarter of an hour.
#[test]
#[ignore = "takes minutes; tests/run runs it"]
fn no_entry_that_was_shown_as_backed_up_is_lost_in_many_kills_of_the_window() {
    let kills = std::env::var("TOPBOARD_WINDOW_KILLS").map_or(1000, |kills| kills.parse().unwrap());
    let figures = kill_windows(kills);
    println!("{figures:?}");
    check(&figures);
}
