//! Roles, penalties, board records and the notebook in the window, used as by a director.

use crate::common::fit::shortened_texts;
use crate::common::window::{WindowTest, add_players, event_of_players, with_book};
use eframe::egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use topboard::app::Command;
use topboard::book::{
    Board, BoardField, BoardRef, Book, CellAddress, CellEntry, DrawProposal, Edit, GameStage, Person, PersonColumn,
    PersonField, PersonId, Power, ProposalOutcome, Round, RoundIx, Season, SeatColumn, SeatField, Substitute, Year,
    notation,
};
use topboard::engine::Engine;
use topboard::figures::format_rounded;
use topboard::languages::window_sentences::{first_steps, players_tab, shell};
use topboard::languages::{Language, recorded_moment_in_window, set_window_language};

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
        book.apply(Edit::Seat(at.seat(power).first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    book
}

#[test]
fn a_simple_event_has_four_columns_and_more_appear_when_needed() {
    let mut h = WindowTest::open(with_book(book()));
    h.open_tab("Players");
    assert!(h.has("Players Ann note") && !h.has("Players Ann role"));
    h.command(Command::AllColumns);
    h.enter_text("Players Ben role", "removed");
    h.enter_text("Players Ann carried on by", "Hal");
    h.enter_text("Players Cléo penalties", "25% anonymity");
    assert_eq!(h.cell_text("Players Cléo penalties"), "25 % anonymity");
    assert_eq!(h.cell_text("Players Hal name"), "Hal", "a new name is added to the players");
    h.open_tab("Standings");
    assert_eq!(h.cell_text("Standings Ben place"), "–");
    assert_eq!(h.cell_text("Standings Hal total"), "4.00", "with Ann’s score");
    assert!(h.cell_text("Standings Cléo total").ends_with("14.63"));
    h.open_tab("Players");
    // When they are switched off again, only columns with data stay.
    h.command(Command::AllColumns);
    assert!(h.has("Players Ann role") && h.has("Players Ann penalties"));
    assert!(!h.has("Players Ann group") && !h.has("Players Ann handicap"));
    // A column stays while the cursor is in it.
    h.click("Players Ann name");
    for _ in 0..3 {
        h.ctrl(Key::Z);
    }
    assert!(!h.has("Players Hal name") && !h.has("Players Ann group") && !h.has("Players Ann handicap"));
}

#[test]
fn a_penalty_without_an_amount_stays_in_its_cell_to_be_corrected() {
    let mut h = WindowTest::open(with_book(book()));
    h.open_tab("Players");
    h.command(Command::AllColumns);
    h.enter_text("Players Eve penalties", "very rude");
    assert!(h.query_by_label_contains("does not begin with an amount").is_some());
    assert_eq!(h.book().people[4].penalties, []);
    h.ctrl(Key::A);
    h.type_text("5 very rude");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Players Eve penalties"), "5 very rude");
}

#[test]
fn a_ruling_is_recorded_with_its_board_and_can_be_found() {
    let mut h = WindowTest::open(with_book(book()));
    assert!(!h.has_tab("Notebook"), "an event without a notebook has no tab for it");
    h.click("Round 1 Board B France player");
    h.command(Command::WriteNote);
    assert_eq!(h.cell_text("Notebook new board"), "R1 B");
    h.type_text("Orders of Austria read aloud: the misorder stands.");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Notebook 1 board"), "R1 B");
    let time = h.book().notebook[0].time.clone();
    let form: String = time.chars().map(|c| if c.is_ascii_digit() { '9' } else { c }).collect();
    assert_eq!(form, "9999-99-99 99:99", "the time is filled in");
    assert_eq!(h.cell_text("Notebook 1 time"), recorded_moment_in_window(&time), "it is shown in words");
    h.press(Key::Home);
    h.paste("2006-08-12 15:00\t\tLunch is late.\n2006-08-12 15:30\tR1 A\tThe clock stopped.");
    assert_eq!(h.book().notebook.len(), 3);
    assert_eq!(h.book().notebook[1].time, "2006-08-12 15:00");
    let lunch = h.cell_text("Notebook 2 time");
    assert_eq!(lunch, "12 August 2006, 15:00");
    // One types the moment as it is shown.
    h.click("Notebook 2 time");
    h.press(Key::F2);
    h.type_text("5");
    h.press(Key::Enter);
    assert_eq!(h.book().notebook[1].time, "12 August 2006, 15:005");
    h.click("Notebook 2 time");
    h.press(Key::F2);
    h.press(Key::Backspace);
    h.press(Key::Enter);
    assert_eq!(h.book().notebook[1].time, "2006-08-12 15:00");
    h.enter_text("Notebook 2 time", "2006-08-12 15:00");
    assert_eq!(h.book().notebook[1].time, "2006-08-12 15:00", "or as it is kept");
    h.ctrl(Key::F);
    h.type_text("misorder");
    h.press(Key::Enter);
    assert!(h.query_by_label_contains("Formula line: Notebook 1 text").is_some());
    h.command(Command::RemoveNote);
    assert!(!h.has("Notebook 3 text"));
    h.ctrl(Key::Z);
    h.ctrl(Key::F);
    h.type_text("r1-b");
    h.press(Key::Enter);
    assert!(h.query_by_label_contains("Formula line: R1 · Board B").is_some());
}

#[test]
fn moments_of_sign_up_are_shown_in_words_and_sorted_as_moments() {
    let mut book = event_of_players(["Ann", "Ben", "Cy"], "WDC 2006");
    for (player, moment) in (1..).zip(["2026-03-17T21:40", "2026-03-07 09:15", "2026-10-01"]) {
        book.apply(Edit::Person(PersonId(player), PersonField::SignedUp(moment.into()))).unwrap();
    }
    let round = Round { name: "1".into(), ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    let mut h = WindowTest::open(with_book(book));
    h.open_tab("Players");
    assert_eq!(h.cell_text("Players Ann signed up"), "17 March 2026, 21:40");
    assert_eq!(h.cell_text("Players Cy signed up"), "1 October 2026");
    h.click("Players heading signed up");
    let top = |name: &str| h.get_by_label(&format!("Players {name} signed up")).rect().top();
    assert!(top("Ben") < top("Ann") && top("Ann") < top("Cy"), "7 March, 17 March, 1 October");
    h.enter_text("Players Cy signed up", "2 March 2026, 08:00");
    assert_eq!(h.book().people[2].signed_up, "2026-03-02 08:00");
    h.execute(Command::RollCall);
    assert_eq!(h.cell_text("Roll Ben signed up"), "7 March 2026, 09:15");
}

#[test]
fn a_moment_is_read_and_typed_in_the_bar_in_the_order_of_the_language() {
    for (language, shown, typed) in [
        (Language::English, "7 March 2026, 09:15", "8 March 2026, 09:15"),
        (Language::German, "7. März 2026, 09:15", "8.3.2026 09:15"),
        (Language::French, "7 mars 2026, 09:15", "08/03/2026 09:15"),
        (Language::Italian, "7 marzo 2026, 09:15", "8/3/2026 09:15"),
    ] {
        set_window_language(language);
        let mut book = event_of_players(["Ann", "Ben"], "WDC 2006");
        book.apply(Edit::Person(PersonId(1), PersonField::SignedUp("2026-03-07 09:15".into()))).unwrap();
        let mut h = WindowTest::open(with_book(book));
        h.open_tab(players_tab::title());
        let cell = players_tab::cell_of_player("Ann", PersonColumn::SignedUp.name_in_window());
        h.click(&cell);
        let bar = shell::formula_line("");
        let is_in_bar = |label: &String| label.starts_with(bar.trim_end()) && label.contains(shown);
        assert!(h.labels().iter().any(is_in_bar), "{language:?}: {:?}", h.labels());
        h.press(Key::F2);
        h.press(Key::Enter);
        assert_eq!(h.book().people[0].signed_up, "2026-03-07 09:15", "{language:?}: nothing was typed");
        h.enter_text(&cell, typed);
        assert_eq!(h.book().people[0].signed_up, "2026-03-08 09:15", "{language:?}");
        h.enter_text(&cell, "2026-03-09 10:00");
        assert_eq!(h.book().people[0].signed_up, "2026-03-09 10:00", "{language:?}");
        if language == Language::English {
            h.enter_text(&cell, "3/11/2026");
            let told = "“3/11/2026” is no certain date and stays as it is";
            assert!(h.labels().iter().any(|label| label.starts_with(told)), "{:?}", h.labels());
        }
    }
}

#[test]
fn the_end_of_sign_up_is_shown_and_typed_in_the_order_of_the_language() {
    for (language, shown) in [(Language::English, "31 July 2006"), (Language::German, "31. Juli 2006")] {
        set_window_language(language);
        let mut h = WindowTest::open(with_book(book()));
        h.execute(Command::NameEvent);
        h.retype_field(first_steps::field_sign_up(), "31.7.2006");
        h.press(Key::Enter);
        assert_eq!(h.book().event.sign_up_closed, "2006-07-31", "{language:?}");
        h.execute(Command::NameEvent);
        assert_eq!(h.field_text(first_steps::field_sign_up()), shown);
    }
}

#[test]
fn substitutes_and_penalties_are_shown_at_the_seat() {
    let mut book = book();
    let hal = Person::new(PersonId(8), "Hal");
    let seat = BoardRef::new(0, 0).seat(Power::France);
    for edit in [
        Edit::AddPerson { position: 7, person: hal },
        Edit::Seat(
            seat.first_id(),
            SeatField::Substitutes(vec![Substitute { player: PersonId(8), start: "Fall 1903".into() }]),
        ),
        Edit::Seat(seat.first_id(), SeatField::Penalties(notation::parse_penalties("25 % joined late").unwrap())),
        Edit::Board(seat.board.first_id(), BoardField::IsTopBoard(true)),
    ] {
        book.apply(edit).unwrap();
    }
    let mut h = WindowTest::open(with_book(book));
    assert!(h.query_by_label_contains("Round 1 Board A France player").is_some());
    assert_eq!(h.cell_text("Round 1 Board A France player"), "Cléo › Hal · −25 %");
    assert_eq!(h.cell_text("Round 1 Board A title player"), "top board");
    // Editing starts with the player’s name alone.
    h.click("Round 1 Board A France player");
    h.press(Key::F2);
    h.type_text(" Clark");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 Board A France player"), "Cléo Clark › Hal · −25 %");
}

#[test]
fn sit_outs_are_typed_below_the_boards_if_they_have_a_score() {
    let mut h = WindowTest::open(with_book(book()));
    assert!(!h.has("Round 1 sat out"));
    let mut book = book();
    book.event.rules = "With sit-outs".into();
    book.rulesets = vec!["name = \"With sit-outs\"\nsystem = \"EuroDipCon 4\"\n[total]\nsitting_out = 12\n".into()];
    for (n, name) in [(0, "Hal"), (1, "Ivy")] {
        book.apply(Edit::AddPerson { position: 7, person: Person::new(PersonId(8 + n), name) }).unwrap();
    }
    h = WindowTest::open(with_book(book));
    h.click("Round 1 sat out");
    // A name is completed, and so is the next one after a semicolon.
    h.type_text("ha");
    h.press(Key::Enter);
    h.click("Round 1 sat out");
    h.press(Key::F2);
    h.type_text("; iv");
    h.press(Key::Enter);
    assert_eq!(h.cell_text("Round 1 sat out"), "Hal; Ivy");
    h.open_tab("Standings");
    assert_eq!(h.cell_text("Standings Ivy total"), "12.00");
}

#[test]
fn a_list_of_sit_outs_is_whole_where_it_goes_on_behind_the_frozen_columns() {
    let mut book = book();
    book.event.rules = "With sit-outs".into();
    book.rulesets = vec!["name = \"With sit-outs\"\nsystem = \"EuroDipCon 4\"\n[total]\nsitting_out = 12\n".into()];
    for (n, name) in [(0, "Ewa Wiśniewska-Nowak"), (1, "Zdeněk Dvořák")] {
        book.apply(Edit::AddPerson { position: 7, person: Person::new(PersonId(8 + n), name) }).unwrap();
    }
    let mut h = WindowTest::open_sized([1024.0, 900.0], with_book(book));
    let left = |board: &str| h.get_by_label(&format!("Round 1 Board {board} France player")).rect().left();
    assert_eq!(left("A"), left("B"), "the boards are below each other, so two columns are frozen");
    h.enter_text("Round 1 sat out", "Ewa Wiśniewska-Nowak; Zdeněk Dvořák");
    h.run_steps(3);
    assert_eq!(h.cell_text("Round 1 sat out"), "Ewa Wiśniewska-Nowak; Zdeněk Dvořák");
    let cut: Vec<String> = shortened_texts(&h).into_iter().filter(|text| text.contains("Ewa")).collect();
    assert!(cut.is_empty(), "{cut:?}");
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
    let mut h = WindowTest::open(with_book(book));
    // The scoring system uses missed orders, so there is a column for them.
    h.click("Round 1 Board A Austria missed orders");
    h.paste("1\t0\n0\t0\n0\t0\n2\t1\n0\t0\n0\t0\n0\t0");
    h.press(Key::Enter);
    let england = |h: &WindowTest| format_rounded(h.engine().score(at.seat(Power::England)).unwrap(), 2);
    assert_eq!(england(&h), "19.29");
    assert_eq!(h.cell_text("Round 1 Board A ended"), "running 1903");
    h.enter_text("Round 1 Board A ended", "1903");
    assert_eq!(h.cell_text("Round 1 Board A ended"), "34 · ended 1903: how?");
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
            book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Blank))).unwrap();
        }
    }
    book
}

#[test]
fn a_draw_vote_that_passes_ends_its_game_in_one_step() {
    let mut h = WindowTest::open(with_book(running_board()));
    h.click("Round 1 Board A France player");
    h.press(Key::F4);
    assert_eq!(h.cell_text("Record title"), "Round 1, board A: running, 1905");
    assert!(h.shows(
        "By WDC 2006: a draw includes all survivors; a draw can be proposed after the chart of 1905 at the earliest; the last year is 1909."
    ));
    h.enter_text("Record draw 1 by", "a");
    assert_eq!(h.cell_text("Record draw 1 draw proposed"), "Fall 1905", "after the newest chart");
    assert_eq!(h.cell_text("Record draw 1 for"), "all survivors");
    assert_eq!(h.cell_text("Record title"), "Round 1, board A: draw proposed in Fall 1905");
    h.enter_text("Record draw 1 outcome", "passed");
    assert!(h.query_by_label_contains("shared by Austria, England, France, Germany, Russia, Turkey").is_some());
    assert!(!h.has_dialog(), "somebody types on");
    h.press_with(Modifiers::ALT, Key::Y);
    assert_eq!(h.cell_text("Record title"), "Round 1, board A: draw of 6, 1905");
    h.press(Key::F4);
    assert_eq!(h.cell_text("Round 1 Board A ended"), "34 · ended in a draw 1905");
    assert_eq!(h.cell_text("Round 1 Board A Russia draw"), "yes");
    assert!(h.engine().score(BoardRef::new(0, 0).seat(Power::Italy)).is_some());
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("Round 1 Board A ended"), "draw proposed in Fall 1905", "the vote and the end are one step");
}

#[test]
fn a_passed_draw_waits_in_view_for_its_chart_and_ends_the_game_with_it() {
    let mut book = running_board();
    // The chart of 1905 lacks a count.
    book.rounds[0].boards[0].charts[1].centres[Power::Turkey] = CellEntry::Blank;
    let mut h = WindowTest::open(with_book(book));
    h.click("Round 1 Board A France player");
    h.press(Key::F4);
    h.enter_text("Record draw 1 draw proposed", "f05");
    h.enter_text("Record draw 1 outcome", "passed");
    assert!(!h.has_dialog());
    let problems = |h: &WindowTest| {
        h.engine().problems().iter().map(|problem| problem.message.clone()).collect::<Vec<_>>().join("; ")
    };
    assert!(problems(&h).contains("the draw of Fall 1905 passed, and waits for the complete chart of 1905"));
    h.press(Key::F4);
    assert!(h.cell_text("Round 1 Board A ended").starts_with("draw passed in Fall 1905, chart missing"));
    assert_eq!(h.engine().stage(BoardRef::new(0, 0)), GameStage::Running(Some(Year(1904))));
    h.enter_text("Round 1 Board A Turkey centres 1905", "6");
    assert_eq!(h.engine().stage(BoardRef::new(0, 0)), GameStage::Ended);
    assert!(h.shows("Round 1, board A has ended: the draw of Fall 1905 passed, and the counts of 1905 are final."));
    assert!(!problems(&h).contains("waits"), "{}", problems(&h));
    // The last count and the end are one step.
    h.ctrl(Key::Z);
    assert_eq!(h.engine().stage(BoardRef::new(0, 0)), GameStage::Running(Some(Year(1904))));
}

#[test]
fn a_passed_draw_ends_the_game_with_the_counts_at_the_end_where_no_chart_is_kept() {
    let mut book = book();
    book.event.rules = "WDC 2006".into();
    let second = BoardRef::new(0, 1);
    for power in Power::ALL {
        book.apply(book.edit_to_seat(second.seat(power), &format!("{power} Lee"))).unwrap();
    }
    let mut h = WindowTest::open(with_book(book));
    h.click("Round 1 Board B France player");
    h.press(Key::F4);
    h.enter_text("Record draw 1 draw proposed", "f05");
    h.enter_text("Record draw 1 outcome", "passed");
    h.press(Key::F4);
    h.click("Round 1 Board B Austria centres");
    for count in ["3", "11", "8", "0", "1", "3", "8"] {
        h.type_letters(count);
        h.press(Key::Enter);
    }
    assert_eq!(h.cell_text("Round 1 Board B ended"), "34 · ended in a draw 1905", "{:?}", h.labels());
    h.ctrl(Key::Z);
    let board = &h.book().rounds[0].boards[1];
    assert!(board.seats[Power::Turkey].centres.is_blank() && board.end_year.is_blank(), "one step");
}

#[test]
fn a_power_that_is_out_after_the_passed_draw_is_a_problem() {
    let mut book = running_board();
    let (by, members, note) = (None, Vec::new(), String::new());
    let outcome = ProposalOutcome::Passed;
    let vote = DrawProposal { year: Year(1905), season: Season::Fall, proposer: by, members, outcome, note };
    book.rounds[0].boards[0].proposals.push(vote);
    book.rounds[0].boards[0].seats[Power::Turkey].eliminated = CellEntry::Value(Year(1907));
    let engine = Engine::new(book);
    let told: Vec<&str> = engine.problems().iter().map(|problem| problem.message.as_str()).collect();
    let wanted = "the draw passed in Fall 1905 counts the chart of 1905, but Turkey is out in 1907";
    assert!(told.contains(&wanted), "{told:?}");
    assert!(told.iter().any(|told| told.starts_with("the draw of Fall 1905 passed, but it has not ended the game")));
}

#[test]
fn a_draw_vote_that_is_too_early_is_recorded_with_a_remark() {
    let mut h = WindowTest::open(with_book(running_board()));
    h.click("Round 1 Board A France player");
    h.press(Key::F4);
    h.enter_text("Record draw 1 draw proposed", "s05");
    h.enter_text("Record draw 1 for", "AF");
    let problems = || h.engine().problems().iter().map(|problem| problem.message.clone()).collect::<Vec<_>>();
    assert_eq!(
        problems(),
        [
            "a draw was proposed in Spring 1905; under WDC 2006 no draw is possible before the chart of 1905",
            "the draw proposed in Spring 1905 leaves England out; under WDC 2006 a draw includes all survivors",
        ]
    );
    // An emptied proposal is removed.
    h.click("Record draw 1 draw proposed");
    h.press(Key::Delete);
    assert_eq!(h.engine().problems(), []);
}

#[test]
fn a_player_of_the_board_names_the_power_that_proposed_a_draw() {
    let mut book = running_board();
    let france = BoardRef::new(0, 0).seat(Power::France);
    book.apply(book.edit_to_seat(france, "Peter O'Brien")).unwrap();
    let mut h = WindowTest::open(with_book(book));
    h.click("Round 1 Board A France player");
    h.press(Key::F4);
    for typed in ["Peter", "peter o", "Peter O'Brien", "fr"] {
        h.click("Record draw 1 by");
        h.press(Key::Delete);
        h.enter_text("Record draw 1 by", typed);
        assert_eq!(h.cell_text("Record draw 1 by"), "France", "{typed}");
    }
    h.enter_text("Record draw 1 by", "Zed");
    assert!(h.shows("“Zed” is not a power"), "{:?}", h.labels());
}

#[test]
fn events_at_a_seat_are_typed_in_the_record() {
    let mut h = WindowTest::open(with_book(book()));
    h.click("Round 1 Board A France centres");
    h.command(Command::BoardRecord);
    h.enter_text("Record France substitutes", "Hal from f03");
    assert_eq!(h.cell_text("Record France substitutes"), "Hal from Fall 1903");
    assert_eq!(h.cell_text("Record France result goes to"), "Cléo", "the player who started the game");
    h.enter_text("Record France cards", "y s04 late orders");
    h.enter_text("Record France penalties", "25% joined late");
    h.enter_text("Record France cards", "green");
    assert!(h.query_by_label_contains("“green” is not a card").is_some());
    h.press(Key::Escape);
    assert_eq!(h.cell_text("Record France cards"), "yellow Spring 1904 late orders");
    assert!(!h.shows("“green” is not a card"), "the message goes with the text");
    h.enter_text("Record top board", "yes");
    // Undo goes to the cell of the record.
    h.open_tab("Players");
    h.ctrl(Key::Z);
    assert_eq!(h.cell_text("Record top board"), "");
    assert!(h.is_selected("Record top board"));
    h.ctrl(Key::Y);
    h.press(Key::F4);
    assert_eq!(h.cell_text("Round 1 Board A France player"), "Cléo › Hal · yellow · −25 %");
    let game = h.engine().standings().row(PersonId(3)).unwrap().games[0];
    assert_eq!(game.score.map(|score| format_rounded(score, 3)).as_deref(), Some("14.625"), "19.50 less a quarter");
    assert!(game.at_top_board);
    h.open_tab("Players");
    assert_eq!(h.cell_text("Players Hal role"), "reserve", "a substitute is not an entrant");
}

#[test]
fn a_part_of_a_name_before_the_season_means_the_substitute_in_the_list() {
    let mut book = book();
    add_players(&mut book, ["Timo Yli-Hallila", "Ole Hansen"]);
    let mut h = WindowTest::open(with_book(book));
    let people = h.book().people.len();
    h.click("Round 1 Board A France centres");
    h.command(Command::BoardRecord);
    for typed in ["timo 1904", "timo y 1904", "hallila from f04", "yli-hallila (since 1904)"] {
        h.click("Record France substitutes");
        h.press(Key::Delete);
        h.enter_text("Record France substitutes", typed);
        assert_eq!(h.cell_text("Record France substitutes"), "Timo Yli-Hallila from Fall 1904", "{typed}");
    }
    h.enter_text("Record France substitutes", "hansen 1903; timo 1904");
    assert_eq!(h.cell_text("Record France substitutes"), "Ole Hansen from Fall 1903; Timo Yli-Hallila from Fall 1904");
    assert_eq!(h.book().people.len(), people);
}

#[test]
fn a_substitute_who_is_only_a_typed_name_is_told_there_and_vanishes_when_it_is_typed_over() {
    let mut book = book();
    add_players(&mut book, ["Timo Yli-Hallila"]);
    let mut h = WindowTest::open(with_book(book));
    let people = h.book().people.len();
    h.click("Round 1 Board A France centres");
    h.command(Command::BoardRecord);
    h.enter_text("Record France substitutes", "Timmo Ylihalila 1904");
    assert_eq!(h.book().people.len(), people + 1);
    let addresses: Vec<CellAddress> = h
        .engine()
        .problems()
        .iter()
        .filter(|problem| problem.message.contains("is not in the list of players"))
        .map(|problem| problem.address)
        .collect();
    let seat = BoardRef::new(0, 0).seat(Power::France);
    assert_eq!(addresses, [CellAddress::Seat(seat, SeatColumn::Substitutes)]);
    h.enter_text("Record France substitutes", "timo 1904");
    assert_eq!(h.cell_text("Record France substitutes"), "Timo Yli-Hallila from Fall 1904");
    assert_eq!(h.book().people.len(), people, "the typed name is gone");
}

#[test]
fn a_text_that_was_cut_in_the_record_gets_the_room_of_empty_columns() {
    let mut h = WindowTest::open_sized([1366.0, 768.0], with_book(book()));
    h.click("Round 1 Board A France centres");
    h.command(Command::BoardRecord);
    h.enter_text("Record France substitutes", "Bartholomew Featherstone from f04");
    h.run_steps(3);
    assert_eq!(h.cell_text("Record France substitutes"), "Bartholomew Featherstone from Fall 1904");
    let cut: Vec<String> = shortened_texts(&h).into_iter().filter(|text| text.contains("Featherstone")).collect();
    assert!(cut.is_empty(), "{cut:?}");
}

#[test]
fn the_state_of_a_board_takes_the_room_that_its_name_leaves() {
    let mut book = book();
    let at = BoardRef::new(0, 0);
    book.apply(Edit::Board(at.first_id(), BoardField::IsTopBoard(true))).unwrap();
    book.apply(Edit::Board(at.first_id(), BoardField::Name("Finale".into()))).unwrap();
    let mut h = WindowTest::open_sized([1366.0, 768.0], with_book(book.clone()));
    h.run_steps(3);
    assert_eq!(h.cell_text("Round 1 Finale ended"), "34 · ended · top board");
    let cut: Vec<String> = shortened_texts(&h).into_iter().filter(|text| text.contains("· ended")).collect();
    assert!(cut.is_empty(), "{cut:?}");
    // A name that says it needs no second word.
    book.apply(Edit::Board(at.first_id(), BoardField::Name("Top board".into()))).unwrap();
    let h = WindowTest::open(with_book(book));
    assert_eq!(h.cell_text("Round 1 Top board ended"), "34 · ended");
}

#[test]
fn a_note_is_typed_in_the_record_and_then_in_the_round() {
    // The column takes no room from the boards beside each other.
    let mut h = WindowTest::open_sized([2000.0, 900.0], with_book(book()));
    assert!(!h.has("Round 1 Board A France note"), "a round without notes has no column for them");
    h.click("Round 1 Board A France player");
    h.command(Command::BoardRecord);
    h.enter_text("Record France note", "arrived late");
    h.open_tab("Round 1");
    assert_eq!(h.cell_text("Round 1 Board A France note"), "arrived late");
    h.enter_text("Round 1 Board A Italy note", "left early");
    assert_eq!(h.engine().book().rounds[0].boards[0].seats[Power::Italy].note, "left early");
    for _ in 0..2 {
        h.ctrl(Key::Z);
    }
    assert!(!h.has("Round 1 Board A France note"));
}

#[test]
fn p6_late_orders_are_one_key_on_the_board() {
    let mut h = WindowTest::open(with_book(book()));
    // A game that has not ended.
    h.click("Round 1 Board A Austria centres");
    h.press(Key::Delete);
    h.click("Round 1 Board A France player");
    h.press_with(Modifiers::SHIFT, Key::F6);
    let cards =
        |h: &WindowTest| notation::cards_text(&h.book().seat(BoardRef::new(0, 0).seat(Power::France)).unwrap().cards);
    assert_eq!(cards(&h), "yellow late orders");
    assert!(h.shows("yellow card for Cléo, France on Round 1, board A: a warning; the next one is red"));
    h.press_with(Modifiers::SHIFT, Key::F6);
    assert_eq!(cards(&h), "yellow late orders; red late orders");
    assert!(h.shows("all units of France hold; retreats and builds may still be ordered"));
    h.ctrl(Key::Z);
    assert_eq!(cards(&h), "yellow late orders", "a card is one step");
}

#[test]
fn p6_where_no_seat_is_at_the_cursor_the_player_is_found_by_a_few_letters() {
    let mut h = WindowTest::open(with_book(book()));
    h.click("Round 1 Board A Austria centres");
    h.press(Key::Delete);
    h.open_tab("Players");
    h.execute(Command::LateOrders);
    assert!(h.has_dialog());
    h.type_text("r1 a ger");
    h.press(Key::Enter);
    let seat = BoardRef::new(0, 0).seat(Power::Germany);
    assert_eq!(notation::cards_text(&h.book().seat(seat).unwrap().cards), "yellow late orders");
}
