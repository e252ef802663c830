//! How long and with how much memory large workbooks are read: 4,000 and 84,000 boards, one row for each power. Each is
//! read by calamine alone, and by Topboard: in a process of its own, and then understood.
//!
//! The memory is that of both processes together. It is measured on Linux only.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark prints, and stops where it fails")]

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use calamine::{Reader as _, Xlsx, open_workbook_from_rs};
use topboard::import::{SheetReader, results_of_sheets};
use zip::write::SimpleFileOptions;

const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
const COUNTS: [u32; 7] = [11, 9, 6, 5, 3, 0, 0];
const BOARDS_OF_ROUND: u32 = 1_000;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if let [option, file] = &arguments[..]
        && option == "--measure"
    {
        measure(Path::new(file));
        return;
    }
    // `cargo test --benches` only tries the benchmarks.
    let is_test = arguments.iter().any(|argument| argument == "--test");
    println!("boards   calamine   Topboard   ratio   memory of Topboard, and of its reading process");
    for rounds in if is_test { vec![1] } else { vec![4, 84] } {
        let bytes = workbook(rounds);
        let started = Instant::now();
        let cells = cells_by_calamine(&bytes);
        let alone = started.elapsed().as_secs_f64();
        let file = tempfile::Builder::new().suffix(".xlsx").tempfile().unwrap();
        fs::write(file.path(), &bytes).unwrap();
        drop(bytes);
        let output = Command::new(env::current_exe().unwrap()).arg("--measure").arg(file.path()).output().unwrap();
        let line = String::from_utf8(output.stdout).unwrap();
        let (seconds, memory) = line.trim().split_once(' ').unwrap();
        let ratio = seconds.parse::<f64>().unwrap() / alone;
        let boards = rounds * BOARDS_OF_ROUND;
        println!("{boards:6}   {alone:6.2} s   {seconds:>6} s   {ratio:5.2}   {memory}   ({cells} cells)");
    }
}

/// Reads a file as the window does, and prints the seconds and the most memory that was used.
fn measure(file: &Path) {
    let bytes = fs::read(file).unwrap();
    let started = Instant::now();
    let reader = SheetReader::with_program(env!("CARGO_BIN_EXE_topboard").into());
    let watching = thread::spawn(peak_of_children);
    let sheets = reader.read(&bytes, "large.xlsx", &()).unwrap();
    drop(bytes);
    let import = results_of_sheets(&sheets).unwrap();
    let seconds = started.elapsed().as_secs_f64();
    let children = watching.join().unwrap();
    assert_eq!(import.book.boards().count() % 1_000, 0);
    let own = peak("/proc/self/status").map_or_else(|| "unknown".to_owned(), |peak| format!("{peak} MB"));
    println!("{seconds:.2} {own}, {children} MB");
}

/// The most memory in MB of the processes that this process started, until the last of them has ended.
fn peak_of_children() -> u64 {
    let mut most = 0;
    let mut without = 0;
    // The process starts a moment after this thread.
    while without < 100 {
        let mut children = String::new();
        for task in fs::read_dir("/proc/self/task").into_iter().flatten().flatten() {
            children += &fs::read_to_string(task.path().join("children")).unwrap_or_default();
        }
        let peaks = children.split_whitespace().filter_map(|child| peak(&format!("/proc/{child}/status")));
        let now = peaks.max().unwrap_or_default();
        without = if now == 0 { without + 1 } else { 0 };
        most = most.max(now);
        thread::sleep(Duration::from_millis(2));
    }
    most
}

/// The most memory that a process had so far, in MB.
fn peak(status: &str) -> Option<u64> {
    let status = fs::read_to_string(status).ok()?;
    let kilobytes: u64 =
        status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse().ok())?;
    Some(kilobytes / 1024)
}

/// The number of filled cells, read without keeping them.
fn cells_by_calamine(bytes: &[u8]) -> usize {
    let mut book: Xlsx<_> = open_workbook_from_rs(Cursor::new(bytes)).unwrap();
    let sheets = book.sheet_names();
    sheets.iter().map(|sheet| book.worksheet_range(sheet).unwrap().used_cells().count()).sum()
}

/// A workbook with one sheet and a row for each power of each board.
fn workbook(rounds: u32) -> Vec<u8> {
    const TYPE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let mut add = |path: &str, content: &str| {
        archive.start_file(path, SimpleFileOptions::default()).unwrap();
        archive.write_all(content.as_bytes()).unwrap();
    };
    let relation =
        |kind: &str, target: &str| format!(r#"<Relationship Id="{kind}" Type="{TYPE}/{kind}" Target="{target}"/>"#);
    let relations = |content: String| format!("<Relationships>{content}</Relationships>");
    add("_rels/.rels", &relations(relation("officeDocument", "xl/workbook.xml")));
    add(
        "xl/_rels/workbook.xml.rels",
        &relations(relation("worksheet", "worksheets/sheet1.xml") + &relation("sharedStrings", "sharedStrings.xml")),
    );
    let sheet = r#"<sheet name="Games" sheetId="1" r:id="worksheet"/>"#;
    add("xl/workbook.xml", &format!(r#"<workbook xmlns:r="{TYPE}"><sheets>{sheet}</sheets></workbook>"#));
    let (sheet, strings) = sheet_and_strings(rounds);
    add("xl/worksheets/sheet1.xml", &sheet);
    add("xl/sharedStrings.xml", &strings);
    archive.finish().unwrap().into_inner()
}

fn sheet_and_strings(rounds: u32) -> (String, String) {
    const HEADINGS: [&str; 7] = ["Round", "Board", "Power", "Player", "Centres", "Out", "Score"];
    let players = BOARDS_OF_ROUND * 7;
    let names = (0..players).map(|player| format!("First{player} Family{player}"));
    let all = HEADINGS.iter().chain(&POWERS).map(|text| (*text).to_owned()).chain(names);
    let strings = all.map(|text| format!("<si><t>{text}</t></si>")).collect::<Vec<String>>().concat();
    let mut sheet = String::from("<worksheet><sheetData><row r=\"1\">");
    for (index, column) in (0..7).zip('A'..) {
        write!(sheet, r#"<c r="{column}1" t="s"><v>{index}</v></c>"#).unwrap();
    }
    sheet += "</row>";
    let mut row = 1;
    for round in 0..rounds {
        for board in 0..BOARDS_OF_ROUND {
            for power in 0..7 {
                row += 1;
                let player = 14 + (board * 7 + power + round * 31) % players;
                let count = COUNTS[((board + power) % 7) as usize];
                let out = if count == 0 { format!(r#"<c r="F{row}"><v>1905</v></c>"#) } else { String::new() };
                write!(
                    sheet,
                    r#"<row r="{row}"><c r="A{row}"><v>{}</v></c><c r="B{row}"><v>{}</v></c><c r="C{row}" t="s"><v>{}</v></c><c r="D{row}" t="s"><v>{player}</v></c><c r="E{row}"><v>{count}</v></c>{out}<c r="G{row}"><v>12.345</v></c></row>"#,
                    round + 1,
                    board + 1,
                    power + 7
                )
                .unwrap();
            }
        }
    }
    (sheet + "</sheetData></worksheet>", format!("<sst>{strings}</sst>"))
}
