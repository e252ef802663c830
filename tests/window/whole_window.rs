//! The window, used as by a director: cells are found by their names, and keys are pressed.
//!
//! The harness fails on a character that no bundled font has and on an input without a name. Both checks stay on.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::common::window::{WindowTest, with_book};
use eframe::egui::accesskit::Toggled;
use eframe::egui::{Event, Key, Modifiers, Role, Theme, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Person, Power, Round, RoundIx, SeatField, Year};
use topboard::store;

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/edc2015-boards.xlsx");

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

fn window_with_book() -> WindowTest {
    WindowTest::open(with_book(book()))
}

/// A temporary folder and a path in it.
fn temporary_path(name: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    (folder, path)
}

#[test]
fn a_count_typed_into_a_cell_changes_the_score_and_the_standings() {
    let mut h = window_with_book();
    assert_eq!(h.cell_text("Round 1 Board A France score"), "19.50");
    h.click("Round 1 Board A France centres");
    h.type_text("7");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board A France centres"), "7");
    assert_eq!(h.cell_text("Round 1 Board A France score"), "15.00");
    h.open_tab("Standings");
    assert_eq!(h.cell_text("Standings Cléo total"), "15.00");
    assert_eq!(h.cell_text("Standings Gus place"), "2");
    h.ctrl(Key::Z);
    h.open_tab("Standings");
    assert_eq!(h.cell_text("Standings Cléo total"), "19.50");
    h.ctrl(Key::Y);
    h.open_tab("Standings");
    assert_eq!(h.cell_text("Standings Cléo total"), "15.00");
}

#[test]
fn a_total_that_may_change_is_marked_beside_the_boards() {
    let totals = |h: &WindowTest| -> Vec<String> {
        h.labels().into_iter().filter(|label| label.contains(". Cléo, ") || label.contains(". Ann, ")).collect()
    };
    let ended = totals(&window_with_book());
    assert!(ended.len() == 2 && ended.iter().all(|label| !label.contains("provisional")), "{ended:?}");
    // With the counts of a year only, the game is still running.
    let mut book = book();
    for power in Power::ALL {
        let seat = BoardRef::new(0, 0).seat(power);
        let count = book.rounds[0].boards[0].seats[power].centres.clone();
        book.apply(Edit::Seat(seat, SeatField::Centres(CellEntry::Blank))).unwrap();
        book.apply(book.edit_to_enter_count(seat, Year(1905), count)).unwrap();
    }
    let running = totals(&WindowTest::open(with_book(book)));
    assert!(running.len() == 2 && running.iter().all(|label| label.ends_with(", provisional")), "{running:?}");
}

#[test]
fn a_whole_event_is_handled_with_the_keyboard() {
    let mut h = WindowTest::open(InitialBook::Empty);
    h.ctrl(Key::O);
    h.type_path(SAMPLE.as_ref());
    h.wait_for_text("Import preview");
    assert!(h.query_by_label_contains("3 rounds, 14 boards, 38 players").is_some());
    h.press(Key::Enter);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));

    h.ctrl(Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
    // The cursor starts on the first count.
    let before = h.cell_text("Round 2 Board A Austria centres");
    h.press(Key::ArrowDown);
    h.type_text("9");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 2 Board A England centres"), "9");
    assert_eq!(h.cell_text("Round 2 Board A Austria centres"), before);

    h.ctrl(Key::PageDown);
    h.ctrl(Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Standings);
    let changed = h.cell_text("Standings Tom Haver total");
    h.ctrl(Key::Z);
    h.open_tab("Standings");
    assert_eq!(h.cell_text("Standings Tom Haver total"), "86.51", "as published");
    assert_ne!(changed, "86.51");
    // One undo too many has no effect: the book is as in the opened file.
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("Standings Tom Haver total"), "86.51");

    let (_folder, path) = temporary_path("edc.topboard");
    h.ctrl(Key::S);
    h.type_path(&path);
    h.wait_until("the book is saved", |h| !h.state().is_changed());
    assert_eq!(&store::open_book(&path).unwrap(), h.book());

    let workbook = path.with_extension("xlsx");
    h.ctrl(Key::E);
    h.type_path(&workbook);
    h.wait_until("the workbook is written", |_| workbook.exists());
    assert!(std::fs::read(&workbook).unwrap().starts_with(b"PK"));
}

#[test]
fn escape_discards_a_preview_and_the_book_stays_as_it_was() {
    let mut h = window_with_book();
    let before = h.book().clone();
    h.ctrl(Key::I);
    h.type_path(SAMPLE.as_ref());
    h.wait_for_text("Import preview");
    h.press(Key::Escape);
    assert!(h.query_by_label_contains("Import preview").is_none());
    assert_eq!(h.book(), &before);
}

#[test]
fn an_import_into_a_book_is_one_step() {
    let mut h = window_with_book();
    let before = h.book().clone();
    h.ctrl(Key::I);
    h.type_path(SAMPLE.as_ref());
    h.wait_for_text("Import preview");
    h.press(Key::Enter);
    assert!(h.book().people.len() > 38);
    h.ctrl(Key::Z);
    assert_eq!(h.book(), &before);
}

#[test]
fn rules_that_the_printed_scores_do_not_decide_are_asked_for() {
    let mut h = WindowTest::open(InitialBook::Empty);
    let (_folder, path) = temporary_path("two.csv");
    // WDC 2006 and EDC 2015 give the same scores for a board.
    let rows = "1,A,Austria,Ann,16,,45.53\n1,A,England,Ben,15,,40.79\n1,A,France,Cid,3,,5.01\n1,A,Germany,Dan,0,1904,0.4\n\
                1,A,Italy,Eve,0,1906,0.6\n1,A,Russia,Flo,0,1906,0.6\n1,A,Turkey,Gus,0,1908,0.8\n";
    std::fs::write(&path, format!("round,board,power,player,centres,out,score\n{rows}")).unwrap();
    h.ctrl(Key::O);
    h.type_path(&path);
    h.wait_for_text("Import preview");
    assert!(h.query_by_label_contains("Which rules? WDC 2006 is used, but").is_some());
    h.press(Key::R);
    assert!(h.query_by_label_contains("Rules: EuroDipCon 4, chosen here.").is_some());
    assert!(h.query_by_label_contains("Printed scores that differ from the computed ones (7)").is_some());
    h.press(Key::Enter);
    assert_eq!(h.book().event.rules, "EuroDipCon 4");
}

#[test]
fn totals_of_rounded_scores_are_one_line_of_the_preview() {
    let mut h = WindowTest::open(InitialBook::Empty);
    h.ctrl(Key::O);
    h.type_path(SAMPLE.as_ref());
    h.wait_for_text("Import preview");
    assert!(h.query_by_label_contains("Printed scores that differ from the computed ones (1)").is_some());
    assert!(h.labels().iter().any(|label| label.contains("31 totals differ by less than 0.01")), "{:?}", h.labels());
}

#[test]
fn a_conflict_between_the_book_and_the_file_is_shown() {
    for take in [false, true] {
        let at = BoardRef::new(0, 0).seat(Power::Austria);
        let mut corrected = book();
        corrected.apply(Edit::Seat(at, SeatField::Centres(CellEntry::Value(7)))).unwrap();
        let mut h = WindowTest::open(with_book(corrected));
        let (_folder, path) = temporary_path("grown.csv");
        std::fs::write(&path, "round,board,power,player,centres\n1,A,Austria,,6\n").unwrap();
        h.ctrl(Key::I);
        h.type_path(&path);
        h.wait_for_text("Import preview");
        assert!(h.query_by_label_contains("centres of Austria: the book has 7, the file has 6 (grown!E2)").is_some());
        if take {
            h.press(Key::T);
        }
        h.press(Key::Enter);
        let book = h.book();
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
    h.ctrl(Key::I);
    h.type_path(&path);
    h.wait_for_text("broken.xlsx");
    h.ctrl(Key::I);
    h.type_path(&path.with_file_name("nowhere.xlsx"));
    h.wait_for_text("There is no file");
    assert_eq!(h.engine().revision(), 0);
}

#[test]
fn a_paste_of_new_names_is_one_step_and_adds_each_player_once() {
    let mut h = window_with_book();
    h.open_tab("Round 2");
    h.click("Round 2 Board B Austria player");
    h.paste("Ida\t5\nJon\t6\nIda\t\nann\t4\n");
    h.press(Key::Enter);
    let engine = h.engine();
    let names: Vec<&str> = engine.book().people.iter().skip(8).map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ida", "Jon"]);
    assert_eq!(h.cell_text("Round 2 Board B Germany player"), "Ann");
    assert_eq!(h.cell_text("Round 2 Board B England centres"), "6");
    assert!(h.query_by_label_contains("Ida sits twice").is_some(), "the problems panel is updated at once");
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("Round 2 Board B England centres"), "");
    assert_eq!(h.book().people.len(), 8);
}

#[test]
fn a_name_is_completed_from_the_players() {
    let mut h = window_with_book();
    h.open_tab("Round 2");
    h.click("Round 2 Board A England player");
    h.type_text("les");
    assert!(h.query_by_label("Dan Lester").is_some(), "the list is open");
    h.press(Key::ArrowDown);
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 2 Board A England player"), "Dan Lester");
    assert_eq!(h.book().people.len(), 8);
}

#[test]
fn text_in_a_number_cell_stays_and_its_problem_leads_to_the_cell() {
    let mut h = window_with_book();
    h.click("Round 1 Board A Italy centres");
    h.type_text("one");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board A Italy centres"), "one");
    h.open_tab("Rules");
    h.click("Round 1, board A, Italy: “one” is not a number of centres");
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    h.type_text("1");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board A Italy centres"), "1");
}

#[test]
fn players_are_added_on_the_empty_line_and_a_seated_player_is_not_removed() {
    let mut h = window_with_book();
    h.open_tab("Players");
    h.click("New player name");
    h.type_text("Ivo");
    h.press(Key::Tab);
    h.press(Key::Tab);
    h.type_text("Ghent");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Players Ivo region"), "Ghent");
    h.click("Players Ann name");
    h.command(Command::RemovePlayer);
    assert!(h.query_by_label_contains("Ann sits at Round 1, board A and cannot be removed").is_some());
    h.click("Players Ivo name");
    h.command(Command::RemovePlayer);
    assert!(h.query_by_label("Players Ivo name").is_none());
}

#[test]
fn rounds_and_boards_are_added_and_named() {
    let mut h = WindowTest::open(InitialBook::Empty);
    h.command(Command::AddRound);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    h.command(Command::AddBoard);
    h.type_text("Zoë Žižek");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board B Austria player"), "Zoë Žižek");
    h.click("Round 1 Board B name");
    h.type_text("Top board");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Top board Austria player"), "Zoë Žižek");
    h.command(Command::RenameRound);
    h.ctrl(Key::A);
    h.type_text("Final");
    h.press(Key::Enter);
    assert!(h.query_by_role_and_label(Role::Tab, "Final").is_some());
    for _ in 0..5 {
        h.ctrl(Key::Z);
    }
    assert_eq!(h.book(), &Book::default());
}

#[test]
fn yearly_counts_open_in_place() {
    let mut h = window_with_book();
    assert!(h.query_by_label("Round 1 Board A France centres 1903").is_none());
    h.command(Command::ToggleYears);
    h.click("Round 1 Board A France centres 1903");
    h.type_text("6");
    h.press(Key::Enter);
    let board = h.engine().board(BoardRef::new(0, 0)).unwrap();
    assert_eq!(board.charts[0].year, Year(1903));
    assert_eq!(board.charts[0].centres[Power::France], CellEntry::Value(6));
}

#[test]
fn the_cursor_stays_on_its_cell_when_the_boards_are_rearranged() {
    let mut h = window_with_book();
    h.click("Round 1 Board B Turkey centres");
    h.set_size([700.0, 860.0].into());
    h.run();
    h.type_text("4");
    h.press(Key::Enter);
    let seat = BoardRef::new(0, 1).seat(Power::Turkey);
    assert_eq!(h.book().seat(seat).unwrap().centres, CellEntry::Value(4));
}

#[test]
fn the_standings_are_sorted_by_any_column() {
    let mut h = window_with_book();
    h.open_tab("Standings");
    let first = |h: &WindowTest| h.get_by_label("Standings Ann player").rect().top();
    let by_place = first(&h);
    h.click("Standings heading player");
    assert!(first(&h) < by_place, "Ann is first by name");
    h.command(Command::SortByPlace);
    assert_eq!(first(&h), by_place);
}

#[test]
fn a_change_of_scoring_system_rescores_at_once_and_can_be_undone() {
    let mut h = window_with_book();
    h.open_tab("Rules");
    h.click("Scoring systems");
    h.click("Sum of Squares");
    h.command(Command::UseSystem);
    h.open_tab("Round 1");
    assert_ne!(h.cell_text("Round 1 Board A France score"), "19.50");
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("Round 1 Board A France score"), "19.50");
}

#[test]
fn a_score_set_by_hand_is_marked_and_can_be_removed() {
    let mut h = window_with_book();
    h.click("Round 1 Board A Italy score");
    h.command(Command::SetScore);
    h.ctrl(Key::A);
    h.type_text("2,5");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board A Italy score"), "2.50");
    h.command(Command::ClearScore);
    assert_eq!(h.cell_text("Round 1 Board A Italy score"), "2.00");
}

#[test]
fn a_pointer_that_rests_on_the_menu_bar_leaves_the_menu_of_a_key_open() {
    let mut h = window_with_book();
    let middle = |h: &WindowTest, name: &str| h.get_by_role_and_label(Role::Button, name).rect().center();
    let (file, help) = (middle(&h, "File"), middle(&h, "Help"));
    let has =
        |h: &WindowTest, command: Command| h.query_all_by_role_and_label(Role::Button, command.name()).count() > 0;
    for rests in [file, help] {
        h.event(Event::PointerMoved(rests));
        h.run();
        h.press_with(Modifiers::ALT, Key::V);
        h.run_steps(4);
        assert!(has(&h, Command::ZoomReset) && !has(&h, Command::SaveAs), "{:?}", h.labels());
        // A pointer that moves to another name opens its menu, as before.
        h.event(Event::PointerMoved(file + eframe::egui::vec2(2.0, 1.0)));
        h.run();
        assert!(has(&h, Command::SaveAs) && !has(&h, Command::ZoomReset), "{:?}", h.labels());
        h.press(Key::Escape);
        assert!(!has(&h, Command::SaveAs));
    }
}

#[test]
fn alt_and_a_letter_open_a_menu_and_type_nothing() {
    let mut h = window_with_book();
    h.open_tab("Round 1");
    h.click("Round 1 Board A France centres");
    h.key_press_modifiers(Modifiers::ALT, Key::V);
    h.type_text("v");
    let shown = |h: &WindowTest| h.query_all_by_label_contains(Command::ZoomReset.name()).count();
    assert_eq!(shown(&h), 1);
    h.press(Key::Escape);
    assert_eq!(shown(&h), 0);
    assert_eq!(h.cell_text("Round 1 Board A France centres"), "8");
}

/// A key with a letter that also arrives as text, as it does on X11, in the same frame.
#[cfg(not(target_os = "macos"))]
fn key_with_text(h: &mut WindowTest, modifiers: Modifiers, key: Key, text: &str) {
    let press = |pressed| Event::Key { key, pressed, modifiers, repeat: false, physical_key: None };
    h.event(Event::ModifiersChanged(modifiers));
    h.run();
    h.input_mut().events.extend([press(true), Event::Text(text.to_owned())]);
    h.run();
    h.input_mut().events.extend([press(false), Event::ModifiersChanged(Modifiers::NONE)]);
    h.run();
}

#[test]
#[cfg(not(target_os = "macos"))]
fn the_letter_of_an_alt_key_is_typed_nowhere() {
    let mut h = window_with_book();
    h.open_tab("Round 1");
    let cell = "Round 1 Board A France centres";
    h.click(cell);
    // The key opens the list of all commands, with nothing typed into it.
    key_with_text(&mut h, Modifiers::ALT, Key::Q, "q");
    assert!(h.has_dialog());
    assert_eq!(h.cell_text(cell), "8");
    assert!(h.has(Command::Save.name()), "a command without the letter: {:?}", h.labels());
    h.press(Key::Escape);
    assert!(!h.has_dialog());
    assert_eq!(h.cell_text(cell), "8");
    // A key without a meaning, and the text alone, as for a letter that has no key.
    key_with_text(&mut h, Modifiers::ALT, Key::J, "j");
    h.event(Event::ModifiersChanged(Modifiers::ALT));
    h.type_text("é");
    h.event(Event::ModifiersChanged(Modifiers::NONE));
    h.run();
    h.press(Key::Enter);
    assert_eq!(h.cell_text(cell), "8");
    // Ctrl with Alt is AltGr on some keyboards.
    h.click(cell);
    key_with_text(&mut h, Modifiers::ALT | Modifiers::CTRL | Modifiers::COMMAND, Key::Num7, "7");
    h.press(Key::Enter);
    assert_eq!(h.cell_text(cell), "7");
}

#[test]
fn what_is_typed_after_an_alt_key_in_its_frame_goes_to_the_dialog_that_it_opens() {
    let mut h = window_with_book();
    h.open_tab("Round 1");
    h.click("Round 1 Board A France centres");
    let key = |key, modifiers| Event::Key { key, pressed: true, modifiers, repeat: false, physical_key: None };
    let typed = ["u", "n", "d", "o"].map(|letter| Event::Text(letter.to_owned()));
    h.input_mut().events.push(key(Key::Q, Modifiers::ALT));
    h.input_mut().events.push(key(Key::U, Modifiers::NONE));
    h.input_mut().events.extend(typed);
    h.run();
    assert!(h.has_dialog());
    assert_eq!(h.field_text("All commands"), "undo");
    h.press(Key::Escape);
    assert_eq!(h.cell_text("Round 1 Board A France centres"), "8");
}

#[test]
fn find_goes_to_a_board_and_the_theme_can_be_dark() {
    let mut h = window_with_book();
    h.ctrl(Key::F);
    h.type_text("round 2 board b");
    h.press(Key::Enter);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
    h.type_text("7");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 2 Board B Austria centres"), "7");
    h.command(Command::ToggleTheme);
    assert_eq!(h.ctx.theme(), Theme::Dark);
    assert!(h.query_by_label("Dark").is_some());
}

#[test]
fn a_command_during_typing_loses_no_text() {
    let mut h = window_with_book();
    h.click("Round 1 Board A Italy centres");
    h.type_text("2");
    h.ctrl(Key::PageDown);
    h.ctrl(Key::PageUp);
    assert_eq!(h.cell_text("Round 1 Board A Italy centres"), "2");
}

#[test]
fn closing_a_changed_book_asks_first() {
    let mut h = window_with_book();
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
        let mut h = window_with_book();
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
    let mut h = window_with_book();
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
    let mut h = window_with_book();
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
fn a_refused_text_stays_in_its_cell_to_be_corrected() {
    let mut book = book();
    // The draw column is there because it is used.
    book.apply(Edit::Seat(BoardRef::new(0, 0).seat(Power::England), SeatField::InDraw(Some(true)))).unwrap();
    let mut h = WindowTest::open(with_book(book));
    h.click("Round 1 Board A France draw");
    h.type_text("maybe");
    h.press(Key::Enter);
    assert!(h.query_by_label_contains("“maybe” does not say whether France is in the draw").is_some());
    let edited = "Editing Round 1 Board A France draw";
    assert_eq!(h.cell_text(edited), "maybe");
    // Changing the tab or closing the window does not discard it.
    h.ctrl(Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    h.ctrl(Key::N);
    assert_eq!(h.cell_text(edited), "maybe");
    h.ctrl(Key::A);
    h.type_text("yes");
    h.press(Key::Enter);
    assert!(h.query_by_label(edited).is_none());
    let seat = BoardRef::new(0, 0).seat(Power::France);
    assert_eq!(h.book().seat(seat).unwrap().in_draw, Some(true));

    h.click("Round 1 Board A ending");
    h.type_text("late");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Editing Round 1 Board A ending"), "late");
    h.press(Key::Escape);
    assert!(h.query_by_label("Editing Round 1 Board A ending").is_none());
    h.ctrl(Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
}

#[test]
fn results_never_overwrite_a_book_and_a_book_never_overwrites_results() {
    let (folder, path) = temporary_path("con.topboard");
    let mut h = window_with_book();
    h.ctrl(Key::S);
    h.type_path(&path);
    h.wait_until("the book is saved", |h| !h.state().is_changed());
    h.ctrl(Key::E);
    h.type_path(&path);
    h.press(Key::Enter);
    assert!(h.query_by_label_contains("should end in .xlsx or .csv").is_some());
    assert_eq!(&store::open_book(&path).unwrap(), h.book());

    let results = folder.path().join("results.xlsx");
    std::fs::write(&results, "somebody’s").unwrap();
    h.press(Key::Escape);
    h.command(Command::SaveAs);
    h.type_path(&results);
    h.press(Key::Enter);
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
    h.press(Key::Enter);
    assert!(h.query_by_label_contains("is the file that is being read").is_some());
    assert_eq!(std::fs::read(&path).unwrap(), std::fs::read(SAMPLE).unwrap());
}

#[test]
fn the_file_name_or_the_command_decides_the_form_of_an_export() {
    let (folder, table) = temporary_path("table.csv");
    let mut h = window_with_book();
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
    let mut h = window_with_book();
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
fn the_notices_of_a_large_event_are_made_in_the_background() {
    let mut large = book();
    large.rounds[0].boards.extend((0..60).map(|number| Board::new(format!("X{number}"))));
    let mut h = WindowTest::open(with_book(large));
    h.ctrl(Key::P);
    assert!(h.has_dialog());
    h.wait_until("the notices can be chosen", |h| h.shows("Due now"));
    h.press(Key::Escape);
    assert!(!h.has_dialog());
}

#[test]
fn ctrl_p_posts_what_is_due_with_the_formats_and_the_folder_that_were_chosen() {
    let (folder, _) = temporary_path("wall");
    let wall = folder.path().join("wall");
    let mut h = window_with_book();
    h.ctrl(Key::P);
    for text in ["Due now", "Round 1: boards", "Round 2: board call", "Also", "Name badges"] {
        assert!(h.shows(text), "{text}");
    }
    assert!(h.query_by_role_and_label(Role::CheckBox, "Standings").is_some(), "{:?}", h.labels());
    // The pages are laid out in the background.
    h.wait_for_text("page 1 of 1");
    // The third notice in the list is put away, for letter paper and as a list.
    h.press(Key::Home);
    h.press(Key::ArrowDown);
    h.press(Key::ArrowDown);
    h.press(Key::Space);
    h.press(Key::P);
    h.press(Key::P);
    h.press(Key::S);
    assert!(h.shows("Letter list"));
    h.get_by_role_and_label(Role::CheckBox, "Web page").click();
    h.run();
    h.focus_field("Folder");
    h.replace_text(&wall.display().to_string());
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    let mut files: Vec<String> = std::fs::read_dir(&wall)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    files.sort();
    let list = "topboard-posting.json";
    assert_eq!(files, ["boards-round-1.pdf", "players-round-2.pdf", "standings.pdf", list, "web-page.html"]);
    assert!(h.shows("standings.pdf (1 page)"));
    let page = std::fs::read_to_string(wall.join("web-page.html")).unwrap();
    assert!(page.contains("<h2>Standings</h2>") && !page.contains("Round 2: board call</h2>"), "{page}");
    // The posting is in the book, and the next one begins with the same choices.
    assert!(h.book().rounds[0].posted.is_some());
    h.ctrl(Key::P);
    assert!(h.shows(&wall.display().to_string()) && h.shows("Letter list"));
    let is_chosen = |h: &WindowTest, name: &str| {
        h.get_by_role_and_label(Role::CheckBox, name).accesskit_node().toggled() == Some(Toggled::True)
    };
    assert!(is_chosen(&h, "Standings") && !is_chosen(&h, "Round 2: board call"));
    // Space on another box does not choose a notice.
    h.get_by_role_and_label(Role::CheckBox, "Markdown").focus();
    h.run();
    h.press(Key::Space);
    assert!(is_chosen(&h, "Standings"));
    h.press(Key::Escape);
    // A round that is held back is in no file, and the dialog says so.
    h.click("Round 1 Board A France centres");
    h.command(Command::HoldRound);
    h.ctrl(Key::P);
    assert!(h.shows("Left out: Round 1 is held back") && !h.shows("Round 1: boards"));
}

#[test]
fn a_corrected_count_is_told_before_the_next_posting() {
    let (folder, _) = temporary_path("wall");
    let mut h = window_with_book();
    h.ctrl(Key::P);
    h.focus_field("Folder");
    h.replace_text(&folder.path().display().to_string());
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    h.ctrl(Key::P);
    assert!(!h.shows("Places since the posting"));
    h.press(Key::Escape);
    h.click("Round 1 Board A France centres");
    h.type_text("1");
    h.press(Key::Enter);
    // What hangs on the wall is told at once, and typing goes on.
    assert!(h.shows("Round 1 was posted") && h.shows("board A, France, centres 8. Post it again (Ctrl+P)"));
    assert!(!h.has_dialog());
    h.ctrl(Key::P);
    assert!(h.shows("Places since the posting of"));
}

#[test]
fn the_dialog_to_post_tells_the_errors_in_what_is_posted_and_posts_all_the_same() {
    let (folder, _) = temporary_path("wall");
    let mut h = window_with_book();
    h.ctrl(Key::P);
    assert!(h.shows("Due now") && !h.shows("in what is posted"));
    h.press(Key::Escape);
    h.enter_text("Round 1 Board A France centres", "17");
    h.ctrl(Key::P);
    let error = "1 error in what is posted: Round 1, board A: 43 centres; a board has 34.";
    assert!(h.shows(error), "{:?}", h.labels());
    h.press(Key::Escape);
    h.enter_text("Round 1 Board B France centres", "x");
    h.ctrl(Key::P);
    let errors = "2 errors in what is posted. The first is Round 1, board A: 43 centres; a board has 34.";
    assert!(h.shows(errors), "{:?}", h.labels());
    h.focus_field("Folder");
    h.replace_text(&folder.path().display().to_string());
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    // The errors of a round that is held back are not posted.
    h.command(Command::HoldRound);
    h.ctrl(Key::P);
    assert!(h.shows("Left out: Round 1 is held back") && !h.shows("in what is posted"), "{:?}", h.labels());
}

#[test]
fn an_event_without_a_name_is_named_from_the_dialog_to_post() {
    let mut h = window_with_book();
    h.ctrl(Key::P);
    assert!(h.shows("The event has no name, so no page says which event it belongs to."));
    h.get_by_role_and_label(Role::Button, "Name the event…").click();
    h.run();
    h.replace_text("Tea-time Open");
    h.press(Key::Enter);
    assert_eq!(h.book().event.name, "Tea-time Open");
    h.ctrl(Key::P);
    assert!(h.shows("Due now") && !h.shows("The event has no name"));
}

#[test]
fn the_export_for_players_says_what_it_leaves_out() {
    let (_folder, path) = temporary_path("wall.xlsx");
    let mut h = window_with_book();
    h.click("Round 1 Board A France centres");
    h.command(Command::HoldRound);
    h.ctrl(Key::E);
    h.type_path(&path);
    h.wait_for_text("Left out: Round 1 is held back");
    let workbook = calamine::open_workbook_auto(&path).unwrap();
    assert!(!calamine::Reader::sheet_names(&workbook).contains(&"Round 1".to_owned()));
}

#[test]
fn a_round_and_a_board_can_have_their_own_scoring_systems() {
    let mut h = window_with_book();
    assert_eq!(h.cell_text("Round 1 Board A France score"), "19.50");
    h.command(Command::RoundSystem);
    h.type_text("sum of squares");
    h.press(Key::Enter);
    assert_eq!(h.book().rounds[0].system.as_deref(), Some("Sum of Squares"));
    assert_ne!(h.cell_text("Round 1 Board A France score"), "19.50");
    h.command(Command::BoardSystem);
    h.type_text("eurodipcon 4");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board A France score"), "19.50");
    h.command(Command::BoardSystem);
    h.type_text("the round’s");
    h.press(Key::Enter);
    h.command(Command::RoundSystem);
    h.type_text("the event’s");
    h.press(Key::Enter);
    let round = &h.book().rounds[0];
    assert_eq!((round.system.as_deref(), round.boards[0].system.as_deref()), (None, None));
    assert_eq!(h.cell_text("Round 1 Board A France score"), "19.50");
}

/// Commands that have no effect if the window is already as they would make it, and switches of a panel that some tabs
/// do not have.
const MAY_HAVE_NO_EFFECT: [Command; 8] = [
    // The clipboard of a test is empty.
    Command::Paste,
    Command::NextTab,
    Command::PreviousTab,
    Command::SortByPlace,
    Command::ViewAll,
    Command::ZoomReset,
    Command::ToggleProblems,
    Command::ToggleTable,
];

/// Runs every command on a tab. Each must have an effect that the director sees, or say why it has none. Afterwards
/// Escape closes what it opened, and undo takes back what it changed.
fn run_every_command_on(tab: &str) {
    let mut h = window_with_book();
    h.open_tab(tab);
    let here = h.state().tab();
    let (mut available, mut changing, mut without_effect) = (0, 0, Vec::new());
    for command in Command::ALL {
        let book = h.book().clone();
        let before = (h.labels(), h.ctx.theme());
        let can_run = h.state().can_execute(command);
        let ctx = h.ctx.clone();
        h.state_mut().execute(&ctx, command);
        h.step();
        let has_copied = h.copied_text().is_some();
        h.run();
        if can_run {
            available += 1;
            if !has_copied && *h.book() == book && (h.labels(), h.ctx.theme()) == before {
                without_effect.push(command);
            }
        } else {
            let name = command.name().trim_end_matches('…');
            assert!(h.shows(&format!("{name}: ")), "{command:?} on {tab} does not say what has to be done first");
            assert_eq!(*h.book(), book, "{command:?} on {tab} changed the book, but it is not available");
            assert_eq!(h.state().tab(), here, "{command:?} on {tab} changed the tab, but it is not available");
        }
        h.press(Key::Escape);
        assert!(!h.has_dialog(), "Escape does not close the dialog of {command:?} on {tab}");
        if *h.book() != book {
            changing += 1;
            h.ctrl(if command == Command::Undo { Key::Y } else { Key::Z });
            assert_eq!(*h.book(), book, "{command:?} on {tab} is not one step");
        }
        if h.state().tab() != here {
            h.open_tab(tab);
        }
    }
    without_effect.retain(|command| !MAY_HAVE_NO_EFFECT.contains(command));
    assert_eq!(without_effect, [], "on {tab} these do nothing and say nothing");
    assert!(available > 50 && changing > 1, "only {available} were available, and {changing} changed the book");
}

#[test]
fn every_command_on_the_players_tab_is_seen_and_can_be_taken_back() {
    run_every_command_on("Players");
}

#[test]
fn every_command_on_a_round_is_seen_and_can_be_taken_back() {
    run_every_command_on("Round 1");
}

#[test]
fn every_command_on_the_standings_is_seen_and_can_be_taken_back() {
    run_every_command_on("Standings");
}

#[test]
fn every_command_on_the_rules_tab_is_seen_and_can_be_taken_back() {
    run_every_command_on("Rules");
}

#[test]
fn an_idle_window_requests_no_frame() {
    let mut h = window_with_book();
    h.run();
    let delay = h.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert!(delay.is_some_and(|delay| delay > Duration::from_mins(1)), "{delay:?}");
}

#[test]
fn a_total_is_explained_line_by_line_and_leads_to_its_boards() {
    let mut h = window_with_book();
    h.open_tab("Standings");
    h.click("Standings Cléo total");
    assert!(h.shows("Why 19.50?"));
    assert!(h.shows("Total of Cléo"));
    assert!(h.shows("Formula line: Cléo · total   19.5   = 19.50"));
    h.click("Standings Cléo place");
    assert!(h.shows("Formula line: Cléo · place   2   Shared with Gus: "), "the place is shared");
    h.click("Standings Cléo Round 1");
    h.press(Key::F2);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
}

#[test]
fn the_standings_after_a_round_have_a_title_and_escape_leads_back() {
    let mut h = window_with_book();
    h.click("Round 1 Board A France centres");
    h.command(Command::ViewAfter);
    h.type_text("After Round 1");
    h.press(Key::Enter);
    assert_eq!(h.state().tab(), Tab::Standings);
    assert!(h.shows("After round 1."));
    assert!(h.query_by_label("Standings heading Round 2").is_none());
    h.press(Key::Escape);
    assert!(!h.shows("After round 1."));
    assert!(h.query_by_label("Standings heading Round 2").is_some());
    h.command(Command::ViewFinished);
    assert!(h.shows("Finished games only."));
    h.click("Back to everything (Esc)");
    assert!(!h.shows("Finished games only."));
}

#[test]
fn a_what_if_and_the_view_of_what_may_be_posted_exclude_each_other() {
    let mut h = window_with_book();
    h.execute(Command::ViewPosted);
    h.execute(Command::WhatIf);
    assert!(h.shows("a what-if is about all games: leave the view"), "{}", h.labels().join("\n"));
    assert!(!h.shows("What if Round 1") && !h.has_dialog());
    h.execute(Command::ViewAll);
    h.open_tab("Round 1");
    h.click("Round 1 Board A France centres");
    h.execute(Command::WhatIf);
    assert!(h.shows("What if Round 1, board A ended like this?"));
    h.execute(Command::ViewPosted);
    assert!(h.shows("leave it first (Escape)"), "{}", h.labels().join("\n"));
    assert!(h.shows("What if Round 1, board A ended like this?"));
}

#[test]
fn a_what_if_changes_the_standings_and_leaves_no_trace() {
    let mut h = window_with_book();
    let before = h.book().clone();
    h.click("Round 1 Board A France centres");
    h.command(Command::WhatIf);
    assert_eq!(h.state().tab(), Tab::Standings);
    assert!(h.shows("What if Round 1, board A ended like this? Nothing you type here changes the book."));
    h.click("What if France centres");
    h.type_text("12");
    h.press(Key::Enter);
    h.click("What if England centres");
    h.type_text("7");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Standings Cléo place"), "1");
    assert_eq!(h.cell_text("Standings Cléo was"), "2");
    assert!(h.cell_text("Standings Cléo change").starts_with("up 1, +"));
    assert_eq!(h.book(), &before);
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("What if England centres"), "11", "undo changes the what-if only");
    h.command(Command::AddRound);
    assert_eq!(h.book(), &before, "the book does not change during a what-if");
    h.press(Key::Escape);
    assert!(!h.shows("What if Round 1"));
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)), "where one was");
    h.open_tab("Standings");
    assert_eq!(h.cell_text("Standings Cléo total"), "19.50");
    assert_eq!(h.book(), &before);
    assert!(h.engine().history().next_undo_label().is_none());
}

#[test]
fn a_what_if_is_entered_as_one_step() {
    let mut h = window_with_book();
    h.click("Round 1 Board A France centres");
    h.command(Command::WhatIf);
    for (power, count) in [("France", "12"), ("England", "7")] {
        h.click(&format!("What if {power} centres"));
        h.type_text(count);
        h.press(Key::Enter);
    }
    h.open_tab("Round 1");
    assert!(h.shows("This tab shows the book. On the Standings tab, a what-if about Round 1, board A is open."));
    assert_eq!(h.cell_text("Round 1 Board A France centres"), "8");
    h.open_tab("Standings");
    h.command(Command::AcceptWhatIf);
    let count = |h: &WindowTest, power| h.engine().board(BoardRef::new(0, 0)).unwrap().current_count(power);
    assert_eq!((count(&h, Power::France), count(&h, Power::England)), (Some(12), Some(7)));
    h.ctrl(Key::Z);
    assert_eq!((count(&h, Power::France), count(&h, Power::England)), (Some(8), Some(11)));
}

#[test]
fn a_round_is_held_back_and_released() {
    let mut h = window_with_book();
    h.click("Round 1 Board A France centres");
    h.command(Command::HoldRound);
    assert_eq!(h.book().rounds[0].scores_released, Some(false));
    h.open_tab("Standings");
    assert!(h.shows("Round 1 is held back until you release it"));
    h.command(Command::ViewPosted);
    assert!(h.query_by_label("Standings Cléo total").is_none(), "nothing may be posted yet");
    h.press(Key::Escape);
    h.click("Release the scores");
    assert_eq!(h.book().rounds[0].scores_released, Some(true));
    assert!(!h.shows("is held back"));
}

#[test]
fn a_menu_about_a_part_of_the_event_is_shown_where_this_part_is_in_view() {
    let mut h = window_with_book();
    let mut menus = |tab: &str| {
        h.open_tab(tab);
        let names = ["File", "Edit", "Event", "Board", "Draw", "Scoring", "Prizes", "Ladder", "View", "Help"];
        let shown: Vec<&str> = names.into_iter().filter(|name| h.has(name)).collect();
        shown.join(" ")
    };
    assert_eq!(menus("Round 1"), "File Edit Event Board Draw View Help");
    assert_eq!(menus("Standings"), "File Edit Event View Help");
    assert_eq!(menus("Top board"), "File Edit Event Prizes View Help");
    assert_eq!(menus("Rules"), "File Edit Event Scoring View Help");
}

#[test]
fn the_tools_do_what_one_does_most_and_can_be_hidden() {
    let mut h = window_with_book();
    h.enter_text("Round 1 Board A France centres", "9");
    h.click("Tool Undo");
    assert_ne!(h.cell_text("Round 1 Board A France centres"), "9");
    h.click("Tool Post");
    assert!(h.has_dialog());
    h.press(Key::Escape);
    h.execute(Command::ToggleTools);
    assert!(!h.has("Tool Undo") && !h.has("Tool Post"));
    h.execute(Command::ToggleTools);
    assert!(h.has("Tool Undo"));
}

#[test]
fn find_in_the_standings_goes_to_the_row_of_the_player() {
    let mut book = book();
    let person = Person::new(book.next_person_id(), "Zoé Late");
    book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
    let mut h = WindowTest::open(with_book(book));
    h.open_tab("Standings");
    h.ctrl(Key::F);
    h.type_text("cléo");
    let found: Vec<_> = h
        .query_all_by_role_and_label(Role::ListBoxOption, "Cléo")
        .filter_map(|option| option.accesskit_node().value())
        .collect();
    assert_eq!(found.first().map(String::as_str), Some("Standings"), "{found:?}");
    h.press(Key::Enter);
    assert_eq!(h.state().tab(), Tab::Standings);
    // Somebody without a game has no row there.
    h.ctrl(Key::F);
    h.type_text("zoé");
    h.press(Key::Enter);
    assert_eq!(h.state().tab(), Tab::Players);
}

#[test]
fn a_board_with_an_error_is_complete_neither_in_its_title_nor_in_the_status_bar() {
    let mut h = window_with_book();
    assert!(h.shows("1 of 2 boards complete"), "{:?}", h.labels());
    assert!(!h.cell_text("Round 1 Board A ended").contains("error"));
    // Nobody sits at two powers.
    h.enter_text("Round 1 Board A Germany player", "Cléo");
    assert!(h.shows("0 of 2 boards complete"), "{:?}", h.labels());
    let title = h.cell_text("Round 1 Board A ended");
    assert!(title.ends_with("error") || title.ends_with("errors"), "{title}");
}

#[test]
fn a_corrected_name_renames_the_player_if_the_user_says_so() {
    let mut h = WindowTest::open(with_book(book()));
    h.enter_text("Round 1 Board A France player", "Jon Smith");
    assert!(!h.has_dialog(), "a name of its own");
    let people = h.book().people.len();
    h.enter_text("Round 1 Board A France player", "John Smith");
    assert!(h.shows("John Smith is a new player, and Jon Smith has no other game. Is John Smith the corrected name?"));
    h.press(Key::Enter);
    assert!(!h.has_dialog());
    assert_eq!(h.book().people.len(), people, "there is no second person");
    assert_eq!(h.cell_text("Round 1 Board A France player"), "John Smith");
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("Round 1 Board A France player"), "Jon Smith", "one step");
    h.enter_text("Round 1 Board A France player", "John Smith");
    h.click_button("Two players");
    assert_eq!(h.book().people.len(), people + 1);
}

#[test]
fn no_tooltip_stays_above_a_dialog_that_a_key_opens() {
    let mut h = window_with_book();
    for (label, hint) in [("Light", "Switch between"), ("Round 1 Board A ending", "How the game ended")] {
        let place = h.get_by_label(label).rect().center();
        h.event(Event::PointerMoved(place - vec2(3.0, 0.0)));
        h.run();
        h.event(Event::PointerMoved(place));
        // The tooltip comes when the mouse rests.
        for _ in 0..8 {
            h.step();
        }
        assert!(h.shows(hint), "{:?}", h.labels());
        h.ctrl(Key::G);
        assert!(h.has_dialog() && !h.shows(hint), "{:?}", h.labels());
        h.press(Key::Escape);
        assert!(!h.has_dialog());
    }
}

#[test]
fn a_tooltip_goes_away_when_the_user_goes_on_with_keys() {
    let mut h = window_with_book();
    h.click("Round 1 Board A France centres");
    let place = h.get_by_label("Round 1 Board A ending").rect().center();
    for place in [place - vec2(3.0, 0.0), place] {
        h.event(Event::PointerMoved(place));
        h.run();
    }
    for _ in 0..8 {
        h.step();
    }
    assert!(h.shows("How the game ended. Type"), "{:?}", h.labels());
    h.press(Key::ArrowDown);
    for _ in 0..8 {
        h.step();
    }
    assert!(!h.shows("How the game ended. Type"));
    h.event(Event::PointerMoved(place + vec2(3.0, 0.0)));
    for _ in 0..8 {
        h.step();
    }
    assert!(h.shows("How the game ended. Type"), "the mouse has moved");
}
