//! The points of a place: ratings, ties, directors, missing dates, gaps.

use super::{compiled, event, ladder, list, points, simple, table_rows};
use topboard::book::Severity;
use topboard::figures::format_rounded;
use topboard::ladder::{EventExclusion, GamesPlayed, LadderChoices, TiePoints, YearEvent};

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
