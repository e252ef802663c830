//! Reads what a sheet of an .xls workbook has beside its cells, from the records of its stream.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::sheet_extras::SheetExtras;
use super::workbook_parts::MOST_COMMENT_BYTES;
use super::xls_records::{PackedSheet, formats_of_cells, number_at, sheet_records};
use crate::import::cells::sheet_address::SheetAddress;

/// The numbers of the records ([MS-XLS] 2.3).
mod record {
    pub(super) const NOTE: u16 = 0x001C;
    pub(super) const CONTINUE: u16 = 0x003C;
    pub(super) const OBJECT: u16 = 0x005D;
    pub(super) const COLUMNS: u16 = 0x007D;
    pub(super) const FILTER: u16 = 0x009B;
    pub(super) const OBJECT_TEXT: u16 = 0x01B6;
    pub(super) const ROW: u16 = 0x0208;
    pub(super) const BEGIN_OF_STREAM: u16 = 0x0809;
}

/// The version in the first record of a sheet since Excel 97. Before, a note has its text in its own record.
const VERSION_OF_97: usize = 0x0600;

/// The kind of an object that is a picture.
const PICTURE: usize = 8;

/// The extras of a sheet. Its cells are packed already. `struck_out` are the formats with a line through the text.
pub(super) fn of_sheet(stream: &[u8], sheet: &PackedSheet, struck_out: &HashSet<usize>) -> SheetExtras {
    let mut extras = SheetExtras::default();
    let mut hidden: BTreeSet<u32> = BTreeSet::new();
    let mut comments = Comments::default();
    let mut notes: Vec<(SheetAddress, String)> = Vec::new();
    for (kind, body) in sheet_records(stream, sheet.start()) {
        let body = &stream[body];
        let number = |at: usize| number_at(body, at, 2);
        let place = |at: usize| u32::try_from(number(at)?).ok();
        match kind {
            record::BEGIN_OF_STREAM => comments.has_texts_apart = number(0) == Some(VERSION_OF_97),
            record::ROW if number(12).is_some_and(|flags| flags & 0x20 != 0) => hidden.extend(place(0)),
            record::COLUMNS if number(8).is_some_and(|flags| flags & 1 != 0) => {
                if let Some((first, last)) = place(0).zip(place(2)) {
                    extras.hide_columns(first, last);
                }
            }
            record::FILTER => extras.filtered = true,
            record::OBJECT => {
                // The kind and the number of an object are in its first part.
                let is_known = number(0) == Some(0x15);
                extras.pictures = extras.pictures.saturating_add(usize::from(is_known && number(4) == Some(PICTURE)));
                comments.begin_object(number(6).filter(|_| is_known));
            }
            record::OBJECT_TEXT => comments.left = number(10).unwrap_or(0),
            record::CONTINUE => comments.add_text(body),
            record::NOTE => {
                if let Some((row, column)) = place(0).zip(place(2)) {
                    notes.push((SheetAddress::new(row, column), comments.text_of_note(body)));
                }
            }
            _ if struck_out.is_empty() => {}
            _ => {
                let formats = formats_of_cells(kind, body).filter(|(_, format)| struck_out.contains(format));
                let at = |(column, _)| sheet.address(number(0)?, column);
                formats.filter_map(at).for_each(|at| extras.strike_out(at));
            }
        }
    }
    notes.sort_by_key(|(at, _)| *at);
    for (at, text) in notes {
        extras.add_comment(at.to_string());
        extras.extend_comment(&text);
    }
    if !hidden.is_empty() {
        let filled: HashSet<u32> = sheet.filled_rows().collect();
        hidden.into_iter().filter(|row| filled.contains(row)).for_each(|row| extras.hide_row(row));
    }
    extras
}

/// The texts of the objects that were read.
#[derive(Default)]
struct Comments {
    has_texts_apart: bool,
    texts: HashMap<usize, String>,
    /// The number of the object whose text comes next.
    object: Option<usize>,
    /// The characters of its text that are still to come.
    left: usize,
}

impl Comments {
    fn begin_object(&mut self, number: Option<usize>) {
        self.object = number;
        self.left = 0;
    }

    /// Adds a piece of the text of the object: a byte that says how wide its characters are, and the characters.
    fn add_text(&mut self, body: &[u8]) {
        let (Some(object), Some((flags, characters))) = (self.object, body.split_first()) else { return };
        if self.left == 0 {
            return;
        }
        let units: Vec<u16> = if flags & 1 == 0 {
            characters.iter().map(|unit| u16::from(*unit)).take(self.left).collect()
        } else {
            characters.chunks_exact(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]])).take(self.left).collect()
        };
        self.left = self.left.saturating_sub(units.len());
        let text = self.texts.entry(object).or_default();
        if text.len() < MOST_COMMENT_BYTES {
            text.push_str(&String::from_utf16_lossy(&units));
        }
    }

    /// The text of a note. Each text is that of one note.
    fn text_of_note(&mut self, body: &[u8]) -> String {
        if self.has_texts_apart {
            return number_at(body, 6, 2).and_then(|object| self.texts.remove(&object)).unwrap_or_default();
        }
        let length = number_at(body, 4, 2).unwrap_or(0);
        let text = body.get(6..).unwrap_or_default();
        encoding_rs::WINDOWS_1252.decode_without_bom_handling(&text[..text.len().min(length)]).0.into_owned()
    }
}
