//! A file or a book added to a book: doubtful names, repeated games, and what comes beside the boards.

use super::{TestFolder, topboard};
use std::fs;
use topboard::book::{Book, Edit, Penalty, PenaltyAmount, PersonField, RoundField, RoundIx};

#[test]
fn a_file_and_a_book_are_added_to_a_book_and_doubtful_names_are_told() {
    let folder = TestFolder::new();
    let write = |name: &str, text: &str| {
        let path = folder.0.path().join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let names = ["Ann Lee", "Ben Orr", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Eric Smith"];
    let ours = write("ours.csv", &table_of_board(names, "A"));
    let mine = folder.0.path().join("mine.topboard").display().to_string();
    topboard(["import", &ours, "--out", &mine]).exits_with(0);

    let others = ["Ann Lee", "ORR, BEN", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Erik Smith"];
    let theirs = write("theirs.csv", &table_of_board(others, "B").replace("\n1,", "\n2,"));
    let run = topboard(["import", &theirs, "--into", &mine]).exits_with(1);
    assert!(run.out.contains("1 new board and 1 new player."), "{run:#?}");
    assert!(run.out.contains("“ORR, BEN” is taken as Ben Orr."), "{run:#?}");
    assert!(run.out.contains("Is “Erik Smith” Eric Smith?"), "{run:#?}");
    let score = topboard(["score", &mine, "--json"]).json();
    assert_eq!(score["boards"].as_array().map(Vec::len), Some(2), "{score:#}");

    // Somebody else's book, with another count on board A.
    let other = write("other.csv", &table_of_board(names, "A").replace("Ben Orr\",8", "Ben Orr\",7"));
    let book = folder.0.path().join("other.topboard").display().to_string();
    topboard(["import", &other, "--out", &book]);
    let run = topboard(["import", &book, "--into", &mine]).exits_with(1);
    assert!(run.out.contains("Round 1, board A: centres of England: the book has 8, the file has 7"), "{run:#?}");
    let run = topboard(["import", &book, "--into", &mine, "--file-wins"]).exits_with(0);
    assert!(run.out.contains("The values of the file replace those of the book"), "{run:#?}");
    let history = topboard(["history", &mine]).out;
    assert!(history.contains("Round 1, board A, England, centres: 8 → 7"), "{history}");
}

/// A table with one board in round 1.
fn table_of_board(names: [&str; 7], board: &str) -> String {
    let powers = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];
    // The same players with the same counts would be the same game.
    let counts = if board == "A" { [10, 8, 6, 4, 3, 2, 1] } else { [1, 2, 3, 4, 6, 8, 10] };
    let lines = powers.iter().zip(names).zip(counts);
    let lines = lines.map(|((power, name), count)| format!("1,{board},{power},\"{name}\",{count}\n"));
    format!("Round,Board,Power,Player,Centres\n{}", lines.collect::<String>())
}

const OUR_NAMES: [&str; 7] = ["Ann Lee", "Ben Orr", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Eric Smith"];

const THEIR_NAMES: [&str; 7] = ["Ann Lee", "The Captain", "Cid Fox", "Dan Ray", "Eve Sun", "Flo Day", "Erik Smith"];

/// A book with our names on board A, and a table with their names on board B.
fn our_book_and_their_table(folder: &TestFolder) -> (String, String) {
    let write = |name: &str, text: String| {
        fs::write(folder.path(name), text).unwrap();
        folder.name(name)
    };
    let ours = write("ours.csv", table_of_board(OUR_NAMES, "A"));
    let mine = folder.name("mine.topboard");
    topboard(["import", &ours, "--out", &mine]).exits_with(0);
    (mine, write("theirs.csv", table_of_board(THEIR_NAMES, "B").replace("\n1,", "\n2,")))
}

#[test]
fn games_that_the_book_has_in_another_round_are_not_added_before_the_command_says_which_round_they_are() {
    let folder = TestFolder::new();
    let (mine, _) = our_book_and_their_table(&folder);
    let again = folder.name("again.csv");
    fs::write(&again, table_of_board(OUR_NAMES, "A").replace("\n1,", "\nFriday,")).unwrap();
    let before = read_book(&mine);
    let asked = topboard(["import", &again, "--into", &mine]).exits_with(2);
    assert!(
        asked.err.contains("Is “Friday” round 1? (its board has the same players at the same powers)"),
        "{asked:#?}"
    );
    assert!(asked.err.contains("--same-rounds") && asked.err.contains("--new-rounds"), "{asked:#?}");
    assert_eq!(read_book(&mine), before);
    let same = topboard(["import", &again, "--into", &mine, "--same-rounds"]).exits_with(0);
    assert!(same.out.contains("Nothing in"), "{same:#?}");
    assert_eq!(read_book(&mine), before);
    let new = topboard(["import", &again, "--into", &mine, "--new-rounds"]).exits_with(0);
    assert!(new.out.contains("1 new board and 0 new players."), "{new:#?}");
    topboard(["import", &again, "--same-rounds"]).exits_with(2);
}

#[test]
fn doubtful_names_are_answered_on_the_command_line() {
    let folder = TestFolder::new();
    let (mine, theirs) = our_book_and_their_table(&folder);
    let asked = topboard(["import", &theirs, "--into", &mine]).exits_with(1);
    assert!(asked.out.contains("Is “Erik Smith” Eric Smith?"), "{asked:#?}");
    assert!(asked.out.contains("--same \"Erik Smith=Eric Smith\""), "{asked:#?}");
    assert!(asked.out.contains("--different \"Erik Smith\""), "{asked:#?}");

    let folder = TestFolder::new();
    let (mine, theirs) = our_book_and_their_table(&folder);
    let before = read_book(&mine);
    // A mistake changes nothing.
    for (option, text, error) in [
        ("--same", "Erik Smith", "--same Erik Smith cannot be used"),
        ("--same", "Erk Smith=Eric Smith", "There is no name of the file “Erk Smith”. Did you mean “Erik Smith”?"),
        ("--same", "Erik Smith=Eric Smit", "There is no player of the book “Eric Smit”. Did you mean “Eric Smith”?"),
        ("--same", "The Captain=Ann Lee", "“Ann Lee” is in the file too"),
        ("--different", "Erk Smith", "There is no name of the file “Erk Smith”."),
        (
            "--different",
            "Ann Lee",
            "“Ann Lee” cannot be a different player: the book has a player of exactly that name. Change the name in the \
             file or in the book, so that the two can be told apart.",
        ),
    ] {
        let run = topboard(["import", &theirs, "--into", &mine, option, text]).exits_with(2);
        assert!(run.err.contains(error), "{run:#?}");
    }
    let both = ["--same", "Erik Smith=Eric Smith", "--different", "Erik Smith"];
    let run = topboard(["import", &theirs, "--into", &mine].into_iter().chain(both)).exits_with(2);
    assert!(run.err.contains("“Erik Smith” is given with --same and with --different."), "{run:#?}");
    assert_eq!(read_book(&mine), before);
    topboard(["import", &theirs, "--same", "Erik Smith=Eric Smith"]).exits_with(2);

    // With these names the same seven have the same powers as in round 1.
    let answers = ["--same", "Erik Smith = eric smith", "--same", "The Captain=Ben Orr", "--new-rounds"];
    let run = topboard(["import", &theirs, "--into", &mine].into_iter().chain(answers)).exits_with(0);
    assert!(run.out.contains("1 new board and 0 new players."), "{run:#?}");
    assert!(run.out.contains("“The Captain” is taken as Ben Orr."), "{run:#?}");
    assert_eq!(names(&read_book(&mine)), OUR_NAMES);

    let folder = TestFolder::new();
    let (mine, theirs) = our_book_and_their_table(&folder);
    let run = topboard(["import", &theirs, "--into", &mine, "--different", "Erik Smith"]).exits_with(0);
    assert!(!run.out.contains("Doubtful names"), "{run:#?}");
    assert_eq!(names(&read_book(&mine))[7..], ["The Captain", "Erik Smith"]);
    // Nobody is asked again.
    let check = topboard(["check", &mine]);
    assert!(!check.out.contains("Erik Smith"), "{check:#?}");
}

/// The book in this file.
fn read_book(path: &str) -> Book {
    topboard::store::parse_book(&fs::read(path).unwrap(), path.as_ref()).unwrap()
}

fn names(book: &Book) -> Vec<&str> {
    book.people.iter().map(|person| person.name.as_str()).collect()
}

#[test]
fn what_a_merge_brings_in_beside_the_boards_is_told() {
    let folder = TestFolder::new();
    let (mine, theirs) = our_book_and_their_table(&folder);
    let other = folder.name("other.topboard");
    topboard(["import", &theirs, "--out", &other]);
    let add = |path: &str, edits: Vec<(&str, PersonField)>| {
        let mut book = read_book(path);
        let id = |book: &Book, name: &str| book.people.iter().find(|person| person.name == name).unwrap().id;
        for (name, field) in edits {
            let edit = Edit::Person(id(&book, name), field);
            book.apply(edit).unwrap();
        }
        book.apply(Edit::Round(RoundIx(0).first_id(), RoundField::SatOut(vec![id(&book, "Cid Fox")]))).unwrap();
        topboard::store::save_book(path.as_ref(), &book).unwrap();
    };
    let late = Penalty { amount: PenaltyAmount::Points(5.0), reason: "late".into() };
    add(&mine, vec![("Ann Lee", PersonField::Town("Lyon".into())), ("Dan Ray", PersonField::Region("Wales".into()))]);
    add(
        &other,
        vec![
            ("Ann Lee", PersonField::Town("Paris".into())),
            ("Dan Ray", PersonField::Region("WALES".into())),
            ("Eve Sun", PersonField::Penalties(vec![late.clone()])),
            ("The Captain", PersonField::Penalties(vec![late])),
        ],
    );
    let run = topboard(["import", &other, "--into", &mine, "--different", "Erik Smith"]).exits_with(1);
    for line in [
        "Ann Lee: town: the book has Lyon, the file has Paris. The book keeps its own.",
        "Eve Sun: penalties of the file are added: 5 late.",
        "The Captain: penalties of the file are added: 5 late.",
        "Round 2: the file says who sat out: Cid Fox.",
    ] {
        assert!(run.out.contains(line), "{line}: {run:#?}");
    }
    assert!(!run.out.contains("Wales"), "{run:#?}");
    let ann = read_book(&mine).people[0].clone();
    assert_eq!((ann.name.as_str(), ann.town.as_str()), ("Ann Lee", "Lyon"));
}
