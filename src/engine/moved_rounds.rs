//! Rounds that were added or removed: where a round is now that was at some position before.

use crate::book::{Edit, RoundIx};

/// Changes to the list of rounds, oldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct RoundPositions(Vec<RoundMove>);

/// A change to the list of rounds.
#[derive(Clone, Copy, Debug)]
enum RoundMove {
    Added(RoundIx),
    Removed(RoundIx),
    /// The whole book was replaced, so no round is known any more.
    Replaced,
}

impl RoundPositions {
    /// The changes that an edit makes.
    pub(super) fn of_edit(edit: &Edit) -> RoundPositions {
        let mut moves = RoundPositions::default();
        moves.add_edit(edit);
        moves
    }

    fn add_edit(&mut self, edit: &Edit) {
        match edit {
            Edit::AddRound { position: at, .. } => self.0.push(RoundMove::Added(*at)),
            Edit::RemoveRound(at) => self.0.push(RoundMove::Removed(*at)),
            Edit::Book(_) => self.0.push(RoundMove::Replaced),
            Edit::Batch(edits) => edits.iter().for_each(|edit| self.add_edit(edit)),
            Edit::Event(_)
            | Edit::AddPerson { .. }
            | Edit::RemovePerson(_)
            | Edit::Person(..)
            | Edit::Round(..)
            | Edit::AddBoard { .. }
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
            | Edit::AddNote { .. }
            | Edit::RemoveNote(_)
            | Edit::Note(..)
            | Edit::ResultsYear(_)
            | Edit::PublishedStandings(_)
            | Edit::UnplacedCells(_) => {}
        }
    }

    /// Adds later changes.
    pub(super) fn append(&mut self, mut later: RoundPositions) {
        self.0.append(&mut later.0);
    }

    /// Number of changes so far.
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// Where the round is now that was at `at` after the first `count` changes. `None` when it was removed, or when the
    /// whole book was replaced.
    pub(super) fn position_now(&self, at: RoundIx, count: usize) -> Option<RoundIx> {
        self.0.iter().skip(count).try_fold(at, |at, change| match *change {
            RoundMove::Added(new) if new <= at => Some(RoundIx(at.0 + 1)),
            RoundMove::Removed(old) if old == at => None,
            RoundMove::Removed(old) if old < at => Some(RoundIx(at.0 - 1)),
            RoundMove::Replaced => None,
            RoundMove::Added(_) | RoundMove::Removed(_) => Some(at),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::Round;

    #[test]
    fn a_round_is_followed_through_additions_and_removals() {
        let add = |at| Edit::AddRound { position: RoundIx(at), round: Round::default() };
        let remove = |at| Edit::RemoveRound(RoundIx(at));
        let mut moves = RoundPositions::of_edit(&add(0));
        let before = moves.count();
        moves.append(RoundPositions::of_edit(&Edit::Batch(vec![add(1), add(5), remove(0)])));
        let now = |moves: &RoundPositions, at| moves.position_now(RoundIx(at), before).map(|at| at.0);
        assert_eq!([0, 1, 2, 4].map(|at| now(&moves, at)), [None, Some(1), Some(2), Some(5)]);
        moves.append(RoundPositions::of_edit(&remove(1)));
        assert_eq!([1, 2].map(|at| now(&moves, at)), [None, Some(1)]);
        moves.append(RoundPositions::of_edit(&Edit::Book(Box::default())));
        assert_eq!(now(&moves, 2), None);
    }
}
