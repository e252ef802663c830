//! What a typed count, year or ruling does to scores and standings at once, and how the window marks it.

use crate::common::window::{WindowTest, with_book};
use crate::small_event::{book, window};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use topboard::app::Command;
use topboard::book::{BoardRef, CellEntry, Edit, Power, SeatField, Year};

#[test]
fn a_count_typed_into_a_cell_changes_the_score_and_the_standings() {
    let mut h = window();
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
    let ended = totals(&window());
    assert!(ended.len() == 2 && ended.iter().all(|label| !label.contains("provisional")), "{ended:?}");
    // With the counts of a year only, the game is still running.
    let mut book = book();
    for power in Power::ALL {
        let seat = BoardRef::new(0, 0).seat(power);
        let count = book.rounds[0].boards[0].seats[power].centres.clone();
        book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Blank))).unwrap();
        book.apply(book.edit_to_enter_count(seat, Year(1905), count)).unwrap();
    }
    let running = totals(&WindowTest::open(with_book(book)));
    assert!(running.len() == 2 && running.iter().all(|label| label.ends_with(", provisional")), "{running:?}");
}

#[test]
fn yearly_counts_open_in_place() {
    let mut h = window();
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
fn the_cursor_goes_from_the_count_at_the_end_to_the_first_year_that_is_empty() {
    let mut h = window();
    h.click("Round 1 Board A France centres");
    let at_end = h.cell_text("Round 1 Board A France centres");
    for (year, count) in [("1901", "5"), ("1902", "6")] {
        h.command(Command::ToggleYears);
        h.assert_at(&format!("Board A · France · centres {year}"));
        h.type_text(count);
        h.press(Key::Enter);
        assert_eq!(h.cell_text(&format!("Round 1 Board A France centres {year}")), count);
        h.command(Command::ToggleYears);
        h.click("Round 1 Board A France centres");
    }
    assert_eq!(h.cell_text("Round 1 Board A France centres"), at_end);
}

#[test]
fn a_change_of_scoring_system_rescores_at_once_and_can_be_undone() {
    let mut h = window();
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
    let mut h = window();
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
fn a_score_and_a_note_are_set_at_all_selected_seats() {
    let mut h = window();
    h.click("Round 1 Board A Germany score");
    h.press_with(Modifiers::SHIFT, Key::ArrowDown);
    h.command(Command::SetScore);
    assert!(h.shows("Score of 2 seats"), "{:?}", h.labels());
    h.type_text("2,5");
    h.press(Key::Enter);
    let scores = ["Germany", "Italy"].map(|power| h.cell_text(&format!("Round 1 Board A {power} score")));
    assert_eq!(scores, ["2.50", "2.50"]);
    h.ctrl(Key::Z);
    assert_ne!(h.cell_text("Round 1 Board A Germany score"), "2.50", "one step");
    h.click("Round 1 Board A Germany score");
    h.press_with(Modifiers::SHIFT, Key::ArrowDown);
    h.command(Command::CellNote);
    assert!(h.shows("Note: 2 items"));
    h.type_text("late");
    h.press(Key::Enter);
    let notes = [Power::Germany, Power::Italy].map(|power| h.book().rounds[0].boards[0].seats[power].note.clone());
    assert_eq!(notes, ["late", "late"]);
}

#[test]
fn a_round_and_a_board_can_have_their_own_scoring_systems() {
    let mut h = window();
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

#[test]
fn a_board_with_an_error_is_complete_neither_in_its_title_nor_in_the_status_bar() {
    let mut h = window();
    assert!(h.shows("1 of 2 boards complete"), "{:?}", h.labels());
    assert!(!h.cell_text("Round 1 Board A ended").contains("error"));
    // Nobody sits at two powers.
    h.enter_text("Round 1 Board A Germany player", "Cléo");
    assert!(h.shows("0 of 2 boards complete"), "{:?}", h.labels());
    let title = h.cell_text("Round 1 Board A ended");
    assert!(title.ends_with("error") || title.ends_with("errors"), "{title}");
}

#[test]
fn the_status_line_counts_errors_apart_and_calls_no_board_with_35_centres_complete() {
    let mut window = window();
    window.enter_text("Round 1 Board A ending", "draw");
    assert!(window.shows("1 of 2 boards complete"), "{:?}", window.labels());
    window.enter_text("Round 1 Board A France centres", "9");
    assert!(window.shows("1 error"), "{:?}", window.labels());
    assert!(window.shows("0 of 2 boards complete"));
}
