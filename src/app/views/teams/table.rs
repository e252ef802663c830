//! The Teams tab as a grid: one row for each team with the scores of its members, and empty rows below for new teams.

use std::collections::HashMap;

use crate::app::grid::{CellPos, CellView, ColumnSpec, GridState};
use crate::app::views::round::complete_name;
use crate::app::views::shared_cells;
use crate::app::views::table::{Column, Table};
use crate::app::views::view::ViewContext;
use crate::book::{Book, CellAddress, PersonId, Team, TeamColumn, TeamIx, fold_name};
use crate::engine::Engine;
use crate::input::{AnnotatedItem, team_text};
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
        self.notice.write_figures(window_language());
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

    fn column_title(&self, role: ColumnRole) -> &str {
        self.notice.sections.first().map_or("", |section| section.column_title(role))
    }

    fn cell(&self, row: usize, role: ColumnRole) -> Option<&NoticeCell> {
        let section = self.notice.sections.first()?;
        section.cell(section.rows.get(row)?, role)
    }

    /// The team in this row, by its position in the book.
    fn team(&self, row: usize) -> Option<usize> {
        self.lines.get(row.checked_sub(1)?).map(|(team, _)| *team)
    }

    /// Number of columns that stay in view. The last of them is the name.
    pub fn frozen_columns(&self) -> usize {
        let name = |column: &TeamsTabColumn| *column == TeamsTabColumn::Input(TeamColumn::Name);
        self.columns.iter().position(name).map_or(1, |at| at + 1)
    }

    /// The row of a team.
    fn row_of(&self, team: usize) -> Option<usize> {
        self.lines.iter().position(|(other, _)| *other == team).map(|line| line + 1)
    }

    /// The teams as a table. A row is the line of a team, or of an empty row after the last one.
    pub fn table<'a>(&'a self, context: &ViewContext<'a>) -> Table<'a, usize> {
        let book = context.engine().book();
        let columns = self.columns.iter().map(|column| match *column {
            TeamsTabColumn::Input(cell) => self.typed_column(context, cell),
            kind => {
                let cell = move |line: &usize| self.computed_cell(*line, kind);
                let column = Column::new(kind.key(), self.title(kind), kind.spec(), cell);
                if kind == TeamsTabColumn::Reason { column } else { column.with_heading_at_right() }
            }
        });
        let label = move |line: &usize, column: &str| match self.lines.get(*line) {
            Some((team, _)) => texts::cell_of_team(team_text(book, *team, TeamColumn::Name), column),
            None if *line == self.lines.len() => texts::cell_of_new_team(column),
            None => texts::cell_of_empty_row(&(line + 1).to_string(), column),
        };
        Table::new((self.lines.len() + SPARE_ROWS, Some), columns.collect(), texts::cell_of_heading, label)
            .frozen(self.frozen_columns())
            .annotated(|line, column| match *self.columns.get(column)? {
                TeamsTabColumn::Input(cell) => self.player_at(book, *line, cell).map(AnnotatedItem::Player),
                _ => None,
            })
            .found(|address| {
                let (team, column) = match address {
                    CellAddress::Team(team, TeamColumn::Name) => (team, 0),
                    CellAddress::Team(team, cell) => {
                        (team, self.columns.iter().position(|have| *have == TeamsTabColumn::Input(cell))?)
                    }
                    _ => return None,
                };
                self.row_of(team.0).map(|row| CellPos { row, column })
            })
    }

    fn typed_column<'a>(&'a self, context: &ViewContext<'a>, cell: TeamColumn) -> Column<'a, usize> {
        let (context, book) = (*context, context.engine().book());
        let kind = TeamsTabColumn::Input(cell);
        // After the last line, the next teams are new.
        let field = move |line: &usize| {
            let team = self.lines.get(*line).map_or(*line, |(team, _)| *team);
            Some(CellAddress::Team(TeamIx(team), cell))
        };
        let column = Column::typed(book, kind.key(), self.title(kind), kind.spec(), field);
        let column = column.with_cells(move |line, view| {
            if cell == TeamColumn::Name {
                let team = self.lines.get(*line).and_then(|(team, _)| book.teams.get(*team));
                view.hint = team.is_some_and(|team| team.scratch).then(|| texts::scratch_team_hint().into());
                view.style.bold = *line < self.lines.len();
            }
            let player = self.player_at(book, *line, cell).and_then(|player| book.person(player));
            shared_cells::fill_name(view, player, &context.palette);
            let address = field(line).filter(|_| *line < self.lines.len());
            shared_cells::mark_problem(view, address, context.engine(), context.view_cache);
        });
        match cell {
            TeamColumn::Name => column.spoken_as(fields::name()),
            TeamColumn::Country => column,
            // Players without a team come first.
            TeamColumn::Member(_) => column.completed_only(|_, typed| {
                complete_name(book, typed, |id| book.teams.iter().any(|team| team.members.contains(&id)))
            }),
            TeamColumn::Captain => column.completed_only(|line, typed| {
                let team = self.lines.get(*line).and_then(|(team, _)| book.teams.get(*team));
                let names = team.into_iter().flat_map(|team| &team.members).map(|id| book.name_of(Some(*id)));
                let begins = |name: &&str| fold_name(name).contains(&fold_name(typed));
                names.filter(begins).map(str::to_owned).collect()
            }),
        }
    }

    /// The player whose name is in a cell of a line: a member or the captain.
    fn player_at(&self, book: &Book, line: usize, cell: TeamColumn) -> Option<PersonId> {
        let team = book.teams.get(self.lines.get(line)?.0)?;
        match cell {
            TeamColumn::Member(at) => team.members.get(at).copied(),
            TeamColumn::Captain => team.captain,
            TeamColumn::Name | TeamColumn::Country => None,
        }
    }

    fn title(&self, column: TeamsTabColumn) -> String {
        let title = column.role().map(|role| self.column_title(role));
        match (column, title) {
            (TeamsTabColumn::Score(at), Some(title)) => format!("{title} {}", at + 1),
            (TeamsTabColumn::Input(cell), None) => cell.name_in_window().into_owned(),
            (_, title) => title.unwrap_or_default().to_owned(),
        }
    }

    fn computed_cell(&self, line: usize, column: TeamsTabColumn) -> CellView<'_> {
        let Some((_, Some(row))) = self.lines.get(line) else { return shared_cells::computed("") };
        let cell = column.role().and_then(|role| self.cell(*row, role));
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
