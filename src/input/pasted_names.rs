//! The names of a pasted block: which of them are players of the book, which are new, and which must be asked about.

use std::collections::{HashMap, HashSet};

use crate::book::{Book, Edit, Person, PersonField, PersonId};
use crate::book::{NameMatch, NameMatcher};
use crate::languages::window_sentences::input_refusals as texts;

/// The question whether two spellings are one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameQuestion {
    /// The spelling in the block.
    pub text: String,
    /// The player of the book, or an earlier name of the block.
    pub known: String,
    /// Why they may be one player: “one letter off”.
    pub reason: String,
    /// The answer of the user. Without an answer, the name is a new player.
    pub answer: Option<bool>,
}

/// Who the names of a block are.
#[derive(Debug, Default)]
pub(super) struct PastedNames {
    /// The player of each name, by its spelling.
    players: HashMap<String, PersonId>,
    /// The new players, in the order of the block.
    pub(super) new: Vec<Person>,
    pub(super) questions: Vec<NameQuestion>,
    /// The spellings that were taken as a player of the book, as sentences.
    pub(super) notes: Vec<String>,
}

impl PastedNames {
    /// Finds out who these names are. In a list of players, each name is a player; in a round, nobody sits twice, so two
    /// similar names of one block are two players. `answers` has the answers to questions, by the spelling.
    pub(super) fn find<'a>(
        book: &Book,
        names: impl Iterator<Item = &'a str> + Clone,
        in_list: bool,
        answers: &HashMap<String, bool>,
    ) -> Self {
        let mut found = PastedNames::default();
        let exact: HashMap<&str, PersonId> =
            book.people.iter().rev().map(|person| (person.name.as_str(), person.id)).collect();
        // A player who is in the block in the spelling of the book is not also another name of the block.
        let mut taken: HashSet<PersonId> = names.clone().filter_map(|name| exact.get(name).copied()).collect();
        let known = NameMatcher::new(book.people.iter().map(|person| person.name.as_str()));
        let mut new = NameMatcher::default();
        for name in names.filter(|name| !name.is_empty()) {
            if found.players.contains_key(name) {
                continue;
            }
            if let Some(&id) = exact.get(name) {
                found.players.insert(name.to_owned(), id);
                continue;
            }
            let likely = match known.find(name) {
                NameMatch::Same(at) if taken.insert(book.people[at].id) => {
                    let person = &book.people[at];
                    found.players.insert(name.to_owned(), person.id);
                    found.notes.push(texts::taken_as(name, &person.name));
                    continue;
                }
                NameMatch::Same(at) => Some((&book.people[at], texts::other_spelling_too().to_owned())),
                NameMatch::Similar(at, reason) if in_list || !taken.contains(&book.people[at].id) => {
                    Some((&book.people[at], reason))
                }
                NameMatch::Similar(..) | NameMatch::None => None,
            };
            let likely = likely.map(|(person, reason)| (person.id, person.name.clone(), reason)).or_else(|| {
                let (at, reason) = match new.find(name) {
                    NameMatch::Same(at) => (at, texts::both_spellings().to_owned()),
                    NameMatch::Similar(at, reason) if in_list => (at, reason),
                    NameMatch::Similar(..) | NameMatch::None => return None,
                };
                let earlier = &found.new[at];
                Some((earlier.id, earlier.name.clone(), reason))
            });
            let mut different_from = Vec::new();
            if let Some((id, known, reason)) = likely {
                let answer = answers.get(name).copied();
                found.questions.push(NameQuestion { text: name.to_owned(), known, reason, answer });
                if answer == Some(true) {
                    taken.insert(id);
                    found.players.insert(name.to_owned(), id);
                    continue;
                }
                different_from.extend(answer.map(|_| id));
            }
            let id = PersonId(book.next_person_id().0 + u32::try_from(found.new.len()).unwrap_or_default());
            new.add(name);
            found.players.insert(name.to_owned(), id);
            found.new.push(Person { different_from, ..Person::new(id, name) });
        }
        found
    }

    /// The player of a name of the block.
    pub(super) fn player(&self, name: &str) -> Option<PersonId> {
        self.players.get(name).copied()
    }

    /// The edits that add the new players at the end of the list.
    pub(super) fn edits(&self, book: &Book) -> Vec<Edit> {
        let mut edits = Vec::new();
        for (position, person) in (book.people.len()..).zip(&self.new) {
            let plain = Person { different_from: Vec::new(), ..person.clone() };
            edits.push(Edit::AddPerson { position, person: plain });
            if !person.different_from.is_empty() {
                edits.push(Edit::Person(person.id, PersonField::DifferentFrom(person.different_from.clone())));
            }
        }
        edits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book(names: &[&str]) -> Book {
        let mut book = Book::default();
        for name in names {
            let person = Person::new(book.next_person_id(), *name);
            book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
        }
        book
    }

    fn find(known: &[&str], names: &[&str], in_list: bool, answers: &[(&str, bool)]) -> (Vec<String>, Vec<String>) {
        let answers = answers.iter().map(|(name, answer)| ((*name).to_owned(), *answer)).collect();
        let found = PastedNames::find(&book(known), names.iter().copied(), in_list, &answers);
        let asked = found.questions.iter().map(|one| format!("{} = {}?", one.text, one.known)).collect();
        (found.new.iter().map(|person| person.name.clone()).collect(), asked)
    }

    #[test]
    fn a_name_in_another_form_is_the_player_of_the_book() {
        let known = ["José García", "Anna Bergström"];
        let names = ["Garcia, Jose", "ANNA BERGSTRÖM", "Ben Orr"];
        assert_eq!(find(&known, &names, false, &[]), (vec!["Ben Orr".to_owned()], vec![]));
    }

    #[test]
    fn two_spellings_of_one_block_are_asked_about_and_neither_is_lost() {
        let names = ["Jose Garcia", "José García", "Ben Orr"];
        for in_list in [true, false] {
            let (new, asked) = find(&[], &names, in_list, &[]);
            assert_eq!((new.len(), asked), (3, vec!["José García = Jose Garcia?".to_owned()]));
            let (new, _) = find(&["José García"], &names, in_list, &[]);
            assert_eq!(new, ["Jose Garcia", "Ben Orr"], "the exact spelling is the player of the book");
            let (new, _) = find(&[], &names, in_list, &[("José García", true)]);
            assert_eq!(new, ["Jose Garcia", "Ben Orr"]);
        }
    }

    #[test]
    fn a_similar_name_is_asked_about_unless_the_other_one_sits_in_the_round_too() {
        assert_eq!(find(&["Andrew Goff"], &["Andy Goff"], false, &[]).1, ["Andy Goff = Andrew Goff?"]);
        assert_eq!(find(&["Andrew Goff"], &["Andrew Goff", "Andy Goff"], false, &[]).1, Vec::<String>::new());
        assert_eq!(find(&["Andrew Goff"], &["Andy Goff"], false, &[("Andy Goff", true)]).0, Vec::<String>::new());
        let answers = [("Andy Goff".to_owned(), false)].into();
        let found = PastedNames::find(&book(&["Andrew Goff"]), ["Andy Goff"].into_iter(), false, &answers);
        assert_eq!(found.new[0].different_from, [PersonId(1)], "the list of problems does not ask again");
    }
}
