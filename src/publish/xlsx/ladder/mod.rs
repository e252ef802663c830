//! The workbook of a year's ladder: the table, the events and every result. Each figure is a live formula.
//! The table takes its points from the results, the results take figures from the events, and the events sum up the
//! results. Every figure can be followed back to an entered number.

mod events;
mod results;
mod table;

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook};

use super::ExportOptions;
use super::cell_formats::WorkbookFormats;
use super::cell_formats::{MOST_HEIGHT, height};
use super::cell_writer::{SheetWriter, lines_of, width_of};
use crate::ladder::{CompiledLadder, LadderTable};
use crate::notices::{Notice, NoticeSection, ladder_notice};
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::ladder::results::LadderLayout;

/// The names of the sheets. Formulas refer to them.
const TABLE: &str = "Ladder";
const EVENTS: &str = "Events";
const RESULTS: &str = "Results";

/// The first rows of every sheet: titles, then headings, then the table.
const HEADING_ROW: u32 = 3;
const FIRST_ROW: u32 = 4;

/// The data that all sheets share.
struct LadderExport<'a> {
    compiled: &'a CompiledLadder<'a>,
    table: &'a LadderTable,
    title: &'a str,
    /// The ladder as it is posted: the players, then the events.
    notice: Notice,
    options: &'a ExportOptions,
    formats: WorkbookFormats,
    layout: LadderLayout,
}

impl LadderExport<'_> {
    fn players(&self) -> &NoticeSection {
        &self.notice.sections[0]
    }

    fn events(&self) -> &NoticeSection {
        &self.notice.sections[1]
    }
}

/// Writes a ladder as an .xlsx file with this title, “Bismark 2001”.
pub fn write_ladder(
    compiled: &CompiledLadder<'_>,
    table: &LadderTable,
    title: &str,
    options: &ExportOptions,
) -> Result<Vec<u8>, ExportError> {
    let most = table.rows.iter().map(|row| row.decimals).max().unwrap_or_default();
    let cup = LadderExport {
        compiled,
        table,
        title,
        notice: ladder_notice(compiled, table, title, None),
        options,
        formats: WorkbookFormats::new(most.max(compiled.ladder.decimals()), 1.0),
        layout: LadderLayout::new(compiled, options.scores),
    };
    let mut workbook = Workbook::new();
    let created = match options.created {
        Some(at) => {
            ExcelDateTime::from_ymd(at.year().unsigned_abs(), at.month().unsigned_abs(), at.day().unsigned_abs())?
        }
        None => ExcelDateTime::from_ymd(1963, 5, 1)?,
    };
    workbook.set_properties(&DocProperties::new().set_title(title).set_creation_datetime(&created));
    table::write(&cup, workbook.add_worksheet())?;
    events::write(&cup, workbook.add_worksheet())?;
    results::write(&cup, workbook.add_worksheet())?;
    Ok(workbook.save_to_buffer()?)
}

/// Writes the rows above the headings.
fn titles(cup: &LadderExport<'_>, sheet: &mut SheetWriter<'_>, subtitle: &str) -> Result<(), ExportError> {
    sheet.text(0, 0, cup.title, &cup.formats.event)?;
    sheet.text(1, 0, subtitle, &cup.formats.note)?;
    sheet.inner.set_row_height(0, height::EVENT)?.set_row_height(1, height::LINE)?;
    sheet.inner.set_row_height(2, height::GAP)?;
    Ok(())
}

/// Makes the row of headings high enough for the longest heading, in columns of these widths.
fn heading_height<'t>(
    sheet: &mut SheetWriter<'_>,
    texts: impl Iterator<Item = (&'t str, f64)>,
) -> Result<(), ExportError> {
    // Bold letters are a little wider.
    let lines = texts.map(|(text, width)| lines_of(text, width / 1.1)).max().unwrap_or(1).clamp(1, 8);
    sheet.inner.set_row_height(HEADING_ROW, f64::from(lines) * height::LINE + 3.0)?;
    Ok(())
}

/// The greatest width of a column of names. A longer name takes several lines.
const WIDEST_NAME: f64 = 34.0;

/// The width of a column that has this name, without the space beside it.
fn name_width(name: &str) -> f64 {
    width_of(name).min(WIDEST_NAME)
}

/// The height of a row with these names, on so many lines as the longest needs.
fn row_height<'t>(names: impl IntoIterator<Item = &'t str>, line: f64) -> f64 {
    let lines = names.into_iter().map(|name| lines_of(name, WIDEST_NAME)).max().unwrap_or(1).max(1);
    (f64::from(lines - 1) * height::LINE + line).min(MOST_HEIGHT)
}

/// A place, a number of events or a row, as the number of a cell.
fn number(count: impl TryInto<u32>) -> f64 {
    count.try_into().map_or(f64::MAX, f64::from)
}
