//! The games of an elimination in groups: who takes part, and the games as rounds of the book.

use thiserror::Error;

use crate::book::vocabulary::next_round_name;
use crate::book::{Attending, Board, Book, Edit, Person, PersonId, Presence, Role, Round, RoundIx};
use crate::draw::gunboat::Schedule;
use crate::figures::letters;

/// Who takes part, group after group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrants {
    /// How many each group has.
    pub groups: Vec<u16>,
    /// The entrants in the order of the groups.
    pub people: Vec<PersonId>,
}

/// Somebody takes part and is in no group.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{name} is in no group. Give every player one, or mark the reserves as such.")]
pub struct NoGroup {
    pub name: String,
}

impl Entrants {
    /// The players of a book by their groups, which come in the order of the list.
    ///
    /// # Errors
    /// When a player has no group.
    pub fn of(book: &Book) -> Result<Entrants, NoGroup> {
        let mut groups: Vec<(&str, Vec<&Person>)> = Vec::new();
        for person in book.people.iter().filter(|person| person.role == Role::Player) {
            let name = person.group.trim();
            if name.is_empty() {
                return Err(NoGroup { name: person.name.clone() });
            }
            match groups.iter_mut().find(|(known, _)| *known == name) {
                Some((_, members)) => members.push(person),
                None => groups.push((name, vec![person])),
            }
        }
        Ok(Entrants {
            groups: groups.iter().map(|(_, members)| u16::try_from(members.len()).unwrap_or(u16::MAX)).collect(),
            people: groups.iter().flat_map(|(_, members)| members.iter().map(|person| person.id)).collect(),
        })
    }

    /// What adds the games to the book: a round for each wave, behind those that are there. Who has two games in a wave is
    /// on its roll call for two boards.
    pub fn edit(&self, book: &Book, drawn: &Schedule) -> Edit {
        let mut rounds: Vec<Round> = (0..drawn.waves).map(|_| Round::default()).collect();
        for game in &drawn.games {
            let Some(round) = rounds.get_mut(game.wave) else { continue };
            let mut board = Board::named(letters(round.boards.len()));
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
            let lines = twice.map(|id| Attending::new(*id, Presence::Twice)).collect();
            round.attendance = lines;
            round.name = next_round_name(&known);
            edits.push(Edit::AddRound { at: RoundIx(known.len()), round: round.clone() });
            known.push(round);
        }
        Edit::Batch(edits)
    }
}
