//! What gets posted, described once.
//!
//! A notice is plain data: headings, lines of cells with their text, value and marks, the legend of those marks, and the
//! sentences below. The window, the exported workbook, the command line and whatever else shows a table take it from here,
//! so that they say the same. How a mark looks is theirs: what is struck through on screen stands in brackets in a text.
//!
//! Nothing here computes a score or a place, reads a file, knows the time or knows the window.

mod ladder;
mod standings;

pub use ladder::{ladder_explained, ladder_text, movement};
pub use standings::{
    Cell, Column, Groups, Heading, Key, Line, Look, Mark, Notice, Part, Section, standings, view_in_words,
};
