//! A window with a book on the simulated disk, and what is checked after it was killed.

use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, SeatField};
use topboard::engine::Engine;
use topboard::store::{self, Alternatives, BookStore, JournalMode, JournalWriter, OpenedBook};

use super::SimulatedDisk;

pub(crate) const BOOK: &str = "/hall/con.topboard";
pub(crate) const JOURNAL: &str = "/hall/con.topboard-journal";
pub(crate) const LOCK: &str = "/hall/con.topboard-lock";

pub(crate) fn disk() -> SimulatedDisk {
    let disk = SimulatedDisk::with_folders(&["/", "/hall", "/home", "/home/ann"]);
    disk.put(BOOK, &store::book_to_bytes(Path::new(BOOK), &book_before()).unwrap());
    disk
}

pub(crate) fn book_before() -> Book {
    let boards = ["A", "B", "C", "D", "E"].map(Board::new).to_vec();
    Book { rounds: vec![Round { name: "1".into(), boards, ..Round::default() }], ..Book::default() }
}

/// Entry `n`, each in another cell.
pub(crate) fn edit(n: usize) -> Edit {
    count(n, u16::try_from(n % 30).unwrap() + 1)
}

pub(crate) fn count(cell: usize, centres: u16) -> Edit {
    let seat = BoardRef::new(0, cell / 7).seat(Power::ALL[cell % 7]);
    Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(centres)))
}

/// The count in a cell.
pub(crate) fn counted(book: &Book, cell: usize) -> Option<u16> {
    book.rounds[0].boards[cell / 7].seats[Power::ALL[cell % 7]].centres.get()
}

pub(crate) fn store_of(disk: &SimulatedDisk, user: &str) -> BookStore {
    BookStore::new(Arc::new(disk.clone()), Some(format!("/home/{user}/topboard").into()))
}

/// A window with the book.
pub(crate) struct Window {
    pub(crate) store: BookStore,
    pub(crate) engine: Engine,
    pub(crate) writer: JournalWriter,
    pub(crate) notices: Vec<String>,
    pub(crate) alternatives: Alternatives,
}

impl Window {
    pub(crate) fn open(disk: &SimulatedDisk) -> Self {
        Window::open_as(disk, "ann")
    }

    pub(crate) fn open_as(disk: &SimulatedDisk, user: &str) -> Self {
        let store = store_of(disk, user);
        let opened = store.open(Path::new(BOOK)).unwrap_or_else(|error| panic!("{error}; {:?}", disk.names()));
        let OpenedBook { book, undo_history, notices, alternatives, journal_mode, .. } = opened;
        let JournalMode::Writing(writer) = journal_mode else { panic!("read-only: {notices:?}") };
        let mut engine = Engine::with_history(book, undo_history);
        engine.record_edits();
        Window { store, engine, writer, notices, alternatives }
    }

    pub(crate) fn apply(&mut self, edit: Edit) {
        self.engine.apply("centres", edit).unwrap();
        self.writer.append(self.engine.take_recorded_edits());
        self.writer.flush().unwrap();
    }

    pub(crate) fn enter(&mut self, entries: std::ops::Range<usize>) {
        entries.for_each(|n| self.apply(edit(n)));
    }

    pub(crate) fn save(&self) {
        self.store.saver(&self.writer).save(Path::new(BOOK), self.engine.book()).unwrap();
    }

    /// Waits until the writer says something that contains this text. It has little more than a second.
    pub(crate) fn wait_for(&mut self, text: &str) {
        let start = Instant::now();
        while start.elapsed() < Duration::from_millis(2500) {
            self.notices.extend(self.writer.take_notices());
            self.notices.extend(self.writer.state().trouble);
            if self.notices.iter().any(|notice| notice.contains(text)) {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("no notice with “{text}”: {:?}", self.notices);
    }
}

/// Opens the book after a kill and checks that it has exactly these entries.
pub(crate) fn check_after_a_kill(disk: &SimulatedDisk, entries: std::ops::Range<usize>) -> Window {
    let after = disk.after_a_kill();
    let opened = Window::open(&after);
    let mut expected = book_before();
    for n in entries {
        expected.apply(edit(n)).unwrap();
    }
    assert!(opened.engine.book() == &expected, "the book has other entries: {:?}\n{:?}", opened.notices, after.names());
    opened
}

/// Two windows have the book open, because the lock was deleted.
pub(crate) fn two_windows(disk: &SimulatedDisk) -> [Window; 2] {
    let first = Window::open(disk);
    disk.delete(LOCK);
    [first, Window::open_as(disk, "ben")]
}
