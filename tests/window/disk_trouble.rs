//! The window when something happens to its files: a full disk, a deleted journal, a second window. It says so, work goes
//! on, and the status bar is right.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use crate::common::simulated_disk::{Fault, SimulatedDisk};
use crate::common::window::WindowTest;
use eframe::egui;
use egui_kittest::kittest::Queryable as _;
use topboard::app::{Command, InitialBook, Topboard};
use topboard::book::{Board, Book, Power, Round};
use topboard::store::{self, BookStore};

#[test]
fn a_full_disk_is_reported_and_changes_are_backed_up_when_there_is_room_again() {
    let disk = SimulatedDisk::with_folders(&["/", "/home"]);
    let book_store = BookStore::new(Arc::new(disk.clone()), Some("/home/topboard".into()));
    let window = Topboard::new(InitialBook::Empty).with_typed_paths().with_book_store(book_store);
    let mut h = WindowTest::show([1400.0, 800.0], window);
    // At the start the window looks for unsaved journals.
    h.wait_for_text("Nothing to save");
    h.execute(Command::AddRound);
    h.wait_for_text("Not saved yet (backed up ");

    disk.set_fault(Some(Fault::From(0, ErrorKind::StorageFull)));
    h.execute(Command::AddRound);
    h.wait_for_text("is full. Your changes are not backed up now");
    assert!(h.has("Not saved, not backed up"));
    h.execute(Command::AddRound);
    assert_eq!(h.book().rounds.len(), 3, "the book can still be edited");

    disk.set_fault(None);
    // The status bar says “Not saved, not backed up” until then.
    h.wait_for_text("Not saved yet (backed up ");
    assert!(!h.shows("Your changes are not backed up now"), "the notification has disappeared");
    drop(h);
    let left = BookStore::new(Arc::new(disk.after_a_kill()), Some("/home/topboard".into()));
    let journals = left.unsaved_journals();
    assert_eq!(left.recover_unsaved(&journals[0]).unwrap().book.rounds.len(), 3);
}

const BOOK: &str = "/hall/con.topboard";

fn disk_with_book() -> SimulatedDisk {
    let disk = SimulatedDisk::with_folders(&["/", "/hall", "/home"]);
    let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
    let book = Book { rounds: vec![round], ..Book::default() };
    disk.put(BOOK, &store::book_to_bytes(Path::new(BOOK), &book).unwrap());
    disk
}

fn open_book(disk: &SimulatedDisk) -> WindowTest {
    let book_store = BookStore::new(Arc::new(disk.clone()), Some("/home/topboard".into()));
    let window = Topboard::new(InitialBook::File(BOOK.into())).with_typed_paths().with_book_store(book_store);
    let mut h = WindowTest::show([1400.0, 800.0], window);
    h.wait_until("the book is open", |h| !h.book().rounds.is_empty());
    h
}

fn counts(h: &WindowTest) -> [Option<u16>; 2] {
    [Power::France, Power::Italy].map(|power| h.book().rounds[0].boards[0].current_count(power))
}

#[test]
fn the_window_says_what_happened_to_its_files_and_is_right_about_the_backup() {
    let disk = disk_with_book();
    let mut h = open_book(&disk);
    h.enter_text("Round 1 Board A France centres", "8");
    h.wait_for_text("Not saved yet (backed up ");
    disk.delete("/hall/con.topboard-journal");
    h.wait_for_text("con.topboard-journal was removed while the book was open");
    disk.delete("/hall");
    h.wait_for_text("/hall does not exist any more. Your changes are backed up in /home/topboard/journals");
    assert!(h.has("Not saved (backed up in your own folder)"));
    h.enter_text("Round 1 Board A Italy centres", "5");
    h.wait_for_text("Not saved (backed up in your own folder)");
    let after_a_kill = disk.after_a_kill();
    drop(h);
    assert_eq!(counts(&open_book(&after_a_kill)), [Some(8), Some(5)]);
}

#[test]
fn a_saved_book_whose_file_disappears_counts_as_not_saved() {
    let disk = disk_with_book();
    let mut h = open_book(&disk);
    h.wait_for_text("Saved in con.topboard");
    disk.delete(BOOK);
    h.wait_for_text("con.topboard does not exist any more");
    assert!(h.state().is_changed());
    h.execute(Command::Save);
    h.wait_until("the book is saved", |h| !h.state().is_changed());
    assert!(disk.get(BOOK).is_some());
}

#[test]
fn the_window_asks_which_of_two_values_is_right() {
    let disk = disk_with_book();
    let mut ann = open_book(&disk);
    disk.delete("/hall/con.topboard-lock");
    let mut ben = open_book(&disk);
    // A notification moves the cells, so each one is waited for.
    ann.wait_for_text("is also open in another window");
    ann.enter_text("Round 1 Board A France centres", "8");
    ann.wait_for_text("Not saved yet (backed up ");
    ben.enter_text("Round 1 Board A France centres", "7");
    ben.wait_for_text("also writes to con.topboard-journal");
    ben.enter_text("Round 1 Board A Italy centres", "5");
    assert!(ben.shows("also writes to con.topboard-journal"), "typing does not remove the message");
    drop((ann, ben));

    let mut h = open_book(&disk);
    h.wait_for_text("Which values are right?");
    assert_eq!(counts(&h), [Some(8), Some(5)]);
    h.click("Decide later");
    drop(h);
    let mut h = open_book(&disk);
    h.wait_for_text("8 (now in the book)");
    // Nothing is chosen before the user chooses.
    h.key_press(egui::Key::Enter);
    h.wait_for_text("Choose a value for 1 more cell.");
    assert_eq!(counts(&h), [Some(8), Some(5)]);
    h.get_by_label_contains("7 (").click();
    h.run();
    h.click_button("Use these values");
    assert_eq!(counts(&h), [Some(7), Some(5)]);
    drop(h);
    let mut h = open_book(&disk);
    h.wait_for_text("Not saved yet (backed up ");
    assert_eq!(counts(&h), [Some(7), Some(5)]);
    assert!(!h.has_dialog());
}

#[test]
fn a_stick_that_is_pulled_out_is_told_and_nothing_typed_is_lost() {
    let disk = disk_with_book();
    let mut h = open_book(&disk);
    h.wait_for_text("Saved in con.topboard");
    h.enter_text("Round 1 Board A France centres", "8");
    h.wait_for_text("backed up ");
    let stick = disk.pull_out("/hall");
    h.enter_text("Round 1 Board A Italy centres", "5");
    h.wait_for_text("/hall does not exist any more. Your changes are backed up in /home/topboard/journals for now.");
    h.wait_for_text("Not saved (backed up in your own folder)");
    h.execute(Command::Save);
    h.wait_for_text("There is no folder /hall.");
    h.enter_text("Round 1 Board A Turkey centres", "3");
    assert!(h.state().is_changed());
    // The stick is back, and the book can be saved on it.
    disk.put_back(stick);
    h.execute(Command::Save);
    h.wait_until("the book is saved", |h| !h.state().is_changed());
    let saved = store::parse_book(&disk.get(BOOK).unwrap(), Path::new(BOOK)).unwrap();
    let seats = &saved.rounds[0].boards[0].seats;
    let counts = [Power::France, Power::Italy, Power::Turkey].map(|power| seats[power].centres.value().copied());
    assert_eq!(counts, [Some(8), Some(5), Some(3)]);
}
