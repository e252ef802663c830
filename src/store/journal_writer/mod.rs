//! The journal writer: a thread that writes every change of a book to its journal and reports when it is on the disk.
//!
//! The window submits a change and continues at once. Only the thread waits for a slow disk; the changes that arrive
//! meanwhile are synced together. The thread has its own copy of the book, so it can start a new journal at any time,
//! in the user's data folder if the disk of the book is full, read-only or disconnected.

mod writer_thread;

pub use writer_thread::takes_unsaved_changes_back;

use std::fmt;
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use jiff::Timestamp;

use super::disk::{Disk, may_exist};
use super::journal::{FileFingerprint, JournalFile, KnownJournalStates};
use super::lock;
use super::lock::{BookLock, LockOutcome};
use super::own_files::{self, NewFilePermissions};
use super::write_book::{book_to_bytes, resolve_book_path};
use super::{SaveError, paths};
use crate::book::{AppliedEdit, Book, Edit, LoggedEdit};
use crate::languages::window_sentences::journal_notices as texts;
use crate::languages::{set_window_language, window_language};
use crate::limits::LARGEST_FILE;
use crate::store::journal_writer::writer_thread::WriterThread;

/// The state with which the thread starts.
#[derive(Debug)]
pub(super) struct JournalWriterSetup {
    pub(super) disk: Arc<dyn Disk>,
    pub(super) data_folder: Option<PathBuf>,
    pub(super) user: String,
    pub(super) computer: String,
    /// The file of the book.
    pub(super) path: Option<PathBuf>,
    pub(super) book: Book,
    /// Number of steps so far.
    pub(super) n: u64,
    /// The edits that undo the steps that are not in the file, oldest first, with the step numbers.
    pub(super) unsaved_inverses: Vec<(u64, Edit)>,
    /// The fingerprint of the file.
    pub(super) file_fingerprint: Option<FileFingerprint>,
    /// The journal to continue.
    pub(super) journal: Option<JournalFile>,
    /// The states of journals whose entries are in the book.
    pub(super) known: KnownJournalStates,
    pub(super) lock: Option<BookLock>,
}

/// Who writes, and on which computer: “ann on hall-2”.
fn signature(user: &str, computer: &str) -> String {
    format!("{user} on {computer}")
}

/// Backs up one book in its journal. Dropping it waits until all submitted changes are written.
pub struct JournalWriter {
    send: Sender<WriterMessage>,
    shared: Arc<SharedState>,
    thread: Option<JoinHandle<()>>,
    submitted_step: u64,
    signature: String,
    unsaved_journal: Option<PathBuf>,
}

/// The state that the thread shares with the window.
#[derive(Default)]
struct SharedState {
    state: Mutex<JournalWriterState>,
    wake: Mutex<Option<Box<dyn Fn() + Send>>>,
}

/// The progress and the problems of the journal writer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct JournalWriterState {
    /// The newest step that is on a disk.
    pub backed_up_step: u64,
    /// The problem with the disk, as a message for the director.
    pub trouble: Option<String>,
    /// Why the last backup failed.
    pub backup_failure: Option<String>,
    /// Whether the file of the book was removed while the book was open.
    pub file_is_missing: bool,
    /// Messages about the files of the book, for [`JournalWriter::take_notices`].
    notices: Vec<String>,
    /// Whether a change could not be applied to the writer's copy of the book.
    copy_differs: bool,
    /// The known fingerprints of the book's file: as last read, as last written, and as in the last attempt to write.
    fingerprints: Vec<FileFingerprint>,
    path: Option<PathBuf>,
}

impl SharedState {
    fn state(&self) -> MutexGuard<'_, JournalWriterState> {
        // Every change of the state is a single assignment, so a poisoned state is valid.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn changed(&self) {
        if let Some(wake) = self.wake.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            wake();
        }
    }
}

impl fmt::Debug for JournalWriter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JournalWriter")
            .field("submitted_step", &self.submitted_step)
            .field("state", &self.shared.state())
            .finish_non_exhaustive()
    }
}

/// A book that was saved.
struct SavedBook {
    /// Number of its steps.
    n: u64,
    fingerprint: FileFingerprint,
    /// Its file.
    path: PathBuf,
    /// The book itself, if the copy of the journal writer differs from it.
    whole_book: Option<Box<Book>>,
}

enum WriterMessage {
    Steps(Vec<LoggedEdit>),
    /// The book after step `n` is about to be saved to a file with this fingerprint.
    SaveMark {
        n: u64,
        fingerprint: FileFingerprint,
        reply: Sender<()>,
    },
    Saved {
        saved: SavedBook,
        reply: Sender<()>,
    },
    Flush(Sender<Result<(), String>>),
    DiscardUnsaved(Sender<()>),
}

impl JournalWriter {
    pub(super) fn start(setup: JournalWriterSetup) -> Self {
        let (send, receive) = channel();
        let shared = Arc::new(SharedState::default());
        *shared.state() = JournalWriterState {
            backed_up_step: setup.n,
            fingerprints: setup.file_fingerprint.into_iter().collect(),
            path: setup.path.clone(),
            ..JournalWriterState::default()
        };
        let submitted_step = setup.n;
        let signature = signature(&setup.user, &setup.computer);
        let has_file = setup.path.is_some();
        let work = WriterThread::new(setup, Arc::clone(&shared));
        let unsaved_journal = work.home_path().filter(|_| !has_file).map(Path::to_owned);
        // The messages of the thread are in the language that the window has when the book is opened.
        let language = window_language();
        let run = move || {
            set_window_language(language);
            work.run(&receive);
        };
        let thread = thread::Builder::new().name("journal writer".to_owned()).spawn(run);
        if let Err(error) = &thread {
            shared.state().trouble = Some(texts::no_thread(&error.to_string()));
        }
        JournalWriter { send, shared, thread: thread.ok(), submitted_step, signature, unsaved_journal }
    }

    /// Sets a function that is called on the writer's thread after every change of the state.
    pub fn on_change(&self, wake: impl Fn() + Send + 'static) {
        *self.shared.wake.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(wake));
    }

    /// Submits changes for the journal and returns the number of the newest step. [`JournalWriter::state`] shows when
    /// they are on a disk.
    pub fn append(&mut self, applied: Vec<AppliedEdit>) -> u64 {
        self.append_at(now(), applied)
    }

    /// Submits changes as [`JournalWriter::append`] does. They were made at the time `at`.
    pub fn append_at(&mut self, at: Timestamp, applied: Vec<AppliedEdit>) -> u64 {
        let author = &self.signature;
        let numbered = (self.submitted_step + 1..).zip(applied);
        self.append_logged(
            numbered.map(|(number, applied)| LoggedEdit::new(applied, number, at, author.clone())).collect(),
        )
    }

    /// Submits changes as [`JournalWriter::append`] does. They keep their times and authors.
    pub(super) fn append_logged(&mut self, steps: Vec<LoggedEdit>) -> u64 {
        if !steps.is_empty() {
            self.submitted_step += steps.len() as u64;
            // If there is no thread, the state already has a message about it.
            drop(self.send.send(WriterMessage::Steps(steps)));
        }
        self.submitted_step
    }

    /// The author of the changes: “ann on hall-2”.
    pub fn signature(&self) -> &str {
        &self.signature
    }

    /// The path of the journal of a book that had no file when this writer started. The same path is found when the book is
    /// recovered.
    pub fn unsaved_journal(&self) -> Option<&Path> {
        self.unsaved_journal.as_deref()
    }

    /// The number of the newest submitted step.
    pub fn submitted_step(&self) -> u64 {
        self.submitted_step
    }

    /// The current progress and problems.
    pub fn state(&self) -> JournalWriterState {
        self.shared.state().clone()
    }

    /// Whether the file of the book was removed while the book was open.
    pub fn is_file_missing(&self) -> bool {
        self.shared.state().file_is_missing
    }

    /// The new messages for the director: what other programs did to the files of the book.
    pub fn take_notices(&self) -> Vec<String> {
        mem::take(&mut self.shared.state().notices)
    }

    /// Waits until all submitted changes are on a disk.
    ///
    /// # Errors
    /// If no disk could be written to. The message says why. The writer tries again.
    pub fn flush(&self) -> Result<(), String> {
        let (reply, answer) = channel();
        drop(self.send.send(WriterMessage::Flush(reply)));
        answer.recv().unwrap_or_else(|_| Err(self.state().trouble.unwrap_or_default()))
    }

    /// A saver for the current state of the book.
    pub(super) fn saver(
        &self,
        disk: Arc<dyn Disk>,
        data_folder: Option<PathBuf>,
        signature: (String, String),
    ) -> BookSaver {
        let (send, shared) = (self.send.clone(), Arc::clone(&self.shared));
        BookSaver { send, shared, disk, data_folder, signature, n: self.submitted_step }
    }

    /// Undoes all unsaved changes, as one step that can be undone when the book is opened again. The journal of a book
    /// that was never saved is renamed.
    pub fn discard_unsaved_changes(self) {
        let (reply, answer) = channel();
        drop(self.send.send(WriterMessage::DiscardUnsaved(reply)));
        let _ = answer.recv();
    }
}

impl Drop for JournalWriter {
    fn drop(&mut self) {
        // The thread ends when nothing can send messages to it any more.
        let (send, _) = channel();
        drop(mem::replace(&mut self.send, send));
        if let Some(thread) = self.thread.take() {
            // A panic of the thread cannot be reported here any more.
            drop(thread.join());
        }
    }
}

/// Saves the book in the state in which this value was created.
pub struct BookSaver {
    send: Sender<WriterMessage>,
    shared: Arc<SharedState>,
    disk: Arc<dyn Disk>,
    data_folder: Option<PathBuf>,
    /// User and computer.
    signature: (String, String),
    n: u64,
}

impl fmt::Debug for BookSaver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BookSaver").field("n", &self.n).finish_non_exhaustive()
    }
}

impl BookSaver {
    /// Saves `book` at `path`. Returns when it is on the disk. The result may contain a message for the director.
    ///
    /// If somebody else has changed the file since it was read or written, their version is kept beside it under a
    /// dated name.
    pub fn save(self, path: &Path, book: &Book) -> Result<Option<String>, SaveError> {
        let failed = |cause| SaveError::from_io(path, cause);
        let path = &resolve_book_path(self.disk.as_ref(), path).map_err(failed)?;
        self.check_not_in_use(path)?;
        let bytes = book_to_bytes(path, book)?;
        let fingerprint = FileFingerprint::of_bytes(&bytes);
        let (reply, answer) = channel();
        drop(self.send.send(WriterMessage::SaveMark { n: self.n, fingerprint, reply }));
        // If there is no thread, there is no journal that must be updated first.
        let _ = answer.recv();
        let mut message = None;
        // The file is compared at the last moment, because writing can take seconds.
        let preserve = || self.preserve_foreign_changes(path, fingerprint).map(|preserved| message = preserved);
        own_files::replace_named_file(self.disk.as_ref(), path, &bytes, preserve).map_err(failed)?;
        let (reply, answer) = channel();
        let saved = SavedBook { n: self.n, fingerprint, path: path.to_owned(), whole_book: self.book_for_copy(book) };
        drop(self.send.send(WriterMessage::Saved { saved, reply }));
        let _ = answer.recv();
        Ok(message)
    }

    /// The book, if the copy of the journal writer differs from it.
    fn book_for_copy(&self, book: &Book) -> Option<Box<Book>> {
        self.shared.state().copy_differs.then(|| Box::new(book.clone()))
    }

    /// Refuses a file that is open in another window, because that window would overwrite it.
    fn check_not_in_use(&self, path: &Path) -> Result<(), SaveError> {
        if self.shared.state().path.as_deref() == Some(path) || !may_exist(self.disk.as_ref(), path) {
            return Ok(());
        }
        let (user, computer) = &self.signature;
        match lock::acquire(&self.disk, path, self.data_folder.as_deref(), user, computer) {
            Ok(LockOutcome::HeldElsewhere(_)) => Err(SaveError::InUse { path: path.to_owned() }),
            _ => Ok(()),
        }
    }

    /// Copies the file at `path` to a dated name if somebody else has changed it. From now on, the file can have the
    /// fingerprint `new`.
    fn preserve_foreign_changes(&self, path: &Path, new: FileFingerprint) -> std::io::Result<Option<String>> {
        let own = {
            let mut state = self.shared.state();
            let known = state.fingerprints.clone();
            state.fingerprints.push(new);
            (state.path.as_deref() == Some(path)).then_some(known)
        };
        // The user chose to replace another file and has confirmed that.
        let Some(known) = own else { return Ok(None) };
        if !may_exist(self.disk.as_ref(), path) {
            return Ok(None);
        }
        let there = self.disk.read(path, LARGEST_FILE)?;
        let fingerprint = FileFingerprint::of_bytes(&there);
        if fingerprint == new || known.contains(&fingerprint) {
            return Ok(None);
        }
        let other = own_files::unused_sibling(self.disk.as_ref(), path, "changed elsewhere");
        own_files::create_complete(self.disk.as_ref(), &other, &there, NewFilePermissions::Like(path))?;
        Ok(Some(texts::saved_beside_other(&paths::file_name(path), &paths::file_name(&other))))
    }
}

/// The current time in whole milliseconds.
fn now() -> Timestamp {
    let now = Timestamp::now();
    Timestamp::from_millisecond(now.as_millisecond()).unwrap_or(now)
}
