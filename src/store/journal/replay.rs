//! Repeats the steps of a journal to get the book with its history, and compares the result with the book's file.

use std::collections::HashMap;

use super::{FileFingerprint, Journal, JournalEnd, JournalError, JournalRecord, lost_step};
use crate::book::validate::validate_book;
use crate::book::{Book, Edit, LoggedEdit, UndoHistory};
use crate::history::History;

/// The result of repeating the steps of a journal.
#[derive(Debug)]
pub struct ReplayedJournal {
    pub book: Book,
    /// The steps after the last one that is lost.
    pub undo_history: UndoHistory,
    /// Number of all steps, including those before the first step of the journal.
    pub n: u64,
    pub relation: FileRelation,
    /// All steps in the journal. A lost step is empty.
    pub history: History,
    /// Number of bytes up to the end of the last readable record. `end` says whether all of them are valid.
    pub valid_bytes: u64,
    pub end: JournalEnd,
    /// The numbers of the steps whose changes are lost.
    pub lost_steps: Vec<u64>,
    /// Steps that another window wrote to the same file. They are not in the book.
    pub stray_steps: Vec<LoggedEdit>,
    /// The bytes of a damaged journal without its damage, or of an older journal in the present version.
    pub repaired: Option<Vec<u8>>,
    /// Whether its ids are not those of other files, as of [`Journal::has_own_ids`].
    pub has_own_ids: bool,
}

impl ReplayedJournal {
    /// Number of the steps before the first step of the journal.
    pub fn steps_before(&self) -> u64 {
        self.n.saturating_sub(self.history.len() as u64)
    }
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
    mut journal: Journal,
    file: Option<(FileFingerprint, &Book)>,
) -> Result<ReplayedJournal, JournalError> {
    let mut repeated = RepeatedSteps::of_journal(&mut journal, file);
    if repeated.matched.is_none() {
        repeated = recover_from_file(&mut journal, file, &repeated).unwrap_or(repeated);
    }
    let RepeatedSteps { book, undo_history, mut steps, mut matched, saved, .. } = repeated;
    validate_book(&book).map_err(|_| JournalError::Contradicts)?;
    if matched.is_none() && file.is_some_and(|(_, book_in_file)| is_state(book_in_file, &book, journal.has_own_ids)) {
        matched = Some(steps.len());
    }
    let mut history = History::new(journal.header.book.clone());
    history.extend(steps.iter().cloned());
    let relation = match (matched, saved) {
        (Some(at), _) => FileRelation::Ahead { unsaved_steps: steps.split_off(at) },
        (None, Some((saved, at))) => {
            FileRelation::Diverged { saved: Box::new(saved), unsaved_steps: steps.split_off(at) }
        }
        // The last save is after the readable part.
        (None, None) => FileRelation::Diverged { saved: Box::new(book.clone()), unsaved_steps: Vec::new() },
    };
    let is_rewritten = journal.end == JournalEnd::Damaged || journal.has_own_ids;
    let repaired = is_rewritten.then(|| journal.repaired_bytes().ok()).flatten();
    Ok(ReplayedJournal {
        book,
        undo_history,
        n: journal.header.n.saturating_add(history.len() as u64),
        relation,
        history,
        valid_bytes: journal.records.last().map_or(journal.header_ends, |(_, ends)| *ends),
        end: journal.end,
        lost_steps: journal.lost_steps,
        stray_steps: journal.stray_steps,
        repaired,
        has_own_ids: journal.has_own_ids,
    })
}

/// Whether the book of the file is this state of a journal. An older journal and the file have no ids in common.
fn is_state(book_in_file: &Book, state: &Book, has_own_ids: bool) -> bool {
    book_in_file == state || has_own_ids && book_in_file.without_ids() == state.without_ids()
}

/// The steps of a journal after they were repeated.
struct RepeatedSteps {
    book: Book,
    undo_history: UndoHistory,
    steps: Vec<LoggedEdit>,
    /// Number of steps before the state that the file contains.
    matched: Option<usize>,
    /// The state that was last saved, and the number of steps before it.
    saved: Option<(Book, usize)>,
    /// The state from which the file was saved according to its fingerprint, and its number. It differs from the file if
    /// a step before it is lost.
    state_of_file: Option<(Book, u64)>,
}

impl RepeatedSteps {
    /// Repeats the steps of a journal. A step that cannot be applied becomes an empty step.
    fn of_journal(journal: &mut Journal, file: Option<(FileFingerprint, &Book)>) -> Self {
        let header = &journal.header;
        let mut marks: HashMap<u64, Vec<FileFingerprint>> = HashMap::new();
        let mut last_mark = header.n;
        marks.entry(header.n).or_default().extend(header.file_fingerprint);
        for (record, _) in &journal.records {
            if let JournalRecord::Saved(saved) = record {
                marks.entry(saved.n).or_default().push(saved.fingerprint);
                last_mark = saved.n.max(header.n);
            }
        }
        // The book of the first line may be newer than the file it names. Then it is unknown how much newer.
        let from_the_start = file.is_some_and(|(fingerprint, book_in_file)| {
            header.file_fingerprint == Some(fingerprint) || is_state(book_in_file, &header.book, journal.has_own_ids)
        });
        let mut repeated = RepeatedSteps {
            book: header.book.clone(),
            undo_history: UndoHistory::default(),
            steps: Vec::new(),
            matched: from_the_start.then_some(0),
            saved: (last_mark == header.n).then(|| (header.book.clone(), 0)),
            state_of_file: None,
        };
        // The record of the last save may be lost.
        let (is_damaged, has_own_ids) = (journal.end == JournalEnd::Damaged, journal.has_own_ids);
        let mut same_as_file = None;
        for (record, _) in &mut journal.records {
            let JournalRecord::Step(step) = record else { continue };
            let n = step.number;
            if journal.lost_steps.binary_search(&n).is_ok() {
                // An older step may not fit any more after a lost one.
                repeated.undo_history = UndoHistory::default();
            }
            if repeated.undo_history.replay(&mut repeated.book, step.clone().into_applied()).is_err() {
                *step = lost_step(n, step.time);
                let at = journal.lost_steps.partition_point(|lost| *lost < n);
                journal.lost_steps.insert(at, n);
                journal.end = JournalEnd::Damaged;
            }
            repeated.steps.push(step.clone());
            if is_damaged && file.is_some_and(|(_, book_in_file)| is_state(book_in_file, &repeated.book, has_own_ids)) {
                same_as_file = Some(repeated.steps.len());
            }
            if let Some(fingerprints) = marks.get(&n) {
                repeated.compare_with_file(file, has_own_ids, fingerprints, (n, n == last_mark));
            }
        }
        if repeated.matched.is_none_or(|matched| matched == 0) {
            repeated.matched = same_as_file.or(repeated.matched);
        }
        repeated
    }

    /// Compares the state after step `n` with the file. These are the fingerprints of the files with this state.
    fn compare_with_file(
        &mut self,
        file: Option<(FileFingerprint, &Book)>,
        has_own_ids: bool,
        fingerprints: &[FileFingerprint],
        (n, is_last_mark): (u64, bool),
    ) {
        if let Some((fingerprint, book_in_file)) = file {
            // Another file could have the same fingerprint by chance, so the books are compared too.
            let has_fingerprint = fingerprints.contains(&fingerprint);
            if (has_fingerprint || is_last_mark) && is_state(book_in_file, &self.book, has_own_ids) {
                self.matched = Some(self.steps.len());
            } else if has_fingerprint {
                self.state_of_file = Some((self.book.clone(), n));
            }
        }
        if is_last_mark {
            self.saved = Some((self.book.clone(), self.steps.len()));
        }
    }
}

/// Takes the change of a lost step from the file, which was saved after it. `None` if that is not possible.
fn recover_from_file(
    journal: &mut Journal,
    file: Option<(FileFingerprint, &Book)>,
    repeated: &RepeatedSteps,
) -> Option<RepeatedSteps> {
    let (book_in_file, (state, n)) = (file?.1, repeated.state_of_file.as_ref()?);
    let at = journal.lost_steps.iter().rposition(|lost| lost <= n)?;
    let number = journal.lost_steps[at];
    let set_edit = |journal: &mut Journal, edit: Edit| {
        for (record, _) in &mut journal.records {
            if let JournalRecord::Step(step) = record
                && step.number == number
            {
                step.edit = edit;
                return;
            }
        }
    };
    set_edit(journal, state.edit_to_match(book_in_file));
    let again = RepeatedSteps::of_journal(journal, file);
    if again.matched.is_none() {
        set_edit(journal, Edit::Batch(Vec::new()));
        return None;
    }
    // The change of every lost step before the save is in the file.
    journal.lost_steps.drain(..=at);
    Some(again)
}
