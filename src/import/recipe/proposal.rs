//! The proposed layouts of the tables of a sheet, and the tables that it has there.

use std::collections::BTreeMap;

use super::Recipe;
use super::evidence::Evidence;
use super::found_tables::LayoutTables;
use super::read_tables::read_layouts;
use super::table_search::tables_of_sheet;
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};

/// The layouts of the tables of a sheet, and what the director should know about their headings.
#[derive(Clone, Debug, Default)]
pub(in crate::import) struct Proposal {
    pub recipe: Recipe,
    pub notes: Vec<(CellIndex, String)>,
}

/// The tables of a layout on a sheet.
#[derive(Clone, Debug)]
pub(in crate::import) struct RecognisedTables {
    pub recipe: Recipe,
    pub notes: Vec<(CellIndex, String)>,
    pub tables: Vec<LayoutTables>,
    /// How well the boards hold together. All zero if they were not read.
    pub evidence: Evidence,
}

impl RecognisedTables {
    /// Whether only the order of the rows says which board a row belongs to.
    pub(in crate::import) fn is_by_order(&self) -> bool {
        // The layout of a recipe has no notes: there, the director said so.
        !self.notes.is_empty() && self.tables.iter().any(|tables| tables.layout.headings_may_be_missing)
    }

    /// Finds the tables of a proposal, also if they have no boards.
    pub(in crate::import) fn of_proposal(sheet: &RawSheet, proposal: Proposal) -> Self {
        let found = Self::unread(sheet, proposal);
        let evidence = read_layouts(sheet, found.tables.iter()).evidence(sheet);
        RecognisedTables { evidence, ..found }
    }

    /// Finds the tables of a proposal without reading their boards.
    pub(in crate::import) fn unread(sheet: &RawSheet, proposal: Proposal) -> Self {
        let Proposal { recipe, notes } = proposal;
        let tables = tables_of_sheet(sheet, &recipe);
        RecognisedTables { recipe, notes, tables, evidence: Evidence::default() }
    }

    /// The tables of a recipe on a sheet. `None` if they have no boards.
    pub(in crate::import) fn of_recipe(sheet: &RawSheet, recipe: &Recipe) -> Option<Self> {
        let recipe = Recipe { words: BTreeMap::new(), ..recipe.clone() };
        let found = Self::of_proposal(sheet, Proposal { recipe, notes: Vec::new() });
        (found.evidence.boards > 0).then_some(found)
    }
}
