//! A copy of the event in which boards have supposed results.

use crate::book::{Board, BoardField, BoardRef, CellEntry, Edit, Ending, GameStage, PersonId, Power, SeatField, Year};
use crate::engine::Engine;
use crate::standings::{StandingsRow, TopBoardClaim};

use super::Goal;
use super::sample_results::Counts;

/// Whether the player reaches the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reached {
    No,
    /// Level with another player for it.
    Level,
    Yes,
}

/// The copy.
#[derive(Debug)]
pub(super) struct SupposedEvent {
    engine: Engine,
}

impl SupposedEvent {
    pub(super) fn new(real: &Engine) -> SupposedEvent {
        SupposedEvent { engine: real.copy_for_results() }
    }

    /// Gives a board this result, instead of the one that was supposed before. The board is one of the book.
    pub(super) fn suppose(&mut self, real: &Engine, at: BoardRef, counts: &Counts) {
        let Some(edit) = supposed_result(real, at, counts) else { return };
        // The values are counts of a map and a year of the rules, so the book takes them.
        let _ = self.engine.apply_to_results(edit);
    }

    fn row(&self, person: PersonId) -> Option<&StandingsRow> {
        self.engine.standings().row(person).filter(|row| row.place.is_some())
    }

    /// The total of a player, larger for a better one. `None` for a player without a place.
    pub(super) fn total(&self, person: PersonId) -> Option<f64> {
        let total = self.row(person)?.total;
        Some(if self.engine.rules().lowest_wins() { -total } else { total })
    }

    pub(super) fn reached(&self, person: PersonId, goal: Goal) -> Reached {
        match goal {
            Goal::FirstPlace => match self.row(person).map(|row| (row.place, row.shared)) {
                Some((Some(1), false)) => Reached::Yes,
                Some((Some(1), true)) => Reached::Level,
                _ => Reached::No,
            },
            Goal::TopBoard => match self.claim(person) {
                Some(TopBoardClaim::Seat(_)) => Reached::Yes,
                Some(TopBoardClaim::Undecided) => Reached::Level,
                _ => Reached::No,
            },
        }
    }

    fn claim(&self, person: PersonId) -> Option<TopBoardClaim> {
        let mut candidates = self.engine.qualification()?.candidates.into_iter();
        candidates.find(|candidate| candidate.person == person).map(|candidate| candidate.claim)
    }

    /// The number of rounds of a player with the supposed results and the drawn rounds, if they are too many for a seat at the top board.
    pub(super) fn too_many_rounds(&self, person: PersonId) -> Option<usize> {
        match self.claim(person)? {
            TopBoardClaim::PlayedTooMany { played, .. } => Some(played),
            TopBoardClaim::DrawnTooMany { rounds, .. } => Some(rounds),
            _ => None,
        }
    }
}

/// The edit that ends a board with these counts. `None` if the book does not have the board.
pub(super) fn supposed_result(real: &Engine, at: BoardRef, counts: &Counts) -> Option<Edit> {
    let board = real.board(at)?;
    let last = real.rules().last_year.or(board.last_year()).unwrap_or(Year::FIRST);
    let id = real.book().board_id(at);
    let mut edits = Vec::with_capacity(16);
    for power in Power::ALL {
        let (seat, count) = (&board.seats[power], counts[power.index()]);
        edits.push(Edit::Seat(id.seat(power), SeatField::Centres(CellEntry::Value(count))));
        let out = match (seat.eliminated.is_blank(), count) {
            (true, 0) => CellEntry::Value(last),
            _ => seat.eliminated.clone(),
        };
        edits.push(Edit::Seat(id.seat(power), SeatField::Eliminated(out)));
    }
    if board.end_year.is_blank() && real.rules().last_year.is_some() {
        edits.push(Edit::Board(id, BoardField::EndYear(CellEntry::Value(last))));
    }
    edits.push(Edit::Board(id, BoardField::Ending(Ending::Played)));
    Some(Edit::Batch(edits))
}

/// Whether a board has players and its game is not over.
pub(super) fn is_open(engine: &Engine, at: BoardRef) -> bool {
    let has_players = engine.board(at).is_some_and(Board::has_players);
    has_players && engine.stage(at) != GameStage::Ended
}
