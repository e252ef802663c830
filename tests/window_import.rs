//! The window between reading a file and importing it: the file as a grid, the boards it becomes, and the keys that say
//! what a column holds.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

mod common {
    pub mod window;
}

use std::path::{Path, PathBuf};
use std::sync::Arc;

use common::window::{LAPTOP, WindowTest, with_book};
use eframe::egui::{Key, Modifiers};
use tempfile::TempDir;
use topboard::app::{InitialBook, Topboard};
use topboard::book::{Book, CellEntry, Edit, Person, Power};
use topboard::import::SheetReader;
use topboard::store::BookStore;
use topboard::store::disk::LocalDisk;

const PLAYERS: [&str; 7] = ["Ann Lee", "Ben Orr", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Gus Kay"];
const COUNTS: [u16; 7] = [10, 8, 6, 4, 3, 2, 1];

/// A board below headings that no language has. Its counts add up to 33, so nothing is recognised.
fn strange_board() -> String {
    let rows = Power::ALL.map(|power| {
        let index = power.index();
        format!("{power},{},{}\n", PLAYERS[index], COUNTS[index] - u16::from(index == 0))
    });
    format!("Qa,Qb,Qc\n{}", rows.concat())
}

/// A file of this name in a new folder.
fn file(name: &str, content: impl AsRef<[u8]>) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    std::fs::write(&path, content).unwrap();
    (folder, path)
}

/// A window that opens this file.
fn open(path: &Path) -> WindowTest {
    let mut window = WindowTest::open(InitialBook::File(path.to_owned()));
    window.wait_for_text("Import preview");
    window
}

/// A window that keeps layouts in this folder.
fn open_with_data(path: &Path, data: &Path) -> WindowTest {
    let store = BookStore::new(Arc::new(LocalDisk), Some(data.to_owned()));
    let start = InitialBook::File(path.to_owned());
    let window = Topboard::new(start).with_typed_paths().with_sheet_reader(SheetReader::unprotected_in_this_process());
    let mut window = WindowTest::show(LAPTOP, window.with_book_store(store));
    window.wait_for_text("Import preview");
    window
}

#[test]
fn a_refused_file_opens_with_what_was_tried_and_is_read_when_its_columns_are_pointed_out() {
    let (_folder, path) = file("con.csv", strange_board());
    let mut h = open(&path);
    assert!(h.has("Nothing in this file is recognised yet"));
    assert!(h.shows("con: no row of headings was found"), "{h:?}");
    assert_eq!(h.cell_text("con!A2: not understood"), "Austria");
    h.press(Key::Enter);
    assert!(h.shows("There is nothing to import yet."));

    h.click("con!A3: not understood");
    h.press(Key::P);
    h.press(Key::ArrowRight);
    assert!(h.has("column B is"));
    h.press(Key::L);
    h.wait_for_text("1 round, 1 board, 7 players");
    assert_eq!(h.cell_text("Import: Round 1, board A England player"), "Ben Orr");
    h.press(Key::ArrowRight);
    h.press(Key::C);
    h.wait_until("the counts are read", |h| h.has("con!C3: centres"));
    assert_eq!(h.cell_text("con!A3: power"), "England");
    assert_eq!(h.cell_text("Import: Round 1, board A England centres"), "8");
    assert_eq!(h.cell_text("Import: Round 1, board A sum"), "1 short");
    assert!(h.shows("Read as you pointed out."));
    h.press(Key::Enter);
    h.wait_until("the board is in the book", |h| h.book().boards().count() == 1);
    let board = h.book().boards().next().unwrap().1;
    assert_eq!(board.seats[Power::France].centres, CellEntry::Value(6));
}

#[test]
fn a_click_shows_what_a_cell_became_and_where_a_seat_came_from() {
    let mut h = open(Path::new("tests/data/edc2015-boards.xlsx"));
    let cell = h.labels().into_iter().find(|label| label.ends_with(": player") && label.contains('!')).unwrap();
    let name = h.cell_text(&cell);
    h.click(&cell);
    let selected = |h: &WindowTest| -> Vec<String> {
        use egui_kittest::kittest::NodeT as _;
        let nodes = h.root().children_recursive();
        let nodes = nodes.map(|node| node.accesskit_node()).filter(|node| node.is_selected() == Some(true));
        nodes
            .filter_map(|node| node.label().zip(node.value()))
            .map(|(label, value)| format!("{label} = {value}"))
            .collect()
    };
    let after = selected(&h);
    assert!(
        after.iter().any(|cell| cell.starts_with("Import: ") && cell.ends_with(&format!(" player = {name}"))),
        "{after:?}"
    );
    // And back: another seat of the boards.
    let seat = h
        .labels()
        .into_iter()
        .find(|label| label.starts_with("Import: ") && label.ends_with(" Turkey centres"))
        .unwrap();
    let count = h.cell_text(&seat);
    h.click(&seat);
    let after = selected(&h);
    assert!(after.iter().any(|cell| cell.contains(": centres = ") && cell.ends_with(&count)), "{after:?}");
}

#[test]
fn the_sheets_of_a_file_are_tabs_and_can_be_left_out() {
    let mut h = open(Path::new("tests/data/edc2015-boards.xlsx"));
    let boards = h.labels().into_iter().find(|label| label.ends_with(" boards, 38 players")).unwrap();
    h.press_with(Modifiers::SHIFT, Key::X);
    h.wait_until("the sheet is not needed", |h| h.shows(" (not needed)") && !h.has(&boards));
    h.press_with(Modifiers::SHIFT, Key::X);
    h.wait_until("the sheet is read again", |h| !h.shows(" (not needed)"));
    let before = h.labels();
    h.ctrl(Key::PageDown);
    assert_ne!(h.labels(), before, "another sheet is shown");
    h.press(Key::D);
    h.wait_until("the file is read as recognised", |h| h.has(&boards));
}

#[test]
fn boards_without_powers_are_read_with_a_problem() {
    let rows: Vec<String> = PLAYERS.iter().zip(COUNTS).map(|(name, count)| format!("{name},{count}\n")).collect();
    let rows = rows.concat();
    let (_folder, path) = file("con.csv", format!("Qb,Qc\n{rows}"));
    let mut h = open(&path);
    h.click("con!A3: not understood");
    h.press(Key::L);
    h.press(Key::ArrowRight);
    h.press(Key::C);
    h.press(Key::W);
    h.wait_for_text("1 round, 1 board, 7 players");
    assert!(h.shows("the file does not say who played which power"), "{h:?}");
    h.press(Key::Enter);
    h.wait_until("the board is in the book", |h| h.book().boards().count() == 1);
    assert!(h.engine().problems().iter().any(|problem| problem.message.contains("the powers of 7 players")));
}

#[test]
fn the_encoding_is_shown_with_names_and_can_be_changed() {
    let (_folder, path) = file("con.csv", b"Round,Board,Power,Player,Centres\n1,A,France,Kasia Wi\x9Cniewska,8\n");
    let mut h = open(&path);
    assert!(h.shows("such as Kasia Wiśniewska"), "{h:?}");
    assert_eq!(h.cell_text("con!D2: player"), "Kasia Wiśniewska");
    h.press(Key::E);
    h.wait_for_text("such as Kasia Wiúniewska");
    h.press(Key::E);
    h.press(Key::E);
    h.wait_for_text("such as Kasia Wiœniewska");
    assert_eq!(h.cell_text("Import: Round 1, board A France player"), "Kasia Wiœniewska");
}

#[test]
fn a_remembered_layout_reads_the_next_file_of_its_shape() {
    let data = tempfile::tempdir().unwrap();
    let (_folder, path) = file("con.csv", strange_board());
    let mut h = open_with_data(&path, data.path());
    h.click("con!A3: not understood");
    for key in [Key::P, Key::ArrowRight, Key::L, Key::ArrowRight, Key::C] {
        h.press(key);
    }
    h.wait_until("the counts are read", |h| h.has("con!C3: centres"));
    h.press(Key::M);
    h.replace_text("ManorCon");
    h.press(Key::Enter);
    h.wait_for_text("The layout is kept in ");
    assert!(h.book().boards().next().is_none(), "Enter in the field imports nothing");
    let kept = std::fs::read_to_string(data.path().join("layouts/ManorCon.toml")).unwrap();
    assert!(kept.starts_with("name = \"ManorCon\"") && !kept.contains("sheets"), "{kept}");
    drop(h);

    let (_folder, path) = file("next year.csv", strange_board());
    let mut h = open_with_data(&path, data.path());
    assert!(h.shows("Read by your layout “ManorCon”."), "{h:?}");
    assert_eq!(h.cell_text("Import: Round 1, board A England centres"), "8");
    h.press(Key::D);
    h.wait_for_text("Nothing in this file is recognised yet");
}

#[test]
fn a_choice_that_a_recipe_cannot_say_is_answered() {
    let (_folder, path) = file("con.csv", "Round,Board,Power,Player,Centres\n1,A,France,Ann,8\n");
    let mut h = open(&path);
    h.click("con!D2: player");
    h.press(Key::Y);
    assert!(h.shows("“Player” has no year."), "{h:?}");
    h.press(Key::Escape);
    assert!(!h.has_dialog());
}

#[test]
fn doubtful_names_are_asked_about_with_one_key_and_sure_ones_are_taken() {
    let mut book = Book::default();
    for name in ["Zoë Roy", "Eric Smith", "Andrew Goff"] {
        let person = Person::new(book.next_person_id(), name);
        book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
    }
    let rows: Vec<String> = Power::ALL
        .into_iter()
        .zip(["ROY, ZOE", "Erik Smith", "Andy Goff", "Dan Ray", "Eve Sun", "Flo Day", "Gus Kay"])
        .zip([10, 8, 6, 4, 3, 2, 1])
        .map(|((power, name), count)| format!("1,A,{power},\"{name}\",{count}"))
        .collect();
    let (_folder, path) = file("con.csv", format!("Round,Board,Power,Player,Centres\n{}", rows.join("\n")));
    let mut h = WindowTest::open_sized(LAPTOP, with_book(book));
    h.ctrl(Key::I);
    h.type_path(&path);
    h.wait_for_text("Import preview");
    for text in ["Is “Erik Smith” Eric Smith?", "Is “Andy Goff” Andrew Goff?", "“ROY, ZOE” is taken as Zoë Roy."]
    {
        assert!(h.shows(text), "{text}: {}", h.labels().join("\n"));
    }
    h.type_text("+");
    assert_eq!(h.cell_text("Import: Round 1, board A England player"), "Eric Smith");
    h.type_text("-");
    assert_eq!(h.cell_text("Import: Round 1, board A France player"), "Andy Goff");
    h.press(Key::Enter);
    h.wait_until("the board is in the book", |h| h.book().boards().count() == 1);
    let names: Vec<&str> = h.book().people.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(
        names,
        ["Zoë Roy", "Eric Smith", "Andrew Goff", "Andy Goff", "Dan Ray", "Eve Sun", "Flo Day", "Gus Kay"]
    );
    let england = h.book().boards().next().unwrap().1.seats[Power::England].player;
    assert_eq!(h.book().name_of(england), "Eric Smith");
    h.ctrl(Key::Z);
    assert_eq!((h.book().people.len(), h.book().boards().count()), (3, 0));
}
