//! Changes to a drawn round: two players swap seats, and a player joins or leaves.

use super::book_engine::Engine;
use super::draw::{ComingRounds, DrawOptions, SeatsToKeep, next_seed};
use crate::book::{Edit, GameStage, PersonId, RoundIx, SeatField, SeatRef};
use crate::draw::evaluate;
use crate::draw::repair::{SeatChange, request_after_change};
use crate::languages::window_sentences::draw_sentences as texts;

/// Why the player of a seat cannot be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImmovableSeatReason {
    /// The board has counts.
    HasCounts,
    /// The seat is locked.
    Locked,
}

impl Engine {
    /// Why the player of this seat cannot be moved. `None` where nothing prevents it.
    pub fn fixed_seat(&self, seat: SeatRef) -> Option<ImmovableSeatReason> {
        let board = self.book.board(seat.board)?;
        if board.stage() != GameStage::NotStarted {
            return Some(ImmovableSeatReason::HasCounts);
        }
        board.seats[seat.power].locked.then_some(ImmovableSeatReason::Locked)
    }

    /// How a swap of two players of one round changes the measures of its draw, a sentence each. At least one sentence.
    pub fn swap_effects(&self, [one, other]: [SeatRef; 2]) -> Vec<String> {
        let coming = self.round_as_seated(one.board.round);
        let now = coming.seated_round(&self.book, one.board.round);
        let mut then = now.clone();
        let [at, to] = [one, other].map(|seat| (seat.board.board.0, seat.power));
        then.boards[at.0][at.1] = now.boards[to.0][to.1];
        then.boards[to.0][to.1] = now.boards[at.0][at.1];
        let [from, to] = [now, then].map(|round| evaluate(&coming.request, &[round]));
        let mut effects = coming.names(&self.book).describe_changes(&from, &to);
        if effects.is_empty() {
            effects.push(texts::stays_as_good().to_owned());
        }
        effects
    }

    /// The edit that swaps the players of two seats.
    pub fn swap_edit(&self, [one, other]: [SeatRef; 2]) -> Edit {
        let player = |seat: SeatRef| self.book.seat(seat).and_then(|seat| seat.player);
        Edit::Batch(vec![
            Edit::Seat(self.book.seat_id(one), SeatField::Player(player(other))),
            Edit::Seat(self.book.seat_id(other), SeatField::Player(player(one))),
        ])
    }

    /// The request for a draw that seats a latecomer in a drawn round without moving anybody. `None` where the book does
    /// not have this person.
    pub fn joining_request(&self, at: RoundIx, person: PersonId) -> Option<ComingRounds> {
        self.repair_request(at, person, SeatChange::Join)
    }

    /// The request for a draw that closes the gap after a player has left a drawn round. `None` where the book does not
    /// have this person.
    pub fn leaving_request(&self, at: RoundIx, person: PersonId) -> Option<ComingRounds> {
        self.repair_request(at, person, SeatChange::Leave)
    }

    fn repair_request(
        &self,
        at: RoundIx,
        person: PersonId,
        change: fn(crate::draw::Player) -> SeatChange,
    ) -> Option<ComingRounds> {
        let mut coming = self.round_as_seated(at);
        let player = coming.player(person)?;
        let seated = coming.restrict_to_seated(&self.book, at);
        coming.request = request_after_change(&coming.request, &seated, change(player));
        coming.request.seed = next_seed(&self.book, at);
        Some(coming)
    }

    /// A round as a request in which everybody keeps their seat.
    fn round_as_seated(&self, at: RoundIx) -> ComingRounds {
        let (book, rules, keep) = (&self.book, &*self.rules, SeatsToKeep::AllSeats);
        ComingRounds::new(DrawOptions {
            book,
            rules,
            first: at,
            rounds: 1,
            seats_to_keep: keep,
            attendance: None,
            round_name: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Book, CellEntry, Power, Round};

    const ONE: SeatRef = BoardRef::new(0, 0).seat(Power::Austria);
    const OTHER: SeatRef = BoardRef::new(0, 0).seat(Power::Turkey);

    /// One board with seven players, and two players beside it.
    fn engine() -> Engine {
        let mut book = Book::default();
        book.event.rules = "EuroDipCon 4".into();
        book.rounds.push(Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() });
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let seated = book.edit_to_seat(BoardRef::new(0, 0).seat(power), &format!("Player {n}"));
            book.apply(seated).unwrap();
        }
        let person = crate::book::Person::new(book.next_person_id(), "Latecomer");
        book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
        Engine::new(book)
    }

    #[test]
    fn a_swap_exchanges_two_players_and_says_what_it_changes() {
        let mut engine = engine();
        assert_eq!(engine.swap_effects([ONE, OTHER]), ["The draw stays as good as it was."], "it is the first round");
        let players = |engine: &Engine| [ONE, OTHER].map(|seat| engine.book().seat(seat).unwrap().player);
        let [first, second] = players(&engine);
        engine.apply("swap", engine.swap_edit([ONE, OTHER])).unwrap();
        assert_eq!(players(&engine), [second, first]);
    }

    #[test]
    fn a_locked_seat_and_a_board_with_counts_are_fixed() {
        let mut engine = engine();
        assert_eq!(engine.fixed_seat(ONE), None);
        engine.apply("lock", Edit::Seat(ONE.first_id(), SeatField::Locked(true))).unwrap();
        assert_eq!(engine.fixed_seat(ONE), Some(ImmovableSeatReason::Locked));
        engine.apply("count", Edit::Seat(OTHER.first_id(), SeatField::Centres(CellEntry::Value(3)))).unwrap();
        assert_eq!([ONE, OTHER].map(|seat| engine.fixed_seat(seat)), [Some(ImmovableSeatReason::HasCounts); 2]);
    }

    #[test]
    fn whoever_joins_or_leaves_is_in_the_request() {
        let engine = engine();
        let late = engine.book().find_person("Latecomer").unwrap().id;
        let joining = engine.joining_request(RoundIx(0), late).unwrap();
        assert_eq!(joining.request.rounds[0].present.len(), 8);
        let gone = engine.book().seat(ONE).unwrap().player.unwrap();
        let leaving = engine.leaving_request(RoundIx(0), gone).unwrap();
        assert_eq!(leaving.request.rounds[0].present.len(), 6);
        assert!(engine.joining_request(RoundIx(0), PersonId(99)).is_none());
    }
}
