//! The way of the cells from the readers of the file formats to a [`SheetSink`], cell by cell and within limits.

use std::borrow::Cow;

use crate::import::cells::cell_letters::{split_raised_digits, without_unseen_marks};
use crate::import::cells::cell_marks::CellMark;
use crate::import::cells::raw_cells::{RawCell, RawCells, RawValue};
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::report::import_report::ReadError;
use crate::import::text_encoding::TextEncoding;
use crate::languages::WindowText;
use crate::languages::window_sentences::import_errors as texts;

/// The most that is read from one file.
#[derive(Clone, Copy, Debug)]
pub(in crate::import) struct ReadLimits {
    /// Filled cells. An event of 84,000 boards has 4 million.
    pub cells: u64,
    pub sheets: u64,
    /// The bytes of all texts together.
    pub text_bytes: u64,
    /// The bytes of the text of one cell. Excel allows 32,767 characters.
    pub bytes_of_cell: usize,
    pub merged_ranges: u64,
}

impl ReadLimits {
    pub(in crate::import) const STANDARD: ReadLimits = ReadLimits {
        cells: 8_000_000,
        sheets: 2_000,
        text_bytes: 256 * 1024 * 1024,
        bytes_of_cell: 1024 * 1024,
        merged_ranges: 20_000,
    };
}

/// What is known about a sheet before its cells are read.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::import) struct SheetHead<'a> {
    pub name: &'a str,
    pub hidden: bool,
    pub is_text: bool,
    /// The old encoding of a text.
    pub encoding: Option<TextEncoding>,
}

/// Takes sheets and their cells. Everything after the head of a sheet belongs to that sheet.
pub(in crate::import) trait SheetSink: Send {
    fn begin_sheet(&mut self, head: SheetHead<'_>) -> Result<(), SinkClosed>;
    fn add_cell(&mut self, cell: RawCell<'_>) -> Result<(), SinkClosed>;
    fn add_merged(&mut self, range: SheetRange) -> Result<(), SinkClosed>;
    /// Adds what the file says of a cell, before or after the cell.
    fn add_mark(&mut self, at: SheetAddress, mark: CellMark<'_>) -> Result<(), SinkClosed>;
    fn add_problem(&mut self, problem: &str) -> Result<(), SinkClosed>;
    fn add_unread(&mut self, unread: &str) -> Result<(), SinkClosed>;
}

/// Nobody takes the cells any more.
#[derive(Clone, Copy, Debug)]
pub(in crate::import) struct SinkClosed;

/// Gives cells to a sink, and refuses a file that holds too much.
pub(in crate::import) struct SheetWriter<'a> {
    sink: &'a mut dyn SheetSink,
    file: &'a str,
    /// What may still be written.
    left: ReadLimits,
    last_cell: Option<SheetAddress>,
    /// Whether the letters of the sheet may turn out to be other ones, so that none of them is left out.
    has_old_encoding: bool,
}

impl<'a> SheetWriter<'a> {
    pub(in crate::import) fn new(sink: &'a mut dyn SheetSink, file: &'a str) -> Self {
        SheetWriter { sink, file, left: ReadLimits::STANDARD, last_cell: None, has_old_encoding: false }
    }

    /// The name of the file, for messages.
    pub(in crate::import) const fn file(&self) -> &'a str {
        self.file
    }

    pub(in crate::import) fn begin_sheet(&mut self, head: SheetHead<'_>) -> Result<(), ReadError> {
        self.left.sheets = self.left.sheets.checked_sub(1).ok_or_else(|| self.too_much(texts::most_sheets))?;
        self.count_text(head.name)?;
        self.last_cell = None;
        self.has_old_encoding = head.encoding.is_some();
        self.sink.begin_sheet(head).map_err(|closed| self.closed(closed))
    }

    /// Adds a cell of the sheet that was begun last. A blank text is left out.
    pub(in crate::import) fn add_cell(
        &mut self,
        at: SheetAddress,
        value: RawValue<'_>,
        formula: bool,
    ) -> Result<(), ReadError> {
        if let RawValue::Text(text) = value
            && !text.is_ascii()
        {
            let text = if self.has_old_encoding { Cow::Borrowed(text) } else { without_unseen_marks(text) };
            let Some((rest, note)) = split_raised_digits(&text) else {
                return self.add_clean_cell(at, RawValue::Text(&text), formula);
            };
            self.add_clean_cell(at, RawValue::Text(rest), formula)?;
            return self.add_mark(at, CellMark::Superscript { rest, note });
        }
        self.add_clean_cell(at, value, formula)
    }

    fn add_clean_cell(&mut self, at: SheetAddress, value: RawValue<'_>, formula: bool) -> Result<(), ReadError> {
        if value.is_blank() {
            return Ok(());
        }
        if at.column >= RawCells::COLUMNS {
            return Err(ReadError::damaged(self.file, texts::cell_outside_of_sheet()));
        }
        self.left.cells = self.left.cells.checked_sub(1).ok_or_else(|| self.too_much(texts::most_cells))?;
        if let Some(text) = value.stored_text() {
            self.count_text(text)?;
        }
        self.last_cell = Some(at);
        self.sink.add_cell(RawCell { at, value, formula }).map_err(|closed| self.closed(closed))
    }

    /// Refuses a file that is about to write more cells than are left.
    pub(in crate::import) fn check_room(&self, cells: u64) -> Result<(), ReadError> {
        if cells > self.left.cells { Err(self.too_much(texts::most_cells)) } else { Ok(()) }
    }

    /// Adds a merged range. Of very many ranges, the last ones are left out.
    pub(in crate::import) fn add_merged(&mut self, range: SheetRange) -> Result<(), ReadError> {
        let Some(left) = self.left.merged_ranges.checked_sub(1) else { return Ok(()) };
        self.left.merged_ranges = left;
        self.sink.add_merged(range).map_err(|closed| self.closed(closed))
    }

    /// Adds what the file says of a cell of the sheet that was begun last.
    pub(in crate::import) fn add_mark(&mut self, at: SheetAddress, mark: CellMark<'_>) -> Result<(), ReadError> {
        mark.texts().into_iter().try_for_each(|text| self.count_text(text))?;
        self.sink.add_mark(at, mark).map_err(|closed| self.closed(closed))
    }

    /// Adds a part of the sheet that could not be read, as a sentence without a capital and a full stop.
    pub(in crate::import) fn add_unread(&mut self, unread: &str) -> Result<(), ReadError> {
        self.count_text(unread)?;
        self.sink.add_unread(unread).map_err(|closed| self.closed(closed))
    }

    /// Adds what the director should know about the sheet, as a sentence without a capital and a full stop.
    pub(in crate::import) fn add_problem(&mut self, problem: &str) -> Result<(), ReadError> {
        self.count_text(problem)?;
        self.sink.add_problem(problem).map_err(|closed| self.closed(closed))
    }

    /// The last cell of the sheet that was begun last. `None` before its first cell.
    pub(in crate::import) const fn last_cell(&self) -> Option<SheetAddress> {
        self.last_cell
    }

    fn count_text(&mut self, text: &str) -> Result<(), ReadError> {
        if text.len() > self.left.bytes_of_cell {
            return Err(self.too_much(texts::most_text_of_cell));
        }
        let left = self.left.text_bytes.checked_sub(text.len() as u64);
        self.left.text_bytes = left.ok_or_else(|| self.too_much(texts::most_text))?;
        Ok(())
    }

    fn too_much(&self, what: WindowText) -> ReadError {
        ReadError::TooMuch { file: self.file.to_owned(), what: what().into() }
    }

    fn closed(&self, SinkClosed: SinkClosed) -> ReadError {
        ReadError::Stopped { file: self.file.to_owned() }
    }
}
