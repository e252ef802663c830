//! A formatted workbook, ready for the notice board, that reads back as the same book.
//!
//! A sheet per round with a block per board, the standings, the best countries, and the lists that hold the rest of the
//! book; the words are those of [`super::layout`]. Numbers are written with all their digits and shown rounded, scores and
//! sums are live formulas with their results beside them, and every text of the director's is written as text, whatever it
//! looks like.
//!
//! Nothing here reads files, knows the time or computes a score: bytes come out, the same for the same arguments.

mod ladder;
mod lists;
mod look;
mod names;
mod page;
mod plain;
mod round;
mod sheet;
mod standings;

use std::collections::HashMap;

use jiff::civil::DateTime;
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook, XlsxError};
use thiserror::Error;

use self::look::Look;
use self::sheet::Address;
use crate::book::SeatRef;
use crate::live::Live;

pub use self::ladder::{write_ladder, write_ladder_table};
pub use self::page::Paper;
pub use self::plain::{PlainOptions, write_plain_table};

/// How a workbook is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportOptions {
    /// What it is printed on.
    pub paper: Paper,
    /// When it is made: in the file's properties and small at the foot of every page. Without it the foot says nothing
    /// and the properties hold a date that never changes, so that the same book gives the same bytes.
    pub created: Option<DateTime>,
    pub scores: ScoreCells,
}

/// What stands in the cells of computed scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ScoreCells {
    /// Ordinary formulas over the counts, with their values for programs that do not calculate.
    #[default]
    Formulas,
    /// The values alone.
    Values,
}

/// Why a book cannot be exported.
#[derive(Debug, Error)]
pub enum ExportError {
    #[error(
        "the text in {sheet}!{cell} has {length} characters; a workbook's cell holds {MOST} at most, so shorten it \
         and export again",
        MOST = sheet::MOST_TEXT
    )]
    TooLong { sheet: String, cell: String, length: usize },
    #[error("the workbook could not be made: {0}")]
    Workbook(#[from] XlsxError),
    #[error("the table could not be written: {0}")]
    Table(#[from] csv::Error),
}

/// What the sheets share.
struct Export<'a> {
    live: &'a Live,
    options: &'a ExportOptions,
    look: Look,
    /// The names of the rounds' sheets, in their order.
    sheets: Vec<String>,
    /// Where the score that counts for a seat stands.
    scores: HashMap<SeatRef, Address>,
}

/// Writes the whole event as an .xlsx file.
pub fn write_workbook(live: &Live, options: &ExportOptions) -> Result<Vec<u8>, ExportError> {
    let mut export = Export {
        live,
        options,
        look: Look::new(most_decimals(live)),
        sheets: names::round_sheets(&live.book().rounds),
        scores: HashMap::new(),
    };
    let mut workbook = Workbook::new();
    workbook.set_properties(&export.properties()?);
    for round in 0..export.sheets.len() {
        round::write(&mut export, workbook.add_worksheet(), round)?;
    }
    standings::write(&export, workbook.add_worksheet())?;
    lists::write_best_countries(&export, workbook.add_worksheet())?;
    lists::write_players(&export, workbook.add_worksheet())?;
    lists::write_event(&export, workbook.add_worksheet())?;
    if !live.book().systems.is_empty() {
        lists::write_systems(&export, workbook.add_worksheet())?;
    }
    if !live.book().published.is_empty() {
        lists::write_published(&export, workbook.add_worksheet())?;
    }
    if !live.book().unplaced.is_empty() {
        lists::write_unplaced(&export, workbook.add_worksheet())?;
    }
    Ok(workbook.save_to_buffer()?)
}

/// The most decimals that anything of this event is shown with.
fn most_decimals(live: &Live) -> usize {
    let boards = live.book().boards().filter_map(|(at, _)| live.system(at)).map(|system| system.decimals);
    boards.chain([live.rules().decimals, look::DEFAULT_DECIMALS]).max().unwrap_or_default()
}

impl Export<'_> {
    fn properties(&self) -> Result<DocProperties, ExportError> {
        let created = match self.options.created {
            Some(at) => {
                ExcelDateTime::from_ymd(at.year().unsigned_abs(), at.month().unsigned_abs(), at.day().unsigned_abs())?
                    .and_hms(at.hour().unsigned_abs().into(), at.minute().unsigned_abs(), f64::from(at.second()))?
            }
            // The first game was played by post from 1963; what matters is only that it stays the same.
            None => ExcelDateTime::from_ymd(1963, 5, 1)?,
        };
        Ok(DocProperties::new()
            .set_title(self.live.book().event.name.as_str())
            .set_comment("Made with Topboard, which can read it back")
            .set_creation_datetime(&created))
    }
}
