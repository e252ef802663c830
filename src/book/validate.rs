//! What the rest of the program takes for granted of a book that no edit of ours has made.

use std::collections::HashMap;

use super::{Book, PersonId};

/// Numbers of people above this are refused, so that there is always a next one.
const LAST_PERSON: u32 = 1_000_000_000;

/// What no edit could have made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsound {
    pub what: String,
    /// What to do with a file that says so.
    pub cure: &'static str,
}

const WRONG_NUMBER: &str = "Give every player an “id” of their own in a text editor, or open a backup.";
const STRANGER: &str = "Add that player to “people” in a text editor, or open a backup.";
const CIRCLE: &str = "Take one “replaced_by” out in a text editor, or open a backup.";
const NO_BOARDS: &str = "Correct “boards” in a text editor, or open a backup.";
const TWO_CHARTS: &str = "Remove one of the two in a text editor, or open a backup.";

/// Makes sure of what the rest of the program takes for granted: people have numbers of their own, whoever sits is one
/// of them, and charts come by year, each year once. What can be put right without a guess is: charts are sorted.
/// # Errors
/// Names what cannot be put right.
pub fn make_sound(book: &mut Book) -> Result<(), Unsound> {
    let mut names: HashMap<PersonId, &str> = HashMap::with_capacity(book.people.len());
    for person in &book.people {
        let PersonId(number) = person.id;
        if number > LAST_PERSON {
            return Err(Unsound {
                what: format!("{} has the number {number}, and {LAST_PERSON} is the last", person.name),
                cure: WRONG_NUMBER,
            });
        }
        if let Some(other) = names.insert(person.id, &person.name) {
            return Err(Unsound {
                what: format!("{other} and {} both have the number {number}", person.name),
                cure: WRONG_NUMBER,
            });
        }
    }
    if let Some((place, PersonId(number))) = book.stranger() {
        return Err(Unsound {
            what: format!("{place} names player number {number}, who is not in the list of people"),
            cure: STRANGER,
        });
    }
    if let Some(id) = book.replaced_in_a_circle() {
        return Err(Unsound {
            what: format!("{} is replaced, in the end, by nobody but themselves", book.name_of(Some(id))),
            cure: CIRCLE,
        });
    }
    for board in book.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        board.charts.sort_by_key(|chart| chart.year);
    }
    for event in &book.season.events {
        if let Some(boards) = event.boards.filter(|boards| *boards < 0.0) {
            return Err(Unsound {
                what: format!("{} in the year’s ladder has {boards} boards a round", event.name),
                cure: NO_BOARDS,
            });
        }
    }
    for (at, board) in book.boards() {
        if let Some(pair) = board.charts.windows(2).find(|pair| pair[0].year == pair[1].year) {
            return Err(Unsound {
                what: format!("{} has two charts of {}", book.say_board(at), pair[0].year),
                cure: TWO_CHARTS,
            });
        }
    }
    Ok(())
}
