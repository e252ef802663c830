//! The schedule of an elimination in groups: seven games for each player, one with each power, and all required
//! meetings.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use std::process::{Command, Output};

use topboard::book::{Book, Person, Power, Role};
use topboard::draw::Player;
use topboard::draw::gunboat::{GameSchedule, ScheduleEffort, ScheduleError, ScheduleRequest, find_schedule};
use topboard::store;

fn entry(groups: &[u16]) -> ScheduleRequest {
    ScheduleRequest { groups: groups.to_vec(), seed: 1, ..ScheduleRequest::default() }
}

fn drawn(entry: &ScheduleRequest) -> Result<GameSchedule, ScheduleError> {
    find_schedule(entry, &mut |_| ControlFlow::Continue(()))
}

/// Checks every rule of the format independently of the schedule's own counts.
fn assert_valid(entry: &ScheduleRequest, drawn: &GameSchedule) {
    let groups: Vec<usize> = (0..).zip(&entry.groups).flat_map(|(at, size)| vec![at; usize::from(*size)]).collect();
    let entrants = groups.len();
    assert_eq!(drawn.games.len(), entrants, "as many games as entrants");
    let mut powers_played: BTreeSet<(Player, Power)> = BTreeSet::new();
    let mut games_in_wave: BTreeMap<(Player, usize), usize> = BTreeMap::new();
    let mut meetings: BTreeMap<(Player, Player), usize> = BTreeMap::new();
    for game in &drawn.games {
        for (power, &player) in game.seats.iter() {
            assert!(powers_played.insert((player, power)), "{player} plays {power} twice");
            *games_in_wave.entry((player, game.wave)).or_default() += 1;
            for &other in game.seats.values().filter(|other| **other > player) {
                *meetings.entry((player, other)).or_default() += 1;
            }
        }
    }
    assert_eq!(powers_played.len(), entrants * 7, "everybody plays every power");
    assert!(games_in_wave.values().all(|games| *games <= 2), "more than two games at a time: {games_in_wave:?}");
    assert!(drawn.games.iter().all(|game| game.wave < drawn.wave_count));
    for one in 0..entrants {
        for other in one + 1..entrants {
            let pair = (Player(u16::try_from(one).unwrap()), Player(u16::try_from(other).unwrap()));
            let need = if groups[one] == groups[other] { 2 } else { 1 };
            assert!(meetings.get(&pair).is_some_and(|meetings| *meetings >= need), "{pair:?}");
        }
    }
    assert_eq!(drawn.meetings.pairs_by_meetings.iter().sum::<usize>(), entrants * (entrants - 1) / 2);
    assert_eq!(drawn.meetings.most_at_a_time, 2);
    assert!(drawn.meetings.players_with_uneven_powers.is_empty());
    assert!(drawn.meetings.fewest_overall >= 1 && drawn.meetings.fewest_in_group >= 2);
}

#[test]
fn games_are_put_in_as_few_waves_as_possible() {
    for (groups, waves, why) in [
        (&[7, 7, 7][..], 4, "Fewer waves are impossible: seven games, 2 at a time, need 4 waves."),
        (&[8, 8], 4, "Fewer waves are impossible: seven games, 2 at a time, need 4 waves."),
        (
            &[5, 5],
            5,
            "Fewer waves are impossible: 4 waves have room for at most 8 games, because nobody plays more than 2 at \
             a time.",
        ),
    ] {
        let drawn = drawn(&entry(groups)).unwrap();
        assert_valid(&entry(groups), &drawn);
        assert_eq!((drawn.wave_count, drawn.waves_sentence().as_str()), (waves, why), "{groups:?}");
    }
}

#[test]
fn groups_of_any_size_are_scheduled() {
    for groups in [&[7][..], &[7, 7, 7], &[9, 4, 1, 3], &[10, 10, 10], &[2, 2, 2, 2, 2]] {
        let entry = entry(groups);
        assert_valid(&entry, &drawn(&entry).unwrap());
    }
}

#[test]
fn impossible_groups_are_refused_with_the_calculation() {
    assert_eq!(
        drawn(&entry(&[15, 15])).unwrap_err().to_string(),
        "No schedule can exist: each member of the group of 15 must meet 14 others twice and 15 once. That is 43 \
         meetings, and seven games have room for 42. The number of entrants and the size of the largest group may be \
         at most 44 together; here they are 30 and 15, which makes 45."
    );
    assert_eq!(
        drawn(&entry(&[3, 3])).unwrap_err().to_string(),
        "A game needs seven players, and there are only 6 \
                                                                 entrants."
    );
    // The largest number of entrants that the calculation allows, for two to seven groups.
    for (groups, most) in (2..).zip([29_u16, 33, 35, 36, 37, 38]) {
        let sizes = |entrants: u16| (0..groups).map(|group| (entrants + group) / groups).collect::<Vec<u16>>();
        assert_eq!(entry(&sizes(most)).validate(), Ok(()), "{groups} groups");
        assert!(
            matches!(entry(&sizes(most + 1)).validate(), Err(ScheduleError::TooManyMeetings { .. })),
            "{groups} groups"
        );
    }
}

#[test]
fn a_schedule_that_is_not_found_is_not_called_impossible() {
    let entry = ScheduleRequest { effort: ScheduleEffort(20_000), ..entry(&[15, 14]) };
    let error = drawn(&entry).unwrap_err();
    assert!(matches!(error, ScheduleError::NoneFound { entrants: 29, largest: 15, .. }));
    assert!(error.to_string().starts_with("No schedule was found. For 29 entrants"), "{error}");
}

#[test]
fn a_stopped_search_reports_its_missing_meetings() {
    let mut seen = Vec::new();
    let stopped = find_schedule(&entry(&[12, 11]), &mut |progress| {
        seen.push(progress.missing_meetings);
        if seen.len() == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(stopped, Err(ScheduleError::NoneFound { entrants: 23, largest: 12, tried: 3 * 4096, missing: seen[2] }));
    assert!(seen.is_sorted_by(|one, next| one >= next) && seen[2] > 0, "{seen:?}");
}

fn topboard(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_topboard")).arg("schedule").args(arguments).output().unwrap()
}

#[test]
fn the_command_line_writes_the_games_wave_by_wave() {
    let run = topboard(&["--groups", "4,4", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    let games = json["games"].as_array().unwrap();
    assert_eq!((games.len(), &games[0]["wave"]), (8, &1.into()));
    assert_eq!(games[0]["seats"][6]["power"], "Turkey");
    assert_eq!(json["groups"][1][0], "B1");

    let text = String::from_utf8(topboard(&["--groups", "4,4"]).stdout).unwrap();
    assert!(text.contains("8 entrants play 8 games, seven each, one with each power"), "{text}");

    let run = topboard(&["--groups", "20,20"]);
    assert_eq!(run.status.code(), Some(2));
    let text = String::from_utf8(run.stderr).unwrap();
    assert!(text.contains("The draw is not possible. No schedule can exist"), "{text}");
}

#[test]
fn the_groups_of_a_book_are_scheduled_by_name_without_its_reserves() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cup.topboard");
    let mut book = Book::default();
    for number in 1..=10 {
        let id = book.next_person_id();
        let group = if number <= 4 { "North" } else { "South" };
        let role = if number == 10 { Role::Reserve } else { Role::Player };
        book.people.push(Person { group: group.into(), role, ..Person::new(id, format!("Ann {number}")) });
    }
    store::save_book(&path, &book).unwrap();
    let file = path.to_str().unwrap();
    let json: serde_json::Value = serde_json::from_slice(&topboard(&[file, "--json"]).stdout).unwrap();
    assert_eq!(json["groups"][0], serde_json::json!(["Ann 1", "Ann 2", "Ann 3", "Ann 4"]));
    assert_eq!((json["groups"][1].as_array().unwrap().len(), json["games"].as_array().unwrap().len()), (5, 9));

    book.people[2].group.clear();
    store::save_book(&path, &book).unwrap();
    let text = String::from_utf8(topboard(&[file]).stderr).unwrap();
    assert!(
        text.contains("Ann 3 is in no group. Give every player a group, or set the role of reserves to “reserve”."),
        "{text}"
    );
}
