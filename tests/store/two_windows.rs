//! Books that two windows or two computers had open at the same time: nothing of either is lost, and every choice is about
//! the right cell.

use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::common::simulated_disk::SimulatedDisk;
use crate::common::simulated_disk::open_book::{BOOK, JOURNAL, Window, book_before, count, counted, disk, two_windows};
use topboard::book::{Board, BoardRef, Book, Edit, EventField};
use topboard::store;

fn new_first_board(name: &str) -> Edit {
    Edit::AddBoard { position: BoardRef::new(0, 0).first_place(), board: Box::new(Board::new(name)) }
}

/// The journals of other computers that had the book open at the same time, as a sync client puts them beside it.
fn with_conflicting_copies(disk: &SimulatedDisk, common: &SimulatedDisk, entries: &[(&str, Vec<Edit>)]) {
    for (user, edits) in entries {
        let other = common.after_a_kill();
        let mut window = Window::open_as(&other, user);
        for edit in edits {
            window.apply(edit.clone());
        }
        drop(window);
        let name = format!("/hall/con ({user}'s conflicted copy 2026-11-22).topboard-journal");
        disk.put(&name, &other.get(JOURNAL).unwrap());
    }
}

#[test]
fn steps_that_do_not_fit_are_told_also_when_the_journal_has_alternatives() {
    let disk = disk();
    let [mut ann, mut ben] = two_windows(&disk);
    ann.enter(0..5);
    ben.apply(count(0, 17));
    let mut other = ben.engine.book().clone();
    other.event.name = "Another event".into();
    ben.apply(Edit::Book(Box::new(other)));
    drop((ann, ben));
    let is_not_saved = |name: &String| name.starts_with("/hall/con (not saved ");
    // The choice can wait, and the book of the other journal is not written each time.
    for _ in 0..3 {
        let window = Window::open(&disk);
        assert_eq!(window.alternatives.entries.len(), 1, "{:?}", window.notices);
        let told = "1 entry of another journal does not fit to this book.";
        assert!(window.notices.iter().any(|notice| notice.starts_with(told)), "{:?}", window.notices);
        assert!(!disk.names().iter().any(is_not_saved));
    }
    let window = Window::open(&disk);
    let notices = window.store.settle_alternatives(&window.alternatives);
    assert!(notices.iter().any(|notice| notice.contains("is beside this one as “con (not saved ")), "{notices:?}");
    drop(window);
    let name = disk.names().into_iter().find(is_not_saved).unwrap();
    let saved = store::parse_book(&disk.get(&name).unwrap(), Path::new(&name)).unwrap();
    assert_eq!((saved.event.name.as_str(), counted(&saved, 0)), ("Another event", Some(17)));
    let window = Window::open(&disk);
    assert!(
        window.alternatives.entries.is_empty() && window.notices.iter().all(|notice| !notice.contains("does not fit"))
    );
}

#[test]
fn an_alternative_stays_at_its_board_when_boards_are_inserted_before_it() {
    let disk = disk();
    let [mut ann, mut ben] = two_windows(&disk);
    ann.enter(0..5);
    ben.apply(count(0, 17));
    ben.apply(new_first_board("New"));
    drop((ann, ben));
    let window = Window::open(&disk);
    check_alternative_for_board_a(window);
}

#[test]
fn an_alternative_stays_at_its_board_when_a_third_journal_inserts_boards() {
    let disk = disk();
    let common = disk.after_a_kill();
    let mut ann = Window::open(&disk);
    ann.enter(0..5);
    drop(ann);
    let entries = [("ben", vec![count(0, 17)]), ("cat", vec![new_first_board("New")])];
    with_conflicting_copies(&disk, &common, &entries);
    check_alternative_for_board_a(Window::open(&disk));
}

fn check_alternative_for_board_a(mut window: Window) {
    let names = |book: &Book| book.rounds[0].boards.iter().map(|board| board.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(window.engine.book())[..2], ["New", "A"], "{:?}", window.notices);
    assert_eq!(window.alternatives.entries.len(), 1, "{:?}", window.notices);
    let entry = window.alternatives.entries[0].clone();
    assert!(entry.describe().starts_with("Round 1, board A, Austria, centres: 1 here, 17 by "), "{}", entry.describe());
    window.apply(entry.edit);
    let book = window.engine.book();
    assert_eq!((counted(book, 0), counted(book, 7)), (None, Some(17)));
}

#[test]
fn the_damage_of_another_journal_is_told() {
    let disk = disk();
    let common = disk.after_a_kill();
    let mut ann = Window::open(&disk);
    ann.enter(0..5);
    drop(ann);
    with_conflicting_copies(&disk, &common, &[("ben", (10..20).map(|cell| count(cell, 4)).collect())]);
    let name = "/hall/con (ben's conflicted copy 2026-11-22).topboard-journal";
    let whole = disk.get(name).unwrap();
    let lines: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').collect();
    let opened_with = |bytes: &[u8]| {
        let disk = disk.after_a_kill();
        disk.put(name, bytes);
        Window::open(&disk)
    };
    let file = "con (ben's conflicted copy 2026-11-22).topboard-journal";
    let mut damaged = whole.clone();
    damaged[lines[..3].concat().len() + 30] ^= 1;
    let window = opened_with(&damaged);
    let told = format!("The journal “{file}” is damaged. Entry 3 is not readable.");
    assert!(window.notices.iter().any(|notice| notice.starts_with(&told)), "{:?}", window.notices);
    assert_eq!((10..20).filter(|cell| counted(window.engine.book(), *cell).is_none()).collect::<Vec<_>>(), [12]);
    let window = opened_with(&whole[..whole.len() - 9]);
    let told = format!("The last entry in the journal “{file}” was just being written");
    assert!(window.notices.iter().any(|notice| notice.starts_with(&told)), "{:?}", window.notices);
    // The first line has the name of the book, so only the name of the file shows whose journal it is.
    let mut unreadable = whole.clone();
    unreadable[30] ^= 1;
    let window = opened_with(&unreadable);
    let told = format!("Nothing was recovered from the journal “{file}”: its first line is damaged.");
    assert!(window.notices.iter().any(|notice| notice.starts_with(&told)), "{:?}", window.notices);
}

#[test]
fn a_file_that_changes_at_the_last_moment_of_a_save_is_not_lost() {
    let disk = disk();
    let mut window = Window::open(&disk);
    window.enter(0..3);
    let mut theirs = book_before();
    theirs.apply(Edit::Event(EventField::Name("Their book".into()))).unwrap();
    let bytes = store::book_to_bytes(Path::new(BOOK), &theirs).unwrap();
    disk.put_at_next_sync(BOOK, &bytes);
    window.save();
    let kept = disk.names().into_iter().filter(|name| name.contains("con (changed elsewhere ")).collect::<Vec<_>>();
    assert_eq!(kept.len(), 1, "{:?}", disk.names());
    assert_eq!(disk.get(&kept[0]).unwrap(), bytes);
    let saved = store::parse_book(&disk.get(BOOK).unwrap(), Path::new(BOOK)).unwrap();
    assert_eq!(&saved, window.engine.book());
}

#[test]
fn files_with_a_new_identity_are_not_another_window() {
    let disk = disk();
    let mut window = Window::open(&disk);
    window.enter(0..3);
    disk.change_identities();
    thread::sleep(Duration::from_millis(1800));
    window.enter(3..6);
    assert_eq!(window.writer.take_notices(), Vec::<String>::new());
}
