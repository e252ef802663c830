//! The top board: the order of choosing in full, in part or not entered, the places that it decides, and the last seat
//! of EuroDipCon 4. The judges are slow second implementations.

use crate::common::fraction::Fraction;
use proptest::prelude::*;
use topboard::book::{
    AttendanceEntry, AttendanceStatus, Board, BoardField, BoardRef, Book, CellAddress, CellEntry, Edit, Ending, Person,
    PersonId, Power, Role, Round, RoundField, RoundIx, ScoreRuling, SeatField, TopBoard, TopBoardColumn, Year,
};
use topboard::engine::Engine;
use topboard::import::read_results;
use topboard::input::{NoteStamp, read_cells};
use topboard::languages::Language;
use topboard::standings::{ChoosingTie, ReservedPlace, SeatReason, TopBoardClaim, TopBoardState};

/// After four rounds of EuroDipCon 4, X and Y are level for the last seat up to the best game. X played rounds 1 and 2,
/// Y rounds 1 and 3.
const LAST_SEAT: &str = include_str!("../data/eurodipcon-last-seat.csv");

fn id(player: usize) -> PersonId {
    PersonId(u32::try_from(player + 1).unwrap())
}

fn event(rules: &str, players: usize, rounds: usize) -> Book {
    let mut book = Book::default();
    rules.clone_into(&mut book.event.rules);
    book.people = (0..players).map(|player| Person::new(id(player), format!("P{player}"))).collect();
    book.rounds = (1..=rounds).map(|round| Round { name: round.to_string(), ..Round::default() }).collect();
    book
}

/// A finished board with these players and scores. The director has set the scores.
fn board(name: &str, seats: &[(usize, f64)]) -> Board {
    let mut board = Board::new(name);
    for power in Power::ALL {
        board.seats[power].centres = CellEntry::Value(1);
    }
    for (power, (player, score)) in Power::ALL.into_iter().zip(seats) {
        let seat = &mut board.seats[power];
        seat.player = Some(id(*player));
        seat.ruling = Some(Box::new(ScoreRuling { score: *score, reason: String::new() }));
    }
    board
}

fn top_board(name: &str, seats: &[(usize, f64)]) -> Board {
    Board { is_top_board: true, ..board(name, seats) }
}

fn messages(engine: &Engine) -> Vec<&str> {
    engine.problems().iter().map(|problem| problem.message.as_str()).collect()
}

fn question(engine: &Engine) -> Option<&str> {
    messages(engine).into_iter().find(|message| message.contains("order in which they chose"))
}

fn names_of_choosers(engine: &Engine) -> Vec<String> {
    let seats = engine.top_table().unwrap();
    seats.choosers.iter().map(|seat| engine.book().name_of(Some(seat.person)).to_owned()).collect()
}

fn reason(engine: &Engine, row: usize) -> String {
    engine.standings().reason_above_next(Language::English, row, engine.rules()).unwrap()
}

/// Fourteen players of WDC 2006 in one round, P0 ahead of P1 and so on, and the top board of the first seven in round 5
/// with these scores.
fn wdc_2006(scores: [f64; 7]) -> Book {
    let mut book = event("WDC 2006", 14, 5);
    let first: Vec<(usize, f64)> = (0..14_u8).map(|player| (usize::from(player), 90.0 - f64::from(player))).collect();
    book.rounds[0].boards = vec![board("A", &first[..7]), board("B", &first[7..])];
    // P0 sits at Turkey, so that the order of the powers is not the order of the ranking.
    let seats: Vec<(usize, f64)> = scores.into_iter().enumerate().rev().collect();
    book.rounds[4].boards = vec![top_board("Top board", &seats)];
    book
}

const LEVEL: [f64; 7] = [20.0, 30.0, 10.0, 30.0, 5.0, 4.0, 3.0];

#[test]
fn the_seats_and_the_places_complete_an_order_of_choosing_in_the_same_way() {
    let mut book = wdc_2006(LEVEL);
    // Of the seven, the director has only put P3 in order. P1 and P3 are level.
    book.top_board.choice_order = vec![id(3)];
    let engine = Engine::new(book);
    assert_eq!(names_of_choosers(&engine), ["P3", "P0", "P1", "P2", "P4", "P5", "P6"]);
    let first = &engine.standings().rows[0];
    assert_eq!(first.person, id(1), "P1 chose after P3");
    assert_eq!(
        reason(&engine, 0),
        "won the top board; tied there, and chose the power later if the order was that of the ranking (the \
         order of choosing is not entered in full)"
    );
    assert_eq!(
        question(&engine),
        Some(
            "P1 and P3 are tied at the top board, and the order in which they chose their powers is not entered; in the \
             order of the ranking P1 was the last of them to choose and has place 1"
        )
    );
}

#[test]
fn an_order_of_choosing_that_is_typed_as_the_ranking_has_it_is_entered() {
    let mut engine = Engine::new(wdc_2006(LEVEL));
    assert!(question(&engine).is_some());
    let field = CellAddress::TopBoardClaim(id(0), TopBoardColumn::ChoosingPosition);
    let typed = read_cells(&engine, NoteStamp { time: "", place: "" }, &[(field, "1")]);
    engine.apply("order", typed.edit.unwrap()).unwrap();
    assert_eq!(engine.book().top_board.choice_order, (0..7).map(id).collect::<Vec<_>>());
    assert_eq!(question(&engine), None);
    assert!(read_cells(&engine, NoteStamp { time: "", place: "" }, &[(field, "1")]).edit.is_none(), "it is known");
}

#[test]
fn an_entered_order_of_choosing_gives_its_numbers_and_no_question() {
    let mut book = wdc_2006(LEVEL);
    // P9 has no seat. The order has six of the seven players.
    book.top_board.choice_order = [9, 6, 3, 1, 0, 2, 4].map(id).to_vec();
    let engine = Engine::new(book);
    assert_eq!(engine.standings().rows[0].person, id(1));
    let second = ReservedPlace::TopBoardRank { rank: 2, state: TopBoardState::Ended, tie: None };
    assert_eq!(engine.standings().rows[1].reserved_place, Some(second));
    assert_eq!(reason(&engine, 0), "won the top board; tied there, and chose the power later (number 3 over number 2)");
    assert_eq!(reason(&engine, 1), "was second at the top board");
    assert_eq!(question(&engine), None);
    assert_eq!(names_of_choosers(&engine), ["P6", "P3", "P1", "P0", "P2", "P4", "P5"]);
}

#[test]
fn without_an_entered_order_the_ranking_decides_and_the_order_is_asked_for() {
    let mut engine = Engine::new(wdc_2006(LEVEL));
    assert_eq!(engine.standings().rows[0].person, id(3), "P3 is later in the ranking");
    assert!(question(&engine).unwrap().starts_with("P3 and P1 are tied"), "{:?}", question(&engine));
    let order = TopBoard { choice_order: [0, 3, 2, 1, 4, 5, 6].map(id).to_vec(), ..TopBoard::default() };
    engine.apply("order", Edit::TopBoard(order)).unwrap();
    assert_eq!((engine.standings().rows[0].person, question(&engine)), (id(1), None));
    // A tie behind the second place decides nothing.
    let engine = Engine::new(wdc_2006([30.0, 20.0, 10.0, 10.0, 5.0, 4.0, 3.0]));
    assert_eq!((engine.standings().rows[0].person, question(&engine)), (id(0), None));
    // Of the tied players, only those who take a place are named.
    let mut book = wdc_2006([30.0, 30.0, 30.0, 10.0, 5.0, 4.0, 3.0]);
    book.people[1].role = Role::Removed;
    assert!(question(&Engine::new(book)).unwrap().starts_with("P2 and P0 are tied"));
    // A tie for the second place is asked about.
    let engine = Engine::new(wdc_2006([20.0, 30.0, 20.0, 20.0, 5.0, 4.0, 3.0]));
    assert!(
        question(&engine)
            .unwrap()
            .ends_with("in the order of the ranking P3 was the last of them to choose and has place 2")
    );
    // Where the top board decides no such place, there is no question.
    let mut book = wdc_2006(LEVEL);
    "EuroDipCon 4".clone_into(&mut book.event.rules);
    assert_eq!(question(&Engine::new(book)), None);
}

#[test]
fn a_replacement_chooses_in_the_position_of_the_player_who_was_replaced() {
    let mut book = wdc_2006(LEVEL);
    book.people.push(Person::new(id(14), "Sub"));
    book.people[3].replaced_by = Some(id(14));
    book.top_board.choice_order = [3, 1, 0, 2, 4, 5, 6].map(id).to_vec();
    let engine = Engine::new(book);
    assert_eq!(names_of_choosers(&engine)[..2], ["P3", "P1"]);
    assert_eq!(reason(&engine, 0), "won the top board; tied there, and chose the power later (number 2 over number 1)");
    // A substitute who gets the result has the position of the player who began.
    let mut book = wdc_2006(LEVEL);
    book.people.push(Person::new(id(14), "Sub"));
    let seat = book.rounds[4].boards[0].seats.0.iter_mut().find(|seat| seat.player == Some(id(3))).unwrap();
    seat.scores_for = Some(id(14));
    book.top_board.choice_order = [1, 3, 0, 2, 4, 5, 6].map(id).to_vec();
    let engine = Engine::new(book);
    assert_eq!(engine.standings().rows[0].person, id(14));
    assert_eq!(reason(&engine, 0), "won the top board; tied there, and chose the power later (number 2 over number 1)");
}

#[test]
fn only_who_is_ahead_of_everybody_at_an_ended_top_board_is_said_to_have_won_it() {
    let mut book = wdc_2006([20.0, 30.0, 10.0, 8.0, 5.0, 4.0, 3.0]);
    book.people[1].role = Role::Removed;
    let engine = Engine::new(book);
    assert_eq!(reason(&engine, 0), "is first at the top board of the players who take a place");
    let mut book = wdc_2006([20.0, 30.0, 10.0, 8.0, 5.0, 4.0, 3.0]);
    book.people[2].role = Role::Removed;
    let mut engine = Engine::new(book);
    assert_eq!(reason(&engine, 0), "won the top board");
    let top = BoardRef::new(4, 0);
    let unknown = Edit::Seat(top.seat(Power::Austria).first_id(), SeatField::Centres(CellEntry::Blank));
    engine.apply("running", unknown).unwrap();
    assert_eq!(reason(&engine, 0), "leads at the top board");
    assert_eq!(reason(&engine, 1), "is second at the top board");
}

#[test]
fn a_top_board_that_has_ended_while_nobody_has_said_how_is_neither_running_nor_won() {
    let mut book = wdc_2006([20.0, 30.0, 10.0, 8.0, 5.0, 4.0, 3.0]);
    book.rounds[4].boards[0].end_year = CellEntry::Value(Year(1906));
    let mut engine = Engine::new(book);
    assert_eq!(reason(&engine, 0), "is first at the top board, and nobody has said how it ended");
    assert_eq!(reason(&engine, 1), "is second at the top board, and nobody has said how it ended");
    let provisional = ReservedPlace::TopBoardRank { rank: 1, state: TopBoardState::Provisional, tie: None };
    assert_eq!(engine.standings().rows[0].reserved_place, Some(provisional));
    let top = BoardRef::new(4, 0);
    let blank = Edit::Seat(top.seat(Power::Austria).first_id(), SeatField::Centres(CellEntry::Blank));
    engine.apply("running", blank).unwrap();
    assert_eq!(reason(&engine, 0), "leads at the top board");
    engine.undo();
    let last_year = BoardField::EndYear(CellEntry::Value(Year(1909)));
    engine.apply("last year", Edit::Board(top.first_id(), last_year)).unwrap();
    assert_eq!(reason(&engine, 0), "won the top board");
}

#[test]
fn an_abandoned_top_board_that_makes_a_champion_is_told() {
    let mut book = wdc_2006(LEVEL);
    for seat in &mut book.rounds[4].boards[0].seats.0 {
        seat.ruling = None;
    }
    let mut engine = Engine::new(book);
    let top = BoardRef::new(4, 0);
    let told = |engine: &Engine| -> Vec<String> {
        let problems = engine.problems().iter().filter(|problem| problem.address.board() == Some(top));
        problems.map(|problem| problem.message.clone()).filter(|message| message.contains("abandoned")).collect()
    };
    assert_eq!(told(&engine), [] as [&str; 0]);
    engine.apply("abandoned", Edit::Board(top.first_id(), BoardField::Ending(Ending::Abandoned))).unwrap();
    assert_eq!(engine.standings().rows[0].person, id(6), "the last in the ranking chose last");
    let champion = "the top board was abandoned and everybody there has the same score; P6 is champion only as the last \
                    to choose a power";
    assert_eq!(told(&engine), [champion]);
    assert!(reason(&engine, 0).starts_with("is first at the top board, which was abandoned; tied there"));
    assert!(question(&engine).unwrap().contains("P6, P5, P0, P1, P2, P3 and P4 are tied"), "{:?}", question(&engine));
    engine.undo();
    assert_eq!(told(&engine), [] as [&str; 0]);
}

#[test]
fn a_solo_on_an_abandoned_board_is_told() {
    let mut book = event("WDC 2006", 7, 1);
    let mut game = Board::new("A");
    for (power, count) in Power::ALL.into_iter().zip([18, 10, 6, 0, 0, 0, 0]) {
        game.seats[power].centres = CellEntry::Value(count);
        game.seats[power].player = Some(id(power.index()));
    }
    book.rounds[0].boards = vec![game];
    let mut engine = Engine::new(book);
    let at = BoardRef::new(0, 0);
    let told = "Austria has 18 centres, which is a solo, but the game is marked as abandoned";
    assert!(!messages(&engine).contains(&told));
    engine.apply("abandoned", Edit::Board(at.first_id(), BoardField::Ending(Ending::Abandoned))).unwrap();
    assert!(messages(&engine).contains(&told), "{:?}", messages(&engine));
    let count = Edit::Seat(at.seat(Power::Austria).first_id(), SeatField::Centres(CellEntry::Value(17)));
    engine.apply("count", count).unwrap();
    assert!(!messages(&engine).contains(&told));
}

#[test]
fn a_finished_round_of_the_top_board_without_a_marked_board_is_asked_about() {
    let mut book = wdc_2006(LEVEL);
    book.rounds[4].boards[0].is_top_board = false;
    let mut engine = Engine::new(book);
    let asked = "round 5 has the top board under WDC 2006, and none of its boards is marked as the top board";
    assert!(messages(&engine).contains(&asked), "{:?}", messages(&engine));
    let mark = Edit::Board(BoardRef::new(4, 0).first_id(), BoardField::IsTopBoard(true));
    engine.apply("mark", mark).unwrap();
    assert!(!messages(&engine).contains(&asked));
    let without: Vec<Edit> = vec![Edit::RemoveRound(RoundIx(4).first_id())];
    engine.apply("round", Edit::Batch(without)).unwrap();
    assert!(!messages(&engine).contains(&asked));
}

#[test]
fn the_last_seat_of_eurodipcon_4_goes_by_round_4_or_3_and_not_by_the_latest_game() {
    let mut book = read_results(LAST_SEAT.as_bytes(), "games.csv").unwrap().book;
    "EuroDipCon 4".clone_into(&mut book.event.rules);
    let engine = Engine::new(book);
    let qualification = engine.qualification().unwrap();
    let claim = |name: &str| {
        let person = engine.book().find_person(name).unwrap().id;
        qualification.candidates.iter().find(|candidate| candidate.person == person).unwrap()
    };
    assert_eq!(claim("Y").claim, TopBoardClaim::Seat(SeatReason::Ranking));
    assert_eq!(claim("X").claim, TopBoardClaim::Next(1));
    let why = "larger score of round 4 or else of round 3, 1.00 over 0.00 (not played)";
    assert_eq!(claim("Y").ahead_reason.as_ref().map(|reason| reason.text(Language::English)).as_deref(), Some(why));
}

#[test]
fn a_player_who_left_has_no_seat_in_what_is_posted_either_and_nobody_seats_the_player_without_a_word() {
    let mut book = read_results(LAST_SEAT.as_bytes(), "games.csv").unwrap().book;
    "EuroDipCon 4".clone_into(&mut book.event.rules);
    let mut engine = Engine::new(book);
    let y = engine.book().find_person("Y").unwrap().id;
    let last = RoundIx(engine.book().rounds.len() - 1);
    let left = vec![AttendanceEntry::new(y, AttendanceStatus::Left)];
    engine.apply("Y leaves", Edit::Round(last.first_id(), RoundField::Attendance(left))).unwrap();
    let claim = |engine: &Engine, name: &str| {
        let person = engine.book().find_person(name).unwrap().id;
        let candidates = engine.qualification().unwrap().candidates;
        candidates.into_iter().find(|candidate| candidate.person == person).unwrap().claim
    };
    for engine in [&engine, engine.posted_view().engine()] {
        assert_eq!(claim(engine, "Y"), TopBoardClaim::Left);
        assert_eq!(claim(engine, "X"), TopBoardClaim::Seat(SeatReason::Replacement));
    }
    let mut board = Board { is_top_board: true, ..Board::new("Top") };
    board.seats[Power::Italy].player = Some(y);
    let round = Round { name: "5".into(), boards: vec![board], ..Round::default() };
    engine.apply("round", Edit::AddRound { position: RoundIx(last.0 + 1), round }).unwrap();
    let told = messages(&engine).into_iter().any(|message| message.contains("Y sits") && message.contains("has left"));
    assert!(told, "{:?}", messages(&engine));
}

/// An order of choosing that the director entered: players of the event, in part, some twice.
fn entered_order() -> impl Strategy<Value = Vec<usize>> {
    prop_oneof![
        Just(Vec::new()),
        prop::collection::vec(0_usize..14, 1..12),
        Just((0..7).collect::<Vec<usize>>()).prop_shuffle(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// The order of choosing decides ties at the top board of WDC 2006 in every event.
    #[test]
    fn a_top_board_is_decided_by_score_and_then_by_the_later_choice(
        levels in prop::collection::vec(0_u8..4, 7),
        seats in Just((0..14_usize).collect::<Vec<usize>>()).prop_shuffle(),
        entered in entered_order(),
        unplaced in prop::option::weighted(0.3, 0_usize..14),
        abandoned in prop::bool::weighted(0.2),
    ) {
        let mut book = wdc_2006(LEVEL);
        let at_top: Vec<(usize, f64)> =
            seats.iter().copied().zip(levels.iter().map(|level| if abandoned { 0.0 } else { f64::from(*level) })).collect();
        book.rounds[4].boards = vec![top_board("Top board", &at_top)];
        if abandoned {
            let game = &mut book.rounds[4].boards[0];
            game.ending = Ending::Abandoned;
            game.seats.0.iter_mut().for_each(|seat| seat.ruling = None);
        }
        book.top_board.choice_order = entered.iter().copied().map(id).collect();
        if let Some(player) = unplaced {
            book.people[player].role = Role::Removed;
        }
        let engine = Engine::new(book);

        // The order: as entered, then by number, which is the ranking. A removed player is in no ranking and is last.
        let mut order: Vec<usize> = Vec::new();
        let ranking = (0..14).filter(|player| Some(*player) != unplaced);
        for player in entered.iter().copied().chain(ranking).chain(unplaced) {
            if !order.contains(&player) && at_top.iter().any(|(other, _)| *other == player) {
                order.push(player);
            }
        }
        let known = |player: usize| entered.contains(&player);
        let position = |player: usize| order.iter().position(|other| *other == player).unwrap() + 1;
        let expected_order: Vec<String> = order.iter().map(|player| format!("P{player}")).collect();
        prop_assert_eq!(names_of_choosers(&engine), expected_order);

        let is_equal = |a: f64, b: f64| (a - b).abs() < 1e-9;
        let score = |player: usize| at_top.iter().find(|(other, _)| *other == player).unwrap().1;
        let mut result: Vec<usize> = order.iter().copied().filter(|player| Some(*player) != unplaced).collect();
        result.sort_by(|a, b| score(*b).total_cmp(&score(*a)).then(position(*b).cmp(&position(*a))));
        let mut is_asked = false;
        for rank in 0..2 {
            let (row, player) = (&engine.standings().rows[rank], result[rank]);
            prop_assert_eq!((row.person, row.place, row.shared), (id(player), Some(rank + 1), false));
            let level: Vec<usize> = result.iter().copied().filter(|other| is_equal(score(*other), score(player))).collect();
            let next = result[rank + 1];
            let by_order = if level.iter().all(|player| known(*player)) {
                ChoosingTie::Entered { own: position(player), other: position(next) }
            } else {
                ChoosingTie::NotEntered
            };
            let tie = Some(by_order).filter(|_| is_equal(score(next), score(player)));
            is_asked |= tie == Some(ChoosingTie::NotEntered);
            let unplaced_is_ahead =
                unplaced.is_some_and(|other| order.contains(&other) && score(other) >= score(player));
            let state = match (abandoned, unplaced_is_ahead) {
                (true, _) => TopBoardState::Abandoned,
                (false, true) => TopBoardState::BehindUnplaced,
                (false, false) => TopBoardState::Ended,
            };
            let wanted = ReservedPlace::TopBoardRank { rank: rank + 1, state, tie };
            prop_assert_eq!(row.reserved_place, Some(wanted));
            let text = wanted.text(Language::English, engine.rules());
            prop_assert_eq!(text.contains("won the top board"), rank == 0 && state == TopBoardState::Ended);
            prop_assert_eq!(text.contains("(number"), matches!(tie, Some(ChoosingTie::Entered { .. })));
        }
        prop_assert_eq!(question(&engine).is_some(), is_asked);
        prop_assert_eq!(messages(&engine).iter().any(|message| message.contains("was abandoned and")), abandoned);
    }

    /// The seats of the final table of EuroDipCon 4, with many ties.
    #[test]
    fn the_final_table_of_eurodipcon_4_is_filled_by_the_rules(
        results in prop::collection::vec((prop::collection::vec(0_u8..3, 4), prop::collection::vec(any::<bool>(), 4)), 8..16),
        listed in Just((0..4_usize).collect::<Vec<usize>>()).prop_shuffle(),
        without_round_4 in prop::bool::weighted(0.2),
    ) {
        // Nobody plays more than three of the rounds 1 to 4.
        let scores: Vec<[Option<i128>; 4]> = results
            .iter()
            .map(|(levels, plays)| {
                let mut scores: [Option<i128>; 4] =
                    std::array::from_fn(|round| plays[round].then_some(i128::from(levels[round]) * 10));
                if scores.iter().all(Option::is_some) {
                    scores[usize::from(levels[0])] = None;
                }
                if without_round_4 {
                    scores[3] = None;
                }
                scores
            })
            .collect();
        let mut book = event("EuroDipCon 4", scores.len(), 4);
        for round in 0..4 {
            let seats: Vec<(usize, f64)> = scores
                .iter()
                .enumerate()
                .filter_map(|(player, rounds)| Some((player, Fraction::whole(rounds[round]?).value())))
                .collect();
            book.rounds[round].boards =
                seats.chunks(7).enumerate().map(|(at, seats)| board(&at.to_string(), seats)).collect();
        }
        // Rounds in any order, and without those that nobody played.
        book.rounds = listed.into_iter().map(|round| book.rounds[round].clone()).collect();
        book.rounds.retain(|round| !round.boards.is_empty());
        let engine = Engine::new(book);
        let figures = |player: usize| {
            let mut best: Vec<i128> = scores[player].iter().flatten().copied().collect();
            best.sort_unstable_by(|a, b| b.cmp(a));
            best.resize(3, 0);
            let intermediate = Fraction::whole(best[0] + best[1]) + Fraction::new(best[2], 2);
            let last = scores[player][3].or(scores[player][2]).unwrap_or(0);
            (intermediate, best[0], last)
        };
        let mut players: Vec<usize> =
            (0..scores.len()).filter(|player| scores[*player].iter().any(Option::is_some)).collect();
        players.sort_by_key(|player| std::cmp::Reverse(figures(*player)));
        let ahead = |player: usize| players.iter().filter(|other| figures(**other) > figures(player)).count();
        let level = |player: usize| players.iter().filter(|other| figures(**other) == figures(player)).count();
        let qualification = engine.qualification().unwrap();
        prop_assert_eq!(qualification.candidates.len(), players.len());
        for candidate in &qualification.candidates {
            let player = candidate.person.0 as usize - 1;
            prop_assert!((candidate.total - figures(player).0.value()).abs() < 1e-9);
            let (ahead, level) = (ahead(player), level(player));
            match candidate.claim {
                TopBoardClaim::Seat(SeatReason::Ranking) => prop_assert!(ahead + level <= 7, "P{player}"),
                TopBoardClaim::Undecided => prop_assert!(ahead < 7 && ahead + level > 7, "P{player}"),
                TopBoardClaim::Next(_) => prop_assert!(ahead >= 7, "P{player}"),
                other => prop_assert!(false, "P{player}: {other:?}"),
            }
        }
    }
}
