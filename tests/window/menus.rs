//! Menus and tooltips: what opens them by mouse and key, what they offer where, and what closes them.

use crate::common::window::WindowTest;
use crate::small_event::{centres, click_entry, menu_has, quick_window, window};
use eframe::egui::{Event, Key, Modifiers, Role, ViewportCommand, ViewportId, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::Command;
use topboard::app::views::Tab;
use topboard::book::{BoardRef, FillColour, Power, RoundIx};

#[test]
fn a_pointer_that_rests_on_the_menu_bar_leaves_the_menu_of_a_key_open() {
    let mut h = window();
    let middle = |h: &WindowTest, name: &str| h.get_by_role_and_label(Role::MenuItem, name).rect().center();
    let (file, help) = (middle(&h, "File"), middle(&h, "Help"));
    let has =
        |h: &WindowTest, command: Command| h.query_all_by_role_and_label(Role::MenuItem, command.name()).count() > 0;
    for rests in [file, help] {
        h.event(Event::PointerMoved(rests));
        h.run();
        h.press_with(Modifiers::ALT, Key::V);
        h.run_steps(4);
        assert!(has(&h, Command::ZoomReset) && !has(&h, Command::SaveAs), "{:?}", h.labels());
        // A pointer that moves to another name opens its menu, as before.
        h.event(Event::PointerMoved(file + eframe::egui::vec2(2.0, 1.0)));
        h.run();
        assert!(has(&h, Command::SaveAs) && !has(&h, Command::ZoomReset), "{:?}", h.labels());
        h.press(Key::Escape);
        assert!(!has(&h, Command::SaveAs));
    }
}

#[test]
fn alt_and_a_letter_open_a_menu_and_type_nothing() {
    let mut h = window();
    h.open_tab("Round 1");
    h.click("Round 1 Board A France centres");
    h.key_press_modifiers(Modifiers::ALT, Key::V);
    h.type_text("v");
    let shown = |h: &WindowTest| h.query_all_by_label_contains(Command::ZoomReset.name()).count();
    assert_eq!(shown(&h), 1);
    h.press(Key::Escape);
    assert_eq!(shown(&h), 0);
    assert_eq!(h.cell_text("Round 1 Board A France centres"), "8");
}

/// A key with a letter that also arrives as text, as it does on X11, in the same frame.
#[cfg(not(target_os = "macos"))]
fn key_with_text(h: &mut WindowTest, modifiers: Modifiers, key: Key, text: &str) {
    let press = |pressed| Event::Key { key, pressed, modifiers, repeat: false, physical_key: None };
    h.event(Event::ModifiersChanged(modifiers));
    h.run();
    h.input_mut().events.extend([press(true), Event::Text(text.to_owned())]);
    h.run();
    h.input_mut().events.extend([press(false), Event::ModifiersChanged(Modifiers::NONE)]);
    h.run();
}

#[test]
#[cfg(not(target_os = "macos"))]
fn the_letter_of_an_alt_key_is_typed_nowhere() {
    let mut h = window();
    h.open_tab("Round 1");
    let cell = "Round 1 Board A France centres";
    h.click(cell);
    // The key opens the list of all commands, with nothing typed into it.
    key_with_text(&mut h, Modifiers::ALT, Key::Q, "q");
    assert!(h.has_dialog());
    assert_eq!(h.cell_text(cell), "8");
    assert!(h.has(Command::Save.name()), "a command without the letter: {:?}", h.labels());
    h.press(Key::Escape);
    assert!(!h.has_dialog());
    assert_eq!(h.cell_text(cell), "8");
    // A key without a meaning, and the text alone, as for a letter that has no key.
    key_with_text(&mut h, Modifiers::ALT, Key::J, "j");
    h.event(Event::ModifiersChanged(Modifiers::ALT));
    h.type_text("é");
    h.event(Event::ModifiersChanged(Modifiers::NONE));
    h.run();
    h.press(Key::Enter);
    assert_eq!(h.cell_text(cell), "8");
    // Ctrl with Alt is AltGr on some keyboards.
    h.click(cell);
    key_with_text(&mut h, Modifiers::ALT | Modifiers::CTRL | Modifiers::COMMAND, Key::Num7, "7");
    h.press(Key::Enter);
    assert_eq!(h.cell_text(cell), "7");
}

#[test]
fn what_is_typed_after_an_alt_key_in_its_frame_goes_to_the_dialog_that_it_opens() {
    let mut h = window();
    h.open_tab("Round 1");
    h.click("Round 1 Board A France centres");
    let key = |key, modifiers| Event::Key { key, pressed: true, modifiers, repeat: false, physical_key: None };
    let typed = ["u", "n", "d", "o"].map(|letter| Event::Text(letter.to_owned()));
    h.input_mut().events.push(key(Key::Q, Modifiers::ALT));
    h.input_mut().events.push(key(Key::U, Modifiers::NONE));
    h.input_mut().events.extend(typed);
    h.run();
    assert!(h.has_dialog());
    assert_eq!(h.field_text("All commands"), "undo");
    h.press(Key::Escape);
    assert_eq!(h.cell_text("Round 1 Board A France centres"), "8");
}

#[test]
fn a_menu_about_a_part_of_the_event_is_shown_where_this_part_is_in_view() {
    let mut h = window();
    let mut menus = |tab: &str| {
        h.open_tab(tab);
        let names = ["File", "Edit", "Event", "Board", "Draw", "Scoring", "Prizes", "Ladder", "View", "Help"];
        let shown: Vec<&str> = names.into_iter().filter(|name| h.has(name)).collect();
        shown.join(" ")
    };
    assert_eq!(menus("Round 1"), "File Edit Event Board Draw View Help");
    assert_eq!(menus("Standings"), "File Edit Event View Help");
    assert_eq!(menus("Top board"), "File Edit Event Prizes View Help");
    assert_eq!(menus("Rules"), "File Edit Event Scoring View Help");
}

#[test]
fn a_player_who_leaves_is_found_in_the_menu_of_the_event_and_what_removes_comes_last() {
    let mut h = window();
    h.open_tab("Players");
    h.click("Players Ann name");
    click_entry(&h, "Event");
    h.run();
    let top = |h: &WindowTest, name: &str| h.get_by_role_and_label(Role::MenuItem, name).rect().top();
    let last = top(&h, "Rule on disputed orders…");
    for name in ["Leaves the event", "Remove the player", "Remove the round"] {
        assert!(top(&h, name) > last, "{name}");
    }
    assert!(top(&h, "Remove from this round…") < last, "it opens a dialog");
    click_entry(&h, "Leaves the event");
    h.run();
    assert!(h.book().has_left(h.book().people[0].id, RoundIx(9)));
    click_entry(&h, "Draw");
    h.run();
    assert!(menu_has(&h, "Seat a latecomer…") && !menu_has(&h, "Leaves the event"));
}

#[test]
fn the_tools_do_what_one_does_most_and_can_be_hidden() {
    let mut h = window();
    h.enter_text("Round 1 Board A France centres", "9");
    h.click("Tool Undo");
    assert_ne!(h.cell_text("Round 1 Board A France centres"), "9");
    h.click("Tool Post");
    assert!(h.has_dialog());
    h.press(Key::Escape);
    h.execute(Command::ToggleTools);
    assert!(!h.has("Tool Undo") && !h.has("Tool Post"));
    h.execute(Command::ToggleTools);
    assert!(h.has("Tool Undo"));
}

#[test]
fn no_tooltip_stays_above_a_dialog_that_a_key_opens() {
    let mut h = window();
    for (label, hint) in [("Light", "Switch between"), ("Round 1 Board A ending", "How the game ended")] {
        let place = h.get_by_label(label).rect().center();
        h.event(Event::PointerMoved(place - vec2(3.0, 0.0)));
        h.run();
        h.event(Event::PointerMoved(place));
        // The tooltip comes when the mouse rests.
        for _ in 0..8 {
            h.step();
        }
        assert!(h.shows(hint), "{:?}", h.labels());
        h.ctrl(Key::G);
        assert!(h.has_dialog() && !h.shows(hint), "{:?}", h.labels());
        h.press(Key::Escape);
        assert!(!h.has_dialog());
    }
}

#[test]
fn a_tooltip_goes_away_when_the_user_goes_on_with_keys() {
    let mut h = window();
    h.click("Round 1 Board A France centres");
    let place = h.get_by_label("Round 1 Board A ending").rect().center();
    for place in [place - vec2(3.0, 0.0), place] {
        h.event(Event::PointerMoved(place));
        h.run();
    }
    for _ in 0..8 {
        h.step();
    }
    assert!(h.shows("How the game ended. Type"), "{:?}", h.labels());
    h.press(Key::ArrowDown);
    for _ in 0..8 {
        h.step();
    }
    assert!(!h.shows("How the game ended. Type"));
    h.event(Event::PointerMoved(place + vec2(3.0, 0.0)));
    for _ in 0..8 {
        h.step();
    }
    assert!(h.shows("How the game ended. Type"), "the mouse has moved");
}

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
fn a_letter_while_a_menu_is_open_does_not_search_the_roll_call_behind_it() {
    let mut window = window();
    window.execute(Command::RollCall);
    window.right_click("Roll Ann name");
    assert!(menu_has(&window, "Leaves the event"));
    window.type_text("b");
    window.click_button("Leaves the event");
    let absent: Vec<&str> = window
        .book()
        .people
        .iter()
        .filter(|person| window.book().has_left(person.id, RoundIx(9)))
        .map(|person| &*person.name)
        .collect();
    assert_eq!(absent, ["Ann"]);
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
        assert!(window.shows("1 cell cut"), "Cut is the first entry");
        assert_eq!(centres(&window, Power::France), "8", "the text moves when it is pasted");
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
    window.click_menu_entry("Sort by this column");
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
    // The list has no room for its entries while somebody types.
    window.press(Key::F8);
    window.click("Round 1 Board B France centres");
    let problem = window.labels().into_iter().find(|label| label.contains(": 35 centres; a board has 34")).unwrap();
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

#[test]
fn a_letter_goes_to_the_next_entry_of_a_menu_and_an_arrow_to_the_menu_beside_it() {
    let focused = |window: &WindowTest| {
        let mut entries = window.query_all_by_role(Role::MenuItem);
        entries.find(|entry| entry.accesskit_node().is_focused())?.accesskit_node().label()
    };
    let mut window = window();
    window.click("Round 1 Board A France centres");
    window.press_with(Modifiers::SHIFT, Key::F10);
    assert_eq!(focused(&window).as_deref(), Some(Command::Cut.name()));
    window.type_text("c");
    assert_eq!(focused(&window).as_deref(), Some(Command::Copy.name()));
    window.press(Key::Escape);
    assert_eq!(centres(&window, Power::France), "8", "nothing was typed into the cell");
    window.press_with(Modifiers::ALT, Key::F);
    let in_view = |window: &WindowTest| [Command::SaveAs, Command::Replace].map(|of| menu_has(window, of.name()));
    assert_eq!(in_view(&window), [true, false]);
    window.press(Key::ArrowRight);
    assert_eq!(in_view(&window), [false, true], "{:?}", window.labels());
    assert!(focused(&window).is_some(), "the keyboard is in the menu");
    window.press(Key::ArrowLeft);
    assert_eq!(in_view(&window), [true, false], "{:?}", window.labels());
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

#[test]
fn the_ladder_is_in_a_menu_of_every_event() {
    let mut window = WindowTest::open(topboard::app::InitialBook::Empty);
    window.click_button("View");
    assert!(window.query_by_role_and_label(Role::MenuItem, "The year’s ladder").is_some(), "{:?}", window.labels());
}
