//! The window reads strangers' files in a process of its own: it shows how far the process is, stops it, and goes on when
//! the process asks for too much.

use std::path::Path;

use crate::common::window::{LAPTOP, WindowTest};
use eframe::egui::Key;
use topboard::app::{Command, InitialBook, Topboard};
use topboard::import::SheetReader;

/// A window that opens a file and reads it with the program itself.
fn window(file: &Path) -> WindowTest {
    let reader = SheetReader::with_program(env!("CARGO_BIN_EXE_topboard").into());
    let start = InitialBook::File(file.to_owned());
    WindowTest::show(LAPTOP, Topboard::new(start).with_typed_paths().with_sheet_reader(reader))
}

/// A file with this name in a new folder.
fn file(name: &str, content: &[u8]) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    std::fs::write(&path, content).unwrap();
    (folder, path)
}

#[test]
fn a_workbook_is_read_in_a_process_of_its_own() {
    let mut h = window(Path::new("tests/data/edc2015-boards.xlsx"));
    h.wait_for_text("Import preview");
    h.press(Key::Enter);
    h.wait_until("the boards are in the book", |h| h.book().boards().count() == 14);
}

#[test]
fn the_window_shows_the_cells_that_were_read_and_escape_stops_reading() {
    let line = format!("{}\n", ["a"; 50].join(","));
    let (_folder, path) = file("long.csv", line.repeat(100_000).as_bytes());
    let mut h = window(&path);
    h.wait_for_text(" thousand cells …");
    assert!(h.shows("reading long.csv: "), "{h:?}");
    h.press(Key::Escape);
    h.wait_for_text("cancelled");
    assert!(!h.has("Cancel") && !h.has_dialog());
    // Another file can be opened at once.
    h.execute(Command::Open);
    h.type_path(Path::new("tests/data/edc2015-boards.xlsx"));
    h.wait_for_text("Import preview");
}

#[test]
fn a_file_that_contradicts_itself_is_an_error_and_the_window_goes_on() {
    let mut bytes = std::fs::read("tests/data/victorian-2002-final.xls").unwrap();
    bytes[512..1024].fill(0xAB);
    let (_folder, path) = file("torn.xls", &bytes);
    let mut h = window(&path);
    h.wait_for_text("“torn.xls” is ");
    h.execute(Command::AddRound);
    assert_eq!(h.book().rounds.len(), 1);
}
