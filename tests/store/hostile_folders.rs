//! Folders from strangers: links, hard links and pipes under the names of the files that Topboard keeps beside a book.
//! No foreign file is changed, nothing waits, and no entry is lost.

use std::fs;
use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use crate::common::simulated_disk::{Fault, SimulatedDisk};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Event, Power, Round, SeatField};
use topboard::engine::Engine;
use topboard::store::{self, BookStore, JournalMode, OpenedBook, disk::LocalDisk};

const THESIS: &str = "Chapter 1. It took four years to write this.\n";

/// A folder with a book, and a separate data folder of the user.
struct TestFolder {
    folder: tempfile::TempDir,
    store: BookStore,
}

impl TestFolder {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        for name in ["hall", "home"] {
            fs::create_dir(folder.path().join(name)).unwrap();
        }
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("home/topboard")));
        let test = TestFolder { folder, store };
        store::save_book(&test.hall("con.topboard"), &book()).unwrap();
        fs::write(test.thesis(), THESIS).unwrap();
        test
    }

    fn hall(&self, name: &str) -> PathBuf {
        self.folder.path().join("hall").join(name)
    }

    fn thesis(&self) -> PathBuf {
        self.folder.path().join("home/thesis.txt")
    }

    /// Opens the book, makes one entry, waits until it is backed up, and ends without saving. Returns the notices.
    fn type_one_entry(&self) -> Vec<String> {
        let (store, path) = (self.store.clone(), self.hall("con.topboard"));
        within_ten_seconds(move || {
            let opened = store.open(&path).unwrap();
            let notices = opened.notices.clone();
            let OpenedBook { book, journal_mode: JournalMode::Writing(mut writer), .. } = opened else {
                panic!("the book is read-only: {notices:?}")
            };
            let mut engine = Engine::new(book);
            engine.record_edits();
            engine.apply("centres", edit()).unwrap();
            writer.append(engine.take_recorded_edits());
            writer.flush().unwrap();
            assert!(
                matches!(store.open(&path).unwrap().journal_mode, JournalMode::ReadOnly(_)),
                "a second window can edit the book too"
            );
            notices
        })
    }

    /// Checks that the entry comes back when the book is opened again.
    fn check_entry(&self) {
        let (store, path) = (self.store.clone(), self.hall("con.topboard"));
        let opened = within_ten_seconds(move || store.open(&path).unwrap());
        let mut expected = book();
        expected.apply(edit()).unwrap();
        assert_eq!(opened.book, expected, "{:?}", opened.notices);
    }

    fn check_thesis(&self) {
        assert_eq!(fs::read_to_string(self.thesis()).unwrap(), THESIS);
    }

    fn names_in_hall(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.path().join("hall")).unwrap();
        let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

fn book() -> Book {
    let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
    let event = Event { name: "$(touch gotcha)".into(), ..Event::default() };
    Book { event, rounds: vec![round], ..Book::default() }
}

fn edit() -> Edit {
    Edit::Seat(BoardRef::new(0, 0).seat(Power::Italy).first_id(), SeatField::Centres(CellEntry::Value(5)))
}

fn within_ten_seconds<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let (send, receive) = channel();
    let thread = thread::spawn(move || drop(send.send(work())));
    let result = receive.recv_timeout(Duration::from_secs(10));
    assert!(result.is_ok() || thread.is_finished(), "it did not end within ten seconds");
    result.unwrap()
}

fn make_pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

fn is_pipe(path: &Path) -> bool {
    fs::symlink_metadata(path).unwrap().file_type().is_fifo()
}

fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).unwrap().permissions().mode() & 0o777
}

fn link_target(path: &Path) -> PathBuf {
    fs::read_link(path).unwrap()
}

#[test]
fn a_journal_that_is_a_dangling_link_creates_nothing_at_its_target() {
    let test = TestFolder::new();
    let start_up = test.folder.path().join("home/.profile");
    symlink(&start_up, test.hall("con.topboard-journal")).unwrap();
    test.type_one_entry();
    assert!(!start_up.exists());
    assert_eq!(link_target(&test.hall("con.topboard-journal")), start_up);
    test.check_entry();
}

#[test]
fn a_journal_that_is_a_link_to_another_file_does_not_change_it() {
    let test = TestFolder::new();
    symlink(test.thesis(), test.hall("con.topboard-journal")).unwrap();
    let notices = test.type_one_entry();
    test.check_thesis();
    assert!(notices.iter().any(|notice| notice.contains("con.topboard-journal is a link")), "{notices:?}");
    test.check_entry();
    test.check_thesis();
}

#[test]
fn a_journal_that_is_a_link_to_another_journal_does_not_bring_its_entries() {
    let test = TestFolder::new();
    test.type_one_entry();
    let elsewhere = test.folder.path().join("home/other.topboard-journal");
    fs::rename(test.hall("con.topboard-journal"), &elsewhere).unwrap();
    let before = fs::read(&elsewhere).unwrap();
    symlink(&elsewhere, test.hall("con.topboard-journal")).unwrap();
    let opened = test.store.open(&test.hall("con.topboard")).unwrap();
    assert_eq!(opened.book, book());
    drop(opened);
    test.type_one_entry();
    assert_eq!(fs::read(&elsewhere).unwrap(), before);
}

#[test]
fn a_journal_that_is_a_hard_link_to_another_file_does_not_change_it() {
    let test = TestFolder::new();
    fs::hard_link(test.thesis(), test.hall("con.topboard-journal")).unwrap();
    test.type_one_entry();
    test.check_thesis();
    test.check_entry();
}

#[test]
fn a_journal_with_a_second_name_brings_its_entries_and_is_not_written_to() {
    let test = TestFolder::new();
    test.type_one_entry();
    let copy = test.folder.path().join("home/copy of the journal");
    fs::hard_link(test.hall("con.topboard-journal"), &copy).unwrap();
    let before = fs::read(&copy).unwrap();
    test.check_entry();
    test.type_one_entry();
    test.check_entry();
    assert_eq!(fs::read(&copy).unwrap(), before);
}

#[test]
fn a_lock_that_is_a_link_or_a_hard_link_to_another_file_does_not_change_it() {
    for hard in [false, true] {
        let test = TestFolder::new();
        let lock = test.hall("con.topboard-lock");
        if hard {
            fs::hard_link(test.thesis(), &lock).unwrap();
        } else {
            symlink("../home/thesis.txt", &lock).unwrap();
        }
        let notices = test.type_one_entry();
        test.check_thesis();
        assert!(notices.iter().any(|notice| notice.contains("con.topboard-lock is ")), "{notices:?}");
        assert!(fs::symlink_metadata(&lock).is_ok(), "the foreign lock is still there");
        test.check_entry();
        test.check_thesis();
    }
}

#[test]
fn a_lock_that_is_a_dangling_link_creates_nothing_at_its_target() {
    let test = TestFolder::new();
    let start_up = test.folder.path().join("home/.profile");
    symlink(&start_up, test.hall("con.topboard-lock")).unwrap();
    test.type_one_entry();
    assert!(!start_up.exists());
    test.check_entry();
}

#[test]
fn a_file_of_another_program_under_the_name_of_the_lock_is_not_changed() {
    let test = TestFolder::new();
    fs::rename(test.thesis(), test.hall("con.topboard-lock")).unwrap();
    test.type_one_entry();
    assert_eq!(fs::read_to_string(test.hall("con.topboard-lock")).unwrap(), THESIS);
    test.check_entry();
}

#[test]
fn a_lock_that_somebody_replaced_is_not_removed() {
    let test = TestFolder::new();
    let opened = test.store.open(&test.hall("con.topboard")).unwrap();
    fs::remove_file(test.hall("con.topboard-lock")).unwrap();
    fs::write(test.hall("con.topboard-lock"), THESIS).unwrap();
    drop(opened);
    assert_eq!(fs::read_to_string(test.hall("con.topboard-lock")).unwrap(), THESIS);
}

#[test]
fn a_pipe_is_refused_at_once() {
    for name in ["con.topboard-journal", "con.topboard-lock"] {
        let test = TestFolder::new();
        make_pipe(&test.hall(name));
        test.type_one_entry();
        test.check_entry();
        assert!(is_pipe(&test.hall(name)), "{name}");
    }
    let test = TestFolder::new();
    for name in ["results.csv", "pipe.topboard"] {
        let path = test.hall(name);
        make_pipe(&path);
        let target = path.clone();
        let error = within_ten_seconds(move || match name {
            "results.csv" => store::replace_file(&target, b"round,board").unwrap_err().to_string(),
            _ => store::save_book(&target, &book()).unwrap_err().to_string(),
        });
        assert!(error.contains("not an ordinary file"), "{error}");
        assert!(is_pipe(&path), "{name}");
    }
}

#[test]
fn the_fallback_in_the_data_folder_is_protected_too() {
    let test = TestFolder::new();
    symlink(test.thesis(), test.hall("con.topboard-journal")).unwrap();
    test.type_one_entry();
    let folder = test.folder.path().join("home/topboard/journals");
    let journal = fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    fs::remove_file(&journal).unwrap();
    symlink(test.thesis(), &journal).unwrap();
    let opened = test.store.open(&test.hall("con.topboard")).unwrap();
    let OpenedBook { book, journal_mode: JournalMode::Writing(mut writer), .. } = opened else { panic!("read-only") };
    let mut engine = Engine::new(book);
    engine.record_edits();
    engine.apply("centres", edit()).unwrap();
    writer.append(engine.take_recorded_edits());
    let error = writer.flush().unwrap_err();
    assert!(error.contains("Your changes are not backed up now"), "{error}");
    drop(writer);
    test.check_thesis();
}

#[test]
fn an_export_does_not_follow_a_link() {
    let test = TestFolder::new();
    let start_up = test.folder.path().join("home/.profile");
    for (link, target) in [("results.csv", &start_up), ("table.csv", &test.thesis())] {
        symlink(target, test.hall(link)).unwrap();
        let error = store::replace_file(&test.hall(link), b"$(touch gotcha)").unwrap_err().to_string();
        assert!(error.contains("is a link"), "{error}");
        assert_eq!(&link_target(&test.hall(link)), target);
    }
    assert!(!start_up.exists());
    test.check_thesis();
}

#[test]
fn a_book_is_saved_through_a_link_only_to_a_book() {
    let test = TestFolder::new();
    let start_up = test.folder.path().join("home/.profile");
    for (link, target) in [("one.topboard", &start_up), ("two.topboard", &test.thesis())] {
        symlink(target, test.hall(link)).unwrap();
        let error = store::save_book(&test.hall(link), &book()).unwrap_err().to_string();
        assert!(error.contains("is a link"), "{error}");
        let opened = test.store.open(&test.hall("con.topboard")).unwrap();
        let JournalMode::Writing(writer) = opened.journal_mode else { panic!("read-only") };
        assert!(test.store.saver(&writer).save(&test.hall(link), &book()).is_err());
    }
    assert!(!start_up.exists());
    test.check_thesis();
    symlink("con.topboard", test.hall("three.topboard")).unwrap();
    store::save_book(&test.hall("three.topboard"), &Book::default()).unwrap();
    assert_eq!(store::open_book(&test.hall("con.topboard")).unwrap(), Book::default());
}

#[test]
fn all_files_beside_a_book_have_its_permissions() {
    for wanted in [0o600, 0o640, 0o644] {
        let test = TestFolder::new();
        fs::set_permissions(test.hall("con.topboard"), fs::Permissions::from_mode(wanted)).unwrap();
        let opened = test.store.open(&test.hall("con.topboard")).unwrap();
        assert_eq!(mode(&test.hall("con.topboard-lock")), wanted);
        let OpenedBook { book, journal_mode: JournalMode::Writing(mut writer), .. } = opened else {
            panic!("read-only")
        };
        let mut engine = Engine::new(book);
        engine.record_edits();
        engine.apply("centres", edit()).unwrap();
        writer.append(engine.take_recorded_edits());
        writer.flush().unwrap();
        fs::write(test.hall("con.topboard"), store::book_to_bytes(Path::new("c"), &Book::default()).unwrap()).unwrap();
        test.store.saver(&writer).save(&test.hall("con.topboard"), engine.book()).unwrap();
        drop(writer);
        let backups = test.hall("con backups");
        assert_eq!(mode(&backups), wanted | (wanted & 0o444) >> 2, "the folder of the backups");
        let backup = fs::read_dir(&backups).unwrap().next().unwrap().unwrap().path();
        let names = test.names_in_hall();
        let copy = names.iter().find(|name| name.contains("changed elsewhere")).unwrap();
        for path in [backup, test.hall("con.topboard"), test.hall("con.topboard-journal"), test.hall(copy)] {
            assert_eq!(mode(&path), wanted, "{}", path.display());
        }
    }
}

#[test]
fn the_journal_of_an_event_that_was_never_saved_is_private() {
    let test = TestFolder::new();
    let writer = test.store.start_journal(book());
    writer.flush().unwrap();
    let journal = test.store.unsaved_journals();
    drop(writer);
    assert!(journal.is_empty(), "it is open here");
    let journal = test.store.unsaved_journals().remove(0);
    assert_eq!(mode(&journal), 0o600);
    assert_eq!(mode(journal.parent().unwrap()), 0o700);
}

#[test]
fn a_folder_of_backups_that_is_a_link_is_not_used() {
    let test = TestFolder::new();
    let elsewhere = test.folder.path().join("home/elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    let old = elsewhere.join("2020-01-01 10-00-00 hourly.topboard");
    let leftover = elsewhere.join(".topboard-0123456789abcdef.tmp");
    for path in [&old, &leftover] {
        fs::write(path, THESIS).unwrap();
    }
    symlink(&elsewhere, test.hall("con backups")).unwrap();
    test.type_one_entry();
    let names: Vec<PathBuf> = fs::read_dir(&elsewhere).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
    let own = test.folder.path().join("home/topboard/backups");
    let own = fs::read_dir(own).unwrap().next().unwrap().unwrap().path();
    assert_eq!(fs::read_dir(own).unwrap().count(), 1);
}

#[test]
fn a_file_that_appears_at_the_last_moment_is_not_replaced() {
    use topboard::store::disk::Disk as _;
    let test = TestFolder::new();
    fs::write(test.hall("new"), "new").unwrap();
    let error = LocalDisk.rename_to_unused(&test.hall("new"), &test.thesis()).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::AlreadyExists);
    test.check_thesis();
    LocalDisk.rename_to_unused(&test.hall("new"), &test.hall("other")).unwrap();
    assert_eq!(fs::read_to_string(test.hall("other")).unwrap(), "new");
}

#[test]
fn a_round_that_was_finished_elsewhere_has_its_copies() {
    let test = TestFolder::new();
    let mut finished = book();
    for power in Power::ALL {
        let seat = BoardRef::new(0, 0).seat(power);
        finished.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(4)))).unwrap();
    }
    store::save_book(&test.hall("con.topboard"), &finished).unwrap();
    let names = || -> Vec<String> {
        let entries = fs::read_dir(test.hall("con backups")).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    for _ in 0..2 {
        test.type_one_entry();
        assert_eq!(names().iter().filter(|name| name.contains("end of Round 1")).count(), 1, "{:?}", names());
    }
}

#[test]
fn a_disk_without_permissions_can_be_saved_to() {
    let disk = SimulatedDisk::with_folders(&["/", "/stick", "/home"]);
    disk.put("/stick/con.topboard", &store::book_to_bytes(Path::new("c"), &book()).unwrap());
    disk.set_fault(Some(Fault::NoPermissions));
    let store = BookStore::new(Arc::new(disk.clone()), Some("/home/topboard".into()));
    let OpenedBook { book, journal_mode: JournalMode::Writing(mut writer), .. } =
        store.open(Path::new("/stick/con.topboard")).unwrap()
    else {
        panic!("read-only")
    };
    let mut engine = Engine::new(book);
    engine.record_edits();
    engine.apply("centres", edit()).unwrap();
    writer.append(engine.take_recorded_edits());
    writer.flush().unwrap();
    store.saver(&writer).save(Path::new("/stick/con.topboard"), engine.book()).unwrap();
    assert_eq!(writer.state().trouble, None);
    drop(writer);
    assert_eq!(&store.open(Path::new("/stick/con.topboard")).unwrap().book, engine.book());
}

#[test]
fn temporary_files_of_a_crash_do_not_stop_a_save_and_are_removed() {
    let test = TestFolder::new();
    let leftovers: Vec<PathBuf> =
        (0..400).map(|n| test.hall(&format!(".topboard-{}-{n}.tmp", std::process::id()))).collect();
    for path in &leftovers {
        fs::write(path, "half a bo").unwrap();
    }
    symlink(test.thesis(), test.hall(".topboard-1-1.tmp")).unwrap();
    fs::write(test.hall(".topboard notes.tmp"), THESIS).unwrap();
    store::save_book(&test.hall("con.topboard"), &book()).unwrap();
    test.type_one_entry();
    let names = test.names_in_hall();
    let temporary: Vec<&String> = names.iter().filter(|name| name.starts_with(".topboard")).collect();
    assert_eq!(temporary, [".topboard notes.tmp", ".topboard-1-1.tmp"]);
    test.check_entry();
    test.check_thesis();
}

#[test]
fn a_new_folder_of_backups_is_there_after_a_power_failure() {
    let disk = SimulatedDisk::with_folders(&["/", "/hall", "/home"]);
    disk.put("/hall/con.topboard", &store::book_to_bytes(Path::new("c"), &book()).unwrap());
    let store = BookStore::new(Arc::new(disk.clone()), Some("/home/topboard".into()));
    let opened = store.open(Path::new("/hall/con.topboard")).unwrap();
    let OpenedBook { book, journal_mode: JournalMode::Writing(mut writer), .. } = opened else { panic!("read-only") };
    let mut engine = Engine::new(book);
    engine.record_edits();
    engine.apply("centres", edit()).unwrap();
    writer.append(engine.take_recorded_edits());
    drop(writer);
    for luck in 0..5 {
        let names = disk.after_a_power_cut(luck).names();
        assert!(names.iter().any(|name| name.ends_with("start of Round 1.topboard")), "{names:?}");
    }
}

#[test]
fn rounds_that_arrive_in_one_step_have_all_their_copies() {
    let test = TestFolder::new();
    let opened = test.store.open(&test.hall("con.topboard")).unwrap();
    let OpenedBook { book, journal_mode: JournalMode::Writing(mut writer), .. } = opened else { panic!("read-only") };
    let mut engine = Engine::new(book);
    engine.record_edits();
    let seats = |centres| {
        let seat = move |power| {
            Edit::Seat(BoardRef::new(0, 0).seat(power).first_id(), SeatField::Centres(CellEntry::Value(centres)))
        };
        Edit::Batch(Power::ALL.into_iter().map(seat).collect())
    };
    engine.apply("an import", seats(4)).unwrap();
    writer.append(engine.take_recorded_edits());
    drop(writer);
    let names = fs::read_dir(test.hall("con backups")).unwrap();
    let names: Vec<String> = names.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert!(names.iter().any(|name| name.contains("end of Round 1")), "{names:?}");
}

#[test]
fn books_whose_names_differ_in_case_have_a_journal_each() {
    let test = TestFolder::new();
    let other = Book::default();
    store::save_book(&test.hall("con.TOPBOARD"), &other).unwrap();
    if store::open_book(&test.hall("con.topboard")).unwrap() == other {
        return;
    }
    test.type_one_entry();
    let opened = test.store.open(&test.hall("con.TOPBOARD")).unwrap();
    assert_eq!(opened.book, other);
    assert!(opened.notices.is_empty(), "{:?}", opened.notices);
    drop(opened);
    test.check_entry();
}
