//! Names of rounds as directors write them: in results, in books, on the command line and in lists of players.

use std::fs;
use std::process::{Command, Output};

use crate::common::program::output_with_input;
use proptest::prelude::*;
use serde_json::Value;
use tempfile::TempDir;
use topboard::book::round_name_words::words_for_round;
use topboard::book::{Board, Book, CellAddress, Edit, EventField, Power, Round, RoundIx, named_number};
use topboard::engine::Engine;
use topboard::engine::draw::{ComingRounds, DrawOptions, SeatsToKeep};
use topboard::import::{ConflictWinner, read_results};
use topboard::publish::xlsx::{ExportOptions, write_workbook};

fn topboard(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_topboard"));
    let program = program.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").args(arguments);
    output_with_input(program, input.as_bytes())
}

/// Both texts of a run, after its exit code was compared.
#[track_caller]
fn text(run: &Output, code: i32) -> String {
    let text = String::from_utf8_lossy(&run.stdout).into_owned() + &String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(code), "{text}");
    text
}

#[track_caller]
fn json(run: &Output) -> Value {
    serde_json::from_slice(&run.stdout).unwrap()
}

/// A file in a folder of its own.
fn file(name: &str, content: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    fs::write(&path, content).unwrap();
    (folder, path.to_str().unwrap().to_owned())
}

/// The rows of one board, with the players from this number on.
fn board(round: &str, name: &str, first: usize) -> String {
    let counts = [10, 8, 6, 4, 3, 2, 1];
    let row = |(at, power): (usize, Power)| format!("{round},{name},{power},P{:02},{}\n", first + at, counts[at]);
    Power::ALL.into_iter().enumerate().map(row).collect()
}

const HEADING: &str = "round,board,power,player,centres\n";

/// A book that is imported from rows of boards.
fn book(rows: &str) -> Book {
    let table = format!("{HEADING}{rows}");
    let mut book = Book::default();
    let import = read_results(table.as_bytes(), "results.csv").unwrap();
    book.apply(import.merge_edit(&book, ConflictWinner::File)).unwrap();
    book
}

fn messages(book: Book, rules: &str) -> Vec<String> {
    let mut engine = Engine::new(book);
    engine.apply("rules", Edit::Event(EventField::Rules(rules.into()))).unwrap();
    engine.problems().iter().map(|problem| format!("{}. {}", problem.message, problem.cure)).collect()
}

/// A number as directors write it beside a word for a round.
fn written(number: usize) -> impl Strategy<Value = String> {
    let roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"][number - 1];
    prop::sample::select(vec![number.to_string(), format!("{number:02}"), format!("#{number}"), roman.to_owned()])
}

/// A name of a round with its number.
fn name() -> impl Strategy<Value = (usize, String)> {
    let word = prop::sample::select({
        let mut words: Vec<&str> = words_for_round().collect();
        words.sort_unstable();
        words
    });
    (1..=12_usize, word, 0..8_usize, 0..14_usize, any::<bool>()).prop_flat_map(|(number, word, form, more, upper)| {
        let capital = topboard::book::typed_words::capitalize(word);
        let word = if upper { word.to_uppercase() } else { capital };
        written(number).prop_map(move |written| {
            let core = match form {
                0 => format!("{word} {written}"),
                1 => format!("{number}. {word}"),
                2 => format!("R{number}"),
                3 => format!("{number}th {word}"),
                4 => format!("{word} no. {number}"),
                5 => format!("{word}: {written}"),
                6 => format!("{word} ({number})"),
                _ => format!("{number}ª {word}"),
            };
            let name = match more {
                0 => core,
                1 => format!("  {core} "),
                2 => format!("{core} – Final"),
                3 => format!("{core} Sunday"),
                4 => format!("Sunday {core}"),
                5 => format!("Day 3 {core}"),
                6 => format!("{core}, day 3"),
                7 => format!("{core} 2024-05-01"),
                8 => format!("2024-05-01 {core}"),
                9 => format!("{core} (3 May)"),
                10 => format!("{core} 10:30"),
                11 => format!("WDC 2006 {core}"),
                12 => format!("{core} of 12"),
                _ => format!("{core} (7 boards)"),
            };
            (number, name)
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_name_of_words_numbers_and_decorations_gives_its_number((number, name) in name()) {
        prop_assert_eq!(named_number(&name), Some(number), "{}", name);
    }

    #[test]
    fn any_text_is_read_without_harm(name in "\\PC{0,40}") {
        let number = named_number(&name);
        prop_assert!(number.is_none_or(|number| number <= 999));
        prop_assert_eq!(named_number(&format!(" {name} ")), number);
    }
}

#[test]
fn the_numbers_of_a_file_are_those_that_its_director_wrote() {
    for names in [
        ["1. Runde", "2. Runde", "3. Runde", "5. Runde"],
        ["1.", "2.", "3.", "5."],
        ["#1", "#2", "#3", "#5"],
        ["1st", "2nd", "3rd", "5th (round)"],
        ["Tour 1", "Tour 2", "Tour 3", "Tour 5"],
        ["R1 Fri", "R2 Sat", "R3 Sat", "R5 - Final"],
        ["Friday round 1", "Day 2 Round 2", "Day 2 Round 3", "Final round 5"],
        ["I", "II", "III", "V"],
        ["1 Friday", "2", "3", "5 final"],
    ] {
        let rows: String = names.iter().map(|name| board(name, "A", 1)).collect();
        let book = book(&rows);
        let numbers: Vec<usize> = book.rounds_by_number().into_iter().map(|(number, _)| number).collect();
        assert_eq!(numbers, [1, 2, 3, 5], "{names:?}");
    }
}

#[test]
fn a_name_without_a_number_is_asked_about_where_the_rules_mean_numbers() {
    let rows = |names: &[&str]| names.iter().map(|name| board(name, "A", 1)).collect::<String>();
    let question = |names: &[&str], rules: &str| {
        let found: Vec<String> = messages(book(&rows(names)), rules)
            .into_iter()
            .filter(|it| it.contains("gives no number of a round"))
            .collect();
        assert!(found.len() < 2, "{found:?}");
        found.into_iter().next()
    };
    assert_eq!(
        question(&["1", "2", "3", "Final"], "WDC 2006").unwrap(),
        "the name “Final” gives no number of a round, so it counts as round 4; under WDC 2006 the top board is in round 5. \
         If it is round 5, rename it “Round 5 – Final”. Otherwise rename it “Round 4 – Final”."
    );
    // These names have numbers, which are not those of a round. A proposed name is one that is read as its round.
    for (name, renamed) in [("Game 3", "Round 5 – Game 3"), ("3-4", "Round 5")] {
        let asked = question(&["1", "2", "3", name], "WDC 2006").unwrap();
        assert!(asked.starts_with(&format!("the name “{name}” gives no number of a round")), "{asked}");
        assert!(asked.contains(&format!("rename it “{renamed}”.")), "{asked}");
        assert_eq!(named_number(renamed), Some(5));
    }
    for names in [&["1", "2", "Sunday"][..], &["1", "Top board", "5"], &["Friday", "Saturday", "Final"]] {
        assert!(question(names, "EuroDipCon 4").is_some(), "{names:?}");
    }
    // All rounds of the rules are there, or the order is all that there is, or no rule means a number.
    for names in [&["1", "2", "3", "4", "Final"][..], &["Friday", "Saturday"], &["1", "2", "3", "4", "Round 5 – Final"]]
    {
        assert_eq!(question(names, "WDC 2006"), None, "{names:?}");
    }
    assert_eq!(question(&["1", "2", "Final"], "EDC 2015"), None);
}

#[test]
fn the_question_ends_when_the_round_is_renamed() {
    let (_folder, path) = file("results.csv", &format!("{HEADING}{}{}", board("1", "A", 1), board("Final", "A", 8)));
    let book = path.replace("results.csv", "con.topboard");
    text(&topboard(&["import", &path, "--rules", "WDC 2006", "--out", &book], ""), 0);
    assert!(text(&topboard(&["check", &book], ""), 0).contains("the name “Final” gives no number of a round"));
    let edited = text(&topboard(&["edit", &book], "Final name Round 5 – Final\n"), 0);
    assert!(edited.starts_with("kept: name of Final\n"), "{edited}");
    assert!(!text(&topboard(&["check", &book], ""), 0).contains("gives no number"));
}

#[test]
fn rows_that_are_not_used_are_told_by_score_and_check() {
    let table = format!("{HEADING}{}{}", board("Round 1", "A", 1), board("Round 1", "A", 8));
    let (_folder, path) = file("results.csv", &table);
    for command in ["score", "check"] {
        let told = text(&topboard(&[command, &path, "--rules", "EDC 2015"], ""), 1);
        let what = "Round 1, board A is in the file again. What stands first is used, and this is kept";
        assert!(told.contains(what) && told.contains("results!C9"), "{told}");
        let run = topboard(&[command, &path, "--rules", "EDC 2015", "--json"], "");
        let problems = json(&run)["problems"].clone();
        assert_eq!(problems[0]["severity"], "error", "{problems}");
        assert!(problems[0]["cure"].as_str().unwrap().contains("give it another name in the file"), "{problems}");
    }
}

#[test]
fn two_names_with_one_number_are_told() {
    let table = format!("{HEADING}{}{}{}", board("1", "A", 1), board("Round 1", "B", 8), board("1", "C", 15));
    let (_folder, path) = file("results.csv", &table);
    let told = text(&topboard(&["check", &path, "--rules", "EDC 2015"], ""), 0);
    assert!(
        told.contains(
            "results!A9: Remark: “Round 1” and “1” have the same number, and their boards are read into one round. If they \
             are two rounds, give one of them another number in the file and import it again."
        ),
        "{told}"
    );
    assert_eq!(told.matches("have the same number").count(), 1, "{told}");
}

#[test]
fn a_round_is_given_by_its_name_or_its_number() {
    let rows = board("1. Runde", "A", 1) + &board("2. Runde", "A", 1) + &board("Final", "A", 1);
    let (_folder, path) = file("results.csv", &format!("{HEADING}{rows}"));
    let view = |after: &str| {
        json(&topboard(&["score", &path, "--rules", "EDC 2015", "--json", "--after", after], ""))["view"].clone()
    };
    for (after, says) in
        [("2", "After round 2"), ("R2", "After round 2"), ("round 2", "After round 2"), ("1. runde", "After round 1")]
    {
        assert_eq!(view(after), says, "{after}");
    }
    assert_eq!(view("final"), view("3"));
    let wrong = text(&topboard(&["score", &path, "--after", "Semi"], ""), 2);
    assert!(wrong.contains("There is no round “Semi”.") && wrong.contains("Final"), "{wrong}");
    assert!(!wrong.contains("invalid digit"), "{wrong}");
    for name in ["R2-A", "2-A", "Round 2-A", "2. Runde-A", "Final-A", "RFinal-A", "R3-a"] {
        text(&topboard(&["explain", &path, "--rules", "EDC 2015", "--board", name, "--power", "F"], ""), 0);
    }
}

/// Fourteen players with a column for each round. The first seven play on Saturday, all on Sunday.
fn attendance(heading: &str, row: impl Fn(usize) -> String) -> (TempDir, String) {
    let rows: String = (1..=14).map(|player| row(player) + "\n").collect();
    file("who.csv", &format!("{heading}{rows}"))
}

#[test]
fn the_columns_of_attendance_go_by_their_headings() {
    let sat = |player: usize| if player <= 7 { "x" } else { "" };
    let boards = |path: &str| {
        let drawn = json(&topboard(&["draw", "--attendance", path, "--json"], ""));
        let rounds = drawn["rounds"].as_array().unwrap().clone();
        rounds.iter().map(|round| round["boards"].as_array().unwrap().len()).collect::<Vec<_>>()
    };
    let (_folder, path) = attendance("no,Player,Club,Round 2,Round 1,email\n", |player| {
        format!("{player},P{player:02},Bonn,x,{},p{player}@x.org", sat(player))
    });
    assert_eq!(boards(&path), [1, 2]);
    let told = text(&topboard(&["draw", "--attendance", &path], ""), 0);
    assert!(told.contains("The attendance does not use the columns “no”, “Club”, “email”."), "{told}");
    let (_folder, path) = attendance("", |player| format!("P{player:02},{},x", if player <= 7 { "x" } else { "-" }));
    assert_eq!(boards(&path), [1, 2], "a list without headings");
    let (_folder, path) = attendance("Spieler;Saturday;Sunday\n", |player| format!("P{player:02};{};x", sat(player)));
    assert_eq!(boards(&path), [1, 2]);
    // “X” is a mark and the number 10, and “1” is a mark and the number of a round.
    for (first, marks, expected) in [
        ("", ["X,X", "X,"], &[2, 1][..]),
        ("", ["1,0,1", "1,1,0"], &[2, 1, 1]),
        ("", ["1", "0"], &[1]),
        ("", ["yes,no", "yes,yes"], &[2, 1]),
        (",1,2\n", ["1,1", "0,1"], &[1, 2]),
        ("Who,1\n", ["x", "x"], &[2]),
        ("?,1\n", ["x", "-"], &[1]),
        ("Name,IX,X\n", ["X,X", "X,"], &[2, 1]),
    ] {
        let (_folder, path) = attendance(first, |player| format!("P{player:02},{}", marks[usize::from(player > 7)]));
        assert_eq!(boards(&path), expected, "{first}{marks:?}");
    }
}

#[test]
fn the_column_of_the_round_to_draw_is_found_in_any_order() {
    let (_folder, results) = file("results.csv", &format!("{HEADING}{}{}", board("1", "A", 1), board("1", "B", 8)));
    let drawn = |list: &str| {
        let run = topboard(&["draw", &results, "--round", "2", "--attendance", list, "--json"], "");
        json(&run)["rounds"][0]["boards"].as_array().unwrap().len()
    };
    let sat = |player: usize| if player <= 7 { "x" } else { "" };
    let (_folder, list) = attendance("2. Runde,Name,1. Runde\n", |player| format!("{},P{player:02},x", sat(player)));
    assert_eq!(drawn(&list), 1);
    let (_folder, list) = attendance("", |player| format!("P{player:02}"));
    assert_eq!(drawn(&list), 2, "a list of names without a heading has every name");
    let (_folder, list) = attendance("name,Round 3\n", |player| format!("P{player:02},x"));
    let wrong = text(&topboard(&["draw", &results, "--round", "2", "--attendance", &list], ""), 2);
    assert!(wrong.contains("It has no column for round 2. Its columns are Round 3."), "{wrong}");
}

#[test]
fn the_draw_of_a_missing_round_counts_later_rounds_that_are_played() {
    let rows = ["1", "2", "4"].map(|round| board(round, "A", 1) + &board(round, "B", 8)).concat();
    let book = book(&rows);
    let engine = Engine::new(book.clone());
    let coming = |book: &Book| {
        ComingRounds::new(DrawOptions {
            book,
            rules: engine.rules(),
            first: RoundIx(3),
            rounds: 1,
            seats_to_keep: SeatsToKeep::default(),
            attendance: None,
            round_name: Some("3"),
        })
    };
    let drawn = coming(&book);
    assert_eq!((drawn.first_number(), drawn.request.earlier_rounds.len()), (3, 3));
    let sentence = "Round 4 is played already, so its meetings and powers count here too.";
    assert_eq!(drawn.names(&book).later_rounds_note.as_deref(), Some(sentence));
    // A later round that nobody has played can be drawn again, so it does not count.
    let mut planned = book.clone();
    for seat in planned.rounds[2].boards.iter_mut().flat_map(|board| board.seats.0.iter_mut()) {
        seat.centres = topboard::book::CellEntry::Blank;
    }
    let drawn = coming(&planned);
    assert_eq!((drawn.request.earlier_rounds.len(), drawn.names(&planned).later_rounds_note), (2, None));
}

#[test]
fn the_sheets_of_a_workbook_follow_the_numbers_of_the_rounds() {
    let mut book = book(&["1", "2", "3"].map(|round| board(round, "A", 1)).concat());
    book.rounds[0].sat_out = vec![book.people[0].id];
    book.rounds.rotate_left(1);
    let copy = write_workbook(&Engine::new(book.clone()), &ExportOptions::for_director()).unwrap();
    let again = read_results(&copy.bytes, "con.xlsx").unwrap();
    assert_eq!(again.book.rounds, book.rounds, "an import restores the order of the list");
    let sheets: Vec<String> = again.findings.iter().map(|finding| finding.sheet.clone()).collect();
    let position = |sheet: &str| sheets.iter().position(|known| known == sheet).unwrap();
    assert!(["Round 1", "Round 2", "Round 3"].map(position).is_sorted(), "{sheets:?}");
    let place = again.cell_sources.location(CellAddress::Round(RoundIx(2))).unwrap();
    assert!(place.starts_with("Round 1!"), "{place}");
}

#[test]
fn a_finished_board_with_a_count_of_1908_is_not_running() {
    let rows = board("1", "A", 1).replace(",10\n", ",1908\n");
    let (_folder, path) = file("results.csv", &format!("{HEADING}{rows}"));
    let told = text(&topboard(&["score", &path, "--rules", "WDC 2006"], ""), 1);
    assert!(told.contains("“1908” is not a number of centres"), "{told}");
    assert!(told.contains("provisional: a number of centres cannot be read"), "{told}");
    assert!(!told.contains("still running"), "{told}");
}

#[test]
fn a_game_without_a_last_year_is_asked_about_under_wdc_2006() {
    let asked = messages(book(&board("1", "A", 1)), "WDC 2006");
    let question = "the last year of the game is missing; under WDC 2006 only a passed vote ends it before 1909. Enter the last year. If it is earlier, enter how the game ended too. Until \
                    then the scores of the board are provisional.";
    assert_eq!(asked, [question]);
    let (_folder, path) = file("results.csv", &format!("{HEADING}{}", board("1", "A", 1)));
    let scored = text(&topboard(&["score", &path, "--rules", "WDC 2006"], ""), 0);
    assert!(scored.contains("provisional: the last year of the game is not entered, so it may have ended early"));
    assert!(
        scored
            .contains("~: the last year of the game is not entered, so it may have ended early; the score may change.")
    );
    assert_eq!(messages(book(&board("1", "A", 1)), "EuroDipCon 4"), Vec::<String>::new());
    let solo = board("1", "A", 1).replace(",10\n", ",18\n").replace(",8\n", ",0\n");
    assert!(!messages(book(&solo), "WDC 2006").iter().any(|it| it.contains("the last year of the game is missing")));
}

#[test]
fn a_name_is_the_same_for_the_book_and_for_the_command_line() {
    let round = |name: &str| Round { name: name.into(), boards: vec![Board::new("A")], ..Round::default() };
    let book = Book { rounds: ["3. Runde", "Final", "1"].map(round).to_vec(), ..Book::default() };
    for (text, at) in [("3", 0), ("R3", 0), ("Tour 3", 0), ("3. RUNDE", 0), ("final", 1), ("4", 1), ("1", 2), ("I", 2)]
    {
        assert_eq!(book.find_round(text), Some(RoundIx(at)), "{text}");
    }
    assert_eq!([book.find_round("2"), book.find_round(""), book.find_round("Semi")], [None; 3]);
}
