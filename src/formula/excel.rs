//! The translation of formulas into ordinary Excel formulas over one block of rows. Through [`FormulaCells`], the
//! caller gives the cells of each name. A part that Excel cannot compute over a range otherwise gets its own column of
//! workings. The result needs no array entry, no named range and no function that is newer than Excel 2007.

use super::explain::aggregates_rows;
use super::{BinaryOp, CompiledSheet, Expr, ExprKind, Function, RowValues, TextSpan, UnaryOp, parse};

/// The content of a name in the block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExcelMeaning {
    /// One cell in each row, in the column with these letters.
    Column(String),
    /// The same cell or constant for every row.
    SingleValue { text: String, truth: bool },
    /// An Excel formula for each row, which is written to a column of workings.
    FormulaPerRow(Vec<String>),
    /// Another formula of our language; with `column`, it gets its own column of workings.
    OwnFormula { text: String, column: bool },
}

/// A block of rows in a worksheet.
pub trait FormulaCells {
    /// The number of the first row, from 1 as in Excel.
    fn first_row(&self) -> u32;

    /// The content of a name that is not a column of the sheet; `None` if the block does not have it.
    fn meaning(&self, name: &str) -> Option<ExcelMeaning>;

    /// The letters of the worksheet's column for the sheet's column at this position.
    fn column(&self, position: usize) -> String;

    /// Reserves the next free column for workings with this heading, and returns its letters.
    fn add_workings_column(&mut self, heading: &str) -> String;
}

/// One column of Excel formulas.
#[derive(Clone, Debug, PartialEq)]
pub struct ExcelColumn {
    /// Position among the sheet's columns; `None` for workings.
    pub column: Option<usize>,
    pub heading: String,
    /// The letters of the worksheet's column.
    pub letters: String,
    /// A formula for each row, without the =.
    pub formulas: Vec<String>,
    /// The values that Excel shows until it computes the formulas.
    pub values: RowValues,
}

impl CompiledSheet {
    /// Writes every column as Excel formulas; a column's workings come before it. `frame` has been filled by the
    /// program. `None` if the block lacks a name that a formula uses.
    pub fn to_excel(
        &self,
        headings: &[&str],
        frame: &[RowValues],
        cells: &mut dyn FormulaCells,
    ) -> Option<Vec<ExcelColumn>> {
        let mut writer = ExcelWriter { sheet: self, frame, cells, columns: Vec::new(), named_columns: Vec::new() };
        for (position, (formula, heading)) in self.formulas.iter().zip(headings).enumerate() {
            let plain = writer.resolve(formula, 0)?;
            let letters = writer.cells.column(position);
            let slot = self.program.first_column() + position;
            writer.write_column(Some(position), heading, letters.clone(), &plain, *frame.get(slot)?)?;
            writer.named_columns.push((super::fold_identifier(heading), letters));
        }
        Some(writer.columns)
    }
}

struct ExcelWriter<'a> {
    sheet: &'a CompiledSheet,
    frame: &'a [RowValues],
    cells: &'a mut dyn FormulaCells,
    columns: Vec<ExcelColumn>,
    /// Names that already have a column, with its letters.
    named_columns: Vec<(String, String)>,
}

/// The deepest chain of names that are formulas with names.
const MAX_NAME_DEPTH: usize = 16;

impl ExcelWriter<'_> {
    fn write_column(
        &mut self,
        column: Option<usize>,
        heading: &str,
        letters: String,
        plain: &Expr,
        values: RowValues,
    ) -> Option<()> {
        let rows = self.sheet.program.rows;
        let formulas = (0..rows).map(|row| self.number_text(plain, row)).collect::<Option<Vec<String>>>()?;
        self.columns.push(ExcelColumn { column, heading: heading.to_owned(), letters, formulas, values });
        Some(())
    }

    /// Writes a part to a column of workings, and returns the name that refers to this column.
    fn write_workings_column(&mut self, name: String, plain: &Expr, values: RowValues, span: TextSpan) -> Option<Expr> {
        let letters = self.cells.add_workings_column(&name.replace('_', " "));
        self.write_column(None, &name.replace('_', " "), letters.clone(), plain, values)?;
        self.named_columns.push((name.clone(), letters));
        Some(Expr { kind: ExprKind::Name(name), span })
    }

    fn letters_of(&self, name: &str) -> Option<String> {
        self.named_columns.iter().find(|(known, _)| known == name).map(|(_, letters)| letters.clone()).or_else(|| {
            match self.cells.meaning(name)? {
                ExcelMeaning::Column(letters) => Some(letters),
                _ => None,
            }
        })
    }

    /// The same formula over cells only: a name that is a formula is replaced by that formula, and every argument that
    /// is computed over the rows becomes a column.
    fn resolve(&mut self, expr: &Expr, depth: usize) -> Option<Expr> {
        if depth > MAX_NAME_DEPTH {
            return None;
        }
        let kind = match &expr.kind {
            ExprKind::Name(name) => return self.resolve_name(name, expr.span, depth),
            ExprKind::Unary(op, operand) => ExprKind::Unary(*op, Box::new(self.resolve(operand, depth)?)),
            ExprKind::Binary(op, left, right) => {
                ExprKind::Binary(*op, Box::new(self.resolve(left, depth)?), Box::new(self.resolve(right, depth)?))
            }
            ExprKind::Call(function, arguments) => return self.resolve_call(*function, arguments, expr.span, depth),
            _ => return Some(expr.clone()),
        };
        Some(Expr { kind, span: expr.span })
    }

    fn resolve_name(&mut self, name: &str, span: TextSpan, depth: usize) -> Option<Expr> {
        if let Some(value) = self.sheet.constant(name) {
            return Some(Expr { kind: ExprKind::Number(value), span });
        }
        let itself = Expr { kind: ExprKind::Name(name.to_owned()), span };
        if self.named_columns.iter().any(|(known, _)| known == name)
            || self.sheet.number_list(std::slice::from_ref(&itself)).is_some()
        {
            return Some(itself);
        }
        match self.cells.meaning(name)? {
            ExcelMeaning::Column(_) | ExcelMeaning::SingleValue { .. } => Some(itself),
            ExcelMeaning::OwnFormula { text, column } => {
                let plain = self.resolve(&parse(&text).ok()?, depth + 1)?;
                if !column {
                    return Some(plain);
                }
                let values = self.sheet.evaluate(&itself, self.frame)?;
                self.write_workings_column(name.to_owned(), &plain, values, span)
            }
            ExcelMeaning::FormulaPerRow(formulas) => {
                let values = self.sheet.evaluate(&itself, self.frame)?;
                let heading = name.replace('_', " ");
                let letters = self.cells.add_workings_column(&heading);
                self.named_columns.push((name.to_owned(), letters.clone()));
                self.columns.push(ExcelColumn { column: None, heading, letters, formulas, values });
                Some(itself)
            }
        }
    }

    fn resolve_call(&mut self, function: Function, arguments: &[Expr], span: TextSpan, depth: usize) -> Option<Expr> {
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
                return self.resolve_call(Function::Share, &shared, span, depth);
            }
            (Function::Share | Function::Low | Function::High | Function::TwoWay, [place, list @ ..]) => {
                plain.push(self.resolve_range(place, depth)?);
                plain.extend_from_slice(list);
            }
            (Function::CountIf, [values, criterion]) => {
                plain.push(self.resolve_range(values, depth)?);
                plain.push(self.resolve(criterion, depth)?);
            }
            (Function::SumIf, [values, criterion, summands @ ..]) => {
                plain.push(self.resolve_range(values, depth)?);
                plain.push(self.resolve(criterion, depth)?);
                for summand in summands {
                    plain.push(self.resolve_range(summand, depth)?);
                }
            }
            (Function::Large | Function::Small, [values, which]) => {
                plain.push(self.resolve_range(values, depth)?);
                plain.push(self.resolve(which, depth)?);
            }
            (Function::Index, [list @ .., which]) => {
                plain.extend_from_slice(list);
                plain.push(self.resolve(which, depth)?);
            }
            (function, arguments) if aggregates_rows(function, arguments) => {
                for argument in arguments {
                    plain.push(self.resolve_range(argument, depth)?);
                }
            }
            (_, arguments) => {
                for argument in arguments {
                    plain.push(self.resolve(argument, depth)?);
                }
            }
        }
        Some(Expr { kind: ExprKind::Call(function, plain), span })
    }

    /// An argument that is computed over the rows, as a name with a column. A column of workings is added if needed.
    fn resolve_range(&mut self, part: &Expr, depth: usize) -> Option<Expr> {
        let plain = self.resolve(part, depth)?;
        if let ExprKind::Name(name) = &plain.kind
            && self.letters_of(name).is_some()
        {
            return Some(plain);
        }
        let text = part.to_string();
        // A part that appears several times gets only one column.
        let name = match &part.kind {
            ExprKind::Name(name) => name.clone(),
            _ => text,
        };
        if self.named_columns.iter().any(|(known, _)| *known == name) {
            return Some(Expr { kind: ExprKind::Name(name), span: part.span });
        }
        let values = self.sheet.evaluate(part, self.frame)?;
        self.write_workings_column(name, &plain, values, part.span)
    }

    fn own_cell(&self, letters: &str, row: usize) -> String {
        format!("{letters}{}", self.cells.first_row() as usize + row)
    }

    fn column_range(&self, name: &Expr) -> Option<String> {
        let ExprKind::Name(name) = &name.kind else { return None };
        let letters = self.letters_of(name)?;
        let (first, rows) = (self.cells.first_row() as usize, self.sheet.program.rows);
        Some(format!("${letters}${first}:${letters}${}", first + rows - 1))
    }

    /// The part as the text of a number: a truth value becomes 1 or 0.
    fn number_text(&self, plain: &Expr, row: usize) -> Option<String> {
        if self.is_truth_value(plain) {
            return Some(format!("IF({},1,0)", self.excel_text(plain, row)?));
        }
        self.excel_text(plain, row)
    }

    /// Whether the result in Excel is TRUE or FALSE.
    fn is_truth_value(&self, plain: &Expr) -> bool {
        match &plain.kind {
            ExprKind::Bool(_) | ExprKind::Call(Function::And | Function::Or | Function::Not, _) => true,
            ExprKind::Name(name) => {
                matches!(self.cells.meaning(name), Some(ExcelMeaning::SingleValue { truth: true, .. }))
            }
            ExprKind::Binary(op, ..) => op.precedence() == BinaryOp::Equal.precedence(),
            ExprKind::Call(Function::If, arguments) => {
                arguments.len() == 3 && arguments[1..].iter().all(|branch| self.is_truth_value(branch))
            }
            _ => false,
        }
    }

    /// The part as Excel text for one row.
    fn excel_text(&self, plain: &Expr, row: usize) -> Option<String> {
        let mut written = true;
        let text = plain.write(&mut |part| {
            if self.is_same_in_excel(part) {
                return None;
            }
            let replacement = self.replacement(part, row);
            written &= replacement.is_some();
            Some(replacement.unwrap_or_default())
        });
        // Gnumeric takes a blank between two parts for the intersection of ranges.
        written.then(|| without_blanks(&text))
    }

    /// Whether a part has the same text in Excel as in our language.
    fn is_same_in_excel(&self, part: &Expr) -> bool {
        match &part.kind {
            ExprKind::Name(_) | ExprKind::Call(..) => false,
            ExprKind::Number(value) => *value >= 0.0,
            ExprKind::Binary(op, left, right) => {
                op.precedence() != BinaryOp::Equal.precedence()
                    || self.is_truth_value(left) == self.is_truth_value(right)
            }
            _ => true,
        }
    }

    /// The Excel text of a part that is different in Excel; `None` if it cannot be written.
    fn replacement(&self, part: &Expr, row: usize) -> Option<String> {
        match &part.kind {
            ExprKind::Name(name) => match (self.letters_of(name), self.cells.meaning(name)) {
                (Some(letters), _) => Some(self.own_cell(&letters, row)),
                (None, Some(ExcelMeaning::SingleValue { text, .. })) => Some(text),
                _ => None,
            },
            ExprKind::Number(value) => Some(format!("({value})")),
            // In Excel, a truth value is never equal to a number.
            ExprKind::Binary(op, left, right) => {
                Some(format!("({}{}{})", self.number_text(left, row)?, op.symbol(), self.number_text(right, row)?))
            }
            ExprKind::Call(function, arguments) => self.call_text(*function, arguments, row),
            _ => None,
        }
    }

    fn points_array(&self, arguments: &[Expr], separator: char) -> Option<String> {
        let mut points = self.sheet.number_list(arguments)?;
        let rows = self.sheet.program.rows;
        if points.len() < rows {
            points.resize(rows, 0.0);
        }
        Some(array_constant(points.into_iter(), separator))
    }

    fn call_text(&self, function: Function, arguments: &[Expr], row: usize) -> Option<String> {
        let numbers = |arguments: &[Expr]| {
            arguments
                .iter()
                .map(|argument| self.number_text(argument, row))
                .collect::<Option<Vec<String>>>()
                .map(|all| all.join(","))
        };
        Some(match (function, arguments) {
            (Function::Share, [place, list @ ..]) => {
                let (place, tied) = self.place_and_tied(place, row)?;
                let points = self.points_array(list, ';')?;
                let count = points.matches(';').count() + 1;
                let places = array_constant((1..=count).map(|n| f64::from(u32::try_from(n).unwrap_or(u32::MAX))), ';');
                format!("(SUMPRODUCT(({places}>={place})*({places}<{place}+{tied})*{points})/{tied})")
            }
            (Function::Low, [place, list @ ..]) => {
                let (place, tied) = self.place_and_tied(place, row)?;
                format!("INDEX({},{place}+{tied}-1)", self.points_array(list, ',')?)
            }
            (Function::High, [place, list @ ..]) => {
                let (place, _) = self.place_and_tied(place, row)?;
                format!("INDEX({},{place})", self.points_array(list, ',')?)
            }
            (Function::TwoWay, [place, list, pairs]) => {
                let (place, tied) = self.place_and_tied(place, row)?;
                let list = self.points_array(std::slice::from_ref(list), ',')?;
                let pairs = self.points_array(std::slice::from_ref(pairs), ',')?;
                format!("IF({tied}=2,INDEX({pairs},{place}),INDEX({list},{place}+{tied}-1))")
            }
            (Function::Index, [list @ .., which]) => {
                let points = self.sheet.number_list(list)?;
                format!("INDEX({},{})", array_constant(points.into_iter(), ','), self.number_text(which, row)?)
            }
            (Function::CountIf, [values, criterion]) => {
                let (sign, wanted) = self.criterion_parts(criterion, row)?;
                format!("SUMPRODUCT(--({}{sign}{wanted}))", self.column_range(values)?)
            }
            (Function::SumIf, [values, criterion, summands @ ..]) => {
                let (sign, wanted) = self.criterion_parts(criterion, row)?;
                let summands = self.column_range(summands.first().unwrap_or(values))?;
                format!("SUMPRODUCT(({}{sign}{wanted})*{summands})", self.column_range(values)?)
            }
            (Function::Large | Function::Small, [values, which]) => {
                format!("{}({},{})", function.name(), self.column_range(values)?, self.number_text(which, row)?)
            }
            (Function::Rank, [values]) => {
                let ExprKind::Name(name) = &values.kind else { return None };
                format!("RANK({},{})", self.own_cell(&self.letters_of(name)?, row), self.column_range(values)?)
            }
            (function, arguments) if aggregates_rows(function, arguments) => {
                let ranges =
                    arguments.iter().map(|argument| self.column_range(argument)).collect::<Option<Vec<String>>>()?;
                format!("{}({})", function.name(), ranges.join(","))
            }
            (Function::If, [condition, then, otherwise]) => {
                let truths = self.is_truth_value(then) && self.is_truth_value(otherwise);
                let branch =
                    |branch: &Expr| if truths { self.excel_text(branch, row) } else { self.number_text(branch, row) };
                format!("IF({},{},{})", self.excel_text(condition, row)?, branch(then)?, branch(otherwise)?)
            }
            (Function::And | Function::Or | Function::Not, arguments) => {
                let conditions =
                    arguments.iter().map(|argument| self.excel_text(argument, row)).collect::<Option<Vec<String>>>()?;
                format!("{}({})", function.name(), conditions.join(","))
            }
            (Function::Round | Function::RoundUp | Function::RoundDown, [x]) => {
                format!("{}({},0)", function.name(), self.number_text(x, row)?)
            }
            (function, arguments) => format!("{}({})", function.name(), numbers(arguments)?),
        })
    }

    /// The cell of a place, and the number of rows with the same place.
    fn place_and_tied(&self, place: &Expr, row: usize) -> Option<(String, String)> {
        let ExprKind::Name(name) = &place.kind else { return None };
        let own = self.own_cell(&self.letters_of(name)?, row);
        let tied = format!("COUNTIF({},{own})", self.column_range(place)?);
        Some((own, tied))
    }

    /// The sign and the value of a criterion.
    fn criterion_parts(&self, criterion: &Expr, row: usize) -> Option<(String, String)> {
        let signed = |text: &str| {
            let sign: String = text.trim().chars().take_while(|c| "<>=".contains(*c)).collect();
            let rest = text.trim()[sign.len()..].trim().to_owned();
            (if sign.is_empty() { "=".to_owned() } else { sign }, rest)
        };
        match &criterion.kind {
            ExprKind::Text(text) => Some(signed(text)),
            ExprKind::Binary(BinaryOp::Join, left, right) => match &left.kind {
                ExprKind::Text(text) => Some((signed(text).0, format!("({})", self.number_text(right, row)?))),
                _ => None,
            },
            _ => Some(("=".to_owned(), format!("({})", self.number_text(criterion, row)?))),
        }
    }
}

/// The formula without the blanks between its parts.
fn without_blanks(formula: &str) -> String {
    let outside = |(at, part): (usize, &str)| if at % 2 == 0 { part.replace(' ', "") } else { part.to_owned() };
    formula.split('"').enumerate().map(outside).collect::<Vec<_>>().join("\"")
}

/// An array constant of Excel.
fn array_constant(numbers: impl Iterator<Item = f64>, separator: char) -> String {
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
