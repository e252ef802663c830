//! The window between reading a file and importing it: the file as a grid, the boards it becomes, and the keys that say
//! what a column holds.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::common::window::{LAPTOP, WindowTest, add_players, with_book};
use eframe::egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::TempDir;

use topboard::app::{Command, InitialBook, Topboard};
use topboard::book::{Book, CellEntry, Edit, Person, Power, Round, RoundIx, UnplacedCell, Year};
use topboard::import::{SheetReader, read_results};
use topboard::store::BookStore;
use topboard::store::disk::LocalDisk;

const PLAYERS: [&str; 7] = ["Ann Lee", "Ben Orr", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Gus Kay"];
const COUNTS: [u16; 7] = [10, 8, 6, 4, 3, 2, 1];

/// A board below headings that no language has. Its counts add up to 31, so nothing is recognised.
fn strange_board() -> String {
    let rows = Power::ALL.map(|power| {
        let index = power.index();
        format!("{power},{},{}\n", PLAYERS[index], COUNTS[index] - if index == 0 { 3 } else { 0 })
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
fn the_cells_without_a_place_are_shown_found_and_copied() {
    let mut book = Book::default();
    for (cell, text) in [("C4", "−5 for late orders"), ("E9", "Sub for Mad Max"), ("G1", "pizza at eight")] {
        let (file, sheet) = ("results.xlsx".to_owned(), "Round 1".to_owned());
        book.unplaced_cells.push(UnplacedCell { file, sheet, cell: cell.into(), text: text.into() });
    }
    let mut h = WindowTest::open_sized(LAPTOP, with_book(book));
    h.command(Command::UnplacedCells);
    assert!(h.shows("3 cells") && h.shows("Sub for Mad Max") && h.shows("results.xlsx, Round 1!E9"));
    h.type_text("mad e9");
    assert!(h.shows("1 of 3 cells") && h.shows("Sub for Mad Max") && !h.shows("pizza at eight"));
    h.get_by_label("Copy").click();
    let copied = (0..3).find_map(|_| {
        h.step();
        h.copied_text()
    });
    assert_eq!(copied.as_deref(), Some("results.xlsx\tRound 1\tE9\tSub for Mad Max"));
    h.press(Key::Escape);
    assert!(!h.has_dialog());
}

#[test]
fn the_texts_of_a_wide_window_have_lines_that_can_be_read() {
    let rows: String =
        Power::ALL.map(|power| format!("{power},{},{}\n", PLAYERS[power.index()], COUNTS[power.index()])).concat();
    let (_folder, path) = file("con.csv", format!("Power,Player,Centres,Qd\n{rows}\nx,y,z,pizza at eight\n"));
    let mut window = WindowTest::open_sized([2400.0, 1300.0], InitialBook::File(path));
    window.wait_for_text("Import preview");
    let findings: Vec<f32> = window.query_all_by_label_contains("con!").map(|node| node.rect().width()).collect();
    assert!(findings.iter().any(|width| *width > 500.0), "{findings:?}");
    assert!(findings.iter().all(|width| *width <= 660.0), "{findings:?}");
    for text in ["Rules: ", "No printed score"] {
        let widths: Vec<f32> = window.query_all_by_label_contains(text).map(|node| node.rect().width()).collect();
        assert!(!widths.is_empty() && widths.iter().all(|width| *width <= 660.0), "{text}: {widths:?}");
    }
}

#[test]
fn a_refused_file_opens_with_what_was_tried_and_is_read_when_its_columns_are_pointed_out() {
    let (_folder, path) = file("con.csv", strange_board());
    let mut h = open(&path);
    assert!(h.has("Nothing in this file is recognised yet"));
    assert!(h.shows("con: no row of headings was found"), "{h:?}");
    assert_eq!(h.cell_text("con!A2: not understood"), "Austria");
    assert!(h.get_by_role_and_label(Role::Button, "Import").accesskit_node().is_disabled());
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
    assert_eq!(h.cell_text("Import: Round 1, board A sum"), "3 short");
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
    h.wait_for_text("such as Kasia Wiњniewska");
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
    add_players(&mut book, ["Zoë Roy", "Eric Smith", "Andrew Goff"]);
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

/// What a screen reader says about a cell beside its text.
fn description(window: &WindowTest, label: &str) -> String {
    window.get_by_label(label).accesskit_node().description().unwrap_or_default()
}

/// A list with board A of round 1, with these counts, and a column of eliminations for Turkey.
fn list(counts: [u16; 7], out: &str) -> String {
    let rows = Power::ALL.map(|power| {
        let (index, out) = (power.index(), if power == Power::Turkey { out } else { "" });
        format!("1,A,{power},{},{},{out}\n", PLAYERS[index], counts[index])
    });
    format!("Round,Board,Power,Player,Centres,Out\n{}", rows.concat())
}

/// A book with board A of round 1 and a player on board A of round 2, so that round 1 is finished.
fn book_with_finished_round(counts: [u16; 7]) -> Book {
    let text = format!("{}2,A,France,Ann Lee,,\n", list(counts, ""));
    let mut book = read_results(text.as_bytes(), "x.csv").unwrap().book;
    book.event.rules = "EuroDipCon 4".into();
    book
}

const FINISHED: [u16; 7] = [10, 8, 6, 4, 3, 3, 0];

/// A window with this book that shows the import of a file.
fn import_into(book: Book, path: &Path) -> WindowTest {
    let mut h = WindowTest::open_sized(LAPTOP, with_book(book));
    h.ctrl(Key::I);
    h.type_path(path);
    h.wait_for_text("Import preview");
    h
}

#[test]
fn the_right_side_is_the_book_after_the_import_and_marks_where_the_file_differs() {
    let (_folder, path) = file("con.csv", list([10, 7, 7, 4, 3, 3, 0], "1904"));
    let mut h = import_into(book_with_finished_round(FINISHED), &path);
    assert!(h.has("In the book after the import"));
    let [england, turkey] = ["England centres", "Turkey out"].map(|of| format!("Import: Round 1, board A {of}"));
    assert_eq!(h.cell_text(&england), "8", "the book keeps its own count");
    assert_eq!(description(&h, &england), "The file has 7 (con!E3). The book keeps 8.");
    assert_eq!((h.cell_text(&turkey), description(&h, &turkey)), ("1904".into(), String::new()), "a blank is filled");
    assert_eq!(description(&h, "Import: Round 1, board A Austria centres"), "");
    h.press(Key::T);
    assert_eq!(h.cell_text(&england), "7");
    assert_eq!(description(&h, &england), "The book has 8. The file's 7 replaces it.");
    h.press(Key::Enter);
    h.wait_until("the file's count is in the book", |h| {
        h.book().rounds[0].boards[0].seats[Power::England].centres == CellEntry::Value(7)
    });
}

#[test]
fn an_import_that_fills_blanks_of_a_finished_round_needs_no_reason() {
    let (_folder, path) = file("con.csv", list([10, 7, 7, 4, 3, 3, 0], "1904"));
    let mut h = import_into(book_with_finished_round(FINISHED), &path);
    h.press(Key::Enter);
    let out = |h: &WindowTest| h.book().rounds[0].boards[0].seats[Power::Turkey].eliminated.clone();
    h.wait_until("the year is in the book", |h| out(h) == CellEntry::Value(Year(1904)));
    assert!(!h.shows("Why does the import"), "{h:?}");
    h.ctrl(Key::Z);
    assert!(out(&h).is_blank() && !h.shows("Why did you undo"), "{h:?}");

    let mut h = import_into(book_with_finished_round(FINISHED), &path);
    h.press(Key::T);
    h.press(Key::Enter);
    h.wait_for_text("Round 1 is finished. Why does the import of con.csv change results?");
}

#[test]
fn an_unknown_word_for_a_power_is_listed_and_can_be_taught() {
    let two = Power::ALL.map(|power| {
        let name = if power == Power::Turkey { "Tyrkistan" } else { power.name() };
        let index = power.index();
        format!("1,A,{name},{},{}\n", PLAYERS[index], COUNTS[index])
    });
    let (_folder, path) = file("con.csv", format!("Round,Board,Power,Player,Centres\n{}", two.concat()));
    let mut h = open(&path);
    assert!(h.shows("Unknown words among the powers"), "{}", h.labels().join("\n"));
    assert!(h.has("“Tyrkistan” in C8"));
    h.press(Key::U);
    assert!(h.shows("“Tyrkistan” means"));
    h.press(Key::Escape);
    assert!(h.has_dialog() && !h.shows("“Tyrkistan” means"), "Escape leaves the question, not the window");
    h.press(Key::U);
    h.press(Key::T);
    h.wait_until("the board has Turkey", |h| h.has("con!C8: power"));
    assert_eq!(h.cell_text("Import: Round 1, board A Turkey player"), "Gus Kay");
    assert!(!h.shows("Unknown words"));
    assert!(h.shows("Read with the words that you taught."));
    h.press(Key::Enter);
    h.wait_until("the board is in the book", |h| h.book().boards().count() == 1);
    let board = h.book().boards().next().unwrap().1;
    assert_eq!(board.seats[Power::Turkey].centres, CellEntry::Value(1));
}

#[test]
fn words_of_a_refused_file_can_be_taught_one_after_another() {
    let words = ["Alfa", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta"];
    let rows = Power::ALL.map(|power| {
        let index = power.index();
        format!("1,A,{},{},{}\n", words[index], PLAYERS[index], COUNTS[index])
    });
    let (_folder, path) = file("con.csv", format!("Round,Board,Power,Player,Centres\n{}", rows.concat()));
    let mut h = open(&path);
    for (word, (row, key)) in words.into_iter().zip((2..).zip([Key::A, Key::E, Key::F, Key::G, Key::I, Key::R, Key::T]))
    {
        let cell = h.labels().into_iter().find(|label| label.starts_with(&format!("con!C{row}"))).unwrap();
        h.click(&cell);
        h.press(Key::U);
        assert!(h.shows(&format!("“{word}” means")), "{word}: {}", h.labels().join("\n"));
        h.press(key);
        // The file is read again, and a line about the word comes above the cells.
        let power = Power::ALL[row - 2];
        h.wait_until("the word is taught", |h| {
            let is_read = || !h.has(&format!("con!C{row}: not understood"));
            h.shows(&format!("“{word}” means {power}.")) || is_read()
        });
    }
    h.wait_until("the board is read", |h| h.has("Import: Round 1, board A Turkey player"));
    assert_eq!(h.cell_text("Import: Round 1, board A Turkey player"), "Gus Kay");
}

#[test]
fn what_was_said_about_the_file_is_undone_and_done_again() {
    let (_folder, path) = file("con.csv", strange_board());
    let mut h = open(&path);
    h.ctrl(Key::Z);
    assert!(h.shows("Nothing was changed in this window yet."));
    h.click("con!A3: not understood");
    for key in [Key::P, Key::ArrowRight, Key::L, Key::ArrowRight, Key::C] {
        h.press(key);
    }
    h.wait_until("the counts are read", |h| h.has("con!C3: centres"));
    h.ctrl(Key::Z);
    h.wait_until("the counts are not read", |h| !h.has("con!C3: centres"));
    assert!(h.has("con!B3: player") && h.shows("Undone. Ctrl+Y does it again."));
    h.ctrl(Key::Y);
    h.wait_until("the counts are read again", |h| h.has("con!C3: centres"));
    for _ in 0..3 {
        h.ctrl(Key::Z);
    }
    h.wait_for_text("Nothing in this file is recognised yet");
    h.ctrl_shift(Key::Z);
    h.wait_for_text("1 round, 1 board");
    h.ctrl(Key::Z);
    h.press(Key::L);
    h.wait_for_text("So far you have pointed out");
    assert!(h.shows("C: player."), "{}", h.labels().join("\n"));
    assert!(!h.shows("[[table]]"));
}

#[test]
fn f1_lists_the_keys_of_the_import_window() {
    let (_folder, path) = file("con.csv", strange_board());
    let mut h = open(&path);
    h.press(Key::F1);
    assert!(h.has("Keys of the import window") && h.has("Undo what you said about the file"));
    h.press(Key::Escape);
    assert!(!h.has("Keys of the import window") && h.shows("Import preview"));
    h.press(Key::F1);
    h.press(Key::Enter);
    assert!(!h.has("Keys of the import window") && h.shows("Import preview"));
}

/// A workbook in the format XML Spreadsheet 2003, with these sheets.
fn workbook(sheets: &[(&str, &str)]) -> String {
    let cell = |text: &str| format!("<Cell><Data ss:Type=\"String\">{text}</Data></Cell>");
    let row = |line: &str| format!("<Row>{}</Row>", line.split(',').map(cell).collect::<String>());
    let rows = |text: &str| text.lines().map(row).collect::<String>();
    let sheet = |(name, text): &(&str, &str)| {
        format!("<Worksheet ss:Name=\"{name}\"><Table>{}</Table></Worksheet>", rows(text))
    };
    format!(
        "<?xml version=\"1.0\"?><?mso-application progid=\"Excel.Sheet\"?>\
         <Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\" \
         xmlns:ss=\"urn:schemas-microsoft-com:office:spreadsheet\">{}</Workbook>",
        sheets.iter().map(sheet).collect::<String>()
    )
}

#[test]
fn the_first_sheet_with_findings_is_in_view_and_a_sheet_that_is_left_out_loses_its_tint() {
    let good = list(COUNTS, "");
    let odd = "Shopping,list\nMilk,2\nBread,3\n";
    let (_folder, path) = file("con.xml", workbook(&[("Games", &good), ("Shopping", odd)]));
    let mut h = open(&path);
    assert!(h.has("Shopping!A2: not understood"), "the second sheet is in view: {}", h.labels().join("\n"));
    h.press_with(Modifiers::SHIFT, Key::X);
    h.wait_until("the sheet is not needed", |h| h.shows(" (not needed)"));
    assert!(!h.shows(": not understood"), "{}", h.labels().join("\n"));
    h.press(Key::Enter);
    h.wait_until("the board is in the book", |h| h.book().boards().count() == 1);
    assert_eq!(h.book().unplaced_cells, [], "nothing of the sheet is kept");
}

#[test]
fn a_book_is_added_to_the_open_book_like_any_file() {
    let text = list([10, 7, 7, 4, 3, 3, 0], "1904").replace("Ben Orr", "\"ORR, BEN\"");
    let mut theirs = read_results(text.as_bytes(), "x.csv").unwrap().book;
    let more = read_results(text.replace("1,A,", "2,B,").as_bytes(), "y.csv").unwrap();
    theirs.apply(more.merge_edit(&theirs, topboard::import::ConflictWinner::Book)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("theirs.topboard");
    topboard::store::save_book(&path, &theirs).unwrap();
    let mut h = import_into(book_with_finished_round(FINISHED), &path);
    assert!(h.has("A book of Topboard") && h.shows("“ORR, BEN” is taken as Ben Orr."), "{}", h.labels().join("\n"));
    let england = "Import: Round 1, board A England centres";
    assert_eq!(description(&h, england), "The file has 7. The book keeps 8.");
    // The same seven have the same powers again.
    h.type_text("-");
    h.press(Key::Enter);
    h.wait_until("the new board is in the book", |h| h.book().boards().count() == 3);
    assert_eq!(h.book().people.len(), 7);
    assert_eq!(h.book().rounds[1].boards[1].name, "B");
    assert_eq!(h.book().rounds[0].boards[0].seats[Power::England].centres, CellEntry::Value(8));
    let kept: Vec<_> = h.book().unplaced_cells.iter().map(|cell| (&*cell.file, &*cell.cell, &*cell.text)).collect();
    let expected = [("theirs.topboard", "centres of England", "7"), ("theirs.topboard", "centres of France", "7")];
    assert_eq!(kept, expected);
    h.ctrl(Key::Z);
    assert_eq!(h.book(), &book_with_finished_round(FINISHED));
}

#[test]
fn a_board_without_its_headings_is_pointed_out_as_a_block() {
    let board = |first: &str| {
        let rows = Power::ALL.map(|power| {
            let index = power.index();
            let name = if power == Power::Austria { first } else { PLAYERS[index] };
            format!("{power},{name},{}\n", COUNTS[index])
        });
        rows.concat()
    };
    let [first, second] = ["Ann Lee", "Hal Lum"].map(board);
    let text = format!("Board A,,\nPower,Player,SC\n{first}\nBoard B,,\n{second}");
    let (_folder, path) = file("con.csv", text);
    let mut h = open(&path);
    let cell = |h: &WindowTest, at: &str| h.labels().into_iter().find(|label| label.starts_with(at)).unwrap();
    h.click(&cell(&h, "con!A1:"));
    h.press(Key::K);
    assert!(h.shows("No column of the selected block holds powers."), "{}", h.labels().join("\n"));
    h.click(&cell(&h, "con!A12:"));
    for _ in 0..6 {
        h.press_with(Modifiers::SHIFT, Key::ArrowDown);
    }
    for _ in 0..2 {
        h.press_with(Modifiers::SHIFT, Key::ArrowRight);
    }
    h.press(Key::K);
    h.wait_until("board B is read", |h| h.has("Import: Round 1, board B Austria player"));
    assert_eq!(h.cell_text("Import: Round 1, board B Austria player"), "Hal Lum");
    assert_eq!(h.cell_text("Import: Round 1, board A Austria player"), "Ann Lee");
}

/// A chart of board A with headings, and one of board B without.
fn charts_of_two_boards() -> String {
    let board = |first: &str| {
        let rows = Power::ALL.map(|power| {
            let index = power.index();
            let name = if power == Power::Austria { first } else { PLAYERS[index] };
            format!("{power},{name},{},{}\n", if power == Power::Russia { 4 } else { 3 }, COUNTS[index])
        });
        rows.concat()
    };
    format!("Board A,,,\nPower,Player,1901,1902\n{}\nBoard B,,,\n{}", board("Ann Lee"), board("Hal Lum"))
}

/// Selects the cells A12 to D18 of the file and presses K.
fn point_out_board_b(h: &mut WindowTest) {
    let first = h.labels().into_iter().find(|label| label.starts_with("con!A12")).unwrap();
    h.click(&first);
    for _ in 0..6 {
        h.press_with(Modifiers::SHIFT, Key::ArrowDown);
    }
    for _ in 0..3 {
        h.press_with(Modifiers::SHIFT, Key::ArrowRight);
    }
    h.press(Key::K);
}

#[test]
fn pointing_out_a_board_adds_it_to_what_was_read() {
    let (_folder, path) = file("con.csv", charts_of_two_boards());
    let mut h = open(&path);
    assert!(h.has("con!C3: centres of a year"), "{}", h.labels().join("\n"));
    point_out_board_b(&mut h);
    h.wait_until("board B is read", |h| h.has("Import: Round 1, board B Austria player"));
    for cell in ["con!C2: heading", "con!C3: centres of a year", "con!C12: centres of a year", "con!A12: power"] {
        assert!(h.has(cell), "{cell}: {}", h.labels().join("\n"));
    }
    assert!(!h.shows("not understood"), "{}", h.labels().join("\n"));
    h.press(Key::K);
    assert!(h.shows("The selected block is read already."), "{}", h.labels().join("\n"));
    h.press_with(Modifiers::SHIFT, Key::X);
    h.wait_for_text("Nothing in this file is recognised yet");
    h.press(Key::K);
    h.wait_until("the boards are read again", |h| h.has("Import: Round 1, board B Austria player"));
    h.press(Key::Enter);
    h.wait_until("the boards are in the book", |h| h.book().boards().count() == 2);
    for (_, board) in h.book().boards() {
        let years: Vec<u16> = board.charts.iter().map(|chart| chart.year.0).collect();
        assert_eq!((years, board.charts[0].centres[Power::Russia].clone()), (vec![1901, 1902], CellEntry::Value(4)));
    }
}

/// A list of so many boards that reading it again takes longer than a frame, in an old encoding.
fn long_list() -> Vec<u8> {
    let mut text = b"Round,Board,Power,Player,Centres\n1,A,France,Kasia Wi\x9Cniewska,8\n".to_vec();
    for board in 2..80 {
        for power in Power::ALL {
            let index = power.index();
            let row = format!("1,{board},{power},{} {board},{}\n", PLAYERS[index], COUNTS[index]);
            text.extend(row.bytes());
        }
    }
    text
}

#[test]
fn the_encoding_can_be_changed_while_another_change_is_read() {
    let (_folder, path) = file("con.csv", long_list());
    let mut h = open(&path);
    h.click("con!E2: centres");
    h.key_press(Key::X);
    h.step();
    h.press(Key::E);
    h.wait_until("both changes are read", |h| {
        h.shows("such as Kasia Wiњniewska") && h.has("con!E2: not needed") && !h.shows("Reading again")
    });
    for _ in 0..2 {
        h.ctrl(Key::Z);
    }
    h.wait_until("both changes are undone", |h| {
        h.shows("such as Kasia Wiśniewska") && h.has("con!E2: centres") && !h.shows("Reading again")
    });
}

#[test]
fn a_change_that_waits_is_about_the_cells_that_were_selected_when_its_key_was_pressed() {
    let (_folder, path) = file("con.csv", long_list());
    let mut h = open(&path);
    h.click("con!E3: centres");
    h.press_with(Modifiers::SHIFT, Key::Space);
    h.key_press(Key::E);
    h.step();
    // While the file is read again, row 3 is said to hold the years of elimination, and then another cell is selected.
    h.key_press(Key::O);
    h.step();
    h.key_press(Key::ArrowDown);
    h.step();
    h.wait_until("the change of the row is made", |h| h.shows("Read as you pointed out.") && !h.shows("Reading again"));
    assert!(h.has("con!E4: centres"), "{}", h.labels().join("\n"));
}

#[test]
fn the_rules_that_were_chosen_stay_when_the_file_is_read_again() {
    let rows = Power::ALL.map(|power| {
        let index = power.index();
        format!("1,A,{power},{},{},{}.25\n", PLAYERS[index], COUNTS[index], 70 + index)
    });
    let (_folder, path) = file("con.csv", format!("Round,Board,Power,Player,Centres,Score\n{}", rows.concat()));
    let mut book = Book::default();
    let round = Round { name: "1".into(), ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    let mut h = import_into(book, &path);
    assert!(h.has("In the book after the import") && h.shows("Which rules?"), "{}", h.labels().join("\n"));
    h.press(Key::R);
    assert!(h.shows("chosen here"), "{}", h.labels().join("\n"));
    h.click("con!F2: score");
    h.press(Key::X);
    h.press(Key::S);
    h.wait_until("the file is read again", |h| h.has("con!F2: score") && !h.shows("Reading again"));
    assert!(h.shows("chosen here"), "{}", h.labels().join("\n"));
    h.press(Key::Enter);
    h.wait_until("the board is in the book", |h| h.book().boards().count() == 1);
    assert_ne!(h.book().event.rules, "");
    assert_eq!(h.engine().rules().name, h.book().event.rules, "the window computes with the rules of the book");
}

#[test]
fn an_answer_about_a_name_is_undone_and_done_again() {
    let mut book = Book::default();
    let person = Person::new(book.next_person_id(), "Eric Smith");
    book.apply(Edit::AddPerson { position: 0, person }).unwrap();
    let text = list(COUNTS, "").replace("Ben Orr", "Erik Smith");
    let england = "Import: Round 1, board A England player";
    let undo_and_redo = |h: &mut WindowTest| {
        h.type_text("+");
        assert_eq!(h.cell_text(england), "Eric Smith");
        h.ctrl(Key::Z);
        assert_eq!(h.cell_text(england), "Erik Smith");
        assert!(h.shows("Undone. Ctrl+Y does it again."), "{}", h.labels().join("\n"));
        h.ctrl(Key::Y);
        assert_eq!(h.cell_text(england), "Eric Smith");
        h.ctrl(Key::Z);
        h.type_text("-");
        h.type_text("+");
        assert_eq!(h.cell_text(england), "Erik Smith", "the question is answered");
        h.ctrl(Key::Z);
    };
    let (_folder, path) = file("con.csv", &text);
    let mut h = import_into(book.clone(), &path);
    undo_and_redo(&mut h);
    // Steps of both kinds are undone in their order.
    h.click("con!E2: centres");
    h.press(Key::X);
    h.wait_until("the centres are not read", |h| h.has("con!E2: not needed"));
    h.type_text("+");
    h.ctrl(Key::Z);
    assert!(h.cell_text(england) == "Erik Smith" && h.has("con!E2: not needed"), "{}", h.labels().join("\n"));
    h.ctrl(Key::Z);
    h.wait_until("the centres are read", |h| h.has("con!E2: centres"));
    h.ctrl(Key::Z);
    assert!(h.shows("Nothing was changed in this window yet."), "{}", h.labels().join("\n"));

    // A book has no cells.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("theirs.topboard");
    topboard::store::save_book(&path, &read_results(text.as_bytes(), "x.csv").unwrap().book).unwrap();
    undo_and_redo(&mut import_into(book, &path));
}

#[test]
fn the_list_of_keys_has_every_key() {
    let (_folder, path) = file("con.csv", strange_board());
    let mut h = open(&path);
    h.press(Key::F1);
    for key in ["R", "F1", "Ctrl+Z", "Ctrl+Y, Ctrl+Shift+Z", "Shift+X", "P"] {
        assert!(h.has(key), "{key}: {}", h.labels().join("\n"));
    }
}
