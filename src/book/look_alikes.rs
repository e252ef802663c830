//! Names of players that may be one person: equal except for case, one typing error, the order of words, or a short form.

use std::collections::HashMap;

use super::{Book, PersonId, are_nicknames, fold_name};

/// A name that looks like an earlier name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LookAlike {
    pub person: PersonId,
    /// The person with the earlier name.
    pub other: PersonId,
    /// Whether the names differ only in case, accents or spaces.
    pub(super) is_same_when_folded: bool,
}

/// The names that look like an earlier name, unless the director said that they are two people. Names that differ by one
/// typing error are not looked for in very long lists, because every pair is compared.
pub fn look_alikes(book: &Book) -> Vec<LookAlike> {
    const LONGEST_LIST: usize = 1500;
    const SHORTEST_NAME: usize = 6;
    let people = &book.people;
    let are_different = |one: usize, other: usize| {
        people[one].different_from.contains(&people[other].id) || people[other].different_from.contains(&people[one].id)
    };
    let folded: Vec<(String, Vec<String>)> = people
        .iter()
        .map(|person| {
            let name = fold_name(&person.name);
            let mut words: Vec<String> =
                name.split([' ', ',']).filter(|word| !word.is_empty()).map(str::to_owned).collect();
            words.sort_unstable();
            (name, words)
        })
        .collect();
    let pair = |at: usize, other: usize, is_same_when_folded: bool| LookAlike {
        person: people[at].id,
        other: people[other].id,
        is_same_when_folded,
    };
    let mut found = nickname_pairs(book, &folded, &are_different, &pair);
    let mut seen: HashMap<&str, Vec<usize>> = HashMap::with_capacity(people.len());
    for (at, (name, _)) in folded.iter().enumerate() {
        let same = seen.entry(name).or_default();
        if let Some(other) = same.iter().rev().find(|other| !are_different(at, **other)) {
            found.push(pair(at, *other, true));
        }
        same.push(at);
    }
    if people.len() > LONGEST_LIST {
        return found;
    }
    for (at, (name, words)) in folded.iter().enumerate() {
        let length = name.chars().count();
        let alike = folded[..at].iter().enumerate().position(|(earlier, (other, other_words))| {
            if name == other || are_different(at, earlier) {
                return false;
            }
            // “Player 1” and “Player 2” differ on purpose.
            let close = length >= SHORTEST_NAME
                && !name.contains(|c: char| c.is_ascii_digit())
                && length.abs_diff(other.chars().count()) <= 1
                && strsim::damerau_levenshtein(name, other) == 1;
            close || (words.len() > 1 && words == other_words)
        });
        found.extend(alike.map(|other| pair(at, other, false)));
    }
    found
}

/// The names that differ only in a short form of the given name: “Andy Goff” and “Andrew Goff”. Two people who are
/// seated in the same round are not one person.
fn nickname_pairs(
    book: &Book,
    folded: &[(String, Vec<String>)],
    are_different: &impl Fn(usize, usize) -> bool,
    pair: &impl Fn(usize, usize, bool) -> LookAlike,
) -> Vec<LookAlike> {
    // The position and the given name of everybody with the same family name.
    let mut families: HashMap<&str, Vec<(usize, &str)>> = HashMap::with_capacity(folded.len());
    let mut found = Vec::new();
    for (at, (name, _)) in folded.iter().enumerate() {
        let (given, family) = match name.split_once(',') {
            Some((family, given)) => (given.trim(), family.trim()),
            None => name.split_once(' ').unwrap_or(("", name)),
        };
        let same_family = families.entry(family).or_default();
        let mut earlier = same_family.iter().rev();
        let other = earlier.find(|(other, other_given)| {
            given != *other_given
                && are_nicknames(given, other_given)
                && !are_different(at, *other)
                && !share_a_round(book, book.people[at].id, book.people[*other].id)
        });
        found.extend(other.map(|(other, _)| pair(at, *other, false)));
        same_family.push((at, given));
    }
    found
}

/// Whether both players have seats in the same round.
fn share_a_round(book: &Book, one: PersonId, other: PersonId) -> bool {
    book.rounds.iter().any(|round| {
        let mut players = round.boards.iter().flat_map(|board| board.seats.values()).filter_map(|seat| seat.player);
        let (mut has_one, mut has_other) = (false, false);
        players.any(|player| {
            has_one |= player == one;
            has_other |= player == other;
            has_one && has_other
        })
    })
}
