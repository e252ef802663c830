//! Tests of pasted blocks as directors copy them: each says which cells of the round get which texts.

use proptest::prelude::*;

use super::*;
use crate::book::{Board, Edit, Person, Round, SeatField, Year};

/// A round “2” with these boards, and Ann to Gus at the first board.
fn book(boards: &[&str]) -> Book {
    let mut book = Book::default();
    for (n, name) in ["1", "2"].into_iter().enumerate() {
        let boards = boards.iter().map(|name| Board::new(*name)).collect();
        let round = Round { name: name.into(), boards, ..Round::default() };
        book.apply(Edit::AddRound { position: RoundIx(n), round }).unwrap();
    }
    book
}

fn columns() -> Vec<RoundSheetColumn> {
    let mut columns = vec![RoundSheetColumn::Power];
    let seats = [SeatColumn::Player, SeatColumn::Centres, SeatColumn::Eliminated, SeatColumn::InDraw];
    columns.extend(seats.map(RoundSheetColumn::Seat));
    columns.extend(["rank bonus", "score"].map(|name| RoundSheetColumn::Computed(vec![name.into()])));
    columns
}

const PLAYER: usize = 1;
const CENTRES: usize = 2;

/// Pastes a block at a power of a board, in a column of the sheet.
fn paste(book: &Book, at: (usize, Power, usize), text: &str) -> PastedBlock {
    let (board, power, column) = at;
    let paste = RoundPaste { book, round: RoundIx(1), board, power: Some(power), column, columns: columns() };
    read_round_block(&ClipboardCells::parse(text), &paste)
}

/// “B France centres: 8” for each text with a place.
fn placed(book: &Book, block: &PastedBlock) -> Vec<String> {
    let board = |at: BoardRef| match book.board(at) {
        Some(board) => board.name.clone(),
        None => format!("+{}", block.new_boards[at.board.0 - book.rounds[1].boards.len()]),
    };
    let line = |one: &PlacedText| match one.into {
        PastedInto::Cell(CellAddress::Seat(seat, column)) => {
            format!("{} {} {}: {}", board(seat.board), seat.power.letter(), column.name(), one.text)
        }
        PastedInto::Cell(CellAddress::BoardCell(at, column)) => {
            format!("{} {}: {}", board(at), column.description().field.name, one.text)
        }
        other => format!("{other:?}: {}", one.text),
    };
    block.placed.iter().map(line).collect()
}

fn unplaced(block: &PastedBlock) -> Vec<&str> {
    block.unplaced.iter().map(|one| one.text.as_str()).collect()
}

/// Rows for the seven powers in this pattern. `@` means the power, `~` its letter and `#` its number.
fn seven(pattern: &str) -> String {
    let row = |power: Power| {
        let number = (power.index() + 1).to_string();
        pattern.replace('@', power.name()).replace('~', &power.letter().to_string()).replace('#', &number)
    };
    Power::ALL.map(row).join("\n")
}

/// What seven rows with counts of 1 to 7 give on a board.
fn counts(board: &str) -> Vec<String> {
    Power::ALL.map(|power| format!("{board} {} centres: {}", power.letter(), power.index() + 1)).into()
}

#[test]
fn rows_find_their_seat_by_power_wherever_the_cursor_is() {
    let book = book(&["A", "B"]);
    let shuffled = "Turkey\t7\nFrance\t3\nAustria\t1\nEngland\t2\nItaly\t5\nGermany\t4\nRussia\t6";
    for cursor in [(0, Power::Austria, CENTRES), (0, Power::Italy, PLAYER), (0, Power::Turkey, 0)] {
        let block = paste(&book, cursor, shuffled);
        let mut found = placed(&book, &block);
        found.sort();
        let mut wanted = counts("A");
        wanted.sort();
        assert_eq!(found, wanted, "{cursor:?}");
        assert_eq!(block.summary, "7 rows find their seat by power.");
    }
}

#[test]
fn powers_are_words_of_many_languages_letters_and_abbreviations() {
    let book = book(&["A", "B"]);
    for powers in [
        ["Österreich", "England", "Frankreich", "Deutschland", "Italien", "Russland", "Türkei"],
        ["Autriche", "Angleterre", "France", "Allemagne", "Italie", "Russie", "Turquie"],
        ["A", "E", "F", "G", "I", "R", "T"],
        ["AUS", "ENG", "FRA", "GER", "ITA", "RUS", "TUR"],
    ] {
        let rows: Vec<String> = (1..).zip(powers).map(|(number, power)| format!("{power}\t{number}")).collect();
        let block = paste(&book, (1, Power::Austria, PLAYER), &rows.join("\n"));
        assert_eq!(placed(&book, &block), counts("B"), "{powers:?}");
    }
}

#[test]
fn the_titles_of_boards_decide_and_not_their_order() {
    let book = book(&["A", "B", "C"]);
    let text = format!(
        "Board C\t\t\nPower\tPlayer\tSC\n{0}\nSum\t\t28\n\nBoard A - ended 1907\t\t\nPower\tPlayer\tSC\n{0}\nSum\t\t28\n",
        seven("@\t\t#")
    );
    let block = paste(&book, (1, Power::Austria, CENTRES), &text);
    let found = placed(&book, &block);
    let wanted: Vec<String> =
        counts("C").into_iter().chain(counts("A")).chain(["A last year: 1907".to_owned()]).collect();
    assert_eq!(found, wanted);
    assert!(block.new_boards.is_empty() && block.unplaced.is_empty(), "{block:?}");
}

#[test]
fn boards_side_by_side_go_to_the_boards_of_their_titles() {
    let book = book(&["A", "B", "C"]);
    let head = "Board A\t\t\t\tBoard B\t\t\nPower\tPlayer\tSC\t\tPower\tPlayer\tSC\n";
    let text = format!("{head}{}\n", seven("@\tAnn #\t#\t\t@\tBen #\t#"));
    let block = paste(&book, (2, Power::Austria, PLAYER), &text);
    let found = placed(&book, &block);
    assert_eq!(
        found.iter().filter(|line| line.contains("centres")).cloned().collect::<Vec<_>>(),
        [counts("A"), counts("B")].concat()
    );
    assert!(found.contains(&"A F player: Ann 3".to_owned()) && found.contains(&"B F player: Ben 3".to_owned()));
    // Without headings and titles, they are the boards from the cursor on.
    let block = paste(&book, (1, Power::Austria, PLAYER), &seven("@\tAnn #\t#\t\t@\tBen #\t#"));
    let found = placed(&book, &block);
    assert!(
        found.contains(&"B F player: Ann 3".to_owned()) && found.contains(&"C F centres: 3".to_owned()),
        "{found:?}"
    );
}

#[test]
fn a_list_with_columns_for_round_board_and_power_is_read_like_a_file() {
    let book = book(&["A", "B"]);
    let text = format!(
        "Round\tBoard\tPower\tPlayer\tCentres\n{}\n{}\n",
        seven("2\tB\t@\tAnn #\t#"),
        seven("1\tA\t@\tBen #\t#")
    );
    let block = paste(&book, (0, Power::Austria, CENTRES), &text);
    let found = placed(&book, &block);
    assert!(found.iter().all(|line| line.starts_with("B ")), "{found:?}");
    assert_eq!(found.len(), 14);
    assert_eq!(block.unplaced.len(), 1, "the board of round 1: {:?}", block.unplaced);
    // Without headings.
    let block = paste(&book, (0, Power::Austria, CENTRES), &seven("B\t@\tAnn #\t#"));
    assert!(placed(&book, &block).contains(&"B T centres: 7".to_owned()), "{:?}", placed(&book, &block));
}

#[test]
fn every_column_that_can_be_typed_has_a_place_also_the_colour() {
    let book = book(&["A", "B"]);
    let text = format!("round,board,power,centres,note,colour\n{}", seven("2,B,@,#,late,yellow")).replace(',', "\t");
    let block = paste(&book, (0, Power::Austria, CENTRES), &text);
    let found = placed(&book, &block);
    for wanted in ["B F centres: 3", "B F note: late", "B F colour: yellow"] {
        assert!(found.iter().any(|found| found == wanted), "{wanted}: {found:?}");
    }
}

#[test]
fn powers_across_the_top_and_one_row_a_board_are_read_like_a_file() {
    let book = book(&["A", "B"]);
    let names: Vec<&str> = Power::ALL.map(Power::name).into();
    let text = format!("Board\t{}\nA\t5\t5\t5\t5\t5\t5\t4\nB\t4\t5\t5\t5\t5\t5\t5\n", names.join("\t"));
    let block = paste(&book, (0, Power::Austria, CENTRES), &text);
    let found = placed(&book, &block);
    assert_eq!((found.len(), found[0].as_str()), (14, "A A centres: 5"), "{found:?}");
    assert!(found.contains(&"B A centres: 4".to_owned()));
}

#[test]
fn some_powers_of_a_board_are_enough() {
    let book = book(&["A", "B"]);
    let block = paste(&book, (1, Power::Austria, CENTRES), "Turkey\tAnn\t9\nItaly\tBen\t0 (1904)\n");
    assert_eq!(
        placed(&book, &block),
        ["B T player: Ann", "B T centres: 9", "B I player: Ben", "B I centres: 0 (1904)"]
    );
    let block = paste(&book, (1, Power::Austria, CENTRES), "France\t8");
    assert_eq!(placed(&book, &block), ["B F centres: 8"]);
}

#[test]
fn a_column_of_counts_goes_from_the_cursor_on_and_sums_are_no_cells() {
    let book = book(&["A", "B"]);
    let one = "5\n5\n5\n5\n5\n5\n4\n34\n";
    let wanted = |board: &str| -> Vec<String> {
        let row = |power: Power| {
            format!("{board} {} centres: {}", power.letter(), if power == Power::Turkey { 4 } else { 5 })
        };
        Power::ALL.map(row).into()
    };
    let both = [wanted("A"), wanted("B")].concat();
    for text in [
        format!("{one}{one}"),
        format!("{one}\n{one}"),
        format!("SC\n{one}\nSC\n{one}"),
        one.replace("34\n", "").repeat(2),
        one.replace("34", "Sum 34") + &one.replace("\n34", ""),
    ] {
        let block = paste(&book, (0, Power::Austria, CENTRES), &text);
        let found = placed(&book, &block);
        if text.contains("Sum 34") {
            assert!(found.iter().all(|line| !line.contains("34") || line.contains("Sum 34")), "{found:?}");
        } else {
            assert_eq!(found, both, "{text}");
        }
    }
    let block = paste(&book, (0, Power::Italy, CENTRES), "5\n5\n4\n34\n1\n2\n");
    assert_eq!(
        placed(&book, &block),
        ["A I centres: 5", "A R centres: 5", "A T centres: 4", "B A centres: 1", "B E centres: 2"]
    );
}

#[test]
fn seven_counts_beside_each_other_are_those_of_the_seven_powers() {
    let book = book(&["A", "B"]);
    let row = ["4", "10", "8", "0", "1", "3", "8"];
    let expected: Vec<String> = Power::ALL
        .into_iter()
        .zip(row)
        .map(|(power, count)| format!("B {} centres: {count}", power.letter()))
        .collect();
    for text in [row.join("\t"), row.join(" "), row.join(", "), row.join("/")] {
        let block = paste(&book, (1, Power::Italy, CENTRES), &text);
        assert_eq!(placed(&book, &block), expected, "{text}");
        assert!(block.unplaced.is_empty() && block.summary.contains("from Austria to Turkey"), "{block:?}");
    }
    // What is no row of counts is read as before.
    let values = ["8", "1907", "yes"].join("\t");
    assert_eq!(
        placed(&book, &paste(&book, (1, Power::Italy, CENTRES), &values)),
        ["B I centres: 8", "B I out: 1907", "B I draw: yes"]
    );
    // Each row is a board. A sum that is wrong is told.
    let block = paste(&book, (0, Power::Italy, CENTRES), "4\t10\t8\t0\t1\t3\t8\n34\t0\t0\t0\t0\t0\t1");
    assert_eq!((placed(&book, &block).len(), placed(&book, &block)[7].as_str()), (14, "B A centres: 34"));
    assert_eq!(block.notes, ["The counts of row 2 make 35, and a board has 34."]);
    assert!(paste(&book, (1, Power::Italy, CENTRES), "4\t10\t8\t0\t1\t3\t8\n34\t0\t0\t0\t0\t0\t0").is_refused);
    // Six or eight counts are told, and are not the text of one cell.
    for (text, count) in [("4 10 8 1 3 8", 6), ("4 10 8 0 1 3 7 1", 8), ("Board B: 4 10 8 1 3 8", 6)] {
        let block = paste(&book, (1, Power::Italy, CENTRES), text);
        assert!(block.is_refused && block.summary == format!("There are {count} counts for 7 powers."), "{block:?}");
    }
    assert_eq!(
        paste(&book, (1, Power::Italy, CENTRES), "4 10 8 0 1 3 9").notes,
        ["The counts of row 1 make 35, and a board has 34."]
    );
    // Behind the title of a board they are those of that board.
    let of_a = paste(&book, (1, Power::Italy, CENTRES), "Board A: 4 10 8 0 1 3 8");
    assert_eq!(placed(&book, &of_a)[..2], ["A A centres: 4", "A E centres: 10"]);
    assert_eq!(placed(&book, &of_a).len(), 7);
    // In another column it is a text.
    let in_note = paste(&book, (1, Power::Italy, PLAYER), "4/10/8/0/1/3/8");
    assert_eq!(placed(&book, &in_note), ["B I player: 4/10/8/0/1/3/8"]);
    assert!(ClipboardCells::is_block("4/10/8/0/1/3/8") && !ClipboardCells::is_block("4 10 8 0 1"));
}

#[test]
fn seven_counts_in_the_column_of_a_year_are_the_powers_or_the_years_of_one_power() {
    let book = book(&["A"]);
    let read = |last: u16, text: &str| {
        let mut columns = columns();
        for (at, year) in (CENTRES..).zip(1901..=last) {
            columns.insert(at, RoundSheetColumn::Seat(SeatColumn::Chart(Year(year))));
        }
        let power = Some(Power::France);
        let at = RoundPaste { book: &book, round: RoundIx(1), board: 0, power, column: CENTRES, columns };
        placed(&book, &read_round_block(&ClipboardCells::parse(text), &at))
    };
    // They are the centres on the map, or one text, or more than the years.
    for (last, text) in [(1909, "4\t10\t8\t0\t1\t3\t8"), (1909, "5 4 5 5 4 5 4"), (1903, "5\t4\t5\t5\t4\t5\t4")] {
        let found = read(last, text);
        assert_eq!(found.len(), 7, "{text}: {found:?}");
        assert!(found.iter().all(|line| line.contains("centres 1901")), "{text}: {found:?}");
    }
    let found = read(1909, "3\t4\t4\t5\t6\t6\t7");
    assert!(found.iter().all(|line| line.starts_with("A F centres 190")), "{found:?}");
}

#[test]
fn the_name_of_the_round_or_of_a_board_above_lines_of_a_mail_is_their_title() {
    let mut book = book(&["A", "Milo"]);
    book.rounds[1].name = "Top board".into();
    for (title, board) in [("Top board", "A"), ("Milo:", "Milo")] {
        let text = format!("{title}\n{}\nTotal – 28\nended 1909", seven("@ – #"));
        let block = paste(&book, (0, Power::Austria, CENTRES), &text);
        let mut wanted = counts(board);
        wanted.push(format!("{board} last year: 1909"));
        assert_eq!(placed(&book, &block), wanted, "{title}");
        assert_eq!(block.notes, ["1 sum was read, and the counts make it."], "{title}");
    }
}

#[test]
fn more_rows_than_seats_offer_new_boards() {
    let book = book(&["A", "B"]);
    let block =
        paste(&book, (1, Power::Austria, PLAYER), &(1..=15).map(|n| format!("P{n}x")).collect::<Vec<_>>().join("\n"));
    assert_eq!(block.new_boards, ["C", "D"]);
    assert_eq!(placed(&book, &block).last().unwrap(), "+D A player: P15x");
    let text = format!("Board A\nPower\tSC\n{0}\nBoard Milo\nPower\tSC\n{0}\n", seven("@\t#"));
    let block = paste(&book, (1, Power::Austria, PLAYER), &text);
    assert_eq!(block.new_boards, ["Milo"]);
}

#[test]
fn names_are_found_by_the_words_of_many_sheets() {
    let book = book(&["A", "B"]);
    let text = "Spieler\nRuth Meyer / Karl Ott\nPaul Smith (sub: Karl Ott from 1904)\nTBD\n";
    let block = paste(&book, (0, Power::Austria, PLAYER), text);
    assert_eq!(
        placed(&book, &block),
        [
            "A A player: Ruth Meyer",
            "A A substitutes: Karl Ott",
            "A E player: Paul Smith",
            "A E substitutes: Karl Ott from 1904",
            "A F player: ",
        ]
    );
    let text = "First name\tLast name\tSC\nRuth\tMeyer\t5\nKarl\tOtt\t6\n";
    let block = paste(&book, (0, Power::Austria, PLAYER), text);
    assert_eq!(
        placed(&book, &block),
        ["A A centres: 5", "A A player: Ruth Meyer", "A E centres: 6", "A E player: Karl Ott"]
    );
    let text = "Voornaam\tTussenvoegsel\tAchternaam\tCentra\nRuth\tvan den\tMeyer\t5\nKarl\t\tOtt\t6\n";
    let block = paste(&book, (0, Power::Austria, PLAYER), text);
    assert_eq!(
        placed(&book, &block),
        ["A A centres: 5", "A A player: Ruth van den Meyer", "A E centres: 6", "A E player: Karl Ott"]
    );
    let text = "Land\tVoornaam\tTussenvoegsel\tAchternaam\nOostenrijk\tRuth\tvan den\tMeyer\n";
    let block = paste(&book, (0, Power::Austria, PLAYER), text);
    assert_eq!(placed(&book, &block), ["A A player: Ruth van den Meyer"]);
}

#[test]
fn names_and_counts_find_their_columns_although_the_cursor_is_beside_them() {
    let book = book(&["A", "B"]);
    for column in [0, PLAYER, CENTRES] {
        let block = paste(&book, (0, Power::France, column), "Ann Lee\t5\nBen Orr\t6\n");
        assert_eq!(
            placed(&book, &block),
            ["A F player: Ann Lee", "A F centres: 5", "A G player: Ben Orr", "A G centres: 6"],
            "{column}"
        );
    }
}

#[test]
fn rows_with_players_of_the_round_go_to_their_seats() {
    let mut book = book(&["A", "B"]);
    for (power, name) in Power::ALL.into_iter().zip(["Ann", "Ben", "Cy", "Dan", "Eve", "Fay", "Gus"]) {
        book.apply(book.edit_to_seat(BoardRef::new(1, 0).seat(power), name)).unwrap();
    }
    let block = paste(&book, (1, Power::Austria, PLAYER), "gus\t9\nAnn\t4\n");
    assert_eq!(placed(&book, &block), ["A T centres: 9", "A A centres: 4"]);
    let block = paste(&book, (1, Power::Austria, PLAYER), "Gus\t9\nHal\t4\n");
    assert_eq!(placed(&book, &block)[0], "B A player: Gus", "a new name: the rows go from the cursor on");
    let block = paste(&book, (1, Power::Austria, PLAYER), "Guss\t9\nDan\t4\nAnn\t5\n");
    assert_eq!(placed(&book, &block), ["A G centres: 4", "A A centres: 5"], "a misspelt name moves nobody else");
    assert!(block.unplaced[0].reason.contains("this name is at no seat of the round"), "{:?}", block.unplaced);
    let block = paste(&book, (0, Power::Austria, PLAYER), "Ann\t9\nHal\t4\nCy\t5\n");
    assert_eq!(placed(&book, &block)[2], "A E player: Hal", "the rows are in order, and Hal is a new player");
}

#[test]
fn cells_without_a_place_are_listed_with_their_row() {
    let book = book(&["A"]);
    let block = paste(&book, (0, Power::Austria, CENTRES), "Power\tSC\tMood\nAustria\t5\tcalm\nSpain\t4\t\n\t7\t\n");
    assert!(placed(&book, &block).contains(&"A A centres: 5".to_owned()));
    let texts = unplaced(&block).join(" ");
    assert!(texts.contains("calm") && texts.contains("Spain") && texts.contains('7'), "{:?}", block.unplaced);
    assert!(block.unplaced.iter().all(|one| one.row > 0 && !one.reason.is_empty()));
    let block = paste(&book, (0, Power::Austria, 4), "yes\t1\t2\t3\n");
    assert_eq!(unplaced(&block), ["3"], "to the right of the last column");
}

#[test]
fn a_block_of_another_round_is_refused_with_the_sheet_that_it_belongs_to() {
    let book = book(&["A", "B"]);
    for title in ["Round 1", "Round 1, Board A"] {
        let text = format!("{title}\t\nPower\tSC\n{}\n", seven("@\t#"));
        let block = paste(&book, (0, Power::Austria, CENTRES), &text);
        assert!(block.placed.is_empty() && block.summary.contains("Round 1"), "{block:?}");
    }
    let text = format!("Round 2\t\nPower\tSC\n{}\n", seven("@\t#"));
    assert_eq!(placed(&book, &paste(&book, (1, Power::Austria, CENTRES), &text)), counts("B"));
}

#[test]
fn quoted_cells_of_excel_and_libreoffice_and_blank_rows_are_read() {
    let book = book(&["A", "B"]);
    let text = "\"Board B\"\t\r\nPower\t\"SC\"\r\n".to_owned()
        + &seven("@\t\"#\"").replace('\n', "\r\n")
        + "\r\n\"Sum\nof the board\"\t28\r\n\r\n";
    let block = paste(&book, (0, Power::Austria, CENTRES), &text);
    assert_eq!(placed(&book, &block), counts("B"), "{block:?}");
}

#[test]
fn the_apostrophe_before_a_formula_is_no_part_of_a_name() {
    let book = book(&["A", "B"]);
    let block = paste(&book, (0, Power::Austria, PLAYER), "'=Ann\nBen\n");
    assert_eq!(placed(&book, &block), ["A A player: =Ann", "A E player: Ben"]);
}

#[test]
fn a_copy_of_the_sheet_itself_comes_back() {
    let book = book(&["A", "B"]);
    let head = "Board B\t\t\tended 1907\t\t\t\npower\tplayer\tSC\tout\tdraw\trank bonus\tscore\n";
    let text = format!("{head}{}\ntotal\tabandoned\t28\t\t\t\t100\n", seven("@\tAnn #\t#\t1904\t\t10.5\t20.25"));
    let block = paste(&book, (0, Power::Austria, 0), &text);
    let found = placed(&book, &block);
    assert!(found.iter().all(|line| line.starts_with("B ")), "{found:?}");
    for line in ["B F player: Ann 3", "B F centres: 3", "B F out: 1904", "B last year: 1907", "B ending: abandoned"] {
        assert!(found.contains(&line.to_owned()), "{line}: {found:?}");
    }
    assert!(block.unplaced.is_empty(), "{:?}", block.unplaced);
    assert!(block.notes[0].contains("because Topboard computes them"), "{:?}", block.notes);
    // A computed column may have the name of a typed one.
    let head = "Board B\t\t\t\t\t\t\npower\tplayer\tcentres\tcentres (points)\n";
    let mut paste = RoundPaste { book: &book, round: RoundIx(1), board: 0, power: None, column: 0, columns: columns() };
    paste.columns.push(RoundSheetColumn::Computed(vec!["centres".into()]));
    let block = read_round_block(&ClipboardCells::parse(&format!("{head}{}\n", seven("@\tAnn #\t#\t5#"))), &paste);
    assert!(placed(&book, &block).contains(&"B F centres: 3".to_owned()), "{block:?}");
    assert!(block.unplaced.is_empty(), "{:?}", block.unplaced);
    let paste = |book: &Book, at, text: &str| self::paste(book, at, text);
    // Only the rows of the seats.
    let block = paste(&book, (1, Power::Austria, 0), &seven("@\tAnn #\t#\t1904\t\t10.5\t20.25"));
    assert!(placed(&book, &block).contains(&"B F out: 1904".to_owned()), "{block:?}");
}

#[test]
fn counts_of_one_year_beside_powers_go_to_the_column_of_the_cursor() {
    let book = book(&["A"]);
    let mut columns = columns();
    columns.insert(3, RoundSheetColumn::Seat(SeatColumn::Chart(Year(1904))));
    let cells = ClipboardCells::parse(&seven("~\t#"));
    let at = RoundPaste { book: &book, round: RoundIx(1), board: 0, power: Some(Power::Italy), column: 3, columns };
    let block = read_round_block(&cells, &at);
    assert_eq!(placed(&book, &block)[2], "A F centres 1904: 3");
}

#[test]
fn counts_beside_powers_are_no_years_although_the_cursor_is_among_the_years() {
    let book = book(&["A"]);
    let counts = paste(&book, (0, Power::Austria, CENTRES + 1), &seven("~\t#"));
    assert_eq!(placed(&book, &counts)[2], "A F centres: 3");
    let years = paste(&book, (0, Power::Austria, CENTRES + 1), &seven("~\t190#"));
    assert_eq!(placed(&book, &years)[2], "A F out: 1903");
}

#[test]
fn players_are_found_by_name_and_new_ones_are_new_rows() {
    let mut book = book(&[]);
    for name in ["Ann Lee", "Ben Orr", "Cy Adams"] {
        let person = Person::new(book.next_person_id(), name);
        book.apply(Edit::AddPerson { position: book.people.len(), person }).unwrap();
    }
    let columns: Vec<Option<PersonColumn>> =
        vec![Some(PersonColumn::Name), Some(PersonColumn::FamilyName), Some(PersonColumn::Region), None];
    let read = |row: usize, column: usize, text: &str| {
        let paste = PlayersPaste { people: book.people.iter().collect(), row, column, columns: columns.clone() };
        read_players_block(&ClipboardCells::parse(text), &paste)
    };
    let into = |block: &PastedBlock| -> Vec<(PastedInto, String)> {
        block.placed.iter().map(|one| (one.into, one.text.clone())).collect()
    };
    let name = |row| PastedInto::PlayerRow(row, PersonColumn::Name);
    for text in ["Name\tCountry\nAnn Lee\tUSA\nDan Fox\tUK", "1.\tAnn Lee\t\tUSA\n2.\tDan Fox\t\tUK"] {
        let block = read(3, 0, text);
        let first = usize::from(text.starts_with("Name"));
        let region = |row| PastedInto::PlayerRow(row, PersonColumn::Region);
        let wanted =
            [(name(first), "Ann Lee"), (region(first), "USA"), (name(first + 1), "Dan Fox"), (region(first + 1), "UK")];
        assert_eq!(into(&block), wanted.map(|(into, text)| (into, text.to_owned())), "{text}");
    }
    for text in ["Dan Fox\tIreland\nEve Hall\tUSA\n", "1.\tDan Fox\tIreland\n2.\tEve Hall\tUSA"] {
        let block = read(3, 0, text);
        let region = |row| PastedInto::PlayerRow(row, PersonColumn::Region);
        let wanted = [(name(0), "Dan Fox"), (region(0), "Ireland"), (name(1), "Eve Hall"), (region(1), "USA")];
        assert_eq!(into(&block), wanted.map(|(into, text)| (into, text.to_owned())), "countries beside names");
    }
    let family = |row| PastedInto::PlayerRow(row, PersonColumn::FamilyName);
    let block = read(3, 0, "Dan\tIreland\nEve\tMurphy");
    assert!(into(&block).contains(&(family(0), "Ireland".to_owned())), "Ireland can be the name of a family");
    let block = read(3, 0, "Anna\tJordan");
    assert!(into(&block).contains(&(family(0), "Jordan".to_owned())), "Jordan alone can be the name of a family");
    let block = read(3, 0, "Name\tRound 1\tR2\tRound 3\nAnn Lee\tx\t\tyes\nBen Orr\tx\tx\tx\nCy Adams\tx\t?\tx");
    let rounds = |row, text: &str| (PastedInto::PlayerRow(row, PersonColumn::Rounds), text.to_owned());
    let marked: Vec<_> = into(&block)
        .into_iter()
        .filter(|(into, _)| matches!(into, PastedInto::PlayerRow(_, PersonColumn::Rounds)))
        .collect();
    assert_eq!(marked, [rounds(1, "1, 3"), rounds(2, "")], "a player of all rounds has no list, also no older one");
    assert_eq!(block.unplaced.len(), 1, "{:?}", block.unplaced);
    let block = read(3, 0, "Fay Grant (fay@x.org)\tUSA\nGus Kerr <gus@y.com>\tUK");
    let note = |row| PastedInto::PlayerRow(row, PersonColumn::Note);
    for expected in [(name(0), "Fay Grant"), (note(0), "fay@x.org"), (name(1), "Gus Kerr"), (note(1), "gus@y.com")] {
        assert!(into(&block).contains(&(expected.0, expected.1.to_owned())), "{expected:?} in {block:?}");
    }
    let block = read(3, 0, "name\tfamily name\tcountry\nDan\tFox\tUK\nEve\tde la Cruz\tUSA");
    let names = |block: &PastedBlock| -> Vec<String> {
        let is_name = |into: &PastedInto| matches!(into, PastedInto::PlayerRow(_, PersonColumn::Name));
        into(block).into_iter().filter(|(into, _)| is_name(into)).map(|(_, text)| text).collect()
    };
    assert_eq!(names(&block), ["Dan Fox", "Eve de la Cruz"], "the column “name” has the first names");
    let block = read(3, 0, "name\tfamily name\nDan Fox\tFox\nEve de la Cruz\tde la Cruz");
    assert_eq!(names(&block), ["Dan Fox", "Eve de la Cruz"], "the column “name” has the whole names");
    let block = read(3, 0, "Voornaam\tTussenvoegsel\tAchternaam\tPlaats\nDan\tde\tVos\tUtrecht\nEve\t\tBos\t");
    assert_eq!(names(&block), ["Dan de Vos", "Eve Bos"], "a prefix has a column of its own");
    let family = PastedInto::PlayerRow(1, PersonColumn::FamilyName);
    assert!(into(&block).contains(&(family, "Vos".to_owned())), "{block:?}");
    let block = read(3, 0, "Hansen, Ole (DEN) ole@mail.example\nFox, Dan (ENG) dan@mail.example");
    assert_eq!(names(&block), ["Ole Hansen", "Dan Fox"], "an address is no heading");
    let block = read(0, 0, "Ann Lee\nBen Orr-Hill\nCy Adams");
    let renamed = PastedInto::Cell(CellAddress::name_of(book.people[1].id));
    assert_eq!(into(&block)[1], (renamed, "Ben Orr-Hill".to_owned()), "a copy of the list goes back to its rows");
    let block = read(0, 0, "Dan Fox\nEve Hall\nCy Adams");
    assert_eq!(into(&block)[0], (name(0), "Dan Fox".to_owned()), "other names rename nobody");
    let block = read(1, 2, "USA\nUK\nNZ");
    let region = |at: usize| PastedInto::Cell(CellAddress::Person(book.people[at].id, PersonColumn::Region));
    assert_eq!(into(&block), [(region(1), "USA".to_owned()), (region(2), "UK".to_owned())]);
    assert_eq!(unplaced(&block), ["NZ"]);
}

#[test]
fn a_seat_field_that_is_cleared_by_position_is_a_blank() {
    let mut book = book(&["A"]);
    let seat = BoardRef::new(1, 0).seat(Power::England);
    book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(crate::book::CellEntry::Value(5)))).unwrap();
    let block = paste(&book, (0, Power::Austria, CENTRES), "4\n\n6\n");
    assert_eq!(placed(&book, &block), ["A A centres: 4", "A E centres: ", "A F centres: 6"]);
    let block = paste(&book, (0, Power::Austria, CENTRES), "Austria\t4\nEngland\t\nFrance\t6\n");
    assert_eq!(placed(&book, &block), ["A A centres: 4", "A F centres: 6"], "by power, a blank removes nothing");
}

/// A cell of a block: words that mean something, and any others.
fn some_cell() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "",
        "",
        "A",
        "France",
        "Türkei",
        "E",
        "Board A",
        "Board Z",
        "Round 2",
        "Round 1, Board B",
        "Power",
        "Player",
        "SC",
        "Score",
        "1904",
        "5",
        "34",
        "0 (04)",
        "Sum",
        "Ann",
        "Ben Orr / Cy",
        "TBD",
        "–",
        "yes",
        "ended 1907",
        "abandoned",
        "First name",
        "Board",
        "Mood",
    ]);
    prop_oneof![4 => words.prop_map(str::to_owned), 1 => ".{0,6}"]
}

proptest! {
    /// No block makes the program stop, and every text with a place has it in this round or in a board to be added.
    #[test]
    fn any_block_can_be_pasted_anywhere(
        rows in prop::collection::vec(prop::collection::vec(some_cell(), 0..7), 0..14),
        board in 0_usize..2,
        power in 0_usize..8,
        column in 0_usize..8,
    ) {
        let text: Vec<String> = rows.iter().map(|row| row.join("\t")).collect();
        let book = book(&["A", "B"]);
        let power = Power::ALL.get(power).copied();
        let paste = RoundPaste { book: &book, round: RoundIx(1), board, power, column, columns: columns() };
        let cells = ClipboardCells::parse(&text.join("\n"));
        let block = read_round_block(&cells, &paste);
        for one in &block.placed {
            let PastedInto::Cell(address) = one.into else { panic!("{one:?}") };
            let at = address.board().unwrap();
            prop_assert!(at.round == RoundIx(1) && at.board.0 < 2 + block.new_boards.len());
            prop_assert!((1..=cells.rows.len()).contains(&one.row), "{:?}", one);
        }
        let columns = vec![Some(PersonColumn::Name), Some(PersonColumn::Region), None];
        read_players_block(&cells, &PlayersPaste { people: book.people.iter().collect(), row: 0, column: column % 3, columns });
    }
}

#[test]
fn a_block_that_is_no_block_of_a_sheet_is_refused_before_it_takes_memory() {
    // One long row above a million short ones would be a rectangle of 10^12 cells.
    let rectangle = "\t".repeat(1_000_000) + &"\n5".repeat(1_000_000);
    let long = "x".repeat(LARGEST_PASTE + 1);
    let many = "Ann\n".repeat(MOST_PASTED_CELLS + 1);
    let book = book(&["A"]);
    for text in [rectangle, long, many] {
        let cells = ClipboardCells::parse(&text);
        assert!(!cells.is_one_cell());
        let players = PlayersPaste { people: Vec::new(), row: 0, column: 0, columns: vec![Some(PersonColumn::Name)] };
        let blocks = [
            paste(&book, (0, Power::Austria, PLAYER), &text),
            read_players_block(&cells, &players),
            read_sit_outs_block(&cells, RoundIx(1)),
        ];
        assert!(blocks.iter().all(|block| block.is_refused && block.placed.is_empty()));
    }
    let most = ClipboardCells::parse(&"Ann\n".repeat(MOST_PASTED_CELLS));
    assert!(!read_sit_outs_block(&most, RoundIx(1)).is_refused);
}

#[test]
fn lines_of_players_with_countries_are_no_seats() {
    let people: Vec<Person> = Vec::new();
    let columns = [PersonColumn::Name, PersonColumn::FamilyName, PersonColumn::Region, PersonColumn::Note];
    let read = |text: &str| {
        let paste = PlayersPaste {
            people: people.iter().collect(),
            row: 0,
            column: 0,
            columns: columns.into_iter().map(Some).collect(),
        };
        let block = read_players_block(&ClipboardCells::parse(text), &paste);
        let texts = |wanted: PersonColumn| -> Vec<String> {
            let of_column =
                |one: &&PlacedText| matches!(one.into, PastedInto::PlayerRow(_, column) if column == wanted);
            block.placed.iter().filter(of_column).map(|one| one.text.clone()).collect()
        };
        assert!(block.unplaced.is_empty(), "{:?}", block.unplaced);
        (texts(PersonColumn::Name), texts(PersonColumn::Region))
    };
    let strings = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
    assert_eq!(
        read(
            "Smith, Lars (ENG) p2@x.example\nMüller, Björn (GER)\nDupont, Nils (FRA)\nAna Weber (AUT)\nUwe Wagner (GER)"
        ),
        (
            strings(&["Lars Smith", "Björn Müller", "Nils Dupont", "Ana Weber", "Uwe Wagner"]),
            strings(&["ENG", "GER", "FRA", "AUT", "GER"])
        )
    );
    assert_eq!(
        read("Lund, Sven – SWE – p21@x.example\nKeller, Zoë — SUI — p28@x.example"),
        (strings(&["Sven Lund", "Zoë Keller"]), strings(&["SWE", "SUI"]))
    );
    assert_eq!(
        read("Lee‑Barber, Claire (ENG)\nSmith–Jones, Ben (USA)\nLee‐Wong, Dan").0,
        strings(&["Claire Lee‑Barber", "Ben Smith–Jones", "Dan Lee‐Wong"])
    );
    // Two people of one name are told apart by their countries.
    assert_eq!(
        read("Hansen, Ole (SWE)\nHansen, Ole (NOR)\nAnn Lee (NOR)").0,
        strings(&["Ole Hansen (SWE)", "Ole Hansen (NOR)", "Ann Lee"])
    );
    assert_eq!(
        read("Name\tCountry\nOle Hansen\tSWE\nOle Hansen\tNOR").0,
        strings(&["Ole Hansen (SWE)", "Ole Hansen (NOR)"])
    );
    assert_eq!(read("Ole Hansen\nOle Hansen").0, strings(&["Ole Hansen", "Ole Hansen"]));
}

#[test]
fn a_sum_that_the_counts_do_not_make_is_told_and_is_no_count() {
    let book = book(&["A", "B"]);
    let reason = "the counts above it make 34.";
    let at = (0, Power::Austria, CENTRES);
    for (text, sum) in [
        ("9\n5\n5\n5\n4\n3\n3\n35", "35"),
        ("9\n5\n5\n5\n4\n3\n3\n33", "33"),
        ("A\t9\nE\t5\nF\t5\nG\t5\nI\t4\nR\t3\nT\t3\nTotal\t35", "35"),
        ("Austria 9\nEngland 5\nFrance 5\nGermany 5\nItaly 4\nRussia 3\nTurkey 3\nSum 33", "Sum 33"),
    ] {
        let block = paste(&book, at, text);
        assert_eq!(placed(&book, &block).len(), 7, "{text}: {block:?}");
        assert_eq!(block.unplaced.len(), 1, "{text}: {block:?}");
        assert_eq!((unplaced(&block), block.unplaced[0].reason.as_str()), (vec![sum], reason), "{text}");
        assert!(block.new_boards.is_empty() && block.notes.is_empty(), "{text}: {block:?}");
    }
    for right in ["9\n5\n5\n5\n4\n3\n3\n34", "A\t9\nE\t5\nF\t5\nG\t5\nI\t4\nR\t3\nT\t3\nTotal\t34"] {
        let block = paste(&book, at, right);
        assert_eq!((placed(&book, &block).len(), unplaced(&block)), (7, vec![]), "{right}");
    }
    // An eighth count is that of the next board.
    let block = paste(&book, at, "9\n5\n5\n5\n4\n3\n3\n11");
    assert_eq!(placed(&book, &block).last().unwrap(), "B A centres: 11");
}

#[test]
fn the_counts_of_a_board_begin_with_austria_wherever_the_cursor_is() {
    let book = book(&["A", "B"]);
    for text in ["9\n5\n5\n5\n4\n3\n3", "9\n5\n5\n5\n4\n3\n3\n34"] {
        let block = paste(&book, (1, Power::England, CENTRES), text);
        let found = placed(&book, &block);
        assert_eq!((found.len(), found[0].as_str()), (7, "B A centres: 9"), "{text}");
        assert!(block.new_boards.is_empty() && block.unplaced.is_empty(), "{text}: {block:?}");
        assert_eq!(block.summary, "The block names no powers. 7 rows in order from Austria of board B on.", "{text}");
    }
    // Other numbers go to the rows from the cursor on.
    let block = paste(&book, (1, Power::England, CENTRES), "9\n5\n5");
    assert_eq!(placed(&book, &block), ["B E centres: 9", "B F centres: 5", "B G centres: 5"]);
}

#[test]
fn a_sentence_names_the_board_and_says_how_its_game_ended() {
    let book = book(&["A", "B", "C"]);
    let counts_of =
        |title: &str| format!("{title}\nAustria 9\nEngland 5\nFrance 5\nGermany 5\nItaly 4\nRussia 3\nTurkey 3");
    for (title, end, left) in [
        ("Board C in 1907:", vec!["C last year: 1907"], vec![]),
        ("Hi Lars, here's board C:", vec![], vec![]),
        ("Here is board C after 1906, agreed draw:", vec!["C last year: 1906", "C ending: agreed draw"], vec![]),
        (
            "Board C finished in 1907, draw between Austria and Germany:",
            vec!["C last year: 1907"],
            vec!["draw between Austria and Germany"],
        ),
        ("Board C ended 1907 in a draw AEG", vec!["C last year: 1907"], vec!["in a draw AEG"]),
    ] {
        let block = paste(&book, (1, Power::Austria, CENTRES), &counts_of(title));
        let found = placed(&book, &block);
        assert!(block.new_boards.is_empty(), "{title}: {block:?}");
        assert!(found.contains(&"C A centres: 9".to_owned()), "{title}: {found:?}");
        let ends: Vec<&str> = found.iter().filter(|one| !one.contains("centres")).map(String::as_str).collect();
        assert_eq!(ends, end, "{title}");
        assert_eq!(unplaced(&block).len(), left.len(), "{title}: {:?}", block.unplaced);
        for left in left {
            assert!(unplaced(&block)[0].contains(left), "{title}: {:?}", block.unplaced);
        }
    }
}
