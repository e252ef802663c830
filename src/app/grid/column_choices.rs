//! [`ColumnChoices`], the widths, the hidden columns and the order of the columns that the user chose for a table, and [`ChosenView`], the model of the
//! table with them and with the rows that a filter shows.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::cell_range::CellPos;
use super::key_bindings::Direction;
use super::model::{CellTone, CellView, ColumnSpec, GridModel};

/// The least and the greatest width of a column in points, before zoom.
const WIDTHS: (f32, f32) = (16.0, 900.0);

/// The widths, the hidden columns and the order of the columns of a table, by the keys of the columns.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
#[serde(default)]
pub struct ColumnChoices {
    widths: BTreeMap<String, f32>,
    hidden: BTreeSet<String>,
    /// The columns from left to right, as the user moved them. Empty means the usual order.
    order: Vec<String>,
}

impl ColumnChoices {
    /// The usual widths of all columns, in the usual order.
    pub const fn new() -> ColumnChoices {
        ColumnChoices { widths: BTreeMap::new(), hidden: BTreeSet::new(), order: Vec::new() }
    }

    /// The width that the user chose, in points before zoom.
    pub fn width(&self, key: &str) -> Option<f32> {
        self.widths.get(key).map(|width| width.clamp(WIDTHS.0, WIDTHS.1))
    }

    /// Gives a column a width.
    pub fn set_width(&mut self, key: &str, width: f32) {
        self.widths.insert(key.to_owned(), width.clamp(WIDTHS.0, WIDTHS.1).round());
    }

    /// Hides a column.
    pub fn hide(&mut self, key: &str) {
        self.hidden.insert(key.to_owned());
    }

    /// Shows all columns.
    pub fn show_all(&mut self) {
        self.hidden.clear();
    }

    /// The columns from left to right, as the user moved them. Empty means the usual order.
    pub fn order(&self) -> &[String] {
        &self.order
    }

    /// Puts the columns in this order.
    pub fn set_order(&mut self, keys: Vec<String>) {
        self.order = keys;
    }

    /// Arranges columns, which come in their usual order, as the user moved them. A column that was not there when they
    /// were moved stands behind the column that usually precedes it.
    pub fn arrange<'k, C: Clone>(&self, usual: Vec<C>, key: impl Fn(&C) -> &'k str) -> Vec<C> {
        if self.order.is_empty() {
            return usual;
        }
        let position = |column: &C| self.order.iter().position(|known| known == key(column));
        // The columns with their positions among those that were moved.
        let mut known: Vec<(usize, &C)> = usual.iter().filter_map(|column| Some((position(column)?, column))).collect();
        known.sort_by_key(|(at, _)| *at);
        let mut arranged: Vec<C> = known.into_iter().map(|(_, column)| column.clone()).collect();
        for (at, column) in usual.iter().enumerate().filter(|(_, column)| position(column).is_none()) {
            let before = at.checked_sub(1).map(|before| key(&usual[before]));
            let behind = before.and_then(|before| arranged.iter().position(|column| key(column) == before));
            arranged.insert(behind.map_or(0, |behind| behind + 1), column.clone());
        }
        arranged
    }

    pub fn is_hidden(&self, key: &str) -> bool {
        self.hidden.contains(key)
    }

    /// The number of hidden columns.
    pub fn hidden_columns(&self) -> usize {
        self.hidden.len()
    }
}

/// A table with the chosen widths, without the hidden columns and without the rows that a filter leaves out.
#[allow(missing_debug_implementations, reason = "the model has none")]
pub struct ChosenView<'a> {
    model: Box<dyn GridModel + 'a>,
    columns: Vec<ColumnSpec>,
    hidden_columns: Vec<bool>,
    /// Empty without a filter.
    hidden_rows: &'a [bool],
    /// For every column, whether the rows are filtered by it. Empty without a filter.
    filtered_columns: Vec<bool>,
    /// For every column, whether columns beside it are hidden.
    is_beside_hidden: Vec<bool>,
}

impl<'a> ChosenView<'a> {
    /// The table with these choices. `hidden_rows` is empty without a filter, and `is_filtered` says by the key of a column
    /// whether the rows are filtered by it.
    pub fn new(
        model: Box<dyn GridModel + 'a>,
        choices: &ColumnChoices,
        hidden_rows: &'a [bool],
        is_filtered: impl Fn(&str) -> bool,
    ) -> ChosenView<'a> {
        let keys: Vec<Cow<'_, str>> = (0..model.columns().len()).map(|column| model.column_key(column)).collect();
        let hidden_columns: Vec<bool> = keys.iter().map(|key| choices.is_hidden(key)).collect();
        let spec_of = |at: usize, spec: &ColumnSpec| {
            let chosen = if hidden_columns[at] { Some(0.0) } else { choices.width(&keys[at]) };
            chosen.map_or(*spec, ColumnSpec::fixed)
        };
        let columns = model.columns().iter().enumerate();
        let columns = columns.map(|(at, spec)| spec_of(at, spec)).collect();
        let has_filter = !hidden_rows.is_empty();
        let filtered_columns = keys.iter().filter(|_| has_filter).map(|key| is_filtered(key)).collect();
        drop(keys);
        let is_beside_hidden = beside_hidden(&hidden_columns);
        ChosenView { model, columns, hidden_columns, hidden_rows, filtered_columns, is_beside_hidden }
    }
}

/// For every column, whether it is the one before hidden columns, or the first one after them at the left edge.
fn beside_hidden(hidden: &[bool]) -> Vec<bool> {
    let first = hidden.iter().position(|is_hidden| !is_hidden);
    let is_beside = |at: usize| {
        let is_before = hidden.get(at + 1).copied().unwrap_or_default();
        !hidden[at] && (is_before || (Some(at) == first && at > 0))
    };
    (0..hidden.len()).map(is_beside).collect()
}

impl GridModel for ChosenView<'_> {
    fn rows(&self) -> usize {
        self.model.rows()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        self.model.column_key(column)
    }

    fn column_name(&self, column: usize) -> Cow<'_, str> {
        self.model.column_name(column)
    }

    fn is_hidden(&self, row: usize, column: usize) -> bool {
        self.is_row_hidden(row) || self.hidden_columns.get(column).copied().unwrap_or_default()
    }

    fn is_row_hidden(&self, row: usize) -> bool {
        self.hidden_rows.get(row).copied().unwrap_or_default()
    }

    fn has_hidden_rows(&self) -> bool {
        !self.hidden_rows.is_empty()
    }

    fn frozen_rows(&self) -> usize {
        self.model.frozen_rows()
    }

    fn block_headings(&self, row: usize) -> Option<(Range<usize>, usize)> {
        self.model.block_headings(row)
    }

    fn frozen_columns(&self) -> usize {
        self.model.frozen_columns()
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let mut cell = self.model.cell(row, column);
        if row < self.model.frozen_rows() {
            cell.style.filtered = self.filtered_columns.get(column).copied().unwrap_or_default();
        }
        if cell.style.tone == CellTone::Heading {
            let mut covered = column..column + self.model.span(row, column).max(1);
            cell.style.beside_hidden = covered.any(|at| self.is_beside_hidden.get(at).copied().unwrap_or_default());
        }
        cell
    }

    fn label(&self, row: usize, column: usize) -> String {
        self.model.label(row, column)
    }

    fn span(&self, row: usize, column: usize) -> usize {
        self.model.span(row, column)
    }

    fn reachable(&self, row: usize, column: usize) -> bool {
        !self.is_hidden(row, column) && self.model.reachable(row, column)
    }

    fn takes_typing(&self, row: usize, column: usize) -> bool {
        self.model.takes_typing(row, column)
    }

    fn is_draggable(&self, row: usize, column: usize) -> bool {
        self.model.is_draggable(row, column)
    }

    fn takes_one_letter(&self, row: usize, column: usize) -> bool {
        self.model.takes_one_letter(row, column)
    }

    fn reads_block(&self, text: &str) -> bool {
        self.model.reads_block(text)
    }

    fn page_target(&self, row: usize, direction: Direction) -> Option<usize> {
        self.model.page_target(row, direction)
    }

    fn enter_target(&self, at: CellPos, direction: Direction) -> Option<CellPos> {
        self.model.enter_target(at, direction)
    }

    fn takes_only_completion(&self, row: usize, column: usize) -> bool {
        self.model.takes_only_completion(row, column)
    }

    fn completion_remark(&self, row: usize, column: usize, completion: &str) -> Option<&'static str> {
        self.model.completion_remark(row, column, completion)
    }

    fn completions(&self, row: usize, column: usize, typed: &str) -> Vec<String> {
        self.model.completions(row, column, typed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_width_stays_within_its_limits_and_hidden_columns_come_back() {
        let mut choices = ColumnChoices::new();
        choices.set_width("player", 210.4);
        choices.set_width("note", 5.0);
        choices.hide("note");
        assert_eq!(
            (choices.width("player"), choices.width("note"), choices.width("games")),
            (Some(210.0), Some(16.0), None)
        );
        assert!(choices.is_hidden("note") && choices.hidden_columns() == 1);
        choices.show_all();
        assert!(!choices.is_hidden("note"));
    }

    #[test]
    fn a_new_column_stands_behind_the_column_that_usually_precedes_it() {
        let mut choices = ColumnChoices::new();
        let arranged =
            |choices: &ColumnChoices, usual: &[&'static str]| choices.arrange(usual.to_vec(), |key| *key).join(" ");
        assert_eq!(arranged(&choices, &["name", "town", "note"]), "name town note");
        choices.set_order(["name", "note", "town"].map(str::to_owned).to_vec());
        assert_eq!(arranged(&choices, &["name", "town", "note"]), "name note town");
        assert_eq!(arranged(&choices, &["name", "region", "town", "group", "note"]), "name region note town group");
        assert_eq!(arranged(&choices, &["number", "name", "note"]), "number name note");
    }
}
