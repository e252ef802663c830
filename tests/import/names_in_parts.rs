//! Players who are told by codes, by the parts of their names, and two of them in one seat.

use crate::recipes::workbook;
use topboard::book::{Book, Power};
use topboard::import::{FindingEffect, ImportedFile, SheetsOfFile, read_results, results_of_sheets};

const NAMES: [&str; 7] = ["Ada Brook", "Ben Carver", "Cleo Dorn", "Dirk Elster", "Eva Falk", "Finn Grove", "Gita Holm"];
const CODES: [&str; 7] = ["ADB", "BEC", "CLD", "DIE", "EVF", "FIG", "GIH"];
const COUNTS: [u16; 7] = [6, 0, 7, 8, 4, 5, 4];
const POWERS: [&str; 7] = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

fn read(tabs: &[(&str, &str)]) -> ImportedFile {
    let file: SheetsOfFile = workbook(tabs);
    results_of_sheets(&file).unwrap_or_else(|error| panic!("{error}"))
}

/// A line for each seat.
fn lines(line: impl Fn(usize) -> String) -> String {
    (0..7).map(|at| line(at) + "\n").collect()
}

/// The players of the first board, with their counts.
fn seats(book: &Book) -> Vec<(&str, Option<u16>)> {
    let board = book.boards().next().unwrap().1;
    Power::ALL.map(|power| (book.name_of(board.seats[power].player), board.seats[power].centres.get())).into()
}

fn wanted() -> Vec<(&'static str, Option<u16>)> {
    NAMES.into_iter().zip(COUNTS.map(Some)).collect()
}

fn asked(import: &ImportedFile) -> Vec<&str> {
    let findings = import.findings.iter().filter(|finding| finding.effect == FindingEffect::Asked);
    findings.map(|finding| finding.message.as_str()).collect()
}

/// The cells of a board in a row, each with a code and a count.
fn row_of_codes() -> String {
    let cells = [0, 1, 2, 3, 4, 5, 6].map(|at| format!("{} {}", CODES[at], COUNTS[at]));
    format!("Board,{}\n1,{}\n", POWERS.join(","), cells.join(","))
}

#[test]
fn codes_of_a_list_stand_in_place_of_names() {
    let list =
        |heading: &str| format!("{heading},Name,Paid\n{}", lines(|at| format!("{},{},yes", CODES[at], NAMES[at])));
    for heading in ["Code", "Initials", "Badge", "Kürzel", "Pseudo"] {
        let import = read(&[("Badges", &list(heading)), ("Round 1", &row_of_codes())]);
        assert_eq!(seats(&import.book), wanted(), "{heading}");
        let says_so = |message: &str| message.contains("the names of 7 players by their codes");
        assert!(import.findings.iter().any(|finding| says_so(&finding.message)), "{:#?}", import.findings);
    }
    // Codes in a column of a list of seats, in another case.
    let seats_of_codes = lines(|at| format!("1,{},{},{}", POWERS[at], CODES[at].to_lowercase(), COUNTS[at]));
    let import = read(&[("Games", &format!("Board,Power,Player,SC\n{seats_of_codes}")), ("Codes", &list("Code"))]);
    assert_eq!(seats(&import.book), wanted());
    // First and last names in columns of their own.
    let halves = lines(|at| format!("{},{}", CODES[at], NAMES[at].replace(' ', ",")));
    let import = read(&[("Round 1", &row_of_codes()), ("Players", &format!("Code,First name,Surname\n{halves}"))]);
    assert_eq!(seats(&import.book), wanted());
}

#[test]
fn a_code_that_the_list_lacks_is_asked_about() {
    let list = format!("Code,Name\n{}Zed,Zed Orr\n", lines(|at| format!("{},{}", CODES[at], NAMES[at])));
    let import = read(&[("Badges", &list), ("Round 1", &row_of_codes().replace("CLD", "CLO"))]);
    assert_eq!(seats(&import.book)[2], ("CLO", Some(7)));
    assert!(asked(&import).iter().any(|message| message.contains("“CLO” is not in the list of codes")));
    // A list whose codes the results do not use says nothing of them.
    let seats_of_names = lines(|at| format!("1,{},{},{}", POWERS[at], NAMES[at], COUNTS[at]));
    let import = read(&[("Badges", &list), ("Round 1", &format!("Board,Power,Player,SC\n{seats_of_names}"))]);
    assert_eq!(seats(&import.book), wanted());
    assert!(!import.findings.iter().any(|finding| finding.message.contains("codes")), "{:#?}", import.findings);
    // The codes of clubs are those of no players.
    let clubs = format!("Code,Name\n{}", lines(|at| format!("{},Club {}", CODES[at], POWERS[at])));
    let seats_of_clubs = lines(|at| format!("1,{},{},{},{}", POWERS[at], NAMES[at], COUNTS[at], CODES[at]));
    let import = read(&[("Clubs", &clubs), ("Round 1", &format!("Board,Power,Player,SC,Club\n{seats_of_clubs}"))]);
    assert_eq!((seats(&import.book), import.book.people.len()), (wanted(), 7));
}

#[test]
fn a_prefix_stands_in_a_column_between_the_first_and_the_last_name() {
    let rows = |of: fn(usize) -> &'static str| {
        lines(|at| {
            let (first, last) = NAMES[at].split_once(' ').unwrap();
            format!("{first},{},{last},{},{}", of(at), POWERS[at], COUNTS[at])
        })
    };
    let some: fn(usize) -> &'static str = |at| ["van den", "", "d'", "de", "", "ter", ""][at];
    for headings in [
        "Voornaam,Tussenvoegsel,Achternaam,Land,Centra",
        "Vorname,Namenszusatz,Nachname,Land,Zentren",
        "First name,Name prefix,Last name,Power,SC",
    ] {
        let import = read(&[("Round 1", &format!("{headings}\n{}", rows(some)))]);
        let names: Vec<&str> = seats(&import.book).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names[..4], ["Ada van den Brook", "Ben Carver", "Cleo d'Dorn", "Dirk de Elster"], "{headings}");
        assert!(import.book.unplaced_cells.is_empty(), "{:?}", import.book.unplaced_cells);
    }
    // The order of the columns does not matter, and standings join the parts in the same way.
    let turned = lines(|at| {
        let (first, last) = NAMES[at].split_once(' ').unwrap();
        format!("{},{last},{},{first},{}", at + 1, some(at), 70 - at)
    });
    let import = read(&[("Stand", &format!("Plaats,Achternaam,Tussenvoegsel,Voornaam,Punten\n{turned}"))]);
    assert_eq!(import.book.people[0].name, "Ada van den Brook");
    let book = read(&[
        (
            "Round 1",
            &lines(|at| format!("1,{},{},{}", POWERS[at], at + 1, COUNTS[at])).replacen(
                "1,",
                "Board,Power,Player,SC\n1,",
                1,
            ),
        ),
        (
            "Players",
            &format!(
                "No,Voornaam,Tussenvoegsel,Achternaam\n{}",
                lines(|at| {
                    let (first, last) = NAMES[at].split_once(' ').unwrap();
                    format!("{},{first},{},{last}", at + 1, some(at))
                })
            ),
        ),
    ])
    .book;
    assert_eq!(seats(&book)[5], ("Finn ter Grove", Some(5)));
}

#[test]
fn who_has_the_seat_at_the_end_has_the_result() {
    for cell in ["Cleo Dorn (to 1903) / Zed Orr", "Cleo Dorn until 1903; Zed Orr", "Cleo Dorn (bis 1903), dann Zed Orr"]
    {
        let name = |at: usize| if at == 2 { format!("\"{cell}\"") } else { NAMES[at].to_owned() };
        let rows = lines(|at| format!("1,{},{},{}", POWERS[at], name(at), COUNTS[at]));
        let text = format!("Board,Power,Player,SC\n{rows}");
        let import = read_results(text.as_bytes(), "round 1.csv").unwrap();
        assert_eq!(seats(&import.book)[2], ("Zed Orr", Some(7)), "{cell}");
        let seat = &import.book.boards().next().unwrap().1.seats[Power::France];
        assert_eq!((seat.note.as_str(), seat.substitutes.len()), (cell, 0));
        assert!(!import.book.people.iter().any(|person| person.name == "Cleo Dorn"));
        let told = |message: &str| message.contains("Cleo Dorn left in 1903, and Zed Orr, who has the seat at the end");
        assert!(import.findings.iter().any(|finding| told(&finding.message)), "{:#?}", import.findings);
    }
}
