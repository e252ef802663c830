//! Reads what the sheets of an .xlsx workbook have beside their cells. Nothing here can fail: a part that cannot be read
//! has no extras.

use std::collections::{HashMap, HashSet};

use quick_xml::events::BytesStart;

use super::sheet_extras::SheetExtras;
use super::workbook_parts::WorkbookParts;
use super::xml_attributes::{attribute, is_true};
use super::zip_directory::{TextInFiles, ZipDirectory};
use crate::import::sheet_address::SheetAddress;

/// What the sheets of a workbook have beside the values of their cells.
pub(super) struct WorkbookExtras {
    pub has_merged_ranges: bool,
    /// The other extras of each sheet, by its name.
    pub of_sheets: HashMap<String, SheetExtras>,
}

impl WorkbookExtras {
    /// Searches the files of the workbook. The hidden columns of our own workbook are not told.
    pub(super) fn find(bytes: &[u8], archive: &ZipDirectory, is_own_workbook: bool) -> Self {
        let present = ExtrasPresent::find(bytes);
        let mut of_sheets = read(bytes, archive, present);
        if is_own_workbook {
            for extras in of_sheets.values_mut() {
                extras.hidden_columns.clear();
            }
        }
        WorkbookExtras { has_merged_ranges: present.merged_ranges, of_sheets }
    }
}

/// What the sheets of a workbook have, as far as a search for markup tells.
#[derive(Clone, Copy)]
struct ExtrasPresent {
    merged_ranges: bool,
    struck_out: StruckOutPresent,
    hidden_parts: bool,
}

/// Whether there are styles that strike out cells, and texts of which a part is struck out.
#[derive(Clone, Copy)]
struct StruckOutPresent {
    styles: bool,
    runs: bool,
}

impl ExtrasPresent {
    /// Looks for all of them in one pass over the files of the workbook.
    fn find(bytes: &[u8]) -> Self {
        let text = |path_end, text| TextInFiles { path_end, text };
        let texts = [
            text(".xml", b"mergeCell"),
            text("styles.xml", b"strike"),
            text(".xml", b"<strike"),
            text(".xml", b"hidden=\"1\""),
            text(".xml", b"hidden=\"true\""),
        ];
        let [merged_ranges, styles, runs, hidden, hidden_true] = ZipDirectory::contained_texts(bytes, texts);
        let struck_out = StruckOutPresent { styles, runs };
        ExtrasPresent { merged_ranges, struck_out, hidden_parts: hidden || hidden_true }
    }
}

/// The extras of each sheet, by its name.
fn read(bytes: &[u8], archive: &ZipDirectory, present: ExtrasPresent) -> HashMap<String, SheetExtras> {
    let beside = ["xl/comments", "xl/threadedComments", "xl/drawings/"];
    let has_struck_out = present.struck_out.styles;
    let has_struck_out_runs = present.struck_out.runs;
    let has_extras =
        has_struck_out || has_struck_out_runs || present.hidden_parts || beside.iter().any(|path| archive.has(path));
    if !has_extras {
        return HashMap::new();
    }
    let Some(mut parts) = WorkbookParts::open(bytes) else { return HashMap::new() };
    let targets = parts.targets("xl/workbook.xml");
    let mut sheets: Vec<(String, String)> = Vec::new();
    parts.each_element("xl/workbook.xml", |name, element, _| {
        if name == "sheet"
            && let (Some(sheet), Some(id)) = (attribute(element, "name"), attribute(element, "id"))
            && let Some((_, path)) = targets.get(&id)
        {
            sheets.push((sheet, path.clone()));
        }
    });
    let struck_out = StruckOut {
        styles: if has_struck_out { struck_out_styles(&mut parts) } else { HashSet::new() },
        shared_texts: if has_struck_out_runs { partly_struck_out_texts(&mut parts) } else { HashMap::new() },
        has_runs: has_struck_out_runs,
    };
    sheets.into_iter().map(|(name, path)| (name, extras_of_sheet(&mut parts, &path, &struck_out))).collect()
}

/// The numbers of the cell styles whose font has a line through the text.
fn struck_out_styles(parts: &mut WorkbookParts<'_>) -> HashSet<String> {
    let mut fonts: Vec<bool> = Vec::new();
    let mut fonts_of_styles: Vec<usize> = Vec::new();
    // Conditional formats have fonts too, without a number.
    let mut list = String::new();
    parts.each_element("xl/styles.xml", |name, element, _| match name {
        "fonts" | "cellXfs" | "cellStyleXfs" | "dxfs" => name.clone_into(&mut list),
        "font" if list == "fonts" => fonts.push(false),
        "strike" if list == "fonts" => {
            if let Some(font) = fonts.last_mut() {
                *font = attribute(element, "val").is_none_or(|value| value == "1" || value == "true");
            }
        }
        "xf" if list == "cellXfs" => {
            let font = attribute(element, "fontId").and_then(|font| font.parse().ok());
            fonts_of_styles.push(font.unwrap_or_default());
        }
        _ => {}
    });
    let is_struck_out = |font: usize| fonts.get(font).copied().unwrap_or_default();
    let styles = fonts_of_styles.into_iter().enumerate().filter(|(_, font)| is_struck_out(*font));
    styles.map(|(style, _)| style.to_string()).collect()
}

/// What is struck out in a workbook.
struct StruckOut {
    /// The numbers of the cell styles with a line through the text.
    styles: HashSet<String>,
    /// The shared texts of which a part is struck out, by their numbers, with the other part.
    shared_texts: HashMap<String, String>,
    /// Whether any text has parts that are struck out.
    has_runs: bool,
}

/// The runs of one text.
#[derive(Default)]
struct TextRuns {
    is_struck_out: bool,
    has_struck_out: bool,
    /// The text that is not struck out.
    rest: String,
}

impl TextRuns {
    fn read(&mut self, name: &str, element: &BytesStart<'_>, text: &str) {
        match name {
            "r" => self.is_struck_out = false,
            "strike" => {
                self.is_struck_out = attribute(element, "val").is_none_or(|value| value == "1" || value == "true");
                self.has_struck_out |= self.is_struck_out;
            }
            "t" if !self.is_struck_out => self.rest.push_str(text),
            _ => {}
        }
    }

    /// The text that is not struck out, if there is also one that is.
    fn rest_beside_struck_out(self) -> Option<String> {
        Some(self.rest).filter(|rest| self.has_struck_out && !rest.trim().is_empty())
    }
}

/// The shared texts of which a part is struck out.
fn partly_struck_out_texts(parts: &mut WorkbookParts<'_>) -> HashMap<String, String> {
    let mut texts = HashMap::new();
    let mut runs = TextRuns::default();
    let mut number = 0_usize;
    parts.each_element("xl/sharedStrings.xml", |name, element, text| {
        if name == "si" {
            if let Some(rest) = std::mem::take(&mut runs).rest_beside_struck_out() {
                texts.insert((number - 1).to_string(), rest);
            }
            number += 1;
        } else if number > 0 {
            runs.read(name, element, text);
        }
    });
    if let Some(rest) = runs.rest_beside_struck_out() {
        texts.insert((number - 1).to_string(), rest);
    }
    texts
}

fn extras_of_sheet(parts: &mut WorkbookParts<'_>, sheet: &str, struck_out: &StruckOut) -> SheetExtras {
    let mut extras = SheetExtras::default();
    let mut row = None;
    let mut struck_out_cell = None;
    // The address of the cell, whether it has a shared text, and the runs of its own text.
    let mut cell: (Option<SheetAddress>, bool, TextRuns) = Default::default();
    let is_whole = parts.each_element(sheet, |name, element, text| match name {
        "row" => {
            let number = attribute(element, "r").and_then(|number| number.parse::<u32>().ok()?.checked_sub(1));
            row = number.filter(|_| is_true(element, "hidden"));
        }
        "c" if struck_out.has_runs || !struck_out.styles.is_empty() => {
            let (at, _, runs) = std::mem::take(&mut cell);
            if let Some((at, rest)) = at.zip(runs.rest_beside_struck_out()) {
                extras.strike_out_partly(at, &rest);
            }
            let is_struck_out = attribute(element, "s").is_some_and(|style| struck_out.styles.contains(&style));
            let at = attribute(element, "r").and_then(|at| SheetAddress::parse(&at));
            struck_out_cell = at.filter(|_| is_struck_out);
            cell.0 = at;
            cell.1 = attribute(element, "t").is_some_and(|kind| kind == "s");
        }
        "r" | "strike" | "t" => cell.2.read(name, element, text),
        // Only a cell with a content counts.
        "v" | "is" | "f" => {
            row.take().into_iter().for_each(|row| extras.hide_row(row));
            struck_out_cell.take().into_iter().for_each(|at| extras.strike_out(at));
            let shared = struck_out.shared_texts.get(text).filter(|_| cell.1 && name == "v");
            if let Some((at, rest)) = cell.0.zip(shared) {
                extras.strike_out_partly(at, rest);
            }
        }
        "col" if is_true(element, "hidden") => {
            let number =
                |key: &str| attribute(element, key).and_then(|number| number.parse::<u32>().ok()?.checked_sub(1));
            if let Some((first, last)) = number("min").zip(number("max")) {
                extras.hide_columns(first, last);
            }
        }
        "autoFilter" => extras.filtered = true,
        _ => {}
    });
    if let Some((at, rest)) = cell.0.zip(cell.2.rest_beside_struck_out()) {
        extras.strike_out_partly(at, &rest);
    }
    extras.is_cut |= !is_whole;
    for (kind, path) in parts.targets(sheet).into_values() {
        match kind.rsplit('/').next() {
            Some("comments") => {
                let is_whole = parts.each_element(&path, |name, element, text| match name {
                    "comment" => extras.add_comment(attribute(element, "ref").unwrap_or_default()),
                    "t" => extras.extend_comment(text),
                    _ => {}
                });
                extras.is_cut |= !is_whole;
            }
            Some("drawing") => extras.add_pictures(parts, &path),
            _ => {}
        }
    }
    extras
}

#[cfg(test)]
mod tests {
    use rust_xlsxwriter::{Format, Image, Note, Workbook};

    use super::*;

    #[test]
    fn hidden_rows_comments_and_pictures_are_found() {
        let mut workbook = Workbook::new();
        let sheet = workbook.add_worksheet().set_name("Round 1").unwrap();
        for row in 0..6 {
            sheet.write(row, 0, row).unwrap();
        }
        sheet.write_with_format(3, 2, "late", &Format::new().set_font_strikethrough()).unwrap();
        sheet.set_row_hidden(2).unwrap().set_row_hidden(9).unwrap().set_column_hidden(1).unwrap();
        sheet.insert_note(1, 2, &Note::new("left early").add_author_prefix(false)).unwrap();
        // The smallest picture that a program reads: 1 × 1.
        let picture = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0,
            1, 8, 6, 0, 0, 0, 0x1F, 0x15, 0xC4, 0x89, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
        ];
        sheet.insert_image(8, 0, &Image::new_from_buffer(&picture).unwrap()).unwrap();
        workbook.add_worksheet();
        let bytes = workbook.save_to_buffer().unwrap();
        let extras = read(&bytes, &ZipDirectory::read(&bytes).unwrap(), ExtrasPresent::find(&bytes));
        let first = &extras["Round 1"];
        assert_eq!((&first.hidden_rows[..], &first.hidden_columns[..], first.filtered), (&[2][..], &[1][..], false));
        assert_eq!((first.comments.clone(), first.pictures), (vec![("C2".into(), "left early".into())], 1));
        assert_eq!(first.struck_out, [SheetAddress::new(3, 2)]);
        assert_eq!(extras["Sheet2"], SheetExtras::default());
    }
}
