//! Puts an .xlsx workbook whose parts are in unusual places, or in an unusual encoding, into the usual form, which calamine reads.
//! Excel or LibreOffice read such workbooks, and some programs write them. A workbook in the usual form is not copied.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{Cursor, Read as _, Write as _};

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};
use quick_xml::escape::escape;
use quick_xml::events::Event;
use zip::ZipArchive;
use zip::write::{SimpleFileOptions, ZipWriter};

use super::xml_attributes::attribute;
use crate::import::cells::sheet_address::SheetAddress;

/// The parts that calamine looks for in fixed places, by the ends of their kinds.
const FIXED_PLACES: [(&str, &str); 3] =
    [("/sharedStrings", "xl/sharedStrings.xml"), ("/styles", "xl/styles.xml"), ("/theme", "xl/theme/theme1.xml")];

/// The first bytes of a part, in which it says its encoding and the size of a sheet.
const HEAD: usize = 2048;

/// The most bytes of a part.
const MOST_BYTES_OF_PART: u64 = 512 * 1024 * 1024;

/// The bytes of the workbook in the usual form. `None` if they are in it, or if it has no known form.
pub(super) fn in_usual_form(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut package = Package::open(bytes)?;
    let workbook = package.workbook()?;
    let places = package.usual_places(&workbook);
    let is_usual = package.parts.iter().all(|part| {
        part.path == part.name && places.get(&part.path).is_none_or(|usual| *usual == part.path) && !part.is_odd
    });
    if is_usual { None } else { package.rewrite(&places) }
}

/// A part of a workbook.
struct Part {
    /// Its number in the archive.
    index: usize,
    /// Its name in the archive.
    name: String,
    /// Its path, with `/` between the folders.
    path: String,
    /// Whether it is in another encoding than UTF-8, or says a size of its sheet that cannot be.
    is_odd: bool,
}

/// A part to which another part refers.
struct Reference {
    id: String,
    kind: String,
    path: String,
    is_outside: bool,
}

struct Package<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
    parts: Vec<Part>,
}

impl<'a> Package<'a> {
    fn open(bytes: &'a [u8]) -> Option<Self> {
        let mut archive = ZipArchive::new(Cursor::new(bytes)).ok()?;
        let mut parts = Vec::with_capacity(archive.len());
        for index in 0..archive.len() {
            let Ok(file) = archive.by_index(index) else { continue };
            let name = String::from_utf8_lossy(file.name_raw()).into_owned();
            let path = name.replace('\\', "/").trim_start_matches('/').to_owned();
            let mut head = Vec::with_capacity(HEAD);
            if is_xml(&path) {
                // What cannot be unpacked is told by the reader of the workbook.
                let _ = file.take(HEAD as u64).read_to_end(&mut head);
            }
            let is_odd = encoding_of(&head) != UTF_8 || impossible_size(&head).is_some();
            parts.push(Part { index, name, path, is_odd });
        }
        Some(Package { archive, parts })
    }

    /// The content of a part of XML, as text without its declaration.
    fn text(&mut self, path: &str) -> Option<String> {
        let index = self.parts.iter().find(|part| part.path.eq_ignore_ascii_case(path))?.index;
        let mut bytes = Vec::new();
        self.archive.by_index(index).ok()?.take(MOST_BYTES_OF_PART).read_to_end(&mut bytes).ok()?;
        let text = encoding_of(&bytes).decode(&bytes).0.into_owned();
        let is_declared = text.trim_start().starts_with("<?xml");
        Some(if is_declared { text.split_once("?>").map_or(String::new(), |(_, rest)| rest.to_owned()) } else { text })
    }

    /// The references of a part. The package itself is the part without a name.
    fn references(&mut self, part: &str) -> Vec<Reference> {
        let (folder, file) = part.rsplit_once('/').unwrap_or(("", part));
        let path = format!("{folder}/_rels/{file}.rels");
        let Some(text) = self.text(path.trim_start_matches('/')) else { return Vec::new() };
        references_in(&text, folder)
    }

    /// The path of the workbook itself.
    fn workbook(&mut self) -> Option<String> {
        let named = self.references("").into_iter().find(|reference| reference.kind.ends_with("/officeDocument"));
        let path = named.map_or_else(|| "xl/workbook.xml".to_owned(), |reference| reference.path);
        self.parts.iter().find(|part| part.path.eq_ignore_ascii_case(&path)).map(|part| part.path.clone())
    }

    /// The usual place of each part that has one.
    fn usual_places(&mut self, workbook: &str) -> HashMap<String, String> {
        let folder = workbook.rsplit_once('/').map_or("", |(folder, _)| folder);
        let mut places = HashMap::new();
        for part in &self.parts {
            let inside = if folder.is_empty() {
                Some(part.path.as_str())
                    .filter(|path| !path.starts_with("_rels/.rels") && *path != "[Content_Types].xml")
            } else {
                part.path.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/'))
            };
            if let Some(inside) = inside {
                places.insert(part.path.clone(), format!("xl/{inside}"));
            }
        }
        places.insert(workbook.to_owned(), "xl/workbook.xml".to_owned());
        let (around, file) = workbook.rsplit_once('/').unwrap_or(("", workbook));
        let references = format!("{around}/_rels/{file}.rels").trim_start_matches('/').to_owned();
        places.insert(references, "xl/_rels/workbook.xml.rels".to_owned());
        for reference in self.references(workbook) {
            if let Some((_, place)) = FIXED_PLACES.iter().find(|(kind, _)| reference.kind.ends_with(kind)) {
                places.insert(reference.path, (*place).to_owned());
            }
        }
        places
    }

    /// The workbook with its parts in these places.
    fn rewrite(&mut self, places: &HashMap<String, String>) -> Option<Vec<u8>> {
        let place = |path: &str| places.get(path).map_or(path, String::as_str).to_owned();
        let options = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
        let mut usual = ZipWriter::new(Cursor::new(Vec::new()));
        let paths: Vec<(usize, String)> = self.parts.iter().map(|part| (part.index, part.path.clone())).collect();
        for (index, path) in paths {
            if path.ends_with('/') {
                continue;
            }
            usual.start_file(place(&path), options).ok()?;
            if !is_xml(&path) {
                let file = self.archive.by_index(index).ok()?;
                std::io::copy(&mut file.take(MOST_BYTES_OF_PART), &mut usual).ok()?;
                continue;
            }
            let text = self.text(&path)?;
            let text = match path.rsplit_once("_rels/") {
                Some((folder, _)) => write_references(&references_in(&text, folder.trim_end_matches('/')), &place),
                None => without_impossible_size(text),
            };
            usual.write_all(text.as_bytes()).ok()?;
        }
        Some(usual.finish().ok()?.into_inner())
    }
}

fn is_xml(path: &str) -> bool {
    let has_end = |end: &str| {
        let rest = path.len().checked_sub(end.len()).filter(|rest| *rest > 0);
        rest.is_some_and(|rest| path.as_bytes()[rest..].eq_ignore_ascii_case(end.as_bytes()))
    };
    [".xml", ".rels"].into_iter().any(has_end)
}

/// The encoding that a part of XML says, by its first bytes.
fn encoding_of(bytes: &[u8]) -> &'static Encoding {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return encoding;
    }
    match bytes {
        [b'<', 0, ..] => return UTF_16LE,
        [0, b'<', ..] => return UTF_16BE,
        _ => {}
    }
    let head = &bytes[..bytes.len().min(200)];
    let declared = || {
        let head = std::str::from_utf8(head.split(|byte| *byte == b'>').next()?).ok()?;
        let (_, rest) = head.strip_prefix("<?xml")?.split_once("encoding")?;
        let label = rest.trim_start().strip_prefix('=')?.trim_start().split(['"', '\'']).nth(1)?;
        Encoding::for_label(label.as_bytes()).filter(|encoding| encoding.is_ascii_compatible())
    };
    declared().unwrap_or(UTF_8)
}

/// The element that says a size of the sheet which no sheet has: “A0:E15”.
fn impossible_size(head: &[u8]) -> Option<std::ops::Range<usize>> {
    let start = memchr::memmem::find(head, b"<dimension")?;
    let end = start.checked_add(memchr::memchr(b'>', &head[start..])?)?.checked_add(1)?;
    let element = std::str::from_utf8(&head[start..end]).ok()?;
    let size = element.split_once("ref=").and_then(|(_, rest)| rest.split(['"', '\'']).nth(1));
    let corners: Option<Vec<SheetAddress>> = size?.split(':').map(SheetAddress::parse).collect();
    let is_size = match corners.as_deref() {
        Some([_]) => true,
        Some([first, last]) => first.row <= last.row && first.column <= last.column,
        _ => false,
    };
    (!is_size).then_some(start..end)
}

fn without_impossible_size(mut text: String) -> String {
    let head = text.floor_char_boundary(HEAD);
    if let Some(element) = impossible_size(&text.as_bytes()[..head]) {
        let is_closed = text[element.clone()].ends_with("/>");
        text.replace_range(element, if is_closed { "" } else { "<dimension ref=\"A1\">" });
    }
    text
}

/// The references in the text of a part that holds those of a part in this folder.
fn references_in(text: &str, folder: &str) -> Vec<Reference> {
    let mut reader = quick_xml::Reader::from_str(text);
    reader.config_mut().check_end_names = false;
    let mut found = Vec::new();
    while let Ok(event) = reader.read_event() {
        match event {
            Event::Start(element) | Event::Empty(element) if element.local_name().as_ref() == "Relationship" => {
                let get = |key: &str| attribute(&element, key).unwrap_or_default();
                let is_outside = get("TargetMode") == "External";
                let target = get("Target").replace('\\', "/");
                let path = if is_outside { target } else { super::workbook_parts::path_of(folder, &target) };
                found.push(Reference { id: get("Id"), kind: get("Type"), path, is_outside });
            }
            Event::Eof => break,
            _ => {}
        }
    }
    found
}

fn write_references(references: &[Reference], place: &impl Fn(&str) -> String) -> String {
    let mut text = "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">".to_owned();
    for Reference { id, kind, path, is_outside } in references {
        let (target, mode) =
            if *is_outside { (path.clone(), " TargetMode=\"External\"") } else { (format!("/{}", place(path)), "") };
        let (id, kind, target) = (escape(id.as_str()), escape(kind.as_str()), escape(target));
        // Writing to a string cannot fail.
        let _ = write!(text, "<Relationship Id=\"{id}\" Type=\"{kind}\" Target=\"{target}\"{mode}/>");
    }
    text.push_str("</Relationships>");
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::reader_process::sheet_reader::read_in_this_process;

    const KIND: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    const SHEETS: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

    fn references(references: &[(&str, &str)]) -> String {
        let each = |(number, (kind, target)): (usize, &(&str, &str))| {
            format!("<Relationship Id=\"r{number}\" Type=\"{KIND}/{kind}\" Target=\"{target}\"/>")
        };
        format!(
            "<?xml version=\"1.0\"?><Relationships>{}</Relationships>",
            references.iter().enumerate().map(each).collect::<String>()
        )
    }

    /// A workbook whose cells A1 and B1 are “Zoë” and 7. The parts are in this folder, with these names.
    fn parts(folder: &str, strings: &str, size: &str) -> Vec<(String, Vec<u8>)> {
        let sheet = format!(
            "<worksheet xmlns=\"{SHEETS}\">{size}<sheetData><row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\"><v>7</v></c></row>\
             </sheetData></worksheet>"
        );
        let part = |path: &str, text: String| (format!("{folder}{path}"), text.into_bytes());
        vec![
            (
                "_rels/.rels".to_owned(),
                references(&[("officeDocument", &format!("/{folder}workbook.xml"))]).into_bytes(),
            ),
            part(
                "workbook.xml",
                format!(
                    "<workbook xmlns=\"{SHEETS}\" xmlns:r=\"{KIND}\"><sheets><sheet name=\"R1\" sheetId=\"1\" r:id=\"r0\"/></sheets></workbook>"
                ),
            ),
            part("_rels/workbook.xml.rels", references(&[("worksheet", "sheets/one.xml"), ("sharedStrings", strings)])),
            part("sheets/one.xml", sheet),
            part(strings, format!("<sst xmlns=\"{SHEETS}\"><si><t>Zoë</t></si></sst>")),
        ]
    }

    fn zipped(parts: &[(String, Vec<u8>)]) -> Vec<u8> {
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        for (path, bytes) in parts {
            archive.start_file(path.as_str(), SimpleFileOptions::default()).unwrap();
            archive.write_all(bytes).unwrap();
        }
        archive.finish().unwrap().into_inner()
    }

    fn cells(bytes: &[u8]) -> Vec<String> {
        let sheets = read_in_this_process(bytes, "con.xlsx").unwrap();
        assert_eq!((sheets.len(), sheets[0].name.as_str()), (1, "R1"));
        sheets[0].cells.iter().map(|cell| cell.text().into_owned()).collect()
    }

    #[test]
    fn a_workbook_in_the_usual_form_is_not_copied() {
        let usual = zipped(&parts("xl/", "sharedStrings.xml", "<dimension ref=\"A1:B1\"/>"));
        assert_eq!(in_usual_form(&usual), None);
        assert_eq!(cells(&usual), ["Zoë", "7"]);
        assert_eq!(in_usual_form(b"PK"), None);
    }

    #[test]
    fn parts_in_other_places_are_found() {
        for (folder, strings) in [("", "sharedStrings.xml"), ("book/data/", "texts.xml"), ("xl/", "strings.xml")] {
            let bytes = zipped(&parts(folder, strings, ""));
            assert_eq!(cells(&bytes), ["Zoë", "7"], "{folder} {strings}");
        }
        let backslashes: Vec<(String, Vec<u8>)> = parts("xl/", "sharedStrings.xml", "")
            .into_iter()
            .map(|(path, bytes)| (path.replace('/', "\\"), bytes))
            .collect();
        assert_eq!(cells(&zipped(&backslashes)), ["Zoë", "7"]);
    }

    #[test]
    fn parts_in_another_encoding_are_read() {
        let in_utf16 = |text: &[u8]| -> Vec<u8> {
            let text = String::from_utf8(text.to_vec()).unwrap();
            [0xFF, 0xFE].into_iter().chain(text.encode_utf16().flat_map(u16::to_le_bytes)).collect()
        };
        let in_latin = |text: &[u8]| -> Vec<u8> {
            let text = String::from_utf8(text.to_vec()).unwrap();
            let text = format!("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>{text}");
            encoding_rs::WINDOWS_1252.encode(&text).0.into_owned()
        };
        for recode in [&in_utf16 as &dyn Fn(&[u8]) -> Vec<u8>, &in_latin] {
            let parts = parts("xl/", "sharedStrings.xml", "").into_iter();
            let parts: Vec<_> = parts
                .map(|(path, bytes)| {
                    let bytes = if path.contains("_rels") { bytes } else { recode(&bytes) };
                    (path, bytes)
                })
                .collect();
            assert_eq!(cells(&zipped(&parts)), ["Zoë", "7"]);
        }
    }

    #[test]
    fn a_size_that_no_sheet_has_is_left_out() {
        for size in [
            "<dimension ref=\"A0:B1\"/>",
            "<dimension ref=\"\"/>",
            "<dimension ref=\"B9:A1\"></dimension>",
            "<dimension ref=\"1:9\"/>",
        ] {
            assert_eq!(cells(&zipped(&parts("xl/", "sharedStrings.xml", size))), ["Zoë", "7"], "{size}");
        }
    }
}
