//! Records in a book that its rounds were posted, through its journal, as the window does.

use std::path::Path;

use super::output::CommandOutput;
use super::{RuleOptions, input_file};
use crate::book::Book;
use crate::engine::{Engine, PostingSnapshot};
use crate::languages::Language;
use crate::notices::PlaceChanges;
use crate::store::{BookStore, JournalMode, OpenedBook};

/// The rounds that may be posted, as they are now.
pub(super) fn posting_snapshot(engine: &Engine) -> PostingSnapshot {
    engine.posting_snapshot(&jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string())
}

/// Records a posting in the book, and saves the book. Messages say who has another place than at the last posting, or why nothing
/// is recorded. `posted` is the book as it was posted. Returns whether the posting is recorded.
pub(super) fn record_posting(
    file: &Path,
    rules: &RuleOptions,
    posting: (PostingSnapshot, &PlaceChanges),
    posted: &Book,
    output: &mut CommandOutput,
) -> bool {
    match try_to_record(file, rules, posting, posted) {
        Ok(notices) => {
            for notice in notices {
                output.message(notice);
            }
            true
        }
        Err(reason) => {
            output.message(format_args!("The posting is not recorded in the book: {reason}"));
            false
        }
    }
}

/// Returns notices about the book, or a sentence that says why nothing is recorded.
fn try_to_record(
    file: &Path,
    rules: &RuleOptions,
    (posting, changes): (PostingSnapshot, &PlaceChanges),
    posted: &Book,
) -> Result<Vec<String>, String> {
    if rules.rules.is_some() || rules.system.is_some() {
        return Err("its scores are not those that were posted, which follow --rules or --system.".to_owned());
    }
    let store = BookStore::for_current_user();
    let opened = store.open(file).map_err(|error| error.to_string())?;
    let OpenedBook { book, undo_history, mut notices, journal_mode, .. } = opened;
    let mut journal = match journal_mode {
        JournalMode::Writing(journal) => journal,
        JournalMode::ReadOnly(reason) => return Err(reason),
        JournalMode::Off => return Err("there is no journal for the change.".to_owned()),
    };
    if input_file::apply_rules(book.clone(), rules).ok().as_ref() != Some(posted) {
        return Err(
            "it has changes that are not in its file, or were not posted. Open the book, save it, and post it \
                    again."
                .to_owned(),
        );
    }
    let mut engine = Engine::with_history(book, undo_history);
    notices.extend(Some(changes.sentence(Language::English)).filter(|changes| !changes.is_empty()));
    engine.record_edits();
    engine.record_posting(posting).map_err(|error| format!("{error}."))?;
    journal.append(engine.take_recorded_edits());
    journal.flush()?;
    match store.saver(&journal).save(file, engine.book()) {
        Ok(notice) => notices.extend(notice),
        Err(error) => notices.push(format!(
            "The posting is only in the journal of {}, because the book could not be saved: {error}",
            file.file_name().unwrap_or(file.as_os_str()).display()
        )),
    }
    Ok(notices)
}
