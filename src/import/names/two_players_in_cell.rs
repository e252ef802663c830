//! Two players in the cell of a name: “Ann Lee, Ben Orr”, “Ben Orr for Ann Lee”, “Ann Lee until 1904, Ben Orr”.

use super::name_cells::{is_full_name, is_name, turn_family_name};
use crate::book::count_notation::parse_year_cell;
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::typed_words::single_spaced;

/// A player, and who took over, with the start of the takeover.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::import) struct TwoPlayers {
    pub player: String,
    /// Blank if the cell says only how long the player played.
    pub substitute: String,
    pub start: String,
}

/// The two players of a cell. `is_known` says whether another cell of the file has a name, and `has_family_first` that the
/// file writes “Last, First”.
pub(in crate::import) fn two_players(
    text: &str,
    is_known: impl Fn(&str) -> bool,
    has_family_first: bool,
) -> Option<TwoPlayers> {
    let parts_words = |c: char| c.is_whitespace() || matches!(c, '(' | ')' | '[' | ']');
    // “Ann until 1904” is the shortest. Most names have fewer words.
    text.chars().filter(|c| parts_words(*c)).nth(1)?;
    let text = single_spaced(&text.replace(['(', ')', '[', ']'], " "));
    let words: Vec<&str> = text.split(' ').collect();
    until_year(&words)
        .or_else(|| from_year(&words))
        .or_else(|| in_place_of(&words))
        .or_else(|| side_by_side(&text, &words, is_known, has_family_first))
}

fn name_of(words: &[&str]) -> String {
    let is_mark = |c: char| matches!(c, ',' | ';' | '/' | '&' | '+' | ' ' | '-' | '–' | '*');
    words.join(" ").trim_matches(is_mark).to_owned()
}

/// The words without those for a substitute at one end.
fn without_substitute_word<'w, 'a>(words: &'w [&'a str]) -> &'w [&'a str] {
    let is_word = |word: &&str| is_cell_word(word.trim_matches([',', ':', ';']), CellWord::Substitute);
    let words = words.split_first().filter(|(first, _)| is_word(first)).map_or(words, |(_, rest)| rest);
    words.split_last().filter(|(last, _)| is_word(last)).map_or(words, |(_, rest)| rest)
}

/// “Ann Lee until 1904, Ben Orr” and “Ann Lee until 1904”.
fn until_year(words: &[&str]) -> Option<TwoPlayers> {
    let at = words.iter().position(|word| is_cell_word(word, CellWord::Until))?;
    let player = name_of(&words[..at]);
    let start = words.get(at + 1)?.trim_matches([',', ';', '/']).to_owned();
    parse_year_cell(&start)?;
    let is_mark = |word: &&&str| !word.contains(char::is_alphanumeric);
    let marks = words[at + 2..].iter().take_while(is_mark).count();
    let substitute = name_of(without_substitute_word(&words[at + 2 + marks..]));
    let is_read = is_name(&player) && (substitute.is_empty() || is_name(&substitute));
    is_read.then_some(TwoPlayers { player, substitute, start })
}

/// “Ann Lee (from 1904 Ben Orr)”.
fn from_year(words: &[&str]) -> Option<TwoPlayers> {
    let at = words.iter().position(|word| is_cell_word(word, CellWord::Filler))?;
    let start = words.get(at + 1)?.trim_matches([',', ';', ':']).to_owned();
    parse_year_cell(&start)?;
    let (player, substitute) = (name_of(&words[..at]), name_of(without_substitute_word(&words[at + 2..])));
    (is_full_name(&player) && is_full_name(&substitute)).then_some(TwoPlayers { player, substitute, start })
}

/// “Ben Orr for Ann Lee” and “Ben Orr (sub for Ann Lee)”.
fn in_place_of(words: &[&str]) -> Option<TwoPlayers> {
    let is_mark = |word: &&str| word.starts_with(char::is_lowercase) && is_cell_word(word, CellWord::InPlaceOf);
    let at = words.iter().position(is_mark)?;
    let (substitute, player) = (name_of(without_substitute_word(&words[..at])), name_of(&words[at + 1..]));
    (is_full_name(&substitute) && is_full_name(&player)).then(|| TwoPlayers {
        player,
        substitute,
        start: String::new(),
    })
}

/// “Ann Lee, Ben Orr” and “Ann Lee and Ben Orr”.
fn side_by_side(
    text: &str,
    words: &[&str],
    is_known: impl Fn(&str) -> bool,
    has_family_first: bool,
) -> Option<TwoPlayers> {
    let two = |player: String, substitute: String| {
        let are_names = is_full_name(&player) && is_full_name(&substitute);
        are_names.then(|| TwoPlayers { player, substitute, start: String::new() })
    };
    let is_and = |word: &&str| !word.starts_with(char::is_uppercase) && is_cell_word(word, CellWord::BothPlayers);
    if let Some(at) = words.iter().position(is_and) {
        return two(name_of(&words[..at]), name_of(&words[at + 1..]));
    }
    // “Ann Lee/Ben Orr”. With spaces around the mark, the second is a substitute.
    let of_slash = text.split_once('/').filter(|(first, second)| !first.ends_with(' ') && !second.starts_with(' '));
    if let Some((first, second)) = of_slash {
        return two(first.to_owned(), second.to_owned());
    }
    let (first, second) = text.split_once([',', ';'])?;
    let (first, second) = (first.trim(), second.trim());
    let are_known = is_known(first) || is_known(second);
    // “de Wit Smit, Bram Jan” has the family name first.
    let is_family_first = has_family_first || first.starts_with(char::is_lowercase);
    if is_family_first && !are_known && turn_family_name(text).is_some() {
        return None;
    }
    two(first.to_owned(), second.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_are_told_apart() {
        for (text, player, substitute, start) in [
            ("Ann Lee, Ben Orr", "Ann Lee", "Ben Orr", ""),
            ("Ann Lee and Ben Orr", "Ann Lee", "Ben Orr", ""),
            ("Ann Lee/Ben Orr", "Ann Lee", "Ben Orr", ""),
            ("Ben Orr for Ann Lee", "Ann Lee", "Ben Orr", ""),
            ("Ben Orr (sub for Ann Lee)", "Ann Lee", "Ben Orr", ""),
            ("Ben Orr für Ann Lee", "Ann Lee", "Ben Orr", ""),
            ("Ann Lee until 1904", "Ann Lee", "", "1904"),
            ("Ann Lee (until 1904), Ben Orr", "Ann Lee", "Ben Orr", "1904"),
            ("Ann Lee bis 1904, dann Ben Orr", "Ann Lee", "Ben Orr", "1904"),
            ("Ann Lee (bis 1904), dann Ben Orr", "Ann Lee", "Ben Orr", "1904"),
            ("Ann Lee (to 1904) / Ben Orr", "Ann Lee", "Ben Orr", "1904"),
            ("Ann Lee (from 1904 Ben Orr*)", "Ann Lee", "Ben Orr", "1904"),
            ("Ann Lee (ab 1904: Ben Orr)", "Ann Lee", "Ben Orr", "1904"),
        ] {
            let read = two_players(text, |_| false, false);
            let wanted = TwoPlayers { player: player.into(), substitute: substitute.into(), start: start.into() };
            assert_eq!(read, Some(wanted), "{text}");
        }
    }

    #[test]
    fn names_of_one_player_stay() {
        for text in
            ["Lee, Ann", "Lee, Ann Jo", "de Wit Smit, Bram Jan", "Ann Lee", "Ann Lee, Jr.", "José Ortega y Gasset"]
        {
            assert_eq!(two_players(text, |_| false, false), None, "{text}");
        }
        assert_eq!(two_players("García López, José María", |_| false, true), None);
        assert!(two_players("Ann Lee, Ben Orr", |name| name == "Ben Orr", true).is_some());
    }
}
