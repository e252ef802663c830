//! Reads web pages as one sheet: the rows of their tables one below the other, with the texts between them as titles.
//! Spreadsheet programs save such pages as .htm and as .xls.

use std::borrow::Cow;

use html5gum::emitters::default::{DefaultEmitter, StartTag, Token};
use html5gum::{HtmlString, Tokenizer};

use super::MAX_COLUMNS;
use crate::import::import_report::ReadError;
use crate::import::raw_cells::RawValue;
use crate::import::sheet_address::{SheetAddress, SheetRange};
use crate::import::sheet_writer::{SheetHead, SheetWriter};

/// Elements whose text nobody sees on the page.
const UNSEEN: [&str; 7] = ["head", "script", "style", "template", "title", "noscript", "svg"];

/// Elements that begin a new line on the page.
const BLOCKS: [&str; 16] =
    ["address", "article", "br", "caption", "center", "div", "dd", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "li", "p"];

/// Whether a text is a web page, by its first elements.
pub(super) fn is_html(text: &str) -> bool {
    const SEARCHED: usize = 4096;
    let start: String = text.chars().take(SEARCHED).flat_map(char::to_lowercase).collect();
    ["<!doctype html", "<html", "<table", "<body", "<frameset"].iter().any(|element| start.contains(element))
}

/// Reads a web page as one sheet. The sheet's name is the file's name without its extension.
pub(super) fn read(text: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let file = writer.file();
    let name = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    writer.begin_sheet(SheetHead { name, hidden: false, is_text: true, encoding: None })?;
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(true);
    let mut page = Page::default();
    for Ok(token) in Tokenizer::new_with_emitter(text, emitter) {
        match token {
            Token::StartTag(tag) => page.start(&tag, writer)?,
            Token::EndTag(tag) => page.end(&text_of(&tag.name), writer)?,
            Token::String(part) => page.add_text(&text_of(&part)),
            Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => {}
        }
    }
    page.finish_line(writer)?;
    let what = match page.tables_found {
        TablesFound::InPage => None,
        TablesFound::InOtherFiles => Some(
            "a web page whose tables are in other files (open it in your spreadsheet program and save it as .xlsx)",
        ),
        TablesFound::None => {
            Some("a web page without a table (open it in your spreadsheet program and save it as .xlsx)")
        }
    };
    if let Some(what) = what {
        return Err(ReadError::NotAWorkbook { file: file.to_owned(), what: what.into() });
    }
    writer.add_problem(
        "this file is a web page (HTML); its tables and the text between them are read as one sheet. If something is \
         missing, open the page in your spreadsheet program, save it as .xlsx, and import that",
    )
}

fn text_of(text: &HtmlString) -> Cow<'_, str> {
    String::from_utf8_lossy(text)
}

/// What was read of a page so far.
#[derive(Debug, Default)]
struct Page {
    /// The row that is written next.
    row: u32,
    /// The column that is written next.
    column: u32,
    /// The columns that cells of the rows above reach into, by column: the number of rows that are left.
    reserved: Vec<u32>,
    /// The tables that are open, one in another: what was reserved around each.
    tables: Vec<Vec<u32>>,
    /// Whether a row of a table is open.
    in_row: bool,
    /// The unseen element that is open, and how often.
    unseen: Option<(String, u32)>,
    /// The cell that is open, or the line of text outside of tables.
    text: String,
    cell: CellStart,
    in_cell: bool,
    tables_found: TablesFound,
}

/// Where the filled tables of a page are.
#[derive(Debug, Default, PartialEq, Eq)]
enum TablesFound {
    #[default]
    None,
    /// The page only shows other pages in frames.
    InOtherFiles,
    InPage,
}

/// What the start tag of a cell says.
#[derive(Debug, Default)]
struct CellStart {
    columns: u32,
    rows: u32,
    /// The exact number that a spreadsheet program keeps beside the number that is shown.
    number: Option<f64>,
    formula: bool,
}

impl CellStart {
    fn new(tag: &StartTag<()>) -> Self {
        let attribute = |name: &[u8]| tag.attributes.get(name).map(|value| text_of(value).into_owned());
        let span = |name: &[u8]| attribute(name).and_then(|text| text.trim().parse().ok()).unwrap_or(1).max(1);
        // Excel writes x:num, LibreOffice sdval.
        let number = attribute(b"x:num").or_else(|| attribute(b"sdval")).and_then(|text| text.trim().parse().ok());
        CellStart {
            columns: span(b"colspan"),
            rows: span(b"rowspan"),
            number: number.filter(|number: &f64| number.is_finite()),
            formula: attribute(b"x:fmla").is_some(),
        }
    }
}

impl Page {
    fn start(&mut self, tag: &StartTag<()>, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        let name = text_of(&tag.name);
        if let Some((unseen, depth)) = &mut self.unseen {
            *depth += u32::from(*unseen == name && !tag.self_closing);
            return Ok(());
        }
        match &*name {
            "table" => {
                // A table in a cell: the text before it becomes a cell, and the rows of the table follow below.
                self.finish_line(writer)?;
                self.tables.push(std::mem::take(&mut self.reserved));
            }
            "tr" if !self.tables.is_empty() => {
                self.finish_line(writer)?;
                self.in_row = true;
            }
            "td" | "th" if !self.tables.is_empty() => {
                self.finish_cell(writer)?;
                self.cell = CellStart::new(tag);
                self.in_cell = true;
            }
            // A page of text may close neither its head nor its title.
            "body" => self.unseen = None,
            "frame" | "iframe" if self.tables_found == TablesFound::None => {
                self.tables_found = TablesFound::InOtherFiles;
            }
            block if BLOCKS.contains(&block) => self.break_line(writer)?,
            unseen if UNSEEN.contains(&unseen) && !tag.self_closing => self.unseen = Some((unseen.to_owned(), 1)),
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self, name: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        if let Some((unseen, depth)) = &mut self.unseen {
            if unseen == name {
                *depth -= 1;
                if *depth == 0 {
                    self.unseen = None;
                }
            }
            return Ok(());
        }
        match name {
            "table" => {
                self.finish_line(writer)?;
                self.reserved = self.tables.pop().unwrap_or_default();
                // A blank row separates the table from the next one.
                self.row = self.row.saturating_add(1);
            }
            "tr" if !self.tables.is_empty() => self.finish_line(writer)?,
            "td" | "th" if !self.tables.is_empty() => self.finish_cell(writer)?,
            block if BLOCKS.contains(&block) => self.break_line(writer)?,
            _ => {}
        }
        Ok(())
    }

    /// Adds text as a page shows it: any white space is one space.
    fn add_text(&mut self, text: &str) {
        if self.unseen.is_some() {
            return;
        }
        for letter in text.chars() {
            if !letter.is_whitespace() {
                self.text.push(letter);
            } else if !self.text.is_empty() && !self.text.ends_with(char::is_whitespace) {
                self.text.push(' ');
            }
        }
    }

    /// Begins a new line: in the cell that is open, or as a new row outside of tables.
    fn break_line(&mut self, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        if !self.in_cell {
            return self.finish_line(writer);
        }
        let end = self.text.trim_end().len();
        self.text.truncate(end);
        if end > 0 {
            self.text.push('\n');
        }
        Ok(())
    }

    /// Writes the cell that is open, or the text outside of cells if there is some.
    fn finish_cell(&mut self, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        let text = std::mem::take(&mut self.text);
        let cell = std::mem::take(&mut self.cell);
        let was_in_cell = std::mem::take(&mut self.in_cell);
        if !was_in_cell && text.trim().is_empty() {
            return Ok(());
        }
        while self.reserved_at(self.column) > 0 {
            self.column += 1;
        }
        let (columns, rows) = (cell.columns.clamp(1, MAX_COLUMNS), cell.rows.max(1));
        let first = SheetAddress::new(self.row, self.column);
        let end = first.column.saturating_add(columns);
        if end > MAX_COLUMNS {
            return Err(ReadError::damaged(writer.file(), "a row of a table has more than 16,384 columns"));
        }
        let value = match cell.number {
            Some(number) => RawValue::Number(number),
            None => RawValue::Text(text.trim()),
        };
        if !value.is_blank() {
            writer.add_cell(first, value, cell.formula)?;
            if was_in_cell {
                self.tables_found = TablesFound::InPage;
            }
            if columns > 1 || rows > 1 {
                let last = SheetAddress::new(self.row.saturating_add(rows - 1), end - 1);
                writer.add_merged(SheetRange { first, last })?;
            }
        }
        if rows > 1 {
            let needed = usize::try_from(end).unwrap_or(usize::MAX);
            if self.reserved.len() < needed {
                self.reserved.resize(needed, 0);
            }
            // The row of the cell itself is counted too.
            for left in self.reserved.iter_mut().take(needed).skip(usize::try_from(first.column).unwrap_or(usize::MAX))
            {
                *left = rows;
            }
        }
        self.column = end;
        Ok(())
    }

    /// The number of rows, with this one, in which a cell above or in this row takes the column.
    fn reserved_at(&self, column: u32) -> u32 {
        usize::try_from(column).ok().and_then(|column| self.reserved.get(column)).copied().unwrap_or(0)
    }

    /// Writes what is open, and begins a new row unless this one is blank.
    fn finish_line(&mut self, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        self.finish_cell(writer)?;
        // A row without cells counts too if a cell above reaches into it.
        let was_in_row = std::mem::take(&mut self.in_row);
        if self.column > 0 || was_in_row && self.reserved.iter().any(|left| *left > 0) {
            self.row = self.row.saturating_add(1);
            self.column = 0;
            self.reserved.iter_mut().for_each(|left| *left = left.saturating_sub(1));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::import::sheet_reader::read_in_this_process;

    fn read(html: &str) -> Vec<(String, String)> {
        let sheets = read_in_this_process(html.as_bytes(), "Con.xls").unwrap();
        let [sheet] = &sheets[..] else { panic!("{} sheets", sheets.len()) };
        assert_eq!(sheet.name, "Con");
        sheet.cells.iter().map(|cell| (cell.at.to_string(), cell.text().into_owned())).collect()
    }

    fn cells<const N: usize>(cells: [(&str, &str); N]) -> Vec<(String, String)> {
        cells.into_iter().map(|(at, text)| (at.to_owned(), text.to_owned())).collect()
    }

    #[test]
    fn tables_stand_below_each_other_with_their_titles() {
        let page = "<!DOCTYPE html><html><head><title>no</title><style>td { x: y }</style></head><body>\n<h2>Round\n 1</h2>\
                    <table><tr><th>Board<th>Power<tr><td>A<td>Austria &amp; co</table>after<table><tr><td>1</td></tr></table>";
        assert_eq!(
            read(page),
            cells([
                ("A1", "Round 1"),
                ("A2", "Board"),
                ("B2", "Power"),
                ("A3", "A"),
                ("B3", "Austria & co"),
                ("A5", "after"),
                ("A6", "1"),
            ])
        );
    }

    #[test]
    fn cells_that_reach_over_rows_and_columns_keep_the_others_in_their_columns() {
        let page = "<table><tr><td rowspan=2>A</td><td colspan=2>b</td><td>c</td></tr><tr><td>d</td><td>e</td><td></td></tr>\
                    <tr><td>f</td></tr></table>";
        assert_eq!(read(page), cells([("A1", "A"), ("B1", "b"), ("D1", "c"), ("B2", "d"), ("C2", "e"), ("A3", "f")]));
    }

    #[test]
    fn a_row_without_cells_counts_under_a_cell_that_reaches_into_it() {
        let page = "<table><tr><td rowspan=2>A<td>x</tr><tr></tr><tr><td>B<td>y</tr></table>";
        assert_eq!(read(page), cells([("A1", "A"), ("B1", "x"), ("A3", "B"), ("B3", "y")]));
    }

    #[test]
    fn the_exact_number_of_a_spreadsheet_program_is_read() {
        let page = "<table><tr><td x:num=\"45.533333\">45.53</td><td sdval=\"7\">7,0</td><td x:num>8</td></tr></table>";
        assert_eq!(read(page), cells([("A1", "45.533333"), ("B1", "7"), ("C1", "8")]));
    }

    #[test]
    fn a_table_in_a_cell_and_lines_of_a_cell_lose_nothing() {
        let page =
            "<table><tr><td>left<table><tr><td>in</td><td>side</td></tr></table></td><td>Ann<br>Ben</td></tr></table>";
        assert_eq!(read(page), cells([("A1", "left"), ("A2", "in"), ("B2", "side"), ("A4", "Ann\nBen")]));
    }

    #[test]
    fn a_page_without_a_table_is_refused_with_its_cure() {
        let error = |page: &str| read_in_this_process(page.as_bytes(), "Con.htm").unwrap_err().to_string();
        let frames = error("<html><frameset><frame src=\"sheet001.htm\"></frameset></html>");
        assert!(frames.contains("whose tables are in other files"), "{frames}");
        for page in ["<html><p>Round 1</p></html>", "<table><tr><td></table>"] {
            let error = error(page);
            assert!(error.contains("a web page without a table"), "{error}");
        }
    }

    #[test]
    fn absurd_spans_are_refused_or_cut() {
        let page = |attribute: &str| format!("<table><tr><td {attribute}>a</td><td>b</td></tr></table>");
        assert_eq!(read(&page("rowspan=4294967295")).len(), 2);
        assert!(read_in_this_process(page("colspan=99999").as_bytes(), "x.htm").is_err());
    }
}
