//! Which rules a file that names none was probably played by.

use std::fmt;

use super::Engine;
use crate::book::Book;
use crate::standings::Rulesets;

/// The rules to take for a book that may name none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likely {
    /// A ruleset's name.
    pub rules: String,
    pub why: Why,
}

/// Why these rules and no others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The book names them.
    Named,
    /// Of the figures printed in the file, fewer differ than under any rules before them in the list.
    Printed { figures: usize, differ: usize },
    /// Nothing is printed, or what is printed speaks for no rules more than for others: they are the usual ones.
    Usual,
}

impl fmt::Display for Why {
    /// Goes on from the name of the rules: “EDC 2015, …”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Named => f.write_str("which the file names"),
            Why::Printed { figures: 1, differ: 0 } => f.write_str("under which the printed figure is the computed one"),
            Why::Printed { figures, differ: 0 } => {
                write!(f, "under which all {figures} printed figures are the computed ones")
            }
            Why::Printed { figures, differ } => {
                write!(f, "under which the fewest printed figures differ ({differ} of {figures})")
            }
            Why::Usual => f.write_str("the usual ones, as no printed figure tells"),
        }
    }
}

/// The rules that `book` names, else those under which the fewest of its printed figures differ, else the usual ones.
pub fn likely_rules(book: &Book) -> Likely {
    if !book.event.rules.trim().is_empty() {
        return Likely { rules: book.event.rules.clone(), why: Why::Named };
    }
    let shipped = Rulesets::shipped();
    let usual = Likely { rules: shipped.usual().name.clone(), why: Why::Usual };
    let figures = printed_figures(book);
    if figures == 0 {
        return usual;
    }
    let differ = |name: &str| {
        let mut book = book.clone();
        name.clone_into(&mut book.event.rules);
        Engine::new(book).differences().len()
    };
    let of_usual = differ(&usual.rules);
    let (mut best, mut fewest, mut most) = (usual.rules.clone(), of_usual, of_usual);
    for rules in shipped.all().iter().filter(|rules| rules.name != usual.rules) {
        let differ = differ(&rules.name);
        most = most.max(differ);
        if differ < fewest {
            (best, fewest) = (rules.name.clone(), differ);
        }
    }
    if fewest == most {
        return usual;
    }
    Likely { rules: best, why: Why::Printed { figures, differ: fewest } }
}

/// How many figures a file printed that can be held against computed ones.
fn printed_figures(book: &Book) -> usize {
    if book.boards().next().is_none() {
        return 0;
    }
    let seats = book.boards().flat_map(|(_, board)| board.seats.values());
    let lines = book.published.iter().map(|line| {
        let rounds = line.rounds.iter().flatten().count();
        rounds + usize::from(line.total.is_some()) + usize::from(line.place.is_some())
    });
    seats.filter(|seat| seat.printed.is_some()).count() + lines.sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Entry, Power, Published, Round, Year};

    /// One board played to its end, with a player on every seat.
    fn book() -> Book {
        let mut book = Book::default();
        let mut board = Board::named("A");
        for (power, centres) in Power::ALL.into_iter().zip([11, 8, 8, 4, 3, 0, 0]) {
            board.seats[power].centres = Entry::Value(centres);
            if centres == 0 {
                board.seats[power].out = Entry::Value(Year(1904));
            }
        }
        book.rounds.push(Round { name: "1".into(), boards: vec![board], ..Round::default() });
        for power in Power::ALL {
            let seat = BoardRef::new(0, 0).seat(power);
            book.apply(book.seat_named(seat, power.name())).unwrap();
        }
        book
    }

    #[test]
    fn the_printed_scores_tell_by_which_rules_a_file_was_played() {
        for rules in Rulesets::shipped().all() {
            let mut book = book();
            book.event.rules.clone_from(&rules.name);
            let engine = Engine::new(book.clone());
            let seats = Power::ALL.map(|power| (power, engine.score(BoardRef::new(0, 0).seat(power))));
            let line = |row: &crate::standings::Row| Published {
                player: row.person,
                place: row.place.and_then(|place| u32::try_from(place).ok()),
                rounds: Vec::new(),
                total: Some(row.total),
            };
            book.published = engine.standings().rows.iter().map(line).collect();
            for (power, score) in seats {
                book.rounds[0].boards[0].seats[power].printed = score;
            }
            assert_eq!(likely_rules(&book).why, Why::Named);
            book.event.rules.clear();
            let likely = likely_rules(&book);
            book.event.rules.clone_from(&likely.rules);
            assert_eq!(Engine::new(book).differences(), [], "{}", rules.name);
        }
    }

    #[test]
    fn where_nothing_printed_tells_the_rules_are_the_usual_ones() {
        let mut book = book();
        let usual = Likely { rules: Rulesets::shipped().usual().name.clone(), why: Why::Usual };
        assert_eq!(likely_rules(&book), usual);
        // A score of no rules at all speaks for none of them.
        book.rounds[0].boards[0].seats[Power::Austria].printed = Some(-12345.0);
        assert_eq!(likely_rules(&book), usual);
    }
}
