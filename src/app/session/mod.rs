//! [`Session`], everything that belongs to the open book: the document, the state of every tab, the open dialog and
//! the messages. When another book is opened, the session is replaced as a whole.

pub mod cell_note;
mod changed_places;
pub mod choosers;
mod clipboard;
pub mod colour_commands;
mod command_availability;
mod context_menu;
mod correction_reason_bar;
pub mod correction_reason_bar_state;
mod cursor;
mod cut_cells;
mod filter_bar;
pub mod filter_commands;
pub mod find;
mod formula_bar;
pub mod found_places;
pub mod insert_row;
mod navigation;
pub mod open_questions;
mod pasted_block;
pub mod pending;
pub mod posting;
mod problem_steps;
pub mod question_bar;
pub mod refused_text;
mod remembered_view;
pub mod renamed_rounds_and_boards;
pub mod replace;
mod requests;
pub mod ruling_texts;
pub mod seed_source;
mod sheet;
mod shown_rows;
mod side_panel;
mod table_choices;
pub mod table_commands;
mod typing;

use std::collections::{BTreeSet, HashMap};

use crate::app::dialogs::Dialog;
use crate::app::dialogs::window::{AnyDialog, Window};
use crate::app::grid::{CellPos, CellRange, ColumnChoices, GridState};
use crate::app::messages::Messages;
use crate::app::open_document::OpenDocument;
use crate::app::theme::Palette;
use crate::app::view_cache::ViewCache;
use crate::app::views::registry::Views;
use crate::app::views::row_filter::ShownRows;
use crate::app::views::standings::WhatIfState;
use crate::app::views::tab::Tab;
use crate::app::views::view::{RefreshContext, View, ViewContext, ViewSettings};
use crate::book::typed_words::error_sentence;
use crate::book::{BoardRef, Book, CellAddress, Edit, EditError, Problem, StepName, UndoHistory};
use crate::engine::{ClosedRoundChange, Engine, PostedRoundChanges};
use crate::input::TypedNames;
use crate::languages::window_sentences::{session as texts, standings_tab};
use crate::store::takes_unsaved_changes_back;
use changed_places::ChangedPlaces;
pub use context_menu::ContextMenu;
use correction_reason_bar_state::ReasonBar;
use cut_cells::CutCells;
use found_places::FoundPlaces;
use open_questions::{OpenQuestions, ReadFile};
use pasted_block::{LastPaste, PendingPaste};
pub use posting::{
    NoticeGroup, PostingChoices, PostingRequest, PostingSource, PreparationProgress, PreparedNotice, PreparedPosting,
};
use problem_steps::ProblemListing;
use refused_text::RefusedText;
use renamed_rounds_and_boards::{SeenNames, round_names};
use ruling_texts::RulingTexts;
use seed_source::SeedSource;
use table_choices::TableChoices;

/// The revision of the book, the tab, the cells of a selection, and the rows and columns that are not in view.
type SelectedCells = (u64, Tab, Vec<CellRange>, (ShownRows, ColumnChoices));

/// The tab in view with the address at the cursor, or with the position of a cell without an address.
type CursorPlace = (Tab, Result<CellAddress, Option<CellPos>>);

/// The problem that the user went to last.
#[derive(Debug)]
struct VisitedProblem {
    problem: Problem,
    /// Its position in the list of that time. When it is solved, the problem after it has this position.
    position: usize,
    /// Where the cursor was put. `None` once it has left that place, the problem was solved, or Escape was pressed: then its text
    /// is not shown any more.
    shown_at: Option<CursorPlace>,
}

/// The open book in the window with everything that belongs to it.
#[derive(Debug)]
pub struct Session {
    /// The number of the book in this window; the first one has 0.
    pub number: u64,
    pub document: OpenDocument,
    pub view_cache: ViewCache,
    /// The tab in view.
    pub tab: Tab,
    /// The tab of another kind that was in view before it.
    tab_before: Tab,
    pub views: Views,
    /// The kinds of the tabs that stay in the strip because the user has opened them.
    kept_tabs: BTreeSet<String>,
    /// The grids of the tabs that were in view.
    pub grids: HashMap<Tab, GridState>,
    pub settings: ViewSettings,
    pub messages: Messages,
    /// Where the seeds of draws come from.
    pub seeds: SeedSource,
    /// The columns and the rows that the user chose to see.
    pub tables: TableChoices,
    /// The places that the Find command found last.
    pub found: Option<FoundPlaces>,
    /// The open menu of a cell, a heading, a tab or a problem.
    pub context_menu: Option<ContextMenu>,
    /// The open dialog.
    pub dialog: Option<Box<AnyDialog>>,
    /// The dialog that was open when the user asked to quit.
    pub interrupted_dialog: Option<Box<AnyDialog>>,
    pub reason_bar: ReasonBar,
    /// The text that a cell has refused, until it is corrected.
    refused_text: Option<RefusedText>,
    /// The questions that typing has led to.
    pub questions: OpenQuestions,
    /// The file that was read while the user typed.
    pub read_file: ReadFile,
    /// What was chosen in the last posting. `None` until the dialog opens for the first time.
    pub posting_choices: Option<PostingChoices>,
    /// The texts of the rulings desk. `None` until it opens for the first time.
    pub ruling_texts: Option<RulingTexts>,
    /// The names of the boards, by which the texts of the rulings desk are kept.
    pub board_labels: SeenNames,
    round_names: SeenNames,
    /// The rounds that got another name since the window looked last: the old and the new name.
    pub renamed_rounds: Vec<(String, String)>,
    /// The width of the sheet in points.
    sheet_width: f32,
    scroll_to_tab: bool,
    /// Whether the actions of the grid are being handled. Until that is done, the cells keep their positions.
    keeps_positions: bool,
    /// The sums of the selection in the status bar, with the revision, tab and cells that they were computed for.
    selection_sums: Option<(SelectedCells, String)>,
    /// The problem that the user went to last.
    visited_problem: Option<VisitedProblem>,
    problem_listing: ProblemListing,
    /// The board whose results the user types. `None` once the cursor has left it.
    typed_board: Option<BoardRef>,
    /// What was changed last in a round that was posted.
    posted_changes: PostedRoundChanges,
    /// The revision at which the user was told what the next undo brings back.
    told_of_unsaved: Option<u64>,
    /// The pasted block that waits for the user.
    paste: Option<PendingPaste>,
    last_paste: Option<LastPaste>,
    /// The cells that were cut.
    cut: Option<CutCells>,
}

/// The view in front, with its grid and what it may read.
pub(super) struct FrontView<'a> {
    pub(super) view: &'a mut dyn View,
    pub(super) grid: &'a mut GridState,
    pub(super) context: ViewContext<'a>,
    pub(super) messages: &'a mut Messages,
}

impl Session {
    /// The session of a book that was just opened.
    pub fn new(document: OpenDocument, number: u64, settings: ViewSettings) -> Self {
        let mut seen_rounds = SeenNames::default();
        seen_rounds.renamed(document.engine.revision(), || round_names(document.engine.book()));
        let mut session = Session {
            number,
            document,
            view_cache: ViewCache::default(),
            tab: Tab::Players,
            tab_before: Tab::Players,
            views: Views::default(),
            kept_tabs: BTreeSet::new(),
            grids: HashMap::new(),
            settings,
            messages: Messages::default(),
            seeds: SeedSource::default(),
            tables: TableChoices::default(),
            found: None,
            context_menu: None,
            dialog: None,
            interrupted_dialog: None,
            reason_bar: ReasonBar::default(),
            refused_text: None,
            questions: OpenQuestions::default(),
            read_file: ReadFile::default(),
            posting_choices: None,
            ruling_texts: None,
            board_labels: SeenNames::default(),
            round_names: seen_rounds,
            renamed_rounds: Vec::new(),
            sheet_width: 900.0,
            scroll_to_tab: true,
            keeps_positions: false,
            selection_sums: None,
            visited_problem: None,
            problem_listing: ProblemListing::default(),
            typed_board: None,
            posted_changes: PostedRoundChanges::default(),
            told_of_unsaved: None,
            paste: None,
            last_paste: None,
            cut: None,
        };
        session.view_cache.refresh(&session.document.engine, None);
        session.go_to_first_round();
        session
    }

    /// The book in view with everything computed from it.
    pub fn engine(&self) -> &Engine {
        &self.document.engine
    }

    /// The book in view.
    pub fn book(&self) -> &Book {
        self.document.engine.book()
    }

    /// Shows the result of a command in the status bar.
    pub fn set_status(&mut self, text: impl Into<String>) {
        self.messages.set_status(text);
    }

    /// Opens a dialog.
    pub fn open_dialog(&mut self, dialog: impl Dialog<dyn Window> + 'static) {
        self.dialog = Some(Box::new(dialog));
    }

    /// What the view in front may read.
    pub fn context(&self) -> ViewContext<'_> {
        self.context_with(Palette::of(false))
    }

    /// What the view in front may read, in these colours.
    pub fn context_with(&self, palette: Palette) -> ViewContext<'_> {
        ViewContext {
            tab: self.tab,
            document: &self.document,
            view_cache: &self.view_cache,
            palette,
            settings: self.settings,
            sheet_width: self.sheet_width,
            cursor: self.grids.get(&self.tab).map(GridState::cursor),
            paste: self.paste.as_ref().and_then(|paste| paste.preview_for(self.tab, &self.document.engine)),
            columns: self.tables.columns(self.tab),
            filters: self.tables.filters(self.tab),
            hidden_rows: &self.tables.shown_rows.hidden,
        }
    }

    /// The view in front.
    pub fn view(&self) -> &dyn View {
        self.views.get(self.tab)
    }

    /// The view in front with its grid, which is made if the tab is opened for the first time.
    pub(super) fn front_view(&mut self, palette: Palette) -> FrontView<'_> {
        if !self.grids.contains_key(&self.tab) {
            let start = self.view().start_cell(&self.context_with(palette));
            let mut grid = GridState::default();
            grid.go_to(start.row, start.column);
            self.grids.insert(self.tab, grid);
        }
        let grid = self.grids.entry(self.tab).or_default();
        let context = ViewContext {
            tab: self.tab,
            document: &self.document,
            view_cache: &self.view_cache,
            palette,
            settings: self.settings,
            sheet_width: self.sheet_width,
            cursor: Some(grid.cursor()),
            paste: self.paste.as_ref().and_then(|paste| paste.preview_for(self.tab, &self.document.engine)),
            columns: self.tables.columns(self.tab),
            filters: self.tables.filters(self.tab),
            hidden_rows: &self.tables.shown_rows.hidden,
        };
        FrontView { view: self.views.get_mut(self.tab), grid, context, messages: &mut self.messages }
    }

    /// Brings everything that is computed from the book up to date.
    pub fn refresh(&mut self) {
        if self.typed_board.is_some() && self.typed_board != self.board_at_cursor() {
            self.typed_board = None;
        }
        self.view_cache.refresh(&self.document.engine, self.typed_board);
        self.follow_problems();
        self.follow_round_names();
        self.drop_outdated_paste();
        self.drop_outdated_cut();
        self.questions.refresh(&self.document.engine);
        if !self.is_correcting_cell() {
            self.messages.clear_refusal();
            self.refused_text = None;
        }
        let nearest = self.views.get(self.tab).nearest(self.tab, &self.document.engine);
        if nearest != self.tab {
            self.open_tab(nearest);
        }
        self.refresh_view(false);
        self.follow_visited_problem();
    }

    /// Brings the view in front up to date with the book.
    pub(super) fn refresh_view(&mut self, just_opened: bool) {
        let context = RefreshContext {
            tab: self.tab,
            document: &mut self.document,
            view_cache: &self.view_cache,
            settings: self.settings,
            columns: self.tables.columns(self.tab),
            grid: self.grids.get_mut(&self.tab),
            messages: &mut self.messages,
            just_opened,
            keeps_positions: self.keeps_positions,
        };
        self.views.get_mut(self.tab).refresh(context);
        self.refresh_shown_rows();
    }

    /// Whether the book in view cannot be changed. If so, tells the user why.
    pub fn refuse_if_read_only(&mut self) -> bool {
        if self.document.shown_past_step().is_some() {
            // The bar above the sheet gives the reason.
            self.set_status(texts::past_state_is_fixed());
            return true;
        }
        let reason = self.document.read_only_reason().map(str::to_owned);
        if let Some(reason) = &reason {
            self.messages.show_error(reason.clone());
        }
        reason.is_some()
    }

    /// Applies an edit as one step. An error is shown, and then the book does not change. Returns whether it changed.
    pub fn apply(&mut self, step: impl Into<StepName>, edit: Edit) -> bool {
        self.apply_by(step, edit, Engine::apply_with_reason)
    }

    /// Applies an edit, and says so in the status bar if the book changed.
    pub fn apply_and_tell(&mut self, step: impl Into<StepName>, edit: Edit, done: impl Into<String>) {
        if self.apply(step, edit) {
            self.set_status(done);
        }
    }

    /// Applies an edit whose result is computed already; see [`Engine::apply_computed`].
    pub fn apply_computed(&mut self, step: impl Into<StepName>, edit: Edit, computed: Engine) -> bool {
        self.apply_by(step, edit, |engine, step, reason, edit| engine.apply_computed(step, reason, edit, computed))
    }

    fn apply_by(
        &mut self,
        step: impl Into<StepName>,
        edit: Edit,
        apply: impl FnOnce(&mut Engine, StepName, &str, Edit) -> Result<(), EditError>,
    ) -> bool {
        if self.refuse_if_read_only() {
            return false;
        }
        let step = step.into();
        let finished = self.document.engine.closed_round_change(&edit);
        let mut posted = self.document.engine.posted_round_changes(&edit);
        let reason = self.reason_bar.reasons.reason_for(&finished).to_owned();
        let waiting = self.document.engine.book().draw_votes_without_chart();
        let typed_names = TypedNames::in_use(self.document.engine.book());
        let other_seats = self.rounds_posted_with_other_seats();
        let made = apply(&mut self.document.engine, step.clone(), &reason, edit);
        match &made {
            Ok(()) => {
                self.ask_for_reason(finished, step, false);
                self.messages.status.clear();
                self.messages.clear_notification();
                posted.add_earlier(std::mem::take(&mut self.posted_changes));
                if let Some(remark) = posted.remark(&self.document.engine) {
                    self.messages.notify(remark);
                }
                self.posted_changes = posted;
                self.tell_of_posted_seats(&other_seats);
                self.end_games_by_draw(&waiting);
                self.remove_left_names(&typed_names);
            }
            Err(error) => self.messages.show_error(error_sentence(&error)),
        }
        self.refresh();
        made.is_ok()
    }

    /// Ends the games whose passed draw has waited for the chart that was completed just now. This belongs to the same step.
    fn end_games_by_draw(&mut self, waiting: &[BoardRef]) {
        for at in waiting {
            let book = self.document.engine.book();
            let pending = book.board(*at).and_then(|board| board.pending_draw_vote());
            let Some((_, proposal)) = pending else { continue };
            let Ok(result) = book.draw_vote_result(*at, proposal) else { continue };
            let (board, year) = (book.board_label_in_window(*at), result.year.to_string());
            let told = texts::board_ended_by_draw(&board, &proposal.season_text_in_window(), &year);
            if self.document.engine.extend_last_step(result.edit).is_ok() {
                self.messages.notify(told);
            }
        }
    }

    /// Removes the players who were only typed names and stand nowhere any more, such as slips of the keys. This belongs to the
    /// same step, so undo brings back both.
    fn remove_left_names(&mut self, typed_names: &TypedNames) {
        let book = self.document.engine.book();
        let left = typed_names.left(book);
        let told = match left[..] {
            [] => return,
            [only] => texts::name_is_gone(book.name_of(Some(only))),
            _ => texts::names_are_gone(left.len()),
        };
        let edits = left.into_iter().map(Edit::RemovePerson).collect();
        if self.document.engine.extend_last_step(Edit::Batch(edits)).is_ok() {
            self.messages.notify(told);
        }
    }

    /// The next step that undo takes back: of the view in front, else of the book.
    pub fn undo_label(&self) -> Option<&StepName> {
        self.history_in_view().next_undo_label()
    }

    /// The next step that redo does again.
    pub fn redo_label(&self) -> Option<&StepName> {
        self.history_in_view().next_redo_label()
    }

    /// The steps that undo takes back: those of the what-if in view, else those of the book.
    fn history_in_view(&self) -> &UndoHistory {
        self.what_if_in_view().map_or_else(|| self.engine(), |state| state.what_if.engine()).history()
    }

    /// The what-if in view: a copy of the book that supposes the end of a game.
    pub(super) fn what_if_in_view(&self) -> Option<&WhatIfState> {
        self.views.standings.what_if.as_ref().filter(|_| self.tab == Tab::Standings)
    }

    /// Undoes the last step.
    pub fn undo(&mut self) {
        // A user who sees the block thinks that it is pasted already.
        if self.leave_paste() {
            return;
        }
        if let (Tab::Standings, Some(state)) = (self.tab, &mut self.views.standings.what_if) {
            if let Some(step) = state.what_if.undo() {
                self.set_status(standings_tab::undone_in_what_if(&step.in_window()));
            }
            return;
        }
        if self.refuse_if_read_only() {
            return;
        }
        if self.warns_of_unsaved_changes() {
            return;
        }
        let pasted = self.paste_to_undo();
        let other_seats = self.rounds_posted_with_other_seats();
        let engine = &mut self.document.engine;
        let changed = engine.history().next_undo_edit().map(|edit| ChangedPlaces::new(engine.book(), edit));
        if let Some((step, finished)) = engine.undo_with_change() {
            self.posted_changes = PostedRoundChanges::default();
            self.show_changed(&changed.unwrap_or_default());
            if let Some(pasted) = pasted {
                self.go_back_to_paste(pasted);
            }
            let is_withdrawn = self.reason_bar.reasons.drop_undone(self.document.engine.history());
            self.set_status(texts::undone(&step.in_window()));
            self.ask_for_reason(if is_withdrawn { ClosedRoundChange::default() } else { finished }, step, true);
            self.messages.clear_notification();
            self.tell_of_posted_seats(&other_seats);
        }
    }

    /// Tells that the next undo brings back everything that was not saved when the book was closed, and gives whether it
    /// has told that now. A user who takes back the last entry does not mean to undo all of that. The second undo does it.
    fn warns_of_unsaved_changes(&mut self) -> bool {
        let engine = &self.document.engine;
        let revision = engine.revision();
        let brings_back = engine.history().next_undo_label().is_some_and(takes_unsaved_changes_back);
        if !brings_back || self.told_of_unsaved == Some(revision) {
            return false;
        }
        self.told_of_unsaved = Some(revision);
        self.messages.notify(texts::undo_brings_back());
        true
    }

    /// Does the step again that was undone last.
    pub fn redo(&mut self) {
        if let (Tab::Standings, Some(state)) = (self.tab, &mut self.views.standings.what_if) {
            if let Some(step) = state.what_if.redo() {
                self.set_status(standings_tab::done_again_in_what_if(&step.in_window()));
            }
            return;
        }
        if self.refuse_if_read_only() {
            return;
        }
        let other_seats = self.rounds_posted_with_other_seats();
        let engine = &mut self.document.engine;
        let edit = engine.history().next_redo_edit();
        let finished = edit.map(|edit| engine.closed_round_change(edit));
        let changed = edit.map(|edit| ChangedPlaces::new(engine.book(), edit));
        if let Some(step) = engine.redo() {
            self.posted_changes = PostedRoundChanges::default();
            self.show_changed(&changed.unwrap_or_default());
            self.set_status(texts::done_again(&step.in_window()));
            self.ask_for_reason(finished.unwrap_or_default(), step, false);
            self.messages.clear_notification();
            self.tell_of_posted_seats(&other_seats);
        }
    }
}
