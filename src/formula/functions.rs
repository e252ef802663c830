//! The functions of the formula language: names, numbers of arguments and help texts.

use crate::languages::WindowText;
use crate::languages::window_sentences::formula_words as texts;
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
type FunctionEntry = (Function, &'static str, usize, usize, WindowText);

/// The most arguments of a function that takes any number of them.
const MAX_ARGUMENTS: usize = MOST_ARGUMENTS;

const TABLE: [FunctionEntry; 32] = [
    (Function::Abs, "ABS", 1, 1, texts::function_abs),
    (Function::And, "AND", 1, MAX_ARGUMENTS, texts::function_and),
    (Function::Average, "AVERAGE", 1, MAX_ARGUMENTS, texts::function_average),
    (Function::Choose, "CHOOSE", 2, MAX_ARGUMENTS, texts::function_choose),
    (Function::Count, "COUNT", 1, 1, texts::function_count),
    (Function::CountIf, "COUNTIF", 2, 2, texts::function_count_if),
    (Function::High, "HIGH", 2, MAX_ARGUMENTS, texts::function_high),
    (Function::History, "HISTORY", 2, MAX_ARGUMENTS, texts::function_history),
    (Function::If, "IF", 3, 3, texts::function_if),
    (Function::Index, "INDEX", 2, MAX_ARGUMENTS, texts::function_index),
    (Function::Int, "INT", 1, 1, texts::function_int),
    (Function::Large, "LARGE", 2, 2, texts::function_large),
    (Function::Low, "LOW", 2, MAX_ARGUMENTS, texts::function_low),
    (Function::Max, "MAX", 1, MAX_ARGUMENTS, texts::function_max),
    (Function::Min, "MIN", 1, MAX_ARGUMENTS, texts::function_min),
    (Function::Mod, "MOD", 2, 2, texts::function_mod),
    (Function::Not, "NOT", 1, 1, texts::function_not),
    (Function::Or, "OR", 1, MAX_ARGUMENTS, texts::function_or),
    (Function::Power, "POWER", 2, 2, texts::function_power),
    (Function::Rank, "RANK", 1, 1, texts::function_rank),
    (Function::Round, "ROUND", 1, 2, texts::function_round),
    (Function::RoundDown, "ROUNDDOWN", 1, 2, texts::function_round_down),
    (Function::RoundUp, "ROUNDUP", 1, 2, texts::function_round_up),
    (Function::Share, "SHARE", 2, MAX_ARGUMENTS, texts::function_share),
    (Function::Sign, "SIGN", 1, 1, texts::function_sign),
    (Function::Small, "SMALL", 2, 2, texts::function_small),
    (Function::Sqrt, "SQRT", 1, 1, texts::function_sqrt),
    (Function::Sum, "SUM", 1, MAX_ARGUMENTS, texts::function_sum),
    (Function::SumIf, "SUMIF", 2, 3, texts::function_sum_if),
    (Function::SumProduct, "SUMPRODUCT", 1, MAX_ARGUMENTS, texts::function_sum_product),
    (Function::SumSq, "SUMSQ", 1, 1, texts::function_sum_sq),
    (Function::TwoWay, "TWOWAY", 3, 3, texts::function_two_way),
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

    /// The form of a call and its result, separated by a colon, in the language of the window.
    pub fn help(self) -> &'static str {
        (self.entry().4)()
    }

    /// The fewest and the most arguments that it takes.
    pub fn arity(self) -> (usize, usize) {
        (self.entry().2, self.entry().3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::{Language, set_window_language};

    #[test]
    fn the_table_is_in_the_order_of_the_variants() {
        for (n, function) in Function::all().enumerate() {
            assert_eq!(function as usize, n);
            assert_eq!(Function::find(&function.name().to_lowercase()), Some(function));
            assert!(function.help().starts_with(function.name()));
        }
    }

    /// The side panel shows the name in other letters.
    #[test]
    fn in_every_language_the_explanation_of_a_function_begins_with_its_name() {
        for language in Language::OF_WINDOW {
            set_window_language(language);
            let other = Function::all().find(|function| {
                let call = function.help().strip_prefix(function.name());
                !call.is_some_and(|call| call.starts_with('('))
            });
            set_window_language(Language::English);
            assert_eq!(other, None, "{}", language.tag());
        }
    }
}
