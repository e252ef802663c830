//! What a word stands for in an order, as `assets/rulings/order_words.txt` says. Provinces are in
//! [`super::province_names`].

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::board_map::{Coast, UnitKind};
use super::word_table::named_lines;
use crate::book::Power;

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

/// The first word of an adjustment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AdjustmentVerb {
    Build,
    Remove,
    Waive,
}

/// A word between the others, or one for several units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Particle {
    And,
    Or,
    With,
    By,
    From,
    Into,
    /// “coast” after a side.
    Coast,
    /// “all”, for all units of a power.
    All,
    /// “everything else”, for the units without another order.
    AllOthers,
    /// “none”, for no orders at all.
    NoOrders,
    /// A word that says nothing.
    Filler,
}

/// A meaning of a word. A coast that no province has is `Err`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Verb(Verb),
    Adjustment(AdjustmentVerb),
    Unit(UnitKind),
    Coast(Result<Coast, ()>),
    /// A coast behind a slash or before the word “coast”.
    Side(Result<Coast, ()>),
    Power(Power),
    Particle(Particle),
}

const WORDS: &str = include_str!("../../assets/rulings/order_words.txt");

/// The meanings of each word, as the lines of the table give them.
fn word_table() -> &'static FxHashMap<&'static str, Vec<Meaning>> {
    static TABLE: OnceLock<FxHashMap<&'static str, Vec<Meaning>>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table: FxHashMap<&'static str, Vec<Meaning>> = FxHashMap::default();
        for (meaning, words) in named_lines(WORDS).filter_map(|(name, words)| Some((meaning_named(name)?, words))) {
            for word in words.split(',') {
                table.entry(word.trim()).or_default().push(meaning);
            }
        }
        table
    })
}

fn meaning_named(name: &str) -> Option<Meaning> {
    Some(match name {
        "hold" => Meaning::Verb(Verb::Hold),
        "move" => Meaning::Verb(Verb::Move),
        "support" => Meaning::Verb(Verb::Support),
        "convoy" => Meaning::Verb(Verb::Convoy),
        "disband" => Meaning::Verb(Verb::Disband),
        "mutual" => Meaning::Verb(Verb::Mutual),
        "via" => Meaning::Verb(Verb::Via),
        "build" => Meaning::Adjustment(AdjustmentVerb::Build),
        "take off" => Meaning::Adjustment(AdjustmentVerb::Remove),
        "waive" => Meaning::Adjustment(AdjustmentVerb::Waive),
        "army" => Meaning::Unit(UnitKind::Army),
        "fleet" => Meaning::Unit(UnitKind::Fleet),
        "north coast" => Meaning::Coast(Ok(Coast::North)),
        "south coast" => Meaning::Coast(Ok(Coast::South)),
        "east coast" => Meaning::Coast(Ok(Coast::East)),
        "no coast" => Meaning::Coast(Err(())),
        "north side" => Meaning::Side(Ok(Coast::North)),
        "south side" => Meaning::Side(Ok(Coast::South)),
        "east side" => Meaning::Side(Ok(Coast::East)),
        "no side" => Meaning::Side(Err(())),
        "and" => Meaning::Particle(Particle::And),
        "or" => Meaning::Particle(Particle::Or),
        "with" => Meaning::Particle(Particle::With),
        "by" => Meaning::Particle(Particle::By),
        "from" => Meaning::Particle(Particle::From),
        "into" => Meaning::Particle(Particle::Into),
        "coast" => Meaning::Particle(Particle::Coast),
        "all" => Meaning::Particle(Particle::All),
        "all others" => Meaning::Particle(Particle::AllOthers),
        "no orders" => Meaning::Particle(Particle::NoOrders),
        "filler" => Meaning::Particle(Particle::Filler),
        power => Meaning::Power(Power::ALL.into_iter().find(|known| known.name() == power)?),
    })
}

/// The first meaning of a word that is of the kind asked for.
fn meaning<T>(folded: &str, of_kind: impl FnMut(&Meaning) -> Option<T>) -> Option<T> {
    word_table().get(folded)?.iter().find_map(of_kind)
}

/// Whether the table has the word.
pub(super) fn is_known(folded: &str) -> bool {
    word_table().contains_key(folded)
}

/// The verb that a word is. “Hol” is never a hold (§9.1.1).
pub(super) fn verb(folded: &str) -> Option<Verb> {
    meaning(folded, |meaning| match meaning {
        Meaning::Verb(verb) => Some(*verb),
        _ => None,
    })
}

/// What a word before the unit of an adjustment means.
pub(super) fn adjustment_verb(folded: &str) -> Option<AdjustmentVerb> {
    meaning(folded, |meaning| match meaning {
        Meaning::Adjustment(verb) => Some(*verb),
        _ => None,
    })
}

/// The kind of unit that a word means.
pub(super) fn unit_kind(folded: &str) -> Option<UnitKind> {
    meaning(folded, |meaning| match meaning {
        Meaning::Unit(kind) => Some(*kind),
        _ => None,
    })
}

/// The coast that a word means after a province. `Err` is a coast that no province has.
pub(super) fn coast(folded: &str, after_slash: bool) -> Option<Result<Coast, ()>> {
    meaning(folded, |meaning| match meaning {
        Meaning::Coast(coast) => Some(*coast),
        Meaning::Side(coast) if after_slash => Some(*coast),
        _ => None,
    })
}

/// The power that an adjective or a name before a unit means.
pub(super) fn nationality(folded: &str) -> Option<Power> {
    meaning(folded, |meaning| match meaning {
        Meaning::Power(power) => Some(*power),
        _ => None,
    })
}

/// Whether a word is a verb or a particle. It may also be the name of a power or a unit.
pub(super) fn is_verb_or_particle(folded: &str) -> bool {
    let found = meaning(folded, |meaning| {
        matches!(meaning, Meaning::Verb(_) | Meaning::Adjustment(_) | Meaning::Particle(_)).then_some(())
    });
    found.is_some()
}

/// Whether a word is this particle.
pub(super) fn is_particle(folded: &str, particle: Particle) -> bool {
    meaning(folded, |meaning| (*meaning == Meaning::Particle(particle)).then_some(())).is_some()
}

/// “and” in the languages of the table.
pub(super) fn is_and(folded: &str) -> bool {
    is_particle(folded, Particle::And)
}

/// Words that say nothing.
pub(super) fn is_filler(folded: &str) -> bool {
    is_particle(folded, Particle::Filler)
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

    #[test]
    fn no_word_has_two_meanings_at_one_place() {
        for (word, meanings) in word_table() {
            for (at, one) in meanings.iter().enumerate() {
                for other in &meanings[at + 1..] {
                    let is_particle = matches!(one, Meaning::Particle(_)) && one != other;
                    let differs = std::mem::discriminant(one) != std::mem::discriminant(other);
                    assert!(is_particle || differs, "{word}: {one:?} and {other:?}");
                }
            }
        }
    }
}
