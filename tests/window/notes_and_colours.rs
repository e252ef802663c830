//! Notes at cells, fill colours, and the colours that say what a cell contains.

use crate::common::window::{WindowTest, with_book};
use crate::small_event::{book, choose, ground, menu_has, one_board_window, window};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::Command;
use topboard::book::{BoardRef, FillColour, Power};

#[test]
fn the_soloist_the_leader_and_the_eliminated_have_a_ground_of_their_own() {
    let mut window = one_board_window();
    let player = |window: &WindowTest, power: &str| ground(window, &format!("Round 1 Board A {power} player"));
    let (plain, leader, eliminated) =
        (player(&window, "Austria"), player(&window, "England"), player(&window, "Germany"));
    assert!(plain != leader && plain != eliminated && leader != eliminated, "{plain:?} {leader:?} {eliminated:?}");
    // England is behind as soon as France has more, and 18 centres win.
    window.enter_text("Round 1 Board A France centres", "12");
    assert_eq!((player(&window, "France"), player(&window, "England")), (leader, plain));
    window.enter_text("Round 1 Board A France centres", "18");
    let soloist = player(&window, "France");
    assert!(![plain, leader, eliminated].contains(&soloist), "{soloist:?}");
}

#[test]
fn a_cell_with_an_error_has_a_ground_of_its_own_and_says_why() {
    let mut window = one_board_window();
    let good = ground(&window, "Round 1 Board A Austria centres");
    window.enter_text("Round 1 Board A Austria centres", "many");
    assert_eq!(window.cell_text("Round 1 Board A Austria centres"), "many");
    assert_ne!(ground(&window, "Round 1 Board A Austria centres"), good);
    window.click("Round 1 Board A Austria centres");
    assert!(window.shows("“many”"), "{:?}", window.labels());
    window.enter_text("Round 1 Board A Austria centres", "4");
    assert_eq!(ground(&window, "Round 1 Board A Austria centres"), good);
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
