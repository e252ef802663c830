//! What a valid book is. Opening a file, every edit and every write use these rules, so what is saved always opens again.
//! Contradictions between counts and other problems are in `problems`.

use std::collections::{HashMap, HashSet};

use super::results_year::YearEvent;
use super::value_limits::check_values;
use super::{Board, BoardRef, Book, Edit, EditError, Person, PersonId};
use crate::languages::window_sentences::invalid_books as texts;
use crate::limits::{HIGHEST_ID, MOST_BOARDS, MOST_EDITS, MOST_PEOPLE, MOST_REPLACEMENTS, MOST_ROUNDS};

/// A reason why a book is not valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidBook {
    pub message: String,
    /// How to correct the file.
    pub cure: &'static str,
}

/// Sorts the charts of each board by their years. A file that was written by hand has them in any order.
pub fn sort_charts(book: &mut Book) {
    for board in book.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        board.charts.sort_by_key(|chart| chart.year);
    }
}

/// Checks the rules on which the rest of the program relies: every text, number and list is within its limit, people have
/// different numbers and names, rounds and boards different ids, every reference is to one of them, replacements form no circle and no long chain, and the
/// charts of a board are in the order of their years, each year once.
///
/// # Errors
/// The first rule that is broken.
pub fn validate_book(book: &Book) -> Result<(), InvalidBook> {
    let too_large = |message| InvalidBook { message, cure: texts::correct_it() };
    check_values(book).map_err(too_large)?;
    book.fault_of_room(0, 0, 0).map_or(Ok(()), |message| Err(too_large(message)))?;
    validate_people(book)?;
    if let Some((place, PersonId(number))) = book.unknown_person_reference() {
        return Err(InvalidBook {
            message: texts::unknown_player(&place, &number.to_string()),
            cure: texts::add_player(),
        });
    }
    validate_replacements(book)?;
    for event in &book.results_year.events {
        if let Some(message) = fault_of_event(event) {
            return Err(InvalidBook { message, cure: texts::correct_boards() });
        }
    }
    validate_ids(book)?;
    for (at, board) in book.boards() {
        if let Some(pair) = unordered_charts(board) {
            let label = book.board_label_in_window(at);
            let [one, other] = pair;
            let message = if one == other {
                texts::two_charts(&label, &one.to_string())
            } else {
                texts::charts_not_in_order(&label)
            };
            return Err(InvalidBook { message, cure: texts::remove_chart() });
        }
    }
    Ok(())
}

fn validate_people(book: &Book) -> Result<(), InvalidBook> {
    let mut names: HashMap<PersonId, &str> = HashMap::with_capacity(book.people.len());
    let mut numbers: HashMap<&str, PersonId> = HashMap::with_capacity(book.people.len());
    for person in &book.people {
        let PersonId(number) = person.id;
        let invalid = |message, cure| Err(InvalidBook { message, cure });
        if person.id > PersonId::LAST {
            let highest = PersonId::LAST.0.to_string();
            let message = texts::highest_number(&person.name, &number.to_string(), &highest);
            return invalid(message, texts::give_numbers());
        }
        if let Some(other) = names.insert(person.id, &person.name) {
            let message = texts::same_number(other, &person.name, &number.to_string());
            return invalid(message, texts::give_numbers());
        }
        if has_no_name(person) {
            return invalid(texts::player_without_name(&number.to_string()), texts::give_names());
        }
        if let Some(PersonId(other)) = numbers.insert(&person.name, person.id) {
            let message = texts::same_name(&other.to_string(), &number.to_string(), &person.name);
            return invalid(message, texts::give_names());
        }
    }
    Ok(())
}

fn validate_ids(book: &Book) -> Result<(), InvalidBook> {
    let unique = |list: &mut dyn Iterator<Item = (u32, String)>| {
        let mut labels: HashMap<u32, String> = HashMap::new();
        for (id, label) in list {
            if id > HIGHEST_ID {
                let message = texts::highest_id(&label, &id.to_string(), &HIGHEST_ID.to_string());
                return Err(InvalidBook { message, cure: texts::give_ids() });
            }
            if let Some(one) = labels.get(&id) {
                let message = texts::same_id(one, &label, &id.to_string());
                return Err(InvalidBook { message, cure: texts::give_ids() });
            }
            labels.insert(id, label);
        }
        Ok(())
    };
    // An element that says no id has its position, or the next new id if others say theirs.
    unique(&mut book.rounds.iter().filter_map(|round| Some((round.id?, round.title_in_window()))))?;
    for (at, round) in book.rounds.iter().enumerate() {
        let label = |board| book.board_label_in_window(BoardRef::new(at, board));
        let boards = round.boards.iter().enumerate().filter_map(|(board, content)| Some((content.id?, label(board))));
        unique(&mut boards.into_iter())?;
    }
    Ok(())
}

/// Whether nothing can be seen in the place of the name.
fn has_no_name(person: &Person) -> bool {
    person.name.trim().is_empty()
}

fn validate_replacements(book: &Book) -> Result<(), InvalidBook> {
    let next: HashMap<PersonId, PersonId> =
        book.people.iter().filter_map(|person| Some((person.id, person.replaced_by?))).collect();
    // Who was found to be at the end of a chain that is short enough, with the number of replacements after him.
    let mut known: HashMap<PersonId, usize> = HashMap::new();
    for person in next.keys() {
        let mut chain = vec![*person];
        let mut on_chain = HashSet::from([*person]);
        let mut at = *person;
        let after = loop {
            if let Some(after) = known.get(&at) {
                break *after;
            }
            let Some(by) = next.get(&at) else { break 0 };
            if !on_chain.insert(*by) {
                let message = texts::circle(book.name_of(Some(*by)));
                return Err(InvalidBook { message, cure: texts::remove_replacement() });
            }
            chain.push(*by);
            at = *by;
        };
        for (more, id) in chain.iter().rev().enumerate() {
            known.insert(*id, after + more);
            if after + more > MOST_REPLACEMENTS {
                let message = texts::long_chain(book.name_of(Some(*id)), &MOST_REPLACEMENTS.to_string());
                return Err(InvalidBook { message, cure: texts::remove_replacement() });
            }
        }
    }
    Ok(())
}

/// The years of two charts of a board that are not in order.
fn unordered_charts(board: &Board) -> Option<[super::Year; 2]> {
    let pair = board.charts.windows(2).find(|pair| pair[0].year >= pair[1].year)?;
    Some([pair[0].year, pair[1].year])
}

/// Whether the charts of a board are in the order of their years, each year once.
pub(super) fn has_charts_in_order(board: &Board) -> bool {
    unordered_charts(board).is_none()
}

/// Why an event of the year's ladder cannot be in a book.
pub(super) fn fault_of_event(event: &YearEvent) -> Option<String> {
    let boards = event.boards.filter(|boards| *boards < 0.0)?;
    Some(texts::boards_below_zero(&event.name, &boards.to_string()))
}

impl Edit {
    /// Checks the texts, numbers and lists of an edit, as they are checked in a book. Whoever reads edits from a file does
    /// it before anything else is done with them.
    pub fn check_values(&self) -> Result<(), EditError> {
        if let Edit::Batch(edits) = self
            && edits.len() > MOST_EDITS
        {
            return Err(EditError::TooLarge { message: texts::too_many_changes(&MOST_EDITS.to_string()) });
        }
        check_values(self).map_err(|message| EditError::TooLarge { message })
    }
}

impl Book {
    /// Checks the number of people, rounds and boards with these more.
    pub(super) fn check_room(&self, people: usize, rounds: usize, boards: usize) -> Result<(), EditError> {
        self.fault_of_room(people, rounds, boards).map_or(Ok(()), |message| Err(EditError::TooLarge { message }))
    }

    /// Which list would be too long with these more.
    fn fault_of_room(&self, people: usize, rounds: usize, boards: usize) -> Option<String> {
        let all_boards: usize = self.rounds.iter().map(|round| round.boards.len()).sum();
        let (people, rounds, boards) = (
            self.people.len().saturating_add(people),
            self.rounds.len().saturating_add(rounds),
            all_boards.saturating_add(boards),
        );
        if people > MOST_PEOPLE {
            Some(texts::too_many_people(&MOST_PEOPLE.to_string(), &people.to_string()))
        } else if rounds > MOST_ROUNDS {
            Some(texts::too_many_rounds(&MOST_ROUNDS.to_string(), &rounds.to_string()))
        } else if boards > MOST_BOARDS {
            Some(texts::too_many_boards(&MOST_BOARDS.to_string(), &boards.to_string()))
        } else {
            None
        }
    }

    /// Whether the replacements form no circle and no long chain.
    pub fn has_valid_replacements(&self) -> bool {
        validate_replacements(self).is_ok()
    }

    /// Checks a person before it is in the list of people.
    pub(super) fn check_person(&self, person: &Person) -> Result<(), EditError> {
        if self.person(person.id).is_some() {
            return Err(EditError::NumberTaken(person.id));
        }
        if person.id > PersonId::LAST {
            return Err(EditError::NumberTooHigh(person.id));
        }
        self.check_name(&person.name, person.id)?;
        if let Some(by) = person.replaced_by {
            self.check_replacement(person.id, by)?;
        }
        self.check_people(person.different_from.iter().copied())
    }

    /// Checks a name before a person has it.
    pub(super) fn check_name(&self, name: &str, owner: PersonId) -> Result<(), EditError> {
        if name.trim().is_empty() {
            return Err(EditError::NoName);
        }
        if self.people.iter().any(|person| person.id != owner && person.name == name) {
            return Err(EditError::NameTaken { name: name.to_owned() });
        }
        Ok(())
    }

    /// Checks a board before it is added: its players must be people of the event, its charts must be in order.
    pub(super) fn check_board(&self, board: &Board) -> Result<(), EditError> {
        if !has_charts_in_order(board) {
            return Err(EditError::ChartsMixed { board: board.name.clone() });
        }
        self.check_people(board.people().into_iter())?;
        self.check_people(board.seats.values().flat_map(super::Seat::people))
    }

    /// Checks whether `by` can replace `id`. A chain of replacements must not lead back to its first person, and it must
    /// not be long.
    pub(super) fn check_replacement(&self, id: PersonId, by: PersonId) -> Result<(), EditError> {
        if id == by {
            let name = self.name_of(Some(id)).to_owned();
            return Err(EditError::ReplacementCircle { name: name.clone(), replacement: name });
        }
        self.check_people(std::iter::once(by))?;
        let name = |id| self.name_of(Some(id)).to_owned();
        let mut length = 1;
        let mut next = self.person(by).and_then(|person| person.replaced_by);
        while let Some(at) = next.filter(|_| length <= MOST_REPLACEMENTS) {
            if at == id {
                return Err(EditError::ReplacementCircle { name: name(id), replacement: name(by) });
            }
            length += 1;
            next = self.person(at).and_then(|person| person.replaced_by);
        }
        // Those whose chains lead to this person.
        let mut before = HashSet::from([id]);
        while length <= MOST_REPLACEMENTS {
            let replaced =
                self.people.iter().filter(|person| person.replaced_by.is_some_and(|by| before.contains(&by)));
            before = replaced.map(|person| person.id).collect();
            if before.is_empty() {
                return Ok(());
            }
            length += 1;
        }
        let message = texts::too_many_replacements(&MOST_REPLACEMENTS.to_string());
        Err(EditError::TooLarge { message })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::PersonField;
    use crate::book::results_year::{ResultsYearEdit, YearEventField};

    fn people(count: u32) -> Book {
        let people = (1..=count).map(|id| Person::new(PersonId(id), format!("Player {id}"))).collect();
        Book { people, ..Book::default() }
    }

    #[test]
    fn two_people_of_one_name_are_as_little_valid_as_of_one_number() {
        let mut book = people(2);
        book.people[1].name = book.people[0].name.clone();
        let invalid = validate_book(&book).unwrap_err();
        assert_eq!(invalid.message, "the players number 1 and 2 both have the name Player 1");
        book.people[1].name.clear();
        assert_eq!(validate_book(&book).unwrap_err().message, "player number 2 has no name");
    }

    #[test]
    fn a_chain_of_replacements_has_a_limit_in_the_book_and_in_edits() {
        let count = 50_000.min(u32::try_from(MOST_PEOPLE).unwrap());
        let mut chain = people(count);
        for at in 1..chain.people.len() {
            chain.people[at].replaced_by = Some(chain.people[at - 1].id);
        }
        assert!(validate_book(&chain).unwrap_err().message.contains("a chain of more than"));
        for person in &mut chain.people[MOST_REPLACEMENTS + 1..] {
            person.replaced_by = None;
        }
        assert_eq!(validate_book(&chain), Ok(()));
        let last = u32::try_from(MOST_REPLACEMENTS).unwrap() + 1;
        let longer = [(last + 1, last), (1, last + 5)];
        for (id, by) in longer {
            let edit = Edit::Person(PersonId(id), PersonField::ReplacedBy(Some(PersonId(by))));
            assert!(matches!(chain.apply(edit), Err(EditError::TooLarge { .. })), "{id} by {by}");
        }
        assert_eq!(validate_book(&chain), Ok(()));
    }

    #[test]
    fn boards_below_0_are_refused_by_the_book_and_by_edits() {
        let mut book = Book::default();
        let event = YearEvent { boards: Some(-1.0), ..YearEvent::new("Open") };
        let added = ResultsYearEdit::AddEvent { position: 0, event: Box::new(event.clone()) };
        assert!(book.apply(Edit::ResultsYear(added)).is_err());
        let added = ResultsYearEdit::AddEvent { position: 0, event: Box::new(YearEvent::new("Open")) };
        book.apply(Edit::ResultsYear(added)).unwrap();
        let set = ResultsYearEdit::Event(0, YearEventField::Boards(Some(-3.0)));
        assert!(book.apply(Edit::ResultsYear(set)).is_err());
        book.results_year.events[0] = event;
        assert!(validate_book(&book).unwrap_err().message.contains("-1 boards a round"));
    }
}
