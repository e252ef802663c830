//! The sheets of the standings and of the groups: titles, tables and the sentences below them.

use rust_xlsxwriter::Worksheet;

use super::WorkbookExport;
use super::notice_sheet::heads;
use super::sheet_names::fixed_sheet;
use super::standings_table::StandingsTable;
use super::table_sheet::{SheetContext, TableSheet, TableType};
use crate::book::RoundIx;
use crate::languages::sentences::workbook;
use crate::languages::{Language, list_with_and};
use crate::notices::{GroupSelection, LegendEntry, NoticeSection, StandingsNotice, StandingsOptions, standings_notice};
use crate::publish::export_error::ExportError;

/// The notice for the sheet of the standings, or of the groups.
pub(super) fn notice(export: &WorkbookExport<'_>, groups: GroupSelection) -> StandingsNotice {
    let mut made = standings_notice(
        export.engine,
        &StandingsOptions { view: export.view, groups, language: export.language() },
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
        notes.push(export.text(workbook::no_results));
    }
    let sections: Vec<&NoticeSection> = notice.notice.sections.iter().collect();
    write_tables(export, inner, (workbook::sheet_standings, false), (notice, &sections), notes)
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
    write_tables(export, inner, (workbook::sheet_groups, true), (notice, &sections), notes)
}

/// Writes these sections, and below them the notes and what the notice says. The sheet has this title, and each table its own if
/// `has_titles`.
fn write_tables(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    (title, has_titles): (fn(Language) -> String, bool),
    (notice, sections): (&StandingsNotice, &[&NoticeSection]),
    mut notes: Vec<String>,
) -> Result<(), ExportError> {
    let table = StandingsTable::new(export, notice);
    let name = fixed_sheet(title, export.language());
    let mut sheet = TableSheet::new(export.sheet_context(), inner, &name, TableType::LARGE)?
        .with_workings(export.explanation.as_ref(), table.first_working());
    let columns = table.columns();
    let mut values = Vec::new();
    for section in sections {
        let title = if has_titles { section.title.as_str() } else { "" };
        let first = sheet.table(title, &heads(section, &columns))?;
        values.extend(table.section(&mut sheet, (section, first), &columns)?);
    }
    if sections.is_empty() {
        sheet.table("", &heads(&NoticeSection::default(), &columns))?;
    }
    values.sort();
    values.dedup();
    notes.extend(about(export, notice, values));
    sheet.finish(&export.text(title), &export.details(), &notes)
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
        let rules = match &*event.rules {
            "" => String::new(),
            rules => self.text(|language| workbook::rules_of_event(language, rules)),
        };
        let system = event.system.as_ref();
        let system =
            system.map_or_else(String::new, |system| self.text(|language| workbook::games_scored_by(language, system)));
        let subtitle = &self.paper.subtitle;
        // The subtitle of a certificate has the venue and the dates.
        let others = [&event.venue, &event.dates, &rules, &system].into_iter().filter(|text| !subtitle.contains(*text));
        let parts: Vec<&str> =
            std::iter::once(subtitle).chain(others).map(String::as_str).filter(|text| !text.is_empty()).collect();
        parts.join(", ")
    }
}

/// The sentences below a table: legend, adjustments, players without a place, tie-breaks, and cells without formulas.
fn about(export: &WorkbookExport<'_>, notice: &StandingsNotice, values: Vec<String>) -> Vec<String> {
    let language = export.language();
    let posted = &notice.notice;
    let mut notes: Vec<String> = posted.legend.iter().map(LegendEntry::styled_line).collect();
    notes.extend(posted.sentences.iter().chain(&posted.reasons).cloned());
    let reserved = notice.table.rows.iter().any(|row| row.reserved_place.is_some());
    let mut fixed = values;
    if reserved && export.options.scores == super::ScoreCells::Formulas {
        fixed.push(workbook::values_places(language));
    }
    fixed.extend(absent_rounds(export, notice));
    let multipliers = &export.engine.rules().total.multipliers;
    if export.options.scores == super::ScoreCells::Formulas && multipliers.iter().any(|one| one.best_count.is_some()) {
        fixed.push(workbook::values_multipliers(language));
    }
    if !fixed.is_empty() {
        notes.push(workbook::values_no_formulas(language, &fixed.join(", ")));
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
    let language = export.language();
    let titles: Vec<String> = absent.map(|round| round.title_in(language)).collect();
    let is_live = export.options.scores == super::ScoreCells::Formulas;
    (is_live && !titles.is_empty())
        .then(|| workbook::values_scores_of_rounds(language, &list_with_and(language, &titles)))
}
