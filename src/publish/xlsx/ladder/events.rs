//! The sheet of events, with the figures that their points depend on.

use rust_xlsxwriter::Worksheet;

use super::results::{count, over_results};
use super::{EVENTS, FIRST_ROW, HEADING_ROW, LadderExport, heading_height, name_width, row_height, titles};
use crate::book::typed_words::capitalize;
use crate::figures::letter_name;
use crate::ladder::{FormulaBlock, Ladder, LadderFormulas, NameLocation};
use crate::notices::ColumnRole;
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::cell_formats::height;
use crate::publish::xlsx::cell_writer::{SheetWriter, widest_word};
use crate::publish::xlsx::print_setup::{PrintPage, SheetPaper};

const FIRST_FIGURE: u16 = 2;

pub(super) fn write(cup: &LadderExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let compiled = cup.compiled;
    let layout = &cup.layout;
    let formats = &cup.formats;
    let mut sheet = SheetWriter::new(inner, EVENTS)?;
    titles(cup, &mut sheet, "The figures that the points of each event depend on.")?;
    let mut widths = vec![20.0, 11.0];
    let heading = |role| capitalize(cup.events().column_title(role));
    sheet.text(HEADING_ROW, 0, &heading(ColumnRole::Event), &formats.heading)?;
    sheet.text(HEADING_ROW, 1, &heading(ColumnRole::Date), &formats.heading)?;
    for (column, name) in (FIRST_FIGURE..).zip(&layout.figures) {
        sheet.text(HEADING_ROW, column, &capitalize(name), &formats.number_heading)?;
        widths.push((widest_word(name) * 1.15 + 2.0).max(9.0));
    }
    heading_height(&mut sheet, layout.figures.iter().map(String::as_str).zip(widths[2..].iter().copied()))?;
    let formulas = figures(cup);
    for (nth, &(event, first, rows)) in layout.blocks.iter().enumerate() {
        let row = FIRST_ROW + u32::try_from(nth).unwrap_or_default();
        let season = &compiled.results_year.events[event];
        widths[0] = widths[0].max(name_width(&season.name) + 2.0);
        sheet.text(row, 0, &season.name, &formats.wrapped_text)?;
        sheet.height(row, row_height([season.name.as_str()], height::LINE))?;
        let date = season.date.map(|date| date.to_string()).unwrap_or_default();
        sheet.text(row, 1, &date, &formats.text)?;
        for (column, name) in (FIRST_FIGURE..).zip(&layout.figures) {
            let value = compiled.figures(event).find(|(known, _)| known == name).map_or(f64::NAN, |(_, value)| value);
            let formula = sum(cup, name, first, rows)
                .or_else(|| formulas.as_ref()?.iter().find(|(known, _)| known == name)?.1.get(nth).cloned());
            match formula.filter(|_| layout.engine) {
                Some(formula) => sheet.formula(row, column, &format!("={formula}"), value, &formats.count)?,
                None => sheet.number(row, column, value, &formats.count)?,
            }
        }
    }
    let first = FIRST_ROW + u32::try_from(layout.blocks.len()).unwrap_or_default() + 1;
    for (row, sentence) in (first..).zip(&cup.events().sentences) {
        sheet.text(row, 0, sentence, &formats.note)?;
    }
    sheet.widths(&widths)?;
    sheet.inner.set_freeze_panes(FIRST_ROW, 0)?.set_screen_gridlines(false);
    let paper = SheetPaper::of_export(cup.options);
    PrintPage::for_columns(&paper, &widths).set_up_for(sheet.inner, cup.title, &paper);
    sheet.inner.set_repeat_rows(0, HEADING_ROW)?;
    sheet.print_all(widths.len())
}

/// The formula of the number of players, or of a sum over the players.
fn sum(cup: &LadderExport<'_>, name: &str, first: u32, rows: u32) -> Option<String> {
    if rows == 0 {
        return (name == "players").then(|| count(rows).to_string());
    }
    let columns = &cup.layout.columns;
    if name == "players" {
        return Some(format!("ROWS({})", over_results(first, rows, columns.player)));
    }
    let at = cup.compiled.ladder.player_columns().iter().position(|column| column.name == name)?;
    Some(format!("SUM({})", over_results(first, rows, *columns.of_player.get(at)?)))
}

/// The formulas of the events' own columns, by their names.
fn figures<'a>(cup: &'a LadderExport<'_>) -> Option<Vec<(&'a str, Vec<String>)>> {
    let layout = &cup.layout;
    let ladder = cup.compiled.ladder;
    let own = ladder.event_columns().iter();
    let columns = own.clone().map(|column| layout.figure(&Ladder::identifier(&column.name)));
    let columns: Vec<String> =
        columns.map(|column| column.map(|column| letter_name(usize::from(column)))).collect::<Option<_>>()?;
    let names = |name: &str| layout.figure(name).map(|column| NameLocation::Column(letter_name(usize::from(column))));
    let block = FormulaBlock { first_row: FIRST_ROW + 1, rows: layout.blocks.len(), names: &names, columns: &columns };
    let written = ladder.excel_formulas(LadderFormulas::Event, &block)?;
    Some(own.map(|column| column.name.as_str()).zip(written).collect())
}
