//! Problems that follow from the ruleset of an event, with their positions and texts.

use topboard::book::fields::{BoardColumn, PersonColumn};
use topboard::book::{
    Board, BoardField, BoardRef, Book, Card, CardKind, CellAddress, CellEntry, DrawProposal, Edit, Ending, EventField,
    Penalty, PenaltyAmount, PersonField, PersonId, Power, ProposalColumn, ProposalOutcome, Role, Round, RoundIx,
    Season, SeatColumn, SeatField, SeatRef, Severity, Substitute, Team, TeamColumn, TeamIx, Year, grouped_problems,
};
use topboard::book::{GameStage, notation};
use topboard::engine::Engine;
use topboard::input::{InputField, NoteStamp, read_cells};

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
fn a_power_that_nobody_plays_on_boards_of_six_needs_no_year_of_elimination() {
    let mut book = event("WDC 2006", 1).book().clone();
    book.apply(Edit::AddBoard { position: BoardRef::new(0, 1), board: Box::new(Board::new("B")) }).unwrap();
    for (at, names) in
        [["Ann", "Bob", "Cléo", "Dirk", "Elfi", "Fritz", ""], ["Hal", "Ida", "Jon", "Kim", "Lou", "May", ""]]
            .into_iter()
            .enumerate()
    {
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let seat = BoardRef::new(0, at).seat(power);
            book.apply(book.edit_to_seat(seat, names[n])).unwrap();
            book.apply(Edit::Seat(seat, SeatField::Centres(CellEntry::Value([8, 7, 7, 6, 6, 0, 0][n])))).unwrap();
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
fn the_games_at_once_are_a_rule_of_the_event_and_not_of_its_groups() {
    let rules =
        |more: &str| format!("name = \"Ours\"\nsystem = \"Sum of Squares\"\n{more}\n[[total.counts]]\nrest = 1\n");
    for (more, is_error) in [("", true), ("groups = true", true), ("games_at_once = 2", false)] {
        let mut engine = event("Ours", 1);
        engine.apply("rules", Edit::Rulesets(vec![rules(more)])).unwrap();
        let board = Box::new(Board::new("B"));
        engine.apply("board", Edit::AddBoard { position: BoardRef::new(0, 1), board }).unwrap();
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
        messages_at(&engine, CellAddress::BoardCell(at, BoardColumn::LastYear)),
        ["the game was played to 1910; under WDC 2006 the last year is 1909"]
    );
    enter_end_year(&mut engine, 0, 1909);
    assert_eq!(engine.problems(), []);
    enter_end_year(&mut engine, 0, 1908);
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
    assert_eq!(
        messages_at(&engine, CellAddress::Proposal(at, 0, ProposalColumn::When)),
        ["a draw was proposed in Fall 1904; under WDC 2006 no draw is possible before the chart of 1905"]
    );
    assert_eq!(
        messages_at(&engine, CellAddress::Proposal(at, 0, ProposalColumn::Members)),
        ["the draw proposed in Fall 1904 leaves France out; under WDC 2006 a draw includes all survivors"]
    );
}

#[test]
fn a_top_board_in_the_wrong_round_or_without_claims_is_reported() {
    let mut engine = event("WDC 2006", 5);
    let top = |round: usize| Edit::Board(BoardRef::new(round, 0), BoardField::IsTopBoard(true));
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
        messages_at(&engine, CellAddress::TeamCell(TeamIx(1), TeamColumn::Member(2))),
        ["the team Wien has 2 members; under WDC 2006 a team has 3"]
    );
    assert_eq!(
        messages_at(&engine, CellAddress::TeamCell(TeamIx(1), TeamColumn::Member(1))),
        ["Ann is in two teams, Berlin and Wien"]
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
    assert_eq!(
        messages_at(&engine, CellAddress::TeamCell(TeamIx(3), TeamColumn::Country)),
        ["the team France 4 is team 4 of France; a country may enter at most 3"]
    );
    let of_italy = |problem: &&topboard::book::Problem| {
        matches!(problem.address, CellAddress::Team(TeamIx(4)) | CellAddress::TeamCell(TeamIx(4), _))
    };
    assert_eq!(engine.problems().iter().filter(of_italy).count(), 1, "only its size");
}

#[test]
fn a_gunboat_cup_checks_groups_substitutes_extensions_and_penalties() {
    let mut engine = event("Gunboat Cup", 1);
    assert_eq!(
        messages_at(&engine, CellAddress::PersonCell(PersonId(1), PersonColumn::Group)),
        ["Ann and 6 others are in no group; under Gunboat Cup every entrant needs one"]
    );
    for id in 1..=7 {
        engine.apply("group", Edit::Person(PersonId(id), PersonField::Group("Blue".into()))).unwrap();
    }
    assert_eq!(engine.problems(), []);
    let france = seat(0, Power::France);
    let steps_in = vec![Substitute { player: PersonId(1), start: "Fall 1903".into() }];
    engine.apply("substitute", Edit::Seat(france, SeatField::Substitutes(steps_in))).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Seat(france, SeatColumn::Substitutes)),
        ["Ann is a substitute here and also an entrant; under Gunboat Cup nobody may be both"]
    );
    let extension = || Card { kind: CardKind::Extension, moment: String::new(), note: String::new() };
    engine.apply("cards", Edit::Seat(france, SeatField::Cards(vec![extension(), extension()]))).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Seat(france, SeatColumn::Cards)),
        ["Cléo has 2 extensions in this game; under Gunboat Cup the maximum is 1"]
    );
    let quarter = || Penalty { amount: PenaltyAmount::Percent(25.0), reason: "a name".into() };
    engine.apply("penalties", Edit::Person(PersonId(2), PersonField::Penalties(vec![quarter(), quarter()]))).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::PersonCell(PersonId(2), PersonColumn::Role)),
        ["Bob has 2 penalties on the total; under Gunboat Cup that means removal"]
    );
    engine.apply("role", Edit::Person(PersonId(2), PersonField::Role(Role::Removed))).unwrap();
    assert!(messages_at(&engine, CellAddress::PersonCell(PersonId(2), PersonColumn::Role)).is_empty());
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
    let vote = |voter, of| CellAddress::Vote { seat: at.seat(of), voter, skill: 0 };
    assert_eq!(
        messages_at(&engine, vote(Power::France, Power::France)),
        ["Cléo grades Cléo as Best Tactician; players cannot grade themselves"]
    );
    assert_eq!(messages_at(&engine, vote(Power::Italy, Power::France)), ["Elfi gives the grade D as Best Tactician"]);
}

/// Ends the game of the first board of a round in this year with these counts. Powers without centres were eliminated in
/// 1904.
fn end_game(engine: &mut Engine, round: usize, year: u16, counts: [u16; 7]) {
    enter_counts(engine, round, counts);
    for (power, count) in Power::ALL.into_iter().zip(counts) {
        if count == 0 {
            let out = SeatField::Eliminated(CellEntry::Value(Year(1904)));
            engine.apply("out", Edit::Seat(seat(round, power), out)).unwrap();
        }
    }
    enter_end_year(engine, round, year);
}

/// Types a text into a field, as `topboard edit` and the window do.
fn type_text(engine: &mut Engine, field: InputField, text: &str) {
    let typed = read_cells(engine, NoteStamp { time: "", place: "" }, &[(field, text)]);
    assert!(typed.refused_cells.is_empty(), "{:?}", typed.refused_cells);
    engine.apply("text", typed.edit.unwrap()).unwrap();
}

const COUNTS: [u16; 7] = [10, 10, 8, 6, 0, 0, 0];

#[test]
fn an_early_end_without_a_vote_is_asked_about_and_both_answers_settle_it() {
    let at = BoardRef::new(0, 0);
    let ending = CellAddress::BoardCell(at, BoardColumn::Ending);
    let question = "the game ended in 1906 without a solo and without a passed vote; under WDC 2006 it is an agreed draw or \
                    abandoned";
    let mut engine = event("WDC 2006", 1);
    end_game(&mut engine, 0, 1906, COUNTS);
    assert_eq!(messages_at(&engine, ending), [question]);
    let score = |engine: &Engine| engine.score(seat(0, Power::Austria)).unwrap();
    let provisional = |engine: &Engine| engine.standings().rows.iter().all(|row| row.games[0].provisional);
    let as_agreed = score(&engine);
    assert!((as_agreed - 15_600.0 / 548.0).abs() < 1e-9 && provisional(&engine) && engine.is_provisional(at));
    type_text(&mut engine, InputField::Ending(at), "agreed draw");
    assert_eq!(engine.problems(), []);
    assert!((score(&engine) - as_agreed).abs() < 1e-12 && !provisional(&engine) && !engine.is_provisional(at));
    let members = Power::ALL.map(|power| engine.board(at).unwrap().seats[power].in_draw);
    assert_eq!(members, [Some(true), Some(true), Some(true), Some(true), None, None, None]);
    type_text(&mut engine, InputField::Ending(at), "abandoned");
    assert!(engine.problems().is_empty() && score(&engine) == 0.0 && !provisional(&engine));
    // One answer replaces the other.
    type_text(&mut engine, InputField::Ending(at), "agreed draw");
    assert!((score(&engine) - as_agreed).abs() < 1e-12 && !engine.is_provisional(at));
    while engine.undo().is_some() {}
    assert_eq!(engine.problems(), []);
}

#[test]
fn the_last_year_a_solo_and_a_passed_vote_end_a_game_without_a_question() {
    let asks = |engine: &Engine| engine.asks_for_the_end(BoardRef::new(0, 0));
    let mut engine = event("WDC 2006", 1);
    end_game(&mut engine, 0, 1909, COUNTS);
    assert!(!asks(&engine));
    enter_end_year(&mut engine, 0, 1906);
    assert!(asks(&engine));
    let passed = DrawProposal { outcome: ProposalOutcome::Passed, ..proposal(Season::Fall, 1906, &[]) };
    engine.apply("vote", Edit::Board(BoardRef::new(0, 0), BoardField::Proposals(vec![passed]))).unwrap();
    assert!(!asks(&engine));
    engine.undo();
    let failed = DrawProposal { outcome: ProposalOutcome::Failed, ..proposal(Season::Fall, 1906, &[]) };
    engine.apply("vote", Edit::Board(BoardRef::new(0, 0), BoardField::Proposals(vec![failed]))).unwrap();
    assert!(asks(&engine));
    enter_counts(&mut engine, 0, [18, 10, 4, 2, 0, 0, 0]);
    assert!(!asks(&engine));
    // The rules of EuroDipCon 4 say nothing about votes.
    let mut engine = event("EuroDipCon 4", 1);
    end_game(&mut engine, 0, 1906, COUNTS);
    assert!(!asks(&engine) && engine.problems().is_empty());
    // A game without a year may have gone to the last one.
    let mut engine = event("WDC 2006", 1);
    enter_counts(&mut engine, 0, [7, 6, 6, 5, 4, 3, 3]);
    assert!(!asks(&engine));
}

fn proposal(season: Season, year: u16, members: &[Power]) -> DrawProposal {
    let (by, outcome, note) = (None, ProposalOutcome::Failed, String::new());
    DrawProposal { year: Year(year), season, proposer: by, members: members.to_vec(), outcome, note }
}

#[test]
fn rules_that_nobody_chose_ask_nothing_about_the_end_of_a_game_or_the_number_of_rounds() {
    let mut engine = event("", 5);
    end_game(&mut engine, 0, 1906, COUNTS);
    assert!(!engine.is_provisional(BoardRef::new(0, 0)));
    let told: Vec<&str> = engine.problems().iter().map(|problem| problem.message.as_str()).collect();
    let by_rules = |message: &&str| message.contains("under WDC 2006") || message.contains("plays 5 rounds");
    assert_eq!(told.into_iter().find(by_rules), None);
    // The same event under the same rules, chosen.
    let mut chosen = event("WDC 2006", 5);
    end_game(&mut chosen, 0, 1906, COUNTS);
    assert!(chosen.is_provisional(BoardRef::new(0, 0)));
}

#[test]
fn a_draw_is_voted_on_once_in_a_season() {
    let mut engine = event("WDC 2006", 1);
    let at = BoardRef::new(0, 0);
    end_game(&mut engine, 0, 1909, COUNTS);
    let survivors = [Power::Austria, Power::England, Power::France, Power::Germany];
    let twice = |engine: &Engine, line: usize| {
        let found = messages_at(engine, CellAddress::Proposal(at, line, ProposalColumn::When));
        found.iter().any(|message| message.starts_with("the same draw was proposed twice in Fall 1906"))
    };
    for (second, expected) in [
        (proposal(Season::Fall, 1906, &[]), true),
        (proposal(Season::Fall, 1906, &survivors), true),
        (proposal(Season::Spring, 1907, &[]), false),
        (proposal(Season::Fall, 1906, &survivors[..3]), false),
    ] {
        let both = vec![proposal(Season::Fall, 1906, &[]), second];
        engine.apply("votes", Edit::Board(at, BoardField::Proposals(both))).unwrap();
        assert_eq!([twice(&engine, 0), twice(&engine, 1)], [false, expected]);
    }
}

#[test]
fn p16_a_passed_proposal_ends_the_game_so_no_draw_is_proposed_after_it() {
    let mut engine = event("WDC 2006", 1);
    let at = BoardRef::new(0, 0);
    let told = |engine: &Engine| {
        let found = messages_at(engine, CellAddress::Proposal(at, 1, ProposalColumn::When));
        found.contains(&"a draw was proposed in Fall 1907 after the draw of Fall 1906 passed, which ended the game")
    };
    for (outcome, expected) in [(ProposalOutcome::Passed, true), (ProposalOutcome::Vetoed, false)] {
        let first = DrawProposal { outcome, ..proposal(Season::Fall, 1906, &[]) };
        let both = vec![first, proposal(Season::Fall, 1907, &[])];
        engine.apply("votes", Edit::Board(at, BoardField::Proposals(both))).unwrap();
        assert_eq!(told(&engine), expected, "{outcome:?}");
    }
}

#[test]
fn p16_a_draw_is_proposed_after_the_chart_that_it_is_about_has_been_entered() {
    let mut engine = event("WDC 2006", 1);
    let at = BoardRef::new(0, 0);
    for (power, count) in Power::ALL.into_iter().zip([10, 10, 8, 6, 0, 0, 0]) {
        let edit = engine.book().edit_to_enter_count(seat(0, power), Year(1906), CellEntry::Value(count));
        engine.apply("chart", edit).unwrap();
    }
    // A proposal in spring is about the chart of the year before.
    for (season, year, expected) in
        [(Season::Fall, 1906, false), (Season::Spring, 1907, false), (Season::Fall, 1907, true)]
    {
        let votes = vec![proposal(season, year, &[])];
        engine.apply("vote", Edit::Board(at, BoardField::Proposals(votes))).unwrap();
        let found = messages_at(&engine, CellAddress::Proposal(at, 0, ProposalColumn::When));
        let told = found.iter().any(|message| message.contains("is about the chart of 1907, which is not entered"));
        assert_eq!(told, expected, "{season:?} {year}");
    }
}

#[test]
fn only_a_power_with_a_centre_in_the_chart_of_that_year_can_propose_a_draw() {
    let mut engine = event("WDC 2006", 1);
    let at = BoardRef::new(0, 0);
    end_game(&mut engine, 0, 1907, COUNTS);
    for (power, count) in Power::ALL.into_iter().zip([10, 10, 8, 5, 1, 0, 0]) {
        let edit = engine.book().edit_to_enter_count(seat(0, power), Year(1906), CellEntry::Value(count));
        engine.apply("chart", edit).unwrap();
    }
    let out = "the draw of Fall 1906 was proposed by Russia, which had no centre left";
    for (proposer, year, expected) in
        [(Power::Italy, 1906, None), (Power::Russia, 1906, Some(out)), (Power::Russia, 1905, None)]
    {
        let vote = DrawProposal { proposer: Some(proposer), ..proposal(Season::Fall, year, &[]) };
        engine.apply("vote", Edit::Board(at, BoardField::Proposals(vec![vote]))).unwrap();
        let found = messages_at(&engine, CellAddress::Proposal(at, 0, ProposalColumn::By));
        assert_eq!(found, expected.into_iter().collect::<Vec<_>>(), "{proposer} in {year}");
    }
}

#[test]
fn a_vote_passed_in_spring_counts_the_chart_of_the_autumn_before() {
    let mut engine = event("WDC 2006", 1);
    let at = BoardRef::new(0, 0);
    end_game(&mut engine, 0, 1907, COUNTS);
    let passed = |season, year| {
        let vote = DrawProposal { outcome: ProposalOutcome::Passed, ..proposal(season, year, &[]) };
        Edit::Board(at, BoardField::Proposals(vec![vote]))
    };
    let last_year = CellAddress::BoardCell(at, BoardColumn::LastYear);
    engine.apply("vote", passed(Season::Spring, 1907)).unwrap();
    assert_eq!(
        messages_at(&engine, last_year),
        [
            "the draw passed in Spring 1907 counts the chart of the autumn before, 1906, but the last year of the game is 1907"
        ]
    );
    for (power, count) in Power::ALL.into_iter().zip([9, 11, 8, 6, 0, 0, 0]) {
        let edit = engine.book().edit_to_enter_count(seat(0, power), Year(1906), CellEntry::Value(count));
        engine.apply("chart", edit).unwrap();
    }
    assert_eq!(
        messages_at(&engine, CellAddress::Seat(seat(0, Power::Austria), SeatColumn::Centres)),
        [
            "the draw passed in Spring 1907 counts the chart of the autumn before, 1906, which has 9 for Austria, but Austria \
          ends on 10"
        ]
    );
    engine.apply("vote", passed(Season::Fall, 1907)).unwrap();
    assert_eq!(messages_at(&engine, last_year), [""; 0]);
    enter_end_year(&mut engine, 0, 1906);
    assert_eq!(
        messages_at(&engine, last_year),
        ["the draw passed in Fall 1907 counts the chart of 1907, but the last year of the game is 1906"]
    );
    // A concession decides the game, and not the vote.
    engine.apply("ending", Edit::Board(at, BoardField::Ending(Ending::Conceded(Power::Austria)))).unwrap();
    assert_eq!(messages_at(&engine, last_year), [""; 0]);
}

#[test]
fn years_that_a_score_needs_are_missing_at_the_board_for_survivors_and_at_the_seat_for_others() {
    let mut engine = event("EDC 2015", 1);
    let at = BoardRef::new(0, 0);
    engine.apply("system", Edit::Board(at, BoardField::System(Some("Whipping".into())))).unwrap();
    enter_counts(&mut engine, 0, [18, 6, 5, 5, 0, 0, 0]);
    let last_year = CellAddress::BoardCell(at, BoardColumn::LastYear);
    let eliminated = CellAddress::Seat(seat(0, Power::Turkey), SeatColumn::Eliminated);
    let needs = "Whipping needs the last year played, or the year of elimination";
    assert_eq!((messages_at(&engine, last_year), messages_at(&engine, eliminated)), (vec![needs], vec![]));
    enter_end_year(&mut engine, 0, 1908);
    let of_turkey = format!("{needs} of Turkey");
    assert_eq!((messages_at(&engine, last_year), messages_at(&engine, eliminated)), (vec![], vec![of_turkey.as_str()]));
}

#[test]
fn a_team_without_a_captain_is_reported_where_teams_have_one() {
    for (rules, size, expected) in [("WDC 2006", 3, true), ("EuroDipCon 4", 4, false)] {
        let mut engine = event(rules, 1);
        let members = (1..=size).map(PersonId).collect();
        let team = Team { name: "Berlin".into(), country: "Germany".into(), members, ..Team::default() };
        engine.apply("teams", Edit::Teams(vec![team])).unwrap();
        let found = messages_at(&engine, CellAddress::TeamCell(TeamIx(0), TeamColumn::Captain));
        assert_eq!(
            found.iter().any(|message| message.starts_with("the team Berlin has no captain")),
            expected,
            "{rules}"
        );
    }
}

#[test]
fn a_yellow_card_after_a_card_or_for_more_than_thirty_seconds_has_to_be_red() {
    let mut engine = event("WDC 2006", 1);
    let france = seat(0, Power::France);
    let cards = |text: &str| Edit::Seat(france, SeatField::Cards(notation::parse_cards(text).unwrap()));
    let again = "after an earlier card; under WDC 2006 a player who is late again gets a red card";
    let late = "seconds; under WDC 2006 a player who is later than 30 seconds gets a red card";
    for (text, expected) in [
        ("yellow Spring 1904 late orders", vec![]),
        ("yellow Spring 1904 30 seconds late", vec![]),
        ("yellow Spring 1904; red Fall 1904", vec![]),
        ("extension; yellow Spring 1904", vec![]),
        ("yellow Spring 1904; yellow Fall 1905", vec![format!("Cléo has a yellow card in Fall 1905 {again}")]),
        ("red Spring 1904; yellow Fall 1905", vec![format!("Cléo has a yellow card in Fall 1905 {again}")]),
        ("yellow Spring 1904 45 s", vec![format!("Cléo has a yellow card in Spring 1904 for 45 {late}")]),
        ("yellow 0:31", vec![format!("Cléo has a yellow card for 31 {late}")]),
    ] {
        engine.apply("cards", cards(text)).unwrap();
        assert_eq!(messages_at(&engine, CellAddress::Seat(france, SeatColumn::Cards)), expected, "{text}");
    }
    let mut engine = event("EuroDipCon 4", 1);
    engine.apply("cards", cards("yellow; yellow 45 s")).unwrap();
    assert_eq!(engine.problems(), []);
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
    engine.apply("top", Edit::Board(BoardRef::new(1, 0), BoardField::IsTopBoard(true))).unwrap();
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
    let groups = grouped_problems(problems);
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
    // Five are listed one by one.
    for power in [Power::Russia, Power::Turkey] {
        let sit = engine.book().edit_to_seat(seat(4, power), &format!("Guest of {power}"));
        engine.apply("seat", sit).unwrap();
    }
    assert!(grouped_problems(engine.problems()).iter().all(|group| group.summary.is_none()));
}

#[test]
fn a_short_form_of_a_first_name_is_asked_about() {
    let mut engine = event("EuroDipCon 4", 2);
    let mut add = |name: &str| {
        let person = topboard::book::Person::new(engine.book().next_person_id(), name);
        let (position, id) = (engine.book().people.len(), person.id);
        engine.apply("player", Edit::AddPerson { position, person }).unwrap();
        id
    };
    let [andrew, andy, _] = ["Andrew Goff", "Andy Goff", "Andrea Lee"].map(&mut add);
    let alike = |engine: &Engine| {
        let messages = engine.problems().iter().map(|problem| problem.message.clone());
        messages.filter(|message| message.contains("look")).collect::<Vec<_>>()
    };
    assert_eq!(alike(&engine), ["“Andy Goff” looks like “Andrew Goff”"]);
    // Two people who play in the same round are not one person.
    let seat = |engine: &mut Engine, round: usize, power: Power, player| {
        let seat = BoardRef::new(round, 0).seat(power);
        engine.apply("seat", Edit::Seat(seat, SeatField::Player(Some(player)))).unwrap();
    };
    seat(&mut engine, 0, Power::Austria, andrew);
    seat(&mut engine, 1, Power::Austria, andy);
    assert_eq!(alike(&engine).len(), 1, "they play in different rounds");
    seat(&mut engine, 0, Power::England, andy);
    assert_eq!(alike(&engine), [] as [&str; 0]);
    engine.undo();
    assert_eq!(alike(&engine).len(), 1);
}

#[test]
fn a_short_form_that_is_also_a_typing_error_is_asked_about_once() {
    let mut engine = event("EuroDipCon 4", 1);
    for name in ["Erik Berg", "Eric Berg"] {
        let person = topboard::book::Person::new(engine.book().next_person_id(), name);
        let position = engine.book().people.len();
        engine.apply("player", Edit::AddPerson { position, person }).unwrap();
    }
    let alike = |engine: &Engine| engine.problems().iter().filter(|problem| problem.message.contains("look")).count();
    assert_eq!(alike(&engine), 1);
    let id = |name: &str| engine.book().find_person(name).unwrap().id;
    let seats = [(Power::Austria, id("Erik Berg")), (Power::England, id("Eric Berg"))];
    for (power, player) in seats {
        let seat = BoardRef::new(0, 0).seat(power);
        engine.apply("seat", Edit::Seat(seat, SeatField::Player(Some(player)))).unwrap();
    }
    assert_eq!(alike(&engine), 0, "they play in the same round");
}

#[test]
fn many_names_that_look_alike_are_named_with_the_other_name() {
    let mut engine = event("EuroDipCon 4", 1);
    for n in ["Havers", "Miller", "Norman", "Parker", "Quince", "Rother", "Saller"] {
        for given in ["Andrew", "Andy"] {
            let person = topboard::book::Person::new(engine.book().next_person_id(), format!("{given} {n}"));
            let position = engine.book().people.len();
            engine.apply("player", Edit::AddPerson { position, person }).unwrap();
        }
    }
    let groups = grouped_problems(engine.problems());
    let group = groups.iter().find(|group| group.summary.is_some()).unwrap();
    assert_eq!(group.summary.as_deref(), Some("7 names look like another name"));
    assert!(group.names(engine.problems()).starts_with("Andy Havers (Andrew Havers), Andy Miller (Andrew Miller), "));
}

#[test]
fn two_people_with_similar_names_are_asked_about_once() {
    let mut engine = event("EuroDipCon 4", 1);
    for name in ["Tom Haver", "Tom Havre", "ann"] {
        let person = topboard::book::Person::new(engine.book().next_person_id(), name);
        let position = engine.book().people.len();
        engine.apply("player", Edit::AddPerson { position, person }).unwrap();
    }
    let alike = |engine: &Engine| {
        let messages = engine.problems().iter().map(|problem| problem.message.clone());
        messages.filter(|message| message.contains("look")).collect::<Vec<_>>()
    };
    assert_eq!(alike(&engine), ["“ann” and “Ann” look like the same player", "“Tom Havre” looks like “Tom Haver”"]);
    let id = |engine: &Engine, name: &str| engine.book().people.iter().find(|person| person.name == name).unwrap().id;
    let (havre, haver, ann) = (id(&engine, "Tom Havre"), id(&engine, "Tom Haver"), id(&engine, "ann"));
    type_text(&mut engine, InputField::Person(havre, PersonColumn::DifferentFrom), "Tom Haver");
    assert_eq!(alike(&engine), ["“ann” and “Ann” look like the same player"]);
    type_text(&mut engine, InputField::Person(ann, PersonColumn::DifferentFrom), "Ann");
    assert!(alike(&engine).is_empty());
    // The answer is in the file.
    let stored = serde_json::to_string(engine.book()).unwrap();
    let read: Book = serde_json::from_str(&stored).unwrap();
    assert!(alike(&Engine::new(read)).is_empty());
    // A removed person is forgotten, and undo brings the answer back.
    engine.apply("removal", Edit::RemovePerson(haver)).unwrap();
    assert!(engine.book().person(havre).unwrap().different_from.is_empty());
    engine.undo();
    assert!(alike(&engine).is_empty());
}

#[test]
fn a_board_charted_to_the_last_year_is_ended() {
    let mut engine = event("WDC 2006", 1);
    let at = BoardRef::new(0, 0);
    let chart = |engine: &mut Engine, year: u16| {
        for (power, count) in Power::ALL.into_iter().zip(COUNTS) {
            let edit = engine.book().edit_to_enter_count(seat(0, power), Year(year), CellEntry::Value(count));
            engine.apply("chart", edit).unwrap();
        }
    };
    chart(&mut engine, 1901);
    chart(&mut engine, 1908);
    assert_eq!(engine.stage(at), GameStage::Running(Some(Year(1908))));
    chart(&mut engine, 1909);
    assert_eq!(engine.stage(at), GameStage::Ended);
    assert!(!engine.is_provisional(at) && engine.problems().is_empty(), "{:?}", engine.problems());
    assert!(engine.standings().rows.iter().all(|row| !row.games[0].provisional));
    // EDC 2015 has no last year.
    let rules = Edit::Event(EventField::Rules("Sum of all games".into()));
    engine.apply("rules", rules).unwrap();
    assert_eq!(engine.stage(at), GameStage::Running(Some(Year(1909))));
}

#[test]
fn a_year_in_the_cell_of_a_count_is_kept_as_text_and_not_scored() {
    let mut engine = event("WDC 2006", 1);
    enter_counts(&mut engine, 0, [18, 10, 6, 0, 0, 0, 0]);
    let austria = seat(0, Power::Austria);
    let place = CellAddress::BoardCell(BoardRef::new(0, 0), BoardColumn::LastYear);
    assert_eq!(messages_at(&engine, place), ["WDC 2006 needs the year of the solo"]);
    for column in [SeatColumn::Centres, SeatColumn::Chart(Year(1901))] {
        type_text(&mut engine, InputField::Seat(austria, column), "1908");
        assert_eq!(
            messages_at(&engine, CellAddress::Seat(austria, column)),
            ["“1908” is not a number of centres"],
            "{column:?}"
        );
        assert_eq!(engine.score(austria), None);
    }
    // An edit as JSON, as in the journal of an older version.
    let json = r#"{"Seat":[{"board":{"round":0,"board":0},"power":"Austria"},{"Centres":1908}]}"#;
    let edit: Edit = serde_json::from_str(json).unwrap();
    assert_eq!(edit, Edit::Seat(austria, SeatField::Centres(CellEntry::Text("1908".into()))));
}
