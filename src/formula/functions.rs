//! The functions of the formula language: names, numbers of arguments and help texts.

use crate::limits::MOST_ARGUMENTS;

/// A function of the language: one of Excel's, or one of our own for ties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Function {
    Abs,
    And,
    Average,
    Choose,
    Count,
    CountIf,
    High,
    History,
    If,
    Index,
    Int,
    Large,
    Low,
    Max,
    Min,
    Mod,
    Not,
    Or,
    Power,
    Rank,
    Round,
    RoundDown,
    RoundUp,
    Share,
    Sign,
    Small,
    Sqrt,
    Sum,
    SumIf,
    SumProduct,
    SumSq,
    TwoWay,
}

/// The function, its name, its fewest and most arguments, and its help text.
type FunctionEntry = (Function, &'static str, usize, usize, &'static str);

/// The most arguments of a function that takes any number of them.
const MAX_ARGUMENTS: usize = MOST_ARGUMENTS;

const TABLE: [FunctionEntry; 32] = [
    (Function::Abs, "ABS", 1, 1, "ABS(x): x without its sign"),
    (Function::And, "AND", 1, MAX_ARGUMENTS, "AND(a, b, …): true if all are true"),
    (
        Function::Average,
        "AVERAGE",
        1,
        MAX_ARGUMENTS,
        "AVERAGE(x): the mean over the board; with several arguments, the mean for each power",
    ),
    (Function::Choose, "CHOOSE", 2, MAX_ARGUMENTS, "CHOOSE(n, a, b, …): the nth of the values"),
    (Function::Count, "COUNT", 1, 1, "COUNT(x): the number of powers that have a value"),
    (
        Function::CountIf,
        "COUNTIF",
        2,
        2,
        "COUNTIF(x, criterion): the number of powers that meet the criterion, as in COUNTIF(centres, \">4\")",
    ),
    (
        Function::High,
        "HIGH",
        2,
        MAX_ARGUMENTS,
        "HIGH(place, a, b, …): points by place; tied powers get the points of the best place that they fill",
    ),
    (
        Function::History,
        "HISTORY",
        2,
        MAX_ARGUMENTS,
        "HISTORY(place, a, b, …): points by place; a tie goes to the power that was ahead in the most recent year, or is shared",
    ),
    (Function::If, "IF", 3, 3, "IF(condition, then, otherwise)"),
    (Function::Index, "INDEX", 2, MAX_ARGUMENTS, "INDEX(table, n): the nth number of a table or list"),
    (Function::Int, "INT", 1, 1, "INT(x): rounded down to a whole number"),
    (Function::Large, "LARGE", 2, 2, "LARGE(x, n): the nth largest value on the board"),
    (
        Function::Low,
        "LOW",
        2,
        MAX_ARGUMENTS,
        "LOW(place, a, b, …): points by place; tied powers get the points of the worst place that they fill",
    ),
    (
        Function::Max,
        "MAX",
        1,
        MAX_ARGUMENTS,
        "MAX(x): the largest value on the board; with several arguments, the largest for each power",
    ),
    (
        Function::Min,
        "MIN",
        1,
        MAX_ARGUMENTS,
        "MIN(x): the smallest value on the board; with several arguments, the smallest for each power",
    ),
    (Function::Mod, "MOD", 2, 2, "MOD(x, y): the remainder of x divided by y"),
    (Function::Not, "NOT", 1, 1, "NOT(a): true if a is false"),
    (Function::Or, "OR", 1, MAX_ARGUMENTS, "OR(a, b, …): true if at least one is true"),
    (Function::Power, "POWER", 2, 2, "POWER(x, y): x to the power of y"),
    (
        Function::Rank,
        "RANK",
        1,
        1,
        "RANK(x): the place by x on the board, 1 for the largest; equal values have the same place",
    ),
    (Function::Round, "ROUND", 1, 2, "ROUND(x, decimals): rounded, half away from zero"),
    (Function::RoundDown, "ROUNDDOWN", 1, 2, "ROUNDDOWN(x, decimals): rounded towards zero"),
    (Function::RoundUp, "ROUNDUP", 1, 2, "ROUNDUP(x, decimals): rounded away from zero"),
    (
        Function::Share,
        "SHARE",
        2,
        MAX_ARGUMENTS,
        "SHARE(place, a, b, …): points by place; tied powers share the points of the places that they fill",
    ),
    (Function::Sign, "SIGN", 1, 1, "SIGN(x): 1, 0 or -1"),
    (Function::Small, "SMALL", 2, 2, "SMALL(x, n): the nth smallest value on the board"),
    (Function::Sqrt, "SQRT", 1, 1, "SQRT(x): the square root"),
    (
        Function::Sum,
        "SUM",
        1,
        MAX_ARGUMENTS,
        "SUM(x): the sum over the board; with several arguments, the sum for each power",
    ),
    (
        Function::SumIf,
        "SUMIF",
        2,
        3,
        "SUMIF(x, criterion, y): the sum of y over the powers whose x meets the criterion",
    ),
    (Function::SumProduct, "SUMPRODUCT", 1, MAX_ARGUMENTS, "SUMPRODUCT(x, y): the sum over the board of x times y"),
    (Function::SumSq, "SUMSQ", 1, 1, "SUMSQ(x): the sum over the board of x times x"),
    (
        Function::TwoWay,
        "TWOWAY",
        3,
        3,
        "TWOWAY(place, points, pairs): points by place; two tied powers get the points in pairs, and three or more those of the worst place that they fill",
    ),
];

impl Function {
    /// All functions, by name.
    pub fn all() -> impl Iterator<Item = Function> {
        TABLE.iter().map(|entry| entry.0)
    }

    /// The function of this name, ignoring case.
    pub fn find(name: &str) -> Option<Function> {
        TABLE.iter().find(|entry| entry.1.eq_ignore_ascii_case(name)).map(|entry| entry.0)
    }

    fn entry(self) -> &'static FunctionEntry {
        // The table is in the order of the variants; a test checks it.
        &TABLE[self as usize]
    }

    /// The name in formulas.
    pub fn name(self) -> &'static str {
        self.entry().1
    }

    /// The form of a call and its result, separated by a colon.
    pub fn help(self) -> &'static str {
        self.entry().4
    }

    /// The fewest and the most arguments that it takes.
    pub fn arity(self) -> (usize, usize) {
        (self.entry().2, self.entry().3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_variants() {
        for (n, function) in Function::all().enumerate() {
            assert_eq!(function as usize, n);
            assert_eq!(Function::find(&function.name().to_lowercase()), Some(function));
            assert!(function.help().starts_with(function.name()));
        }
    }
}
