//! Find, replace, go to, the list of keys and the palette of commands.

use crate::common::window::{WindowTest, add_players, with_book};
use crate::small_event::{book, choose, one_board_window, window};
use eframe::egui::accesskit::Role as AccessRole;
use eframe::egui::{Key, Modifiers, Role, Theme};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::Command;
use topboard::app::views::Tab;
use topboard::book::{BoardRef, Edit, NotebookEntry, Power, RoundIx, SeatField};
use topboard::languages::{Language, set_window_language};

#[test]
fn find_goes_to_a_board_and_the_theme_can_be_dark() {
    let mut h = window();
    h.ctrl(Key::F);
    h.type_text("round 2 board b");
    h.press(Key::Enter);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
    h.type_text("7");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 2 Board B Austria centres"), "7");
    h.command(Command::ToggleTheme);
    assert_eq!(h.ctx.theme(), Theme::Dark);
    assert!(h.query_by_label("Dark").is_some());
}

#[test]
fn find_in_the_standings_goes_to_the_row_of_the_player() {
    let mut book = book();
    add_players(&mut book, ["Zoé Late"]);
    let mut h = WindowTest::open(with_book(book));
    h.open_tab("Standings");
    h.ctrl(Key::F);
    h.type_text("cléo");
    let found: Vec<_> = h
        .query_all_by_role_and_label(Role::ListBoxOption, "Cléo")
        .filter_map(|option| option.accesskit_node().value())
        .collect();
    assert_eq!(found.first().map(String::as_str), Some("Standings"), "{found:?}");
    h.press(Key::Enter);
    assert_eq!(h.state().tab(), Tab::Standings);
    // Somebody without a game has no row there.
    h.ctrl(Key::F);
    h.type_text("zoé");
    h.press(Key::Enter);
    assert_eq!(h.state().tab(), Tab::Players);
}

#[test]
fn find_goes_to_the_paragraph_or_the_field_of_a_rule() {
    let mut book = book();
    book.event.rules = "WDC 2006".into();
    book.event.system = None;
    let mut window = WindowTest::open(with_book(book));
    window.ctrl(Key::F);
    window.type_text("rounds played");
    assert_eq!(window.list_entries(), ["Rounds played"]);
    window.press(Key::Enter);
    assert_eq!(window.state().tab(), Tab::Rules);
    let note = "“Rounds played” belongs to this paragraph. “Copy and change” lets you change it.";
    assert!(window.has(note), "{:?}", window.labels());
    // A rule that these rules do not have is found too.
    choose(&mut window, Key::F, "draws game");
    assert!(window.has("“Draws” belongs to this paragraph. “Copy and change” lets you change it."));
    choose(&mut window, Key::F, "groups groups");
    assert!(window.has("“Groups” is not set in these rules. “Copy and change” lets you set it."));
    // No part of a name finds a rule.
    window.ctrl(Key::F);
    window.replace_text("eve");
    assert_eq!(window.list_entries(), ["Eve", "Eve"], "a player and a seat");
    window.press(Key::Escape);
    // In the editor of the event's own rules, the field gets the keyboard.
    window.execute(Command::CopySystem);
    window.execute(Command::UseSystem);
    window.open_tab("Players");
    choose(&mut window, Key::F, "rounds played");
    assert_eq!(window.state().tab(), Tab::Rules);
    assert!(window.get_by_label("top board: rounds played").accesskit_node().is_focused());
}

#[test]
fn f1_lists_every_key_and_finds_one_by_words() {
    let mut window = one_board_window();
    window.press(Key::F1);
    assert!(window.has("Fill down, fill to the right") && window.has("Write the book to its file"));
    window.type_text("FILTER");
    assert!(window.has("Ctrl+Shift+L") && !window.has("Fill down, fill to the right"), "{:?}", window.labels());
    // A key finds its effect too.
    window.replace_text("ctrl+d");
    assert!(window.has("Fill down, fill to the right") && !window.has("Ctrl+Shift+L"));
    // Other words of a command find it, also one without keys.
    for (words, found) in
        [("comment", "Shift+F2"), ("highlight", "Ctrl+Shift+C"), ("delete row", "Event, Remove the player")]
    {
        window.replace_text(words);
        assert!(window.has(found), "{words}: {:?}", window.labels());
    }
    window.replace_text("no such key");
    assert!(window.has("No key matches these words."));
    window.press(Key::Escape);
    assert!(!window.has_dialog());
}

#[test]
fn the_palette_finds_a_command_by_a_few_letters_and_runs_it() {
    let mut window = one_board_window();
    window.press_with(eframe::egui::Modifiers::ALT, Key::Q);
    window.type_letters("add bo");
    let first = window.query_all_by_role(Role::ListBoxOption).next().and_then(|node| node.accesskit_node().label());
    assert_eq!(first.as_deref(), Some("Add a board"));
    window.press(Key::Enter);
    assert!(window.has("Round 1 Board B France player"));
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
fn a_seat_is_found_by_the_name_of_its_power_in_the_language() {
    set_window_language(Language::German);
    let mut window = window();
    choose(&mut window, Key::G, "r2 b frankreich");
    assert_eq!(window.state().tab(), Tab::Round(RoundIx(1)));
    window.type_text("9");
    window.press(Key::Enter);
    let seat = BoardRef::new(1, 1).seat(Power::France);
    assert_eq!(window.book().seat(seat).unwrap().centres.to_string(), "9");
}

#[test]
fn a_seat_that_is_typed_in_full_comes_before_every_text_and_other_boards_are_not_listed() {
    let mut book = book();
    let board_b = BoardRef::new(0, 1);
    for (power, name) in [(Power::Italy, "Anna"), (Power::Austria, "Abel")] {
        book.apply(book.edit_to_seat(board_b.seat(power), name)).unwrap();
    }
    let note = "The orders of r1 a italy came late.".to_owned();
    book.apply(Edit::Seat(board_b.seat(Power::Italy).first_id(), SeatField::Note(note))).unwrap();
    let ruling = "R1 B: a support of Italy against Austria is cut.";
    let note = NotebookEntry { location: "R1 B".into(), text: ruling.into(), ..NotebookEntry::default() };
    book.apply(Edit::AddNote { position: 0, note }).unwrap();
    let mut window = WindowTest::open(with_book(book));
    for (words, seat) in [("r1 a italy", "R1 · Board A · Italy"), ("r1 b austria", "R1 · Board B · Austria")] {
        for key in [Key::G, Key::F] {
            choose(&mut window, key, words);
            window.assert_at(seat);
        }
    }
    window.ctrl(Key::F);
    window.replace_text("r1 a italy");
    assert_eq!(window.list_entries(), ["Eve", ruling], "the text is last");
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
    assert!(window.shows("No cell of this tab has “nobody”."));
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

#[test]
fn words_find_a_command_that_cannot_be_done_yet_and_it_says_what_is_to_be_done_first() {
    let mut window = one_board_window();
    for (words, command) in [
        ("split", "The game ended as an agreed draw"),
        ("bismark", "The year’s ladder"),
        ("accepted", "The event is accredited"),
        ("summer", "Rule on disputed orders…"),
        ("country", "All columns of the players"),
        ("teams", "Players who want a team…"),
        ("insert row above", "Insert before this one"),
    ] {
        window.press_with(Modifiers::ALT, Key::Q);
        window.type_text(words);
        let entries = window.list_entries();
        assert!(entries.iter().any(|entry| entry == command), "{words}: {entries:?}");
        window.press(Key::Escape);
    }
    window.press_with(Modifiers::ALT, Key::Q);
    window.type_text("accredited");
    assert!(window.list_entries().iter().any(|entry| entry == "The event is accredited"));
    window.press(Key::Enter);
    assert!(
        window.shows("“The event is accredited” is not possible now: "),
        "it says what to do first: {:?}",
        window.labels()
    );
    // What can be done now comes first, and without words nothing else is listed.
    window.press_with(Modifiers::ALT, Key::Q);
    assert!(!window.list_entries().iter().any(|entry| entry == "The event is accredited"));
}

#[test]
fn replace_says_that_a_text_is_only_in_computed_cells() {
    let mut window = one_board_window();
    let score = window.cell_text("Round 1 Board A France score");
    window.ctrl(Key::H);
    window.type_text(&score);
    window.press(Key::Enter);
    assert!(window.shows(&format!("“{score}” is only in")), "{:?}", window.labels());
}

#[test]
fn go_to_prefers_the_board_of_the_round_in_view() {
    let mut window = window();
    window.open_tab("Round 2");
    choose(&mut window, Key::G, "board b");
    assert_eq!(window.state().tab(), Tab::Round(RoundIx(1)));
    window.open_tab("Round 1");
    choose(&mut window, Key::G, "board b");
    assert_eq!(window.state().tab(), Tab::Round(RoundIx(0)));
}
