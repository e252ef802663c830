//! The history in the window: the list of changes, earlier states of the event, and changes of finished rounds.

use std::path::Path;

use crate::common::window::{WindowTest, book_with_boards, fill_board, with_book, with_engine};
use eframe::egui::Key;
use egui_kittest::kittest::Queryable as _;
use topboard::app::Command;
use topboard::app::views::Tab;
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, RoundIx, SeatField};
use topboard::engine::Engine;

/// Two rounds of one board scored by EuroDipCon 4. The first is played, and the second has no players yet.
fn window() -> WindowTest {
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
        book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    WindowTest::open_sized([1400.0, 860.0], with_book(book))
}

/// A line of the history in these columns. `history` is the name of the tab.
pub(crate) fn history_line_in(h: &WindowTest, history: &str, row: usize, columns: [&str; 4]) -> String {
    columns.map(|column| h.cell_text(&format!("{history} {row} {column}"))).join(" | ")
}

/// A line of the history: place, field, old value and new value.
fn history_line(h: &WindowTest, row: usize) -> String {
    history_line_in(h, "History", row, ["Where", "Field", "Before", "After"])
}

fn export(h: &mut WindowTest, path: &Path) {
    h.ctrl(Key::E);
    h.type_path(path);
    if path.exists() {
        h.ctrl(Key::Enter);
    }
    h.wait_for_text("The workbook is in");
    h.press(Key::Escape);
}

/// Posts what is due into this folder.
fn post(h: &mut WindowTest, folder: &Path) {
    h.ctrl(Key::P);
    h.focus_field("Folder");
    h.replace_text(&folder.display().to_string());
    h.press(Key::Enter);
    h.wait_for_text("Posted in");
    h.press(Key::Escape);
}

fn france(h: &WindowTest) -> Option<u16> {
    h.book().rounds[0].boards[0].current_count(Power::France)
}

#[test]
fn a_history_without_changes_says_so() {
    let mut h = window();
    h.press(Key::F11);
    assert!(h.has("No changes yet") && !h.has("History heading Where"));
    h.open_tab("Round 1");
    h.enter_text("Round 1 Board A France centres", "7");
    h.press(Key::F11);
    assert!(!h.has("No changes yet"));
    assert_eq!(history_line(&h, 1), "Round 1, board A, France | centres | 6 | 7");
}

#[test]
fn the_history_is_sorted_by_a_column_and_the_cursor_follows_its_entry() {
    let mut h = window();
    h.enter_text("Round 1 Board A France centres", "7");
    h.enter_text("Round 1 Board A Germany centres", "4");
    h.press(Key::F11);
    h.click("History 1 Field");
    h.click("History heading Where");
    assert_eq!(history_line(&h, 1), "Round 1, board A, France | centres | 6 | 7");
    assert_eq!(history_line(&h, 2), "Round 1, board A, Germany | centres | 5 | 4");
    // Enter shows the event after the entry at the cursor, which is in the second row now.
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board A Germany centres"), "4");
    h.press(Key::Escape);
    h.press(Key::F11);
    h.click("History heading Time");
    assert_eq!(history_line(&h, 1), "Round 1, board A, Germany | centres | 5 | 4", "the newest first");
    h.click("History heading Time");
    assert_eq!(history_line(&h, 1), "Round 1, board A, France | centres | 6 | 7");
    h.press(Key::Escape);
    assert_eq!(history_line(&h, 1), "Round 1, board A, France | centres | 6 | 7", "Escape leaves the order");
    h.execute(Command::SortByPlace);
    assert_eq!(history_line(&h, 1), "Round 1, board A, Germany | centres | 5 | 4");
}

#[test]
fn changes_are_listed_and_found_and_an_earlier_state_is_restored() {
    let mut h = window();
    h.enter_text("Round 1 Board A France centres", "7");
    h.enter_text("Round 1 Board A Germany centres", "4");
    h.press(Key::F11);
    assert_eq!(h.state().tab(), Tab::History);
    assert_eq!(history_line(&h, 1), "Round 1, board A, Germany | centres | 5 | 4");
    assert_eq!(history_line(&h, 2), "Round 1, board A, France | centres | 6 | 7");

    // Words filter the list. Escape shows all lines again.
    h.ctrl(Key::F);
    h.type_text("cleo");
    h.get_by_label("0 of 2 changes");
    h.ctrl(Key::A);
    h.type_text("france");
    assert_eq!(history_line(&h, 1), "Round 1, board A, France | centres | 6 | 7");
    h.press(Key::Enter);
    assert!(h.query_by_label("History 2 Where").is_none());

    // Enter shows the event as it was then, with the cursor on the changed cell.
    h.press(Key::Enter);
    h.get_by_label_contains("This is the event as it was");
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    assert_eq!(h.cell_text("Round 1 Board A Germany centres"), "5");
    h.type_text("9");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board A France centres"), "7", "an earlier state cannot be edited");
    h.press(Key::Escape);
    assert!(h.query_by_label_contains("This is the event as it was").is_none());
    assert_eq!(h.cell_text("Round 1 Board A Germany centres"), "4");

    // The earlier state is restored. Undo reverts this like any other step.
    h.press(Key::F11);
    h.press(Key::ArrowDown);
    h.press(Key::Enter);
    h.ctrl(Key::Enter);
    assert!(h.query_by_label_contains("This is the event as it was").is_none());
    assert_eq!(h.cell_text("Round 1 Board A Germany centres"), "5");
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("Round 1 Board A Germany centres"), "4");
}

#[test]
fn a_cell_a_player_and_a_board_each_have_their_history() {
    let mut h = window();
    h.enter_text("Round 1 Board A France centres", "7");
    h.enter_text("Round 1 Board A Germany centres", "4");
    h.open_tab("Players");
    h.enter_text("Players Dan region", "Wales");
    h.press(Key::ArrowUp);
    h.ctrl(Key::F2);
    h.get_by_label("only region of Dan ×");
    assert_eq!(history_line(&h, 1), "Dan | region |  | Wales");
    assert!(h.query_by_label("History 2 Where").is_none());

    h.open_tab("Round 1");
    h.click("Round 1 Board A Germany player");
    h.command(Command::HistoryOfPlayer);
    h.get_by_label("only Dan ×");
    assert_eq!(
        history_line(&h, 2),
        "Round 1, board A, Germany | centres | 5 | 4",
        "changes of the player’s power belong to the player’s history"
    );

    h.open_tab("Round 1");
    h.command(Command::HistoryOfBoard);
    h.get_by_label("2 of 3 changes");

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("board.csv");
    h.command(Command::ExportHistory);
    h.type_path(&path);
    h.wait_until("the history is written", |_| path.exists());
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.starts_with("time,who,where,what,before,after,reason,how\n"), "{text}");
    assert!(text.lines().nth(2).unwrap().contains("\"Round 1, board A, France\",centres,6,7"), "{text}");
}

/// Whether the question for a reason is shown above the sheet.
fn asks_for_reason(h: &WindowTest) -> bool {
    h.query_by_label_contains("is finished. Why").is_some()
}

/// A window in which Round 1 is finished, because Round 2 has begun. Round 1 is in view.
fn window_of_finished_round() -> WindowTest {
    let mut h = window();
    h.open_tab("Round 2");
    h.enter_text("Round 2 Board A Austria player", "Ben");
    h.open_tab("Round 1");
    h
}

/// Types a reason into its field.
fn reason(h: &mut WindowTest, text: &str) {
    h.ctrl_shift(Key::Q);
    h.type_text(text);
    h.press(Key::Enter);
}

#[test]
fn the_question_for_a_reason_follows_its_round_to_another_name() {
    let mut h = window_of_finished_round();
    h.enter_text("Round 1 Board A Germany centres", "4");
    assert!(asks_for_reason(&h));
    h.command(Command::RenameRound);
    h.replace_text("Friday");
    h.press(Key::Enter);
    assert!(h.shows("is finished. Why"), "{:?}", h.labels());
    reason(&mut h, "chart misread");
    assert!(!asks_for_reason(&h));
}

#[test]
fn the_question_for_a_reason_keeps_the_new_name_of_its_round_while_older_states_are_in_view() {
    let mut h = window_of_finished_round();
    h.click("Add a round");
    h.open_tab("Round 1");
    h.enter_text("Round 1 Board A Germany centres", "4");
    h.command(Command::RenameRound);
    h.replace_text("Friday");
    h.press(Key::Enter);
    assert!(h.shows("Friday is finished. Why"), "{:?}", h.labels());
    // First the state before the new name, and then one with fewer rounds.
    let states = [(1, vec!["1", "2", "3"]), (4, vec!["1", "2"])];
    for (lines, rounds) in states {
        h.press(Key::F11);
        h.ctrl(Key::Home);
        for _ in 0..lines {
            h.press(Key::ArrowDown);
        }
        h.press(Key::Enter);
        let names: Vec<&str> = h.book().rounds.iter().map(|round| round.name.as_str()).collect();
        assert_eq!(names, rounds, "{:?}", h.labels());
    }
    h.press(Key::Escape);
    h.open_tab("Friday");
    assert!(h.shows("Friday is finished. Why"), "{:?}", h.labels());
}

#[test]
fn a_change_of_a_finished_round_asks_for_a_reason() {
    let mut h = window();
    // No reason is needed while the round is the newest.
    h.enter_text("Round 1 Board A France centres", "7");
    assert!(!asks_for_reason(&h));
    h.open_tab("Round 2");
    h.enter_text("Round 2 Board A Austria player", "Ben");
    h.open_tab("Round 1");
    // Filling an empty cell is not a change of a result.
    h.enter_text("Round 1 Board A Turkey out", "1907");
    assert!(!asks_for_reason(&h));
    h.ctrl(Key::Z);
    assert!(!asks_for_reason(&h), "nor is its undo");
    h.ctrl(Key::Y);
    h.enter_text("Round 1 Board A Germany centres", "4");
    h.get_by_label("Round 1 is finished. Why this change (centres of Germany on Round 1, board A)?");
    // The next text still goes to its cell.
    h.type_text("5");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board A Italy centres"), "5");
    h.get_by_label("Round 1 is finished. Why did you make these 2 changes?");
    // The question waits on its tab, and is asked below no other sheet.
    h.open_tab("Players");
    assert!(!h.shows("Why did you make these 2 changes?"), "{:?}", h.labels());
    h.open_tab("Round 1");
    h.get_by_label("Round 1 is finished. Why did you make these 2 changes?");
    // A number is not accepted as a reason.
    reason(&mut h, "12");
    assert!(asks_for_reason(&h));
    reason(&mut h, "chart misread");
    assert!(!asks_for_reason(&h));
    // The reason applies to the following changes as well.
    h.enter_text("Round 1 Board A France centres", "6");
    assert!(!asks_for_reason(&h));
    h.press(Key::F11);
    assert_eq!(
        (history_line(&h, 1).as_str(), h.cell_text("History 1 Reason").as_str()),
        ("Round 1, board A, France | centres | 7 | 6", "chart misread")
    );
    assert_eq!(
        (h.cell_text("History 2 Reason"), h.cell_text("History 3 Reason")),
        ("chart misread".into(), "chart misread".into())
    );
    assert_eq!(h.cell_text("History 4 Reason"), "", "filling an empty cell needs no reason");
}

#[test]
fn a_change_that_is_reverted_needs_no_reason() {
    let mut h = window_of_finished_round();
    h.enter_text("Round 1 Board A France centres", "9");
    assert!(asks_for_reason(&h));
    h.ctrl(Key::Z);
    assert!(!asks_for_reason(&h));
    assert_eq!(france(&h), Some(6));
    h.ctrl(Key::Y);
    assert_eq!(france(&h), Some(9));
    assert!(asks_for_reason(&h), "the question is shown again");
    h.click("No reason");
    assert!(!asks_for_reason(&h));
    assert_eq!(france(&h), Some(9));
}

#[test]
fn steps_that_are_undone_and_done_again_need_no_reason() {
    let folder = tempfile::tempdir().unwrap();
    let mut h = window();
    for (power, count) in [("Germany", "4"), ("France", "7"), ("Italy", "3")] {
        h.enter_text(&format!("Round 1 Board A {power} centres"), count);
    }
    post(&mut h, folder.path());
    for _ in 0..3 {
        h.ctrl(Key::Z);
    }
    assert!(asks_for_reason(&h), "{:?}", h.labels());
    for _ in 0..3 {
        h.ctrl(Key::Y);
    }
    assert!(!asks_for_reason(&h), "{:?}", h.labels());
    // The same by hand.
    h.enter_text("Round 1 Board A France centres", "9");
    assert!(asks_for_reason(&h));
    h.enter_text("Round 1 Board A France centres", "7");
    assert!(!asks_for_reason(&h), "{:?}", h.labels());
}

#[test]
fn a_posted_round_that_changed_is_marked_until_it_is_posted_again() {
    let mut h = window();
    let folder = tempfile::tempdir().unwrap();
    let (path, posted) = (folder.path().join("wall.xlsx"), folder.path().join("posted"));
    export(&mut h, &path);
    assert!(h.book().rounds[0].posted.is_none(), "an export is no posting");
    post(&mut h, &posted);
    assert!(h.engine().problems().is_empty());
    h.enter_text("Round 1 Board A France centres", "7");
    reason(&mut h, "recounted");
    h.enter_text("Round 1 Board A Germany centres", "4");
    let is_outdated = |h: &WindowTest| h.engine().problems().iter().any(|p| p.message.contains("has changed since"));
    assert!(is_outdated(&h));
    // Undo skips the posting, and the round is as posted again.
    h.ctrl(Key::Z);
    h.ctrl(Key::Z);
    assert!(!is_outdated(&h));
    assert!(h.book().rounds[0].posted.is_some());
    h.ctrl(Key::Y);
    h.ctrl(Key::Y);
    assert!(is_outdated(&h));

    export(&mut h, &path);
    assert!(is_outdated(&h), "an export is no posting");
    let import = topboard::import::read_results(&std::fs::read(&path).unwrap(), "wall.xlsx").unwrap();
    let title = import.findings.iter().find(|finding| format!("{finding:?}").contains("replaces"));
    assert!(title.is_none(), "the note on the sheet is recognised: {title:?}");
    let sheet = calamine_text(&path, "Round 1");
    assert!(sheet.contains("replaces the sheet of "), "{sheet}");
    post(&mut h, &posted);
    assert!(!is_outdated(&h), "the posted sheet is up to date");
}

/// All texts of a sheet.
fn calamine_text(path: &Path, sheet: &str) -> String {
    use calamine::Reader as _;
    let mut book: calamine::Xlsx<_> = calamine::open_workbook(path).unwrap();
    let range = book.worksheet_range(sheet).unwrap();
    range.used_cells().map(|(_, _, cell)| cell.to_string()).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_past_state_with_scores_that_are_held_back_now_is_not_posted() {
    let mut h = window();
    h.enter_text("Round 1 Board A France centres", "7");
    h.command(Command::HoldRound);
    h.press(Key::F11);
    h.press(Key::ArrowDown);
    h.press(Key::ArrowDown);
    h.press(Key::Enter);
    h.ctrl(Key::P);
    h.wait_for_text("Round 1 is held back now, and this past state shows its scores.");
}

#[test]
fn a_past_state_is_saved_as_a_separate_book_and_the_present_stays() {
    let mut h = window();
    h.enter_text("Round 1 Board A France centres", "7");
    h.enter_text("Round 1 Board A France centres", "8");
    h.press(Key::F11);
    h.press(Key::ArrowDown);
    h.press(Key::Enter);
    assert_eq!(france(&h), Some(7));
    // An earlier state can be posted again, and is not exported.
    h.ctrl(Key::P);
    assert!(h.query_by_label_contains("The event is posted again as it was at this time:").is_some());
    h.press(Key::Escape);
    h.ctrl(Key::E);
    assert!(h.query_by_label_contains("Path of the workbook").is_none());
    let folder = tempfile::tempdir().unwrap();
    let past = folder.path().join("past.topboard");
    h.ctrl_shift(Key::S);
    h.type_path(&past);
    h.wait_until("the past state is written", |_| past.exists());
    h.press(Key::Escape);
    h.press(Key::Escape);
    assert_eq!(france(&h), Some(8), "the present state has not changed");
    assert!(h.state().is_changed(), "the changes are still unsaved");
    assert_eq!(topboard::store::open_book(&past).unwrap().rounds[0].boards[0].current_count(Power::France), Some(7));
    // Ctrl+S saves the present state, even while an earlier one is shown.
    let now = folder.path().join("now.topboard");
    h.press(Key::F11);
    h.press(Key::ArrowDown);
    h.press(Key::Enter);
    h.ctrl(Key::S);
    h.type_path(&now);
    h.wait_until("the present state is saved", |h| now.exists() && !h.state().is_changed());
    assert_eq!(topboard::store::open_book(&now).unwrap().rounds[0].boards[0].current_count(Power::France), Some(8));
}

#[test]
fn undo_in_the_field_for_the_reason_takes_back_its_text_only_and_the_key_gives_another_reason_later() {
    let mut h = window_of_finished_round();
    h.enter_text("Round 1 Board A Germany centres", "4");
    let changed = h.book().clone();
    h.ctrl_shift(Key::Q);
    h.type_text("abc");
    h.ctrl(Key::Z);
    assert_eq!(h.book(), &changed);
    h.replace_text("misread");
    h.press(Key::Enter);
    assert!(!asks_for_reason(&h));
    h.enter_text("Round 1 Board A Germany centres", "3");
    assert!(!asks_for_reason(&h), "the reason holds");
    reason(&mut h, "recount");
    assert!(h.shows("kept with the reason: recount"), "{:?}", h.labels());
    assert_eq!(h.cell_text("Round 1 Board A Germany centres"), "3", "the reason goes to no cell");
}

/// Two finished boards in Round 1, because Round 2 has begun. Round 1 is in view.
fn window_of_two_finished_boards() -> WindowTest {
    let mut book = book_with_boards(2, &["A", "B"]);
    fill_board(
        &mut book,
        BoardRef::new(0, 0),
        ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"],
        [8, 7, 6, 5, 4, 3, 1],
    );
    fill_board(
        &mut book,
        BoardRef::new(0, 1),
        ["Hal", "Ida", "Jon", "Kim", "Lee", "Mia", "Ned"],
        [1, 3, 4, 5, 6, 7, 8],
    );
    book.apply(book.edit_to_seat(BoardRef::new(1, 0).seat(Power::Austria), "Ann")).unwrap();
    WindowTest::open_sized([1700.0, 900.0], with_book(book))
}

#[test]
fn a_reason_is_recorded_only_for_the_board_for_which_it_was_given() {
    let mut h = window_of_two_finished_boards();
    h.enter_text("Round 1 Board A Austria centres", "9");
    reason(&mut h, "sheet misread");
    h.enter_text("Round 1 Board A England centres", "6");
    assert!(!asks_for_reason(&h), "it holds for the same board");
    h.enter_text("Round 1 Board B Italy centres", "9");
    assert!(asks_for_reason(&h), "nobody has said why board B was changed");
    h.press(Key::F11);
    assert_eq!(h.cell_text("History 1 Reason"), "");
    assert_eq!([2, 3].map(|line| h.cell_text(&format!("History {line} Reason"))), ["sheet misread", "sheet misread"]);
    // After another board it is asked again.
    h.open_tab("Round 1");
    reason(&mut h, "recount");
    h.enter_text("Round 1 Board A France centres", "5");
    assert!(asks_for_reason(&h), "{:?}", h.labels());
}

#[test]
fn the_undo_of_a_change_of_an_earlier_session_asks_for_no_reason() {
    let mut book = book_with_boards(2, &["A"]);
    fill_board(
        &mut book,
        BoardRef::new(0, 0),
        ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"],
        [8, 7, 6, 5, 4, 3, 1],
    );
    book.apply(book.edit_to_seat(BoardRef::new(1, 0).seat(Power::Austria), "Ann")).unwrap();
    let mut engine = Engine::new(book);
    let seat = BoardRef::new(0, 0).seat(Power::France);
    engine.apply("count", Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(9)))).unwrap();
    // As after a restart, the window knows the step and not that it was asked about.
    let mut h = WindowTest::open(with_engine(engine));
    h.ctrl(Key::Z);
    assert_eq!(france(&h), Some(6));
    assert!(!asks_for_reason(&h), "{:?}", h.labels());
}

#[test]
fn the_text_after_the_key_of_a_reason_that_nothing_waits_for_goes_into_no_cell() {
    let mut h = window();
    h.click("Round 1 Board A France centres");
    reason(&mut h, "sheet misread");
    assert!(!h.has_dialog());
    assert_eq!(h.cell_text("Round 1 Board A France centres"), "6");
    h.ctrl_shift(Key::Q);
    assert!(h.shows("no change waits for a reason"), "{:?}", h.labels());
}

#[test]
fn the_history_closes_to_the_tab_from_which_it_was_opened() {
    let mut h = window();
    h.open_tab("Round 2");
    h.press(Key::F11);
    assert_eq!(h.state().tab(), Tab::History);
    h.ctrl(Key::W);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
}
