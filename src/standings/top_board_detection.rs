//! The boards that are the top board of an event: those that are marked, or the last games after an elimination.

use std::collections::{BTreeSet, HashMap};

use super::rules::{Ruleset, TopBoardRules};
use crate::book::{Board, BoardRef, Book, PersonId, Power, RoundNumbers};

/// The boards of the top board, in the order of the numbers of their rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TopBoards(Vec<BoardRef>);

impl TopBoards {
    /// The marked boards. Where no board is marked and the rules have an elimination before the top board: the last
    /// games of the event, if they can be no games of the elimination.
    pub fn new(book: &Book, rules: &Ruleset, rounds: &RoundNumbers) -> TopBoards {
        let mut marked: Vec<BoardRef> =
            book.boards().filter(|(_, board)| board.is_top_board).map(|(at, _)| at).collect();
        marked.sort_by_key(|at| (rounds.number(at.round), *at));
        let after_elimination = rules.top_board.as_ref().filter(|top| top.follows_elimination());
        match after_elimination {
            Some(top) if marked.is_empty() => TopBoards(games_after_elimination(book, top, rounds)),
            _ => TopBoards(marked),
        }
    }

    /// Whether this board is a top board.
    pub fn contains(&self, at: BoardRef) -> bool {
        self.0.contains(&at)
    }

    /// Whether there is a top board, with players or without.
    pub fn has_boards(&self) -> bool {
        !self.0.is_empty()
    }

    /// The boards with at least one player.
    pub fn with_players(&self, book: &Book) -> Vec<BoardRef> {
        let is_filled = |at: &BoardRef| book.board(*at).is_some_and(Board::has_players);
        self.0.iter().copied().filter(is_filled).collect()
    }

    /// Whether there is a top board, and every player of it has a seat in all elimination games beside it.
    pub(super) fn follow_whole_elimination(&self, book: &Book, rules: &TopBoardRules) -> bool {
        self.has_boards() && elimination_is_over(book, rules, &self.0)
    }

    /// Everybody who began a game at those of these boards that are included, each once, in the order of the boards and the
    /// powers.
    pub(super) fn players(&self, book: &Book, is_included: impl Fn(BoardRef) -> bool) -> Vec<PersonId> {
        let mut players: Vec<PersonId> = Vec::new();
        for at in self.0.iter().filter(|at| is_included(**at)) {
            let seats = book.board(*at).into_iter().flat_map(|board| board.seats.values());
            for person in seats.filter_map(|seat| seat.player) {
                if !players.contains(&person) {
                    players.push(person);
                }
            }
        }
        players
    }
}

/// The people who score with the powers of a board.
fn scorers(book: &Book, board: &Board) -> BTreeSet<PersonId> {
    board.seats.values().filter_map(|seat| Some(book.successor(seat.scorer()?))).collect()
}

/// The games of the last rounds, if they have the same seven players and can be no games of the elimination: each of the
/// seven has played all elimination games before, or it is the round that the rules name and has all games of that
/// round. Empty otherwise.
fn games_after_elimination(book: &Book, rules: &TopBoardRules, rounds: &RoundNumbers) -> Vec<BoardRef> {
    let (mut last_games, mut found) = (Vec::new(), Vec::new());
    for (number, round) in rounds.in_order().iter().copied().rev() {
        let Some(content) = book.round(round) else { continue };
        let boards = content.boards.iter().enumerate().filter(|(_, board)| board.has_players());
        let boards: Vec<BoardRef> = boards.map(|(board, _)| BoardRef::new(round.0, board)).collect();
        if last_games.len() + boards.len() > rules.games {
            break;
        }
        last_games.extend(boards);
        let named = rules.games > 1 && last_games.len() == rules.games && number == rules.round;
        if have_the_same_seven(book, &last_games) && (named || elimination_is_over(book, rules, &last_games)) {
            found.clone_from(&last_games);
        }
    }
    found.sort_by_key(|at: &BoardRef| (rounds.number(at.round), *at));
    found
}

fn have_the_same_seven(book: &Book, games: &[BoardRef]) -> bool {
    let mut players = games.iter().filter_map(|at| book.board(*at)).map(|board| scorers(book, board));
    players.next().is_some_and(|first| first.len() == Power::ALL.len() && players.all(|others| others == first))
}

/// Whether every player of `games` has a seat in all elimination games beside these.
fn elimination_is_over(book: &Book, rules: &TopBoardRules, games: &[BoardRef]) -> bool {
    let mut played: HashMap<PersonId, usize> = HashMap::new();
    for (_, board) in book.boards().filter(|(at, _)| !games.contains(at)) {
        for person in scorers(book, board) {
            *played.entry(person).or_default() += 1;
        }
    }
    let mut players = games.iter().filter_map(|at| book.board(*at)).flat_map(|board| scorers(book, board));
    players.all(|person| played.get(&person).is_some_and(|games| *games >= rules.elimination_games))
}
