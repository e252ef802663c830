//! The rows of a table as they are set: each cell in lines, and the height of the row.

use super::columns::{ColumnWidths, GAP, Lines, count_as_f32, line_count, wrap, wrap_evenly};
use super::figure_column::CellPiece;
use super::layout::LINE;
use super::table_form::{ROW_PADDING, TableForm};
use super::table_texts::{CellLine, HEAD_SCALE, REASON_SCALE, SectionTexts, TableMeasures};
use crate::publish::text_measure::{Fonts, Weight};

/// A cell of a row in lines, from the top.
pub(super) type CellLines = Vec<Vec<CellPiece>>;

/// A row as it is set.
pub(super) struct SetRow {
    pub cells: Vec<CellLines>,
    /// Why it is where it is, in small type.
    pub reason: Lines,
    /// In points.
    pub height: f32,
    /// The lines that it takes because of long names.
    pub more_lines: usize,
    /// Some of its letters are narrow.
    pub is_narrow: bool,
}

/// Sets the rows of the tables of a notice.
#[derive(Clone, Copy)]
pub(super) struct RowLayout<'a> {
    pub fonts: &'a Fonts,
    pub measures: &'a TableMeasures,
    pub form: &'a TableForm,
}

impl RowLayout<'_> {
    /// The lines of the cells of a row. The texts of lists stay beside each other.
    pub(super) fn row(&self, held: &SectionTexts, row: usize) -> SetRow {
        let (fonts, widths) = (self.fonts, &self.form.widths[held.table]);
        let cells = held.rows.get(row).map_or(&[][..], Vec::as_slice);
        let most = cells.iter().map(Vec::len).max().unwrap_or_default();
        let mut lines: Vec<CellLines> = vec![Vec::new(); cells.len()];
        for part in 0..most {
            // A single text beside a list may take the lines of the list.
            let listed = lines.iter().zip(cells).filter(|(_, texts)| texts.len() > part);
            let begin = listed.map(|(lines, _)| lines.len()).max().unwrap_or_default();
            for (at, texts) in cells.iter().enumerate() {
                let (Some(line), Some(style), Some(width)) = (texts.get(part), held.styles.get(at), widths.0.get(at))
                else {
                    continue;
                };
                let weight = held.weight(row, *style);
                lines[at].resize_with(begin, Vec::new);
                match line {
                    CellLine::Text(text) => {
                        // Beside a list there is room for a second line, and no letter need be narrow.
                        let beside_list = (texts.len() == 1 && most > 1)
                            .then(|| wrap_evenly(fonts, text, weight, *width))
                            .filter(|lines| lines.len() <= most);
                        let set = beside_list.unwrap_or_else(|| style.lines(fonts, text, weight, *width));
                        lines[at]
                            .extend(set.into_iter().map(|shaped| vec![CellPiece { shaped, offset: 0.0, shade: None }]));
                    }
                    CellLine::Figure(figure) => {
                        lines[at].push(self.measures.slots(held.table, at).pieces(fonts, figure, weight, *width));
                    }
                }
            }
        }
        let reason = held.reasons.get(row).map_or("", String::as_str);
        let reason = if reason.is_empty() {
            Vec::new()
        } else {
            let left = left_of(widths, held.first_text_column());
            wrap(fonts, reason, Weight::Regular, (widths.total() - left) / REASON_SCALE)
        };
        let tallest = lines.iter().map(Vec::len).max().unwrap_or_default();
        let names = lines.iter().zip(&held.styles).filter(|(_, style)| style.is_name);
        let tallest_name = names.map(|(lines, _)| lines.len()).max().unwrap_or_default();
        let pieces = || lines.iter().flatten().flatten();
        SetRow {
            height: (count_as_f32(tallest.max(1)) * LINE
                + 2.0 * ROW_PADDING
                + line_count(&reason) * LINE * REASON_SCALE)
                * self.form.size,
            more_lines: tallest_name.saturating_sub(most.max(1)),
            is_narrow: pieces().any(|piece| piece.shaped.stretch < 1.0),
            reason,
            cells: lines,
        }
    }

    /// The headings in lines, each at the foot of the head.
    pub(super) fn headings(&self, held: &SectionTexts) -> SetRow {
        let widths = &self.form.widths[held.table];
        let lines: Vec<Lines> = held
            .headings
            .iter()
            .zip(&widths.0)
            .map(|(text, width)| wrap(self.fonts, text, Weight::Bold, width / HEAD_SCALE))
            .collect();
        let most = lines.iter().map(Vec::len).max().unwrap_or_default();
        let cells = lines.into_iter().enumerate().map(|(at, lines)| {
            let is_text = held.styles.get(at).is_none_or(|style| style.is_text);
            let width = widths.0.get(at).copied().unwrap_or_default();
            let end = self.measures.slots(held.table, at).end(width) / HEAD_SCALE;
            let mut cell: CellLines = vec![Vec::new(); most - lines.len()];
            cell.extend(lines.into_iter().map(|shaped| {
                let offset = if is_text { 0.0 } else { end - shaped.width };
                vec![CellPiece { shaped, offset, shade: None }]
            }));
            cell
        });
        SetRow {
            cells: cells.collect(),
            reason: Vec::new(),
            height: (count_as_f32(most.max(1)) * LINE * HEAD_SCALE + 2.0 * ROW_PADDING) * self.form.size,
            more_lines: 0,
            is_narrow: false,
        }
    }
}

/// The distance of a column from the left edge of its table, for a text size of 1 point.
pub(super) fn left_of(widths: &ColumnWidths, column: usize) -> f32 {
    widths.0.iter().take(column).map(|width| width + GAP).sum()
}
