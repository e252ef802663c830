//! The stations of a weekend, played with keys alone. Each tells how many keys it takes, and may take no more later.

use crate::common::event::{EventFolder, enter_boards, enter_event};
use crate::common::fit::what_is_cut;
use crate::common::pictures::MARGIN;
use crate::common::window::{WindowTest, book_with_boards, event_of_players, fill_board, with_book, with_engine};
use eframe::egui::accesskit::Toggled;
use eframe::egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::{Command, InitialBook};
use topboard::book::{BoardRef, Book, Edit, Ending, Power, TopBoard};
use topboard::engine::Engine;

/// The hands of a director: what they do is counted.
struct Hands {
    window: WindowTest,
    keys: usize,
}

impl Hands {
    fn at(window: WindowTest) -> Hands {
        Hands { window, keys: 0 }
    }

    fn press(&mut self, key: Key) {
        self.keys += 1;
        self.window.press(key);
    }

    fn with(&mut self, modifiers: Modifiers, key: Key) {
        self.keys += 1;
        self.window.press_with(modifiers, key);
    }

    fn ctrl(&mut self, key: Key) {
        self.with(Modifiers::COMMAND, key);
    }

    fn write(&mut self, text: &str) {
        self.keys += text.chars().count();
        self.window.type_letters(text);
    }

    /// A line with Enter at its end.
    fn line(&mut self, text: &str) {
        self.write(text);
        self.press(Key::Enter);
    }

    fn paste(&mut self, text: &str) {
        self.keys += 1;
        self.window.paste(text);
    }

    /// Goes to a seat with Ctrl+G.
    fn go_to(&mut self, place: &str) {
        self.ctrl(Key::G);
        self.line(place);
    }

    #[track_caller]
    fn took(&self, station: &str, most: usize) {
        assert!(self.keys <= most, "{station} takes {} keys", self.keys);
    }
}

const NAMES: [&str; 28] = [
    "Ann Lee",
    "Ben Orr",
    "Cy Adams",
    "Dan Fox",
    "Eve Hall",
    "Fay Ito",
    "Gus Kerr",
    "Hal Low",
    "Ida Moe",
    "Jon Nye",
    "Kim Oaks",
    "Lou Park",
    "May Quin",
    "Ned Ross",
    "Oda Shaw",
    "Pam Todd",
    "Quin Ull",
    "Rex Vane",
    "Sue West",
    "Tom Xan",
    "Uma York",
    "Vic Zorn",
    "Wim Abel",
    "Xia Beck",
    "Yul Cole",
    "Zac Dorn",
    "Ole Hansen",
    "Lars Eide",
];

fn players() -> Book {
    event_of_players(NAMES, "WDC 2006")
}

/// Four boards on which the players sit, without counts.
fn seated() -> Book {
    let mut book = players();
    let boards = book_with_boards(1, &["A", "B", "C", "D"]).rounds.remove(0);
    book.apply(Edit::AddRound { position: topboard::book::RoundIx(0), round: boards }).unwrap();
    for (at, name) in NAMES.iter().enumerate() {
        let seat = BoardRef::new(0, at / 7).seat(Power::ALL[at % 7]);
        book.apply(book.edit_to_seat(seat, name)).unwrap();
    }
    book
}

/// A round with results on all its boards, and a second one that is drawn.
pub(crate) fn played() -> Book {
    let mut book = seated();
    let counts = [[10, 8, 6, 4, 3, 2, 1], [1, 12, 0, 8, 6, 0, 7], [17, 17, 0, 0, 0, 0, 0], [5, 5, 5, 5, 5, 5, 4]];
    for (board, counts) in counts.into_iter().enumerate() {
        let names = NAMES[7 * board..7 * (board + 1)].try_into().unwrap();
        fill_board(&mut book, BoardRef::new(0, board), names, counts);
        let last = topboard::book::BoardField::EndYear(topboard::book::CellEntry::Value(topboard::book::Year(1909)));
        book.apply(Edit::Board(BoardRef::new(0, board).first_id(), last)).unwrap();
    }
    let mut second = book.rounds[0].clone();
    second.name = "2".into();
    for board in &mut second.boards {
        board.end_year = topboard::book::CellEntry::Blank;
        for seat in &mut board.seats.0 {
            seat.centres = topboard::book::CellEntry::Blank;
        }
    }
    book.apply(Edit::AddRound { position: topboard::book::RoundIx(1), round: second }).unwrap();
    book
}

fn hall() -> Hands {
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_book(seated()));
    window.open_tab("Round 1");
    Hands::at(window)
}

#[test]
fn a_new_event_with_thirty_mailed_names() {
    let letter = |at: usize| char::from(b'a' + u8::try_from(at).unwrap());
    let mail = |at: usize| format!("Berg{}, Jo{} (SWE) a{at}@b.example", letter(at % 26), letter(at / 2));
    let mails: Vec<String> = (0..30).map(mail).collect();
    let mut hands = Hands::at(WindowTest::open(InitialBook::Empty));
    hands.window.execute(Command::NewEvent);
    hands.line("Baltic Open");
    hands.write("2006");
    hands.press(Key::Tab);
    assert_eq!(hands.window.field_text("3. How many rounds does it have?"), "5");
    hands.press(Key::Enter);
    hands.paste(&mails.join("\n"));
    assert!(hands.window.shows("30 players: Joa Berga (SWE)"), "{:?}", hands.window.labels());
    hands.ctrl(Key::Enter);
    let book = hands.window.book();
    let first = &book.people[0];
    assert_eq!((book.people.len(), &*first.name, &*first.region), (30, "Joa Berga", "SWE"));
    hands.took("1 and 2, a new event with mailed names", 21);
}

#[test]
fn a_roll_call_with_a_latecomer_who_is_new() {
    let mut hands = Hands::at(WindowTest::open(with_book(players())));
    hands.ctrl(Key::L);
    for name in &NAMES[..27] {
        // The first name is enough, unless another player has it too.
        let first = name.split(' ').next().unwrap();
        hands.write(if first == "Quin" { name } else { first });
        hands.write(" ");
    }
    // The next one is somebody else.
    hands.window.run_steps(12);
    hands.write("zoe quist");
    hands.press(Key::Enter);
    hands.press(Key::Enter);
    let round = &hands.window.book().rounds[0];
    assert_eq!(round.attendance.len(), 28, "{:?}", hands.window.labels());
    hands.took("3, the roll call of 28", 125);
}

#[test]
fn a_draw_that_is_read_and_in_which_two_players_are_swapped() {
    let mut hands = Hands::at(WindowTest::open(with_book(players())));
    hands.window.ctrl(Key::L);
    hands.window.click_button("Everybody is present");
    hands.ctrl(Key::B);
    hands.window.wait_for_text("Seed 1, draw 1 of 1.");
    hands.press(Key::Enter);
    let before = hands.window.book().clone();
    hands.go_to("r1 a fra");
    hands.ctrl(Key::K);
    hands.go_to("r1 b fra");
    hands.ctrl(Key::K);
    let player = |book: &Book, board: usize| book.rounds[0].boards[board].seats[Power::France].player;
    if player(hands.window.book(), 0) == player(&before, 0) {
        hands.press(Key::Enter);
    }
    assert_eq!(player(hands.window.book(), 0), player(&before, 1), "{:?}", hands.window.labels());
    hands.took("4, a draw and a swap", 25);
}

#[test]
fn a_substitute_and_an_abandoned_board() {
    let mut hands = hall();
    hands.go_to("r1 c fra");
    hands.press(Key::F4);
    hands.line("ole hansen 1904");
    let seat = &hands.window.book().rounds[0].boards[2].seats[Power::France];
    assert_eq!(seat.substitutes.len(), 1, "{:?}", hands.window.labels());
    let told = "no season was typed, so it is Fall 1904; for the spring type “Spring 1904”";
    assert!(hands.window.shows(told), "{:?}", hands.window.labels());
    hands.took("8, a substitute", 28);
    // Board D ended too early, and is not played on. An agreed draw needs its counts, and says so.
    hands.go_to("r1 d aus");
    hands.window.press_with(Modifiers::SHIFT, Key::F9);
    let needed = "type the final counts and the last year of this game first";
    assert!(hands.window.shows(needed), "{:?}", hands.window.labels());
    for count in [10, 8, 6, 4, 3, 2, 1] {
        hands.line(&count.to_string());
    }
    hands.go_to("r1 d aus");
    hands.window.press_with(Modifiers::SHIFT, Key::F9);
    assert!(hands.window.shows("type the last year of this game first (Ctrl+F9)"), "{:?}", hands.window.labels());
    hands.ctrl(Key::F9);
    hands.line("1904");
    hands.go_to("r1 d aus");
    hands.with(Modifiers::SHIFT, Key::F8);
    let board = &hands.window.book().rounds[0].boards[3];
    assert_eq!(board.ending, Ending::Abandoned, "{:?}", hands.window.labels());
    hands.took("8, a substitute and an abandoned board", 79);
}

#[test]
fn a_board_without_counts_is_abandoned_by_the_key_as_in_its_record() {
    let mut hands = hall();
    hands.go_to("r1 d aus");
    hands.with(Modifiers::SHIFT, Key::F8);
    let board = &hands.window.book().rounds[0].boards[3];
    assert_eq!(board.ending, Ending::Abandoned, "{:?}", hands.window.labels());
}

#[test]
fn twenty_eight_counts_by_keys() {
    let mut hands = hall();
    hands.go_to("r1 a aus");
    for board in 0..4 {
        for count in [10, 8, 6, 4, 3, 2, 1] {
            hands.line(&count.to_string());
        }
        let seats = &hands.window.book().rounds[0].boards[board].seats;
        assert_eq!(seats.values().filter_map(|seat| seat.centres.value()).sum::<u16>(), 34, "board {board}");
    }
    hands.took("9, 28 counts", 75);
}

#[test]
fn the_last_years_of_all_boards() {
    let mut hands = hall();
    hands.go_to("r1 a aus");
    hands.ctrl(Key::F9);
    for year in ["1908", "1909", "1907", "1909"] {
        hands.line(year);
    }
    let boards = &hands.window.book().rounds[0].boards;
    let years: Vec<u16> = boards.iter().filter_map(|board| board.end_year.value()).map(|year| year.0).collect();
    assert_eq!(years, [1908, 1909, 1907, 1909], "{:?}", hands.window.formula_line());
    hands.took("9, the last years of four boards", 31);
}

#[test]
fn shortened_names_are_typed_one_after_the_other() {
    let mut book = players();
    let round = book_with_boards(1, &["A"]).rounds.remove(0);
    book.apply(Edit::AddRound { position: topboard::book::RoundIx(0), round }).unwrap();
    let mut window = WindowTest::open(with_book(book));
    window.open_tab("Round 1");
    let mut hands = Hands::at(window);
    hands.go_to("r1 a aus");
    hands.press(Key::ArrowLeft);
    for name in ["lee", "hansen", "zorn", "ida", "york", "xan", "eide"] {
        hands.line(name);
    }
    let board = &hands.window.book().rounds[0].boards[0];
    let names: Vec<&str> =
        Power::ALL.iter().map(|power| hands.window.book().name_of(board.seats[*power].player)).collect();
    assert_eq!(names, ["Ann Lee", "Ole Hansen", "Vic Zorn", "Ida Moe", "Uma York", "Tom Xan", "Lars Eide"]);
    hands.took("12, seven shortened names", 48);
}

#[test]
fn a_board_from_a_mail() {
    for mail in [
        "Hi Lars, here's board C:\nAustria 11\nEngland: 5\nFrance - 3\nGermany 7\nItaly 4\nRussia 2\nTurkey 2",
        "A11 E5 F3 G7 I4 R2 T2",
        "11 5 3 7 4 2 2",
    ] {
        let mut hands = hall();
        hands.go_to("r1 c aus");
        hands.paste(mail);
        hands.press(Key::Enter);
        let seats = &hands.window.book().rounds[0].boards[2].seats;
        let counts: Vec<u16> = seats.values().filter_map(|seat| seat.centres.value().copied()).collect();
        assert_eq!(counts, [11, 5, 3, 7, 4, 2, 2], "{mail}: {:?}", hands.window.labels());
        hands.took("13, a board from a mail", 13);
    }
}

#[test]
fn a_correction_is_taken_back_from_another_tab() {
    let mut book = seated();
    fill_board(&mut book, BoardRef::new(0, 0), NAMES[..7].try_into().unwrap(), [10, 8, 6, 4, 3, 2, 1]);
    let mut window = WindowTest::open(with_book(book));
    window.open_tab("Round 1");
    let mut hands = Hands::at(window);
    hands.go_to("r1 a eng");
    hands.line("9");
    hands.window.open_tab("Standings");
    hands.ctrl(Key::Z);
    assert_eq!(hands.window.cell_text("Round 1 Board A England centres"), "8", "undo goes where it changes");
    hands.took("22, a correction and its undo", 14);
}

#[test]
fn the_clock_a_posting_and_a_dispute_are_one_key_away() {
    let mut hands = hall();
    hands.ctrl(Key::F6);
    assert!(hands.window.shows("Spring 1901"), "{:?}", hands.window.labels());
    hands.ctrl(Key::P);
    assert!(hands.window.has_dialog());
    hands.press(Key::Escape);
    hands.go_to("r1 c fra");
    hands.with(Modifiers::SHIFT, Key::F7);
    hands.paste("Spring 1902\nAustria: A Vie - Tyr\nItaly: A Ven - Tyr");
    assert!(hands.window.shows("Tyrolia"), "{:?}", hands.window.labels());
    hands.took("6, 14 and 20, the clock, a posting and a dispute", 15);
}

#[test]
fn a_yellow_card_for_late_orders() {
    let mut hands = hall();
    hands.ctrl(Key::F6);
    // The deadline of the first Spring has passed.
    hands.ctrl(Key::F8);
    hands.go_to("r1 b fra");
    hands.with(Modifiers::SHIFT, Key::F6);
    let seat = &hands.window.book().rounds[0].boards[1].seats[Power::France];
    assert_eq!(seat.cards.len(), 1, "{:?}", hands.window.labels());
    hands.took("7, a yellow card", 13);
}

#[test]
fn two_selected_seats_are_swapped_by_one_key() {
    let player =
        |hands: &Hands, board: usize, power: Power| hands.window.book().rounds[0].boards[board].seats[power].player;
    let mut hands = hall();
    let before = [(0, Power::France), (1, Power::Turkey)].map(|(board, power)| player(&hands, board, power));
    hands.window.click("Round 1 Board A France player");
    hands.window.click_with(Modifiers::COMMAND, "Round 1 Board B Turkey centres");
    hands.ctrl(Key::K);
    hands.press(Key::Enter);
    assert_eq!(
        [player(&hands, 1, Power::Turkey), player(&hands, 0, Power::France)],
        before,
        "{:?}",
        hands.window.labels()
    );
    hands.took("4, the swap of two selected seats", 2);
    // A range of two is the same, and a range of more is not.
    let before = [Power::France, Power::Germany].map(|power| player(&hands, 0, power));
    hands.go_to("r1 a fra");
    hands.with(Modifiers::SHIFT, Key::ArrowDown);
    hands.ctrl(Key::K);
    hands.press(Key::Enter);
    assert_eq!([Power::Germany, Power::France].map(|power| player(&hands, 0, power)), before);
    hands.with(Modifiers::SHIFT, Key::ArrowDown);
    hands.with(Modifiers::SHIFT, Key::ArrowDown);
    hands.ctrl(Key::K);
    assert!(hands.window.shows("4 seats are selected; select two"), "{:?}", hands.window.labels());
}

#[test]
fn a_chart_below_counts_that_are_there_already_is_typed_year_by_year() {
    let mut book = seated();
    let at_end = [10, 8, 6, 4, 3, 2, 1];
    fill_board(&mut book, BoardRef::new(0, 0), NAMES[..7].try_into().unwrap(), at_end);
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_book(book));
    window.open_tab("Round 1");
    let mut hands = Hands::at(window);
    hands.window.execute(Command::ToggleYears);
    hands.window.click("Round 1 Board A Austria centres 1901");
    for year in 1901..1909 {
        hands.window.assert_at(&format!("Board A · Austria · centres {year}"));
        for count in [5, 5, 5, 5, 5, 5, 4] {
            hands.line(&count.to_string());
        }
    }
    // The counts of the last year are those at the end.
    for count in at_end {
        hands.line(&count.to_string());
    }
    hands.window.assert_at("Board B · Austria · centres 1901");
}

#[test]
fn a_chart_by_year_without_a_remark() {
    let mut hands = hall();
    hands.window.execute(Command::ToggleYears);
    hands.keys += 1;
    hands.window.click("Round 1 Board A Austria centres 1901");
    for counts in [[5, 4, 5, 5, 4, 5, 4], [6, 4, 6, 5, 3, 5, 5], [7, 4, 7, 4, 2, 5, 5]] {
        for count in counts {
            hands.line(&count.to_string());
            assert!(hands.window.shows("no problems"), "{:?}", hands.window.labels());
        }
    }
    hands.window.assert_at("Board A · Austria · centres 1904");
    hands.took("10, three years of a chart", 43);
}

#[test]
fn an_import_over_the_seats_of_a_round_goes_to_that_round() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("round 1.csv");
    let rows = Power::ALL.iter().zip(NAMES).zip([10, 8, 6, 4, 3, 2, 1]);
    let rows: Vec<String> = rows.map(|((power, name), count)| format!("1,A,{power},{name},{count}")).collect();
    std::fs::write(&path, format!("round,board,power,player,centres\n{}\n", rows.join("\n"))).unwrap();
    let mut hands = hall();
    hands.window.open_tab("Players");
    hands.ctrl(Key::I);
    hands.window.type_path(&path);
    hands.keys += 1;
    hands.window.wait_for_text("Import preview");
    hands.press(Key::Enter);
    assert_eq!(hands.window.cell_text("Round 1 Board A England centres"), "8", "the round is in view");
    hands.took("15, a helper’s results", 4);
}

#[test]
fn the_sheets_of_a_drawn_round_are_one_key_away() {
    let mut hands = hall();
    hands.ctrl(Key::P);
    assert!(hands.window.has_dialog());
    for sheet in ["Board call", "Table sheets", "badges"] {
        let lower = sheet.to_lowercase();
        let is_listed = hands.window.labels().iter().any(|label| label.to_lowercase().contains(&lower));
        assert!(is_listed, "{sheet}: {:?}", hands.window.labels());
    }
    hands.press(Key::Escape);
    hands.took("5, the sheets of a round", 2);
}

#[test]
fn players_without_a_team_are_marked_by_name_and_drawn_into_teams() {
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_book(players()));
    window.execute(Command::WantsTeam);
    let mut hands = Hands::at(window);
    for name in ["ann", "ben", "cy", "dan", "eve", "fay"] {
        hands.write(name);
        hands.write(" ");
    }
    hands.press(Key::Escape);
    hands.window.execute(Command::ScratchTeams);
    hands.keys += 1;
    hands.press(Key::Enter);
    let teams = &hands.window.book().teams;
    let members: usize = teams.iter().map(|team| team.members.len()).sum();
    assert_eq!((teams.len(), members), (2, 6), "{:?}", hands.window.labels());
    hands.took("16, two scratch teams", 29);
}

/// WDC 2006 before its fifth round, without a decision about the top board.
pub(crate) fn engine_before_the_top_board() -> Engine {
    let mut engine = enter_boards(EventFolder("wdc-2006"), "WDC 2006", &[], |round, _| round != "5");
    engine.apply("nothing decided", Edit::TopBoard(TopBoard::default())).unwrap();
    engine
}

fn before_the_top_board() -> Hands {
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_engine(engine_before_the_top_board()));
    window.open_tab("Top board");
    Hands::at(window)
}

#[test]
fn the_top_board_loses_a_player_and_its_powers_are_chosen() {
    let mut hands = before_the_top_board();
    hands.window.click("Claim Rory Caldbeck answer");
    hands.keys += 1;
    hands.line("steps");
    assert_eq!(hands.window.cell_text("Claim Grant Wexcombe claim"), "seat, as a replacement");
    hands.window.click("Seat Thomas Kehrer power");
    hands.keys += 1;
    for power in ["r", "a", "i", "t", "g", "f", "e"] {
        hands.line(power);
    }
    hands.with(Modifiers::COMMAND | Modifiers::SHIFT, Key::M);
    let book = hands.window.book();
    let board = book.rounds[4].boards.iter().find(|board| board.is_top_board).unwrap();
    assert_eq!(book.name_of(board.seats[Power::Russia].player), "Thomas Kehrer");
    assert_eq!(book.name_of(board.seats[Power::England].player), "Grant Wexcombe");
    hands.took("17 and 18, the top board", 24);
}

#[test]
fn the_rest_of_the_last_round_is_drawn_beside_the_top_board() {
    let mut hands = before_the_top_board();
    hands.window.click("Seat Rory Caldbeck power");
    for power in ["r", "a", "i", "t", "g", "f", "e"] {
        hands.window.type_text(power);
        hands.window.press(Key::Enter);
    }
    hands.window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::M);
    let seats = |book: &Book| book.rounds[4].boards.iter().find(|board| board.is_top_board).unwrap().seats.clone();
    let before = seats(hands.window.book());
    hands.ctrl(Key::L);
    hands.window.click_button("Everybody is present");
    hands.keys += 1;
    hands.ctrl(Key::B);
    hands.window.wait_for_text("draw 1 of 1.");
    hands.press(Key::Enter);
    let book = hands.window.book();
    assert_eq!(seats(book), before, "the seven keep their seats");
    assert!(book.rounds[4].boards.len() > 1, "{:?}", hands.window.labels());
    hands.took("18, the draw of the rest of round 5", 4);
}

#[test]
fn the_last_results_name_the_champion_and_the_whole_set_is_posted() {
    let engine = enter_event(EventFolder("wdc-2006"), "WDC 2006", &[("5", "Top board")]);
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_engine(engine));
    window.open_tab("Standings");
    let mut hands = Hands::at(window);
    assert_eq!(hands.window.cell_text("Standings Owen Trelease place"), "T 1", "the champion is the first");
    // WDC 2006 holds the last round back until the ceremony.
    hands.window.execute(Command::ReleaseRound);
    hands.keys += 1;
    hands.window.open_tab("Awards");
    assert!(hands.window.shows("Best Austria"), "{:?}", hands.window.labels());
    hands.ctrl(Key::P);
    hands.window.wait_for_text("Due now");
    for notice in ["Standings", "Awards", "Top board", "Best countries"] {
        let tick = hands.window.get_by_role_and_label(Role::CheckBox, notice).accesskit_node().toggled();
        assert_eq!(tick, Some(Toggled::True), "{notice}: {:?}", hands.window.labels());
    }
    hands.took("19, the last posting", 2);
}

#[test]
fn the_workbook_is_one_key_and_a_path() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("open.xlsx");
    let mut window = WindowTest::open_sized([1366.0, 768.0], with_book(played()));
    window.open_tab("Standings");
    let mut hands = Hands::at(window);
    hands.ctrl(Key::E);
    hands.window.type_path(&path);
    hands.keys += 1;
    hands.window.wait_until("the workbook is written", |_| path.exists());
    hands.took("23, the workbook", 2);
}

#[test]
fn every_tab_is_whole_on_the_smallest_screen() {
    let size = [1024.0 + 2.0 * MARGIN, 640.0 + 2.0 * MARGIN];
    let mut window = WindowTest::open_sized(size, with_book(seated()));
    let mut cut = Vec::new();
    for tab in ["Players", "Round 1", "Standings", "Top board", "Teams", "Awards"] {
        window.open_tab(tab);
        window.run_steps(3);
        cut.extend(what_is_cut(&window, MARGIN, false).into_iter().map(|what| format!("{tab}: {what}")));
    }
    assert!(cut.is_empty(), "{}", cut.join("\n"));
}
