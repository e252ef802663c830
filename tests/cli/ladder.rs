//! A year's ladder from the command line: the files it reads, the errors by file and row, the tables it writes.

use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::process::Command;

use calamine::{Data, Reader, Xlsx, open_workbook_from_rs};
use serde_json::Value;
use tempfile::TempDir;

/// A temporary folder with the files of the year.
struct TestFolder(TempDir);

/// The exit code and the output of one run of the program.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

const ADC: &str = "Australian Diplomacy Championships 2001\nDate: 14 April 2001\nDirector: Ken Sproat\n\n\
    Place,Player,State,Games\n1,Andrew Goff,ACT,3\n2,Dugal Ure,VIC,3\n2,\"Lee, Tristan\",VIC,3\n4,Christian Moura,VIC,2\n\
    5,Rob Hadley,VIC,1\n6,Ken Sproat,VIC,1\n7,Frank Meerbach,VIC,3\n";
const NSW: &str = "NSW Diplomacy Championships\n9 June 2001\nPlace;Player;State;Games\n1;URE Dugal;VIC;3\n\
    2;Andy Goff;ACT;3\n3;Sean Colman;NSW;2\n4;Frank Meerbach;VIC;1\n";

impl TestFolder {
    fn new(files: &[(&str, &str)]) -> TestFolder {
        let folder = TestFolder(tempfile::tempdir().unwrap());
        for (name, text) in files {
            fs::write(folder.0.path().join(name), text).unwrap();
        }
        folder
    }

    /// Runs the program in the folder.
    fn run(&self, arguments: &str) -> Run {
        let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
        command.current_dir(self.0.path()).arg("ladder");
        // A name in quotation marks is one argument.
        for (n, part) in arguments.split('\'').enumerate() {
            if n % 2 == 1 {
                command.arg(part);
            } else {
                command.args(part.split_whitespace());
            }
        }
        let done = command.output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Run { code: done.status.code(), out: text(done.stdout), err: text(done.stderr) }
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.0.path().join(name)).unwrap()
    }
}

impl Run {
    #[track_caller]
    fn exits_with(&self, code: i32) -> &Self {
        assert_eq!(self.code, Some(code), "{}\n{}", self.out, self.err);
        self
    }

    #[track_caller]
    fn reports(&self, text: &str) -> &Self {
        assert!(self.err.contains(text), "“{text}” is missing in:\n{}", self.err);
        self
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|_| panic!("{}\n{}", self.out, self.err))
    }
}

fn row<'a>(json: &'a Value, player: &str) -> &'a Value {
    let mut rows = json["table"].as_array().unwrap().iter();
    rows.find(|row| row["player"] == player).unwrap_or_else(|| panic!("{player} is not in {json:#}"))
}

#[test]
fn a_decision_about_doubtful_names_is_remembered() {
    let folder = TestFolder::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    let first_run = folder.run("adc.csv nsw.csv --rules bismark-2001 --year 2001 --json");
    let json = first_run.exits_with(1).json();
    assert_eq!(json["unsure"].as_array().unwrap().len(), 1);
    assert_eq!(json["unsure"][0]["names"], serde_json::json!(["Andrew Goff", "Andy Goff"]));
    assert_eq!(json["unsure"][0]["why"], "a nickname, the same region");
    // Certain cases are not listed as doubtful: names in another order, and the director, who is not a player.
    assert_eq!(row(&json, "Dugal Ure")["events"], 2);
    assert!((row(&json, "Tristan Lee")["total"].as_f64().unwrap() - 48.125).abs() < 1e-9);
    assert!(json["table"].as_array().unwrap().iter().all(|row| row["player"] != "Ken Sproat"));
    let with_decisions = "adc.csv nsw.csv --rules bismark-2001 --year 2001 --people who.toml";
    folder.run(&format!("{with_decisions} --same 'Andrew Goff=Andy Goff'")).exits_with(0);
    let next_year = folder.run(&format!("{with_decisions} --json"));
    let json = next_year.exits_with(0).json();
    assert_eq!((json["unsure"].as_array().unwrap().len(), &row(&json, "Andrew Goff")["events"]), (0, &Value::from(2)));
    folder.run(&format!("{with_decisions} --different 'Andrew Goff=Andy Goff'")).exits_with(0);
    assert!(
        String::from_utf8(folder.read("who.toml"))
            .unwrap()
            .contains("[[different]]\nnames = [\"Andrew Goff\", \"Andy Goff\"]")
    );
    folder.run(&format!("{with_decisions} --same 'Andrew Goff'")).exits_with(2).reports("write two names");
}

#[test]
fn errors_are_reported_by_file_and_row_and_the_rest_is_compiled() {
    let wrong = "Waikato Diplomacy Open\nPlace,Player,Games\n1,Ann Lee,3\n3,Ben Moor,3\n,Cy Hart,3\n4,Ann Lee,3\n4,Di Holt,3\n5,Ed Vane,3\n";
    let bare = "Auckland Diplomacy Championships\nPlace,Player\n1,Fay Gunn\n2,Gil Reed\n";
    let late = "Queensland Diplomacy Championships\nDate: 3 March 2002\nPlace,Player,Games\n1,Hal Shaw,3\n";
    let folder =
        TestFolder::new(&[("adc.csv", ADC), ("copy.csv", ADC), ("w.csv", wrong), ("a.csv", bare), ("q.csv", late)]);
    let files = "adc.csv copy.csv w.csv a.csv q.csv --rules bismark-2001 --year 2001";
    // Two lists have no date. They are left out until they are accredited.
    let run = folder.run(files);
    run.exits_with(1)
        .reports(
            "w.csv: the date of “Waikato Diplomacy Open” is unknown, so nobody knows whether it was played in 2001.",
        )
        .reports("a.csv: the date of “Auckland Diplomacy Championships” is unknown, so nobody knows whether it was played in 2001.")
        .reports("An event without a date counts if it is accredited so.");
    assert!(!run.out.contains("Di Holt") && !run.out.contains("Fay Gunn"), "{}", run.out);
    let run = folder.run(&format!("{files} --accredit all"));
    run.exits_with(1)
        .reports("w.csv: Remark: the date of “Waikato Diplomacy Open” is unknown; it counts in 2001 because it is accredited.")
        .reports("adc.csv, row 7: Remark: place 2 is shared by Dugal Ure and Lee, Tristan.")
        .reports("copy.csv: Australian Diplomacy Championships 2001 is listed twice: it was already read from adc.csv.")
        .reports("w.csv, row 4: place 2 is missing.")
        .reports("w.csv, row 5: Cy Hart has no place.")
        .reports("w.csv, row 6: Ann Lee is in the list twice, with place 1 and place 4.")
        .reports("a.csv: the list of “Auckland Diplomacy Championships” does not show how many games anybody played.")
        .reports("q.csv: “Queensland Diplomacy Championships” was played on 2002-03-03, outside 2001.");
    assert!(
        run.out.contains("Di Holt") && run.out.contains("Fay Gunn") && !run.out.contains("Hal Shaw"),
        "{}",
        run.out
    );
    let twice = TestFolder::new(&[(
        "w.csv",
        "Waikato\nPlace,Player,Games\n1,Ann Lee,3\n2,Ben Moor,3\n2,Cy Hart,3\n3,Di Holt,3\n",
    )]);
    twice
        .run("w.csv --rules bismark-2001 --accredit Waikato")
        .exits_with(1)
        .reports("w.csv, row 6: place 3 is wrong after the tie on place 2: 3 players are above it.");
}

#[test]
fn a_file_about_the_year_adds_missing_data() {
    let year_file = "[[event]]\nfile = \"adc.csv\"\nkind = \"national\"\nboards = 2.4\ncounted = [\"Ken Sproat\"]\n\
        [[event]]\nfile = \"nsw.csv\"\naccredited = false\n";
    let folder = TestFolder::new(&[("adc.csv", ADC), ("nsw.csv", NSW), ("year.toml", year_file)]);
    folder
        .run("adc.csv --rules bismark-2000")
        .exits_with(1)
        .reports("adc.csv: the number of boards per round of “Australian Diplomacy Championships 2001” is unknown")
        .reports("The file of --event-details can give the number of boards.");
    let json =
        folder.run("adc.csv nsw.csv --rules 'Bismark before 2000' --season year.toml --json").exits_with(0).json();
    // Two boards, and two more for a national championship.
    assert_eq!(row(&json, "Andrew Goff")["total"], 70.0);
    assert_eq!(row(&json, "Ken Sproat")["events"], 1);
    assert_eq!(json["events"][1]["left_out"], "not accredited");
    fs::write(folder.0.path().join("year.toml"), "[[event]]\nfile = \"vic.csv\"\n").unwrap();
    folder
        .run("adc.csv --rules bismark-2001 --season year.toml")
        .exits_with(1)
        .reports("There is data about “vic.csv”");
    fs::write(folder.0.path().join("year.toml"), "[[event]]\nflie = \"vic.csv\"\n").unwrap();
    folder.run("adc.csv --rules bismark-2001 --season year.toml").exits_with(2).reports("year.toml: ");
}

#[test]
fn one_list_can_hold_all_games_of_a_year() {
    let games = "game,since,ended,variant,player,score\n\
        P1,2023-03-01,2024-06-30,,Aldo,60\nP1,2023-03-01,2024-06-30,,Berta,40\n\
        P2,2024-03-01,,,Aldo,30\nP2,2024-03-01,,,Berta,70\nP3,2024-03-01,,yes,Aldo,99\n";
    let folder = TestFolder::new(&[("games.csv", games)]);
    let json = folder.run("games.csv --rules campo-di-marte --year 2024 --json").exits_with(0).json();
    assert_eq!((row(&json, "Berta")["score"].as_f64(), row(&json, "Aldo")["score"].as_f64()), (Some(55.0), Some(45.0)));
    assert_eq!(json["events"][2]["left_out"], "a variant");
    let text = folder.run("games.csv --rules campo-di-marte --year 2024").out;
    assert!(text.starts_with("Campo di Marte, 15 December 2024\n"), "{text}");
    assert!(text.contains("Emperor of Europe: Berta"), "{text}");
}

#[test]
fn a_workbook_of_boards_is_one_event_of_the_year() {
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/edc2015-boards.xlsx");
    let folder = TestFolder::new(&[]);
    fs::copy(boards, folder.0.path().join("edc.xlsx")).unwrap();
    let run = folder.run("edc.xlsx --rules bismark-2001 --accredit all --json");
    let json = run.exits_with(0).json();
    let first = &json["table"][0];
    assert_eq!((first["player"].as_str(), json["table"].as_array().unwrap().len()), (Some("Cyrille Sevin"), 38));
    let figures = &json["events"][0]["figures"];
    // 14 boards in three rounds; 38 players played 98 games of at most three each.
    assert_eq!((figures["players"].as_f64(), figures["counted games"].as_f64()), (Some(38.0), Some(98.0)));
}

#[test]
fn a_total_is_explained_on_request() {
    let folder = TestFolder::new(&[("adc.csv", ADC)]);
    let out = folder.run("adc.csv --rules bismark-2001 --explain 'dugal ure'").exits_with(0).out.clone();
    assert!(out.contains("  points = 48.125 (the mean over the 2 places that 2 players share)\n"), "{out}");
    assert!(out.contains("  divisor = MAX(events + 3, 8) = MAX(1 + 3, 8) = 8\n"), "{out}");
    folder
        .run("adc.csv --rules bismark-2001 --explain 'Dougal Ure'")
        .exits_with(2)
        .reports("Did you mean “Dugal Ure”?");
    folder.run("adc.csv --rules bismark-2002").exits_with(2).reports("Did you mean “Bismark 2000”?");
}

#[test]
fn own_ladder_rules_are_read_from_a_file() {
    let rules = "name = \"Club\"\nsource = \"ours\"\ndescription = \"x\"\ndivisor = \"1\"\n[[points]]\nname = \"points\"\nformula = \"players - place\"\n";
    let folder = TestFolder::new(&[("nsw.csv", NSW), ("club.toml", rules)]);
    let json = folder.run("nsw.csv --rules club.toml --json").exits_with(0).json();
    assert_eq!(row(&json, "Andy Goff")["total"], 2.0);
    fs::write(folder.0.path().join("club.toml"), rules.replace("- place", "- palce")).unwrap();
    folder.run("nsw.csv --rules club.toml").exits_with(2).reports("Did you mean “place”?");
}

#[test]
fn the_ladder_is_written_as_workbook_table_and_text() {
    let folder = TestFolder::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    let ladder = "adc.csv nsw.csv --rules bismark-2001 --year 2001 --same 'Andrew Goff=Andy Goff'";
    for name in ["cup.xlsx", "cup.csv", "cup.txt"] {
        folder.run(&format!("{ladder} --out {name}")).exits_with(0).reports(&format!("Written to {name}."));
    }
    let csv = String::from_utf8(folder.read("cup.csv")).unwrap();
    assert!(csv.starts_with("rank,player,region,Australian Diplomacy Championships 2001,NSW Diplomacy Championships,total,events,divisor,score\n1,Andrew Goff,ACT,55"), "{csv}");
    let text = String::from_utf8(folder.read("cup.txt")).unwrap();
    assert!(text.contains("Winner of the Bismark Cup: Andrew Goff"), "{text}");
    let mut cup: Xlsx<_> = open_workbook_from_rs(Cursor::new(folder.read("cup.xlsx"))).unwrap();
    assert_eq!(cup.sheet_names(), ["Ladder", "Events", "Results"]);
    let table = cup.worksheet_range("Ladder").unwrap();
    let formulas = cup.worksheet_formula("Ladder").unwrap();
    let heading: Vec<String> = (0..9).map(|column| table.get_value((4, column)).unwrap().to_string()).collect();
    assert_eq!(heading[5..], ["Total", "Events", "Divisor", "Score"]);
    assert_eq!(table.get_value((5, 1)), Some(&Data::String("Andrew Goff".into())));
    let formula = |column| formulas.get_value((5, column)).map(String::as_str).unwrap_or_default();
    assert_eq!((formula(3), formula(5), formula(8)), ("Results!I6", "SUM(D6:E6)", "F6/H6"));
    assert_eq!(formula(7), "MAX(G6+3,8)");
    assert!(formula(0).starts_with("1+SUMPRODUCT(1*(I$6:I$12-I6>1E-9))"), "{}", formula(0));
    folder.run(&format!("{ladder} --out adc.csv")).exits_with(2).reports("is the file that is being read");
    folder.run(&format!("{ladder} --out cup.pdf")).exits_with(2).reports("should end in");
}

#[test]
fn a_book_with_a_results_year_is_compiled_with_its_own_settings() {
    let folder = TestFolder::new(&[("nsw.csv", NSW)]);
    let year = r#"{"format": "topboard", "version": 1, "season": {
        "ladder": "Bismark 2001", "choices": {"year": 2001},
        "decisions": {"same": [{"names": ["Andrew Goff", "Andy Goff"]}]},
        "events": [{"name": "Waikato Diplomacy Championships", "date": "2001-02-03", "lines": [
            {"place": 1, "name": "Andrew Goff", "games": 3}, {"place": 2, "name": "Ann Lee", "games": "full"}]}]}}"#;
    fs::write(folder.0.path().join("year.topboard"), year).unwrap();
    let json = folder.run("year.topboard nsw.csv --json").exits_with(0).json();
    assert_eq!(json["ladder"], "Bismark 2001");
    assert_eq!(row(&json, "Andrew Goff")["events"], 2, "the book says that Andy is Andrew");
    folder.run("nsw.csv").exits_with(2).reports("No file names the rules of the ladder.");
    folder.run("year.topboard --rules campo-di-marte --json").exits_with(1);
}

#[test]
fn every_year_is_compiled_separately_with_the_same_people() {
    let next = NSW.replace("2001", "2002").replace("URE Dugal", "Ann Lee");
    let folder = TestFolder::new(&[("adc.csv", ADC), ("nsw.csv", NSW), ("nsw-2002.csv", &next)]);
    let files = "adc.csv nsw.csv nsw-2002.csv --rules bismark-2001 --each-year";
    let run = folder.run(&format!("{files} --same 'Andrew Goff=Andy Goff'"));
    let lines: Vec<&str> = run.exits_with(0).out.lines().collect();
    assert!(lines[0].starts_with("year  Winner of the Bismark Cup"), "{}", run.out);
    assert!(lines[1].starts_with("2001  Andrew Goff") && lines[2].starts_with("2002  Ann Lee"), "{}", run.out);
    let json = folder.run(&format!("{files} --json")).exits_with(1).json();
    // Without the decision, the two spellings are two players in every year.
    assert_eq!(json[0]["winners"], serde_json::json!(["Dugal Ure"]));
    assert_eq!((&json[0]["events"], &json[1]["events"]), (&Value::from(2), &Value::from(1)));
    let alone = folder.run("nsw-2002.csv --rules bismark-2001 --json").exits_with(0).json();
    assert_eq!(json[1]["score"], alone["table"][0]["score"], "a year compiled alone gives the same score");
    folder.run(&format!("{files} --year 2001")).exits_with(2);
}

/// Copies these files of `tests/data` into a new folder.
fn with_data(names: &[&str]) -> TestFolder {
    let folder = TestFolder::new(&[]);
    for name in names {
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name);
        fs::copy(from, folder.0.path().join(name)).unwrap();
    }
    folder
}

fn score(json: &Value, player: &str) -> String {
    topboard::figures::format_rounded(row(json, player)["score"].as_f64().unwrap(), 2)
}

#[test]
fn the_league_scores_boards_by_pgp_whatever_the_file() {
    let folder = with_data(&["league-boards.csv"]);
    let league = "--rules campo-di-marte --on 2001-01-01";
    let run = folder.run(&format!("league-boards.csv {league}"));
    run.exits_with(1)
        .reports(
            "league-boards.csv: “Round 1, board B” has ended, but the date of its end is unknown, so it counts until the date is entered.",
        )
        .reports(
            "league-boards.csv: “Round 2, board C” ended without a solo and without a passed vote: it is an agreed draw or \
             abandoned. It counts as an agreed draw until you decide.",
        )
        .reports(
            "league-boards.csv: nobody knows whether “Round 1, board B” counts on 2001-01-01 already, because the date of its \
             first autumn is unknown. It counts until you decide.",
        );
    assert!(run.out.contains("Leader: Gus Tom.") && !run.out.contains("Emperor"), "{}", run.out);
    let json = folder.run(&format!("league-boards.csv {league} --json")).json();
    assert_eq!((json["table"][0]["player"].as_str(), score(&json, "Gus Tom")), (Some("Gus Tom"), "35.66".to_owned()));
    // The six survivors share the places 1 to 6: (16.5 + 100 · 14 / 67 + 0) / 3.
    assert_eq!(score(&json, "Ann Zub"), "12.47");
    // A book that names other rules, too.
    let mut book: Value = {
        let boards = topboard::import::read_results(&folder.read("league-boards.csv"), "boards.csv").unwrap().book;
        serde_json::from_slice(&topboard::store::book_to_bytes(Path::new("x.topboard"), &boards).unwrap()).unwrap()
    };
    book["event"]["rules"] = "WDC 2006".into();
    book["event"]["system"] = "Draw size".into();
    fs::write(folder.0.path().join("book.topboard"), book.to_string()).unwrap();
    let run = folder.run(&format!("book.topboard {league} --json"));
    run.reports(
        "book.topboard: Remark: The rules of the book are WDC 2006. The league scores its boards by Campo di Marte",
    );
    assert_eq!(score(&run.json(), "Gus Tom"), "35.66");
}

#[test]
fn an_abandoned_game_of_the_league_counts_with_0_and_is_told() {
    let boards = |result: &str| {
        let counts = [(1, "10"), (2, "5"), (3, "5"), (4, "5"), (5, "3"), (6, "6"), (7, "0")];
        let seats = counts.map(|(n, count)| {
            let power = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"][n - 1];
            let draw = if result.is_empty() && count != "0" { "yes" } else { "" };
            format!("{power},P{n},{count},{draw},{result},1901,0,0,{count}\n")
        });
        seats.into_iter()
    };
    let mut table = "round,board,power,player,centres,draw,result,ended,missed_moves,missed_winters,1901\n".to_owned();
    for (round, result) in [(1, ""), (2, ""), (3, "abandoned")] {
        table.extend(boards(result).map(|line| format!("{round},A,{line}")));
    }
    let folder = TestFolder::new(&[("games.csv", &table)]);
    let run = folder.run("games.csv --rules campo-di-marte");
    let told = "games.csv: Remark: “Round 3, board A” was abandoned and counts like any other game, with the scores of its list.";
    run.reports(told);
    let league = |more: &str| folder.run(&format!("games.csv --rules campo-di-marte {more}"));
    let json = league("--json").json();
    let (events, divisor) = (row(&json, "P1")["events"].as_u64(), row(&json, "P1")["divisor"].as_f64());
    assert_eq!((events, divisor), (Some(3), Some(3.0)));
    assert_eq!(row(&json, "P1")["results"][2]["points"], 0.0);
    // The compiler can decide otherwise.
    assert!(!league("--accredit all").err.contains("abandoned"));
    fs::write(folder.0.path().join("year.toml"), "[[event]]\nlist = \"Round 3, board A\"\naccredited = false\n")
        .unwrap();
    let json = league("--event-details year.toml --json").json();
    assert_eq!(row(&json, "P1")["events"].as_u64(), Some(2));
    // A printed list says it in the column of the end.
    let list = "game,since,ended,player,score\nP1,1999-03-01,abandoned,Aldo,0\nP2,2000-03-01,,Aldo,30\n";
    fs::write(folder.0.path().join("list.csv"), list).unwrap();
    folder.run("list.csv --rules campo-di-marte").reports("list.csv: Remark: “P1” was abandoned");
}

#[test]
fn a_decision_answers_the_questions_about_a_game_of_the_league() {
    let folder = with_data(&["league-boards.csv"]);
    let questions = |more: &str| {
        let json =
            folder.run(&format!("league-boards.csv --rules campo-di-marte --on 2001-01-01 --json {more}")).json();
        let problems = json["problems"].as_array().unwrap().iter();
        let open = problems.filter(|problem| !problem["what"].as_str().unwrap().contains("counts until the date"));
        (open.count(), json["table"].as_array().unwrap().len())
    };
    assert_eq!(questions(""), (4, 7));
    assert_eq!(questions("--accredit 'Round 1, board B'"), (2, 7));
    assert_eq!(questions("--accredit all"), (0, 7));
    let details = "[[event]]\nlist = \"round 1, board b\"\naccredited = false\n";
    fs::write(folder.0.path().join("year.toml"), details).unwrap();
    assert_eq!(questions("--event-details year.toml"), (2, 0), "nobody has two games");
    // Without a date of the ladder nobody needs the beginning of a game.
    let run = folder.run("league-boards.csv --rules campo-di-marte");
    assert!(!run.err.contains("first autumn"), "{}", run.err);
}

#[test]
fn many_problems_of_one_kind_are_one_line_with_the_first_names() {
    let games = (1..=7).map(|n| format!("P{n},2000-03-01,1907,Aldo,60\nP{n},2000-03-01,1907,Berta,40\n"));
    let games = format!("game,since,ended,player,score\n{}", games.collect::<Vec<String>>().concat());
    let folder = TestFolder::new(&[("games.csv", &games)]);
    let run = folder.run("games.csv --rules campo-di-marte --on 2001-01-01");
    run.exits_with(1).reports(
        "Lists: 7 games have ended on an unknown date, so they count until the date is entered: P1, P2, P3, P4, P5 and 2 more. Add the date",
    );
    assert_eq!(run.err.lines().filter(|line| line.contains("unknown")).count(), 1, "{}", run.err);
    let json = folder.run("games.csv --rules campo-di-marte --on 2001-01-01 --json").json();
    assert_eq!(json["problems"].as_array().unwrap().len(), 7, "the JSON has each one");
}

#[test]
fn an_event_without_a_date_stays_out_of_the_ladder_of_a_day_until_it_is_accredited() {
    let undated = ADC.lines().filter(|line| !line.starts_with("Date")).collect::<Vec<_>>().join("\n");
    let folder = TestFolder::new(&[("adc.csv", &undated)]);
    let run = folder.run("adc.csv --rules bismark-2001 --on 2001-12-31");
    run.exits_with(1).reports("is unknown, so nobody knows whether it was played by 2001-12-31.");
    assert!(run.out.contains("its date is not entered"), "{}", run.out);
    let listed = |more: &str| {
        let json = folder.run(&format!("adc.csv --rules bismark-2001 --json {more}")).json();
        json["table"].as_array().unwrap().len()
    };
    assert_eq!(listed("--on 2001-12-31"), 0);
    assert!(listed("--on 2001-12-31 --accredit all") > 0 && listed("") > 0);
}

#[test]
fn the_emperor_is_named_on_one_day_of_the_year() {
    let games = "game,since,ended,player,score\nP1,2023-03-01,,Aldo,60\nP1,2023-03-01,,Berta,40\n\
        P2,2024-03-01,,Aldo,30\nP2,2024-03-01,,Berta,80\n";
    let folder = TestFolder::new(&[("games.csv", games)]);
    for (choice, sentence) in [
        ("--year 2024", "Emperor of Europe: Berta."),
        ("--on 2024-12-15", "Emperor of Europe: Berta."),
        ("--on 2024-12-14", "Leader: Berta."),
        ("", "Leader: Berta."),
    ] {
        let run = folder.run(&format!("games.csv --rules campo-di-marte {choice}"));
        assert!(run.exits_with(0).out.contains(&format!("\n{sentence}\n")), "{choice}: {}", run.out);
    }
}

#[test]
fn an_ended_game_without_a_date_of_its_end_is_reported() {
    let games = "game,since,ended,player,score\nP1,1999-03-01,1907,Aldo,60\nP1,1999-03-01,1907,Berta,40\n\
        P2,2000-03-01,2000-10-01,Aldo,30\nP2,2000-03-01,2000-10-01,Berta,80\n\
        P3,2000-03-01,no,Aldo,30\nP3,2000-03-01,no,Berta,80\n";
    let folder = TestFolder::new(&[("games.csv", games)]);
    let run = folder.run("games.csv --rules campo-di-marte --on 2030-01-01 --json");
    let json = run.exits_with(1).json();
    assert_eq!(json["problems"].as_array().unwrap().len(), 1);
    assert!(json["problems"][0]["what"].as_str().unwrap().contains("the date of its end is unknown"));
    let details = "[[event]]\nlist = \"P1\"\nended = 2000-05-01\n";
    fs::write(folder.0.path().join("year.toml"), details).unwrap();
    folder.run("games.csv --rules campo-di-marte --on 2030-01-01 --event-details year.toml").exits_with(0);
}

#[test]
fn championships_before_2000_have_bonus_boards_by_their_names() {
    let folder = with_data(&["championships-with-boards.csv"]);
    let json = folder.run("championships-with-boards.csv --rules bismark-before-2000 --json").exits_with(0).json();
    assert_eq!((&row(&json, "Ann Zub")["total"], &row(&json, "Bob Kor")["total"]), (&80.0.into(), &70.0.into()));
    let lists = "Event,Place,Player,Boards\nWestern Australian Diplomacy Championships,1,Ann Zub,3\n";
    fs::write(folder.0.path().join("west.csv"), lists).unwrap();
    let run = folder.run("west.csv --rules bismark-before-2000 --json");
    let json = run.exits_with(1).json();
    assert_eq!(json["events"][0]["left_out"], "its kind is not entered");
    let total = |more: &str| {
        let json = folder.run(&format!("west.csv --rules bismark-before-2000 --json {more}")).exits_with(0).json();
        row(&json, "Ann Zub")["total"].as_f64()
    };
    assert_eq!(total("--accredit all"), Some(60.0));
    for (kind, points) in [("local", 60.0), ("state", 70.0), ("national", 80.0)] {
        let details = format!("[[event]]\nfile = \"west.csv\"\nkind = \"{kind}\"\n");
        fs::write(folder.0.path().join("year.toml"), details).unwrap();
        assert_eq!(total("--event-details year.toml"), Some(points), "{kind}");
    }
}

#[test]
fn an_event_that_the_rules_do_not_name_stays_out_until_it_is_accredited() {
    let west = NSW.replace("NSW", "Western Australian");
    let bare = "Place,Player,Games\n1,Ann Zub,3\n2,Bob Kor,3\n";
    let folder = TestFolder::new(&[("adc.csv", ADC), ("west.csv", &west), ("bare.csv", bare)]);
    let files = "adc.csv west.csv bare.csv --rules bismark-2001";
    let run = folder.run(files);
    run.exits_with(1)
        .reports("west.csv: “Western Australian Diplomacy Championships” is not one of the events that Bismark 2001 accredits.")
        .reports("bare.csv: “bare” is not one of the events that Bismark 2001 accredits.")
        .reports("Use --accredit NAME");
    assert!(
        run.out.contains("Left out: bare, not decided whether it is accredited.")
            || run.out.contains("left out: not decided"),
        "{}",
        run.out
    );
    assert!(!run.out.contains("Ann Zub") && !run.out.contains("Sean Colman"), "{}", run.out);
    let listed = |more: &str| {
        let json = folder.run(&format!("{files} --json {more}")).json();
        json["events"].as_array().unwrap().iter().map(|event| event["left_out"].is_null()).collect::<Vec<_>>()
    };
    assert_eq!(listed(""), [true, false, false]);
    assert_eq!(listed("--accredit 'western australian diplomacy championships'"), [true, true, false]);
    assert_eq!(listed("--accredit bare.csv --accredit west"), [true, true, true]);
    assert_eq!(listed("--accredit all"), [true, true, true]);
    fs::write(folder.0.path().join("year.toml"), "[[event]]\nfile = \"bare.csv\"\naccredited = false\n").unwrap();
    assert_eq!(listed("--accredit all --event-details year.toml"), [true, true, false]);
    folder.run(&format!("{files} --accredit east")).exits_with(2).reports("There is no event in the lists “east”");
}

#[test]
fn a_file_that_is_no_result_list_is_refused_with_the_option_for_it() {
    let rules = fs::read_to_string("assets/ladders/bismark-2001.toml").unwrap();
    let details = "[[event]]\nlist = \"bare\"\ndate = 2001-05-05\n";
    for (text, option) in [
        (details, "--event-details"),
        ("[[same]]\nnames = [\"Ann Lee\", \"A. Lee\"]\n", "--people"),
        (rules.as_str(), "--rules"),
    ] {
        let folder = TestFolder::new(&[("adc.csv", ADC), ("a2.toml", text)]);
        folder
            .run("adc.csv a2.toml --rules bismark-2001")
            .exits_with(2)
            .reports(&format!("a2.toml is not a result list. Use it as {option} "));
    }
}

#[test]
fn a_list_of_countries_is_compiled_and_a_file_without_results_is_refused() {
    let list = "Open 2001\nDate: 14 April 2001\n\nPlace,Player,Country,Games\n1,Ann Zub,FRA,3\n\
        2,Bob Kor,ITA,3\n3,Cy Hart,SWE,3\n";
    let boards = "Board,Power,Centres\nA,Austria,5\nA,England,5\nA,France,5\nA,Germany,5\nA,Italy,5\nA,Russia,5\n\
        A,Turkey,4\n";
    let folder = TestFolder::new(&[("open.csv", list), ("boards.csv", boards)]);
    let json = folder.run("open.csv --rules bismark-2001 --accredit all --json").json();
    assert_eq!(row(&json, "Ann Zub")["results"][0]["place"], 1);
    assert_eq!(json["events"][0]["figures"]["players"], 3.0);
    folder
        .run("open.csv boards.csv --rules bismark-2001 --accredit all")
        .exits_with(2)
        .reports("“boards.csv” brings no results, so it was not added");
}

#[test]
fn a_director_who_counts_is_named_as_a_director_is() {
    let folder = with_data(&["counted-director.csv", "counted-director.toml"]);
    let run = folder
        .run("counted-director.csv --rules bismark-2001 --event-details counted-director.toml --accredit all --json");
    let json = run.exits_with(0).json();
    assert_eq!(row(&json, "Ken SPROAT")["results"][0]["place"], 2);
    assert_eq!(json["events"][0]["figures"]["players"], 2.0);
}
