//! Every call on the disk fails once, the power goes at every call, the disk runs full: what was acknowledged is there
//! afterwards, and the book opens.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

mod simulated_disk;

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use simulated_disk::{Fault, Memory};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, SeatField};
use topboard::engine::Engine;
use topboard::store::{self, BookStore, JournalMode, OpenedBook};

const BOOK: &str = "/hall/con.topboard";
const COPY: &str = "/hall/copy.topboard";
const ENTRIES: u16 = 12;

fn disk() -> Memory {
    let disk = Memory::with_folders(&["/", "/hall", "/home", "/home/ann"]);
    disk.put(BOOK, &store::book_to_bytes(Path::new(BOOK), &first()).unwrap());
    disk
}

fn book_store(disk: &Memory) -> BookStore {
    BookStore::new(Arc::new(disk.clone()), Some("/home/ann/topboard".into()))
}

fn first() -> Book {
    let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
    Book { rounds: vec![round], ..Book::default() }
}

fn edit(n: u16) -> Edit {
    let seat = BoardRef::new(0, 0).seat(Power::ALL[usize::from(n) % 7]);
    Edit::Seat(seat, SeatField::Centres(CellEntry::Text(format!("entry {n}"))))
}

/// The books after each entry, the one before them included.
fn states() -> Vec<Book> {
    let mut book = first();
    let mut states = vec![book.clone()];
    for n in 0..ENTRIES {
        book.apply(edit(n)).unwrap();
        states.push(book.clone());
    }
    states
}

/// How much of a day was acknowledged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Told {
    /// Entries that were said to be kept.
    kept: usize,
    /// Whether the book was said to go on in the copy.
    copied: bool,
}

/// A day: typing, saving, typing, going on in another file, typing. Says what was acknowledged.
fn day(disk: &Memory) -> Told {
    let book_store = book_store(disk);
    let mut told = Told::default();
    let Ok(OpenedBook { book, journal_mode: JournalMode::Writing(mut writer), .. }) = book_store.open(Path::new(BOOK))
    else {
        return told;
    };
    let mut engine = Engine::new(book);
    engine.record_edits();
    for n in 0..ENTRIES {
        engine.apply("an entry", edit(n)).unwrap();
        writer.append(engine.take_recorded_edits());
        if writer.flush().is_ok() {
            told.kept = usize::from(n) + 1;
        }
        match n {
            // What a save comes to, it says; nothing that was kept depends on it.
            3 => drop(book_store.saver(&writer).save(Path::new(BOOK), engine.book())),
            7 => told.copied = book_store.saver(&writer).save(Path::new(COPY), engine.book()).is_ok(),
            _ => {}
        }
    }
    told
}

/// Opens what the day has left behind and looks for everything that was acknowledged.
fn check(disk: &Memory, told: Told, what: &str) {
    let at = if told.copied { COPY } else { BOOK };
    let opened = book_store(disk).open(Path::new(at));
    let opened = opened.unwrap_or_else(|error| panic!("{what}: {error}\n{:?}", disk.names()));
    assert!(matches!(opened.journal_mode, JournalMode::Writing(_)), "{what}: {:?}", opened.notices);
    let there = states().iter().position(|state| *state == opened.book);
    let there = there.unwrap_or_else(|| panic!("{what}: a book that never was; {:?}", opened.notices));
    let names = disk.names();
    assert!(there >= told.kept, "{what}: {there} entries of {} are there; {:?}\n{names:?}", told.kept, opened.notices);
}

#[test]
fn a_day_without_faults_keeps_everything() {
    let disk = disk();
    let told = day(&disk);
    assert_eq!(told, Told { kept: 12, copied: true });
    check(&disk, told, "without faults");
    let book = book_store(&disk).open(Path::new(BOOK)).unwrap();
    assert_eq!(book.book, states()[4], "the first file is as it was last saved");
}

/// How many calls a day makes.
fn calls() -> usize {
    let disk = disk();
    disk.set_fault(None);
    day(&disk);
    disk.calls()
}

#[test]
fn whichever_call_fails_nothing_acknowledged_is_missing() {
    let calls = calls();
    assert!(calls > 60, "{calls}");
    for at in 0..calls {
        for kind in [ErrorKind::StorageFull, ErrorKind::PermissionDenied, ErrorKind::Other] {
            let disk = disk();
            disk.set_fault(Some(Fault::Once(at, kind)));
            let told = day(&disk);
            check(&disk.after_a_kill(), told, &format!("call {at} failed: {kind}"));
            // A fault that passes costs nothing but that call, once the book is open.
            assert!(told.kept == 12 || told.kept == 0, "call {at} failed: {kind}: {told:?}");
        }
    }
}

#[test]
fn wherever_the_power_goes_nothing_acknowledged_is_missing() {
    for at in 0..calls() {
        for luck in 0..8 {
            let disk = disk();
            disk.set_fault(Some(Fault::From(at, ErrorKind::Other)));
            let told = day(&disk);
            let after = disk.after_a_power_cut(luck * 12_345 + at as u64);
            check(&after, told, &format!("the power went at call {at}, luck {luck}"));
        }
    }
}

#[test]
fn writes_that_stop_short_are_finished_or_told() {
    let disk_of = |at| {
        let disk = disk();
        disk.set_fault(Some(Fault::Short(at)));
        disk
    };
    for at in (0..2000_usize).step_by(7) {
        let disk = disk_of(at);
        let told = day(&disk);
        check(&disk.after_a_power_cut(at as u64), told, &format!("short writes, the end at call {at}"));
    }
    assert_eq!(day(&disk_of(usize::MAX)), Told { kept: 12, copied: true });
}

#[test]
fn a_disk_that_runs_full_takes_what_it_took() {
    for room in (600..12_600_usize).step_by(97) {
        let disk = disk();
        disk.set_fault(Some(Fault::Room(room)));
        let told = day(&disk);
        check(&disk.after_a_power_cut(room as u64), told, &format!("room for {room} bytes"));
    }
}

#[test]
fn a_flipped_bit_is_told_or_does_no_harm() {
    let whole = disk();
    day(&whole);
    let states = states();
    for (name, step) in [(COPY, 1), ("/hall/copy.topboard-journal", 13)] {
        let bytes = whole.get(name).unwrap();
        for at in (0..bytes.len()).step_by(step) {
            let disk = whole.after_a_kill();
            let mut flipped = bytes.clone();
            flipped[at] ^= 1 << (at % 8);
            disk.put(name, &flipped);
            let opened = match book_store(&disk).open(Path::new(COPY)) {
                Ok(opened) => opened,
                Err(error) => {
                    assert!(error.to_string().contains("copy.topboard"), "{error}");
                    continue;
                }
            };
            let all_there = opened.book == states[12];
            assert!(all_there || !opened.notices.is_empty(), "byte {at} of {name} is lost without a word");
            if name != COPY {
                assert!(states[8..].contains(&opened.book), "byte {at} of {name}: {:?}", opened.notices);
            }
        }
    }
}
