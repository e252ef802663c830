//! The limits of numbers and lists that a file gives, checked where they are read. A file of a stranger cannot make the program
//! take all memory or end. Limits of what is read from sheets are in `import`, those of the numbers of people in `book`.

/// The most decimals of a scoring system, a ruleset or a ladder.
pub const MOST_DECIMALS: usize = 9;

/// The most formulas of a scoring system or a ladder that are computed together.
pub const MOST_FORMULAS: usize = 1_000;

/// The most steps that can be missing in a journal. With more, the number of the next step is wrong.
pub const MOST_MISSING_STEPS: u64 = 10_000;

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
