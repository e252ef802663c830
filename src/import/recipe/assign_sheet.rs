//! What a director says about a whole sheet, as a change of its recipe: it is not needed, its name is that of a round, its
//! boards have no powers.

use super::assign::name_pattern;
use super::cell_parts::is_on_sheet;
use super::new_table::best_layout;
use super::{Part, Pattern, Recipe, is_name};
use crate::import::reader_process::sheet_reader::SheetsOfFile;

impl Recipe {
    /// The recipe for boards of which the file does not name the powers, or, if it said that already, for boards with
    /// powers.
    #[must_use]
    pub fn toggle_powers(&self, file: &SheetsOfFile, sheet: usize) -> Recipe {
        let mut recipe = self.for_correction();
        let Some(sheet) = file.sheets.get(sheet) else { return recipe };
        for layout in recipe.tables.iter_mut().filter(|layout| is_on_sheet(layout, sheet)) {
            layout.without_powers = !layout.without_powers;
            if layout.without_powers {
                layout.columns.retain(|column| column.cell.whole() != Some(Part::POWER));
            }
            *layout = best_layout(sheet, layout.clone());
        }
        recipe
    }

    /// Whether the file does not name the powers of the tables of this sheet.
    pub fn is_without_powers(&self, file: &SheetsOfFile, sheet: usize) -> bool {
        let sheet = file.sheets.get(sheet);
        let layouts =
            sheet.into_iter().flat_map(|sheet| self.tables.iter().filter(|layout| is_on_sheet(layout, sheet)));
        layouts.into_iter().any(|layout| layout.without_powers)
    }

    /// The recipe in which a sheet is not needed, or, if it said that already, is read again.
    #[must_use]
    pub fn toggle_sheet(&self, file: &SheetsOfFile, sheet: usize) -> Recipe {
        let mut recipe = self.for_correction();
        if let Some(sheet) = file.sheets.get(sheet) {
            if self.is_unneeded(&sheet.name) {
                recipe.unneeded_sheets.retain(|pattern| !is_name(pattern, &sheet.name));
            } else {
                recipe.unneeded_sheets.push(Pattern::from_text(&sheet.name, Vec::new()));
            }
        }
        recipe
    }

    /// Whether the recipe says that a sheet is not needed.
    pub fn is_sheet_unneeded(&self, file: &SheetsOfFile, sheet: usize) -> bool {
        file.sheets.get(sheet).is_some_and(|sheet| self.is_unneeded(&sheet.name))
    }

    /// The recipe in which the name of a sheet is the name of a round.
    #[must_use]
    pub fn round_of_sheet(&self, file: &SheetsOfFile, sheet: usize) -> Recipe {
        let mut recipe = self.for_correction();
        let Some(sheet) = file.sheets.get(sheet) else { return recipe };
        let pattern = name_pattern(&sheet.name, Part::ROUND);
        for layout in recipe.tables.iter_mut().filter(|layout| is_on_sheet(layout, sheet)) {
            layout.sheets.retain(|known| !is_name(known, &sheet.name));
            layout.sheets.push(pattern.clone());
        }
        recipe
    }
}
