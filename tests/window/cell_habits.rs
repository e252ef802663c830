//! What fingers do in the cells of a spreadsheet: move, type, select, copy, fill. Each test presses the keys in the window of a
//! small event and reads what a screen reader reads.

use crate::common::window::{WindowTest, book_with_boards, fill_board, with_book};
use eframe::egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use topboard::book::{BoardRef, Book};

const NAMES: [&str; 7] = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"];

/// A round of two boards. Seven players sit at the first one.
fn book() -> Book {
    let mut book = book_with_boards(1, &["A", "B"]);
    fill_board(&mut book, BoardRef::new(0, 0), NAMES, [3, 11, 8, 0, 1, 3, 8]);
    book
}

fn round() -> WindowTest {
    WindowTest::open(with_book(book()))
}

fn players() -> WindowTest {
    let mut window = round();
    window.open_tab("Players");
    window
}

/// The list of players with these regions.
fn players_with(regions: &[&str]) -> WindowTest {
    let mut window = players();
    window.click("Players Ann region");
    for region in regions {
        window.type_text(region);
        window.press(Key::Enter);
    }
    window
}

fn region(window: &WindowTest, player: &str) -> String {
    window.cell_text(&format!("Players {player} region"))
}

fn centres(window: &WindowTest, power: &str) -> String {
    window.cell_text(&format!("Round 1 Board A {power} centres"))
}

const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

// Moving

#[test]
fn arrows_move_the_cursor_and_step_over_the_gap_between_boards() {
    // The boards are below each other.
    let mut window = WindowTest::open_sized([800.0, 860.0], with_book(book()));
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
fn ctrl_shift_with_an_arrow_selects_to_the_edge_of_the_filled_cells() {
    let mut window = players();
    window.click("Players Eve name");
    window.press_with(CTRL_SHIFT, Key::ArrowDown);
    assert_eq!(window.selected_cells(), ["Players Eve name", "Players Fay name", "Players Gus name"]);
    assert!(window.shows("count 3"));
    window.assert_at("Eve · name");
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

// Typing

#[test]
fn typing_replaces_the_text_and_f2_goes_on_with_it() {
    let mut window = players_with(&["Wales"]);
    window.enter_text("Players Ann region", "Kerry");
    assert_eq!(region(&window, "Ann"), "Kerry");
    window.click("Players Ann region");
    window.press(Key::F2);
    window.type_text(" and Cork");
    window.press(Key::Enter);
    assert_eq!(region(&window, "Ann"), "Kerry and Cork");
}

#[test]
fn escape_brings_the_text_of_the_cell_back() {
    let mut window = players_with(&["Wales"]);
    window.click("Players Ann region");
    window.type_text("Kerry");
    window.press(Key::Escape);
    assert_eq!(region(&window, "Ann"), "Wales");
    window.assert_at("Ann · region");
}

#[test]
fn delete_empties_all_selected_cells_as_one_step() {
    let mut window = round();
    window.click("Round 1 Board A England centres");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.press(Key::Delete);
    assert_eq!([centres(&window, "England"), centres(&window, "France"), centres(&window, "Turkey")], ["", "", "8"]);
    window.ctrl(Key::Z);
    assert_eq!([centres(&window, "England"), centres(&window, "France")], ["11", "8"]);
}

// Copying and filling

#[test]
fn cut_cells_are_pasted_elsewhere() {
    let mut window = players_with(&["Wales", "Kerry"]);
    window.click("Players Ann region");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    let text = window.text_copied_by(Event::Cut);
    assert_eq!(
        (text.as_str(), region(&window, "Ann"), region(&window, "Ben")),
        ("Wales\nKerry\n", String::new(), String::new())
    );
    window.click("Players Dan region");
    window.paste(text);
    // The block is shown first, and Enter pastes it.
    window.press(Key::Enter);
    assert_eq!([region(&window, "Dan"), region(&window, "Eve")], ["Wales", "Kerry"]);
}

#[test]
fn cells_with_quotation_marks_are_pasted_and_copied_back_unchanged() {
    let mut window = round();
    window.ctrl_shift(Key::N);
    window.click("Notebook new text");
    window.paste("\"\"\"No\"\" he said\"\n\"two\twords\"\n");
    let texts = |window: &WindowTest| [1, 2].map(|line| window.cell_text(&format!("Notebook {line} text")));
    assert_eq!(texts(&window), ["\"No\" he said", "two words"]);
    window.click("Notebook 1 text");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    let copied = window.text_copied_by(Event::Copy);
    window.press(Key::Delete);
    assert_eq!(texts(&window), ["", ""]);
    window.click("Notebook 1 text");
    window.paste(copied);
    assert_eq!(texts(&window), ["\"No\" he said", "two words"]);
}

#[test]
fn one_pasted_value_fills_the_selection() {
    let mut window = players();
    window.click("Players Ann region");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.paste("UK");
    assert_eq!(["Ann", "Ben", "Cléo", "Dan"].map(|name| region(&window, name)), ["UK", "UK", "UK", ""]);
}

#[test]
fn ctrl_d_fills_down_and_ctrl_r_to_the_right() {
    let mut window = players_with(&["Wales"]);
    window.click("Players Ann region");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.ctrl(Key::D);
    assert_eq!([region(&window, "Ben"), region(&window, "Cléo")], ["Wales", "Wales"]);
    window.enter_text("Players Ann town", "Cork");
    window.click("Players Ann town");
    window.press_with(Modifiers::SHIFT, Key::ArrowRight);
    window.ctrl(Key::R);
    assert_eq!(window.cell_text("Players Ann note"), "Cork");
}

#[test]
fn ctrl_enter_types_the_text_into_every_selected_cell() {
    let mut window = players();
    window.click("Players Ann region");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.type_text("UK");
    window.ctrl(Key::Enter);
    assert_eq!(["Ann", "Ben", "Cléo"].map(|name| region(&window, name)), ["UK", "UK", ""]);
}

// Selecting

#[test]
fn shift_with_arrows_or_a_click_selects() {
    let mut window = round();
    window.click("Round 1 Board A England centres");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    assert_eq!(window.selected_cells(), ["Round 1 Board A England centres", "Round 1 Board A France centres"]);
    window.get_by_label("Round 1 Board A Germany centres").click_modifiers(Modifiers::SHIFT);
    window.run();
    assert!(window.shows("sum 19"), "11, 8 and 0: {:?}", window.labels());
    // Typing goes to the cell where the selection began.
    window.type_text("9");
    window.press(Key::Enter);
    assert_eq!(centres(&window, "England"), "9");
}

#[test]
fn the_row_the_column_and_everything_are_selected() {
    let mut window = players();
    window.click("Players Cléo region");
    window.press_with(Modifiers::SHIFT, Key::Space);
    assert!(
        window.selected_cells().iter().all(|cell| cell.starts_with("Players Cléo "))
            && window.selected_cells().len() > 5
    );
    window.click("Players Cléo region");
    window.press_with(Modifiers::COMMAND, Key::Space);
    assert!(window.selected_cells().iter().all(|cell| cell.ends_with(" region")) && window.selected_cells().len() > 7);
    window.ctrl(Key::A);
    let all = window.selected_cells();
    assert!(["Players Ann name", "Players Gus games"].iter().all(|cell| all.contains(&(*cell).to_owned())), "{all:?}");
}

#[test]
fn tab_and_enter_go_round_within_a_selection() {
    let mut window = players();
    window.click("Players Ann town");
    window.press_with(Modifiers::SHIFT, Key::ArrowRight);
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    for location in ["Ann · note", "Ben · town", "Ben · note", "Ann · town"] {
        window.press(Key::Tab);
        window.assert_at(location);
    }
    for location in ["Ben · town", "Ann · note", "Ben · note", "Ann · town"] {
        window.press(Key::Enter);
        window.assert_at(location);
    }
}
