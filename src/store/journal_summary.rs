//! Reads the journal of a book without opening the book. Nothing is recovered, moved or locked.

use std::path::Path;

use super::book_store::BookStore;
use super::disk::Disk;
use super::journal;
use super::journal::{FileFingerprint, FileRelation, JournalEnd, JournalError, ReplayedJournal, replay_journal};
use super::paths;
use super::read_book::{OpenError, parse_book, read_journal_file, read_whole_file_on};
use crate::book::Book;
use crate::history::History;

/// The contents of the journal of a book.
#[derive(Debug)]
pub struct JournalSummary {
    pub history: History,
    /// Number of steps whose changes are not in the file of the book.
    pub unsaved_steps: usize,
    /// How the journal ends, which shows whether it is complete.
    pub end: JournalEnd,
    /// The numbers of the steps that are not readable.
    pub lost_steps: Vec<u64>,
    /// Why the file of the book cannot be read. The journal is readable nevertheless.
    pub book_error: Option<OpenError>,
    /// Errors of the book's other journals that cannot be read.
    pub unreadable_journals: Vec<OpenError>,
    /// Number of steps after the state in the file of the book.
    steps_after_file: usize,
}

impl JournalSummary {
    /// The history up to `book_in_file`, the book in the file. `None` if the steps do not lead to that book.
    pub(super) fn history_up_to(self, book_in_file: &Book) -> Option<History> {
        let mut known = History::new(self.history.book_after(0));
        let steps = self.history.steps();
        known.extend(steps.iter().take(steps.len().saturating_sub(self.steps_after_file)).cloned());
        (known.book_after(known.len()) == *book_in_file).then_some(known)
    }
}

impl BookStore {
    /// Reads the journal of the book at `path`. `path` may also be a journal. `None` if there is no journal.
    ///
    /// # Errors
    /// If there is no book at `path`, or if none of its journals can be read.
    pub fn journal_summary(&self, path: &Path) -> Result<Option<JournalSummary>, OpenError> {
        let bytes = read_whole_file_on(self.disk.as_ref(), path)?;
        if journal::looks_like_journal(&bytes) {
            let ReplayedJournal { history, end, lost_steps, .. } = replay_bytes(&bytes, path, None)?;
            return Ok(Some(JournalSummary {
                history,
                unsaved_steps: 0,
                end,
                lost_steps,
                book_error: None,
                unreadable_journals: Vec::new(),
                steps_after_file: 0,
            }));
        }
        let (book, book_error) = match parse_book(&bytes, path) {
            Ok(book) => (Some(book), None),
            Err(error @ (OpenError::CutOff { .. } | OpenError::Damaged { .. } | OpenError::Contradicts { .. })) => {
                (None, Some(error))
            }
            Err(error) => return Err(error),
        };
        let file = book.as_ref().map(|book| (FileFingerprint::of_bytes(&bytes), book));
        let path = self.disk.resolve_links(path).map_err(|cause| OpenError::from_io(path, cause))?;
        let elsewhere = self.data_folder.as_deref().map(|data| paths::fallback_journal_path(data, &path));
        let (mut newest, mut unreadable_journals): (Option<ReplayedJournal>, Vec<OpenError>) = (None, Vec::new());
        for at in std::iter::once(paths::journal_path(&path)).chain(elsewhere) {
            match replay_journal_at(self.disk.as_ref(), &at, file) {
                // Of two equally new journals, the one beside the book is used.
                Ok(next) if newest.as_ref().is_none_or(|known| next.n > known.n) => newest = Some(next),
                Ok(_) | Err(OpenError::Missing { .. }) => {}
                Err(error) => unreadable_journals.push(error),
            }
        }
        let Some(ReplayedJournal { book: now, history, relation, end, lost_steps, .. }) = newest else {
            return book_error.into_iter().chain(unreadable_journals).next().map_or(Ok(None), Err);
        };
        let (FileRelation::Ahead { unsaved_steps: steps_after_file }
        | FileRelation::Diverged { unsaved_steps: steps_after_file, .. }) = relation;
        let steps_after_file = steps_after_file.len();
        let unsaved_steps = if book.is_some_and(|book_in_file| book_in_file != now) {
            count_changing_steps(&history, steps_after_file)
        } else {
            0
        };
        Ok(Some(JournalSummary {
            history,
            unsaved_steps,
            end,
            lost_steps,
            book_error,
            unreadable_journals,
            steps_after_file,
        }))
    }
}

fn replay_journal_at(
    disk: &dyn Disk,
    at: &Path,
    file: Option<(FileFingerprint, &Book)>,
) -> Result<ReplayedJournal, OpenError> {
    replay_bytes(&read_journal_file(disk, at)?, at, file)
}

fn replay_bytes(bytes: &[u8], at: &Path, file: Option<(FileFingerprint, &Book)>) -> Result<ReplayedJournal, OpenError> {
    let refused = |why: JournalError| OpenError::UnreadableJournal { path: at.to_owned(), why };
    journal::parse_journal(bytes).and_then(|journal| replay_journal(journal, file)).map_err(refused)
}

/// Number of the newest `steps_after_file` steps that change something. A later reason, or the same value typed again,
/// changes nothing.
fn count_changing_steps(history: &History, steps_after_file: usize) -> usize {
    let known = history.len().saturating_sub(steps_after_file);
    let mut book = history.book_after(known);
    let newest = history.steps().iter().skip(known);
    newest.filter(|step| book.apply(step.edit.clone()).is_ok_and(|back| back != step.edit)).count()
}
