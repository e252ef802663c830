//! Describes every table that can be posted, as plain data: title, sections, rows, marks, legend and sentences.
//! Window, workbook, text and command line lay the same description out. Nothing here computes a score or a place, reads
//! a file or knows the window.

mod awards;
mod badges;
mod board_call;
mod breakable_words;
mod cards;
mod cell;
mod certificates;
mod charts;
mod column_role;
mod countries;
mod due;
mod held_back;
mod kind;
mod ladder;
mod marks;
mod name_order;
mod notebook;
mod notice;
mod order_sheets;
mod place_changes;
mod places_by_round;
mod plot;
mod posted_event;
mod round;
mod rounding;
mod rules;
mod ruling;
mod ruling_drawing;
mod standings;
mod table_sheets;
mod teams;
mod top_board;
mod two_languages;

pub use awards::{award_contender_cells, awards_notice, has_awards_to_post};
pub use breakable_words::BreakableWords;
pub use cell::{CellPart, NoticeCell};
pub use charts::board_plot;
pub use column_role::ColumnRole;
pub use due::{DueNotice, due_notices, nothing_due_sentence};
pub use held_back::{held_back_rounds, held_back_sentence};
pub use kind::NoticeKind;
pub use ladder::{ladder_notice, short_ladder_legend, undecided_names_sentence};
pub use marks::{LegendEntry, Mark};
pub use notebook::notebook_notice;
pub use notice::{BoardResult, KeyFigure, Notice, NoticeColumn, NoticeLayout, NoticeRow, NoticeSection, SectionStyle};
pub use place_changes::PlaceChanges;
pub use places_by_round::{has_places_plot, ladder_plot, places_plot};
pub use plot::{AreaFill, DrawnLine, DrawnText, LinePurpose, Plot, PlotDrawing, PlotFrame, PlotScale, PlotSeries};
pub use posted_event::PostedEvent;
pub use round::{board_remarks, board_section, note_lines};
pub use ruling::ruling_notice;
pub use standings::{
    AddedPoints, GroupSelection, StandingsNotice, StandingsOptions, result_hint, standings_notice, view_in_sentence,
};
pub use teams::teams_notice;
pub use top_board::{posted_qualification, posted_top_board_notice, top_board_notice};
