//! The window with a full disk: it reports the problem, work goes on, and the report disappears when there is room
//! again.

#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

mod common {
    pub mod window;
}
mod simulated_disk;

use std::io::ErrorKind;
use std::sync::Arc;

use common::window::WindowTest;
use simulated_disk::{Fault, SimulatedDisk};
use topboard::app::{Command, InitialBook, Topboard};
use topboard::store::BookStore;

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
