//! Tests of the cells of the standings, and of the sentences below them.

use super::*;
use crate::book::{
    Board, BoardRef, Book, Edit, EventField, Penalty, PenaltyAmount, PersonField, PersonId, Power, Role, Round,
    ScoreRuling, SeatField,
};
use crate::notices::LegendEntry;

/// Eight people over two rounds, whose scores are set by the director; by the rules of WDC 2006.
fn event(games: &[[f64; 7]]) -> Book {
    let mut book = Book::default();
    book.apply(Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
    for (round, scores) in games.iter().enumerate() {
        let mut board = Board::new("A");
        board.ending = crate::book::Ending::Played;
        let name = (round + 1).to_string();
        let at = BoardRef::new(round, 0);
        let round = Round { name, boards: vec![board], ..Round::default() };
        book.apply(Edit::AddRound { position: at.round, round }).unwrap();
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let name = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"][n];
            book.apply(book.edit_to_seat(at.seat(power), name)).unwrap();
            let count = crate::book::CellEntry::Value([34, 0, 0, 0, 0, 0, 0][n]);
            book.apply(Edit::Seat(at.seat(power).first_id(), SeatField::Centres(count))).unwrap();
            let ruling = ScoreRuling { score: scores[n], reason: "as agreed".into() };
            book.apply(Edit::Seat(at.seat(power).first_id(), SeatField::Ruling(Some(Box::new(ruling))))).unwrap();
        }
    }
    book
}

fn cell(notice: &Notice, player: &str, engine: &Engine, heading: ColumnRole) -> String {
    let column = notice.column(heading).unwrap();
    let line = notice.rows().find(|line| engine.book().name_of(line.person) == player).unwrap();
    line.cells[column].plain()
}

#[test]
fn a_player_without_a_place_stands_last_with_the_reason_and_leaves_no_gap() {
    let mut book = event(&[[30.0, 25.0, 20.0, 15.0, 10.0, 5.0, 1.0]]);
    book.apply(Edit::Person(PersonId(2), PersonField::Role(Role::Unranked))).unwrap();
    let engine = Engine::new(book);
    let notice = standings_notice(&engine, &StandingsOptions::default(), None).notice;
    let places: Vec<String> = notice.rows().map(|line| line.cells[0].plain()).collect();
    assert_eq!(places, ["1", "2", "3", "4", "5", "6", "–"]);
    assert_eq!(cell(&notice, "Ben", &engine, ColumnRole::Reason), "unranked: takes no place");
    assert_eq!(notice.legend.last().unwrap().styled_line(), "–: takes no place.");
}

#[test]
fn who_has_only_sat_out_is_named_until_the_first_game() {
    let mut book = event(&[[30.0, 25.0, 20.0, 15.0, 10.0, 5.0, 1.0]]);
    for (id, name) in [(8, "Ida"), (9, "Hal"), (10, "Jon")] {
        book.people.push(crate::book::Person::new(PersonId(id), name));
    }
    book.rounds[0].sat_out = vec![PersonId(8), PersonId(9), PersonId(10), PersonId(1)];
    book.apply(Edit::Person(PersonId(10), PersonField::Role(Role::Withdrawn))).unwrap();
    let sentences = |book: &Book| {
        let notice = standings_notice(&Engine::new(book.clone()), &StandingsOptions::default(), None).notice;
        notice.sentences.iter().filter(|it| it.contains("sat out")).cloned().collect::<Vec<_>>()
    };
    assert_eq!(sentences(&book), ["Hal and Ida have only sat out so far, and are not in the table."]);
    let mut next = Board::new("A");
    next.seats[Power::Turkey].player = Some(PersonId(8));
    next.seats[Power::Turkey].centres = crate::book::CellEntry::Value(34);
    book.rounds.push(Round { name: "2".into(), boards: vec![next], ..Round::default() });
    assert_eq!(sentences(&book), ["Hal has only sat out so far, and is not in the table."]);
    book.rounds[0].boards.clear();
    assert!(sentences(&book).is_empty(), "a round that has not begun keeps nobody waiting yet");
}

#[test]
fn a_reason_names_the_tie_breaks_up_to_the_one_that_decided_and_all_of_them_for_a_shared_place() {
    let first = [40.0, 40.0, 30.0, 30.0, 5.0, 5.0, 1.0];
    let second = [20.0, 25.0, 20.0, 20.0, 0.0, 0.0, 0.0];
    let third = [15.0, 10.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let engine = Engine::new(event(&[first, second, third]));
    let notice = standings_notice(&engine, &StandingsOptions::default(), None).notice;
    assert_eq!(
        cell(&notice, "Ben", &engine, ColumnRole::Reason),
        "larger second best game, 25.00 over 20.00 (tied on best game 40.00)"
    );
    assert_eq!(
        cell(&notice, "Cléo", &engine, ColumnRole::Reason),
        "shared: tied on every tie-break, down to the third best game; none of them has more results"
    );
    assert_eq!(cell(&notice, "Cléo", &engine, ColumnRole::Place), "3 =");
    assert_eq!(
        notice.reasons,
        ["1 Ben stands above Ann: larger second best game, 25.00 over 20.00 (tied on best game 40.00)."]
    );
}

#[test]
fn a_reason_names_no_game_that_nobody_played() {
    let reasons = |games: &[[f64; 7]]| {
        let engine = Engine::new(event(games));
        let notice = standings_notice(&engine, &StandingsOptions::default(), None).notice;
        ["Ann", "Ben"].map(|player| cell(&notice, player, &engine, ColumnRole::Reason))
    };
    let one_round = [40.0, 40.0, 30.0, 20.0, 10.0, 5.0, 1.0];
    let shared = "shared: tied on every tie-break, down to the best game; none of them has more results";
    assert_eq!(reasons(&[one_round]), [shared, shared]);
    let nothing = [0.0; 7];
    let four = [one_round, nothing, nothing, nothing];
    let shared = "shared: tied on every tie-break, down to the fourth best game";
    assert_eq!(reasons(&four), [shared, shared]);
    // Ben has a second and a third game, and Ann has none.
    let mut book = event(&[one_round, [0.0, 10.0, 0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -10.0, 0.0, 0.0, 0.0, 0.0, 0.0]]);
    for round in [1, 2] {
        let ann = BoardRef::new(round, 0).seat(Power::Austria);
        book.apply(Edit::Seat(ann.first_id(), SeatField::Player(None))).unwrap();
    }
    let engine = Engine::new(book);
    let notice = standings_notice(&engine, &StandingsOptions::default(), None).notice;
    assert_eq!(
        cell(&notice, "Ben", &engine, ColumnRole::Reason),
        "larger second best game, 10.00 over 0.00 (not played) (tied on best game 40.00)"
    );
}

#[test]
fn dropped_penalised_and_carried_over_games_are_marked_and_explained() {
    let mut book = event(&[[9.0; 7], [8.0; 7], [7.0; 7], [6.0; 7], [5.0; 7]]);
    let ann = BoardRef::new(0, 0).seat(Power::Austria);
    let penalty = Penalty { amount: PenaltyAmount::Points(2.5), reason: "late".into() };
    book.apply(Edit::Seat(ann.first_id(), SeatField::Penalties(vec![penalty]))).unwrap();
    book.apply(Edit::Seat(
        BoardRef::new(1, 0).seat(Power::England).first_id(),
        SeatField::ScoresFor(Some(PersonId(1))),
    ))
    .unwrap();
    let engine = Engine::new(book);
    let notice = standings_notice(&engine, &StandingsOptions::default(), None).notice;
    let round = |at| ColumnRole::Round(RoundIx(at));
    assert_eq!(cell(&notice, "Ann", &engine, round(0)), "† 6.50");
    assert_eq!(cell(&notice, "Ann", &engine, round(1)), "8.00 + ‡ 8.00");
    assert_eq!(cell(&notice, "Dan", &engine, round(4)), "(5.00)");
    let legend: Vec<String> = notice.legend.iter().map(LegendEntry::plain_line).collect();
    assert_eq!(
        legend,
        [
            "( ): the game does not count.",
            "†: a penalty was subtracted.",
            "‡: carried over: somebody else played or began the game.",
            "=: players with the same place share it."
        ]
    );
}

#[test]
fn groups_have_their_own_places_in_the_order_of_the_whole() {
    let mut book = event(&[[30.0, 25.0, 20.0, 15.0, 15.0, 5.0, 1.0]]);
    for (person, group) in [(1, "East"), (2, "West"), (3, "East"), (4, "West"), (5, "West"), (6, "East"), (7, "East")] {
        book.apply(Edit::Person(PersonId(person), PersonField::Group(group.into()))).unwrap();
    }
    let engine = Engine::new(book);
    let notice = standings_notice(
        &engine,
        &StandingsOptions { groups: GroupSelection::Each, ..StandingsOptions::default() },
        None,
    )
    .notice;
    let places_by_group: Vec<(String, Vec<String>)> = notice
        .sections
        .iter()
        .map(|section| (section.title.clone(), section.rows.iter().map(|line| line.cells[0].plain()).collect()))
        .collect();
    let places = |places: &[&str]| places.iter().map(|place| (*place).to_owned()).collect::<Vec<_>>();
    assert_eq!(places_by_group[0], ("East".to_owned(), places(&["1", "2", "3", "4"])));
    assert_eq!(places_by_group[1], ("West".to_owned(), places(&["1", "2 =", "2 ="])));
}

#[test]
fn a_held_back_round_is_announced_and_missing_from_the_view_that_may_be_posted() {
    let engine = Engine::new(event(&[[9.0; 7], [8.0; 7], [7.0; 7], [6.0; 7], [5.0; 7]]));
    let notice = standings_notice(&engine, &StandingsOptions::default(), None).notice;
    assert!(notice.cautions[0].starts_with("Round 5 is held back until you release it"), "{:?}", notice.cautions);
    let posted = StandingsScope { posted_only: true, ..StandingsScope::default() };
    let notice =
        standings_notice(&engine, &StandingsOptions { view: posted, ..StandingsOptions::default() }, None).notice;
    assert_eq!(notice.subtitle, "What may be posted");
    assert_eq!(notice.column(ColumnRole::Round(RoundIx(4))), None);
    assert_eq!(cell(&notice, "Ann", &engine, ColumnRole::Total), "30.00");
}
