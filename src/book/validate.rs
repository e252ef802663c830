//! Validation of a book from a file, which may break rules that no edit can break. Contradictions between counts and
//! other problems are in `problems`.

use std::collections::HashMap;

use super::{Book, PersonId};

/// A reason why a book is not valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidBook {
    pub message: String,
    /// How to correct the file.
    pub cure: &'static str,
}

const WRONG_NUMBER: &str = "Give every player an “id” of their own in a text editor, or open a backup.";
const STRANGER: &str = "Add that player to “people” in a text editor, or open a backup.";
const CIRCLE: &str = "Remove one “replaced_by” in a text editor, or open a backup.";
const NO_BOARDS: &str = "Correct “boards” in a text editor, or open a backup.";
const TWO_CHARTS: &str = "Remove one of the two in a text editor, or open a backup.";

/// Checks the rules on which the rest of the program relies: people have different numbers, every reference is to one
/// of them, replacements form no circle, and each board has one chart a year. Sorts the charts by year.
///
/// # Errors
/// The first rule that is broken.
pub fn validate_book(book: &mut Book) -> Result<(), InvalidBook> {
    let mut names: HashMap<PersonId, &str> = HashMap::with_capacity(book.people.len());
    for person in &book.people {
        let PersonId(number) = person.id;
        if person.id > PersonId::LAST {
            return Err(InvalidBook {
                message: format!(
                    "{} has the number {number}, but the highest number allowed is {}",
                    person.name,
                    PersonId::LAST.0
                ),
                cure: WRONG_NUMBER,
            });
        }
        if let Some(other) = names.insert(person.id, &person.name) {
            return Err(InvalidBook {
                message: format!("{other} and {} both have the number {number}", person.name),
                cure: WRONG_NUMBER,
            });
        }
    }
    if let Some((place, PersonId(number))) = book.unknown_person_reference() {
        return Err(InvalidBook {
            message: format!("{place} names player number {number}, who is not in the list of people"),
            cure: STRANGER,
        });
    }
    if let Some(id) = book.replacement_circle() {
        return Err(InvalidBook {
            message: format!("the replacements of {} form a circle", book.name_of(Some(id))),
            cure: CIRCLE,
        });
    }
    for board in book.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        board.charts.sort_by_key(|chart| chart.year);
    }
    for event in &book.results_year.events {
        if let Some(boards) = event.boards.filter(|boards| *boards < 0.0) {
            return Err(InvalidBook {
                message: format!("{} in the year’s ladder has {boards} boards a round", event.name),
                cure: NO_BOARDS,
            });
        }
    }
    for (at, board) in book.boards() {
        if let Some(pair) = board.charts.windows(2).find(|pair| pair[0].year == pair[1].year) {
            return Err(InvalidBook {
                message: format!("{} has two charts of {}", book.board_label(at), pair[0].year),
                cure: TWO_CHARTS,
            });
        }
    }
    Ok(())
}
