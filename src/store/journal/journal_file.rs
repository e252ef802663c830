//! The journal file that is open for writing, and the folding of its older steps.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::known_states::{KnownJournalStates, RunningFingerprint};
use super::{
    FileFingerprint, Journal, JournalHeader, JournalRecord, header_line, looks_like_journal, new_header, parse_journal,
    record_line, verified_json,
};
use crate::book::Book;
use crate::languages::window_sentences::store_errors as texts;
use crate::limits::LARGEST_FILE;
use crate::store::disk::{self, Disk, DiskFile, FileId};
use crate::store::own_files::{self, NewFilePermissions, OwnFile, Replaced};

/// In bytes. When the steps are larger than this, the older ones are folded into the first line.
const MAX_STEP_BYTES: u64 = 16 << 20;

/// In bytes. The size of the steps that stay after folding.
const RETAINED_STEP_BYTES: u64 = 8 << 20;

/// In bytes. The end of the journal that is compared with what was written.
const COMPARED_END: usize = 64;

/// A journal that is open for appending.
#[derive(Debug)]
pub(in crate::store) struct JournalFile {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    file: Box<dyn DiskFile>,
    id: FileId,
    /// Size and checksum of its valid part.
    written: RunningFingerprint,
    /// The last bytes of its valid part.
    end: Vec<u8>,
    header_size: u64,
    size_limit: u64,
}

/// Whether a journal is still as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum JournalCondition {
    Intact,
    /// There is nothing at its path.
    Missing,
    /// Another file is at its path, or another program has written to it.
    Replaced,
}

impl JournalFile {
    /// Creates a journal with these bytes at `path`, with the permissions of the book. A journal that is there stays
    /// complete until the new one is complete, and is then replaced. `None` if the journal that is there has entries
    /// that are not in `known`.
    ///
    /// # Errors
    /// Also if something else than a journal is at `path`, or if the folder of the book does not exist any more.
    pub(in crate::store) fn create(
        disk: &Arc<dyn Disk>,
        path: &Path,
        book: Option<&Path>,
        bytes: &[u8],
        known: &KnownJournalStates,
    ) -> io::Result<Option<Self>> {
        let folder = disk::parent_folder(path);
        if book.is_none_or(|book| disk::parent_folder(book) != folder) {
            own_files::make_folders(disk.as_ref(), folder)?;
        }
        match own_files::read_own(disk.as_ref(), path, LARGEST_FILE) {
            Ok(present) if looks_like_journal(&present) && !known.cover(&present) => return Ok(None),
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let permissions = NewFilePermissions::Like(book.unwrap_or(path));
        own_files::replace_own(disk.as_ref(), path, OwnFile::Journal, bytes, permissions).into_result()?;
        Self::open_at(disk, path, FileFingerprint::of_bytes(bytes)).map(Some)
    }

    /// Opens the journal at `path` for appending. Its valid part has this fingerprint. An incomplete line after the valid
    /// part is cut off. It gets the permissions of the book.
    ///
    /// # Errors
    /// Also if the journal has changed meanwhile, or if another window has added entries after the valid part.
    pub(in crate::store) fn reopen(
        disk: &Arc<dyn Disk>,
        path: &Path,
        book: Option<&Path>,
        valid: FileFingerprint,
    ) -> io::Result<Self> {
        let mut journal = Self::open_at(disk, path, valid)?;
        if let Some(book) = book {
            // Some disks have no permissions.
            drop(journal.file.copy_permissions_from(book));
        }
        let rest = journal.file.read_part(valid.size, LARGEST_FILE)?;
        if rest.split(|byte| *byte == b'\n').any(|line| verified_json(line).is_some()) {
            return Err(changed_meanwhile());
        }
        if !rest.is_empty() {
            journal.file.truncate(valid.size)?;
            journal.file.sync()?;
        }
        Ok(journal)
    }

    fn open_at(disk: &Arc<dyn Disk>, path: &Path, valid: FileFingerprint) -> io::Result<Self> {
        let mut file = own_files::open_own(disk.as_ref(), path, OwnFile::Journal)?;
        let bytes = file.read_part(0, valid.size)?;
        let written = RunningFingerprint::of_bytes(&bytes);
        if written.fingerprint() != valid {
            return Err(changed_meanwhile());
        }
        let mut journal = JournalFile {
            disk: Arc::clone(disk),
            path: path.to_owned(),
            id: file.id()?,
            file,
            written,
            end: Vec::new(),
            header_size: header_size(&bytes),
            size_limit: MAX_STEP_BYTES,
        };
        journal.remember_end(&bytes);
        Ok(journal)
    }

    pub(in crate::store) fn path(&self) -> &Path {
        &self.path
    }

    /// Size and checksum of everything that was written.
    pub(in crate::store) fn written(&self) -> &RunningFingerprint {
        &self.written
    }

    /// Notes the last bytes of the journal, of which these are the newest.
    fn remember_end(&mut self, newest: &[u8]) {
        self.end.extend_from_slice(newest.get(newest.len().saturating_sub(COMPARED_END)..).unwrap_or(newest));
        self.end.drain(..self.end.len().saturating_sub(COMPARED_END));
    }

    /// Whether the journal is still at its path, and still ends as it was written.
    pub(in crate::store) fn condition(&mut self) -> io::Result<JournalCondition> {
        match self.disk.file_id(&self.path) {
            Ok(id) if id == self.id => {}
            Ok(_) => return Ok(JournalCondition::Replaced),
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
                return Ok(JournalCondition::Missing);
            }
            Err(error) => return Err(error),
        }
        let compared = self.end.len() as u64;
        let end = self.file.read_part(self.written.size().saturating_sub(compared), compared.saturating_add(1))?;
        Ok(if end == self.end { JournalCondition::Intact } else { JournalCondition::Replaced })
    }

    /// Everything that was written. It can also be read after the file was removed, on most systems.
    ///
    /// # Errors
    /// Also if another program has changed it.
    pub(in crate::store) fn contents(&mut self) -> io::Result<Vec<u8>> {
        let bytes = self.file.read_part(0, self.written.size())?;
        if FileFingerprint::of_bytes(&bytes) != self.written.fingerprint() {
            return Err(changed_meanwhile());
        }
        Ok(bytes)
    }

    /// The same journal, opened again at its path. Some disks give a file another identity from time to time.
    pub(in crate::store) fn opened_again(&self) -> io::Result<Self> {
        let mut again = Self::open_at(&self.disk, &self.path, self.written.fingerprint())?;
        again.size_limit = self.size_limit;
        match again.condition()? {
            JournalCondition::Intact => Ok(again),
            JournalCondition::Missing | JournalCondition::Replaced => Err(changed_meanwhile()),
        }
    }

    /// Appends these lines and returns when they are on the disk. If the journal is not intact any more, before or after
    /// that, the lines do not count as written.
    ///
    /// After an error the file must not be written to any more, because it is unknown which bytes the system still has
    /// in its buffers.
    pub(in crate::store) fn append(&mut self, lines: &[u8]) -> io::Result<JournalCondition> {
        match self.condition()? {
            JournalCondition::Intact => {}
            other => return Ok(other),
        }
        let written = disk::write_all(self.file.as_mut(), lines).and_then(|()| self.file.sync());
        if let Err(error) = written {
            self.cut_incomplete(lines);
            return Err(error);
        }
        let before = (self.written.clone(), self.end.clone());
        self.written.add(lines);
        self.remember_end(lines);
        let condition = self.condition()?;
        if condition != JournalCondition::Intact {
            // Another program has written at the same moment.
            (self.written, self.end) = before;
        }
        Ok(condition)
    }

    /// Removes what was written of these lines, unless another window has written after them. If that fails, reading the
    /// journal still works.
    fn cut_incomplete(&mut self, lines: &[u8]) {
        let size = self.written.size();
        if self.file.read_part(size, (lines.len() as u64).saturating_add(1)).is_ok_and(|rest| lines.starts_with(&rest))
        {
            drop(self.file.truncate(size));
        }
    }

    /// Whether the older steps should be folded now.
    pub(in crate::store) fn is_full(&self) -> bool {
        self.written.size().saturating_sub(self.header_size) > self.size_limit
    }

    /// Folds the older steps into the first line, and adds the new states to `known`. The file is replaced completely or
    /// not at all. If the new file cannot be written, the journal stays as it is and may grow to twice its size before
    /// the next try.
    ///
    /// # Errors
    /// As [`JournalFile::append`].
    pub(in crate::store) fn fold(&mut self, known: &mut KnownJournalStates) -> io::Result<()> {
        self.size_limit = self.written.size().saturating_sub(self.header_size).saturating_mul(2);
        let Ok(folded) = self.folded_journal() else { return Ok(()) };
        known.add_journal(&folded);
        let permissions = NewFilePermissions::Like(&self.path);
        match own_files::replace_own(self.disk.as_ref(), &self.path, OwnFile::Journal, &folded, permissions) {
            Replaced::No(_) => Ok(()),
            Replaced::Yes(synced) => {
                *self = Self::open_at(&self.disk, &self.path, FileFingerprint::of_bytes(&folded))?;
                synced
            }
        }
    }

    fn folded_journal(&mut self) -> io::Result<Vec<u8>> {
        let journal = parse_journal(&self.contents()?).map_err(io::Error::other)?;
        fold_journal(journal, self.written.size().saturating_sub(RETAINED_STEP_BYTES)).map_err(io::Error::other)
    }
}

fn changed_meanwhile() -> io::Error {
    io::Error::other(texts::changed_by_other_program())
}

/// The length of the first line.
fn header_size(bytes: &[u8]) -> u64 {
    bytes.split_inclusive(|byte| *byte == b'\n').next().map_or(0, |line| line.len() as u64)
}

/// A journal without the steps that end before byte `from`.
pub(in crate::store) fn fold_journal(journal: Journal, from: u64) -> Result<Vec<u8>, serde_json::Error> {
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
    for (record, _) in records {
        // The first line already has the save of a folded state.
        if !matches!(record, JournalRecord::Saved(saved) if saved.n < done) {
            bytes.extend(record_line(&record)?);
        }
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::book::{AppliedEdit, Edit, EventField, LoggedEdit};
    use crate::store::journal::{FileFingerprint, FileRelation, SaveRecord, replay_journal};

    fn step(n: u64) -> JournalRecord {
        let edit = Edit::Event(EventField::Name(n.to_string()));
        let applied = AppliedEdit::new_step("name", edit);
        JournalRecord::Step(LoggedEdit::new(applied, n, Timestamp::UNIX_EPOCH, "ann".into()))
    }

    #[test]
    fn an_incomplete_line_is_cut_off_and_an_entry_of_another_window_is_not() {
        use crate::store::disk::LocalDisk;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("con.topboard-journal");
        let disk: Arc<dyn Disk> = Arc::new(LocalDisk);
        let read = header_line(&new_header(Book::default(), 0, None, None)).unwrap();
        let line = record_line(&step(1)).unwrap();
        let reopened_after = |rest: &[u8]| {
            let bytes = [&read[..], rest].concat();
            std::fs::write(&path, &bytes).unwrap();
            let reopened = JournalFile::reopen(&disk, &path, None, FileFingerprint::of_bytes(&read));
            (reopened.is_ok(), std::fs::read(&path).unwrap().len() - read.len())
        };
        assert_eq!(reopened_after(b""), (true, 0));
        assert_eq!(reopened_after(&line[..line.len() - 4]), (true, 0));
        assert_eq!(reopened_after(&[0; 40]), (true, 0));
        assert_eq!(reopened_after(&line), (false, line.len()));
        let torn_and_whole = [&line[..20], b"\n", &line].concat();
        assert_eq!(reopened_after(&torn_and_whole), (false, torn_and_whole.len()));
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
            let folded = fold_journal(whole.clone(), bytes.len() as u64 / part).unwrap();
            assert!(folded.len() < bytes.len());
            let journal = parse_journal(&folded).unwrap();
            assert_eq!(journal.header_ends, header_size(&folded));
            let after = replay_journal(journal, None).unwrap();
            assert_eq!((after.n, &after.book), (before.n, &before.book));
            assert!(after.undo_history.len() >= 50 && after.undo_history.len() < 100);
        }
        // All saved steps are folded, and the file is still recognised.
        let folded = fold_journal(whole, bytes.len() as u64 * 9 / 10).unwrap();
        let book_in_file = Book::default();
        let after = replay_journal(parse_journal(&folded).unwrap(), Some((fingerprint, &book_in_file))).unwrap();
        assert!(matches!(after.relation, FileRelation::Ahead { unsaved_steps } if unsaved_steps.len() < 20));
    }
}
