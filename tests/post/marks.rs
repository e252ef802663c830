//! Fill colours of seats, boards and players, and the notes at boards and seats: typed, in the history, in our own workbook,
//! merged, without an effect on scores and posted sheets, and in no file for players unless the notes are printed.

use std::io::{Cursor, Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use topboard::book::{
    Board, BoardColumn, BoardField, BoardRef, Book, CellAddress, CellEntry, Edit, FieldChange, FillColour,
    PersonColumn, PersonField, PersonId, Power, Round, RoundIx, SeatColumn, SeatField, SeatRef,
};
use topboard::engine::Engine;
use topboard::import::{ConflictWinner, read_results};
use topboard::input::{self, NoteStamp};
use topboard::publish::{Audience, ExportOptions, PlainOptions, write_plain_table, write_workbook};
use topboard::store;

const AT: BoardRef = BoardRef::new(0, 0);
const FRANCE: SeatRef = AT.seat(Power::France);
const PLAYER: PersonId = PersonId(3);

const SEAT_NOTE: &str = "arrived forty minutes late by train";
const BOARD_NOTE: &str = "the clock of this board stopped twice";
const HIDDEN_NOTE: &str = "nobody may know of this quarrel yet";
const PLAYER_NOTE: &str = "frida@example.org, +49 170 5550123";

/// Two rounds with a finished board each. The second is held back.
fn book() -> Book {
    let mut book = Book::default();
    book.event.rules = "EuroDipCon 4".into();
    book.event.name = "Tea-time Open".into();
    for name in ["1", "2"] {
        book.rounds.push(Round { name: name.into(), boards: vec![Board::new("A")], ..Round::default() });
    }
    book.rounds[1].scores_released = Some(false);
    for (at, board) in [(0, AT), (1, BoardRef::new(1, 0))] {
        for (power, centres) in Power::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 1]) {
            let seat = board.seat(power);
            book.apply(book.edit_to_seat(seat, &format!("Player {power}"))).unwrap();
            book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(centres)))).unwrap();
        }
        book.rounds[at].boards[0].end_year = CellEntry::parse("1907");
    }
    book
}

/// The edits that mark a seat, a board and a player.
fn marks() -> [Edit; 4] {
    [
        Edit::Seat(FRANCE.first_id(), SeatField::Colour(Some(FillColour::Yellow))),
        Edit::Board(AT.first_id(), BoardField::Colour(Some(FillColour::Red))),
        Edit::Board(AT.first_id(), BoardField::Note(BOARD_NOTE.into())),
        Edit::Person(PLAYER, PersonField::Colour(Some(FillColour::Green))),
    ]
}

fn marked() -> Book {
    let mut book = book();
    for edit in marks() {
        book.apply(edit).unwrap();
    }
    book
}

/// The book with a note at each kind of thing.
fn with_notes() -> Book {
    let mut book = marked();
    book.apply(Edit::Seat(FRANCE.first_id(), SeatField::Note(SEAT_NOTE.into()))).unwrap();
    book.apply(Edit::Seat(BoardRef::new(1, 0).seat(Power::Italy).first_id(), SeatField::Note(HIDDEN_NOTE.into())))
        .unwrap();
    book.apply(Edit::Person(PLAYER, PersonField::Note(PLAYER_NOTE.into()))).unwrap();
    book
}

fn typed(engine: &mut Engine, field: CellAddress, text: &str) -> Result<String, String> {
    let typed = input::read_cells(engine, NoteStamp { time: "", place: "" }, &[(field, text)]);
    if let Some(refused) = typed.refused_cells.first() {
        return Err(refused.error.to_string());
    }
    let label = typed.label.english().into_owned();
    engine.apply(typed.label, typed.edit.unwrap()).unwrap();
    Ok(label)
}

fn plain_table(book: Book, audience: Audience) -> String {
    let options = PlainOptions { audience, ..PlainOptions::default() };
    String::from_utf8(write_plain_table(&Engine::new(book), options).unwrap().bytes).unwrap()
}

#[test]
fn a_colour_is_typed_by_its_name_kept_in_the_history_and_undone() {
    let mut engine = Engine::new(book());
    let cells = [
        (CellAddress::Seat(FRANCE, SeatColumn::Colour), "yellow", "colour of France on Round 1, board A"),
        (CellAddress::BoardCell(AT, BoardColumn::Colour), "Rot", "colour of Round 1, board A"),
        (CellAddress::Person(PLAYER, PersonColumn::Colour), "green", "colour of Player France"),
    ];
    for (field, text, label) in cells {
        assert_eq!(typed(&mut engine, field, text).as_deref(), Ok(label));
    }
    let mut expected = marked();
    expected.rounds[0].boards[0].note = String::new();
    assert_eq!(engine.book(), &expected);
    let texts = cells.map(|(field, ..)| input::field_text(engine.book(), field).into_owned());
    assert_eq!(texts, ["yellow", "red", "green"]);
    let mut changes: Vec<FieldChange> = Vec::new();
    book().apply_and_describe(marks()[0].clone(), &mut |change| changes.push(change)).unwrap();
    let change = &changes[0];
    assert_eq!((change.location.as_str(), change.field.as_str()), ("Round 1, board A, France", "colour"));
    assert_eq!((change.old.as_str(), change.new.as_str()), ("", "yellow"));
    for (field, ..) in cells {
        let refused = typed(&mut engine, field, "rather pale").unwrap_err();
        assert!(refused.contains("“rather pale” is not a colour; type yellow, green"), "{refused}");
        assert!(typed(&mut engine, field, "").is_ok(), "an empty text removes the colour");
    }
    assert_eq!(engine.book(), &book());
    for _ in cells {
        engine.undo();
    }
    assert_eq!(engine.book(), &expected);
}

#[test]
fn marks_change_no_score_need_no_reason_and_leave_the_posted_sheet_as_it_is() {
    let mut engine = Engine::new(book());
    engine.record_posting(engine.posting_snapshot("2006-08-12 14:05")).unwrap();
    let totals = |engine: &Engine| engine.standings().rows.iter().map(|row| row.total).collect::<Vec<f64>>();
    let before = totals(&engine);
    for edit in marks() {
        let scope = edit.scope(engine.book());
        assert!(!scope.everything && !scope.people && !scope.seats, "{edit:?}");
        // The posted sheet of a board may show its note.
        let is_note = matches!(edit, Edit::Board(_, BoardField::Note(_)));
        assert_eq!(scope.boards.len(), usize::from(is_note), "{edit:?}");
        assert!(engine.closed_rounds(&edit).is_empty(), "{edit:?}");
        engine.apply("mark", edit).unwrap();
        assert!(engine.outdated_posting(RoundIx(0)).is_none());
        assert_eq!(totals(&engine), before);
        assert_eq!(engine.problems(), Engine::new(engine.book().clone()).problems());
    }
    let count = Edit::Seat(FRANCE.first_id(), SeatField::Centres(CellEntry::Value(5)));
    assert_eq!(engine.closed_rounds(&count), [RoundIx(0)], "the round is closed");
}

#[test]
fn marks_are_read_back_from_a_book_and_from_our_own_workbook() {
    let book = with_notes();
    let path = Path::new("con.topboard");
    let bytes = store::book_to_bytes(path, &book).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(path);
    std::fs::write(&file, &bytes).unwrap();
    assert_eq!(store::open_book(&file).unwrap(), book);
    let unmarked = store::book_to_bytes(path, &self::book()).unwrap();
    let text = String::from_utf8_lossy(&unmarked);
    assert!(!text.contains("colour"), "a book without marks has no field for them");
    let workbook = write_workbook(&Engine::new(book.clone()), &ExportOptions::for_director()).unwrap().bytes;
    let read = read_results(&workbook, "export.xlsx").unwrap().book;
    assert_eq!((&read.rounds, &read.people), (&book.rounds, &book.people));
    assert!(read.unplaced_cells.is_empty(), "{:?}", read.unplaced_cells);
}

#[test]
fn the_plain_table_of_the_director_has_the_colours_of_the_seats() {
    assert!(!plain_table(book(), Audience::Director).contains("colour"), "without colours there is no column");
    let table = plain_table(marked(), Audience::Director);
    assert!(table.starts_with("round,board,power,player,centres,out,draw,result,ended,colour,score\n"), "{table}");
    let read = read_results(table.as_bytes(), "export.csv").unwrap().book;
    assert_eq!(read.seat(FRANCE).unwrap().colour, Some(FillColour::Yellow));
    assert!(read.unplaced_cells.is_empty());
    let odd = table.replace(",yellow,", ",rather pale,");
    let read = read_results(odd.as_bytes(), "export.csv").unwrap().book;
    assert_eq!(read.seat(FRANCE).unwrap().colour, None);
    assert_eq!(read.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect::<Vec<_>>(), ["rather pale"]);
}

#[test]
fn a_colour_of_a_file_fills_a_blank_and_another_colour_is_a_conflict() {
    let workbook = write_workbook(&Engine::new(marked()), &ExportOptions::for_director()).unwrap().bytes;
    let import = read_results(&workbook, "con.xlsx").unwrap();
    let mut filled = book();
    filled.apply(import.merge_edit(&filled, ConflictWinner::Book)).unwrap();
    assert_eq!(filled.rounds[0].boards, marked().rounds[0].boards);
    assert_eq!(filled.person(PLAYER).unwrap().colour, Some(FillColour::Green));
    let mut other = marked();
    other.apply(Edit::Seat(FRANCE.first_id(), SeatField::Colour(Some(FillColour::Blue)))).unwrap();
    other.apply(Edit::Board(AT.first_id(), BoardField::Note("all is well".into()))).unwrap();
    let conflicts = import.conflicts(&other);
    let fields = conflicts.iter().flat_map(|board| &board.fields);
    let texts: Vec<[&str; 3]> =
        fields.map(|field| [&field.field, &field.book, &field.file_cell.text].map(String::as_str)).collect();
    assert_eq!(texts, [["note", "all is well", BOARD_NOTE], ["colour of France", "blue", "yellow"]]);
    let mut merged = other.clone();
    merged.apply(import.merge_edit(&other, ConflictWinner::File)).unwrap();
    assert_eq!(merged.rounds[0].boards, marked().rounds[0].boards);
}

/// The text of every part of a workbook.
fn parts(bytes: &[u8]) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut all = String::new();
    for at in 0..archive.len() {
        archive.by_index(at).unwrap().read_to_string(&mut all).unwrap();
    }
    all
}

#[test]
fn no_file_for_players_has_a_note_or_a_colour() {
    let engine = Engine::new(with_notes());
    let view = engine.posted_view();
    let posted = format!("{:?}", view.engine().book());
    assert!(!posted.contains("colour: Some"), "{posted}");
    for note in [SEAT_NOTE, BOARD_NOTE, HIDDEN_NOTE, PLAYER_NOTE] {
        assert!(!posted.contains(note), "{note}");
        let workbook = parts(&write_workbook(&engine, &ExportOptions::default()).unwrap().bytes);
        assert!(!workbook.contains(note), "{note}");
        assert!(!plain_table(with_notes(), Audience::Players).contains(note), "{note}");
    }
    assert!(!plain_table(with_notes(), Audience::Players).contains("colour"));
    let told = view.withheld().to_string();
    assert!(told.contains("notes at boards and seats") && told.contains("colours"), "{told}");
    let fills = ["FFFFEE58", "FFFFC4BC"];
    let plain = parts(&write_workbook(&engine, &ExportOptions::default()).unwrap().bytes);
    assert!(fills.iter().all(|fill| !plain.contains(fill)));
    // The copy for the director shows the colours, and the notes below their boards.
    let copy = parts(&write_workbook(&engine, &ExportOptions::for_director()).unwrap().bytes);
    assert!(fills.iter().all(|fill| copy.contains(fill)));
    assert!(copy.contains(&format!("Note: {BOARD_NOTE}")) && copy.contains(&format!("Note on France: {SEAT_NOTE}")));
}

fn topboard(arguments: &[&str], input: &str) -> Output {
    let home = env!("CARGO_TARGET_TMPDIR");
    let mut command = Command::new(env!("CARGO_BIN_EXE_topboard"));
    command.args(arguments).env("HOME", home).env("XDG_DATA_HOME", home);
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn saved(folder: &Path, book: &Book) -> String {
    let path = folder.join("con.topboard");
    std::fs::write(&path, store::book_to_bytes(&path, book).unwrap()).unwrap();
    path.display().to_string()
}

/// The texts of the files that a posting has written, by the ending of the name. A workbook is taken apart.
fn posted_texts(folder: &Path) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let ending = path.extension().unwrap_or_default().display().to_string();
        let bytes = std::fs::read(&path).unwrap();
        match ending.as_str() {
            "xlsx" => texts.push((ending, parts(&bytes))),
            "html" | "md" | "txt" | "csv" | "json" => texts.push((ending, String::from_utf8(bytes).unwrap())),
            _ => {}
        }
    }
    texts
}

#[test]
fn notes_are_posted_only_as_chosen_and_never_those_of_players_or_of_a_round_that_is_held_back() {
    let folder = tempfile::tempdir().unwrap();
    let book = saved(folder.path(), &with_notes());
    let formats = "pdf,xlsx,html,md,bbcode,txt,csv,json";
    let post = |name: &str, more: &[&str]| {
        let out = folder.path().join(name);
        let text = out.display().to_string();
        let mut arguments = vec!["post", &book, "--out", &text, "--what", "boards,standings", "--format", formats];
        arguments.extend(more);
        let output = topboard(&arguments, "");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        (posted_texts(&out), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (files, told) = post("plain", &[]);
    assert!(files.len() >= 6, "{files:?}");
    for (ending, text) in &files {
        for note in [SEAT_NOTE, BOARD_NOTE, HIDDEN_NOTE, PLAYER_NOTE] {
            assert!(!text.contains(note), "{note} in {ending}");
        }
    }
    assert!(told.contains("notes at boards and seats"), "{told}");
    let (files, told) = post("with notes", &["--with-notes"]);
    for (ending, text) in &files {
        for note in [HIDDEN_NOTE, PLAYER_NOTE] {
            assert!(!text.contains(note), "{note} in {ending}");
        }
    }
    for ending in ["xlsx", "html", "md", "txt"] {
        for line in [format!("Note: {BOARD_NOTE}"), format!("Note on France: {SEAT_NOTE}")] {
            assert!(files.iter().any(|(of, text)| of == ending && text.contains(&line)), "{line} in {ending}");
        }
    }
    assert!(!told.contains("notes at boards and seats") && told.contains("your notes at players"), "{told}");
    assert!(!told.contains("players, cards"), "there is no card: {told}");
}

#[test]
fn topboard_edit_takes_the_lines_of_colours_and_notes() {
    let folder = tempfile::tempdir().unwrap();
    let path = saved(folder.path(), &book());
    let lines = format!(
        "R1 A France colour yellow\nR1 A color red\nR1 A note {BOARD_NOTE}\nplayer Player France colour grün\nR1 A Italy colour pale\n"
    );
    let output = topboard(&["edit", &path], &lines);
    let answers = String::from_utf8_lossy(&output.stdout).into_owned();
    let kinds: Vec<&str> = answers.lines().filter_map(|line| line.split(':').next()).collect();
    assert_eq!(kinds, ["kept", "kept", "kept", "kept", "refused", "saved"], "{answers}");
    assert_eq!(store::open_book(Path::new(&path)).unwrap(), marked());
}
