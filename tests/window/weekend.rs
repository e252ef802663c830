//! A weekend without stumbling: the next step is named, the roll call takes names as they are called out, and a board that is
//! being typed is not corrected before its time.

use crate::common::window::{LAPTOP, WindowTest, book_with_boards, event_of_players, fill_board, with_book};
use eframe::egui::{Event, Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::{Command, InitialBook};
use topboard::book::{
    Board, BoardField, BoardRef, Book, CellEntry, Edit, EventField, PersonField, Power, Round, RoundIx, Year,
};

fn event(names: &[&str], rules: &str) -> Book {
    event_of_players(names.iter().copied(), rules)
}

const NAMES: [&str; 9] =
    ["Ann Lee", "Anna Bell", "Anna Moor", "Ben Orr", "Cy Adams", "Dan Fox", "Eve Hall", "Fay Ito", "Hal Low"];

// --- Setting up ---

#[test]
fn rules_are_chosen_by_typing_any_word_of_their_name_and_say_what_they_bring() {
    let mut window = WindowTest::open(InitialBook::Empty);
    window.execute(Command::NewEvent);
    let rules = |window: &WindowTest| {
        let field = window.get_by_role_and_label(Role::ComboBox, "Rules of the event");
        field.accesskit_node().value().unwrap_or_default()
    };
    window.get_by_role_and_label(Role::ComboBox, "Rules of the event").focus();
    window.run();
    window.type_letters("2025");
    assert_eq!(rules(&window), "WDC 2025");
    // The pause between two words is longer than that between two letters.
    window.run_steps(8);
    window.type_letters("gun");
    assert_eq!(rules(&window), "Gunboat Cup");
    assert!(
        window.shows("Players are in groups, and the games of all rounds are drawn together."),
        "{:?}",
        window.labels()
    );
    window.click_button("Set up");
    window.execute(Command::NewEvent);
}

#[test]
fn after_a_gunboat_cup_is_set_up_its_draw_is_the_next_step_and_its_columns_are_in_view() {
    let mut window = WindowTest::open(InitialBook::Empty);
    window.execute(Command::NewEvent);
    window.get_by_role_and_label(Role::ComboBox, "Rules of the event").focus();
    window.run();
    window.type_letters("gun");
    window.focus_field("4. Who plays? Paste the names, one in each line. You can add players later.");
    window.paste((1..=14).map(|n| format!("Player Number{n}")).collect::<Vec<_>>().join("\n"));
    window.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(
        window.shows("Then “Draw an elimination” in the menu Draw makes the games of all rounds."),
        "{:?}",
        window.labels()
    );
    assert!(window.has("Players Player Number1 carried on by"), "the column for replacements: {:?}", window.labels());
    // The key of the draw leads there too.
    let mut book = window.book().clone();
    for at in 0..14 {
        let id = book.people[at].id;
        book.apply(Edit::Person(id, PersonField::Group(if at < 7 { "A" } else { "B" }.into()))).unwrap();
    }
    let mut window = WindowTest::open(with_book(book));
    window.open_tab("Players");
    window.ctrl(Key::B);
    window.wait_until("the dialog of the elimination is open", WindowTest::has_dialog);
    window.wait_for_text("14 entrants play 14 games");
}

#[test]
fn names_are_corrected_by_pasting_them_over_the_list() {
    for (names, pasted, after) in [
        (vec!["Cleo Roux", "ann lee"], "Cléo Roux\nAnn Lee", vec!["Cléo Roux", "Ann Lee"]),
        (
            vec!["Cleo Roux", "Ann Lee", "Bob Orr"],
            "Cleo Rouxe\nAnna Lee\nBob Orr",
            vec!["Cleo Rouxe", "Anna Lee", "Bob Orr"],
        ),
    ] {
        let mut window = WindowTest::open(with_book(event(&names, "")));
        window.open_tab("Players");
        window.click(&format!("Players {} name", names[0]));
        window.paste(pasted);
        window.press(Key::Enter);
        let names: Vec<&str> = window.book().people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, after);
    }
}

// --- The roll call ---

fn status(window: &WindowTest, name: &str) -> String {
    window.cell_text(&format!("Roll {name} status"))
}

#[test]
fn a_first_name_and_space_mark_the_one_it_can_be_and_a_second_word_narrows() {
    let mut window = WindowTest::open(with_book(event(&NAMES, "WDC 2006")));
    window.ctrl(Key::L);
    window.type_letters("ben ");
    assert_eq!(status(&window, "Ben Orr"), "present");
    // “ann” is the whole first name of one player only, and nobody who means Anna Bell types it.
    window.type_letters("ann ");
    assert_eq!((status(&window, "Ann Lee"), status(&window, "Anna Bell")), ("present".to_owned(), String::new()));
    window.type_letters("anna ");
    assert!(
        window.shows("Anna Bell or Anna Moor: a second word decides, or Space marks Anna Bell"),
        "{:?}",
        window.labels()
    );
    assert_eq!((status(&window, "Anna Bell"), status(&window, "Anna Moor")), (String::new(), String::new()));
    // It waits for the next word while somebody else asks something.
    window.run_steps(12);
    window.type_letters("m ");
    assert_eq!((status(&window, "Anna Bell"), status(&window, "Anna Moor")), (String::new(), "present".into()));
    // The family name does as well.
    window.type_letters("hall ");
    assert_eq!(status(&window, "Eve Hall"), "present");
}

#[test]
fn a_blank_within_a_name_marks_nobody_else_and_a_whole_name_marks_once() {
    let names = ["Ann Lee", "Anna Bell", "Anna Moor", "Ben Orr", "Oda Shaw", "May Quin", "Quin Ull"];
    let mut window = WindowTest::open(with_book(event(&names, "WDC 2006")));
    let present = |window: &WindowTest| {
        let round = window.book().rounds.first();
        let here = round.into_iter().flat_map(|round| &round.attendance);
        let here = here.filter(|line| line.status.is_in_the_room());
        let mut names: Vec<String> = here.map(|line| window.book().name_of(Some(line.player)).to_owned()).collect();
        names.sort();
        names
    };
    window.ctrl(Key::L);
    // The whole name, with a blank or Enter at its end.
    window.type_letters("ben orr ");
    assert_eq!(present(&window), ["Ben Orr"]);
    window.type_letters("oda shaw");
    window.press(Key::Enter);
    assert_eq!(present(&window), ["Ben Orr", "Oda Shaw"]);
    // One of two who are called alike is here already: the blank belongs to the text.
    window.type_letters("anna bell ");
    window.type_letters("anna ");
    assert_eq!(present(&window), ["Anna Bell", "Ben Orr", "Oda Shaw"]);
    window.type_letters("m ");
    assert_eq!(present(&window), ["Anna Bell", "Anna Moor", "Ben Orr", "Oda Shaw"]);
    // A first name or a family name.
    window.type_letters("quin ");
    assert_eq!(present(&window).len(), 4);
    window.type_letters("ull ");
    assert_eq!(present(&window).last().unwrap(), "Quin Ull");
    // The text goes on and is the name of nobody, so its first word marked nobody.
    window.type_letters("may jones");
    let told = "no name begins like “jones”; Enter adds a new player, “may jones”, and takes back the mark of May Quin";
    assert!(window.shows(told), "{:?}", window.labels());
    window.press(Key::Enter);
    assert_eq!(window.field_text("Name"), "May Jones");
    assert_eq!(present(&window).len(), 5, "{:?}", window.labels());
    window.press(Key::Escape);
    // A new name keeps its first word, although its second is the beginning of another name.
    window.type_letters("zoe quist");
    window.press(Key::Enter);
    assert_eq!(window.field_text("Name"), "Zoe Quist");
    window.press(Key::Escape);
    assert_eq!(present(&window).len(), 5);
}

#[test]
fn the_roll_call_of_a_round_that_was_played_meanwhile_gives_way_to_that_of_the_coming_round() {
    let mut book = book_with_boards(1, &["A"]);
    fill_board(&mut book, BoardRef::new(0, 0), ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"], [5; 7]);
    for power in Power::ALL {
        let seat = BoardRef::new(0, 0).seat(power);
        book.apply(Edit::Seat(seat.first_id(), topboard::book::SeatField::Centres(CellEntry::Blank))).unwrap();
    }
    let mut window = WindowTest::open(with_book(book));
    window.open_tab("Round 1");
    window.ctrl(Key::L);
    window.open_tab("Round 1");
    for power in POWERS {
        window.enter_text(&format!("Round 1 Board A {power} centres"), if power == "Turkey" { "4" } else { "5" });
    }
    window.open_tab("Roll call");
    window.ctrl(Key::B);
    assert!(window.shows("take its roll call first (Ctrl+L)"), "{:?}", window.labels());
    window.ctrl(Key::L);
    window.type_letters("ben ");
    assert_eq!(window.book().rounds.len(), 2, "{:?}", window.labels());
    assert_eq!(window.book().rounds[1].attendance.len(), 1);
}

#[test]
fn enter_marks_the_name_that_was_typed_and_never_the_next_one() {
    let mut window = WindowTest::open(with_book(event(&NAMES, "WDC 2006")));
    window.ctrl(Key::L);
    window.type_letters("dan");
    window.press(Key::Enter);
    assert_eq!(status(&window, "Dan Fox"), "present");
    window.type_letters("fay");
    window.press(Key::Enter);
    let present = NAMES.iter().filter(|name| status(&window, name) == "present").count();
    assert_eq!((status(&window, "Fay Ito").as_str(), present), ("present", 2));
    // A wrong letter is taken back.
    window.type_letters("cx");
    window.press(Key::Backspace);
    window.type_letters("y");
    window.press(Key::Enter);
    assert_eq!(status(&window, "Cy Adams"), "present");
    // After the pause, too, the letters are those of nobody.
    window.type_letters("zz");
    window.run_steps(12);
    window.type_letters(" ");
    assert!(window.shows("no name begins like this; nobody was marked"));
    // Escape leaves a search, and Space is about the player under the cursor again.
    window.click("Roll Eve Hall name");
    window.type_letters("ha");
    window.press(Key::Escape);
    assert_eq!(status(&window, "Hal Low"), "");
}

#[test]
fn a_latecomer_who_is_new_is_made_on_the_spot() {
    let mut window = WindowTest::open(with_book(event(&NAMES, "WDC 2006")));
    window.ctrl(Key::L);
    window.type_letters("zoe");
    assert!(window.shows("no name begins like “zoe”; Enter adds a new player"), "{:?}", window.labels());
    window.press(Key::Enter);
    assert_eq!(window.field_text("Name"), "Zoe");
    window.replace_text("Zoe Quist");
    window.press(Key::Enter);
    assert_eq!(status(&window, "Zoe Quist"), "present");
    assert_eq!(window.book().people.len(), NAMES.len() + 1);
    window.assert_at("Zoe Quist");
    window.ctrl(Key::Z);
    assert_eq!(window.book().people.len(), NAMES.len(), "one step");
    // In a round that is drawn, the list of latecomers takes a new name too.
    let mut book = book_with_boards(1, &["A"]);
    fill_board(&mut book, BoardRef::new(0, 0), ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"], [0; 7]);
    for power in Power::ALL {
        let seat = BoardRef::new(0, 0).seat(power);
        book.apply(Edit::Seat(seat.first_id(), topboard::book::SeatField::Centres(CellEntry::Blank))).unwrap();
    }
    let mut window = WindowTest::open(with_book(book));
    window.open_tab("Round 1");
    window.command(Command::Latecomer);
    window.type_text("zoe quist");
    assert!(window.shows("New player “zoe quist” (Enter)"), "{:?}", window.labels());
    window.press(Key::Enter);
    assert!(window.book().find_person("Zoe Quist").is_some());
}

#[test]
fn who_wants_a_team_is_marked_by_name_and_a_second_enter_marks_nobody() {
    let mut window = WindowTest::open(with_book(event(&NAMES, "WDC 2006")));
    let waiting = |window: &WindowTest| {
        let people = window.book().people.iter().filter(|person| person.wants_team);
        people.map(|person| person.name.clone()).collect::<Vec<_>>()
    };
    window.command(Command::WantsTeam);
    window.type_letters("dan ");
    assert_eq!(waiting(&window), ["Dan Fox"]);
    window.type_letters("anna m");
    window.press(Key::Enter);
    window.press(Key::Enter);
    window.press(Key::Enter);
    assert_eq!(waiting(&window), ["Anna Moor", "Dan Fox"]);
    // The whole name marks once, and a text that can mean several marks nobody.
    window.type_letters("ben orr ");
    assert_eq!(waiting(&window), ["Anna Moor", "Ben Orr", "Dan Fox"]);
    window.type_letters("an");
    window.press(Key::Enter);
    assert!(window.shows("3 fit. Go on with the name"), "{:?}", window.labels());
    assert_eq!(waiting(&window).len(), 3);
    window.replace_text("");
    window.press(Key::Backspace);
    // The text goes on and is the name of nobody.
    window.type_letters("hal jones");
    window.press(Key::Enter);
    assert!(window.shows("Hal Low was meant by the first word alone and is as before"), "{:?}", window.labels());
    assert_eq!(window.field_text("Players who want a team"), "hal jones");
    assert_eq!(waiting(&window).len(), 3);
    window.ctrl(Key::A);
    window.press(Key::Backspace);
    // The arrows choose too.
    window.press(Key::ArrowDown);
    window.press(Key::ArrowDown);
    window.press(Key::ArrowDown);
    window.press(Key::Enter);
    assert_eq!(waiting(&window).len(), 4);
    // A quick typist is ahead of a slow computer, which sees several keys at once.
    let mut window = WindowTest::open(with_book(event(&NAMES, "WDC 2006")));
    window.command(Command::WantsTeam);
    let typed = "dan ben ".chars().map(|letter| Event::Text(letter.to_string()));
    window.input_mut().events.extend(typed);
    window.run_ok();
    assert_eq!(waiting(&window), ["Ben Orr", "Dan Fox"], "{:?}", window.labels());
}

#[test]
fn after_a_name_that_fits_two_players_the_next_name_begins_anew_in_both_lists() {
    let event = || with_book(event(&["Ole Hansen", "Ole Hanssen", "Ben Orr", "Cy Adams"], "WDC 2006"));
    let mut window = WindowTest::open(event());
    window.ctrl(Key::L);
    window.type_letters("ole hans ben ");
    assert_eq!((status(&window, "Ben Orr"), status(&window, "Ole Hansen")), ("present".to_owned(), String::new()));
    let mut window = WindowTest::open(event());
    window.command(Command::WantsTeam);
    window.type_letters("ole hans ");
    assert!(window.shows("2 fit. Go on with the name"), "{:?}", window.labels());
    window.type_letters("ben ");
    let waits = |window: &WindowTest, name: &str| window.book().find_person(name).unwrap().wants_team;
    assert!(waits(&window, "Ben Orr") && !waits(&window, "Ole Hansen"));
    assert_eq!(window.field_text("Players who want a team"), "");
    // A text that is no name at all stays whole.
    window.type_letters("zoe hanszy");
    assert_eq!(window.field_text("Players who want a team"), "zoe hanszy");
}

#[test]
fn a_family_name_is_enough_and_a_misspelt_one_says_whom_it_may_mean() {
    let names = ["Ann Lee", "Jan Kowalski", "Eve Smith", "Hal Orr", "Ben Orr"];
    let mut window = WindowTest::open(with_book(event(&names, "WDC 2006")));
    window.ctrl(Key::L);
    window.type_letters("smith ");
    assert_eq!(status(&window, "Eve Smith"), "present");
    window.type_letters("kowalsky");
    assert!(
        window.shows("no name begins like “kowalsky”; Enter adds a new player; Jan Kowalski is similar"),
        "{:?}",
        window.labels()
    );
    // Whoever goes on is told once more.
    window.press(Key::Enter);
    assert!(window.shows("In the list of players is Jan Kowalski."), "{:?}", window.labels());
    window.press(Key::Escape);
    assert_eq!(window.book().people.len(), names.len());
    // A pasted list may have family names alone.
    window.paste("lee\nKowalsky\norr");
    assert_eq!(status(&window, "Ann Lee"), "present");
    assert!(window.shows("“Kowalsky” (Jan Kowalski?), “orr” (Hal Orr or Ben Orr?)"), "{:?}", window.labels());
}

#[test]
fn a_pasted_roll_call_knows_the_names_that_typing_knows_and_a_new_player_may_be_an_old_one() {
    let names = ["Lars Andersson", "Anna Berg", "Ole Hansen", "Katrin Holm", "Piotr Nowak", "Maris Kalns", "Jan Low"];
    let mut window = WindowTest::open(with_book(event(&names, "WDC 2006")));
    window.ctrl(Key::L);
    window.paste("- Lars A.\n– Anna\n— Ole\nKatrin Holm (late)\nPiotr N\n• Maris\n> Jan Low");
    for name in ["Lars Andersson", "Anna Berg", "Ole Hansen", "Piotr Nowak", "Maris Kalns"] {
        assert_eq!(status(&window, name), "present", "{name}: {:?}", window.labels());
    }
    assert_eq!([status(&window, "Katrin Holm"), status(&window, "Jan Low")], ["late", ""]);
    window.execute(Command::NewPlayerPresent);
    window.type_text("ole hansen");
    window.press(Key::Enter);
    assert!(window.shows("Ole Hansen was in the list of players already"), "{:?}", window.labels());
    assert_eq!(window.book().people.len(), names.len());
}

// --- Bad input ---

#[test]
fn two_hundred_pasted_lines_with_three_kinds_of_dashes_are_two_hundred_players() {
    let lines: Vec<String> = (0..200)
        .map(|at| {
            let letters: String =
                [at / 26, at % 26].map(|n| char::from(b'a' + u8::try_from(n).unwrap())).iter().collect();
            let dash = ["-", "–", "—"][at % 3];
            format!("Player{letters} Smith-Jones {dash} Ireland")
        })
        .collect();
    let mut window = WindowTest::open(InitialBook::Empty);
    window.open_tab("Players");
    window.paste(lines.join("\n"));
    window.press(Key::Enter);
    let people = &window.book().people;
    assert_eq!(people.len(), 200);
    assert!(
        people.iter().all(|person| person.name.ends_with(" Smith-Jones") && person.region == "Ireland"),
        "{people:?}"
    );
}

#[test]
fn two_people_of_one_name_are_told_what_tells_them_apart() {
    let mut window = WindowTest::open(InitialBook::Empty);
    window.open_tab("Players");
    window.paste("Ann Lee\nBen Orr\nAnn Lee");
    assert!(
        window.shows("row 3: “Ann Lee”") && window.shows("If they are two, add an initial or a town"),
        "{:#?}",
        window.labels()
    );
    window.press(Key::Enter);
    let names: Vec<&str> = window.book().people.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(names, ["Ann Lee", "Ben Orr"]);
    // Typed below, the second one is told what tells the two apart.
    window.click("New player name");
    window.type_text("Ann Lee");
    window.press(Key::Enter);
    assert!(window.shows("add an initial or a town to one of the two names"), "{:?}", window.labels());
}

#[test]
fn six_or_eight_counts_in_one_text_are_told_and_seven_are_those_of_the_board() {
    let mut book = book_with_boards(1, &["A"]);
    fill_board(&mut book, BoardRef::new(0, 0), ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"], [0; 7]);
    let mut window = WindowTest::open(with_book(book));
    window.open_tab("Round 1");
    window.click("Round 1 Board A Italy centres");
    window.paste("4 10 8 0 1 3 7 1");
    assert!(window.shows("There are 8 counts for 7 powers."), "{:?}", window.labels());
    window.press(Key::Escape);
    assert_eq!(window.cell_text("Round 1 Board A Italy centres"), "0");
    window.paste("4 10 8 0 1 3 8");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board A England centres"), "10");
    // Typed, they are the same, and a text with one too few stays where one can correct it.
    window.ctrl(Key::Z);
    window.enter_text("Round 1 Board A Italy centres", "4 10 8 0 1 3");
    assert!(window.shows("There are 6 counts for 7 powers."), "{:?}", window.labels());
    window.assert_at("Italy");
    window.press(Key::F2);
    window.type_letters(" 8");
    window.press(Key::Enter);
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board A England centres"), "10", "{:?}", window.labels());
    assert_eq!(window.cell_text("Round 1 Board A Italy centres"), "1");
}

#[test]
fn counts_behind_the_title_of_a_board_go_to_that_board_wherever_the_cursor_is() {
    let mut window = one_board();
    window.click("Round 1 Board B Italy centres");
    window.paste("Board A: 10 6 5 3 7 2 1");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board A Italy centres"), "7", "{:?}", window.labels());
    assert_eq!(window.cell_text("Round 1 Board B Italy centres"), "");
    window.paste("Board A: 10 6 5 3 7 2");
    assert!(window.shows("There are 6 counts for 7 powers."), "{:?}", window.labels());
}

// --- While a chart is typed ---

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
const YEARS: [[u16; 7]; 4] =
    [[5, 4, 5, 5, 4, 5, 4], [6, 4, 6, 5, 3, 5, 5], [7, 4, 7, 4, 2, 5, 5], [8, 5, 9, 3, 1, 4, 4]];

fn one_board() -> WindowTest {
    let mut book = book_with_boards(1, &["A", "B"]);
    book.apply(Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
    for (at, board) in [(0, 'A'), (1, 'B')] {
        for power in Power::ALL {
            let seat = BoardRef::new(0, at).seat(power);
            book.apply(book.edit_to_seat(seat, &format!("{power} {board}"))).unwrap();
        }
    }
    let mut window = WindowTest::open_sized([1600.0, 1000.0], with_book(book));
    window.open_tab("Round 1");
    window.command(Command::ToggleYears);
    window
}

#[test]
fn a_right_board_shows_no_problem_while_its_chart_is_typed_year_by_year_or_power_by_power() {
    for by_power in [false, true] {
        let mut window = one_board();
        let mut cells: Vec<(usize, usize)> = (0..4).flat_map(|year| (0..7).map(move |power| (year, power))).collect();
        if by_power {
            cells.sort_by_key(|(year, power)| (*power, *year));
        }
        for (year, power) in cells {
            let cell = format!("Round 1 Board A {} centres {}", POWERS[power], 1901 + year);
            window.enter_text(&cell, &YEARS[year][power].to_string());
            assert!(window.shows("no problems"), "after {cell}: {:?}", window.labels());
        }
        // The counts at the end, of which the first ones stand beside those of the chart.
        for (power, count) in POWERS.iter().zip([10, 6, 11, 0, 0, 4, 3]) {
            window.click(&format!("Round 1 Board A {power} centres"));
            window.type_text(&count.to_string());
            window.press(Key::Tab);
            assert!(window.shows("no problems"), "{power}: {:?}", window.labels());
        }
        // What is open is told when the board is left.
        window.click("Round 1 Board B Austria player");
        assert!(!window.shows("no problems"), "{:?}", window.labels());
        window.press(Key::F8);
        assert!(window.shows("The counts at the end are not those of 1904"), "{:?}", window.labels());
    }
}

#[test]
fn a_year_with_too_many_centres_is_told_at_once_and_one_that_is_not_complete_when_the_board_is_left() {
    let mut window = one_board();
    for (power, count) in POWERS.iter().zip([5, 4, 6, 5, 5, 6, 5]) {
        window.enter_text(&format!("Round 1 Board A {power} centres 1901"), &count.to_string());
    }
    window.press(Key::F8);
    assert!(window.shows("36 centres in 1901"), "{:?}", window.labels());
    window.enter_text("Round 1 Board A Turkey centres 1901", "3");
    assert!(window.shows("no problems"), "{:?}", window.labels());
    window.enter_text("Round 1 Board A Austria centres 1902", "6");
    assert!(!window.shows("1 of 7 powers have a count in 1902"));
    window.open_tab("Standings");
    assert!(window.shows("1 remark") || window.shows("1 problem"), "{:?}", window.labels());
    window.open_tab("Round 1");
    assert!(window.shows("1 of 7 powers have a count in 1902"), "{:?}", window.labels());
}

#[test]
fn what_is_yet_to_be_typed_is_asked_for_when_the_games_of_the_round_are_over() {
    let mut window = one_board();
    let type_counts = |window: &mut WindowTest, board: char| {
        for (power, count) in POWERS.iter().zip(YEARS[3]) {
            window.enter_text(&format!("Round 1 Board {board} {power} centres"), &count.to_string());
        }
        window.open_tab("Players");
        window.open_tab("Round 1");
    };
    type_counts(&mut window, 'A');
    assert_eq!(window.cell_text("Round 1 Board A ended"), "34 · ended: when?", "the board itself asks");
    assert!(window.shows("no problems"), "{:?}", window.labels());
    type_counts(&mut window, 'B');
    assert!(window.shows("The last year of the game is missing"), "{:?}", window.labels());
}

#[test]
fn the_last_board_is_checked_with_its_seventh_count_although_the_cursor_stays_in_it() {
    let mut window = one_board();
    for (year, counts) in (1901..).zip(YEARS) {
        for (power, count) in POWERS.iter().zip(counts) {
            window.enter_text(&format!("Round 1 Board B {power} centres {year}"), &count.to_string());
        }
    }
    for (power, count) in POWERS.iter().zip([10, 6, 11, 0, 0, 4, 3]) {
        assert!(window.shows("no problems"), "{power}: {:?}", window.labels());
        window.click(&format!("Round 1 Board B {power} centres"));
        window.type_text(&count.to_string());
        window.press(Key::Tab);
    }
    // No board follows, so nobody leaves this one.
    assert!(!window.shows("no problems"), "{:?}", window.labels());
    window.press(Key::F8);
    assert!(window.shows("The counts at the end are not those of 1904"), "{:?}", window.labels());
    // Years of a chart that are typed afterwards wait until the board is left, as on any board.
    window.enter_text("Round 1 Board B Austria centres 1905", "9");
    assert!(window.shows("no problems"), "{:?}", window.labels());
}

#[test]
fn one_key_goes_to_the_last_year_of_the_board_at_the_cursor() {
    let mut window = one_board();
    for (power, count) in POWERS.iter().zip(YEARS[3]) {
        window.enter_text(&format!("Round 1 Board B {power} centres"), &count.to_string());
    }
    window.click("Round 1 Board B France player");
    window.ctrl(Key::F9);
    window.type_letters("1907");
    window.press(Key::Enter);
    assert_eq!(
        window.book().rounds[0].boards[1].end_year.value().map(|year| year.0),
        Some(1907),
        "{:?}",
        window.labels()
    );
}

// --- The clock ---

#[test]
fn the_clock_of_a_round_ends_with_its_round() {
    let mut window = one_board();
    window.command(Command::ToggleClock);
    assert!(window.shows("Spring 1901"), "{:?}", window.labels());
    for (board, name) in [(0, "A"), (1, "B")] {
        for (power, count) in POWERS.iter().zip(YEARS[3]) {
            window.enter_text(&format!("Round 1 Board {name} {power} centres"), &count.to_string());
        }
        let is_over = board == 1;
        assert_eq!(window.shows("Round 1 is finished, and so is its clock"), is_over, "{:?}", window.labels());
        assert_eq!(window.shows("Spring 1901"), !is_over);
    }
}

#[test]
fn a_count_in_a_later_round_leaves_the_clock_of_this_one() {
    let mut book = book_with_boards(2, &["A"]);
    for round in [0, 1] {
        for power in Power::ALL {
            book.apply(book.edit_to_seat(BoardRef::new(round, 0).seat(power), &format!("{power} Lee"))).unwrap();
        }
    }
    let mut window = WindowTest::open_sized([1600.0, 1000.0], with_book(book));
    window.open_tab("Round 1");
    window.command(Command::ToggleClock);
    assert!(window.shows("Spring 1901"), "{:?}", window.labels());
    window.open_tab("Round 2");
    window.enter_text("Round 2 Board A France centres", "5");
    assert!(window.shows("Spring 1901") && !window.shows("so is its clock"), "{:?}", window.labels());
}

// --- Files and words ---

#[test]
fn the_words_of_the_weekend_find_their_commands() {
    let mut window = WindowTest::open(with_book(event(&NAMES, "WDC 2006")));
    for (words, command) in [
        ("country", "All columns of the players"),
        ("walk-in", "A new player is present…"),
        ("recent", "Recent books…"),
    ] {
        if words == "walk-in" {
            window.ctrl(Key::L);
        }
        window.press_with(Modifiers::ALT, Key::Q);
        window.type_text(words);
        assert!(window.list_entries().iter().any(|entry| entry == command), "{words}: {:?}", window.list_entries());
        window.press(Key::Escape);
    }
}

// --- What a player needs ---

/// Two boards in each of two rounds under EuroDipCon 4; the second round is open.
pub(crate) fn open_round() -> Book {
    let mut book = book_with_boards(2, &["A", "B"]);
    book.apply(Edit::Event(EventField::Rules("EuroDipCon 4".into()))).unwrap();
    let names = |board: usize| -> [String; 7] { std::array::from_fn(|n| format!("{} {board}", POWERS[n])) };
    for round in 0..2 {
        for board in 0..2 {
            let names = names(board);
            let names: [&str; 7] = std::array::from_fn(|n| names[n].as_str());
            for (n, power) in Power::ALL.into_iter().enumerate() {
                let seat = BoardRef::new(round, board).seat(power);
                book.apply(book.edit_to_seat(seat, names[n])).unwrap();
            }
        }
    }
    for board in 0..2 {
        let at = BoardRef::new(0, board);
        for (power, count) in Power::ALL.into_iter().zip([11, 9, 6, 4, 2, 1, 1]) {
            let count = topboard::book::SeatField::Centres(CellEntry::Value(count));
            book.apply(Edit::Seat(at.seat(power).first_id(), count)).unwrap();
        }
        book.apply(Edit::Board(at.first_id(), BoardField::EndYear(CellEntry::Value(Year(1907))))).unwrap();
    }
    book
}

#[test]
fn a_command_on_a_player_says_what_she_needs_and_the_hall_can_see_it() {
    let mut window = WindowTest::open_sized(LAPTOP, with_book(open_round()));
    window.open_tab("Round 2");
    window.click("Round 2 Board B England player");
    window.command(Command::NeededResults);
    window.wait_for_text("The first place");
    window.wait_for_text("A bounded search");
    assert!(window.shows("What England 1 needs"));
    assert!(window.shows("It is possible with a") || window.shows("for certain with a"), "{:?}", window.labels());
    assert!(window.shows("on B"), "{:?}", window.labels());
    window.click_button("On the projector");
    window.command(Command::Projector);
    for _ in 0..6 {
        if window.shows("Projector: What England 1 needs") {
            break;
        }
        window.press(Key::ArrowRight);
    }
    assert!(window.shows("Projector: What England 1 needs"), "{:?}", window.labels());
    window.press(Key::Escape);
    // A result changes it, so the page is gone as soon as the slides follow.
    window.enter_text("Round 2 Board A Austria centres", "9");
    window.command(Command::Projector);
    for _ in 0..6 {
        window.press(Key::ArrowRight);
        window.wait_until("the page is gone", |window| !window.shows("Projector: What England 1 needs"));
    }
    assert!(window.shows("Projector: "), "{:?}", window.labels());
}

#[test]
fn the_hall_can_see_what_a_player_needs_although_the_last_round_will_be_held_back() {
    let mut book = open_round();
    book.apply(Edit::Event(EventField::Rules("WDC 2006".into()))).unwrap();
    for number in 3..=5 {
        let round = Round { name: number.to_string(), boards: vec![Board::new("A")], ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(number - 1), round }).unwrap();
    }
    let mut window = WindowTest::open_sized(LAPTOP, with_book(book));
    window.open_tab("Round 2");
    window.click("Round 2 Board B England player");
    window.command(Command::NeededResults);
    window.wait_for_text("The first place");
    window.click_button("On the projector");
    assert!(window.shows("the projector has a page for it"), "{:?}", window.labels());
}
