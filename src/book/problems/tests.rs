//! Tests of the problems of a book.

use super::*;
use crate::book::{AttendanceEntry, BoardField, Chart, Edit, PerPower, Round, RoundField, SeatField, Substitute};

fn board(counts: [u16; 7]) -> Book {
    let mut board = Board::new("B");
    for (power, seat) in board.seats.iter_mut() {
        seat.centres = CellEntry::Value(counts[power.index()]);
    }
    Book { rounds: vec![Round { name: "2".into(), boards: vec![board], ..Round::default() }], ..Book::default() }
}

fn messages(book: &Book) -> Vec<String> {
    check_book(book).iter().map(|problem| format!("{}: {}", problem.location(book), problem.message)).collect()
}

#[test]
fn a_problem_that_quotes_a_whole_sentence_has_one_stop_before_its_cure() {
    let problem = Problem::error(CellAddress::Event, "12 decimals are too many. Write 0 to 9.", "Correct it.");
    assert_eq!(problem.sentences(), "12 decimals are too many. Write 0 to 9. Correct it.");
}

#[test]
fn thirty_five_centres_are_an_error_and_thirty_three_a_remark() {
    assert_eq!(messages(&board([16, 15, 4, 0, 0, 0, 0])), ["Round 2, board B: 35 centres; a board has 34"]);
    let short = board([16, 15, 2, 0, 0, 0, 0]);
    assert_eq!(messages(&short), ["Round 2, board B: 33 centres, 1 short of 34"]);
    assert_eq!(check_book(&short)[0].severity, Severity::Remark);
    assert!(messages(&board([16, 15, 3, 0, 0, 0, 0])).is_empty());
}

#[test]
fn powers_that_are_out_need_their_zero_when_the_others_have_all_centres() {
    let mut book = board([10, 10, 14, 0, 0, 0, 0]);
    let board = &mut book.rounds[0].boards[0];
    board.end_year = CellEntry::Value(Year(1908));
    for power in [Power::Germany, Power::Russia] {
        board.seats[power].centres = CellEntry::Blank;
        board.seats[power].eliminated = CellEntry::Value(Year(1905));
    }
    let message = "Round 2, board B, Germany: the others have all 34 centres, and Germany, Russia have no count";
    assert_eq!(messages(&book), [message]);
    book.rounds[0].boards[0].seats[Power::France].centres = CellEntry::Value(13);
    assert!(messages(&book).is_empty(), "the game may still run");
}

#[test]
fn the_counts_of_the_last_chart_are_added_up_too() {
    let mut book = board([0; 7]);
    for (_, seat) in book.rounds[0].boards[0].seats.iter_mut() {
        seat.centres = CellEntry::Blank;
    }
    let at = BoardRef::new(0, 0);
    let chart = Chart { year: Year(1907), centres: PerPower([16, 15, 2, 0, 0, 0, 0].map(CellEntry::Value)) };
    book.apply(Edit::AddChart(at.first_id(), chart)).unwrap();
    let mut problems = Vec::new();
    check_board(&book, at, GameStage::Ended, &mut problems);
    let found: Vec<&str> = problems.iter().map(|problem| problem.message.as_str()).collect();
    assert_eq!(found, ["33 centres, 1 short of 34"]);
}

#[test]
fn a_game_that_went_on_after_its_newest_chart_lacks_its_last_year() {
    let mut book = board([16, 15, 3, 0, 0, 0, 0]);
    let at = BoardRef::new(0, 0);
    let chart = |counts: [u16; 7]| Chart { year: Year(1903), centres: PerPower(counts.map(CellEntry::Value)) };
    let found = |book: &Book| {
        let mut problems = Vec::new();
        check_charts(at, book.board(at).unwrap(), &mut problems);
        problems.into_iter().map(|problem| problem.message).collect::<Vec<_>>()
    };
    book.apply(Edit::Board(at.first_id(), BoardField::EndYear(CellEntry::Blank))).unwrap();
    book.apply(Edit::AddChart(at.first_id(), chart([5, 5, 5, 5, 5, 5, 4]))).unwrap();
    assert_eq!(found(&book), ["the counts at the end are not those of 1903, the newest chart"]);
    book.apply(Edit::Board(at.first_id(), BoardField::EndYear(CellEntry::Value(Year(1908))))).unwrap();
    assert_eq!(found(&book), [""; 0]);
    // Two counts that do not add up are a mistake in one of them.
    book.apply(Edit::Board(at.first_id(), BoardField::EndYear(CellEntry::Blank))).unwrap();
    book.apply(Edit::RemoveChart(at.first_id(), Year(1903))).unwrap();
    book.apply(Edit::AddChart(at.first_id(), chart([16, 15, 2, 0, 0, 0, 0]))).unwrap();
    assert_eq!(found(&book), ["France ends on 3, but the chart of 1903 says 2"]);
}

#[test]
fn contradictions_are_reported_with_their_cell() {
    let mut book = board([16, 15, 3, 0, 0, 0, 0]);
    let at = BoardRef::new(0, 0);
    book.apply(book.edit_to_seat(at.seat(Power::Austria), "Dan Lester")).unwrap();
    book.apply(book.edit_to_seat(at.seat(Power::Turkey), "Dan Lester")).unwrap();
    book.apply(Edit::Seat(at.seat(Power::France).first_id(), SeatField::Eliminated(CellEntry::Value(Year(1904)))))
        .unwrap();
    book.apply(Edit::Seat(at.seat(Power::Italy).first_id(), SeatField::Centres(CellEntry::parse("none")))).unwrap();
    assert_eq!(
        messages(&book),
        [
            "Round 2, board B, Turkey: Dan Lester sits twice at board B",
            "Round 2, board B, Italy: “none” is not a number of centres",
            "Round 2, board B, France: France is out in 1904 and holds 3 centres",
        ]
    );
}

#[test]
fn a_player_with_two_boards_in_the_attendance_may_have_two_seats() {
    let mut book = board([16, 15, 3, 0, 0, 0, 0]);
    book.rounds[0].boards.push(Board::new("C"));
    for (at, power) in [(0, Power::Austria), (1, Power::Italy)] {
        book.apply(book.edit_to_seat(BoardRef::new(0, at).seat(power), "Ann")).unwrap();
    }
    let sits_twice = |book: &Book| messages(book).iter().any(|line| line.contains("sits twice"));
    assert!(sits_twice(&book));
    let ann = book.find_person("Ann").unwrap().id;
    let lines = vec![AttendanceEntry::new(ann, AttendanceStatus::TwoBoards)];
    book.apply(Edit::Round(RoundIx(0).first_id(), RoundField::Attendance(lines))).unwrap();
    assert!(!sits_twice(&book));
}

#[test]
fn only_top_boards_may_have_the_same_seven_players_in_one_round() {
    let mut book = board([16, 15, 3, 0, 0, 0, 0]);
    let second = Board { name: "C".into(), ..book.rounds[0].boards[0].clone() };
    book.rounds[0].boards.push(second);
    for at in [BoardRef::new(0, 0), BoardRef::new(0, 1)] {
        for power in Power::ALL {
            book.apply(book.edit_to_seat(at.seat(power), &format!("Player {power}"))).unwrap();
        }
    }
    assert_eq!(messages(&book)[0], "Round 2, board C, Austria: Player Austria sits twice: at board B and at board C");
    book.rounds[0].boards[1].name = "B".into();
    let same_name = "Round 2, board B, Austria: Player Austria sits twice: at two boards that are called B";
    assert_eq!(messages(&book)[0], same_name);
    book.rounds[0].boards[1].name = "C".into();
    for at in [BoardRef::new(0, 0), BoardRef::new(0, 1)] {
        book.apply(Edit::Board(at.first_id(), crate::book::BoardField::IsTopBoard(true))).unwrap();
    }
    assert!(messages(&book).is_empty());
}

#[test]
fn a_substitute_who_plays_another_game_that_is_not_over_is_remarked() {
    let mut book = Book::default();
    let boards = ["A", "B", "C"].map(Board::new).into();
    book.apply(Edit::AddRound { position: RoundIx(0), round: Round { name: "1".into(), boards, ..Round::default() } })
        .unwrap();
    let seat = |board: usize, power: Power| BoardRef::new(0, board).seat(power);
    for (at, name) in [(seat(0, Power::France), "Ann"), (seat(1, Power::Italy), "Ben"), (seat(2, Power::Italy), "Cy")] {
        book.apply(book.edit_to_seat(at, name)).unwrap();
    }
    let ben = book.find_person("Ben").unwrap().id;
    let substitute = |book: &mut Book, at: SeatRef| {
        let substitutes = vec![Substitute { player: ben, start: "Fall 1904".into() }];
        book.apply(Edit::Seat(at.first_id(), SeatField::Substitutes(substitutes))).unwrap();
    };
    substitute(&mut book, seat(0, Power::France));
    let remarks = |book: &Book| {
        let carries_on = |line: &String| line.contains("carries on here");
        messages(book).into_iter().filter(carries_on).collect::<Vec<_>>()
    };
    assert_eq!(remarks(&book), ["Round 1, board A, France: Ben carries on here and plays on board B too"]);
    // Nor can anybody carry on two games, unless the first one is over.
    let out = |book: &mut Book, at: SeatRef| {
        book.apply(Edit::Seat(at.first_id(), SeatField::Eliminated(CellEntry::Value(Year(1904))))).unwrap();
    };
    out(&mut book, seat(1, Power::Italy));
    assert!(remarks(&book).is_empty());
    substitute(&mut book, seat(2, Power::Italy));
    assert_eq!(remarks(&book), ["Round 1, board C, Italy: Ben carries on here and plays on board A too"]);
    out(&mut book, seat(0, Power::France));
    assert!(remarks(&book).is_empty());
    // Nor can a player of the board carry on another of its powers.
    book.apply(book.edit_to_seat(seat(2, Power::Turkey), "Dee")).unwrap();
    let player = book.find_person("Dee").unwrap().id;
    let substitutes = vec![Substitute { player, start: "Fall 1904".into() }];
    book.apply(Edit::Seat(seat(2, Power::Italy).first_id(), SeatField::Substitutes(substitutes))).unwrap();
    assert_eq!(remarks(&book), ["Round 1, board C, Italy: Dee carries on here and plays Turkey at the same board too"]);
}

#[test]
fn a_third_game_is_too_many_where_the_rules_allow_two_at_once() {
    let mut book = board([16, 15, 3, 0, 0, 0, 0]);
    book.rounds[0].boards.extend([Board::new("C"), Board::new("D")]);
    for (at, power) in [(0, Power::Austria), (1, Power::Italy)] {
        book.apply(book.edit_to_seat(BoardRef::new(0, at).seat(power), "Ann")).unwrap();
    }
    let problems = |book: &Book, games_at_once: usize| {
        let mut problems = Vec::new();
        check_round(book, RoundIx(0), games_at_once, &mut problems);
        problems.into_iter().map(|problem| problem.message).collect::<Vec<_>>()
    };
    assert_eq!(problems(&book, 1), ["Ann sits twice: at board B and at board C"]);
    assert!(problems(&book, 2).is_empty());
    book.apply(book.edit_to_seat(BoardRef::new(0, 2).seat(Power::Turkey), "Ann")).unwrap();
    assert_eq!(problems(&book, 2), ["Ann has 3 games at once; the rules allow 2"]);
    book.apply(book.edit_to_seat(BoardRef::new(0, 2).seat(Power::Turkey), "Ben")).unwrap();
    book.apply(book.edit_to_seat(BoardRef::new(0, 1).seat(Power::Turkey), "Ann")).unwrap();
    assert_eq!(problems(&book, 2), ["Ann sits twice at board C"]);
}

#[test]
fn an_empty_seat_and_a_typing_error_are_reported() {
    let mut book = board([16, 15, 3, 0, 0, 0, 0]);
    let at = BoardRef::new(0, 0);
    for (power, name) in Power::ALL.into_iter().zip(["Tom Haver", "Ann", "Anna", "Ben", "Cleo", "Dan"]) {
        book.apply(book.edit_to_seat(at.seat(power), name)).unwrap();
    }
    for name in ["Tom Havre", "Haver, Tom"] {
        let person = crate::book::Person::new(book.next_person_id(), name);
        book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
    }
    assert_eq!(
        messages(&book),
        [
            "Players, Tom Havre: “Tom Havre” looks like “Tom Haver”",
            "Players, Haver, Tom: “Haver, Tom” looks like “Tom Haver”",
            "Round 2, board B, Turkey: nobody sits at Turkey, with 0 centres",
        ]
    );
    // Two people who sit in the same round are two people, unless their names have the same words.
    for (power, name) in [(Power::England, "Tom Havre"), (Power::France, "Haver, Tom")] {
        book.apply(book.edit_to_seat(at.seat(power), name)).unwrap();
    }
    assert_eq!(messages(&book)[0], "Players, Haver, Tom: “Haver, Tom” looks like “Tom Haver”");
    assert_eq!(messages(&book).len(), 2);
}

#[test]
fn every_cell_with_a_text_that_cannot_be_read_is_reported() {
    let mut book = board([16, 15, 3, 0, 0, 0, 0]);
    let at = BoardRef::new(0, 0);
    let seat = at.seat(Power::Italy);
    let typed = |column: SeatColumn| column.typed_edit(&book, seat, "odd").ok();
    let mut edits: Vec<Edit> = SeatColumn::ALL.into_iter().filter_map(typed).collect();
    edits.extend(BoardColumn::ALL.into_iter().filter_map(|column| column.typed_edit(&book, at, "odd").ok()));
    edits.push(book.edit_to_enter_count(seat, Year(1901), CellEntry::parse("odd")));
    for edit in edits {
        // A name or a note can be any text.
        drop(book.apply(edit));
    }
    let mut unreadable = BoardColumn::ALL
        .into_iter()
        .filter(|column| book.rounds[0].boards[0].value(*column).unreadable_text().is_some())
        .count();
    let columns = SeatColumn::ALL.into_iter().chain([SeatColumn::Chart(Year(1901))]);
    unreadable += columns
        .filter(|column| book.rounds[0].boards[0].seat_value(Power::Italy, *column).unreadable_text().is_some())
        .count();
    let reported = check_book(&book).iter().filter(|problem| problem.message.starts_with("“odd” is not")).count();
    assert_eq!((reported, unreadable), (6, 6));
}

#[test]
fn contradictory_endings_are_errors() {
    let mut book = board([18, 10, 6, 0, 0, 0, 0]);
    let at = BoardRef::new(0, 0);
    book.apply(Edit::Seat(at.seat(Power::England).first_id(), SeatField::InDraw(Some(true)))).unwrap();
    assert!(messages(&book).iter().any(|line| line.contains("Austria has won alone, and the draw column says draw")));
    let conceded = crate::book::BoardField::Ending(Ending::Conceded(Power::England));
    book.apply(Edit::Board(at.first_id(), conceded)).unwrap();
    assert!(messages(&book).iter().any(|line| line.contains("conceded to England, but Austria has won alone")));
    book.apply(Edit::Board(at.first_id(), crate::book::BoardField::EndYear(CellEntry::Value(Year(1905))))).unwrap();
    let chart = Chart { year: Year(1907), centres: PerPower([18, 10, 6, 0, 0, 0, 0].map(CellEntry::Value)) };
    book.apply(Edit::AddChart(at.first_id(), chart)).unwrap();
    assert!(messages(&book).iter().any(|line| line.contains("a chart of 1907, after the game's last year 1905")));
}

#[test]
fn two_soloists_and_a_return_after_elimination_are_errors() {
    let mut book = board([18, 18, 0, 0, 0, 0, 0]);
    assert!(messages(&book).iter().any(|line| line.contains("two soloists, Austria and England")));
    for (year, count) in [(1903, 0), (1904, 2)] {
        let mut centres = PerPower::from_fn(|_| CellEntry::Blank);
        centres[Power::Russia] = CellEntry::Value(count);
        book.apply(Edit::AddChart(BoardRef::new(0, 0).first_id(), Chart { year: Year(year), centres })).unwrap();
    }
    assert!(
        messages(&book)
            .iter()
            .any(|line| line.contains("Russia has centres again after its elimination: 0 in 1903, 2 in 1904"))
    );
}

#[test]
fn somebody_who_sits_out_a_round_has_no_seat_in_it() {
    let mut book = board([16, 15, 3, 0, 0, 0, 0]);
    let at = BoardRef::new(0, 0);
    for (power, name) in Power::ALL.into_iter().zip(["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"]) {
        book.apply(book.edit_to_seat(at.seat(power), name)).unwrap();
    }
    let ann = book.find_person("Ann").unwrap().id;
    let hal = crate::book::Person::new(book.next_person_id(), "Hal");
    let sat_out = vec![ann, hal.id, ann];
    book.apply(Edit::AddPerson { position: book.people.len(), person: hal }).unwrap();
    book.apply(Edit::Round(RoundIx(0).first_id(), RoundField::SatOut(sat_out))).unwrap();
    assert_eq!(messages(&book), ["Round 2: Ann sits out round 2 and plays at board B"]);
}
