//! Reads web pages as one sheet: the rows of their tables one below the other, with the texts between them as titles.
//! Spreadsheet programs save such pages as .htm and as .xls.

mod choices;
mod look;
mod page_text;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use html5gum::emitters::default::{DefaultEmitter, StartTag, Token};
use html5gum::{HtmlString, Tokenizer};

use super::MAX_COLUMNS;
use super::sheet_extras::SheetExtras;
use super::text_parts::{Look, ReadText, TextParts};
use super::text_table::{guess_separator, lines_of_text};
use super::workbook_parts::MOST_COMMENT_BYTES;
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::file_formats::sheet_writer::{SheetHead, SheetWriter};
use crate::import::report::import_report::ReadError;
use crate::languages::window_sentences::{import_errors, import_files as texts};
use choices::{Choices, typed_text};
use look::{ElementLook, PageStyles, is_of_frame};

/// Elements that begin a new line on the page.
const BLOCKS: [&str; 19] = [
    "address",
    "article",
    "blockquote",
    "br",
    "caption",
    "center",
    "div",
    "dd",
    "dt",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "li",
    "p",
    "pre",
];

/// Whether a text is a web page, by its first elements.
pub(super) fn is_html(text: &str) -> bool {
    const SEARCHED: usize = 4096;
    let start: String = text.chars().take(SEARCHED).flat_map(char::to_lowercase).collect();
    ["<!doctype html", "<html", "<table", "<body", "<frameset"].iter().any(|element| start.contains(element))
}

/// Elements without an end tag.
const WITHOUT_END: [&str; 13] =
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"];

/// The start of a table. A page without one is read like a text.
const TABLE: &[u8] = b"<table";

/// Reads a web page as one sheet. The sheet's name is the file's name without its extension.
pub(super) fn read(text: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let file = writer.file();
    read_named(text, file.rsplit_once('.').map_or(file, |(stem, _)| stem), writer)
}

/// Reads a web page as one sheet with this name, and says that it is one.
pub(super) fn read_named(text: &str, name: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    read_page(text, name, writer)?;
    writer.add_problem(texts::is_web_page())
}

/// Reads the text of a page as one sheet with this name.
pub(super) fn read_page(text: &str, name: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let file = writer.file();
    let head = SheetHead { name, hidden: false, is_text: true, encoding: None };
    if !text.as_bytes().windows(TABLE.len()).any(|start| start.eq_ignore_ascii_case(TABLE)) {
        let told = page_text::read(text, file)?;
        if let Some(lines) = lines_of_text(&told, guess_separator(&told)) {
            writer.begin_sheet(head)?;
            return lines.add(writer);
        }
    }
    writer.begin_sheet(head)?;
    let page = Page::default().read(text, writer)?;
    let what = match page.tables_found {
        TablesFound::InPage => None,
        TablesFound::InOtherFiles => Some(import_errors::is_page_of_frames()),
        TablesFound::None => Some(import_errors::is_page_without_table()),
    };
    if let Some(what) = what {
        return Err(ReadError::NotAWorkbook { file: file.to_owned(), what: what.into() });
    }
    page.extras.tell(writer)?;
    if let Some(problem) = page.choices.describe() {
        writer.add_problem(&problem)?;
    }
    if page.unseen_cells > 0 {
        writer.add_problem(&texts::hidden_in_page(&page.unseen_cells.to_string()))?;
    }
    Ok(())
}

pub(super) fn text_of(text: &HtmlString) -> Cow<'_, str> {
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
    /// The elements that are open, one in another.
    open: Vec<OpenElement>,
    styles: PageStyles,
    /// The cell that is open, or the line of text outside of tables.
    text: TextParts,
    cell: CellStart,
    in_cell: bool,
    /// The comment of the cell that is open.
    comment: String,
    choices: Choices,
    /// The rows and cells of tables that nobody sees.
    unseen_cells: u32,
    extras: SheetExtras,
    tables_found: TablesFound,
    /// Whether the line breaks and the spaces of a text with a fixed width are kept: those of `pre`.
    keeps_spaces: bool,
    /// The lines of text since the last table.
    lines: Vec<ReadText>,
}

/// An element that is open, and how it and those around it are shown.
#[derive(Debug)]
struct OpenElement {
    name: String,
    look: ElementLook,
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
    /// Reads the whole text of a page.
    fn read(mut self, text: &str, writer: &mut SheetWriter<'_>) -> Result<Self, ReadError> {
        let mut emitter = DefaultEmitter::default();
        emitter.naively_switch_states(true);
        for Ok(token) in Tokenizer::new_with_emitter(text, emitter) {
            match token {
                Token::StartTag(tag) => self.start(&tag, writer)?,
                Token::EndTag(tag) => self.end(&text_of(&tag.name), writer)?,
                Token::String(part) => self.add_text(&text_of(&part)),
                Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => {}
            }
        }
        self.finish_line(writer)?;
        self.write_lines(false, writer)?;
        Ok(self)
    }

    fn start(&mut self, tag: &StartTag<()>, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        let name = text_of(&tag.name);
        self.close_before(&name);
        match &*name {
            "select" => self.choices.begin_list(),
            "option" => self.choices.begin_choice(tag.attributes.contains_key(&b"selected"[..])),
            "input" if !self.look().unseen => self.add_text(&typed_text(tag)),
            "frame" | "iframe" if self.tables_found == TablesFound::None => {
                self.tables_found = TablesFound::InOtherFiles;
            }
            _ => {}
        }
        let look = self.styles.look_of(&name, tag);
        if !self.look().around(look).unseen {
            self.begin_block(&name, tag, writer)?;
        } else if !self.look().unseen {
            self.unseen_cells += u32::from(matches!(&*name, "tr" | "td" | "th") && !is_of_frame(tag));
        }
        if !WITHOUT_END.contains(&&*name) && !tag.self_closing {
            let look = self.look().around(look);
            self.open.push(OpenElement { name: name.into_owned(), look });
        }
        Ok(())
    }

    /// Begins what an element begins on the page: a table, a row, a cell or a line.
    fn begin_block(&mut self, name: &str, tag: &StartTag<()>, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        match name {
            "table" => {
                // A table in a cell: the text before it becomes a cell, and the rows of the table follow below.
                self.finish_line(writer)?;
                self.write_lines(true, writer)?;
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
            block if BLOCKS.contains(&block) => self.break_line(writer)?,
            _ => {}
        }
        Ok(())
    }

    fn end(&mut self, name: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        if name == "select" {
            self.choices.end_list();
        }
        let was_unseen = match self.position_of(name) {
            Some(at) => {
                let look = self.open[at].look;
                self.open.truncate(at);
                look.unseen
            }
            None => self.look().unseen,
        };
        if was_unseen {
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

    /// How the text that comes next is shown.
    fn look(&self) -> ElementLook {
        self.open.last().map(|element| element.look).unwrap_or_default()
    }

    /// The innermost open element of this name, in the innermost table.
    fn position_of(&self, name: &str) -> Option<usize> {
        /// Elements are not deeper in another.
        const DEEPEST: usize = 256;
        let mut inner = self.open.iter().enumerate().rev().take(DEEPEST);
        let found = inner.find(|(_, element)| element.name == name || element.name == "table")?;
        (found.1.name == name).then_some(found.0)
    }

    /// Closes the elements that end where one of this name begins, because a page need not close them.
    fn close_before(&mut self, name: &str) {
        let ends: &[&str] = match name {
            // A page of text may close neither its head nor its title.
            "body" => {
                self.open.clear();
                return;
            }
            "tr" => &["tr", "td", "th"],
            "td" | "th" => &["td", "th"],
            "tbody" | "tfoot" | "thead" => &["tbody", "tfoot", "thead", "tr", "td", "th"],
            "li" => &["li"],
            "dd" | "dt" => &["dd", "dt"],
            "option" => &["option"],
            "p" | "h1" | "h2" | "h3" | "div" | "table" | "ul" | "dl" => &["p", "head"],
            _ => return,
        };
        if let Some(at) = ends.iter().filter_map(|end| self.position_of(end)).min() {
            self.open.truncate(at);
        }
    }

    /// Adds text as a page shows it: any white space is one space.
    fn add_text(&mut self, text: &str) {
        if self.open.last().is_some_and(|element| element.name == "style") {
            self.styles.add(text);
        }
        let look = self.look();
        if look.comment {
            self.comment.push_str(&text[..text.floor_char_boundary(MOST_COMMENT_BYTES)]);
            return;
        }
        if look.unseen || self.choices.is_unseen() {
            return;
        }
        let is_fixed = self.keeps_spaces && self.open.iter().any(|element| element.name == "pre");
        for letter in text.chars() {
            if is_fixed || !letter.is_whitespace() {
                self.text.push_letter(letter, look.look);
            } else if !self.text.whole().is_empty() && !self.text.whole().ends_with(char::is_whitespace) {
                self.text.push_letter(' ', look.look);
            }
        }
    }

    /// Begins a new line: in the cell that is open, or as a new row outside of tables.
    fn break_line(&mut self, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        if !self.in_cell {
            return self.finish_line(writer);
        }
        self.text.trim_end();
        if !self.text.whole().is_empty() {
            self.text.push_letter('\n', Look::default());
        }
        Ok(())
    }

    /// Writes the cell that is open, or the text outside of cells if there is some.
    fn finish_cell(&mut self, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        let text = std::mem::take(&mut self.text).read();
        let comment = std::mem::take(&mut self.comment);
        let cell = std::mem::take(&mut self.cell);
        let was_in_cell = std::mem::take(&mut self.in_cell);
        if !was_in_cell && text.text.trim().is_empty() {
            return Ok(());
        }
        if self.tables.is_empty() && !self.keeps_spaces && comment.trim().is_empty() {
            self.lines.push(text);
            return Ok(());
        }
        if self.tables.is_empty() {
            self.write_lines(false, writer)?;
        }
        while self.reserved_at(self.column) > 0 {
            self.column += 1;
        }
        let (columns, rows) = (cell.columns.clamp(1, MAX_COLUMNS), cell.rows.max(1));
        let first = SheetAddress::new(self.row, self.column);
        let end = first.column.saturating_add(columns);
        if end > MAX_COLUMNS {
            return Err(ReadError::damaged(writer.file(), import_errors::row_too_wide()));
        }
        let value = match cell.number {
            Some(number) => RawValue::Number(number),
            None if self.keeps_spaces => RawValue::Text(text.text.trim_end().trim_start_matches(['\r', '\n'])),
            None => RawValue::Text(text.text.trim()),
        };
        if !value.is_blank() {
            writer.add_cell(first, value, cell.formula)?;
            if cell.number.is_none() {
                self.extras.add_text(first, text.clone());
            }
            if was_in_cell {
                self.tables_found = TablesFound::InPage;
            }
            if columns > 1 || rows > 1 {
                let last = SheetAddress::new(self.row.saturating_add(rows - 1), end - 1);
                writer.add_merged(SheetRange { first, last })?;
            }
        }
        if !comment.trim().is_empty() {
            self.extras.add_comment(first.to_string());
            self.extras.extend_comment(comment.trim());
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
