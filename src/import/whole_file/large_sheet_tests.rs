//! A sheet with twice as many boards or columns makes about twice as much work. The work is the number of cells that are read,
//! so the speed of the computer does not matter.

use std::fmt::Write as _;

use crate::book::Power;
use crate::import::cells::raw_cells::{RawCell, RawValue, reads};
use crate::import::cells::sheet_address::SheetAddress;
use crate::import::reader_process::sheet_reader::SheetsOfFile;
use crate::import::{ImportedFile, results_of_sheets};

const COUNTS: [u16; 7] = [10, 8, 6, 4, 3, 2, 1];

/// The rows of a sheet, as text with semicolons.
#[derive(Default)]
struct Rows(Vec<Vec<String>>);

impl Rows {
    fn set(&mut self, row: usize, column: usize, text: impl Into<String>) {
        if self.0.len() <= row {
            self.0.resize(row + 1, Vec::new());
        }
        if self.0[row].len() <= column {
            self.0[row].resize(column + 1, String::new());
        }
        self.0[row][column] = text.into();
    }

    fn sheet(&self) -> SheetsOfFile {
        let width = self.0.iter().map(Vec::len).max().unwrap_or_default();
        let mut text = String::new();
        for row in &self.0 {
            writeln!(text, "{}{}", row.join(";"), ";".repeat(width - row.len())).unwrap();
        }
        SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap()
    }

    fn block(&mut self, (row, column): (usize, usize), board: usize, with_powers: bool) {
        self.set(row, column, format!("Board {board}"));
        let headings = if with_powers { &["Power", "Player", "SC"][..] } else { &["Player", "SC"] };
        for (at, heading) in headings.iter().enumerate() {
            self.set(row + 1, column + at, *heading);
        }
        for (seat, power) in Power::ALL.into_iter().enumerate() {
            let player = format!("Pat{board} Quin{seat}");
            let cells = [power.name().to_owned(), player, COUNTS[(seat + board) % 7].to_string()];
            for (at, text) in cells.iter().skip(usize::from(!with_powers)).enumerate() {
                self.set(row + 2 + seat, column + at, text.as_str());
            }
        }
    }
}

fn blocks_down(boards: usize) -> SheetsOfFile {
    let mut rows = Rows::default();
    for board in 0..boards {
        if board % 4 == 0 {
            rows.set(board * 12, 0, format!("Round {}", board / 4 + 1));
        }
        rows.block((board * 12 + 1, 0), board, true);
    }
    rows.sheet()
}

fn blocks_side_by_side(boards: usize) -> SheetsOfFile {
    let mut rows = Rows::default();
    (0..boards).for_each(|board| rows.block((0, board * 4), board, true));
    rows.sheet()
}

/// The powers are only at the left.
fn blocks_with_powers_once(boards: usize) -> SheetsOfFile {
    let mut rows = Rows::default();
    Power::ALL.into_iter().enumerate().for_each(|(seat, power)| rows.set(seat + 2, 0, power.name()));
    (0..boards).for_each(|board| rows.block((0, board * 3 + 1), board, false));
    rows.sheet()
}

fn powers_across(boards: usize) -> SheetsOfFile {
    let mut rows = Rows::default();
    for board in 0..boards {
        let row = board * 5;
        rows.set(row, 0, format!("Round {}, Board {board}", board / 4 + 1));
        rows.set(row + 2, 0, "Player");
        rows.set(row + 3, 0, "SC");
        for (seat, power) in Power::ALL.into_iter().enumerate() {
            rows.set(row + 1, seat + 1, power.name());
            rows.set(row + 2, seat + 1, format!("Pat{board} Quin{seat}"));
            rows.set(row + 3, seat + 1, COUNTS[(seat + board) % 7].to_string());
        }
    }
    rows.sheet()
}

/// A row for each of seven players, with three columns for each round.
fn rounds_across(rounds: usize) -> SheetsOfFile {
    let mut rows = Rows::default();
    rows.set(0, 0, "Player");
    for seat in 0..7 {
        rows.set(seat + 1, 0, format!("Pat Quin{seat}"));
        for round in 0..rounds {
            let column = 1 + round * 2;
            rows.set(0, column, format!("R{} Power", round + 1));
            rows.set(0, column + 1, format!("R{} SC", round + 1));
            let power = (seat + round) % 7;
            rows.set(seat + 1, column, Power::ALL[power].name());
            rows.set(seat + 1, column + 1, COUNTS[power].to_string());
        }
    }
    rows.sheet()
}

fn list(boards: usize, columns: usize, shift: u16) -> SheetsOfFile {
    let mut rows = Rows::default();
    for (at, heading) in ["Round", "Board", "Power", "Player", "SC"].into_iter().enumerate() {
        rows.set(0, at, heading);
    }
    (0..columns).for_each(|column| rows.set(0, column + 5, format!("Fall {}", column % 9)));
    for board in 0..boards {
        for (seat, power) in Power::ALL.into_iter().enumerate() {
            let row = board * 7 + seat + 1;
            let count = COUNTS[(seat + board) % 7] + shift;
            let cells = ["1".to_owned(), board.to_string(), power.name().to_owned(), format!("Pat{board} Quin{seat}")];
            cells.into_iter().chain([count.to_string()]).enumerate().for_each(|(at, text)| rows.set(row, at, text));
        }
    }
    rows.sheet()
}

/// The same boards on two sheets, with other counts.
fn two_lists(boards: usize) -> SheetsOfFile {
    let (mut first, mut second) = (list(boards, 0, 0), list(boards, 0, 1));
    second.sheets[0].name = "Copy".to_owned();
    first.sheets.append(&mut second.sheets);
    first
}

/// A heading that could be a power above each of many columns, and many rows in one of them.
fn wide_and_long(size: usize) -> SheetsOfFile {
    let mut rows = Rows::default();
    rows.set(0, 0, "Board");
    (0..size).for_each(|column| rows.set(0, column + 1, format!("{} {column}", Power::ALL[column % 7])));
    (1..size).for_each(|row| rows.set(row, 0, row.to_string()));
    rows.sheet()
}

#[test]
fn twice_as_many_boards_or_columns_make_twice_as_much_work() {
    type Shape = (&'static str, fn(usize) -> SheetsOfFile, usize);
    let shapes: [Shape; 8] = [
        ("blocks below each other", blocks_down, 40),
        ("blocks side by side", blocks_side_by_side, 40),
        ("powers once at the left", blocks_with_powers_once, 40),
        ("powers across", powers_across, 40),
        ("rounds across", rounds_across, 40),
        ("a list", |boards| list(boards, 0, 0), 40),
        ("many columns", |columns| list(20, columns, 0), 60),
        ("the same boards twice", two_lists, 40),
    ];
    let work = |sheets: &SheetsOfFile| {
        let before = reads();
        let import: Option<ImportedFile> = results_of_sheets(sheets).ok();
        (reads() - before, import.map(|import| import.book.boards().count()))
    };
    for (name, sheets, size) in shapes {
        let (once, boards) = work(&sheets(size));
        assert!(boards.is_some_and(|boards| boards >= 20), "{name}: {boards:?} boards");
        let (twice, _) = work(&sheets(2 * size));
        assert!(twice * 10 <= once * 25, "{name}: {once} cells are read, and {twice} of a sheet twice as large");
    }
    let (once, _) = work(&wide_and_long(200));
    let (twice, _) = work(&wide_and_long(400));
    assert!(twice * 10 <= once * 25, "a wide and long sheet: {once}, {twice}");
}

#[test]
fn the_rules_for_rows_hold_below_the_first_rows_of_a_large_sheet() {
    let boards = 700;
    let mut file = list(boards, 0, 0);
    let sheet = &mut file.sheets[0];
    let last_row = u32::try_from(boards * 7).unwrap();
    let player = SheetAddress::new(last_row, 3);
    // The last player is struck out, and the name of another one stands in the row below.
    sheet.struck_out.insert(player);
    let mut cells = sheet.cells.clone();
    cells.push(RawCell { at: SheetAddress::new(last_row + 1, 3), value: RawValue::Text("Zoe Ash"), formula: false });
    sheet.cells = cells;
    assert!(sheet.cells.len() > 20_000);
    let import = results_of_sheets(&file).unwrap();
    let (_, last) = import.book.boards().last().unwrap();
    assert_eq!(import.book.name_of(last.seats[Power::Turkey].player), "Zoe Ash");
    let kept: Vec<&str> = import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!((import.book.boards().count(), kept), (boards, vec!["Pat699 Quin6"]));
}
