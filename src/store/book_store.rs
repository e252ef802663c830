//! Opens a book together with its journal, and recovers unsaved changes after a crash.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use jiff::Zoned;
use jiff::tz::TimeZone;

use super::disk::{self, Disk, LocalDisk, may_exist};
use super::find_journals::{FoundJournal, FoundJournals};
use super::journal;
use super::journal::{FileFingerprint, FileRelation, JournalError, JournalFile, KnownJournalStates, ReplayedJournal};
use super::journal_writer::{BookSaver, JournalWriter, JournalWriterSetup};
use super::lock;
use super::lock::{BookLock, LockOutcome};
use super::merge_changes::merge_changes;
use super::other_journals::Alternatives;
use super::own_files::{self, ForeignFile};
use super::paths;
use super::read_book::{
    OpenError, checksum_notice, is_as_written, parse_book, parse_newer_version, read_whole_file_on,
};
use super::write_book::book_to_bytes;
use crate::book::{Book, Edit, LoggedEdit, UndoHistory};
use crate::history::History;
use crate::languages::recent_moment_in_window;
use crate::languages::window_sentences::journal_notices as texts;

/// Opens and saves books with their journals and backups on a disk.
#[derive(Clone, Debug)]
pub struct BookStore {
    pub(super) disk: Arc<dyn Disk>,
    /// The user's data folder, for files that cannot be beside their book.
    pub(super) data_folder: Option<PathBuf>,
    user: String,
    computer: String,
}

/// A book that was opened, with its history and its journal.
#[derive(Debug)]
pub struct OpenedBook {
    pub book: Book,
    /// The steps that can be undone.
    pub undo_history: UndoHistory,
    /// Everything that was done so far.
    pub history: History,
    /// The file of the book.
    pub path: Option<PathBuf>,
    /// Whether the book has changes that are not in its file.
    pub changed: bool,
    /// Messages for the director.
    pub notices: Vec<String>,
    pub alternatives: Alternatives,
    pub journal_mode: JournalMode,
}

/// Whether a book can be changed, and whether a journal backs up the changes.
#[derive(Debug)]
pub enum JournalMode {
    /// Every change is written to a journal at once.
    Writing(JournalWriter),
    /// Changes are not backed up until the book is saved.
    Off,
    /// The book cannot be changed, for this reason.
    ReadOnly(String),
}

impl OpenedBook {
    /// A book that was read from `path`, without a journal.
    pub fn without_journal(book: Book, path: PathBuf) -> Self {
        OpenedBook {
            history: History::new(book.clone()),
            book,
            undo_history: UndoHistory::default(),
            path: Some(path),
            changed: false,
            notices: Vec::new(),
            alternatives: Alternatives::default(),
            journal_mode: JournalMode::Off,
        }
    }
}

impl Default for BookStore {
    fn default() -> Self {
        BookStore::for_current_user()
    }
}

impl BookStore {
    /// The store of the user who runs the program.
    pub fn for_current_user() -> Self {
        BookStore::new(Arc::new(LocalDisk), paths::data_folder())
    }

    /// A store on this disk, with this data folder for files that cannot be beside their book.
    pub fn new(disk: Arc<dyn Disk>, data_folder: Option<PathBuf>) -> Self {
        let user = ["USER", "USERNAME", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
        let user = user.filter(|user| !user.is_empty()).unwrap_or_else(|| "somebody".to_owned());
        let computer = gethostname::gethostname().display().to_string();
        BookStore { disk, data_folder, user, computer }
    }

    /// A saver for the current state of the book of this journal writer.
    pub fn saver(&self, writer: &JournalWriter) -> BookSaver {
        let signature = (self.user.clone(), self.computer.clone());
        writer.saver(Arc::clone(&self.disk), self.data_folder.clone(), signature)
    }

    /// Starts the journal of a book that was never saved.
    pub fn start_journal(&self, book: Book) -> JournalWriter {
        JournalWriter::start(JournalWriterSetup { book, ..self.writer_setup(None) })
    }

    fn writer_setup(&self, path: Option<PathBuf>) -> JournalWriterSetup {
        JournalWriterSetup {
            disk: Arc::clone(&self.disk),
            data_folder: self.data_folder.clone(),
            user: self.user.clone(),
            computer: self.computer.clone(),
            path,
            book: Book::default(),
            n: 0,
            unsaved_inverses: Vec::new(),
            file_fingerprint: None,
            journal: None,
            known: KnownJournalStates::default(),
            lock: None,
        }
    }

    /// Opens the book at `path` and recovers the changes that only its journal has.
    pub fn open(&self, path: &Path) -> Result<OpenedBook, OpenError> {
        let path = self.disk.resolve_links(path).map_err(|cause| OpenError::from_io(path, cause))?;
        let mut notices = Vec::new();
        let lock = match self.lock(&path) {
            Ok(LockOutcome::HeldElsewhere(holder)) => {
                let book = parse_book(&read_whole_file_on(self.disk.as_ref(), &path)?, &path)?;
                let name = paths::file_name(&path);
                let why = match holder {
                    Some(holder) => texts::is_read_only_for(&name, &holder.describe()),
                    None => texts::is_read_only(&name),
                };
                // Only up to the state that is shown. The other window may already have made more changes.
                let history =
                    self.journal_summary(&path).ok().flatten().and_then(|summary| summary.history_up_to(&book));
                let opened = opened_read_only(book, path.clone(), why);
                return Ok(match history {
                    Some(history) => OpenedBook { history, ..opened },
                    None => opened,
                });
            }
            Ok(LockOutcome::Acquired { lock, other_computer, foreign }) => {
                self.remove_leftovers(&path);
                if let Some(holder) = other_computer {
                    notices.push(texts::open_on_other_computer(&paths::file_name(&path), &holder.describe()));
                }
                if let Some(foreign) = foreign {
                    notices.push(texts::others_do_not_see(&foreign.to_string(), ForeignFile::cure()));
                }
                Some(lock)
            }
            // The folder cannot be written to, but the book can be read.
            Err(_) => None,
        };
        let bytes = match read_whole_file_on(self.disk.as_ref(), &path) {
            Ok(bytes) => bytes,
            Err(error @ OpenError::Missing { .. }) => {
                return self.recover_from_journal(path, None, error, lock, notices);
            }
            Err(error) => return Err(error),
        };
        match parse_book(&bytes, &path) {
            Ok(book) => {
                notices.extend(checksum_notice(&bytes, &path));
                let file = (FileFingerprint::of_bytes(&bytes), is_as_written(&bytes));
                Ok(self.open_with_journal(path, book, file, lock, notices))
            }
            // Some disks leave a file of zeros or an empty file when the power fails.
            Err(
                error @ (OpenError::CutOff { .. }
                | OpenError::Damaged { .. }
                | OpenError::Contradicts { .. }
                | OpenError::NotABook { .. }),
            ) => self.recover_from_journal(path, Some(&bytes), error, lock, notices),
            Err(error @ OpenError::Newer { .. }) => {
                let (book, why) = parse_newer_version(&bytes, &path).ok_or(error)?;
                Ok(opened_read_only(book, path, why))
            }
            Err(error) => Err(error),
        }
    }

    pub(super) fn lock(&self, path: &Path) -> std::io::Result<LockOutcome> {
        lock::acquire(&self.disk, path, self.data_folder.as_deref(), &self.user, &self.computer)
    }

    /// Removes temporary files that a crash left beside the book at `path`, in its backups and in the data folder.
    fn remove_leftovers(&self, path: &Path) {
        let journals = self.data_folder.as_deref().map(|data| paths::fallback_journal_path(data, path));
        let folders = [disk::parent_folder(path).to_owned(), paths::backup_folder(path)];
        let in_data_folder = journals.as_deref().map(|path| disk::parent_folder(path).to_owned());
        let is_backups_link = own_files::check_own_folder(self.disk.as_ref(), &folders[1]).is_err();
        let folders = folders.into_iter().take(if is_backups_link { 1 } else { 2 });
        for folder in folders.chain(in_data_folder) {
            own_files::remove_leftovers(self.disk.as_ref(), &folder);
        }
    }

    /// A book that was read, with the later changes from its journal. `is_as_written` says that the file has the ids of its journals.
    fn open_with_journal(
        &self,
        path: PathBuf,
        book: Book,
        (fingerprint, is_as_written): (FileFingerprint, bool),
        lock: Option<BookLock>,
        mut notices: Vec<String>,
    ) -> OpenedBook {
        let writer_setup = JournalWriterSetup {
            book: book.clone(),
            file_fingerprint: Some(fingerprint),
            lock,
            ..self.writer_setup(Some(path.clone()))
        };
        let FoundJournals { main, others } = self.find_journals(&path, Some((fingerprint, &book)), &mut notices);
        let Some(found) = main else {
            return opened_book(BookWithHistory::without_history(book), path, false, notices, writer_setup);
        };
        let (journal, known) = match &found.replayed.relation {
            FileRelation::Ahead { .. } => self.continue_journal(&found, &path),
            FileRelation::Diverged { .. } => (None, KnownJournalStates::default()),
        };
        let (at, file) = (found.path, (!others.is_empty()).then(|| book.clone()));
        let ReplayedJournal { book: newest, undo_history, history, n, relation, has_own_ids, .. } = found.replayed;
        let has_shared_ids = is_as_written && !has_own_ids;
        let opened = match relation {
            FileRelation::Ahead { unsaved_steps: left } => {
                // The state of the file, with the ids of the journal.
                let book = if has_own_ids { history.book_after(history.len() - left.len()) } else { book };
                let changed = newest != book;
                if changed {
                    notices.push(recovered_notice(&left));
                }
                let unsaved_inverses = inverses(book, &left);
                let writer_setup =
                    JournalWriterSetup { book: newest.clone(), n, unsaved_inverses, journal, known, ..writer_setup };
                let known = BookWithHistory { book: newest, undo_history, history };
                opened_book(known, path, changed, notices, writer_setup)
            }
            FileRelation::Diverged { unsaved_steps: left, .. } if left.is_empty() => {
                let aside = self.set_aside(&at, "older journal");
                let name = paths::file_name(&path);
                notices.push(match aside {
                    Some(aside) => texts::changed_elsewhere_and_kept(&name, &paths::file_name(&aside)),
                    None => texts::changed_elsewhere(&name),
                });
                opened_book(BookWithHistory::without_history(book), path, false, notices, writer_setup)
            }
            FileRelation::Diverged { saved, unsaved_steps: left } => {
                match merge_changes(&saved, &book, &left, has_shared_ids) {
                    None => {
                        notices.push(self.save_unsaved_copy(&path, &at, &newest, &left));
                        opened_book(BookWithHistory::without_history(book), path, false, notices, writer_setup)
                    }
                    Some(merged) => {
                        notices.push(texts::combined_with_file(&paths::file_name(&path), &recovered_notice(&left)));
                        notices
                            .extend(self.set_aside(&at, "older journal").map(|aside| earlier_history_notice(&aside)));
                        let (journal, known) = self.start_merged_journal(&path, &book, fingerprint, &merged.steps);
                        let unsaved_inverses = inverses(book.clone(), &merged.steps);
                        let book_now = merged.book.clone();
                        let writer_setup =
                            JournalWriterSetup { book: book_now, n, unsaved_inverses, journal, known, ..writer_setup };
                        let mut history = History::new(book);
                        history.extend(merged.steps);
                        let known = BookWithHistory { book: merged.book, undo_history: merged.undo_history, history };
                        opened_book(known, path, true, notices, writer_setup)
                    }
                }
            }
        };
        self.add_other_journals(opened, others, file.as_ref(), has_shared_ids)
    }

    /// Starts a journal for the file that contains `book`, with these steps after it.
    fn start_merged_journal(
        &self,
        path: &Path,
        book: &Book,
        fingerprint: FileFingerprint,
        steps: &[LoggedEdit],
    ) -> (Option<JournalFile>, KnownJournalStates) {
        let before = steps.first().map_or(0, |step| step.number.saturating_sub(1));
        let header = journal::new_header(book.clone(), before, Some(paths::path_as_text(path)), Some(fingerprint));
        let mut known = KnownJournalStates::default();
        let Ok(bytes) = journal::journal_bytes(&header, steps) else { return (None, known) };
        known.add_journal(&bytes);
        let at = paths::journal_path(path);
        (JournalFile::create(&self.disk, &at, Some(path), &bytes, &known).ok().flatten(), known)
    }

    /// Saves the unsaved changes of the book at `path` as a separate book. Returns a message with its name.
    fn save_unsaved_copy(&self, path: &Path, journal: &Path, newest: &Book, left: &[LoggedEdit]) -> String {
        let copy = own_files::unused_sibling(self.disk.as_ref(), path, "not saved");
        let written = book_to_bytes(&copy, newest).is_ok_and(|bytes| self.create_copy(&copy, path, &bytes).is_ok());
        let aside = self.set_aside(journal, if written { "older journal" } else { "not saved" });
        let unsaved_file = if written { Some(copy) } else { aside };
        let copy = paths::file_name(unsaved_file.as_deref().unwrap_or(journal));
        texts::not_combined_with_file(&paths::file_name(path), &describe_steps(left), &copy)
    }

    /// Recovers a book from its journal alone, because the file of the book is damaged or missing.
    fn recover_from_journal(
        &self,
        path: PathBuf,
        bytes: Option<&[u8]>,
        error: OpenError,
        lock: Option<BookLock>,
        mut notices: Vec<String>,
    ) -> Result<OpenedBook, OpenError> {
        let FoundJournals { main: Some(found), others } = self.find_journals(&path, None, &mut notices) else {
            return Err(error);
        };
        if let Some(bytes) = bytes {
            let copy = own_files::unused_sibling(self.disk.as_ref(), &path, "damaged");
            if self.create_copy(&copy, &path, bytes).is_err() {
                return Err(error);
            }
            notices.push(texts::damaged_book(&paths::file_name(&path), &paths::file_name(&copy)));
        } else {
            notices.push(texts::missing_book(&paths::file_name(&path)));
        }
        let (journal, known) = self.continue_journal(&found, &path);
        let ReplayedJournal { book, undo_history, history, n, has_own_ids, .. } = found.replayed;
        let writer_setup = JournalWriterSetup {
            book: book.clone(),
            n,
            file_fingerprint: bytes.map(FileFingerprint::of_bytes),
            journal,
            known,
            lock,
            ..self.writer_setup(Some(path.clone()))
        };
        let opened = opened_book(BookWithHistory { book, undo_history, history }, path, true, notices, writer_setup);
        Ok(self.add_other_journals(opened, others, None, !has_own_ids))
    }

    /// Recovers a book that was never saved, from its journal.
    pub fn recover_unsaved(&self, journal: &Path) -> Result<OpenedBook, OpenError> {
        let refused = |error: JournalError| OpenError::UnreadableJournal { path: journal.to_owned(), why: error };
        let bytes = read_whole_file_on(self.disk.as_ref(), journal)?;
        let read = journal::parse_journal(&bytes).map_err(refused)?;
        // The book may have another name, and it may have been moved here from another folder.
        let books = read.header.file.as_ref().map(PathBuf::from).into_iter().chain(paths::book_of_journal(journal));
        let own = |book: &PathBuf| paths::journal_path(book) == journal && may_exist(self.disk.as_ref(), book);
        if let Some(book) = books.into_iter().find(own) {
            return self.open(&book);
        }
        let lock = match self.lock(journal) {
            Ok(LockOutcome::HeldElsewhere(_)) => return Err(OpenError::InUse { path: journal.to_owned() }),
            Ok(LockOutcome::Acquired { lock, .. }) => {
                own_files::remove_leftovers(self.disk.as_ref(), disk::parent_folder(journal));
                Some(lock)
            }
            Err(_) => None,
        };
        let mut notices = Vec::new();
        let found = self.read_journal_at(journal, None, &mut notices).ok_or_else(|| refused(JournalError::Damaged))?;
        self.report_damage(&found, &mut notices);
        let FoundJournal { replayed, valid, known, .. } = found;
        let ReplayedJournal { book, undo_history, history, n, relation, repaired, .. } = replayed;
        if let FileRelation::Ahead { unsaved_steps: left } | FileRelation::Diverged { unsaved_steps: left, .. } =
            &relation
            && !left.is_empty()
        {
            notices.push(recovered_notice(left));
        }
        notices.push(texts::never_saved().to_owned());
        let journal = match repaired {
            Some(bytes) => JournalFile::create(&self.disk, journal, None, &bytes, &known).ok().flatten(),
            None => JournalFile::reopen(&self.disk, journal, None, valid).ok(),
        };
        let writer_setup =
            JournalWriterSetup { book: book.clone(), n, journal, known, lock, ..self.writer_setup(None) };
        let writer = JournalWriter::start(writer_setup);
        Ok(OpenedBook {
            book,
            undo_history,
            history,
            path: None,
            changed: true,
            notices,
            alternatives: Alternatives::default(),
            journal_mode: JournalMode::Writing(writer),
        })
    }

    /// The journals of books that were never saved before the program ended unexpectedly, newest first.
    pub fn unsaved_journals(&self) -> Vec<PathBuf> {
        let Some(folder) = self.data_folder.as_deref().map(paths::unsaved_folder) else { return Vec::new() };
        let mut names = self.disk.list_folder(&folder).unwrap_or_default();
        names.retain(|name| {
            let name = name.as_encoded_bytes();
            name.ends_with(paths::JOURNAL_EXTENSION.as_bytes()) && !name.contains(&b'(')
        });
        names.sort_unstable_by(|a, b| b.cmp(a));
        let free = |path: &PathBuf| matches!(self.lock(path), Ok(LockOutcome::Acquired { .. }));
        names.into_iter().map(|name| folder.join(name)).filter(free).collect()
    }
}

/// The edits that undo these steps on `book`, oldest first, with the step numbers.
pub(super) fn inverses(mut book: Book, steps: &[LoggedEdit]) -> Vec<(u64, Edit)> {
    steps.iter().filter_map(|step| Some((step.number, book.apply(step.edit.clone()).ok()?))).collect()
}

/// A book with its known history.
struct BookWithHistory {
    book: Book,
    undo_history: UndoHistory,
    history: History,
}

impl BookWithHistory {
    fn without_history(book: Book) -> Self {
        BookWithHistory { history: History::new(book.clone()), book, undo_history: UndoHistory::default() }
    }
}

fn opened_book(
    known: BookWithHistory,
    path: PathBuf,
    changed: bool,
    notices: Vec<String>,
    writer_setup: JournalWriterSetup,
) -> OpenedBook {
    let journal_mode = JournalMode::Writing(JournalWriter::start(writer_setup));
    let BookWithHistory { book, undo_history, history } = known;
    let alternatives = Alternatives::default();
    OpenedBook { book, undo_history, history, path: Some(path), changed, notices, alternatives, journal_mode }
}

fn opened_read_only(book: Book, path: PathBuf, why: String) -> OpenedBook {
    OpenedBook {
        notices: vec![why.clone()],
        journal_mode: JournalMode::ReadOnly(why),
        ..OpenedBook::without_journal(book, path)
    }
}

/// The message with the name of the file that has the earlier history.
pub(super) fn earlier_history_notice(aside: &Path) -> String {
    texts::earlier_history(&paths::file_name(aside))
}

/// “12 changes from 14:03 to 14:09 were not saved and were recovered.”
fn recovered_notice(left: &[LoggedEdit]) -> String {
    texts::recovered(left.len(), &describe_steps(left))
}

/// “12 changes from 14:03 to 14:09”.
pub(super) fn describe_steps(left: &[LoggedEdit]) -> String {
    let (Some(first), Some(last)) = (left.first(), left.last()) else { return texts::changes().to_owned() };
    let [first, last] = [first, last].map(|step| step.time.to_zoned(TimeZone::system()));
    let today = Zoned::now().date();
    let [from, to] = [first, last].map(|at| recent_moment_in_window(&at.datetime(), today));
    match left.len() {
        n if n == 1 || from == to => texts::changes_at(n, &from),
        n => texts::changes_from_to(n, &from, &to),
    }
}
