//! The projector’s window, the clock of the round, and the plots in the window.

use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use crate::common::window::{LAPTOP, WindowTest, with_book};
use eframe::egui::{Key, Modifiers};
use jiff::{SignedDuration, Timestamp};
use topboard::app::{Command, InitialBook, Topboard};
use topboard::book::{
    Board, BoardRef, Book, CellEntry, Edit, EventField, Person, PersonId, Power, Round, Year, notation,
};
use topboard::import::SheetReader;
use topboard::store::disk::LocalDisk;
use topboard::store::{self, BookStore};

/// Two rounds by WDC 2006: the first is played, the second is called.
fn book() -> Book {
    let mut board = Board::new("A");
    for (number, power) in (1..).zip(Power::ALL) {
        board.seats[power].player = Some(PersonId(number));
    }
    let called = Round { name: "2".into(), boards: vec![board.clone()], ..Round::default() };
    let played = Round { name: "1".into(), boards: vec![board], ..Round::default() };
    let names = ["Ann Lee", "Ben Orr", "Cléo Ash", "Dan Fox", "Eve Hall", "Fay Ito", "Gus Kerr"];
    let people = (1..).zip(names).map(|(number, name)| Person::new(PersonId(number), name)).collect();
    let mut book = Book { people, rounds: vec![played, called], ..Book::default() };
    book.apply(Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
    for (year, counts) in [(1901, [5, 4, 5, 5, 4, 6, 4]), (1902, [6, 4, 6, 5, 3, 7, 3])] {
        for (power, count) in Power::ALL.into_iter().zip(counts) {
            let seat = BoardRef::new(0, 0).seat(power);
            book.apply(book.edit_to_enter_count(seat, Year(year), CellEntry::Value(count))).unwrap();
        }
    }
    book
}

fn window() -> WindowTest {
    let mut window = WindowTest::open(with_book(book()));
    window.open_tab("Round 1");
    window
}

#[test]
fn the_projector_shows_the_clock_the_call_and_the_standings_and_keys_turn_its_pages() {
    let mut window = window();
    assert!(!window.shows("Projector:"));
    window.command(Command::Projector);
    assert!(window.shows("Projector: the clock. Clock: Spring 1901, 17:00, stopped."), "{:?}", window.labels());
    window.press(Key::ArrowRight);
    assert!(window.shows("Projector: Round 2: board call."));
    window.press(Key::ArrowRight);
    assert!(window.shows("Projector: Standings"), "{:?}", window.labels());
    window.press(Key::ArrowRight);
    assert!(window.shows("Projector: the clock."), "after the last page comes the first one");
    window.press(Key::Num1);
    assert!(window.shows("Projector: Round 2: board call."), "the clock is left out");
    window.press(Key::Escape);
    assert!(!window.shows("Projector:"), "Escape closes it");
    assert!(!window.shows("The projector is open"), "{:?}", window.labels());
    window.command(Command::Projector);
    window.press_with(Modifiers::COMMAND, Key::F5);
    assert!(!window.shows("Projector:"), "so does the key that opened it");
}

#[test]
fn everybody_of_154_is_on_the_projector_within_two_minutes() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/championship-154.topboard");
    let mut window = WindowTest::open(with_book(store::open_book(&path).unwrap()));
    window.command(Command::Projector);
    let label = |window: &WindowTest| window.labels().into_iter().find(|text| text.starts_with("Projector: ")).unwrap();
    let first = label(&window);
    let pages: usize = first.rsplit_once(" of ").unwrap().1.trim_end_matches('.').parse().unwrap();
    let mut titles = Vec::new();
    for _ in 0..pages {
        titles.push(label(&window).split_once(". Clock").unwrap().0.to_owned());
        window.press(Key::ArrowRight);
    }
    assert_eq!(label(&window), first, "after the last page comes the first one");
    let of = |what: &str| titles.iter().filter(|title| title.contains(what)).count();
    // One strip would take 21 pages for the boards and 14 for the places.
    assert!(of("Round 2: board call · ") <= 11 && of("Standings after round 1 · ") <= 7, "{titles:?}");
    assert!(titles.iter().any(|title| title.contains("board call · A–")), "{titles:?}");
    assert!(titles.iter().any(|title| title.ends_with("Sitting out")), "{titles:?}");
    // A page turns by itself after its share of two minutes.
    let mut frames = 0;
    while label(&window) == first {
        window.step();
        frames += 1;
        assert!(frames < 100);
    }
    let seconds = f64::from(frames) / 4.0;
    let pages = f64::from(u32::try_from(pages).unwrap());
    assert!(seconds * pages <= 122.0, "{pages} pages of {seconds} s");
}

#[test]
fn the_clock_runs_by_command_and_is_in_the_status_bar() {
    let mut window = window();
    let revision = window.engine().revision();
    window.command(Command::AddMinute);
    assert!(window.shows("Spring 1901 18:00 (stopped)"), "{:?}", window.labels());
    window.command(Command::ToggleClock);
    assert!(window.shows("Spring 1901 1") && !window.shows("(stopped)"));
    assert!(window.shows("The clock is running: Spring 1901. Ctrl+F6 stops it."), "{:?}", window.labels());
    window.command(Command::NextPhase);
    assert!(window.shows("Fall 1901 15:00") || window.shows("Fall 1901 14:5"));
    window.command(Command::ToggleClock);
    assert!(window.shows("(stopped)"));
    assert!(window.shows("The clock is stopped: Fall 1901, 1"), "{:?}", window.labels());
    assert_eq!(window.engine().revision(), revision, "the clock is no part of the book");
    window.command(Command::ResetClock);
    assert!(!window.shows("1901 1"), "a new clock is not shown");
}

#[test]
fn the_clock_says_that_a_phase_is_the_first_or_the_last_one() {
    let mut window = window();
    window.execute(Command::PreviousPhase);
    assert!(window.shows("Spring 1901 is the first phase"), "{:?}", window.labels());
    for _ in 0..40 {
        window.execute(Command::NextPhase);
    }
    let told = "1909 is the last phase: Ctrl+F6 stops the clock";
    assert!(window.shows(told), "{:?}", window.labels());
}

#[test]
fn keys_of_the_projector_set_the_clock() {
    let mut window = window();
    window.command(Command::Projector);
    assert!(window.shows("The projector is open in a second window. Ctrl+F5 closes it."), "{:?}", window.labels());
    window.press(Key::Plus);
    window.press(Key::Plus);
    window.press(Key::Minus);
    assert!(window.shows("Spring 1901, 18:00, stopped"));
    window.press(Key::N);
    assert!(window.shows("Fall 1901, 15:00, stopped"));
    window.press(Key::B);
    window.press(Key::Space);
    assert!(window.shows("Clock: Spring 1901, 1") && !window.shows("stopped."));
}

#[test]
fn the_key_for_late_orders_asks_for_the_player_and_gives_the_card_with_the_season_of_the_clock() {
    let mut window = window();
    window.command(Command::Projector);
    window.press(Key::N);
    window.press(Key::L);
    assert!(window.has_dialog(), "the main window asks who is late");
    window.type_text("r2 a fra");
    window.press(Key::Enter);
    assert!(!window.has_dialog());
    let cards = |window: &WindowTest| {
        let seat = window.book().seat(BoardRef::new(1, 0).seat(Power::France)).unwrap();
        notation::cards_text(&seat.cards)
    };
    assert_eq!(cards(&window), "yellow Fall 1901 late orders");
    window.press(Key::L);
    window.type_text("r2 a fra");
    window.press(Key::Enter);
    assert_eq!(cards(&window), "yellow Fall 1901 late orders; red Fall 1901 late orders");
    assert!(window.shows("Clock: Fall 1901"), "the clock goes on");
}

fn store_in(folder: &Path) -> BookStore {
    BookStore::new(Arc::new(LocalDisk), Some(folder.join("data")))
}

fn open_file(folder: &Path, path: &Path) -> WindowTest {
    let window = Topboard::new(InitialBook::File(path.to_owned()))
        .with_typed_paths()
        .with_sheet_reader(SheetReader::unprotected_in_this_process())
        .with_book_store(store_in(folder));
    let mut window = WindowTest::show(LAPTOP, window);
    window.wait_until("the book is open", |window| !window.book().rounds.is_empty());
    window
}

#[test]
fn the_clock_goes_on_after_the_program_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    store::save_book(&path, &book()).unwrap();
    let mut window = open_file(folder.path(), &path);
    window.command(Command::NextPhase);
    window.command(Command::AddMinute);
    // A window that is not closed: nothing is written at the end.
    std::mem::forget(window);
    let window = open_file(folder.path(), &path);
    assert!(window.shows("Fall 1901 16:00 (stopped)"), "{:?}", window.labels());
}

#[test]
fn the_projector_is_shown_again_after_the_program_was_stopped_on_the_same_day_or_with_recovered_changes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("con.topboard");
    store::save_book(&path, &book()).unwrap();
    let open = |day: i64| {
        let window = Topboard::new(InitialBook::File(path.clone()))
            .with_typed_paths()
            .with_sheet_reader(SheetReader::unprotected_in_this_process())
            .with_book_store(store_in(folder.path()))
            .with_time_source(move || Timestamp::from_second(1_760_000_000 + day * 86_400).unwrap());
        let mut window = WindowTest::show(LAPTOP, window);
        window.wait_until("the book is open", |window| !window.book().rounds.is_empty());
        window
    };
    // Each window is stopped: nothing is written at its end.
    let mut window = open(0);
    window.command(Command::Projector);
    window.run_steps(12);
    drop(window);
    let window = open(0);
    assert!(window.shows("Projector: "), "{:?}", window.labels());
    assert!(window.shows("the projector is shown again"), "{:?}", window.labels());
    drop(window);
    let mut window = open(1);
    assert!(!window.shows("Projector:"), "on another day: {:?}", window.labels());
    window.open_tab("Round 2");
    window.enter_text("Round 2 Board A France centres", "9");
    window.wait_for_text("backed up");
    window.command(Command::Projector);
    window.run_steps(12);
    drop(window);
    let mut window = open(2);
    assert!(window.shows("Projector: "), "changes are recovered: {:?}", window.labels());
    window.press(Key::Escape);
    window.run_steps(12);
    drop(window);
    assert!(!open(2).shows("Projector:"), "it was closed");
}

#[test]
fn one_key_shows_the_centres_of_a_board_and_the_places_of_the_standings_as_lines() {
    let mut window = window();
    window.click("Round 1 Board A France player");
    window.press_with(Modifiers::SHIFT, Key::F4);
    assert!(window.has_dialog());
    assert!(
        window.shows("Board A: centres by year. Austria 5, 6; England 4, 4; France 5, 6;"),
        "{:?}",
        window.labels()
    );
    window.press(Key::Escape);
    assert!(!window.has_dialog());
    window.open_tab("Round 2");
    window.enter_text("Round 2 Board A France centres", "9");
    window.open_tab("Standings");
    window.press_with(Modifiers::SHIFT, Key::F4);
    assert!(window.shows("places of the leaders. "), "{:?}", window.labels());
    // The line of the player at the cursor is the one to look at first.
    window.press(Key::Escape);
    window.ctrl(Key::End);
    let last = window.engine().standings().rows.last().unwrap().person;
    let name = window.book().name_of(Some(last)).to_owned();
    window.press_with(Modifiers::SHIFT, Key::F4);
    assert!(window.shows(&format!("{name} (at the cursor) ")), "{name}: {:?}", window.labels());
    assert!(!window.shows("(leader"), "{:?}", window.labels());
}

#[test]
fn a_plot_needs_two_years_and_places_need_two_rounds() {
    let mut window = window();
    window.open_tab("Round 2");
    window.click("Round 2 Board A France player");
    assert!(!window.state().can_execute(Command::Plot));
    window.open_tab("Standings");
    assert!(!window.state().can_execute(Command::Plot));
    window.open_tab("Round 2");
    window.enter_text("Round 2 Board A France centres", "9");
    assert!(!window.state().can_execute(Command::Plot), "the board has no years");
    window.open_tab("Standings");
    assert!(window.state().can_execute(Command::Plot));
}

#[test]
fn a_clock_follows_the_time_of_day_while_the_window_is_not_drawn_and_says_so() {
    let time = Rc::new(Cell::new(Timestamp::from_second(1_790_000_000).unwrap()));
    let source = Rc::clone(&time);
    let start = Topboard::new(with_book(book())).with_typed_paths().with_time_source(move || source.get());
    let mut window = WindowTest::show(LAPTOP, start);
    let later = |window: &mut WindowTest, seconds: i64| {
        time.set(time.get() + SignedDuration::from_secs(seconds));
        window.run();
    };
    window.command(Command::ToggleClock);
    later(&mut window, 60);
    assert!(window.shows("Spring 1901 16:00") && !window.shows("not drawn"), "{:?}", window.labels());
    // 20 minutes without a frame end Spring, which has 17 minutes. The laptop may have slept, or the window was covered.
    later(&mut window, 20 * 60);
    assert!(window.shows("Fall 1901 11:00"), "{:?}", window.labels());
    assert!(
        window.shows(
            "went on by 20 minutes while this window was not drawn. It is in Fall 1901 now; it was in Spring 1901."
        ),
        "{:?}",
        window.labels()
    );
    // A clock of the computer that is set back gives no time away unseen.
    later(&mut window, -10 * 60);
    assert!(window.shows("set back by 10 minutes"), "{:?}", window.labels());
    later(&mut window, -100);
    assert!(window.shows("set back by 1 minute,"), "{:?}", window.labels());
}
