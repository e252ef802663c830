//! The formula language: Excel's syntax and precedence over the seven powers of a board at once.
//!
//! [`parse`] reads a formula into an [`Expr`]; [`compile`] turns the columns of a sheet into a [`Program`] in which
//! every name is a slot and every constant is worked out; [`Program::run`] evaluates all of them over seven powers (or
//! any other rows, up to [`LANES`] at a time) without looking anything up and without allocating.
//!
//! A value is a number for each power. True is 1 and false is 0, as in Excel's arithmetic. What cannot be known,
//! because an input is missing, is missing in the result too: `IF` and the logical functions pass it on only where it
//! matters, sums and counts always. A division by zero gives a missing value.
//!
//! This room must not know what the names mean: which there are, and in which slot, is told by a [`Scope`].

mod compile;
mod error;
mod excel;
mod explain;
mod functions;
mod lexer;
mod parse;
mod syntax_tree;
mod virtual_machine;

pub use compile::{FormulaColumn, NameScope, CompiledSheet, compile};
pub use error::FormulaError;
pub use excel::{FormulaCells, ExcelColumn, ExcelMeaning};
pub use explain::ExplainedFormula;
pub use functions::Function;
pub use parse::parse;
pub use syntax_tree::{BinaryOp, Expr, ExprKind, Span, UnaryOp};
pub use virtual_machine::{LANES, Lanes, Program, EvaluationStack};

/// A name as it is compared: lower case, with underscores for spaces and hyphens, so that the column “rank bonus” is
/// `rank_bonus` in a formula.
pub fn fold_identifier(name: &str) -> String {
    name.trim().chars().map(|c| if c == ' ' || c == '-' { '_' } else { c }).flat_map(char::to_lowercase).collect()
}
