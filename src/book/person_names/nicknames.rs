//! Given names that one person may use: short forms, and the same name in other languages. They are data in
//! `assets/nicknames.toml`.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

#[derive(Deserialize)]
struct Nicknames {
    groups: Vec<Vec<String>>,
}

/// The groups of each given name.
static NICKNAMES: LazyLock<HashMap<String, Vec<u16>>> = LazyLock::new(|| {
    let mut groups: HashMap<String, Vec<u16>> = HashMap::new();
    // If the file could not be read, no nicknames would be known. A test checks that it can be read.
    let read = toml::from_str(include_str!("../../../assets/nicknames.toml"));
    for (group, names) in (0_u16..).zip(read.map(|names: Nicknames| names.groups).unwrap_or_default()) {
        for name in names {
            groups.entry(name).or_default().push(group);
        }
    }
    groups
});

/// The groups of given names that one person may use, of which this folded name is one.
pub(super) fn nickname_groups(given: &str) -> &'static [u16] {
    NICKNAMES.get(given).map_or(&[], Vec::as_slice)
}

/// Whether one person may use both of these given names. They are folded: in lower case, without accents.
pub(super) fn are_nicknames(one: &str, other: &str) -> bool {
    let (Some(one), Some(other)) = (NICKNAMES.get(one), NICKNAMES.get(other)) else { return false };
    one.iter().any(|group| other.contains(group))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_nicknames_is_readable() {
        assert!(are_nicknames("andrew", "andy") && are_nicknames("bill", "william"));
        assert!(!are_nicknames("andrew", "william"));
    }
}
