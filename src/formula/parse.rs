//! The parser: builds the syntax tree of a formula from its text.

use super::error::nearest_word;
use super::lexer::{Token, tokenize};
use super::{BinaryOp, Expr, ExprKind, FormulaError, Function, TextSpan, UnaryOp, fold_identifier};
use crate::languages::window_sentences::formula_errors as texts;
use crate::limits::DEEPEST_FORMULA;

/// Reads a formula. A leading = is allowed, as in a cell.
///
/// # Errors
/// When the text is not a formula. The error has the problem, the character and the cure.
pub fn parse(text: &str) -> Result<Expr, FormulaError> {
    let mut tokens = tokenize(text)?;
    if matches!(tokens.first(), Some((Token::Operator(BinaryOp::Equal), _))) {
        tokens.remove(0);
    }
    let mut parser = Parser { text, tokens, at: 0 };
    let (expr, _) = parser.expression(0, 0)?;
    match parser.peek() {
        Token::End => Ok(expr),
        Token::Close => Err(parser.error_here(texts::close_without_open::name(), texts::close_without_open::cure())),
        Token::Comma => {
            Err(parser.error_here(texts::comma_outside_function::name(), texts::comma_outside_function::cure()))
        }
        _ => Err(parser.error_here(texts::operator_missing::name(), texts::operator_missing::cure())),
    }
}

struct Parser<'t> {
    text: &'t str,
    tokens: Vec<(Token, TextSpan)>,
    at: usize,
}

/// A part of a formula, and its depth.
type ParseResult = Result<(Expr, usize), FormulaError>;

impl Parser<'_> {
    fn peek(&self) -> &Token {
        &self.tokens[self.at.min(self.tokens.len() - 1)].0
    }

    fn span(&self) -> TextSpan {
        self.tokens[self.at.min(self.tokens.len() - 1)].1
    }

    fn advance(&mut self) -> (Token, TextSpan) {
        let token = self.tokens[self.at.min(self.tokens.len() - 1)].clone();
        self.at += 1;
        token
    }

    fn error_here(&self, message: impl Into<String>, cure: impl Into<String>) -> FormulaError {
        FormulaError::new(self.text, self.span(), message, cure)
    }

    fn node(&self, kind: ExprKind, span: TextSpan, depth: usize) -> ParseResult {
        if depth > DEEPEST_FORMULA {
            return Err(FormulaError::new(
                self.text,
                span,
                texts::nested_too_deeply::name(),
                texts::nested_too_deeply::cure(),
            ));
        }
        Ok((Expr { kind, span }, depth))
    }

    /// Parses operators whose precedence is `at_least` or higher, inside `level` brackets.
    fn expression(&mut self, at_least: u8, level: usize) -> ParseResult {
        let (mut left, mut depth) = self.operand(level)?;
        while let Token::Operator(op) = *self.peek() {
            if op.precedence() < at_least {
                break;
            }
            self.advance();
            let (right, right_depth) = self.expression(op.precedence() + 1, level + 1)?;
            let span = left.span.to(right.span);
            let kind = ExprKind::Binary(op, Box::new(left), Box::new(right));
            (left, depth) = self.node(kind, span, depth.max(right_depth) + 1)?;
        }
        Ok((left, depth))
    }

    /// Parses a value with its signs and per cent signs.
    fn operand(&mut self, level: usize) -> ParseResult {
        if level > DEEPEST_FORMULA {
            return Err(self.error_here(texts::nested_too_deeply::name(), texts::nested_too_deeply::cure()));
        }
        let sign = match self.peek() {
            Token::Operator(BinaryOp::Subtract) => Some(UnaryOp::Minus),
            Token::Operator(BinaryOp::Add) => Some(UnaryOp::Plus),
            _ => None,
        };
        if let Some(sign) = sign {
            let start = self.span();
            self.advance();
            let (operand, depth) = self.operand(level + 1)?;
            let span = start.to(operand.span);
            return self.node(ExprKind::Unary(sign, Box::new(operand)), span, depth + 1);
        }
        let (mut value, mut depth) = self.value(level)?;
        while *self.peek() == Token::Percent {
            let span = value.span.to(self.span());
            self.advance();
            (value, depth) = self.node(ExprKind::Unary(UnaryOp::Percent, Box::new(value)), span, depth + 1)?;
        }
        Ok((value, depth))
    }

    fn value(&mut self, level: usize) -> ParseResult {
        match self.peek() {
            Token::End => {
                return Err(self.error_here(texts::ends_too_early::name(), texts::ends_too_early::cure()));
            }
            Token::Close => {
                return Err(self.error_here(
                    texts::value_missing_before_bracket::name(),
                    texts::value_missing_before_bracket::cure(),
                ));
            }
            Token::Comma => {
                return Err(self
                    .error_here(texts::value_missing_before_comma::name(), texts::value_missing_before_comma::cure()));
            }
            Token::CloseBrace | Token::Percent | Token::Operator(_) => {
                return Err(
                    self.error_here(texts::value_missing_before_this::name(), texts::value_missing_before_this::cure())
                );
            }
            Token::Number(_) | Token::Text(_) | Token::Word(_) | Token::Open | Token::OpenBrace => {}
        }
        let (token, span) = self.advance();
        match token {
            Token::Number(number) => self.node(ExprKind::Number(number), span, 1),
            Token::Text(text) => self.node(ExprKind::Text(text), span, 1),
            Token::Open => {
                let (inner, depth) = self.expression(0, level + 1)?;
                self.close(span)?;
                Ok((inner, depth))
            }
            Token::OpenBrace => self.array(span),
            Token::Word(word) if *self.peek() == Token::Open => self.call(&word, span, level),
            Token::Word(word) if word.eq_ignore_ascii_case("true") => self.node(ExprKind::Bool(true), span, 1),
            Token::Word(word) if word.eq_ignore_ascii_case("false") => self.node(ExprKind::Bool(false), span, 1),
            Token::Word(word) => self.node(ExprKind::Name(fold_identifier(&word)), span, 1),
            // These tokens have returned an error above.
            Token::End | Token::Close | Token::Comma | Token::CloseBrace | Token::Percent | Token::Operator(_) => {
                Err(FormulaError::new(self.text, span, texts::value_missing::name(), texts::value_missing::cure()))
            }
        }
    }

    fn close(&mut self, opened: TextSpan) -> Result<TextSpan, FormulaError> {
        let span = self.span();
        match self.peek() {
            Token::Close => {
                self.advance();
                Ok(span)
            }
            Token::End => {
                let (message, cure) = (texts::bracket_not_closed::name(), texts::bracket_not_closed::cure());
                Err(FormulaError::new(self.text, opened, message, cure))
            }
            Token::Comma => Err(self.error_here(texts::comma_in_brackets::name(), texts::comma_in_brackets::cure())),
            _ => Err(self.error_here(texts::operator_missing::name(), texts::operator_missing::cure())),
        }
    }

    fn call(&mut self, word: &str, name: TextSpan, level: usize) -> ParseResult {
        let Some(function) = Function::find(word) else {
            let upper = word.to_uppercase();
            let cure = match nearest_word(&upper, Function::all().map(Function::name)) {
                Some(meant) => texts::function_meant(meant),
                None => texts::no_function::cure().to_owned(),
            };
            return Err(FormulaError::new(self.text, name, texts::no_function::name(&upper), cure));
        };
        let (_, opened) = self.advance();
        let mut arguments = Vec::new();
        let mut deepest = 0;
        if *self.peek() != Token::Close {
            loop {
                let (argument, depth) = self.expression(0, level + 1)?;
                arguments.push(argument);
                deepest = deepest.max(depth);
                if *self.peek() != Token::Comma {
                    break;
                }
                self.advance();
            }
        }
        let end = self.close(opened)?;
        let span = name.to(end);
        let (fewest, most) = function.arity();
        if !(fewest..=most).contains(&arguments.len()) {
            let wrong_number = if fewest == most { texts::wrong_number_of_arguments } else { texts::too_few_arguments };
            let message = wrong_number(arguments.len(), function.name(), fewest);
            let cure = texts::form_of_function(function.help());
            return Err(FormulaError::new(self.text, span, message, cure));
        }
        self.node(ExprKind::Call(function, arguments), span, deepest + 1)
    }

    fn array(&mut self, opened: TextSpan) -> ParseResult {
        let mut numbers = Vec::new();
        loop {
            let negative = *self.peek() == Token::Operator(BinaryOp::Subtract);
            if negative {
                self.advance();
            }
            let Token::Number(number) = *self.peek() else {
                let (message, cure) = (texts::only_numbers_in_braces::name(), texts::only_numbers_in_braces::cure());
                return Err(self.error_here(message, cure));
            };
            self.advance();
            numbers.push(if negative { -number } else { number });
            match self.peek() {
                Token::Comma => {
                    self.advance();
                }
                Token::CloseBrace => break,
                _ => {
                    return Err(FormulaError::new(
                        self.text,
                        opened,
                        texts::brace_not_closed::name(),
                        texts::brace_not_closed::cure(),
                    ));
                }
            }
        }
        let (_, end) = self.advance();
        self.node(ExprKind::Array(numbers), opened.to(end), 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(text: &str) -> String {
        parse(text).unwrap_or_else(|error| panic!("{text}: {error}")).to_string()
    }

    fn error_text(text: &str) -> String {
        parse(text).unwrap_err().to_string()
    }

    #[test]
    fn precedence_is_the_same_as_in_excel() {
        assert_eq!(printed("=1+2*3"), "1 + 2 * 3");
        assert_eq!(printed("(1+2)*3"), "(1 + 2) * 3");
        assert_eq!(printed("-2^2"), "-2 ^ 2");
        assert!(matches!(parse("-2^2").unwrap().kind, ExprKind::Binary(BinaryOp::Power, ..)));
        assert_eq!(printed("2^3^2"), "2 ^ 3 ^ 2");
        assert_eq!(printed("2^(3^2)"), "2 ^ (3 ^ 2)");
        assert_eq!(printed("1-(2-3)"), "1 - (2 - 3)");
        assert_eq!(printed("10%*2"), "10% * 2");
        assert_eq!(printed("if(SOLO;Soloist;0)"), "IF(solo, soloist, 0)");
        assert_eq!(printed("countif(centres,\">\"&centres)"), "COUNTIF(centres, \">\" & centres)");
        assert_eq!(printed("share(place,{38,14,-7})"), "SHARE(place, {38, 14, -7})");
    }

    #[test]
    fn an_error_names_the_character_and_the_cure() {
        assert_eq!(error_text("1 + "), "character 5: the formula ends where a value is expected. Complete it.");
        assert_eq!(error_text("SHRE(place, 1)"), "character 1: there is no function SHRE. Did you mean SHARE?");
        assert_eq!(error_text("(1 + 2"), "character 1: this ( is never closed. Add the matching ).");
        assert_eq!(error_text("1 + 2)"), "character 6: there is a ) without its (. Remove it, or add the (.");
        assert_eq!(
            error_text("centres 3"),
            "character 9: an operator is missing before this. Write +, -, * or / between two values."
        );
        assert_eq!(error_text("½"), "character 1: “½” has no meaning in a formula. Remove it.");
        assert!(error_text("IF(solo, 1)").starts_with("character 1: IF has 2 arguments and takes 3. Its form is IF("));
        assert!(error_text("\"abc").contains("never closed"));
        assert!(error_text("").contains("ends where a value is expected"));
    }

    #[test]
    fn a_formula_that_is_nested_too_deeply_is_refused() {
        for text in ["(".repeat(5000), "-".repeat(5000), "1+".repeat(3000) + "1", "ABS(".repeat(1000)] {
            assert!(error_text(&text).contains("nested too deeply"), "{}", &text[..20]);
        }
        assert!(error_text(&"1+".repeat(5000)).contains("longer than"));
        assert_eq!(printed(&(" 1 +".repeat(100) + "1")).matches('1').count(), 101);
    }
}
