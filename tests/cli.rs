//! The program as it is run: its words, its JSON and its exit codes.

#![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// How a run of the program ended.
#[derive(Debug)]
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Run {
    #[track_caller]
    fn ends(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{self:#?}");
        self
    }

    #[track_caller]
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap()
    }
}

/// The program, without a display.
fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").stdin(Stdio::null());
    command
}

fn topboard<S: AsRef<std::ffi::OsStr>>(arguments: impl IntoIterator<Item = S>) -> Run {
    let done = command().args(arguments).output().unwrap();
    Run {
        code: done.status.code(),
        out: String::from_utf8(done.stdout).unwrap(),
        err: String::from_utf8(done.stderr).unwrap(),
    }
}

/// A published file.
fn data(name: &str) -> String {
    format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A folder of its own for each test, and names in it.
struct Desk(TempDir);

impl Desk {
    fn new() -> Self {
        Desk(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn name(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }

    /// Writes a plain table and names it.
    fn table(&self, name: &str, rows: &str) -> String {
        fs::write(self.path(name), format!("round,board,power,player,centres,out\n{rows}")).unwrap();
        self.name(name)
    }
}

/// A board that can be.
const SOUND: &str = "1,A,Austria,Ann,16,\n1,A,England,Ben,15,\n1,A,France,Cid,3,\n1,A,Germany,Dan,0,1904\n\
                     1,A,Italy,Eve,0,1906\n1,A,Russia,Flo,0,1906\n1,A,Turkey,Gus,0,1908\n";

#[test]
fn help_names_the_subcommands_and_the_exit_codes() {
    let run = topboard(["--help"]).ends(0);
    for word in ["demo", "import", "score", "check", "export", "systems", "Exit codes: 0 done; 1 done, with problems"] {
        assert!(run.out.contains(word), "{word}: {}", run.out);
    }
    assert!(topboard(["--version"]).ends(0).out.contains(env!("CARGO_PKG_VERSION")));
    for wrong in [&["scoer"][..], &["score"], &["score", "--jsn", "x"], &["export", "x.csv"], &["import"]] {
        topboard(wrong).ends(2);
    }
}

#[test]
fn the_systems_and_rulesets_are_listed() {
    let run = topboard(["systems"]).ends(0);
    for name in ["WDC 2006", "EuroDipCon 4", "OPaL", "Sum of Squares", "CDiplo 100", "EDC 2015, games by WDC 2006"] {
        assert!(run.out.contains(name), "{name}: {}", run.out);
    }
    let json = topboard(["systems", "--json"]).ends(0).json();
    let named = |list: &str, name: &str| json[list].as_array().unwrap().iter().any(|item| item["name"] == name);
    assert!(named("systems", "OPaL") && named("rulesets", "EDC 2015"));
    assert_eq!(json["systems"][0]["columns"].as_array().unwrap().last().unwrap()["name"], "score");
}

#[test]
fn one_ruleset_is_printed_in_words_and_as_it_stands_in_its_file() {
    let run = topboard(["systems", "--rules", "wdc 2006"]).ends(0);
    for said in
        ["There are 5 rounds. Nobody plays more than four rounds.", "Example: Equal totals", "40, 30, absent, 20, 30"]
    {
        assert!(run.out.contains(said), "{said}: {}", run.out);
    }
    let json = topboard(["systems", "--rules", "wdc 2006", "--json"]).ends(0).json();
    assert_eq!(json["rules"]["top_board"]["bonus_percent"], 10);
    assert_eq!(json["words"][1]["about"], "Rounds");
    assert!(json["text"].as_str().unwrap().starts_with("name = \"WDC 2006\""));
    let wrong = topboard(["systems", "--rules", "WDC 2007"]).ends(2);
    assert!(wrong.err.contains("There is no ruleset “WDC 2007”"), "{}", wrong.err);
}

#[test]
fn scores_come_as_json_with_unrounded_numbers() {
    let desk = Desk::new();
    let table = desk.table("a.csv", SOUND);
    let json = topboard(["score", &table, "--system", "eurodipcon 4", "--json"]).ends(0).json();
    let board = &json["boards"][0];
    assert_eq!(
        (&board["round"], &board["board"], &board["system"]),
        (&"1".into(), &"A".into(), &"EuroDipCon 4".into())
    );
    let england = &board["powers"][1];
    assert_eq!((&england["power"], &england["player"]), (&"England".into(), &"Ben".into()));
    assert_eq!((england["centres"].as_u64(), england["score"].as_f64()), (Some(15), Some(30.0)));
    assert_eq!(england["columns"]["rank bonus"].as_f64(), Some(14.0));
    assert!(england["columns"].get("score").is_none(), "the score stands beside the columns");
    let json = topboard(["score", &table, "--json"]).ends(0).json();
    assert_eq!(json["boards"][0]["system"], "WDC 2006", "the usual rules");
    // 100 · (16² + 4 · 16 + 16) / (336 + 301 + 37 + 4 · 16)
    assert_eq!(json["standings"][0]["total"].as_f64(), Some(100.0 * 336.0 / 738.0));
    assert_eq!(json["standings"][0]["games"], Value::from(vec![100.0 * 336.0 / 738.0]));
    let shared: Vec<_> =
        json["standings"].as_array().unwrap().iter().map(|line| line["place"].as_u64().unwrap()).collect();
    assert_eq!(shared, [1, 2, 3, 4, 5, 5, 7]);
    assert_eq!(json["problems"], Value::Array(Vec::new()));
}

#[test]
fn scores_come_as_an_aligned_table() {
    let run = topboard(["score", &data("edc2015-boards.xlsx"), "--rules", "edc 2015"]).ends(0);
    for line in [
        "Round 1, board A, scored by WDC 2006",
        "Standings by EDC 2015",
        "place  player                round 1  round 2  round 3  total",
        "    1  Cyrille Sevin           45.53  ½ 19.21    44.72  99.85",
        "   10  ",
    ] {
        assert!(run.out.lines().any(|found| found.starts_with(line)), "{line}\n{}", run.out);
    }
    assert_eq!(run.err, "");
}

#[test]
fn a_file_that_names_no_rules_is_scored_as_in_the_window() {
    let workbook = data("edc2015-boards.xlsx");
    let run = topboard(["score", &workbook]).ends(0);
    assert!(run.out.contains("Standings by EDC 2015"), "{}", run.out);
    assert!(run.out.contains("    1  Cyrille Sevin           45.53  ½ 19.21    44.72  99.85"), "{}", run.out);
    assert!(run.err.starts_with("The file names no rules; EDC 2015 is used, under which the fewest "), "{}", run.err);
    let run = topboard(["score", &workbook, "--json"]).ends(0);
    assert_eq!(run.err, "");
    assert!((run.json()["standings"][0]["total"].as_f64().unwrap() - 99.85).abs() < 0.005);
    let run = topboard(["score", &workbook, "--rules", "wdc 2006"]).ends(0);
    assert!(run.out.contains("Standings by WDC 2006") && run.err.is_empty(), "{run:?}");
}

#[test]
fn a_name_nobody_has_is_refused_with_the_names_there_are() {
    let table = data("edc2015-boards.xlsx");
    let run = topboard(["score", &table, "--system", "OPLA"]).ends(2);
    assert!(run.err.contains("There is no scoring system “OPLA”. Did you mean “OPaL”? Known names: "), "{}", run.err);
    let run = topboard(["score", &table, "--rules", "Carnage"]).ends(2);
    assert!(run.err.contains("There is no ruleset “Carnage”. Known names: "), "{}", run.err);
    assert!(run.err.contains("EDC 2015"), "{}", run.err);
    assert_eq!(run.out, "");
}

#[test]
fn what_cannot_be_is_named_with_its_cell_and_ends_in_one() {
    let desk = Desk::new();
    for (name, table, what) in [
        ("sum", SOUND.replace("Cid,3", "Cid,4"), "35 centres; a board has 34"),
        ("letters", SOUND.replace("Cid,3", "Cid,three"), "“three” is not a number of centres"),
        ("solos", SOUND.replace("Ann,16", "Ann,18").replace("Ben,15", "Ben,18"), "two soloists, Austria and England"),
        ("twice", SOUND.replace("Gus", "Ann"), "Ann sits twice"),
    ] {
        let file = desk.table(&format!("{name}.csv"), &table);
        let json = topboard(["check", &file, "--json"]).ends(1).json();
        let problems = json["problems"].as_array().unwrap();
        let found = problems.iter().find(|problem| problem["what"].as_str().unwrap().contains(what));
        let found = found.unwrap_or_else(|| panic!("{name}: {json:#}"));
        assert!(found["where"].as_str().unwrap().contains('!'), "the cell of the file: {found}");
        assert!(!found["cure"].as_str().unwrap().is_empty(), "{found}");
        let run = topboard(["check", &file]).ends(1);
        assert!(run.out.contains(what), "{name}: {run:?}");
        let run = topboard(["score", &file]).ends(1);
        assert!(run.err.contains(what), "messages are no results: {run:?}");
        assert_eq!(
            topboard(["score", &file, "--json"]).ends(1).json()["problems"].as_array().unwrap().len(),
            problems.len()
        );
    }
    let run = topboard(["check", &desk.table("sound.csv", SOUND)]).ends(0);
    assert_eq!(run.out, "No problems in 1 round, 1 board and 7 players.\n");
}

#[test]
fn a_remark_is_said_and_is_no_reason_to_stop() {
    let desk = Desk::new();
    let json = topboard(["check", &desk.table("short.csv", &SOUND.replace("Cid,3", "Cid,2")), "--json"]).ends(0).json();
    assert_eq!(json["problems"][0]["what"], "33 centres, 1 short of 34");
    assert_eq!(json["problems"][0]["severity"], "remark");
}

#[test]
fn an_import_is_previewed_and_kept_only_when_asked() {
    let desk = Desk::new();
    let workbook = data("edc2015-boards.xlsx");
    let run = topboard(["import", &workbook, "--rules", "EDC 2015"]).ends(0);
    assert!(run.out.contains("3 rounds, 14 boards and 38 players."), "{}", run.out);
    assert!(run.out.contains("Recognised"), "{}", run.out);
    assert!(run.err.contains("Nothing was saved"), "{}", run.err);

    let book = desk.name("con.topboard");
    let json = topboard(["import", &workbook, "--out", &book, "--json"]).ends(0).json();
    assert_eq!(
        (json["rounds"].as_u64(), json["boards"].as_u64(), json["players"].as_u64()),
        (Some(3), Some(14), Some(38))
    );
    assert_eq!(json["saved"], book);
    assert!(json["recognised"].as_array().is_some_and(|found| !found.is_empty()));
    let before = fs::read(&book).unwrap();

    let run = topboard(["import", &workbook, "--out", &book]).ends(2);
    assert!(run.err.contains("exists already and may hold your work"), "{}", run.err);
    assert_eq!(fs::read(&book).unwrap(), before);
    topboard(["import", &workbook, "--out", &book, "--force", "--rules", "wdc 2006"]).ends(0);
    assert_ne!(fs::read(&book).unwrap(), before, "the rules are kept with it");
    topboard(["import", &workbook, "--out", &book, "--force", "--rules", "edc 2015"]).ends(0);
    assert_eq!(fs::read(&book).unwrap(), before, "the likely rules are kept too");

    let of = |file: &str| topboard(["score", file, "--rules", "EDC 2015", "--json"]).ends(0).json();
    assert_eq!(of(&book), of(&workbook), "the book scores as its workbook");
    let kept = topboard(["score", &book, "--json"]).ends(0).json();
    assert_eq!(kept, of(&workbook), "by its own rules too");
}

#[test]
fn a_table_without_boards_is_kept_as_printed_and_differs_from_nothing() {
    let run = topboard(["import", &data("edc2015-final-table.csv")]).ends(1);
    assert!(run.out.contains("Topboard cannot compute standings to compare"), "{}", run.out);
    assert!(!run.out.contains("computed none") && !run.out.contains("differ from the computed ones"), "{}", run.out);
}

#[test]
fn a_score_is_unfolded_down_to_what_was_entered() {
    let file = data("edc2015-boards.xlsx");
    let run = topboard(["explain", &file, "--board", "r2-c", "--power", "f", "--system", "EuroDipCon 4"]).ends(0);
    assert_eq!(
        run.out,
        "Round 2, board C, by EuroDipCon 4\n\n\
         France, Emmanuel du Pontavic\n\
         score = rank bonus + centres + 1 = 7 + 8 + 1 = 16   (solo: no)\n  \
         rank bonus = SHARE(place, bonuses) = 7   (solo: no; place 3)\n    \
         place = 3   (the place by centres alone, 1 to 7; equal counts have the same place, eliminated powers too)\n  \
         centres = 8   (supply centres at the end)\n"
    );
    let all = topboard(["explain", &file, "--board", "R1-A", "--json"]).ends(0).json();
    assert_eq!(all.as_array().unwrap().len(), 7);
    assert_eq!(all[0]["because"]["parts"][0]["value"], 336.0);
    let unknown = topboard(["explain", &file, "--board", "R9-A"]).ends(2);
    assert!(unknown.err.contains("There is no board “R9-A”"), "{}", unknown.err);
}

#[test]
fn printed_scores_that_differ_are_listed() {
    let workbook = data("edc2015-boards.xlsx");
    let differences = |rules: &[&str]| {
        let arguments = ["import", &workbook, "--json"].into_iter().chain(rules.iter().copied());
        topboard(arguments).ends(0).json()["differences"].as_array().unwrap().clone()
    };
    let by_its_own = differences(&["--rules", "EDC 2015"]);
    // The workbook's totals add up rounded scores; every game score is what we compute.
    assert!(by_its_own.iter().all(|difference| difference["figure"] == "total"), "{by_its_own:?}");
    let first = &by_its_own[0];
    assert_eq!((&first["player"], first["printed"].as_f64()), (&"Cyrille Sevin".into(), Some(99.855)));
    assert!((first["computed"].as_f64().unwrap() - 99.852_874).abs() < 1e-6, "{first}");
    let by_another = differences(&["--system", "OPaL"]);
    assert!(by_another.len() >= 98, "no score of OPaL is one of WDC 2006");
    assert_eq!(by_another[0]["where"], "Round 1, board A, Austria");
    assert_eq!(by_another[0]["player"], "Cyrille Sevin");
    assert!((by_another[0]["printed"].as_f64().unwrap() - 45.53).abs() < 0.005);
}

#[test]
fn an_exported_workbook_and_an_exported_table_score_as_the_original() {
    let desk = Desk::new();
    let workbook = data("edc2015-boards.xlsx");
    let of = |file: &str| topboard(["score", file, "--rules", "EDC 2015", "--json"]).ends(0).json();
    for out in ["board.xlsx", "Letter.XLSX", "con.csv"] {
        let out = desk.name(out);
        let paper = if out.contains("Letter") { "letter" } else { "A4" };
        let run = topboard(["export", &workbook, "--out", &out, "--paper", paper, "--rules", "EDC 2015"]).ends(0);
        assert_eq!(run.out, "");
        assert!(run.err.contains(&format!("Written to {out}.")), "{}", run.err);
        assert_eq!(of(&out), of(&workbook), "{out}");
    }
}

#[test]
fn an_import_makes_a_book_only_where_a_book_may_be() {
    let desk = Desk::new();
    let table = desk.table("a.csv", SOUND);
    let run = topboard(["import", &table, "--out", &desk.name("results.xlsx")]).ends(2);
    assert!(run.err.contains("should end in .topboard"), "{}", run.err);
    let run = topboard(["import", &table, "--out", &table, "--force"]).ends(2);
    assert!(run.err.contains("should end in .topboard"), "{}", run.err);
}

#[test]
fn an_export_replaces_no_source_and_guesses_no_form() {
    let desk = Desk::new();
    let table = desk.table("a.csv", SOUND);
    let run = topboard(["export", &table, "--out", &table]).ends(2);
    assert!(run.err.contains("is the file that is being read"), "{}", run.err);
    assert!(fs::read_to_string(&table).unwrap().ends_with(SOUND));
    let run = topboard(["export", &table, "--out", &desk.name("a.pdf")]).ends(2);
    assert!(run.err.contains("should end in .xlsx or .csv"), "{}", run.err);
    let run = topboard(["export", &table, "--out", &desk.name("nowhere/a.xlsx")]).ends(2);
    assert!(run.err.contains("There is no folder"), "{}", run.err);
    topboard(["export", &table, "--out", &desk.name("a.xlsx"), "--paper", "papyrus"]).ends(2);
}

#[test]
fn files_that_will_not_do_get_a_sentence() {
    let desk = Desk::new();
    let whole = fs::read(data("edc2015-boards.xlsx")).unwrap();
    fs::write(desk.path("cut.xlsx"), &whole[..whole.len() / 2]).unwrap();
    fs::write(desk.path("photo.xlsx"), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").unwrap();
    fs::write(desk.path("empty.xlsx"), b"").unwrap();
    fs::write(desk.path("cut.topboard"), "{\"format\": \"topboard\", \"version\": 1,\n\"people\": [").unwrap();
    fs::write(desk.path("new.topboard"), r#"{"format": "topboard", "version": 9, "saved_by": "4.0"}"#).unwrap();
    fs::write(desk.path("shopping.csv"), "milk,2\nbread,1\n").unwrap();
    for (name, said) in [
        ("gone.xlsx", "There is no file"),
        (".", "is a folder"),
        ("cut.xlsx", "is cut short"),
        ("photo.xlsx", "not a workbook"),
        ("empty.xlsx", "is empty"),
        ("cut.topboard", "ends in the middle, at line 2"),
        ("new.topboard", "was saved by a newer Topboard (4.0)"),
        ("shopping.csv", "nothing in “shopping.csv” was recognised"),
    ] {
        for command in ["score", "check"] {
            let run = topboard([command, &desk.name(name)]).ends(2);
            assert!(run.err.starts_with("topboard: ") && run.err.contains(said), "{name}: {}", run.err);
            assert_eq!(run.out, "");
        }
    }
}

/// As root nothing is locked, so the program is then run as nobody.
#[cfg(unix)]
#[test]
fn a_locked_file_gets_a_sentence() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;
    const NOBODY: u32 = 65534;

    let desk = Desk::new();
    let open = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    open(desk.0.path(), 0o755);
    let locked = desk.table("locked.csv", SOUND);
    open(Path::new(&locked), 0o000);
    let mut program = command();
    if fs::metadata(desk.0.path()).unwrap().uid() == 0 {
        // A program in a folder of root's own could not be started by nobody.
        let copy = desk.path("topboard");
        fs::copy(env!("CARGO_BIN_EXE_topboard"), &copy).unwrap();
        program = Command::new(copy);
        program.uid(NOBODY);
    }
    let done = program.args(["score", &locked]).output().unwrap();
    assert_eq!(done.status.code(), Some(2));
    let said = String::from_utf8(done.stderr).unwrap();
    assert_eq!(
        said,
        format!(
            "topboard: You do not have permission to read {locked}. Ask its owner for permission, or close the program \
             that uses it, and try again.\n"
        )
    );
}

#[test]
fn the_demo_prints_the_standings_and_writes_the_workbook_beside_what_is_there() {
    let desk = Desk::new();
    let out = desk.name("new folder");
    let written = desk.path("new folder/topboard-demo.xlsx");
    let run = topboard(["demo", "--out", &out, "--no-window"]).ends(0);
    assert!(run.out.contains("    1  Cyrille Sevin"), "{}", run.out);
    assert!(run.err.contains(written.to_str().unwrap()), "{}", run.err);
    let workbook = fs::read(&written).unwrap();
    assert!(workbook.starts_with(b"PK"));

    topboard(["demo", "--out", &out, "--no-window"]).ends(0);
    assert_eq!(fs::read_dir(&out).unwrap().count(), 1, "the same demo is the same file");

    fs::write(&written, "a director's own").unwrap();
    topboard(["demo", "--out", &out, "--no-window"]).ends(0);
    assert_eq!(fs::read_to_string(&written).unwrap(), "a director's own");
    assert_eq!(fs::read(desk.path("new folder/topboard-demo-2.xlsx")).unwrap(), workbook);
}

#[test]
fn systems_are_compared_on_a_file_or_on_typical_results() {
    let run = topboard(["compare", &data("edc2015-boards.xlsx"), "--systems", "WDC 2006, eurodipcon 4"]).ends(0);
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let ends = |last: &[&str]| {
        run.out.lines().any(|line| words(line).ends_with(&last.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>()))
    };
    assert!(ends(&["WDC", "2006", "EuroDipCon", "4"]), "{}", run.out);
    assert!(ends(&["16", "45.53", "55.00"]), "{}", run.out);
    let typical = topboard(["compare", "--systems", "Sum of Squares,CDiplo 100", "--json"]).ends(0);
    let read: serde_json::Value = serde_json::from_str(&typical.out).unwrap();
    assert_eq!(read["systems"], serde_json::json!(["Sum of Squares", "CDiplo 100"]));
    let solo = &read["boards"][0]["powers"][3];
    assert_eq!((&solo["power"], &solo["scores"]), (&"Germany".into(), &serde_json::json!([100.0, 100.0])));
    assert_eq!(read["standings"], serde_json::json!([]), "nobody plays there");
    let run = topboard(["compare", "--systems", "OPAl 2"]).ends(2);
    assert!(run.err.contains("OPaL"), "{}", run.err);
}

#[test]
fn without_a_display_the_demo_says_so_in_a_line_and_the_window_is_refused() {
    let desk = Desk::new();
    let run = topboard(["demo", "--out", &desk.name("")]).ends(0);
    assert_eq!(
        run.err.lines().filter(|line| line.starts_with("The window cannot be opened: ")).count(),
        1,
        "{}",
        run.err
    );
    for arguments in [&[][..], &[data("edc2015-boards.xlsx")]] {
        let run = topboard(arguments).ends(2);
        assert!(run.err.starts_with("topboard: The window cannot be opened: "), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
    let run = topboard([desk.name("gone.topboard")]).ends(2);
    assert!(run.err.contains("There is no file"), "{}", run.err);
}

#[test]
fn a_reader_who_has_read_enough_is_no_error() {
    let mut child = command()
        .args(["score", &data("edc2015-boards.xlsx"), "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Closed before the program can have written its some 40 kB.
    drop(child.stdout.take());
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(0));
    assert_eq!(String::from_utf8(done.stderr).unwrap(), "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_result_that_cannot_be_written_is_said() {
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let done = command().arg("systems").stdout(full).output().unwrap();
    assert_eq!(done.status.code(), Some(2));
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(said.starts_with("topboard: The result could not be written: "), "{said}");
}

#[test]
fn the_standings_are_looked_at_after_a_round_and_say_what_became_of_each_game() {
    let workbook = data("edc2015-boards.xlsx");
    let run = topboard(["score", &workbook, "--rules", "edc 2015", "--after", "2"]).ends(0);
    assert!(run.out.contains("\nAfter round 2.\n"), "{}", run.out);
    assert!(run.out.contains("    1  Cyrille Sevin           45.53    19.21  64.74"), "{}", run.out);
    let whole = topboard(["score", &workbook, "--rules", "edc 2015", "--json"]).ends(0).json();
    let first = &whole["standings"][0];
    assert_eq!(whole["view"], "If all games ended now");
    let weights: Vec<f64> =
        first["results"].as_array().unwrap().iter().map(|r| r["weight"].as_f64().unwrap()).collect();
    assert_eq!(weights, [1.0, 0.5, 1.0]);
    assert_eq!((&first["results"][0]["round"], &first["shared"]), (&"1".into(), &false.into()));
    let run = topboard(["score", &workbook, "--after", "7"]).ends(2);
    assert!(run.err.contains("There is no round “7”. Known names: 1, 2, 3."), "{}", run.err);
    let run = topboard(["score", &workbook, "--group", "East"]).ends(2);
    assert!(run.err.contains("There is no group “East”"), "{}", run.err);
}

#[test]
fn a_total_is_explained_line_by_line() {
    let workbook = data("edc2015-boards.xlsx");
    let run = topboard(["explain", &workbook, "--player", "cyrille sevin", "--rules", "EDC 2015"]).ends(0);
    assert!(run.out.starts_with("place 1: above "), "{}", run.out);
    assert!(run.out.contains("total of Cyrille Sevin"), "{}", run.out);
    assert!(run.out.contains("9.61  19.21 × ½"), "{}", run.out);
    assert!(run.out.contains("Counts: the best two games and half of the third."), "{}", run.out);
    let json = topboard(["explain", &workbook, "--player", "Cyrille Sevin", "--rules", "EDC 2015", "--json"]).ends(0);
    let json = json.json();
    let sum: f64 = json["lines"].as_array().unwrap().iter().filter_map(|line| line["amount"].as_f64()).sum();
    assert!((sum - json["total"].as_f64().unwrap()).abs() < 1e-9);
    let run = topboard(["explain", &workbook, "--player", "Nobody"]).ends(2);
    assert!(run.err.contains("There is no player “Nobody”"), "{}", run.err);
}
