//! `topboard score --posted`: the problems are those of the whole book, and none of them reveals a round that is held back.

use std::fs;
use std::path::Path;
use std::process::Command;

use topboard::book::{
    AttendanceEntry, AttendanceStatus, Board, BoardRef, Book, CellEntry, Edit, PersonField, Power, Round, RoundField,
    RoundIx, SeatField,
};
use topboard::store;

const NAMES: [&str; 7] = ["Ann", "Tom Haver", "Cleo", "Dan", "Eve", "Finn", "Gus"];

/// A round of two boards. Ann plays on both of them, as the attendance says. “Tom Havre” is somebody else than “Tom Haver”.
/// The scores come from another file, whose boards have no last year. A second round is played, and is held back.
fn book() -> Book {
    let mut book = Book::default();
    book.event.rules = "WDC 2006".into();
    for (round, name) in ["1", "2"].into_iter().enumerate() {
        book.rounds.push(Round {
            name: name.into(),
            boards: vec![Board::new("A"), Board::new("B")],
            scores_released: (round == 1).then_some(false),
            ..Round::default()
        });
        for board in 0..2 {
            for (at, power) in Power::ALL.into_iter().enumerate() {
                let other = ["Ann", "Hal", "Ida", "Joe", "Kim", "Leo", "Tom Havre"];
                let name = if board == 0 { NAMES[at] } else { other[(at + 1) % 7] };
                let seat = BoardRef::new(round, board).seat(power);
                book.apply(book.edit_to_seat(seat, name)).unwrap();
                let count = [10, 8, 6, 4, 3, 2, 1][at];
                book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
                book.apply(Edit::Seat(seat.first_id(), SeatField::PrintedScore(Some(10.0)))).unwrap();
            }
        }
        let ann = AttendanceEntry::new(book.find_person("Ann").unwrap().id, AttendanceStatus::TwoBoards);
        book.apply(Edit::Round(RoundIx(round).first_id(), RoundField::Attendance(vec![ann]))).unwrap();
    }
    let [haver, havre] = ["Tom Haver", "Tom Havre"].map(|name| book.find_person(name).unwrap().id);
    book.apply(Edit::Person(havre, PersonField::DifferentFrom(vec![haver]))).unwrap();
    book
}

/// The output, the messages and the exit code of `score --posted`.
fn score_posted(book: &Book) -> (String, String, i32) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    fs::write(&path, store::book_to_bytes(Path::new("con.topboard"), book).unwrap()).unwrap();
    let run = Command::new(env!("CARGO_BIN_EXE_topboard")).arg("score").arg(&path).arg("--posted").output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&run.stdout), text(&run.stderr), run.status.code().unwrap())
}

#[test]
fn what_the_posted_part_leaves_out_raises_no_problems() {
    let (out, err, code) = score_posted(&book());
    assert!(out.contains("Round 1, board A") && !out.contains("Round 2, board A"), "{out}");
    for wrong in ["sits twice", "looks like", "last year"] {
        assert!(!err.contains(wrong), "{err}");
    }
    assert_eq!(code, 0, "{err}");
}

#[test]
fn problems_of_the_posted_part_are_told_and_those_of_a_round_held_back_are_not() {
    let mut book = book();
    let too_many = |round: usize| {
        Edit::Seat(BoardRef::new(round, 0).seat(Power::Italy).first_id(), SeatField::Centres(CellEntry::Value(17)))
    };
    book.apply(too_many(1)).unwrap();
    let (_, err, code) = score_posted(&book);
    assert!(!err.contains("centres") && !err.contains("Round 2, board"), "{err}");
    assert_eq!(code, 0);
    book.apply(too_many(0)).unwrap();
    let (_, err, code) = score_posted(&book);
    assert!(err.contains("Round 1, board A: 48 centres") && !err.contains("Round 2, board"), "{err}");
    assert_eq!(code, 1);
}
