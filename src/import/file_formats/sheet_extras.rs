//! What a sheet has beside its cells: hidden rows and columns, comments, pictures, struck-out cells and merged ranges. The cells are read like
//! the others; here are the sentences that report the rest.

use super::sheet_writer::SheetWriter;
use super::text_parts::ReadText;
use super::workbook_parts::{MOST_COMMENT_BYTES, WorkbookParts};
use crate::import::cells::cell_marks::CellMark;
use crate::import::cells::sheet_address::{SheetAddress, SheetRange, column_letters, row_number};
use crate::import::report::import_report::ReadError;
use crate::languages::list_in_window;
use crate::languages::window_sentences::import_files as texts;

/// The extras of one sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SheetExtras {
    /// Rows with cells that are hidden, counted from 0.
    pub hidden_rows: Vec<u32>,
    /// Whether a filter hides them.
    pub filtered: bool,
    /// Hidden columns, counted from 0.
    pub hidden_columns: Vec<u32>,
    /// The cell and the text of each comment.
    pub comments: Vec<(String, String)>,
    pub pictures: usize,
    /// The cells with a line through their text.
    pub struck_out: Vec<SheetAddress>,
    /// The cells with a text of which a part is struck out or raised.
    pub marked_texts: Vec<(SheetAddress, ReadText)>,
    /// The merged ranges, of a format whose reader does not give them.
    pub merged: Vec<SheetRange>,
    /// Whether a text was too long to look for extras behind it.
    pub is_cut: bool,
}

/// The most of one kind that a sentence names.
const MOST_NAMED: usize = 20;

/// The most that is kept of one kind.
const MOST_KEPT: usize = 100_000;

/// A hidden range of columns that reaches further is the unused rest of the sheet.
const MOST_COLUMNS: u32 = 1000;

impl SheetExtras {
    /// Notes a hidden row that has cells, counted from 0. Rows come in their order.
    pub(super) fn hide_row(&mut self, row: u32) {
        if self.hidden_rows.len() < MOST_KEPT {
            self.hidden_rows.push(row);
        }
    }

    /// Notes hidden columns, counted from 0. Columns come in their order.
    pub(super) fn hide_columns(&mut self, first: u32, last: u32) {
        if last < MOST_COLUMNS && self.hidden_columns.len() < MOST_KEPT {
            self.hidden_columns.extend(first..=last);
        }
    }

    /// Notes a cell with a line through its text. Cells come in their order.
    pub(super) fn strike_out(&mut self, at: SheetAddress) {
        if self.struck_out.len() < MOST_KEPT {
            self.struck_out.push(at);
        }
    }

    /// Notes what the parts of a cell's text say.
    pub(super) fn add_text(&mut self, at: SheetAddress, text: ReadText) {
        if self.marked_texts.len() < MOST_KEPT && text.marks().next().is_some() {
            self.marked_texts.push((at, text));
        }
    }

    /// Begins a comment at a cell.
    pub(super) fn add_comment(&mut self, cell: String) {
        if self.comments.len() < MOST_KEPT {
            self.comments.push((cell, String::new()));
        }
    }

    /// Adds a text to the last comment.
    pub(super) fn extend_comment(&mut self, text: &str) {
        if let Some((_, comment)) = self.comments.last_mut().filter(|(_, comment)| comment.len() < MOST_COMMENT_BYTES) {
            comment.push_str(&text[..text.floor_char_boundary(MOST_COMMENT_BYTES)]);
        }
    }

    /// Counts the pictures of a drawing.
    pub(super) fn add_pictures(&mut self, parts: &mut WorkbookParts<'_>, drawing: &str) {
        let is_whole = parts.each_element(drawing, |name, _, _| self.pictures += usize::from(name == "pic"));
        self.is_cut |= !is_whole;
    }

    /// Notes a merged range.
    pub(super) fn add_merged(&mut self, range: SheetRange) {
        if self.merged.len() < MOST_KEPT {
            self.merged.push(range);
        }
    }

    /// Tells about the extras, after the cells of the sheet.
    pub(super) fn tell(&self, writer: &mut SheetWriter<'_>) -> Result<(), ReadError> {
        self.merged.iter().try_for_each(|range| writer.add_merged(*range))?;
        self.struck_out.iter().try_for_each(|at| writer.add_mark(*at, CellMark::StruckOut))?;
        let texts = self.marked_texts.iter().flat_map(|(at, text)| text.marks().map(|mark| (*at, mark)));
        texts.into_iter().try_for_each(|(at, mark)| writer.add_mark(at, mark))?;
        let comments = self.comments.iter().filter_map(|(cell, text)| Some((SheetAddress::parse(cell)?, text)));
        comments.into_iter().try_for_each(|(at, text)| writer.add_mark(at, CellMark::Comment(text)))?;
        let rows = self.hidden_rows.iter().map(|row| (SheetAddress::new(*row, 0), CellMark::HiddenRow));
        let columns = self.hidden_columns.iter().map(|column| (SheetAddress::new(0, *column), CellMark::HiddenColumn));
        rows.chain(columns).try_for_each(|(at, mark)| writer.add_mark(at, mark))?;
        self.sentences().iter().try_for_each(|sentence| writer.add_problem(sentence))
    }

    /// Sentences without a capital and a full stop.
    fn sentences(&self) -> Vec<String> {
        let mut sentences = Vec::new();
        if !self.hidden_rows.is_empty() {
            let rows = ranges(&self.hidden_rows, row_number);
            let say = if self.filtered { texts::filtered_rows } else { texts::hidden_rows };
            sentences.push(say(self.hidden_rows.len(), &rows));
        }
        if !self.hidden_columns.is_empty() {
            let columns = ranges(&self.hidden_columns, column_letters);
            sentences.push(texts::hidden_columns(self.hidden_columns.len(), &columns));
        }
        if !self.comments.is_empty() {
            let named = self.comments.iter().take(MOST_NAMED).map(|(cell, text)| {
                let text: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
                let short: String = text.chars().take(100).collect();
                let dots = if short.len() < text.len() { "…" } else { "" };
                texts::cell_and_text(cell, &format!("{short}{dots}"))
            });
            let mut named = named.collect::<Vec<_>>().join(", ");
            if self.comments.len() > MOST_NAMED {
                named.push_str(", …");
            }
            sentences.push(texts::comments(self.comments.len(), &named));
        }
        if self.pictures > 0 {
            sentences.push(texts::pictures(self.pictures));
        }
        if self.is_cut {
            sentences.push(texts::sheet_is_cut().to_owned());
        }
        sentences
    }
}

/// “3, 5–7 and 9”: numbers in order, as a few ranges.
fn ranges(numbers: &[u32], name: impl Fn(u32) -> String) -> String {
    let mut runs: Vec<String> = numbers
        .chunk_by(|a, b| a + 1 == *b)
        .map(|run| match run {
            [only] => name(*only),
            [first, second] => format!("{}, {}", name(*first), name(*second)),
            [first, .., last] => format!("{}–{}", name(*first), name(*last)),
            [] => String::new(),
        })
        .collect();
    if runs.len() > MOST_NAMED {
        runs.truncate(MOST_NAMED);
        return format!("{}, …", runs.join(", "));
    }
    list_in_window(&runs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_comments_and_the_unused_columns_are_cut() {
        let mut extras = SheetExtras::default();
        extras.hide_columns(5, 16_383);
        extras.hide_columns(3, 4);
        extras.add_comment("A1".into());
        for _ in 0..1000 {
            extras.extend_comment(&"é".repeat(400));
        }
        assert_eq!(extras.hidden_columns, [3, 4]);
        assert!(extras.comments[0].1.len() < 2 * MOST_COMMENT_BYTES);
    }

    #[test]
    fn everything_beside_the_cells_is_told() {
        let extras = SheetExtras {
            hidden_rows: vec![2, 4, 5, 6, 9],
            filtered: true,
            hidden_columns: vec![27],
            comments: vec![("C14".into(), "left  early\n(TD)".into())],
            pictures: 2,
            is_cut: true,
            struck_out: Vec::new(),
            marked_texts: Vec::new(),
            merged: Vec::new(),
        };
        assert_eq!(
            extras.sentences(),
            [
                "rows 3, 5–7 and 10 are hidden by a filter in the file, and read like the others. If hidden results do not \
                 count, delete them in the file and import it again",
                "column AB is hidden in the file, and read like the others. If hidden results do not count, delete them in \
                 the file and import it again",
                "1 cell has a comment, which is not read: C14 “left early (TD)”. Enter by hand what counts",
                "2 pictures are on this sheet. They are not read; if they show results, type them",
                "a text of this sheet is longer than 1 MB, and behind it hidden rows, comments and pictures are not seen. \
                 Look for them in your spreadsheet program",
            ]
        );
        assert!(SheetExtras::default().sentences().is_empty());
    }
}
