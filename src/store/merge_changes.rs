//! Applies unsaved changes to a file that somebody else has changed meanwhile.

use crate::book::{Book, Edit, EditOrigin, LoggedEdit, UndoHistory};

/// The file of the others with our changes applied.
#[derive(Debug)]
pub(super) struct MergedBook {
    pub(super) book: Book,
    pub(super) undo_history: UndoHistory,
    /// The edits that undo our changes, oldest first.
    pub(super) inverses: Vec<Edit>,
}

/// Applies our changes to `theirs`. Our changes were made on `base`; `theirs` is what the others made of `base`.
///
/// `None` if both may have changed the same thing. That is not so if people, rounds and boards are the same in both
/// books and every edit replaces the same old value. A step that only notes something, such as the posting of a round,
/// is true whatever the others did. It is noted again, and our later note stays.
pub(super) fn merge_changes(base: &Book, theirs: &Book, ours: &[LoggedEdit]) -> Option<MergedBook> {
    if book_outline(base) != book_outline(theirs) {
        return None;
    }
    let (mut base, mut trial) = (base.clone(), theirs.clone());
    let (mut book, mut undo_history) = (theirs.clone(), UndoHistory::default());
    let mut inverses = Vec::with_capacity(ours.len());
    for step in ours {
        let before = base.apply(step.edit.clone()).ok()?;
        let inverse = trial.apply(step.edit.clone()).ok()?;
        if inverse != before && step.origin != EditOrigin::NotUndoable {
            return None;
        }
        undo_history.replay(&mut book, step.clone().into_applied()).ok()?;
        inverses.push(inverse);
    }
    Some(MergedBook { book, undo_history, inverses })
}

/// The people, rounds and boards that the positions and numbers in edits refer to.
fn book_outline(book: &Book) -> impl PartialEq {
    let people: Vec<_> = book.people.iter().map(|person| (person.id, person.name.clone())).collect();
    let rounds: Vec<(String, Vec<String>)> = book
        .rounds
        .iter()
        .map(|round| (round.name.clone(), round.boards.iter().map(|board| board.name.clone()).collect()))
        .collect();
    (people, rounds)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::book::{Board, BoardRef, CellEntry, Power, Round, RoundField, RoundIx, RoundPosting, SeatField};

    fn count(power: Power, centres: u16) -> Edit {
        Edit::Seat(BoardRef::new(0, 0).seat(power), SeatField::Centres(CellEntry::Value(centres)))
    }

    fn step(edit: Edit) -> LoggedEdit {
        let what = "count".into();
        LoggedEdit {
            number: 1,
            time: Timestamp::UNIX_EPOCH,
            author: String::new(),
            origin: EditOrigin::NewStep,
            step_name: what,
            reason: String::new(),
            explained_edits: Vec::new(),
            edit,
        }
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
        let merged = merge_changes(&base(), &theirs, &ours).unwrap();
        let counts = [Power::Italy, Power::France].map(|power| merged.book.rounds[0].boards[0].current_count(power));
        assert_eq!(counts, [Some(5), Some(9)]);
        let mut back = merged.book;
        for inverse in merged.inverses.into_iter().rev() {
            back.apply(inverse).unwrap();
        }
        assert_eq!(back, theirs);
    }

    #[test]
    fn a_round_that_both_have_posted_is_not_a_conflict() {
        let posted = |at: &str, print| {
            let posted = RoundPosting { time: at.into(), checksum: print };
            Edit::Batch(vec![Edit::Round(RoundIx(0), RoundField::Posted(Some(posted)))])
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
        let merged = merge_changes(&base(), &theirs, &ours).unwrap();
        let round = &merged.book.rounds[0];
        assert_eq!([Power::Italy, Power::France].map(|power| round.boards[0].current_count(power)), [Some(5), Some(9)]);
        assert_eq!(round.posted.as_ref().map(|posted| posted.time.as_str()), Some("2006-08-12 14:10"));
        assert_eq!(merged.undo_history.len(), 3, "a posting cannot be undone");
        let mut back = merged.book;
        for inverse in merged.inverses.into_iter().rev() {
            back.apply(inverse).unwrap();
        }
        assert_eq!(back, theirs);
    }

    #[test]
    fn changes_of_the_same_cell_or_a_moved_board_are_not_combined() {
        let ours = [step(count(Power::France, 8))];
        let mut theirs = base();
        theirs.apply(count(Power::France, 7)).unwrap();
        assert!(merge_changes(&base(), &theirs, &ours).is_none());
        let mut theirs = base();
        theirs.rounds[0].boards.insert(0, Board::new("B"));
        assert!(merge_changes(&base(), &theirs, &ours).is_none());
    }
}
