//! What somebody who knows a spreadsheet expects around the cells: rows, headings, colours, files, help. Each test presses the
//! keys in the window of a small event and reads what a screen reader reads, or the colours that are painted.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::common::window::{LAPTOP, WindowTest, book_with_boards, fill_board, with_book};
use eframe::egui::{Color32, Key, Role, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook, Topboard};
use topboard::book::{BoardRef, Book};
use topboard::store::disk::LocalDisk;
use topboard::store::{BookStore, save_book};

/// A round of one board. The counts make 34.
fn book() -> Book {
    let mut book = book_with_boards(1, &["A"]);
    let names = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"];
    fill_board(&mut book, BoardRef::new(0, 0), names, [4, 10, 8, 0, 1, 3, 8]);
    book
}

fn window() -> WindowTest {
    WindowTest::open(with_book(book()))
}

/// The colour that was painted last below the middle of a cell.
#[track_caller]
fn ground(window: &WindowTest, label: &str) -> Color32 {
    let cell = window.get_by_label(label).rect();
    // Near the left edge at the bottom there is no letter and no square.
    let at = cell.left_bottom() + eframe::egui::vec2(3.0, -3.0);
    let mut colour = Color32::TRANSPARENT;
    for clipped in &window.output().shapes {
        if let Shape::Rect(rect) = &clipped.shape
            && clipped.clip_rect.contains(at)
            && rect.rect.contains(at)
            && rect.fill.a() == 255
        {
            colour = rect.fill;
        }
    }
    colour
}

/// A file that is dropped onto the window.
#[derive(Debug)]
struct DroppedFile(PathBuf);

impl eframe::egui::DroppedFile for DroppedFile {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn rows_are_inserted_and_deleted_as_players_and_boards() {
    let mut window = window();
    // A player is a row.
    window.ctrl_shift(Key::P);
    assert_eq!(window.state().tab(), Tab::Players);
    window.type_text("Ivo");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Players Ivo name"), "Ivo");
    window.click("Players Ivo name");
    window.get_by_label("Players Ivo name").click_secondary();
    window.run();
    window.click_button("Remove the player");
    assert!(!window.has("Players Ivo name"));
    window.ctrl(Key::Z);
    assert!(window.has("Players Ivo name"));
    // A board is a block of rows.
    window.open_tab("Round 1");
    window.ctrl_shift(Key::B);
    assert!(window.has("Round 1 Board B France player"));
    window.click("Round 1 Board B France player");
    window.command(Command::RemoveBoard);
    assert!(!window.has("Round 1 Board B France player"));
}

#[test]
fn the_soloist_the_leader_and_the_eliminated_have_a_ground_of_their_own() {
    let mut window = window();
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
    let mut window = window();
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
fn a_computed_cell_looks_printed_and_takes_no_text() {
    let mut window = window();
    let cell = "Round 1 Board A Austria score";
    assert_ne!(ground(&window, cell), ground(&window, "Round 1 Board A Austria centres"));
    let is_read_only = |label: &str| window.get_by_label(label).accesskit_node().data().is_read_only();
    assert!(is_read_only(cell) && !is_read_only("Round 1 Board A Austria centres"));
    let (score, revision) = (window.cell_text(cell), window.engine().revision());
    window.click(cell);
    window.type_text("5");
    window.press(Key::Enter);
    assert_eq!(window.cell_text(cell), score);
    assert_eq!(window.engine().revision(), revision);
}

#[test]
fn unsaved_changes_are_there_after_a_crash_and_the_window_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    let store = || BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("data")));
    save_book(&path, &book()).unwrap();
    let open = || {
        let start = InitialBook::File(path.clone());
        let mut window = WindowTest::show(LAPTOP, Topboard::new(start).with_typed_paths().with_book_store(store()));
        window.wait_until("the book is open", |window| !window.book().rounds.is_empty());
        window
    };
    let mut window = open();
    window.enter_text("Round 1 Board A France centres", "9");
    window.wait_for_text("(backed up ");
    // The program ends without another word: nothing is saved, and no question is asked.
    drop(window);
    let mut window = open();
    assert_eq!(window.cell_text("Round 1 Board A France centres"), "9");
    window.wait_for_text("not saved and was recovered");
}

#[test]
fn a_book_that_is_dropped_onto_the_window_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.topboard");
    save_book(&path, &book()).unwrap();
    let mut window = WindowTest::open(InitialBook::Empty);
    window.input_mut().dropped_files.push(Arc::new(DroppedFile(path)));
    window.step();
    window.wait_until("the book is open", |window| !window.book().rounds.is_empty());
    assert_eq!(window.cell_text("Round 1 Board A England centres"), "10");
}

#[test]
fn f1_lists_every_key_and_finds_one_by_words() {
    let mut window = window();
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
    let mut window = window();
    window.press_with(eframe::egui::Modifiers::ALT, Key::Q);
    window.type_letters("add bo");
    let first = window.query_all_by_role(Role::ListBoxOption).next().and_then(|node| node.accesskit_node().label());
    assert_eq!(first.as_deref(), Some("Add a board"));
    window.press(Key::Enter);
    assert!(window.has("Round 1 Board B France player"));
}

#[test]
fn undo_of_a_line_in_the_notebook_goes_to_that_line_from_every_tab() {
    let mut window = window();
    window.command(Command::WriteNote);
    for text in ["Rain.", "Board A late."] {
        window.type_text(text);
        window.press(Key::Enter);
    }
    window.enter_text("Notebook 1 text", "Rain and wind.");
    window.open_tab("Players");
    window.ctrl(Key::Z);
    assert_eq!(window.state().tab(), Tab::Notebook);
    assert_eq!(window.cell_text("Notebook 1 text"), "Rain.");
    assert!(window.is_selected("Notebook 1 text"));
    window.open_tab("Round 1");
    window.ctrl(Key::Z);
    assert!(!window.has("Notebook 2 text"));
    assert!(window.is_selected("Notebook new text"), "the line that was there");
    window.open_tab("Round 1");
    window.ctrl(Key::Y);
    assert_eq!(window.cell_text("Notebook 2 text"), "Board A late.");
}

#[test]
fn the_rules_of_draws_are_shown_whole_beside_the_record_at_1024_points() {
    let mut book = book();
    book.event.rules = "WDC 2006".into();
    let mut window = WindowTest::open_sized([1024.0, 640.0], with_book(book));
    window.click("Round 1 Board A France player");
    window.press(Key::F4);
    let sentence = window.get_by_label_contains("Votes are secret and are never recorded.").rect();
    assert!(sentence.right() <= 1024.0 && sentence.height() > 30.0, "in two lines: {sentence:?}");
}

#[test]
fn the_standings_use_the_width_of_the_window_up_to_a_maximum() {
    let widths = |width: f32| {
        let mut window = WindowTest::open_sized([width, 900.0], with_book(book()));
        window.open_tab("Standings");
        let of = |cell: &str| window.get_by_label(&format!("Standings Ben {cell}")).rect().width();
        [of("player"), of("Round 1"), of("total")]
    };
    let (laptop, desktop, wall) = (widths(760.0), widths(1600.0), widths(2560.0));
    assert!(laptop.iter().zip(desktop).all(|(narrow, wide)| *narrow < wide), "{laptop:?} {desktop:?}");
    assert_eq!(desktop, wall, "a figure is not far from its name");
}
