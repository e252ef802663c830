//! Finds the tables of a recipe on a sheet that has another name than the recipe says.

use super::table_search::sheet_parts;
use super::{Recipe, TableLayout, read_sheet};
use crate::import::cells::raw_sheet::RawSheet;

/// The names of the sheets that a recipe gives for its tables, if such a table is on this sheet of another name.
pub(in crate::import) fn sheets_of_same_tables(sheet: &RawSheet, recipe: &Recipe) -> Option<Vec<String>> {
    let of_other_sheets = recipe.tables.iter().filter(|layout| sheet_parts(sheet, layout).is_none());
    of_other_sheets.into_iter().find_map(|layout| {
        let on_any_sheet = TableLayout { sheets: Vec::new(), ..layout.clone() };
        let read = read_sheet(sheet, &Recipe::of_tables(vec![on_any_sheet]))?;
        let names = || layout.sheets.iter().map(ToString::to_string).collect();
        read.evidence(sheet).has_boards().then(names)
    })
}
