//! Notices as print-ready PDF pages: embedded fonts, bookmarks, and tags for readers that do not see the page. The same
//! arguments give the same bytes.

mod badge_layout;
mod card_layout;
mod certificate_layout;
mod columns;
mod drawing;
mod figure_column;
mod fitted_text;
mod form_layout;
mod games_below;
mod layout;
mod page_content;
mod page_foot;
mod page_head;
mod page_measures;
mod picture;
mod plot;
mod section_title;
mod set_section;
mod table_flow;
mod table_form;
mod table_measures;
mod table_row;
mod table_texts;
mod write;

use thiserror::Error;

use crate::languages::window_sentences::posting as texts;
use crate::publish::text_measure::FontError;

pub use picture::{PagePicture, Pages};
pub use write::{MissingLetters, PrintedNotice, write_pdf};

/// Why no PDF can be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PdfError {
    #[error(transparent)]
    Font(#[from] FontError),
    #[error("{}", texts::pages_not_written(.0))]
    Writing(String),
}
