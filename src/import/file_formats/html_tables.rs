//! Reads the tables of a web page, also one that was saved as .xls, as one sheet. The text between the tables becomes
//! cells too, because it names the rounds and the boards.

use html5gum::{DefaultEmitter, StartTag, Token, Tokenizer};

use crate::import::import_report::ReadError;
use crate::import::raw_cells::RawValue;
use crate::import::raw_sheet::{SheetAddress, SheetRange};
use crate::import::sheet_writer::{SheetHead, SheetWriter};

/// The most columns or rows of one cell. A page may ask for any number.
const MOST_SPANNED: u32 = 1000;

/// Whether a text is a web page or an XML file.
pub(super) fn is_markup(text: &str) -> bool {
    let start: String = text.chars().take(9).flat_map(char::to_lowercase).collect();
    ["<?xml", "<!", "<html", "<table", "<head", "<body"].iter().any(|tag| start.starts_with(tag))
}

/// Reads a page. A page without a filled cell of a table is refused.
pub(super) fn read(text: &str, name: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    writer.begin_sheet(SheetHead { name, hidden: false, is_text: true, encoding: None })?;
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(true);
    let mut page = Page::default();
    for Ok(token) in Tokenizer::new_with_emitter(text, emitter) {
        match token {
            Token::StartTag(tag) => page.open(&tag, writer)?,
            Token::EndTag(tag) => page.close(&tag.name, writer)?,
            Token::String(text) if page.hidden == 0 => page.text.push_str(&String::from_utf8_lossy(&text)),
            _ => {}
        }
    }
    page.write_text(writer)?;
    if !page.has_cells {
        return Err(refusal(writer.file()));
    }
    for range in page.merged {
        writer.add_merged(range)?;
    }
    writer.add_problem(
        "this file is a web page (HTML); its tables and the text between them are read as one sheet. If something is \
         missing, open the page in your spreadsheet program, save it as .xlsx, and import that",
    )
}

/// The error for a page without a table, and for another file of this kind.
fn refusal(file: &str) -> ReadError {
    let what = "a web page or an XML file without a table (open it in your spreadsheet program and save it as .xlsx)";
    ReadError::NotAWorkbook { file: file.to_owned(), what: what.into() }
}

/// The place on the sheet that a page has reached.
#[derive(Debug, Default)]
struct Page {
    row: u32,
    column: u32,
    /// Whether the row has a cell or a text.
    is_row_used: bool,
    in_cell: bool,
    text: String,
    /// The number of open elements whose text nobody sees.
    hidden: u32,
    /// For columns that cells of rows above reach down to: the column and the last row.
    covered: Vec<(u32, u32)>,
    merged: Vec<SheetRange>,
    has_cells: bool,
}

impl Page {
    fn open(&mut self, tag: &StartTag<()>, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        match &tag.name[..] {
            b"script" | b"style" | b"title" => self.hidden += 1,
            b"td" | b"th" => {
                self.write_text(writer)?;
                self.begin_cell(tag);
            }
            b"tr" | b"table" | b"caption" => {
                self.write_text(writer)?;
                self.end_row();
            }
            b"br" => self.text.push(' '),
            name if is_block(name) && !self.in_cell => {
                self.write_text(writer)?;
                self.end_row();
            }
            _ => {}
        }
        Ok(())
    }

    fn close(&mut self, name: &[u8], writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        match name {
            b"script" | b"style" | b"title" => self.hidden = self.hidden.saturating_sub(1),
            b"td" | b"th" => {
                self.write_text(writer)?;
                self.in_cell = false;
            }
            b"tr" | b"caption" => {
                self.write_text(writer)?;
                self.end_row();
            }
            b"table" => {
                self.write_text(writer)?;
                self.end_row();
                // A blank row after the table.
                self.row = self.row.saturating_add(1);
                self.covered.clear();
            }
            name if is_block(name) => {
                if self.in_cell {
                    self.text.push(' ');
                } else {
                    self.write_text(writer)?;
                    self.end_row();
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn begin_cell(&mut self, tag: &StartTag<()>) {
        let span = |name: &[u8]| {
            let value = tag.attributes.get(name).map(|value| String::from_utf8_lossy(value).trim().to_owned());
            value.and_then(|value| value.parse().ok()).unwrap_or(1_u32).clamp(1, MOST_SPANNED)
        };
        if self.is_row_used {
            self.column = self.column.saturating_add(1);
        }
        let row = self.row;
        self.covered.retain(|(_, last)| *last >= row);
        while self.covered.iter().any(|(column, _)| *column == self.column) {
            self.column += 1;
        }
        let (rows, columns) = (span(b"rowspan"), span(b"colspan"));
        let first = SheetAddress::new(row, self.column);
        let last = SheetAddress::new(row.saturating_add(rows - 1), self.column.saturating_add(columns - 1));
        if first != last {
            self.merged.push(SheetRange { first, last });
        }
        if rows > 1 {
            self.covered.extend((first.column..=last.column).map(|column| (column, last.row)));
        }
        (self.is_row_used, self.in_cell) = (true, true);
    }

    /// Writes the text that was read, with single spaces, and goes on to the last column of its cell.
    fn write_text(&mut self, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        let text = self.text.split_whitespace().collect::<Vec<_>>().join(" ");
        self.text.clear();
        let at = SheetAddress::new(self.row, self.column);
        if self.in_cell && self.merged.last().is_some_and(|range| range.first == at) {
            self.column = self.merged.last().map_or(self.column, |range| range.last.column);
        }
        if text.is_empty() {
            return Ok(());
        }
        self.is_row_used = true;
        self.has_cells |= self.in_cell;
        writer.add_cell(at, RawValue::Text(&text), false)
    }

    fn end_row(&mut self) {
        if self.is_row_used {
            self.row = self.row.saturating_add(1);
        }
        (self.column, self.is_row_used, self.in_cell) = (0, false, false);
    }
}

/// Whether the text in such an element stands in lines of its own.
fn is_block(name: &[u8]) -> bool {
    matches!(name, b"p" | b"div" | b"li" | b"ul" | b"ol" | b"pre" | b"section" | b"center" | b"hr")
        || matches!(name, [b'h', b'1'..=b'6'])
}

#[cfg(test)]
mod tests {
    use crate::import::sheet_reader::read_in_this_process;

    fn cells(page: &str) -> Vec<String> {
        let sheets = read_in_this_process(page.as_bytes(), "page.xls").unwrap();
        sheets[0].cells.iter().map(|cell| format!("{} {}", cell.at, cell.text())).collect()
    }

    #[test]
    fn tables_and_the_text_between_them_are_rows() {
        let page = "<!DOCTYPE html><title>x</title><style>p {}</style><h2>Round&nbsp;1</h2><p>by <b>Ann</b></p>\
                    <TABLE><tr><th>Board<th>Player</tr><tr><td>A<td>Ann &amp; Bo<br>Ek</table>text<table><tr><td>B";
        assert_eq!(
            cells(page),
            ["A1 Round 1", "A2 by Ann", "A3 Board", "B3 Player", "A4 A", "B4 Ann & Bo Ek", "A6 text", "A7 B"]
        );
    }

    #[test]
    fn spans_move_the_cells_beside_and_below() {
        let page = "<table><tr><td rowspan=2>A<td colspan='2'>B<td>C</tr><tr><td>D<td><td>E</tr><tr><td>F</table>";
        assert_eq!(cells(page), ["A1 A", "B1 B", "D1 C", "B2 D", "D2 E", "A3 F"]);
        let sheets = read_in_this_process(page.as_bytes(), "page.xls").unwrap();
        assert_eq!(sheets[0].merged.iter().map(ToString::to_string).collect::<Vec<_>>(), ["A1:A2", "B1:C1"]);
    }

    #[test]
    fn a_page_without_a_table_is_refused() {
        for page in
            ["<html><p>Round 1</p></html>", "<?xml version=\"1.0\"?><a><b>1</b></a>", "<!x", "<table><tr><td></table>"]
        {
            let error = read_in_this_process(page.as_bytes(), "page.xls").unwrap_err().to_string();
            assert!(error.contains("is a web page or an XML file without a table"), "{error}");
        }
    }
}
