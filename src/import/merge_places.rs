//! Where the rounds and boards of a file are in the book that it is added to: by their names, and boards also by who plays
//! what.

use std::collections::{HashMap, HashSet};

use super::read_into_draft_book::ImportedFile;
use super::repeated_boards::SAME_PLAYERS;
use crate::book::{Board, BoardRef, Book, PersonId, Power, Round, RoundIx, fold_name};

/// The rounds and boards of a file in the book that it is added to.
#[derive(Clone, Debug, Default)]
pub struct PlacesInBook {
    rounds: Vec<RoundIx>,
    /// The boards of each round of the file.
    boards: Vec<Vec<BoardRef>>,
}

impl PlacesInBook {
    /// The round of the book in which a round of the file is after the import.
    pub fn round(&self, of_file: RoundIx) -> Option<RoundIx> {
        self.rounds.get(of_file.0).copied()
    }

    /// The board of the book that a board of the file is after the import.
    pub fn board(&self, of_file: BoardRef) -> Option<BoardRef> {
        self.boards.get(of_file.round.0)?.get(of_file.board.0).copied()
    }

    /// The rounds of the book in which the rounds of the file are after the import.
    pub(super) fn rounds(&self) -> &[RoundIx] {
        &self.rounds
    }

    /// The boards of the book that the boards of a round of the file are after the import.
    pub(super) fn boards_of(&self, of_file: RoundIx) -> &[BoardRef] {
        self.boards.get(of_file.0).map_or(&[], Vec::as_slice)
    }

    /// Each board of the file with its board in the book.
    pub fn boards(&self) -> impl Iterator<Item = (BoardRef, BoardRef)> {
        let rounds = self.boards.iter().enumerate();
        rounds.flat_map(|(round, boards)| {
            boards.iter().enumerate().map(move |(board, in_book)| (BoardRef::new(round, board), *in_book))
        })
    }
}

impl ImportedFile {
    /// Where the rounds and boards of the file are in `target` after the import.
    pub fn places_in(&self, target: &Book) -> PlacesInBook {
        // Without boards, nothing is compared.
        let has_boards = target.boards().next().is_some();
        let people = if has_boards { self.people_edits(target, &mut Vec::new()) } else { HashMap::new() };
        let mut places = PlacesInBook::default();
        let mut end = target.rounds.len();
        let counterparts = match_rounds(&self.book.rounds, &target.rounds);
        for (round, counterpart) in self.book.rounds.iter().zip(counterparts) {
            let at = RoundIx(counterpart.unwrap_or(end));
            end += usize::from(counterpart.is_none());
            let known = target.round(at).map_or(&[][..], |round| &round.boards);
            let mut next = known.len();
            let boards = match_boards(&round.boards, known, &people).into_iter().map(|counterpart| {
                let board = counterpart.unwrap_or(next);
                next += usize::from(counterpart.is_none());
                BoardRef::new(at.0, board)
            });
            places.boards.push(boards.collect());
            places.rounds.push(at);
        }
        places
    }
}

/// For each board of a round of the file the position of the board of the book: the board of the same name, or the board with
/// the same players at the same powers. Another game of the same name keeps the place of its name, and is told there.
fn match_boards(from_file: &[Board], in_book: &[Board], people: &HashMap<PersonId, PersonId>) -> Vec<Option<usize>> {
    let mut places: Vec<Option<usize>> = match_by_name(from_file, in_book, |board| &board.name).collect();
    let by_name = from_file.iter().zip(&places);
    let is_settled: Vec<bool> = by_name
        .map(|(board, place)| place.is_some_and(|place| !is_another_game(board, &in_book[place], people)))
        .collect();
    let settled = places.iter().zip(&is_settled).filter(|(_, is_settled)| **is_settled);
    let mut taken: HashSet<usize> = settled.filter_map(|(place, _)| *place).collect();
    for ((board, place), _) in
        from_file.iter().zip(&mut places).zip(&is_settled).filter(|(_, is_settled)| !**is_settled)
    {
        let mut others = (0..in_book.len()).filter(|other| !taken.contains(other));
        if let Some(same) = others.find(|other| is_same_game(board, &in_book[*other], people)) {
            taken.insert(same);
            *place = Some(same);
        }
    }
    places
}

/// Whether two boards of one round are one game, whatever their names are: the same players have the same powers. With a
/// different player, the counts must be the same.
fn is_same_game(from_file: &Board, in_book: &Board, people: &HashMap<PersonId, PersonId>) -> bool {
    let player = |power: Power| from_file.seats[power].player.and_then(|id| people.get(&id));
    let known = Power::ALL.into_iter().filter_map(|power| player(power).zip(in_book.seats[power].player));
    let (mut same, mut different) = (0, 0);
    for (of_file, of_book) in known {
        if *of_file == of_book { same += 1 } else { different += 1 }
    }
    same >= SAME_PLAYERS && (different == 0 || has_same_counts(from_file, in_book))
}

/// Whether two boards are two games: most of the players of one do not play at the other, and their counts are not the same.
pub(super) fn is_another_game(from_file: &Board, in_book: &Board, people: &HashMap<PersonId, PersonId>) -> bool {
    let of_file: Vec<PersonId> =
        from_file.seats.values().filter_map(|seat| people.get(&seat.player?).copied()).collect();
    let of_book: Vec<PersonId> = in_book.seats.values().filter_map(|seat| seat.player).collect();
    let fewest = of_file.len().min(of_book.len());
    let shared = of_file.iter().filter(|id| of_book.contains(id)).count();
    fewest >= SAME_PLAYERS && 2 * shared < fewest && !has_same_counts(from_file, in_book)
}

/// Whether the final counts of two boards are the same. Then they are one game with other spellings of the names.
fn has_same_counts(one: &Board, other: &Board) -> bool {
    const FEWEST_COUNTS: usize = 5;
    let counts = Power::ALL.map(|power| (one.seats[power].centres.get(), other.seats[power].centres.get()));
    let both: Vec<(u16, u16)> = counts.into_iter().filter_map(|(one, other)| one.zip(other)).collect();
    both.len() >= FEWEST_COUNTS && both.iter().all(|(one, other)| one == other)
}

/// The counterpart of each round of the file: the round with the same number, or of the same name where it has none.
pub(super) fn match_rounds(from_file: &[Round], in_book: &[Round]) -> impl Iterator<Item = Option<usize>> {
    let key = |round: &Round| {
        round.named_number().map_or_else(|| fold_name(&round.name), |number| format!("round number {number}"))
    };
    let [from_file, in_book] = [from_file, in_book].map(|rounds| rounds.iter().map(key).collect::<Vec<String>>());
    match_by_name(&from_file, &in_book, String::as_str).collect::<Vec<_>>().into_iter()
}

/// For each item of the file the position of the item with the same name in the book. Case, accents and spaces do not
/// count. Of several items with one name, the first matches the first and the second the second.
fn match_by_name<T>(from_file: &[T], in_book: &[T], name: fn(&T) -> &str) -> impl Iterator<Item = Option<usize>> {
    let mut places: HashMap<String, Vec<usize>> = HashMap::with_capacity(in_book.len());
    for (at, item) in in_book.iter().enumerate().rev() {
        places.entry(fold_name(name(item))).or_default().push(at);
    }
    from_file.iter().map(move |item| places.get_mut(&fold_name(name(item)))?.pop())
}
