//! Tables that use the page in two dimensions: beside each other, without headings, with titles in their lines, and tabs for boards.

use crate::recipes::workbook;
use topboard::book::{Book, Power};
use topboard::import::{ImportedFile, SheetsOfFile, read_results, results_of_sheets};

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
const COUNTS: [[u16; 7]; 3] = [[10, 8, 6, 4, 3, 2, 1], [0, 12, 5, 5, 5, 3, 4], [7, 0, 9, 6, 6, 6, 0]];
const FIRST: [&str; 7] = ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"];
const FAMILY: [&str; 3] = ["Lee", "Orr", "Sun"];

/// The player of a power on one of three boards.
fn player(board: usize, power: usize) -> String {
    format!("{} {}", FIRST[power], FAMILY[board])
}

/// A line for each power.
fn lines(line: impl Fn(usize) -> String) -> String {
    (0..POWERS.len()).map(|power| line(power) + "\n").collect()
}

fn read(text: &str) -> ImportedFile {
    read_results(text.as_bytes(), "con.csv").unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// The boards as “1 A: Ann Lee 10, Ben Lee 8 …”, with their rounds.
fn boards(book: &Book) -> Vec<String> {
    let boards = book.boards().map(|(at, board)| {
        let seats = board.seats.values().map(|seat| format!("{} {}", book.name_of(seat.player), seat.centres));
        let round = &book.rounds[at.round.0].name;
        format!("{round} {}: {}", board.name, seats.collect::<Vec<_>>().join(", "))
    });
    boards.collect()
}

/// What these boards of one round should be: each with its name and the number of its players and counts.
fn expected(round: &str, names: &[&str]) -> Vec<String> {
    let board = |(board, name): (usize, &&str)| {
        let seat = |power: usize| format!("{} {}", player(board, power), COUNTS[board][power]);
        format!("{round} {name}: {}", (0..7).map(seat).collect::<Vec<_>>().join(", "))
    };
    names.iter().enumerate().map(board).collect()
}

/// A file with these tabs.
fn tabs(tabs: &[(&str, String)]) -> SheetsOfFile {
    let tabs: Vec<(&str, &str)> = tabs.iter().map(|(name, text)| (*name, text.as_str())).collect();
    workbook(&tabs)
}

#[test]
fn powers_below_each_other_are_a_table_without_headings() {
    let board =
        |board: usize| lines(|power| format!("{},{},{}", POWERS[power], player(board, power), COUNTS[board][power]));
    let text = format!("Board 1\n{}\nBoard 2\n{}", board(0), board(1));
    let file = tabs(&[("Games", text)]);
    assert_eq!(boards(&results_of_sheets(&file).unwrap().book), expected("1", &["1", "2"]));
}

#[test]
fn tables_without_headings_stand_beside_each_other() {
    let part =
        |board: usize, power: usize| format!("{},{},{}", POWERS[power], player(board, power), COUNTS[board][power]);
    for gap in [",", ",,"] {
        let titles = format!("Board 1,,{gap}Board 2,,");
        let text = format!("{titles}\n{}", lines(|power| format!("{}{gap}{}", part(0, power), part(1, power))));
        assert_eq!(boards(&read(&text).book), expected("1", &["1", "2"]), "{text}");
    }
}

#[test]
fn powers_in_a_row_are_a_table_without_headings() {
    let row = |cell: &dyn Fn(usize) -> String| (0..7).map(cell).collect::<Vec<_>>().join(",");
    let block = |board: usize| {
        let [names, counts] = [row(&|power| player(board, power)), row(&|power| COUNTS[board][power].to_string())];
        format!("Board {},,,,,,\n{}\n{names}\n{counts}\n\n", board + 1, POWERS.join(","))
    };
    assert_eq!(boards(&read(&(block(0) + &block(1))).book), expected("1", &["1", "2"]));
}

#[test]
fn headings_in_unknown_words_are_known_by_the_cells_below_and_asked_about() {
    let text =
        format!("Qa,Qb,Qc\n{}", lines(|power| format!("{},{},{}", POWERS[power], player(0, power), COUNTS[0][power])));
    // One centre of 34 is missing.
    let import = read(&text.replace("Ann Lee,10", "Ann Lee,9"));
    assert_eq!(boards(&import.book), [expected("1", &["A"])[0].replace("Ann Lee 10", "Ann Lee 9")]);
    assert!(
        import.findings.iter().any(|finding| finding.message.contains("“Qb” as the player")),
        "{:?}",
        import.findings
    );
}

#[test]
fn boards_beside_each_other_may_have_any_name() {
    let rows = lines(|power| format!("{},{},{}", POWERS[power], player(0, power), player(1, power)));
    let book = read(&format!("Power,Harbour,Garden\n{rows}")).book;
    let names: Vec<&str> = book.boards().map(|(_, board)| board.name.as_str()).collect();
    assert_eq!(names, ["Harbour", "Garden"]);
    assert_eq!(book.name_of(book.boards().nth(1).unwrap().1.seats[Power::Italy].player), "Eve Orr");
    // A column of towns is no board, because they come again.
    let towns = lines(|power| format!("{},{},{}", POWERS[power], player(0, power), ["York", "Leeds"][power % 2]));
    let book = read(&format!("Power,Name,Place of birth\n{towns}")).book;
    assert_eq!(book.boards().count(), 1);
}

#[test]
fn a_grid_of_players_and_a_grid_of_counts_stand_beside_each_other() {
    let rows = lines(|power| {
        let [names, counts] =
            [[0, 1].map(|board| player(board, power)), [0, 1].map(|board| COUNTS[board][power].to_string())];
        format!("{},{},,{},{}", POWERS[power], names.join(","), POWERS[power], counts.join(","))
    });
    let text = format!("Round 1 - players,,,,Round 1 - centres,,\n,Board 1,Board 2,,,Board 1,Board 2\n{rows}");
    let file = tabs(&[("Games", text)]);
    assert_eq!(boards(&results_of_sheets(&file).unwrap().book), expected("1", &["1", "2"]));
}

#[test]
fn a_column_says_what_each_line_below_the_powers_holds() {
    let line = |board: usize, start: &str, cell: &dyn Fn(usize) -> String, end: &str| {
        format!("{start},{}{end}\n", (0..7).map(cell).collect::<Vec<_>>().join(","))
            .replace("BOARD", &(board + 1).to_string())
    };
    let block = |board: usize| {
        line(board, "Board BOARD,Player", &|power| player(board, power), ",")
            + &line(board, ",Centres", &|power| COUNTS[board][power].to_string(), ",34")
    };
    // Letters are powers among powers.
    for powers in [POWERS.join(","), "A,E,F,G,I,R,T".to_owned()] {
        let text = format!("Round 1,,{powers},Total\n{}{}", block(0), block(1));
        let book = read(&text).book;
        assert_eq!(boards(&book), expected("1", &["1", "2"]), "{text}");
    }
}

#[test]
fn a_card_has_its_player_above_the_headings() {
    let game = |round: usize, power: usize| {
        format!("{round},A,{},{}", POWERS[(power + round - 1) % 7], COUNTS[round - 1][(power + round - 1) % 7])
    };
    let headings = "Round,Board,Power,Centres";
    let pairs = [[0, 1], [2, 3], [4, 5]].map(|[left, right]| {
        let [one, two] = [1, 2].map(|round| format!("{},,{}\n", game(round, left), game(round, right)));
        format!("{},,,,,{},,,\n{headings},,{headings}\n{one}{two}\n", player(0, left), player(0, right))
    });
    let last = format!("{},,,\n{headings}\n{}\n{}\n", player(0, 6), game(1, 6), game(2, 6));
    let book = read(&(pairs.concat() + &last)).book;
    assert_eq!(boards(&book)[0], expected("1", &["A"])[0]);
    assert_eq!(book.people.len(), 7);
    assert_eq!(book.boards().count(), 2);
}

#[test]
fn tabs_that_name_boards_are_no_rounds() {
    let board =
        |board: usize| lines(|power| format!("{},{},{}", POWERS[power], player(board, power), COUNTS[board][power]));
    let text = |at: usize| format!("Power,Player,SC\n{}", board(at));
    let file = tabs(&[("Table 1", text(0)), ("Table 2", text(1)), ("Table 3", text(2))]);
    let import = results_of_sheets(&file).unwrap();
    assert_eq!(boards(&import.book), expected("1", &["1", "2", "3"]));
    assert!(import.findings.iter().any(|finding| finding.message.contains("nobody plays on two of them")));
    // Who plays on two of them plays in two rounds.
    let again = tabs(&[("Table 1", text(0)), ("Table 2", text(0))]);
    assert_eq!(results_of_sheets(&again).unwrap().book.rounds.len(), 2);
    // A title in each tab names the board.
    let named = |at: usize, name: &str| format!("Board {name}\n{}", text(at));
    let file = tabs(&[("Metternich", named(0, "Metternich")), ("Talleyrand", named(1, "Talleyrand"))]);
    assert_eq!(boards(&results_of_sheets(&file).unwrap().book), expected("1", &["Metternich", "Talleyrand"]));
}

#[test]
fn numbers_of_players_stand_below_several_headings() {
    let list = lines(|power| format!("{},{},{}", power + 101, FIRST[power], FAMILY[0]));
    for (number, heading) in [("No.", "Player no."), ("N.º", "N.º jogador"), ("Nr", "Spelare nr")] {
        let rows = lines(|power| format!("1,1,{},{},{}", power + 101, POWERS[power], COUNTS[0][power]));
        let list = format!("{number},First name,Surname\n{list}");
        let file = tabs(&[("Players", list), ("Results", format!("Round,Board,{heading},Power,SC\n{rows}"))]);
        assert_eq!(boards(&results_of_sheets(&file).unwrap().book), expected("1", &["1"]), "{heading}");
    }
}

#[test]
fn a_cross_table_has_the_round_and_the_board_in_its_cells() {
    for cell in ["ROUND.BOARD = COUNT", "ROUNDBOARD COUNT", "ROUND/BOARD: COUNT"] {
        let name = |board: usize| {
            if cell.contains('.') || cell.contains('/') {
                (board + 1).to_string()
            } else {
                ["A", "B"][board].to_owned()
            }
        };
        let row = |board: usize, power: usize| {
            let text = cell
                .replace("ROUND", "1")
                .replace("BOARD", &name(board))
                .replace("COUNT", &COUNTS[board][power].to_string());
            let cells = (0..7).map(|at| if at == power { text.as_str() } else { "" });
            format!("{},{}\n", player(board, power), cells.collect::<Vec<_>>().join(","))
        };
        let rows: String = (0..2)
            .flat_map(|board| (0..7).map(move |power| (board, power)))
            .map(|(board, power)| row(board, power))
            .collect();
        let text = format!("Player,{}\n{rows}", POWERS.join(","));
        assert_eq!(boards(&read(&text).book), expected("1", &[&name(0), &name(1)]), "{text}");
    }
}

#[test]
fn rounds_above_boards_are_titles() {
    let rows = lines(|power| {
        let played = format!("{},{},{},{}", player(0, power), COUNTS[0][power], player(1, power), COUNTS[1][power]);
        format!("{},{played},{},{}", POWERS[power], player(1, (power + 1) % 7), player(0, (power + 2) % 7))
    });
    let text = format!(",Round 1,,,,Round 2,\n,Board 1,,Board 2,,Board 1,Board 2\n{rows}");
    let book = read(&text).book;
    assert_eq!(boards(&book)[..2], expected("1", &["1", "2"])[..]);
    assert_eq!(book.rounds.iter().map(|round| round.boards.len()).collect::<Vec<_>>(), [2, 2], "{text}");
}

#[test]
fn players_and_counts_take_turns_below_powers() {
    let row = |cell: &dyn Fn(usize) -> String| (0..7).map(cell).collect::<Vec<_>>().join(",");
    let block = |board: usize| {
        let [names, counts] = [row(&|power| player(board, power)), row(&|power| COUNTS[board][power].to_string())];
        format!("Board {},{names},\nCentres,{counts},34\n", board + 1)
    };
    let text = format!("ROUND 1,{},Total\n{}{}", POWERS.join(","), block(0), block(1));
    assert_eq!(boards(&read(&text).book), expected("1", &["1", "2"]), "{text}");
}

#[test]
fn charts_with_a_year_in_each_line_stand_beside_and_below_each_other() {
    let row = |start: &str, board: usize, cell: &dyn Fn(usize, usize) -> String| {
        let cells = (0..7).map(|power| cell(board, power)).collect::<Vec<_>>();
        format!("{start},{}", cells.join(","))
    };
    let counts = |first: &str, year: usize| {
        let count = |board: usize, power: usize| match COUNTS[board][power] {
            0 if year > 1901 => "†".to_owned(),
            count if year == 1903 => format!("{count}*"),
            count => count.to_string(),
        };
        [0, 1].map(|board| row(first, board, &count)).join(",,")
    };
    let short = ["Aus", "Eng", "Fra", "Ger", "Ita", "Rus", "Tur"];
    let chart = |round: usize| {
        let heads = ["Board 1", "Board 2"].map(|board| format!("{board},{}", short.join(","))).join(",,");
        let names = [0, 1].map(|board| row("", board, &player)).join(",,");
        let years = (1901..=1903).map(|year| counts(&year.to_string(), year)).collect::<Vec<_>>().join("\n");
        format!("Round {round}\n{heads}\n{names}\n{years}\n\n")
    };
    let book = read(&(chart(1) + &chart(2))).book;
    assert_eq!(book.rounds.iter().map(|round| round.boards.len()).collect::<Vec<_>>(), [2, 2]);
    for (at, board) in book.boards() {
        assert_eq!(board.charts.iter().map(|chart| chart.year.0).collect::<Vec<_>>(), [1901, 1902, 1903]);
        let last = board.charts.last().unwrap();
        for (power, seat) in board.seats.iter() {
            assert_eq!(book.name_of(seat.player), player(at.board.0, power.index()));
            assert_eq!(last.centres[power].get(), Some(COUNTS[at.board.0][power.index()]));
        }
    }
}

#[test]
fn a_power_above_the_headings_is_that_of_all_rows() {
    let table = |power: usize| {
        let rows = [0, 1].map(|board| format!("1,{},{},{}\n", board + 1, player(board, power), COUNTS[board][power]));
        format!("{},,,\nRound,Board,Player,Centres\n{}\n", POWERS[power].to_uppercase(), rows.concat())
    };
    let text: String = (0..7).map(table).collect();
    assert_eq!(boards(&read(&text).book), expected("1", &["1", "2"]), "{text}");
}

#[test]
fn the_final_is_a_round_beside_rounds() {
    let rows = lines(|power| {
        let game = |round: usize| format!("{} {}", POWERS[(power + round) % 7], COUNTS[round][(power + round) % 7]);
        format!("{},{},{},{}", player(0, power), game(0), game(1), game(2))
    });
    let book = read(&format!("Player,Round 1,Round 2,Final\n{rows}")).book;
    assert_eq!(book.rounds.iter().map(|round| round.name.as_str()).collect::<Vec<_>>(), ["1", "2", "Final"]);
}

/// The round stands above the powers, and the counts have no heading.
#[test]
fn a_round_in_the_corner_is_that_of_the_boards_beside_it() {
    let rows = lines(|power| {
        let seat = |board: usize| format!("{},{}", player(board, power), COUNTS[board][power]);
        format!("{},{},{}", POWERS[power], seat(0), seat(1))
    });
    let text = format!("ROUND 1,Board A,,Board B,\n{rows}");
    assert_eq!(boards(&read(&text).book), expected("1", &["A", "B"]), "{text}");
}

#[test]
fn long_dashes_part_a_power_from_its_player_and_count() {
    let rows = |board: usize| {
        lines(|power| format!("{} — {} — {}", POWERS[power], player(board, power), COUNTS[board][power]))
    };
    let text = format!("Board A\n{}\nBoard B\n{}", rows(0), rows(1));
    assert_eq!(boards(&read(&text).book), expected("1", &["A", "B"]), "{text}");
}

#[test]
fn names_on_the_internet_are_names_below_a_word_for_players() {
    let row = |power: usize| format!("{},wolf7{power},{}", POWERS[power], COUNTS[0][power]);
    let across = [0, 1].map(|line| {
        let cells = lines(|power| row(power).split(',').nth(line + 1).unwrap().to_owned());
        format!("{},{}", ["Player", "Centres"][line], cells.lines().collect::<Vec<_>>().join(","))
    });
    let text = format!("Board A\n,{}\n{}\n", POWERS.join(","), across.join("\n"));
    let book = read(&text).book;
    assert_eq!(book.people.iter().filter(|person| person.name.starts_with("wolf7")).count(), 7, "{text}");
}

#[test]
fn a_round_in_brackets_behind_each_heading_is_the_round() {
    let headings = |round: usize| format!("Masa (runda {round}),Țara (runda {round}),Centre (runda {round})");
    let rows = lines(|power| {
        let other = (power + 1) % 7;
        let games = [(power, 0), (other, 1)].map(|(of, board)| format!("1,{},{}", POWERS[of], COUNTS[board][of]));
        format!("{},{}", player(0, power), games.join(","))
    });
    let book = read(&format!("Jucător,{},{}\n{rows}", headings(1), headings(2))).book;
    let names: Vec<&str> = book.rounds.iter().map(|round| round.name.as_str()).collect();
    assert_eq!((names, book.boards().count()), (vec!["1", "2"], 2));
}

#[test]
fn headings_of_games_and_of_places_may_be_numbers_alone() {
    // “1/1” is the first round at the first board.
    let row = |board: usize, power: usize| {
        let game = format!("{} {}", POWERS[power], COUNTS[board][power]);
        format!("{},{}\n", player(board, power), if board == 0 { format!("{game},") } else { format!(",{game}") })
    };
    let rows = [0, 1].map(|board| [0, 1, 2, 3, 4, 5, 6].map(|power| row(board, power)).concat()).concat();
    assert_eq!(boards(&read(&format!("Player,1/1,1/2\n{rows}")).book), expected("1", &["1", "2"]));
    // The seats of a board in the order of their places.
    let seat = |board: usize, of: usize| format!(",{} {} {}", POWERS[of], player(board, of), COUNTS[board][of]);
    let seats = |board: usize| [0, 1, 2, 3, 4, 5, 6].map(|of| seat(board, of)).concat();
    let text = format!("Round,Board,1,2,3,4,5,6,7\n1,1{}\n1,2{}\n", seats(0), seats(1));
    let file = tabs(&[("Games", text)]);
    assert_eq!(boards(&results_of_sheets(&file).unwrap().book), expected("1", &["1", "2"]));
}

#[test]
fn counts_stand_below_the_names_of_boards_that_another_tab_seats() {
    let seats = |board: usize| (0..7).map(|power| format!(",{}", player(board, power))).collect::<Vec<_>>().concat();
    let seating = format!("Round,Board,{}\n1,Red{}\n1,Blue{}\n", POWERS.join(","), seats(0), seats(1));
    let counts = lines(|power| format!("{},{},{}", POWERS[power], COUNTS[0][power], COUNTS[1][power]));
    for names in ["Red,Blue", "Board Red,Board Blue"] {
        let scores = format!("Round 1,{names}\n{counts}check,34,34\n");
        let file = tabs(&[("Seating", seating.clone()), ("Scores", scores)]);
        assert_eq!(boards(&results_of_sheets(&file).unwrap().book), expected("1", &["Red", "Blue"]), "{names}");
    }
    // The numbers of boards that follow each other.
    let file = tabs(&[("Games", format!("Round 2,1,2\n{counts}"))]);
    let import = results_of_sheets(&file).unwrap();
    let names: Vec<&str> = import.book.boards().map(|(_, board)| board.name.as_str()).collect();
    assert_eq!((import.book.rounds[0].name.as_str(), names), ("2", vec!["1", "2"]));
}

#[test]
fn a_blank_line_may_stand_between_the_years_and_the_powers() {
    let row = |power: usize| format!("{},{},3,{}", POWERS[power], player(0, power), COUNTS[0][power]);
    let import = read(&format!("Board 1\n,,1901,1902\n\n{}", lines(row)));
    let board = &import.book.rounds[0].boards[0];
    let years: Vec<u16> = board.charts.iter().map(|chart| chart.year.0).collect();
    let last = Power::ALL.map(|power| board.charts[1].centres[power].get());
    assert_eq!((years, last), (vec![1901, 1902], COUNTS[0].map(Some)), "{:?}", import.findings);
}

#[test]
fn two_tables_may_tell_the_same_games_and_are_asked_about_where_they_differ() {
    let line = |board: usize| {
        let seats = (0..7).map(|power| format!(",{},{}", player(board, power), COUNTS[board][power]));
        format!("{}{}\n", board + 1, seats.collect::<Vec<_>>().concat())
    };
    let by_board = format!("Board,{}\n{}{}", POWERS.map(|power| format!("{power},")).join(","), line(0), line(1));
    let by_player = |change: u16| {
        let row = |board: usize, power: usize| {
            let change = if board == 0 && power < 2 { change } else { 0 };
            let count = if power == 0 { COUNTS[board][power] - change } else { COUNTS[board][power] + change };
            format!("{},{},{},{count}\n", player(board, power), board + 1, POWERS[power])
        };
        let rows = |board: usize| [6, 0, 1, 2, 3, 4, 5].map(|power| row(board, power)).concat();
        format!("Player,Board,Power,Centres\n{}{}", rows(1), rows(0))
    };
    let asked = |change: u16| {
        let import = read(&format!("By board\n{by_board}\nBy player\n{}", by_player(change)));
        assert_eq!(boards(&import.book), expected("1", &["1", "2"]));
        let told = import.findings.iter().filter(|finding| finding.message.contains("Two tables tell this game"));
        told.map(|finding| finding.message.clone()).collect::<Vec<_>>()
    };
    assert!(asked(0).is_empty());
    let told = asked(1);
    assert!(told.len() == 2 && told[0].starts_with("board 1, Austria: “10” in C3 or “9” in D"), "{told:?}");
}

#[test]
fn a_poster_has_the_powers_of_a_board_in_two_rows() {
    let poster = |title: &str, board: usize| {
        let block = |powers: &[usize]| {
            let row =
                |cell: &dyn Fn(usize) -> String| powers.iter().map(|power| cell(*power)).collect::<Vec<_>>().join(",,");
            let powers = row(&|power| POWERS[power].to_uppercase());
            let counts = row(&|power| format!("{} centres", COUNTS[board][power]));
            format!("{powers}\n{}\n{counts}\n\n", row(&|power| player(board, power)))
        };
        format!("{title}\n{}{}", block(&[0, 1, 2, 3]), block(&[4, 5, 6]))
    };
    for title in ["Board", "Table"] {
        let text = format!("{}{}", poster(&format!("{title} Red"), 0), poster(&format!("{title} Blue"), 1));
        let import = results_of_sheets(&tabs(&[("Posters", text)])).unwrap();
        let read: Vec<String> =
            boards(&import.book).iter().map(|board| board.split_once(' ').unwrap().1.to_owned()).collect();
        let wanted: Vec<String> =
            expected("1", &["Red", "Blue"]).iter().map(|board| board.split_once(' ').unwrap().1.to_owned()).collect();
        assert_eq!(read, wanted, "{title}");
    }
}

#[test]
fn numbers_below_powers_are_players_of_a_list_where_another_tab_has_the_counts() {
    let entrants = (0..21).map(|number| format!("{},Orr{number},Ann\n", number + 1)).collect::<Vec<_>>().concat();
    // The players of each board are 1, 4, 7 … and 2, 5, 8 …, of whom nobody plays all rounds.
    let numbers = |first: usize| (0..7).map(|power| format!(",{}", power * 3 + first)).collect::<Vec<_>>().concat();
    let counts = |board: usize| COUNTS[board].map(|count| format!(",{count}")).concat();
    let headings = POWERS.join(",");
    let draw = format!("Round,Board,{headings}\n1,1{}\n1,2{}\n,bye:,3 and 6\n", numbers(1), numbers(2));
    let results = format!("Round,Board,{headings},Total\n1,1{},34\n1,2{},34\n", counts(0), counts(1));
    for heading in ["N.", "No"] {
        let list = format!("{heading},Last name,First name\n{entrants}");
        let file = tabs(&[("Entrants", list), ("Draw", draw.clone()), ("Results", results.clone())]);
        let book = results_of_sheets(&file).unwrap().book;
        let board = |first: usize| {
            let seat = |power: usize| format!("Ann Orr{} {}", power * 3 + first - 1, COUNTS[first - 1][power]);
            format!("1 {first}: {}", (0..7).map(seat).collect::<Vec<_>>().join(", "))
        };
        assert_eq!(boards(&book), [board(1), board(2)], "{heading}");
    }
}

#[test]
fn a_large_tab_about_other_things_is_no_reason_to_refuse_the_boards() {
    let other = (0..120).map(|line| format!("Room {line},{} chairs,booked\n", line % 9)).collect::<Vec<_>>().concat();
    let counts = lines(|power| format!("{},{},{}", POWERS[power], COUNTS[0][power], COUNTS[1][power]));
    let file = tabs(&[("Rooms", other), ("Games", format!("Round 1,Red,Blue\n{counts}"))]);
    let import = results_of_sheets(&file).unwrap();
    let names: Vec<&str> = import.book.boards().map(|(_, board)| board.name.as_str()).collect();
    assert_eq!(names, ["Red", "Blue"]);
}
