//! Files that the window opens, saves and exports: nothing unsaved is lost, and no file is overwritten unasked.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::common::window::{WindowTest, with_book};
use crate::small_event::{SAMPLE, centres, one_board, temporary_path, window};
use eframe::egui::{Context, Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use topboard::app::{Command, InitialBook};
use topboard::book::{BoardRef, Book, Edit, Power, SeatField};
use topboard::store;
use topboard::store::save_book;

#[test]
fn closing_a_changed_book_asks_first() {
    let mut h = window();
    h.ctrl(Key::N);
    assert!(h.query_by_label_contains("has changes that are not saved yet").is_some());
    h.press(Key::Escape);
    assert_eq!(h.book().people.len(), 8);
    h.ctrl(Key::N);
    h.click("Don’t save");
    assert_eq!(h.book(), &Book::default());
}

/// A file of this name with a book that differs from [`book`].
fn other_book(name: &str) -> (tempfile::TempDir, PathBuf) {
    let (folder, path) = temporary_path(name);
    let mut other = Book::default();
    other.event.name = "Other Con".into();
    store::save_book(&path, &other).unwrap();
    (folder, path)
}

#[test]
fn an_imported_book_never_replaces_unsaved_changes_without_a_question() {
    for name in ["con.json", "CON.TOPBOARD"] {
        let (_folder, path) = other_book(name);
        let mut h = window();
        let before = h.book().clone();
        h.ctrl(Key::I);
        h.type_path(&path);
        h.wait_for_text("Import preview");
        assert_eq!(h.book(), &before, "{name}");
        h.press(Key::Escape);
        assert_eq!(h.book(), &before);
    }
}

#[test]
fn opening_a_file_asks_about_unsaved_changes() {
    let (_folder, path) = other_book("other.topboard");
    let mut h = WindowTest::open(InitialBook::Empty);
    h.ctrl(Key::O);
    h.type_path(&path);
    h.wait_until("the other book is shown", |h| h.book().event.name == "Other Con");
    h.click("New player name");
    h.type_text("Ivo");
    h.ctrl(Key::O);
    h.type_path(&path);
    h.wait_for_text("has changes that are not saved yet");
    h.press(Key::Escape);
    assert_eq!(h.book().people[0].name, "Ivo");
    h.ctrl(Key::O);
    h.type_path(&path);
    h.wait_for_text("Don’t save");
    h.click("Don’t save");
    assert!(h.book().people.is_empty());
}

#[test]
fn results_opened_as_a_book_ask_before_they_replace_one() {
    let mut h = window();
    let before = h.book().clone();
    h.ctrl(Key::O);
    h.type_path(SAMPLE.as_ref());
    h.wait_for_text("Import preview");
    h.press(Key::Enter);
    assert!(h.query_by_label_contains("has changes that are not saved yet").is_some());
    h.press(Key::Escape);
    assert!(h.query_by_label_contains("Import preview").is_some(), "the preview is shown again");
    assert_eq!(h.book(), &before);
    h.press(Key::Enter);
    h.click("Don’t save");
    assert_eq!(h.book().people.len(), 38);
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
fn a_file_that_was_read_waits_for_an_open_form() {
    let (_folder, path) = other_book("other.topboard");
    let mut h = window();
    h.execute(Command::NameEvent);
    assert!(h.has("Venue"), "the form is open before the file is read");
    h.input_mut().dropped_files.push(Arc::new(DroppedFile(path)));
    h.step();
    h.wait_for_other_thread();
    h.run();
    assert!(h.has("Venue"), "the form is still open");
    assert!(!h.has("Don’t save"));
    h.press(Key::Escape);
    assert!(!h.has("Venue"));
    assert!(h.has("Don’t save"), "the file that was read is shown as soon as the form is closed");
}

#[test]
fn results_never_overwrite_a_book_and_a_book_never_overwrites_results() {
    let (folder, path) = temporary_path("con.topboard");
    let mut h = window();
    h.ctrl(Key::S);
    h.save_in(&path);
    h.ctrl(Key::E);
    h.type_path(&path);
    assert!(h.query_by_label_contains("should end in .xlsx or .csv").is_some());
    assert_eq!(&store::open_book(&path).unwrap(), h.book());

    let results = folder.path().join("results.xlsx");
    std::fs::write(&results, "somebody’s").unwrap();
    h.press(Key::Escape);
    h.command(Command::SaveAs);
    h.type_path(&results);
    assert!(h.query_by_label_contains("should end in .topboard").is_some());
    assert_eq!(std::fs::read_to_string(&results).unwrap(), "somebody’s");
}

#[test]
fn an_export_never_overwrites_the_opened_workbook() {
    let (_folder, path) = temporary_path("edc.xlsx");
    std::fs::copy(SAMPLE, &path).unwrap();
    let mut h = WindowTest::open(InitialBook::File(path.clone()));
    h.wait_for_text("Import preview");
    h.press(Key::Enter);
    h.ctrl(Key::E);
    h.type_path(&path);
    assert!(h.query_by_label_contains("is the file that is being read").is_some());
    assert_eq!(std::fs::read(&path).unwrap(), std::fs::read(SAMPLE).unwrap());
}

#[test]
fn the_file_name_or_the_command_decides_the_form_of_an_export() {
    let (folder, table) = temporary_path("table.csv");
    let mut h = window();
    h.ctrl(Key::E);
    h.type_path(&table);
    h.wait_for_text("The table is in");
    assert!(std::fs::read_to_string(&table).unwrap().contains("Dan Lester"));
    let mut sheets = Vec::new();
    for (wanted, name) in
        [(Command::Export, "a4.xlsx"), (Command::ExportLetter, "letter.xlsx"), (Command::ExportValues, "values.xlsx")]
    {
        let path = folder.path().join(name);
        h.command(wanted);
        h.type_path(&path);
        h.wait_until("the workbook is written", |_| path.exists());
        let mut archive = zip::ZipArchive::new(std::fs::File::open(&path).unwrap()).unwrap();
        let mut sheet = archive.by_name("xl/worksheets/sheet1.xml").unwrap();
        sheets.push(std::io::read_to_string(&mut sheet).unwrap());
    }
    let letter = |sheet: &str| sheet.contains("<pageSetup paperSize=\"1\"") || !sheet.contains("paperSize=\"9\"");
    assert_eq!([0, 1, 2].map(|at| letter(&sheets[at])), [false, true, false]);
    let formulas = |sheet: &str| sheet.matches("<f>").count();
    assert!(formulas(&sheets[2]) < formulas(&sheets[0]));
}

#[test]
fn the_copy_for_the_director_has_a_name_that_says_so() {
    let (folder, path) = temporary_path("con.xlsx");
    let mut h = window();
    h.command(Command::DirectorCopy);
    h.type_path(&path);
    assert!(h.shows("Give the copy a name with the word “director”"), "the name does not say it");
    // The window offers a name that does.
    h.press(Key::Enter);
    let named = folder.path().join("con (director).xlsx");
    h.wait_until("the copy is written", |_| named.exists());
    h.wait_for_text("This copy is for the director: it has everything, also what players must not see.");
    assert!(!path.exists());
    let copy = topboard::import::read_results(&std::fs::read(&named).unwrap(), "copy.xlsx").unwrap().book;
    assert_eq!(copy.rounds, h.book().rounds);
}

#[test]
fn the_export_for_players_says_what_it_leaves_out() {
    let (_folder, path) = temporary_path("wall.xlsx");
    let mut h = window();
    h.click("Round 1 Board A France centres");
    h.command(Command::HoldRound);
    h.ctrl(Key::E);
    h.type_path(&path);
    h.wait_for_text("Left out: Round 1 is held back");
    let workbook = calamine::open_workbook_auto(&path).unwrap();
    assert!(!calamine::Reader::sheet_names(&workbook).contains(&"Round 1".to_owned()));
}

/// A window with this book and with the folder of the program for what it keeps.
fn open_with_data(folder: &Path, path: &Path) -> WindowTest {
    let mut window = WindowTest::open_with_data(folder, InitialBook::File(path.to_owned()));
    window.wait_until("the book is open", |window| !window.book().rounds.is_empty());
    window
}

#[test]
fn an_event_without_a_file_is_offered_the_folder_of_the_last_book_and_typing_replaces_the_name() {
    let folder = tempfile::tempdir().unwrap();
    let hall = folder.path().join("hall");
    std::fs::create_dir(&hall).unwrap();
    let path = hall.join("con.topboard");
    save_book(&path, &one_board()).unwrap();
    let mut window = open_with_data(folder.path(), &path);
    window.state_mut().finish_writing(&Context::default());
    drop(window);
    let mut window = WindowTest::open_with_data(folder.path(), with_book(one_board()));
    window.execute(Command::SaveAs);
    window.type_text("next");
    assert_eq!(window.field_text("Path of the file to save"), hall.join("next").display().to_string());
}

#[test]
fn another_event_of_the_same_name_is_offered_a_free_file_and_a_second_enter_replaces_none() {
    const FIELD: &str = "Path of the file to save";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("Baltic Open.topboard");
    let mut event = one_board();
    event.event.name = "Baltic Open".into();
    save_book(&path, &event).unwrap();
    let mut window = open_with_data(folder.path(), &path);
    window.state_mut().finish_writing(&Context::default());
    drop(window);
    let mut other = Book::default();
    other.event.name = "Baltic Open".into();
    let mut window = WindowTest::open_with_data(folder.path(), with_book(other));
    window.execute(Command::SaveAs);
    let free = folder.path().join("Baltic Open 2.topboard");
    assert_eq!(window.field_text(FIELD), free.display().to_string());
    window.type_path(&path);
    window.press(Key::Enter);
    assert!(window.has_dialog() && window.shows("This book holds Baltic Open, 1 round, 7 players."));
    assert!(window.shows("already exists. Press Ctrl+Enter to replace it"), "{:?}", window.labels());
    assert_eq!(store::open_book(&path).unwrap(), event);
    window.ctrl(Key::Enter);
    window.wait_for_text(&format!("saved {}", path.display()));
    assert_eq!(store::open_book(&path).unwrap().people.len(), 0);
}

#[test]
fn unsaved_changes_are_there_after_a_crash_and_the_window_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    save_book(&path, &one_board()).unwrap();
    let open = || open_with_data(folder.path(), &path);
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
    save_book(&path, &one_board()).unwrap();
    let mut window = WindowTest::open(InitialBook::Empty);
    window.input_mut().dropped_files.push(Arc::new(DroppedFile(path)));
    window.step();
    window.wait_until("the book is open", |window| !window.book().rounds.is_empty());
    assert_eq!(window.cell_text("Round 1 Board A England centres"), "10");
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
fn a_refused_text_is_in_its_cell_again_after_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    let mut book = one_board();
    // The draw column is there because it is used.
    let draw = SeatField::InDraw(Some(true));
    book.apply(Edit::Seat(BoardRef::new(0, 0).seat(Power::England).first_id(), draw)).unwrap();
    save_book(&path, &book).unwrap();
    let open = || open_with_data(folder.path(), &path);
    let mut window = open();
    window.click("Round 1 Board A France draw");
    window.type_text("maybe");
    window.press(Key::Enter);
    assert!(window.shows("Escape restores the old text of the cell"), "{:?}", window.labels());
    drop(window);
    let mut window = open();
    window.wait_for_text("“maybe” was refused by");
    assert_eq!(window.cell_text("Editing Round 1 Board A France draw"), "maybe");
    // Escape leaves it, and then it is forgotten.
    window.press(Key::Escape);
    window.run();
    drop(window);
    let window = open();
    assert!(!window.shows("maybe"), "{:?}", window.labels());
}
