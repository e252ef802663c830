//! Which rounds, boards and notes of another copy of a book are those of this one, wherever they are in the lists.

use std::collections::HashMap;
use std::hash::Hash;

use super::rebase_edit::{Position, PositionList, positions};
use crate::book::{Board, BoardField, Book, Edit, Round, RoundField};

/// The positions in this book of the rounds, boards and notes of another one. `None` for those that are not here.
#[derive(Debug)]
pub(super) struct PositionMap {
    rounds: Vec<Option<usize>>,
    /// The positions of the boards of each round of the other book.
    boards: Vec<Vec<Option<usize>>>,
    notes: Vec<Option<usize>>,
    /// Whether the events of the year's ladder are at the same positions.
    has_same_events: bool,
}

impl PositionMap {
    /// Finds the rounds and boards of `theirs` in `ours` by their names, and the notes by what they say or their time.
    pub(super) fn new(theirs: &Book, ours: &Book) -> Self {
        let mut rounds = vec![None; theirs.rounds.len()];
        find_positions(&mut rounds, &theirs.rounds, &ours.rounds, |round| round.name.as_str());
        let boards = theirs.rounds.iter().zip(&rounds);
        let boards = boards.map(|(round, here)| board_positions(round, here.and_then(|here| ours.rounds.get(here))));
        PositionMap {
            boards: boards.collect(),
            rounds,
            notes: note_positions(theirs, ours),
            has_same_events: has_same_events(theirs, ours),
        }
    }

    /// Follows an edit of the others, which was done there, and here if it fits.
    pub(super) fn follow(&mut self, edit: &Edit, theirs: &Book, ours: &Book) {
        match edit {
            Edit::AddBoard { position: at, .. } | Edit::RemoveBoard(at) | Edit::Board(at, BoardField::Name(_)) => {
                let Some(round) = theirs.rounds.get(at.round.0) else { return };
                let here = self.rounds.get(at.round.0).copied().flatten();
                if let Some(boards) = self.boards.get_mut(at.round.0) {
                    *boards = board_positions(round, here.and_then(|here| ours.rounds.get(here)));
                }
            }
            Edit::AddNote { .. } | Edit::RemoveNote(_) | Edit::Note(..) => self.notes = note_positions(theirs, ours),
            Edit::ResultsYear(_) => self.has_same_events = has_same_events(theirs, ours),
            Edit::AddRound { .. } | Edit::RemoveRound(_) | Edit::Round(_, RoundField::Name(_)) | Edit::Book(_) => {
                *self = PositionMap::new(theirs, ours);
            }
            Edit::Event(_)
            | Edit::AddPerson { .. }
            | Edit::RemovePerson(_)
            | Edit::Person(..)
            | Edit::Round(..)
            | Edit::Board(..)
            | Edit::AddChart(..)
            | Edit::RemoveChart(..)
            | Edit::Count(..)
            | Edit::Seat(..)
            | Edit::Grade { .. }
            | Edit::Systems(_)
            | Edit::Rulesets(_)
            | Edit::Teams(_)
            | Edit::TopBoard(_)
            | Edit::Separations(_)
            | Edit::Neighbours(_)
            | Edit::Awards(_)
            | Edit::PublishedStandings(_)
            | Edit::UnplacedCells(_)
            | Edit::Batch(_) => {}
        }
    }

    /// The edit of the others for the same rounds and boards here. `None` if one of them is not here.
    pub(super) fn translated(&self, mut edit: Edit) -> Option<Edit> {
        for Position { list, at, is_new } in positions(&mut edit) {
            let positions = match list {
                PositionList::Rounds => &self.rounds,
                PositionList::Boards(round) => self.boards.get(round.0)?,
                PositionList::Notes => &self.notes,
                PositionList::YearEvents | PositionList::ResultLines(_) | PositionList::Decisions(_) => {
                    if self.has_same_events {
                        continue;
                    }
                    return None;
                }
            };
            *at = if is_new {
                // Behind the nearest one before it that is here too.
                positions.get(..*at)?.iter().rev().flatten().next().map_or(0, |before| before + 1)
            } else {
                (*positions.get(*at)?)?
            };
        }
        Some(edit)
    }
}

fn has_same_events(theirs: &Book, ours: &Book) -> bool {
    let (events, own_events) = (&theirs.results_year.events, &ours.results_year.events);
    events.len() <= own_events.len() && events.iter().zip(own_events).all(|(event, own)| event.name == own.name)
}

fn board_positions(round: &Round, own: Option<&Round>) -> Vec<Option<usize>> {
    let mut positions = vec![None; round.boards.len()];
    let own = own.map_or(&[][..], |own| &own.boards);
    find_positions(&mut positions, &round.boards, own, |board: &Board| board.name.as_str());
    positions
}

fn note_positions(theirs: &Book, ours: &Book) -> Vec<Option<usize>> {
    let mut positions = vec![None; theirs.notebook.len()];
    find_positions(&mut positions, &theirs.notebook, &ours.notebook, |note| {
        (note.time.as_str(), note.location.as_str(), note.text.as_str())
    });
    // One that was changed keeps its time.
    find_positions(&mut positions, &theirs.notebook, &ours.notebook, |note| note.time.as_str());
    positions
}

/// Finds the elements of a list that have no place yet in another list, by their names. Where both lists have a name several
/// times, the first is the first.
fn find_positions<'a, T, N: Eq + Hash>(
    positions: &mut [Option<usize>],
    list: &'a [T],
    own: &'a [T],
    name_of: impl Fn(&'a T) -> N,
) {
    let mut is_free = vec![true; own.len()];
    for at in positions.iter().flatten() {
        is_free[*at] = false;
    }
    let mut named: HashMap<N, (usize, Vec<usize>)> = HashMap::new();
    for (at, element) in own.iter().enumerate().rev().filter(|(at, _)| is_free[*at]) {
        named.entry(name_of(element)).or_default().1.push(at);
    }
    for (at, element) in list.iter().enumerate() {
        if positions[at].is_none()
            && let Some((count, _)) = named.get_mut(&name_of(element))
        {
            *count += 1;
        }
    }
    // If there are more or fewer of one name, nobody knows which is which.
    named.retain(|_, (count, own)| *count == own.len());
    for (at, element) in list.iter().enumerate() {
        if positions[at].is_none() {
            positions[at] = named.get_mut(&name_of(element)).and_then(|(_, own)| own.pop());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::book::NotebookEntry;

    #[test]
    fn a_name_is_found_at_any_place_unless_it_is_there_more_often() {
        let positions = |names: &[&str], own: &[&str]| {
            let mut positions = vec![None; names.len()];
            find_positions(&mut positions, names, own, |name| *name);
            positions
        };
        assert_eq!(positions(&["A", "B", "C"], &["New", "C", "A"]), [Some(2), None, Some(1)]);
        assert_eq!(positions(&["", "A", ""], &["", "", "A"]), [Some(0), Some(2), Some(1)]);
        assert_eq!(positions(&["", "A"], &["", "", "A"]), [None, Some(2)]);
    }

    #[test]
    fn a_note_is_found_by_what_it_says_or_by_its_time() {
        let book = |notes: &[(&str, &str)]| {
            let note = |&(time, text): &(&str, &str)| NotebookEntry {
                time: time.into(),
                text: text.into(),
                ..NotebookEntry::default()
            };
            Book { notebook: notes.iter().map(note).collect(), ..Book::default() }
        };
        let theirs = book(&[("10:00", "late"), ("10:05", "cash")]);
        let ours = book(&[("10:05", "ours"), ("10:00", "late again"), ("10:05", "cash")]);
        assert_eq!(note_positions(&theirs, &ours), [Some(1), Some(2)]);
    }
}
