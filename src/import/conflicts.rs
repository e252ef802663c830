//! A board that the book and a file both have: what fills a blank, and what contradicts.

use std::collections::HashMap;
use std::fmt;

use super::Import;
use crate::book::{
    Board, BoardRef, Book, Chart, Column, Ending, Entry, Override, PerPower, PersonId, Place, Power, SeatRef,
    Substitute, Unplaced, Year, fold_name,
};
use crate::own_workbook::labels::BoardNote;

/// Which holds where the book and the file contradict each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keep {
    /// What is in the book.
    #[default]
    Book,
    /// What is in the file.
    File,
}

/// A board of the book that the file has otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// Where it stands in the book.
    pub board: BoardRef,
    pub clashes: Vec<Clash>,
}

/// One thing that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// “centres of Italy”.
    pub what: String,
    /// What the book has.
    pub book: String,
    /// What the file has, with its cell, as it is kept where the book's holds.
    pub set_aside: Unplaced,
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unplaced { sheet, cell, text, .. } = &self.set_aside;
        write!(f, "{}: the book has {}, the file {text}", self.what, self.book)?;
        if cell.is_empty() { Ok(()) } else { write!(f, " ({sheet}!{cell})") }
    }
}

/// The board at `to` with what the file's board at `from` adds to it, and where the two contradict each other.
pub(super) fn merged(
    import: &Import,
    from: BoardRef,
    onto: &Book,
    to: BoardRef,
    people: &HashMap<PersonId, PersonId>,
    keep: Keep,
) -> (Board, Vec<Clash>) {
    let (Some(file), Some(book)) = (import.book.board(from), onto.board(to)) else {
        return (Board::default(), Vec::new());
    };
    let mut board = book.clone();
    let mut merge = Merge { import, keep, clashes: Vec::new() };
    let at = Place::Board(from);
    merge.field("last year", at, &mut board.ended, &file.ended, Entry::is_blank, ToString::to_string);
    let say_ending = |ending: &Ending| BoardNote::Ending(*ending).say();
    merge.field("ending", at, &mut board.ending, &file.ending, |ending| *ending == Ending::Played, say_ending);
    let say_system = |system: &Option<String>| system.clone().unwrap_or_default();
    let same =
        |one: &Option<String>, other: &Option<String>| one.as_deref().map(fold_name) == other.as_deref().map(fold_name);
    if !same(&board.system, &file.system) {
        merge.field("scoring system", at, &mut board.system, &file.system, Option::is_none, say_system);
    }
    for power in Power::ALL {
        merge.seat(from.seat(power), &mut board, file, onto, people);
    }
    for chart in &file.charts {
        let place = board.charts.binary_search_by_key(&chart.year, |held| held.year);
        let held = place.unwrap_or_else(|place| {
            board.charts.insert(place, Chart { year: chart.year, centres: PerPower::default() });
            place
        });
        for (power, count) in chart.centres.iter() {
            let what = format!("centres of {power} in {}", chart.year);
            let place = Place::Cell(from.seat(power), Column::Chart(chart.year));
            let held = &mut board.charts[held].centres[power];
            merge.field(&what, place, held, count, Entry::is_blank, ToString::to_string);
        }
    }
    board.top |= file.top;
    fill(&mut board.proposals, &file.proposals);
    fill(&mut board.votes, &file.votes);
    (board, merge.clashes)
}

/// What is told beside the cells is taken where the book has nothing of the kind.
fn fill<T: Clone>(book: &mut Vec<T>, file: &[T]) {
    if book.is_empty() {
        book.extend_from_slice(file);
    }
}

struct Merge<'a> {
    import: &'a Import,
    keep: Keep,
    clashes: Vec<Clash>,
}

impl Merge<'_> {
    /// Fills a blank of the book, or notes where both have something and it differs.
    fn field<T: Clone + PartialEq>(
        &mut self,
        what: &str,
        place: Place,
        book: &mut T,
        file: &T,
        blank: fn(&T) -> bool,
        say: impl Fn(&T) -> String,
    ) {
        if blank(file) || book == file {
            return;
        }
        if !blank(book) {
            self.clash(what, place, say(book), say(file));
            if self.keep == Keep::Book {
                return;
            }
        }
        book.clone_from(file);
    }

    fn clash(&mut self, what: &str, place: Place, book: String, text: String) {
        let (sheet, cell) = self
            .import
            .origins
            .find(place)
            .map_or_else(Default::default, |(sheet, at)| (sheet.to_owned(), at.to_string()));
        let set_aside = Unplaced { file: self.import.file.clone(), sheet, cell, text };
        self.clashes.push(Clash { what: what.to_owned(), book, set_aside });
    }

    fn seat(
        &mut self,
        from: SeatRef,
        board: &mut Board,
        file: &Board,
        onto: &Book,
        people: &HashMap<PersonId, PersonId>,
    ) {
        let power = from.power;
        let (held, file) = (&mut board.seats[power], &file.seats[power]);
        let of = |column: &str| format!("{column} of {power}");
        let at = |column| Place::Cell(from, column);
        // People are compared by their numbers in the book, and said by the names that each side knows.
        let player = file.player.and_then(|id| people.get(&id).copied());
        let names = self.import;
        let name = |id: &Option<PersonId>| match id.and_then(|id| onto.person(id)) {
            Some(person) => person.name.clone(),
            None => names.book.name_of(file.player).to_owned(),
        };
        self.field(&of("player"), at(Column::Player), &mut held.player, &player, Option::is_none, name);
        let (count, year) = (|count: &Entry<u16>| count.to_string(), |year: &Entry<Year>| year.to_string());
        self.field(&of("centres"), at(Column::Centres), &mut held.centres, &file.centres, Entry::is_blank, count);
        self.field(&of("year out"), at(Column::Out), &mut held.out, &file.out, Entry::is_blank, year);
        let yes_or_no = |in_draw: &Option<bool>| if *in_draw == Some(true) { "yes" } else { "no" }.to_owned();
        self.field(&of("draw"), at(Column::InDraw), &mut held.in_draw, &file.in_draw, Option::is_none, yes_or_no);
        let (place, missed) = (at(Column::MissedMoves), &mut held.missed_moves);
        self.field(&of("missed orders"), place, missed, &file.missed_moves, Entry::is_blank, count);
        let (place, missed) = (at(Column::MissedWinters), &mut held.missed_winters);
        self.field(&of("missed winters"), place, missed, &file.missed_winters, Entry::is_blank, count);
        let score = |score: &Option<f64>| score.map(|score| score.to_string()).unwrap_or_default();
        let place = at(Column::Printed);
        self.field(&of("printed score"), place, &mut held.printed, &file.printed, Option::is_none, score);
        let ruling = |ruling: &Option<Override>| match ruling {
            Some(Override { score, reason }) if reason.is_empty() => score.to_string(),
            Some(Override { score, reason }) => format!("{score}, {reason}"),
            None => String::new(),
        };
        let place = at(Column::Score);
        self.field(&of("score set by hand"), place, &mut held.ruling, &file.ruling, Option::is_none, ruling);
        let known = |id: &PersonId| people.get(id).copied();
        fill(&mut held.penalties, &file.penalties);
        fill(&mut held.cards, &file.cards);
        held.locked |= file.locked;
        held.scores_for = held.scores_for.or_else(|| file.scores_for.as_ref().and_then(known));
        let took_over = file.substitutes.iter().filter_map(|substitute| {
            Some(Substitute { player: known(&substitute.player)?, from: substitute.from.clone() })
        });
        fill(&mut held.substitutes, &took_over.collect::<Vec<_>>());
    }
}
