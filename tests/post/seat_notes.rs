//! The note at a seat: typed, imported, exported, in the history, and without an effect on scores and posted sheets.

use topboard::book::{
    Board, BoardRef, Book, CellAddress, CellEntry, Edit, FieldChange, Power, Round, RoundIx, SeatColumn, SeatField,
    SeatRef,
};
use topboard::engine::Engine;
use topboard::import::{ConflictWinner, read_results};
use topboard::input::{self, NoteStamp};
use topboard::publish::{Audience, ExportOptions, PlainOptions, write_plain_table, write_workbook};

const FRANCE: SeatRef = BoardRef::new(0, 0).seat(Power::France);

/// A finished board.
fn book() -> Book {
    let mut book = Book::default();
    book.event.rules = "EuroDipCon 4".into();
    book.rounds.push(Round { name: "1".into(), boards: vec![Board::new("A")], ..Round::default() });
    for (power, centres) in Power::ALL.into_iter().zip([8, 7, 6, 5, 4, 3, 1]) {
        let seat = FRANCE.board.seat(power);
        book.apply(book.edit_to_seat(seat, &format!("Player {power}"))).unwrap();
        book.apply(Edit::Seat(seat.first_id(), SeatField::Centres(CellEntry::Value(centres)))).unwrap();
    }
    book
}

fn book_with_note(text: &str) -> Book {
    let mut book = book();
    book.apply(Edit::Seat(FRANCE.first_id(), SeatField::Note(text.into()))).unwrap();
    book
}

fn note(book: &Book) -> &str {
    &book.seat(FRANCE).unwrap().note
}

fn plain_table(book: Book) -> String {
    let options = PlainOptions { audience: Audience::Director, ..PlainOptions::default() };
    String::from_utf8(write_plain_table(&Engine::new(book), options).unwrap().bytes).unwrap()
}

#[test]
fn a_note_is_typed_kept_in_the_history_and_undone() {
    let mut engine = Engine::new(book());
    let (field, text) = input::seat_field(FRANCE, "note  arrived late ").unwrap();
    assert_eq!(field, CellAddress::Seat(FRANCE, SeatColumn::Note));
    let typed = input::read_cells(&engine, NoteStamp { time: "", place: "" }, &[(field, text)]);
    assert_eq!(typed.label.english(), "note of France on Round 1, board A");
    let edit = typed.edit.unwrap();
    let mut changes: Vec<FieldChange> = Vec::new();
    book().apply_and_describe(edit.clone(), &mut |change| changes.push(change)).unwrap();
    let change = &changes[0];
    assert_eq!((change.location.as_str(), change.field.as_str()), ("Round 1, board A, France", "note"));
    assert_eq!((change.old.as_str(), change.new.as_str()), ("", "arrived late"));
    engine.apply(typed.label, edit).unwrap();
    assert_eq!(input::field_text(engine.book(), field), "arrived late");
    engine.undo();
    assert_eq!(engine.book(), &book());
    engine.redo();
    assert_eq!(note(engine.book()), "arrived late");
}

#[test]
fn a_note_changes_no_score_needs_no_reason_and_leaves_the_posted_sheet_as_it_is() {
    let mut engine = Engine::new(book());
    engine.record_posting(engine.posting_snapshot("2006-08-12 14:05")).unwrap();
    let standings: Vec<f64> = engine.standings().rows.iter().map(|row| row.total).collect();
    for text in ["arrived late", "left early", ""] {
        let edit = Edit::Seat(FRANCE.first_id(), SeatField::Note(text.into()));
        assert!(engine.closed_rounds(&edit).is_empty());
        engine.apply("note", edit).unwrap();
        assert!(engine.outdated_posting(RoundIx(0)).is_none());
        assert_eq!(engine.problems(), Engine::new(engine.book().clone()).problems());
        let now: Vec<f64> = engine.standings().rows.iter().map(|row| row.total).collect();
        assert_eq!(now, standings);
    }
    let count = Edit::Seat(FRANCE.first_id(), SeatField::Centres(CellEntry::Value(5)));
    assert_eq!(engine.closed_rounds(&count), [RoundIx(0)], "the round is closed");
}

#[test]
fn a_note_is_read_back_from_a_plain_table_and_from_a_workbook() {
    assert!(!plain_table(book()).contains("note"), "a table without notes has no column for them");
    let book = book_with_note("arrived late, then “sorry”");
    let table = plain_table(book.clone());
    assert!(table.starts_with("round,board,power,player,centres,out,draw,result,ended,note,score\n"), "{table}");
    let read = read_results(table.as_bytes(), "export.csv").unwrap().book;
    assert_eq!(read.rounds[0].boards[0].seats[Power::France].note, "arrived late, then “sorry”");
    assert!(read.unplaced_cells.is_empty());
    let workbook = write_workbook(&Engine::new(book.clone()), &ExportOptions::for_director()).unwrap().bytes;
    let read = read_results(&workbook, "export.xlsx").unwrap().book;
    assert_eq!(read.rounds, book.rounds);
    assert!(read.unplaced_cells.is_empty());
}

#[test]
fn a_column_of_remarks_in_a_table_of_seats_has_the_notes() {
    for heading in ["Note", "notes", "Remark", "Remarks", "Comment", "Bemerkung"] {
        let table =
            format!("round,board,power,player,centres,{heading}\n1,A,France,Ann,5,arrived late\n1,A,Italy,Ben,4,-\n");
        let import = read_results(table.as_bytes(), "list.csv").unwrap();
        assert_eq!(note(&import.book), "arrived late", "{heading}");
        assert_eq!(import.book.rounds[0].boards[0].seats[Power::Italy].note, "", "{heading}");
        assert!(import.book.unplaced_cells.is_empty(), "{heading}");
    }
}

#[test]
fn another_note_in_a_file_is_a_conflict_and_a_note_beside_a_blank_is_taken() {
    let table = plain_table(book_with_note("arrived late"));
    let import = read_results(table.as_bytes(), "export.csv").unwrap();
    assert!(import.conflicts(&book()).is_empty());
    let mut filled = book();
    filled.apply(import.merge_edit(&filled, ConflictWinner::Book)).unwrap();
    assert_eq!(note(&filled), "arrived late");
    let other = book_with_note("left early");
    let conflicts = import.conflicts(&other);
    let texts: Vec<String> = conflicts.iter().flat_map(|board| &board.fields).map(ToString::to_string).collect();
    assert_eq!(texts, ["note of France: the book has left early, the file has arrived late (export!J4)"]);
    for (winner, expected, unplaced) in
        [(ConflictWinner::Book, "left early", 1), (ConflictWinner::File, "arrived late", 0)]
    {
        let mut merged = other.clone();
        merged.apply(import.merge_edit(&other, winner)).unwrap();
        assert_eq!((note(&merged), merged.unplaced_cells.len()), (expected, unplaced));
    }
}
