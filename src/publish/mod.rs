//! Writes notices and books in one file format each: workbook, pages, web page, comma-separated text, plain text.
//! Nothing here opens a file, knows the time or computes a score. The same arguments give the same bytes.

mod audience;
pub mod csv;
mod json;
mod paper;
pub mod pdf;
mod players_check;
pub mod shown_columns;
pub mod text;
pub mod web;
pub mod xlsx;

pub use audience::{Audience, ExportedFile, director_path, director_warning, export_file, names_the_director};
pub use csv::{
    CsvDialect, PlainOptions, write_federation_boards, write_federation_classification, write_ladder_table,
    write_notice_table, write_plain_table,
};
pub use json::{BoardJson, StandingsRowJson, write_event_json};
pub use paper::Paper;
pub use pdf::{PagePicture, PageSetup, Pages, PdfError, PrintedNotice, TextSize, write_pdf};
pub use players_check::ForbiddenContent;
pub use web::{ForumMarkup, WebPage, write_forum_text, write_html};
pub use xlsx::{
    ExportError, ExportOptions, ScoreCells, WorkbookNotice, write_ladder, write_posting_workbook, write_workbook,
};
