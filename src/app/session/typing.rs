//! The texts that are typed into the grid of the tab in view. Their meaning is in [`crate::input`].

use std::borrow::Cow;

use super::{FrontView, Session};
use crate::app::grid::{CellChange, CellPos, GridAction, GridInput, GridState};
use crate::app::theme::Palette;
use crate::app::views::board_record::commands::ask_about_draw_vote;
use crate::app::views::request::Request;
use crate::app::views::round::commands::ask_about_corrected_name;
use crate::app::views::tab::Tab;
use crate::book::notation::{is_doubtful_date, season_text_in, year_without_season};
use crate::book::{Board, BoardColumn, CellAddress, PersonColumn, ProposalColumn, Season, SeatColumn};
use crate::import::pasted_block::ClipboardCells;
use crate::input;
use crate::input::{NoteStamp, ReplacedPlayers, empty_rows_above};
use crate::languages::window_language;
use crate::languages::window_sentences::session as texts;
use crate::misread_letters::mended_letters;

impl Session {
    /// Whether text is typed into the tab in view.
    pub fn is_typing(&self) -> bool {
        let is_typing = |grid: Option<&GridState>| grid.is_some_and(GridState::is_editing);
        is_typing(self.grids.get(&self.tab)) || is_typing(self.what_if_in_view().map(|state| &state.grid))
    }

    /// Whether a part of the tab in view takes the keyboard focus in the next frame.
    pub fn is_focus_moving(&self) -> bool {
        let takes_focus = self.grids.get(&self.tab).is_some_and(GridState::is_taking_focus);
        let is_reason_next = self.wants_reason() && self.reason_bar.take_focus;
        self.dialog.is_none() && (takes_focus || is_reason_next)
    }

    /// Whether a cell refused its text and the user has to correct it. Call [`Session::commit_typing`] first, which
    /// commits every other text. The refused text is stored nowhere else, so the tab and the book stay as they are
    /// until the user corrects it or presses Escape.
    pub fn is_correcting_cell(&self) -> bool {
        self.grids.get(&self.tab).is_some_and(GridState::is_editing)
    }

    /// Commits the text that is being typed, before anything else changes the book.
    pub fn commit_typing(&mut self) {
        if !self.is_typing() {
            return;
        }
        if let (Tab::Standings, Some(what_if)) = (self.tab, &mut self.views.standings.what_if) {
            what_if.commit_typing(&self.document.engine, &mut self.messages);
        }
        let FrontView { view, grid, context, .. } = self.front_view(Palette::of(false));
        let actions = match view.grid_model(&context) {
            Some(model) if grid.is_editing() => grid.handle(GridInput::Commit, &*model),
            _ => Vec::new(),
        };
        self.handle_grid_actions(actions);
    }

    /// Executes the actions of the grid. Returns the requests that they lead to.
    pub(super) fn handle_grid_actions(&mut self, actions: Vec<GridAction>) -> Vec<Request> {
        if actions.is_empty() {
            return Vec::new();
        }
        // A change can move the cells, but the positions of the later actions are those of the painted grid.
        let kept_positions = std::mem::replace(&mut self.keeps_positions, true);
        let mut requests = Vec::new();
        let mut cut = Vec::new();
        // By how many rows the line of a new item is above the empty row into which it was typed.
        let mut moved_up = 0;
        for action in actions {
            match action {
                GridAction::Change(changes) => {
                    let cells: Vec<(CellAddress, &str)> = {
                        let model = self.table();
                        let cell = |change: &'_ CellChange| {
                            let at = CellPos { row: change.row, column: change.column };
                            model.as_ref()?.input_field(at)
                        };
                        changes.iter().filter_map(|change| Some((cell(change)?, change.text.as_str()))).collect()
                    };
                    if let ([(CellAddress::Seat(_, SeatColumn::Centres), text)], [only]) = (&cells[..], &changes[..])
                        && ClipboardCells::is_block(text)
                    {
                        self.type_counts_of_board(only);
                        continue;
                    }
                    let above = match cells[..] {
                        [(field, _)] => empty_rows_above(field, self.engine()),
                        _ => 0,
                    };
                    let taken = self.type_into_cells(&cells);
                    moved_up = if taken { above } else { 0 };
                    let cut = std::mem::take(&mut cut);
                    if taken {
                        self.empty_cut_cells(&cut);
                    }
                    if let ([only], false) = (&changes[..], taken)
                        && !only.text.trim().is_empty()
                        && self.document.read_only_reason().is_none()
                    {
                        self.keep_refused_text(only.row, only.column, &only.text);
                    }
                }
                GridAction::CutCells { cells, text } => self.note_cut(&cells, text),
                GridAction::Pasting { text, range } => cut = self.take_cut_outside(&text, range),
                GridAction::PasteBlock { text, at } => self.preview_paste(&text, at),
                GridAction::Message(_) | GridAction::Refusal(_) if self.pending_paste().is_some() => {
                    self.set_status(texts::enter_pastes());
                }
                GridAction::Message(text) => self.set_status(text),
                GridAction::Refusal(text) => self.messages.notify(text),
                GridAction::OpenDetails(_) => {
                    let FrontView { view, context, .. } = self.front_view(Palette::of(false));
                    requests.push(view.open_details(&context));
                }
                GridAction::Press(at) => {
                    let FrontView { view, context, .. } = self.front_view(Palette::of(false));
                    requests.extend(view.button_at(&context, at).map(Request::Command));
                    if let Some(to) = view.press(&context, at) {
                        self.move_cursor(to.row, to.column);
                    }
                    self.refresh_view(false);
                }
                GridAction::ResizeColumn { column, width } => self.resize_column(column, width),
                GridAction::OpenFilter { column } => self.open_filter_of(column),
                GridAction::MoveColumn { column, to } => self.move_column_before(column, to),
                GridAction::PressAlso(at) => {
                    let FrontView { view, context, .. } = self.front_view(Palette::of(false));
                    view.press_also(&context, at);
                    self.refresh_view(false);
                }
                GridAction::Copy(_) => {}
            }
        }
        self.keeps_positions = kept_positions;
        if !kept_positions {
            self.refresh_view(false);
        }
        if moved_up > 0 {
            // The next cell of the same line belongs to the same item.
            let grid = self.front_view(Palette::of(false)).grid;
            grid.remap(|at| Some(CellPos { row: at.row.saturating_sub(moved_up), ..at }));
        }
        requests
    }

    /// Takes the counts of a board that were typed into one cell for a pasted block. Where they are too few or too many, the line
    /// below the menus says so, and the text stays in its cell.
    fn type_counts_of_board(&mut self, typed: &CellChange) {
        self.preview_paste(&typed.text, CellPos { row: typed.row, column: typed.column });
        if self.pending_paste().is_none() && self.document.read_only_reason().is_none() {
            self.keep_refused_text(typed.row, typed.column, &typed.text);
        }
    }

    /// Asks whether a typed name is a new name of the player before. Says which names are not in the list of players, and which
    /// are taken as a player of the list who is called otherwise.
    fn follow_replaced_players(&mut self, replaced: &ReplacedPlayers) -> Option<String> {
        let book = self.document.engine.book();
        let unknown = replaced.new_players(book).filter_map(|person| book.unconfirmed_name(person.id));
        let parts = replaced.parts_of_names(book).map(|(typed, name)| texts::name_is_taken_as(typed, name));
        let names: Vec<String> = unknown.chain(parts).collect();
        for renaming in replaced.renamings(book) {
            ask_about_corrected_name(self, renaming);
        }
        match &names[..] {
            [] => None,
            [only] => Some(only.clone()),
            [first, others @ ..] => Some(texts::more_such_names(first, others.len())),
        }
    }

    /// Keeps a refused text in its cell, where the user can correct it.
    fn keep_refused_text(&mut self, row: usize, column: usize, text: &str) {
        let FrontView { view, grid, context, .. } = self.front_view(Palette::of(false));
        if let Some(model) = view.grid_model(&context) {
            // The grid took the text as accepted, so its state is set back to the book.
            grid.begin_frame(&*model);
        }
        grid.go_to(row, column);
        grid.begin_correction(text);
        self.messages.keep_refusal();
        self.note_refused_text(CellPos { row, column }, text);
    }

    /// Types texts into cells, as one step. Returns false if a cell refused its text.
    pub fn type_into_cells(&mut self, cells: &[(CellAddress, &str)]) -> bool {
        let mended: Vec<(CellAddress, Cow<'_, str>)> =
            cells.iter().map(|(field, text)| (*field, mended_letters(text))).collect();
        let misread = cells.iter().zip(&mended).find(|((_, typed), (_, mended))| typed != mended);
        let cells: Vec<(CellAddress, &str)> = mended.iter().map(|(field, text)| (*field, text.as_ref())).collect();
        let (taken, about_names) = self.type_mended_texts(&cells);
        let misread = misread.filter(|_| taken).map(|((_, typed), (_, mended))| (*typed, &**mended));
        let told = match (misread, about_names) {
            (Some((typed, mended)), Some(names)) => Some(texts::entered_as_and_name(typed, mended, &names)),
            (Some((typed, mended)), None) => Some(texts::entered_as(typed, mended)),
            (None, about_names) => {
                about_names.or_else(|| fall_remark(&cells).or_else(|| date_remark(&cells)).filter(|_| taken))
            }
        };
        if let Some(told) = told {
            self.set_status(told);
        }
        taken
    }

    /// Types texts into cells, as one step, with all letters as they are. Returns false if a cell refused its text, and what is to
    /// be said about typed names.
    fn type_mended_texts(&mut self, cells: &[(CellAddress, &str)]) -> (bool, Option<String>) {
        let time = jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
        let note_stamp = NoteStamp { time: &time, place: &self.views.notebook.next_location };
        let changes = input::read_cells(&self.document.engine, note_stamp, cells);
        let refused = input::refusal_message(&self.document.engine, &changes.refused_cells);
        let replaced = ReplacedPlayers::of_typed(self.book(), cells);
        let mut about_names = None;
        let made = changes.edit.is_none_or(|edit| {
            // The problems of this board may wait, so it is known before they are listed again.
            let typed = cells.iter().find_map(|(field, _)| match field {
                CellAddress::Seat(seat, _) | CellAddress::Vote { seat, .. } => Some(seat.board),
                CellAddress::BoardCell(board, BoardColumn::LastYear | BoardColumn::Ending) => Some(*board),
                _ => None,
            });
            let before = std::mem::replace(&mut self.typed_board, typed);
            let made = self.apply(changes.label, edit);
            if made {
                self.check_last_board(cells);
                ask_about_draw_vote(self, cells);
                about_names = replaced.and_then(|replaced| self.follow_replaced_players(&replaced));
            } else {
                self.typed_board = before;
            }
            made
        });
        if refused.is_empty() {
            return (made, about_names);
        }
        self.messages.show_error(refused);
        (false, about_names)
    }

    /// Lets the problems of the board that was typed wait no more once it has all its counts, where no board after it needs some:
    /// the cursor stays in it then. Years of a chart may still follow.
    fn check_last_board(&mut self, cells: &[(CellAddress, &str)]) {
        let Some(typed) = self.typed_board else { return };
        let is_chart = |field: &CellAddress| matches!(field, CellAddress::Seat(_, SeatColumn::Chart(_)));
        let boards = self.book().round(typed.round).map_or(&[][..], |round| &round.boards);
        let has_counts = |board: &Board| {
            let players = || board.seats.values().filter(|seat| seat.player.is_some());
            board.has_final_counts() || board.has_players() && players().all(|seat| !seat.centres.is_blank())
        };
        let Some((board, later)) = boards.get(typed.board.0..).and_then(<[Board]>::split_first) else { return };
        let is_last = later.iter().all(|board| has_counts(board) || !board.has_players());
        if is_last && has_counts(board) && !cells.iter().any(|(field, _)| is_chart(field)) {
            self.typed_board = None;
            self.refresh();
        }
    }
}

/// What is said where a typed year means its fall, because no season was typed.
fn fall_remark(cells: &[(CellAddress, &str)]) -> Option<String> {
    let has_season = |address: &CellAddress| {
        matches!(
            address,
            CellAddress::Seat(_, SeatColumn::Substitutes) | CellAddress::Proposal(.., ProposalColumn::When)
        )
    };
    let mut typed = cells.iter().filter(|(address, _)| has_season(address));
    let year = typed.find_map(|(_, text)| year_without_season(text))?;
    let season = |season| season_text_in(window_language(), season, year);
    Some(texts::fall_is_taken(&season(Season::Fall), &season(Season::Spring)))
}

/// What is said of a typed date that may be two.
fn date_remark(cells: &[(CellAddress, &str)]) -> Option<String> {
    let is_of_moment = |address: &CellAddress| matches!(address, CellAddress::Person(_, PersonColumn::SignedUp));
    let mut typed = cells.iter().filter(|(address, text)| is_of_moment(address) && is_doubtful_date(text));
    typed.next().map(|(_, text)| texts::date_is_doubtful(text))
}
