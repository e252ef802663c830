//! The syntax tree of a formula, and its conversion back into text.

use std::fmt;

use super::Function;

/// A part of a text, as positions in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TextSpan {
    pub start: usize,
    pub end: usize,
}

impl TextSpan {
    /// The span from the beginning of `self` to the end of `other`.
    #[must_use]
    pub fn to(self, other: TextSpan) -> TextSpan {
        TextSpan { start: self.start, end: other.end }
    }
}

/// A formula or a part of one.
#[derive(Clone, Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: TextSpan,
}

/// Two formulas are equal if their trees are equal; positions in the text are not compared.
impl PartialEq for Expr {
    fn eq(&self, other: &Expr) -> bool {
        self.kind == other.kind
    }
}

/// The kinds of parts of a formula.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    Number(f64),
    /// Text in quotation marks; only criteria such as ">3" use it.
    Text(String),
    Bool(bool),
    /// A name, folded.
    Name(String),
    /// `{38, 14, 7}`.
    Array(Vec<f64>),
    Unary(UnaryOp, Box<Expr>),
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    Call(Function, Vec<Expr>),
}

/// An operator with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    Minus,
    Plus,
    /// Written after its operand.
    Percent,
}

/// An operator with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    /// `&`; only criteria such as ">" & centres use it.
    Join,
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
}

impl BinaryOp {
    /// The precedence in Excel's order; a higher number binds more strongly. All operators associate to the left.
    pub fn precedence(self) -> u8 {
        match self {
            BinaryOp::Equal
            | BinaryOp::NotEqual
            | BinaryOp::Less
            | BinaryOp::LessOrEqual
            | BinaryOp::Greater
            | BinaryOp::GreaterOrEqual => 1,
            BinaryOp::Join => 2,
            BinaryOp::Add | BinaryOp::Subtract => 3,
            BinaryOp::Multiply | BinaryOp::Divide => 4,
            BinaryOp::Power => 5,
        }
    }

    /// The sign in formulas.
    pub fn symbol(self) -> &'static str {
        match self {
            BinaryOp::Equal => "=",
            BinaryOp::NotEqual => "<>",
            BinaryOp::Less => "<",
            BinaryOp::LessOrEqual => "<=",
            BinaryOp::Greater => ">",
            BinaryOp::GreaterOrEqual => ">=",
            BinaryOp::Join => "&",
            BinaryOp::Add => "+",
            BinaryOp::Subtract => "-",
            BinaryOp::Multiply => "*",
            BinaryOp::Divide => "/",
            BinaryOp::Power => "^",
        }
    }
}

/// The precedence of a sign. It is higher than that of every operator with two operands: as in Excel, -2^2 is 4.
const SIGN_PRECEDENCE: u8 = 6;
/// The precedence of a per cent sign.
const PERCENT_PRECEDENCE: u8 = 7;

impl Expr {
    fn precedence(&self) -> u8 {
        match &self.kind {
            ExprKind::Binary(op, ..) => op.precedence(),
            ExprKind::Unary(UnaryOp::Minus | UnaryOp::Plus, _) => SIGN_PRECEDENCE,
            ExprKind::Unary(UnaryOp::Percent, _) => PERCENT_PRECEDENCE,
            _ => u8::MAX,
        }
    }

    /// Writes the formula as text. `replace` may give another text for any part. That text must be a single value or in
    /// brackets, because it can be next to any operator.
    pub fn write(&self, replace: &mut dyn FnMut(&Expr) -> Option<String>) -> String {
        let mut text = String::new();
        self.print(&mut text, 0, replace);
        text
    }

    fn print(&self, text: &mut String, at_least: u8, replace: &mut dyn FnMut(&Expr) -> Option<String>) {
        if let Some(other) = replace(self) {
            text.push_str(&other);
            return;
        }
        let bracketed = self.precedence() < at_least;
        if bracketed {
            text.push('(');
        }
        match &self.kind {
            ExprKind::Number(number) => text.push_str(&number.to_string()),
            ExprKind::Text(quoted) => {
                text.push('"');
                text.push_str(&quoted.replace('"', "\"\""));
                text.push('"');
            }
            ExprKind::Bool(value) => text.push_str(if *value { "TRUE" } else { "FALSE" }),
            ExprKind::Name(name) => text.push_str(name),
            ExprKind::Array(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(f64::to_string).collect();
                text.push('{');
                text.push_str(&numbers.join(", "));
                text.push('}');
            }
            ExprKind::Unary(op @ (UnaryOp::Minus | UnaryOp::Plus), operand) => {
                text.push(if *op == UnaryOp::Minus { '-' } else { '+' });
                operand.print(text, SIGN_PRECEDENCE, replace);
            }
            ExprKind::Unary(UnaryOp::Percent, operand) => {
                operand.print(text, PERCENT_PRECEDENCE, replace);
                text.push('%');
            }
            ExprKind::Binary(op, left, right) => {
                left.print(text, op.precedence(), replace);
                text.push(' ');
                text.push_str(op.symbol());
                text.push(' ');
                right.print(text, op.precedence() + 1, replace);
            }
            ExprKind::Call(function, arguments) => {
                text.push_str(function.name());
                text.push('(');
                for (n, argument) in arguments.iter().enumerate() {
                    if n > 0 {
                        text.push_str(", ");
                    }
                    argument.print(text, 0, replace);
                }
                text.push(')');
            }
        }
        if bracketed {
            text.push(')');
        }
    }

    /// Every name in the formula, each once, in the order of appearance.
    pub fn names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        self.collect_names(&mut names);
        names
    }

    fn collect_names<'a>(&'a self, names: &mut Vec<&'a str>) {
        match &self.kind {
            ExprKind::Name(name) => {
                if !names.contains(&name.as_str()) {
                    names.push(name);
                }
            }
            ExprKind::Unary(_, operand) => operand.collect_names(names),
            ExprKind::Binary(_, left, right) => {
                left.collect_names(names);
                right.collect_names(names);
            }
            ExprKind::Call(_, arguments) => arguments.iter().for_each(|argument| argument.collect_names(names)),
            ExprKind::Number(_) | ExprKind::Text(_) | ExprKind::Bool(_) | ExprKind::Array(_) => {}
        }
    }
}

/// Writes the formula in its standard form. Parsing that text gives the same formula.
impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write(&mut |_| None))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::formula::parse;

    fn expr() -> impl Strategy<Value = Expr> {
        let leaf = prop_oneof![
            (0.0..1e9f64).prop_map(ExprKind::Number),
            Just(ExprKind::Number(1e-7)),
            any::<bool>().prop_map(ExprKind::Bool),
            "[a-z]_[a-z0-9_]{0,8}".prop_map(ExprKind::Name),
            prop::collection::vec(-100.0..100.0f64, 1..5).prop_map(ExprKind::Array),
            "[^\u{0}]{0,6}".prop_map(ExprKind::Text),
        ];
        let node = |kind| Expr { kind, span: TextSpan::default() };
        leaf.prop_map(node).prop_recursive(6, 40, 3, move |inner| {
            let binary = (0..12usize, inner.clone(), inner.clone()).prop_map(|(op, left, right)| {
                const OPS: [BinaryOp; 12] = [
                    BinaryOp::Equal,
                    BinaryOp::NotEqual,
                    BinaryOp::Less,
                    BinaryOp::LessOrEqual,
                    BinaryOp::Greater,
                    BinaryOp::GreaterOrEqual,
                    BinaryOp::Join,
                    BinaryOp::Add,
                    BinaryOp::Subtract,
                    BinaryOp::Multiply,
                    BinaryOp::Divide,
                    BinaryOp::Power,
                ];
                ExprKind::Binary(OPS[op], Box::new(left), Box::new(right))
            });
            let unary = (0..3usize, inner.clone()).prop_map(|(op, operand)| {
                let op = [UnaryOp::Minus, UnaryOp::Plus, UnaryOp::Percent][op];
                ExprKind::Unary(op, Box::new(operand))
            });
            let call = (0..32usize, prop::collection::vec(inner, 3..4)).prop_map(|(function, mut arguments)| {
                let function = Function::all().nth(function).unwrap_or(Function::If);
                arguments.truncate(function.arity().1);
                ExprKind::Call(function, arguments)
            });
            prop_oneof![binary, unary, call].prop_map(node)
        })
    }

    proptest! {
        #[test]
        fn a_written_formula_is_parsed_into_the_same_formula(expr in expr()) {
            let text = expr.to_string();
            let parsed = parse(&text).map_err(|error| TestCaseError::fail(format!("{text}: {error}")))?;
            prop_assert_eq!(&parsed, &expr, "{}", text);
        }

        #[test]
        fn any_typed_text_is_parsed_or_refused(text in "[-+*/^%&=<>(){},;.\"0-9a-zA-Z_ é½]{0,60}|\\PC{0,60}") {
            if let Ok(expr) = parse(&text) {
                prop_assert_eq!(parse(&expr.to_string()).ok(), Some(expr));
            }
        }
    }
}
