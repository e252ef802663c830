//! The words of an order: tokens, and what a word stands for in an order. Provinces are in [`super::province_names`].

use super::board_map::{Coast, UnitKind};
use super::province_names::folded_words;
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

/// Spellings with marks inside that are one word.
const JOINED: [(&str, &str); 12] = [
    ("mid-atl", "mid atl"),
    ("north-atl", "north atl"),
    ("n-atl", "n atl"),
    ("n.c.", "nc"),
    ("s.c.", "sc"),
    ("e.c.", "ec"),
    ("w.c.", "wc"),
    ("v.v.", "vv"),
    ("v.v", "vv"),
    ("vice-versa", "vv"),
    ("vice versa", "vv"),
    ("each other", "eachother"),
];

/// The tokens of an order.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut text = text.to_owned();
    for (written, joined) in JOINED {
        while let Some(at) = text.to_ascii_lowercase().find(written) {
            text.replace_range(at..at + written.len(), joined);
        }
    }
    let mut tokens = Vec::new();
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
                tokens.push(Token::Word { written, folded });
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
        if tokens.last() != Some(&mark) {
            tokens.push(mark);
        }
    }
    tokens
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
        "w" | "waive" | "waives" | "waived" | "pass" | "passes" | "skip" | "none" | "nothing" | "decline" | "save" => {
            AdjustmentVerb::Waive
        }
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
}
