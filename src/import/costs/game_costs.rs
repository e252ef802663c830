//! The costs of boards that are impossible: a power twice or missing, counts with a wrong sum, a player twice in a round.

use std::collections::{HashMap, HashSet};

use super::{Cost, game, name};
use crate::book::count_notation::{means_no_value, parse_count_cell, parse_year_cell};
use crate::book::{CENTRES_ON_MAP, Power, Year, fold_name};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::recipe::{BoardsOfSheet, FoundBoard, SeatValue};
use crate::import::words::heading_words::{Heading, heading_of_text};

/// What the counts of a board cost. `None` is a blank count, and a text that is no count is an error.
pub(in crate::import) fn cost_of_counts(counts: impl Iterator<Item = Result<Option<u16>, ()>>) -> Cost {
    let (mut sum, mut blank, mut filled, mut cost) = (0u32, 0u32, 0u32, 0);
    for count in counts {
        match count {
            Ok(Some(count)) => {
                filled += 1;
                sum += u32::from(count);
                if count > CENTRES_ON_MAP {
                    cost += game::COUNT_TOO_HIGH;
                }
            }
            Ok(None) => blank += 1,
            Err(()) => cost += game::COUNT_IS_TEXT,
        }
    }
    if filled == 0 {
        return cost + game::NO_COUNTS;
    }
    let of_sum = cost_of_sum(sum);
    // Blank counts of powers without centres are as common as zeros, if the others have all centres.
    if of_sum > 0 { cost + of_sum + blank * 4 } else { cost }
}

/// The cost of this sum of the counts of a board.
pub(in crate::import) fn cost_of_sum(sum: u32) -> Cost {
    match sum.abs_diff(u32::from(CENTRES_ON_MAP)) {
        0 => 0,
        difference => {
            game::WRONG_SUM.saturating_add(game::EACH_CENTRE.saturating_mul(difference)).min(game::MOST_OF_SUM)
        }
    }
}

/// What the counts of several years cost, each with their sum.
pub(in crate::import) fn cost_of_chart(years: &[(Year, u32)]) -> Cost {
    let zeros = years.iter().filter(|(_, sum)| *sum == 0).count();
    let falls = years.windows(2).filter(|pair| pair[1].1 < pair[0].1 && pair[1].1 > 0).count();
    let times = |number: usize, cost: Cost| cost * u32::try_from(number).unwrap_or(u32::MAX / cost.max(1));
    times(zeros.min(3), game::YEAR_WITHOUT_CENTRES) + times(falls.min(2), game::CHART_FALLS)
}

/// What a name costs that is no usual name.
pub(in crate::import) fn cost_of_name(text: &str) -> Cost {
    if Power::parse(text).is_some_and(|_| text.chars().nth(1).is_some()) || heading_of_text(text).is_some() {
        return name::POWER_OR_HEADING;
    }
    let words: Vec<String> = text.split_whitespace().map(fold_name).collect();
    let is_again = |(at, word): (usize, &String)| word.chars().nth(2).is_some() && words[..at].contains(word);
    let is_twice = words.iter().enumerate().any(is_again);
    let has_digits =
        text.split_whitespace().any(|word| word.contains(|c: char| c.is_ascii_digit()) && !is_nickname(word));
    let has_letters = text.chars().any(char::is_alphabetic);
    let twice = if is_twice { name::WORD_TWICE } else { 0 };
    let one_word = if words.len() == 1 { name::ONE_WORD } else { 0 };
    twice + one_word + if has_digits || !has_letters { name::WITH_DIGITS } else { 0 }
}

/// What these names cost. Where most are of one word, this is one habit of the director.
pub(in crate::import) fn cost_of_names<'n>(names: impl Iterator<Item = &'n str>) -> Cost {
    let (mut cost, mut all, mut of_one_word) = (0, 0u32, 0u32);
    for of_name in names.map(cost_of_name) {
        cost += of_name;
        all += 1;
        of_one_word += u32::from(of_name == name::ONE_WORD);
    }
    if of_one_word * 2 > all { cost - (of_one_word - 1) * name::ONE_WORD } else { cost }
}

/// Whether a word with digits is a nickname: “wolf77”, and not “7c”, “(7)” or “R1A”.
fn is_nickname(word: &str) -> bool {
    const FEWEST_LETTERS: usize = 3;
    let letters = word.chars().take_while(|c| c.is_alphabetic()).count();
    letters >= FEWEST_LETTERS && word.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-'))
}

/// What the boards of a sheet cost. `has_names` says whether the sheet has a column for players, and `of_one_power` whether the other
/// powers have sheets of their own.
pub(in crate::import) fn cost_of_boards(
    sheet: &RawSheet,
    read: &BoardsOfSheet,
    has_names: bool,
    of_one_power: bool,
) -> Cost {
    let mut cost = 0;
    let mut seats_of_round: HashMap<(Option<&str>, String), u32> = HashMap::new();
    let mut names: HashSet<String> = HashSet::new();
    let mut twice_on_board = false;
    // The players of boards that stand in the sheet again.
    let again = names_that_come_again(read);
    let mut seated: HashSet<([&str; 2], String)> = HashSet::new();
    for board in &read.boards {
        cost += if of_one_power { 0 } else { cost_of_board(sheet, board) };
        let round = board.round.as_ref().map(|round| round.name.as_str());
        let mut of_board: HashSet<String> = HashSet::new();
        let names_again = Some(board.names()).filter(|names| again.contains(names));
        let is_name = |value: &SeatValue| value.heading.is_name();
        if !has_names && !board.seats.values().flatten().any(|seat| seat.values.iter().any(is_name)) {
            cost += game::NO_PLAYERS;
            continue;
        }
        for seat in board.seats.values().flatten() {
            let text = seat.name_of_player(sheet);
            if text.is_empty() || means_no_value(&text) {
                cost += game::NO_PLAYER;
                continue;
            }
            names.insert(text.clone());
            twice_on_board |= !of_board.insert(text.clone());
            let is_again = names_again.is_some_and(|board| !seated.insert((board, text.clone())));
            if !is_again || twice_on_board {
                *seats_of_round.entry((round, text)).or_default() += 1;
            }
        }
    }
    let is_league = !twice_on_board && read.boards.iter().all(|board| board.board.is_some());
    cost + cost_of_names(names.iter().map(String::as_str))
        + cost_of_players_twice(seats_of_round.values().copied(), is_league)
}

/// The rounds and boards of a sheet that it has several times.
fn names_that_come_again(read: &BoardsOfSheet) -> HashSet<[&str; 2]> {
    let mut seen = HashSet::new();
    let named = read.boards.iter().filter(|board| board.board.is_some()).map(FoundBoard::names);
    named.filter(|names| !seen.insert(*names)).collect()
}

/// The cost of players with several seats in one round. `seats` are the numbers of seats of each player. In a league most
/// players may have several: the file names all boards, and nobody plays twice on one board.
pub(in crate::import) fn cost_of_players_twice(seats: impl Iterator<Item = u32> + Clone, is_league: bool) -> Cost {
    let players = seats.clone().count();
    let several = seats.clone().filter(|seats| *seats > 1).count();
    let twice: u32 = seats.map(|seats| (seats - 1).min(100)).sum();
    let cost = twice.min(10_000) * game::PLAYER_TWICE;
    if is_league && several * 2 > players { cost.min(game::LEAGUE) } else { cost }
}

/// The cost of a board on which this number of powers is missing.
pub(in crate::import) fn cost_of_missing(powers: u32) -> Cost {
    match powers {
        0 => 0,
        _ => game::POWER_MISSING + (powers - 1) * game::FURTHER_MISSING,
    }
}

fn cost_of_board(sheet: &RawSheet, board: &FoundBoard) -> Cost {
    let number = |of: usize| u32::try_from(of).unwrap_or(1000).min(1000);
    let missing = board.seats.values().filter(|seat| seat.is_none()).count();
    let mut cost = cost_of_missing(number(missing))
        + number(board.repeated.len()) * game::POWER_TWICE
        + number(board.beyond_seven.len()) * game::BEYOND_SEVEN;
    if board.board.is_none() {
        cost += game::BOARD_WITHOUT_NAME;
    }
    let mut years: Vec<(Year, u32)> = Vec::new();
    for value in board.values() {
        let Heading::Chart(year) = value.heading else { continue };
        let count = parse_count_cell(&value.text(sheet)).map_or(0, |read| u32::from(read.count));
        match years.iter_mut().find(|(known, _)| *known == year) {
            Some((_, sum)) => *sum += count,
            None => years.push((year, count)),
        }
    }
    years.sort_unstable();
    cost += cost_of_chart(&years);
    if !years.is_empty() && !board.values().any(|value| value.heading == Heading::CENTRES) {
        return cost + cost_of_sum(years.last().map_or(0, |(_, sum)| *sum));
    }
    let counts = board.seats.values().map(|seat| {
        let value = seat.as_ref()?.values.iter().find(|value| value.heading == Heading::CENTRES)?;
        // A formula without a result says nothing.
        if sheet.cell(value.cell).lacks_result() {
            return None;
        }
        Some(value.text(sheet).into_owned()).filter(|text| !text.is_empty() && !means_no_value(text))
    });
    let counts: Vec<Option<String>> = counts.collect();
    let sum = counts.iter().flatten().filter_map(|text| parse_count_cell(text)).map(|read| u32::from(read.count));
    let is_whole_map = sum.sum::<u32>() == u32::from(CENTRES_ON_MAP);
    cost + cost_of_counts(counts.iter().map(|text| match text {
        None => Ok(None),
        Some(text) => match parse_count_cell(text) {
            Some(read) => Ok(Some(read.count)),
            // Beside all centres of the map, it is the year of an elimination.
            None if is_whole_map && parse_year_cell(text).is_some() => Ok(Some(0)),
            None => Err(()),
        },
    }))
}
