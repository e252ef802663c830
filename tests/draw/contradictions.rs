//! Requests for a round that cannot be drawn. Each is refused at once, with the players concerned and a cure.

use std::ops::ControlFlow;
use std::process::Command;

use topboard::book::Power;
use topboard::draw::{DrawCertificate, DrawEffort, DrawRequest, Player, SeatReservation, draw};

/// A request for one round with this number of players and a short search.
fn request_for(players: u16) -> DrawRequest {
    DrawRequest { effort: DrawEffort(50_000), ..DrawRequest::all_present(players, 1, 1) }
}

fn players(numbers: impl IntoIterator<Item = u16>) -> Vec<Player> {
    numbers.into_iter().map(Player).collect()
}

fn reserved(player: u16, board: Option<usize>, power: Option<Power>) -> SeatReservation {
    SeatReservation { player: Player(player), board, power }
}

/// Checks that the request is refused with this text before any search.
#[track_caller]
fn assert_refused(request: &DrawRequest, text: &str) {
    let error = draw(request, &mut |_| panic!("the search was started")).unwrap_err();
    assert_eq!(error.to_string(), text);
    for player in error.players() {
        assert!(text.contains(&player.to_string()), "{player} is not named");
    }
}

fn certificate(request: &DrawRequest) -> DrawCertificate {
    draw(request, &mut |_| ControlFlow::Continue(())).unwrap().certificate
}

/// The reported conflicts between separations, and the number of broken separations.
fn conflicts(request: &DrawRequest) -> (Vec<String>, usize) {
    let certificate = certificate(request);
    (certificate.separation_conflicts.iter().map(ToString::to_string).collect(), certificate.broken_separations.len())
}

#[test]
fn too_few_players_for_a_board() {
    let mut request = request_for(14);
    request.rounds[0].present.truncate(6);
    assert_refused(
        &request,
        "A board needs seven players, and round 1 has only 6 present. Mark more players as present. Six players can \
         make a board of six.",
    );
}

#[test]
fn a_player_listed_twice_absent_or_unknown() {
    let mut request = request_for(14);
    request.rounds[0].present.push(Player(2));
    assert_refused(&request, "In round 1, player 3 is listed twice as present. Remove one of the two entries.");

    let mut request = request_for(15);
    request.rounds[0].present.remove(4);
    request.rounds[0].reserved_seats = vec![reserved(4, Some(1), Some(Power::Italy))];
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
fn two_boards_for_a_player_where_this_is_impossible() {
    let mut request = request_for(7);
    request.rounds[0].on_two_boards = players([4]);
    assert_refused(
        &request,
        "In round 1, player 5 should play on two boards, but there is only one. Remove the second board, or mark \
         more players as present.",
    );

    let mut request = request_for(13);
    request.rounds[0].on_two_boards = players([4, 4]);
    assert_refused(
        &request,
        "In round 1, player 5 is listed more than once to play on two boards. Nobody can play on more than two: list \
         player 5 once.",
    );

    request.rounds[0].on_two_boards = players([4]);
    request.rounds[0].reserved_seats = vec![reserved(4, None, Some(Power::Italy))];
    assert_refused(
        &request,
        "In round 1, player 5 plays on two boards. Each reserved seat needs a board, and the two seats need \
         different boards and powers. Correct this, or free a seat.",
    );

    // Other players have all seats of board A.
    request.rounds[0].reserved_seats = (5..12).map(|player| reserved(player, Some(0), None)).collect();
    assert_refused(
        &request,
        "In round 1, the reserved seats make it impossible for player 5 to play on two boards with two powers. Free \
         one of the seats, or remove the second board.",
    );
}

#[test]
fn two_reservations_for_one_seat_or_two_seats_for_one_player() {
    let mut request = request_for(14);
    request.rounds[0].reserved_seats =
        vec![reserved(3, Some(1), Some(Power::Italy)), reserved(4, Some(1), Some(Power::Italy))];
    assert_refused(
        &request,
        "In round 1, Italy on board B is reserved for both player 4 and player 5. Free one of \
                              the two reservations.",
    );

    request.rounds[0].reserved_seats[1].player = Player(3);
    assert_refused(&request, "In round 1, two seats are reserved for player 4. Free one of them.");

    request.rounds[0].reserved_seats = vec![reserved(3, Some(2), None)];
    assert_refused(
        &request,
        "In round 1, a seat is reserved for player 4 on board C, but the players present fill only 2 boards. Free \
         the seat, or mark more players as present.",
    );
}

#[test]
fn empty_seats_that_are_reserved_or_do_not_exist() {
    let mut request = request_for(20);
    request.rounds[0].empty_seats = vec![(2, Power::Italy)];
    request.rounds[0].reserved_seats = vec![reserved(1, Some(2), Some(Power::Italy))];
    assert_refused(
        &request,
        "In round 1, Italy on board C is reserved for player 2, but this seat should stay empty. Cancel the \
         reservation, or fill the seat.",
    );

    request.rounds[0].reserved_seats.clear();
    request.rounds[0].empty_seats = vec![(3, Power::Italy)];
    assert_refused(
        &request,
        "In round 1, Italy on board D should stay empty, but the players present fill only 3 boards, or the seat is \
         listed twice. Leave fewer seats empty, or mark more players as present.",
    );
}

#[test]
fn more_reservations_than_seats() {
    let mut request = request_for(14);
    request.rounds[0].reserved_seats = (0..8).map(|player| reserved(player, Some(0), None)).collect();
    assert_refused(
        &request,
        "In round 1, board A has only 7 seats, but seats are reserved for player 1, player 2, player 3, player 4, \
         player 5, player 6, player 7 and player 8. Free one of them.",
    );

    request.rounds[0].reserved_seats = (0..3).map(|player| reserved(player, None, Some(Power::Turkey))).collect();
    assert_refused(
        &request,
        "In round 1, Turkey is reserved for player 1, player 2 and player 3, but only 2 boards have a seat for it. \
         Free one of the reservations.",
    );

    let mut request = request_for(8);
    request.rounds[0].reserved_seats = (0..8).map(|player| reserved(player, None, None)).collect();
    assert_refused(
        &request,
        "In round 1, the players present fill only 7 seats, but 8 seats are reserved, for player 1, player 2, player \
         3, player 4, player 5, player 6, player 7 and player 8. Free some of them, or mark more players as present.",
    );

    // Turkey on board B is reserved, and other players have all seats of board A.
    let mut request = request_for(14);
    request.rounds[0].reserved_seats = (0..7).map(|player| reserved(player, Some(0), None)).collect();
    request.rounds[0].reserved_seats.push(reserved(7, Some(1), Some(Power::Turkey)));
    request.rounds[0].reserved_seats.push(reserved(8, None, Some(Power::Turkey)));
    assert_refused(
        &request,
        "In round 1, the seats reserved for other players make the reservation for player 9 impossible. Free one of \
         them.",
    );
}

#[test]
fn three_team_mates_on_two_boards() {
    let mut request = request_for(14);
    request.rounds[0].teams = vec![players([1, 2, 3])];
    let message = "Round 1 has 2 boards for player 2, player 3 and player 4, and no two of these players should share a \
                board. At least 3 of them have seats, so at least one pair shares a board. Let one of them sit out, \
                or allow two of them to meet.";
    assert_eq!(conflicts(&request), (vec![message.to_owned()], 1));
    // With one extra player, one of them can sit out.
    let mut request = request_for(15);
    request.rounds[0].teams = vec![players([1, 2, 3])];
    assert_eq!(conflicts(&request), (Vec::new(), 0));
}

#[test]
fn seven_couples_with_reserved_seats_on_the_same_board() {
    let mut request = request_for(14);
    request.separations = (0..7).map(|couple| [Player(2 * couple), Player(2 * couple + 1)]).collect();
    assert_eq!(conflicts(&request), (Vec::new(), 0), "without reservations every couple is separated");
    // Three couples are on one board, three on the other. One couple is split.
    request.rounds[0].reserved_seats =
        (0..14).map(|player| reserved(player, Some(usize::from(player >= 7)), None)).collect();
    let (message, broken) = conflicts(&request);
    assert_eq!((message.len(), broken), (6, 6));
    assert_eq!(
        message[0],
        "In round 1, player 1 and player 2 should not share a board, but both have reserved seats on board A. Free \
         one of the two seats."
    );
}

#[test]
fn separations_that_conflict_with_reserved_seats_or_each_other() {
    // Every board has a player whom player 6 should not meet.
    let mut request = request_for(14);
    request.rounds[0].reserved_seats = vec![reserved(0, Some(0), None), reserved(12, Some(1), None)];
    request.separations = vec![[Player(5), Player(0)], [Player(5), Player(12)]];
    let message = "In round 1, every board has a reserved seat for somebody whom player 6 should not meet: player 1 and \
                player 13. Free one of these seats.";
    assert_eq!(conflicts(&request), (vec![message.to_owned()], 1));
    // Two teams of three on two boards, and one player can sit out. A simple count does not find this conflict.
    let mut request = request_for(15);
    request.rounds[0].teams = vec![players([0, 1, 2]), players([3, 4, 5])];
    let message = "In round 1, the separations cannot all be kept: every arrangement was tried. Free a reserved seat, \
                or allow two of these players to meet.";
    assert_eq!(conflicts(&request), (vec![message.to_owned()], 1));
}

#[test]
fn the_command_line_names_the_players() {
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
    let (code, message, _) = run(&[&fourteen[..], &["--team", "P01, P02, P03"]].concat());
    assert_eq!(code, Some(1), "the draw exists, but a separation is broken");
    assert!(
        message.contains(
            "Round 1 has 2 boards for P01, P02 and P03, and no two of these players should share a \
                           board."
        ),
        "{message}"
    );
}
