//! The sheet of the table: each player's points at every event, total, divisor, score and rank.

use rust_xlsxwriter::{FormatAlign, Worksheet};

use super::{FIRST_ROW, LadderExport, TABLE, number};
use crate::book::typed_words::capitalize;
use crate::figures::letter_name;
use crate::ladder::{FormulaBlock, LadderFormulas, LadderRow, LadderTieBreak, NameLocation};
use crate::notices::{ColumnRole, LegendEntry, NoticeCell, NoticeRow, NoticeSection};
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::cell_formats;
use crate::publish::xlsx::cell_formats::number_format;
use crate::publish::xlsx::cell_writer::{cell_reference, range};
use crate::publish::xlsx::table_cells::{SheetCell, SheetColumn};
use crate::publish::xlsx::table_sheet::{HEADING_ROW, TableSheet, TableType};
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
    let mut sheet = TableSheet::new(cup.context(), inner, TABLE, TableType::LARGE)?;
    let title = |role| capitalize(cup.players().column_title(role));
    let mut columns = vec![
        SheetColumn::number(title(ColumnRole::Place)).least(6.0),
        SheetColumn::text(title(ColumnRole::Player)).least(20.0),
        SheetColumn::text(title(ColumnRole::Region)),
    ];
    let events = compiled.order.iter().map(|event| ColumnRole::EventPoints(*event));
    columns.extend(events.map(|role| SheetColumn::number(cup.players().column_title(role)).least(8.0)));
    columns.extend([ColumnRole::Total, ColumnRole::EventCount].map(|role| SheetColumn::number(title(role))));
    columns.extend(ends.counted.map(|_| SheetColumn::number(title(ColumnRole::CountedEvents))));
    columns.extend([ColumnRole::Divisor, ColumnRole::Score].map(|role| SheetColumn::number(title(role))));
    sheet.table("", &columns)?;
    let workings = TieBreakColumn::all(cup);
    let divisors = divisors(cup, &ends);
    let rows = cup.players().rows.iter().zip(&cup.table.rows);
    for (n, (row, (posted, held))) in (FIRST_ROW..).zip(rows).enumerate() {
        let divisor = divisors.as_ref().and_then(|divisors| divisors.get(n)).cloned();
        PlayerRow { cup, ends: &ends, row, posted, held }.write(&mut sheet, divisor, &workings)?;
    }
    for (column, working) in (ends.score + 2..).zip(&workings) {
        sheet.sheet.working_heading(HEADING_ROW, column, &working.heading(), &cup.formats.working)?;
    }
    let legend = cup.notice.legend.iter().map(LegendEntry::styled_line);
    let notes: Vec<String> = legend.chain(cup.notice.sentences.iter().chain(&cup.notice.reasons).cloned()).collect();
    sheet.finish(TABLE, &cup.notice.subtitle, &notes)
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

/// The row of one player.
struct PlayerRow<'a> {
    cup: &'a LadderExport<'a>,
    ends: &'a EndColumns,
    row: u32,
    posted: &'a NoticeRow,
    held: &'a LadderRow,
}

impl PlayerRow<'_> {
    fn write(
        &self,
        sheet: &mut TableSheet<'_, '_>,
        divisor: Option<String>,
        workings: &[TieBreakColumn],
    ) -> Result<(), ExportError> {
        let PlayerRow { cup, ends, row, held, .. } = *self;
        let compiled = cup.compiled;
        let plain = cup.formats.large((row - FIRST_ROW) % 2 == 1);
        let right = plain.clone().set_align(FormatAlign::Right);
        let named = cell_formats::indented_text_format(plain.clone());
        let text = |role| SheetCell::text(text_of(cup.players(), self.posted, role), named.clone());
        let columns = std::iter::once(ends.score).chain((ends.score + 2..).take(workings.len()));
        let figure = |column: u16| ExcelRankingFigure {
            all: ends.all(column),
            own: cell_reference(row, column),
            less_is_better: false,
        };
        let figures: Vec<ExcelRankingFigure> = columns.map(figure).collect();
        let whole = |formula, role| cup.cell(formula, self.value(role), 0, &right);
        let mut cells = vec![
            whole(Some(excel_place_formula(1, &figures)), ColumnRole::Place),
            text(ColumnRole::Player),
            text(ColumnRole::Region),
        ];
        let decimals = compiled.ladder.decimals();
        let points = right.clone().set_num_format(number_format(decimals));
        for event in compiled.order.iter() {
            cells.push(match held.results.iter().find(|result| result.event == *event) {
                None => SheetCell::blank(plain.clone()),
                Some(result) => {
                    let line = compiled.events[*event].results.get(result.result).map(|result| result.line);
                    let source = line.and_then(|line| cup.layout.points(*event, line));
                    let format = if result.counts { points.clone() } else { points.clone().set_font_strikethrough() };
                    cup.cell(source, self.value(ColumnRole::EventPoints(*event)), decimals, &format)
                }
            });
        }
        let of_events = ends.points(row);
        cells.push(cup.cell(Some(self.total(&of_events)), self.value(ColumnRole::Total), decimals, &points));
        cells.push(whole(Some(format!("COUNT({of_events})")), ColumnRole::EventCount));
        if let (Some(_), Some(best)) = (ends.counted, compiled.ladder.best_count()) {
            let formula = format!("MIN({},{best})", cell_reference(row, ends.events));
            cells.push(whole(Some(formula), ColumnRole::CountedEvents));
        }
        cells.push(cup.cell(divisor, self.value(ColumnRole::Divisor), 2, &right));
        let score = right.clone().set_num_format(number_format(held.decimals));
        let formula = format!("{}/{}", cell_reference(row, ends.total), cell_reference(row, ends.divisor));
        cells.push(cup.cell(Some(formula), self.value(ColumnRole::Score), held.decimals, &score).bold());
        sheet.line(cells, true)?;
        for (column, working) in (ends.score + 2..).zip(workings) {
            let format = cup.formats.working.clone().set_num_format(number_format(decimals));
            let formula = if cup.layout.engine { format!("={}", working.formula(&of_events)) } else { continue };
            sheet.sheet.auxiliary_cell(row, column, &formula, working.value(held), &format)?;
        }
        Ok(())
    }

    /// The number of the posted cell in the column with this role.
    fn value(&self, role: ColumnRole) -> f64 {
        self.cup.players().cell(self.posted, role).and_then(NoticeCell::value).unwrap_or(f64::NAN)
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

/// The text of a posted cell.
fn text_of(section: &NoticeSection, row: &NoticeRow, role: ColumnRole) -> String {
    section.cell(row, role).map(NoticeCell::styled).unwrap_or_default()
}
