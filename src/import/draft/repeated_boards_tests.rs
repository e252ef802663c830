//! A board on a sheet that calls itself old, and again on another sheet.

use crate::book::Power;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::results_of_sheets;

/// A sheet with these blocks: each has a title, and its number is in the names of its players.
fn sheet_of_blocks(name: &str, first_row: usize, blocks: &[(&str, usize)]) -> SheetsOfFile {
    let mut text = "Cup;;\n".repeat(first_row);
    for (title, number) in blocks {
        text.extend([title, ";;\nPower;Player;SC\n"]);
        let seats = Power::ALL.into_iter().zip([10, 8, 6, 4, 3, 2, 1]);
        text.extend(seats.map(|(power, count)| format!("{power};P{number} {power};{count}\n")));
        text.push_str(";;\n");
    }
    let mut read = SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap();
    read.sheets[0].name = name.to_owned();
    read
}

#[test]
fn a_board_that_is_read_in_place_of_an_old_one_keeps_its_position_and_the_finding_names_the_old_sheet() {
    let old = [("Round 1 Board A - ended 1906", 1), ("Round 1 Board B", 2)];
    let mut file = sheet_of_blocks("Backup", 0, &old);
    file.sheets.extend(sheet_of_blocks("Results", 30, &[("Round 1 Board A - ended 1907", 1)]).sheets);
    let import = results_of_sheets(&file).unwrap();
    let boards = &import.book.rounds[0].boards;
    assert_eq!(boards.iter().map(|board| board.name.as_str()).collect::<Vec<_>>(), ["A", "B"]);
    assert_eq!(boards[0].end_year.to_string(), "1907");
    let about_year = import.findings.iter().find(|finding| finding.message.contains("1907 is used"));
    let finding = about_year.unwrap_or_else(|| panic!("{:?}", import.findings));
    assert_eq!(finding.sheet, "Backup", "{}", finding.message);
    // The cells of the boards are known at their positions.
    for (number, sheet) in [(0, "Results"), (1, "Backup")] {
        let seat = crate::book::BoardRef::new(0, number).seat(Power::Italy);
        let address = crate::book::CellAddress::Seat(seat, crate::book::SeatColumn::Player);
        assert_eq!(import.cell_sources.find_exact(address).map(|(sheet, _)| sheet), Some(sheet));
    }
}
