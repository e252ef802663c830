//! The sheet of events, with the figures that their points depend on.

use rust_xlsxwriter::Worksheet;

use super::results::{count, over_results};
use super::{EVENTS, FIRST_ROW, LadderExport};
use crate::book::typed_words::capitalize;
use crate::figures::letter_name;
use crate::ladder::{FormulaBlock, Ladder, LadderFormulas, NameLocation};
use crate::notices::{ColumnRole, NoticeColumn, NoticeSection};
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::notice_sheet::{FormulaCell, NumberLook, ShownColumn, heads, write_rows};
use crate::publish::xlsx::table_sheet::{TableSheet, TableType};

pub(super) fn write(cup: &LadderExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let layout = &cup.layout;
    let mut sheet = TableSheet::new(cup.context(), inner, EVENTS, TableType::LIST)?;
    // Those that are left out are named below the table.
    let held = cup.events();
    let counted = held.rows.iter().take(layout.blocks.len()).cloned().collect();
    let section = NoticeSection { columns: held.columns.clone(), rows: counted, ..NoticeSection::default() };
    let titled = |role| ShownColumn::titled(role, capitalize(section.column_title(role)));
    let mut columns = vec![titled(ColumnRole::Event).least_width(20.0), titled(ColumnRole::Date).least_width(11.0)];
    let is_shown = |column: &&NoticeColumn| layout.figures.contains(&column.title);
    let shown = section.columns.iter().filter(is_shown).map(|column| column.role);
    let shown = shown.filter(|role| matches!(role, ColumnRole::EventFigure(_)));
    columns.extend(shown.map(|role| titled(role).numbers(NumberLook::AsEntered).least_width(9.0)));
    let first = sheet.table("", &heads(&section, &columns))?;
    let formulas = figures(cup);
    let formula = |cell: FormulaCell<'_>| {
        let ColumnRole::EventFigure(_) = cell.role else { return None };
        let name = cell.section.column_title(cell.role);
        let nth = usize::try_from(cell.first - first).ok()?;
        let &(_, first, rows) = layout.blocks.get(nth)?;
        let of_event = || formulas.as_ref()?.iter().find(|(known, _)| *known == name)?.1.get(nth).cloned();
        cup.live(sum(cup, name, first, rows).or_else(of_event))
    };
    write_rows(&cup.formats, &mut sheet, &section, &columns, (first, &formula))?;
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
