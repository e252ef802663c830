//! The first minute: what the window offers when it opens without a book, the four questions about a new event, the
//! sample event, and the sentence about an error of the last time.

use std::path::Path;
use std::sync::Arc;

use crate::common::window::{LAPTOP, WindowTest};
use eframe::egui::{Context, Key, Memory, Modifiers, Role, ViewportEvent, ViewportId};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::TempDir;
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook, Topboard};
use topboard::book::Book;
use topboard::store::disk::LocalDisk;
use topboard::store::{BookNote, BookStore, crash_report};

/// A window that opens without a book, as the program does, with its data in this folder.
fn first_start(data: &TempDir) -> WindowTest {
    let mut window = start(data);
    window.wait_for_text("Set up a new event");
    window
}

fn start(data: &TempDir) -> WindowTest {
    let store = BookStore::new(Arc::new(LocalDisk), Some(data.path().to_owned()));
    let notice = crash_report::take_unread_report(&crash_report::folder(data.path()));
    let window = Topboard::new(InitialBook::Empty).with_book_store(store).with_first_steps().with_error_notice(notice);
    WindowTest::show(LAPTOP, window)
}

/// The disk as it is when the power is cut now: a copy of it, on which nobody holds a lock.
fn disk_without_power(data: &TempDir) -> TempDir {
    fn copy(from: &Path, to: &Path) {
        std::fs::create_dir_all(to).unwrap();
        for entry in std::fs::read_dir(from).unwrap() {
            let (from, to) = (entry.as_ref().unwrap().path(), to.join(entry.unwrap().file_name()));
            if from.is_dir() {
                copy(&from, &to);
            } else {
                std::fs::copy(&from, &to).unwrap();
            }
        }
    }
    let copied = TempDir::new().unwrap();
    copy(data.path(), copied.path());
    copied
}

/// Types a player into the list of players.
fn add_ann(window: &mut WindowTest) {
    window.execute(Command::AddPlayer);
    window.type_letters("Ann");
    window.press(Key::Enter);
}

/// Clicks a beginning. Its button also shows its keys.
fn choose(window: &mut WindowTest, beginning: &str) {
    window.get_by_label_contains(beginning).click();
    window.run();
}

#[test]
fn the_first_start_offers_four_beginnings_and_escape_leaves_an_empty_sheet() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    for beginning in ["Open your Excel sheet", "Try the sample event", "Begin with an empty sheet"] {
        assert!(window.shows(beginning), "{beginning}");
    }
    window.press(Key::Escape);
    assert!(!window.has_dialog());
    assert_eq!(window.book(), &Book::default());
    assert!(!window.state().is_changed());
}

#[test]
fn the_first_steps_open_the_page_about_the_first_minute_and_come_back_after_it() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    window.press_with(Modifiers::SHIFT, Key::F1);
    assert!(window.has("Next steps"), "{:?}", window.labels());
    window.press(Key::Escape);
    assert!(window.shows("Try the sample event"), "{:?}", window.labels());
    choose(&mut window, "The first minute");
    assert!(window.has("Next steps"), "{:?}", window.labels());
    window.press(Key::Escape);
    choose(&mut window, "Set up a new event");
    assert!(window.has("1. What is the event called?"), "{:?}", window.labels());
}

/// The lower edge of the open dialog.
fn dialog_bottom(window: &WindowTest) -> f32 {
    let layer = window.ctx.memory(Memory::top_modal_layer).unwrap();
    window.ctx.memory(|memory| memory.area_rect(layer.id)).unwrap().bottom()
}

#[test]
fn the_next_start_lists_the_books_that_were_open_and_how_they_stood() {
    let data = TempDir::new().unwrap();
    let path = data.path().join("con.topboard");
    let mut window = first_start(&data);
    assert!(!window.shows("Go on with"));
    choose(&mut window, "Try the sample event");
    window.execute(Command::SaveAs);
    window.save_in(&path);
    window.state_mut().finish_writing(&Context::default());
    drop(window);

    let mut window = first_start(&data);
    assert!(window.shows("Go on with") && window.shows("Round 3, 4 of 4 boards complete"), "{:?}", window.labels());
    window.get_by_role_and_label(Role::Image, "Boards by round: 5 complete; 5 complete; 4 complete");
    let state = window.get_by_label_contains("4 of 4 boards complete").rect();
    assert!(state.bottom() + 12.0 < dialog_bottom(&window), "{state:?} is cut");
    // It comes first, and has the focus.
    let at = |text: &str| window.labels().iter().position(|label| label.starts_with(text)).unwrap();
    assert!(at("Go on with EuroDipCon") < at("Open your Excel sheet"), "{:?}", window.labels());
    window.press(Key::Enter);
    window.wait_until("the book is open", |window| window.book().people.len() == 38);
}

#[test]
fn the_book_that_was_open_when_the_program_stopped_comes_first() {
    let data = TempDir::new().unwrap();
    let path = data.path().join("con.topboard");
    let mut window = first_start(&data);
    choose(&mut window, "Try the sample event");
    window.execute(Command::SaveAs);
    window.save_in(&path);
    // The power is cut: nothing closes the book.
    std::mem::forget(window);

    let mut window = first_start(&data);
    let first = window.labels().iter().position(|label| label.starts_with("Go on with EuroDipCon")).unwrap();
    let second = window.labels().iter().position(|label| label.starts_with("Open your Excel sheet")).unwrap();
    assert!(
        first < second && window.shows("Every entry is kept. It was open when Topboard stopped."),
        "{:?}",
        window.labels()
    );
    // It has the focus.
    window.press(Key::Enter);
    window.wait_until("the book is open", |window| window.book().people.len() == 38);
    window.execute(Command::OpenRecent);
    assert_eq!(window.list_entries().len(), 1, "{:?}", window.labels());
    window.press(Key::Escape);
    window.state_mut().finish_writing(&Context::default());
    drop(window);

    let window = first_start(&data);
    assert!(!window.shows("It was open when Topboard stopped."), "it was closed");
}

#[test]
fn a_list_of_books_of_an_older_version_is_still_read() {
    let data = TempDir::new().unwrap();
    let store = BookStore::new(Arc::new(LocalDisk), Some(data.path().to_owned()));
    let list = r#"[{"path": "/hall/old con.topboard", "name": "Old Con", "state": "Round 2, 3 of 5 boards complete"}]"#;
    store.keep_note_of_book(BookNote::Recent, None, list).unwrap();
    let window = first_start(&data);
    assert!(window.shows("Old Con (old con.topboard)") && window.shows("Round 2, 3 of 5 boards complete"));
    assert!(!window.shows("Boards by round"));
}

#[test]
fn four_questions_set_up_an_event_with_its_players() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    choose(&mut window, "Set up a new event");
    window.replace_text("Con 2027");
    window.focus_field("3. How many rounds does it have?");
    let button = |window: &WindowTest| window.get_by_role_and_label(Role::Button, "Set up").rect();
    let before = button(&window);
    window.replace_text("x");
    window.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(window.shows("“x” is not a number of rounds."));
    assert_eq!(button(&window), before, "the buttons stay where they are");
    window.replace_text("4");
    assert_eq!(button(&window), before);
    assert!(window.shows("Under WDC 2006 the top board is in round 5. With fewer rounds there is none."));
    window.replace_text("5");
    assert!(!window.shows("With fewer rounds there is none."));
    window.replace_text("3");
    window.focus_field("4. Who plays? Paste the names, one in each line. You can add players later.");
    window.paste("Ann Lee\nBen Smith\nCléo Roux");
    assert!(window.shows("3 players: Ann Lee, Ben Smith, Cléo Roux"), "{:?}", window.labels());
    assert_eq!(button(&window), before, "also while the players are pasted");
    window.click_button("Set up");
    let book = window.book();
    assert_eq!((book.event.name.as_str(), book.rounds.len(), book.people.len()), ("Con 2027", 3, 3));
    assert_eq!(window.state().tab(), Tab::Players);
    window.ctrl(Key::Z);
    assert_eq!(window.book(), &Book::default());
}

#[test]
fn the_sample_event_opens_with_its_scores_and_asks_for_no_save() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    choose(&mut window, "Try the sample event");
    let engine = window.engine();
    assert_eq!((engine.book().people.len(), engine.book().boards().count()), (38, 14));
    assert_eq!(engine.standings().rows.len(), 38);
    assert!(!window.state().is_changed());
}

#[test]
fn an_event_from_which_everything_was_taken_back_asks_for_no_save() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    window.press(Key::Escape);
    add_ann(&mut window);
    assert!(window.state().is_changed());
    window.execute(Command::Undo);
    assert_eq!(window.book(), &Book::default());
    assert!(!window.state().is_changed());
    window.execute(Command::NewEvent);
    assert!(window.has("1. What is the event called?"), "nothing is asked before");
}

#[test]
fn a_new_event_asks_before_it_closes_a_book_that_is_not_saved() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    window.press(Key::Escape);
    add_ann(&mut window);
    assert_eq!(window.book().people.len(), 1);
    window.execute(Command::NewEvent);
    window.type_text("Con 2027");
    window.press(Key::Escape);
    window.press(Key::Escape);
    assert_eq!(window.book().people.len(), 1, "the open book stays");
    window.execute(Command::NewEvent);
    window.type_text("Con 2027");
    window.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(window.shows("has changes that are not saved yet"), "{:?}", window.labels());
    window.press(Key::Escape);
    assert_eq!(window.field_text("1. What is the event called?"), "Con 2027", "the answers come back");
    assert_eq!(window.book().people.len(), 1);
    window.press_with(Modifiers::COMMAND, Key::Enter);
    window.click_button("Don’t save");
    assert_eq!((window.book().people.len(), window.book().event.name.as_str()), (0, "Con 2027"));
}

#[test]
fn enter_presses_the_button_that_has_the_keyboard_and_no_menu_opens_over_a_dialog() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    window.press(Key::Escape);
    add_ann(&mut window);
    window.execute(Command::NewBook);
    window.press_with(Modifiers::ALT, Key::F);
    assert!(!window.shows("Recent books"), "{:?}", window.labels());
    window.get_by_role_and_label(Role::Button, "Don’t save").focus();
    window.run();
    window.press(Key::Enter);
    assert!(!window.has_dialog(), "{:?}", window.labels());
    assert_eq!(window.book(), &Book::default());
}

#[test]
fn a_new_event_comes_back_with_its_answers_when_the_book_before_it_cannot_be_saved() {
    let folder = TempDir::new().unwrap();
    let mut window = WindowTest::show(LAPTOP, Topboard::new(InitialBook::Empty).with_typed_paths());
    add_ann(&mut window);
    for path in [None, Some(folder.path().join("missing").join("con.topboard"))] {
        window.execute(Command::NewEvent);
        window.type_text("Con 2027");
        window.focus_field("4. Who plays? Paste the names, one in each line. You can add players later.");
        window.paste("Ben Orr");
        window.press_with(Modifiers::COMMAND, Key::Enter);
        window.click_button("Save");
        match path {
            None => window.press(Key::Escape),
            Some(path) => {
                window.type_text(&path.display().to_string());
                window.press(Key::Enter);
                window.wait_for_text("1. What is the event called?");
            }
        }
        assert_eq!(window.field_text("1. What is the event called?"), "Con 2027");
        assert!(window.shows("1 player: Ben Orr"), "{:?}", window.labels());
        assert_eq!(window.book().people[0].name, "Ann", "the book is still open");
        window.press(Key::Escape);
        window.press(Key::Escape);
        assert!(!window.has_dialog());
    }
}

#[test]
fn a_panic_leaves_a_report_with_the_last_commands_and_the_next_start_tells_it_once() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    window.press(Key::Escape);
    window.execute(Command::ToggleProblems);
    crash_report::report_panics(crash_report::folder(data.path()));
    let caught = std::panic::catch_unwind(|| std::panic::panic_any("Ann Lee scored 18".to_owned()));
    drop(std::panic::take_hook());
    assert!(caught.is_err());

    let reports: Vec<_> = std::fs::read_dir(crash_report::folder(data.path())).unwrap().collect();
    let text = std::fs::read_to_string(reports[0].as_ref().unwrap().path()).unwrap();
    assert!(text.contains("Place: tests/window/first_minute.rs") || text.contains("Place: tests\\"), "{text}");
    assert!(text.contains(&format!("  {}", Command::ToggleProblems.name())), "{text}");
    assert!(!text.contains("Ann"), "{text}");

    let mut window = first_start(&data);
    window.press(Key::Escape);
    assert!(window.shows("No entry is lost"));
    let mut window = first_start(&data);
    window.press(Key::Escape);
    assert!(!window.shows("No entry is lost"));
}

#[test]
fn the_buttons_of_a_new_event_stay_in_a_small_window_with_many_names() {
    let data = TempDir::new().unwrap();
    let store = BookStore::new(Arc::new(LocalDisk), Some(data.path().to_owned()));
    let window = Topboard::new(InitialBook::Empty).with_book_store(store).with_first_steps();
    let mut window = WindowTest::show([1024.0, 640.0], window);
    window.wait_for_text("Set up a new event");
    choose(&mut window, "Set up a new event");
    window.focus_field("4. Who plays? Paste the names, one in each line. You can add players later.");
    let names: Vec<String> = (0..60).map(|number| format!("Player of number {number}")).collect();
    window.type_text(&names.join("\n"));
    window.run();
    let button = window.get_by_label("Set up").rect();
    assert!(button.min.y > 0.0 && button.max.y < 640.0, "{button:?}");
    window.click("Set up");
    assert_eq!(window.book().people.len(), 60);
}

/// The field that has the keyboard, by its name.
fn focused(window: &WindowTest) -> Option<String> {
    window
        .root()
        .children_recursive()
        .find(|node| node.accesskit_node().is_focused())
        .and_then(|node| node.accesskit_node().label())
}

#[test]
fn enter_goes_on_to_the_next_question_and_tab_goes_on_from_there() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    choose(&mut window, "Set up a new event");
    window.type_text("Con 2027");
    window.press(Key::Enter);
    assert_eq!(focused(&window).as_deref(), Some("Rules of the event"));
    // Letters choose, as in every list of a form.
    window.type_letters("gun");
    assert_eq!(window.cell_text("Rules of the event"), "Gunboat Cup");
    window.press(Key::Tab);
    assert_eq!(focused(&window).as_deref(), Some("3. How many rounds does it have?"));
    window.press(Key::Enter);
    assert_eq!(
        focused(&window).as_deref(),
        Some("4. Who plays? Paste the names, one in each line. You can add players later.")
    );
    window.type_text("Ann Lee\tann@example.org");
    window.press_with(Modifiers::COMMAND, Key::Enter);
    assert_eq!(window.book().people[0].note, "ann@example.org");
    assert!(window.shows("What was beside the names is in the notes about the players."), "{:?}", window.labels());
}

#[test]
fn a_new_event_with_typed_answers_asks_before_it_is_cancelled() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    choose(&mut window, "Set up a new event");
    window.click_button("Cancel");
    assert!(!window.has_dialog(), "nothing was typed");
    window.execute(Command::NewEvent);
    window.type_text("Con 2027");
    window.click_button("Cancel");
    assert!(window.shows("What you typed is not used yet."));
    assert_eq!(window.field_text("1. What is the event called?"), "Con 2027");
    window.focus_field("1. What is the event called?");
    window.type_text("!");
    assert!(!window.shows("What you typed is not used yet."));
    window.press(Key::Escape);
    assert!(window.shows("What you typed is not used yet."));
    window.press(Key::Escape);
    assert!(!window.has_dialog());
    assert_eq!(window.book(), &Book::default());
}

#[test]
fn a_new_event_reads_its_list_of_players_as_the_grid_does_and_shows_what_it_made() {
    let forms = "Timestamp\tWhat is your name?\tEmail address\tCountry\n2027-01-02 10:00\tÅgren, Gustav\tg@x.org\tSweden\n\
                 2027-01-02 11:00\tAnn Lee\tann@lee.ie\tIreland";
    let mail = "Hi Anna, here are the players for Saturday:\nÅgren, Gustav (Sweden) g@x.org\n2. Ann Lee – Ireland <ann@lee.ie>";
    for (list, told) in
        [(forms, None), (mail, Some("Line 1 is not read: “Hi Anna, here are the players for Saturday:”."))]
    {
        let data = TempDir::new().unwrap();
        let mut window = first_start(&data);
        choose(&mut window, "Set up a new event");
        window.focus_field("4. Who plays? Paste the names, one in each line. You can add players later.");
        window.paste(list);
        assert!(window.shows("2 players: Gustav Ågren (Sweden), Ann Lee (Ireland)"), "{:?}", window.labels());
        assert!(told.is_none_or(|told| window.shows(told)), "{:?}", window.labels());
        assert_eq!(window.book(), &Book::default(), "nothing is taken yet");
        window.press_with(Modifiers::COMMAND, Key::Enter);
        let people: Vec<(&str, &str, &str)> = window
            .book()
            .people
            .iter()
            .map(|person| (person.name.as_str(), person.region.as_str(), person.note.as_str()))
            .collect();
        assert_eq!(people, [("Gustav Ågren", "Sweden", "g@x.org"), ("Ann Lee", "Ireland", "ann@lee.ie")], "{list}");
    }
}

#[test]
fn the_names_of_a_long_list_are_shown_in_whole_lines_with_the_number_of_the_others() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    choose(&mut window, "Set up a new event");
    window.focus_field("4. Who plays? Paste the names, one in each line. You can add players later.");
    let given = ["Ann", "Bruno", "Chiara", "Dmitri", "Elif", "Femi"];
    let family = ["Adeyemi", "Kowalski", "Lindqvist", "Moreau", "Papadopoulos"];
    let names: Vec<String> = family.iter().flat_map(|family| given.map(|given| format!("{given} {family}"))).collect();
    window.paste(names.join("\n"));
    let told = window.labels().into_iter().find(|label| label.starts_with("30 players: Ann Adeyemi, ")).unwrap();
    let (shown, more) = told.trim_end_matches(" more").rsplit_once(" and ").unwrap();
    assert_eq!(shown.split(", ").count() + more.parse::<usize>().unwrap(), 30, "{told}");
    let room = window.get_by_label(&told).rect();
    assert!(room.height() <= 72.0, "the last line is cut: {room:?}");
}

#[test]
fn the_rules_of_a_new_event_are_chosen_by_arrows_also_while_their_list_is_open() {
    let folder = TempDir::new().unwrap();
    let mut window = first_start(&folder);
    choose(&mut window, "Set up a new event");
    let rules = |window: &WindowTest| window.cell_text("Rules of the event");
    // From the name on to the rules.
    window.press(Key::Enter);
    let before = rules(&window);
    window.press(Key::ArrowDown);
    let second = rules(&window);
    assert_ne!(second, before);
    window.press(Key::Enter);
    window.press(Key::ArrowDown);
    let third = rules(&window);
    assert_ne!(third, second, "the list is open, and the arrow goes on");
    window.press(Key::ArrowDown);
    let fourth = rules(&window);
    assert_ne!(fourth, third);
    // The chosen line of the open list is in view.
    let line = window.get_by_role_and_label(Role::Button, &fourth).rect();
    assert!(window.ctx.content_rect().contains_rect(line), "{line}");
    window.press(Key::ArrowUp);
    assert_eq!(rules(&window), third);
    window.press(Key::Enter);
    window.press(Key::ArrowUp);
    assert_eq!(rules(&window), second, "the list is closed again");
}

#[test]
fn the_button_of_a_new_event_stays_where_it_is_whatever_rules_are_chosen_and_what_they_bring_is_said() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    choose(&mut window, "Set up a new event");
    let button = |window: &WindowTest| window.get_by_role_and_label(Role::Button, "Set up").rect();
    let before = button(&window);
    assert!(window.shows("The top board is in round 5."), "{:?}", window.labels());
    window.press(Key::Enter);
    window.type_letters("gun");
    assert_eq!(window.cell_text("Rules of the event"), "Gunboat Cup");
    assert_eq!(button(&window), before);
}

#[test]
fn a_filled_form_of_a_new_event_is_there_again_after_the_program_was_killed() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    choose(&mut window, "Set up a new event");
    window.type_text("Con 2027");
    window.focus_field("4. Who plays? Paste the names, one in each line. You can add players later.");
    window.paste("Ann Lee\nBen Orr");
    // Typing goes on for a while, and then the power is cut.
    window.run_steps(8);
    let data = disk_without_power(&data);

    let mut window = start(&data);
    window.wait_for_text("This was typed before the program was stopped.");
    assert_eq!(window.field_text("1. What is the event called?"), "Con 2027");
    window.press_with(Modifiers::COMMAND, Key::Enter);
    assert_eq!((window.book().event.name.as_str(), window.book().people.len()), ("Con 2027", 2));
    // What is set up does not come back.
    window.execute(Command::NewEvent);
    assert_eq!(window.field_text("1. What is the event called?"), "");
}

#[test]
fn answers_about_a_new_event_that_are_discarded_or_taken_back_do_not_come_back() {
    let data = TempDir::new().unwrap();
    let mut window = first_start(&data);
    choose(&mut window, "Set up a new event");
    window.type_text("Con 2027");
    window.run_steps(8);
    window.press(Key::Escape);
    assert!(window.shows("What you typed is not used yet."), "{:?}", window.labels());
    window.press(Key::Escape);
    let offers_first_steps = || {
        let mut next = first_start(&disk_without_power(&data));
        next.run();
        !next.shows("This was typed before the program was stopped.")
    };
    assert!(offers_first_steps());
    // Whoever empties the field again has typed nothing.
    window.execute(Command::NewEvent);
    window.type_text("Con 2028");
    window.run_steps(8);
    let mut next = start(&disk_without_power(&data));
    next.wait_for_text("This was typed before the program was stopped.");
    drop(next);
    window.ctrl(Key::A);
    window.press(Key::Backspace);
    window.run_steps(8);
    assert!(offers_first_steps());
    // Nor does what is given up when the window closes.
    window.type_text("Con 2029");
    window.run_steps(8);
    window.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.push(ViewportEvent::Close);
    window.run();
    window.click_button("Close without it");
    assert!(offers_first_steps());
}

#[test]
fn two_windows_with_questions_about_a_new_event_have_answers_of_their_own() {
    let data = TempDir::new().unwrap();
    let mut first = first_start(&data);
    choose(&mut first, "Set up a new event");
    first.type_text("Con 2027");
    first.run_steps(8);
    let mut second = first_start(&data);
    choose(&mut second, "Set up a new event");
    assert_eq!(second.field_text("1. What is the event called?"), "");
    second.type_text("Cup 2027");
    second.run_steps(8);
    second.press(Key::Escape);
    second.press(Key::Escape);
    assert!(!second.has_dialog());
    let mut next = start(&disk_without_power(&data));
    next.wait_for_text("This was typed before the program was stopped.");
    assert_eq!(next.field_text("1. What is the event called?"), "Con 2027");
}
