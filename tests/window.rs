//! The window, driven as a director would: by the names of its cells and by its keys.
//!
//! The harness fails on a letter no bundled face has and on an input without a name; both checks stay on.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::views::Tab;
use topboard::app::{Command, StartWith, Topboard, theme};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, RoundIx, SeatField, Year};
use topboard::engine::Engine;
use topboard::store;

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/edc2015-boards.xlsx");

type Window = Harness<'static, Topboard>;

/// A window of a laptop's size.
fn window(start: StartWith) -> Window {
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

/// Two rounds of two boards by EuroDipCon 4; seven players at the first board, Hal alone at the third.
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

fn with_book() -> Window {
    window(StartWith::Loaded(Box::new(Engine::new(book())), "Test".into()))
}

/// What a cell says.
fn said(h: &Window, label: &str) -> String {
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

/// Finds a command by letters of its name, as with Ctrl+P.
fn command(h: &mut Window, command: Command) {
    ctrl(h, Key::P);
    type_text(h, command.name().trim_end_matches('…'));
    press(h, Key::Enter);
}

/// Waits for work on another thread.
fn wait_for(h: &mut Window, what: impl Fn(&Window) -> bool) {
    let until = Instant::now() + Duration::from_secs(20);
    while !what(h) {
        assert!(Instant::now() < until, "it never came");
        std::thread::sleep(Duration::from_millis(5));
        h.run();
    }
}

/// A folder of this test's own, and a path in it.
fn scratch(name: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    (folder, path)
}

/// Types a path over the one offered, and Enter.
fn type_path(h: &mut Window, path: &std::path::Path) {
    ctrl(h, Key::A);
    type_text(h, &path.display().to_string());
    press(h, Key::Enter);
}

#[test]
fn a_count_typed_into_a_cell_changes_the_score_and_the_standings() {
    let mut h = with_book();
    assert_eq!(said(&h, "Round 1 Board A France score"), "19.50");
    click(&mut h, "Round 1 Board A France centres");
    type_text(&mut h, "7");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 1 Board A France centres"), "7");
    assert_eq!(said(&h, "Round 1 Board A France score"), "15.00");
    open_tab(&mut h, "Standings");
    assert_eq!(said(&h, "Standings Cléo total"), "15.00");
    assert_eq!(said(&h, "Standings Gus place"), "2");
    ctrl(&mut h, Key::Z);
    assert_eq!(said(&h, "Standings Cléo total"), "19.50");
    ctrl(&mut h, Key::Y);
    assert_eq!(said(&h, "Standings Cléo total"), "15.00");
}

#[test]
fn the_whole_story_is_told_on_the_keyboard() {
    let mut h = window(StartWith::Empty);
    ctrl(&mut h, Key::O);
    type_path(&mut h, SAMPLE.as_ref());
    wait_for(&mut h, |h| h.query_by_label_contains("Import preview").is_some());
    assert!(h.query_by_label_contains("3 rounds, 14 boards, 38 players").is_some());
    press(&mut h, Key::Enter);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));

    ctrl(&mut h, Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
    // The cursor starts on the first count.
    let before = said(&h, "Round 2 Board A Austria centres");
    press(&mut h, Key::ArrowDown);
    type_text(&mut h, "9");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 2 Board A England centres"), "9");
    assert_eq!(said(&h, "Round 2 Board A Austria centres"), before);

    ctrl(&mut h, Key::PageDown);
    ctrl(&mut h, Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Standings);
    let changed = said(&h, "Standings Tom Haver total");
    ctrl(&mut h, Key::Z);
    assert_eq!(said(&h, "Standings Tom Haver total"), "86.51", "as published");
    assert_ne!(changed, "86.51");
    // One step too many ends at the file that was opened.
    ctrl(&mut h, Key::Z);
    assert_eq!(said(&h, "Standings Tom Haver total"), "86.51");

    let (_folder, path) = scratch("edc.topboard");
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
    let mut h = with_book();
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
    let mut h = with_book();
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
fn a_board_that_the_file_has_otherwise_is_asked_about() {
    for take in [false, true] {
        let at = BoardRef::new(0, 0).seat(Power::Austria);
        let mut corrected = book();
        corrected.apply(Edit::Seat(at, SeatField::Centres(CellEntry::Value(7)))).unwrap();
        let mut h = window(StartWith::Loaded(Box::new(Engine::new(corrected)), "Test".into()));
        let (_folder, path) = scratch("grown.csv");
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
fn a_file_that_cannot_be_read_is_told_and_nothing_changes() {
    let mut h = with_book();
    let (_folder, path) = scratch("broken.xlsx");
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
fn a_paste_of_new_names_is_one_step_and_each_name_one_player() {
    let mut h = with_book();
    open_tab(&mut h, "Round 2");
    click(&mut h, "Round 2 Board B Austria player");
    paste(&mut h, "Ida\t5\nJon\t6\nIda\t\nann\t4\n");
    let engine = h.state().engine();
    let names: Vec<&str> = engine.book().people.iter().skip(8).map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ida", "Jon"]);
    assert_eq!(said(&h, "Round 2 Board B Germany player"), "Ann");
    assert_eq!(said(&h, "Round 2 Board B England centres"), "6");
    assert!(h.query_by_label_contains("Ida sits twice").is_some(), "the problems panel follows at once");
    ctrl(&mut h, Key::Z);
    assert_eq!(said(&h, "Round 2 Board B England centres"), "");
    assert_eq!(h.state().engine().book().people.len(), 8);
}

#[test]
fn a_name_is_completed_from_the_players() {
    let mut h = with_book();
    open_tab(&mut h, "Round 2");
    click(&mut h, "Round 2 Board A England player");
    type_text(&mut h, "les");
    assert!(h.query_by_label("Dan Lester").is_some(), "the list is open");
    press(&mut h, Key::ArrowDown);
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 2 Board A England player"), "Dan Lester");
    assert_eq!(h.state().engine().book().people.len(), 8);
}

#[test]
fn text_in_a_number_cell_is_kept_and_leads_back_to_its_cell() {
    let mut h = with_book();
    click(&mut h, "Round 1 Board A Italy centres");
    type_text(&mut h, "one");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 1 Board A Italy centres"), "one");
    open_tab(&mut h, "Rules");
    click(&mut h, "Round 1, board A, Italy: “one” is not a number of centres");
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    type_text(&mut h, "1");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 1 Board A Italy centres"), "1");
}

#[test]
fn players_are_added_on_the_empty_line_and_a_seated_one_is_not_removed() {
    let mut h = with_book();
    open_tab(&mut h, "Players");
    click(&mut h, "New player name");
    type_text(&mut h, "Ivo");
    press(&mut h, Key::Tab);
    press(&mut h, Key::Tab);
    type_text(&mut h, "Ghent");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Players Ivo region"), "Ghent");
    click(&mut h, "Players Ann name");
    command(&mut h, Command::RemovePlayer);
    assert!(h.query_by_label_contains("Ann sits at Round 1, board A and cannot be removed").is_some());
    click(&mut h, "Players Ivo name");
    command(&mut h, Command::RemovePlayer);
    assert!(h.query_by_label("Players Ivo name").is_none());
}

#[test]
fn rounds_and_boards_are_added_and_named() {
    let mut h = window(StartWith::Empty);
    command(&mut h, Command::AddRound);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    command(&mut h, Command::AddBoard);
    type_text(&mut h, "Zoë Žižek");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 1 Board B Austria player"), "Zoë Žižek");
    click(&mut h, "Round 1 Board B name");
    type_text(&mut h, "Top board");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 1 Top board Austria player"), "Zoë Žižek");
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
    let mut h = with_book();
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
fn the_cursor_stays_on_its_cell_when_the_boards_flow_anew() {
    let mut h = with_book();
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
    let mut h = with_book();
    open_tab(&mut h, "Standings");
    let first = |h: &Window| h.get_by_label("Standings Ann player").rect().top();
    let by_place = first(&h);
    click(&mut h, "Standings heading player");
    assert!(first(&h) < by_place, "Ann is first by name");
    command(&mut h, Command::SortByPlace);
    assert_eq!(first(&h), by_place);
}

#[test]
fn another_scoring_system_rescores_at_once_and_can_be_undone() {
    let mut h = with_book();
    open_tab(&mut h, "Rules");
    click(&mut h, "Scoring systems");
    click(&mut h, "Sum of Squares");
    command(&mut h, Command::UseSystem);
    open_tab(&mut h, "Round 1");
    assert_ne!(said(&h, "Round 1 Board A France score"), "19.50");
    ctrl(&mut h, Key::Z);
    assert_eq!(said(&h, "Round 1 Board A France score"), "19.50");
}

#[test]
fn a_score_set_by_hand_is_marked_and_can_be_taken_back() {
    let mut h = with_book();
    click(&mut h, "Round 1 Board A Italy score");
    command(&mut h, Command::SetScore);
    ctrl(&mut h, Key::A);
    type_text(&mut h, "2,5");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 1 Board A Italy score"), "2.50");
    command(&mut h, Command::ClearScore);
    assert_eq!(said(&h, "Round 1 Board A Italy score"), "2.00");
}

#[test]
fn a_menu_opens_by_alt_and_its_letter_and_nothing_is_typed() {
    let mut h = with_book();
    open_tab(&mut h, "Round 1");
    click(&mut h, "Round 1 Board A France centres");
    h.key_press_modifiers(Modifiers::ALT, Key::V);
    h.event(Event::Text("v".into()));
    h.run();
    let shown = |h: &Window| h.query_all_by_label_contains(Command::ZoomReset.name()).count();
    assert_eq!(shown(&h), 1);
    press(&mut h, Key::Escape);
    assert_eq!(shown(&h), 0);
    assert_eq!(said(&h, "Round 1 Board A France centres"), "8");
}

#[test]
fn find_goes_to_a_board_and_light_turns_dark() {
    let mut h = with_book();
    ctrl(&mut h, Key::F);
    type_text(&mut h, "round 2 board b");
    press(&mut h, Key::Enter);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
    type_text(&mut h, "7");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 2 Board B Austria centres"), "7");
    command(&mut h, Command::ToggleTheme);
    assert_eq!(h.ctx.theme(), Theme::Dark);
    assert!(h.query_by_label("Dark").is_some());
}

#[test]
fn nothing_typed_is_lost_by_a_command_in_the_middle_of_typing() {
    let mut h = with_book();
    click(&mut h, "Round 1 Board A Italy centres");
    type_text(&mut h, "2");
    ctrl(&mut h, Key::PageDown);
    ctrl(&mut h, Key::PageUp);
    assert_eq!(said(&h, "Round 1 Board A Italy centres"), "2");
}

#[test]
fn leaving_a_changed_book_asks_first() {
    let mut h = with_book();
    ctrl(&mut h, Key::N);
    assert!(h.query_by_label_contains("has changes that are not saved yet").is_some());
    press(&mut h, Key::Escape);
    assert_eq!(h.state().engine().book().people.len(), 8);
    ctrl(&mut h, Key::N);
    click(&mut h, "Don’t save");
    assert_eq!(h.state().engine().book(), &Book::default());
}

/// A file with another book than [`book`], under this name.
fn other_book(name: &str) -> (tempfile::TempDir, PathBuf) {
    let (folder, path) = scratch(name);
    let mut other = Book::default();
    other.event.name = "Other Con".into();
    store::save_book(&path, &other).unwrap();
    (folder, path)
}

#[test]
fn a_book_that_is_imported_is_offered_and_replaces_nothing_unasked() {
    for name in ["con.json", "CON.TOPBOARD"] {
        let (_folder, path) = other_book(name);
        let mut h = with_book();
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
fn opening_asks_about_unsaved_work_when_there_is_something_to_open() {
    let (_folder, path) = other_book("other.topboard");
    let mut h = window(StartWith::Empty);
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
fn results_that_open_as_a_book_ask_before_they_replace_one() {
    let mut h = with_book();
    let before = h.state().engine().book().clone();
    ctrl(&mut h, Key::O);
    type_path(&mut h, SAMPLE.as_ref());
    wait_for(&mut h, |h| h.query_by_label_contains("Import preview").is_some());
    press(&mut h, Key::Enter);
    assert!(h.query_by_label_contains("has changes that are not saved yet").is_some());
    press(&mut h, Key::Escape);
    assert!(h.query_by_label_contains("Import preview").is_some(), "back to the preview");
    assert_eq!(h.state().engine().book(), &before);
    press(&mut h, Key::Enter);
    click(&mut h, "Don’t save");
    assert_eq!(h.state().engine().book().people.len(), 38);
}

#[test]
fn what_was_read_waits_for_an_open_form() {
    let (_folder, path) = other_book("other.topboard");
    let mut h = with_book();
    ctrl(&mut h, Key::O);
    type_path(&mut h, &path);
    // The answer may come in any frame; the form is open before it is looked at.
    let ctx = h.ctx.clone();
    if h.query_by_label("Don’t save").is_none() {
        h.state_mut().execute(&ctx, Command::NameEvent);
        std::thread::sleep(Duration::from_millis(200));
        h.run();
        assert!(h.query_by_label("Venue").is_some(), "the form is still there");
        press(&mut h, Key::Escape);
    }
    wait_for(&mut h, |h| h.query_by_label("Don’t save").is_some());
}

#[test]
fn a_text_that_its_cell_refuses_stays_there_to_be_corrected() {
    let mut h = with_book();
    click(&mut h, "Round 1 Board A France draw");
    type_text(&mut h, "maybe");
    press(&mut h, Key::Enter);
    assert!(h.query_by_label_contains("“maybe” does not say whether France is in the draw").is_some());
    let edited = "Editing Round 1 Board A France draw";
    assert_eq!(said(&h, edited), "maybe");
    // It goes nowhere by turning to another tab, nor by closing.
    ctrl(&mut h, Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    ctrl(&mut h, Key::N);
    assert_eq!(said(&h, edited), "maybe");
    ctrl(&mut h, Key::A);
    type_text(&mut h, "yes");
    press(&mut h, Key::Enter);
    assert!(h.query_by_label(edited).is_none());
    let seat = BoardRef::new(0, 0).seat(Power::France);
    assert_eq!(h.state().engine().book().seat(seat).unwrap().in_draw, Some(true));

    click(&mut h, "Round 1 Board A ending");
    type_text(&mut h, "late");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Editing Round 1 Board A ending"), "late");
    press(&mut h, Key::Escape);
    assert!(h.query_by_label("Editing Round 1 Board A ending").is_none());
    ctrl(&mut h, Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
}

#[test]
fn no_result_is_written_over_a_book_nor_a_book_over_a_result() {
    let (folder, path) = scratch("con.topboard");
    let mut h = with_book();
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
fn the_workbook_that_was_opened_is_not_exported_onto() {
    let (_folder, path) = scratch("edc.xlsx");
    std::fs::copy(SAMPLE, &path).unwrap();
    let mut h = window(StartWith::File(path.clone()));
    wait_for(&mut h, |h| h.query_by_label_contains("Import preview").is_some());
    press(&mut h, Key::Enter);
    ctrl(&mut h, Key::E);
    type_path(&mut h, &path);
    press(&mut h, Key::Enter);
    assert!(h.query_by_label_contains("is the file that is being read").is_some());
    assert_eq!(std::fs::read(&path).unwrap(), std::fs::read(SAMPLE).unwrap());
}

#[test]
fn the_export_is_a_plain_table_by_its_ending_and_values_or_letter_by_its_command() {
    let (folder, table) = scratch("table.csv");
    let mut h = with_book();
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
fn a_round_and_a_board_are_scored_by_a_system_of_their_own() {
    let mut h = with_book();
    assert_eq!(said(&h, "Round 1 Board A France score"), "19.50");
    command(&mut h, Command::RoundSystem);
    type_text(&mut h, "sum of squares");
    press(&mut h, Key::Enter);
    assert_eq!(h.state().engine().book().rounds[0].system.as_deref(), Some("Sum of Squares"));
    assert_ne!(said(&h, "Round 1 Board A France score"), "19.50");
    command(&mut h, Command::BoardSystem);
    type_text(&mut h, "eurodipcon 4");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Round 1 Board A France score"), "19.50");
    command(&mut h, Command::BoardSystem);
    type_text(&mut h, "the round’s");
    press(&mut h, Key::Enter);
    command(&mut h, Command::RoundSystem);
    type_text(&mut h, "the event’s");
    press(&mut h, Key::Enter);
    let round = &h.state().engine().book().rounds[0];
    assert_eq!((round.system.as_deref(), round.boards[0].system.as_deref()), (None, None));
    assert_eq!(said(&h, "Round 1 Board A France score"), "19.50");
}

#[test]
fn every_command_can_be_called_anywhere() {
    for tab in ["Players", "Round 1", "Standings", "Rules"] {
        let mut h = with_book();
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
fn an_idle_window_asks_for_no_frame() {
    let mut h = with_book();
    h.run();
    let delay = h.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert!(delay.is_some_and(|delay| delay > Duration::from_mins(1)), "{delay:?}");
}

/// Whether any text on screen says this.
fn is_said(h: &Window, text: &str) -> bool {
    h.query_all_by_label_contains(text).next().is_some()
}

#[test]
fn a_total_opens_line_by_line_and_leads_to_its_board() {
    let mut h = with_book();
    open_tab(&mut h, "Standings");
    click(&mut h, "Standings Cléo total");
    assert!(is_said(&h, "Why 19.50?"));
    assert!(is_said(&h, "Total of Cléo"));
    assert!(is_said(&h, "Formula line: Cléo · total   19.5   = 19.50"));
    click(&mut h, "Standings Cléo place");
    assert!(is_said(&h, "Formula line: Cléo · place   2   Shared with Gus: "), "she shares the place");
    click(&mut h, "Standings Cléo Round 1");
    press(&mut h, Key::F2);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
}

#[test]
fn the_standings_after_a_round_are_named_and_escape_leads_back() {
    let mut h = with_book();
    click(&mut h, "Round 1 Board A France centres");
    command(&mut h, Command::ViewAfter);
    type_text(&mut h, "After Round 1");
    press(&mut h, Key::Enter);
    assert_eq!(h.state().tab(), Tab::Standings);
    assert!(is_said(&h, "After round 1."));
    assert!(h.query_by_label("Standings heading Round 2").is_none());
    press(&mut h, Key::Escape);
    assert!(!is_said(&h, "After round 1."));
    assert!(h.query_by_label("Standings heading Round 2").is_some());
    command(&mut h, Command::ViewFinished);
    assert!(is_said(&h, "Finished games only."));
    click(&mut h, "Back to everything (Esc)");
    assert!(!is_said(&h, "Finished games only."));
}

#[test]
fn a_what_if_moves_the_table_and_leaves_no_trace() {
    let mut h = with_book();
    let before = h.state().engine().book().clone();
    click(&mut h, "Round 1 Board A France centres");
    command(&mut h, Command::WhatIf);
    assert_eq!(h.state().tab(), Tab::Standings);
    assert!(is_said(&h, "What if Round 1, board A ended like this? Nothing you type here changes the book."));
    click(&mut h, "What if France centres");
    type_text(&mut h, "12");
    press(&mut h, Key::Enter);
    click(&mut h, "What if England centres");
    type_text(&mut h, "7");
    press(&mut h, Key::Enter);
    assert_eq!(said(&h, "Standings Cléo place"), "1");
    assert_eq!(said(&h, "Standings Cléo was"), "2");
    assert!(said(&h, "Standings Cléo change").starts_with("up 1, +"));
    assert_eq!(h.state().engine().book(), &before);
    ctrl(&mut h, Key::Z);
    assert_eq!(said(&h, "What if England centres"), "11", "undo is about what is supposed");
    command(&mut h, Command::AddRound);
    assert_eq!(h.state().engine().book(), &before, "nothing else reaches the book meanwhile");
    press(&mut h, Key::Escape);
    assert!(!is_said(&h, "What if Round 1"));
    assert_eq!(said(&h, "Standings Cléo total"), "19.50");
    assert_eq!(h.state().engine().book(), &before);
    assert!(h.state().engine().history().next_undo_label().is_none());
}

#[test]
fn a_what_if_is_kept_as_one_step() {
    let mut h = with_book();
    click(&mut h, "Round 1 Board A France centres");
    command(&mut h, Command::WhatIf);
    for (power, count) in [("France", "12"), ("England", "7")] {
        click(&mut h, &format!("What if {power} centres"));
        type_text(&mut h, count);
        press(&mut h, Key::Enter);
    }
    open_tab(&mut h, "Round 1");
    assert!(is_said(&h, "This tab shows the book. On the Standings tab, a what-if about Round 1, board A is open."));
    assert_eq!(said(&h, "Round 1 Board A France centres"), "8");
    open_tab(&mut h, "Standings");
    command(&mut h, Command::AcceptWhatIf);
    let count = |h: &Window, power| h.state().engine().board(BoardRef::new(0, 0)).unwrap().current_count(power);
    assert_eq!((count(&h, Power::France), count(&h, Power::England)), (Some(12), Some(7)));
    ctrl(&mut h, Key::Z);
    assert_eq!((count(&h, Power::France), count(&h, Power::England)), (Some(8), Some(11)));
}

#[test]
fn a_round_is_held_back_and_released() {
    let mut h = with_book();
    click(&mut h, "Round 1 Board A France centres");
    command(&mut h, Command::HoldRound);
    assert_eq!(h.state().engine().book().rounds[0].scores_released, Some(false));
    open_tab(&mut h, "Standings");
    assert!(is_said(&h, "Round 1 is held back until you release it"));
    command(&mut h, Command::ViewPosted);
    assert!(h.query_by_label("Standings Cléo total").is_none(), "nothing may be posted yet");
    press(&mut h, Key::Escape);
    click(&mut h, "Release the scores");
    assert_eq!(h.state().engine().book().rounds[0].scores_released, Some(true));
    assert!(!is_said(&h, "is held back"));
}
