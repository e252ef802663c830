//! The problems that may be shown beside a posted view of the event.

use std::collections::HashSet;

use super::book_engine::Engine;
use crate::book::{BoardColumn, CellAddress, Problem, Round, RoundIx};

impl Engine {
    /// The problems of the whole book that reveal nothing about these rounds, which are held back, and nothing about single
    /// grades. A problem reveals nothing if the book without the content of the rounds has it too, in the same words.
    pub fn problems_without_rounds(&self, held_back: &[RoundIx]) -> Vec<Problem> {
        let is_secret = |problem: &&Problem| {
            matches!(problem.address, CellAddress::Vote { .. } | CellAddress::BoardCell(_, BoardColumn::Votes))
        };
        let problems = self.problems().iter().filter(|problem| !is_secret(problem));
        if held_back.is_empty() {
            return problems.cloned().collect();
        }
        let mut shown = self.book.clone();
        for at in held_back {
            if let Some(round) = shown.rounds.get_mut(at.0) {
                let (name, scores_released) = (std::mem::take(&mut round.name), round.scores_released);
                *round = Round { name, scores_released, ..Round::default() };
            }
        }
        let shown = self.for_other_book(shown, self.scored_by_file.clone());
        let known: HashSet<(&str, String)> = shown
            .problems()
            .iter()
            .map(|problem| (problem.message.as_str(), format!("{:?}", problem.address)))
            .collect();
        problems
            .filter(|problem| known.contains(&(problem.message.as_str(), format!("{:?}", problem.address))))
            .cloned()
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Book, CellEntry, Edit, Power, RoundField, SeatField};

    /// Two rounds with the same seven players. Both have an impossible number of centres, and Ann plays Austria twice.
    fn engine() -> Engine {
        let mut book = Book::default();
        book.event.rules = "Gunboat Cup".into();
        for name in ["1", "2"] {
            book.rounds.push(Round { name: name.into(), boards: vec![Board::new("A")], ..Round::default() });
        }
        for round in 0..2 {
            for (power, name) in Power::ALL.into_iter().zip(["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus"]) {
                let seat = BoardRef::new(round, 0).seat(power);
                book.apply(book.edit_to_seat(seat, name)).unwrap();
                book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(5)))).unwrap();
            }
        }
        let grade = CellEntry::parse("A");
        let (skill, voter) = ("Best Tactician".into(), Power::Austria);
        book.apply(Edit::Grade { board: BoardRef::new(0, 0).first_id(), skill, voter, rated: voter, grade }).unwrap();
        Engine::new(book)
    }

    fn messages(problems: &[Problem]) -> Vec<&str> {
        problems.iter().map(|problem| problem.message.as_str()).collect()
    }

    #[test]
    fn problems_that_need_a_round_held_back_are_left_out() {
        let mut engine = engine();
        let all = engine.problems_without_rounds(&[]);
        let sums =
            |problems: &[Problem]| problems.iter().filter(|problem| problem.message.contains("35 centres")).count();
        assert_eq!(sums(&all), 2);
        assert!(messages(&all).iter().any(|message| message.starts_with("Ann plays Austria here and in Round 1")));
        assert!(messages(engine.problems()).iter().any(|message| message.contains("grade themselves")));
        assert!(!messages(&all).iter().any(|message| message.contains("grade themselves")), "the grade is secret");
        // Each of the rounds alone reveals the other only by the repeated powers.
        for held_back in [RoundIx(0), RoundIx(1)] {
            engine
                .apply("hold back", Edit::Round(held_back.first_id(), RoundField::ScoresReleased(Some(false))))
                .unwrap();
            let shown = engine.problems_without_rounds(&[held_back]);
            assert_eq!(sums(&shown), 1, "{:?}", messages(&shown));
            assert!(shown.iter().all(|problem| engine.problems().contains(problem)));
            assert!(!messages(&shown).iter().any(|message| message.contains("plays")), "{:?}", messages(&shown));
            engine.undo();
        }
    }
}
