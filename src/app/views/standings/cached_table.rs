//! The table in view, kept until the book or the wish changes.

use std::cmp::Ordering;

use crate::app::grid::ColumnSpec;
use crate::book::PersonId;
use crate::engine::Engine;
use crate::notices::{self, ColumnRole, NoticeRow, StandingsNotice, StandingsOptions};

/// The table's order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SortOrder {
    /// `None` is the order of the places.
    pub by: Option<ColumnRole>,
    pub turned: bool,
}

impl SortOrder {
    /// By this column; the same column again turns the order round.
    #[must_use]
    pub fn toggled(self, by: ColumnRole) -> SortOrder {
        SortOrder { by: Some(by), turned: self.by == Some(by) && !self.turned }
    }
}

/// One row of the grid below the headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownTable {
    /// The name of a group.
    Title(usize),
    /// A line, by section and position there.
    Line(usize, usize),
}

/// What the table depends on: the book's revision, that of the book a what-if was made from, and the wish.
type TableCacheKey = (u64, Option<u64>, SortOrder, StandingsOptions);

/// The table in view.
#[derive(Debug, Default)]
pub struct CachedTable {
    made_for: Option<TableCacheKey>,
    pub standings: StandingsNotice,
    pub(super) rows: Vec<ShownTable>,
    pub(super) columns: Vec<ColumnSpec>,
}

impl CachedTable {
    /// Describes and sorts the table again if the book or the wish has changed. In a what-if, `before` is the table as it
    /// is, and from which revision of the book.
    pub fn refresh(
        &mut self,
        engine: &Engine,
        sort: SortOrder,
        look: &StandingsOptions,
        before: Option<(u64, &StandingsNotice)>,
    ) {
        let base = before.map(|(base, _)| base);
        let same = |have: &TableCacheKey| have.0 == engine.revision() && (have.1, have.2) == (base, sort) && have.3 == *look;
        if self.made_for.as_ref().is_some_and(same) {
            return;
        }
        self.made_for = Some((engine.revision(), base, sort, look.clone()));
        self.standings = notices::standings_notice(engine, look, before.map(|(_, notice)| notice));
        self.columns = self.standings.notice.columns().iter().enumerate().map(|(at, _)| self.width(at)).collect();
        self.order(engine, sort);
    }

    /// Forgets the table, for another book.
    pub fn reset(&mut self) {
        *self = CachedTable::default();
    }

    /// The line in this row of the grid.
    pub(super) fn line(&self, row: usize) -> Option<&NoticeRow> {
        match *self.rows.get(row.checked_sub(1)?)? {
            ShownTable::Title(_) => None,
            ShownTable::Line(section, at) => self.standings.notice.sections.get(section)?.rows.get(at),
        }
    }

    /// The row of the grid in which this person stands.
    pub fn find(&self, person: PersonId) -> Option<usize> {
        let is = |row: &usize| self.line(*row).is_some_and(|line| line.person == Some(person));
        (1..=self.rows.len()).find(is)
    }

    fn order(&mut self, engine: &Engine, sort: SortOrder) {
        let notice = &self.standings.notice;
        let titled = notice.sections.len() > 1 || notice.sections.iter().any(|section| !section.title.is_empty());
        let column = sort.by.and_then(|by| notice.column(by));
        self.rows.clear();
        for (at, section) in notice.sections.iter().enumerate() {
            if titled {
                self.rows.push(ShownTable::Title(at));
            }
            let mut lines: Vec<usize> = (0..section.rows.len()).collect();
            if let Some(column) = column {
                let compare =
                    |a: &usize, b: &usize| by_column(engine, &section.rows[*a], &section.rows[*b], column, sort);
                // The sort is stable, so equals stay in the order of the places.
                lines.sort_by(compare);
            }
            self.rows.extend(lines.into_iter().map(|line| ShownTable::Line(at, line)));
        }
    }

    /// Wide enough for what stands in it; a column keeps its width while figures change by a digit.
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

/// Two lines by a column: figures from the highest down, places from the first, texts by the alphabet; empty cells last.
fn by_column(engine: &Engine, a: &NoticeRow, b: &NoticeRow, column: usize, sort: SortOrder) -> Ordering {
    let turned = |order: Ordering| if sort.turned { order.reverse() } else { order };
    match sort.by {
        Some(ColumnRole::Place) => turned(a.place.unwrap_or(usize::MAX).cmp(&b.place.unwrap_or(usize::MAX))),
        Some(ColumnRole::Player) => {
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
