//! The habits of somebody who knows a spreadsheet: keys, mouse, menus and the clipboard, in the window of a small event.

use std::cell::RefCell;
use std::rc::Rc;

use crate::common::window::{WindowTest, book_with_boards, fill_board, with_book};
use eframe::egui::accesskit::{Role as AccessRole, Toggled};
use eframe::egui::{Color32, Event, Key, Modifiers, PointerButton, Pos2, Role, Shape, ViewportCommand, ViewportId};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::table_clipboard::TableClipboard;
use topboard::app::views::Tab;
use topboard::app::{Command, Topboard};
use topboard::book::{BoardRef, Book, CellEntry, Edit, FillColour, Power, RoundIx, SeatField};
use topboard::input::PersonColumn;

/// Two rounds of two boards. Seven players are at the first board, and only Hal at the third.
fn book() -> Book {
    let mut book = book_with_boards(2, &["A", "B"]);
    let names = ["Ann", "Ben", "Cléo", "Dan Lester", "Eve", "Fay", "Gus"];
    fill_board(&mut book, BoardRef::new(0, 0), names, [3, 11, 8, 0, 1, 3, 8]);
    book.apply(book.edit_to_seat(BoardRef::new(1, 0).seat(Power::Austria), "Hal")).unwrap();
    book
}

fn window() -> WindowTest {
    WindowTest::open(with_book(book()))
}

/// A window in which both boards of a round stand side by side.
fn wide_window() -> WindowTest {
    WindowTest::open_sized([1700.0, 900.0], with_book(book()))
}

/// A window in which two quick clicks are a double click.
fn quick_window() -> WindowTest {
    let window = Topboard::new(with_book(book())).with_typed_paths();
    WindowTest::show_ui([1280.0, 860.0], 1.0 / 60.0, |ui, window: &mut Topboard| window.ui(ui), window)
}

/// Whether the open menu has this entry. A button of a panel can have the same name.
fn menu_has(window: &WindowTest, name: &str) -> bool {
    window.query_all_by_role_and_label(Role::Button, name).next().is_some()
}

/// Clicks the first button of this name: the menu bar stands before the panels.
#[track_caller]
fn click_entry(window: &WindowTest, name: &str) {
    window.query_all_by_role_and_label(Role::Button, name).next().unwrap().click();
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
    window.right_click("Round 1 Board A France player");
    window.assert_at("France");
    for name in ["Cut", "Copy", "Paste", "Copy exact figures", "History of this cell", "Swap seats", "Board record"] {
        assert!(menu_has(&window, name), "{name}");
    }
    assert!(!menu_has(&window, "Back to the computed score"), "nothing that cannot be done here");
    window.press(Key::Escape);
    assert!(!menu_has(&window, "Cut"));
    window.right_click("Round 1 Board A France player");
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
        assert_eq!(centres(&window, Power::France), "", "Cut is the first entry");
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
    window.right_click("Standings heading player");
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
    window.right_click(&problem);
    window.assert_at("Board A");
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
    click_entry(&window, "Copy");
    assert_eq!(window.next_copied_text(), "8");
    window.click("Round 1 Board A Germany centres");
    window.press_with(Modifiers::ALT, Key::E);
    click_entry(&window, "Paste");
    let asks = |window: &mut WindowTest| {
        window.step();
        window.output().viewport_output[&ViewportId::ROOT].commands.contains(&ViewportCommand::RequestPaste)
    };
    assert!((0..8).any(|_| asks(&mut window)), "the clipboard is asked for");
    // The system answers with the clipboard.
    window.paste("8");
    assert_eq!(centres(&window, Power::Germany), "8");
}

// Ranges

#[test]
fn ctrl_with_a_click_selects_several_ranges() {
    let mut window = window();
    window.click("Round 1 Board A Austria centres");
    window.click_with(Modifiers::SHIFT, "Round 1 Board A England centres");
    window.click_with(Modifiers::COMMAND, "Round 1 Board A Turkey centres");
    for (power, selected) in [("Austria", true), ("England", true), ("France", false), ("Turkey", true)] {
        assert_eq!(window.is_selected(&format!("Round 1 Board A {power} centres")), selected, "{power}");
    }
    assert!(window.shows("sum 22"), "{:?}", window.labels());
    window.event(Event::Copy);
    assert_eq!(window.next_copied_text(), "3\n11\n8\n");
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
    assert!(!window.is_selected("Round 1 Board A Turkey centres"));
    pointer(&mut window, button(cell, PointerButton::Primary, false));
    window.assert_at("Austria");
}

// Keys

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
    window.assert_at("Board A · France · centres");
    let lit = |window: &WindowTest| {
        let cell = window.get_by_label("Round 1 Board A France centres");
        cell.accesskit_node().description()
    };
    assert_eq!(lit(&window).as_deref(), Some("just changed by undo or redo"));
    window.press(Key::ArrowDown);
    assert_eq!(lit(&window), None);
    window.open_tab("Round 2");
    window.ctrl(Key::Y);
    window.assert_at("Board A · France · centres");
}

#[test]
fn undo_lights_up_the_cell_and_not_the_name_beside_it_for_a_moment() {
    let mut window = window();
    window.open_tab("Players");
    window.enter_text("Players Ann region", "Kerry");
    window.ctrl(Key::Z);
    let lit = Some("just changed by undo or redo".to_owned());
    assert_eq!(window.description("Players Ann region"), lit);
    assert_ne!(window.description("Players Ann name"), lit);
    window.assert_at("Ann · region");
    for _ in 0..20 {
        window.step();
    }
    assert_ne!(window.description("Players Ann region"), lit, "the light has gone");
}

#[test]
fn only_the_cells_of_several_ranges_are_tinted() {
    let mut window = window();
    let cell = |power: &str| format!("Round 1 Board A {power} centres");
    let tint = {
        let mut window = self::window();
        window.click(&cell("Austria"));
        window.click_with(Modifiers::SHIFT, &cell("England"));
        tints(&window, &cell("England"))
    };
    window.click(&cell("Austria"));
    window.click_with(Modifiers::SHIFT, &cell("England"));
    window.click_with(Modifiers::COMMAND, &cell("Russia"));
    assert_eq!(tints(&window, &cell("England")), tint);
    for power in ["France", "Germany", "Italy", "Turkey"] {
        assert!(tints(&window, &cell(power)).is_disjoint(&tint), "{power} looks selected");
    }
}

/// The translucent colours that were painted over the middle of a cell.
fn tints(window: &WindowTest, label: &str) -> std::collections::HashSet<Color32> {
    let at = window.get_by_label(label).rect().center();
    let mut tints = std::collections::HashSet::new();
    for clipped in &window.output().shapes {
        if let Shape::Rect(rect) = &clipped.shape
            && clipped.clip_rect.contains(at)
            && rect.rect.contains(at)
            && rect.fill.a() > 0
            && rect.fill.a() < 255
        {
            tints.insert(rect.fill);
        }
    }
    tints
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
fn delete_on_a_name_says_what_takes_the_player_off_the_list() {
    let mut window = window();
    window.open_tab("Players");
    window.click("Players Hal name");
    window.press(Key::Delete);
    assert_eq!(window.cell_text("Players Hal name"), "Hal");
    assert!(window.shows("A player needs a name") && window.shows("takes Hal off the list"), "{:?}", window.labels());
    window.press_with(Modifiers::SHIFT, Key::ArrowUp);
    window.press(Key::Delete);
    assert!(window.shows("2 cells cannot be emptied") && !window.shows("“”"), "{:?}", window.labels());
}

#[test]
fn home_and_end_go_to_the_ends_of_a_menu() {
    let mut window = window();
    window.click("Round 1 Board A France player");
    window.ctrl_shift(Key::C);
    window.press(Key::End);
    window.press(Key::Enter);
    let seat = BoardRef::new(0, 0).seat(Power::France);
    assert_eq!(window.book().seat(seat).unwrap().colour, None, "“No colour” is the last entry");
    window.ctrl_shift(Key::C);
    window.press(Key::End);
    window.press(Key::ArrowUp);
    window.press(Key::Enter);
    assert_eq!(window.book().seat(seat).unwrap().colour, Some(FillColour::Grey));
    window.ctrl_shift(Key::C);
    window.press(Key::End);
    window.press(Key::Home);
    window.press(Key::Enter);
    assert_eq!(window.book().seat(seat).unwrap().colour, Some(FillColour::Yellow));
}

#[test]
fn names_with_countries_are_pasted_without_headings() {
    let mut window = window();
    window.open_tab("Players");
    window.click("New player name");
    window.paste("Ida Moe\tIreland\nJon Nye\tUSA");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Players Ida Moe region"), "Ireland");
    assert_eq!(window.cell_text("Players Jon Nye region"), "USA");
    assert!(window.book().people.iter().all(|person| person.family.is_empty()));
}

#[test]
fn the_dialog_to_print_begins_at_the_tab_in_view_and_has_every_round() {
    let mut book = book();
    for round in [0, 1] {
        let names = ["Ann", "Ben", "Cléo", "Dan Lester", "Eve", "Fay", "Gus"];
        fill_board(&mut book, BoardRef::new(round, 0), names, [4, 10, 8, 0, 1, 3, 8]);
    }
    let mut window = WindowTest::open(with_book(book));
    window.ctrl(Key::P);
    for title in [
        "The tab in view",
        "Due now",
        "Other rounds",
        "Round 1: boards",
        "Round 1: board call",
        "Round 2: boards",
        "Standings",
    ] {
        assert!(window.has(title), "{title}: {:?}", window.labels());
    }
    let row_in_view = |window: &WindowTest| {
        let rows: Vec<_> = window.get_all_by_label("A4 poster").collect();
        let selected = rows.iter().find(|row| row.accesskit_node().toggled() == Some(Toggled::True));
        selected.map(|row| row.rect().center().y)
    };
    let y_of =
        |window: &WindowTest, title: &str| window.get_by_role_and_label(AccessRole::CheckBox, title).rect().center().y;
    let is_near = |a: Option<f32>, b: f32| a.is_some_and(|a| (a - b).abs() < 6.0);
    assert!(is_near(row_in_view(&window), y_of(&window, "Round 1: boards")), "{:?}", window.labels());
    assert!(window.has("Print only what is in view (Ctrl+Shift+P)"));
    window.press(Key::Escape);
    window.open_tab("Standings");
    window.ctrl(Key::P);
    assert!(is_near(row_in_view(&window), y_of(&window, "Standings")));
}

#[test]
fn alt_down_lists_the_players_who_have_no_seat_yet() {
    let mut window = window();
    window.click("Round 1 Board B Austria player");
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(window.list_entries(), ["Hal"], "the others sit on board A");
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
    assert_eq!(window.next_copied_text(), seen);
    window.right_click("Round 1 Board A England score");
    click_entry(&window, "Copy exact figures");
    assert_eq!(window.next_copied_text(), score.to_string());
}

/// Notes the table that was copied last.
#[derive(Debug, Default)]
struct NotedTable(Rc<RefCell<(String, String)>>);

impl TableClipboard for NotedTable {
    fn set(&mut self, html: &str, text: &str) {
        *self.0.borrow_mut() = (html.to_owned(), text.to_owned());
    }
}

#[test]
fn copied_cells_are_also_a_table_with_its_look() {
    let noted = Rc::new(RefCell::new((String::new(), String::new())));
    let window = Topboard::new(with_book(book())).with_table_clipboard(NotedTable(noted.clone()));
    let mut window = WindowTest::show([1280.0, 860.0], window);
    window.click("Round 1 Board A France centres");
    window.click_with(Modifiers::SHIFT, "Round 1 Board A France score");
    window.event(Event::Copy);
    window.run();
    let (html, text) = noted.borrow().clone();
    assert_eq!(window.cell_text("Round 1 Board A France score"), "19.50");
    assert!(text.starts_with("8\t") && text.ends_with("19.50"), "{text}");
    assert!(html.contains("text-align:right\">8</td>") && html.contains("background:#F4F6F8\">19.50</td>"), "{html}");
}

// Finding

/// Runs a command with Ctrl, types words and chooses what they find.
#[track_caller]
fn choose(window: &mut WindowTest, key: Key, words: &str) {
    window.ctrl(key);
    window.type_text(words);
    window.press(Key::Enter);
}

#[test]
fn find_says_how_many_there_are_and_f3_goes_on() {
    let mut window = window();
    window.ctrl(Key::F);
    window.type_text("france");
    assert!(window.has("1 of 1"), "only one seat of France has a player: {:?}", window.labels());
    window.press(Key::Escape);
    choose(&mut window, Key::F, "board a");
    assert!(window.shows("1 of ") && window.shows("for “board a”; F3 goes to the next"), "{:?}", window.labels());
    let first = window.formula_line();
    window.press(Key::F3);
    assert_ne!(window.formula_line(), first);
    assert!(window.shows("2 of "));
    window.press_with(Modifiers::SHIFT, Key::F3);
    assert_eq!(window.formula_line(), first);
    window.press_with(Modifiers::SHIFT, Key::F3);
    assert_ne!(window.formula_line(), first, "it goes round");
    // The list opens with the words of the last time, and the same keys go on in it. Typing replaces the words.
    window.ctrl(Key::F);
    assert_eq!(window.field_text("Find"), "board a");
    window.type_text("board b");
    assert_eq!(window.field_text("Find"), "board b");
    let all = window.query_all_by_role(AccessRole::ListBoxOption).count();
    window.press(Key::F3);
    assert!(window.has(&format!("2 of {all}")), "{:?}", window.labels());
    window.press_with(Modifiers::SHIFT, Key::F3);
    assert!(window.has(&format!("1 of {all}")));
}

#[test]
fn a_note_is_written_at_a_seat_and_at_a_player_and_found_by_its_words() {
    let mut window = window();
    let cell = "Round 1 Board A France player";
    window.click(cell);
    window.press_with(Modifiers::SHIFT, Key::F2);
    assert_eq!(window.field_text("Note"), "");
    window.type_text("arrived late");
    window.press(Key::Enter);
    let seat = BoardRef::new(0, 0).seat(Power::France);
    assert_eq!(window.book().seat(seat).unwrap().note, "arrived late");
    // Two boards stand beside each other, so the note has a corner and no column. The mouse and a screen reader get it as
    // a hint, and the line above the sheet shows it.
    assert!(!window.has("Round 1 Board A France note"));
    let hint = |window: &WindowTest| window.get_by_label(cell).accesskit_node().description().unwrap_or_default();
    assert_eq!(hint(&window), "Note: arrived late");
    window.click(cell);
    assert!(window.shows("Note: arrived late"), "{:?}", window.labels());
    choose(&mut window, Key::F, "arrived");
    window.assert_at("R1 · Board A · France");
    window.press_with(Modifiers::SHIFT, Key::F2);
    window.press(Key::Delete);
    window.press(Key::Enter);
    assert_eq!((window.book().seat(seat).unwrap().note.as_str(), hint(&window).as_str()), ("", ""));
    window.open_tab("Players");
    window.click("Players Ann name");
    window.press_with(Modifiers::SHIFT, Key::F2);
    window.type_text("vegetarian");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Players Ann note"), "vegetarian");
    window.ctrl(Key::Z);
    assert_eq!(window.cell_text("Players Ann note"), "");
}

#[test]
fn shift_f2_writes_the_note_of_a_board_and_says_where_no_note_can_be() {
    let mut window = window();
    let title = "Round 1 Board A name";
    window.click(title);
    window.press_with(Modifiers::SHIFT, Key::F2);
    assert!(window.has("Note: Round 1, board A"), "{:?}", window.labels());
    window.type_text("the clock stopped");
    window.press(Key::Enter);
    assert_eq!(window.book().rounds[0].boards[0].note, "the clock stopped");
    let hint = window.get_by_label(title).accesskit_node().description().unwrap_or_default();
    assert!(hint.ends_with("Note: the clock stopped"), "{hint}");
    assert!(window.shows("Note: the clock stopped"), "the line above the sheet shows it: {:?}", window.labels());
    // The other cells of a board that belong to no seat are about the board too.
    window.click("Round 1 Board A total centres");
    choose(&mut window, Key::F, "clock stopped");
    window.assert_at("R1 · Board A");
    window.ctrl(Key::Z);
    assert_eq!(window.book().rounds[0].boards[0].note, "");
    // A figure of the standings is about its player.
    window.open_tab("Standings");
    for cell in ["Standings Ben total", "Standings Ben Round 1"] {
        window.click(cell);
        window.press_with(Modifiers::SHIFT, Key::F2);
        assert!(window.has("Note: Ben"), "{cell}: {:?}", window.labels());
        window.press(Key::Escape);
    }
    window.press_with(Modifiers::SHIFT, Key::F2);
    window.type_text("vegetarian");
    window.press(Key::Enter);
    let name = window.get_by_label("Standings Ben player").accesskit_node().description().unwrap_or_default();
    assert_eq!(name, "Note: vegetarian");
    window.open_tab("Teams");
    window.press_with(Modifiers::SHIFT, Key::F2);
    assert!(!window.has_dialog() && window.shows("only seats, boards and players have notes"), "{:?}", window.labels());
}

#[test]
fn the_notes_are_printed_with_the_boards_only_as_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut book = book();
    book.event.name = "Tea-time Open".into();
    book.people[1].note = "never to be posted".into();
    book.rounds[0].boards[0].seats[Power::France].note = "arrived late".into();
    let mut window = WindowTest::open(with_book(book));
    window.execute(Command::Post);
    window.focus_field("Folder");
    window.replace_text(&folder.path().display().to_string());
    let choice = "Print the notes at seats and boards";
    let toggled = |window: &WindowTest, name: &str| {
        window.get_by_role_and_label(Role::CheckBox, name).accesskit_node().toggled() == Some(Toggled::True)
    };
    let toggle = |window: &mut WindowTest, name: &str| {
        window.get_by_role_and_label(Role::CheckBox, name).click();
        window.run();
    };
    toggle(&mut window, "Plain text");
    let post = |window: &mut WindowTest| {
        window.click_button("Save");
        window.wait_for_text("Posted in");
        window.press(Key::Escape);
        assert!(!window.shows("Posted in"));
        std::fs::read_to_string(folder.path().join("boards-round-1.txt")).unwrap()
    };
    assert!(!toggled(&window, choice) && window.shows("notes at boards and seats"), "{:?}", window.labels());
    let text = post(&mut window);
    assert!(!text.contains("arrived late") && !text.contains("never to be posted"), "{text}");
    window.execute(Command::Post);
    toggle(&mut window, choice);
    assert!(!window.shows("notes at boards and seats"), "the sentence about what is left out follows the choice");
    let text = post(&mut window);
    assert!(text.contains("Note on France: arrived late") && !text.contains("never to be posted"), "{text}");
    // The choice is remembered.
    window.execute(Command::Post);
    assert!(toggled(&window, choice));
}

/// The colours of the seven seats of board A in round 1.
fn colours(window: &WindowTest) -> Vec<Option<FillColour>> {
    window.book().rounds[0].boards[0].seats.values().map(|seat| seat.colour).collect()
}

#[test]
fn a_fill_colour_is_chosen_in_the_menu_of_a_cell_and_taken_away() {
    let mut window = window();
    let cell = "Round 1 Board A France centres";
    window.right_click(cell);
    assert!(!menu_has(&window, "Fill with yellow"), "the colours are in a menu of their own");
    window.click_button("Colour");
    for name in ["Fill with yellow", "Fill with green", "Fill with blue", "Fill with red", "Fill with violet"] {
        assert!(menu_has(&window, name), "{name}");
    }
    window.click_button("Fill with yellow");
    assert!(!menu_has(&window, "Fill with yellow") && !menu_has(&window, "Cut"), "the menus are closed");
    // The whole row has the colour, and a screen reader is told.
    for column in ["power", "player", "centres", "score"] {
        assert!(window.has(&format!("Round 1 Board A France {column}, yellow")), "{column}: {:?}", window.labels());
    }
    assert!(window.has("Round 1 Board A Germany centres"));
    assert_eq!(colours(&window)[2], Some(FillColour::Yellow));
    // The seat of a player with a colour shows it at the name.
    window.open_tab("Players");
    window.right_click("Players Cléo name");
    window.click_button("Colour");
    window.click_button("Fill with green");
    assert!(window.has("Players Cléo name, green"));
    window.open_tab("Round 1");
    assert!(window.has("Round 1 Board A France player, green") && window.has("Round 1 Board A France centres, yellow"));
    window.open_tab("Standings");
    assert!(window.has("Standings Cléo player, green") && window.has("Standings Cléo total"));
    window.right_click("Standings Cléo total");
    window.click_button("Colour");
    window.click_button("No colour");
    assert!(window.has("Standings Cléo player"), "{:?}", window.labels());
    window.ctrl(Key::Z);
    assert!(window.has("Standings Cléo player, green"), "{:?}", window.labels());
    // A board has the colour at its title.
    window.open_tab("Round 1");
    window.right_click("Round 1 Board B name");
    window.click_button("Colour");
    window.click_button("Fill with red");
    assert!(window.has("Round 1 Board B name, red"), "{:?}", window.labels());
    assert_eq!(window.book().rounds[0].boards[1].colour, Some(FillColour::Red));
}

#[test]
fn the_colours_are_seen_in_the_record_on_the_roll_call_and_in_the_teams() {
    let mut book = book();
    let board = &mut book.rounds[0].boards[0];
    board.colour = Some(FillColour::Red);
    board.seats[Power::France].colour = Some(FillColour::Yellow);
    book.people[2].colour = Some(FillColour::Green);
    book.people[2].note = "vegetarian".into();
    let mut window = WindowTest::open(with_book(book));
    window.click("Round 1 Board A France centres, yellow");
    window.press(Key::F4);
    for cell in ["Record title, red", "Record France player, green", "Record France cards, yellow"] {
        assert!(window.has(cell), "{cell}: {:?}", window.labels());
    }
    window.enter_text("Record note", "the clock stopped");
    assert_eq!(window.book().rounds[0].boards[0].note, "the clock stopped");
    window.execute(Command::RollCall);
    let name = window.get_by_label("Roll Cléo name, green").accesskit_node().description().unwrap_or_default();
    assert_eq!(name, "Note: vegetarian");
    window.open_tab("Teams");
    window.enter_text("New team name", "Reds");
    window.enter_text("Team Reds member 1", "Cléo");
    assert!(window.has("Team Reds member 1, green"), "{:?}", window.labels());
    window.click("Team Reds member 1, green");
    window.execute(Command::NoColour);
    assert_eq!(window.book().people[2].colour, None);
}

#[test]
fn a_selection_is_filled_by_keys_as_one_step() {
    let mut window = window();
    window.click("Round 1 Board A Austria centres");
    window.click_with(Modifiers::SHIFT, "Round 1 Board A France score");
    window.ctrl_shift(Key::C);
    assert!(menu_has(&window, "Fill with yellow") && !menu_has(&window, "Cut"), "{:?}", window.labels());
    // The first colour has the keyboard focus, and the arrows go through the menu.
    window.press(Key::ArrowDown);
    window.press(Key::Enter);
    let green = Some(FillColour::Green);
    assert_eq!(colours(&window), [green, green, green, None, None, None, None]);
    assert!(window.shows("3 items: green"), "{:?}", window.labels());
    window.ctrl(Key::Z);
    assert_eq!(colours(&window), [None; 7], "all three are one step");
    window.ctrl(Key::Y);
    // The right mouse button on a selected cell keeps the selection.
    window.click("Round 1 Board A Austria centres, green");
    window.click_with(Modifiers::SHIFT, "Round 1 Board A France score, green");
    window.click_with(Modifiers::COMMAND, "Round 1 Board B name");
    window.right_click("Round 1 Board A England centres, green");
    window.click_button("Colour");
    window.click_button("Fill with blue");
    let blue = Some(FillColour::Blue);
    assert_eq!(colours(&window), [blue, blue, blue, None, None, None, None]);
    assert_eq!(window.book().rounds[0].boards[1].colour, blue, "a board and three seats are one step");
    window.ctrl(Key::Z);
    assert_eq!((colours(&window)[0], window.book().rounds[0].boards[1].colour), (green, None));
    // The history says it in words.
    window.press(Key::F11);
    assert!(window.shows("colour of Austria on Round 1, board A"), "{:?}", window.labels());
    // Every colour is found by its name among the commands.
    window.open_tab("Players");
    window.click("Players Ann name");
    window.press_with(Modifiers::ALT, Key::Q);
    window.type_text("fill with violet");
    window.press(Key::Enter);
    assert!(window.has("Players Ann name, violet"), "{:?}", window.labels());
    // Where nothing can be filled, the key says so.
    window.open_tab("Teams");
    window.ctrl_shift(Key::C);
    assert!(window.shows("put the cursor on a seat, a board or a player first"), "{:?}", window.labels());
}

#[test]
fn copied_cells_keep_their_fill_colour() {
    let noted = Rc::new(RefCell::new((String::new(), String::new())));
    let window = Topboard::new(with_book(book())).with_table_clipboard(NotedTable(noted.clone()));
    let mut window = WindowTest::show([1280.0, 860.0], window);
    window.click("Round 1 Board A France centres");
    window.execute(Command::FillYellow);
    window.event(Event::Copy);
    window.run();
    let html = noted.borrow().0.clone();
    assert!(html.contains("background:#FFEE58\">8</td>"), "{html}");
}

#[test]
fn ctrl_g_and_the_name_box_go_to_a_seat() {
    let mut window = window();
    choose(&mut window, Key::G, "r2 b france");
    assert_eq!(window.state().tab(), Tab::Round(RoundIx(1)));
    window.assert_at("R2 · Board B · France");
    window.click_button("Go to another place");
    window.type_text("standings");
    window.press(Key::Enter);
    assert_eq!(window.state().tab(), Tab::Standings);
}

#[test]
fn a_text_is_replaced_in_the_cells_of_a_tab_as_one_step() {
    let mut window = window();
    window.open_tab("Players");
    window.ctrl(Key::H);
    window.type_text("e");
    window.press(Key::Tab);
    window.type_text("E");
    window.press(Key::Enter);
    let names = |window: &WindowTest| -> Vec<String> {
        window.book().people.iter().map(|person| person.name.clone()).collect()
    };
    assert_eq!(names(&window), ["Ann", "BEn", "Cléo", "Dan LEstEr", "EvE", "Fay", "Gus", "Hal"]);
    assert!(window.shows("replaced in 3 cells"), "{:?}", window.labels());
    window.ctrl(Key::Z);
    assert_eq!(names(&window)[3], "Dan Lester");
    window.ctrl(Key::H);
    window.type_text("nobody");
    window.press(Key::Enter);
    assert!(window.shows("No cell that can be typed into has “nobody”."));
}

#[test]
fn a_click_in_the_formula_line_puts_the_caret_there() {
    let mut window = window();
    window.click("Round 1 Board A Germany player");
    let line = window.labels().into_iter().find(|line| line.starts_with("Formula line")).unwrap();
    let left = window.get_by_label(&line).rect();
    // The content begins a little to the right of the location.
    let start = Pos2::new(left.left() + 13.0, left.center().y);
    for event in [
        Event::PointerMoved(start),
        button(start, PointerButton::Primary, true),
        button(start, PointerButton::Primary, false),
    ] {
        pointer(&mut window, event);
    }
    window.type_text("Mc");
    window.press(Key::Enter);
    let seat = BoardRef::new(0, 0).seat(Power::Germany);
    assert_eq!(window.book().name_of(window.book().seat(seat).unwrap().player), "McDan Lester");
}

#[test]
fn f1_names_the_keys_of_finding_and_of_the_menus() {
    let mut window = window();
    window.press(Key::F1);
    for text in
        ["Go to the next of the places that were found", "Select another range", "Copy the selected cells as they"]
    {
        assert!(window.shows(text), "{text}");
    }
}

// Tables

#[test]
fn the_standings_are_sorted_by_several_columns_and_the_cursor_follows_its_player() {
    let mut window = window();
    window.open_tab("Standings");
    window.click("Standings Fay player");
    let top = |window: &WindowTest, name: &str| window.get_by_label(&format!("Standings {name} player")).rect().top();
    let before = top(&window, "Fay");
    window.click("Standings heading player");
    assert_ne!(top(&window, "Fay"), before);
    window.assert_at("Fay");
    // Ann and Fay have the same score. The second column decides between them.
    window.click("Standings heading total");
    let (ann, fay) = (top(&window, "Ann"), top(&window, "Fay"));
    let before = ann < fay;
    window.click_with(Modifiers::SHIFT, "Standings heading player");
    assert!(top(&window, "Ann") < top(&window, "Fay"));
    window.click_with(Modifiers::SHIFT, "Standings heading player");
    assert!(top(&window, "Ann") > top(&window, "Fay"), "{before}");
    assert!(top(&window, "Ben") < top(&window, "Ann"), "the total comes first");
    let heading = window.get_by_label("Standings heading player");
    let hint = heading.accesskit_node().description().unwrap();
    assert!(hint.contains("second, reversed"), "{hint}");
    window.assert_at("Fay");
}

#[test]
fn a_column_is_resized_by_its_edge_and_fitted_by_a_double_click() {
    let mut window = quick_window();
    let heading = "Round 1 Board A heading player";
    let width = |window: &WindowTest| window.get_by_label("Round 1 Board A France player").rect().width();
    let before = width(&window);
    let edge = |window: &WindowTest| window.get_by_label(heading).rect().right_center();
    let (from, to) = (edge(&window), edge(&window) + eframe::egui::vec2(40.0, 0.0));
    for event in [
        Event::PointerMoved(from),
        button(from, PointerButton::Primary, true),
        Event::PointerMoved(to),
        button(to, PointerButton::Primary, false),
    ] {
        pointer(&mut window, event);
    }
    assert!((width(&window) - before - 40.0).abs() < 2.0, "{} after {before}", width(&window));
    assert!(
        (window.get_by_label("Round 1 Board B France player").rect().width() - width(&window)).abs() < 1.0,
        "every board has the same columns"
    );
    let dragged = width(&window);
    // Past the time in which the next click would belong to the drag.
    for _ in 0..60 {
        window.step();
    }
    let at = edge(&window);
    for _ in 0..2 {
        for event in [
            Event::PointerMoved(at),
            button(at, PointerButton::Primary, true),
            button(at, PointerButton::Primary, false),
        ] {
            window.event(event);
            window.step();
        }
    }
    window.run();
    assert!(width(&window) < dragged - 10.0, "the longest name is short: {}", width(&window));
}

#[test]
fn a_column_is_hidden_and_shown_again() {
    let mut window = wide_window();
    window.right_click("Round 1 Board A heading out");
    window.click_button("Hide the column");
    assert!(!window.has("Round 1 Board A France out") && !window.has("Round 1 Board B France draw"));
    window.open_tab("Round 2");
    assert!(!window.has("Round 2 Board A France out"), "all rounds have the same columns");
    window.command(Command::ShowHiddenColumns);
    assert!(window.has("Round 2 Board A France out"));
    window.open_tab("Players");
    window.right_click("Players heading games");
    window.click_button("Hide the column");
    assert!(!window.has("Players Ann games"));
    // The cursor does not stop on what cannot be seen, and a copy has only what is seen.
    window.click("Players Ann name");
    window.press(Key::End);
    assert!(!window.formula_line().contains("games"));
}

#[test]
fn a_column_is_moved_and_the_cursor_goes_with_it() {
    let mut window = window();
    let left = |window: &WindowTest, label: &str| window.get_by_label(label).rect().left();
    window.open_tab("Standings");
    let shown = window.cell_text("Standings Ann total");
    assert!(left(&window, "Standings Ann total") > left(&window, "Standings Ann Round 1"));
    window.right_click("Standings heading total");
    window.click_button("Move the column to the left");
    while window.has("Standings Ann Round 1")
        && left(&window, "Standings Ann total") > left(&window, "Standings Ann Round 1")
    {
        let before = left(&window, "Standings Ann total");
        window.command(Command::MoveColumnLeft);
        assert!(left(&window, "Standings Ann total") < before);
    }
    assert_eq!(window.cell_text("Standings Ann total"), shown, "the figures go with their heading");
    assert!(window.formula_line().contains("total"), "{}", window.formula_line());
    // The place and the player stay in view at the left, and keep their places.
    for _ in 0..3 {
        window.execute(Command::MoveColumnLeft);
    }
    assert!(left(&window, "Standings Ann total") > left(&window, "Standings Ann player"));
    window.command(Command::UsualColumnOrder);
    assert!(left(&window, "Standings Ann total") > left(&window, "Standings Ann Round 1"));

    // What is typed and pasted goes to the columns as they are seen.
    window.open_tab("Players");
    window.click("Players Ann region");
    window.command(Command::MoveColumnRight);
    assert!(window.formula_line().contains("region"), "{}", window.formula_line());
    let all = PersonColumn::ALL.map(|column| format!("Players Ann {}", column.name()));
    let mut order: Vec<&String> = all.iter().filter(|label| window.has(label)).collect();
    order.sort_by(|a, b| left(&window, a).total_cmp(&left(&window, b)));
    let region = order.iter().position(|label| label.ends_with("region")).unwrap();
    assert!(region >= 2, "{order:?}");
    let before = order[region - 1].clone();
    window.click(&before);
    window.paste("7\tYorkshire");
    window.press(Key::Enter);
    assert_eq!(window.book().people[0].region, "Yorkshire");
    assert!(!window.cell_text(&before).is_empty(), "{before}");
}

#[test]
fn a_heading_is_dragged_to_another_place() {
    let mut window = window();
    let rect = |window: &WindowTest, label: &str| window.get_by_label(label).rect();
    window.open_tab("Standings");
    let order =
        |window: &WindowTest| rect(window, "Standings Ann Round 1").left() < rect(window, "Standings Ann total").left();
    assert!(order(&window));
    let from = rect(&window, "Standings heading total").center();
    let to = rect(&window, "Standings heading Round 1").left_center() + eframe::egui::vec2(6.0, 0.0);
    let drag = |window: &mut WindowTest, to: Pos2, cancel: bool| {
        pointer(window, Event::PointerMoved(from));
        pointer(window, button(from, PointerButton::Primary, true));
        pointer(window, Event::PointerMoved(to));
        if cancel {
            window.press(Key::Escape);
        }
        pointer(window, button(to, PointerButton::Primary, false));
    };
    drag(&mut window, to, true);
    assert!(order(&window), "Escape cancels the drag");
    drag(&mut window, to, false);
    assert!(!order(&window), "total stands before round 1");
    assert!(window.shows("moved the column “total”"));
    let sorted = |window: &WindowTest| {
        let heading = window.get_by_label("Standings heading total");
        heading.accesskit_node().data().sort_direction().is_some()
    };
    assert!(!sorted(&window), "a drag does not sort");
    window.click("Standings heading total");
    assert!(sorted(&window), "a click does");
    // The place and the player stay in view at the left, and keep their places.
    let from_round = rect(&window, "Standings heading Round 1").center();
    pointer(&mut window, Event::PointerMoved(from_round));
    pointer(&mut window, button(from_round, PointerButton::Primary, true));
    let left = rect(&window, "Standings heading place").center();
    pointer(&mut window, Event::PointerMoved(left));
    pointer(&mut window, button(left, PointerButton::Primary, false));
    assert!(order(&window));
    assert!(rect(&window, "Standings Ann player").right() <= rect(&window, "Standings Ann Round 1").left() + 1.0);
}

#[test]
fn several_columns_to_sort_by_say_which_comes_first() {
    let mut window = window();
    window.open_tab("Players");
    window.enter_text("Players Ann region", "UK");
    let description = |window: &WindowTest, label: &str| {
        window.get_by_label(label).accesskit_node().data().description().map(str::to_owned)
    };
    window.click("Players heading region");
    assert!(description(&window, "Players heading region").is_none_or(|text| !text.contains("number")));
    window.click_with(Modifiers::SHIFT, "Players heading name");
    let text = |label| description(&window, label).unwrap_or_default();
    assert!(text("Players heading region").contains("number 1"), "{}", text("Players heading region"));
    assert!(text("Players heading name").contains("number 2"), "{}", text("Players heading name"));
}

#[test]
fn the_list_of_players_is_sorted_by_several_columns_and_typing_moves_no_row() {
    let mut window = window();
    window.open_tab("Players");
    for (name, region) in [("Ann", "UK"), ("Cléo", "France"), ("Eve", "UK"), ("Gus", "France")] {
        window.enter_text(&format!("Players {name} region"), region);
    }
    let names = |window: &WindowTest| {
        let mut rows: Vec<(f32, String)> = window
            .book()
            .people
            .iter()
            .map(|person| {
                (window.get_by_label(&format!("Players {} name", person.name)).rect().top(), person.name.clone())
            })
            .collect();
        rows.sort_by(|a, b| a.0.total_cmp(&b.0));
        rows.into_iter().map(|(_, name)| name).collect::<Vec<_>>().join(" ")
    };
    let before = window.book().clone();
    window.click("Players Eve name");
    window.click("Players heading region");
    window.click_with(Modifiers::SHIFT, "Players heading name");
    window.click_with(Modifiers::SHIFT, "Players heading name");
    assert_eq!(names(&window), "Gus Cléo Eve Ann Hal Fay Dan Lester Ben");
    assert_eq!(window.book(), &before, "the order of entry stays");
    // What is typed goes to the player of the row, and moves no row.
    window.enter_text("Players Cléo region", "Zaire");
    assert_eq!(names(&window), "Gus Cléo Eve Ann Hal Fay Dan Lester Ben");
    let regions = |window: &WindowTest| {
        let people = &window.book().people;
        people.iter().map(|person| person.region.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(regions(&window), "UK  Zaire  UK  France ");
    // A pasted column goes to the rows as they are seen.
    window.click("Players Gus region");
    window.paste("A\nB\nC");
    window.press(Key::Enter);
    assert_eq!(regions(&window), "UK  B  C  A ");
    // A new player is added at the end.
    window.enter_text("New player name", "Ida");
    assert_eq!(names(&window), "Gus Cléo Eve Ann Hal Fay Dan Lester Ben Ida");
    window.execute(Command::SortByPlace);
    assert_eq!(names(&window), "Ann Ben Cléo Dan Lester Eve Fay Gus Hal Ida");
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
    pointer(&mut window, Event::Zoom(1.5));
    assert!(height(&window) > before * 1.3);
}

#[test]
fn the_menu_of_a_cell_offers_boards_and_cards_only_where_the_tab_has_boards() {
    let mut window = window();
    let offers = |window: &mut WindowTest, label: &str| {
        window.right_click(label);
        let offered = window.labels();
        window.press(Key::Escape);
        ["Add a board", "Card for late orders"].map(|command| offered.iter().any(|label| label.starts_with(command)))
    };
    assert_eq!(offers(&mut window, "Round 1 Board A France centres"), [true, true]);
    window.open_tab("Players");
    assert_eq!(offers(&mut window, "Players Ann region"), [false, false]);
    window.execute(Command::RollCall);
    assert_eq!(offers(&mut window, "Roll Ann status"), [false, false]);
    // The keys and the menu bar have them everywhere.
    window.press_with(Modifiers::SHIFT, Key::F6);
    assert!(window.has_dialog());
}

// Dialogs

#[test]
fn a_click_beside_a_dialog_and_one_escape_lose_nothing_that_was_typed() {
    let mut window = window();
    window.execute(Command::RenameRound);
    window.replace_text("Final");
    let beside = Pos2::new(8.0, 400.0);
    for event in [
        Event::PointerMoved(beside),
        button(beside, PointerButton::Primary, true),
        button(beside, PointerButton::Primary, false),
    ] {
        pointer(&mut window, event);
    }
    assert!(window.has_dialog(), "a click beside it");
    window.press(Key::Escape);
    assert!(window.has_dialog() && window.shows("Escape again discards it"));
    window.press(Key::Enter);
    assert!(window.has_tab("Final"));
}

#[test]
fn keys_after_ctrl_s_go_to_the_dialog_and_not_into_a_cell() {
    let mut window = window();
    window.click("Round 1 Board A France centres");
    let ctrl_s =
        |pressed| Event::Key { key: Key::S, physical_key: None, pressed, repeat: false, modifiers: Modifiers::COMMAND };
    // All of them arrive in one frame.
    let keys = [ctrl_s(true), ctrl_s(false), Event::Text("x".into()), Event::Text("y".into())];
    window.input_mut().events.extend(keys);
    window.run();
    assert_eq!(centres(&window, Power::France), "8");
    assert!(window.has_dialog());
    let path = window.field_text("Path of the file to save");
    assert!(path.ends_with("xy"), "{path}");
}

#[test]
fn the_status_line_counts_errors_apart_and_calls_no_board_with_35_centres_complete() {
    let mut window = window();
    window.enter_text("Round 1 Board A ending", "draw");
    assert!(window.shows("1 of 2 boards complete"), "{:?}", window.labels());
    window.enter_text("Round 1 Board A France centres", "9");
    assert!(window.shows("1 error"), "{:?}", window.labels());
    assert!(window.shows("0 of 2 boards complete"));
}
