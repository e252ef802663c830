//! Reads “XML Spreadsheet 2003” workbooks (`SpreadsheetML`), which Excel and many programs save as .xml and .xls.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, escape};

use super::sheet_extras::SheetExtras;
use super::sheet_writer::{SheetHead, SheetWriter};
use super::xml_attributes::{attribute, is_true, local_part};
use super::{MAX_COLUMNS, MAX_ROWS};
use crate::import::cells::raw_cells::RawValue;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange};
use crate::import::report::import_report::ReadError;
use crate::languages::window_sentences::import_errors as texts;

/// The name space of the format.
pub(super) const NAMESPACE: &str = "urn:schemas-microsoft-com:office:spreadsheet";

/// Reads all sheets of the workbook.
pub(super) fn read(text: &str, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
    let hidden = hidden_sheets(text);
    let mut reader = SheetXml { xml: open(text), sheet: 0, hidden, extras: SheetExtras::default() };
    let file = writer.file();
    loop {
        match reader.next(file)? {
            Event::Start(element) if local_name(&element) == "Worksheet" => {
                reader.read_sheet(&element, writer)?;
            }
            Event::Eof => return Ok(()),
            _ => {}
        }
    }
}

fn open(text: &str) -> Reader<&[u8]> {
    let mut xml = Reader::from_str(text);
    let config = xml.config_mut();
    config.check_end_names = false;
    config.expand_empty_elements = true;
    xml
}

/// Whether each sheet is hidden, in the order of the file. The file says it behind the cells.
fn hidden_sheets(text: &str) -> Vec<bool> {
    let mut xml = open(text);
    let mut hidden = Vec::new();
    let mut in_visible = false;
    while let Ok(event) = xml.read_event() {
        match event {
            Event::Start(element) => match local_name(&element) {
                "Worksheet" => hidden.push(false),
                name => in_visible = name == "Visible",
            },
            Event::Text(text) if in_visible => {
                let is_hidden = matches!(text.xml10_content().trim(), "SheetHidden" | "SheetVeryHidden");
                if let Some(sheet) = hidden.last_mut() {
                    *sheet |= is_hidden;
                }
            }
            Event::End(_) => in_visible = false,
            Event::Eof => break,
            _ => {}
        }
    }
    hidden
}

/// The name of an element without its name space.
fn local_name<'a>(element: &'a BytesStart<'_>) -> &'a str {
    local_part(element.name().into_inner())
}

/// The place in this attribute, which counts from 1. `next` if it is not given.
fn place(element: &BytesStart<'_>, next: u32) -> u32 {
    attribute(element, "Index")
        .and_then(|text| text.trim().parse::<u32>().ok())
        .map_or(next, |index| index.saturating_sub(1))
}

/// The number of further cells that a merged cell takes.
fn further_cells(element: &BytesStart<'_>, name: &str) -> u32 {
    attribute(element, name).and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}

struct SheetXml<'a> {
    xml: Reader<&'a [u8]>,
    /// The number of sheets that were begun.
    sheet: usize,
    hidden: Vec<bool>,
    /// Of the sheet that is being read.
    extras: SheetExtras,
}

impl<'a> SheetXml<'a> {
    fn next(&mut self, file: &str) -> Result<Event<'a>, ReadError> {
        self.xml.read_event().map_err(|error| ReadError::damaged(file, texts::no_xml(&error.to_string())))
    }

    fn read_sheet(&mut self, element: &BytesStart<'_>, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        let file = writer.file();
        let name = attribute(element, "Name").unwrap_or_else(|| format!("Sheet {}", self.sheet.saturating_add(1)));
        let hidden = self.hidden.get(self.sheet).copied().unwrap_or(false);
        self.sheet = self.sheet.saturating_add(1);
        writer.begin_sheet(SheetHead { name: &name, hidden, is_text: false, encoding: None })?;
        self.extras = SheetExtras::default();
        let (mut row, mut column) = (0_u32, 0_u32);
        let (mut next_row, mut next_column) = (0_u32, 0_u32);
        let mut hidden_row = None;
        loop {
            match self.next(file)? {
                Event::Start(element) => match local_name(&element) {
                    "Column" => {
                        let first = place(&element, next_column);
                        let last = first.saturating_add(further_cells(&element, "Span"));
                        next_column = last.saturating_add(1);
                        if is_true(&element, "Hidden") {
                            self.extras.hide_columns(first, last);
                        }
                    }
                    "AutoFilter" => self.extras.filtered = true,
                    "Row" => {
                        row = place(&element, next_row);
                        // A row can stand for several equal blank ones.
                        next_row = row.saturating_add(1).saturating_add(further_cells(&element, "Span"));
                        column = 0;
                        hidden_row = Some(row).filter(|_| is_true(&element, "Hidden"));
                    }
                    "Cell" => {
                        column = place(&element, column);
                        if row >= MAX_ROWS || column >= MAX_COLUMNS {
                            return Err(ReadError::damaged(file, texts::cell_outside_of_sheet()));
                        }
                        let at = SheetAddress::new(row, column);
                        let across = further_cells(&element, "MergeAcross")
                            .min(MAX_COLUMNS.saturating_sub(column).saturating_sub(1));
                        let down =
                            further_cells(&element, "MergeDown").min(MAX_ROWS.saturating_sub(row).saturating_sub(1));
                        if across > 0 || down > 0 {
                            let last = SheetAddress::new(row.saturating_add(down), column.saturating_add(across));
                            writer.add_merged(SheetRange { first: at, last })?;
                        }
                        let has_value = self.read_cell(at, attribute(&element, "Formula").as_deref(), writer)?;
                        if let Some(row) = hidden_row.filter(|_| has_value) {
                            self.extras.hide_row(row);
                            hidden_row = None;
                        }
                        column = column.saturating_add(across).saturating_add(1);
                    }
                    _ => {}
                },
                Event::End(element) if local_part(element.name().into_inner()) == "Worksheet" => {
                    return self.extras.tell(writer);
                }
                Event::Eof => return Err(ReadError::Truncated { file: file.to_owned() }),
                _ => {}
            }
        }
    }

    /// Reads to the end of a cell and adds its value. Comments are not its value. Returns whether it has a value.
    fn read_cell(
        &mut self,
        at: SheetAddress,
        formula: Option<&str>,
        writer: &mut SheetWriter<'_>,
    ) -> Result<bool, ReadError> {
        let file = writer.file();
        let mut kind = String::new();
        let mut text = String::new();
        let mut in_data = false;
        let mut comments = 0_u32;
        loop {
            match self.next(file)? {
                Event::Start(element) => match local_name(&element) {
                    "Comment" => {
                        comments = comments.saturating_add(1);
                        self.extras.add_comment(at.to_string());
                    }
                    "Data" if comments == 0 => {
                        in_data = true;
                        kind = attribute(&element, "Type").unwrap_or_else(|| "String".to_owned());
                    }
                    _ => {}
                },
                Event::Text(part) if in_data => text.push_str(&part.xml10_content()),
                Event::Text(part) if comments > 0 => self.extras.extend_comment(&part.xml10_content()),
                Event::CData(part) if comments > 0 => self.extras.extend_comment(&part),
                Event::CData(part) if in_data => text.push_str(&part),
                Event::GeneralRef(entity) if in_data || comments > 0 => {
                    let character = entity.resolve_char_ref().ok().flatten().map(String::from);
                    let known = escape::resolve_predefined_entity(&entity).or(character.as_deref()).unwrap_or_default();
                    if comments > 0 {
                        self.extras.extend_comment(known);
                    } else {
                        text.push_str(known);
                    }
                }
                Event::End(element) => match local_part(element.name().into_inner()) {
                    "Comment" => comments = comments.saturating_sub(1),
                    "Data" => in_data = false,
                    "Cell" => break,
                    _ => {}
                },
                Event::Eof => return Err(ReadError::Truncated { file: file.to_owned() }),
                _ => {}
            }
        }
        let date = text.split('T').next().unwrap_or_default();
        let value = match kind.as_str() {
            // There is no stored value.
            "" => match formula {
                Some(formula) => RawValue::MissingResult(formula.strip_prefix('=').unwrap_or(formula)),
                None => return Ok(false),
            },
            _ if text.is_empty() => return Ok(false),
            "Number" => match text.trim().parse::<f64>() {
                Ok(number) if number.is_finite() => RawValue::Number(number),
                _ => RawValue::Text(&text),
            },
            "Boolean" => RawValue::Bool(matches!(text.trim(), "1" | "true")),
            "Error" => RawValue::Error(&text),
            "DateTime" if text.contains("T00:00:00") => RawValue::Text(date),
            _ => RawValue::Text(&text),
        };
        writer.add_cell(at, value, formula.is_some())?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use crate::import::reader_process::sheet_reader::read_in_this_process;

    const BOOK: &str = r#"<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
 <Worksheet ss:Name="Round &amp; 1"><Table>
  <Row><Cell ss:MergeAcross="1"><Data ss:Type="String">Board A</Data></Cell><Cell><Data ss:Type="String">x</Data></Cell></Row>
  <Row ss:Index="4"><Cell ss:Index="2" ss:Formula="=SUM(R1C1)"><Data ss:Type="Number">45.5</Data>
   <Comment ss:Author="me"><ss:Data xmlns="http://www.w3.org/TR/REC-html40">a note</ss:Data></Comment></Cell>
   <Cell><Data ss:Type="Boolean">1</Data></Cell><Cell><Data ss:Type="DateTime">2006-08-05T00:00:00.000</Data></Cell>
   <Cell><Data ss:Type="Error">#N/A</Data></Cell><Cell ss:Formula="=R[-1]C"></Cell><Cell ss:Formula="=IF(A1,1,2)"><Data ss:Type="String"></Data></Cell></Row>
  <Row><Cell><Data ss:Type="String">Dave &#233;</Data></Cell></Row>
 </Table></Worksheet>
 <Worksheet ss:Name="Notes"><Table><Row><Cell><Data ss:Type="String">n</Data></Cell></Row></Table>
  <WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetHidden</Visible></WorksheetOptions>
 </Worksheet>
</Workbook>"#;

    #[test]
    fn cells_keep_their_places_kinds_and_sheets() {
        let sheets = read_in_this_process(BOOK.as_bytes(), "con.xml").unwrap();
        let heads: Vec<(&str, bool)> = sheets.iter().map(|sheet| (&*sheet.name, sheet.hidden)).collect();
        assert_eq!(heads, [("Round & 1", false), ("Notes", true)]);
        let cells: Vec<String> =
            sheets[0].cells.iter().map(|cell| format!("{} {} {}", cell.at, cell.text(), cell.formula)).collect();
        assert_eq!(
            cells,
            [
                "A1 Board A false",
                "C1 x false",
                "B4 45.5 true",
                "C4 TRUE false",
                "D4 2006-08-05 false",
                "E4 #N/A false",
                "F4 =R[-1]C true",
                "A5 Dave é false",
            ]
        );
        assert_eq!(sheets[0].merged.iter().map(ToString::to_string).collect::<Vec<_>>(), ["A1:B1"]);
    }

    #[test]
    fn hidden_rows_columns_and_comments_are_told() {
        let book = BOOK
            .replace(
                "<Table>",
                "<Table><Column ss:Width=\"40\"/><Column ss:Index=\"3\" ss:Span=\"1\" ss:Hidden=\"1\"/>",
            )
            .replace("<Row ss:Index=\"4\"", "<Row ss:Hidden=\"1\"><Cell/></Row><Row ss:Hidden=\"1\" ss:Index=\"4\"")
            .replace("a note", "left &lt;early&gt;");
        let sheets = read_in_this_process(book.as_bytes(), "con.xml").unwrap();
        let problems = sheets[0].read_problems.join("\n");
        for sentence in ["row 4 is hidden in the file", "columns C, D are hidden in the file", "B4 “left <early>”"]
        {
            assert!(problems.contains(sentence), "{sentence}: {problems}");
        }
        let value = sheets[0].cells.iter().find(|cell| cell.at.to_string() == "B4").unwrap().text().into_owned();
        assert_eq!(value, "45.5");
        assert!(!problems.contains("filter"), "{problems}");
        let filtered = book.replacen("</Table>", "</Table><AutoFilter x:Range=\"R1C1:R9C9\"/>", 1);
        let sheets = read_in_this_process(filtered.as_bytes(), "con.xml").unwrap();
        assert!(sheets[0].read_problems[0].contains("hidden by a filter"), "{:?}", sheets[0].read_problems);
    }

    #[test]
    fn a_workbook_that_ends_too_early_or_reaches_too_far_is_refused() {
        let cut = &BOOK[..BOOK.find("Dave").unwrap()];
        let error = read_in_this_process(cut.as_bytes(), "con.xml").unwrap_err().to_string();
        assert!(error.contains("is cut short"), "{error}");
        let far = BOOK.replace("ss:Index=\"4\"", "ss:Index=\"4294967295\"");
        let error = read_in_this_process(far.as_bytes(), "con.xml").unwrap_err().to_string();
        assert!(error.contains("outside of its sheet"), "{error}");
    }
}
