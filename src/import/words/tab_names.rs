//! The names of sheets: the round, or the round and the board, that a tab names.

use std::collections::{BTreeMap, HashMap};

use super::heading_words::is_round_word;
use super::title_words::{find_round, find_round_with_rest, parse_game_number, parse_game_title, round_name_in};
use crate::book::count_notation::means_no_value;
use crate::book::fold_name;

/// The name of the round that a sheet's tab or the name of a file names: “EDC 2015 Round 1” and “Seating R1” give “1”. `None`
/// where the text names no round by a word or a letter for a round.
pub(in crate::import) fn round_of_tab(tab: &str) -> Option<String> {
    let tab = tab.trim();
    let in_words = || find_round_with_rest(tab).map(|(_, name, _)| name.to_owned());
    find_round(tab)
        .map(|(name, _)| name)
        .or_else(|| Some(round_name_in(tab)).filter(|name| name != tab))
        .or_else(in_words)
}

/// The round and the board that the tab of a single board names: “R1A”, “Round 1 Board A”, “1A”, “Sat R1A”. The copy “R1A
/// (2)” names those of the tab that was copied.
pub(in crate::import) fn game_of_tab(tab: &str) -> Option<(&str, &str)> {
    let tab = tab.trim();
    game_of_original_tab(tab).or_else(|| game_of_original_tab(without_copy_number(tab)?))
}

fn game_of_original_tab(tab: &str) -> Option<(&str, &str)> {
    if let Some(game) = parse_game_title(tab).filter(|game| game.rest.is_empty()) {
        return game.round.map(|round| (round, game.board));
    }
    // “Sat R1A”: one word of the tab.
    let in_a_word = || {
        let mut games = tab.split_whitespace().filter_map(parse_game_number);
        games.next().filter(|_| games.next().is_none())
    };
    parse_game_number(tab).or_else(|| parse_numbered_board(tab)).or_else(in_a_word)
}

/// The round and the board in “1A”, “2-B”, “1/2” and “1.2”. “24.10” and “05-10” are dates.
pub(in crate::import) fn parse_numbered_board(tab: &str) -> Option<(&str, &str)> {
    const MOST_ROUNDS: u8 = 12;
    let (round, after_round) = tab.split_at(tab.find(|c: char| !c.is_ascii_digit())?);
    let board = after_round.trim_start_matches([' ', '-', '_', '.', '/']);
    let is_letter = board.len() == 1 && board.bytes().all(|byte| byte.is_ascii_alphabetic());
    let is_round = round.parse().is_ok_and(|number: u8| (1..=MOST_ROUNDS).contains(&number)) && !round.starts_with('0');
    let most_digits = if after_round.starts_with('.') { 1 } else { 2 };
    let is_number = (1..=most_digits).contains(&board.len())
        && (is_letter || round.len() <= most_digits)
        && board.bytes().all(|byte| byte.is_ascii_digit())
        && !board.starts_with('0');
    (is_round && (is_letter || is_number)).then_some((round, board))
}

/// The round and the board in “A1”, the first round of board A.
pub(in crate::import) fn parse_lettered_board(name: &str) -> Option<(&str, &str)> {
    let name = name.trim();
    let (board, round) = name.split_at(name.find(|c: char| c.is_ascii_digit())?);
    let board = board.trim_end_matches([' ', '-', '_', '.', '/']);
    let is_letter = board.len() == 1 && board.bytes().all(|byte| byte.is_ascii_alphabetic());
    let is_number = (1..=2).contains(&round.len()) && round.bytes().all(|byte| byte.is_ascii_digit());
    (is_letter && is_number).then_some((round, board))
}

/// The round and the board in the name of a board.
pub(in crate::import) type ParseGame = fn(&str) -> Option<(&str, &str)>;

/// How the names of boards name their rounds: “1A”, “1B”, “2A”, or “A1”, “B1”, “A2”. Each seat has its board, and the folded name of
/// its player. `None` if they name none.
pub(in crate::import) fn rounds_in_names_of_boards(seats: &[(String, String)]) -> Option<ParseGame> {
    let is = |parse: ParseGame| boards_are_numbered_by_round(seats, parse);
    // In “A1” the letter may be that of the round.
    let letter_is_round: ParseGame = |name| parse_lettered_board(name).map(|(round, board)| (board, round));
    if is(parse_numbered_board) {
        Some(parse_numbered_board)
    } else if is(parse_lettered_board) && !is(letter_is_round) {
        Some(parse_lettered_board)
    } else {
        None
    }
}

/// Whether these boards are those of several rounds: somebody sits at two of them, and nobody at two with the same round.
fn boards_are_numbered_by_round(seats: &[(String, String)], parse: ParseGame) -> bool {
    let mut boards_of_players: HashMap<&str, BTreeMap<&str, &str>> = HashMap::new();
    for (board, name) in seats {
        let Some((round, _)) = parse(board) else { return false };
        if name.is_empty() || means_no_value(name) {
            continue;
        }
        let known = *boards_of_players.entry(name).or_default().entry(round).or_insert(board);
        if known != board {
            return false;
        }
    }
    boards_of_players.values().any(|rounds| rounds.len() > 1)
}

/// The name of the tab of which this one is a copy: spreadsheet programs add “ (2)” or an underscore and a 2.
fn without_copy_number(tab: &str) -> Option<&str> {
    let (name, number) = match tab.strip_suffix(')') {
        Some(tab) => tab.rsplit_once('(')?,
        None => tab.rsplit_once('_')?,
    };
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| name.trim_end())
}

/// Whether a tab's name names no round: “Sheet1”, “Tabelle1”, “Results”.
pub(in crate::import) fn is_generic_tab(name: &str) -> bool {
    let folded = fold_name(name);
    let word = folded.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
    let names_no_round = matches!(
        word,
        "sheet"
            | "tabelle"
            | "feuil"
            | "feuille"
            | "foglio"
            | "hoja"
            | "blad"
            | "planilha"
            | "results"
            | "boards"
            | "games"
            | "data"
            | "rounds"
            | "ergebnisse"
            | "resultats"
            | "risultati"
            | "resultados"
    );
    names_no_round || is_round_word(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tabs_name_rounds_and_games() {
        assert!(is_generic_tab("Sheet1") && is_generic_tab("Round") && !is_generic_tab("Final"));
        for (tab, game) in [
            ("R1A", Some(("1", "A"))),
            ("Round 2 Board B", Some(("2", "B"))),
            ("R1A (2)", Some(("1", "A"))),
            ("Round 2 Board B (3)", Some(("2", "B"))),
            ("R2C_2", Some(("2", "C"))),
            ("R1B2", Some(("1", "2"))),
            ("Rd2-T3", Some(("2", "3"))),
            ("R1B", Some(("1", "B"))),
            ("1A", Some(("1", "A"))),
            ("10-b", Some(("10", "b"))),
            ("Sat R1A", Some(("1", "A"))),
            ("Rd1 BdA", Some(("1", "A"))),
            ("Round2 Board3", Some(("2", "3"))),
            ("1-2", Some(("1", "2"))),
            ("2.1", Some(("2", "1"))),
            ("WDC 2015 R3B", Some(("3", "B"))),
            ("Board C", None),
            ("Board 1A", None),
            ("Round 1", None),
            ("Round 1 (2)", None),
            ("R1 Sun", None),
            ("1st", None),
            ("R1A R1B", None),
            ("Sheet1", None),
        ] {
            assert_eq!(game_of_tab(tab), game, "{tab}");
        }
        for pair in ["1A", "2-B", "1/2", "1.2", "10-3"] {
            assert!(parse_numbered_board(pair).is_some(), "{pair}");
        }
        for date in ["14.10", "24.10", "24-10", "05-10", "1.10", "4.86", "0-3"] {
            assert_eq!(parse_numbered_board(date), None, "{date}");
        }
    }
}
