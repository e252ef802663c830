//! The draw of a round at a real event: latecomers, players who leave or play twice, and separations.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, Output};

use topboard::book::{
    AttendanceEntry, AttendanceStatus, Board, Book, Edit, NeighbourTable, Person, PersonId, Power, Round, RoundIx,
};
use topboard::draw::repair::{SeatChange, request_after_change};
use topboard::draw::{Draw, DrawEffort, DrawRequest, Player, RoundRequest, SeatReservation, draw, evaluate};
use topboard::engine::draw::ComingRounds;
use topboard::store;

fn drawn(request: &DrawRequest) -> Draw {
    draw(request, &mut |_| ControlFlow::Continue(())).unwrap()
}

fn players(numbers: impl IntoIterator<Item = u16>) -> Vec<Player> {
    numbers.into_iter().map(Player).collect()
}

/// A request for one round with this number of players and a short search.
fn request_for(players: u16) -> DrawRequest {
    DrawRequest { effort: DrawEffort(100_000), ..DrawRequest::all_present(players, 1, 1) }
}

#[test]
fn thirteen_players_make_two_boards_when_one_plays_twice() {
    let mut request = request_for(13);
    request.rounds[0].on_two_boards = players([4]);
    let round = &drawn(&request).rounds[0];
    let seats: Vec<SeatReservation> = round.reserved_seats().filter(|seat| seat.player == Player(4)).collect();
    assert_eq!((round.boards.len(), round.sitting_out.len(), seats.len()), (2, 0, 2));
    assert!(seats[0].board != seats[1].board && seats[0].power != seats[1].power, "{seats:?}");
    // The twelve other players do not meet each other twice.
    assert_eq!(drawn(&request).certificate.repeated_meetings, 0);
}

#[test]
fn twenty_players_make_three_boards_when_one_has_no_italy() {
    let mut request = request_for(20);
    request.rounds[0].empty_seats = vec![(2, Power::Italy)];
    let round = &drawn(&request).rounds[0];
    assert_eq!((round.boards.len(), round.sitting_out.len()), (3, 0));
    assert_eq!(round.empty_seats().collect::<Vec<_>>(), [(2, Power::Italy)]);
}

#[test]
fn a_separation_a_team_and_a_power_reserved_on_any_board_are_all_respected() {
    let mut request = request_for(28);
    request.separations = vec![[Player(0), Player(1)]];
    request.rounds[0].teams = vec![players([2, 3, 4, 5])];
    request.rounds[0].reserved_seats =
        vec![SeatReservation { player: Player(0), board: None, power: Some(Power::Turkey) }];
    let drawn = drawn(&request);
    assert!(drawn.certificate.broken_separations.is_empty() && drawn.certificate.separation_conflicts.is_empty());
    assert!(drawn.rounds[0].boards.iter().any(|board| board[Power::Turkey] == Some(Player(0))));
}

#[test]
fn three_team_mates_are_kept_apart_on_two_boards_when_one_of_them_can_sit_out() {
    for seed in 1..=20 {
        // The search is too short to separate them by chance.
        let mut request = DrawRequest { effort: DrawEffort(1), ..DrawRequest::all_present(15, 1, seed) };
        request.rounds[0].teams = vec![players([0, 1, 2])];
        let certificate = drawn(&request).certificate;
        assert_eq!((&certificate.broken_separations[..], &certificate.separation_conflicts[..]), (&[][..], &[][..]));
    }
}

#[test]
fn sit_outs_are_chosen_within_the_groups_of_the_rule() {
    let mut request = request_for(24);
    // One player volunteers. Two more come from the next group of five, as is best for the draw.
    let first = drawn(&request);
    request.earlier_rounds = first.rounds.clone();
    request.rounds[0].sit_out_groups = vec![players([7]), players([10, 11, 12, 13, 14])];
    let out = drawn(&request).rounds[0].sitting_out.clone();
    assert!(out.contains(&Player(7)) && out.len() == 3, "{out:?}");
    assert!(out.iter().all(|player| player.0 == 7 || (10..=14).contains(&player.0)), "{out:?}");
    // Everybody sits out once before anybody sits out twice. Three of 24 players sit out in each round, so repeats
    // begin in the ninth round.
    request.earlier_rounds.clear();
    for round in 0..9 {
        let out =
            |player: &Player| request.earlier_rounds.iter().filter(|round| round.sitting_out.contains(player)).count();
        let (rested, fresh) = players(0..24).into_iter().partition::<Vec<_>, _>(|player| out(player) > 0);
        request.rounds = vec![RoundRequest {
            present: players(0..24),
            sit_out_groups: vec![fresh, rested],
            ..RoundRequest::default()
        }];
        let drawn = drawn(&request);
        let again = drawn.certificate.counts().repeated_sit_outs;
        assert_eq!((again, drawn.certificate.sit_outs_bound), if round < 8 { (0, 0) } else { (3, 3) });
        request.earlier_rounds.extend(drawn.rounds);
    }
}

#[test]
fn a_latecomer_and_six_sit_outs_make_a_new_board_and_nobody_is_moved() {
    let mut request = request_for(28);
    request.rounds[0].present.pop();
    let first = drawn(&request);
    assert_eq!((first.rounds[0].boards.len(), first.rounds[0].sitting_out.len()), (3, 6));
    let changed = request_after_change(&request, &first.rounds[0], SeatChange::Join(Player(27)));
    let redrawn = drawn(&changed);
    assert_eq!(redrawn.rounds[0].boards[..3], first.rounds[0].boards);
    assert_eq!((redrawn.rounds[0].boards.len(), redrawn.rounds[0].sitting_out.len()), (4, 0));
    assert!(redrawn.rounds[0].boards[3].values().any(|player| *player == Some(Player(27))));
}

#[test]
fn a_leaving_player_is_replaced_by_a_sit_out_or_leaves_a_board_of_six() {
    let request = request_for(15);
    let first = drawn(&request);
    let bench = first.rounds[0].sitting_out[0];
    let seat = first.rounds[0].reserved_seats().nth(3).unwrap();
    let changed = request_after_change(&request, &first.rounds[0], SeatChange::Leave(seat.player));
    let redrawn = drawn(&changed);
    let now: Vec<SeatReservation> = redrawn.rounds[0].reserved_seats().collect();
    assert_eq!(now[3], SeatReservation { player: bench, ..seat });
    // Now no sit-out is left to take a seat.
    let changed = request_after_change(&changed, &redrawn.rounds[0], SeatChange::Leave(now[9].player));
    let redrawn = drawn(&changed);
    assert_eq!(redrawn.rounds[0].empty_seats().collect::<Vec<_>>(), [(now[9].board.unwrap(), now[9].power.unwrap())]);
    // A guest replaces a player, and a latecomer takes the empty seat.
    let guest = DrawRequest { player_count: 17, ..changed.clone() };
    let changed = request_after_change(
        &guest,
        &redrawn.rounds[0],
        SeatChange::Replace { leaves: now[0].player, comes: Player(15) },
    );
    let changed = request_after_change(&changed, &drawn(&changed).rounds[0], SeatChange::Join(Player(16)));
    let seats: Vec<SeatReservation> = drawn(&changed).rounds[0].reserved_seats().collect();
    assert_eq!((seats.len(), seats[0].player, seats[9].player), (14, Player(15), Player(16)));
    assert_eq!((seats[0].power, seats[9].power), (now[0].power, now[9].power));
}

#[test]
fn a_started_board_stays_and_the_other_boards_are_drawn_again() {
    let request = request_for(21);
    let first = drawn(&request);
    let mut again = DrawRequest { seed: 99, ..request };
    again.rounds[0].reserved_seats = first.rounds[0].reserved_seats().filter(|seat| seat.board == Some(1)).collect();
    let redrawn = drawn(&again);
    assert_eq!(redrawn.rounds[0].boards[1], first.rounds[0].boards[1]);
    assert_ne!(redrawn.rounds[0].boards[0], first.rounds[0].boards[0]);
}

#[test]
fn a_swap_can_be_evaluated_before_it_is_made() {
    let mut request = request_for(49);
    request.earlier_rounds = drawn(&request).rounds;
    let drawn = drawn(&request);
    assert_eq!(drawn.certificate.repeated_meetings, 0);
    // One player is moved to the board of a player met before.
    let history = &request.earlier_rounds[0].boards[0];
    let (one, other) = (history[Power::Austria].unwrap(), history[Power::England].unwrap());
    let seat = |player| drawn.rounds[0].reserved_seats().find(|seat| seat.player == player).unwrap();
    let (from, to) = (seat(one), seat(other));
    let mut swapped = drawn.rounds.clone();
    let new_power = Power::ALL.into_iter().find(|power| Some(*power) != to.power).unwrap();
    let moved = swapped[0].boards[to.board.unwrap()][new_power].replace(one);
    swapped[0].boards[from.board.unwrap()][from.power.unwrap()] = moved;
    let (before, after) = (drawn.certificate.counts(), evaluate(&request, &swapped).counts());
    assert!(after.repeated_meetings > 0 && after > before, "{after:?}");
    // A draw with an empty seat can be evaluated too.
    swapped[0].boards[0][Power::Russia] = None;
    assert!(evaluate(&request, &swapped).counts().repeated_meetings <= after.repeated_meetings);
}

#[test]
fn balanced_boards_do_not_add_repeated_meetings() {
    let mut request = request_for(49);
    request.earlier_rounds = drawn(&request).rounds;
    let plain = drawn(&request).certificate;
    request.rounds[0].strengths = (0..49).map(|number| (Player(number), u32::from(number) * 20)).collect();
    let without = evaluate(
        &request,
        &drawn(&DrawRequest { rounds: DrawRequest::all_present(49, 1, 1).rounds, ..request.clone() }).rounds,
    );
    let balanced = drawn(&request).certificate;
    assert_eq!(balanced.repeated_meetings, plain.repeated_meetings);
    assert!(
        balanced.strength_imbalance * 2 < without.strength_imbalance,
        "{} of {}",
        balanced.strength_imbalance,
        without.strength_imbalance
    );
}

#[test]
fn progress_reports_the_best_result_so_far_and_the_lower_bound() {
    let mut seen = Vec::new();
    let request = DrawRequest { effort: DrawEffort(400_000), ..DrawRequest::all_present(46, 4, 1) };
    let drawn = draw(&request, &mut |progress| {
        seen.push((progress.repeated_meetings, progress.lower_bound));
        ControlFlow::Continue(())
    });
    let certificate = drawn.unwrap().certificate;
    assert!(seen.iter().all(|(repeats, bound)| *bound == certificate.lower_bound && repeats >= bound));
    assert!(seen.len() > 3);
}

#[test]
fn progress_leaves_out_what_the_earlier_rounds_repeat_among_themselves() {
    let of_two_rounds = || DrawRequest { effort: DrawEffort(400_000), ..DrawRequest::all_present(46, 2, 1) };
    let earlier = drawn(&of_two_rounds());
    let before = earlier.certificate.repeated_meetings;
    let mut bounds = Vec::new();
    let request = DrawRequest { earlier_rounds: earlier.rounds, ..of_two_rounds() };
    let drawn = draw(&request, &mut |progress| {
        bounds.push(progress.lower_bound);
        ControlFlow::Continue(())
    });
    let certificate = drawn.unwrap().certificate;
    assert!(before > 0 && !bounds.is_empty());
    assert!(bounds.iter().all(|bound| *bound == certificate.lower_bound - before), "{bounds:?}");
}

fn topboard(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_topboard")).arg("draw").args(arguments).output().unwrap()
}

fn json(run: &Output) -> serde_json::Value {
    assert!(!run.stdout.is_empty(), "{}", String::from_utf8_lossy(&run.stderr));
    serde_json::from_slice(&run.stdout).unwrap()
}

fn error_text(run: Output) -> String {
    String::from_utf8(run.stderr).unwrap()
}

const EDC: &str = "tests/data/edc2015-boards.xlsx";

#[test]
fn the_next_round_of_a_workbook_is_drawn_with_its_history_and_written_to_a_book() {
    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("edc.topboard");
    let book = book.to_str().unwrap();
    let run = topboard(&[
        EDC,
        "--round",
        "4",
        "--seed",
        "7",
        "--out",
        book,
        "--json",
        "--separate",
        "Toby Harris, David Norman",
    ]);
    let first = json(&run);
    assert_eq!((&first["rounds"][0]["round"], &first["seed"]), (&4.into(), &7.into()));
    assert_eq!(first["rounds"][0]["sitting_out"].as_array().unwrap().len(), 3, "38 players, five boards");
    // Some pairs met twice in the three published rounds. The boards where they met are listed by name.
    let repeated = first["repeated"].as_array().unwrap();
    let harris =
        repeated.iter().find(|pair| pair["players"] == serde_json::json!(["Marvin Fried", "Toby Harris"])).unwrap();
    assert_eq!(harris["met"], serde_json::json!(["R1 D", "R2 E"]));
    assert!(first["broken"].as_array().unwrap().is_empty());

    // The book has the printed draw: with --keep the same boards come out.
    let stored = json(&topboard(&[book, "--round", "4", "--keep", "--json"]));
    assert_eq!(stored["rounds"], first["rounds"]);
    // No file is overwritten.
    let before = fs::read(book).unwrap();
    let text = error_text(topboard(&[book, "--round", "4", "--out", book, "--force"]));
    assert!(text.contains("is the file that is being read"), "{text}");
    let text = error_text(topboard(&[EDC, "--round", "4", "--out", book]));
    assert!(text.contains("exists already"), "{text}");
    assert_eq!(fs::read(book).unwrap(), before);
}

#[test]
fn attendance_locks_and_separations_of_a_book_are_used_and_its_draw_can_be_replayed() {
    let mut book = Book::default();
    for id in 1..=30 {
        let person = Person::new(PersonId(id), format!("P{id:02}"));
        book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
    }
    // Two players are absent, one power was auctioned, a couple is separated, and a seat is locked.
    let mut attendance: Vec<AttendanceEntry> = (1..=30)
        .map(|id| {
            AttendanceEntry::new(
                PersonId(id),
                if id > 28 { AttendanceStatus::Absent } else { AttendanceStatus::Present },
            )
        })
        .collect();
    attendance[4].power = Some(Power::Russia);
    let mut board = Board::new("A");
    (board.seats[Power::Italy].player, board.seats[Power::Italy].locked) = (Some(PersonId(9)), true);
    let round = Round { name: "1".into(), attendance, boards: vec![board], ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    book.apply(Edit::Separations(vec![[PersonId(1), PersonId(2)]])).unwrap();
    book.apply(Edit::Neighbours(NeighbourTable::Wide)).unwrap();

    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (from, to) = (path("event.topboard"), path("drawn.topboard"));
    store::save_book(Path::new(&from), &book).unwrap();
    let arguments = [&*from, "--round", "1", "--seed", "7", "--effort", "100000", "--out", &to, "--json"];
    let run = json(&topboard(&[&arguments[..], &["--separate", "P03, P04"][..]].concat()));
    assert_eq!(run["adjacency"], "wide");
    let drawn = store::open_book(Path::new(&to)).unwrap();
    let round = &drawn.rounds[0];
    assert_eq!(round.boards[0].seats[Power::Italy].player, Some(PersonId(9)));
    let sits =
        |id| round.boards.iter().position(|board| board.seats.values().any(|it| it.player == Some(PersonId(id))));
    assert!((1..=28).all(|id| sits(id).is_some()) && sits(29).is_none());
    assert!(sits(1) != sits(2) && sits(3) != sits(4));
    assert!(round.boards.iter().any(|board| board.seats[Power::Russia].player == Some(PersonId(5))));

    // The options on the command line are recorded, too.
    let stored = &round.draws[0];
    assert_eq!((stored.seed, &stored.input.neighbours, stored.input.separations.len()), (7, &NeighbourTable::Wide, 2));
    let again = ComingRounds::from_record(&drawn, RoundIx(0), stored);
    assert_eq!(self::drawn(&again.request).rounds[0], again.recorded_round(stored));
}

#[test]
fn seats_that_no_draw_has_made_are_not_drawn_over_without_a_word() {
    let mut book = Book::default();
    for id in 1..=14 {
        let person = Person::new(PersonId(id), format!("P{id:02}"));
        book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
    }
    let mut board = Board::new("A");
    board.seats[Power::Italy].player = Some(PersonId(9));
    let round = Round { name: "1".into(), boards: vec![board], ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (from, to) = (path("event.topboard"), path("drawn.topboard"));
    store::save_book(Path::new(&from), &book).unwrap();
    let arguments = [&*from, "--round", "1", "--seed", "7", "--out", &to];
    let text = error_text(topboard(&arguments));
    let lost = "1 seat of board A would be lost. These seats were made by hand, not by a draw.";
    assert!(text.contains(lost), "{text}");
    assert!(!Path::new(&to).exists());
    let with = |option: &str, out: &str| {
        let run = topboard(&[&*from, "--round", "1", "--seed", "7", "--out", out, option]);
        assert!(run.status.success(), "{run:?}");
        store::open_book(Path::new(out)).unwrap().rounds.remove(0)
    };
    assert_eq!(with("--keep", &to).boards[0].seats[Power::Italy].player, Some(PersonId(9)));
    assert_eq!(with("--replace-seats", &path("anew.topboard")).boards.len(), 2);
    // A draw is drawn again, and the players who move are counted.
    let run = topboard(&[&*to, "--round", "1", "--seed", "8", "--replace-seats"]);
    assert!(run.status.success());
}

#[test]
fn attendance_and_preferences_are_given_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("friday.csv");
    let rows = [
        "name,4,5",
        "toby harris,x,",
        "David Norman,2,x",
        "Marvin Fried,out,x",
        "Cyrille Sévin,x,",
        "Owen Richards,x,",
        "Guy Thomas,x,",
        "Jim Mills,x,",
        "Dan Lester,x,",
        "Shaun Derrick,x,",
        "Chris Martin,x,",
        "Steve Massey,x,",
        "Vick Hall,x,",
        "Dave Simpson,x,",
        "Tom Haver,x,",
        "Mark Wightman,,x",
    ];
    fs::write(&list, rows.join("\n")).unwrap();
    let list = list.to_str().unwrap();
    // Preferences come last, so a search of a twentieth of the usual effort may end before all of them are met.
    let run = topboard(&[
        EDC,
        "--effort",
        "400000",
        "--round",
        "4",
        "--attendance",
        list,
        "--prefer",
        "Toby Harris=FGIRT",
        "--seat",
        "Jim Mills=b Turkey",
        "--json",
    ]);
    let drawn = json(&run);
    assert_eq!((&drawn["preferences"], &drawn["broken"]), (&0.into(), &serde_json::json!([])));
    let round = drawn["rounds"][0].clone();
    // Fourteen players are present, and one of them plays two boards. So the volunteer can sit out.
    assert_eq!(round["sitting_out"], serde_json::json!(["Marvin Fried"]));
    assert_eq!(round["boards"][1]["seats"][6]["player"], "Jim Mills");
    let seats: Vec<&serde_json::Value> =
        round["boards"].as_array().unwrap().iter().flat_map(|board| board["seats"].as_array().unwrap()).collect();
    assert_eq!(seats.iter().filter(|seat| seat["player"] == "David Norman").count(), 2);
    assert!(seats.iter().any(|seat| seat["player"] == "Toby Harris" && seat["power"] == "France"));

    let run = topboard(&[
        EDC,
        "--effort",
        "100000",
        "--round",
        "4",
        "--attendance",
        list,
        "--team",
        "Dan Lester, Guy Thomas, Jim Mills",
    ]);
    assert_eq!(run.status.code(), Some(1), "a separation is broken");
    let text = String::from_utf8(run.stdout).unwrap();
    assert!(
        text.contains(
            "Round 4 has 2 boards for Dan Lester, Jim Mills and Guy Thomas, and no two of these players should share a board."
        ),
        "{text}"
    );
    let text = error_text(topboard(&[EDC, "--round", "4", "--separate", "Toby Haris, Dan Lester"]));
    assert!(text.contains("There is no player “Toby Haris”. Did you mean “Toby Harris”?"), "{text}");
    let text = error_text(topboard(&[EDC, "--round", "6"]));
    assert!(text.contains("There is no round “6”."), "{text}");
    let text = error_text(topboard(&["--players", "14", "--rounds", "2", "--adjacency", "nowhere.csv"]));
    assert!(text.contains("nowhere.csv is not a table of adjacent powers. The file does not exist."), "{text}");
}

#[test]
fn adjacency_can_be_read_from_a_table() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("near.csv");
    // All powers are adjacent, so every pair that meets again has adjacent powers.
    let row = |power: Power| format!("{power}{}\n", ",x".repeat(7));
    fs::write(&file, format!(",A,E,F,G,I,R,T\n{}", Power::ALL.map(row).concat())).unwrap();
    let run = json(&topboard(&["--players", "14", "--rounds", "2", "--adjacency", file.to_str().unwrap(), "--json"]));
    assert_eq!(run["adjacent"].as_array().unwrap().len(), run["repeated"].as_array().unwrap().len());
    assert!(Path::new(run["adjacency"].as_str().unwrap()).ends_with("near.csv"));
}

#[test]
fn boards_are_balanced_by_the_standings_or_by_given_strengths() {
    let common = [EDC, "--effort", "200000", "--round", "4", "--seed", "2", "--json"];
    let plain = json(&topboard(&common));
    let balanced = json(&topboard(&[&common[..], &["--balance"]].concat()));
    assert_eq!((&plain["imbalance"], &plain["repeats"]), (&0.into(), &balanced["repeats"]));
    let text = String::from_utf8(topboard(&[EDC, "--round", "4", "--effort", "200000", "--balance"]).stdout).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("Round 4: the boards’ strengths are ")).unwrap();
    let strengths: Vec<u32> =
        line.trim_end_matches('.').split(", ").map(|strength| strength.parse().unwrap()).collect();
    let (least, most) = (strengths.iter().min().unwrap(), strengths.iter().max().unwrap());
    // A strength is the sum over seven of 38 players by place.
    assert!(strengths.len() == 5 && most - least < 40, "{strengths:?}");

    let fourteen = ["--players", "14", "--rounds", "1", "--json"];
    let strong: Vec<String> = (1..=14).map(|number| format!("P{number:02}={}", number * 10)).collect();
    let strong = strong.iter().flat_map(|strength| ["--strength", strength.as_str()]);
    // The strengths add up to 1050. The numbers are multiples of 10, so the boards have 520 and 530 at best.
    let run = json(&topboard(&fourteen.into_iter().chain(strong).collect::<Vec<_>>()));
    assert!(run["imbalance"].as_u64().unwrap() <= 10, "{}", run["imbalance"]);
    let text = error_text(topboard(&["--players", "14", "--rounds", "1", "--strength", "P03=strong"]));
    assert!(text.contains("“P03=strong” is not a strength. Give a whole number from 0, “P03=1500”."), "{text}");
    let text = error_text(topboard(&[EDC, "--round", "1", "--balance"]));
    assert!(text.contains("no player is known to be stronger"), "{text}");
}
