//! The text of a game's page on a site, copied from a browser, is read as one board.

use std::fs;

use topboard::book::{Board, Book, CellEntry, Ending, GameStage, Power, Year};
use topboard::import::{FindingKind, ImportedFile, read_results};

fn import(file: &str) -> ImportedFile {
    let bytes = fs::read(format!("tests/data/game_pages/{file}")).unwrap();
    read_results(&bytes, file).unwrap_or_else(|error| panic!("{error}"))
}

fn only_board(book: &Book) -> (&str, &Board) {
    assert_eq!(book.boards().count(), 1);
    (&book.rounds[0].name, &book.rounds[0].boards[0])
}

/// The seats as “Austria Ann Lee 5”.
fn seats(book: &Book) -> Vec<String> {
    let (_, board) = only_board(book);
    board.seats.iter().map(|(power, seat)| format!("{power} {} {}", book.name_of(seat.player), seat.centres)).collect()
}

fn unplaced(import: &ImportedFile) -> Vec<&str> {
    import.book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect()
}

#[test]
fn a_drawn_game_of_webdiplomacy_is_one_board() {
    let import = import("webdiplomacy-drawn.txt");
    assert_eq!(
        seats(&import.book),
        [
            "Austria marlene_k 11",
            "England Nelson 12",
            "France ToulonTed 0",
            "Germany Old Fritz 3",
            "Italy venezia99 0",
            "Russia K. Ivanova 1",
            "Turkey sultan 7",
        ]
    );
    let (round, board) = only_board(&import.book);
    assert_eq!((round, board.name.as_str()), ("2", "C"));
    assert_eq!((board.end_year.to_string().as_str(), board.ending), ("1907", Ending::Played));
    let in_draw: Vec<Power> =
        board.seats.iter().filter(|(_, seat)| seat.in_draw == Some(true)).map(|(power, _)| power).collect();
    assert_eq!(in_draw, [Power::Austria, Power::England, Power::Turkey]);
    assert_eq!(board.seats[Power::Russia].note, "left the game");
    let kept = unplaced(&import);
    assert!(kept.contains(&"21 Dec 13 UTC Autumn, 1901: Austria: will we ever agree? 5 units say no"), "{kept:?}");
    assert!(!kept.iter().any(|text| text.contains("supply-centers")), "{kept:?}");
    // The points of the site are no scores, and they are kept.
    assert!(kept.contains(&"112 D, Bet: 10 D, won: 23 D"), "{kept:?}");
    assert!(board.seats.values().all(|seat| seat.printed_score.is_none()));
}

#[test]
fn a_solo_of_webdiplomacy_is_one_board() {
    let import = import("webdiplomacy-solo.txt");
    assert_eq!(
        seats(&import.book),
        [
            "Austria anton 0",
            "England bertha 9",
            "France charles 0",
            "Germany otto 18",
            "Italy enzo 2",
            "Russia fjodor 0",
            "Turkey gülay 5",
        ]
    );
    let (_, board) = only_board(&import.book);
    assert_eq!((board.name.as_str(), board.end_year.to_string().as_str()), ("Study Group - Fall", "1910"));
    assert_eq!(board.ending, Ending::Played);
    assert!(import.findings.iter().all(|finding| !finding.message.contains("is not a result")));
}

#[test]
fn a_page_of_backstabbr_is_one_board() {
    let import = import("backstabbr-draw.txt");
    assert_eq!(
        seats(&import.book),
        [
            "Austria Ann Lee 0",
            "England Ben Cole 9",
            "France Cid Moreau 4",
            "Germany Dan Vogt 0",
            "Italy Eve Rossi 10",
            "Russia Flo Petrov 0",
            "Turkey Gus Nye 11",
        ]
    );
    let (round, board) = only_board(&import.book);
    assert_eq!((round, board.name.as_str(), board.end_year.to_string().as_str()), ("3", "B", "1908"));
    assert!(unplaced(&import).contains(&"Ken Sproat"));
    // The page does not say who shares in the draw.
    let (_, board) = only_board(&import.book);
    assert!(board.is_agreed_draw());
    let in_draw = |power: Power| board.seats[power].in_draw == Some(true);
    let shares: Vec<Power> = Power::ALL.into_iter().filter(|power| in_draw(*power)).collect();
    assert_eq!(shares, [Power::England, Power::France, Power::Italy, Power::Turkey]);
    assert!(told(&import, "the game was drawn, and not between whom. All 4 powers with centres are in the draw"));
}

/// Whether a warning says this.
fn told(import: &ImportedFile, what: &str) -> bool {
    let mut warnings = import.findings.iter().filter(|finding| finding.kind == FindingKind::Warning);
    warnings.any(|finding| finding.message.contains(what))
}

#[test]
fn a_running_game_of_backstabbr_has_counts_and_no_result() {
    let import = import("backstabbr-running.txt");
    assert_eq!(seats(&import.book)[..2], ["Austria Ann Lee ", "England Ben Cole "]);
    let (_, board) = only_board(&import.book);
    assert_eq!((board.name.as_str(), &board.end_year), ("Sandcastle", &CellEntry::Blank));
    assert_eq!(board.stage(), GameStage::Running(Some(Year(1903))));
    assert_eq!(board.charts[0].centres[Power::England].get(), Some(5));
    assert!(told(&import, "this game goes on: the page shows Spring 1904. Its centres are those after 1903"));
}

#[test]
fn lines_with_words_for_the_counts_are_one_board() {
    let lines = ["Ann Lee", "Ben Cole", "Cid Moreau", "Dan Vogt", "Eve Rossi", "Flo Petrov", "Gus Nye"];
    let counts = [8, 6, 5, 5, 4, 4, 2];
    let line =
        |((power, name), count): ((Power, &str), u16)| format!("{power} ({name}): {count} supply centers, 5 units\n");
    let text = Power::ALL.into_iter().zip(lines).zip(counts).map(line).collect::<String>();
    let import = read_results(format!("Board A\n{text}").as_bytes(), "Round 2.txt").unwrap();
    assert_eq!(seats(&import.book)[0], "Austria Ann Lee 8");
    let (round, board) = only_board(&import.book);
    assert_eq!((round, board.name.as_str(), board.centre_sum()), ("2", "A", 34));
    assert!(import.findings.iter().all(|finding| finding.kind != FindingKind::Unplaced), "{:#?}", import.findings);
    // Two games below each other are two boards.
    let two = read_results(format!("Board A\n{text}\nBoard B\n{text}").as_bytes(), "Round 2.txt").unwrap();
    let names: Vec<&str> = two.book.boards().map(|(_, board)| board.name.as_str()).collect();
    assert_eq!(names, ["A", "B"]);
}
