//! Writes notices and books in one file format each: workbook, pages, web page, comma-separated text, plain text.
//! Nothing here opens a file, knows the time or computes a score. The same arguments give the same bytes.

mod audience;
pub mod csv;
mod export_error;
mod export_file;
mod figure_text;
mod json;
mod line_breaks;
mod page_setup;
mod paper;
pub mod pdf;
mod players_check;
mod private_content;
pub mod shown_columns;
mod signs_of_type;
pub mod text;
mod text_measure;
pub mod web;
pub mod xlsx;

pub use audience::{Audience, ExportedFile, director_path, director_warning, names_the_director};
pub use csv::{
    CsvDialect, PlainOptions, write_federation_boards, write_federation_classification, write_notice_table,
    write_plain_table,
};
pub use export_error::ExportError;
pub use export_file::{export_file, ladder_file};
pub use json::{BoardJson, StandingsRowJson, write_event_json};
pub use page_setup::{PageSetup, TextSize};
pub use paper::Paper;
pub use pdf::{MissingLetters, PagePicture, Pages, PdfError, PrintedNotice, write_pdf};
pub use players_check::{check_notices, check_posted_file};
pub use private_content::ForbiddenContent;
pub use private_content::PrivateContent;
pub use web::{ForumMarkup, WebPage, write_forum_text, write_html};
pub use xlsx::{ExportOptions, ScoreCells, WorkbookNotice, write_ladder, write_posting_workbook, write_workbook};
