//! Why a file cannot be made from a book.

use rust_xlsxwriter::XlsxError;
use thiserror::Error;

use super::private_content::ForbiddenContent;
use crate::languages::window_sentences::posting as texts;

/// Why a book cannot be exported.
#[derive(Debug, Error)]
pub enum ExportError {
    #[error("{}", texts::cell_too_long(sheet, cell, &length.to_string(), &most.to_string()))]
    TooLong { sheet: String, cell: String, length: usize, most: usize },
    #[error("{}", texts::clock_wrong())]
    Clock,
    #[error("{}", texts::workbook_not_written(&.0.to_string()))]
    Workbook(#[from] XlsxError),
    #[error("{}", texts::table_not_written(&.0.to_string()))]
    Table(#[from] csv::Error),
    #[error("{}", texts::facts_not_written(&.0.to_string()))]
    Facts(#[from] serde_json::Error),
    #[error("{}", texts::json_not_written(&.0.to_string()))]
    Json(serde_json::Error),
    #[error("{}", texts::file_for_players_refused(&.0.to_string()))]
    NotForPlayers(#[from] ForbiddenContent),
}
