//! A formula as a tree, and a tree as a formula.

use std::fmt;

use super::Function;

/// Where in the text something stands, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    pub start: usize,
    pub end: usize,
}

impl Span {
    /// From the beginning of `self` to the end of `other`.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start, end: other.end }
    }
}

/// A formula or a part of one.
#[derive(Clone, Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

/// Two formulas are equal when they say the same, wherever it stands.
impl PartialEq for Expr {
    fn eq(&self, other: &Expr) -> bool {
        self.kind == other.kind
    }
}

/// What a formula is made of.
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
    /// Written behind its operand.
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
    /// How strongly it binds, in Excel's order; all associate to the left.
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

    /// As it is written.
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

/// How strongly a sign binds: more than every operator with two operands, as in Excel, where -2^2 is 4.
const SIGN: u8 = 6;
/// How strongly a per cent sign binds.
const PERCENT: u8 = 7;

impl Expr {
    fn precedence(&self) -> u8 {
        match &self.kind {
            ExprKind::Binary(op, ..) => op.precedence(),
            ExprKind::Unary(UnaryOp::Minus | UnaryOp::Plus, _) => SIGN,
            ExprKind::Unary(UnaryOp::Percent, _) => PERCENT,
            _ => u8::MAX,
        }
    }

    fn print(&self, f: &mut fmt::Formatter<'_>, at_least: u8) -> fmt::Result {
        let bracketed = self.precedence() < at_least;
        if bracketed {
            f.write_str("(")?;
        }
        match &self.kind {
            ExprKind::Number(number) => write!(f, "{number}")?,
            ExprKind::Text(text) => write!(f, "\"{}\"", text.replace('"', "\"\""))?,
            ExprKind::Bool(true) => f.write_str("TRUE")?,
            ExprKind::Bool(false) => f.write_str("FALSE")?,
            ExprKind::Name(name) => f.write_str(name)?,
            ExprKind::Array(numbers) => {
                f.write_str("{")?;
                for (n, number) in numbers.iter().enumerate() {
                    write!(f, "{}{number}", if n > 0 { ", " } else { "" })?;
                }
                f.write_str("}")?;
            }
            ExprKind::Unary(UnaryOp::Minus, operand) => {
                f.write_str("-")?;
                operand.print(f, SIGN)?;
            }
            ExprKind::Unary(UnaryOp::Plus, operand) => {
                f.write_str("+")?;
                operand.print(f, SIGN)?;
            }
            ExprKind::Unary(UnaryOp::Percent, operand) => {
                operand.print(f, PERCENT)?;
                f.write_str("%")?;
            }
            ExprKind::Binary(op, left, right) => {
                left.print(f, op.precedence())?;
                write!(f, " {} ", op.symbol())?;
                right.print(f, op.precedence() + 1)?;
            }
            ExprKind::Call(function, arguments) => {
                write!(f, "{}(", function.name())?;
                for (n, argument) in arguments.iter().enumerate() {
                    if n > 0 {
                        f.write_str(", ")?;
                    }
                    argument.print(f, 0)?;
                }
                f.write_str(")")?;
            }
        }
        if bracketed {
            f.write_str(")")?;
        }
        Ok(())
    }
}

/// The formula in its plain form; parsing it gives the same formula.
impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.print(f, 0)
    }
}
