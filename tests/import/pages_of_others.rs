//! Pages and tables that other programs write: the federation's table of boards, a call of boards, a chart, standings between
//! sentences, and a list of players.

use topboard::book::{Board, Book, Power};
use topboard::import::{FindingKind, ImportedFile, read_results};

fn import(text: &str, file: &str) -> ImportedFile {
    read_results(text.as_bytes(), file).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn only_board(book: &Book) -> &Board {
    let boards: Vec<&Board> = book.boards().map(|(_, board)| board).collect();
    let [board] = boards[..] else { panic!("{} boards", boards.len()) };
    board
}

fn player(book: &Book, board: &Board, power: Power) -> String {
    book.name_of(board.seats[power].player).to_owned()
}

const NAMES: [&str; 7] = ["Ada Brook", "Ben Carver", "Cleo Dorn", "Dirk Elster", "Eva Falk", "Finn Grove", "Gita Holm"];

/// A row for each power: its name, its player, its last count, and these cells.
fn rows_of_powers(cells: [&str; 7]) -> String {
    let counts = [0, 7, 8, 9, 4, 3, 3];
    let row = |power: Power| {
        let at = power.index();
        format!("1,A,{power},{},{},{}\n", NAMES[at], counts[at], cells[at])
    };
    Power::ALL.map(row).concat()
}

#[test]
fn numbered_years_after_a_word_are_a_chart() {
    let counts = ["5,4,0", "4,6,7", "5,7,8", "5,8,9", "4,4,4", "6,3,3", "5,2,3"];
    for headings in ["CT_01,CT_02,CT_03", "Year 01,Year 02,Year 03", "01,02,03", "Jahr 01,Jahr 02,Jahr 03"] {
        let text = format!("Round,Board,Power,Player,SC,{headings}\n{}", rows_of_powers(counts));
        let import = import(&text, "boards.csv");
        let board = only_board(&import.book);
        let years: Vec<u16> = board.charts.iter().map(|chart| chart.year.0).collect();
        assert_eq!(years, [1901, 1902, 1903], "{headings}");
        assert_eq!(board.charts[1].centres[Power::Germany].get(), Some(8), "{headings}");
        assert!(import.book.unplaced_cells.is_empty(), "{headings}");
    }
    // Other words with numbers are no years, and one chart has one word.
    let mixed = format!("Round,Board,Power,Player,SC,01,CT_02,Year 03\n{}", rows_of_powers(counts));
    assert!(only_board(&import(&mixed, "boards.csv").book).charts.is_empty());
    let text = format!("Round,Board,Power,Player,SC,Q_01,Q_02,Q_03\n{}", rows_of_powers(counts));
    assert!(only_board(&import(&text, "boards.csv").book).charts.is_empty());
}

/// A title, the powers beside each other, and the players below them.
fn call(title: &str, family: &str) -> String {
    let powers = Power::ALL.map(Power::name).join(",");
    let players = ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"].map(|name| format!("{name} {family}")).join(",");
    format!("{title}\n{powers}\n{players}\n")
}

#[test]
fn a_call_of_boards_with_the_powers_beside_each_other_is_read() {
    for between in ["\n", ""] {
        let text = format!("{}{between}{}", call("Board A", "Lee"), call("Board B", "Orr"));
        let import = import(&text, "call.csv");
        let seated = import
            .book
            .boards()
            .map(|(_, board)| format!("{} {}", board.name, player(&import.book, board, Power::France)));
        assert_eq!(seated.collect::<Vec<_>>(), ["A Cid Lee", "B Cid Orr"], "{between:?}");
        assert!(import.book.unplaced_cells.is_empty(), "{between:?}");
    }
    let import = import(&call("Board A", "Lee"), "call.csv");
    let board = only_board(&import.book);
    assert_eq!((board.name.as_str(), player(&import.book, board, Power::Turkey).as_str()), ("A", "Gus Lee"));
}

#[test]
fn a_chart_below_players_takes_no_sentence_and_no_player_for_its_title() {
    let cells = |cells: [&str; 7], tag: &str| cells.map(|cell| format!("<{tag}>{cell}</{tag}>")).concat();
    let powers = cells(Power::ALL.map(Power::name), "th");
    let year = |year: u16, counts: [&str; 7]| format!("<tr><th>{year}</th>{}</tr>", cells(counts, "td"));
    let page = format!(
        "<html><body><h1>Game A</h1><p>Game ended. Board top is 9 centres, for Dirk Elster (G)</p><table><tr><th rowspan=2></th>\
         {powers}</tr><tr>{}</tr>{}{}{}</table></body></html>",
        cells(NAMES, "th"),
        year(1900, ["3", "3", "3", "3", "3", "4", "3"]),
        year(1901, ["5", "4", "5", "5", "4", "6", "5"]),
        year(1902, ["0", "7", "8", "9", "4", "3", "3"]),
    );
    let import = import(&page, "chart.html");
    let board = only_board(&import.book);
    assert_eq!(board.name, "A");
    assert_eq!(player(&import.book, board, Power::Germany), "Dirk Elster");
    assert_eq!(board.charts.iter().map(|chart| chart.year.0).collect::<Vec<_>>(), [1901, 1902]);
    // The counts of the start are known.
    let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(kept, ["Game ended. Board top is 9 centres, for Dirk Elster (G)"]);
}

#[test]
fn standings_between_sentences_are_read_without_headings() {
    let rows = "1,Ada Brook,45.53,19.21,64.74\n2,Ben Carver,27.25,23.85,51.10\n3,Cleo Dorn,3.21,31.10,34.31\n\
                4,Dirk Elster,15.57,,15.57\n5,Eva Falk,0.40,,0.40\n";
    let text =
        format!("Lakeside Open 2026\n38 players took part over two rounds.\n{rows}Next year there are 3 rounds.\n");
    let import = import(&text, "results.csv");
    let standings = &import.book.published_standings;
    assert_eq!(standings.iter().map(|line| line.rounds.len()).collect::<Vec<_>>(), [2, 2, 2, 1, 1]);
    assert_eq!(standings[1].total, Some(51.10));
    let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(kept, ["38 players took part over two rounds.", "Next year there are 3 rounds."]);
    let told = import.findings.iter().filter(|finding| finding.kind == FindingKind::Recognised);
    assert!(
        told.into_iter().any(|finding| finding.message.contains("standings of 5 players")),
        "{:?}",
        import.findings
    );
}

#[test]
fn a_list_of_players_is_refused_with_the_place_that_takes_it() {
    for text in [
        "First Name,Last Name,Email Address,WDR Id\nAda,Brook,ada@example.org,4000\n",
        "Name,Town,Paid\nAda Brook,Bath,yes\n",
    ] {
        let error = read_results(text.as_bytes(), "players.csv").unwrap_err().to_string();
        assert!(error.contains("a list of players, without games") && error.contains("the Players tab"), "{error}");
    }
}
