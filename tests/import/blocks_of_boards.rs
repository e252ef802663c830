//! Blocks of boards with a title each: small sheets, and what is told of their rows.

use topboard::book::{Board, Book, CellEntry, Ending, Power, Year};
use topboard::import::{Finding, FindingKind, ImportedFile, read_results};

fn import(text: &str) -> ImportedFile {
    read_results(text.as_bytes(), "our.csv").unwrap()
}

fn warnings(import: &ImportedFile) -> Vec<String> {
    import.findings.iter().filter(|f| f.kind == FindingKind::Warning).map(Finding::to_string).collect()
}

fn board(book: &Book, at: usize) -> &Board {
    &book.rounds[0].boards[at]
}

/// Rows for the seven powers in this pattern. `@` means the power and `#` its number.
fn seven(shape: &str) -> String {
    let rows = Power::ALL.map(|power| {
        let number = (power.index() + 1).to_string();
        shape.replace('@', power.name()).replace('#', &number)
    });
    rows.join("\n")
}

#[test]
fn columns_are_read_in_any_order_and_titles_give_the_ending() {
    let text = format!(
        "Ronde 3\n\nTisch 1 - ended 1908,\nSpieler,Land,Punkte,Zentren\n{0}\n,Summe,,28\n\n\
         Tisch 2,conceded to France,ended 1907\nSpieler,Land,Punkte,Zentren\n{0}\n",
        seven("Player #,@,1.#,#")
    );
    let import = import(&text);
    assert_eq!(import.book.rounds[0].name, "3");
    let first = board(&import.book, 0);
    assert_eq!((first.name.as_str(), &first.end_year), ("1", &CellEntry::Value(Year(1908))));
    assert_eq!(first.seats[Power::France].printed_score, Some(1.3));
    assert_eq!(import.book.name_of(first.seats[Power::France].player), "Player 3");
    let second = board(&import.book, 1);
    assert_eq!((second.name.as_str(), second.ending), ("2", Ending::Conceded(Power::France)));
    assert_eq!(second.end_year, CellEntry::Value(Year(1907)));
    assert!(import.book.unplaced_cells.is_empty(), "{:?}", import.book.unplaced_cells);
}

#[test]
fn boards_side_by_side_may_each_have_a_column_of_powers() {
    let text = format!("Board A,,,,Board B\nPower,Player,SC,,Power,Player,SC\n{}\n", seven("@,Ann #,4,,@,Ben #,#"));
    let import = import(&text);
    assert_eq!(import.book.rounds[0].boards.len(), 2);
    assert_eq!(board(&import.book, 1).name, "B");
    let turkey = &board(&import.book, 1).seats[Power::Turkey];
    assert_eq!((import.book.name_of(turkey.player), turkey.centres.get()), ("Ben 7", Some(7)));
}

#[test]
fn rows_with_an_unknown_or_repeated_power_are_kept_with_a_warning() {
    let text = "Board A\nPower,Player,Centres\nAustria,Ann,5\nSpain,Ben,4\nAustria,Cem,3\nItaly,Dan,2\nSum,,14\n";
    let import = import(text);
    let messages = warnings(&import);
    assert!(messages.iter().any(|messages| messages.starts_with("our!A4: “Spain” is not a power")), "{messages:?}");
    assert!(
        messages.iter().any(|messages| messages.starts_with("our!A5: Round 1, board A has Austria twice")),
        "{messages:?}"
    );
    assert!(
        messages.iter().any(|messages| messages.contains("has no row for England, France, Germany, Russia, Turkey")),
        "{messages:?}"
    );
    let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(kept, ["Spain", "Ben", "4", "Austria", "Cem", "3"]);
    assert_eq!(import.book.people.len(), 2);
}

#[test]
fn an_ending_above_the_boards_belongs_to_the_board_that_it_names() {
    let text = |remark: &str| format!("Our Con\n{remark}\n\n\n\nBoard A\nPower,Player,SC\n{}\n", seven("@,Ann #,4"));
    let named = import(&text("Board A was abandoned"));
    assert_eq!(board(&named.book, 0).ending, Ending::Abandoned);
    assert!(named.book.unplaced_cells.is_empty());
    let alone = import(&text("conceded to France"));
    assert_eq!(board(&alone.book, 0).ending, Ending::Conceded(Power::France));
    for remark in ["Board C was abandoned", "The game on board C was abandoned"] {
        let other = import(&text(remark));
        assert_eq!((board(&other.book, 0).ending, other.book.event.name.as_str()), (Ending::Played, "Our Con"));
        let kept: Vec<&str> = other.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(kept, [remark]);
        assert!(warnings(&other).iter().any(|told| told.contains("no board of this sheet has the name in it")));
    }
}

#[test]
fn the_result_and_the_last_year_may_be_columns_of_a_block() {
    let rows = "Austria,Ann,0,eliminated,1907\nEngland,Ben,17,conceded to,1907\nFrance,Cid,17,,1907";
    let import = import(&format!("Board A\nPower,Player,SC,Result,Ended\n{rows}\n"));
    let board = board(&import.book, 0);
    assert_eq!((board.ending, board.end_year.get()), (Ending::Conceded(Power::England), Some(Year(1907))));
    assert!(import.book.unplaced_cells.is_empty(), "{:?}", import.book.unplaced_cells);
}

#[test]
fn a_board_without_a_title_gets_a_letter() {
    let import = import(&format!("Power,Player,Centres\n{}\n", seven("@,Ann #,4")));
    assert_eq!(board(&import.book, 0).name, "A");
    assert!(warnings(&import).contains(&"our!B2: the file does not name this board; it is called “A”.".to_owned()));
}

#[test]
fn unknown_columns_and_cells_beside_the_board_are_kept() {
    let text = format!("Board A,lunch at noon\nPower,Player,Centres,Mood\n{}\n", seven("@,Ann #,4,good"));
    let import = import(&text);
    let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(kept, ["lunch at noon", "Mood", "good", "good", "good", "good", "good", "good", "good"]);
}

#[test]
fn an_empty_seat_is_a_blank_or_a_dash() {
    let text = "Board A\nPower,Player,Centres,Out\nAustria,,5,-\nEngland,-,4,\nFrance,Ann,0,F1904\n";
    let import = import(text);
    let seats = &board(&import.book, 0).seats;
    assert_eq!((seats[Power::Austria].player, seats[Power::England].player), (None, None));
    assert_eq!(seats[Power::Austria].eliminated, CellEntry::Blank);
    assert_eq!(seats[Power::France].eliminated, CellEntry::Value(Year(1904)));
    assert!(import.book.unplaced_cells.is_empty());
}

#[test]
fn a_row_without_a_power_costs_no_other_row() {
    let rows = "Austria,Ann,5,\nEngland,Ben,4,\n,Cid,9,\nGermany,Dan,4,\n,,,left early\nItaly,Eve,4,\nRussia,Fay,4,\n,,,\nTurkey,Gus,4,\n";
    let import = import(&format!("Board A\nPower,Player,SC,Out\n{rows}"));
    let seats = &board(&import.book, 0).seats;
    let counts = Power::ALL.map(|power| seats[power].centres.get());
    assert_eq!(counts, [Some(5), Some(4), None, Some(4), Some(4), Some(4), Some(4)]);
    let told = warnings(&import);
    assert!(
        told.iter().any(|told| told.starts_with("our!B5:C5: this row of Round 1, board A names no power.")),
        "{told:?}"
    );
    assert!(told.iter().any(|told| told.contains("has no row for France.")), "{told:?}");
    let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(kept, ["Out", "Cid", "9", "left early"]);
}

#[test]
fn a_blank_row_below_the_headings_and_a_row_of_another_board_end_no_board() {
    let text = "Board A,,,Board B\nPower,Player,SC,Power,Player,SC\n,,,,late,\nAustria,Ann,5,,,\nEngland,Ben,4,Austria,Hal,5\n,,,England,Ida,4\nFrance,Cid,5,,,\n";
    let import = import(text);
    let named = |at: usize, power: Power| import.book.name_of(board(&import.book, at).seats[power].player).to_owned();
    assert_eq!([named(0, Power::Austria), named(0, Power::France)], ["Ann", "Cid"]);
    assert_eq!([named(1, Power::Austria), named(1, Power::England)], ["Hal", "Ida"]);
}

#[test]
fn remarks_directly_below_a_board_are_about_it() {
    let one = seven("@,Ann #,4");
    let text = format!(
        "Board A\nPower,Player,SC\n{one}\nabandoned\nended 1905\n\nBoard B\nPower,Player,SC\n{one}\n,Total,28\n\
         Conceded to Germany,,\n\nBoard C\nPower,Player,SC\n{one}\n,,\nabandoned\nPower,Player,SC\n{one}\n"
    );
    let import = import(&text);
    let ending = |at: usize| (board(&import.book, at).ending, board(&import.book, at).end_year.get());
    assert_eq!(ending(0), (Ending::Abandoned, Some(Year(1905))));
    assert_eq!(ending(1), (Ending::Conceded(Power::Germany), None));
    // What stands directly above headings is about the board below them, and the same board comes again there.
    assert_eq!((import.book.boards().count(), ending(2)), (3, (Ending::Played, None)));
}

#[test]
fn a_board_without_its_headings_is_told() {
    let one = seven("@,Ann #,4");
    let import = import(&format!("Board A\nPower,Player,SC\n{one}\n\nBoard B\n{one}\n\n{one}\n"));
    assert_eq!(import.book.rounds[0].boards.len(), 2, "the headings of the first board are those of the second");
    let told = warnings(&import);
    assert!(told.iter().any(|told| told.starts_with("our!A20:A26: Round 1, board B is in the file again")), "{told:?}");
    assert!(!told.iter().any(|told| told.contains("is not read: Topboard understands no headings")), "{told:?}");
}

#[test]
fn the_last_year_may_stand_beside_the_titles_of_boards() {
    let block = seven("@,Ann #,#");
    for title in ["Board B,Ended,1908", "Board B,,ended 1908", "Round 2,Board B,Ended,1908"] {
        let text = format!("Round 2\n\n{title}\nPower,Player,SC\n{block}\n");
        let book = import(&text).book;
        let board = board(&book, 0);
        assert_eq!((board.name.as_str(), &board.end_year), ("B", &CellEntry::Value(Year(1908))), "{title}");
    }
    let titles = "Board 1,,ended 1907,,Board 2,,ended 1908,,Board 3,,ended 1909";
    let headings = ["Power,Player,SC"; 3].join(",,");
    let text = format!("{titles}\n{headings}\n{}\n", seven("@,Ann #,#,,@,Ben #,#,,@,Cid #,#"));
    let book = import(&text).book;
    let told = |at: usize| (board(&book, at).name.clone(), board(&book, at).end_year.clone());
    let years = [1907, 1908, 1909].map(|year| CellEntry::Value(Year(year)));
    assert_eq!([0, 1, 2].map(told), ["1", "2", "3"].map(str::to_owned).into_iter().zip(years).collect::<Vec<_>>()[..]);
}
