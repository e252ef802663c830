//! A small event in the window, and what the tests do and read in it.

use std::path::PathBuf;

use crate::common::window::{WindowTest, book_with_boards, fill_board, with_book};
use eframe::egui::{Color32, Event, Key, Modifiers, PointerButton, Pos2, Role, Shape};
use egui_kittest::kittest::Queryable as _;
use topboard::app::Topboard;
use topboard::book::{BoardRef, Book, Power};

pub(crate) const NAMES: [&str; 7] = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"];

pub(crate) const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/edc2015-boards.xlsx");

/// Two rounds of two boards. Seven players are at the first board, and only Hal at the third.
pub(crate) fn book() -> Book {
    let mut book = book_with_boards(2, &["A", "B"]);
    let names = ["Ann", "Ben", "Cléo", "Dan Lester", "Eve", "Fay", "Gus"];
    fill_board(&mut book, BoardRef::new(0, 0), names, [3, 11, 8, 0, 1, 3, 8]);
    book.apply(book.edit_to_seat(BoardRef::new(1, 0).seat(Power::Austria), "Hal")).unwrap();
    book
}

pub(crate) fn window() -> WindowTest {
    WindowTest::open(with_book(book()))
}

/// A window in which both boards of a round stand side by side.
pub(crate) fn wide_window() -> WindowTest {
    WindowTest::open_sized([1700.0, 900.0], with_book(book()))
}

/// A window in which two quick clicks are a double click.
pub(crate) fn quick_window() -> WindowTest {
    let window = Topboard::new(with_book(book())).with_typed_paths();
    WindowTest::show_ui([1280.0, 860.0], 1.0 / 60.0, |ui, window: &mut Topboard| window.ui(ui), window)
}

/// A round of two boards. Seven players sit at the first one.
pub(crate) fn one_round() -> Book {
    let mut book = book_with_boards(1, &["A", "B"]);
    fill_board(&mut book, BoardRef::new(0, 0), NAMES, [3, 11, 8, 0, 1, 3, 8]);
    book
}

pub(crate) fn round() -> WindowTest {
    WindowTest::open(with_book(one_round()))
}

pub(crate) fn players() -> WindowTest {
    let mut window = round();
    window.open_tab("Players");
    window
}

/// The list of players with these regions.
pub(crate) fn players_with(regions: &[&str]) -> WindowTest {
    let mut window = players();
    window.click("Players Ann region");
    for region in regions {
        window.type_text(region);
        window.press(Key::Enter);
    }
    window
}

/// A round of one board. The counts make 34.
pub(crate) fn one_board() -> Book {
    let mut book = book_with_boards(1, &["A"]);
    let names = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"];
    fill_board(&mut book, BoardRef::new(0, 0), names, [4, 10, 8, 0, 1, 3, 8]);
    book
}

pub(crate) fn one_board_window() -> WindowTest {
    WindowTest::open(with_book(one_board()))
}

/// A temporary folder and a path in it.
pub(crate) fn temporary_path(name: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    (folder, path)
}

pub(crate) fn region(window: &WindowTest, player: &str) -> String {
    window.cell_text(&format!("Players {player} region"))
}

pub(crate) fn centres(window: &WindowTest, power: Power) -> String {
    window.book().board(BoardRef::new(0, 0)).unwrap().seats[power].centres.to_string()
}

pub(crate) fn shown_centres(window: &WindowTest, power: &str) -> String {
    window.cell_text(&format!("Round 1 Board A {power} centres"))
}

/// The colour that was painted last below the middle of a cell.
#[track_caller]
pub(crate) fn ground(window: &WindowTest, label: &str) -> Color32 {
    let cell = window.get_by_label(label).rect();
    // Near the left edge at the bottom there is no letter and no square.
    let at = cell.left_bottom() + eframe::egui::vec2(3.0, -3.0);
    let mut colour = Color32::TRANSPARENT;
    for clipped in &window.output().shapes {
        if let Shape::Rect(rect) = &clipped.shape
            && clipped.clip_rect.contains(at)
            && rect.rect.contains(at)
            && rect.fill.a() == 255
        {
            colour = rect.fill;
        }
    }
    colour
}

/// Whether the open menu has this entry.
pub(crate) fn menu_has(window: &WindowTest, name: &str) -> bool {
    window.query_all_by_role_and_label(Role::MenuItem, name).next().is_some()
}

/// Clicks the first entry of a menu that has this name.
#[track_caller]
pub(crate) fn click_entry(window: &WindowTest, name: &str) {
    window.query_all_by_role_and_label(Role::MenuItem, name).next().unwrap().click();
}

pub(crate) fn pointer(window: &mut WindowTest, event: Event) {
    window.event(event);
    window.run();
}

pub(crate) fn button(pos: Pos2, button: PointerButton, pressed: bool) -> Event {
    Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
}

/// Runs a command with Ctrl, types words and chooses what they find.
#[track_caller]
pub(crate) fn choose(window: &mut WindowTest, key: Key, words: &str) {
    window.ctrl(key);
    window.type_text(words);
    window.press(Key::Enter);
}
