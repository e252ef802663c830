//! Everything that was done to a book, step by step: to be read, searched, and gone back to.
//!
//! A [`Chronicle`] holds the book before its first step and every step since, as the journal does. From that follow its
//! [`Line`]s (each cell that changed, with its old and its new value) and the book as it was after any step, to which
//! [`Book::edit_to`] leads back. [`Filter`] chooses lines; `csv` writes them.
//!
//! This room must not read files or know the clock: times come with the steps.

mod csv;
mod entry;
mod filter;

pub use crate::history::csv::write_csv;
pub use entry::{Line, say_time};
pub use filter::{About, Filter};

use jiff::Timestamp;

use crate::book::{Applied, Book, Logged};

/// Everything that was done to a book.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chronicle {
    /// The book before the first step.
    base: Book,
    steps: Vec<Logged>,
    lines: Vec<Line>,
    /// How many steps the lines tell of, and the book after them; none where no line was asked for yet.
    told: Option<(usize, Book)>,
}

impl Chronicle {
    /// The chronicle of a book to which nothing was done yet.
    pub fn new(base: Book) -> Self {
        Chronicle { base, ..Chronicle::default() }
    }

    /// Adds steps that were made in this order.
    pub fn extend(&mut self, steps: impl IntoIterator<Item = Logged>) {
        self.steps.extend(steps);
    }

    /// Adds changes that were made just now.
    pub fn add(&mut self, at: Timestamp, who: &str, applied: &[Applied]) {
        let mut n = self.steps.last().map_or(0, |step| step.n);
        self.steps.extend(applied.iter().cloned().map(|applied| {
            n = n.saturating_add(1);
            Logged::of(applied, n, at, who.to_owned())
        }));
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing was done.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The steps, oldest first.
    pub fn steps(&self) -> &[Logged] {
        &self.steps
    }

    /// What was done, oldest first, cell by cell.
    pub fn lines(&mut self) -> &[Line] {
        let (told, book) = self.told.get_or_insert_with(|| (0, self.base.clone()));
        for (at, step) in self.steps.iter().enumerate().skip(*told) {
            entry::tell(&mut self.lines, book, at, step);
        }
        *told = self.steps.len();
        &self.lines
    }

    /// The lines of the steps up to when [`Chronicle::lines`] was last asked.
    pub fn told(&self) -> &[Line] {
        &self.lines
    }

    /// The book as it was after so many steps; with 0 as it was before the first.
    pub fn book_after(&self, steps: usize) -> Book {
        let mut book = self.base.clone();
        for step in self.steps.iter().take(steps) {
            // It was applied when it was made.
            if book.apply(step.edit.clone()).is_err() {
                break;
            }
        }
        book
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Did, Edit, Entry, EventField, History, Power, Round, RoundIx, SeatField};

    fn moment(seconds: i64) -> Timestamp {
        Timestamp::from_second(1_700_000_000 + seconds).unwrap()
    }

    /// A chronicle of these edits, a step each, and the book that comes of them.
    fn chronicle(edits: Vec<Edit>) -> (Chronicle, Book) {
        let (mut book, mut history) = (Book::default(), History::default());
        history.keep_account();
        let mut chronicle = Chronicle::new(book.clone());
        for (at, edit) in edits.into_iter().enumerate() {
            history.apply(&mut book, "step", edit).unwrap();
            chronicle.add(moment(i64::try_from(at).unwrap()), "ann", &history.take_account());
        }
        (chronicle, book)
    }

    fn edits() -> Vec<Edit> {
        let round = Round { name: "1".into(), boards: vec![Board::named("A")], ..Round::default() };
        let france = BoardRef::new(0, 0).seat(Power::France);
        let count = |centres| Edit::Seat(france, SeatField::Centres(Entry::Value(centres)));
        let seated = Book::default().seat_named(france, "Ann Other");
        vec![Edit::AddRound { at: RoundIx(0), round }, seated, count(8), count(9)]
    }

    #[test]
    fn any_past_state_comes_back_exactly_and_by_one_edit() {
        let (chronicle, now) = chronicle(edits());
        let mut states = vec![Book::default()];
        for edit in edits() {
            let mut next = states.last().unwrap().clone();
            next.apply(edit).unwrap();
            states.push(next);
        }
        assert_eq!(chronicle.book_after(4), now);
        for (steps, state) in states.iter().enumerate() {
            assert_eq!(&chronicle.book_after(steps), state, "{steps}");
            let mut back = now.clone();
            back.apply(now.edit_to(&chronicle.book_after(steps))).unwrap();
            assert_eq!(&back, state, "{steps}");
        }
    }

    #[test]
    fn lines_grow_with_the_steps_and_say_old_and_new() {
        let (mut chronicle, mut book) = chronicle(edits());
        let said = |line: &Line| {
            format!("{}|{}|{}|{}", line.change.place, line.change.field, line.change.old, line.change.new)
        };
        let lines: Vec<String> = chronicle.lines().iter().map(said).collect();
        assert_eq!(
            lines,
            [
                "Round 1|round||1 board",
                "Ann Other|player||Ann Other",
                "Round 1, board A, France|player||Ann Other",
                "Round 1, board A, France|centres||8",
                "Round 1, board A, France|centres|8|9"
            ]
        );
        let mut history = History::default();
        history.keep_account();
        history.apply(&mut book, "name", Edit::Event(EventField::Name("C".into()))).unwrap();
        history.continue_with(&mut book, Edit::Event(EventField::Name("Con".into()))).unwrap();
        history.explain("it was missing", &[1]);
        chronicle.add(moment(60), "ben", &history.take_account());
        history.undo(&mut book);
        chronicle.add(moment(61), "ben", &history.take_account());
        let lines = chronicle.lines();
        assert_eq!(lines.len(), 7);
        assert_eq!((said(&lines[5]), lines[5].reason.as_str()), ("event|name||Con".to_owned(), "it was missing"));
        assert_eq!((said(&lines[6]), lines[6].did), ("event|name|Con|".to_owned(), Did::Undone));
        assert_eq!((lines[5].after, lines[6].after), (6, 8), "the state of a line is that after all of its step");
    }

    #[test]
    fn lines_are_found_by_cell_board_player_and_words() {
        let (mut chronicle, book) = chronicle(edits());
        let lines = chronicle.lines().to_vec();
        let count = |filter: &Filter| lines.iter().filter(|line| filter.takes(line)).count();
        let about = |about| Filter::new(Some(about), "");
        assert_eq!(count(&Filter::default()), 5);
        let cell = About::Cell { place: "Round 1, board A, France".into(), field: "centres".into() };
        assert_eq!(count(&about(cell)), 2);
        assert_eq!(count(&about(About::Board("Round 1, board A".into()))), 3);
        let ann = About::Person { id: book.people[0].id, name: "Ann Other".into() };
        assert_eq!(count(&about(ann)), 4, "her entry, her seat and its counts");
        assert_eq!(count(&Filter::new(None, "FRANCE 9")), 1);
        assert_eq!(count(&Filter::new(None, "nobody")), 0);
    }
}
