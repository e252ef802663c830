//! Benchmarks of reading 154 players and five rounds: a director's workbook, the plain table, and a workbook of our
//! own.

#![allow(clippy::unwrap_used, reason = "a benchmark stops where it fails")]

use std::fmt::Write as _;
use std::hint::black_box;
use std::path::Path;

use divan::Bencher;
use rust_xlsxwriter::{Formula, Workbook};
use topboard::book::{Book, Edit, PersonColumn, Power, Round, RoundIx, SeatColumn};
use topboard::engine::Engine;
use topboard::import::pasted_block::{
    ClipboardCells, PlayersPaste, RoundPaste, RoundSheetColumn, read_players_block, read_round_block,
};
use topboard::import::year_results::read_year_results;
use topboard::import::{SheetReader, SheetsOfFile, read_results, results_of_sheets};
use topboard::input::PastePreview;
use topboard::publish::{Audience, ExportOptions, PlainOptions, write_plain_table, write_workbook};

fn main() {
    divan::main();
}

const ROUNDS: u32 = 5;
const BOARDS: u32 = 22;
const COUNTS: [u16; 7] = [11, 9, 6, 5, 3, 0, 0];

/// A sheet for each round, a block for each board, a formula for each score, and standings.
fn workbook() -> Vec<u8> {
    let player = |round: u32, board: u32, power: u32| name(((board * 7 + power + round * 31) % (BOARDS * 7)) as usize);
    let mut workbook = Workbook::new();
    for round in 0..ROUNDS {
        let sheet = workbook.add_worksheet().set_name(format!("Round {}", round + 1)).unwrap();
        sheet.write(0, 0, "A con of 154").unwrap();
        sheet.write(1, 0, format!("Round {} - games end Winter 1909", round + 1)).unwrap();
        for board in 0..BOARDS {
            let top = 3 + board * 11;
            sheet.write(top, 0, format!("Board {}", board + 1)).unwrap();
            for (column, heading) in (0..).zip(["Power", "Player", "Centres", "Out", "Score"]) {
                sheet.write(top + 1, column, heading).unwrap();
            }
            for (index, power) in (0_u32..).zip(Power::ALL) {
                let row = top + 2 + index;
                let count = COUNTS[((index + board) % 7) as usize];
                sheet.write(row, 0, power.name()).unwrap();
                sheet.write(row, 1, player(round, board, index)).unwrap();
                sheet.write(row, 2, count).unwrap();
                if count == 0 {
                    sheet.write(row, 3, 1905).unwrap();
                }
                let formula = format!("=IF(C{0}=0,0.1*(D{0}-1900),100*(C{0}^2+4*C{0}+16)/400)", row + 1);
                sheet.write_formula(row, 4, Formula::new(formula).set_result("12.345")).unwrap();
            }
            sheet.write(top + 9, 1, "Total").unwrap();
            sheet
                .write_formula(top + 9, 2, Formula::new(format!("=SUM(C{}:C{})", top + 3, top + 9)).set_result("34"))
                .unwrap();
        }
    }
    let sheet = workbook.add_worksheet().set_name("Standings").unwrap();
    for (column, heading) in (0..).zip(["Pos", "Player", "R1", "R2", "R3", "R4", "R5", "Total"]) {
        sheet.write(0, column, heading).unwrap();
    }
    for row in 1..=BOARDS * 7 {
        sheet.write(row, 0, row).unwrap();
        sheet.write(row, 1, player(0, 0, row - 1)).unwrap();
        for column in 2..8 {
            sheet.write(row, column, f64::from(row) / 7.0).unwrap();
        }
    }
    workbook.save_to_buffer().unwrap()
}

fn book(bytes: &[u8]) -> Book {
    let book = read_results(bytes, "bench.xlsx").unwrap().book;
    assert_eq!((book.people.len(), book.boards().count(), book.published_standings.len()), (154, 110, 154));
    assert!(book.unplaced_cells.is_empty());
    book
}

#[divan::bench]
fn a_directors_workbook(bencher: Bencher<'_, '_>) {
    let bytes = workbook();
    book(&bytes);
    bencher.bench(|| black_box(read_results(black_box(&bytes), "bench.xlsx").unwrap().book.people.len()));
}

/// Understanding the cells, without the reading of the file.
#[divan::bench]
fn recognition_of_a_directors_workbook(bencher: Bencher<'_, '_>) {
    let sheets = SheetsOfFile::read(&workbook(), "bench.xlsx").unwrap();
    bencher.bench(|| black_box(results_of_sheets(black_box(&sheets)).unwrap().book.people.len()));
}

#[divan::bench]
fn an_export_of_our_own(bencher: Bencher<'_, '_>) {
    let bytes = write_workbook(&Engine::new(book(&workbook())), &ExportOptions::for_director()).unwrap().bytes;
    book(&bytes);
    bencher.bench(|| black_box(read_results(black_box(&bytes), "bench.xlsx").unwrap().book.people.len()));
}

#[divan::bench]
fn the_plain_table(bencher: Bencher<'_, '_>) {
    // The rules hold back the last round, so the table for players has four.
    let options = PlainOptions { audience: Audience::Director, ..PlainOptions::default() };
    let text = write_plain_table(&Engine::new(book(&workbook())), options).unwrap().bytes;
    assert_eq!(read_results(&text, "bench.csv").unwrap().book.boards().count(), 110);
    bencher.bench(|| black_box(read_results(black_box(&text), "bench.csv").unwrap().book.people.len()));
}

/// One of 600 names.
fn name(number: usize) -> String {
    const GIVEN: [&str; 20] = [
        "Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Joe", "Kim", "Leo", "Mia", "Ned", "Ola",
        "Pia", "Quin", "Rob", "Sue", "Tom",
    ];
    const FAMILY: [&str; 30] = [
        "Adler", "Berg", "Carver", "Dahl", "Elster", "Falk", "Goff", "Haver", "Ives", "Jung", "King", "Lund", "Marsh",
        "Nash", "Orr", "Poe", "Ray", "Stone", "Thorn", "Ulm", "Voss", "Wren", "Yates", "Zander", "Abbot", "Brandt",
        "Cole", "Drake", "Egan", "Frost",
    ];
    format!("{} {}", GIVEN[number % 20], FAMILY[number / 20 % 30])
}

/// A line for each board. The time is in proportion to the lines.
#[divan::bench(args = [1_000, 2_000, 4_000])]
fn lines_with_a_board_each(bencher: Bencher<'_, '_>, lines: usize) {
    let headings: Vec<String> = Power::ALL.iter().map(|power| format!("{power},{power} SC")).collect();
    let mut rows = vec![format!("Round,Board,{}", headings.join(","))];
    for line in 0..lines {
        let seats: Vec<String> =
            COUNTS.iter().enumerate().map(|(seat, count)| format!("{},{count}", name(line * 7 + seat))).collect();
        rows.push(format!("{},{},{}", line / 10 + 1, line % 10 + 1, seats.join(",")));
    }
    let text = rows.join("\n");
    let boards = |text: &str| read_results(text.as_bytes(), "bench.csv").unwrap().book.boards().count();
    assert_eq!(boards(&text), lines);
    bencher.bench(|| black_box(boards(black_box(&text))));
}

/// One line of headings that mean nothing, and one of numbers. The time is in proportion to the columns.
#[divan::bench(args = [8_000, 16_000, 32_000])]
fn columns_that_mean_nothing(bencher: Bencher<'_, '_>, columns: usize) {
    let line = |of: fn(usize) -> String| (0..columns).map(of).collect::<Vec<String>>().join(",");
    let text = format!("{}\n{}\n", line(|at| format!("H{at}")), line(|at| (at % 35).to_string()));
    bencher.bench(|| black_box(read_results(black_box(text.as_bytes()), "bench.csv").is_ok()));
}

/// Adding the draft to an empty book.
#[divan::bench]
fn the_draft_into_a_book(bencher: Bencher<'_, '_>) {
    let import = read_results(&workbook(), "bench.xlsx").unwrap();
    bencher.bench(|| {
        let mut book = Book::default();
        book.apply(import.merge_edit(&book, topboard::import::ConflictWinner::Book)).unwrap();
        black_box(book.people.len())
    });
}

/// A list with a row for each power, as one event of a ladder. The time is in proportion to the boards.
#[divan::bench(args = [25_000, 50_000, 100_000], sample_count = 3)]
fn boards_of_one_list_for_a_ladder(bencher: Bencher<'_, '_>, boards: usize) {
    let mut text = String::from("Round,Board,Power,Player,Centres\n");
    for board in 0..boards {
        for (seat, power) in Power::ALL.into_iter().enumerate() {
            let player = (board * 7 + seat * 31) % 7_000;
            let (round, name, count) = (board / 1_000 + 1, board % 1_000 + 1, COUNTS[seat]);
            writeln!(text, "{round},{name},{power},First{player} Family{player},{count}").unwrap();
        }
    }
    let reader = SheetReader::unprotected_in_this_process();
    let read = |text: &str| {
        let lists = read_year_results(text.as_bytes(), Path::new("bench.csv"), None, &reader, &()).unwrap();
        lists.events.iter().map(|event| event.lines.len()).sum::<usize>()
    };
    assert_eq!(read(&text), 7_000.min(boards * 7));
    bencher.bench_local(|| black_box(read(black_box(&text))));
}

/// A list of players from the clipboard. Half of the names are like another.
#[divan::bench(args = [4_000, 8_000, 16_000])]
fn pasted_list_of_players(bencher: Bencher<'_, '_>, players: usize) {
    let line = |at: usize| format!("First{} Family{}\tplayer{at}@example.org\n", at % 2_000, at / 2);
    let text: String = (0..players).map(line).collect();
    let engine = Engine::new(Book::default());
    let columns = vec![Some(PersonColumn::Name), Some(PersonColumn::Note)];
    let paste = PlayersPaste { people: Vec::new(), row: 0, column: 0, columns };
    bencher.bench_local(|| {
        let read = || Some(read_players_block(&ClipboardCells::parse(black_box(&text)), &paste));
        let preview = PastePreview::read(&engine, read).unwrap();
        assert_eq!((preview.refusal(), preview.new_players().len()), (None, players));
    });
}

/// Whole boards from the clipboard, as the largest block adds them.
#[divan::bench(args = [25, 50, 100])]
fn pasted_boards(bencher: Bencher<'_, '_>, boards: usize) {
    let mut book = Book::default();
    book.apply(Edit::AddRound { position: RoundIx(0), round: Round { name: "1".into(), ..Round::default() } }).unwrap();
    let engine = Engine::new(book);
    let mut text = String::new();
    for board in 0..boards {
        writeln!(text, "Board {}\nPower\tPlayer\tCentres", board + 1).unwrap();
        for (seat, power) in Power::ALL.into_iter().enumerate() {
            writeln!(text, "{power}\tFirst{seat} Family{board}\t{}", COUNTS[seat]).unwrap();
        }
    }
    let seat_columns = [SeatColumn::Player, SeatColumn::Centres].map(RoundSheetColumn::Seat);
    let columns: Vec<RoundSheetColumn> = std::iter::once(RoundSheetColumn::Power).chain(seat_columns).collect();
    bencher.bench_local(|| {
        let (book, columns) = (engine.book(), columns.clone());
        let paste = RoundPaste { book, round: RoundIx(0), board: 0, power: Some(Power::Austria), column: 1, columns };
        let read = || Some(read_round_block(&ClipboardCells::parse(black_box(&text)), &paste));
        let preview = PastePreview::read(&engine, read).unwrap();
        assert_eq!((preview.refusal(), preview.new_players().len()), (None, boards * 7));
    });
}
