//! The prizes: who gets each by the figures, and beside it what the director decided.

use std::collections::HashSet;

use super::round::complete_name;
use super::shared_cells;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::engine::Engine;
use crate::figures::show;
use crate::input::{AwardCell, Target, award_text};
use crate::standings::{AwardBy, Contender, Prize};

/// Empty lines below the last prize.
const SPARE: usize = 20;
/// Runners-up that are shown when asked for.
const RUNNERS_UP: usize = 5;

const COLUMNS: [(&str, f32, Align); 7] = [
    ("prize", 140.0, Align::Left),
    ("by the figures", 270.0, Align::Left),
    ("figure", 66.0, Align::Right),
    ("game, or votes", 200.0, Align::Left),
    ("decided", 190.0, Align::Left),
    ("note", 200.0, Align::Left),
    ("why before the next", 300.0, Align::Left),
];
const PRIZE: usize = 0;
const WINNERS: usize = 1;
const FIGURE: usize = 2;
const GAME: usize = 3;
const DECIDED: usize = 4;
const NOTE: usize = 5;
const WHY: usize = 6;

/// A line of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Prize(usize),
    /// Somebody who does not get it, by prize and position among those in for it.
    RunnerUp(usize, usize),
    /// An empty line, from 0.
    Empty(usize),
}

/// The prizes in view, kept until the book changes.
#[derive(Debug, Default)]
pub struct AwardSheet {
    made_for: Option<u64>,
    prizes: Vec<Prize>,
    lines: Vec<Line>,
    /// The prizes whose runners-up are shown.
    opened: HashSet<String>,
}

impl AwardSheet {
    /// Makes the list again if the book has changed.
    pub fn refresh(&mut self, engine: &Engine) {
        if self.made_for == Some(engine.revision()) {
            return;
        }
        self.made_for = Some(engine.revision());
        self.prizes = engine.prizes();
        self.lay_out();
    }

    fn lay_out(&mut self) {
        self.lines.clear();
        for (at, prize) in self.prizes.iter().enumerate() {
            self.lines.push(Line::Prize(at));
            if self.opened.contains(&prize.name) {
                let behind = prize.contenders.iter().enumerate().filter(|(_, contender)| contender.place > 1);
                self.lines.extend(behind.take(RUNNERS_UP).map(|(who, _)| Line::RunnerUp(at, who)));
            }
        }
        self.lines.extend((0..SPARE).map(Line::Empty));
    }

    fn line(&self, row: usize) -> Option<Line> {
        self.lines.get(row.checked_sub(1)?).copied()
    }

    /// The prize of this row.
    pub fn prize(&self, row: usize) -> Option<&Prize> {
        match self.line(row)? {
            Line::Prize(at) | Line::RunnerUp(at, _) => self.prizes.get(at),
            Line::Empty(_) => None,
        }
    }

    /// The row of a prize.
    pub fn row(&self, name: &str) -> Option<usize> {
        let is = |line: &Line| matches!(line, Line::Prize(at) if self.prizes[*at].name == name);
        self.lines.iter().position(is).map(|line| line + 1)
    }

    /// Shows or hides who came next for the prize of this row; gives the prize's name.
    pub fn toggle_runners_up(&mut self, row: usize) -> Option<String> {
        let prize = self.prize(row).filter(|prize| prize.contenders.iter().any(|contender| contender.place > 1))?;
        let name = prize.name.clone();
        if !self.opened.remove(&name) {
            self.opened.insert(name.clone());
        }
        self.lay_out();
        Some(name)
    }

    /// What typing at this position changes.
    pub fn target(&self, row: usize, column: usize) -> Option<Target> {
        let cell = match column {
            PRIZE => AwardCell::Name,
            DECIDED => AwardCell::Winners,
            NOTE => AwardCell::Note,
            _ => return None,
        };
        match self.line(row)? {
            Line::Prize(at) => Some(Target::Award(at, cell)),
            Line::Empty(at) => Some(Target::Award(self.prizes.len() + at, cell)),
            Line::RunnerUp(..) => None,
        }
    }
}

/// The prizes as a grid.
#[derive(Debug)]
pub struct AwardsModel<'a> {
    engine: &'a Engine,
    sheet: &'a AwardSheet,
    columns: Vec<ColumnSpec>,
}

impl<'a> AwardsModel<'a> {
    pub fn new(engine: &'a Engine, sheet: &'a AwardSheet) -> Self {
        let columns = COLUMNS.iter().map(|&(_, width, _)| ColumnSpec { width }).collect();
        AwardsModel { engine, sheet, columns }
    }

    fn name(&self, contender: &Contender) -> &'a str {
        self.engine.book().name_of(Some(contender.person))
    }

    fn figure(&self, prize: &Prize, contender: &Contender) -> CellView<'a> {
        let decimals = match prize.by {
            AwardBy::CountryCentres => 0,
            AwardBy::Votes => 2,
            _ => self.engine.rules().decimals,
        };
        shared_cells::figure(contender.figure, decimals)
    }

    /// “Round 2, board C”, or the votes.
    fn game(&self, contender: &Contender) -> String {
        let votes = contender.votes.iter().map(|(grade, many)| format!("{many} {}", grade.letter()));
        match contender.seat {
            Some(seat) => self.engine.book().say_board(seat.board),
            None => votes.collect::<Vec<_>>().join(", "),
        }
    }

    fn prize_cell(&self, prize: &'a Prize, column: usize) -> CellView<'a> {
        let book = self.engine.book();
        let own = prize.by == AwardBy::Director;
        let best = prize.contenders.first();
        match column {
            PRIZE => {
                let mut cell =
                    if own { shared_cells::input(prize.name.as_str()) } else { shared_cells::computed(&*prize.name) };
                cell.style.bold = true;
                cell
            }
            WINNERS => {
                let names = prize.computed().map(|contender| self.name(contender));
                let mut shown: Vec<&str> = Vec::new();
                names.for_each(|name| {
                    if !shown.contains(&name) {
                        shown.push(name);
                    }
                });
                let mut cell = shared_cells::computed(shown.join(" and "));
                // What the director decided stands in the place of it.
                cell.style.struck = !prize.decided.is_empty() && !shown.is_empty();
                if shown.is_empty() && !own {
                    cell.text = "nobody yet".into();
                    cell.style.italic = true;
                }
                cell.hint = (shown.len() > 1).then(|| "Level, so they share it".into());
                cell
            }
            FIGURE => best.map_or_else(|| shared_cells::computed(""), |best| self.figure(prize, best)),
            GAME => {
                let games: Vec<String> = prize.computed().map(|contender| self.game(contender)).collect();
                shared_cells::computed(games.join(" and "))
            }
            DECIDED => shared_cells::input(award_text(book, &prize.name, AwardCell::Winners)),
            NOTE => shared_cells::input(prize.note.as_str()),
            _ => {
                let last = prize.computed().last();
                let why = last.and_then(|last| last.ahead_by.clone()).or_else(|| self.missing(prize));
                shared_cells::computed(why.unwrap_or_default())
            }
        }
    }

    /// Why nobody has the prize.
    fn missing(&self, prize: &Prize) -> Option<String> {
        let rules = self.engine.skills().find(|skill| skill.name == prize.name)?;
        (prize.contenders.is_empty() && rules.least_games > 1)
            .then(|| format!("nobody with {} games has a vote yet", rules.least_games))
    }

    fn runner_up(&self, prize: &'a Prize, who: usize, column: usize) -> CellView<'a> {
        let Some(contender) = prize.contenders.get(who) else { return shared_cells::computed("") };
        match column {
            PRIZE => {
                let mut cell = shared_cells::computed(format!("{}.", contender.place));
                cell.style.align = Align::Right;
                cell
            }
            WINNERS => shared_cells::computed(self.name(contender)),
            FIGURE => self.figure(prize, contender),
            GAME => shared_cells::computed(self.game(contender)),
            WHY => shared_cells::computed(contender.ahead_by.clone().unwrap_or_default()),
            _ => shared_cells::computed(""),
        }
    }
}

impl GridModel for AwardsModel<'_> {
    fn rows(&self) -> usize {
        1 + self.sheet.lines.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some((title, _, align)) = COLUMNS.get(column) else { return CellView::default() };
        match self.sheet.line(row) {
            None => shared_cells::heading(*title, *align),
            Some(Line::Prize(at)) => self.prize_cell(&self.sheet.prizes[at], column),
            Some(Line::RunnerUp(at, who)) => self.runner_up(&self.sheet.prizes[at], who, column),
            Some(Line::Empty(_)) if matches!(column, PRIZE | DECIDED | NOTE) => shared_cells::input(""),
            Some(Line::Empty(_)) => shared_cells::computed(""),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = COLUMNS.get(column).map_or("", |(title, ..)| title);
        match self.sheet.line(row) {
            None => format!("Prizes heading {title}"),
            Some(Line::Prize(at)) => format!("{} {title}", self.sheet.prizes[at].name),
            Some(Line::RunnerUp(at, who)) => {
                let prize = &self.sheet.prizes[at];
                let name = prize.contenders.get(who).map_or("", |contender| self.name(contender));
                format!("{} {name} {title}", prize.name)
            }
            Some(Line::Empty(0)) => format!("New prize {title}"),
            Some(Line::Empty(at)) => format!("Prizes empty line {} {title}", at + 1),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn completions(&self, _row: usize, column: usize, typed: &str) -> Vec<String> {
        if column != DECIDED {
            return Vec::new();
        }
        // The name after the last semicolon is the one being typed.
        let (kept, last) = typed.rfind(';').map_or(("", typed), |at| (&typed[..=at], typed[at + 1..].trim_start()));
        let names = complete_name(self.engine.book(), last, |_| false).into_iter();
        names.map(|name| if kept.is_empty() { name } else { format!("{kept} {name}") }).collect()
    }
}

/// “2.05”, as a mean of votes is written everywhere.
pub(super) fn mean_text(mean: Option<f64>) -> String {
    mean.map_or_else(String::new, |mean| show(mean, 2))
}
