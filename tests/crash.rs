//! The real program, killed while it is typed into: what it has acknowledged is there afterwards, and the book opens.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use topboard::book::{Book, Power};
use topboard::store::{BookStore, JournalMode, disk::LocalDisk};

/// Numbers that look random and are the same on every run (xorshift).
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % below
    }
}

fn start(book: &Path, data: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_topboard"))
        .arg("edit")
        .arg(book)
        .env("XDG_DATA_HOME", data)
        .env("HOME", data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The text of entry `n`: which cell, and what is typed there. Every entry is of another seat than the one before.
fn entry(n: usize) -> (Power, String) {
    (Power::ALL[n % 7], format!("note {n}"))
}

/// Whether the book is what the first `n` entries make.
fn holds(book: &Book, n: usize) -> bool {
    Power::ALL.into_iter().all(|power| {
        let newest = (0..n).rev().map(entry).find(|(other, _)| *other == power);
        let there = book.rounds.first().and_then(|round| round.boards.first());
        let there = there.and_then(|board| board.seats[power].centres.unreadable_text().map(str::to_owned));
        there == newest.map(|(_, text)| text)
    })
}

/// Types on from entry `from` in a program that is killed after a while; how many entries were acknowledged in all.
fn type_until_killed(book: &Path, data: &Path, from: usize, dice: &mut Dice) -> usize {
    let mut child = start(book, data);
    let mut input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let saves = dice.roll(6) + 1;
    let typist = thread::spawn(move || {
        for n in from..from + 4000 {
            let (power, text) = entry(n);
            let save = if (n as u64).is_multiple_of(saves * 5) { "save\n" } else { "" };
            // The program is gone.
            if input.write_all(format!("R1 A {power} centres {text}\n{save}").as_bytes()).is_err() {
                break;
            }
        }
    });
    // A few are killed while they start, the others in the midst of typing and saving, however slow the computer is.
    let lines = if dice.roll(8) == 0 { 0 } else { dice.roll(60) + 1 };
    let moment = Duration::from_micros(dice.roll(if lines == 0 { 40_000 } else { 4_000 }));
    let mut acknowledged = 0;
    let mut count = |line: &str| acknowledged += usize::from(line.starts_with("kept: centres"));
    let mut output = output.lines().map_while(Result::ok);
    for line in output.by_ref().take(usize::try_from(lines).unwrap()) {
        count(&line);
    }
    thread::sleep(moment);
    child.kill().unwrap();
    // What it said before it was killed counts.
    output.for_each(|line| count(&line));
    child.wait().unwrap();
    typist.join().unwrap();
    from + acknowledged
}

fn kill_at(moments: usize, seed: u64) {
    let folder = tempfile::tempdir().unwrap();
    let (book, data) = (folder.path().join("con.topboard"), folder.path().join("data"));
    let mut first = start(&book, &data);
    first.stdin.take().unwrap().write_all(b"add round 1\nadd board R1 A\n").unwrap();
    assert!(first.wait().unwrap().success());

    let book_store = BookStore::new(Arc::new(LocalDisk), Some(data.join("topboard")));
    let mut dice = Dice(seed);
    let mut typed = 0;
    let mut brought_back = 0;
    for moment in 0..moments {
        let acknowledged = type_until_killed(&book, &data, typed, &mut dice);
        let opened = book_store.open(&book).unwrap_or_else(|error| panic!("moment {moment}: {error}"));
        assert!(matches!(opened.journal_mode, JournalMode::Writing(_)), "moment {moment}: the dead hold nothing");
        brought_back += usize::from(opened.changed);
        // What was on its way when the program was killed may be there too.
        let there = (acknowledged..acknowledged + 4000).find(|n| holds(&opened.book, *n));
        typed = there.unwrap_or_else(|| panic!("moment {moment}: {acknowledged} acknowledged, {:?}", opened.notices));
        let known = opened.undo_history.len();
        assert!(known >= typed.min(3), "moment {moment}: {known} of {typed} can be undone");
    }
    assert!(typed > moments, "hardly anything was typed: {typed}");
    assert!(brought_back > moments / 8, "hardly ever was anything left to bring back: {brought_back}");
}

#[test]
fn killed_at_fifty_moments_nothing_acknowledged_is_missing() {
    kill_at(50, 0x7090_b0a7);
}

#[test]
#[ignore = "takes a minute; tests/run does it"]
fn killed_at_a_thousand_moments_nothing_acknowledged_is_missing() {
    for part in 0..10 {
        kill_at(100, 0x5eed + part);
    }
}

#[test]
fn lines_are_answered_and_the_book_is_saved_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("con.topboard");
    let mut child = start(&book, folder.path());
    child
        .stdin
        .take()
        .unwrap()
        .write_all(
            b"add round 1\nadd board R1 A\n# a remark\nR1 A France centres 8\nR1 Z France centres 9\nundo\nredo\n",
        )
        .unwrap();
    let mut said = String::new();
    child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1), "one line was refused");
    assert_eq!(
        said,
        format!(
            "kept: Round 1\nkept: board A\nkept: centres of France on Round 1, board A\nrefused: there is no board “Z” in \
             round R1\nkept: undone: centres of France on Round 1, board A\nkept: done again: centres of France on Round 1, \
             board A\nsaved: {}\n",
            book.display()
        )
    );
    let saved = topboard::store::open_book(&book).unwrap();
    assert_eq!(saved.rounds[0].boards[0].current_count(Power::France), Some(8));
}
