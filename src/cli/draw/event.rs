//! The next round of a book: what has been played, who is there, and the drawn round put back.

use std::path::Path;

use super::super::fault::Fault;
use super::super::input;
use super::attendance::{Attendance, There};
use super::report::{RoundWords, Words};
use crate::book::{
    Board, BoardRef, Book, Edit, PerPower, Person, PersonId, Role, RoundField, RoundIx, SeatField, Stage, fold_name,
};
use crate::draw::{Call, Lock, Player, Request, Round, Spot};

/// A book and the request for one of its rounds. Players are numbered as the book lists them.
#[derive(Debug)]
pub(super) struct Event<'a> {
    book: &'a Book,
    /// The round that is drawn; one behind the last is added.
    at: usize,
    name: String,
    pub(super) request: Request,
}

impl<'a> Event<'a> {
    pub(super) fn of(book: &'a Book, name: &str, keep: bool, attendance: Option<&Path>) -> Result<Self, Fault> {
        let folded = fold_name(name);
        let named =
            |round: &crate::book::Round| fold_name(&round.name) == folded || fold_name(&round.title()) == folded;
        let at = match book.rounds.iter().position(named) {
            Some(at) => at,
            // A number may only be the next one: round 5 after round 2 is a slip.
            None if name.parse() == Ok(book.rounds.len() + 1) || name.parse::<usize>().is_err() => book.rounds.len(),
            None => {
                let known: Vec<&str> = book.rounds.iter().map(|round| round.name.as_str()).collect();
                return Err(input::unknown("round", name, &known));
            }
        };
        let history: Vec<Round> = book.rounds[..at].iter().map(|round| played(book, round)).collect();
        let mut call = Call::default();
        for (player, there) in whoever_is_there(book, name, attendance)? {
            super::enter(&mut call, player, there);
        }
        if call.first_out.is_empty() {
            // Nobody volunteers.
            call.first_out.push(Vec::new());
        }
        call.first_out.extend(by_times_out(&history, &call.present));
        let number = |id: &PersonId| player(book, *id);
        call.teams = book.teams.iter().map(|team| team.members.iter().filter_map(number).collect()).collect();
        if let Some(round) = book.rounds.get(at) {
            call.locks = kept(book, round, keep);
            for (board, game) in round.boards.iter().enumerate().filter(|(_, game)| game.stage() != Stage::NotStarted) {
                let nobody = game.seats.iter().filter(|(_, seat)| seat.player.is_none());
                call.empty.extend(nobody.map(|(power, _)| (board, power)));
            }
            for lock in &call.locks {
                // Who sits there is there, whatever the list says.
                if !call.present.contains(&lock.player) {
                    call.present.push(lock.player);
                }
            }
            for (at, lock) in call.locks.iter().enumerate() {
                let again = call.locks[..at].iter().any(|other| other.player == lock.player);
                if again && !call.twice.contains(&lock.player) {
                    call.twice.push(lock.player);
                }
            }
        }
        let players = u16::try_from(book.people.len()).unwrap_or(u16::MAX);
        let request = Request { players, history, rounds: vec![call], ..Request::default() };
        Ok(Event { book, at, name: name.to_owned(), request })
    }

    pub(super) fn words(&self) -> Words {
        let round = |round: &crate::book::Round| RoundWords {
            name: round.name.clone(),
            boards: round.boards.iter().map(|board| board.name.clone()).collect(),
        };
        let mut rounds: Vec<RoundWords> = self.book.rounds.iter().take(self.at + 1).map(round).collect();
        if rounds.len() == self.at {
            rounds.push(RoundWords { name: self.name.clone(), boards: Vec::new() });
        }
        let names = self.book.people.iter().map(|person| person.name.clone()).collect();
        Words { names, rounds, before: self.at, ..Words::default() }
    }

    /// The book with the round.
    pub(super) fn with(&self, drawn: &Round) -> Result<Book, Fault> {
        let mut book = self.book.clone();
        let at = RoundIx(self.at);
        let words = self.words();
        let mut edits = Vec::new();
        if self.at == book.rounds.len() {
            let round = crate::book::Round { name: self.name.clone(), ..crate::book::Round::default() };
            edits.push(Edit::AddRound { at, round });
        }
        let there = book.rounds.get(self.at).map_or(0, |round| round.boards.len());
        let person = |player: Player| self.book.people.get(player.index()).map(|person| person.id);
        for (number, seats) in drawn.boards.iter().enumerate() {
            let board = BoardRef::new(self.at, number);
            if number >= there {
                let name = words.board(Spot { round: self.at, board: number });
                edits.push(Edit::AddBoard { at: board, board: Box::new(Board::named(&name)) });
            }
            for (power, player) in seats.iter() {
                edits.push(Edit::Seat(board.seat(power), SeatField::Player(player.and_then(person))));
            }
        }
        // Boards that the round had and does not need now; none of them has started, or it would be kept.
        for number in (drawn.boards.len()..there).rev() {
            edits.push(Edit::RemoveBoard(BoardRef::new(self.at, number)));
        }
        edits
            .push(Edit::Round(at, RoundField::SatOut(drawn.out.iter().filter_map(|player| person(*player)).collect())));
        book.apply(Edit::Batch(edits))?;
        Ok(book)
    }
}

/// The number that a person has in the draw.
fn player(book: &Book, id: PersonId) -> Option<Player> {
    let at = book.people.iter().position(|person| person.id == id)?;
    u16::try_from(at).ok().map(Player)
}

fn played(book: &Book, round: &crate::book::Round) -> Round {
    let seats = |board: &Board| PerPower::from_fn(|power| board.seats[power].player.and_then(|id| player(book, id)));
    Round {
        boards: round.boards.iter().map(seats).collect(),
        out: round.sat_out.iter().filter_map(|id| player(book, *id)).collect(),
    }
}

/// Everybody who plays, or those of a list.
fn whoever_is_there(book: &Book, round: &str, list: Option<&Path>) -> Result<Vec<(Player, There)>, Fault> {
    let Some(path) = list else {
        let plays =
            |person: &&Person| matches!(person.role, Role::Player | Role::Unranked) && person.replaced_by.is_none();
        let all = book.people.iter().filter(plays).filter_map(|person| player(book, person.id));
        return Ok(all.map(|player| (player, There::Yes)).collect());
    };
    let list = Attendance::read(path)?;
    let folded = fold_name(round);
    let column = list.rounds.iter().position(|heading| {
        fold_name(heading) == folded || fold_name(heading).strip_prefix("round ").is_some_and(|rest| rest == folded)
    });
    let column = match (column, list.rounds.len()) {
        (Some(column), _) => Some(column),
        // A list of names, or with one column, is of this round.
        (None, 0 | 1) => list.rounds.len().checked_sub(1),
        (None, _) => {
            let why = format!("It has no column for round {round}.");
            return Err(Fault::Attendance { path: path.to_owned(), why });
        }
    };
    let mut all = Vec::new();
    for (name, there) in &list.players {
        let person = book.find_person(name).ok_or_else(|| {
            let names: Vec<String> = book.people.iter().map(|person| person.name.clone()).collect();
            super::unknown(name, &names)
        })?;
        let there = column.map_or(There::Yes, |column| there[column]);
        all.extend(player(book, person.id).map(|player| (player, there)));
    }
    Ok(all)
}

/// Those present by how often they have sat out, who has not first: nobody sits out again before everybody has.
fn by_times_out(history: &[Round], present: &[Player]) -> Vec<Vec<Player>> {
    let times = |player: &Player| history.iter().filter(|round| round.out.contains(player)).count();
    let most = present.iter().map(times).max().unwrap_or(0);
    (0..=most).map(|outs| present.iter().copied().filter(|player| times(player) == outs).collect()).collect()
}

/// The seats of the round that are not drawn: those of boards that have started, or all.
fn kept(book: &Book, round: &crate::book::Round, all: bool) -> Vec<Lock> {
    let mut locks = Vec::new();
    for (board, game) in round.boards.iter().enumerate() {
        if all || game.stage() != Stage::NotStarted {
            for (power, seat) in game.seats.iter() {
                if let Some(player) = seat.player.and_then(|id| player(book, id)) {
                    locks.push(Lock { player, board: Some(board), power: Some(power) });
                }
            }
        }
    }
    locks
}
