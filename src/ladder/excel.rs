//! A ladder's formulas as ordinary formulas of Excel, over the cells of whoever lays out the workbook.

use super::rules::{Ladder, LadderColumn};
use crate::formula::{Cells, LANES, Meaning, Sheet, fold_identifier};

/// Which of a ladder's formulas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formulas {
    /// Of every player of an event.
    Player,
    /// Of every event.
    Event,
    /// Of every result; the last is the points.
    Points,
    /// The divisor of every person's total.
    Divisor,
}

/// Where a name stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stands {
    /// In each row, in the column of these letters.
    Column(String),
    /// In one cell for all rows, as in “Events!$C$5”.
    Cell(String),
}

/// Rows of a worksheet, one below the other, that are to be given formulas.
pub struct Block<'a> {
    /// As Excel counts, from 1.
    pub first_row: u32,
    pub rows: usize,
    /// Where the names stand, each as a formula writes it: “`counted_games`”.
    pub names: &'a dyn Fn(&str) -> Option<Stands>,
    /// The letters of the columns that the formulas are to stand in.
    pub columns: &'a [String],
}

impl std::fmt::Debug for Block<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Block").field("first_row", &self.first_row).field("rows", &self.rows).finish_non_exhaustive()
    }
}

/// Eight rows of a block.
struct Eight<'a> {
    block: &'a Block<'a>,
    first_row: u32,
}

impl Cells for Eight<'_> {
    fn first_row(&self) -> u32 {
        self.first_row
    }

    fn meaning(&self, name: &str) -> Option<Meaning> {
        Some(match (self.block.names)(name)? {
            Stands::Column(letters) => Meaning::Cells(letters),
            Stands::Cell(text) => Meaning::Same { text, truth: false },
        })
    }

    fn column(&self, position: usize) -> String {
        self.block.columns.get(position).cloned().unwrap_or_default()
    }

    fn workings(&mut self, _heading: &str) -> String {
        // Only what runs over rows needs workings, and a ladder's formulas do not.
        String::new()
    }
}

impl Ladder {
    /// The formulas of a block, without the =, by column and row. `None` where a name stands nowhere.
    pub fn excel(&self, which: Formulas, block: &Block<'_>) -> Option<Vec<Vec<String>>> {
        let divisor = [LadderColumn { name: "divisor".into(), formula: self.divisor_formula().to_owned() }];
        let (sheet, columns): (&Sheet, &[LadderColumn]) = match which {
            Formulas::Player => (self.player.as_ref()?, self.player_columns()),
            Formulas::Event => (self.event.as_ref()?, self.event_columns()),
            Formulas::Points => (&self.points, self.points_columns()),
            Formulas::Divisor => (&self.divisor, &divisor),
        };
        let headings: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
        let frame = vec![[f64::NAN; LANES]; sheet.program.frame_len()];
        let mut written = vec![Vec::with_capacity(block.rows); columns.len()];
        for start in (0..block.rows).step_by(LANES) {
            let first_row = block.first_row + u32::try_from(start).ok()?;
            let excel = sheet.excel(&headings, &frame, &mut Eight { block, first_row })?;
            for column in excel {
                let rows = column.formulas.into_iter().take(block.rows - start);
                written.get_mut(column.column?)?.extend(rows);
            }
        }
        Some(written)
    }

    /// How a name is written in a formula.
    pub fn identifier(name: &str) -> String {
        fold_identifier(name)
    }

    /// Whether a result's points depend on more of the result than its place.
    pub fn points_by_more_than_place(&self) -> bool {
        self.asks_for_score() || self.points.program.reads(super::formula_names::ResultFact::Games.slot())
    }

    /// Whether any formula of an event or a result speaks of this name.
    pub fn asks_for(&self, name: &str) -> bool {
        self.speaks_of(&fold_identifier(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::Ladders;

    #[test]
    fn formulas_read_as_the_rules_do() {
        let ladder = Ladders::shipped().find("Bismark 2001").unwrap();
        let names = |name: &str| {
            Some(match name {
                "place" => Stands::Column("B".into()),
                "players" => Stands::Cell("Events!$C$5".into()),
                "modifier" => Stands::Cell("Events!$E$5".into()),
                _ => return None,
            })
        };
        let columns = ["F".to_owned(), "G".to_owned()];
        let block = Block { first_row: 5, rows: 10, names: &names, columns: &columns };
        let written = ladder.excel(Formulas::Points, &block).unwrap();
        assert_eq!((written.len(), written[0].len()), (2, 10));
        assert_eq!(written[1][9], "F14 * Events!$E$5");
        assert!(written[0][0].starts_with("IF(B5 <= 10,INDEX({100,90,"), "{}", written[0][0]);
        let divisor = Block { names: &|_| Some(Stands::Column("H".into())), columns: &columns, ..block };
        assert_eq!(ladder.excel(Formulas::Divisor, &divisor).unwrap()[0][0], "MAX(H5 + 3,8)");
    }
}
