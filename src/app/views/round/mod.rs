//! The tab of a round: the boards of the round as one grid, and beside it the standings and the explanation of the
//! score at the cursor. The layout of the grid is kept until the book, the width or the zoom changes.

mod board_cells;
mod cell_labels;
pub mod commands;
pub mod draw_commands;
mod fixed_seats;
pub mod game_ends;
mod grid_model;
pub mod late_orders;
mod layout;
pub mod recorded_draws;
pub mod seat_commands;
mod seat_swap;
pub mod swap_commands;
mod title_cells;

use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::{BTreeMap, HashMap};

use eframe::egui::{self, Event, Margin, Ui};

pub use cell_labels::{board_title, centre_count_text, complete_name};
pub(super) use cell_labels::{complete_substitutes, full_stage_text};
use layout::LayoutKey;
pub use layout::{RoundCell, RoundLayout};

use crate::app::commands::Command;
use crate::app::grid::{CellPos, ColumnChoices, GridAction, GridState};
use crate::app::key_text::key_text;
use crate::app::messages::Messages;
use crate::app::shell::side_panel;
use crate::app::views::empty_state::EmptyState;
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::request::Request;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::tab::Tab;
use crate::app::views::view::{ProblemList, RefreshContext, Sheet, StatusTexts, View, ViewContext, ViewSettings};
use crate::book::fields::SeatColumnUse;
use crate::book::{BoardColumn, BoardRef, Book, CENTRES_ON_MAP, CellAddress, Round, RoundIx, SeatColumn, SeatRef};
use crate::engine::Engine;
use crate::input::AnnotatedItem;
use crate::languages::sentences::words;
use crate::languages::window_language;
use crate::languages::window_sentences::{round_tab as texts, views};
use crate::scoring::{Explanation, FactName};
use grid_model::RoundModel;
use seat_swap::SeatDrag;

/// The width of the sheet before a round is shown for the first time, in points.
const FIRST_WIDTH: f32 = 900.0;

/// The most of the side panel that the explanation of a score takes.
const SHARE_OF_EXPLANATION: f32 = 0.34;

/// The least height of the side panel that has room for the explanation of a score, in points.
const LEAST_HEIGHT_FOR_EXPLANATION: f32 = 360.0;

/// The state of the tabs of all rounds.
#[derive(Debug, Default)]
pub struct RoundView {
    /// The layout of the round that was in view last.
    layout: Option<(LayoutKey, RoundLayout)>,
    /// The width of the sheet in the last frame that showed a round.
    width: Option<f32>,
    /// Whether the yearly counts of a round are shown, for rounds where the user chose it.
    yearly_counts_shown: HashMap<RoundIx, bool>,
    /// The explanation in the side panel, with its revision, seat and column.
    shown_explanation: Option<((u64, SeatRef, usize), Explanation)>,
    /// The first seat of a swap, which the user has marked.
    marked_seat: Option<SeatRef>,
    seat_drag: SeatDrag,
}

impl RoundView {
    /// Forgets this round and all later rounds, because their positions change.
    pub fn forget_rounds_from(&mut self, first: RoundIx) {
        self.yearly_counts_shown.retain(|round, _| *round < first);
        self.marked_seat = self.marked_seat.filter(|seat| seat.board.round < first);
        self.layout = None;
    }

    /// The rounds for which the user showed or hid the yearly counts, by their names.
    pub fn yearly_counts_by_name(&self, book: &Book) -> BTreeMap<String, bool> {
        let chosen = self.yearly_counts_shown.iter();
        chosen.filter_map(|(at, shown)| Some((book.round(*at)?.name.clone(), *shown))).collect()
    }

    /// Shows or hides the yearly counts of the rounds with these names.
    pub fn set_yearly_counts(&mut self, book: &Book, by_name: &BTreeMap<String, bool>) {
        let rounds = book.rounds.iter().enumerate();
        self.yearly_counts_shown =
            rounds.filter_map(|(at, round)| Some((RoundIx(at), *by_name.get(&round.name)?))).collect();
    }

    /// Whether a round shows its yearly counts: by the user's choice, else if it has any or its scoring system needs
    /// them.
    fn shows_yearly_counts(&self, engine: &Engine, round: RoundIx) -> bool {
        self.yearly_counts_shown.get(&round).copied().unwrap_or_else(|| {
            let has = engine.book().round(round).is_some_and(|round| round.boards.iter().any(|b| !b.charts.is_empty()));
            // A scoring system may need the counts of every year.
            has || engine
                .round_system(round)
                .is_some_and(|system| system.used_facts().any(|input| input == FactName::CentreYears))
        })
    }

    /// Updates the layout where needed, and keeps the cursor of the grid on its cell.
    fn update_layout(
        &mut self,
        engine: &Engine,
        round: RoundIx,
        settings: ViewSettings,
        columns: &ColumnChoices,
        grid: Option<&mut GridState>,
    ) {
        let key = LayoutKey {
            revision: engine.revision(),
            round,
            years: self.shows_yearly_counts(engine, round),
            width: self.width.unwrap_or(FIRST_WIDTH),
            zoom: settings.zoom,
            working_columns: settings.working_columns,
            columns: columns.clone(),
        };
        if self.layout.as_ref().is_some_and(|(have, _)| *have == key) {
            return;
        }
        let new = RoundLayout::new(engine, &key);
        if let (Some((old_key, old)), Some(grid)) = (&self.layout, grid)
            && old_key.round == round
            && *old != new
        {
            grid.remap(|at| new.position_from(old, at));
        }
        self.layout = Some((key, new));
    }

    /// The layout of the round in this tab.
    fn layout_of(&self, tab: Tab) -> Option<&RoundLayout> {
        let (key, layout) = self.layout.as_ref()?;
        (tab.round() == Some(key.round)).then_some(layout)
    }

    /// The seat at the cursor and the position of the scoring column at the cursor.
    fn scoring_column_at_cursor(&self, context: &ViewContext<'_>) -> Option<(SeatRef, usize)> {
        let at = context.cursor?;
        self.layout_of(context.tab)?.scoring_column_at(context.engine(), at.row, at.column)
    }

    /// The seat at the cursor and the position of the scoring column to explain: the column at the cursor, or the
    /// score.
    fn explained_column(&self, context: &ViewContext<'_>) -> Option<(SeatRef, usize)> {
        self.scoring_column_at_cursor(context).or_else(|| {
            let CellAddress::Seat(seat, _) = self.address_at_cursor(context)? else { return None };
            Some((seat, context.engine().system(seat.board)?.columns.len().checked_sub(1)?))
        })
    }

    /// Explains the score of the seat at the cursor, if the cursor or the book has changed.
    fn update_explanation(&mut self, context: &ViewContext<'_>) {
        let engine = context.engine();
        let Some((seat, column)) = self.explained_column(context) else {
            self.shown_explanation = None;
            return;
        };
        let key = (engine.revision(), seat, column);
        if self.shown_explanation.as_ref().is_none_or(|(have, _)| *have != key) {
            let found = engine.explain(seat, column).filter(|found| found.value.is_some());
            self.shown_explanation = found.map(|found| (key, found));
        }
    }

    fn address_at_cursor(&self, context: &ViewContext<'_>) -> Option<CellAddress> {
        let at = context.cursor?;
        self.layout_of(context.tab)?.cell_address(at.row, at.column)
    }

    /// The board at the cursor.
    fn board_at_cursor(&self, context: &ViewContext<'_>) -> Option<BoardRef> {
        self.address_at_cursor(context)?.board()
    }
}

/// “42 players: make 6 boards”, for a round without boards whose players fill some.
fn offered_boards(context: &ViewContext<'_>) -> Option<String> {
    let (engine, at) = (context.engine(), context.tab.round()?);
    let boards = engine.boards_to_make(at);
    (boards > 0).then(|| texts::make_boards(engine.attendance(at).headcount.present, boards))
}

impl View for RoundView {
    fn name(&self, tab: Tab, engine: &Engine) -> Cow<'static, str> {
        let at = tab.round().unwrap_or_default();
        let unknown = || words::round_title(window_language(), &(at.0 + 1).to_string());
        engine.book().round(at).map_or_else(unknown, Round::title_in_window).into()
    }

    fn tabs(&self, engine: &Engine, open: OpenTabs<'_>) -> Vec<Tab> {
        let with_record = |(_, round): (usize, RoundIx)| {
            // The record of a board stands beside its round while it is in view.
            let record = matches!(open.current, Tab::Record(at) if at.round == round).then_some(open.current);
            std::iter::once(Tab::Round(round)).chain(record)
        };
        engine.round_numbers().in_order().iter().copied().flat_map(with_record).collect()
    }

    fn nearest(&self, tab: Tab, engine: &Engine) -> Tab {
        match (tab.round(), engine.book().rounds.len().checked_sub(1)) {
            (Some(round), Some(last)) => Tab::Round(RoundIx(round.0.min(last))),
            (None, _) | (Some(_), None) => Tab::Players,
        }
    }

    fn refresh(&mut self, context: RefreshContext<'_>) {
        if context.keeps_positions && self.layout_of(context.tab).is_some() {
            return;
        }
        if let Some(round) = context.tab.round() {
            self.update_layout(&context.document.engine, round, context.settings, context.columns, context.grid);
        }
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        let layout = self.layout_of(context.tab)?;
        let (engine, view_cache, palette) = (context.engine(), context.view_cache, context.palette);
        let marked_seat = self.marked_seat;
        let titles = OnceCell::new();
        Some(Box::new(RoundModel { engine, view_cache, layout, palette, marked_seat, paste: context.paste, titles }))
    }

    fn start_cell(&self, context: &ViewContext<'_>) -> CellPos {
        self.layout_of(context.tab).map_or(CellPos { row: 1, column: 0 }, RoundLayout::cursor_start)
    }

    /// A round without boards has no cells. A block that is pasted there brings its boards.
    fn take_keys(&mut self, ctx: &egui::Context, context: &ViewContext<'_>) -> Vec<Request> {
        let is_free = self.empty_state(context).is_some() && ctx.memory(|memory| memory.focused().is_none());
        if !is_free {
            return Vec::new();
        }
        let mut requests = Vec::new();
        ctx.input_mut(|input| {
            input.events.retain(|event| {
                let Event::Paste(text) = event else { return true };
                let at = CellPos::default();
                requests.push(Request::Grid(vec![GridAction::PasteBlock { text: text.clone(), at }]));
                false
            });
        });
        requests
    }

    fn tab_of(&self, address: CellAddress) -> Option<Tab> {
        match address {
            CellAddress::Round(round) | CellAddress::SitOuts(round) => Some(Tab::Round(round)),
            CellAddress::Board(at)
            | CellAddress::BoardCell(
                at,
                BoardColumn::Name
                | BoardColumn::LastYear
                | BoardColumn::Ending
                | BoardColumn::System
                | BoardColumn::Note
                | BoardColumn::Colour,
            ) => Some(Tab::Round(at.round)),
            // The record of the board has the others.
            CellAddress::Seat(seat, column) if column.description().shown != SeatColumnUse::Record => {
                Some(Tab::Round(seat.board.round))
            }
            _ => None,
        }
    }

    fn reveal(&mut self, address: CellAddress) {
        if let CellAddress::Seat(seat, SeatColumn::Chart(_)) = address {
            self.yearly_counts_shown.insert(seat.board.round, true);
        }
    }

    fn round_to_draw(&self, tab: Tab) -> Option<RoundIx> {
        tab.round()
    }

    /// The note of the board at the cursor, or of the seat, where the notes have no column.
    fn remark(&self, context: &ViewContext<'_>) -> Option<(String, bool)> {
        let book = context.engine().book();
        let note = match AnnotatedItem::at(self.address_at_cursor(context)?)? {
            AnnotatedItem::Seat(seat) if self.layout_of(context.tab)?.hides_notes() => &book.seat(seat)?.note,
            AnnotatedItem::Board(at) => &book.board(at)?.note,
            AnnotatedItem::Seat(_) | AnnotatedItem::Player(_) => return None,
        };
        (!note.is_empty()).then(|| (views::note(note), false))
    }

    fn margin(&self) -> Margin {
        Margin { left: 12, right: 0, top: 4, bottom: 0 }
    }

    fn empty_state(&self, context: &ViewContext<'_>) -> Option<EmptyState> {
        let round = context.tab.round().and_then(|at| context.engine().book().round(at));
        round.is_none_or(|round| round.boards.is_empty()).then_some(EmptyState {
            title: texts::no_boards(),
            text: texts::no_boards_text(),
            next_step: offered_boards(context).map(|text| (Command::MakeBoards, text)),
            commands: &[Command::RollCall, Command::DrawRound, Command::AddBoard, Command::Import],
        })
    }

    fn show(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) {
        self.width = Some(ui.available_width());
        let context = sheet.context;
        if let Some(round) = context.tab.round() {
            self.update_layout(context.engine(), round, context.settings, context.columns, Some(&mut *sheet.grid));
        }
        let dragged = sheet.show_grid(ui, self);
        let layout = self.layout.as_ref().filter(|(key, _)| context.tab.round() == Some(key.round));
        self.seat_drag.follow(ui, sheet, dragged, layout.map(|(_, layout)| layout));
    }

    fn open_details(&mut self, _context: &ViewContext<'_>) -> Request {
        Request::Message(texts::computed_cell().to_owned())
    }

    fn problem_list(&self, context: &ViewContext<'_>) -> ProblemList {
        if !context.settings.show_table {
            return ProblemList::IfAny(None);
        }
        let is_read = self.shown_explanation.is_some() || !context.engine().standings().rows.is_empty();
        ProblemList::Always(is_read.then_some(0.36))
    }

    fn has_side_panel(&self, context: &ViewContext<'_>) -> bool {
        context.settings.show_table
    }

    fn side_panel_height(&self, context: &ViewContext<'_>, panel: f32) -> Option<f32> {
        let explanation = if self.shown_explanation.is_some() { panel * SHARE_OF_EXPLANATION } else { 0.0 };
        Some(explanation + side_panel::height_of_standings(context.engine()))
    }

    fn show_side_panel(&mut self, ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<Request>) {
        self.update_explanation(context);
        let whole = ui.max_rect().height();
        if let Some((_, explanation)) = self.shown_explanation.as_ref().filter(|_| whole > LEAST_HEIGHT_FOR_EXPLANATION)
        {
            let copy = side_panel::show_score_explanation(ui, explanation, whole * SHARE_OF_EXPLANATION);
            requests.extend(copy.map(Request::Command));
            side_panel::show_separator(ui);
        }
        side_panel::show_standings(ui, context.engine(), requests);
    }

    fn formula(&self, context: &ViewContext<'_>) -> (Option<String>, Option<String>) {
        let Some((seat, column)) = self.scoring_column_at_cursor(context) else { return (None, None) };
        let engine = context.engine();
        let formula = match engine.explain(seat, column).filter(|found| found.value.is_some()) {
            Some(found) => found.formula_with_values(),
            None => engine
                .system(seat.board)
                .and_then(|system| system.columns.get(column))
                .map(|column| column.formula.split_whitespace().collect::<Vec<_>>().join(" ")),
        };
        (formula, None)
    }

    fn status(&self, context: &ViewContext<'_>) -> StatusTexts {
        let Some(at) = context.tab.round() else { return StatusTexts::default() };
        let book = context.engine().book();
        let boards = book.round(at).map_or(0, |round| round.boards.len());
        let board = self.board_at_cursor(context).and_then(|at| book.board(at));
        let cursor = match (self.marked_seat.filter(|seat| seat.board.round == at), board) {
            (Some(seat), _) => {
                let board = book.board_label_in_window(seat.board);
                key_text(&texts::seat_is_marked(seat.power.name_in_window(), &board)).into_owned()
            }
            (None, Some(board)) => {
                let (sum, all) = (board.centre_sum().to_string(), CENTRES_ON_MAP.to_string());
                texts::board_centres(&board_title(board), &sum, &all)
            }
            (None, None) => String::new(),
        };
        let complete = context.view_cache.complete_boards(at).to_string();
        StatusTexts { sheet: texts::boards_complete(&complete, boards), cursor }
    }

    /// Takes the mark of a seat for a swap away.
    fn leave(&mut self, messages: &mut Messages) -> bool {
        let was_marked = self.marked_seat.take().is_some();
        if was_marked {
            messages.set_status(texts::seat_not_marked());
        }
        was_marked
    }

    fn explanation(&self, context: &ViewContext<'_>) -> Option<(String, String)> {
        let (seat, column) = self.explained_column(context)?;
        let explanation = context.engine().explain(seat, column)?;
        Some((explanation.indented_text(), texts::explanation_copied(&explanation.one_line())))
    }

    fn button_at(&self, context: &ViewContext<'_>, at: CellPos) -> Option<Command> {
        let cell = self.layout_of(context.tab)?.cell_at(at.row, at.column);
        matches!(cell, RoundCell::NewBoard(_)).then_some(Command::AddBoard)
    }

    fn press(&mut self, context: &ViewContext<'_>, at: CellPos) -> Option<CellPos> {
        // The line of names spans the columns of all blocks, but is one cell.
        self.layout_of(context.tab)?.click_target(at)
    }
}
