//! The history in the window: what was done, the event as it was, and finished rounds that are changed.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use std::path::Path;
use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::views::Tab;
use topboard::app::{Command, StartWith, Topboard, theme};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, RoundIx, SeatField};
use topboard::engine::Engine;

type Window = Harness<'static, Topboard>;

/// Two rounds of a board by EuroDipCon 4; the first is played, nobody sits in the second yet.
fn window() -> Window {
    let mut book = Book::default();
    book.event.name = "Testcon".into();
    book.event.rules = "EuroDipCon 4".into();
    for name in ["1", "2"] {
        let round = Round { name: name.into(), boards: vec![Board::new("A")], ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(book.rounds.len()), round }).unwrap();
    }
    let names = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"];
    for ((power, name), count) in Power::ALL.into_iter().zip(names).zip([8, 7, 6, 5, 4, 3, 1]) {
        let seat = BoardRef::new(0, 0).seat(power);
        book.apply(book.edit_to_seat(seat, name)).unwrap();
        book.apply(Edit::Seat(seat, SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    let start = StartWith::Loaded(Box::new(Engine::new(book)), "Test".into());
    let mut h = Harness::builder()
        .with_size([1400.0, 860.0])
        .with_pixels_per_point(1.0)
        .with_theme(Theme::Light)
        .with_max_steps(16)
        .with_context_setup(theme::install)
        .build_ui_state(|ui, window: &mut Topboard| window.ui(ui), Topboard::new(start).with_typed_paths());
    h.run();
    h
}

fn said(h: &Window, label: &str) -> String {
    h.get_by_label(label).accesskit_node().value().unwrap_or_default()
}

/// What a line of the history says of where, what, before and after.
fn line(h: &Window, row: usize) -> String {
    ["Where", "Field", "Before", "After"].map(|column| said(h, &format!("History {row} {column}"))).join(" | ")
}

fn press(h: &mut Window, key: Key) {
    h.key_press(key);
    h.run();
}

fn ctrl(h: &mut Window, key: Key) {
    h.key_press_modifiers(Modifiers::COMMAND, key);
    h.run();
}

fn type_text(h: &mut Window, text: &str) {
    h.event(Event::Text(text.into()));
    h.run();
}

fn open_tab(h: &mut Window, name: &str) {
    h.get_by_role_and_label(Role::Tab, name).click();
    h.run();
}

/// Types over a cell, and Enter.
fn enter(h: &mut Window, label: &str, text: &str) {
    h.get_by_label(label).click();
    h.run();
    type_text(h, text);
    press(h, Key::Enter);
}

fn command(h: &mut Window, command: Command) {
    ctrl(h, Key::P);
    type_text(h, command.name().trim_end_matches('…'));
    press(h, Key::Enter);
}

fn wait_for(h: &mut Window, what: impl Fn(&Window) -> bool) {
    let until = Instant::now() + Duration::from_secs(20);
    while !what(h) {
        assert!(Instant::now() < until, "it never came");
        std::thread::sleep(Duration::from_millis(5));
        h.run();
    }
}

fn export(h: &mut Window, path: &Path) {
    ctrl(h, Key::E);
    ctrl(h, Key::A);
    type_text(h, &path.display().to_string());
    press(h, Key::Enter);
    if path.exists() {
        press(h, Key::Enter);
    }
    wait_for(h, |h| h.query_by_label_contains("The workbook is in").is_some());
    press(h, Key::Escape);
}

fn france(h: &Window) -> Option<u16> {
    h.state().engine().book().rounds[0].boards[0].current_count(Power::France)
}

#[test]
fn what_was_typed_is_listed_found_and_brought_back() {
    let mut h = window();
    enter(&mut h, "Round 1 Board A France centres", "7");
    enter(&mut h, "Round 1 Board A Germany centres", "4");
    press(&mut h, Key::F11);
    assert_eq!(h.state().tab(), Tab::History);
    assert_eq!(line(&h, 1), "Round 1, board A, Germany | centres | 5 | 4");
    assert_eq!(line(&h, 2), "Round 1, board A, France | centres | 6 | 7");

    // Words narrow it down; Escape shows everything again.
    ctrl(&mut h, Key::F);
    type_text(&mut h, "cleo");
    h.get_by_label("0 of 2 changes");
    ctrl(&mut h, Key::A);
    type_text(&mut h, "france");
    assert_eq!(line(&h, 1), "Round 1, board A, France | centres | 6 | 7");
    press(&mut h, Key::Enter);
    assert!(h.query_by_label("History 2 Where").is_none());

    // Enter shows the event as it was then, with the cursor where the change was.
    press(&mut h, Key::Enter);
    h.get_by_label_contains("This is the event as it was");
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    assert_eq!(said(&h, "Round 1 Board A Germany centres"), "5");
    type_text(&mut h, "9");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 1 Board A France centres"), "7", "the past cannot be changed");
    press(&mut h, Key::Escape);
    assert!(h.query_by_label_contains("This is the event as it was").is_none());
    assert_eq!(said(&h, "Round 1 Board A Germany centres"), "4");

    // Back to it, and this time for good; undo takes that back like any other step.
    press(&mut h, Key::F11);
    press(&mut h, Key::ArrowDown);
    press(&mut h, Key::Enter);
    h.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    h.run();
    assert!(h.query_by_label_contains("This is the event as it was").is_none());
    assert_eq!(said(&h, "Round 1 Board A Germany centres"), "5");
    ctrl(&mut h, Key::Z);
    assert_eq!(said(&h, "Round 1 Board A Germany centres"), "4");
}

#[test]
fn a_cell_a_player_and_a_board_each_have_their_history() {
    let mut h = window();
    enter(&mut h, "Round 1 Board A France centres", "7");
    enter(&mut h, "Round 1 Board A Germany centres", "4");
    open_tab(&mut h, "Players");
    enter(&mut h, "Players Dan region", "Wales");
    press(&mut h, Key::ArrowUp);
    h.key_press_modifiers(Modifiers::SHIFT, Key::F2);
    h.run();
    h.get_by_label("only Dan, region ×");
    assert_eq!(line(&h, 1), "Dan | region |  | Wales");
    assert!(h.query_by_label("History 2 Where").is_none());

    open_tab(&mut h, "Round 1");
    h.get_by_label("Round 1 Board A Germany player").click();
    h.run();
    command(&mut h, Command::HistoryOfPlayer);
    h.get_by_label("only Dan ×");
    assert_eq!(line(&h, 2), "Round 1, board A, Germany | centres | 5 | 4", "what his power held is his, too");

    open_tab(&mut h, "Round 1");
    command(&mut h, Command::HistoryOfBoard);
    h.get_by_label("2 of 3 changes");

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.csv");
    command(&mut h, Command::ExportHistory);
    ctrl(&mut h, Key::A);
    type_text(&mut h, &path.display().to_string());
    press(&mut h, Key::Enter);
    wait_for(&mut h, |_| path.exists());
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.starts_with("time,who,where,what,before,after,reason,how\n"), "{text}");
    assert!(text.lines().nth(2).unwrap().contains("\"Round 1, board A, France\",centres,6,7"), "{text}");
}

/// The question why, where it stands above the sheet.
fn is_asked(h: &Window) -> bool {
    h.query_by_label_contains("is finished. Why").is_some()
}

/// Goes to the field of the reason, and types one.
fn reason(h: &mut Window, text: &str) {
    h.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Q);
    h.run();
    type_text(h, text);
    press(h, Key::Enter);
}

#[test]
fn a_finished_round_is_changed_for_a_reason() {
    let mut h = window();
    // Nothing is asked while the round is the newest.
    enter(&mut h, "Round 1 Board A France centres", "7");
    assert!(!is_asked(&h));
    open_tab(&mut h, "Round 2");
    enter(&mut h, "Round 2 Board A Austria player", "Ben");
    open_tab(&mut h, "Round 1");
    // To fill a cell is no change of a result.
    enter(&mut h, "Round 1 Board A Turkey out", "1907");
    assert!(!is_asked(&h));
    enter(&mut h, "Round 1 Board A Germany centres", "4");
    h.get_by_label("Round 1 is finished. Why did you change the centres of Germany on Round 1, board A?");
    // What is typed next goes to its cell all the same.
    type_text(&mut h, "5");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 1 Board A Italy centres"), "5");
    h.get_by_label("Round 1 is finished. Why did you make these 2 changes?");
    // A number is no reason.
    reason(&mut h, "12");
    assert!(is_asked(&h));
    reason(&mut h, "chart misread");
    assert!(!is_asked(&h));
    // It holds for what follows.
    enter(&mut h, "Round 1 Board A France centres", "6");
    assert!(!is_asked(&h));
    press(&mut h, Key::F11);
    assert_eq!(
        (line(&h, 1).as_str(), said(&h, "History 1 Reason").as_str()),
        ("Round 1, board A, France | centres | 7 | 6", "chart misread")
    );
    assert_eq!(
        (said(&h, "History 2 Reason"), said(&h, "History 3 Reason")),
        ("chart misread".into(), "chart misread".into())
    );
    assert_eq!(said(&h, "History 4 Reason"), "", "nothing was asked about filling a cell");
}

#[test]
fn a_change_that_is_taken_back_needs_no_reason() {
    let mut h = window();
    open_tab(&mut h, "Round 2");
    enter(&mut h, "Round 2 Board A Austria player", "Ben");
    open_tab(&mut h, "Round 1");
    enter(&mut h, "Round 1 Board A France centres", "9");
    assert!(is_asked(&h));
    ctrl(&mut h, Key::Z);
    assert!(!is_asked(&h));
    assert_eq!(france(&h), Some(6));
    ctrl(&mut h, Key::Y);
    assert_eq!(france(&h), Some(9));
    assert!(is_asked(&h), "it is there again");
    h.get_by_label("No reason").click();
    h.run();
    assert!(!is_asked(&h));
    assert_eq!(france(&h), Some(9));
}

#[test]
fn a_sheet_that_hangs_on_the_wall_is_overtaken_by_a_change_until_it_is_posted_again() {
    let mut h = window();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("wall.xlsx");
    export(&mut h, &path);
    assert!(h.state().engine().problems().is_empty());
    enter(&mut h, "Round 1 Board A France centres", "7");
    reason(&mut h, "recounted");
    enter(&mut h, "Round 1 Board A Germany centres", "4");
    let told = |h: &Window| h.state().engine().problems().iter().any(|p| p.message.contains("has changed since"));
    assert!(told(&h));
    // Undo passes over the posting, and the sheet is as it hangs there again.
    ctrl(&mut h, Key::Z);
    ctrl(&mut h, Key::Z);
    assert!(!told(&h));
    assert!(h.state().engine().book().rounds[0].posted.is_some());
    ctrl(&mut h, Key::Y);
    ctrl(&mut h, Key::Y);
    assert!(told(&h));

    export(&mut h, &path);
    assert!(!told(&h), "the new sheet is the one on the wall");
    let import = topboard::import::read_results(&std::fs::read(&path).unwrap(), "wall.xlsx").unwrap();
    let title = import.findings.iter().find(|finding| format!("{finding:?}").contains("replaces"));
    assert!(title.is_none(), "the note on the paper is understood: {title:?}");
    let sheet = calamine_text(&path, "Round 1");
    assert!(sheet.contains("replaces the sheet of "), "{sheet}");
}

/// All texts of a sheet.
fn calamine_text(path: &Path, sheet: &str) -> String {
    use calamine::Reader as _;
    let mut book: calamine::Xlsx<_> = calamine::open_workbook(path).unwrap();
    let range = book.worksheet_range(sheet).unwrap();
    range.used_cells().map(|(_, _, cell)| cell.to_string()).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_past_state_is_saved_as_a_book_of_its_own_and_the_present_goes_on() {
    let mut h = window();
    enter(&mut h, "Round 1 Board A France centres", "7");
    enter(&mut h, "Round 1 Board A France centres", "8");
    press(&mut h, Key::F11);
    press(&mut h, Key::ArrowDown);
    press(&mut h, Key::Enter);
    assert_eq!(france(&h), Some(7));
    // What was is no news for the wall.
    ctrl(&mut h, Key::E);
    assert!(h.query_by_label_contains("Path of the workbook").is_none());
    let folder = tempfile::tempdir().unwrap();
    let past = folder.path().join("past.topboard");
    h.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    h.run();
    ctrl(&mut h, Key::A);
    type_text(&mut h, &past.display().to_string());
    press(&mut h, Key::Enter);
    wait_for(&mut h, |_| past.exists());
    press(&mut h, Key::Escape);
    press(&mut h, Key::Escape);
    assert_eq!(france(&h), Some(8), "the present is as it was");
    assert!(h.state().is_changed(), "and in no file");
    assert_eq!(topboard::store::open_book(&past).unwrap().rounds[0].boards[0].current_count(Power::France), Some(7));
    // Ctrl+S saves the present, whatever is looked at.
    let now = folder.path().join("now.topboard");
    press(&mut h, Key::F11);
    press(&mut h, Key::ArrowDown);
    press(&mut h, Key::Enter);
    ctrl(&mut h, Key::S);
    ctrl(&mut h, Key::A);
    type_text(&mut h, &now.display().to_string());
    press(&mut h, Key::Enter);
    wait_for(&mut h, |h| now.exists() && !h.state().is_changed());
    assert_eq!(topboard::store::open_book(&now).unwrap().rounds[0].boards[0].current_count(Power::France), Some(8));
}
