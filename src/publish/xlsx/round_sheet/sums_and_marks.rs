//! The sums below a board, and the marks that follow a change of its cells.

use rust_xlsxwriter::{ConditionalFormatFormula, Format};

use super::RoundWriter;
use super::board_source::BoardSource;
use super::round_column::RoundColumnKind;
use crate::book::{Board, CENTRES_ON_MAP, Ending, PerPower, SeatColumn};
use crate::figures::sum_of;
use crate::languages::sentences::workbook;
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::cell_formats::{best_of_board, eliminated, fill, solo, too_many_centres};
use crate::publish::xlsx::cell_writer::{cell_reference, range};
use crate::scoring::column_letters;

impl RoundWriter<'_, '_, '_, '_> {
    /// Fills the title of the board and the rows of its seats with the director’s colours. A file for players has none. The
    /// fill goes before the other marks. `title` is the row of the title, and `first` that of the first power.
    pub(super) fn fills(&mut self, title: u32, first: u32, source: &BoardSource<'_>) -> Result<(), ExportError> {
        let last = u16::try_from(self.columns.columns.len().saturating_sub(1)).unwrap_or(u16::MAX);
        let of_seats = (first..).zip(source.board.seats.values()).map(|(row, seat)| (row, seat.colour));
        for (row, colour) in std::iter::once((title, source.board.colour)).chain(of_seats) {
            if let Some(colour) = colour {
                let rule = ConditionalFormatFormula::new().set_rule("=TRUE").set_format(fill(colour));
                self.sheet.inner.add_conditional_format(row, 0, row, last, &rule)?;
            }
        }
        Ok(())
    }

    /// Marks who won and who is eliminated, so that it is seen at a glance and follows a change of the cells. `first` is the row
    /// of the first power. Nobody has won an abandoned game, although all seven have the same score.
    pub(super) fn marks(&mut self, first: u32, board: &Board) -> Result<(), ExportError> {
        let last = first + 6;
        let Some(centres) = self.columns.position(RoundColumnKind::Seat(SeatColumn::Centres)) else { return Ok(()) };
        let Some(score) = self.columns.position(RoundColumnKind::Score) else { return Ok(()) };
        let of = |column: u16| (column_letters(column), first + 1, last + 1);
        let ((count, row, _), (points, top, bottom)) = (of(centres), of(score));
        let winner = format!(
            "=AND(COUNT(${points}${top}:${points}${bottom})=7,${points}{row}=MAX(${points}${top}:${points}${bottom}))"
        );
        let has_result = board.ending != Ending::Abandoned;
        let rules = [
            (format!("=AND(ISNUMBER(${count}{row}),${count}{row}>=18)"), solo(), score),
            (winner, best_of_board(), 1),
            (format!("=AND(ISNUMBER(${count}{row}),${count}{row}=0)"), eliminated(), score),
        ];
        for (rule, format, to) in rules.into_iter().filter(|_| has_result) {
            let rule = ConditionalFormatFormula::new().set_rule(rule.as_str()).set_format(format);
            self.sheet.inner.add_conditional_format(first, 0, last, to, &rule)?;
        }
        Ok(())
    }

    /// The live sums below a board.
    pub(super) fn sums(&mut self, row: u32, first: u32, source: &BoardSource<'_>) -> Result<(), ExportError> {
        let formats = &self.export.formats;
        let seats = &source.board.seats;
        let figures = formats.figures(source.decimals());
        let total = self.export.text(workbook::row_total);
        for (at, column) in self.columns.iter() {
            let sheet = &mut self.sheet;
            let mut sum = |values: PerPower<Option<f64>>, format: &Format| {
                let formula = format!("=SUM({})", range((first, at), (row - 1, at)));
                let total = sum_of(values.values().copied().flatten());
                let format = if values.values().any(Option::is_some) { format } else { &formats.total_empty };
                sheet.formula((row, at), &formula, total, format)
            };
            match column.kind {
                RoundColumnKind::Power => sheet.text((row, at), &total, &formats.total)?,
                RoundColumnKind::Seat(SeatColumn::Chart(year)) => match source.chart(year) {
                    Some(counts) => {
                        sum(PerPower::from_fn(|power| counts[power].get().map(f64::from)), &formats.total_count)?;
                    }
                    None => sheet.blank((row, at), &formats.total)?,
                },
                RoundColumnKind::Seat(SeatColumn::Centres) => {
                    sum(PerPower::from_fn(|power| seats[power].centres.get().map(f64::from)), &formats.total_count)?;
                    let rule = format!("={}>{CENTRES_ON_MAP}", cell_reference(row, at));
                    let wrong = ConditionalFormatFormula::new().set_rule(rule.as_str()).set_format(too_many_centres());
                    sheet.inner.add_conditional_format(row, at, row, at, &wrong)?;
                }
                RoundColumnKind::Score => {
                    let scores = source.scores.map(|scores| scores.scores()).unwrap_or_default();
                    sum(scores, &figures.total)?;
                }
                RoundColumnKind::Seat(_) | RoundColumnKind::System(_) | RoundColumnKind::Reason => {
                    sheet.blank((row, at), &formats.total)?;
                }
            }
        }
        Ok(())
    }
}
