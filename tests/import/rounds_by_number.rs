//! Rounds go by their numbers: gaps in the numbers, rows and rounds in any order.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::program::output_with_input;
use serde_json::Value;
use tempfile::TempDir;
use topboard::book::{
    Board, BoardField, BoardRef, Book, CellEntry, Edit, EventField, PersonId, Round, RoundField, RoundId, RoundIx, Team,
};
use topboard::engine::Engine;
use topboard::import::{ConflictWinner, read_results};
use topboard::languages::Language;
use topboard::notices::{StandingsOptions, standings_notice};
use topboard::standings::StandingsScope;
use topboard::store;

/// A folder with a book that is imported from a table in `tests/data`.
struct TestBook {
    folder: TempDir,
}

/// The output of one run of the program, both texts together.
#[track_caller]
fn run(command: &mut Command, input: &str) -> String {
    let done = output_with_input(command, input.as_bytes());
    assert!(done.status.code().is_some_and(|code| code < 2), "{done:?}");
    String::from_utf8(done.stdout).unwrap() + &String::from_utf8(done.stderr).unwrap()
}

fn topboard() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    command
}

fn data(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", name].iter().collect()
}

impl TestBook {
    #[track_caller]
    fn import(table: &Path, rules: &str) -> TestBook {
        let test = TestBook { folder: tempfile::tempdir().unwrap() };
        run(topboard().arg("import").arg(table).args(["--rules", rules, "--out"]).arg(test.path()), "");
        test
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("q.topboard")
    }

    #[track_caller]
    fn edit(&self, lines: &str) {
        run(topboard().arg("edit").arg(self.path()), lines);
    }

    #[track_caller]
    fn run(&self, command: &str, arguments: &[&str]) -> String {
        run(topboard().arg(command).arg(self.path()).args(arguments), "")
    }

    #[track_caller]
    fn json(&self, command: &str, arguments: &[&str]) -> Value {
        let command = topboard().arg(command).arg(self.path()).args(arguments).arg("--json").output().unwrap();
        serde_json::from_slice(&command.stdout).unwrap()
    }

    fn book(&self) -> Book {
        store::parse_book(&fs::read(self.path()).unwrap(), &self.path()).unwrap()
    }
}

/// The total of a player in the JSON of `topboard score`, with two decimals.
fn total(scores: &Value, player: &str) -> String {
    let row = scores["standings"].as_array().unwrap().iter().find(|row| row["player"] == player).unwrap();
    format!("{:.2}", row["total"].as_f64().unwrap())
}

fn problems(scores: &Value) -> Vec<String> {
    let problems = scores["problems"].as_array().unwrap().iter();
    problems.map(|problem| problem["what"].as_str().unwrap().to_owned()).collect()
}

/// An event of four rounds without the fourth: rounds 1, 2, 3 and 5, with the final table in the last.
fn without_round_4() -> TestBook {
    let test = TestBook::import(&data("rounds-1-2-3-5.csv"), "EuroDipCon 4");
    test.edit(r#"{"Board":[{"round":3,"board":0},{"Top":true}]}"#);
    test
}

#[test]
fn the_final_of_round_5_counts_once_when_round_4_is_missing() {
    let scores = without_round_4().json("score", &[]);
    assert_eq!((total(&scores, "A1").as_str(), total(&scores, "A2").as_str()), ("127.50", "105.50"));
    let first = &scores["standings"][0];
    assert_eq!((first["player"].as_str(), first["place"].as_u64()), (Some("A1"), Some(1)));
    let problems = problems(&scores);
    assert_eq!(problems[0], "round 4 has not been entered");
    let wrong = ["before the last", "is in round", "one too many"];
    assert!(problems.iter().all(|problem| !wrong.iter().any(|words| problem.contains(words))), "{problems:?}");
    assert_eq!(scores["standings"][0]["results"][3]["round"], "5");
}

#[test]
fn the_table_shows_the_missing_round_and_the_cure_is_named() {
    let test = without_round_4();
    let output = test.run("score", &[]);
    assert!(output.contains("Round 4 has not been entered."), "{output}");
    let heading = output.lines().find(|line| line.contains("place") && line.contains("total")).unwrap();
    let rounds = ["round 3", "round 4", "round 5"].map(|title| heading.find(title).unwrap());
    assert!(rounds.is_sorted(), "{heading}");
    let output = test.run("check", &[]);
    let cure = "Add it with Event, Add the missing round. If there was no such round, change the numbers of the \
                rounds after it.";
    assert!(output.contains(&format!("Round 5: Remark: round 4 has not been entered. {cure}")), "{output}");
}

#[test]
fn the_workbook_has_a_column_for_the_missing_round() {
    let test = without_round_4();
    let out = test.path().with_file_name("table.xlsx");
    let done = topboard().arg("export").arg(test.path()).arg("--out").arg(&out).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let mut workbook = calamine::open_workbook_auto(&out).unwrap();
    let sheet = calamine::Reader::worksheet_range(&mut workbook, "Standings").unwrap();
    let texts = |row: &[calamine::Data]| row.iter().map(ToString::to_string).collect::<Vec<String>>();
    let (at, heading) =
        sheet.rows().map(texts).enumerate().find(|(_, row)| row.iter().any(|cell| cell == "R5")).unwrap();
    let rounds: Vec<&str> = heading.iter().map(String::as_str).filter(|cell| cell.starts_with('R')).collect();
    assert_eq!(rounds, ["R1", "R2", "R3", "R4", "R5"]);
    let column = heading.iter().position(|cell| cell == "R4").unwrap();
    assert_eq!(texts(sheet.rows().nth(at + 1).unwrap())[column], "", "nobody has a result there");
    assert!(texts(sheet.rows().nth(at + 1).unwrap()).iter().any(|cell| cell.starts_with("127.5")));
}

#[test]
fn the_standings_after_a_round_are_those_up_to_its_number() {
    let test = without_round_4();
    for after in ["3", "4"] {
        let scores = test.json("score", &["--after", after]);
        assert_eq!(total(&scores, "A1"), "122.50", "after round {after}");
        assert_eq!(scores["view"], format!("After round {after}"));
    }
    assert_eq!(total(&test.json("score", &["--after", "5"]), "A1"), "127.50");
    let wrong = topboard().arg("score").arg(test.path()).args(["--after", "6"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
}

#[test]
fn the_teams_score_in_round_3_when_it_is_the_second_that_was_entered() {
    let test = TestBook::import(&data("rounds-1-3.csv"), "WDC 2006");
    let team = Team {
        name: "Berlin".into(),
        // A1, A2 and B3.
        members: vec![PersonId(1), PersonId(2), PersonId(10)],
        captain: Some(PersonId(1)),
        ..Team::default()
    };
    test.edit(&serde_json::to_string(&Edit::Teams(vec![team])).unwrap());
    // By p = c² + 4c + 16 the three have 156, 112 and 76 of the 486 of their boards.
    let teams = test.json("prizes", &[])["teams"].clone();
    assert!((teams[0]["total"].as_f64().unwrap() - 34400.0 / 486.0).abs() < 1e-9, "{teams}");
    let engine = Engine::new(test.book());
    let messages: Vec<&str> = engine.problems().iter().map(|problem| problem.message.as_str()).collect();
    let team_mates = "A1 and A2 of the team Berlin share this board, but team-mates must not meet in this round";
    assert_eq!(messages, ["round 2 has not been entered", team_mates]);
}

#[test]
fn teams_without_their_round_are_told() {
    let mut book = engine_of("rounds-1-3.csv", "WDC 2006").book().clone();
    book.rounds[1].name = "4".into();
    book.teams =
        vec![Team { name: "Berlin".into(), members: vec![PersonId(1), PersonId(2), PersonId(3)], ..Team::default() }];
    let engine = Engine::new(book);
    assert_eq!(engine.teams().unwrap()[0].total, 0.0);
    let messages: Vec<&str> = engine.problems().iter().map(|problem| problem.message.as_str()).collect();
    let expected = [
        "rounds 2 and 3 have not been entered",
        "the teams score in round 3, which nobody has entered, so they have no points",
    ];
    assert!(expected.iter().all(|message| messages.contains(message)), "{messages:?}");
}

/// The engine of a table in `tests/data`.
fn engine_of(table: &str, rules: &str) -> Engine {
    engine_of_text(&fs::read_to_string(data(table)).unwrap(), rules)
}

fn engine_of_text(table: &str, rules: &str) -> Engine {
    let mut engine = Engine::new(read_results(table.as_bytes(), "results.csv").unwrap().book);
    engine.apply("rules", Edit::Event(EventField::Rules(rules.into()))).unwrap();
    engine
}

/// The lines of a table after its heading, with the rounds in this order.
fn with_rounds_in_order(table: &str, rounds: &[&str]) -> String {
    let (heading, rows) = table.split_once('\n').unwrap();
    let of_round = |round: &&str| {
        let prefix = format!("{round},");
        rows.lines().filter(move |row| row.starts_with(&prefix)).map(str::to_owned).collect::<Vec<_>>()
    };
    let rows: Vec<String> = rounds.iter().flat_map(of_round).collect();
    format!("{heading}\n{}\n", rows.join("\n"))
}

#[test]
fn an_import_puts_the_rounds_in_the_order_of_their_numbers() {
    let table = fs::read_to_string(data("rounds-1-2-3-5.csv")).unwrap();
    let mixed = with_rounds_in_order(&table, &["3", "1", "5", "2"]);
    let import = read_results(mixed.as_bytes(), "results.csv").unwrap();
    let names: Vec<&str> = import.book.rounds.iter().map(|round| round.name.as_str()).collect();
    assert_eq!(names, ["1", "2", "3", "5"]);
    // The rows of round 5 are the third group: rows 30 to 36 of the file.
    let location = import.cell_sources.location(topboard::book::CellAddress::Board(BoardRef::new(3, 0))).unwrap();
    assert!(location.ends_with("30"), "{location}");
    let [sorted, plain] = [mixed, table].map(|table| engine_of_text(&table, "EuroDipCon 4"));
    assert_eq!(figures(&sorted), figures(&plain));
}

#[test]
fn printed_scores_belong_to_the_rounds_with_their_numbers() {
    let file = "Player,R4,R2,R1,R5,Total\nAnn,4,2,1,5,12\n";
    let mut book = engine_of("rounds-1-2-3-5.csv", "EuroDipCon 4").book().clone();
    book.apply(read_results(file.as_bytes(), "table.csv").unwrap().merge_edit(&book, ConflictWinner::Book)).unwrap();
    let expected = [(0, 1.0), (1, 2.0), (3, 5.0), (4, 4.0)].map(|(id, score)| (RoundId(id), score)).into();
    assert_eq!(book.published_standings[0].rounds, expected, "a round that is not in the book comes last");
}

/// A player with place and total.
type PlayerFigures = (String, Option<usize>, String);

/// The players with their totals and places, and the problems.
fn figures(engine: &Engine) -> (Vec<PlayerFigures>, Vec<String>) {
    let rows = engine.standings().rows.iter();
    let mut rows: Vec<PlayerFigures> = rows
        .map(|row| (engine.book().name_of(Some(row.person)).to_owned(), row.place, format!("{:.9}", row.total)))
        .collect();
    rows.sort();
    let mut problems: Vec<String> = engine.problems().iter().map(|problem| problem.message.clone()).collect();
    problems.sort();
    (rows, problems)
}

#[test]
fn a_book_with_its_rounds_in_another_order_means_the_same() {
    let mut engine = engine_of("rounds-1-2-3-5.csv", "EuroDipCon 4");
    let top = |round| Edit::Board(BoardRef::new(round, 0).first_id(), BoardField::IsTopBoard(true));
    engine.apply("final", top(3)).unwrap();
    let mut book = engine.book().clone();
    book.rounds.rotate_right(1);
    let moved = Engine::new(book);
    assert_eq!(figures(&moved), figures(&engine));
    let columns = |engine: &Engine| {
        let notice = standings_notice(engine, &StandingsOptions::default(), None).notice;
        notice.columns().iter().map(|column| column.title.clone()).collect::<Vec<_>>()
    };
    assert_eq!(columns(&moved), columns(&engine));
    let person = engine.standings().rows[0].person;
    let breakdown = |engine: &Engine| {
        let row = engine.standings().row(person).unwrap().clone();
        row.total_breakdown(Language::English, &engine.standings_context()).column_text()
    };
    assert_eq!(breakdown(&moved), breakdown(&engine));
    assert!(breakdown(&moved).contains("Round 1, board A"), "{}", breakdown(&moved));
}

#[test]
fn renaming_a_round_changes_what_the_rules_mean_by_it() {
    let mut engine = engine_of("rounds-1-2-3-5.csv", "EuroDipCon 4");
    let top = Edit::Board(BoardRef::new(3, 0).first_id(), BoardField::IsTopBoard(true));
    engine.apply("final", top).unwrap();
    let right = figures(&engine);
    let name = |name: &str| Edit::Round(RoundIx(3).first_id(), RoundField::Name(name.into()));
    engine.apply("name", name("Final")).unwrap();
    let message = "the final table is in “Final”, which counts as round 4; under EuroDipCon 4 it belongs in round 5";
    assert!(engine.problems().iter().any(|problem| problem.message == message), "{:?}", engine.problems());
    engine.apply("name", name("Round 5")).unwrap();
    assert_eq!(figures(&engine), right);
    // The same after an edit that computes only a part again.
    engine.apply("name", name("5")).unwrap();
    assert_eq!(figures(&engine), figures(&Engine::new(engine.book().clone())));
}

#[test]
fn the_round_that_is_held_back_is_the_last_of_the_rules() {
    let mut book = engine_of("rounds-1-3.csv", "WDC 2006").book().clone();
    book.rounds[1].name = "5".into();
    let engine = Engine::new(book);
    let posted = engine.standings_in_view(StandingsScope { posted_only: true, ..StandingsScope::default() });
    assert!(posted.rows.iter().all(|row| row.games.len() == 1), "round 5 is held back");
    let mut book = engine.book().clone();
    book.rounds[1].name = "3".into();
    let engine = Engine::new(book);
    let posted = engine.standings_in_view(StandingsScope { posted_only: true, ..StandingsScope::default() });
    assert!(posted.rows.iter().all(|row| row.games.len() == 2), "round 3 is not the last");
}

#[test]
fn a_second_round_with_a_number_and_a_number_beyond_the_rules_are_told() {
    let mut book = engine_of("rounds-1-2-3-5.csv", "EuroDipCon 4").book().clone();
    book.rounds[3].name = "Round 3".into();
    let messages = |book: &Book| {
        let engine = Engine::new(book.clone());
        engine.problems().iter().map(|problem| problem.message.clone()).collect::<Vec<_>>()
    };
    let twice = "another round is round 3 too, and the two count as one round";
    assert!(messages(&book).iter().any(|message| message == twice), "{:?}", messages(&book));
    book.rounds[3].name = "6".into();
    let beyond = "EuroDipCon 4 has 5 rounds; this round is one too many";
    assert!(messages(&book).iter().any(|message| message == beyond), "{:?}", messages(&book));
}

#[test]
fn setting_up_the_rounds_adds_the_missing_number() {
    let mut engine = engine_of("rounds-1-2-3-5.csv", "EuroDipCon 4");
    let setup = engine.round_setup().unwrap();
    engine.apply("set up", setup.edit).unwrap();
    let names: Vec<&str> = engine.book().rounds.iter().map(|round| round.name.as_str()).collect();
    assert_eq!(names, ["1", "2", "3", "4", "5"]);
    assert!(engine.book().rounds[4].boards.iter().any(|board| board.is_top_board), "the final table is in round 5");
    assert!(engine.book().rounds[3].boards.iter().all(|board| !board.is_top_board));
}

#[test]
fn a_draw_sees_the_rounds_with_lower_numbers() {
    let test = without_round_4();
    // Everybody has played three rounds before the last, so nobody may play in the missing round 4.
    let refused = topboard().arg("draw").arg(test.path()).args(["--round", "4", "--seed", "1"]).output().unwrap();
    let text = String::from_utf8(refused.stderr).unwrap() + &String::from_utf8(refused.stdout).unwrap();
    assert!(text.contains("EuroDipCon 4 allows nobody more than 3 rounds before the last"), "{text}");
    let wrong = topboard().arg("draw").arg(test.path()).args(["--round", "8", "--seed", "1"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    // A book in which round 2 is listed after round 3.
    let mut book = test.book();
    book.rounds.truncate(3);
    book.rounds.swap(1, 2);
    book.rounds[2].boards = vec![Board::new("A"), Board::new("B")];
    // Round 3 is seated and not played, so it does not count.
    for seat in book.rounds[1].boards.iter_mut().flat_map(|board| board.seats.0.iter_mut()) {
        seat.centres = CellEntry::Blank;
    }
    let path = test.folder.path().join("out-of-order.topboard");
    store::save_book(&path, &book).unwrap();
    let arguments = ["--round", "2", "--seed", "1", "--json"];
    let drawn = topboard().arg("draw").arg(&path).args(arguments).output().unwrap();
    let drawn: Value = serde_json::from_slice(&drawn.stdout).unwrap();
    assert_eq!(drawn["rounds"][0]["round"], 2, "{drawn}");
    // The meetings are counted with round 1 only: 14 players in two boards repeat at least 18 pairs.
    assert!(drawn["repeats"].as_u64().unwrap() < 42, "{drawn}");
}

#[test]
fn a_round_is_merged_into_the_round_with_its_number() {
    let mut book = Book::default();
    book.rounds.push(Round { name: "Round 2".into(), ..Round::default() });
    let file = "round,board,power,player,centres\n2,A,Italy,Ann,5\n";
    let import = read_results(file.as_bytes(), "results.csv").unwrap();
    book.apply(import.merge_edit(&book, ConflictWinner::Book)).unwrap();
    assert_eq!((book.rounds.len(), book.rounds[0].boards.len()), (1, 1));
}
