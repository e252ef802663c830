//! [`RowFilters`], which rows of a table the user wants to see: by the values or by a text, in several columns at the same time.

use std::collections::{BTreeMap, BTreeSet};

use super::number_condition::{NumberCondition, number_in};
use crate::app::grid::{CellView, GridModel};
use crate::app::views::sort_order::compare_texts;
use crate::book::fold_name;
use crate::figures::read_number;
use crate::languages::FigureField;
use crate::languages::window_sentences::views as texts;

/// The rows that one column lets through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColumnFilter {
    /// The rows with this text in the column. Case and accents do not count, and an empty cell has the text of its name. A
    /// condition such as “> 20” or “top 10” is about the numbers in the column.
    Text(String),
    /// The rows with one of these values in the column.
    Values(BTreeSet<String>),
}

/// The most values that are named, one after the other.
const NAMED_VALUES: usize = 4;

impl ColumnFilter {
    /// The filter in words: “Ireland, UK”.
    pub fn describe(&self) -> String {
        match self {
            ColumnFilter::Text(text) => texts::filtered_text(text),
            ColumnFilter::Values(values) => {
                let named: Vec<&str> = values.iter().take(NAMED_VALUES).map(|value| value_name(value)).collect();
                let named = named.join(", ");
                match values.len().saturating_sub(NAMED_VALUES) {
                    0 => named,
                    more => texts::values_and_more(&named, more),
                }
            }
        }
    }
}

/// The name of a value in the list of values. An empty cell has a name too.
pub fn value_name(value: &str) -> &str {
    if value.is_empty() { texts::empty_value() } else { value }
}

/// What a typed text lets through in a column.
#[derive(Clone, Debug, PartialEq)]
pub enum WantedText {
    /// Names of values with one of these texts, which are folded: the words, and where they are a figure, that with the other
    /// decimal sign too.
    Words(Vec<String>),
    Number(NumberCondition),
}

impl WantedText {
    /// What a typed text means in a column with these texts. In a column without numbers it is always words.
    pub fn new(typed: &str, texts: impl Iterator<Item = impl AsRef<str>>) -> WantedText {
        let Some(condition) = NumberCondition::parse(typed) else { return WantedText::words(typed) };
        let numbers: Vec<f64> = texts.filter_map(|text| number_in(text.as_ref())).collect();
        if numbers.is_empty() {
            return WantedText::words(typed);
        }
        WantedText::Number(condition.for_column(numbers))
    }

    fn words(typed: &str) -> WantedText {
        let figure = read_number(typed).map(|_| FigureField::One.shown(&FigureField::One.stored(typed)));
        WantedText::Words(std::iter::once(fold_name(typed)).chain(figure).collect())
    }

    /// Whether a value is let through.
    pub fn is_met(&self, value: &str) -> bool {
        match self {
            WantedText::Words(texts) => {
                let name = fold_name(value_name(value));
                texts.iter().any(|text| name.contains(text.as_str()))
            }
            WantedText::Number(condition) => condition.is_met(value),
        }
    }
}

/// A value of a column, and the number of rows that have it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnValue {
    pub text: String,
    pub rows: usize,
}

/// The filters of a table by the keys of their columns, see [`GridModel::column_key`], in the order in which they were set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowFilters {
    columns: Vec<(String, ColumnFilter)>,
}

impl RowFilters {
    /// No filter.
    pub const fn new() -> RowFilters {
        RowFilters { columns: Vec::new() }
    }

    /// Whether all rows are shown.
    pub fn is_empty(&self) -> bool {
        self.columns.is_empty()
    }

    /// The filter of a column.
    pub fn get(&self, column: &str) -> Option<&ColumnFilter> {
        self.columns.iter().find(|(key, _)| key == column).map(|(_, filter)| filter)
    }

    /// Filters by a column, or with `None` no longer.
    pub fn set(&mut self, column: &str, filter: Option<ColumnFilter>) {
        let known = self.columns.iter().position(|(key, _)| key == column);
        match (known, filter) {
            (Some(at), Some(filter)) => self.columns[at].1 = filter,
            (Some(at), None) => {
                self.columns.remove(at);
            }
            (None, Some(filter)) => self.columns.push((column.to_owned(), filter)),
            (None, None) => {}
        }
    }

    /// The filtered columns by their keys.
    pub fn columns(&self) -> impl Iterator<Item = (&str, &ColumnFilter)> {
        self.columns.iter().map(|(key, filter)| (key.as_str(), filter))
    }

    /// The columns whose filters leave out this row.
    pub fn hiding(&self, model: &dyn GridModel, row: usize) -> Vec<String> {
        let columns = self.columns_in(model, None);
        let hiding = columns.iter().filter(|column| !column.lets_through(model, row));
        hiding.map(|column| model.column_key(column.column).into_owned()).collect()
    }

    /// The rows of a table that these filters show.
    pub fn shown_rows(&self, model: &dyn GridModel) -> ShownRows {
        let columns = self.columns_in(model, None);
        let heads = model.frozen_rows();
        let mut shown = ShownRows { hidden: vec![false; model.rows()], ..ShownRows::default() };
        for row in heads..model.rows() {
            let is_filled = is_filled(model, row, &columns);
            let is_shown = is_filled && columns.iter().all(|column| column.lets_through(model, row));
            shown.hidden[row] = !is_shown && !is_title(model, row);
            shown.all += usize::from(is_filled);
            shown.shown += usize::from(is_shown);
        }
        if columns.is_empty() {
            // The table does not have the filtered columns now.
            shown.hidden.clear();
        } else {
            hide_titles_without_rows(model, &mut shown.hidden);
        }
        shown
    }

    /// The values of a column in the rows that the filters of the other columns show, sorted.
    pub fn values_of(&self, model: &dyn GridModel, column: usize) -> Vec<ColumnValue> {
        let others = self.columns_in(model, Some(&model.column_key(column)));
        let own = ActiveColumn::any(column);
        // For each value: the number of its rows, and the text by which it is sorted. A moment in words is sorted as it is
        // kept.
        let mut found: BTreeMap<String, (usize, String)> = BTreeMap::new();
        for row in model.frozen_rows()..model.rows() {
            if is_filled(model, row, std::slice::from_ref(&own))
                && others.iter().all(|other| other.lets_through(model, row))
            {
                let CellView { text, source, copied, .. } = model.cell(row, column);
                let kept = copied.or(source).filter(|kept| !kept.is_empty());
                let sorted_by = fold_name(kept.as_ref().unwrap_or(&text));
                found.entry(text.into_owned()).or_insert((0, sorted_by)).0 += 1;
            }
        }
        let mut values: Vec<(String, (usize, String))> = found.into_iter().collect();
        values.sort_by(|(_, (_, a)), (_, (_, b))| compare_texts(a, b, false));
        values.into_iter().map(|(text, (rows, _))| ColumnValue { text, rows }).collect()
    }

    /// The filters whose columns the table has now, without the filter of the column `but`.
    fn columns_in<'f>(&'f self, model: &dyn GridModel, but: Option<&str>) -> Vec<ActiveColumn<'f>> {
        let position = |key: &str| (0..model.columns().len()).find(|column| model.column_key(*column) == key);
        let filters = self.columns.iter().filter(|(key, _)| Some(key.as_str()) != but);
        filters.filter_map(|(key, filter)| Some(ActiveColumn::new(model, position(key)?, filter))).collect()
    }
}

/// The texts of a column below its headings: what a typed condition such as “top 10” is about.
pub fn column_texts(model: &dyn GridModel, column: usize) -> impl Iterator<Item = String> {
    (model.frozen_rows()..model.rows()).map(move |row| model.cell(row, column).text.into_owned())
}

/// The rows of a table that its filters show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShownRows {
    /// For every row, whether it is left out. Empty without a filter.
    pub hidden: Vec<bool>,
    /// The number of rows with a text in them that are shown.
    pub shown: usize,
    /// The number of all rows with a text in them.
    pub all: usize,
    /// The number of shown rows that were changed since and do not match the filters any more.
    pub changed: usize,
}

/// A filter with the position of its column.
struct ActiveColumn<'f> {
    column: usize,
    filter: Option<&'f ColumnFilter>,
    /// What a typed text lets through.
    wanted: Option<WantedText>,
}

impl<'f> ActiveColumn<'f> {
    fn new(model: &dyn GridModel, column: usize, filter: &'f ColumnFilter) -> ActiveColumn<'f> {
        let wanted = match filter {
            ColumnFilter::Text(text) => Some(WantedText::new(text, column_texts(model, column))),
            ColumnFilter::Values(_) => None,
        };
        ActiveColumn { column, filter: Some(filter), wanted }
    }

    /// A column that lets every row through.
    fn any(column: usize) -> ActiveColumn<'f> {
        ActiveColumn { column, filter: None, wanted: None }
    }

    fn lets_through(&self, model: &dyn GridModel, row: usize) -> bool {
        let text = model.cell(row, self.column).text;
        match self.filter {
            Some(ColumnFilter::Text(_)) => self.wanted.as_ref().is_none_or(|wanted| wanted.is_met(&text)),
            Some(ColumnFilter::Values(values)) => values.contains(&*text),
            None => true,
        }
    }
}

/// Whether a row has a text. The filtered columns are looked at first.
fn is_filled(model: &dyn GridModel, row: usize, first: &[ActiveColumn<'_>]) -> bool {
    let has_text = |column: usize| !model.cell(row, column).text.is_empty();
    !is_title(model, row)
        && (first.iter().any(|filter| has_text(filter.column)) || (0..model.columns().len()).any(has_text))
}

/// Whether a row is the title of the rows below it.
fn is_title(model: &dyn GridModel, row: usize) -> bool {
    (0..model.columns().len()).all(|column| !model.reachable(row, column))
}

/// Leaves out the titles below which every row is left out.
fn hide_titles_without_rows(model: &dyn GridModel, hidden: &mut [bool]) {
    let mut has_rows = false;
    for row in (model.frozen_rows()..hidden.len()).rev() {
        if is_title(model, row) {
            hidden[row] = !has_rows;
            has_rows = false;
        } else {
            has_rows |= !hidden[row];
        }
    }
}
