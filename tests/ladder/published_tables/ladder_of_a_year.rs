//! The ladder of a year: which results count, ranks after each event, leagues and their games.

use super::{compiled, event, ladder, list, points, simple, table_rows};
use jiff::civil::Date;
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, ScoreRuling, SeatField};
use topboard::engine::Engine;
use topboard::figures::format_rounded;
use topboard::ladder::{
    ChampionshipLevel, EventExclusion, GamesPlayed, Ladder, LadderChoices, LadderLibrary, YearEvent, rank_change,
};
use topboard::languages::Language;

#[test]
fn tied_scores_are_ordered_by_the_best_event_or_share_the_place() {
    let events = || {
        vec![
            list("First", &[(1, "Ann Lee"), (2, "Ben Moor"), (3, "Cy Hart")]),
            list("Second", &[(1, "Cy Hart"), (2, "Ben Moor"), (3, "Ann Lee")]),
        ]
    };
    let rules = simple("divisor = \"1\"\ntie_breaks = [\"best events\"]");
    compiled(&rules, events(), LadderChoices::default(), |compiled| {
        assert_eq!(table_rows(compiled), ["1 Ann Lee 16.00", "1 Cy Hart 16.00", "3 Ben Moor 16.00"]);
        let table = compiled.table();
        assert_eq!(
            compiled.explain_order(&table, 1, Language::English).as_deref(),
            Some("better best event, 9.00 over 8.00")
        );
        assert_eq!(compiled.explain_order(&table, 0, Language::English), None);
    });
    let plain = simple("divisor = \"1\"");
    let ranks = compiled(&plain, events(), LadderChoices::default(), |compiled| {
        compiled.table().rows.iter().map(|row| (row.rank, row.shared)).collect::<Vec<_>>()
    });
    assert_eq!(ranks, [(1, true); 3]);
}

#[test]
fn a_score_has_only_as_many_decimals_as_its_neighbours_need() {
    // The scores are 36.819 / 3, 36.813 / 3 and 30 / 3.
    let rules = Ladder::parse(
        "name = \"Scores\"\nsource = \"a test\"\ndescription = \"x\"\ndivisor = \"3\"\n[[points]]\nname = \"points\"\nformula = \"score\"",
    )
    .unwrap();
    let mut tested = list("Scores", &[(1, "Ann Lee"), (2, "Ben Moor"), (3, "Cy Hart")]);
    for (line, score) in tested.lines.iter_mut().zip([36.819, 36.813, 30.0]) {
        line.score = Some(score);
    }
    let table = compiled(&rules, vec![tested], LadderChoices::default(), table_rows);
    assert_eq!(table, ["1 Ann Lee 12.273", "2 Ben Moor 12.271", "3 Cy Hart 10.00"]);
}

#[test]
fn only_the_best_results_count_and_before_2000_bonus_boards_help() {
    let tested = |kind| {
        let mut event = list("Example", &[(1, "Ann Lee"), (2, "Ben Moor")]);
        (event.championship, event.boards) = (Some(kind), Some(3.0));
        points(ladder("Bismark before 2000"), event)[0]
    };
    assert_eq!(
        [ChampionshipLevel::Local, ChampionshipLevel::State, ChampionshipLevel::National].map(tested),
        [60.0, 70.0, 80.0]
    );
    let events = (1..=6).map(|n| list(&format!("Event {n}"), &[(n, "Ann Lee")])).collect();
    compiled(ladder("Best four"), events, LadderChoices::default(), |compiled| {
        let row = &compiled.table().rows[0];
        assert_eq!((row.results.len(), row.counted_results()), (6, 4));
    });
}

#[test]
fn since_2017_seven_places_lower_gives_half_the_points() {
    let points = points(ladder("Bismark since 2017"), event("Example", 20, 20));
    assert_eq!(format_rounded(points[0], 4), format_rounded(50.0 + 20.0 / 3.0, 4));
    assert!((points[7] - points[0] / 2.0).abs() < 1e-12);
}

#[test]
fn the_points_to_overtake_the_leader_are_exact() {
    let events = || {
        vec![
            list("First", &[(1, "Ann Lee"), (2, "Ben Moor"), (3, "Cy Hart"), (4, "Di Holt")]),
            list("Second", &[(1, "Ann Lee"), (2, "Cy Hart")]),
            list("Third", &[(1, "Di Holt"), (2, "Ben Moor"), (3, "Ann Lee")]),
        ]
    };
    for rules in [simple("divisor = \"MAX(events + 3, 4)\""), simple("divisor = \"counted\"\nbest = 2")] {
        let needed = compiled(&rules, events(), LadderChoices::default(), |compiled| {
            let table = compiled.table();
            assert_eq!(compiled.points_to_overtake(&table, 0), None);
            let of = |row: usize| {
                (compiled.roster.name(table.rows[row].person).to_owned(), compiled.points_to_overtake(&table, row))
            };
            (1..table.rows.len()).map(of).collect::<Vec<_>>()
        });
        for (name, needed) in needed {
            let needed = needed.unwrap();
            for (more, overtakes) in [(0.01, true), (-0.01, false)] {
                // An event with exactly this number of points for one player.
                let mut events = events();
                let mut one = list("One more", &[(1, &name)]);
                one.lines[0].score = Some(needed + more);
                events.push(one);
                let rules = with_scores(&rules);
                let first = compiled(&rules, scored(events), LadderChoices::default(), |compiled| {
                    compiled.roster.name(compiled.table().rows[0].person).to_owned()
                });
                assert_eq!(first == name, overtakes, "{name} with {needed} {more:+}");
            }
        }
    }
}

/// The same ladder with scores as points.
fn with_scores(rules: &Ladder) -> Ladder {
    let best = rules.best_count().map_or_else(String::new, |best| format!("best = {best}\n"));
    Ladder::parse(&format!(
        "name = \"Scores\"\nsource = \"a test\"\ndescription = \"x\"\ndivisor = \"{}\"\n{best}[[points]]\nname = \"points\"\nformula = \"score\"",
        rules.divisor_formula()
    ))
    .unwrap()
}

/// The events with missing scores filled in: ten less the place.
fn scored(mut events: Vec<YearEvent>) -> Vec<YearEvent> {
    for line in events.iter_mut().flat_map(|event| &mut event.lines) {
        line.score = line.score.or(line.place.map(|place| 10.0 - f64::from(place)));
    }
    events
}

#[test]
fn ranks_are_computed_after_each_event_of_the_year() {
    let mut events = vec![
        list("Later", &[(1, "Ben Moor"), (2, "Ann Lee")]),
        list("Earlier", &[(1, "Ann Lee"), (2, "Cy Hart")]),
        list("Last", &[(1, "Ben Moor"), (2, "Cy Hart")]),
    ];
    for (event, day) in events.iter_mut().zip([(5, 12), (3, 1), (9, 30)]) {
        event.date = Date::new(2001, day.0, day.1).ok();
    }
    compiled(&simple("divisor = \"1\""), events, LadderChoices::default(), |compiled| {
        assert_eq!(*compiled.order, [1, 0, 2]);
        let now = compiled.table();
        let of = |name: &str| now.rows.iter().find(|row| compiled.roster.name(row.person) == name).unwrap().person;
        let ranks = compiled.ranks_by_event();
        assert_eq!(ranks[&of("Ben Moor")], [None, Some(2), Some(1)]);
        assert_eq!(ranks[&of("Ann Lee")], [Some(1), Some(1), Some(2)]);
        let before = compiled.table_on(Date::new(2001, 9, 29).unwrap());
        assert_eq!(rank_change(&before, &now, of("Ben Moor")), Some(1));
        assert_eq!(rank_change(&before, &now, of("Ann Lee")), Some(-1));
        let first = compiled.table_after(1);
        assert_eq!(rank_change(&first, &now, of("Ben Moor")), None);
    });
}

#[test]
fn the_league_counts_games_from_their_first_autumn_until_a_year_after_their_end() {
    let day = |text: &str| Some(text.parse::<Date>().unwrap());
    let game = |name: &str, begun: &str, ended: Option<&str>, scores: [f64; 2]| {
        let mut event = list(name, &[(0, "Ann Lee"), (0, "Ben Moor")]);
        (event.is_game, event.date, event.ended) = (true, day(begun), ended.and_then(day));
        for (line, score) in event.lines.iter_mut().zip(scores) {
            line.score = Some(score);
        }
        event
    };
    let mut variant = game("Variant", "2024-01-01", None, [99.0, 0.0]);
    variant.variant = true;
    let games = || {
        vec![
            game("Old", "2020-05-01", Some("2023-12-14"), [80.0, 1.0]),
            game("On the day", "2020-05-01", Some("2023-12-15"), [10.0, 20.0]),
            game("Running", "2024-12-15", None, [20.0, 20.0]),
            game("Not begun", "2024-12-16", None, [90.0, 1.0]),
            game("Third", "2022-01-01", Some("2024-06-01"), [30.0, 20.0]),
            game("Fourth", "2022-01-01", Some("2024-06-02"), [40.0, 20.0]),
            game("Fifth", "2022-01-01", Some("2024-06-03"), [50.0, 20.0]),
            variant.clone(),
        ]
    };
    let league = ladder("Campo di Marte");
    let of_year = LadderChoices { year: Some(2024), ..LadderChoices::default() };
    compiled(league, games(), of_year, |compiled| {
        let why: Vec<_> = compiled.events.iter().filter_map(|event| event.exclusion).collect();
        assert_eq!(why, [EventExclusion::Over, EventExclusion::NotBegun, EventExclusion::Variant]);
        let table = compiled.table();
        assert_eq!(table_rows(compiled), ["1 Ann Lee 35.00", "2 Ben Moor 20.00"]);
        assert_eq!((table.rows[0].results.len(), table.rows[0].counted_results()), (5, 4));
        let steps: Vec<String> = compiled.explain_score(&table.rows[0]).iter().map(ToString::to_string).collect();
        assert_eq!(steps[0], "total = 30 + 40 + 50 + 20 = 140 (the best 4 of 5)", "in the order of their start dates");
        assert_eq!(steps[2], "score = total / divisor = 140 / 4 = 35");
    });
    let on = LadderChoices { date: day("2023-12-15"), ..LadderChoices::default() };
    // The table of the year before has other games, and players with only one game are not listed.
    assert_eq!(compiled(league, games(), on, |compiled| compiled.order.len()), 5);
    let alone = compiled(league, games()[..1].to_vec(), on, |compiled| {
        let table = compiled.table();
        (table.rows.len(), table.unlisted)
    });
    assert_eq!(alone, (0, 2));
}

#[test]
fn a_league_does_not_mix_scores_of_other_rules() {
    let mut game = list("Game", &[(0, "Ann Lee"), (0, "Ben Moor")]);
    (game.is_game, game.scored_by) = (true, "WDC 2006".into());
    compiled(ladder("Campo di Marte"), vec![game], LadderChoices::default(), |compiled| {
        assert_eq!(compiled.events[0].exclusion, Some(EventExclusion::OtherScoring));
        assert!(compiled.problems[0].what.contains("were scored by WDC 2006"), "{:?}", compiled.problems);
    });
    assert!(
        Ladder::parse(&LadderLibrary::source_text("Campo di Marte").unwrap().replace("Marte games", "Mare"))
            .unwrap_err()
            .to_string()
            .contains("there is no ruleset “Campo di Mare”")
    );
}

#[test]
fn the_explanation_of_a_total_says_how_many_results_count_only_if_some_do_not() {
    let events = || (1..=3).map(|n| list(&format!("Event {n}"), &[(n, "Ann Lee")])).collect();
    for (best, total) in [("", "total = 9 + 8 + 7 = 24"), ("best = 2", "total = 9 + 8 = 17 (the best 2 of 3)")] {
        let rules = simple(&format!("divisor = \"1\"\n{best}"));
        let steps: Vec<String> = compiled(&rules, events(), LadderChoices::default(), |compiled| {
            compiled.explain_score(&compiled.table().rows[0]).iter().map(ToString::to_string).collect()
        });
        assert_eq!(steps[0], total);
    }
}

#[test]
fn without_a_day_a_table_is_compared_with_the_one_before_its_last_event() {
    let names = |events: Vec<YearEvent>| {
        compiled(&simple("divisor = \"1\""), events, LadderChoices::default(), |compiled| {
            let before = compiled.comparison_table(None)?;
            Some(before.rows.iter().map(|row| compiled.roster.name(row.person).to_owned()).collect::<Vec<_>>())
        })
    };
    let first = || list("First", &[(1, "Ann Lee"), (2, "Ben Moor")]);
    assert_eq!(names(vec![first(), list("Last", &[(1, "Cy Hart")])]), Some(vec!["Ann Lee".into(), "Ben Moor".into()]));
    assert_eq!(names(vec![first()]), None, "no event before it");
    assert_eq!(names(Vec::new()), None);
}

#[test]
fn an_unknown_number_of_games_is_counted_in_the_explanation() {
    let mut tested = event("Waikato Diplomacy Open", 12, 2);
    for line in &mut tested.lines[..3] {
        line.games = GamesPlayed::Unknown;
    }
    compiled(ladder("Bismark 2001"), vec![tested], LadderChoices::default(), |compiled| {
        let steps: Vec<String> = compiled.explain_points(0, 0).iter().map(ToString::to_string).collect();
        let counted = steps.iter().find(|step| step.starts_with("counted games")).unwrap();
        let told = "7 in full, 2 with 1 game, 3 with an unknown number, taken as full)";
        assert!(counted.ends_with(told), "{counted}");
        assert!(!steps[0].contains("gaps"), "{steps:?}");
    });
}

#[test]
fn a_problem_names_its_event_where_the_file_has_several_lists() {
    let gap = |name: &str| list(name, &[(1, "Ann Lee"), (2, "Ben Moor"), (5, "Cy Hart")]);
    let locations = |events: Vec<YearEvent>| {
        compiled(ladder("Bismark 2001"), events, LadderChoices::default(), |compiled| {
            let missing = compiled.problems.iter().filter(|problem| problem.what.contains("missing"));
            missing.map(|problem| problem.location(compiled.results_year)).collect::<Vec<String>>()
        })
    };
    assert_eq!(locations(vec![gap("One")]), ["One.csv, row 4"]);
    let mut unnamed = gap("One");
    unnamed.lines[1].name.clear();
    let of_name = compiled(ladder("Bismark 2001"), vec![unnamed], LadderChoices::default(), |compiled| {
        let mut problems = compiled.problems.iter();
        let problem = problems.find(|problem| problem.what == "the name is missing").unwrap();
        problem.location(compiled.results_year)
    });
    assert_eq!(of_name, "One.csv, row 3");
    let of_one_file = YearEvent { source: "One.csv".into(), ..gap("Two") };
    assert_eq!(
        locations(vec![gap("One"), of_one_file]),
        ["One.csv, row 4, One Diplomacy Championships", "One.csv, row 4, Two Diplomacy Championships"]
    );
}

#[test]
fn a_shared_rank_has_a_reason() {
    let events = || vec![list("One", &[(1, "Ann Lee"), (1, "Ben Moor"), (3, "Cy Hart")])];
    for (rules, reason) in [
        (simple("divisor = \"1\""), "equal scores, and the ladder has no tie-break"),
        (simple("divisor = \"1\"\ntie_breaks = [\"best events\"]"), "tied on every tie-break"),
    ] {
        let reasons = compiled(&rules, events(), LadderChoices::default(), |compiled| {
            compiled.table().rows.iter().map(|row| row.shared_reason(&rules, Language::English)).collect::<Vec<_>>()
        });
        let reasons: Vec<Option<&str>> = reasons.iter().map(Option::as_deref).collect();
        assert_eq!(reasons, [Some(reason), Some(reason), None]);
    }
}

#[test]
fn a_league_counts_the_games_of_a_book_by_its_own_rules() {
    let mut book = Book::default();
    book.event.rules = "WDC 2006".into();
    book.rounds.push(Round { name: "1".into(), boards: vec![Board::new("A"), Board::new("B")], ..Round::default() });
    for (power, count) in Power::ALL.into_iter().zip([10, 8, 6, 4, 3, 2, 1]) {
        let seat = BoardRef::new(0, 0).seat(power);
        book.apply(book.edit_to_seat(seat, power.name())).unwrap();
        book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    let ruling = ScoreRuling { score: 99.0, reason: "left".into() };
    book.apply(Edit::Seat(
        BoardRef::new(0, 0).seat(Power::Italy).first_id(),
        SeatField::Ruling(Some(Box::new(ruling))),
    ))
    .unwrap();
    let league = ladder("Campo di Marte");
    let italy = |rules: &str| {
        let mut book = book.clone();
        book.event.rules = rules.into();
        let games = YearEvent::lists_from_book(&Engine::new(book), Some(league));
        assert_eq!(games.len(), 1, "the second board has not begun");
        assert!(games[0].is_game, "{games:?}");
        assert_eq!(games[0].scored_by, "Campo di Marte games");
        let told = compiled(league, games.clone(), LadderChoices::default(), |compiled| {
            compiled.problems.iter().any(|problem| problem.what.contains("was abandoned"))
        });
        assert!(!told, "no game was abandoned");
        games[0].lines[Power::Italy.index()].score
    };
    assert_eq!(YearEvent::from_book(&Engine::new(book.clone())).scored_by, "WDC 2006");
    // A ruling under other rules is no score of the league.
    assert_eq!(italy("Campo di Marte games"), Some(99.0));
    assert_ne!(italy("WDC 2006"), Some(99.0));
}
