//! Reads what the sheets of an .xlsx workbook have beside their cells. Nothing here can fail: a part that cannot be read
//! has no extras.

use std::collections::HashMap;
use std::io::{BufReader, Cursor, Read};

use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};
use zip::ZipArchive;

use super::sheet_extras::{MOST_KEPT, SheetExtras};
use super::zip_directory::ZipDirectory;

/// The most bytes of a part of the workbook that are read for this.
const MOST_BYTES: u64 = 256 * 1024 * 1024;

/// The extras of each sheet, by its name.
pub(super) fn read(bytes: &[u8], archive: &ZipDirectory) -> HashMap<String, SheetExtras> {
    let beside = ["xl/comments", "xl/threadedComments", "xl/drawings/"];
    let has_hidden = [&b"hidden=\"1\""[..], b"hidden=\"true\""];
    let has_extras = beside.iter().any(|path| archive.has(path))
        || has_hidden.iter().any(|text| ZipDirectory::contains_text(bytes, ".xml", text));
    if !has_extras {
        return HashMap::new();
    }
    let Ok(archive) = ZipArchive::new(Cursor::new(bytes)) else { return HashMap::new() };
    let mut workbook = Workbook { archive };
    let targets = workbook.targets("xl/workbook.xml");
    let mut sheets: Vec<(String, String)> = Vec::new();
    workbook.each_element("xl/workbook.xml", |name, element, _| {
        if name == "sheet"
            && let (Some(sheet), Some(id)) = (attribute(element, "name"), attribute(element, "id"))
            && let Some((_, path)) = targets.get(&id)
        {
            sheets.push((sheet, path.clone()));
        }
    });
    sheets.into_iter().map(|(name, path)| (name, workbook.extras(&path))).collect()
}

struct Workbook<'a> {
    archive: ZipArchive<Cursor<&'a [u8]>>,
}

impl Workbook<'_> {
    fn extras(&mut self, sheet: &str) -> SheetExtras {
        let mut extras = SheetExtras::default();
        let mut row = None;
        self.each_element(sheet, |name, element, _| match name {
            "row" => {
                let number = attribute(element, "r").and_then(|number| number.parse::<u32>().ok()?.checked_sub(1));
                row = number.filter(|_| is_true(element, "hidden"));
            }
            "v" | "is" | "f" => extras.hidden_rows.extend(row.take().filter(|_| extras.hidden_rows.len() < MOST_KEPT)),
            "col" if is_true(element, "hidden") => {
                let number = |key: &str| attribute(element, key).and_then(|number| number.parse::<u32>().ok());
                // All columns to the right of the last cell may be hidden.
                if let Some((first, last)) = number("min").zip(number("max")).filter(|(_, last)| *last < 1000) {
                    extras.hidden_columns.extend((first..=last).filter_map(|column| column.checked_sub(1)));
                }
            }
            "autoFilter" => extras.filtered = true,
            _ => {}
        });
        for (kind, path) in self.targets(sheet).into_values() {
            match kind.rsplit('/').next() {
                Some("comments") => self.add_comments(&path, &mut extras),
                Some("drawing") => self.each_element(&path, |name, _, _| extras.pictures += usize::from(name == "pic")),
                _ => {}
            }
        }
        extras
    }

    fn add_comments(&mut self, path: &str, extras: &mut SheetExtras) {
        self.each_element(path, |name, element, text| match name {
            "comment" if extras.comments.len() < MOST_KEPT => {
                extras.comments.push((attribute(element, "ref").unwrap_or_default(), String::new()));
            }
            "t" => {
                if let Some((_, comment)) = extras.comments.last_mut().filter(|(_, comment)| comment.len() < 1000) {
                    comment.push_str(text);
                }
            }
            _ => {}
        });
    }

    /// The kind and the path of each part that a part refers to, by its name there.
    fn targets(&mut self, part: &str) -> HashMap<String, (String, String)> {
        let (folder, file) = part.rsplit_once('/').unwrap_or(("", part));
        let mut targets = HashMap::new();
        self.each_element(&format!("{folder}/_rels/{file}.rels"), |name, element, _| {
            let get = |key: &str| attribute(element, key);
            if let ("Relationship", Some(id), Some(kind), Some(target)) = (name, get("Id"), get("Type"), get("Target"))
            {
                targets.insert(id, (kind, path_of(folder, &target)));
            }
        });
        targets
    }

    /// Calls a function with the name of each element, its attributes, and the text directly after its start.
    fn each_element(&mut self, part: &str, mut call: impl FnMut(&str, &BytesStart<'_>, &str)) {
        let Ok(file) = self.archive.by_name(part) else { return };
        let mut reader = quick_xml::Reader::from_reader(BufReader::new(file.take(MOST_BYTES)));
        reader.config_mut().check_end_names = false;
        let mut buffer = Vec::new();
        let mut open: Option<(BytesStart<'static>, String)> = None;
        loop {
            buffer.clear();
            let event = reader.read_event_into(&mut buffer);
            if let Some((_, known)) = &mut open {
                match &event {
                    Ok(Event::Text(text)) => {
                        known.push_str(&text.xml10_content());
                        continue;
                    }
                    Ok(Event::GeneralRef(entity)) => {
                        let character = entity.resolve_char_ref().ok().flatten().map(String::from);
                        known.push_str(resolve_predefined_entity(entity).unwrap_or(character.as_deref().unwrap_or("")));
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
                Ok(Event::Eof) | Err(_) => return,
                Ok(_) => {}
            }
        }
    }
}

/// The value of an attribute, whatever its namespace is.
fn attribute(element: &BytesStart<'_>, key: &str) -> Option<String> {
    let found =
        element.attributes().with_checks(false).flatten().find(|found| found.key.local_name().as_ref() == key)?;
    quick_xml::escape::unescape(&found.value).ok().map(std::borrow::Cow::into_owned)
}

fn is_true(element: &BytesStart<'_>, key: &str) -> bool {
    attribute(element, key).is_some_and(|value| value == "1" || value == "true")
}

/// The path of a part that is named from a folder: “/xl/a.xml”, “../drawings/a.xml”, “worksheets/a.xml”.
fn path_of(folder: &str, target: &str) -> String {
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
    use rust_xlsxwriter::{Image, Note, Workbook};

    use super::*;

    #[test]
    fn hidden_rows_comments_and_pictures_are_found() {
        let mut workbook = Workbook::new();
        let sheet = workbook.add_worksheet().set_name("Round 1").unwrap();
        for row in 0..6 {
            sheet.write(row, 0, row).unwrap();
        }
        sheet.set_row_hidden(2).unwrap().set_row_hidden(9).unwrap().set_column_hidden(1).unwrap();
        sheet.insert_note(1, 2, &Note::new("left early").add_author_prefix(false)).unwrap();
        // The smallest picture that a program reads: 1 × 1.
        let picture = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0,
            1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
        ];
        sheet.insert_image(8, 0, &Image::new_from_buffer(&picture).unwrap()).unwrap();
        workbook.add_worksheet();
        let bytes = workbook.save_to_buffer().unwrap();
        let extras = read(&bytes, &ZipDirectory::read(&bytes).unwrap());
        let first = &extras["Round 1"];
        assert_eq!((&first.hidden_rows[..], &first.hidden_columns[..], first.filtered), (&[2][..], &[1][..], false));
        assert_eq!((first.comments.clone(), first.pictures), (vec![("C2".into(), "left early".into())], 1));
        assert_eq!(extras["Sheet2"], SheetExtras::default());
    }

    #[test]
    fn paths_are_followed() {
        assert_eq!(path_of("xl/worksheets", "../drawings/a.xml"), "xl/drawings/a.xml");
        assert_eq!(path_of("xl", "worksheets/a.xml"), "xl/worksheets/a.xml");
        assert_eq!(path_of("xl", "/xl/a.xml"), "xl/a.xml");
    }
}
