//! Workbooks and texts that were made to do harm. The program itself reads them in a process of its own: their cells come
//! out right, or a sentence says what to do. Nothing aborts, and little memory is used.

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use topboard::import::{ImportedFile, ReadError, ReadWatcher, SheetReader, results_of_sheets};
use zip::write::SimpleFileOptions;

const PROGRAM: &str = env!("CARGO_BIN_EXE_topboard");

/// Longer than any file of these tests takes.
const LONG: Duration = Duration::from_mins(5);

/// Reads a file in a process of the program.
fn read(bytes: &[u8], file: &str) -> Result<ImportedFile, ReadError> {
    let started = Instant::now();
    let sheets = SheetReader::with_program(PROGRAM.into()).read(bytes, file, &())?;
    let results = results_of_sheets(&sheets);
    assert!(started.elapsed() < LONG, "{file} took {:?}", started.elapsed());
    results
}

fn error_of(bytes: &[u8], file: &str) -> String {
    match read(bytes, file) {
        Ok(_) => panic!("{file} was read"),
        Err(error) => error.to_string(),
    }
}

/// The texts of the unplaced cells, after their cells.
fn unplaced(import: &ImportedFile) -> Vec<(&str, &str)> {
    import.book.unplaced_cells.iter().map(|cell| (cell.cell.as_str(), cell.text.as_str())).collect()
}

fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (path, content) in files {
        // An .ods workbook has its type uncompressed at the start.
        let method = match *path {
            "mimetype" => zip::CompressionMethod::Stored,
            _ => zip::CompressionMethod::Deflated,
        };
        archive.start_file(*path, SimpleFileOptions::default().compression_method(method)).unwrap();
        archive.write_all(content).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

fn ods(sheets: &str) -> Vec<u8> {
    let content = format!(
        r#"<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet>{sheets}</office:spreadsheet></office:body></office:document-content>"#
    );
    archive(&[
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
        ("META-INF/manifest.xml", b"<manifest:manifest/>"),
        ("content.xml", content.as_bytes()),
    ])
}

fn ods_row(attributes: &str, texts: &[&str]) -> String {
    let mut row = format!("<table:table-row{attributes}>");
    for text in texts {
        write!(row, r#"<table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>"#)
            .unwrap();
    }
    row + "</table:table-row>"
}

/// The rows of a table with one board.
fn ods_board() -> String {
    ods_row("", &["Round", "Board", "Power", "Centres"])
        + &ods_row("", &["1", "A", "Italy", "5"])
        + &ods_row("", &["1", "A", "Russia", "6"])
}

#[test]
fn a_small_ods_that_repeats_a_cell_ten_million_times_is_refused() {
    let cell = r#"<table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>x</text:p></table:table-cell>"#;
    let row = format!(r#"<table:table-row table:number-rows-repeated="600">{cell}</table:table-row>"#);
    let bytes = ods(&format!(r#"<table:table table:name="S">{row}</table:table>"#));
    assert!(bytes.len() < 1_000, "{} bytes", bytes.len());
    assert_eq!(
        error_of(&bytes, "con.ods"),
        "“con.ods” holds more than 8 million cells, far more than a tournament needs. Copy the sheets with the results \
         into a new workbook and import that."
    );
}

#[test]
fn a_stray_cell_in_the_far_corner_of_an_ods_costs_nothing() {
    let blank_rows = r#"<table:table-row table:number-rows-repeated="1048572"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>"#;
    let stray = r#"<table:table-row><table:table-cell table:number-columns-repeated="16383"/><table:table-cell office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell></table:table-row>"#;
    let bytes = ods(&format!(r#"<table:table table:name="S">{}{blank_rows}{stray}</table:table>"#, ods_board()));
    let import = read(&bytes, "con.ods").unwrap();
    assert_eq!(import.book.boards().count(), 1);
    assert_eq!(unplaced(&import), [("XFD1048576", "7")]);
}

#[test]
fn repeated_rows_and_cells_of_an_ods_are_all_read() {
    let cells = r#"<table:table-cell office:value-type="string"><text:p>1</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>B &amp; C</text:p></table:table-cell><table:table-cell office:value-type="string"><office:annotation><text:p>a comment</text:p></office:annotation><text:p>Turkey</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell>"#;
    let rows = format!(r#"<table:table-row table:number-rows-repeated="2">{cells}</table:table-row>"#);
    let bytes = ods(&format!(r#"<table:table table:name="S">{}{rows}</table:table>"#, ods_board()));
    let import = read(&bytes, "con.ods").unwrap();
    let names: Vec<&str> = import.book.boards().map(|(_, board)| board.name.as_str()).collect();
    assert_eq!(names, ["A", "B & C"]);
    // The second row of Turkey is kept, and the fifth column has no heading.
    let kept: Vec<&str> = unplaced(&import).iter().map(|(cell, _)| *cell).collect();
    assert_eq!(kept, ["E4", "A5", "B5", "C5", "D5", "E5"]);
}

#[test]
fn one_wrong_cell_of_an_ods_costs_that_cell() {
    let number =
        r#"<table:table-cell office:value-type="float" office:value="six"><text:p>6</text:p></table:table-cell>"#;
    let repeated = r#"<table:table-cell table:number-columns-repeated="many" office:value-type="string"><text:p>x</text:p></table:table-cell>"#;
    let character = r#"<table:table-cell office:value-type="string"><text:p>y&#xFFFFFFFF;</text:p></table:table-cell>"#;
    let entity = r#"<table:table-cell office:string-value="&nothing;" office:value-type="string"/>"#;
    let beyond = r#"<table:table-cell table:number-columns-repeated="16384"/><table:table-cell office:value-type="string"><text:p>far</text:p></table:table-cell>"#;
    for (cell, expected) in [
        (number, &["six"][..]),
        (repeated, &["x"]),
        (character, &["y\u{fffd}"]),
        (entity, &["&nothing;"]),
        (beyond, &[]),
    ] {
        let row = format!("<table:table-row>{cell}</table:table-row>");
        let bytes = ods(&format!(r#"<table:table table:name="S">{}{row}</table:table>"#, ods_board()));
        let import = read(&bytes, "con.ods").unwrap_or_else(|error| panic!("{cell}: {error}"));
        assert_eq!(import.book.boards().count(), 1, "{cell}");
        let texts: Vec<&str> = unplaced(&import).iter().map(|(_, text)| *text).collect();
        assert_eq!(texts, expected, "{cell}");
        let is_told = import.findings.iter().any(|finding| finding.to_string().contains("beyond row 1048576"));
        assert_eq!(is_told, cell == beyond, "{:?}", import.findings);
    }
}

#[test]
fn the_merged_cells_of_an_ods_apply_to_all_their_rows() {
    let cell = |attributes: &str, text: &str| {
        format!(
            r#"<table:table-cell{attributes} office:value-type="string"><text:p>{text}</text:p></table:table-cell>"#
        )
    };
    let row = |first: &str, rest: [&str; 2]| {
        format!("<table:table-row>{first}{}{}</table:table-row>", cell("", rest[0]), cell("", rest[1]))
    };
    let spanned = |text: &str| cell(r#" table:number-rows-spanned="2" table:number-columns-spanned="1""#, text);
    let covered = "<table:covered-table-cell/>";
    let rows = ods_row("", &["Round", "Board", "Power", "Centres"])
        + &row(&(spanned("1") + &spanned("A")), ["Italy", "5"])
        + &row(&(covered.to_owned() + covered), ["Russia", "6"]);
    let bytes = ods(&format!(r#"<table:table table:name="S">{rows}</table:table>"#));
    let import = read(&bytes, "con.ods").unwrap();
    let boards: Vec<_> = import.book.boards().map(|(_, board)| board).collect();
    assert_eq!(boards.len(), 1);
    assert_eq!(boards[0].seats[topboard::book::Power::Russia].centres.get(), Some(6), "{:?}", unplaced(&import));
}

/// An old workbook in which the first shared text is moved to this cell, counted from 0.
fn xls_with_stray_cell(row: u16, column: u16) -> Vec<u8> {
    let mut bytes = std::fs::read("tests/data/victorian-2002-final.xls").unwrap();
    let record = [0xFD, 0x00, 0x0A, 0x00];
    let at = bytes.windows(4).position(|window| window == record).unwrap() + 4;
    bytes[at..at + 2].copy_from_slice(&row.to_le_bytes());
    bytes[at + 2..at + 4].copy_from_slice(&column.to_le_bytes());
    bytes
}

#[test]
fn four_changed_bytes_in_an_old_workbook_move_one_cell() {
    let whole = read(&std::fs::read("tests/data/victorian-2002-final.xls").unwrap(), "old.xls").unwrap();
    let import = read(&xls_with_stray_cell(u16::MAX, u16::MAX), "old.xls").unwrap();
    assert_eq!(import.book.boards().count(), whole.book.boards().count());
    assert!(unplaced(&import).iter().any(|(cell, _)| *cell == "CRXP65536"), "{:?}", unplaced(&import));
}

#[test]
fn an_old_workbook_that_claims_a_huge_sheet_is_read() {
    let mut bytes = std::fs::read("tests/data/victorian-2002-final.xls").unwrap();
    let whole = read(&bytes, "old.xls").unwrap();
    let at = bytes.windows(4).position(|window| window == [0x00, 0x02, 0x0E, 0x00]).unwrap() + 4;
    bytes[at..at + 12].copy_from_slice(&[0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF]);
    assert_eq!(read(&bytes, "old.xls").unwrap().book, whole.book);
}

/// A record of an .xlsb workbook.
fn xlsb_record(kind: u8, content: &[u8]) -> Vec<u8> {
    let kind = if kind < 0x80 { vec![kind] } else { vec![kind, 1] };
    [&kind[..], &[u8::try_from(content.len()).unwrap()], content].concat()
}

fn wide(text: &str) -> Vec<u8> {
    let units: Vec<u16> = text.encode_utf16().collect();
    let mut bytes = u32::try_from(units.len()).unwrap().to_le_bytes().to_vec();
    bytes.extend(units.into_iter().flat_map(u16::to_le_bytes));
    bytes
}

/// An .xlsb workbook of one sheet with these texts. Rows are in order.
fn xlsb(cells: &[(u32, u32, &str)]) -> Vec<u8> {
    let mut sheet = [xlsb_record(0x94, &[0; 16]), xlsb_record(0x91, &[])].concat();
    for (row, column, text) in cells {
        sheet.extend(xlsb_record(0x00, &row.to_le_bytes()));
        sheet.extend(xlsb_record(0x06, &[&column.to_le_bytes()[..], &[0; 4], &wide(text)].concat()));
    }
    sheet.extend(xlsb_record(0x92, &[]));
    let bundle = [&[0; 8][..], &wide("rId1"), &wide("S")].concat();
    let workbook = [xlsb_record(0x9C, &bundle), xlsb_record(0x90, &[]), xlsb_record(0x9D, &[])].concat();
    let relations = br#"<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.bin"/></Relationships>"#;
    archive(&[
        ("xl/workbook.bin", &workbook),
        ("xl/_rels/workbook.bin.rels", relations),
        ("xl/worksheets/sheet1.bin", &sheet),
    ])
}

#[test]
fn a_stray_cell_in_the_far_corner_of_an_xlsb_costs_nothing() {
    let cells = [
        (0, 0, "Round"),
        (0, 1, "Board"),
        (0, 2, "Power"),
        (0, 3, "Centres"),
        (1, 0, "1"),
        (1, 1, "A"),
        (1, 2, "Italy"),
        (1, 3, "5"),
        (1_048_575, 16_383, "stray"),
    ];
    let import = read(&xlsb(&cells), "con.xlsb").unwrap();
    assert_eq!(import.book.boards().count(), 1);
    assert_eq!(unplaced(&import), [("XFD1048576", "stray")]);
    let outside = error_of(&xlsb(&[(0, u32::MAX, "far")]), "con.xlsb");
    assert!(outside.contains("is damaged and cannot be read (a cell lies outside of its sheet)"), "{outside}");
}

/// An .xlsx workbook of so many sheets on one part with these rows.
fn xlsx(sheets: usize, rows: &str) -> Vec<u8> {
    let mut workbook = String::from(r#"<workbook xmlns:r="r"><sheets>"#);
    let mut relations = String::from("<Relationships>");
    for sheet in 1..=sheets {
        write!(workbook, r#"<sheet name="S{sheet}" sheetId="{sheet}" r:id="rId{sheet}"/>"#).unwrap();
        write!(relations, r#"<Relationship Id="rId{sheet}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>"#).unwrap();
    }
    workbook += "</sheets></workbook>";
    relations += "</Relationships>";
    let sheet = format!("<worksheet><sheetData>{rows}</sheetData></worksheet>");
    let package = br#"<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#;
    archive(&[
        ("_rels/.rels", package),
        ("xl/workbook.xml", workbook.as_bytes()),
        ("xl/_rels/workbook.xml.rels", relations.as_bytes()),
        ("xl/worksheets/sheet1.xml", sheet.as_bytes()),
    ])
}

#[test]
fn five_thousand_sheets_on_one_part_are_refused_at_once() {
    let row = |row: u32| format!(r#"<row r="{row}"><c r="A{row}"><v>7</v></c></row>"#);
    let rows = (1..=20_000).map(row).collect::<Vec<String>>().concat();
    let error = error_of(&xlsx(5_000, &rows), "con.xlsx");
    assert!(error.contains("(several of its sheets have one and the same content)"), "{error}");
    // One sheet of the same kind is read, and nothing in it is recognised.
    assert!(error_of(&xlsx(1, &rows), "con.xlsx").starts_with("nothing in “con.xlsx” was recognised"));
}

#[test]
fn a_workbook_that_asks_for_too_much_memory_is_refused_and_the_program_goes_on() {
    let bytes = vec![0; 520 * 1024 * 1024];
    assert_eq!(
        error_of(&bytes, "con.csv"),
        "“con.csv” asks for more than 512 MB of memory, far more than a tournament needs. It may be damaged, or made to \
         do harm. If you know where it comes from, open it in your spreadsheet program, save a copy as .csv, and import \
         the copy."
    );
}

/// A text of so many bytes, whose every cell is one letter.
fn letters(bytes: usize) -> Vec<u8> {
    let line = format!("{}\n", ["a"; 50].join(","));
    line.repeat(bytes / line.len()).into_bytes()
}

/// Stops reading after this number of cells.
struct StopAfter(u64, std::cell::Cell<u64>);

impl ReadWatcher for StopAfter {
    fn report(&self, cells: u64) {
        self.1.set(cells);
    }

    fn is_cancelled(&self) -> bool {
        self.1.get() >= self.0
    }
}

#[test]
fn reading_can_be_stopped() {
    let started = Instant::now();
    let watcher = StopAfter(10_000, std::cell::Cell::default());
    let error = SheetReader::with_program(PROGRAM.into()).read(&letters(10_000_000), "long.csv", &watcher).unwrap_err();
    assert_eq!(error.to_string(), "“long.csv” was not read, because reading was stopped. Import it again.");
    assert!(watcher.1.get() < 4_000_000 && started.elapsed() < LONG);
}

/// A watcher that stops at once.
struct Cancelled;

impl ReadWatcher for Cancelled {
    fn report(&self, _: u64) {}

    fn is_cancelled(&self) -> bool {
        true
    }
}

#[test]
fn understanding_can_be_stopped() {
    let mut text = "Round,Board,Austria,Austria SC,England,England SC,France,France SC,Germany,Germany SC\n".to_owned();
    for line in 0..20_000 {
        writeln!(text, "{},{},Ann A{line},9,Ben B{line},9,Cy C{line},9,Di D{line},7", line / 10, line % 10).unwrap();
    }
    let sheets = SheetReader::unprotected_in_this_process().read(text.as_bytes(), "long.csv", &()).unwrap();
    let started = Instant::now();
    let stopped = sheets.within_limits(&Cancelled, || results_of_sheets(&sheets)).unwrap_err();
    assert_eq!(stopped.to_string(), "“long.csv” was not read, because reading was stopped. Import it again.");
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
}

#[test]
fn a_process_that_does_not_start_is_an_error_with_a_cure() {
    let read = |program: PathBuf| SheetReader::with_program(program).read(b"a,b\n", "a.csv", &()).unwrap_err();
    let missing = read("/nowhere/topboard".into()).to_string();
    assert!(missing.contains("that process could not be started (") && missing.ends_with("import the file again."));
    // A program that is no Topboard, or an older one.
    let other = read(std::env::current_exe().unwrap());
    assert!(matches!(other, ReadError::NotStarted { .. } | ReadError::Damaged { .. }), "{other}");
}

#[test]
fn the_reading_process_does_nothing_else() {
    for arguments in [&["read-sheets"][..], &["read-sheets", "/etc/passwd"], &["read-sheets", "--file", "x"]] {
        let mut process = Command::new(PROGRAM)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // The process may have ended by now.
        let _ = process.stdin.take().unwrap().write_all(b"Round,Board,Power\n1,A,Italy\n");
        let output = process.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!String::from_utf8_lossy(&output.stdout).contains("Italy"), "{arguments:?}");
    }
    let help = Command::new(PROGRAM).arg("--help").output().unwrap();
    assert!(!String::from_utf8_lossy(&help.stdout).contains("read-sheets"));
}

/// Runs a command on a file. Returns the exit code, the messages, and the most memory in MB that the program had, without
/// its reading process.
#[cfg(target_os = "linux")]
fn run_and_measure(command: &str, bytes: &[u8]) -> (Option<i32>, String, u64) {
    let file = tempfile::Builder::new().suffix(".csv").tempfile().unwrap();
    std::fs::write(file.path(), bytes).unwrap();
    let mut process = Command::new(PROGRAM)
        .arg(command)
        .arg(file.path())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let status_file = format!("/proc/{}/status", process.id());
    let mut most = 0;
    while process.try_wait().unwrap().is_none() {
        let status = std::fs::read_to_string(&status_file).unwrap_or_default();
        let peak =
            status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB")?.parse().ok());
        most = most.max(peak.unwrap_or(0) / 1024);
        std::thread::sleep(Duration::from_millis(10));
    }
    let output = process.wait_with_output().unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned(), most)
}

#[test]
#[cfg(target_os = "linux")]
fn a_large_text_is_refused_within_little_memory() {
    let (code, message, memory) = run_and_measure("import", &letters(4_000_000));
    assert_eq!(code, Some(2));
    assert!(message.contains("no row of headings was found"), "{message}");
    assert!(memory < 150, "{memory} MB for 4 MB");
    let (code, message, memory) = run_and_measure("import", &letters(17_000_000));
    assert_eq!(code, Some(2));
    assert!(message.contains("holds more than 8 million cells"), "{message}");
    assert!(memory < 300, "{memory} MB for 17 MB");
}

#[test]
#[cfg(target_os = "linux")]
fn a_text_with_a_board_and_millions_of_other_cells_is_refused() {
    let mut bytes = b"Round,Board,Power,Centres\n1,A,Italy,5\n".to_vec();
    bytes.extend(letters(2_000_000));
    let (code, message, memory) = run_and_measure("check", &bytes);
    assert_eq!(code, Some(2));
    assert!(message.contains("was recognised as boards"), "{message}");
    assert!(memory < 400, "{memory} MB");
}
