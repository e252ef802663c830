//! Compares the ladders of a year with published tables and examples.

use std::path::PathBuf;
use std::process::{Command, Output};

use jiff::civil::Date;
use serde_json::Value;
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, ScoreRuling, SeatField, Severity};
use topboard::engine::Engine;
use topboard::figures::format_rounded;
use topboard::ladder::{
    ChampionshipLevel, CompiledLadder, EventExclusion, GamesPlayed, IdentityDecisions, Ladder, LadderChoices,
    LadderLibrary, ResultLine, ResultsYear, Roster, TiePoints, YearEvent, rank_change,
};

fn data(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", name].iter().collect()
}

fn topboard(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_topboard")).arg("ladder").args(arguments).output().unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let output = topboard(&[arguments, &["--json"]].concat());
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

fn ladder(name: &str) -> &'static Ladder {
    LadderLibrary::shipped().find(name).unwrap()
}

/// An event with these numbers of players and part-timers. All places are different. The part-timers have the last
/// places and played one of three games.
fn event(name: &str, players: u32, part_timers: u32) -> YearEvent {
    let line = |place: u32| ResultLine {
        row: format!("row {place}"),
        place: Some(place),
        name: format!("Player {place}"),
        games: if place > players - part_timers { GamesPlayed::Played(1) } else { GamesPlayed::Full },
        ..ResultLine::default()
    };
    YearEvent { accredited: Some(true), lines: (1..=players).map(line).collect(), ..YearEvent::new(name) }
}

fn points(ladder: &Ladder, event: YearEvent) -> Vec<f64> {
    let results_year = ResultsYear::with_events(vec![event]);
    let roster = Roster::new(&results_year, &IdentityDecisions::default());
    let compiled = CompiledLadder::new(ladder, &results_year, &roster, LadderChoices::default());
    assert!(compiled.problems.iter().all(|problem| problem.severity == Severity::Remark), "{:?}", compiled.problems);
    compiled.events[0].results.iter().map(|result| result.points).collect()
}

fn records(name: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_path(data(name)).unwrap();
    reader.records().map(|record| record.unwrap().iter().map(str::to_owned).collect()).collect()
}

#[test]
fn the_examples_of_2001_agree_except_for_one_misprint() {
    let table = records("bismark-2001-examples.csv");
    let mut cells = 0;
    let mut misprints = Vec::new();
    for (column, heading) in table[0].iter().enumerate().skip(1) {
        // “r14_p16” means a rating of 14 with 16 players.
        let (rating, players) = heading[1..].split_once("_p").unwrap();
        let (rating, players): (u32, u32) = (rating.parse().unwrap(), players.parse().unwrap());
        // A player with one of three games reduces the rating by two thirds, a player with two games by one third.
        let missing = 3 * (players - rating);
        let mut tested = event("Example", players, missing / 2);
        if missing % 2 == 1 {
            tested.lines[0].games = GamesPlayed::Played(2);
        }
        let results_year = ResultsYear::with_events(vec![tested.clone()]);
        let roster = Roster::new(&results_year, &IdentityDecisions::default());
        let compiled = CompiledLadder::new(ladder("bismark-2001"), &results_year, &roster, LadderChoices::default());
        assert!(compiled.figures(0).any(|figure| figure == ("rating", f64::from(rating))), "{heading}");
        let points = points(ladder("bismark-2001"), tested);
        for row in &table[1..] {
            let place: usize = row[0].parse().unwrap();
            let computed = points.get(place - 1).map_or_else(|| "n/a".to_owned(), |points| format_rounded(*points, 0));
            cells += 1;
            if row[column] != computed {
                misprints.push((place, heading.as_str(), row[column].clone(), format_rounded(points[place - 1], 2)));
            }
        }
    }
    assert_eq!(cells - 12, 84, "six columns of sixteen places, without the places that small events do not have");
    assert_eq!(misprints, [(20, "r21_p25", "13".to_owned(), "12.31".to_owned())]);
}

#[test]
fn the_table_of_2000_agrees_in_every_cell() {
    let table = records("bismark-2000-points-by-boards.csv");
    let mut cells = 0;
    for (column, heading) in table[0].iter().enumerate().skip(3) {
        let boards: f64 = heading[1..].parse().unwrap();
        let points = points(ladder("bismark-2000"), YearEvent { boards: Some(boards), ..event("Example", 70, 0) });
        for row in &table[1..] {
            // The last band is printed as 63+ but begins at 64, because place 63 is in the band before it.
            let first: usize = if row[2].is_empty() { 64 } else { row[1].parse().unwrap() };
            let last: usize = if row[2].is_empty() { 70 } else { row[2].parse().unwrap() };
            let printed = if row[column].is_empty() { 5.0 } else { row[column].parse().unwrap() };
            for place in first..=last {
                assert_eq!(points[place - 1], printed, "place {place} of {heading}");
            }
            cells += usize::from(!row[column].is_empty());
        }
    }
    assert_eq!(cells, 125);
    let of = |boards, place: usize| {
        points(ladder("bismark-2000"), YearEvent { boards: Some(boards), ..event("Example", 20, 0) })[place - 1]
    };
    assert_eq!((of(4.5, 1), of(4.49, 1), of(1.0, 1), of(14.0, 1)), (80.0, 70.0, 30.0, 130.0));
}

#[test]
fn the_victorian_of_2002_is_rated_13_from_its_footnotes() {
    for file in ["victorian-2002-final.xls", "victorian-2002-final.tsv", "victorian-2002-results.csv"] {
        let file = data(file);
        let read = json(&[file.to_str().unwrap(), "--rules", "bismark-2001", "--year", "2001", "--accredit", "all"]);
        let table = read["table"].as_array().unwrap();
        assert_eq!(table.len(), 15);
        assert_eq!(table[0]["player"], "Dugal Ure");
        assert_eq!((table[0]["total"].as_f64(), table[0]["divisor"].as_f64()), (Some(63.0), Some(8.0)));
        assert_eq!((table[0]["rank"].as_u64(), table[0]["score"].as_f64()), (Some(1), Some(7.875)));
        // 26 and 26** are two different places.
        let total = |row: usize| format_rounded(table[row]["total"].as_f64().unwrap(), 2);
        assert_eq!((total(3), total(4)), ("50.40".to_owned(), "47.25".to_owned()));
        assert_eq!(read["unsure"].as_array().map(Vec::len), Some(0));
    }
}

/// An event with these lines of place and name. Everybody played all games.
fn list(name: &str, lines: &[(u32, &str)]) -> YearEvent {
    let line = |(n, (place, name)): (usize, &(u32, &str))| ResultLine {
        row: format!("row {}", n + 2),
        place: (*place > 0).then_some(*place),
        name: (*name).to_owned(),
        games: GamesPlayed::Full,
        ..ResultLine::default()
    };
    YearEvent {
        source: format!("{name}.csv"),
        accredited: Some(true),
        lines: lines.iter().enumerate().map(line).collect(),
        ..YearEvent::new(format!("{name} Diplomacy Championships"))
    }
}

/// Compiles the ladder and returns the result of `look`.
fn compiled<T>(
    rules: &Ladder,
    events: Vec<YearEvent>,
    choices: LadderChoices,
    look: impl Fn(&CompiledLadder<'_>) -> T,
) -> T {
    let results_year = ResultsYear::with_events(events);
    let roster = Roster::new(&results_year, &IdentityDecisions::default());
    look(&CompiledLadder::new(rules, &results_year, &roster, choices))
}

/// The rows as they are shown: “1 Ann 12.34”.
fn table_rows(compiled: &CompiledLadder<'_>) -> Vec<String> {
    let table = compiled.table();
    table
        .rows
        .iter()
        .map(|row| format!("{} {} {}", row.rank, compiled.roster.name(row.person), row.score_text()))
        .collect()
}

/// A ladder that adds ten points less the place for each event.
fn simple(more: &str) -> Ladder {
    Ladder::parse(&format!(
        "name = \"Simple\"\nsource = \"a test\"\ndescription = \"x\"\n{more}\n[[points]]\nname = \"points\"\nformula = \"10 - place\""
    ))
    .unwrap()
}

#[test]
fn the_rating_counts_part_timers_by_thirds_and_rounds_half_up() {
    // 17 players played three rounds, one played two, twelve played one. That makes 21 2/3, rounded to 22.
    let mut tested = event("ACT Diplomacy Championships", 30, 12);
    tested.lines[0].games = GamesPlayed::Played(2);
    let rating = |events| {
        compiled(ladder("Bismark 2001"), events, LadderChoices::default(), |compiled| {
            compiled.figures(0).find(|(name, _)| *name == "rating").map(|(_, rating)| rating)
        })
    };
    assert_eq!(rating(vec![tested]), Some(22.0));
}

#[test]
fn the_modifier_is_capped() {
    let most = |players| points(ladder("Bismark 2001"), event("Waikato Diplomacy Open", players, 0))[0];
    assert_eq!(
        [59, 60, 61, 90].map(most).map(|points| format_rounded(points, 2)),
        ["109.00", "110.00", "110.00", "110.00"]
    );
}

#[test]
fn the_divisor_is_eight_until_there_are_more_than_five_events() {
    let divisor = |events: usize| {
        let events = (0..events).map(|n| list(&format!("Event {n}"), &[(1, "Ann Lee"), (2, "Ben Moor")])).collect();
        compiled(ladder("Bismark 2001"), events, LadderChoices::default(), |compiled| compiled.table().rows[0].divisor)
    };
    assert_eq!([1, 2, 3, 5, 6, 7].map(divisor), [8.0, 8.0, 8.0, 8.0, 9.0, 10.0]);
}

#[test]
fn the_points_of_a_tied_place_follow_the_choice_for_ties() {
    let tied = || vec![list("Tied", &[(1, "Ann Lee"), (2, "Ben Moor"), (2, "Cy Hart"), (4, "Di Holt")])];
    let of = |ties| {
        compiled(&simple("divisor = \"1\""), tied(), LadderChoices { ties, ..LadderChoices::default() }, |compiled| {
            compiled.events[0].results.iter().map(|result| result.points).collect::<Vec<_>>()
        })
    };
    assert_eq!(of(None), [9.0, 7.5, 7.5, 6.0]);
    assert_eq!(of(Some(TiePoints::Better)), [9.0, 8.0, 8.0, 6.0]);
    assert_eq!(of(Some(TiePoints::Listed)), [9.0, 8.0, 7.0, 6.0]);
}

#[test]
fn a_director_has_no_place_unless_the_line_says_so() {
    let tested = |counts: bool| {
        let mut event = list("Directed", &[(1, "Ann Lee"), (2, "Ken Boyd"), (3, "Cy Hart")]);
        event.directors = vec!["ken boyd".into()];
        event.lines[1].counts_as_director = counts;
        let table = compiled(&simple("divisor = \"1\""), vec![event], LadderChoices::default(), table_rows);
        table.join(", ")
    };
    assert_eq!(tested(false), "1 Ann Lee 9.00, 2 Cy Hart 8.00");
    assert_eq!(tested(true), "1 Ann Lee 9.00, 2 Ken Boyd 8.00, 3 Cy Hart 7.00");
}

#[test]
fn a_director_with_another_spelling_in_the_list_is_reported() {
    let messages = |director: &str| {
        let mut event = list("Directed", &[(1, "Ken Sproat"), (2, "Ann Lee")]);
        event.directors = vec![director.to_owned()];
        compiled(&simple("divisor = \"1\""), vec![event], LadderChoices::default(), |compiled| {
            compiled.problems.iter().map(|problem| problem.what.clone()).collect::<Vec<_>>()
        })
    };
    assert_eq!(messages("K. Sproat"), ["K. Sproat, the director, may be Ken Sproat, who has a place"]);
    assert_eq!(messages("Ken Sproat").len(), 0);
    assert_eq!(messages("Somebody Else").len(), 0, "the director did not play");
}

#[test]
fn an_event_without_a_date_is_left_out_of_a_year_until_it_is_accredited() {
    let in_2001 = LadderChoices { year: Some(2001), ..LadderChoices::default() };
    let tested = |accredited: Option<bool>, choices: LadderChoices| {
        let event = YearEvent { accredited, ..list("Undated", &[(1, "Ann Lee")]) };
        compiled(&simple("divisor = \"1\""), vec![event], choices, |compiled| {
            let problems: Vec<_> = compiled.problems.iter().map(|problem| problem.severity).collect();
            (compiled.events[0].exclusion, compiled.undecided_events().count(), problems, table_rows(compiled).len())
        })
    };
    let asked = (Some(EventExclusion::DateUndecided), 1, vec![Severity::Error], 0);
    assert_eq!(tested(None, in_2001), asked);
    assert_eq!(tested(Some(true), in_2001), (None, 0, vec![Severity::Remark], 1));
    assert_eq!(tested(Some(false), in_2001), (Some(EventExclusion::NotAccredited), 0, vec![], 0));
    // Without a year, the date is not needed.
    assert_eq!(tested(None, LadderChoices::default()), (None, 0, vec![], 1));
}

#[test]
fn a_place_beyond_the_last_has_the_points_of_the_last() {
    // Two lines are left out because their players are in the list already.
    let places: Vec<(u32, String)> = (1..=20).map(|place| (place, format!("Player {place}"))).collect();
    let mut lines: Vec<(u32, &str)> = places.iter().map(|(place, name)| (*place, name.as_str())).collect();
    lines[3].1 = "Player 1";
    lines[4].1 = "Player 2";
    let rules = ladder("bismark-2001");
    let worst = compiled(rules, vec![list("Twice", &lines)], LadderChoices::default(), |compiled| {
        assert_eq!(compiled.events[0].players.len(), 18);
        compiled.events[0].results.iter().map(|result| result.points).fold(f64::INFINITY, f64::min)
    });
    let of_eighteen = points(rules, event("Whole", 18, 0));
    assert_eq!(worst, of_eighteen[17]);
}

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
        assert_eq!(compiled.explain_order(&table, 1).as_deref(), Some("better best event, 9.00 over 8.00"));
        assert_eq!(compiled.explain_order(&table, 0), None);
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
fn points_are_explained_down_to_the_entered_values() {
    let tested = YearEvent { boards: None, ..event("Waikato Diplomacy Open", 30, 12) };
    compiled(ladder("Bismark 2001"), vec![tested], LadderChoices::default(), |compiled| {
        let steps: Vec<String> = compiled.explain_points(0, 10).iter().map(ToString::to_string).collect();
        assert_eq!(
            steps,
            [
                "place = 11",
                "players = 30",
                "counted games = 66 (the sum of MIN(games, 3) over everyone who played; 18 in full, 12 with 1 game)",
                "rating = ROUND(counted games / 3) = ROUND(66 / 3) = 22",
                "modifier = MIN((50 + rating) / 100, most) = MIN((50 + 22) / 100, 1.1) = 0.72",
                "by place = 50 - (place - 10) / (players - 10) * 49 = 50 - (11 - 10) / (30 - 10) * 49 = 47.55 \
                 (place <= 10: no)",
                "points = by place * modifier = 47.55 * 0.72 = 34.236",
            ]
        );
    });
}

#[test]
fn after_a_gap_in_the_places_everybody_earns_the_points_of_the_own_place() {
    let names = ["Ann Lee", "Ben Moor", "Cy Hart", "Di Holt"];
    let lines: Vec<(u32, &str)> = [1, 2, 4, 5].into_iter().zip(names).collect();
    // The modifier is (50 + 4) / 100.
    for (rules, wanted) in [
        ("Bismark 2001", [54.0, 48.6, 43.2, 40.5]),
        ("Bismark since 2017", [1, 2, 4, 5].map(|place| 54.0 * 0.5_f64.powf((f64::from(place) - 1.0) / 7.0))),
    ] {
        compiled(ladder(rules), vec![list("Gap", &lines)], LadderChoices::default(), |compiled| {
            let points: Vec<f64> = compiled.events[0].results.iter().map(|result| result.points).collect();
            assert!(points.iter().zip(wanted).all(|(points, wanted)| (points - wanted).abs() < 1e-9), "{points:?}");
            assert!(compiled.problems.iter().any(|problem| problem.what == "place 3 is missing"));
        });
    }
}

#[test]
fn a_person_without_a_game_is_no_player_of_the_event() {
    let mut tested = list("Signed up", &[(1, "Ann Lee"), (2, "Ben Moor"), (3, "Cy Hart"), (4, "Di Holt")]);
    tested.lines[1].games = GamesPlayed::Played(0);
    compiled(ladder("Bismark 2001"), vec![tested], LadderChoices::default(), |compiled| {
        assert!(compiled.figures(0).any(|figure| figure == ("players", 3.0)));
        assert!(compiled.figures(0).any(|figure| figure == ("rating", 3.0)));
        let places: Vec<u32> = compiled.events[0].results.iter().map(|result| result.place).collect();
        assert_eq!(places, [1, 2, 3], "the players below move up");
        let told: Vec<(Severity, &str)> =
            compiled.problems.iter().map(|problem| (problem.severity, problem.what.as_str())).collect();
        assert_eq!(told, [(Severity::Remark, "Ben Moor played no game and is no player of the event")]);
        assert_eq!(compiled.table().rows.len(), 3);
    });
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
            compiled.table().rows.iter().map(|row| row.shared_reason(&rules)).collect::<Vec<_>>()
        });
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
        book.apply(Edit::Seat(seat, SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    let ruling = ScoreRuling { score: 99.0, reason: "left".into() };
    book.apply(Edit::Seat(BoardRef::new(0, 0).seat(Power::Italy), SeatField::Ruling(Some(Box::new(ruling))))).unwrap();
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
