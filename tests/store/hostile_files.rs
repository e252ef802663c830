//! Files with arbitrary content. A book or a journal opens, or it is refused with a clear error. There is no panic and
//! no long wait. The same holds for the history.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::simulated_disk::SimulatedDisk;
use proptest::prelude::*;
use topboard::book::Book;
use topboard::engine::Engine;
use topboard::store::{self, BookStore, JournalMode, journal};

const BOOK: &str = "/hall/con.topboard";
const JOURNAL: &str = "/hall/con.topboard-journal";

/// The names and contents of all files in a folder of the corpus.
fn corpus(folder: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(folder);
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.display().to_string(), fs::read(&path).unwrap()))
        .collect();
    files.sort();
    assert!(files.len() >= 5, "a corpus of {} files is too small", files.len());
    files
}

/// Opens these bytes as a book with this journal. If it opens, computes it, undoes every edit and saves it.
fn open_and_save(book: &[u8], journal: Option<&[u8]>) -> Result<Vec<String>, String> {
    let disk = SimulatedDisk::with_folders(&["/", "/hall", "/home"]);
    disk.put(BOOK, book);
    if let Some(journal) = journal {
        disk.put(JOURNAL, journal);
    }
    let book_store = BookStore::new(Arc::new(disk), Some("/home/topboard".into()));
    // Reading only the summary of the journal must not panic either.
    let _ = book_store.journal_summary(Path::new(BOOK));
    let mut opened = book_store.open(Path::new(BOOK)).map_err(|error| error.to_string())?;
    let steps = opened.history.len();
    let lines = opened.history.entries();
    assert!(lines.iter().all(|line| (1..=steps).contains(&line.steps_after)));
    assert_eq!(with_sorted_charts(opened.history.book_after(steps)), with_sorted_charts(opened.book.clone()));
    let mut engine = Engine::with_history(opened.book, opened.undo_history);
    engine.record_edits();
    while engine.undo().is_some() {}
    if let JournalMode::Writing(mut writer) = opened.journal_mode {
        writer.append(engine.take_recorded_edits());
        // A score that JSON cannot represent is refused. In this case nothing is written.
        let saved = book_store.saver(&writer).save(Path::new(BOOK), engine.book());
        drop(writer);
        if saved.is_ok() {
            let again =
                book_store.open(Path::new(BOOK)).map_err(|error| format!("does not open after saving: {error}"))?;
            assert_eq!(&again.book, engine.book());
        }
    }
    Ok(opened.notices)
}

/// The book with its charts sorted by year, as after reading a file.
fn with_sorted_charts(mut book: Book) -> Book {
    for board in book.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        board.charts.sort_by_key(|chart| chart.year);
    }
    book
}

/// Checks that the error is a sentence that names the file.
fn check_refusal(error: &str, what: &str) {
    assert!(error.contains("con.topboard") && error.ends_with('.'), "{what}: {error}");
}

fn empty_book() -> Vec<u8> {
    store::book_to_bytes(Path::new(BOOK), &Book::default()).unwrap()
}

#[test]
fn every_book_of_the_corpus_opens_or_is_refused_with_a_clear_error() {
    let mut opened = 0;
    for (name, bytes) in corpus("book") {
        let started = Instant::now();
        match open_and_save(&bytes, None) {
            Ok(_) => opened += 1,
            Err(error) => check_refusal(&error, &name),
        }
        assert!(started.elapsed() < Duration::from_secs(5), "{name} took {:?}", started.elapsed());
    }
    assert!(opened > 0, "no book of the corpus opens");
}

#[test]
fn every_journal_of_the_corpus_is_replayed_to_its_damage_and_the_damage_is_reported() {
    for (name, bytes) in corpus("journal") {
        let started = Instant::now();
        let notices = open_and_save(&empty_book(), Some(&bytes)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let whole = journal::parse_journal(&bytes).is_ok_and(|journal| journal.end == journal::JournalEnd::Whole);
        assert!(whole || !notices.is_empty(), "{name}: there is no notice");
        assert!(started.elapsed() < Duration::from_secs(5), "{name} took {:?}", started.elapsed());
    }
}

#[test]
fn a_step_that_leads_to_an_impossible_book_is_left_out_and_told() {
    // A person has a number above the last one.
    let (_, bytes) = corpus("journal").into_iter().find(|(name, _)| name.ends_with("last-person")).unwrap();
    let notices = open_and_save(&empty_book(), Some(&bytes)).unwrap();
    assert!(notices[0].contains("Entry 1 is not readable. All others are here."), "{notices:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_bytes_are_refused_as_a_book_and_do_no_harm_as_a_journal(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        if let Err(error) = open_and_save(&bytes, None) {
            check_refusal(&error, "arbitrary bytes");
        }
        prop_assert!(open_and_save(&empty_book(), Some(&bytes)).is_ok());
    }

    #[test]
    fn a_journal_with_a_removed_or_repeated_piece_still_opens(from in 0..4000_usize, length in 1..900_usize, double: bool) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/books");
        let book = fs::read(folder.join("version-1.topboard")).unwrap();
        let whole = fs::read(folder.join("version-1.topboard-journal")).unwrap();
        let from = from % whole.len();
        let to = (from + length).min(whole.len());
        let mut bytes = whole[..if double { to } else { from }].to_vec();
        bytes.extend(&whole[if double { from } else { to }..]);
        let notices = open_and_save(&book, Some(&bytes));
        prop_assert!(notices.is_ok(), "{notices:?}");
    }
}
