//! Opens a file's bytes as raw sheets, through the reader of the format that the bytes show.
//!
//! The file's extension does not matter. A damaged file is an error, never a panic. The layouts read the cells.

use std::fmt::{Display, Write as _};
use std::io::Cursor;
use std::thread;

use calamine::{
    Data, DataRef, Dimensions, ExcelDateTime, Ods, OdsError, Reader, Sheet, SheetType, SheetVisible, Xls, XlsError,
    Xlsb, XlsbError, Xlsx, XlsxError, XlsxFormulaMetadata, open_workbook_from_rs,
};

use super::delimited_text;
use super::import_report::ReadError;
use super::raw_sheet::{RawCell, RawSheet, RawValue, SheetAddress, SheetRange};

/// The most a workbook may unpack to, in MB. A tournament of a thousand games takes less than one.
const MAX_UNPACKED_MB: u64 = 512;

/// Reads the sheets of a file.
///
/// # Errors
/// When the bytes are no workbook and no text table, or when the file is empty, damaged, cut short, protected or too
/// large.
pub(super) fn open_sheets(bytes: &[u8], file: &str) -> Result<Vec<RawSheet>, ReadError> {
    let named = || file.to_owned();
    let not_a_workbook = |what| Err(ReadError::NotAWorkbook { file: named(), what });
    if bytes.is_empty() {
        return Err(ReadError::Empty { file: named() });
    }
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
        let Some(archive) = ZipDirectory::read(bytes) else {
            return Err(ReadError::Truncated { file: named() });
        };
        if archive.unpacked_size() > MAX_UNPACKED_MB * 1024 * 1024 {
            return Err(ReadError::TooLarge { file: named(), limit: MAX_UNPACKED_MB });
        }
        return read_on_own_thread(file, || {
            let reader = Cursor::new(bytes);
            if archive.has("xl/workbook.bin") {
                read_xlsb(reader, file)
            } else if archive.has("xl/") {
                read_xlsx(reader, file)
            } else if archive.has("content.xml") && contains_bytes(&bytes[..bytes.len().min(200)], b"spreadsheet") {
                read_ods(reader, file)
            } else if archive.has("word/") || archive.has("content.xml") {
                not_a_workbook("a text document or a presentation")
            } else {
                not_a_workbook("an archive of other files")
            }
        });
    }
    if bytes.starts_with(b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") {
        if contains_bytes(bytes, &utf16_bytes("EncryptedPackage")) {
            return Err(ReadError::PasswordProtected { file: named() });
        }
        if bytes.len() < minimum_compound_length(bytes) {
            return Err(ReadError::Truncated { file: named() });
        }
        return read_on_own_thread(file, || read_xls(Cursor::new(bytes), file));
    }
    for (signature, what) in SIGNATURES {
        if bytes.starts_with(signature) {
            return not_a_workbook(what);
        }
    }
    delimited_text::read_sheet(bytes, file).map(|sheet| vec![sheet])
}

/// The first bytes of files that are often chosen by mistake, and their names in the error.
const SIGNATURES: [(&[u8], &str); 9] = [
    (b"%PDF", "a PDF"),
    (b"\x89PNG", "a picture"),
    (b"\xFF\xD8\xFF", "a picture"),
    (b"GIF8", "a picture"),
    (b"{\\rtf", "a text document"),
    (b"\x1F\x8B", "a compressed file"),
    (b"7z\xBC\xAF", "a compressed file"),
    (b"Rar!", "a compressed file"),
    (b"\x7FELF", "a program"),
];

/// Runs a reader of another author on a thread of its own. A panic there is an error here.
fn read_on_own_thread<T: Send>(file: &str, read: impl Fn() -> Result<T, ReadError> + Sync) -> Result<T, ReadError> {
    thread::scope(|scope| {
        match thread::Builder::new().name("workbook reader".to_owned()).spawn_scoped(scope, &read) {
            Ok(reader) => reader.join().unwrap_or_else(|_| Err(damaged(file, "its content contradicts itself"))),
            // The system has no thread left, so this thread reads.
            Err(_) => read(),
        }
    })
}

fn damaged(file: &str, detail: impl Display) -> ReadError {
    ReadError::Damaged { file: file.to_owned(), detail: detail.to_string() }
}

fn read_xlsx(reader: Cursor<&[u8]>, file: &str) -> Result<Vec<RawSheet>, ReadError> {
    let mut book: Xlsx<_> = open_workbook_from_rs(reader).map_err(|error| match error {
        XlsxError::Password => ReadError::PasswordProtected { file: file.to_owned() },
        other => damaged(file, other),
    })?;
    let mut sheets = Vec::new();
    for meta in book.sheets_metadata().to_vec() {
        let mut sheet = blank_sheet(&meta);
        if meta.typ == SheetType::WorkSheet {
            read_xlsx_cells(&mut book, &mut sheet);
            sheet.merged = book.merge_cells_by_sheet_name(&meta.name).map(merged_ranges).unwrap_or_default();
        }
        sheets.push(sheet.in_reading_order());
    }
    Ok(sheets)
}

/// Reads values and formulas in one pass over the sheet, in the order of the file.
fn read_xlsx_cells(book: &mut Xlsx<Cursor<&[u8]>>, sheet: &mut RawSheet) {
    let mut reader = match book.worksheet_cells_reader(&sheet.name) {
        Ok(reader) => reader,
        Err(error) => {
            sheet.read_problems.push(format!(
                "this sheet could not be read ({error}); open the file in your \
                spreadsheet program, save a copy as .xlsx, and import the copy"
            ));
            return;
        }
    };
    loop {
        match reader.next_cell_with_formula_metadata() {
            Ok(Some(record)) => {
                let formula = record.formula.is_some();
                let value = match record.value {
                    DataRef::Empty => match record.formula {
                        Some(XlsxFormulaMetadata::Normal { formula } | XlsxFormulaMetadata::Shared { formula, .. }) => {
                            RawValue::MissingResult(formula)
                        }
                        Some(_) => RawValue::MissingResult(String::new()),
                        None => continue,
                    },
                    DataRef::SharedString(text) => RawValue::Text(text.to_owned()),
                    DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => {
                        RawValue::Text(text)
                    }
                    DataRef::Float(number) => RawValue::Number(number),
                    DataRef::Int(number) => integer_value(number),
                    DataRef::Bool(yes) => RawValue::Bool(yes),
                    DataRef::DateTime(date) => RawValue::Text(date_text(&date)),
                    DataRef::Error(error) => RawValue::Error(error.to_string()),
                };
                let at = SheetAddress::new(record.pos.0, record.pos.1);
                sheet.cells.push(RawCell { at, value, formula });
            }
            Ok(None) => break,
            // An error value of a newer Excel. Only this cell is lost, and the report says so.
            Err(XlsxError::CellError(text)) => {
                let before = sheet
                    .cells
                    .last()
                    .map_or_else(|| "at the start of the sheet".to_owned(), |cell| format!("after {}", cell.at));
                sheet.read_problems.push(format!(
                    "the cell {before} holds the error “{text}” and was not read; type \
                    its value into the cell and import the file again"
                ));
            }
            Err(error) => {
                let from = sheet.cells.last().map_or_else(|| "at all".to_owned(), |cell| format!("after {}", cell.at));
                sheet.read_problems.push(format!(
                    "this sheet could not be read {from} ({error}); open the file in your spreadsheet program, save \
                     a copy, and import the copy"
                ));
                break;
            }
        }
    }
}

fn read_xls(reader: Cursor<&[u8]>, file: &str) -> Result<Vec<RawSheet>, ReadError> {
    let mut book: Xls<_> = open_workbook_from_rs(reader).map_err(|error| match error {
        XlsError::Password => ReadError::PasswordProtected { file: file.to_owned() },
        other => damaged(file, format!("{other}; it may be cut short")),
    })?;
    Ok(read_by_ranges(&mut book, |book, name| {
        book.merge_cells_by_sheet_name(name).map(merged_ranges).unwrap_or_default()
    }))
}

fn read_xlsb(reader: Cursor<&[u8]>, file: &str) -> Result<Vec<RawSheet>, ReadError> {
    let mut book: Xlsb<_> = open_workbook_from_rs(reader).map_err(|error| match error {
        XlsbError::Password => ReadError::PasswordProtected { file: file.to_owned() },
        other => damaged(file, other),
    })?;
    Ok(read_by_ranges(&mut book, |_, _| Vec::new()))
}

fn read_ods(reader: Cursor<&[u8]>, file: &str) -> Result<Vec<RawSheet>, ReadError> {
    let mut book: Ods<_> = open_workbook_from_rs(reader).map_err(|error| match error {
        OdsError::Password => ReadError::PasswordProtected { file: file.to_owned() },
        other => damaged(file, other),
    })?;
    Ok(read_by_ranges(&mut book, |_, _| Vec::new()))
}

/// Reads the formats whose reader gives a whole sheet at once. Values and formulas come as two ranges. Each range
/// starts at its own first used cell.
fn read_by_ranges<'a, R>(book: &mut R, merged: impl Fn(&R, &str) -> Vec<SheetRange>) -> Vec<RawSheet>
where
    R: Reader<Cursor<&'a [u8]>>,
    R::Error: std::fmt::Debug,
{
    let mut sheets = Vec::new();
    for meta in book.sheets_metadata().to_vec() {
        let mut sheet = blank_sheet(&meta);
        if meta.typ == SheetType::WorkSheet {
            let formulas = book.worksheet_formula(&meta.name).unwrap_or_default();
            match book.worksheet_range(&meta.name) {
                Ok(values) => {
                    let from = values.start().unwrap_or_default();
                    for (row, column, value) in values.used_cells() {
                        let at = absolute_address(from, row, column);
                        let formula = formulas.get_value((at.row, at.column)).is_some_and(|text| !text.is_empty());
                        sheet.cells.extend(raw_value(value).map(|value| RawCell { at, value, formula }));
                    }
                    let from = formulas.start().unwrap_or_default();
                    for (row, column, formula) in formulas.used_cells() {
                        let at = absolute_address(from, row, column);
                        let unsaved = matches!(values.get_value((at.row, at.column)), None | Some(Data::Empty));
                        if unsaved && !formula.is_empty() {
                            sheet.cells.push(RawCell {
                                at,
                                value: RawValue::MissingResult(formula.clone()),
                                formula: true,
                            });
                        }
                    }
                }
                Err(error) => sheet.read_problems.push(format!(
                    "this sheet could not be read ({error:?}); open the file in your spreadsheet program, save a \
                     copy as .xlsx, and import the copy"
                )),
            }
            sheet.merged = merged(book, &meta.name);
        }
        sheets.push(sheet.in_reading_order());
    }
    sheets
}

fn absolute_address(from: (u32, u32), row: usize, column: usize) -> SheetAddress {
    let part = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
    SheetAddress::new(from.0.saturating_add(part(row)), from.1.saturating_add(part(column)))
}

fn raw_value(value: &Data) -> Option<RawValue> {
    Some(match value {
        Data::Empty => return None,
        Data::Int(number) => integer_value(*number),
        Data::Float(number) => RawValue::Number(*number),
        Data::String(text) | Data::DateTimeIso(text) | Data::DurationIso(text) => RawValue::Text(text.clone()),
        Data::Bool(yes) => RawValue::Bool(*yes),
        Data::DateTime(date) => RawValue::Text(date_text(date)),
        Data::Error(error) => RawValue::Error(error.to_string()),
    })
}

/// A whole number of at most 32 bits as a number, which is exact. A longer one stays text.
fn integer_value(number: i64) -> RawValue {
    i32::try_from(number)
        .map_or_else(|_| RawValue::Text(number.to_string()), |small| RawValue::Number(f64::from(small)))
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

fn blank_sheet(meta: &Sheet) -> RawSheet {
    let broken = match meta.typ {
        SheetType::WorkSheet => Vec::new(),
        _ => vec!["this is a chart, a macro or a dialog, not a sheet of cells; nothing was read from it".to_owned()],
    };
    RawSheet {
        name: meta.name.clone(),
        hidden: meta.visible != SheetVisible::Visible,
        read_problems: broken,
        ..RawSheet::default()
    }
}

fn merged_ranges(ranges: Vec<Dimensions>) -> Vec<SheetRange> {
    ranges
        .into_iter()
        .map(|range| SheetRange {
            first: SheetAddress::new(range.start.0, range.start.1),
            last: SheetAddress::new(range.end.0, range.end.1),
        })
        .collect()
}

/// The list of the files in a zip archive. Their content is not unpacked.
struct ZipDirectory {
    /// The path and the unpacked size in bytes of each file.
    files: Vec<(String, u64)>,
}

impl ZipDirectory {
    /// Reads the list. A file that was cut short has none. An entry that cannot be read is left out: the reader of the
    /// format then reports the error.
    fn read(bytes: &[u8]) -> Option<Self> {
        let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).ok()?;
        let mut files = Vec::with_capacity(archive.len());
        for index in 0..archive.len() {
            if let Ok(file) = archive.by_index_raw(index) {
                files.push((String::from_utf8_lossy(file.name_raw()).into_owned(), file.size()));
            }
        }
        Some(ZipDirectory { files })
    }

    /// Whether the path of a file in the archive is `path` or begins with it.
    fn has(&self, path: &str) -> bool {
        self.files.iter().any(|(name, _)| name.starts_with(path))
    }

    /// The total size of the unpacked files, in bytes.
    fn unpacked_size(&self) -> u64 {
        self.files.iter().fold(0, |sum, (_, size)| sum.saturating_add(*size))
    }
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

/// The least length in bytes of a compound file (the container of .xls): up to the last sector in use by its sector
/// tables. Only the tables listed in the header are read, which is enough for 6 MB.
fn minimum_compound_length(bytes: &[u8]) -> usize {
    const FREE: u32 = 0xFFFF_FFFF;
    let sector = 1_usize << bytes.get(30).copied().unwrap_or(9).clamp(7, 16);
    let tables = (76..512).step_by(4).map_while(|at| u32_at(bytes, at).filter(|&table| table != FREE));
    let mut length = 0;
    for (number, table) in tables.enumerate() {
        let start = (table as usize + 1).saturating_mul(sector);
        // The sector of the table itself must be there too.
        length = length.max(start.saturating_add(sector));
        let mut entries = bytes.get(start..start + sector).unwrap_or_default().chunks_exact(4);
        if let Some(last) = entries.rposition(|entry| entry != FREE.to_le_bytes()) {
            // The last sector may be shorter than the others.
            length = length.max((number * (sector / 4) + last + 1).saturating_mul(sector) + 1);
        }
    }
    length
}

fn utf16_bytes(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

fn contains_bytes(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_of_a_reader_is_an_error_about_the_file() {
        let result: Result<(), ReadError> = read_on_own_thread("odd.xls", || panic!("on purpose"));
        assert_eq!(result, Err(damaged("odd.xls", "its content contradicts itself")));
        assert_eq!(read_on_own_thread("odd.xls", || Ok(7)), Ok(7));
    }
}
