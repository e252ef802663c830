//! The history in the window: the list of changes, earlier states of the event, and changes of finished rounds.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use std::path::Path;
use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook, Topboard, theme};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, RoundIx, SeatField};
use topboard::engine::Engine;

type Window = Harness<'static, Topboard>;

/// Two rounds of one board scored by EuroDipCon 4. The first is played, and the second has no players yet.
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
    let start = InitialBook::Loaded(Box::new(Engine::new(book)), "Test".into());
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

fn cell_value(h: &Window, label: &str) -> String {
    h.get_by_label(label).accesskit_node().value().unwrap_or_default()
}

/// A line of the history: place, field, old value and new value.
fn history_line(h: &Window, row: usize) -> String {
    ["Where", "Field", "Before", "After"].map(|column| cell_value(h, &format!("History {row} {column}"))).join(" | ")
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

/// Types a new text into a cell and presses Enter.
fn retype_cell(h: &mut Window, label: &str, text: &str) {
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
        assert!(Instant::now() < until, "the condition was never true");
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
fn changes_are_listed_and_found_and_an_earlier_state_is_restored() {
    let mut h = window();
    retype_cell(&mut h, "Round 1 Board A France centres", "7");
    retype_cell(&mut h, "Round 1 Board A Germany centres", "4");
    press(&mut h, Key::F11);
    assert_eq!(h.state().tab(), Tab::History);
    assert_eq!(history_line(&h, 1), "Round 1, board A, Germany | centres | 5 | 4");
    assert_eq!(history_line(&h, 2), "Round 1, board A, France | centres | 6 | 7");

    // Words filter the list. Escape shows all lines again.
    ctrl(&mut h, Key::F);
    type_text(&mut h, "cleo");
    h.get_by_label("0 of 2 changes");
    ctrl(&mut h, Key::A);
    type_text(&mut h, "france");
    assert_eq!(history_line(&h, 1), "Round 1, board A, France | centres | 6 | 7");
    press(&mut h, Key::Enter);
    assert!(h.query_by_label("History 2 Where").is_none());

    // Enter shows the event as it was then, with the cursor on the changed cell.
    press(&mut h, Key::Enter);
    h.get_by_label_contains("This is the event as it was");
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    assert_eq!(cell_value(&h, "Round 1 Board A Germany centres"), "5");
    type_text(&mut h, "9");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 1 Board A France centres"), "7", "an earlier state cannot be edited");
    press(&mut h, Key::Escape);
    assert!(h.query_by_label_contains("This is the event as it was").is_none());
    assert_eq!(cell_value(&h, "Round 1 Board A Germany centres"), "4");

    // The earlier state is restored. Undo reverts this like any other step.
    press(&mut h, Key::F11);
    press(&mut h, Key::ArrowDown);
    press(&mut h, Key::Enter);
    h.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    h.run();
    assert!(h.query_by_label_contains("This is the event as it was").is_none());
    assert_eq!(cell_value(&h, "Round 1 Board A Germany centres"), "5");
    ctrl(&mut h, Key::Z);
    assert_eq!(cell_value(&h, "Round 1 Board A Germany centres"), "4");
}

#[test]
fn a_cell_a_player_and_a_board_each_have_their_history() {
    let mut h = window();
    retype_cell(&mut h, "Round 1 Board A France centres", "7");
    retype_cell(&mut h, "Round 1 Board A Germany centres", "4");
    open_tab(&mut h, "Players");
    retype_cell(&mut h, "Players Dan region", "Wales");
    press(&mut h, Key::ArrowUp);
    h.key_press_modifiers(Modifiers::SHIFT, Key::F2);
    h.run();
    h.get_by_label("only Dan, region ×");
    assert_eq!(history_line(&h, 1), "Dan | region |  | Wales");
    assert!(h.query_by_label("History 2 Where").is_none());

    open_tab(&mut h, "Round 1");
    h.get_by_label("Round 1 Board A Germany player").click();
    h.run();
    command(&mut h, Command::HistoryOfPlayer);
    h.get_by_label("only Dan ×");
    assert_eq!(
        history_line(&h, 2),
        "Round 1, board A, Germany | centres | 5 | 4",
        "changes of the player’s power belong to the player’s history"
    );

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

/// Whether the question for a reason is shown above the sheet.
fn asks_for_reason(h: &Window) -> bool {
    h.query_by_label_contains("is finished. Why").is_some()
}

/// Types a reason into its field.
fn reason(h: &mut Window, text: &str) {
    h.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Q);
    h.run();
    type_text(h, text);
    press(h, Key::Enter);
}

#[test]
fn a_change_of_a_finished_round_asks_for_a_reason() {
    let mut h = window();
    // No reason is needed while the round is the newest.
    retype_cell(&mut h, "Round 1 Board A France centres", "7");
    assert!(!asks_for_reason(&h));
    open_tab(&mut h, "Round 2");
    retype_cell(&mut h, "Round 2 Board A Austria player", "Ben");
    open_tab(&mut h, "Round 1");
    // Filling an empty cell is not a change of a result.
    retype_cell(&mut h, "Round 1 Board A Turkey out", "1907");
    assert!(!asks_for_reason(&h));
    retype_cell(&mut h, "Round 1 Board A Germany centres", "4");
    h.get_by_label("Round 1 is finished. Why did you change the centres of Germany on Round 1, board A?");
    // The next text still goes to its cell.
    type_text(&mut h, "5");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 1 Board A Italy centres"), "5");
    h.get_by_label("Round 1 is finished. Why did you make these 2 changes?");
    // A number is not accepted as a reason.
    reason(&mut h, "12");
    assert!(asks_for_reason(&h));
    reason(&mut h, "chart misread");
    assert!(!asks_for_reason(&h));
    // The reason applies to the following changes as well.
    retype_cell(&mut h, "Round 1 Board A France centres", "6");
    assert!(!asks_for_reason(&h));
    press(&mut h, Key::F11);
    assert_eq!(
        (history_line(&h, 1).as_str(), cell_value(&h, "History 1 Reason").as_str()),
        ("Round 1, board A, France | centres | 7 | 6", "chart misread")
    );
    assert_eq!(
        (cell_value(&h, "History 2 Reason"), cell_value(&h, "History 3 Reason")),
        ("chart misread".into(), "chart misread".into())
    );
    assert_eq!(cell_value(&h, "History 4 Reason"), "", "filling an empty cell needs no reason");
}

#[test]
fn a_change_that_is_reverted_needs_no_reason() {
    let mut h = window();
    open_tab(&mut h, "Round 2");
    retype_cell(&mut h, "Round 2 Board A Austria player", "Ben");
    open_tab(&mut h, "Round 1");
    retype_cell(&mut h, "Round 1 Board A France centres", "9");
    assert!(asks_for_reason(&h));
    ctrl(&mut h, Key::Z);
    assert!(!asks_for_reason(&h));
    assert_eq!(france(&h), Some(6));
    ctrl(&mut h, Key::Y);
    assert_eq!(france(&h), Some(9));
    assert!(asks_for_reason(&h), "the question is shown again");
    h.get_by_label("No reason").click();
    h.run();
    assert!(!asks_for_reason(&h));
    assert_eq!(france(&h), Some(9));
}

#[test]
fn a_posted_round_that_changed_is_marked_until_it_is_posted_again() {
    let mut h = window();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("wall.xlsx");
    export(&mut h, &path);
    assert!(h.state().engine().problems().is_empty());
    retype_cell(&mut h, "Round 1 Board A France centres", "7");
    reason(&mut h, "recounted");
    retype_cell(&mut h, "Round 1 Board A Germany centres", "4");
    let is_outdated =
        |h: &Window| h.state().engine().problems().iter().any(|p| p.message.contains("has changed since"));
    assert!(is_outdated(&h));
    // Undo skips the posting, and the round is as posted again.
    ctrl(&mut h, Key::Z);
    ctrl(&mut h, Key::Z);
    assert!(!is_outdated(&h));
    assert!(h.state().engine().book().rounds[0].posted.is_some());
    ctrl(&mut h, Key::Y);
    ctrl(&mut h, Key::Y);
    assert!(is_outdated(&h));

    export(&mut h, &path);
    assert!(!is_outdated(&h), "the posted sheet is up to date");
    let import = topboard::import::read_results(&std::fs::read(&path).unwrap(), "wall.xlsx").unwrap();
    let title = import.findings.iter().find(|finding| format!("{finding:?}").contains("replaces"));
    assert!(title.is_none(), "the note on the sheet is recognised: {title:?}");
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
fn a_past_state_is_saved_as_a_separate_book_and_the_present_stays() {
    let mut h = window();
    retype_cell(&mut h, "Round 1 Board A France centres", "7");
    retype_cell(&mut h, "Round 1 Board A France centres", "8");
    press(&mut h, Key::F11);
    press(&mut h, Key::ArrowDown);
    press(&mut h, Key::Enter);
    assert_eq!(france(&h), Some(7));
    // Exporting an earlier state is not a posting.
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
    assert_eq!(france(&h), Some(8), "the present state has not changed");
    assert!(h.state().is_changed(), "the changes are still unsaved");
    assert_eq!(topboard::store::open_book(&past).unwrap().rounds[0].boards[0].current_count(Power::France), Some(7));
    // Ctrl+S saves the present state, even while an earlier one is shown.
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
