//! The window, driven as a director would: by the names of its cells and by its keys.
#![cfg(feature = "window")]

use eframe::egui::{Event, Key, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::{Start, Topboard, theme};
use topboard::book::{Board, BoardRef, Book, Edit, Entry, Power, Round, RoundIx, SeatField};
use topboard::live::Live;

type Window = Harness<'static, Topboard>;

/// A window of a laptop's size.
fn window(start: Start) -> Window {
    Harness::builder()
        .with_size([1280.0, 860.0])
        .with_pixels_per_point(1.0)
        .with_theme(Theme::Light)
        .with_context_setup(theme::install)
        .build_ui_state(|ui, window: &mut Topboard| window.ui(ui), Topboard::new(start).with_typed_paths())
}

/// Two rounds of two boards by EuroDipCon 4, eight players.
fn book() -> Book {
    let mut book = Book::default();
    book.event.system = Some("EuroDipCon 4".into());
    let names = ["Ann", "Ben", "Cléo", "Dan Lester", "Eve", "Fay", "Gus", "Hal"];
    for round in 0..2 {
        let boards = vec![Board::named("A"), Board::named("B")];
        let name = (round + 1).to_string();
        book.apply(Edit::AddRound { at: RoundIx(round), round: Round { name, boards, ..Round::default() } }).unwrap();
    }
    let at = BoardRef::new(0, 0);
    for (n, power) in Power::ALL.into_iter().enumerate() {
        book.apply(book.seat_named(at.seat(power), names[n])).unwrap();
        let count = [3, 11, 8, 0, 1, 3, 8][n];
        book.apply(Edit::Seat(at.seat(power), SeatField::Centres(Entry::Value(count)))).unwrap();
    }
    book.apply(book.seat_named(BoardRef::new(1, 0).seat(Power::Austria), "Hal")).unwrap();
    book
}

fn with_book() -> Window {
    let mut h = window(Start::Loaded(Box::new(Live::new(book())), "Test".into()));
    h.run();
    h
}

/// What a cell, a label or a field says.
fn said(h: &Window, label: &str) -> String {
    let node = h.get_by_label(label);
    node.accesskit_node().value().unwrap_or_default()
}

fn open_tab(h: &mut Window, name: &str) {
    h.get_by_role_and_label(Role::Tab, name).click();
    h.run();
}

fn type_text(h: &mut Window, text: &str) {
    h.event(Event::Text(text.into()));
    h.run();
}

fn press(h: &mut Window, key: Key) {
    h.key_press(key);
    h.run();
}

#[test]
fn a_count_typed_into_a_cell_changes_the_score_and_the_standings() {
    let mut h = with_book();
    assert_eq!(said(&h, "Round 1 Board A France score"), "19.50");
    h.get_by_label("Round 1 Board A France centres").click();
    h.run();
    type_text(&mut h, "7");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 1 Board A France centres"), "7");
    assert_eq!(said(&h, "Round 1 Board A France score"), "15.00");
    open_tab(&mut h, "Standings");
    assert_eq!(said(&h, "Standings Cléo total"), "15.00");
    assert_eq!(said(&h, "Standings Gus place"), "2");
}
