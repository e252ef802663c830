//! Changes that are in no file yet, and a file that somebody else has changed meanwhile.

use crate::book::{Book, Did, Edit, History, Logged};

/// What is in `theirs` with our changes made to it.
#[derive(Debug)]
pub(super) struct Merged {
    pub(super) book: Book,
    pub(super) history: History,
    /// What takes our changes back, oldest first.
    pub(super) inverses: Vec<Edit>,
}

/// Makes our changes, which were made on `base`, on what the others have made of `base`.
///
/// `None` where the two may have touched the same thing. They have not where people, rounds and boards are the same in
/// both, so that every edit means the same there, and every edit replaces the same old value. What was only noted, such
/// as that a round was posted, is true whatever the others did meanwhile: it is noted again, and ours, which is the later,
/// stays.
pub(super) fn merge(base: &Book, theirs: &Book, ours: &[Logged]) -> Option<Merged> {
    if outline(base) != outline(theirs) {
        return None;
    }
    let (mut base, mut trial) = (base.clone(), theirs.clone());
    let (mut book, mut history) = (theirs.clone(), History::default());
    let mut inverses = Vec::with_capacity(ours.len());
    for step in ours {
        let before = base.apply(step.edit.clone()).ok()?;
        let inverse = trial.apply(step.edit.clone()).ok()?;
        if inverse != before && step.did != Did::Noted {
            return None;
        }
        history.again(&mut book, step.clone().applied()).ok()?;
        inverses.push(inverse);
    }
    Some(Merged { book, history, inverses })
}

/// What the positions and numbers in edits stand for.
fn outline(book: &Book) -> impl PartialEq {
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
    use crate::book::{Board, BoardRef, Entry, Posted, Power, Round, RoundField, RoundIx, SeatField};

    fn count(power: Power, centres: u16) -> Edit {
        Edit::Seat(BoardRef::new(0, 0).seat(power), SeatField::Centres(Entry::Value(centres)))
    }

    fn step(edit: Edit) -> Logged {
        let what = "count".into();
        Logged {
            n: 1,
            at: Timestamp::UNIX_EPOCH,
            who: String::new(),
            did: Did::Done,
            what,
            reason: String::new(),
            explains: Vec::new(),
            edit,
        }
    }

    fn base() -> Book {
        let round = Round { name: "1".into(), boards: vec![Board::named("A")], ..Round::default() };
        Book { rounds: vec![round], ..Book::default() }
    }

    #[test]
    fn what_touches_different_cells_is_put_together() {
        let mut theirs = base();
        theirs.apply(count(Power::Italy, 5)).unwrap();
        let ours = [step(count(Power::France, 8)), step(count(Power::France, 9))];
        let merged = merge(&base(), &theirs, &ours).unwrap();
        let counts = [Power::Italy, Power::France].map(|power| merged.book.rounds[0].boards[0].count(power));
        assert_eq!(counts, [Some(5), Some(9)]);
        let mut back = merged.book;
        for inverse in merged.inverses.into_iter().rev() {
            back.apply(inverse).unwrap();
        }
        assert_eq!(back, theirs);
    }

    #[test]
    fn a_round_that_both_have_posted_is_no_quarrel() {
        let posted = |at: &str, print| {
            let posted = Posted { at: at.into(), print };
            Edit::Batch(vec![Edit::Round(RoundIx(0), RoundField::Posted(Some(posted)))])
        };
        let noted = |edit| Logged { did: Did::Noted, ..step(edit) };
        let mut theirs = base();
        theirs.apply(count(Power::Italy, 5)).unwrap();
        theirs.apply(posted("2006-08-12 14:05", 1)).unwrap();
        let ours = [
            step(count(Power::France, 8)),
            noted(posted("2006-08-12 14:10", 2)),
            step(Edit::Batch(Vec::new())),
            step(count(Power::France, 9)),
        ];
        let merged = merge(&base(), &theirs, &ours).unwrap();
        let round = &merged.book.rounds[0];
        assert_eq!([Power::Italy, Power::France].map(|power| round.boards[0].count(power)), [Some(5), Some(9)]);
        assert_eq!(round.posted.as_ref().map(|posted| posted.at.as_str()), Some("2006-08-12 14:10"));
        assert_eq!(merged.history.len(), 3, "a posting is nothing to undo");
        let mut back = merged.book;
        for inverse in merged.inverses.into_iter().rev() {
            back.apply(inverse).unwrap();
        }
        assert_eq!(back, theirs);
    }

    #[test]
    fn the_same_cell_or_another_board_in_its_place_is_not() {
        let ours = [step(count(Power::France, 8))];
        let mut theirs = base();
        theirs.apply(count(Power::France, 7)).unwrap();
        assert!(merge(&base(), &theirs, &ours).is_none());
        let mut theirs = base();
        theirs.rounds[0].boards.insert(0, Board::named("B"));
        assert!(merge(&base(), &theirs, &ours).is_none());
    }
}
