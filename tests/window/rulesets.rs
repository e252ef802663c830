//! Rulesets in the window, used as by a director: choose one for a new event, copy it, change its fields and its text.

use crate::common::window::{WindowTest, event_of_players, with_book};
use eframe::egui::{Key, Role};
use egui_kittest::kittest::Queryable as _;
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook};
use topboard::book::{
    Board, BoardRef, Book, CellEntry, Edit, EventField, PersonId, Power, Round, RoundIx, ScoreRuling, SeatField,
};
use topboard::standings::TieBreak;
use topboard::store;

/// A window that is high enough for all fields of a ruleset.
fn window(start: InitialBook) -> WindowTest {
    WindowTest::open_sized([1280.0, 2600.0], start)
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
            book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
            let score = scores.get(n).copied().unwrap_or(1.0);
            let ruling = ScoreRuling { score, reason: "as published".into() };
            book.apply(Edit::Seat(seat.first_id(), SeatField::Ruling(Some(Box::new(ruling))))).unwrap();
        }
    }
    book
}

#[test]
fn the_next_step_after_the_choice_of_rules_is_that_of_the_rules() {
    for (letters, next) in [
        ("gunboat", "Give every player a group. Then “Draw an elimination” in the menu Draw makes the games"),
        ("sum of all games", "When the players are complete, “Add a round” in the menu Event adds the first round"),
    ] {
        let mut h = WindowTest::open(with_book(event_of_players(["Ann", "Ben"], "Best three games")));
        h.command(Command::ChooseRules);
        h.type_text(letters);
        h.press(Key::Enter);
        assert!(h.shows(next), "{:?}", h.labels());
    }
}

fn rules_of(book: Book) -> WindowTest {
    let mut h = window(with_book(book));
    h.open_tab("Rules");
    h
}

fn paste_over(h: &mut WindowTest, label: &str, text: String) {
    h.focus_field(label);
    h.ctrl(Key::A);
    h.paste(text);
}

fn total(h: &WindowTest, person: u32) -> f64 {
    h.engine().standings().row(PersonId(person)).unwrap().total
}

/// The window with a copy of “Best three games” that the event uses.
fn with_copy() -> WindowTest {
    let mut h = rules_of(book());
    h.ctrl_shift(Key::D);
    h.ctrl_shift(Key::U);
    h
}

#[test]
fn a_few_keys_set_up_a_new_event() {
    let mut h = window(InitialBook::Empty);
    h.ctrl_shift(Key::G);
    h.type_letters("wdc 2006");
    h.press(Key::Enter);
    assert!(h.shows("There are 5 rounds. Nobody plays more than four rounds."), "the dialog describes the rules");
    assert_eq!(h.book().rounds.len(), 0, "nothing has changed yet");
    h.press(Key::Enter);
    let book = h.book();
    assert_eq!((book.event.rules.as_str(), book.rounds.len()), ("WDC 2006", 5));
    assert!(book.rounds[4].boards[0].is_top_board);
    assert_eq!(h.state().tab(), Tab::Players);
    h.type_letters("Ann");
    h.press(Key::Enter);
    assert_eq!(h.book().people[0].name, "Ann", "the names can be typed at once");
    h.ctrl(Key::Z);
    h.ctrl(Key::Z);
    assert_eq!(h.book(), &Book::default(), "rules and rounds are one step");
}

#[test]
fn a_list_to_choose_from_is_long_again_after_the_letters_that_made_it_short_are_deleted() {
    let items = |h: &WindowTest| h.query_all_by_role(Role::ListBoxOption).count();
    let mut h = window(InitialBook::Empty);
    h.ctrl_shift(Key::G);
    let long = items(&h);
    assert!(long >= 10, "{long} rulesets are shown");
    h.type_letters("edc 2015");
    assert_eq!(items(&h), 1);
    for _ in 0.."edc 2015".len() {
        h.press(Key::Backspace);
    }
    assert_eq!(items(&h), long);
}

#[test]
fn a_ruleset_is_read_and_chosen_after_a_preview_of_the_places() {
    let mut h = rules_of(book());
    assert!(h.shows("The event uses this ruleset."));
    h.click_button("Best single game result");
    assert!(h.shows("Equal totals share the place."));
    assert!(h.shows("Ann: place 1 (was 1), total 50.00 (was 90.00)"));
    assert_eq!(total(&h, 1), 90.0, "reading changes nothing");
    h.ctrl_shift(Key::U);
    assert_eq!(total(&h, 1), 50.0);
    h.ctrl(Key::Z);
    assert_eq!(total(&h, 1), 90.0);
}

#[test]
fn changes_of_the_counted_parts_change_the_standings() {
    let mut h = with_copy();
    assert_eq!(h.field_text("name"), "Best three games copy");
    assert_eq!(h.field_text("what counts 1: best first"), "1, 1, 1");
    assert_eq!((total(&h, 1), total(&h, 2)), (90.0, 80.0));
    h.retype_field("what counts 1: best first", "1, 1, ½");
    assert_eq!((total(&h, 1), total(&h, 2)), (80.0, 80.0));
    assert!(h.shows("The best two games and half of the third."), "the description follows at once");
    assert!(h.shows("Ann: place 1 (was 1), total 80.00 (was 90.00)"), "compared with the original");
    h.retype_field("what counts 1: best first", "1, 1");
    assert_eq!((total(&h, 1), total(&h, 2)), (70.0, 80.0));
    assert!(h.shows("Ben: place 1 (was 2), total 80.00 (was 80.00)"));
    assert!(h.shows("This example no longer gives the expected values."));
    // The event follows the new name.
    h.retype_field("name", "Ours");
    assert_eq!(h.book().event.rules, "Ours");
    assert_eq!(h.engine().problems(), []);
    for _ in 0..3 {
        h.ctrl(Key::Z);
    }
    assert_eq!(total(&h, 1), 90.0, "all typing in one field is one step");
    h.ctrl(Key::Z);
    h.ctrl(Key::Z);
    assert_eq!(h.book(), &book());
}

#[test]
fn an_unfinished_field_shows_its_error_and_the_last_valid_version_is_used() {
    let mut h = with_copy();
    h.retype_field("what counts 1: best first", "1, x");
    assert!(h.shows("“1, x” is not a list of shares"));
    assert!(h.shows("the last version without an error is used for the standings"));
    assert_eq!((total(&h, 1), total(&h, 2)), (50.0, 40.0), "by “1,”, the last valid text while typing");
    assert_eq!(h.engine().problems().len(), 1, "{:?}", h.engine().problems());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ours.topboard");
    store::save_book(&path, h.book()).unwrap();
    let mut h = rules_of(store::open_book(&path).unwrap());
    assert_eq!(h.field_text("what counts 1: best first"), "1, x", "not lost by saving and opening");
    assert_eq!(total(&h, 1), 50.0);
    h.retype_field("what counts 1: best first", "1, 1");
    assert_eq!(h.engine().problems(), []);
    assert_eq!(total(&h, 1), 70.0);
}

#[test]
fn the_text_and_the_fields_stay_equal_and_comments_are_kept() {
    let mut h = with_copy();
    let with_comment = h.field_text("text of the ruleset").replace("decimals = 2", "decimals = 1 # as printed");
    paste_over(&mut h, "text of the ruleset", with_comment);
    assert_eq!(h.field_text("decimals"), "1");
    h.retype_field("rounds", "3");
    assert!(h.field_text("text of the ruleset").contains("decimals = 1 # as printed"));
    assert!(h.field_text("text of the ruleset").contains("rounds = 3"));
    assert_eq!(h.engine().rules().rounds, Some(3));
    let broken = h.field_text("text of the ruleset").replace("rounds = 3", "rounds = = 3");
    paste_over(&mut h, "text of the ruleset", broken.clone());
    let line = broken.lines().position(|line| line.starts_with("rounds")).unwrap() + 1;
    assert!(h.shows(&format!("Line {line}: the text is not valid TOML")));
    assert_eq!(h.engine().rules().rounds, Some(3), "the last good version counts");
}

#[test]
fn tie_breaks_are_chosen_reordered_and_removed() {
    let mut h = with_copy();
    h.command(Command::AddTieBreak);
    let steps = |h: &WindowTest| h.engine().rules().tie_breaks.iter().map(TieBreak::name).collect::<Vec<_>>();
    assert_eq!(steps(&h), ["best game", "second best game", "third best game", "fourth best game"]);
    h.click("Move tie-break 4 up");
    assert_eq!(steps(&h)[2..], ["fourth best game", "third best game"]);
    h.click("Remove tie-break 1");
    assert_eq!(steps(&h)[0], "second best game");
    h.get_by_role_and_label(Role::ComboBox, "tie-break 1").focus();
    h.run();
    h.press(Key::ArrowUp);
    assert_eq!(steps(&h)[0], "best game", "the arrow keys go through the list");
}

#[test]
fn a_top_board_teams_and_a_prize_are_added_and_removed() {
    let mut h = with_copy();
    h.click("There is a top board, a final table or a medal round");
    assert_eq!(h.engine().rules().top_board.as_ref().map(|top| (top.round, top.after_round)), Some((5, 4)));
    h.retype_field("top board: filled after round", "5");
    assert!(h.shows("the ranking after round 5 cannot fill a board of round 5"));
    h.ctrl(Key::Z);
    h.click("There are teams");
    assert_eq!(h.engine().rules().teams.as_ref().map(|teams| teams.size), Some(3));
    h.command(Command::AddPrize);
    let names: Vec<&str> = h.engine().rules().awards.iter().map(|award| award.name.as_str()).collect();
    assert_eq!(names, ["Best country", "New award"]);
    for _ in 0..2 {
        h.click("Remove award 1");
    }
    assert!(h.engine().rules().awards.is_empty(), "an empty list of prizes means no prize");
    h.click("There are teams");
    assert!(h.engine().rules().teams.is_none());
}

#[test]
fn the_scoring_system_of_a_ruleset_is_found_by_a_few_letters() {
    let mut h = with_copy();
    h.click_button("scoring system");
    h.type_letters("opal");
    h.press(Key::Enter);
    assert_eq!(h.engine().rules().system, "OPaL");
    h.command(Command::RemoveSystem);
    assert!(h.book().rulesets.is_empty());
    assert_eq!(h.engine().rules().name, "Best three games", "the event uses the original again");
}

#[test]
fn without_chosen_rules_none_are_in_use_and_the_tab_says_so() {
    let mut book = store::open_book(std::path::Path::new("tests/data/rules-not-chosen.topboard")).unwrap();
    let mut h = window(with_book(book.clone()));
    h.open_tab("Rules");
    let sentence = "No ruleset is chosen. Until you choose one, the players are ranked and sit out as by “WDC 2006”. Nothing else of it applies";
    assert!(h.shows(sentence) && !h.has("in use"), "{:?}", h.labels());
    // The rules that rank the players end no game, hold nothing back and limit nobody.
    let rules = h.engine().rules();
    assert!(rules.last_year.is_none() && rules.most_rounds.is_none());
    assert!((0..5).all(|round| !h.engine().is_held_back(RoundIx(round))));
    // A name in other letters is the ruleset.
    book.event.rules = "wdc 2006".into();
    let mut h = window(with_book(book));
    h.open_tab("Rules");
    assert!(h.shows("The event uses this ruleset.") && !h.shows("No ruleset is chosen"));
    assert_eq!(h.engine().rules().last_year, Some(topboard::book::Year(1909)));
}
