//! The Awards tab as a grid: the computed leaders of each award, and the winners that the director decided on.
//! The awards themselves are computed in the engine.

use std::collections::HashSet;

use crate::app::grid::{Align, CellView, ColumnSpec};
use crate::app::views::round::complete_name;
use crate::app::views::shared_cells;
use crate::app::views::table::{Column, Table};
use crate::book::{AwardColumn, Book, CellAddress};
use crate::engine::Engine;
use crate::input::award_text;
use crate::languages::window_language;
use crate::languages::window_sentences::awards_tab as texts;
use crate::notices::{CellPart, ColumnRole, Mark, Notice, NoticeCell, award_contender_cells, awards_notice};
use crate::standings::{AwardCriterion, AwardResult};

/// Number of empty rows below the last award.
const SPARE_ROWS: usize = 20;
/// The most runners-up that are shown for one award.
const RUNNERS_UP: usize = 5;

/// The content of a row below the headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AwardSheetRow {
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
        self.notice.write_figures(window_language());
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

    /// The awards as a table.
    pub fn table<'a>(&'a self, engine: &'a Engine) -> Table<'a, AwardSheetRow> {
        let (book, awards) = (engine.book(), self.awards.len());
        // An empty row has empty fields.
        let typed = |column: Column<'a, AwardSheetRow>, kind: AwardColumn| {
            let column = column.with_cells(|row, cell| {
                if matches!(row, AwardSheetRow::Empty(_)) {
                    *cell = shared_cells::input("");
                }
            });
            column.with_field(move |row| match *row {
                AwardSheetRow::Award(at) => Some(CellAddress::Award(at, kind)),
                AwardSheetRow::Empty(at) => Some(CellAddress::Award(awards + at, kind)),
                AwardSheetRow::RunnerUp(..) => None,
            })
        };
        let award = self.column(engine, ColumnRole::Award, ColumnSpec::between(100.0, 140.0), |award, _| {
            let mut cell = if award.criterion == AwardCriterion::Director {
                shared_cells::input(award.name.as_str())
            } else {
                shared_cells::computed(award.name_in(window_language()))
            };
            cell.style.bold = true;
            cell
        });
        let award = award.with_cells(|row, cell| {
            if matches!(row, AwardSheetRow::RunnerUp(..)) {
                cell.style.align = Align::Right;
            }
        });
        let leader = self.column(engine, ColumnRole::Leader, ColumnSpec::between(100.0, 270.0), |award, cell| {
            let mut cell = shared_cells::from_notice(cell);
            cell.style.italic = award.contenders.is_empty();
            cell
        });
        let figure = self.column(engine, ColumnRole::Figure, ColumnSpec::between(58.0, 66.0), |_, cell| {
            let leader = leader_parts(cell).into_iter().next();
            shared_cells::from_notice(leader.map(NoticeCell::from).as_ref())
        });
        let games = ColumnSpec::between(90.0, 200.0).up_to(260.0);
        let games = self.column(engine, ColumnRole::Game, games, |_, cell| {
            let games = leader_parts(cell).into_iter().map(|part| part.text);
            shared_cells::computed(games.reduce(|games, next| texts::games_and(&games, &next)).unwrap_or_default())
        });
        // The decided winners are typed and are not in the notice.
        let decided = ColumnSpec::between(84.0, 190.0);
        let decided = Column::new("decided", texts::decided(), decided, move |row: &AwardSheetRow| match *row {
            AwardSheetRow::Award(at) => {
                shared_cells::input(award_text(book, &self.awards[at].name, AwardColumn::Winners))
            }
            _ => shared_cells::computed(""),
        });
        let decided = decided.completed_only(|_, typed| complete_winners(book, typed));
        let note = self.column(engine, ColumnRole::Note, ColumnSpec::between(44.0, 200.0), |award, _| {
            shared_cells::input(award.note.as_str())
        });
        let reason = ColumnSpec::between(84.0, 300.0).up_to(620.0);
        let reason = self.column(engine, ColumnRole::Reason, reason, |_, cell| shared_cells::from_notice(cell));
        let columns = vec![
            typed(award, AwardColumn::Name),
            leader,
            figure.at_right(),
            games,
            typed(decided, AwardColumn::Winners),
            typed(note, AwardColumn::Note),
            reason,
        ];
        let label = |row: &AwardSheetRow, column: &str| self.label(engine, *row, column);
        Table::new((self.lines.len(), |line| self.lines.get(line).copied()), columns, texts::heading_spoken, label)
            .frozen(1)
    }

    /// A column of the notice. `cell` is the cell of an award, made from that of the notice.
    fn column<'a>(
        &'a self,
        engine: &'a Engine,
        role: ColumnRole,
        spec: ColumnSpec,
        cell: impl Fn(&'a AwardResult, Option<&'a NoticeCell>) -> CellView<'a> + 'a,
    ) -> Column<'a, AwardSheetRow> {
        let section = self.notice.sections.first();
        let heading = section.map_or("", |section| section.column_title(role));
        Column::new(role.key(), heading, spec, move |row| match *row {
            AwardSheetRow::Award(at) => {
                cell(&self.awards[at], section.and_then(|section| section.cell(section.rows.get(at)?, role)))
            }
            AwardSheetRow::RunnerUp(at, position) => {
                let cells = award_contender_cells(engine, &self.awards[at], position, window_language());
                let mut cell = cells.into_iter().find(|(of, _)| *of == role).map(|(_, cell)| cell);
                if let Some(cell) = &mut cell {
                    cell.write_figures(window_language());
                }
                let mut view = shared_cells::from_notice(cell.as_ref());
                view.style.align = Align::Left;
                view
            }
            AwardSheetRow::Empty(_) => shared_cells::computed(""),
        })
    }

    fn label(&self, engine: &Engine, row: AwardSheetRow, column: &str) -> String {
        match row {
            AwardSheetRow::Award(at) => format!("{} {column}", self.awards[at].name_in(window_language())),
            AwardSheetRow::RunnerUp(at, position) => {
                let award = &self.awards[at];
                let person = award.contenders.get(position).map(|contender| contender.person);
                format!("{} {} {column}", award.name_in(window_language()), engine.book().name_of(person))
            }
            AwardSheetRow::Empty(0) => texts::new_award_spoken(column),
            AwardSheetRow::Empty(at) => texts::empty_row_spoken(&(at + 1).to_string(), column),
        }
    }
}

/// The names that complete the one after the last semicolon.
fn complete_winners(book: &Book, typed: &str) -> Vec<String> {
    let (before, last) = typed.rfind(';').map_or(("", typed), |at| (&typed[..=at], typed[at + 1..].trim_start()));
    let names = complete_name(book, last, |_| false).into_iter();
    names.map(|name| if before.is_empty() { name } else { format!("{before} {name}") }).collect()
}

/// The parts of a cell that belong to the computed leaders, also if the director decided on other winners.
fn leader_parts(cell: Option<&NoticeCell>) -> Vec<CellPart> {
    let parts = cell.map_or(&[][..], |cell| &cell.parts);
    let overruled = parts.iter().any(|part| part.has_mark(Mark::Overruled));
    parts.iter().filter(|part| !overruled || part.has_mark(Mark::Overruled)).cloned().collect()
}
