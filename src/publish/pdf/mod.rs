//! Notices as print-ready PDF pages: embedded fonts, bookmarks, and tags for readers that do not see the page. The same
//! arguments give the same bytes.

mod badge_layout;
mod columns;
mod fitted_text;
mod fonts;
mod form_layout;
mod layout;
mod page_content;
mod page_setup;
mod picture;
mod plot;
mod table_flow;
mod table_form;
mod table_texts;
mod write;

use thiserror::Error;

pub use page_setup::{PageSetup, TextSize};
pub use picture::{PagePicture, Pages};
pub(super) use plot::TextMeasure;
pub use write::{PrintedNotice, write_pdf};

/// Why no PDF can be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PdfError {
    #[error("the fonts of printed pages cannot be read. Install Topboard again")]
    Font,
    #[error("the pages could not be written: {0}")]
    Writing(String),
}
