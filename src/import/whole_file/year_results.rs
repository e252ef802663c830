//! Reads the events of a results year from bytes of any kind: result lists, boards, books, books with a results year.
//!
//! It parses books with `store` and computes boards with `engine`. The path gives the names only; no file is opened.

use std::path::Path;

use thiserror::Error;

use super::read_into_draft_book::results_of_sheets;
use super::result_lists::result_lists;
use crate::book::Book;
use crate::book::results_year::{IdentityDecisions, LadderChoices, YearEvent};
use crate::engine::{DetectionReason, Engine, detect_rules};
use crate::import::reader_process::sheet_reader::{ReadWatcher, SheetReader, SheetsOfFile};
use crate::import::report::import_report::ReadError;
use crate::ladder::{Ladder, LadderKind};
use crate::languages::window_sentences::import_sheets as texts;
use crate::store::{self, OpenError};

/// The part of a results year that a file brings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ImportedYearLists {
    pub events: Vec<YearEvent>,
    /// The ladder's name, for a book with a results year. Otherwise empty.
    pub ladder: String,
    pub choices: LadderChoices,
    /// The decisions about identities.
    pub decisions: IdentityDecisions,
    /// Remarks for the director: the file, sheet and cell, and a sentence.
    pub remarks: Vec<(String, String)>,
}

/// The error for a file that brings no results.
#[derive(Debug, Error)]
pub enum YearResultsError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    Read(#[from] ReadError),
    #[error("{}", texts::no_results_for_ladder(.file))]
    NoLines { file: String },
}

/// Reads the results of a file for a ladder: as events, or as games of a league. Without a ladder they are events. A
/// league scores boards by its own ruleset; the rules of other boards are those of the file, or detected. The sheets of a
/// file that is no book are read with `reader`.
///
/// # Errors
/// When the file is a damaged book, cannot be read, holds neither lists nor boards, or brings no line of a list.
pub fn read_year_results(
    bytes: &[u8],
    path: &Path,
    ladder: Option<&Ladder>,
    reader: &SheetReader,
    watcher: &dyn ReadWatcher,
) -> Result<ImportedYearLists, YearResultsError> {
    let name = path.file_name().unwrap_or(path.as_os_str()).display().to_string();
    if store::should_read_as_book(bytes, path) {
        let book = store::parse_book(bytes, path)?;
        return with_lines(results_of_book(book, &name, path, ladder), name);
    }
    let sheets = reader.read(bytes, &name, watcher)?;
    with_lines(sheets.within_limits(watcher, || results_of_file(&sheets, &name, path, ladder))??, name)
}

/// The results without the lists that have no line; a remark names each of those. A book may bring only its decisions, or only
/// its ladder.
fn with_lines(mut results: ImportedYearLists, file: String) -> Result<ImportedYearLists, YearResultsError> {
    let (events, empty): (Vec<_>, Vec<_>) = results.events.into_iter().partition(|event| !event.lines.is_empty());
    if events.is_empty() && results.ladder.is_empty() && results.decisions == IdentityDecisions::default() {
        return Err(YearResultsError::NoLines { file });
    }
    results.events = events;
    let remark = |event: YearEvent| (file.clone(), texts::list_without_player(&event.name));
    results.remarks.extend(empty.into_iter().map(remark));
    Ok(results)
}

/// The lists and decisions of a book with a results year. Any other book is an event.
fn results_of_book(book: Book, name: &str, path: &Path, ladder: Option<&Ladder>) -> ImportedYearLists {
    if book.results_year.is_empty() {
        return results_of_boards(book, None, name, path, ladder);
    }
    let year = book.results_year;
    let (ladder, choices, decisions) = (year.ladder, year.choices, year.decisions);
    ImportedYearLists { events: year.events, ladder, choices, decisions, ..ImportedYearLists::default() }
}

/// The result lists of a file, or its boards as an event.
fn results_of_file(
    sheets: &SheetsOfFile,
    name: &str,
    path: &Path,
    ladder: Option<&Ladder>,
) -> Result<ImportedYearLists, ReadError> {
    let lists = result_lists(sheets)?;
    let mut remarks = lists.remarks;
    if !lists.has_boards {
        let is_game = ladder.map_or(LadderKind::Events, Ladder::kind) == LadderKind::Games;
        let events = lists.events.into_iter().map(|event| YearEvent { is_game, ..event }).collect();
        return Ok(ImportedYearLists { events, remarks, ..ImportedYearLists::default() });
    }
    let mut book = results_of_sheets(sheets)?.book;
    let mut computed = None;
    if ladder.and_then(Ladder::ruleset).is_none() {
        let (likely, engine) = detect_rules(&book);
        if likely.reason != DetectionReason::Named {
            let is_doubtful = likely.is_question();
            let say = if is_doubtful { texts::scored_by_doubtful_rules } else { texts::scored_by_likely_rules };
            remarks.push((name.to_owned(), say(&likely.rules, &likely.reason.to_string())));
        }
        if likely.agree_with_figures() {
            book.event.rules = likely.rules;
        }
        computed = engine;
    }
    let mut results = results_of_boards(book, computed, name, path, ladder);
    remarks.append(&mut results.remarks);
    Ok(ImportedYearLists { remarks, ..results })
}

/// The boards of a book as an event or as games. `computed` is what is known about them.
fn results_of_boards(
    book: Book,
    computed: Option<Engine>,
    name: &str,
    path: &Path,
    ladder: Option<&Ladder>,
) -> ImportedYearLists {
    let mut results = ImportedYearLists::default();
    let league = ladder.and_then(Ladder::ruleset).filter(|ruleset| ![*ruleset, ""].contains(&book.event.rules.trim()));
    if let Some(ruleset) = league {
        results.remarks.push((name.to_owned(), texts::league_has_own_rules(&book.event.rules, ruleset)));
    }
    let engine = Engine::reuse_or_compute(computed, book);
    results.events = YearEvent::lists_from_book(&engine, ladder);
    for event in &mut results.events {
        name.clone_into(&mut event.source);
        if event.name.is_empty() {
            event.name = path.file_stem().map(|stem| stem.display().to_string()).unwrap_or_default();
        }
    }
    results
}
