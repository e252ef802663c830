//! Problems about the end of a game: its last year, a vote, an early end, the chart.

use super::{enter_counts, enter_end_year, event, messages_at, seat, type_text};
use topboard::book::{
    BoardColumn, BoardField, BoardRef, CellAddress, CellEntry, DrawProposal, Edit, Ending, EventField, GameStage,
    Power, ProposalColumn, ProposalOutcome, Season, SeatColumn, SeatField, Year,
};
use topboard::engine::Engine;

#[test]
fn years_and_draw_votes_are_checked_against_the_rules() {
    let mut engine = event("WDC 2006", 1);
    let at = BoardRef::new(0, 0);
    enter_counts(&mut engine, 0, [10, 10, 8, 6, 0, 0, 0]);
    for power in [Power::Italy, Power::Russia, Power::Turkey] {
        engine
            .apply("out", Edit::Seat(seat(0, power).first_id(), SeatField::Eliminated(CellEntry::Value(Year(1904)))))
            .unwrap();
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
        engine.apply("draw", Edit::Seat(seat(0, power).first_id(), SeatField::InDraw(Some(true)))).unwrap();
    }
    let left_out = CellAddress::Seat(seat(0, Power::Germany), SeatColumn::InDraw);
    assert_eq!(
        messages_at(&engine, left_out),
        ["Germany survives but is not in the draw; under WDC 2006 a draw includes all survivors"]
    );
    engine.apply("draw", Edit::Seat(seat(0, Power::Germany).first_id(), SeatField::InDraw(Some(true)))).unwrap();
    assert_eq!(engine.problems(), []);
    let early = DrawProposal {
        year: Year(1904),
        season: Season::Fall,
        proposer: None,
        members: vec![Power::Austria, Power::England],
        outcome: ProposalOutcome::Failed,
        note: String::new(),
    };
    engine.apply("proposal", Edit::Board(at.first_id(), BoardField::Proposals(vec![early]))).unwrap();
    assert_eq!(
        messages_at(&engine, CellAddress::Proposal(at, 0, ProposalColumn::When)),
        ["a draw was proposed in Fall 1904; under WDC 2006 no draw is possible before the chart of 1905"]
    );
    assert_eq!(
        messages_at(&engine, CellAddress::Proposal(at, 0, ProposalColumn::Members)),
        ["the draw proposed in Fall 1904 leaves France out; under WDC 2006 a draw includes all survivors"]
    );
}

/// Ends the game of the first board of a round in this year with these counts. Powers without centres were eliminated in
/// 1904.
fn end_game(engine: &mut Engine, round: usize, year: u16, counts: [u16; 7]) {
    enter_counts(engine, round, counts);
    for (power, count) in Power::ALL.into_iter().zip(counts) {
        if count == 0 {
            let out = SeatField::Eliminated(CellEntry::Value(Year(1904)));
            engine.apply("out", Edit::Seat(seat(round, power).first_id(), out)).unwrap();
        }
    }
    enter_end_year(engine, round, year);
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
    type_text(&mut engine, CellAddress::BoardCell(at, BoardColumn::Ending), "agreed draw");
    assert_eq!(engine.problems(), []);
    assert!((score(&engine) - as_agreed).abs() < 1e-12 && !provisional(&engine) && !engine.is_provisional(at));
    let members = Power::ALL.map(|power| engine.board(at).unwrap().seats[power].in_draw);
    assert_eq!(members, [Some(true), Some(true), Some(true), Some(true), None, None, None]);
    type_text(&mut engine, CellAddress::BoardCell(at, BoardColumn::Ending), "abandoned");
    assert!(engine.problems().is_empty() && score(&engine) == 0.0 && !provisional(&engine));
    // One answer replaces the other.
    type_text(&mut engine, CellAddress::BoardCell(at, BoardColumn::Ending), "agreed draw");
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
    engine.apply("vote", Edit::Board(BoardRef::new(0, 0).first_id(), BoardField::Proposals(vec![passed]))).unwrap();
    assert!(!asks(&engine));
    engine.undo();
    let failed = DrawProposal { outcome: ProposalOutcome::Failed, ..proposal(Season::Fall, 1906, &[]) };
    engine.apply("vote", Edit::Board(BoardRef::new(0, 0).first_id(), BoardField::Proposals(vec![failed]))).unwrap();
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
        engine.apply("votes", Edit::Board(at.first_id(), BoardField::Proposals(both))).unwrap();
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
        engine.apply("votes", Edit::Board(at.first_id(), BoardField::Proposals(both))).unwrap();
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
        engine.apply("vote", Edit::Board(at.first_id(), BoardField::Proposals(votes))).unwrap();
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
        engine.apply("vote", Edit::Board(at.first_id(), BoardField::Proposals(vec![vote]))).unwrap();
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
        Edit::Board(at.first_id(), BoardField::Proposals(vec![vote]))
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
    engine.apply("ending", Edit::Board(at.first_id(), BoardField::Ending(Ending::Conceded(Power::Austria)))).unwrap();
    assert_eq!(messages_at(&engine, last_year), [""; 0]);
}

#[test]
fn years_that_a_score_needs_are_missing_at_the_board_for_survivors_and_at_the_seat_for_others() {
    let mut engine = event("EDC 2015", 1);
    let at = BoardRef::new(0, 0);
    engine.apply("system", Edit::Board(at.first_id(), BoardField::System(Some("Whipping".into())))).unwrap();
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
        type_text(&mut engine, CellAddress::Seat(austria, column), "1908");
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
    assert_eq!(edit, Edit::Seat(austria.first_id(), SeatField::Centres(CellEntry::Text("1908".into()))));
}
