//! An import into an open book: its preview, its questions, and what it changes.

use crate::common::window::{WindowTest, with_book};
use crate::small_event::{SAMPLE, book, temporary_path, window};
use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook};
use topboard::book::{BoardRef, CellEntry, Edit, Power, RoundIx, SeatField, Year};

#[test]
fn escape_discards_a_preview_and_the_book_stays_as_it_was() {
    let mut h = window();
    let before = h.book().clone();
    h.ctrl(Key::I);
    h.type_path(SAMPLE.as_ref());
    h.wait_for_text("Import preview");
    h.press(Key::Escape);
    assert!(h.query_by_label_contains("Import preview").is_none());
    assert_eq!(h.book(), &before);
}

#[test]
fn a_file_that_is_read_while_the_user_types_waits_for_its_key() {
    let mut h = window();
    h.open_tab("Players");
    h.click("New player name");
    h.ctrl(Key::I);
    h.wait_until("the field for a path is open", WindowTest::has_dialog);
    h.replace_text(SAMPLE);
    // Enter begins to read. The next name is typed at once.
    let enter =
        Event::Key { key: Key::Enter, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
    h.input_mut().events.extend([enter, Event::Text("Ole Hansson".into())]);
    h.run_ok();
    h.wait_for_text("is read and waits until you have typed");
    assert!(!h.has_dialog(), "no dialog opens under typing hands");
    h.press(Key::Enter);
    assert!(h.book().find_person("Ole Hansson").is_some());
    h.press_with(Modifiers::ALT, Key::Y);
    h.wait_for_text("Import preview");
    h.press(Key::Escape);
    assert!(!h.shows("is read and waits"));
}

#[test]
fn an_import_into_a_book_is_one_step() {
    let mut h = window();
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
fn a_file_that_is_opened_beside_a_book_says_how_it_is_added_to_it() {
    const OPENS_NEW: &str = "Import opens this as a new book.";
    let mut h = WindowTest::open(InitialBook::Empty);
    h.ctrl(Key::O);
    h.type_path(SAMPLE.as_ref());
    h.wait_for_text("Import preview");
    assert!(h.shows(OPENS_NEW) && !h.shows("press Ctrl+I"), "{:?}", h.labels());
    h.press(Key::Escape);
    let mut h = WindowTest::open(with_book(book()));
    h.ctrl(Key::O);
    h.type_path(SAMPLE.as_ref());
    h.wait_for_text("Import preview");
    assert!(h.shows(OPENS_NEW) && h.shows("close this and press Ctrl+I"), "{:?}", h.labels());
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
        corrected.apply(Edit::Seat(at.first_id(), SeatField::Centres(CellEntry::Value(7)))).unwrap();
        let mut h = WindowTest::open(with_book(corrected));
        h.open_tab("Round 2");
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
        // The view goes to the round that was changed, if one was.
        assert_eq!(h.state().tab(), Tab::Round(RoundIx(usize::from(!take))));
    }
}

#[test]
fn each_conflict_is_answered_by_itself_with_a_key_or_a_click() {
    let seat = |power: Power| BoardRef::new(0, 0).seat(power);
    let mut corrected = book();
    for (power, count) in [(Power::Austria, 7), (Power::England, 1), (Power::France, 2)] {
        corrected.apply(Edit::Seat(seat(power).first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    let (_folder, path) = temporary_path("grown.csv");
    let rows = "1,A,Austria,,6\n1,A,England,,5\n1,A,France,,4\n";
    std::fs::write(&path, format!("round,board,power,player,centres\n{rows}")).unwrap();
    let open = || {
        let mut h = WindowTest::open_sized([1600.0, 1000.0], with_book(corrected.clone()));
        h.ctrl(Key::I);
        h.type_path(&path);
        h.wait_for_text("Import preview");
        assert!(h.shows("The book and the file contradict each other (3)"), "{:?}", h.labels());
        h
    };
    let counts = |h: &WindowTest| {
        let seats = [Power::Austria, Power::England, Power::France].map(|power| h.book().seat(seat(power)).unwrap());
        seats.map(|seat| *seat.centres.value().unwrap())
    };
    // The keys answer one after the other, and the answer can be taken back.
    let mut h = open();
    for key in ["+", "-", "+"] {
        h.type_text(key);
    }
    h.ctrl(Key::Z);
    h.press(Key::Enter);
    assert_eq!(counts(&h), [6, 1, 2]);
    assert_eq!(h.book().unplaced_cells.len(), 2, "the values of the file that were not taken");
    // The box is about those without an answer of their own.
    let mut h = open();
    h.press(Key::T);
    h.click_button("Round 1, board A, centres of Austria: The book’s");
    h.press(Key::Enter);
    assert_eq!(counts(&h), [7, 5, 4]);
    assert_eq!(h.book().unplaced_cells.len(), 1);
}

#[test]
fn a_file_that_cannot_be_read_is_reported_and_nothing_changes() {
    let mut h = window();
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
fn the_same_games_under_another_round_name_are_asked_about_with_a_key_for_each_answer() {
    for (key, boards) in [("+", vec![2, 2]), ("-", vec![2, 2, 1])] {
        let mut h = window();
        let rows: Vec<String> = Power::ALL
            .into_iter()
            .zip(["Ann", "Ben", "Cléo", "Dan Lester", "Eve", "Fay", "Gus"])
            .zip([3, 11, 8, 0, 1, 3, 8])
            .map(|((power, player), count)| format!("Friday,A,{power},{player},{count}"))
            .collect();
        let (_folder, path) = temporary_path("again.csv");
        std::fs::write(&path, format!("round,board,power,player,centres\n{}\n", rows.join("\n"))).unwrap();
        h.ctrl(Key::I);
        h.type_path(&path);
        h.wait_for_text("Is “Friday” round 1? (its board has the same players at the same powers)");
        h.press(Key::Enter);
        assert!(h.shows("Say first whether the rounds are the same"), "{:?}", h.labels());
        h.type_text(key);
        h.ctrl(Key::Z);
        h.press(Key::Enter);
        assert!(h.has_dialog(), "the answer was taken back");
        h.type_text(key);
        h.press(Key::Enter);
        assert!(!h.has_dialog());
        let after: Vec<usize> = h.book().rounds.iter().map(|round| round.boards.len()).collect();
        assert_eq!(after, boards);
    }
}

#[test]
fn the_conflict_that_the_keys_answer_is_in_view() {
    let mut corrected = book();
    for power in Power::ALL {
        let seat = BoardRef::new(0, 0).seat(power);
        corrected.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(1)))).unwrap();
    }
    let (_folder, path) = temporary_path("grown.csv");
    let rows: Vec<String> = Power::ALL.into_iter().map(|power| format!("1,A,{},,9", power.name())).collect();
    let rows = rows.join("\n");
    std::fs::write(&path, format!("round,board,power,player,centres\n{rows}")).unwrap();
    let mut h = WindowTest::open_sized([1024.0, 640.0], with_book(corrected));
    h.ctrl(Key::I);
    h.type_path(&path);
    h.wait_for_text("Import preview");
    let below = h.get_by_role_and_label(Role::Button, "Import").rect().top();
    for power in Power::ALL {
        let answer = h.get_by_label(&format!("Round 1, board A, centres of {}: The file’s", power.name())).rect();
        assert!(answer.top() > 300.0 && answer.bottom() < below, "{power:?}: {answer:?}");
        h.type_text("+");
    }
}

#[test]
fn an_import_leaves_the_cursor_and_the_hidden_years_as_they_are() {
    let (_folder, path) = temporary_path("more.csv");
    let rows: Vec<String> =
        Power::ALL.into_iter().zip(4..).map(|(power, count)| format!("1,C,{power},New {power},{count}")).collect();
    std::fs::write(&path, format!("round,board,power,player,centres\n{}\n", rows.join("\n"))).unwrap();
    let mut book = book();
    let seat = BoardRef::new(0, 0).seat(Power::Austria);
    book.apply(book.edit_to_enter_count(seat, Year(1901), CellEntry::Value(5))).unwrap();
    let mut h = WindowTest::open(with_book(book));
    h.open_tab("Round 1");
    assert!(h.has("Round 1 Board A Austria centres 1901"));
    h.command(Command::ToggleYears);
    h.click("Round 1 Board B France player");
    h.ctrl(Key::I);
    h.type_path(&path);
    h.wait_for_text("Import preview");
    h.press(Key::Enter);
    assert!(h.book().find_person("New France").is_some());
    h.assert_at("R1 · Board B · France · player");
    assert!(!h.has("Round 1 Board A Austria centres 1901"), "the years are hidden");
}
