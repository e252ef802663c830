//! The journal file that is open for writing, and the folding of its older steps.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Journal, JournalHeader, JournalRecord, header_line, new_header, parse_journal, record_line};
use crate::book::Book;
use crate::store::MAX_FILE_BYTES;
use crate::store::disk::{self, Disk, DiskFile};
use crate::store::own_files::{self, NewFilePermissions, OwnFile, Replaced};

/// In bytes. When the steps are larger than this, the older ones are folded into the first line.
const MAX_STEP_BYTES: u64 = 16 << 20;

/// In bytes. The size of the steps that stay after folding.
const RETAINED_STEP_BYTES: u64 = 8 << 20;

/// A journal that is open for appending.
#[derive(Debug)]
pub(in crate::store) struct JournalFile {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    file: Box<dyn DiskFile>,
    /// The length of its valid part in bytes.
    size: u64,
    header_size: u64,
    size_limit: u64,
}

impl JournalFile {
    /// Creates a journal at `path` with the permissions of the book. An existing journal stays complete until the new one
    /// is complete, and is then replaced.
    ///
    /// # Errors
    /// Also if something else than a journal is at `path`.
    pub(in crate::store) fn create(
        disk: &Arc<dyn Disk>,
        path: &Path,
        book: Option<&Path>,
        header: &JournalHeader,
    ) -> io::Result<Self> {
        let first = header_line(header)?;
        own_files::make_folder(disk.as_ref(), disk::parent_folder(path), None)?;
        let permissions = NewFilePermissions::Like(book.unwrap_or(path));
        own_files::replace_own(disk.as_ref(), path, OwnFile::Journal, &first, permissions).into_result()?;
        let size = first.len() as u64;
        Self::open_at(disk, path, size, size)
    }

    /// Opens the journal at `path` for appending. Its first line has `first` bytes, and its valid part has
    /// `valid_bytes` bytes. Everything after the valid part is cut off. It gets the permissions of the book.
    pub(in crate::store) fn reopen(
        disk: &Arc<dyn Disk>,
        path: &Path,
        book: Option<&Path>,
        first: u64,
        valid_bytes: u64,
    ) -> io::Result<Self> {
        let mut journal = Self::open_at(disk, path, first, valid_bytes)?;
        if let Some(book) = book {
            // Some disks have no permissions.
            drop(journal.file.copy_permissions_from(book));
        }
        if disk.file_info(path)?.size > valid_bytes {
            journal.file.truncate(valid_bytes)?;
            journal.file.sync()?;
        }
        Ok(journal)
    }

    fn open_at(disk: &Arc<dyn Disk>, path: &Path, first: u64, size: u64) -> io::Result<Self> {
        let file = own_files::open_own(disk.as_ref(), path, OwnFile::Journal)?;
        Ok(JournalFile {
            disk: Arc::clone(disk),
            path: path.to_owned(),
            file,
            size,
            header_size: first,
            size_limit: MAX_STEP_BYTES,
        })
    }

    pub(in crate::store) fn path(&self) -> &Path {
        &self.path
    }

    /// Appends these lines and returns when they are on the disk. After an error the file must not be written to any
    /// more, because it is unknown which bytes the system still has in its buffers.
    pub(in crate::store) fn append(&mut self, lines: &[u8]) -> io::Result<()> {
        let written = disk::write_all(self.file.as_mut(), lines).and_then(|()| self.file.sync());
        if let Err(error) = written {
            // This removes an incomplete line. If it fails, reading the journal still works.
            drop(self.file.truncate(self.size));
            return Err(error);
        }
        self.size += lines.len() as u64;
        Ok(())
    }

    /// Whether the older steps should be folded now.
    pub(in crate::store) fn is_full(&self) -> bool {
        self.size - self.header_size > self.size_limit
    }

    /// Folds the older steps into the first line. The file is replaced completely or not at all. If the new file cannot
    /// be written, the journal stays as it is and may grow to twice its size before the next try.
    ///
    /// # Errors
    /// As [`JournalFile::append`].
    pub(in crate::store) fn fold(&mut self) -> io::Result<()> {
        self.size_limit = (self.size - self.header_size) * 2;
        let Ok((folded, first)) = self.folded_journal() else { return Ok(()) };
        let permissions = NewFilePermissions::Like(&self.path);
        match own_files::replace_own(self.disk.as_ref(), &self.path, OwnFile::Journal, &folded, permissions) {
            Replaced::No(_) => Ok(()),
            Replaced::Yes(synced) => {
                *self = Self::open_at(&self.disk, &self.path, first, folded.len() as u64)?;
                synced
            }
        }
    }

    fn folded_journal(&self) -> io::Result<(Vec<u8>, u64)> {
        let bytes = own_files::read_own(self.disk.as_ref(), &self.path, MAX_FILE_BYTES)?;
        let journal = parse_journal(&bytes).map_err(io::Error::other)?;
        fold_journal(journal, self.size.saturating_sub(RETAINED_STEP_BYTES)).map_err(io::Error::other)
    }
}

/// A journal without the steps that end before byte `from`, and the length of its first line.
pub(in crate::store) fn fold_journal(journal: Journal, from: u64) -> Result<(Vec<u8>, u64), serde_json::Error> {
    let Journal { header: JournalHeader { file, n: mut done, mut file_fingerprint, book, .. }, records, .. } = journal;
    let mut folded: Book = book;
    let mut records = records.into_iter().peekable();
    let mut last_saved = None;
    while let Some((record, _)) = records.next_if(|(_, ends)| *ends < from) {
        match record {
            JournalRecord::Step(step) => {
                // The edit was applied without an error when it was written.
                if folded.apply(step.edit).is_ok() {
                    done = step.number;
                }
            }
            JournalRecord::Saved(saved) => last_saved = Some(saved.fingerprint),
        }
    }
    file_fingerprint = last_saved.or(file_fingerprint);
    let mut bytes = header_line(&new_header(folded, done, file, file_fingerprint))?;
    let first = bytes.len() as u64;
    for (record, _) in records {
        // The first line already has the save of a folded state.
        if !matches!(record, JournalRecord::Saved(saved) if saved.n < done) {
            bytes.extend(record_line(&record)?);
        }
    }
    Ok((bytes, first))
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::book::{Edit, EditOrigin, EventField, LoggedEdit};
    use crate::store::journal::{FileFingerprint, FileRelation, SaveRecord, replay_journal};

    fn step(n: u64) -> JournalRecord {
        let edit = Edit::Event(EventField::Name(n.to_string()));
        JournalRecord::Step(LoggedEdit {
            number: n,
            time: Timestamp::UNIX_EPOCH,
            author: "ann".into(),
            origin: EditOrigin::NewStep,
            step_name: "name".into(),
            reason: String::new(),
            explained_edits: Vec::new(),
            edit,
        })
    }

    #[test]
    fn folding_keeps_the_book_the_newer_steps_and_the_state_of_the_file() {
        let fingerprint = FileFingerprint { size: 9, crc: 9 };
        let mut bytes = header_line(&new_header(Book::default(), 0, None, None)).unwrap();
        for n in 1..=100 {
            bytes.extend(record_line(&step(n)).unwrap());
            if n == 70 {
                let saved = SaveRecord { n: 60, at: Timestamp::UNIX_EPOCH, fingerprint };
                bytes.extend(record_line(&JournalRecord::Saved(saved)).unwrap());
            }
        }
        let whole = parse_journal(&bytes).unwrap();
        let before = replay_journal(whole.clone(), None).unwrap();
        for part in [2, 3, 5] {
            let (folded, first) = fold_journal(whole.clone(), bytes.len() as u64 / part).unwrap();
            assert!(folded.len() < bytes.len());
            let journal = parse_journal(&folded).unwrap();
            assert_eq!(journal.header_ends, first);
            let after = replay_journal(journal, None).unwrap();
            assert_eq!((after.n, &after.book), (before.n, &before.book));
            assert!(after.undo_history.len() >= 50 && after.undo_history.len() < 100);
        }
        // All saved steps are folded, and the file is still recognised.
        let (folded, _) = fold_journal(whole, bytes.len() as u64 * 9 / 10).unwrap();
        let book_in_file = Book::default();
        let after = replay_journal(parse_journal(&folded).unwrap(), Some((fingerprint, &book_in_file))).unwrap();
        assert!(matches!(after.relation, FileRelation::Ahead { unsaved_steps } if unsaved_steps.len() < 20));
    }
}
