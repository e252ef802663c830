//! The roll call and the draw in the window, used as by a director.

use crate::common::window::{WindowTest, add_players, event_of_players, fill_board, with_book};
use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::{Command, Topboard};
use topboard::book::{
    AttendanceStatus, Board, BoardRef, Book, CellEntry, Edit, EventField, PersonField, PersonId, Power, Round, RoundIx,
    SeatField, Team,
};
use topboard::store;

const NAMES: [&str; 16] = [
    "Ann Lee", "Ben Orr", "Cy Adams", "Dan Fox", "Eve Hall", "Fay Ito", "Gus Kerr", "Hal Low", "Ida Moe", "Jon Nye",
    "Kim Oaks", "Lou Park", "May Quin", "Ned Ross", "Oda Shaw", "Pam Todd",
];

fn window() -> WindowTest {
    window_of(event())
}

fn window_of(book: Book) -> WindowTest {
    WindowTest::open_sized([1600.0, 1000.0], with_book(book))
}

/// Sixteen players, and rules for sit-outs.
fn event() -> Book {
    event_of_players(NAMES, "WDC 2006")
}

#[test]
fn players_are_marked_by_two_letters_and_a_space_and_the_headcount_follows() {
    let mut h = window();
    h.ctrl(Key::L);
    assert!(h.query_by_label_contains("Nobody has been called yet").is_some());
    h.type_letters("jo ");
    assert_eq!(h.cell_text("Roll Jon Nye status"), "present");
    assert_eq!(h.book().rounds[0].attendance[0].player, PersonId(10));
    h.type_letters(" ");
    assert_eq!(h.cell_text("Roll Jon Nye status"), "absent");

    h.paste("ann lee\nBen Orr\nCy Adams\tlate\nNobody Known\n");
    assert_eq!(h.cell_text("Roll Ann Lee status"), "present");
    assert_eq!(h.cell_text("Roll Cy Adams status"), "late");
    assert!(h.query_by_label_contains("“Nobody Known”").is_some());
    assert!(h.query_all_by_label_contains("2 present: 0 boards and 2 out, or 5 more for 1 board; 1 late").count() > 0);

    // A word is typed into the cell, as in any grid, and Space ticks the player there too.
    h.click("Roll Jon Nye status");
    h.type_letters(" ");
    assert_eq!(h.cell_text("Roll Jon Nye status"), "present");
    h.type_letters("absent");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Roll Jon Nye status"), "absent");
    h.click("Roll Dan Fox status");
    h.type_text("two");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Roll Dan Fox status"), "two boards");
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("Roll Dan Fox status"), "");
}

#[test]
fn a_blank_within_a_name_goes_on_with_the_search() {
    let mut book = event();
    add_players(&mut book, ["Anna Bell", "Anna Moor"]);
    let mut h = window_of(book);
    h.ctrl(Key::L);
    let is = |h: &WindowTest, name: &str| h.cell_text(&format!("Roll {name} status"));
    h.type_letters("anna ");
    assert!(h.shows("Anna Bell or Anna Moor: a second word decides, or Space marks Anna Bell"));
    h.type_letters("m");
    assert!(h.shows("Anna Moor"), "{:?}", h.labels());
    assert!(h.book().rounds.is_empty(), "nobody is marked");
    h.type_letters(" ");
    assert_eq!((is(&h, "Anna Bell"), is(&h, "Anna Moor")), (String::new(), "present".into()));
    h.type_letters("dan ");
    assert_eq!(is(&h, "Dan Fox"), "present", "one player has this first name");
}

#[test]
fn a_player_who_left_comes_back_only_after_a_question_and_not_without_a_word() {
    let mut book = event();
    for round in ["1", "2"] {
        let round = Round { name: round.into(), ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(book.rounds.len()), round }).unwrap();
    }
    let mut h = window_of(book);
    h.open_tab("Players");
    h.click("Players Hal Low name");
    h.command(Command::LeaveEvent);
    h.open_tab("Round 2");
    h.ctrl(Key::L);
    let is = |h: &WindowTest, name: &str| h.cell_text(&format!("Roll {name} status"));
    // The letters also begin the name of a player who is here.
    h.type_letters("lo ");
    assert_eq!((is(&h, "Lou Park"), is(&h, "Hal Low")), ("present".into(), String::new()));
    h.type_letters("hal l");
    assert!(h.shows("Hal Low: has left the event"), "{:?}", h.labels());
    assert_eq!(is(&h, "Eve Hall"), "", "“hal” is the whole first name of another player");
    h.type_letters(" ");
    assert!(h.shows("Hal Low has left the event; Space again brings the player back"), "{:?}", h.labels());
    assert_eq!(is(&h, "Hal Low"), "");
    h.type_letters(" ");
    assert_eq!(is(&h, "Hal Low"), "present");
    assert!(h.shows("Hal Low: back in the event and present; Ctrl+Z undoes it"), "{:?}", h.labels());
    h.ctrl(Key::Z);
    assert_eq!(is(&h, "Hal Low"), "");
    // A pasted list says who is back.
    h.paste("Ann Lee\nHal Low");
    assert!(h.shows("back in the event after leaving it: Hal Low (Ctrl+Z undoes it)"), "{:?}", h.labels());
}

#[test]
fn the_names_in_a_draw_are_shown_whole() {
    let mut book = event();
    let long = "Bartholomew Featherstonehaugh-Cholmondeley";
    book.apply(Edit::Person(PersonId(3), PersonField::Name(long.into()))).unwrap();
    let mut h = WindowTest::open_sized([1024.0, 640.0], with_book(book));
    h.ctrl(Key::L);
    h.click_button("Everybody is present");
    h.ctrl(Key::B);
    h.wait_for_text("draw 1 of 1.");
    let name = h.get_by_label(long).rect();
    assert!(name.width() > 200.0 && name.height() < 30.0, "in one line: {name:?}");
}

#[test]
fn the_list_of_players_for_a_seat_marks_who_is_absent_or_has_left() {
    let mut h = window();
    h.command(Command::AddRound);
    h.command(Command::AddBoard);
    h.open_tab("Players");
    h.click("Players Ben Orr name");
    h.command(Command::LeaveEvent);
    h.open_tab("Round 1");
    h.ctrl(Key::L);
    h.enter_text("Roll Ann Lee status", "absent");
    h.open_tab("Round 1");
    h.click("Round 1 Board A Austria player");
    h.press_with(Modifiers::ALT, Key::ArrowDown);
    // End goes to the end of the list.
    h.press(Key::End);
    let entries = h.list_entries();
    assert_eq!(entries[entries.len() - 2..], ["Ann Lee".to_owned(), "Ben Orr".to_owned()]);
    let remark =
        |h: &WindowTest, name: &str| h.get_by_role_and_label(Role::ListBoxOption, name).accesskit_node().description();
    assert_eq!((remark(&h, "Ann Lee"), remark(&h, "Ben Orr")), (Some("absent".into()), Some("left".into())));
    assert_eq!(remark(&h, "Pam Todd"), None);
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board A Austria player"), "Ben Orr");
    h.press(Key::F8);
    assert!(h.shows("Ben Orr has left the event and has a seat here"), "{:?}", h.labels());
    h.enter_text("Round 1 Board A England player", "Ann Lee");
    h.press(Key::F8);
    assert!(h.shows("Ann Lee is absent by the roll call and has a seat here"), "{:?}", h.labels());
}

#[test]
fn the_buttons_of_the_roll_call_stand_still_while_one_counts() {
    let mut h = WindowTest::open(with_book(event()));
    h.ctrl(Key::L);
    let place = |h: &WindowTest| h.get_by_role_and_label(Role::Button, "Everybody is present").rect();
    let before = place(&h);
    for letters in ["jo ", "ann ", "lou "] {
        h.type_letters(letters);
        assert_eq!(place(&h), before, "after {letters}");
    }
    h.click_button("Everybody is present");
    assert!(h.shows("Out: "));
    assert_eq!(place(&h), before);
}

#[test]
fn letters_find_unmarked_players_and_every_mark_names_the_player() {
    let mut h = window();
    h.ctrl(Key::L);
    assert!(h.query_by_label_contains("16 players, nobody called yet").is_some());
    // All keys come in one frame. The second word says which of the two is meant.
    for letter in ["l", "o", " ", "p", "a", "r", " "] {
        h.event(Event::Text(letter.into()));
    }
    h.run();
    let is = |h: &WindowTest, name: &str| h.cell_text(&format!("Roll {name} status"));
    assert_eq!((is(&h, "Hal Low"), is(&h, "Lou Park")), (String::new(), "present".into()));
    assert!(h.query_by_label_contains("Lou Park: present").is_some());
    // Now only Hal Low is unmarked, so the letters match one player.
    h.type_letters("lo ");
    assert_eq!((is(&h, "Hal Low"), is(&h, "Lou Park")), ("present".into(), "present".into()));

    // Only marked names begin with these letters. A message says so before and after Space.
    h.type_letters("lo");
    assert!(h.query_by_label_contains("1 of 2: present already; Space marks the player absent").is_some());
    h.type_letters("  ");
    assert!(h.query_by_label_contains("Hal Low: now absent (1 of 2 names that begin like this)").is_some());
    assert_eq!((is(&h, "Hal Low"), is(&h, "Lou Park")), ("absent".into(), "present".into()));
    h.type_letters("zz ");
    assert!(h.query_by_label_contains("no name begins like this; nobody was marked").is_some());
    h.type_letters("an ");
    assert_eq!(is(&h, "Ann Lee"), "present", "a search without a match has ended, too");
}

#[test]
fn home_goes_to_the_column_in_which_letters_search_for_a_name() {
    let mut h = window();
    h.ctrl(Key::L);
    for (modifiers, name) in [(Modifiers::NONE, "Jon Nye"), (Modifiers::CTRL, "Kim Oaks")] {
        h.click("Roll Dan Fox status");
        h.press(Key::End);
        h.press_with(modifiers, Key::Home);
        h.type_letters(&format!("{} ", &name.to_lowercase()[..3]));
        assert_eq!(h.cell_text(&format!("Roll {name} status")), "present");
        assert_eq!(h.cell_text("Roll Dan Fox status"), "");
    }
}

#[test]
fn sit_outs_are_proposed_with_a_reason_and_the_director_can_change_them() {
    let mut h = window();
    h.ctrl(Key::L);
    h.click_button("Everybody is present");
    assert_eq!(h.cell_text("Roll Pam Todd reason to sit out"), "last in, first out: entered after the others");
    assert_eq!(h.cell_text("Roll Oda Shaw reason to sit out"), "last in, first out: entered after the others");
    h.paste("Pam Todd;must play\nAnn Lee;sits out");
    assert_eq!(h.cell_text("Roll Ann Lee reason to sit out"), "would rather sit out");
    assert_eq!(h.cell_text("Roll Pam Todd reason to sit out"), "");
    assert_eq!(h.book().rounds[0].attendance[15].status, AttendanceStatus::MustPlay);
}

#[test]
fn the_draw_shows_its_certificate_and_is_one_undo_step() {
    let mut h = window();
    h.ctrl(Key::L);
    h.click_button("Everybody is present");
    let before = h.book().clone();
    h.ctrl(Key::B);
    h.wait_for_text("Sitting out: Oda Shaw, Pam Todd.");
    assert!(h.query_by_label_contains("No pair meets again: the proven minimum").is_some());
    h.click_button("Another draw");
    h.wait_for_text("Seed 2, draw 2 of 2.");
    h.press(Key::Enter);
    let round = &h.book().rounds[0];
    assert_eq!((round.boards.len(), &round.sat_out[..]), (2, &[PersonId(15), PersonId(16)][..]));
    assert!(round.boards.iter().all(|board| board.seats.values().all(|seat| seat.player.is_some())));
    // Both draws are stored with all their input. The accepted draw is the last.
    assert_eq!(round.draws.iter().map(|draw| draw.seed).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(round.draws[1].input.rounds[0].present.len(), 16);
    // The next entries are counts.
    let drawn = h.book().clone();
    h.type_text("9");
    h.press(Key::Enter);
    assert_eq!(h.book().rounds[0].boards[0].seats[Power::Austria].centres, CellEntry::Value(9));
    h.ctrl(Key::Z);
    assert_eq!(*h.book(), drawn);
    h.ctrl(Key::Z);
    assert_eq!(*h.book(), before);
}

#[test]
fn a_draw_that_costs_the_claims_to_the_top_board_says_so_before_it_is_accepted_and_on_the_top_board_tab() {
    let mut book = event_of_players(NAMES[..14].iter().copied(), "WDC 2006");
    for at in 0..3 {
        let boards = vec![Board::new("A"), Board::new("B")];
        let round = Round { name: (at + 1).to_string(), boards, ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(at), round }).unwrap();
        for board in 0..2 {
            let players = NAMES[7 * board..7 * (board + 1)].try_into().unwrap();
            fill_board(&mut book, BoardRef::new(at, board), players, [10, 8, 6, 4, 3, 2, 1]);
        }
    }
    let mut h = window_of(book);
    h.command(Command::AddRound);
    h.ctrl(Key::L);
    h.click_button("Everybody is present");
    h.ctrl(Key::B);
    h.wait_for_text("draw 1 of 1.");
    // It is a warning above the boards, with its rule and its cure, and no note of the certificate.
    let warning = "and 2 others lose their claim to the top board by playing in round 4. To keep it, mark them as absent in the \
                   roll call. Or change “Rounds played” on the Rules tab.";
    assert!(h.shows(warning), "{:?}", h.labels());
    // The certificate says how many of the two boards' meetings are repeats, and why fewer are impossible.
    assert!(h.shows("18 of the 42 meetings in this draw are repeats."), "{:?}", h.labels());
    assert!(h.shows("Fewer repeats are not possible. In this draw, boards of seven bring players together again"));
    assert_eq!(h.labels().iter().filter(|label| label.contains("lose their claim")).count(), 1);
    h.press(Key::Enter);
    h.open_tab("Top board");
    let lost =
        "14 players have a seat in more than 3 rounds before the top board, so WDC 2006 leaves nobody for its seats";
    assert!(h.shows(&format!("{lost} (Rules tab, “Rounds played”)")), "{:?}", h.labels());
    assert!(h.shows("by the ranking after round 3"), "round 4 has no result yet: {:?}", h.labels());
    let problems = h.engine().problems();
    assert!(problems.iter().any(|problem| problem.message == lost && problem.cure.contains("“Rounds played”")));
}

#[test]
fn a_typed_seed_makes_the_draw_of_that_seed_and_no_other_text_does() {
    let mut h = window();
    h.ctrl(Key::L);
    h.click_button("Everybody is present");
    h.ctrl(Key::B);
    h.wait_for_text("Seed 1, draw 1 of 1.");
    h.retype_field("Draw with seed", "4o4");
    assert!(h.shows("“4o4” is no seed"));
    h.press(Key::Enter);
    assert!(h.has_dialog() && h.book().rounds[0].boards.is_empty(), "Enter seats no draw while a wrong seed is typed");
    h.retype_field("Draw with seed", "404");
    h.press(Key::Enter);
    h.wait_for_text("Seed 404, draw 2 of 2.");
    assert_eq!(h.field_text("Draw with seed"), "");
    // A seed that was drawn here shows its draw.
    h.retype_field("Draw with seed", "1");
    h.click_button("Draw with this seed");
    h.wait_for_text("Seed 1, draw 1 of 2.");
    h.click_button("Other draws");
    h.wait_for_text("Seed 404, draw 2 of 2.");
    h.press(Key::Enter);
    assert_eq!(h.book().rounds[0].draws.iter().map(|draw| draw.seed).collect::<Vec<_>>(), [1, 404]);
    let seated = seats(&h, 0);
    // The same seed gives the same boards in another window.
    let mut other = window();
    other.ctrl(Key::L);
    other.click_button("Everybody is present");
    other.ctrl(Key::B);
    other.wait_for_text("Seed 1, draw 1 of 1.");
    other.retype_field("Draw with seed", "404");
    other.press(Key::Enter);
    other.wait_for_text("Seed 404, draw 2 of 2.");
    other.press(Key::Enter);
    assert_eq!(seats(&other, 0), seated);
}

#[test]
fn the_program_draws_with_a_seed_that_nobody_can_foresee() {
    let drawn = || {
        let window = Topboard::new(with_book(event())).with_typed_paths().with_random_seeds();
        let mut h = WindowTest::show([1600.0, 1000.0], window);
        h.ctrl(Key::L);
        h.click_button("Everybody is present");
        h.ctrl(Key::B);
        h.wait_for_text(", draw 1 of 1.");
        h.ctrl(Key::B);
        h.wait_for_text(", draw 2 of 2.");
        h.press(Key::Enter);
        let seeds: Vec<u64> = h.book().rounds[0].draws.iter().map(|draw| draw.seed).collect();
        assert_eq!(seeds.len(), 2);
        seeds
    };
    let seeds = [drawn(), drawn()].concat();
    // Four seeds of a million: small ones, or equal ones, come once in 100,000 tries.
    assert!(seeds.iter().any(|seed| *seed > 50_000), "{seeds:?}");
    assert!(seeds.iter().any(|seed| *seed != seeds[0]), "{seeds:?}");
}

#[test]
fn an_auctioned_power_is_reserved_on_any_board() {
    let mut h = window();
    h.ctrl(Key::L);
    h.click_button("Everybody is present");
    for (name, power) in [("Ann Lee", "turkey"), ("Cy Adams", "T")] {
        h.click(&format!("Roll {name} reserved power"));
        h.press(Key::F2);
        h.type_text(power);
        h.press(Key::Enter);
        assert_eq!(h.cell_text(&format!("Roll {name} reserved power")), "Turkey");
    }
    draw(&mut h, "Sitting out: Oda Shaw, Pam Todd.");
    let mut turkey_players: Vec<_> =
        (0..2).map(|board| h.book().rounds[0].boards[board].seats[Power::Turkey].player).collect();
    turkey_players.sort_unstable();
    assert_eq!(turkey_players, [Some(PersonId(1)), Some(PersonId(3))]);
    h.ctrl(Key::L);
    h.click("Roll Eve Hall reserved power");
    h.type_text("Turkey");
    h.press(Key::Enter);
    ask_for_a_draw(&mut h);
    h.wait_for_text("Turkey is reserved for Ann Lee, Cy Adams and Eve Hall, but only 2 boards have a seat for it.");
}

#[test]
fn twelve_players_make_two_boards_of_six() {
    let mut h = window();
    h.ctrl(Key::L);
    h.paste(NAMES[..12].join("\n"));
    h.command(Command::BoardsOfSix);
    h.type_text("Italy");
    h.press(Key::Enter);
    h.wait_for_text("Seed 1, draw 1 of 1.");
    h.press(Key::Enter);
    let seats = seats(&h, 0);
    assert_eq!((seats.len(), seats.iter().flatten().count()), (14, 12));
    assert!([0, 7].map(|board| seats[board + Power::Italy.index()]).iter().all(Option::is_none));
    assert!(h.book().rounds[0].sat_out.is_empty());
}

#[test]
fn boards_of_six_ask_in_words_too_before_they_lose_seats_that_were_typed() {
    let mut h = window();
    h.ctrl(Key::L);
    h.paste(NAMES[..12].join("\n"));
    h.open_tab("Round 1");
    h.command(Command::AddBoard);
    h.enter_text("Round 1 Board A France player", "Dan Fox");
    let seated = h.book().rounds[0].boards[0].seats[Power::France].player;
    assert!(seated.is_some());
    // The roll call knows that the player of a typed seat plays.
    assert!(!h.engine().attendance(RoundIx(0)).sitting_out.contains(&seated.unwrap()));
    h.command(Command::BoardsOfSix);
    h.type_text("Italy");
    h.press(Key::Enter);
    let lost = "1 seat of board A would be lost. These seats were made by hand, not by a draw.";
    assert!(h.shows(lost), "{:?}", h.labels());
    h.press(Key::Enter);
    h.wait_for_text("draw 1 of 1.");
    h.press(Key::Enter);
    assert_eq!(h.book().rounds[0].boards[0].seats[Power::France].player, seated);
    assert_eq!(seats(&h, 0).iter().flatten().count(), 12);
}

#[test]
fn members_of_teams_who_sit_out_a_round_for_teams_are_told_at_the_draw_and_in_teams() {
    let mut book = event();
    for name in ["1", "2", "3"] {
        let round = Round { name: name.into(), ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(book.rounds.len()), round }).unwrap();
    }
    let members = |from: usize| book.people[from..from + 4].iter().map(|person| person.id).collect();
    let teams =
        [0, 4, 8, 12].map(|from| Team { name: format!("Team {from}"), members: members(from), ..Team::default() });
    book.apply(Edit::Teams(teams.into())).unwrap();
    let mut h = window_of(book);
    h.open_tab("Round 3");
    h.ctrl(Key::L);
    h.click_button("Everybody is present");
    let warning =
        "This round counts for the teams: Pam Todd (Team 12) and Oda Shaw (Team 12) sit out and score nothing";
    assert!(h.shows(warning), "before the draw: {:?}", h.labels());
    h.paste("Pam Todd;must play\nAnn Lee;sits out");
    assert!(h.shows("Ann Lee (Team 0) and Oda Shaw (Team 12) sit out"), "{:?}", h.labels());
    h.ctrl(Key::Z);
    h.ctrl(Key::B);
    h.wait_for_text("draw 1 of 1.");
    assert!(h.shows("This round counts for the teams:"), "{:?}", h.labels());
    h.press(Key::Enter);
    let told = h.engine().problems().iter().filter(|problem| problem.message.contains("scores nothing for it")).count();
    assert_eq!(told, 2, "{:?}", h.engine().problems());
}

#[test]
fn five_players_make_no_board_and_a_message_says_so() {
    let mut h = window();
    h.ctrl(Key::L);
    h.paste("Ann Lee\nBen Orr\nCy Adams\nDan Fox\nEve Hall");
    h.ctrl(Key::B);
    h.wait_for_text("A board needs seven players, and round 1 has only 5 present.");
    h.click_button("Close");
    assert!(h.book().rounds[0].boards.is_empty());
}

#[test]
fn a_swap_shows_its_effect_first_and_locked_seats_stay_in_a_new_draw() {
    let mut h = window();
    h.ctrl(Key::L);
    h.click_button("Everybody is present");
    h.ctrl(Key::B);
    h.wait_for_text("Sitting out: Oda Shaw, Pam Todd.");
    h.press(Key::Enter);
    let seat = |h: &WindowTest, board: usize, power: Power| h.book().rounds[0].boards[board].seats[power].player;
    let (austria, france) = (seat(&h, 0, Power::Austria), seat(&h, 1, Power::France));
    h.click("Round 1 Board A Austria player");
    let is_marked = |h: &WindowTest| {
        let description = h.description("Round 1 Board A Austria player");
        description.is_some_and(|description| description.contains("Marked for a swap"))
    };
    let told = "Austria on Round 1, board A is marked for a swap: Ctrl+K on another seat swaps the two";
    assert!(!is_marked(&h) && !h.shows(told));
    // Escape closes a message of the draw first.
    h.press(Key::Escape);
    h.ctrl(Key::K);
    assert!(is_marked(&h) && h.shows(told), "{:?}", h.labels());
    h.press(Key::Escape);
    assert!(!is_marked(&h) && !h.shows(told), "{:?}", h.labels());
    h.ctrl(Key::K);
    h.click("Round 1 Board B France player");
    assert!(is_marked(&h) && h.shows(told), "{:?}", h.labels());
    h.ctrl(Key::K);
    assert!(h.query_by_label_contains("The draw stays as good as it was.").is_some());
    h.press(Key::Enter);
    assert_eq!((seat(&h, 0, Power::Austria), seat(&h, 1, Power::France)), (france, austria));

    h.ctrl(Key::J);
    assert!(h.book().rounds[0].boards[1].seats[Power::France].locked);
    // The other player was put there by hand.
    h.ctrl(Key::B);
    assert!(h.shows("1 seat of board A would be lost."));
    h.type_text("draw all");
    h.press(Key::Enter);
    h.wait_for_text("Seed 2, draw 1 of 1.");
    h.press(Key::Enter);
    assert_eq!(seat(&h, 1, Power::France), austria);
    h.ctrl(Key::Z);
    assert_eq!(seat(&h, 0, Power::Austria), france);
}

/// A window after the roll call, with an accepted draw.
fn drawn() -> WindowTest {
    let mut h = window();
    h.ctrl(Key::L);
    h.click_button("Everybody is present");
    draw(&mut h, "Sitting out: Oda Shaw, Pam Todd.");
    h
}

/// Asks for a draw, also of a round that is drawn already.
fn ask_for_a_draw(h: &mut WindowTest) {
    h.ctrl(Key::B);
    if h.shows("Leave the draw as it is") {
        h.type_text("again");
        h.press(Key::Enter);
    }
}

/// Draws, waits until `seen` is shown, and accepts the draw.
fn draw(h: &mut WindowTest, seen: &str) {
    ask_for_a_draw(h);
    h.wait_for_text(seen);
    h.press(Key::Enter);
}

fn seats(h: &WindowTest, round: usize) -> Vec<Option<PersonId>> {
    let boards = &h.book().rounds[round].boards;
    boards.iter().flat_map(|board| board.seats.values().map(|seat| seat.player)).collect()
}

#[test]
fn an_earlier_draw_is_restored_and_replayed_to_the_same_boards() {
    let mut h = drawn();
    let first = seats(&h, 0);
    draw(&mut h, "Seed 2, draw 1 of 1.");
    assert_ne!(seats(&h, 0), first);
    h.command(Command::ReplayDraw);
    h.press(Key::Enter);
    h.wait_for_text("Seed 1 gives the same boards again.");
    h.click_button("Close");
    assert_ne!(seats(&h, 0), first, "a preview changes nothing");
    h.command(Command::RestoreDraw);
    h.press(Key::Enter);
    assert_eq!(seats(&h, 0), first);
    assert_eq!(h.book().rounds[0].draws.len(), 2);
    h.ctrl(Key::Z);
    assert_ne!(seats(&h, 0), first);
}

#[test]
fn several_rounds_are_drawn_together_and_undone_together() {
    let mut h = window();
    h.command(Command::DrawRounds);
    h.type_text("3 rounds");
    h.press(Key::Enter);
    h.wait_for_text("Seed 1, draw 1 of 1.");
    assert!(h.query_by_label("Draw of 3 rounds, from Round 1").is_some());
    h.press(Key::Enter);
    assert_eq!(h.book().rounds.iter().map(|round| round.boards.len()).collect::<Vec<_>>(), [2, 2, 2]);
    let mut out: Vec<PersonId> = h.book().rounds.iter().flat_map(|round| round.sat_out.clone()).collect();
    out.sort_unstable();
    out.dedup();
    assert_eq!(out.len(), 6, "nobody sits out twice");
    h.ctrl(Key::Z);
    assert!(h.book().rounds.is_empty());
}

#[test]
fn a_latecomer_takes_a_seat_a_leaver_frees_one_and_nobody_else_is_moved() {
    let mut h = window();
    h.ctrl(Key::L);
    h.paste(NAMES[..13].join("\n"));
    h.paste("Ned Ross;late");
    draw(&mut h, "Accept also keeps the other draws in the round");
    assert_eq!(seats(&h, 0).len(), 7);
    let before = seats(&h, 0);
    // Players marked late are first in the list.
    h.command(Command::Latecomer);
    h.press(Key::Enter);
    h.wait_for_text("Board A, unchanged");
    h.press(Key::Enter);
    // With the six sit-outs this makes seven players.
    assert_eq!(seats(&h, 0).len(), 14);
    assert_eq!(seats(&h, 0)[..7], before);
    assert!(h.book().rounds[0].sat_out.is_empty());
    let is = h.book().rounds[0].attendance.iter().find(|line| line.player == PersonId(14)).map(|line| line.status);
    assert_eq!(is, Some(AttendanceStatus::Present));

    h.click("Round 1 Board A Italy player");
    h.command(Command::PlayerLeaves);
    h.wait_for_text("Seed 3, draw 1 of 1.");
    h.press(Key::Enter);
    let after = seats(&h, 0);
    let italy = Power::Italy.index();
    assert_eq!(after[italy], None, "the board has six players");
    assert_eq!((&after[..italy], &after[italy + 1..7]), (&before[..italy], &before[italy + 1..]));
    h.ctrl(Key::Z);
    h.ctrl(Key::Z);
    assert_eq!(seats(&h, 0), before);
}

/// Whether a player has a seat in a round.
fn plays(h: &WindowTest, round: usize, id: u32) -> bool {
    seats(h, round).contains(&Some(PersonId(id)))
}

#[test]
fn who_leaves_the_event_is_drawn_no_more_until_a_tick_brings_the_player_back() {
    let mut h = drawn();
    // From the seat: the gap is closed by somebody who sits out.
    h.click("Round 1 Board A Italy player");
    let id = h.book().rounds[0].boards[0].seats[Power::Italy].player.unwrap();
    let name = h.book().name_of(Some(id)).to_owned();
    h.command(Command::LeaveEvent);
    h.wait_for_text("draw 1 of 1.");
    h.press(Key::Enter);
    assert!(!plays(&h, 0, id.0));
    // From the list of players, for a player who plays in no coming round.
    h.open_tab("Players");
    let out = h.book().rounds[0].sat_out[0];
    let other = h.book().name_of(Some(out)).to_owned();
    h.click(&format!("Players {other} name"));
    h.command(Command::LeaveEvent);
    assert!(h.shows(&format!("{other} has left the event")));
    // Neither is drawn in a later round, whose roll call says why; “everybody” is everybody else.
    h.command(Command::AddRound);
    h.ctrl(Key::L);
    assert_eq!(h.cell_text(&format!("Roll {name} reason to sit out")), "has left the event");
    h.click_button("Everybody is present");
    assert!(h.query_all_by_label_contains("14 present: 2 boards").count() > 0);
    draw(&mut h, "Accept also keeps the other draws in the round");
    assert_eq!(seats(&h, 1).iter().flatten().count(), 14);
    assert!(!plays(&h, 1, id.0) && !plays(&h, 1, out.0));
    h.command(Command::AddRound);
    h.ctrl(Key::L);
    h.click(&format!("Roll {name} status"));
    h.press(Key::F2);
    h.type_text("present");
    h.press(Key::Enter);
    assert_ne!(h.cell_text(&format!("Roll {name} reason to sit out")), "has left the event");
}

#[test]
fn the_rounds_of_a_player_are_typed_once_and_hold_for_the_roll_call_and_the_draw() {
    let mut book = event();
    for name in ["1", "2", "3"] {
        let round = Round { name: name.into(), ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(book.rounds.len()), round }).unwrap();
    }
    let mut h = window_of(book);
    h.open_tab("Players");
    h.enter_text("Players Ann Lee plays in rounds", "2–3");
    assert_eq!(h.cell_text("Players Ann Lee plays in rounds"), "2, 3");
    h.enter_text("Players Ben Orr plays in rounds", "some");
    assert!(h.shows("“some” is no list of rounds"));
    h.press(Key::Escape);
    h.enter_text("Players Ben Orr plays in rounds", "Not 1");
    h.ctrl(Key::L);
    assert_eq!(h.cell_text("Roll Ann Lee reason to sit out"), "plays in rounds: 2, 3");
    h.click_button("Everybody is present");
    assert_eq!(
        (h.cell_text("Roll Ann Lee status"), h.cell_text("Roll Cy Adams status")),
        (String::new(), "present".into())
    );
    draw(&mut h, "Accept also keeps the other draws in the round");
    assert!(!plays(&h, 0, 1) && !plays(&h, 0, 2) && plays(&h, 0, 3));
    assert_eq!(h.book().rounds[0].sat_out, [], "fourteen of sixteen play");
}

#[test]
fn a_family_is_kept_apart_as_one_group() {
    let mut h = window();
    h.command(Command::KeepApart);
    h.type_text("Ann Lee / Ben Orr / Cy Adams / Dan Fox; Eve Hall / Fay Ito");
    h.press(Key::Enter);
    assert_eq!(h.book().separations.len(), 7, "six pairs of four players, and one pair");
    h.command(Command::KeepApart);
    assert_eq!(
        h.field_text("Groups: “Ann Lee / Bob Ray; Cy Orr / Di Fox / Ed Orr”"),
        "Ann Lee / Ben Orr / Cy Adams / Dan Fox; Eve Hall / Fay Ito"
    );
    // Two couples with one person in both are no group of three.
    h.replace_text("Ann Lee / Ben Orr; Ben Orr / Cy Adams");
    h.press(Key::Enter);
    assert_eq!(h.book().separations.len(), 2);
    h.command(Command::KeepApart);
    assert_eq!(
        h.field_text("Groups: “Ann Lee / Bob Ray; Cy Orr / Di Fox / Ed Orr”"),
        "Ann Lee / Ben Orr; Ben Orr / Cy Adams"
    );
}

#[test]
fn a_locked_board_and_a_started_board_do_not_change() {
    let mut h = drawn();
    let before = seats(&h, 0);
    h.click("Round 1 Board B Turkey player");
    h.command(Command::LockBoard);
    assert!(h.book().rounds[0].boards[1].seats.values().all(|seat| seat.locked));
    ask_for_a_draw(&mut h);
    h.wait_for_text("Board B, unchanged");
    h.press(Key::Enter);
    assert_eq!(seats(&h, 0)[7..], before[7..]);
    assert_ne!(seats(&h, 0)[..7], before[..7]);

    // The first count of board A marks its start.
    h.click("Round 1 Board A France centres");
    h.type_text("5");
    h.press(Key::Enter);
    h.click("Round 1 Board B Turkey player");
    h.command(Command::LockBoard);
    let started = seats(&h, 0);
    ask_for_a_draw(&mut h);
    h.wait_for_text("Board A, unchanged");
    h.press(Key::Enter);
    assert_eq!(seats(&h, 0)[..7], started[..7]);
    h.click("Round 1 Board A France player");
    h.ctrl(Key::K);
    assert!(h.query_by_label_contains("has counts, so its players stay").is_some());
    h.command(Command::RestoreDraw);
    h.press(Key::Enter);
    assert_eq!(seats(&h, 0)[..7], started[..7], "an earlier draw does not move these players");
}

#[test]
fn separations_that_cannot_be_kept_are_explained() {
    let mut h = window();
    h.command(Command::KeepApart);
    // Three players must not meet, but there are only two boards.
    h.type_text("Ann Lee / Ben Orr; Ben Orr / Cy Adams; Ann Lee / Cy Adams");
    h.press(Key::Enter);
    h.ctrl(Key::L);
    h.paste(NAMES[..14].join("\n"));
    h.ctrl(Key::B);
    h.wait_for_text("should not share a board but share");
    assert!(
        h.query_by_label_contains(
            "for Ann Lee, Ben Orr and Cy Adams, and no two of these players should share a board"
        )
        .is_some()
    );
    h.click_button("Discard");
    assert!(h.book().rounds[0].boards.is_empty());
}

#[test]
fn a_locked_seat_keeps_its_player_until_it_is_unlocked_or_the_player_leaves() {
    let mut h = drawn();
    let before = seats(&h, 0);
    let name = h.book().name_of(before[0]).to_owned();
    let refused = format!("{name}’s seat is locked; Ctrl+J unlocks it");
    // Both orders: first marked and then locked, or first locked and then marked.
    h.click("Round 1 Board A Austria player");
    h.ctrl(Key::K);
    h.ctrl(Key::J);
    h.click("Round 1 Board B France player");
    h.ctrl(Key::K);
    assert!(h.query_by_label_contains(&refused).is_some());
    h.ctrl(Key::K);
    h.click("Round 1 Board A Austria player");
    h.ctrl(Key::K);
    assert!(h.query_by_label_contains(&refused).is_some());
    assert_eq!(seats(&h, 0), before);

    h.drag_over("Round 1 Board A Austria player", "Round 1 Board B England player");
    h.drop_on("Round 1 Board B England player");
    assert_eq!(seats(&h, 0), before);
    assert!(h.query_by_label_contains(&refused).is_some());

    // A sit-out takes the seat, but the lock is gone.
    h.click("Round 1 Board A Austria player");
    h.command(Command::PlayerLeaves);
    h.wait_for_text("Seed 2, draw 1 of 1.");
    h.press(Key::Enter);
    let seat = &h.book().rounds[0].boards[0].seats[Power::Austria];
    assert!(seat.player != before[0] && seat.player.is_some() && !seat.locked);
    h.ctrl(Key::Z);
    assert!(h.book().rounds[0].boards[0].seats[Power::Austria].locked);
}

#[test]
fn drawing_a_seated_round_again_asks_first() {
    let mut h = drawn();
    ask_for_a_draw(&mut h);
    h.wait_for_text("Seed 2, draw 1 of 1.");
    assert!(h.query_by_label("14 players have seats already and will move.").is_some());
    h.click_button("Discard");
    h.command(Command::RestoreDraw);
    assert!(h.query_by_label("14 players have seats already and will move.").is_some());
    h.press(Key::Escape);
    // Locked players are not mentioned.
    h.click("Round 1 Board B Turkey player");
    h.command(Command::LockBoard);
    ask_for_a_draw(&mut h);
    h.wait_for_text("7 players have seats already and will move.");
}

#[test]
fn a_swap_names_the_separation_it_breaks_and_the_draw_names_rounds_where_team_mates_may_meet() {
    let mut book = event();
    book.apply(Edit::Separations(vec![[PersonId(1), PersonId(2)]])).unwrap();
    let team = Team { name: "Foxes".into(), members: vec![PersonId(4), PersonId(5)], ..Team::default() };
    book.apply(Edit::Teams(vec![team])).unwrap();
    let mut h = window_of(book);
    h.ctrl(Key::L);
    h.paste(NAMES[..14].join("\n"));
    h.ctrl(Key::B);
    h.wait_for_text("Team-mates may meet in this round: the rules keep them apart only in round 3.");
    h.press(Key::Enter);
    let seats = seats(&h, 0);
    let at = |id: u32| seats.iter().position(|player| *player == Some(PersonId(id))).unwrap();
    // Ann Lee is swapped with another player of Ben Orr's board.
    let (ann, ben) = (at(1), at(2));
    let place = (0..7).map(|seat| ben / 7 * 7 + seat).find(|seat| *seat != ben).unwrap();
    for seat in [ann, place] {
        let (board, power) = (["A", "B"][seat / 7], Power::ALL[seat % 7]);
        h.click(&format!("Round 1 Board {board} {power} player"));
        h.ctrl(Key::K);
    }
    assert!(h.query_by_label_contains("Ann Lee and Ben Orr should not share a board, but would share R1").is_some());
    h.press(Key::Enter);
    for seat in [ann, place] {
        let (board, power) = (["A", "B"][seat / 7], Power::ALL[seat % 7]);
        h.click(&format!("Round 1 Board {board} {power} player"));
        h.ctrl(Key::K);
    }
    assert!(
        h.query_by_label_contains("Ann Lee and Ben Orr should not share a board, and would no longer share a board.")
            .is_some()
    );
}

#[test]
fn dragging_a_seat_onto_another_shows_the_effect_before_the_drop() {
    let mut h = drawn();
    let before = seats(&h, 0);
    let (from, to) = ("Round 1 Board A Austria player", "Round 1 Board B France player");
    h.drag_over(from, to);
    assert!(h.query_by_label_contains("goes to France on Round 1, board B.").is_some());
    assert!(h.query_by_label_contains("The draw stays as good as it was.").is_some());
    assert_eq!(seats(&h, 0), before);
    h.drop_on(to);
    let (france, after) = (7 + Power::France.index(), seats(&h, 0));
    assert_eq!((after[0], after[france]), (before[france], before[0]));
    h.ctrl(Key::Z);
    assert_eq!(seats(&h, 0), before);

    // Escape cancels the drag.
    h.drag_over(from, to);
    h.press(Key::Escape);
    h.drop_on(to);
    assert_eq!(seats(&h, 0), before);
}

#[test]
fn the_director_can_edit_adjacent_powers_and_the_round_shows_its_quality() {
    let mut h = drawn();
    h.command(Command::AdjacentPowers);
    h.ctrl(Key::A);
    h.type_text("A-G, X");
    h.press(Key::Enter);
    assert!(h.query_by_label_contains("“X” is not a pair of powers").is_some());
    h.ctrl(Key::A);
    h.type_text("A-G, E-F");
    h.press(Key::Enter);
    assert_eq!(h.book().neighbours.to_text(), "A-G, E-F");
    h.command(Command::RoundQuality);
    assert!(h.query_by_label_contains("No pair meets again: the proven minimum.").is_some());
}

#[test]
fn a_played_round_has_no_new_roll_call_and_no_new_draw() {
    let mut book = event();
    for power in Power::ALL {
        let seat = BoardRef::new(0, 0).seat(power);
        if book.rounds.is_empty() {
            let boards = vec![Board::new("A")];
            let round = Round { name: "1".into(), boards, ..Round::default() };
            book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
        }
        book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(4)))).unwrap();
    }
    let mut h = window_of(book);
    h.click("Round 1 Board A France centres");
    h.ctrl(Key::B);
    assert!(h.query_by_label_contains("Every board of Round 1 has counts").is_some());
    h.ctrl(Key::L);
    h.click_button("Everybody is present");
    assert!(h.book().rounds[0].attendance.is_empty());
    assert_eq!(h.book().rounds[1].attendance.len(), NAMES.len());
}

#[test]
fn attendance_is_imported_from_a_sheet_of_names_and_marks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("saturday.csv");
    std::fs::write(
        &path,
        "no,player,Round 1,Round 2\n1,\"Lee, Ann\",x,\n2,Ben Orr,late,x\n3,Cy Adams,,x\n4,No Body,x,x\n",
    )
    .unwrap();
    let mut h = window();
    h.command(Command::RollCallFile);
    h.type_path(&path);
    h.wait_for_text("“No Body”");
    let statuses: Vec<AttendanceStatus> = h.book().rounds[0].attendance.iter().map(|line| line.status).collect();
    assert_eq!(statuses, [AttendanceStatus::Present, AttendanceStatus::Late, AttendanceStatus::Absent]);
    assert!(h.query_by_label_contains("One line of saturday.csv names nobody").is_some());
}

#[test]
fn the_games_of_an_elimination_become_rounds_in_which_two_boards_are_no_problem() {
    let mut book = event();
    book.apply(Edit::Event(EventField::Rules("Gunboat Cup".into()))).unwrap();
    for id in 1..=9 {
        let group = if id <= 5 { "North" } else { "South" };
        book.apply(Edit::Person(PersonId(id), PersonField::Group(group.into()))).unwrap();
    }
    let mut h = window_of(book);
    h.command(Command::EliminationDraw);
    assert!(h.query_by_label_contains("Jon Nye is in no group.").is_some());
    for id in 10..=16 {
        let mut book = h.book().clone();
        book.apply(Edit::RemovePerson(PersonId(id))).unwrap();
        h = window_of(book);
    }
    h.command(Command::EliminationDraw);
    h.wait_for_text("9 entrants play 9 games, seven each, one with each power");
    h.press(Key::Enter);
    let boards = || h.book().boards().map(|(_, board)| board);
    assert_eq!(boards().count(), 9);
    for id in 1..=9 {
        let mut powers: Vec<Power> = boards()
            .flat_map(|board| board.seats.iter().filter(|(_, seat)| seat.player == Some(PersonId(id))))
            .map(|(power, _)| power)
            .collect();
        powers.sort_unstable();
        assert_eq!(powers, Power::ALL);
    }
    let wrong = h.engine().problems().iter().find(|problem| problem.message.contains("sits twice"));
    assert_eq!(wrong, None);
    h.ctrl(Key::Z);
    assert!(h.book().rounds.is_empty());
}

/// The event of a file, with the tab of this round in view.
fn window_of_file(file: &str, round: usize) -> WindowTest {
    let path = std::path::Path::new("tests/data").join(file);
    let mut h = window_of(store::open_book(&path).unwrap());
    h.open_tab(&format!("Round {round}"));
    h
}

#[test]
fn the_draw_keeps_the_players_of_a_top_board_who_were_not_locked_and_fills_the_rest() {
    let mut h = window_of_file("seated-top-board.topboard", 5);
    let seated = |h: &WindowTest| Power::ALL.map(|power| h.book().rounds[4].boards[0].seats[power].player);
    let before = seated(&h);
    assert!(before.iter().all(Option::is_some));
    // The roll call knows that they play.
    let called = h.engine().attendance(RoundIx(4));
    let out: Vec<&PersonId> = called.sitting_out.iter().filter(|id| before.contains(&Some(**id))).collect();
    assert_eq!(out, Vec::<&PersonId>::new());
    h.ctrl(Key::B);
    h.wait_for_text("draw 1 of 1.");
    assert!(h.shows("Top board, unchanged") && !h.shows("Board Top board"), "{:?}", h.labels());
    h.press(Key::Enter);
    assert_eq!(seated(&h), before);
}

#[test]
fn a_draw_over_seats_that_no_draw_has_made_asks_in_words() {
    let mut h = drawn();
    let seats =
        |h: &WindowTest, board: usize| Power::ALL.map(|power| h.book().rounds[0].boards[board].seats[power].player);
    // Two players are swapped by hand after the draw.
    h.click("Round 1 Board A Austria player");
    h.ctrl(Key::K);
    h.click("Round 1 Board B England player");
    h.ctrl(Key::K);
    h.press(Key::Enter);
    let by_hand = (seats(&h, 0)[0], seats(&h, 1)[1]);
    h.ctrl(Key::B);
    let lost = "1 seat of board A and 1 seat of board B would be lost. These seats were made by hand, not by a draw.";
    assert!(h.shows(lost), "{:?}", h.labels());
    h.press(Key::Escape);
    assert!(!h.has_dialog(), "nothing is drawn before the answer");
    h.ctrl(Key::B);
    h.press(Key::Enter);
    h.wait_for_text("draw 1 of 1.");
    h.press(Key::Enter);
    assert_eq!((seats(&h, 0)[0], seats(&h, 1)[1]), by_hand);
}

#[test]
fn a_player_who_has_withdrawn_and_has_a_seat_is_told() {
    let h = window_of_file("withdrawn-but-seated.topboard", 3);
    let told: Vec<&str> = h.engine().problems().iter().map(|problem| problem.message.as_str()).collect();
    let wanted = "Ben Carver has withdrawn and has a seat here, which the board call would post";
    assert!(told.contains(&wanted), "{told:?}");
}

#[test]
fn the_key_of_the_draw_and_enter_cost_no_seat_of_a_drawn_round() {
    let mut h = drawn();
    let before = seats(&h, 0);
    // In a spreadsheet the key makes letters bold.
    h.ctrl(Key::B);
    assert!(h.shows("14 players have seats already and will move."), "{:?}", h.labels());
    h.press(Key::Enter);
    assert!(!h.has_dialog());
    h.press(Key::Enter);
    assert_eq!(seats(&h, 0), before);
    h.ctrl(Key::B);
    h.type_text("again");
    h.press(Key::Enter);
    h.wait_for_text("draw 1 of 1.");
    h.press(Key::Enter);
    assert_ne!(seats(&h, 0), before, "who means it gets another draw");
}

#[test]
fn a_draw_without_a_roll_call_says_that_all_are_drawn_and_its_key_opens_the_roll_call() {
    let mut h = window();
    h.ctrl(Key::B);
    h.wait_for_text("draw 1 of 1.");
    assert!(h.shows("so the draw takes all 16 players. Ctrl+L opens the roll call."), "{:?}", h.labels());
    h.ctrl(Key::L);
    assert!(!h.has_dialog(), "the roll call comes first");
    assert!(h.book().rounds.iter().all(|round| round.boards.is_empty()), "nothing was drawn");
    h.click_button("Everybody is present");
    h.ctrl(Key::B);
    h.wait_for_text("draw 1 of 1.");
    assert!(!h.shows("opens the roll call"), "{:?}", h.labels());
}

#[test]
fn a_player_who_was_not_called_yet_has_no_reason_to_sit_out() {
    let mut h = window();
    h.ctrl(Key::L);
    assert_eq!(h.cell_text("Roll Pam Todd reason to sit out"), "");
    h.click_button("Everybody is present");
    assert_eq!(h.cell_text("Roll Pam Todd reason to sit out"), "last in, first out: entered after the others");
}

#[test]
fn the_values_of_the_last_row_in_view_are_listed_above_it() {
    let mut book = event();
    add_players(&mut book, ["Quin Adams", "Rob Adams", "Sue Adams", "Tim Adams"]);
    let mut h = WindowTest::open_sized([1366.0, 560.0], with_book(book));
    h.ctrl(Key::L);
    h.click("Roll Ann Lee status");
    h.ctrl(Key::End);
    h.press(Key::Home);
    h.press(Key::ArrowRight);
    h.type_text("s");
    let cell = h.get_by_role_and_label(Role::Tab, "Roll call").rect();
    let entries: Vec<f32> = h.query_all_by_role(Role::ListBoxOption).map(|entry| entry.rect().bottom()).collect();
    assert!(!entries.is_empty() && entries.iter().all(|bottom| *bottom < cell.top()), "{entries:?} {cell:?}");
}
