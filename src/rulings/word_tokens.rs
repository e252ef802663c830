//! The words and marks of a text, before it is known what they can be.

use std::ops::Range;

use super::province_names::folded_words;

/// A word or a mark.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) span: Range<usize>,
    /// The word in lower case without accents, or nothing for a mark.
    pub(super) folded: String,
    pub(super) mark: Option<Mark>,
    /// Whether it follows the token before it without a space.
    pub(super) is_joined: bool,
    /// Whether a full stop follows.
    pub(super) is_dotted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// A hyphen or an arrow.
    Arrow,
    /// An arrow to the left or to both sides, which is no sign of an order.
    OtherArrow,
    /// Three full stops: an arrow, or nothing.
    Dots,
    /// A slash or an opening bracket.
    Slash,
    /// “&” or “+”.
    And,
}

/// Hyphens and dashes.
const HYPHENS: &str = "-‐‑‒–—―−－~";

/// Arrows to the right and other signs of a movement.
const ARROWS: &str = ">＞=»›→↗↘↝↠↣↦↪⇀⇒⇝⇢⇥⇨➔➙➛➜➝➞➟➠➡➢➣➤➥➦➧➨➩➪➫➬➭➮➯➱➲➳➵➸➺➻➼➽➾⟶⟹⟼⟿⭢⮕▶►🡒🠖";

/// Arrows to the left and to both sides.
const OTHER_ARROWS: &str = "<＜‹←↔↖↙↚↤↩⇄⇆⇐⇔⇠⇦⟵⟷◀◄⬅";

/// Whether this is a hyphen or a dash, which may stand before any verb. An arrow says where to.
pub(super) fn is_hyphen(letter: char) -> bool {
    HYPHENS.contains(letter)
}

/// Splits a text into words and marks.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut start = None;
    let mut is_joined = false;
    let ends = text.char_indices().chain([(text.len(), ' ')]);
    for (at, c) in ends {
        if c.is_alphanumeric() || matches!(c, '’' | '\'') || unicode_normalization::char::is_combining_mark(c) {
            start.get_or_insert(at);
            continue;
        }
        if let Some(start) = start.take() {
            // “à” is a word of its own; without its accent it would be an army.
            let written = &text[start..at];
            let is_letter = written.chars().count() == 1;
            let owner = written.strip_suffix("'s").or_else(|| written.strip_suffix("’s")).unwrap_or(written);
            let folded = if is_letter { written.to_lowercase() } else { folded_words(owner).concat() };
            if !folded.is_empty() {
                tokens.push(Token { span: start..at, folded, mark: None, is_joined, is_dotted: c == '.' });
            }
            is_joined = true;
        }
        let mark = match c {
            _ if is_hyphen(c) || ARROWS.contains(c) => Mark::Arrow,
            _ if OTHER_ARROWS.contains(c) => Mark::OtherArrow,
            '…' => Mark::Dots,
            '.' if text[at..].starts_with("...") => Mark::Dots,
            '/' | '\\' | '(' | '[' | '{' => Mark::Slash,
            '&' | '+' => Mark::And,
            _ => {
                is_joined &= !c.is_whitespace();
                continue;
            }
        };
        let span = at..at + c.len_utf8();
        match tokens.last_mut() {
            // “x->”, “-->”
            Some(last) if mark == Mark::Arrow && last.folded == "x" && last.span.end == at => {
                *last = Token { span: last.span.start..span.end, folded: String::new(), mark: Some(mark), ..*last };
            }
            Some(last) if last.mark == Some(mark) => {
                last.span.end = span.end;
                last.is_joined &= is_joined;
            }
            _ => tokens.push(Token { span, folded: String::new(), mark: Some(mark), is_joined, is_dotted: false }),
        }
        is_joined = true;
    }
    tokens
}
