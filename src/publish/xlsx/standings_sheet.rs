//! The sheets of the standings and of the groups: titles, tables and the sentences below them.

use rust_xlsxwriter::Worksheet;

use super::WorkbookExport;
use super::notice_sheet::heads;
use super::standings_table::StandingsTable;
use super::table_sheet::{SheetContext, TableSheet, TableType};
use crate::book::{Round, RoundIx};
use crate::figures::join_with_and;
use crate::languages::Language;
use crate::notices::{GroupSelection, LegendEntry, NoticeSection, StandingsNotice, StandingsOptions, standings_notice};
use crate::own_workbook::labels;
use crate::publish::export_error::ExportError;

/// The notice for the sheet of the standings, or of the groups.
pub(super) fn notice(export: &WorkbookExport<'_>, groups: GroupSelection) -> StandingsNotice {
    let mut made = standings_notice(
        export.engine,
        &StandingsOptions { view: export.view, groups, language: Language::English },
        None,
    );
    made.notice.sentences.splice(0..0, export.held_back_sentence());
    made
}

/// Writes the sheet of the standings.
pub(super) fn write(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    notice: &StandingsNotice,
) -> Result<(), ExportError> {
    let mut notes: Vec<String> = Vec::new();
    if notice.notice.rows().next().is_none() {
        notes.push("No results yet.".to_owned());
    }
    let sections: Vec<&NoticeSection> = notice.notice.sections.iter().collect();
    write_tables(export, inner, labels::STANDINGS, (notice, &sections), notes)
}

/// Writes the sheet of the groups: a table for each, one below another.
pub(super) fn write_groups(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    notice: &StandingsNotice,
) -> Result<(), ExportError> {
    let notes = vec![format!("{}.", notice.notice.subtitle)];
    let sections: Vec<&NoticeSection> =
        notice.notice.sections.iter().filter(|section| !section.rows.is_empty()).collect();
    write_tables(export, inner, labels::GROUPS, (notice, &sections), notes)
}

/// Writes these sections, and below them the notes and what the notice says.
fn write_tables(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    name: &str,
    (notice, sections): (&StandingsNotice, &[&NoticeSection]),
    mut notes: Vec<String>,
) -> Result<(), ExportError> {
    let table = StandingsTable::new(export, notice);
    let mut sheet = TableSheet::new(export.sheet_context(), inner, name, TableType::LARGE)?
        .with_workings(export.explanation.as_ref(), table.first_working());
    let columns = table.columns();
    let mut values = Vec::new();
    for section in sections {
        let title = if name == labels::GROUPS { section.title.as_str() } else { "" };
        let first = sheet.table(title, &heads(section, &columns))?;
        values.extend(table.section(&mut sheet, (section, first), &columns)?);
    }
    if sections.is_empty() {
        sheet.table("", &heads(&NoticeSection::default(), &columns))?;
    }
    values.sort();
    values.dedup();
    notes.extend(about(export, notice, values));
    sheet.finish(name, &export.details(), &notes)
}

impl WorkbookExport<'_> {
    /// What its sheets share.
    pub(super) fn sheet_context(&self) -> SheetContext<'_> {
        SheetContext {
            formats: &self.formats,
            paper: &self.paper,
            event: &self.engine.book().event.name,
            defined: &self.defined,
        }
    }

    /// “After Round 2, Chester, 17 to 19 July 2015, rules: EDC 2015”.
    pub(super) fn details(&self) -> String {
        let event = &self.engine.book().event;
        let rules = if event.rules.is_empty() { String::new() } else { format!("rules: {}", event.rules) };
        let system = event.system.as_ref().map_or_else(String::new, |system| format!("games scored by {system}"));
        let parts: Vec<&str> = [&self.paper.subtitle, &event.venue, &event.dates, &rules, &system]
            .into_iter()
            .map(String::as_str)
            .filter(|text| !text.is_empty())
            .collect();
        parts.join(", ")
    }
}

/// The sentences below a table: legend, adjustments, players without a place, tie-breaks, and cells without formulas.
fn about(export: &WorkbookExport<'_>, notice: &StandingsNotice, values: Vec<String>) -> Vec<String> {
    let posted = &notice.notice;
    let mut notes: Vec<String> = posted.legend.iter().map(LegendEntry::styled_line).collect();
    notes.extend(posted.sentences.iter().chain(&posted.reasons).cloned());
    let reserved = notice.table.rows.iter().any(|row| row.reserved_place.is_some());
    let mut fixed = values;
    if reserved && export.options.scores == super::ScoreCells::Formulas {
        fixed.push("the places that the top board decides".to_owned());
    }
    fixed.extend(absent_rounds(export, notice));
    let multipliers = &export.engine.rules().total.multipliers;
    if export.options.scores == super::ScoreCells::Formulas && multipliers.iter().any(|one| one.best_count.is_some()) {
        fixed.push("the multipliers of the best players".to_owned());
    }
    if !fixed.is_empty() {
        notes.push(format!("In this workbook these are values, not formulas: {}.", fixed.join(", ")));
    }
    notes
}

/// “the scores of Round 1”: the rounds with results that have no sheet in this workbook.
fn absent_rounds(export: &WorkbookExport<'_>, notice: &StandingsNotice) -> Option<String> {
    let is_absent = |round: RoundIx| {
        let mut games = notice.table.rows.iter().flat_map(|row| &row.games).filter(|game| game.score.is_some());
        games.any(|game| game.seat.board.round == round && !export.scores.contains_key(&game.seat))
    };
    let rounds = export.engine.round_numbers().in_order().iter().map(|(_, round)| *round);
    let absent = rounds.filter(|round| is_absent(*round)).filter_map(|round| export.engine.book().round(round));
    let titles: Vec<String> = absent.map(Round::title).collect();
    let is_live = export.options.scores == super::ScoreCells::Formulas;
    (is_live && !titles.is_empty()).then(|| format!("the scores of {}", join_with_and(&titles)))
}
