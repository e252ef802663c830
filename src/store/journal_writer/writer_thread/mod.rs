//! The thread of the journal writer: writes the journal, starts backups, and moves the journal when the book is saved
//! elsewhere.

mod new_journal;

use std::mem;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use jiff::Zoned;

use super::{JournalWriterSetup, SavedBook, SharedState, WriterMessage, now};
use crate::book::{AppliedEdit, Book, Edit, LoggedEdit, StepName};
use crate::languages::messages::steps;
use crate::languages::window_sentences::journal_notices as texts;
use crate::store::backup::{self, BackupSchedule, Moment};
use crate::store::book_store::earlier_history_notice;
use crate::store::disk::{Disk, may_exist};
use crate::store::journal::{
    self, FileFingerprint, JournalCondition, JournalFile, JournalRecord, KnownJournalStates, SaveRecord, fold_journal,
};
use crate::store::lock::{self, BookLock, LockOutcome};
use crate::store::own_files::{self, OwnFile};
use crate::store::paths;

/// The time before the next attempt to write to a disk that failed.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// The time between two checks whether other programs have changed the files of the book.
const CHECK_INTERVAL: Duration = Duration::from_millis(800);

/// The state of the thread of the journal writer.
pub(super) struct WriterThread {
    shared: Arc<SharedState>,
    disk: Arc<dyn Disk>,
    data_folder: Option<PathBuf>,
    user: String,
    computer: String,
    path: Option<PathBuf>,
    book: Book,
    n: u64,
    unsaved_inverses: Vec<(u64, Edit)>,
    file_fingerprint: Option<FileFingerprint>,
    journal: Option<JournalFile>,
    /// The states of journals whose entries are in the book.
    known: KnownJournalStates,
    /// Shows other windows that the book is open here.
    lock: Option<BookLock>,
    /// Whether the director knows that the book is also open in another window.
    has_reported_other_window: bool,
    /// When the files of the book were last checked.
    checked: Instant,
    /// The number of checks since the file of the book was last there. `None` if it was never there.
    checks_without_file: Option<u8>,
    /// The path where the journal should be: beside the book.
    home_path: Option<PathBuf>,
    /// Whether there are steps that could not be written to any disk.
    behind: bool,
    /// The journal that could not be written to any disk, with all its steps.
    unwritten: Option<Vec<u8>>,
    /// The journal whose steps are all in the next one, which is removed when that one exists.
    superseded: Option<PathBuf>,
    /// The first step that could not be applied to the copy of the book, and all steps after it.
    steps_after_difference: Vec<LoggedEdit>,
    /// What the director can do about the trouble with the disk.
    cure: &'static str,
    backup_schedule: BackupSchedule,
    /// The thread of the current backup. It returns whether the copies were made.
    backup: Option<JoinHandle<bool>>,
}

impl WriterThread {
    pub(super) fn new(setup: JournalWriterSetup, shared: Arc<SharedState>) -> Self {
        let JournalWriterSetup {
            disk,
            data_folder,
            user,
            computer,
            path,
            book,
            n,
            unsaved_inverses,
            file_fingerprint,
            journal,
            known,
            lock,
        } = setup;
        let home_path = journal.as_ref().map(|journal| journal.path().to_owned());
        let home_path = match &path {
            Some(path) => Some(paths::journal_path(path)),
            None => home_path.or_else(|| data_folder.as_deref().map(new_unsaved_journal_path)),
        };
        // A book that was never saved is written to the journal from the start.
        let all_in_file = if path.is_some() { unsaved_inverses.is_empty() } else { book == Book::default() };
        let behind = journal.is_none() && !all_in_file;
        let backup_schedule = if path.is_none() && journal.is_none() {
            // All rounds of a new event have just arrived.
            BackupSchedule::new(&Book::default(), Moment::now())
        } else {
            // The program may have ended before it made the copies for recovered changes.
            BackupSchedule::new(&book_before(&book, &unsaved_inverses), Moment::now())
        };
        WriterThread {
            shared,
            disk,
            data_folder,
            user,
            computer,
            path,
            book,
            n,
            unsaved_inverses,
            file_fingerprint,
            journal,
            known,
            lock,
            has_reported_other_window: false,
            checked: Instant::now(),
            checks_without_file: file_fingerprint.map(|_| 0),
            home_path,
            behind,
            unwritten: None,
            superseded: None,
            steps_after_difference: Vec::new(),
            cure: texts::save_on_other_disk(),
            backup_schedule,
            backup: None,
        }
    }

    /// The path where the journal should be.
    pub(super) fn home_path(&self) -> Option<&Path> {
        self.home_path.as_deref()
    }

    /// Locks the book for this process. If that fails, the book stays open nevertheless.
    fn take_lock(&mut self) {
        self.lock = None;
        if let Some(path) = self.path.as_ref().or(self.home_path.as_ref())
            && let Ok(LockOutcome::Acquired { lock, .. }) =
                lock::acquire(&self.disk, path, self.data_folder.as_deref(), &self.user, &self.computer)
        {
            self.lock = Some(lock);
        }
    }

    pub(super) fn run(mut self, receive: &Receiver<WriterMessage>) {
        loop {
            if self.behind {
                self.start_new_journal(None);
            } else if self.checked.elapsed() >= CHECK_INTERVAL {
                self.check_files();
            }
            if self.backup.as_ref().is_some_and(JoinHandle::is_finished) {
                self.finish_backup();
            }
            if self.backup_schedule.has_failed() {
                self.start_due_backup();
            }
            let first = match receive.recv_timeout(if self.behind { RETRY_DELAY } else { CHECK_INTERVAL }) {
                Ok(message) => message,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            let mut message = Some(first);
            let mut steps = Vec::new();
            // All waiting messages are handled, so their steps are synced together.
            while let Some(next) = message.take() {
                match next {
                    WriterMessage::Steps(newest) => steps.extend(newest),
                    other => {
                        self.write_steps(mem::take(&mut steps));
                        self.handle_message(other);
                    }
                }
                message = receive.try_recv().ok();
            }
            self.write_steps(steps);
        }
        if self.behind {
            self.start_new_journal(None);
        } else {
            self.check_journal();
        }
        // A copy may have become due while another one was being made, or it could not be made before.
        for _ in 0..2 {
            self.finish_backup();
            self.make_due_backups();
        }
        self.finish_backup();
    }

    /// Waits for the current backup.
    fn finish_backup(&mut self) {
        if let Some(backup) = self.backup.take() {
            // A panic of the thread cannot be reported here any more.
            self.backup_schedule.finish_attempt(backup.join().is_ok_and(|is_made| is_made));
        }
    }

    /// Makes a backup, if one is due and nothing stops it now.
    fn start_due_backup(&mut self) {
        if self.backup.as_ref().is_some_and(|backup| !backup.is_finished()) {
            return;
        }
        self.finish_backup();
        if !self.backup_schedule.is_waiting() {
            self.make_due_backups();
        }
    }

    /// Makes the backups that are due, on a separate thread.
    fn make_due_backups(&mut self) {
        let journal = self.journal.as_ref().map(JournalFile::path);
        let folders = backup::backup_folders(self.path.as_deref(), journal, self.data_folder.as_deref());
        let newest = || backup::newest_copy(self.disk.as_ref(), &folders, Zoned::now().datetime());
        self.backup_schedule.compare_with_copies(&self.book, newest);
        let now = Moment::now();
        let Some(label) = self.backup_schedule.due_backup(&self.book, now) else { return };
        let clock_is_steady = self.backup_schedule.clock_is_steady(now);
        let (disk, book, shared) = (Arc::clone(&self.disk), self.book.clone(), Arc::clone(&self.shared));
        let path = self.path.clone();
        let make = move || {
            let made = backup::make_backup(disk.as_ref(), &folders, path.as_deref(), &book, &label);
            let is_made = made.is_ok();
            if is_made && clock_is_steady {
                backup::remove_old_backups(disk.as_ref(), &folders);
            }
            let failure = made.unwrap_or_else(Some);
            let before = std::mem::replace(&mut shared.state().backup_failure, failure);
            if before != shared.state().backup_failure {
                shared.changed();
            }
            is_made
        };
        self.backup = thread::Builder::new().name("backup".to_owned()).spawn(make).ok();
        if self.backup.is_none() {
            self.backup_schedule.finish_attempt(false);
        }
    }

    fn handle_message(&mut self, message: WriterMessage) {
        // The sender may have stopped waiting for the reply.
        match message {
            WriterMessage::Steps(..) => {}
            WriterMessage::SaveMark { n, fingerprint, reply } => {
                self.write_saved_mark(n, fingerprint);
                let _ = reply.send(());
            }
            WriterMessage::Saved { saved, reply } => {
                self.finish_save(saved);
                let _ = reply.send(());
            }
            WriterMessage::Flush(reply) => {
                if self.behind {
                    self.start_new_journal(None);
                }
                let has_trouble = self.behind || !self.steps_after_difference.is_empty();
                let trouble = has_trouble.then(|| self.shared.state().trouble.clone().unwrap_or_default());
                drop(reply.send(trouble.map_or(Ok(()), Err)));
            }
            WriterMessage::DiscardUnsaved(reply) => {
                self.discard_unsaved_changes();
                let _ = reply.send(());
            }
        }
    }

    /// Applies these changes to the copy of the book and writes them to the journal.
    fn write_steps(&mut self, steps: Vec<LoggedEdit>) {
        if steps.is_empty() {
            return;
        }
        if self.journal.is_none() && !self.behind {
            // The journal starts before the first step, so the step can be undone later.
            self.start_new_journal(None);
        }
        let mut lines = Vec::new();
        for step in steps {
            self.n += 1;
            let step = LoggedEdit { number: self.n, ..step };
            self.apply_to_copy(&step);
            if let Ok(line) = journal::record_line(&JournalRecord::Step(step)) {
                lines.extend(line);
            } else {
                // Every edit can be written as JSON. Otherwise a new journal will contain the whole book.
                (self.behind, self.unwritten) = (true, None);
            }
        }
        self.append_lines(&lines);
        self.start_due_backup();
    }

    /// Applies a step to the copy of the book. The window has applied it to the book. If the copy refuses it, the two
    /// differ, and nothing counts as backed up until the book is saved.
    fn apply_to_copy(&mut self, step: &LoggedEdit) {
        let applied = self.book.apply(step.edit.clone());
        if applied.is_err() && self.steps_after_difference.is_empty() {
            let mut state = self.shared.state();
            state.copy_differs = true;
            state.trouble = Some(texts::copy_differs().to_owned());
            drop(state);
            self.steps_after_difference.push(step.clone());
            self.shared.changed();
            return;
        }
        if !self.steps_after_difference.is_empty() {
            self.steps_after_difference.push(step.clone());
        }
        if let Ok(inverse) = applied {
            self.unsaved_inverses.push((step.number, inverse));
        }
    }

    /// Replaces the copy of the book by the book after step `n`, which was saved, and applies the later steps.
    fn replace_copy(&mut self, n: u64, book: Book) {
        self.book = book;
        self.unsaved_inverses.clear();
        self.shared.state().copy_differs = false;
        for step in mem::take(&mut self.steps_after_difference) {
            if step.number > n {
                self.apply_to_copy(&step);
            }
        }
        // The old journal can have steps that lead to another book.
        (self.journal, self.unwritten) = (None, None);
        self.start_new_journal(None);
    }

    /// Appends lines to the journal. The copy of the book already contains their changes.
    fn append_lines(&mut self, lines: &[u8]) {
        if self.behind {
            if let Some(unwritten) = &mut self.unwritten {
                unwritten.extend_from_slice(lines);
            }
            return self.start_new_journal(None);
        }
        let Some(journal) = &mut self.journal else { return self.start_new_journal(None) };
        self.known.add_lines(journal.written().clone(), lines);
        match journal.append(lines) {
            Ok(JournalCondition::Intact) => {
                self.mark_backed_up();
                if let Some(journal) = self.journal.as_mut().filter(|journal| journal.is_full())
                    && let Err(error) = journal.fold(&mut self.known)
                {
                    self.write_elsewhere(&error, &[]);
                }
            }
            Ok(condition) => self.replace_journal(condition, lines),
            Err(error) => self.write_elsewhere(&error, lines),
        }
    }

    /// Writes a new journal with all steps of the present one, which cannot be written any more, and these lines.
    fn write_elsewhere(&mut self, error: &std::io::Error, lines: &[u8]) {
        let contents = self.journal_contents().map(|contents| [&contents, lines].concat());
        self.report_disk_trouble(error);
        self.start_new_journal(contents);
    }

    /// Everything that is in the journal, or that should be in it. `None` if there is none, or if it cannot be read.
    pub(super) fn journal_contents(&mut self) -> Option<Vec<u8>> {
        let Some(journal) = &mut self.journal else { return self.unwritten.clone() };
        // A call that failed once can succeed.
        journal.contents().or_else(|_| journal.contents()).ok()
    }

    fn mark_backed_up(&mut self) {
        self.behind = false;
        let first_unapplied = self.steps_after_difference.first().map(|step| step.number);
        self.shared.state().backed_up_step = first_unapplied.map_or(self.n, |number| number.saturating_sub(1));
        self.shared.changed();
    }

    fn write_saved_mark(&mut self, n: u64, fingerprint: FileFingerprint) {
        if self.journal.is_none() && self.unwritten.is_none() {
            return;
        }
        if let Ok(line) = journal::record_line(&JournalRecord::Saved(SaveRecord { n, at: now(), fingerprint })) {
            self.append_lines(&line);
        }
    }

    fn finish_save(&mut self, saved: SavedBook) {
        let SavedBook { n, fingerprint, path, whole_book } = saved;
        self.file_fingerprint = Some(fingerprint);
        if self.path.as_ref() != Some(&path) {
            self.move_journal(&path);
        }
        if let Some(book) = whole_book {
            self.replace_copy(n, *book);
        }
        self.start_due_backup();
        self.checks_without_file = Some(0);
        self.unsaved_inverses.retain(|(step, _)| *step > n);
        let mut state = self.shared.state();
        state.fingerprints = vec![fingerprint];
        state.path = Some(path);
        state.file_is_missing = false;
        let troubled = state.trouble.take().is_some();
        drop(state);
        if troubled {
            self.return_beside_book();
        }
        self.shared.changed();
    }

    /// The book was saved to another file. Its journal moves there too, with all its steps.
    fn move_journal(&mut self, path: &Path) {
        let home_path = paths::journal_path(path);
        let contents = self.journal_contents().and_then(|contents| contents_for_book(&contents, path));
        let old = self.journal.take();
        self.unwritten = None;
        let had_path = self.path.replace(path.to_owned());
        self.home_path = Some(home_path.clone());
        self.backup_schedule.forget_copies();
        self.take_lock();
        if let Some(mut old) = old {
            if had_path.is_none() {
                self.superseded = Some(old.path().to_owned());
            } else if let Some(step) = self.step_back_to_file() {
                let step = LoggedEdit { step_name: steps::continuing_as(paths::file_name(path)).into(), ..step };
                if let Ok(line) = journal::record_line(&JournalRecord::Step(step)) {
                    // If this fails, the old book recovers the changes when it is opened. Nothing is lost.
                    drop(old.append(&line));
                }
            }
        }
        if contents.is_none() {
            self.keep_superseded_journal();
        }
        if contents.is_some() || self.n > 0 {
            self.set_aside_journal_of_other_book(&home_path);
            self.start_new_journal(contents);
        }
    }

    /// The next journal does not have the steps of the old one, so the old one stays under another name.
    fn keep_superseded_journal(&mut self) {
        let Some(old) = self.superseded.take() else { return };
        if let Ok(aside) = own_files::set_aside(self.disk.as_ref(), &old, "older journal") {
            self.add_notice(earlier_history_notice(&aside));
        }
    }

    /// The user has replaced another book. Its journal stays under another name.
    fn set_aside_journal_of_other_book(&self, path: &Path) {
        let disk = self.disk.as_ref();
        if may_exist(disk, path) && own_files::open_own(disk, path, OwnFile::Journal).is_ok() {
            // If this fails, the new journal has another name.
            drop(own_files::set_aside(disk, path, "older journal"));
        }
    }

    /// The step that undoes all unsaved changes. `None` if there are none.
    fn step_back_to_file(&self) -> Option<LoggedEdit> {
        if self.unsaved_inverses.is_empty() {
            return None;
        }
        let edit = Edit::Batch(self.unsaved_inverses.iter().rev().map(|(_, inverse)| inverse.clone()).collect());
        let applied = AppliedEdit::new_step(steps::closing_without_saving(), edit);
        Some(LoggedEdit::new(applied, self.n + 1, now(), super::signature(&self.user, &self.computer)))
    }

    fn discard_unsaved_changes(&mut self) {
        if self.path.is_some() {
            if let Some(step) = self.step_back_to_file() {
                self.write_steps(vec![step]);
            }
        } else if let Some(journal) = self.journal.take() {
            // If this fails, the event is offered again at the next start. Nothing is lost.
            drop(own_files::set_aside(self.disk.as_ref(), journal.path(), "not saved"));
        }
    }
}

/// Whether a step of this name has taken all unsaved changes back at once, so that its undo brings all of them back. Earlier versions
/// kept its name as text.
pub fn takes_unsaved_changes_back(step_name: &StepName) -> bool {
    match step_name {
        StepName::Text(text) => text == "closing without saving" || text.starts_with("continuing as "),
        StepName::Message(message) => {
            message.is_like(&steps::closing_without_saving()) || message.is_like(&steps::continuing_as(""))
        }
    }
}

/// A journal with these contents, for the book at `path`.
fn contents_for_book(contents: &[u8], path: &Path) -> Option<Vec<u8>> {
    let mut journal = journal::parse_journal(contents).ok()?;
    journal.header.file = Some(paths::path_as_text(path));
    fold_journal(journal, 0).ok()
}

/// The book before these changes, which are given by the edits that undo them.
fn book_before(book: &Book, inverses: &[(u64, Edit)]) -> Book {
    let mut before = book.clone();
    for (_, inverse) in inverses.iter().rev() {
        // An edit that fails leaves the book as it is. Then a copy can be missing.
        drop(before.apply(inverse.clone()));
    }
    before
}

/// A path for the journal of a book that was never saved.
fn new_unsaved_journal_path(data: &Path) -> PathBuf {
    static COUNTER: AtomicU64 = AtomicU64::new(1);
    let (now, process, number) = (Zoned::now(), std::process::id(), COUNTER.fetch_add(1, Ordering::Relaxed));
    let name = format!("{} {process}-{number}.{}", paths::timestamp(&now), paths::JOURNAL_EXTENSION);
    paths::unsaved_folder(data).join(name)
}
