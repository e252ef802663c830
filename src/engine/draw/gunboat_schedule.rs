//! The games of an elimination in groups: its entrants, and the edit that adds the games as rounds of the book.

use thiserror::Error;

use crate::book::typed_words::next_round_name;
use crate::book::{AttendanceEntry, AttendanceStatus, Board, Book, Edit, Person, PersonId, Role, Round, RoundIx};
use crate::draw::gunboat::GameSchedule;
use crate::figures::letter_name;
use crate::languages::window_sentences::draw_errors as texts;

/// The entrants, group after group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EntrantsByGroup {
    /// Number of entrants in each group.
    pub groups: Vec<u16>,
    /// The entrants in the order of the groups.
    pub people: Vec<PersonId>,
}

/// The error of a player without a group.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", texts::player_without_group(name))]
pub struct MissingGroup {
    pub name: String,
}

impl EntrantsByGroup {
    /// The players of a book by groups, in the order of the list of people.
    ///
    /// # Errors
    /// When a player has no group.
    pub fn of_book(book: &Book) -> Result<EntrantsByGroup, MissingGroup> {
        let mut groups: Vec<(&str, Vec<&Person>)> = Vec::new();
        for person in book.people.iter().filter(|person| person.role == Role::Player) {
            let name = person.group.trim();
            if name.is_empty() {
                return Err(MissingGroup { name: person.name.clone() });
            }
            match groups.iter_mut().find(|(known, _)| *known == name) {
                Some((_, members)) => members.push(person),
                None => groups.push((name, vec![person])),
            }
        }
        Ok(EntrantsByGroup {
            groups: groups.iter().map(|(_, members)| u16::try_from(members.len()).unwrap_or(u16::MAX)).collect(),
            people: groups.iter().flat_map(|(_, members)| members.iter().map(|person| person.id)).collect(),
        })
    }

    /// The edit that adds the games to the book: a round for each wave, after the existing rounds. The attendance of a
    /// wave lists the players with two games for two boards.
    pub fn to_edit(&self, book: &Book, drawn: &GameSchedule) -> Edit {
        let mut rounds: Vec<Round> = (0..drawn.wave_count).map(|_| Round::default()).collect();
        for game in &drawn.games {
            let Some(round) = rounds.get_mut(game.wave) else { continue };
            let mut board = Board::new(letter_name(round.boards.len()));
            for (power, player) in game.seats.iter() {
                board.seats[power].player = self.people.get(player.index()).copied();
            }
            round.boards.push(board);
        }
        let mut known = book.rounds.clone();
        let mut edits = Vec::new();
        for mut round in rounds {
            let seats = || round.boards.iter().flat_map(|board| board.seats.values()).filter_map(|seat| seat.player);
            let twice = self.people.iter().filter(|id| seats().filter(|seated| seated == *id).count() > 1);
            let lines = twice.map(|id| AttendanceEntry::new(*id, AttendanceStatus::TwoBoards)).collect();
            round.attendance = lines;
            round.name = next_round_name(&known);
            edits.push(Edit::AddRound { position: RoundIx(known.len()), round: round.clone() });
            known.push(round);
        }
        Edit::Batch(edits)
    }
}
