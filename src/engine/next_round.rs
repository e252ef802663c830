//! The next round: which round is called and drawn next, the request for its draw, and the players who may come late.

use thiserror::Error;

use super::book_engine::Engine;
use super::draw::{ComingRounds, DrawOptions, SeatsToKeep, is_playing, next_seed};
use crate::book::{AttendanceStatus, GameStage, PersonId, Round, RoundIx};
use crate::languages::window_sentences::attendance as texts;

/// A round cannot be drawn because all of its boards have counts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", texts::round_has_counts(.round))]
pub struct RoundHasCounts {
    /// The title of the round, in the language of the window.
    pub round: String,
    /// The title of the round to draw instead. `None` where it is not in the book yet.
    pub next: Option<String>,
}

impl Engine {
    /// The round to call and draw next: the first without a count on any of its boards, or a new one after the last.
    pub fn coming_round(&self) -> RoundIx {
        let has_no_count = |at: &RoundIx| {
            let round = self.book.round(*at);
            round.is_none_or(|round| round.boards.iter().all(|board| board.stage() == GameStage::NotStarted))
        };
        let mut rounds = self.round_numbers().in_order().iter().map(|(_, at)| *at);
        rounds.find(has_no_count).unwrap_or(RoundIx(self.book.rounds.len()))
    }

    /// Whether every board of a round has counts. A round without boards has none.
    pub fn all_boards_have_counts(&self, round: RoundIx) -> bool {
        let boards = self.book.round(round).map_or(&[][..], |round| &round.boards);
        !boards.is_empty() && boards.iter().all(|board| board.stage() != GameStage::NotStarted)
    }

    /// The request for a draw of `rounds` rounds from `first` on, with the seed of a new draw.
    ///
    /// # Errors
    /// When all boards of the first round have counts.
    pub fn draw_request(
        &self,
        first: RoundIx,
        rounds: usize,
        keep: SeatsToKeep,
    ) -> Result<ComingRounds, RoundHasCounts> {
        let title = |at: RoundIx| self.book.round(at).map(Round::title_in_window);
        if self.all_boards_have_counts(first) {
            let round = title(first).unwrap_or_default();
            return Err(RoundHasCounts { round, next: title(self.coming_round()) });
        }
        let ask = DrawOptions {
            book: &self.book,
            rules: &self.rules,
            first,
            rounds,
            seats_to_keep: keep,
            attendance: None,
            round_name: None,
        };
        let mut coming = ComingRounds::new(ask);
        coming.request.seed = next_seed(&self.book, first);
        Ok(coming)
    }

    /// The number of boards that the players who are present fill, if a round has no board yet.
    pub fn boards_to_make(&self, at: RoundIx) -> usize {
        let is_empty = self.book.round(at).is_some_and(|round| round.boards.is_empty());
        if is_empty { self.attendance(at).headcount.boards } else { 0 }
    }

    /// The players without a seat in a round, who may come late. Those who are expected late come first.
    pub fn latecomers(&self, at: RoundIx) -> Vec<(PersonId, Option<AttendanceStatus>)> {
        let Some(round) = self.book.round(at) else { return Vec::new() };
        let sits =
            |id: PersonId| round.boards.iter().any(|board| board.seats.values().any(|seat| seat.player == Some(id)));
        let status = |id: PersonId| round.attendance.iter().find(|line| line.player == id).map(|line| line.status);
        let free = self.book.people.iter().filter(|person| is_playing(person) && !sits(person.id));
        let mut free: Vec<_> = free.map(|person| (person.id, status(person.id))).collect();
        free.sort_by_key(|(_, status)| *status != Some(AttendanceStatus::Late));
        free
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::book::{AttendanceEntry, Board, BoardRef, Book, CellEntry, Edit, Power, RoundField, SeatField};

    /// Nine players and two rounds of one board. In the first, players 1 to 7 sit and 8 and 9 sit out.
    pub(in crate::engine) fn engine() -> Engine {
        let mut book = Book::default();
        book.event.rules = "EuroDipCon 4".into();
        for name in ["1", "2"] {
            book.rounds.push(Round { name: name.into(), boards: vec![Board::new("A")], ..Round::default() });
        }
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let seated = book.edit_to_seat(BoardRef::new(0, 0).seat(power), &format!("Player {}", n + 1));
            book.apply(seated).unwrap();
        }
        for name in ["Player 8", "Player 9"] {
            let person = crate::book::Person::new(book.next_person_id(), name);
            book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
        }
        book.rounds[0].sat_out = book.people[7..].iter().map(|person| person.id).collect();
        Engine::new(book)
    }

    pub(in crate::engine) fn attend(engine: &mut Engine, at: usize, statuses: Vec<AttendanceEntry>) {
        engine.apply("attendance", Edit::Round(RoundIx(at).first_id(), RoundField::Attendance(statuses))).unwrap();
    }

    fn count(engine: &mut Engine, power: Power) {
        let seat = BoardRef::new(0, 0).seat(power);
        engine.apply("count", Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(4)))).unwrap();
    }

    #[test]
    fn the_coming_round_is_the_first_without_a_count() {
        let mut engine = engine();
        assert_eq!(engine.coming_round(), RoundIx(0));
        count(&mut engine, Power::Italy);
        assert_eq!(engine.coming_round(), RoundIx(1));
        engine.apply("removal", Edit::RemoveRound(RoundIx(1).first_id())).unwrap();
        assert_eq!(engine.coming_round(), RoundIx(1), "a new round");
    }

    #[test]
    fn a_round_is_drawn_unless_all_its_boards_have_counts() {
        let mut engine = engine();
        assert!(!engine.all_boards_have_counts(RoundIx(0)) && !engine.all_boards_have_counts(RoundIx(9)));
        assert!(engine.draw_request(RoundIx(0), 1, SeatsToKeep::StartedBoards).is_ok());
        count(&mut engine, Power::Italy);
        let error = engine.draw_request(RoundIx(0), 1, SeatsToKeep::StartedBoards).unwrap_err();
        assert_eq!(error, RoundHasCounts { round: "Round 1".into(), next: Some("Round 2".into()) });
        assert_eq!(error.to_string(), "every board of Round 1 has counts, so its players stay");
        let request = engine.draw_request(RoundIx(1), 1, SeatsToKeep::StartedBoards).unwrap();
        assert_eq!((request.first_round(), request.request.seed), (RoundIx(1), 1));
    }

    #[test]
    fn a_latecomer_who_is_expected_is_offered_first() {
        let mut engine = engine();
        let ids: Vec<PersonId> = engine.book().people.iter().map(|person| person.id).collect();
        assert_eq!(engine.latecomers(RoundIx(0)), [(ids[7], None), (ids[8], None)]);
        attend(&mut engine, 0, vec![AttendanceEntry::new(ids[8], AttendanceStatus::Late)]);
        assert_eq!(engine.latecomers(RoundIx(0)), [(ids[8], Some(AttendanceStatus::Late)), (ids[7], None)]);
        assert!(engine.latecomers(RoundIx(5)).is_empty());
    }
}
