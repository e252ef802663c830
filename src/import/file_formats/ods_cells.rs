//! The cells of .ods workbooks: what the attributes of a cell say, and the text in it.

use std::borrow::Cow;
use std::collections::HashSet;

use quick_xml::escape::unescape;
use quick_xml::events::BytesStart;

use super::text_parts::{Look, ReadText, TextParts};
use super::xml_attributes::attribute;

#[derive(Debug)]
pub(super) enum OdsValue {
    Empty,
    Text(String),
    Number(f64),
    Bool(bool),
}

/// What the attributes of a cell say.
#[derive(Debug)]
pub(super) struct CellStart {
    /// The value, if an attribute has it.
    value: Option<OdsValue>,
    pub formula: String,
    /// The numbers of rows and columns of the merged range that begins here, or 1 and 1.
    pub span: [u32; 2],
}

impl CellStart {
    /// Reads the attributes. Returns also whether the text of the cell is its value.
    pub(super) fn read(element: &BytesStart<'_>) -> (Self, bool) {
        let mut cell = CellStart { value: None, formula: String::new(), span: [1, 1] };
        let (mut is_string, mut is_error) = (false, false);
        for attribute in element.attributes().with_checks(false) {
            // One cell that is wrong does not make the whole file unreadable.
            let Ok(attribute) = attribute else { continue };
            let text = unescape(&attribute.value).unwrap_or(Cow::Borrowed(&attribute.value));
            let key = attribute.key;
            let value = match key.as_ref() {
                "table:formula" => {
                    cell.formula = text.into_owned();
                    continue;
                }
                "office:value-type" => {
                    is_string = text == "string";
                    continue;
                }
                "calcext:value-type" => {
                    is_error = text == "error";
                    continue;
                }
                "table:number-rows-spanned" => {
                    cell.span[0] = parse_count(&text);
                    continue;
                }
                "table:number-columns-spanned" => {
                    cell.span[1] = parse_count(&text);
                    continue;
                }
                "office:value" => match text.trim().parse() {
                    Ok(number) => OdsValue::Number(number),
                    Err(_) => OdsValue::Text(text.into_owned()),
                },
                "office:boolean-value" => OdsValue::Bool(text.eq_ignore_ascii_case("true")),
                "office:string-value" | "office:date-value" | "office:time-value" => OdsValue::Text(text.into_owned()),
                _ => continue,
            };
            cell.value.get_or_insert(value);
        }
        // LibreOffice writes the text of an error into the cell, and an empty text into the attribute.
        let is_blank = matches!(&cell.value, Some(OdsValue::Text(text)) if text.is_empty());
        if is_error && is_blank {
            cell.value = None;
            is_string = true;
        }
        let has_text = is_string && cell.value.is_none();
        (cell, has_text)
    }

    pub(super) fn value(&self, text: String) -> OdsValue {
        match &self.value {
            Some(OdsValue::Number(number)) => OdsValue::Number(*number),
            Some(OdsValue::Bool(yes)) => OdsValue::Bool(*yes),
            Some(OdsValue::Text(text)) if !text.is_empty() => OdsValue::Text(text.clone()),
            Some(OdsValue::Text(_) | OdsValue::Empty) => OdsValue::Empty,
            None if text.trim().is_empty() => OdsValue::Empty,
            None => OdsValue::Text(text),
        }
    }
}

pub(super) fn is_cell(element: &str) -> bool {
    matches!(element, "table:table-cell" | "table:covered-table-cell")
}

/// The number of repeats in this attribute, or 1.
pub(super) fn repeats(element: &BytesStart<'_>, name: &str) -> u32 {
    attribute(element, name).map_or(1, |text| parse_count(&text))
}

/// A number of repeats. A text that is not a number counts as 1.
fn parse_count(text: &str) -> u32 {
    text.trim().parse::<u64>().map_or(1, |count| u32::try_from(count).unwrap_or(u32::MAX))
}

/// The styles of the parts of a text that look different.
#[derive(Debug, Default)]
pub(super) struct TextStyles {
    /// A line goes through the text.
    pub struck_out: HashSet<String>,
    /// The text is small and raised.
    pub raised: HashSet<String>,
}

impl TextStyles {
    /// Reads what a style says of its text.
    pub(super) fn add(&mut self, style: &str, properties: &BytesStart<'_>) {
        let lines = ["style:text-line-through-style", "style:text-line-through-type"];
        let is_line = |name: &str| attribute(properties, name).is_some_and(|line| line != "none");
        if lines.into_iter().any(is_line) {
            self.struck_out.insert(style.to_owned());
        }
        // “super 58%” or “33% 58%”: the height of the line, and the size of the letters.
        let is_raised = |position: String| {
            let height = position.split_whitespace().next().unwrap_or_default();
            height == "super"
                || height.strip_suffix('%').and_then(|height| height.parse().ok()).is_some_and(|h: f64| h > 0.0)
        };
        if attribute(properties, "style:text-position").is_some_and(is_raised) {
            self.raised.insert(style.to_owned());
        }
    }

    fn look(&self, style: &str) -> Look {
        Look { struck_out: self.struck_out.contains(style), raised: self.raised.contains(style) }
    }
}

/// The text of a cell: its paragraphs.
#[derive(Debug, Default)]
pub(super) struct CellText {
    parts: TextParts,
    paragraphs: usize,
    /// How the parts of the text that are open look.
    spans: Vec<Look>,
}

impl CellText {
    pub(super) fn begin_element(&mut self, element: &BytesStart<'_>, styles: &TextStyles) {
        match element.name().as_ref() {
            "text:p" => {
                self.add(if self.paragraphs > 0 { "\n" } else { "" });
                self.paragraphs = self.paragraphs.saturating_add(1);
            }
            "text:s" => self.add(&" ".repeat(repeats(element, "text:c").min(1_000) as usize)),
            "text:tab" => self.add("\t"),
            "text:line-break" => self.add("\n"),
            "text:span" => {
                let around = self.spans.last().copied().unwrap_or_default();
                let style = attribute(element, "text:style-name");
                self.spans.push(around.and(style.map(|style| styles.look(&style)).unwrap_or_default()));
            }
            _ => {}
        }
    }

    pub(super) fn end_element(&mut self, name: &str) {
        if name == "text:span" {
            self.spans.pop();
        }
    }

    pub(super) fn add(&mut self, text: &str) {
        self.parts.push(text, self.spans.last().copied().unwrap_or_default());
    }

    pub(super) fn read(self) -> ReadText {
        self.parts.read()
    }
}
