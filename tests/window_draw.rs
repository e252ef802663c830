//! The roll call and the draw in the window, used as by a director.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use std::thread::sleep;
use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, PointerButton, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::{InitialBook, Topboard, theme};
use topboard::book::{
    AttendanceStatus, Board, BoardRef, Book, CellEntry, Edit, EventField, Person, PersonField, PersonId, Power, Round,
    RoundIx, SeatField, Team,
};
use topboard::engine::Engine;

type Window = Harness<'static, Topboard>;

const NAMES: [&str; 16] = [
    "Ann Lee", "Ben Orr", "Cy Adams", "Dan Fox", "Eve Hall", "Fay Ito", "Gus Kerr", "Hal Low", "Ida Moe", "Jon Nye",
    "Kim Oaks", "Lou Park", "May Quin", "Ned Ross", "Oda Shaw", "Pam Todd",
];

fn window() -> Window {
    window_of(event())
}

/// Sixteen players, and rules for sit-outs.
fn event() -> Book {
    let mut book = Book::default();
    for (number, name) in (1..).zip(NAMES) {
        let person = Person::new(PersonId(number), name);
        book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
    }
    book.apply(Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
    book
}

fn window_of(book: Book) -> Window {
    let mut h = Harness::builder()
        .with_size([1600.0, 1000.0])
        .with_pixels_per_point(1.0)
        .with_theme(Theme::Light)
        .with_max_steps(16)
        .with_context_setup(theme::install)
        .build_ui_state(
            |ui, window: &mut Topboard| window.ui(ui),
            Topboard::new(InitialBook::Loaded(Box::new(Engine::new(book)), "Test".into())).with_typed_paths(),
        );
    h.run();
    h
}

fn press(h: &mut Window, key: Key) {
    h.key_press(key);
    h.run();
}

fn ctrl(h: &mut Window, key: Key) {
    h.key_press_modifiers(Modifiers::COMMAND, key);
    h.run();
}

fn type_text(h: &mut Window, text: &str) {
    for letter in text.chars() {
        h.event(Event::Text(letter.to_string()));
        h.run();
    }
}

fn paste(h: &mut Window, text: &str) {
    h.event(Event::Paste(text.to_owned()));
    h.run();
}

fn cell_value(h: &Window, label: &str) -> String {
    h.get_by_label(label).accesskit_node().value().unwrap_or_default()
}

fn button(h: &mut Window, label: &str) {
    h.get_by_role_and_label(Role::Button, label).click();
    h.run();
}

/// Waits for the thread of the draw until this text is shown.
fn wait_for(h: &mut Window, text: &str) {
    let start = Instant::now();
    while h.query_by_label_contains(text).is_none() {
        assert!(start.elapsed() < Duration::from_mins(2), "“{text}” was never shown");
        sleep(Duration::from_millis(20));
        h.step();
    }
    h.run();
}

fn book(h: &Window) -> &Book {
    h.state().engine().book()
}

#[test]
fn players_are_marked_by_two_letters_and_a_space_and_the_headcount_follows() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    assert!(h.query_by_label_contains("Nobody has been called yet").is_some());
    type_text(&mut h, "jo ");
    assert_eq!(cell_value(&h, "Roll Jon Nye status"), "present");
    assert_eq!(book(&h).rounds[0].attendance[0].player, PersonId(10));
    type_text(&mut h, " ");
    assert_eq!(cell_value(&h, "Roll Jon Nye status"), "absent");

    paste(&mut h, "ann lee\nBen Orr\nCy Adams\tlate\nNobody Known\n");
    assert_eq!(cell_value(&h, "Roll Ann Lee status"), "present");
    assert_eq!(cell_value(&h, "Roll Cy Adams status"), "late");
    assert!(h.query_by_label_contains("“Nobody Known”").is_some());
    assert!(h.query_all_by_label_contains("2 present: 0 boards and 2 out, or 5 more for 1 board; 1 late").count() > 0);

    // F2 and a word edit the cell, as in any grid.
    h.get_by_label("Roll Dan Fox status").click();
    h.run();
    press(&mut h, Key::F2);
    h.event(Event::Text("two".into()));
    h.run();
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Roll Dan Fox status"), "two boards");
    ctrl(&mut h, Key::Z);
    assert_eq!(cell_value(&h, "Roll Dan Fox status"), "");
}

#[test]
fn letters_find_unmarked_players_and_every_mark_names_the_player() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    assert!(h.query_by_label_contains("16 players, nobody called yet").is_some());
    // All keys come in one frame. The second name starts a new search.
    for letter in ["l", "o", " ", "p", "a", "r", " "] {
        h.event(Event::Text(letter.into()));
    }
    h.run();
    // The letters match Hal Low and Lou Park: the first is marked, then Lou Park by the family name.
    let is = |h: &Window, name: &str| cell_value(h, &format!("Roll {name} status"));
    assert_eq!((is(&h, "Hal Low"), is(&h, "Lou Park")), ("present".into(), "present".into()));
    assert!(h.query_by_label_contains("Lou Park: present").is_some());

    // Only marked names begin with these letters. A message says so before and after Space.
    type_text(&mut h, "lo");
    assert!(h.query_by_label_contains("1 of 2: present already; Space marks the player absent").is_some());
    type_text(&mut h, " ");
    assert!(h.query_by_label_contains("Hal Low: now absent (1 of 2 names that begin like this)").is_some());
    assert_eq!((is(&h, "Hal Low"), is(&h, "Lou Park")), ("absent".into(), "present".into()));
    // Now only Hal Low is unmarked, so the letters match one player.
    type_text(&mut h, "lo ");
    assert_eq!((is(&h, "Hal Low"), is(&h, "Lou Park")), ("present".into(), "present".into()));
    type_text(&mut h, "zz ");
    assert!(h.query_by_label_contains("no name begins like this; nobody was marked").is_some());
    type_text(&mut h, "an ");
    assert_eq!(is(&h, "Ann Lee"), "present", "a search without a match has ended, too");
}

#[test]
fn sit_outs_are_proposed_with_a_reason_and_the_director_can_change_them() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    button(&mut h, "Everybody is present");
    assert_eq!(cell_value(&h, "Roll Pam Todd reason to sit out"), "last in, first out: entered after the others");
    assert_eq!(cell_value(&h, "Roll Oda Shaw reason to sit out"), "last in, first out: entered after the others");
    paste(&mut h, "Pam Todd;must play\nAnn Lee;sits out");
    assert_eq!(cell_value(&h, "Roll Ann Lee reason to sit out"), "would rather sit out");
    assert_eq!(cell_value(&h, "Roll Pam Todd reason to sit out"), "");
    assert_eq!(book(&h).rounds[0].attendance[15].status, AttendanceStatus::MustPlay);
}

#[test]
fn the_draw_shows_its_certificate_and_is_one_undo_step() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    button(&mut h, "Everybody is present");
    let before = book(&h).clone();
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "Sitting out: Oda Shaw, Pam Todd.");
    assert!(h.query_by_label_contains("No pair meets again: the proven minimum").is_some());
    button(&mut h, "Another draw");
    wait_for(&mut h, "Seed 2, draw 2 of 2.");
    press(&mut h, Key::Enter);
    let round = &book(&h).rounds[0];
    assert_eq!((round.boards.len(), &round.sat_out[..]), (2, &[PersonId(15), PersonId(16)][..]));
    assert!(round.boards.iter().all(|board| board.seats.values().all(|seat| seat.player.is_some())));
    // Both draws are stored with all their input. The accepted draw is the last.
    assert_eq!(round.draws.iter().map(|draw| draw.seed).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(round.draws[1].input.rounds[0].present.len(), 16);
    ctrl(&mut h, Key::Z);
    assert_eq!(*book(&h), before);
}

#[test]
fn an_auctioned_power_is_reserved_on_any_board() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    button(&mut h, "Everybody is present");
    for (name, power) in [("Ann Lee", "turkey"), ("Cy Adams", "T")] {
        click(&mut h, &format!("Roll {name} reserved power"));
        press(&mut h, Key::F2);
        h.event(Event::Text(power.into()));
        h.run();
        press(&mut h, Key::Enter);
        assert_eq!(cell_value(&h, &format!("Roll {name} reserved power")), "Turkey");
    }
    draw(&mut h, "Sitting out: Oda Shaw, Pam Todd.");
    let mut turkey_players: Vec<_> =
        (0..2).map(|board| book(&h).rounds[0].boards[board].seats[Power::Turkey].player).collect();
    turkey_players.sort_unstable();
    assert_eq!(turkey_players, [Some(PersonId(1)), Some(PersonId(3))]);
    ctrl(&mut h, Key::L);
    click(&mut h, "Roll Eve Hall reserved power");
    h.event(Event::Text("Turkey".into()));
    h.run();
    press(&mut h, Key::Enter);
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "Turkey is reserved for Ann Lee, Cy Adams and Eve Hall, but only 2 boards have a chair for it.");
}

#[test]
fn twelve_players_make_two_boards_of_six() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    paste(&mut h, &NAMES[..12].join("\n"));
    command(&mut h, "Draw with boards of six");
    h.event(Event::Text("Italy".into()));
    h.run();
    press(&mut h, Key::Enter);
    wait_for(&mut h, "Seed 1, draw 1 of 1.");
    press(&mut h, Key::Enter);
    let seats = seats(&h, 0);
    assert_eq!((seats.len(), seats.iter().flatten().count()), (14, 12));
    assert!([0, 7].map(|board| seats[board + Power::Italy.index()]).iter().all(Option::is_none));
    assert!(book(&h).rounds[0].sat_out.is_empty());
}

#[test]
fn five_players_make_no_board_and_a_message_says_so() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    paste(&mut h, "Ann Lee\nBen Orr\nCy Adams\nDan Fox\nEve Hall");
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "A board needs seven players, and round 1 has only 5 present.");
    button(&mut h, "Close");
    assert!(book(&h).rounds[0].boards.is_empty());
}

#[test]
fn a_swap_shows_its_effect_first_and_locked_seats_stay_in_a_new_draw() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    button(&mut h, "Everybody is present");
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "Sitting out: Oda Shaw, Pam Todd.");
    press(&mut h, Key::Enter);
    let seat = |h: &Window, board: usize, power: Power| book(h).rounds[0].boards[board].seats[power].player;
    let (austria, france) = (seat(&h, 0, Power::Austria), seat(&h, 1, Power::France));
    h.get_by_label("Round 1 Board A Austria player").click();
    h.run();
    ctrl(&mut h, Key::K);
    h.get_by_label("Round 1 Board B France player").click();
    h.run();
    ctrl(&mut h, Key::K);
    assert!(h.query_by_label_contains("No count changes.").is_some());
    press(&mut h, Key::Enter);
    assert_eq!((seat(&h, 0, Power::Austria), seat(&h, 1, Power::France)), (france, austria));

    ctrl(&mut h, Key::J);
    assert!(book(&h).rounds[0].boards[1].seats[Power::France].locked);
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "Seed 2, draw 1 of 1.");
    press(&mut h, Key::Enter);
    assert_eq!(seat(&h, 1, Power::France), austria);
    ctrl(&mut h, Key::Z);
    assert_eq!(seat(&h, 0, Power::Austria), france);
}

/// A window after the roll call, with an accepted draw.
fn drawn() -> Window {
    let mut h = window();
    ctrl(&mut h, Key::L);
    button(&mut h, "Everybody is present");
    draw(&mut h, "Sitting out: Oda Shaw, Pam Todd.");
    h
}

/// Draws, waits until `seen` is shown, and accepts the draw.
fn draw(h: &mut Window, seen: &str) {
    ctrl(h, Key::B);
    wait_for(h, seen);
    press(h, Key::Enter);
}

/// Runs a command by its name through the command palette.
fn command(h: &mut Window, name: &str) {
    ctrl(h, Key::P);
    h.event(Event::Text(name.into()));
    h.run();
    press(h, Key::Enter);
}

fn seats(h: &Window, round: usize) -> Vec<Option<PersonId>> {
    let boards = &book(h).rounds[round].boards;
    boards.iter().flat_map(|board| board.seats.values().map(|seat| seat.player)).collect()
}

fn click(h: &mut Window, label: &str) {
    h.get_by_label(label).click();
    h.run();
}

#[test]
fn an_earlier_draw_is_restored_and_replayed_to_the_same_boards() {
    let mut h = drawn();
    let first = seats(&h, 0);
    draw(&mut h, "Seed 2, draw 1 of 1.");
    assert_ne!(seats(&h, 0), first);
    command(&mut h, "Repeat an earlier draw");
    press(&mut h, Key::Enter);
    wait_for(&mut h, "Seed 1 gives the same boards again.");
    button(&mut h, "Close");
    assert_ne!(seats(&h, 0), first, "a preview changes nothing");
    command(&mut h, "Restore an earlier draw");
    press(&mut h, Key::Enter);
    assert_eq!(seats(&h, 0), first);
    assert_eq!(book(&h).rounds[0].draws.len(), 2);
    ctrl(&mut h, Key::Z);
    assert_ne!(seats(&h, 0), first);
}

#[test]
fn several_rounds_are_drawn_together_and_undone_together() {
    let mut h = window();
    command(&mut h, "Draw several rounds");
    h.event(Event::Text("3 rounds".into()));
    h.run();
    press(&mut h, Key::Enter);
    wait_for(&mut h, "Seed 1, draw 1 of 1.");
    assert!(h.query_by_label("Draw of 3 rounds, from Round 1").is_some());
    press(&mut h, Key::Enter);
    assert_eq!(book(&h).rounds.iter().map(|round| round.boards.len()).collect::<Vec<_>>(), [2, 2, 2]);
    let mut out: Vec<PersonId> = book(&h).rounds.iter().flat_map(|round| round.sat_out.clone()).collect();
    out.sort_unstable();
    out.dedup();
    assert_eq!(out.len(), 6, "nobody sits out twice");
    ctrl(&mut h, Key::Z);
    assert!(book(&h).rounds.is_empty());
}

#[test]
fn a_latecomer_takes_a_seat_a_leaver_frees_one_and_nobody_else_is_moved() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    paste(&mut h, &NAMES[..13].join("\n"));
    paste(&mut h, "Ned Ross;late");
    draw(&mut h, "Accept stores all draws made here with the round");
    assert_eq!(seats(&h, 0).len(), 7);
    let before = seats(&h, 0);
    // Players marked late are first in the list.
    command(&mut h, "Seat a latecomer");
    press(&mut h, Key::Enter);
    wait_for(&mut h, "Board A, unchanged");
    press(&mut h, Key::Enter);
    // With the six sit-outs this makes seven players.
    assert_eq!(seats(&h, 0).len(), 14);
    assert_eq!(seats(&h, 0)[..7], before);
    assert!(book(&h).rounds[0].sat_out.is_empty());
    let is = book(&h).rounds[0].attendance.iter().find(|line| line.player == PersonId(14)).map(|line| line.status);
    assert_eq!(is, Some(AttendanceStatus::Present));

    click(&mut h, "Round 1 Board A Italy player");
    command(&mut h, "Remove a player who leaves");
    wait_for(&mut h, "Seed 3, draw 1 of 1.");
    press(&mut h, Key::Enter);
    let after = seats(&h, 0);
    let italy = Power::Italy.index();
    assert_eq!(after[italy], None, "the board has six players");
    assert_eq!((&after[..italy], &after[italy + 1..7]), (&before[..italy], &before[italy + 1..]));
    ctrl(&mut h, Key::Z);
    ctrl(&mut h, Key::Z);
    assert_eq!(seats(&h, 0), before);
}

#[test]
fn a_locked_board_and_a_started_board_do_not_change() {
    let mut h = drawn();
    let before = seats(&h, 0);
    click(&mut h, "Round 1 Board B Turkey player");
    command(&mut h, "Lock or unlock the board");
    assert!(book(&h).rounds[0].boards[1].seats.values().all(|seat| seat.locked));
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "Board B, unchanged");
    press(&mut h, Key::Enter);
    assert_eq!(seats(&h, 0)[7..], before[7..]);
    assert_ne!(seats(&h, 0)[..7], before[..7]);

    // The first count of board A marks its start.
    click(&mut h, "Round 1 Board A France centres");
    h.event(Event::Text("5".into()));
    h.run();
    press(&mut h, Key::Enter);
    click(&mut h, "Round 1 Board B Turkey player");
    command(&mut h, "Lock or unlock the board");
    let started = seats(&h, 0);
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "Board A, unchanged");
    press(&mut h, Key::Enter);
    assert_eq!(seats(&h, 0)[..7], started[..7]);
    click(&mut h, "Round 1 Board A France player");
    ctrl(&mut h, Key::K);
    assert!(h.query_by_label_contains("has counts, so its players stay").is_some());
    command(&mut h, "Restore an earlier draw");
    press(&mut h, Key::Enter);
    assert_eq!(seats(&h, 0)[..7], started[..7], "an earlier draw does not move these players");
}

#[test]
fn separations_that_cannot_be_kept_are_explained() {
    let mut h = window();
    command(&mut h, "Players to keep apart");
    // Three players must not meet, but there are only two boards.
    h.event(Event::Text("Ann Lee / Ben Orr; Ben Orr / Cy Adams; Ann Lee / Cy Adams".into()));
    h.run();
    press(&mut h, Key::Enter);
    ctrl(&mut h, Key::L);
    paste(&mut h, &NAMES[..14].join("\n"));
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "should not share a board but share");
    assert!(
        h.query_by_label_contains(
            "for Ann Lee, Ben Orr and Cy Adams, and no two of these players should share a board"
        )
        .is_some()
    );
    button(&mut h, "Discard");
    assert!(book(&h).rounds[0].boards.is_empty());
}

#[test]
fn a_locked_seat_keeps_its_player_until_it_is_unlocked_or_the_player_leaves() {
    let mut h = drawn();
    let before = seats(&h, 0);
    let name = book(&h).name_of(before[0]).to_owned();
    let refused = format!("{name}’s seat is locked; Ctrl+J unlocks it");
    // Both orders: first marked and then locked, or first locked and then marked.
    click(&mut h, "Round 1 Board A Austria player");
    ctrl(&mut h, Key::K);
    ctrl(&mut h, Key::J);
    click(&mut h, "Round 1 Board B France player");
    ctrl(&mut h, Key::K);
    assert!(h.query_by_label_contains(&refused).is_some());
    ctrl(&mut h, Key::K);
    click(&mut h, "Round 1 Board A Austria player");
    ctrl(&mut h, Key::K);
    assert!(h.query_by_label_contains(&refused).is_some());
    assert_eq!(seats(&h, 0), before);

    let from = h.get_by_label("Round 1 Board A Austria player").rect().center();
    let to = h.get_by_label("Round 1 Board B England player").rect().center();
    let press_at = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let moves = [
        Event::PointerMoved(from),
        press_at(from, true),
        Event::PointerMoved(from.lerp(to, 0.5)),
        Event::PointerMoved(to),
    ];
    for event in moves.into_iter().chain([press_at(to, false)]) {
        h.event(event);
        h.run();
    }
    assert_eq!(seats(&h, 0), before);
    assert!(h.query_by_label_contains(&refused).is_some());

    // A sit-out takes the seat, but the lock is gone.
    click(&mut h, "Round 1 Board A Austria player");
    command(&mut h, "Remove a player who leaves");
    wait_for(&mut h, "Seed 2, draw 1 of 1.");
    press(&mut h, Key::Enter);
    let seat = &book(&h).rounds[0].boards[0].seats[Power::Austria];
    assert!(seat.player != before[0] && seat.player.is_some() && !seat.locked);
    ctrl(&mut h, Key::Z);
    assert!(book(&h).rounds[0].boards[0].seats[Power::Austria].locked);
}

#[test]
fn drawing_a_seated_round_again_asks_first() {
    let mut h = drawn();
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "Seed 2, draw 1 of 1.");
    assert!(h.query_by_label("14 players have seats already and will move.").is_some());
    button(&mut h, "Discard");
    command(&mut h, "Restore an earlier draw");
    assert!(h.query_by_label("14 players have seats already and will move.").is_some());
    press(&mut h, Key::Escape);
    // Locked players are not mentioned.
    click(&mut h, "Round 1 Board B Turkey player");
    command(&mut h, "Lock or unlock the board");
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "7 players have seats already and will move.");
}

#[test]
fn a_swap_names_the_separation_it_breaks_and_the_draw_names_rounds_where_team_mates_may_meet() {
    let mut book = event();
    book.apply(Edit::Separations(vec![[PersonId(1), PersonId(2)]])).unwrap();
    let team = Team { name: "Foxes".into(), members: vec![PersonId(4), PersonId(5)], ..Team::default() };
    book.apply(Edit::Teams(vec![team])).unwrap();
    let mut h = window_of(book);
    ctrl(&mut h, Key::L);
    paste(&mut h, &NAMES[..14].join("\n"));
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "Team-mates may meet in this round: the rules keep them apart only in round 3.");
    press(&mut h, Key::Enter);
    let seats = seats(&h, 0);
    let at = |id: u32| seats.iter().position(|player| *player == Some(PersonId(id))).unwrap();
    // Ann Lee is swapped with another player of Ben Orr's board.
    let (ann, ben) = (at(1), at(2));
    let place = (0..7).map(|seat| ben / 7 * 7 + seat).find(|seat| *seat != ben).unwrap();
    for seat in [ann, place] {
        let (board, power) = (["A", "B"][seat / 7], Power::ALL[seat % 7]);
        click(&mut h, &format!("Round 1 Board {board} {power} player"));
        ctrl(&mut h, Key::K);
    }
    assert!(h.query_by_label_contains("Ann Lee and Ben Orr should not share a board, but would share R1").is_some());
    press(&mut h, Key::Enter);
    for seat in [ann, place] {
        let (board, power) = (["A", "B"][seat / 7], Power::ALL[seat % 7]);
        click(&mut h, &format!("Round 1 Board {board} {power} player"));
        ctrl(&mut h, Key::K);
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
    let from = h.get_by_label("Round 1 Board A Austria player").rect().center();
    let to = h.get_by_label("Round 1 Board B France player").rect().center();
    let drag = |h: &mut Window| {
        h.event(Event::PointerMoved(from));
        h.run();
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        h.event(button(from, true));
        h.run();
        h.event(Event::PointerMoved(from.lerp(to, 0.5)));
        h.run();
        h.event(Event::PointerMoved(to));
        h.run();
        button(to, false)
    };
    let let_go = drag(&mut h);
    assert!(h.query_by_label_contains("goes to France on Round 1, board B.").is_some());
    assert!(h.query_by_label_contains("No count changes.").is_some());
    assert_eq!(seats(&h, 0), before);
    h.event(let_go);
    h.run();
    let (france, after) = (7 + Power::France.index(), seats(&h, 0));
    assert_eq!((after[0], after[france]), (before[france], before[0]));
    ctrl(&mut h, Key::Z);
    assert_eq!(seats(&h, 0), before);

    // Escape cancels the drag.
    let let_go = drag(&mut h);
    press(&mut h, Key::Escape);
    h.event(let_go);
    h.run();
    assert_eq!(seats(&h, 0), before);
}

#[test]
fn the_director_can_edit_adjacent_powers_and_the_round_shows_its_quality() {
    let mut h = drawn();
    command(&mut h, "Adjacent powers");
    ctrl(&mut h, Key::A);
    h.event(Event::Text("A-G, X".into()));
    h.run();
    press(&mut h, Key::Enter);
    assert!(h.query_by_label_contains("“X” is not a pair of powers").is_some());
    ctrl(&mut h, Key::A);
    h.event(Event::Text("A-G, E-F".into()));
    h.run();
    press(&mut h, Key::Enter);
    assert_eq!(book(&h).neighbours.to_text(), "A-G, E-F");
    command(&mut h, "Quality of the draw");
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
        book.apply(Edit::Seat(seat, SeatField::Centres(CellEntry::Value(4)))).unwrap();
    }
    let mut h = window_of(book);
    click(&mut h, "Round 1 Board A France centres");
    ctrl(&mut h, Key::B);
    assert!(h.query_by_label_contains("every board of Round 1 has counts").is_some());
    ctrl(&mut h, Key::L);
    button(&mut h, "Everybody is present");
    assert!(self::book(&h).rounds[0].attendance.is_empty());
    assert_eq!(self::book(&h).rounds[1].attendance.len(), NAMES.len());
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
    command(&mut h, "Roll call from a file");
    ctrl(&mut h, Key::A);
    h.event(Event::Text(path.display().to_string()));
    h.run();
    press(&mut h, Key::Enter);
    wait_for(&mut h, "“No Body”");
    let statuses: Vec<AttendanceStatus> = book(&h).rounds[0].attendance.iter().map(|line| line.status).collect();
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
    command(&mut h, "Draw an elimination");
    assert!(h.query_by_label_contains("Jon Nye is in no group.").is_some());
    for id in 10..=16 {
        let mut book = self::book(&h).clone();
        book.apply(Edit::RemovePerson(PersonId(id))).unwrap();
        h = window_of(book);
    }
    command(&mut h, "Draw an elimination");
    wait_for(&mut h, "9 entrants play 9 games, seven each, one with each power");
    press(&mut h, Key::Enter);
    let boards = || self::book(&h).boards().map(|(_, board)| board);
    assert_eq!(boards().count(), 9);
    for id in 1..=9 {
        let mut powers: Vec<Power> = boards()
            .flat_map(|board| board.seats.iter().filter(|(_, seat)| seat.player == Some(PersonId(id))))
            .map(|(power, _)| power)
            .collect();
        powers.sort_unstable();
        assert_eq!(powers, Power::ALL);
    }
    let wrong = h.state().engine().problems().iter().find(|problem| problem.message.contains("sits twice"));
    assert_eq!(wrong, None);
    ctrl(&mut h, Key::Z);
    assert!(self::book(&h).rounds.is_empty());
}
