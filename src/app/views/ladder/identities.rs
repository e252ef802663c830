//! The Identities page of the ladder as a grid: pairs of names that may be one person, the most likely pair first, and
//! the decisions below them.

use std::borrow::Cow;

use super::LadderView;
use super::compiled_year::CompiledYear;
use super::compiled_year::IdentityPair;
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::views::shared_cells;
use crate::book::results_year::IdentityVerdict;
use crate::figures::format_rounded;
use crate::languages::WindowText;
use crate::languages::window_sentences::ladder_tab as texts;

/// The name under which the width is remembered, the heading, the width and the alignment of each column.
const COLUMNS: [(&str, WindowText, ColumnSpec, Align); 6] = [
    ("chance", texts::column_chance, ColumnSpec::between(66.0, 78.0), Align::Right),
    ("name A", texts::column_name_a, ColumnSpec::between(120.0, 190.0), Align::Left),
    ("name B", texts::column_name_b, ColumnSpec::between(120.0, 190.0), Align::Left),
    ("reason", texts::column_reason, ColumnSpec::between(140.0, 250.0).up_to(360.0), Align::Left),
    ("results of A", texts::column_results_of_a, ColumnSpec::between(136.0, 250.0).up_to(420.0), Align::Left),
    ("results of B", texts::column_results_of_b, ColumnSpec::between(136.0, 250.0).up_to(420.0), Align::Left),
];

/// The content of a row below the headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdentityRow {
    /// A pair of names, by position among the pairs.
    Pair(usize),
    /// The heading of the decisions.
    DecisionsHeading,
    /// A decision, by position among the decisions shown.
    Decision(usize),
}

/// The page as a grid.
#[derive(Debug)]
pub struct IdentitiesModel<'a> {
    compiled_year: &'a CompiledYear,
    lines: Vec<IdentityRow>,
    postponed: Vec<bool>,
    columns: Vec<ColumnSpec>,
}

impl<'a> IdentitiesModel<'a> {
    pub fn new(compiled_year: &'a CompiledYear, state: &LadderView) -> Self {
        let is_postponed =
            |pair: &IdentityPair| state.postponed_pairs.contains(&(pair.one.clone(), pair.other.clone()));
        let postponed: Vec<bool> = compiled_year.pairs.iter().map(is_postponed).collect();
        let mut pairs: Vec<usize> = (0..compiled_year.pairs.len()).collect();
        // The sort is stable. Pairs keep their order, and postponed pairs come last.
        pairs.sort_by_key(|at| postponed[*at]);
        let mut lines: Vec<IdentityRow> = pairs.into_iter().map(IdentityRow::Pair).collect();
        if !compiled_year.decisions.is_empty() {
            lines.push(IdentityRow::DecisionsHeading);
            lines.extend((0..compiled_year.decisions.len()).map(IdentityRow::Decision));
        }
        let columns = COLUMNS.iter().map(|(_, _, spec, _)| *spec).collect();
        IdentitiesModel { compiled_year, lines, postponed, columns }
    }

    /// The content of a row. `None` for the headings.
    pub fn row_at(&self, row: usize) -> Option<IdentityRow> {
        self.lines.get(row.checked_sub(1)?).copied()
    }

    /// What tells the rows apart.
    pub fn row_names(&self) -> Vec<String> {
        let name = |row: &IdentityRow| match row {
            IdentityRow::Pair(at) => self
                .compiled_year
                .pairs
                .get(*at)
                .map_or_else(String::new, |pair| format!("{}\t{}", pair.one, pair.other)),
            IdentityRow::DecisionsHeading => "Decided".to_owned(),
            IdentityRow::Decision(at) => {
                self.compiled_year.decisions.get(*at).map_or_else(String::new, |(_, _, names)| names.clone())
            }
        };
        self.lines.iter().map(name).collect()
    }

    /// The pair in a row.
    pub fn pair(&self, row: usize) -> Option<&'a IdentityPair> {
        match self.row_at(row)? {
            IdentityRow::Pair(at) => self.compiled_year.pairs.get(at),
            _ => None,
        }
    }

    /// The decision in a row: its verdict, and its position among the decisions of this verdict.
    pub fn decision(&self, row: usize) -> Option<(IdentityVerdict, usize)> {
        match self.row_at(row)? {
            IdentityRow::Decision(at) => self.compiled_year.decisions.get(at).map(|(verdict, at, _)| (*verdict, *at)),
            _ => None,
        }
    }

    fn pair_cell(&self, at: usize, column: usize) -> CellView<'a> {
        let Some(pair) = self.compiled_year.pairs.get(at) else { return shared_cells::computed("") };
        let postponed = self.postponed.get(at).copied().unwrap_or_default();
        let name = |index: usize| {
            let listed_name = if index == 0 { &pair.one } else { &pair.other };
            let region = self.compiled_year.roster.region(pair.people[index]);
            match &listed_name.region {
                None if !region.is_empty() => format!("{listed_name} ({region})"),
                _ => listed_name.to_string(),
            }
        };
        let mut cell = match column {
            0 => shared_cells::computed(texts::percent(&format_rounded(pair.chance * 100.0, 0))),
            1 => shared_cells::computed(name(0)),
            2 => shared_cells::computed(name(1)),
            3 => shared_cells::computed(pair.reason.as_str()),
            4 => shared_cells::computed(pair.events[0].as_str()),
            _ => shared_cells::computed(pair.events[1].as_str()),
        };
        cell.style.align = COLUMNS[column].3;
        cell.style.bold = matches!(column, 1 | 2) && !postponed;
        cell.style.italic = postponed;
        cell.hint = postponed.then(|| texts::postponed().into());
        cell
    }

    fn decision_cell(&self, at: usize, column: usize) -> CellView<'a> {
        let Some((verdict, _, names)) = self.compiled_year.decisions.get(at) else { return shared_cells::computed("") };
        match column {
            0 => shared_cells::computed(match verdict {
                IdentityVerdict::Same => texts::verdict_same(),
                IdentityVerdict::Different => texts::verdict_different(),
            }),
            1 => shared_cells::computed(names.as_str()),
            _ => shared_cells::computed(""),
        }
    }
}

impl GridModel for IdentitiesModel<'_> {
    fn rows(&self) -> usize {
        1 + self.lines.len()
    }

    fn columns(&self) -> &[ColumnSpec] {
        &self.columns
    }

    fn column_key(&self, column: usize) -> Cow<'_, str> {
        COLUMNS.get(column).map_or("", |(key, ..)| key).into()
    }

    fn frozen_rows(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some((_, title, _, align)) = COLUMNS.get(column) else { return CellView::default() };
        match self.row_at(row) {
            None => shared_cells::heading(title(), *align),
            Some(IdentityRow::Pair(at)) => self.pair_cell(at, column),
            Some(IdentityRow::DecisionsHeading) if column == 0 => shared_cells::title(texts::decided(), true),
            Some(IdentityRow::DecisionsHeading) => shared_cells::gap(),
            Some(IdentityRow::Decision(at)) => self.decision_cell(at, column),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match (self.row_at(row), column) {
            (Some(IdentityRow::DecisionsHeading), 0) => 3,
            (Some(IdentityRow::Decision(_)), 1) => 5,
            _ => 1,
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = COLUMNS.get(column).map_or("", |(_, title, ..)| title());
        match self.row_at(row) {
            None => texts::identities_heading_spoken(title),
            Some(IdentityRow::Pair(at)) => {
                let pair = self.compiled_year.pairs.get(at);
                pair.map_or_else(String::new, |pair| {
                    texts::pair_cell_spoken(&pair.one.to_string(), &pair.other.to_string(), title)
                })
            }
            Some(IdentityRow::DecisionsHeading) => texts::decided().to_owned(),
            Some(IdentityRow::Decision(at)) => {
                let names = self.compiled_year.decisions.get(at).map_or("", |(_, _, names)| names);
                texts::decision_cell_spoken(names, if column == 0 { texts::verdict_spoken() } else { title })
            }
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        matches!(self.row_at(row), Some(IdentityRow::Pair(_) | IdentityRow::Decision(_)))
    }
}
