//! Adds the entries of other windows and computers to a book that was opened.

use std::path::{Path, PathBuf};

use super::alternative_entry::{AlternativeEntry, OpenEntry, alternatives_to};
use super::book_store::{BookStore, JournalMode, OpenedBook, describe_steps, earlier_history_notice};
use super::combine_journals::{CombinedSteps, combine_steps, flattened};
use super::find_journals::FoundJournal;
use super::journal_writer::JournalWriter;
use super::rebase_edit::rebase;
use super::write_book::book_to_bytes;
use super::{own_files, paths};
use crate::book::{Book, Edit, LoggedEdit};
use crate::languages::list_in_window;
use crate::languages::window_sentences::journal_notices as texts;

/// Entries of other windows and computers in cells that have another value in the book. The user chooses.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Alternatives {
    pub entries: Vec<AlternativeEntry>,
    /// The journals that have them. They are set aside when the user has chosen.
    journals: Vec<UndecidedJournal>,
}

/// A journal of another window or computer with entries to choose from.
#[derive(Clone, Debug, PartialEq)]
struct UndecidedJournal {
    path: PathBuf,
    /// The path of the book in the window.
    book_path: PathBuf,
    /// Number of entries that do not fit to the book in the window.
    left_out: usize,
    /// The book of the journal.
    book: Box<Book>,
}

impl Alternatives {
    /// The edit that takes these entries, in the order of the list. Those that name positions come after the values of cells, and
    /// rounds and boards are taken out at last, because that moves the places of new ones.
    pub fn edit_to_take(&self, is_taken: &[bool]) -> Edit {
        let taken = self.entries.iter().zip(is_taken).filter(|(_, is_taken)| **is_taken);
        let mut edits: Vec<Edit> = taken.map(|(entry, _)| entry.edit.clone()).collect();
        edits.sort_by_key(turn);
        let mut ordered = Vec::with_capacity(edits.len());
        let mut left = edits.into_iter();
        while let Some(edit) = left.next() {
            let later = left.map(|mut later| rebase(&mut later, &edit, &edit).then_some(later));
            left = later.flatten().collect::<Vec<_>>().into_iter();
            ordered.push(edit);
        }
        Edit::Batch(ordered)
    }
}

/// When an edit comes: first those that leave the positions as they are, and at last those that take rounds and boards out.
fn turn(edit: &Edit) -> u8 {
    match edit {
        // An edit of a year names its events and lines by their positions, also where it adds and removes none.
        Edit::AddRound { .. } | Edit::AddBoard { .. } | Edit::ResultsYear(_) => 1,
        Edit::RemoveRound(_) | Edit::RemoveBoard(_) => 2,
        _ => 0,
    }
}

/// A journal of another window or computer, after its steps were added to the book.
struct CombinedJournal {
    found: FoundJournal,
    has_added: bool,
    open: Vec<OpenEntry>,
    left_out: usize,
}

impl CombinedJournal {
    /// The open entries stay at their cells after these steps, which were applied to `book`.
    fn follow(&mut self, steps: &[LoggedEdit], mut book: Book) {
        for edit in steps.iter().flat_map(|step| flattened(step.edit.clone())) {
            let Ok(inverse) = book.apply(edit.clone()) else { continue };
            let count = self.open.len();
            self.open.retain_mut(|entry| entry.rebase(&edit, &inverse));
            self.left_out += count - self.open.len();
        }
    }
}

impl BookStore {
    /// Adds the entries of these journals to a book. Entries in cells that have another value in the book become
    /// alternatives. `file` is the book in the file, and `has_shared_ids` says that the book has the ids of the journals.
    pub(super) fn add_other_journals(
        &self,
        mut opened: OpenedBook,
        others: Vec<FoundJournal>,
        file: Option<&Book>,
        has_shared_ids: bool,
    ) -> OpenedBook {
        let mut journals: Vec<CombinedJournal> = Vec::new();
        for other in others {
            let JournalMode::Writing(writer) = &mut opened.journal_mode else { return opened };
            let steps = opened.history.steps();
            let before = steps.first().map_or(writer.submitted_step(), |step| step.number.saturating_sub(1));
            let (base, their_steps) = other.steps_after_common_state(&opened.history, before, file);
            let mut combined = combine_steps(
                &base,
                &their_steps,
                (&opened.book, steps),
                has_shared_ids && !other.replayed.has_own_ids,
            );
            let book_before = opened.book.clone();
            let Some(added) = add_steps(&mut opened, combined.take_new_steps()) else { return opened };
            for earlier in journals.iter_mut().filter(|journal| !journal.open.is_empty()) {
                earlier.follow(&added, book_before.clone());
            }
            if !added.is_empty() {
                opened.changed = true;
                let authors = authors_of(&added, &describe_steps(&added));
                opened.notices.push(texts::other_journal_had(&authors));
            }
            let CombinedSteps { open, left_out, .. } = combined;
            journals.push(CombinedJournal { found: other, has_added: !added.is_empty(), open, left_out });
        }
        // Only now it is known where the cells are.
        for journal in journals {
            self.settle_or_ask(&mut opened, journal);
        }
        if !opened.alternatives.entries.is_empty() {
            opened.notices.push(texts::other_values(opened.alternatives.entries.len()));
        }
        opened
    }

    /// Sets a journal aside whose entries are in the book. If it has alternatives, it stays until the user has chosen.
    fn settle_or_ask(&self, opened: &mut OpenedBook, journal: CombinedJournal) {
        let CombinedJournal { found: FoundJournal { path, replayed, .. }, has_added, open, left_out } = journal;
        let (alternatives, more_left_out) = alternatives_to(&opened.book, open);
        let undecided = UndecidedJournal {
            book_path: opened.path.clone().unwrap_or_else(|| path.clone()),
            path,
            left_out: left_out + more_left_out,
            book: Box::new(replayed.book),
        };
        if !alternatives.is_empty() {
            opened.alternatives.entries.extend(alternatives);
            if undecided.left_out > 0 {
                opened.notices.push(texts::book_comes_later(&texts::left_out(undecided.left_out)));
            }
            opened.alternatives.journals.push(undecided);
        } else if let Some(aside) = self.settle_journal(&undecided, &mut opened.notices)
            && (has_added || undecided.left_out > 0)
        {
            opened.notices.push(earlier_history_notice(&aside));
        }
    }

    /// Saves the book of a journal if some of its entries do not fit, and sets the journal aside. Returns its new name.
    /// A journal whose book could not be saved stays, and is combined again when the book is opened.
    fn settle_journal(&self, journal: &UndecidedJournal, notices: &mut Vec<String>) -> Option<PathBuf> {
        if journal.left_out > 0 {
            let left_out = texts::left_out(journal.left_out);
            let Some(copy) = self.save_other_book(&journal.book_path, &journal.book) else {
                notices.push(texts::book_not_written(&left_out));
                return None;
            };
            notices.push(texts::book_beside(&left_out, &paths::file_name(&copy)));
        }
        self.set_aside(&journal.path, "older journal")
    }

    /// Saves the book of another journal beside the book at `path`. Returns its name.
    fn save_other_book(&self, path: &Path, book: &Book) -> Option<PathBuf> {
        let copy = own_files::unused_sibling(self.disk.as_ref(), path, "not saved");
        let bytes = book_to_bytes(&copy, book).ok()?;
        self.create_copy(&copy, path, &bytes).ok().map(|()| copy)
    }

    /// Sets the journals of these alternatives aside, after the user has chosen and the choice is backed up. Returns
    /// messages for the director.
    #[must_use]
    pub fn settle_alternatives(&self, alternatives: &Alternatives) -> Vec<String> {
        let mut notices = Vec::new();
        for journal in &alternatives.journals {
            self.settle_journal(journal, &mut notices);
        }
        notices
    }
}

/// Adds steps to the book and its journal. Returns those that were added, when they are on the disk. `None` if they are
/// not.
fn add_steps(opened: &mut OpenedBook, steps: Vec<LoggedEdit>) -> Option<Vec<LoggedEdit>> {
    let JournalMode::Writing(writer) = &mut opened.journal_mode else { return None };
    let mut added = Vec::with_capacity(steps.len());
    let first = writer.submitted_step() + 1;
    for step in steps {
        let applied = step.clone().into_applied();
        if opened.undo_history.replay(&mut opened.book, applied).is_ok() {
            added.push(LoggedEdit { number: first + added.len() as u64, ..step });
        }
    }
    opened.history.extend(added.iter().cloned());
    writer.append_logged(added.clone());
    is_backed_up(writer, &mut opened.notices).then_some(added)
}

fn is_backed_up(writer: &JournalWriter, notices: &mut Vec<String>) -> bool {
    match writer.flush() {
        Ok(()) => true,
        Err(error) => {
            notices.push(error);
            false
        }
    }
}

/// “2 changes from 14:03 to 14:09 by ann on hall-2”.
fn authors_of(steps: &[LoggedEdit], what: &str) -> String {
    let mut authors: Vec<&str> =
        steps.iter().map(|step| step.author.as_str()).filter(|name| !name.is_empty()).collect();
    authors.sort_unstable();
    authors.dedup();
    let names = authors.into_iter().map(str::to_owned);
    let names = names.reduce(|one, next| list_in_window(&[one, next]));
    names.map_or_else(|| what.to_owned(), |names| texts::changes_by(what, &names))
}
