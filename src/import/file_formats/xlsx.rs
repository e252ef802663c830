//! Reads .xlsx and .xlsm workbooks with calamine, cell by cell in the order of the file.

use std::io::Cursor;
use std::sync::OnceLock;
use std::thread;

use calamine::{DataRef, Reader as _, Xlsx, XlsxError, XlsxFormulaMetadata, open_workbook_from_rs};

use super::calamine_values::{add_merged, add_value, begin_sheet};
use super::sheet_writer::SheetWriter;
use super::xlsx_extras::WorkbookExtras;
use super::zip_directory::ZipDirectory;
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::report::import_report::ReadError;
use crate::languages::window_sentences::{import_errors, import_files as texts};
use crate::own_workbook::labels;

pub(super) fn read(bytes: &[u8], archive: &ZipDirectory, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let file = writer.file();
    let mut book: Xlsx<_> = open_workbook_from_rs(Cursor::new(bytes)).map_err(|error| match error {
        XlsxError::Password => ReadError::PasswordProtected { file: file.to_owned() },
        other => ReadError::damaged(file, other),
    })?;
    let sheets = book.sheets_metadata().to_vec();
    // Each sheet has a file of its own. A small archive with thousands of sheets would be read thousands of times.
    if sheets.len() > archive.len() {
        return Err(ReadError::damaged(file, import_errors::shared_content()));
    }
    // Our own workbook hides a column itself.
    let is_own = [labels::EVENT, labels::PLAYERS].iter().all(|name| sheets.iter().any(|sheet| sheet.name == *name));
    let found = OnceLock::new();
    let extras = || found.get_or_init(|| WorkbookExtras::find(bytes, archive, is_own));
    thread::scope(|scope| {
        // The search unpacks the workbook once more. Where no thread can start, this one searches after the first cells.
        let _ = thread::Builder::new().name("search for extras".to_owned()).spawn_scoped(scope, || {
            extras();
        });
        for sheet in &sheets {
            if begin_sheet(sheet, writer)? {
                read_cells(&mut book, &sheet.name, writer)?;
                // The merged ranges come after all cells, and calamine reads a sheet a second time for them.
                if extras().has_merged_ranges {
                    add_merged(book.merge_cells_by_sheet_name(&sheet.name).unwrap_or_default(), writer)?;
                }
                if let Some(extras) = extras().of_sheets.get(&sheet.name) {
                    extras.tell(writer)?;
                }
            }
        }
        Ok(())
    })
}

/// Reads values and formulas in one pass over the sheet.
fn read_cells(book: &mut Xlsx<Cursor<&[u8]>>, sheet: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let mut reader = match book.worksheet_cells_reader(sheet) {
        Ok(reader) => reader,
        Err(error) => {
            return writer.add_unread(&texts::sheet_unreadable(&error.to_string()));
        }
    };
    let mut without_text = CellsWithoutText::default();
    loop {
        match reader.next_cell_with_formula_metadata() {
            Ok(Some(record)) => {
                let at = SheetAddress::new(record.pos.0, record.pos.1);
                match (&record.value, &record.formula) {
                    (DataRef::Empty, None) => {}
                    (DataRef::Empty, Some(formula)) => {
                        let text = match formula {
                            XlsxFormulaMetadata::Normal { formula } | XlsxFormulaMetadata::Shared { formula, .. } => {
                                formula.as_str()
                            }
                            _ => "",
                        };
                        writer.add_cell(at, RawValue::MissingResult(text), true)?;
                    }
                    (value, formula) => add_value(at, value, formula.is_some(), writer)?,
                }
            }
            Ok(None) => return without_text.tell(writer),
            // The number of a text that the workbook does not have. Only this cell is lost.
            Err(XlsxError::Unexpected(what)) if what.contains("shared strings") => without_text.add(writer),
            // An error value of a newer Excel. Only this cell is lost, and the report says so.
            Err(XlsxError::CellError(text)) => {
                writer.add_problem(&match writer.last_cell() {
                    Some(cell) => texts::cell_after_has_error(&cell.to_string(), &text),
                    None => texts::first_cell_has_error(&text),
                })?;
            }
            Err(error) => {
                let error = error.to_string();
                return writer.add_unread(&match writer.last_cell() {
                    Some(cell) => texts::sheet_unreadable_after(&cell.to_string(), &error),
                    None => texts::sheet_unreadable_at_all(&error),
                });
            }
        }
    }
}

/// The cells whose texts are not in the workbook's list of texts.
#[derive(Default)]
struct CellsWithoutText {
    count: usize,
    /// The cell before the first of them.
    before: Option<SheetAddress>,
}

impl CellsWithoutText {
    fn add(&mut self, writer: &SheetWriter<'_>) {
        if self.count == 0 {
            self.before = writer.last_cell();
        }
        self.count = self.count.saturating_add(1);
    }

    fn tell(&self, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        match (self.count, self.before.map(|cell| cell.to_string())) {
            (0, _) => Ok(()),
            (1, Some(cell)) => writer.add_unread(&texts::cell_after_without_text(&cell)),
            (1, None) => writer.add_unread(texts::first_cell_without_text()),
            (count, Some(cell)) => writer.add_unread(&texts::cells_after_without_text(count, &cell)),
            (count, None) => writer.add_unread(&texts::first_cells_without_text(count)),
        }
    }
}
