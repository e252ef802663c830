//! The table of the standings or of a group: the cells of the notice, with totals and places as live formulas.
//! Games are linked to their boards. Points that are added or subtracted have columns of their own.
//! Auxiliary cells for the formulas are grey, to the right of the printed area, or on the sheet of explanations.

mod added_points;
mod headings;
mod member_score;
mod section_formulas;
mod values_note;
mod workings;

use super::cell_writer::{SheetWriter, width_of};
use super::live_marks::LiveMarks;
use super::notice_sheet::{FormulaCell, LiveCells, NumberLook, ShownColumn};
use super::player_result_formulas::FormulaSources;
use super::{ScoreCells, WorkbookExport};
use crate::languages::sentences::workbook;
use crate::notices::{CellPart, ColumnRole, Mark, NoticeCell, NoticeRow, NoticeSection, StandingsNotice};
use crate::publish::export_error::ExportError;
use crate::standings::StandingsRow;
use section_formulas::SectionFormulas;

/// The columns of the tables on one sheet.
pub(super) struct StandingsTable<'e, 'l> {
    export: &'e WorkbookExport<'l>,
    notice: &'e StandingsNotice,
    kinds: Vec<ColumnRole>,
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
            // The reasons for places are sentences below the table. A workbook compares with nothing before.
            let is_left_out =
                matches!(column.role, ColumnRole::Reason | ColumnRole::PlaceBefore | ColumnRole::Movement);
            kinds.extend((!is_left_out).then_some(column.role));
        }
        StandingsTable { export, notice, kinds }
    }

    fn position(&self, kind: ColumnRole) -> Option<u16> {
        self.kinds.iter().position(|held| *held == kind).and_then(|at| u16::try_from(at).ok())
    }

    /// The first column of auxiliary cells.
    pub(super) fn first_working(&self) -> u16 {
        u16::try_from(self.kinds.len() + 1).unwrap_or(u16::MAX)
    }

    fn row(&self, line: &NoticeRow) -> Option<&'e StandingsRow> {
        self.notice.table.rows.get(line.position)
    }

    fn cell<'n>(&self, line: &'n NoticeRow, kind: ColumnRole) -> Option<&'n NoticeCell> {
        line.cells.get(self.notice.notice.column(kind)?)
    }

    /// The columns with their headings.
    pub(super) fn columns(&self) -> Vec<ShownColumn> {
        let shares = self.notice.notice.rows().any(|line| line.shared);
        let of_column = |kind: &ColumnRole| {
            let cells = self.notice.notice.rows().filter_map(|line| self.cell(line, *kind));
            widest(cells.flat_map(|cell| &cell.parts).map(|part| part.signs_apart().1))
        };
        // A sign that follows the scores can come to each column of games.
        let follows = LiveMarks::part_by_order(self.export.engine.rules()).is_some();
        let of_all = follows.then(|| widest(self.kinds.iter().map(&of_column)));
        let column = |kind: &ColumnRole| {
            let column = ShownColumn::titled(*kind, self.heading(*kind));
            match kind {
                ColumnRole::Place => column.numbers(NumberLook::SignedPlace { shares }).least_width(6.5),
                ColumnRole::Player => column.least_width(16.0),
                ColumnRole::AddedPoints(_) => column.least_width(8.0),
                ColumnRole::Round(_) | ColumnRole::MissingRound(_) => {
                    let sign = of_all.clone().unwrap_or_else(|| of_column(kind));
                    column.numbers(NumberLook::Signs).sign_behind(sign).least_width(8.0)
                }
                ColumnRole::Total => column.numbers(NumberLook::Signs).least_width(8.0).bold(),
                _ => column,
            }
        };
        self.kinds.iter().map(column).collect()
    }

    /// What a game counts follows a change of the scores; its other marks stay. A number that is not a result would be counted as
    /// one, so it is written as text.
    fn shown_result(part: &CellPart, follows: bool) -> CellPart {
        let shown = if follows { LiveMarks::other_marks(part) } else { part.clone() };
        match part.value {
            Some(value) if part.seat.is_none() && value == 0.0 => CellPart { value: None, ..part.clone() },
            _ => shown,
        }
    }

    /// The score of a game as it is on its round's sheet, where that is possible.
    fn linked(&self, part: &CellPart, line: &NoticeRow, engine: bool) -> Option<String> {
        let sources = FormulaSources { export: self.export };
        let game = self.row(line).and_then(|row| row.games.iter().find(|game| Some(game.seat) == part.seat));
        let linked = game.filter(|game| engine || self.export.scores.contains_key(&game.seat));
        linked.and_then(|game| sources.linked(game))
    }
}

/// The widest of these signs.
fn widest(signs: impl Iterator<Item = String>) -> String {
    signs.max_by(|one, other| width_of(one).total_cmp(&width_of(other))).unwrap_or_default()
}

/// The live cells of the tables on one sheet.
pub(super) struct StandingsCells<'t, 'e, 'l> {
    table: &'t StandingsTable<'e, 'l>,
    /// The formulas of the section that is being written. `None` for values.
    formulas: Option<SectionFormulas<'t>>,
    /// Its marks of what counts, where they follow the scores.
    marks: Option<LiveMarks<'l>>,
    /// The names of the figures that are values, because there is no formula for them.
    values: Vec<String>,
}

impl<'t, 'e, 'l> StandingsCells<'t, 'e, 'l> {
    pub(super) fn new(table: &'t StandingsTable<'e, 'l>) -> Self {
        StandingsCells { table, formulas: None, marks: None, values: Vec::new() }
    }
}

impl<'t> LiveCells<'t> for StandingsCells<'t, '_, '_> {
    fn begin(&mut self, section: &'t NoticeSection, first: u32) {
        let has_formulas = self.table.export.options.scores == ScoreCells::Formulas;
        self.formulas = has_formulas.then(|| self.table.formulas(section, first));
        self.marks = self.formulas.as_ref().and_then(|formulas| self.table.live_marks(formulas));
    }

    fn formula(&self, cell: FormulaCell<'_>) -> Option<String> {
        let FormulaCell { role, section, row: line, first: row, part } = cell;
        let (table, formulas) = (self.table, self.formulas.as_ref());
        let part = section.cell(line, role)?.parts.get(part)?;
        match role {
            ColumnRole::AddedPoints(added) => table.added(added, table.row(line)?, formulas?, row),
            ColumnRole::Place if part.has_mark(Mark::Reserved) => None,
            ColumnRole::Place => Some(table.place(formulas?, row)),
            ColumnRole::Total => table.total(formulas?, line, row),
            ColumnRole::Round(_) => table.linked(part, line, formulas.is_some()),
            _ => None,
        }
    }

    fn shown(&self, cell: FormulaCell<'_>, part: &CellPart) -> Option<CellPart> {
        match cell.role {
            ColumnRole::Round(_) | ColumnRole::MissingRound(_) => {
                Some(StandingsTable::shown_result(part, self.marks.is_some()))
            }
            // A total that nobody knows yet is computed too.
            ColumnRole::Total => {
                let total = self.table.row(cell.row).map_or(0.0, |standing| standing.total);
                Some(CellPart { value: Some(total), decimals: self.table.notice.decimals, ..part.clone() })
            }
            _ => None,
        }
    }

    fn write_beside(&mut self, sheet: &mut SheetWriter<'_>) -> Result<(), ExportError> {
        let Some(formulas) = &self.formulas else { return Ok(()) };
        if let Some(marks) = &self.marks {
            marks.write(sheet, &self.table.signed_results(formulas))?;
        }
        self.values.extend(self.table.workings(sheet, formulas)?);
        let mut parts = formulas.section.rows.iter().flat_map(|line| &line.cells).flat_map(|cell| &cell.parts);
        if self.marks.is_none() && parts.any(|part| part.marks != LiveMarks::other_marks(part).marks) {
            self.values.push(workbook::values_marks(self.table.export.language()));
        }
        Ok(())
    }

    fn sentence(&self) -> Option<String> {
        self.table.values_sentence(&self.values)
    }
}
