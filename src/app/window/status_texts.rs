//! What the bars around the sheet say.

use std::borrow::Cow;

use eframe::egui;
use eframe::egui::{Frame, Ui, ViewportCommand};

use super::Topboard;
use crate::app::command::Command;
use crate::app::grid::{CellRange, GridModel};
use crate::app::shell::bars::{FormulaLine, StatusBar};
use crate::app::shell::side_panel;
use crate::app::theme::{Palette, size};
use crate::app::views::round::board_title;
use crate::app::views::{Tab, players, round, rules};
use crate::book::{CENTRES_ON_MAP, CellAddress, SeatRef, Severity, notation};
use crate::figures::format_short;

impl Topboard {
    pub(super) fn side_panel(&mut self, ui: &mut Ui) -> Option<Command> {
        if matches!(self.tab, Tab::Ladder(_)) {
            return self.ladder_side(ui);
        }
        if self.tab == Tab::History {
            // Its lines need the width, and problems are mended elsewhere.
            return None;
        }
        let table = self.show_table && matches!(self.tab, Tab::Round(_));
        let rules = self.tab == Tab::Rules && !self.rules.is_comparing();
        let account =
            self.show_table && self.tab == Tab::Standings && self.standings.standings.notice.rows().next().is_some();
        let problems = self.show_problems && (table || !self.document.engine.problems().is_empty());
        if !problems && !table && !rules && !account {
            return None;
        }
        self.explain();
        let table_why = self.table_why();
        let palette = Palette::current(ui.ctx());
        let (engine, state) = (&self.document.engine, &self.rules);
        let mut asked = side_panel::SidePanelResponse::default();
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
                        _ if account => whole * 0.36,
                        _ => whole - 40.0,
                    };
                    asked = side_panel::problems(ui, engine, height);
                }
                if rules {
                    if problems {
                        side_panel::rule(ui);
                    }
                    rules::show_result(ui, engine, state);
                }
                if account {
                    if problems {
                        side_panel::rule(ui);
                    }
                    let room = ui.available_height() - 40.0;
                    let more = side_panel::account(ui, table_why.as_ref(), room);
                    asked.go_to = asked.go_to.or(more.go_to);
                    asked.command = asked.command.or(more.command);
                }
                if table {
                    if problems {
                        side_panel::rule(ui);
                    }
                    if let Some((_, why)) = self.why.as_ref().filter(|_| whole > 360.0) {
                        let copy = side_panel::why(ui, why, whole * 0.34);
                        asked.command = asked.command.or(copy);
                        side_panel::rule(ui);
                    }
                    let more = side_panel::table(ui, engine);
                    asked.go_to = asked.go_to.or(more.go_to);
                    asked.command = asked.command.or(more.command);
                }
            });
        if let Some(place) = asked.go_to {
            self.go_to(place);
            ui.ctx().request_repaint();
        }
        asked.command
    }

    /// The seat and the column of its scoring system under the cursor.
    pub(super) fn scored_column(&self) -> Option<(SeatRef, usize)> {
        let Tab::Round(_) = self.tab else { return None };
        let at = self.grids.get(&self.tab)?.cursor();
        self.layout.as_ref()?.1.scored(&self.document.engine, at.row, at.column)
    }

    /// Unfolds the score of the cursor's seat, when the cursor or the book has changed.
    pub(super) fn explain(&mut self) {
        let engine = &self.document.engine;
        let column = self.scored_column().or_else(|| {
            let seat = self.seat_at_cursor()?;
            Some((seat, engine.system(seat.board)?.columns.len().checked_sub(1)?))
        });
        let Some((seat, column)) = column.filter(|_| matches!(self.tab, Tab::Round(_))) else {
            self.why = None;
            return;
        };
        let key = (engine.revision(), seat, column);
        if self.why.as_ref().is_none_or(|(have, _)| *have != key) {
            let found = engine.explain(seat, column).filter(|found| found.value.is_some());
            self.why = found.map(|found| (key, found));
        }
    }

    pub(super) fn cell_line(&self) -> FormulaLine {
        let engine = &self.document.engine;
        let Some(grid) = self.grids.get(&self.tab).filter(|_| self.tab != Tab::Rules) else {
            return FormulaLine { place: self.tab.name(engine).into_owned(), ..FormulaLine::default() };
        };
        let at = grid.cursor();
        let mut cell_line = FormulaLine::default();
        let in_cell = self.with_model(Palette::of(false), |model| {
            if at.row >= model.rows() || at.column >= model.columns().len() {
                return None;
            }
            let cell = model.cell(at.row, at.column);
            let text = if cell.editable { cell.source.unwrap_or(cell.text) } else { full(cell.source, cell.text) };
            Some((text.into_owned(), model.label(at.row, at.column)))
        });
        let Some((content, label)) = in_cell.flatten() else { return cell_line };
        cell_line.content = grid.buffer().map_or(content, str::to_owned);
        cell_line.place = match (self.tab, &self.layout) {
            (Tab::Round(_), Some((_, layout))) => self.say_spot(layout.spot(at.row, at.column), &label),
            (Tab::Players, _) => match players::person(engine, at.row) {
                Some(person) => {
                    label.replacen("Players ", "", 1).replacen(&person.name, &format!("{} ·", person.name), 1)
                }
                None => label.replacen("New player ", "New player · ", 1),
            },
            (Tab::Record(at), _) => {
                label.replacen("Record ", &format!("{} · ", notation::short_board_label(engine.book(), at)), 1)
            }
            (Tab::Standings, _) => self.standings_model().say(at.row, at.column),
            (Tab::RollCall, _) => match self.roll.person(at.row).map(|id| engine.book().name_of(Some(id))) {
                Some(name) => label.replacen("Roll ", "", 1).replacen(name, &format!("{name} ·"), 1),
                None => label,
            },
            (Tab::History, _) => self.line_in_words(at.row),
            _ => label,
        };
        if let Some((seat, column)) = self.scored_column() {
            cell_line.formula = match engine.explain(seat, column).filter(|found| found.value.is_some()) {
                Some(found) => Some(found.labelled),
                None => engine
                    .system(seat.board)
                    .and_then(|system| system.columns.get(column))
                    .map(|column| column.formula.split_whitespace().collect::<Vec<_>>().join(" ")),
            };
        }
        if self.tab == Tab::Standings {
            (cell_line.formula, cell_line.why) = self.standings_line();
        }
        if let Some(why) = self.ladder_why() {
            cell_line.formula = why.line();
        }
        cell_line.remark = self.place().and_then(|place| self.digest.problem(place)).map(|at| {
            let problem = &engine.problems()[at];
            (
                format!("{}. {}", crate::book::vocabulary::capitalize(&problem.message), problem.cure),
                problem.severity == Severity::Error,
            )
        });
        cell_line.remark = cell_line.remark.or_else(|| self.ladder_remark());
        cell_line
    }

    /// “R2 · Board C · France · centres”.
    pub(super) fn say_spot(&self, spot: round::RoundCell, label: &str) -> String {
        let book = self.document.engine.book();
        let (at, power) = match spot {
            round::RoundCell::Title(at, _) | round::RoundCell::Head(at, _) | round::RoundCell::Total(at, _) => (at, None),
            round::RoundCell::Seat(seat, _) => (seat.board, Some(seat.power)),
            round::RoundCell::SatOut(_) => return label.to_owned(),
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

    pub(super) fn status(&mut self) -> StatusBar {
        let selection = self.selection_sums();
        let engine = &self.document.engine;
        let book = engine.book();
        let mut status = StatusBar {
            waiting: self.worker.waiting().is_some(),
            said: match self.worker.waiting().map(str::to_owned).or_else(|| self.writer.waiting()) {
                Some(what) => format!("{what} …"),
                None => self.said.clone(),
            },
            saved: self.document.saved_in_words(),
            changed: self.document.is_changed(),
            zoom: self.zoom,
            problems: engine.problems().len(),
            errors: self.digest.errors,
            selection,
            ..StatusBar::default()
        };
        let some = |count: usize, one: &str, many: &str| format!("{count} {}", if count == 1 { one } else { many });
        match self.tab {
            Tab::Round(at) => {
                let boards = book.round(at).map_or(0, |round| round.boards.len());
                status.round = format!("{} of {} complete", self.digest.complete(at), some(boards, "board", "boards"));
                let board = match self.place() {
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
            Tab::RollCall if self.roll.has_begun() => status.round = self.roll.headcount().summary(),
            Tab::RollCall => {
                let many = self.roll.people().count();
                status.round = format!("{}, nobody called yet", some(many, "player", "players"));
            }
            Tab::TopBoard | Tab::Teams | Tab::Awards | Tab::Votes => status.round = self.prizes_in_words(),
            Tab::Ladder(_) => status.round = self.ladder_in_words(),
            Tab::Rules | Tab::Record(_) | Tab::History => {}
        }
        status
    }

    /// “sum 19.5  avg 9.75  count 2” of the selected numbers, when there are several.
    pub(super) fn selection_sums(&mut self) -> String {
        let Some(state) = self.grids.get(&self.tab) else { return String::new() };
        let range = state.selection();
        let across = self.layout.as_ref().map_or(0, |(_, layout)| layout.across());
        let key = (self.document.engine.revision(), self.tab, range, across);
        if let Some((have, text)) = &self.sums
            && *have == key
        {
            return text.clone();
        }
        let text = self.with_model(Palette::of(false), |model| sums(model, range)).unwrap_or_default();
        self.sums = Some((key, text.clone()));
        text
    }

    pub(super) fn name_window(&mut self, ctx: &egui::Context) {
        let mark = if self.document.is_changed() { " •" } else { "" };
        let title = format!("Topboard – {}{mark}", self.document.name());
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }
}

/// The number behind a shown figure, or the text itself where there is no more to it.
fn full<'a>(source: Option<Cow<'a, str>>, text: Cow<'a, str>) -> Cow<'a, str> {
    match source {
        Some(number) => number.parse::<f64>().map_or(number.clone(), |value| show_full(value).into()),
        None => text,
    }
}

/// A score with as many decimals as tell it apart, at most nine.
fn show_full(value: f64) -> String {
    format_short(value, 9)
}

fn sums(model: &dyn GridModel, range: CellRange) -> String {
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
                show_full(sum),
                show_full((sum / f64::from(numbers) * 1e4).round() / 1e4)
            )
        }
    }
}
