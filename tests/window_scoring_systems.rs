//! The Rules tab, driven as a director would: a system found, copied, changed and compared.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, OutputCommand, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::views::Tab;
use topboard::app::{Command, StartWith, Topboard, theme};
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, RoundIx, SeatField};
use topboard::engine::Engine;
use topboard::scoring::SystemDraft;
use topboard::store;

type Window = Harness<'static, Topboard>;

fn window(start: StartWith) -> Window {
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

/// One board by EuroDipCon 4, its rules' own example.
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

/// The window on the Rules tab of that event, with its scoring system in view.
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
    let mut h = window(StartWith::Loaded(Box::new(Engine::new(book)), "Test".into()));
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
    // Letter by letter, as it is typed.
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

/// Puts the cursor into a text.
fn enter(h: &mut Window, label: &str) {
    h.get_by_role_and_label(role_of(h, label), label).focus();
    h.run();
}

fn role_of(h: &Window, label: &str) -> Role {
    let multiline = h.query_by_role_and_label(Role::MultilineTextInput, label).is_some();
    if multiline { Role::MultilineTextInput } else { Role::TextInput }
}

/// Types over a text.
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

/// A copy of EuroDipCon 4, by which the event is scored.
fn with_copy() -> Window {
    let mut h = rules();
    ctrl_shift(&mut h, Key::D);
    ctrl_shift(&mut h, Key::U);
    h
}

#[test]
fn a_system_is_found_by_a_few_letters_and_read() {
    let mut h = rules();
    ctrl_shift(&mut h, Key::F);
    h.event(Event::Text("opal".into()));
    h.run();
    press(&mut h, Key::Enter);
    assert!(reads(&h, "It needs the count of centres"));
    assert!(h.query_by_role_and_label(Role::Button, "Copy and change").is_some());
    assert_eq!(score(&h, Power::France), Some(19.5), "reading changes nothing");
    // The filter has the keyboard now; its arrow keys go through the list.
    type_text(&mut h, "hurst");
    assert!(reads(&h, "own centres"), "the first that has the letters is shown");
}

#[test]
fn the_system_in_view_scores_the_event_when_asked_and_undo_takes_it_back() {
    let mut h = rules();
    h.get_by_role_and_label(Role::Button, "Sum of Squares").click();
    h.run();
    assert_eq!(score(&h, Power::France), Some(19.5));
    assert!(reads(&h, "By Sum of Squares instead of EuroDipCon 4"), "what would be is shown beside");
    ctrl_shift(&mut h, Key::U);
    assert_ne!(score(&h, Power::France), Some(19.5));
    assert!(reads(&h, "The event is scored by this."));
    ctrl(&mut h, Key::Z);
    assert_eq!(score(&h, Power::France), Some(19.5));
}

#[test]
fn a_copy_with_another_bonus_moves_every_score_and_its_examples_go_red() {
    let mut h = rules();
    command(&mut h, Command::CopySystem);
    assert_eq!(text(&h, "name of the system"), "EuroDipCon 4 copy");
    // The name has the keyboard: it is typed at once.
    ctrl(&mut h, Key::A);
    type_text(&mut h, "Our Dip");
    assert_eq!(text(&h, "bonuses"), "38, 14, 7");
    assert!(!reads(&h, "This example no longer holds."));
    retype(&mut h, "bonuses", "32, 16, 8");
    assert!(reads(&h, "Ben: place 1, now 1; 50.00, now 44.00"), "beside, before anything is decided");
    assert!(reads(&h, "Gus: place 2, now 2; 19.50, now 21.00"));
    assert!(reads(&h, "This example no longer holds."));
    assert!(reads(&h, "They make 97.00 in an example below."));
    assert_eq!(score(&h, Power::England), Some(50.0), "the event is still scored by EuroDipCon 4");
    ctrl_shift(&mut h, Key::U);
    assert_eq!((score(&h, Power::England), score(&h, Power::France)), (Some(44.0), Some(21.0)));
    assert_eq!(h.state().engine().book().event.system.as_deref(), Some("Our Dip"));
    // A new name takes the event along.
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
    assert!(reads(&h, "Copy and change"), "back at what was copied");
}

#[test]
fn a_broken_formula_is_told_at_its_character_and_the_last_good_one_scores_on() {
    let mut h = with_copy();
    retype(&mut h, "formula of score", "rank_bonus + centers + 2");
    assert!(reads(&h, "Character 14: there is no name “centers”. Did you mean “centres”?"));
    assert!(reads(&h, "until it is, the last version without an error scores"));
    assert_eq!(h.state().engine().problems().len(), 1, "{:?}", h.state().engine().problems());
    let kept = score(&h, Power::France);
    assert!(kept.is_some());
    // Not lost by going elsewhere, nor by saving and opening.
    ctrl(&mut h, Key::PageUp);
    assert_ne!(h.state().tab(), Tab::Rules);
    ctrl(&mut h, Key::PageDown);
    assert_eq!(text(&h, "formula of score"), "rank_bonus + centers + 2");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ours.topboard");
    store::save_book(&path, h.state().engine().book()).unwrap();
    let mut h = rules_of(store::open_book(&path).unwrap());
    assert_eq!(score(&h, Power::France), kept);
    assert_eq!(text(&h, "formula of score"), "rank_bonus + centers + 2");
    retype(&mut h, "formula of score", "rank_bonus + centres + 2");
    assert_eq!(h.state().engine().problems(), []);
    assert_eq!(score(&h, Power::France), Some(20.5));
    ctrl(&mut h, Key::Z);
    assert_eq!(text(&h, "formula of score"), "rank_bonus + centers + 2");
    assert_eq!(score(&h, Power::France), kept);
}

#[test]
fn a_word_is_completed_and_a_column_renamed_with_all_that_speak_of_it() {
    let mut h = with_copy();
    retype(&mut h, "formula of score", "rank_bonus + cen");
    assert!(h.query_by_role_and_label(Role::ListBoxOption, "centres").is_some(), "the list is open");
    press(&mut h, Key::Tab);
    assert_eq!(text(&h, "formula of score"), "rank_bonus + centres");
    assert_eq!(score(&h, Power::France), Some(18.5));
    retype(&mut h, "name of column 1", "place");
    assert!(reads(&h, "The name “place” is taken."));
    type_text(&mut h, " money");
    assert_eq!(text(&h, "formula of score"), "place_money + centres");
    assert_eq!(score(&h, Power::France), Some(18.5));
    command(&mut h, Command::FormulaWords);
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
    assert_eq!(score(&h, Power::France), Some(19.5), "scored by what it was copied from");
}

#[test]
fn a_system_that_is_no_file_can_be_mended_as_text() {
    let mut own = book();
    own.systems.push("name = \"Torn".into());
    let mut h = rules_of(own);
    h.get_by_role_and_label(Role::Button, "a system that cannot be read").click();
    h.run();
    assert!(reads(&h, "Mend it here"));
    let good = SystemDraft::copy_of(topboard::scoring::SystemLibrary::shipped().find("OPaL").unwrap(), "Torn").print("").unwrap();
    enter(&mut h, "text of the system");
    ctrl(&mut h, Key::A);
    h.event(Event::Paste(good));
    h.run();
    assert_eq!(text(&h, "name of the system"), "Torn");
    assert_eq!(h.state().engine().problems(), []);
}

#[test]
fn systems_are_compared_on_the_table_on_boards_and_on_typical_results() {
    let mut h = rules();
    h.get_by_role_and_label(Role::Button, "Sum of Squares").click();
    h.run();
    press(&mut h, Key::F7);
    let said = |h: &Window, label: &str| h.get_by_label(label).accesskit_node().value().unwrap_or_default();
    assert_eq!(said(&h, "Comparison Ben EuroDipCon 4"), "50.00");
    assert_eq!(said(&h, "Comparison Gus Sum of Squares place"), "2");
    press(&mut h, Key::F6);
    assert_eq!(said(&h, "Comparison Round 1, board A France EuroDipCon 4"), "19.50");
    press(&mut h, Key::F6);
    assert_eq!(said(&h, "Comparison A solo on 18 in 1907 Germany EuroDipCon 4"), "73.00");
    h.get_by_role_and_label(Role::Button, "OPaL").click();
    h.run();
    assert_eq!(said(&h, "Comparison A solo on 18 in 1907 Germany OPaL"), "600.00");
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
    assert!(reads(&h, "copied why score 19.5 = rank bonus 10.5 + centres 8 + 1"));
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
    for (wanted, formulas) in [(Command::Export, true), (Command::ExportValues, false)] {
        let path = folder.path().join(format!("{formulas}.xlsx"));
        command(&mut h, wanted);
        ctrl(&mut h, Key::A);
        h.event(Event::Text(path.display().to_string()));
        h.run();
        press(&mut h, Key::Enter);
        let until = Instant::now() + Duration::from_secs(20);
        while !path.exists() {
            assert!(Instant::now() < until, "it never came");
            std::thread::sleep(Duration::from_millis(5));
            h.run();
        }
        let mut workbook = calamine::open_workbook_auto(&path).unwrap();
        let sheets = calamine::Reader::sheet_names(&workbook);
        let scored = sheets.iter().find(|name| name.contains("Round")).unwrap();
        let found = calamine::Reader::worksheet_formula(&mut workbook, scored).unwrap();
        let scores = found.used_cells().filter(|(.., formula)| formula.contains("IF(")).count();
        assert_eq!(scores > 0, formulas, "{path:?}");
    }
}
