//! Postings: which rounds the posted files show, and the record of that in the book.
//!
//! A snapshot is taken when the files are composed and recorded once they are written. The book may change between.

use super::book_engine::Engine;
use super::round_checksum::{checksum_with_notes, outdated_posting, round_checksum, seats_checksum, shows_the_same};
use crate::book::{Board, BoardRef, Edit, EditError, GameStage, RoundField, RoundId, RoundIx, RoundPosting};
use crate::languages::messages::steps;

/// The rounds that a posting shows, as they were when it was composed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostingSnapshot {
    /// Each round and its posting.
    rounds: Vec<(RoundId, RoundPosting)>,
}

impl PostingSnapshot {
    /// The time of the posting. Empty if it is of no round.
    pub fn time(&self) -> &str {
        self.rounds.first().map_or("", |(_, posting)| &posting.time)
    }

    /// Only these rounds, for a posting that does not show all. `engine` is that of the snapshot.
    #[must_use]
    pub fn of_rounds(mut self, engine: &Engine, shown: &[RoundIx]) -> Self {
        self.rounds.retain(|(id, _)| engine.book.round_position(*id).is_some_and(|at| shown.contains(&at)));
        self
    }

    /// The notes at boards and seats are printed with these rounds. `engine` is that of the snapshot.
    #[must_use]
    pub fn with_notes(mut self, engine: &Engine, printed: &[RoundIx]) -> Self {
        for (id, posting) in &mut self.rounds {
            if let Some(at) = engine.book.round_position(*id).filter(|at| printed.contains(at)) {
                posting.checksum = checksum_with_notes(&engine.book, &engine.scores, at);
            }
        }
        self
    }

    /// Whether the posting shows no round.
    pub fn is_empty(&self) -> bool {
        self.rounds.is_empty()
    }
}

impl Engine {
    /// The rounds that a posting of the event can show now: every round with a result that is not held back. `moment` is the
    /// time that is recorded, “2006-08-12 14:05”.
    pub fn posting_snapshot(&self, moment: &str) -> PostingSnapshot {
        let rounds = (0..self.book.rounds.len()).map(RoundIx);
        let rounds = rounds
            .filter(|at| !self.is_held_back(*at) && self.has_result(*at))
            .map(|at| {
                let checksum = round_checksum(&self.book, &self.scores, at);
                (self.book.round_id(at), RoundPosting { time: moment.to_owned(), checksum })
            })
            .collect();
        PostingSnapshot { rounds }
    }

    /// Records that the posting of this snapshot was written: each round it shows is marked as posted, and undo leaves
    /// the mark in place. A round that was renamed, changed or moved since is found again; one that was removed gets no
    /// mark, unless a round that shows exactly the same is in the book.
    ///
    /// # Errors
    /// As [`crate::book::Book::apply`]; the rounds before the one that failed are marked.
    pub fn record_posting(&mut self, snapshot: PostingSnapshot) -> Result<(), EditError> {
        let found: Vec<Option<RoundIx>> = snapshot.rounds.iter().map(|(id, _)| self.book.round_position(*id)).collect();
        let mut marks = Vec::new();
        for ((_, posting), at) in snapshot.rounds.into_iter().zip(&found) {
            let is_this =
                |at: &RoundIx| !found.contains(&Some(*at)) && shows_the_same(&posting, &self.book, &self.scores, *at);
            if let Some(at) = at.or_else(|| (0..self.book.rounds.len()).map(RoundIx).find(is_this)) {
                marks.push((at, posting));
            }
        }
        for (at, posting) in marks {
            let step = steps::posting(self.book.rounds[at.0].title_message());
            self.apply_without_undo(step, Edit::Round(self.book.round_id(at), RoundField::Posted(Some(posting))))?;
        }
        Ok(())
    }

    /// When this round was posted, if its posted sheet no longer shows what the book says. `None` where the round was not
    /// posted, or its sheet is still right.
    pub fn outdated_posting(&self, at: RoundIx) -> Option<&str> {
        outdated_posting(&self.book, &self.scores, at)
    }

    /// The checksum of the seats that a notice shows before the games of this round begin: whether a posted one is still right.
    /// `None` once a game has begun, when its players sit at their boards.
    pub fn seats_to_post(&self, at: RoundIx) -> Option<u32> {
        (!self.has_begun(at)).then(|| seats_checksum(&self.book, at))
    }

    /// Whether a game of a round has begun.
    pub fn has_begun(&self, at: RoundIx) -> bool {
        self.stages_of(at).any(|stage| stage != GameStage::NotStarted)
    }

    /// Whether a round is finished: a game has ended, and so has every other one that has players or has begun. This is the one
    /// meaning of “Round 2 is finished”; a board without players that nobody has played does not count.
    pub fn is_round_finished(&self, at: RoundIx) -> bool {
        let boards = self.book.round(at).map_or(&[][..], |round| &round.boards);
        let is_over = |(n, board): (usize, &Board)| {
            let stage = self.stage(BoardRef::new(at.0, n));
            stage == GameStage::Ended || (!board.has_players() && stage == GameStage::NotStarted)
        };
        self.has_result(at) && boards.iter().enumerate().all(is_over)
    }

    /// Whether nobody plays a round any more, as it seems: it is finished, or a later round has begun.
    pub fn is_round_past(&self, at: RoundIx) -> bool {
        let number = self.round_numbers().number(at);
        let mut later = self.round_numbers().in_order().iter().filter(|(of, _)| *of > number);
        self.is_round_finished(at) || later.any(|(_, round)| self.has_begun(*round))
    }

    /// The round that is played or comes next: the first one with players whose results are not complete.
    pub fn played_round(&self) -> Option<RoundIx> {
        let has_players =
            |at: &RoundIx| self.book.round(*at).is_some_and(|round| round.boards.iter().any(Board::has_players));
        let mut rounds = self.round_numbers().in_order().iter().map(|(_, at)| *at);
        rounds.find(|at| has_players(at) && !self.is_round_past(*at))
    }

    /// Whether a game of a round has ended.
    pub(crate) fn has_result(&self, at: RoundIx) -> bool {
        self.stages_of(at).any(|stage| stage == GameStage::Ended)
    }

    fn stages_of(&self, at: RoundIx) -> impl Iterator<Item = GameStage> + '_ {
        let boards = self.book.round(at).map_or(0, |round| round.boards.len());
        (0..boards).map(move |board| self.stage(BoardRef::new(at.0, board)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{
        BoardField, Book, CellEntry, Ending, EventField, Power, Round, ScoreRuling, SeatField, Severity, Year,
    };

    fn count(round: usize, power: Power, centres: u16) -> Edit {
        Edit::Seat(BoardRef::new(round, 0).seat(power).first_id(), SeatField::Centres(CellEntry::Value(centres)))
    }

    /// Two rounds of one board each. All counts of the first are entered.
    fn engine() -> Engine {
        let mut book = Book::default();
        book.event.rules = "EuroDipCon 4".into();
        for name in ["1", "2"] {
            book.rounds.push(Round { name: name.into(), boards: vec![Board::new("A")], ..Round::default() });
        }
        for (at, power) in Power::ALL.into_iter().enumerate() {
            let seated = book.edit_to_seat(BoardRef::new(0, 0).seat(power), &format!("Player {at}"));
            book.apply(seated).unwrap();
        }
        let mut engine = Engine::new(book);
        count_all(&mut engine, 0, [8, 7, 6, 5, 4, 3, 1]);
        engine
    }

    fn count_all(engine: &mut Engine, round: usize, counts: [u16; 7]) {
        for (power, centres) in Power::ALL.into_iter().zip(counts) {
            engine.apply("count", count(round, power, centres)).unwrap();
        }
    }

    fn post(engine: &mut Engine, moment: &str) {
        engine.record_posting(engine.posting_snapshot(moment)).unwrap();
    }

    /// The moments at which the rounds were posted, with the names of the rounds.
    fn postings(engine: &Engine) -> Vec<(&str, Option<&str>)> {
        let rounds = engine.book().rounds.iter();
        rounds.map(|round| (round.name.as_str(), round.posted.as_ref().map(|posted| posted.time.as_str()))).collect()
    }

    fn add_round(at: usize, name: &str) -> Edit {
        Edit::AddRound { position: RoundIx(at), round: Round { name: name.into(), ..Round::default() } }
    }

    fn rename(at: usize, name: &str) -> Edit {
        Edit::Round(RoundIx(at).first_id(), RoundField::Name(name.into()))
    }

    #[test]
    fn a_round_that_is_renamed_while_the_workbook_is_written_is_found() {
        let mut engine = engine();
        count_all(&mut engine, 1, [1, 3, 4, 5, 6, 7, 8]);
        let snapshot = engine.posting_snapshot("14:05");
        // The names change places: a search by name would mark the wrong rounds.
        engine.apply("names", Edit::Batch(vec![rename(0, "x"), rename(1, "1"), rename(0, "2")])).unwrap();
        let prints: Vec<u32> = snapshot.rounds.iter().map(|(_, posting)| posting.checksum).collect();
        engine.record_posting(snapshot).unwrap();
        assert_eq!(postings(&engine), [("2", Some("14:05")), ("1", Some("14:05"))]);
        let recorded = engine.book().rounds.iter().map(|round| round.posted.as_ref().unwrap().checksum);
        assert_eq!(recorded.collect::<Vec<_>>(), prints, "each round has its own checksum");
    }

    #[test]
    fn a_round_that_moves_while_the_workbook_is_written_is_found_even_if_it_is_corrected() {
        let mut engine = engine();
        let snapshot = engine.posting_snapshot("14:05");
        engine.apply("round before", add_round(0, "0")).unwrap();
        engine.apply("correction", count(0, Power::France, 5)).unwrap();
        engine.record_posting(snapshot).unwrap();
        assert_eq!(postings(&engine), [("0", None), ("1", Some("14:05")), ("2", None)]);
        assert_eq!(engine.outdated_posting(RoundIx(1)), Some("14:05"));
        // The same where the round moves because of an undo.
        let snapshot = engine.posting_snapshot("14:20");
        engine.undo();
        engine.undo();
        engine.record_posting(snapshot).unwrap();
        assert_eq!(postings(&engine), [("1", Some("14:20")), ("2", None)]);
    }

    #[test]
    fn a_round_that_is_removed_while_the_workbook_is_written_marks_no_other_round() {
        let mut engine = engine();
        let snapshot = engine.posting_snapshot("14:05");
        engine.apply("removal", Edit::RemoveRound(RoundIx(0).first_id())).unwrap();
        engine.record_posting(snapshot.clone()).unwrap();
        assert_eq!(postings(&engine), [("2", None)]);
        engine.undo();
        engine.record_posting(snapshot).unwrap();
        assert_eq!(postings(&engine), [("1", Some("14:05")), ("2", None)], "it is back and shows the same");
    }

    #[test]
    fn undo_leaves_a_posting_in_place() {
        let mut engine = engine();
        post(&mut engine, "14:05");
        engine.undo();
        assert_eq!(postings(&engine)[0].1, Some("14:05"));
        assert!(engine.posting_snapshot("15:00").is_empty(), "a count is missing again");
    }

    #[test]
    fn a_posted_sheet_is_out_of_date_until_it_shows_the_same_again() {
        let mut engine = engine();
        post(&mut engine, "2006-08-12 14:05");
        assert_eq!((engine.outdated_posting(RoundIx(0)), engine.outdated_posting(RoundIx(1))), (None, None));
        assert!(engine.problems().is_empty(), "{:?}", engine.problems());
        engine.apply("count", Edit::Batch(vec![count(0, Power::France, 5), count(0, Power::Germany, 6)])).unwrap();
        assert_eq!(engine.outdated_posting(RoundIx(0)), Some("2006-08-12 14:05"));
        let problem = &engine.problems()[0];
        assert_eq!(problem.severity, Severity::Remark);
        assert!(problem.message.contains("posted 12 August 2006, 14:05"), "{}", problem.message);
        engine.undo();
        assert!(engine.outdated_posting(RoundIx(0)).is_none() && engine.problems().is_empty());
        engine.redo();
        post(&mut engine, "2006-08-12 15:00");
        assert!(engine.outdated_posting(RoundIx(0)).is_none() && engine.problems().is_empty());
    }

    #[test]
    fn a_posted_sheet_is_out_of_date_after_a_change_to_anything_it_shows() {
        let france = BoardRef::new(0, 0).seat(Power::France);
        let mut engine = engine();
        engine.apply("chart", engine.book().edit_to_enter_count(france, Year(1903), CellEntry::Value(6))).unwrap();
        post(&mut engine, "2006-08-12 14:05");
        let ruling = ScoreRuling { score: engine.score(france).unwrap(), reason: "by ruling".into() };
        let shown = [
            engine.book().edit_to_enter_count(france, Year(1903), CellEntry::Value(7)),
            engine.book().edit_to_enter_count(france, Year(1904), CellEntry::Value(6)),
            Edit::Seat(france.first_id(), SeatField::MissedMoves(CellEntry::Value(1))),
            Edit::Seat(france.first_id(), SeatField::MissedWinters(CellEntry::Value(1))),
            Edit::Seat(france.first_id(), SeatField::Ruling(Some(Box::new(ruling)))),
            Edit::Board(france.board.first_id(), BoardField::EndYear(CellEntry::Value(Year(1909)))),
            Edit::Board(france.board.first_id(), BoardField::Ending(Ending::Conceded(Power::Austria))),
            Edit::Board(france.board.first_id(), BoardField::System(Some("CDiplo 100".into()))),
            Edit::Round(RoundIx(0).first_id(), RoundField::Note("Board A played late.".into())),
            Edit::Round(RoundIx(0).first_id(), RoundField::System(Some("CDiplo 100".into()))),
        ];
        for edit in shown {
            engine.apply("a correction", edit.clone()).unwrap();
            assert!(engine.outdated_posting(RoundIx(0)).is_some(), "{edit:?}");
            assert!(engine.problems().iter().any(|problem| problem.message.contains("has changed since")), "{edit:?}");
            engine.undo();
            assert!(engine.outdated_posting(RoundIx(0)).is_none() && engine.problems().is_empty(), "{edit:?}");
        }
        engine.apply("printed", Edit::Seat(france.first_id(), SeatField::PrintedScore(Some(1.0)))).unwrap();
        engine.apply("name", Edit::Event(EventField::Name("Con".into()))).unwrap();
        assert!(engine.outdated_posting(RoundIx(0)).is_none(), "no posted sheet shows it");
    }

    #[test]
    fn a_corrected_note_puts_only_a_sheet_out_of_date_that_was_printed_with_it() {
        let france = BoardRef::new(0, 0).seat(Power::France);
        let note = |text: &str| Edit::Seat(france.first_id(), SeatField::Note(text.into()));
        let of_board = Edit::Board(france.board.first_id(), BoardField::Note("Recounted.".into()));
        let mut engine = engine();
        engine.apply("note", note("Arrived late.")).unwrap();
        post(&mut engine, "14:05");
        engine.apply("note", note("Arrived at 10:20.")).unwrap();
        assert_eq!(engine.outdated_posting(RoundIx(0)), None, "it was not printed");
        let snapshot = engine.posting_snapshot("15:00").with_notes(&engine, &[RoundIx(0)]);
        engine.record_posting(snapshot).unwrap();
        assert_eq!(engine.outdated_posting(RoundIx(0)), None);
        for edit in [note("Arrived at 10:30."), of_board, note("")] {
            engine.apply("note", edit.clone()).unwrap();
            assert_eq!(engine.outdated_posting(RoundIx(0)), Some("15:00"), "{edit:?}");
            assert!(engine.problems().iter().any(|problem| problem.message.contains("has changed since")), "{edit:?}");
            engine.undo();
            assert!(engine.outdated_posting(RoundIx(0)).is_none() && engine.problems().is_empty(), "{edit:?}");
        }
    }

    #[test]
    fn a_count_that_changes_every_score_puts_every_posted_round_out_of_date() {
        let mut engine = engine();
        engine.apply("system", Edit::Event(EventField::System(Some("Hurst".into())))).unwrap();
        for (power, centres) in Power::ALL.into_iter().zip([4, 4, 4, 4, 6, 6, 6]) {
            engine.apply("count", count(1, power, centres)).unwrap();
        }
        post(&mut engine, "2006-08-12 14:05");
        let same = |engine: &Engine| {
            assert_eq!(engine.problems(), Engine::new(engine.book().clone()).problems());
        };
        same(&engine);
        for (power, centres) in [(Power::France, 3), (Power::Italy, 5), (Power::Turkey, 7), (Power::France, 4)] {
            engine.apply("count", count(1, power, centres)).unwrap();
            same(&engine);
        }
        assert!(engine.outdated_posting(RoundIx(0)).is_some(), "none of its counts changed");
        assert!(engine.problems().iter().any(|problem| problem.message.starts_with("Round 1 was posted")));
        while engine.undo().is_some() {
            same(&engine);
        }
        while engine.redo().is_some() {
            same(&engine);
        }
    }
}
