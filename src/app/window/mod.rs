//! The window's state, and what each command does with it.

use std::collections::HashMap;
use std::path::PathBuf;

use eframe::egui;
use eframe::egui::{Key, Ui};

use crate::app::background::{FilePurpose, BackgroundJobs};
use crate::app::command::Command;
use crate::app::dialogs::draw::DrawDialog;
use crate::app::dialogs::draw_certificate::CertificateDialog;
use crate::app::dialogs::elimination_draw::EliminationDialog;
use crate::app::dialogs::import_preview::ImportPreview;
use crate::app::dialogs::list_chooser::ListChooser;
use crate::app::dialogs::paste_results::PasteResultsDialog;
use crate::app::dialogs::path_field::PathField;
use crate::app::dialogs::text_form::TextForm;
use crate::app::file_writer::FileWriter;
use crate::app::grid::{CellPos, GridState};
use crate::app::open_document::OpenDocument;
use crate::app::shell::bars;
use crate::app::view_cache::ViewCache;
use crate::app::views::awards::AwardSheet;
use crate::app::views::history::HistoryState;
use crate::app::views::ladder::LadderState;
use crate::app::views::roll_call::RollCallState;
use crate::app::views::rules::RulesState;
use crate::app::views::standings::{CachedTable, SortOrder, WhatIfState};
use crate::app::views::teams::TeamSheet;
use crate::app::views::top_board::TopSheet;
use crate::app::views::{Tab, players, round};
use crate::app::{StartWith, grid};
use crate::book::{BoardRef, Book, CellAddress, Edit, PersonId, Power, RoundIx, SeatRef};
use crate::engine::Engine;
use crate::notices::StandingsOptions;
use crate::scoring::Explanation;
use crate::standings::RulesField;
use crate::store::{BookStore, OpenedBook};

mod change_reasons;
mod draw_commands;
mod draw_history_commands;
mod file_commands;
mod find;
mod history_commands;
mod journal_status;
mod ladder_commands;
mod prize_commands;
mod record_commands;
mod round_repair;
mod ruleset_commands;
mod run_command;
mod scoring_commands;
mod sheet_in_view;
mod show_dialogs;
mod standings_commands;
mod status_texts;

pub(super) use sheet_in_view::grid_palette;
pub(super) use standings_commands::TotalExplanation;

/// The smallest and the largest zoom, and the step between.
const ZOOM: (f32, f32, f32) = (0.5, 2.5, 0.1);

#[allow(clippy::struct_excessive_bools, reason = "switches of the view that do not depend on each other")]
/// The window. [`Topboard::ui`] draws a frame of it and needs nothing of the system's window, so that tests drive it.
#[derive(Debug)]
pub struct Topboard {
    document: OpenDocument,
    digest: ViewCache,
    tab: Tab,
    tab_moved: bool,
    grids: HashMap<Tab, GridState>,
    layout: Option<(RoundLayoutKey, round::RoundLayout)>,
    /// Whether the yearly counts of a round are shown, where that was said.
    years: HashMap<RoundIx, bool>,
    /// The columns of the players, and whether that is all there are.
    columns: players::PlayerColumns,
    all_columns: bool,
    /// The board that the next line of the notebook is about, “R2 C”.
    note_place: String,
    /// The width of the sheet, in points.
    width: f32,
    sort: SortOrder,
    /// How the standings are looked at.
    look: StandingsOptions,
    standings: CachedTable,
    top: TopSheet,
    teams: TeamSheet,
    awards: AwardSheet,
    ladder: LadderState,
    /// An end of a board that is supposed.
    what_if: Option<WhatIfState>,
    zoom: f32,
    show_problems: bool,
    show_table: bool,
    dialog: Option<Dialog>,
    /// What the question before closing came in front of.
    behind: Option<Dialog>,
    /// A sentence across the window, and whether it is an error.
    notice: Option<(String, bool)>,
    said: String,
    worker: BackgroundJobs,
    writer: FileWriter,
    /// Where what is typed is kept until it is saved.
    shelf: Option<BookStore>,
    /// Whether an event that was never saved is to be looked for.
    look_for_unsaved: bool,
    /// What was last told of the disk.
    trouble: Option<String>,
    /// Whether the book is left without saving it.
    leaving: bool,
    /// How many books have been in the window before this one.
    number: u64,
    /// Whether files are named by typing only, because there is no dialog to choose them in.
    typed_paths: bool,
    /// The file to open first.
    first: Option<PathBuf>,
    /// What is to follow once the book is saved.
    after_save: Option<ActionAfterSave>,
    /// What follows as soon as nobody is asked anything.
    next: Option<ActionAfterSave>,
    closing: bool,
    title: String,
    sums: Option<(SelectionSumsKey, String)>,
    problem_at: usize,
    /// How the score under the cursor came about, and what that depends on.
    why: Option<((u64, SeatRef, usize), Explanation)>,
    rules: RulesState,
    history: HistoryState,
    reason_bar: change_reasons::ReasonBar,
    /// The state of the past that is to be saved under a name that is asked for.
    past_copy: Option<Book>,
    roll: RollCallState,
    /// The seat whose player is to change places with another.
    marked: Option<SeatRef>,
    /// Two seats of which one is being dragged onto the other.
    dragged: Option<round_repair::Swap>,
}

/// What a round's layout depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct RoundLayoutKey {
    revision: u64,
    round: RoundIx,
    years: bool,
    width: f32,
    zoom: f32,
}

/// What the sums in the status line depend on.
type SelectionSumsKey = (u64, Tab, grid::CellRange, usize);

#[derive(Debug)]
enum Dialog {
    Choose(ListChooser<ChooserItem>),
    Path(PathField),
    Paste(PasteResultsDialog),
    Preview(Box<ImportPreview>),
    Form(TextForm<FormPurpose>),
    /// The rules that were chosen, by name, and whether their rounds are to be set up.
    Ready(String),
    Draw(Box<DrawDialog>),
    Swap(Box<round_repair::Swap>),
    Worth(CertificateDialog),
    Elimination(Box<EliminationDialog>),
    /// Something would be lost; what is to follow.
    Unsaved(ActionAfterSave),
    /// What was to be imported is a book of its own.
    IsBook(PathBuf),
    /// Whether a draw that passed ends its game: what to ask, and what then follows.
    EndInDraw(String, Box<Edit>),
    /// The window closes as soon as everything is written.
    Closing,
    Shortcuts,
    About,
}

/// What a line of a list stands for.
#[derive(Clone, Copy, Debug)]
enum ChooserItem {
    Command(Command),
    Tab(Tab),
    Place(CellAddress),
    /// A line of the notebook.
    Note(usize),
    /// A scoring system, by its position in the library.
    System(usize),
    /// A ruleset to be shown, by its position among the rulesets.
    ShowRules(usize),
    /// A ruleset to play by, by its position among the rulesets.
    Rules(usize),
    /// A scoring system for a field of the ruleset in view.
    RulesSystem(RulesField, usize),
    /// How a round is scored: a system of the library, or as the event is.
    RoundSystem(RoundIx, Option<usize>),
    /// How a board is scored: a system of the library, or as its round is.
    BoardSystem(BoardRef, Option<usize>),
    /// Somebody who waits for a team, or no longer.
    WantsTeam(PersonId),
    /// The standings after so many rounds.
    After(Option<usize>),
    /// Whose table, by its position among those that can be chosen.
    Groups(usize),
    /// A ladder to compile by, by its position among the ladders.
    Ladder(usize),
    /// The ladder after so many events.
    AfterEvent(Option<usize>),
    /// A board whose end is to be supposed.
    WhatIf(BoardRef),
    /// The round that is called.
    Called(RoundIx),
    /// So many rounds to draw together, from one on.
    DrawRounds(RoundIx, usize),
    /// A round drawn with nobody for this power on some boards.
    Six(RoundIx, Power),
    /// A draw of a round, by its position.
    BringBack(RoundIx, usize),
    /// The same, to be made again.
    DrawAgain(RoundIx, usize),
    /// Somebody who comes late.
    Joins(RoundIx, PersonId),
}

#[derive(Clone, Copy, Debug)]
enum FormPurpose {
    Event,
    Round(RoundIx),
    Score(SeatRef),
    /// The year, the day and the ties of the ladder.
    LadderYear,
    /// Who should not share a board.
    Apart,
    /// Which powers are adjacent.
    Adjacent,
    /// Scratch teams, with the seed that was offered.
    Scratch,
}

/// What waits for the question about unsaved changes: whatever puts another book in the place of this one.
#[derive(Debug)]
enum ActionAfterSave {
    New,
    /// Shows a book that was read.
    Show(Box<OpenedBook>, PathBuf),
    /// Shows what a workbook holds as a book of its own.
    Accept(Box<ImportPreview>),
    Quit,
}

impl Topboard {
    /// The window as it opens.
    pub fn new(start: StartWith) -> Self {
        let (engine, title, first) = match start {
            StartWith::Empty => (Engine::new(Book::default()), String::new(), None),
            StartWith::File(path) => (Engine::new(Book::default()), String::new(), Some(path)),
            StartWith::Loaded(engine, title) => (*engine, title, None),
        };
        let mut document = OpenDocument::unsaved(engine, title);
        if document.engine.book() != &Book::default() {
            document.mark_unsaved();
        }
        let mut window = Topboard {
            document,
            digest: ViewCache::default(),
            tab: Tab::Players,
            tab_moved: true,
            grids: HashMap::new(),
            layout: None,
            years: HashMap::new(),
            columns: players::PlayerColumns::new(&ViewCache::default(), false),
            all_columns: false,
            note_place: String::new(),
            width: 900.0,
            sort: SortOrder::default(),
            look: StandingsOptions::default(),
            standings: CachedTable::default(),
            top: TopSheet::default(),
            teams: TeamSheet::default(),
            awards: AwardSheet::default(),
            ladder: LadderState::default(),
            what_if: None,
            zoom: 1.0,
            show_problems: true,
            show_table: true,
            dialog: None,
            behind: None,
            notice: None,
            said: String::new(),
            worker: BackgroundJobs::default(),
            writer: FileWriter::default(),
            shelf: None,
            look_for_unsaved: false,
            trouble: None,
            leaving: false,
            number: 0,
            typed_paths: false,
            first,
            after_save: None,
            next: None,
            closing: false,
            title: String::new(),
            sums: None,
            problem_at: 0,
            why: None,
            rules: RulesState::default(),
            history: HistoryState::default(),
            reason_bar: change_reasons::ReasonBar::default(),
            past_copy: None,
            roll: RollCallState::default(),
            marked: None,
            dragged: None,
        };
        window.go_to_first_round();
        window
    }

    /// Keeps everything that is typed, at once and on this shelf, and brings back what was left there.
    #[must_use]
    pub fn keeping(mut self, shelf: BookStore) -> Self {
        self.document.keep_on(&shelf);
        self.look_for_unsaved = self.first.is_none() && !self.document.is_changed();
        self.shelf = Some(shelf);
        self
    }

    /// Names files by typing only, as where the system has no file dialog.
    #[must_use]
    pub fn with_typed_paths(mut self) -> Self {
        self.typed_paths = true;
        self
    }

    /// The book and all that follows from it.
    pub fn engine(&self) -> &Engine {
        &self.document.engine
    }

    /// The tab in view.
    pub fn tab(&self) -> Tab {
        self.tab
    }

    /// Whether closing now would lose something.
    pub fn is_changed(&self) -> bool {
        self.document.is_changed()
    }

    /// Waits until every file that is being written is on its disk.
    pub fn finish_writing(&mut self, ctx: &egui::Context) {
        self.let_go(ctx);
        drop(std::mem::take(&mut self.writer));
    }

    /// Draws the window and does what was asked for in this frame.
    pub fn ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        if let Some(path) = self.first.take() {
            self.with_file(&ctx, FilePurpose::Open, path);
        }
        if std::mem::take(&mut self.look_for_unsaved)
            && let Some(shelf) = self.shelf.clone()
        {
            self.worker.look_for_unsaved(&ctx, shelf);
        }
        self.take_answers(&ctx);
        self.tell_trouble();
        self.take_dropped(&ctx);
        self.ladder.told(&ctx);
        self.ask_before_closing(&ctx);

        let mut commands = Vec::new();
        if self.dialog.is_none() {
            let typing = self.grids.get(&self.tab).is_some_and(GridState::is_editing) || self.is_typing_in_what_if();
            if !typing {
                self.ladder_keys(&ctx);
            }
            commands = Command::pressed(&ctx, typing);
            for command in commands.drain(..) {
                self.execute(&ctx, command);
            }
            if self.worker.is_choosing()
                && !typing
                && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, Key::Escape))
            {
                self.worker.cancel();
                self.after_save = None;
            }
            // A menu that is open is what Escape closes first.
            let free = !typing && !egui::Popup::is_any_open(&ctx);
            if self.notice.is_some() && free && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, Key::Escape)) {
                self.notice = None;
            }
            if self.restores_by_key(&ctx) {
                self.execute(&ctx, Command::RestorePast);
            }
            if free && ctx.input(|i| i.key_pressed(Key::Escape)) && self.step_out() {
                ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, Key::Escape));
            }
        }
        self.refresh();

        let asked = bars::menus(ui, |command| self.can(command), |command| self.word(command));
        commands.extend(asked);
        let line = self.cell_line();
        bars::formula_line(ui, &line);
        if let Some((text, wrong)) = &self.notice
            && bars::notice(ui, text, *wrong)
        {
            self.notice = None;
        }
        let status = self.status();
        let asked = bars::status(ui, &status);
        commands.extend(asked.command);
        if asked.cancel {
            self.worker.cancel();
            self.after_save = None;
            "cancelled".clone_into(&mut self.said);
        }
        let (tab, asked) = bars::tabs(ui, &self.document.engine, self.tab, std::mem::take(&mut self.tab_moved));
        commands.extend(asked);
        if let Some(tab) = tab {
            let tab = if matches!(tab, Tab::Ladder(_)) { Tab::Ladder(self.ladder.page) } else { tab };
            self.open_tab(tab);
        }
        commands.extend(self.side_panel(ui));
        commands.extend(self.sheet(ui));
        if ctx.input(|input| !input.raw.hovered_files.is_empty()) {
            bars::drop_here(&ctx);
        }
        self.show_dialog(&ctx);
        for command in commands {
            self.execute(&ctx, command);
            ctx.request_repaint();
        }
        self.document.keep(&ctx);
        self.name_window(&ctx);
    }

    /// Shows the columns that are needed. The one under the cursor stays even where it is not, unless they were asked to
    /// go.
    fn choose_columns(&mut self, asked: bool) {
        let columns = players::PlayerColumns::new(&self.digest, self.all_columns);
        if columns == self.columns {
            return;
        }
        if let Some(state) = self.grids.get_mut(&Tab::Players) {
            if !asked && self.tab == Tab::Players && self.columns.loses(state.cursor().column, &columns) {
                return;
            }
            state.remap(|at| Some(CellPos { row: at.row, column: columns.follow(&self.columns, at.column) }));
        }
        self.columns = columns;
    }

    /// Brings everything that is kept beside the book up to its revision.
    fn refresh(&mut self) {
        let engine = &self.document.engine;
        self.digest.refresh(engine);
        let within = self.tab.within(engine);
        self.choose_columns(false);
        if within != self.tab {
            self.open_tab(within);
        }
        if self.tab == Tab::RollCall {
            self.roll.refresh(&self.document.engine, &self.digest);
        }
        if self.tab == Tab::Standings {
            self.refresh_standings();
        }
        self.refresh_prizes();
        self.refresh_ladder();
        if self.tab == Tab::Rules {
            self.rules.refresh(&self.document.engine);
        }
        self.refresh_history();
    }
}
