//! Reads what the sheets of an .xlsx workbook have beside their cells. Nothing here can fail: a part that cannot be read
//! has no extras.

use std::collections::{HashMap, HashSet};

use quick_xml::events::BytesStart;

use super::sheet_extras::SheetExtras;
use super::text_parts::{Look, ReadText, TextParts};
use super::workbook_parts::MOST_COMMENT_BYTES;
use super::workbook_parts::WorkbookParts;
use super::xml_attributes::{attribute, is_true};
use super::zip_directory::{TextInFiles, ZipDirectory};
use crate::import::cells::sheet_address::SheetAddress;

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
    text_looks: TextLooksPresent,
    hidden_parts: bool,
}

/// Whether there are styles that strike out cells, and texts of which a part is struck out or raised.
#[derive(Clone, Copy)]
struct TextLooksPresent {
    struck_out_styles: bool,
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
            text(".xml", b"\"superscript\""),
            text(".xml", b"hidden=\"1\""),
            text(".xml", b"hidden=\"true\""),
        ];
        let [merged_ranges, struck_out_styles, struck_out, raised, hidden, hidden_true] =
            ZipDirectory::contained_texts(bytes, texts);
        let text_looks = TextLooksPresent { struck_out_styles, runs: struck_out || raised };
        ExtrasPresent { merged_ranges, text_looks, hidden_parts: hidden || hidden_true }
    }
}

/// The extras of each sheet, by its name.
fn read(bytes: &[u8], archive: &ZipDirectory, present: ExtrasPresent) -> HashMap<String, SheetExtras> {
    let beside = ["xl/comments", "xl/threadedComments", "xl/drawings/"];
    let TextLooksPresent { struck_out_styles: has_struck_out, runs: has_runs } = present.text_looks;
    if !has_struck_out && !has_runs && !present.hidden_parts && !beside.iter().any(|path| archive.has(path)) {
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
    let looks = TextLooks {
        struck_out_styles: if has_struck_out { struck_out_styles(&mut parts) } else { HashSet::new() },
        shared_texts: if has_runs { marked_shared_texts(&mut parts) } else { HashMap::new() },
        has_runs,
    };
    sheets.into_iter().map(|(name, path)| (name, extras_of_sheet(&mut parts, &path, &looks))).collect()
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

/// How the texts of a workbook look.
struct TextLooks {
    /// The numbers of the cell styles with a line through the text.
    struck_out_styles: HashSet<String>,
    /// The shared texts with parts that look different, by their numbers.
    shared_texts: HashMap<String, ReadText>,
    /// Whether any text has such parts.
    has_runs: bool,
}

/// The runs of one text.
#[derive(Default)]
struct TextRuns {
    parts: TextParts,
    look: Look,
    /// Whether the run says how the text is spoken.
    is_spoken: bool,
    is_cut: bool,
}

impl TextRuns {
    fn read(&mut self, name: &str, element: &BytesStart<'_>, text: &str) {
        match name {
            "r" => (self.look, self.is_spoken) = (Look::default(), false),
            "rPh" => self.is_spoken = true,
            "strike" => {
                self.look.struck_out = attribute(element, "val").is_none_or(|value| value == "1" || value == "true");
            }
            "vertAlign" => self.look.raised = attribute(element, "val").is_some_and(|value| value == "superscript"),
            "t" if !self.is_spoken => {
                self.is_cut |= text.len() >= MOST_COMMENT_BYTES;
                self.parts.push(text, self.look);
            }
            _ => {}
        }
    }

    /// The text with what its parts say. `None` if they say nothing, or if the text is too long to be known here.
    fn finish(self) -> Option<ReadText> {
        Some(self.parts.read()).filter(|text| !self.is_cut && text.marks().next().is_some())
    }
}

/// The shared texts with parts that look different.
fn marked_shared_texts(parts: &mut WorkbookParts<'_>) -> HashMap<String, ReadText> {
    let mut texts = HashMap::new();
    let mut runs = TextRuns::default();
    // The position of the text that is being read.
    let mut at: Option<usize> = None;
    parts.each_element("xl/sharedStrings.xml", |name, element, text| {
        if name == "si" {
            if let Some((at, text)) = at.zip(std::mem::take(&mut runs).finish()) {
                texts.insert(at.to_string(), text);
            }
            at = Some(at.map_or(0, |at| at.saturating_add(1)));
        } else if at.is_some() {
            runs.read(name, element, text);
        }
    });
    if let Some((at, text)) = at.zip(runs.finish()) {
        texts.insert(at.to_string(), text);
    }
    texts
}

fn extras_of_sheet(parts: &mut WorkbookParts<'_>, sheet: &str, looks: &TextLooks) -> SheetExtras {
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
        "c" if looks.has_runs || !looks.struck_out_styles.is_empty() => {
            let (at, _, runs) = std::mem::take(&mut cell);
            if let Some((at, text)) = at.zip(runs.finish()) {
                extras.add_text(at, text);
            }
            let is_struck_out = attribute(element, "s").is_some_and(|style| looks.struck_out_styles.contains(&style));
            let at = attribute(element, "r").and_then(|at| SheetAddress::parse(&at));
            struck_out_cell = at.filter(|_| is_struck_out);
            cell.0 = at;
            cell.1 = attribute(element, "t").is_some_and(|kind| kind == "s");
        }
        "r" | "rPh" | "strike" | "vertAlign" | "t" => cell.2.read(name, element, text),
        // Only a cell with a content counts.
        "v" | "is" | "f" => {
            row.take().into_iter().for_each(|row| extras.hide_row(row));
            struck_out_cell.take().into_iter().for_each(|at| extras.strike_out(at));
            let shared = looks.shared_texts.get(text).filter(|_| cell.1 && name == "v");
            if let Some((at, text)) = cell.0.zip(shared) {
                extras.add_text(at, text.clone());
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
    if let Some((at, text)) = cell.0.zip(cell.2.finish()) {
        extras.add_text(at, text);
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
    use rust_xlsxwriter::{Format, FormatScript, Image, Note, Workbook};

    use super::*;

    #[test]
    fn hidden_rows_comments_and_pictures_are_found() {
        let mut workbook = Workbook::new();
        let sheet = workbook.add_worksheet().set_name("Round 1").unwrap();
        for row in 0..6 {
            sheet.write(row, 0, row).unwrap();
        }
        sheet.write_with_format(3, 2, "late", &Format::new().set_font_strikethrough()).unwrap();
        let (plain, raised) = (Format::new(), Format::new().set_font_script(FormatScript::Superscript));
        sheet.write_rich_string(4, 2, &[(&plain, "Dirk Elster"), (&raised, "1")]).unwrap();
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
        let text = |text: &(SheetAddress, ReadText)| (text.0.to_string(), text.1.text.clone(), text.1.note.clone());
        let noted: Vec<_> = first.marked_texts.iter().map(text).collect();
        assert_eq!(noted, [("C5".to_owned(), "Dirk Elster".to_owned(), Some("1".to_owned()))]);
        assert_eq!(extras["Sheet2"], SheetExtras::default());
    }
}
