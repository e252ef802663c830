//! The sheet of events, with the figures that their points depend on.

use rust_xlsxwriter::Worksheet;

use super::results::{count, over_results};
use super::{EVENTS, FIRST_ROW, LadderExport};
use crate::book::typed_words::capitalize;
use crate::figures::letter_name;
use crate::ladder::{FormulaBlock, Ladder, LadderFormulas, NameLocation};
use crate::notices::ColumnRole;
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::table_cells::{SheetCell, SheetColumn};
use crate::publish::xlsx::table_sheet::{TableSheet, TableType};

pub(super) fn write(cup: &LadderExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let (compiled, layout, formats) = (cup.compiled, &cup.layout, &cup.formats);
    let mut sheet = TableSheet::new(cup.context(), inner, EVENTS, TableType::LIST)?;
    let heading = |role| capitalize(cup.events().column_title(role));
    let mut columns = vec![
        SheetColumn::text(heading(ColumnRole::Event)).least(20.0),
        SheetColumn::text(heading(ColumnRole::Date)).least(11.0),
    ];
    columns.extend(layout.figures.iter().map(|name| SheetColumn::number(capitalize(name)).least(9.0)));
    sheet.table("", &columns)?;
    let formulas = figures(cup);
    for (nth, &(event, first, rows)) in layout.blocks.iter().enumerate() {
        let season = &compiled.results_year.events[event];
        let date = season.date.map(|date| date.to_string()).unwrap_or_default();
        let mut cells =
            vec![SheetCell::text(&season.name, formats.aside.clone()), SheetCell::text(date, formats.aside.clone())];
        for name in &layout.figures {
            let value = compiled.figures(event).find(|(known, _)| known == name).map_or(f64::NAN, |(_, value)| value);
            let formula = sum(cup, name, first, rows)
                .or_else(|| formulas.as_ref()?.iter().find(|(known, _)| known == name)?.1.get(nth).cloned());
            cells.push(cup.cell(formula, value, 2, &formats.count));
        }
        sheet.line(cells, true)?;
    }
    sheet.finish(EVENTS, "The figures that the points of each event depend on.", &cup.events().sentences)
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
