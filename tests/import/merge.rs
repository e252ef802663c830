//! A file that is added to a book that may have its games already.

use topboard::book::{Book, CellEntry, Edit, Power, RoundField, RoundIx};
use topboard::import::{ConflictWinner, ImportedFile, read_results};
use topboard::input::ImportedNames;

const PLAYERS: [&str; 14] = [
    "Ann Lee", "Ben Orr", "Cid Roy", "Dan Poe", "Eve Kay", "Flo Day", "Gus Nye", "Hal Fox", "Ida Sun", "Jon Ash",
    "Kay Elm", "Lou Oak", "Max Fir", "Ned Yew",
];
const COUNTS: [u16; 7] = [10, 8, 6, 4, 3, 2, 1];

/// A list of boards: the round, the name, and the number of the player of Austria. The others follow.
fn list(boards: &[(&str, &str, usize)]) -> String {
    let rows = boards.iter().flat_map(|(round, board, first)| {
        Power::ALL.into_iter().zip(COUNTS).enumerate().map(move |(at, (power, count))| {
            let player = PLAYERS[(first + at) % PLAYERS.len()];
            format!("{round},{board},{power},{player},{count}\n")
        })
    });
    format!("Round,Board,Power,Player,SC\n{}", rows.collect::<String>())
}

fn read(text: &str) -> ImportedFile {
    read_results(text.as_bytes(), "con.csv").unwrap()
}

const BOARDS: [(&str, &str, usize); 4] = [("1", "A", 0), ("1", "B", 7), ("2", "A", 3), ("2", "B", 10)];

fn event() -> Book {
    let mut book = Book::default();
    book.apply(read(&list(&BOARDS)).merge_edit(&book, ConflictWinner::Book)).unwrap();
    book
}

/// The event with other names of its rounds.
fn renamed(names: [&str; 2]) -> String {
    list(&BOARDS.map(|(round, board, first)| (if round == "1" { names[0] } else { names[1] }, board, first)))
}

fn sentences(import: &ImportedFile, book: &Book) -> Vec<String> {
    import.round_questions(book).into_iter().map(|question| question.sentence).collect()
}

/// Answers all questions about rounds.
fn answer(import: &mut ImportedFile, book: &Book, is_same: bool) {
    for question in import.round_questions(book) {
        import.round_answers.set(&question, Some(is_same));
    }
}

/// The boards of each round after the import.
fn boards_after(import: &ImportedFile, book: &Book) -> Vec<usize> {
    let mut after = book.clone();
    after.apply(import.merge_edit(book, ConflictWinner::Book)).unwrap();
    after.rounds.iter().map(|round| round.boards.len()).collect()
}

#[test]
fn the_same_games_under_other_round_names_are_asked_about_and_not_added_twice() {
    let book = event();
    let mut import = read(&renamed(["Opening", "Final day"]));
    assert_eq!(
        sentences(&import, &book),
        [
            "Is “Opening” round 1? (its 2 boards have the same players at the same powers)",
            "Is “Final day” round 2? (its 2 boards have the same players at the same powers)",
        ]
    );
    answer(&mut import, &book, true);
    assert_eq!(import.merge_edit(&book, ConflictWinner::Book), Edit::Batch(Vec::new()), "nothing is new");
    answer(&mut import, &book, false);
    assert_eq!(boards_after(&import, &book), [2, 2, 2, 2]);
}

#[test]
fn a_corrected_count_of_the_same_round_fills_that_round_and_is_a_conflict() {
    let book = event();
    let text = renamed(["Opening", "Final day"]).replace("Opening,A,Austria,Ann Lee,10", "Opening,A,Austria,Ann Lee,9");
    let mut import = read(&text);
    answer(&mut import, &book, true);
    let conflicts = import.conflicts(&book);
    assert_eq!(
        (conflicts.len(), conflicts[0].fields[0].to_string().as_str()),
        (1, "centres of Austria: the book has 10, the file has 9 (con!E2)")
    );
    let mut after = book.clone();
    after.apply(import.merge_edit(&book, ConflictWinner::File)).unwrap();
    assert_eq!(after.rounds[0].boards[0].seats[Power::Austria].centres, CellEntry::Value(9));
    assert_eq!((after.rounds.len(), after.rounds[0].name.as_str()), (2, "1"), "the round keeps its name");
}

#[test]
fn exchanged_numbers_of_rounds_are_asked_about_too() {
    let book = event();
    let mut import = read(&renamed(["2", "1"]));
    assert_eq!(sentences(&import, &book).len(), 2);
    answer(&mut import, &book, true);
    assert_eq!(import.merge_edit(&book, ConflictWinner::Book), Edit::Batch(Vec::new()));
}

#[test]
fn boards_in_rounds_of_their_own_go_back_to_their_round() {
    let book = event();
    let mut import = read(&list(&[("Table one", "A", 0), ("Table two", "B", 7), ("Table three", "C", 5)]));
    assert_eq!(sentences(&import, &book).len(), 2, "{:?}", sentences(&import, &book));
    answer(&mut import, &book, true);
    assert_eq!(boards_after(&import, &book), [2, 2, 1]);
}

#[test]
fn a_new_round_of_the_same_players_is_not_asked_about() {
    let book = event();
    assert_eq!(sentences(&read(&list(&[("3", "A", 1), ("3", "B", 8)])), &book), Vec::<String>::new());
    // The file that the book was made of is not asked about either.
    assert_eq!(sentences(&read(&list(&BOARDS)), &book), Vec::<String>::new());
    assert_eq!(sentences(&read(&list(&BOARDS)), &Book::default()), Vec::<String>::new());
}

#[test]
fn a_book_whose_round_was_renamed_is_asked_about_like_a_sheet() {
    let book = event();
    let mut theirs = book.clone();
    theirs.apply(Edit::Round(RoundIx(0).first_id(), RoundField::Name("Friday".to_owned()))).unwrap();
    let mut import = ImportedFile::of_book("theirs.topboard", theirs, 0);
    assert_eq!(sentences(&import, &book).len(), 1);
    answer(&mut import, &book, true);
    assert_eq!(boards_after(&import, &book), [2, 2]);
}

#[test]
fn names_are_matched_as_the_ladder_matches_them() {
    let of = |names: [&str; 3]| {
        let rows: Vec<String> = Power::ALL
            .into_iter()
            .zip(names.into_iter().chain(["Dan Poe", "Eve Kay", "Flo Day", "Gus Nye"]))
            .map(|(power, name)| format!("1,A,{power},\"{name}\",\n"))
            .collect();
        read(&format!("Round,Board,Power,Player,SC\n{}", rows.concat()))
    };
    let mut book = Book::default();
    book.apply(of(["Jürgen Müller", "José García", "Anna Bergström"]).merge_edit(&book, ConflictWinner::Book)).unwrap();
    let import = of(["Juergen Mueller", "Garcia, Jose", "ANNA BERGSTROM"]);
    let names = ImportedNames::new(&import.book, &book, ImportedNames::default());
    assert_eq!((names.questions().len(), names.notes().len()), (0, 3), "{:?} {:?}", names.questions(), names.notes());
}
