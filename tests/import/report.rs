//! The report of an import: what is told of several sheets, one by one or in one line, and what is hidden in a file.

use std::fs;

use rust_xlsxwriter::Workbook;
use topboard::import::{FindingKind, ImportedFile, group_findings, read_results};

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

/// The seven rows of a board: the power, the player and the count.
type Rows = [[String; 3]; 7];

/// A board that holds together. The players of each sheet differ.
fn board(sheet: usize) -> Rows {
    let counts = [8, 7, 6, 5, 4, 3, 1];
    std::array::from_fn(|seat| [POWERS[seat].to_owned(), format!("Player {sheet}{seat}"), counts[seat].to_string()])
}

/// A workbook with a sheet “Round 1”, “Round 2” … for each board, changed by a function.
fn workbook(sheets: usize, change: impl Fn(usize, &mut Rows)) -> ImportedFile {
    let mut workbook = Workbook::new();
    for number in 1..=sheets {
        let mut rows = board(number);
        change(number, &mut rows);
        let sheet = workbook.add_worksheet().set_name(format!("Round {number}")).unwrap();
        sheet.write_row(0, 0, ["Board A"]).unwrap();
        sheet.write_row(1, 0, ["Power", "Player", "Centres"]).unwrap();
        for (row, texts) in (2..).zip(rows) {
            for (column, text) in (0..).zip(texts) {
                match text.parse::<f64>() {
                    Ok(number) => sheet.write_number(row, column, number).unwrap(),
                    Err(_) => sheet.write_string(row, column, text).unwrap(),
                };
            }
        }
    }
    read_results(&workbook.save_to_buffer().unwrap(), "con.xlsx").unwrap()
}

/// The lines of the report with warnings.
fn warnings(import: &ImportedFile) -> Vec<String> {
    let warnings = import.findings.iter().filter(|finding| finding.kind == FindingKind::Warning);
    group_findings(warnings).iter().map(ToString::to_string).collect()
}

#[test]
fn each_pair_of_joined_names_is_told() {
    let import = workbook(3, |sheet, rows| {
        let names = [["José García", "Ann Lee", "Zoë Roy"], ["Jose Garcia", "ANN LEE", "Zoe Roy"]];
        if let Some(names) = names.get(sheet - 1) {
            for (row, name) in rows.iter_mut().zip(names) {
                row[1] = (*name).to_owned();
            }
        }
    });
    let lines = warnings(&import);
    for joined in [
        "“Jose Garcia” is taken to be José García",
        "“ANN LEE” is taken to be Ann Lee",
        "“Zoe Roy” is taken to be Zoë Roy",
    ] {
        assert!(lines.iter().any(|line| line.starts_with("Round 2!") && line.contains(joined)), "{joined}: {lines:#?}");
    }
}

#[test]
fn each_pair_of_different_years_is_told_and_the_marks_are_one_line() {
    let import = workbook(3, |_, rows| {
        for row in &mut rows[..3] {
            row[2].push('*');
        }
    });
    let lines = warnings(&import);
    assert_eq!(lines.len(), 1, "{lines:#?}");
    assert!(
        lines[0].contains("and 5 more: 9 times, such as: “8*” is read as 8, and the note of the seat keeps the mark."),
        "{lines:#?}"
    );
    let seats = import.book.boards().flat_map(|(_, board)| board.seats.values());
    assert_eq!(seats.filter(|seat| seat.note == "*" && seat.centres.get().is_some()).count(), 9);

    let text = (1..=3).map(|board| {
        let rows = POWERS.iter().zip([34, 0, 0, 0, 0, 0, 0]).enumerate();
        let rows = rows.map(|(seat, (power, count))| {
            let (centres, out) = match seat {
                1 => ("0 (1904)".to_owned(), (1904 + board).to_string()),
                _ => (count.to_string(), String::new()),
            };
            format!("1,{board},{power},P {board} {seat},{centres},{out}\n")
        });
        rows.collect::<String>()
    });
    let table = format!("Round,Board,Power,Player,Centres,Out\n{}", text.collect::<String>());
    let lines = warnings(&read_results(table.as_bytes(), "con.csv").unwrap());
    for year in ["1905", "1906", "1907"] {
        assert!(lines.iter().any(|line| line.contains("1904") && line.contains(year)), "{year}: {lines:#?}");
    }
}

#[test]
fn a_mark_stays_beside_the_note_of_its_row() {
    let rows = POWERS.iter().zip([8, 7, 6, 5, 4, 3, 1]);
    let rows: Vec<String> = rows.map(|(power, count)| format!("1,A,{power},P {power},{count}*,ill")).collect();
    let rows = rows.join(
        "
",
    );
    for headings in ["Round,Board,Power,Player,Centres,Note", "Round,Board,Power,Player,Centres,Remarks"] {
        let import = read_results(format!("{headings}\n{rows}").as_bytes(), "con.csv").unwrap();
        let notes: Vec<&str> =
            import.book.boards().flat_map(|(_, board)| board.seats.values()).map(|seat| seat.note.as_str()).collect();
        assert_eq!(notes, ["*; ill"; 7], "{headings}");
    }
}

#[test]
fn each_row_without_a_power_keeps_its_place_in_one_line() {
    let import = workbook(3, |sheet, rows| rows[4][0] = ["Spain", "Norway", "Sweden"][sheet - 1].to_owned());
    let lines = warnings(&import);
    let line = lines.iter().find(|line| line.contains("is not a power")).unwrap();
    assert!(
        line.starts_with("Round 1!A7, Round 2!A7, Round 3!A7: 3 times, such as: “Spain” is not a power."),
        "{lines:#?}"
    );
}

#[test]
fn hidden_rows_and_comments_of_old_and_flat_workbooks_are_told() {
    for file in ["hidden-and-comments.xls", "hidden-and-comments.fods"] {
        let import = read_results(&fs::read(format!("tests/data/{file}")).unwrap(), file).unwrap();
        assert_eq!(import.book.boards().next().unwrap().1.centre_sum(), 34, "{file}");
        let lines = warnings(&import);
        for sentence in [
            "Round 1: row 7 is hidden",
            "Round 1: columns D, E are hidden",
            "Round 1: 2 cells have comments, which are not read: C4 “Left early, Zoë took over”, B6 “Łukasz’s place”.",
        ] {
            assert!(lines.iter().any(|line| line.starts_with(sentence)), "{file}: {sentence}: {lines:#?}");
        }
        assert!(lines.iter().all(|line| !line.starts_with("Notes: row")), "{file}: {lines:#?}");
    }
}
