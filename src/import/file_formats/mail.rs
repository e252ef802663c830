//! Reads a mail, and a web page that a browser or Excel saves as one file (.mht), which is a mail too: the tables of its pages,
//! else its text.

use std::borrow::Cow;

use encoding_rs::Encoding;
use mailparse::{MailHeaderMap as _, ParsedMail};

use super::markup::declared_encoding;
use super::sheet_writer::SheetWriter;
use super::{html_tables, text_table};
use crate::import::report::import_report::ReadError;
use crate::import::text_encoding::decode_text;
use crate::languages::window_sentences::import_errors as texts;

/// The first bytes of a mail, with its headers.
const HEAD: usize = 8192;

/// The most parts of a mail, one in another.
const MOST_PARTS: usize = 200;

/// Whether the bytes are a mail, by its headers.
pub(super) fn is_mail(bytes: &[u8]) -> bool {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)]).to_ascii_lowercase();
    let headers = head.split("\n\n").next().unwrap_or_default().split("\r\n\r\n").next().unwrap_or_default();
    let has = |header: &str| headers.lines().any(|line| line.starts_with(header));
    let begins_with_header = headers.lines().next().and_then(|line| line.split_once(':')).is_some_and(|(name, _)| {
        !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    });
    begins_with_header && has("mime-version:") && has("content-type:")
}

/// A part of a mail with a text.
struct TextPart {
    is_page: bool,
    text: String,
    /// The name of the file that the part was, without its folder.
    name: String,
}

/// Reads the pages of a mail, each as a sheet, or its text.
pub(super) fn read(bytes: &[u8], writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let file = writer.file();
    if memchr::memmem::find_iter(bytes, b"oundary").take(MOST_PARTS + 1).count() > MOST_PARTS {
        return Err(ReadError::damaged(file, texts::too_many_parts()));
    }
    let mail = mailparse::parse_mail(bytes).map_err(|error| ReadError::damaged(file, error))?;
    let mut parts = Vec::new();
    collect_texts(&mail, &mut parts);
    let has_table = |part: &&TextPart| part.is_page && part.text.to_ascii_lowercase().contains("<table");
    let pages: Vec<&TextPart> = parts.iter().filter(has_table).collect();
    if pages.is_empty() {
        let text = parts.iter().find(|part| !part.is_page && !part.text.trim().is_empty());
        let not = || ReadError::NotAWorkbook { file: file.to_owned(), what: texts::is_mail_without_table().into() };
        return text_table::read(text.ok_or_else(not)?.text.as_bytes(), writer);
    }
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let names = sheet_names(&parts);
    for (at, page) in pages.iter().enumerate() {
        let known = names.iter().find(|(of_file, _)| *of_file == page.name).map(|(_, name)| name.as_str());
        let name = match known {
            Some(name) => name.to_owned(),
            None if pages.len() == 1 => stem.to_owned(),
            None => format!("{stem} {}", at + 1),
        };
        html_tables::read_named(&page.text, &name, writer)?;
    }
    Ok(())
}

fn collect_texts(mail: &ParsedMail<'_>, parts: &mut Vec<TextPart>) {
    for part in mail.parts() {
        let kind = part.ctype.mimetype.as_str();
        let is_page = matches!(kind, "text/html" | "application/xhtml+xml");
        if !is_page && kind != "text/plain" || !part.subparts.is_empty() {
            continue;
        }
        let Ok(bytes) = part.get_body_raw() else { continue };
        let text = decode(&bytes, part.ctype.params.get("charset").map(String::as_str));
        let place = part.headers.get_first_value("Content-Location").unwrap_or_default();
        let name = place.rsplit(['/', '\\']).next().unwrap_or_default().to_ascii_lowercase();
        parts.push(TextPart { is_page, text, name });
    }
}

/// The text of a part: in the encoding that the mail names, else in the one that the page names, else as its letters tell.
fn decode(bytes: &[u8], charset: Option<&str>) -> String {
    let named =
        charset.and_then(|charset| Encoding::for_label(charset.as_bytes())).or_else(|| declared_encoding(bytes));
    match named {
        Some(encoding) => encoding.decode(bytes).0.into_owned(),
        None => decode_text(bytes).map_or_else(|| String::from_utf8_lossy(bytes).into_owned(), |(text, _)| text),
    }
}

/// The files of the sheets of a workbook that Excel saved as one page, with the names of the sheets.
fn sheet_names(parts: &[TextPart]) -> Vec<(String, String)> {
    let mut names = Vec::new();
    for piece in parts.iter().flat_map(|part| part.text.split("<x:ExcelWorksheet>").skip(1)) {
        let name = piece.split_once("<x:Name>").and_then(|(_, rest)| rest.split_once("</x:Name>"));
        let file = piece.split_once("HRef=\"").and_then(|(_, rest)| rest.split_once('"'));
        if let Some(((name, _), (file, _))) = name.zip(file) {
            let file = file.rsplit(['/', '\\']).next().unwrap_or_default().to_ascii_lowercase();
            let name = quick_xml::escape::unescape(name).map_or_else(|_| name.to_owned(), Cow::into_owned);
            names.push((file, name));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::reader_process::sheet_reader::read_in_this_process;

    fn sheets(mail: &str) -> Vec<(String, Vec<String>)> {
        let sheets = read_in_this_process(mail.replace('\n', "\r\n").as_bytes(), "con.mht").unwrap();
        let texts = |sheet: &crate::import::cells::raw_sheet::RawSheet| {
            sheet.cells.iter().map(|cell| cell.text().into_owned()).collect()
        };
        sheets.iter().map(|sheet| (sheet.name.clone(), texts(sheet))).collect()
    }

    const HEAD: &str =
        "From: <Saved by Blink>\nMIME-Version: 1.0\nContent-Type: multipart/related;\n\tboundary=\"--b\"\n\n";

    #[test]
    fn a_page_that_a_browser_saved_as_one_file_is_read() {
        let page = "----b\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n\
                    <table><tr><td class=3D\"x\">Cleo D=C3=B6rn<td>8</table>\n----b--\n";
        let cells = vec!["Cleo Dörn".to_owned(), "8".to_owned()];
        assert_eq!(sheets(&format!("{HEAD}{page}")), [("con".to_owned(), cells.clone())]);
        // A browser names no encoding beside the kind of the page.
        assert_eq!(sheets(&format!("{HEAD}{}", page.replace("; charset=utf-8", ""))), [("con".to_owned(), cells)]);
    }

    #[test]
    fn the_sheets_of_excel_keep_their_names() {
        let part = |name: &str, body: &str| {
            format!(
                "----b\nContent-Location: file:///C:/con_files/{name}\nContent-Type: text/html; charset=\"us-ascii\"\n\n{body}\n"
            )
        };
        let names = "<xml><x:ExcelWorksheet><x:Name>Round &amp; 1</x:Name><x:WorksheetSource HRef=\"con_files/sheet001.htm\"/></x:ExcelWorksheet>\
                     <x:ExcelWorksheet><x:Name>Round 2</x:Name><x:WorksheetSource HRef=\"con_files/sheet002.htm\"/></x:ExcelWorksheet></xml>";
        let mail = format!(
            "{HEAD}{}{}{}----b--\n",
            part("con.htm", names),
            part("sheet001.htm", "<table><td>a</table>"),
            part("sheet002.htm", "<table><td>b</table>")
        );
        let found = sheets(&mail);
        assert_eq!(
            found,
            [("Round & 1".to_owned(), vec!["a".to_owned()]), ("Round 2".to_owned(), vec!["b".to_owned()])]
        );
    }

    #[test]
    fn the_text_of_a_mail_is_read_without_its_headers() {
        let mail = "Subject: Results\nMIME-Version: 1.0\nContent-Type: text/plain; charset=\"windows-1252\"\nContent-Transfer-Encoding: base64\n\n\
                    UG93ZXIsUGxheWVyClR1cmtleSxab+sK\n";
        assert_eq!(sheets(mail)[0].1, ["Power", "Player", "Turkey", "Zoë"]);
        assert!(!is_mail(b"Power: Player\nMIME-Version: Ann\n") && !is_mail(b"Round,Board\n"));
        let error = read_in_this_process(HEAD.as_bytes(), "con.mht").unwrap_err().to_string();
        assert!(error.contains("without a table"), "{error}");
    }
}
