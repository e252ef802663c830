//! The sheets of the standings and of the groups: titles, tables and the sentences below them.

use rust_xlsxwriter::Worksheet;

use super::WorkbookExport;
use super::cell_formats::{MOST_HEIGHT, height};
use super::cell_writer::{EVENT_TITLE, SheetWriter, lines_of, widen_for_title};
use super::print_setup::PrintPage;
use super::standings_table::StandingsTable;
use crate::book::{Event, Round, RoundIx};
use crate::figures::join_with_and;
use crate::notices::{GroupSelection, LegendEntry, StandingsNotice, StandingsOptions, standings_notice};
use crate::own_workbook::labels;
use crate::publish::export_error::ExportError;

const TITLE_ROW: u32 = 1;
const DETAIL_ROW: u32 = 2;
/// The gap between titles and table.
const GAP_ROW: u32 = 3;
pub(super) const HEADING_ROW: u32 = labels::TABLE_HEADING_ROW;
const FIRST_ROW: u32 = 5;
/// Place and player stay in view.
const FROZEN: u16 = 2;

/// The notice for the sheet of the standings, or of the groups.
pub(super) fn notice(export: &WorkbookExport<'_>, groups: GroupSelection) -> StandingsNotice {
    let mut made = standings_notice(export.engine, &StandingsOptions { view: export.view, groups }, None);
    made.notice.sentences.splice(0..0, export.held_back_sentence());
    made
}

/// Writes the sheet of the standings.
pub(super) fn write(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    notice: &StandingsNotice,
) -> Result<(), ExportError> {
    let mut table = StandingsTable::new(export, notice);
    let mut sheet = SheetWriter::new(inner, labels::STANDINGS)?
        .for_paper(&export.paper)
        .with_workings(export.explanation.as_ref(), table.first_working());
    widen_for_title(&mut table.widths, &export.engine.book().event.name);
    titles(export, &mut sheet, labels::STANDINGS, &table.widths)?;
    table.headings(&mut sheet, HEADING_ROW)?;
    let mut row = FIRST_ROW;
    let mut values = Vec::new();
    for section in &notice.notice.sections {
        values = table.section(&mut sheet, section, row)?;
        row += u32::try_from(section.rows.len()).unwrap_or(u32::MAX);
    }
    let mut notes: Vec<String> = Vec::new();
    if notice.notice.rows().next().is_none() {
        notes.push("No results yet.".to_owned());
    }
    notes.extend(about(export, notice, values));
    below(export, &mut sheet, row + 1, &notes, &table.widths)?;

    sheet.widths(&table.widths)?;
    sheet.inner.set_freeze_panes(FIRST_ROW, FROZEN)?.set_screen_gridlines(false);
    PrintPage::for_columns(&export.paper, &table.widths).set_up(sheet.inner, export);
    sheet.inner.set_repeat_rows(0, HEADING_ROW)?;
    sheet.print_all(table.widths.len())
}

/// Writes the sheet of the groups: a table for each, one below another.
pub(super) fn write_groups(
    export: &WorkbookExport<'_>,
    inner: &mut Worksheet,
    notice: &StandingsNotice,
) -> Result<(), ExportError> {
    let mut table = StandingsTable::new(export, notice);
    let mut sheet = SheetWriter::new(inner, labels::GROUPS)?
        .for_paper(&export.paper)
        .with_workings(export.explanation.as_ref(), table.first_working());
    widen_for_title(&mut table.widths, &export.engine.book().event.name);
    titles(export, &mut sheet, labels::GROUPS, &table.widths)?;
    let mut row = HEADING_ROW;
    let mut values = Vec::new();
    for section in notice.notice.sections.iter().filter(|section| !section.rows.is_empty()) {
        sheet.text(row, 0, &section.title, &export.formats.board)?;
        sheet.height(row, height::BOARD)?;
        table.headings(&mut sheet, row + 1)?;
        values.extend(table.section(&mut sheet, section, row + 2)?);
        row += u32::try_from(section.rows.len()).unwrap_or(u32::MAX) + 2;
        sheet.height(row, height::GAP)?;
        row += 1;
    }
    values.sort();
    values.dedup();
    let mut notes = vec![format!("{}.", notice.notice.subtitle)];
    notes.extend(about(export, notice, values));
    below(export, &mut sheet, row, &notes, &table.widths)?;

    sheet.widths(&table.widths)?;
    sheet.inner.set_freeze_panes(HEADING_ROW, FROZEN)?.set_screen_gridlines(false);
    PrintPage::for_columns(&export.paper, &table.widths).set_up(sheet.inner, export);
    sheet.inner.set_repeat_rows(0, DETAIL_ROW)?;
    sheet.print_all(table.widths.len())
}

/// The rows above the headings: event, title of the sheet, venue, dates and rules.
pub(super) fn titles(
    export: &WorkbookExport<'_>,
    sheet: &mut SheetWriter<'_>,
    title: &str,
    widths: &[f64],
) -> Result<(), ExportError> {
    let formats = &export.formats;
    let event = &export.engine.book().event;
    sheet.wide_text(0, &event.name, &formats.event, widths, EVENT_TITLE)?;
    sheet.text(TITLE_ROW, 0, title, &formats.subtitle)?;
    let details = details(event, &export.paper.subtitle);
    sheet.wide_text(DETAIL_ROW, &details, &formats.note, widths, (0.9, height::LINE))?;
    sheet.height(TITLE_ROW, height::SUBTITLE)?;
    sheet.height(GAP_ROW, height::GAP)?;
    sheet.height(HEADING_ROW, height::TABLE)
}

/// “After Round 2, Chester, 17 to 19 July 2015, rules: EDC 2015”.
fn details(event: &Event, subtitle: &str) -> String {
    let rules = if event.rules.is_empty() { String::new() } else { format!("rules: {}", event.rules) };
    let system = event.system.as_ref().map_or_else(String::new, |system| format!("games scored by {system}"));
    let parts: Vec<&str> = [subtitle, event.venue.as_str(), event.dates.as_str(), rules.as_str(), system.as_str()]
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect();
    parts.join(", ")
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

/// Writes notes below a table, each as wide as the table.
pub(super) fn below(
    export: &WorkbookExport<'_>,
    sheet: &mut SheetWriter<'_>,
    first: u32,
    notes: &[String],
    widths: &[f64],
) -> Result<(), ExportError> {
    let formats = &export.formats;
    let last = u16::try_from(widths.len().saturating_sub(1)).unwrap_or(u16::MAX);
    // Small print is narrower than the font in which widths are measured.
    let width = widths.iter().sum::<f64>() * 1.1;
    for (row, note) in (first..).zip(notes) {
        sheet.text(row, 0, note, &formats.wrapped_note)?;
        let lines = lines_of(note, width);
        sheet.height(row, (f64::from(lines) * 12.0 + 2.0).min(MOST_HEIGHT))?;
        if last > 0 {
            sheet.inner.merge_range(row, 0, row, last, note, &formats.wrapped_note)?;
        }
    }
    Ok(())
}
