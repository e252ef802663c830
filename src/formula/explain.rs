//! The explanation of a formula for one row: the branch that was taken, with its values.
//! The explanation of a whole score, column by column, is in `scoring::explain`.

use super::virtual_machine::RowValues;
use super::{CompiledSheet, Expr, ExprKind, Function, UnaryOp};
use crate::languages::window_language;
use crate::languages::window_sentences::score_explanations as texts;

/// A formula explained for one row.
#[derive(Clone, Debug, PartialEq)]
pub struct ExplainedFormula {
    /// The branch that was taken, by names: “rank bonus + centres + 1”.
    pub by_names: String,
    /// The same with each name's value behind it: “rank bonus 10.5 + centres 8 + 1”.
    pub labelled: String,
    /// The same with the values alone: “10.5 + 8 + 1”.
    pub by_values: String,
    /// The conditions that selected the branch, and the ties that were broken: “solo: no”, “places 2 and 3 shared by
    /// 2”.
    pub notes: Vec<String>,
    /// The names in the branch.
    pub names: Vec<String>,
}

impl CompiledSheet {
    /// Explains the formula of the column at this position for one row, over a frame that the program has filled, in the language of
    /// the window. `show` formats a number, and `name` says what a name of the formula is called.
    pub fn explain(
        &self,
        column: usize,
        frame: &[RowValues],
        row: usize,
        show: &dyn Fn(f64) -> String,
        name: &dyn Fn(&str) -> String,
    ) -> Option<ExplainedFormula> {
        let formula = self.formulas.get(column)?;
        let mut builder = ExplanationBuilder { sheet: self, frame, row, show, name, notes: Vec::new() };
        let taken = builder.taken_branch(formula);
        let names = taken.names().into_iter().filter(|name| self.constant(name).is_none()).map(str::to_owned).collect();
        let by_names = builder.with_names(&taken);
        let labelled = taken.write(&mut |part| match &part.kind {
            ExprKind::Name(word) => Some(format!("{} {}", name(word), builder.value(part)?)),
            _ => builder.value_text(part),
        });
        let by_values = taken.write(&mut |part| builder.value_text(part));
        builder.note_ties(&taken);
        let [labelled, by_values] = [labelled, by_values].map(|text| window_language().formula(&text));
        Some(ExplainedFormula { by_names, labelled, by_values, notes: builder.notes, names })
    }
}

struct ExplanationBuilder<'a> {
    sheet: &'a CompiledSheet,
    frame: &'a [RowValues],
    row: usize,
    show: &'a dyn Fn(f64) -> String,
    name: &'a dyn Fn(&str) -> String,
    notes: Vec<String>,
}

impl ExplanationBuilder<'_> {
    fn number(&self, part: &Expr) -> Option<f64> {
        self.sheet.evaluate(part, self.frame).map(|lanes| lanes[self.row])
    }

    /// A part as it is written, with what its names are called.
    fn with_names(&self, part: &Expr) -> String {
        let written = part.write(&mut |part| match &part.kind {
            ExprKind::Name(word) => Some((self.name)(word)),
            _ => None,
        });
        window_language().formula(&written)
    }

    /// The value of a part as text. A negative number is in brackets, because it can be next to any operator.
    fn value(&self, part: &Expr) -> Option<String> {
        let number = self.number(part)?;
        Some(match number {
            missing if missing.is_nan() => "?".to_owned(),
            negative if negative < 0.0 => format!("({})", (self.show)(negative)),
            _ => (self.show)(number),
        })
    }

    /// The part with every IF and CHOOSE replaced by the branch that was taken.
    fn taken_branch(&mut self, part: &Expr) -> Expr {
        let kind = match &part.kind {
            ExprKind::Call(Function::If, arguments) => {
                if let [condition, then, otherwise] = &arguments[..]
                    && let Some(holds) = self.number(condition).filter(|number| !number.is_nan())
                {
                    let condition_text = self.with_names(condition);
                    let note = if holds == 0.0 {
                        texts::condition_is_false(&condition_text)
                    } else {
                        texts::condition_is_true(&condition_text)
                    };
                    if !self.notes.contains(&note) {
                        self.notes.push(note);
                    }
                    return self.taken_branch(if holds == 0.0 { otherwise } else { then });
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
                return chosen.cloned().map_or_else(|| part.clone(), |chosen| self.taken_branch(&chosen));
            }
            ExprKind::Unary(op, operand) => ExprKind::Unary(*op, Box::new(self.taken_branch(operand))),
            ExprKind::Binary(op, left, right) => {
                ExprKind::Binary(*op, Box::new(self.taken_branch(left)), Box::new(self.taken_branch(right)))
            }
            ExprKind::Call(function, arguments) if !aggregates_rows(*function, arguments) => {
                ExprKind::Call(*function, arguments.iter().map(|argument| self.taken_branch(argument)).collect())
            }
            _ => return part.clone(),
        };
        Expr { kind, span: part.span }
    }

    /// The text that replaces a part in the formula with values.
    fn value_text(&self, part: &Expr) -> Option<String> {
        match &part.kind {
            ExprKind::Name(_) => self.value(part),
            ExprKind::Unary(UnaryOp::Minus, operand) if matches!(operand.kind, ExprKind::Number(_)) => None,
            ExprKind::Call(Function::Share, arguments) => {
                let (points, first, last) = self.places_filled(arguments)?;
                let filled: Vec<String> =
                    (first..=last).map(|n| (self.show)(points.get(n).copied().unwrap_or(0.0))).collect();
                match filled.len() {
                    1 => filled.into_iter().next(),
                    several => Some(format!("({}) / {several}", filled.join(" + "))),
                }
            }
            ExprKind::Call(function, arguments) if aggregates_rows(*function, arguments) => self.value(part),
            _ => None,
        }
    }

    /// The points by place, and the first and last place (from 0) that the row fills together with the rows it ties
    /// with.
    fn places_filled(&self, arguments: &[Expr]) -> Option<(Vec<f64>, usize, usize)> {
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
        Some((self.sheet.number_list(list)?, first, first + tied.max(1) - 1))
    }

    fn note_ties(&mut self, part: &Expr) {
        if let ExprKind::Call(function, arguments) = &part.kind {
            // How the points of a tie are found, as the sentences name it.
            let how = match function {
                Function::Share => Some("share"),
                Function::Low => Some("low"),
                Function::High => Some("high"),
                Function::History => Some("history"),
                Function::TwoWay => Some("two-way"),
                _ => None,
            };
            if let (Some(how), Some((_, first, last))) = (how, self.places_filled(arguments)) {
                let (from, to) = ((first + 1).to_string(), (last + 1).to_string());
                self.notes.push(match last - first {
                    0 => texts::place(&from),
                    1 => texts::two_places(how, &from, &to),
                    more => texts::more_places(how, &from, &to, &(more + 1).to_string()),
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
    /// Whether any part of the formula uses other rows than its own, for example a sum over the board, a rank or shared
    /// points.
    pub fn reads_other_rows(&self) -> bool {
        match &self.kind {
            // A list is the same for every row.
            ExprKind::Call(Function::Index, arguments) => arguments.iter().any(Expr::reads_other_rows),
            ExprKind::Call(function, arguments) => {
                aggregates_rows(*function, arguments) || arguments.iter().any(Expr::reads_other_rows)
            }
            ExprKind::Unary(_, operand) => operand.reads_other_rows(),
            ExprKind::Binary(_, left, right) => left.reads_other_rows() || right.reads_other_rows(),
            ExprKind::Number(_) | ExprKind::Text(_) | ExprKind::Bool(_) | ExprKind::Name(_) | ExprKind::Array(_) => {
                false
            }
        }
    }
}

/// Whether a call uses other rows than its own. Its arguments' values on this row then explain nothing.
pub(super) fn aggregates_rows(function: Function, arguments: &[Expr]) -> bool {
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
