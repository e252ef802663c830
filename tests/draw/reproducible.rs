//! The same request always gives the same draw on every computer. The draws of some requests are stored as text.
//!
//! If a change to the draw is intended, raise `draw::METHOD_VERSION` and run with `REFRESH=1`.

use std::fmt::Write as _;
use std::ops::ControlFlow;

use topboard::book::Power;
use topboard::draw::gunboat::{ScheduleRequest, find_schedule};
use topboard::draw::{Adjacency, DrawEffort, DrawRequest, METHOD_VERSION, Player, SeatReservation, SeatedRound, draw};

const DRAWS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/draws.txt");

fn drawn(request: &DrawRequest) -> Vec<SeatedRound> {
    draw(request, &mut |_| ControlFlow::Continue(())).unwrap().rounds
}

fn request(players: u16, rounds: usize, seed: u64) -> DrawRequest {
    DrawRequest { effort: DrawEffort(20_000), ..DrawRequest::all_present(players, rounds, seed) }
}

fn players(numbers: impl IntoIterator<Item = u16>) -> Vec<Player> {
    numbers.into_iter().map(Player).collect()
}

/// A request that uses every option of a round.
fn request_with_all_options() -> DrawRequest {
    let mut request = request(30, 2, 5);
    request.earlier_rounds = drawn(&DrawRequest { rounds: request.rounds[..1].to_vec(), ..request.clone() });
    request.separations = vec![[Player(0), Player(1)]];
    request.adjacency = Adjacency::wide();
    for call in &mut request.rounds {
        call.teams = vec![players([2, 3, 4]), players([5, 6, 7, 8])];
        call.on_two_boards = players([9, 10]);
        call.empty_seats = vec![(3, Power::Italy)];
        call.sit_out_groups = vec![players([11]), players(12..20)];
        call.reserved_seats = vec![
            SeatReservation { player: Player(20), board: Some(1), power: Some(Power::Turkey) },
            SeatReservation { player: Player(21), board: Some(1), power: None },
            SeatReservation { player: Player(22), board: None, power: Some(Power::Turkey) },
        ];
        call.preferences = vec![(Player(23), vec![Power::France, Power::England])];
        call.strengths = (0..30).map(|number| (Player(number), u32::from(number))).collect();
    }
    request
}

/// Three rounds. Each is drawn after the one before it has been played.
fn rounds_drawn_one_by_one() -> Vec<SeatedRound> {
    let mut event = request(42, 1, 3);
    for _ in 0..3 {
        let round = drawn(&event);
        event.earlier_rounds.extend(round);
    }
    event.earlier_rounds
}

fn write(text: &mut String, title: &str, rounds: &[SeatedRound]) {
    writeln!(text, "\n{title}").unwrap();
    for (number, round) in (1..).zip(rounds) {
        for seats in &round.boards {
            let seats: Vec<String> =
                seats.values().map(|seat| seat.map_or("-".into(), |player| player.0.to_string())).collect();
            writeln!(text, "{number}: {}", seats.join(" ")).unwrap();
        }
        if !round.sitting_out.is_empty() {
            let out: Vec<String> = round.sitting_out.iter().map(|player| player.0.to_string()).collect();
            writeln!(text, "{number}: out {}", out.join(" ")).unwrap();
        }
    }
}

#[test]
fn every_request_gives_the_same_draw_as_before() {
    let mut text = format!("method {METHOD_VERSION}\n");
    write(&mut text, "44 players, 3 rounds, seed 7", &drawn(&request(44, 3, 7)));
    write(&mut text, "42 players, 6 rounds, seed 1", &drawn(&request(42, 6, 1)));
    write(&mut text, "49 players, 3 rounds, seed 2", &drawn(&request(49, 3, 2)));
    write(&mut text, "22 players, 5 rounds, seed 4", &drawn(&request(22, 5, 4)));
    write(&mut text, "30 players and every wish there is, seed 5", &drawn(&request_with_all_options()));
    write(&mut text, "42 players, one round after the other, seed 3", &rounds_drawn_one_by_one());
    let games =
        find_schedule(&ScheduleRequest { groups: vec![5, 4], seed: 1, ..ScheduleRequest::default() }, &mut |_| {
            ControlFlow::Continue(())
        });
    writeln!(text, "\nThe games of groups of 5 and 4, seed 1").unwrap();
    for game in games.unwrap().games {
        let seats: Vec<String> = game.seats.values().map(|player| player.0.to_string()).collect();
        writeln!(text, "{}: {}", game.wave + 1, seats.join(" ")).unwrap();
    }
    let before = std::fs::read_to_string(DRAWS).unwrap_or_default().replace("\r\n", "\n");
    if text == before {
        return;
    }
    assert_ne!(before.lines().next(), text.lines().next(), "draws have changed: METHOD_VERSION must be raised");
    assert!(std::env::var_os("REFRESH").is_some(), "run with REFRESH=1 to store the draws of the new method");
    std::fs::write(DRAWS, text).unwrap();
}

#[test]
fn another_seed_gives_another_draw() {
    assert_eq!(drawn(&request(44, 3, 7)), drawn(&request(44, 3, 7)));
    assert_ne!(drawn(&request(44, 3, 7)), drawn(&request(44, 3, 8)));
}
