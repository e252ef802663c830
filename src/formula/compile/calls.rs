//! Compiles calls of functions.

use super::{Compiler, EmitResult, whole_number};
use crate::formula::virtual_machine::{ComparisonOp, Instruction, LargestOrSmallest, Rounding, TiedPointsRule};
use crate::formula::{BinaryOp, Expr, ExprKind, FormulaError, Function, TextSpan};
use crate::languages::window_sentences::formula_errors as texts;

impl Compiler<'_> {
    pub(super) fn emit_call(&mut self, function: Function, arguments: &[Expr], span: TextSpan) -> EmitResult {
        match (function, arguments) {
            (Function::Abs, [x]) => self.emit_one_operand(x, Instruction::Abs, span),
            (Function::Int, [x]) => self.emit_one_operand(x, Instruction::Int, span),
            (Function::Not, [x]) => self.emit_one_operand(x, Instruction::Not, span),
            (Function::Sign, [x]) => self.emit_one_operand(x, Instruction::Sign, span),
            (Function::Sqrt, [x]) => self.emit_one_operand(x, Instruction::Sqrt, span),
            (Function::Sum, [x]) => self.emit_one_operand(x, Instruction::Sum, span),
            (Function::Average, [x]) => self.emit_one_operand(x, Instruction::Average, span),
            (Function::Min, [x]) => self.emit_one_operand(x, Instruction::Smallest, span),
            (Function::Max, [x]) => self.emit_one_operand(x, Instruction::Largest, span),
            (Function::Count, [x]) => self.emit_one_operand(x, Instruction::Count, span),
            (Function::Rank, [x]) => self.emit_one_operand(x, Instruction::Rank, span),
            (Function::SumSq, [x]) => {
                self.emit_one_operand(x, Instruction::Square, span)?;
                self.push(Instruction::Sum, 1, span)
            }
            (Function::SumProduct, several) => {
                self.emit_chain(several, Instruction::Multiply, span)?;
                self.push(Instruction::Sum, 1, span)
            }
            (Function::Sum, several) => self.emit_chain(several, Instruction::Add, span),
            (Function::Min, several) => self.emit_chain(several, Instruction::Smaller, span),
            (Function::Max, several) => self.emit_chain(several, Instruction::Larger, span),
            (Function::And, several) => self.emit_logic(several, Instruction::And, span),
            (Function::Or, several) => self.emit_logic(several, Instruction::Or, span),
            (Function::Average, several) => self.emit_average(several, span),
            (Function::If, [condition, then, otherwise]) => self.emit_if(condition, then, otherwise, span),
            (Function::Mod, [x, y]) => self.emit_two_operands(x, y, Instruction::Mod, span),
            (Function::Power, [x, y]) => self.emit_binary(BinaryOp::Power, x, y, span),
            (Function::Round, [x, decimals @ ..]) => self.emit_round(x, decimals, Rounding::Nearest, span),
            (Function::RoundUp, [x, decimals @ ..]) => self.emit_round(x, decimals, Rounding::Up, span),
            (Function::RoundDown, [x, decimals @ ..]) => self.emit_round(x, decimals, Rounding::Down, span),
            (Function::CountIf, [values, criterion]) => self.emit_count_if(values, criterion, span),
            (Function::SumIf, [values, criterion, summands @ ..]) => {
                self.emit_sum_if(values, criterion, summands.first().unwrap_or(values), span)
            }
            (Function::Large, [values, which]) => {
                self.emit_two_operands(values, which, Instruction::Nth(LargestOrSmallest::Largest), span)
            }
            (Function::Small, [values, which]) => {
                self.emit_two_operands(values, which, Instruction::Nth(LargestOrSmallest::Smallest), span)
            }
            (Function::Choose, [which, values @ ..]) => self.emit_choose(which, values, span),
            (Function::Index, [list @ .., which]) => {
                let table = self.table_index(list, span)?;
                self.emit_one_operand(which, Instruction::Index(table), span)
            }
            (Function::Share, [place, list @ ..]) => self.emit_points(place, list, TiedPointsRule::Share, span),
            (Function::Low, [place, list @ ..]) => self.emit_points(place, list, TiedPointsRule::Low, span),
            (Function::High, [place, list @ ..]) => self.emit_points(place, list, TiedPointsRule::High, span),
            (Function::History, [place, list @ ..]) => self.emit_history(place, list, span),
            (Function::TwoWay, [place, list, pairs]) => {
                let table = self.table_index(std::slice::from_ref(list), span)?;
                let pairs = self.table_index(std::slice::from_ref(pairs), span)?;
                self.emit_one_operand(place, Instruction::TwoWay(table, pairs), span)
            }
            // The parser has already checked the number of arguments.
            _ => {
                Err(self.error(span, texts::wrong_arguments(function.name()), texts::form_of_function(function.help())))
            }
        }
    }

    fn emit_average(&mut self, several: &[Expr], span: TextSpan) -> EmitResult {
        self.emit_chain(several, Instruction::Add, span)?;
        let count = several.iter().map(|_| 1.0).sum();
        self.push(Instruction::Constant(count), 0, span)?;
        self.push(Instruction::Divide, 2, span)
    }

    fn emit_if(&mut self, condition: &Expr, then: &Expr, otherwise: &Expr, span: TextSpan) -> EmitResult {
        if let Some(known) = self.constant(condition) {
            return self.emit(if known == 0.0 { otherwise } else { then });
        }
        self.emit(condition)?;
        self.emit(then)?;
        self.emit(otherwise)?;
        self.push(Instruction::If, 3, span)
    }

    fn emit_count_if(&mut self, values: &Expr, criterion: &Expr, span: TextSpan) -> EmitResult {
        self.emit(values)?;
        let comparison = self.emit_criterion(criterion)?;
        self.push(Instruction::CountIf(comparison), 2, span)
    }

    fn emit_sum_if(&mut self, values: &Expr, criterion: &Expr, summands: &Expr, span: TextSpan) -> EmitResult {
        self.emit(values)?;
        let comparison = self.emit_criterion(criterion)?;
        self.emit(summands)?;
        self.push(Instruction::SumIf(comparison), 3, span)
    }

    fn emit_choose(&mut self, which: &Expr, values: &[Expr], span: TextSpan) -> EmitResult {
        self.emit(which)?;
        for value in values {
            self.emit(value)?;
        }
        // The parser allows at most 64 arguments.
        let count = u16::try_from(values.len()).unwrap_or(u16::MAX);
        self.push(Instruction::Choose(count), values.len() + 1, span)
    }

    fn emit_history(&mut self, place: &Expr, list: &[Expr], span: TextSpan) -> EmitResult {
        let Some(history) = self.scope.history else {
            return Err(self.error(span, texts::no_earlier_years::name(), texts::no_earlier_years::cure()));
        };
        self.code.reads.push(history);
        let table = self.table_index(list, span)?;
        self.emit_one_operand(place, Instruction::BreakTies(history), span)?;
        self.push(Instruction::Points(table, TiedPointsRule::Share), 1, span)
    }

    fn emit_one_operand(&mut self, x: &Expr, op: Instruction, span: TextSpan) -> EmitResult {
        self.emit(x)?;
        self.push(op, 1, span)
    }

    fn emit_two_operands(&mut self, x: &Expr, y: &Expr, op: Instruction, span: TextSpan) -> EmitResult {
        self.emit(x)?;
        self.emit(y)?;
        self.push(op, 2, span)
    }

    fn emit_chain(&mut self, several: &[Expr], op: Instruction, span: TextSpan) -> EmitResult {
        for (n, argument) in several.iter().enumerate() {
            self.emit(argument)?;
            if n > 0 {
                self.push(op, 2, span)?;
            }
        }
        Ok(())
    }

    /// As [`Compiler::emit_chain`], but a single argument also becomes 1 or 0.
    fn emit_logic(&mut self, several: &[Expr], op: Instruction, span: TextSpan) -> EmitResult {
        self.emit_chain(several, op, span)?;
        if several.len() == 1 {
            self.push(Instruction::Not, 1, span)?;
            self.push(Instruction::Not, 1, span)?;
        }
        Ok(())
    }

    fn emit_round(&mut self, x: &Expr, decimals: &[Expr], how: Rounding, span: TextSpan) -> EmitResult {
        let decimals = match decimals.first() {
            None => 0,
            Some(expr) => match self.constant(expr).and_then(whole_number).filter(|n| (-15..=15).contains(n)) {
                Some(n) => n,
                None => {
                    return Err(self.error(
                        expr.span,
                        texts::decimals_not_fixed::name(),
                        texts::decimals_not_fixed::cure(),
                    ));
                }
            },
        };
        self.emit_one_operand(x, Instruction::Round(decimals, how), span)
    }

    fn emit_points(&mut self, place: &Expr, list: &[Expr], ties: TiedPointsRule, span: TextSpan) -> EmitResult {
        let table = self.table_index(list, span)?;
        self.emit_one_operand(place, Instruction::Points(table, ties), span)
    }

    /// The index of a list that is written as a name, as `{…}`, or as single numbers.
    pub(super) fn table_index(&mut self, list: &[Expr], span: TextSpan) -> Result<u16, FormulaError> {
        let mut values = Vec::with_capacity(list.len());
        for part in list {
            match &part.kind {
                ExprKind::Array(numbers) => values.extend_from_slice(numbers),
                ExprKind::Name(name) if self.scope.tables.contains_key(name) => {
                    values.extend_from_slice(&self.scope.tables[name]);
                }
                _ => match self.constant(part) {
                    Some(number) => values.push(number),
                    None => {
                        return Err(self.error(
                            part.span,
                            texts::points_not_fixed::name(),
                            texts::points_not_fixed::cure(),
                        ));
                    }
                },
            }
        }
        if let Some(known) = self.code.tables.iter().position(|table| **table == *values) {
            return Ok(u16::try_from(known).unwrap_or(u16::MAX));
        }
        let Ok(index) = u16::try_from(self.code.tables.len()) else {
            return Err(self.error(span, texts::too_many_lists::name(), texts::too_many_lists::cure()));
        };
        self.code.tables.push(values.into_boxed_slice());
        Ok(index)
    }

    /// Emits the number that a criterion compares with, and returns the comparison. A criterion is ">4", ">" & centres,
    /// or a value to be equal to.
    fn emit_criterion(&mut self, criterion: &Expr) -> Result<ComparisonOp, FormulaError> {
        let (text, value) = match &criterion.kind {
            ExprKind::Text(text) => (text, None),
            ExprKind::Binary(BinaryOp::Join, left, right) => match &left.kind {
                ExprKind::Text(text) => (text, Some(right)),
                _ => return Err(self.criterion_error(criterion.span)),
            },
            _ => {
                self.emit(criterion)?;
                return Ok(ComparisonOp::Equal);
            }
        };
        let text = text.trim();
        let (comparison, rest) = [
            ("<=", ComparisonOp::LessOrEqual),
            (">=", ComparisonOp::GreaterOrEqual),
            ("<>", ComparisonOp::NotEqual),
            ("<", ComparisonOp::Less),
            (">", ComparisonOp::Greater),
            ("=", ComparisonOp::Equal),
            ("", ComparisonOp::Equal),
        ]
        .into_iter()
        .find_map(|(sign, comparison)| text.strip_prefix(sign).map(|rest| (comparison, rest.trim())))
        .ok_or_else(|| self.criterion_error(criterion.span))?;
        match value {
            Some(value) if rest.is_empty() => self.emit(value)?,
            None if !rest.is_empty() => {
                let number: f64 = rest.parse().map_err(|_| self.criterion_error(criterion.span))?;
                self.push(Instruction::Constant(number), 0, criterion.span)?;
            }
            _ => return Err(self.criterion_error(criterion.span)),
        }
        Ok(comparison)
    }

    fn criterion_error(&self, span: TextSpan) -> FormulaError {
        self.error(span, texts::criterion::name(), texts::criterion::cure())
    }
}
