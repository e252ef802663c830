//! The words of an order: tokens, and what a word stands for in an order. Provinces are in [`super::province_names`].

use super::board_map::{Coast, UnitKind};
use super::province_names::{NameReading, folded_words, is_whole_name, read_name};
use crate::book::Power;

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

/// Spellings with marks or spaces inside that are other words.
const JOINED: [(&str, &str); 6] = [
    ("mid-atl", "mid atl"),
    ("north-atl", "north atl"),
    ("n-atl", "n atl"),
    ("vice-versa", "vv"),
    ("vice versa", "vv"),
    ("each other", "eachother"),
];

/// A token, and whether a full stop follows it.
struct Scanned {
    token: Token,
    is_dotted: bool,
}

impl Scanned {
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
    let mut text = text.to_owned();
    for (written, joined) in JOINED {
        text = replaced(&text, written, joined);
    }
    let mut tokens = Vec::new();
    let scanned = scan(&text);
    let mut at = 0;
    while let Some(first) = scanned.get(at) {
        let (token, length) = joined_letters(&scanned[at..]).unwrap_or_else(|| (first.token.clone(), 1));
        at += length;
        match coast_apart(&token) {
            Some(parts) => tokens.extend(parts),
            None => tokens.push(token),
        }
    }
    tokens
}

/// The text with other words for these, whether in capitals or not.
fn replaced(text: &str, written: &str, joined: &str) -> String {
    let folded = text.to_ascii_lowercase();
    let mut made = String::with_capacity(text.len());
    let mut from = 0;
    for (at, _) in folded.match_indices(written) {
        made.push_str(&text[from..at]);
        made.push_str(joined);
        from = at + written.len();
    }
    made.push_str(&text[from..]);
    made
}

fn scan(text: &str) -> Vec<Scanned> {
    let mut scanned: Vec<Scanned> = Vec::new();
    let mut word = String::new();
    for c in text.chars().chain([' ']) {
        if c.is_alphanumeric() || c == '’' || c == '\'' {
            word.push(c);
            continue;
        }
        if !word.is_empty() {
            let folded = folded_words(&word).concat();
            let written = std::mem::take(&mut word);
            if !folded.is_empty() {
                scanned.push(Scanned { token: Token::Word { written, folded }, is_dotted: c == '.' });
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
            scanned.push(Scanned { token: mark, is_dotted: false });
        }
    }
    scanned
}

/// Letters written apart at the beginning that are one word: “M.A.O.”, “S. C.”, “N A O”. Two letters need a full stop between them.
fn joined_letters(scanned: &[Scanned]) -> Option<(Token, usize)> {
    /// No abbreviation has more letters.
    const MOST_LETTERS: usize = 4;
    let letters: Vec<(&str, &str)> = scanned.iter().take(MOST_LETTERS).map_while(Scanned::letter).collect();
    (2..=letters.len()).rev().find_map(|length| {
        let is_dotted = scanned[..length - 1].iter().all(|letter| letter.is_dotted);
        let written: String = letters[..length].iter().map(|(written, _)| *written).collect();
        let folded: String = letters[..length].iter().map(|(_, folded)| *folded).collect();
        let is_word =
            matches!(folded.as_str(), "vv" | "ms") || coast(&folded, false).is_some() || is_whole_name(&folded);
        (is_word && (is_dotted || length > 2)).then_some((Token::Word { written, folded }, length))
    })
}

/// A province and its coast in one word, such as `BulSC`, as two words.
fn coast_apart(token: &Token) -> Option<[Token; 2]> {
    let Token::Word { written, folded } = token else { return None };
    let coast_at = folded.len().checked_sub(2).filter(|at| *at > 1 && folded.is_char_boundary(*at))?;
    let (name, ending) = folded.split_at(coast_at);
    if !matches!(ending, "nc" | "sc" | "ec") || read_name(folded) != NameReading::Unknown {
        return None;
    }
    let (NameReading::Clear(province) | NameReading::Fixed(province)) = read_name(name) else { return None };
    let (written_name, written_ending) = written.split_at_checked(coast_at).unwrap_or((name, ending));
    let word = |written: &str, folded: &str| Token::Word { written: written.to_owned(), folded: folded.to_owned() };
    (!province.coasts().is_empty()).then(|| [word(written_name, name), word(written_ending, ending)])
}

/// What a word stands for where a verb is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Hold,
    Move,
    Support,
    Convoy,
    Disband,
    Mutual,
    /// “via”: the rest is the route of a convoy.
    Via,
}

/// The verb that a word is. “Hol” is never a hold (§9.1.1): it is not in the list.
pub(super) fn verb(folded: &str) -> Option<Verb> {
    Some(match folded {
        "h" | "ho" | "hold" | "holds" | "holding" | "hld" | "stand" | "stands" | "standing" | "std" | "stay"
        | "stays" | "stop" | "stops" | "remain" | "remains" | "halt" | "halts" | "pass" | "passes" | "halten"
        | "steht" | "bleibt" | "tient" | "reste" | "tiene" | "ferma" | "fermo" | "nothing" => Verb::Hold,
        "to" | "into" | "moves" | "move" | "moving" | "mv" | "m" | "goes" | "go" | "attacks" | "attack" | "enters"
        | "retreat" | "retreats" | "rtr" | "ret" | "nach" | "vers" => Verb::Move,
        "s" | "su" | "sup" | "supp" | "supt" | "spt" | "sprt" | "support" | "supports" | "supporting" | "supported"
        | "soutient" | "soutien" | "unterstutzt" | "unterstuetzt" | "appoggia" | "supporta" => Verb::Support,
        "c" | "conv" | "cv" | "cvy" | "convoy" | "convoys" | "convoying" | "transport" | "transports" | "convoie"
        | "konvoi" | "convoglia" => Verb::Convoy,
        "d" | "dis" | "disb" | "disband" | "disbands" | "disbanded" | "destroy" | "destroyed" | "destroys"
        | "remove" | "removes" | "removed" | "kill" | "killed" | "off" | "otb" | "x" => Verb::Disband,
        "mutual" | "mutually" | "eachother" | "vv" | "ms" => Verb::Mutual,
        "via" | "by" | "vc" | "through" | "using" | "convoyed" => Verb::Via,
        _ => return None,
    })
}

/// The first word of an adjustment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AdjustmentVerb {
    Build,
    Remove,
    Waive,
}

/// What a word before the unit of an adjustment means.
pub(super) fn adjustment_verb(folded: &str) -> Option<AdjustmentVerb> {
    Some(match folded {
        "b" | "bu" | "build" | "builds" | "built" | "building" | "bau" | "baut" | "new" | "add" | "adds"
        | "construct" | "raise" => AdjustmentVerb::Build,
        "r" | "rem" | "remove" | "removes" | "removed" | "d" | "dis" | "disb" | "disband" | "disbands" | "destroy"
        | "destroys" | "delete" | "kill" | "x" | "lose" | "loses" => AdjustmentVerb::Remove,
        "w" | "waive" | "waives" | "waived" | "pass" | "passes" | "skip" | "no" | "none" | "nothing" | "decline"
        | "save" => AdjustmentVerb::Waive,
        _ => return None,
    })
}

/// The kind of unit that a word means.
pub(super) fn unit_kind(folded: &str) -> Option<UnitKind> {
    match folded {
        "a" | "army" | "armies" | "armee" | "armys" => Some(UnitKind::Army),
        "f" | "fleet" | "fleets" | "flt" | "flotte" | "navy" => Some(UnitKind::Fleet),
        _ => None,
    }
}

/// The coast that a word means after a province. `Err` is a coast that no province has.
pub(super) fn coast(folded: &str, after_slash: bool) -> Option<Result<Coast, ()>> {
    Some(match folded {
        "nc" | "northcoast" | "ncst" => Ok(Coast::North),
        "sc" | "southcoast" | "scst" => Ok(Coast::South),
        "ec" | "eastcoast" | "ecst" => Ok(Coast::East),
        "wc" | "westcoast" => Err(()),
        "n" | "north" if after_slash => Ok(Coast::North),
        "s" | "south" if after_slash => Ok(Coast::South),
        "e" | "east" if after_slash => Ok(Coast::East),
        "w" | "west" if after_slash => Err(()),
        _ => return None,
    })
}

/// The power that an adjective or a name before a unit means.
pub(super) fn nationality(folded: &str) -> Option<Power> {
    Some(match folded {
        "austria" | "austrian" | "austrias" | "aus" => Power::Austria,
        "england" | "english" | "englands" | "british" | "britain" => Power::England,
        "france" | "french" | "frances" | "fra" => Power::France,
        "germany" | "german" | "germanys" | "ger" => Power::Germany,
        "italy" | "italian" | "italys" | "ita" => Power::Italy,
        "russia" | "russian" | "russias" | "rus" => Power::Russia,
        "turkey" | "turkish" | "turkeys" | "tur" => Power::Turkey,
        _ => return None,
    })
}

/// Words that say nothing.
pub(super) fn is_filler(folded: &str) -> bool {
    matches!(
        folded,
        "the"
            | "in"
            | "my"
            | "from"
            | "of"
            | "unit"
            | "please"
            | "at"
            | "its"
            | "his"
            | "her"
            | "our"
            | "is"
            | "i"
            | "will"
            | "shall"
            | "there"
            | "then"
            | "coast"
            | "cst"
            | "order"
            | "ordered"
            | "should"
            | "attacking"
    )
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
        assert_eq!(shown("Vie & Bud S each other"), "vie & bud s eachother");
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
        assert_eq!(shown("F Tri S.A. Vie"), "f tri s a vie", "a verb and a type are no name");
        assert_eq!(shown("A Mun S A Ruh"), "a mun s a ruh");
    }

    #[test]
    fn a_coast_may_be_joined_to_its_province() {
        assert_eq!(shown("F BulSC - Aeg"), "f bul sc - aeg");
        assert_eq!(shown("F StPNC, F SpainNC"), "f stp nc f spain nc");
        assert_eq!(shown("F MarSC"), "f marsc", "Marseilles has no coasts");
    }
}
