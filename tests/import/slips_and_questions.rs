//! Sheets with a slip in a cell, or of which two readings are as good: what is read, what is asked, and what is left.

use topboard::book::{Board, Power};
use topboard::import::{FindingEffect, ImportedFile, read_results};

const COUNTS: [u16; 7] = [10, 8, 6, 4, 3, 2, 1];

/// The rows of two boards, each as a line of a list.
fn list(headings: &str, row: impl Fn(&str, Power, &str, u16) -> String) -> String {
    let mut lines = vec![headings.to_owned()];
    for (board, family) in [("1", "Lee"), ("2", "Orr")] {
        for (power, count) in Power::ALL.into_iter().zip(COUNTS) {
            let name = format!("{} {family}", ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"][power.index()]);
            lines.push(row(board, power, &name, count));
        }
    }
    lines.join("\n")
}

fn read(text: &str) -> ImportedFile {
    read_results(text.as_bytes(), "con.csv").unwrap()
}

/// Whether each board has its players and counts.
fn is_whole(import: &ImportedFile) -> bool {
    let is_right = |board: &Board, power: Power| {
        let seat = &board.seats[power];
        let name = import.book.name_of(seat.player);
        let first = ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"][power.index()];
        name.starts_with(first) && seat.centres.get() == Some(COUNTS[power.index()])
    };
    import.book.boards().count() == 2
        && import.book.boards().all(|(_, board)| Power::ALL.into_iter().all(|power| is_right(board, power)))
}

fn asked(import: &ImportedFile) -> Vec<&str> {
    let asked = import.findings.iter().filter(|finding| finding.effect == FindingEffect::Asked);
    asked.map(|finding| finding.message.as_str()).collect()
}

#[test]
fn misread_letters_of_a_name_are_mended_and_told() {
    let rows = list("Board,Power,Player,SC", |board, power, name, count| {
        format!("{board},{power},{},{count}", name.replace("Cid Lee", "Cid MÃ¼ller"))
    });
    let import = read(&rows);
    assert!(is_whole(&import), "{:?}", import.book);
    assert!(import.book.people.iter().any(|person| person.name == "Cid Müller"), "{:?}", import.book.people);
    let told = "“Cid MÃ¼ller” is read as Cid Müller: another program had misread its letters.";
    assert!(import.findings.iter().any(|finding| finding.message.contains(told)), "{:?}", import.findings);
}

#[test]
fn a_row_that_a_slip_puts_on_another_board_is_read_among_its_own_and_asked_about() {
    let rows = list("Board,Power,Player,SC", |board, power, name, count| {
        let is_slip = board == "1" && power == Power::Germany;
        format!("{},{power},{name},{count}", if is_slip { "2" } else { board })
    });
    let import = read(&rows);
    assert!(is_whole(&import), "{:?}", import.book);
    assert!(asked(&import).iter().any(|message| message.contains("stands among the rows of board 1")), "{import:?}");
    // At the end of the rows of its board.
    let rows = list("Board,Power,Player,SC", |board, power, name, count| {
        let is_slip = board == "1" && power == Power::Turkey;
        format!("{},{power},{name},{count}", if is_slip { "2" } else { board })
    });
    assert!(is_whole(&read(&rows)));
}

#[test]
fn a_power_that_comes_twice_is_the_missing_one_where_the_order_says_so() {
    let row = |board: &str, power: Power, name: &str, count: u16, slip: (Power, Power)| {
        let written = if board == "2" && power == slip.0 { slip.1 } else { power };
        format!("{board},{written},{name},{count}")
    };
    let import = read(&list("Board,Power,Player,SC", |board, power, name, count| {
        row(board, power, name, count, (Power::Italy, Power::Austria))
    }));
    assert!(is_whole(&import), "{:?}", import.book);
    assert!(asked(&import).iter().any(|message| message.contains("two rows for “Austria” and none for Italy")));
    // Without an order nothing says which of the two rows is wrong.
    let text = "Board,Power,Player,SC\n1,Italy,Ann,5\n1,Turkey,Ben,5\n1,France,Cid,4\n1,Italy,Dan,10\n1,Russia,Eve,7\n\
                1,England,Flo,0\n1,Germany,Gus,3\n";
    let import = read(text);
    let board = import.book.boards().next().unwrap().1;
    assert_eq!(board.seats[Power::Austria].player, None);
}

#[test]
fn a_name_in_the_column_of_powers_is_exchanged_with_the_power_beside_it() {
    let import = read(&list("Board,Power,Player,SC", |board, power, name, count| match power {
        Power::Germany if board == "1" => format!("{board},{name},{power},{count}"),
        _ => format!("{board},{power},{name},{count}"),
    }));
    assert!(is_whole(&import), "{:?}", import.book);
    assert!(import.findings.iter().any(|finding| finding.message.contains("as if they were exchanged")));
}

#[test]
fn of_two_columns_with_one_word_the_last_is_read_and_the_other_is_the_question() {
    let mut others = [9u16, 9, 6, 4, 3, 2, 1].into_iter().cycle();
    let other: Vec<u16> = others.by_ref().take(14).collect();
    let place = |board: &str, power: Power| usize::from(board == "2") * 7 + power.index();
    let import = read(&list("Board,Power,Player,SC,SC", |board, power, name, count| {
        format!("{board},{power},{name},{},{count}", other[place(board, power)])
    }));
    assert!(is_whole(&import), "{:?}", import.book);
    assert!(asked(&import).iter().any(|message| message.contains("“10” in E2 or “9” in D2?")), "{:?}", asked(&import));
    // Where the sums decide, nothing is asked.
    let import = read(&list("Board,Power,Player,SC,SC", |board, power, name, count| {
        format!("{board},{power},{name},{count},{}", if power == Power::Austria { 1 } else { count })
    }));
    assert!(is_whole(&import), "{:?}", import.book);
    assert!(!asked(&import).iter().any(|message| message.contains(" or “")), "{:?}", asked(&import));
}

#[test]
fn a_count_after_each_year_in_one_cell_is_a_chart() {
    let import = read(&list("Board,Power,Player,SC by year", |board, power, name, count| {
        let start = if power == Power::Russia { 4 } else { 3 };
        format!("{board},{power},{name},{start}-{start}-{count}")
    }));
    let years = |board: &Board| board.charts.iter().map(|chart| chart.year.0).collect::<Vec<_>>();
    assert!(import.book.boards().all(|(_, board)| years(board).last() == Some(&1902)), "{:?}", import.book);
    assert!(asked(&import).iter().any(|message| message.contains("Nothing names the years")));
}

#[test]
fn the_counts_of_all_boards_may_stand_in_a_table_beside_the_list() {
    let rows = list("Board,Power,Player", |board, power, name, _| format!("{board},{power},{name}"));
    let beside = |(number, row): (usize, &str)| match number {
        0 => format!("{row},,,Centres,Board 1,Board 2"),
        1..=7 => format!("{row},,,{},{},{}", Power::ALL[number - 1], COUNTS[number - 1], COUNTS[number - 1]),
        _ => row.to_owned(),
    };
    let text: Vec<String> = rows.lines().enumerate().map(beside).collect();
    let import = read(&text.join("\n"));
    assert!(is_whole(&import), "{:?}", import.book);
}

#[test]
fn rounds_with_a_power_and_a_count_are_no_scores_of_standings() {
    let mut lines = vec!["Player,R1,R2".to_owned()];
    for (number, power) in Power::ALL.into_iter().enumerate() {
        let next = Power::ALL[(number + 1) % 7];
        let count = |power: Power| COUNTS[power.index()];
        let name = ["Ann", "Ben", "Cid", "Dan", "Eve", "Flo", "Gus"][number];
        lines.push(format!("{name} Lee,{power} {},{next} {}", count(power), count(next)));
    }
    lines.push("Hal Orr,bye,bye".to_owned());
    let import = read(&lines.join("\n"));
    assert_eq!((import.book.rounds.len(), import.book.boards().count()), (2, 2), "{:?}", import.findings);
    assert!(import.book.published_standings.is_empty());
}

#[test]
fn corrected_counts_in_a_column_beside_are_read_and_asked_about() {
    let import = read(&list("Board,Power,Player,SC,Corrected SC", |board, power, name, count| match power {
        Power::Austria if board == "1" => format!("{board},{power},{name},{},{count}", count - 1),
        Power::England if board == "1" => format!("{board},{power},{name},{},{count}", count + 1),
        _ => format!("{board},{power},{name},{count},"),
    }));
    assert!(is_whole(&import), "{:?}", import.book);
    assert!(asked(&import).iter().any(|message| message.contains("the column of corrected counts is read")));
}

#[test]
fn of_two_rows_of_a_power_the_one_with_centres_is_read() {
    let import = read(&list("Board,Power,Player,SC,Status", |board, power, name, count| match power {
        Power::Germany if board == "1" => {
            format!("{board},{power},Zoe Fox,,withdrawn (replaced)\n{board},{power},{name},{count},played")
        }
        Power::Italy if board == "2" => format!("{board},{power},{name},{count},played\n{board},{power},Max Day,,gone"),
        _ => format!("{board},{power},{name},{count},played"),
    }));
    assert!(is_whole(&import), "{:?}", import.book);
    for (left, read) in [("Zoe Fox", "Dan"), ("Max Day", "Eve")] {
        let is_told = |message: &str| {
            message.contains(&format!("only the one with “{read}"))
                && message.contains(&format!("the row with “{left}”"))
        };
        assert!(import.findings.iter().any(|finding| is_told(&finding.message)), "{left}: {:?}", import.findings);
    }
}

#[test]
fn results_may_be_counts_with_words_about_the_end() {
    let import = read(&list("Board,Power,Player,Result", |board, power, name, count| {
        let words = match power {
            Power::Austria => format!("{count} (3-way draw)"),
            Power::Turkey if board == "2" => "1".to_owned(),
            _ => count.to_string(),
        };
        format!("{board},{power},{name},{words}")
    }));
    assert!(is_whole(&import), "{:?}", import.book);
    assert_eq!(import.book.rounds[0].boards[0].seats[Power::Austria].note, "3-way draw");
}
