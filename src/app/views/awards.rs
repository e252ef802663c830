//! The prizes: who gets each by the figures, and beside it what the director decided.

use std::collections::HashSet;

use super::round::complete_name;
use super::shared_cells;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::engine::Engine;
use crate::figures::format_rounded;
use crate::input::{AwardColumn, InputField, award_text};
use crate::notices::{CellPart, ColumnRole, Mark, Notice, NoticeCell, award_contender_cells, awards_notice};
use crate::standings::{AwardContender, AwardCriterion, AwardResult};

/// Empty lines below the last prize.
const SPARE: usize = 20;
/// Runners-up that are shown when asked for.
const RUNNERS_UP: usize = 5;

/// The columns: the one of the notice, its width and alignment. The decided winners are typed and not in the notice.
const COLUMNS: [(Option<ColumnRole>, f32, Align); 7] = [
    (Some(ColumnRole::Award), 140.0, Align::Left),
    (Some(ColumnRole::Leader), 270.0, Align::Left),
    (Some(ColumnRole::Figure), 66.0, Align::Right),
    (Some(ColumnRole::Game), 200.0, Align::Left),
    (None, 190.0, Align::Left),
    (Some(ColumnRole::Note), 200.0, Align::Left),
    (Some(ColumnRole::Reason), 300.0, Align::Left),
];
const AWARD: usize = 0;
const LEADERS: usize = 1;
const FIGURE: usize = 2;
const GAME: usize = 3;
const DECIDED: usize = 4;
const NOTE: usize = 5;

/// A line of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AwardSheetRow {
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
    prizes: Vec<AwardResult>,
    notice: Notice,
    lines: Vec<AwardSheetRow>,
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
        self.notice = awards_notice(engine, &self.prizes);
        self.lay_out();
    }

    fn lay_out(&mut self) {
        self.lines.clear();
        for (at, prize) in self.prizes.iter().enumerate() {
            self.lines.push(AwardSheetRow::Prize(at));
            if self.opened.contains(&prize.name) {
                let behind = prize.contenders.iter().enumerate().filter(|(_, contender)| contender.place > 1);
                self.lines.extend(behind.take(RUNNERS_UP).map(|(who, _)| AwardSheetRow::RunnerUp(at, who)));
            }
        }
        self.lines.extend((0..SPARE).map(AwardSheetRow::Empty));
    }

    fn line(&self, row: usize) -> Option<AwardSheetRow> {
        self.lines.get(row.checked_sub(1)?).copied()
    }

    /// The prize of this row.
    pub fn prize(&self, row: usize) -> Option<&AwardResult> {
        match self.line(row)? {
            AwardSheetRow::Prize(at) | AwardSheetRow::RunnerUp(at, _) => self.prizes.get(at),
            AwardSheetRow::Empty(_) => None,
        }
    }

    /// The row of a prize.
    pub fn row(&self, name: &str) -> Option<usize> {
        let is = |line: &AwardSheetRow| matches!(line, AwardSheetRow::Prize(at) if self.prizes[*at].name == name);
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
    pub fn target(&self, row: usize, column: usize) -> Option<InputField> {
        let cell = match column {
            AWARD => AwardColumn::Name,
            DECIDED => AwardColumn::Winners,
            NOTE => AwardColumn::Note,
            _ => return None,
        };
        match self.line(row)? {
            AwardSheetRow::Prize(at) => Some(InputField::Award(at, cell)),
            AwardSheetRow::Empty(at) => Some(InputField::Award(self.prizes.len() + at, cell)),
            AwardSheetRow::RunnerUp(..) => None,
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

    fn title(&self, column: usize) -> &'a str {
        match COLUMNS.get(column) {
            Some((Some(role), ..)) => {
                self.sheet.notice.sections.first().map_or("", |section| section.column_title(*role))
            }
            Some(_) => "decided",
            None => "",
        }
    }

    fn name(&self, contender: &AwardContender) -> &'a str {
        self.engine.book().name_of(Some(contender.person))
    }

    fn award_cell(&self, at: usize, award: &'a AwardResult, column: usize) -> CellView<'a> {
        let own = award.criterion == AwardCriterion::Director;
        let section = self.sheet.notice.sections.first();
        let cell = |role| section.and_then(|section| section.cell(section.rows.get(at)?, role));
        match column {
            AWARD => {
                let mut cell =
                    if own { shared_cells::input(award.name.as_str()) } else { shared_cells::computed(&*award.name) };
                cell.style.bold = true;
                cell
            }
            LEADERS => {
                let mut view = shared_cells::of_notice(cell(ColumnRole::Leader));
                view.style.italic = award.contenders.is_empty();
                view
            }
            FIGURE => {
                let leader = leader_parts(cell(ColumnRole::Figure)).into_iter().next();
                shared_cells::of_notice(leader.map(NoticeCell::from).as_ref())
            }
            GAME => {
                let games = leader_parts(cell(ColumnRole::Game)).into_iter().map(|part| part.text);
                shared_cells::computed(games.collect::<Vec<_>>().join(" and "))
            }
            DECIDED => shared_cells::input(award_text(self.engine.book(), &award.name, AwardColumn::Winners)),
            NOTE => shared_cells::input(award.note.as_str()),
            _ => shared_cells::of_notice(cell(ColumnRole::Reason)),
        }
    }

    fn runner_up(&self, award: &AwardResult, position: usize, column: usize) -> CellView<'a> {
        let Some((Some(role), _, align)) = COLUMNS.get(column) else { return shared_cells::computed("") };
        let cells = award_contender_cells(self.engine, award, position);
        let cell = cells.into_iter().find(|(of, _)| of == role).map(|(_, cell)| cell);
        let mut view = shared_cells::of_notice(cell.as_ref());
        view.style.align = if column == AWARD { Align::Right } else { *align };
        view
    }
}

/// The parts of the leaders by the figures, whether or not the director named somebody else.
fn leader_parts(cell: Option<&NoticeCell>) -> Vec<CellPart> {
    let parts = cell.map_or(&[][..], |cell| &cell.parts);
    let overruled = parts.iter().any(|part| part.has_mark(Mark::Overruled));
    parts.iter().filter(|part| !overruled || part.has_mark(Mark::Overruled)).cloned().collect()
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
        let Some((.., align)) = COLUMNS.get(column) else { return CellView::default() };
        match self.sheet.line(row) {
            None => shared_cells::heading(self.title(column), *align),
            Some(AwardSheetRow::Prize(at)) => self.award_cell(at, &self.sheet.prizes[at], column),
            Some(AwardSheetRow::RunnerUp(at, who)) => self.runner_up(&self.sheet.prizes[at], who, column),
            Some(AwardSheetRow::Empty(_)) if matches!(column, AWARD | DECIDED | NOTE) => shared_cells::input(""),
            Some(AwardSheetRow::Empty(_)) => shared_cells::computed(""),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = self.title(column);
        match self.sheet.line(row) {
            None => format!("Prizes heading {title}"),
            Some(AwardSheetRow::Prize(at)) => format!("{} {title}", self.sheet.prizes[at].name),
            Some(AwardSheetRow::RunnerUp(at, who)) => {
                let prize = &self.sheet.prizes[at];
                let name = prize.contenders.get(who).map_or("", |contender| self.name(contender));
                format!("{} {name} {title}", prize.name)
            }
            Some(AwardSheetRow::Empty(0)) => format!("New prize {title}"),
            Some(AwardSheetRow::Empty(at)) => format!("Prizes empty line {} {title}", at + 1),
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
    mean.map_or_else(String::new, |mean| format_rounded(mean, 2))
}
