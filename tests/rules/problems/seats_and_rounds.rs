//! Problems about seats and rounds: how many games one plays, repeated powers, groups, the top board.

use super::{enter_counts, event, messages_at, seat};
use topboard::book::{
    Board, BoardColumn, BoardField, BoardRef, Card, CardKind, CellAddress, CellEntry, Edit, EventField, Penalty,
    PenaltyAmount, PersonColumn, PersonField, PersonId, Power, Role, Round, RoundIx, SeatColumn, SeatField, Severity,
    Substitute, problems_by_kind,
};
use topboard::engine::Engine;

#[test]
fn a_power_that_nobody_plays_on_boards_of_six_needs_no_year_of_elimination() {
    let mut book = event("WDC 2006", 1).book().clone();
    book.apply(Edit::AddBoard { position: BoardRef::new(0, 1).first_place(), board: Box::new(Board::new("B")) })
        .unwrap();
    for (at, names) in
        [["Ann", "Bob", "Cléo", "Dirk", "Elfi", "Fritz", ""], ["Hal", "Ida", "Jon", "Kim", "Lou", "May", ""]]
            .into_iter()
            .enumerate()
    {
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let seat = BoardRef::new(0, at).seat(power);
            book.apply(book.edit_to_seat(seat, names[n])).unwrap();
            book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value([8, 7, 7, 6, 6, 0, 0][n]))))
                .unwrap();
        }
    }
    let engine = Engine::new(book);
    let needs = |power: Power| {
        engine.problems().iter().any(|problem| problem.message.contains(&format!("elimination of {power}")))
    };
    assert!(needs(Power::Russia), "somebody played Russia: {:?}", engine.problems());
    assert!(!needs(Power::Turkey), "{:?}", engine.problems());
}

#[test]
fn two_games_at_once_are_no_error_under_the_gunboat_cup_and_three_are() {
    let two_games = |problem: &&str| problem.contains("at once") || problem.contains("sits twice");
    for (rules, boards, expected) in [
        ("Gunboat Cup", 2, None),
        ("Gunboat Cup", 3, Some("Ann has 3 games at once; the rules allow 2")),
        ("WDC 2006", 2, Some("Ann sits twice: at board A and at board B")),
    ] {
        let mut engine = event(rules, 1);
        for (at, name) in (1..boards).zip(["B", "C"]) {
            let board = Box::new(Board::new(name));
            engine.apply("board", Edit::AddBoard { position: BoardRef::new(0, at).first_place(), board }).unwrap();
            let sit = engine.book().edit_to_seat(BoardRef::new(0, at).seat(Power::Turkey), "Ann");
            engine.apply("seat", sit).unwrap();
        }
        // The same after every edit and for the book as a whole, as after an import.
        for engine in [&engine, &Engine::new(engine.book().clone())] {
            let problems = engine.problems().iter().map(|problem| problem.message.as_str());
            assert_eq!(problems.collect::<Vec<_>>().iter().copied().find(|it| two_games(it)), expected, "{rules}");
        }
    }
}

#[test]
fn the_games_at_once_are_a_rule_of_the_event_and_not_of_its_groups() {
    let rules =
        |more: &str| format!("name = \"Ours\"\nsystem = \"Sum of Squares\"\n{more}\n[[total.counts]]\nrest = 1\n");
    for (more, is_error) in [("", true), ("groups = true", true), ("games_at_once = 2", false)] {
        let mut engine = event("Ours", 1);
        engine.apply("rules", Edit::Rulesets(vec![rules(more)])).unwrap();
        let board = Box::new(Board::new("B"));
        engine.apply("board", Edit::AddBoard { position: BoardRef::new(0, 1).first_place(), board }).unwrap();
        let sit = engine.book().edit_to_seat(BoardRef::new(0, 1).seat(Power::Turkey), "Ann");
        engine.apply("seat", sit).unwrap();
        let twice =
            messages_at(&engine, CellAddress::Seat(BoardRef::new(0, 1).seat(Power::Turkey), SeatColumn::Player));
        assert_eq!(twice.iter().any(|message| message.contains("sits twice")), is_error, "{more}: {twice:?}");
    }
}

#[test]
fn a_system_that_the_rules_name_for_a_round_and_nobody_knows_is_told_once() {
    let mut engine = event("Ours", 3);
    let rules = "name = \"Ours\"\nsystem = \"Sum of Squares\"\n[[total.counts]]\nrest = 1\n\
                 [[round]]\nround = 2\nsystem = \"Nonsense\"\n";
    engine.apply("rules", Edit::Rulesets(vec![rules.into()])).unwrap();
    let told = |engine: &Engine| -> Vec<CellAddress> {
        let unknown = engine.problems().iter().filter(|problem| problem.message.contains("no scoring system"));
        unknown.map(|problem| problem.address).collect()
    };
    assert_eq!(told(&engine), [CellAddress::Event]);
    enter_counts(&mut engine, 1, [18, 16, 0, 0, 0, 0, 0]);
    assert_eq!(told(&engine), [CellAddress::Event]);
    // The system of the event does not score a round that has its own in the rules.
    engine.apply("system", Edit::Event(EventField::System(Some("PGP".into())))).unwrap();
    assert_eq!(told(&engine), [CellAddress::Event]);
}

#[test]
fn a_fifth_round_is_reported_at_its_seat_until_another_player_sits_there() {
    let mut engine = event("WDC 2006", 4);
    assert_eq!(engine.problems().len(), 1, "only that nobody is left for the top board: {:?}", engine.problems());
    let round = Round { name: "5".into(), boards: vec![Board::new("A")], ..Round::default() };
    engine.apply("round", Edit::AddRound { position: RoundIx(4), round }).unwrap();
    let fifth = seat(4, Power::Italy);
    let sit = engine.book().edit_to_seat(fifth, "Ann");
    engine.apply("seat", sit).unwrap();
    let place = CellAddress::Seat(fifth, SeatColumn::Player);
    assert_eq!(messages_at(&engine, place), ["Ann plays 5 rounds; under WDC 2006 the maximum is 4"]);
    let other = engine.book().edit_to_seat(fifth, "Hal");
    engine.apply("seat", other).unwrap();
    assert_eq!(engine.problems(), []);
    let sixth = Round { name: "6".into(), ..Round::default() };
    engine.apply("round", Edit::AddRound { position: RoundIx(5), round: sixth }).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Round(RoundIx(5))),
        ["WDC 2006 has 5 rounds; this round is one too many"]
    );
}

#[test]
fn seats_in_one_round_too_many_cost_the_claims_to_the_top_board_until_its_round_has_players() {
    let lost =
        "7 players have a seat in more than 3 rounds before the top board, so WDC 2006 leaves nobody for its seats";
    assert_eq!(messages_at(&event("WDC 2006", 3), CellAddress::Event), [] as [&str; 0]);
    let mut engine = event("WDC 2006", 4);
    // The seats count as played, so that the remark comes with the draw.
    assert_eq!(messages_at(&engine, CellAddress::Event), [lost]);
    assert_eq!(engine.claims_lost_by_playing().as_deref(), Some(lost));
    let leave = Edit::Seat(seat(3, Power::Austria).first_id(), SeatField::Player(None));
    engine.apply("seat", leave).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Event),
        [
            "6 players have a seat in more than 3 rounds before the top board, so WDC 2006 leaves only 1 player for its seats"
        ]
    );
    let round = Round { name: "5".into(), boards: vec![Board::new("A")], ..Round::default() };
    engine.apply("round", Edit::AddRound { position: RoundIx(4), round }).unwrap();
    let sit = engine.book().edit_to_seat(seat(4, Power::Italy), "Hal");
    engine.apply("seat", sit).unwrap();
    assert_eq!(messages_at(&engine, CellAddress::Event), [] as [&str; 0], "it is too late");
    assert_eq!(messages_at(&event("EuroDipCon 4", 4), CellAddress::Event), [] as [&str; 0], "no such rule");
}

#[test]
fn a_top_board_in_the_wrong_round_or_without_claims_is_reported() {
    let mut engine = event("WDC 2006", 5);
    let top = |round: usize| Edit::Board(BoardRef::new(round, 0).first_id(), BoardField::IsTopBoard(true));
    engine.apply("top", top(1)).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::BoardCell(BoardRef::new(1, 0), BoardColumn::TopBoard)),
        ["the top board is in round 2; under WDC 2006 it belongs in round 5"]
    );
    engine.undo();
    enter_counts(&mut engine, 0, [10, 10, 8, 3, 2, 1, 0]);
    engine.apply("top", top(4)).unwrap();
    let ann = messages_at(&engine, CellAddress::Seat(seat(4, Power::Austria), SeatColumn::Player));
    assert!(ann.iter().any(|what| what.starts_with("Ann plays 5 rounds")), "{ann:?}");
    // A new player has no place in the ranking that gives seats at the top board.
    let sit = engine.book().edit_to_seat(seat(4, Power::Turkey), "Hal");
    engine.apply("seat", sit).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Seat(seat(4, Power::Turkey), SeatColumn::Player)),
        ["Hal sits at the top board without a claim to a seat (not in the ranking after round 4)"]
    );
    engine.apply("rules", Edit::Event(EventField::Rules("Sum of all games".into()))).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::BoardCell(BoardRef::new(4, 0), BoardColumn::TopBoard)),
        ["this board is marked as the top board, but Sum of all games has no top board"]
    );
}

#[test]
fn a_gunboat_cup_checks_groups_substitutes_extensions_and_penalties() {
    let mut engine = event("Gunboat Cup", 1);
    assert_eq!(
        messages_at(&engine, CellAddress::Person(PersonId(1), PersonColumn::Group)),
        ["Ann and 6 others are in no group; under Gunboat Cup every entrant needs one"]
    );
    for id in 1..=7 {
        engine.apply("group", Edit::Person(PersonId(id), PersonField::Group("Blue".into()))).unwrap();
    }
    assert_eq!(engine.problems(), []);
    let france = seat(0, Power::France);
    let steps_in = vec![Substitute { player: PersonId(1), start: "Fall 1903".into() }];
    engine.apply("substitute", Edit::Seat(france.first_id(), SeatField::Substitutes(steps_in))).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Seat(france, SeatColumn::Substitutes)),
        ["Ann is a substitute here and also an entrant; under Gunboat Cup nobody may be both"]
    );
    let extension = || Card { kind: CardKind::Extension, moment: String::new(), note: String::new() };
    engine.apply("cards", Edit::Seat(france.first_id(), SeatField::Cards(vec![extension(), extension()]))).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Seat(france, SeatColumn::Cards)),
        ["Cléo has 2 extensions in this game; under Gunboat Cup the maximum is 1"]
    );
    let quarter = || Penalty { amount: PenaltyAmount::Percent(25.0), reason: "a name".into() };
    engine.apply("penalties", Edit::Person(PersonId(2), PersonField::Penalties(vec![quarter(), quarter()]))).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Person(PersonId(2), PersonColumn::Role)),
        ["Bob has 2 penalties on the total; under Gunboat Cup that means removal"]
    );
    engine.apply("role", Edit::Person(PersonId(2), PersonField::Role(Role::Removed))).unwrap();
    assert!(messages_at(&engine, CellAddress::Person(PersonId(2), PersonColumn::Role)).is_empty());
}

#[test]
fn a_repeated_power_is_reported_where_the_rules_forbid_it() {
    let mut engine = event("Gunboat Cup", 2);
    let twice = |engine: &Engine, power| {
        let found = messages_at(engine, CellAddress::Seat(seat(1, power), SeatColumn::Player));
        found.into_iter().any(|message| message.contains("nobody plays a power twice"))
    };
    assert_eq!(
        messages_at(&engine, CellAddress::Seat(seat(1, Power::Austria), SeatColumn::Player)),
        ["Ann plays Austria here and in Round 1, board A; under Gunboat Cup nobody plays a power twice"]
    );
    engine.apply("top", Edit::Board(BoardRef::new(1, 0).first_id(), BoardField::IsTopBoard(true))).unwrap();
    assert!(!twice(&engine, Power::Austria), "the powers of the medal games are chosen");
    engine.undo();
    let swap = [(Power::Austria, "Bob"), (Power::England, "Ann")];
    let seats = swap.map(|(power, name)| engine.book().edit_to_seat(seat(1, power), name));
    engine.apply("swap", Edit::Batch(seats.into())).unwrap();
    assert!(!twice(&engine, Power::Austria) && twice(&engine, Power::Italy));
    assert!(!event("EuroDipCon 4", 2).problems().iter().any(|problem| problem.message.contains("twice")));
}

#[test]
fn many_remarks_of_one_kind_are_one_line_below_the_errors() {
    let mut engine = event("WDC 2006", 5);
    let two_soloists = [18, 16, 0, 0, 0, 0, 0];
    enter_counts(&mut engine, 4, two_soloists);
    let problems = engine.problems();
    let groups = problems_by_kind(problems);
    let severity = |group: &topboard::book::ProblemGroup| problems[group.members[0]].severity;
    assert!(groups.is_sorted_by_key(severity), "the errors come first");
    let many: Vec<_> = groups.iter().filter(|group| group.summary.is_some()).collect();
    assert_eq!(many.len(), 1);
    assert_eq!(many[0].summary.as_deref(), Some("7 players play more rounds than the rules allow"));
    assert_eq!(many[0].names(problems), "Ann, Bob, Cléo, Dirk, Elfi and 2 more");
    let mut members: Vec<usize> = groups.iter().flat_map(|group| group.members.clone()).collect();
    members.sort_unstable();
    assert_eq!(members, (0..problems.len()).collect::<Vec<_>>(), "every problem is in one line");
    assert!(groups.iter().all(|group| group.members.len() == 1 || severity(group) == Severity::Remark));
    // Two are listed one by one.
    for power in Power::ALL.into_iter().skip(2) {
        let sit = engine.book().edit_to_seat(seat(4, power), &format!("Guest of {power}"));
        engine.apply("seat", sit).unwrap();
    }
    assert!(problems_by_kind(engine.problems()).iter().all(|group| group.summary.is_none()));
}
