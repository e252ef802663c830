//! Who is who: likely pairs, the most likely first, and below them what was decided.

use super::compiled_year::IdentityPair;
use super::{LadderState, CompiledYear};
use crate::app::grid::{Align, CellView, ColumnSpec, GridModel};
use crate::app::views::shared_cells;
use crate::book::results_year::IdentityVerdict;
use crate::figures::format_rounded;

const COLUMNS: [(&str, f32, Align); 6] = [
    ("likely", 78.0, Align::Right),
    ("this one", 190.0, Align::Left),
    ("and this one", 190.0, Align::Left),
    ("why they may be one", 250.0, Align::Left),
    ("where this one stands", 250.0, Align::Left),
    ("where that one stands", 250.0, Align::Left),
];

/// A line of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdentityRow {
    /// A pair that may be one, by position among the pairs.
    Pair(usize),
    /// The heading over what was decided.
    Decided,
    /// A decision, by position among those that are shown.
    Decision(usize),
}

/// The page as a grid.
#[derive(Debug)]
pub struct IdentitiesModel<'a> {
    worked: &'a CompiledYear,
    lines: Vec<IdentityRow>,
    later: Vec<bool>,
    columns: Vec<ColumnSpec>,
}

impl<'a> IdentitiesModel<'a> {
    pub fn new(worked: &'a CompiledYear, state: &LadderState) -> Self {
        let is_later = |pair: &IdentityPair| state.later.contains(&(pair.one.clone(), pair.other.clone()));
        let later: Vec<bool> = worked.pairs.iter().map(is_later).collect();
        let mut pairs: Vec<usize> = (0..worked.pairs.len()).collect();
        // Sorting keeps the order of those that are alike.
        pairs.sort_by_key(|at| later[*at]);
        let mut lines: Vec<IdentityRow> = pairs.into_iter().map(IdentityRow::Pair).collect();
        if !worked.decided.is_empty() {
            lines.push(IdentityRow::Decided);
            lines.extend((0..worked.decided.len()).map(IdentityRow::Decision));
        }
        let columns = COLUMNS.iter().map(|(_, width, _)| ColumnSpec { width: *width }).collect();
        IdentitiesModel { worked, lines, later, columns }
    }

    /// What stands in a row.
    pub fn line(&self, row: usize) -> Option<IdentityRow> {
        self.lines.get(row.checked_sub(1)?).copied()
    }

    /// The pair of a row.
    pub fn pair(&self, row: usize) -> Option<&'a IdentityPair> {
        match self.line(row)? {
            IdentityRow::Pair(at) => self.worked.pairs.get(at),
            _ => None,
        }
    }

    /// The decision of a row.
    pub fn decision(&self, row: usize) -> Option<(IdentityVerdict, usize)> {
        match self.line(row)? {
            IdentityRow::Decision(at) => self.worked.decided.get(at).map(|(verdict, at, _)| (*verdict, *at)),
            _ => None,
        }
    }

    fn pair_cell(&self, at: usize, column: usize) -> CellView<'a> {
        let Some(pair) = self.worked.pairs.get(at) else { return shared_cells::computed("") };
        let later = self.later.get(at).copied().unwrap_or_default();
        let name = |which: usize| {
            let who = if which == 0 { &pair.one } else { &pair.other };
            let region = self.worked.roster.region(pair.people[which]);
            match &who.region {
                None if !region.is_empty() => format!("{who} ({region})"),
                _ => who.to_string(),
            }
        };
        let mut cell = match column {
            0 => shared_cells::computed(format!("{} %", format_rounded(pair.chance * 100.0, 0))),
            1 => shared_cells::computed(name(0)),
            2 => shared_cells::computed(name(1)),
            3 => shared_cells::computed(pair.why.as_str()),
            4 => shared_cells::computed(pair.events[0].as_str()),
            _ => shared_cells::computed(pair.events[1].as_str()),
        };
        cell.style.align = COLUMNS[column].2;
        cell.style.bold = matches!(column, 1 | 2) && !later;
        cell.style.italic = later;
        cell.hint = later.then(|| "Put off until later".into());
        cell
    }

    fn decision_cell(&self, at: usize, column: usize) -> CellView<'a> {
        let Some((verdict, _, names)) = self.worked.decided.get(at) else { return shared_cells::computed("") };
        match column {
            0 => shared_cells::computed(match verdict {
                IdentityVerdict::Same => "same",
                IdentityVerdict::Different => "different",
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

    fn frozen_rows(&self) -> usize {
        1
    }

    fn cell(&self, row: usize, column: usize) -> CellView<'_> {
        let Some((title, _, align)) = COLUMNS.get(column) else { return CellView::default() };
        match self.line(row) {
            None => shared_cells::heading(*title, *align),
            Some(IdentityRow::Pair(at)) => self.pair_cell(at, column),
            Some(IdentityRow::Decided) if column == 0 => shared_cells::title("Decided", true),
            Some(IdentityRow::Decided) => shared_cells::gap(),
            Some(IdentityRow::Decision(at)) => self.decision_cell(at, column),
        }
    }

    fn span(&self, row: usize, column: usize) -> usize {
        match (self.line(row), column) {
            (Some(IdentityRow::Decided), 0) => 3,
            (Some(IdentityRow::Decision(_)), 1) => 5,
            _ => 1,
        }
    }

    fn label(&self, row: usize, column: usize) -> String {
        let title = COLUMNS.get(column).map_or("", |(title, ..)| title);
        match self.line(row) {
            None => format!("Who is who heading {title}"),
            Some(IdentityRow::Pair(at)) => {
                let pair = self.worked.pairs.get(at);
                pair.map_or_else(String::new, |pair| format!("Pair {} and {} {title}", pair.one, pair.other))
            }
            Some(IdentityRow::Decided) => "Decided".to_owned(),
            Some(IdentityRow::Decision(at)) => {
                let names = self.worked.decided.get(at).map_or("", |(_, _, names)| names);
                format!("Decision {names} {}", if column == 0 { "verdict" } else { title })
            }
        }
    }

    fn reachable(&self, row: usize, _column: usize) -> bool {
        matches!(self.line(row), Some(IdentityRow::Pair(_) | IdentityRow::Decision(_)))
    }
}
