//! Why a file cannot be made from a book.

use rust_xlsxwriter::XlsxError;
use thiserror::Error;

use super::private_content::ForbiddenContent;

/// Why a book cannot be exported.
#[derive(Debug, Error)]
pub enum ExportError {
    #[error(
        "the text in {sheet}!{cell} has {length} characters, but a cell of a workbook holds {most} at most. Shorten it \
         and export again"
    )]
    TooLong { sheet: String, cell: String, length: usize, most: usize },
    #[error("the clock of this computer is before 1970. Correct it and export again")]
    Clock,
    #[error("the workbook could not be written: {0}")]
    Workbook(#[from] XlsxError),
    #[error("the table could not be written: {0}")]
    Table(#[from] csv::Error),
    #[error("the hidden sheet of facts could not be written: {0}")]
    Facts(#[from] serde_json::Error),
    #[error("the JSON could not be written: {0}")]
    Json(serde_json::Error),
    #[error("the file for players was not written, because {0}")]
    NotForPlayers(#[from] ForbiddenContent),
}
