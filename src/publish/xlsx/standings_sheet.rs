//! The standings, the table that everybody walks up to, and the tables of the groups.

use rust_xlsxwriter::Worksheet;

use super::cell_formats::{MOST_HEIGHT, height};
use super::cell_writer::{Sheet, lines_of};
use super::print_setup::Page;
use super::standings_table::Table;
use super::{Export, ExportError};
use crate::book::Event;
use crate::notices::{self, Groups, Look, Notice};
use crate::own_workbook::labels;

const TITLE_ROW: u32 = 1;
const DETAIL_ROW: u32 = 2;
/// Row 3 keeps the titles off the table.
const GAP_ROW: u32 = 3;
pub(super) const HEADING_ROW: u32 = 4;
const FIRST_ROW: u32 = 5;
/// Place and player stay in sight.
const FROZEN: u16 = 2;

/// The notice that the sheet of the standings, or of the groups, is made of.
pub(super) fn notice(export: &Export<'_>, groups: Groups) -> Notice {
    notices::standings(export.engine, &Look { view: export.view, groups }, None)
}

/// Writes the standings.
pub(super) fn write(export: &Export<'_>, inner: &mut Worksheet, notice: &Notice) -> Result<(), ExportError> {
    let mut sheet = Sheet::new(inner, labels::STANDINGS)?;
    titles(export, &mut sheet, labels::STANDINGS)?;
    let table = Table::new(export, notice);
    table.headings(&mut sheet, HEADING_ROW)?;
    let mut row = FIRST_ROW;
    let mut values = Vec::new();
    for section in &notice.sections {
        values = table.section(&mut sheet, section, row)?;
        row += u32::try_from(section.lines.len()).unwrap_or(u32::MAX);
    }
    let mut notes = export.held_back_in_words();
    if notice.lines().next().is_none() {
        notes.push("No results yet.".to_owned());
    }
    notes.extend(about(export, notice, values));
    below(export, &mut sheet, row + 1, &notes, &table.widths)?;

    sheet.widths(&table.widths)?;
    sheet.inner.set_freeze_panes(FIRST_ROW, FROZEN)?.set_screen_gridlines(false);
    Page::for_columns(export.options.paper, &table.widths).set_up(sheet.inner, export);
    sheet.inner.set_repeat_rows(0, HEADING_ROW)?;
    sheet.print_all(table.widths.len())
}

/// Writes a table for each group, one under the other.
pub(super) fn write_groups(export: &Export<'_>, inner: &mut Worksheet, notice: &Notice) -> Result<(), ExportError> {
    let mut sheet = Sheet::new(inner, labels::GROUPS)?;
    titles(export, &mut sheet, labels::GROUPS)?;
    let table = Table::new(export, notice);
    let mut row = HEADING_ROW;
    let mut values = Vec::new();
    for section in &notice.sections {
        sheet.text(row, 0, &section.name, &export.look.board)?;
        sheet.inner.set_row_height(row, height::BOARD)?;
        table.headings(&mut sheet, row + 1)?;
        values.extend(table.section(&mut sheet, section, row + 2)?);
        row += u32::try_from(section.lines.len()).unwrap_or(u32::MAX) + 2;
        sheet.inner.set_row_height(row, height::GAP)?;
        row += 1;
    }
    values.sort();
    values.dedup();
    let mut notes = vec![format!("{}.", notice.view)];
    notes.extend(export.held_back_in_words());
    notes.extend(about(export, notice, values));
    below(export, &mut sheet, row, &notes, &table.widths)?;

    sheet.widths(&table.widths)?;
    sheet.inner.set_freeze_panes(HEADING_ROW, FROZEN)?.set_screen_gridlines(false);
    Page::for_columns(export.options.paper, &table.widths).set_up(sheet.inner, export);
    sheet.inner.set_repeat_rows(0, DETAIL_ROW)?;
    sheet.print_all(table.widths.len())
}

/// The event, what this is, and under which rules, above the row of headings.
pub(super) fn titles(export: &Export<'_>, sheet: &mut Sheet<'_>, title: &str) -> Result<(), ExportError> {
    let look = &export.look;
    let event = &export.engine.book().event;
    sheet.text(0, 0, &event.name, &look.event)?;
    sheet.text(TITLE_ROW, 0, title, &look.subtitle)?;
    sheet.text(DETAIL_ROW, 0, &details(event), &look.note)?;
    sheet.inner.set_row_height(0, height::EVENT)?.set_row_height(TITLE_ROW, height::SUBTITLE)?;
    sheet.inner.set_row_height(DETAIL_ROW, height::LINE)?.set_row_height(GAP_ROW, height::GAP)?;
    sheet.inner.set_row_height(HEADING_ROW, height::TABLE)?;
    Ok(())
}

/// “Chester, 17 to 19 July 2015, rules: EDC 2015”.
fn details(event: &Event) -> String {
    let rules = if event.rules.is_empty() { String::new() } else { format!("rules: {}", event.rules) };
    let system = event.system.as_ref().map_or_else(String::new, |system| format!("games scored by {system}"));
    let said: Vec<&str> = [event.venue.as_str(), event.dates.as_str(), rules.as_str(), system.as_str()]
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect();
    said.join(", ")
}

/// What is to be known of a table: its marks, what was added to totals, who takes no place and why, and where a tie-break
/// decided.
fn about(export: &Export<'_>, notice: &Notice, values: Vec<String>) -> Vec<String> {
    let mut notes: Vec<String> = notice.legend.iter().map(notices::Key::line).collect();
    notes.extend(notice.adjustments.iter().cloned());
    if let Some(why) = notice.column(notices::Heading::Why) {
        for line in notice.lines().filter(|line| line.place.is_none()) {
            let name = export.engine.book().name_of(Some(line.person));
            let said = line.cells.get(why).map(notices::Cell::plain).filter(|said| !said.is_empty());
            notes.extend(said.map(|said| format!("{name}, {said}.")));
        }
    }
    notes.extend(notice.reasons.iter().cloned());
    let reserved = notice.table.rows.iter().any(|row| row.reserved.is_some());
    let mut fixed = values;
    if reserved && export.options.scores == super::ScoreCells::Formulas {
        fixed.push("the places that the top board decides".to_owned());
    }
    let multipliers = &export.engine.rules().total.multipliers;
    if export.options.scores == super::ScoreCells::Formulas && multipliers.iter().any(|one| one.best.is_some()) {
        fixed.push("for whom a multiplier counts".to_owned());
    }
    if !fixed.is_empty() {
        notes.push(format!("In this workbook these are values and no formulas: {}.", fixed.join(", ")));
    }
    notes
}

/// Writes notes below a table, each as wide as the table.
pub(super) fn below(
    export: &Export<'_>,
    sheet: &mut Sheet<'_>,
    first: u32,
    notes: &[String],
    widths: &[f64],
) -> Result<(), ExportError> {
    let look = &export.look;
    let last = u16::try_from(widths.len().saturating_sub(1)).unwrap_or(u16::MAX);
    // Small print is narrower than what widths are measured in.
    let width = widths.iter().sum::<f64>() * 1.1;
    for (row, note) in (first..).zip(notes) {
        sheet.text(row, 0, note, &look.wrapped_note)?;
        let lines = lines_of(note, width);
        sheet.inner.set_row_height(row, (f64::from(lines) * 12.0 + 2.0).min(MOST_HEIGHT))?;
        if last > 0 {
            sheet.inner.merge_range(row, 0, row, last, note, &look.wrapped_note)?;
        }
    }
    Ok(())
}
