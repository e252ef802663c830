//! The roll call and the draw in the window, driven as a director would.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use std::thread::sleep;
use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::{Start, Topboard, theme};
use topboard::book::{Book, Edit, EventField, Person, PersonId, Power, Presence};
use topboard::live::Live;

type Window = Harness<'static, Topboard>;

const NAMES: [&str; 16] = [
    "Ann Lee", "Ben Orr", "Cy Adams", "Dan Fox", "Eve Hall", "Fay Ito", "Gus Kerr", "Hal Low", "Ida Moe", "Jon Nye",
    "Kim Oaks", "Lou Park", "May Quin", "Ned Ross", "Oda Shaw", "Pam Todd",
];

fn window() -> Window {
    let mut book = Book::default();
    for (number, name) in (1..).zip(NAMES) {
        let person = Person::new(PersonId(number), name);
        book.apply(Edit::AddPerson { at: book.people.len(), person }).unwrap();
    }
    book.apply(Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
    let mut h = Harness::builder()
        .with_size([1600.0, 1000.0])
        .with_pixels_per_point(1.0)
        .with_theme(Theme::Light)
        .with_max_steps(16)
        .with_context_setup(theme::install)
        .build_ui_state(
            |ui, window: &mut Topboard| window.ui(ui),
            Topboard::new(Start::Loaded(Box::new(Live::new(book)), "Test".into())).with_typed_paths(),
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

fn said(h: &Window, label: &str) -> String {
    h.get_by_label(label).accesskit_node().value().unwrap_or_default()
}

fn button(h: &mut Window, label: &str) {
    h.get_by_role_and_label(Role::Button, label).click();
    h.run();
}

/// Waits for the draw's thread until a text is to be seen.
fn wait_for(h: &mut Window, text: &str) {
    let start = Instant::now();
    while h.query_by_label_contains(text).is_none() {
        assert!(start.elapsed() < Duration::from_mins(2), "waited for “{text}” in vain");
        sleep(Duration::from_millis(20));
        h.step();
    }
    h.run();
}

fn book(h: &Window) -> &Book {
    h.state().live().book()
}

#[test]
fn names_are_ticked_by_two_letters_and_a_space_and_the_line_above_counts() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    assert!(h.query_by_label_contains("Nobody was called yet").is_some());
    type_text(&mut h, "jo ");
    assert_eq!(said(&h, "Roll Jon Nye is"), "present");
    assert_eq!(book(&h).rounds[0].attendance[0].player, PersonId(10));
    type_text(&mut h, " ");
    assert_eq!(said(&h, "Roll Jon Nye is"), "absent");

    paste(&mut h, "ann lee\nBen Orr\nCy Adams\tlate\nNobody Known\n");
    assert_eq!(said(&h, "Roll Ann Lee is"), "present");
    assert_eq!(said(&h, "Roll Cy Adams is"), "late");
    assert!(h.query_by_label_contains("“Nobody Known”").is_some());
    assert!(h.query_all_by_label_contains("2 present: 0 boards and 2 out, or 5 more for 1 board; 1 late").count() > 0);

    // F2 and a word, as in any cell.
    h.get_by_label("Roll Dan Fox is").click();
    h.run();
    press(&mut h, Key::F2);
    h.event(Event::Text("two".into()));
    h.run();
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Roll Dan Fox is"), "two boards");
    ctrl(&mut h, Key::Z);
    assert_eq!(said(&h, "Roll Dan Fox is"), "");
}

#[test]
fn who_sits_out_is_proposed_with_the_reason_and_the_director_overrides() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    button(&mut h, "Everybody is present");
    assert_eq!(said(&h, "Roll Pam Todd sits out, because"), "last in, first out: entered after the others");
    assert_eq!(said(&h, "Roll Oda Shaw sits out, because"), "last in, first out: entered after the others");
    paste(&mut h, "Pam Todd;must play\nAnn Lee;sits out");
    assert_eq!(said(&h, "Roll Ann Lee sits out, because"), "would rather sit out");
    assert_eq!(said(&h, "Roll Pam Todd sits out, because"), "");
    assert_eq!(book(&h).rounds[0].attendance[15].is, Presence::Plays);
}

#[test]
fn the_draw_shows_its_proof_and_is_one_step_that_undo_takes_back() {
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
    // Both draws are kept, the accepted one last, with all that it was made from.
    assert_eq!(round.draws.iter().map(|draw| draw.seed).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(round.draws[1].asked.rounds[0].present.len(), 16);
    ctrl(&mut h, Key::Z);
    assert_eq!(*book(&h), before);
}

#[test]
fn five_make_no_board_and_are_told_so() {
    let mut h = window();
    ctrl(&mut h, Key::L);
    paste(&mut h, "Ann Lee\nBen Orr\nCy Adams\nDan Fox\nEve Hall");
    ctrl(&mut h, Key::B);
    wait_for(&mut h, "A board needs seven, and round 1 has only 5 present.");
    button(&mut h, "Close");
    assert!(book(&h).rounds[0].boards.is_empty());
}

#[test]
fn two_seats_change_places_once_the_counts_are_seen_and_locked_seats_stay_in_a_new_draw() {
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
