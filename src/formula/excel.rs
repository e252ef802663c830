//! A formula of ours as an ordinary formula of Excel, over the cells of one block of rows.
//!
//! Whoever lays out the block says, through [`Cells`], where each name stands. A name that is itself a formula is
//! written out in its place, or gets a column of workings of its own; so does every part that Excel's functions could
//! not run over the rows otherwise. What comes out needs no array entry, no named range and no function younger than
//! Excel 2007.

use super::explain::runs_over_rows;
use super::{BinaryOp, Expr, ExprKind, Function, Lanes, CompiledSheet, Span, UnaryOp, parse};

/// What a name stands for in the block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExcelMeaning {
    /// One cell a row, in this column.
    Cells(String),
    /// The same for every row: a cell or a constant.
    Same { text: String, truth: bool },
    /// A text for each row, to be put in a column of workings.
    Rows(Vec<String>),
    /// Another formula of ours.
    Formula { text: &'static str, column: bool },
}

/// A block of rows in a worksheet.
pub trait FormulaCells {
    /// The number of the first row, as Excel counts, from 1.
    fn first_row(&self) -> u32;

    /// What a name that is no column of the sheet stands for; `None` when the block has it nowhere.
    fn meaning(&self, name: &str) -> Option<ExcelMeaning>;

    /// The letters of the worksheet's column in which the column at this position is to stand.
    fn column(&self, position: usize) -> String;

    /// The letters of the next free column for workings with this heading.
    fn workings(&mut self, heading: &str) -> String;
}

/// One column as it is to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct ExcelColumn {
    /// Position among the sheet's columns; `None` for workings.
    pub column: Option<usize>,
    pub heading: String,
    /// The letters of the worksheet's column.
    pub letters: String,
    /// A formula for each row, without the =.
    pub formulas: Vec<String>,
    /// The values, for Excel to show until it computes them itself.
    pub values: Lanes,
}

impl CompiledSheet {
    /// Writes every column as Excel formulas, workings first where they are needed. `frame` has been filled by the
    /// program. `None` when the block lacks something that a formula speaks of.
    pub fn excel(&self, headings: &[&str], frame: &[Lanes], cells: &mut dyn FormulaCells) -> Option<Vec<ExcelColumn>> {
        let mut writer = ExcelWriter { sheet: self, frame, cells, done: Vec::new(), named: Vec::new() };
        for (position, (formula, heading)) in self.formulas.iter().zip(headings).enumerate() {
            let plain = writer.settle(formula, 0)?;
            let letters = writer.cells.column(position);
            let slot = self.program.first_column() + position;
            writer.write_column(Some(position), heading, letters.clone(), &plain, *frame.get(slot)?)?;
            writer.named.push((super::fold_identifier(heading), letters));
        }
        Some(writer.done)
    }
}

struct ExcelWriter<'a> {
    sheet: &'a CompiledSheet,
    frame: &'a [Lanes],
    cells: &'a mut dyn FormulaCells,
    done: Vec<ExcelColumn>,
    /// Names that have a column by now, with its letters.
    named: Vec<(String, String)>,
}

/// How deep names may stand for formulas that speak of names.
const DEEPEST: usize = 16;

impl ExcelWriter<'_> {
    fn write_column(
        &mut self,
        column: Option<usize>,
        heading: &str,
        letters: String,
        plain: &Expr,
        values: Lanes,
    ) -> Option<()> {
        let rows = self.sheet.program.rows;
        let formulas = (0..rows).map(|row| self.number(plain, row)).collect::<Option<Vec<String>>>()?;
        self.done.push(ExcelColumn { column, heading: heading.to_owned(), letters, formulas, values });
        Some(())
    }

    /// Gives a part a column of workings and the name by which it is known from then on.
    fn hoist(&mut self, name: String, plain: &Expr, values: Lanes, span: Span) -> Option<Expr> {
        let letters = self.cells.workings(&name.replace('_', " "));
        self.write_column(None, &name.replace('_', " "), letters.clone(), plain, values)?;
        self.named.push((name.clone(), letters));
        Some(Expr { kind: ExprKind::Name(name), span })
    }

    fn letters(&self, name: &str) -> Option<String> {
        self.named.iter().find(|(known, _)| known == name).map(|(_, letters)| letters.clone()).or_else(|| {
            match self.cells.meaning(name)? {
                ExcelMeaning::Cells(letters) => Some(letters),
                _ => None,
            }
        })
    }

    /// The same formula over nothing but cells: names that are formulas are written out, and what runs over the rows
    /// runs over columns.
    fn settle(&mut self, expr: &Expr, depth: usize) -> Option<Expr> {
        if depth > DEEPEST {
            return None;
        }
        let kind = match &expr.kind {
            ExprKind::Name(name) => return self.settle_name(name, expr.span, depth),
            ExprKind::Unary(op, operand) => ExprKind::Unary(*op, Box::new(self.settle(operand, depth)?)),
            ExprKind::Binary(op, left, right) => {
                ExprKind::Binary(*op, Box::new(self.settle(left, depth)?), Box::new(self.settle(right, depth)?))
            }
            ExprKind::Call(function, arguments) => return self.settle_call(*function, arguments, expr.span, depth),
            _ => return Some(expr.clone()),
        };
        Some(Expr { kind, span: expr.span })
    }

    fn settle_name(&mut self, name: &str, span: Span, depth: usize) -> Option<Expr> {
        if let Some(value) = self.sheet.constant(name) {
            return Some(Expr { kind: ExprKind::Number(value), span });
        }
        let itself = Expr { kind: ExprKind::Name(name.to_owned()), span };
        if self.named.iter().any(|(known, _)| known == name) || self.sheet.list(std::slice::from_ref(&itself)).is_some()
        {
            return Some(itself);
        }
        match self.cells.meaning(name)? {
            ExcelMeaning::Cells(_) | ExcelMeaning::Same { .. } => Some(itself),
            ExcelMeaning::Formula { text, column } => {
                let plain = self.settle(&parse(text).ok()?, depth + 1)?;
                if !column {
                    return Some(plain);
                }
                let values = self.sheet.evaluate(&itself, self.frame)?;
                self.hoist(name.to_owned(), &plain, values, span)
            }
            ExcelMeaning::Rows(formulas) => {
                let values = self.sheet.evaluate(&itself, self.frame)?;
                let heading = name.replace('_', " ");
                let letters = self.cells.workings(&heading);
                self.named.push((name.to_owned(), letters.clone()));
                self.done.push(ExcelColumn { column: None, heading, letters, formulas, values });
                Some(itself)
            }
        }
    }

    fn settle_call(&mut self, function: Function, arguments: &[Expr], span: Span, depth: usize) -> Option<Expr> {
        let mut plain = Vec::with_capacity(arguments.len());
        match (function, arguments) {
            (Function::History, [place, list @ ..]) => {
                // HISTORY is SHARE over the places by place and history together, as whole numbers.
                let name = |name: &str| Expr { kind: ExprKind::Name(name.to_owned()), span };
                let number = |n: f64| Expr { kind: ExprKind::Number(n), span };
                let binary = |op, a, b| Expr { kind: ExprKind::Binary(op, Box::new(a), Box::new(b)), span };
                let weighed = binary(BinaryOp::Multiply, place.clone(), number(8.0));
                let key = binary(BinaryOp::Add, weighed, name("history"));
                let key = Expr { kind: ExprKind::Unary(UnaryOp::Minus, Box::new(key)), span };
                let rank = Expr { kind: ExprKind::Call(Function::Rank, vec![key]), span };
                let mut shared = vec![rank];
                shared.extend_from_slice(list);
                return self.settle_call(Function::Share, &shared, span, depth);
            }
            (Function::Share | Function::Low | Function::High | Function::TwoWay, [place, list @ ..]) => {
                plain.push(self.ranged(place, depth)?);
                plain.extend_from_slice(list);
            }
            (Function::CountIf, [values, criterion]) => {
                plain.push(self.ranged(values, depth)?);
                plain.push(self.settle(criterion, depth)?);
            }
            (Function::SumIf, [values, criterion, summands @ ..]) => {
                plain.push(self.ranged(values, depth)?);
                plain.push(self.settle(criterion, depth)?);
                for summand in summands {
                    plain.push(self.ranged(summand, depth)?);
                }
            }
            (Function::Large | Function::Small, [values, which]) => {
                plain.push(self.ranged(values, depth)?);
                plain.push(self.settle(which, depth)?);
            }
            (Function::Index, [list @ .., which]) => {
                plain.extend_from_slice(list);
                plain.push(self.settle(which, depth)?);
            }
            (function, arguments) if runs_over_rows(function, arguments) => {
                for argument in arguments {
                    plain.push(self.ranged(argument, depth)?);
                }
            }
            (_, arguments) => {
                for argument in arguments {
                    plain.push(self.settle(argument, depth)?);
                }
            }
        }
        Some(Expr { kind: ExprKind::Call(function, plain), span })
    }

    /// A part over which a function runs: a name that has a column, or is given one.
    fn ranged(&mut self, part: &Expr, depth: usize) -> Option<Expr> {
        let plain = self.settle(part, depth)?;
        if let ExprKind::Name(name) = &plain.kind
            && self.letters(name).is_some()
        {
            return Some(plain);
        }
        let text = part.to_string();
        // The same part gets one column, however often it appears.
        let name = match &part.kind {
            ExprKind::Name(name) => name.clone(),
            _ => text,
        };
        if self.named.iter().any(|(known, _)| *known == name) {
            return Some(Expr { kind: ExprKind::Name(name), span: part.span });
        }
        let values = self.sheet.evaluate(part, self.frame)?;
        self.hoist(name, &plain, values, part.span)
    }

    fn own(&self, letters: &str, row: usize) -> String {
        format!("{letters}{}", self.cells.first_row() as usize + row)
    }

    fn range(&self, name: &Expr) -> Option<String> {
        let ExprKind::Name(name) = &name.kind else { return None };
        let letters = self.letters(name)?;
        let (first, rows) = (self.cells.first_row() as usize, self.sheet.program.rows);
        Some(format!("${letters}${first}:${letters}${}", first + rows - 1))
    }

    /// The part as a number: a truth value is 1 or 0.
    fn number(&self, plain: &Expr, row: usize) -> Option<String> {
        if self.is_truth(plain) {
            return Some(format!("IF({},1,0)", self.text(plain, row)?));
        }
        self.text(plain, row)
    }

    /// Whether Excel would give TRUE or FALSE.
    fn is_truth(&self, plain: &Expr) -> bool {
        match &plain.kind {
            ExprKind::Bool(_) | ExprKind::Call(Function::And | Function::Or | Function::Not, _) => true,
            ExprKind::Name(name) => matches!(self.cells.meaning(name), Some(ExcelMeaning::Same { truth: true, .. })),
            ExprKind::Binary(op, ..) => op.precedence() == BinaryOp::Equal.precedence(),
            ExprKind::Call(Function::If, arguments) => {
                arguments.len() == 3 && arguments[1..].iter().all(|branch| self.is_truth(branch))
            }
            _ => false,
        }
    }

    /// The part as Excel text for one row.
    fn text(&self, plain: &Expr, row: usize) -> Option<String> {
        let mut written = true;
        let text = plain.write(&mut |part| {
            if self.stays(part) {
                return None;
            }
            let replacement = self.replacement(part, row);
            written &= replacement.is_some();
            Some(replacement.unwrap_or_default())
        });
        written.then_some(text)
    }

    /// Whether a part is written in Excel as it is in our language.
    fn stays(&self, part: &Expr) -> bool {
        match &part.kind {
            ExprKind::Name(_) | ExprKind::Call(..) => false,
            ExprKind::Number(value) => *value >= 0.0,
            ExprKind::Binary(op, left, right) => {
                op.precedence() != BinaryOp::Equal.precedence() || self.is_truth(left) == self.is_truth(right)
            }
            _ => true,
        }
    }

    /// What stands for a part that does not stay; `None` where it cannot be written.
    fn replacement(&self, part: &Expr, row: usize) -> Option<String> {
        match &part.kind {
            ExprKind::Name(name) => match (self.letters(name), self.cells.meaning(name)) {
                (Some(letters), _) => Some(self.own(&letters, row)),
                (None, Some(ExcelMeaning::Same { text, .. })) => Some(text),
                _ => None,
            },
            ExprKind::Number(value) => Some(format!("({value})")),
            // Excel holds a truth value and a number to be different, whatever they are.
            ExprKind::Binary(op, left, right) => {
                Some(format!("({}{}{})", self.number(left, row)?, op.symbol(), self.number(right, row)?))
            }
            ExprKind::Call(function, arguments) => self.call(*function, arguments, row),
            _ => None,
        }
    }

    fn list(&self, arguments: &[Expr], separator: char) -> Option<String> {
        let mut points = self.sheet.list(arguments)?;
        let rows = self.sheet.program.rows;
        if points.len() < rows {
            points.resize(rows, 0.0);
        }
        Some(braces(points.into_iter(), separator))
    }

    fn call(&self, function: Function, arguments: &[Expr], row: usize) -> Option<String> {
        let numbers = |arguments: &[Expr]| {
            arguments
                .iter()
                .map(|argument| self.number(argument, row))
                .collect::<Option<Vec<String>>>()
                .map(|all| all.join(","))
        };
        Some(match (function, arguments) {
            (Function::Share, [place, list @ ..]) => {
                let (place, tied) = self.place(place, row)?;
                let points = self.list(list, ';')?;
                let count = points.matches(';').count() + 1;
                let places = braces((1..=count).map(|n| f64::from(u32::try_from(n).unwrap_or(u32::MAX))), ';');
                format!("(SUMPRODUCT(({places}>={place})*({places}<{place}+{tied})*{points})/{tied})")
            }
            (Function::Low, [place, list @ ..]) => {
                let (place, tied) = self.place(place, row)?;
                format!("INDEX({},{place}+{tied}-1)", self.list(list, ',')?)
            }
            (Function::High, [place, list @ ..]) => {
                let (place, _) = self.place(place, row)?;
                format!("INDEX({},{place})", self.list(list, ',')?)
            }
            (Function::TwoWay, [place, list, pairs]) => {
                let (place, tied) = self.place(place, row)?;
                let list = self.list(std::slice::from_ref(list), ',')?;
                let pairs = self.list(std::slice::from_ref(pairs), ',')?;
                format!("IF({tied}=2,INDEX({pairs},{place}),INDEX({list},{place}+{tied}-1))")
            }
            (Function::Index, [list @ .., which]) => {
                let points = self.sheet.list(list)?;
                format!("INDEX({},{})", braces(points.into_iter(), ','), self.number(which, row)?)
            }
            (Function::CountIf, [values, criterion]) => {
                let (sign, wanted) = self.criterion(criterion, row)?;
                format!("SUMPRODUCT(--({}{sign}{wanted}))", self.range(values)?)
            }
            (Function::SumIf, [values, criterion, summands @ ..]) => {
                let (sign, wanted) = self.criterion(criterion, row)?;
                let summands = self.range(summands.first().unwrap_or(values))?;
                format!("SUMPRODUCT(({}{sign}{wanted})*{summands})", self.range(values)?)
            }
            (Function::Large | Function::Small, [values, which]) => {
                format!("{}({},{})", function.name(), self.range(values)?, self.number(which, row)?)
            }
            (Function::Rank, [values]) => {
                let ExprKind::Name(name) = &values.kind else { return None };
                format!("RANK({},{})", self.own(&self.letters(name)?, row), self.range(values)?)
            }
            (function, arguments) if runs_over_rows(function, arguments) => {
                let ranges = arguments.iter().map(|argument| self.range(argument)).collect::<Option<Vec<String>>>()?;
                format!("{}({})", function.name(), ranges.join(","))
            }
            (Function::If, [condition, then, otherwise]) => {
                let truths = self.is_truth(then) && self.is_truth(otherwise);
                let branch = |branch: &Expr| if truths { self.text(branch, row) } else { self.number(branch, row) };
                format!("IF({},{},{})", self.text(condition, row)?, branch(then)?, branch(otherwise)?)
            }
            (Function::And | Function::Or | Function::Not, arguments) => {
                let conditions =
                    arguments.iter().map(|argument| self.text(argument, row)).collect::<Option<Vec<String>>>()?;
                format!("{}({})", function.name(), conditions.join(","))
            }
            (Function::Round | Function::RoundUp | Function::RoundDown, [x]) => {
                format!("{}({},0)", function.name(), self.number(x, row)?)
            }
            (function, arguments) => format!("{}({})", function.name(), numbers(arguments)?),
        })
    }

    /// The cell of a place, and how many have the same.
    fn place(&self, place: &Expr, row: usize) -> Option<(String, String)> {
        let ExprKind::Name(name) = &place.kind else { return None };
        let own = self.own(&self.letters(name)?, row);
        let tied = format!("COUNTIF({},{own})", self.range(place)?);
        Some((own, tied))
    }

    /// The sign and the value of a criterion.
    fn criterion(&self, criterion: &Expr, row: usize) -> Option<(String, String)> {
        let signed = |text: &str| {
            let sign: String = text.trim().chars().take_while(|c| "<>=".contains(*c)).collect();
            let rest = text.trim()[sign.len()..].trim().to_owned();
            (if sign.is_empty() { "=".to_owned() } else { sign }, rest)
        };
        match &criterion.kind {
            ExprKind::Text(text) => Some(signed(text)),
            ExprKind::Binary(BinaryOp::Join, left, right) => match &left.kind {
                ExprKind::Text(text) => Some((signed(text).0, format!("({})", self.number(right, row)?))),
                _ => None,
            },
            _ => Some(("=".to_owned(), format!("({})", self.number(criterion, row)?))),
        }
    }
}

/// An array constant.
fn braces(numbers: impl Iterator<Item = f64>, separator: char) -> String {
    let mut text = String::from("{");
    for (n, number) in numbers.enumerate() {
        if n > 0 {
            text.push(separator);
        }
        text.push_str(&number.to_string());
    }
    text.push('}');
    text
}
