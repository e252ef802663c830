//! The values and sheets of calamine, which reads .xlsx, .xls and .xlsb, as those of the import.

use std::fmt::Write as _;

use calamine::{Data, DataRef, Dimensions, ExcelDateTime, Sheet, SheetType, SheetVisible};

use super::sheet_writer::{SheetHead, SheetWriter};
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::report::import_report::ReadError;
use crate::languages::window_sentences::import_files as texts;

/// Begins a sheet. Returns whether it has cells.
pub(super) fn begin_sheet(sheet: &Sheet, writer: &mut SheetWriter<'_>) -> Result<bool, ReadError> {
    let hidden = sheet.visible != SheetVisible::Visible;
    writer.begin_sheet(SheetHead { name: &sheet.name, hidden, is_text: false, encoding: None })?;
    let has_cells = sheet.typ == SheetType::WorkSheet;
    if !has_cells {
        writer.add_problem(texts::sheet_without_cells())?;
    }
    Ok(has_cells)
}

/// Adds the merged ranges of a sheet.
pub(super) fn add_merged(ranges: Vec<Dimensions>, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    ranges.into_iter().try_for_each(|range| {
        writer.add_merged(SheetRange {
            first: SheetAddress::new(range.start.0, range.start.1),
            last: SheetAddress::new(range.end.0, range.end.1),
        })
    })
}

/// Adds the cell, unless it is blank. `formula` says whether a formula computed it.
pub(super) fn add_value(
    at: SheetAddress,
    value: &DataRef<'_>,
    formula: bool,
    writer: &mut SheetWriter<'_>,
) -> Result<(), ReadError> {
    match value {
        DataRef::Empty => Ok(()),
        DataRef::SharedString(text) => writer.add_cell(at, RawValue::Text(text), formula),
        DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => {
            writer.add_cell(at, RawValue::Text(text), formula)
        }
        DataRef::Float(number) => writer.add_cell(at, RawValue::Number(*number), formula),
        DataRef::Int(number) => add_integer(at, *number, formula, writer),
        DataRef::Bool(yes) => writer.add_cell(at, RawValue::Bool(*yes), formula),
        DataRef::DateTime(date) => writer.add_cell(at, RawValue::Text(&date_text(date)), formula),
        DataRef::Error(error) => writer.add_cell(at, RawValue::Error(&error.to_string()), formula),
    }
}

/// [`add_value`] for a value that the reader owns.
pub(super) fn add_owned_value(
    at: SheetAddress,
    value: &Data,
    formula: bool,
    writer: &mut SheetWriter<'_>,
) -> Result<(), ReadError> {
    match value {
        Data::Empty => Ok(()),
        Data::Int(number) => add_integer(at, *number, formula, writer),
        Data::Float(number) => writer.add_cell(at, RawValue::Number(*number), formula),
        Data::String(text) | Data::DateTimeIso(text) | Data::DurationIso(text) => {
            writer.add_cell(at, RawValue::Text(text), formula)
        }
        Data::Bool(yes) => writer.add_cell(at, RawValue::Bool(*yes), formula),
        Data::DateTime(date) => writer.add_cell(at, RawValue::Text(&date_text(date)), formula),
        Data::Error(error) => writer.add_cell(at, RawValue::Error(&error.to_string()), formula),
    }
}

/// Adds a whole number of at most 32 bits as a number, which is exact. A longer one stays text.
fn add_integer(at: SheetAddress, number: i64, formula: bool, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    match i32::try_from(number) {
        Ok(small) => writer.add_cell(at, RawValue::Number(f64::from(small)), formula),
        Err(_) => writer.add_cell(at, RawValue::Text(&number.to_string()), formula),
    }
}

/// A date as “2015-08-21”. A spreadsheet program may have turned a count into a date; this text shows the director what
/// the cell holds.
fn date_text(date: &ExcelDateTime) -> String {
    if date.is_duration() {
        return date.as_f64().to_string();
    }
    let (year, month, day, hour, minute, ..) = date.to_ymd_hms_milli();
    let mut text = format!("{year:04}-{month:02}-{day:02}");
    if (hour, minute) != (0, 0) {
        // Writing to a string cannot fail.
        let _ = write!(text, " {hour:02}:{minute:02}");
    }
    text
}
