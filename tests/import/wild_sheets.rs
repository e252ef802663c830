//! Result sheets as directors keep them: each is read exactly, or the reason is told. Nothing that is read is wrong.

use std::collections::BTreeMap;
use std::fs;

use proptest::prelude::*;
use rust_xlsxwriter::Workbook;
use serde::Deserialize;
use topboard::book::{Board, Book, Ending, Power, fold_name};
use topboard::import::{
    Finding, FindingEffect, FindingKind, ImportedFile, Recipe, SheetsOfFile, read_results, results_by_recipe,
};

/// The boards that a file holds, as it was made.
#[derive(Deserialize)]
struct Expected {
    what: String,
    /// What a message must name.
    tell: Vec<String>,
    people: Option<usize>,
    boards: Vec<ExpectedBoard>,
}

#[derive(Deserialize)]
struct ExpectedBoard {
    /// Blank if the file names no round.
    round: String,
    board: String,
    /// Player, centres and year of elimination of each power.
    seats: BTreeMap<Power, (String, Option<u16>, Option<u16>)>,
    /// The centres of each year, Austria first.
    #[serde(default)]
    years: BTreeMap<u16, [u16; 7]>,
    /// The last year that was played. A board without it has none, as for what follows.
    ended: Option<u16>,
    #[serde(default)]
    notes: BTreeMap<Power, String>,
    /// The scores that are in the file.
    #[serde(default)]
    scores: BTreeMap<Power, f64>,
    /// The powers that shared in the drawn game.
    #[serde(default)]
    draw: Vec<Power>,
}

fn data(file: &str) -> Vec<u8> {
    fs::read(format!("tests/data/wild_sheets/{file}")).unwrap()
}

/// The final count of a seat: its own, else that of the last chart.
fn count(board: &Board, power: Power) -> String {
    let last = board.charts.last().map(|chart| chart.centres[power].to_string());
    let own = board.seats[power].centres.to_string();
    if own.is_empty() { last.unwrap_or_default() } else { own }
}

/// The year of elimination of a seat: its own, else the first year with 0 centres.
fn out(board: &Board, power: Power) -> String {
    let own = board.seats[power].eliminated.to_string();
    let first =
        board.charts.iter().find(|chart| chart.centres[power].get() == Some(0)).map(|chart| chart.year.to_string());
    if own.is_empty() && count(board, power) == "0" { first.unwrap_or_default() } else { own }
}

/// The differences of a board in its ending, its notes and its scores. A file that has none gives none.
fn other_differences(board: &Board, wanted: &ExpectedBoard) -> Vec<String> {
    let mut found = Vec::new();
    if board.end_year.get().map(|year| year.0) != wanted.ended
        || board.ending != Ending::Played
        || board.system.is_some()
    {
        found.push(format!("ended {} {:?} {:?}, not {:?}", board.end_year, board.ending, board.system, wanted.ended));
    }
    for (power, seat) in board.seats.iter() {
        let note = wanted.notes.get(&power).map_or("", String::as_str);
        if (seat.note.as_str(), seat.printed_score) != (note, wanted.scores.get(&power).copied()) {
            found.push(format!("{power}: {:?} {:?}, not {note:?} {:?}", seat.note, seat.printed_score, wanted.scores));
        }
        if (seat.in_draw == Some(true)) != wanted.draw.contains(&power) {
            found.push(format!("{power}: draw {:?}, not {:?}", seat.in_draw, wanted.draw));
        }
    }
    found
}

/// The differences between a book and what the file holds.
fn differences(book: &Book, expected: &[ExpectedBoard]) -> Vec<String> {
    let mut found = Vec::new();
    let mut unused: Vec<_> = book.boards().collect();
    let text = |number: Option<u16>| number.map(|number| number.to_string()).unwrap_or_default();
    for wanted in expected {
        let label = format!("round {} board {}", wanted.round, wanted.board);
        let same = |name: &str, wanted: &str| fold_name(name) == fold_name(wanted);
        let at = unused.iter().position(|(at, board)| {
            let round = &book.round(at.round).unwrap().name;
            (wanted.round.is_empty() || same(round, &wanted.round)) && same(&board.name, &wanted.board)
        });
        let Some(at) = at else {
            found.push(format!("{label} is not there"));
            continue;
        };
        let (_, board) = unused.remove(at);
        for (power, (player, centres, year)) in &wanted.seats {
            let read = (book.name_of(board.seats[*power].player).to_owned(), count(board, *power), out(board, *power));
            if fold_name(&read.0) != fold_name(player) || read.1 != text(*centres) || read.2 != text(*year) {
                found.push(format!("{label} {power}: {read:?}, not {player:?} {centres:?} {year:?}"));
            }
        }
        found.extend(other_differences(board, wanted).into_iter().map(|what| format!("{label} {what}")));
        for (year, counts) in &wanted.years {
            let chart = board.charts.iter().find(|chart| chart.year.0 == *year);
            let read = chart.map(|chart| Power::ALL.map(|power| chart.centres[power].get().unwrap_or(99)));
            if read != Some(*counts) {
                found.push(format!("{label} {year}: {read:?}, not {counts:?}"));
            }
        }
    }
    found.extend(unused.iter().map(|(_, board)| format!("board {} comes from nowhere", board.name)));
    found
}

fn messages(import: &ImportedFile) -> String {
    import.findings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn sheets_of_directors_are_read_exactly() {
    let failures = failures_in("wild_sheets");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Sheets without headings side by side, lines of text, forms with questions, headings in two rows, and the like.
#[test]
fn more_sheets_of_directors_are_read_exactly() {
    let failures = failures_in("directors_sheets");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// An import is in the order that the names of its rounds say, and where they say none, the report names the order once.
#[test]
fn the_order_of_rounds_is_that_of_their_names_or_it_is_told() {
    for (names, in_order, is_told) in [
        (&["Semifinal", "Final"][..], &["Semifinal", "Final"][..], true),
        (&["evening", "morning"], &["evening", "morning"], true),
        (&["KW 50", "KW 48"], &["KW 50", "KW 48"], true),
        (&["Third", "Second", "First"], &["First", "Second", "Third"], false),
        (&["Round 2", "Round 1", "Final"], &["1", "2", "Final"], false),
        (&["Sexta", "Segunda"], &["Sexta", "Segunda"], true),
        (&["11/2025", "12/2025", "1/2026"], &["11/2025", "12/2025", "1/2026"], false),
        (&["2026 Jan", "2025 Nov"], &["2025 Nov", "2026 Jan"], false),
        (&["7 March 19:00", "7 March 10:00"], &["7 March 10:00", "7 March 19:00"], false),
    ] {
        let rows = |round: &&str| Power::ALL.map(|power| format!("{round},A,{power},Player of {power},5\n")).concat();
        let text = format!("Round,Board,Power,Player,SC\n{}", names.iter().map(rows).collect::<String>());
        let import = read_results(text.as_bytes(), "rounds.csv").unwrap();
        let read: Vec<&str> = import.book.rounds.iter().map(|round| round.name.as_str()).collect();
        assert_eq!(read, in_order);
        let sentence = "are read as the rounds, in the order of the file. If";
        assert_eq!(messages(&import).matches(sentence).count(), usize::from(is_told), "{}", messages(&import));
    }
}

/// A short name is a question, so that a command ends with the exit code of a problem.
#[test]
fn a_name_that_may_be_short_for_another_is_asked_about() {
    let file = "initials-in-second-round.csv";
    let bytes = fs::read(format!("tests/data/directors_sheets/{file}")).unwrap();
    let import = read_results(&bytes, file).unwrap();
    let asked = |finding: &&Finding| finding.effect == FindingEffect::Asked;
    assert_eq!(import.findings.iter().filter(asked).count(), 1, "{}", messages(&import));
}

/// The findings of a list that ask about the results.
fn asked(text: &str, sheet: &str) -> (Book, String) {
    let import = read_results(text.as_bytes(), &format!("{sheet}.csv")).unwrap();
    let asked = import.findings.iter().filter(|finding| finding.effect == FindingEffect::Asked);
    (import.book.clone(), asked.map(|finding| finding.message.clone() + "\n").collect())
}

#[test]
fn words_in_place_of_a_name_seat_nobody_and_are_asked_about() {
    for word in ["ditto", "CD", "see above", "bye", "empty seat", "siehe oben", "Abandoned", "Player 3", "''"] {
        let name = |power: Power| if power == Power::Italy { word.to_owned() } else { format!("Ann {power}") };
        let rows = Power::ALL.map(|power| format!("1,A,{power},{},5\n", name(power))).concat();
        let (book, asked) = asked(&format!("Round,Board,Power,Player,SC\n{rows}"), "list");
        assert!(asked.contains(word), "{word}: {asked}");
        let player = book.rounds[0].boards[0].seats[Power::Italy].player;
        assert!(player.is_none() || word == "Player 3", "{word}");
        assert!(player.is_some() || book.unplaced_cells.iter().any(|cell| cell.text == word), "{word}");
    }
}

#[test]
fn a_sheet_that_calls_itself_a_template_is_asked_about_if_it_has_players() {
    let rows = Power::ALL.map(|power| format!("1,A,{power},Ann {power},5\n")).concat();
    let text = format!("Round,Board,Power,Player,SC\n{rows}");
    assert!(asked(&text, "Template").1.contains("is called “Template”"));
    assert!(asked(&text, "Games").1.is_empty());
}

#[test]
fn places_below_final_are_not_the_centres() {
    let rows: Vec<String> = Power::ALL
        .into_iter()
        .zip([10, 8, 6, 4, 3, 2, 1])
        .zip(1..)
        .map(|((power, count), place)| format!("1,A,{power},Ann {power},{count},{place}\n"))
        .collect();
    let (book, _) = asked(&format!("Round,Board,Power,Player,SC,Final\n{}", rows.concat()), "list");
    assert_eq!(book.rounds[0].boards[0].centre_sum(), 34);
}

/// A refusal names the texts that are not understood as powers, and that they can be taught.
#[test]
fn texts_below_powers_that_are_none_are_named_with_the_cure() {
    let rows = Power::ALL.map(|power| format!("{power} - red,Ann {power},5\n")).concat();
    let text = format!("Board A\nPower,Player,SC\n{rows}");
    let error = read_results(text.as_bytes(), "red.csv").unwrap_err().to_string();
    assert!(
        error.contains("such as “Austria - red”") && error.contains("--word \"Austria - red = Austria\""),
        "{error}"
    );
    let mut recipe = Recipe::default();
    for power in Power::ALL {
        recipe.teach(&format!("{power} - red = {power}")).unwrap();
    }
    let sheets = SheetsOfFile::read(text.as_bytes(), "red.csv").unwrap();
    let import = results_by_recipe(&sheets, &recipe).unwrap();
    assert_eq!(import.book.boards().next().map(|(_, board)| board.centre_sum()), Some(35));
}

/// Whatever else is read of rows of players whose boards nobody knows, no heading and no player is a board.
#[test]
fn rows_of_players_without_boards_are_refused() {
    let file = "player-rows-without-boards.xlsx";
    let bytes = fs::read(format!("tests/data/directors_sheets/{file}")).unwrap();
    let error = read_results(&bytes, file).unwrap_err().to_string();
    assert!(error.contains("Players: "), "{error}");
}

/// A sheet that cannot be read names what it is and the cure.
#[test]
fn refused_sheets_of_directors_name_the_cure() {
    for (file, told) in [
        ("sheets-of-other-parts.xlsx", "the sheets “Boards”, “Powers” and “Centres” have a row for each player"),
        (
            "interleaved-alternate.xlsx",
            "have 34 centres each, and all of them together do: the rows of several boards are mixed",
        ),
        (
            "powers-without-boards.xlsx",
            "the power of each player in each round, but not the board. Write board, power and",
        ),
        ("tab-for-six-powers.xlsx", "the games of one power, Austria. Put the games of all powers below each other"),
        ("powers-across-players-down.xlsx", "a column for each power, and the rows are players"),
        ("seven-names-in-a-cell.xlsx", "C2 and other cells hold the seven players of a board"),
        (
            "form-of-sign-ups.xlsx",
            "If these are players who sign up, with the powers that they would like, copy their names",
        ),
    ] {
        let bytes = fs::read(format!("tests/data/directors_sheets/{file}")).unwrap();
        let error = read_results(&bytes, file).unwrap_err().to_string();
        assert!(error.contains(told), "{file}: {error}");
    }
}

/// A refusal names the words that are not understood, and powers are understood.
#[test]
fn a_refusal_does_not_call_powers_words_that_are_not_understood() {
    let sheet = fs::read_to_string("tests/data/directors_sheets/heats.csv").unwrap().replace("Heat", "Gang");
    let error = read_results(sheet.as_bytes(), "gang.csv").unwrap_err().to_string();
    assert!(error.contains("the word “Gang” is not understood") && !error.contains("Austria"), "{error}");
    assert!(error.contains("--word \"Gang=round\""), "{error}");
}

/// The cells below a word say what it means. Without such a word, only a name of boards may be missing.
#[test]
fn a_refusal_proposes_what_a_word_means_by_the_cells_below_it() {
    let rows = [0, 1, 2, 3, 4, 0, 1, 2].map(|at| format!("Ann {at},{}\n", Power::ALL[at])).concat();
    let error = read_results(format!("Name,Kingdom\n{rows}").as_bytes(), "k.csv").unwrap_err().to_string();
    assert!(error.contains("the word “Kingdom” is not understood"), "{error}");
    assert!(error.contains("--word \"Kingdom=power\""), "{error}");
    let rows = [0, 1, 2, 3, 4, 5, 6].map(|at| format!("1,A,Ann {at}\n")).concat();
    let error = read_results(format!("Round,Board,Seat\n{rows}").as_bytes(), "k.csv").unwrap_err().to_string();
    assert!(error.contains("the word “Seat” is not understood") && !error.contains("--word"), "{error}");
}

/// What is wrong with the boards of the files in a folder, by the file `expected.json` there.
fn failures_in(folder: &str) -> Vec<String> {
    let data = |file: &str| fs::read(format!("tests/data/{folder}/{file}")).unwrap();
    let expected: BTreeMap<String, Expected> = serde_json::from_slice(&data("expected.json")).unwrap();
    let mut failures = Vec::new();
    for (file, expected) in &expected {
        let import = match read_results(&data(file), file) {
            Ok(import) => import,
            Err(error) => {
                failures.push(format!("{file} ({}) is refused: {error}", expected.what));
                continue;
            }
        };
        let mut wrong = differences(&import.book, &expected.boards);
        let told = messages(&import).to_lowercase();
        wrong.extend(
            expected
                .tell
                .iter()
                .filter(|what| !told.contains(&what.to_lowercase()))
                .map(|what| format!("{what} is not told")),
        );
        if expected.people.is_some_and(|people| people != import.book.people.len()) {
            wrong.push(format!("{} people", import.book.people.len()));
        }
        if !wrong.is_empty() {
            wrong.truncate(4);
            failures.push(format!("{file} ({}): {}", expected.what, wrong.join("; ")));
        }
    }
    failures
}

#[test]
fn a_recipe_reads_what_recognition_read() {
    let expected: BTreeMap<String, Expected> = serde_json::from_slice(&data("expected.json")).unwrap();
    for file in [
        "03-matrix-F8.xlsx",
        "07-transposed-blocks.xlsx",
        "09-google-forms.xlsx",
        "10-player-cards.xlsx",
        "49-seating-and-results.xlsx",
        "53-player-rows-round-groups.xlsx",
        "119-player-rows-prefixed.xlsx",
    ] {
        let recipe = read_results(&data(file), file).unwrap().recipe;
        let text = recipe.to_string();
        assert!(text.lines().count() <= 12, "{file}: {text}");
        let recipe = Recipe::parse(&text).unwrap_or_else(|error| panic!("{file}: {error}\n{text}"));
        let sheets = SheetsOfFile::read(&data(file), file).unwrap();
        let import = results_by_recipe(&sheets, &recipe).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let wrong = differences(&import.book, &expected[file].boards);
        assert!(wrong.is_empty(), "{file}: {wrong:?}\n{text}");
    }
}

/// Cells with several seats keep their layout in a recipe.
#[test]
fn a_recipe_reads_cells_with_their_own_seats() {
    let file = |name: &str| fs::read(format!("tests/data/directors_sheets/{name}")).unwrap();
    let expected: BTreeMap<String, Expected> = serde_json::from_slice(&file("expected.json")).unwrap();
    for name in [
        "seven-seats-in-a-cell-letters.xlsx",
        "seven-seats-in-a-cell-lines.xlsx",
        "seven-seats-in-a-cell-words.xlsx",
        "seats-across-by-place.xlsx",
        "three-rows-title-in-corner.xlsx",
    ] {
        let text = read_results(&file(name), name).unwrap().recipe.to_string();
        let recipe = Recipe::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
        let sheets = SheetsOfFile::read(&file(name), name).unwrap();
        let import = results_by_recipe(&sheets, &recipe).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let wrong = differences(&import.book, &expected[name].boards);
        assert!(wrong.is_empty(), "{name}: {wrong:?}\n{text}");
    }
}

/// The boards of a text table as “1 A: Ann Lee 5, …”, and the messages about it.
fn read_text(text: &str) -> (Vec<String>, String) {
    let import = read_results(text.as_bytes(), "results.csv").unwrap();
    let book = &import.book;
    let board = |(at, board): (topboard::book::BoardRef, &Board)| {
        let seats: Vec<String> =
            board.seats.values().map(|seat| format!("{} {}", book.name_of(seat.player), seat.centres)).collect();
        format!("{} {}: {}", book.round(at.round).unwrap().name, board.name, seats.join(", "))
    };
    (book.boards().map(board).collect(), messages(&import))
}

#[test]
fn a_list_that_names_no_boards_and_is_in_no_order_is_refused() {
    let seats = Power::ALL.into_iter().flat_map(|power| [(power, 5), (power, 4)]);
    let rows: Vec<String> = seats.map(|(power, count)| format!("{power},Ann {power} {count},{count}\n")).collect();
    let error =
        read_results(format!("Power,Player,SC\n{}", rows.concat()).as_bytes(), "results.csv").unwrap_err().to_string();
    assert!(error.contains("the 14 rows below row 1 have a power each") && error.contains("“Board”"), "{error}");
}

#[test]
fn the_games_of_players_without_rounds_are_refused_with_the_cure() {
    let text =
        "Player,Board,Power,Score,Board,Power,Score\nAnn Lee,A,Austria,20,B,Italy,3\nBen Ott,A,England,3,B,France,4\n";
    let error = read_results(text.as_bytes(), "results.csv").unwrap_err().to_string();
    assert!(error.contains("row 1 has the headings of 2 games of a player") && error.contains("“R1 Power”"), "{error}");
}

#[test]
fn a_board_that_a_form_was_sent_for_twice_is_read_once_and_told() {
    let heading = |power: Power| format!(",{power} - player,{power} - centers");
    let headings = Power::ALL.map(heading).concat();
    let row = |board: &str, first: u16| {
        let seat = |power: Power| format!(",{board} {power},{}", if power == Power::Austria { first } else { 5 });
        format!("1,{board}{}\n", Power::ALL.map(seat).concat())
    };
    let rows = [row("Ann", 4), row("Ben", 4), row("Cleo", 4), row("Ben", 3)].concat();
    let (boards, told) = read_text(&format!("Round,Board{headings}\n{rows}"));
    assert_eq!(boards.len(), 3, "{boards:?}");
    assert!(boards[1].starts_with("1 Ben: Ben Austria 4, "), "{boards:?}");
    assert!(told.contains("Round 1, board Ben is in the file again"), "{told}");
}

#[test]
fn a_figure_that_is_the_same_for_a_whole_board_does_not_name_the_board() {
    let board = |title: &str, sum: u16| {
        let row = |power: Power| format!("{power},{title} {power},5,{sum}\n");
        format!("Board {title}\nPower,Player,SC,sum of squares\n{}Total,,35,\n", Power::ALL.map(row).concat())
    };
    let (boards, _) = read_text(&format!("{}\n{}", board("Ann", 200), board("Ben", 300)));
    assert!(boards.len() == 2 && boards[0].starts_with("1 Ann: Ann Austria 5"), "{boards:?}");
}

#[test]
fn places_without_counts_are_kept_and_told() {
    let rows = Power::ALL.into_iter().zip(1..).map(|(power, place)| format!("1,A,{power},Ann {power},{place}\n"));
    let text = format!("Round,Board,Power,Player,Pos\n{}", rows.collect::<Vec<_>>().concat());
    let import = read_results(text.as_bytes(), "results.csv").unwrap();
    assert_eq!(import.book.unplaced_cells.len(), 7, "{:?}", import.book.unplaced_cells);
    assert!(messages(&import).contains("this is a place on a board with neither centres nor a score"));
}

/// A board with these texts in the column of the centres and in that of the years of elimination.
fn board_with_years(counts: [&str; 7], out: [&str; 7]) -> (Vec<String>, Vec<Option<u16>>, String) {
    let rows = Power::ALL.into_iter().zip(counts).zip(out);
    let rows: Vec<String> =
        rows.map(|((power, count), out)| format!("1,A,{power},Ann {power},{count},{out}\n")).collect();
    let import =
        read_results(format!("Round,Board,Power,Player,SC,Out\n{}", rows.concat()).as_bytes(), "r.csv").unwrap();
    let seats = &import.book.rounds[0].boards[0].seats;
    let out = seats.values().map(|seat| seat.eliminated.get().map(|year| year.0)).collect();
    (seats.values().map(|seat| seat.centres.to_string()).collect(), out, messages(&import))
}

#[test]
fn a_year_in_the_column_of_the_centres_is_an_elimination_where_the_others_have_all_centres() {
    let none = [""; 7];
    let (counts, out, told) = board_with_years(["7", "5", "9", "1905", "4", "6", "3"], none);
    assert_eq!((counts[3].as_str(), out[3]), ("0", Some(1905)));
    assert!(told.contains("“1905” in the column of the centres is read as 0 centres"), "{told}");
    let (counts, out, _) = board_with_years(["18", "16", "'03", "1905", "F04", "1905", "1906"], none);
    assert_eq!(counts, ["18", "16", "0", "0", "0", "0", "0"]);
    assert_eq!(out[2..], [Some(1903), Some(1905), Some(1904), Some(1905), Some(1906)]);
    // The others have 33 centres, or the year is another one in its own column.
    let (counts, out, told) = board_with_years(["7", "5", "9", "1905", "4", "6", "2"], none);
    assert_eq!((counts[3].as_str(), out[3]), ("1905", None));
    assert!(told.contains("“1905” is not a number of centres"), "{told}");
    let (counts, out, _) = board_with_years(["7", "5", "9", "1905", "4", "6", "3"], ["", "", "", "1906", "", "", ""]);
    assert_eq!((counts[3].as_str(), out[3]), ("1905", Some(1906)));
    // “36” is no year here.
    let (counts, ..) = board_with_years(["7", "5", "9", "36", "4", "6", "3"], none);
    assert_eq!(counts[3], "36");
}

#[test]
fn a_blank_count_beside_a_year_of_elimination_is_0_where_the_others_have_all_centres() {
    let year = ["", "", "", "1905", "", "", ""];
    let (counts, _, told) = board_with_years(["7", "5", "9", "", "4", "6", "3"], year);
    assert_eq!(counts[3], "0");
    assert!(told.contains("has a year of elimination and no count"), "{told}");
    assert_eq!(board_with_years(["7", "5", "9", "", "4", "6", "2"], year).0[3], "");
    let (counts, _, told) = board_with_years(["7", "5", "9", "", "4", "6", "3"], [""; 7]);
    assert_eq!(counts[3], "0");
    assert!(told.contains("These counts are read as 0"), "{told}");
}

#[test]
fn a_mark_of_an_elimination_in_a_chart_is_0() {
    let counts = [["5", "7"], ["5", "5"], ["5", "9"], ["5", "x"], ["5", "4"], ["4", "6"], ["5", "3"]];
    let row = |(power, counts): (Power, [&str; 2])| format!("{power},Ann {power},{}\n", counts.join(","));
    let rows: String = Power::ALL.into_iter().zip(counts).map(row).collect();
    let import = read_results(format!("Board A\nPower,Player,1901,1902\n{rows}").as_bytes(), "chart.csv").unwrap();
    let board = &import.book.rounds[0].boards[0];
    assert_eq!((count(board, Power::Germany), out(board, Power::Germany)), ("0".to_owned(), "1902".to_owned()));
    assert!(!messages(&import).contains("is not a number"), "{}", messages(&import));
}

#[test]
fn headings_in_a_directors_own_words_are_known() {
    let row = |power: Power| format!("1,B,{power},Lee,Ann {power},,5\n");
    let (boards, told) = read_text(&format!(
        "Rd,Tbl,Ctry,Surname,First,Yr elim,End\n{}",
        Power::ALL.map(row).concat().replacen(",5\n", ",4\n", 1)
    ));
    assert!(boards[0].starts_with("1 B: Ann Austria Lee 4, Ann England Lee 5"), "{boards:?}");
    let (_, of_families) = read_text(&format!(
        "Rd,Tbl,Ctry,Surname,End\n{}",
        Power::ALL.map(|power| format!("1,B,{power},{power} Lee,5\n")).concat()
    ));
    assert!(
        of_families.contains("only the family names of the players are read")
            && !told.contains("only the family names")
    );
}

#[test]
fn a_misspelt_power_is_read_among_other_powers_and_told() {
    let text = Power::ALL.map(|power| format!("1,A,{power},Ann {power},5\n")).concat();
    let misspelt =
        |written: &str| read_text(&format!("Round,Board,Power,Player,SC\n{}", text.replacen("Austria", written, 1)));
    let (boards, told) = misspelt("Austira");
    assert!(boards[0].contains("Ann Austria 5"), "{boards:?}");
    assert!(told.contains("“Austira” as Austria"), "{told}");
    // Two slips may be another word.
    let (_, told) = misspelt("Austrrai");
    assert!(told.contains("“Austrrai” is not a power. Is it Austria?"), "{told}");
}

/// Two boards side by side without headings: the seven names and counts of each, beside its own powers.
fn two_boards_without_headings(first: [u16; 7], second: [u16; 7]) -> String {
    let rows = Power::ALL.into_iter().zip(first.into_iter().zip(second));
    let row =
        |(power, (one, two)): (Power, (u16, u16))| format!("{power},Ann {power},{one},,{power},Ben {power},{two}\n");
    format!("Round 2 Board A,,,,Round 2 Board B\n{}", rows.map(row).collect::<String>())
}

#[test]
fn a_board_side_by_side_that_does_not_hold_together_is_told() {
    let good = [5, 5, 5, 5, 5, 5, 4];
    let (boards, _) = read_text(&two_boards_without_headings(good, [9, 8, 7, 5, 3, 2, 0]));
    let named = |board: &str| boards.iter().any(|read| read.starts_with(board));
    assert!(boards.len() == 2 && named("2 A: Ann Austria 5") && named("2 B: Ben Austria 9"), "{boards:?}");
    // Points, or the counts of another year.
    let (boards, told) = read_text(&two_boards_without_headings(good, [40, 30, 20, 10, 5, 2, 1]));
    assert!(boards.len() == 2 && named("2 A: Ann Austria 5"), "{boards:?}");
    assert!(told.contains("“40” is not a number of centres"), "{told}");
}

#[test]
fn a_season_after_a_given_name_is_a_family_name_unless_the_file_says_otherwise() {
    let substitute = |other: &str, name: &str| {
        let rows = Power::ALL.into_iter().zip([5, 5, 5, 5, 5, 5, 4]).map(|(power, count)| {
            let player = match power {
                Power::Austria => format!("Paul Smith / {name}"),
                Power::Turkey => other.to_owned(),
                _ => format!("Eve {power}"),
            };
            format!("1,A,{power},{player},{count}\n")
        });
        let text = format!("Round,Board,Power,Player,SC\n{}", rows.collect::<String>());
        let book = read_results(text.as_bytes(), "results.csv").unwrap().book;
        let seat = &book.rounds[0].boards[0].seats[Power::Austria];
        format!("{} from {}", book.name_of(Some(seat.substitutes[0].player)), seat.substitutes[0].start)
    };
    assert_eq!(substitute("Gus Nye", "Ann Winter 1904"), "Ann Winter from 1904");
    // Another cell has a season there, the file knows Ann, or players have one name.
    assert_eq!(substitute("Gus Nye / Hal Fox Fall 1903", "Ann Winter 1904"), "Ann from Winter 1904");
    assert_eq!(substitute("Ann", "Ann Winter 1904"), "Ann from Winter 1904");
    assert_eq!(substitute("Gus Nye / Hal Fox Fall 1903", "Ann Winter Winter 1904"), "Ann Winter from Winter 1904");
    assert_eq!(substitute("Ann Winter", "Ann Winter 1904"), "Ann Winter from 1904");
}

#[test]
fn names_with_signs_or_numbers_in_brackets_are_told() {
    let list = |name: fn(Power) -> String| {
        let rows = Power::ALL.into_iter().map(|power| format!("1,A,{power},{}\n", name(power)));
        read_text(&format!("Round,Board,Power,Player\n{}", rows.collect::<String>())).1
    };
    let told = list(|power| format!("Ann {power} + Ben {power}"));
    assert!(told.contains("names rarely have “+”"), "{told}");
    let told = list(|power| format!("Ann {power} (5)"));
    assert!(told.contains("its names end in numbers"), "{told}");
    let told = list(|power| format!("Ann O’{power}-Łyś, Jr."));
    assert!(!told.contains("names rarely"), "{told}");
}

#[test]
fn an_empty_form_beside_filled_boards_is_told_and_no_board() {
    let board = |title: &str, filled: bool| {
        let count = |power: Power| if power == Power::Turkey { 4 } else { 5 };
        let row = |power: Power| {
            if filled { format!("{power},Ann {power},{}\n", count(power)) } else { format!("{power},,\n") }
        };
        format!("{title},,\nPower,Player,SC\n{},Total,0\n,,\n", Power::ALL.map(row).concat())
    };
    let (boards, told) = read_text(&format!("Round 1,,\n{}{}", board("Board A", true), board("Board B", false)));
    assert_eq!(boards.len(), 1);
    assert!(told.contains("these boards are empty forms"), "{told}");
    // A board that was called off is a board.
    let (boards, _) =
        read_text(&format!("Round 1,,\n{}{}", board("Board A", true), board("Board B - abandoned", false)));
    assert_eq!(boards.len(), 2);
}

/// A sheet of these rows.
fn one_sheet(rows: &[&[&str]]) -> Workbook {
    let mut workbook = Workbook::new();
    add_sheet(&mut workbook, "Results", rows);
    workbook
}

fn add_sheet(workbook: &mut Workbook, name: &str, rows: &[&[&str]]) {
    let sheet = workbook.add_worksheet().set_name(name).unwrap();
    for (row, cells) in (0..).zip(rows) {
        for (column, text) in (0..).zip(*cells) {
            match text.parse::<f64>() {
                Ok(number) => sheet.write(row, column, number).unwrap(),
                Err(_) => sheet.write(row, column, *text).unwrap(),
            };
        }
    }
}

const BOARD: [[&str; 3]; 7] = [
    ["Austria", "Ann Ek", "5"],
    ["England", "Bo Ek", "7"],
    ["France", "Cem Ek", "6"],
    ["Germany", "Dirk Ek", "0"],
    ["Italy", "Eve Ek", "4"],
    ["Russia", "Fay Ek", "10"],
    ["Turkey", "Gil Ek", "2"],
];

/// A block with these headings and powers.
fn block<'a>(title: &'a [&'a str], headings: &'a [&'a str], rows: &'a [[&'a str; 3]]) -> Vec<&'a [&'a str]> {
    let rows = rows.iter().map(|row| &row[..]);
    [title, headings].into_iter().chain(rows).collect()
}

#[test]
fn rows_without_headings_are_read_by_a_recipe() {
    let bytes = fs::read("tests/data/edc2015-dixie-no-header.csv").unwrap();
    let text = fs::read_to_string("tests/data/recipes/dixie-rows.toml").unwrap();
    assert!(text.lines().count() <= 10);
    let sheets = SheetsOfFile::read(&bytes, "edc2015-dixie-no-header.csv").unwrap();
    let book = results_by_recipe(&sheets, &Recipe::parse(&text).unwrap()).unwrap().book;
    let mut seats = 0;
    for line in String::from_utf8(bytes).unwrap().lines() {
        let cells: Vec<&str> = line.split(',').collect();
        for group in cells[2..14].chunks(4).filter(|group| !group[0].is_empty()) {
            let round = book.rounds.iter().find(|round| round.name == group[0]).unwrap();
            let board = round.boards.iter().find(|board| board.name == group[1]).unwrap();
            let seat = &board.seats[Power::parse(group[2]).unwrap()];
            assert_eq!(book.name_of(seat.player), format!("{} {}", cells[0], cells[1]), "{line}");
            assert_eq!(seat.printed_score, group[3].parse().ok(), "{line}");
            seats += 1;
        }
    }
    let read = book.boards().flat_map(|(_, board)| board.seats.values()).filter(|seat| seat.player.is_some()).count();
    assert_eq!((read, book.rounds.len()), (seats, 3));
}

#[test]
fn a_taught_word_is_understood_wherever_it_stands() {
    let mut rows = BOARD;
    rows[6][0] = "Lehistan";
    let headings = ["Land", "Spieler", "Felder"];
    let bytes = one_sheet(&block(&["Board A"], &headings, &rows)).save_to_buffer().unwrap();
    let sheets = SheetsOfFile::read(&bytes, "taught.xlsx").unwrap();
    let mut recipe = Recipe::default();
    recipe.teach("Lehistan = Turkey").unwrap();
    recipe.teach("felder = centres").unwrap();
    let import = results_by_recipe(&sheets, &recipe).unwrap();
    let (_, board) = import.book.boards().next().unwrap();
    assert_eq!((board.name.as_str(), board.centre_sum()), ("A", 34));
    assert_eq!(import.book.name_of(board.seats[Power::Turkey].player), "Gil Ek");
    assert!(import.book.unplaced_cells.is_empty(), "{:?}", import.book.unplaced_cells);
    // The recipe of the file teaches the words and describes the tables.
    let text = import.recipe.to_string();
    let again = results_by_recipe(&sheets, &Recipe::parse(&text).unwrap()).unwrap();
    assert_eq!(again.book, import.book, "{text}");
}

#[test]
fn a_recipe_says_what_no_longer_fits() {
    let recipe = "[[table]]\ncolumns = [[\"Player\", \"{player}\"], [\"R{round}\", \"{board}-{power}-{centres}\"]]\n";
    let recipe = Recipe::parse(recipe).unwrap();
    let mut rows: Vec<[&str; 2]> = vec![["Player", "R1"]];
    let cells = ["A-A-5", "A-E-7", "A-F-6", "A-G-0", "A-I-4", "A-R-10", "T: 2"];
    rows.extend(BOARD.iter().zip(cells).map(|(row, cell)| [row[1], cell]));
    let read = |rows: &[[&str; 2]]| {
        let rows: Vec<&[&str]> = rows.iter().map(|row| &row[..]).collect();
        let bytes = one_sheet(&rows).save_to_buffer().unwrap();
        results_by_recipe(&SheetsOfFile::read(&bytes, "matrix.xlsx").unwrap(), &recipe)
    };
    let import = read(&rows).unwrap();
    let told = messages(&import);
    assert!(told.contains("Results!B8: “T: 2” does not fit “{board}-{power}-{centres}”"), "{told}");
    assert!(import.book.unplaced_cells.iter().any(|cell| cell.text == "T: 2"));
    rows[0][0] = "Who";
    let error = read(&rows).unwrap_err().to_string();
    assert!(error.contains("row 1 has headings of the layout, but not “Player”."), "{error}");
}

#[test]
fn an_empty_form_is_no_board() {
    let form = BOARD.map(|[power, ..]| [power, "", ""]);
    let headings = ["Power", "Player", "SC"];
    let mut workbook = Workbook::new();
    add_sheet(&mut workbook, "Round 1", &block(&["Board A"], &headings, &BOARD));
    add_sheet(&mut workbook, "Round 2", &block(&["Board A"], &headings, &form));
    let import = read_results(&workbook.save_to_buffer().unwrap(), "form.xlsx").unwrap();
    assert_eq!(import.book.boards().count(), 1);
    let told = messages(&import);
    assert!(told.contains("Round 2!A1, A2:C2, A3:A9: the boards on this sheet are an empty form"), "{told}");
}

#[test]
fn hidden_rows_and_comments_are_told() {
    let mut workbook = one_sheet(&block(&["Board A"], &["Power", "Player", "SC"], &BOARD));
    let sheet = workbook.worksheet_from_index(0).unwrap();
    sheet.set_row_hidden(4).unwrap();
    sheet.insert_note(3, 2, &rust_xlsxwriter::Note::new("was 8").add_author_prefix(false)).unwrap();
    let told = messages(&read_results(&workbook.save_to_buffer().unwrap(), "notes.xlsx").unwrap());
    assert!(told.contains("Results: row 5 is hidden in the file, and read like the others."), "{told}");
    assert!(told.contains("Results: 1 cell has a comment, which is not read: C4 “was 8”."), "{told}");
}

/// A board as it is written: its round, its name, and the player, centres and year out of each power.
#[derive(Clone, Debug)]
struct Written {
    round: usize,
    name: String,
    seats: [(String, u16, Option<u16>); 7],
}

/// Seven counts that add up to 34, some of them 0.
fn counts() -> impl Strategy<Value = [u16; 7]> {
    prop::collection::vec(0..7_usize, 34 - 7).prop_flat_map(|owners| {
        let mut counts = [1_u16; 7];
        for owner in &owners {
            counts[*owner] += 1;
        }
        (Just(counts), 0..7_usize, 0..7_usize).prop_map(|(mut counts, from, to)| {
            // One power loses everything to another.
            if from != to {
                counts[to] += counts[from];
                counts[from] = 0;
            }
            counts
        })
    })
}

fn boards() -> impl Strategy<Value = Vec<Written>> {
    (1..4_usize, 1..4_usize).prop_flat_map(|(rounds, boards)| {
        prop::collection::vec(counts(), rounds * boards).prop_map(move |all| {
            let board = |(index, counts): (usize, [u16; 7])| {
                let (round, board) = (index / boards, index % boards);
                let seats = [0, 1, 2, 3, 4, 5, 6].map(|seat| {
                    // Everybody plays each round, at another power and board.
                    let player = (board * 7 + seat + round * 3) % (boards * 7);
                    let names = ["Ann", "Bo", "Cem", "Dörte", "Eve", "Fay", "Gil"];
                    let families = ["Ek", "Lang", "Stone"];
                    let name = format!("{} {}", names[player % 7], families[player / 7]);
                    (name, counts[seat], (counts[seat] == 0).then_some(1902 + u16::try_from(seat).unwrap()))
                });
                Written { round: round + 1, name: ["A", "B", "C"][board].to_owned(), seats }
            };
            all.into_iter().enumerate().map(board).collect()
        })
    })
}

/// How a table is written.
#[derive(Clone, Copy, Debug)]
struct Style {
    layout: usize,
    language: usize,
    /// How a count of 0 is written.
    zero: usize,
    /// Whether the sheet says the sum of each board.
    totals: bool,
    /// What lists and blocks have beside it: nothing, remarks, or the centres at the start.
    extra: usize,
    shift: (u32, u16),
}

fn style() -> impl Strategy<Value = Style> {
    let parts = (0..9_usize, 0..4_usize, 0..4_usize, any::<bool>(), 0..3_usize, (0..3_u32, 0..3_u16));
    parts.prop_map(|(layout, language, zero, totals, extra, shift)| Style {
        layout,
        language,
        zero,
        totals,
        extra,
        shift,
    })
}

const POWERS: [[&str; 7]; 4] = [
    ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"],
    ["Ö", "E", "F", "D", "I", "R", "T"],
    ["Østerrike", "England", "Frankrike", "Tyskland", "Italia", "Russland", "Tyrkia"],
    ["AUS.", "ENG.", "FRA.", "GER.", "ITA.", "RUS.", "TUR."],
];

/// Round, board, power, player, centres, out.
const HEADINGS: [[&str; 6]; 4] = [
    ["Round", "Board", "Power", "Player", "SCs", "Out"],
    ["Runde", "Tisch", "Land", "Spieler", "VZ", "Ausgeschieden"],
    ["Runde", "Bord", "Land", "Spiller", "Sentre", "Ute"],
    ["Round", "Table", "Country", "Name", "Ctrs", "Elim."],
];

/// A sheet by its rows.
#[derive(Default)]
struct Rows(Vec<Vec<String>>);

impl Rows {
    fn set(&mut self, row: usize, column: usize, text: impl Into<String>) {
        if self.0.len() <= row {
            self.0.resize(row + 1, Vec::new());
        }
        if self.0[row].len() <= column {
            self.0[row].resize(column + 1, String::new());
        }
        self.0[row][column] = text.into();
    }

    fn height(&self) -> usize {
        self.0.len()
    }
}

impl Style {
    fn count(self, seat: &(String, u16, Option<u16>)) -> String {
        match (self.zero, seat.2) {
            (0, _) | (_, None) => seat.1.to_string(),
            (1, Some(year)) => format!("0 ({year})"),
            (2, Some(year)) => format!("elim. {year}"),
            (_, Some(year)) => format!("0 ({:02})", year % 100),
        }
    }

    fn writes_years(self) -> bool {
        self.zero != 0
    }

    /// Writes the extra cell beside a seat, or the heading above.
    fn extra(self, rows: &mut Rows, row: usize, column: usize, seat: Option<usize>) {
        let text = match (self.extra, seat) {
            (1, None) => "Mood",
            (1, Some(2)) => "left early",
            (2, None) => "Start",
            (2, Some(5)) => "4",
            (2, Some(_)) => "3",
            _ => return,
        };
        rows.set(row, column, text);
    }

    fn block(self, rows: &mut Rows, (row, column): (usize, usize), board: &Written, title: &str) {
        let [_, _, power, player, centres, _] = HEADINGS[self.language];
        rows.set(row, column, title);
        for (at, heading) in [power, player, centres].into_iter().enumerate() {
            rows.set(row + 1, column + at, heading);
        }
        for (seat, values) in board.seats.iter().enumerate() {
            rows.set(row + 2 + seat, column, POWERS[self.language][seat]);
            rows.set(row + 2 + seat, column + 1, &*values.0);
            rows.set(row + 2 + seat, column + 2, self.count(values));
            self.extra(rows, row + 2 + seat, column + 3, Some(seat));
        }
        self.extra(rows, row + 1, column + 3, None);
        if self.totals {
            rows.set(row + 9, column + 1, "Total");
            rows.set(row + 9, column + 2, "34");
        }
    }

    /// A list with a row for each seat.
    fn list(self, sheet: &mut Rows, boards: &[Written]) {
        let [round, board_word, power, player, centres, out] = HEADINGS[self.language];
        [round, board_word, power, player, centres, out]
            .iter()
            .enumerate()
            .for_each(|(at, text)| sheet.set(0, at, *text));
        for board in boards {
            for (seat, values) in board.seats.iter().enumerate() {
                let year = values.2.filter(|_| self.writes_years()).map(|year| year.to_string());
                let row = sheet.height();
                let texts = [
                    board.round.to_string(),
                    board.name.clone(),
                    POWERS[self.language][seat].to_owned(),
                    values.0.clone(),
                    values.1.to_string(),
                    year.unwrap_or_default(),
                ];
                texts.into_iter().enumerate().for_each(|(at, text)| sheet.set(row, at, text));
                self.extra(sheet, row, 6, Some(seat));
            }
        }
        self.extra(sheet, 0, 6, None);
    }

    /// Powers across.
    fn across(self, sheet: &mut Rows, boards: &[Written]) {
        let [round, board_word, _, player, centres, _] = HEADINGS[self.language];
        for (index, board) in boards.iter().enumerate() {
            let row = index * 6;
            sheet.set(row, 0, format!("{round} {}, {board_word} {}", board.round, board.name));
            sheet.set(row + 2, 0, player);
            sheet.set(row + 3, 0, centres);
            for (seat, values) in board.seats.iter().enumerate() {
                sheet.set(row + 1, seat + 1, POWERS[self.language][seat]);
                sheet.set(row + 2, seat + 1, &*values.0);
                sheet.set(row + 3, seat + 1, self.count(values));
            }
        }
    }

    /// A row for each board.
    fn board_rows(self, sheet: &mut Rows, boards: &[Written]) {
        let [round, board_word, _, player, centres, _] = HEADINGS[self.language];
        sheet.set(0, 0, round);
        sheet.set(0, 1, board_word);
        for (seat, power) in POWERS[0].iter().enumerate() {
            sheet.set(0, 2 + seat * 2, format!("{power} - {player}"));
            sheet.set(0, 3 + seat * 2, format!("{power} - {centres}"));
        }
        for board in boards {
            let row = sheet.height();
            sheet.set(row, 0, board.round.to_string());
            sheet.set(row, 1, &*board.name);
            for (seat, values) in board.seats.iter().enumerate() {
                sheet.set(row, 2 + seat * 2, &*values.0);
                sheet.set(row, 3 + seat * 2, self.count(values));
            }
        }
    }

    /// A row for each player, with the columns of each round, or with one cell for each round.
    fn player_rows(self, sheet: &mut Rows, boards: &[Written]) {
        let [round, board_word, power_heading, player, centres, _] = HEADINGS[self.language];
        let rounds = boards.last().map_or(0, |board| board.round);
        let of_round = |number: usize| boards.iter().filter(move |board| board.round == number);
        let mut names: Vec<&str> = boards.iter().flat_map(|board| &board.seats).map(|seat| seat.0.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        sheet.set(0, 0, player);
        names.iter().enumerate().for_each(|(row, name)| sheet.set(row + 1, 0, *name));
        for number in 1..=rounds {
            let first = 1 + (number - 1) * 3;
            if self.layout == 6 {
                sheet.set(0, first, format!("R{number} {board_word}"));
                sheet.set(0, first + 1, format!("R{number} {power_heading}"));
                sheet.set(0, first + 2, format!("R{number} {centres}"));
            } else {
                sheet.set(0, number, format!("{round} {number}"));
            }
            for board in of_round(number) {
                for (seat, values) in board.seats.iter().enumerate() {
                    let row = 1 + names.iter().position(|name| **name == values.0).unwrap();
                    let power = POWERS[self.language][seat];
                    if self.layout == 6 {
                        sheet.set(row, first, &*board.name);
                        sheet.set(row, first + 1, power);
                        sheet.set(row, first + 2, self.count(values));
                    } else {
                        let power = power.trim_end_matches('.');
                        sheet.set(row, number, format!("{}-{power}-{}", board.name, values.1));
                    }
                }
            }
        }
    }

    /// Blocks without headings.
    fn without_headings(self, sheet: &mut Rows, boards: &[Written]) {
        let [round, board_word, _, _, _, _] = HEADINGS[self.language];
        for (index, board) in boards.iter().enumerate() {
            let row = index * 10;
            sheet.set(row, 0, format!("{round} {} {board_word} {}", board.round, board.name));
            for (seat, values) in board.seats.iter().enumerate() {
                sheet.set(row + 1 + seat, 0, POWERS[self.language][seat]);
                sheet.set(row + 1 + seat, 1, &*values.0);
                sheet.set(row + 1 + seat, 2, self.count(values));
            }
        }
    }

    /// The sheets of a workbook with these boards.
    fn write(self, boards: &[Written]) -> Vec<(String, Rows)> {
        let [round, board_word, ..] = HEADINGS[self.language];
        let rounds = boards.last().map_or(0, |board| board.round);
        let of_round = |number: usize| boards.iter().filter(move |board| board.round == number);
        let mut sheet = Rows::default();
        match self.layout {
            0 => self.list(&mut sheet, boards),
            // Blocks below each other, each with its round.
            1 => {
                for (index, board) in boards.iter().enumerate() {
                    let title = format!("{round} {}, {board_word} {}", board.round, board.name);
                    self.block(&mut sheet, (index * 12, 0), board, &title);
                }
            }
            // Blocks side by side under the title of their round.
            2 => {
                for number in 1..=rounds {
                    let row = (number - 1) * 14;
                    sheet.set(row, 0, format!("{round} {number}"));
                    for (at, board) in of_round(number).enumerate() {
                        self.block(&mut sheet, (row + 1, at * 5), board, &format!("{board_word} {}", board.name));
                    }
                }
            }
            // A sheet for each round.
            3 => {
                let sheet_of = |number: usize| {
                    let mut sheet = Rows::default();
                    for (index, board) in of_round(number).enumerate() {
                        self.block(&mut sheet, (index * 12, 0), board, &format!("{board_word} {}", board.name));
                    }
                    (format!("{round} {number}"), sheet)
                };
                return (1..=rounds).map(sheet_of).collect();
            }
            4 => self.across(&mut sheet, boards),
            5 => self.board_rows(&mut sheet, boards),
            6 | 7 => self.player_rows(&mut sheet, boards),
            _ => self.without_headings(&mut sheet, boards),
        }
        vec![("Results".to_owned(), sheet)]
    }

    fn workbook(self, boards: &[Written]) -> Vec<u8> {
        let mut workbook = Workbook::new();
        for (name, rows) in self.write(boards) {
            let sheet = workbook.add_worksheet().set_name(name).unwrap();
            for (row, cells) in (self.shift.0..).zip(&rows.0) {
                for (column, text) in (self.shift.1..).zip(cells) {
                    match text.parse::<f64>() {
                        _ if text.is_empty() => {}
                        Ok(number) => {
                            sheet.write(row, column, number).unwrap();
                        }
                        Err(_) => {
                            sheet.write(row, column, text.as_str()).unwrap();
                        }
                    }
                }
            }
        }
        workbook.save_to_buffer().unwrap()
    }
}

/// What is wrong in a book, and whether something of the boards is missing.
fn compare(book: &Book, boards: &[Written]) -> (Vec<String>, bool) {
    let mut wrong = Vec::new();
    let mut read = 0;
    for (at, board) in book.boards() {
        let round = &book.round(at.round).unwrap().name;
        let Some(written) =
            boards.iter().find(|written| written.round.to_string() == *round && written.name == board.name)
        else {
            wrong.push(format!("round {round} board {} comes from nowhere", board.name));
            continue;
        };
        for (power, (player, centres, _)) in Power::ALL.into_iter().zip(&written.seats) {
            let seat = &board.seats[power];
            let name = book.name_of(seat.player);
            if !name.is_empty() && name != player || seat.centres.get().is_some_and(|count| count != *centres) {
                wrong.push(format!("round {round} board {} {power}: {name} {}", board.name, seat.centres));
            }
            read += usize::from(name == player && seat.centres.get() == Some(*centres));
        }
    }
    (wrong, read < boards.len() * 7)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn boards_in_any_layout_come_back_or_are_asked_about(boards in boards(), style in style()) {
        let Ok(import) = read_results(&style.workbook(&boards), "results.xlsx") else { return Ok(()) };
        let (wrong, missing) = compare(&import.book, &boards);
        prop_assert!(wrong.is_empty(), "{:?}\n{}", wrong, messages(&import));
        let asked = import.findings.iter().any(|finding| {
            matches!(finding.kind, FindingKind::Warning | FindingKind::Unplaced)
        });
        prop_assert!(!missing || asked, "something is missing without a message");
    }
}

/// Each layout of the property test is read exactly in the usual case.
#[test]
fn each_layout_is_read_exactly() {
    let seats = |round: usize, board: usize| {
        let counts = [5, 7, 6, 0, 4, 10, 2];
        [0, 1, 2, 3, 4, 5, 6].map(|seat| {
            let names = ["Ann", "Bo", "Cem", "Dörte", "Eve", "Fay", "Gil"];
            let name = format!("{} {}", names[(seat + round) % 7], ["Ek", "Lang", "Stone"][board]);
            (name, counts[(seat + board) % 7], (counts[(seat + board) % 7] == 0).then_some(1905))
        })
    };
    let board =
        |round, board: usize| Written { round, name: ["A", "B", "C"][board].to_owned(), seats: seats(round, board) };
    let boards: Vec<Written> = [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)].map(|(r, b)| board(r, b)).into();
    let mut failures = Vec::new();
    for layout in 0..9 {
        for language in 0..4 {
            for zero in 0..4 {
                let style = Style { layout, language, zero, totals: zero == 1, extra: zero % 3, shift: (0, 0) };
                match read_results(&style.workbook(&boards), "results.xlsx") {
                    Err(error) => failures.push(format!("{style:?}: {error}")),
                    Ok(import) => {
                        let (wrong, missing) = compare(&import.book, &boards);
                        if missing || !wrong.is_empty() {
                            failures.push(format!("{style:?}: {missing} {wrong:?}\n{}", messages(&import)));
                        }
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "{} failures, such as {}", failures.len(), failures[0]);
}

/// A text in the column of the last year that is no year stays in the book, beside counts under “SC 1908”.
#[test]
fn a_last_year_that_is_no_year_is_kept() {
    let rows = Power::ALL.map(|power| format!("A,{power},Ann {power},5,1908 or 1909\n")).concat();
    let text = format!("Board,Power,Player,SC 1908,Last year\n{rows}");
    let import = read_results(text.as_bytes(), "years.csv").unwrap();
    let (_, board) = import.book.boards().next().unwrap();
    assert_eq!((board.end_year.to_string().as_str(), board.centre_sum()), ("1908 or 1909", 35));
}

/// A text behind a power is kept word for word.
#[test]
fn a_text_behind_a_power_is_kept() {
    let rows = Power::ALL.map(|power| format!("{power} (left board),Ann {power},5\n")).concat();
    let text = format!("Power,Player,SC\n{rows}");
    let import = read_results(text.as_bytes(), "remarks.csv").unwrap();
    let kept = &import.book.unplaced_cells;
    assert_eq!((kept.len(), kept[0].text.as_str()), (7, "Austria (left board)"));
    assert_eq!(import.book.boards().next().map(|(_, board)| board.centre_sum()), Some(35));
}

/// A struck-out board does not fill the blanks of the board that counts, and its values are told.
#[test]
fn a_struck_out_board_gives_no_values_to_the_board_that_counts() {
    let file = "struck-out-board-with-a-count-more.xlsx";
    let bytes = fs::read(format!("tests/data/directors_sheets/{file}")).unwrap();
    let import = read_results(&bytes, file).unwrap();
    let boards: Vec<_> = import.book.boards().collect();
    assert_eq!((boards.len(), count(boards[0].1, Power::Turkey)), (1, String::new()), "{}", messages(&import));
    assert!(messages(&import).contains("The blank stays"), "{}", messages(&import));
    assert!(import.book.unplaced_cells.iter().any(|cell| cell.text == "4"));
}

/// A board without counts in a grid of centres is read, and its counts are blank.
#[test]
fn a_grid_of_centres_may_have_a_blank_row() {
    let powers = Power::ALL.map(|power| power.to_string()).join(",");
    let names = |board: &str| Power::ALL.map(|power| format!("Ann {board}{power}")).join(",");
    let text = format!(
        "Board,{powers}\nA,{}\nB,{}\n,,,,,,,\nBoard,{powers}\nA,5,5,5,5,5,5,4\nB,,,,,,,\n",
        names("x"),
        names("y")
    );
    let import = read_results(text.as_bytes(), "grids.csv").unwrap();
    let sums: Vec<u32> = import.book.boards().map(|(_, board)| board.centre_sum()).collect();
    assert_eq!(sums, [34, 0], "{}", messages(&import));
}

/// The second line in the cell of a name is a substitute if the file knows a player of that name. Else it is asked about and kept.
#[test]
fn a_second_line_in_the_cell_of_a_name_is_asked_about() {
    let read = |below: &str| {
        let player = |power: Power| {
            if power == Power::Austria { format!("\"Ann Lee\n{below}\"") } else { format!("Ben {power}") }
        };
        let rows = Power::ALL.map(|power| format!("A,{power},{},5\n", player(power))).concat();
        let again = Power::ALL.map(|power| format!("B,{power},Karl {power},5\n")).concat();
        read_results(format!("Board,Power,Player,SC\n{rows}{again}").as_bytes(), "lines.csv").unwrap()
    };
    for (below, substitutes, note) in [("New York", 0, "New York"), ("Karl Russia", 1, ""), ("New York 1904", 1, "")] {
        let import = read(below);
        let seat = &import.book.boards().next().unwrap().1.seats[Power::Austria];
        assert_eq!(import.book.name_of(seat.player), "Ann Lee");
        assert_eq!((seat.substitutes.len(), seat.note.as_str()), (substitutes, note), "{}", messages(&import));
        let is_asked = import.findings.iter().any(|finding| finding.effect == FindingEffect::Asked);
        assert_eq!(is_asked, substitutes == 0, "{}", messages(&import));
    }
}

/// A struck-out count in a second grid is told with its address in the file.
#[test]
fn a_struck_out_cell_in_a_grid_of_centres_is_told() {
    let file = "grids-with-a-struck-out-count.xlsx";
    let bytes = fs::read(format!("tests/data/directors_sheets/{file}")).unwrap();
    let import = read_results(&bytes, file).unwrap();
    assert!(messages(&import).contains("B6 is struck out in the file"), "{}", messages(&import));
}
