//! Files of any content: a book or a journal opens or is refused in a sentence, without a panic, soon, and in bounds; and so
//! is its history told.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

mod simulated_disk;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use simulated_disk::SimulatedDisk;
use topboard::book::Book;
use topboard::engine::Engine;
use topboard::store::{self, BookStore, JournalMode, journal};

const BOOK: &str = "/hall/con.topboard";
const JOURNAL: &str = "/hall/con.topboard-journal";

/// Every file of a folder of the corpus, with its name.
fn corpus(folder: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(folder);
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.display().to_string(), fs::read(&path).unwrap()))
        .collect();
    files.sort();
    assert!(files.len() >= 5, "a corpus of {} files proves little", files.len());
    files
}

/// Opens these bytes as a book beside this journal. What opens is computed, taken back and saved.
fn open(book: &[u8], journal: Option<&[u8]>) -> Result<Vec<String>, String> {
    let disk = SimulatedDisk::with_folders(&["/", "/hall", "/home"]);
    disk.put(BOOK, book);
    if let Some(journal) = journal {
        disk.put(JOURNAL, journal);
    }
    let book_store = BookStore::new(Arc::new(disk), Some("/home/topboard".into()));
    // A shelf that only tells must cope with the same.
    let _ = book_store.journal_summary(Path::new(BOOK));
    let mut opened = book_store.open(Path::new(BOOK)).map_err(|error| error.to_string())?;
    let steps = opened.history.len();
    let lines = opened.history.entries();
    assert!(lines.iter().all(|line| (1..=steps).contains(&line.steps_after)));
    assert_eq!(without_order(opened.history.book_after(steps)), without_order(opened.book.clone()));
    let mut engine = Engine::with_history(opened.book, opened.undo_history);
    engine.record_edits();
    while engine.undo().is_some() {}
    if let JournalMode::Writing(mut writer) = opened.journal_mode {
        writer.append(engine.take_recorded_edits());
        // A score that JSON cannot hold is refused; then nothing was written.
        let saved = book_store.saver(&writer).save(Path::new(BOOK), engine.book());
        drop(writer);
        if saved.is_ok() {
            let again = book_store.open(Path::new(BOOK)).map_err(|error| format!("saved, and then: {error}"))?;
            assert_eq!(&again.book, engine.book());
        }
    }
    Ok(opened.notices)
}

/// A book whose charts are in the order of their years, as they are once it was read.
fn without_order(mut book: Book) -> Book {
    for board in book.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        board.charts.sort_by_key(|chart| chart.year);
    }
    book
}

/// A refusal is a sentence about the file.
fn check_refusal(error: &str, what: &str) {
    assert!(error.contains("con.topboard") && error.ends_with('.'), "{what}: {error}");
}

fn empty_book() -> Vec<u8> {
    store::book_to_bytes(Path::new(BOOK), &Book::default()).unwrap()
}

#[test]
fn every_book_of_the_corpus_opens_or_is_refused_in_a_sentence() {
    let mut opened = 0;
    for (name, bytes) in corpus("book") {
        let started = Instant::now();
        match open(&bytes, None) {
            Ok(_) => opened += 1,
            Err(error) => check_refusal(&error, &name),
        }
        assert!(started.elapsed() < Duration::from_secs(5), "{name} took {:?}", started.elapsed());
    }
    assert!(opened > 0, "only refusals prove little");
}

#[test]
fn every_journal_of_the_corpus_is_replayed_as_far_as_it_goes_and_what_is_not_is_said() {
    for (name, bytes) in corpus("journal") {
        let started = Instant::now();
        let notices = open(&empty_book(), Some(&bytes)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let whole = journal::parse_journal(&bytes).is_ok_and(|journal| journal.end == journal::JournalEnd::Whole);
        assert!(whole || !notices.is_empty(), "{name}: nothing is said");
        assert!(started.elapsed() < Duration::from_secs(5), "{name} took {:?}", started.elapsed());
    }
}

#[test]
fn steps_that_lead_to_a_book_that_cannot_be_are_refused() {
    // A number behind which there is no next one.
    let (_, bytes) = corpus("journal").into_iter().find(|(name, _)| name.ends_with("last-person")).unwrap();
    let notices = open(&empty_book(), Some(&bytes)).unwrap();
    assert!(notices[0].contains("its steps lead to an impossible book"), "{notices:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_are_refused_as_a_book_and_do_no_harm_as_a_journal(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        if let Err(error) = open(&bytes, None) {
            check_refusal(&error, "arbitrary bytes");
        }
        prop_assert!(open(&empty_book(), Some(&bytes)).is_ok());
    }

    #[test]
    fn a_journal_with_a_piece_cut_out_or_doubled_brings_back_a_beginning(from in 0..4000_usize, length in 1..900_usize, double: bool) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/books");
        let book = fs::read(folder.join("version-1.topboard")).unwrap();
        let whole = fs::read(folder.join("version-1.topboard-journal")).unwrap();
        let from = from % whole.len();
        let to = (from + length).min(whole.len());
        let mut bytes = whole[..if double { to } else { from }].to_vec();
        bytes.extend(&whole[if double { from } else { to }..]);
        let notices = open(&book, Some(&bytes));
        prop_assert!(notices.is_ok(), "{notices:?}");
    }
}
