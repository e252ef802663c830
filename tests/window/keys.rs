//! Keys that come faster than frames: each goes to whoever has the focus at that key, in whatever frames they arrive.
use crate::common::random_numbers::RandomNumbers;
use crate::common::window::{WindowTest, add_players, book_with_boards, fill_board, with_book};
use eframe::egui::{Event, Key, Modifiers, ViewportEvent, ViewportId};
use std::sync::Arc;

use topboard::app::{Command, Topboard};
use topboard::book::{BoardField, BoardRef, Book, CellEntry, Edit, Power, SeatField, Year};
use topboard::store::BookStore;
use topboard::store::disk::LocalDisk;

const FRANCE: &str = "Round 1 Board A France centres";

fn press(modifiers: Modifiers, key: Key) -> Vec<Event> {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    let mut events = vec![Event::ModifiersChanged(modifiers), event(true)];
    events.extend([event(false), Event::ModifiersChanged(Modifiers::NONE)]);
    events
}

fn key(key: Key) -> Vec<Event> {
    press(Modifiers::NONE, key)
}

fn ctrl(key: Key) -> Vec<Event> {
    press(Modifiers::COMMAND, key)
}

/// A letter with its key, as a keyboard sends it.
fn letter(text: &str) -> Vec<Event> {
    let name = if text == " " { "Space".to_owned() } else { text.to_uppercase() };
    let mut events = Key::from_name(&name).map(key).unwrap_or_default();
    let at = events.len().min(2);
    events.insert(at, Event::Text(text.to_owned()));
    events
}

fn typed(text: &str) -> Vec<Vec<Event>> {
    text.chars().map(|character| letter(&character.to_string())).collect()
}

/// Presses keys, all in the same frame.
fn press_at_once(window: &mut WindowTest, keys: Vec<Vec<Event>>) {
    window.input_mut().events.extend(keys.into_iter().flatten());
    run_to_rest(window);
}

/// Presses keys with this number of frames after each.
fn press_with_frames(window: &mut WindowTest, keys: Vec<Vec<Event>>, frames: usize) {
    for events in keys {
        window.input_mut().events.extend(events);
        for _ in 0..frames {
            window.step();
        }
    }
    run_to_rest(window);
}

fn run_to_rest(window: &mut WindowTest) {
    // One run does not have enough frames for many keys.
    let mut runs = 0;
    while window.run_ok().is_none() && runs < 40 {
        runs += 1;
    }
}

fn book() -> Book {
    let mut book = book_with_boards(2, &["A", "B"]);
    // The draw column is there because it is used.
    book.apply(Edit::Seat(BoardRef::new(0, 0).seat(Power::England).first_id(), SeatField::InDraw(Some(true)))).unwrap();
    let names = ["Ann Lee", "Ben Orr", "Jon Smith", "Dan Fox", "Eve Hall", "Fay Ito", "Gus Kerr"];
    fill_board(&mut book, BoardRef::new(0, 0), names, [5, 5, 5, 5, 5, 5, 4]);
    book
}

fn centres(book: &Book, round: usize, board: usize, power: Power) -> CellEntry<u16> {
    book.rounds[round].boards[board].seats[power].centres.clone()
}

/// Ctrl+G, “r2 b france”, Enter, 9, Enter.
fn nine_for_france() -> Vec<Vec<Event>> {
    let mut keys = vec![ctrl(Key::G)];
    keys.extend(typed("r2 b france"));
    keys.push(key(Key::Enter));
    keys.extend(typed("9"));
    keys.push(key(Key::Enter));
    keys
}

#[test]
fn what_is_typed_after_going_to_a_seat_is_in_the_seat_at_any_speed() {
    for frames in 0..4 {
        let mut window = WindowTest::open(with_book(book()));
        press_with_frames(&mut window, nine_for_france(), frames);
        assert_eq!(centres(window.book(), 1, 1, Power::France), CellEntry::Value(9), "{frames} frames after each key");
        window.assert_at("R2 · Board B · Germany · centres");
    }
}

#[test]
fn what_is_typed_after_a_change_of_tab_is_in_the_new_tab() {
    for frames in 0..3 {
        let mut window = WindowTest::open(with_book(book()));
        let mut keys = vec![ctrl(Key::PageDown), key(Key::ArrowDown), ctrl(Key::PageUp)];
        window.click("Round 1 Board A France centres");
        keys.extend([letter("8"), key(Key::Enter), ctrl(Key::PageDown), ctrl(Key::PageUp), letter("7"), key(Key::Tab)]);
        press_with_frames(&mut window, keys, frames);
        assert_eq!(centres(window.book(), 0, 0, Power::France), CellEntry::Value(8), "{frames} frames");
        assert_eq!(centres(window.book(), 0, 0, Power::Germany), CellEntry::Value(7), "{frames} frames");
    }
}

#[test]
fn a_refused_text_keeps_the_keys_after_it() {
    for frames in 0..3 {
        let mut window = WindowTest::open(with_book(book()));
        window.click("Round 1 Board A France draw");
        let mut keys = typed("nx");
        keys.extend([key(Key::Enter), key(Key::F2), key(Key::Backspace), letter("o"), key(Key::Enter)]);
        keys.extend([letter("y"), key(Key::Enter)]);
        press_with_frames(&mut window, keys, frames);
        let seats = &window.book().rounds[0].boards[0].seats;
        let found = [Power::France, Power::Germany].map(|power| seats[power].in_draw);
        assert_eq!(found, [Some(false), Some(true)], "{frames} frames");
    }
}

#[test]
fn a_dialog_gets_the_keys_while_a_cell_keeps_a_refused_text() {
    let mut window = WindowTest::open(with_book(book()));
    window.click("Round 1 Board A France draw");
    window.type_text("maybe");
    window.press(Key::Enter);
    let mut keys = vec![press(Modifiers::ALT, Key::Q)];
    keys.extend(typed("undo"));
    press_at_once(&mut window, keys);
    assert_eq!(window.field_text("All commands"), "undo");
    window.press(Key::Escape);
    assert_eq!(window.cell_text("Editing Round 1 Board A France draw"), "maybe");
    press_at_once(&mut window, vec![ctrl(Key::A), letter("y"), key(Key::Enter)]);
    assert_eq!(window.book().rounds[0].boards[0].seats[Power::France].in_draw, Some(true));
}

#[test]
fn undo_in_a_dialog_does_not_bring_back_what_was_typed_into_an_earlier_one() {
    let mut window = WindowTest::open(with_book(book()));
    let open_and_type = |window: &mut WindowTest, text: &str| {
        press_with_frames(window, vec![ctrl(Key::F)], 1);
        // A field remembers a text for Ctrl+Z when it has rested for a second.
        press_with_frames(window, typed(text), 80);
        assert_eq!(window.field_text("Find"), text);
    };
    open_and_type(&mut window, "ann a draw");
    window.press(Key::Escape);
    open_and_type(&mut window, "y");
    press_with_frames(&mut window, vec![ctrl(Key::Z)], 1);
    assert_eq!(window.field_text("Find"), "");
}

#[test]
fn keys_after_a_pasted_block_are_taken_in_their_order() {
    for frames in 0..3 {
        let mut window = WindowTest::open(with_book(book()));
        window.click(FRANCE);
        let mut keys = vec![vec![Event::Paste("8\n9".into())], key(Key::Enter)];
        keys.extend([letter("3"), key(Key::Enter), ctrl(Key::Z), ctrl(Key::Z)]);
        keys.extend([letter("2"), key(Key::Enter)]);
        press_with_frames(&mut window, keys, frames);
        let found = [Power::France, Power::Germany].map(|power| centres(window.book(), 0, 0, power));
        assert_eq!(found, [CellEntry::Value(2), CellEntry::Value(5)], "{frames} frames");
    }
}

// --- Any keys in any frames ---

fn one_of<T: Clone>(random: &mut RandomNumbers, items: &[T]) -> T {
    items[random.below(items.len())].clone()
}

/// A few keys that belong together, such as a place to go to.
fn random_keys(random: &mut RandomNumbers) -> Vec<Vec<Event>> {
    let shift = |key| press(Modifiers::SHIFT, key);
    let block = |text: &str| vec![Event::Paste(text.to_owned())];
    let goes_to = |place: &str| {
        let mut keys = vec![ctrl(Key::G)];
        keys.extend(typed(place));
        keys.push(key(Key::Enter));
        keys
    };
    match random.below(20) {
        0..5 => typed(one_of(random, &["5", "12", "9x", "0", "n", "y", "ann", "a draw"])),
        5..8 => vec![key(Key::Enter)],
        8 => vec![key(Key::Tab)],
        9 => vec![key(Key::Escape)],
        10..12 => {
            let arrows = [Key::ArrowDown, Key::ArrowUp, Key::ArrowLeft, Key::ArrowRight];
            let arrow = one_of(random, &arrows);
            vec![if random.below(3) == 0 { shift(arrow) } else { key(arrow) }]
        }
        12 => vec![key(one_of(random, &[Key::F2, Key::Delete, Key::Backspace, Key::F8, Key::Home]))],
        13 => vec![ctrl(one_of(random, &[Key::Z, Key::Y, Key::D]))],
        14 => vec![ctrl(one_of(random, &[Key::PageDown, Key::PageUp]))],
        15 => vec![block(one_of(random, &["7", "3\n4", "Ann Lee\t6\nZoe New\t7", "5\t1905\n6\t1906\n"]))],
        16 => vec![vec![one_of(random, &[Event::Copy, Event::Cut])]],
        17 => goes_to(one_of(random, &["r2 b france", "r1 a turkey", "players", "standings"])),
        18 => {
            let words = one_of(random, &["next tab", "undo", "lock", "add a board"]);
            let mut keys = vec![press(Modifiers::ALT, Key::Q)];
            keys.extend(typed(words));
            keys.push(key(Key::Enter));
            keys
        }
        // A list that is left again, and one that stays open for the keys that follow.
        _ => vec![ctrl(one_of(random, &[Key::G, Key::F]))],
    }
}

/// What a director sees at the end: the book, the cell at the cursor, and whether a dialog is open.
fn result(window: &WindowTest) -> (Book, String, bool) {
    (window.book().clone(), window.formula_line(), window.has_dialog())
}

fn start_again(window: &mut WindowTest, book: &Book) {
    window.press(Key::Escape);
    *window.state_mut() = Topboard::new(with_book(book.clone())).with_typed_paths();
    run_to_rest(window);
    window.click(FRANCE);
}

/// Presses the same keys one by one and in random frames.
fn compare_divisions(first: u64, sequences: u64) {
    let book = book();
    let open = || WindowTest::open_sized([760.0, 420.0], with_book(book.clone()));
    let (mut one_by_one, mut divided) = (open(), open());
    for seed in first..first + sequences {
        let mut random = RandomNumbers::new(seed);
        let mut keys = Vec::new();
        // A list may stay open from here on.
        let mut has_opened_list = false;
        while keys.len() < 12 {
            let more = random_keys(&mut random);
            let opens_list = |events: &Vec<Event>| ["Ctrl+G", "Ctrl+F"].contains(&key_name(events).as_str());
            let has_undo = |events: &Vec<Event>| ["Ctrl+Z", "Ctrl+Y"].contains(&key_name(events).as_str());
            has_opened_list |= more.iter().any(opens_list);
            // What undo takes back in a text field depends on the seconds between the letters.
            if !(has_opened_list && more.iter().any(has_undo)) {
                keys.extend(more);
            }
        }
        start_again(&mut one_by_one, &book);
        for events in &keys {
            one_by_one.input_mut().events.extend(events.iter().cloned());
            one_by_one.run_ok();
        }
        run_to_rest(&mut one_by_one);
        start_again(&mut divided, &book);
        let mut rest = &keys[..];
        while !rest.is_empty() {
            let (now, later) = rest.split_at(1 + random.below(rest.len()));
            divided.input_mut().events.extend(now.iter().flatten().cloned());
            for _ in 0..random.below(4) {
                divided.step();
            }
            rest = later;
        }
        run_to_rest(&mut divided);
        let (expected, found) = (result(&one_by_one), result(&divided));
        let pressed = || keys.iter().map(|events| key_name(events)).collect::<Vec<_>>().join(" ");
        assert_eq!(found.1, expected.1, "sequence {seed}: {}", pressed());
        assert!(found == expected, "sequence {seed} makes another book: {}", pressed());
    }
}

/// “Ctrl+G” or “9”.
fn key_name(events: &[Event]) -> String {
    let text = events.iter().find_map(|event| match event {
        Event::Text(text) => Some(text.clone()),
        Event::Key { key, modifiers, .. } if !events.iter().any(|event| matches!(event, Event::Text(_))) => {
            let ctrl = if modifiers.command { "Ctrl+" } else { "" };
            Some(format!("{ctrl}{}", key.name()))
        }
        Event::Paste(_) | Event::Copy | Event::Cut => Some(format!("{event:?}")),
        _ => None,
    });
    text.unwrap_or_default()
}

#[test]
fn the_same_keys_make_the_same_book_in_whatever_frames_they_arrive() {
    compare_divisions(0, 30);
}

/// The number of sequences is in a variable.
#[test]
#[ignore = "takes minutes"]
fn thousands_of_sequences_of_keys_make_the_same_book_in_whatever_frames_they_arrive() {
    let number = |name: &str, usual: u64| std::env::var(name).map_or(usual, |text| text.parse().unwrap());
    compare_divisions(number("TOPBOARD_FIRST_KEYS", 0), number("TOPBOARD_KEYS", 10_000));
}

// --- Questions and typing hands ---

#[test]
fn a_question_about_a_name_takes_no_key_of_what_is_typed_on() {
    for frames in 0..3 {
        let mut window = WindowTest::open(with_book(book()));
        window.click("Round 1 Board A France player");
        let mut keys = typed("John Smith");
        keys.push(key(Key::Enter));
        keys.extend(typed("Ole Hansson"));
        keys.push(key(Key::Enter));
        press_with_frames(&mut window, keys, frames);
        assert!(!window.has_dialog(), "{frames} frames");
        assert!(window.shows("John Smith is typed over"), "{:?}", window.labels());
        assert_eq!(window.cell_text("Round 1 Board A Germany player"), "Ole Hansson");
        assert_eq!(window.book().people.iter().filter(|person| person.name == "Jon Smith").count(), 1);
        // The answer finds the player, although other names were typed since.
        press_at_once(&mut window, vec![press(Modifiers::ALT, Key::Y)]);
        assert!(!window.shows("John Smith is typed over"));
        assert_eq!(window.cell_text("Round 1 Board A France player"), "John Smith");
        assert!(window.book().people.iter().all(|person| person.name != "Jon Smith"));
    }
}

#[test]
fn a_question_goes_when_the_book_has_answered_it() {
    let mut window = WindowTest::open(with_book(book()));
    window.enter_text("Round 1 Board A France player", "John Smith");
    assert!(window.shows("John Smith is typed over"));
    window.ctrl(Key::Z);
    assert!(!window.shows("John Smith is typed over"));
    window.enter_text("Round 1 Board A France player", "John Smith");
    window.press_with(Modifiers::ALT, Key::X);
    assert!(!window.shows("John Smith is typed over"));
    assert_eq!(window.book().people.iter().filter(|person| person.name.ends_with("Smith")).count(), 2);
}

// --- What is pending ---

/// A window with a block of two counts that waits at France and Germany of board A.
fn window_with_paste() -> WindowTest {
    let mut window = WindowTest::open(with_book(book()));
    window.click(FRANCE);
    window.paste("8\n9");
    assert_eq!(centres(window.book(), 0, 0, Power::France), CellEntry::Value(5), "the block waits");
    window
}

#[track_caller]
fn assert_pasted(window: &WindowTest) {
    let found = [Power::France, Power::Germany].map(|power| centres(window.book(), 0, 0, power));
    assert_eq!(found, [CellEntry::Value(8), CellEntry::Value(9)]);
}

#[test]
fn a_pasted_block_is_in_the_book_that_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    let mut window = window_with_paste();
    window.ctrl(Key::S);
    window.save_in(&path);
    assert_pasted(&window);
    assert!(!window.state().is_changed());
    let saved = BookStore::new(Arc::new(LocalDisk), None).open(&path).unwrap().book;
    assert_eq!(saved.rounds[0].boards[0].seats[Power::Germany].centres, CellEntry::Value(9));
}

#[test]
fn a_pasted_block_waits_on_its_tab_and_is_taken_by_what_is_typed_next() {
    let mut window = window_with_paste();
    window.ctrl(Key::PageDown);
    window.ctrl(Key::PageUp);
    assert_eq!(centres(window.book(), 0, 0, Power::France), CellEntry::Value(5));
    window.press(Key::Enter);
    assert_pasted(&window);
    let mut window = window_with_paste();
    window.click("Round 1 Board A Italy centres");
    window.type_text("7");
    window.press(Key::Enter);
    assert_pasted(&window);
    assert_eq!(centres(window.book(), 0, 0, Power::Italy), CellEntry::Value(7));
    // Another block does not replace the first one. It is refused.
    let mut window = window_with_paste();
    window.click("Round 1 Board A Russia centres");
    window.paste("1\n2");
    assert_eq!(centres(window.book(), 0, 0, Power::France), CellEntry::Value(5));
    window.press(Key::Enter);
    assert_pasted(&window);
    assert_eq!(centres(window.book(), 0, 0, Power::Russia), centres(&book(), 0, 0, Power::Russia));
    // A command that changes the book, and one that removes a cell.
    let mut window = window_with_paste();
    window.command(Command::AddBoard);
    assert_pasted(&window);
    let mut window = window_with_paste();
    window.click("Round 1 Board A Turkey centres");
    window.press(Key::Delete);
    assert_pasted(&window);
}

#[test]
fn a_pasted_block_waits_for_undo_and_for_looking_round() {
    let mut window = window_with_paste();
    window.ctrl(Key::Plus);
    window.click("Round 1 Board A Italy centres");
    assert_eq!(centres(window.book(), 0, 0, Power::France), CellEntry::Value(5));
    window.ctrl(Key::Z);
    assert_eq!(centres(window.book(), 0, 0, Power::France), CellEntry::Value(5), "undo leaves the block");
    window.press(Key::Enter);
    assert_eq!(centres(window.book(), 0, 0, Power::France), CellEntry::Value(5));
}

fn ask_to_close(window: &mut WindowTest) {
    let viewport = window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    viewport.events.push(ViewportEvent::Close);
    window.run();
}

#[test]
fn closing_takes_a_pasted_block_first_and_asks() {
    let mut window = window_with_paste();
    ask_to_close(&mut window);
    assert_pasted(&window);
    assert!(window.shows("Save the changes?"), "{:?}", window.labels());
}

#[test]
fn closing_asks_about_a_form_with_a_text() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = WindowTest::open(with_book(book()));
    window.ctrl(Key::S);
    window.save_in(&folder.path().join("con.topboard"));
    window.execute(Command::NameEvent);
    ask_to_close(&mut window);
    assert!(!window.shows("Close without it?"), "nothing was typed");
    let mut window = WindowTest::open(with_book(book()));
    window.ctrl(Key::S);
    window.save_in(&folder.path().join("other.topboard"));
    window.execute(Command::NameEvent);
    window.type_text("My con");
    ask_to_close(&mut window);
    assert!(window.shows("What you typed in the form is not used yet."), "{:?}", window.labels());
    window.press(Key::Enter);
    // The form is there again, with its text.
    window.press(Key::Enter);
    assert_eq!(window.book().event.name, "My con");
}

// --- Cut, selections, columns ---

#[test]
fn cut_cells_are_emptied_when_they_are_pasted() {
    let mut window = WindowTest::open(with_book(book()));
    window.click(FRANCE);
    let text = window.text_copied_by(Event::Cut);
    assert_eq!(centres(window.book(), 0, 0, Power::France), CellEntry::Value(5), "nothing is lost before the paste");
    window.click("Round 1 Board B Turkey centres");
    window.paste(text.clone());
    assert_eq!(centres(window.book(), 0, 0, Power::France), CellEntry::Blank);
    assert_eq!(centres(window.book(), 0, 1, Power::Turkey), CellEntry::Value(5));
    window.ctrl(Key::Z);
    assert_eq!(centres(window.book(), 0, 0, Power::France), CellEntry::Value(5), "one step");
    // After Escape, the text is copied only.
    window.click(FRANCE);
    window.text_copied_by(Event::Cut);
    window.press(Key::Escape);
    window.click("Round 1 Board B Turkey centres");
    window.paste(text);
    assert_eq!(centres(window.book(), 0, 0, Power::France), CellEntry::Value(5));
}

#[test]
fn a_cut_block_moves_over_a_part_of_itself() {
    let mut window = WindowTest::open(with_book(book()));
    window.click("Round 1 Board A Italy centres");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    let text = window.text_copied_by(Event::Cut);
    window.click("Round 1 Board A Germany centres");
    window.paste(text);
    window.press(Key::Enter);
    let found: Vec<String> =
        window.book().rounds[0].boards[0].seats.values().map(|seat| seat.centres.to_string()).collect();
    assert_eq!(found, ["5", "5", "5", "5", "5", "4", ""]);
}

#[test]
fn commands_take_every_selected_player_seat_and_column() {
    let mut book = book();
    add_players(&mut book, ["Zoe New", "Yan Old", "Xia Far"]);
    let mut window = WindowTest::open(with_book(book));
    window.click("Round 1 Board A France player");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.execute(Command::LockSeat);
    let locked = window.book().rounds[0].boards[0].seats.values().filter(|seat| seat.locked).count();
    assert_eq!(locked, 2);
    assert!(window.shows("2 seats are locked"), "{:?}", window.labels());
    window.open_tab("Players");
    window.click("Players Xia Far name");
    window.press_with(Modifiers::SHIFT, Key::ArrowUp);
    window.press_with(Modifiers::SHIFT, Key::ArrowUp);
    window.execute(Command::RemovePlayer);
    assert!(window.shows("3 players are removed"), "{:?}", window.labels());
    assert_eq!(window.book().people.len(), 7);
    window.ctrl(Key::Z);
    assert_eq!(window.book().people.len(), 10, "one step");
}

#[test]
fn the_sum_of_the_selection_counts_no_year_of_a_title() {
    let mut book = book();
    book.apply(Edit::Board(BoardRef::new(0, 0).first_id(), BoardField::EndYear(CellEntry::Value(Year(1909))))).unwrap();
    let mut window = WindowTest::open_sized([700.0, 900.0], with_book(book));
    window.click(FRANCE);
    window.press_with(Modifiers::COMMAND, Key::Space);
    assert!(window.shows("sum 34 "), "{:?}", window.labels());
}

#[test]
fn hidden_columns_leave_a_mark_in_the_heading_and_in_the_status_bar() {
    let mut window = WindowTest::open(with_book(book()));
    window.open_tab("Standings");
    window.press_with(Modifiers::SHIFT, Key::ArrowRight);
    window.execute(Command::HideColumn);
    assert!(window.shows("2 columns hidden"), "{:?}", window.labels());
    window.press(Key::ArrowDown);
    assert!(window.shows("Show all columns in the menu of a heading"), "a message can be read: {:?}", window.labels());
    window.execute(Command::ShowHiddenColumns);
    assert!(!window.shows("columns hidden"));
}
