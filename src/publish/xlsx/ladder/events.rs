//! The sheet of events, with the figures that their points depend on.

use rust_xlsxwriter::Worksheet;

use super::results::over_results;
use super::{EVENTS, FIRST_ROW, LadderExport};
use crate::book::typed_words::capitalize;
use crate::figures::letter_name;
use crate::ladder::{FigureKind, FormulaBlock, Ladder, LadderFormulas, NameLocation};
use crate::notices::{ColumnRole, Notice, NoticeSection};
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::notice_sheet::{FormulaCell, NumberLook, ShownColumn};
use crate::publish::xlsx::table_sheet::TableType;

pub(super) fn write(cup: &LadderExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let layout = &cup.layout;
    // Those that are left out are named below the table.
    let held = cup.events();
    let counted = held.rows.iter().take(layout.blocks.len()).cloned().collect();
    let section = NoticeSection { columns: held.columns.clone(), rows: counted, ..NoticeSection::default() };
    let titled = |role| ShownColumn::titled(role, capitalize(section.column_title(role)));
    let mut columns = vec![titled(ColumnRole::Event).least_width(20.0), titled(ColumnRole::Date).least_width(11.0)];
    let figure = |at: usize| titled(ColumnRole::EventFigure(at)).numbers(NumberLook::AsEntered).least_width(9.0);
    columns.extend(layout.figures.iter().map(|(at, _)| figure(*at)));
    let formulas = figures(cup);
    let mut formula = |cell: FormulaCell<'_>| {
        let ColumnRole::EventFigure(at) = cell.role else { return None };
        let nth = usize::try_from(cell.first - FIRST_ROW).ok()?;
        let &(_, first, rows) = layout.blocks.get(nth)?;
        cup.live(match cup.compiled.ladder.figure_kind(at) {
            FigureKind::Players if rows == 0 => Some("0".to_owned()),
            FigureKind::Players => Some(format!("ROWS({})", over_results(first, rows, layout.columns.player))),
            FigureKind::Fact => None,
            FigureKind::Sum(_) if rows == 0 => None,
            FigureKind::Sum(nth) => {
                Some(format!("SUM({})", over_results(first, rows, *layout.columns.of_player.get(nth)?)))
            }
            FigureKind::Own(own) => formulas.as_ref()?.get(own)?.get(nth).cloned(),
        })
    };
    let (title, sentences) = (EVENTS.to_owned(), held.sentences.clone());
    let notice = Notice { title, sections: vec![section], sentences, ..Notice::default() };
    let sheet = cup.sheet(EVENTS, TableType::LIST, "The figures that the points of each event depend on.");
    sheet.write(inner, &notice, &[columns], &mut formula)
}

/// The formulas of the events' own columns, in the order of the columns.
fn figures(cup: &LadderExport<'_>) -> Option<Vec<Vec<String>>> {
    let layout = &cup.layout;
    let ladder = cup.compiled.ladder;
    let columns = ladder.event_columns().iter().map(|column| layout.figure(&Ladder::identifier(&column.name)));
    let columns: Vec<String> =
        columns.map(|column| column.map(|column| letter_name(usize::from(column)))).collect::<Option<_>>()?;
    let names = |name: &str| layout.figure(name).map(|column| NameLocation::Column(letter_name(usize::from(column))));
    let block = FormulaBlock { first_row: FIRST_ROW + 1, rows: layout.blocks.len(), names: &names, columns: &columns };
    ladder.excel_formulas(LadderFormulas::Event, &block)
}
