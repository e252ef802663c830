//! Tests of the engine: scores, standings and problems follow every edit.

use super::*;
use crate::book::fields::BoardColumn;
use crate::book::{CellAddress, CellEntry, Ending, EventField, Power, Round, SeatField, Year};
use crate::figures::format_rounded;

fn engine() -> Engine {
    let mut book = Book::default();
    book.event.rules = "EDC 2015".into();
    book.rounds.push(Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() });
    let at = BoardRef::new(0, 0);
    for (n, power) in Power::ALL.into_iter().enumerate() {
        book.apply(book.edit_to_seat(at.seat(power), &format!("Player {n}"))).unwrap();
    }
    Engine::new(book)
}

fn count(engine: &mut Engine, power: Power, centres: u16) {
    let at = BoardRef::new(0, 0).seat(power);
    engine.apply("count", Edit::Seat(at, SeatField::Centres(CellEntry::Value(centres)))).unwrap();
}

#[test]
fn scores_and_standings_follow_every_edit_and_undo() {
    let mut engine = engine();
    assert!(engine.standings().rows.is_empty());
    for (power, centres) in Power::ALL.into_iter().zip([11, 8, 8, 4, 2, 1, 0]) {
        count(&mut engine, power, centres);
    }
    let turkey = BoardRef::new(0, 0).seat(Power::Turkey);
    assert_eq!(engine.score(turkey), None);
    assert_eq!(engine.problems().len(), 1);
    assert!(engine.problems()[0].message.contains("the year of elimination"), "{:?}", engine.problems());
    engine.apply("out", Edit::Seat(turkey, SeatField::Eliminated(CellEntry::Value(Year(1904))))).unwrap();
    assert_eq!(engine.problems(), []);
    assert_eq!(engine.score(turkey).map(|score| format_rounded(score, 2)).as_deref(), Some("0.40"));
    assert_eq!(engine.standings().rows.len(), 7);
    assert_eq!(engine.book().name_of(Some(engine.standings().rows[0].person)), "Player 0");
    let leader = engine.standings().rows[0].total;
    count(&mut engine, Power::Turkey, 12);
    count(&mut engine, Power::Austria, 0);
    assert_ne!(engine.standings().rows[0].total, leader);
    engine.undo();
    engine.undo();
    assert_eq!(engine.standings().rows[0].total, leader);
    while engine.undo().is_some() {}
    assert!(engine.standings().rows.is_empty());
}

#[test]
fn an_unknown_system_is_a_problem_and_another_system_scores_again() {
    let mut engine = engine();
    for (power, centres) in Power::ALL.into_iter().zip([11, 8, 8, 4, 2, 1, 0]) {
        count(&mut engine, power, centres);
    }
    let system = |name: &str| Edit::Event(EventField::System(Some(name.into())));
    engine.apply("system", system("Nonsense")).unwrap();
    assert!(engine.problems().iter().any(|problem| problem.message.contains("no scoring system “Nonsense”")));
    engine.apply("system", system("eurodipcon 4")).unwrap();
    assert_eq!(engine.problems(), []);
    assert_eq!(engine.score(BoardRef::new(0, 0).seat(Power::England)), Some(19.5));
}

#[test]
fn a_conceded_game_scores_nothing_under_rules_without_concessions() {
    let mut engine = engine();
    for (power, centres) in Power::ALL.into_iter().zip([15, 9, 4, 3, 2, 1, 0]) {
        count(&mut engine, power, centres);
    }
    let board = BoardRef::new(0, 0);
    let conceded = Edit::Board(board, crate::book::BoardField::Ending(Ending::Conceded(Power::Austria)));
    engine.apply("conceded", conceded).unwrap();
    assert_eq!(engine.score(board.seat(Power::Austria)), Some(0.0));
    assert!(
        engine.problems().iter().any(
            |p| p.address == CellAddress::BoardCell(board, BoardColumn::Ending) && p.message.contains("concession")
        )
    );
    engine.apply("rules", Edit::Event(EventField::System(Some("CDiplo 100".into())))).unwrap();
    assert_eq!(engine.score(board.seat(Power::Austria)), Some(0.0), "the rules still have no concession");
    engine.apply("no rules", Edit::Event(EventField::Rules(String::new()))).unwrap();
    assert_eq!(engine.score(board.seat(Power::Austria)), Some(100.0), "a system alone scores it as a solo");
    assert!(!engine.problems().iter().any(|problem| problem.message.contains("concession")));
}
