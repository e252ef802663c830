//! The sheet of the table: each player's points at every event, total, divisor, score and rank.

use rust_xlsxwriter::Worksheet;

use super::{FIRST_ROW, LadderExport, TABLE, number};
use crate::book::typed_words::capitalize;
use crate::figures::letter_name;
use crate::ladder::{FormulaBlock, LadderFormulas, LadderRow, LadderTieBreak, NameLocation};
use crate::notices::{ColumnRole, Notice};
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::cell_formats::number_format;
use crate::publish::xlsx::cell_writer::{SheetWriter, cell_reference, range};
use crate::publish::xlsx::notice_sheet::{FormulaCell, LiveCells, NumberLook, ShownColumn};
use crate::publish::xlsx::table_sheet::{HEADING_ROW, TableType};
use crate::standings::{ExcelRankingFigure, excel_place_formula};

/// After place, player and region.
const FIRST_EVENT: u16 = 3;

/// The columns after the events.
struct EndColumns {
    total: u16,
    events: u16,
    counted: Option<u16>,
    divisor: u16,
    score: u16,
    last_row: u32,
}

impl EndColumns {
    fn new(cup: &LadderExport<'_>) -> EndColumns {
        let total = FIRST_EVENT + u16::try_from(cup.compiled.order.len()).unwrap_or(u16::MAX - 64);
        let counted = cup.compiled.ladder.best_count().map(|_| total + 2);
        let divisor = counted.unwrap_or(total + 1) + 1;
        let rows = u32::try_from(cup.table.rows.len()).unwrap_or(u32::MAX);
        EndColumns {
            total,
            events: total + 1,
            counted,
            divisor,
            score: divisor + 1,
            last_row: FIRST_ROW + rows.max(1) - 1,
        }
    }

    /// The cells of a row's points.
    fn points(&self, row: u32) -> String {
        range((row, FIRST_EVENT), (row, self.total.max(FIRST_EVENT + 1) - 1))
    }

    /// The cells of a column in all rows.
    fn all(&self, column: u16) -> String {
        let letters = letter_name(usize::from(column));
        format!("{letters}${}:{letters}${}", FIRST_ROW + 1, self.last_row + 1)
    }
}

/// An auxiliary column with a figure that breaks ties.
enum TieBreakColumn {
    /// The nth best result, from 1.
    Best(usize),
    More,
    Fewer,
}

impl TieBreakColumn {
    /// The columns that the ladder's tie-breaks need.
    fn all(cup: &LadderExport<'_>) -> Vec<TieBreakColumn> {
        let events = cup.table.rows.iter().map(|row| row.results.len()).max().unwrap_or_default();
        let chain = cup.compiled.ladder.tie_breaks().iter().flat_map(|tie_break| match tie_break {
            LadderTieBreak::BestEvents => (1..=events).map(TieBreakColumn::Best).collect::<Vec<_>>(),
            LadderTieBreak::MoreEvents => vec![TieBreakColumn::More],
            LadderTieBreak::FewerEvents => vec![TieBreakColumn::Fewer],
        });
        chain.collect()
    }

    fn heading(&self) -> String {
        match self {
            TieBreakColumn::Best(1) => "Best".to_owned(),
            TieBreakColumn::Best(nth) => format!("Best {nth}"),
            TieBreakColumn::More => "More events".to_owned(),
            TieBreakColumn::Fewer => "Fewer events".to_owned(),
        }
    }

    fn formula(&self, points: &str) -> String {
        match self {
            TieBreakColumn::Best(nth) => best(points, *nth),
            TieBreakColumn::More => format!("COUNT({points})"),
            TieBreakColumn::Fewer => format!("-COUNT({points})"),
        }
    }

    fn value(&self, row: &LadderRow) -> f64 {
        match self {
            TieBreakColumn::Best(nth) => row.best_points(nth - 1).unwrap_or(0.0),
            TieBreakColumn::More => number(row.results.len()),
            TieBreakColumn::Fewer => -number(row.results.len()),
        }
    }
}

fn best(points: &str, nth: usize) -> String {
    format!("IF(COUNT({points})>={nth},LARGE({points},{nth}),0)")
}

pub(super) fn write(cup: &LadderExport<'_>, inner: &mut Worksheet) -> Result<(), ExportError> {
    let compiled = cup.compiled;
    let ends = EndColumns::new(cup);
    let players = cup.players();
    let column = |role| ShownColumn::titled(role, capitalize(players.column_title(role)));
    let number = |role| column(role).numbers(NumberLook::AsEntered);
    let mut columns = vec![
        number(ColumnRole::Place).least_width(6.0),
        column(ColumnRole::Player).least_width(20.0),
        column(ColumnRole::Region),
    ];
    let events = compiled.order.iter().map(|event| ColumnRole::EventPoints(*event));
    columns.extend(events.map(|role| ShownColumn::titled(role, players.column_title(role)).least_width(8.0)));
    columns.extend([column(ColumnRole::Total), number(ColumnRole::EventCount)]);
    columns.extend(ends.counted.map(|_| number(ColumnRole::CountedEvents)));
    columns.extend([number(ColumnRole::Divisor), column(ColumnRole::Score).bold()]);
    let workings = TieBreakColumn::all(cup);
    let mut cells = PlayerCells { cup, ends: &ends, divisors: divisors(cup, &ends), workings: &workings };
    let notice = Notice { title: TABLE.to_owned(), sections: vec![players.clone()], ..cup.notice.clone() };
    cup.sheet(TABLE, TableType::LARGE, &notice.subtitle).write(inner, &notice, &[columns], &mut cells)
}

/// The formulas of the divisors, in the order of the rows.
fn divisors(cup: &LadderExport<'_>, ends: &EndColumns) -> Option<Vec<String>> {
    let names = |name: &str| {
        let column = match name {
            "events" => ends.events,
            "counted" => ends.counted.unwrap_or(ends.events),
            "total" => ends.total,
            _ => return None,
        };
        Some(NameLocation::Column(letter_name(usize::from(column))))
    };
    let columns = [letter_name(usize::from(ends.divisor))];
    let block = FormulaBlock { first_row: FIRST_ROW + 1, rows: cup.table.rows.len(), names: &names, columns: &columns };
    cup.compiled.ladder.excel_formulas(LadderFormulas::Divisor, &block)?.pop()
}

/// The live cells of the players.
struct PlayerCells<'a> {
    cup: &'a LadderExport<'a>,
    ends: &'a EndColumns,
    divisors: Option<Vec<String>>,
    workings: &'a [TieBreakColumn],
}

impl LiveCells<'_> for PlayerCells<'_> {
    fn formula(&self, cell: FormulaCell<'_>) -> Option<String> {
        let FormulaCell { role, row: posted, first: row, .. } = cell;
        let (cup, ends) = (self.cup, self.ends);
        let formula = match role {
            ColumnRole::Place => Some(self.place(row)),
            ColumnRole::EventPoints(event) => {
                let held = cup.table.rows.get(posted.position)?;
                let result = held.results.iter().find(|result| result.event == event)?;
                let line = cup.compiled.events[event].results.get(result.result)?.line;
                cup.layout.points(event, line)
            }
            ColumnRole::Total => Some(self.total(&ends.points(row))),
            ColumnRole::EventCount => Some(format!("COUNT({})", ends.points(row))),
            ColumnRole::CountedEvents => {
                let best = cup.compiled.ladder.best_count()?;
                Some(format!("MIN({},{best})", cell_reference(row, ends.events)))
            }
            ColumnRole::Divisor => self.divisors.as_ref()?.get(posted.position).cloned(),
            ColumnRole::Score => {
                Some(format!("{}/{}", cell_reference(row, ends.total), cell_reference(row, ends.divisor)))
            }
            _ => None,
        };
        cup.live(formula)
    }

    /// Writes the figures that break ties, beside the printed area.
    fn write_beside(&mut self, sheet: &mut SheetWriter<'_>) -> Result<(), ExportError> {
        let PlayerCells { cup, ends, workings, .. } = *self;
        let format = cup.formats.working.clone().set_num_format(number_format(cup.compiled.ladder.decimals()));
        for (row, held) in (FIRST_ROW..).zip(&cup.table.rows).filter(|_| cup.layout.engine) {
            for (column, working) in (ends.score + 2..).zip(workings) {
                let formula = format!("={}", working.formula(&ends.points(row)));
                sheet.auxiliary_cell((row, column), &formula, working.value(held), &format)?;
            }
        }
        for (column, working) in (ends.score + 2..).zip(workings) {
            sheet.working_heading((HEADING_ROW, column), &working.heading(), &cup.formats.working)?;
        }
        Ok(())
    }
}

impl PlayerCells<'_> {
    fn place(&self, row: u32) -> String {
        let ends = self.ends;
        let columns = std::iter::once(ends.score).chain((ends.score + 2..).take(self.workings.len()));
        let figure = |column: u16| ExcelRankingFigure {
            all: ends.all(column),
            own: cell_reference(row, column),
            less_is_better: false,
        };
        excel_place_formula(1, &columns.map(figure).collect::<Vec<_>>())
    }

    fn total(&self, cells: &str) -> String {
        match self.cup.compiled.ladder.best_count() {
            Some(best_of) if best_of < self.cup.compiled.order.len() => {
                (1..=best_of).map(|nth| best(cells, nth)).collect::<Vec<_>>().join("+")
            }
            _ => format!("SUM({cells})"),
        }
    }
}
