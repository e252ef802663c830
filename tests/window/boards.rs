//! The boards of a round as they are seen: the state of each game in its title, tints, headings that stay, and new boards.

use std::ops::RangeInclusive;

use crate::common::fit::shortened_texts;
use crate::common::window::{WindowTest, book_with_boards, fill_board, with_book};
use eframe::egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::kittest::Queryable as _;
use topboard::app::Command;
use topboard::book::{
    Board, BoardField, BoardRef, Book, CellEntry, Edit, Person, PersonId, Power, Round, RoundIx, SeatField, Year,
};

/// A round of EuroDipCon 4 with this number of boards. The first one has these counts.
fn book_with(boards: usize, counts: [u16; 7]) -> Book {
    let mut book = Book::default();
    book.event.system = Some("EuroDipCon 4".into());
    let boards = (0..boards).map(|n| Board::new(["A", "B", "C", "D", "E", "F"][n])).collect();
    let round = Round { name: "1".into(), boards, ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    for (n, power) in Power::ALL.into_iter().enumerate() {
        let seat = BoardRef::new(0, 0).seat(power);
        book.apply(book.edit_to_seat(seat, ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"][n])).unwrap();
        book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(counts[n])))).unwrap();
    }
    book
}

const COMPLETE: [u16; 7] = [3, 11, 8, 0, 1, 3, 8];

fn ended_in(mut book: Book, year: u16) -> Book {
    let edit = Edit::Board(BoardRef::new(0, 0).first_id(), BoardField::EndYear(CellEntry::Value(Year(year))));
    book.apply(edit).unwrap();
    book
}

fn title_of(book: Book) -> String {
    WindowTest::open(with_book(book)).cell_text("Round 1 Board A ended")
}

#[test]
fn the_title_of_a_board_says_in_one_place_how_its_game_stands() {
    assert_eq!(title_of(ended_in(book_with(1, COMPLETE), 1909)), "34 · ended 1909");
    assert_eq!(title_of(book_with(1, [6, 11, 8, 0, 1, 3, 8])), "37: 3 too many");
    assert_eq!(title_of(ended_in(book_with(1, [2, 11, 8, 0, 1, 3, 8]), 1909)), "33: 1 short · ended 1909");
    assert_eq!(title_of(ended_in(book_with(1, [18, 5, 5, 0, 0, 3, 3]), 1907)), "34 · solo 1907");
    let mut running = book_with(1, COMPLETE);
    for (power, count) in Power::ALL.into_iter().zip(COMPLETE) {
        let seat = BoardRef::new(0, 0).seat(power);
        running.apply(running.edit_to_enter_count(seat, Year(1905), CellEntry::Value(count))).unwrap();
        running.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Blank))).unwrap();
    }
    assert_eq!(title_of(running), "running 1905");
    let window = WindowTest::open(with_book(book_with(2, COMPLETE)));
    assert_eq!(window.cell_text("Round 1 Board B ended"), "", "nothing is said of a game that has not begun");
}

#[test]
fn a_chart_has_a_column_for_the_next_year_while_the_game_runs_and_none_after_its_end() {
    let charted = |years: RangeInclusive<u16>| {
        let mut book = book_with(1, COMPLETE);
        book.event.rules = "WDC 2006".into();
        book.event.system = None;
        for (power, count) in Power::ALL.into_iter().zip(COMPLETE) {
            let seat = BoardRef::new(0, 0).seat(power);
            book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Blank))).unwrap();
            for year in years.clone() {
                book.apply(book.edit_to_enter_count(seat, Year(year), CellEntry::Value(count))).unwrap();
            }
        }
        book
    };
    // The columns of the window that opens with this book.
    let newest = |book: Book| {
        let window = WindowTest::open_sized([1600.0, 900.0], with_book(book));
        (1901..1920).rev().find(|year| window.has(&format!("Round 1 Board A Austria centres {year}")))
    };
    assert_eq!(newest(charted(1901..=1908)), Some(1909));
    assert_eq!(newest(charted(1901..=1909)), Some(1909), "WDC 2006 ends every game with 1909");
    assert_eq!(newest(ended_in(charted(1901..=1908), 1908)), Some(1908));
    // The counts at the end are typed before the chart that has them.
    let mut counts_first = charted(1901..=1908);
    for (power, count) in Power::ALL.into_iter().zip([2, 12, 8, 0, 1, 3, 8]) {
        let centres =
            Edit::Seat(BoardRef::new(0, 0).seat(power).first_id(), SeatField::Centres(CellEntry::Value(count)));
        counts_first.apply(centres).unwrap();
    }
    assert_eq!(newest(counts_first), Some(1909));
}

#[test]
fn the_last_year_is_typed_into_the_title() {
    let mut window = WindowTest::open(with_book(book_with(1, COMPLETE)));
    window.enter_text("Round 1 Board A ended", "1908");
    assert_eq!(window.cell_text("Round 1 Board A ended"), "34 · ended 1908");
    // Typing begins with the year alone.
    window.click("Round 1 Board A ended");
    window.press(Key::F2);
    window.press(Key::Backspace);
    window.type_text("7");
    window.press(Key::Enter);
    assert_eq!(window.book().rounds[0].boards[0].last_year(), Some(Year(1907)));
}

#[test]
fn nothing_is_written_on_every_board_that_is_so_for_every_board() {
    let mut window = WindowTest::open(with_book(ended_in(book_with(1, COMPLETE), 1909)));
    assert_eq!(window.cell_text("Round 1 Board A ending"), "", "played to its end");
    window.enter_text("Round 1 Board A ending", "abandoned");
    assert_eq!(window.cell_text("Round 1 Board A ending"), "abandoned");
}

#[test]
fn a_board_is_added_by_a_click_beside_the_last_one() {
    let mut window = WindowTest::open(with_book(book_with(1, COMPLETE)));
    window.click("Round 1 add a board");
    assert_eq!(window.book().rounds[0].boards.len(), 2);
    assert!(window.shows("R1 · Board B · Austria · player"), "the cursor is at its first seat: {:?}", window.labels());
    window.ctrl(Key::Z);
    assert_eq!(window.book().rounds[0].boards.len(), 1);
}

#[test]
fn a_mistyped_new_player_goes_away_when_the_cell_is_corrected() {
    let mut book = book_with(1, COMPLETE);
    book.apply(Edit::AddPerson { position: book.people.len(), person: Person::new(PersonId(900), "Zoé Quist") })
        .unwrap();
    let mut window = WindowTest::open(with_book(book));
    let people = window.book().people.len();
    window.enter_text("Round 1 Board A France player", "xqzk");
    assert_eq!(window.book().people.len(), people + 1);
    let before = window.book().clone();
    window.enter_text("Round 1 Board A France player", "Zoé Quist");
    assert_eq!(window.book().people.len(), people, "{:?}", window.book().people);
    assert!(window.shows("xqzk was only in this cell and is no player now"));
    window.ctrl(Key::Z);
    assert_eq!(window.book(), &before, "one step");
}

#[test]
fn an_empty_round_offers_the_boards_for_its_players() {
    let mut book = book_with(1, COMPLETE);
    book.apply(Edit::AddRound { position: RoundIx(1), round: Round { name: "2".into(), ..Round::default() } }).unwrap();
    let mut window = WindowTest::open(with_book(book));
    window.open_tab("Round 2");
    window.get_by_label_contains("7 players: make 1 board").click();
    window.run();
    assert_eq!(window.book().rounds[1].boards.len(), 1);
    assert!(window.shows("1 board for 7 players"), "{:?}", window.labels());
    window.ctrl(Key::Z);
    assert!(window.book().rounds[1].boards.is_empty());
}

#[test]
fn three_boards_stand_beside_each_other_in_1600_pixels_with_folded_working_columns() {
    // The harness puts a margin of 8 points around a window.
    let mut window = WindowTest::open_sized([1616.0, 916.0], with_book(book_with(4, COMPLETE)));
    let top = |window: &WindowTest, board| window.get_by_label(&format!("Round 1 Board {board} name")).rect().top();
    assert!((top(&window, "A") - top(&window, "C")).abs() < 0.5);
    assert!(top(&window, "D") > top(&window, "A") + 100.0);
    assert!(!window.has("Round 1 Board A France rank bonus"));
    window.command(Command::ToggleWorkingColumns);
    assert!(window.has("Round 1 Board A France rank bonus"));
    assert!(top(&window, "C") > top(&window, "A") + 100.0);
    window.command(Command::ToggleWorkingColumns);
    assert!(!window.has("Round 1 Board A France rank bonus"));
    // Where nothing is gained, nothing is folded.
    let narrow = WindowTest::open_sized([800.0, 640.0], with_book(book_with(4, COMPLETE)));
    assert!(narrow.has("Round 1 Board A France rank bonus"));
}

#[test]
fn the_title_and_the_headings_of_a_board_stay_while_it_is_scrolled() {
    let mut window = WindowTest::open_sized([1024.0, 640.0], with_book(book_with(4, COMPLETE)));
    let top = |window: &WindowTest, label: &str| window.get_by_label(label).rect().top();
    let (title, heading) = (top(&window, "Round 1 Board A name"), top(&window, "Round 1 Board A heading player"));
    let over = window.get_by_label("Round 1 Board A Italy player").rect().center();
    let scroll = |window: &mut WindowTest, points: f32| {
        window.event(Event::PointerMoved(over));
        window.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -points),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
            source: MouseWheelSource::Wheel,
        });
        window.run();
    };
    scroll(&mut window, 66.0);
    assert!((top(&window, "Round 1 Board A name") - title).abs() < 0.5, "{}", top(&window, "Round 1 Board A name"));
    assert!((top(&window, "Round 1 Board A heading player") - heading).abs() < 0.5);
    assert!(!window.has("Round 1 Board A England player"), "it is under the headings");
    // A click on what is below the headings is a click on what is seen.
    window.click("Round 1 Board A Italy player");
    assert!(window.shows("R1 · Board A · Italy · player"), "{:?}", window.labels());
    // Going up scrolls no cell under the headings.
    for _ in 0..4 {
        window.press(Key::ArrowUp);
    }
    let austria = window.get_by_label("Round 1 Board A Austria player").rect();
    let bottom = window.get_by_label("Round 1 Board A heading player").rect().bottom();
    assert!(austria.top() >= bottom - 1.5, "{austria} below {bottom}");
    // The next board takes the place.
    scroll(&mut window, 300.0);
    assert!((top(&window, "Round 1 Board B name") - title).abs() < 22.0);
    assert!(!window.has("Round 1 Board A name"));
}

#[test]
fn a_message_moves_no_cell_under_the_mouse() {
    let mut window = WindowTest::open_sized([1024.0, 640.0], with_book(book_with(2, COMPLETE)));
    let cell = "Round 1 Board A Italy player";
    let before = window.get_by_label(cell).rect();
    // A text that the cell refuses.
    window.enter_text("Round 1 Board A ending", "late");
    assert!(window.has("Dismiss"), "{:?}", window.labels());
    assert_eq!(window.get_by_label(cell).rect(), before);
    window.click_button("Dismiss");
    assert_eq!(window.get_by_label(cell).rect(), before);
}

#[test]
fn the_draw_column_is_there_for_a_game_that_ended_in_a_draw_or_a_system_that_scores_it() {
    let book = ended_in(book_with(1, COMPLETE), 1909);
    let draw = "Round 1 Board A France draw";
    let mut window = WindowTest::open(with_book(book.clone()));
    assert!(!window.has(draw));
    window.enter_text("Round 1 Board A ending", "agreed draw");
    assert_eq!(window.cell_text(draw), "yes");
    let mut scored = book;
    scored.event.system = Some("Draw size".into());
    let window = WindowTest::open(with_book(scored));
    assert!(window.has(draw));
}

#[test]
fn the_name_of_a_power_is_whole_where_it_has_a_solo() {
    let mut book = book_with_boards(1, &["A", "B", "C", "D"]);
    let names = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"];
    fill_board(&mut book, BoardRef::new(0, 0), names, [4, 3, 1, 18, 5, 2, 1]);
    let window = WindowTest::open_sized([1366.0, 768.0], with_book(book));
    assert_eq!(window.cell_text("Round 1 Board A ended"), "34 · solo");
    let cut = shortened_texts(&window);
    assert!(!cut.iter().any(|text| text.contains("Germany")), "{cut:?}");
}

#[test]
fn a_removed_round_says_what_went_with_it_and_how_it_comes_back() {
    let mut window = crate::small_event::window();
    window.command(Command::RemoveRound);
    assert!(
        window.shows("Round 1 is removed, with 2 boards and 7 results. Ctrl+Z restores it."),
        "{:?}",
        window.labels()
    );
    window.ctrl(Key::Z);
    assert_eq!(window.book().rounds.len(), 2);
}

/// A board of WDC 2006 with charts of these years.
fn charted(years: RangeInclusive<u16>) -> WindowTest {
    let mut book = book_with(1, COMPLETE);
    book.event.rules = "WDC 2006".into();
    book.event.system = None;
    for (power, count) in Power::ALL.into_iter().zip(COMPLETE) {
        let seat = BoardRef::new(0, 0).seat(power);
        book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Blank))).unwrap();
        for year in years.clone() {
            book.apply(book.edit_to_enter_count(seat, Year(year), CellEntry::Value(count))).unwrap();
        }
    }
    WindowTest::open_sized([1600.0, 900.0], with_book(book))
}

#[test]
fn a_last_year_after_the_charts_asks_for_its_counts() {
    let mut window = charted(1901..=1903);
    window.click("Round 1 Board A France player");
    window.ctrl(Key::F9);
    window.type_letters("1909");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board A ended"), "running 1903");
    window.click("Round 1 Board A France player");
    window.press(Key::F8);
    let told = "the yearly counts end in 1903, and the last year is 1909";
    assert!(
        window.engine().problems().iter().any(|problem| problem.message == told),
        "{:?}",
        window.engine().problems()
    );
    window.assert_at("R1 · Board A · ended");
    for (power, count) in POWERS.into_iter().zip(COMPLETE) {
        window.enter_text(&format!("Round 1 Board A {power} centres 1909"), &count.to_string());
    }
    assert!(!window.engine().problems().iter().any(|problem| problem.message == told));
    assert_eq!(window.cell_text("Round 1 Board A ended"), "34 · ended 1909");
}

#[test]
fn a_count_that_cannot_be_read_is_named_in_the_title_of_its_board() {
    let mut window = charted(1907..=1909);
    window.enter_text("Round 1 Board A France centres 1909", "=5+3");
    assert!(window.cell_text("Round 1 Board A ended").contains("1 count unreadable"), "{:?}", window.labels());
}

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

#[test]
fn the_line_below_the_menus_shortens_what_is_wrong_and_not_what_is_to_be_done() {
    let mut book = book_with(1, COMPLETE);
    book.event.rules = "WDC 2006".into();
    book.event.system = None;
    let mut window = WindowTest::open_sized([1366.0, 700.0], with_book(book));
    window.click("Round 1 Board A ended");
    let cure = "Enter the last year. If it is earlier, enter how the game ended too.";
    assert!(window.formula_line().contains(cure), "{}", window.formula_line());
    let shortened = shortened_texts(&window);
    assert!(shortened.iter().any(|text| text.contains("The last year of the game is missing")), "{shortened:?}");
    assert!(!shortened.iter().any(|text| text.starts_with("“Enter the last year")), "{shortened:?}");
}
