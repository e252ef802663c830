//! A formatted workbook, ready for the notice board, that reads back as the same book.
//!
//! A sheet per round with a block per board, the standings, what hangs beside them, and the lists that hold the rest of the
//! book; the words are those of [`crate::own_workbook::labels`]. Numbers are written with all their digits and shown rounded, scores and
//! sums are live formulas with their results beside them, and every text of the director's is written as text, whatever it
//! looks like.
//!
//! Nothing here reads files, knows the time or computes a score: bytes come out, the same for the same arguments.

mod board_remarks;
mod cell_formats;
mod cell_writer;
mod hidden_lists;
mod ladder;
mod print_setup;
mod prize_sheets;
mod result_formulas;
mod round_sheet;
mod sheet_names;
mod standings_sheet;
mod standings_table;

use std::collections::HashMap;

use jiff::civil::DateTime;
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook, XlsxError};
use thiserror::Error;

use crate::book::{BoardRef, RoundIx, SeatRef, Stage};
use crate::engine::Engine;
use crate::notices::{Groups, Notice};
use crate::own_workbook::hidden_facts;
use crate::publish::xlsx::cell_formats::Look;
use crate::publish::xlsx::cell_writer::Address;
use crate::standings::{View, is_held_back};

pub use ladder::write_ladder;
pub use print_setup::Paper;

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
        MOST = cell_writer::MOST_TEXT
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
    engine: &'a Engine,
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
pub fn write_workbook(engine: &Engine, options: &ExportOptions) -> Result<Vec<u8>, ExportError> {
    let mut export = Export {
        engine,
        options,
        look: Look::new(most_decimals(engine)),
        sheets: sheet_names::round_sheets(&engine.book().rounds),
        scores: HashMap::new(),
        counts: HashMap::new(),
        view: View { posted_only: options.held_back == HeldBack::Hidden, ..View::default() },
    };
    let mut workbook = Workbook::new();
    workbook.set_properties(&export.properties()?);
    for round in 0..export.sheets.len() {
        round_sheet::write(&mut export, workbook.add_worksheet(), round)?;
    }
    let table = standings_sheet::notice(&export, Groups::Together);
    let standings_sheet = workbook.add_worksheet();
    standings_sheet::write(&export, standings_sheet, &table)?;
    if export.is_held_back(RoundIx(0)) {
        // A workbook cannot open on a sheet that is hidden.
        standings_sheet.set_active(true).set_first_tab(true);
    }
    write_beside(&export, &mut workbook, &table)?;
    hidden_lists::write_players(&export, workbook.add_worksheet())?;
    hidden_lists::write_event(&export, workbook.add_worksheet())?;
    if !engine.book().systems.is_empty() {
        hidden_lists::write_systems(&export, workbook.add_worksheet())?;
    }
    if !engine.book().rulesets.is_empty() {
        hidden_lists::write_rulesets(&export, workbook.add_worksheet())?;
    }
    let facts = hidden_facts::of(engine.book());
    if !facts.is_empty() {
        hidden_lists::write_facts(&export, workbook.add_worksheet(), &facts)?;
    }
    if !engine.book().published.is_empty() {
        hidden_lists::write_published(&export, workbook.add_worksheet())?;
    }
    if !engine.book().unplaced.is_empty() {
        hidden_lists::write_unplaced(&export, workbook.add_worksheet())?;
    }
    Ok(workbook.save_to_buffer()?)
}

/// Writes the sheets that are there only when there is something to show.
fn write_beside(export: &Export<'_>, workbook: &mut Workbook, table: &Notice) -> Result<(), ExportError> {
    let book = export.engine.book();
    if export.engine.rules().groups && book.people.iter().any(|person| !person.group.is_empty()) {
        let groups = standings_sheet::notice(export, Groups::Each);
        standings_sheet::write_groups(export, workbook.add_worksheet(), &groups)?;
    }
    if let Some(found) = prize_sheets::qualification(export) {
        prize_sheets::write_qualification(export, workbook.add_worksheet(), &found)?;
    }
    if export.engine.rules().teams.is_some() && !book.teams.is_empty() {
        prize_sheets::write_teams(export, workbook.add_worksheet(), &table.table)?;
    }
    let awards = prize_sheets::awards(export, &table.table);
    if !awards.is_empty() {
        prize_sheets::write_awards(export, workbook.add_worksheet(), &awards)?;
    }
    if !book.notebook.is_empty() {
        prize_sheets::write_notebook(export, workbook.add_worksheet())?;
    }
    Ok(())
}

/// The most decimals that anything of this event is shown with.
fn most_decimals(engine: &Engine) -> usize {
    let boards = engine.book().boards().filter_map(|(at, _)| engine.system(at)).map(|system| system.decimals);
    boards.chain([engine.rules().decimals, cell_formats::DEFAULT_DECIMALS]).max().unwrap_or_default()
}

impl Export<'_> {
    /// Whether the scores of a round are kept from the wall: it has begun and may not be posted yet.
    fn is_held_back(&self, round: RoundIx) -> bool {
        let boards = self.engine.book().round(round).map_or(0, |round| round.boards.len());
        let begun = (0..boards).any(|board| self.engine.stage(BoardRef::new(round.0, board)) != Stage::NotStarted);
        self.view.posted_only && begun && is_held_back(self.engine.book(), self.engine.rules(), round)
    }

    /// “Round 5 is held back: its scores are not posted yet, and not counted here.”
    fn held_back_in_words(&self) -> Vec<String> {
        let rounds = self.engine.book().rounds.iter().enumerate();
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
            .set_title(self.engine.book().event.name.as_str())
            .set_comment("Made with Topboard, which can read it back")
            .set_creation_datetime(&created))
    }
}
