//! Books that are kept as they are typed into: what comes back after the power went, and what is said about it.

#![allow(clippy::panic, clippy::unwrap_used, reason = "a test stops where it fails")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use topboard::book::{
    Board, BoardRef, Book, CellEntry, Edit, EventField, Power, Round, RoundField, RoundIx, RoundPosting, SeatField,
};
use topboard::engine::Engine;
use topboard::store::{self, BookStore, JournalMode, JournalWriter, OpenedBook, disk::LocalDisk};

/// A book on a disk, and the shelf it is opened from.
struct Hall {
    folder: tempfile::TempDir,
    book_store: BookStore,
}

/// A book that is open.
struct Open {
    engine: Engine,
    writer: JournalWriter,
    notices: Vec<String>,
    changed: bool,
}

impl Hall {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let book_store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("data")));
        let round = Round { name: "1".into(), boards: vec![Board::new("A"), Board::new("B")], ..Round::default() };
        store::save_book(&folder.path().join("con.topboard"), &Book { rounds: vec![round], ..Book::default() })
            .unwrap();
        Hall { folder, book_store }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("con.topboard")
    }

    fn journal(&self) -> PathBuf {
        self.folder.path().join("con.topboard-journal")
    }

    fn open(&self) -> Open {
        Open::of(self.book_store.open(&self.path()).unwrap())
    }

    /// The names of what lies beside the book.
    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> =
            fs::read_dir(self.folder.path()).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

impl Open {
    fn of(opened: OpenedBook) -> Self {
        let OpenedBook { book, undo_history: history, changed, notices, journal_mode, .. } = opened;
        let JournalMode::Writing(writer) = journal_mode else { panic!("{journal_mode:?}") };
        let mut engine = Engine::with_history(book, history);
        engine.record_edits();
        Open { engine, writer, notices, changed }
    }

    fn keep(&mut self) {
        self.writer.append(self.engine.take_recorded_edits());
        self.writer.flush().unwrap();
    }

    fn count(&mut self, board: usize, power: Power, count: u16) {
        let at = BoardRef::new(0, board).seat(power);
        self.engine
            .apply(format!("centres of {power}"), Edit::Seat(at, SeatField::Centres(CellEntry::Value(count))))
            .unwrap();
        self.keep();
    }

    fn save(&self, hall: &Hall, path: &Path) -> Option<String> {
        hall.book_store.saver(&self.writer).save(path, self.engine.book()).unwrap()
    }

    fn counts(&self, board: usize) -> Vec<Option<u16>> {
        Power::ALL.iter().map(|power| self.engine.book().rounds[0].boards[board].current_count(*power)).collect()
    }
}

#[test]
fn what_was_not_saved_is_there_again_and_can_be_undone() {
    let hall = Hall::new();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    open.save(&hall, &hall.path());
    open.count(0, Power::Italy, 5);
    open.count(0, Power::Italy, 6);
    drop(open);

    let mut again = hall.open();
    assert!(again.changed);
    assert_eq!(again.notices.len(), 1, "{:?}", again.notices);
    assert!(again.notices[0].starts_with("2 changes "), "{:?}", again.notices);
    assert!(again.notices[0].ends_with("were not saved and were recovered."), "{:?}", again.notices);
    assert_eq!(again.counts(0)[4], Some(6));
    let mut undone = Vec::new();
    while let Some(what) = again.engine.undo() {
        undone.push(what);
    }
    assert_eq!(undone, ["centres of Italy", "centres of Italy", "centres of France"], "saved or not");
    assert_eq!(again.counts(0), [None; 7]);
    again.keep();
    drop(again);
    let mut third = hall.open();
    assert_eq!(third.engine.redo().as_deref(), Some("centres of France"), "redo, too, reaches over the restart");
}

#[test]
fn a_book_that_is_all_saved_opens_without_a_word() {
    let hall = Hall::new();
    let mut open = hall.open();
    assert_eq!(
        hall.names(),
        ["con.topboard", "con.topboard-lock"],
        "nothing is written before there is anything to keep"
    );
    open.count(0, Power::France, 8);
    open.save(&hall, &hall.path());
    drop(open);
    let again = hall.open();
    assert!(!again.changed && again.notices.is_empty());
    assert_eq!(again.engine.history().next_undo_label(), Some("centres of France"));
}

#[test]
fn a_torn_last_entry_is_dropped_and_told() {
    let hall = Hall::new();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    open.count(0, Power::Italy, 5);
    drop(open);
    let whole = fs::read(hall.journal()).unwrap();
    fs::write(hall.journal(), &whole[..whole.len() - 9]).unwrap();
    let mut again = hall.open();
    assert_eq!((again.counts(0)[2], again.counts(0)[4]), (Some(8), None));
    assert!(again.notices[0].contains("was just being written"), "{:?}", again.notices);
    // What is typed now comes after a whole line.
    again.count(0, Power::Italy, 4);
    drop(again);
    let third = hall.open();
    assert_eq!(third.counts(0)[4], Some(4));
    assert_eq!(third.notices.len(), 1, "{:?}", third.notices);
}

#[test]
fn damage_in_the_middle_ends_the_replay_there_and_all_is_kept_aside() {
    let hall = Hall::new();
    let mut open = hall.open();
    for count in 1..=5 {
        open.count(0, Power::France, count);
    }
    drop(open);
    let mut bytes = fs::read(hall.journal()).unwrap();
    let third = bytes.split(|b| *b == b'\n').take(3).map(|line| line.len() + 1).sum::<usize>();
    bytes[third + 40] ^= 4;
    fs::write(hall.journal(), &bytes).unwrap();
    let again = hall.open();
    assert_eq!(again.counts(0)[2], Some(2));
    assert!(again.notices[0].starts_with("The journal is damaged after entry 2"), "{:?}", again.notices);
    let kept = hall.names().into_iter().find(|name| name.starts_with("con (damaged ")).unwrap();
    assert_eq!(fs::read(hall.folder.path().join(kept)).unwrap(), bytes);
}

#[test]
fn closing_without_saving_leaves_the_file_and_can_still_be_undone() {
    let hall = Hall::new();
    let before = fs::read(hall.path()).unwrap();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    open.count(0, Power::Italy, 5);
    open.writer.discard_unsaved_changes();
    assert_eq!(fs::read(hall.path()).unwrap(), before);
    let mut again = hall.open();
    assert!(!again.changed && again.notices.is_empty(), "{:?}", again.notices);
    assert_eq!(again.counts(0), [None; 7]);
    assert_eq!(again.engine.undo().as_deref(), Some("closing without saving"));
    assert_eq!((again.counts(0)[2], again.counts(0)[4]), (Some(8), Some(5)));
}

#[test]
fn a_second_window_can_only_look_until_the_first_is_closed() {
    let hall = Hall::new();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    let second = hall.book_store.open(&hall.path()).unwrap();
    let JournalMode::ReadOnly(why) = second.journal_mode else { panic!("both would write") };
    assert!(why.starts_with("con.topboard is open in another window (by "), "{why}");
    drop(open);
    assert_eq!(hall.open().counts(0)[2], Some(8));
}

#[test]
fn the_history_in_a_second_window_ends_where_its_book_does() {
    let hall = Hall::new();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    open.save(&hall, &hall.path());
    open.count(0, Power::France, 9);
    open.count(0, Power::Italy, 5);
    let mut second = hall.book_store.open(&hall.path()).unwrap();
    assert_eq!(second.book.rounds[0].boards[0].current_count(Power::France), Some(8));
    assert_eq!((second.history.len(), second.history.entries().len()), (1, 1), "two more are in no file");
    assert_eq!(second.history.book_after(1), second.book);

    // Where the journal does not lead to what the file holds, or cannot be read, nothing is known of the past.
    let mut theirs = store::open_book(&hall.path()).unwrap();
    theirs.event.name = "from the cloud".into();
    store::save_book(&hall.path(), &theirs).unwrap();
    let second = hall.book_store.open(&hall.path()).unwrap();
    assert_eq!((second.history.len(), second.history.book_after(0)), (0, theirs));
    fs::write(hall.journal(), b"no journal").unwrap();
    let second = hall.book_store.open(&hall.path()).unwrap();
    assert_eq!((second.history.len(), second.history.book_after(0)), (0, second.book));
}

#[test]
fn a_file_that_was_changed_elsewhere_is_kept_beside_and_never_overwritten_silently() {
    let hall = Hall::new();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    let mut theirs = store::open_book(&hall.path()).unwrap();
    theirs.event.name = "from the cloud".into();
    store::save_book(&hall.path(), &theirs).unwrap();
    let said = open.save(&hall, &hall.path()).unwrap();
    assert!(said.contains("Somebody else changed con.topboard"), "{said}");
    let kept = hall.names().into_iter().find(|name| name.starts_with("con (changed elsewhere ")).unwrap();
    assert_eq!(store::open_book(&hall.folder.path().join(kept)).unwrap(), theirs);
    assert_eq!(open.save(&hall, &hall.path()), None, "it is told once");
}

#[test]
fn changes_elsewhere_and_here_are_put_together_where_they_do_not_meet() {
    let hall = Hall::new();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    drop(open);
    let mut theirs = store::open_book(&hall.path()).unwrap();
    theirs.rounds[0].boards[1].seats[Power::Italy].centres = CellEntry::Value(5);
    store::save_book(&hall.path(), &theirs).unwrap();
    let merged = hall.open();
    assert_eq!((merged.counts(0)[2], merged.counts(1)[4]), (Some(8), Some(5)));
    assert!(merged.changed && merged.notices[0].contains("both are here now"), "{:?}", merged.notices);
    drop(merged);
    let again = hall.open();
    assert_eq!(again.counts(0)[2], Some(8), "{:?}", again.notices);
}

#[test]
fn a_round_that_was_posted_on_both_computers_keeps_nobody_from_putting_changes_together() {
    let posted = |at: &str, print| {
        Edit::Round(RoundIx(0), RoundField::Posted(Some(RoundPosting { time: at.into(), checksum: print })))
    };
    let hall = Hall::new();
    let mut open = hall.open();
    open.engine.apply_without_undo("posting", posted("2006-08-12 14:10", 2)).unwrap();
    open.count(0, Power::France, 8);
    drop(open);
    let mut theirs = store::open_book(&hall.path()).unwrap();
    theirs.rounds[0].boards[1].seats[Power::Italy].centres = CellEntry::Value(5);
    theirs.apply(posted("2006-08-12 14:05", 1)).unwrap();
    store::save_book(&hall.path(), &theirs).unwrap();
    let merged = hall.open();
    assert_eq!((merged.counts(0)[2], merged.counts(1)[4]), (Some(8), Some(5)), "{:?}", merged.notices);
    let round = &merged.engine.book().rounds[0];
    assert_eq!(round.posted.as_ref().unwrap().time, "2006-08-12 14:10");
}

#[test]
fn changes_elsewhere_and_here_that_meet_are_both_kept() {
    let hall = Hall::new();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    drop(open);
    let mut theirs = store::open_book(&hall.path()).unwrap();
    theirs.rounds[0].boards[0].seats[Power::France].centres = CellEntry::Value(9);
    store::save_book(&hall.path(), &theirs).unwrap();
    let again = hall.open();
    assert_eq!(again.counts(0)[2], Some(9));
    assert!(again.notices[0].contains("Your unsaved changes (1 change at "), "{:?}", again.notices);
    let kept = hall.names().into_iter().find(|name| name.starts_with("con (not saved ")).unwrap();
    let ours = store::open_book(&hall.folder.path().join(kept)).unwrap();
    assert_eq!(ours.rounds[0].boards[0].current_count(Power::France), Some(8));
}

#[test]
fn a_damaged_file_comes_back_from_its_journal() {
    let hall = Hall::new();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    open.save(&hall, &hall.path());
    drop(open);
    let whole = fs::read(hall.path()).unwrap();
    fs::write(hall.path(), &whole[..whole.len() / 2]).unwrap();
    let again = hall.open();
    assert_eq!(again.counts(0)[2], Some(8));
    assert!(again.changed && again.notices[0].starts_with("con.topboard is damaged"), "{:?}", again.notices);
    again.save(&hall, &hall.path());
    assert_eq!(fs::read(hall.path()).unwrap(), whole);
}

#[test]
fn a_book_that_goes_on_in_another_file_takes_its_undo_along_and_leaves_the_first_as_saved() {
    let hall = Hall::new();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    let other = hall.folder.path().join("other.topboard");
    open.save(&hall, &other);
    open.count(0, Power::Italy, 5);
    drop(open);
    let first = hall.open();
    assert!(!first.changed && first.notices.is_empty(), "{:?}", first.notices);
    assert_eq!(first.counts(0), [None; 7]);
    let second = Open::of(hall.book_store.open(&other).unwrap());
    assert_eq!((second.counts(0)[2], second.counts(0)[4]), (Some(8), Some(5)));
    assert_eq!(second.engine.history().len(), 2);
}

#[test]
fn an_event_that_was_never_saved_is_taken_up_again() {
    let hall = Hall::new();
    let mut writer = hall.book_store.start_journal(Book::default());
    let mut engine = Engine::new(Book::default());
    engine.record_edits();
    assert!(hall.book_store.unsaved_journals().is_empty());
    engine.apply("name of the event", Edit::Event(EventField::Name("Tea-time Open".into()))).unwrap();
    writer.append(engine.take_recorded_edits());
    writer.flush().unwrap();
    assert!(hall.book_store.unsaved_journals().is_empty(), "it is open");
    drop(writer);

    let left = hall.book_store.unsaved_journals();
    assert_eq!(left.len(), 1);
    let open = Open::of(hall.book_store.recover_unsaved(&left[0]).unwrap());
    assert_eq!(open.engine.book().event.name, "Tea-time Open");
    assert!(open.changed && open.notices[0].starts_with("1 change at "), "{:?}", open.notices);
    let path = hall.folder.path().join("tea.topboard");
    open.save(&hall, &path);
    assert!(hall.book_store.unsaved_journals().is_empty(), "it is in a file now");
    drop(open);
    assert_eq!(Open::of(hall.book_store.open(&path).unwrap()).engine.history().len(), 1);
}

#[test]
fn an_event_that_was_not_to_be_saved_is_not_offered_again_but_kept() {
    let hall = Hall::new();
    let book = store::open_book(&hall.path()).unwrap();
    let writer = hall.book_store.start_journal(book.clone());
    writer.discard_unsaved_changes();
    assert!(hall.book_store.unsaved_journals().is_empty());
    let folder = hall.folder.path().join("data/unsaved");
    let kept = fs::read_dir(&folder).unwrap().map(|e| e.unwrap().path()).next().unwrap();
    assert_eq!(Open::of(hall.book_store.recover_unsaved(&kept).unwrap()).engine.book(), &book);
}

#[test]
fn the_start_and_the_end_of_a_round_leave_a_copy_in_the_folder_of_backups() {
    let hall = Hall::new();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    // The second copy waits for the first.
    let backups = hall.folder.path().join("con backups");
    let names = || -> Vec<String> {
        let entries = fs::read_dir(&backups).into_iter().flatten();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
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
fn a_book_of_a_newer_version_is_looked_at_as_far_as_it_is_understood() {
    let hall = Hall::new();
    let text = fs::read_to_string(hall.path()).unwrap();
    let newer = text
        .replacen("\"version\": 1", "\"version\": 9", 1)
        .replacen("\"saved_by\": \"", "\"saved_by\": \"9.", 1)
        .replacen("\"name\": \"A\"", "\"name\": \"A\", \"weather\": {\"rain\": [1]}", 1);
    fs::write(hall.path(), &newer).unwrap();
    let opened = hall.book_store.open(&hall.path()).unwrap();
    let JournalMode::ReadOnly(why) = opened.journal_mode else { panic!("it would be saved as less") };
    assert!(why.starts_with("con.topboard was saved by a newer Topboard (9."), "{why}");
    assert!(why.contains("Not shown: “weather”."), "{why}");
    assert_eq!(opened.book.rounds[0].boards.len(), 2);
    assert_eq!(fs::read_to_string(hall.path()).unwrap(), newer);
}

#[test]
fn a_journal_that_came_along_to_another_folder_opens_its_book() {
    let hall = Hall::new();
    let mut open = hall.open();
    open.count(0, Power::France, 8);
    drop(open);
    let stick = tempfile::tempdir().unwrap();
    for name in ["con.topboard", "con.topboard-journal"] {
        fs::rename(hall.folder.path().join(name), stick.path().join(name)).unwrap();
    }
    let opened = hall.book_store.recover_unsaved(&stick.path().join("con.topboard-journal")).unwrap();
    assert_eq!(opened.path, Some(stick.path().join("con.topboard")));
    assert_eq!(Open::of(opened).counts(0)[2], Some(8));
}

#[test]
fn a_file_of_nothing_and_a_file_that_is_gone_come_back_from_their_journal() {
    for left in [Some(&b""[..]), Some(&[0; 900]), Some(b"not a book at all"), None] {
        let hall = Hall::new();
        let mut open = hall.open();
        open.count(0, Power::France, 8);
        open.save(&hall, &hall.path());
        open.count(0, Power::Italy, 4);
        drop(open);
        match left {
            Some(bytes) => fs::write(hall.path(), bytes).unwrap(),
            None => fs::remove_file(hall.path()).unwrap(),
        }
        let mut again = hall.open();
        assert_eq!((again.counts(0)[2], again.counts(0)[4]), (Some(8), Some(4)), "{left:?}");
        assert!(again.changed && again.notices[0].contains("from its journal"), "{:?}", again.notices);
        // Saved it is whole, and what was there is kept.
        again.count(0, Power::Turkey, 3);
        again.save(&hall, &hall.path());
        drop(again);
        assert_eq!(store::open_book(&hall.path()).unwrap().rounds[0].boards[0].current_count(Power::Turkey), Some(3));
        assert_eq!(hall.names().iter().any(|name| name.contains("(damaged ")), left.is_some(), "{:?}", hall.names());
        assert!(!hall.open().changed);
    }
    // Without a journal a missing file is a missing file.
    let hall = Hall::new();
    fs::remove_file(hall.path()).unwrap();
    let refused = hall.book_store.open(&hall.path()).unwrap_err().to_string();
    assert!(refused.starts_with("There is no file"), "{refused}");
}
