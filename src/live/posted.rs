//! What hangs on the notice board, and whether it still says what the book says.

use super::Live;
use crate::book::{Book, Edit, Posted, Power, Round, RoundField, RoundIx, Seat, Stage};
use crate::scoring::Scores;
use crate::standings::is_held_back;

impl Live {
    /// Whether a round is over and done with: every game has ended, and the round was posted or the next has begun.
    /// Whoever changes it then is asked why. Results that were imported and are still held against what their file printed
    /// are done with only once they are posted here.
    pub fn is_closed(&self, at: RoundIx) -> bool {
        let Some(round) = self.book.round(at) else { return false };
        let any = |round: &Round, is: fn(&Seat) -> bool| round.boards.iter().flat_map(|b| b.seats.values()).any(is);
        let compared = !self.book.published.is_empty() || any(round, |seat| seat.printed.is_some());
        let later = &self.book.rounds[at.0 + 1..];
        let followed = !compared && later.iter().any(|round| any(round, |seat| seat.player.is_some()));
        self.has_ended(at) && (round.posted.is_some() || followed)
    }

    /// The closed rounds that an edit changes, each once.
    pub fn closed_rounds(&self, edit: &Edit) -> Vec<RoundIx> {
        let mut rounds = edit.rounds();
        rounds.sort_unstable();
        rounds.dedup();
        rounds.retain(|at| self.is_closed(*at));
        rounds
    }

    /// Notes that a workbook of the event as it is now was made at this moment: the edit marks every round with a result
    /// that may be posted. `None` where there is none.
    pub fn posting(&self, moment: &str) -> Option<Edit> {
        let rounds = (0..self.book.rounds.len()).map(RoundIx);
        let edits: Vec<Edit> = rounds
            .filter(|at| !is_held_back(&self.book, &self.rules, *at) && self.has_result(*at))
            .map(|at| {
                let print = print_of(&self.book, &self.scores, at);
                Edit::Round(at, RoundField::Posted(Some(Posted { at: moment.to_owned(), print })))
            })
            .collect();
        (!edits.is_empty()).then_some(Edit::Batch(edits))
    }

    /// When the sheet of this round was posted that says something else by now; `None` where none was, or it still holds.
    pub fn superseded(&self, at: RoundIx) -> Option<&str> {
        superseded(&self.book, &self.scores, at)
    }

    fn has_ended(&self, at: RoundIx) -> bool {
        self.has_result(at) && self.boards_of(at).all(|stage| stage == Stage::Ended)
    }

    fn has_result(&self, at: RoundIx) -> bool {
        self.boards_of(at).any(|stage| stage == Stage::Ended)
    }

    fn boards_of(&self, at: RoundIx) -> impl Iterator<Item = Stage> + '_ {
        let boards = self.book.round(at).map_or(0, |round| round.boards.len());
        (0..boards).map(move |board| self.stage(crate::book::BoardRef::new(at.0, board)))
    }
}

/// When the sheet of this round was posted that says something else by now.
pub(super) fn superseded<'a>(book: &'a Book, scores: &Scores, at: RoundIx) -> Option<&'a str> {
    let posted = book.round(at)?.posted.as_ref()?;
    (posted.print != print_of(book, scores, at)).then_some(posted.at.as_str())
}

/// A checksum of what the sheet of a round shows: boards, names, counts, eliminations, draws and scores.
fn print_of(book: &Book, scores: &Scores, at: RoundIx) -> u32 {
    let mut print = crc32fast::Hasher::new();
    let Some(round) = book.round(at) else { return 0 };
    let mut text = |text: &str| {
        print.update(text.as_bytes());
        print.update(&[0]);
    };
    text(&round.name);
    for (position, board) in round.boards.iter().enumerate() {
        let here = crate::book::BoardRef::new(at.0, position);
        text(&board.name);
        text(&board.ended.to_string());
        for power in Power::ALL {
            let seat = &board.seats[power];
            text(book.name_of(seat.player));
            text(&seat.centres.to_string());
            text(&seat.out.to_string());
            text(match seat.in_draw {
                None => "",
                Some(true) => "yes",
                Some(false) => "no",
            });
            // As it is shown: what differs behind the sixth decimal is no other score.
            let score = scores.counting(board, here.seat(power)).map(|score| format!("{score:.6}"));
            text(score.as_deref().unwrap_or_default());
        }
    }
    print.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardRef, Entry, SeatField, Severity};

    fn count(round: usize, power: Power, centres: u16) -> Edit {
        Edit::Seat(BoardRef::new(round, 0).seat(power), SeatField::Centres(Entry::Value(centres)))
    }

    /// Two rounds of a board each; of the first all counts are there.
    fn live() -> Live {
        let mut book = Book::default();
        book.event.rules = "EuroDipCon 4".into();
        for name in ["1", "2"] {
            book.rounds.push(Round { name: name.into(), boards: vec![Board::named("A")], ..Round::default() });
        }
        for (at, power) in Power::ALL.into_iter().enumerate() {
            let seated = book.seat_named(BoardRef::new(0, 0).seat(power), &format!("Player {at}"));
            book.apply(seated).unwrap();
        }
        let mut live = Live::new(book);
        for (power, centres) in Power::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 1]) {
            live.apply("count", count(0, power, centres)).unwrap();
        }
        live
    }

    #[test]
    fn a_round_is_closed_when_its_games_are_over_and_the_next_begins_or_it_was_posted() {
        let mut live = live();
        let change = count(0, Power::France, 7);
        assert!(live.closed_rounds(&change).is_empty());
        let seated = live.book().seat_named(BoardRef::new(1, 0).seat(Power::Italy), "Player 3");
        live.apply("seat", seated).unwrap();
        assert_eq!(live.closed_rounds(&change), [RoundIx(0)]);
        assert!(live.closed_rounds(&count(1, Power::Italy, 4)).is_empty());
        live.undo();
        assert!(live.closed_rounds(&change).is_empty());
        let posting = live.posting("2006-08-12 14:05").unwrap();
        live.note("posting", posting).unwrap();
        assert_eq!(live.closed_rounds(&Edit::Batch(vec![change.clone(), change])), [RoundIx(0)]);
    }

    #[test]
    fn a_posted_sheet_is_superseded_until_it_says_the_same_again() {
        let mut live = live();
        let posting = live.posting("2006-08-12 14:05").unwrap();
        live.note("posting", posting).unwrap();
        assert_eq!((live.superseded(RoundIx(0)), live.superseded(RoundIx(1))), (None, None));
        assert!(live.problems().is_empty(), "{:?}", live.problems());
        live.apply("count", Edit::Batch(vec![count(0, Power::France, 5), count(0, Power::Germany, 6)])).unwrap();
        assert_eq!(live.superseded(RoundIx(0)), Some("2006-08-12 14:05"));
        let told = &live.problems()[0];
        assert_eq!(told.severity, Severity::Remark);
        assert!(told.what.contains("posted 2006-08-12 14:05"), "{}", told.what);
        live.undo();
        assert!(live.superseded(RoundIx(0)).is_none() && live.problems().is_empty());
        live.redo();
        let posting = live.posting("2006-08-12 15:00").unwrap();
        live.note("posting", posting).unwrap();
        assert!(live.superseded(RoundIx(0)).is_none() && live.problems().is_empty());
    }
}
