//! The Teams tab as a grid: one row for each team with the scores of its members, and empty rows below for new teams.

use std::borrow::Cow;
use std::collections::HashMap;

use crate::app::grid::{Align, CellStyle, CellTone, CellView, ColumnSpec, GridModel, GridState};
use crate::app::theme::Palette;
use crate::app::view_cache::ViewCache;
use crate::app::views::round::complete_name;
use crate::app::views::shared_cells;
use crate::book::{Book, CellAddress, PersonId, Team, TeamColumn, TeamIx};
use crate::engine::Engine;
use crate::input::team_text;
use crate::languages::window_language;
use crate::languages::window_sentences::{fields, teams_tab as texts};
use crate::notices::{ColumnRole, Notice, NoticeCell, teams_notice};
use crate::standings::{TeamMemberScore, TeamStandingsRow, nearly_equal};

/// Number of empty rows below the last team.
const SPARE_ROWS: usize = 100;

/// A column of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TeamsTabColumn {
    Place,
    Input(TeamColumn),
    /// The score of a member, by position in the team.
    Score(usize),
    Total,
    Reason,
}

impl TeamsTabColumn {
    /// The column of the notice that this column shows, if any.
    const fn role(self) -> Option<ColumnRole> {
        match self {
            TeamsTabColumn::Place => Some(ColumnRole::Place),
            TeamsTabColumn::Input(TeamColumn::Name) => Some(ColumnRole::Team),
            TeamsTabColumn::Input(_) => None,
            TeamsTabColumn::Score(_) => Some(ColumnRole::MemberScore),
            TeamsTabColumn::Total => Some(ColumnRole::Total),
            TeamsTabColumn::Reason => Some(ColumnRole::Reason),
        }
    }

    /// The name under which its width is remembered.
    fn key(self) -> String {
        match (self, self.role()) {
            (TeamsTabColumn::Score(at), Some(role)) => format!("{} {}", role.key(), at + 1),
            (TeamsTabColumn::Input(cell), None) => cell.name(),
            (_, role) => role.map_or("", ColumnRole::key).to_owned(),
        }
    }

    const fn spec(self) -> ColumnSpec {
        match self {
            TeamsTabColumn::Place => ColumnSpec::between(44.0, 52.0),
            TeamsTabColumn::Input(TeamColumn::Name) => ColumnSpec::between(100.0, 170.0),
            TeamsTabColumn::Input(TeamColumn::Country) => ColumnSpec::between(76.0, 110.0),
            TeamsTabColumn::Input(_) => ColumnSpec::between(84.0, 148.0),
            TeamsTabColumn::Score(_) => ColumnSpec::between(58.0, 66.0),
            TeamsTabColumn::Total => ColumnSpec::between(58.0, 74.0),
            TeamsTabColumn::Reason => ColumnSpec::between(76.0, 330.0).up_to(560.0),
        }
    }

    const fn align(self) -> Align {
        match self {
            TeamsTabColumn::Input(_) | TeamsTabColumn::Reason => Align::Left,
            _ => Align::Right,
        }
    }
}

/// The content of the Teams tab. It is computed again only when the book has changed.
#[derive(Debug, Default)]
pub struct TeamsTabContent {
    revision: Option<u64>,
    /// The teams of the book.
    teams: Vec<Team>,
    /// The scores of the members when the rows were sorted last.
    sorted_by: HashMap<PersonId, f64>,
    notice: Notice,
    /// The position of each team in the book, in the order of the rows, and its row in the notice if the teams are
    /// scored.
    lines: Vec<(usize, Option<usize>)>,
    columns: Vec<TeamsTabColumn>,
    /// Whether any team has a score.
    scored: bool,
}

impl TeamsTabContent {
    /// For each of the teams, the position that it had when the table was computed last. A team that was edited stays where it is;
    /// after a removal the others are known by what is typed about them.
    fn positions_now(&self, teams: &[Team]) -> Vec<Option<usize>> {
        if teams.len() == self.teams.len() {
            return (0..teams.len()).map(Some).collect();
        }
        teams.iter().map(|team| self.teams.iter().position(|before| before == team)).collect()
    }

    /// Computes the table again if the book has changed or the tab was just opened. The rows are sorted when the
    /// tab opens with other results. Until then the teams stay in their rows: nobody could type a list whose rows move.
    pub fn refresh(&mut self, engine: &Engine, grid: Option<&mut GridState>, just_opened: bool) {
        if self.revision == Some(engine.revision()) && !just_opened {
            return;
        }
        let teams = &engine.book().teams;
        let positions = self.positions_now(teams);
        let now = |team: usize| positions.iter().position(|before| *before == Some(team));
        let team = grid.as_ref().and_then(|grid| now(self.team(grid.cursor().row)?));
        let is_first = self.revision.replace(engine.revision()).is_none();
        let rows = engine.teams();
        let played = |row: &TeamStandingsRow| row.members.iter().any(|member| member.games > 0);
        self.scored = rows.as_ref().is_some_and(|rows| rows.iter().any(played));
        self.notice = teams_notice(engine, rows.as_deref().unwrap_or_default(), window_language());
        let mut lines: Vec<(usize, Option<usize>)> = match &rows {
            Some(rows) if self.scored => rows.iter().enumerate().map(|(at, row)| (row.team, Some(at))).collect(),
            _ => (0..teams.len()).map(|at| (at, None)).collect(),
        };
        let members = || rows.iter().flatten().flat_map(|row| &row.members);
        let is_other = |member: &TeamMemberScore| {
            self.sorted_by.get(&member.person).is_some_and(|before| !nearly_equal(*before, member.score))
        };
        if is_first || just_opened && members().any(is_other) {
            self.sorted_by = members().map(|member| (member.person, member.score)).collect();
        } else {
            let row_before =
                |team: usize| positions.get(team).copied().flatten().and_then(|before| self.row_of(before));
            lines.sort_by_key(|(team, _)| row_before(*team).unwrap_or(usize::MAX));
        }
        self.lines = lines;
        self.teams.clone_from(teams);
        let rules = engine.rules().teams.as_ref();
        let largest = teams.iter().map(|team| team.members.len()).max().unwrap_or(0);
        let members = largest.max(rules.map_or(3, |rules| rules.size));
        let countries = rules.is_some_and(|rules| rules.most_per_country.is_some())
            || teams.iter().any(|team| !team.country.is_empty());
        // The typed columns stand side by side. The user can then paste a list in one piece. No result adds a column before them.
        let before = std::mem::replace(&mut self.columns, vec![TeamsTabColumn::Place]);
        self.columns.extend(rules.is_some().then_some(TeamsTabColumn::Total));
        self.columns.push(TeamsTabColumn::Input(TeamColumn::Name));
        self.columns.extend(countries.then_some(TeamsTabColumn::Input(TeamColumn::Country)));
        self.columns.extend((0..members).map(|at| TeamsTabColumn::Input(TeamColumn::Member(at))));
        self.columns.push(TeamsTabColumn::Input(TeamColumn::Captain));
        if self.scored {
            self.columns.extend((0..members).map(TeamsTabColumn::Score));
            self.columns.push(TeamsTabColumn::Reason);
        }
        let Some(grid) = grid else { return };
        grid.follow_columns(&before, &self.columns);
        // The cursor follows a team that moves in the table.
        if let Some(row) = team.and_then(|team| self.row_of(team)).filter(|row| *row != grid.cursor().row)
            && !grid.is_editing()
        {
            grid.go_to(row, grid.cursor().column);
        }
    }

    /// The field that is edited at this position.
    pub fn target(&self, row: usize, column: usize) -> Option<CellAddress> {
        let TeamsTabColumn::Input(cell) = *self.columns.get(column)? else { return None };
        let line = row.checked_sub(1)?;
        Some(CellAddress::Team(TeamIx(self.lines.get(line).map_or(line, |(team, _)| *team)), cell))
    }

    /// The position of a typed column.
    pub fn column_of(&self, column: TeamColumn) -> Option<usize> {
        self.columns.iter().position(|have| *have == TeamsTabColumn::Input(column))
    }

    fn column_title(&self, role: ColumnRole) -> &str {
        self.notice.sections.first().map_or("", |section| section.column_title(role))
    }

    fn cell(&self, row: usize, role: ColumnRole) -> Option<&NoticeCell> {
        let section = self.notice.sections.first()?;
        section.cell(section.rows.get(row)?, role)
    }

    /// The team in this row, by its position in the book.
    pub fn team(&self, row: usize) -> Option<usize> {
        self.lines.get(row.checked_sub(1)?).map(|(team, _)| *team)
    }

    /// The player whose name is in this cell: a member or the captain.
    pub fn player_at(&self, book: &Book, row: usize, column: usize) -> Option<PersonId> {
        let team = book.teams.get(self.team(row)?)?;
        match self.columns.get(column)? {
            TeamsTabColumn::Input(TeamColumn::Member(at)) => team.members.get(*at).copied(),
            TeamsTabColumn::Input(TeamColumn::Captain) => team.captain,
            _ => None,
        }
    }

    /// Number of columns that stay in view. The last of them is the name.
    pub fn frozen_columns(&self) -> usize {
        let name = |column: &TeamsTabColumn| *column == TeamsTabColumn::Input(TeamColumn::Name);
        self.columns.iter().position(name).map_or(1, |at| at + 1)
    }

    /// The row of a team.
    pub fn row_of(&self, team: usize) -> Option<usize> {
        self.lines.iter().position(|(other, _)| *other == team).map(|line| line + 1)
    }
}

/// The teams as a grid.
#[derive(Debug)]
pub struct TeamsModel<'a> {
    engine: &'a Engine,
    view_cache: &'a ViewCache,
    sheet: &'a TeamsTabContent,
    columns: Vec<ColumnSpec>,
    palette: Palette,
}

impl<'a> TeamsModel<'a> {
    pub fn new(engine: &'a Engine, view_cache: &'a ViewCache, sheet: &'a TeamsTabContent, palette: Palette) -> Self {
        let columns = sheet.columns.iter().map(|column| column.spec()).collect();
        TeamsModel { engine, view_cache, sheet, columns, palette }
    }

    fn title(&self, column: TeamsTabColumn) -> String {
        let title = column.role().map(|role| self.sheet.column_title(role));
        match (column, title) {
            (TeamsTabColumn::Score(at), Some(title)) => format!("{title} {}", at + 1),
            (TeamsTabColumn::Input(cell), None) => cell.name_in_window().into_owned(),
            (_, title) => title.unwrap_or_default().to_owned(),
        }
    }

    fn computed_cell(&self, row: usize, column: TeamsTabColumn) -> CellView<'a> {
        let cell = column.role().and_then(|role| self.sheet.cell(row, role));
        let mut view = match column {
            TeamsTabColumn::Score(at) => {
                let part = cell.and_then(|cell| cell.parts.get(at));
                shared_cells::from_notice(part.map(|part| NoticeCell::from(part.clone())).as_ref())
            }
            _ => shared_cells::from_notice(cell),
        };
        view.style.bold = column == TeamsTabColumn::Total;
        view
    }
}

impl GridModel for TeamsModel<'_> {
    fn rows(&self) -> usize {
        1 + self.sheet.lines.len() + SPARE_ROWS
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        self.sheet.columns.get(column).map_or_else(String::new, |column| column.key()).into()
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn frozen_columns(&self) -> usize {
        self.sheet.frozen_columns()
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some(kind) = self.sheet.columns.get(column).copied() else { return CellView::default() };
        if row == 0 {
            return shared_cells::heading(self.title(kind), kind.align());
        }
        let line = self.sheet.lines.get(row - 1);
        match (kind, line) {
            (TeamsTabColumn::Input(cell), line) => {
                let text = line.map_or("", |(team, _)| team_text(self.engine.book(), *team, cell));
                let mut view = shared_cells::input(text);
                if let (TeamColumn::Name, Some((team, _))) = (cell, line) {
                    let scratch = self.engine.book().teams.get(*team).is_some_and(|team| team.scratch);
                    view.hint = scratch.then(|| texts::scratch_team_hint().into());
                    view.style = CellStyle { bold: true, ..CellStyle::default() };
                }
                let book = self.engine.book();
                let player = self.sheet.player_at(book, row, column).and_then(|player| book.person(player));
                shared_cells::fill_name(&mut view, player, &self.palette);
                let address = line.map(|(team, _)| CellAddress::Team(TeamIx(*team), cell));
                shared_cells::mark_problem(&mut view, address, self.engine, self.view_cache);
                view
            }
            (kind, Some((_, Some(row)))) => self.computed_cell(*row, kind),
            _ => {
                let style = CellStyle { tone: CellTone::Computed, ..CellStyle::default() };
                CellView { style, ..CellView::default() }
            }
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = match self.sheet.columns.get(column) {
            Some(TeamsTabColumn::Input(TeamColumn::Name)) => fields::name().to_owned(),
            Some(column) => self.title(*column),
            None => String::new(),
        };
        match (row, self.sheet.team(row)) {
            (0, _) => texts::cell_of_heading(&title),
            (_, Some(team)) => texts::cell_of_team(team_text(self.engine.book(), team, TeamColumn::Name), &title),
            (row, None) if row == self.sheet.lines.len() + 1 => texts::cell_of_new_team(&title),
            (row, None) => texts::cell_of_empty_row(&row.to_string(), &title),
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        row > 0
    }

    fn takes_only_completion(&self, _row: usize, column: usize) -> bool {
        let column = self.sheet.columns.get(column);
        matches!(column, Some(TeamsTabColumn::Input(TeamColumn::Member(_) | TeamColumn::Captain)))
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        let book = self.engine.book();
        let team = self.sheet.team(row).and_then(|team| book.teams.get(team));
        let begins = |name: &&str| crate::book::fold_name(name).contains(&crate::book::fold_name(typed));
        match self.sheet.columns.get(column) {
            // Players without a team come first.
            Some(TeamsTabColumn::Input(TeamColumn::Member(_))) => {
                complete_name(book, typed, |id| book.teams.iter().any(|team| team.members.contains(&id)))
            }
            Some(TeamsTabColumn::Input(TeamColumn::Captain)) => {
                let names = team.into_iter().flat_map(|team| &team.members).map(|id| book.name_of(Some(*id)));
                names.filter(begins).map(str::to_owned).collect()
            }
            _ => Vec::new(),
        }
    }
}
