//! The rounds in the names of boards: “1A”, “1B”, “2A”. Players who sit at several of these boards show that they are several rounds.

use std::collections::BTreeSet;

use crate::book::fold_name;
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::recipe::{BoardsOfSheet, FoundBoard, FoundName, SeatValue};
use crate::import::words::tab_names::{ParseGame, rounds_in_names_of_boards};
use crate::import::words::title_words::game_in_board_name;

/// Divides the names of all boards into rounds and boards, if nothing else names both.
pub(super) fn divide_names_of_boards(sheet: &RawSheet, read: &mut BoardsOfSheet) {
    let all_have = |of: fn(&FoundBoard) -> &Option<FoundName>| read.boards.iter().all(|board| of(board).is_some());
    let none_has = |of: fn(&FoundBoard) -> &Option<FoundName>| read.boards.iter().all(|board| of(board).is_none());
    // “1/2” may be taken for the date of a round.
    let are_dates = match () {
        () if all_have(|board| &board.board) && none_has(|board| &board.round) => false,
        () if all_have(|board| &board.round) && none_has(|board| &board.board) => true,
        () => return,
    };
    let names: Vec<FoundName> =
        read.boards.iter().filter_map(|board| if are_dates { &board.round } else { &board.board }.clone()).collect();
    let are_games = !are_dates && names.iter().all(|name| game_in_board_name(&name.name).is_some());
    let by_players = || rounds_in_names_of_boards(&players_of_boards(sheet, read, &names));
    let parse = if are_games { Some(game_in_board_name as ParseGame) } else { by_players() };
    let Some(parse) = parse else { return };
    let divided = |name: &FoundName| parse(&name.name).map(|(round, board)| (round.to_owned(), board.to_owned()));
    let games: Option<Vec<(String, String)>> = names.iter().map(divided).collect();
    let Some(games) = games else { return };
    let rounds: BTreeSet<&String> = games.iter().map(|(round, _)| round).collect();
    // As dates, they are different rounds unless several of them have one number.
    if are_dates && rounds.len() == games.len() {
        return;
    }
    for ((board, known), (round, name)) in read.boards.iter_mut().zip(names).zip(games) {
        board.board = Some(FoundName { name, ..known });
        board.round = Some(FoundName::new(round, None));
    }
}

/// The name of the board of each seat, and the folded name of its player.
fn players_of_boards(sheet: &RawSheet, read: &BoardsOfSheet, names: &[FoundName]) -> Vec<(String, String)> {
    let mut seats: Vec<(String, String)> = Vec::new();
    for (board, name) in read.boards.iter().zip(names) {
        for seat in board.seats.values().flatten() {
            let is_name = |value: &&SeatValue| value.heading.is_name();
            let player = seat.values.iter().filter(is_name).map(|value| fold_name(&value.text(sheet))).collect();
            seats.push((name.name.clone(), player));
        }
    }
    seats
}
