//! The quality of draws against the best known ones, and the output of the command line.

use std::ops::ControlFlow;

use crate::independent_count::assert_valid;
use topboard::book::{PerPower, Power};
use topboard::draw::{Draw, DrawEffort, DrawRequest, Player, SeatedRound, draw, evaluate};

fn drawn(request: &DrawRequest) -> Draw {
    draw(request, &mut |_| ControlFlow::Continue(())).unwrap()
}

#[test]
fn four_rounds_of_28_35_and_42_players_are_proven_minimal() {
    for (players, repeats) in [(28, 72), (35, 60), (42, 36)] {
        let request = DrawRequest::all_present(players, 4, 1);
        let draw = drawn(&request);
        assert_valid(&request, &draw);
        let counts = draw.certificate.counts();
        assert_eq!(
            (counts.repeated_meetings, counts.third_meetings, counts.repeated_powers, counts.adjacent_again),
            (repeats, 0, 0, 0),
            "{players}"
        );
        assert!(draw.certificate.is_proven_minimum());
    }
}

/// A short search, which is enough for few boards.
const SHORT: DrawEffort = DrawEffort(300_000);

/// Players, rounds, repeated meetings, the greatest number of meetings of a pair.
const FEWEST_MEETINGS: [(u16, usize, u32, u32); 10] = [
    (14, 3, 54, 3),
    (14, 5, 180, 4),
    (14, 6, 270, 4),
    (14, 7, 378, 4),
    (21, 4, 90, 2),
    (21, 5, 150, 3),
    (21, 6, 225, 3),
    (21, 7, 315, 3),
    (28, 7, 252, 2),
    (35, 6, 150, 2),
];

#[test]
fn nobody_meets_the_same_player_more_often_than_necessary() {
    for (players, rounds, repeats, most) in FEWEST_MEETINGS {
        for seed in 1..=2 {
            let request = DrawRequest { effort: SHORT, ..DrawRequest::all_present(players, rounds, seed) };
            let draw = drawn(&request);
            assert_valid(&request, &draw);
            let counts = draw.certificate.counts();
            assert_eq!((counts.repeated_meetings, counts.most_meetings), (repeats, most), "{players} × {rounds}");
            assert!(draw.certificate.is_most_meetings_proven(), "{players} × {rounds}");
        }
    }
}

#[test]
fn rounds_drawn_one_by_one_and_repairs_keep_the_greatest_number_of_meetings_small() {
    for (players, rounds, most) in [(14, 5, 4), (21, 5, 3), (21, 7, 4), (22, 5, 3)] {
        let mut request = DrawRequest { effort: SHORT, ..DrawRequest::all_present(players, 1, 1) };
        for _ in 0..rounds {
            let draw = drawn(&request);
            assert_valid(&request, &draw);
            request.earlier_rounds.extend(draw.rounds);
        }
        let last = request.earlier_rounds.pop().unwrap();
        let counts = evaluate(&request, std::slice::from_ref(&last)).counts();
        assert!(counts.most_meetings <= most, "{players} × {rounds}: {counts:?}");
        // The seats of the first board are kept, and the others are drawn again.
        let kept = last.reserved_seats().filter(|seat| seat.board == Some(0));
        request.rounds[0].reserved_seats = kept.collect();
        let repaired = drawn(&request);
        assert_valid(&request, &repaired);
        assert!(repaired.certificate.most_meetings <= most, "{players} × {rounds}");
    }
}

/// The bounds and the best draws known, from `tests/data/draw-bounds.csv`: players, rounds, bound, best known.
fn known_bounds() -> Vec<(u16, usize, u32, u32)> {
    let mut reader = csv::Reader::from_path("tests/data/draw-bounds.csv").unwrap();
    let rows = reader.records().map(|row| {
        let row = row.unwrap();
        (row[0].parse().unwrap(), row[1].parse().unwrap(), row[2].parse().unwrap(), row[4].parse().unwrap())
    });
    rows.collect()
}

#[test]
fn every_lower_bound_is_the_known_one() {
    for (players, rounds, bound, _) in known_bounds() {
        // The bound does not depend on the length of the search.
        let request = DrawRequest { effort: DrawEffort(1000), ..DrawRequest::all_present(players, rounds, 1) };
        if players != 42 || rounds < 6 {
            assert_eq!(drawn(&request).certificate.lower_bound, bound, "{players} × {rounds}");
        }
    }
}

#[test]
fn nobody_meets_twice_where_a_finite_field_has_as_many_elements_as_boards() {
    for players in [49, 56, 63, 77, 91, 112, 119, 133] {
        let request = DrawRequest::all_present(players, 7, 5);
        let draw = drawn(&request);
        assert_valid(&request, &draw);
        let counts = draw.certificate.counts();
        assert_eq!((counts.repeated_meetings, counts.repeated_powers), (0, 0), "{players}");
    }
}

#[test]
fn extra_players_take_turns_in_sitting_out() {
    for (players, rounds, repeats) in [(45, 4, 18), (40, 4, 30), (33, 3, 21), (60, 7, 0)] {
        let request = DrawRequest::all_present(players, rounds, 2);
        let draw = drawn(&request);
        assert_valid(&request, &draw);
        let counts = draw.certificate.counts();
        assert_eq!(
            (counts.repeated_meetings, counts.repeated_powers, counts.repeated_sit_outs),
            (repeats, 0, 0),
            "{players} × {rounds}"
        );
    }
}

#[test]
fn a_later_round_repeats_no_power_when_a_move_to_another_board_helps() {
    let mut request = DrawRequest { effort: DrawEffort(100_000), ..DrawRequest::all_present(35, 1, 3) };
    for round in 2..=4 {
        let draw = drawn(&request);
        request.earlier_rounds.extend(draw.rounds);
        let draw = drawn(&request);
        assert_valid(&request, &draw);
        assert_eq!(draw.certificate.counts().repeated_powers, 0, "after round {round}");
    }
}

/// Fourteen players. The first seven have met none of each other, but each of the last seven. Two of the first have had
/// every power but Austria. So the boards without a second meeting make one of these two repeat a power.
fn event_with_two_players_who_lack_austria(rounds: usize) -> DrawRequest {
    let mut request = DrawRequest { effort: DrawEffort(100_000), ..DrawRequest::all_present(14, rounds, 1) };
    for round in 0..7 {
        let boards = (0..7).map(|number| {
            let mut seats = PerPower::<Option<Player>>::default();
            let power = if number < 2 { Power::ALL[round.min(5) + 1] } else { Power::England };
            seats[power] = Some(Player(u16::try_from(number).unwrap()));
            seats[Power::Austria] = Some(Player(u16::try_from(7 + (number + round) % 7).unwrap()));
            seats
        });
        request.earlier_rounds.push(SeatedRound { boards: boards.collect(), sitting_out: Vec::new() });
    }
    request
}

#[test]
fn players_meet_again_rather_than_repeat_a_power() {
    let request = event_with_two_players_who_lack_austria(1);
    let had = |player: Player, power: Power| {
        request.earlier_rounds.iter().flat_map(|round| &round.boards).any(|board| board[power] == Some(player))
    };
    for board in &drawn(&request).rounds[0].boards {
        for (power, player) in board.iter() {
            assert!(!had(player.unwrap(), power), "{} has {power} again", player.unwrap());
        }
    }
}

#[test]
fn a_stopped_draw_tries_nothing_more_to_avoid_repeated_powers() {
    let request = event_with_two_players_who_lack_austria(3);
    let mut reports = 0;
    let stopped = draw(&request, &mut |_| {
        reports += 1;
        ControlFlow::Break(())
    });
    assert_valid(&request, &stopped.unwrap());
    // One while the boards are chosen, and one while they get their powers.
    assert_eq!(reports, 2);
}

#[test]
fn a_draw_that_is_stopped_is_complete() {
    let request = DrawRequest::all_present(46, 5, 1);
    let draw = draw(&request, &mut |_| ControlFlow::Break(())).unwrap();
    assert_valid(&request, &draw);
}

fn topboard(arguments: &[&str]) -> std::process::Output {
    std::process::Command::new(env!("CARGO_BIN_EXE_topboard")).arg("draw").args(arguments).output().unwrap()
}

#[test]
fn the_command_line_writes_json_or_readable_boards() {
    let run = topboard(&["--players", "42", "--rounds", "4", "--seed", "3", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!((&json["repeats"], &json["bound"], &json["proven"]), (&36.into(), &36.into(), &true.into()));
    assert_eq!(json["rounds"][3]["boards"][5]["board"], "F");
    assert_eq!(json["rounds"][3]["boards"][5]["seats"][6]["power"], "Turkey");
    assert_eq!(json["repeated"].as_array().unwrap().len(), 36, "no pair meets three times");
    assert_eq!((&json["most_meetings"], &json["most_meetings_proven"]), (&2.into(), &true.into()));
    let run = topboard(&["--players", "21", "--rounds", "5", "--seed", "1"]);
    let text = String::from_utf8(run.stdout).unwrap();
    let line = text.lines().find(|line| line.starts_with("No two players meet more than three times, and ")).unwrap();
    assert!(
        line.contains(" pairs meet so often. Twice is impossible, because Delsarte’s inequality for codes "),
        "{line}"
    );
    let run = topboard(&["--players", "8", "--rounds", "1"]);
    let text = String::from_utf8(run.stdout).unwrap();
    assert!(text.starts_with("Round 1\n         board A\nAustria  P0"), "{text}");
    assert!(text.contains("Sitting out: P0") && text.contains("Nobody plays a power twice."), "{text}");
}

#[test]
fn without_a_seed_the_command_line_chooses_one_and_prints_it() {
    let drawn = |arguments: &[&str]| -> serde_json::Value {
        let usual = ["--players", "14", "--rounds", "1", "--effort", "1000", "--json"];
        serde_json::from_slice(&topboard(&[&usual, arguments].concat()).stdout).unwrap()
    };
    let first = drawn(&[]);
    let seed = first["seed"].as_u64().unwrap();
    assert_eq!(drawn(&["--seed", &seed.to_string()]), first, "the printed seed gives the same draw");
    assert!((0..3).any(|_| drawn(&[])["seed"].as_u64() != Some(seed)), "every draw had the seed {seed}");
}

#[test]
fn the_command_line_reads_attendance() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("who.csv");
    let names: Vec<String> =
        (1..=14).map(|number| format!("Ann {number};x;{}\n", if number > 7 { "x" } else { "" })).collect();
    std::fs::write(&file, format!("player;Friday;Saturday\n{}", names.concat())).unwrap();
    let run = topboard(&["--attendance", file.to_str().unwrap(), "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!(json["rounds"][0]["boards"].as_array().unwrap().len(), 2);
    assert_eq!(json["rounds"][1]["boards"].as_array().unwrap().len(), 1);
    // The seven players of Saturday come from two boards of Friday, three and four of them: 3 + 6 pairs meet again.
    assert_eq!((&json["repeats"], &json["proven"]), (&9.into(), &true.into()));

    std::fs::write(&file, "player,Friday\nAnn,x\n").unwrap();
    let run = topboard(&["--attendance", file.to_str().unwrap()]);
    assert_eq!(run.status.code(), Some(2));
    let text = String::from_utf8(run.stderr).unwrap();
    assert!(
        text.contains(
            "A board needs seven players, and round 1 has only 1 present. Mark more players as \
                           present"
        ),
        "{text}"
    );
}
