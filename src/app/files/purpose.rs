//! The purposes of choosing a file, with the title, the file types and the extension of each.

use std::path::PathBuf;
use std::sync::Arc;

use crate::book::Book;
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

impl FilePurpose {
    /// The title of the dialog.
    pub const fn title(&self) -> &'static str {
        match self {
            FilePurpose::Open => "Open",
            FilePurpose::Import => "Import results",
            FilePurpose::RollCall => "Roll call from a file",
            FilePurpose::SaveAs | FilePurpose::SavePastState(_) => "Save as",
            FilePurpose::ResultLists => "Add result lists",
            FilePurpose::IdentityDecisions => "Import identities",
            FilePurpose::ExportLadder => "Export the ladder",
            FilePurpose::History => "Export the history",
            FilePurpose::Ruling(_) => "Save the ruling",
            FilePurpose::Dispute => "Open a text of orders",
            FilePurpose::Export(Paper::A4 | Paper::A3, ScoreCells::Formulas) => "Export for players",
            FilePurpose::Export(Paper::Letter | Paper::Tabloid, _) => "Export for players on US Letter",
            FilePurpose::Export(_, ScoreCells::Values) => "Export for players as values",
            FilePurpose::DirectorCopy => "Copy for the director",
        }
    }

    /// Whether the file will be written.
    pub const fn will_be_written(&self) -> bool {
        match self {
            FilePurpose::SaveAs
            | FilePurpose::SavePastState(_)
            | FilePurpose::Export(..)
            | FilePurpose::DirectorCopy
            | FilePurpose::ExportLadder
            | FilePurpose::History
            | FilePurpose::Ruling(_) => true,
            FilePurpose::Open
            | FilePurpose::Import
            | FilePurpose::RollCall
            | FilePurpose::ResultLists
            | FilePurpose::IdentityDecisions
            | FilePurpose::Dispute => false,
        }
    }

    /// The extension of a written file whose name was typed without one.
    pub const fn extension(&self) -> &'static str {
        match self {
            FilePurpose::Export(..) | FilePurpose::DirectorCopy | FilePurpose::ExportLadder => "xlsx",
            FilePurpose::History => "csv",
            FilePurpose::Ruling(_) => "pdf",
            FilePurpose::Open
            | FilePurpose::Import
            | FilePurpose::RollCall
            | FilePurpose::SaveAs
            | FilePurpose::SavePastState(_)
            | FilePurpose::ResultLists
            | FilePurpose::IdentityDecisions
            | FilePurpose::Dispute => "topboard",
        }
    }

    /// The kinds of files that the dialog offers: a name, and extensions.
    pub const fn filters(&self) -> &'static [(&'static str, &'static [&'static str])] {
        const SHEETS: (&str, &[&str]) = ("Workbooks and tables", RESULT_EXTENSIONS.split_at(1).1);
        match self {
            FilePurpose::Open => &[
                ("Books and results", &RESULT_EXTENSIONS),
                ("Topboard books", &["topboard"]),
                SHEETS,
                ("All files", &["*"]),
            ],
            FilePurpose::ResultLists => &[("Result lists and books", &RESULT_EXTENSIONS), ("All files", &["*"])],
            FilePurpose::IdentityDecisions => {
                &[("Books and decisions", &["topboard", "toml", "json"]), ("All files", &["*"])]
            }
            FilePurpose::ExportLadder => {
                &[("Excel workbooks", &["xlsx"]), ("Plain tables", &["csv"]), ("Text for a forum", &["txt"])]
            }
            FilePurpose::Import | FilePurpose::RollCall => &[SHEETS, ("All files", &["*"])],
            FilePurpose::SaveAs | FilePurpose::SavePastState(_) => &[("Topboard books", &["topboard"])],
            FilePurpose::History => &[("Comma separated text", &["csv"])],
            FilePurpose::Ruling(_) => &[("Pages to print", &["pdf"])],
            FilePurpose::Dispute => &[("Texts", &["txt"]), ("All files", &["*"])],
            FilePurpose::Export(..) | FilePurpose::DirectorCopy => {
                &[("Excel workbooks", &["xlsx"]), ("Plain tables", &["csv"])]
            }
        }
    }
}

/// Adds the extension of `purpose` to the path of a written file without one.
pub fn with_extension(mut path: PathBuf, purpose: &FilePurpose) -> PathBuf {
    if purpose.will_be_written() && path.extension().is_none() {
        path.set_extension(purpose.extension());
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
