//! The standings in view, with the order of the rows and the widths of the columns.
//! They are computed again only when the book or the chosen view has changed.

use std::cmp::Ordering;

use crate::app::grid::ColumnSpec;
use crate::book::{PersonId, RoundIx};
use crate::engine::Engine;
use crate::notices::{self, ColumnRole, NoticeRow, StandingsNotice, StandingsOptions};

/// A column by which rows are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortKey {
    pub column: ColumnRole,
    pub reversed: bool,
}

/// The order of the rows: by up to three columns, the first one first. Without columns, it is the order of the places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SortOrder {
    keys: [Option<SortKey>; 3],
}

impl SortOrder {
    /// The columns to sort by, the first one first.
    pub fn keys(&self) -> impl Iterator<Item = SortKey> {
        self.keys.into_iter().flatten()
    }

    /// The order by this column alone. Choosing the same column again reverses the order.
    #[must_use]
    pub fn toggled(self, column: ColumnRole) -> SortOrder {
        let reversed = matches!(self.keys, [Some(key), None, None] if key.column == column && !key.reversed);
        SortOrder { keys: [Some(SortKey { column, reversed }), None, None] }
    }

    /// This order, with rows that are equal sorted by one more column. A column that has a part in the order is
    /// reversed. A fourth column takes the place of the third.
    #[must_use]
    pub fn and_by(mut self, column: ColumnRole) -> SortOrder {
        if let Some(key) = self.keys.iter_mut().flatten().find(|key| key.column == column) {
            key.reversed = !key.reversed;
            return self;
        }
        let free = self.keys.iter().position(Option::is_none).unwrap_or(self.keys.len() - 1);
        self.keys[free] = Some(SortKey { column, reversed: false });
        self
    }
}

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

/// The table depends on the revision of the book, the revision that a what-if was made from, the order and the options.
type TableCacheKey = (u64, Option<u64>, SortOrder, StandingsOptions);

/// The standings in view.
#[derive(Debug, Default)]
pub struct CachedTable {
    built_for: Option<TableCacheKey>,
    pub standings: StandingsNotice,
    pub(super) rows: Vec<ShownRow>,
    pub(super) columns: Vec<ColumnSpec>,
}

impl CachedTable {
    /// Describes and sorts the table again if the book, the order or the options have changed. In a what-if, `before`
    /// is the revision of the book and the table without the supposed ending. `revision` is that of the book that the engine
    /// was made from. Returns where everything stood before, if the table was made again.
    pub fn refresh(
        &mut self,
        engine: &Engine,
        revision: u64,
        sort: SortOrder,
        options: &StandingsOptions,
        before: Option<(u64, &StandingsNotice)>,
    ) -> Option<TableBefore> {
        let base = before.map(|(base, _)| base);
        let same = |have: &TableCacheKey| have.0 == revision && (have.1, have.2) == (base, sort) && have.3 == *options;
        if self.built_for.as_ref().is_some_and(same) {
            return None;
        }
        let people = (1..=self.rows.len()).map(|row| self.notice_row(row).and_then(|line| line.person)).collect();
        let roles = self.standings.notice.columns().iter().map(|column| column.role).collect();
        self.built_for = Some((revision, base, sort, options.clone()));
        self.standings = notices::standings_notice(engine, options, before.map(|(_, notice)| notice));
        self.columns = self.standings.notice.columns().iter().enumerate().map(|(at, _)| self.width(at)).collect();
        self.sort_rows(engine, sort);
        Some(TableBefore { people, roles })
    }

    /// The role of a column.
    pub fn role(&self, column: usize) -> Option<ColumnRole> {
        self.standings.notice.columns().get(column).map(|column| column.role)
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
        match *self.rows.get(row.checked_sub(1)?)? {
            ShownRow::Title(_) => None,
            ShownRow::Line(section, at) => self.standings.notice.sections.get(section)?.rows.get(at),
        }
    }

    /// The row of the grid with this person.
    pub fn row_of(&self, person: PersonId) -> Option<usize> {
        let is_row_of = |row: &usize| self.notice_row(*row).is_some_and(|line| line.person == Some(person));
        (1..=self.rows.len()).find(is_row_of)
    }

    fn sort_rows(&mut self, engine: &Engine, sort: SortOrder) {
        let notice = &self.standings.notice;
        let titled = notice.sections.len() > 1 || notice.sections.iter().any(|section| !section.title.is_empty());
        let keys: Vec<(usize, SortKey)> =
            sort.keys().filter_map(|key| Some((notice.column(key.column)?, key))).collect();
        self.rows.clear();
        for (at, section) in notice.sections.iter().enumerate() {
            if titled {
                self.rows.push(ShownRow::Title(at));
            }
            let mut lines: Vec<usize> = (0..section.rows.len()).collect();
            // The sort is stable. Equal rows stay in the order of the places.
            lines.sort_by(|a, b| {
                let (a, b) = (&section.rows[*a], &section.rows[*b]);
                let orders = keys.iter().map(|(column, key)| compare_rows(engine, a, b, *column, *key));
                orders.fold(Ordering::Equal, Ordering::then)
            });
            self.rows.extend(lines.into_iter().map(|line| ShownRow::Line(at, line)));
        }
    }

    /// A width for the longest text of the column. The limits keep the width steady when figures change by a digit.
    fn width(&self, column: usize) -> ColumnSpec {
        const LETTER: f32 = 7.4;
        let longest = || {
            let lines = self.standings.notice.rows().filter_map(|line| line.cells.get(column));
            lines.map(|cell| cell.styled().chars().count()).max().unwrap_or(0)
        };
        #[expect(clippy::cast_precision_loss, reason = "a number of letters")]
        let room = |least: f32, most: f32| (longest() as f32 * LETTER + 16.0).clamp(least, most);
        let width = match self.standings.notice.columns()[column].role {
            ColumnRole::Place | ColumnRole::PlaceBefore => 56.0,
            ColumnRole::Player => 200.0,
            ColumnRole::Group => room(72.0, 160.0),
            ColumnRole::Round(_) => room(84.0, 190.0),
            ColumnRole::Total => room(84.0, 120.0),
            ColumnRole::Movement => room(84.0, 150.0),
            ColumnRole::Reason => room(160.0, 620.0),
            _ => room(84.0, 200.0),
        };
        ColumnSpec { width }
    }
}

/// Compares two rows by a column: the highest figure first, the first place first, texts by the alphabet. Empty cells
/// come last.
fn compare_rows(engine: &Engine, a: &NoticeRow, b: &NoticeRow, column: usize, key: SortKey) -> Ordering {
    let turned = |order: Ordering| if key.reversed { order.reverse() } else { order };
    match key.column {
        ColumnRole::Place => turned(a.place.unwrap_or(usize::MAX).cmp(&b.place.unwrap_or(usize::MAX))),
        ColumnRole::Player => {
            let name = |line: &NoticeRow| engine.book().name_of(line.person).to_lowercase();
            turned(name(a).cmp(&name(b)))
        }
        _ => {
            let best = |line: &NoticeRow| {
                let values = line.cells[column].parts.iter().filter_map(|part| part.value);
                values.reduce(f64::max)
            };
            match (best(a), best(b)) {
                (Some(a), Some(b)) => turned(b.total_cmp(&a)),
                (None, None) => {
                    let text = |line: &NoticeRow| line.cells[column].plain().to_lowercase();
                    let (a, b) = (text(a), text(b));
                    a.is_empty().cmp(&b.is_empty()).then_with(|| turned(a.cmp(&b)))
                }
                (a, b) => b.is_some().cmp(&a.is_some()),
            }
        }
    }
}
