//! The purposes of choosing a file, with the title, the file types and the extension of each.

use std::path::PathBuf;
use std::sync::Arc;

use crate::book::Book;
use crate::languages::window_sentences::files as texts;
use crate::notices::Notice;
use crate::publish::{Paper, ScoreCells};

/// The purpose of choosing a file, with what is written under the chosen name where it may not be in view any more by then.
#[derive(Clone, Debug, PartialEq)]
pub enum FilePurpose {
    Open,
    Import,
    /// The roll call of a round.
    RollCall,
    SaveAs,
    /// A copy of the past state that was in view.
    SavePastState(Arc<Book>),
    /// The file for players.
    Export(Paper, ScoreCells),
    /// The workbook or the plain table with everything.
    DirectorCopy,
    /// Result lists for the year's ladder. Several files can be chosen.
    ResultLists,
    /// Identity decisions from another book or from a file.
    IdentityDecisions,
    ExportLadder,
    /// The history as comma-separated text.
    History,
    /// The ruling of the rulings desk as pages.
    Ruling(Arc<Notice>),
    /// A text for the rulings desk.
    Dispute,
}

/// The extensions of files with results: books first, then workbooks and tables.
pub(super) const RESULT_EXTENSIONS: [&str; 13] =
    ["topboard", "xlsx", "xlsm", "xls", "xlsb", "ods", "fods", "xml", "csv", "tsv", "txt", "htm", "html"];

/// A kind of files that a dialog offers: its name, and the extensions.
pub(super) type FileKind = (&'static str, &'static [&'static str]);

fn kind(name: &'static str, extensions: &'static [&'static str]) -> FileKind {
    (name, extensions)
}

impl FilePurpose {
    /// The title of the dialog.
    pub fn title(&self) -> &'static str {
        match self {
            FilePurpose::Open => texts::open(),
            FilePurpose::Import => texts::import(),
            FilePurpose::RollCall => texts::roll_call(),
            FilePurpose::SaveAs | FilePurpose::SavePastState(_) => texts::save_as(),
            FilePurpose::ResultLists => texts::add_result_lists(),
            FilePurpose::IdentityDecisions => texts::import_identities(),
            FilePurpose::ExportLadder => texts::export_ladder(),
            FilePurpose::History => texts::export_history(),
            FilePurpose::Ruling(_) => texts::save_ruling(),
            FilePurpose::Dispute => texts::open_orders(),
            FilePurpose::Export(Paper::A4 | Paper::A3, ScoreCells::Formulas) => texts::export(),
            FilePurpose::Export(Paper::Letter | Paper::Tabloid, _) => texts::export_on_letter(),
            FilePurpose::Export(_, ScoreCells::Values) => texts::export_as_values(),
            FilePurpose::DirectorCopy => texts::copy_for_director(),
        }
    }

    /// Whether the file will be written.
    pub const fn will_be_written(&self) -> bool {
        self.written_extension().is_some()
    }

    /// Whether a book will be written.
    pub const fn is_book(&self) -> bool {
        matches!(self, FilePurpose::SaveAs | FilePurpose::SavePastState(_))
    }

    /// The extension of a written file whose name was typed without one. `None` for a file that is read.
    pub const fn written_extension(&self) -> Option<&'static str> {
        match self {
            FilePurpose::SaveAs | FilePurpose::SavePastState(_) => Some("topboard"),
            FilePurpose::Export(..) | FilePurpose::DirectorCopy | FilePurpose::ExportLadder => Some("xlsx"),
            FilePurpose::History => Some("csv"),
            FilePurpose::Ruling(_) => Some("pdf"),
            FilePurpose::Open
            | FilePurpose::Import
            | FilePurpose::RollCall
            | FilePurpose::ResultLists
            | FilePurpose::IdentityDecisions
            | FilePurpose::Dispute => None,
        }
    }

    /// The kinds of files that the dialog offers.
    pub(super) fn filters(&self) -> Vec<FileKind> {
        const SHEETS: &[&str] = RESULT_EXTENSIONS.split_at(1).1;
        let sheets = kind(texts::workbooks_and_tables(), SHEETS);
        let books = kind(texts::topboard_books(), &["topboard"]);
        let workbooks = kind(texts::excel_workbooks(), &["xlsx"]);
        let tables = kind(texts::plain_tables(), &["csv"]);
        let all = kind(texts::all_files(), &["*"]);
        match self {
            FilePurpose::Open => vec![kind(texts::books_and_results(), &RESULT_EXTENSIONS), books, sheets, all],
            FilePurpose::ResultLists => vec![kind(texts::result_lists_and_books(), &RESULT_EXTENSIONS), all],
            FilePurpose::IdentityDecisions => {
                vec![kind(texts::books_and_decisions(), &["topboard", "toml", "json"]), all]
            }
            FilePurpose::ExportLadder => vec![workbooks, tables, kind(texts::text_for_forum(), &["txt"])],
            FilePurpose::Import | FilePurpose::RollCall => vec![sheets, all],
            FilePurpose::SaveAs | FilePurpose::SavePastState(_) => vec![books],
            FilePurpose::History => vec![kind(texts::comma_separated_text(), &["csv"])],
            FilePurpose::Ruling(_) => vec![kind(texts::pages_to_print(), &["pdf"])],
            FilePurpose::Dispute => vec![kind(texts::text_files(), &["txt"]), all],
            FilePurpose::Export(..) | FilePurpose::DirectorCopy => vec![workbooks, tables],
        }
    }
}

/// Adds the extension of `purpose` to the path of a written file without one.
pub fn with_extension(mut path: PathBuf, purpose: &FilePurpose) -> PathBuf {
    if let Some(extension) = purpose.written_extension().filter(|_| path.extension().is_none()) {
        path.set_extension(extension);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXPORT: FilePurpose = FilePurpose::Export(Paper::A4, ScoreCells::Formulas);

    #[test]
    fn a_written_file_gets_the_extension_of_its_purpose() {
        assert_eq!(with_extension("/tmp/a".into(), &FilePurpose::SaveAs), PathBuf::from("/tmp/a.topboard"));
        assert_eq!(with_extension("/tmp/a.b".into(), &EXPORT), PathBuf::from("/tmp/a.b"));
        assert_eq!(with_extension("/tmp/a".into(), &FilePurpose::Open), PathBuf::from("/tmp/a"));
    }
}
