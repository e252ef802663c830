//! The table of the standings or of a group: the cells of the notice, with totals and places as live formulas.
//! Games are linked to their boards. Points that are added or subtracted have columns of their own.
//! Auxiliary cells for the formulas are grey, to the right of the printed area, or on the sheet of explanations.

mod added_points;
mod headings;
mod member_score;
mod section_formulas;
mod workings;

use rust_xlsxwriter::{Format, FormatAlign};

use super::cell_formats::number_format;
use super::live_marks::{LiveMarks, with_signs};
use super::player_result_formulas::FormulaSources;
use super::table_cells::{SheetCell, SheetColumn};
use super::table_sheet::TableSheet;
use super::{ScoreCells, WorkbookExport, cell_formats};
use crate::book::RoundIx;
use crate::figures::format_rounded;
use crate::notices::{AddedPoints, CellPart, ColumnRole, Mark, NoticeCell, NoticeRow, NoticeSection, StandingsNotice};
use crate::publish::export_error::ExportError;
use crate::standings::StandingsRow;
use section_formulas::SectionFormulas;

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

/// The columns of the tables on one sheet.
pub(super) struct StandingsTable<'e, 'l> {
    export: &'e WorkbookExport<'l>,
    notice: &'e StandingsNotice,
    kinds: Vec<TableColumn>,
}

impl<'e, 'l> StandingsTable<'e, 'l> {
    pub(super) fn new(export: &'e WorkbookExport<'l>, notice: &'e StandingsNotice) -> Self {
        let mut kinds = Vec::new();
        for column in notice.notice.columns() {
            // On a wall nobody wants the column of a round that is still to be played.
            let is_to_come = matches!(column.role, ColumnRole::Round(_) | ColumnRole::MissingRound(_))
                && !notice.notice.sections.iter().any(|section| section.has_texts(column.role));
            if is_to_come && export.explanation.is_some() {
                continue;
            }
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
        StandingsTable { export, notice, kinds }
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

    /// The columns with their headings.
    pub(super) fn columns(&self) -> Vec<SheetColumn> {
        let column = |kind: &TableColumn| match kind {
            TableColumn::Place => SheetColumn::number(self.heading(*kind)).least(6.5),
            TableColumn::Player => SheetColumn::text(self.heading(*kind)).least(16.0),
            TableColumn::Group => SheetColumn::text(self.heading(*kind)),
            TableColumn::Round(_) | TableColumn::MissingRound(_) | TableColumn::AddedPoints(_) | TableColumn::Total => {
                SheetColumn::number(self.heading(*kind)).least(8.0)
            }
        };
        self.kinds.iter().map(column).collect()
    }

    /// Writes the rows of a section, the first one in this row. Returns the names of the figures that are values, because
    /// there is no formula for them.
    pub(super) fn section(
        &self,
        sheet: &mut TableSheet<'_, '_>,
        section: &NoticeSection,
        first: u32,
    ) -> Result<Vec<String>, ExportError> {
        let formulas = (self.export.options.scores == ScoreCells::Formulas).then(|| self.formulas(section, first));
        for (row, (at, line)) in (first..).zip(section.rows.iter().enumerate()) {
            let cell = |column| self.shown_cell((row, column), line, at, formulas.as_ref());
            sheet.line((0..self.kinds.len()).map(cell).collect(), true)?;
        }
        let Some(formulas) = &formulas else { return Ok(Vec::new()) };
        let marks = self.live_marks(formulas);
        if let Some(marks) = &marks {
            marks.write(&mut sheet.sheet, &self.signed_results(formulas))?;
        }
        let mut values = self.workings(&mut sheet.sheet, formulas)?;
        let mut parts = section.rows.iter().flat_map(|line| &line.cells).flat_map(|cell| &cell.parts);
        let has_marks = parts.any(|part| part.marks != LiveMarks::other_marks(part).marks);
        if marks.is_none() && has_marks {
            values.push("the marks of games that do not count in full".to_owned());
        }
        Ok(values)
    }

    fn shown_cell(
        &self,
        (row, column): (u32, usize),
        line: &NoticeRow,
        at: usize,
        formulas: Option<&SectionFormulas<'_>>,
    ) -> SheetCell {
        let follows = formulas.is_some_and(|formulas| self.live_marks(formulas).is_some());
        let kind = self.kinds[column];
        let plain = self.export.formats.large(at % 2 == 1);
        let right = plain.clone().set_align(FormatAlign::Right);
        let parts = self.cell(line, kind).map_or(&[][..], |cell| &cell.parts);
        match (kind, parts) {
            (TableColumn::AddedPoints(added), _) => {
                let decimals = self.notice.decimals;
                let format = right.set_num_format(number_format(decimals));
                let standing = self.row(line);
                match standing.and_then(|standing| Some((standing, added.amount(standing)?))) {
                    None => SheetCell::blank(format),
                    Some((standing, amount)) => {
                        let formula = formulas.and_then(|formulas| self.added(added, standing, formulas, row));
                        SheetCell::number(amount, &format_rounded(amount, decimals), formula, format)
                    }
                }
            }
            (_, []) => SheetCell::blank(plain),
            (TableColumn::Player | TableColumn::Group, [part]) => {
                SheetCell::text(&part.text, cell_formats::indented_text_format(plain))
            }
            (TableColumn::Place, [part]) => {
                let Some(place) = part.value else { return SheetCell::text(&part.text, right) };
                let shares = self.notice.notice.rows().any(|line| line.shared);
                let equal = if part.has_mark(Mark::Shared) { "\" =\"" } else { "_ _=" };
                let digits = if shares { format!("0{equal}") } else { "0".to_owned() };
                let format = right.set_num_format(signed(part, &digits));
                let reserved = part.has_mark(Mark::Reserved);
                let formula = formulas.filter(|_| !reserved).map(|formulas| self.place(formulas, row));
                SheetCell::number(place, &part.styled(), formula, format)
            }
            (TableColumn::Total, [part]) => {
                let format = right.set_num_format(signed(part, &number_format(self.notice.decimals)));
                let format = if part.is_provisional() { format.set_italic() } else { format };
                let total = self.row(line).map_or(0.0, |standing| standing.total);
                let formula = formulas.and_then(|formulas| self.total(formulas, line, row));
                SheetCell::number(total, &part.styled(), formula, format).bold()
            }
            (_, [part]) => {
                // What counts follows a change of the scores; the other marks stay.
                let marks = if follows { LiveMarks::other_marks(part) } else { part.clone() };
                self.one_result((part, &marks), line, formulas.is_some(), right)
            }
            (_, parts) => several_results(parts, &self.export.formats.large_font(), right),
        }
    }

    /// The score of a game, linked to its round's sheet where possible, or the points of a sit-out.
    fn one_result(
        &self,
        (part, marks): (&CellPart, &CellPart),
        line: &NoticeRow,
        engine: bool,
        format: Format,
    ) -> SheetCell {
        // A number that is not a result would be counted as one, so it is written as text.
        let Some(value) = part.value.filter(|value| part.seat.is_some() || *value != 0.0) else {
            return SheetCell::text(part.styled(), format);
        };
        let digits = signed(marks, &number_format(self.notice.game_decimals));
        let format = marked(format, marks).set_num_format(digits);
        let sources = FormulaSources { export: self.export };
        let game = self.row(line).and_then(|row| row.games.iter().find(|game| Some(game.seat) == part.seat));
        let linked = game.filter(|game| engine || self.export.scores.contains_key(&game.seat));
        let formula = linked.and_then(|game| sources.linked(game));
        SheetCell::number(value, &part.styled(), formula, format)
    }
}

/// The scores of a player with several games in a round, as one text, each with its own marks.
fn several_results(parts: &[CellPart], font: &Format, format: Format) -> SheetCell {
    let mut texts: Vec<(Format, String)> = Vec::new();
    for part in parts {
        if !texts.is_empty() {
            texts.push((font.clone(), " + ".to_owned()));
        }
        texts.push((marked(font.clone(), part), part.styled()));
    }
    SheetCell::rich(texts, format)
}

/// The number format of a figure with its signs before it: “T ×½ 31.80”.
fn signed(part: &CellPart, digits: &str) -> String {
    let signs = part.signs();
    if signs.is_empty() { digits.to_owned() } else { with_signs(&signs, digits) }
}

/// Struck through for a score that does not count, italic for one that may change.
fn marked(format: Format, part: &CellPart) -> Format {
    let format = if part.has_mark(Mark::Dropped) { format.set_font_strikethrough() } else { format };
    if part.is_provisional() { format.set_italic() } else { format }
}
