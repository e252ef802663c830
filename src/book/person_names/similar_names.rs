//! Names of players that may be one person: equal except for case, one typing error, the order of words, or a short form.

use std::collections::{HashMap, HashSet};

use super::nicknames::nickname_groups;
use crate::book::{Book, PersonId, fold_name};

/// A name that looks like an earlier name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimilarPair {
    pub person: PersonId,
    /// The person with the earlier name.
    pub other: PersonId,
    /// Whether the names differ only in case, accents or spaces.
    pub(in crate::book) is_same_when_folded: bool,
}

/// Why two names may be those of one person. The kinds are listed in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Similarity {
    /// A short form of the given name: “Andy Goff” and “Andrew Goff”.
    ShortForm,
    /// They differ only in case, accents or spaces.
    SameWhenFolded,
    /// The same words in another order: “Goff, Andy”.
    WordOrder,
    /// One typing error.
    TypingError,
}

impl Similarity {
    /// Whether two people who have seats in the same round may still be one person, who was entered under two names.
    const fn may_share_a_round(self) -> bool {
        matches!(self, Similarity::SameWhenFolded | Similarity::WordOrder)
    }
}

/// A pair of names that look alike, and why. Whether it is reported depends on the seats.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    person: PersonId,
    other: PersonId,
    similarity: Similarity,
}

/// All pairs of names that look alike, without those of whom the director said that they are two people. They change only
/// with the list of people. Which pairs are reported depends on the seats too.
#[derive(Clone, Debug, Default)]
pub struct SimilarNames {
    /// By kind, then by person. Of several other people, the one that is reported first comes first.
    pairs: Vec<Candidate>,
}

/// The names that look like an earlier name, unless the director said that they are two people.
pub fn similar_names(book: &Book) -> Vec<SimilarPair> {
    SimilarNames::new(book).reported(book)
}

impl SimilarNames {
    /// Compares the names. Names that differ by one typing error are not looked for in very long lists, because every
    /// pair is compared.
    pub fn new(book: &Book) -> SimilarNames {
        const LONGEST_LIST: usize = 1500;
        let names: Vec<FoldedName> = book.people.iter().map(|person| FoldedName::new(&person.name)).collect();
        let mut search = PairSearch { book, pairs: Vec::new() };
        search.short_forms(&names);
        search.same_names(&names);
        if names.len() <= LONGEST_LIST {
            search.typing_errors(&names);
        }
        SimilarNames { pairs: search.pairs }
    }

    /// The pairs that are reported: each pair once, and for each person one other person of a kind. Two people who have
    /// seats in the same round are not one person, unless their names have the same words.
    pub fn reported(&self, book: &Book) -> Vec<SimilarPair> {
        let rounds = self.rounds_of_people(book);
        let share_a_round = |pair: &Candidate| match (rounds.get(&pair.person), rounds.get(&pair.other)) {
            (Some(one), Some(other)) => !one.is_disjoint(other),
            _ => false,
        };
        let (mut people, mut pairs) = (HashSet::new(), HashSet::new());
        let mut reported = Vec::new();
        for pair in &self.pairs {
            // The order of words and a typing error are one kind here.
            let kind = match pair.similarity {
                Similarity::WordOrder => Similarity::TypingError,
                kind => kind,
            };
            let is_apart = !pair.similarity.may_share_a_round() && share_a_round(pair);
            if is_apart || people.contains(&(pair.person, kind)) {
                continue;
            }
            people.insert((pair.person, kind));
            if pairs.insert((pair.person, pair.other)) {
                let is_same_when_folded = pair.similarity == Similarity::SameWhenFolded;
                reported.push(SimilarPair { person: pair.person, other: pair.other, is_same_when_folded });
            }
        }
        reported
    }

    /// The positions of the rounds in which the people of the pairs have seats.
    fn rounds_of_people(&self, book: &Book) -> HashMap<PersonId, HashSet<usize>> {
        let apart = self.pairs.iter().filter(|pair| !pair.similarity.may_share_a_round());
        let mut rounds: HashMap<PersonId, HashSet<usize>> =
            apart.flat_map(|pair| [pair.person, pair.other]).map(|person| (person, HashSet::new())).collect();
        if rounds.is_empty() {
            return rounds;
        }
        for (at, board) in book.boards() {
            for player in board.seats.values().filter_map(|seat| seat.player) {
                if let Some(known) = rounds.get_mut(&player) {
                    known.insert(at.round.0);
                }
            }
        }
        rounds
    }
}

/// A name without case and accents.
#[derive(Debug)]
struct FoldedName {
    text: String,
    length: usize,
    /// The name in small letters, if folding changes the number of its letters: two letters that are exchanged, as in “Weßi”, may
    /// be three after it.
    unfolded: Option<String>,
    /// In the order of the alphabet.
    words: Vec<String>,
}

impl FoldedName {
    fn new(name: &str) -> FoldedName {
        let text = fold_name(name);
        let mut words: Vec<String> =
            text.split([' ', ',']).filter(|word| !word.is_empty()).map(str::to_owned).collect();
        words.sort_unstable();
        let unfolded = Some(name.to_lowercase()).filter(|small| small.chars().count() != text.chars().count());
        FoldedName { length: text.chars().count(), text, unfolded, words }
    }

    /// Whether the names differ by one typing error.
    fn is_one_error_from(&self, other: &FoldedName) -> bool {
        let is_one = |one: &str, other: &str| strsim::damerau_levenshtein(one, other) == 1;
        let is_unfolded = || {
            let names = self.unfolded.as_deref().zip(other.unfolded.as_deref());
            names.is_some_and(|(name, other)| is_one(name, other))
        };
        self.length.abs_diff(other.length) <= 1 && (is_one(&self.text, &other.text) || is_unfolded())
    }

    /// Given name and family name.
    fn parts(&self) -> (&str, &str) {
        match self.text.split_once(',') {
            Some((family, given)) => (given.trim(), family.trim()),
            None => self.text.split_once(' ').unwrap_or(("", &self.text)),
        }
    }
}

/// So many other people of one kind are more than anybody reads.
const MOST_OTHERS: usize = 20;

/// The pairs found so far.
struct PairSearch<'a> {
    book: &'a Book,
    pairs: Vec<Candidate>,
}

impl PairSearch<'_> {
    /// Adds the pairs of the person at this position with these other people, unless the director said that they are two
    /// people.
    fn add(&mut self, at: usize, others: impl Iterator<Item = (usize, Similarity)>) {
        let people = &self.book.people;
        let are_different = |other: usize| {
            people[at].different_from.contains(&people[other].id)
                || people[other].different_from.contains(&people[at].id)
        };
        let pair = |(other, similarity): (usize, Similarity)| Candidate {
            person: people[at].id,
            other: people[other].id,
            similarity,
        };
        self.pairs.extend(others.filter(|(other, _)| !are_different(*other)).take(MOST_OTHERS).map(pair));
    }

    /// Names that differ only in a short form of the given name. The nearest earlier name comes first.
    fn short_forms(&mut self, names: &[FoldedName]) {
        // Everybody with the same name, and the given names of a family that are in the same group.
        let mut people: HashMap<(&str, &str), Vec<usize>> = HashMap::new();
        let mut given_names: HashMap<(&str, u16), Vec<&str>> = HashMap::new();
        for (at, name) in names.iter().enumerate() {
            let (given, family) = name.parts();
            let groups = nickname_groups(given);
            let in_groups = groups.iter().filter_map(|group| given_names.get(&(family, *group))).flatten();
            // More of one name are not needed, even if the director said that some are other people.
            let most = MOST_OTHERS + self.book.people[at].different_from.len();
            let same = in_groups.filter(|other| **other != given).flat_map(|other| {
                people.get(&(family, *other)).into_iter().flat_map(|same| same.iter().rev().take(most))
            });
            let mut others: Vec<usize> = same.copied().collect();
            others.sort_unstable_by(|a, b| b.cmp(a));
            others.dedup();
            self.add(at, others.into_iter().map(|other| (other, Similarity::ShortForm)));
            if groups.is_empty() {
                continue;
            }
            let same_name = people.entry((family, given)).or_default();
            if same_name.is_empty() {
                for group in groups {
                    given_names.entry((family, *group)).or_default().push(given);
                }
            }
            same_name.push(at);
        }
    }

    /// Names that differ only in case, accents or spaces. The nearest earlier name comes first.
    fn same_names(&mut self, names: &[FoldedName]) {
        let mut seen: HashMap<&str, Vec<usize>> = HashMap::with_capacity(names.len());
        for (at, name) in names.iter().enumerate() {
            let same = seen.entry(&name.text).or_default();
            self.add(at, same.iter().rev().map(|other| (*other, Similarity::SameWhenFolded)));
            same.push(at);
        }
    }

    /// Names that differ by one typing error or by the order of their words. The first name comes first.
    fn typing_errors(&mut self, names: &[FoldedName]) {
        const SHORTEST_NAME: usize = 6;
        for (at, name) in names.iter().enumerate() {
            // “Player 1” and “Player 2” differ on purpose.
            let may_be_mistyped = name.length >= SHORTEST_NAME && !name.text.contains(|c: char| c.is_ascii_digit());
            let similarity = |other: &FoldedName| {
                if name.text == other.text {
                    return None;
                }
                if name.words.len() > 1 && name.words == other.words {
                    return Some(Similarity::WordOrder);
                }
                (may_be_mistyped && name.is_one_error_from(other)).then_some(Similarity::TypingError)
            };
            let others = names[..at].iter().enumerate();
            self.add(at, others.filter_map(|(other, folded)| Some((other, similarity(folded)?))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Edit, Person, PersonField};

    #[test]
    fn exchanged_letters_are_one_typing_error_also_where_one_of_them_is_two_without_accents() {
        let similar = |one: &str, other: &str| FoldedName::new(one).is_one_error_from(&FoldedName::new(other));
        assert!(similar("Thorsten Weiß", "Thorsten Weßi") && similar("Lars Ægir", "Lars gÆir"));
        assert!(similar("Thorsten Weiß", "Thorsten Weis"));
        assert!(!similar("Thorsten Weiß", "Thorsten Weber") && !similar("Anna Weiß", "Anke Weiß"));
    }

    #[test]
    fn two_people_with_similar_names_are_told_apart_by_a_note_at_either_of_them() {
        let (ann, anna) = (PersonId(1), PersonId(2));
        let people = vec![Person::new(ann, "Ann Haver"), Person::new(anna, "Anna Haver")];
        let book = Book { people, ..Book::default() };
        assert_eq!(similar_names(&book).len(), 1);
        for (noted, other) in [(ann, anna), (anna, ann)] {
            let mut book = book.clone();
            book.apply(Edit::Person(noted, PersonField::DifferentFrom(vec![other]))).unwrap();
            assert!(similar_names(&book).is_empty());
            // Without the other person the note is gone, and it comes back with the person.
            let back = book.apply(Edit::RemovePerson(other)).unwrap();
            assert!(book.person(noted).unwrap().different_from.is_empty());
            book.apply(back).unwrap();
            assert!(similar_names(&book).is_empty());
        }
    }
}
