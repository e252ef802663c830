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

use super::{JournalWriterSetup, SharedState, WriterMessage, now};
use crate::book::{Book, Edit, EditOrigin, LoggedEdit};
use crate::store::backup::{self, BackupSchedule};
use crate::store::disk::{Disk, may_exist};
use crate::store::journal::{
    self, FileFingerprint, JournalCondition, JournalFile, JournalRecord, KnownJournalStates, SaveRecord, fold_journal,
};
use crate::store::lock::{self, BookLock, LockOutcome};
use crate::store::own_files::{self, NewFilePermissions, OwnFile};
use crate::store::paths;

/// The time before the next attempt to write to a disk that failed.
const RETRY_DELAY: Duration = Duration::from_secs(2);

/// The time between two checks whether other programs have changed the files of the book.
const CHECK_INTERVAL: Duration = Duration::from_millis(800);

/// What the director can do if the disk of the book cannot be written to.
const SAVE_ELSEWHERE: &str = "Save the book on another disk.";

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
    told_of_other_window: bool,
    /// When the files of the book were last checked.
    checked: Instant,
    /// The number of checks since the file of the book was last there. `None` if it was never there.
    checks_without_file: Option<u8>,
    /// The path where the journal should be: beside the book.
    home_path: Option<PathBuf>,
    /// Whether there are steps that could not be written to any disk.
    behind: bool,
    /// What the director can do about the trouble with the disk.
    cure: &'static str,
    backup_schedule: BackupSchedule,
    /// The thread of the current backup.
    backup: Option<JoinHandle<()>>,
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
            BackupSchedule::new(&Book::default(), now())
        } else {
            // The program may have ended before it made the copies for recovered changes.
            BackupSchedule::new(&book_before(&book, &unsaved_inverses), now())
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
            told_of_other_window: false,
            checked: Instant::now(),
            checks_without_file: file_fingerprint.map(|_| 0),
            home_path,
            behind,
            cure: SAVE_ELSEWHERE,
            backup_schedule,
            backup: None,
        }
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
        // A copy may have become due while another one was being made.
        for _ in 0..2 {
            if let Some(backup) = self.backup.take() {
                // A panic of the thread cannot be reported here any more.
                drop(backup.join());
            }
            self.start_due_backup();
        }
        if let Some(backup) = self.backup.take() {
            drop(backup.join());
        }
    }

    /// Makes a backup on a separate thread, if one is due.
    fn start_due_backup(&mut self) {
        if self.backup.as_ref().is_some_and(|backup| !backup.is_finished()) {
            return;
        }
        let journal = self.journal.as_ref().map(JournalFile::path);
        let folders = backup::backup_folders(self.path.as_deref(), journal, self.data_folder.as_deref());
        let names = || backup::names_of_copies(self.disk.as_ref(), &folders);
        self.backup_schedule.compare_with_copies(&self.book, names);
        let labels = self.backup_schedule.due_backups(&self.book, now());
        if labels.is_empty() {
            return;
        }
        let clock_is_steady = self.backup_schedule.clock_is_steady(now());
        let (disk, book, shared) = (Arc::clone(&self.disk), self.book.clone(), Arc::clone(&self.shared));
        let path = self.path.clone();
        let make = move || {
            let made = backup::make_backups(disk.as_ref(), &folders, path.as_deref(), &book, &labels);
            if made.is_ok() && clock_is_steady {
                backup::remove_old_backups(disk.as_ref(), &folders);
            }
            let failure = made.unwrap_or_else(Some);
            let before = std::mem::replace(&mut shared.state().backup_failure, failure);
            if before != shared.state().backup_failure {
                shared.changed();
            }
        };
        self.backup = thread::Builder::new().name("backup".to_owned()).spawn(make).ok();
    }

    fn handle_message(&mut self, message: WriterMessage) {
        // The sender may have stopped waiting for the reply.
        match message {
            WriterMessage::Steps(..) => {}
            WriterMessage::SaveMark { n, fingerprint, reply } => {
                self.write_saved_mark(n, fingerprint);
                let _ = reply.send(());
            }
            WriterMessage::Saved { n, fingerprint, path, reply } => {
                self.finish_save(n, fingerprint, path);
                let _ = reply.send(());
            }
            WriterMessage::Flush(reply) => {
                if self.behind {
                    self.start_new_journal(None);
                }
                let trouble = self.behind.then(|| self.shared.state().trouble.clone().unwrap_or_default());
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
            // The edit was already applied in the window. If it fails on the copy, it is skipped.
            let Ok(inverse) = self.book.apply(step.edit.clone()) else { continue };
            self.n += 1;
            self.unsaved_inverses.push((self.n, inverse));
            let step = LoggedEdit { number: self.n, ..step };
            match journal::record_line(&JournalRecord::Step(step)) {
                Ok(line) => lines.extend(line),
                // Every edit can be written as JSON. Otherwise a new journal will contain the whole book.
                Err(_) => self.behind = true,
            }
        }
        self.append_lines(&lines);
        self.start_due_backup();
    }

    /// Appends lines to the journal. The copy of the book already contains their changes.
    fn append_lines(&mut self, lines: &[u8]) {
        let added = match &mut self.journal {
            _ if self.behind => None,
            Some(journal) => {
                self.known.add_lines(journal.written().clone(), lines);
                Some(journal.append(lines))
            }
            None => None,
        };
        match added {
            Some(Ok(JournalCondition::Intact)) => {
                self.mark_backed_up();
                if let Some(journal) = self.journal.as_mut().filter(|journal| journal.is_full())
                    && let Err(error) = journal.fold(&mut self.known)
                {
                    self.report_disk_trouble(&error);
                    self.start_new_journal(None);
                }
            }
            Some(Ok(condition)) => self.replace_journal(condition, lines),
            Some(Err(error)) => {
                self.report_disk_trouble(&error);
                self.start_new_journal(None);
            }
            None => self.start_new_journal(None),
        }
    }

    fn mark_backed_up(&mut self) {
        self.behind = false;
        self.shared.state().backed_up_step = self.n;
        self.shared.changed();
    }

    fn write_saved_mark(&mut self, n: u64, fingerprint: FileFingerprint) {
        if self.journal.is_none() {
            return;
        }
        if let Ok(line) = journal::record_line(&JournalRecord::Saved(SaveRecord { n, at: now(), fingerprint })) {
            self.append_lines(&line);
        }
    }

    fn finish_save(&mut self, n: u64, fingerprint: FileFingerprint, path: PathBuf) {
        if self.path.as_ref() != Some(&path) {
            self.move_journal(&path);
        }
        self.start_due_backup();
        self.file_fingerprint = Some(fingerprint);
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

    /// The book was saved to another file. Its journal moves there too.
    fn move_journal(&mut self, path: &Path) {
        let home_path = paths::journal_path(path);
        let moved = self.copy_journal(path, &home_path);
        let old = mem::replace(&mut self.journal, moved);
        let had_path = self.path.replace(path.to_owned());
        self.home_path = Some(home_path);
        self.backup_schedule.forget_copies();
        self.take_lock();
        if let Some(mut old) = old {
            if had_path.is_none() {
                // The new journal has all its steps.
                drop(self.disk.remove(old.path()));
            } else if let Some(step) = self.step_back_to_file() {
                let step = LoggedEdit { step_name: format!("continuing as {}", paths::file_name(path)), ..step };
                if let Ok(line) = journal::record_line(&JournalRecord::Step(step)) {
                    // If this fails, the old book recovers the changes when it is opened. Nothing is lost.
                    drop(old.append(&line));
                }
            }
        }
        if self.journal.is_none() && self.n > 0 {
            self.start_new_journal(None);
        }
    }

    /// Copies the journal with all its steps for the book at `path`.
    fn copy_journal(&mut self, path: &Path, home_path: &Path) -> Option<JournalFile> {
        let bytes = self.journal.as_mut()?.contents().ok()?;
        let disk = self.disk.as_ref();
        let mut journal = journal::parse_journal(&bytes).ok()?;
        journal.header.file = Some(path.display().to_string());
        let bytes = fold_journal(journal, 0).ok()?;
        if may_exist(disk, home_path) {
            own_files::open_own(disk, home_path, OwnFile::Journal).ok()?;
            own_files::set_aside(disk, home_path, "older journal").ok()?;
        }
        own_files::create_complete(disk, home_path, &bytes, NewFilePermissions::Like(path)).ok()?;
        self.known.add_journal(&bytes);
        JournalFile::reopen(&self.disk, home_path, Some(path), FileFingerprint::of_bytes(&bytes)).ok()
    }

    /// The step that undoes all unsaved changes. `None` if there are none.
    fn step_back_to_file(&self) -> Option<LoggedEdit> {
        if self.unsaved_inverses.is_empty() {
            return None;
        }
        let edit = Edit::Batch(self.unsaved_inverses.iter().rev().map(|(_, inverse)| inverse.clone()).collect());
        let what = "closing without saving".to_owned();
        Some(LoggedEdit {
            number: self.n + 1,
            time: now(),
            author: super::signature(&self.user, &self.computer),
            origin: EditOrigin::NewStep,
            step_name: what,
            reason: String::new(),
            explained_edits: Vec::new(),
            edit,
        })
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
