//! Which names are worth comparing: those that share a family name but for a letter, or the names the other way round.
//!
//! Comparing everybody with everybody takes seconds where thirty years are compiled; nearly all of those pairs have
//! nothing in common.

use super::name_parts::Name;

/// As what a name stands under a key.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// By its family name, or one that it becomes without a letter.
    Family,
    /// By its given name, to be met by somebody's family name.
    Given,
    /// By a whole spelling.
    Whole,
    /// By its only word, to be met by somebody's given name.
    Single,
    /// By its given name, to be met by somebody's only word.
    First,
}

impl Role {
    fn meets(self, other: Role) -> bool {
        matches!(
            (self, other),
            (Role::Family, Role::Family | Role::Given)
                | (Role::Given, Role::Family)
                | (Role::Whole, Role::Whole)
                | (Role::Single, Role::First | Role::Single)
                | (Role::First, Role::Single)
        )
    }
}

/// A name under a key. The number of the name is kept short, because these are sorted by the hundred thousand.
type Stand = (u64, u32, Role);

/// Pairs of positions that are worth a look, the lower first.
pub(super) fn worth_comparing(names: &[&Name]) -> Vec<(usize, usize)> {
    let mut stands: Vec<Stand> = Vec::with_capacity(names.len() * 14);
    // Only who has a single word, or a nickname beside the name, is looked for by given names.
    let singles = names.iter().any(|name| name.family.is_empty());
    for (n, name) in (0_u32..).zip(names) {
        let mut stand = |key: u64, role: Role| stands.push((key, n, role));
        if name.family.is_empty() {
            stand(key(b'1', name.given.bytes()), Role::Single);
        } else {
            if singles {
                stand(key(b'1', name.given.bytes()), Role::First);
            }
            stand(key(b'f', name.family.bytes()), Role::Family);
            for (cut, letter) in name.family.char_indices() {
                let (before, after) = (&name.family[..cut], &name.family[cut + letter.len_utf8()..]);
                stand(key(b'f', before.bytes().chain(after.bytes())), Role::Family);
            }
            for middle in &name.middle {
                stand(key(b'f', middle.bytes()), Role::Family);
            }
            // “Kevin J.”, and slips that are more than one letter.
            let initial = name.family.chars().next().map_or(0, char::len_utf8);
            stand(key(b'i', name.given.bytes().chain([b' ']).chain(name.family[..initial].bytes())), Role::Whole);
        }
        if !name.alias.is_empty() {
            stand(key(b'1', name.alias.bytes()), Role::First);
        }
        stand(key(b'f', name.given.bytes()), Role::Given);
        stand(key(b'w', name.letters()), Role::Whole);
    }
    stands.sort_unstable_by_key(|(key, n, _)| (*key, *n));
    let mut pairs: Vec<(u32, u32)> = Vec::new();
    for block in stands.chunk_by(|a, b| a.0 == b.0).filter(|block| block.len() > 1) {
        for (n, (_, one, role)) in block.iter().enumerate() {
            let others = block[n + 1..].iter().filter(|(_, other, other_role)| other != one && role.meets(*other_role));
            pairs.extend(others.map(|(_, other, _)| (*one, *other)));
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs.into_iter().map(|(one, other)| (one as usize, other as usize)).collect()
}

/// A key for a word (FNV-1a). Two that are the same by chance only add a pair.
fn key(kind: u8, word: impl Iterator<Item = u8>) -> u64 {
    std::iter::once(kind)
        .chain(word)
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_those_meet_who_have_something_in_common() {
        let texts =
            ["Andrew Goff", "Andy Gof", "Goff Andrew", "A. Goff", "Dugal Ure", "Dugal", "Dugal U.", "Andrew Lee"];
        let names: Vec<Name> = texts.iter().map(|text| Name::new(text)).collect();
        let pairs = worth_comparing(&names.iter().collect::<Vec<_>>());
        for wanted in [(0, 1), (0, 2), (0, 3), (1, 3), (4, 5), (4, 6)] {
            assert!(pairs.contains(&wanted), "{} and {}", texts[wanted.0], texts[wanted.1]);
        }
        for needless in [(0, 4), (0, 7), (1, 7)] {
            assert!(!pairs.contains(&needless), "{} and {}", texts[needless.0], texts[needless.1]);
        }
    }
}
