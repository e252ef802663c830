//! What hangs on the notice board, and whether it still says what the book says.

use serde::Serialize;

use super::Engine;
use crate::book::{Board, BoardField, BoardRef, Book, Edit, Posted, Power, Round, RoundIx, Seat, SeatField, Stage};
use crate::scoring::Scores;
use crate::standings::is_held_back;

impl Engine {
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

    /// The closed rounds that an edit changes, each once. To fill a cell that is empty is no change of a result.
    pub fn closed_rounds(&self, edit: &Edit) -> Vec<RoundIx> {
        let mut rounds = Vec::new();
        overwritten(&self.book, edit, &mut rounds);
        rounds.sort_unstable();
        rounds.dedup();
        rounds.retain(|at| self.is_closed(*at));
        rounds
    }

    /// What a workbook of the event as it is now shows of every round with a result that may be posted, by the round's
    /// name.
    pub fn postings(&self, moment: &str) -> Vec<(String, Posted)> {
        let rounds = self.book.rounds.iter().enumerate().map(|(at, round)| (RoundIx(at), round));
        rounds
            .filter(|(at, _)| !is_held_back(&self.book, &self.rules, *at) && self.has_result(*at))
            .map(|(at, round)| {
                let print = print_of(&self.book, &self.scores, at);
                (round.name.clone(), Posted { at: moment.to_owned(), print })
            })
            .collect()
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
        (0..boards).map(move |board| self.stage(BoardRef::new(at.0, board)))
    }
}

/// The rounds of which an edit writes over something.
fn overwritten(book: &Book, edit: &Edit, rounds: &mut Vec<RoundIx>) {
    match edit {
        Edit::Batch(edits) => edits.iter().for_each(|edit| overwritten(book, edit, rounds)),
        Edit::Book(_) => rounds.extend((0..book.rounds.len()).map(RoundIx)),
        edit if fills(book, edit) => {}
        edit => rounds.extend(edit.rounds()),
    }
}

/// Whether an edit writes only where nothing is.
fn fills(book: &Book, edit: &Edit) -> bool {
    match edit {
        Edit::AddChart(..) => true,
        Edit::Count(at, year, _) => {
            let charts = book.board(at.board).map(|board| board.charts.as_slice()).unwrap_or_default();
            charts.iter().find(|chart| chart.year == *year).is_none_or(|chart| chart.centres[at.power].is_blank())
        }
        Edit::Board(at, BoardField::Ended(_)) => book.board(*at).is_none_or(|board| board.ended.is_blank()),
        Edit::Seat(at, field) => book.seat(*at).is_none_or(|seat| match field {
            SeatField::Player(_) => seat.player.is_none(),
            SeatField::Centres(_) => seat.centres.is_blank(),
            SeatField::Out(_) => seat.out.is_blank(),
            SeatField::InDraw(_) => seat.in_draw.is_none(),
            SeatField::MissedMoves(_) => seat.missed_moves.is_blank(),
            SeatField::MissedWinters(_) => seat.missed_winters.is_blank(),
            _ => false,
        }),
        _ => false,
    }
}

/// When the sheet of this round was posted that says something else by now.
pub(super) fn superseded<'a>(book: &'a Book, scores: &Scores, at: RoundIx) -> Option<&'a str> {
    let posted = book.round(at)?.posted.as_ref()?;
    (posted.print != print_of(book, scores, at)).then_some(posted.at.as_str())
}

/// A checksum of what the sheet of a round shows: its title, its own system and its note; of every board the name, how it
/// ended, the charts, the proposed draws and the system's columns; of every seat the name, the counts, what was missed, the
/// scores, the director's reason, and what is remarked of it.
///
/// Left out is what says nothing of the games: the event's name above it, the paper and the lay-out, that it is held back or
/// replaces another, and the scores an imported file printed, whose column is hidden. What the system gives is taken at six
/// decimals: more than are shown, and what differs behind them is no other score.
fn print_of(book: &Book, scores: &Scores, at: RoundIx) -> u32 {
    let Some(round) = book.round(at) else { return 0 };
    let mut print = Print::default();
    print.text(&round.name);
    print.text(&round.note);
    print.some(round.system.as_deref(), str::to_owned);
    for (position, board) in round.boards.iter().enumerate() {
        print.board(book, scores, BoardRef::new(at.0, position), board);
    }
    print.0.finalize()
}

/// A checksum of texts, each told from the next.
#[derive(Default)]
struct Print(crc32fast::Hasher);

impl Print {
    fn text(&mut self, text: &str) {
        // How long it is stands before it, so that two texts are never taken for two others.
        self.0.update(&(text.len() as u64).to_le_bytes());
        self.0.update(text.as_bytes());
    }

    /// What may be there or not.
    fn some<T>(&mut self, value: Option<T>, text: impl Fn(T) -> String) {
        self.list(value, text);
    }

    fn number(&mut self, value: Option<f64>) {
        // A nothing below zero is the same nothing.
        self.some(value, |value| format!("{:.0}", (value * 1e6).round() + 0.0));
    }

    /// As they are kept in files, so that another version of the program comes to the same.
    fn kept<T: Serialize>(&mut self, items: impl IntoIterator<Item = T>) {
        self.list(items, |item| serde_json::to_string(&item).unwrap_or_default());
    }

    /// So many, each in one text.
    fn list<T>(&mut self, items: impl IntoIterator<Item = T>, text: impl Fn(T) -> String) {
        for item in items {
            self.text(&text(item));
        }
        self.0.update(&[0xff]);
    }

    fn board(&mut self, book: &Book, scores: &Scores, at: BoardRef, board: &Board) {
        self.text(&board.name);
        self.text(&board.ended.to_string());
        self.kept([board.ending]);
        self.some(board.system.as_deref(), str::to_owned);
        self.some(board.top.then_some("top"), str::to_owned);
        self.kept(&board.proposals);
        for chart in &board.charts {
            self.text(&chart.year.to_string());
            self.list(chart.centres.values(), ToString::to_string);
        }
        let computed = scores.board(at);
        if let Some(computed) = computed {
            self.list(&computed.system.columns, |column| column.name.clone());
        }
        for power in Power::ALL {
            self.seat(book, &board.seats[power]);
            for column in 0..computed.map_or(0, |computed| computed.system.columns.len()) {
                self.number(computed.and_then(|computed| computed.column(column, power)));
            }
        }
    }

    fn seat(&mut self, book: &Book, seat: &Seat) {
        let name = |id| book.name_of(Some(id)).to_owned();
        self.text(book.name_of(seat.player));
        self.text(&seat.centres.to_string());
        self.text(&seat.out.to_string());
        self.some(seat.in_draw, |member| member.to_string());
        self.text(&seat.missed_moves.to_string());
        self.text(&seat.missed_winters.to_string());
        self.number(seat.ruling.as_ref().map(|ruling| ruling.score));
        self.some(seat.ruling.as_ref(), |ruling| ruling.reason.clone());
        self.list(&seat.substitutes, |substitute| format!("{} {}", name(substitute.player), substitute.from));
        self.some(seat.scores_for, name);
        self.kept(&seat.penalties);
        self.kept(&seat.cards);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::{Ending, Entry, EventField, Override, RoundField, Severity, Year};

    fn count(round: usize, power: Power, centres: u16) -> Edit {
        Edit::Seat(BoardRef::new(round, 0).seat(power), SeatField::Centres(Entry::Value(centres)))
    }

    /// Two rounds of a board each; of the first all counts are there.
    fn engine() -> Engine {
        let mut book = Book::default();
        book.event.rules = "EuroDipCon 4".into();
        for name in ["1", "2"] {
            book.rounds.push(Round { name: name.into(), boards: vec![Board::named("A")], ..Round::default() });
        }
        for (at, power) in Power::ALL.into_iter().enumerate() {
            let seated = book.seat_named(BoardRef::new(0, 0).seat(power), &format!("Player {at}"));
            book.apply(seated).unwrap();
        }
        let mut engine = Engine::new(book);
        for (power, centres) in Power::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 1]) {
            engine.apply("count", count(0, power, centres)).unwrap();
        }
        engine
    }

    fn post(engine: &mut Engine, moment: &str) {
        for (name, posted) in engine.postings(moment) {
            let at = engine.book().rounds.iter().position(|round| round.name == name).unwrap();
            engine.note("posting", Edit::Round(RoundIx(at), RoundField::Posted(Some(posted)))).unwrap();
        }
    }

    #[test]
    fn a_round_is_closed_when_its_games_are_over_and_the_next_begins_or_it_was_posted() {
        let mut engine = engine();
        let change = count(0, Power::France, 7);
        assert!(engine.closed_rounds(&change).is_empty());
        let seated = engine.book().seat_named(BoardRef::new(1, 0).seat(Power::Italy), "Player 3");
        engine.apply("seat", seated).unwrap();
        assert_eq!(engine.closed_rounds(&change), [RoundIx(0)]);
        assert!(engine.closed_rounds(&count(1, Power::Italy, 4)).is_empty());
        engine.undo();
        assert!(engine.closed_rounds(&change).is_empty());
        post(&mut engine, "2006-08-12 14:05");
        assert_eq!(engine.closed_rounds(&Edit::Batch(vec![change.clone(), change])), [RoundIx(0)]);
    }

    #[test]
    fn a_posted_sheet_is_superseded_until_it_says_the_same_again() {
        let mut engine = engine();
        post(&mut engine, "2006-08-12 14:05");
        assert_eq!((engine.superseded(RoundIx(0)), engine.superseded(RoundIx(1))), (None, None));
        assert!(engine.problems().is_empty(), "{:?}", engine.problems());
        engine.apply("count", Edit::Batch(vec![count(0, Power::France, 5), count(0, Power::Germany, 6)])).unwrap();
        assert_eq!(engine.superseded(RoundIx(0)), Some("2006-08-12 14:05"));
        let told = &engine.problems()[0];
        assert_eq!(told.severity, Severity::Remark);
        assert!(told.what.contains("posted 2006-08-12 14:05"), "{}", told.what);
        engine.undo();
        assert!(engine.superseded(RoundIx(0)).is_none() && engine.problems().is_empty());
        engine.redo();
        post(&mut engine, "2006-08-12 15:00");
        assert!(engine.superseded(RoundIx(0)).is_none() && engine.problems().is_empty());
    }

    #[test]
    fn whatever_the_sheet_shows_belongs_to_what_was_posted() {
        let france = BoardRef::new(0, 0).seat(Power::France);
        let mut engine = engine();
        engine.apply("chart", engine.book().count_in(france, Year(1903), Entry::Value(6))).unwrap();
        post(&mut engine, "2006-08-12 14:05");
        let ruling = Override { score: engine.score(france).unwrap(), reason: "by ruling".into() };
        let shown = [
            engine.book().count_in(france, Year(1903), Entry::Value(7)),
            engine.book().count_in(france, Year(1904), Entry::Value(6)),
            Edit::Seat(france, SeatField::MissedMoves(Entry::Value(1))),
            Edit::Seat(france, SeatField::MissedWinters(Entry::Value(1))),
            Edit::Seat(france, SeatField::Ruling(Some(ruling))),
            Edit::Board(france.board, BoardField::Ended(Entry::Value(Year(1909)))),
            Edit::Board(france.board, BoardField::Ending(Ending::Conceded(Power::Austria))),
            Edit::Board(france.board, BoardField::System(Some("CDiplo 100".into()))),
            Edit::Round(RoundIx(0), RoundField::Note("Board A played late.".into())),
            Edit::Round(RoundIx(0), RoundField::System(Some("CDiplo 100".into()))),
        ];
        for edit in shown {
            engine.apply("a correction", edit.clone()).unwrap();
            assert!(engine.superseded(RoundIx(0)).is_some(), "{edit:?}");
            assert!(engine.problems().iter().any(|told| told.what.contains("has changed since")), "{edit:?}");
            engine.undo();
            assert!(engine.superseded(RoundIx(0)).is_none() && engine.problems().is_empty(), "{edit:?}");
        }
        engine.apply("printed", Edit::Seat(france, SeatField::Printed(Some(1.0)))).unwrap();
        engine.apply("name", Edit::Event(EventField::Name("Con".into()))).unwrap();
        assert!(engine.superseded(RoundIx(0)).is_none(), "no sheet for the wall shows it");
    }

    #[test]
    fn a_count_that_changes_every_score_of_the_event_supersedes_every_posted_round() {
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
        assert!(engine.superseded(RoundIx(0)).is_some(), "no count of it was touched");
        assert!(engine.problems().iter().any(|told| told.what.starts_with("Round 1 was posted")));
        while engine.undo().is_some() {
            same(&engine);
        }
        while engine.redo().is_some() {
            same(&engine);
        }
    }
}
