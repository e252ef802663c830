//! What a word stands for in an order, as `assets/rulings/order_words.txt` says. Provinces are in
//! [`super::province_names`].

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::provinces::{Coast, UnitKind};
use super::word_table::named_lines;
use crate::book::Power;

/// A kind of word or mark, as the forms of orders name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum WordKind {
    Hold,
    Move,
    Support,
    Convoy,
    Disband,
    Mutual,
    /// “via”: the rest is the route of a convoy.
    Via,
    /// “R” of a retreat.
    Retreat,
    Build,
    Remove,
    Waive,
    And,
    Or,
    With,
    By,
    From,
    /// “all”, for all units of a power.
    All,
    /// “everything else”, for the units without another order.
    AllOthers,
    /// “none”, for no orders at all.
    NoOrders,
    /// “own”, before a unit.
    Own,
    Number,
    /// “coast” after a side.
    CoastWord,
    /// A word that says nothing.
    Filler,
    /// The type of a unit.
    Kind,
    Coast,
    /// A side, which is a coast behind a slash, before the word “coast” or where it can be nothing else.
    Half,
    Power,
    /// A hyphen or an arrow.
    Arrow,
    /// A hyphen, which is no arrow.
    Hyphen,
    /// A slash or an opening bracket.
    Slash,
    /// The name of a province.
    Name,
}

/// A meaning of a word. A coast that no province has is `Err`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    Word(WordKind),
    Unit(UnitKind),
    Coast(Result<Coast, ()>),
    Half(Result<Coast, ()>),
    Power(Power),
}

impl Meaning {
    pub(super) const fn kind(self) -> WordKind {
        match self {
            Meaning::Word(kind) => kind,
            Meaning::Unit(_) => WordKind::Kind,
            Meaning::Coast(_) => WordKind::Coast,
            Meaning::Half(_) => WordKind::Half,
            Meaning::Power(_) => WordKind::Power,
        }
    }

    /// Whether the word can be one of a name: “of”, “north”.
    pub(super) const fn is_beside_names(self) -> bool {
        matches!(self.kind(), WordKind::Filler | WordKind::Half)
    }
}

impl WordKind {
    /// The kind with this name in the tables.
    pub(super) fn named(name: &str) -> Option<WordKind> {
        Some(match name {
            "hold" => WordKind::Hold,
            "move" => WordKind::Move,
            "support" => WordKind::Support,
            "convoy" => WordKind::Convoy,
            "disband" => WordKind::Disband,
            "mutual" => WordKind::Mutual,
            "via" => WordKind::Via,
            "retreat" => WordKind::Retreat,
            "build" => WordKind::Build,
            "remove" => WordKind::Remove,
            "waive" => WordKind::Waive,
            "and" => WordKind::And,
            "or" => WordKind::Or,
            "with" => WordKind::With,
            "by" => WordKind::By,
            "from" => WordKind::From,
            "all" => WordKind::All,
            "all-others" => WordKind::AllOthers,
            "no-orders" => WordKind::NoOrders,
            "own" => WordKind::Own,
            "number" => WordKind::Number,
            "coast-word" => WordKind::CoastWord,
            "filler" => WordKind::Filler,
            "kind" => WordKind::Kind,
            "coast" => WordKind::Coast,
            "half" => WordKind::Half,
            "power" => WordKind::Power,
            "-" => WordKind::Arrow,
            "hyphen" => WordKind::Hyphen,
            "/" => WordKind::Slash,
            "name" => WordKind::Name,
            _ => return None,
        })
    }
}

const WORDS: &str = include_str!("../../assets/rulings/order_words.txt");

/// The meanings of each word, as the lines of the table give them.
fn word_table() -> &'static FxHashMap<&'static str, Vec<Meaning>> {
    static TABLE: OnceLock<FxHashMap<&'static str, Vec<Meaning>>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table: FxHashMap<&'static str, Vec<Meaning>> = FxHashMap::default();
        for (meaning, words) in named_lines(WORDS).filter_map(|(name, words)| Some((meaning_named(name)?, words))) {
            for word in words.split(',') {
                let meanings = table.entry(word.trim()).or_default();
                if !meanings.contains(&meaning) {
                    meanings.push(meaning);
                }
            }
        }
        table
    })
}

fn meaning_named(name: &str) -> Option<Meaning> {
    Some(match name {
        "army" => Meaning::Unit(UnitKind::Army),
        "fleet" => Meaning::Unit(UnitKind::Fleet),
        "north coast" => Meaning::Coast(Ok(Coast::North)),
        "south coast" => Meaning::Coast(Ok(Coast::South)),
        "east coast" => Meaning::Coast(Ok(Coast::East)),
        "no coast" => Meaning::Coast(Err(())),
        "north half" => Meaning::Half(Ok(Coast::North)),
        "south half" => Meaning::Half(Ok(Coast::South)),
        "east half" => Meaning::Half(Ok(Coast::East)),
        "no half" => Meaning::Half(Err(())),
        other => match WordKind::named(other) {
            Some(kind) => Meaning::Word(kind),
            None => Meaning::Power(Power::with_name(other)?),
        },
    })
}

/// The meanings of a word, or of several with spaces between them, in small letters without accents.
pub(super) fn meanings(folded: &str) -> &'static [Meaning] {
    word_table().get(folded).map_or(&[], Vec::as_slice)
}

/// The kind of unit that a word means.
pub(super) fn unit_kind(folded: &str) -> Option<UnitKind> {
    meanings(folded).iter().find_map(|meaning| match meaning {
        Meaning::Unit(kind) => Some(*kind),
        _ => None,
    })
}

/// Whether a word can be of this kind.
pub(super) fn is_word(folded: &str, kind: WordKind) -> bool {
    meanings(folded).iter().any(|meaning| meaning.kind() == kind)
}

/// Whether a word can be a verb that names no space to go to: to hold, to support or to convoy.
pub(super) fn is_verb_without_arrow(folded: &str) -> bool {
    [WordKind::Hold, WordKind::Support, WordKind::Convoy].into_iter().any(|kind| is_word(folded, kind))
}

/// Whether a word can be a word of orders with at most this number of slips of the pen: “hlod”.
pub(super) fn is_near_word(word: &str, most_slips: usize) -> bool {
    /// A shorter word of orders is near to everything.
    const LEAST: usize = 4;
    let length = word.chars().count();
    let may_be = |other: &&&str| other.len() >= LEAST && other.len().abs_diff(length) <= most_slips;
    word_table().keys().filter(may_be).any(|other| strsim::osa_distance(word, other) <= most_slips)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::word_table::content_lines;

    #[test]
    fn every_line_of_the_table_is_read() {
        assert_eq!(content_lines(WORDS).count(), named_lines(WORDS).count());
        for (name, words) in named_lines(WORDS) {
            assert!(meaning_named(name).is_some(), "{name}");
            for word in words.split(',').map(str::trim) {
                assert!(word == "à" || word.chars().all(|c| c.is_ascii_lowercase() || c == ' '), "{word}");
            }
        }
    }
}
