//! The places of a section of the standings: by the total, and then with each tie-break, a readable column for each.

use rust_xlsxwriter::Format;

use super::cell_writer::{SheetWriter, cell_reference};
use crate::languages::Language;
use crate::languages::sentences::workbook;
use crate::publish::export_error::ExportError;
use crate::scoring::column_letters;
use crate::standings::{ExcelRankingFigure, Ruleset, excel_place_formula, excel_tie_break_place_formula, nearly_equal};

/// The rows and columns of the figures that decide the places.
pub(super) struct PlaceFormulas<'r> {
    pub(super) rules: &'r Ruleset,
    /// The first row of the section.
    pub(super) first: u32,
    /// The rows that are compared, from the first below those whose places the top board decides.
    pub(super) rows: std::ops::Range<usize>,
    pub(super) total: u16,
    /// The first column of places and tie-breaks: before the figures of each tie-break are the places without it.
    pub(super) ties: u16,
}

impl PlaceFormulas<'_> {
    /// The column of the places by the total and this many tie-breaks.
    pub(super) fn place_column(&self, steps: usize) -> u16 {
        self.ties + u16::try_from(2 * steps).unwrap_or(0)
    }

    /// The column of the figures of a tie-break.
    pub(super) fn figure_column(&self, step: usize) -> u16 {
        self.place_column(step) + 1
    }

    /// “Place by total”, “Place with best game”.
    pub(super) fn heading(&self, steps: usize, language: Language) -> String {
        match steps.checked_sub(1).and_then(|step| self.rules.tie_breaks.get(step)) {
            None => workbook::place_by_total(language),
            Some(tie_break) => workbook::place_with(language, &tie_break.name_in(language)),
        }
    }

    fn line(&self, at: usize) -> u32 {
        self.first + u32::try_from(at).unwrap_or(u32::MAX)
    }

    /// The cells of a column.
    fn figure(&self, column: u16, row: u32, less_is_better: bool) -> ExcelRankingFigure {
        let letters = column_letters(column);
        let (first, last) = (self.line(self.rows.start) + 1, self.line(self.rows.end));
        ExcelRankingFigure {
            all: format!("{letters}${first}:{letters}${last}"),
            own: cell_reference(row, column),
            less_is_better,
        }
    }

    /// The place by the total and this many tie-breaks.
    pub(super) fn formula(&self, steps: usize, row: u32) -> String {
        let less = self.rules.excel_less_is_better(steps);
        match steps.checked_sub(1) {
            None => excel_place_formula(self.rows.start + 1, &[self.figure(self.total, row, less)]),
            Some(step) => excel_tie_break_place_formula(
                &self.figure(self.place_column(step), row, false),
                &self.figure(self.figure_column(step), row, less),
            ),
        }
    }

    /// Writes the places before each tie-break. The last place stands in the table itself. `figures` are the total and the
    /// tie-breaks of each row that is compared.
    pub(super) fn write(
        &self,
        sheet: &mut SheetWriter<'_>,
        figures: &[Vec<f64>],
        format: &Format,
    ) -> Result<(), ExportError> {
        for (at, own) in self.rows.clone().zip(figures) {
            for steps in 0..self.rules.tie_breaks.len() {
                let is_ahead = |other: &&Vec<f64>| {
                    let first = (0..=steps).find(|position| !nearly_equal(other[*position], own[*position]));
                    first.is_some_and(|at| (other[at] < own[at]) == self.rules.excel_less_is_better(at))
                };
                let ahead = figures.iter().filter(is_ahead).count();
                let place = u32::try_from(self.rows.start + 1 + ahead).map_or(f64::MAX, f64::from);
                let (row, column) = (self.line(at), self.place_column(steps));
                sheet.auxiliary_cell((row, column), &self.formula(steps, row), place, format)?;
            }
        }
        Ok(())
    }
}
