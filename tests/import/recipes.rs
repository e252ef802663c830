//! What a director points out in a file becomes a recipe, and the file is read by it. Each cell has a role.

use topboard::book::{Book, CellAddress, CellEntry, Ending, Power, SeatColumn};
use topboard::import::{
    AssignError, CellRole, CellRoles, ImportedFile, LineKind, PartChoice, ReadError, Recipe, SheetAddress,
    SheetsOfFile, TablesInFile, results_by_recipe, results_of_sheets,
};

const PLAYERS: [&str; 7] = ["Ann Lee", "Ben Orr", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Gus Kay"];
const COUNTS: [u16; 7] = [10, 8, 6, 4, 3, 2, 1];

fn file(text: &str) -> SheetsOfFile {
    SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap()
}

fn at(cell: &str) -> SheetAddress {
    let (column, row) = cell.split_at(1);
    let column = u32::from(column.as_bytes()[0] - b'A');
    SheetAddress::new(row.parse::<u32>().unwrap() - 1, column)
}

fn assign(file: &SheetsOfFile, recipe: &Recipe, cell: &str, choice: PartChoice) -> Result<Recipe, AssignError> {
    TablesInFile::new(file, recipe.clone()).assign(file, 0, at(cell), LineKind::Column, choice)
}

fn choice_at(file: &SheetsOfFile, recipe: &Recipe, cell: &str) -> Option<PartChoice> {
    TablesInFile::new(file, recipe.clone()).choice_at(file, 0, at(cell))
}

/// The recipe after a director has pointed out the parts at these cells.
fn point_out(file: &SheetsOfFile, recipe: &Recipe, parts: &[(&str, PartChoice)]) -> Recipe {
    parts.iter().fold(recipe.clone(), |recipe, (cell, choice)| assign(file, &recipe, cell, *choice).unwrap())
}

/// A board of the seven powers below these headings. The counts add up to 31 if `short`.
fn board(headings: &str, short: bool) -> String {
    let row = |power: Power| {
        let index = power.index();
        let count = COUNTS[index] - if short && index == 0 { 3 } else { 0 };
        format!("{power},{},{count}\n", PLAYERS[index])
    };
    format!("{headings}\n{}", Power::ALL.map(row).concat())
}

fn read(file: &SheetsOfFile, recipe: &Recipe) -> ImportedFile {
    results_by_recipe(file, recipe).unwrap_or_else(|error| panic!("{error}\n{recipe}"))
}

/// The boards as “A: Ann Lee 10, Ben Orr 8 …”.
fn boards(book: &Book) -> Vec<String> {
    let seat = |seat: &topboard::book::Seat| format!("{} {}", book.name_of(seat.player), seat.centres);
    let boards = book.boards().map(|(_, board)| {
        let seats: Vec<String> = board.seats.values().map(seat).collect();
        format!("{}: {}", board.name, seats.join(", "))
    });
    boards.collect()
}

const ALL_SEATS: &str = "Ann Lee 10, Ben Orr 8, Cid Fox 6, Dan Ray 4, Eve Sun 3, Flo Day 2, Gus Kay 1";

#[test]
fn a_refused_file_is_read_when_its_columns_are_pointed_out() {
    let file = file(&board("Qa,Qb,Qc", true));
    assert!(matches!(results_of_sheets(&file), Err(ReadError::NothingRecognised { .. })));
    let recipe = point_out(
        &file,
        &Recipe::default(),
        &[("A3", PartChoice::Power), ("B3", PartChoice::Player), ("C3", PartChoice::Centres)],
    );
    let import = read(&file, &recipe);
    assert_eq!(boards(&import.book), [format!("A: {}", ALL_SEATS.replacen("10", "7", 1))]);
    assert!(recipe.to_string().contains(r#"columns = [["Qa", "{power}"], ["Qb", "{player}"], ["Qc", "{centres}"]]"#));
    assert_eq!(Recipe::parse(&recipe.to_string()).unwrap(), recipe);
}

#[test]
fn what_is_pointed_out_at_one_board_is_true_at_the_others() {
    // The boards have no headings.
    let two = format!("Quux 1\n{}\nQuux 2\n{}", board("", true).trim_start(), board("", true).trim_start());
    let two = file(&two);
    let recipe = point_out(&two, &Recipe::default(), &[("A3", PartChoice::Power), ("B3", PartChoice::Player)]);
    let recipe = point_out(&two, &recipe, &[("C3", PartChoice::Centres), ("A1", PartChoice::Board)]);
    let seats = ALL_SEATS.replacen("10", "7", 1);
    assert_eq!(boards(&read(&two, &recipe).book), [format!("1: {seats}"), format!("2: {seats}")], "{recipe}");
}

#[test]
fn another_column_can_be_the_centres() {
    let rows = Power::ALL.map(|power| {
        let index = power.index();
        format!("1,A,{power},{},{},{}\n", PLAYERS[index], COUNTS[6 - index], COUNTS[index])
    });
    let file = file(&format!("Round,Board,Power,Player,SC,Qc\n{}", rows.concat()));
    let recognised = results_of_sheets(&file).unwrap();
    assert_eq!(choice_at(&file, &recognised.recipe, "E3"), Some(PartChoice::Centres));
    let recipe = point_out(&file, &recognised.recipe, &[("F4", PartChoice::Centres)]);
    let import = read(&file, &recipe);
    assert_eq!(boards(&import.book), [format!("A: {ALL_SEATS}")], "{recipe}");
    assert_eq!(choice_at(&file, &recipe, "F2"), Some(PartChoice::Centres));
    assert_eq!(choice_at(&file, &recipe, "E2"), None);
    // The other column is not called “not needed”, because nobody said so.
    let roles = CellRoles::of_import(&file, &import);
    assert_eq!(roles.role(&file, 0, at("E3")), Some(CellRole::NotUnderstood));
    let recipe = point_out(&file, &recipe, &[("E4", PartChoice::NotNeeded)]);
    let import = read(&file, &recipe);
    assert_eq!(
        CellRoles::of_import(&file, &import).role(&file, 0, at("E3")),
        Some(CellRole::Part(PartChoice::NotNeeded))
    );
    assert!(import.book.unplaced_cells.is_empty());
}

#[test]
fn a_column_without_a_heading_is_found_by_the_one_before() {
    let rows = Power::ALL.map(|power| {
        let index = power.index();
        format!("1,A,{power},{},{},{}.5\n", PLAYERS[index], COUNTS[index], COUNTS[index])
    });
    let file = file(&format!("Round,Board,Power,Player,SC,\n{}", rows.concat()));
    let recognised = results_of_sheets(&file).unwrap();
    let recipe = point_out(&file, &recognised.recipe, &[("F4", PartChoice::Score)]);
    assert!(recipe.to_string().contains(r#"["after SC", "{score}"]"#), "{recipe}");
    let import = read(&file, &recipe);
    let seat = import.book.boards().next().unwrap().1.seats[Power::England].clone();
    assert_eq!((seat.centres, seat.printed_score), (CellEntry::Value(8), Some(8.5)));
    let error = assign(&file, &recipe, "F4", PartChoice::Year).unwrap_err();
    assert_eq!(error, AssignError::NoYear("column F".to_owned()));
}

#[test]
fn a_column_of_a_year_repeats_for_all_years() {
    let rows = Power::ALL.map(|power| {
        let index = power.index();
        format!("1,A,{power},{},{},{}\n", PLAYERS[index], COUNTS[index], COUNTS[index])
    });
    let file = file(&format!("Round,Board,Power,Player,Qx 1904,Qx 1905\n{}", rows.concat()));
    let recognised = results_of_sheets(&file).unwrap();
    let recipe = point_out(&file, &recognised.recipe, &[("E4", PartChoice::Year)]);
    let import = read(&file, &recipe);
    let years: Vec<u16> = import.book.boards().next().unwrap().1.charts.iter().map(|chart| chart.year.0).collect();
    assert_eq!(years, [1904, 1905], "{recipe}");
    assert_eq!(choice_at(&file, &recipe, "F3"), Some(PartChoice::Year));
}

#[test]
fn a_title_names_the_board() {
    let file =
        file(&format!("Quux A\n{}\nQuux B\n{}", board("Power,Player,SC", false), board("Power,Player,SC", false)));
    let recognised = results_of_sheets(&file).unwrap();
    assert!(TablesInFile::new(&file, recognised.recipe.clone()).is_title(0, at("A1")));
    let recipe = point_out(&file, &recognised.recipe, &[("A1", PartChoice::Board)]);
    let names: Vec<String> = read(&file, &recipe).book.boards().map(|(_, board)| board.name.clone()).collect();
    assert_eq!(names, ["A", "B"], "{recipe}");
    let error = assign(&file, &recipe, "A1", PartChoice::Centres).unwrap_err();
    assert_eq!(error, AssignError::Title("A1".to_owned()));
}

#[test]
fn boards_without_powers_are_seats_in_their_order_with_a_problem() {
    let rows: Vec<String> = PLAYERS.iter().zip(COUNTS).map(|(name, count)| format!("{name},{count}\n")).collect();
    let rows = rows.concat();
    let file = file(&format!("Qb,Qc\n{rows}Total,34\n\nQb,Qc\n{rows}"));
    let recipe = point_out(&file, &Recipe::default(), &[("A3", PartChoice::Player), ("B3", PartChoice::Centres)]);
    let recipe = recipe.toggle_powers(&file, 0);
    assert!(recipe.is_without_powers(&file, 0));
    let import = read(&file, &recipe);
    assert_eq!(boards(&import.book), [format!("A: {ALL_SEATS}"), format!("B: {ALL_SEATS}")], "{recipe}");
    assert!(import.findings.iter().any(|finding| finding.message.contains("does not say who played which power")));
    let problems = topboard::book::check_book(&import.book);
    let first =
        problems.iter().find(|problem| problem.message.contains("the powers of 7 players are not known")).unwrap();
    assert!(matches!(first.address, CellAddress::Seat(_, SeatColumn::Note)));
    assert_eq!(Recipe::parse(&recipe.to_string()).unwrap(), recipe);
    let with_powers = recipe.toggle_powers(&file, 0);
    assert!(!with_powers.is_without_powers(&file, 0) && results_by_recipe(&file, &with_powers).is_err());
}

#[test]
fn a_sheet_can_be_left_out() {
    let file = file(&board("Power,Player,SC", false));
    let recognised = results_of_sheets(&file).unwrap();
    let without = recognised.recipe.toggle_sheet(&file, 0);
    assert!(without.is_sheet_unneeded(&file, 0));
    let Err(ReadError::NothingRecognised { sheets, .. }) = results_by_recipe(&file, &without) else { panic!() };
    assert_eq!(sheets[0].reason, "the layout says that this sheet is not needed.");
    assert_eq!(boards(&read(&file, &without.toggle_sheet(&file, 0)).book), boards(&recognised.book));
}

#[test]
fn the_name_of_a_sheet_can_be_its_round() {
    let file = SheetsOfFile::read(board("Power,Player,SC", false).as_bytes(), "Saturday 3.csv").unwrap();
    let recognised = results_of_sheets(&file).unwrap();
    let recipe = recognised.recipe.round_of_sheet(&file, 0);
    assert_eq!(read(&file, &recipe).book.rounds[0].name, "3", "{recipe}");
}

#[test]
fn a_remembered_layout_fits_the_next_file_of_its_shape() {
    let first = file(&board("Qa,Qb,Qc", true));
    let parts = [("A3", PartChoice::Power), ("B3", PartChoice::Player), ("C3", PartChoice::Centres)];
    let recipe = point_out(&first, &Recipe::default(), &parts).named("ManorCon", &first);
    let recipe = Recipe::parse(&recipe.to_string()).unwrap();
    assert_eq!(recipe.name, "ManorCon");
    let next = SheetsOfFile::read(board("Qa,Qb,Qc", false).as_bytes(), "next year.csv").unwrap();
    assert!(recipe.fits(&next));
    assert_eq!(boards(&read(&next, &recipe).book), [format!("A: {ALL_SEATS}")]);
    let other = SheetsOfFile::read(board("Qa,Qd,Qc", false).as_bytes(), "other.csv").unwrap();
    assert!(!recipe.fits(&other));
}

#[test]
fn every_cell_has_a_role_and_leads_to_what_it_became() {
    let block = format!("{}Total,,34\n", board("Power,Player,SC", false));
    let text = format!("Board A\n{block}Board B\n{block}");
    let file = file(&text);
    let import = results_of_sheets(&file).unwrap();
    let roles = CellRoles::of_import(&file, &import);
    let tables = TablesInFile::new(&file, import.recipe.clone());
    let role = |cell: &str| roles.role(&file, 0, at(cell));
    assert_eq!(
        (role("A1"), role("A11")),
        (Some(CellRole::Part(PartChoice::Board)), Some(CellRole::Part(PartChoice::Board)))
    );
    assert_eq!((role("A2"), role("C2")), (Some(CellRole::Heading), Some(CellRole::Heading)));
    assert_eq!(
        (role("A3"), role("B3"), role("C3")),
        (
            Some(CellRole::Part(PartChoice::Power)),
            Some(CellRole::Part(PartChoice::Player)),
            Some(CellRole::Part(PartChoice::Centres))
        )
    );
    assert_eq!(role("C10"), Some(CellRole::Part(PartChoice::NotNeeded)));
    assert!(roles.reason(&file, 0, at("C10")).unwrap().contains("totals"));
    assert_eq!(role("D1"), None);
    let became = |cell: &str| roles.part_of_book(&file, &import, &tables, 0, at(cell));
    let england = import.book.boards().next().unwrap().0.seat(Power::England);
    assert_eq!(became("C4"), Some(CellAddress::Seat(england, SeatColumn::Centres)));
    assert_eq!(became("A4"), Some(CellAddress::Seat(england, SeatColumn::Player)), "the power leads to its seat");
    assert_eq!(became("C10"), Some(CellAddress::Board(england.board)), "the total leads to its board");
    let austria = england.board.seat(Power::Austria);
    assert_eq!(
        became("C2"),
        Some(CellAddress::Seat(austria, SeatColumn::Centres)),
        "a heading leads to the seat below"
    );
    assert_eq!(
        import.cell_sources.sheet_and_cell(&file, CellAddress::Seat(england, SeatColumn::Centres)),
        Some((0, at("C4")))
    );
}

/// A table with a row for each player, and the columns of two rounds.
fn player_rows(more_headings: &str, more: &str) -> String {
    let row = |seat: usize| {
        let (first, second) = (Power::ALL[seat], Power::ALL[(seat + 1) % 7]);
        let counts = (COUNTS[seat], COUNTS[(seat + 1) % 7]);
        format!(
            "{},{first},{},{second},{}{}\n",
            PLAYERS[seat],
            counts.0,
            counts.1,
            more.replace('#', &seat.to_string())
        )
    };
    let headings = "Player,Round 1 power,Round 1 centres,Round 2 power,Round 2 centres";
    format!("{headings}{more_headings}\n{}", (0..7).map(row).collect::<String>())
}

#[test]
fn a_score_of_all_rounds_is_not_the_score_of_each_game() {
    let file = file(&player_rows(",Punkte,Notes", ",1#,note #"));
    let is_clean = |book: &Book| {
        book.boards().count() == 2
            && book
                .boards()
                .flat_map(|(_, board)| board.seats.values())
                .all(|seat| seat.printed_score.is_none() && seat.note.is_empty() && seat.player.is_some())
    };
    let recognised = results_of_sheets(&file).unwrap();
    assert!(is_clean(&recognised.book));
    let kept = |import: &ImportedFile| -> Vec<String> {
        import.book.unplaced_cells.iter().map(|cell| cell.text.clone()).collect()
    };
    assert!(kept(&recognised).contains(&"13".to_owned()) && kept(&recognised).contains(&"note 3".to_owned()));
    // A recipe can name the columns, but they are still about no single game.
    let recipe = recognised.recipe.to_string().replace("columns = [", "columns = [[\"Punkte\", \"{score}\"], ");
    let import = read(&file, &Recipe::parse(&recipe).unwrap());
    assert!(is_clean(&import.book), "{recipe}");
    assert!(kept(&import).contains(&"13".to_owned()));
}

#[test]
fn what_a_title_says_after_the_name_is_read_in_every_table() {
    let block = |title: &str| {
        let cells = |of: fn(usize) -> String| (0..7).map(of).collect::<Vec<_>>().join(",");
        let powers = cells(|seat| Power::ALL[seat].to_string());
        format!(
            "{title}\n,{powers}\nPlayer,{}\nSC,{}\n\n",
            cells(|seat| PLAYERS[seat].to_owned()),
            cells(|seat| COUNTS[seat].to_string())
        )
    };
    let titles = [
        "Round 1 Board A - ended 1909",
        "Round 1 Board B (1907)",
        "Round 1 Board C - abandoned",
        "Round 1 Board D,ended 1906",
        "Round 1 Board E - late",
    ];
    let import = results_of_sheets(&file(&titles.map(block).concat())).unwrap();
    let told: Vec<_> =
        import.book.boards().map(|(_, board)| (&*board.name, board.end_year.to_string(), board.ending)).collect();
    let played = |name, year: &str| (name, year.to_owned(), Ending::Played);
    assert_eq!(
        told,
        [
            played("A", "1909"),
            played("B", "1907"),
            ("C", String::new(), Ending::Abandoned),
            played("D", "1906"),
            played("E", "")
        ],
        "{}",
        import.recipe
    );
    let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(kept, ["Round 1 Board E - late"]);
}

#[test]
fn every_part_of_a_cell_is_entered_like_a_cell() {
    let recipe = r#"[[table]]
columns = [["Land", "{power}"], ["Who", "{last}, {first}"], ["End", "{centres} / {draw}"], ["Fell", "in {out}"]]
"#;
    let names = ["Lee", "Orr", "Fox", "Ray", "Sun", "Day", "Kay"];
    let ends = ["10* / yes", "8 / no", "6", "0 / no", "0 (1903) / no", "6 / maybe", "4 / no"];
    let years = ["", "", "", "in 1904", "in 1905", "", ""];
    let rows = Power::ALL.map(|power| {
        let index = power.index();
        format!("{power};{}, Ann{index};{};{}\n", names[index], ends[index], years[index])
    });
    let file = file(&format!("Land;Who;End;Fell\n{}", rows.concat()));
    let import = read(&file, &Recipe::parse(recipe).unwrap());
    let (_, board) = import.book.boards().next().unwrap();
    let austria = &board.seats[Power::Austria];
    assert_eq!((import.book.name_of(austria.player), austria.in_draw), ("Ann0 Lee", Some(true)));
    assert_eq!(board.seats[Power::England].in_draw, Some(false));
    assert_eq!(board.seats[Power::Germany].eliminated, CellEntry::parse("1904"));
    assert_eq!(board.seats[Power::Italy].eliminated, CellEntry::parse("1903"));
    let told: Vec<String> = import.findings.iter().map(ToString::to_string).collect();
    let is_told = |text: &str| told.iter().any(|told| told.contains(text));
    assert!(is_told("“10*” is read as 10, and the note of the seat keeps the mark."), "{told:#?}");
    assert_eq!(austria.note, "*");
    assert!(is_told("Italy was eliminated in 1903 according to its centres and in 1905"), "{told:#?}");
    assert!(is_told("“maybe” does not say whether Russia shared in the drawn game."), "{told:#?}");
    let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!(kept, ["6", "in 1905", "6 / maybe"]);
}

/// The recipe after a director has pointed out a block of a sheet as a board.
fn point_out_block(file: &SheetsOfFile, recipe: &Recipe, sheet: usize, first: &str, last: &str) -> Recipe {
    TablesInFile::new(file, recipe.clone()).assign_block(file, sheet, at(first), at(last)).unwrap()
}

/// A workbook in the format XML Spreadsheet 2003, with these sheets.
pub(crate) fn workbook(sheets: &[(&str, &str)]) -> SheetsOfFile {
    let cell = |text: &str| format!("<Cell><Data ss:Type=\"String\">{text}</Data></Cell>");
    let row = |line: &str| format!("<Row>{}</Row>", line.split(',').map(cell).collect::<String>());
    let rows = |text: &str| text.lines().map(row).collect::<String>();
    let sheet = |(name, text): &(&str, &str)| {
        format!("<Worksheet ss:Name=\"{name}\"><Table>{}</Table></Worksheet>", rows(text))
    };
    let text = format!(
        "<?xml version=\"1.0\"?><?mso-application progid=\"Excel.Sheet\"?>\
         <Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\" \
         xmlns:ss=\"urn:schemas-microsoft-com:office:spreadsheet\">{}</Workbook>",
        sheets.iter().map(sheet).collect::<String>()
    );
    SheetsOfFile::read(text.as_bytes(), "con.xml").unwrap()
}

#[test]
fn a_block_that_is_pointed_out_changes_no_other_sheet() {
    let rows = board("", false);
    let first = format!("Board A,,\nPower,Player,SC{rows}\nBoard B,,{}", rows.replace("Gus Kay", "Hal Lum"));
    let second = format!("Board A,,\nPower,Player,SC{}", rows.replace("Gus Kay", "Ian May"));
    let file = workbook(&[("Round 1", &first), ("Round 2", &second)]);
    let recognised = results_of_sheets(&file).unwrap();
    let recipe = point_out_block(&file, &recognised.recipe, 0, "A12", "C18");
    let import = read(&file, &recipe);
    let expected = |board: &str, last: &str| format!("{board}: {}", ALL_SEATS.replace("Gus Kay", last));
    let all = [expected("A", "Gus Kay"), expected("B", "Hal Lum"), expected("A", "Ian May")];
    assert_eq!(boards(&import.book), all, "{recipe}");
    let rounds: Vec<&str> = import.book.rounds.iter().map(|round| round.name.as_str()).collect();
    assert_eq!((rounds, import.book.unplaced_cells.len()), (vec!["1", "2"], 0), "{recipe}");
    let roles = CellRoles::of_import(&file, &import);
    assert_eq!([0, 1].map(|sheet| roles.role(&file, sheet, at("B2"))), [Some(CellRole::Heading); 2]);
    assert_eq!(Recipe::parse(&recipe.to_string()).unwrap(), recipe);
    assert_eq!(point_out_block(&file, &recipe, 0, "A12", "C18"), recipe, "the block is read already");
    // A sheet with a board is needed.
    let without = recipe.toggle_sheet(&file, 0);
    assert_eq!(point_out_block(&file, &without, 0, "A12", "C18"), recipe);
}

#[test]
fn headings_in_unknown_words_are_headings_when_a_board_is_pointed_out() {
    let rows = board("", true);
    let text = format!("Quux A,,\nQa,Qb,Qc{rows}\nQuux B,,\nQa,Qb,Qc{rows}\nQuux C,,{rows}");
    let file = file(&text);
    let recipe = point_out_block(&file, &Recipe::default(), 0, "A3", "C9");
    let import = read(&file, &recipe);
    assert_eq!(import.book.boards().count(), 3, "{recipe}");
    let roles = CellRoles::of_import(&file, &import);
    for cell in ["A2", "B2", "C2", "A12", "C12"] {
        assert_eq!(roles.role(&file, 0, at(cell)), Some(CellRole::Heading), "{cell} {recipe}");
    }
}

#[test]
fn a_block_completes_a_table_of_which_columns_were_pointed_out() {
    let rows = board("", true).replace('\n', ",x\n");
    let file = file(&format!("1,,{rows}"));
    let recipe = point_out(&file, &Recipe::default(), &[("A2", PartChoice::Power), ("B2", PartChoice::Player)]);
    let recipe = point_out(&file, &recipe, &[("D2", PartChoice::Board)]);
    let recipe = point_out_block(&file, &recipe, 0, "A2", "C8");
    let text = recipe.to_string();
    for column in [r#"["column B", "{player}"]"#, r#"["column C", "{centres}"]"#, r#"["column D", "{board}"]"#] {
        assert!(text.contains(column), "{recipe}");
    }
}

#[test]
fn a_block_in_other_columns_than_the_boards_with_headings_has_a_table_of_its_own() {
    let rows = Power::ALL.map(|power| {
        let index = power.index();
        format!("{power},{},{}\n", COUNTS[index], PLAYERS[index])
    });
    let text = format!("Board A,,\n{}\nBoard B,,\n{}", board("Power,Player,SC", false), rows.concat());
    let file = file(&text);
    let recognised = results_of_sheets(&file).unwrap();
    let recipe = point_out_block(&file, &recognised.recipe, 0, "A12", "C18");
    let import = read(&file, &recipe);
    assert_eq!(boards(&import.book), ["A", "B"].map(|board| format!("{board}: {ALL_SEATS}")), "{recipe}");
    assert_eq!(import.book.unplaced_cells, [], "{recipe}");
}

#[test]
fn pointing_out_a_block_of_a_published_file_loses_nothing_that_was_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data");
    let mut pointed_out = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().display().to_string();
        let Ok(bytes) = std::fs::read(&path) else { continue };
        let Ok(file) = SheetsOfFile::read(&bytes, &name) else { continue };
        let Ok(recognised) = results_of_sheets(&file) else { continue };
        if file.is_own_workbook() {
            continue;
        }
        // Its names and counts, and the last row of its counts.
        let described = |import: &ImportedFile| {
            let book = &import.book;
            let charts =
                |board: &topboard::book::Board| board.charts.iter().map(|chart| format!("{chart:?}")).collect();
            let boards = book.boards().zip(boards(book));
            let all = boards.map(|((at, board), text)| (book.board_label(at), text, charts(board)));
            all.collect::<Vec<(String, String, Vec<String>)>>()
        };
        let before = described(&recognised);
        for (at, _) in recognised.book.boards().take(3) {
            let cell = |power: Power| {
                let seat = CellAddress::Seat(at.seat(power), SeatColumn::Player);
                recognised.cell_sources.sheet_and_cell(&file, seat)
            };
            let cells: Vec<_> = Power::ALL.into_iter().filter_map(cell).collect();
            let Some((sheet, _)) = cells.first().copied() else { continue };
            let rows = || cells.iter().map(|(_, at)| at.row);
            let columns = || cells.iter().map(|(_, at)| at.column);
            let first = SheetAddress::new(rows().min().unwrap(), columns().min().unwrap().saturating_sub(4));
            let last = SheetAddress::new(rows().max().unwrap(), columns().max().unwrap() + 4);
            let tables = TablesInFile::new(&file, recognised.recipe.clone());
            let Ok(recipe) = tables.assign_block(&file, sheet, first, last) else { continue };
            pointed_out += 1;
            let after = described(&read(&file, &recipe));
            for board in &before {
                assert!(after.contains(board), "{name} {first}:{last} {board:?}\n{recipe}\n{after:#?}");
            }
        }
    }
    assert!(pointed_out > 10, "{pointed_out}");
}

/// The tables of a file as the window shows them, after it was read without a recipe.
fn recognised(file: &SheetsOfFile) -> Recipe {
    results_of_sheets(file).unwrap().recipe
}

#[test]
fn a_correction_keeps_what_only_an_explanation_reads() {
    // Powers with remarks, and letters for headings.
    for headings in ["Board,Power,Player,SC,Qc", "B,P,N,C,Qc"] {
        let row = |power: Power| {
            let index = power.index();
            format!("A,{power} (of {}),{},4,{}\n", &power.name()[..3], PLAYERS[index], COUNTS[index])
        };
        let file = file(&format!("{headings}\n{}", Power::ALL.map(row).concat()));
        let recipe = recognised(&file);
        assert_eq!(choice_at(&file, &recipe, "B3"), Some(PartChoice::Power), "{recipe}");
        assert_eq!(choice_at(&file, &recipe, "C3"), Some(PartChoice::Player), "{recipe}");
        let recipe = point_out(&file, &recipe, &[("E4", PartChoice::Centres), ("D4", PartChoice::NotNeeded)]);
        let import = read(&file, &recipe);
        assert_eq!(boards(&import.book), [format!("A: {ALL_SEATS}")], "{headings}: {recipe}");
        let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(kept, Power::ALL.map(|power| format!("{power} (of {})", &power.name()[..3])), "{headings}");
        let roles = CellRoles::of_import(&file, &import);
        assert_eq!(roles.role(&file, 0, at("D3")), Some(CellRole::Part(PartChoice::NotNeeded)), "{headings}");
        // The layout is kept as a file, too.
        let again = Recipe::parse(&recipe.to_string()).unwrap();
        assert_eq!(read(&file, &again).book, import.book);
    }
}

#[test]
fn a_correction_of_one_explained_sheet_keeps_the_games_of_another() {
    // Powers with remarks are read by an explanation only. A row for each field is nothing that a layout of an explanation says.
    let row = |power: Power| {
        let index = power.index();
        format!("A,{power} (of {}),{},4,{}\n", &power.name()[..3], PLAYERS[index], COUNTS[index])
    };
    let list = format!("Board,Power,Player,SC,Qc\n{}", Power::ALL.map(row).concat());
    let counts = COUNTS.map(|count| count.to_string()).join(",");
    let powers = Power::ALL.map(|power| power.to_string()).join(",");
    let others = PLAYERS.map(|name| format!("{name}man"));
    let grid = format!("Board B,{powers}\nPlayer,{}\nSC,{counts}\n", others.join(","));
    let file = workbook(&[("Friday", &list), ("Saturday", &grid)]);
    let recipe = point_out(&file, &recognised(&file), &[("E4", PartChoice::Centres), ("D4", PartChoice::NotNeeded)]);
    let import = read(&file, &recipe);
    let on_grid: Vec<String> = others.iter().zip(COUNTS).map(|(name, count)| format!("{name} {count}")).collect();
    assert_eq!(boards(&import.book), [format!("A: {ALL_SEATS}"), format!("B: {}", on_grid.join(", "))], "{recipe}");
}

#[test]
fn the_players_of_explained_blocks_can_be_another_column() {
    // Two columns of names, of which the wrong one is read first, below powers with remarks.
    let row = |power: Power| {
        let index = power.index();
        format!("{power} (x),Team {},{},{}\n", index % 2, PLAYERS[index], COUNTS[index])
    };
    let file = file(&format!("Board A\nPower,Player,Who,SC\n{}", Power::ALL.map(row).concat()));
    let recipe = point_out(&file, &recognised(&file), &[("C4", PartChoice::Player), ("B4", PartChoice::NotNeeded)]);
    assert_eq!(boards(&read(&file, &recipe).book), [format!("A: {ALL_SEATS}")], "{recipe}");
}
