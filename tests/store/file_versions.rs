//! Files of every version of the format must open. `tests/data/books` has a book and a journal of each version.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use topboard::book::{BoardRef, Book, CellEntry, Power, Year};
use topboard::store::{self, BookStore, JournalMode, disk::LocalDisk};

fn books() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/books")
}

/// The version that the program writes now.
fn current_version() -> u64 {
    let bytes = store::book_to_bytes(Path::new("new.topboard"), &Book::default()).unwrap();
    let written: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
    written["version"].as_u64().unwrap()
}

fn check_book(book: &Book) {
    assert_eq!(book.event.name, "Tea-time Open");
    assert_eq!(book.name_of(book.people.first().map(|person| person.id)), "Ann Lee");
    let board = BoardRef::new(0, 0);
    let france = book.seat(board.seat(Power::France)).unwrap();
    assert_eq!(book.name_of(france.player), "Ann Lee");
    assert_eq!(france.centres, CellEntry::Value(8));
    let turkey = book.seat(board.seat(Power::Turkey)).unwrap();
    assert_eq!((&turkey.centres, &turkey.eliminated), (&CellEntry::Value(0), &CellEntry::Value(Year(1904))));
    assert_eq!(book.seat(board.seat(Power::Italy)).unwrap().centres, CellEntry::Text("five?".into()));
    assert_eq!(book.board(board).unwrap().charts[0].centres[Power::France], CellEntry::Value(5));
}

#[test]
fn a_book_of_every_version_opens() {
    for version in 1..=current_version() {
        let path = books().join(format!("version-{version}.topboard"));
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(&format!("\"version\": {version},")), "{}", path.display());
        check_book(&store::open_book(&path).unwrap());
    }
}

#[test]
fn a_journal_of_every_version_recovers_its_book() {
    // The journal of version 1 has two more entries than its book.
    let folder = tempfile::tempdir().unwrap();
    for version in 1..=current_version() {
        for ending in ["topboard", "topboard-journal"] {
            let name = format!("version-{version}.{ending}");
            fs::copy(books().join(&name), folder.path().join(&name)).unwrap();
        }
        let book_store = BookStore::new(Arc::new(LocalDisk), None);
        let opened = book_store.open(&folder.path().join(format!("version-{version}.topboard"))).unwrap();
        check_book(&opened.book);
        assert!(matches!(opened.journal_mode, JournalMode::Writing(_)));
        assert!(opened.changed, "{:?}", opened.notices);
        let board = opened.book.board(BoardRef::new(0, 0)).unwrap();
        assert_eq!((board.current_count(Power::Austria), board.current_count(Power::Germany)), (Some(3), Some(11)));
        assert!(opened.undo_history.len() >= 10, "{}", opened.undo_history.len());
    }
}
