//! Scoring systems on the Rules tab, used as by a director: find, copy, change and compare a system.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, OutputCommand, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook, Topboard, theme};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, RoundIx, SeatField};
use topboard::engine::Engine;
use topboard::scoring::SystemDraft;
use topboard::store;

type Window = Harness<'static, Topboard>;

fn window(start: InitialBook) -> Window {
    let mut h = Harness::builder()
        .with_size([1280.0, 1400.0])
        .with_pixels_per_point(1.0)
        .with_theme(Theme::Light)
        .with_max_steps(16)
        .with_context_setup(theme::install)
        .build_ui_state(|ui, window: &mut Topboard| window.ui(ui), Topboard::new(start).with_typed_paths());
    h.run();
    h
}

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
        book.apply(Edit::Seat(at.seat(power), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    book
}

/// The window on the Rules tab of [`book`], with its scoring system in view.
fn rules() -> Window {
    rules_of(book())
}

fn rules_of(book: Book) -> Window {
    let mut h = rulesets_of(book);
    h.get_by_role_and_label(Role::Button, "Scoring systems").click();
    h.run();
    h
}

/// The window on the Rules tab of an event, with its ruleset in view.
fn rulesets_of(book: Book) -> Window {
    let mut h = window(InitialBook::Loaded(Box::new(Engine::new(book)), "Test".into()));
    h.get_by_role_and_label(Role::Tab, "Rules").click();
    h.run();
    h
}

fn press(h: &mut Window, key: Key) {
    h.key_press(key);
    h.run();
}

fn ctrl(h: &mut Window, key: Key) {
    h.key_press_modifiers(Modifiers::COMMAND, key);
    h.run();
}

fn ctrl_shift(h: &mut Window, key: Key) {
    h.key_press_modifiers(Modifiers::COMMAND.plus(Modifiers::SHIFT), key);
    h.run();
}

fn type_text(h: &mut Window, text: &str) {
    // The text is typed letter by letter.
    for letter in text.chars() {
        h.event(Event::Text(letter.into()));
    }
    h.run();
}

fn command(h: &mut Window, command: Command) {
    ctrl(h, Key::P);
    h.event(Event::Text(command.name().trim_end_matches('…').into()));
    h.run();
    press(h, Key::Enter);
}

/// Puts the keyboard focus on a text field.
fn enter(h: &mut Window, label: &str) {
    h.get_by_role_and_label(role_of(h, label), label).focus();
    h.run();
}

fn role_of(h: &Window, label: &str) -> Role {
    let multiline = h.query_by_role_and_label(Role::MultilineTextInput, label).is_some();
    if multiline { Role::MultilineTextInput } else { Role::TextInput }
}

/// Replaces the text of a field by typing.
fn retype(h: &mut Window, label: &str, text: &str) {
    enter(h, label);
    ctrl(h, Key::A);
    type_text(h, text);
}

fn text(h: &Window, label: &str) -> String {
    h.get_by_role_and_label(role_of(h, label), label).accesskit_node().value().unwrap_or_default()
}

fn score(h: &Window, power: Power) -> Option<f64> {
    h.state().engine().score(BoardRef::new(0, 0).seat(power))
}

fn reads(h: &Window, part: &str) -> bool {
    h.query_all_by_label_contains(part).next().is_some()
}

/// The window with a copy of EuroDipCon 4 that scores the event.
fn with_copy() -> Window {
    let mut h = rules();
    ctrl_shift(&mut h, Key::D);
    ctrl_shift(&mut h, Key::U);
    h
}

#[test]
fn a_few_letters_find_a_system_and_its_page_is_shown() {
    let mut h = rules();
    ctrl_shift(&mut h, Key::F);
    h.event(Event::Text("opal".into()));
    h.run();
    press(&mut h, Key::Enter);
    assert!(reads(&h, "This system needs the number of centres"));
    assert!(h.query_by_role_and_label(Role::Button, "Copy and change").is_some());
    assert_eq!(score(&h, Power::France), Some(19.5), "reading changes nothing");
    // The filter has the keyboard focus now.
    type_text(&mut h, "hurst");
    assert!(reads(&h, "own centres"), "the first matching system is shown");
}

#[test]
fn the_use_system_command_scores_the_event_by_the_system_in_view_and_undo_reverts_it() {
    let mut h = rules();
    h.get_by_role_and_label(Role::Button, "Sum of Squares").click();
    h.run();
    assert_eq!(score(&h, Power::France), Some(19.5));
    assert!(reads(&h, "By Sum of Squares instead of EuroDipCon 4"), "the preview is shown in the side panel");
    ctrl_shift(&mut h, Key::U);
    assert_ne!(score(&h, Power::France), Some(19.5));
    assert!(reads(&h, "The event uses this scoring system."));
    ctrl(&mut h, Key::Z);
    assert_eq!(score(&h, Power::France), Some(19.5));
}

#[test]
fn a_copy_with_a_different_bonus_changes_every_score_and_its_examples_fail() {
    let mut h = rules();
    command(&mut h, Command::CopySystem);
    assert_eq!(text(&h, "name of the system"), "EuroDipCon 4 copy");
    // The name has the keyboard focus.
    ctrl(&mut h, Key::A);
    type_text(&mut h, "Our Dip");
    assert_eq!(text(&h, "bonuses"), "38, 14, 7");
    assert!(!reads(&h, "This example no longer gives the expected values."));
    retype(&mut h, "bonuses", "32, 16, 8");
    assert!(
        reads(&h, "Ben: place 1 (was 1), total 44.00 (was 50.00)"),
        "the preview shows it before the event uses the system"
    );
    assert!(reads(&h, "Gus: place 2 (was 2), total 21.00 (was 19.50)"));
    assert!(reads(&h, "This example no longer gives the expected values."));
    assert!(reads(&h, "In an example below they add up to 97.00."));
    assert_eq!(score(&h, Power::England), Some(50.0), "the event is still scored by EuroDipCon 4");
    ctrl_shift(&mut h, Key::U);
    assert_eq!((score(&h, Power::England), score(&h, Power::France)), (Some(44.0), Some(21.0)));
    assert_eq!(h.state().engine().book().event.system.as_deref(), Some("Our Dip"));
    // The event follows the new name.
    retype(&mut h, "name of the system", "Ours");
    assert_eq!(h.state().engine().book().event.system.as_deref(), Some("Ours"));
    assert_eq!(score(&h, Power::England), Some(44.0));
    assert_eq!(h.state().engine().problems(), []);
    h.get_by_label("Take the new values of The rules' own example").click();
    h.run();
    assert!(!h.query_all_by_label("Take the new values of The rules' own example").any(|_| true));
    for _ in 0..4 {
        ctrl(&mut h, Key::Z);
    }
    assert_eq!(score(&h, Power::England), Some(50.0), "all typing in one text is one step");
    ctrl(&mut h, Key::Z);
    ctrl(&mut h, Key::Z);
    assert_eq!(h.state().engine().book(), &book());
    assert!(reads(&h, "Copy and change"), "the original is shown again");
}

#[test]
fn a_formula_error_names_its_character_and_the_last_valid_version_still_scores() {
    let mut h = with_copy();
    retype(&mut h, "formula of score", "rank_bonus + centers + 2");
    assert!(reads(&h, "Character 14: there is no name “centers”. Did you mean “centres”?"));
    assert!(reads(&h, "the last version without an error is used for scores"));
    assert_eq!(h.state().engine().problems().len(), 1, "{:?}", h.state().engine().problems());
    let last_valid_score = score(&h, Power::France);
    assert!(last_valid_score.is_some());
    // The text survives a change of tab, and saving and opening.
    ctrl(&mut h, Key::PageUp);
    assert_ne!(h.state().tab(), Tab::Rules);
    ctrl(&mut h, Key::PageDown);
    assert_eq!(text(&h, "formula of score"), "rank_bonus + centers + 2");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ours.topboard");
    store::save_book(&path, h.state().engine().book()).unwrap();
    let mut h = rules_of(store::open_book(&path).unwrap());
    assert_eq!(score(&h, Power::France), last_valid_score);
    assert_eq!(text(&h, "formula of score"), "rank_bonus + centers + 2");
    retype(&mut h, "formula of score", "rank_bonus + centres + 2");
    assert_eq!(h.state().engine().problems(), []);
    assert_eq!(score(&h, Power::France), Some(20.5));
    ctrl(&mut h, Key::Z);
    assert_eq!(text(&h, "formula of score"), "rank_bonus + centers + 2");
    assert_eq!(score(&h, Power::France), last_valid_score);
}

#[test]
fn a_word_is_completed_and_renaming_a_column_renames_it_in_formulas() {
    let mut h = with_copy();
    retype(&mut h, "formula of score", "rank_bonus + cen");
    assert!(h.query_by_role_and_label(Role::ListBoxOption, "centres").is_some(), "the list is open");
    press(&mut h, Key::Tab);
    assert_eq!(text(&h, "formula of score"), "rank_bonus + centres");
    assert_eq!(score(&h, Power::France), Some(18.5));
    retype(&mut h, "name of column 1", "place");
    assert!(reads(&h, "The name “place” is already used."));
    type_text(&mut h, " money");
    assert_eq!(text(&h, "formula of score"), "place_money + centres");
    assert_eq!(score(&h, Power::France), Some(18.5));
    command(&mut h, Command::FormulaHelp);
    assert!(reads(&h, "Functions and names"));
}

#[test]
fn columns_and_numbers_are_added_and_removed() {
    let mut h = with_copy();
    command(&mut h, Command::AddNumber);
    ctrl(&mut h, Key::A);
    type_text(&mut h, "part");
    retype(&mut h, "part", "3");
    command(&mut h, Command::AddColumn);
    ctrl(&mut h, Key::A);
    type_text(&mut h, "taking part");
    retype(&mut h, "formula of taking part", "part * 2");
    retype(&mut h, "formula of score", "taking_part + centres");
    assert_eq!(score(&h, Power::France), Some(14.0));
    h.get_by_label("Remove column taking part").click();
    h.run();
    assert!(reads(&h, "there is no name “taking_part”"));
    assert_eq!(score(&h, Power::France), Some(14.0), "the last good version scores");
    ctrl(&mut h, Key::Z);
    assert_eq!(text(&h, "formula of taking part"), "part * 2");
    command(&mut h, Command::RemoveSystem);
    assert_eq!(h.state().engine().book().systems, Vec::<String>::new());
    assert_eq!(score(&h, Power::France), Some(19.5), "the original scores the event again");
}

#[test]
fn the_text_of_an_unreadable_system_can_be_corrected() {
    let mut own = book();
    own.systems.push("name = \"Torn".into());
    let mut h = rules_of(own);
    h.get_by_role_and_label(Role::Button, "a system that cannot be read").click();
    h.run();
    assert!(reads(&h, "Correct it here"));
    let good = SystemDraft::copy_of(topboard::scoring::SystemLibrary::shipped().find("OPaL").unwrap(), "Torn")
        .to_text("")
        .unwrap();
    enter(&mut h, "text of the system");
    ctrl(&mut h, Key::A);
    h.event(Event::Paste(good));
    h.run();
    assert_eq!(text(&h, "name of the system"), "Torn");
    assert_eq!(h.state().engine().problems(), []);
}

#[test]
fn systems_are_compared_on_the_standings_on_boards_and_on_typical_results() {
    let mut h = rules();
    h.get_by_role_and_label(Role::Button, "Sum of Squares").click();
    h.run();
    press(&mut h, Key::F7);
    let cell_text = |h: &Window, label: &str| h.get_by_label(label).accesskit_node().value().unwrap_or_default();
    assert_eq!(cell_text(&h, "Comparison Ben EuroDipCon 4"), "50.00");
    assert_eq!(cell_text(&h, "Comparison Gus Sum of Squares place"), "2");
    press(&mut h, Key::F6);
    assert_eq!(cell_text(&h, "Comparison Round 1, board A France EuroDipCon 4"), "19.50");
    press(&mut h, Key::F6);
    assert_eq!(cell_text(&h, "Comparison A solo on 18 in 1907 Germany EuroDipCon 4"), "73.00");
    h.get_by_role_and_label(Role::Button, "OPaL").click();
    h.run();
    assert_eq!(cell_text(&h, "Comparison A solo on 18 in 1907 Germany OPaL"), "600.00");
    press(&mut h, Key::F7);
    assert!(h.query_by_label("Comparison A solo on 18 in 1907 Germany OPaL").is_none());
}

#[test]
fn an_explanation_is_copied_as_text() {
    let mut h = rules();
    h.get_by_role_and_label(Role::Tab, "Round 1").click();
    h.run();
    h.get_by_label("Round 1 Board A France score").click();
    h.run();
    ctrl_shift(&mut h, Key::E);
    assert!(reads(&h, "copied: score 19.5 = rank bonus 10.5 + centres 8 + 1"));
    h.get_by_role_and_label(Role::Button, "Copy").click();
    h.step();
    let copied = h.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    assert!(copied.unwrap().starts_with("score = rank bonus + centres + 1 = 10.5 + 8 + 1 = 19.5"));
}

#[test]
fn a_workbook_of_values_has_no_formulas() {
    let mut h = rules();
    let folder = tempfile::tempdir().unwrap();
    for (export, formulas) in [(Command::Export, true), (Command::ExportValues, false)] {
        let path = folder.path().join(format!("{formulas}.xlsx"));
        command(&mut h, export);
        ctrl(&mut h, Key::A);
        h.event(Event::Text(path.display().to_string()));
        h.run();
        press(&mut h, Key::Enter);
        let until = Instant::now() + Duration::from_secs(20);
        while !path.exists() {
            assert!(Instant::now() < until, "the workbook was not written");
            std::thread::sleep(Duration::from_millis(5));
            h.run();
        }
        let mut workbook = calamine::open_workbook_auto(&path).unwrap();
        let sheets = calamine::Reader::sheet_names(&workbook);
        let round_sheet = sheets.iter().find(|name| name.contains("Round")).unwrap();
        let cells = calamine::Reader::worksheet_formula(&mut workbook, round_sheet).unwrap();
        let scores = cells.used_cells().filter(|(.., formula)| formula.contains("IF(")).count();
        assert_eq!(scores > 0, formulas, "{path:?}");
    }
}
