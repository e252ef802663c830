//! The Standings tab: the table as a grid, its order, its toolbar, and the grid of a what-if.
//! The content of the cells is described in [`crate::notices`], and a what-if is computed in [`crate::engine`].

mod cached_table;
mod column_widths;
pub mod commands;
mod table;
pub mod toolbar;
mod what_if;

use std::borrow::Cow;

use eframe::egui::{self, Frame, Ui};

use crate::app::commands::{Command, Menu};
use crate::app::grid::{CellPos, ColumnChoices};
use crate::app::messages::Messages;
use crate::app::shell::side_panel::{self, TotalExplanation};
use crate::app::views::empty_state::{EmptyState, steps_to_results};
use crate::app::views::open_tabs::OpenTabs;
use crate::app::views::request::Request;
use crate::app::views::sheet_model::SheetModel;
use crate::app::views::sort_order::SortOrder;
use crate::app::views::tab::Tab;
use crate::app::views::table::Table;
use crate::app::views::view::{ContentVersion, ProblemList, RefreshContext, Sheet, StatusTexts, View, ViewContext};
use crate::book::typed_words::capitalize;
use crate::book::{CellAddress, PersonColumn, SeatColumn};
use crate::engine::Engine;
use crate::languages::window_language;
use crate::languages::window_sentences::standings_tab as texts;
use crate::notices::{ColumnRole, StandingsOptions};

use cached_table::TableBefore;
pub use cached_table::{CachedTable, ShownRow};
use table::StandingsTable;
pub use what_if::WhatIfState;

/// The state of the Standings tab.
#[derive(Debug, Default)]
pub struct StandingsView {
    table: CachedTable,
    sort: SortOrder<ColumnRole>,
    /// The keys of the columns to sort by of the last time, and whether the order is reversed, until the table is there.
    sort_of_last_time: Vec<(String, bool)>,
    /// Which games and groups the table shows.
    options: StandingsOptions,
    /// The open what-if.
    pub what_if: Option<WhatIfState>,
    /// What may be posted, with the revision of the book it was made from, while the table shows it.
    posted: Option<(u64, Engine)>,
}

impl StandingsView {
    /// The engine of the table: in a what-if, the copy with the supposed ending; in the view of what may be posted, the
    /// book of that.
    fn engine<'a>(&'a self, real: &'a Engine) -> &'a Engine {
        match (&self.what_if, &self.posted) {
            (Some(state), _) => state.what_if.engine(),
            (None, Some((_, posted))) => posted,
            (None, None) => real,
        }
    }

    /// Brings the book of what may be posted up to date, if the table shows it.
    fn update_posted(&mut self, real: &Engine) {
        if !self.options.view.posted_only || self.what_if.is_some() {
            self.posted = None;
        } else if self.posted.as_ref().is_none_or(|(revision, _)| *revision != real.revision()) {
            self.posted = Some((real.revision(), real.posted_view().into_parts().0));
        }
    }

    fn sheet<'a>(&'a self, context: &ViewContext<'a>) -> Table<'a, ShownRow> {
        let engine = self.engine(context.engine());
        StandingsTable { engine, sheet: &self.table, sort: self.sort, palette: context.palette }.table(context)
    }

    /// Sorts a table that is there by the columns of the last time. Returns false if there is nothing to do.
    fn take_sort_of_last_time(&mut self) -> bool {
        if self.sort_of_last_time.is_empty() || self.table.standings.notice.columns().is_empty() {
            return false;
        }
        let role = |key: &str| self.table.roles_by_key().find(|(of, _)| *of == key).map(|(_, role)| role);
        self.sort = SortOrder::from_headings(&std::mem::take(&mut self.sort_of_last_time), role);
        true
    }

    /// Describes and sorts the table again if that is needed. Returns where everything stood before.
    fn refresh_table(&mut self, real: &Engine, columns: &ColumnChoices) -> Option<TableBefore> {
        let options = StandingsOptions { language: window_language(), ..self.options.clone() };
        if let Some(what_if) = &mut self.what_if {
            what_if.refresh_before(real, &options);
            let before = what_if.before().map(|before| (what_if.what_if.base_revision(), before));
            let engine = what_if.what_if.engine();
            self.table.refresh(engine, engine.revision(), self.sort, columns, &options, before)
        } else {
            let engine = self.posted.as_ref().map_or(real, |(_, posted)| posted);
            self.table.refresh(engine, real.revision(), self.sort, columns, &options, None)
        }
    }

    /// Brings the what-if up to date with the book. Closes it if its board has changed too much.
    fn update_what_if(&mut self, real: &Engine, messages: &mut Messages) {
        if self.what_if.as_mut().is_some_and(|state| !state.what_if.update(real)) {
            self.what_if = None;
            messages.set_status(texts::what_if_outdated());
        }
    }

    /// The explanation of the figure at the cursor: of the score of a round, else of the total of the player.
    fn total_explanation(&self, context: &ViewContext<'_>) -> Option<TotalExplanation> {
        let engine = self.engine(context.engine());
        let at = context.cursor?;
        let (line, heading) = (self.table.notice_row(at.row)?, self.table.role(at.column)?);
        let row = self.table.standings.table.rows.get(line.position)?;
        let standings_context = engine.standings_context().with_view(self.options.view(engine));
        if let ColumnRole::Round(at) = heading {
            let breakdown = row.round_breakdown(window_language(), at, &standings_context)?;
            let games = row.games.iter().filter(|game| game.seat.board.round == at);
            let scores = games.filter_map(|game| {
                engine.explain(game.seat, engine.system(game.seat.board)?.columns.len().checked_sub(1)?)
            });
            let scores = scores.filter(|score| score.value.is_some()).collect();
            return Some(TotalExplanation { place_reason: String::new(), breakdown, scores });
        }
        let place_reason = self.table.standings.explain_place(engine, line);
        Some(TotalExplanation {
            place_reason,
            breakdown: row.total_breakdown(window_language(), &standings_context),
            scores: Vec::new(),
        })
    }
}

impl View for StandingsView {
    fn name(&self, _tab: Tab, _engine: &Engine) -> Cow<'static, str> {
        texts::title().into()
    }

    fn tabs(&self, _engine: &Engine, _open: OpenTabs<'_>) -> Vec<Tab> {
        vec![Tab::Standings]
    }

    fn refresh(&mut self, context: RefreshContext<'_>) {
        let real = &context.document.engine;
        self.update_what_if(real, context.messages);
        self.update_posted(real);
        let mut moved = self.refresh_table(real, context.columns);
        if self.take_sort_of_last_time() {
            moved = self.refresh_table(real, context.columns).or(moved);
        }
        // The cursor follows its player.
        if let (Some(moved), Some(grid)) = (moved, context.grid) {
            let table = &self.table;
            grid.remap(|at| {
                let (row, column) = moved.position_in(table, at.row, at.column)?;
                Some(CellPos { row, column })
            });
        }
    }

    fn grid_model<'a>(&'a self, context: &ViewContext<'a>) -> Option<Box<dyn SheetModel + 'a>> {
        Some(Box::new(self.sheet(context)))
    }

    fn content_version(&self) -> ContentVersion {
        ContentVersion::new((&self.options, self.what_if.is_some()), self.table.times_made())
    }

    fn start_cell(&self, _context: &ViewContext<'_>) -> CellPos {
        CellPos { row: 1, column: 1 }
    }

    fn tab_of_in_front(&self, address: CellAddress) -> Option<Tab> {
        let is_name = matches!(address, CellAddress::Person(_, PersonColumn::Name | PersonColumn::Colour));
        is_name.then_some(Tab::Standings)
    }

    fn empty_state(&self, context: &ViewContext<'_>) -> Option<EmptyState> {
        self.engine(context.engine()).standings().rows.is_empty().then_some(EmptyState {
            title: texts::nobody_has_a_score(),
            text: texts::when_standings_appear(),
            next_step: None,
            commands: steps_to_results(context.engine()),
        })
    }

    fn show(&mut self, ui: &mut Ui, sheet: &mut Sheet<'_>) {
        let (real, palette) = (sheet.context.engine(), sheet.context.palette);
        let rect = ui.max_rect();
        let notice = &self.table.standings.notice;
        let (engine, has_what_if) = (self.engine(real), self.what_if.is_some());
        let chosen = toolbar::show_toolbar(ui, engine, &self.options, notice, has_what_if, sheet.requests);
        if let Some(options) = chosen {
            self.options = options;
            ui.ctx().request_repaint();
        }
        if let Some(what_if) = &mut self.what_if {
            let (command, actions) = what_if.show(ui, real, &palette);
            sheet.request(command);
            if !actions.is_empty() {
                what_if.handle_actions(actions, real, sheet.messages);
                ui.ctx().request_repaint();
            }
        }
        toolbar::show_legend(ui, &self.table.standings.notice);
        egui::CentralPanel::default().frame(Frame::NONE).show(ui, |ui| sheet.show_grid(ui, self));
        if self.what_if.is_some() {
            let line = egui::Stroke::new(2.0, palette.remark);
            ui.painter().rect_stroke(rect.shrink(1.0), 0.0, line, egui::StrokeKind::Inside);
        }
    }

    fn problem_list(&self, _context: &ViewContext<'_>) -> ProblemList {
        ProblemList::IfAny(Some(0.36))
    }

    fn has_side_panel(&self, context: &ViewContext<'_>) -> bool {
        context.settings.show_table && self.table.standings.notice.rows().next().is_some()
    }

    fn show_side_panel(&mut self, ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<Request>) {
        let explanation = self.total_explanation(context);
        let room = ui.available_height() - 40.0;
        side_panel::show_total_explanation(ui, explanation.as_ref(), room, requests);
    }

    fn formula(&self, context: &ViewContext<'_>) -> (Option<String>, Option<String>) {
        let heading = context.cursor.and_then(|at| self.table.role(at.column));
        match (heading, self.total_explanation(context)) {
            (Some(ColumnRole::Place), Some(why)) => (None, Some(capitalize(&why.place_reason))),
            (Some(ColumnRole::Total), Some(why)) => (Some(why.breakdown.sum_text()), None),
            (Some(ColumnRole::Round(_)), Some(why)) => (None, Some(why.breakdown.lines_text())),
            _ => (None, None),
        }
    }

    fn status(&self, context: &ViewContext<'_>) -> StatusTexts {
        let sheet = texts::players_in_table(context.engine().standings().rows.len());
        let cursor = self.table.standings.notice.subtitle.clone();
        StatusTexts { sheet, cursor }
    }

    fn explanation(&self, context: &ViewContext<'_>) -> Option<(String, String)> {
        let why = self.total_explanation(context)?;
        Some((why.text(), texts::explanation_copied(&why.breakdown.name)))
    }

    fn is_sorted(&self) -> Option<bool> {
        Some(self.sort.is_sorted())
    }

    fn sort_by(&mut self, column: usize, also: bool) {
        if let Some(role) = self.table.role(column) {
            self.sort.sort(role, also);
        }
    }

    fn unsort(&mut self) {
        self.sort.unsort();
    }

    fn sort_headings(&self) -> Vec<(String, bool)> {
        if !self.sort_of_last_time.is_empty() {
            return self.sort_of_last_time.clone();
        }
        self.sort.headings(|role| Some(self.table.roles_by_key().find(|(_, of)| *of == role)?.0.to_owned()))
    }

    fn sort_by_headings(&mut self, headings: Vec<(String, bool)>) {
        self.sort_of_last_time = headings;
    }

    /// Opens the game at the cursor on the tab of its round.
    fn open_details(&mut self, context: &ViewContext<'_>) -> Request {
        match context.cursor.and_then(|at| self.sheet(context).address(at)) {
            Some(CellAddress::Seat(seat, _)) => Request::GoTo(CellAddress::Seat(seat, SeatColumn::Score)),
            _ => Request::Message(texts::details_hint().to_owned()),
        }
    }

    fn leave(&mut self, _messages: &mut Messages) -> bool {
        if self.options != StandingsOptions::default() {
            self.options = StandingsOptions::default();
            return true;
        }
        false
    }

    /// A change to the book could be mistaken for a part of the what-if.
    fn refuses(&self, command: Command) -> Option<&'static str> {
        self.what_if.as_ref()?;
        let changes_book = match command.info().menu {
            Menu::Event | Menu::Board | Menu::Prizes => command != Command::CopyExplanation,
            Menu::Standings => matches!(command, Command::ReleaseRound | Command::HoldRound),
            Menu::File | Menu::Edit | Menu::Draw | Menu::Scoring | Menu::Ladder | Menu::View | Menu::Help => false,
        };
        changes_book.then(texts::what_if_is_open)
    }
}
