//! The formats of the cells of an .xls workbook that have a line through the text.

use std::collections::HashSet;

use super::xls_records::{number_at, records};

/// The numbers of the records ([MS-XLS] 2.3).
mod record {
    pub(super) const END_OF_STREAM: u16 = 0x000A;
    pub(super) const FONT: u16 = 0x0031;
    pub(super) const FORMAT_OF_CELLS: u16 = 0x00E0;
}

/// The bit of a font with a line through the text.
const STRUCK_OUT: usize = 0x0008;

/// No font has this number. The fonts after it are counted on.
const MISSING_FONT: usize = 4;

/// The numbers of the formats whose font has a line through the text.
pub(super) fn struck_out_formats(stream: &[u8]) -> HashSet<usize> {
    let mut fonts: Vec<bool> = Vec::new();
    let mut formats = HashSet::new();
    let mut count = 0_usize;
    for (kind, body) in records(stream, 0).take_while(|(kind, _)| *kind != record::END_OF_STREAM) {
        let body = &stream[body];
        match kind {
            record::FONT => fonts.push(number_at(body, 2, 2).is_some_and(|flags| flags & STRUCK_OUT != 0)),
            record::FORMAT_OF_CELLS => {
                let font = number_at(body, 0, 2).filter(|font| *font != MISSING_FONT);
                let font = font.map(|font| font.saturating_sub(usize::from(font > MISSING_FONT)));
                if font.and_then(|font| fonts.get(font)).is_some_and(|is_struck_out| *is_struck_out) {
                    formats.insert(count);
                }
                count = count.saturating_add(1);
            }
            _ => {}
        }
    }
    formats
}
