//! The old encoding of a text file that was read, and the same file with its letters in another one.

use std::borrow::Cow;

use crate::import::cells::raw_cells::{RawCell, RawCells, RawValue};
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::text_encoding::TextEncoding;

impl SheetsOfFile {
    /// The old encoding of the letters of a text file. `None` for a workbook, and for a text in UTF-8 or UTF-16.
    pub fn encoding(&self) -> Option<TextEncoding> {
        self.sheets.iter().find_map(|sheet| sheet.encoding)
    }

    /// The same file with its letters in another old encoding.
    #[must_use]
    pub fn with_encoding(&self, encoding: TextEncoding) -> SheetsOfFile {
        let mut file = self.clone();
        for sheet in &mut file.sheets {
            let Some(known) = sheet.encoding.filter(|known| *known != encoding) else { continue };
            let mut cells = RawCells::default();
            for cell in sheet.cells.iter() {
                let note = sheet.marks.superscripts.get(&cell.at).map_or("", String::as_str);
                let text = match cell.value {
                    RawValue::Text(text) if !text.is_ascii() || !note.is_empty() => {
                        Cow::Owned(encoding.decode(&known.encode(&format!("{text}{note}"))))
                    }
                    RawValue::Text(text) => Cow::Borrowed(text),
                    _ => {
                        cells.push(cell);
                        continue;
                    }
                };
                cells.push(RawCell { value: RawValue::Text(&text), ..cell });
            }
            cells.sort();
            sheet.cells = cells;
            sheet.marks.superscripts.clear();
            sheet.encoding = Some(encoding);
            sheet.remarks_on_letters.clear();
        }
        file
    }

    /// Some texts of the file whose letters depend on the encoding, in this encoding.
    pub fn encoding_sample(&self, encoding: TextEncoding) -> Vec<String> {
        const SHOWN: usize = 3;
        let Some(known) = self.encoding() else { return Vec::new() };
        let texts = self.sheets.iter().flat_map(|sheet| sheet.cells.iter()).filter_map(|cell| cell.trimmed_text());
        let mut sample = Vec::new();
        for text in texts.filter(|text| !text.is_ascii()) {
            let text = encoding.decode(&known.encode(text));
            if !sample.contains(&text) {
                sample.push(text);
            }
            if sample.len() == SHOWN {
                break;
            }
        }
        sample
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_encoding_reads_the_same_bytes() {
        let file = SheetsOfFile::read(b"power;player\nF;Pawe\xB3 G\xF3ra\n", "con.csv").unwrap();
        assert_eq!(file.encoding(), Some(TextEncoding::Windows1250));
        assert_eq!(file.encoding_sample(TextEncoding::MacRoman), ["Pawe≥ GÛra"]);
        let western = file.with_encoding(TextEncoding::Windows1252);
        assert_eq!(western.encoding_sample(TextEncoding::Windows1252), ["Pawe³ Góra"]);
        assert_eq!((file.sheets[0].remarks().count(), western.sheets[0].remarks().count()), (1, 0));
        let back = western.with_encoding(TextEncoding::Windows1250);
        let texts = |file: &SheetsOfFile| -> Vec<String> {
            file.sheets[0].cells.iter().map(|cell| cell.text().into_owned()).collect()
        };
        assert_eq!(texts(&back), texts(&file));
        assert_eq!(SheetsOfFile::read("Paweł;1".as_bytes(), "con.csv").unwrap().encoding(), None);
    }
}
