//! The cursor: arrows, Tab, Enter, Home, End and pages, and what stays in view.

use crate::common::window::{WindowTest, book_with_boards, with_book};
use crate::small_event::{book, one_round, players, pointer, wide_window, window};
use eframe::egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, TouchPhase, vec2};
use egui_kittest::kittest::Queryable as _;
use topboard::book::{BoardRef, CellEntry, Power};

#[test]
fn the_cursor_stays_on_its_cell_when_the_boards_are_rearranged() {
    let mut h = window();
    h.click("Round 1 Board B Turkey centres");
    h.set_size([700.0, 860.0].into());
    h.run();
    h.type_text("4");
    h.press(Key::Enter);
    let seat = BoardRef::new(0, 1).seat(Power::Turkey);
    assert_eq!(h.book().seat(seat).unwrap().centres, CellEntry::Value(4));
}

#[test]
fn arrows_move_the_cursor_and_step_over_the_gap_between_boards() {
    // The boards are below each other.
    let mut window = WindowTest::open_sized([800.0, 860.0], with_book(one_round()));
    window.click("Round 1 Board A France centres");
    window.press(Key::ArrowDown);
    window.assert_at("Board A · Germany · centres");
    window.press(Key::ArrowUp);
    window.press(Key::ArrowLeft);
    window.assert_at("Board A · France · player");
    window.press(Key::ArrowRight);
    window.assert_at("Board A · France · centres");
    for _ in 0..5 {
        window.press(Key::ArrowDown);
    }
    window.assert_at("Board B");
}

#[test]
fn enter_goes_down_to_the_column_where_the_tabs_began() {
    let mut window = players();
    window.click("Players Ann town");
    window.type_text("Cork");
    window.press(Key::Tab);
    window.type_text("comes late");
    window.press(Key::Enter);
    window.assert_at("Ben · town");
    assert_eq!(window.cell_text("Players Ann town"), "Cork");
    assert_eq!(window.cell_text("Players Ann note"), "comes late");
}

#[test]
fn ctrl_with_an_arrow_goes_to_the_edge_of_the_filled_cells() {
    let mut window = players();
    window.click("Players Ben name");
    window.ctrl(Key::ArrowDown);
    window.assert_at("Gus · name");
    window.ctrl(Key::ArrowUp);
    window.assert_at("Ann · name");
}

#[test]
fn end_goes_to_the_end_of_the_row_and_ctrl_end_to_the_last_row() {
    let mut window = players();
    window.click("Players Ben region");
    window.press(Key::End);
    window.assert_at("Ben · games");
    window.ctrl(Key::End);
    window.assert_at("Gus · ");
}

#[test]
fn page_down_and_page_up_move_by_the_rows_in_view() {
    let mut window = players();
    window.click("Players Ann name");
    window.press(Key::PageDown);
    let below = window.selected_cells();
    let line: usize = below[0].trim_start_matches("Players line ").trim_end_matches(" name").parse().unwrap();
    assert!(line > 20, "{below:?}");
    window.press(Key::PageUp);
    window.assert_at("Ann · name");
    // Ctrl with them changes the tab.
    window.ctrl(Key::PageDown);
    assert!(window.has("Round 1 Board A France centres"));
}

#[test]
fn tab_skips_computed_cells_and_goes_on_in_the_next_row() {
    let mut window = wide_window();
    window.click("Round 1 Board B Austria out");
    window.press(Key::Tab);
    window.assert_at("Board A · England · player");
    window.press_with(Modifiers::SHIFT, Key::Tab);
    window.assert_at("Board B · Austria · out");
    window.click("Round 1 Board A Austria out");
    window.press(Key::Tab);
    window.assert_at("Board B · Austria · player");
}

#[test]
fn home_and_ctrl_home_go_to_the_first_cell_that_can_be_typed_into() {
    let mut window = wide_window();
    window.click("Round 1 Board A France score");
    window.press(Key::Home);
    window.assert_at("Board A · France · player");
    window.click("Round 1 Board B Turkey score");
    window.ctrl(Key::Home);
    window.assert_at("Board A · Austria · player");
    window.type_text("Zoe");
    window.press(Key::Escape);
    window.press(Key::End);
    window.assert_at("Board B · Austria · score");
}

#[test]
fn enter_follows_the_letters_of_the_boards_that_stand_beside_each_other() {
    let mut window = WindowTest::open_sized([1700.0, 900.0], with_book(book_with_boards(1, &["A", "B", "C"])));
    window.click("Round 1 Board A Russia centres");
    window.press(Key::Enter);
    window.press(Key::Enter);
    window.assert_at("Board B · Austria · centres");
    for _ in 0..7 {
        window.press(Key::Enter);
    }
    window.assert_at("Board C · Austria · centres");
    window.press_with(Modifiers::SHIFT, Key::Enter);
    window.assert_at("Board B · Turkey · centres");
}

#[test]
fn enter_goes_from_the_last_power_of_a_board_to_the_first_of_the_board_below() {
    let mut window = WindowTest::open_sized([900.0, 900.0], with_book(book()));
    window.click("Round 1 Board A Austria centres");
    let counts = [4, 10, 8, 0, 1, 3, 8, 5, 5, 5, 5, 5, 5, 4];
    for count in counts {
        window.type_letters(&count.to_string());
        window.press(Key::Enter);
    }
    let boards = &window.book().rounds[0].boards;
    let entered = boards.iter().flat_map(|board| board.seats.values()).map(|seat| seat.centres.get());
    assert_eq!(entered.collect::<Vec<_>>(), counts.map(Some));
    assert!(boards.iter().all(|board| board.name.len() == 1 && board.last_year().is_none()));
    // Below the last board is nothing, and Shift+Enter goes back the same way.
    window.press(Key::Enter);
    window.assert_at("Board B · Turkey · centres");
    for _ in 0..6 {
        window.press_with(Modifiers::SHIFT, Key::Enter);
    }
    window.assert_at("Board B · Austria · centres");
    window.press_with(Modifiers::SHIFT, Key::Enter);
    window.assert_at("Board A · Turkey · centres");
    // The arrow goes to every cell.
    window.press(Key::ArrowDown);
    window.assert_at("Board B · ended");
}

#[test]
fn the_power_and_the_player_stay_in_view_while_a_wide_round_scrolls() {
    let mut window = WindowTest::open_sized([640.0, 500.0], with_book(book()));
    window.ctrl_shift(Key::Y);
    window.press(Key::F9);
    window.press(Key::F10);
    let left = |window: &WindowTest| window.get_by_label("Round 1 Board A France player").rect().left();
    let before = left(&window);
    window.click("Round 1 Board A France player");
    window.press(Key::End);
    window.assert_at("score");
    assert!((left(&window) - before).abs() < 1.0);
    assert_eq!(window.cell_text("Round 1 Board A France power"), "France");
}

#[test]
fn ctrl_with_the_wheel_or_a_key_zooms_the_sheet() {
    let mut window = window();
    let height = |window: &WindowTest| window.get_by_label("Round 1 Board A France player").rect().height();
    let before = height(&window);
    window.ctrl(Key::Plus);
    assert!(height(&window) > before);
    window.ctrl(Key::Num0);
    assert!((height(&window) - before).abs() < 0.5);
    window.ctrl(Key::Minus);
    assert!(height(&window) < before);
    window.ctrl(Key::Num0);
    pointer(&mut window, Event::PointerMoved(Pos2::new(300.0, 300.0)));
    // A notch of the wheel is a step, as of the key.
    window.ctrl(Key::Plus);
    let one_step = height(&window);
    window.ctrl(Key::Num0);
    pointer(
        &mut window,
        Event::MouseWheel {
            unit: MouseWheelUnit::Line,
            delta: vec2(0.0, 1.0),
            modifiers: Modifiers::COMMAND,
            phase: TouchPhase::Move,
            source: MouseWheelSource::Wheel,
        },
    );
    assert!((height(&window) - one_step).abs() < 0.5, "{} and {one_step}", height(&window));
    window.ctrl(Key::Num0);
    pointer(&mut window, Event::Zoom(1.5));
    assert!(height(&window) > before * 1.3);
}
