//! Describes every table that can be posted, as plain data: title, sections, rows, marks, legend and sentences.
//! Window, workbook, text and command line lay the same description out. Nothing here computes a score or a place, reads
//! a file or knows the window.

mod awards;
mod board_call;
mod due;
mod held_back;
mod ladder;
mod marks;
mod notebook;
mod notice;
mod round;
mod standings;
mod teams;
mod top_board;

pub use awards::{award_contender_cells, awards_notice};
pub use due::{DueNotice, NoticeKind, due_notices, nothing_due_sentence};
pub use held_back::{held_back_rounds, held_back_sentence};
pub use ladder::ladder_notice;
pub use marks::{LegendEntry, Mark};
pub use notebook::notebook_notice;
pub use notice::{CellPart, ColumnRole, Notice, NoticeCell, NoticeColumn, NoticeRow, NoticeSection};
pub use round::{board_remarks, board_section};
pub use standings::{GroupSelection, StandingsNotice, StandingsOptions, describe_view, result_hint, standings_notice};
pub use teams::teams_notice;
pub use top_board::top_board_notice;
