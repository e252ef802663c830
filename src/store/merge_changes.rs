//! Applies unsaved changes to a file that somebody else has changed meanwhile.

use super::combine_journals::{CombinedSteps, combine_steps};
use crate::book::{Book, LoggedEdit, UndoHistory};

/// The file of the others with our changes applied.
#[derive(Debug)]
pub(super) struct MergedBook {
    pub(super) book: Book,
    pub(super) undo_history: UndoHistory,
    /// Our changes as they are in this book. One that the others made too is empty.
    pub(super) steps: Vec<LoggedEdit>,
}

/// Applies our changes to `theirs`. Our changes were made on `base`; `theirs` is what the others made of `base`.
///
/// `None` if both changed the same cell, or if something that we changed is not there any more. A step that only notes
/// something, such as the posting of a round, is true whatever the others did. It is noted again, and our later note stays.
/// `has_shared_ids` says that both have the ids of `base`.
pub(super) fn merge_changes(
    base: &Book,
    theirs: &Book,
    ours: &[LoggedEdit],
    has_shared_ids: bool,
) -> Option<MergedBook> {
    let CombinedSteps { accepted, open, left_out } = combine_steps(base, ours, (theirs, &[]), has_shared_ids);
    if !open.is_empty() || left_out > 0 {
        return None;
    }
    let (mut book, mut undo_history) = (theirs.clone(), UndoHistory::default());
    for step in &accepted {
        undo_history.replay(&mut book, step.clone().into_applied()).ok()?;
    }
    Some(MergedBook { book, undo_history, steps: accepted })
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::super::book_store::inverses;
    use super::*;
    use crate::book::{
        AppliedEdit, Board, BoardRef, CellEntry, Edit, EditOrigin, Power, Round, RoundField, RoundIx, RoundPosting,
        SeatField,
    };

    fn count(power: Power, centres: u16) -> Edit {
        Edit::Seat(BoardRef::new(0, 0).seat(power).first_id(), SeatField::Centres(CellEntry::Value(centres)))
    }

    fn step(edit: Edit) -> LoggedEdit {
        LoggedEdit::new(AppliedEdit::new_step("count", edit), 1, Timestamp::UNIX_EPOCH, String::new())
    }

    fn base() -> Book {
        let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
        Book { rounds: vec![round], ..Book::default() }
    }

    #[test]
    fn changes_of_different_cells_are_combined() {
        let mut theirs = base();
        theirs.apply(count(Power::Italy, 5)).unwrap();
        let ours = [step(count(Power::France, 8)), step(count(Power::France, 9))];
        let merged = merge_changes(&base(), &theirs, &ours, true).unwrap();
        let counts = [Power::Italy, Power::France].map(|power| merged.book.rounds[0].boards[0].current_count(power));
        assert_eq!(counts, [Some(5), Some(9)]);
        let mut back = merged.book;
        for (_, inverse) in inverses(theirs.clone(), &merged.steps).into_iter().rev() {
            back.apply(inverse).unwrap();
        }
        assert_eq!(back, theirs);
    }

    #[test]
    fn a_round_that_both_have_posted_is_not_a_conflict() {
        let posted = |at: &str, print| {
            let posted = RoundPosting { time: at.into(), checksum: print };
            Edit::Batch(vec![Edit::Round(RoundIx(0).first_id(), RoundField::Posted(Some(posted)))])
        };
        let noted = |edit| LoggedEdit { origin: EditOrigin::NotUndoable, ..step(edit) };
        let mut theirs = base();
        theirs.apply(count(Power::Italy, 5)).unwrap();
        theirs.apply(posted("2006-08-12 14:05", 1)).unwrap();
        let ours = [
            step(count(Power::France, 8)),
            noted(posted("2006-08-12 14:10", 2)),
            step(Edit::Batch(Vec::new())),
            step(count(Power::France, 9)),
        ];
        let merged = merge_changes(&base(), &theirs, &ours, true).unwrap();
        let round = &merged.book.rounds[0];
        assert_eq!([Power::Italy, Power::France].map(|power| round.boards[0].current_count(power)), [Some(5), Some(9)]);
        assert_eq!(round.posted.as_ref().map(|posted| posted.time.as_str()), Some("2006-08-12 14:10"));
        assert_eq!(merged.undo_history.len(), 3, "a posting cannot be undone");
        let mut back = merged.book;
        for (_, inverse) in inverses(theirs.clone(), &merged.steps).into_iter().rev() {
            back.apply(inverse).unwrap();
        }
        assert_eq!(back, theirs);
    }

    #[test]
    fn changes_of_the_same_cell_are_not_combined_and_those_of_a_moved_board_stay_at_it() {
        let ours = [step(count(Power::France, 8))];
        let mut theirs = base();
        theirs.apply(count(Power::France, 7)).unwrap();
        assert!(merge_changes(&base(), &theirs, &ours, true).is_none());
        let mut theirs = base();
        let board = Box::new(Board::new("B"));
        theirs.apply(Edit::AddBoard { position: BoardRef::new(0, 0).first_place(), board }).unwrap();
        let merged = merge_changes(&base(), &theirs, &ours, true).unwrap();
        let counts: Vec<_> =
            merged.book.rounds[0].boards.iter().map(|board| board.current_count(Power::France)).collect();
        assert_eq!(counts, [None, Some(8)]);
        // A file that was made by hand has no ids. Its boards are found by their names.
        let mut theirs = base();
        theirs.rounds[0].boards.insert(0, Board::new("B"));
        let merged = merge_changes(&base(), &theirs, &ours, false).unwrap();
        assert_eq!(merged.book.rounds[0].boards[1].current_count(Power::France), Some(8));
    }
}
