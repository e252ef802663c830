//! The reasons for changes to closed rounds: which changes need a reason, the question, and its answer.
//!
//! Nobody has to answer before the next change. The window shows the question and passes the answer on.

use thiserror::Error;

use super::book_engine::Engine;
use crate::book::{BoardRef, Edit, OverwrittenResults, Round, RoundIx, Seat, StepName, UndoHistory};
use crate::languages::list_in_window;
use crate::languages::window_sentences::closed_rounds as texts;

/// The changes to closed rounds that have no reason yet, and the reason that was given last.
#[derive(Debug, Default)]
pub struct ChangeReasons {
    /// The last reason and the results for which it was given. It holds for further changes to them until other results are
    /// changed or something is posted.
    given: Option<(String, Vec<ChangedResults>)>,
    /// Oldest first.
    unexplained: Vec<UnexplainedChange>,
    /// The rounds of these changes by their titles, each as it was before the first of them.
    before: Vec<(String, Round)>,
    /// The newest change for which the last reason was taken without a question.
    taken_for: Option<UnexplainedChange>,
}

/// Results of a closed round that a change overwrites.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ChangedResults {
    /// The title of the round.
    round: String,
    /// The name of the board. `None` for the round as a whole.
    board: Option<String>,
}

/// What a change overwrites in closed rounds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ClosedRoundChange {
    results: Vec<ChangedResults>,
    /// The rounds by their titles, as they were before the change.
    before: Vec<(String, Round)>,
}

/// A change to a closed round that has no reason.
#[derive(Debug)]
struct UnexplainedChange {
    results: Vec<ChangedResults>,
    step_name: StepName,
    /// Number of changes made so far, this one included.
    made: u64,
    /// Number of steps that could be undone, this one included. `None` when the change was itself an undo.
    steps: Option<usize>,
}

/// A text that has no letter is not a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", texts::no_reason())]
pub struct NoReasonGiven;

impl ChangeReasons {
    /// The reason that was given for all results that this change overwrites. Empty where none was given.
    pub fn reason_for(&self, change: &ClosedRoundChange) -> &str {
        let results = &change.results;
        match &self.given {
            Some((reason, given)) if !results.is_empty() && results.iter().all(|of| given.contains(of)) => reason,
            _ => "",
        }
    }

    /// Notes that the newest change was made to closed rounds. It needs a reason unless one was given for all results that it
    /// overwrites. `undone` says that the change was an undo.
    pub fn add_change(&mut self, history: &UndoHistory, change: ClosedRoundChange, step_name: StepName, undone: bool) {
        if change.is_empty() {
            return;
        }
        let has_reason = !self.reason_for(&change).is_empty();
        let ClosedRoundChange { results, before } = change;
        let steps = (!undone).then_some(history.len());
        let change = UnexplainedChange { results, step_name, made: history.edit_count(), steps };
        if has_reason {
            self.taken_for = Some(change);
            // The last state with a reason is another one now.
            self.before.retain(|(title, _)| before.iter().all(|(changed, _)| changed != title));
        } else {
            // Other results have another reason, and so has what follows.
            self.given = None;
            self.unexplained.push(change);
            for (title, round) in before {
                if self.before.iter().all(|(known, _)| *known != title) {
                    self.before.push((title, round));
                }
            }
        }
    }

    /// Lets the changes and the last reason follow a round that has another title now.
    pub fn rename_round(&mut self, old: &str, new: &str) {
        let of_changes = self.unexplained.iter_mut().chain(&mut self.taken_for).map(|change| &mut change.results);
        let results = of_changes.chain(self.given.iter_mut().map(|(_, results)| results)).flatten();
        let titles = results.map(|of| &mut of.round);
        for title in titles.chain(self.before.iter_mut().map(|(title, _)| title)) {
            if title == old {
                new.clone_into(title);
            }
        }
    }

    /// Whether the last reason was taken for a change, which may have another one.
    pub fn can_ask_again(&self) -> bool {
        self.taken_for.is_some()
    }

    /// Asks for the reason of the newest change, for which the last reason was taken, and of the next ones.
    pub fn ask_again(&mut self) {
        if let Some(change) = self.taken_for.take() {
            self.given = None;
            self.unexplained.push(change);
        }
    }

    /// Drops the changes that were undone, since they need no reason any more. Returns whether there was one.
    pub fn drop_undone(&mut self, history: &UndoHistory) -> bool {
        let before = self.unexplained.len();
        let is_done = |change: &UnexplainedChange| change.steps.is_none_or(|steps| steps <= history.len());
        self.taken_for = self.taken_for.take().filter(is_done);
        self.unexplained.retain(is_done);
        self.forget_explained_rounds();
        self.unexplained.len() < before
    }

    /// Drops the changes to rounds in which no game has begun any more, since nobody asks why an empty round was changed, and
    /// to rounds that are again as they were before.
    pub fn drop_settled(&mut self, engine: &Engine) {
        if self.unexplained.is_empty() {
            return;
        }
        let rounds = engine.book().rounds.iter().enumerate();
        let begun: Vec<_> =
            rounds.filter(|(at, _)| engine.has_begun(RoundIx(*at))).map(|(_, round)| round.title()).collect();
        let rounds = &engine.book().rounds;
        let restored = self.before.extract_if(.., |(title, before)| {
            rounds.iter().any(|now| now.title() == *title && is_same_round(now, before))
        });
        let restored: Vec<String> = restored.map(|(title, _)| title).collect();
        self.unexplained.retain_mut(|change| {
            change.results.retain(|of| !restored.contains(&of.round));
            change.results.iter().any(|of| begun.contains(&of.round))
        });
        self.forget_explained_rounds();
    }

    /// Whether a change needs a reason now.
    pub fn is_asking(&self, engine: &Engine) -> bool {
        self.question(engine).is_some()
    }

    /// The question for the changes that have no reason. `None` where every change has one, and while a count of each of the
    /// rounds is missing: then it waits until they are closed again.
    pub fn question(&self, engine: &Engine) -> Option<String> {
        if self.unexplained.is_empty() {
            return None;
        }
        let closed = closed_titles(engine);
        let asked: Vec<&UnexplainedChange> = self.unexplained.iter().filter(|change| change.is_of(&closed)).collect();
        let question = match &asked[..] {
            [] => return None,
            [only] => match (only.step_name.imported_file(), only.steps) {
                (Some(file), Some(_)) => texts::why_import_changes(file),
                (Some(file), None) => texts::why_undo_import(file),
                (None, _) => texts::why_this_change(&only.step_name.in_window()),
            },
            several => texts::why_these_changes(&several.len().to_string()),
        };
        let rounds = asked.iter().flat_map(|change| &change.results).map(|of| &of.round);
        let mut rounds: Vec<&str> = rounds.filter(|round| closed.contains(round)).map(String::as_str).collect();
        rounds.sort_unstable();
        rounds.dedup();
        let said = |title: &str| {
            let round = engine.book().rounds.iter().find(|round| round.title() == title);
            round.map_or_else(|| title.to_owned(), Round::title_in_window)
        };
        let said: Vec<String> = rounds.iter().copied().map(said).collect();
        Some(texts::finished(said.len(), &list_in_window(&said), &question))
    }

    /// Records `text` as the reason for every change that is asked about, and for further changes to the same results until
    /// others are changed or something is posted. Returns the reason as it was recorded.
    ///
    /// # Errors
    /// When the text has no letter. The question then stays open.
    pub fn answer(&mut self, engine: &mut Engine, text: &str) -> Result<&str, NoReasonGiven> {
        let reason = text.trim().to_owned();
        if !reason.chars().any(char::is_alphabetic) {
            return Err(NoReasonGiven);
        }
        let closed = closed_titles(engine);
        let asked: Vec<UnexplainedChange> = self.unexplained.extract_if(.., |change| change.is_of(&closed)).collect();
        let changes: Vec<u64> = asked.iter().map(|change| change.made).collect();
        engine.add_reason(&reason, &changes);
        self.forget_explained_rounds();
        let results = asked.into_iter().flat_map(|change| change.results).collect();
        Ok(&self.given.insert((reason, results)).0)
    }

    /// Leaves the changes that are asked about without a reason.
    pub fn decline(&mut self, engine: &Engine) {
        let closed = closed_titles(engine);
        self.unexplained.retain(|change| !change.is_of(&closed));
        self.forget_explained_rounds();
    }

    /// Forgets the earlier states of rounds that have no unexplained change any more.
    fn forget_explained_rounds(&mut self) {
        let unexplained = &self.unexplained;
        let has_change =
            |title: &str| unexplained.iter().flat_map(|change| &change.results).any(|of| of.round == title);
        self.before.retain(|(title, _)| has_change(title));
    }

    /// Forgets the reason that was given. After a posting, the next change is another correction.
    pub fn forget_reason(&mut self) {
        self.given = None;
    }
}

impl UnexplainedChange {
    /// Whether it changed one of these rounds.
    fn is_of(&self, titles: &[String]) -> bool {
        self.results.iter().any(|of| titles.contains(&of.round))
    }
}

impl ClosedRoundChange {
    /// Whether no closed round is changed.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty()
    }
}

/// Whether the round is again as it was before the change. Its name may differ, because a new name needs no reason. A round
/// that was posted in the meantime is not the same: the players have seen the changed results.
fn is_same_round(now: &Round, before: &Round) -> bool {
    *now == Round { name: now.name.clone(), ..before.clone() }
}

/// The titles of the closed rounds.
fn closed_titles(engine: &Engine) -> Vec<String> {
    let rounds = engine.book().rounds.iter().enumerate();
    rounds.filter(|(at, _)| engine.is_closed(RoundIx(*at))).map(|(_, round)| round.title()).collect()
}

impl Engine {
    /// Whether a round is closed, which means that a change to it needs a reason. It is finished, and it was
    /// posted or a later round has players. Imported results that are still compared with the figures of their file are
    /// closed only once they are posted here.
    pub fn is_closed(&self, at: RoundIx) -> bool {
        let Some(round) = self.book.round(at) else { return false };
        let any = |round: &Round, is: fn(&Seat) -> bool| round.boards.iter().flat_map(|b| b.seats.values()).any(is);
        let compared = !self.book.published_standings.is_empty() || any(round, |seat| seat.printed_score.is_some());
        let rounds = self.round_numbers().in_order();
        let mut later =
            rounds.iter().skip_while(|(_, of)| *of != at).skip(1).filter_map(|(_, of)| self.book.round(*of));
        let followed = !compared && later.any(|round| any(round, |seat| seat.player.is_some()));
        self.is_round_finished(at) && (round.posted.is_some() || followed)
    }

    /// The results of closed rounds that an edit overwrites. Filling an empty cell does not change a result, and neither does
    /// the answer to the question how a game ended.
    fn closed_results(&self, edit: &Edit) -> Vec<OverwrittenResults> {
        let mut results = edit.overwritten_results(&self.book, &|at| self.asks_for_the_end(at));
        results.retain(|of| self.is_closed(of.round()));
        results
    }

    /// The closed rounds in which an edit overwrites results, each once.
    pub fn closed_rounds(&self, edit: &Edit) -> Vec<RoundIx> {
        let mut rounds: Vec<RoundIx> = self.closed_results(edit).into_iter().map(OverwrittenResults::round).collect();
        rounds.sort_unstable();
        rounds.dedup();
        rounds
    }

    /// What an edit overwrites in closed rounds, which are as they are before it.
    pub fn closed_round_change(&self, edit: &Edit) -> ClosedRoundChange {
        let mut change = ClosedRoundChange::default();
        for of in self.closed_results(edit) {
            let Some(round) = self.book.round(of.round()) else { continue };
            let board = match of {
                OverwrittenResults::OfRound(_) => None,
                OverwrittenResults::OfBoard(BoardRef { board, .. }) => round.boards.get(board.0),
            };
            let results = ChangedResults { round: round.title(), board: board.map(|board| board.name.clone()) };
            if change.before.iter().all(|(title, _)| *title != results.round) {
                change.before.push((results.round.clone(), round.clone()));
            }
            if !change.results.contains(&results) {
                change.results.push(results);
            }
        }
        change
    }

    /// Undoes the last step, and returns its name with what needs a reason: only results that the players have seen on a posted
    /// sheet and that are not those of the sheet any more. To take back an entry that nobody has seen needs none.
    pub fn undo_with_change(&mut self) -> Option<(StepName, ClosedRoundChange)> {
        let edit = self.history().next_undo_edit()?;
        let closed = self.closed_rounds(edit);
        let mut change = self.closed_round_change(edit);
        let is_shown = |engine: &Engine, at: RoundIx| {
            engine.book.round(at).is_some_and(|round| round.posted.is_some()) && engine.outdated_posting(at).is_none()
        };
        let shown: Vec<RoundIx> = closed.into_iter().filter(|at| is_shown(self, *at)).collect();
        let step = self.undo()?;
        // What needed no reason when it was done, such as a year in an empty cell, needs none to be undone.
        let forwards = self.history().next_redo_edit().map(|edit| self.closed_rounds(edit)).unwrap_or_default();
        let outdated = shown.into_iter().filter(|at| !is_shown(self, *at));
        let asked = outdated.filter(|at| !self.is_closed(*at) || forwards.contains(at));
        let asked: Vec<String> = asked.filter_map(|at| self.book.round(at)).map(Round::title).collect();
        change.results.retain(|of| asked.contains(&of.round));
        change.before.retain(|(title, _)| asked.contains(title));
        Some((step, change))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Board, BoardField, BoardRef, Book, CellEntry, Ending, EventField, Power, SeatField, Year};

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
        for (power, centres) in Power::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 1]) {
            engine.apply("count", count(0, power, centres)).unwrap();
        }
        engine
    }

    fn post(engine: &mut Engine, moment: &str) {
        engine.record_posting(engine.posting_snapshot(moment)).unwrap();
    }

    /// Makes a change as the window does.
    fn change(engine: &mut Engine, reasons: &mut ChangeReasons, what: &str, edit: Edit) {
        let change = engine.closed_round_change(&edit);
        engine.apply_with_reason(what, reasons.reason_for(&change), edit).unwrap();
        reasons.add_change(engine.history(), change, what.into(), false);
        reasons.drop_settled(engine);
    }

    #[test]
    fn a_round_is_closed_when_its_games_are_over_and_the_next_begins_or_it_was_posted() {
        let mut engine = engine();
        let change = count(0, Power::France, 7);
        assert!(engine.closed_rounds(&change).is_empty());
        let seated = engine.book().edit_to_seat(BoardRef::new(1, 0).seat(Power::Italy), "Player 3");
        engine.apply("seat", seated).unwrap();
        assert_eq!(engine.closed_rounds(&change), [RoundIx(0)]);
        assert!(engine.closed_rounds(&count(1, Power::Italy, 4)).is_empty());
        engine.undo();
        assert!(engine.closed_rounds(&change).is_empty());
        post(&mut engine, "2006-08-12 14:05");
        assert_eq!(engine.closed_rounds(&Edit::Batch(vec![change.clone(), change])), [RoundIx(0)]);
    }

    #[test]
    fn a_round_that_undo_has_emptied_is_not_asked_about() {
        let (mut engine, mut reasons) = (engine(), ChangeReasons::default());
        post(&mut engine, "2006-08-12 14:05");
        for _ in Power::ALL {
            let (step, change) = engine.undo_with_change().unwrap();
            reasons.add_change(engine.history(), change, step, true);
        }
        assert!(!reasons.is_asking(&engine), "the round is not finished any more");
        for (power, centres) in Power::ALL.into_iter().zip([7, 8, 6, 5, 4, 3, 1]) {
            engine.apply("count", count(0, power, centres)).unwrap();
        }
        assert!(reasons.is_asking(&engine), "the posted counts were taken back, and are others now");
        for _ in Power::ALL {
            engine.undo().unwrap();
        }
        reasons.drop_settled(&engine);
        for _ in Power::ALL {
            engine.redo().unwrap();
        }
        assert!(!reasons.is_asking(&engine), "the round was empty");
    }

    #[test]
    fn a_round_that_is_again_as_it_was_is_not_asked_about() {
        let (mut engine, mut reasons) = (engine(), ChangeReasons::default());
        post(&mut engine, "2006-08-12 14:05");
        for _ in 0..3 {
            let (step, change) = engine.undo_with_change().unwrap();
            reasons.add_change(engine.history(), change, step, true);
        }
        for _ in 0..3 {
            engine.redo().unwrap();
        }
        reasons.drop_settled(&engine);
        assert!(!reasons.is_asking(&engine), "three steps were taken back and done again");
        change(&mut engine, &mut reasons, "count", count(0, Power::France, 7));
        change(&mut engine, &mut reasons, "count", count(0, Power::Italy, 5));
        assert!(reasons.is_asking(&engine));
        change(&mut engine, &mut reasons, "count", count(0, Power::Italy, 4));
        change(&mut engine, &mut reasons, "count", count(0, Power::France, 6));
        assert!(!reasons.is_asking(&engine), "the old counts were typed again");
        change(&mut engine, &mut reasons, "count", count(0, Power::France, 7));
        assert_eq!(reasons.answer(&mut engine, "misread"), Ok("misread"));
        reasons.forget_reason();
        change(&mut engine, &mut reasons, "count", count(0, Power::France, 6));
        assert!(reasons.is_asking(&engine), "the last state with a reason is another one");
    }

    #[test]
    fn a_count_that_was_posted_needs_a_reason_also_where_it_is_taken_back() {
        let (mut engine, mut reasons) = (engine(), ChangeReasons::default());
        post(&mut engine, "2006-08-12 14:05");
        change(&mut engine, &mut reasons, "count", count(0, Power::France, 7));
        post(&mut engine, "2006-08-12 15:10");
        change(&mut engine, &mut reasons, "count", count(0, Power::France, 6));
        assert!(reasons.is_asking(&engine));
    }

    #[test]
    fn the_end_of_a_game_needs_a_reason_unless_it_was_asked_for() {
        let mut engine = engine();
        post(&mut engine, "2006-08-12 14:05");
        let at = BoardRef::new(0, 0);
        let ended = |ending| Edit::Board(at.first_id(), BoardField::Ending(ending));
        // The rules ask for nothing: the game is over, and an abandoned one has other scores.
        assert_eq!(engine.closed_rounds(&ended(Ending::Abandoned)), [RoundIx(0)]);
        assert!(engine.closed_rounds(&ended(Ending::Played)).is_empty(), "nothing changes");
        engine.apply("rules", Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
        engine.apply("year", Edit::Board(at.first_id(), BoardField::EndYear(CellEntry::Value(Year(1906))))).unwrap();
        assert!(engine.asks_for_the_end(at));
        assert!(engine.closed_rounds(&ended(Ending::Abandoned)).is_empty());
        engine.apply("ending", ended(Ending::Abandoned)).unwrap();
        assert_eq!(engine.closed_rounds(&ended(Ending::Played)), [RoundIx(0)]);
        engine.undo();
        // A drawn game is known.
        engine.apply("draw", engine.book().agreed_draw_edit(at).unwrap()).unwrap();
        assert_eq!(engine.closed_rounds(&ended(Ending::Abandoned)), [RoundIx(0)]);
    }

    #[test]
    fn a_change_to_a_closed_round_is_asked_about_once_and_an_undo_takes_the_question_back() {
        let (mut engine, mut reasons) = (engine(), ChangeReasons::default());
        change(&mut engine, &mut reasons, "count", count(0, Power::France, 6));
        assert_eq!(reasons.question(&engine), None, "the round is not closed yet");
        post(&mut engine, "2006-08-12 14:05");
        change(&mut engine, &mut reasons, "centres of France", count(0, Power::France, 7));
        assert_eq!(
            reasons.question(&engine).as_deref(),
            Some("Round 1 is finished. Why this change (centres of France)?")
        );
        change(&mut engine, &mut reasons, "centres of Italy", count(0, Power::Italy, 4));
        assert_eq!(
            reasons.question(&engine).as_deref(),
            Some("Round 1 is finished. Why did you make these 2 changes?")
        );
        engine.undo();
        assert!(reasons.drop_undone(engine.history()) && reasons.is_asking(&engine));
        engine.undo();
        assert!(reasons.drop_undone(engine.history()) && !reasons.is_asking(&engine));
        assert!(!reasons.drop_undone(engine.history()));
    }

    #[test]
    fn a_question_waits_while_the_round_is_not_finished_any_more() {
        let (mut engine, mut reasons) = (engine(), ChangeReasons::default());
        post(&mut engine, "2006-08-12 14:05");
        let blank =
            Edit::Seat(BoardRef::new(0, 0).seat(Power::France).first_id(), SeatField::Centres(CellEntry::Blank));
        change(&mut engine, &mut reasons, "centres of France", blank);
        assert_eq!(reasons.question(&engine), None, "the round is not finished any more");
        reasons.decline(&engine);
        change(&mut engine, &mut reasons, "centres of France", count(0, Power::France, 7));
        assert_eq!(
            reasons.question(&engine).as_deref(),
            Some("Round 1 is finished. Why this change (centres of France)?")
        );
        assert_eq!(reasons.answer(&mut engine, "misread"), Ok("misread"));
        assert!(!reasons.is_asking(&engine));
    }

    #[test]
    fn a_reason_holds_for_its_rounds_until_something_is_posted() {
        let (mut engine, mut reasons) = (engine(), ChangeReasons::default());
        post(&mut engine, "2006-08-12 14:05");
        change(&mut engine, &mut reasons, "count", count(0, Power::France, 7));
        assert_eq!(reasons.answer(&mut engine, " 7 "), Err(NoReasonGiven));
        assert!(reasons.is_asking(&engine));
        assert_eq!(reasons.answer(&mut engine, " misread "), Ok("misread"));
        change(&mut engine, &mut reasons, "count", count(0, Power::France, 8));
        assert!(!reasons.is_asking(&engine), "the reason holds for the round");
        assert_eq!(reasons.reason_for(&engine.closed_round_change(&count(0, Power::France, 9))), "misread");
        // Another change may have another reason.
        let given = engine.closed_round_change(&count(0, Power::France, 9)).results;
        let mut again = ChangeReasons { given: Some(("misread".into(), given)), ..ChangeReasons::default() };
        change(&mut engine, &mut again, "centres of Italy", count(0, Power::Italy, 5));
        assert!(!again.is_asking(&engine) && again.can_ask_again());
        again.ask_again();
        assert_eq!(
            again.question(&engine).as_deref(),
            Some("Round 1 is finished. Why this change (centres of Italy)?")
        );
        assert_eq!(again.answer(&mut engine, "recount"), Ok("recount"));
        let mut other = engine.closed_round_change(&count(0, Power::France, 9));
        other.results.push(ChangedResults { round: "Round 2".into(), board: Some("A".into()) });
        assert_eq!(reasons.reason_for(&other), "", "not for another round");
        assert_eq!(reasons.reason_for(&ClosedRoundChange::default()), "", "a change to an open round has no reason");
        reasons.forget_reason();
        change(&mut engine, &mut reasons, "count", count(0, Power::France, 9));
        assert!(reasons.is_asking(&engine));
        reasons.decline(&engine);
        assert!(!reasons.is_asking(&engine));
    }
}
