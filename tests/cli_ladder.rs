//! A year's ladder from the command line: files in, what is wrong by file and row, the cup out.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::process::Command;

use calamine::{Data, Reader, Xlsx, open_workbook_from_rs};
use serde_json::Value;
use tempfile::TempDir;

/// A folder with the year's files.
struct Desk(TempDir);

/// How a run ended.
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

impl Desk {
    fn new(files: &[(&str, &str)]) -> Desk {
        let desk = Desk(tempfile::tempdir().unwrap());
        for (name, text) in files {
            fs::write(desk.0.path().join(name), text).unwrap();
        }
        desk
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
    fn ends(&self, code: i32) -> &Self {
        assert_eq!(self.code, Some(code), "{}\n{}", self.out, self.err);
        self
    }

    #[track_caller]
    fn says(&self, text: &str) -> &Self {
        assert!(self.err.contains(text), "not said: {text}\nbut:\n{}", self.err);
        self
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|_| panic!("{}\n{}", self.out, self.err))
    }
}

fn row<'a>(json: &'a Value, player: &str) -> &'a Value {
    let mut rows = json["table"].as_array().unwrap().iter();
    rows.find(|row| row["player"] == player).unwrap_or_else(|| panic!("{player} is in {json:#}"))
}

#[test]
fn doubtful_names_are_asked_once_and_remembered() {
    let desk = Desk::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    let asked = desk.run("adc.csv nsw.csv --rules bismark-2001 --year 2001 --json");
    let json = asked.ends(1).json();
    assert_eq!(json["unsure"].as_array().unwrap().len(), 1);
    assert_eq!(json["unsure"][0]["names"], serde_json::json!(["Andrew Goff", "Andy Goff"]));
    assert_eq!(json["unsure"][0]["why"], "a nickname, the same region");
    // What is certain was not asked: the order of names, and the director is nobody's player.
    assert_eq!(row(&json, "Dugal Ure")["events"], 2);
    assert!((row(&json, "Tristan Lee")["total"].as_f64().unwrap() - 48.125).abs() < 1e-9);
    assert!(json["table"].as_array().unwrap().iter().all(|row| row["player"] != "Ken Sproat"));
    let settled = "adc.csv nsw.csv --rules bismark-2001 --year 2001 --people who.toml";
    desk.run(&format!("{settled} --same 'Andrew Goff=Andy Goff'")).ends(0);
    let next_year = desk.run(&format!("{settled} --json"));
    let json = next_year.ends(0).json();
    assert_eq!((json["unsure"].as_array().unwrap().len(), &row(&json, "Andrew Goff")["events"]), (0, &Value::from(2)));
    desk.run(&format!("{settled} --different 'Andrew Goff=Andy Goff'")).ends(0);
    assert!(
        String::from_utf8(desk.read("who.toml"))
            .unwrap()
            .contains("[[different]]\nnames = [\"Andrew Goff\", \"Andy Goff\"]")
    );
    desk.run(&format!("{settled} --same 'Andrew Goff'")).ends(2).says("write two names");
}

#[test]
fn what_cannot_be_is_named_by_file_and_row_and_the_rest_is_compiled() {
    let wrong = "Waikato Diplomacy Open\nPlace,Player,Games\n1,Ann Lee,3\n3,Ben Moor,3\n,Cy Hart,3\n4,Ann Lee,3\n4,Di Holt,3\n5,Ed Vane,3\n";
    let bare = "Auckland Diplomacy Championships\nPlace,Player\n1,Fay Gunn\n2,Gil Reed\n";
    let late = "Queensland Diplomacy Championships\nDate: 3 March 2002\nPlace,Player,Games\n1,Hal Shaw,3\n";
    let desk = Desk::new(&[("adc.csv", ADC), ("copy.csv", ADC), ("w.csv", wrong), ("a.csv", bare), ("q.csv", late)]);
    let run = desk.run("adc.csv copy.csv w.csv a.csv q.csv --rules bismark-2001 --year 2001");
    run.ends(1)
        .says("adc.csv, row 7: Remark: place 2 is shared by Dugal Ure, Lee, Tristan.")
        .says("copy.csv: Australian Diplomacy Championships 2001 is listed twice: it was already read from adc.csv.")
        .says("w.csv, row 4: place 2 is missing.")
        .says("w.csv, row 5: Cy Hart has no place.")
        .says("w.csv, row 6: Ann Lee is in the list twice, with place 1 and place 4.")
        .says("a.csv: the list does not show how many games anybody played.")
        .says("q.csv: it was played on 2002-03-03, outside 2001.");
    assert!(
        run.out.contains("Di Holt") && run.out.contains("Fay Gunn") && !run.out.contains("Hal Shaw"),
        "{}",
        run.out
    );
    let twice =
        Desk::new(&[("w.csv", "Waikato\nPlace,Player,Games\n1,Ann Lee,3\n2,Ben Moor,3\n2,Cy Hart,3\n3,Di Holt,3\n")]);
    twice
        .run("w.csv --rules bismark-2001")
        .ends(1)
        .says("w.csv, row 6: place 3 is wrong after the tie on place 2: 3 players are above it.");
}

#[test]
fn what_the_lists_do_not_say_stands_in_a_file_of_the_season() {
    let season = "[[event]]\nfile = \"adc.csv\"\nkind = \"national\"\nboards = 2.4\ncounted = [\"Ken Sproat\"]\n\
        [[event]]\nfile = \"nsw.csv\"\naccredited = false\n";
    let desk = Desk::new(&[("adc.csv", ADC), ("nsw.csv", NSW), ("year.toml", season)]);
    desk.run("adc.csv --rules bismark-2000").ends(1).says("adc.csv: the number of boards per round is unknown");
    let json = desk.run("adc.csv nsw.csv --rules 'Bismark before 2000' --season year.toml --json").ends(0).json();
    // Two boards and two more for a national championship.
    assert_eq!(row(&json, "Andrew Goff")["total"], 70.0);
    assert_eq!(row(&json, "Ken Sproat")["events"], 1);
    assert_eq!(json["events"][1]["left_out"], "not accredited");
    fs::write(desk.0.path().join("year.toml"), "[[event]]\nfile = \"vic.csv\"\n").unwrap();
    desk.run("adc.csv --rules bismark-2001 --season year.toml").ends(1).says("There is data about “vic.csv”");
    fs::write(desk.0.path().join("year.toml"), "[[event]]\nflie = \"vic.csv\"\n").unwrap();
    desk.run("adc.csv --rules bismark-2001 --season year.toml").ends(2).says("year.toml: ");
}

#[test]
fn one_list_may_hold_a_year_of_games() {
    let games = "game,since,ended,variant,player,score\n\
        P1,2023-03-01,2024-06-30,,Aldo,60\nP1,2023-03-01,2024-06-30,,Berta,40\n\
        P2,2024-03-01,,,Aldo,30\nP2,2024-03-01,,,Berta,70\nP3,2024-03-01,,yes,Aldo,99\n";
    let desk = Desk::new(&[("games.csv", games)]);
    let json = desk.run("games.csv --rules campo-di-marte --year 2024 --json").ends(0).json();
    assert_eq!((row(&json, "Berta")["score"].as_f64(), row(&json, "Aldo")["score"].as_f64()), (Some(55.0), Some(45.0)));
    assert_eq!(json["events"][2]["left_out"], "a variant");
    let text = desk.run("games.csv --rules campo-di-marte --year 2024").out;
    assert!(text.starts_with("Campo di Marte, 15 December 2024\n"), "{text}");
    assert!(text.contains("Emperor of Europe: Berta"), "{text}");
}

#[test]
fn a_book_is_an_event_of_the_year() {
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/edc2015-boards.xlsx");
    let desk = Desk::new(&[]);
    fs::copy(boards, desk.0.path().join("edc.xlsx")).unwrap();
    let run = desk.run("edc.xlsx --rules bismark-2001 --json");
    let json = run.ends(0).json();
    let first = &json["table"][0];
    assert_eq!((first["player"].as_str(), json["table"].as_array().unwrap().len()), (Some("Cyrille Sevin"), 38));
    let figures = &json["events"][0]["figures"];
    // 14 boards in three rounds; 38 players played 98 games of at most three each.
    assert_eq!((figures["players"].as_f64(), figures["counted games"].as_f64()), (Some(38.0), Some(98.0)));
}

#[test]
fn a_figure_is_unfolded_for_whoever_asks() {
    let desk = Desk::new(&[("adc.csv", ADC)]);
    let out = desk.run("adc.csv --rules bismark-2001 --explain 'dugal ure'").ends(0).out.clone();
    assert!(out.contains("  points = 48.125 (the mean over the 2 places that 2 players share)\n"), "{out}");
    assert!(out.contains("  divisor = MAX(events + 3, 8) = MAX(1 + 3, 8) = 8\n"), "{out}");
    desk.run("adc.csv --rules bismark-2001 --explain 'Dougal Ure'").ends(2).says("Did you mean “Dugal Ure”?");
    desk.run("adc.csv --rules bismark-2002").ends(2).says("Did you mean “Bismark 2000”?");
}

#[test]
fn an_own_ladder_is_a_file() {
    let rules = "name = \"Club\"\nsource = \"ours\"\ndescription = \"x\"\ndivisor = \"1\"\n[[points]]\nname = \"points\"\nformula = \"players - place\"\n";
    let desk = Desk::new(&[("nsw.csv", NSW), ("club.toml", rules)]);
    let json = desk.run("nsw.csv --rules club.toml --json").ends(0).json();
    assert_eq!(row(&json, "Andy Goff")["total"], 2.0);
    fs::write(desk.0.path().join("club.toml"), rules.replace("- place", "- palce")).unwrap();
    desk.run("nsw.csv --rules club.toml").ends(2).says("Did you mean “place”?");
}

#[test]
fn the_cup_is_written_as_workbook_table_and_text() {
    let desk = Desk::new(&[("adc.csv", ADC), ("nsw.csv", NSW)]);
    let of = "adc.csv nsw.csv --rules bismark-2001 --year 2001 --same 'Andrew Goff=Andy Goff'";
    for name in ["cup.xlsx", "cup.csv", "cup.txt"] {
        desk.run(&format!("{of} --out {name}")).ends(0).says(&format!("Written to {name}."));
    }
    let csv = String::from_utf8(desk.read("cup.csv")).unwrap();
    assert!(csv.starts_with("rank,player,region,Australian Diplomacy Championships 2001,NSW Diplomacy Championships,total,events,divisor,score\n1,Andrew Goff,ACT,55"), "{csv}");
    let text = String::from_utf8(desk.read("cup.txt")).unwrap();
    assert!(text.contains("Winner of the Bismark Cup: Andrew Goff"), "{text}");
    let mut cup: Xlsx<_> = open_workbook_from_rs(Cursor::new(desk.read("cup.xlsx"))).unwrap();
    assert_eq!(cup.sheet_names(), ["Ladder", "Events", "Results"]);
    let table = cup.worksheet_range("Ladder").unwrap();
    let formulas = cup.worksheet_formula("Ladder").unwrap();
    let heading: Vec<String> = (0..9).map(|column| table.get_value((3, column)).unwrap().to_string()).collect();
    assert_eq!(heading[5..], ["Total", "Events", "Divisor", "Score"]);
    assert_eq!(table.get_value((4, 1)), Some(&Data::String("Andrew Goff".into())));
    let formula = |column| formulas.get_value((4, column)).map(String::as_str).unwrap_or_default();
    assert_eq!((formula(3), formula(5), formula(8)), ("Results!I5", "SUM(D5:E5)", "F5/H5"));
    assert_eq!(formula(7), "MAX(G5 + 3,8)");
    assert!(formula(0).starts_with("1+SUMPRODUCT(1*(ROUND(I$5:I$11,9)>ROUND(I5,9)))"), "{}", formula(0));
    desk.run(&format!("{of} --out adc.csv")).ends(2).says("is the file that is being read");
    desk.run(&format!("{of} --out cup.pdf")).ends(2).says("should end in");
}

#[test]
fn a_book_that_holds_a_year_is_compiled_as_it_says() {
    let desk = Desk::new(&[("nsw.csv", NSW)]);
    let year = r#"{"format": "topboard", "version": 1, "season": {
        "ladder": "Bismark 2001", "choices": {"year": 2001},
        "decisions": {"same": [{"names": ["Andrew Goff", "Andy Goff"]}]},
        "events": [{"name": "Waikato Diplomacy Championships", "date": "2001-02-03", "lines": [
            {"place": 1, "name": "Andrew Goff", "games": 3}, {"place": 2, "name": "Ann Lee", "games": "full"}]}]}}"#;
    fs::write(desk.0.path().join("year.topboard"), year).unwrap();
    let json = desk.run("year.topboard nsw.csv --json").ends(0).json();
    assert_eq!(json["ladder"], "Bismark 2001");
    assert_eq!(row(&json, "Andrew Goff")["events"], 2, "the book says that Andy is Andrew");
    desk.run("nsw.csv").ends(2).says("No file names the rules of the ladder.");
    desk.run("year.topboard --rules campo-di-marte --json").ends(1);
}

#[test]
fn every_year_is_compiled_by_itself_and_people_are_the_same_over_all() {
    let next = NSW.replace("2001", "2002").replace("URE Dugal", "Ann Lee");
    let desk = Desk::new(&[("adc.csv", ADC), ("nsw.csv", NSW), ("nsw-2002.csv", &next)]);
    let files = "adc.csv nsw.csv nsw-2002.csv --rules bismark-2001 --each-year";
    let run = desk.run(&format!("{files} --same 'Andrew Goff=Andy Goff'"));
    let lines: Vec<&str> = run.ends(0).out.lines().collect();
    assert!(lines[0].starts_with("year  Winner of the Bismark Cup"), "{}", run.out);
    assert!(lines[1].starts_with("2001  Andrew Goff") && lines[2].starts_with("2002  Ann Lee"), "{}", run.out);
    let json = desk.run(&format!("{files} --json")).ends(1).json();
    // Undecided, the two halves of one player are two in every year.
    assert_eq!(json[0]["winners"], serde_json::json!(["Dugal Ure"]));
    assert_eq!((&json[0]["events"], &json[1]["events"]), (&Value::from(2), &Value::from(1)));
    let alone = desk.run("nsw-2002.csv --rules bismark-2001 --json").ends(0).json();
    assert_eq!(json[1]["score"], alone["table"][0]["score"], "a year by itself is what it is among others");
    desk.run(&format!("{files} --year 2001")).ends(2);
}
