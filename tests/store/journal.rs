//! Books with a journal: the changes recovered after a power failure, and the notices about them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use topboard::book::{
    Board, BoardRef, Book, CellEntry, Edit, EventField, Power, Round, RoundField, RoundIx, RoundPosting, SeatField,
};
use topboard::engine::Engine;
use topboard::store::{self, BookStore, JournalMode, JournalWriter, OpenedBook, disk::LocalDisk};

/// A book in a temporary folder, with the book store that opens it.
struct TestBook {
    folder: tempfile::TempDir,
    book_store: BookStore,
}

/// An open book.
struct OpenTestBook {
    engine: Engine,
    writer: JournalWriter,
    notices: Vec<String>,
    changed: bool,
}

impl TestBook {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let book_store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("data")));
        let round = Round { name: "1".into(), boards: vec![Board::new("A"), Board::new("B")], ..Round::default() };
        store::save_book(&folder.path().join("con.topboard"), &Book { rounds: vec![round], ..Book::default() })
            .unwrap();
        TestBook { folder, book_store }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("con.topboard")
    }

    fn journal(&self) -> PathBuf {
        self.folder.path().join("con.topboard-journal")
    }

    fn open(&self) -> OpenTestBook {
        OpenTestBook::from_opened(self.book_store.open(&self.path()).unwrap())
    }

    /// The names of all files in the book's folder.
    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(self.folder.path()).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl OpenTestBook {
    fn from_opened(opened: OpenedBook) -> Self {
        let OpenedBook { book, undo_history: history, changed, notices, journal_mode, .. } = opened;
        let JournalMode::Writing(writer) = journal_mode else { panic!("{journal_mode:?}") };
        let mut engine = Engine::with_history(book, history);
        engine.record_edits();
        OpenTestBook { engine, writer, notices, changed }
    }

    fn flush(&mut self) {
        self.writer.append(self.engine.take_recorded_edits());
        self.writer.flush().unwrap();
    }

    fn count(&mut self, board: usize, power: Power, count: u16) {
        let at = BoardRef::new(0, board).seat(power);
        self.engine
            .apply(
                format!("centres of {power}"),
                Edit::Seat(at.first_id(), SeatField::Centres(CellEntry::Value(count))),
            )
            .unwrap();
        self.flush();
    }

    fn save(&self, test: &TestBook, path: &Path) -> Option<String> {
        test.book_store.saver(&self.writer).save(path, self.engine.book()).unwrap()
    }

    fn counts(&self, board: usize) -> Vec<Option<u16>> {
        Power::ALL.iter().map(|power| self.engine.book().rounds[0].boards[board].current_count(*power)).collect()
    }
}

#[test]
fn unsaved_changes_are_recovered_and_can_be_undone() {
    let test = TestBook::new();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    open.save(&test, &test.path());
    open.count(0, Power::Italy, 5);
    open.count(0, Power::Italy, 6);
    drop(open);

    let mut again = test.open();
    assert!(again.changed);
    assert_eq!(again.notices.len(), 1, "{:?}", again.notices);
    assert!(again.notices[0].starts_with("2 changes "), "{:?}", again.notices);
    assert!(again.notices[0].ends_with("were not saved and were recovered."), "{:?}", again.notices);
    assert_eq!(again.counts(0)[4], Some(6));
    let mut undone = Vec::new();
    while let Some(what) = again.engine.undo() {
        undone.push(what.english().into_owned());
    }
    assert_eq!(undone, ["centres of Italy", "centres of Italy", "centres of France"], "saved and unsaved changes");
    assert_eq!(again.counts(0), [None; 7]);
    again.flush();
    drop(again);
    let mut third = test.open();
    assert_eq!(third.engine.redo().unwrap().english(), "centres of France", "redo also works after a restart");
}

#[test]
fn a_saved_book_opens_without_a_notice() {
    let test = TestBook::new();
    let mut open = test.open();
    assert_eq!(test.names(), ["con.topboard", "con.topboard-lock"], "no journal is written before the first change");
    open.count(0, Power::France, 8);
    open.save(&test, &test.path());
    drop(open);
    let again = test.open();
    assert!(!again.changed && again.notices.is_empty());
    assert_eq!(again.engine.history().next_undo_label().unwrap().english(), "centres of France");
}

#[test]
fn an_incomplete_last_entry_is_dropped_with_a_notice() {
    let test = TestBook::new();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    open.count(0, Power::Italy, 5);
    drop(open);
    let whole = fs::read(test.journal()).unwrap();
    fs::write(test.journal(), &whole[..whole.len() - 9]).unwrap();
    let mut again = test.open();
    assert_eq!((again.counts(0)[2], again.counts(0)[4]), (Some(8), None));
    assert!(again.notices[0].contains("was just being written"), "{:?}", again.notices);
    // The next entry is written after the last complete line.
    again.count(0, Power::Italy, 4);
    drop(again);
    let third = test.open();
    assert_eq!(third.counts(0)[4], Some(4));
    assert_eq!(third.notices.len(), 1, "{:?}", third.notices);
}

#[test]
fn damage_in_the_middle_costs_one_entry_and_the_journal_is_copied() {
    let test = TestBook::new();
    let mut open = test.open();
    for count in 1..=5 {
        open.count(0, Power::France, count);
    }
    drop(open);
    let mut bytes = fs::read(test.journal()).unwrap();
    let third = bytes.split(|b| *b == b'\n').take(3).map(|line| line.len() + 1).sum::<usize>();
    bytes[third + 40] ^= 4;
    fs::write(test.journal(), &bytes).unwrap();
    let again = test.open();
    assert_eq!(again.counts(0)[2], Some(5), "only the third entry is lost");
    assert!(again.notices[0].starts_with("The journal is damaged. Entry 3 is not readable."), "{:?}", again.notices);
    assert_eq!(again.engine.history().len(), 2, "the entries after the lost one can be undone");
    let copy = test.names().into_iter().find(|name| name.starts_with("con (damaged ")).unwrap();
    assert_eq!(fs::read(test.folder.path().join(copy)).unwrap(), bytes);
}

#[test]
fn closing_without_saving_keeps_the_file_and_can_be_undone() {
    let test = TestBook::new();
    let before = fs::read(test.path()).unwrap();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    open.count(0, Power::Italy, 5);
    open.writer.discard_unsaved_changes();
    assert_eq!(fs::read(test.path()).unwrap(), before);
    let mut again = test.open();
    assert!(!again.changed && again.notices.is_empty(), "{:?}", again.notices);
    assert_eq!(again.counts(0), [None; 7]);
    assert_eq!(again.engine.undo().unwrap().english(), "closing without saving");
    assert_eq!((again.counts(0)[2], again.counts(0)[4]), (Some(8), Some(5)));
}

#[test]
fn a_second_window_is_read_only_until_the_first_is_closed() {
    let test = TestBook::new();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    let second = test.book_store.open(&test.path()).unwrap();
    let JournalMode::ReadOnly(why) = second.journal_mode else { panic!("both windows would write") };
    assert!(why.starts_with("con.topboard is open in another window (by "), "{why}");
    drop(open);
    assert_eq!(test.open().counts(0)[2], Some(8));
}

#[test]
fn the_history_in_a_second_window_ends_at_the_saved_state() {
    let test = TestBook::new();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    open.save(&test, &test.path());
    open.count(0, Power::France, 9);
    open.count(0, Power::Italy, 5);
    let mut second = test.book_store.open(&test.path()).unwrap();
    assert_eq!(second.book.rounds[0].boards[0].current_count(Power::France), Some(8));
    assert_eq!(
        (second.history.len(), second.history.entries().len()),
        (1, 1),
        "the file does not have the last two changes"
    );
    assert_eq!(second.history.book_after(1), second.book);

    // If the journal does not lead to the content of the file, or cannot be read, there is no history.
    let mut theirs = store::open_book(&test.path()).unwrap();
    theirs.event.name = "from the cloud".into();
    store::save_book(&test.path(), &theirs).unwrap();
    let second = test.book_store.open(&test.path()).unwrap();
    assert_eq!((second.history.len(), second.history.book_after(0)), (0, theirs));
    fs::write(test.journal(), b"no journal").unwrap();
    let second = test.book_store.open(&test.path()).unwrap();
    assert_eq!((second.history.len(), second.history.book_after(0)), (0, second.book));
}

#[test]
fn a_file_changed_elsewhere_is_copied_before_it_is_overwritten() {
    let test = TestBook::new();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    let mut theirs = store::open_book(&test.path()).unwrap();
    theirs.event.name = "from the cloud".into();
    store::save_book(&test.path(), &theirs).unwrap();
    let message = open.save(&test, &test.path()).unwrap();
    assert!(message.contains("Somebody else changed con.topboard"), "{message}");
    let copy = test.names().into_iter().find(|name| name.starts_with("con (changed elsewhere ")).unwrap();
    assert_eq!(store::open_book(&test.folder.path().join(copy)).unwrap(), theirs);
    assert_eq!(open.save(&test, &test.path()), None, "the message appears once");
}

#[test]
fn changes_elsewhere_and_here_to_different_cells_are_merged() {
    let test = TestBook::new();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    drop(open);
    let mut theirs = store::open_book(&test.path()).unwrap();
    theirs.rounds[0].boards[1].seats[Power::Italy].centres = CellEntry::Value(5);
    store::save_book(&test.path(), &theirs).unwrap();
    let merged = test.open();
    assert_eq!((merged.counts(0)[2], merged.counts(1)[4]), (Some(8), Some(5)));
    assert!(merged.changed && merged.notices[0].contains("both are here now"), "{:?}", merged.notices);
    drop(merged);
    let again = test.open();
    assert_eq!(again.counts(0)[2], Some(8), "{:?}", again.notices);
}

#[test]
fn a_round_posted_on_both_computers_does_not_prevent_a_merge() {
    let posted = |at: &str, print| {
        Edit::Round(RoundIx(0).first_id(), RoundField::Posted(Some(RoundPosting { time: at.into(), checksum: print })))
    };
    let test = TestBook::new();
    let mut open = test.open();
    open.engine.apply_without_undo("posting", posted("2006-08-12 14:10", 2)).unwrap();
    open.count(0, Power::France, 8);
    drop(open);
    let mut theirs = store::open_book(&test.path()).unwrap();
    theirs.rounds[0].boards[1].seats[Power::Italy].centres = CellEntry::Value(5);
    theirs.apply(posted("2006-08-12 14:05", 1)).unwrap();
    store::save_book(&test.path(), &theirs).unwrap();
    let merged = test.open();
    assert_eq!((merged.counts(0)[2], merged.counts(1)[4]), (Some(8), Some(5)), "{:?}", merged.notices);
    let round = &merged.engine.book().rounds[0];
    assert_eq!(round.posted.as_ref().unwrap().time, "2006-08-12 14:10");
}

#[test]
fn changes_elsewhere_and_here_to_the_same_cell_are_both_stored() {
    let test = TestBook::new();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    drop(open);
    let mut theirs = store::open_book(&test.path()).unwrap();
    theirs.rounds[0].boards[0].seats[Power::France].centres = CellEntry::Value(9);
    store::save_book(&test.path(), &theirs).unwrap();
    let again = test.open();
    assert_eq!(again.counts(0)[2], Some(9));
    assert!(again.notices[0].contains("Your unsaved changes (1 change at "), "{:?}", again.notices);
    let copy = test.names().into_iter().find(|name| name.starts_with("con (not saved ")).unwrap();
    let ours = store::open_book(&test.folder.path().join(copy)).unwrap();
    assert_eq!(ours.rounds[0].boards[0].current_count(Power::France), Some(8));
}

#[test]
fn a_damaged_file_is_recovered_from_its_journal() {
    let test = TestBook::new();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    open.save(&test, &test.path());
    drop(open);
    let whole = fs::read(test.path()).unwrap();
    fs::write(test.path(), &whole[..whole.len() / 2]).unwrap();
    let again = test.open();
    assert_eq!(again.counts(0)[2], Some(8));
    assert!(again.changed && again.notices[0].starts_with("con.topboard is damaged"), "{:?}", again.notices);
    again.save(&test, &test.path());
    assert_eq!(fs::read(test.path()).unwrap(), whole);
}

#[test]
fn saving_under_another_name_takes_the_undo_history_along_and_leaves_the_first_file_as_saved() {
    let test = TestBook::new();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    let other = test.folder.path().join("other.topboard");
    open.save(&test, &other);
    open.count(0, Power::Italy, 5);
    drop(open);
    let first = test.open();
    assert!(!first.changed && first.notices.is_empty(), "{:?}", first.notices);
    assert_eq!(first.counts(0), [None; 7]);
    let second = OpenTestBook::from_opened(test.book_store.open(&other).unwrap());
    assert_eq!((second.counts(0)[2], second.counts(0)[4]), (Some(8), Some(5)));
    assert_eq!(second.engine.history().len(), 2);
}

#[test]
fn an_event_that_was_never_saved_is_recovered() {
    let test = TestBook::new();
    let mut writer = test.book_store.start_journal(Book::default());
    let mut engine = Engine::new(Book::default());
    engine.record_edits();
    assert!(test.book_store.unsaved_journals().is_empty());
    engine.apply("name of the event", Edit::Event(EventField::Name("Tea-time Open".into()))).unwrap();
    writer.append(engine.take_recorded_edits());
    writer.flush().unwrap();
    assert!(test.book_store.unsaved_journals().is_empty(), "the event is open");
    drop(writer);

    let left = test.book_store.unsaved_journals();
    assert_eq!(left.len(), 1);
    let open = OpenTestBook::from_opened(test.book_store.recover_unsaved(&left[0]).unwrap());
    assert_eq!(open.engine.book().event.name, "Tea-time Open");
    assert!(open.changed && open.notices[0].starts_with("1 change at "), "{:?}", open.notices);
    let path = test.folder.path().join("tea.topboard");
    open.save(&test, &path);
    assert!(test.book_store.unsaved_journals().is_empty(), "the event is in a file now");
    drop(open);
    assert_eq!(OpenTestBook::from_opened(test.book_store.open(&path).unwrap()).engine.history().len(), 1);
}

#[test]
fn a_discarded_event_is_not_offered_again_but_its_journal_stays() {
    let test = TestBook::new();
    let book = store::open_book(&test.path()).unwrap();
    let writer = test.book_store.start_journal(book.clone());
    writer.discard_unsaved_changes();
    assert!(test.book_store.unsaved_journals().is_empty());
    let folder = test.folder.path().join("data/unsaved");
    let copy = fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()).next().unwrap();
    assert_eq!(OpenTestBook::from_opened(test.book_store.recover_unsaved(&copy).unwrap()).engine.book(), &book);
}

#[test]
fn the_start_and_the_end_of_a_round_write_a_copy_to_the_backup_folder() {
    let test = TestBook::new();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    // Only one copy is written at a time, so wait for the first one.
    let backups = test.folder.path().join("con backups");
    let names = || -> Vec<String> {
        let entries = fs::read_dir(&backups).into_iter().flatten();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        // A copy that is being written has another name.
        names.filter(|name| !name.starts_with('.')).collect()
    };
    let started = std::time::Instant::now();
    while names().is_empty() && started.elapsed().as_secs() < 20 {
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert!(names()[0].ends_with(" start of Round 1.topboard"), "{:?}", names());
    for board in 0..2 {
        for power in Power::ALL {
            open.count(board, power, 4);
        }
    }
    let newest = open.engine.book().clone();
    drop(open);
    let end = names().into_iter().find(|name| name.ends_with(" end of Round 1.topboard")).unwrap();
    assert_eq!(store::open_book(&backups.join(end)).unwrap(), newest);
}

#[test]
fn a_book_of_a_newer_version_opens_read_only() {
    let test = TestBook::new();
    let text = fs::read_to_string(test.path()).unwrap();
    let newer = text
        .replacen("\"version\": 2", "\"version\": 9", 1)
        .replacen("\"saved_by\": \"", "\"saved_by\": \"9.", 1)
        .replacen("\"name\": \"A\"", "\"name\": \"A\", \"weather\": {\"rain\": [1]}", 1);
    fs::write(test.path(), &newer).unwrap();
    let opened = test.book_store.open(&test.path()).unwrap();
    let JournalMode::ReadOnly(why) = opened.journal_mode else { panic!("saving would lose data") };
    assert!(why.starts_with("con.topboard was saved by a newer Topboard (9."), "{why}");
    assert!(why.contains("Not shown: “weather”."), "{why}");
    assert_eq!(opened.book.rounds[0].boards.len(), 2);
    assert_eq!(fs::read_to_string(test.path()).unwrap(), newer);
}

#[test]
fn a_journal_moved_with_its_book_opens_it() {
    let test = TestBook::new();
    let mut open = test.open();
    open.count(0, Power::France, 8);
    drop(open);
    let stick = tempfile::tempdir().unwrap();
    for name in ["con.topboard", "con.topboard-journal"] {
        fs::rename(test.folder.path().join(name), stick.path().join(name)).unwrap();
    }
    let opened = test.book_store.recover_unsaved(&stick.path().join("con.topboard-journal")).unwrap();
    assert_eq!(opened.path, Some(stick.path().join("con.topboard")));
    assert_eq!(OpenTestBook::from_opened(opened).counts(0)[2], Some(8));
}

#[test]
fn an_empty_or_missing_file_is_recovered_from_its_journal() {
    for left in [Some(&b""[..]), Some(&[0; 900]), Some(b"not a book at all"), None] {
        let test = TestBook::new();
        let mut open = test.open();
        open.count(0, Power::France, 8);
        open.save(&test, &test.path());
        open.count(0, Power::Italy, 4);
        drop(open);
        match left {
            Some(bytes) => fs::write(test.path(), bytes).unwrap(),
            None => fs::remove_file(test.path()).unwrap(),
        }
        let mut again = test.open();
        assert_eq!((again.counts(0)[2], again.counts(0)[4]), (Some(8), Some(4)), "{left:?}");
        assert!(again.changed && again.notices[0].contains("from its journal"), "{:?}", again.notices);
        // Saving restores the file and keeps a copy of the damaged one.
        again.count(0, Power::Turkey, 3);
        again.save(&test, &test.path());
        drop(again);
        assert_eq!(store::open_book(&test.path()).unwrap().rounds[0].boards[0].current_count(Power::Turkey), Some(3));
        assert_eq!(test.names().iter().any(|name| name.contains("(damaged ")), left.is_some(), "{:?}", test.names());
        assert!(!test.open().changed);
    }
    // Without a journal a missing file cannot be recovered.
    let test = TestBook::new();
    fs::remove_file(test.path()).unwrap();
    let refused = test.book_store.open(&test.path()).unwrap_err().to_string();
    assert!(refused.starts_with("There is no file"), "{refused}");
}
