//! Demands on a round that cannot be met: each is told at once, with who is meant and what to do.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

use std::ops::ControlFlow;
use std::process::Command;

use topboard::book::Power;
use topboard::draw::{Certificate, DrawEffort, DrawRequest, Player, SeatReservation, draw};

/// One round of so many, quickly.
fn round_of(players: u16) -> DrawRequest {
    DrawRequest { effort: DrawEffort(50_000), ..DrawRequest::all_present(players, 1, 1) }
}

fn players(numbers: impl IntoIterator<Item = u16>) -> Vec<Player> {
    numbers.into_iter().map(Player).collect()
}

fn kept(player: u16, board: Option<usize>, power: Option<Power>) -> SeatReservation {
    SeatReservation { player: Player(player), board, power }
}

/// What is said of a round in which this is asked; nobody has looked for boards by then.
#[track_caller]
fn assert_refused(request: &DrawRequest, text: &str) {
    let refused = draw(request, &mut |_| panic!("it was searched")).unwrap_err();
    assert_eq!(refused.to_string(), text);
    for player in refused.players() {
        assert!(text.contains(&player.to_string()), "{player} is not named");
    }
}

fn drawn(request: &DrawRequest) -> Certificate {
    draw(request, &mut |_| ControlFlow::Continue(())).unwrap().certificate
}

/// What is said of wishes that cannot all be kept, and how many are broken.
fn unkept(request: &DrawRequest) -> (Vec<String>, usize) {
    let certificate = drawn(request);
    (certificate.separation_conflicts.iter().map(ToString::to_string).collect(), certificate.broken_separations.len())
}

#[test]
fn too_few_for_a_board() {
    let mut request = round_of(14);
    request.rounds[0].present.truncate(6);
    assert_refused(
        &request,
        "A board needs seven players, and round 1 has only 6 present. Mark more players as present. Six players can \
         make a board of six.",
    );
}

#[test]
fn somebody_who_is_there_twice_or_not_at_all() {
    let mut request = round_of(14);
    request.rounds[0].present.push(Player(2));
    assert_refused(&request, "In round 1, player 3 is listed twice as present. Remove one of the two entries.");

    let mut request = round_of(15);
    request.rounds[0].present.remove(4);
    request.rounds[0].reserved_seats = vec![kept(4, Some(1), Some(Power::Italy))];
    assert_refused(
        &request,
        "In round 1, a seat is reserved for player 5, who is not present. Free the seat, or mark the player as \
         present.",
    );

    request.rounds[0].reserved_seats.clear();
    request.rounds[0].on_two_boards = players([4]);
    assert_refused(
        &request,
        "In round 1, player 5 should play on two boards but is not present. Mark player 5 as present, or remove the \
         second board.",
    );

    request.rounds[0].on_two_boards = players([20]);
    assert_refused(&request, "Round 1 names player 21, but there are only 15 players. Correct the number.");
}

#[test]
fn two_boards_for_somebody_where_that_cannot_be() {
    let mut request = round_of(7);
    request.rounds[0].on_two_boards = players([4]);
    assert_refused(
        &request,
        "In round 1, player 5 should play on two boards, but there is only one. Remove the second board, or mark \
         more players as present.",
    );

    let mut request = round_of(13);
    request.rounds[0].on_two_boards = players([4, 4]);
    assert_refused(
        &request,
        "In round 1, player 5 is listed more than once to play on two boards. Nobody can play on more than two: list \
         player 5 once.",
    );

    request.rounds[0].on_two_boards = players([4]);
    request.rounds[0].reserved_seats = vec![kept(4, None, Some(Power::Italy))];
    assert_refused(
        &request,
        "In round 1, player 5 plays on two boards. Each reserved seat needs a board, and the two seats need \
         different boards and powers. Correct this, or free a seat.",
    );

    // A board is full of others.
    request.rounds[0].reserved_seats = (5..12).map(|player| kept(player, Some(0), None)).collect();
    assert_refused(
        &request,
        "In round 1, the reserved seats make it impossible for player 5 to play on two boards with two powers. Free \
         one of the seats, or remove the second board.",
    );
}

#[test]
fn two_locks_on_one_seat_or_two_seats_for_one_player() {
    let mut request = round_of(14);
    request.rounds[0].reserved_seats = vec![kept(3, Some(1), Some(Power::Italy)), kept(4, Some(1), Some(Power::Italy))];
    assert_refused(
        &request,
        "In round 1, Italy on board B is reserved for both player 4 and player 5. Free one of \
                              the two reservations.",
    );

    request.rounds[0].reserved_seats[1].player = Player(3);
    assert_refused(&request, "In round 1, two seats are reserved for player 4. Free one of them.");

    request.rounds[0].reserved_seats = vec![kept(3, Some(2), None)];
    assert_refused(
        &request,
        "In round 1, a seat is reserved for player 4 on board C, but the players present fill only 2 boards. Free \
         the seat, or mark more players as present.",
    );
}

#[test]
fn chairs_that_stay_empty_and_are_wanted() {
    let mut request = round_of(20);
    request.rounds[0].empty_chairs = vec![(2, Power::Italy)];
    request.rounds[0].reserved_seats = vec![kept(1, Some(2), Some(Power::Italy))];
    assert_refused(
        &request,
        "In round 1, Italy on board C is reserved for player 2, but this chair should stay empty. Free the seat, or \
         fill the chair.",
    );

    request.rounds[0].reserved_seats.clear();
    request.rounds[0].empty_chairs = vec![(3, Power::Italy)];
    assert_refused(
        &request,
        "In round 1, Italy on board D should stay empty, but the players present fill only 3 boards, or the chair is \
         listed twice. Leave fewer chairs empty, or mark more players as present.",
    );
}

#[test]
fn more_seats_kept_than_there_are() {
    let mut request = round_of(14);
    request.rounds[0].reserved_seats = (0..8).map(|player| kept(player, Some(0), None)).collect();
    assert_refused(
        &request,
        "In round 1, board A has only 7 seats, but seats are reserved for player 1, player 2, player 3, player 4, \
         player 5, player 6, player 7 and player 8. Free one of them.",
    );

    request.rounds[0].reserved_seats = (0..3).map(|player| kept(player, None, Some(Power::Turkey))).collect();
    assert_refused(
        &request,
        "In round 1, Turkey is reserved for player 1, player 2 and player 3, but only 2 boards have a chair for it. \
         Free one of the reservations.",
    );

    let mut request = round_of(8);
    request.rounds[0].reserved_seats = (0..8).map(|player| kept(player, None, None)).collect();
    assert_refused(
        &request,
        "In round 1, the players present fill only 7 seats, but 8 seats are reserved, for player 1, player 2, player \
         3, player 4, player 5, player 6, player 7 and player 8. Free some of them, or mark more players as present.",
    );

    // Turkey of board 2 is kept, and board 1 is full of others.
    let mut request = round_of(14);
    request.rounds[0].reserved_seats = (0..7).map(|player| kept(player, Some(0), None)).collect();
    request.rounds[0].reserved_seats.push(kept(7, Some(1), Some(Power::Turkey)));
    request.rounds[0].reserved_seats.push(kept(8, None, Some(Power::Turkey)));
    assert_refused(
        &request,
        "In round 1, the seats reserved for other players make the reservation for player 9 impossible. Free one of \
         them.",
    );
}

#[test]
fn three_team_mates_on_two_boards() {
    let mut request = round_of(14);
    request.rounds[0].teams = vec![players([1, 2, 3])];
    let said = "Round 1 has 2 boards for player 2, player 3 and player 4, and no two of these players should share a \
                board. At least 3 of them have seats, so at least one pair shares a board. Let one of them sit out, \
                or allow two of them to meet.";
    assert_eq!(unkept(&request), (vec![said.to_owned()], 1));
    // With somebody to spare one of them can sit out.
    let mut request = round_of(15);
    request.rounds[0].teams = vec![players([1, 2, 3])];
    assert_eq!(unkept(&request), (Vec::new(), 0));
}

#[test]
fn seven_couples_kept_together() {
    let mut request = round_of(14);
    request.separations = (0..7).map(|couple| [Player(2 * couple), Player(2 * couple + 1)]).collect();
    assert_eq!(unkept(&request), (Vec::new(), 0), "free, every couple is parted");
    // Three couples on one board, three on the other, and one on both.
    request.rounds[0].reserved_seats =
        (0..14).map(|player| kept(player, Some(usize::from(player >= 7)), None)).collect();
    let (said, broken) = unkept(&request);
    assert_eq!((said.len(), broken), (6, 6));
    assert_eq!(
        said[0],
        "In round 1, player 1 and player 2 should not share a board, but both have reserved seats on board A. Free \
         one of the two seats."
    );
}

#[test]
fn wishes_that_seats_kept_or_other_wishes_forbid() {
    // A player for whom every board has an enemy.
    let mut request = round_of(14);
    request.rounds[0].reserved_seats = vec![kept(0, Some(0), None), kept(12, Some(1), None)];
    request.separations = vec![[Player(5), Player(0)], [Player(5), Player(12)]];
    let said = "In round 1, every board has a reserved seat for somebody whom player 6 should not meet: player 1 and \
                player 13. Free one of these seats.";
    assert_eq!(unkept(&request), (vec![said.to_owned()], 1));
    // Two teams of three on two boards, and one who can sit out: the simple count does not see it.
    let mut request = round_of(15);
    request.rounds[0].teams = vec![players([0, 1, 2]), players([3, 4, 5])];
    let said = "In round 1, the separations cannot all be kept: every arrangement was tried. Free a reserved seat, \
                or allow two of these players to meet.";
    assert_eq!(unkept(&request), (vec![said.to_owned()], 1));
}

#[test]
fn the_command_line_says_it_by_name() {
    let run = |arguments: &[&str]| {
        let run = Command::new(env!("CARGO_BIN_EXE_topboard")).arg("draw").args(arguments).output().unwrap();
        (run.status.code(), String::from_utf8(run.stdout).unwrap(), String::from_utf8(run.stderr).unwrap())
    };
    let fourteen = ["--players", "14", "--rounds", "1"];
    let (code, _, why) = run(&[&fourteen[..], &["--seat", "P03=A Italy", "--seat", "P09=A Italy"]].concat());
    assert_eq!(code, Some(2));
    assert!(
        why.contains("Italy on board A is reserved for both P03 and P09. Free one of the two reservations."),
        "{why}"
    );
    let (code, said, _) = run(&[&fourteen[..], &["--team", "P01, P02, P03"]].concat());
    assert_eq!(code, Some(1), "it is drawn, and a wish is broken");
    assert!(
        said.contains(
            "Round 1 has 2 boards for P01, P02 and P03, and no two of these players should share a \
                           board."
        ),
        "{said}"
    );
}
