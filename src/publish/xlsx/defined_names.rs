//! The names of the tables of a workbook, by which formulas find them.

use std::cell::RefCell;
use std::ops::Range;

use rust_xlsxwriter::utility;

use crate::publish::export_error::ExportError;

/// The names of the tables, for formulas of whoever works on with the file.
#[derive(Debug, Default)]
pub(super) struct DefinedNames(RefCell<Vec<(String, String)>>);

impl DefinedNames {
    pub(super) fn add(&self, sheet: &str, rows: Range<u32>, columns: usize) {
        let Some(last) = columns.checked_sub(1).and_then(|last| u16::try_from(last).ok()) else { return };
        let letters = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let cleaned: String = sheet.chars().map(letters).collect();
        let mut names = self.0.borrow_mut();
        let mut numbered = (1..).map(|number: usize| match number {
            1 => format!("Table_{cleaned}"),
            _ => format!("Table_{cleaned}_{number}"),
        });
        let Some(name) = numbered.find(|name| names.iter().all(|(taken, _)| !taken.eq_ignore_ascii_case(name))) else {
            return;
        };
        let range = utility::cell_range_absolute(rows.start, 0, rows.end.saturating_sub(1), last);
        names.push((name, format!("='{}'!{range}", sheet.replace('\'', "''"))));
    }

    /// Hands the names over to the workbook.
    pub(super) fn define(&self, workbook: &mut rust_xlsxwriter::Workbook) -> Result<(), ExportError> {
        for (name, range) in &*self.0.borrow() {
            workbook.define_name(name.as_str(), range)?;
        }
        Ok(())
    }
}
