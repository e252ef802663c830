//! Names of a file that may be short for other names of it: “B. Keller”, “Bruno K.” and “Keller” beside “Bruno Keller”.
//! They are asked about, unless both have seats in one round.

use std::collections::{HashMap, HashSet};

use super::draft_book::DraftBook;
use crate::book::{Book, CellAddress, PersonId, RoundIx, fold_name};
use crate::import::report::import_report::FindingEffect;
use crate::languages::list_with_others;
use crate::languages::window_sentences::{import_remarks as texts, shared_words};
use crate::printable_text::printable_line;

/// The most names in a message.
const MOST_NAMED: usize = 6;

/// The most full names that are named for one short name.
const MOST_FULL_NAMES: usize = 3;

/// A short name with the full names that it may be short for.
struct ShortName {
    person: PersonId,
    full: Vec<PersonId>,
}

/// Asks about the names of a file that may be short for other names of it.
pub(in crate::import) fn ask_about_short_names(draft: &mut DraftBook) {
    let found = short_names(&draft.book);
    let Some(first) = found.first() else { return };
    let name = |id: PersonId| printable_line(draft.book.name_of(Some(id))).into_owned();
    let full = |short: &ShortName| {
        let names = short.full.iter().take(MOST_FULL_NAMES).map(|id| name(*id));
        names.reduce(|one, other| shared_words::one_or_other(&one, &other)).unwrap_or_default()
    };
    let what = if found.len() == 1 {
        texts::name_may_be_short(&name(first.person), &full(first))
    } else {
        let with_full = found.iter().map(|short| texts::short_and_full_name(&name(short.person), &full(short)));
        texts::names_may_be_short(&list_with_others(with_full, MOST_NAMED))
    };
    let at = CellAddress::name_of(first.person);
    draft.warn_of_part(at, FindingEffect::Asked, what);
}

/// The words of a name without case, accents and marks.
fn words_of(name: &str) -> Vec<String> {
    let is_between = |c: char| c.is_whitespace() || matches!(c, ',' | '.');
    fold_name(name).split(is_between).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn is_initial(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_alphabetic) && letters.next().is_none()
}

/// Whether a name begins with a small letter, as a family name alone may: “de Wit”.
fn begins_small(name: &str) -> bool {
    name.chars().next().is_some_and(char::is_lowercase)
}

/// The full names of a book: those with a given name and a family name of at least two letters each.
#[derive(Default)]
struct FullNames {
    given: HashMap<PersonId, String>,
    /// By everything after a given name: “keller”, “de wit” and “wit”.
    by_family: HashMap<String, Vec<PersonId>>,
    /// By the given name, with the family name.
    by_given: HashMap<String, Vec<(PersonId, String)>>,
}

impl FullNames {
    fn find(book: &Book, words: &[Vec<String>]) -> Self {
        let mut names = FullNames::default();
        for (person, words) in book.people.iter().zip(words) {
            let [given, .., family] = &words[..] else { continue };
            let has_digit = person.name.contains(|c: char| c.is_ascii_digit());
            if is_initial(given) || is_initial(family) || has_digit {
                continue;
            }
            for first in 1..words.len() {
                names.by_family.entry(words[first..].join(" ")).or_default().push(person.id);
            }
            names.by_given.entry(given.clone()).or_default().push((person.id, family.clone()));
            names.given.insert(person.id, given.clone());
        }
        names
    }

    /// The people with this family name, and with a given name that begins with this letter.
    fn of_family<'a>(&'a self, family: &str, initial: &'a str) -> impl Iterator<Item = PersonId> + 'a {
        let known = self.by_family.get(family).into_iter().flatten().copied();
        known.filter(move |id| self.given.get(id).is_some_and(|given| given.starts_with(initial)))
    }

    /// The people whose names this may be a short form of.
    fn of_short(&self, name: &str, words: &[String]) -> Vec<PersonId> {
        let has_initial = words.iter().any(|word| is_initial(word));
        match words {
            // “Keller” and “de Wit”.
            family if !has_initial => {
                let is_family = family.len() == 1 || begins_small(name);
                if is_family { self.of_family(&family.join(" "), "").collect() } else { Vec::new() }
            }
            // “B. Keller”, “B. A. Keller” and “K. Bruno”.
            [initial, rest @ ..] if is_initial(initial) => {
                let initials = rest.iter().take_while(|word| is_initial(word)).count();
                let family = &rest[initials..];
                if family.is_empty() { Vec::new() } else { self.of_family(&family.join(" "), initial).collect() }
            }
            // “Keller, B.” and “Bruno K.”.
            [rest @ .., initial] if is_initial(initial) && !rest.iter().any(|word| is_initial(word)) => {
                let of_given = self.by_given.get(&rest.join(" ")).into_iter().flatten();
                let of_given = of_given.filter(|(_, family)| family.starts_with(initial.as_str())).map(|(id, _)| *id);
                self.of_family(&rest.join(" "), initial).chain(of_given).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The short names of a book. A person who has a seat in a round is nobody else who has one in it.
fn short_names(book: &Book) -> Vec<ShortName> {
    let words: Vec<Vec<String>> = book.people.iter().map(|person| words_of(&person.name)).collect();
    let full = FullNames::find(book, &words);
    let mut found: Vec<ShortName> = Vec::new();
    for (person, words) in book.people.iter().zip(&words) {
        let mut of_short = full.of_short(&person.name, words);
        of_short.retain(|id| *id != person.id);
        of_short.sort_unstable();
        of_short.dedup();
        if !of_short.is_empty() {
            found.push(ShortName { person: person.id, full: of_short });
        }
    }
    if found.is_empty() {
        return found;
    }
    let mut rounds: HashMap<PersonId, HashSet<RoundIx>> = HashMap::new();
    for (at, board) in book.boards() {
        for seat in board.seats.values() {
            for id in seat.player.into_iter().chain(seat.substitutes.iter().map(|substitute| substitute.player)) {
                rounds.entry(id).or_default().insert(at.round);
            }
        }
    }
    let share_a_round = |one: &PersonId, other: &PersonId| {
        rounds.get(one).zip(rounds.get(other)).is_some_and(|(one, other)| !one.is_disjoint(other))
    };
    for short in &mut found {
        short.full.retain(|id| !share_a_round(&short.person, id));
    }
    found.retain(|short| !short.full.is_empty());
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, Person, Power, Round};

    /// The short names of a book with these rounds of players, each with the full names.
    fn short(rounds: &[&[&str]]) -> Vec<String> {
        let mut book = Book::default();
        for players in rounds {
            let mut board = Board::default();
            for (name, power) in players.iter().zip(Power::ALL) {
                let known = book.people.iter().find(|person| person.name == *name).map(|person| person.id);
                let id = known.unwrap_or_else(|| {
                    let id = book.next_person_id();
                    book.people.push(Person::new(id, *name));
                    id
                });
                board.seats[power].player = Some(id);
            }
            book.rounds.push(Round { boards: vec![board], ..Round::default() });
        }
        let name = |id: PersonId| book.name_of(Some(id)).to_owned();
        let of_short = |found: ShortName| {
            let full: Vec<String> = found.full.into_iter().map(name).collect();
            format!("{}: {}", name(found.person), full.join(", "))
        };
        short_names(&book).into_iter().map(of_short).collect()
    }

    #[test]
    fn an_initial_or_a_family_name_alone_may_be_short_for_a_full_name() {
        for name in ["B. Keller", "B.Keller", "b keller", "Bruno K.", "Keller", "KELLER", "Keller, B.", "B. A. Keller"]
        {
            assert_eq!(short(&[&["Bruno Keller", "Ann Lee"], &[name]]), [format!("{name}: Bruno Keller")]);
            assert_eq!(short(&[&[name], &["Bruno Keller"]]), [format!("{name}: Bruno Keller")]);
        }
        assert_eq!(short(&[&["Bram de Wit"], &["de Wit"]]), ["de Wit: Bram de Wit"]);
        assert_eq!(short(&[&["Bram de Wit"], &["Wit"]]), ["Wit: Bram de Wit"]);
        assert_eq!(short(&[&["Inès Faure"], &["I. FAURE"]]), ["I. FAURE: Inès Faure"]);
        for name in ["Bruno", "A. Keller", "Bruno L.", "Anna Keller", "B. K.", "B.", "Kell", "Bruno Kelle"] {
            assert_eq!(short(&[&["Bruno Keller"], &[name]]), [""; 0], "{name}");
        }
    }

    #[test]
    fn players_of_one_round_are_two_people() {
        assert_eq!(short(&[&["Bruno Keller"], &["Bruno Keller", "B. Keller"]]), [""; 0]);
        let two = ["Bruno Keller", "Berta Keller"];
        assert_eq!(short(&[&two, &["B. Keller"]]), ["B. Keller: Bruno Keller, Berta Keller"]);
        assert_eq!(short(&[&two, &["B. Keller", "Berta Keller"]]), ["B. Keller: Bruno Keller"]);
    }
}
