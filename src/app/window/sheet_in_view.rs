//! The sheet in view: what it shows, and what typing into it does.

use eframe::egui;
use eframe::egui::{Align, Frame, Layout, Margin, RichText, Ui};

use super::{RoundLayoutKey, Topboard};
use crate::app::command::Command;
use crate::app::grid::{CellPos, Grid, GridAction, GridInput, GridModel, GridPalette, GridState};
use crate::app::theme;
use crate::app::theme::{Palette, size};
use crate::app::views::awards::AwardsModel;
use crate::app::views::board_record::RecordModel;
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
use crate::app::views::standings::toolbar;
use crate::app::views::teams::TeamsModel;
use crate::app::views::top_board::TopBoardModel;
use crate::app::views::votes::VotesModel;
use crate::app::views::{Tab, board_record, notebook, players, round, rules};
use crate::book::{CellAddress, Edit, EditError, Power, RoundIx, SeatColumn};
use crate::engine::Engine;
use crate::input;
use crate::input::{InputField, NoteStamp};
use crate::scoring::FactName;

impl Topboard {
    pub(super) fn sheet(&mut self, ui: &mut Ui) -> Option<Command> {
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
                "Drop result lists here, choose them, or paste one: workbooks, text tables, books.",
                &[Command::AddLists, Command::PasteList, Command::ChooseLadder][..],
            )),
            Tab::Round(round) => book.round(round).is_none_or(|round| round.boards.is_empty()).then_some((
                "No boards yet",
                "Take the roll call and draw, add a board and type its seven names, or import the results of this round.",
                &[Command::RollCall, Command::Draw, Command::AddBoard, Command::Import][..],
            )),
            Tab::Standings => self.standings_engine().standings().rows.is_empty().then_some((
                "Nobody has a score yet",
                "Standings appear with the first board whose counts are complete.",
                &[Command::AddRound, Command::Open][..],
            )),
            Tab::TopBoard => (self.document.engine.standings().rows.is_empty()).then_some((
                "Nobody has a claim to a seat yet",
                "Claims follow from the rounds before; they appear with the first board whose counts are complete.",
                &[Command::AddRound][..],
            )),
            Tab::Votes => book.boards().next().is_none().then_some((
                "No boards yet",
                "The players of a board rate each other after their game.",
                &[Command::AddBoard][..],
            )),
        };
        let nothing = book.people.is_empty() && book.rounds.is_empty();
        let mut asked = None;
        if self.tab == Tab::Players && nothing {
            asked = Self::welcome(ui, &palette);
        }
        if self.tab == Tab::RollCall {
            asked = self.roll_bar(ui, &palette);
        }
        let margin = match self.tab {
            Tab::Round(_) | Tab::TopBoard | Tab::Votes => Margin { left: 12, right: 0, top: 4, bottom: 0 },
            _ => Margin::ZERO,
        };
        let frame = Frame::new().fill(palette.desk).inner_margin(margin);
        let mut rules_asked = Vec::new();
        asked = asked.or(self.what_if_elsewhere(ui));
        asked = self.past_band(ui, &palette).or(asked);
        self.reason_bar(ui, &palette);
        if self.tab == Tab::History {
            asked = self.history_bar(ui, &palette).or(asked);
        }
        egui::CentralPanel::default().frame(frame).show(ui, |ui| {
            if let Some((title, text, commands)) = empty {
                asked = empty_state(ui, title, text, commands);
            } else if let Tab::Ladder(page) = self.tab {
                asked = self.ladder_sheet(ui, page, &palette);
            } else if self.tab == Tab::Rules {
                rules_asked = rules::show(ui, &self.document.engine, &mut self.rules, self.zoom);
            } else if self.tab == Tab::Standings {
                let rect = ui.max_rect();
                asked = self.above_the_table(ui, &palette);
                toolbar::below(ui, &self.standings.standings.notice);
                egui::CentralPanel::default().frame(Frame::NONE).show(ui, |ui| self.grid(ui, &palette));
                self.frame_what_if(ui, rect, &palette);
            } else {
                self.grid(ui, &palette);
            }
        });
        self.change_rules(ui.ctx(), rules_asked);
        asked
    }

    /// Above the empty list of players: what to do first.
    fn welcome(ui: &mut Ui, palette: &Palette) -> Option<Command> {
        let mut asked = None;
        let frame = Frame::new().fill(palette.remark_paper).inner_margin(Margin::symmetric(12, 8));
        egui::Panel::top("welcome").frame(frame).show_separator_line(false).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new("Drop a results sheet here, or type the first name.").color(palette.ink));
                for command in [Command::Open, Command::AddRound] {
                    if ui.button(command.name()).on_hover_text(command.about().help).clicked() {
                        asked = Some(command);
                    }
                }
            });
        });
        asked
    }

    pub(super) fn grid(&mut self, ui: &mut Ui, palette: &Palette) {
        // The bar at the right edge takes its part.
        self.width = ui.available_width() - size::SPACE;
        if let Tab::Round(round) = self.tab {
            self.lay_out(round, ui.available_width());
        }
        let mut state = self.grids.remove(&self.tab).unwrap_or_else(|| self.fresh_grid());
        self.call_by_keys(ui.ctx(), &mut state);
        let output = self.with_model(*palette, |model| {
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
                self.said.clear();
            }
            self.act(output.actions);
            match (self.tab, output.carried) {
                (Tab::Round(_), Some(carried)) => self.drag_seat(ui, &carried),
                _ => self.dragged = None,
            }
        }
    }

    /// The grid's state when a tab is opened for the first time.
    pub(super) fn fresh_grid(&self) -> GridState {
        let mut state = GridState::default();
        let (row, column) = match (&self.layout, self.tab) {
            (Some((_, layout)), Tab::Round(_)) => layout.start(),
            (_, Tab::Standings | Tab::Awards | Tab::Ladder(LadderPage::People | LadderPage::List(_))) => (1, 1),
            (_, Tab::Ladder(LadderPage::Table)) => (1, 2),
            (_, Tab::TopBoard) => self.top.start(),
            (_, Tab::Votes) => (2, 3),
            (_, Tab::Record(_)) => board_record::find(Power::Austria),
            (_, Tab::Teams) => (1, self.teams.frozen() - 1),
            _ => (1, 0),
        };
        state.go_to(row, column);
        state
    }

    /// Lays the round out anew where that is needed, and keeps the cursor on its cell.
    pub(super) fn lay_out(&mut self, round: RoundIx, width: f32) {
        let engine = &self.document.engine;
        let key =
            RoundLayoutKey { revision: engine.revision(), round, years: self.years_shown(round), width, zoom: self.zoom };
        if self.layout.as_ref().is_some_and(|(have, _)| *have == key) {
            return;
        }
        // The bar at the right edge takes its part.
        let new = round::RoundLayout::new(engine, round, key.years, width - size::SPACE, self.zoom);
        if let (Some((old_key, old)), Some(state)) = (&self.layout, self.grids.get_mut(&self.tab))
            && old_key.round == round
            && *old != new
        {
            state.remap(|at| {
                let (row, column) = new.follow(old, at.row, at.column)?;
                Some(CellPos { row, column })
            });
        }
        self.layout = Some((key, new));
    }

    /// Whether a round shows its yearly counts: as was said, else if it has any or is scored by them.
    pub(super) fn years_shown(&self, round: RoundIx) -> bool {
        self.years.get(&round).copied().unwrap_or_else(|| {
            let engine = &self.document.engine;
            let has = engine.book().round(round).is_some_and(|held| held.boards.iter().any(|b| !b.charts.is_empty()));
            // A system that adds up every autumn cannot do without them.
            has || engine.round_system(round).is_some_and(|s| s.inputs().any(|input| input == FactName::CentreYears))
        })
    }

    /// Runs `work` with what the tab in view shows; `None` for a tab that is no grid.
    pub(super) fn with_model<T>(&self, palette: Palette, work: impl FnOnce(&dyn GridModel) -> T) -> Option<T> {
        let (engine, digest) = (&self.document.engine, &self.digest);
        match self.tab {
            Tab::Players => Some(work(&PlayersModel::new(engine, digest, self.columns.clone()))),
            Tab::Round(round) => {
                let (key, layout) = self.layout.as_ref()?;
                (key.round == round).then(|| work(&RoundModel { engine, digest, layout, palette }))
            }
            Tab::Standings => Some(work(&self.standings_model())),
            Tab::Record(at) => Some(work(&RecordModel::new(engine, at, palette, self.width / self.zoom))),
            Tab::Notebook => Some(work(&NotebookModel::new(engine, &self.note_place, self.width / self.zoom))),
            Tab::TopBoard => Some(work(&TopBoardModel::new(engine, &self.top, palette))),
            Tab::Teams => Some(work(&TeamsModel::new(engine, &self.teams))),
            Tab::Awards => Some(work(&AwardsModel::new(engine, &self.awards))),
            Tab::RollCall => Some(work(&RollCallModel::new(engine, &self.roll))),
            Tab::Votes => Some(work(&VotesModel::new(engine, palette))),
            Tab::Ladder(page) => {
                let (season, now) = (&engine.book().results_year, self.ladder_beside(page));
                Some(match page {
                    LadderPage::Table => work(&LadderTableModel::new(self.ladder.worked()?)),
                    LadderPage::Events => work(&EventsModel::new(season, now)),
                    LadderPage::List(event) => work(&ResultListModel::new(season, event, now)),
                    LadderPage::People => work(&IdentitiesModel::new(self.ladder.worked()?, &self.ladder)),
                    LadderPage::Problems => work(&ProblemsModel::new(self.ladder.worked()?, &self.ladder)),
                    LadderPage::Year => return None,
                })
            }
            Tab::History => {
                let (chronicle, past) = (self.document.chronicle(), self.document.shows_past());
                Some(work(&HistoryModel::new(&self.history, chronicle, past, self.width / self.zoom)))
            }
            Tab::Rules => None,
        }
    }

    /// What typing into a cell of the tab in view changes.
    pub(super) fn target(&self, row: usize, column: usize) -> Option<InputField> {
        match self.tab {
            Tab::Players => self.columns.target(&self.document.engine, row, column),
            Tab::Round(_) => self.layout.as_ref()?.1.target(row, column),
            Tab::Record(at) => board_record::target(self.document.engine.book(), at, row, column),
            Tab::Notebook => notebook::target(&self.document.engine, row, column),
            Tab::TopBoard => self.top.target(row, column),
            Tab::Teams => self.teams.target(row, column),
            Tab::Awards => self.awards.target(row, column),
            Tab::RollCall => self.roll.target(row, column),
            Tab::Votes => VotesModel::new(&self.document.engine, Palette::of(false)).target(row, column),
            Tab::Ladder(LadderPage::Events) => {
                EventsModel::new(&self.document.engine.book().results_year, self.ladder_now()).target(row, column)
            }
            Tab::Ladder(LadderPage::List(event)) => {
                ResultListModel::new(&self.document.engine.book().results_year, event, None).target(row, column)
            }
            Tab::Standings | Tab::Rules | Tab::Ladder(_) | Tab::History => None,
        }
    }

    /// Where in the book the cursor is.
    pub(super) fn place(&self) -> Option<CellAddress> {
        let at = self.grids.get(&self.tab)?.cursor();
        match self.tab {
            Tab::Players => players::person(&self.document.engine, at.row).map(|person| CellAddress::Person(person.id)),
            Tab::Round(_) => self.layout.as_ref()?.1.place(at.row, at.column),
            Tab::Standings => self.standings_model().place(at.row, at.column),
            Tab::Record(board) => Some(board_record::place(self.document.engine.book(), board, at.row)),
            Tab::TopBoard => self.top.person(at.row).map(CellAddress::Person),
            Tab::RollCall => self.roll.person(at.row).map(CellAddress::Person),
            Tab::Votes => {
                VotesModel::new(&self.document.engine, Palette::of(false)).board(at.row).map(CellAddress::Board)
            }
            Tab::Teams | Tab::Awards | Tab::Rules | Tab::Notebook | Tab::Ladder(_) | Tab::History => None,
        }
    }

    /// Does what the grid asks for.
    pub(super) fn act(&mut self, actions: Vec<GridAction>) {
        for action in actions {
            match action {
                GridAction::Change(changes) => {
                    let cells: Vec<(InputField, &str)> = changes
                        .iter()
                        .filter_map(|change| Some((self.target(change.row, change.column)?, change.text.as_str())))
                        .collect();
                    let taken = self.change(&cells);
                    if let ([only], false) = (&changes[..], taken)
                        && !only.text.trim().is_empty()
                        && self.document.read_only().is_none()
                    {
                        // What was typed is not lost: it stands in its cell, still to be corrected.
                        let mut state = self.grids.remove(&self.tab).unwrap_or_default();
                        // The book has it not, whatever the grid asked for.
                        self.with_model(Palette::of(false), |model| state.begin(model));
                        state.go_to(only.row, only.column);
                        state.begin_edit_with(only.text.as_str());
                        self.grids.insert(self.tab, state);
                        if let Some((notice, _)) = &mut self.notice {
                            notice.push_str(" Escape leaves the cell as it was.");
                        }
                    }
                }
                GridAction::Message(text) => self.said = text,
                GridAction::OpenDetails(_) if self.tab == Tab::Awards => self.with_prizes(Command::RunnersUp),
                GridAction::OpenDetails(_) if self.tab == Tab::Standings => self.open_game(),
                GridAction::OpenDetails(_) if matches!(self.tab, Tab::Ladder(_)) => self.open_season_event(),
                GridAction::OpenDetails(_) if self.tab == Tab::History => self.history.opens = true,
                GridAction::OpenDetails(_) => {
                    "This cell is computed. The line above the sheet shows its formula; Board, Set the score by hand \
                     puts your own in its place."
                        .clone_into(&mut self.said);
                }
                GridAction::Press(at) => {
                    // The line of names runs on over the blocks' columns, and is one cell all the same.
                    let layout = self.layout.as_ref().filter(|_| matches!(self.tab, Tab::Round(_)));
                    if let Some((row, column)) = layout.and_then(|(_, layout)| layout.pressed(at.row, at.column)) {
                        self.cursor_to(row, column);
                    }
                    if self.tab == Tab::Standings && at.row == 0 {
                        let by = self.standings_model().heading(at.column);
                        self.sort = by.map_or(self.sort, |by| self.sort.toggled(by));
                        self.refresh_standings();
                    }
                }
                GridAction::Copy(_) => {}
            }
        }
    }

    /// Types texts into cells, as one step; false when a cell did not take its text.
    pub(super) fn change(&mut self, cells: &[(InputField, &str)]) -> bool {
        let time = jiff::Zoned::now().strftime("%Y-%m-%d %H:%M").to_string();
        let note_stamp = NoteStamp { time: &time, place: &self.note_place };
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
        self.notice = Some((refused, true));
        false
    }

    /// Whether a text that its cell did not take is still to be corrected, once [`Topboard::settle`] has committed all
    /// others. Until it is, or Escape gives it up, the tab stays in view and the book as it is: the text is nowhere else.
    pub(super) fn is_correcting(&self) -> bool {
        self.grids.get(&self.tab).is_some_and(GridState::is_editing)
    }

    /// Makes a change; an error is told, and the book is as it was.
    pub(super) fn apply(&mut self, what: impl Into<String>, edit: Edit) -> bool {
        self.apply_by(what, edit, |engine, what, reason, edit| engine.apply_with_reason(what, reason, edit))
    }

    /// Makes a change whose result may be computed already; see [`Engine::apply_computed`].
    pub(super) fn apply_computed(&mut self, what: impl Into<String>, edit: Edit, computed: Engine) -> bool {
        self.apply_by(what, edit, |engine, what, reason, edit| engine.apply_computed(what, reason, edit, computed))
    }

    fn apply_by(
        &mut self,
        what: impl Into<String>,
        edit: Edit,
        apply: impl FnOnce(&mut Engine, &str, &str, Edit) -> Result<(), EditError>,
    ) -> bool {
        if self.is_read_only() {
            return false;
        }
        let what = what.into();
        let finished = self.finished_rounds(&edit);
        let reason = self.reason_for(&finished);
        let made = apply(&mut self.document.engine, &what, &reason, edit);
        match &made {
            Ok(()) => {
                self.ask_for_reason(finished, what, false);
                self.said.clear();
                self.clear_notice();
            }
            Err(error) => {
                self.notice = Some((format!("{}.", crate::book::vocabulary::capitalize(&error.to_string())), true))
            }
        }
        self.refresh();
        made.is_ok()
    }

    /// Commits what is being typed, before anything else happens to the book.
    pub(super) fn settle(&mut self) {
        self.settle_what_if();
        let Some(mut state) = self.grids.remove(&self.tab) else { return };
        let palette = Palette::of(false);
        let actions = if state.is_editing() {
            self.with_model(palette, |model| state.handle(GridInput::Commit, model)).unwrap_or_default()
        } else {
            Vec::new()
        };
        self.grids.insert(self.tab, state);
        self.act(actions);
    }

    pub(super) fn open_tab(&mut self, tab: Tab) {
        self.settle();
        if self.is_correcting() {
            return;
        }
        self.tab_moved |= tab != self.tab;
        self.tab = tab.within(&self.document.engine);
        if let Tab::Ladder(page) = self.tab {
            self.ladder.page = page;
        }
        self.refresh_ladder();
        self.refresh_prizes();
        self.refresh_standings();
        if let Tab::Round(round) = self.tab
            && self.layout.as_ref().is_none_or(|(key, _)| key.round != round)
        {
            // The width is that of the round seen last; the next frame corrects it.
            let width = self.layout.as_ref().map_or(900.0, |(key, _)| key.width);
            self.lay_out(round, width);
        }
    }

    pub(super) fn go_to_first_round(&mut self) {
        let first = if self.document.engine.book().rounds.is_empty() { Tab::Players } else { Tab::Round(RoundIx(0)) };
        self.open_tab(first);
    }

    /// Puts the cursor on a place of the book, on its own tab.
    pub(super) fn go_to(&mut self, place: CellAddress) {
        let tab = match place {
            CellAddress::Event => {
                self.rules.show_trouble();
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
            self.years.insert(seat.board.round, true);
        }
        self.open_tab(tab);
        if let Tab::Round(round) = tab {
            let width = self.layout.as_ref().map_or(900.0, |(key, _)| key.width);
            self.lay_out(round, width);
        }
        if self.is_correcting() {
            return;
        }
        let engine = &self.document.engine;
        let at = match (self.tab, place) {
            (Tab::Players, CellAddress::Person(id)) => players::find(engine, id),
            (Tab::Teams, CellAddress::Team(at)) => self.teams.row(at.0).map(|row| (row, 0)),
            (Tab::Standings, CellAddress::Person(id)) => self.standings_model().find(id),
            (Tab::Round(_), place) => self.layout.as_ref().and_then(|(_, layout)| layout.find(place)),
            _ => None,
        };
        let mut state = self.grids.remove(&self.tab).unwrap_or_else(|| self.fresh_grid());
        if let Some((row, column)) = at {
            state.go_to(row, column);
        }
        state.take_focus();
        self.grids.insert(self.tab, state);
    }
}

/// What a tab shows that has nothing yet: the next step.
fn empty_state(ui: &mut Ui, title: &str, text: &str, commands: &[Command]) -> Option<Command> {
    let mut asked = None;
    ui.add_space((ui.available_height() * 0.3).max(20.0));
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.heading(title);
        ui.label(text);
        ui.add_space(size::SPACE);
        for command in commands {
            let button = egui::Button::new(command.name())
                .shortcut_text(command.keys(ui.ctx()))
                .min_size(egui::vec2(200.0, 28.0));
            if ui.add(button).on_hover_text(command.about().help).clicked() {
                asked = Some(*command);
            }
        }
    });
    asked
}

pub(in crate::app) fn grid_palette(p: &Palette) -> GridPalette {
    let mut g = GridPalette::for_dark(p.dark);
    g.paper = p.paper;
    g.computed = p.computed;
    g.heading = p.heading;
    g.label = p.computed;
    g.hairline = p.hairline;
    g.freeze = p.line;
    g.text = p.ink;
    g.quiet_text = p.faded;
    g.strong_text = p.ink;
    g.accent = p.accent;
    g.accent_away = p.line;
    g.text_selection = p.selected;
    g.problem = p.problem;
    g.problem_tint = p.problem_paper;
    g.remark = p.remark;
    g.list = p.raised;
    g.list_picked = p.selected;
    g.selection = p.accent.gamma_multiply(0.14);
    g
}
