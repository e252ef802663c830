//! What the program reads and writes: previews, printed figures that differ, files that it refuses.

use super::{TestFolder, VALID_BOARD, command, data, topboard};
use std::fs;
use std::process::Command;

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
