//! Players, rounds and boards of an event, entered with the keyboard.

use crate::common::window::{WindowTest, book_with_boards, with_book};
use crate::small_event::{SAMPLE, book, one_board_window, one_round, temporary_path, window};
use eframe::egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use topboard::app::views::Tab;
use topboard::app::{Command, InitialBook};
use topboard::book::fields::{BoardField, EventField};
use topboard::book::{BoardRef, Book, CellEntry, Edit, Power, RoundIx, SeatField, Year};
use topboard::store;

#[test]
fn a_whole_event_is_handled_with_the_keyboard() {
    let mut h = WindowTest::open(InitialBook::Empty);
    h.ctrl(Key::O);
    h.type_path(SAMPLE.as_ref());
    h.wait_for_text("Import preview");
    assert!(h.query_by_label_contains("3 rounds, 14 boards, 38 players").is_some());
    h.press(Key::Enter);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));

    h.ctrl(Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(1)));
    // The cursor starts on the first count.
    let before = h.cell_text("Round 2 Board A Austria centres");
    h.press(Key::ArrowDown);
    h.type_text("9");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 2 Board A England centres"), "9");
    assert_eq!(h.cell_text("Round 2 Board A Austria centres"), before);

    h.ctrl(Key::PageDown);
    h.ctrl(Key::PageDown);
    assert_eq!(h.state().tab(), Tab::Standings);
    let changed = h.cell_text("Standings Tom Haver total");
    h.ctrl(Key::Z);
    h.open_tab("Standings");
    assert_eq!(h.cell_text("Standings Tom Haver total"), "86.51", "as published");
    assert_ne!(changed, "86.51");
    // One undo too many has no effect: the book is as in the opened file.
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("Standings Tom Haver total"), "86.51");

    let (_folder, path) = temporary_path("edc.topboard");
    h.ctrl(Key::S);
    h.save_in(&path);
    assert_eq!(&store::open_book(&path).unwrap(), h.book());

    let workbook = path.with_extension("xlsx");
    h.ctrl(Key::E);
    h.type_path(&workbook);
    h.wait_until("the workbook is written", |_| workbook.exists());
    assert!(std::fs::read(&workbook).unwrap().starts_with(b"PK"));
}

#[test]
fn a_paste_of_new_names_is_one_step_and_adds_each_player_once() {
    let mut h = window();
    h.open_tab("Round 2");
    h.click("Round 2 Board B Austria player");
    h.paste("Ida\t5\nJon\t6\nIda\t\nann\t4\n");
    h.press(Key::Enter);
    let engine = h.engine();
    let names: Vec<&str> = engine.book().people.iter().skip(8).map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ida", "Jon"]);
    assert_eq!(h.cell_text("Round 2 Board B Germany player"), "Ann");
    assert_eq!(h.cell_text("Round 2 Board B England centres"), "6");
    assert!(h.query_by_label_contains("Ida sits twice").is_some(), "the problems panel is updated at once");
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("Round 2 Board B England centres"), "");
    assert_eq!(h.book().people.len(), 8);
}

#[test]
fn a_name_is_completed_from_the_players() {
    let mut h = window();
    h.open_tab("Round 2");
    h.click("Round 2 Board A England player");
    h.type_text("les");
    assert!(h.query_by_label("Dan Lester").is_some(), "the list is open");
    h.press(Key::ArrowDown);
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 2 Board A England player"), "Dan Lester");
    assert_eq!(h.book().people.len(), 8);
}

#[test]
fn players_are_added_on_the_empty_line_and_a_seated_player_is_not_removed() {
    let mut h = window();
    h.open_tab("Players");
    h.click("New player name");
    h.type_text("Ivo");
    h.press(Key::Tab);
    h.press(Key::Tab);
    h.type_text("Ghent");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Players Ivo region"), "Ghent");
    h.click("Players Ann name");
    h.command(Command::RemovePlayer);
    assert!(h.query_by_label_contains("Ann sits at Round 1, board A and cannot be removed").is_some());
    h.click("Players Ivo name");
    h.command(Command::RemovePlayer);
    assert!(h.query_by_label("Players Ivo name").is_none());
}

#[test]
fn rounds_and_boards_are_added_and_named() {
    let mut h = WindowTest::open(InitialBook::Empty);
    h.command(Command::AddRound);
    assert_eq!(h.state().tab(), Tab::Round(RoundIx(0)));
    h.command(Command::AddBoard);
    h.type_text("Zoë Žižek");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board B Austria player"), "Zoë Žižek");
    h.click("Round 1 Board B name");
    h.type_text("Top board");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Top board Austria player"), "Zoë Žižek");
    h.command(Command::RenameRound);
    h.ctrl(Key::A);
    h.type_text("Final");
    h.press(Key::Enter);
    assert!(h.query_by_role_and_label(Role::Tab, "Final").is_some());
    for _ in 0..5 {
        h.ctrl(Key::Z);
    }
    assert_eq!(h.book(), &Book::default());
}

#[test]
fn a_corrected_name_renames_the_player_if_the_user_says_so() {
    let mut h = WindowTest::open(with_book(book()));
    h.enter_text("Round 1 Board A France player", "Jon Smith");
    assert!(!h.has_dialog(), "a name of its own");
    // Nothing is known about him but the name, so a corrected name needs no question.
    let people = h.book().people.len();
    h.enter_text("Round 1 Board A France player", "Jon Smit");
    assert!(!h.shows("typed over Jon Smith") && h.book().people.len() == people, "{:?}", h.labels());
    h.enter_text("Round 1 Board A France player", "Jon Smith");
    h.click("Round 1 Board A France player");
    h.command(Command::ConfirmPlayer);
    h.enter_text("Round 1 Board A France player", "John Smith");
    assert!(
        h.shows("John Smith is typed over Jon Smith. Is this the same person, renamed everywhere, or another player?")
    );
    h.press_with(Modifiers::ALT, Key::Y);
    assert_eq!(h.book().people.len(), people, "there is no second person");
    assert_eq!(h.cell_text("Round 1 Board A France player"), "John Smith");
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("Round 1 Board A France player"), "Jon Smith", "one step");
    h.enter_text("Round 1 Board A France player", "John Smith");
    h.click_button("Another player (Alt+X)");
    assert_eq!(h.book().people.len(), people + 1);
}

#[test]
fn rows_are_inserted_and_deleted_as_players_and_boards() {
    let mut window = one_board_window();
    // A player is a row.
    window.ctrl_shift(Key::P);
    assert_eq!(window.state().tab(), Tab::Players);
    window.type_text("Ivo");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Players Ivo name"), "Ivo");
    window.click("Players Ivo name");
    window.get_by_label("Players Ivo name").click_secondary();
    window.run();
    window.click_button("Remove the player");
    assert!(!window.has("Players Ivo name"));
    window.ctrl(Key::Z);
    assert!(window.has("Players Ivo name"));
    // A board is a block of rows.
    window.open_tab("Round 1");
    window.ctrl_shift(Key::B);
    assert!(window.has("Round 1 Board B France player"));
    window.click("Round 1 Board B France player");
    window.command(Command::RemoveBoard);
    assert!(!window.has("Round 1 Board B France player"));
}

#[test]
fn delete_on_a_name_says_what_takes_the_player_off_the_list() {
    let mut window = window();
    window.open_tab("Players");
    window.click("Players Hal name");
    window.press(Key::Delete);
    assert_eq!(window.cell_text("Players Hal name"), "Hal");
    assert!(window.shows("A player needs a name") && window.shows("takes Hal off the list"), "{:?}", window.labels());
    window.press_with(Modifiers::SHIFT, Key::ArrowUp);
    window.press(Key::Delete);
    assert!(window.shows("2 cells cannot be emptied") && !window.shows("“”"), "{:?}", window.labels());
}

#[test]
fn names_with_countries_are_pasted_without_headings() {
    let mut window = window();
    window.open_tab("Players");
    window.click("New player name");
    window.paste("Ida Moe\tIreland\nJon Nye\tUSA");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Players Ida Moe region"), "Ireland");
    assert_eq!(window.cell_text("Players Jon Nye region"), "USA");
    assert!(window.book().people.iter().all(|person| person.family.is_empty()));
}

#[test]
fn alt_down_lists_the_players_who_have_no_seat_yet() {
    let mut window = window();
    window.click("Round 1 Board B Austria player");
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    assert_eq!(window.list_entries(), ["Hal"], "the others sit on board A");
    window.press(Key::ArrowDown);
    window.press(Key::Enter);
    let seat = BoardRef::new(0, 1).seat(Power::Austria);
    assert_eq!(window.book().name_of(window.book().seat(seat).unwrap().player), "Hal");
}

#[test]
fn letters_after_alt_down_replace_the_player_of_a_taken_seat() {
    let mut window = window();
    let seat = BoardRef::new(0, 0).seat(Power::France);
    let player = |window: &WindowTest| window.book().name_of(window.book().seat(seat).unwrap().player).to_owned();
    let before = player(&window);
    window.click("Round 1 Board A France player");
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    window.press(Key::Escape);
    assert_eq!(player(&window), before);
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    window.type_letters("ha");
    window.press(Key::Enter);
    assert_eq!(player(&window), "Hal");
}

#[test]
fn enter_stays_in_the_charts_of_a_board_until_its_game_is_over() {
    let mut window = WindowTest::open(InitialBook::Empty);
    window.command(Command::AddRound);
    window.command(Command::AddBoard);
    window.command(Command::ToggleYears);
    window.click("Round 1 Board A Austria centres 1901");
    let type_year = |window: &mut WindowTest, counts: [&str; 7]| {
        for count in counts {
            window.type_text(count);
            window.press(Key::Enter);
        }
    };
    type_year(&mut window, ["5", "4", "5", "5", "4", "5", "4"]);
    window.assert_at("Board A · Austria · centres 1902");
    type_year(&mut window, ["5", "4", "6", "5", "5", "5", "4"]);
    window.assert_at("Board A · Austria · centres 1903");
    // Power by power: Tab goes along a power, and Enter to the next one.
    window.type_text("5");
    window.press(Key::Tab);
    window.type_text("4");
    window.press(Key::Enter);
    window.assert_at("Board A · England · centres 1903");
    // The game is over: the next board begins with its first year.
    window.enter_text("Round 1 Board A ended", "1903");
    window.click("Round 1 Board A Turkey centres 1903");
    window.type_text("4");
    window.press(Key::Enter);
    window.assert_at("Board B · Austria · centres 1901");
}

#[test]
fn an_ended_board_with_an_open_question_is_not_shown_as_complete() {
    let mut book = one_round();
    let at = BoardRef::new(0, 0);
    book.apply(Edit::Board(at.first_id(), BoardField::EndYear(CellEntry::Value(Year(1905))))).unwrap();
    let mut window = WindowTest::open(with_book(book.clone()));
    assert_eq!(window.cell_text("Round 1 Board A ended"), "34 · ended 1905");
    assert!(window.shows("1 of 2 boards complete"), "{:?}", window.labels());
    book.apply(Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
    window = WindowTest::open(with_book(book.clone()));
    assert_eq!(window.cell_text("Round 1 Board A ended"), "34 · ended 1905: how?");
    assert!(window.shows("0 of 2 boards complete"), "{:?}", window.labels());
    book.apply(Edit::Board(at.first_id(), BoardField::EndYear(CellEntry::Blank))).unwrap();
    window = WindowTest::open(with_book(book));
    assert_eq!(window.cell_text("Round 1 Board A ended"), "34 · ended: when?");
    assert!(window.shows("0 of 2 boards complete"));
}

#[test]
fn a_board_with_all_counts_is_complete_when_its_players_are_entered() {
    let mut book = book_with_boards(1, &["A"]);
    let at = BoardRef::new(0, 0);
    for (power, count) in Power::ALL.into_iter().zip([3, 11, 8, 0, 1, 3, 8]) {
        book.apply(Edit::Seat(at.seat(power).first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    book.apply(Edit::Board(at.first_id(), BoardField::EndYear(CellEntry::Value(Year(1905))))).unwrap();
    let mut window = WindowTest::open(with_book(book));
    assert_eq!(window.cell_text("Round 1 Board A ended"), "34 · ended 1905: who?");
    assert!(window.shows("0 of 1 board complete"), "{:?}", window.labels());
    for (power, name) in Power::ALL.into_iter().zip(["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"]) {
        window.enter_text(&format!("Round 1 Board A {power} player"), name);
    }
    assert_eq!(window.cell_text("Round 1 Board A ended"), "34 · ended 1905");
    assert!(window.shows("1 of 1 board complete"), "{:?}", window.labels());
}

#[test]
fn misread_letters_of_a_typed_and_of_a_pasted_name_are_mended_and_told() {
    let mut window = window();
    window.open_tab("Players");
    window.enter_text("Players Ben name", "JÃ¼rgen GroÃŸ");
    assert_eq!(window.cell_text("Players Jürgen Groß name"), "Jürgen Groß");
    assert!(window.shows("“JÃ¼rgen GroÃŸ” is entered as “Jürgen Groß”"), "{:?}", window.labels());
    window.click("New player name");
    window.paste("RenÃ©e Dujardin\nBjÃ¸rn Kvist");
    assert!(window.shows("are mended, such as “Ã¼” to “ü”"), "{:?}", window.labels());
    window.press(Key::Enter);
    let names: Vec<&str> = window.book().people.iter().map(|person| person.name.as_str()).collect();
    assert!(names.ends_with(&["Renée Dujardin", "Bjørn Kvist"]), "{names:?}");
}

#[test]
fn a_player_a_board_and_a_line_of_the_notebook_are_inserted_before_the_one_at_the_cursor() {
    let mut window = window();
    window.open_tab("Players");
    window.click("Players Ben name");
    window.command(Command::InsertRow);
    window.type_text("Amy Lee");
    window.press(Key::Enter);
    let names: Vec<&str> = window.book().people.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names[..3], ["Ann", "Amy Lee", "Ben"]);
    window.assert_at("Amy Lee");
    window.open_tab("Round 1");
    window.click("Round 1 Board B Austria player");
    window.command(Command::InsertRow);
    let boards = |window: &crate::common::window::WindowTest| -> Vec<String> {
        window.book().rounds[0].boards.iter().map(|board| board.name.clone()).collect()
    };
    assert_eq!(boards(&window), ["A", "C", "B"]);
    window.ctrl(Key::Z);
    assert_eq!(boards(&window), ["A", "B"]);
    window.ctrl_shift(Key::N);
    for text in ["first", "third"] {
        window.type_text(text);
        window.press(Key::Enter);
    }
    window.click("Notebook 2 text");
    window.command(Command::InsertRow);
    window.type_text("second");
    window.press(Key::Enter);
    let lines: Vec<&str> = window.book().notebook.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(lines, ["first", "second", "third"]);
}

#[test]
fn enter_in_a_field_of_a_board_goes_to_the_same_field_of_the_next_board() {
    let mut h = window();
    h.click("Round 1 Board A ended");
    h.type_text("1907");
    h.press(Key::Enter);
    assert!(h.is_selected("Round 1 Board B ended"), "{:?}", h.labels());
    h.type_text("1908");
    h.press_with(Modifiers::SHIFT, Key::Enter);
    assert!(h.is_selected("Round 1 Board A ended"));
    let years: Vec<_> = h.book().rounds[0].boards.iter().take(2).map(|board| board.end_year.get()).collect();
    assert_eq!(years, [Some(Year(1907)), Some(Year(1908))]);
}

#[test]
fn a_board_with_an_error_that_waits_for_the_end_of_typing_is_not_called_complete() {
    let mut book = one_round();
    book.event.system = None;
    let at = BoardRef::new(0, 0);
    book.apply(Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
    book.apply(Edit::Board(at.first_id(), BoardField::EndYear(CellEntry::Value(Year(1909))))).unwrap();
    for (power, count) in [(Power::Germany, 0), (Power::Italy, 0), (Power::Austria, 4)] {
        book.apply(Edit::Seat(at.seat(power).first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    let mut window = WindowTest::open(with_book(book));
    window.enter_text("Round 1 Board A Germany out", "1905");
    let is_complete = |window: &WindowTest| window.shows("1 of 2 boards complete");
    assert!(!is_complete(&window), "the year of Italy is missing: {:?}", window.labels());
    window.enter_text("Round 1 Board A Italy out", "1907");
    assert!(is_complete(&window), "{:?}", window.labels());
}
