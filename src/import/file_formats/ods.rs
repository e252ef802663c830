//! Reads .ods workbooks, and .fods, which is the same content as one text. A repeated cell or row is written as often as it
//! is repeated, if it is not blank. calamine would build the whole rectangle up to the last cell.

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Cursor, Read as _};

use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::Event;
use thiserror::Error;

use super::ods_cells::{CellStart, CellText, OdsValue, TextStyles, is_cell, repeats};
use super::sheet_extras::SheetExtras;
use super::sheet_writer::{SheetHead, SheetWriter};
use super::xml_attributes::attribute;
use super::{MAX_COLUMNS, MAX_ROWS};
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::report::import_report::ReadError;
use crate::languages::window_sentences::{import_errors, import_files as texts};

/// The reason why a workbook cannot be read.
#[derive(Debug, Error)]
enum OdsError {
    #[error("{}", import_errors::no_xml(&.0.to_string()))]
    Xml(#[from] quick_xml::Error),
    #[error("{}", import_errors::broken_archive(&.0.to_string()))]
    Zip(#[from] zip::result::ZipError),
    #[error("{}", import_errors::ends_too_early())]
    Ends,
    #[error(transparent)]
    Read(#[from] ReadError),
}

impl OdsError {
    fn of_file(self, file: &str) -> ReadError {
        match self {
            OdsError::Read(error) => error,
            other => ReadError::damaged(file, other),
        }
    }
}

/// The largest list of parts in which encryption is looked for, in bytes.
const MAX_MANIFEST: u64 = 16 * 1024 * 1024;

pub(super) fn read(bytes: &[u8], writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let file = writer.file();
    read_archive(bytes, writer).map_err(|error| error.of_file(file))
}

/// Reads a flat workbook (.fods): the same content as one text.
pub(super) fn read_flat(text: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let file = writer.file();
    ContentReader::new(text.as_bytes()).read(writer).map_err(|error| error.of_file(file))
}

fn read_archive(bytes: &[u8], writer: &mut SheetWriter<'_>) -> Result<(), OdsError> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes))?;
    let mut manifest = Vec::new();
    archive.by_name("META-INF/manifest.xml")?.take(MAX_MANIFEST).read_to_end(&mut manifest).map_err(xml_io)?;
    if super::contains_bytes(&manifest, b"encryption-data") {
        return Err(ReadError::PasswordProtected { file: writer.file().to_owned() }.into());
    }
    ContentReader::new(BufReader::new(archive.by_name("content.xml")?)).read(writer)
}

fn xml_io(error: std::io::Error) -> OdsError {
    OdsError::Xml(error.into())
}

/// One cell of a row, or several equal ones side by side.
#[derive(Debug)]
struct CellRun {
    column: u32,
    count: u32,
    value: OdsValue,
    formula: String,
}

struct ContentReader<R> {
    content: quick_xml::Reader<R>,
    buffer: Vec<u8>,
    /// The styles of hidden sheets.
    hidden_styles: HashSet<String>,
    /// The styles of cells and of parts of their texts that look different.
    text_styles: TextStyles,
    /// Whether a cell of the current sheet is beyond the last row or column.
    is_out_of_sheet: bool,
    /// Of the sheet that is being read.
    extras: SheetExtras,
    /// Of the cell that is being read.
    comment: String,
}

impl<R: BufRead> ContentReader<R> {
    fn new(content: R) -> Self {
        let mut content = quick_xml::Reader::from_reader(content);
        let config = content.config_mut();
        config.check_end_names = false;
        config.expand_empty_elements = true;
        let (hidden_styles, text_styles) = (HashSet::new(), TextStyles::default());
        let (extras, comment) = (SheetExtras::default(), String::new());
        ContentReader {
            content,
            buffer: Vec::new(),
            hidden_styles,
            text_styles,
            is_out_of_sheet: false,
            extras,
            comment,
        }
    }

    /// Reads the styles, which come first, and the sheets.
    fn read(&mut self, writer: &mut SheetWriter<'_>) -> Result<(), OdsError> {
        let mut style = None;
        loop {
            self.buffer.clear();
            match self.content.read_event_into(&mut self.buffer)? {
                Event::Start(element) => match element.name().as_ref() {
                    "style:style" => style = attribute(&element, "style:name"),
                    "style:table-properties" => {
                        let hidden = attribute(&element, "table:display").is_some_and(|display| display == "false");
                        self.hidden_styles.extend(style.clone().filter(|_| hidden));
                    }
                    "style:text-properties" => {
                        if let Some(style) = &style {
                            self.text_styles.add(style, &element);
                        }
                    }
                    "table:table" => {
                        let hidden = attribute(&element, "table:style-name")
                            .is_some_and(|style| self.hidden_styles.contains(&style));
                        // A table without a name is part of a drawing.
                        if let Some(name) = attribute(&element, "table:name") {
                            writer.begin_sheet(SheetHead { name: &name, hidden, is_text: false, encoding: None })?;
                            self.extras = SheetExtras::default();
                            self.read_sheet(writer)?;
                            if std::mem::take(&mut self.is_out_of_sheet) {
                                let (row, column) = (MAX_ROWS.to_string(), MAX_COLUMNS.to_string());
                                writer.add_problem(&texts::cells_beyond_sheet(&row, &column))?;
                            }
                            self.extras.tell(writer)?;
                        }
                    }
                    _ => {}
                },
                Event::Eof => return Ok(()),
                _ => {}
            }
        }
    }

    fn read_sheet(&mut self, writer: &mut SheetWriter<'_>) -> Result<(), OdsError> {
        let (mut row, mut column) = (0_u32, 0_u32);
        loop {
            self.buffer.clear();
            match self.content.read_event_into(&mut self.buffer)? {
                Event::Start(element) if element.name().as_ref() == "table:table-column" => {
                    let next = column.saturating_add(repeats(&element, "table:number-columns-repeated"));
                    if attribute(&element, "table:visibility").is_some_and(|shown| shown != "visible") {
                        self.extras.hide_columns(column, next.saturating_sub(1));
                    }
                    column = next;
                }
                Event::Start(element) if element.name().as_ref() == "table:table-row" => {
                    let count = repeats(&element, "table:number-rows-repeated");
                    let hidden = attribute(&element, "table:visibility").filter(|shown| shown != "visible");
                    let runs = self.read_row(row, writer)?;
                    if let Some(why) = hidden.filter(|_| !runs.is_empty()) {
                        self.extras.filtered |= why == "filter";
                        self.extras.hide_row(row);
                    }
                    if !runs.is_empty() {
                        let cells: u64 = runs.iter().map(|run| u64::from(run.count)).sum();
                        writer.check_room(cells.saturating_mul(u64::from(count)))?;
                        self.is_out_of_sheet |= row.saturating_add(count) > MAX_ROWS;
                        for row in row..row.saturating_add(count).min(MAX_ROWS) {
                            write_row(row, &runs, writer)?;
                        }
                    }
                    row = row.saturating_add(count);
                }
                Event::Start(element) if element.name().as_ref() == "draw:image" => {
                    self.extras.pictures = self.extras.pictures.saturating_add(1);
                }
                Event::End(element) if element.name().as_ref() == "table:table" => return Ok(()),
                Event::Eof => return Err(OdsError::Ends),
                _ => {}
            }
        }
    }

    /// Reads the cells of a row that are not blank.
    fn read_row(&mut self, row: u32, writer: &mut SheetWriter<'_>) -> Result<Vec<CellRun>, OdsError> {
        let mut runs = Vec::new();
        let mut column = 0_u32;
        loop {
            self.buffer.clear();
            match self.content.read_event_into(&mut self.buffer)? {
                Event::Start(element) if is_cell(element.name().as_ref()) => {
                    let count = repeats(&element, "table:number-columns-repeated");
                    let (cell, has_text) = CellStart::read(&element);
                    let struck_out = &self.text_styles.struck_out;
                    let is_struck_out = !struck_out.is_empty()
                        && attribute(&element, "table:style-name").is_some_and(|style| struck_out.contains(&style));
                    let text = self.read_cell_text(has_text)?.read();
                    if !self.comment.is_empty() {
                        self.extras.add_comment(SheetAddress::new(row, column).to_string());
                        self.extras.extend_comment(&std::mem::take(&mut self.comment));
                    }
                    let value = cell.value(text.text.clone());
                    self.extras.add_text(SheetAddress::new(row, column), text);
                    if let Some(range) = merged_range(row, column, cell.span) {
                        writer.add_merged(range)?;
                    }
                    if !matches!(value, OdsValue::Empty) || !cell.formula.is_empty() {
                        let inside = count.min(MAX_COLUMNS.saturating_sub(column));
                        self.is_out_of_sheet |= inside < count;
                        if is_struck_out && inside > 0 {
                            self.extras.strike_out(SheetAddress::new(row, column));
                        }
                        runs.push(CellRun { column, count: inside, value, formula: cell.formula });
                    }
                    column = column.saturating_add(count);
                }
                Event::End(element) if element.name().as_ref() == "table:table-row" => return Ok(runs),
                Event::Eof => return Err(OdsError::Ends),
                _ => {}
            }
        }
    }

    /// Reads to the end of a cell. Gives its text, if that is wanted: its paragraphs, without comments.
    fn read_cell_text(&mut self, wanted: bool) -> Result<CellText, OdsError> {
        let mut text = CellText::default();
        // The elements that are not part of the text: comments and drawings.
        let mut skipped = 0_u32;
        let mut in_comment = false;
        self.comment.clear();
        let mut depth = 0_u32;
        loop {
            self.buffer.clear();
            match self.content.read_event_into(&mut self.buffer)? {
                Event::Start(element) => {
                    let name = element.name();
                    let is_picture = usize::from(name.as_ref() == "draw:image");
                    self.extras.pictures = self.extras.pictures.saturating_add(is_picture);
                    // The author and the date of a comment are no text of it.
                    in_comment = skipped > 0 && name.as_ref() == "text:p" || in_comment && name.as_ref() == "text:span";
                    if in_comment && !self.comment.is_empty() {
                        self.comment.push(' ');
                    }
                    if skipped > 0 || matches!(name.as_ref(), "office:annotation" | "table:table" | "draw:frame") {
                        skipped = skipped.saturating_add(1);
                    } else if is_cell(name.as_ref()) {
                        depth = depth.saturating_add(1);
                    } else if wanted {
                        text.begin_element(&element, &self.text_styles);
                    }
                }
                Event::End(_) if skipped > 0 => skipped = skipped.saturating_sub(1),
                Event::End(element) if is_cell(element.name().as_ref()) => {
                    if depth == 0 {
                        return Ok(text);
                    }
                    depth = depth.saturating_sub(1);
                }
                Event::End(element) if wanted => text.end_element(element.name().as_ref()),
                Event::Text(part) if in_comment && self.comment.len() < 1000 => {
                    self.comment.push_str(&part.xml10_content());
                }
                Event::Text(part) if wanted && skipped == 0 => text.add(&part.xml10_content()),
                Event::GeneralRef(entity) if wanted && skipped == 0 => {
                    if let Some(known) = resolve_predefined_entity(&entity) {
                        text.add(known);
                    } else if let Some(character) =
                        entity.resolve_char_ref().unwrap_or(Some(char::REPLACEMENT_CHARACTER))
                    {
                        text.add(character.encode_utf8(&mut [0; 4]));
                    }
                }
                Event::Eof => return Err(OdsError::Ends),
                _ => {}
            }
        }
    }
}

/// The merged range that begins at this cell, if it has several cells.
fn merged_range(row: u32, column: u32, [rows, columns]: [u32; 2]) -> Option<SheetRange> {
    let last =
        |first: u32, count: u32, limit: u32| first.saturating_add(count.saturating_sub(1)).min(limit.saturating_sub(1));
    let last = SheetAddress::new(last(row, rows, MAX_ROWS), last(column, columns, MAX_COLUMNS));
    let first = SheetAddress::new(row, column);
    (row < MAX_ROWS && column < MAX_COLUMNS && first != last).then_some(SheetRange { first, last })
}

fn write_row(row: u32, runs: &[CellRun], writer: &mut SheetWriter<'_>) -> Result<(), OdsError> {
    for run in runs {
        let has_formula = !run.formula.is_empty();
        let value = match &run.value {
            OdsValue::Empty => RawValue::MissingResult(&run.formula),
            OdsValue::Text(text) => RawValue::Text(text),
            OdsValue::Number(number) => RawValue::Number(*number),
            OdsValue::Bool(yes) => RawValue::Bool(*yes),
        };
        for repeated in 0..run.count {
            writer.add_cell(SheetAddress::new(row, run.column.saturating_add(repeated)), value, has_formula)?;
        }
    }
    Ok(())
}
