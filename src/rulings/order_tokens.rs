//! Splits a written order into words and marks. Letters, coasts and names that are written apart or together come out
//! in one form.

use super::order_words;
use super::province_names::{NameReading, folded_words, is_abbreviation, read_name, read_words};

/// A part of a written order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A word as written, and in lower case without accents.
    Word { written: String, folded: String },
    /// A hyphen or an arrow.
    Arrow,
    /// A slash or an opening bracket.
    Slash,
    /// “&” or “+”.
    And,
}

impl Token {
    /// The word as written.
    pub(super) fn written(&self) -> Option<&str> {
        match self {
            Token::Word { written, .. } => Some(written),
            _ => None,
        }
    }
}

/// A token, and what stands beside it.
struct Scanned {
    token: Token,
    /// Whether a full stop follows.
    is_dotted: bool,
    /// Whether it is a hyphen inside a word.
    is_inner_hyphen: bool,
}

impl Scanned {
    fn folded(&self) -> Option<&str> {
        match &self.token {
            Token::Word { folded, .. } => Some(folded),
            _ => None,
        }
    }

    /// The letter that the token is.
    fn letter(&self) -> Option<(&str, &str)> {
        match &self.token {
            Token::Word { written, folded } if folded.chars().count() == 1 => Some((written, folded)),
            _ => None,
        }
    }
}

/// The tokens of an order.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let scanned = scan(text);
    let mut at = 0;
    while let Some(first) = scanned.get(at) {
        let rest = &scanned[at..];
        if let Some((token, length)) = joined_letters(rest).or_else(|| pair_of_words(rest)) {
            tokens.push(token);
            at += length;
        } else if let Some((words, length)) = hyphenated_name(rest) {
            tokens.extend(words);
            at += length;
        } else if let Some(parts) = coast_apart(&first.token) {
            tokens.extend(parts);
            at += 1;
        } else {
            tokens.push(first.token.clone());
            at += 1;
        }
    }
    tokens
}

fn scan(text: &str) -> Vec<Scanned> {
    let mut scanned: Vec<Scanned> = Vec::new();
    let mut word = String::new();
    let mut characters = text.chars().chain([' ']).peekable();
    while let Some(c) = characters.next() {
        if c.is_alphanumeric() || c == '’' || c == '\'' {
            word.push(c);
            continue;
        }
        let is_after_word = !word.is_empty();
        if is_after_word {
            let written = std::mem::take(&mut word);
            // “à” is a word of its own; without its accent it would be an army.
            let is_letter = written.chars().count() == 1;
            let folded = if is_letter { written.to_lowercase() } else { folded_words(&written).concat() };
            if !folded.is_empty() {
                let token = Token::Word { written, folded };
                scanned.push(Scanned { token, is_dotted: c == '.', is_inner_hyphen: false });
            }
        }
        let mark = match c {
            '-' | '–' | '—' | '‒' | '−' | '>' | '=' | '~' | '→' | '➔' | '➝' | '⇒' | '»' => {
                Token::Arrow
            }
            '/' | '\\' | '(' | '[' => Token::Slash,
            '&' | '+' => Token::And,
            _ => continue,
        };
        if scanned.last().map(|last| &last.token) != Some(&mark) {
            let is_inner_hyphen =
                is_after_word && c == '-' && characters.peek().is_some_and(|next| next.is_alphabetic());
            scanned.push(Scanned { token: mark, is_dotted: false, is_inner_hyphen });
        }
    }
    scanned
}

/// Letters written apart at the beginning that are one word: “M.A.O.”, “S. C.”, “N A O”. Two letters need a full stop
/// between them.
fn joined_letters(scanned: &[Scanned]) -> Option<(Token, usize)> {
    /// No abbreviation has more letters.
    const MOST_LETTERS: usize = 4;
    let letters: Vec<(&str, &str)> = scanned.iter().take(MOST_LETTERS).map_while(Scanned::letter).collect();
    (2..=letters.len()).rev().find_map(|length| {
        let is_dotted = scanned[..length - 1].iter().all(|letter| letter.is_dotted);
        let written: String = letters[..length].iter().map(|(written, _)| *written).collect();
        let folded: String = letters[..length].iter().map(|(_, folded)| *folded).collect();
        let is_word = order_words::is_known(&folded) || is_abbreviation(&folded);
        (is_word && (is_dotted || length > 2)).then_some((Token::Word { written, folded }, length))
    })
}

/// Words at the beginning that the table of words has together: “each other”, “vice-versa”, “all other units”.
fn pair_of_words(scanned: &[Scanned]) -> Option<(Token, usize)> {
    /// No entry of the table has more words.
    const MOST_WORDS: usize = 3;
    let mut words: Vec<(&str, &str)> = Vec::new();
    let mut longest = None;
    for (at, token) in scanned.iter().enumerate() {
        match &token.token {
            Token::Word { written, folded } if words.len() < MOST_WORDS => words.push((written, folded)),
            Token::Arrow if token.is_inner_hyphen => continue,
            _ => break,
        }
        let folded = words.iter().map(|(_, folded)| *folded).collect::<Vec<_>>().join(" ");
        if words.len() > 1 && order_words::is_known(&folded) {
            let written = words.iter().map(|(written, _)| *written).collect::<Vec<_>>().join(" ");
            longest = Some((Token::Word { written, folded }, at + 1));
        }
    }
    longest
}

/// A name whose words have hyphens between them, such as “Mid-Atlantic” and “St-Petersburg”, as words.
fn hyphenated_name(scanned: &[Scanned]) -> Option<(Vec<Token>, usize)> {
    /// No name has more words.
    const MOST_WORDS: usize = 4;
    let mut words: Vec<Token> = Vec::new();
    let mut longest = None;
    for (at, token) in scanned.iter().enumerate() {
        let is_word = at % 2 == 0;
        match token.folded() {
            Some(_) if is_word && words.len() < MOST_WORDS => words.push(token.token.clone()),
            None if !is_word && token.is_inner_hyphen => continue,
            _ => break,
        }
        let folded: Vec<&str> = scanned[..=at].iter().filter_map(Scanned::folded).collect();
        if words.len() > 1 && read_words(&folded) != NameReading::Unknown {
            longest = Some((words.clone(), at + 1));
        }
    }
    longest
}

/// A province and its coast in one word, such as `BulSC`, as two words.
fn coast_apart(token: &Token) -> Option<[Token; 2]> {
    let Token::Word { written, folded } = token else { return None };
    let coast_at = folded.len().checked_sub(2).filter(|at| *at > 1 && folded.is_char_boundary(*at))?;
    let (name, ending) = folded.split_at(coast_at);
    if !matches!(order_words::coast(ending, false), Some(Ok(_))) || read_name(folded) != NameReading::Unknown {
        return None;
    }
    let (NameReading::Clear(province) | NameReading::Fixed(province)) = read_name(name) else { return None };
    let (written_name, written_ending) = written.split_at_checked(coast_at).unwrap_or((name, ending));
    let word = |written: &str, folded: &str| Token::Word { written: written.to_owned(), folded: folded.to_owned() };
    (!province.coasts().is_empty()).then(|| [word(written_name, name), word(written_ending, ending)])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let parts: Vec<String> = tokens(text)
            .into_iter()
            .map(|token| match token {
                Token::Word { folded, .. } => folded,
                Token::Arrow => "-".to_owned(),
                Token::Slash => "/".to_owned(),
                Token::And => "&".to_owned(),
            })
            .collect();
        parts.join(" ")
    }

    #[test]
    fn an_order_is_split_into_words_and_marks() {
        assert_eq!(shown("A Vie -> Tyr"), "a vie - tyr");
        assert_eq!(shown("A(Tun)—Nap"), "a / tun - nap");
        assert_eq!(shown("F StP/n.c. – GoB"), "f stp / nc - gob");
        assert_eq!(shown("F Mid-Atlantic s. Brest"), "f mid atlantic s brest");
        assert_eq!(shown("Vie & Bud S each other"), "vie & bud s each other");
        assert_eq!(shown(" … ! "), "");
    }

    #[test]
    fn letters_with_full_stops_or_spaces_between_them_are_one_word() {
        assert_eq!(shown("F M.A.O. - N.A.O."), "f mao - nao");
        assert_eq!(shown("F M A O - E.C."), "f mao - ec");
        assert_eq!(shown("F.N.A.O. s F Lvp"), "f nao s f lvp");
        assert_eq!(shown("F Spain S.C. - G.o.L"), "f spain sc - gol");
        assert_eq!(shown("F St.P.(s.c.)"), "f st p / sc");
        assert_eq!(shown("Vie S Bud V.V."), "vie s bud vv");
        assert_eq!(shown("F Ank - B.S."), "f ank - bs");
        assert_eq!(shown("F Tri S.A. Vie"), "f tri s a vie", "a verb and a type are no name");
        assert_eq!(shown("A Mun S A Ruh"), "a mun s a ruh");
    }

    #[test]
    fn a_hyphen_inside_a_name_is_no_arrow() {
        for (text, expected) in [
            ("F Mid-Atl - Bre", "f mid atl - bre"),
            ("F North-Atlantic-Irish", "f north atlantic - irish"),
            ("F St-Petersburg/nc-Bar", "f st petersburg / nc - bar"),
            ("F Gulf-of-Lyon-Mar", "f gulf of lyon - mar"),
            ("A Ber-Mun", "a ber - mun"),
            ("F Humid-Atl", "f humid - atl"),
            ("A Vie S A Bud vice-versa", "a vie s a bud vice versa"),
            ("F Reach otherwise", "f reach otherwise"),
        ] {
            assert_eq!(shown(text), expected);
        }
        assert_eq!(tokens("Vie S Bud vice versa").len(), 4);
        assert_eq!(tokens("Vie beach other").len(), 3, "only whole words are replaced");
    }

    #[test]
    fn a_coast_may_be_joined_to_its_province() {
        assert_eq!(shown("F BulSC - Aeg"), "f bul sc - aeg");
        assert_eq!(shown("F StPNC, F SpainNC"), "f stp nc f spain nc");
        assert_eq!(shown("F MarSC"), "f marsc", "Marseilles has no coasts");
    }
}
