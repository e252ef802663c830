//! Pictures of every tab and every dialog, light and dark, in two sizes. They are compared with `tests/pictures`.
//!
//! To accept changed pictures: `UPDATE_PICTURES=1 cargo test --test window pictures`. Look at each before the commit.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use crate::common::event::{EventFolder, enter_event};
use crate::common::pictures::{LARGE, compare, compare_dialog, compare_dialog_without, folder};
use crate::common::simulated_disk::SimulatedDisk;
use crate::common::window::{WindowTest, event_of_players, with_book, with_engine};
use eframe::egui::accesskit::Toggled;
use eframe::egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::{Command, InitialBook, Topboard};
use topboard::book::{
    Board, BoardField, BoardRef, Book, CellEntry, Edit, EventField, FillColour, NotebookEntry, Person, PersonField,
    PersonId, Power, Round, RoundIx, SeatField, Substitute, UnplacedCell, Year, notation,
};
use topboard::engine::Engine;
use topboard::import;
use topboard::store::{self, BookNote, BookStore};

const WORKBOOK: &[u8] = include_bytes!("../../assets/samples/edc2015-boards.xlsx");

fn open(start: InitialBook) -> WindowTest {
    WindowTest::open_sized(LARGE.into(), start)
}

/// The event of `topboard demo`.
fn demo_book() -> Book {
    let mut book = import::read_results(WORKBOOK, "edc2015-boards.xlsx").unwrap().book;
    book.event.rules = "EDC 2015".into();
    book
}

fn demo() -> WindowTest {
    open(InitialBook::Loaded(Box::new(Engine::new(demo_book())), "EuroDipCon 2015".into()))
}

/// An event with a top board, teams, prizes and votes. It is over.
fn eurodipcon() -> WindowTest {
    open(with_engine(Engine::new(
        enter_event(EventFolder("eurodipcon-4"), "EuroDipCon 4", &[("5", "Final")]).book().clone(),
    )))
}

/// An event with a played top board. It is over.
fn wdc() -> WindowTest {
    let engine = enter_event(EventFolder("wdc-2006"), "WDC 2006", &[("5", "Top board")]);
    open(with_engine(Engine::new(engine.book().clone())))
}

/// One board of seven players, by WDC 2006.
fn small_book() -> Book {
    let mut book = Book::default();
    book.event.name = "Tea-time Open".into();
    book.event.rules = "WDC 2006".into();
    let round = Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    for (power, name) in Power::ALL.into_iter().zip(["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"]) {
        let seat = BoardRef::new(0, 0).seat(power);
        book.apply(book.edit_to_seat(seat, name)).unwrap();
        for (year, counts) in [(1904, [6, 5, 5, 5, 1, 6, 6]), (1905, [7, 5, 5, 5, 0, 6, 6])] {
            let count = CellEntry::Value(counts[power.index()]);
            book.apply(book.edit_to_enter_count(seat, Year(year), count)).unwrap();
        }
    }
    book
}

/// Sixteen players, and rules with sit-outs.
fn sixteen_players() -> Book {
    let names = [
        "Ann Lee", "Ben Orr", "Cy Adams", "Dan Fox", "Eve Hall", "Fay Ito", "Gus Kerr", "Hal Low", "Ida Moe",
        "Jon Nye", "Kim Oaks", "Lou Park", "May Quin", "Ned Ross", "Oda Shaw", "Pam Todd",
    ];
    event_of_players(names, "WDC 2006")
}

/// Sixteen present players, with the draw of the first round accepted.
fn drawn() -> WindowTest {
    let mut window = open(with_book(sixteen_players()));
    window.ctrl(Key::L);
    window.click_button("Everybody is present");
    window.ctrl(Key::B);
    window.wait_for_text("Seed 1, draw 1 of 1.");
    window.press(Key::Enter);
    window
}

/// The ladder of a year with three lists. Some of it is doubtful or wrong.
fn ladder() -> WindowTest {
    let lists = [
        "Australian Diplomacy Championships\n14 April 2001\nDirector: Ken Sproat\n\nPlace,Player,State,Games\n\
         1,Andrew Goff,ACT,3\n2,Dugal Ure,VIC,3\n2,\"Lee, Tristan\",VIC,3\n4,Christian Moura,VIC,2\n5,Rob Hadley,VIC,1\n\
         6,Ken Sproat,VIC,1\n7,Frank Meerbach,VIC,3\n",
        "NSW Diplomacy Championships\n9 June 2001\nPlace,Player,State,Games\n1,URE Dugal,VIC,3\n2,Andy Goff,ACT,3\n\
         3,Sean Colman,NSW,2\n4,Frank Meerbach,VIC,1\n",
        "Waikato Diplomacy Open\n1 September 2001\nPlace,Player,State,Games\n1,Sean Colman,NSW,3\n3,Dugal Ure,VIC,3\n\
         ,Rob Hadley,VIC,3\n",
    ];
    let mut window = open(InitialBook::Empty);
    window.ctrl(Key::T);
    for list in lists {
        window.paste(list);
    }
    window.wait_until("the ladder is compiled", |window| !window.shows("Compiling"));
    window
}

// --- Tabs ---

#[test]
fn the_first_window_of_a_new_event() {
    compare("tab-players-empty", &mut open(InitialBook::Empty), &[]);
}

#[test]
fn the_players() {
    let mut window = eurodipcon();
    window.open_tab("Players");
    compare("tab-players", &mut window, &[]);
}

#[test]
fn the_roll_call() {
    let mut window = open(with_book(sixteen_players()));
    window.ctrl(Key::L);
    window.click_button("Everybody is present");
    window.paste("Pam Todd;must play\nAnn Lee;sits out\nCy Adams;late\nDan Fox;absent");
    compare("tab-roll-call", &mut window, &[]);
}

#[test]
fn a_round_with_the_explanation_of_a_score() {
    let mut window = demo();
    window.click("Round 1 Board A France score");
    compare("tab-round", &mut window, &[]);
}

#[test]
fn a_round_with_the_counts_of_each_year() {
    let mut window = open(with_book(small_book()));
    window.click("Round 1 Board A France centres 1905");
    compare("tab-round-by-year", &mut window, &[]);
}

#[test]
fn a_refused_cell_and_a_problem() {
    let mut window = demo();
    window.enter_text("Round 1 Board A France centres", "9");
    window.enter_text("Round 1 Board A ending", "late");
    compare("tab-round-problems", &mut window, &[]);
}

#[test]
fn a_pasted_block_before_it_is_pasted() {
    let mut window = demo();
    window.click("Round 1 Board A Austria player");
    let rows = "Power\tPlayer\tSC\tOut\tMood\nTurkey\tAda Quist\t0\t1907\tcalm\nFrance\tLaurent Jolly\t8\t\t\nItaly\t\t5\t\t\nSpain\tJon Nye\t4\t\t\n";
    window.paste(rows);
    compare("tab-round-paste", &mut window, &[]);
}

/// The sample event with fill colours and notes: on a leader, on an eliminated power, on a seat with an error, and at the
/// names of players.
fn marked_demo() -> WindowTest {
    let mut book = demo_book();
    for (n, colour) in FillColour::ALL.into_iter().enumerate() {
        let seat = BoardRef::new(0, n % 2).seat(Power::ALL[n]);
        book.apply(Edit::Seat(seat.first_id(), SeatField::Colour(Some(colour)))).unwrap();
        let player = book.rounds[0].boards[1 - n % 2].seats[Power::ALL[n]].player.unwrap();
        book.apply(Edit::Person(player, PersonField::Colour(Some(colour)))).unwrap();
    }
    let board = BoardRef::new(0, 0);
    book.apply(Edit::Board(board.first_id(), BoardField::Colour(Some(FillColour::Violet)))).unwrap();
    book.apply(Edit::Board(board.first_id(), BoardField::Note("The clock stopped.".into()))).unwrap();
    book.apply(Edit::Board(BoardRef::new(0, 2).first_id(), BoardField::Colour(Some(FillColour::Yellow)))).unwrap();
    book.apply(Edit::Seat(BoardRef::new(2, 0).seat(Power::Turkey).first_id(), SeatField::Note("Left early.".into())))
        .unwrap();
    book.apply(Edit::Seat(board.seat(Power::Italy).first_id(), SeatField::Note("Arrived late.".into()))).unwrap();
    book.apply(Edit::Seat(board.seat(Power::France).first_id(), SeatField::Centres(CellEntry::Text("7?".into()))))
        .unwrap();
    open(InitialBook::Loaded(Box::new(Engine::new(book)), "EuroDipCon 2015".into()))
}

#[test]
fn a_round_with_fill_colours_and_notes() {
    let mut window = marked_demo();
    window.click("Round 1 Board A Germany player, red");
    compare("tab-round-marked", &mut window, &[]);
}

#[test]
fn the_standings_with_fill_colours() {
    let mut window = marked_demo();
    window.open_tab("Standings");
    compare("tab-standings-marked", &mut window, &[]);
}

#[test]
fn the_record_of_a_board() {
    let mut book = small_book();
    let seat = BoardRef::new(0, 0).seat(Power::France);
    for edit in [
        Edit::AddPerson { position: 7, person: Person::new(PersonId(8), "Hal") },
        Edit::Seat(
            seat.first_id(),
            SeatField::Substitutes(vec![Substitute { player: PersonId(8), start: "Fall 1903".into() }]),
        ),
        Edit::Seat(seat.first_id(), SeatField::Penalties(notation::parse_penalties("25 % joined late").unwrap())),
    ] {
        book.apply(edit).unwrap();
    }
    let mut window = open(with_book(book));
    window.click("Round 1 Board A France player");
    window.press(Key::F4);
    window.enter_text("Record draw 1 draw proposed", "s05");
    window.enter_text("Record draw 1 for", "AF");
    compare("tab-record", &mut window, &[]);
}

#[test]
fn the_standings_with_the_explanation_of_a_total() {
    let mut window = demo();
    window.open_tab("Standings");
    window.click("Standings Cyrille Sevin total");
    compare("tab-standings", &mut window, &[]);
}

#[test]
fn a_what_if() {
    let mut window = demo();
    window.click("Round 1 Board A France centres");
    window.command(Command::WhatIf);
    window.enter_text("What if France centres", "12");
    compare("tab-standings-what-if", &mut window, &[]);
}

#[test]
fn the_top_board() {
    let mut window = wdc();
    window.open_tab("Top board");
    compare("tab-top-board", &mut window, &[]);
}

#[test]
fn the_teams() {
    let mut window = eurodipcon();
    window.open_tab("Teams");
    compare("tab-teams", &mut window, &[]);
}

#[test]
fn the_awards() {
    let mut window = eurodipcon();
    window.open_tab("Awards");
    window.enter_text("Best Germany decided", "nigel stourb");
    compare("tab-awards", &mut window, &[]);
}

#[test]
fn the_votes() {
    let mut window = eurodipcon();
    window.open_tab("Votes");
    compare("tab-votes", &mut window, &[]);
}

#[test]
fn a_ruleset() {
    let mut window = demo();
    window.open_tab("Rules");
    compare("tab-rules", &mut window, &[]);
}

#[test]
fn a_ruleset_of_ones_own() {
    let mut window = demo();
    window.open_tab("Rules");
    window.execute(Command::CopySystem);
    window.execute(Command::UseSystem);
    compare("tab-rules-own", &mut window, &[]);
}

#[test]
fn a_scoring_system() {
    let mut window = demo();
    window.open_tab("Rules");
    window.click_button("Scoring systems");
    window.click_button("Sum of Squares");
    compare("tab-rules-system", &mut window, &[]);
}

#[test]
fn a_scoring_system_of_ones_own_with_an_error() {
    let mut window = demo();
    window.open_tab("Rules");
    window.click_button("Scoring systems");
    window.command(Command::CopySystem);
    window.command(Command::UseSystem);
    window.retype_field("formula of score", "centers + 2");
    compare("tab-rules-system-own", &mut window, &[]);
}

#[test]
fn the_comparison_of_scoring_systems() {
    let mut window = demo();
    window.open_tab("Rules");
    window.click_button("Scoring systems");
    window.click_button("Sum of Squares");
    window.press(Key::F7);
    compare("tab-rules-comparison", &mut window, &[]);
}

#[test]
fn the_notebook() {
    let mut book = small_book();
    for (line, (time, text)) in [
        ("2006-08-12 15:00", "Lunch is late: the second round starts at 16:00."),
        ("2006-08-12 15:30", "Orders of Austria read aloud: the misorder stands, and the players were told so."),
        ("2006-08-12 17:45", "The clock stopped for four minutes; the deadline moves."),
    ]
    .into_iter()
    .enumerate()
    {
        let note = NotebookEntry { time: time.into(), text: text.into(), ..NotebookEntry::default() };
        book.apply(Edit::AddNote { position: line, note }).unwrap();
    }
    let mut window = open(with_book(book));
    window.open_tab("Notebook");
    compare("tab-notebook", &mut window, &[]);
}

#[test]
fn the_ladder() {
    let mut window = ladder();
    window.click("Ladder Dugal Ure Australian Diplomacy Championships points");
    compare("tab-ladder", &mut window, &[]);
}

#[test]
fn the_ladder_without_a_list() {
    let mut window = open(InitialBook::Empty);
    window.ctrl(Key::T);
    compare("tab-ladder-empty", &mut window, &[]);
}

#[test]
fn the_events_of_the_ladder() {
    let mut window = ladder();
    window.click_button("Events (3)");
    compare("tab-ladder-events", &mut window, &[]);
}

#[test]
fn a_result_list_of_the_ladder() {
    let mut window = ladder();
    window.click_button("Events (3)");
    window.click("Event Waikato Diplomacy Open lines");
    window.press(Key::F2);
    compare("tab-ladder-list", &mut window, &[]);
}

#[test]
fn the_identities_of_the_ladder() {
    let mut window = ladder();
    window.command(Command::Identities);
    compare("tab-ladder-identities", &mut window, &[]);
}

#[test]
fn the_problems_of_the_ladder() {
    let mut window = ladder();
    window.command(Command::LadderProblems);
    compare("tab-ladder-problems", &mut window, &[]);
}

#[test]
fn the_year_of_the_ladder() {
    let mut window = ladder();
    window.click_button("The year");
    compare("tab-ladder-year", &mut window, &[]);
}

/// The demo with a few changes, on the list of changes. The times are hidden in its pictures.
fn changed_demo() -> WindowTest {
    let mut window = demo();
    window.enter_text("Round 1 Board A France centres", "7");
    window.enter_text("Round 1 Board A Germany centres", "4");
    window.open_tab("Players");
    window.enter_text("Players Cyrille Sevin region", "Corsica");
    window.ctrl(Key::Z);
    window.press(Key::F11);
    window
}

#[test]
fn the_history() {
    let mut window = changed_demo();
    // The bar above the sheet does not show a time then.
    window.press(Key::ArrowRight);
    compare("tab-history", &mut window, &["Time"]);
}

#[test]
fn a_past_state() {
    let mut window = changed_demo();
    for _ in 0..3 {
        window.press(Key::ArrowDown);
    }
    window.press(Key::Enter);
    compare("tab-past-state", &mut window, &["This is the event as it was"]);
}

// --- Menus and dialogs ---

#[test]
fn an_open_menu() {
    let mut window = open(with_book(small_book()));
    window.press_with(Modifiers::ALT, Key::E);
    compare("menu-edit", &mut window, &[]);
}

#[test]
fn the_longest_menu() {
    let mut window = open(with_book(small_book()));
    window.press_with(Modifiers::ALT, Key::V);
    compare("menu-view", &mut window, &[]);
}

#[test]
fn the_menu_of_the_fill_colours() {
    let mut window = open(with_book(small_book()));
    window.click("Round 1 Board A France player");
    window.ctrl_shift(Key::C);
    compare("menu-colour", &mut window, &[]);
}

#[test]
fn the_values_of_a_column_in_a_filtered_table() {
    let mut window = demo();
    window.open_tab("Standings");
    window.click("Standings Brian Dennehy player");
    window.ctrl_shift(Key::L);
    window.type_letters("an");
    window.press(Key::Enter);
    window.click("Standings Brian Dennehy Round 2");
    window.ctrl_shift(Key::L);
    window.press(Key::ArrowDown);
    window.type_text(" ");
    compare("filter", &mut window, &[]);
}

#[test]
fn the_command_palette() {
    let mut window = open(with_book(small_book()));
    compare_dialog("dialog-list", &mut window, |window| {
        window.press_with(Modifiers::ALT, Key::Q);
        window.type_text("rou");
    });
}

#[test]
fn a_typed_path() {
    let mut window = open(with_book(small_book()));
    compare_dialog("dialog-path", &mut window, |window| {
        window.ctrl(Key::E);
        window.replace_text("results/tea-time.topboard");
        window.press(Key::Enter);
    });
}

#[test]
fn a_pasted_list_with_an_error() {
    let mut window = open(InitialBook::Empty);
    window.ctrl(Key::T);
    compare_dialog("dialog-paste-results", &mut window, |window| {
        window.paste("Waikato Open\n3 February 2001\n1;Ann Lee;WLG;3\n2;Ben Orr;AKL;3\n");
    });
}

#[test]
fn the_rulings_desk() {
    let mut window = open(with_book(small_book()));
    compare_dialog("dialog-rulings", &mut window, |window| {
        window.command(Command::RulingsDesk);
        window.replace_text(
            "season: Spring 1902\nposition\nAustria: A Vie, F Tri, A Ser\nItaly: F Nap, A Ven\nGermany: A Mun\n\
             Russia: A Rum, A Bul\nTurkey: F Con\norders\nAustria: A Vie - Tyr, Tri s Vie - Tyr, A Ser h\n\
             Italy: F Nap - Tyr, A Ven - Tri\nGermany: A Mun - Tyr\nRussia: A Rum - Ser, A Bul S A Rum - Ser\n\
             Turkey: F Con - Aeg",
        );
    });
}

#[test]
fn the_import_window() {
    let mut window = demo();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grown.csv");
    fs::write(&path, "round,board,power,player,centres,mood\n1,A,Austria,,6?,calm\n1,A,England,Nobody Known,3,\n")
        .unwrap();
    compare_dialog("dialog-import", &mut window, |window| {
        window.ctrl(Key::I);
        window.type_path(&path);
        window.wait_for_text("Import preview");
    });
}

#[test]
fn a_file_in_the_import_window() {
    let mut window = open(InitialBook::Empty);
    compare_dialog("dialog-import-boards", &mut window, |window| {
        window.execute(Command::Open);
        window.type_path("assets/samples/edc2015-boards.xlsx".as_ref());
        window.wait_for_text("Import preview");
    });
}

#[test]
fn a_refused_file_in_the_import_window() {
    let mut window = open(InitialBook::Empty);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("strange.csv");
    let rows = Power::ALL.map(|power| format!("{power},Player of {power},{}\n", power.index()));
    fs::write(&path, format!("Qa,Qb,Qc\n{}", rows.concat())).unwrap();
    compare_dialog("dialog-import-refused", &mut window, |window| {
        window.execute(Command::Open);
        window.type_path(&path);
        window.wait_for_text("Import preview");
    });
}

#[test]
fn a_form() {
    let mut window = open(with_book(small_book()));
    compare_dialog("dialog-form", &mut window, |window| {
        window.execute(Command::NameEvent);
    });
}

#[test]
fn the_question_whether_to_set_up_the_rounds() {
    let mut window = open(InitialBook::Empty);
    compare_dialog("dialog-round-setup", &mut window, |window| {
        window.ctrl_shift(Key::G);
        window.type_text("wdc 2006");
        window.press(Key::Enter);
    });
}

#[test]
fn a_draw() {
    let mut window = open(with_book(sixteen_players()));
    window.ctrl(Key::L);
    window.click_button("Everybody is present");
    compare_dialog("dialog-draw", &mut window, |window| {
        window.ctrl(Key::B);
        window.wait_for_text("Seed 1, draw 1 of 1.");
    });
}

#[test]
fn a_draw_that_is_not_possible() {
    let mut window = open(with_book(sixteen_players()));
    window.ctrl(Key::L);
    window.paste("Ann Lee\nBen Orr\nCy Adams");
    compare_dialog("dialog-draw-refused", &mut window, |window| {
        window.ctrl(Key::B);
        window.wait_for_text("No draw is possible.");
    });
}

#[test]
fn the_quality_of_a_draw() {
    let mut window = drawn();
    compare_dialog("dialog-draw-quality", &mut window, |window| {
        window.command(Command::RoundQuality);
    });
}

#[test]
fn what_a_player_needs() {
    let mut window = open(with_book(crate::weekend::open_round()));
    window.open_tab("Round 2");
    window.click("Round 2 Board B England player");
    compare_dialog("dialog-needed-results", &mut window, |window| {
        window.command(Command::NeededResults);
        window.wait_for_text("A bounded search");
    });
}

#[test]
fn a_swap_of_two_seats() {
    let mut window = drawn();
    window.click("Round 1 Board A Austria player");
    window.ctrl(Key::K);
    window.click("Round 1 Board B France player");
    window.ctrl(Key::K);
    compare("dialog-swap-seats", &mut window, &[]);
}

#[test]
fn the_schedule_of_an_elimination() {
    let mut book = sixteen_players();
    book.apply(Edit::Event(EventField::Rules("Gunboat Cup".into()))).unwrap();
    for id in 1..=9 {
        let group = if id <= 5 { "North" } else { "South" };
        book.apply(Edit::Person(PersonId(id), PersonField::Group(group.into()))).unwrap();
    }
    for id in 10..=16 {
        book.apply(Edit::RemovePerson(PersonId(id))).unwrap();
    }
    let mut window = open(with_book(book));
    compare_dialog("dialog-elimination", &mut window, |window| {
        window.command(Command::EliminationDraw);
        window.wait_for_text("9 entrants play 9 games");
    });
}

#[test]
fn the_first_steps_with_the_books_that_were_open() {
    let disk = SimulatedDisk::with_folders(&["/", "/home"]);
    let book_store = BookStore::new(Arc::new(disk), Some("/home/topboard".into()));
    let list = r#"[
        {"path": "/hall/tea-time.topboard", "name": "Tea-time Open", "state": "Round 3, 1 of 4 boards complete, 1 problem",
         "rounds": [["complete", "complete", "complete", "complete", "complete"], ["complete", "complete", "complete"],
                    ["complete", "running", "error", "not_started"], []]},
        {"path": "/hall/old con.topboard", "name": "Old Con", "state": "Round 2, 3 of 5 boards complete"}
    ]"#;
    book_store.keep_note_of_book(BookNote::Recent, None, list).unwrap();
    let start = Topboard::new(InitialBook::Empty).with_typed_paths().with_book_store(book_store).with_first_steps();
    let mut window = WindowTest::show(LARGE.into(), start);
    window.wait_for_text("Tea-time Open");
    compare("dialog-first-steps", &mut window, &[]);
}

#[test]
fn the_question_about_unsaved_changes() {
    let mut window = open(with_book(small_book()));
    compare_dialog("dialog-unsaved-changes", &mut window, |window| {
        window.ctrl(Key::N);
    });
}

#[test]
fn a_book_that_is_imported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("theirs.topboard");
    let mut theirs = small_book();
    let france = BoardRef::new(0, 0).seat(Power::France);
    theirs.apply(Edit::Seat(france.first_id(), SeatField::Centres(CellEntry::Value(3)))).unwrap();
    store::save_book(&path, &theirs).unwrap();
    let mut window = open(with_book(small_book()));
    compare_dialog("dialog-import-book", &mut window, |window| {
        window.ctrl(Key::I);
        window.type_path(&path);
        window.wait_for_text("Import preview");
    });
}

#[test]
fn the_question_whether_a_draw_ends_the_game() {
    let mut window = open(with_book(small_book()));
    window.click("Round 1 Board A France player");
    window.press(Key::F4);
    window.enter_text("Record draw 1 by", "a");
    window.enter_text("Record draw 1 outcome", "passed");
    compare("dialog-end-in-draw", &mut window, &[]);
}

#[test]
fn closing_while_a_file_is_written() {
    let disk = SimulatedDisk::with_folders(&["/", "/home"]);
    let book_store = BookStore::new(Arc::new(disk.clone()), Some("/home/topboard".into()));
    let start = Topboard::new(InitialBook::Empty).with_typed_paths().with_book_store(book_store);
    let mut window = WindowTest::show(LARGE.into(), start);
    window.wait_for_text("Nothing to save");
    window.execute(Command::AddRound);
    let paused = disk.pause();
    window.execute(Command::SaveAs);
    window.type_path(Path::new("/home/tea-time.topboard"));
    window.execute(Command::AddRound);
    window.execute(Command::Quit);
    window.click("Don’t save");
    assert!(window.shows("The window closes after that."));
    compare("dialog-closing", &mut window, &["backed up"]);
    drop(paused);
}

#[test]
fn two_values_for_each_of_two_cells() {
    const BOOK: &str = "/hall/con.topboard";
    let disk = SimulatedDisk::with_folders(&["/", "/hall", "/home"]);
    disk.put(BOOK, &store::book_to_bytes(Path::new(BOOK), &small_book()).unwrap());
    let open_book = || {
        let book_store = BookStore::new(Arc::new(disk.clone()), Some("/home/topboard".into()));
        let start = Topboard::new(InitialBook::File(BOOK.into())).with_typed_paths().with_book_store(book_store);
        let mut window = WindowTest::show(LARGE.into(), start);
        window.wait_until("the book is open", |window| !window.book().rounds.is_empty());
        window
    };
    let cells = ["Round 1 Board A France centres 1905", "Round 1 Board A Italy player"];
    let mut ann = open_book();
    disk.delete("/hall/con.topboard-lock");
    let mut ben = open_book();
    ann.wait_for_text("is also open in another window");
    for (cell, text) in cells.into_iter().zip(["8", "Ida Moe"]) {
        ann.enter_text(cell, text);
    }
    ann.wait_for_text("Not saved yet (backed up ");
    for (cell, text) in cells.into_iter().zip(["7", "Eve Hall"]) {
        ben.enter_text(cell, text);
    }
    ben.wait_for_text("also writes to con.topboard-journal");
    drop((ann, ben));
    let mut window = open_book();
    window.wait_for_text("Which values are right?");
    window.click("8 (now in the book)");
    window.press(Key::Enter);
    compare("dialog-alternatives", &mut window, &["7 (", "Eve Hall (", "backed up"]);
}

#[test]
fn the_centres_of_a_board_as_a_plot() {
    let mut window = open(with_book(small_book()));
    window.click("Round 1 Board A France player");
    compare_dialog("dialog-plot", &mut window, |window| window.command(Command::Plot));
}

/// A slide of one page, because pages turn by themselves.
fn projector(kept: Key) -> WindowTest {
    let mut window = open(with_book(small_book()));
    window.command(Command::Projector);
    for key in [Key::Num1, Key::Num2, Key::Num3, Key::Num4].into_iter().filter(|key| *key != kept) {
        window.press(key);
    }
    window
}

#[test]
fn the_clock_on_the_projector() {
    compare("projector-clock", &mut projector(Key::Num1), &[]);
}

#[test]
fn the_standings_on_the_projector() {
    compare("projector-standings", &mut projector(Key::Num3), &[]);
}

#[test]
fn the_board_call_on_the_projector() {
    let mut book = Book::default();
    book.event.name = "Tea-time Open".into();
    let last = ["Lee", "Müller-Lüdenscheidt", "Kerr", "Moss", "Trelease"];
    let boards: Vec<Board> = last.iter().zip(["A", "B", "C", "D", "E"]).map(|(_, name)| Board::new(name)).collect();
    let round = Round { name: "1".into(), boards, ..Round::default() };
    book.apply(Edit::AddRound { position: RoundIx(0), round }).unwrap();
    for (board, last) in last.into_iter().enumerate() {
        for (power, first) in Power::ALL.into_iter().zip(["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"]) {
            let seat = BoardRef::new(0, board).seat(power);
            book.apply(book.edit_to_seat(seat, &format!("{first} {last}"))).unwrap();
        }
    }
    let mut window = open(with_book(book));
    window.command(Command::Projector);
    for key in [Key::Num1, Key::Num3, Key::Num4] {
        window.press(key);
    }
    compare("projector-board-call", &mut window, &[]);
}

#[test]
fn the_board_call_of_154_players_on_the_projector() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/championship-154.topboard");
    let mut window = open(with_book(store::open_book(&path).unwrap()));
    window.command(Command::Projector);
    for key in [Key::Num1, Key::Num3, Key::Num4] {
        window.press(key);
    }
    compare("projector-championship", &mut window, &[]);
}

#[test]
fn the_shortcuts() {
    let mut window = open(with_book(small_book()));
    compare_dialog("dialog-shortcuts", &mut window, |window| {
        window.execute(Command::Shortcuts);
    });
}

#[test]
fn the_cells_without_a_place() {
    let mut book = small_book();
    for (cell, text) in [("C4", "−5 for late orders"), ("E9", "Sub for Mad Max"), ("G1", "pizza at eight")] {
        let (file, sheet) = ("results 2015.xlsx".to_owned(), "Round 1".to_owned());
        book.unplaced_cells.push(UnplacedCell { file, sheet, cell: cell.into(), text: text.into() });
    }
    let mut window = open(with_book(book));
    compare_dialog("dialog-unplaced-cells", &mut window, |window| {
        window.execute(Command::UnplacedCells);
    });
}

#[test]
fn the_manual() {
    let mut window = open(with_book(small_book()));
    compare_dialog("dialog-manual", &mut window, |window| {
        window.execute(Command::Manual);
        // Its page changes less often than that of the tab in view.
        window.click("Awards and votes");
    });
}

#[test]
fn about_the_program() {
    let mut window = open(with_book(small_book()));
    window.execute(Command::About);
    compare("dialog-about", &mut window, &[env!("CARGO_PKG_VERSION")]);
}

#[test]
fn every_picture_belongs_to_a_test() {
    let tests = include_str!("pictures.rs");
    for entry in fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let quoted = format!("(\"{}\", &mut ", name.trim_end_matches(".png"));
        assert!(tests.contains(&quoted), "no test compares tests/pictures/{name}; remove it");
    }
}

#[test]
fn what_is_due_is_posted() {
    let mut window = demo();
    compare_dialog_without("dialog-post", &mut window, &["Page 1 of "], |window| {
        window.ctrl(Key::P);
        // The folder of the user is another on each computer.
        window.focus_field("Folder");
        window.replace_text("/home/ann/con/posted");
        window.wait_for_text("page 1 of");
        window.wait_for_text(" in all");
    });
}

#[test]
fn notes_are_printed_as_chosen() {
    let mut window = marked_demo();
    compare_dialog_without("dialog-post-notes", &mut window, &["Page 1 of "], |window| {
        window.ctrl(Key::P);
        // The list keeps the number of sheets that the preview has laid out.
        window.wait_for_text("page 1 of");
        window.press(Key::ArrowDown);
        window.focus_field("Folder");
        window.replace_text("/home/ann/con/posted");
        let choice = window.get_by_role_and_label(Role::CheckBox, "Print the notes at seats and boards");
        if choice.accesskit_node().toggled() != Some(Toggled::True) {
            choice.click();
            window.run();
        }
        window.wait_for_text("page 1 of");
        window.wait_for_text(" in all");
    });
}
