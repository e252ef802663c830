//! Tests of the engine: scores, standings and problems follow every edit.

use super::*;
use crate::book::{BoardColumn, CellAddress, CellEntry, Ending, EventField, Power, Round, SeatField, Year};
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
    engine.apply("count", Edit::Seat(at.first_id(), SeatField::Centres(CellEntry::Value(centres)))).unwrap();
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
    engine.apply("out", Edit::Seat(turkey.first_id(), SeatField::Eliminated(CellEntry::Value(Year(1904))))).unwrap();
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
    let conceded = Edit::Board(board.first_id(), crate::book::BoardField::Ending(Ending::Conceded(Power::Austria)));
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

/// The engine of a finished board under these rules, after the board was changed.
fn finished(rules: &str, change: impl Fn(&mut Board)) -> Engine {
    let mut book = engine().book().clone();
    book.event.rules = rules.into();
    let board = &mut book.rounds[0].boards[0];
    for (power, centres) in Power::ALL.into_iter().zip([11, 8, 8, 4, 2, 1, 0]) {
        board.seats[power].centres = CellEntry::Value(centres);
    }
    board.seats[Power::Turkey].eliminated = CellEntry::Value(Year(1904));
    change(board);
    Engine::new(book)
}

#[test]
fn the_end_and_the_last_year_are_asked_for_only_where_nothing_says_them() {
    let charted = |board: &mut Board, year: u16| {
        let centres = crate::book::PerPower::from_fn(|power| board.seats[power].centres.clone());
        board.charts.push(crate::book::Chart { year: Year(year), centres });
    };
    let questions = |rules: &str, change: &dyn Fn(&mut Board)| {
        let engine = finished(rules, change);
        let at = BoardRef::new(0, 0);
        (engine.asks_for_the_end(at), engine.asks_for_the_last_year(at), engine.is_provisional(at))
    };
    let wdc = |change: &dyn Fn(&mut Board)| questions("WDC 2006", change);
    assert_eq!(wdc(&|_| {}), (false, true, true), "no year");
    assert_eq!(wdc(&|board| board.end_year = CellEntry::Value(Year(1909))), (false, false, false));
    assert_eq!(wdc(&|board| board.end_year = CellEntry::Value(Year(1907))), (true, false, true), "an early end");
    assert_eq!(wdc(&|board| board.end_year = CellEntry::Text("soon".into())), (false, false, false), "another problem");
    assert_eq!(wdc(&|board| charted(board, 1909)), (false, false, false), "the chart has the last year");
    assert_eq!(wdc(&|board| board.ending = Ending::Abandoned), (false, false, false));
    // A running game is provisional under any rules, and not asked about.
    let runs = |board: &mut Board| board.seats[Power::Austria].centres = CellEntry::Blank;
    assert_eq!(wdc(&runs), (false, false, true));
    assert_eq!(questions("EDC 2015", &runs), (false, false, true));
    // Nobody has chosen rules that ask.
    assert_eq!(questions("", &|board| board.end_year = CellEntry::Value(Year(1907))), (false, false, false));
}

#[test]
fn only_finished_games_count_in_the_means_of_an_event() {
    let hurst = |second: &dyn Fn(&mut Board)| {
        let mut book = finished("EDC 2015", |_| {}).book().clone();
        book.event.system = Some("Hurst".into());
        let mut board = book.rounds[0].boards[0].clone();
        for (power, centres) in Power::ALL.into_iter().zip([1, 2, 4, 8, 8, 11, 0]) {
            board.seats[power].centres = CellEntry::Value(centres);
        }
        second(&mut board);
        book.rounds.push(Round { name: "2".into(), boards: vec![board], ..Round::default() });
        let engine = Engine::new(book);
        Power::ALL.map(|power| engine.score(BoardRef::new(0, 0).seat(power)))
    };
    let alone = hurst(&|board| *board = Board::new("A"));
    assert_ne!(hurst(&|_| {}), alone, "the other game counts");
    assert_eq!(hurst(&|board| board.seats[Power::Russia].centres = CellEntry::Blank), alone, "it is running");
    assert_eq!(hurst(&|board| board.ending = Ending::Abandoned), alone, "it was abandoned");
}

#[test]
fn two_new_substitutes_in_one_cell_are_two_people() {
    let mut engine = engine();
    let at = BoardRef::new(0, 0).seat(Power::Italy);
    let text = "Hal Shaw from Fall 1903; Ivy Moor from Spring 1905; Hal Shaw from Fall 1906";
    let edit = crate::book::SeatColumn::Substitutes.typed_edit(engine.book(), at, text).unwrap();
    engine.apply("substitutes", edit).unwrap();
    let book = engine.book();
    let names: Vec<&str> = book.people.iter().skip(7).map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Hal Shaw", "Ivy Moor"]);
    let substitutes = &book.seat(at).unwrap().substitutes;
    let entered: Vec<(&str, &str)> =
        substitutes.iter().map(|one| (book.name_of(Some(one.player)), one.start.as_str())).collect();
    assert_eq!(entered, [("Hal Shaw", "Fall 1903"), ("Ivy Moor", "Spring 1905"), ("Hal Shaw", "Fall 1906")]);
}

#[test]
fn the_entries_that_a_score_needs_are_named() {
    let engine = finished("EDC 2015", |board| board.seats[Power::Turkey].eliminated = CellEntry::Blank);
    let at = BoardRef::new(0, 0);
    let scores = engine.scores(at).unwrap();
    let missing = |power| scores.system.missing_inputs(engine.board(at).unwrap(), power);
    assert_eq!(missing(Power::Turkey), ["the year of elimination"]);
    assert!(missing(Power::Austria).is_empty());
}

#[test]
fn the_years_of_a_game_are_missing_at_the_last_year_and_at_an_elimination() {
    let at = BoardRef::new(0, 0);
    let places = |change: &dyn Fn(&mut Board)| -> Vec<CellAddress> {
        let mut book = finished("", change).book().clone();
        book.event.system = Some("ManorCon".into());
        // After a solo, the scores of the others are their years.
        for (power, centres) in Power::ALL.into_iter().zip([18, 8, 4, 2, 1, 1, 0]) {
            book.rounds[0].boards[0].seats[power].centres = CellEntry::Value(centres);
        }
        Engine::new(book).problems().iter().map(|problem| problem.address).collect()
    };
    // The last year is missing for all powers that are alive.
    assert_eq!(places(&|_| {}), [CellAddress::BoardCell(at, BoardColumn::LastYear)]);
    let elimination = CellAddress::Seat(at.seat(Power::Turkey), crate::book::SeatColumn::Eliminated);
    let ended = |board: &mut Board| {
        board.end_year = CellEntry::Value(Year(1909));
        board.seats[Power::Turkey].eliminated = CellEntry::Blank;
    };
    assert_eq!(places(&ended), [elimination]);
}

#[test]
fn a_round_held_back_shows_its_seats_until_it_begins_and_then_its_name() {
    let mut book = finished("WDC 2006", |board| board.seats[Power::Austria].printed_score = Some(40.0)).book().clone();
    let first = book.people[0].id;
    book.top_board.choice_order = vec![first];
    book.rounds.extend((2..=5).map(|number| Round { name: number.to_string(), ..Round::default() }));
    let mut board = Board::new("A");
    board.seats[Power::Italy].player = Some(first);
    book.rounds[4].boards.push(board);
    book.rounds[4].system = Some("Hurst".into());
    let posted = |book: &Book| {
        let view = Engine::new(book.clone()).posted_view();
        let is_asked = view.engine().asks_for_the_last_year(BoardRef::new(0, 0));
        (view.engine().book().clone(), view.withheld().to_string(), is_asked)
    };
    let (seats, left_out, is_asked) = posted(&book);
    assert_eq!((left_out.as_str(), is_asked), ("Left out: the scores and places that imported files printed.", false));
    let (round, italy) = (&seats.rounds[4], &seats.rounds[4].boards[0].seats[Power::Italy]);
    assert_eq!((round.system.as_deref(), italy.player), (Some("Hurst"), Some(first)));
    let (own, shown) = (&book.rounds[0].boards[0].seats, &seats.rounds[0].boards[0].seats);
    for power in Power::ALL {
        assert_eq!((shown[power].player, &shown[power].centres), (own[power].player, &own[power].centres), "{power}");
    }
    assert_eq!((shown[Power::Turkey].eliminated.get(), shown[Power::Austria].printed_score), (Some(Year(1904)), None));
    assert_eq!(seats.top_board, book.top_board);
    // Its games show who has qualified, unless they are the top board itself.
    book.rounds[4].boards[0].seats[Power::Italy].centres = CellEntry::Value(5);
    let (name, left_out, _) = posted(&book);
    assert_eq!(
        left_out,
        "Left out: Round 5 is held back; the decisions about the top board, the scores and places that imported files printed."
    );
    assert_eq!((name.rounds[4].boards.len(), name.top_board), (0, crate::book::TopBoard::default()));
    book.rounds[4].boards[0].is_top_board = true;
    assert_eq!(posted(&book).0.top_board, book.top_board);
    assert!(engine().posted_view().withheld().is_empty());
}

#[test]
fn a_passed_vote_is_compared_with_the_last_year_of_a_game_that_was_played() {
    let is_told = |ending: Ending| {
        let engine = finished("WDC 2006", |board| {
            board.end_year = CellEntry::Value(Year(1909));
            board.ending = ending;
            board.proposals.push(crate::book::DrawProposal {
                year: Year(1907),
                season: crate::book::Season::Fall,
                proposer: None,
                members: Vec::new(),
                outcome: crate::book::ProposalOutcome::Passed,
                note: String::new(),
            });
        });
        engine.problems().iter().any(|problem| problem.message.contains("counts the chart of 1907"))
    };
    assert!(is_told(Ending::Played));
    assert!(!is_told(Ending::Abandoned));
}
