//! Writes a formatted workbook: the file for players, or the copy for the director, which import reads back as the same
//! book. It has a sheet for each round, the standings and the other notices. Only the copy for the director has hidden
//! lists with the rest of the book. Scores and sums are live formulas. The same arguments give the same bytes.

mod cell_formats;
mod cell_writer;
mod defined_names;
mod explanation_sheet;
mod formula_references;
mod hidden_sheets;
mod ladder;
mod live_marks;
mod notice_sheet;
mod page_breaks;
mod place_formulas;
mod player_result_formulas;
mod plot_chart;
mod posting_workbook;
mod print_setup;
mod prize_sheets;
mod round_sheet;
mod sheet_names;
mod standings_sheet;
mod standings_table;
mod table_cells;
mod table_sheet;

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use std::time::SystemTime;

use jiff::civil::DateTime;
use rust_xlsxwriter::{DocProperties, ExcelDateTime, Workbook};

use crate::book::{BoardRef, RoundIx, SeatRef};
use crate::engine::Engine;
use crate::languages::sentences::workbook;
use crate::languages::{Language, NoticeLanguages};
use crate::notices::{GroupSelection, StandingsNotice, held_back_sentence, note_lines};
use crate::own_workbook::hidden_facts;
use crate::publish::audience::{Audience, ExportedFile};
use crate::publish::export_error::ExportError;
use crate::publish::paper::Paper;
use crate::publish::players_check;
use crate::publish::xlsx::cell_formats::WorkbookFormats;
use crate::publish::xlsx::cell_writer::CellLocation;
use crate::publish::xlsx::defined_names::DefinedNames;
use crate::publish::xlsx::explanation_sheet::Explanation;
use crate::publish::xlsx::print_setup::SheetPaper;
use crate::publish::xlsx::round_sheet::RoundLayout;
use crate::standings::StandingsScope;

pub use ladder::write_ladder;
pub use posting_workbook::{WorkbookNotice, write_posting_workbook};

/// How a workbook is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportOptions {
    /// The paper it is printed on.
    pub paper: Paper,
    /// The time of the export, for the file's properties and the foot of every page. Without it the foot has no time and
    /// the properties hold a fixed date, and the same book gives the same bytes.
    pub created: Option<DateTime>,
    pub scores: ScoreCells,
    pub audience: Audience,
}

impl ExportOptions {
    /// The options of a copy for the director.
    pub fn for_director() -> ExportOptions {
        ExportOptions { audience: Audience::Director, ..ExportOptions::default() }
    }

    /// The properties of a file with this title.
    fn properties(&self, title: &str) -> Result<DocProperties, ExportError> {
        let created = match self.created {
            Some(at) => {
                ExcelDateTime::from_ymd(at.year().unsigned_abs(), at.month().unsigned_abs(), at.day().unsigned_abs())?
                    .and_hms(at.hour().unsigned_abs().into(), at.minute().unsigned_abs(), f64::from(at.second()))?
            }
            // The year of the first postal game. Any fixed date would do.
            None => ExcelDateTime::from_ymd(1963, 5, 1)?,
        };
        Ok(DocProperties::new().set_title(title).set_creation_datetime(&created))
    }
}

/// What the cells of computed scores contain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ScoreCells {
    /// Formulas over the supply centres, with their values for programs that do not calculate.
    #[default]
    Formulas,
    /// The values only.
    Values,
}

/// The data that all sheets share.
struct WorkbookExport<'a> {
    engine: &'a Engine,
    options: &'a ExportOptions,
    /// The languages of the sheets. An export is read back by its words, which are English.
    languages: NoticeLanguages,
    /// The paper of the sheet that is written next.
    paper: SheetPaper,
    formats: WorkbookFormats,
    /// The names of the rounds' sheets, in the order of the rounds.
    sheets: Vec<String>,
    /// The cell of the score that counts for a seat.
    scores: HashMap<SeatRef, CellLocation>,
    /// The cell of the final supply centres of a seat.
    counts: HashMap<SeatRef, CellLocation>,
    /// The games that the tables count.
    view: StandingsScope,
    /// The rounds that are held back. They have no sheet.
    held_back: Vec<RoundIx>,
    /// The layouts of the rounds whose sheets are written next, by their positions.
    round_layouts: BTreeMap<usize, RoundLayout>,
    /// The lines of the notes that are written below the boards.
    notes: BTreeMap<BoardRef, Vec<String>>,
    /// Whether the workbook has the sheet of the standings.
    has_standings: bool,
    /// The working cells, where they have a sheet of their own. Otherwise they are beside the printed area.
    explanation: Option<Rc<RefCell<Explanation>>>,
    /// The names of the tables that are written.
    defined: DefinedNames,
}

/// Writes the event as an .xlsx file for the audience of the options.
pub fn write_workbook(engine: &Engine, options: &ExportOptions) -> Result<ExportedFile, ExportError> {
    match options.audience {
        Audience::Director => Ok(ExportedFile::for_director(write_sheets(engine, Vec::new(), options)?)),
        Audience::Players => {
            let view = engine.posted_view();
            let bytes = write_sheets(view.engine(), view.held_back().to_vec(), options)?;
            players_check::check_workbook(&bytes, engine)?;
            Ok(ExportedFile::for_players(bytes, &view))
        }
    }
}

/// Writes the sheets of an engine for players without checking them.
#[cfg(test)]
pub(super) fn write_unchecked(
    engine: &Engine,
    held_back: Vec<RoundIx>,
    options: &ExportOptions,
) -> Result<Vec<u8>, ExportError> {
    write_sheets(engine, held_back, options)
}

/// A workbook without sheets. The library reads the clock for it, and it ends the program if the clock is before 1970.
fn new_workbook(now: SystemTime) -> Result<Workbook, ExportError> {
    if now < SystemTime::UNIX_EPOCH { Err(ExportError::Clock) } else { Ok(Workbook::new()) }
}

/// Writes all sheets. `held_back` are the rounds without a sheet.
fn write_sheets(engine: &Engine, held_back: Vec<RoundIx>, options: &ExportOptions) -> Result<Vec<u8>, ExportError> {
    let mut export = WorkbookExport::new(engine, held_back, options, NoticeLanguages::default());
    let mut workbook = new_workbook(SystemTime::now())?;
    workbook.set_properties(&export.properties()?);
    // The sheets follow the numbers of the rounds, and the list of rounds may be in another order.
    let rounds = engine.book().rounds_by_number().into_iter().map(|(_, round)| round);
    let rounds: Vec<RoundIx> = rounds.filter(|round| !export.held_back.contains(round)).collect();
    let paper = export.paper.clone();
    round_sheet::lay_out(&mut export, rounds.iter().map(|round| (*round, paper.clone())));
    for round in rounds {
        round_sheet::write(&mut export, workbook.add_worksheet(), round.0)?;
    }
    let table = standings_sheet::notice(&export, GroupSelection::Together);
    // A reader who opens the file wants the standings first.
    standings_sheet::write(&export, workbook.add_worksheet().set_active(true), &table)?;
    write_beside(&export, &mut workbook, &table)?;
    if options.audience == Audience::Director {
        write_hidden(&export, &mut workbook)?;
    }
    export.defined.define(&mut workbook)?;
    Ok(workbook.save_to_buffer()?)
}

/// Writes the hidden lists with the rest of the book.
fn write_hidden(export: &WorkbookExport<'_>, workbook: &mut Workbook) -> Result<(), ExportError> {
    let book = export.engine.book();
    hidden_sheets::write_players(export, workbook.add_worksheet())?;
    hidden_sheets::write_event(export, workbook.add_worksheet())?;
    if !book.systems.is_empty() {
        hidden_sheets::write_systems(export, workbook.add_worksheet())?;
    }
    if !book.rulesets.is_empty() {
        hidden_sheets::write_rulesets(export, workbook.add_worksheet())?;
    }
    let facts = hidden_facts::collect_facts(book);
    if !facts.is_empty() {
        hidden_sheets::write_facts(export, workbook.add_worksheet(), &facts)?;
    }
    if !book.published_standings.is_empty() {
        hidden_sheets::write_published(export, workbook.add_worksheet())?;
    }
    if !book.unplaced_cells.is_empty() {
        hidden_sheets::write_unplaced(export, workbook.add_worksheet())?;
    }
    Ok(())
}

/// Writes the sheets beside the standings that have something to show.
fn write_beside(
    export: &WorkbookExport<'_>,
    workbook: &mut Workbook,
    table: &StandingsNotice,
) -> Result<(), ExportError> {
    let book = export.engine.book();
    if export.engine.rules().groups && book.people.iter().any(|person| !person.group.is_empty()) {
        let groups = standings_sheet::notice(export, GroupSelection::Each);
        standings_sheet::write_groups(export, workbook.add_worksheet(), &groups)?;
    }
    if let Some(found) = prize_sheets::qualification(export) {
        prize_sheets::write_qualification(export, workbook.add_worksheet(), &found)?;
    }
    if let Some(teams) = prize_sheets::teams(export, &table.table).filter(|_| !book.teams.is_empty()) {
        prize_sheets::write_teams(export, workbook.add_worksheet(), &teams, table)?;
    }
    if let Some(awards) = prize_sheets::awards(export, &table.table) {
        prize_sheets::write_awards(export, workbook.add_worksheet(), &awards)?;
    }
    if !book.notebook.is_empty() {
        prize_sheets::write_notebook(export, workbook.add_worksheet())?;
    }
    Ok(())
}

/// The most decimals of any number of this event.
fn most_decimals(engine: &Engine) -> usize {
    let boards = engine.book().boards().filter_map(|(at, _)| engine.system(at)).map(|system| system.decimals);
    boards.chain([engine.rules().decimals, cell_formats::DEFAULT_DECIMALS]).max().unwrap_or_default()
}

impl<'a> WorkbookExport<'a> {
    fn new(
        engine: &'a Engine,
        held_back: Vec<RoundIx>,
        options: &'a ExportOptions,
        languages: NoticeLanguages,
    ) -> Self {
        WorkbookExport {
            engine,
            options,
            languages,
            paper: SheetPaper::of_export(options),
            formats: WorkbookFormats::new(most_decimals(engine), languages.first, 1.0),
            sheets: sheet_names::round_sheets(&engine.book().rounds, languages.first),
            scores: HashMap::new(),
            counts: HashMap::new(),
            view: StandingsScope { posted_only: options.audience == Audience::Players, ..StandingsScope::default() },
            held_back,
            round_layouts: BTreeMap::new(),
            notes: match options.audience {
                Audience::Players => BTreeMap::new(),
                Audience::Director => {
                    engine.book().boards().map(|(at, board)| (at, note_lines(board, languages.first))).collect()
                }
            },
            has_standings: true,
            explanation: None,
            defined: DefinedNames::default(),
        }
    }

    /// The next sheets are for this paper.
    fn set_paper(&mut self, paper: SheetPaper) {
        if paper.size != self.paper.size {
            self.formats = WorkbookFormats::new(most_decimals(self.engine), self.language(), paper.enlarged());
        }
        self.paper = paper;
    }

    /// The language of what is said once: names of sheets, powers, figures.
    fn language(&self) -> Language {
        self.languages.first
    }

    /// A text in the languages of the sheets.
    fn text(&self, of: impl Fn(Language) -> String) -> String {
        self.languages.text(of)
    }

    /// The sentence about the rounds that are held back, for the readers of a sheet.
    fn held_back_sentence(&self) -> Option<String> {
        held_back_sentence(&self.held_back, self.engine, self.language())
    }

    fn properties(&self) -> Result<DocProperties, ExportError> {
        let comment = match self.options.audience {
            Audience::Players => workbook::made_with(self.language()),
            Audience::Director => {
                "Copy for the director, made with Topboard, which can read it back. Not for posting".to_owned()
            }
        };
        Ok(self.options.properties(&self.engine.book().event.name)?.set_comment(comment))
    }
}
