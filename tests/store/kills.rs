//! Kills the real program during `topboard edit`. Afterwards the book must open with every acknowledged edit.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use topboard::book::{Book, Power};
use topboard::store::{BookStore, JournalMode, disk::LocalDisk};

use crate::common::random_numbers::RandomNumbers;

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

/// The power and the text of entry `n`. Each entry is for a different seat from the one before.
fn entry(n: usize) -> (Power, String) {
    (Power::ALL[n % 7], format!("note {n}"))
}

/// Whether the book has exactly the first `n` entries.
fn has_entries(book: &Book, n: usize) -> bool {
    Power::ALL.into_iter().all(|power| {
        let newest = (0..n).rev().map(entry).find(|(other, _)| *other == power);
        let there = book.rounds.first().and_then(|round| round.boards.first());
        let there = there.and_then(|board| board.seats[power].centres.unreadable_text().map(str::to_owned));
        there == newest.map(|(_, text)| text)
    })
}

/// Types entries from number `from` on and kills the program after a while. Returns the number of all acknowledged
/// entries, including those before `from`.
fn type_until_killed(book: &Path, data: &Path, from: usize, random: &mut RandomNumbers) -> usize {
    let mut child = start(book, data);
    let mut input = child.stdin.take().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let saves = random.below(6) + 1;
    let typist = thread::spawn(move || {
        for n in from..from + 4000 {
            let (power, text) = entry(n);
            let save = if n.is_multiple_of(saves * 5) { "save\n" } else { "" };
            // Writing fails after the program was killed.
            if input.write_all(format!("R1 A {power} centres {text}\n{save}").as_bytes()).is_err() {
                break;
            }
        }
    });
    // Some programs are killed while they start. The others have printed some lines first, also on a slow computer.
    let lines = if random.below(8) == 0 { 0 } else { random.below(60) + 1 };
    let micros = random.below(if lines == 0 { 40_000 } else { 4_000 });
    let delay = Duration::from_micros(u64::try_from(micros).unwrap());
    let mut acknowledged = 0;
    let mut count = |line: &str| acknowledged += usize::from(line.starts_with("kept: centres"));
    let mut output = output.lines().map_while(Result::ok);
    for line in output.by_ref().take(lines) {
        count(&line);
    }
    thread::sleep(delay);
    child.kill().unwrap();
    // Lines printed before the kill count as well.
    output.for_each(|line| count(&line));
    child.wait().unwrap();
    typist.join().unwrap();
    from + acknowledged
}

fn kill_repeatedly(kills: usize, seed: u64) {
    let folder = tempfile::tempdir().unwrap();
    let (book, data) = (folder.path().join("con.topboard"), folder.path().join("data"));
    let mut first = start(&book, &data);
    first.stdin.take().unwrap().write_all(b"add round 1\nadd board R1 A\n").unwrap();
    assert!(first.wait().unwrap().success());

    let book_store = BookStore::new(Arc::new(LocalDisk), Some(data.join("topboard")));
    let mut random = RandomNumbers::new(seed);
    let mut typed = 0;
    let mut recovered = 0;
    for kill in 0..kills {
        let acknowledged = type_until_killed(&book, &data, typed, &mut random);
        let opened = book_store.open(&book).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        assert!(
            matches!(opened.journal_mode, JournalMode::Writing(_)),
            "kill {kill}: a killed program must not keep the lock"
        );
        recovered += usize::from(opened.changed);
        // Entries after the last acknowledged one may be there too.
        let there = (acknowledged..acknowledged + 4000).find(|n| has_entries(&opened.book, *n));
        typed = there.unwrap_or_else(|| panic!("kill {kill}: {acknowledged} acknowledged, {:?}", opened.notices));
        let known = opened.undo_history.len();
        assert!(known >= typed.min(3), "kill {kill}: {known} of {typed} can be undone");
    }
    assert!(typed > kills, "too few entries were typed: {typed}");
    assert!(recovered > kills / 8, "too few kills left unsaved changes: {recovered}");
}

#[test]
fn no_acknowledged_edit_is_lost_in_fifty_kills() {
    kill_repeatedly(50, 0x7090_b0a7);
}

#[test]
#[ignore = "takes a minute; tests/run runs it"]
fn no_acknowledged_edit_is_lost_in_a_thousand_kills() {
    for part in 0..10 {
        kill_repeatedly(100, 0x5eed + part);
    }
}

#[test]
fn every_line_is_answered_and_the_book_is_saved_at_the_end() {
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
    let mut output = String::new();
    child.stdout.take().unwrap().read_to_string(&mut output).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1), "one line was refused");
    assert_eq!(
        output,
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
