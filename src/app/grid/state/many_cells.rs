//! Changes of many cells at once: empty, fill, copy, cut and paste.

use super::editing::{InlineSuggestion, report};
use super::{GridAction, GridState};
use crate::app::grid::cell_range::{CellPos, CellRange};
use crate::app::grid::copied_html::{CopiedCell, CopiedCells, html_table};
use crate::app::grid::copied_text::tab_separated_text;
use crate::app::grid::key_bindings::Direction;
use crate::app::grid::model::GridModel;
use crate::app::grid::paste_fill_clear::{self, BulkEditResult};
use crate::languages::window_sentences::grid as texts;

impl GridState {
    pub(super) fn clear(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        let cells = self.selected_cells(model);
        let mut result =
            paste_fill_clear::cell_changes(model, |at| self.source_text(model, at), cells, |_| Some(String::new()));
        if !result.changes.is_empty() {
            // Clearing a whole board applies to the editable cells. The user needs no message about the others.
            result.skipped = 0;
        }
        report(result, actions);
    }

    pub(super) fn fill(&mut self, direction: Direction, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        let mut range = self.selection();
        let down = direction == Direction::Down;
        let from = if down && range.height() == 1 {
            // The row above that is in view.
            (0..range.top).rev().find(|row| !model.is_row_hidden(*row))
        } else if !down && range.width() == 1 {
            range.left.checked_sub(1)
        } else if down {
            range.top += 1;
            Some(range.top - 1)
        } else {
            range.left += 1;
            Some(range.left - 1)
        };
        let Some(from) = from else {
            let text = if down { texts::no_row_above() } else { texts::no_column_to_left() };
            actions.push(GridAction::Message(text.to_owned()));
            return;
        };
        let result = paste_fill_clear::cell_changes(
            model,
            |at| self.source_text(model, at),
            range.cells().filter(|at| !model.is_row_hidden(at.row)),
            |at| {
                let at = if down { CellPos { row: from, ..at } } else { CellPos { column: from, ..at } };
                Some(self.source_text(model, at))
            },
        );
        report(result, actions);
    }

    pub(super) fn copy(&mut self, figures: CopiedFigures, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if self.is_editing() {
            if !self.line_editor.selected().is_empty() {
                let text = self.line_editor.selected().to_owned();
                actions.push(GridAction::Copy(CopiedCells { text, html: String::new() }));
            }
        } else {
            let ranges = self.ranges();
            let Some(mut rows) = CellRange::joined(&ranges) else {
                actions.push(GridAction::Refusal(texts::nothing_was_copied().to_owned()));
                return;
            };
            for row in &mut rows {
                row.retain(|at| !model.is_hidden(at.row, at.column));
            }
            rows.retain(|row| !row.is_empty());
            let is_one_cell = matches!(&rows[..], [row] if row.len() == 1);
            let copied = |at: CellPos| {
                let cell = model.cell(at.row, at.column);
                match cell.copied {
                    Some(text) if !is_one_cell => text.into_owned(),
                    // A figure is copied as it is seen. A text that can be typed is copied as it would be typed.
                    _ if figures == CopiedFigures::AsSeen && !cell.editable => cell.text.into_owned(),
                    _ => self.source_text(model, at),
                }
            };
            let styled = |at: &CellPos| {
                CopiedCell::new(copied(*at), model.cell(at.row, at.column).style, self.has_decimal_comma)
            };
            let cells: Vec<Vec<_>> = rows.iter().map(|row| row.iter().map(styled).collect()).collect();
            let html = html_table(&cells);
            let text = tab_separated_text(cells.iter().map(|row| row.iter().map(CopiedCell::plain_text)));
            actions.push(GridAction::Copy(CopiedCells { text, html }));
        }
    }

    pub(super) fn cut(&mut self, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        self.copy(CopiedFigures::AsSeen, model, actions);
        if self.is_editing() {
            self.line_editor.delete_selected();
            self.complete(model, InlineSuggestion::Suppressed);
        } else if let Some(GridAction::Copy(copied)) = actions.last() {
            let text = copied.text.clone();
            let mut cells = self.selected_cells(model);
            cells.retain(|at| model.cell(at.row, at.column).editable);
            actions.push(GridAction::CutCells { cells, text });
        }
    }

    pub(super) fn paste(&mut self, text: &str, model: &dyn GridModel, actions: &mut Vec<GridAction>) {
        if self.is_editing() {
            self.line_editor.insert(text.trim_end_matches(['\n', '\r', '\0']));
            self.complete(model, InlineSuggestion::Suppressed);
        } else if model.reads_block(text) {
            let range = self.selection();
            let first = CellPos { row: range.top, column: range.left };
            let at = if model.reachable(first.row, first.column) { first } else { self.cursor };
            actions.push(GridAction::PasteBlock { text: text.to_owned(), at });
        } else if !text.is_empty() {
            let pasting = paste_fill_clear::place_block(text, self.selection(), model);
            let result = paste_fill_clear::cell_changes(
                model,
                |at| self.source_text(model, at),
                pasting.range.cells(),
                |at| pasting.text_for(at),
            );
            // The pasted cells become the selection. If the cursor is not among them, it moves to the first reachable
            // pasted cell. If there is none, cursor and selection stay.
            let range = pasting.range;
            let cells = || {
                (range.top..=range.bottom)
                    .flat_map(|row| (range.left..=range.right).map(move |column| CellPos { row, column }))
            };
            let cursor = Some(self.cursor)
                .filter(|at| range.contains(*at))
                .or_else(|| cells().find(|at| model.reachable(at.row, at.column)));
            if let Some(cursor) = cursor {
                self.other_ranges.clear();
                self.cursor = cursor;
                self.anchor = CellPos { row: range.top, column: range.left };
                self.far_corner = CellPos { row: range.bottom, column: range.right };
            }
            actions.push(GridAction::Pasting { text: text.to_owned(), range });
            let (left_out, has_headings) = (pasting.left_out, pasting.has_headings);
            report(BulkEditResult { left_out, has_headings, ..result }, actions);
        }
    }
}

/// How computed figures are copied.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CopiedFigures {
    /// Rounded, as the sheet shows them.
    AsSeen,
    /// With all their decimals.
    Exact,
}
