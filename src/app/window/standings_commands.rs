//! The commands of the Standings tab: views and groups, explanations, the what-if, and holding rounds back.

use eframe::egui::{self, Ui};

use super::{ChooserItem, Dialog, Topboard};
use crate::app::command::{Command, Menu};
use crate::app::dialogs::list_chooser::{ListChooser, ListItem};
use crate::app::grid::{Grid, GridAction, GridInput};
use crate::app::shell::side_panel::TotalExplanation;
use crate::app::theme::{self, Palette, grid_palette, size};
use crate::app::views::Tab;
use crate::app::views::standings::{SortOrder, StandingsModel, WhatIfModel, WhatIfState, toolbar};
use crate::book::{BoardRef, CellAddress, Edit, GameStage, Round, RoundField, RoundIx, SeatColumn};
use crate::engine::{Engine, boards_for_what_if};
use crate::input::InputField;
use crate::notices::{ColumnRole, GroupSelection, StandingsOptions};

impl Topboard {
    /// The engine of the standings in view: in a what-if, the copy with the supposed ending.
    pub(super) fn standings_engine(&self) -> &Engine {
        self.what_if.as_ref().map_or(&self.document.engine, |state| state.what_if.engine())
    }

    pub(super) fn standings_model(&self) -> StandingsModel<'_> {
        StandingsModel::new(self.standings_engine(), &self.standings, self.sort)
    }

    /// Brings the standings in view up to date with the book, the what-if and the chosen view.
    pub(super) fn refresh_standings(&mut self) {
        let real = &self.document.engine;
        if self.what_if.as_mut().is_some_and(|what_if| !what_if.what_if.update(real)) {
            self.what_if = None;
            "the board has changed in the book, so the what-if was closed".clone_into(&mut self.status_message);
        }
        match &mut self.what_if {
            Some(what_if) => {
                what_if.refresh_before(real, &self.standings_options);
                let before = what_if.before().map(|before| (what_if.what_if.base_revision(), before));
                self.standings.refresh(what_if.what_if.engine(), self.sort, &self.standings_options, before);
            }
            None => self.standings.refresh(real, self.sort, &self.standings_options, None),
        }
    }

    /// The texts of the formula line for the cell at the cursor: the formula, and the reason.
    pub(super) fn standings_formula_texts(&self) -> (Option<String>, Option<String>) {
        let at = self.grids.get(&Tab::Standings).map(crate::app::grid::GridState::cursor);
        let heading = at.and_then(|at| self.standings_model().role(at.column));
        match (heading, self.total_explanation_at_cursor()) {
            (Some(ColumnRole::Place), Some(why)) => {
                (None, Some(crate::book::typed_words::capitalize(&why.place_reason)))
            }
            (Some(ColumnRole::Total), Some(why)) => (Some(why.breakdown.sum_text()), None),
            (Some(ColumnRole::Round(_)), Some(why)) => (None, Some(why.breakdown.lines_text())),
            _ => (None, None),
        }
    }

    /// The explanation of the figure at the cursor: of the score of a round, else of the total of the player.
    pub(super) fn total_explanation_at_cursor(&self) -> Option<TotalExplanation> {
        if self.tab != Tab::Standings {
            return None;
        }
        let engine = self.standings_engine();
        let at = self.grids.get(&Tab::Standings)?.cursor();
        let (line, heading) = self.standings_model().row_and_role(at.row, at.column)?;
        let row = self.standings.standings.table.rows.get(line.position)?;
        let basis = engine.standings_context().with_view(self.standings_options.view(engine));
        if let ColumnRole::Round(at) = heading {
            let breakdown = row.round_breakdown(at, &basis)?;
            let games = row.games.iter().filter(|game| game.seat.board.round == at);
            let scores = games.filter_map(|game| {
                engine.explain(game.seat, engine.system(game.seat.board)?.columns.len().checked_sub(1)?)
            });
            let scores = scores.filter(|score| score.value.is_some()).collect();
            return Some(TotalExplanation { place_reason: String::new(), breakdown, scores });
        }
        let place_reason = self.standings.standings.explain_place(engine, line);
        Some(TotalExplanation { place_reason, breakdown: row.total_breakdown(&basis), scores: Vec::new() })
    }

    /// Whether a command about the standings would do something now.
    pub(super) fn can_run_standings_command(&self, command: Command) -> bool {
        let book = self.document.engine.book();
        match command {
            Command::ViewGroups => !toolbar::group_names(&self.document.engine).is_empty(),
            Command::WhatIf => self.what_if.is_some() || book.boards().next().is_some(),
            Command::AcceptWhatIf => self.what_if.as_ref().is_some_and(|state| state.what_if.has_changed()),
            Command::DropWhatIf => self.what_if.is_some(),
            Command::ReleaseRound => self.round_to_release(true).is_some(),
            Command::HoldRound => self.round_to_release(false).is_some(),
            _ => !book.rounds.is_empty(),
        }
    }

    /// Whether a command is not allowed during a what-if. A change to the book could be mistaken for a part of the
    /// what-if.
    pub(super) fn is_barred_by_what_if(&self, command: Command) -> bool {
        let changes = match command.info().menu {
            Menu::Event | Menu::Board | Menu::Prizes => command != Command::CopyExplanation,
            _ => matches!(command, Command::ReleaseRound | Command::HoldRound),
        };
        changes && self.tab == Tab::Standings && self.what_if.is_some()
    }

    /// Executes a command of the standings.
    pub(super) fn run_standings_command(&mut self, command: Command) {
        match command {
            Command::ViewAll => {
                let groups = std::mem::take(&mut self.standings_options.groups);
                self.show_standings_with(StandingsOptions { groups, ..StandingsOptions::default() });
            }
            Command::ViewFinished => {
                let mut look = self.standings_options.clone();
                look.view.finished_only = self.tab != Tab::Standings || !look.view.finished_only;
                self.show_standings_with(look);
            }
            Command::ViewPosted => {
                let mut look = self.standings_options.clone();
                look.view.posted_only = self.tab != Tab::Standings || !look.view.posted_only;
                self.show_standings_with(look);
            }
            Command::ViewAfter => self.dialog = Some(Dialog::Chooser(self.round_chooser())),
            Command::ViewGroups => self.dialog = Some(Dialog::Chooser(self.group_chooser())),
            Command::WhatIf => self.begin_what_if(),
            Command::AcceptWhatIf => self.keep_what_if(),
            Command::DropWhatIf => {
                self.what_if = None;
                "the what-if is closed; the book has not changed".clone_into(&mut self.status_message);
            }
            Command::ReleaseRound => self.set_scores_released(true),
            Command::HoldRound => self.set_scores_released(false),
            _ => {}
        }
    }

    /// Shows the standings, looked at so.
    pub(super) fn show_standings_with(&mut self, look: StandingsOptions) {
        self.standings_options = look;
        self.open_tab(Tab::Standings);
        self.refresh_standings();
    }

    fn round_chooser(&self) -> ListChooser<ChooserItem> {
        let book = self.document.engine.book();
        let item = |rounds: Option<usize>| {
            let title = rounds.and_then(|rounds| book.round(RoundIx(rounds - 1))).map(Round::title);
            let name = title.map_or_else(|| "All rounds".to_owned(), |title| format!("After {title}"));
            let detail = if self.standings_options.view.rounds == rounds { "in view" } else { "" };
            ListItem {
                name,
                detail: detail.to_owned(),
                keywords: String::new(),
                choice: ChooserItem::StandingsAfter(rounds),
            }
        };
        let items = std::iter::once(None).chain((1..=book.rounds.len()).map(Some)).map(item).collect();
        ListChooser::new("The standings after a round", "number or name of the round", items)
    }

    fn group_chooser(&self) -> ListChooser<ChooserItem> {
        let items = self.all_groups().into_iter().enumerate().map(|(at, groups)| ListItem {
            name: toolbar::group_selection_text(&groups),
            detail: if self.standings_options.groups == groups { "in view".to_owned() } else { String::new() },
            keywords: String::new(),
            choice: ChooserItem::Groups(at),
        });
        ListChooser::new("Whose table", "name of the group", items.collect())
    }

    /// The tables that can be chosen in an event with groups.
    pub(super) fn all_groups(&self) -> Vec<GroupSelection> {
        let named = toolbar::group_names(&self.document.engine).into_iter().map(GroupSelection::One);
        [GroupSelection::Together, GroupSelection::Each].into_iter().chain(named).collect()
    }

    /// Opens a what-if for the board at the cursor, or asks for the board.
    fn begin_what_if(&mut self) {
        if self.what_if.is_some() {
            self.open_tab(Tab::Standings);
            return;
        }
        let board = self.board_at_cursor();
        match board {
            Some(at) => self.open_what_if(at),
            None => self.dialog = Some(Dialog::Chooser(self.what_if_board_chooser())),
        }
    }

    fn what_if_board_chooser(&self) -> ListChooser<ChooserItem> {
        let book = self.document.engine.book();
        let item = |(at, stage): (BoardRef, GameStage)| ListItem {
            name: book.board_label(at),
            detail: match stage {
                GameStage::NotStarted => "not started",
                GameStage::Running(_) => "running",
                GameStage::Ended => "ended",
            }
            .to_owned(),
            keywords: String::new(),
            choice: ChooserItem::WhatIf(at),
        };
        ListChooser::new(
            "What if this board ended so",
            "round and board",
            boards_for_what_if(book).into_iter().map(item).collect(),
        )
    }

    /// Opens a what-if on this board.
    pub(super) fn open_what_if(&mut self, at: BoardRef) {
        self.open_tab(Tab::Standings);
        if self.is_correcting_cell() {
            return;
        }
        self.what_if = WhatIfState::new(&self.document.engine, at);
        self.refresh_standings();
    }

    fn keep_what_if(&mut self) {
        let Some(what_if) = &self.what_if else { return };
        let Some(edit) = what_if.what_if.edit() else { return };
        let board = self.document.engine.book().board_label(what_if.what_if.board());
        if self.apply(format!("supposed result of {board}"), edit) {
            self.what_if = None;
            self.status_message = format!("The supposed result of {board} is in the book now. Ctrl+Z undoes it.");
        }
    }

    /// Commits the text that is being typed into the board of the what-if.
    pub(super) fn commit_what_if_typing(&mut self) {
        let Some(mut what_if) = self.what_if.take() else { return };
        let mut grid = std::mem::take(&mut what_if.grid);
        let actions = if grid.is_editing() {
            let model = WhatIfModel::new(&what_if, &self.document.engine, Palette::of(false));
            grid.handle(GridInput::Commit, &model)
        } else {
            Vec::new()
        };
        what_if.grid = grid;
        self.handle_what_if_actions(&mut what_if, actions);
        self.what_if = Some(what_if);
    }

    fn handle_what_if_actions(&mut self, what_if: &mut WhatIfState, actions: Vec<GridAction>) {
        for action in actions {
            match action {
                GridAction::Change(changes) => {
                    let target = |row, column| what_if.target(row, column);
                    let cells: Vec<(InputField, &str)> = changes
                        .iter()
                        .filter_map(|change| Some((target(change.row, change.column)?, change.text.as_str())))
                        .collect();
                    if let Some(refused) = what_if.enter_cells(&cells) {
                        self.notification = Some((refused, true));
                    }
                }
                GridAction::Message(text) => self.status_message = text,
                GridAction::OpenDetails(_) | GridAction::Press(_) | GridAction::Copy(_) => {}
            }
        }
    }

    /// Whether a cell of the what-if is being edited.
    pub(super) fn is_typing_in_what_if(&self) -> bool {
        self.tab == Tab::Standings && self.what_if.as_ref().is_some_and(|what_if| what_if.grid.is_editing())
    }

    /// Leaves the past state, the what-if, the view or the order of the rows, one at a time. Returns false if there was
    /// nothing to leave.
    pub(super) fn leave_innermost_view(&mut self) -> bool {
        if self.leave_history_view() {
            return true;
        }
        if self.tab != Tab::Standings {
            return false;
        }
        if self.what_if.is_some() {
            self.run_standings_command(Command::DropWhatIf);
        } else if self.standings_options != StandingsOptions::default() {
            self.standings_options = StandingsOptions::default();
        } else if self.sort != SortOrder::default() {
            self.sort = SortOrder::default();
        } else {
            return false;
        }
        self.refresh_standings();
        true
    }

    /// The bars above the standings.
    pub(super) fn show_standings_bars(&mut self, ui: &mut Ui, palette: &Palette) -> Option<Command> {
        let mut response = toolbar::show_toolbar(
            ui,
            self.standings_engine(),
            &self.standings_options,
            &self.standings.standings.notice,
            self.what_if.is_some(),
        );
        if let Some(look) = response.options.take() {
            self.show_standings_with(look);
        }
        if let Some(mut what_if) = self.what_if.take() {
            let mut grid = std::mem::take(&mut what_if.grid);
            let mut actions = Vec::new();
            let supposed = toolbar::show_what_if(ui, &what_if.what_if, |ui| {
                let model = WhatIfModel::new(&what_if, &self.document.engine, *palette);
                let output = Grid::new("what if")
                    .name("What if")
                    .font_size(size::BODY)
                    .bold_family(theme::bold())
                    .palette(grid_palette(palette))
                    .show(ui, &mut grid, &model);
                actions = output.actions;
            });
            what_if.grid = grid;
            self.handle_what_if_actions(&mut what_if, actions);
            self.what_if = Some(what_if);
            self.refresh_standings();
            response.command = response.command.or(supposed);
        }
        response.command
    }

    /// The bar on other tabs while a what-if is open.
    pub(super) fn show_what_if_reminder(&self, ui: &mut Ui) -> Option<Command> {
        let what_if = self.what_if.as_ref().filter(|_| self.tab != Tab::Standings)?;
        toolbar::show_what_if_reminder(ui, &what_if.what_if)
    }

    /// Draws a frame around the standings of a what-if.
    pub(super) fn draw_what_if_frame(&self, ui: &Ui, rect: egui::Rect, palette: &Palette) {
        if self.what_if.is_some() && self.tab == Tab::Standings {
            let line = egui::Stroke::new(2.0, palette.remark);
            ui.painter().rect_stroke(rect.shrink(1.0), 0.0, line, egui::StrokeKind::Inside);
        }
    }

    /// The round that would be released or held back: the one in view or at the cursor, else the last that can be.
    fn round_to_release(&self, release: bool) -> Option<RoundIx> {
        let engine = &self.document.engine;
        let in_view = match self.tab {
            Tab::Round(at) => Some(at),
            Tab::Standings => {
                let at = self.grids.get(&Tab::Standings).map(crate::app::grid::GridState::cursor);
                at.and_then(|at| self.standings_model().round_at(at.column))
            }
            _ => None,
        };
        let last = || engine.last_round_to_release(release).filter(|_| !matches!(self.tab, Tab::Round(_)));
        in_view.filter(|at| engine.can_set_released(*at, release)).or_else(last)
    }

    fn set_scores_released(&mut self, release: bool) {
        let Some(at) = self.round_to_release(release) else { return };
        let title = self.document.engine.book().round(at).map(Round::title).unwrap_or_default();
        let (step, message) = if release {
            (format!("release of {title}"), format!("{title} is released: its scores may be posted."))
        } else {
            (format!("holding back of {title}"), format!("{title} is held back until you release it."))
        };
        if self.apply(step, Edit::Round(at, RoundField::ScoresReleased(Some(release)))) {
            self.status_message = message;
        }
    }

    /// Opens the game at the cursor on its round's tab.
    pub(super) fn open_game(&mut self) {
        match self.address_at_cursor() {
            Some(CellAddress::Seat(seat, _)) => self.go_to(CellAddress::Seat(seat, SeatColumn::Score)),
            _ => "The score of a game opens its board. The side panel explains a total."
                .clone_into(&mut self.status_message),
        }
    }
}
