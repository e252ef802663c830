//! The readers of the file formats: bytes → cells. The bytes show the format; the file's extension does not matter.
//!
//! A damaged file is an error, never a panic. The readers keep no more than the filled cells of a sheet, whatever size
//! the file claims. The layouts read the cells.

// The modules with an attribute read sizes and positions that a stranger chose. No arithmetic there may overflow.
mod calamine_values;
mod companion_files;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod compound_file;
mod drawn_marks;
mod fixed_width_text;
mod forum_tags;
mod game_page;
mod html_tables;
mod mail;
mod markdown_tables;
mod markup;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod ods;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod ods_cells;
pub(in crate::import) mod sheet_collector;
mod sheet_extras;
pub(in crate::import) mod sheet_writer;
mod text_parts;
mod text_table;
mod wiki_text;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod workbook_parts;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod xls;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod xls_extras;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod xls_records;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod xls_struck_out_formats;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod xlsb;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod xlsb_extras;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod xlsx;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod xlsx_extras;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod xlsx_package;
mod xml_attributes;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod xml_spreadsheet;
#[cfg_attr(not(test), warn(clippy::arithmetic_side_effects))]
mod zip_directory;

use std::borrow::Cow;
use std::thread;

use self::compound_file::minimum_length;
use self::zip_directory::ZipDirectory;
use crate::import::report::import_report::ReadError;
use crate::languages::window_sentences::import_errors as texts;
use crate::languages::{WindowText, in_language, window_language};
use crate::limits::{MOST_SHEET_COLUMNS, MOST_SHEET_ROWS, MOST_UNPACKED_MB};
use sheet_writer::SheetWriter;

/// The rows and columns of a sheet in Excel and LibreOffice.
const MAX_ROWS: u32 = MOST_SHEET_ROWS;
const MAX_COLUMNS: u32 = MOST_SHEET_COLUMNS;

/// Reads the sheets of a file.
///
/// # Errors
/// When the bytes are no workbook and no text table, or when the file is empty, damaged, cut short, protected or too
/// large.
pub(super) fn read_sheets(bytes: &[u8], writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let file = writer.file();
    let named = || file.to_owned();
    let not_a_workbook = |what: Cow<'static, str>| Err(ReadError::NotAWorkbook { file: named(), what });
    if bytes.is_empty() {
        return Err(ReadError::Empty { file: named() });
    }
    if let Some(what) = companion_files::describe(bytes, file) {
        return not_a_workbook(what);
    }
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06") {
        let Some(archive) = ZipDirectory::read(bytes) else {
            return Err(ReadError::Truncated { file: named() });
        };
        if archive.unpacked_size() > MOST_UNPACKED_MB * 1024 * 1024 {
            return Err(ReadError::TooLarge { file: named(), limit: MOST_UNPACKED_MB });
        }
        return read_on_own_thread(file, || {
            if archive.has("xl/workbook.bin") {
                xlsb::read(bytes, &archive, writer)
            } else if archive.has_workbook() {
                match xlsx_package::in_usual_form(bytes) {
                    Some(usual) => {
                        let archive = ZipDirectory::read(&usual).unwrap_or(archive);
                        xlsx::read(&usual, &archive, writer)
                    }
                    None => xlsx::read(bytes, &archive, writer),
                }
            } else if archive.has("content.xml") && contains_bytes(&bytes[..bytes.len().min(200)], b"spreadsheet") {
                ods::read(bytes, writer)
            } else if archive.has("Index/") || archive.has("index.xml") || archive.has("Index.zip") {
                not_a_workbook(texts::is_numbers_workbook().into())
            } else if archive.has("word/") || archive.has("content.xml") {
                not_a_workbook(texts::is_document_or_presentation().into())
            } else {
                not_a_workbook(texts::is_archive().into())
            }
        });
    }
    if bytes.starts_with(compound_file::SIGNATURE) {
        if contains_bytes(bytes, &utf16_bytes("EncryptedPackage")) {
            return Err(ReadError::PasswordProtected { file: named() });
        }
        if bytes.len() < minimum_length(bytes) {
            return Err(ReadError::Truncated { file: named() });
        }
        return read_on_own_thread(file, || xls::read(bytes, writer));
    }
    for (signature, what) in SIGNATURES {
        if bytes.starts_with(signature) {
            return not_a_workbook(what().into());
        }
    }
    if mail::is_mail(bytes) {
        return read_on_own_thread(file, || mail::read(bytes, writer));
    }
    text_table::read(bytes, writer)
}

/// The first bytes of files that are often chosen by mistake, and their names in the error.
const SIGNATURES: [(&[u8], WindowText); 9] = [
    (b"%PDF", texts::is_pdf),
    (b"\x89PNG", texts::is_picture),
    (b"\xFF\xD8\xFF", texts::is_picture),
    (b"GIF8", texts::is_picture),
    (b"{\\rtf", texts::is_text_document),
    (b"\x1F\x8B", texts::is_compressed_file),
    (b"7z\xBC\xAF", texts::is_compressed_file),
    (b"Rar!", texts::is_compressed_file),
    (b"\x7FELF", texts::is_program),
];

/// Runs a reader of another author on a thread of its own, which speaks the language of this one. A panic there is an error here.
fn read_on_own_thread(file: &str, read: impl FnOnce() -> Result<(), ReadError> + Send) -> Result<(), ReadError> {
    let language = window_language();
    let read = move || in_language(language, read);
    thread::scope(|scope| match thread::Builder::new().name("workbook reader".to_owned()).spawn_scoped(scope, read) {
        Ok(reader) => reader.join().unwrap_or_else(|_| Err(ReadError::damaged(file, texts::contradicts_itself()))),
        Err(error) => Err(ReadError::NotStarted { file: file.to_owned(), detail: error.to_string() }),
    })
}

fn utf16_bytes(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

fn contains_bytes(bytes: &[u8], part: &[u8]) -> bool {
    memchr::memmem::find(bytes, part).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_of_a_reader_is_an_error_about_the_file() {
        let result = read_on_own_thread("odd.xls", || panic!("on purpose"));
        assert_eq!(result, Err(ReadError::damaged("odd.xls", "its content contradicts itself")));
        assert_eq!(read_on_own_thread("odd.xls", || Ok(())), Ok(()));
    }
}
