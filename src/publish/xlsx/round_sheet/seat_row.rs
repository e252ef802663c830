//! The row of a power on a round’s sheet.

use rust_xlsxwriter::Format;

use super::board_source::{BoardSource, partial};
use super::round_column::RoundColumnKind;
use super::{AIR, RoundWriter, WIDEST_NAME};
use crate::book::fields::SeatColumnKind;
use crate::book::{Book, Power, SeatColumn};
use crate::formula::ExcelColumn;
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::cell_formats;
use crate::publish::xlsx::cell_formats::NumberFormats;
use crate::publish::xlsx::cell_writer::{CellLocation, SheetWriter, lines_of, width_of};

impl RoundWriter<'_, '_, '_, '_> {
    /// The row of one power. Returns its number of lines of text.
    pub(super) fn seat(
        &mut self,
        row: u32,
        source: &BoardSource<'_>,
        power: Power,
        formulas: &[ExcelColumn],
    ) -> Result<u32, ExportError> {
        let last = source.system.map_or(0, |system| partial(system).len());
        let formula_of = |position: usize| {
            let column = formulas.iter().find(|column| column.column == Some(position))?;
            column.formulas.get(power.index()).map(String::as_str)
        };
        let formats = &self.export.formats;
        let figures = formats.figures(source.decimals());
        let seat = &source.board.seats[power];
        let mut lines = 1;
        for (at, column) in self.columns.iter() {
            let sheet = &mut self.sheet;
            match column.kind {
                RoundColumnKind::Power => {
                    sheet.text((row, at), &power.name_in(self.export.language()), &formats.powers[power])?;
                }
                RoundColumnKind::Seat(column) => {
                    let book = self.export.engine.book();
                    let is_text = matches!(column.description().kind, SeatColumnKind::Name | SeatColumnKind::Text);
                    if is_text {
                        let width = self.widths.get(usize::from(at)).map_or(WIDEST_NAME, |width| width - AIR);
                        lines = lines.max(lines_of(&source.seat_text(book, power, column), width));
                    }
                    seat_cell(sheet, (row, at), book, source, power, column, formats)?;
                }
                RoundColumnKind::System(position) => {
                    let figures = if column.fractions { figures } else { formats.figures(0) };
                    let format = if source.running { &figures.running } else { &figures.plain };
                    computed(sheet, row, at, formula_of(position), source.value(position, power), format)?;
                }
                RoundColumnKind::Score => {
                    let format = score_format(figures, source.running, seat.ruling.is_some());
                    let score = source.scores.and_then(|scores| scores.score(power));
                    computed(sheet, row, at, formula_of(last), score, format)?;
                }
                RoundColumnKind::Reason => {
                    let reason = seat.ruling.as_ref().map_or("", |ruling| ruling.reason.as_str());
                    lines = lines.max(lines_of(reason, column.width));
                    sheet.text((row, at), reason, &formats.aside)?;
                }
            }
        }
        let counting =
            if seat.ruling.is_some() { RoundColumnKind::Seat(SeatColumn::Score) } else { RoundColumnKind::Score };
        if let Some(column) = self.columns.position(counting) {
            self.scores.push((source.at.seat(power), CellLocation { sheet: self.index, row, column }));
        }
        if let Some(column) =
            self.columns.position(RoundColumnKind::Seat(SeatColumn::Centres)).filter(|_| seat.centres.get().is_some())
        {
            self.counts.push((source.at.seat(power), CellLocation { sheet: self.index, row, column }));
        }
        Ok(lines)
    }
}

fn score_format(figures: &NumberFormats, running: bool, replaced: bool) -> &Format {
    match (replaced, running) {
        (true, _) => &figures.replaced,
        (false, true) => &figures.running_score,
        (false, false) => &figures.score,
    }
}

/// A computed value: a formula with its value, the value alone, or an empty cell.
fn computed(
    sheet: &mut SheetWriter<'_>,
    row: u32,
    at: u16,
    formula: Option<&str>,
    value: Option<f64>,
    format: &Format,
) -> Result<(), ExportError> {
    match (formula, value) {
        (Some(formula), Some(value)) => sheet.formula((row, at), formula, value, format),
        _ => number(sheet, row, at, value, format),
    }
}

fn number(
    sheet: &mut SheetWriter<'_>,
    row: u32,
    at: u16,
    value: Option<f64>,
    format: &Format,
) -> Result<(), ExportError> {
    match value {
        Some(value) => sheet.number((row, at), value, format),
        None => sheet.blank((row, at), format),
    }
}

/// A cell of a seat. Counts and years are numbers.
fn seat_cell(
    sheet: &mut SheetWriter<'_>,
    (row, at): (u32, u16),
    book: &Book,
    source: &BoardSource<'_>,
    power: Power,
    column: SeatColumn,
    formats: &cell_formats::WorkbookFormats,
) -> Result<(), ExportError> {
    let seat = &source.board.seats[power];
    let value = source.board.seat_value(power, column);
    let text = source.seat_text(book, power, column);
    match (column, column.description().kind) {
        (SeatColumn::PrintedScore, _) => number(sheet, row, at, seat.printed_score, &formats.printed),
        (SeatColumn::Score, _) => {
            let score = seat.ruling.as_ref().map(|ruling| ruling.score);
            number(sheet, row, at, score, &formats.figures(source.decimals()).score)
        }
        (_, SeatColumnKind::Name) => {
            let format = if width_of(&text) > WIDEST_NAME { &formats.wrapped_text } else { &formats.text };
            sheet.text((row, at), &text, format)
        }
        (_, SeatColumnKind::Word | SeatColumnKind::Text) => sheet.text((row, at), &text, &formats.aside),
        (_, SeatColumnKind::Number) => match text.parse::<f64>() {
            _ if value.is_blank() => sheet.blank((row, at), &formats.count),
            Ok(count) if value.unreadable_text().is_none() => sheet.number((row, at), count, &formats.count),
            _ => sheet.text((row, at), &text, &formats.count),
        },
    }
}
