//! Scoring systems on the Rules tab, used as by a director: find, copy, change and compare a system.

use crate::common::window::{WindowTest, with_book};
use eframe::egui::{Key, Role};
use egui_kittest::kittest::Queryable as _;
use topboard::app::Command;
use topboard::app::views::Tab;
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, RoundIx, SeatField};
use topboard::scoring::SystemDraft;
use topboard::store;

/// One board scored by EuroDipCon 4: the example in its rules.
fn book() -> Book {
    let mut book = Book::default();
    book.event.system = Some("EuroDipCon 4".into());
    let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    let at = BoardRef::new(0, 0);
    for (n, power) in Power::ALL.into_iter().enumerate() {
        let name = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"][n];
        book.apply(book.edit_to_seat(at.seat(power), name)).unwrap();
        let count = [3, 11, 8, 0, 1, 3, 8][n];
        book.apply(Edit::Seat(at.seat(power).first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    book
}

/// The window on the Rules tab of [`book`], with its scoring system in view.
fn rules() -> WindowTest {
    rules_of(book())
}

fn rules_of(book: Book) -> WindowTest {
    let mut h = rulesets_of(book);
    h.click_button("Scoring systems");
    h
}

/// The window on the Rules tab of an event, with its ruleset in view.
fn rulesets_of(book: Book) -> WindowTest {
    let mut h = WindowTest::open_sized([1280.0, 1400.0], with_book(book));
    h.open_tab("Rules");
    h
}

fn score(h: &WindowTest, power: Power) -> Option<f64> {
    h.engine().score(BoardRef::new(0, 0).seat(power))
}

/// The window with a copy of EuroDipCon 4 that scores the event.
fn with_copy() -> WindowTest {
    let mut h = rules();
    h.ctrl_shift(Key::D);
    h.ctrl_shift(Key::U);
    h
}

#[test]
fn a_few_letters_find_a_system_and_its_page_is_shown() {
    let mut h = rules();
    h.ctrl_shift(Key::F);
    h.type_text("opal");
    h.press(Key::Enter);
    assert!(h.shows("This system needs the number of centres"));
    assert!(h.query_by_role_and_label(Role::Button, "Copy and change").is_some());
    assert_eq!(score(&h, Power::France), Some(19.5), "reading changes nothing");
    // The filter has the keyboard focus now.
    h.type_letters("hurst");
    assert!(h.shows("own centres"), "the first matching system is shown");
}

#[test]
fn the_use_system_command_scores_the_event_by_the_system_in_view_and_undo_reverts_it() {
    let mut h = rules();
    h.click_button("Sum of Squares");
    assert_eq!(score(&h, Power::France), Some(19.5));
    assert!(h.shows("By Sum of Squares instead of EuroDipCon 4"), "the preview is shown in the side panel");
    h.ctrl_shift(Key::U);
    assert_ne!(score(&h, Power::France), Some(19.5));
    assert!(h.shows("The event uses this scoring system."));
    h.ctrl(Key::Z);
    assert_eq!(score(&h, Power::France), Some(19.5));
}

#[test]
fn a_copy_with_a_different_bonus_changes_every_score_and_its_examples_fail() {
    let mut h = rules();
    h.command(Command::CopySystem);
    assert_eq!(h.field_text("name of the system"), "EuroDipCon 4 copy");
    // The name has the keyboard focus.
    h.ctrl(Key::A);
    h.type_letters("Our Dip");
    assert_eq!(h.field_text("bonuses"), "38, 14, 7");
    assert!(!h.shows("This example no longer gives the expected values."));
    h.retype_field("bonuses", "32, 16, 8");
    assert!(
        h.shows("Ben: place 1 (was 1), total 44.00 (was 50.00)"),
        "the preview shows it before the event uses the system"
    );
    assert!(h.shows("Gus: place 2 (was 2), total 21.00 (was 19.50)"));
    assert!(h.shows("This example no longer gives the expected values."));
    assert!(h.shows("In an example below they add up to 97.00."));
    assert_eq!(score(&h, Power::England), Some(50.0), "the event is still scored by EuroDipCon 4");
    h.ctrl_shift(Key::U);
    assert_eq!((score(&h, Power::England), score(&h, Power::France)), (Some(44.0), Some(21.0)));
    assert_eq!(h.book().event.system.as_deref(), Some("Our Dip"));
    // The event follows the new name.
    h.retype_field("name of the system", "Ours");
    assert_eq!(h.book().event.system.as_deref(), Some("Ours"));
    assert_eq!(score(&h, Power::England), Some(44.0));
    assert_eq!(h.engine().problems(), []);
    h.click("Take the new values of The rules' own example");
    assert!(!h.query_all_by_label("Take the new values of The rules' own example").any(|_| true));
    for _ in 0..4 {
        h.ctrl(Key::Z);
    }
    assert_eq!(score(&h, Power::England), Some(50.0), "all typing in one text is one step");
    h.ctrl(Key::Z);
    h.ctrl(Key::Z);
    assert_eq!(h.book(), &book());
    assert!(h.shows("Copy and change"), "the original is shown again");
}

#[test]
fn a_formula_error_names_its_character_and_the_last_valid_version_still_scores() {
    let mut h = with_copy();
    h.retype_field("formula of score", "rank_bonus + centers + 2");
    assert!(h.shows("Character 14: there is no name “centers”. Did you mean “centres”?"));
    assert!(h.shows("the last version without an error is used for scores"));
    assert_eq!(h.engine().problems().len(), 1, "{:?}", h.engine().problems());
    let last_valid_score = score(&h, Power::France);
    assert!(last_valid_score.is_some());
    // The text survives a change of tab, and saving and opening.
    h.ctrl(Key::PageUp);
    assert_ne!(h.state().tab(), Tab::Rules);
    h.ctrl(Key::PageDown);
    assert_eq!(h.field_text("formula of score"), "rank_bonus + centers + 2");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ours.topboard");
    store::save_book(&path, h.book()).unwrap();
    let mut h = rules_of(store::open_book(&path).unwrap());
    assert_eq!(score(&h, Power::France), last_valid_score);
    assert_eq!(h.field_text("formula of score"), "rank_bonus + centers + 2");
    h.retype_field("formula of score", "rank_bonus + centres + 2");
    assert_eq!(h.engine().problems(), []);
    assert_eq!(score(&h, Power::France), Some(20.5));
    h.ctrl(Key::Z);
    assert_eq!(h.field_text("formula of score"), "rank_bonus + centers + 2");
    assert_eq!(score(&h, Power::France), last_valid_score);
}

#[test]
fn a_word_is_completed_and_renaming_a_column_renames_it_in_formulas() {
    let mut h = with_copy();
    h.retype_field("formula of score", "rank_bonus + cen");
    assert!(h.query_by_role_and_label(Role::ListBoxOption, "centres").is_some(), "the list is open");
    h.press(Key::Tab);
    assert_eq!(h.field_text("formula of score"), "rank_bonus + centres");
    assert_eq!(score(&h, Power::France), Some(18.5));
    h.retype_field("name of column 1", "place");
    assert!(h.shows("The name “place” is already used."));
    h.type_letters(" money");
    assert_eq!(h.field_text("formula of score"), "place_money + centres");
    assert_eq!(score(&h, Power::France), Some(18.5));
    h.command(Command::FormulaHelp);
    assert!(h.shows("Functions and names"));
}

#[test]
fn columns_and_numbers_are_added_and_removed() {
    let mut h = with_copy();
    h.command(Command::AddNumber);
    h.ctrl(Key::A);
    h.type_letters("part");
    h.retype_field("part", "3");
    h.command(Command::AddColumn);
    h.ctrl(Key::A);
    h.type_letters("taking part");
    h.retype_field("formula of taking part", "part * 2");
    h.retype_field("formula of score", "taking_part + centres");
    assert_eq!(score(&h, Power::France), Some(14.0));
    h.click("Remove column taking part");
    assert!(h.shows("there is no name “taking_part”"));
    assert_eq!(score(&h, Power::France), Some(14.0), "the last good version scores");
    h.ctrl(Key::Z);
    assert_eq!(h.field_text("formula of taking part"), "part * 2");
    h.command(Command::RemoveSystem);
    assert_eq!(h.book().systems, Vec::<String>::new());
    assert_eq!(score(&h, Power::France), Some(19.5), "the original scores the event again");
}

#[test]
fn the_text_of_an_unreadable_system_can_be_corrected() {
    let mut own = book();
    own.systems.push("name = \"Torn".into());
    let mut h = rules_of(own);
    h.click_button("a system that cannot be read");
    assert!(h.shows("Correct it here"));
    let good = SystemDraft::copy_of(topboard::scoring::SystemLibrary::shipped().find("OPaL").unwrap(), "Torn")
        .to_text("")
        .unwrap();
    h.focus_field("text of the system");
    h.ctrl(Key::A);
    h.paste(good);
    assert_eq!(h.field_text("name of the system"), "Torn");
    assert_eq!(h.engine().problems(), []);
}

#[test]
fn systems_are_compared_on_the_standings_on_boards_and_on_typical_results() {
    let mut h = rules();
    h.click_button("Sum of Squares");
    h.press(Key::F7);
    assert_eq!(h.cell_text("Comparison Ben EuroDipCon 4"), "50.00");
    assert_eq!(h.cell_text("Comparison Gus Sum of Squares place"), "2");
    h.press(Key::F6);
    assert_eq!(h.cell_text("Comparison Round 1, board A France EuroDipCon 4"), "19.50");
    h.press(Key::F6);
    assert_eq!(h.cell_text("Comparison A solo on 18 in 1907 Germany EuroDipCon 4"), "73.00");
    h.click_button("OPaL");
    assert_eq!(h.cell_text("Comparison A solo on 18 in 1907 Germany OPaL"), "600.00");
    h.press(Key::F7);
    assert!(h.query_by_label("Comparison A solo on 18 in 1907 Germany OPaL").is_none());
}

#[test]
fn an_explanation_is_copied_as_text() {
    let mut h = rules();
    h.open_tab("Round 1");
    h.click("Round 1 Board A France score");
    h.ctrl_shift(Key::E);
    assert!(h.shows("copied: score 19.5 = rank bonus 10.5 + centres 8 + 1"));
    h.get_by_role_and_label(Role::Button, "Copy").click();
    h.step();
    assert!(h.copied_text().unwrap().starts_with("score = rank bonus + centres + 1 = 10.5 + 8 + 1 = 19.5"));
}

#[test]
fn a_workbook_of_values_has_no_formulas() {
    let mut h = rules();
    let folder = tempfile::tempdir().unwrap();
    for (export, formulas) in [(Command::Export, true), (Command::ExportValues, false)] {
        let path = folder.path().join(format!("{formulas}.xlsx"));
        h.command(export);
        h.type_path(&path);
        h.wait_until("the workbook is written", |_| path.exists());
        let mut workbook = calamine::open_workbook_auto(&path).unwrap();
        let sheets = calamine::Reader::sheet_names(&workbook);
        let round_sheet = sheets.iter().find(|name| name.contains("Round")).unwrap();
        let cells = calamine::Reader::worksheet_formula(&mut workbook, round_sheet).unwrap();
        let scores = cells.used_cells().filter(|(.., formula)| formula.contains("IF(")).count();
        assert_eq!(scores > 0, formulas, "{path:?}");
    }
}
