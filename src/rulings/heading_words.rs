//! What a word stands for in the headings of a text that asks for a ruling, as `assets/rulings/heading_words.txt` says.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::word_table::named_lines;

/// What a word of a heading means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HeadingWord {
    Position,
    Centres,
    Dislodged,
    StandOffs,
    Orders,
    Retreats,
    Adjustments,
    /// Before the season of the orders.
    Season,
    /// Before the counts of the powers.
    Counts,
    /// The position or the centres of the first Spring.
    Start,
    /// “retreat” beside a season. Alone it is an order, as the next two.
    RetreatPart,
    AdjustmentPart,
    MovementPart,
    /// Beside the name of the board that the text is about.
    Board,
    /// Beside “orders”: the sheet is a later one (§11).
    Revised,
    /// Beside “orders”, without a meaning of its own.
    Sheet,
}

const WORDS: &str = include_str!("../../assets/rulings/heading_words.txt");

fn meaning_named(name: &str) -> Option<HeadingWord> {
    Some(match name {
        "position" => HeadingWord::Position,
        "centres" => HeadingWord::Centres,
        "dislodged" => HeadingWord::Dislodged,
        "stand-offs" => HeadingWord::StandOffs,
        "orders" => HeadingWord::Orders,
        "retreats" => HeadingWord::Retreats,
        "adjustments" => HeadingWord::Adjustments,
        "season" => HeadingWord::Season,
        "counts" => HeadingWord::Counts,
        "start" => HeadingWord::Start,
        "retreat part" => HeadingWord::RetreatPart,
        "adjustment part" => HeadingWord::AdjustmentPart,
        "movement part" => HeadingWord::MovementPart,
        "board" => HeadingWord::Board,
        "revised" => HeadingWord::Revised,
        "sheet" => HeadingWord::Sheet,
        _ => return None,
    })
}

/// What stands behind a word with this meaning at the beginning of a line: “Spring 1901” of “season: Spring 1901”.
pub(super) fn behind_heading_word(line: &str, meaning: HeadingWord) -> Option<&str> {
    let end = line.find(|c: char| !c.is_alphabetic()).unwrap_or(line.len());
    let is_meant = heading_word(&line[..end].to_lowercase()) == Some(meaning);
    is_meant.then(|| line[end..].trim_start_matches([':', ' ', '\t']))
}

/// The meaning of a word. Its letters are small.
pub(super) fn heading_word(word: &str) -> Option<HeadingWord> {
    static TABLE: OnceLock<FxHashMap<&'static str, HeadingWord>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let meanings = named_lines(WORDS).filter_map(|(name, words)| Some((meaning_named(name)?, words)));
        meanings.flat_map(|(meaning, words)| words.split(',').map(move |word| (word.trim(), meaning))).collect()
    });
    table.get(word).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulings::word_table::content_lines;

    #[test]
    fn every_line_of_the_table_is_read_and_no_word_has_two_meanings() {
        assert_eq!(content_lines(WORDS).count(), named_lines(WORDS).count());
        for (name, words) in named_lines(WORDS) {
            assert!(meaning_named(name).is_some(), "{name}");
            for word in words.split(',').map(str::trim) {
                assert_eq!(heading_word(word), meaning_named(name), "{word}");
                assert_eq!(word, word.to_lowercase());
            }
        }
        assert_eq!(heading_word("vienna"), None);
    }
}
