//! The texts of the frame: formula bar, status bar, side panel and window title.

use std::borrow::Cow;

use eframe::egui;
use eframe::egui::{Frame, Ui, ViewportCommand};

use super::Topboard;
use crate::app::command::Command;
use crate::app::grid::{CellRange, GridModel};
use crate::app::shell::formula_bar::FormulaBar;
use crate::app::shell::side_panel;
use crate::app::shell::status_bar::StatusBar;
use crate::app::theme::{Palette, size};
use crate::app::views::round::board_title;
use crate::app::views::{Tab, players, round, rules};
use crate::book::{CENTRES_ON_MAP, CellAddress, SeatRef, Severity, notation};
use crate::figures::format_short;

impl Topboard {
    /// Shows the side panel of the tab in view.
    pub(super) fn show_side_panel(&mut self, ui: &mut Ui) -> Option<Command> {
        if matches!(self.tab, Tab::Ladder(_)) {
            return self.show_ladder_side_panel(ui);
        }
        if self.tab == Tab::History {
            // The history needs the whole width, and problems are solved on other tabs.
            return None;
        }
        let table = self.show_table && matches!(self.tab, Tab::Round(_));
        let rules = self.tab == Tab::Rules && !self.rules.is_comparing();
        let shows_explanation =
            self.show_table && self.tab == Tab::Standings && self.standings.standings.notice.rows().next().is_some();
        let problems = self.show_problems && (table || !self.document.engine.problems().is_empty());
        if !problems && !table && !rules && !shows_explanation {
            return None;
        }
        self.update_seat_explanation();
        let total_explanation = self.total_explanation_at_cursor();
        let palette = Palette::current(ui.ctx());
        let (engine, state) = (&self.document.engine, &self.rules);
        let mut response = side_panel::SidePanelResponse::default();
        egui::Panel::right("side")
            .resizable(true)
            .default_size(size::PANEL)
            .size_range(180.0..=520.0)
            .frame(Frame::new().fill(palette.panel))
            .show(ui, |ui| {
                ui.set_min_height(ui.available_height());
                let whole = ui.available_height();
                if problems {
                    let height = match (table, rules) {
                        (true, _) => whole * 0.36,
                        (_, true) => whole * 0.3,
                        _ if shows_explanation => whole * 0.36,
                        _ => whole - 40.0,
                    };
                    response = side_panel::show_problems(ui, engine, height);
                }
                if rules {
                    if problems {
                        side_panel::show_separator(ui);
                    }
                    rules::show_side_panel(ui, engine, state);
                }
                if shows_explanation {
                    if problems {
                        side_panel::show_separator(ui);
                    }
                    let room = ui.available_height() - 40.0;
                    let more = side_panel::show_total_explanation(ui, total_explanation.as_ref(), room);
                    response.go_to = response.go_to.or(more.go_to);
                    response.command = response.command.or(more.command);
                }
                if table {
                    if problems {
                        side_panel::show_separator(ui);
                    }
                    if let Some((_, why)) = self.seat_explanation.as_ref().filter(|_| whole > 360.0) {
                        let copy = side_panel::show_score_explanation(ui, why, whole * 0.34);
                        response.command = response.command.or(copy);
                        side_panel::show_separator(ui);
                    }
                    let more = side_panel::show_standings(ui, engine);
                    response.go_to = response.go_to.or(more.go_to);
                    response.command = response.command.or(more.command);
                }
            });
        if let Some(place) = response.go_to {
            self.go_to(place);
            ui.ctx().request_repaint();
        }
        response.command
    }

    /// The seat at the cursor, with the column of its scoring system.
    pub(super) fn scored_column(&self) -> Option<(SeatRef, usize)> {
        let Tab::Round(_) = self.tab else { return None };
        let at = self.grids.get(&self.tab)?.cursor();
        self.round_layout.as_ref()?.1.scoring_column_at(&self.document.engine, at.row, at.column)
    }

    /// Explains the score of the seat at the cursor, if the cursor or the book has changed.
    pub(super) fn update_seat_explanation(&mut self) {
        let engine = &self.document.engine;
        let column = self.scored_column().or_else(|| {
            let seat = self.seat_at_cursor()?;
            Some((seat, engine.system(seat.board)?.columns.len().checked_sub(1)?))
        });
        let Some((seat, column)) = column.filter(|_| matches!(self.tab, Tab::Round(_))) else {
            self.seat_explanation = None;
            return;
        };
        let key = (engine.revision(), seat, column);
        if self.seat_explanation.as_ref().is_none_or(|(have, _)| *have != key) {
            let found = engine.explain(seat, column).filter(|found| found.value.is_some());
            self.seat_explanation = found.map(|found| (key, found));
        }
    }

    /// The texts of the formula bar for the cell at the cursor.
    pub(super) fn formula_bar_texts(&self) -> FormulaBar {
        let engine = &self.document.engine;
        let Some(grid) = self.grids.get(&self.tab).filter(|_| self.tab != Tab::Rules) else {
            return FormulaBar { location: self.tab.name(engine).into_owned(), ..FormulaBar::default() };
        };
        let at = grid.cursor();
        let mut texts = FormulaBar::default();
        let in_cell = self.with_grid_model(Palette::of(false), |model| {
            if at.row >= model.rows() || at.column >= model.columns().len() {
                return None;
            }
            let cell = model.cell(at.row, at.column);
            let text =
                if cell.editable { cell.source.unwrap_or(cell.text) } else { exact_text(cell.source, cell.text) };
            Some((text.into_owned(), model.label(at.row, at.column)))
        });
        let Some((content, label)) = in_cell.flatten() else { return texts };
        texts.content = grid.edited_text().map_or(content, str::to_owned);
        texts.location = match (self.tab, &self.round_layout) {
            (Tab::Round(_), Some((_, layout))) => self.round_cell_location(layout.cell_at(at.row, at.column), &label),
            (Tab::Players, _) => match players::person_at(engine, at.row) {
                Some(person) => {
                    label.replacen("Players ", "", 1).replacen(&person.name, &format!("{} ·", person.name), 1)
                }
                None => label.replacen("New player ", "New player · ", 1),
            },
            (Tab::Record(at), _) => {
                label.replacen("Record ", &format!("{} · ", notation::short_board_label(engine.book(), at)), 1)
            }
            (Tab::Standings, _) => self.standings_model().position_text(at.row, at.column),
            (Tab::RollCall, _) => match self.roll_call.person(at.row).map(|id| engine.book().name_of(Some(id))) {
                Some(name) => label.replacen("Roll ", "", 1).replacen(name, &format!("{name} ·"), 1),
                None => label,
            },
            (Tab::History, _) => self.history_entry_location(at.row),
            _ => label,
        };
        if let Some((seat, column)) = self.scored_column() {
            texts.formula = match engine.explain(seat, column).filter(|found| found.value.is_some()) {
                Some(found) => Some(found.labelled),
                None => engine
                    .system(seat.board)
                    .and_then(|system| system.columns.get(column))
                    .map(|column| column.formula.split_whitespace().collect::<Vec<_>>().join(" ")),
            };
        }
        if self.tab == Tab::Standings {
            (texts.formula, texts.explanation) = self.standings_formula_texts();
        }
        if let Some(why) = self.ladder_explanation_at_cursor() {
            texts.formula = why.formula_line();
        }
        texts.remark = self.address_at_cursor().and_then(|place| self.view_cache.problem(place)).map(|at| {
            let problem = &engine.problems()[at];
            (
                format!("{}. {}", crate::book::typed_words::capitalize(&problem.message), problem.cure),
                problem.severity == Severity::Error,
            )
        });
        texts.remark = texts.remark.or_else(|| self.ladder_remark());
        texts
    }

    /// The location of a cell on a round tab: “R2 · Board C · France · centres”.
    pub(super) fn round_cell_location(&self, spot: round::RoundCell, label: &str) -> String {
        let book = self.document.engine.book();
        let (at, power) = match spot {
            round::RoundCell::Title(at, _) | round::RoundCell::Heading(at, _) | round::RoundCell::Total(at, _) => {
                (at, None)
            }
            round::RoundCell::Seat(seat, _) => (seat.board, Some(seat.power)),
            round::RoundCell::SitOuts(_) => return label.to_owned(),
            round::RoundCell::Gap => return String::new(),
        };
        let (Some(round), Some(board)) = (book.round(at.round), book.board(at)) else { return String::new() };
        let title = round.title();
        let start = format!("{title} {}", board_title(board));
        let rest = label.strip_prefix(&start).unwrap_or(label).trim();
        let short = if round.title() == round.name { title } else { format!("R{}", round.name) };
        match power {
            Some(power) => {
                let rest = rest.strip_prefix(power.name()).unwrap_or(rest).trim();
                format!("{short} · {} · {power} · {rest}", board_title(board))
            }
            None => format!("{short} · {} · {rest}", board_title(board)),
        }
    }

    /// The texts of the status bar.
    pub(super) fn status_bar_texts(&mut self) -> StatusBar {
        let selection = self.selection_sums();
        let engine = &self.document.engine;
        let book = engine.book();
        let mut status = StatusBar {
            can_cancel: self.background_jobs.waiting().is_some(),
            message: match self.background_jobs.waiting().map(str::to_owned).or_else(|| self.file_writer.waiting()) {
                Some(job) => format!("{job} …"),
                None => self.status_message.clone(),
            },
            save_status: self.document.save_status(),
            changed: self.document.is_changed(),
            zoom: self.zoom,
            problems: engine.problems().len(),
            errors: self.view_cache.errors,
            selection,
            ..StatusBar::default()
        };
        let some = |count: usize, one: &str, many: &str| format!("{count} {}", if count == 1 { one } else { many });
        match self.tab {
            Tab::Round(at) => {
                let boards = book.round(at).map_or(0, |round| round.boards.len());
                status.round =
                    format!("{} of {} complete", self.view_cache.ended_boards(at), some(boards, "board", "boards"));
                let board = match self.address_at_cursor() {
                    Some(CellAddress::Seat(seat, _)) => Some(seat.board),
                    Some(CellAddress::Board(board)) => Some(board),
                    _ => None,
                };
                if let Some(board) = board.and_then(|at| book.board(at)) {
                    status.board = format!("{}: {}/{} centres", board_title(board), board.centre_sum(), CENTRES_ON_MAP);
                }
            }
            Tab::Players => status.round = some(book.people.len(), "player", "players"),
            Tab::Standings => {
                status.round = format!("{} in the table", some(engine.standings().rows.len(), "player", "players"));
                status.board.clone_from(&self.standings.standings.notice.subtitle);
            }
            Tab::Notebook => status.round = some(engine.book().notebook.len(), "line", "lines"),
            Tab::RollCall if self.roll_call.has_begun() => status.round = self.roll_call.headcount().summary(),
            Tab::RollCall => {
                let many = self.roll_call.people().count();
                status.round = format!("{}, nobody called yet", some(many, "player", "players"));
            }
            Tab::TopBoard | Tab::Teams | Tab::Awards | Tab::Votes => status.round = self.prizes_status(),
            Tab::Ladder(_) => status.round = self.ladder_status(),
            Tab::Rules | Tab::Record(_) | Tab::History => {}
        }
        status
    }

    /// The sums of the selected cells, such as “sum 19.5  avg 9.75  count 2”. Empty for one cell.
    pub(super) fn selection_sums(&mut self) -> String {
        let Some(state) = self.grids.get(&self.tab) else { return String::new() };
        let range = state.selection();
        let across = self.round_layout.as_ref().map_or(0, |(_, layout)| layout.blocks_across());
        let key = (self.document.engine.revision(), self.tab, range, across);
        if let Some((have, text)) = &self.selection_sums
            && *have == key
        {
            return text.clone();
        }
        let text =
            self.with_grid_model(Palette::of(false), |model| selection_sums_text(model, range)).unwrap_or_default();
        self.selection_sums = Some((key, text.clone()));
        text
    }

    /// Sets the title of the window. A dot marks unsaved changes.
    pub(super) fn update_window_title(&mut self, ctx: &egui::Context) {
        let mark = if self.document.is_changed() { " •" } else { "" };
        let title = format!("Topboard – {}{mark}", self.document.name());
        if title != self.window_title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.window_title = title;
        }
    }
}

/// The exact number of a rounded figure, or the text of any other cell.
fn exact_text<'a>(source: Option<Cow<'a, str>>, text: Cow<'a, str>) -> Cow<'a, str> {
    match source {
        Some(number) => number.parse::<f64>().map_or(number.clone(), |value| format_exact(value).into()),
        None => text,
    }
}

/// A score with all its decimals, at most nine.
fn format_exact(value: f64) -> String {
    format_short(value, 9)
}

fn selection_sums_text(model: &dyn GridModel, range: CellRange) -> String {
    if range.is_one_cell() {
        return String::new();
    }
    let mut filled = 0_u32;
    let mut numbers = 0_u32;
    let mut sum = 0.0;
    for row in range.rows().filter(|row| *row < model.rows()) {
        for column in range.columns().filter(|column| *column < model.columns().len()) {
            if !model.reachable(row, column) {
                continue;
            }
            let cell = model.cell(row, column);
            let text = cell.source.as_ref().filter(|text| !text.is_empty()).unwrap_or(&cell.text);
            filled += u32::from(!text.is_empty());
            if let Ok(number) = text.parse::<f64>() {
                numbers += 1;
                sum += number;
            }
        }
    }
    match numbers {
        0 => format!("count {filled}"),
        _ => {
            format!(
                "sum {}   avg {}   count {filled}",
                format_exact(sum),
                format_exact((sum / f64::from(numbers) * 1e4).round() / 1e4)
            )
        }
    }
}
