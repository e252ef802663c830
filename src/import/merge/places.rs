//! Where the rounds and boards of a file are in the book that it is added to: by their names, and boards also by who plays
//! what.

use std::collections::{HashMap, HashSet};

use super::board::renumber_board;
use crate::book::{Board, BoardRef, Book, Round, RoundIx, fold_name};
use crate::import::draft::board_comparison::BoardComparison;
use crate::import::whole_file::imported_file::ImportedFile;

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
    pub(in crate::import) fn rounds(&self) -> &[RoundIx] {
        &self.rounds
    }

    /// The boards of the book that the boards of a round of the file are after the import.
    pub(in crate::import) fn boards_of(&self, of_file: RoundIx) -> &[BoardRef] {
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
        // Several rounds of the file may be one round of the book.
        let mut board_ends: HashMap<usize, usize> = HashMap::new();
        for (round, counterpart) in self.book.rounds.iter().zip(self.rounds_in(target)) {
            let at = counterpart.unwrap_or(RoundIx(end));
            end += usize::from(counterpart.is_none());
            let known = target.round(at).map_or(&[][..], |round| &round.boards);
            let next = board_ends.entry(at.0).or_insert(known.len());
            let renumbered = round.boards.iter().map(|board| {
                let mut board = board.clone();
                renumber_board(&mut board, &people);
                board
            });
            let boards = match_boards(&renumbered.collect::<Vec<_>>(), known).into_iter().map(|counterpart| {
                let board = counterpart.unwrap_or(*next);
                *next += usize::from(counterpart.is_none());
                BoardRef::new(at.0, board)
            });
            places.boards.push(boards.collect());
            places.rounds.push(at);
        }
        places
    }

    /// The round of `target` that each round of the file is: as the user says, else by its name.
    pub(in crate::import) fn rounds_in(&self, target: &Book) -> Vec<Option<RoundIx>> {
        let by_name = match_rounds(&self.book.rounds, &target.rounds).map(|at| at.map(RoundIx));
        let rounds = self.book.rounds.iter().zip(by_name);
        rounds.map(|(round, by_name)| self.same_round(round, target).or(by_name)).collect()
    }
}

/// For each board of a round of the file the position of the board of the book: the board of the same name, or the board with
/// the same players at the same powers. The players of both have the numbers of the book. Another game of the same name keeps the place of its name, and is told there.
fn match_boards(from_file: &[Board], in_book: &[Board]) -> Vec<Option<usize>> {
    let mut places: Vec<Option<usize>> = match_by_name(from_file, in_book, |board| &board.name).collect();
    let by_name = from_file.iter().zip(&places);
    let is_settled: Vec<bool> = by_name
        .map(|(board, place)| place.is_some_and(|place| !BoardComparison::of(board, &in_book[place]).is_another_game()))
        .collect();
    let settled = places.iter().zip(&is_settled).filter(|(_, is_settled)| **is_settled);
    let mut taken: HashSet<usize> = settled.filter_map(|(place, _)| *place).collect();
    for ((board, place), _) in
        from_file.iter().zip(&mut places).zip(&is_settled).filter(|(_, is_settled)| !**is_settled)
    {
        let mut others = (0..in_book.len()).filter(|other| !taken.contains(other));
        if let Some(same) = others.find(|other| BoardComparison::of(board, &in_book[*other]).is_same_game()) {
            taken.insert(same);
            *place = Some(same);
        }
    }
    places
}

/// The counterpart of each round of the file: the round with the same number, or of the same name where it has none.
pub(in crate::import) fn match_rounds(from_file: &[Round], in_book: &[Round]) -> impl Iterator<Item = Option<usize>> {
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
