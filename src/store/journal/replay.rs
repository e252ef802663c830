//! Repeats the steps of a journal to get the book with its history, and compares the result with the book's file.

use std::collections::HashMap;

use super::{FileFingerprint, Journal, JournalEnd, JournalError, JournalRecord};
use crate::book::validate::validate_book;
use crate::book::{Book, LoggedEdit, UndoHistory};
use crate::history::History;

/// The result of repeating the steps of a journal.
#[derive(Debug)]
pub struct ReplayedJournal {
    pub book: Book,
    pub undo_history: UndoHistory,
    /// Number of all steps, including those before the first step of the journal.
    pub n: u64,
    pub relation: FileRelation,
    /// All steps in the journal.
    pub history: History,
    /// Number of valid bytes at the start of the journal. `end` says what is wrong with the rest.
    pub valid_bytes: u64,
    pub end: JournalEnd,
}

/// How a journal relates to the file of its book.
#[derive(Debug, PartialEq)]
pub enum FileRelation {
    /// The file contains a state that is in the journal. These steps came after that state.
    Ahead { unsaved_steps: Vec<LoggedEdit> },
    /// The file contains something else, or it does not exist. The book was last saved in this state, and these steps
    /// came after that.
    Diverged { saved: Box<Book>, unsaved_steps: Vec<LoggedEdit> },
}

/// Repeats every step of a journal. `file` is the fingerprint and the book of the book's own file, if it exists.
pub fn replay_journal(
    journal: Journal,
    file: Option<(FileFingerprint, &Book)>,
) -> Result<ReplayedJournal, JournalError> {
    let Journal { header, header_ends, records, mut end } = journal;
    let mut marks: HashMap<u64, Vec<FileFingerprint>> = HashMap::new();
    let mut last_mark = header.n;
    marks.entry(header.n).or_default().extend(header.file_fingerprint);
    for (record, _) in &records {
        if let JournalRecord::Saved(saved) = record {
            marks.entry(saved.n).or_default().push(saved.fingerprint);
            last_mark = saved.n.max(header.n);
        }
    }

    let mut history = History::new(header.book.clone());
    let (mut book, mut undo_history) = (header.book, UndoHistory::default());
    let (mut n, mut valid_bytes) = (header.n, header_ends);
    // The book of the first line may be newer than the file it names. Then it is unknown how much newer.
    let from_the_start = file.is_some_and(|(fingerprint, book_in_file)| {
        header.file_fingerprint == Some(fingerprint) || *book_in_file == book
    });
    let mut matched = from_the_start.then_some(0);
    let mut saved = (last_mark == n).then(|| (book.clone(), 0));
    let mut steps: Vec<LoggedEdit> = Vec::new();
    for (record, ends) in records {
        if let JournalRecord::Step(step) = record {
            if undo_history.replay(&mut book, step.clone().into_applied()).is_err() {
                end = JournalEnd::Damaged;
                break;
            }
            n = step.number;
            steps.push(step);
            if let Some(fingerprints) = marks.get(&n) {
                // Another file could have the same fingerprint by chance, so the books are compared too.
                if file.is_some_and(|(fingerprint, book_in_file)| {
                    (fingerprints.contains(&fingerprint) || n == last_mark) && *book_in_file == book
                }) {
                    matched = Some(steps.len());
                }
                if n == last_mark {
                    saved = Some((book.clone(), steps.len()));
                }
            }
        }
        valid_bytes = ends;
    }
    validate_book(&mut book).map_err(|_| JournalError::Contradicts)?;
    if matched.is_none() && file.is_some_and(|(_, book_in_file)| *book_in_file == book) {
        matched = Some(steps.len());
    }
    history.extend(steps.iter().cloned());
    let relation = match (matched, saved) {
        (Some(at), _) => FileRelation::Ahead { unsaved_steps: steps.split_off(at) },
        (None, Some((saved, at))) => {
            FileRelation::Diverged { saved: Box::new(saved), unsaved_steps: steps.split_off(at) }
        }
        // The last save is after the readable part.
        (None, None) => FileRelation::Diverged { saved: Box::new(book.clone()), unsaved_steps: Vec::new() },
    };
    Ok(ReplayedJournal { book, undo_history, n, relation, history, valid_bytes, end })
}
