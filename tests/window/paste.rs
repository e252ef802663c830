//! Blocks that are pasted on the sheet of a round and on the list of players, in a window without a screen.

use std::fmt::Write as _;

use crate::common::window::{WindowTest, book_with_boards, fill_board, with_book};
use eframe::egui::{Event, Key};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use topboard::app::Command;
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Person, Power, Round, RoundIx, SeatColumn};
use topboard::languages::{Language, set_window_language};

/// Narrow, a laptop, a large screen: one, two and more boards beside each other.
const WIDTHS: [f32; 4] = [700.0, 1000.0, 1280.0, 2200.0];

/// Round 1 with five boards, with players at the first one.
fn book() -> Book {
    let mut book = Book::default();
    let boards = ["A", "B", "C", "D", "E"].map(Board::new).into();
    book.apply(Edit::AddRound { position: RoundIx(0), round: Round { name: "1".into(), boards, ..Round::default() } })
        .unwrap();
    let names = ["Ann Lee", "Ben Orr", "Cléo Roy", "Dan Fox", "Eve Hall", "Fay Ito", "Gus Kerr"];
    for (power, name) in Power::ALL.into_iter().zip(names) {
        book.apply(book.edit_to_seat(BoardRef::new(0, 0).seat(power), name)).unwrap();
    }
    book
}

fn open(width: f32) -> WindowTest {
    WindowTest::open_sized([width, 900.0], with_book(book()))
}

/// The centres of a board, from Austria to Turkey.
fn centres(book: &Book, board: usize) -> Vec<String> {
    book.rounds[0].boards[board].seats.values().map(|seat| seat.centres.to_string()).collect()
}

/// What a cell would become.
fn ghost(window: &WindowTest, label: &str) -> Option<String> {
    window.get_by_label(label).accesskit_node().description()
}

/// The book after this block is pasted at the cell, which is the same at every width of the window.
#[track_caller]
fn pasted(cell: &str, block: &str) -> Book {
    let books = WIDTHS.map(|width| {
        let mut window = open(width);
        window.click(cell);
        window.paste(block);
        assert_eq!(window.engine().revision(), 0, "nothing changes before Enter");
        window.press(Key::Enter);
        window.book().clone()
    });
    for (book, width) in books.iter().zip(WIDTHS) {
        assert_eq!(*book, books[0], "in a window of {width} points");
    }
    let [book, ..] = books;
    book
}

#[test]
fn five_boards_of_counts_go_to_their_boards_at_every_width() {
    let column = "5\n5\n5\n5\n5\n5\n4\n34\n".repeat(5);
    let book = pasted("Round 1 Board A Austria centres", &column);
    for board in 0..5 {
        assert_eq!(centres(&book, board), ["5", "5", "5", "5", "5", "5", "4"], "board {board}");
        assert_eq!(book.rounds[0].boards[board].centre_sum(), 34);
    }
    assert_eq!(book.rounds[0].boards.len(), 5);
}

#[test]
fn rows_with_powers_and_boards_find_their_seats_at_every_width() {
    let mut text = "Board\tLand\tSpieler\tVZ\n".to_owned();
    for board in ["D", "B"] {
        for (number, power) in
            (1..).zip(["Türkei", "Russland", "Italien", "Deutschland", "Frankreich", "England", "Österreich"])
        {
            writeln!(text, "{board}\t{power}\tPlayer {board}{number}\t{number}").unwrap();
        }
    }
    let book = pasted("Round 1 Board C Italy player", &text);
    for (board, name) in [(1, "Player B3"), (3, "Player D3")] {
        assert_eq!(centres(&book, board), ["7", "6", "5", "4", "3", "2", "1"]);
        let italy = book.rounds[0].boards[board].seats[Power::Italy].player;
        assert_eq!(book.name_of(italy), name);
    }
    assert_eq!(centres(&book, 2), [""; 7], "nothing goes to the board of the cursor");
}

#[test]
fn a_copy_of_the_sheet_comes_back_at_every_width() {
    for (from, to) in [(700.0, 2200.0), (2200.0, 700.0), (1280.0, 1000.0)] {
        let mut window = open(from);
        let counts = "5\n5\n5\n5\n5\n5\n4\n".repeat(5);
        window.click("Round 1 Board A Austria centres");
        window.paste(counts);
        window.press(Key::Enter);
        let filled = window.book().clone();
        window.press(Key::Home);
        window.ctrl(Key::A);
        window.event(Event::Copy);
        window.step();
        let copy = window.copied_text().unwrap();
        let mut window = WindowTest::open_sized([to, 900.0], with_book(book()));
        window.click("Round 1 Board C Russia centres");
        window.paste(copy);
        window.press(Key::Enter);
        assert_eq!(window.book(), &filled, "from {from} to {to} points");
    }
}

#[test]
fn the_ghost_shows_what_changes_and_escape_leaves_everything() {
    let mut window = open(1280.0);
    window.click("Round 1 Board A Austria player");
    window.paste("Austria\tAnn Lee\t5\nFrance\tIda Moe\t6\nSpain\tJon Nye\t7\n");
    assert_eq!(window.cell_text("Round 1 Board A France player"), "Cléo Roy", "the book is as before");
    assert_eq!(ghost(&window, "Round 1 Board A France player").as_deref(), Some("would become “Ida Moe”"));
    assert_eq!(ghost(&window, "Round 1 Board A Austria centres").as_deref(), Some("would become “5”"));
    assert_eq!(ghost(&window, "Round 1 Board A Austria player"), None, "the same name");
    for text in ["3 cells change", "1 new player: Ida Moe", "Spain", "is no power"] {
        assert!(window.shows(text), "{text}: {}", window.labels().join("\n"));
    }
    window.press(Key::Escape);
    assert_eq!((window.engine().revision(), ghost(&window, "Round 1 Board A France player")), (0, None));
    assert!(!window.shows("Pasted block"));
}

#[test]
fn a_paste_is_one_step() {
    let mut window = open(1280.0);
    let before = window.book().clone();
    window.click("Round 1 Board B Austria player");
    window.paste("Ida Moe\t5\nJon Nye\t6\nKim Oaks\t7\n");
    window.press(Key::Enter);
    assert_eq!(window.book().people.len(), before.people.len() + 3);
    assert_eq!(window.cell_text("Round 1 Board B France centres"), "7");
    window.ctrl(Key::Z);
    assert_eq!(window.book(), &before);
}

#[test]
fn undo_leaves_a_block_that_waits_and_typing_takes_it_first() {
    let mut window = open(1280.0);
    window.enter_text("Round 1 Board B Austria centres", "9");
    window.click("Round 1 Board B Austria centres");
    window.paste("5\n6\n");
    window.ctrl(Key::Z);
    assert_eq!(centres(window.book(), 1)[0], "9", "undo leaves the block, and not the step before");
    assert!(window.shows("nothing was pasted"));
    window.paste("5\n6\n");
    window.type_text("8");
    window.press(Key::Enter);
    assert_eq!(centres(window.book(), 1)[..2], ["8", "6"]);
}

#[test]
fn another_block_is_refused_while_one_waits_and_another_tab_leaves_it() {
    const REFUSAL: &str = "Another pasted block waits: Enter pastes it, Escape leaves it. Then paste again.";
    let mut window = open(1280.0);
    window.click("Round 1 Board B Austria centres");
    window.paste("5\n6\n");
    // A block, and one text.
    for text in ["7\n8\n", "9"] {
        window.paste(text);
        assert!(window.shows(REFUSAL), "{text:?}: {:?}", window.labels());
        assert_eq!(ghost(&window, "Round 1 Board B Austria centres").as_deref(), Some("would become “5”"));
        assert_eq!(window.engine().revision(), 0, "{text:?}");
    }
    window.execute(Command::Paste);
    assert!(window.shows(REFUSAL) && window.engine().revision() == 0, "{:?}", window.labels());
    window.open_tab("Players");
    window.open_tab("Round 1");
    assert_eq!(ghost(&window, "Round 1 Board B Austria centres").as_deref(), Some("would become “5”"));
    window.press(Key::Enter);
    assert_eq!(centres(window.book(), 1)[..2], ["5", "6"]);
    assert!(!window.shows(REFUSAL), "{:?}", window.labels());
    window.click("Round 1 Board B Austria centres");
    window.paste("7\n8\n");
    window.press(Key::Enter);
    assert_eq!(centres(window.book(), 1)[..2], ["7", "8"]);
}

#[test]
fn the_cursor_stands_on_a_power_and_a_block_begins_there() {
    let mut window = open(1280.0);
    window.click("Round 1 Board B Austria centres");
    window.press(Key::ArrowLeft);
    window.press(Key::ArrowLeft);
    assert!(window.shows("B · Austria"), "{}", window.labels().join("\n"));
    window.type_text("x");
    assert!(window.shows("cannot be edited"));
    window.paste("Austria\tIda Moe\t5\nEngland\tJon Nye\t6\n");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board B England player"), "Jon Nye");
}

#[test]
fn one_cell_is_pasted_at_once_and_an_edited_cell_takes_the_block_into_its_text() {
    let mut window = open(1280.0);
    window.click("Round 1 Board B Austria player");
    window.paste("Ida Moe");
    assert_eq!(window.cell_text("Round 1 Board B Austria player"), "Ida Moe");
    window.press(Key::F2);
    window.paste(" one\ntwo");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board B Austria player"), "Ida Moe one two");
}

#[test]
fn boards_that_the_round_lacks_are_offered() {
    let mut window = open(1280.0);
    let rows = |board: &str| {
        Power::ALL.map(|power| format!("{board}\t{power}\tPlayer {board}{}\t5", power.letter())).join("\n")
    };
    let text = format!("Board\tPower\tPlayer\tSC\n{}\n{}\n", rows("E"), rows("F"));
    window.click("Round 1 Board A Austria centres");
    window.paste(text.clone());
    assert!(window.shows("Add the board F (B)"));
    window.press(Key::Enter);
    assert_eq!(window.book().rounds[0].boards[5].name, "F");
    assert_eq!(centres(window.book(), 5), ["5"; 7]);
    window.ctrl(Key::Z);
    assert_eq!(window.book().rounds[0].boards.len(), 5);
    window.paste(text);
    window.type_text("b");
    assert!(window.shows("the round has no board for this row") || window.shows("The round has no board for this row"));
    window.press(Key::Enter);
    assert_eq!(window.book().rounds[0].boards.len(), 5);
    assert_eq!(centres(window.book(), 4), ["5"; 7]);
}

#[test]
fn a_nearly_known_name_is_asked_about_with_one_key() {
    for (key, players) in [("y", 7), ("n", 8)] {
        let mut window = open(1280.0);
        window.click("Round 1 Board B Austria player");
        window.paste("Austria\tBenn Orr\nEngland\tROY, CLEO\n");
        assert!(window.shows("Is “Benn Orr” Ben Orr?"), "{}", window.labels().join("\n"));
        assert!(window.shows("“ROY, CLEO” is taken as Cléo Roy."));
        window.type_text(key);
        window.press(Key::Enter);
        assert_eq!(window.book().people.len(), players, "{key}");
        let name = if key == "y" { "Ben Orr" } else { "Benn Orr" };
        assert_eq!(window.cell_text("Round 1 Board B Austria player"), name);
        assert_eq!(window.cell_text("Round 1 Board B England player"), "Cléo Roy");
    }
}

#[test]
fn the_letters_that_answer_are_those_of_the_language() {
    set_window_language(Language::French);
    for (key, players) in [("o", 7), ("y", 7), ("n", 8)] {
        let mut window = open(1280.0);
        window.click("Ronde 1 Table B Autriche joueur");
        window.paste("Austria\tBenn Orr\nEngland\tROY, CLEO\n");
        assert!(window.shows("Oui (O)") && window.shows("Non (N)"), "{}", window.labels().join("\n"));
        window.type_text(key);
        window.press(Key::Enter);
        assert_eq!(window.book().people.len(), players, "{key}");
    }
}

#[test]
fn a_list_of_37_names_enters_37_players() {
    let mut window = WindowTest::open(with_book(Book::default()));
    window.open_tab("Players");
    let mut names: Vec<String> = (b'A'..=b'Z').map(|letter| format!("{0}bert Q{0}ist", char::from(letter))).collect();
    names.extend(["Jose Garcia", "José García", "Ågren, Gustav", "ANNA BERGSTRÖM"].map(str::to_owned));
    names.extend(
        ["Ruth Meyer", "Karl Ott", "Ian McDonald", "Otto Huber", "Paul Smith", "Hans Müller", "Zoë Low"]
            .map(str::to_owned),
    );
    assert_eq!(names.len(), 37);
    window.click("New player name");
    window.paste(names.join("\n"));
    assert!(window.shows("Is “José García” Jose Garcia?"), "{}", window.labels().join("\n"));
    assert_eq!(ghost(&window, "New player name").as_deref(), Some("would become “Abert QAist”"));
    window.press(Key::Enter);
    assert_eq!(window.book().people.len(), 37);
    window.ctrl(Key::Z);
    assert_eq!(window.book().people.len(), 0);
    // The same list again, with a column of countries, finds its players by name.
    let mut listed = Book::default();
    for name in &names {
        let person = Person::new(listed.next_person_id(), name.as_str());
        listed.apply(Edit::AddPerson { position: listed.people.len(), person }).unwrap();
    }
    let mut window = WindowTest::open_sized([1280.0, 1400.0], with_book(listed));
    window.open_tab("Players");
    window.click("New player name");
    window.paste("Name\tRegion\nKarl Ott\tGermany\nNew Person\tNorway\n");
    window.press(Key::Enter);
    assert_eq!(window.book().people.len(), 38);
    assert_eq!(window.cell_text("Players Karl Ott region"), "Germany");
}

#[test]
fn names_that_sat_out_become_one_list() {
    let mut book = book();
    book.event.rules = "WDC 2006".into();
    book.rounds[0].sat_out = vec![book.people[0].id];
    let mut window = WindowTest::open_sized([2200.0, 900.0], with_book(book));
    window.click("Round 1 sat out");
    window.paste("Ann Lee\nBen Orr\n");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 sat out"), "Ann Lee; Ben Orr");
}

#[test]
fn the_notation_of_counts_means_the_same_as_typed() {
    let book = pasted("Round 1 Board B Austria centres", "5*\n7,0\n0 (04)\n18 solo\n†\n4\n\n");
    assert_eq!(centres(&book, 1), ["5", "7", "0", "18", "0", "4", ""]);
    let out = &book.rounds[0].boards[1].seats[Power::France].eliminated;
    assert_eq!(*out, CellEntry::Value(topboard::book::Year(1904)));
    assert_eq!(SeatColumn::Eliminated.name(), "out");
}

#[test]
fn a_block_brings_the_boards_of_a_round_without_boards() {
    let mut book = Book::default();
    book.apply(Edit::AddRound { position: RoundIx(0), round: Round { name: "1".into(), ..Round::default() } }).unwrap();
    let mut window = WindowTest::open(with_book(book));
    assert!(window.shows("No boards yet"));
    let rows = Power::ALL.map(|power| format!("{power}\tPlayer {}\t5", power.letter())).join("\n");
    window.paste(format!("Board Milo\nPower\tPlayer\tSC\n{rows}\n"));
    assert!(window.shows("Add the board Milo (B)"), "{}", window.labels().join("\n"));
    window.press(Key::Enter);
    assert_eq!(window.book().rounds[0].boards[0].name, "Milo");
    assert_eq!(centres(window.book(), 0), ["5"; 7]);
}

#[test]
fn the_sentences_are_about_the_block_and_a_change_leads_to_its_cell() {
    let mut window = open(1280.0);
    window.click("Round 1 Board B Austria player");
    let rows = Power::ALL.map(|power| {
        let name = if power == Power::Italy { "Spain" } else { power.name() };
        let draw = if power == Power::Russia { "perhaps" } else { "" };
        format!("{name}\tPlayer {}\t5\t{draw}", power.letter())
    });
    window.paste(format!("Board C\nPower\tPlayer\tCentres\tDraw\tMood\n{}\tcalm\n", rows.join("\n")));
    let labels = window.labels().join("\n");
    for sentence in ["“Spain” is not a power. Its row is not pasted.", "This cell is not pasted."] {
        assert!(window.shows(sentence), "{sentence}: {labels}");
    }
    assert!(window.shows("This cell is no part of a board that Topboard knows."), "{labels}");
    for of_file in ["unplaced", "import", "the file", "no title"] {
        assert!(!labels.to_lowercase().contains(of_file), "{of_file}: {labels}");
    }
    window.click("centres of France on Round 1, board C");
    assert!(window.shows("C · France"), "{}", window.labels().join("\n"));
    assert!(window.shows("Pasted block"), "the block goes on waiting");
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board C France centres"), "5");
}

#[test]
fn a_pasted_mark_is_added_to_the_note_of_the_seat() {
    let mut start = book();
    let france = BoardRef::new(0, 1).seat(Power::France);
    start.apply(Edit::Seat(france.first_id(), topboard::book::SeatField::Note("ill".into()))).unwrap();
    for block in ["Austria\t8\nFrance\t5*\n".to_owned(), {
        let rows = Power::ALL.map(|power| format!("{power}\t5{}", if power == Power::France { "*" } else { "" }));
        format!("Board B\nPower\tCentres\n{}\n", rows.join("\n"))
    }] {
        let mut window = WindowTest::open_sized([1280.0, 900.0], with_book(start.clone()));
        window.click("Round 1 Board B Austria centres");
        window.paste(block);
        window.press(Key::Enter);
        let seat = window.book().seat(france).unwrap();
        assert_eq!((seat.centres.get(), seat.note.as_str()), (Some(5), "ill; *"));
        window.ctrl(Key::Z);
        assert_eq!(*window.book(), start);
    }
}

#[test]
fn a_blank_in_a_column_of_eliminations_says_that_the_power_was_not_eliminated() {
    let blocks = [
        // By power, in the layout of a file, and by the names of the players.
        "Power\tSC\tOut\nTurkey\t4\t\nItaly\t0\t\n".to_owned(),
        {
            let rows = Power::ALL.map(|power| {
                let count = [5, 5, 5, 5, 0, 10, 4][power.index()];
                format!("{power}\tPlayer {}\t{count}\t", power.letter())
            });
            format!("Board A\nPower\tPlayer\tSC\tOut\n{}\n", rows.join("\n"))
        },
    ];
    for block in blocks {
        let mut start = book();
        for power in [Power::Turkey, Power::Italy] {
            let seat = BoardRef::new(0, 0).seat(power);
            let out = topboard::book::SeatField::Eliminated(CellEntry::Value(topboard::book::Year(1904)));
            start.apply(Edit::Seat(seat.first_id(), out)).unwrap();
        }
        let mut window = WindowTest::open_sized([1280.0, 900.0], with_book(start));
        window.click("Round 1 Board A Austria player");
        window.paste(block.clone());
        window.press(Key::Enter);
        let seats = &window.book().rounds[0].boards[0].seats;
        assert!(seats[Power::Turkey].eliminated.is_blank(), "{block}");
        let year = topboard::book::Year(1904);
        assert_eq!(seats[Power::Italy].eliminated, CellEntry::Value(year), "no centres: the year stays. {block}");
    }
}

/// The label of the cell with the cursor.
fn cursor(window: &WindowTest) -> String {
    let at = window.root().children_recursive().find(|node| {
        node.accesskit_node().is_selected() == Some(true) && node.accesskit_node().role() == eframe::egui::Role::Cell
    });
    at.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

#[test]
fn undo_of_a_paste_puts_the_cursor_back_where_it_was_pasted() {
    let mut window = open(1280.0);
    window.click("Round 1 Board A Austria centres");
    window.paste("5\n5\n5\n5\n5\n5\n4\n");
    window.press(Key::Enter);
    window.click("Round 1 Board C Turkey centres");
    window.ctrl(Key::Z);
    assert_eq!(cursor(&window), "Round 1 Board A Austria centres");
    // New names leave no player behind, but the place of the list is known.
    window.open_tab("Players");
    let start = cursor(&window);
    window.paste("Hal Roe\nIda Moe\n");
    window.press(Key::Enter);
    for _ in 0..3 {
        window.press(Key::ArrowDown);
    }
    assert_ne!(cursor(&window), start);
    window.open_tab("Round 1");
    window.ctrl(Key::Z);
    assert_eq!(window.book().people.len(), 7);
    assert_eq!(cursor(&window), start);
}

#[test]
fn counts_of_a_mail_are_pasted_however_they_are_written_with_what_stands_above_them() {
    let wanted = ["10", "5", "3", "4", "5", "4", "3"];
    for block in [
        "Hi, here is board A:\nAustria 10\nEngland 5\nFrance 3\nGermany 4\nItaly 5\nRussia 4\nTurkey 3",
        "Austria: 10\nEngland: 5\nFrance: 3\nGermany: 4\nItaly: 5\nRussia: 4\nTurkey: 3\n",
        "A10 E5 F3 G4 I5 R4 T3",
        "Board A: A10, E5, F3, G4, I5, R4, T3",
    ] {
        let book = pasted("Round 1 Board A Austria centres", block);
        assert_eq!(centres(&book, 0), wanted, "{block}");
    }
}

#[test]
fn a_line_that_is_no_name_is_told_and_names_come_with_country_and_address() {
    let mut window = open(1280.0);
    window.open_tab("Players");
    window.click("New player name");
    window.paste(
        "Hi Anna, here are the players for Saturday:\nÅgren, Gustav (SWE) gustav@x.org\n3. Hal Ude – Ireland\nEve Hall",
    );
    assert!(window.shows("This is a sentence and no name."), "{:?}", window.labels());
    window.press(Key::Enter);
    let people: Vec<(&str, &str, &str)> = window.book().people[7..]
        .iter()
        .map(|person| (person.name.as_str(), person.region.as_str(), person.note.as_str()))
        .collect();
    assert_eq!(people, [("Gustav Ågren", "SWE", "gustav@x.org"), ("Hal Ude", "Ireland", "")]);
}

#[test]
fn a_pasted_block_waits_while_another_tab_is_in_view_and_is_neither_taken_nor_lost() {
    let mut book = book_with_boards(1, &["A", "B"]);
    let names = ["Ann", "Ben", "Cléo", "Dan", "Eve", "Fay", "Gus"];
    fill_board(&mut book, BoardRef::new(0, 0), names, [5, 5, 5, 5, 5, 5, 4]);
    let mut window = WindowTest::open(with_book(book.clone()));
    window.open_tab("Round 1");
    window.click("Round 1 Board A Austria centres");
    window.paste("4 10 8 0 1 3 8");
    // A click on another cell, and on another tab.
    window.click("Round 1 Board B France player");
    window.open_tab("Players");
    assert_eq!(*window.book(), book, "nothing is pasted by looking elsewhere");
    assert!(window.shows("The pasted block waits on Round 1"), "{:?}", window.labels());
    // The book changes meanwhile.
    window.click("New player name");
    window.type_letters("Zoe Quist");
    window.press(Key::Enter);
    window.open_tab("Round 1");
    assert!(window.shows("Pasted block") && window.shows("Paste (Enter)"), "{:?}", window.labels());
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board A England centres"), "10");
    // Another block on another tab is refused, and nothing is lost.
    window.click("Round 1 Board A Austria centres");
    window.paste("8 10 4 0 1 3 8");
    window.open_tab("Players");
    window.click("New player name");
    window.paste("Hal Low\nIda Moe");
    assert!(window.shows("Another pasted block waits on Round 1: go there"), "{:?}", window.labels());
    assert!(!window.shows("Paste (Enter)"), "{:?}", window.labels());
    window.open_tab("Round 1");
    window.press(Key::Enter);
    assert_eq!(window.book().rounds[0].boards[0].seats[Power::Austria].centres, CellEntry::Value(8));
    window.open_tab("Players");
    window.click("New player name");
    window.paste("Hal Low\nIda Moe");
    window.press(Key::Enter);
    assert_eq!(window.book().people.len(), 10);
}

/// The seven lines of a board in a mail.
const MAILED: &str = "Austria – 5\nEngland – 6\nFrance – 4\nGermany – 5\nItaly – 5\nRussia – 5\nTurkey – 4";

#[test]
fn an_answered_mail_is_a_board_and_no_list_of_players() {
    let quoted = "On Fri, 26 Nov 2026 at 20:11, Lars Andersson wrote:\n> Hi Ole,\n> could you send me\n> the counts?\n\
                  > \n> Thanks\n> Lars\n> Austria – 1\n";
    let mail = |board: &str| format!("Hi Lars,\nhere's board {board}:\n{MAILED}\nCheers,\nOle\n{quoted}");
    for (block, boards) in [(mail("B"), vec![1]), ([mail("B"), mail("D"), mail("E")].concat(), vec![1, 3, 4])] {
        let mut window = open(1280.0);
        window.click("Round 1 Board A Austria centres");
        window.paste(block.clone());
        assert!(!window.shows("new player") && !window.shows("Add the board"), "{:?}", window.labels());
        assert!(window.shows("of an earlier mail are left out"), "{:?}", window.labels());
        // The line that names the board has told something.
        assert!(!window.shows("here's"), "{:?}", window.labels());
        window.press(Key::Enter);
        assert_eq!((window.book().people.len(), window.book().rounds[0].boards.len()), (7, 5), "{block}");
        for board in boards {
            assert_eq!(centres(window.book(), board), ["5", "6", "4", "5", "5", "5", "4"], "{board}");
        }
    }
}

#[test]
fn lines_with_powers_are_seats_in_a_table_with_other_lines_too() {
    let rows = MAILED.replace(" – ", "\t");
    let block = format!("Hi Lars,\nas we said,\nthe result:\n{rows}\nCheers,\nOle\nTournament Director\nGo on");
    let book = pasted("Round 1 Board B Austria centres", &block);
    assert_eq!(centres(&book, 1), ["5", "6", "4", "5", "5", "5", "4"]);
    assert_eq!(book.people.len(), 7);
    // One Tab among other signs.
    let block = "Austria - 5\nEngland – 5\nFrance — 6\nGermany: 5\nItaly 3\nRussia\t5\nTurkey 5";
    let book = pasted("Round 1 Board B Austria centres", block);
    assert_eq!(centres(&book, 1), ["5", "5", "6", "5", "3", "5", "5"]);
    // The name of a power is nobody's name.
    let book = pasted("Round 1 Board B Austria player", "Ida Moe\nJon Nye\nKim Oaks\nAustria\n");
    assert!(book.people.iter().all(|person| person.name != "Austria"), "{:?}", book.people);
}

#[test]
fn the_lines_below_the_counts_of_a_mail_are_read_and_told() {
    for (below, year, members) in [("ended 1909", 1909, 0), ("draw 1906", 1906, 7)] {
        let mut window = open(1280.0);
        window.click("Round 1 Board A Austria centres");
        window.paste(format!("Hi, board B:\n{MAILED}\nTotal – 34\n{below}\nSee you in round 2!"));
        assert!(window.shows("1 sum was read, and the counts make it."), "{:?}", window.labels());
        assert!(window.shows("Without a place (1)"), "{:?}", window.labels());
        window.press(Key::Enter);
        let board = &window.book().rounds[0].boards[1];
        assert_eq!(board.end_year, CellEntry::Value(topboard::book::Year(year)), "{below}");
        assert_eq!(board.seats.values().filter(|seat| seat.in_draw == Some(true)).count(), members, "{below}");
    }
    let mut window = open(1280.0);
    window.click("Round 1 Board A Austria centres");
    window.paste(format!("Round 2, board B\n{MAILED}"));
    assert!(window.shows("This result is of another round (2). Paste it on the sheet of that round."));
}

#[test]
fn seven_counts_beside_each_other_are_the_powers_of_a_year_too() {
    let mut window = open(1280.0);
    window.command(Command::ToggleYears);
    window.click("Round 1 Board B Austria centres 1901");
    window.paste("4\t10\t8\t0\t1\t3\t8");
    assert!(window.shows("The counts of the row go to the powers from Austria to Turkey."), "{:?}", window.labels());
    window.press(Key::Enter);
    assert_eq!(window.cell_text("Round 1 Board B England centres 1901"), "10");
    window.enter_text("Round 1 Board B Germany centres 1901", "0 (out 1901)");
    assert_eq!(window.cell_text("Round 1 Board B Germany centres 1901"), "0");
    let germany = &window.book().rounds[0].boards[1].seats[Power::Germany];
    assert_eq!(germany.eliminated, CellEntry::Value(topboard::book::Year(1901)));
}

#[test]
fn a_family_name_a_dash_and_a_first_name_are_one_name_with_its_country() {
    let mut window = open(1280.0);
    window.open_tab("Players");
    window.click("New player name");
    window.paste("Andersson - Lars - SWE\nHansen — Ole\nHansen – Per - NOR");
    window.press(Key::Enter);
    let people: Vec<(&str, &str, &str)> = window.book().people[7..]
        .iter()
        .map(|person| (person.name.as_str(), person.region.as_str(), person.note.as_str()))
        .collect();
    assert_eq!(people, [("Lars Andersson", "SWE", ""), ("Ole Hansen", "", ""), ("Per Hansen", "NOR", "")]);
}
