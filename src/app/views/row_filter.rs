//! [`RowFilter`], which rows of a table the user wants to see.

use crate::app::grid::GridModel;
use crate::book::fold_name;

/// A text that the rows in view have in one column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowFilter {
    /// The key of the column, see [`GridModel::column_key`].
    pub column: String,
    /// Case and accents do not count.
    pub text: String,
}

impl RowFilter {
    /// For every row, whether the filter leaves it out. Empty if the table does not have the column now.
    pub fn hidden_rows(&self, model: &dyn GridModel) -> Vec<bool> {
        let Some(column) = (0..model.columns().len()).find(|column| model.column_key(*column) == self.column) else {
            return Vec::new();
        };
        let wanted = fold_name(&self.text);
        let heads = model.frozen_rows();
        let is_hidden = |row: usize| row >= heads && !fold_name(&model.cell(row, column).text).contains(&wanted);
        (0..model.rows()).map(is_hidden).collect()
    }
}
