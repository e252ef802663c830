//! Runs the program from the command line and checks its texts, its JSON and its exit codes.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;
use topboard::book::{Book, Edit, Penalty, PenaltyAmount, PersonField, RoundField, RoundIx};

/// The exit code and the output of one run of the program.
#[derive(Debug)]
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Run {
    #[track_caller]
    fn exits_with(self, code: i32) -> Self {
        assert_eq!(self.code, Some(code), "{self:#?}");
        self
    }

    #[track_caller]
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap()
    }
}

/// A command that runs the program without a display.
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

/// The path of a published file.
fn data(name: &str) -> String {
    format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A temporary folder for one test.
struct TestFolder(TempDir);

impl TestFolder {
    fn new() -> Self {
        TestFolder(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn name(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }

    /// Writes a plain table and returns its path.
    fn table(&self, name: &str, rows: &str) -> String {
        fs::write(self.path(name), format!("round,board,power,player,centres,out\n{rows}")).unwrap();
        self.name(name)
    }
}

/// A board without errors.
const VALID_BOARD: &str = "1,A,Austria,Ann,16,\n1,A,England,Ben,15,\n1,A,France,Cid,3,\n1,A,Germany,Dan,0,1904\n\
                     1,A,Italy,Eve,0,1906\n1,A,Russia,Flo,0,1906\n1,A,Turkey,Gus,0,1908\n";

#[test]
fn help_lists_the_subcommands_and_the_exit_codes() {
    let run = topboard(["--help"]).exits_with(0);
    for word in ["demo", "import", "score", "check", "export", "systems", "Exit codes: 0 done; 1 done, with problems"] {
        assert!(run.out.contains(word), "{word}: {}", run.out);
    }
    assert!(topboard(["--version"]).exits_with(0).out.contains(env!("CARGO_PKG_VERSION")));
    for wrong in [&["scoer"][..], &["score"], &["score", "--jsn", "x"], &["export", "x.csv"], &["import"]] {
        topboard(wrong).exits_with(2);
    }
}

#[test]
fn the_systems_and_rulesets_are_listed() {
    let run = topboard(["systems"]).exits_with(0);
    for name in ["WDC 2006", "EuroDipCon 4", "OPaL", "Sum of Squares", "CDiplo 100", "EDC 2015, games by WDC 2006"] {
        assert!(run.out.contains(name), "{name}: {}", run.out);
    }
    let json = topboard(["systems", "--json"]).exits_with(0).json();
    let named = |list: &str, name: &str| json[list].as_array().unwrap().iter().any(|item| item["name"] == name);
    assert!(named("systems", "OPaL") && named("rulesets", "EDC 2015"));
    assert_eq!(json["systems"][0]["columns"].as_array().unwrap().last().unwrap()["name"], "score");
}

#[test]
fn a_ruleset_is_described_and_its_file_is_printed() {
    let run = topboard(["systems", "--rules", "wdc 2006"]).exits_with(0);
    for message in
        ["There are 5 rounds. Nobody plays more than four rounds.", "Example: Equal totals", "40, 30, absent, 20, 30"]
    {
        assert!(run.out.contains(message), "{message}: {}", run.out);
    }
    let json = topboard(["systems", "--rules", "wdc 2006", "--json"]).exits_with(0).json();
    assert_eq!(json["rules"]["top_board"]["bonus_percent"], 10);
    assert_eq!(json["words"][1]["about"], "Rounds");
    assert!(json["text"].as_str().unwrap().starts_with("name = \"WDC 2006\""));
    let wrong = topboard(["systems", "--rules", "WDC 2007"]).exits_with(2);
    assert!(wrong.err.contains("There is no ruleset “WDC 2007”"), "{}", wrong.err);
}

#[test]
fn scores_in_json_are_not_rounded() {
    let folder = TestFolder::new();
    let table = folder.table("a.csv", VALID_BOARD);
    let json = topboard(["score", &table, "--system", "eurodipcon 4", "--json"]).exits_with(0).json();
    let board = &json["boards"][0];
    assert_eq!(
        (&board["round"], &board["board"], &board["system"]),
        (&"1".into(), &"A".into(), &"EuroDipCon 4".into())
    );
    let england = &board["powers"][1];
    assert_eq!((&england["power"], &england["player"]), (&"England".into(), &"Ben".into()));
    assert_eq!((england["centres"].as_u64(), england["score"].as_f64()), (Some(15), Some(30.0)));
    assert_eq!(england["columns"]["rank bonus"].as_f64(), Some(14.0));
    assert!(england["columns"].get("score").is_none(), "the score is a field beside the columns");
    let json = topboard(["score", &table, "--json"]).exits_with(0).json();
    assert_eq!(json["boards"][0]["system"], "WDC 2006", "the default rules");
    // 100 · (16² + 4 · 16 + 16) / (336 + 301 + 37 + 4 · 16)
    assert_eq!(json["standings"][0]["total"].as_f64(), Some(100.0 * 336.0 / 738.0));
    assert_eq!(json["standings"][0]["games"], Value::from(vec![100.0 * 336.0 / 738.0]));
    let places: Vec<_> =
        json["standings"].as_array().unwrap().iter().map(|line| line["place"].as_u64().unwrap()).collect();
    assert_eq!(places, [1, 2, 3, 4, 5, 5, 7]);
    assert_eq!(json["problems"], Value::Array(Vec::new()));
}

#[test]
fn scores_are_printed_as_an_aligned_table() {
    let run = topboard(["score", &data("edc2015-boards.xlsx"), "--rules", "edc 2015"]).exits_with(0);
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
    let run = topboard(["score", &workbook]).exits_with(0);
    assert!(run.out.contains("Standings by EDC 2015"), "{}", run.out);
    assert!(run.out.contains("    1  Cyrille Sevin           45.53  ½ 19.21    44.72  99.85"), "{}", run.out);
    assert!(run.err.starts_with("The file names no rules; EDC 2015 is used, under which the fewest "), "{}", run.err);
    let run = topboard(["score", &workbook, "--json"]).exits_with(0);
    assert_eq!(run.err, "");
    assert!((run.json()["standings"][0]["total"].as_f64().unwrap() - 99.85).abs() < 0.005);
    let run = topboard(["score", &workbook, "--rules", "wdc 2006"]).exits_with(0);
    assert!(run.out.contains("Standings by WDC 2006") && run.err.is_empty(), "{run:?}");
}

#[test]
fn a_system_alone_scores_its_boards_and_a_concession_as_a_solo() {
    let file = data("conceded.csv");
    let scores = |arguments: &[&str]| {
        let all = ["score", &file, "--json"].into_iter().chain(arguments.iter().copied());
        let json = topboard(all).exits_with(0).json();
        let powers = json["boards"][0]["powers"].as_array().unwrap().clone();
        powers.iter().map(|power| power["score"].as_f64().unwrap()).collect::<Vec<_>>()
    };
    let assert_close = |found: Vec<f64>, wanted: [f64; 7]| {
        assert!(found.iter().zip(wanted).all(|(found, wanted)| (found - wanted).abs() < 1e-9), "{found:?} {wanted:?}");
    };
    // Placing: Austria won, Russia has six centres, three powers have five and two have four. Each played two years.
    let five = (18.0 + 12.0 + 7.0) / 3.0;
    let placing = [33.0, five, five, five, 2.5, 25.0, 2.5];
    let centres = [9.0, 10.0, 10.0, 10.0, 8.0, 12.0, 8.0].map(|held| held * 100.0 / 67.0);
    let years = [9.5, 2.0, 2.0, 2.0, 2.0, 2.0, 2.0].map(|years| years * 100.0 / 21.5);
    let pgp = std::array::from_fn(|at| (placing[at] + centres[at] + years[at]) / 3.0);
    assert_close(scores(&["--system", "PGP"]), pgp);
    // No ruleset is chosen, so the default ruleset ranks the players and changes no board.
    assert_close(scores(&[]), [75.0, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2]);
    assert_close(scores(&["--rules", "WDC 2006"]), [0.0; 7]);
    assert_close(scores(&["--rules", "WDC 2006", "--system", "PGP"]), [0.0; 7]);
    let run = topboard(["score", &file, "--system", "pgp"]).exits_with(0);
    assert_eq!(
        run.err,
        "The file names no rules; PGP scores its boards, and WDC 2006 ranks the players, the default, because no printed \
         figure decides. Choose another ruleset with --rules.\n"
    );
    assert!(run.out.contains("90.62  30.21") && run.out.contains("Standings by WDC 2006"), "{}", run.out);
    // The same boards in a book that names no rules.
    let folder = TestFolder::new();
    let book = folder.name("con.topboard");
    topboard(["import", &file, "--system", "PGP", "--out", &book]).exits_with(0);
    let json = topboard(["score", &book, "--json"]).exits_with(0).json();
    assert!((json["boards"][0]["powers"][0]["score"].as_f64().unwrap() - pgp[0]).abs() < 1e-9);
}

#[test]
fn rules_that_nobody_chose_ask_nothing_about_the_end_of_a_game() {
    let folder = TestFolder::new();
    let powers = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
    let rows = powers.iter().zip([9, 8, 7, 5, 3, 2, 0]).map(|(power, count)| {
        let out = if count == 0 { "1905" } else { "" };
        format!("1,A,{power},Player of {power},{count},{out},1906\n")
    });
    let table = format!("round,board,power,player,centres,out,ended\n{}", rows.collect::<Vec<String>>().concat());
    let file = folder.name("early.csv");
    fs::write(&file, table).unwrap();
    let question = "without a solo and without a passed vote";
    for arguments in [&["--system", "PGP"][..], &["--system", "WDC 2006"], &[]] {
        for command in ["score", "check"] {
            let run = topboard([command, &file].into_iter().chain(arguments.iter().copied()));
            assert!(!run.out.contains(question) && !run.err.contains(question), "{arguments:?}: {run:?}");
            assert!(!run.out.contains("nobody has said") && !run.out.contains('~'), "{arguments:?}: {run:?}");
        }
        let json = topboard(["score", &file, "--json"].into_iter().chain(arguments.iter().copied())).json();
        assert_eq!(json["boards"][0]["provisional"], serde_json::Value::Null, "{arguments:?}");
    }
    let run = topboard(["check", &file, "--rules", "WDC 2006"]);
    assert!(run.out.contains(question), "{run:?}");
}

#[test]
fn a_printed_figure_and_the_computed_one_are_shown_with_few_decimals() {
    let folder = TestFolder::new();
    // Turkey has 0.1 for each of six years, which is 0.6000000000000001 as a binary number.
    let file = table_with_scores(&folder, "scores.csv", ["38.95", "31.08", "19.66", "1.2", "4.52", "3.03", "0.5"]);
    let run = topboard(["check", &file, "--rules", "WDC 2006"]);
    let differences: Vec<&str> = run.out.lines().filter(|line| line.contains("printed")).collect();
    assert!(!differences.is_empty(), "{run:?}");
    for line in differences {
        let long = line.split([' ', ',']).any(|word| word.split_once('.').is_some_and(|(_, tail)| tail.len() > 4));
        assert!(!long, "{line}");
    }
}

/// A file with the board of [`VALID_BOARD`] and these printed scores.
fn table_with_scores(folder: &TestFolder, name: &str, scores: [&str; 7]) -> String {
    let rows = VALID_BOARD.lines().zip(scores).map(|(row, score)| format!("{row},{score}\n"));
    let text = format!("round,board,power,player,centres,out,score\n{}", rows.collect::<String>());
    fs::write(folder.path(name), text).unwrap();
    folder.name(name)
}

#[test]
fn rules_are_guessed_only_if_most_printed_figures_decide_clearly() {
    let folder = TestFolder::new();
    // These scores come out under two rulesets, which count them differently.
    let by_wdc = ["45.53", "40.79", "5.01", "0.4", "0.6", "0.6", "0.8"];
    let run = topboard(["score", &table_with_scores(&folder, "two.csv", by_wdc)]).exits_with(0);
    assert_eq!(
        run.err,
        "The file names no rules; WDC 2006 is used, but the printed figures agree about as well with EDC 2015. Choose \
         another ruleset with --rules.\n"
    );
    // Only EuroDipCon 4 gives these.
    let by_edc = ["55", "30", "11", "1", "1", "1", "1"];
    let run = topboard(["score", &table_with_scores(&folder, "one.csv", by_edc)]).exits_with(0);
    assert!(
        run.err
            .starts_with("The file names no rules; EuroDipCon 4 is used, under which all 7 printed figures come out."),
        "{}",
        run.err
    );
    // Three of seven are not most of them.
    let odd = ["55", "30", "11", "1001", "1002", "1003", "1004"];
    let file = table_with_scores(&folder, "none.csv", odd);
    let run = topboard(["check", &file]).exits_with(1);
    let what = "the file names no rules, and no ruleset agrees with most of its 7 printed figures (the best with 3)";
    assert!(run.out.contains(what) && run.out.contains("Choose a ruleset with --rules"), "{run:?}");
    let json = topboard(["score", &file, "--json"]).exits_with(1).json();
    assert_eq!((&json["problems"][0]["what"], &json["problems"][0]["severity"]), (&what.into(), &"error".into()));
    topboard(["score", &file, "--rules", "EuroDipCon 4"]).exits_with(0);
    topboard(["score", &file, "--system", "EuroDipCon 4"]).exits_with(0);
}

#[test]
fn totals_of_rounded_scores_are_one_line() {
    let workbook = data("edc2015-boards.xlsx");
    let line = "31 totals differ by less than 0.01: the file adds rounded scores.";
    for command in ["score", "check", "import"] {
        let run = topboard([command, &workbook]).exits_with(0);
        assert_eq!(run.out.lines().filter(|found| *found == line).count(), 1, "{command}: {}", run.out);
        assert!(!run.out.contains(", computed "), "{command}: {}", run.out);
    }
    let json = topboard(["check", &workbook, "--json"]).exits_with(0).json();
    assert_eq!(json["rounded_totals"], line.trim_end_matches('.'));
    assert_eq!(json["differences"].as_array().unwrap().len(), 31);
    // Under other rules the totals are other totals.
    let run = topboard(["check", &workbook, "--rules", "Sum of all games"]).exits_with(0);
    assert!(run.out.contains(": printed 99.855, computed ") && !run.out.contains("rounded scores"), "{}", run.out);
    let run = topboard(["score", &workbook, "--rules", "Sum of all games"]).exits_with(0);
    assert!(run.out.contains("printed figures differ from the computed ones; `topboard check` lists them."), "{run:?}");
}

#[test]
fn a_shared_place_has_its_reason_in_json() {
    let folder = TestFolder::new();
    let json = topboard(["score", &folder.table("a.csv", VALID_BOARD), "--json"]).exits_with(0).json();
    let rows = json["standings"].as_array().unwrap();
    let shared: Vec<&Value> = rows.iter().filter(|row| row["shared"] == true).map(|row| &row["why"]).collect();
    let why = Value::from("shared: tied on every tie-break, down to the best game; none of them has more results");
    assert_eq!(shared, [&why, &why]);
}

#[test]
fn an_unknown_system_or_ruleset_is_refused_with_a_list_of_known_names() {
    let table = data("edc2015-boards.xlsx");
    let run = topboard(["score", &table, "--system", "OPLA"]).exits_with(2);
    assert!(run.err.contains("There is no scoring system “OPLA”. Did you mean “OPaL”? Known names: "), "{}", run.err);
    let run = topboard(["score", &table, "--rules", "Carnage"]).exits_with(2);
    assert!(run.err.contains("There is no ruleset “Carnage”. Known names: "), "{}", run.err);
    assert!(run.err.contains("EDC 2015"), "{}", run.err);
    assert_eq!(run.out, "");
}

#[test]
fn errors_are_reported_with_their_cell_and_exit_code_1() {
    let folder = TestFolder::new();
    for (name, table, what) in [
        ("sum", VALID_BOARD.replace("Cid,3", "Cid,4"), "35 centres; a board has 34"),
        ("letters", VALID_BOARD.replace("Cid,3", "Cid,three"), "“three” is not a number of centres"),
        (
            "solos",
            VALID_BOARD.replace("Ann,16", "Ann,18").replace("Ben,15", "Ben,18"),
            "two soloists, Austria and England",
        ),
        ("twice", VALID_BOARD.replace("Gus", "Ann"), "Ann sits twice"),
    ] {
        let file = folder.table(&format!("{name}.csv"), &table);
        let json = topboard(["check", &file, "--json"]).exits_with(1).json();
        let problems = json["problems"].as_array().unwrap();
        let found = problems.iter().find(|problem| problem["what"].as_str().unwrap().contains(what));
        let found = found.unwrap_or_else(|| panic!("{name}: {json:#}"));
        assert!(found["where"].as_str().unwrap().contains('!'), "the cell of the file: {found}");
        assert!(!found["cure"].as_str().unwrap().is_empty(), "{found}");
        let run = topboard(["check", &file]).exits_with(1);
        assert!(run.out.contains(what), "{name}: {run:?}");
        let run = topboard(["score", &file]).exits_with(1);
        assert!(run.err.contains(what), "messages go to stderr, not to stdout: {run:?}");
        assert_eq!(
            topboard(["score", &file, "--json"]).exits_with(1).json()["problems"].as_array().unwrap().len(),
            problems.len()
        );
    }
    let run = topboard(["check", &folder.table("sound.csv", VALID_BOARD)]).exits_with(0);
    assert_eq!(run.out, "No problems in 1 round, 1 board and 7 players.\n");
}

#[test]
fn a_remark_is_printed_and_the_exit_code_is_0() {
    let folder = TestFolder::new();
    let json = topboard(["check", &folder.table("short.csv", &VALID_BOARD.replace("Cid,3", "Cid,2")), "--json"])
        .exits_with(0)
        .json();
    assert_eq!(json["problems"][0]["what"], "33 centres, 1 short of 34");
    assert_eq!(json["problems"][0]["severity"], "remark");
}

#[test]
fn an_import_is_only_previewed_unless_an_output_file_is_given() {
    let folder = TestFolder::new();
    let workbook = data("edc2015-boards.xlsx");
    let run = topboard(["import", &workbook, "--rules", "EDC 2015"]).exits_with(0);
    assert!(run.out.contains("3 rounds, 14 boards and 38 players."), "{}", run.out);
    assert!(run.out.contains("Recognised"), "{}", run.out);
    assert!(run.err.contains("Nothing was saved"), "{}", run.err);

    let book = folder.name("con.topboard");
    let json = topboard(["import", &workbook, "--out", &book, "--json"]).exits_with(0).json();
    assert_eq!(
        (json["rounds"].as_u64(), json["boards"].as_u64(), json["players"].as_u64()),
        (Some(3), Some(14), Some(38))
    );
    assert_eq!(json["saved"], book);
    assert!(json["recognised"].as_array().is_some_and(|found| !found.is_empty()));
    let before = fs::read(&book).unwrap();

    let run = topboard(["import", &workbook, "--out", &book]).exits_with(2);
    assert!(run.err.contains("exists already and may hold your work"), "{}", run.err);
    assert_eq!(fs::read(&book).unwrap(), before);
    topboard(["import", &workbook, "--out", &book, "--force", "--rules", "wdc 2006"]).exits_with(0);
    assert_ne!(fs::read(&book).unwrap(), before, "the rules are saved in the book");
    topboard(["import", &workbook, "--out", &book, "--force", "--rules", "edc 2015"]).exits_with(0);
    assert_eq!(fs::read(&book).unwrap(), before, "the detected rules are saved too");

    let scores_of = |file: &str| topboard(["score", file, "--rules", "EDC 2015", "--json"]).exits_with(0).json();
    assert_eq!(scores_of(&book), scores_of(&workbook), "the book has the same scores as its workbook");
    let by_own_rules = topboard(["score", &book, "--json"]).exits_with(0).json();
    assert_eq!(by_own_rules, scores_of(&workbook), "the rules in the book give the same scores");
}

#[test]
fn a_table_without_boards_is_compared_with_nothing() {
    let run = topboard(["import", &data("edc2015-final-table.csv")]).exits_with(1);
    assert!(run.out.contains("Topboard cannot compute standings to compare"), "{}", run.out);
    assert!(!run.out.contains("computed none") && !run.out.contains("differ from the computed ones"), "{}", run.out);
}

#[test]
fn a_score_is_explained_down_to_the_entered_values() {
    let file = data("edc2015-boards.xlsx");
    let run = topboard(["explain", &file, "--board", "r2-c", "--power", "f", "--system", "EuroDipCon 4"]).exits_with(0);
    assert_eq!(
        run.out,
        "Round 2, board C, by EuroDipCon 4\n\n\
         France, Emmanuel du Pontavic\n\
         score = rank bonus + centres + 1 = 7 + 8 + 1 = 16   (solo: no)\n  \
         rank bonus = SHARE(place, bonuses) = 7   (solo: no; place 3)\n    \
         place = 3   (the place by centres alone, 1 to 7; equal counts have the same place, eliminated powers too)\n  \
         centres = 8   (supply centres at the end)\n"
    );
    let all = topboard(["explain", &file, "--board", "R1-A", "--json"]).exits_with(0).json();
    assert_eq!(all.as_array().unwrap().len(), 7);
    assert_eq!(all[0]["because"]["parts"][0]["value"], 336.0);
    let unknown = topboard(["explain", &file, "--board", "R9-A"]).exits_with(2);
    assert!(unknown.err.contains("There is no board “R9-A”"), "{}", unknown.err);
}

#[test]
fn printed_scores_that_differ_are_listed() {
    let workbook = data("edc2015-boards.xlsx");
    let differences = |rules: &[&str]| {
        let arguments = ["import", &workbook, "--json"].into_iter().chain(rules.iter().copied());
        topboard(arguments).exits_with(0).json()["differences"].as_array().unwrap().clone()
    };
    let by_own_rules = differences(&["--rules", "EDC 2015"]);
    // The totals in the workbook are sums of rounded scores. All its game scores agree with the computed ones.
    assert!(by_own_rules.iter().all(|difference| difference["figure"] == "total"), "{by_own_rules:?}");
    let first = &by_own_rules[0];
    assert_eq!((&first["player"], first["printed"].as_f64()), (&"Cyrille Sevin".into(), Some(99.855)));
    assert!((first["computed"].as_f64().unwrap() - 99.852_874).abs() < 1e-6, "{first}");
    let by_other_rules = differences(&["--system", "OPaL"]);
    assert!(by_other_rules.len() >= 98, "no OPaL score equals a WDC 2006 score");
    assert_eq!(by_other_rules[0]["where"], "Round 1, board A, Austria");
    assert_eq!(by_other_rules[0]["player"], "Cyrille Sevin");
    assert!((by_other_rules[0]["printed"].as_f64().unwrap() - 45.53).abs() < 0.005);
}

#[test]
fn an_exported_workbook_and_an_exported_table_give_the_original_scores() {
    let folder = TestFolder::new();
    let workbook = data("edc2015-boards.xlsx");
    let scores_of = |file: &str| topboard(["score", file, "--rules", "EDC 2015", "--json"]).exits_with(0).json();
    for out in ["board.xlsx", "Letter.XLSX", "con.csv"] {
        let out = folder.name(out);
        let paper = if out.contains("Letter") { "letter" } else { "A4" };
        let run = topboard(["export", &workbook, "--out", &out, "--paper", paper, "--rules", "EDC 2015"]).exits_with(0);
        assert_eq!(run.out, "");
        assert!(run.err.contains(&format!("Written to {out}.")), "{}", run.err);
        assert_eq!(scores_of(&out), scores_of(&workbook), "{out}");
    }
}

/// Boards that are known only from the order of the rows are proven by 34 centres each. Otherwise the import asks.
#[test]
fn an_import_that_asks_ends_with_1() {
    let folder = TestFolder::new();
    let powers = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
    let board = |name: &str, counts: [u16; 7]| {
        let row = |(power, count): (&str, u16)| format!("1,{power},{power} {name},{count}\n");
        powers.into_iter().zip(counts).map(row).collect::<String>()
    };
    let list = |name: &str, last: u16| {
        let boards = [board("Ann", [5, 5, 5, 5, 5, 5, 4]), board("Ben", [4, 5, 5, 5, 5, 5, last])];
        let file = folder.name(name);
        fs::write(&file, format!("Round,Power,Player,SC\n{}", boards.concat())).unwrap();
        file
    };
    let proven = topboard(["import", &list("proven.csv", 5), "--system", "Sum of Squares"]).exits_with(0);
    assert!(proven.out.contains("no column names the boards"), "{}", proven.out);
    let asked = topboard(["import", &list("asked.csv", 4), "--system", "Sum of Squares"]).exits_with(1);
    assert!(asked.out.contains("no column names the boards"), "{}", asked.out);
}

/// Numbers in brackets after the names may be the centres, and an import that asks about them ends with 1.
#[test]
fn an_import_of_names_with_numbers_and_no_counts_ends_with_1() {
    let folder = TestFolder::new();
    let powers = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
    let list = |name: &str, bracket: &str| {
        let rows: String = powers.map(|power| format!("1,A,{power},Ann {power}{bracket}\n")).concat();
        let file = folder.name(name);
        fs::write(&file, format!("Round,Board,Power,Player\n{rows}")).unwrap();
        file
    };
    let asked = topboard(["import", &list("numbers.csv", " (5)"), "--system", "Sum of Squares"]).exits_with(1);
    assert!(asked.out.contains("its names end in numbers, such as “Ann Austria (5)”"), "{}", asked.out);
    let seating = topboard(["import", &list("names.csv", ""), "--system", "Sum of Squares"]).exits_with(0);
    assert!(!seating.out.contains("end in numbers"), "{}", seating.out);
}

#[test]
fn an_import_writes_only_files_that_end_in_topboard() {
    let folder = TestFolder::new();
    let table = folder.table("a.csv", VALID_BOARD);
    let run = topboard(["import", &table, "--out", &folder.name("results.xlsx")]).exits_with(2);
    assert!(run.err.contains("should end in .topboard"), "{}", run.err);
    let run = topboard(["import", &table, "--out", &table, "--force"]).exits_with(2);
    assert!(run.err.contains("should end in .topboard"), "{}", run.err);
}

#[test]
fn an_export_never_overwrites_its_source_and_refuses_unknown_formats() {
    let folder = TestFolder::new();
    let table = folder.table("a.csv", VALID_BOARD);
    let run = topboard(["export", &table, "--out", &table]).exits_with(2);
    assert!(run.err.contains("is the file that is being read"), "{}", run.err);
    assert!(fs::read_to_string(&table).unwrap().ends_with(VALID_BOARD));
    let run = topboard(["export", &table, "--out", &folder.name("a.pdf")]).exits_with(2);
    assert!(run.err.contains("should end in .xlsx or .csv"), "{}", run.err);
    let run = topboard(["export", &table, "--out", &folder.name("nowhere/a.xlsx")]).exits_with(2);
    assert!(run.err.contains("There is no folder"), "{}", run.err);
    topboard(["export", &table, "--out", &folder.name("a.xlsx"), "--paper", "papyrus"]).exits_with(2);
}

#[test]
fn unusable_files_are_refused_with_a_clear_error() {
    let folder = TestFolder::new();
    let whole = fs::read(data("edc2015-boards.xlsx")).unwrap();
    fs::write(folder.path("cut.xlsx"), &whole[..whole.len() / 2]).unwrap();
    fs::write(folder.path("photo.xlsx"), b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").unwrap();
    fs::write(folder.path("empty.xlsx"), b"").unwrap();
    fs::write(folder.path("cut.topboard"), "{\"format\": \"topboard\", \"version\": 1,\n\"people\": [").unwrap();
    fs::write(folder.path("new.topboard"), r#"{"format": "topboard", "version": 9, "saved_by": "4.0"}"#).unwrap();
    fs::write(folder.path("shopping.csv"), "milk,2\nbread,1\n").unwrap();
    for (name, message) in [
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
            let run = topboard([command, &folder.name(name)]).exits_with(2);
            assert!(run.err.starts_with("topboard: ") && run.err.contains(message), "{name}: {}", run.err);
            assert_eq!(run.out, "");
        }
    }
}

/// Root can read every file. If the test runs as root, the program is run as the user “nobody”.
#[cfg(unix)]
#[test]
fn a_file_without_read_permission_is_refused_with_a_clear_error() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;
    use std::path::Path;
    const NOBODY: u32 = 65534;

    let folder = TestFolder::new();
    let open = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    open(folder.0.path(), 0o755);
    let locked = folder.table("locked.csv", VALID_BOARD);
    open(Path::new(&locked), 0o000);
    let mut program = command();
    if fs::metadata(folder.0.path()).unwrap().uid() == 0 {
        // The user “nobody” cannot start a program in a folder that only root can read.
        let copy = folder.path("topboard");
        fs::copy(env!("CARGO_BIN_EXE_topboard"), &copy).unwrap();
        program = Command::new(copy);
        program.uid(NOBODY);
    }
    let done = program.args(["score", &locked]).output().unwrap();
    assert_eq!(done.status.code(), Some(2));
    let message = String::from_utf8(done.stderr).unwrap();
    assert_eq!(
        message,
        format!(
            "topboard: You do not have permission to read {locked}. Ask its owner for permission, or close the program \
             that uses it, and try again.\n"
        )
    );
}

#[test]
fn the_demo_prints_the_standings_and_never_overwrites_a_file() {
    let folder = TestFolder::new();
    let out = folder.name("new folder");
    let written = folder.path("new folder/topboard-demo.xlsx");
    let run = topboard(["demo", "--out", &out, "--no-window"]).exits_with(0);
    assert!(run.out.contains("    1  Cyrille Sevin"), "{}", run.out);
    assert!(run.err.contains(written.to_str().unwrap()), "{}", run.err);
    let workbook = fs::read(&written).unwrap();
    assert!(workbook.starts_with(b"PK"));

    topboard(["demo", "--out", &out, "--no-window"]).exits_with(0);
    assert_eq!(fs::read_dir(&out).unwrap().count(), 1, "the second demo writes the same file again");

    fs::write(&written, "a director's own").unwrap();
    topboard(["demo", "--out", &out, "--no-window"]).exits_with(0);
    assert_eq!(fs::read_to_string(&written).unwrap(), "a director's own");
    assert_eq!(fs::read(folder.path("new folder/topboard-demo-2.xlsx")).unwrap(), workbook);
}

#[test]
fn systems_are_compared_for_a_file_or_for_typical_results() {
    let run = topboard(["compare", &data("edc2015-boards.xlsx"), "--systems", "WDC 2006, eurodipcon 4"]).exits_with(0);
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let exits_with = |last: &[&str]| {
        run.out.lines().any(|line| words(line).ends_with(&last.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>()))
    };
    assert!(exits_with(&["WDC", "2006", "EuroDipCon", "4"]), "{}", run.out);
    assert!(exits_with(&["16", "45.53", "55.00"]), "{}", run.out);
    let typical = topboard(["compare", "--systems", "Sum of Squares,CDiplo 100", "--json"]).exits_with(0);
    let read: serde_json::Value = serde_json::from_str(&typical.out).unwrap();
    assert_eq!(read["systems"], serde_json::json!(["Sum of Squares", "CDiplo 100"]));
    let solo = &read["boards"][0]["powers"][3];
    assert_eq!((&solo["power"], &solo["scores"]), (&"Germany".into(), &serde_json::json!([100.0, 100.0])));
    assert_eq!(read["standings"], serde_json::json!([]), "typical results have no players");
    let run = topboard(["compare", "--systems", "OPAl 2"]).exits_with(2);
    assert!(run.err.contains("OPaL"), "{}", run.err);
}

#[test]
fn without_a_display_the_demo_prints_one_line_and_the_window_is_refused() {
    let folder = TestFolder::new();
    let run = topboard(["demo", "--out", &folder.name("")]).exits_with(0);
    assert_eq!(
        run.err.lines().filter(|line| line.starts_with("The window cannot be opened: ")).count(),
        1,
        "{}",
        run.err
    );
    for arguments in [&[][..], &[data("edc2015-boards.xlsx")]] {
        let run = topboard(arguments).exits_with(2);
        assert!(run.err.starts_with("topboard: The window cannot be opened: "), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
    let run = topboard([folder.name("gone.topboard")]).exits_with(2);
    assert!(run.err.contains("There is no file"), "{}", run.err);
}

#[test]
fn a_closed_output_pipe_is_not_an_error() {
    let mut child = command()
        .args(["score", &data("edc2015-boards.xlsx"), "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The pipe is closed before the program can write its output of about 40 kB.
    drop(child.stdout.take());
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(0));
    assert_eq!(String::from_utf8(done.stderr).unwrap(), "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_result_that_cannot_be_written_is_an_error() {
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let done = command().arg("systems").stdout(full).output().unwrap();
    assert_eq!(done.status.code(), Some(2));
    let message = String::from_utf8(done.stderr).unwrap();
    assert!(message.starts_with("topboard: The result could not be written: "), "{message}");
}

#[test]
fn the_standings_after_a_round_show_the_weight_of_each_game() {
    let workbook = data("edc2015-boards.xlsx");
    let run = topboard(["score", &workbook, "--rules", "edc 2015", "--after", "2"]).exits_with(0);
    assert!(run.out.contains("\nAfter round 2.\n"), "{}", run.out);
    assert!(run.out.contains("    1  Cyrille Sevin           45.53    19.21  64.74"), "{}", run.out);
    let whole = topboard(["score", &workbook, "--rules", "edc 2015", "--json"]).exits_with(0).json();
    let first = &whole["standings"][0];
    assert_eq!(whole["view"], "If all games ended now");
    let weights: Vec<f64> =
        first["results"].as_array().unwrap().iter().map(|r| r["weight"].as_f64().unwrap()).collect();
    assert_eq!(weights, [1.0, 0.5, 1.0]);
    assert_eq!((&first["results"][0]["round"], &first["shared"]), (&"1".into(), &false.into()));
    let run = topboard(["score", &workbook, "--after", "7"]).exits_with(2);
    assert!(run.err.contains("There is no round “7”. Known names: 1, 2, 3."), "{}", run.err);
    let run = topboard(["score", &workbook, "--group", "East"]).exits_with(2);
    assert!(run.err.contains("There is no group “East”"), "{}", run.err);
}

#[test]
fn a_total_is_explained_line_by_line() {
    let workbook = data("edc2015-boards.xlsx");
    let run = topboard(["explain", &workbook, "--player", "cyrille sevin", "--rules", "EDC 2015"]).exits_with(0);
    assert!(run.out.starts_with("place 1: above "), "{}", run.out);
    assert!(run.out.contains("total of Cyrille Sevin"), "{}", run.out);
    assert!(run.out.contains("9.61  19.21 × ½"), "{}", run.out);
    assert!(run.out.contains("Counts: the best two games and half of the third."), "{}", run.out);
    let json =
        topboard(["explain", &workbook, "--player", "Cyrille Sevin", "--rules", "EDC 2015", "--json"]).exits_with(0);
    let json = json.json();
    let sum: f64 = json["lines"].as_array().unwrap().iter().filter_map(|line| line["amount"].as_f64()).sum();
    assert!((sum - json["total"].as_f64().unwrap()).abs() < 1e-9);
    let run = topboard(["explain", &workbook, "--player", "Nobody"]).exits_with(2);
    assert!(run.err.contains("There is no player “Nobody”"), "{}", run.err);
}

#[test]
fn a_file_and_a_book_are_added_to_a_book_and_doubtful_names_are_told() {
    let folder = TestFolder::new();
    let write = |name: &str, text: &str| {
        let path = folder.0.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let names = ["Ann Lee", "Ben Orr", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Eric Smith"];
    let ours = write("ours.csv", &table_of_board(names, "A"));
    let mine = folder.0.path().join("mine.topboard").display().to_string();
    topboard(["import", &ours, "--out", &mine]).exits_with(0);

    let others = ["Ann Lee", "ORR, BEN", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Erik Smith"];
    let theirs = write("theirs.csv", &table_of_board(others, "B").replace("\n1,", "\n2,"));
    let run = topboard(["import", &theirs, "--into", &mine]).exits_with(1);
    assert!(run.out.contains("1 new board and 1 new player."), "{run:#?}");
    assert!(run.out.contains("“ORR, BEN” is taken as Ben Orr."), "{run:#?}");
    assert!(run.out.contains("Is “Erik Smith” Eric Smith?"), "{run:#?}");
    let score = topboard(["score", &mine, "--json"]).json();
    assert_eq!(score["boards"].as_array().map(Vec::len), Some(2), "{score:#}");

    // Somebody else's book, with another count on board A.
    let other = write("other.csv", &table_of_board(names, "A").replace("Ben Orr\",8", "Ben Orr\",7"));
    let book = folder.0.path().join("other.topboard").display().to_string();
    topboard(["import", &other, "--out", &book]);
    let run = topboard(["import", &book, "--into", &mine]).exits_with(1);
    assert!(run.out.contains("Round 1, board A: centres of England: the book has 8, the file has 7"), "{run:#?}");
    let run = topboard(["import", &book, "--into", &mine, "--file-wins"]).exits_with(0);
    assert!(run.out.contains("The values of the file replace those of the book"), "{run:#?}");
    let history = topboard(["history", &mine]).out;
    assert!(history.contains("Round 1, board A, England, centres: 8 → 7"), "{history}");
}

/// A table with one board in round 1.
fn table_of_board(names: [&str; 7], board: &str) -> String {
    let powers = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
    // The same players with the same counts would be the same game.
    let counts = if board == "A" { [10, 8, 6, 4, 3, 2, 1] } else { [1, 2, 3, 4, 6, 8, 10] };
    let lines = powers.iter().zip(names).zip(counts);
    let lines = lines.map(|((power, name), count)| format!("1,{board},{power},\"{name}\",{count}\n"));
    format!("Round,Board,Power,Player,Centres\n{}", lines.collect::<String>())
}

const OUR_NAMES: [&str; 7] = ["Ann Lee", "Ben Orr", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Eric Smith"];
const THEIR_NAMES: [&str; 7] = ["Ann Lee", "The Captain", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Erik Smith"];

/// A book with our names on board A, and a table with their names on board B.
fn our_book_and_their_table(folder: &TestFolder) -> (String, String) {
    let write = |name: &str, text: String| {
        fs::write(folder.path(name), text).unwrap();
        folder.name(name)
    };
    let ours = write("ours.csv", table_of_board(OUR_NAMES, "A"));
    let mine = folder.name("mine.topboard");
    topboard(["import", &ours, "--out", &mine]).exits_with(0);
    (mine, write("theirs.csv", table_of_board(THEIR_NAMES, "B").replace("\n1,", "\n2,")))
}

#[test]
fn games_that_the_book_has_in_another_round_are_not_added_before_the_command_says_which_round_they_are() {
    let folder = TestFolder::new();
    let (mine, _) = our_book_and_their_table(&folder);
    let again = folder.name("again.csv");
    fs::write(&again, table_of_board(OUR_NAMES, "A").replace("\n1,", "\nFriday,")).unwrap();
    let before = read_book(&mine);
    let asked = topboard(["import", &again, "--into", &mine]).exits_with(2);
    assert!(
        asked.err.contains("Is “Friday” Round 1? (its board has the same players at the same powers)"),
        "{asked:#?}"
    );
    assert!(asked.err.contains("--same-rounds") && asked.err.contains("--new-rounds"), "{asked:#?}");
    assert_eq!(read_book(&mine), before);
    let same = topboard(["import", &again, "--into", &mine, "--same-rounds"]).exits_with(0);
    assert!(same.out.contains("Nothing in"), "{same:#?}");
    assert_eq!(read_book(&mine), before);
    let new = topboard(["import", &again, "--into", &mine, "--new-rounds"]).exits_with(0);
    assert!(new.out.contains("1 new board and 0 new players."), "{new:#?}");
    topboard(["import", &again, "--same-rounds"]).exits_with(2);
}

#[test]
fn doubtful_names_are_answered_on_the_command_line() {
    let folder = TestFolder::new();
    let (mine, theirs) = our_book_and_their_table(&folder);
    let asked = topboard(["import", &theirs, "--into", &mine]).exits_with(1);
    assert!(asked.out.contains("Is “Erik Smith” Eric Smith?"), "{asked:#?}");
    assert!(asked.out.contains("--same \"Erik Smith=Eric Smith\""), "{asked:#?}");
    assert!(asked.out.contains("--different \"Erik Smith\""), "{asked:#?}");

    let folder = TestFolder::new();
    let (mine, theirs) = our_book_and_their_table(&folder);
    let before = read_book(&mine);
    // A mistake changes nothing.
    for (option, text, error) in [
        ("--same", "Erik Smith", "--same Erik Smith cannot be used"),
        ("--same", "Erk Smith=Eric Smith", "There is no name of the file “Erk Smith”. Did you mean “Erik Smith”?"),
        ("--same", "Erik Smith=Eric Smit", "There is no player of the book “Eric Smit”. Did you mean “Eric Smith”?"),
        ("--same", "The Captain=Ann Lee", "“Ann Lee” is in the file too"),
        ("--different", "Erk Smith", "There is no name of the file “Erk Smith”."),
        (
            "--different",
            "Ann Lee",
            "“Ann Lee” cannot be a different player: the book has a player of exactly that name. Change the name in the \
             file or in the book, so that the two can be told apart.",
        ),
    ] {
        let run = topboard(["import", &theirs, "--into", &mine, option, text]).exits_with(2);
        assert!(run.err.contains(error), "{run:#?}");
    }
    let both = ["--same", "Erik Smith=Eric Smith", "--different", "Erik Smith"];
    let run = topboard(["import", &theirs, "--into", &mine].into_iter().chain(both)).exits_with(2);
    assert!(run.err.contains("“Erik Smith” is given with --same and with --different."), "{run:#?}");
    assert_eq!(read_book(&mine), before);
    topboard(["import", &theirs, "--same", "Erik Smith=Eric Smith"]).exits_with(2);

    // With these names the same seven have the same powers as in round 1.
    let answers = ["--same", "Erik Smith = eric smith", "--same", "The Captain=Ben Orr", "--new-rounds"];
    let run = topboard(["import", &theirs, "--into", &mine].into_iter().chain(answers)).exits_with(0);
    assert!(run.out.contains("1 new board and 0 new players."), "{run:#?}");
    assert!(run.out.contains("“The Captain” is taken as Ben Orr."), "{run:#?}");
    assert_eq!(names(&read_book(&mine)), OUR_NAMES);

    let folder = TestFolder::new();
    let (mine, theirs) = our_book_and_their_table(&folder);
    let run = topboard(["import", &theirs, "--into", &mine, "--different", "Erik Smith"]).exits_with(0);
    assert!(!run.out.contains("Doubtful names"), "{run:#?}");
    assert_eq!(names(&read_book(&mine))[7..], ["The Captain", "Erik Smith"]);
    // Nobody is asked again.
    let check = topboard(["check", &mine]);
    assert!(!check.out.contains("Erik Smith"), "{check:#?}");
}

/// The book in this file.
fn read_book(path: &str) -> Book {
    topboard::store::parse_book(&fs::read(path).unwrap(), path.as_ref()).unwrap()
}

fn names(book: &Book) -> Vec<&str> {
    book.people.iter().map(|person| person.name.as_str()).collect()
}

#[test]
fn what_a_merge_brings_in_beside_the_boards_is_told() {
    let folder = TestFolder::new();
    let (mine, theirs) = our_book_and_their_table(&folder);
    let other = folder.name("other.topboard");
    topboard(["import", &theirs, "--out", &other]);
    let add = |path: &str, edits: Vec<(&str, PersonField)>| {
        let mut book = read_book(path);
        let id = |book: &Book, name: &str| book.people.iter().find(|person| person.name == name).unwrap().id;
        for (name, field) in edits {
            let edit = Edit::Person(id(&book, name), field);
            book.apply(edit).unwrap();
        }
        book.apply(Edit::Round(RoundIx(0), RoundField::SatOut(vec![id(&book, "Cid Fox")]))).unwrap();
        topboard::store::save_book(path.as_ref(), &book).unwrap();
    };
    let late = Penalty { amount: PenaltyAmount::Points(5.0), reason: "late".into() };
    add(&mine, vec![("Ann Lee", PersonField::Town("Lyon".into())), ("Dan Ray", PersonField::Region("Wales".into()))]);
    add(
        &other,
        vec![
            ("Ann Lee", PersonField::Town("Paris".into())),
            ("Dan Ray", PersonField::Region("WALES".into())),
            ("Eve Sun", PersonField::Penalties(vec![late.clone()])),
            ("The Captain", PersonField::Penalties(vec![late])),
        ],
    );
    let run = topboard(["import", &other, "--into", &mine, "--different", "Erik Smith"]).exits_with(1);
    for line in [
        "Ann Lee: town: the book has Lyon, the file has Paris. The book keeps its own.",
        "Eve Sun: penalties of the file are added: 5 late.",
        "The Captain: penalties of the file are added: 5 late.",
        "Round 2: the file says who sat out: Cid Fox.",
    ] {
        assert!(run.out.contains(line), "{line}: {run:#?}");
    }
    assert!(!run.out.contains("Wales"), "{run:#?}");
    let ann = read_book(&mine).people[0].clone();
    assert_eq!((ann.name.as_str(), ann.town.as_str()), ("Ann Lee", "Lyon"));
}

#[test]
fn the_findings_of_an_import_have_the_names_that_the_window_gives_them() {
    let folder = TestFolder::new();
    let table = folder.table("con.csv", &VALID_BOARD.replace("Ann,16", "Ann,16*"));
    for run in [
        topboard(["import", &table]),
        topboard(["import", &table, "--out", &folder.name("mine.topboard")]),
        topboard(["import", &table, "--into", &folder.name("mine.topboard")]),
    ] {
        assert!(run.out.contains("\nPlease check\n"), "{run:#?}");
        assert!(!run.out.contains("Worth a look"), "{run:#?}");
    }
}

#[test]
fn the_manual_prints_its_pages() {
    let list = topboard(["manual"]).exits_with(0).out;
    assert!(list.lines().any(|line| line.starts_with("drawing ") && line.ends_with("Drawing boards")), "{list}");
    assert!(topboard(["manual", "drawing"]).exits_with(0).out.starts_with("# Drawing boards\n"));
    let page = topboard(["manual", "rounds"]).exits_with(0).out;
    assert!(page.contains("\nPicture: ") && !page.contains(".png"), "{page}");
    let refused = topboard(["manual", "drawin"]).exits_with(2).err;
    assert!(refused.contains("There is no page of the manual “drawin”. Did you mean “drawing”?"), "{refused}");
}
