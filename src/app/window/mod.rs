//! [`Topboard`], the state of the window, and one frame of it. The other files of this folder run its commands.

use std::collections::HashMap;
use std::path::PathBuf;

use eframe::egui;
use eframe::egui::{Key, Ui};

use crate::app::command::Command;
use crate::app::dialogs::draw::DrawDialog;
use crate::app::dialogs::draw_certificate::CertificateDialog;
use crate::app::dialogs::gunboat_schedule::EliminationDialog;
use crate::app::dialogs::import_preview::ImportPreview;
use crate::app::dialogs::list_chooser::ListChooser;
use crate::app::dialogs::paste_results::PasteResultsDialog;
use crate::app::dialogs::text_form::TextForm;
use crate::app::dialogs::typed_path_dialog::PathField;
use crate::app::files::FilePurpose;
use crate::app::files::reader::FileReader;
use crate::app::files::writer::FileWriter;
use crate::app::grid::{CellPos, GridState};
use crate::app::open_document::OpenDocument;
use crate::app::shell::{drop_hint, formula_bar, menu_bar, notification, status_bar, tab_strip};
use crate::app::view_cache::ViewCache;
use crate::app::views::awards::AwardsTabContent;
use crate::app::views::history::HistoryState;
use crate::app::views::ladder::LadderState;
use crate::app::views::roll_call::RollCallState;
use crate::app::views::rules::RulesState;
use crate::app::views::standings::{CachedTable, SortOrder, WhatIfState};
use crate::app::views::teams::TeamsTabContent;
use crate::app::views::top_board::TopBoardTabContent;
use crate::app::views::{Tab, players, round};
use crate::app::{InitialBook, grid};
use crate::book::{BoardRef, Book, CellAddress, Edit, PersonId, Power, RoundIx, SeatRef};
use crate::engine::Engine;
use crate::notices::StandingsOptions;
use crate::scoring::Explanation;
use crate::standings::RulesField;
use crate::store::{BookStore, OpenedBook};

mod active_sheet;
mod book_recovery_and_closing;
mod change_reason_bar;
mod command_dispatch;
mod dialog_actions;
mod draw_commands;
mod draw_planning_commands;
mod file_commands;
mod find_chooser;
mod frame_texts;
mod history_tab_commands;
mod incident_and_notebook_commands;
mod ladder_commands;
mod prize_commands;
mod ruleset_commands;
mod scoring_commands;
mod seat_commands;
mod standings_commands;

/// The smallest zoom, the largest zoom and the step.
const ZOOM: (f32, f32, f32) = (0.5, 2.5, 0.1);

#[allow(clippy::struct_excessive_bools, reason = "switches of the view that do not depend on each other")]
/// The window. [`Topboard::ui`] draws one frame. It does not need a window of the system, so tests can use it.
#[derive(Debug)]
pub struct Topboard {
    document: OpenDocument,
    view_cache: ViewCache,
    tab: Tab,
    scroll_to_tab: bool,
    grids: HashMap<Tab, GridState>,
    round_layout: Option<(RoundLayoutKey, round::RoundLayout)>,
    /// Whether the yearly counts of a round are shown, for rounds where the user chose it.
    yearly_counts_shown: HashMap<RoundIx, bool>,
    /// The visible columns of the players.
    player_columns: players::PlayerColumns,
    /// Whether the user asked for all columns of the players.
    all_columns: bool,
    /// The board of the next line of the notebook, “R2 C”.
    note_location: String,
    /// The width of the sheet in points.
    sheet_width: f32,
    sort: SortOrder,
    /// The view and the groups of the standings in view.
    standings_options: StandingsOptions,
    standings: CachedTable,
    top_board: TopBoardTabContent,
    teams: TeamsTabContent,
    awards: AwardsTabContent,
    ladder: LadderState,
    /// The open what-if.
    what_if: Option<WhatIfState>,
    zoom: f32,
    show_problems: bool,
    show_table: bool,
    dialog: Option<Dialog>,
    /// The dialog that was open when the user asked to quit.
    interrupted_dialog: Option<Dialog>,
    /// The notification across the window, and whether it is an error.
    notification: Option<(String, bool)>,
    /// The result of the last command, in the status bar.
    status_message: String,
    background_jobs: FileReader,
    file_writer: FileWriter,
    /// The store of the journals, which back up every change.
    book_store: Option<BookStore>,
    /// Whether the first frame looks for an event that was never saved.
    recover_on_start: bool,
    /// The disk problem in the notification.
    shown_disk_problem: Option<String>,
    /// Whether the user closes the book without saving it.
    discarding_changes: bool,
    /// The number of the book in the window; the first one has 0.
    book_number: u64,
    /// Whether paths are typed, because the system has no file dialog.
    typed_paths: bool,
    /// The file to open in the first frame.
    first_file: Option<PathBuf>,
    /// The action that runs after the book is saved.
    after_save: Option<ActionAfterSave>,
    /// The action that runs as soon as no dialog is open.
    next_action: Option<ActionAfterSave>,
    /// Whether the window was told to close.
    closing: bool,
    window_title: String,
    /// The sums of the selection in the status bar.
    selection_sums: Option<(SelectionSumsKey, String)>,
    /// The position of the problem that the next F8 goes to.
    next_problem: usize,
    /// The explanation of the score at the cursor, with its revision, seat and column.
    seat_explanation: Option<((u64, SeatRef, usize), Explanation)>,
    rules: RulesState,
    history: HistoryState,
    reason_bar: change_reason_bar::ReasonBar,
    /// The past state that waits for a file name to be saved under.
    past_copy: Option<Book>,
    roll_call: RollCallState,
    /// The first seat of a swap, which the user has marked.
    marked_seat: Option<SeatRef>,
    /// The swap of two seats while one is dragged onto the other.
    dragged_swap: Option<seat_commands::Swap>,
}

/// The values that the layout of a round depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
struct RoundLayoutKey {
    revision: u64,
    round: RoundIx,
    years: bool,
    width: f32,
    zoom: f32,
}

/// The values that the sums of the selection depend on: revision, tab, cells, blocks side by side.
type SelectionSumsKey = (u64, Tab, grid::CellRange, usize);

/// The open dialog.
#[derive(Debug)]
enum Dialog {
    Chooser(ListChooser<ChooserItem>),
    PathField(PathField),
    PasteResults(PasteResultsDialog),
    ImportPreview(Box<ImportPreview>),
    Form(TextForm<FormPurpose>),
    /// The chosen ruleset by name, with the question whether to set up its rounds.
    RoundSetup(String),
    Draw(Box<DrawDialog>),
    SwapSeats(Box<seat_commands::Swap>),
    Certificate(CertificateDialog),
    EliminationDraw(Box<EliminationDialog>),
    /// The question whether to save the changes; the action that runs next.
    UnsavedChanges(ActionAfterSave),
    /// The file to be imported is a Topboard book.
    FileIsBook(PathBuf),
    /// The question whether a passed draw vote ends its game; the edit that ends it.
    EndGameInDraw(String, Box<Edit>),
    /// The window closes after all files are written.
    Closing,
    Shortcuts,
    About,
}

/// The meaning of an item in a list chooser.
#[derive(Clone, Copy, Debug)]
enum ChooserItem {
    Command(Command),
    Tab(Tab),
    Address(CellAddress),
    /// A line of the notebook.
    Note(usize),
    /// A scoring system, by its position in the library.
    System(usize),
    /// A ruleset to show, by its position among the rulesets.
    ShowRules(usize),
    /// A ruleset to use for the event, by its position among the rulesets.
    UseRules(usize),
    /// A scoring system for a field of the ruleset in view.
    RulesetSystem(RulesField, usize),
    /// The scoring system of a round: a system of the library, or the event's.
    RoundSystem(RoundIx, Option<usize>),
    /// The scoring system of a board: a system of the library, or its round's.
    BoardSystem(BoardRef, Option<usize>),
    /// A player who starts or stops to wait for a team.
    WantsTeam(PersonId),
    /// The standings after this number of rounds; all rounds if `None`.
    StandingsAfter(Option<usize>),
    /// The groups of the standings, by their position among the choices.
    Groups(usize),
    /// A ladder to use, by its position among the ladders.
    Ladder(usize),
    /// The ladder after this number of events; all events if `None`.
    LadderAfterEvent(Option<usize>),
    /// A board for a what-if.
    WhatIf(BoardRef),
    /// The round of the roll call.
    RollCallRound(RoundIx),
    /// The first round and the number of rounds to draw together.
    DrawRounds(RoundIx, usize),
    /// A round to draw with boards of six, without a player for this power.
    BoardsOfSix(RoundIx, Power),
    /// A recorded draw of a round to restore, by its position.
    RestoreDraw(RoundIx, usize),
    /// A recorded draw of a round to repeat, by its position.
    ReplayDraw(RoundIx, usize),
    /// A player who comes late.
    Latecomer(RoundIx, PersonId),
}

/// The purpose of a text form.
#[derive(Clone, Copy, Debug)]
enum FormPurpose {
    Event,
    Round(RoundIx),
    Score(SeatRef),
    /// The year, the date and the ties of the ladder.
    LadderYear,
    /// The pairs of players who should not share a board.
    Separations,
    /// The table of adjacent powers.
    AdjacentPowers,
    /// The draw of scratch teams.
    ScratchTeams,
}

/// The action that waits for the question about unsaved changes. Each one closes the book in the window.
#[derive(Debug)]
enum ActionAfterSave {
    NewBook,
    /// Shows a book that was opened.
    ShowBook(Box<OpenedBook>, PathBuf),
    /// Shows the contents of a workbook as a new book.
    AcceptImport(Box<ImportPreview>),
    Quit,
}

impl Topboard {
    /// A window that opens with this book.
    pub fn new(start: InitialBook) -> Self {
        let (engine, title, first_file) = match start {
            InitialBook::Empty => (Engine::new(Book::default()), String::new(), None),
            InitialBook::File(path) => (Engine::new(Book::default()), String::new(), Some(path)),
            InitialBook::Loaded(engine, title) => (*engine, title, None),
        };
        let mut document = OpenDocument::unsaved(engine, title);
        if document.engine.book() != &Book::default() {
            document.mark_unsaved();
        }
        let mut window = Topboard {
            document,
            view_cache: ViewCache::default(),
            tab: Tab::Players,
            scroll_to_tab: true,
            grids: HashMap::new(),
            round_layout: None,
            yearly_counts_shown: HashMap::new(),
            player_columns: players::PlayerColumns::new(&ViewCache::default(), false),
            all_columns: false,
            note_location: String::new(),
            sheet_width: 900.0,
            sort: SortOrder::default(),
            standings_options: StandingsOptions::default(),
            standings: CachedTable::default(),
            top_board: TopBoardTabContent::default(),
            teams: TeamsTabContent::default(),
            awards: AwardsTabContent::default(),
            ladder: LadderState::default(),
            what_if: None,
            zoom: 1.0,
            show_problems: true,
            show_table: true,
            dialog: None,
            interrupted_dialog: None,
            notification: None,
            status_message: String::new(),
            background_jobs: FileReader::default(),
            file_writer: FileWriter::default(),
            book_store: None,
            recover_on_start: false,
            shown_disk_problem: None,
            discarding_changes: false,
            book_number: 0,
            typed_paths: false,
            first_file,
            after_save: None,
            next_action: None,
            closing: false,
            window_title: String::new(),
            selection_sums: None,
            next_problem: 0,
            seat_explanation: None,
            rules: RulesState::default(),
            history: HistoryState::default(),
            reason_bar: change_reason_bar::ReasonBar::default(),
            past_copy: None,
            roll_call: RollCallState::default(),
            marked_seat: None,
            dragged_swap: None,
        };
        window.go_to_first_round();
        window
    }

    /// Backs up every change at once in this store, and recovers an event that was left there unsaved.
    #[must_use]
    pub fn with_book_store(mut self, store: BookStore) -> Self {
        self.document.start_journal(&store);
        self.recover_on_start = self.first_file.is_none() && !self.document.is_changed();
        self.book_store = Some(store);
        self
    }

    /// Asks for paths by typing, as on a system without a file dialog.
    #[must_use]
    pub fn with_typed_paths(mut self) -> Self {
        self.typed_paths = true;
        self
    }

    /// The book in view with everything computed from it.
    pub fn engine(&self) -> &Engine {
        &self.document.engine
    }

    /// The tab in view.
    pub fn tab(&self) -> Tab {
        self.tab
    }

    /// Whether the book has unsaved changes.
    pub fn is_changed(&self) -> bool {
        self.document.is_changed()
    }

    /// Waits until all files are written.
    pub fn finish_writing(&mut self, ctx: &egui::Context) {
        self.close_document(ctx);
        drop(std::mem::take(&mut self.file_writer));
    }

    /// Draws the window, and runs the commands of this frame.
    pub fn ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        if let Some(path) = self.first_file.take() {
            self.use_file(&ctx, FilePurpose::Open, path);
        }
        if std::mem::take(&mut self.recover_on_start)
            && let Some(store) = self.book_store.clone()
        {
            self.background_jobs.find_unsaved_book(&ctx, store);
        }
        self.take_finished_jobs(&ctx);
        self.show_disk_problem();
        self.take_dropped_files(&ctx);
        self.ladder.set_context(&ctx);
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
            if self.background_jobs.is_choosing()
                && !typing
                && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, Key::Escape))
            {
                self.background_jobs.cancel();
                self.after_save = None;
            }
            // Escape closes an open menu first.
            let escape_is_free = !typing && !egui::Popup::is_any_open(&ctx);
            if self.notification.is_some()
                && escape_is_free
                && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, Key::Escape))
            {
                self.notification = None;
            }
            if self.restore_key_pressed(&ctx) {
                self.execute(&ctx, Command::RestorePastState);
            }
            if escape_is_free && ctx.input(|i| i.key_pressed(Key::Escape)) && self.leave_innermost_view() {
                ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, Key::Escape));
            }
        }
        self.refresh();

        let chosen =
            menu_bar::show_menu_bar(ui, |command| self.can_execute(command), |command| self.command_label(command));
        commands.extend(chosen);
        let texts = self.formula_bar_texts();
        formula_bar::show_formula_bar(ui, &texts);
        if let Some((text, wrong)) = &self.notification
            && notification::show_notification(ui, text, *wrong)
        {
            self.notification = None;
        }
        let status = self.status_bar_texts();
        let response = status_bar::show_status_bar(ui, &status);
        commands.extend(response.command);
        if response.cancel {
            self.background_jobs.cancel();
            self.after_save = None;
            "cancelled".clone_into(&mut self.status_message);
        }
        let (tab, chosen) =
            tab_strip::show_tab_strip(ui, &self.document.engine, self.tab, std::mem::take(&mut self.scroll_to_tab));
        commands.extend(chosen);
        if let Some(tab) = tab {
            let tab = if matches!(tab, Tab::Ladder(_)) { Tab::Ladder(self.ladder.page) } else { tab };
            self.open_tab(tab);
        }
        commands.extend(self.show_side_panel(ui));
        commands.extend(self.show_sheet(ui));
        if ctx.input(|input| !input.raw.hovered_files.is_empty()) {
            drop_hint::show_drop_hint(&ctx);
        }
        self.show_dialog(&ctx);
        for command in commands {
            self.execute(&ctx, command);
            ctx.request_repaint();
        }
        self.document.record_changes(&ctx);
        self.update_window_title(&ctx);
    }

    /// Chooses the columns of the players. The column at the cursor stays even if it is not needed any more, unless the
    /// user asked for the change.
    fn choose_columns(&mut self, asked_by_user: bool) {
        let columns = players::PlayerColumns::new(&self.view_cache, self.all_columns);
        if columns == self.player_columns {
            return;
        }
        if let Some(state) = self.grids.get_mut(&Tab::Players) {
            if !asked_by_user
                && self.tab == Tab::Players
                && self.player_columns.is_missing_in(state.cursor().column, &columns)
            {
                return;
            }
            state.remap(|at| {
                Some(CellPos { row: at.row, column: columns.position_from(&self.player_columns, at.column) })
            });
        }
        self.player_columns = columns;
    }

    /// Updates everything that is computed from the book.
    fn refresh(&mut self) {
        let engine = &self.document.engine;
        self.view_cache.refresh(engine);
        let existing_tab = self.tab.or_nearest(engine);
        self.choose_columns(false);
        if existing_tab != self.tab {
            self.open_tab(existing_tab);
        }
        if self.tab == Tab::RollCall {
            self.roll_call.refresh(&self.document.engine, &self.view_cache);
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
