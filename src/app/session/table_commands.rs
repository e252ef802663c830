//! The commands for the columns and the rows of the table in view: fit, hide, move, sort.

use std::collections::HashSet;
use std::ops::Range;

use super::Session;
use crate::app::commands::conditions::{Availability, require};
use crate::app::commands::{Command, Menu};
use crate::app::grid::{GridModel, StepDirection};
use crate::languages::window_sentences::session as texts;

impl Session {
    /// The key of the column at the cursor, and its heading.
    pub(super) fn column_at_cursor(&self) -> Option<String> {
        let model = self.table()?;
        let column = self.cursor()?.column;
        (column < model.columns().len()).then(|| model.column_key(column).into_owned()).filter(|key| !key.is_empty())
    }

    /// What the column with this key is called in the language of the window.
    pub(super) fn column_name(&self, key: &str) -> String {
        let named = self.table().and_then(|model| {
            let column = (0..model.columns().len()).find(|column| model.column_key(*column) == key)?;
            Some(model.column_name(column).into_owned())
        });
        named.unwrap_or_else(|| key.to_owned())
    }

    /// The columns of the selection with a heading, by their positions and keys.
    fn selected_columns(&self) -> Vec<(usize, String)> {
        let Some(model) = self.table() else { return Vec::new() };
        let mut columns: Vec<usize> = self.selected_cells().into_iter().map(|at| at.column).collect();
        columns.sort_unstable();
        columns.dedup();
        let with_key = columns.into_iter().map(|column| (column, model.column_key(column).into_owned()));
        with_key.filter(|(_, key)| !key.is_empty()).collect()
    }

    /// The number of columns of the tab in view that are hidden.
    pub(super) fn hidden_columns_in_view(&self) -> usize {
        let context = self.context();
        if context.columns.hidden_columns() == 0 {
            return 0;
        }
        let Some(model) = self.table() else { return 0 };
        let keys = (0..model.columns().len()).map(|column| model.column_key(column));
        keys.filter(|key| context.columns.is_hidden(key)).collect::<HashSet<_>>().len()
    }

    /// Gives a column of the tab in view another width.
    pub(super) fn resize_column(&mut self, column: usize, width: f32) {
        let key = {
            let Some(model) = self.table() else { return };
            if column >= model.columns().len() {
                return;
            }
            model.column_key(column).into_owned()
        };
        if !key.is_empty() {
            self.tables.columns_mut(self.tab).set_width(&key, width);
            self.refresh();
        }
    }
}

/// The cursor is in a column that has a heading.
pub fn needs_column(session: &Session) -> Availability {
    require(session.column_at_cursor().is_some(), texts::needs_column())
}

/// A column of the tab in view is hidden.
pub fn has_hidden_columns(session: &Session) -> Availability {
    require(session.tables.columns(session.tab).hidden_columns() > 0, texts::needs_hidden_column())
}

/// Gives the selected columns the width of their longest texts.
pub fn fit_column(session: &mut Session) {
    let columns: Vec<usize> = session.selected_columns().into_iter().map(|(column, _)| column).collect();
    let Some(grid) = session.grids.get_mut(&session.tab) else { return };
    for column in &columns {
        grid.fit_column(*column);
    }
    session.set_status(texts::columns_fit(columns.len()));
}

/// Hides the selected columns. One column stays.
pub fn hide_column(session: &mut Session) {
    let mut keys: Vec<String> = session.selected_columns().into_iter().map(|(_, key)| key).collect();
    let mut seen = HashSet::new();
    keys.retain(|key| seen.insert(key.clone()));
    let leaves_one = {
        let context = session.context();
        session.table().is_some_and(|model| {
            let mut all = (0..model.columns().len()).map(|column| model.column_key(column));
            all.any(|key| !key.is_empty() && !context.columns.is_hidden(&key) && !seen.contains(&*key))
        })
    };
    if !leaves_one {
        session.set_status(texts::one_column_stays());
        return;
    }
    let command = Command::ShowHiddenColumns.name();
    let told = match &keys[..] {
        [] => return,
        [only] => texts::hid_column(&session.column_name(only), command),
        _ => texts::hid_columns(keys.len(), command),
    };
    for key in &keys {
        session.tables.columns_mut(session.tab).hide(key);
    }
    session.refresh();
    session.set_status(told);
}

/// The columns that move together, from left to right: a heading over two columns keeps them together.
fn column_groups(model: &dyn GridModel) -> Vec<Range<usize>> {
    let mut groups = Vec::new();
    let mut at = 0;
    while at < model.columns().len() {
        let end = (at + model.span(0, at).max(1)).min(model.columns().len());
        groups.push(at..end);
        at = end;
    }
    groups
}

/// The group of the column at the cursor, and that of the next column in view in this direction, by their positions.
fn groups_to_swap(session: &Session, direction: StepDirection) -> Option<(usize, usize)> {
    let column = session.cursor()?.column;
    let context = session.context();
    let model = session.table()?;
    let groups = column_groups(&*model);
    let at = groups.iter().position(|group| group.contains(&column))?;
    let is_shown = |group: &usize| !context.columns.is_hidden(&model.column_key(groups[*group].start));
    let other = match direction {
        StepDirection::Forward => (at + 1..groups.len()).find(is_shown),
        StepDirection::Backward => (0..at).rev().find(is_shown),
    };
    // The first columns stay in view while the table is scrolled. They keep their places.
    other.filter(|other| groups[at.min(*other)].start >= model.frozen_columns()).map(|other| (at, other))
}

/// The columns of the tab in view can be moved, and the column at the cursor has a column beside it in this direction.
pub fn can_move_column(session: &Session, direction: StepDirection) -> Availability {
    can_sort(session)?;
    needs_column(session)?;
    require(groups_to_swap(session, direction).is_some(), texts::needs_column_beside())
}

/// Moves the column at the cursor to the other side of its neighbour. The cursor moves with it.
pub fn move_column(session: &mut Session, direction: StepDirection) {
    if let Some((at, other)) = groups_to_swap(session, direction) {
        session.move_column_group(at, other);
    }
}

impl Session {
    /// Moves a column before another one, or behind the last one.
    pub(super) fn move_column_before(&mut self, column: usize, to: usize) {
        let places = {
            let Some(model) = self.table() else { return };
            let groups = column_groups(&*model);
            let at = groups.iter().position(|group| group.contains(&column));
            at.map(|at| (at, groups.iter().filter(|group| group.start < to).count()))
        };
        if let Some((at, before)) = places {
            let place = if before > at { before - 1 } else { before };
            if place != at {
                self.move_column_group(at, place);
            }
        }
    }

    /// Moves a group of columns to another place among the groups.
    fn move_column_group(&mut self, at: usize, place: usize) {
        let mut groups: Vec<Vec<String>> = {
            let Some(model) = self.table() else { return };
            let keys = |group: Range<usize>| group.map(|column| model.column_key(column).into_owned()).collect();
            column_groups(&*model).into_iter().map(keys).collect()
        };
        let moved = groups.remove(at);
        if let Some(key) = moved.first() {
            let (menu, command) = (Menu::View.name(), Command::UsualColumnOrder.name());
            self.set_status(texts::moved_column(&self.column_name(key), menu, command));
        }
        groups.insert(place, moved);
        self.tables.columns_mut(self.tab).set_order(groups.concat());
        self.refresh();
    }
}

/// A column of the tab in view was moved.
pub fn has_moved_columns(session: &Session) -> Availability {
    require(!session.tables.columns(session.tab).order().is_empty(), texts::needs_moved_column())
}

/// Puts the columns of the tab in view back into the usual order.
pub fn unmove_columns(session: &mut Session) {
    session.tables.columns_mut(session.tab).set_order(Vec::new());
    session.refresh();
}

/// Shows all columns of the tab in view.
pub fn show_hidden_columns(session: &mut Session) {
    session.tables.columns_mut(session.tab).show_all();
    session.refresh();
}

/// The rows of the tab in view can be sorted.
pub fn can_sort(session: &Session) -> Availability {
    require(session.view().is_sorted().is_some(), texts::needs_sorted_table())
}

/// The rows of the tab in view are sorted by a column.
pub fn is_sorted(session: &Session) -> Availability {
    can_sort(session)?;
    require(session.view().is_sorted() == Some(true), texts::needs_sorted_column())
}

/// Sorts the rows by the column at the cursor, or reverses their order; `also` sorts only rows that are equal in the present order.
pub fn sort_by_column(session: &mut Session, also: bool) {
    let Some(at) = session.cursor() else { return };
    session.views.get_mut(session.tab).sort_by(at.column, also);
    // The rows may have been in this order already.
    if let Some(column) = session.column_at_cursor() {
        session.set_status(texts::sorted_by(&session.column_name(&column)));
    }
}

/// Goes back to the usual order of the rows.
pub fn unsort(session: &mut Session) {
    session.views.get_mut(session.tab).unsort();
}
