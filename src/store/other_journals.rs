//! Adds the entries of other windows and computers to a book that was opened.

use std::path::Path;

use super::book_store::{Alternatives, BookStore, JournalMode, OpenedBook, describe_steps, earlier_history_notice};
use super::combine_journals::{CombinedSteps, combine_steps};
use super::find_journals::FoundJournal;
use super::journal_writer::JournalWriter;
use super::write_book::book_to_bytes;
use super::{own_files, paths};
use crate::book::{Book, LoggedEdit};

impl BookStore {
    /// Adds the entries of these journals to a book. Entries in cells that have another value in the book become
    /// alternatives. `file` is the book in the file.
    pub(super) fn add_other_journals(
        &self,
        mut opened: OpenedBook,
        others: Vec<FoundJournal>,
        file: Option<&Book>,
    ) -> OpenedBook {
        for other in others {
            let JournalMode::Writing(writer) = &mut opened.journal_mode else { return opened };
            let steps = opened.history.steps();
            let before = steps.first().map_or(writer.submitted_step(), |step| step.number.saturating_sub(1));
            let (base, their_steps) = other.steps_after_common_state(&opened.history, before, file);
            let CombinedSteps { accepted, alternatives, left_out } =
                combine_steps(&base, &their_steps, &opened.book, steps);
            let Some(added) = add_steps(&mut opened, accepted) else { return opened };
            if !added.is_empty() {
                opened.changed = true;
                let authors = authors_of(&added, &describe_steps(&added));
                opened
                    .notices
                    .push(format!("Another journal had {authors}. They are here now, and you can undo them."));
            }
            if !alternatives.is_empty() {
                opened.alternatives.entries.extend(alternatives);
                opened.alternatives.journals.push(other.path);
                continue;
            }
            if left_out > 0 {
                let path = opened.path.clone().unwrap_or_else(|| other.path.clone());
                opened.notices.push(self.save_other_book(&path, &other.replayed.book, left_out));
            }
            let is_quiet = added.is_empty() && left_out == 0;
            let aside = self.set_aside(&other.path, "older journal");
            opened.notices.extend(aside.filter(|_| !is_quiet).map(|aside| earlier_history_notice(&aside)));
        }
        if !opened.alternatives.entries.is_empty() {
            opened.notices.push(alternatives_notice(opened.alternatives.entries.len()));
        }
        opened
    }

    /// Saves the book of another journal as a separate book. Returns a message with its name.
    fn save_other_book(&self, path: &Path, book: &Book, left_out: usize) -> String {
        let copy = own_files::unused_sibling(self.disk.as_ref(), path, "not saved");
        let written = book_to_bytes(&copy, book).is_ok_and(|bytes| self.create_copy(&copy, path, &bytes).is_ok());
        let entries = if left_out == 1 { "1 entry".to_owned() } else { format!("{left_out} entries") };
        let verb = if left_out == 1 { "does" } else { "do" };
        let place = if written {
            format!("The book of the other journal is beside this one as “{}”.", paths::file_name(&copy))
        } else {
            "The book of the other journal could not be written.".to_owned()
        };
        format!("{entries} of another journal {verb} not fit to this book. {place}")
    }

    /// Sets the journals of these alternatives aside, after the user has chosen and the choice is backed up.
    pub fn settle_alternatives(&self, alternatives: &Alternatives) {
        for journal in &alternatives.journals {
            self.set_aside(journal, "older journal");
        }
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
    if authors.is_empty() { what.to_owned() } else { format!("{what} by {}", authors.join(" and ")) }
}

fn alternatives_notice(count: usize) -> String {
    match count {
        1 => "1 cell has another value in another journal. Choose one of the two.".to_owned(),
        _ => format!("{count} cells have other values in another journal. Choose one of the two for each."),
    }
}
