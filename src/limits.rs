//! The limits of the numbers, texts and lists that a file gives, checked where they are read. So a file of a stranger cannot
//! make the program take all memory, compute for ever or end. ARCHITECTURE.md has the same table, and a test compares them.

/// A limit, as it is described.
#[derive(Clone, Debug)]
pub struct Limit {
    /// The name of the constant.
    pub name: &'static str,
    pub value: String,
    /// What is limited.
    pub what: &'static str,
}

/// Defines the constants, and the table of all of them.
macro_rules! limits {
    ($($name:ident: $type:ty = $value:expr, $what:literal;)+) => {
        $(#[doc = $what]
        pub const $name: $type = $value;)+

        /// All limits, in the order of the table.
        pub fn all_limits() -> Vec<Limit> {
            vec![$(Limit { name: stringify!($name), value: format!("{:?}", $name), what: $what }),+]
        }
    };
}

limits! {
    // Books, edits and journals.
    LARGEST_FILE: u64 = 256 << 20, "the bytes of a book or a journal";
    HIGHEST_PERSON: u32 = 1_000_000_000, "the number of a person";
    HIGHEST_ID: u32 = 1_000_000_000, "the id of a round or a board";
    MOST_PEOPLE: usize = 20_000, "the people of a book";
    MOST_ROUNDS: usize = 2_000, "the rounds of a book";
    MOST_BOARDS: usize = 100_000, "the boards of a book";
    MOST_LINES: usize = 500_000, "the lines of any other list of a book";
    MOST_REPLACEMENTS: usize = 20, "people who replace each other in a chain";
    LONGEST_NAME: usize = 1_000, "the letters of a name or another short text of a book";
    LONGEST_TEXT: usize = 1_000_000, "the letters of a note, a reason, a scoring system or a ruleset of a book";
    LARGEST_NUMBER: f64 = 1e30, "a score or another number with decimals of a book";
    LARGEST_WHOLE_NUMBER: u64 = 4_294_967_295, "a position, a place or another whole number of a book, except the seed of a draw";
    MOST_EDITS: usize = 200_000, "the edits of one step";
    LONGEST_LINE: u64 = 1_000_000, "the bytes of a line of `topboard edit`";
    MOST_MISSING_STEPS: u64 = 10_000, "the steps that are missing in a journal; with more, the number of the next step is wrong";
    MOST_BYTES_OF_BACKUPS: u64 = 200 << 20, "the bytes of the backups in one folder";
    MOST_OTHER_JOURNALS: usize = 50, "the journals of other computers that are read with a book";
    LONGEST_LOCK: u64 = 4096, "the bytes of a lock";
    // Scoring systems, rulesets and ladders.
    MOST_DECIMALS: usize = 9, "the decimals of a scoring system, a ruleset or a ladder";
    MOST_FORMULAS: usize = 1_000, "the formulas of a scoring system or a ladder";
    LONGEST_FORMULA: usize = 8192, "the bytes of a formula";
    DEEPEST_FORMULA: usize = 128, "the brackets and operations inside each other in a formula";
    MOST_ARGUMENTS: usize = 64, "the arguments of a function in a formula";
    // Workbooks, tables and texts.
    MOST_UNPACKED_MB: u64 = 512, "the megabytes of a workbook after it is unpacked";
    MOST_SHEET_ROWS: u32 = 1_048_576, "the rows of a sheet";
    MOST_SHEET_COLUMNS: u32 = 16_384, "the columns of a sheet";
    MOST_MB_TO_UNDERSTAND: usize = 1024, "the megabytes that the program may take to understand the cells of a file";
    MOST_UNPLACED_CELLS: usize = 500_000, "the cells of a file that fit nowhere in a book";
    LARGEST_PASTE: usize = 4 << 20, "the bytes of a block from the clipboard";
    MOST_PASTED_CELLS: usize = 50_000, "the cells of a block from the clipboard";
    MOST_PASTED_BOARDS: usize = 100, "the boards that a block from the clipboard adds";
    LARGEST_TEXT_FILE: u64 = 4 << 20, "the bytes of a text of orders";
    LONGEST_FRAME: u32 = 4 << 20, "the bytes of a message between the process that reads files and this one";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formula::{FormulaColumn, NameScope, compile};
    use crate::ladder::Ladder;
    use crate::scoring::{ScoringSystem, SystemError};
    use crate::standings::Ruleset;

    /// The text of a file that we ship, with an absurd number of decimals.
    fn with_many_decimals(text: &str) -> String {
        let line = text.lines().find(|line| line.starts_with("decimals = ")).unwrap();
        text.replace(line, "decimals = 99999999")
    }

    #[test]
    fn scoring_systems_rulesets_and_ladders_refuse_more_decimals() {
        let told = format!("Write 0 to {MOST_DECIMALS}.");
        let system = with_many_decimals(include_str!("../assets/scoring/bangkok.toml"));
        let refused = ScoringSystem::parse(&system).unwrap_err();
        assert!(
            matches!(refused, SystemError::Decimals { decimals: 99_999_999, .. })
                && refused.to_string().contains(&told)
        );
        let ladder = with_many_decimals(include_str!("../assets/ladders/best-four.toml"));
        assert!(Ladder::parse(&ladder).unwrap_err().to_string().contains(&told));
        let ruleset = include_str!("../assets/rulesets/wdc-2006.toml");
        let ruleset = if ruleset.contains("\ndecimals = ") {
            with_many_decimals(ruleset)
        } else {
            ruleset.replacen("system = ", "decimals = 99999999\nsystem = ", 1)
        };
        assert!(Ruleset::parse(&ruleset).unwrap_err().to_string().contains("decimals are too many"));
    }

    #[test]
    fn more_formulas_than_the_limit_are_refused_in_words() {
        let names: Vec<String> = (0..70_000).map(|n| format!("column{n}")).collect();
        let columns: Vec<FormulaColumn<'_>> = names.iter().map(|name| FormulaColumn { name, formula: "1" }).collect();
        assert!(compile(&columns[..MOST_FORMULAS], &NameScope::new(7, ["centres"])).is_ok());
        let refused = compile(&columns, &NameScope::new(7, ["centres"])).unwrap_err();
        assert!(refused.to_string().contains("more than 1000"), "{refused}");
    }
}
