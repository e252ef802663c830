//! The cells, columns and rows that a grid shows, as the owner of the data describes them.

use std::borrow::Cow;
use std::ops::Range;

use eframe::egui::Color32;

use super::cell_range::CellPos;
use super::key_bindings::Direction;
use crate::book::FillColour;
use crate::languages::in_english;

/// The alignment of a text in its cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    #[default]
    Left,
    Right,
    Centre,
}

/// One column of the whole grid. Its widths are in points, before zoom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ColumnSpec {
    /// The usual width.
    pub width: f32,
    /// The width down to which it gives room where the table is wider than the sheet.
    pub least: f32,
    /// The width up to which it takes room that is left over.
    pub most: f32,
    /// Whether it becomes wider for a text that would be cut. A width that the user or the layout of a sheet chose stays.
    pub grows: bool,
}

impl ColumnSpec {
    /// A column of this width in every sheet.
    pub const fn fixed(width: f32) -> ColumnSpec {
        ColumnSpec { width, least: width, most: width, grows: false }
    }

    /// A column of this width, which becomes wider for a text that would be cut.
    pub const fn at_least(width: f32) -> ColumnSpec {
        ColumnSpec::between(width, width)
    }

    /// A column of this least and this usual width, which becomes wider for a text that would be cut.
    pub const fn between(least: f32, width: f32) -> ColumnSpec {
        ColumnSpec { width, least, most: width, grows: true }
    }

    /// The same column where there is room.
    #[must_use]
    pub const fn up_to(self, most: f32) -> ColumnSpec {
        ColumnSpec { most, ..self }
    }
}

/// The look of a cell. Every tone is a pair of colours in the theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellTone {
    /// Can be edited. White background.
    #[default]
    Input,
    /// Computed. Faintly tinted background.
    Computed,
    /// A heading.
    Heading,
    /// The name of a block (a board). No background and no grid lines.
    Title,
    /// A label beside editable cells, such as the name of a power.
    Label,
    /// The space between blocks. Nothing is drawn and the cursor does not stop here.
    Gap,
}

/// A letter on a small square of a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swatch {
    pub colour: Color32,
    pub letter: char,
}

impl Swatch {
    /// The colour of the letter: black or white, whichever is easier to read.
    pub fn ink(self) -> Color32 {
        let linear = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue, _] = self.colour.to_array();
        let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
        // Both have the same contrast where (Y + 0.05)² = 1.05 × 0.05.
        if luminance > 0.179 { Color32::BLACK } else { Color32::WHITE }
    }
}

/// The colour with which the user filled a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fill {
    /// The colour as the user chose it.
    pub chosen: FillColour,
    pub colour: Color32,
    /// The colour on white paper, for copied cells.
    pub on_paper: Color32,
}

/// The meaning of a text on a rounded ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chip {
    /// Says how something stands.
    State,
    /// Everything is in order. A tick stands before the text.
    Good,
    Remark,
    Problem,
    /// A click does something.
    Button,
}

/// The mark in the heading of a column by which the rows are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortArrow {
    pub direction: Direction,
    /// The rank of the column among several by which the rows are sorted, from 1.
    pub rank: Option<usize>,
}

/// The style of a cell's text and its marks.
#[allow(clippy::struct_excessive_bools)] // the marks are independent of each other
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CellStyle {
    pub tone: CellTone,
    pub align: Align,
    pub bold: bool,
    /// For a provisional value.
    pub italic: bool,
    /// For a dropped value.
    pub struck: bool,
    /// Whether the cell has a problem.
    pub problem: bool,
    /// Whether the cell has a remark.
    pub remark: bool,
    /// Whether the cell has a note, which its hint shows.
    pub note: bool,
    /// A letter on a small square before the text.
    pub swatch: Option<Swatch>,
    /// The text stands on a rounded ground of its own.
    pub chip: Option<Chip>,
    /// The arrow in the heading of a column by which the rows are sorted.
    pub arrow: Option<SortArrow>,
    /// Whether this is the heading of a column by which the rows are filtered.
    pub filtered: bool,
    /// Whether this is a heading beside hidden columns.
    pub beside_hidden: bool,
    /// The background, in place of that of the tone.
    pub ground: Option<Color32>,
    /// The colour with which the user filled the cell, in place of the background. An error is seen on it nevertheless.
    pub fill: Option<Fill>,
}

/// The content and style of one cell.
#[derive(Clone, Debug, Default)]
pub struct CellView<'a> {
    /// The text shown. Editing starts with it unless `source` is given.
    pub text: Cow<'a, str>,
    /// The text for editing and copying where it differs from `text` (a number with all its decimals).
    pub source: Option<Cow<'a, str>>,
    /// The text in a copy of several cells where it differs from the text for editing: “Board C” for the name “C”.
    pub copied: Option<Cow<'a, str>>,
    /// The text that a pasted block would put into the cell. It is shown beside the present text, which is struck.
    pub ghost: Option<Cow<'a, str>>,
    pub style: CellStyle,
    /// Whether the user can type into the cell.
    pub editable: bool,
    /// The tooltip. Without one, the grid shows the whole text as a tooltip if it does not fit the cell.
    pub hint: Option<Cow<'a, str>>,
}

/// A new text for one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellChange {
    pub row: usize,
    pub column: usize,
    pub text: String,
}

/// The data behind a grid. Rows and columns count from 0 and include headings and gaps.
pub trait GridModel {
    /// The number of rows.
    fn rows(&self) -> usize;

    /// The columns, left to right.
    fn columns(&self) -> &[ColumnSpec];

    /// The name of a column under which its width is remembered, in English. The columns of several blocks can share one.
    fn column_key(&self, column: usize) -> Cow<'_, str> {
        if self.rows() == 0 { Cow::Borrowed("") } else { in_english(|| self.cell(0, column).text) }
    }

    /// What a column is called in a sentence: its heading in the language of the window. A column without a heading that says as much
    /// as its key has the name of its key.
    fn column_name(&self, column: usize) -> Cow<'_, str> {
        let key = self.column_key(column);
        let heading = |row: usize| self.cell(row, column).text;
        if self.frozen_rows() > 0 && self.rows() > 0 {
            let heading = heading(0);
            return if heading.is_empty() { key } else { heading };
        }
        let row = self.block_headings(0).and_then(|(rows, _)| rows.end.checked_sub(1)).filter(|row| *row < self.rows());
        match row {
            Some(row) if in_english(|| heading(row) == key) => heading(row),
            _ => key,
        }
    }

    /// Whether the user hid the row or the column of a cell.
    fn is_hidden(&self, _row: usize, _column: usize) -> bool {
        false
    }

    /// Whether a filter leaves out this row.
    fn is_row_hidden(&self, _row: usize) -> bool {
        false
    }

    /// Whether a filter leaves out rows.
    fn has_hidden_rows(&self) -> bool {
        false
    }

    /// The number of rows at the top that do not scroll.
    fn frozen_rows(&self) -> usize {
        0
    }

    /// The headings of the block of rows to which this row belongs, and the first row after the block. The headings stay in
    /// view while the block is scrolled through. Used only without frozen rows.
    fn block_headings(&self, _row: usize) -> Option<(Range<usize>, usize)> {
        None
    }

    /// The number of columns at the left that do not scroll.
    fn frozen_columns(&self) -> usize {
        0
    }

    /// The cell at this position.
    fn cell(&self, row: usize, column: usize) -> CellView<'_>;

    /// The cell's name for a screen reader and for tests, such as “Board C France centres”. Called only for visible
    /// cells.
    fn label(&self, row: usize, column: usize) -> String;

    /// The number of columns that this cell's text may cover, its own included (a title over a block).
    fn span(&self, _row: usize, _column: usize) -> usize {
        1
    }

    /// Whether the cursor can stop on this cell.
    fn reachable(&self, row: usize, column: usize) -> bool {
        !matches!(self.cell(row, column).style.tone, CellTone::Gap | CellTone::Title)
    }

    /// Whether the grid has this cell.
    fn has_cell(&self, at: CellPos) -> bool {
        at.row < self.rows() && at.column < self.columns().len()
    }

    /// Whether the grid has this cell and the cursor can stop on it.
    fn stops_at(&self, at: CellPos) -> bool {
        self.has_cell(at) && self.reachable(at.row, at.column)
    }

    /// Whether what is typed on this cell arrives somewhere: in the cell, or in a search of the tab. Home goes to such a cell.
    fn takes_typing(&self, row: usize, column: usize) -> bool {
        self.cell(row, column).editable
    }

    /// Whether the mouse drags the content of this cell instead of selecting cells.
    fn is_draggable(&self, _row: usize, _column: usize) -> bool {
        false
    }

    /// Whether this cell takes a single letter. Typing a letter then moves the cursor to the next such cell.
    fn takes_one_letter(&self, _row: usize, _column: usize) -> bool {
        false
    }

    /// Whether the owner of the data finds the cells for this text from the clipboard. Otherwise a block goes to the cells below and
    /// to the right of the selection's first cell.
    fn reads_block(&self, _text: &str) -> bool {
        false
    }

    /// The row to which PageUp or PageDown goes from this row. `None` means one screen of rows.
    fn page_target(&self, _row: usize, _direction: Direction) -> Option<usize> {
        None
    }

    /// The cell to which Enter, or upwards Shift+Enter, goes from this cell. `None` means the next cell of the column on which
    /// the cursor can stop.
    fn enter_target(&self, _at: CellPos, _direction: Direction) -> Option<CellPos> {
        None
    }

    /// What is said beside a completion, such as “absent”. It is not part of the text.
    fn completion_remark(&self, _row: usize, _column: usize, _completion: &str) -> Option<&'static str> {
        None
    }

    /// Whether a typed text that begins a word of its only completion means this completion. So it is where the completions are all
    /// that the text can mean, such as the players of a seat.
    fn takes_only_completion(&self, _row: usize, _column: usize) -> bool {
        false
    }

    /// Possible completions of the text typed into this cell, best first.
    fn completions(&self, _row: usize, _column: usize, _typed: &str) -> Vec<String> {
        Vec::new()
    }
}
