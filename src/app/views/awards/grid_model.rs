//! The Awards tab as a grid: the computed leaders of each award, and the winners that the director decided on.
//! The awards themselves are computed in the engine.

use std::borrow::Cow;
use std::collections::HashSet;

use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::views::round::complete_name;
use crate::app::views::shared_cells;
use crate::book::{AwardColumn, CellAddress};
use crate::engine::Engine;
use crate::input::award_text;
use crate::languages::window_language;
use crate::languages::window_sentences::awards_tab as texts;
use crate::notices::{CellPart, ColumnRole, Mark, Notice, NoticeCell, award_contender_cells, awards_notice};
use crate::standings::{AwardContender, AwardCriterion, AwardResult};

/// Number of empty rows below the last award.
const SPARE_ROWS: usize = 20;
/// The most runners-up that are shown for one award.
const RUNNERS_UP: usize = 5;

/// The column of the notice, the width and the alignment of each column. The decided winners are typed and are not in
/// the notice.
const COLUMNS: [(Option<ColumnRole>, ColumnSpec, Align); 7] = [
    (Some(ColumnRole::Award), ColumnSpec::between(116.0, 140.0), Align::Left),
    (Some(ColumnRole::Leader), ColumnSpec::between(170.0, 270.0), Align::Left),
    (Some(ColumnRole::Figure), ColumnSpec::between(58.0, 66.0), Align::Right),
    (Some(ColumnRole::Game), ColumnSpec::between(130.0, 200.0).up_to(260.0), Align::Left),
    (None, ColumnSpec::between(130.0, 190.0), Align::Left),
    (Some(ColumnRole::Note), ColumnSpec::between(90.0, 200.0), Align::Left),
    (Some(ColumnRole::Reason), ColumnSpec::between(120.0, 300.0).up_to(620.0), Align::Left),
];
/// The name under which the width of the column with the decided winners is remembered.
const DECIDED_KEY: &str = "decided";
const AWARD: usize = 0;
const LEADERS: usize = 1;
const FIGURE: usize = 2;
const GAME: usize = 3;
const DECIDED: usize = 4;
const NOTE: usize = 5;

/// The content of a row below the headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AwardSheetRow {
    Award(usize),
    /// A player who does not get the award: position of the award, and position among its contenders.
    RunnerUp(usize, usize),
    /// An empty row for a new award, counted from 0.
    Empty(usize),
}

/// The content of the Awards tab. It is computed again only when the book has changed.
#[derive(Debug, Default)]
pub struct AwardsTabContent {
    revision: Option<u64>,
    awards: Vec<AwardResult>,
    notice: Notice,
    lines: Vec<AwardSheetRow>,
    /// The names of the awards whose runners-up are shown.
    expanded: HashSet<String>,
}

impl AwardsTabContent {
    /// Computes the awards again if the book has changed.
    pub fn refresh(&mut self, engine: &Engine) {
        if self.revision == Some(engine.revision()) {
            return;
        }
        self.revision = Some(engine.revision());
        self.awards = engine.prizes();
        self.notice = awards_notice(engine, &self.awards, window_language());
        self.rebuild_rows();
    }

    fn rebuild_rows(&mut self) {
        self.lines.clear();
        for (at, award) in self.awards.iter().enumerate() {
            self.lines.push(AwardSheetRow::Award(at));
            if self.expanded.contains(&award.name) {
                let runners_up = award.contenders.iter().enumerate().filter(|(_, contender)| contender.place > 1);
                self.lines
                    .extend(runners_up.take(RUNNERS_UP).map(|(position, _)| AwardSheetRow::RunnerUp(at, position)));
            }
        }
        self.lines.extend((0..SPARE_ROWS).map(AwardSheetRow::Empty));
    }

    fn row_at(&self, row: usize) -> Option<AwardSheetRow> {
        self.lines.get(row.checked_sub(1)?).copied()
    }

    /// The award in this row, or the award that the runner-up in this row missed.
    pub fn award(&self, row: usize) -> Option<&AwardResult> {
        match self.row_at(row)? {
            AwardSheetRow::Award(at) | AwardSheetRow::RunnerUp(at, _) => self.awards.get(at),
            AwardSheetRow::Empty(_) => None,
        }
    }

    /// The row of an award.
    pub fn row_of(&self, name: &str) -> Option<usize> {
        let is_award = |line: &AwardSheetRow| matches!(line, AwardSheetRow::Award(at) if self.awards[*at].name == name);
        self.lines.iter().position(is_award).map(|line| line + 1)
    }

    /// The names of the awards whose runners-up are shown, in the order of the alphabet.
    pub fn expanded_awards(&self) -> Vec<&str> {
        let mut names: Vec<&str> = self.expanded.iter().map(String::as_str).collect();
        names.sort_unstable();
        names
    }

    /// Shows or hides the runners-up of the award in this row. Returns the name of the award.
    pub fn toggle_runners_up(&mut self, row: usize) -> Option<String> {
        let award = self.award(row).filter(|award| award.contenders.iter().any(|contender| contender.place > 1))?;
        let name = award.name.clone();
        if !self.expanded.remove(&name) {
            self.expanded.insert(name.clone());
        }
        self.rebuild_rows();
        Some(name)
    }

    /// The field that is edited at this position.
    pub fn target(&self, row: usize, column: usize) -> Option<CellAddress> {
        let cell = match column {
            AWARD => AwardColumn::Name,
            DECIDED => AwardColumn::Winners,
            NOTE => AwardColumn::Note,
            _ => return None,
        };
        match self.row_at(row)? {
            AwardSheetRow::Award(at) => Some(CellAddress::Award(at, cell)),
            AwardSheetRow::Empty(at) => Some(CellAddress::Award(self.awards.len() + at, cell)),
            AwardSheetRow::RunnerUp(..) => None,
        }
    }
}

/// The awards as a grid.
#[derive(Debug)]
pub struct AwardsModel<'a> {
    engine: &'a Engine,
    sheet: &'a AwardsTabContent,
    columns: Vec<ColumnSpec>,
}

impl<'a> AwardsModel<'a> {
    pub fn new(engine: &'a Engine, sheet: &'a AwardsTabContent) -> Self {
        let columns = COLUMNS.iter().map(|(_, spec, _)| *spec).collect();
        AwardsModel { engine, sheet, columns }
    }

    fn title(&self, column: usize) -> &'a str {
        match COLUMNS.get(column) {
            Some((Some(role), ..)) => {
                self.sheet.notice.sections.first().map_or("", |section| section.column_title(*role))
            }
            Some(_) => texts::decided(),
            None => "",
        }
    }

    fn name(&self, contender: &AwardContender) -> &'a str {
        self.engine.book().name_of(Some(contender.person))
    }

    fn award_cell(&self, at: usize, award: &'a AwardResult, column: usize) -> CellView<'a> {
        let is_own = award.criterion == AwardCriterion::Director;
        let section = self.sheet.notice.sections.first();
        let cell = |role| section.and_then(|section| section.cell(section.rows.get(at)?, role));
        match column {
            AWARD => {
                let mut cell = if is_own {
                    shared_cells::input(award.name.as_str())
                } else {
                    shared_cells::computed(award.name_in(window_language()))
                };
                cell.style.bold = true;
                cell
            }
            LEADERS => {
                let mut view = shared_cells::from_notice(cell(ColumnRole::Leader));
                view.style.italic = award.contenders.is_empty();
                view
            }
            FIGURE => {
                let leader = leader_parts(cell(ColumnRole::Figure)).into_iter().next();
                shared_cells::from_notice(leader.map(NoticeCell::from).as_ref())
            }
            GAME => {
                let games = leader_parts(cell(ColumnRole::Game)).into_iter().map(|part| part.text);
                let games = games.reduce(|games, next| texts::games_and(&games, &next));
                shared_cells::computed(games.unwrap_or_default())
            }
            DECIDED => shared_cells::input(award_text(self.engine.book(), &award.name, AwardColumn::Winners)),
            NOTE => shared_cells::input(award.note.as_str()),
            _ => shared_cells::from_notice(cell(ColumnRole::Reason)),
        }
    }

    fn runner_up(&self, award: &AwardResult, position: usize, column: usize) -> CellView<'a> {
        let Some((Some(role), _, align)) = COLUMNS.get(column) else { return shared_cells::computed("") };
        let cells = award_contender_cells(self.engine, award, position, window_language());
        let cell = cells.into_iter().find(|(of, _)| of == role).map(|(_, cell)| cell);
        let mut view = shared_cells::from_notice(cell.as_ref());
        view.style.align = if column == AWARD { Align::Right } else { *align };
        view
    }
}

/// The parts of a cell that belong to the computed leaders, also if the director decided on other winners.
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

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        match COLUMNS.get(column) {
            Some((role, ..)) => role.map_or(DECIDED_KEY, ColumnRole::key).into(),
            None => "".into(),
        }
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some((.., align)) = COLUMNS.get(column) else { return CellView::default() };
        match self.sheet.row_at(row) {
            None => shared_cells::heading(self.title(column), *align),
            Some(AwardSheetRow::Award(at)) => self.award_cell(at, &self.sheet.awards[at], column),
            Some(AwardSheetRow::RunnerUp(at, position)) => self.runner_up(&self.sheet.awards[at], position, column),
            Some(AwardSheetRow::Empty(_)) if matches!(column, AWARD | DECIDED | NOTE) => shared_cells::input(""),
            Some(AwardSheetRow::Empty(_)) => shared_cells::computed(""),
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = self.title(column);
        match self.sheet.row_at(row) {
            None => texts::heading_spoken(title),
            Some(AwardSheetRow::Award(at)) => format!("{} {title}", self.sheet.awards[at].name_in(window_language())),
            Some(AwardSheetRow::RunnerUp(at, position)) => {
                let award = &self.sheet.awards[at];
                let name = award.contenders.get(position).map_or("", |contender| self.name(contender));
                format!("{} {name} {title}", award.name_in(window_language()))
            }
            Some(AwardSheetRow::Empty(0)) => texts::new_award_spoken(title),
            Some(AwardSheetRow::Empty(at)) => texts::empty_row_spoken(&(at + 1).to_string(), title),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn takes_only_completion(&self, _row: usize, column: usize) -> bool {
        column == DECIDED
    }

    fn completions(&self, _row: usize, column: usize, typed: &str) -> Vec<String> {
        if column != DECIDED {
            return Vec::new();
        }
        // The user is typing the name after the last semicolon.
        let (typed_before, last) =
            typed.rfind(';').map_or(("", typed), |at| (&typed[..=at], typed[at + 1..].trim_start()));
        let names = complete_name(self.engine.book(), last, |_| false).into_iter();
        names.map(|name| if typed_before.is_empty() { name } else { format!("{typed_before} {name}") }).collect()
    }
}
