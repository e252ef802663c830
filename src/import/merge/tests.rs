//! Tests of adding an imported file to a book.

use crate::book::{BoardField, BoardRef, Book, CellEntry, Edit, Ending, Power, RoundId, RoundIx, SeatField};
use crate::import::{ConflictWinner, read_results};

const ROUND_1: &str = "round,board,power,player,centres\n1,A,Italy,Loïs Martin,5\n1,A,Russia,Ben,4\n";

fn book(text: &str) -> Book {
    let mut book = Book::default();
    book.apply(read_results(text.as_bytes(), "x.csv").unwrap().merge_edit(&Book::default(), ConflictWinner::Book))
        .unwrap();
    book
}

#[test]
fn importing_into_an_empty_book_gives_the_draft() {
    let import = read_results(ROUND_1.as_bytes(), "x.csv").unwrap();
    assert_eq!(book(ROUND_1), import.book);
}

#[test]
fn people_are_matched_and_boards_go_to_their_round() {
    let mut book = book(ROUND_1);
    book.event.name = "Our own con".into();
    let before = book.clone();
    let more = "Another con\nround,board,power,player,centres\n1,B,Italy,Cem,6\n2,A,Turkey,LOIS MARTIN,7\n";
    let undo =
        book.apply(read_results(more.as_bytes(), "y.csv").unwrap().merge_edit(&book, ConflictWinner::Book)).unwrap();
    assert_eq!(book.event.name, "Our own con");
    assert_eq!(book.people.iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["Loïs Martin", "Ben", "Cem"]);
    assert_eq!(book.rounds[0].boards.len(), 2);
    assert_eq!(book.rounds[1].boards[0].seats[Power::Turkey].player, Some(book.people[0].id));
    book.apply(undo).unwrap();
    assert_eq!(book, before);
}

#[test]
fn a_book_with_boards_keeps_its_rules_also_if_it_names_none() {
    let mut theirs = read_results(ROUND_1.as_bytes(), "x.csv").unwrap();
    theirs.book.event.rules = "EDC 2015".into();
    let rules_after = |mut book: Book| {
        book.apply(theirs.merge_edit(&book, ConflictWinner::File)).unwrap();
        book.event.rules
    };
    assert_eq!(rules_after(Book::default()), "EDC 2015");
    assert_eq!(rules_after(book(ROUND_1)), "");
}

#[test]
fn importing_the_same_file_again_adds_nothing() {
    let mut book = book(ROUND_1);
    let before = book.clone();
    book.apply(read_results(ROUND_1.as_bytes(), "x.csv").unwrap().merge_edit(&book, ConflictWinner::Book)).unwrap();
    assert_eq!(book, before);
}

#[test]
fn another_ending_of_a_game_with_counts_is_a_conflict() {
    let mut book = book(ROUND_1);
    let abandoned = "round,board,power,player,centres,result\n1,A,Italy,Loïs Martin,5,abandoned\n1,A,Russia,Ben,4,\n";
    let import = read_results(abandoned.as_bytes(), "y.csv").unwrap();
    let conflicts = import.conflicts(&book);
    let field = &conflicts[0].fields[0];
    assert_eq!((field.field.as_str(), field.book.as_str()), ("ending", "played to its end"));
    book.apply(import.merge_edit(&book, ConflictWinner::Book)).unwrap();
    assert_eq!(book.rounds[0].boards[0].ending, Ending::Played);
}

#[test]
fn printed_standings_keep_their_rounds() {
    let mut book = book(ROUND_1);
    let more = "Player,R1,R2,Total\nBen,3,9,12\n";
    book.apply(read_results(more.as_bytes(), "y.csv").unwrap().merge_edit(&book, ConflictWinner::Book)).unwrap();
    assert_eq!(book.published_standings[0].player, book.people[1].id);
    assert_eq!(book.published_standings[0].total, Some(12.0));
    assert_eq!(book.published_standings[0].rounds.values().copied().collect::<Vec<_>>(), [3.0, 9.0]);
}

/// The book after round 1 was imported and the director corrected Italy's count, Russia's player and the last year.
/// Also the workbook with the cells that were added since.
fn corrected() -> (Book, crate::import::merge::ImportedFile) {
    let mut book = book(ROUND_1);
    let board = BoardRef::new(0, 0);
    let five = Edit::Seat(board.seat(Power::Italy).first_id(), SeatField::Centres(CellEntry::Value(6)));
    book.apply(Edit::Batch(vec![
        five,
        book.edit_to_seat(board.seat(Power::Russia), "Benjamin"),
        Edit::Board(board.first_id(), BoardField::EndYear(CellEntry::parse("1908"))),
    ]))
    .unwrap();
    let grown = "round,board,power,player,centres\n1,a,Italy,Loïs Martin,5\n1,a,Russia,Ben,4\n1,a,Turkey,Cem,9\n\
                 2,A,Italy,Ben,3\n";
    (book, read_results(grown.as_bytes(), "grown.csv").unwrap())
}

#[test]
fn a_corrected_board_is_not_added_again_and_the_correction_stays() {
    let (mut book, grown) = corrected();
    let before = book.clone();
    let conflicts = grown.conflicts(&book);
    assert_eq!(conflicts.len(), 1);
    assert_eq!(conflicts[0].board, BoardRef::new(0, 0));
    let texts: Vec<String> = conflicts[0].fields.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "centres of Italy: the book has 6, the file has 5 (grown!E2)",
            "player of Russia: the book has Benjamin, the file has Ben (grown!D3)",
        ]
    );
    let undo = book.apply(grown.merge_edit(&book, ConflictWinner::Book)).unwrap();
    let boards: Vec<usize> = book.rounds.iter().map(|round| round.boards.len()).collect();
    assert_eq!(boards, [1, 1], "no board is added twice, and the new round is added");
    let board = &book.rounds[0].boards[0];
    assert_eq!(board.name, "A");
    assert_eq!(board.seats[Power::Italy].centres, CellEntry::Value(6), "the correction");
    assert_eq!(board.seats[Power::Turkey].centres, CellEntry::Value(9), "a blank is filled");
    assert_eq!(board.end_year, before.rounds[0].boards[0].end_year, "a value that the file lacks stays");
    let kept: Vec<_> = book.unplaced_cells.iter().map(|u| (&*u.file, &*u.sheet, &*u.cell, &*u.text)).collect();
    assert_eq!(kept, [("grown.csv", "grown", "E2", "5"), ("grown.csv", "grown", "D3", "Ben")]);

    let once = book.clone();
    book.apply(grown.merge_edit(&book, ConflictWinner::Book)).unwrap();
    assert_eq!(book, once, "a third time changes nothing more");
    let mut book = once;
    book.apply(undo).unwrap();
    assert_eq!(book, before);
}

#[test]
fn the_values_of_the_file_can_be_preferred() {
    let (mut book, grown) = corrected();
    book.apply(grown.merge_edit(&book, ConflictWinner::File)).unwrap();
    let board = &book.rounds[0].boards[0];
    assert_eq!(board.seats[Power::Italy].centres, CellEntry::Value(5));
    assert_eq!(book.name_of(board.seats[Power::Russia].player), "Ben");
    assert_eq!(board.end_year, CellEntry::parse("1908"), "a blank removes nothing");
    assert_eq!((book.unplaced_cells.len(), book.rounds[0].boards.len()), (0, 1));
    assert_eq!(grown.conflicts(&book), []);
}

#[test]
fn a_conflict_that_is_answered_by_itself_does_not_follow_the_others() {
    for (others, italy, russia) in [(ConflictWinner::Book, 5, "Benjamin"), (ConflictWinner::File, 6, "Ben")] {
        let (mut book, mut grown) = corrected();
        let answer = if others == ConflictWinner::Book { ConflictWinner::File } else { ConflictWinner::Book };
        let at = BoardRef::new(0, 0);
        grown.conflict_answers.set(at, "centres of Italy", "4", Some(answer));
        let conflicts = grown.conflicts(&book);
        assert!(conflicts[0].fields.iter().all(|field| field.answer.is_none()), "the file has another value");
        grown.conflict_answers.set(at, "centres of Italy", "5", Some(answer));
        let answers: Vec<_> = grown.conflicts(&book)[0].fields.iter().map(|field| field.answer).collect();
        assert_eq!(answers, [Some(answer), None]);
        book.apply(grown.merge_edit(&book, others)).unwrap();
        let board = &book.rounds[0].boards[0];
        assert_eq!(board.seats[Power::Italy].centres, CellEntry::Value(italy));
        assert_eq!(book.name_of(board.seats[Power::Russia].player), russia);
        assert_eq!(book.unplaced_cells.len(), 1, "the value that was not taken");
    }
}

const SEVEN: [&str; 7] = ["Ann Lee", "Ben Orr", "Cid Roy", "Dan Poe", "Eve Kay", "Flo Day", "Gus Nye"];
const OTHERS: [&str; 7] = ["Hal Fox", "Ida Sun", "Jon Ash", "Kay Elm", "Lou Oak", "Max Fir", "Ned Yew"];

/// A board of round 2 with these players and counts.
fn board(name: &str, players: [&str; 7], counts: [u16; 7]) -> String {
    let row = |((power, player), count): ((Power, &str), u16)| format!("2,{name},{power},{player},{count}\n");
    Power::ALL.into_iter().zip(players).zip(counts).map(row).collect()
}

fn list(boards: &[String]) -> crate::import::ImportedFile {
    let text = format!("Round,Board,Power,Player,SC\n{}", boards.concat());
    read_results(text.as_bytes(), "y.csv").unwrap()
}

fn told(import: &crate::import::ImportedFile, book: &Book) -> Vec<String> {
    let conflicts = import.conflicts(book).into_iter();
    let lines = conflicts.flat_map(|conflict| {
        let label = book.board_label(conflict.board);
        conflict.fields.into_iter().map(move |field| format!("{label}: {field}"))
    });
    lines.collect()
}

#[test]
fn a_game_under_another_board_name_is_merged_with_its_board() {
    let mut book = Book::default();
    let counts = [10, 8, 6, 4, 3, 2, 1];
    book.apply(list(&[board("A", SEVEN, counts), board("B", OTHERS, counts)]).merge_edit(&book, ConflictWinner::Book))
        .unwrap();
    let import =
        list(&[board("1", OTHERS, [9, 9, 6, 4, 3, 2, 1]), board("A", SEVEN, counts), board("2", SEVEN, counts)]);
    let import_of_two = list(&[board("1", OTHERS, [9, 9, 6, 4, 3, 2, 1]), board("2", SEVEN, counts)]);
    assert_eq!(
        told(&import_of_two, &book),
        [
            "Round 2, board B: centres of Austria: the book has 10, the file has 9 (y!E2)",
            "Round 2, board B: centres of England: the book has 8, the file has 9 (y!E3)",
            "Round 2, board B: the file calls this game “1” (y!E2). The players and their powers are the same, so the two \
             are merged and the board keeps its name",
            "Round 2, board A: the file calls this game “2” (y!E9). The players and their powers are the same, so the two \
             are merged and the board keeps its name",
        ]
    );
    book.apply(import_of_two.merge_edit(&book, ConflictWinner::File)).unwrap();
    let names: Vec<&str> = book.rounds[0].boards.iter().map(|board| board.name.as_str()).collect();
    assert_eq!(names, ["A", "B"]);
    assert_eq!(book.rounds[0].boards[1].seats[Power::Austria].centres, CellEntry::Value(9));
    assert_eq!(book.people.len(), 14);
    // A board of the book is one board of the file: the one with its name comes first.
    let boards: Vec<usize> = import.places_in(&book).boards().map(|(_, board)| board.board.0).collect();
    assert_eq!(boards, [1, 0, 2]);
}

#[test]
fn a_board_of_another_name_with_a_different_player_is_a_game_of_its_own() {
    let counts = [10, 8, 6, 4, 3, 2, 1];
    let mut book = Book::default();
    book.apply(list(&[board("A", SEVEN, counts)]).merge_edit(&book, ConflictWinner::Book)).unwrap();
    let mut players = SEVEN;
    players[6] = OTHERS[6];
    let place = |counts: [u16; 7]| {
        let import = list(&[board("Z", players, counts)]);
        import.places_in(&book).boards().map(|(_, board)| board.board.0).collect::<Vec<_>>()
    };
    assert_eq!(place([4, 4, 4, 4, 6, 6, 6]), [1]);
    // With the same counts it is the same game and another spelling of a name.
    assert_eq!(place(counts), [0]);
}

#[test]
fn the_file_wins_for_its_same_game_when_another_game_has_the_name_of_the_board() {
    let counts = [10, 8, 6, 4, 3, 2, 1];
    let mut book = Book::default();
    book.apply(list(&[board("A", SEVEN, counts)]).merge_edit(&book, ConflictWinner::Book)).unwrap();
    let other_game = board("A", OTHERS, [4, 4, 4, 4, 6, 6, 6]);
    let same_game = board("B", SEVEN, [9, 9, 6, 4, 3, 2, 1]);
    for boards in [[other_game.clone(), same_game.clone()], [same_game, other_game]] {
        let import = list(&boards);
        let count_after = |winner: ConflictWinner| {
            let mut after = book.clone();
            after.apply(import.merge_edit(&book, winner)).unwrap();
            let seat = &after.rounds[0].boards[0].seats[Power::Austria];
            let kept = after.unplaced_cells.iter().filter(|cell| cell.text == "Hal Fox").count();
            (after.rounds[0].boards.len(), after.name_of(seat.player).to_owned(), seat.centres.clone(), kept)
        };
        let with = |count: u16| (1, "Ann Lee".to_owned(), CellEntry::Value(count), 1);
        assert_eq!(count_after(ConflictWinner::Book), with(10));
        assert_eq!(count_after(ConflictWinner::File), with(9));
    }
}

#[test]
fn two_boards_whose_names_are_exchanged_in_the_file_are_told_and_stay_the_same_games() {
    let counts = [10, 8, 6, 4, 3, 2, 1];
    let mut book = Book::default();
    let both = |one: &str, other: &str, last: u16| {
        let mut of_file = counts;
        of_file[6] = last;
        list(&[board(one, SEVEN, of_file), board(other, OTHERS, [4, 4, 4, 4, 6, 6, last + 5])])
    };
    book.apply(both("A", "B", 1).merge_edit(&book, ConflictWinner::Book)).unwrap();
    let exchanged = both("B", "A", 1);
    let told = told(&exchanged, &book);
    assert_eq!(told.len(), 2, "{told:#?}");
    assert!(told[0].starts_with("Round 2, board A: the file calls this game “B”"), "{told:#?}");
    assert!(told[1].starts_with("Round 2, board B: the file calls this game “A”"), "{told:#?}");
    let before = book.clone();
    book.apply(exchanged.merge_edit(&before, ConflictWinner::File)).unwrap();
    assert_eq!(book.rounds, before.rounds);
}

#[test]
fn another_game_on_a_board_of_the_same_name_is_one_sentence_and_adds_nobody() {
    let mut book = Book::default();
    let counts = [10, 8, 6, 4, 3, 2, 1];
    book.apply(list(&[board("A", SEVEN, counts)]).merge_edit(&book, ConflictWinner::Book)).unwrap();
    let before = book.clone();
    let import = list(&[board("A", OTHERS, [4, 4, 4, 4, 6, 6, 6])]);
    assert_eq!(
        told(&import, &book),
        ["Round 2, board A: the board of this name is a game of Ann Lee, Ben Orr, Cid Roy, Dan Poe, Eve Kay, Flo \
             Day and Gus Nye in the book and another game of Hal Fox, Ida Sun, Jon Ash, Kay Elm, Lou Oak, Max Fir and Ned \
             Yew in the file (y!E2). Only one of the two stays. To have both, give one of the two boards another name"]
    );
    book.apply(import.merge_edit(&book, ConflictWinner::Book)).unwrap();
    assert_eq!((&book.rounds, &book.people), (&before.rounds, &before.people));
    let kept: Vec<&str> = book.unplaced_cells.iter().map(|cell| cell.text.as_str()).collect();
    assert_eq!((kept.len(), &kept[..2]), (14, &["Hal Fox", "4"][..]));
    let mut replaced = before.clone();
    replaced.apply(import.merge_edit(&before, ConflictWinner::File)).unwrap();
    assert_eq!(replaced.name_of(replaced.rounds[0].boards[0].seats[Power::Italy].player), "Lou Oak");
    assert_eq!((replaced.people.len(), replaced.rounds[0].boards.len(), replaced.unplaced_cells.len()), (14, 1, 0));
    // The same counts with other names are the same game, and nobody is left without a game either.
    let renamed = list(&[board("A", OTHERS, counts)]);
    assert_eq!(told(&renamed, &before).len(), 7);
    let mut book = before.clone();
    book.apply(renamed.merge_edit(&book, ConflictWinner::Book)).unwrap();
    assert_eq!(book.people, before.people);
    // Somebody who also plays elsewhere stays.
    let mut book = before.clone();
    let two = list(&[board("A", OTHERS, [4, 4, 4, 4, 6, 6, 6]), "2,B,Italy,Hal Fox,5\n".to_owned()]);
    book.apply(two.merge_edit(&book, ConflictWinner::Book)).unwrap();
    assert_eq!((book.people.len(), book.people[7].name.as_str()), (8, "Hal Fox"));
}

#[test]
fn printed_standings_imported_first_keep_their_rounds_when_boards_are_imported() {
    let mut book = book("Player,R1,R2,Total\nBen,3,9,12\n");
    book.apply(read_results(ROUND_1.as_bytes(), "x.csv").unwrap().merge_edit(&book, ConflictWinner::Book)).unwrap();
    assert_eq!(book.rounds.len(), 1);
    assert!(book.round(RoundIx(0)).is_some_and(|round| round.name == "1"));
    assert_eq!(book.published_standings[0].rounds, [(RoundId(0), 3.0), (RoundId(1), 9.0)].into());
}
