//! Sheets with a fault that costs no other row: a missing power, a wrong sum, an open quotation mark, a deleted heading.

use rust_xlsxwriter::{Formula, Workbook};
use topboard::book::{Board, Book, Ending, Power, check_book};
use topboard::import::{
    Finding, FindingEffect, FindingKind, ImportedFile, Recipe, SheetsOfFile, read_results, results_by_recipe,
};

const COUNTS: [u16; 7] = [10, 8, 6, 4, 3, 2, 1];

/// The players of a board: “Ann A”, “Ben A” …
fn player(board: char, power: Power) -> String {
    format!("{} {board}", ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"][power.index()])
}

/// The rows of a board in this pattern, in which `@` is the power, `P` the player and `#` the count. Austria has `more`.
fn rows(board: char, pattern: &str, more: u16) -> String {
    let row = |power: Power| {
        let count = COUNTS[power.index()] + if power == Power::Austria { more } else { 0 };
        let row = pattern.replace('#', &count.to_string()).replace('P', &player(board, power));
        row.replace('@', power.name()) + "\n"
    };
    Power::ALL.map(row).concat()
}

fn import(text: &str) -> ImportedFile {
    read_results(text.as_bytes(), "con.csv").unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn warnings(import: &ImportedFile) -> Vec<String> {
    import.findings.iter().filter(|f| f.kind == FindingKind::Warning).map(Finding::to_string).collect()
}

fn assert_told(import: &ImportedFile, told: &str) {
    let warnings = warnings(import);
    assert!(warnings.iter().any(|warning| warning.contains(told)), "{told}: {warnings:#?}");
}

/// The boards as “1A 34”: the round, the name, and the sum. A board without all its players has a “?”.
fn boards(book: &Book) -> Vec<String> {
    let is_seated = |board: &Board| board.seats.values().all(|seat| seat.player.is_some());
    let text = |(at, board): (topboard::book::BoardRef, &Board)| {
        let round = &book.round(at.round).unwrap().name;
        format!("{round}{} {}{}", board.name, board.centre_sum(), if is_seated(board) { "" } else { "?" })
    };
    book.boards().map(text).collect()
}

#[test]
fn a_quotation_mark_that_is_not_closed_makes_no_name_of_the_rows_below() {
    let text = format!("Round,Board,Power,Player,SC\n{}{}", rows('A', "1,A,@,P,#", 0), rows('B', "1,B,@,P,#", 0));
    let whole = import(&text);
    let open = import(&text.replacen("Ben A", "\"Ben A", 1));
    assert_eq!(open.book, whole.book);
    assert_told(&open, "row 3 has a quotation mark that is not closed.");
}

#[test]
fn a_remark_after_a_name_is_kept_if_the_name_is_elsewhere_too() {
    let text = format!(
        "Board A\nPower,Player,SC\n{}\n\nBoard B\nPower,Player,SC\n{}",
        rows('A', "@,P,#", 0),
        rows('A', "@,P,#", 0)
    );
    let import = import(&text.replacen("Ben A", "Ben A (left 1904)", 1).replacen("Cid A", "Cid A (SWE)", 1));
    assert_eq!(import.book.people.len(), 7);
    let seats = &import.book.rounds[0].boards[0].seats;
    assert_eq!((seats[Power::England].note.as_str(), seats[Power::France].note.as_str()), ("left 1904", ""));
    assert_eq!(import.book.rounds[0].boards[1].seats[Power::England].note, "");
    assert_told(
        &import,
        "“Ben A (left 1904)” is taken to be Ben A, the name in another cell. The note of the seat keeps “left 1904”.",
    );
}

#[test]
fn boards_without_headings_are_read_with_a_wrong_sum() {
    for more in [1, 5] {
        let text = format!(
            "Round 2\nBoard A\n{}\nBoard B\n{}\nBoard C\n{}",
            rows('A', "@,P,#", 0),
            rows('B', "@,P,#", more),
            rows('C', "@,P,#", 0)
        );
        assert_eq!(boards(&import(&text).book), ["2A 34", &format!("2B {}", 34 + more), "2C 34"]);
    }
    assert_eq!(boards(&import(&format!("Round 2\nBoard A\n{}", rows('A', "@,P,#", 1))).book), ["2A 35"]);
}

/// A board with the powers across.
fn across(board: char, more: u16) -> String {
    let cells = |cell: &dyn Fn(Power) -> String| Power::ALL.map(|power| format!(",{}", cell(power))).concat();
    let count = |power: Power| (COUNTS[power.index()] + if power == Power::Austria { more } else { 0 }).to_string();
    format!(
        "Board {board}\n{}\nPlayer{}\nCentres{}\n",
        cells(&|power| power.name().to_owned()),
        cells(&|power| player(board, power)),
        cells(&count)
    )
}

#[test]
fn boards_with_powers_across_are_read_with_a_wrong_sum() {
    let text = format!("Round 2\n{}\n{}\n{}", across('A', 0), across('B', 1), across('C', 0));
    assert_eq!(boards(&import(&text).book), ["2A 34", "2B 35", "2C 34"]);
    assert_eq!(boards(&import(&across('A', 1)).book), ["1A 35"]);
    let abandoned = import(&format!("{}abandoned\n\n{}", across('A', 0), across('B', 0)));
    let endings: Vec<Ending> = abandoned.book.boards().map(|(_, board)| board.ending).collect();
    assert_eq!(endings, [Ending::Abandoned, Ending::Played]);
}

/// A card for each player of a board, in this pattern. `N` is the name.
fn cards(pattern: &str) -> String {
    let card = |power: Power| {
        let count = COUNTS[power.index()].to_string();
        pattern.replace('N', &player('A', power)).replace('@', power.name()).replace('#', &count)
    };
    Power::ALL.map(card).concat()
}

#[test]
fn cards_of_players_are_read_with_a_number_a_remark_or_only_a_name() {
    for pattern in [
        "Player:,N\nRound,Board,Power,SC\n1,A,@,#\n\n",
        "7,Player: N\nRound,Board,Power,SC\n1,A,@,#\n\n",
        "7,Player:,N\n8,Round,Board,Power,SC\n9,1,A,@,#\n\n",
        "Player:,N,paid 20,thanks!\nRound,Board,Power,SC\n1,A,@,#\n\n",
        "N\nRound,Board,Power,SC\n1,A,@,#\n\n",
        "N,,\nGame,Country,Centres\nA,@,#\n,,\n",
    ] {
        let import = import(&cards(pattern));
        assert_eq!(boards(&import.book), ["1A 34"], "{pattern}: {:#?}", import.findings);
        let names: Vec<&str> = import.book.people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, Power::ALL.map(|power| player('A', power)), "{pattern}");
    }
    // A title above a list is no name of a player.
    let list = |board| rows(board, &format!("1,{board},@,#"), 0);
    let import =
        import(&format!("Saturday\nRound,Board,Power,SC\n{}\nEvening\nRound,Board,Power,SC\n{}", list('A'), list('B')));
    assert!(import.book.people.is_empty(), "{:?}", import.book.people);
}

/// A workbook with these sheets, each a CSV text.
fn workbook(sheets: &[(&str, String)]) -> Vec<u8> {
    let mut workbook = Workbook::new();
    for (name, text) in sheets {
        let sheet = workbook.add_worksheet().set_name(*name).unwrap();
        for (row, line) in (0..).zip(text.lines()) {
            for (column, cell) in (0..).zip(line.split(',').collect::<Vec<_>>()) {
                match (cell.parse::<f64>(), cell.strip_prefix('=')) {
                    (Ok(number), _) => drop(sheet.write(row, column, number).unwrap()),
                    (_, Some(_)) => drop(sheet.write(row, column, Formula::new(cell).set_result("7")).unwrap()),
                    _ if cell.is_empty() => {}
                    _ => drop(sheet.write(row, column, cell).unwrap()),
                }
            }
        }
    }
    workbook.save_to_buffer().unwrap()
}

#[test]
fn tabs_of_single_boards_name_the_round_and_the_board() {
    let table = |board| format!("Power,Player,SC\n{}", rows(board, "@,P,#", 0));
    let across = |board| across(board, 0).split_once('\n').unwrap().1.to_owned();
    let bare = |board| rows(board, "@,P,#", 0);
    let of = |sheet: &dyn Fn(char) -> String, tabs: [&str; 4]| {
        let sheets: Vec<(&str, String)> = tabs.iter().copied().zip(('K'..).map(sheet)).collect();
        let import = read_results(&workbook(&sheets), "con.xlsx").unwrap();
        (boards(&import.book), import)
    };
    for sheet in [&table as &dyn Fn(char) -> String, &across, &bare] {
        for tabs in [
            ["R1A", "R1B", "R2A", "R2B"],
            ["Round 1 Board A", "Round 1 Board B", "Round 2 Board A", "Round 2 Board B"],
            ["1A", "1B", "2A", "2B"],
            ["Sat R1A", "Sat R1B", "Sun R2A", "Sun R2B"],
            ["R1A", "R1B", "R2A", "R2B (2)"],
        ] {
            let (found, import) = of(sheet, tabs);
            assert_eq!(found, ["1A 34", "1B 34", "2A 34", "2B 34"], "{tabs:?}: {:#?}", import.findings);
            assert!(warnings(&import).is_empty(), "{:?}", warnings(&import));
        }
    }
    // The layout of such tabs fits the next ones.
    let (_, import) = of(&table, ["R1A", "R1B", "R2A", "R2B"]);
    let next = SheetsOfFile::read(&workbook(&[("R3C", table('X'))]), "next.xlsx").unwrap();
    assert_eq!(boards(&results_by_recipe(&next, &import.recipe).unwrap().book), ["3C 34"]);
}

#[test]
fn a_copied_tab_is_the_board_of_the_tab_that_was_copied() {
    let table = format!("Power,Player,SC\n{}", rows('A', "@,P,#", 0));
    let sheets = [("R1A", table.clone()), ("R1A (2)", table.replacen("Ben A,8", "Ben A,7", 1))];
    let import = read_results(&workbook(&sheets), "con.xlsx").unwrap();
    assert_eq!(boards(&import.book), ["1A 34"]);
    assert_told(
        &import,
        "Round 1, board A is on another sheet too. There, the centres of England are 8, and here they are 7.",
    );
}

#[test]
fn remarks_and_other_forms_of_names_are_no_other_people() {
    let list = "Round,Board,Power,Player,SC\n";
    let blocks = format!("Board A\nPower,Player,SC\n{}", rows('A', "@,P,#", 0));
    let plain = format!("round,board,power,player,centres\n{}{}", rows('A', "1,A,@,P,#", 0), rows('A', "2,A,@,P,#", 0));
    let twice = format!("{list}{}{}", rows('A', "1,A,@,P,#", 0), rows('A', "2,A,@,P,#", 0));
    let cards = Power::ALL
        .map(|power| format!("{}\nRound,Board,Power,SC\n1,A,{power},{}\n\n", player('A', power), COUNTS[power.index()]))
        .concat();
    for (layout, text) in [("blocks", blocks), ("plain", plain), ("list", twice), ("cards", cards)] {
        for (name, written, note) in [
            ("Ben A", "Ben A (left 1904)", "left 1904"),
            ("Ben A", "Ben A - resigned 1905", "resigned 1905"),
            ("Ben A", "Ben A (NMR)", "NMR"),
            ("Ben A", "Ben A [GM]", "GM"),
        ] {
            let import = import(&text.replacen(name, written, 1));
            let what = format!("{layout}, {written}: {:#?}", import.findings);
            assert_eq!(import.book.people.len(), 7, "{what}");
            assert!(import.book.people.iter().all(|person| person.region.is_empty()), "{what}");
            assert_eq!(
                import.book.name_of(import.book.rounds[0].boards[0].seats[Power::England].player),
                name,
                "{what}"
            );
            assert_eq!(import.book.rounds[0].boards[0].seats[Power::England].note, note, "{what}");
            assert_told(&import, &format!("The note of the seat keeps “{note}”."));
        }
        // With the usual form in another cell.
        if layout == "plain" || layout == "list" {
            let import = import(&text.replacen("Ben A", "A Ben", 1).replacen("Ben A", "\"BEN, A\"", 1));
            assert_eq!(import.book.people.len(), 7, "{layout}: {:#?}", import.findings);
        }
        let import = import(&text.replacen("Gus A", "(Gus A)", 1));
        let people: Vec<&str> = import.book.people.iter().map(|person| person.name.as_str()).collect();
        assert!(people.contains(&"Gus A") && people.len() == 7, "{layout}: {people:?}");
    }
}

#[test]
fn a_bracket_in_the_plain_table_may_tell_two_people_apart() {
    let plain = "round,board,power,player,centres\n1,A,Austria,Ann Lee (NZ),5\n1,A,England,Ann Lee,5\n";
    assert_eq!(import(plain).book.people.len(), 2);
}

#[test]
fn counts_of_a_year_beside_the_counts_at_the_end_are_no_mistake() {
    let text = format!("Board A\nPower,Player,SC 1903,SC (final)\n{}", rows('A', "@,P,Y,#", 0));
    let years = ["5", "5", "5", "5", "5", "5", "4"];
    let text = years.iter().fold(text, |text, count| text.replacen(",Y,", &format!(",{count},"), 1));
    let import = import(&text);
    assert_eq!(boards(&import.book), ["1A 34"]);
    assert_eq!(import.book.rounds[0].boards[0].charts.len(), 1);
    let problems: Vec<String> = check_book(&import.book).into_iter().map(|problem| problem.message).collect();
    assert_eq!(problems, ["the counts at the end are not those of 1903, the newest chart"]);
}

#[test]
fn a_year_that_a_chart_leaves_out_is_told() {
    let chart = |years: &str| format!("Board A\nPower,Player,{years}\n{}", rows('A', "@,P,#,#,#", 0));
    let gap = import(&chart("1901,1902,1904"));
    assert_told(&gap, "con!D3: the chart of Round 1, board A has no 1903, but years before and after.");
    assert!(!warnings(&import(&chart("1903,1904,1905"))).iter().any(|told| told.contains("the chart of")));
}

#[test]
fn a_heading_with_a_qualifier_is_understood_and_an_unknown_one_is_named() {
    for headings in ["Power,Player,SC (final)", "Nation,Name,# SC", "Power (nation),Player name:,End SCs"] {
        let import = import(&format!("Board A\n{headings}\n{}", rows('A', "@,P,#", 0)));
        assert_eq!(boards(&import.book), ["1A 34"], "{headings}");
    }
    let refused = |text: &str| read_results(text.as_bytes(), "con.csv").unwrap_err().to_string();
    let told = refused("Board,Player,Blobs,Zapped\nA,Ann,4,\nA,Ben,5,1904\n");
    assert!(told.contains("In row 1, the words “Blobs” and “Zapped” are not understood."), "{told}");
}

#[test]
fn a_recipe_that_does_not_fit_says_why() {
    let table = |centres: &str| format!("Board A\nPower,Player,{centres}\n{}", rows('A', "@,P,#", 0));
    let first = SheetsOfFile::read(&workbook(&[("Round 1", table("SCs"))]), "con.xlsx").unwrap();
    // The layout of its table, without the word that says that each sheet is explained.
    let explained = results_by_recipe(&first, &Recipe::default()).unwrap().recipe.to_string();
    let recipe = Recipe::parse(explained.trim_start_matches("explained = true\n\n")).unwrap();
    let next = |tab: &str, centres: &str| {
        let file = SheetsOfFile::read(&workbook(&[(tab, table(centres))]), "next.xlsx").unwrap();
        results_by_recipe(&file, &recipe).map(|import| boards(&import.book)).map_err(|error| error.to_string())
    };
    assert_eq!(next("Round 5", "SC"), Ok(vec!["5A 34".to_owned()]));
    let told = next("Final", "SCs").unwrap_err();
    assert!(told.contains("only on sheets named “Round {round}”. Rename the sheet in the file"), "{told}");
    let told = next("Round 5", "Blobs").unwrap_err();
    assert!(told.contains("row 2 has headings of the layout, but not “SCs”"), "{told}");
}

#[test]
fn a_total_that_somebody_typed_over_a_formula_of_an_export_is_told() {
    let standings = "Con\nStandings\n\nPlace,Player,R1,Total\n=1,Ann,=1,=1\n=2,Ben,=1,12.5\n=3,Cid,=1,=1\n".to_owned();
    let bytes = workbook(&[("Standings", standings), ("Event", "Topboard event\nName,Con\nFormat,2\n".to_owned())]);
    let import = read_results(&bytes, "con.xlsx").unwrap();
    assert_told(&import, "Standings!D6: “12.5” is typed over the formula of a total.");
    let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(kept, ["12.5"]);
}

#[test]
fn the_name_of_a_substitute_is_one_person_with_the_same_name_elsewhere() {
    let board = |round: &str, first: &str| {
        let rows = rows('A', "@;P;#", 0).replacen("Ann A", first, 1);
        format!("Round {round}\nBoard A\nPower;Player;SC\n{rows}\n")
    };
    for (one, other) in [
        ("LEE, Ann", "Hal Fox / Ann Lee"),
        ("Hal Fox / Ann Lee", "LEE, Ann"),
        ("Ann Lee", "Hal Fox / LEE, Ann"),
        ("LEE, Ann", "Hal Fox (sub: Ann Lee 1906)"),
        ("LEE, Ann", "Hal Fox / Ann Lee from 1906"),
    ] {
        let import = import(&[board("1", one), board("2", other)].concat());
        let names: Vec<&str> = import.book.people.iter().map(|person| person.name.as_str()).collect();
        assert!(names.contains(&"Ann Lee") && names.contains(&"Hal Fox"), "{one}, {other}: {names:?}");
        assert_eq!(names.len(), 8, "{one}, {other}: {names:?}");
        let with_substitute = import.book.rounds.iter().find(|round| {
            round.boards[0].seats[Power::Austria].substitutes.first().is_some_and(|substitute| {
                import.book.name_of(Some(substitute.player)) == "Ann Lee"
                    && substitute.start == if other.contains("1906") { "1906" } else { "" }
            })
        });
        assert!(with_substitute.is_some(), "{one}, {other}: {:#?}", import.book.rounds);
    }
}

#[test]
fn a_name_and_a_count_in_one_cell_below_a_power_are_two_values() {
    let row = |board: char| {
        let cell = |power: Power| format!("{} {}", player(board, power), COUNTS[power.index()]);
        format!("Game {board},{}\n", Power::ALL.map(cell).join(","))
    };
    let headings = format!("Game,{}\n", Power::ALL.map(Power::name).join(","));
    let text = [headings, row('A'), row('B')].concat();
    assert_eq!(boards(&import(&text).book), ["1A 34", "1B 34"]);
    assert_eq!(import(&text).book.people[0].name, "Ann A");
    // With an en dash or brackets it is the same.
    for (from, to) in [(" 10", " (10)"), (" 10", " - 10")] {
        let text = COUNTS.iter().fold(text.clone(), |text, count| {
            text.replace(&from.replace("10", &count.to_string()), &to.replace("10", &count.to_string()))
        });
        assert_eq!(boards(&import(&text).book), ["1A 34", "1B 34"], "{text}");
    }
}

#[test]
fn a_name_with_its_power_in_brackets_is_a_player_and_a_power() {
    for heading in ["Seat", "Player"] {
        let text = format!("Round,Board,{heading},SC\n{}{}", rows('A', "1,A,P (@),#", 0), rows('B', "1,B,P (@),#", 0));
        assert_eq!(boards(&import(&text).book), ["1A 34", "1B 34"], "{heading}");
    }
    let text = format!("Round 2\n\nBoard A\n{}\nBoard B\n{}", rows('A', "@: P - #", 0), rows('B', "@: P - #", 0));
    assert_eq!(boards(&import(&text).book), ["2A 34", "2B 34"]);
}

#[test]
fn names_that_end_in_numbers_on_a_board_without_counts_are_told() {
    let text = format!("Board A\nPower,Player\n{}", rows('A', "@,P #", 0));
    assert_told(&import(&text), "has no counts, and its names end in numbers, such as “Ann A 10”");
    let guests = format!("Board A\nPower,Player,SC\n{}", rows('A', "@,Guest #,#", 0));
    assert!(warnings(&import(&guests)).iter().all(|warning| !warning.contains("end in numbers")));
}

#[test]
fn a_score_that_no_book_can_hold_is_kept_as_text() {
    let scores = "Pos,Player,R1,Total\n1,Ann Lee,5,1e308\n2,Ben Orr,4,4\n";
    let import = import(scores);
    assert_eq!(import.book.published_standings[0].total, None);
    assert!(import.book.unplaced_cells.iter().any(|cell| cell.cell == "D2"), "{:?}", import.book.unplaced_cells);
    let mut book = Book::default();
    book.apply(import.merge_edit(&Book::default(), topboard::import::ConflictWinner::Book)).unwrap();
}

#[test]
fn a_second_sheet_with_the_same_boards_is_no_round_of_its_own() {
    const NAMES: [&str; 7] =
        ["Ada Brook", "Ben Carver", "Cleo Dorn", "Dirk Elster", "Eva Falk", "Finn Grove", "Gita Holm"];
    let counts = [10, 8, 6, 4, 3, 2, 1];
    let power = |at: usize| Power::ALL[at].name();
    let blocks = [0, 1, 2, 3, 4, 5, 6].map(|at| format!("{},{},{}\n", power(at), NAMES[at], counts[at])).concat();
    for (of_list, differences) in [(counts, 0), ([8, 10, 6, 4, 3, 2, 1], 2)] {
        // The players of the list stand in another order.
        let list = [3, 1, 0, 2, 6, 5, 4].map(|at| format!("{},1,{},{}\n", NAMES[at], power(at), of_list[at])).concat();
        let file = workbook(&[
            ("Boards", format!("Board 1,Finished 1907\n{blocks}")),
            ("All players", format!("Player,Board,Power,Centres\n{list}")),
        ]);
        let import = read_results(&file, "con.xlsx").unwrap();
        assert_eq!(boards(&import.book), ["11 34"]);
        let asked = import.findings.iter().filter(|of| of.effect == FindingEffect::Asked);
        let about_counts = asked.filter(|of| of.message.contains("is on another sheet too")).count();
        assert_eq!(about_counts, differences, "{:?}", import.findings);
    }
}

#[test]
fn the_number_of_a_player_may_stand_beside_each_power() {
    let players = [0, 1, 2, 3, 4, 5, 6].map(|at| format!("{},Ann,Lee{at}\n", 100 + at)).concat();
    let headings = Power::ALL.map(|power| format!(",{power} badge,{power} SCs")).concat();
    let seats = [0, 1, 2, 3, 4, 5, 6].map(|at| format!(",{},{}", 106 - at, [10, 8, 6, 4, 3, 2, 1][at])).concat();
    let file = workbook(&[
        ("Roster", format!("Badge,First name,Last name\n{players}")),
        ("Results", format!("Rd,Bd{headings},Ended\n1,2{seats},1909\n")),
    ]);
    let book = read_results(&file, "con.xlsx").unwrap().book;
    assert_eq!(boards(&book), ["12 34"]);
    assert_eq!(book.name_of(book.boards().next().unwrap().1.seats[Power::Austria].player), "Ann Lee6");
}
