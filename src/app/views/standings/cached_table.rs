//! The standings in view, with the order of the rows. They are computed again only when the book or the chosen view has changed.

use std::cmp::Ordering;

use super::column_widths::{column_widths, columns_in};
use crate::app::grid::{ColumnChoices, ColumnSpec};
use crate::app::views::sort_order::{SortKey, SortOrder, compare_cells};
use crate::book::{Book, PersonId, Round, RoundIx};
use crate::engine::Engine;
use crate::notices::{self, ColumnRole, NoticeColumn, NoticeRow, StandingsNotice, StandingsOptions};

/// The people in the rows and the roles of the columns, before the table was made again.
#[derive(Debug)]
pub struct TableBefore {
    people: Vec<Option<PersonId>>,
    roles: Vec<ColumnRole>,
}

impl TableBefore {
    /// The position in the new table of the person and the column that were here.
    pub fn position_in(&self, table: &CachedTable, row: usize, column: usize) -> Option<(usize, usize)> {
        let role = *self.roles.get(column)?;
        let column = table.standings.notice.column(role)?;
        if row == 0 {
            return Some((0, column));
        }
        let person = (*self.people.get(row - 1)?)?;
        Some((table.row_of(person)?, column))
    }
}

/// One row of the grid below the headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownRow {
    /// The name of a group.
    Title(usize),
    /// A player: the section, and the position in the section.
    Line(usize, usize),
}

/// What the table depends on.
#[derive(Clone, Debug, PartialEq)]
struct TableCacheKey {
    /// The revision of the book.
    revision: u64,
    /// The revision that a what-if was made from.
    base: Option<u64>,
    sort: SortOrder<ColumnRole>,
    column_order: Vec<String>,
    options: StandingsOptions,
}

/// The standings in view.
#[derive(Debug, Default)]
pub struct CachedTable {
    built_for: Option<TableCacheKey>,
    /// How often the table was made.
    times_made: u64,
    pub standings: StandingsNotice,
    pub(super) rows: Vec<ShownRow>,
    /// The least widths of the columns, which their headings and longest texts need, the usual ones, and those where there is room.
    columns: Vec<ColumnSpec>,
    /// The names under which the choices for the columns are remembered.
    keys: Vec<String>,
}

impl CachedTable {
    /// Describes and sorts the table again if the book, the order or the options have changed. In a what-if, `before`
    /// is the revision of the book and the table without the supposed ending. `revision` is that of the book that the engine
    /// was made from. Returns where everything stood before, if the table was made again.
    pub fn refresh(
        &mut self,
        engine: &Engine,
        revision: u64,
        sort: SortOrder<ColumnRole>,
        columns: &ColumnChoices,
        options: &StandingsOptions,
        before: Option<(u64, &StandingsNotice)>,
    ) -> Option<TableBefore> {
        let base = before.map(|(base, _)| base);
        let same = |have: &TableCacheKey| {
            (have.revision, have.base, have.sort) == (revision, base, sort)
                && have.column_order == columns.order()
                && have.options == *options
        };
        if self.built_for.as_ref().is_some_and(same) {
            return None;
        }
        let people = (1..=self.rows.len()).map(|row| self.notice_row(row).and_then(|line| line.person)).collect();
        let roles = self.standings.notice.columns().iter().map(|column| column.role).collect();
        let (column_order, options_of_key) = (columns.order().to_vec(), options.clone());
        self.built_for = Some(TableCacheKey { revision, base, sort, column_order, options: options_of_key });
        self.times_made += 1;
        self.standings = notices::standings_notice(engine, options, before.map(|(_, notice)| notice));
        self.standings.notice.write_figures(options.language);
        let book = engine.book();
        let keys_of = |columns: &[NoticeColumn]| -> Vec<String> {
            columns.iter().map(|column| column_key(book, column.role)).collect()
        };
        self.standings.notice.arrange_columns(|columns_of_section| {
            let keys = keys_of(columns_of_section);
            columns.arrange((0..keys.len()).collect(), |at| keys[*at].as_str())
        });
        self.keys = keys_of(self.standings.notice.columns());
        self.columns = column_widths(&self.standings.notice);
        self.sort_rows(engine, sort);
        Some(TableBefore { people, roles })
    }

    /// How often the table was made. Each time its texts may be others.
    pub fn times_made(&self) -> u64 {
        self.times_made
    }

    /// The role of a column.
    pub fn role(&self, column: usize) -> Option<ColumnRole> {
        self.standings.notice.columns().get(column).map(|column| column.role)
    }

    /// The name under which the choices for a column are remembered, in every language.
    pub fn key(&self, column: usize) -> &str {
        self.keys.get(column).map_or("", String::as_str)
    }

    /// The columns by their keys, with their roles.
    pub(super) fn roles_by_key(&self) -> impl Iterator<Item = (&str, ColumnRole)> {
        self.keys.iter().map(String::as_str).zip(self.standings.notice.columns().iter().map(|column| column.role))
    }

    /// The round that a column shows. `None` for the other columns.
    pub fn round_at(&self, column: usize) -> Option<RoundIx> {
        match self.role(column)? {
            ColumnRole::Round(round) => Some(round),
            _ => None,
        }
    }

    /// The row of the notice in this row of the grid. `None` for headings.
    pub(super) fn notice_row(&self, row: usize) -> Option<&NoticeRow> {
        self.line(*self.rows.get(row.checked_sub(1)?)?)
    }

    /// The row of the notice of a player. `None` for the name of a group.
    pub(super) fn line(&self, row: ShownRow) -> Option<&NoticeRow> {
        match row {
            ShownRow::Title(_) => None,
            ShownRow::Line(section, at) => self.standings.notice.sections.get(section)?.rows.get(at),
        }
    }

    /// The row of the grid with this person.
    pub fn row_of(&self, person: PersonId) -> Option<usize> {
        let is_row_of = |row: &usize| self.notice_row(*row).is_some_and(|line| line.person == Some(person));
        (1..=self.rows.len()).find(is_row_of)
    }

    fn sort_rows(&mut self, engine: &Engine, sort: SortOrder<ColumnRole>) {
        let notice = &self.standings.notice;
        let titled = notice.sections.len() > 1 || notice.sections.iter().any(|section| !section.title.is_empty());
        self.rows.clear();
        for (at, section) in notice.sections.iter().enumerate() {
            if titled {
                self.rows.push(ShownRow::Title(at));
            }
            let mut lines: Vec<usize> = (0..section.rows.len()).collect();
            // The sort is stable. Equal rows stay in the order of the places.
            lines.sort_by(|a, b| {
                let (a, b) = (&section.rows[*a], &section.rows[*b]);
                sort.compare(|key| match notice.column(key.column) {
                    Some(column) => compare_rows(engine, a, b, column, key),
                    None => Ordering::Equal,
                })
            });
            self.rows.extend(lines.into_iter().map(|line| ShownRow::Line(at, line)));
        }
    }

    /// The widths of the columns in a grid of this width.
    pub(super) fn columns_in(&self, width: f32) -> Vec<ColumnSpec> {
        columns_in(&self.columns, &self.standings.notice, width)
    }
}

/// The name under which the choices for a column are remembered. A round has its name, because its position changes.
fn column_key(book: &Book, role: ColumnRole) -> String {
    match role {
        ColumnRole::Round(at) => book.round(at).map(Round::title).unwrap_or_default(),
        ColumnRole::MissingRound(number) => book.title_of_number(number),
        role => role.key().to_owned(),
    }
}

/// Compares two rows by a column: the highest figure first, the first place first, texts by the alphabet. Empty cells
/// come last.
fn compare_rows(engine: &Engine, a: &NoticeRow, b: &NoticeRow, column: usize, key: SortKey<ColumnRole>) -> Ordering {
    let turned = |order: Ordering| if key.reversed { order.reverse() } else { order };
    match key.column {
        ColumnRole::Place => turned(a.place.unwrap_or(usize::MAX).cmp(&b.place.unwrap_or(usize::MAX))),
        ColumnRole::Player => {
            let name = |line: &NoticeRow| engine.book().name_of(line.person).to_lowercase();
            turned(name(a).cmp(&name(b)))
        }
        _ => compare_cells(&a.cells[column], &b.cells[column], false, key.reversed),
    }
}
