//! Cards of players: below each name a line for each round with the board, the power and the centres: “Round 1: board B, Turkey, 3
//! centres”. They make boards only together.

use std::collections::{BTreeMap, BTreeSet};

use super::labels::player_after_label;
use super::unexplained_cells::cost_of_unexplained;
use super::{CellRemark, Explanation};
use crate::book::count_notation::parse_count_cell;
use crate::book::{Power, fold_name, named_round};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::costs::{cost_of_boards, origin};
use crate::import::readings::Readings;
use crate::import::recipe::{BoardsOfSheet, FoundBoard, FoundName, FoundSeat, Grid, SeatValue};
use crate::import::report::import_report::FindingEffect;
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words::{parse_board_title, round_name_in};
use crate::languages::window_sentences::import_tables as texts;

/// What a line of a card says. The count is a part of the text.
#[derive(Debug, PartialEq, Eq)]
struct GameOfLine {
    round: Option<String>,
    board: Option<String>,
    power: Power,
    count: String,
}

impl GameOfLine {
    /// The parts of a line between marks, in any order. `None` if a part is something else, or is there twice.
    fn read(text: &str) -> Option<Self> {
        const MARKS: [char; 6] = [':', ',', ';', '|', '=', '·'];
        // Most cells below a name have no mark, and are not divided.
        if !text.contains(MARKS) && !text.contains(" - ") && !text.contains(" – ") {
            return None;
        }
        let (mut round, mut board, mut power, mut count) = (None, None, None, None);
        let parts = text.split(MARKS).flat_map(|part| part.split(" - ")).flat_map(|part| part.split(" – "));
        for part in parts.map(str::trim).filter(|part| !part.is_empty()) {
            if let Some(of) = Power::parse_in_column(part).filter(|_| power.is_none()) {
                power = Some(of);
            } else if let Some((name, _)) =
                parse_board_title(part).filter(|(_, rest)| rest.is_empty() && board.is_none())
            {
                board = Some(name.to_owned());
            } else if round.is_none() && named_round(part).is_some_and(|phrase| phrase.is_whole) {
                round = Some(round_name_in(part));
            } else if count.is_none() && parse_count_cell(part).is_some() {
                count = Some(part.to_owned());
            } else {
                return None;
            }
        }
        let has_game = round.is_some() || board.is_some();
        Some(GameOfLine { round, board, power: power?, count: count.filter(|_| has_game)? })
    }
}

/// A game of a player.
struct GameOfPlayer {
    cell: CellIndex,
    player: SeatValue,
    game: GameOfLine,
}

/// The boards of the cards of a sheet. `None` if it has none, or if they do not make whole boards.
pub(super) fn explain_cards(grid: &Grid<'_>, readings: &Readings<'_>) -> Option<Explanation> {
    let (games, labels) = games_of_players(grid, readings);
    let read = BoardsOfSheet { boards: boards_of_games(games)?, ..BoardsOfSheet::default() };
    let names = read.boards.iter().flat_map(FoundBoard::values).filter(|value| value.heading.is_name());
    let players: BTreeSet<String> = names.map(|value| fold_name(&value.text(grid.sheet))).collect();
    let cost = origin::SECOND
        + cost_of_boards(grid.sheet, &read, true, false)
        + cost_of_unexplained(grid, readings, &read, &labels);
    let cells = read.boards.iter().flat_map(FoundBoard::values).take(1).map(|value| value.cell).collect();
    let message = texts::cards_of_players(players.len());
    let remarks = vec![CellRemark { cells, effect: FindingEffect::None, message, is_kept: false }];
    Some(Explanation { boards: read, remarks, cost, choices: origin::SECOND, ..Explanation::default() })
}

/// The games in the lines below the names of a sheet, and the labels of these names.
fn games_of_players(grid: &Grid<'_>, readings: &Readings<'_>) -> (Vec<GameOfPlayer>, BTreeSet<CellIndex>) {
    let (mut games, mut labels) = (Vec::new(), BTreeSet::new());
    // Of each column, the player of the card, and the line of its last cell.
    let mut cards: BTreeMap<u32, (SeatValue, u32)> = BTreeMap::new();
    for (line, cells) in grid.lines() {
        for (at, &cell) in cells.iter().enumerate() {
            let place = grid.place(cell);
            let above = cards.get_mut(&place).filter(|(_, last)| last + 1 == line);
            if let Some((player, last)) = above
                && let Some(game) = GameOfLine::read(&grid.text(cell))
            {
                *last = line;
                games.push(GameOfPlayer { cell, player: player.clone(), game });
                continue;
            }
            let with_next = &cells[at..cells.len().min(at + 2)];
            let labelled = player_after_label(grid, with_next).filter(|(label, of)| label.unwrap_or(of.cell) == cell);
            let is_name = || readings.of_cell(grid.sheet, cell).is_name;
            let own = || is_name().then_some((None, SeatValue { heading: Heading::Player, cell, part: None }));
            if let Some((label, player)) = labelled.or_else(own) {
                labels.extend(label);
                cards.insert(place, (player, line));
            }
        }
    }
    (games, labels)
}

/// The boards of these games. `None` if a board has a power twice, or not all of them.
fn boards_of_games(games: Vec<GameOfPlayer>) -> Option<Vec<FoundBoard>> {
    let mut boards: Vec<FoundBoard> = Vec::new();
    for GameOfPlayer { cell, player, game } in games {
        let name = |name: &Option<String>| name.clone().map(|name| FoundName::new(name, None));
        let names = [&game.round, &game.board].map(|name| name.as_deref().unwrap_or_default().to_owned());
        let is_same = |board: &FoundBoard| board.names().map(fold_name) == names.clone().map(|name| fold_name(&name));
        let position = boards.iter().position(is_same).unwrap_or_else(|| {
            boards.push(FoundBoard { round: name(&game.round), board: name(&game.board), ..FoundBoard::default() });
            boards.len() - 1
        });
        let count = SeatValue { heading: Heading::CENTRES, cell, part: Some(game.count) };
        let seat = FoundSeat { used: vec![cell], values: vec![player, count] };
        if boards[position].seats[game.power].replace(seat).is_some() {
            return None;
        }
    }
    let is_whole = |board: &FoundBoard| board.seats.values().all(Option::is_some);
    boards.sort_by(|one, other| one.names().cmp(&other.names()));
    (!boards.is_empty() && boards.iter().all(is_whole)).then_some(boards)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_a_card_tells_a_game_in_any_order() {
        let game = |round: &str, board: &str, power: Power, count: &str| GameOfLine {
            round: Some(round).filter(|round| !round.is_empty()).map(str::to_owned),
            board: Some(board).filter(|board| !board.is_empty()).map(str::to_owned),
            power,
            count: count.to_owned(),
        };
        for (text, wanted) in [
            ("1. kolo: stůl B, Turecko, 3 centra", game("1", "B", Power::Turkey, "3 centra")),
            ("Round 2 - Board A - Austria - 7", game("2", "A", Power::Austria, "7")),
            ("Board A; 7 centres; Austria", game("", "A", Power::Austria, "7 centres")),
            ("R1: Austria: eliminated 1904", game("1", "", Power::Austria, "eliminated 1904")),
        ] {
            assert_eq!(GameOfLine::read(text), Some(wanted), "{text}");
        }
        for text in
            ["Ann Lee", "Austria, 7", "Round 1: Austria", "Round 1: Austria, 7, 8", "Round 1: Ann Lee, Austria, 7"]
        {
            assert_eq!(GameOfLine::read(text), None, "{text}");
        }
    }
}
