//! The event scored by another scoring system, and the changes in the standings that follow.

use std::sync::Arc;

use super::book_engine::Engine;
use crate::book::{Book, PersonId, SeatRef};
use crate::scoring::{BoardScores, EventScores, ScoringSystem};
use crate::standings::{EventStructure, Ruleset, Standings, StandingsContext, TieBreakScores};

/// A book with every board scored by one system.
#[derive(Clone, Debug)]
pub struct RescoredEvent {
    pub system: Arc<ScoringSystem>,
    scores: EventScores,
    /// The standings with these scores, by the ruleset of the event.
    pub standings: Standings,
}

/// A player in two standings, before and after a change.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StandingsChange {
    pub person: PersonId,
    /// Place and total before. `None` for a player who had no game that counted.
    pub before: Option<(usize, f64)>,
    pub place: usize,
    pub total: f64,
}

impl StandingsChange {
    /// The players with a place in `after`, each with the place and total in `before`.
    pub fn compare(after: &Standings, before: &Standings) -> Vec<StandingsChange> {
        let line = |row: &crate::standings::StandingsRow| {
            let before = before.row(row.person).and_then(|row| Some((row.place?, row.total)));
            Some(StandingsChange { person: row.person, before, place: row.place?, total: row.total })
        };
        after.rows.iter().filter_map(line).collect()
    }

    /// Number of places gained. Negative for places lost.
    pub fn places_gained(&self) -> i64 {
        let place = |place: usize| i64::try_from(place).unwrap_or(i64::MAX);
        self.before.map_or(0, |(before, _)| place(before) - place(self.place))
    }
}

impl RescoredEvent {
    /// Scores every board of `book` by `system`, whatever systems the book names, and computes the standings by `rules`.
    pub fn new(
        book: &Book,
        system: &Arc<ScoringSystem>,
        rules: &Ruleset,
        tie_break_scores: &TieBreakScores,
    ) -> RescoredEvent {
        let structure = EventStructure::new(book, rules);
        let scores = EventScores::with_system(book, system, rules.end_rules());
        let standings = Standings::new(&StandingsContext::new(book, &scores, rules, tie_break_scores, &structure));
        RescoredEvent { system: system.clone(), scores, standings }
    }

    /// The computed columns of a board.
    pub fn board(&self, at: crate::book::BoardRef) -> Option<BoardScores<'_>> {
        self.scores.board(at)
    }

    /// The computed score of a seat. Scores set by the director do not count here, since no system gives them.
    pub fn score(&self, seat: SeatRef) -> Option<f64> {
        self.scores.board(seat.board)?.score(seat.power)
    }

    /// The players of these standings, each with the place and total in `before`.
    pub fn changes_from(&self, before: &Standings) -> Vec<StandingsChange> {
        StandingsChange::compare(&self.standings, before)
    }
}

impl Engine {
    /// The event with every board scored by `system`.
    pub fn rescored_by(&self, system: &Arc<ScoringSystem>) -> RescoredEvent {
        RescoredEvent::new(&self.book, system, &self.rules, &self.tie_break_scores)
    }

    /// The system of the event, for rounds and boards without their own. `None` when there is no system of that name.
    pub fn event_system(&self) -> Option<&Arc<ScoringSystem>> {
        self.library.find(self.book.event.system.as_deref().unwrap_or(&self.rules.system))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, CellEntry, Edit, EventField, Power, Round, SeatField};
    use crate::scoring::typical_results;

    #[test]
    fn standings_under_another_system_say_who_moves() {
        let mut book = Book::default();
        book.rounds.push(Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() });
        book.rounds[0].boards[0].system = Some("OPaL".into());
        let at = BoardRef::new(0, 0);
        for (n, power) in Power::ALL.into_iter().enumerate() {
            book.apply(book.edit_to_seat(at.seat(power), &format!("Player {n}"))).unwrap();
            let count = CellEntry::Value([3, 11, 8, 0, 1, 3, 8][n]);
            book.apply(Edit::Seat(at.seat(power).first_id(), SeatField::Centres(count))).unwrap();
        }
        book.apply(Edit::Event(EventField::System(Some("Solo or Bust".into())))).unwrap();
        let engine = Engine::new(book);
        let by = |name: &str| engine.rescored_by(engine.library().find(name).unwrap());
        let (squares, bust) = (by("Sum of Squares"), by("Solo or Bust"));
        assert_eq!(
            by("EuroDipCon 4").score(at.seat(Power::France)),
            Some(19.5),
            "the system of the board does not matter"
        );
        let moved = squares.changes_from(&bust.standings);
        assert_eq!(engine.book().name_of(Some(moved[0].person)), "Player 1");
        assert!(moved.iter().all(|line| line.before.is_some()));
        assert_eq!(
            moved.iter().find(|line| line.person.0 == 4).unwrap().place,
            7,
            "the player at the bottom gains no place"
        );
        assert_eq!(engine.event_system().unwrap().name, "Solo or bust");
    }

    #[test]
    fn every_system_scores_every_seat_of_the_typical_results() {
        let book = typical_results();
        assert!(book.boards().count() >= 12);
        let engine = Engine::new(book.clone());
        assert_eq!(
            engine.problems().iter().filter(|p| p.message.contains("centres")).count(),
            0,
            "{:?}",
            engine.problems()
        );
        for system in engine.library().systems() {
            let under = engine.rescored_by(system);
            for (at, board) in book.boards() {
                for power in Power::ALL {
                    assert!(under.score(at.seat(power)).is_some(), "{}, {}, {power}", system.name, board.name);
                }
            }
        }
    }
}
