//! Somebody else's book as a file that is imported: it has no sheets, and the book is the draft.

use super::imported_file::ImportedFile;
use super::imported_file::{ConflictAnswers, RoundAnswers};
use crate::book::Book;
use crate::book::results_year::ResultsYear;
use crate::import::draft::draft_book::ExplainedCells;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::recipe::Recipe;
use crate::import::report::cell_sources::CellSources;
use crate::import::report::import_report::{Finding, FindingCause, FindingEffect, FindingKind};
use crate::languages::window_sentences::import_sheets as texts;

impl ImportedFile {
    /// A book of Topboard, to be added to another one. `unsaved` is the number of changes that are in its journal and not
    /// in its file.
    pub fn of_book(file: &str, book: Book, unsaved: usize) -> Self {
        let mut findings = Vec::new();
        let mut warn = |message: String| {
            findings.push(Finding {
                kind: FindingKind::Warning,
                sheet: file.to_owned(),
                cells: Vec::new(),
                message,
                effect: FindingEffect::None,
                cause: FindingCause::OwnSentence,
            });
        };
        if book.results_year != ResultsYear::default() {
            warn(texts::ladder_not_added().to_owned());
        }
        if unsaved > 0 {
            warn(texts::unsaved_changes(unsaved));
        }
        ImportedFile {
            file: file.to_owned(),
            book,
            findings,
            cell_sources: CellSources::default(),
            recipe: Recipe::default(),
            unnamed_boards: Vec::new(),
            different_players: Vec::new(),
            round_answers: RoundAnswers::default(),
            conflict_answers: ConflictAnswers::default(),
            lists_players: true,
            explained: ExplainedCells::default(),
        }
    }
}

impl SheetsOfFile {
    /// A file without sheets.
    pub fn without_sheets(file: &str) -> Self {
        SheetsOfFile { file: file.to_owned(), sheets: Vec::new() }
    }
}
