//! Text in a cell: typed, edited, refused, emptied and taken back.

use crate::common::window::{WindowTest, with_book};
use crate::small_event::{book, button, centres, ground, one_board_window, players_with, pointer, region, window};
use eframe::egui::{Event, Key, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::Command;
use topboard::app::views::Tab;
use topboard::book::{BoardRef, Edit, Power, RoundIx, SeatField};

#[test]
fn text_in_a_number_cell_stays_and_its_problem_leads_to_the_cell() {
    let mut h = window();
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
fn a_refused_text_stays_in_its_cell_to_be_corrected() {
    let mut book = book();
    // The draw column is there because it is used.
    book.apply(Edit::Seat(BoardRef::new(0, 0).seat(Power::England).first_id(), SeatField::InDraw(Some(true)))).unwrap();
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
    // The next word takes its place.
    h.type_text("perhaps");
    h.press(Key::Enter);
    assert_eq!(h.cell_text(edited), "perhaps");
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
fn typing_replaces_the_text_and_f2_goes_on_with_it() {
    let mut window = players_with(&["Wales"]);
    window.enter_text("Players Ann region", "Kerry");
    assert_eq!(region(&window, "Ann"), "Kerry");
    window.click("Players Ann region");
    window.press(Key::F2);
    window.type_text(" and Cork");
    window.press(Key::Enter);
    assert_eq!(region(&window, "Ann"), "Kerry and Cork");
}

#[test]
fn escape_brings_the_text_of_the_cell_back() {
    let mut window = players_with(&["Wales"]);
    window.click("Players Ann region");
    window.type_text("Kerry");
    window.press(Key::Escape);
    assert_eq!(region(&window, "Ann"), "Wales");
    window.assert_at("Ann · region");
}

#[test]
fn a_computed_cell_looks_printed_and_takes_no_text() {
    let mut window = one_board_window();
    let cell = "Round 1 Board A Austria score";
    assert_ne!(ground(&window, cell), ground(&window, "Round 1 Board A Austria centres"));
    let is_read_only = |label: &str| window.get_by_label(label).accesskit_node().data().is_read_only();
    assert!(is_read_only(cell) && !is_read_only("Round 1 Board A Austria centres"));
    let (score, revision) = (window.cell_text(cell), window.engine().revision());
    window.click(cell);
    window.type_text("5");
    window.press(Key::Enter);
    assert_eq!(window.cell_text(cell), score);
    assert_eq!(window.engine().revision(), revision);
}

#[test]
fn undo_of_a_line_in_the_notebook_goes_to_that_line_from_every_tab() {
    let mut window = one_board_window();
    window.command(Command::WriteNote);
    for text in ["Rain.", "Board A late."] {
        window.type_text(text);
        window.press(Key::Enter);
    }
    window.enter_text("Notebook 1 text", "Rain and wind.");
    window.open_tab("Players");
    window.ctrl(Key::Z);
    assert_eq!(window.state().tab(), Tab::Notebook);
    assert_eq!(window.cell_text("Notebook 1 text"), "Rain.");
    assert!(window.is_selected("Notebook 1 text"));
    window.open_tab("Round 1");
    window.ctrl(Key::Z);
    assert!(!window.has("Notebook 2 text"));
    assert!(window.is_selected("Notebook new text"), "the line that was there");
    window.open_tab("Round 1");
    window.ctrl(Key::Y);
    assert_eq!(window.cell_text("Notebook 2 text"), "Board A late.");
}

#[test]
fn backspace_empties_a_cell_and_escape_restores_it() {
    let mut window = window();
    window.click("Round 1 Board A France centres");
    window.press(Key::Backspace);
    window.press(Key::Escape);
    assert_eq!(centres(&window, Power::France), "8");
    window.press(Key::Backspace);
    window.type_text("7");
    window.press(Key::Enter);
    assert_eq!(centres(&window, Power::France), "7");
    window.ctrl(Key::Z);
    assert_eq!(centres(&window, Power::France), "8", "Backspace and 7 were one step");
}

#[test]
fn undo_goes_to_what_it_changes_and_lights_it_up() {
    let mut window = window();
    window.enter_text("Round 1 Board A France centres", "7");
    window.open_tab("Players");
    window.ctrl(Key::Z);
    assert_eq!(window.state().tab(), Tab::Round(RoundIx(0)));
    window.assert_at("Board A · France · centres");
    let lit = |window: &WindowTest| {
        let cell = window.get_by_label("Round 1 Board A France centres");
        cell.accesskit_node().description()
    };
    assert_eq!(lit(&window).as_deref(), Some("just changed by undo or redo"));
    window.press(Key::ArrowDown);
    assert_eq!(lit(&window), None);
    window.open_tab("Round 2");
    window.ctrl(Key::Y);
    window.assert_at("Board A · France · centres");
}

#[test]
fn undo_lights_up_the_cell_and_not_the_name_beside_it_for_a_moment() {
    let mut window = window();
    window.open_tab("Players");
    window.enter_text("Players Ann region", "Kerry");
    window.ctrl(Key::Z);
    let lit = Some("just changed by undo or redo".to_owned());
    assert_eq!(window.description("Players Ann region"), lit);
    assert_ne!(window.description("Players Ann name"), lit);
    window.assert_at("Ann · region");
    for _ in 0..20 {
        window.step();
    }
    assert_ne!(window.description("Players Ann region"), lit, "the light has gone");
}

#[test]
fn a_click_in_the_formula_line_puts_the_caret_there() {
    let mut window = window();
    window.click("Round 1 Board A Germany player");
    let line = window.labels().into_iter().find(|line| line.starts_with("Formula line")).unwrap();
    let left = window.get_by_label(&line).rect();
    // The content begins a little to the right of the location.
    let start = Pos2::new(left.left() + 13.0, left.center().y);
    for event in [
        Event::PointerMoved(start),
        button(start, PointerButton::Primary, true),
        button(start, PointerButton::Primary, false),
    ] {
        pointer(&mut window, event);
    }
    window.type_text("Mc");
    window.press(Key::Enter);
    let seat = BoardRef::new(0, 0).seat(Power::Germany);
    assert_eq!(window.book().name_of(window.book().seat(seat).unwrap().player), "McDan Lester");
}

#[test]
fn a_click_beside_a_dialog_and_one_escape_lose_nothing_that_was_typed() {
    let mut window = window();
    window.execute(Command::RenameRound);
    window.replace_text("Final");
    let beside = Pos2::new(8.0, 400.0);
    for event in [
        Event::PointerMoved(beside),
        button(beside, PointerButton::Primary, true),
        button(beside, PointerButton::Primary, false),
    ] {
        pointer(&mut window, event);
    }
    assert!(window.has_dialog(), "a click beside it");
    window.press(Key::Escape);
    assert!(window.has_dialog() && window.shows("Escape again discards it"));
    window.press(Key::Enter);
    assert!(window.has_tab("Final"));
}

#[test]
fn undo_goes_to_the_tab_of_what_has_no_cell_of_a_seat() {
    let mut window = window();
    window.open_tab("Round 1");
    window.command(Command::HoldRound);
    window.open_tab("Players");
    window.ctrl(Key::Z);
    assert_eq!(window.state().tab(), Tab::Round(RoundIx(0)), "the round was held back");
    window.open_tab("Standings");
    window.ctrl(Key::Y);
    assert_eq!(window.state().tab(), Tab::Standings, "the standings show it too");
}

#[test]
fn undo_of_a_ladder_goes_to_the_ladder_and_of_the_rules_to_the_rules() {
    let mut window = window();
    window.ctrl(Key::T);
    window.command(Command::AddOwnEvent);
    window.open_tab("Players");
    window.ctrl(Key::Z);
    assert!(matches!(window.state().tab(), Tab::Ladder(_)), "{:?}", window.state().tab());
    window.open_tab("Players");
    let rules = Edit::Event(topboard::book::EventField::Rules("WDC 2006".into()));
    let mut engine = topboard::engine::Engine::new(window.book().clone());
    engine.apply("rules", rules).unwrap();
    let mut window = WindowTest::open(crate::common::window::with_engine(engine));
    window.open_tab("Players");
    window.ctrl(Key::Z);
    assert_eq!(window.state().tab(), Tab::Rules);
}
