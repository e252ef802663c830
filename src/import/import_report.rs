//! What an import says of a file: what was recognised, what was not and why, and why a file could not be read at all.

use std::fmt;

use thiserror::Error;

use super::CellRange;

/// What became of some cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FindingKind {
    /// Understood, and in the book.
    Recognised,
    /// Understood, and not needed: headings, totals, repeated figures.
    Ignored,
    /// Not understood; kept word for word among the book's unplaced cells.
    Unplaced,
    /// Worth a look. The cells themselves are also accounted for by one of the other kinds.
    Warning,
}

/// One thing to say about a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub kind: FindingKind,
    pub sheet: String,
    /// The cells that are meant, empty for the sheet as a whole.
    pub cells: Vec<CellRange>,
    /// One plain sentence.
    pub what: String,
}

impl Finding {
    /// Where this is: “Round 2!C14”, “Round 2!C13, C24, …”, or the sheet's name.
    pub fn whereabouts(&self) -> String {
        const SHOWN: usize = 6;
        let mut place = self.sheet.clone();
        for (index, range) in self.cells.iter().take(SHOWN).enumerate() {
            place.push_str(if index == 0 { "!" } else { ", " });
            place.push_str(&range.to_string());
        }
        if self.cells.len() > SHOWN {
            place.push_str(", …");
        }
        place
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.whereabouts(), self.what)
    }
}

/// Why a file could not be read. Nothing is imported then, and the file is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadError {
    #[error("“{file}” is empty. Choose the file again, or save it anew where it was made.")]
    Empty { file: String },
    #[error(
        "“{file}” is {what}, not a workbook. Choose an .xlsx, .xls, .xlsb or .ods workbook, or a .csv, .tsv or .txt table."
    )]
    NotAWorkbook { file: String, what: &'static str },
    #[error("“{file}” is a book of Topboard itself. Open it with Open instead of Import.")]
    OwnBook { file: String },
    #[error(
        "“{file}” is protected with a password. Open it in your spreadsheet program, save a copy without the password, and \
         import the copy."
    )]
    PasswordProtected { file: String },
    #[error("“{file}” is cut short: its end is missing. Copy or download it again, then import it.")]
    Truncated { file: String },
    #[error(
        "“{file}” is damaged and cannot be read ({detail}). Open it in your spreadsheet program, save a copy as .xlsx, and \
         import the copy."
    )]
    Damaged { file: String, detail: String },
    #[error(
        "“{file}” unpacks to more than {limit} MB, far more than a tournament needs. Copy the sheets with the results into a \
         new workbook and import that."
    )]
    TooLarge { file: String, limit: u64 },
    #[error(
        "“{file}” was written by a newer Topboard (layout {format}). Import it there, or install that version here; the \
         file is unchanged."
    )]
    Newer { file: String, format: String },
    #[error(
        "nothing in “{file}” was recognised as boards, games or standings.\n{}\nGive each table a heading row such as: \
         Round, Board, Power, Player, Centres; then import it again.",
        list(sheets)
    )]
    NothingRecognised { file: String, sheets: Vec<Unrecognised> },
}

/// A sheet in which nothing was recognised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unrecognised {
    pub sheet: String,
    /// Why, as a sentence.
    pub why: String,
}

fn list(sheets: &[Unrecognised]) -> String {
    sheets.iter().map(|sheet| format!("  {}: {}", sheet.sheet, sheet.why)).collect::<Vec<_>>().join("\n")
}
