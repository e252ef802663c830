//! A proposed description of the tables of a sheet.

use std::collections::BTreeMap;

use super::read_tables::Evidence;
use super::{Recipe, read_sheet};
use crate::import::raw_sheet::{CellIndex, RawSheet};

/// A description of the tables of a sheet, and what the director should know about their headings.
#[derive(Clone, Debug, Default)]
pub(in crate::import) struct Proposal {
    pub recipe: Recipe,
    pub notes: Vec<(CellIndex, String)>,
    pub evidence: Evidence,
}

impl Proposal {
    /// The tables of a recipe on a sheet.
    pub(in crate::import) fn of_recipe(sheet: &RawSheet, recipe: &Recipe) -> Option<Self> {
        let evidence = read_sheet(sheet, recipe)?.evidence(sheet);
        Some(Proposal { recipe: Recipe { words: BTreeMap::new(), ..recipe.clone() }, notes: Vec::new(), evidence })
    }
}
