//! The dialog to post: what is due, in which formats and where, and what it says about it.

use crate::common::window::{WindowTest, fill_board, with_book};
use crate::small_event::{book, temporary_path};
use eframe::egui::accesskit::{Role as AccessRole, Toggled};
use eframe::egui::{Key, Role};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::Command;
use topboard::book::{Board, BoardRef, Power, StoredDraw};
use topboard::store;

/// The small event, whose second round is drawn: its call is due.
fn window() -> WindowTest {
    let mut book = book();
    book.rounds[1].draws.push(StoredDraw::default());
    WindowTest::open(with_book(book))
}

#[test]
fn the_notices_of_a_large_event_are_made_in_the_background() {
    let mut large = book();
    large.rounds[0].boards.extend((0..60).map(|number| Board::new(format!("X{number}"))));
    let mut h = WindowTest::open(with_book(large));
    h.ctrl(Key::P);
    assert!(h.has_dialog());
    h.wait_until("the notices can be chosen", |h| h.shows("Due now"));
    h.press(Key::Escape);
    assert!(!h.has_dialog());
}

#[test]
fn ctrl_p_posts_what_is_due_with_the_formats_and_the_folder_that_were_chosen() {
    let (folder, _) = temporary_path("wall");
    let wall = folder.path().join("wall");
    let mut h = window();
    h.ctrl(Key::P);
    for text in ["Due now", "Round 1: boards", "Round 2: board call", "Also", "Name badges"] {
        assert!(h.shows(text), "{text}");
    }
    assert!(h.query_by_role_and_label(Role::CheckBox, "Standings").is_some(), "{:?}", h.labels());
    // The pages are laid out in the background.
    h.wait_for_text("page 1 of 1");
    // The third notice in the list is put away, for letter paper and as a list.
    h.press(Key::Home);
    h.press(Key::ArrowDown);
    h.press(Key::ArrowDown);
    h.press(Key::Space);
    h.press(Key::P);
    h.press(Key::P);
    h.press(Key::S);
    assert!(h.shows("Letter list"));
    h.get_by_role_and_label(Role::CheckBox, "Web page").click();
    h.run();
    h.focus_field("Folder");
    h.replace_text(&wall.display().to_string());
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    let mut files: Vec<String> =
        std::fs::read_dir(&wall).unwrap().map(|entry| entry.unwrap().file_name().display().to_string()).collect();
    files.sort();
    let list = "topboard-posting.json";
    assert_eq!(files, ["boards-round-1.pdf", "players-round-2.pdf", "standings.pdf", list, "web-page.html"]);
    assert!(h.shows("standings.pdf (1 page)"));
    let page = std::fs::read_to_string(wall.join("web-page.html")).unwrap();
    assert!(page.contains("<h2>Standings</h2>") && !page.contains("Round 2: board call</h2>"), "{page}");
    // The posting is in the book, and the next one begins with the same choices.
    assert!(h.book().rounds[0].posted.is_some());
    h.ctrl(Key::P);
    assert!(h.shows(&wall.display().to_string()) && h.shows("Letter list"));
    let is_chosen = |h: &WindowTest, name: &str| {
        h.get_by_role_and_label(Role::CheckBox, name).accesskit_node().toggled() == Some(Toggled::True)
    };
    assert!(is_chosen(&h, "Standings") && !is_chosen(&h, "Round 2: board call"));
    // Space on another box does not choose a notice.
    h.get_by_role_and_label(Role::CheckBox, "Markdown").focus();
    h.run();
    h.press(Key::Space);
    assert!(is_chosen(&h, "Standings"));
    h.press(Key::Escape);
    // A round that is held back is in no file, and the dialog says so.
    h.click("Round 1 Board A France centres");
    h.command(Command::HoldRound);
    h.ctrl(Key::P);
    assert!(h.shows("Left out: Round 1 is held back") && !h.shows("Round 1: boards"));
}

/// Saves the book in view into this file, and posts what is due without changing anything in the dialog.
fn save_and_post(h: &mut WindowTest, path: &std::path::Path) {
    h.ctrl_shift(Key::S);
    h.save_in(path);
    h.ctrl(Key::P);
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    h.press(Key::Escape);
}

#[test]
fn a_posting_of_a_saved_event_is_saved_with_it_and_nothing_that_was_typed_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("baltic.topboard");
    let mut h = window();
    save_and_post(&mut h, &path);
    let saved = || store::open_book(&path).unwrap();
    h.wait_until("the posting is in the file", |_| saved().rounds[0].posted.is_some());
    h.wait_until("nothing is left to save", |h| !h.shows("Not saved yet"));
    assert_eq!(&saved(), h.book());
    // What is typed is saved when the director saves.
    h.enter_text("Round 1 Board A France centres", "9");
    h.ctrl(Key::P);
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    h.run_steps(4);
    assert!(h.shows("Not saved yet") && saved() != *h.book(), "{:?}", h.labels());
}

#[test]
fn two_events_in_one_folder_are_posted_into_folders_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let posted = folder.path().join("posted");
    let mut baltic = window();
    save_and_post(&mut baltic, &folder.path().join("baltic.topboard"));
    let standings = || std::fs::read(posted.join("baltic/standings.pdf")).unwrap();
    let before = standings();
    let mut other = book();
    other.event.name = "Nordic Open".into();
    let mut nordic = WindowTest::open(with_book(other));
    save_and_post(&mut nordic, &folder.path().join("nordic.topboard"));
    assert!(posted.join("nordic/standings.pdf").is_file());
    // The folder of the other event is refused in words, and no file in it changes.
    nordic.ctrl(Key::P);
    nordic.focus_field("Folder");
    nordic.replace_text(&posted.join("baltic").display().to_string());
    nordic.press(Key::Enter);
    // It is no older copy of that event, so the first Enter says what is wrong.
    assert!(!nordic.shows("older copy"), "{:?}", nordic.labels());
    nordic.wait_for_text("which is another event. Choose another folder");
    assert_eq!(standings(), before);
    // It is in its field, to be corrected.
    assert_eq!(nordic.field_text("Folder"), posted.join("baltic").display().to_string());
    // The folder of the last posting is offered the next time, and not the one that was refused.
    nordic.press(Key::Escape);
    nordic.ctrl(Key::P);
    assert_eq!(nordic.field_text("Folder"), posted.join("nordic").display().to_string());
}

#[test]
fn an_event_that_was_saved_under_another_name_is_posted_into_the_same_folder() {
    let folder = tempfile::tempdir().unwrap();
    let mut h = window();
    save_and_post(&mut h, &folder.path().join("baltic.topboard"));
    h.ctrl_shift(Key::S);
    h.save_in(&folder.path().join("baltic final.topboard"));
    h.ctrl(Key::P);
    h.focus_field("Folder");
    h.replace_text(&folder.path().join("posted/baltic").display().to_string());
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    assert!(!h.shows("another event"), "{:?}", h.labels());
}

/// The dialog to post of a copy of a book that was made before the book was posted into the folder in the dialog.
fn older_copy_that_posts_into_the_same_folder(folder: &std::path::Path) -> WindowTest {
    let path = folder.join("baltic.topboard");
    let mut h = window();
    h.ctrl_shift(Key::S);
    h.save_in(&path);
    // A copy is put aside, and the event goes on.
    let copy = folder.join("copy");
    std::fs::create_dir(&copy).unwrap();
    std::fs::copy(&path, copy.join("baltic.topboard")).unwrap();
    h.ctrl(Key::P);
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    // It knows its own posting.
    h.ctrl(Key::P);
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    drop(h);
    let old = topboard::app::InitialBook::File(copy.join("baltic.topboard"));
    let mut old = WindowTest::open(old);
    old.wait_until("the book is open", |window| !window.book().rounds.is_empty());
    old.ctrl(Key::P);
    old.focus_field("Folder");
    old.replace_text(&folder.join("posted/baltic").display().to_string());
    old
}

#[test]
fn the_question_about_a_newer_posting_leaves_what_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut old = older_copy_that_posts_into_the_same_folder(folder.path());
    let chosen = |h: &WindowTest| {
        let boxes = h.get_all_by_role(Role::CheckBox);
        boxes.filter(|one| one.accesskit_node().toggled() == Some(Toggled::True)).count()
    };
    let before = chosen(&old);
    old.ctrl_shift(Key::P);
    assert!(old.has_dialog() && old.shows("it may be an older copy"), "{:?}", old.labels());
    assert!(before > 2, "{before} boxes are chosen");
    assert_eq!(chosen(&old), before);
}

#[test]
fn an_older_copy_of_a_book_asks_before_it_posts_over_a_newer_posting() {
    let folder = tempfile::tempdir().unwrap();
    let mut old = older_copy_that_posts_into_the_same_folder(folder.path());
    old.press(Key::Enter);
    assert!(
        old.has_dialog() && old.shows("this book does not know of it: it may be an older copy"),
        "{:?}",
        old.labels()
    );
    old.press(Key::Enter);
    old.wait_for_text("Posted in");
}

#[test]
fn a_corrected_count_is_told_before_the_next_posting() {
    let (folder, _) = temporary_path("wall");
    let mut h = window();
    h.ctrl(Key::P);
    h.focus_field("Folder");
    h.replace_text(&folder.path().display().to_string());
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    h.ctrl(Key::P);
    assert!(!h.shows("Places since the posting"));
    h.press(Key::Escape);
    h.click("Round 1 Board A France centres");
    h.type_text("1");
    h.press(Key::Enter);
    // What hangs on the wall is told at once, and typing goes on.
    assert!(h.shows("Round 1 was posted") && h.shows("board A, France, centres 8. Post it again (Ctrl+P)"));
    assert!(!h.has_dialog());
    h.ctrl(Key::P);
    assert!(h.shows("Places since the posting of"));
}

#[test]
fn seats_that_change_after_the_call_was_posted_are_told_and_its_notices_are_chosen_again() {
    const TOLD: &str = "Round 2 has other seats than the notices that were posted.";
    let (folder, _) = temporary_path("wall");
    let mut h = window();
    h.ctrl(Key::P);
    h.focus_field("Folder");
    h.replace_text(&folder.path().display().to_string());
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    h.open_tab("Round 2");
    h.enter_text("Round 2 Board A France player", "Ann");
    assert!(h.shows(TOLD) && h.shows("take the old ones down"), "{:?}", h.labels());
    h.ctrl(Key::Z);
    assert!(!h.shows(TOLD), "the seats are those of the sheets");
    h.ctrl(Key::Y);
    assert!(h.shows(TOLD));
    h.ctrl(Key::P);
    let outdated = "Round 2: board call. Posted with other seats: take the old one down";
    let call = h.get_by_role_and_label(Role::CheckBox, outdated);
    assert_eq!(call.accesskit_node().toggled(), Some(Toggled::True));
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    h.ctrl(Key::P);
    assert!(h.shows("Round 2: board call") && !h.shows("Posted with other seats"), "{:?}", h.labels());
}

#[test]
fn the_dialog_to_post_counts_the_sheets_of_each_notice_and_of_all() {
    let mut h = window();
    h.ctrl(Key::P);
    h.wait_for_text(" in all");
    assert!(h.shows("1 sheet") && h.shows("4 sheets in all"), "{:?}", h.labels());
}

#[test]
fn no_button_of_the_dialog_to_post_is_outside_a_small_screen() {
    // 1366 × 768 pixels at a scale of 1.5.
    const SIZE: [f32; 2] = [911.0, 512.0];
    let mut h = WindowTest::open_sized(SIZE, with_book(book()));
    h.ctrl(Key::P);
    h.wait_for_text(" in all");
    for button in ["Save", "Print (Ctrl+P)", "Print only what is in view (Ctrl+Shift+P)", "Cancel"] {
        let place = h.get_by_role_and_label(AccessRole::Button, button).rect();
        let is_inside =
            place.left() >= 0.0 && place.right() <= SIZE[0] && place.top() >= 0.0 && place.bottom() <= SIZE[1];
        assert!(is_inside, "{button}: {place:?}");
    }
}

#[test]
fn the_dialog_to_post_tells_the_errors_in_what_is_posted_and_posts_all_the_same() {
    let (folder, _) = temporary_path("wall");
    let mut h = window();
    h.ctrl(Key::P);
    assert!(h.shows("Due now") && !h.shows("in what is posted"));
    h.press(Key::Escape);
    h.enter_text("Round 1 Board A France centres", "17");
    h.ctrl(Key::P);
    let error = "1 error in what is posted: Round 1, board A: 43 centres; a board has 34.";
    assert!(h.shows(error), "{:?}", h.labels());
    h.press(Key::Escape);
    h.enter_text("Round 1 Board B France centres", "x");
    h.ctrl(Key::P);
    let errors = "2 errors in what is posted. The first is Round 1, board A: 43 centres; a board has 34.";
    assert!(h.shows(errors), "{:?}", h.labels());
    h.focus_field("Folder");
    h.replace_text(&folder.path().display().to_string());
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    // The errors of a round that is held back are not posted.
    h.command(Command::HoldRound);
    h.ctrl(Key::P);
    assert!(h.shows("Left out: Round 1 is held back") && !h.shows("in what is posted"), "{:?}", h.labels());
}

#[test]
fn an_event_without_a_name_is_named_from_the_dialog_to_post() {
    let mut h = window();
    h.ctrl(Key::P);
    assert!(h.shows("The event has no name, so no page says which event it belongs to."));
    h.get_by_role_and_label(Role::Button, "Name the event…").click();
    h.run();
    h.replace_text("Tea-time Open");
    h.press(Key::Enter);
    assert_eq!(h.book().event.name, "Tea-time Open");
    // The dialog comes back by itself.
    assert!(h.shows("Due now") && !h.shows("The event has no name"));
}

#[test]
fn a_round_is_held_back_and_released() {
    let mut h = window();
    h.click("Round 1 Board A France centres");
    h.command(Command::HoldRound);
    assert_eq!(h.book().rounds[0].scores_released, Some(false));
    h.open_tab("Standings");
    assert!(h.shows("Round 1 is held back until you release it"));
    h.command(Command::ViewPosted);
    assert!(h.query_by_label("Standings Cléo total").is_none(), "nothing may be posted yet");
    h.press(Key::Escape);
    h.click("Release the scores");
    assert_eq!(h.book().rounds[0].scores_released, Some(true));
    assert!(!h.shows("is held back"));
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
    assert!(is_in_view(&window, "Round 1: boards"), "{:?}", window.labels());
    assert!(window.has("Print only what is in view (Ctrl+Shift+P)"));
    window.press(Key::Escape);
    window.open_tab("Standings");
    window.ctrl(Key::P);
    assert!(is_in_view(&window, "Standings"));
}

/// The name of a notice in the list of the dialog, with its sheets, its paper and its size.
fn row_of<'a>(h: &'a WindowTest, title: &str) -> Node<'a> {
    let is_it = |label: String| label.strip_prefix(title).is_some_and(|rest| rest.ends_with("A4 poster"));
    let mut rows = h.get_all_by_role(Role::Button);
    rows.find(|row| row.accesskit_node().label().is_some_and(is_it)).unwrap()
}

/// Whether the preview shows this notice.
fn is_in_view(h: &WindowTest, title: &str) -> bool {
    row_of(h, title).accesskit_node().toggled() == Some(Toggled::True)
}

#[test]
fn a_click_on_the_name_of_a_notice_shows_it_and_only_its_box_chooses_it() {
    const CALL: &str = "Round 2: board call";
    let mut h = window();
    h.ctrl(Key::P);
    h.wait_for_text(" in all");
    let is_chosen = |h: &WindowTest| {
        h.get_by_role_and_label(Role::CheckBox, CALL).accesskit_node().toggled() == Some(Toggled::True)
    };
    assert!(is_chosen(&h) && !is_in_view(&h, CALL), "{:?}", h.labels());
    row_of(&h, CALL).click();
    h.run();
    assert!(is_chosen(&h) && is_in_view(&h, CALL), "{:?}", h.labels());
    // The keys go on from there: Space chooses, and the arrows show.
    h.press(Key::Space);
    assert!(!is_chosen(&h) && is_in_view(&h, CALL));
    h.press(Key::ArrowUp);
    assert!(!is_chosen(&h) && !is_in_view(&h, CALL));
    h.get_by_role_and_label(Role::CheckBox, CALL).click();
    h.run();
    assert!(is_chosen(&h) && is_in_view(&h, CALL));
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

#[test]
fn the_language_of_notices_is_chosen_by_a_few_letters_and_taken_back_by_undo() {
    let mut h = window();
    h.command(Command::NoticeLanguages);
    h.type_text("italian english");
    h.press(Key::Enter);
    assert!(!h.has_dialog());
    assert_eq!(h.book().event.languages.to_string(), "it, en");
    h.ctrl(Key::P);
    h.wait_until("the notices can be chosen", |h| h.shows("Due now"));
    // The list is in the language of the window, and the preview has what the pages say.
    h.wait_for_text("tavoli");
    h.press(Key::Escape);
    h.ctrl(Key::Z);
    assert!(h.book().event.languages.is_usual());
}
