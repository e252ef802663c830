//! Which names are worth comparing: those that share a family name but for a letter, or the names the other way round.
//!
//! Comparing everybody with everybody takes seconds where thirty years are compiled; nearly all of those pairs have
//! nothing in common.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::name::Name;

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

/// Pairs of positions that are worth a look, the lower first.
pub(super) fn worth_comparing(names: &[&Name]) -> Vec<(usize, usize)> {
    let mut blocks: HashMap<u64, Vec<(usize, Role)>> = HashMap::with_capacity(names.len() * 8);
    for (n, name) in names.iter().enumerate() {
        let mut stand = |key: u64, role: Role| blocks.entry(key).or_default().push((n, role));
        if name.family.is_empty() {
            stand(hash('1', &name.given, usize::MAX), Role::Single);
        } else {
            stand(hash('1', &name.given, usize::MAX), Role::First);
            for cut in name.family.char_indices().map(|(at, _)| at).chain([usize::MAX]) {
                stand(hash('f', &name.family, cut), Role::Family);
            }
            for middle in &name.middle {
                stand(hash('f', middle, usize::MAX), Role::Family);
            }
            // “Kevin J.”, and slips that are more than one letter.
            let initial = name.family.chars().next().unwrap_or_default();
            stand(hash(initial, &name.given, usize::MAX) ^ 1, Role::Whole);
        }
        if !name.alias.is_empty() {
            stand(hash('1', &name.alias, usize::MAX), Role::First);
        }
        stand(hash('f', &name.given, usize::MAX), Role::Given);
        stand(hash('w', &name.key.replace(' ', ""), usize::MAX), Role::Whole);
    }
    let mut pairs = HashSet::new();
    for block in blocks.values() {
        for (n, (one, role)) in block.iter().enumerate() {
            for (other, other_role) in &block[n + 1..] {
                if one != other && role.meets(*other_role) {
                    pairs.insert((*one.min(other), *one.max(other)));
                }
            }
        }
    }
    let mut pairs: Vec<_> = pairs.into_iter().collect();
    pairs.sort_unstable();
    pairs
}

/// A key for a word without the letter that begins at `cut`. Two keys that are the same by chance only add a pair.
fn hash(kind: char, word: &str, cut: usize) -> u64 {
    let mut hasher = DefaultHasher::new();
    kind.hash(&mut hasher);
    for (_, c) in word.char_indices().filter(|(at, _)| *at != cut) {
        c.hash(&mut hasher);
    }
    hasher.finish()
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
