//! Trouble while a book is open: one call to the disk fails, and afterwards undo, the backups and the word “backed up” are
//! still right.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::common::simulated_disk::open_book::{
    BOOK, Window, book_before, check_after_a_kill, count, disk, edit, store_of,
};
use crate::common::simulated_disk::{Fault, SimulatedDisk};
use topboard::book::{Board, BoardRef, Edit};
use topboard::engine::Engine;
use topboard::store::{JournalMode, OpenedBook};

/// The number of steps that can be undone after the program was killed.
fn steps_after_a_kill(disk: &SimulatedDisk) -> usize {
    let disk = disk.after_a_kill();
    let store = store_of(&disk, "ann");
    let steps = store.open(Path::new(BOOK)).map_or(0, |opened| opened.undo_history.len());
    // The first save may have failed after it had written the file.
    let unsaved = store.unsaved_journals();
    let steps_of = |journal: &PathBuf| store.recover_unsaved(journal).unwrap().undo_history.len();
    unsaved.iter().map(steps_of).chain([steps]).max().unwrap()
}

#[test]
fn undo_survives_a_failed_call_while_an_entry_is_written() {
    for at in 0..8 {
        let disk = disk();
        let mut window = Window::open(&disk);
        window.enter(0..20);
        disk.set_fault(Some(Fault::Once(at, ErrorKind::Other)));
        window.enter(20..21);
        disk.set_fault(None);
        window.enter(21..23);
        check_after_a_kill(&disk, 0..23);
        assert_eq!(steps_after_a_kill(&disk), 23, "call {at} failed");
    }
}

#[test]
fn undo_survives_a_full_disk() {
    let disk = disk();
    let mut window = Window::open(&disk);
    window.enter(0..20);
    disk.set_fault(Some(Fault::Room(10)));
    for n in 20..25 {
        window.engine.apply("centres", edit(n)).unwrap();
        window.writer.append(window.engine.take_recorded_edits());
        assert!(window.writer.flush().is_err());
    }
    // The director deletes something.
    disk.set_fault(None);
    window.writer.flush().unwrap();
    window.enter(25..26);
    check_after_a_kill(&disk, 0..26);
    assert_eq!(steps_after_a_kill(&disk), 26);
}

#[test]
fn undo_survives_when_the_journal_comes_back_from_the_own_folder() {
    let disk = disk();
    let mut window = Window::open(&disk);
    window.enter(0..20);
    disk.delete("/hall");
    window.enter(20..25);
    // The director puts the USB stick in again.
    disk.add_folder("/hall");
    window.save();
    window.enter(25..26);
    check_after_a_kill(&disk, 0..26);
    assert_eq!(steps_after_a_kill(&disk), 26);
}

#[test]
fn the_first_save_loses_no_step_when_one_call_fails() {
    for at in 0..60 {
        let disk = SimulatedDisk::with_folders(&["/", "/hall", "/home", "/home/ann"]);
        let store = store_of(&disk, "ann");
        let mut writer = store.start_journal(book_before());
        let mut engine = Engine::new(book_before());
        engine.record_edits();
        for n in 0..10 {
            engine.apply("centres", edit(n)).unwrap();
            writer.append(engine.take_recorded_edits());
        }
        writer.flush().unwrap();
        disk.set_fault(Some(Fault::Once(at, ErrorKind::Other)));
        let saved = store.saver(&writer).save(Path::new(BOOK), engine.book());
        disk.set_fault(None);
        // The result does not matter here: the entry is not lost.
        drop(writer.flush());
        let left = steps_after_a_kill(&disk);
        assert_eq!(left, 10, "call {at} failed, saved: {saved:?}, {:?}", disk.names());
        drop(writer);
    }
}

#[test]
fn a_change_that_does_not_fit_the_copy_of_the_journal_writer_is_not_called_backed_up() {
    let disk = disk();
    let mut window = Window::open(&disk);
    window.enter(0..3);
    let backed_up = window.writer.state().backed_up_step;
    // The window has a board that the writer does not know.
    let mut book = window.engine.book().clone();
    book.apply(Edit::AddBoard { position: BoardRef::new(0, 5).first_place(), board: Box::new(Board::new("F")) })
        .unwrap();
    let mut engine = Engine::new(book);
    engine.record_edits();
    engine.apply("centres", count(36, 4)).unwrap();
    engine.apply("centres", count(3, 4)).unwrap();
    let submitted = window.writer.append(engine.take_recorded_edits());
    let error = window.writer.flush().unwrap_err();
    assert!(error.contains("Save the book"), "{error}");
    assert_eq!((submitted, window.writer.state().backed_up_step), (backed_up + 2, backed_up));
    assert!(window.writer.state().trouble.is_some());
    engine.apply("centres", count(37, 5)).unwrap();
    window.writer.append(engine.take_recorded_edits());
    assert!(window.writer.flush().is_err());
    // After a save, the writer has the same book.
    window.store.saver(&window.writer).save(Path::new(BOOK), engine.book()).unwrap();
    engine.apply("centres", count(38, 6)).unwrap();
    let submitted = window.writer.append(engine.take_recorded_edits());
    window.writer.flush().unwrap();
    assert_eq!((window.writer.state().backed_up_step, window.writer.state().trouble), (submitted, None));
    let after = disk.after_a_kill();
    let OpenedBook { book, journal_mode, .. } = store_of(&after, "ann").open(Path::new(BOOK)).unwrap();
    assert!(matches!(journal_mode, JournalMode::Writing(_)));
    assert_eq!(&book, engine.book());
}

#[test]
fn a_backup_that_could_not_be_made_is_made_later() {
    let disk = disk();
    let store = topboard::store::BookStore::new(std::sync::Arc::new(disk.clone()), None);
    let opened = store.open(Path::new(BOOK)).unwrap();
    let JournalMode::Writing(mut writer) = opened.journal_mode else { panic!("read-only") };
    let mut engine = Engine::new(opened.book);
    engine.record_edits();
    disk.put("/hall/con backups", b"a file where the folder would be");
    engine.apply("centres", edit(0)).unwrap();
    writer.append(engine.take_recorded_edits());
    writer.flush().unwrap();
    while writer.state().backup_failure.is_none() {
        std::thread::yield_now();
    }
    disk.delete("/hall/con backups");
    drop(writer);
    let is_copy =
        |name: &&String| name.starts_with("/hall/con backups/") && name.ends_with(" start of Round 1.topboard");
    assert_eq!(disk.names().iter().filter(is_copy).count(), 1, "{:?}", disk.names());
}
