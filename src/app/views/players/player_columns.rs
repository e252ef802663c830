//! [`PlayerColumns`], the columns of the list of players that are in view.

use super::person_order::PersonOrder;
use crate::app::grid::{CellPos, ColumnChoices};
use crate::app::view_cache::ViewCache;
use crate::app::views::view::ViewContext;
use crate::book::PersonColumn;
use crate::import::pasted_block::{ClipboardCells, PastedBlock, PlayersPaste, read_players_block};
use crate::languages::window_sentences::fields;

/// The heading of a column. `None` is the number of games.
pub(super) fn column_name(column: Option<PersonColumn>) -> &'static str {
    column.map_or_else(fields::games, PersonColumn::name_in_window)
}

/// The name under which the choices for a column are remembered. `None` is the number of games.
pub(super) const fn column_key(column: Option<PersonColumn>) -> &'static str {
    match column {
        Some(column) => column.name(),
        None => "games",
    }
}

/// The columns in view from left to right: the columns that every event has, and those that the rules or the data of this
/// event need. The user can also show all columns, and move them. `None` is the number of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlayerColumns(Vec<Option<PersonColumn>>);

impl Default for PlayerColumns {
    /// The columns of an empty event.
    fn default() -> Self {
        PlayerColumns::new(&ViewCache::default(), false, None, &ColumnChoices::new())
    }
}

impl PlayerColumns {
    /// `all` shows all columns, and `also` one that is not needed otherwise.
    pub(super) fn new(
        view_cache: &ViewCache,
        all: bool,
        also: Option<PersonColumn>,
        choices: &ColumnChoices,
    ) -> PlayerColumns {
        let needed = |column: &PersonColumn| {
            !column.description().is_optional || view_cache.needs_column(*column) || also == Some(*column)
        };
        let usual = PersonColumn::ALL.into_iter().filter(|column| all || needed(column)).map(Some).chain([None]);
        PlayerColumns(choices.arrange(usual.collect(), |column| column_key(*column)))
    }

    /// The columns from left to right.
    pub(super) fn columns(&self) -> impl Iterator<Item = Option<PersonColumn>> {
        self.0.iter().copied()
    }

    /// The column at a position. `None` is the number of games.
    pub(super) fn column(&self, column: usize) -> Option<PersonColumn> {
        self.0.get(column).copied().flatten()
    }

    /// The position of a column. `None` if it is hidden.
    pub(super) fn position_of(&self, column: PersonColumn) -> Option<usize> {
        self.0.iter().position(|have| *have == Some(column))
    }

    /// Whether the column at this position is missing in `other`.
    pub(super) fn is_missing_in(&self, column: usize, other: &PlayerColumns) -> bool {
        self.column(column).is_some_and(|kind| other.position_of(kind).is_none())
    }

    /// Reads a block that is pasted at this row and column. Its rows go to the rows in view.
    pub(super) fn read_block(
        &self,
        context: &ViewContext<'_>,
        order: &PersonOrder,
        cells: &ClipboardCells,
        at: CellPos,
    ) -> Option<PastedBlock> {
        let line = at.row.checked_sub(1)?;
        let all = order.people(context.engine().book());
        let before = (0..line.min(all.len())).filter(|line| !context.is_row_hidden(line + 1)).count();
        let row = before + line.saturating_sub(all.len());
        let shown = all.into_iter().enumerate().filter(|(line, _)| !context.is_row_hidden(line + 1));
        let people = shown.map(|(_, person)| person).collect();
        let columns = self.0.clone();
        Some(read_players_block(cells, &PlayersPaste { people, row, column: at.column, columns }))
    }

    /// The new position of a column of `old`. The cursor stays on its cell when columns appear or disappear.
    pub(super) fn position_from(&self, old: &PlayerColumns, column: usize) -> usize {
        let kind = old.column(column);
        self.0.iter().position(|have| *have == kind).unwrap_or_default()
    }
}
