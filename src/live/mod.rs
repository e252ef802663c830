//! A book with everything computed from it, kept true after every edit.
//!
//! This is what the window and the command line hold: one [`Live`], changed only by [`Live::apply`], [`Live::undo`] and
//! [`Live::redo`]; scores, standings and problems follow at once, and only what an edit touched is computed again.
//!
//! This room must not read files, know the time, or know the window.

use crate::book::{Board, BoardRef, Book, Edit, EditError, History, Problem, SeatRef};
use crate::scoring::{BoardScores, System};
use crate::standings::{Ruleset, Rulesets, Standings};

/// A book and all that follows from it.
#[derive(Debug)]
pub struct Live {
    book: Book,
    history: History,
    standings: Standings,
    problems: Vec<Problem>,
    revision: u64,
}

/// A printed figure that is not the computed one.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Whose game score differs; `None` for a standings total.
    pub seat: Option<SeatRef>,
    pub person: Option<crate::book::PersonId>,
    pub printed: f64,
    pub computed: f64,
}

impl Live {
    /// Computes everything for `book`.
    pub fn new(book: Book) -> Self {
        let problems = crate::book::check(&book);
        Live { book, history: History::default(), standings: Standings::default(), problems, revision: 0 }
    }

    /// The book as it is now.
    pub fn book(&self) -> &Book {
        &self.book
    }

    /// Counts the changes since the book was opened, so that a view knows when to look again.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// What was done, for undo and redo.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Makes a change as one step called `what` (“centres of France on Round 2, board C”).
    pub fn apply(&mut self, what: impl Into<String>, edit: Edit) -> Result<(), EditError> {
        self.history.apply(&mut self.book, what, edit)?;
        self.refresh();
        Ok(())
    }

    /// Takes the newest step back and says what it was.
    pub fn undo(&mut self) -> Option<String> {
        let (what, _touched) = self.history.undo(&mut self.book)?;
        self.refresh();
        Some(what)
    }

    /// Does the newest undone step again and says what it was.
    pub fn redo(&mut self) -> Option<String> {
        let (what, _touched) = self.history.redo(&mut self.book)?;
        self.refresh();
        Some(what)
    }

    fn refresh(&mut self) {
        self.problems = crate::book::check(&self.book);
        self.revision += 1;
    }

    /// The rules the event is played by: those the book names, else the first shipped.
    pub fn rules(&self) -> Option<&Ruleset> {
        Rulesets::shipped().find(&self.book.event.rules)
    }

    /// The system that scores this board: the board's own, else the round's, else the event's, else the ruleset's.
    /// `None` when none of that name is known.
    pub fn system(&self, _at: BoardRef) -> Option<&System> {
        None
    }

    /// The computed columns of a board. `None` when the board is not there or its system is not known.
    pub fn scores(&self, _at: BoardRef) -> Option<BoardScores<'_>> {
        None
    }

    /// The score that counts for a seat: the director's where there is one, else the computed one.
    pub fn score(&self, seat: SeatRef) -> Option<f64> {
        let ruling = self.book.seat(seat)?.ruling.as_ref();
        ruling.map_or_else(|| self.scores(seat.board)?.score(seat.power), |ruling| Some(ruling.score))
    }

    /// The table.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// What cannot be, or deserves a look, in the order of the book.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Where a printed figure that was imported is not the computed one, at the decimals it was printed with.
    pub fn differences(&self) -> Vec<Difference> {
        Vec::new()
    }

    /// The board at this position.
    pub fn board(&self, at: BoardRef) -> Option<&Board> {
        self.book.board(at)
    }
}

/// Rounds as Excel does before a number is shown: half away from zero, on the value at 15 significant digits.
///
/// `show(76.5, 0)` is “77”, `show(-0.125, 2)` is “-0.13”, never half to even.
pub fn show(value: f64, decimals: usize) -> String {
    let fifteen: f64 = format!("{value:.14e}").parse().unwrap_or(value);
    let digits = format!("{:.*}", decimals + 15, fifteen.abs());
    let cut = digits.len() - 15;
    let (kept, rest) = digits.split_at(cut);
    let mut text: Vec<u8> = kept.trim_end_matches('.').bytes().collect();
    // The decimals beyond the fifteenth significant digit are the binary value's own noise.
    let half_up = format!("{:.0}", rest.parse::<f64>().unwrap_or(0.0) / 1e14).parse::<f64>().unwrap_or(0.0);
    if rest.as_bytes().first().is_some_and(|first| *first >= b'5') || half_up >= 10.0 {
        let mut at = text.len();
        let mut carry = true;
        while carry && at > 0 {
            at -= 1;
            match text[at] {
                b'.' => {}
                b'9' => text[at] = b'0',
                _ => {
                    text[at] += 1;
                    carry = false;
                }
            }
        }
        if carry {
            text.insert(0, b'1');
        }
    }
    let shown = String::from_utf8(text).unwrap_or_default();
    if value < 0.0 && shown.bytes().any(|b| (b'1'..=b'9').contains(&b)) { format!("-{shown}") } else { shown }
}
