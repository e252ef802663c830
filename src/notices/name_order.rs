//! The order of names on lists.

use std::collections::HashMap;

use crate::book::{Book, PersonId, fold_name};

/// The keys by which players are sorted on lists in which they look for themselves: by the family name where it is known, else
/// by the whole name.
#[derive(Debug, Default)]
pub(super) struct NameOrder(HashMap<PersonId, String>);

impl NameOrder {
    pub(super) fn new(book: &Book) -> NameOrder {
        let known = book.people.iter().filter(|person| !person.family.trim().is_empty());
        NameOrder(known.map(|person| (person.id, name_key(&person.family))).collect())
    }

    /// The key of a player of this name. Players of one family are in the order of their names.
    pub(super) fn key(&self, id: PersonId, name: &str) -> (String, String) {
        let name = name_key(name);
        (self.0.get(&id).cloned().unwrap_or_else(|| name.clone()), name)
    }
}

/// The key by which a name is sorted: without case, accents, and signs before its first letter.
pub(super) fn name_key(name: &str) -> String {
    let folded = fold_name(name);
    let letters = folded.trim_start_matches(|c: char| !c.is_alphanumeric());
    if letters.is_empty() { folded } else { letters.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_before_a_name_does_not_move_it_to_the_end_of_the_list() {
        let mut names = ["Zoë", "😀 Ann", "“Ben”", "😀", "bea"];
        names.sort_by_key(|name| name_key(name));
        assert_eq!(names, ["😀 Ann", "bea", "“Ben”", "Zoë", "😀"]);
    }
}
