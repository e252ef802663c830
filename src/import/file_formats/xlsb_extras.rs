//! Reads what the sheets of an .xlsb workbook have beside their cells, from the records of its parts. Nothing here can
//! fail: a part that cannot be read has no extras.

use std::collections::HashMap;
use std::io::{self, BufRead, Read as _};

use super::sheet_extras::SheetExtras;
use super::workbook_parts::{MOST_BYTES_OF_TEXT, WorkbookParts};
use super::xls_records::number_at;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};

/// The numbers of the records ([MS-XLSB] 2.3.2).
mod record {
    pub(super) const ROW: u16 = 0;
    /// The cells that are not blank: numbers, errors, texts, formulas.
    pub(super) const CELLS: std::ops::RangeInclusive<u16> = 2..=11;
    pub(super) const RICH_TEXT_CELL: u16 = 62;
    pub(super) const COLUMNS: u16 = 60;
    pub(super) const SHEET: u16 = 156;
    pub(super) const MERGED_RANGE: u16 = 176;
    pub(super) const FILTER: u16 = 161;
    pub(super) const COMMENT: u16 = 635;
    pub(super) const COMMENT_TEXT: u16 = 637;
}

/// The extras of each sheet, by its name.
pub(super) fn read(bytes: &[u8]) -> HashMap<String, SheetExtras> {
    let Some(mut parts) = WorkbookParts::open(bytes) else { return HashMap::new() };
    let targets = parts.targets("xl/workbook.bin");
    let mut sheets: Vec<(String, String)> = Vec::new();
    each_record(&mut parts, "xl/workbook.bin", |kind, body| {
        if kind == record::SHEET
            && let Some((id, rest)) = body.get(8..).and_then(split_text)
            && let (Some((name, _)), Some((_, path))) = (split_text(rest), targets.get(&id))
        {
            sheets.push((name, path.clone()));
        }
    });
    sheets.into_iter().map(|(name, path)| (name, extras_of_sheet(&mut parts, &path))).collect()
}

fn extras_of_sheet(parts: &mut WorkbookParts<'_>, sheet: &str) -> SheetExtras {
    const HIDDEN_ROW: u8 = 0x10;
    let mut extras = SheetExtras::default();
    let mut row = None;
    each_record(parts, sheet, |kind, body| match kind {
        record::ROW => row = place_at(body, 0).filter(|_| body.get(11).is_some_and(|flags| flags & HIDDEN_ROW != 0)),
        kind if record::CELLS.contains(&kind) || kind == record::RICH_TEXT_CELL => {
            row.take().into_iter().for_each(|row| extras.hide_row(row));
        }
        record::COLUMNS => {
            let is_hidden = body.get(16).is_some_and(|flags| flags & 1 != 0);
            if let Some((first, last)) = place_at(body, 0).zip(place_at(body, 4)).filter(|_| is_hidden) {
                extras.hide_columns(first, last);
            }
        }
        record::MERGED_RANGE => {
            let [first_row, last_row, first, last] = [0, 4, 8, 12].map(|at| place_at(body, at));
            if let (Some(first), Some(last)) = (first_row.zip(first), last_row.zip(last)) {
                let corner = |(row, column)| SheetAddress::new(row, column);
                extras.add_merged(SheetRange { first: corner(first), last: corner(last) });
            }
        }
        record::FILTER => extras.filtered = true,
        _ => {}
    });
    for (kind, path) in parts.targets(sheet).into_values() {
        match kind.rsplit('/').next() {
            Some("comments") => each_record(parts, &path, |kind, body| match kind {
                record::COMMENT => {
                    if let Some((row, column)) = place_at(body, 4).zip(place_at(body, 12)) {
                        extras.add_comment(SheetAddress::new(row, column).to_string());
                    }
                }
                record::COMMENT_TEXT => {
                    if let Some((text, _)) = body.get(1..).and_then(split_text) {
                        extras.extend_comment(&text);
                    }
                }
                _ => {}
            }),
            Some("drawing") => extras.add_pictures(parts, &path),
            _ => {}
        }
    }
    extras
}

/// The row or column in four bytes.
fn place_at(body: &[u8], at: usize) -> Option<u32> {
    u32::try_from(number_at(body, at, 4)?).ok()
}

/// A text at the start, and the bytes after it: the number of its characters, and two bytes for each.
fn split_text(bytes: &[u8]) -> Option<(String, &[u8])> {
    let length = number_at(bytes, 0, 4)?.checked_mul(2)?;
    let (text, rest) = bytes.get(4..)?.split_at_checked(length)?;
    let units: Vec<u16> = text.chunks_exact(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]])).collect();
    Some((String::from_utf16_lossy(&units), rest))
}

/// Calls a function with the number and the body of each record of a part. A very long record is left out.
fn each_record(parts: &mut WorkbookParts<'_>, part: &str, mut call: impl FnMut(u16, &[u8])) {
    let Some(mut content) = parts.content(part) else { return };
    let mut body = Vec::new();
    while let (Some(kind), Some(length)) = (variable_number(&mut content, 2), variable_number(&mut content, 4)) {
        let of_record = (&mut content).take(u64::from(length));
        if usize::try_from(length).is_ok_and(|length| length <= MOST_BYTES_OF_TEXT) {
            body.clear();
            let mut of_record = of_record;
            if of_record.read_to_end(&mut body).is_err() {
                return;
            }
            call(u16::try_from(kind).unwrap_or(u16::MAX), &body);
        } else {
            let mut of_record = of_record;
            if io::copy(&mut of_record, &mut io::sink()).is_err() {
                return;
            }
        }
    }
}

/// A number of at most `most` bytes, with seven bits in each, the lowest bits first.
fn variable_number(content: &mut impl BufRead, most: u32) -> Option<u32> {
    let mut number = 0;
    for position in 0..most {
        let mut byte = [0];
        content.read_exact(&mut byte).ok()?;
        number |= u32::from(byte[0] & 0x7F) << position.checked_mul(7)?;
        if byte[0] & 0x80 == 0 {
            break;
        }
    }
    Some(number)
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Write as _};

    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::*;

    /// A record of a part.
    fn record(kind: u16, body: &[u8]) -> Vec<u8> {
        let low = u8::try_from(kind & 0x7F).unwrap();
        let kind = if kind < 0x80 { vec![low] } else { vec![low | 0x80, u8::try_from(kind >> 7).unwrap()] };
        let length = u8::try_from(body.len()).unwrap();
        let length = if length < 0x80 { vec![length] } else { vec![length, 1] };
        [&kind[..], &length, body].concat()
    }

    fn wide(text: &str) -> Vec<u8> {
        let units: Vec<u16> = text.encode_utf16().collect();
        let length = u32::try_from(units.len()).unwrap().to_le_bytes();
        length.into_iter().chain(units.into_iter().flat_map(u16::to_le_bytes)).collect()
    }

    fn row(number: u32, flags: u8) -> Vec<u8> {
        record(record::ROW, &[&number.to_le_bytes()[..], &[0, 0, 0, 0, 0x2C, 1, 0, flags, 0]].concat())
    }

    fn cell() -> Vec<u8> {
        record(6, &[&[0; 8][..], &wide("x")].concat())
    }

    #[test]
    fn hidden_rows_columns_and_comments_are_found() {
        let columns = |flags: u8| [&2_u32.to_le_bytes()[..], &3_u32.to_le_bytes(), &[0; 8], &[flags, 0]].concat();
        let sheet = [
            record(record::COLUMNS, &columns(1)),
            row(0, 0),
            cell(),
            row(1, 0x10),
            cell(),
            row(2, 0x10),
            row(4, 0x18),
            cell(),
            record(record::FILTER, &[0; 16]),
            record(record::MERGED_RANGE, &[1_u32, 7, 0, 0].map(u32::to_le_bytes).concat()),
            record(record::MERGED_RANGE, &[0; 5]),
        ]
        .concat();
        let place = [1_u32, 1, 2, 2].map(u32::to_le_bytes).concat();
        let comments = [
            record(record::COMMENT, &[&[0; 4][..], &place, &[0; 16]].concat()),
            record(record::COMMENT_TEXT, &[&[0][..], &wide("left early")].concat()),
        ]
        .concat();
        let workbook = record(record::SHEET, &[&[0; 8][..], &wide("rId1"), &wide("Round 1")].concat());
        let of_workbook = br#"<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.bin"/></Relationships>"#;
        let of_sheet = br#"<Relationships><Relationship Id="rId1" Type="http://x/relationships/comments" Target="../comments1.bin"/></Relationships>"#;
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        for (path, content) in [
            ("xl/workbook.bin", &workbook[..]),
            ("xl/_rels/workbook.bin.rels", of_workbook),
            ("xl/worksheets/sheet1.bin", &sheet),
            ("xl/worksheets/_rels/sheet1.bin.rels", of_sheet),
            ("xl/comments1.bin", &comments),
        ] {
            archive.start_file(path, SimpleFileOptions::default()).unwrap();
            archive.write_all(content).unwrap();
        }
        let bytes = archive.finish().unwrap().into_inner();
        let extras = &read(&bytes)["Round 1"];
        assert_eq!((&extras.hidden_rows[..], &extras.hidden_columns[..]), (&[1, 4][..], &[2, 3][..]));
        assert_eq!(extras.merged.iter().map(ToString::to_string).collect::<Vec<_>>(), ["A2:A8"]);
        assert_eq!((extras.comments.clone(), extras.filtered), (vec![("C2".into(), "left early".into())], true));
    }

    #[test]
    fn a_part_that_is_cut_or_claims_a_huge_record_has_what_comes_before() {
        let mut numbers = Vec::new();
        for bytes in [&[0x9C, 0x01][..], &[0x06], &[0xFF, 0xFF, 0xFF, 0xFF], &[0x80]] {
            numbers.push(variable_number(&mut Cursor::new(bytes), 4));
        }
        assert_eq!(numbers, [Some(156), Some(6), Some(0x0FFF_FFFF), None]);
        assert_eq!(split_text(&[2, 0, 0, 0, 65, 0]), None);
        assert_eq!(split_text(&[0xFF; 8]), None);
    }
}
