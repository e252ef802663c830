//! The question whether a round of a file is a round of the book under another name. Without it, the same games would be added twice.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::board::renumber_board;
use super::places::match_rounds;
use crate::book::{Board, BoardRef, Book, PersonId, Power, Round, RoundIx};
use crate::import::draft::board_comparison::{BoardComparison, SAME_SEATS};
use crate::import::whole_file::imported_file::{ImportedFile, RoundAnswers};
use crate::languages::window_sentences::import_merge as texts;

/// A round of a file whose games are in another round of the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundQuestion {
    /// The round of the file, as the table of answers names it.
    pub title: String,
    /// The round of the book that has the same games.
    pub in_book: RoundIx,
    /// The question with its reason: “Is “Friday” round 1? (…)”.
    pub sentence: String,
    /// The two rounds in a few words, for a screen reader.
    pub label: String,
    /// Whether the two are one round, as the user says.
    pub answer: Option<bool>,
}

impl RoundAnswers {
    /// Answers a question: the two are one round, or they are not. `None` takes the answer back.
    pub fn set(&mut self, question: &RoundQuestion, answer: Option<bool>) {
        match answer {
            Some(is_same) => {
                self.0.insert(question.title.clone(), is_same.then_some(question.in_book));
            }
            None => {
                self.0.remove(&question.title);
            }
        }
    }
}

impl ImportedFile {
    /// The rounds of the file that have games of a round of `target` with another name.
    pub fn round_questions(&self, target: &Book) -> Vec<RoundQuestion> {
        if target.boards().next().is_none() {
            return Vec::new();
        }
        let people = self.people_edits(target, &mut Vec::new());
        let seated = SeatedBoards::of(target);
        let by_name = match_rounds(&self.book.rounds, &target.rounds);
        let questions = self.book.rounds.iter().zip(by_name).filter_map(|(round, by_name)| {
            let mut boards: BTreeMap<RoundIx, usize> = BTreeMap::new();
            for board in &round.boards {
                let mut board = board.clone();
                renumber_board(&mut board, &people);
                let rounds: BTreeSet<RoundIx> = seated.same_games(&board).map(|at| at.round).collect();
                for at in rounds {
                    *boards.entry(at).or_default() += 1;
                }
            }
            let of_name = by_name.and_then(|at| boards.get(&RoundIx(at))).copied().unwrap_or(0);
            // Of equal rounds the first one.
            let (in_book, count) = boards.into_iter().rev().max_by_key(|(_, count)| *count)?;
            (count > of_name).then(|| self.round_question(round, target, in_book, count))
        });
        questions.collect()
    }

    fn round_question(&self, round: &Round, target: &Book, in_book: RoundIx, boards: usize) -> RoundQuestion {
        let title = round.title();
        let shown = round.title_in_window();
        let known = target.round(in_book).map(Round::title_in_window).unwrap_or_default();
        let all = round.boards.len();
        let kind = match boards {
            1 if all == 1 => "board",
            1 => "one",
            _ if boards == all => "all",
            _ => "some",
        };
        let meant = target.round(in_book).map(Round::label_in_window).unwrap_or_default();
        let sentence = texts::is_round_known(kind, &shown, &meant, &all.to_string(), &boards.to_string());
        let label = texts::round_and_known(&shown, &known);
        let answer = self.round_answers.0.get(&title).map(Option::is_some);
        RoundQuestion { title, in_book, sentence, label, answer }
    }

    /// The round of `target` that a round of the file is, as the user says.
    pub(in crate::import) fn same_round(&self, round: &Round, target: &Book) -> Option<RoundIx> {
        let answer = self.round_answers.0.get(&round.title())?;
        answer.filter(|at| target.round(*at).is_some())
    }
}

/// The boards of a book, by who plays what.
struct SeatedBoards<'b> {
    book: &'b Book,
    boards: HashMap<(Power, PersonId), Vec<BoardRef>>,
}

impl<'b> SeatedBoards<'b> {
    fn of(book: &'b Book) -> Self {
        let mut boards: HashMap<(Power, PersonId), Vec<BoardRef>> = HashMap::new();
        for (at, board) in book.boards() {
            for (power, player) in seated(board) {
                boards.entry((power, player)).or_default().push(at);
            }
        }
        SeatedBoards { book, boards }
    }

    /// The boards that may be the same game as this one, whatever the names of the rounds are.
    fn same_games(&self, board: &Board) -> impl Iterator<Item = BoardRef> {
        let mut seats: BTreeMap<BoardRef, usize> = BTreeMap::new();
        for at in seated(board).filter_map(|seat| self.boards.get(&seat)).flatten() {
            *seats.entry(*at).or_default() += 1;
        }
        let near = seats.into_iter().filter(|(_, seats)| *seats >= SAME_SEATS).map(|(at, _)| at);
        near.filter(|at| self.book.board(*at).is_some_and(|known| BoardComparison::of(board, known).may_be_same_game()))
    }
}

fn seated(board: &Board) -> impl Iterator<Item = (Power, PersonId)> {
    board.seats.iter().filter_map(|(power, seat)| Some((power, seat.player?)))
}
