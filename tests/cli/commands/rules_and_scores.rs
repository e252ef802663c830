//! What the program prints of systems, rules and scores.

use super::{TestFolder, VALID_BOARD, data, topboard};
use serde_json::Value;
use std::fs;
use topboard::book::{Board, BoardRef, Book, CellEntry, Edit, Power, Round, SeatField};

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
        "place  player                 round 1   round 2   round 3  total",
        "    1  Cyrille Sevin            45.53  ×½ 19.21     44.72  99.85",
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
    assert!(run.out.contains("    1  Cyrille Sevin            45.53  ×½ 19.21     44.72  99.85"), "{}", run.out);
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
fn what_a_player_needs_in_the_running_round_is_said_in_words_and_as_json() {
    let folder = TestFolder::new();
    let path = folder.0.path().join("con.topboard");
    let mut book = Book::default();
    book.event.rules = "EuroDipCon 4".into();
    for name in ["1", "2"] {
        book.rounds.push(Round { name: name.into(), boards: vec![Board::new("B")], ..Round::default() });
    }
    let names = ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"];
    for ((power, name), count) in Power::ALL.into_iter().zip(names).zip([11, 9, 6, 4, 2, 1, 1]) {
        for round in 0..2 {
            book.apply(book.edit_to_seat(BoardRef::new(round, 0).seat(power), name)).unwrap();
        }
        let seat = BoardRef::new(0, 0).seat(power);
        book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(count)))).unwrap();
    }
    topboard::store::save_book(&path, &book).unwrap();
    let file = path.display().to_string();
    let run = topboard(["explain", &file, "--player", "ben", "--needs"]).exits_with(0);
    assert!(run.out.contains("first place: Ben is first after Round 2 for certain with a "), "{}", run.out);
    assert!(run.out.contains("on B") && run.out.contains("top board: "), "{}", run.out);
    let json = topboard(["explain", &file, "--player", "Ben", "--needs", "--json"]).exits_with(0).json();
    assert_eq!(json[0]["goal"], "first place");
    assert!(!json[0]["answer"].as_array().unwrap().is_empty());
    topboard(["explain", &file, "--needs"]).exits_with(2);
}
