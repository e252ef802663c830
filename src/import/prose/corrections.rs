//! Finds sentences that correct counts which the text tells elsewhere: “England had 7, not 6, and France 13”. The words do not matter
//! where one of two numbers behind a power is its count so far, or where powers change their counts with each other.

use super::board_line::BoardLine;
use super::title_line::split_title;
use super::{Block, Line};
use crate::book::count_notation::parse_count_cell;
use crate::book::language_words::{CellWord, fold_word, heading_key, is_cell_word};
use crate::book::{CENTRES_ON_MAP, PerPower, Power};
use crate::import::words::title_words;

/// What a sentence says of the counts of a board.
type NewCounts = PerPower<Option<u16>>;

/// Puts the corrections of the text beside the counts of its boards. A board that adds up must come before the sentence, or in the
/// quotation of an earlier mail: else it may be corrected already.
pub(super) fn read_corrections(blocks: &mut [Block<'_>]) {
    for (at, text) in paragraphs(blocks) {
        let Some((number, counts)) = corrected_board(blocks, &text) else { continue };
        let is_earlier = number < at || blocks[number].lines.iter().all(|(line, _)| line.is_quoted);
        let Some(board) = &mut blocks[number].board else { continue };
        if is_earlier || sum(board, &NewCounts::default()) != Some(CENTRES_ON_MAP) {
            let board = board.to_mut();
            for (power, count) in counts.iter() {
                board.corrected[power] = count.map(|count| count.to_string());
            }
        }
    }
}

/// The board that a sentence corrects, and its new counts. If several have the old counts, it is the only one that adds up with the
/// new ones, or that the sentence names.
fn corrected_board(blocks: &[Block<'_>], text: &str) -> Option<(usize, NewCounts)> {
    let boards = blocks.iter().enumerate().filter_map(|(number, block)| Some((number, block.board.as_deref()?)));
    let mut found: Vec<(usize, NewCounts)> =
        boards.filter_map(|(number, board)| Some((number, corrected_counts(text, board)?))).collect();
    let adds_up = |(number, counts): &(usize, NewCounts)| {
        blocks[*number].board.as_deref().and_then(|board| sum(board, counts)) == Some(CENTRES_ON_MAP)
    };
    if found.iter().any(adds_up) {
        found.retain(adds_up);
    }
    let is_named = |(number, _): &(usize, NewCounts)| {
        let mut words = text.split(|c: char| !c.is_alphanumeric());
        name_above(blocks, *number).is_some_and(|name| words.any(|word| word == name))
    };
    if found.len() > 1 {
        found.retain(is_named);
    }
    found.pop().filter(|_| found.is_empty())
}

/// The sentences that stand together outside of boards, each with the block in which they begin. They are not quoted.
fn paragraphs(blocks: &[Block<'_>]) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut goes_on = false;
    for (at, block) in blocks.iter().enumerate() {
        let Some((line, kind)) = block.lines.first() else { continue };
        if block.board.is_some() || line.is_quoted || matches!(kind, Line::Blank) {
            goes_on = false;
            continue;
        }
        match found.last_mut().filter(|_| goes_on && line.aside.is_empty()) {
            Some((_, text)) => *text = format!("{text} {}", line.text),
            None => found.push((at, line.text.clone())),
        }
        goes_on = true;
    }
    found
}

/// The name of a board, in the title above it.
fn name_above<'b>(blocks: &'b [Block<'_>], board: usize) -> Option<&'b str> {
    let own = blocks[board].board.as_deref().map(|board| board.title.as_str()).filter(|title| !title.is_empty());
    let above = || {
        let lines = blocks[..board].iter().rev().filter_map(|block| block.lines.first());
        lines.map(|(line, _)| line.text.as_str()).find(|text| text.contains(char::is_alphanumeric))
    };
    let (title, _) = split_title(own.or_else(above)?);
    title_words::parse_game_title(title).map(|title| title.board)
}

fn count_of(board: &BoardLine, power: Power) -> Option<u16> {
    let (_, count) = board.seats[power].as_ref()?;
    parse_count_cell(count).map(|read| read.count)
}

/// The sum of the counts of a board with these in place of its own.
fn sum(board: &BoardLine, counts: &NewCounts) -> Option<u16> {
    Power::ALL.into_iter().map(|power| counts[power].or_else(|| count_of(board, power))).sum()
}

/// The counts that a text says of a board in place of its own. At least one stands beside the count that it replaces, or the text has
/// no other counts than new ones.
fn corrected_counts(text: &str, board: &BoardLine) -> Option<NewCounts> {
    let mut counts = NewCounts::default();
    let mut replaces = false;
    for (power, numbers) in numbers_behind_powers(&with_powers_for_players(text, board)) {
        let told = count_of(board, power)?;
        match numbers[..] {
            [] => {}
            [new] => counts[power] = Some(new),
            [new, old] | [old, new] if old == told && new != told => {
                counts[power] = Some(new);
                replaces = true;
            }
            _ => return None,
        }
    }
    (replaces || are_all_new(text, board, &counts)).then_some(counts)
}

/// Whether these are the counts of several powers, none of them as the board has it: the powers have each other's counts, or the text
/// has a word for a correction.
fn are_all_new(text: &str, board: &BoardLine, counts: &NewCounts) -> bool {
    let told = || counts.iter().filter_map(|(power, new)| Some(((*new)?, count_of(board, power)?)));
    let (mut new, mut old): (Vec<u16>, Vec<u16>) = told().unzip();
    let are_others = new.len() > 1 && told().all(|(new, old)| new != old);
    new.sort_unstable();
    old.sort_unstable();
    let is_word = |word: &str| is_cell_word(word, CellWord::CorrectedCount) && is_cell_word(word, CellWord::Correction);
    are_others && (new == old || text.split(|c: char| !c.is_alphabetic()).any(is_word))
}

/// A text with the power of each player of a board in place of the name: “Ann Lee had 7, not 6”.
fn with_powers_for_players(text: &str, board: &BoardLine) -> String {
    /// A shorter name may be a part of a word.
    const FEWEST_BYTES: usize = 5;
    let players = board.seats.iter().filter_map(|(power, seat)| Some((power, &seat.as_ref()?.0)));
    players
        .filter(|(_, player)| player.len() >= FEWEST_BYTES)
        .fold(text.to_owned(), |text, (power, player)| text.replace(player.as_str(), power.name()))
}

/// The powers of a text, each with the counts behind it in its sentence. The number of a board is no count.
fn numbers_behind_powers(text: &str) -> Vec<(Power, Vec<u16>)> {
    let mut found: Vec<(Power, Vec<u16>)> = Vec::new();
    let mut in_sentence = false;
    let mut is_of_board = false;
    for word in text.split_whitespace() {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
        // “nie” is a word of the sentence, and “NIE” is Germany.
        let is_name =
            bare.chars().nth(3).is_some() || bare.chars().nth(2).is_some() && bare.chars().all(char::is_uppercase);
        let power = Power::parse_in_column(bare).filter(|_| is_name);
        if let Some(power) = power {
            found.push((power, Vec::new()));
            in_sentence = true;
        } else if let Ok(number) = bare.parse::<u16>()
            && number <= CENTRES_ON_MAP
            && in_sentence
            && !is_of_board
        {
            found.last_mut().into_iter().for_each(|(_, numbers)| numbers.push(number));
        }
        is_of_board = heading_key(&fold_word(bare)) == Some("board");
        in_sentence &= !word.ends_with(['.', ';', '!', '?']);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::read;

    const BOARDS: &str = "Board 1\nAustria - Ann - 5\nEngland - Ben - 6\nFrance - Cid - 5\nGermany - Dan - 5\nItaly - Eve - 5\n\
                          Russia - Fay - 5\nTurkey - Gus - 3\n\nBoard 2\nAustria - Hal - 0\nEngland - Ida Low - 6\nFrance - Jon - 14\n\
                          Germany - Kit - 5\nItaly - Lea - 0\nRussia - Max - 9\nTurkey - Nan - 0\n";

    /// The counts that are corrected, each with its player.
    fn corrected(text: &str) -> Vec<String> {
        let rows = read(text, false).unwrap();
        rows.iter()
            .filter(|row| row.len() == 4 && !row[3].is_empty() && row[0] != "Power")
            .map(|row| row[1..].join(" "))
            .collect()
    }

    #[test]
    fn a_later_sentence_corrects_counts() {
        for sentence in [
            "Sorry: England had 7, not 6, and France 13.",
            "Board 2: England ma 7, nie 6,\na Francja ma 13, nie 14. Reszta się zgadza.",
            "England 6 → 7; France 14 → 13",
            "Ida Low had 7, not 6; France 13.",
            "A correction: instead of 6, on board 2. France has 13 and not 14, England 7.",
        ] {
            assert_eq!(corrected(&format!("{BOARDS}\n{sentence}\n")), ["Ida Low 6 7", "Jon 14 13"], "{sentence}");
        }
        let quoted: String = BOARDS.lines().flat_map(|line| ["> ", line, "\n"]).collect();
        assert_eq!(
            corrected(&format!("England had 7, not 6; France 13.\n\nBob wrote:\n{quoted}")),
            ["Ida Low 6 7", "Jon 14 13"]
        );
    }

    #[test]
    fn a_correction_that_does_not_add_up_stands_beside_the_count() {
        assert_eq!(corrected(&format!("{BOARDS}\nFrance had 13, not 14.\n")), ["Jon 14 13"]);
    }

    #[test]
    fn other_sentences_correct_nothing() {
        for text in [
            // The table may have the new counts already.
            format!("England had 6, not 7; France 14, not 13.\n\n{BOARDS}"),
            // Two boards have the old count.
            format!("{BOARDS}\nEngland had 7, not 6.\n"),
            // The count so far is that of no board.
            format!("{BOARDS}\nEngland had 7, not 5; France 13.\n"),
            format!("{BOARDS}\nEngland was out in 1904, not 1905.\n"),
        ] {
            assert_eq!(corrected(&text), [""; 0], "{text}");
        }
    }
}
