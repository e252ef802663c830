//! The cells of a sheet as they are in the file: typed values by address, 16 bytes for each cell, and most texts once.
//! The meaning of the cells is not known here.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::BuildHasher as _;
use std::ops::Range;

use rustc_hash::FxBuildHasher;
use serde::{Deserialize, Serialize};

use super::sheet_address::SheetAddress;
use crate::limited_work::step;

/// The content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(in crate::import) enum RawValue<'a> {
    Text(&'a str),
    Number(f64),
    Bool(bool),
    /// An error value such as “#DIV/0!”.
    Error(&'a str),
    /// A formula without a stored result. The text is the formula, or empty if the file does not give it.
    MissingResult(&'a str),
}

impl<'a> RawValue<'a> {
    /// The text of the value, if it has one.
    pub(in crate::import) const fn stored_text(&self) -> Option<&'a str> {
        match self {
            RawValue::Text(text) | RawValue::Error(text) | RawValue::MissingResult(text) => Some(text),
            RawValue::Number(_) | RawValue::Bool(_) => None,
        }
    }

    /// Whether a cell with this value is blank.
    pub(in crate::import) fn is_blank(&self) -> bool {
        matches!(self, RawValue::Text(text) if text.trim().is_empty())
    }
}

/// One cell that is not blank.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(in crate::import) struct RawCell<'a> {
    pub at: SheetAddress,
    #[serde(borrow)]
    pub value: RawValue<'a>,
    /// Whether a formula computed the value.
    pub formula: bool,
}

impl<'a> RawCell<'a> {
    /// The content as text. Numbers have no superfluous digits, and formulas without a result begin with “=”.
    pub(in crate::import) fn text(&self) -> Cow<'a, str> {
        match self.value {
            RawValue::Text(text) | RawValue::Error(text) => Cow::Borrowed(text),
            RawValue::Number(number) => Cow::Owned(number_text(number)),
            RawValue::Bool(yes) => Cow::Borrowed(if yes { "TRUE" } else { "FALSE" }),
            RawValue::MissingResult(formula) => Cow::Owned(format!("={formula}")),
        }
    }

    /// Whether the cell is a formula whose result is not in the file.
    pub(in crate::import) const fn lacks_result(&self) -> bool {
        matches!(self.value, RawValue::MissingResult(_))
    }

    /// The content as text without spaces around it.
    pub(in crate::import) fn trimmed(&self) -> Cow<'a, str> {
        match self.text() {
            Cow::Borrowed(text) => Cow::Borrowed(text.trim()),
            // Only a formula without a result can end with a space.
            Cow::Owned(text) if text.ends_with(char::is_whitespace) => Cow::Owned(text.trim_end().to_owned()),
            owned @ Cow::Owned(_) => owned,
        }
    }

    /// The text without spaces around it, if the content is a text.
    pub(in crate::import) fn trimmed_text(&self) -> Option<&'a str> {
        match self.value {
            RawValue::Text(text) => Some(text.trim()),
            _ => None,
        }
    }

    /// The number, also if it is stored as text with a decimal point or comma.
    pub(in crate::import) fn number(&self) -> Option<f64> {
        match self.value {
            RawValue::Number(number) => Some(number),
            RawValue::Text(text) => parse_number(text),
            _ => None,
        }
    }
}

/// Reads a number written with a decimal point or a decimal comma. A percentage is its number: 45.5 for “45.5%”.
pub(in crate::import) fn parse_number(text: &str) -> Option<f64> {
    let text = text.trim();
    let text = text.strip_suffix('%').map_or(text, str::trim_end);
    // Rust would read the names “inf” and “nan” as numbers.
    if !text.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '-' | '+' | '.' | ',' | '−')) {
        return None;
    }
    let plain = text.replace('−', "-");
    let number: f64 = match plain.parse() {
        Ok(number) => number,
        Err(_) if plain.matches(',').count() == 1 && !plain.contains('.') => plain.replace(',', ".").parse().ok()?,
        Err(_) => return None,
    };
    number.is_finite().then_some(number)
}

/// A number without superfluous digits. Most numbers of a sheet are small and whole, and these are quick to write.
fn number_text(number: f64) -> String {
    let bound = f64::from(u32::MAX);
    if number.fract() == 0.0 && (0.0..bound).contains(&number) && number.is_sign_positive() {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number within u32")]
        let whole = number as u32;
        whole.to_string()
    } else {
        number.to_string()
    }
}

/// The number of different texts of which [`RawCells`] keeps one copy each. Later texts may be kept several times.
const MAX_SHARED_TEXTS: usize = 1 << 18;

/// Texts that are longer, in bytes, are rarely repeated.
const MAX_SHARED_LENGTH: usize = 64;

/// The cells of a sheet. They are in reading order after [`RawCells::sort`].
#[derive(Clone, Debug, Default)]
pub(in crate::import) struct RawCells {
    cells: Vec<PackedCell>,
    /// The texts of the cells, one after another.
    texts: String,
    /// The place of a text in `texts`, by the hash of the text.
    places: HashMap<u64, u64, FxBuildHasher>,
}

/// A cell in 16 bytes.
#[derive(Clone, Copy, Debug)]
struct PackedCell {
    row: u32,
    /// The column in the upper 28 bits, then whether a formula computed the value, then the kind of value in 3 bits.
    column_and_kind: u32,
    /// The bits of the number, or the place of the text: its start in the upper half and its length in the lower half.
    value: u64,
}

/// The kind of a value, as it is packed.
#[derive(Clone, Copy, Debug)]
enum ValueKind {
    Text,
    Number,
    Bool,
    Error,
    MissingResult,
}

impl ValueKind {
    const ALL: [ValueKind; 5] =
        [ValueKind::Text, ValueKind::Number, ValueKind::Bool, ValueKind::Error, ValueKind::MissingResult];

    /// The kind with these bits, which `push` has packed.
    fn of_bits(bits: u32) -> ValueKind {
        Self::ALL.get(bits as usize).copied().unwrap_or(ValueKind::Text)
    }
}

const KIND_BITS: u32 = 3;
const FORMULA_BIT: u32 = 1 << KIND_BITS;
const COLUMN_SHIFT: u32 = KIND_BITS + 1;

impl PackedCell {
    const fn at(self) -> SheetAddress {
        SheetAddress::new(self.row, self.column_and_kind >> COLUMN_SHIFT)
    }
}

impl RawCells {
    /// The columns that a cell can have are below this number.
    pub(in crate::import) const COLUMNS: u32 = 1 << (u32::BITS - COLUMN_SHIFT);

    /// Adds a cell at the end. Its column is below [`RawCells::COLUMNS`], and all texts together have less than 4 GB.
    pub(in crate::import) fn push(&mut self, cell: RawCell<'_>) {
        let (kind, value) = match cell.value {
            RawValue::Text(text) => (ValueKind::Text, self.place_of(text)),
            RawValue::Number(number) => (ValueKind::Number, number.to_bits()),
            RawValue::Bool(yes) => (ValueKind::Bool, u64::from(yes)),
            RawValue::Error(text) => (ValueKind::Error, self.place_of(text)),
            RawValue::MissingResult(text) => (ValueKind::MissingResult, self.place_of(text)),
        };
        let formula = if cell.formula { FORMULA_BIT } else { 0 };
        let column_and_kind = (cell.at.column.min(Self::COLUMNS - 1) << COLUMN_SHIFT) | formula | kind as u32;
        self.cells.push(PackedCell { row: cell.at.row, column_and_kind, value });
    }

    /// The place of a text in `texts`. A text that is not there is added.
    fn place_of(&mut self, text: &str) -> u64 {
        let hash = FxBuildHasher.hash_one(text);
        if let Some(&place) = self.places.get(&hash)
            && self.text_at(place) == text
        {
            return place;
        }
        let start = self.texts.len() as u64;
        self.texts.push_str(text);
        let place = (start << 32) | text.len() as u64;
        if text.len() <= MAX_SHARED_LENGTH && self.places.len() < MAX_SHARED_TEXTS {
            self.places.insert(hash, place);
        }
        place
    }

    fn text_at(&self, place: u64) -> &str {
        let part = |bits: u64| usize::try_from(bits).unwrap_or(usize::MAX);
        let (start, length) = (part(place >> 32), part(place & u64::from(u32::MAX)));
        self.texts.get(start..start + length).unwrap_or_default()
    }

    fn unpack(&self, cell: PackedCell) -> RawCell<'_> {
        count_read();
        let value = match ValueKind::of_bits(cell.column_and_kind & (FORMULA_BIT - 1)) {
            ValueKind::Text => RawValue::Text(self.text_at(cell.value)),
            ValueKind::Number => RawValue::Number(f64::from_bits(cell.value)),
            ValueKind::Bool => RawValue::Bool(cell.value != 0),
            ValueKind::Error => RawValue::Error(self.text_at(cell.value)),
            ValueKind::MissingResult => RawValue::MissingResult(self.text_at(cell.value)),
        };
        RawCell { at: cell.at(), value, formula: cell.column_and_kind & FORMULA_BIT != 0 }
    }

    /// Puts the cells in reading order. Of several cells at one address, the first stays.
    pub(in crate::import) fn sort(&mut self) {
        if !self.cells.is_sorted_by_key(|cell| cell.at()) {
            self.cells.sort_by_key(|cell| cell.at());
        }
        self.cells.dedup_by_key(|cell| cell.at());
        self.cells.shrink_to_fit();
        self.places = HashMap::default();
    }

    /// The cells after a change of each of them. `None` leaves a cell out. No two cells have the same address after the change.
    pub(in crate::import) fn changed<'c>(
        &'c self,
        mut change: impl FnMut(RawCell<'c>) -> Option<RawCell<'c>>,
    ) -> RawCells {
        let mut cells = RawCells::default();
        self.iter().filter_map(&mut change).for_each(|cell| cells.push(cell));
        let number = cells.len();
        cells.sort();
        debug_assert_eq!(cells.len(), number, "two cells have the same address after a change");
        cells
    }

    pub(in crate::import) const fn len(&self) -> usize {
        self.cells.len()
    }

    pub(in crate::import) const fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The cell at this position.
    pub(in crate::import) fn get(&self, position: usize) -> RawCell<'_> {
        self.unpack(self.cells[position])
    }

    /// Where the cell at this position is.
    pub(in crate::import) fn address_of(&self, position: usize) -> SheetAddress {
        count_read();
        self.cells[position].at()
    }

    /// The column of the cell at this position.
    pub(in crate::import) fn column(&self, position: usize) -> u32 {
        count_read();
        self.cells[position].at().column
    }

    pub(in crate::import) fn iter(&self) -> impl ExactSizeIterator<Item = RawCell<'_>> + DoubleEndedIterator {
        self.range(0..self.len())
    }

    /// The cells at these positions.
    pub(in crate::import) fn range(
        &self,
        positions: Range<usize>,
    ) -> impl ExactSizeIterator<Item = RawCell<'_>> + DoubleEndedIterator {
        self.cells[positions].iter().map(|cell| self.unpack(*cell))
    }

    pub(in crate::import) fn first(&self) -> Option<RawCell<'_>> {
        self.cells.first().map(|cell| self.unpack(*cell))
    }

    pub(in crate::import) fn last(&self) -> Option<RawCell<'_>> {
        self.cells.last().map(|cell| self.unpack(*cell))
    }

    /// The position of the cell at this address.
    pub(in crate::import) fn find(&self, at: SheetAddress) -> Option<usize> {
        count_read();
        self.cells.binary_search_by_key(&at, |cell| cell.at()).ok()
    }

    /// The positions of the cells in this row.
    pub(in crate::import) fn row(&self, row: u32) -> Range<usize> {
        step();
        let start = self.cells.partition_point(|cell| cell.row < row);
        let end = start + self.cells[start..].partition_point(|cell| cell.row == row);
        start..end
    }

    /// The positions of the cells in this row and these columns.
    pub(in crate::import) fn row_part(&self, row: u32, columns: &Range<u32>) -> Range<usize> {
        step();
        let position = |column| self.cells.partition_point(|cell| cell.at() < SheetAddress::new(row, column));
        let start = position(columns.start);
        start..position(columns.end).max(start)
    }

    /// Those of the cells of a row that are in these columns.
    pub(in crate::import) fn part_of_row(&self, row: &Range<usize>, columns: &Range<u32>) -> Range<usize> {
        step();
        let cells = &self.cells[row.clone()];
        let position = |column| row.start + cells.partition_point(|cell| cell.at().column < column);
        let start = position(columns.start);
        start..position(columns.end).max(start)
    }

    /// The rows that have cells, with the positions of their cells.
    pub(in crate::import) fn rows(&self) -> impl Iterator<Item = (u32, Range<usize>)> {
        self.rows_between(0..u32::MAX)
    }

    /// Those of these rows that have cells, with the positions of their cells.
    pub(in crate::import) fn rows_between(&self, rows: Range<u32>) -> impl Iterator<Item = (u32, Range<usize>)> {
        let position = |row| self.cells.partition_point(|cell| cell.row < row);
        let mut start = position(rows.start);
        let end = position(rows.end).max(start);
        // A row is not walked to find its end: a sheet may have one row of many thousand cells, and be asked for each of them.
        std::iter::from_fn(move || {
            step();
            let rest = self.cells.get(start..end)?;
            let row = rest.first()?.row;
            let cells = start..start + rest.partition_point(|cell| cell.row == row);
            start = cells.end;
            Some((row, cells))
        })
    }
}

// How often this thread has read a cell, for the tests of the work that large sheets make.
#[cfg(test)]
thread_local! {
    static READS: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// A cell is read. So all work on cells can be stopped.
fn count_read() {
    #[cfg(test)]
    READS.set(READS.get() + 1);
    step();
}

/// How often this thread has read a cell.
#[cfg(test)]
pub(in crate::import) fn reads() -> u64 {
    READS.get()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_with_point_and_comma() {
        assert_eq!(parse_number("45,53"), Some(45.53));
        assert_eq!(parse_number(" 45.53 "), Some(45.53));
        assert_eq!(parse_number("−0,5"), Some(-0.5));
        for text in ["inf", "nan", "1.234,5", "26**", "", "-"] {
            assert_eq!(parse_number(text), None, "{text}");
        }
    }

    #[test]
    fn cells_come_back_as_they_were_added_and_texts_are_kept_once() {
        let cell = |row, column, value, formula| RawCell { at: SheetAddress::new(row, column), value, formula };
        let added = [
            cell(0, 0, RawValue::Text("Austria"), false),
            cell(0, 1, RawValue::Number(-0.5), true),
            cell(0, 16_383, RawValue::Bool(true), false),
            cell(1, 0, RawValue::Error("#DIV/0!"), true),
            cell(1, 1, RawValue::MissingResult("A1+1"), true),
            cell(1_048_575, RawCells::COLUMNS - 1, RawValue::Text("Austria"), false),
        ];
        let mut cells = RawCells::default();
        added.iter().rev().for_each(|cell| cells.push(*cell));
        cells.sort();
        assert_eq!(cells.iter().collect::<Vec<_>>(), added);
        assert_eq!(cells.texts.len(), "Austria#DIV/0!A1+1".len());
        assert_eq!(cells.find(SheetAddress::new(1, 1)), Some(4));
        assert_eq!(cells.rows().collect::<Vec<_>>(), [(0, 0..3), (1, 3..5), (1_048_575, 5..6)]);
        assert_eq!(std::mem::size_of::<PackedCell>(), 16);
    }
}
