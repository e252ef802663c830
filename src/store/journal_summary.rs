//! What the journal of a book tells, without opening the book: nothing is brought back, moved or locked.

use std::path::Path;

use super::book_store::Shelf;
use super::disk::Disk;
use super::journal;
use super::journal::{End, JournalError, Print, Relation, Replayed, replay};
use super::paths;
use super::read_book::{OpenError, parse, read_whole_on};
use crate::book::Book;
use crate::history::Chronicle;

/// What a journal tells.
#[derive(Debug)]
pub struct Told {
    pub chronicle: Chronicle,
    /// How many of its steps change something that the file of the book does not hold.
    pub unsaved: usize,
    /// How the journal ends: whether it tells everything.
    pub end: End,
    /// Why the file of the book cannot be read; the journal tells all the same.
    pub damaged: Option<OpenError>,
    /// The book's other journals that cannot be read, and why.
    pub unread: Vec<OpenError>,
    /// How many of its steps came after what the file of the book holds.
    left: usize,
}

impl Told {
    /// What it tells up to `held`, which the file of the book holds; `None` where it does not lead there.
    pub(super) fn up_to(self, held: &Book) -> Option<Chronicle> {
        let mut known = Chronicle::new(self.chronicle.book_after(0));
        let steps = self.chronicle.steps();
        known.extend(steps.iter().take(steps.len().saturating_sub(self.left)).cloned());
        (known.book_after(known.len()) == *held).then_some(known)
    }
}

impl Shelf {
    /// What the journal of the book at `path` tells, or of a journal that `path` is. `None` where nothing was kept.
    ///
    /// # Errors
    /// When there is no book at `path`, or when none of its journals can be read.
    pub fn told(&self, path: &Path) -> Result<Option<Told>, OpenError> {
        let bytes = read_whole_on(self.disk.as_ref(), path)?;
        if journal::is_journal(&bytes) {
            let Replayed { chronicle, end, .. } = replayed(&bytes, path, None)?;
            return Ok(Some(Told { chronicle, unsaved: 0, end, damaged: None, unread: Vec::new(), left: 0 }));
        }
        let (book, damaged) = match parse(&bytes, path) {
            Ok(book) => (Some(book), None),
            Err(error @ (OpenError::CutOff { .. } | OpenError::Damaged { .. } | OpenError::Contradicts { .. })) => {
                (None, Some(error))
            }
            Err(error) => return Err(error),
        };
        let file = book.as_ref().map(|book| (Print::of(&bytes), book));
        let path = self.disk.follow(path).map_err(|cause| OpenError::from_io(path, cause))?;
        let elsewhere = self.data.as_deref().map(|data| paths::journal_elsewhere(data, &path));
        let (mut newest, mut unread): (Option<Replayed>, Vec<OpenError>) = (None, Vec::new());
        for at in std::iter::once(paths::journal_of(&path)).chain(elsewhere) {
            match read_at(self.disk.as_ref(), &at, file) {
                // Of two that are equally new the one beside the book.
                Ok(next) if newest.as_ref().is_none_or(|known| next.n > known.n) => newest = Some(next),
                Ok(_) | Err(OpenError::Missing { .. }) => {}
                Err(error) => unread.push(error),
            }
        }
        let Some(Replayed { book: now, chronicle, relation, end, .. }) = newest else {
            return damaged.into_iter().chain(unread).next().map_or(Ok(None), Err);
        };
        let (Relation::Newer { left } | Relation::Parted { left, .. }) = relation;
        let left = left.len();
        let unsaved = if book.is_some_and(|held| held != now) { changes(&chronicle, left) } else { 0 };
        Ok(Some(Told { chronicle, unsaved, end, damaged, unread, left }))
    }
}

fn read_at(disk: &dyn Disk, at: &Path, file: Option<(Print, &Book)>) -> Result<Replayed, OpenError> {
    replayed(&read_whole_on(disk, at)?, at, file)
}

fn replayed(bytes: &[u8], at: &Path, file: Option<(Print, &Book)>) -> Result<Replayed, OpenError> {
    let refused = |why: JournalError| OpenError::NoJournal { path: at.to_owned(), why };
    journal::read(bytes).and_then(|journal| replay(journal, file)).map_err(refused)
}

/// How many of the newest `left` steps change anything: a reason given later on, and a value typed over itself, do not.
fn changes(chronicle: &Chronicle, left: usize) -> usize {
    let known = chronicle.len().saturating_sub(left);
    let mut book = chronicle.book_after(known);
    let newest = chronicle.steps().iter().skip(known);
    newest.filter(|step| book.apply(step.edit.clone()).is_ok_and(|back| back != step.edit)).count()
}
