use super::*;
use crate::book::{BoardField, RoundField};

fn book() -> Book {
    let round =
        |name: &str| Round { name: name.into(), boards: ["A", "B", "C"].map(Board::new).to_vec(), ..Round::default() };
    Book { rounds: vec![round("1"), round("2")], ..Book::default() }
}

fn new_board(book: &Book, round: usize, at: usize) -> Edit {
    let position = book.new_board_position(BoardRef::new(round, at));
    Edit::AddBoard { position, board: Box::new(Board::new("N")) }
}

fn ids(book: &Book, round: usize) -> Vec<(u32, &str)> {
    let boards = book.rounds[round].boards.iter().enumerate();
    boards.map(|(at, board)| (book.board_id(BoardRef::new(round, at)).board, board.name.as_str())).collect()
}

#[test]
fn an_id_stays_with_its_board_and_is_written_only_where_it_is_not_the_position() {
    let mut book = book();
    let before = book.clone();
    let last = book.board_id(BoardRef::new(1, 2));
    let back = book.apply(new_board(&book, 1, 1)).unwrap();
    assert_eq!(ids(&book, 1), [(0, "A"), (3, "N"), (1, "B"), (2, "C")]);
    assert_eq!(book.board_position(last), Some(BoardRef::new(1, 3)));
    let added = Edit::AddRound { position: RoundIx(0), round: Round { name: "0".into(), ..Round::default() } };
    let first = book.apply(added).unwrap();
    assert_eq!(book.board_position(last), Some(BoardRef::new(2, 3)));
    book.apply(Edit::Board(last, BoardField::Name("Z".into()))).unwrap();
    assert_eq!(book.rounds[2].boards[3].name, "Z");
    book.apply(Edit::Board(last, BoardField::Name("C".into()))).unwrap();
    assert!(book.rounds[1].boards.iter().all(|board| board.id.is_none()), "another round");
    book.apply(first).unwrap();
    book.apply(back).unwrap();
    assert!(book == before && book.rounds[1].boards.iter().all(|board| board.id.is_none()));
}

#[test]
fn an_id_is_not_given_again_after_a_board_was_removed_or_the_book_replaced() {
    let mut book = book();
    let earlier = book.clone();
    let gone = book.board_id(BoardRef::new(0, 2));
    book.apply(Edit::RemoveBoard(gone)).unwrap();
    book.apply(new_board(&book, 0, 2)).unwrap();
    assert_eq!(ids(&book, 0), [(0, "A"), (1, "B"), (3, "N")]);
    book.apply(Edit::Book(Box::new(earlier))).unwrap();
    assert_eq!(book.board_position(gone), Some(BoardRef::new(0, 2)), "it is back");
    book.apply(new_board(&book, 0, 3)).unwrap();
    assert_eq!(ids(&book, 0).last(), Some(&(4, "N")), "3 was another board");
    let round = book.round_id(RoundIx(1));
    book.apply(Edit::RemoveRound(round)).unwrap();
    let next = Edit::AddRound { position: RoundIx(1), round: Round::default() };
    book.apply(next).unwrap();
    let rename = Edit::Round(round, RoundField::Name("9".into()));
    assert!(book.round_id(RoundIx(1)) != round && book.apply(rename).is_err());
}

#[test]
fn an_edit_knows_the_ids_of_the_rounds_and_boards_that_it_adds() {
    let mut book = book();
    book.apply(Edit::RemoveBoard(book.board_id(BoardRef::new(0, 0)))).unwrap();
    // The positions after the last are those of the new ones.
    let (round, board) = (BoardRef::new(2, 0), BoardRef::new(0, 3));
    let name = |at: BoardRef, name: &str| Edit::Board(book.board_id(at), BoardField::Name(name.into()));
    let mut edit = Edit::Batch(vec![
        new_board(&book, 0, 2),
        new_board(&book, 0, 3),
        name(board, "second"),
        Edit::AddRound { position: RoundIx(2), round: Round::default() },
        new_board(&book, 2, 0),
        name(round, "of the new round"),
    ]);
    edit.number_new(&book);
    let mut again = book.clone();
    book.apply(edit.clone()).unwrap();
    assert_eq!(ids(&book, 0), [(1, "B"), (2, "C"), (3, "N"), (4, "second")]);
    assert_eq!(ids(&book, 2), [(0, "of the new round")]);
    edit.number_new(&again);
    again.apply(edit).unwrap();
    assert_eq!(again, book);
}

#[test]
fn an_id_that_another_board_has_is_refused_and_a_board_without_one_gets_the_next() {
    let mut book = book();
    let board = Box::new(Board { id: Some(1), ..Board::new("N") });
    let twin = Edit::AddBoard { position: book.new_board_position(BoardRef::new(0, 0)), board };
    assert!(book.apply(twin).unwrap_err().to_string().contains("has the id 1"));
    book.rounds[0].boards[1].id = Some(HIGHEST_ID);
    book.number_rounds_and_boards();
    assert_eq!(ids(&book, 0), [(0, "A"), (HIGHEST_ID, "B"), (1, "C")]);
    let next = book.apply(new_board(&book, 0, 3)).unwrap();
    assert_eq!(next, Edit::RemoveBoard(BoardId { round: RoundId(0), board: 2 }));
}
