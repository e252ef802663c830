//! What the fuzz tests do with bytes: every reader of a format, the languages of formulas, systems, rulesets and
//! recipes, the files of a book, the frames of the process that reads files, and orders to rule on.
//!
//! Nothing may panic or take long. `fuzz_targets` gives these functions to libFuzzer, and
//! `tests/repository/fuzz_targets.rs` runs them on the corpus and on simple mutations of it, without a nightly compiler.

use std::io::{Cursor, Write as _};
use std::path::Path;

use topboard::book::{Board, Book, CellEntry, EventField, Power, Round};
use topboard::engine::Engine;
use topboard::import::reader_process::receive_any_frames;
use topboard::import::{Recipe, SheetsOfFile, result_lists, results_by_recipe, results_of_sheets, text_tables};
use topboard::scoring::ScoringSystem;
use topboard::standings::Ruleset;
use topboard::store::{self, journal};
use zip::write::SimpleFileOptions;

/// Gives random bytes to a reader. It panics on a fault.
pub type Target = fn(&[u8]);

/// The targets by their names, which are also the names of the folders in `corpus`.
pub const TARGETS: [(&str, Target); 13] = [
    ("csv", csv),
    ("xlsx", xlsx),
    ("xlsb", xlsb),
    ("ods", ods),
    ("xls", xls),
    ("formula", formula),
    ("system", system),
    ("ruleset", ruleset),
    ("recipe", recipe),
    ("book", book),
    ("journal", journal),
    ("frames", frames),
    ("ruling", ruling),
];

/// Understands a file in every way.
fn read(bytes: &[u8], file: &str) {
    match SheetsOfFile::read(bytes, file) {
        Ok(sheets) => {
            if let Ok(import) = results_of_sheets(&sheets) {
                assert!(!import.findings.is_empty(), "nothing is said about the file");
            }
            let _ = result_lists(&sheets);
            let _ = text_tables(&sheets);
        }
        Err(error) => assert!(error.to_string().contains("fuzz."), "the error does not name the file: {error}"),
    }
}

fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    for (path, content) in files {
        archive.start_file(*path, stored).expect("the path is new");
        archive.write_all(content).expect("memory can be written");
    }
    archive.finish().expect("memory can be written").into_inner()
}

/// Any bytes as a file: a text, unless they begin as a file of another kind.
pub fn csv(bytes: &[u8]) {
    read(bytes, "fuzz.csv");
}

/// Any bytes as an .xls workbook.
pub fn xls(bytes: &[u8]) {
    read(bytes, "fuzz.xls");
}

/// Any bytes as the only sheet of an .xlsx workbook.
pub fn xlsx(bytes: &[u8]) {
    const TYPE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let relation =
        |kind: &str, target: &str| format!(r#"<Relationship Id="{kind}" Type="{TYPE}/{kind}" Target="{target}"/>"#);
    let package = format!("<Relationships>{}</Relationships>", relation("officeDocument", "xl/workbook.xml"));
    let parts = relation("worksheet", "worksheets/sheet1.xml") + &relation("sharedStrings", "sharedStrings.xml");
    let workbook = format!(
        r#"<workbook xmlns:r="{TYPE}"><sheets><sheet name="Round 1" sheetId="1" r:id="worksheet"/></sheets></workbook>"#
    );
    let strings = b"<sst><si><t>Board</t></si><si><t>Power</t></si><si><t>Player</t></si><si><t>Ann</t></si></sst>";
    read(
        &archive(&[
            ("_rels/.rels", package.as_bytes()),
            ("xl/workbook.xml", workbook.as_bytes()),
            ("xl/_rels/workbook.xml.rels", format!("<Relationships>{parts}</Relationships>").as_bytes()),
            ("xl/sharedStrings.xml", strings),
            ("xl/worksheets/sheet1.xml", bytes),
        ]),
        "fuzz.xlsx",
    );
}

/// Any bytes as the only sheet of an .xlsb workbook.
pub fn xlsb(bytes: &[u8]) {
    const BUNDLE: &[u8] = b"\x9C\x01\x1A\0\0\0\0\0\0\0\0\x04\0\0\0r\0I\0d\x001\0\x01\0\0\0S\0";
    let workbook = [BUNDLE, b"\x90\x01\0\x9D\x01\0"].concat();
    let relations = br#"<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.bin"/></Relationships>"#;
    let files: [(&str, &[u8]); 3] = [
        ("xl/workbook.bin", &workbook),
        ("xl/_rels/workbook.bin.rels", relations),
        ("xl/worksheets/sheet1.bin", bytes),
    ];
    read(&archive(&files), "fuzz.xlsb");
}

/// Any bytes as the content of an .ods workbook.
pub fn ods(bytes: &[u8]) {
    let files: [(&str, &[u8]); 3] = [
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
        ("META-INF/manifest.xml", b"<manifest:manifest/>"),
        ("content.xml", bytes),
    ];
    read(&archive(&files), "fuzz.ods");
}

/// Any text as the formula of a column. A formula that is accepted scores a board and is written for Excel.
pub fn formula(bytes: &[u8]) {
    const LONGEST_FORMULA: usize = 8192;
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(parsed) = topboard::formula::parse(text) else { return };
    let written = parsed.write(&mut |_| None);
    // Written with spaces and brackets, a long formula may be longer than the longest that is read.
    if written.len() <= LONGEST_FORMULA {
        assert!(topboard::formula::parse(&written).is_ok(), "{text} was written as {written}");
    }
    if text.contains("'''") || text.contains('\r') {
        return;
    }
    score(format!("name = \"Fuzz\"\n[[column]]\nname = \"score\"\nformula = '''\n{text}'''\n"));
}

/// Any text as a scoring system.
pub fn system(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    score(text.to_owned());
}

/// Scores two boards by a system, if it is one.
fn score(system: String) {
    let mut book = Book::default();
    let mut round = Round { name: "1".to_owned(), ..Round::default() };
    for counts in [[11, 9, 6, 5, 3, 0, 0], [18, 16, 0, 0, 0, 0, 0]] {
        let mut board = Board::new("A");
        for (power, count) in Power::ALL.into_iter().zip(counts) {
            board.seats[power].centres = CellEntry::Value(count);
        }
        round.boards.push(board);
    }
    book.rounds.push(round);
    let is_system = ScoringSystem::parse(&system).is_ok();
    book.systems.push(system);
    let _ = book.apply(topboard::book::Edit::Event(EventField::System(Some("Fuzz".to_owned()))));
    let engine = Engine::new(book);
    assert!(engine.book().rounds.len() == 1);
    // A text that is no system is not used. Its workbook is always the same.
    if !is_system {
        return;
    }
    drop(topboard::publish::write_workbook(&engine, &topboard::publish::ExportOptions::default()));
}

/// Any text as a ruleset.
pub fn ruleset(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(ruleset) = Ruleset::parse(text) {
        let mut book = Book::default();
        book.event.rules.clone_from(&ruleset.name);
        book.rulesets.push(text.to_owned());
        drop(Engine::new(book));
    }
}

/// Any bytes as a recipe and, after a line of three hyphens, the text file that it describes.
pub fn recipe(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let (recipe, sheet) = text.split_once("\n---\n").unwrap_or((text, ""));
    let Ok(recipe) = Recipe::parse(recipe) else { return };
    let written = recipe.to_string();
    assert_eq!(Recipe::parse(&written).as_ref(), Ok(&recipe), "the recipe is written as\n{written}");
    if let Ok(sheets) = SheetsOfFile::read(sheet.as_bytes(), "fuzz.csv") {
        let _ = recipe.fits(&sheets);
        drop(results_by_recipe(&sheets, &recipe));
    }
}

/// Any bytes as a book. An accepted book is computed, saved and read again unchanged.
pub fn book(bytes: &[u8]) {
    let path = Path::new("fuzz.topboard");
    if let Ok(book) = store::parse_book(bytes, path) {
        let engine = Engine::new(book);
        let saved = store::book_to_bytes(path, engine.book()).expect("a book from a file can always be written");
        let again = store::parse_book(&saved, path).expect("a saved book can be opened");
        assert_eq!(&again, engine.book());
    }
}

/// Any bytes as a journal. It is refused or read as far as possible. The result can be listed, undone and saved.
pub fn journal(bytes: &[u8]) {
    let Ok(read) = journal::parse_journal(bytes) else { return };
    let Ok(mut replayed) = journal::replay_journal(read, None) else { return };
    let steps = replayed.history.len();
    assert!(replayed.history.entries().iter().all(|entry| (1..=steps).contains(&entry.steps_after)));
    drop(replayed.history.book_after(steps));
    let mut engine = Engine::with_history(replayed.book, replayed.undo_history);
    while engine.undo().is_some() {}
    // A score that JSON cannot store is refused with an error.
    let _ = store::book_to_bytes(Path::new("fuzz.topboard"), engine.book());
}

/// Any bytes as what the process that reads a file sends.
pub fn frames(bytes: &[u8]) {
    let _ = receive_any_frames(bytes);
}

/// Any text as a disputed season. Every unit of the position has a ruling if there are orders.
pub fn ruling(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let ruling = topboard::rulings::rule_text(text);
    if ruling.orders.iter().any(|order| order.order.is_some()) {
        for unit in ruling.before.units() {
            let has_ruling = ruling.orders.iter().any(|order| order.province == Some(unit.province()));
            assert!(has_ruling, "the unit in {} has no ruling", unit.province());
        }
    }
}
