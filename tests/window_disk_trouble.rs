//! The window with a full disk: it reports the problem, work goes on, and the report disappears when there is room
//! again.

#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

mod simulated_disk;

use std::io::ErrorKind;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use simulated_disk::{Fault, SimulatedDisk};
use topboard::app::{Command, InitialBook, Topboard, theme};
use topboard::store::BookStore;

type Window = Harness<'static, Topboard>;

fn wait_for(h: &mut Window, label: &str) {
    let until = Instant::now() + Duration::from_secs(30);
    h.step();
    while h.query_by_label_contains(label).is_none() {
        assert!(Instant::now() < until, "“{label}” never came");
        thread::sleep(Duration::from_millis(5));
        h.step();
    }
}

#[test]
fn a_full_disk_is_reported_and_changes_are_backed_up_when_there_is_room_again() {
    let disk = SimulatedDisk::with_folders(&["/", "/home"]);
    let book_store = BookStore::new(Arc::new(disk.clone()), Some("/home/topboard".into()));
    let window = Topboard::new(InitialBook::Empty).with_typed_paths().with_book_store(book_store);
    let mut h: Window = Harness::builder()
        .with_size([1400.0, 800.0])
        .with_context_setup(theme::install)
        .build_ui_state(|ui, window: &mut Topboard| window.ui(ui), window);
    let ctx = h.ctx.clone();
    // At the start the window looks for unsaved journals.
    h.step();
    wait_for(&mut h, "Nothing to save");
    h.state_mut().execute(&ctx, Command::AddRound);
    wait_for(&mut h, "Not saved yet (backed up ");

    disk.set_fault(Some(Fault::From(0, ErrorKind::StorageFull)));
    h.state_mut().execute(&ctx, Command::AddRound);
    wait_for(&mut h, "is full. Your changes are not backed up now");
    assert!(h.query_by_label("Not saved, not backed up").is_some());
    h.state_mut().execute(&ctx, Command::AddRound);
    assert_eq!(h.state().engine().book().rounds.len(), 3, "the book can still be edited");

    disk.set_fault(None);
    // The status bar says “Not saved, not backed up” until then. The notification disappears in the next frame.
    let until = Instant::now() + Duration::from_secs(20);
    while h.query_by_label_contains("Not saved yet (backed up ").is_none() {
        assert!(Instant::now() < until, "the changes were never backed up again");
        std::thread::sleep(Duration::from_millis(5));
        h.step();
    }
    h.step();
    assert!(
        h.query_by_label_contains("Your changes are not backed up now").is_none(),
        "the notification has disappeared"
    );
    drop(h);
    let left = BookStore::new(Arc::new(disk.after_a_kill()), Some("/home/topboard".into()));
    let journals = left.unsaved_journals();
    assert_eq!(left.recover_unsaved(&journals[0]).unwrap().book.rounds.len(), 3);
}
