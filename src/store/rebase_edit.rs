//! Rebases an edit: moves its positions after another edit has added or removed rounds, boards or lines before them. An
//! edit names people by numbers that never change, so they need no rebase.

use crate::book::results_year::{IdentityVerdict, ResultsYearEdit};
use crate::book::{BoardRef, Book, Edit, RoundIx};

/// A list of a book whose elements are named by their positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PositionList {
    Rounds,
    Boards(RoundIx),
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

/// Moves the positions in `edit` to the same rounds, boards and lines after `change`, whose inverse is `inverse`. Returns
/// false if the place of the edit is not there any more.
pub(super) fn rebase(edit: &mut Edit, change: &Edit, inverse: &Edit) -> bool {
    if let (Edit::Book(new), Edit::Book(old)) = (change, inverse) {
        return place_names(old, edit) == place_names(new, edit);
    }
    let Some((list, changed, is_added)) = list_change(change) else { return true };
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

/// The list in which this edit adds or removes one element, its position, and whether it is added.
pub(super) fn list_change(edit: &Edit) -> Option<(PositionList, usize, bool)> {
    Some(match edit {
        Edit::AddRound { position, .. } => (PositionList::Rounds, position.0, true),
        Edit::RemoveRound(at) => (PositionList::Rounds, at.0, false),
        Edit::AddBoard { position, .. } => (PositionList::Boards(position.round), position.board.0, true),
        Edit::RemoveBoard(at) => (PositionList::Boards(at.round), at.board.0, false),
        Edit::AddNote { position, .. } => (PositionList::Notes, *position, true),
        Edit::RemoveNote(at) => (PositionList::Notes, *at, false),
        Edit::ResultsYear(edit) => match edit {
            ResultsYearEdit::AddEvent { position, .. } => (PositionList::YearEvents, *position, true),
            ResultsYearEdit::RemoveEvent(at) => (PositionList::YearEvents, *at, false),
            ResultsYearEdit::AddLine { event, position, .. } => (PositionList::ResultLines(*event), *position, true),
            ResultsYearEdit::RemoveLine { event, line } => (PositionList::ResultLines(*event), *line, false),
            ResultsYearEdit::AddDecision { verdict, position, .. } => {
                (PositionList::Decisions(*verdict), *position, true)
            }
            ResultsYearEdit::RemoveDecision { verdict, position } => {
                (PositionList::Decisions(*verdict), *position, false)
            }
            ResultsYearEdit::Ladder(_)
            | ResultsYearEdit::Choices(_)
            | ResultsYearEdit::Event(..)
            | ResultsYearEdit::Line { .. } => return None,
        },
        // The parts of a batch are rebased one by one, and another whole book is compared.
        Edit::Batch(_)
        | Edit::Book(_)
        | Edit::Event(_)
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
        | Edit::Note(..)
        | Edit::PublishedStandings(_)
        | Edit::UnplacedCells(_) => return None,
    })
}

/// All positions in an edit.
pub(super) fn positions(edit: &mut Edit) -> Vec<Position<'_>> {
    let element = |list, at, is_new| vec![Position { list, at, is_new }];
    match edit {
        Edit::AddRound { position, .. } => element(PositionList::Rounds, &mut position.0, true),
        Edit::RemoveRound(at) | Edit::Round(at, _) => element(PositionList::Rounds, &mut at.0, false),
        Edit::AddBoard { position, .. } => board_positions(position, true),
        Edit::RemoveBoard(at)
        | Edit::Board(at, _)
        | Edit::AddChart(at, _)
        | Edit::RemoveChart(at, _)
        | Edit::Grade { board: at, .. } => board_positions(at, false),
        Edit::Count(at, _, _) | Edit::Seat(at, _) => board_positions(&mut at.board, false),
        Edit::AddNote { position, .. } => element(PositionList::Notes, position, true),
        Edit::RemoveNote(at) | Edit::Note(at, _) => element(PositionList::Notes, at, false),
        Edit::ResultsYear(edit) => year_positions(edit),
        Edit::Batch(edits) => edits.iter_mut().flat_map(positions).collect(),
        Edit::Event(_)
        | Edit::AddPerson { .. }
        | Edit::RemovePerson(_)
        | Edit::Person(..)
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

fn board_positions(at: &mut BoardRef, is_new: bool) -> Vec<Position<'_>> {
    let list = PositionList::Boards(at.round);
    vec![
        Position { list: PositionList::Rounds, at: &mut at.round.0, is_new: false },
        Position { list, at: &mut at.board.0, is_new },
    ]
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

/// The names of the rounds, boards and events at the positions of an edit.
fn place_names<'a>(book: &'a Book, edit: &Edit) -> Vec<Option<&'a str>> {
    let mut edit = edit.clone();
    let name_at = |position: Position<'_>| match position.list {
        PositionList::Rounds => book.rounds.get(*position.at).map(|round| round.name.as_str()),
        PositionList::Boards(round) => {
            book.board(BoardRef::new(round.0, *position.at)).map(|board| board.name.as_str())
        }
        PositionList::YearEvents => book.results_year.events.get(*position.at).map(|event| event.name.as_str()),
        PositionList::Notes | PositionList::ResultLines(_) | PositionList::Decisions(_) => None,
    };
    positions(&mut edit).into_iter().map(name_at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardField, Round};

    fn book() -> Book {
        let round = |name: &str| Round {
            name: name.into(),
            boards: ["A", "B", "C"].map(Board::new).to_vec(),
            ..Round::default()
        };
        Book { rounds: vec![round("1"), round("2")], ..Book::default() }
    }

    fn rename(round: usize, board: usize) -> Edit {
        Edit::Board(BoardRef::new(round, board), BoardField::Name("Z".into()))
    }

    /// The edit that renames board B of round 2, after this change. `None` if the board is not there any more.
    fn rebased(change: &Edit) -> Option<Edit> {
        let mut edit = rename(1, 1);
        let inverse = book().apply(change.clone()).unwrap();
        rebase(&mut edit, change, &inverse).then_some(edit)
    }

    #[test]
    fn an_edit_stays_at_its_board() {
        let new_board =
            |round, board| Edit::AddBoard { position: BoardRef::new(round, board), board: Box::new(Board::new("N")) };
        let new_round = |at| Edit::AddRound { position: RoundIx(at), round: Round::default() };
        assert_eq!(rebased(&new_board(1, 0)), Some(rename(1, 2)));
        assert_eq!(rebased(&new_board(1, 1)), Some(rename(1, 2)));
        assert_eq!(rebased(&new_board(1, 2)), Some(rename(1, 1)));
        assert_eq!(rebased(&new_board(0, 0)), Some(rename(1, 1)), "another round");
        assert_eq!(rebased(&new_round(0)), Some(rename(2, 1)));
        assert_eq!(rebased(&new_round(2)), Some(rename(1, 1)));
        assert_eq!(rebased(&Edit::RemoveBoard(BoardRef::new(1, 0))), Some(rename(1, 0)));
        assert_eq!(rebased(&Edit::RemoveBoard(BoardRef::new(1, 1))), None);
        assert_eq!(rebased(&Edit::RemoveRound(RoundIx(0))), Some(rename(0, 1)));
        assert_eq!(rebased(&Edit::RemoveRound(RoundIx(1))), None);
        let mut other = book();
        assert_eq!(rebased(&Edit::Book(Box::new(other.clone()))), Some(rename(1, 1)));
        other.rounds[1].boards.swap(0, 1);
        assert_eq!(rebased(&Edit::Book(Box::new(other))), None);
    }
}
