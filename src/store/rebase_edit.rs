//! Rebases an edit: moves its positions after another edit has added or removed rounds, boards or lines before them. An
//! edit names people, rounds and boards by ids that never change, so only the places of new ones are moved.

use crate::book::results_year::{IdentityVerdict, ResultsYearEdit};
use crate::book::{BoardId, Book, Edit, RoundId};

/// A list of a book in which edits name positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PositionList {
    /// Only new rounds have a position.
    Rounds,
    /// Only new boards have a position.
    Boards(RoundId),
    Notes,
    YearEvents,
    ResultLines(usize),
    Decisions(IdentityVerdict),
}

/// A position in an edit.
#[derive(Debug)]
pub(super) struct Position<'a> {
    pub(super) list: PositionList,
    pub(super) at: &'a mut usize,
    /// Whether the edit adds the element, so the position can be anywhere.
    pub(super) is_new: bool,
}

/// Moves the positions in `edit` to the same lines after `change`, whose inverse is `inverse`. Returns false if the place of the
/// edit is not there any more.
pub(super) fn rebase(edit: &mut Edit, change: &Edit, inverse: &Edit) -> bool {
    if let (Edit::Book(new), Edit::Book(old)) = (change, inverse) {
        return place_names(old, edit) == place_names(new, edit);
    }
    let is_gone = |round: RoundId, board: Option<BoardId>| match change {
        Edit::RemoveRound(gone) => *gone == round,
        Edit::RemoveBoard(gone) => Some(*gone) == board,
        _ => false,
    };
    if named_places(edit).into_iter().any(|(round, board)| is_gone(round, board)) {
        return false;
    }
    let Some((list, changed, is_added)) = list_change(change, inverse) else { return true };
    for Position { at, is_new, .. } in positions(edit).into_iter().filter(|position| position.list == list) {
        match (*at).cmp(&changed) {
            _ if is_added => *at += usize::from(*at >= changed),
            std::cmp::Ordering::Greater => *at -= 1,
            std::cmp::Ordering::Equal if !is_new => return false,
            std::cmp::Ordering::Equal | std::cmp::Ordering::Less => {}
        }
    }
    true
}

/// The rounds and boards that an edit names, each board with its round.
pub(super) fn named_places(edit: &Edit) -> Vec<(RoundId, Option<BoardId>)> {
    let (mut rounds, mut boards) = (Vec::new(), Vec::new());
    edit.clone().change_ids(&mut |id| rounds.push((*id, None)), &mut |id| boards.push((id.round, Some(*id))));
    rounds.extend(boards);
    rounds
}

/// The list in which an edit adds or removes one element, its position, and whether it is added. What an edit removes is what its
/// inverse adds. The parts of a batch are rebased one by one.
pub(super) fn list_change(edit: &Edit, inverse: &Edit) -> Option<(PositionList, usize, bool)> {
    let added = |edit: &Edit| {
        let mut edit = edit.clone();
        let new = positions(&mut edit).into_iter().find(|position| position.is_new);
        new.map(|Position { list, at, .. }| (list, *at))
    };
    if matches!(edit, Edit::Batch(_) | Edit::Book(_)) {
        return None;
    }
    let removed = || added(inverse).map(|(list, at)| (list, at, false));
    added(edit).map(|(list, at)| (list, at, true)).or_else(removed)
}

/// All positions in an edit.
pub(super) fn positions(edit: &mut Edit) -> Vec<Position<'_>> {
    let element = |list, at, is_new| vec![Position { list, at, is_new }];
    match edit {
        Edit::AddRound { position, .. } => element(PositionList::Rounds, &mut position.0, true),
        Edit::AddBoard { position, .. } => element(PositionList::Boards(position.round), &mut position.board.0, true),
        Edit::AddNote { position, .. } => element(PositionList::Notes, position, true),
        Edit::RemoveNote(at) | Edit::Note(at, _) => element(PositionList::Notes, at, false),
        Edit::ResultsYear(edit) => year_positions(edit),
        Edit::Batch(edits) => edits.iter_mut().flat_map(positions).collect(),
        Edit::Event(_)
        | Edit::AddPerson { .. }
        | Edit::RemovePerson(_)
        | Edit::Person(..)
        | Edit::RemoveRound(_)
        | Edit::Round(..)
        | Edit::RemoveBoard(_)
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
        | Edit::Book(_) => Vec::new(),
    }
}

fn year_positions(edit: &mut ResultsYearEdit) -> Vec<Position<'_>> {
    let event_position = |at, is_new| Position { list: PositionList::YearEvents, at, is_new };
    match edit {
        ResultsYearEdit::AddEvent { position, .. } => vec![event_position(position, true)],
        ResultsYearEdit::RemoveEvent(at) | ResultsYearEdit::Event(at, _) => vec![event_position(at, false)],
        ResultsYearEdit::AddLine { event, position, .. } => {
            let list = PositionList::ResultLines(*event);
            vec![event_position(event, false), Position { list, at: position, is_new: true }]
        }
        ResultsYearEdit::RemoveLine { event, line } | ResultsYearEdit::Line { event, line, .. } => {
            let list = PositionList::ResultLines(*event);
            vec![event_position(event, false), Position { list, at: line, is_new: false }]
        }
        ResultsYearEdit::AddDecision { verdict, position, .. } => {
            vec![Position { list: PositionList::Decisions(*verdict), at: position, is_new: true }]
        }
        ResultsYearEdit::RemoveDecision { verdict, position } => {
            vec![Position { list: PositionList::Decisions(*verdict), at: position, is_new: false }]
        }
        ResultsYearEdit::Ladder(_) | ResultsYearEdit::Choices(_) => Vec::new(),
    }
}

/// The names of the rounds, boards and events that an edit names.
fn place_names<'a>(book: &'a Book, edit: &Edit) -> Vec<Option<&'a str>> {
    let name_of_place = |(round, board): (RoundId, Option<BoardId>)| match board {
        Some(id) => book.board_position(id).and_then(|at| book.board(at)).map(|board| board.name.as_str()),
        None => book.round_position(round).and_then(|at| book.round(at)).map(|round| round.name.as_str()),
    };
    let name_at = |position: Position<'_>| match position.list {
        PositionList::YearEvents => book.results_year.events.get(*position.at).map(|event| event.name.as_str()),
        PositionList::Rounds
        | PositionList::Boards(_)
        | PositionList::Notes
        | PositionList::ResultLines(_)
        | PositionList::Decisions(_) => None,
    };
    let events = positions(&mut edit.clone()).into_iter().map(name_at).collect::<Vec<_>>();
    named_places(edit).into_iter().map(name_of_place).chain(events).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardField, BoardRef, Round, RoundIx};

    fn book() -> Book {
        let round = |name: &str| Round {
            name: name.into(),
            boards: ["A", "B", "C"].map(Board::new).to_vec(),
            ..Round::default()
        };
        Book { rounds: vec![round("1"), round("2")], ..Book::default() }
    }

    /// Renames board B of round 2.
    fn rename() -> Edit {
        Edit::Board(BoardRef::new(1, 1).first_id(), BoardField::Name("Z".into()))
    }

    fn new_board(round: usize, board: usize) -> Edit {
        Edit::AddBoard { position: BoardRef::new(round, board).first_place(), board: Box::new(Board::new("N")) }
    }

    /// This edit after another one. `None` if its place is not there any more.
    fn rebased(mut edit: Edit, change: &Edit) -> Option<Edit> {
        let inverse = book().apply(change.clone()).unwrap();
        rebase(&mut edit, change, &inverse).then_some(edit)
    }

    #[test]
    fn an_edit_stays_at_its_board_until_the_board_is_gone() {
        let new_round = |at| Edit::AddRound { position: RoundIx(at), round: Round::default() };
        let gone = |round, board| Edit::RemoveBoard(BoardRef::new(round, board).first_id());
        for change in [new_board(1, 0), new_round(0), gone(1, 0), Edit::RemoveRound(RoundIx(0).first_id())] {
            assert_eq!(rebased(rename(), &change), Some(rename()), "{change:?}");
        }
        assert_eq!(rebased(rename(), &gone(1, 1)), None);
        assert_eq!(rebased(rename(), &Edit::RemoveRound(RoundIx(1).first_id())), None);
        let mut other = book();
        assert_eq!(rebased(rename(), &Edit::Book(Box::new(other.clone()))), Some(rename()));
        other.rounds[1].boards.swap(0, 1);
        assert_eq!(rebased(rename(), &Edit::Book(Box::new(other))), None);
    }

    #[test]
    fn a_new_board_stays_between_its_neighbours() {
        assert_eq!(rebased(new_board(1, 1), &new_board(1, 0)), Some(new_board(1, 2)));
        assert_eq!(rebased(new_board(1, 1), &new_board(1, 2)), Some(new_board(1, 1)));
        assert_eq!(rebased(new_board(1, 1), &new_board(0, 0)), Some(new_board(1, 1)), "another round");
        let gone = |board| Edit::RemoveBoard(BoardRef::new(1, board).first_id());
        assert_eq!(rebased(new_board(1, 1), &gone(0)), Some(new_board(1, 0)));
        assert_eq!(rebased(new_board(1, 1), &gone(1)), Some(new_board(1, 1)));
    }
}
