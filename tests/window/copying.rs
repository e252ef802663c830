//! Cells that are cut, copied and pasted: as text, as a table, with exact figures and with their colours.

use std::cell::RefCell;
use std::rc::Rc;

use crate::common::window::{WindowTest, with_book};
use crate::small_event::{book, click_entry, players, players_with, region, round};
use eframe::egui::{Event, Key, Modifiers};
use topboard::app::table_clipboard::TableClipboard;
use topboard::app::{Command, Topboard};
use topboard::book::fields::PersonField;
use topboard::book::{BoardRef, CellEntry, Edit, Power, SeatField};
use topboard::decimal_sign::DecimalSign;

#[test]
fn cut_cells_are_pasted_elsewhere() {
    let mut window = players_with(&["Wales", "Kerry"]);
    window.click("Players Ann region");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    let text = window.text_copied_by(Event::Cut);
    assert_eq!((text.as_str(), region(&window, "Ann").as_str()), ("Wales\nKerry\n", "Wales"), "nothing is lost yet");
    window.click("Players Dan region");
    window.paste(text);
    // The block is shown first, and Enter pastes it.
    window.press(Key::Enter);
    assert_eq!([region(&window, "Dan"), region(&window, "Eve")], ["Wales", "Kerry"]);
    assert_eq!([region(&window, "Ann"), region(&window, "Ben")], ["", ""]);
}

#[test]
fn cells_with_quotation_marks_are_pasted_and_copied_back_unchanged() {
    let mut window = round();
    window.ctrl_shift(Key::N);
    window.click("Notebook new text");
    window.paste("\"\"\"No\"\" he said\"\n\"two\twords\"\n");
    let texts = |window: &WindowTest| [1, 2].map(|line| window.cell_text(&format!("Notebook {line} text")));
    assert_eq!(texts(&window), ["\"No\" he said", "two words"]);
    window.click("Notebook 1 text");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    let copied = window.text_copied_by(Event::Copy);
    window.press(Key::Delete);
    assert_eq!(texts(&window), ["", ""]);
    window.click("Notebook 1 text");
    window.paste(copied);
    assert_eq!(texts(&window), ["\"No\" he said", "two words"]);
}

#[test]
fn one_pasted_value_fills_the_selection() {
    let mut window = players();
    window.click("Players Ann region");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.paste("UK");
    assert_eq!(["Ann", "Ben", "Cléo", "Dan"].map(|name| region(&window, name)), ["UK", "UK", "UK", ""]);
}

#[test]
fn a_copied_figure_is_what_is_seen_and_the_exact_figure_is_copied_by_a_command() {
    let mut book = book();
    let board = BoardRef::new(0, 0);
    // Three share the first places.
    for (power, count) in Power::ALL.into_iter().zip([9, 9, 9, 7, 0, 0, 0]) {
        book.apply(Edit::Seat(board.seat(power).first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    let mut window = WindowTest::open(with_book(book));
    let score = window.engine().score(board.seat(Power::England)).unwrap();
    let seen = window.cell_text("Round 1 Board A England score");
    assert_ne!(seen, score.to_string());
    window.click("Round 1 Board A England score");
    window.event(Event::Copy);
    assert_eq!(window.next_copied_text(), seen);
    window.right_click("Round 1 Board A England score");
    click_entry(&window, "Copy exact figures");
    assert_eq!(window.next_copied_text(), score.to_string());
}

/// Notes the table that was copied last.
#[derive(Debug, Default)]
struct NotedTable(Rc<RefCell<(String, String)>>);

impl TableClipboard for NotedTable {
    fn set(&mut self, html: &str, text: &str) {
        *self.0.borrow_mut() = (html.to_owned(), text.to_owned());
    }
}

/// The HTML and the text of what is copied in this window after `select`.
fn copied_table(window: Topboard, select: impl FnOnce(&mut WindowTest)) -> (String, String) {
    let noted = Rc::new(RefCell::new((String::new(), String::new())));
    let mut window = WindowTest::show([1280.0, 860.0], window.with_table_clipboard(NotedTable(noted.clone())));
    select(&mut window);
    window.event(Event::Copy);
    window.run();
    noted.borrow().clone()
}

fn select_centres_to_score_of_france(window: &mut WindowTest) {
    window.click("Round 1 Board A France centres");
    window.click_with(Modifiers::SHIFT, "Round 1 Board A France score");
    assert_eq!(window.cell_text("Round 1 Board A France score"), "19.50");
}

#[test]
fn copied_cells_are_also_a_table_with_its_look() {
    let (html, text) = copied_table(Topboard::new(with_book(book())), select_centres_to_score_of_france);
    assert!(text.starts_with("8\t") && text.ends_with("19.50"), "{text}");
    assert!(
        html.contains("sdnum=\"1033;\" style=\"text-align:right;white-space:nowrap\">8</td>")
            && html.contains("background:#F4F6F8\">19.50</td>"),
        "{html}"
    );
}

#[test]
fn copied_cells_keep_their_fill_colour() {
    let (html, _) = copied_table(Topboard::new(with_book(book())), |window| {
        window.click("Round 1 Board A France centres");
        window.execute(Command::FillYellow);
    });
    assert!(html.contains("background:#FFEE58\">8</td>"), "{html}");
}

#[test]
fn copied_figures_have_the_comma_of_the_computer_in_both_forms_and_are_pasted_back() {
    let window = || Topboard::new(with_book(book())).with_decimal_sign(DecimalSign::Comma);
    let (html, text) = copied_table(window(), select_centres_to_score_of_france);
    assert!(text.starts_with("8\t") && text.ends_with("19,50"), "{text}");
    assert!(html.contains("sdval=\"19.5\"") && html.contains(">19,50</td>"), "{html}");
    let (_, text) = copied_table(window(), |window| {
        window.click("Round 1 Board A France centres");
        window.command(Command::WhatIf);
        window.click("What if France supposed score");
    });
    assert_eq!(text, "19,50", "the figures of a what-if");
    // A cut block with a comma is still the block that was cut.
    let mut book = book();
    let ann = book.people[0].id;
    book.apply(Edit::Person(ann, PersonField::Handicap(Some(0.5)))).unwrap();
    let window = Topboard::new(with_book(book)).with_typed_paths().with_decimal_sign(DecimalSign::Comma);
    let mut window = WindowTest::show([1600.0, 860.0], window);
    window.open_tab("Players");
    window.command(Command::AllColumns);
    window.click("Players Ann handicap");
    let cut = window.text_copied_by(Event::Cut);
    assert_eq!(cut, "0,5");
    window.click("Players Ben handicap");
    window.paste(cut);
    window.press(Key::Enter);
    let handicaps: Vec<Option<f64>> = window.book().people.iter().take(2).map(|person| person.handicap).collect();
    assert_eq!(handicaps, [None, Some(0.5)]);
}

#[test]
fn ranges_that_do_not_fit_together_are_not_copied_and_the_window_says_so_above_the_tabs() {
    let mut window = round();
    window.click("Round 1 Board A Austria centres");
    window.click_with(Modifiers::COMMAND, "Round 1 Board A France player");
    window.click_with(Modifiers::COMMAND, "Round 1 Board A Italy centres");
    window.event(Event::Copy);
    window.run();
    assert!(window.copied_text().is_none());
    assert!(window.shows("Nothing was copied: the selected ranges have neither"), "{:?}", window.labels());
    assert!(window.has("Dismiss"), "it is no text in a corner");
}
