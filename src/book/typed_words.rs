//! Words that directors use in typed cells and in imported sheets, with their meaning. Typing and import share them.
//! Headings of imported sheets are in `import`.

use std::collections::HashMap;
use std::fmt::Display;

use super::language_words::{fold_word, heading_key};
use super::round_name_words::is_number_mark;
use super::{Ending, Power, Round, fold_name, round_numbers};
use crate::languages::window_sentences::values;
use crate::languages::{Language, in_language};

/// The note of a seat whose power the imported file does not name.
pub const POWER_NOT_KNOWN: &str = "power not known";

/// The words of a text with one space between them.
pub fn single_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name and the e-mail address beside it: “Fay Grant (fay@x.org)” or “Fay Grant <fay@x.org>”. Without both, the address is
/// empty.
pub fn split_mail_address(text: &str) -> (&str, &str) {
    let is_address = |word: &str| {
        word.split_once('@').is_some_and(|(user, host)| !user.is_empty() && host.contains('.') && !word.contains(' '))
    };
    let text = text.trim();
    let Some((name, last)) = text.rsplit_once([' ', '(', '<', '[', ',', ';']) else { return (text, "") };
    let address = last.trim_end_matches([')', '>', ']']);
    let name = name.trim_end_matches([' ', '(', '<', '[', ',', ';', '-', '–', '—', '|']);
    if is_address(address) && !name.is_empty() { (name, address) } else { (text, "") }
}

/// A text without the little pictures before and after it: “Austria” for a flag and “Austria”.
pub fn without_pictures(text: &str) -> &str {
    let is_picture = |c: char| {
        matches!(c, '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
            || matches!(c, '\u{fe0e}' | '\u{fe0f}' | '\u{200d}' | '\u{20e3}')
    };
    // Most texts have no such character.
    if text.is_ascii() { text } else { text.trim_matches(|c: char| is_picture(c) || c.is_whitespace()) }
}

/// The text with its first letter in upper case.
pub fn capitalize(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// An error as a sentence, with a capital letter and a stop.
pub fn error_sentence(error: &impl Display) -> String {
    format!("{}.", capitalize(&error.to_string()))
}

/// The words of a name with their first letters in upper case, and one space between them.
pub fn capitalize_words(text: &str) -> String {
    text.split_whitespace().map(capitalize).collect::<Vec<_>>().join(" ")
}

/// The sentence without its stop, for a place where more follows.
pub fn without_stop(mut sentence: String) -> String {
    sentence.truncate(sentence.trim_end_matches(|c: char| c == '.' || c.is_whitespace()).len());
    sentence
}

/// Whether a typed text is one that cells of the window show, in any of its languages.
pub fn is_text_of_window<T: AsRef<str>>(typed: &str, text: impl Fn() -> T) -> bool {
    let folded = fold_name(typed);
    let is_said = |language: &Language| in_language(*language, || fold_name(text().as_ref()) == folded);
    !folded.is_empty() && Language::OF_WINDOW.iter().any(is_said)
}

/// The values by the folded names that cells of the window show, in all its languages. The first value with a name has it.
pub(super) fn values_by_window_name<T: Copy>(values: &[T], name: impl Fn(T) -> &'static str) -> HashMap<String, T> {
    let mut named = HashMap::new();
    for language in Language::OF_WINDOW {
        for value in values {
            named.entry(in_language(language, || fold_name(name(*value)))).or_insert(*value);
        }
    }
    named
}

/// Whether a cell contains only a dash, which means a blank cell.
pub fn is_dash(text: &str) -> bool {
    matches!(text.trim(), "-" | "–" | "—" | "−" | "--" | "---")
}

/// Parses “yes” or “no” in several languages, or the number of members of a draw. `None` for any other text.
pub fn parse_yes_no(text: &str) -> Option<bool> {
    match fold_name(text).as_str() {
        "yes" | "y" | "true" | "x" | "draw" | "ja" | "j" | "oui" | "o" | "si" | "s" | "sim" | "tak" => Some(true),
        "no" | "n" | "false" | "nein" | "non" | "nee" | "nao" | "nej" | "nei" | "nie" => Some(false),
        // Some lists contain the size of the draw for its members, and 0 for the other players.
        number => number.parse::<u8>().ok().map(|size| size > 0),
    }
}

/// The typed ending of a game without a result.
pub const ABANDONED: &str = "abandoned";

/// Whether a typed ending means that all survivors agreed on a draw.
pub fn means_agreed_draw(text: &str) -> bool {
    let folded = fold_name(text);
    matches!(folded.as_str(), "agreed" | "draw" | "draw agreed" | "agreed draw" | "drawn" | "dias" | "remis" | "nul")
        || is_text_of_window(text, values::agreed_draw)
}

/// Parses the end of a game: “conceded to France”, “abandoned”. `None` for any other text.
pub fn parse_ending(text: &str) -> Option<Ending> {
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
    // A short word may be only “to” or “a”, but the last word may be the initial of a power.
    let named = rest.iter().filter(|word| word.len() > 2).find_map(|word| Power::parse(word));
    named.or_else(|| Power::parse(rest.last()?)).map(Ending::Conceded)
}

/// The name after the word for a board: “A” from “Board A”, “3” from “Tisch 3” and “Board #3”.
pub fn name_after_board_word(text: &str) -> Option<&str> {
    let is_board = |word: &str| heading_key(&fold_word(word)) == Some("board");
    let (word, name) = text.trim().split_once(char::is_whitespace)?;
    let name = name.trim();
    if is_board(name) {
        // “A asztal”: in some languages the name is first.
        let is_name = word.chars().count() == 1 && word.starts_with(char::is_uppercase);
        return is_name.then_some(word);
    }
    let name = name.strip_prefix('#').map_or(name, str::trim_start);
    // “Table n° 1”. “Table n°” alone names no board, but “Board N” does.
    let (mark, after) = name.split_once(char::is_whitespace).unwrap_or((name, ""));
    let after = after.trim_start_matches([':', ' ']);
    let is_mark = mark.chars().nth(1).is_some() && is_number_mark(mark.trim_end_matches(['.', ':']));
    let is_number = after.is_empty() || after.starts_with(|c: char| c.is_ascii_digit());
    let name = if is_mark && is_number { after } else { name };
    (is_board(word) && !name.is_empty()).then_some(name)
}

/// The default name of the board at this position, from 0: A, B, … Z, AA, AB, …
pub fn default_board_name(position: usize) -> String {
    crate::figures::letter_name(position)
}

/// The name for a board after these boards: the letter or number after that of the last one.
pub fn next_name_after(boards: &[&str]) -> String {
    let start = boards.last().and_then(|last| last.parse::<usize>().ok()).map(|number| number + 1);
    let mut candidates: Box<dyn Iterator<Item = String>> = match start {
        Some(start) => Box::new((start..).map(|number| number.to_string())),
        None => Box::new((boards.len()..).map(default_board_name)),
    };
    candidates.find(|name| !boards.contains(&name.as_str())).unwrap_or_default()
}

/// A name for a new round: the highest number of a round plus one.
pub fn next_round_name(rounds: &[Round]) -> String {
    (round_numbers(rounds).into_iter().max().unwrap_or(0) + 1).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_beside_a_name_is_no_part_of_it() {
        let split = ("Fay Grant", "fay@x.org");
        for text in [
            "Fay Grant (fay@x.org)",
            "Fay Grant <fay@x.org>",
            " Fay Grant fay@x.org ",
            "Fay Grant, fay@x.org",
            "Fay Grant - fay@x.org",
        ] {
            assert_eq!(split_mail_address(text), split, "{text}");
        }
        for text in ["Fay Grant", "Fay @ Home", "fay@x.org", "(fay@x.org)", "Fay (Grant)"] {
            assert_eq!(split_mail_address(text), (text, ""), "{text}");
        }
    }

    #[test]
    fn the_name_of_a_board_stands_behind_its_word() {
        for (text, name) in [
            ("Board A", Some("A")),
            ("Tisch 3", Some("3")),
            ("Board #3", Some("3")),
            ("Board # 3", Some("3")),
            ("Board #", None),
        ] {
            assert_eq!(name_after_board_word(text), name, "{text}");
        }
    }

    #[test]
    fn yes_and_no_are_understood_in_several_languages() {
        for yes in ["yes", "X", "ja", "Oui", "sì", "3", "1", "draw"] {
            assert_eq!(parse_yes_no(yes), Some(true), "{yes}");
        }
        for no in ["no", "Nein", "non", "0"] {
            assert_eq!(parse_yes_no(no), Some(false), "{no}");
        }
        assert_eq!(parse_yes_no("perhaps"), None);
    }

    #[test]
    fn pictures_are_no_part_of_a_text() {
        for (text, bare) in
            [("🇦🇹 Austria", "Austria"), ("Ann Lee 🏆", "Ann Lee"), ("⭐️ Zoë ✨", "Zoë"), ("Zoë †", "Zoë †")]
        {
            assert_eq!(without_pictures(text), bare);
        }
        assert_eq!(Power::parse_in_column("🇹🇷 Turkey"), Some(Power::Turkey));
    }

    #[test]
    fn endings_are_understood_in_several_forms() {
        let france = Some(Ending::Conceded(Power::France));
        for text in ["conceded to France", "Concession to F", "concédée à la France", "concessa a Francia"] {
            assert_eq!(parse_ending(text), france, "{text}");
        }
        assert_eq!(parse_ending("abgebrochen"), Some(Ending::Abandoned));
        assert_eq!(parse_ending("aborted in 1904"), Some(Ending::Abandoned));
        assert_eq!(parse_ending("conceded"), None);
        assert_eq!(parse_ending("France"), None);
    }

    #[test]
    fn an_agreed_draw_is_typed_in_several_forms() {
        for text in ["Agreed draw", "agreed", "DRAW", "drawn", "Remis"] {
            assert!(means_agreed_draw(text), "{text}");
        }
        for text in ["", "abandoned", "conceded to France", "undecided"] {
            assert!(!means_agreed_draw(text), "{text}");
        }
    }

    #[test]
    fn the_name_of_a_board_follows_the_word_for_a_board() {
        assert_eq!(name_after_board_word(" Tisch  3 "), Some("3"));
        assert_eq!(name_after_board_word("Board Milo-Minderbinder"), Some("Milo-Minderbinder"));
        assert_eq!(name_after_board_word("B asztal"), Some("B"));
        assert_eq!(name_after_board_word("Top board"), None);
        assert_eq!(name_after_board_word("Board"), None);
        assert_eq!(name_after_board_word("Boardwalk A"), None);
        assert_eq!([0, 25, 26, 27, 701, 702].map(default_board_name), ["A", "Z", "AA", "AB", "ZZ", "AAA"]);
    }
}
