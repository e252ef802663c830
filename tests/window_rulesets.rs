//! Rulesets in the window, used as by a director: choose one for a new event, copy it, change its fields and its text.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use eframe::egui::{Event, Key, Modifiers, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook, Topboard, theme};
use topboard::book::{
    Board, BoardRef, Book, CellEntry, Edit, EventField, PersonId, Power, Round, RoundIx, ScoreRuling, SeatField,
};
use topboard::engine::Engine;
use topboard::standings::TieBreak;
use topboard::store;

type Window = Harness<'static, Topboard>;

fn window(start: InitialBook) -> Window {
    let mut h = Harness::builder()
        .with_size([1280.0, 2600.0])
        .with_pixels_per_point(1.0)
        .with_theme(Theme::Light)
        .with_max_steps(16)
        .with_context_setup(theme::install)
        .build_ui_state(|ui, window: &mut Topboard| window.ui(ui), Topboard::new(start).with_typed_paths());
    h.run();
    h
}

/// Three rounds by “Best three games”. Ann scores 50, 20, 20 and Ben scores 40, 40, 0. The other scores do not matter.
fn book() -> Book {
    let mut book = Book::default();
    book.apply(Edit::Event(EventField::Rules("Best three games".into()))).unwrap();
    for (at, scores) in [[50.0, 40.0], [20.0, 40.0], [20.0, 0.0]].into_iter().enumerate() {
        let round = Round { name: (at + 1).to_string(), boards: vec![Board::new("A")], ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(at), round }).unwrap();
        for (n, power) in Power::ALL.into_iter().enumerate() {
            let seat = BoardRef::new(at, 0).seat(power);
            let name = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"][n];
            book.apply(book.edit_to_seat(seat, name)).unwrap();
            let count = [10, 10, 10, 4, 0, 0, 0][n];
            book.apply(Edit::Seat(seat, SeatField::Centres(CellEntry::Value(count)))).unwrap();
            let score = scores.get(n).copied().unwrap_or(1.0);
            let ruling = ScoreRuling { score, reason: "as published".into() };
            book.apply(Edit::Seat(seat, SeatField::Ruling(Some(ruling)))).unwrap();
        }
    }
    book
}

fn rules_of(book: Book) -> Window {
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
    for letter in text.chars() {
        h.event(Event::Text(letter.into()));
        h.run();
    }
}

fn command(h: &mut Window, command: Command) {
    ctrl(h, Key::P);
    h.event(Event::Text(command.name().trim_end_matches('…').into()));
    h.run();
    press(h, Key::Enter);
}

fn role_of(h: &Window, label: &str) -> Role {
    let multiline = h.query_by_role_and_label(Role::MultilineTextInput, label).is_some();
    if multiline { Role::MultilineTextInput } else { Role::TextInput }
}

fn retype(h: &mut Window, label: &str, text: &str) {
    h.get_by_role_and_label(role_of(h, label), label).focus();
    h.run();
    ctrl(h, Key::A);
    type_text(h, text);
}

fn paste_over(h: &mut Window, label: &str, text: String) {
    h.get_by_role_and_label(role_of(h, label), label).focus();
    h.run();
    ctrl(h, Key::A);
    h.event(Event::Paste(text));
    h.run();
}

fn text(h: &Window, label: &str) -> String {
    h.get_by_role_and_label(role_of(h, label), label).accesskit_node().value().unwrap_or_default()
}

fn reads(h: &Window, part: &str) -> bool {
    h.query_all_by_label_contains(part).next().is_some()
}

fn total(h: &Window, person: u32) -> f64 {
    h.state().engine().standings().row(PersonId(person)).unwrap().total
}

/// The window with a copy of “Best three games” that the event uses.
fn with_copy() -> Window {
    let mut h = rules_of(book());
    ctrl_shift(&mut h, Key::D);
    ctrl_shift(&mut h, Key::U);
    h
}

#[test]
fn a_few_keys_set_up_a_new_event() {
    let mut h = window(InitialBook::Empty);
    ctrl_shift(&mut h, Key::G);
    type_text(&mut h, "wdc 2006");
    press(&mut h, Key::Enter);
    assert!(reads(&h, "There are 5 rounds. Nobody plays more than four rounds."), "the dialog describes the rules");
    assert_eq!(h.state().engine().book().rounds.len(), 0, "nothing has changed yet");
    press(&mut h, Key::Enter);
    let book = h.state().engine().book();
    assert_eq!((book.event.rules.as_str(), book.rounds.len()), ("WDC 2006", 5));
    assert!(book.rounds[4].boards[0].is_top_board);
    assert_eq!(h.state().tab(), Tab::Players);
    type_text(&mut h, "Ann");
    press(&mut h, Key::Enter);
    assert_eq!(h.state().engine().book().people[0].name, "Ann", "the names can be typed at once");
    ctrl(&mut h, Key::Z);
    ctrl(&mut h, Key::Z);
    assert_eq!(h.state().engine().book(), &Book::default(), "rules and rounds are one step");
}

#[test]
fn a_ruleset_is_read_and_chosen_after_a_preview_of_the_places() {
    let mut h = rules_of(book());
    assert!(reads(&h, "The event uses this ruleset."));
    h.get_by_role_and_label(Role::Button, "Best single game result").click();
    h.run();
    assert!(reads(&h, "Equal totals share the place."));
    assert!(reads(&h, "Ann: place 1 (was 1), total 50.00 (was 90.00)"));
    assert_eq!(total(&h, 1), 90.0, "reading changes nothing");
    ctrl_shift(&mut h, Key::U);
    assert_eq!(total(&h, 1), 50.0);
    ctrl(&mut h, Key::Z);
    assert_eq!(total(&h, 1), 90.0);
}

#[test]
fn changes_of_the_counted_parts_change_the_standings() {
    let mut h = with_copy();
    assert_eq!(text(&h, "name"), "Best three games copy");
    assert_eq!(text(&h, "what counts 1: best first"), "1, 1, 1");
    assert_eq!((total(&h, 1), total(&h, 2)), (90.0, 80.0));
    retype(&mut h, "what counts 1: best first", "1, 1, ½");
    assert_eq!((total(&h, 1), total(&h, 2)), (80.0, 80.0));
    assert!(reads(&h, "The best two games and half of the third."), "the description follows at once");
    assert!(reads(&h, "Ann: place 1 (was 1), total 80.00 (was 90.00)"), "compared with the original");
    retype(&mut h, "what counts 1: best first", "1, 1");
    assert_eq!((total(&h, 1), total(&h, 2)), (70.0, 80.0));
    assert!(reads(&h, "Ben: place 1 (was 2), total 80.00 (was 80.00)"));
    assert!(reads(&h, "This example no longer gives the expected values."));
    // The event follows the new name.
    retype(&mut h, "name", "Ours");
    assert_eq!(h.state().engine().book().event.rules, "Ours");
    assert_eq!(h.state().engine().problems(), []);
    for _ in 0..3 {
        ctrl(&mut h, Key::Z);
    }
    assert_eq!(total(&h, 1), 90.0, "all typing in one field is one step");
    ctrl(&mut h, Key::Z);
    ctrl(&mut h, Key::Z);
    assert_eq!(h.state().engine().book(), &book());
}

#[test]
fn an_unfinished_field_shows_its_error_and_the_last_valid_version_is_used() {
    let mut h = with_copy();
    retype(&mut h, "what counts 1: best first", "1, x");
    assert!(reads(&h, "“1, x” is not a list of shares"));
    assert!(reads(&h, "the last version without an error is used for the standings"));
    assert_eq!((total(&h, 1), total(&h, 2)), (50.0, 40.0), "by “1,”, the last valid text while typing");
    assert_eq!(h.state().engine().problems().len(), 1, "{:?}", h.state().engine().problems());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ours.topboard");
    store::save_book(&path, h.state().engine().book()).unwrap();
    let mut h = rules_of(store::open_book(&path).unwrap());
    assert_eq!(text(&h, "what counts 1: best first"), "1, x", "not lost by saving and opening");
    assert_eq!(total(&h, 1), 50.0);
    retype(&mut h, "what counts 1: best first", "1, 1");
    assert_eq!(h.state().engine().problems(), []);
    assert_eq!(total(&h, 1), 70.0);
}

#[test]
fn the_text_and_the_fields_stay_equal_and_comments_are_kept() {
    let mut h = with_copy();
    let with_comment = text(&h, "text of the ruleset").replace("decimals = 2", "decimals = 1 # as printed");
    paste_over(&mut h, "text of the ruleset", with_comment);
    assert_eq!(text(&h, "decimals"), "1");
    retype(&mut h, "rounds", "3");
    assert!(text(&h, "text of the ruleset").contains("decimals = 1 # as printed"));
    assert!(text(&h, "text of the ruleset").contains("rounds = 3"));
    assert_eq!(h.state().engine().rules().rounds, Some(3));
    let broken = text(&h, "text of the ruleset").replace("rounds = 3", "rounds = = 3");
    paste_over(&mut h, "text of the ruleset", broken.clone());
    let line = broken.lines().position(|line| line.starts_with("rounds")).unwrap() + 1;
    assert!(reads(&h, &format!("Line {line}: the text is not valid TOML")));
    assert_eq!(h.state().engine().rules().rounds, Some(3), "the last good version counts");
}

#[test]
fn tie_breaks_are_chosen_reordered_and_removed() {
    let mut h = with_copy();
    command(&mut h, Command::AddTieBreak);
    let steps = |h: &Window| h.state().engine().rules().tie_breaks.iter().map(TieBreak::name).collect::<Vec<_>>();
    assert_eq!(steps(&h), ["best game", "second best game", "third best game", "fourth best game"]);
    h.get_by_label("Move tie-break 4 up").click();
    h.run();
    assert_eq!(steps(&h)[2..], ["fourth best game", "third best game"]);
    h.get_by_label("Remove tie-break 1").click();
    h.run();
    assert_eq!(steps(&h)[0], "second best game");
    h.get_by_role_and_label(Role::ComboBox, "tie-break 1").focus();
    h.run();
    press(&mut h, Key::ArrowUp);
    assert_eq!(steps(&h)[0], "best game", "the arrow keys go through the list");
}

#[test]
fn a_top_board_teams_and_a_prize_are_added_and_removed() {
    let mut h = with_copy();
    h.get_by_label("There is a top board, a final table or a medal round").click();
    h.run();
    assert_eq!(h.state().engine().rules().top_board.as_ref().map(|top| (top.round, top.after_round)), Some((5, 4)));
    retype(&mut h, "top board: filled after round", "5");
    assert!(reads(&h, "the ranking after round 5 cannot fill a board of round 5"));
    ctrl(&mut h, Key::Z);
    h.get_by_label("There are teams").click();
    h.run();
    assert_eq!(h.state().engine().rules().teams.as_ref().map(|teams| teams.size), Some(3));
    command(&mut h, Command::AddPrize);
    let names: Vec<&str> = h.state().engine().rules().awards.iter().map(|award| award.name.as_str()).collect();
    assert_eq!(names, ["Best country", "New award"]);
    for _ in 0..2 {
        h.get_by_label("Remove award 1").click();
        h.run();
    }
    assert!(h.state().engine().rules().awards.is_empty(), "an empty list of prizes means no prize");
    h.get_by_label("There are teams").click();
    h.run();
    assert!(h.state().engine().rules().teams.is_none());
}

#[test]
fn the_scoring_system_of_a_ruleset_is_found_by_a_few_letters() {
    let mut h = with_copy();
    h.get_by_role_and_label(Role::Button, "scoring system").click();
    h.run();
    type_text(&mut h, "opal");
    press(&mut h, Key::Enter);
    assert_eq!(h.state().engine().rules().system, "OPaL");
    command(&mut h, Command::RemoveSystem);
    assert!(h.state().engine().book().rulesets.is_empty());
    assert_eq!(h.state().engine().rules().name, "Best three games", "the event uses the original again");
}
