//! Files of every version of the format must open. `tests/data/books` has a book and a journal of each version.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::common::simulated_disk::SimulatedDisk;
use topboard::book::{Board, BoardField, BoardRef, Book, CellEntry, Edit, EventField, Power, Year};
use topboard::engine::Engine;
use topboard::store::{self, BookStore, JournalMode, OpenedBook, disk::LocalDisk};

fn books() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/books")
}

/// The version that the program writes now.
fn current_version() -> u64 {
    let bytes = store::book_to_bytes(Path::new("new.topboard"), &Book::default()).unwrap();
    let written: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
    written["version"].as_u64().unwrap()
}

fn check_book(book: &Book) {
    assert_eq!(book.event.name, "Tea-time Open");
    assert_eq!(book.name_of(book.people.first().map(|person| person.id)), "Ann Lee");
    let board = BoardRef::new(0, 0);
    let france = book.seat(board.seat(Power::France)).unwrap();
    assert_eq!(book.name_of(france.player), "Ann Lee");
    assert_eq!(france.centres, CellEntry::Value(8));
    let turkey = book.seat(board.seat(Power::Turkey)).unwrap();
    assert_eq!((&turkey.centres, &turkey.eliminated), (&CellEntry::Value(0), &CellEntry::Value(Year(1904))));
    assert_eq!(book.seat(board.seat(Power::Italy)).unwrap().centres, CellEntry::Text("five?".into()));
    assert_eq!(book.board(board).unwrap().charts[0].centres[Power::France], CellEntry::Value(5));
}

#[test]
fn a_book_of_every_version_opens() {
    for version in 1..=current_version() {
        let path = books().join(format!("version-{version}.topboard"));
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(&format!("\"version\": {version},")), "{}", path.display());
        check_book(&store::open_book(&path).unwrap());
    }
}

#[test]
fn a_journal_of_every_version_recovers_its_book() {
    // The journal of version 1 has two more entries than its book.
    let folder = tempfile::tempdir().unwrap();
    for version in 1..=current_version() {
        for ending in ["topboard", "topboard-journal"] {
            let name = format!("version-{version}.{ending}");
            fs::copy(books().join(&name), folder.path().join(&name)).unwrap();
        }
        let book_store = BookStore::new(Arc::new(LocalDisk), None);
        let opened = book_store.open(&folder.path().join(format!("version-{version}.topboard"))).unwrap();
        check_book(&opened.book);
        assert!(matches!(opened.journal_mode, JournalMode::Writing(_)));
        assert!(opened.changed, "{:?}", opened.notices);
        let board = opened.book.board(BoardRef::new(0, 0)).unwrap();
        assert_eq!((board.current_count(Power::Austria), board.current_count(Power::Germany)), (Some(3), Some(11)));
        assert!(opened.undo_history.len() >= 10, "{}", opened.undo_history.len());
    }
}

const BOOK: &str = "/hall/con.topboard";
const JOURNAL: &str = "/hall/con.topboard-journal";

/// A line of a journal.
fn line(json: &str) -> String {
    format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes()))
}

/// The edits of a journal of version 1 over a book with the boards A and B, which names boards by their positions: N comes before
/// them, A gets a count, N is removed again, and B gets a count.
const EDITS: [&str; 4] = [
    r#"{"AddBoard":{"at":{"round":0,"board":0},"board":{"name":"N","seats":{}}}}"#,
    r#"{"Seat":[{"board":{"round":0,"board":1},"power":"France"},{"Centres":8}]}"#,
    r#"{"RemoveBoard":{"round":0,"board":0}}"#,
    r#"{"Seat":[{"board":{"round":0,"board":1},"power":"Italy"},{"Centres":5}]}"#,
];

/// A journal of version 1 with these edits by `who`.
fn journal_of_version_1(saved: &[u8], who: &str, edits: &[&str]) -> Vec<u8> {
    let board = |name: &str| format!(r#"{{"name":"{name}","seats":{{}}}}"#);
    let boards = [board("A"), board("B")].join(",");
    let book =
        format!(r#"{{"event":{{"name":"","rules":""}},"people":[],"rounds":[{{"name":"1","boards":[{boards}]}}]}}"#);
    let (size, crc) = (saved.len(), crc32fast::hash(saved));
    let file = format!(r#"{{"size":{size},"crc":{crc}}}"#);
    let header = format!(r#""version":1,"by":"0.1.0","file":"{BOOK}","n":0,"in_file":{file},"book":{book}"#);
    let step = |(n, edit): (usize, &&str)| {
        let head = format!(r#""n":{n},"at":"2026-11-21T11:20:0{n}Z","who":"{who}","did":"done","what":"edit {n}""#);
        line(&format!(r#"{{"step":{{{head},"edit":{edit}}}}}"#))
    };
    let first = line(&format!(r#"{{"topboard-journal":{{{header}}}}}"#));
    (first + &(1..).zip(edits).map(step).collect::<String>()).into_bytes()
}

/// The book of these boards, as version 1 wrote it.
fn book_of_version_1() -> Vec<u8> {
    let boards = r#"[{"name": "A", "seats": {}}, {"name": "B", "seats": {}}]"#;
    let rounds = format!(r#"[{{"name": "1", "boards": {boards}}}]"#);
    format!(r#"{{"format": "topboard", "version": 1, "saved_by": "0.1.0", "rounds": {rounds}}}"#).into_bytes()
}

fn disk_with(book: &[u8], journal: &[u8]) -> (SimulatedDisk, BookStore) {
    let disk = SimulatedDisk::with_folders(&["/", "/hall", "/home"]);
    disk.put(BOOK, book);
    disk.put(JOURNAL, journal);
    (disk.clone(), BookStore::new(Arc::new(disk), Some("/home/topboard".into())))
}

/// The names of the boards with the counts of France and Italy.
fn boards(book: &Book) -> Vec<(&str, Option<u16>, Option<u16>)> {
    let count = |board: &Board, power| board.current_count(power);
    let boards = book.rounds[0].boards.iter();
    boards.map(|board| (board.name.as_str(), count(board, Power::France), count(board, Power::Italy))).collect()
}

#[test]
fn a_journal_of_version_1_means_the_boards_at_their_positions_and_is_continued_as_version_2() {
    let file = book_of_version_1();
    let (disk, store) = disk_with(&file, &journal_of_version_1(&file, "ann", &EDITS));
    let opened = store.open(Path::new(BOOK)).unwrap();
    assert_eq!(boards(&opened.book), [("A", Some(8), None), ("B", None, Some(5))], "{:?}", opened.notices);
    assert_eq!((opened.undo_history.len(), opened.history.len()), (4, 4));
    assert!(opened.changed);
    let OpenedBook { book, undo_history, journal_mode, .. } = opened;
    let JournalMode::Writing(mut writer) = journal_mode else { panic!("the journal is not written") };
    let mut engine = Engine::with_history(book, undo_history);
    engine.record_edits();
    engine.apply("venue", Edit::Event(EventField::Venue("Hall".into()))).unwrap();
    writer.append(engine.take_recorded_edits());
    drop(writer);
    let journal = String::from_utf8(disk.get(JOURNAL).unwrap()).unwrap();
    assert!(journal.contains(r#"{"topboard-journal":{"version":2,"#), "{journal}");
    let again = store.open(Path::new(BOOK)).unwrap();
    assert_eq!(&again.book, engine.book());
    assert_eq!(again.undo_history.len(), 5);
    let mut engine = Engine::with_history(again.book, again.undo_history);
    while engine.undo().is_some() {}
    assert_eq!(boards(engine.book()), [("A", None, None), ("B", None, None)]);
}

/// The printed scores of the first player in the order of the rounds.
fn printed(book: &Book) -> Vec<Option<f64>> {
    let scores = &book.published_standings[0].rounds;
    book.printed_rounds().iter().map(|round| scores.get(round).copied()).collect()
}

#[test]
fn printed_scores_of_version_1_belong_to_the_rounds_at_their_positions() {
    let people = r#""people":[{"id":1,"name":"Ann"}]"#;
    let rounds = r#""rounds":[{"name":"1","boards":[]},{"name":"2","boards":[]}]"#;
    let standings = |scores: &str| format!(r#"[{{"player":1,"rounds":[{scores}]}}]"#);
    let book = format!(r#"{people},{rounds},"published":{}"#, standings("3,null,5"));
    let file = format!(r#"{{"format":"topboard","version":1,{book}}}"#).into_bytes();
    let opened = store::parse_book(&file, Path::new(BOOK)).unwrap();
    assert_eq!(printed(&opened), [Some(3.0), None, Some(5.0)]);
    let again = store::book_to_bytes(Path::new(BOOK), &opened).unwrap();
    assert_eq!(store::parse_book(&again, Path::new(BOOK)).unwrap(), opened);
    // Round 1 is removed with its scores, the removal is taken back, and the standings are set for what is there then.
    let back = r#"{"AddRound":{"at":0,"round":{"name":"1","boards":[]}}}"#;
    let edits = [
        r#"{"RemoveRound":0}"#.to_owned(),
        format!(r#"{{"Batch":[{back},{{"Published":{}}}]}}"#, standings("3,null,5")),
        format!(r#"{{"Published":{}}}"#, standings("1,2,4")),
    ];
    let expected = [vec![None, Some(5.0)], vec![Some(3.0), None, Some(5.0)], vec![Some(1.0), Some(2.0), Some(4.0)]];
    let edits: Vec<&str> = edits.iter().map(String::as_str).collect();
    for (steps, expected) in (1..).zip(expected) {
        let journal = String::from_utf8(journal_of_version_1(&file, "ann", &edits[..steps])).unwrap();
        let (head, lines) = journal.split_once('\n').unwrap();
        let start = head.find(r#""book":"#).unwrap();
        let head = line(&format!(r#"{}"book":{{"event":{{"name":"","rules":""}},{book}}}}}}}"#, &head[9..start]));
        let (_, store) = disk_with(&file, (head + lines).as_bytes());
        let opened = store.open(Path::new(BOOK)).unwrap();
        assert_eq!((printed(&opened.book), opened.history.len()), (expected, steps), "{:?}", opened.notices);
    }
}

#[test]
fn a_file_that_version_1_saved_between_its_steps_is_that_state_of_its_journal() {
    let names = r#"[{"name": "N", "seats": {}}, {"name": "A", "seats": {}}, {"name": "B", "seats": {}}]"#;
    let text = String::from_utf8(book_of_version_1()).unwrap();
    let saved = text.replace(r#"[{"name": "A", "seats": {}}, {"name": "B", "seats": {}}]"#, names).into_bytes();
    let mut journal = journal_of_version_1(&book_of_version_1(), "ann", &EDITS);
    let (size, crc) = (saved.len(), crc32fast::hash(&saved));
    let record = format!(r#"{{"saved":{{"n":1,"at":"2026-11-21T11:20:09Z","print":{{"size":{size},"crc":{crc}}}}}}}"#);
    journal.extend(line(&record).into_bytes());
    let (_, store) = disk_with(&saved, &journal);
    let opened = store.open(Path::new(BOOK)).unwrap();
    assert_eq!(boards(&opened.book), [("A", Some(8), None), ("B", None, Some(5))], "{:?}", opened.notices);
    assert!(opened.changed && opened.notices.len() == 1, "{:?}", opened.notices);
    assert_eq!(opened.undo_history.len(), 4);
}

#[test]
fn a_journal_of_version_1_over_a_book_of_version_2_comes_to_the_boards_of_its_names() {
    let mut book = store::parse_book(&book_of_version_1(), Path::new(BOOK)).unwrap();
    // Somebody opened the book in this version and put a board before the others.
    let new = Edit::AddBoard { position: BoardRef::new(0, 0).first_place(), board: Box::new(Board::new("Z")) };
    book.apply(new).unwrap();
    let file = store::book_to_bytes(Path::new(BOOK), &book).unwrap();
    let (_, store) = disk_with(&file, &journal_of_version_1(&book_of_version_1(), "ann", &EDITS));
    let opened = store.open(Path::new(BOOK)).unwrap();
    assert_eq!(boards(&opened.book), [("Z", None, None), ("A", Some(8), None), ("B", None, Some(5))]);
    assert!(opened.notices.iter().any(|notice| notice.contains("con.topboard")), "{:?}", opened.notices);
}

#[test]
fn journals_of_version_1_of_two_windows_come_together() {
    let file = book_of_version_1();
    let (disk, store) = disk_with(&file, &journal_of_version_1(&file, "ann", &EDITS[..2]));
    // To Ben, A and B are the first and the second board. He puts one between them.
    let between = EDITS[0].replace(r#""board":0}"#, r#""board":1}"#).replace('N', "M");
    let count = EDITS[3].replace(r#""board":1}"#, r#""board":2}"#);
    let name = "/hall/con (ben's conflicted copy 2026-11-22).topboard-journal";
    disk.put(name, &journal_of_version_1(&file, "ben", &[&between, &count]));
    let opened = store.open(Path::new(BOOK)).unwrap();
    let expected = [("N", None, None), ("A", Some(8), None), ("M", None, None), ("B", None, Some(5))];
    assert_eq!(boards(&opened.book), expected, "{:?}", opened.notices);
    assert!(opened.alternatives.entries.is_empty(), "{:?}", opened.alternatives);
}

#[test]
fn a_file_and_a_journal_of_version_3_are_refused_with_the_cure_and_stay_as_they_are() {
    let file = String::from_utf8(store::book_to_bytes(Path::new(BOOK), &Book::default()).unwrap()).unwrap();
    let newer = file.replace("\"version\": 2,", "\"version\": 3,\n  \"novelty\": [],");
    let error = store::parse_book(newer.as_bytes(), Path::new(BOOK)).unwrap_err().to_string();
    let (head, cure) = error.split_once('.').and_then(|(_, rest)| rest.split_once("newer Topboard")).unwrap();
    assert!(head.contains("was saved by a") && cure.contains("Open it there, or install that version here"), "{error}");
    let journal = line(r#"{"topboard-journal":{"version":3,"by":"3.0.0","n":0,"book":{}}}"#).into_bytes();
    let (disk, store) = disk_with(file.as_bytes(), &journal);
    let opened = store.open(Path::new(BOOK)).unwrap();
    assert!(opened.notices.iter().any(|notice| notice.contains("3.0.0")), "{:?}", opened.notices);
    assert!(disk.names().iter().any(|name| disk.get(name) == Some(journal.clone())), "the journal is kept");
}

#[test]
fn two_boards_of_one_id_are_told_with_the_cure() {
    let boards = |ids: [u32; 2]| {
        let boards = ids.map(|id| format!(r#"{{"id": {id}, "name": "{}"}}"#, if id == 7 { "A" } else { "B" }));
        let rounds = format!(r#"[{{"name": "1", "boards": [{}]}}]"#, boards.join(", "));
        let text = format!(r#"{{"format": "topboard", "version": 2, "rounds": {rounds}}}"#);
        store::parse_book(text.as_bytes(), Path::new(BOOK))
    };
    assert!(boards([7, 3]).is_ok());
    let error = boards([7, 7]).unwrap_err().to_string();
    assert!(error.contains("both have the id 7") && error.contains("or open a backup"), "{error}");
}

#[test]
fn an_id_is_never_given_again_also_after_the_book_was_closed() {
    let mut book = store::parse_book(&book_of_version_1(), Path::new(BOOK)).unwrap();
    let at = BoardRef::new(0, 1);
    let gone = book.board_id(at);
    book.apply(Edit::RemoveBoard(gone)).unwrap();
    let bytes = store::book_to_bytes(Path::new(BOOK), &book).unwrap();
    let mut again = store::parse_book(&bytes, Path::new(BOOK)).unwrap();
    let position = again.new_board_position(at);
    again.apply(Edit::AddBoard { position, board: Box::new(Board::new("C")) }).unwrap();
    assert_ne!(again.board_id(at), gone);
    let rename = Edit::Board(gone, BoardField::Name("B".into()));
    let error = again.apply(rename).unwrap_err().to_string();
    assert_eq!(error, "this board is not in the event any more; choose another one");
}
