//! What a grid shows, told by whoever owns the data.

use std::borrow::Cow;

use eframe::egui::Color32;

use super::key_bindings::Direction;

/// Where a text stands in its cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Align {
    #[default]
    Left,
    Right,
    Centre,
}

/// One column of the whole grid.
#[derive(Clone, Debug, PartialEq)]
pub struct ColumnSpec {
    /// In points, before zoom.
    pub width: f32,
}

/// How a cell looks; every tone is a pair of colours in the theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellTone {
    /// Typable: paper white.
    #[default]
    Input,
    /// Computed: a faint tint.
    Computed,
    /// A heading.
    Heading,
    /// Around the name of a block (a board): no ground, no grid lines.
    Title,
    /// A label beside inputs, such as a power's name.
    Label,
    /// Between blocks: nothing is drawn and the cursor does not stop.
    Gap,
}

/// The marks on a cell.
#[allow(clippy::struct_excessive_bools)] // marks that come in any combination
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CellStyle {
    pub tone: CellTone,
    pub align: Align,
    pub bold: bool,
    /// Provisional.
    pub italic: bool,
    /// Dropped.
    pub struck: bool,
    /// Something is wrong here.
    pub problem: bool,
    /// Worth a look.
    pub remark: bool,
    /// A small square before the text.
    pub swatch: Option<Color32>,
}

/// One cell as it is to be shown.
#[derive(Clone, Debug, Default)]
pub struct CellView<'a> {
    /// What is shown, and what editing starts with unless `source` is given.
    pub text: Cow<'a, str>,
    /// What editing starts with and copying takes, where it is not `text` (a number with all its decimals).
    pub source: Option<Cow<'a, str>>,
    pub style: CellStyle,
    /// Whether typing changes it.
    pub editable: bool,
    /// Shown on hover when set; a text too long for its cell is shown on hover by the grid itself.
    pub hint: Option<Cow<'a, str>>,
}

/// The data behind a grid. Rows and columns count from 0 and include headings and gaps.
pub trait GridModel {
    /// How many rows there are.
    fn rows(&self) -> usize;

    /// The columns, left to right.
    fn columns(&self) -> &[ColumnSpec];

    /// Rows at the top that stay in view.
    fn frozen_rows(&self) -> usize {
        0
    }

    /// Columns at the left that stay in view.
    fn frozen_columns(&self) -> usize {
        0
    }

    /// The cell at this position.
    fn cell(&self, row: usize, column: usize) -> CellView<'_>;

    /// The cell's name for a screen reader and for tests, such as “Board C France centres”. Called only for visible
    /// cells.
    fn label(&self, row: usize, column: usize) -> String;

    /// How many columns right of this cell its text may run into (a title over a block).
    fn span(&self, _row: usize, _column: usize) -> usize {
        1
    }

    /// Whether the cursor stops here.
    fn reachable(&self, row: usize, column: usize) -> bool {
        !matches!(self.cell(row, column).style.tone, CellTone::Gap | CellTone::Title)
    }

    /// Whether dragging from here carries what is in the cell, rather than selecting.
    fn carries(&self, _row: usize, _column: usize) -> bool {
        false
    }

    /// Whether one letter is all this cell takes: typing it goes on to the next such cell at once.
    fn one_letter(&self, _row: usize, _column: usize) -> bool {
        false
    }

    /// The row to which a page up or down goes from this one, where that is not a screenful.
    fn page(&self, _row: usize, _direction: Direction) -> Option<usize> {
        None
    }

    /// What could complete the text typed so far into this cell, best first.
    fn completions(&self, _row: usize, _column: usize, _typed: &str) -> Vec<String> {
        Vec::new()
    }
}
