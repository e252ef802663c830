//! The journal's file while it is written.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Header, Journal, Record, first_line, header, line, read};
use crate::book::Book;
use crate::store::LARGEST;
use crate::store::disk::{self, Disk, DiskFile};
use crate::store::write_book::{create_on, replace_on};

/// The steps may take this much room before the older ones are folded into the first line.
const FULL: u64 = 16 << 20;

/// Of the steps this much is kept then.
const KEPT: u64 = 8 << 20;

/// A journal that is open for more.
#[derive(Debug)]
pub(in crate::store) struct JournalFile {
    disk: Arc<dyn Disk>,
    path: PathBuf,
    file: Box<dyn DiskFile>,
    /// How long it is as far as it is whole.
    size: u64,
    first: u64,
    full: u64,
}

impl JournalFile {
    /// Begins a journal at `path`. One that is there stays whole until this one is, and is gone then.
    pub(in crate::store) fn begin(disk: &Arc<dyn Disk>, path: &Path, header: &Header) -> io::Result<Self> {
        let first = first_line(header)?;
        disk.make_folder(disk::folder_of(path))?;
        replace_on(disk.as_ref(), path, &first)?;
        let size = first.len() as u64;
        Self::at(disk, path, size, size)
    }

    /// Goes on with the journal at `path`, of which `good` bytes hold and the first line is `first` long. What is
    /// behind them is cut off.
    pub(in crate::store) fn go_on(disk: &Arc<dyn Disk>, path: &Path, first: u64, good: u64) -> io::Result<Self> {
        let mut journal = Self::at(disk, path, first, good)?;
        if disk.about(path)?.size > good {
            journal.file.cut(good)?;
            journal.file.sync()?;
        }
        Ok(journal)
    }

    fn at(disk: &Arc<dyn Disk>, path: &Path, first: u64, size: u64) -> io::Result<Self> {
        let file = disk.extend(path)?;
        Ok(JournalFile { disk: Arc::clone(disk), path: path.to_owned(), file, size, first, full: FULL })
    }

    pub(in crate::store) fn path(&self) -> &Path {
        &self.path
    }

    /// Adds these lines and returns once they are on the disk. After an error the file must not be written to any more:
    /// what the system still holds of it cannot be known.
    pub(in crate::store) fn add(&mut self, lines: &[u8]) -> io::Result<()> {
        let written = disk::write_all(self.file.as_mut(), lines).and_then(|()| self.file.sync());
        if let Err(error) = written {
            // So that no half line stands before a whole one; reading copes where this fails too.
            drop(self.file.cut(self.size));
            return Err(error);
        }
        self.size += lines.len() as u64;
        Ok(())
    }

    /// Whether it is time to fold.
    pub(in crate::store) fn is_full(&self) -> bool {
        self.size - self.first > self.full
    }

    /// Folds the older steps into the first line. The file is replaced as a whole or not at all; where the new one could
    /// not be written, the journal goes on as it was, and may grow to twice its size before the next try.
    ///
    /// # Errors
    /// As [`JournalFile::add`].
    pub(in crate::store) fn fold(&mut self) -> io::Result<()> {
        self.full = (self.size - self.first) * 2;
        let temporary = disk::temporary(&self.path);
        let Ok((size, first)) = self.write_folded(&temporary) else { return Ok(()) };
        if self.disk.rename(&temporary, &self.path).is_err() {
            drop(self.disk.remove(&temporary));
            return Ok(());
        }
        *self = Self::at(&self.disk, &self.path, first, size)?;
        self.disk.sync_folder(disk::folder_of(&self.path))
    }

    fn write_folded(&self, path: &Path) -> io::Result<(u64, u64)> {
        let bytes = self.disk.read(&self.path, LARGEST)?;
        let journal = read(&bytes).map_err(io::Error::other)?;
        let (folded, first) = folded(journal, self.size.saturating_sub(KEPT)).map_err(io::Error::other)?;
        create_on(self.disk.as_ref(), path, &folded)?;
        Ok((folded.len() as u64, first))
    }
}

/// A journal without the steps that end before `from`, and how long its first line is.
pub(in crate::store) fn folded(journal: Journal, from: u64) -> Result<(Vec<u8>, u64), serde_json::Error> {
    let Journal { header: Header { file, n: mut done, mut in_file, book, .. }, records, .. } = journal;
    let mut folded: Book = book;
    let mut records = records.into_iter().peekable();
    let mut last_saved = None;
    while let Some((record, _)) = records.next_if(|(_, ends)| *ends < from) {
        match record {
            Record::Step(step) => {
                // It was applied when it was written down.
                if folded.apply(step.edit).is_ok() {
                    done = step.n;
                }
            }
            Record::Saved(saved) => last_saved = Some(saved.print),
        }
    }
    in_file = last_saved.or(in_file);
    let mut bytes = first_line(&header(folded, done, file, in_file))?;
    let first = bytes.len() as u64;
    for (record, _) in records {
        // A save of a state that is folded is told by the first line.
        if !matches!(record, Record::Saved(saved) if saved.n < done) {
            bytes.extend(line(&record)?);
        }
    }
    Ok((bytes, first))
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::book::{Did, Edit, EventField, Logged};
    use crate::store::journal::{Print, Relation, Saved, replay};

    fn step(n: u64) -> Record {
        let edit = Edit::Event(EventField::Name(n.to_string()));
        Record::Step(Logged {
            n,
            at: Timestamp::UNIX_EPOCH,
            who: "ann".into(),
            did: Did::Done,
            what: "name".into(),
            reason: String::new(),
            explains: Vec::new(),
            edit,
        })
    }

    #[test]
    fn folding_keeps_the_book_the_newer_steps_and_what_the_file_holds() {
        let print = Print { size: 9, crc: 9 };
        let mut bytes = first_line(&header(Book::default(), 0, None, None)).unwrap();
        for n in 1..=100 {
            bytes.extend(line(&step(n)).unwrap());
            if n == 70 {
                let saved = Saved { n: 60, at: Timestamp::UNIX_EPOCH, print };
                bytes.extend(line(&Record::Saved(saved)).unwrap());
            }
        }
        let whole = read(&bytes).unwrap();
        let before = replay(whole.clone(), None).unwrap();
        for part in [2, 3, 5] {
            let (folded, first) = folded(whole.clone(), bytes.len() as u64 / part).unwrap();
            assert!(folded.len() < bytes.len());
            let journal = read(&folded).unwrap();
            assert_eq!(journal.header_ends, first);
            let after = replay(journal, None).unwrap();
            assert_eq!((after.n, &after.book), (before.n, &before.book));
            assert!(after.history.len() >= 50 && after.history.len() < 100);
        }
        // All that was saved is folded: the file is still known.
        let (folded, _) = folded(whole, bytes.len() as u64 * 9 / 10).unwrap();
        let held = Book::default();
        let after = replay(read(&folded).unwrap(), Some((print, &held))).unwrap();
        assert!(matches!(after.relation, Relation::Newer { left } if left.len() < 20));
    }
}
