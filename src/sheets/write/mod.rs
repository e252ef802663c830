//! A formatted workbook, ready for the notice board, that reads back as the same book.
//!
//! A sheet per round with a block per board, the standings, what hangs beside them, and the lists that hold the rest of the
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
mod prizes;
mod remarks;
mod results;
mod round;
mod sheet;
mod standings;
mod table;

use std::collections::HashMap;

use jiff::civil::DateTime;
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook, XlsxError};
use thiserror::Error;

use self::look::Look;
use self::sheet::Address;
use crate::book::{BoardRef, RoundIx, SeatRef, Stage};
use crate::live::Live;
use crate::notices::{Groups, Notice};
use crate::sheets::facts;
use crate::standings::{View, is_held_back};

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
    pub held_back: HeldBack,
}

/// What becomes of the rounds whose scores may not be posted yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HeldBack {
    /// Their sheets are hidden, and no table counts them: the workbook can hang on the wall.
    #[default]
    Hidden,
    /// They are shown like all others.
    Shown,
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
    #[error("what was noted about the event could not be written: {0}")]
    Facts(#[from] serde_json::Error),
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
    /// Where the final count of a seat stands.
    counts: HashMap<SeatRef, Address>,
    /// What the tables look at.
    view: View,
}

/// Writes the whole event as an .xlsx file.
pub fn write_workbook(live: &Live, options: &ExportOptions) -> Result<Vec<u8>, ExportError> {
    let mut export = Export {
        live,
        options,
        look: Look::new(most_decimals(live)),
        sheets: names::round_sheets(&live.book().rounds),
        scores: HashMap::new(),
        counts: HashMap::new(),
        view: View { posted_only: options.held_back == HeldBack::Hidden, ..View::default() },
    };
    let mut workbook = Workbook::new();
    workbook.set_properties(&export.properties()?);
    for round in 0..export.sheets.len() {
        round::write(&mut export, workbook.add_worksheet(), round)?;
    }
    let table = standings::notice(&export, Groups::Together);
    let standings_sheet = workbook.add_worksheet();
    standings::write(&export, standings_sheet, &table)?;
    if export.is_held_back(RoundIx(0)) {
        // A workbook cannot open on a sheet that is hidden.
        standings_sheet.set_active(true).set_first_tab(true);
    }
    write_beside(&export, &mut workbook, &table)?;
    lists::write_players(&export, workbook.add_worksheet())?;
    lists::write_event(&export, workbook.add_worksheet())?;
    if !live.book().systems.is_empty() {
        lists::write_systems(&export, workbook.add_worksheet())?;
    }
    if !live.book().rulesets.is_empty() {
        lists::write_rulesets(&export, workbook.add_worksheet())?;
    }
    let facts = facts::of(live.book());
    if !facts.is_empty() {
        lists::write_facts(&export, workbook.add_worksheet(), &facts)?;
    }
    if !live.book().published.is_empty() {
        lists::write_published(&export, workbook.add_worksheet())?;
    }
    if !live.book().unplaced.is_empty() {
        lists::write_unplaced(&export, workbook.add_worksheet())?;
    }
    Ok(workbook.save_to_buffer()?)
}

/// Writes the sheets that are there only when there is something to show.
fn write_beside(export: &Export<'_>, workbook: &mut Workbook, table: &Notice) -> Result<(), ExportError> {
    let book = export.live.book();
    if export.live.rules().groups && book.people.iter().any(|person| !person.group.is_empty()) {
        let groups = standings::notice(export, Groups::Each);
        standings::write_groups(export, workbook.add_worksheet(), &groups)?;
    }
    if let Some(found) = prizes::qualification(export) {
        prizes::write_qualification(export, workbook.add_worksheet(), &found)?;
    }
    if export.live.rules().teams.is_some() && !book.teams.is_empty() {
        prizes::write_teams(export, workbook.add_worksheet(), &table.table)?;
    }
    let awards = prizes::awards(export, &table.table);
    if !awards.is_empty() {
        prizes::write_awards(export, workbook.add_worksheet(), &awards)?;
    }
    if !book.notebook.is_empty() {
        prizes::write_notebook(export, workbook.add_worksheet())?;
    }
    Ok(())
}

/// The most decimals that anything of this event is shown with.
fn most_decimals(live: &Live) -> usize {
    let boards = live.book().boards().filter_map(|(at, _)| live.system(at)).map(|system| system.decimals);
    boards.chain([live.rules().decimals, look::DEFAULT_DECIMALS]).max().unwrap_or_default()
}

impl Export<'_> {
    /// Whether the scores of a round are kept from the wall: it has begun and may not be posted yet.
    fn is_held_back(&self, round: RoundIx) -> bool {
        let boards = self.live.book().round(round).map_or(0, |round| round.boards.len());
        let begun = (0..boards).any(|board| self.live.stage(BoardRef::new(round.0, board)) != Stage::NotStarted);
        self.view.posted_only && begun && is_held_back(self.live.book(), self.live.rules(), round)
    }

    /// “Round 5 is held back: its scores are not posted yet, and not counted here.”
    fn held_back_in_words(&self) -> Vec<String> {
        let rounds = self.live.book().rounds.iter().enumerate();
        let held: Vec<String> =
            rounds.filter(|(at, _)| self.is_held_back(RoundIx(*at))).map(|(_, round)| round.title()).collect();
        match held.len() {
            0 => Vec::new(),
            1 => vec![format!("{} is held back: its scores are not posted yet, and do not count here.", held[0])],
            _ => vec![format!(
                "{} are held back: their scores are not posted yet, and do not count here.",
                held.join(" and ")
            )],
        }
    }

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
