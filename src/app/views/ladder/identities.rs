//! The Identities page of the ladder as a table: pairs of names that may be one person, the most likely pair first, and
//! the decisions below them.

use super::LadderView;
use super::compiled_year::{CompiledYear, IdentityPair};
use crate::app::grid::{Align, ColumnSpec};
use crate::app::views::shared_cells;
use crate::app::views::table::{Column, Table};
use crate::book::results_year::IdentityVerdict;
use crate::figures::format_rounded;
use crate::languages::window_sentences::ladder_tab as texts;

/// A row of the page.
#[derive(Clone, Copy, Debug)]
pub enum IdentityRow<'a> {
    Pair {
        pair: &'a IdentityPair,
        is_postponed: bool,
    },
    /// The heading of the decisions.
    DecisionsHeading,
    /// A decision: its verdict, its position among the decisions of this verdict, and the names.
    Decision(&'a (IdentityVerdict, usize, String)),
}

/// The pairs and the decisions in the order of their rows.
#[derive(Debug)]
pub struct IdentityList<'a> {
    compiled_year: &'a CompiledYear,
    rows: Vec<IdentityRow<'a>>,
}

impl<'a> IdentityList<'a> {
    pub fn new(compiled_year: &'a CompiledYear, state: &LadderView) -> Self {
        let row_of = |pair: &'a IdentityPair| {
            let is_postponed = state.postponed_pairs.contains(&(pair.one.clone(), pair.other.clone()));
            IdentityRow::Pair { pair, is_postponed }
        };
        let mut rows: Vec<IdentityRow<'a>> = compiled_year.pairs.iter().map(row_of).collect();
        // The sort is stable. Pairs keep their order, and postponed pairs come last.
        rows.sort_by_key(|row| matches!(row, IdentityRow::Pair { is_postponed: true, .. }));
        if !compiled_year.decisions.is_empty() {
            rows.push(IdentityRow::DecisionsHeading);
            rows.extend(compiled_year.decisions.iter().map(IdentityRow::Decision));
        }
        IdentityList { compiled_year, rows }
    }

    /// What tells the rows apart.
    pub fn row_names(&self) -> Vec<String> {
        let name = |row: &IdentityRow<'_>| match row {
            IdentityRow::Pair { pair, .. } => format!("{}\t{}", pair.one, pair.other),
            IdentityRow::DecisionsHeading => "Decided".to_owned(),
            IdentityRow::Decision((_, _, names)) => names.clone(),
        };
        self.rows.iter().map(name).collect()
    }

    /// The pair in a row of the grid.
    pub fn pair(&self, row: usize) -> Option<&'a IdentityPair> {
        match self.rows.get(row.checked_sub(1)?)? {
            IdentityRow::Pair { pair, .. } => Some(pair),
            _ => None,
        }
    }

    /// The decision in a row of the grid: its verdict, and its position among the decisions of this verdict.
    pub fn decision(&self, row: usize) -> Option<(IdentityVerdict, usize)> {
        match self.rows.get(row.checked_sub(1)?)? {
            IdentityRow::Decision((verdict, at, _)) => Some((*verdict, *at)),
            _ => None,
        }
    }

    /// The page as a table.
    pub fn table(self) -> Table<'a, IdentityRow<'a>> {
        let roster = &self.compiled_year.roster;
        let name = move |pair: &IdentityPair, at: usize| {
            let listed_name = if at == 0 { &pair.one } else { &pair.other };
            let region = roster.region(pair.people[at]);
            match &listed_name.region {
                None if !region.is_empty() => format!("{listed_name} ({region})"),
                _ => listed_name.to_string(),
            }
        };
        let names = ColumnSpec::between(120.0, 190.0);
        let results = ColumnSpec::between(136.0, 250.0).up_to(420.0);
        let chance = column("chance", texts::column_chance(), ColumnSpec::between(66.0, 78.0), |pair| {
            texts::percent(&format_rounded(pair.chance * 100.0, 0))
        });
        let chance = chance.with_heading_at_right().with_cells(|row, cell| match row {
            IdentityRow::Pair { .. } => cell.style.align = Align::Right,
            IdentityRow::DecisionsHeading => *cell = shared_cells::title(texts::decided(), true),
            IdentityRow::Decision((IdentityVerdict::Same, ..)) => cell.text = texts::verdict_same().into(),
            IdentityRow::Decision((IdentityVerdict::Different, ..)) => cell.text = texts::verdict_different().into(),
        });
        let is_wanted = |row: &IdentityRow<'_>| matches!(row, IdentityRow::Pair { is_postponed: false, .. });
        let one = column("name A", texts::column_name_a(), names, move |pair| name(pair, 0));
        let one = one.with_cells(move |row, cell| {
            cell.style.bold = is_wanted(row);
            if let IdentityRow::Decision((_, _, names)) = row {
                cell.text = names.as_str().into();
            }
        });
        let other = column("name B", texts::column_name_b(), names, move |pair| name(pair, 1));
        let reason = ColumnSpec::between(140.0, 250.0).up_to(360.0);
        let columns = vec![
            chance,
            one,
            other.with_cells(move |row, cell| cell.style.bold = is_wanted(row)),
            column("reason", texts::column_reason(), reason, |pair| pair.reason.clone()),
            column("results of A", texts::column_results_of_a(), results, |pair| pair.events[0].clone()),
            column("results of B", texts::column_results_of_b(), results, |pair| pair.events[1].clone()),
        ];
        let rows = self.rows;
        Table::new((rows.len(), move |line| rows.get(line).copied()), columns, texts::identities_heading_spoken, label)
            .reachable_where(|row, _| !matches!(row, IdentityRow::DecisionsHeading))
            .spanning(|row, column| match (row, column) {
                (IdentityRow::DecisionsHeading, 0) => 3,
                (IdentityRow::Decision(_), 1) => 5,
                _ => 1,
            })
    }
}

/// A column with a text for each pair.
fn column<'a>(
    key: &'static str,
    heading: &'static str,
    spec: ColumnSpec,
    text: impl Fn(&'a IdentityPair) -> String + 'a,
) -> Column<'a, IdentityRow<'a>> {
    Column::new(key, heading, spec, move |row: &IdentityRow<'a>| match *row {
        IdentityRow::Pair { pair, is_postponed } => {
            let mut cell = shared_cells::computed(text(pair));
            cell.style.italic = is_postponed;
            cell.hint = is_postponed.then(|| texts::postponed().into());
            cell
        }
        IdentityRow::DecisionsHeading => shared_cells::gap(),
        IdentityRow::Decision(_) => shared_cells::computed(""),
    })
}

fn label(row: &IdentityRow<'_>, column: &str) -> String {
    match row {
        IdentityRow::Pair { pair, .. } => {
            texts::pair_cell_spoken(&pair.one.to_string(), &pair.other.to_string(), column)
        }
        IdentityRow::DecisionsHeading => texts::decided().to_owned(),
        IdentityRow::Decision((_, _, names)) => {
            let is_verdict = column == texts::column_chance();
            texts::decision_cell_spoken(names, if is_verdict { texts::verdict_spoken() } else { column })
        }
    }
}
