//! Finds the pairs of names that are similar enough for a full comparison: family names that differ by at most one
//! letter, names in the other order, and similar cases. Comparing all pairs of thirty years of events would take
//! seconds.

use super::name_parts::PersonName;

/// The part of a name from which a key was made.
#[derive(Clone, Copy, PartialEq, Eq)]
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
        )
    }
}

/// A key with the number of its name. The number is short, because hundreds of thousands of these are sorted.
type KeyedName = (u64, u32, KeyRole);

/// Pairs of positions of similar names, the lower position first.
pub(super) fn candidate_pairs(names: &[&PersonName]) -> Vec<(usize, usize)> {
    let mut keyed_names: Vec<KeyedName> = Vec::with_capacity(names.len() * 14);
    // Given names are only needed as keys if there are names of a single word.
    let singles = names.iter().any(|name| name.family.is_empty());
    for (n, name) in (0_u32..).zip(names) {
        let mut add_key = |key: u64, role: KeyRole| keyed_names.push((key, n, role));
        if name.family.is_empty() {
            add_key(key_hash(b'1', name.given.bytes()), KeyRole::Single);
        } else {
            if singles {
                add_key(key_hash(b'1', name.given.bytes()), KeyRole::First);
            }
            add_key(key_hash(b'f', name.family.bytes()), KeyRole::Family);
            for (cut, letter) in name.family.char_indices() {
                let (before, after) = (&name.family[..cut], &name.family[cut + letter.len_utf8()..]);
                add_key(key_hash(b'f', before.bytes().chain(after.bytes())), KeyRole::Family);
            }
            for middle in &name.middle {
                add_key(key_hash(b'f', middle.bytes()), KeyRole::Family);
            }
            // For “Kevin J.”, and for differences of more than one letter.
            let initial = name.family.chars().next().map_or(0, char::len_utf8);
            add_key(
                key_hash(b'i', name.given.bytes().chain([b' ']).chain(name.family[..initial].bytes())),
                KeyRole::Whole,
            );
        }
        if !name.alias.is_empty() {
            add_key(key_hash(b'1', name.alias.bytes()), KeyRole::First);
        }
        add_key(key_hash(b'f', name.given.bytes()), KeyRole::Given);
        add_key(key_hash(b'w', name.letters()), KeyRole::Whole);
    }
    keyed_names.sort_unstable_by_key(|(key, n, _)| (*key, *n));
    let mut pairs: Vec<(u32, u32)> = Vec::new();
    for block in keyed_names.chunk_by(|a, b| a.0 == b.0).filter(|block| block.len() > 1) {
        for (n, (_, one, role)) in block.iter().enumerate() {
            let others = block[n + 1..].iter().filter(|(_, other, other_role)| other != one && role.meets(*other_role));
            pairs.extend(others.map(|(_, other, _)| (*one, *other)));
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs.into_iter().map(|(one, other)| (one as usize, other as usize)).collect()
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
}
