//! What a formula did for one row: the branch that was taken, with the values put in.

use super::virtual_machine::Lanes;
use super::{Expr, ExprKind, Function, CompiledSheet, UnaryOp};

/// A formula unfolded for one row.
#[derive(Clone, Debug, PartialEq)]
pub struct ExplainedFormula {
    /// The branch that was taken, by names: “rank bonus + centres + 1”.
    pub by_names: String,
    /// The same with each name's value behind it: “rank bonus 10.5 + centres 8 + 1”.
    pub labelled: String,
    /// The same with the values alone: “10.5 + 8 + 1”.
    pub by_values: String,
    /// The conditions that led there and the ties that were settled: “solo: no”, “places 2 and 3 shared by 2”.
    pub notes: Vec<String>,
    /// The names that the branch speaks of.
    pub names: Vec<String>,
}

impl CompiledSheet {
    /// Unfolds the formula of the column at this position for one row, over a frame that the program has filled. `show`
    /// writes a number.
    pub fn explain(
        &self,
        column: usize,
        frame: &[Lanes],
        row: usize,
        show: &dyn Fn(f64) -> String,
    ) -> Option<ExplainedFormula> {
        let formula = self.formulas.get(column)?;
        let mut unfolding = ExplanationBuilder { sheet: self, frame, row, show, notes: Vec::new() };
        let taken = unfolding.reduce(formula);
        let names = taken.names().into_iter().filter(|name| self.constant(name).is_none()).map(str::to_owned).collect();
        let by_names = taken.write(&mut |part| match &part.kind {
            ExprKind::Name(name) => Some(name.replace('_', " ")),
            _ => None,
        });
        let labelled = taken.write(&mut |part| match &part.kind {
            ExprKind::Name(name) => Some(format!("{} {}", name.replace('_', " "), unfolding.value(part)?)),
            _ => unfolding.replaced(part),
        });
        let by_values = taken.write(&mut |part| unfolding.replaced(part));
        unfolding.note_ties(&taken);
        Some(ExplainedFormula { by_names, labelled, by_values, notes: unfolding.notes, names })
    }
}

struct ExplanationBuilder<'a> {
    sheet: &'a CompiledSheet,
    frame: &'a [Lanes],
    row: usize,
    show: &'a dyn Fn(f64) -> String,
    notes: Vec<String>,
}

impl ExplanationBuilder<'_> {
    fn number(&self, part: &Expr) -> Option<f64> {
        self.sheet.evaluate(part, self.frame).map(|lanes| lanes[self.row])
    }

    /// The value of a part as text that may stand anywhere.
    fn value(&self, part: &Expr) -> Option<String> {
        let number = self.number(part)?;
        Some(match number {
            missing if missing.is_nan() => "?".to_owned(),
            negative if negative < 0.0 => format!("({})", (self.show)(negative)),
            _ => (self.show)(number),
        })
    }

    /// The part with every IF and CHOOSE replaced by what it chose.
    fn reduce(&mut self, part: &Expr) -> Expr {
        let kind = match &part.kind {
            ExprKind::Call(Function::If, arguments) => {
                if let [condition, then, otherwise] = &arguments[..]
                    && let Some(holds) = self.number(condition).filter(|number| !number.is_nan())
                {
                    let said = condition.write(&mut |part| match &part.kind {
                        ExprKind::Name(name) => Some(name.replace('_', " ")),
                        _ => None,
                    });
                    let note = format!("{said}: {}", if holds == 0.0 { "no" } else { "yes" });
                    if !self.notes.contains(&note) {
                        self.notes.push(note);
                    }
                    return self.reduce(if holds == 0.0 { otherwise } else { then });
                }
                return part.clone();
            }
            ExprKind::Call(Function::Choose, arguments) => {
                let chosen = arguments.split_first().and_then(|(which, values)| {
                    // A position is small and positive.
                    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                    let position = self.number(which).filter(|n| *n >= 1.0)? as usize;
                    values.get(position - 1)
                });
                return chosen.cloned().map_or_else(|| part.clone(), |chosen| self.reduce(&chosen));
            }
            ExprKind::Unary(op, operand) => ExprKind::Unary(*op, Box::new(self.reduce(operand))),
            ExprKind::Binary(op, left, right) => {
                ExprKind::Binary(*op, Box::new(self.reduce(left)), Box::new(self.reduce(right)))
            }
            ExprKind::Call(function, arguments) if !runs_over_rows(*function, arguments) => {
                ExprKind::Call(*function, arguments.iter().map(|argument| self.reduce(argument)).collect())
            }
            _ => return part.clone(),
        };
        Expr { kind, span: part.span }
    }

    /// The text that stands for a part when the values are put in.
    fn replaced(&self, part: &Expr) -> Option<String> {
        match &part.kind {
            ExprKind::Name(_) => self.value(part),
            ExprKind::Unary(UnaryOp::Minus, operand) if matches!(operand.kind, ExprKind::Number(_)) => None,
            ExprKind::Call(Function::Share, arguments) => {
                let (points, first, last) = self.places(arguments)?;
                let filled: Vec<String> =
                    (first..=last).map(|n| (self.show)(points.get(n).copied().unwrap_or(0.0))).collect();
                match filled.len() {
                    1 => filled.into_iter().next(),
                    several => Some(format!("({}) / {several}", filled.join(" + "))),
                }
            }
            ExprKind::Call(function, arguments) if runs_over_rows(*function, arguments) => self.value(part),
            _ => None,
        }
    }

    /// The points by place, and the first and last place, from 0, that the row fills with those it ties with.
    fn places(&self, arguments: &[Expr]) -> Option<(Vec<f64>, usize, usize)> {
        let (place, list) = arguments.split_first()?;
        let places = self.sheet.evaluate(place, self.frame)?;
        let own = places[self.row];
        if own.is_nan() {
            return None;
        }
        let tied = places[..self.sheet.program.rows].iter().filter(|other| **other == own).count();
        // A place is small and positive.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let first = (own as usize).checked_sub(1)?;
        Some((self.sheet.list(list)?, first, first + tied.max(1) - 1))
    }

    fn note_ties(&mut self, part: &Expr) {
        if let ExprKind::Call(function, arguments) = &part.kind {
            let settled = match function {
                Function::Share => Some("shared by"),
                Function::Low => Some("all counted as the last, by"),
                Function::High => Some("all counted as the first, by"),
                Function::History => Some("settled by earlier years among"),
                Function::TwoWay => Some("tied for by"),
                _ => None,
            };
            if let (Some(settled), Some((_, first, last))) = (settled, self.places(arguments)) {
                self.notes.push(match last - first {
                    0 => format!("place {}", first + 1),
                    1 => format!("places {} and {} {settled} 2", first + 1, last + 1),
                    more => format!("places {} to {} {settled} {}", first + 1, last + 1, more + 1),
                });
            }
        }
        match &part.kind {
            ExprKind::Unary(_, operand) => self.note_ties(operand),
            ExprKind::Binary(_, left, right) => {
                self.note_ties(left);
                self.note_ties(right);
            }
            ExprKind::Call(_, arguments) => arguments.iter().for_each(|argument| self.note_ties(argument)),
            _ => {}
        }
    }
}

impl Expr {
    /// Whether any part of the formula looks at other rows than its own: a sum over the board, a rank, shared points.
    pub fn looks_at_other_rows(&self) -> bool {
        match &self.kind {
            // A list is the same for every row.
            ExprKind::Call(Function::Index, arguments) => arguments.iter().any(Expr::looks_at_other_rows),
            ExprKind::Call(function, arguments) => {
                runs_over_rows(*function, arguments) || arguments.iter().any(Expr::looks_at_other_rows)
            }
            ExprKind::Unary(_, operand) => operand.looks_at_other_rows(),
            ExprKind::Binary(_, left, right) => left.looks_at_other_rows() || right.looks_at_other_rows(),
            ExprKind::Number(_) | ExprKind::Text(_) | ExprKind::Bool(_) | ExprKind::Name(_) | ExprKind::Array(_) => {
                false
            }
        }
    }
}

/// Whether a call looks at other rows than its own, so that its arguments' values on this row explain nothing.
pub(super) fn runs_over_rows(function: Function, arguments: &[Expr]) -> bool {
    match function {
        Function::Sum | Function::Average | Function::Min | Function::Max => arguments.len() == 1,
        Function::Count
        | Function::CountIf
        | Function::SumIf
        | Function::SumProduct
        | Function::SumSq
        | Function::Large
        | Function::Small
        | Function::Rank
        | Function::Share
        | Function::Low
        | Function::High
        | Function::History
        | Function::TwoWay
        | Function::Index => true,
        _ => false,
    }
}
