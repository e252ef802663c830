//! The formulas of a ladder as Excel formulas. The caller says in which cells the values are.

use super::rules::{Ladder, LadderColumn};
use crate::formula::{CompiledSheet, ExcelMeaning, FormulaCells, LANES, fold_identifier};

/// A group of formulas of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderFormulas {
    /// The formulas for every player of an event.
    Player,
    /// The formulas for every event.
    Event,
    /// The formulas for every result. The last one gives the points.
    Points,
    /// The divisor of every person's total.
    Divisor,
}

/// The cells with the value of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameLocation {
    /// A cell in each row, in the column with these letters.
    Column(String),
    /// One cell for all rows, as in “Events!$C$5”.
    Cell(String),
}

/// Consecutive rows of a worksheet that get formulas.
pub struct FormulaBlock<'a> {
    /// Counted from 1, as in Excel.
    pub first_row: u32,
    pub rows: usize,
    /// The location of each name. Names are written as in formulas: “`counted_games`”.
    pub names: &'a dyn Fn(&str) -> Option<NameLocation>,
    /// The letters of the columns for the formulas.
    pub columns: &'a [String],
}

impl std::fmt::Debug for FormulaBlock<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Block").field("first_row", &self.first_row).field("rows", &self.rows).finish_non_exhaustive()
    }
}

/// Eight rows of a block.
struct EightRows<'a> {
    block: &'a FormulaBlock<'a>,
    first_row: u32,
}

impl FormulaCells for EightRows<'_> {
    fn first_row(&self) -> u32 {
        self.first_row
    }

    fn meaning(&self, name: &str) -> Option<ExcelMeaning> {
        Some(match (self.block.names)(name)? {
            NameLocation::Column(letters) => ExcelMeaning::Column(letters),
            NameLocation::Cell(text) => ExcelMeaning::SingleValue { text, truth: false },
        })
    }

    fn column(&self, position: usize) -> String {
        self.block.columns.get(position).cloned().unwrap_or_default()
    }

    fn add_workings_column(&mut self, _heading: &str) -> String {
        // Only functions over several rows need helper cells, and the formulas of a ladder have none.
        String::new()
    }
}

impl Ladder {
    /// The formulas of a block, without the =, by column and row. `None` if a name has no location.
    pub fn excel_formulas(&self, which: LadderFormulas, block: &FormulaBlock<'_>) -> Option<Vec<Vec<String>>> {
        let divisor = [LadderColumn { name: "divisor".into(), formula: self.divisor_formula().to_owned() }];
        let (sheet, columns): (&CompiledSheet, &[LadderColumn]) = match which {
            LadderFormulas::Player => (self.player.as_ref()?, self.player_columns()),
            LadderFormulas::Event => (self.event.as_ref()?, self.event_columns()),
            LadderFormulas::Points => (&self.points, self.points_columns()),
            LadderFormulas::Divisor => (&self.divisor, &divisor),
        };
        let headings: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
        let frame = vec![[f64::NAN; LANES]; sheet.program.frame_len()];
        let mut written = vec![Vec::with_capacity(block.rows); columns.len()];
        for start in (0..block.rows).step_by(LANES) {
            let first_row = block.first_row + u32::try_from(start).ok()?;
            let excel = sheet.to_excel(&headings, &frame, &mut EightRows { block, first_row })?;
            for column in excel {
                let rows = column.formulas.into_iter().take(block.rows - start);
                written.get_mut(column.column?)?.extend(rows);
            }
        }
        Some(written)
    }

    /// The form of a name in a formula.
    pub fn identifier(name: &str) -> String {
        fold_identifier(name)
    }

    /// Whether the points depend on more than the place of a result.
    pub fn points_need_more_than_place(&self) -> bool {
        self.needs_score() || self.points.program.reads(super::formula_names::ResultVariable::Games.slot())
    }

    /// Whether any formula of a player, an event or a result uses this name.
    pub fn uses_formula_name(&self, name: &str) -> bool {
        self.uses_name(&fold_identifier(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::LadderLibrary;

    #[test]
    fn excel_formulas_match_the_rules() {
        let ladder = LadderLibrary::shipped().find("Bismark 2001").unwrap();
        let names = |name: &str| {
            Some(match name {
                "place" => NameLocation::Column("B".into()),
                "players" => NameLocation::Cell("Events!$C$5".into()),
                "modifier" => NameLocation::Cell("Events!$E$5".into()),
                _ => return None,
            })
        };
        let columns = ["F".to_owned(), "G".to_owned()];
        let block = FormulaBlock { first_row: 5, rows: 10, names: &names, columns: &columns };
        let written = ladder.excel_formulas(LadderFormulas::Points, &block).unwrap();
        assert_eq!((written.len(), written[0].len()), (2, 10));
        assert_eq!(written[1][9], "F14*Events!$E$5");
        assert!(written[0][0].starts_with("IF(B5<=10,INDEX({100,90,"), "{}", written[0][0]);
        let divisor = FormulaBlock { names: &|_| Some(NameLocation::Column("H".into())), columns: &columns, ..block };
        assert_eq!(ladder.excel_formulas(LadderFormulas::Divisor, &divisor).unwrap()[0][0], "MAX(H5+3,8)");
    }
}
