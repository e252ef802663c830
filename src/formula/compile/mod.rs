//! The compiler: turns syntax trees into instructions, names into slots, and computes constants in advance.
//! The instructions are defined and run in `virtual_machine`.

mod calls;

use crate::languages::window_sentences::formula_errors as texts;
use crate::limits::MOST_FORMULAS;
use std::collections::HashMap;

use super::error::nearest_word;
use super::virtual_machine::{ComparisonOp, EvaluationStack, Instruction, LANES, MAX_STACK_DEPTH, Program, RowValues};
use super::{BinaryOp, Expr, ExprKind, FormulaError, Function, TextSpan, UnaryOp, fold_identifier, parse};

/// The names that a formula may use.
#[derive(Clone, Debug, Default)]
pub struct NameScope {
    /// Names whose values change from sheet to sheet, with their slots; folded.
    names: HashMap<String, u16>,
    /// Names of fixed numbers.
    constants: HashMap<String, f64>,
    /// Names of fixed lists of numbers.
    tables: HashMap<String, Vec<f64>>,
    slots: u16,
    rows: usize,
    history: Option<u16>,
}

/// A column to be compiled.
#[derive(Clone, Copy, Debug)]
pub struct FormulaColumn<'a> {
    pub name: &'a str,
    pub formula: &'a str,
}

impl NameScope {
    /// A scope for sheets with this number of rows, at most [`super::LANES`]. The slot of a name is its position.
    pub fn new<'a>(rows: usize, names: impl IntoIterator<Item = &'a str>) -> Self {
        let mut scope = NameScope { rows, ..NameScope::default() };
        for name in names {
            scope.names.insert(fold_identifier(name), scope.slots);
            scope.slots += 1;
        }
        scope
    }

    /// Sets the name by which HISTORY breaks ties; a lower value is ahead.
    #[must_use]
    pub fn with_history(mut self, name: &str) -> Self {
        self.history = self.names.get(&fold_identifier(name)).copied();
        self
    }

    /// Adds a fixed number.
    pub fn add_constant(&mut self, name: &str, value: f64) {
        self.constants.insert(fold_identifier(name), value);
    }

    /// Adds a fixed list of numbers.
    pub fn add_table(&mut self, name: &str, values: Vec<f64>) {
        self.tables.insert(fold_identifier(name), values);
    }

    fn contains(&self, name: &str) -> bool {
        self.names.contains_key(name) || self.constants.contains_key(name) || self.tables.contains_key(name)
    }

    fn known_names(&self) -> impl Iterator<Item = &str> {
        self.names.keys().chain(self.constants.keys()).chain(self.tables.keys()).map(String::as_str)
    }
}

/// The columns of a sheet, parsed and compiled.
#[derive(Clone, Debug)]
pub struct CompiledSheet {
    /// The instructions that compute the columns.
    pub program: Program,
    /// The syntax trees of the formulas, in order.
    pub formulas: Vec<Expr>,
    /// The names that formulas may use, including the columns.
    pub scope: NameScope,
}

/// Compiles the columns of a sheet. A column may use the columns before it.
///
/// # Errors
/// The error of the first formula that cannot be read or uses an unknown name, with its column.
pub fn compile(columns: &[FormulaColumn<'_>], scope: &NameScope) -> Result<CompiledSheet, FormulaError> {
    let first_column = scope.slots;
    if let Some(column) = columns.get(MOST_FORMULAS) {
        let message = texts::too_many_formulas::name(&columns.len().to_string(), &MOST_FORMULAS.to_string());
        let cure = texts::too_many_formulas::cure();
        return Err(FormulaError::new("", TextSpan::default(), message, cure).with_column(column.name));
    }
    let mut scope = scope.clone();
    let mut formulas = Vec::with_capacity(columns.len());
    let mut code = CompiledCode::default();
    for column in columns {
        let name = fold_identifier(column.name);
        if scope.contains(&name) {
            let (message, cure) = (texts::name_used::name(column.name), texts::name_used::cure());
            return Err(FormulaError::new("", TextSpan::default(), message, cure).with_column(column.name));
        }
        let expr = parse(column.formula).map_err(|error| error.with_column(column.name))?;
        Compiler { text: column.formula, scope: &scope, code: &mut code, depth: 0 }
            .emit(&expr)
            .map_err(|error| error.with_column(column.name))?;
        code.instructions.push(Instruction::Store(scope.slots));
        scope.names.insert(name, scope.slots);
        scope.slots += 1;
        formulas.push(expr);
    }
    code.reads.retain(|slot| *slot < first_column);
    code.reads.sort_unstable();
    code.reads.dedup();
    let CompiledCode { instructions, tables, reads } = code;
    let columns = scope.slots - first_column;
    let program = Program { instructions, tables, reads, first_column, columns, rows: scope.rows };
    Ok(CompiledSheet { program, formulas, scope })
}

impl CompiledSheet {
    /// The value of a part of a formula for every row, over a frame that [`Program::run`] has filled. `None` for a part
    /// that is not a number by itself, such as a criterion.
    pub(super) fn evaluate(&self, part: &Expr, frame: &[RowValues]) -> Option<RowValues> {
        let mut code = CompiledCode::default();
        Compiler { text: "", scope: &self.scope, code: &mut code, depth: 0 }.emit(part).ok()?;
        code.instructions.push(Instruction::Store(self.scope.slots));
        let CompiledCode { instructions, tables, reads } = code;
        let program =
            Program { instructions, tables, reads, first_column: self.scope.slots, columns: 1, rows: self.scope.rows };
        let mut frame = frame.to_vec();
        frame.resize(program.frame_len(), [f64::NAN; LANES]);
        program.run(&mut frame, &mut EvaluationStack::default());
        frame.last().copied()
    }

    /// The list of numbers in the arguments of a points function such as SHARE.
    pub(super) fn number_list(&self, arguments: &[Expr]) -> Option<Vec<f64>> {
        let mut code = CompiledCode::default();
        Compiler { text: "", scope: &self.scope, code: &mut code, depth: 0 }
            .table_index(arguments, TextSpan::default())
            .ok()?;
        code.tables.pop().map(Vec::from)
    }

    /// The fixed number of this name.
    pub(super) fn constant(&self, name: &str) -> Option<f64> {
        self.scope.constants.get(name).copied()
    }
}

/// The code that has been compiled so far.
#[derive(Debug, Default)]
struct CompiledCode {
    instructions: Vec<Instruction>,
    tables: Vec<Box<[f64]>>,
    reads: Vec<u16>,
}

struct Compiler<'a> {
    text: &'a str,
    scope: &'a NameScope,
    code: &'a mut CompiledCode,
    /// The number of values on the stack.
    depth: usize,
}

type EmitResult = Result<(), FormulaError>;

impl Compiler<'_> {
    fn error(&self, span: TextSpan, message: impl Into<String>, cure: impl Into<String>) -> FormulaError {
        FormulaError::new(self.text, span, message, cure)
    }

    /// Adds an instruction that takes `takes` values from the stack and puts one value there.
    fn push(&mut self, op: Instruction, takes: usize, span: TextSpan) -> EmitResult {
        self.depth = self.depth + 1 - takes;
        if self.depth > MAX_STACK_DEPTH {
            return Err(self.error(span, texts::nested_too_deeply::name(), texts::nested_too_deeply::cure()));
        }
        self.code.instructions.push(op);
        Ok(())
    }

    fn emit(&mut self, expr: &Expr) -> EmitResult {
        if let Some(value) = self.constant(expr) {
            return self.push(Instruction::Constant(value), 0, expr.span);
        }
        match &expr.kind {
            ExprKind::Number(value) => self.push(Instruction::Constant(*value), 0, expr.span),
            ExprKind::Bool(value) => self.push(Instruction::Constant(f64::from(u8::from(*value))), 0, expr.span),
            ExprKind::Text(_) => {
                Err(self.error(expr.span, texts::text_in_calculation::name(), texts::text_in_calculation::cure()))
            }
            ExprKind::Array(_) => {
                Err(self.error(expr.span, texts::list_in_calculation::name(), texts::list_in_calculation::cure()))
            }
            ExprKind::Name(name) => self.emit_name(name, expr.span),
            ExprKind::Unary(op, operand) => {
                self.emit(operand)?;
                match op {
                    UnaryOp::Minus => self.push(Instruction::Negate, 1, expr.span),
                    UnaryOp::Plus => Ok(()),
                    UnaryOp::Percent => {
                        self.push(Instruction::Constant(100.0), 0, expr.span)?;
                        self.push(Instruction::Divide, 2, expr.span)
                    }
                }
            }
            ExprKind::Binary(op, left, right) => self.emit_binary(*op, left, right, expr.span),
            ExprKind::Call(function, arguments) => self.emit_call(*function, arguments, expr.span),
        }
    }

    fn emit_name(&mut self, name: &str, span: TextSpan) -> EmitResult {
        if let Some(slot) = self.scope.names.get(name) {
            self.code.reads.push(*slot);
            return self.push(Instruction::Load(*slot), 0, span);
        }
        if self.scope.tables.contains_key(name) {
            return Err(self.error(span, texts::name_of_list::name(name), texts::name_of_list::cure(name)));
        }
        let cure = match (nearest_word(name, self.scope.known_names()), Function::find(name)) {
            (Some(meant), _) => texts::name_meant(meant),
            (None, Some(function)) => texts::form_of_this_function(function.help()),
            (None, None) => texts::no_name::cure().to_owned(),
        };
        Err(self.error(span, texts::no_name::name(name), cure))
    }

    fn emit_binary(&mut self, op: BinaryOp, left: &Expr, right: &Expr, span: TextSpan) -> EmitResult {
        if op == BinaryOp::Join {
            return Err(self.error(span, texts::join_in_calculation::name(), texts::join_in_calculation::cure()));
        }
        if op == BinaryOp::Power
            && let Some(exponent) = self.constant(right)
        {
            return self.emit_fixed_power(left, exponent, span);
        }
        self.emit(left)?;
        self.emit(right)?;
        let operation = match (op, ComparisonOp::from_operator(op)) {
            (_, Some(comparison)) => Instruction::Compare(comparison),
            (BinaryOp::Add, _) => Instruction::Add,
            (BinaryOp::Subtract, _) => Instruction::Subtract,
            (BinaryOp::Multiply, _) => Instruction::Multiply,
            (BinaryOp::Divide, _) => Instruction::Divide,
            _ => Instruction::Power,
        };
        self.push(operation, 2, span)
    }

    /// Emits a power with a fixed exponent; a whole exponent needs no logarithm.
    fn emit_fixed_power(&mut self, base: &Expr, exponent: f64, span: TextSpan) -> EmitResult {
        self.emit(base)?;
        if exponent == 2.0 {
            return self.push(Instruction::Square, 1, span);
        }
        if let Some(whole) = whole_number(exponent).filter(|n| (1..=16).contains(n)) {
            return self.push(Instruction::PowerOf(whole), 1, span);
        }
        self.push(Instruction::Constant(exponent), 0, span)?;
        self.push(Instruction::Power, 2, span)
    }

    /// The value of a part that is constant.
    fn constant(&self, expr: &Expr) -> Option<f64> {
        match &expr.kind {
            ExprKind::Number(value) => Some(*value),
            ExprKind::Bool(value) => Some(f64::from(u8::from(*value))),
            ExprKind::Name(name) => self.scope.constants.get(name).copied(),
            ExprKind::Unary(op, operand) => {
                let value = self.constant(operand)?;
                Some(match op {
                    UnaryOp::Minus => -value,
                    UnaryOp::Plus => value,
                    UnaryOp::Percent => value / 100.0,
                })
            }
            ExprKind::Binary(op, left, right) => fold_constants(*op, self.constant(left)?, self.constant(right)?),
            ExprKind::Text(_) | ExprKind::Array(_) | ExprKind::Call(..) => None,
        }
    }
}

/// The result of an operator on two fixed numbers; `None` if it has none.
fn fold_constants(op: BinaryOp, a: f64, b: f64) -> Option<f64> {
    let value = match op {
        BinaryOp::Add => a + b,
        BinaryOp::Subtract => a - b,
        BinaryOp::Multiply => a * b,
        BinaryOp::Divide => a / b,
        BinaryOp::Power => a.powf(b),
        BinaryOp::Join => return None,
        _ => f64::from(u8::from(ComparisonOp::from_operator(op)?.holds(a, b))),
    };
    value.is_finite().then_some(value)
}

fn whole_number(x: f64) -> Option<i32> {
    // The number is checked to be whole and small.
    #[allow(clippy::cast_possible_truncation)]
    (x.fract() == 0.0 && x.abs() < 1000.0).then_some(x as i32)
}

#[cfg(test)]
mod tests;
