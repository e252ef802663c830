//! Which rounds, boards and notes of another copy of a book are those of this one. Rounds and boards of a common state have one
//! id in both; those that were added later may have another one here.

use std::cell::Cell;
use std::collections::HashMap;
use std::hash::Hash;

use super::rebase_edit::{Position, PositionList, positions};
use crate::book::{Board, BoardId, BoardRef, Book, Edit, Round, RoundId, RoundIx};

/// The ids in this book of the rounds and boards of another one that have another id here, and the positions of its notes. `None`
/// for those that are not here.
#[derive(Debug)]
pub(super) struct PositionMap {
    rounds: HashMap<RoundId, Option<RoundId>>,
    boards: HashMap<BoardId, Option<BoardId>>,
    notes: Vec<Option<usize>>,
    /// Whether the events of the year's ladder are at the same positions.
    has_same_events: bool,
}

impl PositionMap {
    /// The map of two books with the ids of one common state. The notes are found by what they say or their time.
    pub(super) fn new(theirs: &Book, ours: &Book) -> Self {
        PositionMap {
            rounds: HashMap::new(),
            boards: HashMap::new(),
            notes: note_positions(theirs, ours),
            has_same_events: has_same_events(theirs, ours),
        }
    }

    /// The map of two books of which one had no ids. Its rounds and boards are found by their names.
    pub(super) fn by_names(theirs: &Book, ours: &Book) -> Self {
        let mut map = PositionMap::new(theirs, ours);
        let found = positions_by_name(&theirs.rounds, &ours.rounds, |round: &Round| round.name.as_str());
        for (at, here) in found.into_iter().enumerate() {
            map.rounds.insert(theirs.round_id(RoundIx(at)), here.map(|here| ours.round_id(RoundIx(here))));
            map.find_boards(theirs, RoundIx(at), ours, here);
        }
        map
    }

    /// Finds the boards of a round of the others by their names, in the round that is `here`.
    fn find_boards(&mut self, theirs: &Book, at: RoundIx, ours: &Book, here: Option<usize>) {
        let boards = theirs.round(at).map_or(&[][..], |round| &round.boards);
        let own = here.and_then(|here| ours.rounds.get(here)).map_or(&[][..], |round| &round.boards);
        let found = positions_by_name(boards, own, |board: &Board| board.name.as_str());
        for (board, own) in found.into_iter().enumerate() {
            let own = here.zip(own).map(|(round, board)| ours.board_id(BoardRef::new(round, board)));
            self.boards.insert(theirs.board_id(BoardRef::new(at.0, board)), own);
        }
    }

    /// Follows an edit of the others, which was done there, and here in the form `done` if it fits.
    pub(super) fn follow(&mut self, edit: &Edit, done: Option<&Edit>, theirs: &Book, ours: &Book) {
        match (edit, done) {
            (Edit::AddRound { round, .. }, Some(Edit::AddRound { round: own, .. })) => {
                self.rounds.extend(round.id.map(|id| (RoundId(id), own.id.map(RoundId))));
            }
            (Edit::AddRound { position, round }, _) => {
                // Both have added a round with this name.
                let here = ours.rounds.iter().position(|own| own.name == round.name);
                let id = theirs.round_id(*position);
                self.rounds.insert(id, here.map(|here| ours.round_id(RoundIx(here))));
                self.find_boards(theirs, *position, ours, here);
            }
            (Edit::AddBoard { position, board }, _) => {
                let own = match done {
                    Some(Edit::AddBoard { position, board }) => {
                        board.id.map(|board| BoardId { round: position.round, board })
                    }
                    _ => self.board_named(position.round, &board.name, ours),
                };
                self.boards.extend(board.id.map(|board| (BoardId { round: position.round, board }, own)));
            }
            (Edit::AddNote { .. } | Edit::RemoveNote(_) | Edit::Note(..), _) => {
                self.notes = note_positions(theirs, ours);
            }
            (Edit::ResultsYear(_), _) => self.has_same_events = has_same_events(theirs, ours),
            (Edit::Book(_), _) => {
                self.notes = note_positions(theirs, ours);
                self.has_same_events = has_same_events(theirs, ours);
            }
            _ => {}
        }
    }

    /// The first board with this name in this book, in a round of the others.
    fn board_named(&self, round: RoundId, name: &str, ours: &Book) -> Option<BoardId> {
        let at = ours.round_position(self.round_here(round)?)?;
        let board = ours.round(at)?.boards.iter().position(|own| own.name == name)?;
        Some(ours.board_id(BoardRef::new(at.0, board)))
    }

    fn round_here(&self, id: RoundId) -> Option<RoundId> {
        self.rounds.get(&id).copied().unwrap_or(Some(id))
    }

    fn board_here(&self, id: BoardId) -> Option<BoardId> {
        let same = || Some(BoardId { round: self.round_here(id.round)?, ..id });
        self.boards.get(&id).copied().unwrap_or_else(same)
    }

    /// The edit of the others for the same rounds and boards here. `None` if one of them is not here. The book of the others is
    /// as it is after the edit.
    pub(super) fn translated(&self, mut edit: Edit, theirs: &Book, ours: &Book) -> Option<Edit> {
        self.place_new(&mut edit, theirs, ours)?;
        let is_here = Cell::new(true);
        edit.change_ids(
            &mut |id| match self.round_here(*id).filter(|own| ours.round_position(*own).is_some()) {
                Some(own) => *id = own,
                None => is_here.set(false),
            },
            &mut |id| match self.board_here(*id).filter(|own| ours.board_position(*own).is_some()) {
                Some(own) => *id = own,
                None => is_here.set(false),
            },
        );
        edit.change_printed_rounds(|id| self.round_here(id).or(Some(id)));
        for Position { list, at, is_new } in positions(&mut edit) {
            match list {
                PositionList::Notes if is_new => *at = behind_last(self.notes.get(..*at)?.iter().copied()),
                PositionList::Notes => *at = (*self.notes.get(*at)?)?,
                PositionList::Rounds | PositionList::Boards(_) => {}
                PositionList::YearEvents | PositionList::ResultLines(_) | PositionList::Decisions(_) => {
                    if !self.has_same_events {
                        return None;
                    }
                }
            }
        }
        edit.number_new(ours);
        is_here.get().then_some(edit)
    }

    /// Puts a new round or board behind the nearest one before it that is here too. If its id is that of another one here, it gets
    /// a new one.
    fn place_new(&self, edit: &mut Edit, theirs: &Book, ours: &Book) -> Option<()> {
        match edit {
            Edit::AddRound { position, round } => {
                let here = |at| ours.round_position(self.round_here(theirs.round_id(RoundIx(at)))?).map(|at| at.0);
                position.0 = behind_last((0..position.0).map(here));
                round.id = round.id.map(RoundId).and_then(|id| self.round_here(id)).map(|id| id.0);
                round.id = round.id.filter(|id| ours.round_position(RoundId(*id)).is_none());
            }
            Edit::AddBoard { position, board } => {
                let (there, id) = (theirs.round_position(position.round)?, position.round);
                let own = |at| self.board_here(theirs.board_id(BoardRef::new(there.0, at)));
                let here = |at| ours.board_position(own(at)?).map(|at| at.board.0);
                position.board.0 = behind_last((0..position.board.0).map(here));
                let own = board.id.and_then(|board| self.board_here(BoardId { round: id, board }));
                board.id = own.filter(|own| ours.board_position(*own).is_none()).map(|own| own.board);
            }
            _ => {}
        }
        Some(())
    }
}

/// The position behind the last one of these that is here.
fn behind_last(before: impl DoubleEndedIterator<Item = Option<usize>>) -> usize {
    before.rev().flatten().next().map_or(0, |before| before + 1)
}

/// The positions of the elements of a list in another list, by their names.
fn positions_by_name<'a, T, N: Eq + Hash>(
    list: &'a [T],
    own: &'a [T],
    name_of: impl Fn(&'a T) -> N,
) -> Vec<Option<usize>> {
    let mut positions = vec![None; list.len()];
    find_positions(&mut positions, list, own, name_of);
    positions
}

fn has_same_events(theirs: &Book, ours: &Book) -> bool {
    let (events, own_events) = (&theirs.results_year.events, &ours.results_year.events);
    events.len() <= own_events.len() && events.iter().zip(own_events).all(|(event, own)| event.name == own.name)
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
