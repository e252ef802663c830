//! What a director's words mean, wherever they stand: typed into a cell, or in a sheet that is read. Here, so that both
//! understand the same.

use super::{Ending, Power, Round, fold_name};

/// What boards are called before their name, in the languages of the hobby, folded.
pub const BOARD_WORDS: &[&str] = &[
    "board",
    "table",
    "tisch",
    "brett",
    "tafel",
    "bord",
    "tavolo",
    "tavola",
    "mesa",
    "tablero",
    "game",
    "game name",
    "board name",
    "spiel",
    "partie",
    "partita",
    "partida",
    "plateau",
];

/// The words of a text with one space between them.
pub fn single_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether a cell holds only a dash, as a way to leave it blank.
pub fn is_dash(text: &str) -> bool {
    matches!(text.trim(), "-" | "–" | "—" | "−" | "--" | "---")
}

/// Whether a power is in the draw; `None` where the text says neither.
pub fn yes_or_no(text: &str) -> Option<bool> {
    match fold_name(text).as_str() {
        "yes" | "y" | "true" | "x" | "draw" | "ja" | "j" | "oui" | "o" | "si" | "s" => Some(true),
        "no" | "n" | "false" | "nein" | "non" | "nee" => Some(false),
        // Some lists write how many share the draw, and 0 for everyone else.
        number => number.parse::<u8>().ok().map(|size| size > 0),
    }
}

/// How a game ended by the director's word: “conceded to France”, “abandoned”. `None` where the text tells neither.
pub fn ending(text: &str) -> Option<Ending> {
    let folded = fold_name(text);
    let words: Vec<&str> = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let abandoned = |word: &&str| {
        matches!(*word, "abandoned" | "aborted" | "abgebrochen" | "abandonnee" | "abbandonata" | "abandonada")
    };
    if words.iter().any(abandoned) {
        return Some(Ending::Abandoned);
    }
    let conceded = |word: &&str| matches!(*word, "conceded" | "concession" | "concedee" | "concessa");
    let rest = &words[words.iter().position(conceded)? + 1..];
    // A short word may be no more than “to” or “a”, but the last one is a power's initial.
    let named = rest.iter().filter(|word| word.len() > 2).find_map(|word| Power::parse(word));
    named.or_else(|| Power::parse(rest.last()?)).map(Ending::Conceded)
}

/// What follows the word for a board: “A” of “Board A”, “3” of “Tisch 3”.
pub fn after_board_word(text: &str) -> Option<&str> {
    let (word, name) = text.trim().split_once(char::is_whitespace)?;
    (BOARD_WORDS.contains(&fold_name(word).as_str()) && !name.trim().is_empty()).then_some(name.trim())
}

/// The name of the board at this position where nobody gave one: A, B, … Z, AA, AB, …
pub fn board_letters(position: usize) -> String {
    crate::figures::letters(position)
}

/// A name for a new round: the number after the last one that is a number.
pub fn next_round_name(rounds: &[Round]) -> String {
    let last = rounds.iter().filter_map(|round| round.name.parse::<u32>().ok()).max();
    last.map_or_else(|| (rounds.len() + 1).to_string(), |last| (u64::from(last) + 1).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yes_and_no_are_known_in_the_languages_of_the_hobby() {
        for yes in ["yes", "X", "ja", "Oui", "sì", "3", "1", "draw"] {
            assert_eq!(yes_or_no(yes), Some(true), "{yes}");
        }
        for no in ["no", "Nein", "non", "0"] {
            assert_eq!(yes_or_no(no), Some(false), "{no}");
        }
        assert_eq!(yes_or_no("perhaps"), None);
    }

    #[test]
    fn endings_are_said_in_many_ways() {
        let france = Some(Ending::Conceded(Power::France));
        for text in ["conceded to France", "Concession to F", "concédée à la France", "concessa a Francia"] {
            assert_eq!(ending(text), france, "{text}");
        }
        assert_eq!(ending("abgebrochen"), Some(Ending::Abandoned));
        assert_eq!(ending("aborted in 1904"), Some(Ending::Abandoned));
        assert_eq!(ending("conceded"), None);
        assert_eq!(ending("France"), None);
    }

    #[test]
    fn a_board_is_called_by_what_follows_the_word() {
        assert_eq!(after_board_word(" Tisch  3 "), Some("3"));
        assert_eq!(after_board_word("Board Milo-Minderbinder"), Some("Milo-Minderbinder"));
        assert_eq!(after_board_word("Board"), None);
        assert_eq!(after_board_word("Boardwalk A"), None);
        assert_eq!([0, 25, 26, 27, 701, 702].map(board_letters), ["A", "Z", "AA", "AB", "ZZ", "AAA"]);
    }
}
