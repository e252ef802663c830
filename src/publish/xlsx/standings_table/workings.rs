//! The auxiliary cells of the table of the standings: results, sums and tie-breaks.

use super::StandingsTable;
use super::section_formulas::SectionFormulas;
use crate::book::typed_words::capitalize;
use crate::languages::sentences::workbook;
use crate::notices::ColumnRole;
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::cell_formats::number_format;
use crate::publish::xlsx::cell_writer::SheetWriter;
use crate::publish::xlsx::player_result_formulas::{FormulaSources, literal};

impl StandingsTable<'_, '_> {
    /// Writes results, sums and tie-breaks to the right of the table. Returns the names of the figures that are values
    /// instead of formulas.
    pub(super) fn workings(
        &self,
        sheet: &mut SheetWriter<'_>,
        formulas: &SectionFormulas<'_>,
    ) -> Result<Vec<String>, ExportError> {
        let language = self.export.language();
        let rules = self.export.engine.rules();
        let sources = FormulaSources { export: self.export };
        let formats = &self.export.formats;
        let format = formats.working.clone().set_num_format(number_format(self.notice.game_decimals));
        let heading = formulas.first - 1;
        let mut values: Vec<String> = Vec::new();
        if formulas.beside {
            for (column, round) in &formulas.slots {
                let title = self.heading(ColumnRole::Round(*round));
                sheet.working_heading((heading, *column), &title, &format)?;
            }
        }
        if let Some(column) = formulas.sum {
            sheet.working_heading((heading, column), &workbook::heading_results(language), &format)?;
        }
        let places = self.places(formulas);
        for (step, tie_break) in rules.tie_breaks.iter().enumerate() {
            let (place, figure) = (places.place_column(step), places.figure_column(step));
            sheet.working_heading((heading, place), &places.heading(step, language), &format)?;
            sheet.working_heading((heading, figure), &capitalize(&tie_break.name_in(language)), &format)?;
        }
        places.write(sheet, &self.ranking_figures(formulas.section, places.rows.clone()), &formats.working)?;
        for (row, (at, line)) in (formulas.first..).zip(formulas.section.rows.iter().enumerate()) {
            let Some(standing) = self.row(line) else { continue };
            let has_workings = formulas.beside || formulas.sum.is_some() || !rules.tie_breaks.is_empty();
            if has_workings && let Some(player) = self.cell(line, ColumnRole::Player) {
                sheet.working_label(row, &player.plain(), &formats.note);
            }
            if formulas.beside {
                for (slot, one) in &formulas.results[at] {
                    sheet.auxiliary_cell((row, formulas.slots[*slot].0), &one.formula, one.value, &format)?;
                }
            }
            let cells = self.cells(formulas, at);
            let sum = rules.excel_sum_formula(standing, &cells, row + 1);
            if sum.is_none() {
                values.push(workbook::values_totals(language));
            }
            if let Some(column) = formulas.sum {
                let added: f64 = standing.adjustments.iter().map(|adjustment| adjustment.amount).sum();
                let formula = sum.unwrap_or_else(|| literal(standing.total - added));
                sheet.auxiliary_cell((row, column), &formula, standing.total - added, &format)?;
            }
            for (step, tie_break) in rules.tie_breaks.iter().enumerate() {
                let column = places.figure_column(step);
                let figure = standing.tie_break_figure(step, rules);
                let formula = rules.excel_tie_break_formula(step, &cells, row + 1);
                if let Some(formula) = formula.or_else(|| sources.tie_break(tie_break, standing)) {
                    sheet.auxiliary_cell((row, column), &formula, figure, &format)?;
                } else {
                    values.push(format!("“{}”", tie_break.name_in(language)));
                    sheet.working_number((row, column), figure, &format)?;
                }
            }
        }
        Ok(values)
    }
}
