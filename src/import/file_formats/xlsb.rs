//! Reads .xlsb workbooks with calamine, cell by cell in the order of the file.

use std::io::Cursor;

use calamine::{DataRef, Reader as _, Xlsb, XlsbError, open_workbook_from_rs};

use super::calamine_values::{add_value, begin_sheet};
use super::sheet_writer::SheetWriter;
use super::xlsb_extras;
use super::zip_directory::ZipDirectory;
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::report::import_report::ReadError;
use crate::languages::window_sentences::{import_errors, import_files as texts};

pub(super) fn read(bytes: &[u8], archive: &ZipDirectory, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let file = writer.file();
    let mut book: Xlsb<_> = open_workbook_from_rs(Cursor::new(bytes)).map_err(|error| match error {
        XlsbError::Password => ReadError::PasswordProtected { file: file.to_owned() },
        other => ReadError::damaged(file, other),
    })?;
    let sheets = book.sheets_metadata().to_vec();
    if sheets.len() > archive.len() {
        return Err(ReadError::damaged(file, import_errors::shared_content()));
    }
    let extras = xlsb_extras::read(bytes);
    for sheet in sheets {
        if begin_sheet(&sheet, writer)? {
            read_cells(&mut book, &sheet.name, writer)?;
            if let Some(extras) = extras.get(&sheet.name) {
                extras.tell(writer)?;
            }
        }
    }
    Ok(())
}

/// A formula and its cell.
type CellFormula = (SheetAddress, String);

fn read_cells(book: &mut Xlsb<Cursor<&[u8]>>, sheet: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    // Without its formulas, a sheet still has its values.
    let mut formulas = read_formulas(book, sheet).unwrap_or_default();
    formulas.sort_by_key(|(at, _)| *at);
    let mut has_value = vec![false; formulas.len()];
    let unreadable = |error: XlsbError| texts::sheet_unreadable(&format!("{error:?}"));
    let mut reader = match book.worksheet_cells_reader(sheet) {
        Ok(reader) => reader,
        Err(error) => return writer.add_unread(&unreadable(error)),
    };
    loop {
        match reader.next_cell() {
            Ok(Some(cell)) => {
                let (row, column) = cell.get_position();
                let at = SheetAddress::new(row, column);
                let formula = formulas.binary_search_by_key(&at, |(at, _)| *at).ok();
                if !matches!(cell.get_value(), DataRef::Empty)
                    && let Some(formula) = formula
                {
                    has_value[formula] = true;
                }
                add_value(at, cell.get_value(), formula.is_some(), writer)?;
            }
            Ok(None) => break,
            Err(error) => return writer.add_unread(&unreadable(error)),
        }
    }
    for ((at, formula), _) in formulas.iter().zip(has_value).filter(|(_, has_value)| !has_value) {
        writer.add_cell(*at, RawValue::MissingResult(formula), true)?;
    }
    Ok(())
}

fn read_formulas(book: &mut Xlsb<Cursor<&[u8]>>, sheet: &str) -> Result<Vec<CellFormula>, XlsbError> {
    let mut formulas = Vec::new();
    let mut reader = book.worksheet_cells_reader(sheet)?;
    while let Some(cell) = reader.next_formula()? {
        if !cell.get_value().is_empty() {
            let (row, column) = cell.get_position();
            formulas.push((SheetAddress::new(row, column), cell.get_value().clone()));
        }
    }
    Ok(formulas)
}
