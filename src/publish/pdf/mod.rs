//! Notices as print-ready PDF pages: embedded fonts, bookmarks, and tags for readers that do not see the page. The same
//! arguments give the same bytes.

mod columns;
mod fonts;
mod layout;
mod page_content;
mod page_setup;
mod table_texts;
mod write;

use thiserror::Error;

pub use page_setup::{PageSetup, TextSize};
pub use write::{PrintedNotice, write_pdf};

/// Why no PDF can be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PdfError {
    #[error("the fonts of printed pages cannot be read. Install Topboard again")]
    Font,
    #[error("the pages could not be written: {0}")]
    Writing(String),
}
