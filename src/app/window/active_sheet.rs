//! The sheet in view: its grid and cursor, its empty state, and the edits from typing into it. The cells are in
//! [`crate::app::views`], the meaning of typed text is in [`crate::input`].

use eframe::egui;
use eframe::egui::{Align, Frame, Layout, Margin, RichText, Ui};

use super::{RoundLayoutKey, Topboard};
use crate::app::command::Command;
use crate::app::grid::{CellPos, Grid, GridAction, GridInput, GridModel, GridState};
use crate::app::theme;
use crate::app::theme::{Palette, grid_palette, size};
use crate::app::views::awards::AwardsModel;
use crate::app::views::board_incidents::RecordModel;
use crate::app::views::history::HistoryModel;
use crate::app::views::ladder::LadderPage;
use crate::app::views::ladder::events::EventsModel;
use crate::app::views::ladder::identities::IdentitiesModel;
use crate::app::views::ladder::problems::ProblemsModel;
use crate::app::views::ladder::result_list::ResultListModel;
use crate::app::views::ladder::table::LadderTableModel;
use crate::app::views::notebook::NotebookModel;
use crate::app::views::players::PlayersModel;
use crate::app::views::roll_call::RollCallModel;
use crate::app::views::round::RoundModel;
use crate::app::views::skill_votes::VotesModel;
use crate::app::views::standings::toolbar;
use crate::app::views::teams::TeamsModel;
use crate::app::views::top_board::TopBoardModel;
use crate::app::views::{Tab, board_incidents, notebook, players, round, rules};
use crate::book::{CellAddress, Edit, EditError, Power, RoundIx, SeatColumn};
use crate::engine::Engine;
use crate::input;
use crate::input::{InputField, NoteStamp};
use crate::scoring::FactName;

impl Topboard {
    pub(super) fn show_sheet(&mut self, ui: &mut Ui) -> Option<Command> {
        let palette = Palette::current(ui.ctx());
        let book = self.document.engine.book();
        let empty = match self.tab {
            Tab::Players
            | Tab::RollCall
            | Tab::Teams
            | Tab::Awards
            | Tab::Rules
            | Tab::Notebook
            | Tab::History
            | Tab::Record(_) => None,
            Tab::Ladder(_) => book.results_year.events.is_empty().then_some((
                "No result lists yet",
                "Drop result lists here, choose files, or paste a list. Workbooks, text tables and books can be read.",
                &[Command::AddResultLists, Command::PasteResultList, Command::ChooseLadder][..],
            )),
            Tab::Round(round) => book.round(round).is_none_or(|round| round.boards.is_empty()).then_some((
                "No boards yet",
                "Take the roll call and draw the round, add a board and type its seven names, or import the results.",
                &[Command::RollCall, Command::DrawRound, Command::AddBoard, Command::Import][..],
            )),
            Tab::Standings => self.standings_engine().standings().rows.is_empty().then_some((
                "Nobody has a score yet",
                "Standings appear with the first board whose counts are complete.",
                &[Command::AddRound, Command::Open][..],
            )),
            Tab::TopBoard => (self.document.engine.standings().rows.is_empty()).then_some((
                "No player has a claim to a seat yet",
                "Claims follow from the earlier rounds. They appear with the first board whose counts are complete.",
                &[Command::AddRound][..],
            )),
            Tab::Votes => book.boards().next().is_none().then_some((
                "No boards yet",
                "The players of a board vote on each other after their game.",
                &[Command::AddBoard][..],
            )),
        };
        let nothing = book.people.is_empty() && book.rounds.is_empty();
        let mut command = None;
        if self.tab == Tab::Players && nothing {
            command = Self::welcome(ui, &palette);
        }
        if self.tab == Tab::RollCall {
            command = self.roll_call_bar(ui, &palette);
        }
        let margin = match self.tab {
            Tab::Round(_) | Tab::TopBoard | Tab::Votes => Margin { left: 12, right: 0, top: 4, bottom: 0 },
            _ => Margin::ZERO,
        };
        let frame = Frame::new().fill(palette.desk).inner_margin(margin);
        let mut rules_requests = Vec::new();
        command = command.or(self.show_what_if_reminder(ui));
        command = self.past_state_bar(ui, &palette).or(command);
        self.reason_bar(ui, &palette);
        if self.tab == Tab::History {
            command = self.history_bar(ui, &palette).or(command);
        }
        egui::CentralPanel::default().frame(frame).show(ui, |ui| {
            if let Some((title, text, commands)) = empty {
                command = empty_state(ui, title, text, commands);
            } else if let Tab::Ladder(page) = self.tab {
                command = self.show_ladder_page(ui, page, &palette);
            } else if self.tab == Tab::Rules {
                rules_requests = rules::show(ui, &self.document.engine, &mut self.rules, self.zoom);
            } else if self.tab == Tab::Standings {
                let rect = ui.max_rect();
                command = self.show_standings_bars(ui, &palette);
                toolbar::show_legend(ui, &self.standings.standings.notice);
                egui::CentralPanel::default().frame(Frame::NONE).show(ui, |ui| self.show_grid(ui, &palette));
                self.draw_what_if_frame(ui, rect, &palette);
            } else {
                self.show_grid(ui, &palette);
            }
        });
        self.change_rules(ui.ctx(), rules_requests);
        command
    }

    /// Shows the first steps above the empty list of players.
    fn welcome(ui: &mut Ui, palette: &Palette) -> Option<Command> {
        let mut chosen = None;
        let frame = Frame::new().fill(palette.remark_paper).inner_margin(Margin::symmetric(12, 8));
        egui::Panel::top("welcome").frame(frame).show_separator_line(false).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new("Drop a results sheet here, or type the first name.").color(palette.ink));
                for command in [Command::Open, Command::AddRound] {
                    if ui.button(command.name()).on_hover_text(command.info().help).clicked() {
                        chosen = Some(command);
                    }
                }
            });
        });
        chosen
    }

    pub(super) fn show_grid(&mut self, ui: &mut Ui, palette: &Palette) {
        // The scroll bar at the right edge takes some of the width.
        self.sheet_width = ui.available_width() - size::SPACE;
        if let Tab::Round(round) = self.tab {
            self.update_round_layout(round, ui.available_width());
        }
        let mut state = self.grids.remove(&self.tab).unwrap_or_else(|| self.new_grid_state());
        self.handle_roll_call_keys(ui.ctx(), &mut state);
        let output = self.with_grid_model(*palette, |model| {
            Grid::new(("sheet", self.tab))
                .name(self.tab.name(&self.document.engine))
                .zoom(self.zoom)
                .font_size(size::BODY)
                .bold_family(theme::bold())
                .palette(grid_palette(palette))
                .show(ui, &mut state, model)
        });
        self.grids.insert(self.tab, state);
        if let Some(output) = output {
            if output.cursor_moved {
                self.status_message.clear();
            }
            self.handle_grid_actions(output.actions);
            match (self.tab, output.dragged) {
                (Tab::Round(_), Some(carried)) => self.drag_seat(ui, &carried),
                _ => self.dragged_swap = None,
            }
        }
    }

    /// The state of the grid of a tab that is opened for the first time.
    pub(super) fn new_grid_state(&self) -> GridState {
        let mut state = GridState::default();
        let (row, column) = match (&self.round_layout, self.tab) {
            (Some((_, layout)), Tab::Round(_)) => layout.cursor_start(),
            (_, Tab::Standings | Tab::Awards | Tab::Ladder(LadderPage::Identities | LadderPage::List(_))) => (1, 1),
            (_, Tab::Ladder(LadderPage::Table)) => (1, 2),
            (_, Tab::TopBoard) => self.top_board.cursor_start(),
            (_, Tab::Votes) => (2, 3),
            (_, Tab::Record(_)) => board_incidents::seat_position(Power::Austria),
            (_, Tab::Teams) => (1, self.teams.frozen_columns() - 1),
            _ => (1, 0),
        };
        state.go_to(row, column);
        state
    }

    /// Updates the layout of the round where needed, and keeps the cursor on its cell.
    pub(super) fn update_round_layout(&mut self, round: RoundIx, width: f32) {
        let engine = &self.document.engine;
        let key = RoundLayoutKey {
            revision: engine.revision(),
            round,
            years: self.years_shown(round),
            width,
            zoom: self.zoom,
        };
        if self.round_layout.as_ref().is_some_and(|(have, _)| *have == key) {
            return;
        }
        // The scroll bar at the right edge takes some of the width.
        let new = round::RoundLayout::new(engine, round, key.years, width - size::SPACE, self.zoom);
        if let (Some((old_key, old)), Some(state)) = (&self.round_layout, self.grids.get_mut(&self.tab))
            && old_key.round == round
            && *old != new
        {
            state.remap(|at| {
                let (row, column) = new.position_from(old, at.row, at.column)?;
                Some(CellPos { row, column })
            });
        }
        self.round_layout = Some((key, new));
    }

    /// Whether a round shows its yearly counts: by the user's choice, else if it has any or its scoring system needs
    /// them.
    pub(super) fn years_shown(&self, round: RoundIx) -> bool {
        self.yearly_counts_shown.get(&round).copied().unwrap_or_else(|| {
            let engine = &self.document.engine;
            let has = engine.book().round(round).is_some_and(|round| round.boards.iter().any(|b| !b.charts.is_empty()));
            // A scoring system may need the counts of every year.
            has || engine
                .round_system(round)
                .is_some_and(|s| s.used_facts().any(|input| input == FactName::CentreYears))
        })
    }

    /// Runs `work` with the grid model of the tab in view. `None` for a tab without a grid.
    pub(super) fn with_grid_model<T>(&self, palette: Palette, work: impl FnOnce(&dyn GridModel) -> T) -> Option<T> {
        let (engine, view_cache) = (&self.document.engine, &self.view_cache);
        match self.tab {
            Tab::Players => Some(work(&PlayersModel::new(engine, view_cache, self.player_columns.clone()))),
            Tab::Round(round) => {
                let (key, layout) = self.round_layout.as_ref()?;
                (key.round == round).then(|| work(&RoundModel { engine, view_cache, layout, palette }))
            }
            Tab::Standings => Some(work(&self.standings_model())),
            Tab::Record(at) => Some(work(&RecordModel::new(engine, at, palette, self.sheet_width / self.zoom))),
            Tab::Notebook => Some(work(&NotebookModel::new(engine, &self.note_location, self.sheet_width / self.zoom))),
            Tab::TopBoard => Some(work(&TopBoardModel::new(engine, &self.top_board, palette))),
            Tab::Teams => Some(work(&TeamsModel::new(engine, &self.teams))),
            Tab::Awards => Some(work(&AwardsModel::new(engine, &self.awards))),
            Tab::RollCall => Some(work(&RollCallModel::new(engine, &self.roll_call))),
            Tab::Votes => Some(work(&VotesModel::new(engine, palette))),
            Tab::Ladder(page) => {
                let (season, now) = (&engine.book().results_year, self.compiled_year_for_page(page));
                Some(match page {
                    LadderPage::Table => work(&LadderTableModel::new(self.ladder.compiled_year()?)),
                    LadderPage::Events => work(&EventsModel::new(season, now)),
                    LadderPage::List(event) => work(&ResultListModel::new(season, event, now)),
                    LadderPage::Identities => work(&IdentitiesModel::new(self.ladder.compiled_year()?, &self.ladder)),
                    LadderPage::Problems => work(&ProblemsModel::new(self.ladder.compiled_year()?, &self.ladder)),
                    LadderPage::Year => return None,
                })
            }
            Tab::History => {
                let (history, past) = (self.document.history(), self.document.shown_past_step());
                Some(work(&HistoryModel::new(&self.history, history, past, self.sheet_width / self.zoom)))
            }
            Tab::Rules => None,
        }
    }

    /// The field of a cell in the tab in view, which typing changes.
    pub(super) fn input_field_at(&self, row: usize, column: usize) -> Option<InputField> {
        match self.tab {
            Tab::Players => self.player_columns.target(&self.document.engine, row, column),
            Tab::Round(_) => self.round_layout.as_ref()?.1.target(row, column),
            Tab::Record(at) => board_incidents::target(self.document.engine.book(), at, row, column),
            Tab::Notebook => notebook::target(&self.document.engine, row, column),
            Tab::TopBoard => self.top_board.target(row, column),
            Tab::Teams => self.teams.target(row, column),
            Tab::Awards => self.awards.target(row, column),
            Tab::RollCall => self.roll_call.target(row, column),
            Tab::Votes => VotesModel::new(&self.document.engine, Palette::of(false)).target(row, column),
            Tab::Ladder(LadderPage::Events) => {
                EventsModel::new(&self.document.engine.book().results_year, self.current_compiled_year())
                    .target(row, column)
            }
            Tab::Ladder(LadderPage::List(event)) => {
                ResultListModel::new(&self.document.engine.book().results_year, event, None).target(row, column)
            }
            Tab::Standings | Tab::Rules | Tab::Ladder(_) | Tab::History => None,
        }
    }

    /// The address of the cursor in the book.
    pub(super) fn address_at_cursor(&self) -> Option<CellAddress> {
        let at = self.grids.get(&self.tab)?.cursor();
        match self.tab {
            Tab::Players => {
                players::person_at(&self.document.engine, at.row).map(|person| CellAddress::Person(person.id))
            }
            Tab::Round(_) => self.round_layout.as_ref()?.1.cell_address(at.row, at.column),
            Tab::Standings => self.standings_model().cell_address(at.row, at.column),
            Tab::Record(board) => Some(board_incidents::cell_address(self.document.engine.book(), board, at.row)),
            Tab::TopBoard => self.top_board.person(at.row).map(CellAddress::Person),
            Tab::RollCall => self.roll_call.person(at.row).map(CellAddress::Person),
            Tab::Votes => {
                VotesModel::new(&self.document.engine, Palette::of(false)).board(at.row).map(CellAddress::Board)
            }
            Tab::Teams | Tab::Awards | Tab::Rules | Tab::Notebook | Tab::Ladder(_) | Tab::History => None,
        }
    }

    /// Executes the actions of the grid.
    pub(super) fn handle_grid_actions(&mut self, actions: Vec<GridAction>) {
        for action in actions {
            match action {
                GridAction::Change(changes) => {
                    let cells: Vec<(InputField, &str)> = changes
                        .iter()
                        .filter_map(|change| {
                            Some((self.input_field_at(change.row, change.column)?, change.text.as_str()))
                        })
                        .collect();
                    let taken = self.type_into_cells(&cells);
                    if let ([only], false) = (&changes[..], taken)
                        && !only.text.trim().is_empty()
                        && self.document.read_only_reason().is_none()
                    {
                        // The refused text stays in its cell, where the user can correct it.
                        let mut state = self.grids.remove(&self.tab).unwrap_or_default();
                        // The grid took the text as accepted, so its state is set back to the book.
                        self.with_grid_model(Palette::of(false), |model| state.begin_frame(model));
                        state.go_to(only.row, only.column);
                        state.begin_edit_with(only.text.as_str());
                        self.grids.insert(self.tab, state);
                        if let Some((notice, _)) = &mut self.notification {
                            notice.push_str(" Escape restores the old text of the cell.");
                        }
                    }
                }
                GridAction::Message(text) => self.status_message = text,
                GridAction::OpenDetails(_) if self.tab == Tab::Awards => self.run_prize_command(Command::RunnersUp),
                GridAction::OpenDetails(_) if self.tab == Tab::Standings => self.open_game(),
                GridAction::OpenDetails(_) if matches!(self.tab, Tab::Ladder(_)) => self.open_year_event(),
                GridAction::OpenDetails(_) if self.tab == Tab::History => self.history.enter_pressed = true,
                GridAction::OpenDetails(_) => {
                    "This cell is computed. The formula bar shows its formula. Board, Set the score by hand replaces \
                     the score with your own."
                        .clone_into(&mut self.status_message);
                }
                GridAction::Press(at) => {
                    // The line of names spans the columns of all blocks, but is one cell.
                    let layout = self.round_layout.as_ref().filter(|_| matches!(self.tab, Tab::Round(_)));
                    if let Some((row, column)) = layout.and_then(|(_, layout)| layout.click_target(at.row, at.column)) {
                        self.move_cursor(row, column);
                    }
                    if self.tab == Tab::Standings && at.row == 0 {
                        let by = self.standings_model().role(at.column);
                        self.sort = by.map_or(self.sort, |by| self.sort.toggled(by));
                        self.refresh_standings();
                    }
                }
                GridAction::Copy(_) => {}
            }
        }
    }

    /// Types texts into cells, as one step. Returns false if a cell refused its text.
    pub(super) fn type_into_cells(&mut self, cells: &[(InputField, &str)]) -> bool {
        let time = jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
        let note_stamp = NoteStamp { time: &time, place: &self.note_location };
        let changes = input::read_cells(&self.document.engine, note_stamp, cells);
        let refused = input::refusal_message(&self.document.engine, &changes.refused_cells);
        let made = changes.edit.is_none_or(|edit| {
            let made = self.apply(changes.label, edit);
            if made {
                self.ask_about_draw(cells);
            }
            made
        });
        if refused.is_empty() {
            return made;
        }
        self.notification = Some((refused, true));
        false
    }

    /// Whether a cell refused its text and the user has to correct it. Call [`Topboard::commit_typing`] first, which
    /// commits every other text. The refused text is stored nowhere else, so the tab and the book stay as they are
    /// until the user corrects it or presses Escape.
    pub(super) fn is_correcting_cell(&self) -> bool {
        self.grids.get(&self.tab).is_some_and(GridState::is_editing)
    }

    /// Applies an edit as one step. An error is shown, and then the book does not change. Returns whether it changed.
    pub(super) fn apply(&mut self, step: impl Into<String>, edit: Edit) -> bool {
        self.apply_by(step, edit, |engine, step, reason, edit| engine.apply_with_reason(step, reason, edit))
    }

    /// Applies an edit whose result is computed already; see [`Engine::apply_computed`].
    pub(super) fn apply_computed(&mut self, step: impl Into<String>, edit: Edit, computed: Engine) -> bool {
        self.apply_by(step, edit, |engine, step, reason, edit| engine.apply_computed(step, reason, edit, computed))
    }

    fn apply_by(
        &mut self,
        step: impl Into<String>,
        edit: Edit,
        apply: impl FnOnce(&mut Engine, &str, &str, Edit) -> Result<(), EditError>,
    ) -> bool {
        if self.refuse_if_read_only() {
            return false;
        }
        let step = step.into();
        let finished = self.finished_rounds(&edit);
        let reason = self.reason_for(&finished);
        let made = apply(&mut self.document.engine, &step, &reason, edit);
        match &made {
            Ok(()) => {
                self.ask_for_reason(finished, step, false);
                self.status_message.clear();
                self.clear_notification();
            }
            Err(error) => {
                self.notification =
                    Some((format!("{}.", crate::book::typed_words::capitalize(&error.to_string())), true));
            }
        }
        self.refresh();
        made.is_ok()
    }

    /// Commits the text that is being typed, before anything else changes the book.
    pub(super) fn commit_typing(&mut self) {
        self.commit_what_if_typing();
        let Some(mut state) = self.grids.remove(&self.tab) else { return };
        let palette = Palette::of(false);
        let actions = if state.is_editing() {
            self.with_grid_model(palette, |model| state.handle(GridInput::Commit, model)).unwrap_or_default()
        } else {
            Vec::new()
        };
        self.grids.insert(self.tab, state);
        self.handle_grid_actions(actions);
    }

    pub(super) fn open_tab(&mut self, tab: Tab) {
        self.commit_typing();
        if self.is_correcting_cell() {
            return;
        }
        self.scroll_to_tab |= tab != self.tab;
        self.tab = tab.or_nearest(&self.document.engine);
        if let Tab::Ladder(page) = self.tab {
            self.ladder.page = page;
        }
        self.refresh_ladder();
        self.refresh_prizes();
        self.refresh_standings();
        if let Tab::Round(round) = self.tab
            && self.round_layout.as_ref().is_none_or(|(key, _)| key.round != round)
        {
            // The width is that of the last round in view. The next frame corrects it.
            let width = self.round_layout.as_ref().map_or(900.0, |(key, _)| key.width);
            self.update_round_layout(round, width);
        }
    }

    pub(super) fn go_to_first_round(&mut self) {
        let first = if self.document.engine.book().rounds.is_empty() { Tab::Players } else { Tab::Round(RoundIx(0)) };
        self.open_tab(first);
    }

    /// Moves the cursor to an address of the book, on its own tab.
    pub(super) fn go_to(&mut self, place: CellAddress) {
        let tab = match place {
            CellAddress::Event => {
                self.rules.show_first_unfinished();
                Tab::Rules
            }
            CellAddress::Person(_) if self.tab == Tab::Standings => Tab::Standings,
            CellAddress::Person(_) => Tab::Players,
            CellAddress::Team(_) => Tab::Teams,
            CellAddress::Round(round) => Tab::Round(round),
            CellAddress::Board(board) => Tab::Round(board.round),
            CellAddress::Seat(seat, _) => Tab::Round(seat.board.round),
        };
        if let CellAddress::Seat(seat, SeatColumn::Chart(_)) = place {
            self.yearly_counts_shown.insert(seat.board.round, true);
        }
        self.open_tab(tab);
        if let Tab::Round(round) = tab {
            let width = self.round_layout.as_ref().map_or(900.0, |(key, _)| key.width);
            self.update_round_layout(round, width);
        }
        if self.is_correcting_cell() {
            return;
        }
        let engine = &self.document.engine;
        let at = match (self.tab, place) {
            (Tab::Players, CellAddress::Person(id)) => players::player_position(engine, id),
            (Tab::Teams, CellAddress::Team(at)) => self.teams.row_of(at.0).map(|row| (row, 0)),
            (Tab::Standings, CellAddress::Person(id)) => self.standings_model().position_of(id),
            (Tab::Round(_), place) => self.round_layout.as_ref().and_then(|(_, layout)| layout.position_of(place)),
            _ => None,
        };
        let mut state = self.grids.remove(&self.tab).unwrap_or_else(|| self.new_grid_state());
        if let Some((row, column)) = at {
            state.go_to(row, column);
        }
        state.take_focus();
        self.grids.insert(self.tab, state);
    }
}

/// Shows the empty state of a tab: a title, a text, and buttons for the next step.
fn empty_state(ui: &mut Ui, title: &str, text: &str, commands: &[Command]) -> Option<Command> {
    let mut chosen = None;
    ui.add_space((ui.available_height() * 0.3).max(20.0));
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.heading(title);
        ui.label(text);
        ui.add_space(size::SPACE);
        for command in commands {
            let button = egui::Button::new(command.name())
                .shortcut_text(command.keys(ui.ctx()))
                .min_size(egui::vec2(200.0, 28.0));
            if ui.add(button).on_hover_text(command.info().help).clicked() {
                chosen = Some(*command);
            }
        }
    });
    chosen
}
