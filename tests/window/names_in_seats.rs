//! Names that are typed into seats and teams: shortened, mistyped, unknown, or over another name.

use eframe::egui::{Key, Modifiers};
use topboard::app::Command;
use topboard::book::{BoardRef, Book, Edit, Power, SeatField, Team};

use crate::common::window::{WindowTest, add_players, book_with_boards, fill_board, with_book};

/// Two boards of two rounds, of which the players of board A are known, and four more players in the list.
fn book() -> Book {
    let mut book = book_with_boards(2, &["A", "B"]);
    let players = ["Ann Lee", "Ben Orr", "Cy Adams", "Dee Fox", "Eve Hall", "Fay Gray", "Patrick O'Brien"];
    fill_board(&mut book, BoardRef::new(0, 0), players, [5, 5, 5, 5, 5, 5, 4]);
    add_players(&mut book, ["Ona Kazlauskas", "Ada Smith", "Bob Smith", "Lena Bruun"]);
    book
}

fn names(window: &WindowTest) -> Vec<String> {
    window.book().people.iter().map(|person| person.name.clone()).collect()
}

#[test]
fn enter_takes_the_only_name_in_view() {
    let mut window = WindowTest::open(with_book(book()));
    let people = window.book().people.len();
    window.click("Round 1 Board B Austria player");
    window.type_letters("kazl");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board B Austria player"), "Ona Kazlauskas");
    window.type_letters("obri");
    window.press(Key::Tab);
    assert_eq!(window.cell_text("Round 1 Board B England player"), "Patrick O'Brien", "without the apostrophe");
    assert_eq!(window.book().people.len(), people);
}

#[test]
fn a_similar_name_is_offered_and_never_taken_for_the_typed_one() {
    let mut window = WindowTest::open(with_book(book()));
    window.click("Round 1 Board B Austria player");
    window.type_letters("ik Obrien");
    assert_eq!(window.list_entries(), ["Patrick O'Brien"], "a letter is missing at the beginning");
    window.press(Key::ArrowDown);
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board B Austria player"), "Patrick O'Brien");
    window.type_letters("Lena Brun");
    assert_eq!(window.list_entries(), ["Lena Bruun"]);
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board B England player"), "Lena Brun", "it can be another person");
}

#[test]
fn enter_takes_the_only_name_in_a_team_too() {
    let mut book = book();
    book.event.rules = "WDC 2006".into();
    book.teams.push(Team { name: "Baltic".into(), members: vec![book.people[0].id], ..Team::default() });
    let mut window = WindowTest::open(with_book(book));
    let people = window.book().people.len();
    window.open_tab("Teams");
    window.click("Team Baltic member 2");
    window.type_letters("bruun");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Team Baltic member 2"), "Lena Bruun");
    window.enter_text("Team Baltic captain", "lee");
    assert_eq!(window.cell_text("Team Baltic captain"), "Ann Lee");
    assert_eq!(window.book().people.len(), people);
    window.enter_text("Team Baltic member 3", "Lena Brunn");
    assert!(window.shows("“Lena Brunn” was typed and is not in the list of players; it may be Lena Bruun"));
    assert!(!window.shows("“Lena Brunn” looks like “Lena Bruun”"), "{:?}", window.labels());
}

#[test]
fn a_typed_name_outside_the_list_is_offered_after_the_names_of_the_list() {
    let mut window = WindowTest::open(with_book(book()));
    window.enter_text("Round 1 Board B Austria player", "smith");
    window.open_tab("Round 2");
    window.click("Round 2 Board B Austria player");
    window.type_letters("smi");
    assert_eq!(window.list_entries(), ["Ada Smith", "Bob Smith", "smith"]);
    window.press(Key::ArrowDown);
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 2 Board B Austria player"), "Ada Smith");
}

#[test]
fn a_part_of_a_name_that_fits_one_player_of_the_list_means_that_player_in_seats_and_teams() {
    let mut book = book();
    add_players(&mut book, ["Per Bruunsgaard", "Kevin O'Brian"]);
    book.event.rules = "WDC 2006".into();
    book.teams.push(Team { name: "Baltic".into(), members: vec![book.people[0].id], ..Team::default() });
    let mut window = WindowTest::open(with_book(book));
    let people = window.book().people.len();
    // Two names begin like this.
    window.enter_text("Round 1 Board B Austria player", "bruun");
    assert_eq!(window.cell_text("Round 1 Board B Austria player"), "Lena Bruun");
    assert!(window.shows("“bruun” is taken as Lena Bruun"), "{:?}", window.labels());
    window.enter_text("Round 1 Board B England player", "obrien patrick");
    assert_eq!(window.cell_text("Round 1 Board B England player"), "Patrick O'Brien");
    window.click("Round 1 Board B France player");
    window.paste("obrian");
    assert_eq!(window.cell_text("Round 1 Board B France player"), "Kevin O'Brian");
    window.open_tab("Teams");
    window.enter_text("Team Baltic member 2", "Bruun");
    assert_eq!(window.cell_text("Team Baltic member 2"), "Lena Bruun");
    assert_eq!(window.book().people.len(), people, "{:?}", names(&window));
    // A first name may be that of somebody else, and so may a family name of two players.
    window.open_tab("Round 1");
    for (power, typed) in [("Germany", "patrick lee"), ("Italy", "smith")] {
        window.enter_text(&format!("Round 1 Board B {power} player"), typed);
        assert_eq!(window.cell_text(&format!("Round 1 Board B {power} player")), typed);
    }
    assert_eq!(window.book().people.len(), people + 2, "{:?}", names(&window));
}

#[test]
fn a_name_with_misread_letters_that_is_not_in_the_list_is_told_with_both() {
    let mut window = WindowTest::open(with_book(book()));
    window.enter_text("Round 1 Board B Austria player", "JÃ¼rgen GroÃŸ");
    assert_eq!(window.cell_text("Round 1 Board B Austria player"), "Jürgen Groß");
    let told = "“JÃ¼rgen GroÃŸ” is entered as “Jürgen Groß” (another program had misread its letters); “Jürgen Groß” was \
                typed and is not in the list of players";
    assert!(window.shows(told), "{:?}", window.labels());
}

#[test]
fn the_typed_text_stays_where_the_user_goes_back_to_it() {
    let mut window = WindowTest::open(with_book(book()));
    window.click("Round 1 Board B Austria player");
    window.type_letters("kazl");
    window.press(Key::ArrowDown);
    window.press(Key::ArrowUp);
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board B Austria player"), "kazl");
}

#[test]
fn a_name_that_can_be_two_players_or_nobody_is_a_remark_until_it_is_confirmed() {
    let mut window = WindowTest::open(with_book(book()));
    window.enter_text("Round 1 Board B Austria player", "smith");
    let remark = "“smith” was typed and is not in the list of players; it may be Ada Smith or Bob Smith";
    assert!(window.shows(remark), "{:?}", window.labels());
    let is_remark = |window: &WindowTest| {
        window.engine().problems().iter().any(|problem| problem.message.contains("is not in the list of players"))
    };
    assert!(is_remark(&window));
    // The right name removes the ghost.
    window.enter_text("Round 1 Board B Austria player", "bob smith");
    assert!(!names(&window).contains(&"smith".to_owned()));
    assert!(!is_remark(&window));
    // A name that is right is confirmed by a command, and so is every selected one.
    window.enter_text("Round 1 Board B England player", "Zed Young");
    window.enter_text("Round 1 Board B France player", "Yan Zimmer");
    assert!(is_remark(&window));
    window.click("Round 1 Board B England player");
    window.press_with(Modifiers::SHIFT, Key::ArrowDown);
    window.command(Command::ConfirmPlayer);
    assert!(window.shows("2 names are confirmed as players"));
    assert!(!is_remark(&window));
    // So does whatever is typed about the player in the list.
    window.enter_text("Round 1 Board B Germany player", "Xia Yu");
    window.open_tab("Players");
    assert_eq!(window.cell_text("Players Xia Yu not confirmed"), "yes");
    window.enter_text("Players Xia Yu region", "SWE");
    assert!(!is_remark(&window));
}

#[test]
fn a_problem_of_a_typed_name_leads_to_the_seat_or_the_team_where_it_stands_and_names_the_candidates() {
    let mut book = book();
    add_players(&mut book, ["Ole Hansen"]);
    book.event.rules = "WDC 2006".into();
    let members = ["Ann Lee", "Ben Orr"].map(|name| book.find_person(name).unwrap().id).to_vec();
    book.teams.push(Team { name: "Baltic".into(), captain: Some(members[0]), members, ..Team::default() });
    let mut window = WindowTest::open(with_book(book));
    let told = |window: &WindowTest, place: &str, message: &str| {
        let mut problems = window.engine().problems().iter();
        problems.any(|problem| problem.location(window.book()) == place && problem.message == message)
    };
    // Two slips in a long name.
    window.enter_text("Round 1 Board B Austria player", "Ole Hansson");
    let hansson = "“Ole Hansson” was typed and is not in the list of players; it may be Ole Hansen";
    assert!(told(&window, "Round 1, board B, Austria", hansson), "{:?}", window.engine().problems());
    // One slip, which is also a name that looks like another one: it is told once.
    let brunn = "“Lena Brunn” was typed and is not in the list of players; it may be Lena Bruun";
    let looks = "“Lena Brunn” looks like “Lena Bruun”";
    window.enter_text("Round 1 Board B France player", "Lena Brunn");
    let once = |window: &WindowTest, place: &str| told(window, place, brunn) && !told(window, place, looks);
    assert!(once(&window, "Round 1, board B, France"), "{:?}", window.engine().problems());
    // The command that says that they are two works there.
    window.click("Round 1 Board B France player");
    window.command(Command::TwoPeople);
    let another = "“Lena Brunn” was typed and is not in the list of players";
    assert!(told(&window, "Round 1, board B, France", another), "{:?}", window.engine().problems());
    window.ctrl(Key::Z);
    window.open_tab("Round 1");
    window.click("Round 1 Board B France player");
    window.press(Key::Delete);
    window.open_tab("Teams");
    window.enter_text("Team Baltic member 3", "Lena Brunn");
    assert!(once(&window, "Teams, Baltic"), "{:?}", window.engine().problems());
}

#[test]
fn names_in_seats_are_no_remarks_where_there_is_no_list_of_players() {
    let mut window = WindowTest::open(with_book(book_with_boards(1, &["A"])));
    window.click("Round 1 Board A Austria player");
    window.type_letters("Ann Lee");
    window.press(Key::Enter);
    window.type_letters("Ben Orr");
    window.press(Key::Enter);
    assert!(window.engine().problems().is_empty(), "{:?}", window.engine().problems());
}

#[test]
fn a_new_name_over_a_player_of_several_rounds_is_asked_about_and_renames_everywhere() {
    let mut book = book();
    let patrick = book.find_person("Patrick O'Brien").unwrap().id;
    let second = BoardRef::new(1, 0).seat(Power::France);
    book.apply(Edit::Seat(second.first_id(), SeatField::Player(Some(patrick)))).unwrap();
    let mut window = WindowTest::open(with_book(book));
    let people = window.book().people.len();
    window.enter_text("Round 1 Board A Turkey player", "Rick Obrien");
    assert!(window.shows("Rick Obrien is typed over Patrick O'Brien"), "{:?}", window.labels());
    window.press_with(Modifiers::ALT, Key::Y);
    assert_eq!(window.book().people.len(), people);
    assert_eq!(window.book().name_of(window.book().seat(second).unwrap().player), "Rick Obrien");
    // Another player is confirmed by the answer.
    window.enter_text("Round 1 Board A Turkey player", "Zed Young");
    window.press_with(Modifiers::ALT, Key::X);
    assert_eq!(window.book().people.len(), people + 1);
    assert!(window.engine().problems().iter().all(|problem| !problem.message.contains("list of players")));
    assert_eq!(window.book().name_of(window.book().seat(second).unwrap().player), "Rick Obrien");
}

#[test]
fn a_replaced_name_is_asked_about_once_for_all_its_seats() {
    let mut book = book();
    let ann = book.find_person("Ann Lee").unwrap().id;
    book.apply(Edit::Seat(BoardRef::new(0, 1).seat(Power::Italy).first_id(), SeatField::Player(Some(ann)))).unwrap();
    let mut window = WindowTest::open(with_book(book));
    let people = window.book().people.len();
    window.ctrl(Key::H);
    window.type_text("Ann Lee");
    window.press(Key::Tab);
    window.type_text("Anne Leigh");
    window.press(Key::Enter);
    assert!(window.shows("Anne Leigh is typed over Ann Lee"), "{:?}", window.labels());
    assert!(!window.shows("and 1 more"));
    window.press_with(Modifiers::ALT, Key::Y);
    assert_eq!(window.book().people.len(), people);
    assert_eq!(window.book().name_of(Some(ann)), "Anne Leigh");
    assert_eq!(window.cell_text("Round 1 Board B Italy player"), "Anne Leigh");
}

#[test]
fn a_player_who_is_typed_below_the_first_empty_row_stays_one_player() {
    let mut window = WindowTest::open(with_book(book()));
    window.open_tab("Players");
    let people = window.book().people.len();
    window.click(&format!("Players line {} name", people + 4));
    window.type_letters("Zoe Zander");
    window.press(Key::Tab);
    assert!(window.formula_line().contains("Zoe Zander"), "the next cell of the row: {}", window.formula_line());
    window.type_letters("Finland");
    window.press(Key::Enter);
    assert_eq!(window.book().people.len(), people + 1);
    assert!(window.formula_line().contains("New player · name"), "{}", window.formula_line());
}

#[test]
fn a_name_that_was_only_typed_into_a_seat_goes_with_it_and_comes_back_with_it() {
    let mut window = WindowTest::open(with_book(book()));
    let people = window.book().people.len();
    // Emptied with Delete.
    window.enter_text("Round 1 Board B Austria player", "jurgen");
    assert_eq!(window.book().people.len(), people + 1);
    window.click("Round 1 Board B Austria player");
    window.press(Key::Delete);
    assert_eq!(window.book().people.len(), people, "{:?}", names(&window));
    assert!(window.shows("jurgen was only in this cell and is no player now"), "{:?}", window.labels());
    window.ctrl(Key::Z);
    assert_eq!(window.cell_text("Round 1 Board B Austria player"), "jurgen");
    window.ctrl(Key::Y);
    assert_eq!(window.book().people.len(), people);
    // Typed over, pasted over, and removed with its board.
    window.enter_text("Round 1 Board B Austria player", "jurgen");
    window.enter_text("Round 1 Board B Austria player", "xqz");
    assert!(!names(&window).contains(&"jurgen".to_owned()), "{:?}", names(&window));
    window.click("Round 1 Board B Austria player");
    window.paste("Ada Smith");
    window.press(Key::Enter);
    assert_eq!(names(&window).len(), people);
    window.open_tab("Round 2");
    window.enter_text("Round 2 Board B Austria player", "jurgen");
    assert_eq!(names(&window).len(), people + 1);
    window.click("Round 2 Board B Austria player");
    window.command(Command::RemoveBoard);
    if window.has_dialog() {
        window.press(Key::Enter);
    }
    assert_eq!(names(&window).len(), people, "{:?}", window.labels());
    // Somebody who is marked on the roll call stays.
    window.enter_text("Round 2 Board A Austria player", "jurgen");
    let id = window.book().find_person("jurgen").unwrap().id;
    window.ctrl(Key::L);
    window.click("Roll jurgen name");
    window.type_text(" ");
    window.open_tab("Round 2");
    window.click("Round 2 Board A Austria player");
    window.press(Key::Delete);
    assert!(window.book().person(id).is_some(), "{:?}", window.labels());
}
