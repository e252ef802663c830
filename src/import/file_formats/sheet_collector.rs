//! Keeps the sheets of a file in memory, with what the file says of their cells.

use std::collections::BTreeMap;

use super::sheet_writer::{SheetHead, SheetSink, SinkClosed};
use crate::import::cells::cell_marks::CellMark;
use crate::import::cells::plain_references::follow_plain_references;
use crate::import::cells::raw_cells::{RawCell, RawCells, RawValue};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::cells::raw_sheet::is_own_workbook;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::text_encoding::TextEncoding;
use crate::languages::window_sentences::import_files as texts;

/// The sheets of a file as far as it is read.
#[derive(Debug, Default)]
pub(in crate::import) struct SheetCollector {
    sheets: Vec<RawSheet>,
    /// The texts without their raised digits, of cells of the last sheet.
    texts_of_noted: BTreeMap<SheetAddress, String>,
}

/// The most cells that are looked at under merged cells of a sheet. The ranges of a damaged file may lie on each other.
const MOST_UNDER_MERGED: usize = 1_000_000;

/// The most cells that a sentence names.
const MOST_NAMED: usize = 10;

impl SheetCollector {
    /// The sheets, each with its cells in reading order.
    pub(in crate::import) fn into_sheets(mut self) -> Vec<RawSheet> {
        self.finish_last();
        let mut sheets = self.sheets;
        if is_own_workbook(&sheets) {
            sheets.iter_mut().for_each(RawSheet::put_superscripts_back);
        }
        follow_plain_references(&mut sheets);
        for sheet in &mut sheets {
            let of_encoding = sheet.encoding.and_then(TextEncoding::remark);
            sheet.remarks_on_letters = of_encoding.into_iter().chain(sheet.describe_superscripts()).collect();
        }
        sheets
    }

    fn finish_last(&mut self) {
        let texts = std::mem::take(&mut self.texts_of_noted);
        let Some(sheet) = self.sheets.last_mut() else { return };
        sheet.cells.sort();
        if !texts.is_empty() {
            sheet.cells = with_texts(&sheet.cells, &texts);
        }
        sheet.take_covered_cells();
        sheet.read_problems.extend(sheet.describe_covered());
    }

    fn last(&mut self) -> Result<&mut RawSheet, SinkClosed> {
        self.sheets.last_mut().ok_or(SinkClosed)
    }
}

/// The cells, with other texts in some of them.
fn with_texts(cells: &RawCells, texts: &BTreeMap<SheetAddress, String>) -> RawCells {
    cells.changed(|cell| {
        let text = texts.get(&cell.at).filter(|_| matches!(cell.value, RawValue::Text(_)));
        Some(text.map_or(cell, |text| RawCell { value: RawValue::Text(text), ..cell }))
    })
}

impl SheetSink for SheetCollector {
    fn begin_sheet(&mut self, head: SheetHead<'_>) -> Result<(), SinkClosed> {
        self.finish_last();
        let SheetHead { name, hidden, is_text, encoding } = head;
        self.sheets.push(RawSheet { name: name.to_owned(), hidden, is_text, encoding, ..RawSheet::default() });
        Ok(())
    }

    fn add_cell(&mut self, cell: RawCell<'_>) -> Result<(), SinkClosed> {
        self.last()?.cells.push(cell);
        Ok(())
    }

    fn add_merged(&mut self, range: SheetRange) -> Result<(), SinkClosed> {
        self.last()?.merged.push(range);
        Ok(())
    }

    fn add_mark(&mut self, at: SheetAddress, mark: CellMark<'_>) -> Result<(), SinkClosed> {
        let sheet = self.last()?;
        match mark {
            CellMark::StruckOut => {
                sheet.struck_out.insert(at);
            }
            CellMark::PartlyStruckOut(rest) => {
                sheet.partly_struck_out.insert(at, rest.to_owned());
            }
            CellMark::Superscript { rest, note } => {
                sheet.marks.superscripts.insert(at, note.to_owned());
                self.texts_of_noted.insert(at, rest.to_owned());
            }
            CellMark::Comment(text) => {
                sheet.marks.comments.insert(at, text.to_owned());
            }
            CellMark::HiddenRow => {
                sheet.marks.hidden_rows.insert(at.row);
            }
            CellMark::HiddenColumn => {
                sheet.marks.hidden_columns.insert(at.column);
            }
        }
        Ok(())
    }

    fn add_problem(&mut self, problem: &str) -> Result<(), SinkClosed> {
        self.last()?.read_problems.push(problem.to_owned());
        Ok(())
    }

    fn add_unread(&mut self, unread: &str) -> Result<(), SinkClosed> {
        self.last()?.unread_parts.push(unread.to_owned());
        Ok(())
    }
}

impl RawSheet {
    /// Moves the cells under merged cells to the marks. A spreadsheet program shows only the first cell of a merged range.
    fn take_covered_cells(&mut self) {
        let mut left = MOST_UNDER_MERGED;
        let mut covered = BTreeMap::new();
        for range in &self.merged {
            let columns = range.first.column..range.last.column.saturating_add(1);
            for (_, row) in self.cells.rows_between(range.first.row..range.last.row.saturating_add(1)) {
                let under = self.cells.part_of_row(&row, &columns);
                let Some(rest) = left.checked_sub(1 + under.len()) else { break };
                left = rest;
                let under = self.cells.range(under).filter(|cell| cell.at != range.first);
                covered.extend(under.map(|cell| (cell.at, cell.text().into_owned())));
            }
        }
        // The first cell of a range may lie under another range of a damaged file. It is seen somewhere.
        self.merged.iter().for_each(|range| {
            covered.remove(&range.first);
        });
        if !covered.is_empty() {
            self.cells = self.cells.changed(|cell| (!covered.contains_key(&cell.at)).then_some(cell));
        }
        self.marks.covered = covered;
    }

    /// Puts the raised digits back into their cells. Our own workbook has every text as it was typed.
    fn put_superscripts_back(&mut self) {
        let notes = std::mem::take(&mut self.marks.superscripts);
        let whole = notes.into_iter().filter_map(|(at, note)| {
            let text = self.cell(self.find(at)?).text().into_owned();
            Some((at, text + &note))
        });
        let whole: BTreeMap<SheetAddress, String> = whole.collect();
        if !whole.is_empty() {
            self.cells = with_texts(&self.cells, &whole);
        }
    }

    /// The sentence about the raised digits, if there are some.
    fn describe_superscripts(&self) -> Option<String> {
        let named = named_cells(&self.marks.superscripts)?;
        Some(texts::raised_marks(self.marks.superscripts.len(), &named))
    }

    /// The sentence about the cells under merged cells, if there are some.
    fn describe_covered(&self) -> Option<String> {
        let named = named_cells(&self.marks.covered)?;
        Some(texts::covered_cells(self.marks.covered.len(), &named))
    }
}

/// “C4 “1”, C7 “2””: some of these cells with their texts.
fn named_cells(cells: &BTreeMap<SheetAddress, String>) -> Option<String> {
    const MOST_LETTERS: usize = 40;
    let name = |(at, text): (&SheetAddress, &String)| {
        let short: String = text.chars().take(MOST_LETTERS).collect();
        let dots = if short.len() < text.len() { "…" } else { "" };
        texts::cell_and_text(&at.to_string(), &format!("{short}{dots}"))
    };
    let mut names: Vec<String> = cells.iter().take(MOST_NAMED).map(name).collect();
    names.extend((cells.len() > MOST_NAMED).then(|| "…".to_owned()));
    (!names.is_empty()).then(|| names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::file_formats::sheet_writer::SheetWriter;

    fn collect(write: impl FnOnce(&mut SheetWriter<'_>)) -> RawSheet {
        let mut collector = SheetCollector::default();
        let mut writer = SheetWriter::new(&mut collector, "con.xlsx");
        writer.begin_sheet(SheetHead::default()).unwrap();
        write(&mut writer);
        collector.into_sheets().remove(0)
    }

    fn texts(sheet: &RawSheet) -> Vec<String> {
        sheet.cells.iter().map(|cell| format!("{} {}", cell.at, cell.text())).collect()
    }

    #[test]
    fn what_is_under_a_merged_cell_is_no_cell() {
        let at = SheetAddress::new;
        let sheet = collect(|writer| {
            for (row, text) in ["A", "B", "B", "C"].into_iter().enumerate() {
                writer.add_cell(at(u32::try_from(row).unwrap(), 0), RawValue::Text(text), false).unwrap();
            }
            writer.add_merged(SheetRange { first: at(0, 0), last: at(2, 0) }).unwrap();
            // A damaged file may say the same range twice.
            writer.add_merged(SheetRange { first: at(0, 0), last: at(2, 0) }).unwrap();
        });
        assert_eq!(texts(&sheet), ["A1 A", "A4 C"]);
        assert_eq!(sheet.marks.covered.len(), 2);
        assert!(sheet.read_problems[0].starts_with("2 cells are under merged cells"), "{:?}", sheet.read_problems);
    }

    #[test]
    fn raised_digits_are_a_mark_and_no_text() {
        let at = SheetAddress::new;
        let sheet = collect(|writer| {
            writer.add_cell(at(0, 0), RawValue::Text("Dirk Elster¹"), false).unwrap();
            writer.add_cell(at(0, 1), RawValue::Text("71"), false).unwrap();
            writer.add_cell(at(0, 2), RawValue::Text("Ada\u{200b}"), false).unwrap();
            writer.add_mark(at(0, 1), CellMark::Superscript { rest: "7", note: "1" }).unwrap();
        });
        assert_eq!(texts(&sheet), ["A1 Dirk Elster", "B1 7", "C1 Ada"]);
        assert!(sheet.remarks_on_letters[0].contains("A1 “¹”, B1 “1”"), "{:?}", sheet.remarks_on_letters);
    }
}
