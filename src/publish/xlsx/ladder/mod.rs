//! The workbook of a year's ladder: the table, the events, every result, each figure a live formula over the next sheet.
//!
//! The table's points come from the sheet of results, the results' from the sheet of events, and the events' sums from the
//! results again, so that whoever doubts a figure can follow it to what was entered.

mod events;
mod results;
mod table;

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook};

use super::cell_formats::Look;
use super::cell_formats::height;
use super::cell_writer::{Sheet, lines_of};
use super::{ExportError, ExportOptions};
use crate::ladder::{Compiled, Table};
use crate::publish::xlsx::ladder::results::Layout;

/// The sheets' names, by which formulas refer to them.
const TABLE: &str = "Ladder";
const EVENTS: &str = "Events";
const RESULTS: &str = "Results";

/// The rows of every sheet: titles, then the headings, then the lines.
const HEADING_ROW: u32 = 3;
const FIRST_ROW: u32 = 4;

/// What the sheets share.
struct Cup<'a> {
    compiled: &'a Compiled<'a>,
    table: &'a Table,
    title: &'a str,
    options: &'a ExportOptions,
    look: Look,
    layout: Layout,
}

/// Writes a ladder as an .xlsx file. `title` stands on top, “Bismark 2001”.
pub fn write_ladder(
    compiled: &Compiled<'_>,
    table: &Table,
    title: &str,
    options: &ExportOptions,
) -> Result<Vec<u8>, ExportError> {
    let most = table.rows.iter().map(|row| row.decimals).max().unwrap_or_default();
    let cup = Cup {
        compiled,
        table,
        title,
        options,
        look: Look::new(most.max(compiled.ladder.decimals())),
        layout: Layout::new(compiled, options.scores),
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

/// What stands above the headings.
fn titles(cup: &Cup<'_>, sheet: &mut Sheet<'_>, subtitle: &str) -> Result<(), ExportError> {
    sheet.text(0, 0, cup.title, &cup.look.event)?;
    sheet.text(1, 0, subtitle, &cup.look.note)?;
    sheet.inner.set_row_height(0, height::EVENT)?.set_row_height(1, height::LINE)?;
    sheet.inner.set_row_height(2, height::GAP)?;
    Ok(())
}

/// Makes the row of headings as high as the longest of them needs, in columns of these widths.
fn heading_height<'t>(sheet: &mut Sheet<'_>, texts: impl Iterator<Item = (&'t str, f64)>) -> Result<(), ExportError> {
    // Bold letters are a little wider.
    let lines = texts.map(|(text, width)| lines_of(text, width / 1.1)).max().unwrap_or(1).clamp(1, 8);
    sheet.inner.set_row_height(HEADING_ROW, f64::from(lines) * height::LINE + 3.0)?;
    Ok(())
}

/// A place, a count of events, the number of a row.
fn number(count: impl TryInto<u32>) -> f64 {
    count.try_into().map_or(f64::MAX, f64::from)
}
