//! The habits of somebody who knows a spreadsheet: keys, mouse, menus and the clipboard, in the window of a small event.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

mod common {
    pub mod window;
}

use common::window::{WindowTest, with_book};
use eframe::egui::accesskit::Role as AccessRole;
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, ViewportCommand, ViewportId};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::views::Tab;
use topboard::app::Topboard;
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, RoundIx, SeatField};

/// Two rounds of two boards scored by EuroDipCon 4. Seven players are at the first board, and only Hal at the third.
fn book() -> Book {
    let mut book = Book::default();
    book.event.system = Some("EuroDipCon 4".into());
    for round in 0..2 {
        let boards = vec![Board::new("A"), Board::new("B")];
        let name = (round + 1).to_string();
        book.apply(Edit::AddRound { position: RoundIx(round), round: Round { name, boards, ..Round::default() } })
            .unwrap();
    }
    let at = BoardRef::new(0, 0);
    let names = ["Ann", "Ben", "Cléo", "Dan Lester", "Eve", "Fay", "Gus"];
    for (n, power) in Power::ALL.into_iter().enumerate() {
        book.apply(book.edit_to_seat(at.seat(power), names[n])).unwrap();
        let count = [3, 11, 8, 0, 1, 3, 8][n];
        book.apply(Edit::Seat(at.seat(power), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    book.apply(book.edit_to_seat(BoardRef::new(1, 0).seat(Power::Austria), "Hal")).unwrap();
    book
}

fn window() -> WindowTest {
    WindowTest::open(with_book(book()))
}

/// A window in which two quick clicks are a double click.
fn quick_window() -> WindowTest {
    let window = Topboard::new(with_book(book())).with_typed_paths();
    WindowTest::show_ui([1280.0, 860.0], 1.0 / 60.0, |ui, window: &mut Topboard| window.ui(ui), window)
}

/// Clicks a cell with the right mouse button.
#[track_caller]
fn right_click(window: &mut WindowTest, label: &str) {
    window.get_by_label(label).click_secondary();
    window.run();
}

/// Clicks a cell with keys held down.
#[track_caller]
fn click_with(window: &mut WindowTest, modifiers: Modifiers, label: &str) {
    window.get_by_label(label).click_modifiers(modifiers);
    window.run();
}

/// Whether the open menu has this entry.
fn menu_has(window: &WindowTest, name: &str) -> bool {
    window.query_by_role_and_label(Role::Button, name).is_some()
}

/// What the window says about the cell at the cursor: “R1 · Board A · France · centres”, and the content.
fn formula_line(window: &WindowTest) -> String {
    let lines = window.labels();
    lines.into_iter().find(|line| line.starts_with("Formula line")).unwrap_or_default()
}

#[track_caller]
fn assert_at(window: &WindowTest, location: &str) {
    let line = formula_line(window);
    assert!(line.contains(location), "the cursor is not at {location}: {line}");
}

fn is_selected(window: &WindowTest, label: &str) -> bool {
    window.get_by_label(label).accesskit_node().is_selected() == Some(true)
}

fn centres(window: &WindowTest, power: Power) -> String {
    window.book().board(BoardRef::new(0, 0)).unwrap().seats[power].centres.to_string()
}

fn pointer(window: &mut WindowTest, event: Event) {
    window.event(event);
    window.run();
}

fn button(pos: Pos2, button: PointerButton, pressed: bool) -> Event {
    Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }
}

// Menus of what can be done here

#[test]
fn the_right_mouse_button_opens_a_menu_of_what_can_be_done_with_a_cell() {
    let mut window = window();
    right_click(&mut window, "Round 1 Board A France player");
    assert_at(&window, "France");
    for name in ["Cut", "Copy", "Paste", "Copy exact figures", "History of this cell", "Swap seats", "Board record"] {
        assert!(menu_has(&window, name), "{name}");
    }
    assert!(!menu_has(&window, "Back to the computed score"), "nothing that cannot be done here");
    window.press(Key::Escape);
    assert!(!menu_has(&window, "Cut"));
    right_click(&mut window, "Round 1 Board A France player");
    window.click_button("Board record");
    assert!(matches!(window.state().tab(), Tab::Record(_)));
}

#[test]
fn the_menu_key_and_shift_f10_open_the_menu_of_the_cell_at_the_cursor() {
    for (modifiers, key) in [(Modifiers::NONE, Key::Menu), (Modifiers::SHIFT, Key::F10)] {
        let mut window = window();
        window.click("Round 1 Board A France centres");
        window.press_with(modifiers, key);
        assert!(menu_has(&window, "Cut"));
        // The first entry has the keyboard focus, and the arrows go through the menu.
        window.press(Key::Enter);
        assert_eq!((window.copied_text().as_deref(), centres(&window, Power::France).as_str()), (Some("8"), ""));
        // The grid has the focus again.
        window.type_text("9");
        window.press(Key::Enter);
        assert_eq!(centres(&window, Power::France), "9");
    }
}

#[test]
fn a_heading_has_a_menu_and_sorts_by_its_column() {
    let mut window = window();
    window.open_tab("Standings");
    let first = |window: &WindowTest| window.get_by_label("Standings Ann player").rect().top();
    let by_place = first(&window);
    right_click(&mut window, "Standings heading player");
    assert!(!menu_has(&window, "Cut"));
    window.click_button("Sort by this column");
    assert!(first(&window) < by_place, "Ann is first by name");
}

#[test]
fn a_tab_has_a_menu_and_is_renamed_by_a_double_click() {
    let mut window = window();
    window.get_by_role_and_label(Role::Tab, "Round 2").click_secondary();
    window.run();
    assert_eq!(window.state().tab(), Tab::Round(RoundIx(1)));
    assert!(menu_has(&window, "Remove the round"));
    window.click_button("Rename the round…");
    window.replace_text("Final");
    window.press(Key::Enter);
    assert!(window.has_tab("Final"));

    let mut window = quick_window();
    for _ in 0..2 {
        window.get_by_role_and_label(Role::Tab, "Round 2").click();
        window.step();
    }
    window.run();
    window.replace_text("Last");
    window.press(Key::Enter);
    assert!(window.has_tab("Last"), "{:?}", window.labels());
}

#[test]
fn a_line_of_the_list_of_problems_has_a_menu_at_its_cell() {
    let mut window = window();
    window.enter_text("Round 1 Board A France centres", "9");
    window.click("Round 1 Board B France centres");
    let problem = window.labels().into_iter().find(|label| label.contains("35")).unwrap();
    right_click(&mut window, &problem);
    assert_at(&window, "Board A");
    assert!(menu_has(&window, "Board record"));
}

#[test]
fn cut_copy_and_paste_stand_in_the_edit_menu() {
    let mut window = window();
    window.click("Round 1 Board A France centres");
    window.press_with(Modifiers::ALT, Key::E);
    for name in ["Cut", "Copy", "Paste"] {
        assert!(menu_has(&window, name), "{name}");
    }
    window.click_button("Copy");
    assert_eq!(window.copied_text().as_deref(), Some("8"));
    window.click("Round 1 Board A Germany centres");
    window.press_with(Modifiers::ALT, Key::E);
    window.click_button("Paste");
    let commands = window.output().viewport_output[&ViewportId::ROOT].commands.clone();
    assert!(commands.contains(&ViewportCommand::RequestPaste), "{commands:?}");
    // The system answers with the clipboard.
    window.paste("8");
    assert_eq!(centres(&window, Power::Germany), "8");
}

// Ranges

#[test]
fn ctrl_with_a_click_selects_several_ranges() {
    let mut window = window();
    window.click("Round 1 Board A Austria centres");
    click_with(&mut window, Modifiers::SHIFT, "Round 1 Board A England centres");
    click_with(&mut window, Modifiers::COMMAND, "Round 1 Board A Turkey centres");
    for (power, selected) in [("Austria", true), ("England", true), ("France", false), ("Turkey", true)] {
        assert_eq!(is_selected(&window, &format!("Round 1 Board A {power} centres")), selected, "{power}");
    }
    assert!(window.shows("sum 22"), "{:?}", window.labels());
    window.event(Event::Copy);
    window.run();
    assert_eq!(window.copied_text().as_deref(), Some("3\n11\n8\n"));
    window.press(Key::Delete);
    assert_eq!((centres(&window, Power::Austria), centres(&window, Power::Turkey)), (String::new(), String::new()));
    assert_eq!(centres(&window, Power::France), "8");
    window.ctrl(Key::Z);
    assert_eq!((centres(&window, Power::England), centres(&window, Power::Turkey)), ("11".into(), "8".into()));
}

#[test]
fn a_drag_that_begins_on_empty_space_selects_nothing() {
    let mut window = window();
    window.click("Round 1 Board A Austria centres");
    let cell = window.get_by_label("Round 1 Board A Turkey centres").rect().center();
    let last = window.get_by_label("Round 1 Board B Turkey score").rect();
    let empty = Pos2::new(last.center().x, last.bottom() + 150.0);
    pointer(&mut window, Event::PointerMoved(empty));
    pointer(&mut window, button(empty, PointerButton::Primary, true));
    pointer(&mut window, Event::PointerMoved(empty.lerp(cell, 0.5)));
    pointer(&mut window, Event::PointerMoved(cell));
    assert!(!is_selected(&window, "Round 1 Board A Turkey centres"));
    pointer(&mut window, button(cell, PointerButton::Primary, false));
    assert_at(&window, "Austria");
}

// Keys

#[test]
fn tab_skips_computed_cells_and_goes_on_in_the_next_row() {
    let mut window = window();
    window.click("Round 1 Board B Austria draw");
    window.press(Key::Tab);
    assert_at(&window, "Board A · England · player");
    window.press_with(Modifiers::SHIFT, Key::Tab);
    assert_at(&window, "Board B · Austria · draw");
    window.click("Round 1 Board A Austria draw");
    window.press(Key::Tab);
    assert_at(&window, "Board B · Austria · player");
}

#[test]
fn home_and_ctrl_home_go_to_the_first_cell_that_can_be_typed_into() {
    let mut window = window();
    window.click("Round 1 Board A France score");
    window.press(Key::Home);
    assert_at(&window, "Board A · France · player");
    window.click("Round 1 Board B Turkey score");
    window.ctrl(Key::Home);
    assert_at(&window, "Board A · Austria · player");
    window.type_text("Zoe");
    window.press(Key::Escape);
    window.press(Key::End);
    assert_at(&window, "Board B · Austria · score");
}

#[test]
fn backspace_empties_a_cell_and_escape_restores_it() {
    let mut window = window();
    window.click("Round 1 Board A France centres");
    window.press(Key::Backspace);
    window.press(Key::Escape);
    assert_eq!(centres(&window, Power::France), "8");
    window.press(Key::Backspace);
    window.type_text("7");
    window.press(Key::Enter);
    assert_eq!(centres(&window, Power::France), "7");
    window.ctrl(Key::Z);
    assert_eq!(centres(&window, Power::France), "8", "Backspace and 7 were one step");
}

#[test]
fn undo_goes_to_what_it_changes_and_lights_it_up() {
    let mut window = window();
    window.enter_text("Round 1 Board A France centres", "7");
    window.open_tab("Players");
    window.ctrl(Key::Z);
    assert_eq!(window.state().tab(), Tab::Round(RoundIx(0)));
    assert_at(&window, "Board A · France · centres");
    let lit = |window: &WindowTest| {
        let cell = window.get_by_label("Round 1 Board A France centres");
        cell.accesskit_node().data().description().map(str::to_owned)
    };
    assert_eq!(lit(&window).as_deref(), Some("just changed by undo or redo"));
    window.press(Key::ArrowDown);
    assert_eq!(lit(&window), None);
    window.open_tab("Round 2");
    window.ctrl(Key::Y);
    assert_at(&window, "Board A · France · centres");
}

#[test]
fn alt_down_lists_the_players_who_have_no_seat_yet() {
    let mut window = window();
    window.click("Round 1 Board B Austria player");
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    let names = |window: &WindowTest| -> Vec<String> {
        let options = window.query_all_by_role(AccessRole::ListBoxOption);
        options.filter_map(|option| option.accesskit_node().label()).collect()
    };
    assert_eq!(names(&window), ["Hal"], "the others sit on board A");
    window.press(Key::ArrowDown);
    window.press(Key::Enter);
    let seat = BoardRef::new(0, 1).seat(Power::Austria);
    assert_eq!(window.book().name_of(window.book().seat(seat).unwrap().player), "Hal");
}

// The clipboard

#[test]
fn a_copied_figure_is_what_is_seen_and_the_exact_figure_is_copied_by_a_command() {
    let mut book = book();
    let board = BoardRef::new(0, 0);
    // Three share the first places.
    for (power, count) in Power::ALL.into_iter().zip([9, 9, 9, 7, 0, 0, 0]) {
        book.apply(Edit::Seat(board.seat(power), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    let mut window = WindowTest::open(with_book(book));
    let score = window.engine().score(board.seat(Power::England)).unwrap();
    let seen = window.cell_text("Round 1 Board A England score");
    assert_ne!(seen, score.to_string());
    window.click("Round 1 Board A England score");
    window.event(Event::Copy);
    window.run();
    assert_eq!(window.copied_text(), Some(seen));
    right_click(&mut window, "Round 1 Board A England score");
    window.click_button("Copy exact figures");
    assert_eq!(window.copied_text(), Some(score.to_string()));
}
