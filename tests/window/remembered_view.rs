//! What the window shows again when an event is opened the next time: columns, zoom, theme, sort, side panel and size.

use std::path::Path;
use std::sync::Arc;

use crate::common::window::{LAPTOP, WindowTest};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Theme, ViewportCommand, ViewportId, vec2};
use egui_kittest::kittest::Queryable as _;
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook, Topboard};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, RoundIx, SeatField, Year};
use topboard::import::SheetReader;
use topboard::store::disk::LocalDisk;
use topboard::store::{self, BookStore};

/// A round with a complete board.
fn book() -> Book {
    let mut book = Book::default();
    book.event.system = Some("EuroDipCon 4".into());
    let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    for (n, power) in Power::ALL.into_iter().enumerate() {
        let seat = BoardRef::new(0, 0).seat(power);
        book.apply(book.edit_to_seat(seat, ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"][n])).unwrap();
        let count = [3, 11, 8, 0, 1, 3, 8][n];
        book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    book
}

fn open_in(size: [f32; 2], folder: &Path, path: &Path) -> WindowTest {
    let window = Topboard::new(InitialBook::File(path.to_owned()))
        .with_typed_paths()
        .with_sheet_reader(SheetReader::unprotected_in_this_process())
        .with_book_store(BookStore::new(Arc::new(LocalDisk), Some(folder.join("data"))));
    let mut window = WindowTest::show(size, window);
    window.wait_until("the book is open", |window| !window.book().rounds.is_empty());
    window
}

fn open(folder: &Path, path: &Path) -> WindowTest {
    open_in(LAPTOP, folder, path)
}

/// Closes the window, as the system does at the end of the program.
fn close(mut window: WindowTest) {
    let ctx = window.ctx.clone();
    window.state_mut().finish_writing(&ctx);
}

/// The players in the order of their rows on the screen.
fn players(window: &WindowTest) -> Vec<String> {
    let mut cells: Vec<(f32, String)> = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"]
        .iter()
        .map(|name| (window.get_by_label(&format!("Standings {name} player")).rect().top(), (*name).to_owned()))
        .collect();
    cells.sort_by(|a, b| a.0.total_cmp(&b.0));
    cells.into_iter().map(|(_, name)| name).collect()
}

fn width(window: &WindowTest, label: &str) -> f32 {
    window.get_by_label(label).rect().width()
}

/// Drags with the left mouse button.
fn drag(window: &mut WindowTest, from: Pos2, to: Pos2) {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let middle = from.lerp(to, 0.5);
    for event in [
        Event::PointerMoved(from),
        button(from, true),
        Event::PointerMoved(middle),
        Event::PointerMoved(to),
        button(to, false),
    ] {
        window.event(event);
        window.run();
    }
}

#[test]
fn an_event_is_opened_with_the_view_of_the_last_time() {
    let folder = tempfile::tempdir().unwrap();
    let (path, other) = (folder.path().join("con.topboard"), folder.path().join("other.topboard"));
    for path in [&path, &other] {
        store::save_book(path, &book()).unwrap();
    }
    let mut window = open(folder.path(), &path);
    let usual = width(&window, "Round 1 Board A France player");
    let edge = window.get_by_label("Round 1 Board A heading player").rect().right_center();
    drag(&mut window, edge, edge + vec2(60.0, 0.0));
    window.click("Round 1 Board A France out");
    window.command(Command::HideColumn);
    window.ctrl(Key::Plus);
    let chosen = width(&window, "Round 1 Board A France player");
    assert!(chosen > usual + 50.0, "{chosen} after {usual}");
    window.open_tab("Standings");
    let places = players(&window);
    window.click("Standings heading player");
    window.click("Standings heading player");
    let sorted = players(&window);
    assert_eq!(sorted[0], "Gus", "from the end of the alphabet");
    assert_ne!(sorted, places);
    window.open_tab("Players");
    window.click("Players heading name");
    window.click("Players heading name");
    window.click("Players Ann region");
    window.command(Command::MoveColumnRight);
    let moved = window.get_by_label("Players Ann region").rect();
    window.execute(Command::ToggleTheme);
    assert_eq!(window.ctx.theme(), Theme::Dark);
    close(window);

    let mut window = open(folder.path(), &path);
    assert_eq!(window.ctx.theme(), Theme::Dark);
    window.open_tab("Round 1");
    assert!((width(&window, "Round 1 Board A France player") - chosen).abs() < 1.0);
    assert!(!window.has("Round 1 Board A France out"));
    window.open_tab("Standings");
    assert_eq!(players(&window), sorted);
    window.open_tab("Players");
    assert_eq!(window.get_by_label("Players Ann region").rect(), moved, "the last row, and the column that was moved");
    close(window);

    let mut window = open(folder.path(), &other);
    assert!((width(&window, "Round 1 Board A France player") - usual).abs() < 1.0, "each event has a view of its own");
    assert!(window.has("Round 1 Board A France out"));
    assert_eq!(window.ctx.theme(), Theme::Dark, "the theme is the same for all events");
    window.open_tab("Standings");
    assert_eq!(players(&window), places);
}

#[test]
fn the_side_panel_has_the_width_and_the_contents_of_the_last_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    store::save_book(&path, &book()).unwrap();
    let mut window = open(folder.path(), &path);
    let left = |window: &WindowTest| window.get_by_label_contains("Problems (").rect().left();
    let before = left(&window);
    // A few points inside the panel.
    let edge = Pos2::new(LAPTOP[0] - 264.0, 500.0);
    drag(&mut window, edge, edge - vec2(120.0, 0.0));
    let dragged = left(&window);
    assert!((before - dragged - 120.0).abs() < 10.0, "{dragged} after {before}");
    close(window);

    let mut window = open(folder.path(), &path);
    assert!((left(&window) - dragged).abs() < 3.0, "{} and {dragged}", left(&window));
    window.command(Command::ToggleTable);
    window.command(Command::ToggleProblems);
    assert!(!window.shows("Problems ("));
    close(window);

    let window = open(folder.path(), &path);
    assert!(!window.shows("Problems ("));
}

#[test]
fn an_event_that_gets_a_file_keeps_its_view() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("con.topboard"), folder.path().join("copy.topboard"));
    store::save_book(&path, &book()).unwrap();
    let mut window = open(folder.path(), &path);
    window.click("Round 1 Board A France out");
    window.command(Command::HideColumn);
    window.command(Command::SaveAs);
    window.save_in(&copy);
    // The program is killed.
    std::mem::forget(window);
    let window = open(folder.path(), &copy);
    assert!(!window.has("Round 1 Board A France out"));
}

#[test]
fn a_window_is_never_larger_than_the_screen() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    store::save_book(&path, &book()).unwrap();
    let mut window = open_in([1600.0, 1000.0], folder.path(), &path);
    let sizes = |window: &WindowTest| {
        let commands = &window.output().viewport_output[&ViewportId::ROOT].commands;
        commands.iter().any(|command| matches!(command, ViewportCommand::InnerSize(_)))
    };
    assert!(!sizes(&window), "the size of the screen is not known yet");
    window.input_mut().viewports.entry(ViewportId::ROOT).or_default().monitor_size = Some(vec2(1366.0, 768.0));
    window.step();
    let commands = window.output().viewport_output[&ViewportId::ROOT].commands.clone();
    assert!(commands.contains(&ViewportCommand::InnerSize(vec2(1366.0, 680.0))), "{commands:?}");
    window.step();
    assert!(!sizes(&window), "afterwards the user decides");
}

#[test]
fn the_order_of_the_ladder_and_of_the_history_is_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    store::save_book(&path, &book()).unwrap();
    let mut window = open(folder.path(), &path);
    window.command(Command::AddOwnEvent);
    window.command(Command::LadderProblems);
    window.type_text("a");
    window.command(Command::Ladder);
    window.click_button("Table");
    window.click("Ladder heading player");
    window.click("Ladder heading player");
    let top = |window: &WindowTest, name: &str| window.get_by_label(&format!("Ladder {name} player")).rect().top();
    assert!(top(&window, "Gus") < top(&window, "Fay") && top(&window, "Fay") < top(&window, "Ann"));
    window.press(Key::F11);
    window.click("History heading Where");
    window.ctrl(Key::S);
    close(window);

    let mut window = open(folder.path(), &path);
    window.command(Command::Ladder);
    assert!(top(&window, "Gus") < top(&window, "Fay") && top(&window, "Fay") < top(&window, "Ann"));
    window.open_tab("Players");
    for name in ["Ben", "Ann"] {
        window.enter_text(&format!("Players {name} region"), "North");
    }
    for name in ["Cléo", "Dan"] {
        window.enter_text(&format!("Players {name} region"), "South");
    }
    window.press(Key::F11);
    let places = [1, 2, 3, 4].map(|row| window.cell_text(&format!("History {row} Where")));
    assert_eq!(places, ["Ann", "Ben", "Cléo", "Dan"], "by the alphabet, and not the newest first");
}

#[test]
fn the_tab_that_was_in_view_is_in_view_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    store::save_book(&path, &book()).unwrap();
    let mut window = open(folder.path(), &path);
    window.open_tab("Standings");
    close(window);
    let window = open(folder.path(), &path);
    assert_eq!(window.state().tab(), topboard::app::views::Tab::Standings);
}

#[test]
fn after_a_crash_the_tab_of_the_last_change_is_in_view_or_else_the_last_tab() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    store::save_book(&path, &book()).unwrap();
    // The program is stopped: nothing is written at its end.
    let stop = |mut window: WindowTest| {
        window.run_steps(12);
        drop(window);
    };
    let mut window = open(folder.path(), &path);
    window.command(Command::AddRound);
    window.ctrl(Key::L);
    window.click_button("Everybody is present");
    window.wait_for_text("backed up");
    window.open_tab("Standings");
    stop(window);
    let mut window = open(folder.path(), &path);
    assert_eq!(window.state().tab(), Tab::RollCall, "the change has no cell of a round");
    window.ctrl(Key::S);
    window.wait_until("the event is saved", |window| !window.state().is_changed());
    window.open_tab("Standings");
    stop(window);
    let mut window = open(folder.path(), &path);
    assert_eq!(window.state().tab(), Tab::Standings, "nothing is recovered");
    // This is seen on no tab.
    window.command(Command::KeepApart);
    window.type_text("Ann / Ben");
    window.press(Key::Enter);
    assert_eq!(window.book().separations.len(), 1, "{:?}", window.labels());
    window.wait_for_text("backed up");
    window.open_tab("Players");
    stop(window);
    let window = open(folder.path(), &path);
    assert!(window.state().is_changed());
    assert_eq!(window.state().tab(), Tab::Players);
}

#[test]
fn the_tab_and_the_columns_of_an_event_without_a_file_are_there_after_a_crash() {
    let folder = tempfile::tempdir().unwrap();
    let start = || {
        let store = BookStore::new(Arc::new(LocalDisk), Some(folder.path().join("data")));
        let window = Topboard::new(InitialBook::Empty).with_typed_paths().with_book_store(store);
        WindowTest::show(LAPTOP, window)
    };
    let mut window = start();
    window.run();
    window.command(Command::AddRound);
    window.command(Command::AddBoard);
    window.click("Round 1 Board A France out");
    window.command(Command::HideColumn);
    window.wait_for_text("backed up");
    window.open_tab("Players");
    window.open_tab("Round 1");
    window.run_steps(12);
    drop(window);
    let mut window = start();
    window.wait_until("the event is recovered", |window| !window.book().rounds.is_empty());
    assert_eq!(window.state().tab(), Tab::Round(RoundIx(0)));
    assert!(!window.has("Round 1 Board A France out"), "{:?}", window.labels());
    let views = || std::fs::read_dir(folder.path().join("data/views")).unwrap().count();
    assert_eq!(views(), 1);
    window.command(Command::Save);
    window.type_path(&folder.path().join("con.topboard"));
    window.wait_until("the event is saved", |window| !window.state().is_changed());
    assert_eq!(views(), 1, "the view goes from the journal to the file");
}

#[test]
fn tabs_that_were_opened_stay_in_the_strip_until_they_are_closed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    store::save_book(&path, &book()).unwrap();
    let tabs = ["Roll call", "Notebook", "Ladder", "History"];
    let mut window = open(folder.path(), &path);
    assert!(!tabs.iter().any(|tab| window.has_tab(tab)));
    window.ctrl(Key::L);
    window.ctrl_shift(Key::N);
    window.ctrl(Key::T);
    window.press(Key::F11);
    window.open_tab("Round 1");
    for tab in tabs {
        assert!(window.has_tab(tab), "{tab} stays");
    }
    close(window);
    let mut window = open(folder.path(), &path);
    for tab in tabs {
        assert!(window.has_tab(tab), "{tab} is there the next time");
    }
    window.open_tab("Ladder");
    window.ctrl(Key::W);
    assert!(!window.has_tab("Ladder") && window.has_tab("History"));
    // A tab of the event stays.
    window.open_tab("Round 1");
    window.ctrl(Key::W);
    assert!(window.has_tab("Round 1") && window.shows("this tab belongs to the event"), "{:?}", window.labels());
}

#[test]
fn the_yearly_counts_that_the_user_hid_stay_hidden() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("e.topboard");
    let mut book = book();
    let seat = BoardRef::new(0, 0).seat(Power::Austria);
    book.apply(book.edit_to_enter_count(seat, Year(1901), CellEntry::Value(5))).unwrap();
    store::save_book(&path, &book).unwrap();
    let mut window = open(folder.path(), &path);
    window.open_tab("Round 1");
    assert!(window.has("Round 1 Board A Austria centres 1901"));
    window.command(Command::ToggleYears);
    assert!(!window.has("Round 1 Board A Austria centres 1901"));
    close(window);
    let mut window = open(folder.path(), &path);
    window.open_tab("Round 1");
    assert!(!window.has("Round 1 Board A Austria centres 1901"));
}
