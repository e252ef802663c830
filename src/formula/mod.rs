//! The formula language: Excel's syntax and precedence, computed over the seven powers of a board at once.
//!
//! [`parse`] reads a formula into an [`Expr`]. [`compile`] turns the columns of a sheet into a [`Program`], in which
//! every name is a slot and every constant is already computed. [`Program::run`] evaluates all columns over seven
//! powers, or over other rows, up to [`LANES`] at a time. It looks up no names and allocates no memory.
//!
//! A value is a number for each power. True is 1 and false is 0, as in Excel's arithmetic. If an input is missing, the
//! result is missing too: sums and counts always pass a missing value on, `IF` and the logical functions only if it
//! changes the result. A division by zero gives a missing value.
//!
//! This module does not know the meaning of the names. A [`NameScope`] lists the names and their slots.

mod compile;
mod error;
mod excel;
mod explain;
mod functions;
mod lexer;
mod names_in_formulas;
mod parse;
mod syntax_tree;
mod virtual_machine;

use crate::letter_case::small_letters;

pub use compile::{CompiledSheet, FormulaColumn, NameScope, compile};
pub use error::FormulaError;
pub use excel::{ExcelColumn, ExcelMeaning, FormulaCells};
pub use explain::ExplainedFormula;
pub use functions::Function;
pub use names_in_formulas::NamesInFormulas;
pub use parse::parse;
pub use syntax_tree::{BinaryOp, Expr, ExprKind, TextSpan, UnaryOp};
pub use virtual_machine::{EvaluationStack, LANES, Program, RowValues};

/// The form of a name for comparisons: lower case, with underscores for spaces and hyphens. The column “rank bonus” is
/// `rank_bonus` in a formula.
pub fn fold_identifier(name: &str) -> String {
    name.trim().chars().map(|c| if c == ' ' || c == '-' { '_' } else { c }).flat_map(small_letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_the_letters_of_turkish_has_a_form_that_a_formula_can_have() {
        assert_eq!(fold_identifier("İlk Puanı"), "ilk_puani");
        assert_eq!(fold_identifier("İLK PUANI"), "ilk_puani");
    }
}
