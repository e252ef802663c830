//! The table of the standings or of a group: the cells of the notice, with totals and places as live formulas.
//! Games are linked to their boards. Points that are added or subtracted have columns of their own.
//! Auxiliary cells for the formulas are grey, to the right of the printed area, or on the sheet of explanations.

mod added_points;
mod headings;
mod member_score;
mod section_formulas;
mod workings;

use rust_xlsxwriter::{Format, FormatAlign};

use super::cell_formats::{height, number_format};
use super::cell_writer::{SheetWriter, lines_of, width_of};
use super::live_marks::{LiveMarks, with_signs};
use super::player_result_formulas::FormulaSources;
use super::{ScoreCells, WorkbookExport, cell_formats};
use crate::book::RoundIx;
use crate::notices::{AddedPoints, CellPart, ColumnRole, Mark, NoticeCell, NoticeRow, NoticeSection, StandingsNotice};
use crate::publish::export_error::ExportError;
use crate::standings::StandingsRow;
use section_formulas::SectionFormulas;

/// A longer name takes several lines.
const WIDEST_NAME: f64 = 36.0;
/// The indent of a name and the free space beside it.
const NAME_AIR: f64 = 3.0;
/// The size of the table's type as a multiple of other texts.
const LARGER: f64 = 12.0 / 11.0;

/// A column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableColumn {
    Place,
    Player,
    Group,
    Round(RoundIx),
    /// A round with this number that nobody has entered.
    MissingRound(usize),
    AddedPoints(AddedPoints),
    Total,
}

/// The columns and widths of the tables on one sheet.
pub(super) struct StandingsTable<'e, 'l> {
    export: &'e WorkbookExport<'l>,
    notice: &'e StandingsNotice,
    kinds: Vec<TableColumn>,
    pub(super) widths: Vec<f64>,
}

impl<'e, 'l> StandingsTable<'e, 'l> {
    pub(super) fn new(export: &'e WorkbookExport<'l>, notice: &'e StandingsNotice) -> Self {
        let mut kinds = Vec::new();
        for column in notice.notice.columns() {
            match column.role {
                ColumnRole::Place => kinds.push(TableColumn::Place),
                ColumnRole::Player => kinds.push(TableColumn::Player),
                ColumnRole::Group => kinds.push(TableColumn::Group),
                ColumnRole::Round(round) => kinds.push(TableColumn::Round(round)),
                ColumnRole::MissingRound(number) => kinds.push(TableColumn::MissingRound(number)),
                ColumnRole::AddedPoints(added) => kinds.push(TableColumn::AddedPoints(added)),
                ColumnRole::Total => kinds.push(TableColumn::Total),
                // The reasons for places are sentences below the table.
                _ => {}
            }
        }
        let mut table = StandingsTable { export, notice, kinds, widths: Vec::new() };
        table.widths = table.kinds.iter().map(|kind| table.width(*kind)).collect();
        table
    }

    fn position(&self, kind: TableColumn) -> Option<u16> {
        self.kinds.iter().position(|held| *held == kind).and_then(|at| u16::try_from(at).ok())
    }

    /// The first column of auxiliary cells.
    pub(super) fn first_working(&self) -> u16 {
        u16::try_from(self.kinds.len() + 1).unwrap_or(u16::MAX)
    }

    fn row(&self, line: &NoticeRow) -> Option<&'e StandingsRow> {
        self.notice.table.rows.get(line.position)
    }

    fn cell<'n>(&self, line: &'n NoticeRow, kind: TableColumn) -> Option<&'n NoticeCell> {
        let wanted = match kind {
            TableColumn::Place => ColumnRole::Place,
            TableColumn::Player => ColumnRole::Player,
            TableColumn::Group => ColumnRole::Group,
            TableColumn::Round(round) => ColumnRole::Round(round),
            TableColumn::MissingRound(number) => ColumnRole::MissingRound(number),
            TableColumn::AddedPoints(_) => return None,
            TableColumn::Total => ColumnRole::Total,
        };
        line.cells.get(self.notice.notice.column(wanted)?)
    }

    /// The row of headings.
    pub(super) fn headings(&self, sheet: &mut SheetWriter<'_>, row: u32) -> Result<(), ExportError> {
        let formats = &self.export.formats;
        sheet.height(row, height::TABLE)?;
        for (at, kind) in (0..).zip(&self.kinds) {
            let format = match kind {
                TableColumn::Player | TableColumn::Group => &formats.aside_heading,
                _ => &formats.number_heading,
            };
            sheet.text(row, at, &self.heading(*kind), format)?;
        }
        Ok(())
    }

    /// Writes the rows of a section from this row on, below the row of headings. Returns the names of the figures that are
    /// values, because there is no formula for them.
    pub(super) fn section(
        &self,
        sheet: &mut SheetWriter<'_>,
        section: &NoticeSection,
        first: u32,
    ) -> Result<Vec<String>, ExportError> {
        let formulas = (self.export.options.scores == ScoreCells::Formulas).then(|| self.formulas(section, first));
        for (row, (at, line)) in (first..).zip(section.rows.iter().enumerate()) {
            sheet.height(row, self.row_height(line))?;
            for column in 0..self.kinds.len() {
                self.write(sheet, (row, column), line, at, formulas.as_ref())?;
            }
        }
        let Some(formulas) = &formulas else { return Ok(Vec::new()) };
        let marks = self.live_marks(formulas);
        if let Some(marks) = &marks {
            marks.write(sheet, &self.signed_results(formulas))?;
        }
        let mut values = self.workings(sheet, formulas)?;
        let mut parts = section.rows.iter().flat_map(|line| &line.cells).flat_map(|cell| &cell.parts);
        let has_marks = parts.any(|part| part.marks != LiveMarks::other_marks(part).marks);
        if marks.is_none() && has_marks {
            values.push("the marks of games that do not count in full".to_owned());
        }
        Ok(values)
    }

    /// The height of a row with a line for each line of its longest name.
    fn row_height(&self, line: &NoticeRow) -> f64 {
        let lines = self.kinds.iter().zip(&self.widths).filter_map(|(kind, width)| {
            let is_name = matches!(kind, TableColumn::Player | TableColumn::Group);
            let name = self.cell(line, *kind).filter(|_| is_name)?.plain();
            Some(lines_of(&name, (width - NAME_AIR) / LARGER))
        });
        let lines = lines.max().unwrap_or(1).max(1);
        f64::from(lines - 1) * height::LINE + height::TABLE
    }

    fn write(
        &self,
        sheet: &mut SheetWriter<'_>,
        (row, column): (u32, usize),
        line: &NoticeRow,
        at: usize,
        formulas: Option<&SectionFormulas<'_>>,
    ) -> Result<(), ExportError> {
        let follows = formulas.is_some_and(|formulas| self.live_marks(formulas).is_some());
        let kind = self.kinds[column];
        let column = u16::try_from(column).unwrap_or(u16::MAX);
        let plain = self.export.formats.large(at % 2 == 1);
        let right = plain.clone().set_align(FormatAlign::Right);
        let parts = self.cell(line, kind).map_or(&[][..], |cell| &cell.parts);
        match (kind, parts) {
            (TableColumn::AddedPoints(added), _) => {
                let format = right.set_num_format(number_format(self.notice.decimals));
                let Some(standing) = self.row(line) else { return sheet.blank(row, column, &format) };
                match added.amount(standing) {
                    None => sheet.blank(row, column, &format),
                    Some(amount) => {
                        let formula = formulas.and_then(|formulas| self.added(added, standing, formulas, row));
                        put(sheet, (row, column), formula, amount, &format)
                    }
                }
            }
            (_, []) => sheet.blank(row, column, &plain),
            (TableColumn::Player | TableColumn::Group, [part]) => {
                let format = cell_formats::indented_text_format(plain);
                let format = if width_of(&part.text) > WIDEST_NAME { format.set_text_wrap() } else { format };
                sheet.text(row, column, &part.text, &format)
            }
            (TableColumn::Place, [part]) => {
                let Some(place) = part.value else { return sheet.text(row, column, &part.text, &right) };
                let shares = self.notice.notice.rows().any(|line| line.shared);
                let equal = if part.has_mark(Mark::Shared) { "\" =\"" } else { "_ _=" };
                let digits = if shares { format!("0{equal}") } else { "0".to_owned() };
                let format = right.set_num_format(signed(part, &digits));
                let reserved = part.has_mark(Mark::Reserved);
                let formula = formulas.filter(|_| !reserved).map(|formulas| self.place(formulas, row));
                put(sheet, (row, column), formula, place, &format)
            }
            (TableColumn::Total, [part]) => {
                let format = right.set_bold().set_num_format(signed(part, &number_format(self.notice.decimals)));
                let format = if part.is_provisional() { format.set_italic() } else { format };
                let total = self.row(line).map_or(0.0, |standing| standing.total);
                let formula = formulas.and_then(|formulas| self.total(formulas, line, row));
                put(sheet, (row, column), formula, total, &format)
            }
            (_, [part]) => {
                // What counts follows a change of the scores; the other marks stay.
                let marks = if follows { LiveMarks::other_marks(part) } else { part.clone() };
                self.one_result(sheet, (row, column), (part, &marks), line, formulas.is_some(), &right)
            }
            (_, parts) => several_results(sheet, (row, column), parts, (&self.export.formats.large_font(), &right)),
        }
    }

    /// The score of a game, linked to its round's sheet where possible, or the points of a sit-out.
    fn one_result(
        &self,
        sheet: &mut SheetWriter<'_>,
        at: (u32, u16),
        (part, marks): (&CellPart, &CellPart),
        line: &NoticeRow,
        engine: bool,
        format: &Format,
    ) -> Result<(), ExportError> {
        // A number that is not a result would be counted as one, so it is written as text.
        let Some(value) = part.value.filter(|value| part.seat.is_some() || *value != 0.0) else {
            return sheet.text(at.0, at.1, &part.styled(), format);
        };
        let digits = signed(marks, &number_format(self.notice.game_decimals));
        let format = marked(format.clone(), marks).set_num_format(digits);
        let sources = FormulaSources { export: self.export };
        let game = self.row(line).and_then(|row| row.games.iter().find(|game| Some(game.seat) == part.seat));
        let linked = game.filter(|game| engine || self.export.scores.contains_key(&game.seat));
        let formula = linked.and_then(|game| sources.linked(game));
        put(sheet, at, formula, value, &format)
    }
}

/// The scores of a player with several games in a round, as one text, each with its own marks.
fn several_results(
    sheet: &mut SheetWriter<'_>,
    (row, column): (u32, u16),
    parts: &[CellPart],
    (font, format): (&Format, &Format),
) -> Result<(), ExportError> {
    let font = font.clone();
    let mut texts: Vec<(Format, String)> = Vec::new();
    for part in parts {
        if !texts.is_empty() {
            texts.push((font.clone(), " + ".to_owned()));
        }
        texts.push((marked(font.clone(), part), part.styled()));
    }
    let texts: Vec<(&Format, &str)> = texts.iter().map(|(format, text)| (format, text.as_str())).collect();
    sheet.rich_text(row, column, &texts, format)
}

/// A formula with its result, or the value alone.
fn put(
    sheet: &mut SheetWriter<'_>,
    (row, column): (u32, u16),
    formula: Option<String>,
    value: f64,
    format: &Format,
) -> Result<(), ExportError> {
    match formula {
        Some(formula) => sheet.formula(row, column, &formula, value, format),
        None => sheet.number(row, column, value, format),
    }
}

/// The number format of a figure with its signs before it: “T ½ 31.80”.
fn signed(part: &CellPart, digits: &str) -> String {
    let signs = part.signs();
    if signs.is_empty() { digits.to_owned() } else { with_signs(&signs, digits) }
}

/// Struck through for a score that does not count, italic for one that may change.
fn marked(format: Format, part: &CellPart) -> Format {
    let format = if part.has_mark(Mark::Dropped) { format.set_font_strikethrough() } else { format };
    if part.is_provisional() { format.set_italic() } else { format }
}
