//! The formulas of a section of the standings: which cells hold the results, and the totals and places that follow from them.

use super::StandingsTable;
use crate::book::RoundIx;
use crate::notices::{CellPart, ColumnRole, NoticeRow, NoticeSection};
use crate::publish::xlsx::cell_writer::cell_reference;
use crate::publish::xlsx::live_marks::LiveMarks;
use crate::publish::xlsx::place_formulas::PlaceFormulas;
use crate::publish::xlsx::player_result_formulas::{CountedResult, FormulaSources};
use crate::scoring::column_letters;
use crate::standings::ExcelResultCell;

/// The cells that the formulas of one section refer to.
pub(super) struct SectionFormulas<'s> {
    pub(super) section: &'s NoticeSection,
    pub(super) first: u32,
    /// The results of each row, with their slots.
    pub(super) results: Vec<Vec<(usize, CountedResult)>>,
    /// The slots: the columns of results, each with its round.
    pub(super) slots: Vec<(u16, RoundIx)>,
    /// Whether the slots are auxiliary columns, because the cells of rounds are not results.
    pub(super) beside: bool,
    /// The column of the sum of results, where points are added to it.
    pub(super) sum: Option<u16>,
    /// The first column of places and tie-breaks: a place before each tie-break.
    pub(super) ties: u16,
}

impl<'l> StandingsTable<'_, 'l> {
    pub(super) fn formulas<'s>(&self, section: &'s NoticeSection, first: u32) -> SectionFormulas<'s> {
        let sources = FormulaSources { export: self.export };
        let rows = section.rows.iter().map(|line| self.row(line).map_or_else(Vec::new, |row| sources.outcomes(row)));
        let outcomes: Vec<Vec<CountedResult>> = rows.collect();
        let of_round = |all: &[CountedResult], round: RoundIx| all.iter().filter(|one| one.round == round).count();
        let is_result = |part: &&CellPart| part.value.is_some_and(|value| part.seat.is_some() || value != 0.0);
        let rounds: Vec<(u16, RoundIx)> = (0..)
            .zip(&self.kinds)
            .filter_map(|(at, kind)| if let ColumnRole::Round(round) = kind { Some((at, *round)) } else { None })
            .collect();
        let same = |line: &NoticeRow, all: &[CountedResult], round: RoundIx| {
            let shown =
                self.cell(line, ColumnRole::Round(round)).map_or(0, |cell| cell.parts.iter().filter(is_result).count());
            let results = of_round(all, round);
            results == shown && results <= 1
        };
        let beside = sources.by_place()
            || section.rows.iter().zip(&outcomes).any(|(line, all)| rounds.iter().any(|(_, at)| !same(line, all, *at)));
        let mut next = self.first_working();
        let mut slots = Vec::new();
        for (column, round) in rounds {
            let most = outcomes.iter().map(|all| of_round(all, round)).max().unwrap_or(0);
            if beside {
                slots.extend((0..most).map(|n| (next + u16::try_from(n).unwrap_or(0), round)));
                next += u16::try_from(most).unwrap_or(0);
            } else {
                slots.push((column, round));
            }
        }
        let results = outcomes
            .into_iter()
            .map(|all| {
                let mut free = 0;
                let slot = |one: CountedResult| {
                    let at = (free..slots.len()).find(|at| slots[*at].1 == one.round)?;
                    free = at + 1;
                    Some((at, one))
                };
                all.into_iter().filter_map(slot).collect()
            })
            .collect();
        let added = self.kinds.iter().any(|kind| matches!(kind, ColumnRole::AddedPoints(_)));
        let sum = added.then_some(next);
        SectionFormulas { section, first, results, slots, beside, sum, ties: next + u16::from(added) }
    }

    /// The cells of a row's results.
    pub(super) fn cells(&self, formulas: &SectionFormulas<'_>, at: usize) -> Vec<ExcelResultCell> {
        let numbers = self.export.engine.round_numbers();
        let held = &formulas.results[at];
        let result = |slot: usize| held.iter().find(|(at, _)| *at == slot).map(|(_, one)| one.top);
        let cell = |(at, (position, round)): (usize, &(u16, RoundIx))| ExcelResultCell {
            column: column_letters(*position),
            position: *position,
            round: numbers.number(*round),
            result: result(at),
        };
        formulas.slots.iter().enumerate().map(cell).collect()
    }

    pub(super) fn total(&self, formulas: &SectionFormulas<'_>, line: &NoticeRow, row: u32) -> Option<String> {
        let standing = self.row(line)?;
        let at = usize::try_from(row - formulas.first).ok()?;
        let sum = self.export.engine.rules().excel_sum_formula(standing, &self.cells(formulas, at), row + 1)?;
        let Some(column) = formulas.sum else { return Some(sum) };
        let last = self.position(ColumnRole::Total)?.checked_sub(1)?;
        Some(format!(
            "{}+SUM({}:{})",
            cell_reference(row, column),
            cell_reference(row, self.first_added()?),
            cell_reference(row, last)
        ))
    }

    /// The formula of a place: by the total, or by the last tie-break from the place before it.
    pub(super) fn place(&self, formulas: &SectionFormulas<'_>, row: u32) -> String {
        let steps = self.export.engine.rules().tie_breaks.len();
        self.places(formulas).formula(steps, row)
    }

    /// The places of the players whose places the top board does not decide.
    pub(super) fn places(&self, formulas: &SectionFormulas<'_>) -> PlaceFormulas<'l> {
        let reserved = |line: &&NoticeRow| self.row(line).is_some_and(|row| row.reserved_place.is_some());
        let lines = &formulas.section.rows;
        let before = lines.iter().take_while(reserved).count();
        let placed = lines.iter().filter(|line| line.place.is_some()).count();
        PlaceFormulas {
            rules: self.export.engine.rules(),
            first: formulas.first,
            rows: before..placed.max(before),
            total: self.position(ColumnRole::Total).unwrap_or_default(),
            ties: formulas.ties,
        }
    }

    /// The total and the tie-breaks of these rows.
    pub(super) fn ranking_figures(&self, section: &NoticeSection, rows: std::ops::Range<usize>) -> Vec<Vec<f64>> {
        let rules = self.export.engine.rules();
        let figures = |line: &NoticeRow| {
            let row = self.row(line);
            let total = row.map_or(0.0, |row| row.total);
            let of_step = |step| row.map_or(0.0, |row| row.tie_break_figure(step, rules));
            std::iter::once(total).chain((0..rules.tie_breaks.len()).map(of_step)).collect()
        };
        section.rows.get(rows).unwrap_or_default().iter().map(figures).collect()
    }

    /// The marks that follow a change of the scores. `None` where more than the order of a player's results decides what
    /// counts.
    pub(super) fn live_marks(&self, formulas: &SectionFormulas<'_>) -> Option<LiveMarks<'l>> {
        let rules = self.export.engine.rules();
        let part = LiveMarks::part_by_order(rules)?;
        let (first, last) = (formulas.slots.first()?.0, formulas.slots.last()?.0);
        let rows = u32::try_from(formulas.section.rows.len()).ok()?;
        let last_row = (formulas.first + rows).checked_sub(1).filter(|_| rows > 0)?;
        let is_whole = usize::from(last - first) + 1 == formulas.slots.len();
        let (first, last) = ((formulas.first, first), (last_row, last));
        let decimals = self.notice.game_decimals;
        (!formulas.beside && is_whole).then(|| LiveMarks {
            rules,
            part,
            first,
            last,
            decimals,
            language: self.export.language(),
        })
    }

    /// The cells of results with signs that stay, whatever the scores are.
    pub(super) fn signed_results(&self, formulas: &SectionFormulas<'_>) -> Vec<((u32, u16), String)> {
        let mut signed = Vec::new();
        for (row, line) in (formulas.first..).zip(&formulas.section.rows) {
            for (column, round) in &formulas.slots {
                let cell = self.cell(line, ColumnRole::Round(*round));
                if let Some([part]) = cell.map(|cell| &cell.parts[..])
                    && part.value.is_some()
                {
                    signed.push(((row, *column), LiveMarks::other_marks(part).signs()));
                }
            }
        }
        signed.retain(|(_, signs)| !signs.is_empty());
        signed
    }
}
