//! Several habits of directors on one sheet, which are explained together.

use std::fmt::Write as _;

use topboard::book::{Book, Power};
use topboard::import::{ImportedFile, Recipe, SheetsOfFile, results_by_recipe, results_of_sheets};

const COUNTS: [u16; 7] = [10, 8, 6, 4, 3, 2, 1];

fn player(board: usize, power: Power) -> String {
    let first = ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"][power.index()];
    format!("{first} {}", ["Lee", "Orr"][board])
}

/// The count of a power in a round. The second round turns the counts by one power.
fn count(round: usize, power: Power) -> u16 {
    COUNTS[(power.index() + round) % COUNTS.len()]
}

/// The seats that must come out: round, board, power, player and count.
fn expected(rounds: usize) -> Vec<(usize, usize, Power, String, u16)> {
    let boards = (0..rounds).flat_map(|round| (0..2).map(move |board| (round, board)));
    let seats =
        |(round, board)| Power::ALL.map(|power| (round, board, power, player(board, power), count(round, power)));
    boards.flat_map(seats).collect()
}

fn seats(book: &Book) -> Vec<(usize, usize, Power, String, u16)> {
    let mut seats = Vec::new();
    for (round, of_round) in book.rounds.iter().enumerate() {
        for (board, of_board) in of_round.boards.iter().enumerate() {
            for (power, seat) in of_board.seats.iter() {
                let name = book.people.iter().find(|person| Some(person.id) == seat.player);
                let count = seat.centres.get().unwrap_or(99);
                seats.push((round, board, power, name.map(|person| person.name.clone()).unwrap_or_default(), count));
            }
        }
    }
    seats
}

fn read(text: &str) -> ImportedFile {
    let file = SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap();
    let import = results_of_sheets(&file).unwrap_or_else(|error| panic!("{error}\n{text}"));
    // The layout in a file gives the same book.
    let recipe = Recipe::parse(&import.recipe.to_string()).unwrap();
    assert_eq!(results_by_recipe(&file, &recipe).unwrap().book, import.book, "{recipe}");
    import
}

fn assert_read(text: &str, rounds: usize) -> ImportedFile {
    let import = read(text);
    assert_eq!(seats(&import.book), expected(rounds), "{text}");
    import
}

fn row(cells: &[String]) -> String {
    format!("{}\n", cells.join(","))
}

#[test]
fn letters_are_headings_of_games_under_rounds() {
    let mut text = "N,R1 B,R1 P,R1 C,R2 B,R2 P,R2 C\n".to_owned();
    for board in 0..2 {
        for power in Power::ALL {
            let game = |round| format!("{},{power},{}", ["A", "B"][board], count(round, power));
            text += &row(&[player(board, power), game(0), game(1)]);
        }
    }
    let import = assert_read(&text, 2);
    let told = import.findings.iter().any(|finding| finding.message.contains("the headings are letters"));
    assert!(told, "{:?}", import.findings);
}

#[test]
fn a_letter_for_a_heading_may_be_the_name_of_a_board_below_it() {
    let mut text = ",Round 1,,,Round 2,,\nN,B,P,C,B,P,C\n".to_owned();
    for board in 0..2 {
        for power in Power::ALL {
            let game = |round| format!("{},{power},{}", ["B", "A"][board], count(round, power));
            text += &row(&[player(board, power), game(0), game(1)]);
        }
    }
    assert_read(&text, 2);
}

#[test]
fn dates_above_games_are_rounds() {
    let mut text = ",2023-05-19,,,2023-05-20,,\nPlayer,Board,Power,SC,Board,Power,SC\n".to_owned();
    for board in 0..2 {
        for power in Power::ALL {
            let game = |round| format!("{},{power},{}", ["A", "B"][board], count(round, power));
            text += &row(&[player(board, power), game(0), game(1)]);
        }
    }
    assert_read(&text, 2);
}

#[test]
fn dates_are_rounds_of_grids_with_a_row_for_each_field() {
    let mut text = String::new();
    for round in 0..2 {
        writeln!(text, "2023-05-{}", 19 + round).unwrap();
        for board in 0..2 {
            let cells = |of: &dyn Fn(Power) -> String| Power::ALL.map(of).join(",");
            writeln!(text, "Board {}\n,{}", ["A", "B"][board], cells(&|power| power.name().to_owned())).unwrap();
            writeln!(text, "Player,{}", cells(&|power| player(board, power))).unwrap();
            writeln!(text, "SC,{}\n,", cells(&|power| count(round, power).to_string())).unwrap();
        }
    }
    assert_read(&text, 2);
}

#[test]
fn a_name_with_its_count_in_brackets_stands_below_its_board() {
    let mut text = String::new();
    for round in 0..2 {
        writeln!(text, "ROUND {},,\n,Board A,Board B", round + 1).unwrap();
        for power in Power::ALL {
            let cell = |board| format!("{} ({})", player(board, power), count(round, power));
            text += &row(&[power.name().to_owned(), cell(0), cell(1)]);
        }
    }
    assert_read(&text, 2);
}

#[test]
fn a_count_stands_where_the_row_of_a_player_meets_the_column_of_a_power() {
    let mut text = String::new();
    for board in 0..2 {
        writeln!(text, "Board {},{}", ["A", "B"][board], Power::ALL.map(Power::name).join(",")).unwrap();
        for power in Power::ALL.into_iter().rev() {
            let cell = |other: Power| if other == power { count(0, power).to_string() } else { String::new() };
            writeln!(text, "{},{}", player(board, power), Power::ALL.map(cell).join(",")).unwrap();
        }
        text += ",,,,,,,\n";
    }
    assert_read(&text, 1);
}

#[test]
fn the_nationality_beside_the_power_is_no_power() {
    let mut text = "Round,Board,Player,Country,Power,SC\n".to_owned();
    for (round, board, power, name, count) in expected(1) {
        let nation = ["Austria", "Italy", "Wales", "France"][(power.index() + board) % 4];
        writeln!(text, "{},{},{name},{nation},{power},{count}", round + 1, ["A", "B"][board]).unwrap();
    }
    let import = assert_read(&text, 1);
    assert!(import.book.unplaced_cells.iter().any(|cell| cell.text == "Wales"), "the nationalities are kept");
}

#[test]
fn a_board_in_its_first_row_only_and_letters_for_headings() {
    let mut text = "R,B,P,N,C\n".to_owned();
    for (round, board, power, name, count) in expected(2) {
        let game =
            if power == Power::Austria { format!("{},{}", round + 1, ["A", "B"][board]) } else { ",".to_owned() };
        writeln!(text, "{game},{power},{name},{count}").unwrap();
    }
    assert_read(&text, 2);
}

#[test]
fn the_headings_that_the_window_names_are_read_in_its_languages() {
    for words in ["Brett Land Spieler Zentren", "Table Pays Joueur Centres", "Tavolo Potenza Giocatore Centri"] {
        let [board, power, name, centres] = words.split(' ').collect::<Vec<_>>()[..] else { panic!("{words}") };
        let of_round = |round| format!("R{round} {board},R{round} {power},R{round} {centres}");
        let mut text = format!("{name},{},{}\n", of_round(1), of_round(2));
        for board in 0..2 {
            for power in Power::ALL {
                let game = |round| format!("{},{power},{}", ["A", "B"][board], count(round, power));
                text += &row(&[player(board, power), game(0), game(1)]);
            }
        }
        assert_read(&text, 2);
        let round = if board == "Brett" { "Runde" } else { "Round" };
        let mut text = format!("{round},{board},{power},{name},{centres}\n");
        for (round, board, power, name, count) in expected(2) {
            writeln!(text, "{},{},{power},{name},{count}", round + 1, ["A", "B"][board]).unwrap();
        }
        assert_read(&text, 2);
    }
}

#[test]
fn a_sheet_whose_boards_are_not_known_is_still_refused() {
    // Three boards in a round, and nothing says who played with whom.
    let mut text = "Player,R1 Power,R1 SC\n".to_owned();
    for number in 0..21 {
        let power = Power::ALL[number % 7];
        writeln!(text, "Ann {},{power},{}", ["Lee", "Orr", "Poe"][number / 7], COUNTS[number % 7]).unwrap();
    }
    let file = SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap();
    assert!(results_of_sheets(&file).is_err());
}

/// A board whose rows are made for each power, with its remark.
fn remarked(headings: &str, row: impl Fn(Power, &str) -> String) -> ImportedFile {
    let name = |power: Power| format!("{} Lee", ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"][power.index()]);
    let rows = Power::ALL.map(|power| format!("{}\n", row(power, &name(power))));
    read(&format!("{headings}\n{}", rows.concat()))
}

#[test]
fn the_power_before_a_bracket_is_read_and_the_bracket_is_kept() {
    let all = remarked("Power,Player,SC", |power, name| format!("{power} (red),{name},{}", count(0, power)));
    assert_eq!(seats(&all.book), expected(1)[..7]);
    assert_eq!(all.book.unplaced_cells.len(), 7);
    let one = remarked("Power,Player,SC", |power, name| {
        let remark = if power == Power::Russia { " (Tsar)" } else { "" };
        format!("{power}{remark},{name},{}", count(0, power))
    });
    assert_eq!(seats(&one.book), expected(1)[..7]);
    let told = one.findings.iter().filter(|finding| finding.message.contains("“Russia (Tsar)” is read as the power"));
    assert_eq!(told.count(), 1, "{:?}", one.findings);
}

#[test]
fn a_bracket_that_may_be_a_name_or_a_count_is_no_remark() {
    let names = remarked("Power,SC", |power, name| format!("{power} ({name}),{}", count(0, power)));
    assert_eq!(seats(&names.book), expected(1)[..7]);
    assert_eq!(names.book.unplaced_cells.len(), 0);
    let counts = remarked("Power,Player", |power, name| format!("{power} ({}),{name}", count(0, power)));
    assert_eq!(seats(&counts.book), expected(1)[..7]);
}

#[test]
fn the_later_answer_to_a_form_is_read_also_below_letters_for_headings() {
    let mut text = "Timestamp,R,B,P,N,C\n".to_owned();
    let mut minute = 0;
    let mut answer = |round: usize, board: usize, power: Power, count: u16| {
        minute += 1;
        let name = player(board, power);
        let (hour, minute) = (minute / 60, minute % 60);
        format!("2026-05-04 1{hour}:{minute:02},{},{},{power},{name},{count}\n", round + 1, ["A", "B"][board])
    };
    for round in 0..2 {
        for board in 0..2 {
            for power in Power::ALL {
                let wrong = usize::from((round, board, power) == (0, 1, Power::Italy)) * 5;
                text += &answer(round, board, power, count(round, power) + u16::try_from(wrong).unwrap());
            }
        }
    }
    text += &answer(0, 1, Power::Italy, count(0, Power::Italy));
    let import = assert_read(&text, 2);
    let told = import.findings.iter().find(|finding| finding.message.contains("was sent again in row 30"));
    assert!(told.unwrap().message.contains("They differ: F13 is “8”, F30 is “3”."), "{:?}", import.findings);
    assert_eq!(import.book.unplaced_cells.len(), 6, "the cells of the first answer");
}

#[test]
fn a_full_name_beside_the_first_and_the_last_name_is_not_kept() {
    let mut text = "Round,Board,Power,First name,Last name,Full name,SC\n".to_owned();
    for (round, board, power, name, count) in expected(2) {
        let (first, last) = name.split_once(' ').unwrap();
        let board = ["A", "B"][board];
        writeln!(text, "{},{board},{power},{first},{last},{name},{count}", round + 1).unwrap();
    }
    let import = assert_read(&text, 2);
    assert!(import.book.unplaced_cells.is_empty(), "{:?}", import.book.unplaced_cells);
}

#[test]
fn labels_beside_their_values_are_titles_of_boards_with_letters_for_headings() {
    let mut text = String::new();
    for round in 0..2 {
        for board in 0..2 {
            writeln!(text, "Round:,{},,\nBoard:,{},,\nEnded:,1907,,\nP,N,C,", round + 1, ["A", "B"][board]).unwrap();
            for power in Power::ALL {
                writeln!(text, "{power},{},{},", player(board, power), count(round, power)).unwrap();
            }
            text += ",,,\n";
        }
    }
    let import = assert_read(&text, 2);
    let years = import.book.boards().map(|(_, board)| board.end_year.get().map(|year| year.0));
    assert!(years.into_iter().all(|year| year == Some(1907)), "{text}");
    assert!(import.book.unplaced_cells.is_empty(), "{:?}", import.book.unplaced_cells);
}

/// The seats of a board as rows, with these cells before and after each.
fn rows_of_board((round, board): (usize, usize), cells: impl Fn(Power, &str, u16) -> String) -> String {
    Power::ALL.map(|power| cells(power, &player(board, power), count(round, power)) + "\n").concat()
}

#[test]
fn rounds_in_the_titles_of_boards_are_known_by_players_who_sit_at_several() {
    let mut text = "Strasbourg Cup\n\n".to_owned();
    for (round, board) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let name = format!("{}{}", round + 1, ["A", "B"][board]);
        let rows = rows_of_board((round, board), |power, player, count| format!("{power},{player},{count}"));
        write!(text, "Partie {name},,arrêtée en 1907\nPower,Player,SC\n{rows}\n").unwrap();
    }
    let import = assert_read(&text, 2);
    let boards: Vec<String> = import.book.boards().map(|(_, board)| board.name.clone()).collect();
    assert_eq!(boards, ["A", "B", "A", "B"]);
    assert!(import.book.boards().all(|(_, board)| board.end_year.get().is_some_and(|year| year.0 == 1907)));
}

#[test]
fn rounds_between_the_rows_of_boards_are_those_of_the_boards_below() {
    let mut text = "Leeds Gamesfest\n".to_owned();
    for round in 0..2 {
        writeln!(text, "ROUND {},,,,,,,", round + 1).unwrap();
        for board in 0..2 {
            let cells = Power::ALL
                .map(|power| format!("\"{power}\n{}\n{} centres\"", player(board, power), count(round, power)));
            writeln!(text, "Board {},{}", board + 1, cells.join(",")).unwrap();
        }
    }
    assert_read(&text, 2);
}

#[test]
fn a_name_and_a_count_have_a_stroke_between_them() {
    let mut text = format!("Rd,Bd,Last yr,{}\n", Power::ALL.map(Power::name).join(","));
    for (round, board) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let cells = Power::ALL.map(|power| format!("{}/{}", player(board, power), count(round, power)));
        writeln!(text, "{},{},1909,{}", round + 1, ["A", "B"][board], cells.join(",")).unwrap();
    }
    assert_read(&text, 2);
}

#[test]
fn a_word_for_a_round_in_another_language_is_a_power_among_the_other_six() {
    let mut text = "Rd,Bd,AUS,ENG,FRA,GER,ITA,RUS,TUR\n".to_owned();
    for (round, board) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let cells = Power::ALL.map(|power| format!("{}/{}", player(board, power), count(round, power)));
        writeln!(text, "{},{},{}", round + 1, ["A", "B"][board], cells.join(",")).unwrap();
    }
    let import = assert_read(&text, 2);
    let told = import.findings.iter().find(|finding| finding.message.contains("TUR"));
    assert!(told.is_none(), "a known word is told: {told:?}");
}

#[test]
fn a_week_is_a_round_and_a_week_without_a_game_is_none() {
    let powers = Power::ALL.map(|power| format!("{power},")).join(",");
    let mut text = format!("Week,Table,Result,{powers}\n,,,{}\n", ["who,SC"; 7].join(","));
    for (round, board) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let cells = Power::ALL.map(|power| format!("{},{}", player(board, power), count(round, power)));
        writeln!(text, "{},{},survivors drew,{}", round + 1, ["A", "B"][board], cells.join(",")).unwrap();
    }
    assert_read(&text, 2);
}

#[test]
fn averages_below_the_games_of_a_power_on_its_sheet_are_no_games() {
    let mut workbook = rust_xlsxwriter::Workbook::new();
    for power in Power::ALL {
        let sheet = workbook.add_worksheet().set_name(power.name()).unwrap();
        sheet.write_row(0, 0, ["Rd", "Bd", "Player", "Dots"]).unwrap();
        for (row, (round, board)) in (1..).zip([(0, 0), (0, 1), (1, 0), (1, 1)]) {
            sheet.write_row(row, 0, [(round + 1).to_string(), ["A", "B"][board].to_owned()]).unwrap();
            sheet.write(row, 2, player(board, power)).unwrap();
            sheet.write(row, 3, count(round, power)).unwrap();
        }
        sheet.write_row(5, 2, ["Average", "4.9"]).unwrap();
    }
    let file = SheetsOfFile::read(&workbook.save_to_buffer().unwrap(), "powers.xlsx").unwrap();
    let import = results_of_sheets(&file).unwrap();
    assert_eq!(seats(&import.book), expected(2));
}

/// A text with a line for each power, and what a chat or a forum puts around its words.
#[test]
fn sentences_with_the_marks_of_chats_are_read() {
    let told: [fn(&str, &str, u16) -> String; 4] = [
        |power, player, count| format!("* :flag: **{power}**: `@{player}` - {count} SC"),
        |power, player, count| format!("> {power} : {player}, {count} centres"),
        |power, player, count| format!("{power}:  {player:<20} ......  {count}"),
        |power, player, count| format!("[01/02/2026, 18:0{}] Meg TD: {player} ({power}) {count}", count % 10),
    ];
    for told in told {
        let mut text = "Dear all,\nhere are the results of our two rounds, have fun with them!\n\n".to_owned();
        for (round, board) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            writeln!(text, "Round {}, Board {}", round + 1, ["A", "B"][board]).unwrap();
            for power in Power::ALL {
                text += &(told(power.name(), &player(board, power), count(round, power)) + "\n");
            }
            text += "\n";
        }
        assert_read(&text, 2);
    }
}

#[test]
fn a_letter_for_centres_stands_behind_the_count() {
    let mut text = "Joueur,Ronde 1,Ronde 2,Total\n".to_owned();
    for board in 0..2 {
        for power in Power::ALL {
            let cells = [0, 1].map(|round| format!("T{} {power} {} c.", board + 1, count(round, power)));
            let total = count(0, power) + count(1, power);
            writeln!(text, "{},{},{total}", player(board, power), cells.join(",")).unwrap();
        }
    }
    text += "Hal Ude,exempt,abs.,0\n";
    assert_read(&text, 2);
}

#[test]
fn a_column_of_evenings_has_the_rounds() {
    let mut text = "Spielabend,Tisch,Land,Spieler/in,VZ\n".to_owned();
    for (round, board) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let place = format!("2026-0{}-09,{}", round + 1, board + 1);
        text += &rows_of_board((round, board), |power, player, count| format!("{place},{power},{player},{count}"));
    }
    assert_read(&text, 2);
}

#[test]
fn a_slip_in_the_name_of_a_power_and_in_the_brackets_of_counts_is_mended_and_told() {
    let mut text = "Runde,Tisch,Österreich,England,Frankriech,Deutschland,Italien,Russland,Türkei\n".to_owned();
    for round in 0..2 {
        for board in 0..2 {
            let cell = |power: Power| match (round, board, power) {
                (0, 0, Power::Germany) => format!("{}({})", player(board, power), count(round, power)),
                (1, 1, Power::Russia) => format!("{} ({}", player(board, power), count(round, power)),
                _ => format!("{} ({})", player(board, power), count(round, power)),
            };
            let game = [format!("{}. Runde", round + 1), format!("Tisch {}", board + 1)];
            text += &row(&game.into_iter().chain(Power::ALL.map(cell)).collect::<Vec<_>>());
        }
    }
    let import = assert_read(&text, 2);
    let told = "some names of powers are misspelt. This is read: “Frankriech” as France.";
    assert!(import.findings.iter().any(|finding| finding.message.starts_with(told)), "{:?}", import.findings);
}

#[test]
fn headings_and_powers_may_be_abbreviated_by_their_first_letters() {
    let powers = ["Öst.", "Eng.", "Frankr.", "Deu.", "Ital.", "Russl.", "Türk."];
    let mut text = "Spieler,T1 Tisch,Land,Zent.,T2 Tisch,Land,Zent.\n".to_owned();
    for board in 0..2 {
        for power in Power::ALL {
            let game = |round| format!("{},{},{}", board + 1, powers[power.index()], count(round, power));
            text += &row(&[player(board, power), game(0), game(1)]);
        }
    }
    assert_read(&text, 2);
}

#[test]
fn labels_with_values_name_boards_without_colons_too() {
    let mut text = String::new();
    for round in 0..2 {
        for board in 0..2 {
            let _ = writeln!(text, "Ronda,{},Mesa,{}\nPaís,Jugador,CS", round + 1, board + 1);
            for power in Power::ALL {
                let _ = writeln!(text, "{power},{},{}", player(board, power), count(round, power));
            }
            text.push('\n');
        }
    }
    assert_read(&text, 2);
}

#[test]
fn a_city_above_the_rows_of_a_round_names_it() {
    let mut text = "Étape,Table,Pays,Joueur,Centres\n".to_owned();
    for round in 0..2 {
        for board in 0..2 {
            for power in Power::ALL {
                let is_first = power == Power::Austria;
                let city = if is_first && board == 0 { ["Metz", "Nantes"][round] } else { "" };
                let table = if is_first { ["1", "2"][board] } else { "" };
                let _ = writeln!(text, "{city},{table},{power},{},{}", player(board, power), count(round, power));
            }
        }
    }
    assert_read(&text, 2);
}

#[test]
fn counts_may_be_corrected_by_an_arrow_and_written_with_other_digits() {
    let mut text = "Board,Power,Player,SC\n".to_owned();
    for board in 0..2 {
        for power in Power::ALL {
            let count = match (board, count(0, power)) {
                (0, 8) => "9 → 8".to_owned(),
                (1, 6) => "６".to_owned(),
                (_, count) => count.to_string(),
            };
            let name = if board == 0 { "A" } else { "B" };
            // Somebody wrote the letters of some rows small.
            let name = if power == Power::Italy { name.to_lowercase() } else { name.to_owned() };
            let _ = writeln!(text, "{name},{power},{},{count}", player(board, power));
        }
    }
    let import = assert_read(&text, 1);
    let england = &import.book.rounds[0].boards[0].seats[Power::England];
    assert!(england.note.contains("9 → 8"), "{}", england.note);
}

#[test]
fn the_name_above_a_table_is_that_of_all_its_rows() {
    for label in ["Name:,Ann Lee", "Name: Ann Lee"] {
        let text = format!("{label}\n\nRound,Board,Power,SC\n1,A,Austria,10\n2,A,Italy,4\n");
        let import = read(&text);
        let names: Vec<&str> = import.book.people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Ann Lee"], "{label}");
        let seat = |round: usize, power: Power| import.book.rounds[round].boards[0].seats[power].player;
        assert!(seat(0, Power::Austria).is_some() && seat(1, Power::Italy).is_some(), "{label}");
    }
}
