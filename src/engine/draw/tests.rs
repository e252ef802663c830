//! Tests: from a book to a draw request, and from the drawn rounds to an edit.

use std::ops::ControlFlow;

use super::*;
use crate::book::{AttendanceEntry, AttendanceStatus, EventField, Person, PersonField};
use crate::draw::{DrawEffort, draw};

/// An event with a number of people, and rules on sit-outs.
fn event(people: u32) -> (Book, Ruleset) {
    let mut book = Book::default();
    for id in 1..=people {
        let person = Person::new(PersonId(id), format!("P{id}"));
        book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
    }
    book.apply(Edit::Event(EventField::Town("Berlin".into()))).unwrap();
    book.apply(Edit::Event(EventField::Country("Germany".into()))).unwrap();
    book.apply(Edit::Event(EventField::SignUpClosed("2006-07-31".into()))).unwrap();
    let rules = Ruleset::parse(
        "name = \"Here\"\nsystem = \"Base 3\"\nsit_outs = [\"volunteers\", \"late sign-ups\", \"locals\", \"nationals\", \"everyone\"]",
    );
    (book, rules.unwrap())
}

fn options<'a>(book: &'a Book, rules: &'a Ruleset, first: usize, rounds: usize) -> DrawOptions<'a> {
    DrawOptions {
        book,
        rules,
        first: RoundIx(first),
        rounds,
        seats_to_keep: SeatsToKeep::StartedBoards,
        attendance: None,
        round_name: None,
    }
}

fn set(book: &mut Book, id: u32, field: PersonField) {
    book.apply(Edit::Person(PersonId(id), field)).unwrap();
}

#[test]
fn sit_outs_follow_the_rules_and_people_who_sat_out_before_come_last() {
    let (mut book, rules) = event(12);
    set(&mut book, 3, PersonField::SignedUp("2006-08-02".into()));
    set(&mut book, 4, PersonField::SignedUp("2006-07-31 23:50".into()));
    set(&mut book, 5, PersonField::Town("berlin".into()));
    set(&mut book, 6, PersonField::Region("Germany".into()));
    let attendance: Vec<(PersonId, AttendanceStatus)> = expected_attendance(&book, RoundIx(0))
        .into_iter()
        .map(|(id, is)| (id, if id == PersonId(7) { AttendanceStatus::Volunteer } else { is }))
        .collect();
    let first = |before: EarlierSitOuts<'_>| {
        let order = SitOutOrder::of_attendance(&book, &rules, &attendance, before);
        order.first(5).0.into_iter().map(|(id, why)| (id.0, why.0.clone())).collect::<Vec<_>>()
    };
    let out = first(&|_| 0);
    assert_eq!(out.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [7, 3, 5, 6, 12]);
    assert_eq!(out[1].1, "late: signed up 2 August 2006, after 31 July 2006");
    assert_eq!(out[4].1, "last in, first out: entered after the others");
    let out = first(&|id| usize::from(id == PersonId(3)));
    assert_eq!(out.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [7, 5, 6, 12, 11]);
}

#[test]
fn rounds_drawn_together_let_nobody_sit_out_twice_before_everybody_has_once() {
    let (book, rules) = event(9);
    let mut coming = ComingRounds::new(options(&book, &rules, 0, 3));
    coming.request.effort = DrawEffort(50_000);
    let drawn = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap();
    let outs: Vec<Vec<u32>> = drawn
        .rounds
        .iter()
        .map(|round| round.sitting_out.iter().filter_map(|player| coming.person(*player)).map(|id| id.0).collect())
        .collect();
    assert_eq!(outs, [vec![8, 9], vec![6, 7], vec![4, 5]]);
}

#[test]
fn a_draw_is_one_edit_and_its_inputs_are_recorded() {
    let (mut book, rules) = event(15);
    let before = book.clone();
    let mut coming = ComingRounds::new(options(&book, &rules, 0, 1));
    coming.request.effort = DrawEffort(50_000);
    let drawn = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap();
    let kept = coming.draw_records(&drawn.rounds, "2006-08-12 09:58");
    let back = book.apply(coming.to_edit(&book, &drawn.rounds, &[kept])).unwrap();
    let round = &book.rounds[0];
    assert_eq!((round.boards.len(), &round.sat_out[..]), (2, &[PersonId(15)][..]));
    let kept = &round.draws[0];
    assert_eq!((kept.seed, kept.input.move_limit, kept.input.rounds[0].present.len()), (0, 50_000, 15));
    assert_eq!(ComingRounds::new(options(&book, &rules, 0, 1)).recorded_round(kept), drawn.rounds[0]);
    book.apply(back).unwrap();
    assert_eq!(book, before);
}

#[test]
fn a_recorded_draw_can_be_repeated_after_corrections_in_the_book() {
    let (mut book, rules) = event(16);
    book.apply(Edit::Separations(vec![[PersonId(1), PersonId(2)]])).unwrap();
    book.apply(Edit::Neighbours(NeighbourTable::Wide)).unwrap();
    set(&mut book, 3, PersonField::PreferredPowers(vec![crate::book::Power::Turkey]));
    let mut coming = ComingRounds::new(options(&book, &rules, 0, 2));
    (coming.request.effort, coming.request.seed) = (DrawEffort(50_000), 7);
    let drawn = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap();
    let kept: Vec<Vec<StoredDraw>> =
        coming.draw_records(&drawn.rounds, "09:58").into_iter().map(|draw| vec![draw]).collect();
    book.apply(coming.to_edit(&book, &drawn.rounds, &kept)).unwrap();

    book.apply(Edit::Separations(Vec::new())).unwrap();
    set(&mut book, 3, PersonField::PreferredPowers(Vec::new()));
    let newcomer = Person::new(PersonId(99), "Newcomer".to_owned());
    book.apply(Edit::AddPerson { position: 0, person: newcomer }).unwrap();
    for (at, round) in drawn.rounds.iter().enumerate() {
        let kept = &book.rounds[at].draws[0];
        let again = ComingRounds::from_record(&book, RoundIx(at), kept);
        assert_eq!((again.first_round(), &again.request), (RoundIx(0), &coming.request));
        let made = draw(&again.request, &mut |_| ControlFlow::Continue(())).unwrap();
        assert_eq!(made.rounds[at], again.recorded_round(kept));
        assert_eq!(
            again.names(&book).player_name(round.sitting_out[0]),
            book.name_of(coming.person(round.sitting_out[0]))
        );
    }
}

#[test]
fn a_recorded_draw_keeps_the_earlier_rounds_that_it_counted() {
    let rules = crate::standings::Ruleset::parse(include_str!("../../../assets/rulesets/eurodipcon-4.toml")).unwrap();
    let mut book = event_with_rounds(14, 14, 3);
    let coming = ComingRounds::new(options(&book, &rules, 2, 1));
    let record = coming.draw_records(&[SeatedRound::default()], "").remove(0);
    let names = |book: &Book, record: &StoredDraw| {
        let names = ComingRounds::from_record(book, RoundIx(2), record).names(book);
        (0..2).map(|round| names.round_title(round)).collect::<Vec<_>>()
    };
    assert_eq!(
        (&record.input.earlier_names, names(&book, &record)),
        (&vec!["1".into(), "2".into()], vec!["Round 1".to_owned(), "Round 2".into()])
    );
    // A round of another number is added, and one is renamed.
    let added = crate::book::Round { name: "0".into(), ..book.rounds[0].clone() };
    book.apply(Edit::AddRound { position: RoundIx(3), round: added }).unwrap();
    book.apply(Edit::Round(RoundIx(1).first_id(), RoundField::Name("Sunday".into()))).unwrap();
    assert_eq!(names(&book, &record), ["Round 1", "Round 2"]);
    // The record of an older version has no names.
    let mut older = record.clone();
    older.input.earlier_names.clear();
    let text = serde_json::to_string(&older).unwrap();
    assert!(!text.contains("before_names"));
    assert_eq!(serde_json::from_str::<StoredDraw>(&text).unwrap(), older);
    book = event_with_rounds(14, 14, 3);
    assert_eq!(names(&book, &older), ["Round 1", "Round 2"]);
}

#[test]
fn stand_bys_are_called_only_to_fill_a_board() {
    let attendance = |present: u32, standby: u32| -> Vec<(PersonId, AttendanceStatus)> {
        let is = |id| if id < present { AttendanceStatus::Present } else { AttendanceStatus::Standby };
        (0..present + standby).map(|id| (PersonId(id), is(id))).collect()
    };
    assert_eq!(
        Headcount::of_attendance(&attendance(44, 0)).summary(),
        "44 present: 6 boards and 2 out, or 5 more for 7 boards"
    );
    assert_eq!(Headcount::of_attendance(&attendance(13, 1)).summary(), "13 present: 2 boards, with 1 standing by");
    assert_eq!(Headcount::of_attendance(&attendance(14, 1)).summary(), "14 present: 2 boards; 1 standing by");
    let words = Headcount::of_attendance(&attendance(12, 1)).summary();
    assert_eq!(words, "12 present: 1 board and 5 out, or 2 more for 2 boards; 1 standing by");
}

#[test]
fn a_removed_person_leaves_the_attendance_and_undo_brings_the_person_back() {
    let (mut book, rules) = event(8);
    let mut coming = ComingRounds::new(options(&book, &rules, 0, 1));
    coming.request.effort = DrawEffort(20_000);
    let drawn = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap();
    let kept = coming.draw_records(&drawn.rounds, "");
    let empty = vec![SeatedRound::default()];
    book.apply(coming.to_edit(&book, &empty, &[kept])).unwrap();
    let lines = vec![AttendanceEntry::new(PersonId(8), AttendanceStatus::Late)];
    book.apply(Edit::Round(RoundIx(0).first_id(), RoundField::Attendance(lines))).unwrap();
    book.apply(Edit::Separations(vec![[PersonId(8), PersonId(1)]])).unwrap();
    let before = book.clone();
    let back = book.apply(Edit::RemovePerson(PersonId(8))).unwrap();
    assert!(book.rounds[0].attendance.is_empty() && book.rounds[0].draws.is_empty() && book.separations.is_empty());
    assert_eq!(book.unknown_person_reference(), None);
    book.apply(back).unwrap();
    assert_eq!(book, before);
}

/// An event in which the first `seated` people have a seat in each of the first rounds.
fn event_with_rounds(people: u32, seated: u32, rounds: usize) -> Book {
    let (mut book, _) = event(people);
    for round in 0..rounds {
        book.rounds.push(crate::book::Round { name: (round + 1).to_string(), ..crate::book::Round::default() });
        for board in 0..seated / 7 {
            let mut seats = Board::new(format!("{board}"));
            for (number, power) in (1..).zip(Power::ALL) {
                seats.seats[power].player = Some(PersonId(board * 7 + number));
            }
            book.rounds[round].boards.push(seats);
        }
    }
    book
}

#[test]
fn players_who_have_played_as_many_rounds_as_the_rules_allow_are_not_seated() {
    let rules = crate::standings::Ruleset::parse(include_str!("../../../assets/rulesets/wdc-2006.toml")).unwrap();
    let book = event_with_rounds(16, 7, 4);
    let coming = ComingRounds::new(options(&book, &rules, 4, 1));
    let present = &coming.request.rounds[0].present;
    assert_eq!(present.iter().map(|player| player.0).collect::<Vec<_>>(), (7..16).collect::<Vec<u16>>());
    let drawn = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap();
    let sentences = coming.names(&book).describe_certificate(&drawn.certificate);
    assert_eq!(
        sentences.last().unwrap().text,
        "WDC 2006 allows nobody more than 4 rounds, so the draw of round 5 does not seat P1, P2, P3, P4, P5, P6 and P7."
    );
    // In round 4 everybody may play.
    assert_eq!(ComingRounds::new(options(&book, &rules, 3, 1)).request.rounds[0].present.len(), 16);
    // Five rounds drawn together: nobody plays more than four.
    let coming = ComingRounds::new(options(&book, &rules, 2, 3));
    let present: Vec<usize> = coming.request.rounds.iter().map(|round| round.present.len()).collect();
    assert_eq!(present, [16, 16, 9]);
}

#[test]
fn two_rounds_with_one_number_are_one_round_of_the_limit() {
    let rules = crate::standings::Ruleset::parse(include_str!("../../../assets/rulesets/wdc-2006.toml")).unwrap();
    let mut book = event_with_rounds(16, 7, 4);
    book.rounds[3].name = "3".into();
    let present = |book: &Book, first: usize, rounds_to_draw: usize| -> Vec<usize> {
        let coming = ComingRounds::new(options(book, &rules, first, rounds_to_draw));
        coming.request.rounds.iter().map(|round| round.present.len()).collect()
    };
    assert_eq!(present(&book, 4, 2), [16, 9], "three rounds, then the fourth");
    // Also where both rounds are drawn.
    for at in [2, 3] {
        book.rounds[at].boards.clear();
    }
    assert_eq!(present(&book, 2, 4), [16, 16, 16, 9]);
}

#[test]
fn a_locked_seat_is_kept_beyond_the_limit_and_an_empty_round_names_the_limit() {
    let rules = crate::standings::Ruleset::parse(include_str!("../../../assets/rulesets/eurodipcon-4.toml")).unwrap();
    let mut book = event_with_rounds(14, 14, 3);
    let coming = ComingRounds::new(options(&book, &rules, 3, 1));
    let error = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap_err();
    let text = coming.names(&book).describe_error(&error.to_string(), error.players());
    assert!(
        text.ends_with(
            "EuroDipCon 4 allows nobody more than 3 rounds before the last, so the draw of round 4 does not seat P1, P2, \
             P3, P4, P5, P6, P7, P8, P9, P10, P11, P12 and 2 others."
        ),
        "{text}"
    );
    // Everybody may play the last round.
    book.rounds.push(crate::book::Round { name: "4".into(), ..crate::book::Round::default() });
    assert_eq!(ComingRounds::new(options(&book, &rules, 4, 1)).request.rounds[0].present.len(), 14);
    let mut board = Board::new("A");
    board.seats[Power::Italy].player = Some(PersonId(3));
    board.seats[Power::Italy].locked = true;
    book.rounds[3].boards.push(board);
    assert_eq!(ComingRounds::new(options(&book, &rules, 3, 1)).request.rounds[0].present, [Player(2)]);
}

#[test]
fn a_power_left_out_on_the_last_boards_seats_everybody_or_is_refused() {
    let (mut book, rules) = event(0);
    let mut left_out = Vec::new();
    for people in 1..=21_u32 {
        book.apply(Edit::AddPerson {
            position: book.people.len(),
            person: Person::new(PersonId(people), format!("P{people}")),
        })
        .unwrap();
        let mut coming = ComingRounds::new(options(&book, &rules, 0, 1));
        let is_possible = coming.leave_power_out(Power::Italy);
        let round = &coming.request.rounds[0];
        if is_possible {
            assert_eq!(round.sit_out_count(), 0, "{people}");
            let boards: Vec<usize> = round.empty_seats.iter().map(|(board, _)| *board).collect();
            left_out.push((people, boards));
        } else {
            assert_eq!(round.empty_seats, [], "{people}");
        }
    }
    // At 18 players, three boards of six.
    let expected: [(u32, &[usize]); 6] =
        [(6, &[0]), (12, &[1, 0]), (13, &[1]), (18, &[2, 1, 0]), (19, &[2, 1]), (20, &[2])];
    assert_eq!(left_out, expected.map(|(people, boards)| (people, boards.to_vec())));
}

#[test]
fn only_games_with_counts_are_played_after_the_round_to_draw() {
    let mut book = event_with_rounds(14, 14, 3);
    let rules = event(0).1;
    let earlier = |book: &Book| ComingRounds::new(options(book, &rules, 1, 1)).earlier.len();
    assert_eq!(earlier(&book), 1, "round 3 has seats only");
    book.rounds[2].boards[1].seats[Power::Italy].centres = crate::book::CellEntry::Value(5);
    assert_eq!(earlier(&book), 2);
}

#[test]
fn three_meetings_of_everybody_are_counted_and_told() {
    let (book, rules) = (event_with_rounds(14, 14, 3), event(0).1);
    let mut coming = ComingRounds::new(options(&book, &rules, 2, 1));
    let seated = coming.restrict_to_seated(&book, RoundIx(2));
    let certificate = evaluate(&coming.request, &[seated]);
    // On two boards, 42 pairs meet in each of the three rounds, and 14 players have one power.
    let counts = certificate.counts();
    assert_eq!((counts.repeated_meetings, counts.repeated_powers, counts.third_meetings), (126, 28, 42));
    assert_eq!((counts.most_meetings, counts.pairs_meeting_most), (3, 42));
    let sentences = coming.names(&book).describe_certificate(&certificate);
    let told = "No two players meet more than three times, and 42 pairs meet so often. ";
    assert!(sentences.iter().any(|sentence| sentence.text.starts_with(told)), "{sentences:?}");
}

#[test]
fn too_many_rounds_for_the_limit_are_refused_with_the_number_that_can_be_drawn() {
    let rules = crate::standings::Ruleset::parse(include_str!("../../../assets/rulesets/wdc-2006.toml")).unwrap();
    let refusal = |played: usize, rounds: usize| {
        let book = event_with_rounds(21, 21, played);
        let coming = ComingRounds::new(options(&book, &rules, played, rounds));
        let error = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap_err();
        coming.names(&book).describe_error(&error.to_string(), error.players())
    };
    for (played, rounds, cure) in [
        (0, 5, "P12 and 9 others. Draw fewer rounds: only the first 4 have enough players."),
        (3, 2, "P12 and 9 others. Draw fewer rounds: only the first of them has enough players."),
        // No number of rounds can be drawn.
        (4, 1, "the draw of round 5 does not seat P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12 and 9 others."),
    ] {
        let text = refusal(played, rounds);
        assert!(text.ends_with(cure), "{text}");
    }
    // Too few people are present, whatever the rules say.
    let book = event_with_rounds(5, 0, 0);
    let coming = ComingRounds::new(options(&book, &rules, 0, 5));
    let error = draw(&coming.request, &mut |_| ControlFlow::Continue(())).unwrap_err();
    assert!(!coming.names(&book).describe_error(&error.to_string(), error.players()).contains("fewer rounds"));
}

#[test]
fn the_rounds_to_draw_in_which_team_mates_may_meet_are_named() {
    let rules = crate::standings::Ruleset::parse(include_str!("../../../assets/rulesets/wdc-2006.toml")).unwrap();
    let mut book = event_with_rounds(14, 14, 1);
    let team = crate::book::Team { members: vec![PersonId(1), PersonId(2)], ..crate::book::Team::default() };
    book.apply(Edit::Teams(vec![team])).unwrap();
    for (first, rounds, named) in [(1, 1, "this round"), (1, 2, "round 2"), (1, 4, "rounds 2, 4, 5")] {
        let note = ComingRounds::new(options(&book, &rules, first, rounds)).names(&book).mates_may_meet;
        let expected = format!("Team-mates may meet in {named}: the rules keep them apart only in round 3.");
        assert_eq!(note, Some(expected));
    }
    book.rounds.push(crate::book::Round { name: "2".into(), ..crate::book::Round::default() });
    assert_eq!(ComingRounds::new(options(&book, &rules, 2, 1)).names(&book).mates_may_meet, None, "round 3");
}

#[test]
fn the_certificate_says_how_many_of_the_repeated_meetings_are_in_this_round() {
    let (_, rules) = event(0);
    let meetings =
        |book: &Book, at: usize| ComingRounds::describe_seated_round(book, &rules, RoundIx(at)).remove(0).text;
    // The first board meets again in round 2, and the second board in round 3.
    let mut book = event_with_rounds(21, 14, 3);
    book.rounds[1].boards.pop();
    book.rounds[2].boards.remove(0);
    assert_eq!(meetings(&book, 1), "21 of the 21 meetings in this draw are repeats.");
    assert_eq!(meetings(&book, 2), "21 of the 21 meetings in this draw are repeats.");
    // The 21 repeats of the rounds before it are no draw's to change.
    let proof = ComingRounds::describe_seated_round(&book, &rules, RoundIx(2)).remove(1).text;
    assert!(proof.starts_with("Fewer repeats are not possible. In this draw, "), "{proof}");
    assert!(proof.ends_with("at least 21 times. The earlier rounds have 21 repeats of their own."), "{proof}");
    // The seven of round 2 play together in all three rounds: their third meeting repeats the two before it.
    let second = book.rounds[1].boards[0].clone();
    let third = std::mem::replace(&mut book.rounds[2].boards[0], second);
    assert_eq!(
        meetings(&book, 2),
        "21 of the 21 meetings in this draw are repeats. A pair’s third meeting repeats two meetings, its fourth \
         three. That makes 42 repeats in all."
    );
    book.rounds[2].boards[0] = third;
    for (id, power) in (15..).zip(Power::ALL) {
        book.rounds[2].boards[0].seats[power].player = Some(PersonId(id));
    }
    assert_eq!(meetings(&book, 2), "No pair meets again: the proven minimum.");
}

#[test]
fn the_long_list_of_pairs_that_meet_again_comes_after_everything_else_and_begins_with_the_most_meetings() {
    let (_, rules) = event(0);
    // The second board has the same players in all three rounds, the first board in the last two.
    let mut book = event_with_rounds(14, 14, 3);
    book.rounds[0].boards.remove(0);
    book.rounds[0].boards[0].name = "1".into();
    let sentences = ComingRounds::describe_seated_round(&book, &rules, RoundIx(2));
    let list = sentences.iter().position(|sentence| sentence.text == "Pairs that meet again:").unwrap();
    let (before, pairs) = (&sentences[..list], &sentences[list + 1..]);
    assert!(before.iter().any(|sentence| sentence.text.starts_with("No two players meet more than three times")));
    assert!(pairs.iter().all(|sentence| sentence.detail));
    let boards: Vec<&str> = pairs
        .iter()
        .filter_map(|pair| pair.text.split(" meet on ").nth(1)?.split(", with adjacent powers").next())
        .collect();
    assert_eq!((boards[0], boards[20], boards[21]), ("R1 1, R2 1, R3 1", "R1 1, R2 1, R3 1", "R2 0, R3 0"));
}

#[test]
fn a_draw_keeps_the_seats_of_started_boards_and_locked_seats_or_all_seats() {
    let (_, rules) = event(0);
    let mut book = event_with_rounds(14, 14, 1);
    let kept = |book: &Book, seats_to_keep: SeatsToKeep| -> Vec<u16> {
        let coming = ComingRounds::new(DrawOptions { seats_to_keep, ..options(book, &rules, 0, 1) });
        coming.request.rounds[0].reserved_seats.iter().map(|reservation| reservation.player.0).collect()
    };
    assert_eq!(kept(&book, SeatsToKeep::StartedBoards), [0_u16; 0]);
    book.rounds[0].boards[0].seats[Power::England].locked = true;
    assert_eq!(kept(&book, SeatsToKeep::StartedBoards), [1]);
    book.rounds[0].boards[1].seats[Power::France].centres = crate::book::CellEntry::Value(5);
    assert_eq!(kept(&book, SeatsToKeep::StartedBoards), [1, 7, 8, 9, 10, 11, 12, 13]);
    assert_eq!(kept(&book, SeatsToKeep::AllSeats), (0..14).collect::<Vec<u16>>());
}

#[test]
fn a_player_is_in_no_draw_of_a_round_that_was_left_out_beforehand() {
    let (mut book, rules) = event(15);
    set(&mut book, 3, PersonField::Rounds("1, 3".into()));
    set(&mut book, 4, PersonField::Rounds("not 1".into()));
    let plays = |book: &Book, id: u32| {
        let coming = ComingRounds::new(options(book, &rules, 0, 3));
        let player = PlayerNumbers::of(book).player(PersonId(id)).unwrap();
        coming.request.rounds.iter().map(|round| round.present.contains(&player)).collect::<Vec<_>>()
    };
    assert_eq!((plays(&book, 3), plays(&book, 4)), (vec![true, false, true], vec![false, true, true]));
    assert_eq!(plays(&book, 5), [true; 3]);
    // The roll call knows better.
    let called = |id: u32, status| AttendanceEntry::new(PersonId(id), status);
    let mut lines: Vec<AttendanceEntry> = (5..=15).map(|id| called(id, AttendanceStatus::Present)).collect();
    lines.push(called(4, AttendanceStatus::Present));
    let round = crate::book::Round { name: "1".into(), attendance: lines, ..Default::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    assert_eq!(plays(&book, 4), [true; 3]);
    assert_eq!(plays(&book, 1), [false; 3], "nobody has seen this player");
}
