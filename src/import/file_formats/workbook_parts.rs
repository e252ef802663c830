//! The parts of an .xlsx or .xlsb workbook, read one by one: XML elements, and the parts that a part refers to. Nothing here
//! can fail: a part that cannot be read is blank.

use std::collections::HashMap;
use std::io::{self, BufRead, BufReader, Cursor, Read};

use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};
use zip::ZipArchive;

use super::xml_attributes::attribute;

/// A comment that is longer than this is cut. The sentence shows less of it.
pub(super) const MOST_COMMENT_BYTES: usize = 1000;

/// The most bytes of a part that are read.
const MOST_BYTES: u64 = 256 * 1024 * 1024;

/// The most bytes of one text or element of a part.
pub(super) const MOST_BYTES_OF_TEXT: usize = 1024 * 1024;

pub(super) struct WorkbookParts<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
}

impl<'a> WorkbookParts<'a> {
    pub(super) fn open(bytes: &'a [u8]) -> Option<Self> {
        Some(WorkbookParts { archive: ZipArchive::new(Cursor::new(bytes)).ok()? })
    }

    /// The content of a part.
    pub(super) fn content(&mut self, part: &str) -> Option<impl BufRead> {
        Some(BufReader::new(self.archive.by_name(part).ok()?.take(MOST_BYTES)))
    }

    /// The kind and the path of each part that a part refers to, by its name there.
    pub(super) fn targets(&mut self, part: &str) -> HashMap<String, (String, String)> {
        let (folder, file) = part.rsplit_once('/').unwrap_or(("", part));
        let mut targets = HashMap::new();
        self.each_element(&format!("{folder}/_rels/{file}.rels"), |name, element, _| {
            let get = |key: &str| attribute(element, key);
            if let ("Relationship", Some(id), Some(target)) = (name, get("Id"), get("Target")) {
                targets.insert(id, (get("Type").unwrap_or_default(), path_of(folder, &target)));
            }
        });
        targets
    }

    /// Calls a function with the name of each element, its attributes, and the text directly after its start. Returns
    /// whether the part was read to its end. A long text ends it.
    pub(super) fn each_element(&mut self, part: &str, call: impl FnMut(&str, &BytesStart<'_>, &str)) -> bool {
        self.content(part).is_none_or(|content| each_element(content, call))
    }
}

fn each_element(content: impl BufRead, mut call: impl FnMut(&str, &BytesStart<'_>, &str)) -> bool {
    let mut reader = quick_xml::Reader::from_reader(LimitedTexts { content, left: MOST_BYTES_OF_TEXT });
    reader.config_mut().check_end_names = false;
    let mut buffer = Vec::new();
    let mut open: Option<(BytesStart<'static>, String)> = None;
    loop {
        buffer.clear();
        reader.get_mut().left = MOST_BYTES_OF_TEXT;
        let event = reader.read_event_into(&mut buffer);
        if reader.get_ref().left == 0 {
            return false;
        }
        if let Some((_, known)) = &mut open {
            let has_room = known.len() < MOST_COMMENT_BYTES;
            match &event {
                Ok(Event::Text(text)) => {
                    if has_room {
                        known.push_str(&text.xml10_content());
                    }
                    continue;
                }
                Ok(Event::GeneralRef(entity)) => {
                    let character = entity.resolve_char_ref().ok().flatten().map(String::from);
                    if has_room {
                        known.push_str(resolve_predefined_entity(entity).unwrap_or(character.as_deref().unwrap_or("")));
                    }
                    continue;
                }
                _ => {}
            }
        }
        if let Some((element, text)) = open.take() {
            call(element.local_name().as_ref(), &element, &text);
        }
        match event {
            Ok(Event::Start(element) | Event::Empty(element)) => open = Some((element.into_owned(), String::new())),
            Ok(Event::Eof) | Err(_) => return true,
            Ok(_) => {}
        }
    }
}

/// A stream that ends where one text of it is too long. The reader of XML keeps a text completely.
struct LimitedTexts<R> {
    content: R,
    /// The bytes that may still be read of the current text or element.
    left: usize,
}

impl<R: BufRead> Read for LimitedTexts<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let end = into.len().min(self.left);
        let read = self.content.read(&mut into[..end])?;
        self.left = self.left.saturating_sub(read);
        Ok(read)
    }
}

impl<R: BufRead> BufRead for LimitedTexts<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let bytes = self.content.fill_buf()?;
        Ok(&bytes[..bytes.len().min(self.left)])
    }

    fn consume(&mut self, count: usize) {
        self.left = self.left.saturating_sub(count);
        self.content.consume(count);
    }
}

/// The path of a part that is named from a folder: “/xl/a.xml”, “../drawings/a.xml”, “worksheets/a.xml”.
pub(super) fn path_of(folder: &str, target: &str) -> String {
    if let Some(absolute) = target.strip_prefix('/') {
        return absolute.to_owned();
    }
    let mut folders: Vec<&str> = folder.split('/').filter(|name| !name.is_empty()).collect();
    for name in target.split('/') {
        match name {
            ".." => {
                folders.pop();
            }
            "." | "" => {}
            name => folders.push(name),
        }
    }
    folders.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_followed() {
        assert_eq!(path_of("xl/worksheets", "../drawings/a.xml"), "xl/drawings/a.xml");
        assert_eq!(path_of("xl", "worksheets/a.xml"), "xl/worksheets/a.xml");
        assert_eq!(path_of("xl", "/xl/a.xml"), "xl/a.xml");
    }

    #[test]
    fn a_long_text_ends_a_part_and_is_not_kept() {
        let long = "x".repeat(2 * MOST_BYTES_OF_TEXT);
        for (xml, complete) in [
            (format!("<a><b>short</b>{}<c/></a>", "<t>x</t>".repeat(MOST_BYTES_OF_TEXT)), true),
            (format!("<a><b>short</b><t>{long}</t><c/></a>"), false),
            (format!("<a><b>short</b><t x=\"{long}\"/><c/></a>"), false),
            (format!("<a><b>short</b><t>{}</t><c/></a>", "a&amp;".repeat(MOST_BYTES_OF_TEXT)), true),
        ] {
            let (mut names, mut longest) = (Vec::new(), 0);
            let whole = each_element(xml.as_bytes(), |name, _, text| {
                if name != "t" {
                    names.push(name.to_owned());
                }
                longest = longest.max(text.len());
            });
            assert_eq!((whole, names.contains(&"c".to_owned())), (complete, complete));
            assert!(
                names.starts_with(&["a".to_owned(), "b".to_owned()]) && longest <= MOST_COMMENT_BYTES + 5,
                "{longest}"
            );
        }
    }
}
