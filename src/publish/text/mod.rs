//! Plain text for the terminal, a forum or a mail: aligned tables, any notice, a year's ladder.

mod columns;
mod ladder;
mod notice;

pub use columns::{AlignedTable, TextAlign};
pub use ladder::{ladder_explanation, ladder_text};
pub(super) use notice::cell_lines;
pub use notice::{TextMarks, lines_below, notice_text, section_table};
