//! Problems that follow from the ruleset of an event, with their positions and texts.
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use topboard::book::{
    Board, BoardField, BoardRef, Book, Card, CardKind, CellAddress, CellEntry, DrawProposal, Edit, EventField, Penalty,
    PenaltyAmount, PersonField, PersonId, Power, ProposalOutcome, Role, Round, RoundIx, Season, SeatColumn, SeatField,
    SeatRef, Substitute, Team, TeamIx, Year,
};
use topboard::engine::Engine;

/// An event under these rules with this number of rounds. Each round has one board with the same seven players, in the
/// order of the powers.
fn event(rules: &str, rounds: usize) -> Engine {
    let mut book = Book::default();
    book.apply(Edit::Event(EventField::Rules(rules.into()))).unwrap();
    for at in 0..rounds {
        let round = Round { name: (at + 1).to_string(), boards: vec![Board::new("A")], ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(at), round }).unwrap();
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let name = ["Ann", "Bob", "Cléo", "Dirk", "Elfi", "Fritz", "Gwen"][n];
            book.apply(book.edit_to_seat(BoardRef::new(at, 0).seat(power), name)).unwrap();
        }
    }
    Engine::new(book)
}

fn seat(round: usize, power: Power) -> SeatRef {
    BoardRef::new(round, 0).seat(power)
}

fn enter_counts(engine: &mut Engine, round: usize, enter_counts: [u16; 7]) {
    for (power, count) in Power::ALL.into_iter().zip(enter_counts) {
        let edit = Edit::Seat(seat(round, power), SeatField::Centres(CellEntry::Value(count)));
        engine.apply("count", edit).unwrap();
    }
}

/// The messages of the problems at an address.
fn messages_at(engine: &Engine, place: CellAddress) -> Vec<&str> {
    engine
        .problems()
        .iter()
        .filter(|problem| problem.address == place)
        .map(|problem| problem.message.as_str())
        .collect()
}

fn enter_end_year(engine: &mut Engine, round: usize, year: u16) {
    let edit = Edit::Board(BoardRef::new(round, 0), BoardField::EndYear(CellEntry::Value(Year(year))));
    engine.apply("end", edit).unwrap();
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
            engine.apply("board", Edit::AddBoard { position: BoardRef::new(0, at), board }).unwrap();
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
fn a_fifth_round_is_reported_at_its_seat_until_another_player_sits_there() {
    let mut engine = event("WDC 2006", 4);
    assert_eq!(engine.problems(), []);
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
fn years_and_draw_votes_are_checked_against_the_rules() {
    let mut engine = event("WDC 2006", 1);
    let at = BoardRef::new(0, 0);
    enter_counts(&mut engine, 0, [10, 10, 8, 6, 0, 0, 0]);
    for power in [Power::Italy, Power::Russia, Power::Turkey] {
        engine.apply("out", Edit::Seat(seat(0, power), SeatField::Eliminated(CellEntry::Value(Year(1904))))).unwrap();
    }
    enter_end_year(&mut engine, 0, 1910);
    assert_eq!(
        messages_at(&engine, CellAddress::Board(at)),
        ["the game was played to 1910; under WDC 2006 the last year is 1909"]
    );
    enter_end_year(&mut engine, 0, 1908);
    assert_eq!(engine.problems(), []);
    for power in [Power::Austria, Power::England, Power::France] {
        engine.apply("draw", Edit::Seat(seat(0, power), SeatField::InDraw(Some(true)))).unwrap();
    }
    let left_out = CellAddress::Seat(seat(0, Power::Germany), SeatColumn::InDraw);
    assert_eq!(
        messages_at(&engine, left_out),
        ["Germany survives but is not in the draw; under WDC 2006 a draw includes all survivors"]
    );
    engine.apply("draw", Edit::Seat(seat(0, Power::Germany), SeatField::InDraw(Some(true)))).unwrap();
    assert_eq!(engine.problems(), []);
    let early = DrawProposal {
        year: Year(1904),
        season: Season::Fall,
        proposer: None,
        members: vec![Power::Austria, Power::England],
        outcome: ProposalOutcome::Failed,
        note: String::new(),
    };
    engine.apply("proposal", Edit::Board(at, BoardField::Proposals(vec![early]))).unwrap();
    let messages = messages_at(&engine, CellAddress::Board(at));
    assert!(
        messages[0].starts_with(
            "a draw was proposed in Fall 1904; under WDC 2006 no draw is possible before the chart of 1905"
        )
    );
    assert!(messages[1].starts_with("the draw proposed in Fall 1904 leaves France out"), "{messages:?}");
}

#[test]
fn a_top_board_in_the_wrong_round_or_without_claims_is_reported() {
    let mut engine = event("WDC 2006", 5);
    let top = |round: usize| Edit::Board(BoardRef::new(round, 0), BoardField::IsTopBoard(true));
    engine.apply("top", top(1)).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Board(BoardRef::new(1, 0))),
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
        messages_at(&engine, CellAddress::Board(BoardRef::new(4, 0))),
        ["this board is marked as the top board, but Sum of all games has no top board"]
    );
}

#[test]
fn teams_have_the_right_size_different_members_and_separate_boards() {
    let mut engine = event("WDC 2006", 3);
    let id = |name: &str| engine.book().find_person(name).unwrap().id;
    let team = |name: &str, members: &[&str]| Team {
        name: name.into(),
        members: members.iter().map(|name| id(name)).collect(),
        captain: Some(id(members[0])),
        ..Team::default()
    };
    let teams = vec![team("Berlin", &["Ann", "Bob", "Cléo"]), team("Wien", &["Dirk", "Ann"])];
    engine.apply("teams", Edit::Teams(teams)).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Team(TeamIx(1))),
        ["the team Wien has 2 members; under WDC 2006 a team has 3", "Ann is in two teams, Berlin and Wien"]
    );
    let mates = messages_at(&engine, CellAddress::Seat(seat(2, Power::France), SeatColumn::Player));
    assert_eq!(mates, ["Bob and Cléo of the team Berlin share this board, but team-mates must not meet in this round"]);
    assert!(
        messages_at(&engine, CellAddress::Seat(seat(0, Power::France), SeatColumn::Player)).is_empty(),
        "only in the team round"
    );
    let sit = engine.book().edit_to_seat(seat(2, Power::France), "Hal");
    engine.apply("seat", sit).unwrap();
    assert!(messages_at(&engine, CellAddress::Seat(seat(2, Power::France), SeatColumn::Player)).is_empty());
}

#[test]
fn a_country_with_too_many_teams_is_reported() {
    let mut engine = event("EuroDipCon 4", 0);
    let team_of =
        |country: &str, n: usize| Team { name: format!("{country} {n}"), country: country.into(), ..Team::default() };
    let teams = (1..=4).map(|n| team_of("France", n)).chain([team_of("Italy", 1)]).collect();
    engine.apply("teams", Edit::Teams(teams)).unwrap();
    let too_many = messages_at(&engine, CellAddress::Team(TeamIx(3)));
    assert!(too_many.contains(&"the team France 4 is team 4 of France; a country may enter at most 3"), "{too_many:?}");
    assert_eq!(messages_at(&engine, CellAddress::Team(TeamIx(4))).len(), 1, "only its size");
}

#[test]
fn a_gunboat_cup_checks_groups_substitutes_extensions_and_penalties() {
    let mut engine = event("Gunboat Cup", 1);
    assert_eq!(
        messages_at(&engine, CellAddress::Person(PersonId(1))),
        ["Ann and 6 others are in no group; under Gunboat Cup every entrant needs one"]
    );
    for id in 1..=7 {
        engine.apply("group", Edit::Person(PersonId(id), PersonField::Group("Blue".into()))).unwrap();
    }
    assert_eq!(engine.problems(), []);
    let france = seat(0, Power::France);
    let steps_in = vec![Substitute { player: PersonId(1), start: "Fall 1903".into() }];
    engine.apply("substitute", Edit::Seat(france, SeatField::Substitutes(steps_in))).unwrap();
    let place = CellAddress::Seat(france, SeatColumn::Player);
    assert_eq!(
        messages_at(&engine, place),
        ["Ann is a substitute here and also an entrant; under Gunboat Cup nobody may be both"]
    );
    let extension = || Card { kind: CardKind::Extension, moment: String::new(), note: String::new() };
    engine.apply("cards", Edit::Seat(france, SeatField::Cards(vec![extension(), extension()]))).unwrap();
    assert!(
        messages_at(&engine, place).contains(&"Cléo has 2 extensions in this game; under Gunboat Cup the maximum is 1")
    );
    let quarter = || Penalty { amount: PenaltyAmount::Percent(25.0), reason: "a name".into() };
    engine.apply("penalties", Edit::Person(PersonId(2), PersonField::Penalties(vec![quarter(), quarter()]))).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Person(PersonId(2))),
        ["Bob has 2 penalties on the total; under Gunboat Cup that means removal"]
    );
    engine.apply("role", Edit::Person(PersonId(2), PersonField::Role(Role::Removed))).unwrap();
    assert!(messages_at(&engine, CellAddress::Person(PersonId(2))).is_empty());
}

#[test]
fn votes_for_oneself_and_unknown_grades_are_reported() {
    let mut engine = event("EuroDipCon 4", 1);
    let at = BoardRef::new(0, 0);
    let grade = |by, team_of, letter: &str| Edit::Grade {
        board: at,
        skill: "Best Tactician".into(),
        voter: by,
        rated: team_of,
        grade: CellEntry::parse(letter),
    };
    engine.apply("vote", grade(Power::France, Power::Italy, "A")).unwrap();
    assert_eq!(engine.problems(), []);
    engine.apply("vote", grade(Power::France, Power::France, "A")).unwrap();
    engine.apply("vote", grade(Power::Italy, Power::France, "D")).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Board(at)),
        [
            "Cléo grades Cléo as Best Tactician; players cannot grade themselves",
            "Elfi gives the grade D as Best Tactician"
        ]
    );
}
