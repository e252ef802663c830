//! The window, used as by a director: cells are found by their names, and keys are pressed.
//!
//! The harness fails on a character that no bundled font has and on an input without a name. Both checks stay on.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook, Topboard, theme};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, RoundIx, SeatField, Year};
use topboard::engine::Engine;
use topboard::store;

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/edc2015-boards.xlsx");

type Window = Harness<'static, Topboard>;

/// A window of the size of a laptop screen.
fn window(start: InitialBook) -> Window {
    let mut h = Harness::builder()
        .with_size([1280.0, 860.0])
        .with_pixels_per_point(1.0)
        .with_theme(Theme::Light)
        .with_max_steps(16)
        .with_context_setup(theme::install)
        .build_ui_state(|ui, window: &mut Topboard| window.ui(ui), Topboard::new(start).with_typed_paths());
    h.run();
    h
}

/// Two rounds of two boards scored by EuroDipCon 4. Seven players are at the first board, and only Hal at the third.
fn book() -> Book {
    let mut book = Book::default();
    book.event.system = Some("EuroDipCon 4".into());
    let names = ["Ann", "Ben", "Cléo", "Dan Lester", "Eve", "Fay", "Gus"];
    for round in 0..2 {
        let boards = vec![Board::new("A"), Board::new("B")];
        let name = (round + 1).to_string();
        book.apply(Edit::AddRound { position: RoundIx(round), round: Round { name, boards, ..Round::default() } })
            .unwrap();
    }
    let at = BoardRef::new(0, 0);
    for (n, power) in Power::ALL.into_iter().enumerate() {
        book.apply(book.edit_to_seat(at.seat(power), names[n])).unwrap();
        let count = [3, 11, 8, 0, 1, 3, 8][n];
        book.apply(Edit::Seat(at.seat(power), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    book.apply(book.edit_to_seat(BoardRef::new(1, 0).seat(Power::Austria), "Hal")).unwrap();
    book
}

fn window_with_book() -> Window {
    window(InitialBook::Loaded(Box::new(Engine::new(book())), "Test".into()))
}

/// The text of a cell.
fn cell_value(h: &Window, label: &str) -> String {
    h.get_by_label(label).accesskit_node().value().unwrap_or_default()
}

fn click(h: &mut Window, label: &str) {
    h.get_by_label(label).click();
    h.run();
}

fn open_tab(h: &mut Window, name: &str) {
    h.get_by_role_and_label(Role::Tab, name).click();
    h.run();
}

fn type_text(h: &mut Window, text: &str) {
    h.event(Event::Text(text.into()));
    h.run();
}

fn paste(h: &mut Window, text: &str) {
    h.event(Event::Paste(text.into()));
    h.run();
}

fn press(h: &mut Window, key: Key) {
    h.key_press(key);
    h.run();
}

fn ctrl(h: &mut Window, key: Key) {
    h.key_press_modifiers(Modifiers::COMMAND, key);
    h.run();
}

/// Runs a command through the command palette (Ctrl+P).
fn command(h: &mut Window, command: Command) {
    ctrl(h, Key::P);
    type_text(h, command.name().trim_end_matches('…'));
    press(h, Key::Enter);
}

/// Runs frames until the condition holds, because another thread is at work.
fn wait_for(h: &mut Window, what: impl Fn(&Window) -> bool) {
    let until = Instant::now() + Duration::from_secs(20);
    while !what(h) {
        assert!(Instant::now() < until, "the condition was never true");
        std::thread::sleep(Duration::from_millis(5));
        h.run();
    }
}

/// A temporary folder and a path in it.
fn temporary_path(name: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    (folder, path)
}

/// Replaces the suggested path and presses Enter.
fn type_path(h: &mut Window, path: &std::path::Path) {
    ctrl(h, Key::A);
    type_text(h, &path.display().to_string());
    press(h, Key::Enter);
}

#[test]
fn a_count_typed_into_a_cell_changes_the_score_and_the_standings() {
    let mut h = window_with_book();
    assert_eq!(cell_value(&h, "Round 1 Board A France score"), "19.50");
    click(&mut h, "Round 1 Board A France centres");
    type_text(&mut h, "7");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 1 Board A France centres"), "7");
    assert_eq!(cell_value(&h, "Round 1 Board A France score"), "15.00");
    open_tab(&mut h, "Standings");
    assert_eq!(cell_value(&h, "Standings Cléo total"), "15.00");
    assert_eq!(cell_value(&h, "Standings Gus place"), "2");
    ctrl(&mut h, Key::Z);
    assert_eq!(cell_value(&h, "Standings Cléo total"), "19.50");
    ctrl(&mut h, Key::Y);
    assert_eq!(cell_value(&h, "Standings Cléo total"), "15.00");
}

#[test]
fn a_whole_event_is_handled_with_the_keyboard() {
    let mut h = window(InitialBook::Empty);
    ctrl(&mut h, Key::O);
    type_path(&mut h, SAMPLE.as_ref());
    wait_for(&mut h, |h| h.query_by_label_contains("Import preview").is_some());
    assert!(h.query_by_label_contains("3 rounds, 14 boards, 38 players").is_some());
    press(&mut h, Key::Enter);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));

    ctrl(&mut h, Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
    // The cursor starts on the first count.
    let before = cell_value(&h, "Round 2 Board A Austria centres");
    press(&mut h, Key::ArrowDown);
    type_text(&mut h, "9");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 2 Board A England centres"), "9");
    assert_eq!(cell_value(&h, "Round 2 Board A Austria centres"), before);

    ctrl(&mut h, Key::PageDown);
    ctrl(&mut h, Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Standings);
    let changed = cell_value(&h, "Standings Tom Haver total");
    ctrl(&mut h, Key::Z);
    assert_eq!(cell_value(&h, "Standings Tom Haver total"), "86.51", "as published");
    assert_ne!(changed, "86.51");
    // One undo too many has no effect: the book is as in the opened file.
    ctrl(&mut h, Key::Z);
    assert_eq!(cell_value(&h, "Standings Tom Haver total"), "86.51");

    let (_folder, path) = temporary_path("edc.topboard");
    ctrl(&mut h, Key::S);
    type_path(&mut h, &path);
    wait_for(&mut h, |h| !h.state().is_changed());
    assert_eq!(&store::open_book(&path).unwrap(), h.state().engine().book());

    let workbook = path.with_extension("xlsx");
    ctrl(&mut h, Key::E);
    type_path(&mut h, &workbook);
    wait_for(&mut h, |_| workbook.exists());
    assert!(std::fs::read(&workbook).unwrap().starts_with(b"PK"));
}

#[test]
fn escape_discards_a_preview_and_the_book_stays_as_it_was() {
    let mut h = window_with_book();
    let before = h.state().engine().book().clone();
    ctrl(&mut h, Key::I);
    type_path(&mut h, SAMPLE.as_ref());
    wait_for(&mut h, |h| h.query_by_label_contains("Import preview").is_some());
    press(&mut h, Key::Escape);
    assert!(h.query_by_label_contains("Import preview").is_none());
    assert_eq!(h.state().engine().book(), &before);
}

#[test]
fn an_import_into_a_book_is_one_step() {
    let mut h = window_with_book();
    let before = h.state().engine().book().clone();
    ctrl(&mut h, Key::I);
    type_path(&mut h, SAMPLE.as_ref());
    wait_for(&mut h, |h| h.query_by_label_contains("Import preview").is_some());
    press(&mut h, Key::Enter);
    assert!(h.state().engine().book().people.len() > 38);
    ctrl(&mut h, Key::Z);
    assert_eq!(h.state().engine().book(), &before);
}

#[test]
fn a_conflict_between_the_book_and_the_file_is_shown() {
    for take in [false, true] {
        let at = BoardRef::new(0, 0).seat(Power::Austria);
        let mut corrected = book();
        corrected.apply(Edit::Seat(at, SeatField::Centres(CellEntry::Value(7)))).unwrap();
        let mut h = window(InitialBook::Loaded(Box::new(Engine::new(corrected)), "Test".into()));
        let (_folder, path) = temporary_path("grown.csv");
        std::fs::write(&path, "round,board,power,player,centres\n1,A,Austria,,6\n").unwrap();
        ctrl(&mut h, Key::I);
        type_path(&mut h, &path);
        wait_for(&mut h, |h| h.query_by_label_contains("Import preview").is_some());
        assert!(h.query_by_label_contains("centres of Austria: the book has 7, the file has 6 (grown!E2)").is_some());
        if take {
            press(&mut h, Key::T);
        }
        press(&mut h, Key::Enter);
        let book = h.state().engine().book();
        assert_eq!(book.rounds[0].boards.len(), 2);
        assert_eq!(book.seat(at).unwrap().centres, CellEntry::Value(if take { 6 } else { 7 }));
        assert_eq!(book.unplaced_cells.len(), usize::from(!take));
    }
}

#[test]
fn a_file_that_cannot_be_read_is_reported_and_nothing_changes() {
    let mut h = window_with_book();
    let (_folder, path) = temporary_path("broken.xlsx");
    std::fs::write(&path, b"PK\x03\x04 and no more").unwrap();
    ctrl(&mut h, Key::I);
    type_path(&mut h, &path);
    wait_for(&mut h, |h| h.query_by_label_contains("broken.xlsx").is_some());
    ctrl(&mut h, Key::I);
    type_path(&mut h, &path.with_file_name("nowhere.xlsx"));
    wait_for(&mut h, |h| h.query_by_label_contains("There is no file").is_some());
    assert_eq!(h.state().engine().revision(), 0);
}

#[test]
fn a_paste_of_new_names_is_one_step_and_adds_each_player_once() {
    let mut h = window_with_book();
    open_tab(&mut h, "Round 2");
    click(&mut h, "Round 2 Board B Austria player");
    paste(&mut h, "Ida\t5\nJon\t6\nIda\t\nann\t4\n");
    let engine = h.state().engine();
    let names: Vec<&str> = engine.book().people.iter().skip(8).map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ida", "Jon"]);
    assert_eq!(cell_value(&h, "Round 2 Board B Germany player"), "Ann");
    assert_eq!(cell_value(&h, "Round 2 Board B England centres"), "6");
    assert!(h.query_by_label_contains("Ida sits twice").is_some(), "the problems panel is updated at once");
    ctrl(&mut h, Key::Z);
    assert_eq!(cell_value(&h, "Round 2 Board B England centres"), "");
    assert_eq!(h.state().engine().book().people.len(), 8);
}

#[test]
fn a_name_is_completed_from_the_players() {
    let mut h = window_with_book();
    open_tab(&mut h, "Round 2");
    click(&mut h, "Round 2 Board A England player");
    type_text(&mut h, "les");
    assert!(h.query_by_label("Dan Lester").is_some(), "the list is open");
    press(&mut h, Key::ArrowDown);
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 2 Board A England player"), "Dan Lester");
    assert_eq!(h.state().engine().book().people.len(), 8);
}

#[test]
fn text_in_a_number_cell_stays_and_its_problem_leads_to_the_cell() {
    let mut h = window_with_book();
    click(&mut h, "Round 1 Board A Italy centres");
    type_text(&mut h, "one");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 1 Board A Italy centres"), "one");
    open_tab(&mut h, "Rules");
    click(&mut h, "Round 1, board A, Italy: “one” is not a number of centres");
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    type_text(&mut h, "1");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 1 Board A Italy centres"), "1");
}

#[test]
fn players_are_added_on_the_empty_line_and_a_seated_player_is_not_removed() {
    let mut h = window_with_book();
    open_tab(&mut h, "Players");
    click(&mut h, "New player name");
    type_text(&mut h, "Ivo");
    press(&mut h, Key::Tab);
    press(&mut h, Key::Tab);
    type_text(&mut h, "Ghent");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Players Ivo region"), "Ghent");
    click(&mut h, "Players Ann name");
    command(&mut h, Command::RemovePlayer);
    assert!(h.query_by_label_contains("Ann sits at Round 1, board A and cannot be removed").is_some());
    click(&mut h, "Players Ivo name");
    command(&mut h, Command::RemovePlayer);
    assert!(h.query_by_label("Players Ivo name").is_none());
}

#[test]
fn rounds_and_boards_are_added_and_named() {
    let mut h = window(InitialBook::Empty);
    command(&mut h, Command::AddRound);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    command(&mut h, Command::AddBoard);
    type_text(&mut h, "Zoë Žižek");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 1 Board B Austria player"), "Zoë Žižek");
    click(&mut h, "Round 1 Board B name");
    type_text(&mut h, "Top board");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 1 Top board Austria player"), "Zoë Žižek");
    command(&mut h, Command::RenameRound);
    ctrl(&mut h, Key::A);
    type_text(&mut h, "Final");
    press(&mut h, Key::Enter);
    assert!(h.query_by_role_and_label(Role::Tab, "Final").is_some());
    for _ in 0..5 {
        ctrl(&mut h, Key::Z);
    }
    assert_eq!(h.state().engine().book(), &Book::default());
}

#[test]
fn yearly_counts_open_in_place() {
    let mut h = window_with_book();
    assert!(h.query_by_label("Round 1 Board A France centres 1903").is_none());
    command(&mut h, Command::ToggleYears);
    click(&mut h, "Round 1 Board A France centres 1903");
    type_text(&mut h, "6");
    press(&mut h, Key::Enter);
    let board = h.state().engine().board(BoardRef::new(0, 0)).unwrap();
    assert_eq!(board.charts[0].year, Year(1903));
    assert_eq!(board.charts[0].centres[Power::France], CellEntry::Value(6));
}

#[test]
fn the_cursor_stays_on_its_cell_when_the_boards_are_rearranged() {
    let mut h = window_with_book();
    click(&mut h, "Round 1 Board B Turkey centres");
    h.set_size([700.0, 860.0].into());
    h.run();
    type_text(&mut h, "4");
    press(&mut h, Key::Enter);
    let seat = BoardRef::new(0, 1).seat(Power::Turkey);
    assert_eq!(h.state().engine().book().seat(seat).unwrap().centres, CellEntry::Value(4));
}

#[test]
fn the_standings_are_sorted_by_any_column() {
    let mut h = window_with_book();
    open_tab(&mut h, "Standings");
    let first = |h: &Window| h.get_by_label("Standings Ann player").rect().top();
    let by_place = first(&h);
    click(&mut h, "Standings heading player");
    assert!(first(&h) < by_place, "Ann is first by name");
    command(&mut h, Command::SortByPlace);
    assert_eq!(first(&h), by_place);
}

#[test]
fn a_change_of_scoring_system_rescores_at_once_and_can_be_undone() {
    let mut h = window_with_book();
    open_tab(&mut h, "Rules");
    click(&mut h, "Scoring systems");
    click(&mut h, "Sum of Squares");
    command(&mut h, Command::UseSystem);
    open_tab(&mut h, "Round 1");
    assert_ne!(cell_value(&h, "Round 1 Board A France score"), "19.50");
    ctrl(&mut h, Key::Z);
    assert_eq!(cell_value(&h, "Round 1 Board A France score"), "19.50");
}

#[test]
fn a_score_set_by_hand_is_marked_and_can_be_removed() {
    let mut h = window_with_book();
    click(&mut h, "Round 1 Board A Italy score");
    command(&mut h, Command::SetScore);
    ctrl(&mut h, Key::A);
    type_text(&mut h, "2,5");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 1 Board A Italy score"), "2.50");
    command(&mut h, Command::ClearScore);
    assert_eq!(cell_value(&h, "Round 1 Board A Italy score"), "2.00");
}

#[test]
fn alt_and_a_letter_open_a_menu_and_type_nothing() {
    let mut h = window_with_book();
    open_tab(&mut h, "Round 1");
    click(&mut h, "Round 1 Board A France centres");
    h.key_press_modifiers(Modifiers::ALT, Key::V);
    h.event(Event::Text("v".into()));
    h.run();
    let shown = |h: &Window| h.query_all_by_label_contains(Command::ZoomReset.name()).count();
    assert_eq!(shown(&h), 1);
    press(&mut h, Key::Escape);
    assert_eq!(shown(&h), 0);
    assert_eq!(cell_value(&h, "Round 1 Board A France centres"), "8");
}

#[test]
fn find_goes_to_a_board_and_the_theme_can_be_dark() {
    let mut h = window_with_book();
    ctrl(&mut h, Key::F);
    type_text(&mut h, "round 2 board b");
    press(&mut h, Key::Enter);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
    type_text(&mut h, "7");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 2 Board B Austria centres"), "7");
    command(&mut h, Command::ToggleTheme);
    assert_eq!(h.ctx.theme(), Theme::Dark);
    assert!(h.query_by_label("Dark").is_some());
}

#[test]
fn a_command_during_typing_loses_no_text() {
    let mut h = window_with_book();
    click(&mut h, "Round 1 Board A Italy centres");
    type_text(&mut h, "2");
    ctrl(&mut h, Key::PageDown);
    ctrl(&mut h, Key::PageUp);
    assert_eq!(cell_value(&h, "Round 1 Board A Italy centres"), "2");
}

#[test]
fn closing_a_changed_book_asks_first() {
    let mut h = window_with_book();
    ctrl(&mut h, Key::N);
    assert!(h.query_by_label_contains("has changes that are not saved yet").is_some());
    press(&mut h, Key::Escape);
    assert_eq!(h.state().engine().book().people.len(), 8);
    ctrl(&mut h, Key::N);
    click(&mut h, "Don’t save");
    assert_eq!(h.state().engine().book(), &Book::default());
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
        let mut h = window_with_book();
        let before = h.state().engine().book().clone();
        ctrl(&mut h, Key::I);
        type_path(&mut h, &path);
        wait_for(&mut h, |h| h.query_by_label_contains("is a Topboard book and cannot be added").is_some());
        assert_eq!(h.state().engine().book(), &before);
        press(&mut h, Key::Enter);
        assert!(h.query_by_label_contains("has changes that are not saved yet").is_some(), "{name}");
        press(&mut h, Key::Escape);
        assert_eq!(h.state().engine().book(), &before);
    }
}

#[test]
fn opening_a_file_asks_about_unsaved_changes() {
    let (_folder, path) = other_book("other.topboard");
    let mut h = window(InitialBook::Empty);
    ctrl(&mut h, Key::O);
    type_path(&mut h, &path);
    wait_for(&mut h, |h| h.state().engine().book().event.name == "Other Con");
    click(&mut h, "New player name");
    type_text(&mut h, "Ivo");
    ctrl(&mut h, Key::O);
    type_path(&mut h, &path);
    wait_for(&mut h, |h| h.query_by_label_contains("has changes that are not saved yet").is_some());
    press(&mut h, Key::Escape);
    assert_eq!(h.state().engine().book().people[0].name, "Ivo");
    ctrl(&mut h, Key::O);
    type_path(&mut h, &path);
    wait_for(&mut h, |h| h.query_by_label("Don’t save").is_some());
    click(&mut h, "Don’t save");
    assert!(h.state().engine().book().people.is_empty());
}

#[test]
fn results_opened_as_a_book_ask_before_they_replace_one() {
    let mut h = window_with_book();
    let before = h.state().engine().book().clone();
    ctrl(&mut h, Key::O);
    type_path(&mut h, SAMPLE.as_ref());
    wait_for(&mut h, |h| h.query_by_label_contains("Import preview").is_some());
    press(&mut h, Key::Enter);
    assert!(h.query_by_label_contains("has changes that are not saved yet").is_some());
    press(&mut h, Key::Escape);
    assert!(h.query_by_label_contains("Import preview").is_some(), "the preview is shown again");
    assert_eq!(h.state().engine().book(), &before);
    press(&mut h, Key::Enter);
    click(&mut h, "Don’t save");
    assert_eq!(h.state().engine().book().people.len(), 38);
}

#[test]
fn a_file_that_was_read_waits_for_an_open_form() {
    let (_folder, path) = other_book("other.topboard");
    let mut h = window_with_book();
    ctrl(&mut h, Key::O);
    type_path(&mut h, &path);
    // The file may be read in any frame. The form is open before the result is handled.
    let ctx = h.ctx.clone();
    if h.query_by_label("Don’t save").is_none() {
        h.state_mut().execute(&ctx, Command::NameEvent);
        std::thread::sleep(Duration::from_millis(200));
        h.run();
        assert!(h.query_by_label("Venue").is_some(), "the form is still open");
        press(&mut h, Key::Escape);
    }
    wait_for(&mut h, |h| h.query_by_label("Don’t save").is_some());
}

#[test]
fn a_refused_text_stays_in_its_cell_to_be_corrected() {
    let mut h = window_with_book();
    click(&mut h, "Round 1 Board A France draw");
    type_text(&mut h, "maybe");
    press(&mut h, Key::Enter);
    assert!(h.query_by_label_contains("“maybe” does not say whether France is in the draw").is_some());
    let edited = "Editing Round 1 Board A France draw";
    assert_eq!(cell_value(&h, edited), "maybe");
    // Changing the tab or closing the window does not discard it.
    ctrl(&mut h, Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    ctrl(&mut h, Key::N);
    assert_eq!(cell_value(&h, edited), "maybe");
    ctrl(&mut h, Key::A);
    type_text(&mut h, "yes");
    press(&mut h, Key::Enter);
    assert!(h.query_by_label(edited).is_none());
    let seat = BoardRef::new(0, 0).seat(Power::France);
    assert_eq!(h.state().engine().book().seat(seat).unwrap().in_draw, Some(true));

    click(&mut h, "Round 1 Board A ending");
    type_text(&mut h, "late");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Editing Round 1 Board A ending"), "late");
    press(&mut h, Key::Escape);
    assert!(h.query_by_label("Editing Round 1 Board A ending").is_none());
    ctrl(&mut h, Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
}

#[test]
fn results_never_overwrite_a_book_and_a_book_never_overwrites_results() {
    let (folder, path) = temporary_path("con.topboard");
    let mut h = window_with_book();
    ctrl(&mut h, Key::S);
    type_path(&mut h, &path);
    wait_for(&mut h, |h| !h.state().is_changed());
    ctrl(&mut h, Key::E);
    type_path(&mut h, &path);
    press(&mut h, Key::Enter);
    assert!(h.query_by_label_contains("should end in .xlsx or .csv").is_some());
    assert_eq!(&store::open_book(&path).unwrap(), h.state().engine().book());

    let results = folder.path().join("results.xlsx");
    std::fs::write(&results, "somebody’s").unwrap();
    press(&mut h, Key::Escape);
    command(&mut h, Command::SaveAs);
    type_path(&mut h, &results);
    press(&mut h, Key::Enter);
    assert!(h.query_by_label_contains("should end in .topboard").is_some());
    assert_eq!(std::fs::read_to_string(&results).unwrap(), "somebody’s");
}

#[test]
fn an_export_never_overwrites_the_opened_workbook() {
    let (_folder, path) = temporary_path("edc.xlsx");
    std::fs::copy(SAMPLE, &path).unwrap();
    let mut h = window(InitialBook::File(path.clone()));
    wait_for(&mut h, |h| h.query_by_label_contains("Import preview").is_some());
    press(&mut h, Key::Enter);
    ctrl(&mut h, Key::E);
    type_path(&mut h, &path);
    press(&mut h, Key::Enter);
    assert!(h.query_by_label_contains("is the file that is being read").is_some());
    assert_eq!(std::fs::read(&path).unwrap(), std::fs::read(SAMPLE).unwrap());
}

#[test]
fn the_file_name_or_the_command_decides_the_form_of_an_export() {
    let (folder, table) = temporary_path("table.csv");
    let mut h = window_with_book();
    ctrl(&mut h, Key::E);
    type_path(&mut h, &table);
    wait_for(&mut h, |h| h.query_by_label_contains("The table is in").is_some());
    assert!(std::fs::read_to_string(&table).unwrap().contains("Dan Lester"));
    let mut sheets = Vec::new();
    for (wanted, name) in
        [(Command::Export, "a4.xlsx"), (Command::ExportLetter, "letter.xlsx"), (Command::ExportValues, "values.xlsx")]
    {
        let path = folder.path().join(name);
        command(&mut h, wanted);
        type_path(&mut h, &path);
        wait_for(&mut h, |_| path.exists());
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
fn a_round_and_a_board_can_have_their_own_scoring_systems() {
    let mut h = window_with_book();
    assert_eq!(cell_value(&h, "Round 1 Board A France score"), "19.50");
    command(&mut h, Command::RoundSystem);
    type_text(&mut h, "sum of squares");
    press(&mut h, Key::Enter);
    assert_eq!(h.state().engine().book().rounds[0].system.as_deref(), Some("Sum of Squares"));
    assert_ne!(cell_value(&h, "Round 1 Board A France score"), "19.50");
    command(&mut h, Command::BoardSystem);
    type_text(&mut h, "eurodipcon 4");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 1 Board A France score"), "19.50");
    command(&mut h, Command::BoardSystem);
    type_text(&mut h, "the round’s");
    press(&mut h, Key::Enter);
    command(&mut h, Command::RoundSystem);
    type_text(&mut h, "the event’s");
    press(&mut h, Key::Enter);
    let round = &h.state().engine().book().rounds[0];
    assert_eq!((round.system.as_deref(), round.boards[0].system.as_deref()), (None, None));
    assert_eq!(cell_value(&h, "Round 1 Board A France score"), "19.50");
}

#[test]
fn every_command_can_be_run_on_every_tab() {
    for tab in ["Players", "Round 1", "Standings", "Rules"] {
        let mut h = window_with_book();
        open_tab(&mut h, tab);
        let here = h.state().tab();
        for wanted in Command::ALL {
            let ctx = h.ctx.clone();
            h.state_mut().execute(&ctx, wanted);
            h.run();
            press(&mut h, Key::Escape);
            if wanted == Command::RemoveRound {
                ctrl(&mut h, Key::Z);
            }
            if h.state().tab() != here {
                open_tab(&mut h, tab);
            }
        }
    }
}

#[test]
fn an_idle_window_requests_no_frame() {
    let mut h = window_with_book();
    h.run();
    let delay = h.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert!(delay.is_some_and(|delay| delay > Duration::from_mins(1)), "{delay:?}");
}

/// Whether any text on the screen contains this text.
fn shows(h: &Window, text: &str) -> bool {
    h.query_all_by_label_contains(text).next().is_some()
}

#[test]
fn a_total_is_explained_line_by_line_and_leads_to_its_boards() {
    let mut h = window_with_book();
    open_tab(&mut h, "Standings");
    click(&mut h, "Standings Cléo total");
    assert!(shows(&h, "Why 19.50?"));
    assert!(shows(&h, "Total of Cléo"));
    assert!(shows(&h, "Formula line: Cléo · total   19.5   = 19.50"));
    click(&mut h, "Standings Cléo place");
    assert!(shows(&h, "Formula line: Cléo · place   2   Shared with Gus: "), "the place is shared");
    click(&mut h, "Standings Cléo Round 1");
    press(&mut h, Key::F2);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
}

#[test]
fn the_standings_after_a_round_have_a_title_and_escape_leads_back() {
    let mut h = window_with_book();
    click(&mut h, "Round 1 Board A France centres");
    command(&mut h, Command::ViewAfter);
    type_text(&mut h, "After Round 1");
    press(&mut h, Key::Enter);
    assert_eq!(h.state().tab(), Tab::Standings);
    assert!(shows(&h, "After round 1."));
    assert!(h.query_by_label("Standings heading Round 2").is_none());
    press(&mut h, Key::Escape);
    assert!(!shows(&h, "After round 1."));
    assert!(h.query_by_label("Standings heading Round 2").is_some());
    command(&mut h, Command::ViewFinished);
    assert!(shows(&h, "Finished games only."));
    click(&mut h, "Back to everything (Esc)");
    assert!(!shows(&h, "Finished games only."));
}

#[test]
fn a_what_if_changes_the_standings_and_leaves_no_trace() {
    let mut h = window_with_book();
    let before = h.state().engine().book().clone();
    click(&mut h, "Round 1 Board A France centres");
    command(&mut h, Command::WhatIf);
    assert_eq!(h.state().tab(), Tab::Standings);
    assert!(shows(&h, "What if Round 1, board A ended like this? Nothing you type here changes the book."));
    click(&mut h, "What if France centres");
    type_text(&mut h, "12");
    press(&mut h, Key::Enter);
    click(&mut h, "What if England centres");
    type_text(&mut h, "7");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Standings Cléo place"), "1");
    assert_eq!(cell_value(&h, "Standings Cléo was"), "2");
    assert!(cell_value(&h, "Standings Cléo change").starts_with("up 1, +"));
    assert_eq!(h.state().engine().book(), &before);
    ctrl(&mut h, Key::Z);
    assert_eq!(cell_value(&h, "What if England centres"), "11", "undo changes the what-if only");
    command(&mut h, Command::AddRound);
    assert_eq!(h.state().engine().book(), &before, "the book does not change during a what-if");
    press(&mut h, Key::Escape);
    assert!(!shows(&h, "What if Round 1"));
    assert_eq!(cell_value(&h, "Standings Cléo total"), "19.50");
    assert_eq!(h.state().engine().book(), &before);
    assert!(h.state().engine().history().next_undo_label().is_none());
}

#[test]
fn a_what_if_is_entered_as_one_step() {
    let mut h = window_with_book();
    click(&mut h, "Round 1 Board A France centres");
    command(&mut h, Command::WhatIf);
    for (power, count) in [("France", "12"), ("England", "7")] {
        click(&mut h, &format!("What if {power} centres"));
        type_text(&mut h, count);
        press(&mut h, Key::Enter);
    }
    open_tab(&mut h, "Round 1");
    assert!(shows(&h, "This tab shows the book. On the Standings tab, a what-if about Round 1, board A is open."));
    assert_eq!(cell_value(&h, "Round 1 Board A France centres"), "8");
    open_tab(&mut h, "Standings");
    command(&mut h, Command::AcceptWhatIf);
    let count = |h: &Window, power| h.state().engine().board(BoardRef::new(0, 0)).unwrap().current_count(power);
    assert_eq!((count(&h, Power::France), count(&h, Power::England)), (Some(12), Some(7)));
    ctrl(&mut h, Key::Z);
    assert_eq!((count(&h, Power::France), count(&h, Power::England)), (Some(8), Some(11)));
}

#[test]
fn a_round_is_held_back_and_released() {
    let mut h = window_with_book();
    click(&mut h, "Round 1 Board A France centres");
    command(&mut h, Command::HoldRound);
    assert_eq!(h.state().engine().book().rounds[0].scores_released, Some(false));
    open_tab(&mut h, "Standings");
    assert!(shows(&h, "Round 1 is held back until you release it"));
    command(&mut h, Command::ViewPosted);
    assert!(h.query_by_label("Standings Cléo total").is_none(), "nothing may be posted yet");
    press(&mut h, Key::Escape);
    click(&mut h, "Release the scores");
    assert_eq!(h.state().engine().book().rounds[0].scores_released, Some(true));
    assert!(!shows(&h, "is held back"));
}
