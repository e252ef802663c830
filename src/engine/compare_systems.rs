//! The same boards under another scoring system: what would be, beside what is.

use std::sync::Arc;

use super::Engine;
use crate::book::{Book, PersonId, SeatRef};
use crate::scoring::{BoardScores, Scores, System};
use crate::standings::{Basis, Measures, Ruleset, Standings};

/// A book as one system scores every board of it.
#[derive(Clone, Debug)]
pub struct Under {
    pub system: Arc<System>,
    scores: Scores,
    /// The table that would follow, counted by the event's ruleset.
    pub standings: Standings,
}

/// A line of the table as it is and as it would be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moved {
    pub person: PersonId,
    /// Place and total before; `None` for somebody who had no game that counted.
    pub before: Option<(usize, f64)>,
    pub place: usize,
    pub total: f64,
}

impl Moved {
    /// Each placed line of a table with what it is in another.
    pub fn between(after: &Standings, before: &Standings) -> Vec<Moved> {
        let line = |row: &crate::standings::Row| {
            let before = before.row(row.person).and_then(|row| Some((row.place?, row.total)));
            Some(Moved { person: row.person, before, place: row.place?, total: row.total })
        };
        after.rows.iter().filter_map(line).collect()
    }

    /// How many places up; negative for down.
    pub fn places(&self) -> i64 {
        let place = |place: usize| i64::try_from(place).unwrap_or(i64::MAX);
        self.before.map_or(0, |(before, _)| place(before) - place(self.place))
    }
}

impl Under {
    /// Scores `book` by `system`, whatever systems it names, and counts the games by `rules`.
    pub fn new(book: &Book, system: &Arc<System>, rules: &Ruleset, measures: &Measures) -> Under {
        let scores = Scores::by(book, system, rules.concessions);
        let standings = Standings::new(&Basis::new(book, &scores, rules, measures));
        Under { system: system.clone(), scores, standings }
    }

    /// The columns of a board.
    pub fn board(&self, at: crate::book::BoardRef) -> Option<BoardScores<'_>> {
        self.scores.board(at)
    }

    /// The computed score of a seat; the director's own scores are left aside, since they are no system's.
    pub fn score(&self, seat: SeatRef) -> Option<f64> {
        self.scores.board(seat.board)?.score(seat.power)
    }

    /// The table, each placed line with what it was under `before`.
    pub fn moved_from(&self, before: &Standings) -> Vec<Moved> {
        Moved::between(&self.standings, before)
    }
}

impl Engine {
    /// The event as it would be if every board were scored by `system`.
    pub fn under(&self, system: &Arc<System>) -> Under {
        Under::new(&self.book, system, &self.rules, &self.measures)
    }

    /// The system the event is scored by, where no round or board says otherwise; `None` when none of its name is known.
    pub fn event_system(&self) -> Option<&Arc<System>> {
        self.library.find(self.book.event.system.as_deref().unwrap_or(&self.rules.system))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Edit, Entry, EventField, Power, Round, SeatField};
    use crate::scoring::typical_results;

    #[test]
    fn the_table_under_another_system_says_who_moves() {
        let mut book = Book::default();
        book.rounds.push(Round { name: "1".into(), boards: vec![Board::named("A")], ..Round::default() });
        book.rounds[0].boards[0].system = Some("OPaL".into());
        let at = BoardRef::new(0, 0);
        for (n, power) in Power::ALL.into_iter().enumerate() {
            book.apply(book.seat_named(at.seat(power), &format!("Player {n}"))).unwrap();
            let count = Entry::Value([3, 11, 8, 0, 1, 3, 8][n]);
            book.apply(Edit::Seat(at.seat(power), SeatField::Centres(count))).unwrap();
        }
        book.apply(Edit::Event(EventField::System(Some("Solo or Bust".into())))).unwrap();
        let engine = Engine::new(book);
        let by = |name: &str| engine.under(engine.library().find(name).unwrap());
        let (squares, bust) = (by("Sum of Squares"), by("Solo or Bust"));
        assert_eq!(by("EuroDipCon 4").score(at.seat(Power::France)), Some(19.5), "whatever the board names");
        let moved = squares.moved_from(&bust.standings);
        assert_eq!(engine.book().name_of(Some(moved[0].person)), "Player 1");
        assert!(moved.iter().all(|line| line.before.is_some()));
        assert_eq!(moved.iter().find(|line| line.person.0 == 4).unwrap().place, 7, "nobody at the bottom gains");
        assert_eq!(engine.event_system().unwrap().name, "Solo or bust");
    }

    #[test]
    fn every_system_scores_the_typical_results_but_for_what_they_lack() {
        let book = typical_results();
        assert!(book.boards().count() >= 12);
        let engine = Engine::new(book.clone());
        assert_eq!(
            engine.problems().iter().filter(|p| p.what.contains("centres")).count(),
            0,
            "{:?}",
            engine.problems()
        );
        for system in engine.library().systems() {
            let under = engine.under(system);
            for (at, board) in book.boards() {
                for power in Power::ALL {
                    assert!(under.score(at.seat(power)).is_some(), "{}, {}, {power}", system.name, board.name);
                }
            }
        }
    }
}
