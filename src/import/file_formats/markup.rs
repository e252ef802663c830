//! Decides what a text of markup is: an XML Spreadsheet 2003, a flat workbook of LibreOffice (.fods), or a web page with
//! tables. Any other XML is no workbook.

use encoding_rs::{Encoding, UTF_8};

use super::sheet_writer::SheetWriter;
use super::{html_tables, ods, xml_spreadsheet};
use crate::import::report::import_report::ReadError;
use crate::languages::window_sentences::import_errors as texts;

/// The first bytes of a file, in which it says what it is.
const HEAD: usize = 4096;

/// Whether the text is markup.
pub(super) fn is_markup(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with("<?xml") || text.starts_with("<!") || text.starts_with('<') && html_tables::is_html(text)
}

/// Reads the tables of a text of markup. `bytes` are the file, and `text` is the file as it was decoded without regard to
/// what it says of its own encoding.
pub(super) fn read(bytes: &[u8], text: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let declared = declared_encoding(bytes).map(|encoding| encoding.decode(bytes).0);
    let text = declared.as_deref().unwrap_or(text);
    let head = text.get(..text.floor_char_boundary(HEAD)).unwrap_or(text);
    if head.contains(xml_spreadsheet::NAMESPACE) && head.contains("Workbook") {
        return xml_spreadsheet::read(text, writer);
    }
    if head.contains("office:document") && head.contains("opendocument.spreadsheet") {
        return ods::read_flat(text, writer);
    }
    if html_tables::is_html(text) {
        return html_tables::read(text, writer);
    }
    Err(ReadError::NotAWorkbook { file: writer.file().to_owned(), what: texts::is_unknown_xml().into() })
}

/// The encoding that the file names: `encoding="…"` of XML or `charset=…` of a web page. `None` if it names none, or UTF-8,
/// or an encoding in which its own declaration could not be read.
pub(super) fn declared_encoding(bytes: &[u8]) -> Option<&'static Encoding> {
    if Encoding::for_bom(bytes).is_some() {
        return None;
    }
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]).to_ascii_lowercase();
    let after = |key: &str| head.find(key).map(|at| head[at + key.len()..].trim_start_matches([' ', '"', '\'']));
    let name = if head.trim_start().starts_with("<?xml") { after("encoding=") } else { after("charset=") }?;
    let end = name.find(|letter: char| !letter.is_ascii_alphanumeric() && !"-_.:".contains(letter))?;
    let encoding = Encoding::for_label(&name.as_bytes()[..end])?;
    (encoding != UTF_8 && encoding.is_ascii_compatible()).then_some(encoding)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::reader_process::sheet_reader::read_in_this_process;

    fn first_cell(bytes: &[u8], file: &str) -> String {
        let sheets = read_in_this_process(bytes, file).unwrap();
        sheets[0].cells.first().unwrap().text().into_owned()
    }

    #[test]
    fn a_file_is_decoded_as_it_says() {
        let page =
            b"<html><meta http-equiv=Content-Type content=\"text/html; charset=windows-1250\"><table><td>Wi\x9Cniewska";
        assert_eq!(first_cell(page, "a.xls"), "Wiśniewska");
        assert_eq!(first_cell("<table><td>Loïs".as_bytes(), "a.htm"), "Loïs");
        assert_eq!(declared_encoding(b"<?xml version='1.0' encoding='utf-16'?>"), None);
        assert_eq!(declared_encoding(b"<?xml version='1.0' encoding='ISO-8859-2'?>"), Some(encoding_rs::ISO_8859_2));
    }

    #[test]
    fn a_flat_workbook_is_read() {
        let book = r#"<?xml version="1.0" encoding="UTF-8"?><office:document office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
            <office:body><office:spreadsheet><table:table table:name="R1"><table:table-row>
            <table:table-cell office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell>
            </table:table-row></table:table></office:spreadsheet></office:body></office:document>"#;
        assert_eq!(first_cell(book.as_bytes(), "con.fods"), "7");
    }

    #[test]
    fn other_xml_is_refused_with_its_cure() {
        let error = read_in_this_process(b"<?xml version=\"1.0\"?><gpx></gpx>", "a.xml").unwrap_err().to_string();
        assert!(error.contains("save it as .xlsx"), "{error}");
    }
}
