//! The sheet of the table: each player's points at every event, total, divisor, score and rank.

use rust_xlsxwriter::{Format, FormatAlign, Worksheet};

use super::{FIRST_ROW, HEADING_ROW, LadderExport, TABLE, heading_height, name_width, number, row_height, titles};
use crate::book::typed_words::capitalize;
use crate::figures::letter_name;
use crate::ladder::{FormulaBlock, LadderFormulas, LadderRow, LadderTieBreak, NameLocation};
use crate::notices::{ColumnRole, LegendEntry, NoticeCell, NoticeRow, NoticeSection};
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::cell_formats;
use crate::publish::xlsx::cell_formats::{height, number_format};
use crate::publish::xlsx::cell_writer::{SheetWriter, cell_reference, range, widest_word, width_of_number};
use crate::publish::xlsx::print_setup::{PrintPage, SheetPaper};
use crate::standings::{ExcelRankingFigure, excel_place_formula};

const RANK: u16 = 0;
const PLAYER: u16 = 1;
const REGION: u16 = 2;
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
    let (compiled, formats) = (cup.compiled, &cup.formats);
    let ends = EndColumns::new(cup);
    let mut sheet = SheetWriter::new(inner, TABLE)?;
    titles(cup, &mut sheet, &cup.notice.subtitle)?;
    let mut widths = vec![6.0, 20.0, 7.5];
    let heading = |role| capitalize(cup.players().column_title(role));
    sheet.text(HEADING_ROW, RANK, &heading(ColumnRole::Place), &formats.number_heading)?;
    sheet.text(HEADING_ROW, PLAYER, &heading(ColumnRole::Player), &formats.aside_heading)?;
    sheet.text(HEADING_ROW, REGION, &heading(ColumnRole::Region), &formats.heading)?;
    for (column, event) in (FIRST_EVENT..).zip(compiled.order.iter()) {
        let name = cup.players().column_title(ColumnRole::EventPoints(*event));
        sheet.text(HEADING_ROW, column, name, &formats.number_heading)?;
        widths.push((widest_word(name) * 1.1 + 1.0).clamp(8.0, 16.0));
    }
    let mut behind = vec![
        (ends.total, ColumnRole::Total),
        (ends.events, ColumnRole::EventCount),
        (ends.divisor, ColumnRole::Divisor),
        (ends.score, ColumnRole::Score),
    ];
    behind.extend(ends.counted.map(|column| (column, ColumnRole::CountedEvents)));
    widths.resize(usize::from(ends.score) + 1, 9.0);
    for (column, role) in behind {
        sheet.text(HEADING_ROW, column, &heading(role), &formats.number_heading)?;
    }
    // Names of events are long, so the row of headings is as high as the longest needs.
    let names = compiled.order.iter().map(|event| cup.players().column_title(ColumnRole::EventPoints(*event)));
    heading_height(&mut sheet, names.zip(widths[usize::from(FIRST_EVENT)..].iter().copied()))?;
    let workings = TieBreakColumn::all(cup);
    let divisors = divisors(cup, &ends);
    let rows = cup.players().rows.iter().zip(&cup.table.rows);
    for (n, (row, (posted, held))) in (FIRST_ROW..).zip(rows).enumerate() {
        let name = text_of(cup.players(), posted, ColumnRole::Player);
        widths[usize::from(PLAYER)] = widths[usize::from(PLAYER)].max(name_width(&name) * 1.1 + 2.0);
        let score = width_of_number(held.score, held.decimals) * 1.2 + 1.5;
        widths[usize::from(ends.score)] = widths[usize::from(ends.score)].max(score);
        let divisor = divisors.as_ref().and_then(|divisors| divisors.get(n)).map(String::as_str);
        PlayerRow { cup, ends: &ends, row, posted, held }.write(&mut sheet, divisor, &workings)?;
    }
    for (column, working) in (ends.score + 2..).zip(&workings) {
        sheet.working_heading(HEADING_ROW, column, &working.heading(), &formats.working)?;
    }
    below(cup, &mut sheet, ends.last_row + 2)?;
    sheet.widths(&widths)?;
    sheet.inner.set_freeze_panes(FIRST_ROW, FIRST_EVENT)?.set_screen_gridlines(false);
    let paper = SheetPaper::of_export(cup.options);
    PrintPage::for_columns(&paper, &widths).set_up_for(sheet.inner, cup.title, &paper);
    sheet.inner.set_repeat_rows(0, HEADING_ROW)?;
    sheet.print_all(widths.len())
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
        sheet: &mut SheetWriter<'_>,
        divisor: Option<&str>,
        workings: &[TieBreakColumn],
    ) -> Result<(), ExportError> {
        let PlayerRow { cup, ends, row, held, .. } = *self;
        let compiled = cup.compiled;
        let plain = cup.formats.large((row - FIRST_ROW) % 2 == 1).set_font_size(11);
        let right = plain.clone().set_align(FormatAlign::Right);
        let columns = std::iter::once(ends.score).chain((ends.score + 2..).take(workings.len()));
        let figure = |column: u16| ExcelRankingFigure {
            all: ends.all(column),
            own: cell_reference(row, column),
            less_is_better: false,
        };
        let figures: Vec<ExcelRankingFigure> = columns.map(figure).collect();
        self.cell(sheet, RANK, Some(&excel_place_formula(1, &figures)), self.value(ColumnRole::Place), &right)?;
        let name = text_of(cup.players(), self.posted, ColumnRole::Player);
        let named = cell_formats::indented_text_format(plain.clone());
        sheet.text(row, PLAYER, &name, &named.set_text_wrap())?;
        sheet.height(row, row_height([name.as_str()], height::TABLE))?;
        let region = text_of(cup.players(), self.posted, ColumnRole::Region);
        sheet.text(row, REGION, &region, &plain)?;
        let decimals = compiled.ladder.decimals();
        let points = right.clone().set_num_format(number_format(decimals));
        for (column, event) in (FIRST_EVENT..).zip(compiled.order.iter()) {
            match held.results.iter().find(|result| result.event == *event) {
                None => sheet.blank(row, column, &plain)?,
                Some(result) => {
                    let line = compiled.events[*event].results.get(result.result).map(|result| result.line);
                    let source = line.and_then(|line| cup.layout.points(*event, line));
                    let format = if result.counts { points.clone() } else { points.clone().set_font_strikethrough() };
                    self.cell(sheet, column, source.as_deref(), self.value(ColumnRole::EventPoints(*event)), &format)?;
                }
            }
        }
        let cells = ends.points(row);
        self.cell(sheet, ends.total, Some(&self.total(&cells)), self.value(ColumnRole::Total), &points)?;
        self.cell(sheet, ends.events, Some(&format!("COUNT({cells})")), self.value(ColumnRole::EventCount), &right)?;
        if let (Some(column), Some(best)) = (ends.counted, compiled.ladder.best_count()) {
            let formula = format!("MIN({},{best})", cell_reference(row, ends.events));
            self.cell(sheet, column, Some(&formula), self.value(ColumnRole::CountedEvents), &right)?;
        }
        self.cell(sheet, ends.divisor, divisor, self.value(ColumnRole::Divisor), &right)?;
        let score = right.set_bold().set_num_format(number_format(held.decimals));
        let formula = format!("{}/{}", cell_reference(row, ends.total), cell_reference(row, ends.divisor));
        self.cell(sheet, ends.score, Some(&formula), self.value(ColumnRole::Score), &score)?;
        for (column, working) in (ends.score + 2..).zip(workings) {
            let format = cup.formats.working.clone().set_num_format(number_format(decimals));
            let formula = if cup.layout.engine { format!("={}", working.formula(&cells)) } else { continue };
            sheet.auxiliary_cell(row, column, &formula, working.value(held), &format)?;
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

    fn cell(
        &self,
        sheet: &mut SheetWriter<'_>,
        column: u16,
        formula: Option<&str>,
        value: f64,
        format: &Format,
    ) -> Result<(), ExportError> {
        match formula.filter(|_| self.cup.layout.engine) {
            Some(formula) => sheet.formula(self.row, column, &format!("={formula}"), value, format),
            None => sheet.number(self.row, column, value, format),
        }
    }
}

/// The text of a posted cell.
fn text_of(section: &NoticeSection, row: &NoticeRow, role: ColumnRole) -> String {
    section.cell(row, role).map(NoticeCell::styled).unwrap_or_default()
}

/// The legend and the sentences of the notice.
fn below(cup: &LadderExport<'_>, sheet: &mut SheetWriter<'_>, first: u32) -> Result<(), ExportError> {
    let notice = &cup.notice;
    let legend = notice.legend.iter().map(LegendEntry::styled_line);
    let sentences = notice.sentences.iter().chain(&notice.reasons).cloned();
    for (row, line) in (first..).zip(legend.chain(sentences)) {
        sheet.text(row, 0, &line, &cup.formats.note)?;
    }
    Ok(())
}
