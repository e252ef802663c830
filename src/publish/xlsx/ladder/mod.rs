//! The workbook of a year's ladder: the table, the events and every result. Each figure is a live formula.
//! The table takes its points from the results, the results take figures from the events, and the events sum up the
//! results. Every figure can be followed back to an entered number.

mod events;
mod results;
mod table;

use std::time::SystemTime;

use super::cell_formats::WorkbookFormats;
use super::defined_names::DefinedNames;
use super::notice_sheet::NoticeSheet;
use super::print_setup::SheetPaper;
use super::table_sheet::{self, SheetContext, TableType};
use super::{ExportOptions, new_workbook};
use crate::ladder::{CompiledLadder, LadderTable};
use crate::languages::Language;
use crate::notices::{Notice, NoticeSection, ladder_notice};
use crate::publish::export_error::ExportError;
use crate::publish::xlsx::ladder::results::LadderLayout;

/// The names of the sheets. Formulas refer to them.
const TABLE: &str = "Ladder";
const EVENTS: &str = "Events";
const RESULTS: &str = "Results";

/// The first row below the headings of every sheet.
const FIRST_ROW: u32 = table_sheet::HEADING_ROW + 1;

/// The data that all sheets share.
struct LadderExport<'a> {
    compiled: &'a CompiledLadder<'a>,
    table: &'a LadderTable,
    title: &'a str,
    /// The ladder as it is posted: the players, then the events.
    notice: Notice,
    formats: WorkbookFormats,
    paper: SheetPaper,
    defined: DefinedNames,
    layout: LadderLayout,
}

impl LadderExport<'_> {
    fn players(&self) -> &NoticeSection {
        &self.notice.sections[0]
    }

    fn events(&self) -> &NoticeSection {
        &self.notice.sections[1]
    }

    fn context(&self) -> SheetContext<'_> {
        let LadderExport { formats, paper, title, defined, .. } = self;
        SheetContext { formats, paper, event: title, defined, explanation: None }
    }

    fn sheet(&self, name: &str, kind: TableType, details: &str) -> NoticeSheet<'_> {
        NoticeSheet {
            context: self.context(),
            name: name.to_owned(),
            kind,
            details: details.to_owned(),
            first_note: None,
        }
    }

    /// A formula, where the workbook has formulas.
    fn live(&self, formula: Option<String>) -> Option<String> {
        formula.filter(|_| self.layout.engine).map(|formula| format!("={formula}"))
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
        notice: ladder_notice(compiled, table, title, None, Language::English),
        formats: WorkbookFormats::new(most.max(compiled.ladder.decimals()), Language::English, 1.0),
        paper: SheetPaper::of_export(options),
        defined: DefinedNames::default(),
        layout: LadderLayout::new(compiled, options.scores),
    };
    let mut workbook = new_workbook(SystemTime::now())?;
    workbook.set_properties(&options.properties(title)?);
    table::write(&cup, workbook.add_worksheet())?;
    events::write(&cup, workbook.add_worksheet())?;
    results::write(&cup, workbook.add_worksheet())?;
    cup.defined.define(&mut workbook)?;
    Ok(workbook.save_to_buffer()?)
}

/// A place, a number of events or a row, as the number of a cell.
fn number(count: impl TryInto<u32>) -> f64 {
    count.try_into().map_or(f64::MAX, f64::from)
}
