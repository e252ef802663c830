//! Filters of tables: the list of the values of a column, a text, several columns, and what the rows in view have to do with
//! the cursor, copies and sums.

use crate::common::window::{WindowTest, book_with_boards, event_of_players, fill_board, with_book};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::Command;
use topboard::book::{BoardRef, Book, Edit, PersonField, PersonId};

/// Two boards with results, and the regions of twelve of their players.
fn book() -> Book {
    let mut book = book_with_boards(1, &["A", "B"]);
    let names = [
        ["Ann Mac", "Ben Murphy", "Cléo Petit", "Dan Lester", "Eve Ní Bhroin", "Fay Mackay", "Gus Green"],
        ["Hal Roux", "Ida Mach", "Jo Byrne", "Kim Roy", "Léa Blanc", "Mo Walsh", "Ned Hall"],
    ];
    let regions = [
        ["UK", "Ireland", "France", "UK", "Ireland", "UK", "UK"],
        ["France", "", "Ireland", "", "France", "Ireland", "UK"],
    ];
    for (board, (names, regions)) in names.iter().zip(regions).enumerate() {
        let centres = [[3, 11, 8, 0, 1, 3, 8], [11, 8, 0, 1, 3, 8, 3]][board];
        fill_board(&mut book, BoardRef::new(0, board), *names, centres);
        for (name, region) in names.iter().zip(regions) {
            let player = book.find_person(name).unwrap().id;
            book.apply(Edit::Person(player, PersonField::Region(region.to_owned()))).unwrap();
        }
    }
    book
}

fn players() -> WindowTest {
    let mut window = WindowTest::open(with_book(book()));
    window.open_tab("Players");
    window
}

/// The names of the players in view, from top to bottom.
fn names(window: &WindowTest) -> Vec<String> {
    let labels = window.labels();
    let name = |label: &String| Some(label.strip_prefix("Players ")?.strip_suffix(" name")?.to_owned());
    let is_player = |name: &String| !name.ends_with(" family") && !name.starts_with("line ") && name != "heading";
    labels.iter().filter_map(name).filter(is_player).collect()
}

/// The values in the open list: “[x] Ireland 3 rows”.
fn values(window: &WindowTest) -> Vec<String> {
    let boxes = window.query_all_by_role(Role::CheckBox);
    let line = |node: egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        let is_checked = node.toggled() == Some(eframe::egui::accesskit::Toggled::True);
        let mark = if is_checked { "[x]" } else { "[ ]" };
        format!("{mark} {} {}", node.label().unwrap_or_default(), node.value().unwrap_or_default())
    };
    boxes.map(line).collect()
}

#[track_caller]
fn choose(window: &mut WindowTest, value: &str) {
    window.get_by_role_and_label(Role::CheckBox, value).click();
    window.run();
}

/// Opens the list of a column by the menu of its heading.
#[track_caller]
fn open_list(window: &mut WindowTest, heading: &str) {
    window.get_by_label(heading).click_secondary();
    window.run();
    window.click_menu_entry("Filter the rows…");
}

fn click_at(window: &mut WindowTest, pos: Pos2) {
    window.event(Event::PointerMoved(pos));
    window.run();
    for pressed in [true, false] {
        window.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE });
        window.run();
    }
}

#[test]
fn the_menu_of_a_heading_opens_the_values_of_its_column_with_their_counts() {
    let mut window = players();
    open_list(&mut window, "Players heading region");
    assert_eq!(values(&window), ["[x] France 3 rows", "[x] Ireland 4 rows", "[x] UK 5 rows", "[x] (empty) 2 rows"]);
    // The mouse chooses two of them.
    window.click_button("None");
    assert!(window.shows("0 of 4 values"));
    choose(&mut window, "Ireland");
    choose(&mut window, "UK");
    window.click_button("Filter");
    assert_eq!(names(&window).len(), 9);
    assert!(!names(&window).contains(&"Hal Roux".to_owned()) && !names(&window).contains(&"Ida Mach".to_owned()));
    assert!(window.has("Region: Ireland, UK") && window.has("9 of 14 rows"), "{:?}", window.labels());
    // A screen reader hears it at the heading.
    let heading = window.get_by_label("Players heading region").accesskit_node();
    assert!(heading.description().unwrap_or_default().contains("The rows are filtered by this column"));
    // The list has the same choice when it opens again, also with another tab between.
    window.open_tab("Standings");
    window.open_tab("Players");
    assert_eq!(names(&window).len(), 9);
    window.click_button("Region: Ireland, UK");
    assert_eq!(values(&window), ["[ ] France 3 rows", "[x] Ireland 4 rows", "[x] UK 5 rows", "[ ] (empty) 2 rows"]);
    window.click_button("All");
    window.click_button("Filter");
    assert_eq!(names(&window).len(), 14);
}

#[test]
fn the_values_of_a_column_of_moments_are_in_the_order_of_time() {
    let mut book = event_of_players(["Ann", "Ben", "Cy"], "WDC 2006");
    for (player, moment) in (1..).zip(["2026-03-17T21:40", "2026-10-01 08:00", "2026-03-07 09:15"]) {
        book.apply(Edit::Person(PersonId(player), PersonField::SignedUp(moment.into()))).unwrap();
    }
    let mut window = WindowTest::open(with_book(book));
    window.open_tab("Players");
    open_list(&mut window, "Players heading signed up");
    let moments = ["7 March 2026, 09:15", "17 March 2026, 21:40", "1 October 2026, 08:00"];
    assert_eq!(values(&window), moments.map(|moment| format!("[x] {moment} 1 row")));
}

#[test]
fn the_keyboard_chooses_values_and_types_words() {
    let mut window = players();
    window.click("Players Ann Mac region");
    window.ctrl_shift(Key::L);
    assert!(window.has_dialog());
    // The first press goes from the field to the list, and Space chooses there.
    window.press(Key::ArrowDown);
    window.type_text(" ");
    window.press(Key::ArrowDown);
    window.press(Key::ArrowDown);
    window.press(Key::ArrowDown);
    window.type_text(" ");
    assert_eq!(values(&window), ["[ ] France 3 rows", "[x] Ireland 4 rows", "[x] UK 5 rows", "[ ] (empty) 2 rows"]);
    window.press(Key::Enter);
    assert!(!window.has_dialog());
    assert_eq!(names(&window).len(), 9);
    // A second column. Words without a choice are the filter themselves.
    window.click("Players Ann Mac name");
    window.ctrl_shift(Key::L);
    window.type_letters("mac");
    assert_eq!(
        values(&window),
        ["[x] Ann Mac 1 row", "[x] Fay Mackay 1 row"],
        "Ida Mach is filtered out by her region"
    );
    window.press(Key::Enter);
    assert_eq!(names(&window), ["Ann Mac", "Fay Mackay"]);
    for text in ["Region: Ireland, UK", "Name: “mac”", "2 of 14 rows"] {
        assert!(window.has(text), "{text}: {:?}", window.labels());
    }
    // The cross beside a filter removes only this one.
    window.click_button("Remove the filter “Region: Ireland, UK”");
    assert_eq!(names(&window), ["Ann Mac", "Fay Mackay", "Ida Mach"]);
    window.press(Key::Escape);
    assert_eq!(names(&window).len(), 14);
    assert!(!window.shows("of 14 rows"));
}

#[test]
fn escape_leaves_the_list_and_nothing_chosen_cannot_be_applied() {
    let mut window = players();
    window.click("Players Ann Mac region");
    window.ctrl_shift(Key::L);
    window.click_button("None");
    window.press(Key::Enter);
    assert!(window.has_dialog(), "no value is chosen");
    window.press(Key::Escape);
    assert!(!window.has_dialog());
    assert_eq!(names(&window).len(), 14);
    // The keyboard is at the cells again.
    window.press(Key::ArrowDown);
    window.type_letters("Wales");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Players Ben Murphy region"), "Wales");
}

#[test]
fn the_mark_in_a_heading_opens_the_list_and_a_click_beside_it_sorts() {
    let mut window = players();
    let heading = window.get_by_label("Players heading region").rect();
    click_at(&mut window, heading.right_center() - eframe::egui::vec2(11.0, 0.0));
    assert!(window.has_dialog());
    assert_eq!(values(&window).len(), 4);
    window.press(Key::Escape);
    assert_eq!(names(&window)[0], "Ann Mac");
    click_at(&mut window, heading.left_center() + eframe::egui::vec2(20.0, 0.0));
    assert!(!window.has_dialog());
    assert_eq!(names(&window)[0], "Cléo Petit", "sorted by the region");
}

#[test]
fn the_cursor_stays_on_its_row_when_rows_are_filtered_and_shown_again() {
    let mut window = players();
    window.click("Players Mo Walsh region");
    window.execute(Command::FilterByValue);
    assert_eq!(names(&window), ["Ben Murphy", "Eve Ní Bhroin", "Jo Byrne", "Mo Walsh"]);
    let at_walsh = |window: &WindowTest| {
        window.get_by_label("Players Mo Walsh region").accesskit_node().is_selected() == Some(true)
    };
    assert!(at_walsh(&window));
    window.press(Key::Escape);
    assert!(at_walsh(&window));
}

#[test]
fn only_rows_in_view_are_copied_summed_and_filled() {
    let mut window = players();
    window.click("Players Ann Mac region");
    window.execute(Command::FilterByValue);
    assert_eq!(names(&window), ["Ann Mac", "Dan Lester", "Fay Mackay", "Gus Green", "Ned Hall"]);
    window.click("Players Ann Mac region");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    assert!(window.shows("count 3"), "{:?}", window.labels());
    assert_eq!(window.text_copied_by(Event::Copy), "UK\nUK\nUK\n");
    // Everything is what is in view, by the key and by the menu.
    window.ctrl(Key::A);
    let all = window.text_copied_by(Event::Copy);
    assert!(all.contains("Ned Hall") && !all.contains("Ben Murphy"), "{all}");
    // Ctrl+D and Delete change no row that is out of view.
    window.click("Players Ann Mac region");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.ctrl(Key::D);
    let region = |window: &WindowTest, name: &str| window.book().find_person(name).unwrap().region.clone();
    assert_eq!(region(&window, "Ben Murphy"), "Ireland");
    window.click("Players Fay Mackay region");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.press(Key::Delete);
    assert_eq!((region(&window, "Fay Mackay"), region(&window, "Gus Green")), (String::new(), String::new()));
    assert_eq!(region(&window, "Cléo Petit"), "France");
}

#[test]
fn a_pasted_block_goes_into_the_rows_in_view() {
    let mut window = players();
    window.click("Players Ann Mac region");
    window.execute(Command::FilterByValue);
    let towns = |window: &WindowTest| {
        let people = window.book().people.iter().filter(|person| !person.town.is_empty());
        people.map(|person| format!("{} {}", person.name, person.town)).collect::<Vec<_>>()
    };
    window.click("Players Dan Lester town");
    window.paste("Bath\nYork\nHull");
    assert!(window.has("5 of 14 rows"), "{:?}", window.labels());
    window.press(Key::Enter);
    assert_eq!(towns(&window), ["Dan Lester Bath", "Fay Mackay York", "Gus Green Hull"]);
    assert!(window.has("5 of 14 rows"), "the filter stays");
    // A name finds its player, also one whom the filter leaves out. Then all rows are shown, to see what changes.
    window.click("Players Ann Mac name");
    window.paste("Name\tTown\nBen Murphy\tCork\nNed Hall\tLeeds");
    assert!(!window.shows("of 14 rows"));
    window.press(Key::Enter);
    assert_eq!(
        towns(&window),
        ["Ben Murphy Cork", "Dan Lester Bath", "Fay Mackay York", "Gus Green Hull", "Ned Hall Leeds"]
    );
}

#[test]
fn a_new_player_in_a_pasted_block_shows_all_rows() {
    let mut window = players();
    window.click("Players Ann Mac region");
    window.execute(Command::FilterByValue);
    window.click("Players Ann Mac name");
    window.paste("Zoe Young\nXavier Young");
    assert!(!window.shows("of 14 rows"));
    window.press(Key::Enter);
    assert!(names(&window).contains(&"Xavier Young".to_owned()), "{:?}", names(&window));
}

#[test]
fn the_word_of_an_empty_cell_shows_the_rows_that_it_finds() {
    let mut window = players();
    window.click("Players Ann Mac region");
    window.ctrl_shift(Key::L);
    window.type_letters("empty");
    assert_eq!(values(&window), ["[x] (empty) 2 rows"]);
    window.press(Key::Enter);
    assert_eq!(names(&window), ["Ida Mach", "Kim Roy"]);
    assert!(window.has("2 of 14 rows"), "{:?}", window.labels());
}

#[test]
fn standings_and_history_are_filtered_too() {
    let mut window = players();
    window.open_tab("Standings");
    open_list(&mut window, "Standings heading player");
    window.type_letters("mac");
    window.press(Key::Enter);
    let shown = |window: &WindowTest| {
        window.labels().iter().filter(|label| label.starts_with("Standings ") && label.ends_with(" player")).count() - 1
    };
    assert_eq!(shown(&window), 3);
    assert!(window.has("Player: “mac”") && window.has("3 of 14 rows"), "{:?}", window.labels());
    // Alt+Down opens the list of a column whose cells are computed.
    window.click("Standings Ann Mac player");
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(window.field_text("Search in Player"), "mac");
    window.click_button("All rows");
    assert_eq!(shown(&window), 14);
    window.open_tab("Players");
    window.enter_text("Players Ann Mac region", "Wales");
    window.enter_text("Players Mo Walsh town", "Cork");
    window.execute(Command::History);
    open_list(&mut window, "History heading Field");
    window.type_letters("town");
    window.press(Key::Enter);
    assert!(window.has("1 of 2 rows"), "{:?}", window.labels());
}

#[test]
fn a_cell_that_a_filter_leaves_out_is_shown_when_one_goes_there() {
    let mut window = players();
    window.click("Players Ann Mac region");
    window.execute(Command::FilterByValue);
    assert!(!names(&window).contains(&"Ben Murphy".to_owned()));
    window.ctrl(Key::G);
    window.type_text("Ben Murphy");
    window.press(Key::Enter);
    assert!(names(&window).contains(&"Ben Murphy".to_owned()));
    assert!(!window.shows("of 14 rows"));
    assert!(window.has("The filter of Region is off, because the match was hidden."), "{:?}", window.labels());
}

#[test]
fn only_the_filter_that_hides_a_match_is_taken_off_and_the_sort_stays() {
    let mut window = players();
    window.click("Players heading name");
    window.click("Players heading name");
    open_list(&mut window, "Players heading name");
    window.type_letters("m");
    window.press(Key::Enter);
    window.click("Players Ann Mac region");
    window.execute(Command::FilterByValue);
    assert_eq!(names(&window), ["Fay Mackay", "Ann Mac"]);
    window.ctrl(Key::F);
    window.type_text("Ben Murphy");
    window.press(Key::Enter);
    assert!(window.has("The filter of Region is off, because the match was hidden."), "{:?}", window.labels());
    assert!(window.shows("1 of ") && window.has("Name: “m”"), "{:?}", window.labels());
    assert_eq!(names(&window), ["Mo Walsh", "Kim Roy", "Ida Mach", "Fay Mackay", "Ben Murphy", "Ann Mac"]);
    // Escape closes the message and the filters, and leaves the order.
    for _ in 0..4 {
        window.press(Key::Escape);
    }
    assert_eq!(names(&window).first().map(String::as_str), Some("Ned Hall"));
    window.right_click("Players heading name");
    window.click_button("Back to the order of entry");
    assert_eq!(names(&window).first().map(String::as_str), Some("Ann Mac"));
}

#[test]
fn a_row_that_is_typed_out_of_its_filter_stays_until_the_filter_is_applied_again() {
    let mut window = players();
    window.click("Players Ann Mac region");
    window.execute(Command::FilterByValue);
    window.enter_text("Players Dan Lester region", "Wales");
    window.enter_text("Players Fay Mackay town", "York");
    assert_eq!(names(&window), ["Ann Mac", "Dan Lester", "Fay Mackay", "Gus Green", "Ned Hall"]);
    assert!(window.has("1 row no longer matched"), "{:?}", window.labels());
    window.click_button("Apply the filters again");
    assert_eq!(names(&window), ["Ann Mac", "Fay Mackay", "Gus Green", "Ned Hall"]);
    assert!(!window.shows("no longer matched"));
    // A line of the notebook has no address, and stays too.
    window.command(Command::WriteNote);
    for text in ["Rain.", "Sun."] {
        window.type_text(text);
        window.press(Key::Enter);
    }
    window.click("Notebook 1 text");
    window.execute(Command::FilterByValue);
    assert!(!window.has("Notebook 2 text"));
    window.enter_text("Notebook 1 text", "Rain and wind.");
    assert_eq!(window.cell_text("Notebook 1 text"), "Rain and wind.");
}

#[test]
fn a_round_says_why_it_has_no_filter_and_what_helps() {
    let mut window = WindowTest::open(with_book(book()));
    let reason = "A round has no filter: it consists of boards";
    window.click("Round 1 Board A France player");
    window.ctrl_shift(Key::L);
    assert!(window.shows(reason) && window.shows("Find (Ctrl+F)"), "{:?}", window.labels());
    window.press(Key::Escape);
    assert!(!window.shows(reason));
    window.right_click("Round 1 Board A France player");
    // The last entry of a menu that is longer than the window.
    assert!(window.has("Filter the rows…"));
    window.press(Key::End);
    window.press(Key::Enter);
    assert!(window.shows(reason), "{:?}", window.labels());
}

#[test]
fn a_typed_condition_filters_by_the_numbers_of_a_column() {
    let mut window = players();
    window.open_tab("Standings");
    let shown = |window: &WindowTest| {
        let names = ["Ann Mac", "Ben Murphy", "Cléo Petit", "Dan Lester", "Hal Roux", "Ida Mach", "Mo Walsh"];
        names.into_iter().filter(|name| window.has(&format!("Standings {name} total"))).collect::<Vec<_>>()
    };
    let all = shown(&window).len();
    window.click("Standings Ben Murphy total");
    window.ctrl_shift(Key::L);
    window.type_text("top 2");
    window.press(Key::Enter);
    assert_eq!(shown(&window), ["Ben Murphy", "Hal Roux"], "both have 11 centres");
    window.press(Key::Escape);
    window.ctrl_shift(Key::L);
    window.replace_text("> 1");
    window.press(Key::Enter);
    let above = shown(&window);
    assert!(above.contains(&"Ben Murphy") && !above.contains(&"Dan Lester"), "{above:?}");
    window.press(Key::Escape);
    assert_eq!(shown(&window).len(), all);
}

#[test]
fn the_largest_numbers_are_those_of_the_whole_column_whatever_another_filter_shows() {
    let mut window = players();
    window.open_tab("Standings");
    window.click("Standings Cléo Petit player");
    window.ctrl_shift(Key::L);
    window.type_text("Petit");
    window.press(Key::Enter);
    assert!(!window.has("Standings Ben Murphy total"));
    window.click("Standings Cléo Petit total");
    window.ctrl_shift(Key::L);
    window.type_text("top 2");
    assert!(window.shows("No row has this text"), "{:?}", window.labels());
}
