//! The patterns of headings, of titles and of the names of sheets: where a round, a board or a power is in a text.

use std::ops::Range;

use super::{Part, Pattern};
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{Power, named_round};
use crate::import::cells::raw_sheet::{CellIndex, RawSheet};
use crate::import::words::board_remarks;
use crate::import::words::heading_words;
use crate::import::words::heading_words::Heading;
use crate::import::words::title_words;

/// The name of a sheet with its round as a part: “R{round} Seating”.
pub(in crate::import) fn sheet_pattern(name: &str) -> Pattern {
    match round_in(name) {
        Some(range) => Pattern::from_text(name, vec![(Part::ROUND, range)]),
        None => Pattern::from_text(name, Vec::new()),
    }
}

/// The bytes of the number of a round in a text.
pub(in crate::import) fn round_in(text: &str) -> Option<Range<usize>> {
    if let Some((_, name, _)) = title_words::find_round_with_rest(text) {
        let start = name.as_ptr() as usize - text.as_ptr() as usize;
        return Some(start..start + name.len());
    }
    if let Some(range) = numbered_turn(text) {
        return Some(range);
    }
    // “1. Runde”
    let phrase = named_round(text).filter(|phrase| !phrase.is_initial)?;
    let start = phrase.start + text[phrase.start..].find(&phrase.written)?;
    Some(start..start + phrase.written.len())
}

/// The number of “T1 table” and “T2 pays”, where “T” is “tour” or “turno” and no table.
fn numbered_turn(text: &str) -> Option<Range<usize>> {
    let (first, heading) = text.split_once(' ')?;
    let number = first.strip_prefix(['T', 't']).filter(|number| (1..=2).contains(&number.len()))?;
    let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && heading_words::heading_of_text(heading).is_some()).then_some(1..first.len())
}

/// The bytes of a power that stands apart in a text: in “Austria - player” and “SC (AUS)”.
pub(in crate::import) fn power_in(text: &str) -> Option<Range<usize>> {
    let mut start = 0;
    let ranges = text.split(|c: char| !c.is_alphabetic()).map(|word| {
        let range = start..start + word.len();
        start = range.end + text[range.end..].chars().next().map_or(0, char::len_utf8);
        range
    });
    let mut powers = ranges.filter(|range| {
        let word = &text[range.clone()];
        // A single letter in a longer text is not a power.
        let may_be_power = word.len() == text.trim().len() || word.chars().nth(1).is_some();
        may_be_power && Power::parse_in_column(word).is_some()
    });
    let first = powers.next()?;
    // “Jugador de Francia” is about France, and “DE SC” is about Germany.
    let is_preposition = is_cell_word(&text[first.clone()], CellWord::Preposition);
    let after_preposition = if is_preposition { powers.next() } else { None };
    Some(after_preposition.unwrap_or(first))
}

/// What a heading says: its pattern, the round or the power in it, and the column that the rest of it names.
pub(in crate::import) struct HeadingText {
    pub pattern: Pattern,
    pub part: Option<Part>,
    pub heading: Option<Heading>,
}

pub(in crate::import) fn read_heading(text: &str) -> HeadingText {
    let plain = |heading| HeadingText { pattern: Pattern::from_text(text, Vec::new()), part: None, heading };
    // “Who played Austria?” asks for the player of one power.
    let of_power = power_in(text).filter(|range| text.trim_end().ends_with('?') && range.len() > 1);
    if let Some(range) = of_power {
        let question = format!("{}{}", text[..range.start].trim_end(), &text[range.end..]);
        if let Some(heading) = heading_words::heading_of_text(&question) {
            let pattern = Pattern::from_text(text, vec![(Part::POWER, range)]);
            return HeadingText { pattern, part: Some(Part::POWER), heading: Some(heading) };
        }
    }
    if let Some(heading) =
        heading_words::heading_of_text(text).filter(|heading| !matches!(heading, Heading::RoundScore(_)))
    {
        // “Board (round 1)”
        let base = text.strip_suffix(')').and_then(|text| text.split_once('('));
        let is_base = base.is_some_and(|(base, _)| heading_words::heading_of_text(base) == Some(heading));
        let of_round =
            round_in(text).filter(|range| is_base && text[range.clone()].bytes().all(|b| b.is_ascii_digit()));
        let Some(range) = of_round else { return plain(Some(heading)) };
        let pattern = Pattern::from_text(text, vec![(Part::ROUND, range)]);
        return HeadingText { pattern, part: Some(Part::ROUND), heading: Some(heading) };
    }
    let whole = power_in(text).map(|range| (Part::POWER, range)).or(round_in(text).map(|range| (Part::ROUND, range)));
    let Some((part, range)) = whole else { return plain(None) };
    let mut rest = format!("{} {}", &text[..range.start], &text[range.end..]);
    if part == Part::ROUND {
        // The word for the round itself.
        let is_turn = numbered_turn(text).is_some();
        rest = rest
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| {
                let is_letter = word.eq_ignore_ascii_case("r") || is_turn && word.eq_ignore_ascii_case("t");
                !is_letter && heading_words::heading_of_text(word) != Some(Heading::Round)
            })
            .collect::<Vec<_>>()
            .join(" ");
    }
    let rest = without_preposition(rest.trim_matches(|c: char| !c.is_alphanumeric()));
    let heading = heading_words::heading_of_text(rest);
    if heading.is_none() && !rest.is_empty() {
        return plain(None);
    }
    HeadingText { pattern: Pattern::from_text(text, vec![(part, range)]), part: Some(part), heading }
}

/// The rest of a heading without the word before its power: “Player” of “Player of Austria”.
fn without_preposition(text: &str) -> &str {
    let is_preposition = |word: &str| is_cell_word(word, CellWord::Preposition);
    match text.rsplit_once(' ') {
        Some((rest, last)) if is_preposition(last) => rest.trim_end(),
        _ => text,
    }
}

/// A heading whose only number is that of a round: “Power 1”, “Board 2”. In rows of players, that is the game of the round.
pub(in crate::import) fn read_numbered_heading(text: &str) -> Option<HeadingText> {
    let is_digit = |c: char| c.is_ascii_digit();
    let start = text.find(is_digit)?;
    let end = start + text[start..].find(|c| !is_digit(c)).unwrap_or(text.len() - start);
    let (before, after) = (&text[..start], &text[end..]);
    let is_sign = |c: char| !c.is_alphanumeric();
    let words = format!("{} {}", before.trim_matches(is_sign), after.trim_matches(is_sign));
    let heading = heading_words::heading_of_text(&words)?;
    let is_year = matches!(heading, Heading::Chart(_));
    let pattern = Pattern::from_text(text, vec![(Part::ROUND, start..end)]);
    (!is_year && end - start <= 2).then_some(HeadingText { pattern, part: Some(Part::ROUND), heading: Some(heading) })
}

/// The pattern of a heading, with its round or its power as a part.
pub(in crate::import) fn heading_pattern(text: &str) -> Pattern {
    read_heading(text).pattern
}

/// Whether a text above a board may be the name of the board without the word “board”.
fn may_name_board(text: &str) -> bool {
    board_remarks::parse_remark(text).is_none() && heading_words::heading_of_text(text).is_none()
}

/// The pattern of a title that names a board, and its round too: “Round {round}, Board {board}”.
pub(in crate::import) fn pattern_of_game(text: &str) -> Option<Pattern> {
    // A remark differs from board to board, so it is no part of the pattern.
    let (text, _) = title_words::split_title_and_remark(text);
    let game = title_words::parse_game_title(text)?;
    let range = |part: &str| {
        let start = part.as_ptr() as usize - text.as_ptr() as usize;
        start..start + part.len()
    };
    let mut parts = vec![(Part::BOARD, range(game.board))];
    parts.extend(game.round.map(|round| (Part::ROUND, range(round))));
    let last = parts.iter().map(|(_, range)| range.end).max().unwrap_or(text.len());
    Some(Pattern::from_text(&text[..last], parts))
}

/// The patterns of the titles above the first table: of the board, and of the round if another title names it.
pub(in crate::import) fn titles_above(sheet: &RawSheet, first_row: u32, columns: Range<u32>) -> Vec<Pattern> {
    let mut titles = Vec::new();
    let mut is_below_sentence = false;
    let rows: Vec<_> = sheet.rows().collect();
    let is_inside = |cell: CellIndex| columns.contains(&sheet.address_of(cell).column);
    let names_game = |cell: CellIndex| {
        sheet.cell(cell).trimmed_text().is_some_and(|text| title_words::parse_game_title(text).is_some())
    };
    for (row, cells) in rows.iter().rev().filter(|(row, _)| *row < first_row) {
        // Beside the title of the first table, that of another board says nothing about it.
        let has_own = cells.clone().any(|cell| is_inside(cell) && names_game(cell));
        for cell in cells.clone().filter(|&cell| !has_own || is_inside(cell) || !names_game(cell)) {
            let Some(whole) = sheet.cell(cell).trimmed_text().filter(|text| Power::parse_in_column(text).is_none())
            else {
                continue;
            };
            let inside = is_inside(cell);
            // A remark differs from board to board, so it is no part of the pattern.
            let (text, _) = title_words::split_title_and_remark(whole);
            if let Some(game) = pattern_of_game(text).filter(|_| inside && titles.is_empty()) {
                let names_round = game.has(Part::ROUND);
                titles.push(game);
                if names_round {
                    return titles;
                }
            } else if let Some(round) = round_in(text) {
                titles.push(Pattern::from_text(text, vec![(Part::ROUND, round)]));
                return titles;
            } else if title_words::is_sentence(whole) {
                // The name would not be directly above the board.
                is_below_sentence = true;
            } else if titles.is_empty() && inside && !is_below_sentence && row + 2 >= first_row && may_name_board(text)
            {
                // A game may have a name without the word “board”.
                titles.push(Pattern::of(Part::BOARD));
            }
        }
        if row + 12 < first_row {
            break;
        }
    }
    titles
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::reader_process::sheet_reader::SheetsOfFile;
    use crate::import::results_of_sheets;

    #[test]
    fn an_abbreviation_that_is_a_preposition_too_is_a_power_unless_another_word_is_one() {
        for (text, power) in [
            ("AUS SC", "AUS"),
            ("SC (AUS)", "AUS"),
            ("Aus 5", "Aus"),
            ("DE SC", "DE"),
            ("Jugador de Francia", "Francia"),
            ("Jugador de Alemania", "Alemania"),
            ("Spieler aus Österreich", "Österreich"),
            ("Spieler aus AUS", "AUS"),
        ] {
            assert_eq!(power_in(text).map(|range| &text[range]), Some(power), "{text}");
        }
        assert_eq!(power_in("Player of the board"), None);
    }

    #[test]
    fn headings_with_abbreviated_powers_give_all_seven_counts() {
        for powers in [["AUS", "ENG", "FRA", "GER", "ITA", "RUS", "TUR"], ["AT", "UK", "FR", "DE", "IT", "RU", "TR"]] {
            let heading = |power: &&str| format!("{power} Player;{power} SC");
            let headings: Vec<String> = powers.iter().map(heading).collect();
            let mut text = format!("Round;Board;{}\n", headings.join(";"));
            for board in ["A", "B"] {
                let seat = |seat: usize| format!("Ann{seat} Lee{board};{}", if seat == 0 { 10 } else { 4 });
                let seats: Vec<String> = (0..powers.len()).map(seat).collect();
                text.extend(["1;", board, ";", &seats.join(";"), "\n"]);
            }
            let import = results_of_sheets(&SheetsOfFile::read(text.as_bytes(), "con.csv").unwrap()).unwrap();
            let board = &import.book.rounds[0].boards[0];
            let counts = Power::ALL.map(|power| board.seats[power].centres.to_string());
            assert_eq!(counts, ["10", "4", "4", "4", "4", "4", "4"], "{powers:?} {:?}", import.findings);
        }
    }
}
