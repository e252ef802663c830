//! Finds the names that are similar enough for a full comparison by keys that similar names share: family names that differ
//! by at most one letter, names in the other order, and similar cases. Comparing all pairs of thirty years of events would
//! take seconds.

use rustc_hash::FxHashMap;

use super::name_parts::PersonName;
use super::name_similarity::LEAST_FOR_TWO_SLIPS;
use super::nicknames::nickname_groups;
use crate::limited_work::step;

/// The part of a name from which a key was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum KeyRole {
    /// The family name, complete or without one letter.
    Family,
    /// The given name, compared with family names.
    Given,
    /// The whole spelling.
    Whole,
    /// The only word of a name, compared with given names.
    Single,
    /// The given name, compared with names of a single word.
    First,
    /// A given name with what can be known of a family name that differs in more than one letter.
    Distant,
}

impl KeyRole {
    fn meets(self, other: KeyRole) -> bool {
        matches!(
            (self, other),
            (KeyRole::Family, KeyRole::Family | KeyRole::Given)
                | (KeyRole::Given, KeyRole::Family)
                | (KeyRole::Whole, KeyRole::Whole)
                | (KeyRole::Single, KeyRole::First | KeyRole::Single)
                | (KeyRole::First, KeyRole::Single)
                | (KeyRole::Distant, KeyRole::Distant)
        )
    }
}

/// A key with the number of its name. The number is short, because hundreds of thousands of these are sorted.
type KeyedName = (u64, u32, KeyRole);

/// The keys by which the names of a year are compared. `with_first`: whether there are names of a single word.
fn keys_of(name: &PersonName, with_first: bool, mut add: impl FnMut(u64, KeyRole)) {
    if name.family.is_empty() {
        add(key_hash(b'1', name.given.bytes()), KeyRole::Single);
    } else {
        if with_first {
            add(key_hash(b'1', name.given.bytes()), KeyRole::First);
        }
        add(key_hash(b'f', name.family.bytes()), KeyRole::Family);
        keys_without_a_letter(b'f', &name.family, |key| add(key, KeyRole::Family));
        if name.bare_family() != name.family {
            add(key_hash(b'f', name.bare_family().bytes()), KeyRole::Family);
        }
        for middle in &name.middle {
            add(key_hash(b'f', middle.bytes()), KeyRole::Family);
        }
        // For “Kevin J.”, and for differences of more than one letter.
        add(key_hash(b'i', name.given.bytes().chain([b' ']).chain(initial(&name.family).bytes())), KeyRole::Whole);
    }
    if !name.alias.is_empty() {
        add(key_hash(b'1', name.alias.bytes()), KeyRole::First);
    }
    add(key_hash(b'f', name.given.bytes()), KeyRole::Given);
    add(key_hash(b'w', name.letters()), KeyRole::Whole);
}

/// Keys for what is rarer: nicknames beside other family names, and slips in given names. With these, each pair of names that
/// [`compare_names`](super::name_similarity::compare_names) calls similar has a key in common.
fn rarer_keys_of(name: &PersonName, mut add: impl FnMut(u64, KeyRole)) {
    if name.family.is_empty() {
        keys_without_a_letter(b'1', &name.given, |key| add(key, KeyRole::Single));
    }
    keys_without_a_letter(b'f', &name.given, |key| add(key, KeyRole::Given));
    // The second line is for names in the other order.
    for (given, family) in [(&name.given, &name.family), (&name.family, &name.given)] {
        let mut add_with = |given: &[u8]| {
            let given = || given.iter().copied();
            add(key_hash(b'n', given().chain([b' ']).chain(initial(family).bytes())), KeyRole::Distant);
            if family.len() >= LEAST_FOR_TWO_SLIPS {
                add(key_hash(b'l', given()), KeyRole::Distant);
            }
        };
        add_with(given.as_bytes());
        for group in nickname_groups(given) {
            add_with(&group.to_le_bytes());
        }
    }
}

/// The keys of a word without each of its letters. Two words that differ by one slip have one of these or themselves in common.
fn keys_without_a_letter(kind: u8, word: &str, mut add: impl FnMut(u64)) {
    for (cut, letter) in word.char_indices() {
        let (before, after) = (&word[..cut], &word[cut + letter.len_utf8()..]);
        add(key_hash(kind, before.bytes().chain(after.bytes())));
    }
}

/// The first letter of a word.
fn initial(word: &str) -> &str {
    &word[..word.chars().next().map_or(0, char::len_utf8)]
}

/// Names that are found by the keys of a similar name.
#[derive(Clone, Debug, Default)]
pub(super) struct KeyedNames {
    /// The positions of the names with each key.
    positions: FxHashMap<u64, Vec<(u32, KeyRole)>>,
    length: u32,
}

impl KeyedNames {
    /// Adds a name at the end.
    pub(super) fn add(&mut self, name: &PersonName) {
        let position = self.length;
        each_key(name, |key, role| self.positions.entry(key).or_default().push((position, role)));
        self.length += 1;
    }

    /// The positions of the names that may be similar to this one, ascending.
    pub(super) fn similar(&self, name: &PersonName) -> Vec<usize> {
        let mut found = Vec::new();
        each_key(name, |key, role| {
            let with_key = self.positions.get(&key).into_iter().flatten();
            found.extend(with_key.filter(|(_, other)| role.meets(*other)).map(|(position, _)| *position as usize));
        });
        found.sort_unstable();
        found.dedup();
        found
    }
}

fn each_key(name: &PersonName, mut add: impl FnMut(u64, KeyRole)) {
    keys_of(name, true, &mut add);
    rarer_keys_of(name, add);
}

/// Pairs of positions of similar names, the lower position first.
pub(crate) fn candidate_pairs(names: &[&PersonName]) -> Vec<(usize, usize)> {
    let mut keyed_names: Vec<KeyedName> = Vec::with_capacity(names.len() * 14);
    // Given names are only needed as keys if there are names of a single word.
    let singles = names.iter().any(|name| name.family.is_empty());
    for (n, name) in (0_u32..).zip(names) {
        keys_of(name, singles, |key, role| keyed_names.push((key, n, role)));
    }
    keyed_names.sort_unstable_by_key(|(key, n, role)| (*key, *role, *n));
    let mut pairs: Vec<(u32, u32)> = Vec::new();
    for block in keyed_names.chunk_by(|a, b| a.0 == b.0).filter(|block| block.len() > 1) {
        let roles: Vec<&[KeyedName]> = block.chunk_by(|a, b| a.2 == b.2).collect();
        for (at, ones) in roles.iter().enumerate() {
            for others in roles[at..].iter().filter(|others| ones[0].2.meets(others[0].2)) {
                add_pairs(ones, others, &mut pairs);
            }
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs.into_iter().map(|(one, other)| (one as usize, other as usize)).collect()
}

/// Pairs each name of one role with the names of another role, or with the later ones of its own.
fn add_pairs(ones: &[KeyedName], others: &[KeyedName], pairs: &mut Vec<(u32, u32)>) {
    /// So many names that are like another are more than anybody compares.
    const MOST_OTHERS: usize = 200;
    let is_own_role = ones[0].2 == others[0].2;
    for (n, (_, one, _)) in ones.iter().enumerate() {
        step();
        let others = if is_own_role { &others[n + 1..] } else { others };
        let others = others.iter().map(|(_, other, _)| *other).filter(|other| other != one).take(MOST_OTHERS);
        pairs.extend(others.map(|other| (other.min(*one), other.max(*one))));
    }
}

/// The key of a word (FNV-1a hash). Two words with the same key by chance only add one comparison.
fn key_hash(kind: u8, word: impl Iterator<Item = u8>) -> u64 {
    std::iter::once(kind)
        .chain(word)
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::person_names::name_similarity::{RegionRelation, compare_names};

    #[test]
    fn only_similar_names_become_pairs() {
        let texts =
            ["Andrew Goff", "Andy Gof", "Goff Andrew", "A. Goff", "Dugal Ure", "Dugal", "Dugal U.", "Andrew Lee"];
        let names: Vec<PersonName> = texts.iter().map(|text| PersonName::new(text)).collect();
        let pairs = candidate_pairs(&names.iter().collect::<Vec<_>>());
        for wanted in [(0, 1), (0, 2), (0, 3), (1, 3), (4, 5), (4, 6)] {
            assert!(pairs.contains(&wanted), "{} and {}", texts[wanted.0], texts[wanted.1]);
        }
        for needless in [(0, 4), (0, 7), (1, 7)] {
            assert!(!pairs.contains(&needless), "{} and {}", texts[needless.0], texts[needless.1]);
        }
    }

    #[test]
    fn a_key_leads_to_every_name_that_a_full_comparison_calls_similar() {
        const GIVEN: [&str; 12] = [
            "Andrew",
            "Andy",
            "Andrw",
            "A.",
            "Bartholomew",
            "Bartolomev",
            "Christopher",
            "Kit",
            "Jean Luc",
            "Goff",
            "Kellermann",
            "Drew",
        ];
        const FAMILY: [&str; 16] = [
            "",
            "Goff",
            "Gogg",
            "Gof",
            "G.",
            "Or",
            "Orr",
            "Kellermann",
            "Kelermnan",
            "Andrew",
            "Andy",
            "Christofer",
            "Garcia Lopez",
            "de Greef",
            "Greef",
            "van der Greef",
        ];
        let both = GIVEN.iter().flat_map(|given| FAMILY.map(|family| format!("{given} {family}")));
        let all = both.chain(["Andrew “Drew” Goff".to_owned(), "Tom Degreef".to_owned(), "Jeanluc Orr".to_owned()]);
        let names: Vec<PersonName> = all.map(|text| PersonName::new(&text)).collect();
        let mut keyed = KeyedNames::default();
        for name in &names {
            keyed.add(name);
        }
        let mut similar = 0;
        for name in &names {
            let found = keyed.similar(name);
            for (at, other) in names.iter().enumerate() {
                if compare_names(other, name, || RegionRelation::Same).is_some() {
                    assert!(found.contains(&at), "{name:?} and {other:?}");
                    similar += 1;
                }
            }
        }
        assert!(similar > names.len() * 4);
    }
}
