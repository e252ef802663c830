//! Reads .xls workbooks with calamine, after their cells were packed.

use std::collections::HashMap;
use std::io::Cursor;

use calamine::{Data, Reader as _, Xls, XlsError, open_workbook_from_rs};

use super::calamine_values::{add_merged, add_owned_value, begin_sheet};
use super::compound_file::Stream;
use super::sheet_extras::SheetExtras;
use super::sheet_writer::SheetWriter;
use super::xls_extras;
use super::xls_records::{PackedSheet, pack_cells};
use super::xls_struck_out_formats::struck_out_formats;
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::report::import_report::ReadError;
use crate::languages::window_sentences::{import_errors, import_files as texts};

pub(super) fn read(bytes: &[u8], writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let file = writer.file();
    let stream = Stream::find(bytes, &["Workbook", "Book"])
        .ok_or_else(|| ReadError::damaged(file, import_errors::no_list_of_sheets()))?;
    let mut content = stream.read(bytes);
    let packed = pack_cells(&mut content).map_err(|_| ReadError::damaged(file, import_errors::shared_content()))?;
    let mut packed_bytes = bytes.to_vec();
    stream.overwrite(&mut packed_bytes, &content);
    let struck_out = struck_out_formats(&content);
    let extras: Vec<SheetExtras> =
        packed.iter().map(|sheet| xls_extras::of_sheet(&content, sheet, &struck_out)).collect();
    drop(content);
    let mut book: Xls<_> =
        open_workbook_from_rs(Cursor::new(packed_bytes.as_slice())).map_err(|error| match error {
            XlsError::Password => ReadError::PasswordProtected { file: file.to_owned() },
            other => ReadError::damaged(file, import_errors::may_be_cut_short(&other.to_string())),
        })?;
    let sheets = book.sheets_metadata().to_vec();
    // calamine finds a sheet by its name: the last one of that name.
    let by_name: HashMap<&str, (&PackedSheet, &SheetExtras)> =
        sheets.iter().zip(packed.iter().zip(&extras)).map(|(sheet, found)| (sheet.name.as_str(), found)).collect();
    for sheet in &sheets {
        if begin_sheet(sheet, writer)? {
            let Some((packed, extras)) = by_name.get(sheet.name.as_str()) else {
                return Err(ReadError::damaged(file, import_errors::list_of_sheets_contradicts_itself()));
            };
            read_cells(&mut book, &sheet.name, packed, writer)?;
            add_merged(book.merge_cells_by_sheet_name(&sheet.name).unwrap_or_default(), writer)?;
            extras.tell(writer)?;
        }
    }
    Ok(())
}

fn read_cells(
    book: &mut Xls<Cursor<&[u8]>>,
    sheet: &str,
    packed: &PackedSheet,
    writer: &mut SheetWriter<'_>,
) -> Result<(), ReadError> {
    let formulas = book.worksheet_formula(sheet).unwrap_or_default();
    let values = match book.worksheet_range(sheet) {
        Ok(values) => values,
        Err(error) => {
            return writer.add_unread(&texts::sheet_unreadable(&format!("{error:?}")));
        }
    };
    let file = writer.file();
    // Values and formulas have the same packed positions. Each range starts at its own first used cell.
    let place = |start: Option<(u32, u32)>, row: usize, column: usize| {
        let (first_row, first_column) = start.unwrap_or_default();
        let (row, column) = ((first_row as usize).saturating_add(row), (first_column as usize).saturating_add(column));
        let at =
            packed.address(row, column).ok_or_else(|| ReadError::damaged(file, import_errors::cell_in_no_record()))?;
        let position = (u32::try_from(row).unwrap_or(u32::MAX), u32::try_from(column).unwrap_or(u32::MAX));
        Ok::<(SheetAddress, (u32, u32)), ReadError>((at, position))
    };
    // The last record of a cell counts, and the sheet keeps the first cell of an address.
    for (row, column, value) in values.used_cells().rev() {
        let (at, (packed_row, packed_column)) = place(values.start(), row, column)?;
        // A formula that several cells share has its text in the first of them only.
        let formula = packed.has_formula(packed_row as usize, packed_column as usize);
        add_owned_value(at, value, formula, writer)?;
    }
    for (row, column, formula) in formulas.used_cells().rev() {
        let (at, position) = place(formulas.start(), row, column)?;
        let unsaved = matches!(values.get_value(position), None | Some(Data::Empty));
        if unsaved && !formula.is_empty() {
            writer.add_cell(at, RawValue::MissingResult(formula), true)?;
        }
    }
    Ok(())
}
