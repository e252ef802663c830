//! The numbers of the rounds, which the rules mean by “round 5” and “after round 4”. A position in the list of rounds is a
//! [`RoundIx`]. The list may have gaps and may be in any order.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::round_names::{number_word, round_phrase};
use super::{Board, BoardRef, Book, Round, RoundIx, fold_name};
use crate::languages::Language;
use crate::languages::sentences::words;

impl Round {
    /// The number in the round's name: 3 for “3”, “R3”, “3. Runde”, “Third” and “Day 2 Round 3”. `None` for any other name.
    pub fn named_number(&self) -> Option<usize> {
        number_of_round_name(&self.name)
    }
}

/// The number of a round with this name, which may also be a number in a word: “Third”.
pub fn number_of_round_name(name: &str) -> Option<usize> {
    named_number(name).or_else(|| number_word(name))
}

/// The number that a name or a heading gives to a round. A word alone is no number, because “First” is also a heading of names.
pub fn named_number(name: &str) -> Option<usize> {
    // Most names are only a number.
    let digits = name.trim();
    if (1..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return digits.parse().ok();
    }
    round_phrase(digits).map(|phrase| phrase.number)
}

/// The number of each round. A round that is named by a number has this number. Any other round has the first number
/// after that of the round before it in the list that no other round has.
pub fn round_numbers(rounds: &[Round]) -> Vec<usize> {
    let named: Vec<Option<usize>> = rounds.iter().map(Round::named_number).collect();
    let mut taken: BTreeSet<usize> = named.iter().copied().flatten().collect();
    let mut before = 0;
    let number = |named: Option<usize>| {
        let number = named.unwrap_or_else(|| {
            let mut free = before + 1;
            while !taken.insert(free) {
                free += 1;
            }
            free
        });
        before = number;
        number
    };
    named.into_iter().map(number).collect()
}

/// The numbers of all rounds of a book. They are found once for many questions about the same rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundNumbers {
    /// By the position of the round.
    numbers: Vec<usize>,
    in_order: Vec<(usize, RoundIx)>,
}

impl RoundNumbers {
    /// Finds the numbers of these rounds.
    pub fn new(rounds: &[Round]) -> RoundNumbers {
        let numbers = round_numbers(rounds);
        let mut in_order: Vec<(usize, RoundIx)> = numbers.iter().copied().zip((0..).map(RoundIx)).collect();
        in_order.sort_unstable();
        RoundNumbers { numbers, in_order }
    }

    /// The number of the round at this position. After the last round the numbers continue.
    pub fn number(&self, at: RoundIx) -> usize {
        let after_last = || self.last() + 1 + at.0.saturating_sub(self.numbers.len());
        self.numbers.get(at.0).copied().unwrap_or_else(after_last)
    }

    /// The highest number of a round. 0 without rounds.
    pub fn last(&self) -> usize {
        self.in_order.last().map_or(0, |(number, _)| *number)
    }

    /// The rounds in the order of their numbers, each with its number. Of rounds with the same number, the one that is
    /// listed first comes first.
    pub fn in_order(&self) -> &[(usize, RoundIx)] {
        &self.in_order
    }

    /// The rounds with this number, in the order of the list.
    pub fn with_number(&self, number: usize) -> impl Iterator<Item = RoundIx> {
        let start = self.in_order.partition_point(|(of, _)| *of < number);
        self.in_order[start..].iter().take_while(move |(of, _)| *of == number).map(|(_, at)| *at)
    }

    /// The numbers of rounds that nobody has entered although a later one of `rounds` has boards, as ranges in order.
    /// `rounds` are those that are numbered here.
    pub fn missing(&self, rounds: &[Round]) -> Vec<RangeInclusive<usize>> {
        let has_boards = |at: RoundIx| rounds.get(at.0).is_some_and(has_boards);
        let mut missing = Vec::new();
        let mut next = 1;
        for (number, _) in self.in_order.iter().filter(|(_, at)| has_boards(*at)) {
            if *number > next {
                missing.push(next..=number - 1);
            }
            next = number + 1;
        }
        missing
    }

    /// The rounds before the round at this position, in the order of their numbers, each with its number. Of two rounds
    /// with the same number, the one that is listed first comes first.
    pub fn rounds_before(&self, at: RoundIx) -> &[(usize, RoundIx)] {
        let limit = (self.number(at), at);
        &self.in_order[..self.in_order.partition_point(|round| *round < limit)]
    }
}

/// Some rounds in a language: “round 4”, “rounds 2 and 3”, “rounds 2 to 4”.
pub fn describe_round_range_in(language: Language, (first, last): (usize, usize)) -> String {
    let (from, to) = (first.to_string(), last.to_string());
    match last.saturating_sub(first) {
        0 => words::round_in_sentence(language, &from),
        1 => words::two_rounds(language, &from, &to),
        _ => words::rounds_from_to(language, &from, &to),
    }
}

/// Whether any board is entered for this round. A round without boards has been announced at most.
fn has_boards(round: &Round) -> bool {
    !round.boards.is_empty()
}

impl Book {
    /// The number of the round at this position. After the last round the numbers continue.
    pub fn round_number(&self, at: RoundIx) -> usize {
        match self.rounds.get(at.0) {
            Some(round) => round.named_number().unwrap_or_else(|| round_numbers(&self.rounds)[at.0]),
            None => RoundNumbers::new(&self.rounds).number(at),
        }
    }

    /// The highest number of a round. 0 without rounds.
    pub fn last_round_number(&self) -> usize {
        RoundNumbers::new(&self.rounds).last()
    }

    /// The rounds in the order of their numbers, each with its number. Of rounds with the same number, the one that is
    /// listed first comes first.
    pub fn rounds_by_number(&self) -> Vec<(usize, RoundIx)> {
        RoundNumbers::new(&self.rounds).in_order
    }

    /// The boards of all rounds, in the order of the numbers of the rounds.
    pub fn boards_by_number(&self) -> impl Iterator<Item = (BoardRef, &Board)> {
        self.rounds_by_number().into_iter().flat_map(|(_, round)| {
            let boards = self.round(round).map_or(&[][..], |held| &held.boards);
            boards.iter().enumerate().map(move |(board, held)| (BoardRef::new(round.0, board), held))
        })
    }

    /// The round with this number. Of several, the one that is listed first.
    pub fn round_with_number(&self, number: usize) -> Option<RoundIx> {
        RoundNumbers::new(&self.rounds).with_number(number).next()
    }

    /// The rounds that a text names: those with this name or title, with or without the letter R before it, else those
    /// with the number in the text. A name is the whole text, without regard to case and accents.
    pub fn find_rounds(&self, text: &str) -> Vec<RoundIx> {
        let named = self.rounds_of_name(text);
        let Some(number) = named_number(text).filter(|_| named.is_empty()) else { return named };
        let numbered = round_numbers(&self.rounds).into_iter().zip((0..).map(RoundIx));
        numbered.filter(|(of, _)| *of == number).map(|(_, at)| at).collect()
    }

    /// The first of the rounds that a text names by their names.
    pub fn find_round(&self, text: &str) -> Option<RoundIx> {
        self.find_rounds(text).first().copied()
    }

    /// The rounds with this name or title, with or without the letter R before it.
    pub fn rounds_of_name(&self, text: &str) -> Vec<RoundIx> {
        let wanted = fold_name(text);
        let is_named = |round: &Round| {
            [round.name.clone(), round.title(), format!("R{}", round.name)].iter().any(|name| fold_name(name) == wanted)
        };
        let all = (0..).map(RoundIx).zip(&self.rounds);
        all.filter(|(_, round)| !wanted.is_empty() && is_named(round)).map(|(at, _)| at).collect()
    }

    /// The title of the round with this number: “Round 4”, or its name. A round that is not in the book has its number.
    pub fn title_of_number(&self, number: usize) -> String {
        let round = self.round_with_number(number).and_then(|at| self.round(at));
        round.map_or_else(|| format!("Round {number}"), Round::title)
    }

    /// The title of the round with this number, in a language.
    pub fn title_of_number_in(&self, language: Language, number: usize) -> String {
        let round = self.round_with_number(number).and_then(|at| self.round(at));
        round.map_or_else(|| words::round_title(language, &number.to_string()), |round| round.title_in(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Board;

    fn book(names: &[&str]) -> Book {
        let round = |name: &&str| Round { name: (*name).into(), boards: vec![Board::new("A")], ..Round::default() };
        Book { rounds: names.iter().map(round).collect(), ..Book::default() }
    }

    fn numbers(names: &[&str]) -> Vec<usize> {
        round_numbers(&book(names).rounds)
    }

    #[test]
    fn a_round_has_the_number_in_its_name() {
        assert_eq!(numbers(&["3", "R1", "Round 2", " ronde 12 ", "Runde 5."]), [3, 1, 2, 12, 5]);
        assert_eq!(numbers(&["1", "2", "3", "5"]), [1, 2, 3, 5]);
    }

    #[test]
    fn a_round_without_a_number_has_the_next_free_one_after_the_round_before_it() {
        assert_eq!(numbers(&["1", "Team round", "3", "Final"]), [1, 2, 3, 4]);
        assert_eq!(numbers(&["Final", "1", "2"]), [3, 1, 2]);
        assert_eq!(numbers(&["", "Saturday", "2006", "Day 2"]), [1, 2, 3, 4]);
        assert_eq!(numbers(&["1", "2", "Semi-final", "3", "Final"]), [1, 2, 4, 3, 5]);
    }

    #[test]
    fn a_range_of_rounds_is_written_in_words() {
        let ranges = [(4, 4), (2, 3), (2, 4)].map(|range| describe_round_range_in(Language::English, range));
        assert_eq!(ranges, ["round 4", "rounds 2 and 3", "rounds 2 to 4"]);
    }

    #[test]
    fn rounds_are_found_by_number() {
        let book = book(&["3", "1", "2", "Final"]);
        let order: Vec<usize> = book.rounds_by_number().into_iter().map(|(_, at)| at.0).collect();
        assert_eq!(order, [1, 2, 0, 3]);
        assert_eq!(book.round_with_number(2), Some(RoundIx(2)));
        assert_eq!((book.round_number(RoundIx(0)), book.round_number(RoundIx(3))), (3, 4));
        assert_eq!((book.last_round_number(), book.round_number(RoundIx(5))), (4, 6));
        assert_eq!((book.title_of_number(4).as_str(), book.title_of_number(9).as_str()), ("Final", "Round 9"));
    }

    #[test]
    fn the_rounds_before_a_round_have_lower_numbers_or_are_listed_before_it() {
        let numbers = RoundNumbers::new(&book(&["3", "1", "2", "Final", "2"]).rounds);
        let before = |at: usize| numbers.rounds_before(RoundIx(at)).iter().map(|(_, at)| at.0).collect::<Vec<_>>();
        assert_eq!(before(0), [1, 2, 4]);
        assert_eq!(before(1), [0; 0]);
        assert_eq!((before(2), before(4)), (vec![1], vec![1, 2]));
        assert_eq!(before(7), [1, 2, 4, 0, 3], "a round that is not in the list comes after all");
        assert_eq!(numbers.with_number(2).map(|at| at.0).collect::<Vec<_>>(), [2, 4]);
        assert_eq!((numbers.number(RoundIx(3)), numbers.number(RoundIx(6)), numbers.last()), (4, 6, 4));
    }

    #[test]
    fn a_number_without_boards_before_a_round_with_boards_is_missing() {
        let missing = |book: &Book| RoundNumbers::new(&book.rounds).missing(&book.rounds);
        assert_eq!(missing(&book(&["1", "2", "3"])), []);
        assert_eq!(missing(&book(&["5", "1", "2"])), [3..=4]);
        let mut empty = book(&["1", "2", "4", "5"]);
        empty.rounds[1].boards.clear();
        assert_eq!(missing(&empty), [2..=3]);
        empty.rounds[3].boards.clear();
        empty.rounds[2].boards.clear();
        assert_eq!(missing(&empty), [], "nobody has played a later round yet");
    }
}
