//! The lexer: splits the text of a formula into tokens (words, numbers and signs).

use super::{BinaryOp, FormulaError, TextSpan};
use crate::languages::window_sentences::formula_errors as texts;
use crate::limits::LONGEST_FORMULA;

/// A word, number or sign of a formula.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    Number(f64),
    Text(String),
    /// A name or a function's name, as written.
    Word(String),
    Operator(BinaryOp),
    Percent,
    Open,
    Close,
    OpenBrace,
    CloseBrace,
    /// A comma, or the semicolon that Excel uses in much of Europe.
    Comma,
    End,
}

// One arm for each sign.
#[allow(clippy::too_many_lines)]
pub(super) fn tokenize(text: &str) -> Result<Vec<(Token, TextSpan)>, FormulaError> {
    if text.len() > LONGEST_FORMULA {
        let span = TextSpan { start: 0, end: text.len() };
        return Err(FormulaError::new(
            text,
            span,
            texts::too_long::name(&LONGEST_FORMULA.to_string()),
            texts::too_long::cure(),
        ));
    }
    let mut found = Vec::new();
    let mut rest = text.char_indices().peekable();
    while let Some((start, c)) = rest.next() {
        let mut end = start + c.len_utf8();
        let mut take = |rest: &mut std::iter::Peekable<std::str::CharIndices<'_>>, wanted: char| {
            let next = rest.next_if(|(_, next)| *next == wanted);
            if next.is_some() {
                end += wanted.len_utf8();
            }
            next.is_some()
        };
        let token = match c {
            c if c.is_whitespace() => continue,
            '(' => Token::Open,
            ')' => Token::Close,
            '{' => Token::OpenBrace,
            '}' => Token::CloseBrace,
            ',' | ';' => Token::Comma,
            '%' => Token::Percent,
            '+' => Token::Operator(BinaryOp::Add),
            '-' | '−' | '–' => Token::Operator(BinaryOp::Subtract),
            '*' | '×' | '·' => Token::Operator(BinaryOp::Multiply),
            '/' | '÷' => Token::Operator(BinaryOp::Divide),
            '^' => Token::Operator(BinaryOp::Power),
            '&' => Token::Operator(BinaryOp::Join),
            '=' => Token::Operator(BinaryOp::Equal),
            '≠' => Token::Operator(BinaryOp::NotEqual),
            '≤' => Token::Operator(BinaryOp::LessOrEqual),
            '≥' => Token::Operator(BinaryOp::GreaterOrEqual),
            '<' if take(&mut rest, '>') => Token::Operator(BinaryOp::NotEqual),
            '<' if take(&mut rest, '=') => Token::Operator(BinaryOp::LessOrEqual),
            '<' => Token::Operator(BinaryOp::Less),
            '>' if take(&mut rest, '=') => Token::Operator(BinaryOp::GreaterOrEqual),
            '>' => Token::Operator(BinaryOp::Greater),
            '"' => {
                let mut quoted = String::new();
                loop {
                    match rest.next() {
                        Some((at, '"')) => {
                            end = at + 1;
                            if rest.next_if(|(_, next)| *next == '"').is_none() {
                                break;
                            }
                            quoted.push('"');
                        }
                        Some((_, c)) => quoted.push(c),
                        None => {
                            return Err(FormulaError::new(
                                text,
                                TextSpan { start, end: text.len() },
                                texts::quotation_not_closed::name(),
                                texts::quotation_not_closed::cure(),
                            ));
                        }
                    }
                }
                Token::Text(quoted)
            }
            c if c.is_ascii_digit() || c == '.' => {
                end = number_end(text, start);
                while rest.next_if(|(at, _)| *at < end).is_some() {}
                let span = TextSpan { start, end };
                match text[start..end].parse::<f64>() {
                    Ok(number) if number.is_finite() => Token::Number(number),
                    _ => {
                        return Err(FormulaError::new(
                            text,
                            span,
                            texts::no_number::name(&text[start..end]),
                            texts::no_number::cure(),
                        ));
                    }
                }
            }
            c if c.is_alphabetic() || c == '_' => {
                while let Some((at, c)) = rest.next_if(|(_, c)| c.is_alphanumeric() || *c == '_') {
                    end = at + c.len_utf8();
                }
                Token::Word(text[start..end].to_owned())
            }
            other => {
                return Err(FormulaError::new(
                    text,
                    TextSpan { start, end },
                    texts::no_meaning::name(&other.to_string()),
                    texts::no_meaning::cure(),
                ));
            }
        };
        found.push((token, TextSpan { start, end }));
    }
    found.push((Token::End, TextSpan { start: text.len(), end: text.len() }));
    Ok(found)
}

/// The end of the number that begins at `start`. A number has digits, a point, and an exponent such as e-9.
fn number_end(text: &str, start: usize) -> usize {
    let bytes = text.as_bytes();
    let digits = |mut at: usize| {
        while bytes.get(at).is_some_and(u8::is_ascii_digit) {
            at += 1;
        }
        at
    };
    let mut end = digits(start);
    if bytes.get(end) == Some(&b'.') {
        end = digits(end + 1);
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        let exponent = digits(end + 1 + sign);
        if exponent > end + 1 + sign {
            end = exponent;
        }
    }
    end
}
