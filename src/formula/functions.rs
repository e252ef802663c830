//! The functions there are.

/// A function of the language: Excel's, and ours for ties.
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

/// Name, fewest and most arguments, and what it does.
type FunctionEntry = (Function, &'static str, usize, usize, &'static str);

const MANY: usize = 64;

const TABLE: [FunctionEntry; 32] = [
    (Function::Abs, "ABS", 1, 1, "ABS(x): x without its sign"),
    (Function::And, "AND", 1, MANY, "AND(a, b, …): true when all are"),
    (Function::Average, "AVERAGE", 1, MANY, "AVERAGE(x): the mean over the board; of several, per power"),
    (Function::Choose, "CHOOSE", 2, MANY, "CHOOSE(n, a, b, …): the nth of the values"),
    (Function::Count, "COUNT", 1, 1, "COUNT(x): how many powers have a value"),
    (
        Function::CountIf,
        "COUNTIF",
        2,
        2,
        "COUNTIF(x, criterion): how many powers meet it, as in COUNTIF(centres, \">4\")",
    ),
    (Function::High, "HIGH", 2, MANY, "HIGH(place, a, b, …): points by place; who ties gets the best of the places"),
    (
        Function::History,
        "HISTORY",
        2,
        MANY,
        "HISTORY(place, a, b, …): points by place; ties go to who was ahead in the most recent year, else are shared",
    ),
    (Function::If, "IF", 3, 3, "IF(condition, then, otherwise)"),
    (Function::Index, "INDEX", 2, MANY, "INDEX(table, n): the nth number of a table or list"),
    (Function::Int, "INT", 1, 1, "INT(x): rounded down to a whole number"),
    (Function::Large, "LARGE", 2, 2, "LARGE(x, n): the nth largest on the board"),
    (Function::Low, "LOW", 2, MANY, "LOW(place, a, b, …): points by place; who ties gets the worst of the places"),
    (Function::Max, "MAX", 1, MANY, "MAX(x): the largest on the board; of several, per power"),
    (Function::Min, "MIN", 1, MANY, "MIN(x): the smallest on the board; of several, per power"),
    (Function::Mod, "MOD", 2, 2, "MOD(x, y): what is left of x after whole ys"),
    (Function::Not, "NOT", 1, 1, "NOT(a): true when a is not"),
    (Function::Or, "OR", 1, MANY, "OR(a, b, …): true when one is"),
    (Function::Power, "POWER", 2, 2, "POWER(x, y): x to the power of y"),
    (
        Function::Rank,
        "RANK",
        1,
        1,
        "RANK(x): the place by x on the board, 1 for the largest; equal values have the same",
    ),
    (Function::Round, "ROUND", 1, 2, "ROUND(x, decimals): rounded, half away from zero"),
    (Function::RoundDown, "ROUNDDOWN", 1, 2, "ROUNDDOWN(x, decimals): rounded towards zero"),
    (Function::RoundUp, "ROUNDUP", 1, 2, "ROUNDUP(x, decimals): rounded away from zero"),
    (
        Function::Share,
        "SHARE",
        2,
        MANY,
        "SHARE(place, a, b, …): points by place; who ties shares those of the places they fill",
    ),
    (Function::Sign, "SIGN", 1, 1, "SIGN(x): 1, 0 or -1"),
    (Function::Small, "SMALL", 2, 2, "SMALL(x, n): the nth smallest on the board"),
    (Function::Sqrt, "SQRT", 1, 1, "SQRT(x): the square root"),
    (Function::Sum, "SUM", 1, MANY, "SUM(x): the sum over the board; of several, per power"),
    (Function::SumIf, "SUMIF", 2, 3, "SUMIF(x, criterion, y): the sum of y over the powers whose x meets it"),
    (Function::SumProduct, "SUMPRODUCT", 1, MANY, "SUMPRODUCT(x, y): the sum over the board of x times y"),
    (Function::SumSq, "SUMSQ", 1, 1, "SUMSQ(x): the sum over the board of x times x"),
    (
        Function::TwoWay,
        "TWOWAY",
        3,
        3,
        "TWOWAY(place, points, pairs): points by place; two who tie get the place's number of pairs, more the worst of theirs",
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
        // The table is in the order of the variants; a test holds it to that.
        &TABLE[self as usize]
    }

    /// As it is written.
    pub fn name(self) -> &'static str {
        self.entry().1
    }

    /// How it is called and what it does.
    pub fn help(self) -> &'static str {
        self.entry().4
    }

    /// The fewest and the most arguments it takes.
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
