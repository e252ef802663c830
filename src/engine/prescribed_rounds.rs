//! Adds the rounds and the top board that the rules prescribe, before the event begins.

use super::book_engine::Engine;
use crate::book::{Board, BoardIx, Edit, NewBoardPosition, Role, Round, RoundId, RoundIx, round_numbers, typed_words};
use crate::languages::window_language;
use crate::languages::window_sentences::event_setup as texts;

/// Rounds and boards to be added.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundSetup {
    pub edit: Edit,
    /// The rounds and boards that are added, in words of the window: “5 rounds are ready, 3 boards each; …”.
    pub summary: String,
}

impl Engine {
    /// The rounds and the top board that the rules prescribe and the book does not have. `None` where it has them all.
    /// Games in groups are not added here, because their draw adds them.
    pub fn round_setup(&self) -> Option<RoundSetup> {
        let (book, rules) = (self.book(), self.rules());
        if rules.groups {
            return None;
        }
        let wanted = rules.rounds?;
        let players = book.people.iter().filter(|person| person.role == Role::Player).count();
        let boards = (players / 7).max(1);
        let (mut edits, mut sentences) = (Vec::new(), Vec::new());
        let mut rounds = book.rounds.clone();
        let mut ids: Vec<RoundId> = (0..rounds.len()).map(|at| book.round_id(RoundIx(at))).collect();
        for number in 1..=wanted {
            let numbers = round_numbers(&rounds);
            if numbers.contains(&number) {
                continue;
            }
            let mut round = Round { name: number.to_string(), ..Round::default() };
            round.boards.extend(self.prescribed_top_boards(number));
            let others = boards.saturating_sub(round.boards.len());
            round.boards.extend((0..others).map(|n| Board::new(typed_words::default_board_name(n))));
            let at = numbers.iter().position(|of| *of > number).unwrap_or(rounds.len());
            ids.insert(at, book.round_id(RoundIx(rounds.len())));
            rounds.insert(at, round.clone());
            edits.push(Edit::AddRound { position: RoundIx(at), round });
        }
        let added = rounds.len() - book.rounds.len();
        if added > 0 {
            sentences.push(texts::rounds_are_ready(added, boards));
        }
        if let Some(top) = &rules.top_board {
            let at = round_numbers(&rounds).into_iter().position(|number| number == top.round);
            let has_no_top_board = |at: &usize| !rounds[*at].boards.iter().any(|board| board.is_top_board);
            if let Some(at) = at.filter(has_no_top_board) {
                let round = &rounds[at];
                for (n, board) in self.prescribed_top_boards(top.round).enumerate() {
                    let position = NewBoardPosition { round: ids[at], board: BoardIx(round.boards.len() + n) };
                    edits.push(Edit::AddBoard { position, board: Box::new(board) });
                }
            }
            if !edits.is_empty() {
                let (round, name) = (top.round.to_string(), top.name_in(window_language()));
                sentences.push(texts::round_has_top_board(&round, &name, &top.after_round.to_string()));
            }
        }
        let summary = sentences.into_iter().reduce(|rounds, top| texts::rounds_and_top_board(&rounds, &top));
        (!edits.is_empty()).then(|| RoundSetup { edit: Edit::Batch(edits), summary: summary.unwrap_or_default() })
    }

    /// The boards of the top board. None where the round with this number has no top board.
    fn prescribed_top_boards(&self, number: usize) -> impl Iterator<Item = Board> {
        let top = self.rules().top_board.as_ref().filter(|top| top.round == number);
        top.into_iter().flat_map(|top| {
            (1..=top.games).map(|n| {
                let name = if top.games == 1 { top.name.clone() } else { format!("{} {n}", top.name) };
                Board { is_top_board: true, ..Board::new(typed_words::capitalize(&name)) }
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Book, EventField, Person, PersonId};

    fn engine(rules: &str, players: u32) -> Engine {
        let mut book = Book::default();
        book.apply(Edit::Event(EventField::Rules(rules.into()))).unwrap();
        for n in 0..players {
            let person = Person::new(PersonId(n + 1), format!("Player {n}"));
            book.apply(Edit::AddPerson { position: n as usize, person }).unwrap();
        }
        Engine::new(book)
    }

    #[test]
    fn the_rounds_of_wdc_2006_are_set_up_with_its_top_board_once() {
        let mut engine = engine("WDC 2006", 22);
        let set_up = engine.round_setup().unwrap();
        assert_eq!(
            set_up.summary,
            "5 rounds are ready, 3 boards each; the draw adds what is missing; round 5 has the top board, to be filled \
             after round 4"
        );
        engine.apply("rounds", set_up.edit).unwrap();
        let book = engine.book();
        let names: Vec<&str> = book.rounds.iter().map(|round| round.name.as_str()).collect();
        assert_eq!(names, ["1", "2", "3", "4", "5"]);
        assert!(book.rounds.iter().all(|round| round.boards.len() == 3));
        let last: Vec<(&str, bool)> = book.rounds[4].boards.iter().map(|b| (b.name.as_str(), b.is_top_board)).collect();
        assert_eq!(last, [("Top board", true), ("A", false), ("B", false)]);
        assert_eq!(engine.round_setup(), None, "nothing is left to add");
    }

    #[test]
    fn an_existing_round_gets_only_its_top_board() {
        let mut engine = engine("EuroDipCon 4", 0);
        for at in 0..5 {
            let round = Round { name: (at + 1).to_string(), boards: vec![Board::new("A")], ..Round::default() };
            engine.apply("round", Edit::AddRound { position: RoundIx(at), round }).unwrap();
        }
        let set_up = engine.round_setup().unwrap();
        assert_eq!(set_up.summary, "round 5 has the final table, to be filled after round 4");
        engine.apply("rounds", set_up.edit).unwrap();
        assert_eq!(engine.book().rounds[4].boards[1].name, "Final table");
    }

    #[test]
    fn rules_without_a_number_of_rounds_set_nothing_up() {
        assert_eq!(engine("Sum of all games", 14).round_setup(), None);
        assert_eq!(engine("Gunboat Cup", 14).round_setup(), None);
    }
}
