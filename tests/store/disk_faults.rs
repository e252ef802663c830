//! Lets every call to the disk fail once, cuts the power at every call, and fills the disk. Afterwards the book must
//! open with every acknowledged entry.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use crate::common::simulated_disk::{Fault, SimulatedDisk};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, SeatField};
use topboard::engine::Engine;
use topboard::store::{self, BookStore, JournalMode, OpenedBook};

const BOOK: &str = "/hall/con.topboard";
const COPY: &str = "/hall/copy.topboard";
const ENTRIES: u16 = 12;

fn disk() -> SimulatedDisk {
    let disk = SimulatedDisk::with_folders(&["/", "/hall", "/home", "/home/ann"]);
    disk.put(BOOK, &store::book_to_bytes(Path::new(BOOK), &book_before()).unwrap());
    disk
}

fn book_store(disk: &SimulatedDisk) -> BookStore {
    BookStore::new(Arc::new(disk.clone()), Some("/home/ann/topboard".into()))
}

fn book_before() -> Book {
    let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
    Book { rounds: vec![round], ..Book::default() }
}

fn edit(n: u16) -> Edit {
    let seat = BoardRef::new(0, 0).seat(Power::ALL[usize::from(n) % 7]);
    Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Text(format!("entry {n}"))))
}

/// The book before the first entry and after each entry.
fn books() -> Vec<Book> {
    let mut book = book_before();
    let mut books = vec![book.clone()];
    for n in 0..ENTRIES {
        book.apply(edit(n)).unwrap();
        books.push(book.clone());
    }
    books
}

/// The part of a day's work that the program acknowledged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Acknowledged {
    /// Number of entries acknowledged as backed up.
    entries: usize,
    /// Whether saving under another name was acknowledged.
    copied: bool,
}

/// A day's work: entries, a save, entries, a save under another name, entries. Returns what was acknowledged.
fn day(disk: &SimulatedDisk) -> Acknowledged {
    let book_store = book_store(disk);
    let mut acknowledged = Acknowledged::default();
    let Ok(OpenedBook { book, journal_mode: JournalMode::Writing(mut writer), .. }) = book_store.open(Path::new(BOOK))
    else {
        return acknowledged;
    };
    let mut engine = Engine::new(book);
    engine.record_edits();
    for n in 0..ENTRIES {
        engine.apply("an entry", edit(n)).unwrap();
        writer.append(engine.take_recorded_edits());
        if writer.flush().is_ok() {
            acknowledged.entries = usize::from(n) + 1;
        }
        match n {
            // The result of this save does not matter: the acknowledged entries do not depend on it.
            3 => drop(book_store.saver(&writer).save(Path::new(BOOK), engine.book())),
            7 => acknowledged.copied = book_store.saver(&writer).save(Path::new(COPY), engine.book()).is_ok(),
            _ => {}
        }
    }
    acknowledged
}

/// Opens the book after the day and checks that every acknowledged entry is there.
fn check(disk: &SimulatedDisk, acknowledged: Acknowledged, what: &str) {
    let at = if acknowledged.copied { COPY } else { BOOK };
    let opened = book_store(disk).open(Path::new(at));
    let opened = opened.unwrap_or_else(|error| panic!("{what}: {error}\n{:?}", disk.names()));
    assert!(matches!(opened.journal_mode, JournalMode::Writing(_)), "{what}: {:?}", opened.notices);
    let entries_found = books().iter().position(|state| *state == opened.book);
    let entries_found = entries_found
        .unwrap_or_else(|| panic!("{what}: the book is in a state that never existed; {:?}", opened.notices));
    let names = disk.names();
    assert!(
        entries_found >= acknowledged.entries,
        "{what}: {entries_found} of {} entries are there; {:?}\n{names:?}",
        acknowledged.entries,
        opened.notices
    );
}

#[test]
fn without_faults_every_entry_is_there() {
    let disk = disk();
    let acknowledged = day(&disk);
    assert_eq!(acknowledged, Acknowledged { entries: 12, copied: true });
    check(&disk, acknowledged, "without faults");
    let book = book_store(&disk).open(Path::new(BOOK)).unwrap();
    assert_eq!(book.book, books()[4], "the first file is as it was last saved");
}

/// Number of calls to the disk in a day without faults.
fn calls_of_one_day() -> usize {
    let disk = disk();
    disk.set_fault(None);
    day(&disk);
    disk.calls()
}

#[test]
fn no_acknowledged_entry_is_lost_when_one_call_fails() {
    let calls = calls_of_one_day();
    assert!(calls > 60, "{calls}");
    for at in 0..calls {
        for kind in [ErrorKind::StorageFull, ErrorKind::PermissionDenied, ErrorKind::Other] {
            let disk = disk();
            disk.set_fault(Some(Fault::Once(at, kind)));
            let acknowledged = day(&disk);
            check(&disk.after_a_kill(), acknowledged, &format!("call {at} failed: {kind}"));
            // After one failed call, all entries are acknowledged. If the book did not open, none is.
            assert!(
                acknowledged.entries == 12 || acknowledged.entries == 0,
                "call {at} failed: {kind}: {acknowledged:?}"
            );
        }
    }
}

#[test]
fn no_acknowledged_entry_is_lost_when_the_power_fails() {
    for at in 0..calls_of_one_day() {
        for luck in 0..8 {
            let disk = disk();
            disk.set_fault(Some(Fault::From(at, ErrorKind::Other)));
            let acknowledged = day(&disk);
            let after = disk.after_a_power_cut(luck * 12_345 + at as u64);
            check(&after, acknowledged, &format!("the power failed at call {at}, luck {luck}"));
        }
    }
}

#[test]
fn an_unsaved_entry_stays_on_the_disk_when_one_call_fails_during_opening() {
    let type_into = |disk: &SimulatedDisk, n: u16| {
        let Ok(OpenedBook { book, journal_mode: JournalMode::Writing(mut writer), .. }) =
            book_store(disk).open(Path::new(BOOK))
        else {
            return;
        };
        let mut engine = Engine::new(book);
        engine.record_edits();
        engine.apply("an entry", edit(n)).unwrap();
        writer.append(engine.take_recorded_edits());
        // Whether this entry is backed up does not matter here.
        drop(writer.flush());
    };
    let before = disk();
    type_into(&before, 100);
    for (at, kind) in (0..120).flat_map(|at| [(at, ErrorKind::Other), (at, ErrorKind::PermissionDenied)]) {
        let disk = before.after_a_kill();
        disk.set_fault(Some(Fault::Once(at, kind)));
        type_into(&disk, 101);
        let is_there = |name: &String| {
            let bytes = disk.get(name).unwrap();
            String::from_utf8_lossy(&bytes).contains("entry 100")
        };
        assert!(disk.names().iter().any(is_there), "{kind} at call {at}: {:?}", disk.names());
    }
}

#[test]
fn incomplete_writes_are_finished_or_reported() {
    let disk_of = |at| {
        let disk = disk();
        disk.set_fault(Some(Fault::Short(at)));
        disk
    };
    for at in (0..2000_usize).step_by(7) {
        let disk = disk_of(at);
        let acknowledged = day(&disk);
        check(
            &disk.after_a_power_cut(at as u64),
            acknowledged,
            &format!("short writes, all calls fail from call {at}"),
        );
    }
    assert_eq!(day(&disk_of(usize::MAX)), Acknowledged { entries: 12, copied: true });
}

#[test]
fn no_acknowledged_entry_is_lost_on_a_full_disk() {
    for room in (600..12_600_usize).step_by(97) {
        let disk = disk();
        disk.set_fault(Some(Fault::Room(room)));
        let acknowledged = day(&disk);
        check(&disk.after_a_power_cut(room as u64), acknowledged, &format!("room for {room} bytes"));
    }
}

#[test]
fn a_flipped_bit_is_reported_or_does_no_harm() {
    let whole = disk();
    day(&whole);
    let books = books();
    // The file has eight entries. A damaged record of the journal costs one of the others, and a damaged end of a line
    // costs two.
    let without = |lost: std::ops::Range<u16>| {
        let mut book = book_before();
        (0..ENTRIES).filter(|n| !lost.contains(n)).for_each(|n| drop(book.apply(edit(n)).unwrap()));
        book
    };
    let mut allowed: Vec<Book> = (8..ENTRIES).flat_map(|n| [without(n..n + 1), without(n..n + 2)]).collect();
    allowed.extend([books[8].clone(), books[12].clone()]);
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
            let all_there = opened.book == books[12];
            assert!(all_there || !opened.notices.is_empty(), "byte {at} of {name} is lost without a notice");
            if name != COPY {
                assert!(allowed.contains(&opened.book), "byte {at} of {name}: {:?}", opened.notices);
            }
        }
    }
}
