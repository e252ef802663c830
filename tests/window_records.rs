//! Roles, penalties, board records and the notebook in the window, used as by a director.
#![cfg(feature = "window")]
#![allow(clippy::unwrap_used, reason = "a helper of a test fails as a test does")]

use eframe::egui::{Event, Key, Modifiers, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use topboard::app::{Command, InitialBook, Topboard, theme};
use topboard::book::{
    Board, BoardField, BoardRef, Book, CellEntry, Edit, Person, PersonId, Power, Round, RoundIx, SeatField, Substitute,
    Year, notation,
};
use topboard::engine::Engine;
use topboard::figures::format_rounded;

type Window = Harness<'static, Topboard>;

/// One board scored by EuroDipCon 4, and a second board without players.
fn book() -> Book {
    let mut book = Book::default();
    book.event.system = Some("EuroDipCon 4".into());
    let boards = vec![Board::new("A"), Board::new("B")];
    book.apply(Edit::AddRound { position: RoundIx(0), round: Round { name: "1".into(), boards, ..Round::default() } })
        .unwrap();
    let at = BoardRef::new(0, 0);
    for (n, power) in Power::ALL.into_iter().enumerate() {
        let name = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"][n];
        book.apply(book.edit_to_seat(at.seat(power), name)).unwrap();
        let count = [3, 11, 8, 0, 1, 3, 8][n];
        book.apply(Edit::Seat(at.seat(power), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    book
}

fn window_with(book: Book) -> Window {
    let start = InitialBook::Loaded(Box::new(Engine::new(book)), "Test".into());
    let mut h = Harness::builder()
        .with_size([1280.0, 860.0])
        .with_pixels_per_point(1.0)
        .with_theme(Theme::Light)
        .with_max_steps(16)
        .with_context_setup(theme::install)
        .build_ui_state(|ui, window: &mut Topboard| window.ui(ui), Topboard::new(start).with_typed_paths());
    h.run();
    h
}

/// The text of a cell.
fn cell_value(h: &Window, label: &str) -> String {
    h.get_by_label(label).accesskit_node().value().unwrap_or_default()
}

fn is_shown(h: &Window, label: &str) -> bool {
    h.query_by_label(label).is_some()
}

fn click(h: &mut Window, label: &str) {
    h.get_by_label(label).click();
    h.run();
}

fn open_tab(h: &mut Window, name: &str) {
    h.get_by_role_and_label(Role::Tab, name).click();
    h.run();
}

fn type_text(h: &mut Window, text: &str) {
    h.event(Event::Text(text.into()));
    h.run();
}

fn press(h: &mut Window, key: Key) {
    h.key_press(key);
    h.run();
}

fn ctrl(h: &mut Window, key: Key) {
    h.key_press_modifiers(Modifiers::COMMAND, key);
    h.run();
}

/// Types a text into the cell of this name and presses Enter.
fn retype_cell(h: &mut Window, label: &str, text: &str) {
    click(h, label);
    type_text(h, text);
    press(h, Key::Enter);
}

/// Runs a command by its name through the command palette (Ctrl+P).
fn command(h: &mut Window, command: Command) {
    ctrl(h, Key::P);
    type_text(h, command.name().trim_end_matches('…'));
    press(h, Key::Enter);
}

#[test]
fn a_simple_event_has_four_columns_and_more_appear_when_needed() {
    let mut h = window_with(book());
    open_tab(&mut h, "Players");
    assert!(is_shown(&h, "Players Ann note") && !is_shown(&h, "Players Ann role"));
    command(&mut h, Command::AllColumns);
    retype_cell(&mut h, "Players Ben role", "removed");
    retype_cell(&mut h, "Players Ann carried on by", "Hal");
    retype_cell(&mut h, "Players Cléo penalties", "25% anonymity");
    assert_eq!(cell_value(&h, "Players Cléo penalties"), "25 % anonymity");
    assert_eq!(cell_value(&h, "Players Hal name"), "Hal", "a new name is added to the players");
    open_tab(&mut h, "Standings");
    assert_eq!(cell_value(&h, "Standings Ben place"), "–");
    assert_eq!(cell_value(&h, "Standings Hal total"), "4.00", "with Ann’s score");
    assert!(cell_value(&h, "Standings Cléo total").ends_with("14.63"));
    open_tab(&mut h, "Players");
    // When they are switched off again, only columns with data stay.
    command(&mut h, Command::AllColumns);
    assert!(is_shown(&h, "Players Ann role") && is_shown(&h, "Players Ann penalties"));
    assert!(!is_shown(&h, "Players Ann group") && !is_shown(&h, "Players Ann handicap"));
    // A column stays while the cursor is in it.
    click(&mut h, "Players Ann name");
    for _ in 0..3 {
        ctrl(&mut h, Key::Z);
    }
    assert!(!is_shown(&h, "Players Ann penalties") && !is_shown(&h, "Players Hal name"));
}

#[test]
fn a_penalty_without_an_amount_stays_in_its_cell_to_be_corrected() {
    let mut h = window_with(book());
    open_tab(&mut h, "Players");
    command(&mut h, Command::AllColumns);
    retype_cell(&mut h, "Players Eve penalties", "very rude");
    assert!(h.query_by_label_contains("does not begin with an amount").is_some());
    assert_eq!(h.state().engine().book().people[4].penalties, []);
    ctrl(&mut h, Key::A);
    type_text(&mut h, "5 very rude");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Players Eve penalties"), "5 very rude");
}

#[test]
fn a_ruling_is_recorded_with_its_board_and_can_be_found() {
    let mut h = window_with(book());
    assert!(
        h.query_by_role_and_label(Role::Tab, "Notebook").is_none(),
        "an event without a notebook has no tab for it"
    );
    click(&mut h, "Round 1 Board B France player");
    command(&mut h, Command::WriteNote);
    assert_eq!(cell_value(&h, "Notebook new board"), "R1 B");
    type_text(&mut h, "Orders of Austria read aloud: the misorder stands.");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Notebook 1 board"), "R1 B");
    let time = cell_value(&h, "Notebook 1 time");
    let form: String = time.chars().map(|c| if c.is_ascii_digit() { '9' } else { c }).collect();
    assert_eq!(form, "9999-99-99 99:99", "the time is filled in");
    press(&mut h, Key::Home);
    h.event(Event::Paste("2006-08-12 15:00\t\tLunch is late.\n2006-08-12 15:30\tR1 A\tThe clock stopped.".into()));
    h.run();
    assert_eq!(h.state().engine().book().notebook.len(), 3);
    ctrl(&mut h, Key::F);
    type_text(&mut h, "misorder");
    press(&mut h, Key::Enter);
    assert!(h.query_by_label_contains("Formula line: Notebook 1 text").is_some());
    command(&mut h, Command::RemoveNote);
    assert!(!is_shown(&h, "Notebook 3 text"));
    ctrl(&mut h, Key::Z);
    ctrl(&mut h, Key::F);
    type_text(&mut h, "r1-b");
    press(&mut h, Key::Enter);
    assert!(h.query_by_label_contains("Formula line: R1 · Board B").is_some());
}

#[test]
fn substitutes_and_penalties_are_shown_at_the_seat() {
    let mut book = book();
    let hal = Person::new(PersonId(8), "Hal");
    let seat = BoardRef::new(0, 0).seat(Power::France);
    for edit in [
        Edit::AddPerson { position: 7, person: hal },
        Edit::Seat(seat, SeatField::Substitutes(vec![Substitute { player: PersonId(8), start: "Fall 1903".into() }])),
        Edit::Seat(seat, SeatField::Penalties(notation::parse_penalties("25 % joined late").unwrap())),
        Edit::Board(seat.board, BoardField::IsTopBoard(true)),
    ] {
        book.apply(edit).unwrap();
    }
    let mut h = window_with(book);
    assert!(h.query_by_label_contains("Round 1 Board A France player").is_some());
    assert_eq!(cell_value(&h, "Round 1 Board A France player"), "Cléo › Hal · −25 %");
    assert_eq!(cell_value(&h, "Round 1 Board A title player"), "top board, ended");
    // Editing starts with the player’s name alone.
    click(&mut h, "Round 1 Board A France player");
    press(&mut h, Key::F2);
    type_text(&mut h, " Clark");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 1 Board A France player"), "Cléo Clark › Hal · −25 %");
}

#[test]
fn sit_outs_are_typed_below_the_boards_if_they_have_a_score() {
    let mut h = window_with(book());
    assert!(!is_shown(&h, "Round 1 sat out"));
    let mut book = book();
    book.event.rules = "With sit-outs".into();
    book.rulesets = vec!["name = \"With sit-outs\"\nsystem = \"EuroDipCon 4\"\n[total]\nsitting_out = 12\n".into()];
    for (n, name) in [(0, "Hal"), (1, "Ivy")] {
        book.apply(Edit::AddPerson { position: 7, person: Person::new(PersonId(8 + n), name) }).unwrap();
    }
    h = window_with(book);
    click(&mut h, "Round 1 sat out");
    // A name is completed, and so is the next one after a semicolon.
    type_text(&mut h, "ha");
    press(&mut h, Key::Enter);
    click(&mut h, "Round 1 sat out");
    press(&mut h, Key::F2);
    type_text(&mut h, "; iv");
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Round 1 sat out"), "Hal; Ivy");
    open_tab(&mut h, "Standings");
    assert_eq!(cell_value(&h, "Standings Ivy total"), "12.00");
}

#[test]
fn a_postal_game_is_entered_year_by_year_and_is_provisional_until_it_ends() {
    let mut book = Book::default();
    book.event.rules = "Campo di Marte games".into();
    let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    let at = BoardRef::new(0, 0);
    let counts = [[3, 4, 5, 5, 4, 6, 4], [0, 5, 6, 6, 3, 7, 7], [0, 6, 8, 7, 0, 6, 7]];
    for (n, power) in Power::ALL.into_iter().enumerate() {
        for (year, counts) in (1901..).zip(counts) {
            book.apply(book.edit_to_enter_count(at.seat(power), Year(year), CellEntry::Value(counts[n]))).unwrap();
        }
    }
    let mut h = window_with(book);
    // The scoring system uses missed orders, so there is a column for them.
    click(&mut h, "Round 1 Board A Austria missed orders");
    h.event(Event::Paste("1\t0\n0\t0\n0\t0\n2\t1\n0\t0\n0\t0\n0\t0".into()));
    h.run();
    let england = |h: &Window| format_rounded(h.state().engine().score(at.seat(Power::England)).unwrap(), 2);
    assert_eq!(england(&h), "19.29");
    assert_eq!(cell_value(&h, "Round 1 Board A title player"), "running");
    retype_cell(&mut h, "Round 1 Board A ended", "1903");
    assert_eq!(cell_value(&h, "Round 1 Board A title player"), "ended");
    assert_ne!(england(&h), "19.29");
}

/// A board scored by WDC 2006 after the chart of 1905, when Italy was eliminated.
fn running_board() -> Book {
    let mut book = book();
    book.event.rules = "WDC 2006".into();
    book.event.system = None;
    let at = BoardRef::new(0, 0);
    for (year, counts) in [(1904, [6, 5, 5, 5, 1, 6, 6]), (1905, [7, 5, 5, 5, 0, 6, 6])] {
        for power in Power::ALL {
            let seat = at.seat(power);
            book.apply(book.edit_to_enter_count(seat, Year(year), CellEntry::Value(counts[power.index()]))).unwrap();
            book.apply(Edit::Seat(seat, SeatField::Centres(CellEntry::Blank))).unwrap();
        }
    }
    book
}

#[test]
fn a_draw_vote_that_passes_ends_its_game_in_one_step() {
    let mut h = window_with(running_board());
    click(&mut h, "Round 1 Board A France player");
    press(&mut h, Key::F4);
    assert_eq!(cell_value(&h, "Record title"), "Round 1, board A: running, 1905");
    assert!(cell_value(&h, "Record rules").starts_with(
        "By WDC 2006: a draw includes all survivors; a draw can be proposed after the chart of 1905 at the earliest; the last year is 1909."
    ));
    retype_cell(&mut h, "Record draw 1 by", "a");
    assert_eq!(cell_value(&h, "Record draw 1 draw proposed"), "Fall 1905", "after the newest chart");
    assert_eq!(cell_value(&h, "Record draw 1 for"), "all survivors");
    assert_eq!(cell_value(&h, "Record title"), "Round 1, board A: draw proposed in Fall 1905");
    retype_cell(&mut h, "Record draw 1 outcome", "passed");
    assert!(h.query_by_label_contains("shared by Austria, England, France, Germany, Russia, Turkey").is_some());
    press(&mut h, Key::Enter);
    assert_eq!(cell_value(&h, "Record title"), "Round 1, board A: draw of 6, 1905");
    press(&mut h, Key::F4);
    assert_eq!(cell_value(&h, "Round 1 Board A title player"), "ended in a draw");
    assert_eq!(cell_value(&h, "Round 1 Board A Russia draw"), "yes");
    assert!(h.state().engine().score(BoardRef::new(0, 0).seat(Power::Italy)).is_some());
    ctrl(&mut h, Key::Z);
    assert_eq!(
        cell_value(&h, "Round 1 Board A title player"),
        "draw proposed in Fall 1905",
        "the vote and the end are one step"
    );
}

#[test]
fn a_draw_vote_that_is_too_early_is_recorded_with_a_remark() {
    let mut h = window_with(running_board());
    click(&mut h, "Round 1 Board A France player");
    press(&mut h, Key::F4);
    retype_cell(&mut h, "Record draw 1 draw proposed", "s05");
    retype_cell(&mut h, "Record draw 1 for", "AF");
    let problems = || h.state().engine().problems().iter().map(|problem| problem.message.clone()).collect::<Vec<_>>();
    assert_eq!(
        problems(),
        [
            "a draw was proposed in Spring 1905; under WDC 2006 no draw is possible before the chart of 1905",
            "the draw proposed in Spring 1905 leaves England out; under WDC 2006 a draw includes all survivors",
        ]
    );
    // An emptied proposal is removed.
    click(&mut h, "Record draw 1 draw proposed");
    press(&mut h, Key::Delete);
    assert_eq!(h.state().engine().problems(), []);
}

#[test]
fn events_at_a_seat_are_typed_in_the_record() {
    let mut h = window_with(book());
    click(&mut h, "Round 1 Board A France centres");
    command(&mut h, Command::BoardRecord);
    retype_cell(&mut h, "Record France substitutes", "Hal from f03");
    assert_eq!(cell_value(&h, "Record France substitutes"), "Hal from Fall 1903");
    assert_eq!(cell_value(&h, "Record France result goes to"), "Cléo", "the player who started the game");
    retype_cell(&mut h, "Record France cards", "y s04 late orders");
    retype_cell(&mut h, "Record France penalties", "25% joined late");
    retype_cell(&mut h, "Record France cards", "green");
    assert!(h.query_by_label_contains("“green” is not a card").is_some());
    press(&mut h, Key::Escape);
    assert_eq!(cell_value(&h, "Record France cards"), "yellow Spring 1904 late orders");
    retype_cell(&mut h, "Record top board", "yes");
    press(&mut h, Key::F4);
    assert_eq!(cell_value(&h, "Round 1 Board A France player"), "Cléo › Hal · yellow · −25 %");
    let game = h.state().engine().standings().row(PersonId(3)).unwrap().games[0];
    assert_eq!(game.score.map(|score| format_rounded(score, 3)).as_deref(), Some("14.625"), "19.50 less a quarter");
    assert!(game.at_top_board);
    open_tab(&mut h, "Players");
    assert_eq!(cell_value(&h, "Players Hal role"), "reserve", "a substitute is not an entrant");
}

#[test]
fn a_note_is_typed_in_the_record_and_then_in_the_round() {
    let mut h = window_with(book());
    assert!(!is_shown(&h, "Round 1 Board A France note"), "a round without notes has no column for them");
    click(&mut h, "Round 1 Board A France player");
    command(&mut h, Command::BoardRecord);
    retype_cell(&mut h, "Record France note", "arrived late");
    open_tab(&mut h, "Round 1");
    assert_eq!(cell_value(&h, "Round 1 Board A France note"), "arrived late");
    retype_cell(&mut h, "Round 1 Board A Italy note", "left early");
    assert_eq!(h.state().engine().book().rounds[0].boards[0].seats[Power::Italy].note, "left early");
    for _ in 0..2 {
        ctrl(&mut h, Key::Z);
    }
    assert!(!is_shown(&h, "Round 1 Board A France note"));
}
