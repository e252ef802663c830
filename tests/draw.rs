//! The draw: every hard rule on arbitrary rounds, the certificate counted again, and draws as good as the best known.

#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use proptest::prelude::*;
use topboard::book::Power;
use topboard::draw::repair::{Change, after};
use topboard::draw::{Call, Draw, Effort, Lock, Player, Request, draw, evaluate};

fn drawn(request: &Request) -> Draw {
    draw(request, &mut |_| ControlFlow::Continue(())).unwrap()
}

/// Every pair's boards, every player's powers and everybody's rounds out, counted without the draw's help.
#[derive(Default)]
struct Recount {
    met: BTreeMap<(Player, Player), usize>,
    held: BTreeMap<(Player, Power), usize>,
    near: BTreeMap<(Player, Player), usize>,
    outs: BTreeMap<Player, usize>,
}

impl Recount {
    fn of(request: &Request, draw: &Draw) -> Self {
        let mut count = Recount::default();
        for played in request.history.iter().chain(&draw.rounds) {
            for board in &played.boards {
                let seats: Vec<(Power, Player)> = board.iter().filter_map(|(at, who)| Some((at, (*who)?))).collect();
                for &(power, player) in &seats {
                    *count.held.entry((player, power)).or_default() += 1;
                    for &(its, other) in seats.iter().filter(|(_, other)| player < *other) {
                        *count.met.entry((player, other)).or_default() += 1;
                        if request.adjacency.adjacent(power, its) {
                            *count.near.entry((player, other)).or_default() += 1;
                        }
                    }
                }
            }
            for &player in &played.out {
                *count.outs.entry(player).or_default() += 1;
            }
        }
        count
    }

    /// Σ over the values of how many two can be taken of them.
    fn twos<T>(counts: &BTreeMap<T, usize>) -> usize {
        counts.values().map(|count| count * (count - 1) / 2).sum()
    }

    fn beyond<T>(counts: &BTreeMap<T, usize>, many: usize) -> usize {
        counts.values().map(|count| count.saturating_sub(many)).sum()
    }
}

/// What every draw must be, and that its certificate says what it is.
fn assert_sound(request: &Request, draw: &Draw) {
    assert_eq!(draw.rounds.len(), request.rounds.len());
    for (call, round) in request.rounds.iter().zip(&draw.rounds) {
        assert_eq!(round.boards.len(), call.boards());
        let seated: Vec<Player> = round.seated().collect();
        let everybody: BTreeSet<Player> = seated.iter().chain(&round.out).copied().collect();
        assert_eq!(everybody, call.present.iter().copied().collect(), "exactly those present sit or sit out");
        let places = call.present.len() + call.twice.len();
        assert_eq!(seated.len() + round.out.len(), places, "nobody is there more often than asked");
        assert_eq!(
            round.empty().collect::<BTreeSet<_>>(),
            call.empty.iter().copied().collect(),
            "chairs that stay empty"
        );
        for player in &call.twice {
            let seats: Vec<Lock> = round.locks().filter(|seat| seat.player == *player).collect();
            assert_eq!(seats.len(), 2, "{player} plays two boards");
            assert!(seats[0].board != seats[1].board && seats[0].power != seats[1].power, "{seats:?}");
        }
        // Nobody sits out before those who should first, unless these have a seat for certain.
        let certain = |player: &Player| call.twice.contains(player) || call.locks.iter().any(|it| it.player == *player);
        for (at, group) in call.first_out.iter().enumerate() {
            let later = |player: &Player| !call.first_out[..=at].iter().flatten().any(|first| first == player);
            if round.out.iter().any(later) {
                let stays = group.iter().find(|player| seated.contains(player) && !certain(player));
                assert_eq!(stays, None, "sits though {:?} sit out of {:?}", round.out, call.first_out);
            }
        }
        for lock in &call.locks {
            let kept = round.boards.iter().enumerate().any(|(board, seats)| {
                lock.board.is_none_or(|wanted| wanted == board)
                    && seats.iter().any(|(at, who)| *who == Some(lock.player) && lock.power.is_none_or(|it| it == at))
            });
            assert!(kept, "{lock:?} in {round:?}");
        }
    }
    let recount = Recount::of(request, draw);
    let certificate = &draw.certificate;
    let counts = certificate.counts();
    assert_eq!(counts.repeats as usize, Recount::twos(&recount.met));
    assert_eq!(counts.thirds as usize, Recount::beyond(&recount.met, 2));
    assert_eq!(counts.powers as usize, Recount::beyond(&recount.held, 1));
    assert_eq!(counts.adjacent as usize, Recount::twos(&recount.near));
    assert_eq!(counts.second_outs as usize, Recount::beyond(&recount.outs, 1));
    assert!(certificate.outs_bound <= counts.second_outs, "{certificate:?}");
    let quick = evaluate(request, &draw.rounds);
    assert_eq!(quick.counts(), counts);
    assert!(quick.unavoidable.iter().all(|why| certificate.unavoidable.contains(why)));
    assert_eq!(certificate.repeated.len(), recount.met.values().filter(|met| **met > 1).count());
    for pair in &certificate.repeated {
        assert_eq!(pair.met.len(), recount.met[&pair.players.into()]);
    }
    assert!(certificate.bound <= certificate.repeats, "{certificate:?}");
}

/// Whoever is drawn as there, in their order.
fn some_of(players: u16, least: usize) -> impl Strategy<Value = Vec<Player>> {
    let all: Vec<Player> = (0..players).map(Player).collect();
    proptest::sample::subsequence(all, least..=usize::from(players))
}

/// A round with teams, seats kept, chairs that stay empty and players of two boards, which do not contradict each other.
fn call(players: u16) -> impl Strategy<Value = Call> {
    let kept = proptest::collection::vec((any::<proptest::sample::Index>(), 0..3_usize, 0..7_usize), 0..5);
    let groups = proptest::collection::vec(some_of(players, 0), 0..3);
    let strong = proptest::collection::vec(0..100_u32, usize::from(players));
    let more = (0..4_usize, 0..3_usize, 0..7_usize, proptest::option::of(1..4_usize), any::<bool>());
    let lists = (some_of(players, 7), groups, strong);
    (lists, 0..5_usize, kept, more).prop_map(|((present, first_out, strong), team, kept, more)| {
        let (twice, sixes, spared, most_boards, balanced) = more;
        let mut call = Call { present, first_out, most_boards, ..Call::default() };
        call.teams = call.present.chunks(team + 1).filter(|team| team.len() > 1).take(2).map(<[_]>::to_vec).collect();
        if call.boards() > 1 {
            call.twice = call.present.iter().rev().take(twice).copied().collect();
        }
        let spared = Power::ALL[spared];
        call.empty = (0..call.boards()).take(sixes).map(|board| (board, spared)).collect();
        for (at, (who, kind, power)) in kept.into_iter().enumerate() {
            let player = *who.get(&call.present);
            let power = (kind != 1).then(|| Power::ALL[power]);
            let board = (kind != 2).then_some(at % call.boards());
            // One kept seat a power, so that nothing is asked that cannot be.
            let taken = |lock: &Lock| lock.player == player || power.is_some() && lock.power == power;
            let empty = power == Some(spared) && !call.empty.is_empty();
            if !empty && !call.twice.contains(&player) && !call.locks.iter().any(taken) {
                call.locks.push(Lock { player, board, power });
            }
        }
        if balanced {
            call.strength = (0..).map(Player).zip(strong).collect();
            call.preferences =
                call.present.iter().map(|player| (*player, vec![Power::France, Power::Turkey])).collect();
        }
        call
    })
}

/// An event: some rounds already drawn, some to be drawn, and pairs to keep apart.
fn request() -> impl Strategy<Value = Request> {
    (7_u16..40, 1_usize..4, 0_usize..3).prop_flat_map(|(players, rounds, past)| {
        let calls = proptest::collection::vec(call(players), rounds);
        let apart = proptest::collection::vec((0..players, 0..players), 0..3);
        (calls, apart, any::<u64>()).prop_map(move |(calls, apart, seed)| {
            let effort = Effort(3000);
            let history = match past {
                0 => Vec::new(),
                _ => drawn(&Request { effort, ..Request::everyone(players, past, seed) }).rounds,
            };
            let separations = apart.into_iter().filter(|(a, b)| a != b).map(|(a, b)| [Player(a), Player(b)]).collect();
            Request { players, history, rounds: calls, separations, seed, effort, ..Request::default() }
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whoever_comes_and_whatever_is_kept_every_draw_is_sound(request in request()) {
        assert_sound(&request, &drawn(&request));
    }

    #[test]
    fn whatever_happens_after_the_draw_nobody_who_sits_is_moved(request in request(), who in any::<proptest::sample::Index>()) {
        let mut request = request;
        request.rounds.truncate(1);
        let first = drawn(&request);
        let somebody = Player(u16::try_from(who.index(usize::from(request.players))).unwrap());
        let seated: Vec<Player> = first.rounds[0].seated().collect();
        let change = if seated.contains(&somebody) { Change::Leave(somebody) } else { Change::Join(somebody) };
        let changed = after(&request, &first.rounds[0], change);
        // With fewer than seven left, or on one board with somebody of two, nothing can be.
        if let Ok(then) = draw(&changed, &mut |_| ControlFlow::Continue(())) {
            assert_sound(&changed, &then);
            for seat in first.rounds[0].locks().filter(|seat| seat.player != somebody) {
                assert!(then.rounds[0].locks().any(|now| now == seat), "{seat:?} is moved");
            }
        } else {
            assert!(request.rounds[0].present.len() <= 7 || !request.rounds[0].twice.is_empty());
        }
    }
}

#[test]
fn twenty_eight_thirty_five_and_forty_two_by_four_are_proven_and_clean() {
    for (players, repeats) in [(28, 72), (35, 60), (42, 36)] {
        let request = Request::everyone(players, 4, 1);
        let draw = drawn(&request);
        assert_sound(&request, &draw);
        let counts = draw.certificate.counts();
        assert_eq!((counts.repeats, counts.thirds, counts.powers, counts.adjacent), (repeats, 0, 0, 0), "{players}");
        assert!(draw.certificate.proven());
    }
}

/// The bounds and the best draws known, from `tests/data/draw-bounds.csv`: players, rounds, bound, best known.
fn known() -> Vec<(u16, usize, u32, u32)> {
    let mut reader = csv::Reader::from_path("tests/data/draw-bounds.csv").unwrap();
    let rows = reader.records().map(|row| {
        let row = row.unwrap();
        (row[0].parse().unwrap(), row[1].parse().unwrap(), row[2].parse().unwrap(), row[4].parse().unwrap())
    });
    rows.collect()
}

#[test]
fn every_bound_is_the_known_one() {
    for (players, rounds, bound, _) in known() {
        // The bound does not depend on how long was searched.
        let request = Request { effort: Effort(1000), ..Request::everyone(players, rounds, 1) };
        if players != 42 || rounds < 6 {
            assert_eq!(drawn(&request).certificate.bound, bound, "{players} × {rounds}");
        }
    }
}

#[test]
fn where_a_field_has_as_many_elements_as_there_are_boards_nobody_meets_again() {
    for players in [49, 56, 63, 77, 91, 112, 119, 133] {
        let request = Request::everyone(players, 7, 5);
        let draw = drawn(&request);
        assert_sound(&request, &draw);
        let counts = draw.certificate.counts();
        assert_eq!((counts.repeats, counts.powers), (0, 0), "{players}");
    }
}

#[test]
fn a_few_more_than_the_boards_seat_take_turns_in_sitting_out() {
    for (players, rounds, repeats) in [(45, 4, 18), (40, 4, 30), (33, 3, 21), (60, 7, 0)] {
        let request = Request::everyone(players, rounds, 2);
        let draw = drawn(&request);
        assert_sound(&request, &draw);
        let counts = draw.certificate.counts();
        assert_eq!((counts.repeats, counts.powers, counts.second_outs), (repeats, 0, 0), "{players} × {rounds}");
    }
}

#[test]
fn the_same_request_gives_the_same_draw_for_good() {
    let request = Request { effort: Effort(20_000), ..Request::everyone(44, 3, 7) };
    let draw = drawn(&request);
    assert_eq!(draw, drawn(&request));
    // FNV-1a over every seat in order: what it was on the machine where this was written.
    let seats = draw.rounds.iter().flat_map(|round| round.seated().chain(round.out.iter().copied()));
    let hash = seats.fold(0xcbf2_9ce4_8422_2325_u64, |hash, player| {
        (hash ^ u64::from(player.0)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    assert_eq!(hash, 8_661_763_867_351_879_577);
    assert_ne!(draw.rounds, drawn(&Request { seed: 8, ..request }).rounds);
}

#[test]
fn a_round_after_others_repeats_no_power_where_moving_to_another_board_helps() {
    let mut request = Request { effort: Effort(100_000), ..Request::everyone(35, 1, 3) };
    for round in 2..=4 {
        let draw = drawn(&request);
        request.history.extend(draw.rounds);
        let draw = drawn(&request);
        assert_sound(&request, &draw);
        assert_eq!(draw.certificate.counts().powers, 0, "after round {round}");
    }
}

#[test]
fn demands_that_cannot_be_are_explained() {
    let mut request = Request::everyone(14, 1, 1);
    request.rounds[0].teams = vec![(0..3).map(Player).collect()];
    // Three team-mates on two boards: two of them share one, and the draw says who.
    let draw = drawn(&request);
    assert_eq!(draw.certificate.broken.len(), 1);
    assert!(draw.certificate.broken[0].team_mates);

    let seat = |player| Lock { player: Player(player), board: Some(1), power: Some(Power::Italy) };
    request.rounds[0].locks = vec![seat(3), seat(4)];
    let error = draw_error(&request);
    assert_eq!(error, "In round 1, Italy on board 2 is kept for both player 4 and player 5. Free one of them.");
    request.rounds[0].present.truncate(6);
    assert_eq!(draw_error(&request), "A board needs seven, and round 1 has only 6 present.");
}

fn draw_error(request: &Request) -> String {
    draw(request, &mut |_| ControlFlow::Continue(())).unwrap_err().to_string()
}

#[test]
fn a_draw_that_is_stopped_is_complete() {
    let request = Request::everyone(46, 5, 1);
    let draw = draw(&request, &mut |_| ControlFlow::Break(())).unwrap();
    assert_sound(&request, &draw);
}

fn topboard(arguments: &[&str]) -> std::process::Output {
    std::process::Command::new(env!("CARGO_BIN_EXE_topboard")).arg("draw").args(arguments).output().unwrap()
}

#[test]
fn the_command_line_writes_json_for_programs_and_boards_to_read_out() {
    let run = topboard(&["--players", "42", "--rounds", "4", "--seed", "3", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!((&json["repeats"], &json["bound"], &json["proven"]), (&36.into(), &36.into(), &true.into()));
    assert_eq!(json["rounds"][3]["boards"][5]["board"], "F");
    assert_eq!(json["rounds"][3]["boards"][5]["seats"][6]["power"], "Turkey");
    assert_eq!(json["repeated"].as_array().unwrap().len(), 36, "no pair meets three times");
    let run = topboard(&["--players", "8", "--rounds", "1"]);
    let text = String::from_utf8(run.stdout).unwrap();
    assert!(text.starts_with("Round 1\n         board A\nAustria  P0"), "{text}");
    assert!(text.contains("Sitting out: P0") && text.contains("Nobody plays a power twice."), "{text}");
}

#[test]
fn the_command_line_reads_who_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("who.csv");
    let names: Vec<String> =
        (1..=14).map(|number| format!("Ann {number};x;{}\n", if number > 7 { "x" } else { "" })).collect();
    std::fs::write(&file, format!("player;Friday;Saturday\n{}", names.concat())).unwrap();
    let run = topboard(&["--attendance", file.to_str().unwrap(), "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
    assert_eq!(json["rounds"][0]["boards"].as_array().unwrap().len(), 2);
    assert_eq!(json["rounds"][1]["boards"].as_array().unwrap().len(), 1);
    // The seven of Saturday come from two boards of Friday: three pairs and six meet again.
    assert_eq!((&json["repeats"], &json["proven"]), (&9.into(), &true.into()));

    std::fs::write(&file, "player,Friday\nAnn,x\n").unwrap();
    let run = topboard(&["--attendance", file.to_str().unwrap()]);
    assert_eq!(run.status.code(), Some(2));
    let text = String::from_utf8(run.stderr).unwrap();
    assert!(text.contains("A board needs seven, and round 1 has only 1 present."), "{text}");
}
