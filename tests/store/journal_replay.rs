//! Random actions on a book. Undoing all of them restores the first bytes, and redoing them the last. The journal
//! restores the book with its history, and the history gives the book after each step.

use std::path::Path;
use std::sync::Arc;

use crate::common::simulated_disk::SimulatedDisk;
use jiff::Timestamp;
use proptest::collection::vec;
use proptest::prelude::*;
use topboard::book::{
    Board, BoardField, BoardIx, BoardRef, Book, CellAddress, CellEntry, Edit, Ending, EventField, Person, PersonField,
    Power, Round, RoundField, RoundIx, RoundPosting, ScoreRuling, SeatColumn, SeatField, StepName, UnplacedCell, Year,
};
use topboard::engine::Engine;
use topboard::history::{History, HistoryEntry};
use topboard::store::{self, BookStore, JournalMode};

const PATH: &str = "/hall/con.topboard";

/// An action of a user. Its numbers select parts of the book as it is at that moment.
#[derive(Clone, Debug)]
enum UserAction {
    ApplyEdits(Vec<(u8, [u8; 4], String)>),
    ExtendLastStep(String),
    Undo(u8),
    Redo(u8),
    /// Records that this number of rounds was posted.
    Post(u8, u32),
    Save,
}

fn user_action() -> impl Strategy<Value = UserAction> {
    let part = || (0..19_u8, any::<[u8; 4]>(), "[a-zé0-9 ?“]{0,6}");
    prop_oneof![
        8 => vec(part(), 1..2).prop_map(UserAction::ApplyEdits),
        2 => vec(part(), 2..5).prop_map(UserAction::ApplyEdits),
        1 => "[a-z]{1,4}".prop_map(UserAction::ExtendLastStep),
        2 => (1..6_u8).prop_map(UserAction::Undo),
        1 => (1..4_u8).prop_map(UserAction::Redo),
        2 => (any::<u8>(), any::<u32>()).prop_map(|(rounds, print)| UserAction::Post(rounds, print)),
        1 => Just(UserAction::Save),
    ]
}

/// An edit of this kind. It may refer to missing parts of the book, as a wrong script would.
fn edit(book: &Book, kind: u8, [a, b, c, d]: [u8; 4], text: &str) -> Edit {
    let round = RoundIx(usize::from(a) % (book.rounds.len() + 1));
    let boards = book.round(round).map_or(0, |round| round.boards.len());
    let board = BoardRef { round, board: BoardIx(usize::from(b) % (boards + 1)) };
    let (position, board, at) = (book.new_board_position(board), book.board_id(board), board);
    let seat = at.seat(Power::ALL[usize::from(c) % 7]);
    let person = book.people.get(usize::from(d) % (book.people.len() + 1)).map(|person| person.id);
    let year = Year(1901 + u16::from(d % 4));
    match kind {
        0 => Edit::Event(EventField::Name(text.into())),
        1 => Edit::Event(EventField::System((!text.is_empty()).then(|| text.into()))),
        2 | 3 => Edit::AddPerson {
            position: usize::from(a) % (book.people.len() + 2),
            person: Person::new(book.next_person_id(), text),
        },
        4 => person.map_or(Edit::Systems(vec![text.into()]), Edit::RemovePerson),
        5 => person.map_or(Edit::Systems(Vec::new()), |id| Edit::Person(id, PersonField::Name(text.into()))),
        6 => Edit::AddRound { position: round, round: Round { name: text.into(), ..Round::default() } },
        7 => Edit::RemoveRound(book.round_id(round)),
        8 => Edit::Round(book.round_id(round), RoundField::Note(text.into())),
        9 | 10 => Edit::AddBoard { position, board: Box::new(Board::new(text)) },
        11 => Edit::RemoveBoard(board),
        12 => Edit::Board(board, BoardField::EndYear(CellEntry::parse(text))),
        13 => Edit::Board(board, BoardField::Ending(Ending::Conceded(seat.power))),
        14 => book.edit_to_enter_count(seat, year, CellEntry::parse(text)),
        15 => Edit::RemoveChart(board, year),
        16 => book.edit_to_seat(seat, text),
        17 => Edit::Seat(
            book.seat_id(seat),
            SeatField::Ruling(Some(Box::new(ScoreRuling { score: f64::from(a) / 7.0, reason: text.into() }))),
        ),
        _ if d.is_multiple_of(8) => {
            let cell = UnplacedCell { file: "f".into(), sheet: "s".into(), cell: "C14".into(), text: text.into() };
            Edit::UnplacedCells(vec![cell; usize::from(a % 3)])
        }
        _ => Edit::Seat(book.seat_id(seat), SeatField::Centres(CellEntry::parse(text))),
    }
}

/// Checks that the cell of the newest history entry has the new value of the entry. A step with several entries is not
/// checked, because a later change may have moved an earlier cell.
fn check_newest(lines: &[HistoryEntry], book: &Book) {
    let Some(newest) = lines.last() else { return };
    let before = lines.iter().rev().nth(1);
    if before.is_some_and(|line| line.steps_after == newest.steps_after) {
        return;
    }
    let change = &newest.change;
    let value = match change.address {
        CellAddress::Event if change.field == "name" => book.event.name.clone(),
        CellAddress::Round(at) if change.field == "note" => book.round(at).unwrap().note.clone(),
        CellAddress::Round(at) if change.field == "posted" => {
            book.round(at).unwrap().posted.as_ref().unwrap().time.clone()
        }
        CellAddress::Seat(seat, SeatColumn::Centres) => {
            book.board(seat.board).unwrap().seats[seat.power].centres.to_string()
        }
        CellAddress::Seat(seat, SeatColumn::Player) => {
            book.name_of(book.board(seat.board).unwrap().seats[seat.power].player).to_owned()
        }
        CellAddress::Seat(seat, SeatColumn::Chart(year)) => {
            let chart = book.board(seat.board).unwrap().charts.iter().find(|chart| chart.year == year);
            chart.map(|chart| chart.centres[seat.power].to_string()).unwrap_or_default()
        }
        _ => return,
    };
    assert_eq!(change.new, value, "{newest:?}");
}

fn bytes(engine: &Engine) -> Vec<u8> {
    store::book_to_bytes(Path::new(PATH), engine.book()).unwrap()
}

/// Undoes every step. Returns the labels of the steps and the bytes of the book.
fn undo_all(engine: &mut Engine) -> (Vec<StepName>, Vec<u8>) {
    let steps = std::iter::from_fn(|| engine.undo()).collect();
    (steps, bytes(engine))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn undo_redo_and_the_journal_lead_to_the_same_book(user_actions in vec(user_action(), 1..40)) {
        let disk = SimulatedDisk::with_folders(&["/", "/hall", "/home"]);
        disk.put(PATH, &store::book_to_bytes(Path::new(PATH), &Book::default()).unwrap());
        let book_store = BookStore::new(Arc::new(disk), Some("/home/topboard".into()));
        let opened = book_store.open(Path::new(PATH)).unwrap();
        let JournalMode::Writing(mut writer) = opened.journal_mode else { panic!("the book is not locked") };
        let mut engine = Engine::new(Book::default());
        engine.record_edits();
        let mut history = History::new(Book::default());
        let mut states = vec![(0, Book::default())];
        for (at, user_action) in user_actions.into_iter().enumerate() {
            match user_action {
                UserAction::ApplyEdits(parts) => {
                    let mut after = engine.book().clone();
                    let mut batch = Vec::new();
                    for (kind, numbers, text) in parts {
                        let edit = edit(&after, kind, numbers, &text);
                        let json = serde_json::to_string(&edit).unwrap();
                        prop_assert_eq!(&serde_json::from_str::<Edit>(&json).unwrap(), &edit);
                        if after.apply(edit.clone()).is_ok() {
                            batch.push(edit);
                        }
                    }
                    engine.apply(format!("{} edits", batch.len()), Edit::Batch(batch)).unwrap();
                }
                UserAction::ExtendLastStep(text) => engine.extend_last_step(Edit::Systems(vec![text])).unwrap(),
                UserAction::Undo(times) => drop((0..times).map_while(|_| engine.undo()).count()),
                UserAction::Redo(times) => drop((0..times).map_while(|_| engine.redo()).count()),
                UserAction::Post(rounds, checksum) => {
                    let rounds = (0..engine.book().rounds.len()).take(usize::from(rounds % 4));
                    let posted = Some(RoundPosting { time: format!("14:{at}"), checksum });
                    let posted = |at| Edit::Round(engine.book().round_id(RoundIx(at)), RoundField::Posted(posted.clone()));
                    let edits = rounds.map(posted);
                    engine.apply_without_undo("posting", Edit::Batch(edits.collect())).unwrap();
                }
                UserAction::Save => {
                    book_store.saver(&writer).save(Path::new(PATH), engine.book()).unwrap();
                }
            }
            let recorded = engine.take_recorded_edits();
            history.add(Timestamp::UNIX_EPOCH, "ann", &recorded);
            writer.append(recorded);
            states.push((history.len(), engine.book().clone()));
            check_newest(history.entries(), engine.book());
            prop_assert_eq!(&history.book_after(history.len()), engine.book());
            // The updated problems are the same as newly computed ones.
            let recomputed = Engine::new(engine.book().clone());
            prop_assert_eq!(engine.problems(), recomputed.problems());
        }
        drop(writer);

        let opened = book_store.open(Path::new(PATH)).unwrap();
        for (steps, state) in &states {
            prop_assert_eq!(&opened.history.book_after(*steps), state, "after {} steps", steps);
        }
        prop_assert_eq!(opened.history.len(), history.len());
        let mut again = Engine::with_history(opened.book, opened.undo_history);
        prop_assert_eq!(bytes(&again), bytes(&engine), "{:?}", opened.notices);
        while let Some(what) = again.redo() {
            prop_assert_eq!(engine.redo(), Some(what));
        }
        prop_assert_eq!(engine.redo(), None);
        let last = engine.book().clone();
        prop_assert_eq!(undo_all(&mut again), undo_all(&mut engine));
        prop_assert_eq!(engine.book(), &Book::default(), "after undoing everything the book is as at first");
        while engine.redo().is_some() {}
        prop_assert_eq!(engine.book(), &last, "after redoing everything the book is as at last");
    }
}
