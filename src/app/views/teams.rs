//! The teams: a line each, with what every member scored for it, and empty lines below to type or paste more.

use super::round::complete_name;
use super::shared_cells;
use crate::app::grid::{Align, CellStyle, CellView, ColumnSpec, GridModel, Tone};
use crate::engine::Engine;
use crate::input::{Target, TeamCell, team_text};
use crate::standings::TeamRow;

/// Empty lines below the last team.
const SPARE: usize = 100;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    Place,
    Input(TeamCell),
    /// What a member scored.
    Score(usize),
    Total,
    Why,
}

impl Column {
    fn title(self) -> String {
        match self {
            Column::Place => "place".to_owned(),
            Column::Input(TeamCell::Name) => "team".to_owned(),
            Column::Input(cell) => cell.name(),
            Column::Score(at) => format!("score {}", at + 1),
            Column::Total => "total".to_owned(),
            Column::Why => "why above the next".to_owned(),
        }
    }

    const fn width(self) -> f32 {
        match self {
            Column::Place => 52.0,
            Column::Input(TeamCell::Name) => 170.0,
            Column::Input(TeamCell::Country) => 110.0,
            Column::Input(_) => 148.0,
            Column::Score(_) => 66.0,
            Column::Total => 74.0,
            Column::Why => 330.0,
        }
    }

    const fn align(self) -> Align {
        match self {
            Column::Input(_) | Column::Why => Align::Left,
            _ => Align::Right,
        }
    }
}

/// The table in view, kept until the book changes.
#[derive(Debug, Default)]
pub struct TeamSheet {
    made_for: Option<u64>,
    /// The teams in the order of the lines, with their place in the table where the rules know teams.
    lines: Vec<(usize, Option<TeamRow>)>,
    columns: Vec<Column>,
    /// Whether any team has a score.
    scored: bool,
}

impl TeamSheet {
    /// Makes the table again if the book has changed.
    pub fn refresh(&mut self, engine: &Engine) {
        if self.made_for == Some(engine.revision()) {
            return;
        }
        self.made_for = Some(engine.revision());
        let teams = &engine.book().teams;
        let rows = engine.teams();
        let played = |row: &TeamRow| row.members.iter().any(|member| member.games > 0);
        self.scored = rows.as_ref().is_some_and(|rows| rows.iter().any(played));
        self.lines = match rows {
            Some(rows) if self.scored => rows.into_iter().map(|row| (row.team, Some(row))).collect(),
            _ => (0..teams.len()).map(|at| (at, None)).collect(),
        };
        let rules = engine.rules().teams.as_ref();
        let largest = teams.iter().map(|team| team.members.len()).max().unwrap_or(0);
        let members = largest.max(rules.map_or(3, |rules| rules.size));
        let countries = rules.is_some_and(|rules| rules.most_per_country.is_some())
            || teams.iter().any(|team| !team.country.is_empty());
        // What is typed stands side by side, so that a list from elsewhere is pasted in one piece.
        self.columns = vec![Column::Place];
        self.columns.extend(self.scored.then_some(Column::Total));
        self.columns.push(Column::Input(TeamCell::Name));
        self.columns.extend(countries.then_some(Column::Input(TeamCell::Country)));
        self.columns.extend((0..members).map(|at| Column::Input(TeamCell::Member(at))));
        self.columns.push(Column::Input(TeamCell::Captain));
        if self.scored {
            self.columns.extend((0..members).map(Column::Score));
            self.columns.push(Column::Why);
        }
    }

    /// What typing at this position changes.
    pub fn target(&self, row: usize, column: usize) -> Option<Target> {
        let Column::Input(cell) = *self.columns.get(column)? else { return None };
        let line = row.checked_sub(1)?;
        Some(Target::Team(self.lines.get(line).map_or(line, |(team, _)| *team), cell))
    }

    /// The team at this row, by its position in the book's list.
    pub fn team(&self, row: usize) -> Option<usize> {
        self.lines.get(row.checked_sub(1)?).map(|(team, _)| *team)
    }

    /// How many columns stay in view, the names the last of them.
    pub fn frozen(&self) -> usize {
        let name = |column: &Column| *column == Column::Input(TeamCell::Name);
        self.columns.iter().position(name).map_or(1, |at| at + 1)
    }

    /// The row of a team.
    pub fn row(&self, team: usize) -> Option<usize> {
        self.lines.iter().position(|(other, _)| *other == team).map(|line| line + 1)
    }
}

/// The teams as a grid.
#[derive(Debug)]
pub struct TeamsModel<'a> {
    engine: &'a Engine,
    sheet: &'a TeamSheet,
    columns: Vec<ColumnSpec>,
}

impl<'a> TeamsModel<'a> {
    pub fn new(engine: &'a Engine, sheet: &'a TeamSheet) -> Self {
        let columns = sheet.columns.iter().map(|column| ColumnSpec { width: column.width() }).collect();
        TeamsModel { engine, sheet, columns }
    }

    fn computed_cell(&self, row: &'a TeamRow, column: Column) -> CellView<'a> {
        let decimals = self.engine.rules().decimals;
        match column {
            Column::Place => {
                let mark = if row.shared { " =" } else { "" };
                let mut cell = shared_cells::computed(format!("{}{mark}", row.place));
                cell.style.align = Align::Right;
                cell.hint = row.shared.then(|| "Shared".into());
                cell
            }
            Column::Score(at) => {
                let Some(member) = row.members.get(at) else { return shared_cells::computed("") };
                let name = self.engine.book().name_of(Some(member.person));
                let mut cell = shared_cells::figure(member.score, decimals);
                cell.style.struck = !member.counts;
                let why = match (member.games, member.counts) {
                    (0, _) => "did not play in the rounds that count for teams",
                    (_, true) => "counts for the team",
                    (_, false) => "does not count: others of the team scored more",
                };
                cell.hint = Some(format!("{name}: {why}").into());
                cell
            }
            Column::Total => {
                let mut cell = shared_cells::figure(row.total, decimals);
                cell.style.bold = true;
                cell
            }
            _ => shared_cells::computed(row.above_by.clone().unwrap_or_default()),
        }
    }
}

impl GridModel for TeamsModel<'_> {
    fn rows(&self) -> usize {
        1 + self.sheet.lines.len() + SPARE
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        self.sheet.frozen()
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some(kind) = self.sheet.columns.get(column).copied() else { return CellView::default() };
        if row == 0 {
            return shared_cells::heading(kind.title(), kind.align());
        }
        let line = self.sheet.lines.get(row - 1);
        match (kind, line) {
            (Column::Input(cell), line) => {
                let text = line.map_or("", |(team, _)| team_text(self.engine.book(), *team, cell));
                let mut view = shared_cells::input(text);
                if let (TeamCell::Name, Some((team, _))) = (cell, line) {
                    let scratch = self.engine.book().teams.get(*team).is_some_and(|team| team.scratch);
                    view.hint = scratch.then(|| "A scratch team, made of players who waited for one".into());
                    view.style = CellStyle { bold: true, ..CellStyle::default() };
                }
                view
            }
            (kind, Some((_, Some(row)))) => self.computed_cell(row, kind),
            _ => {
                let style = CellStyle { tone: Tone::Computed, ..CellStyle::default() };
                CellView { style, ..CellView::default() }
            }
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = self.sheet.columns.get(column).map(|column| column.title()).unwrap_or_default();
        let title = if title == "team" { "name" } else { title.as_str() };
        match (row, self.sheet.team(row)) {
            (0, _) => format!("Teams heading {title}"),
            (_, Some(team)) => format!("Team {} {title}", team_text(self.engine.book(), team, TeamCell::Name)),
            (row, None) if row == self.sheet.lines.len() + 1 => format!("New team {title}"),
            (row, None) => format!("Teams line {row} {title}"),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let book = self.engine.book();
        let team = self.sheet.team(row).and_then(|team| book.teams.get(team));
        let begins = |name: &&str| crate::book::fold_name(name).contains(&crate::book::fold_name(typed));
        match self.sheet.columns.get(column) {
            // Who is in no team yet comes first.
            Some(Column::Input(TeamCell::Member(_))) => {
                complete_name(book, typed, |id| book.teams.iter().any(|team| team.members.contains(&id)))
            }
            Some(Column::Input(TeamCell::Captain)) => {
                let names = team.into_iter().flat_map(|team| &team.members).map(|id| book.name_of(Some(*id)));
                names.filter(begins).map(str::to_owned).collect()
            }
            _ => Vec::new(),
        }
    }
}
