//! The cell of a player's name with everything that directors write into it: “Last, First”, “Anna Bergström (SWE)”, “Ruth
//! Meyer / Karl Ott”, “Paul Smith (sub: Karl Ott from 1904)”.

use crate::book::count_notation::parse_year_cell;
use crate::book::language_words::{CellWord, is_cell_word, season_named};
use crate::book::marks_between_parts::DASHES;
use crate::book::notation::{SeasonOrFamilyName, season_or_family_name, split_substitute};
use crate::book::typed_words::{is_dash, single_spaced};
use unicode_normalization::char::is_combining_mark;

/// The parts of a cell with a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::import) struct NameCell {
    pub name: String,
    /// The players who took over, each with the start of the takeover: “from 1904” gives “1904”.
    pub substitutes: Vec<(String, String)>,
    /// Whether only a line break says that these are substitutes. “New York” below “Ann Lee” is a town.
    pub is_doubtful: bool,
}

/// Whether the cell says that nobody plays: a dash, “n/a”, “TBD”, “GM (standby)”.
pub(in crate::import) fn means_nobody(text: &str) -> bool {
    let text = text.trim();
    let before_bracket = text.split_once(" (").map_or(text, |(name, _)| name);
    is_dash(text) || is_cell_word(text, CellWord::Nobody) || is_cell_word(before_bracket, CellWord::Nobody)
}

/// Whether the cell of a name has a word or a mark that is no name, and may stand for one: “ditto”, “"”, “CD”.
pub(in crate::import) fn is_no_name(text: &str) -> bool {
    let is_mark = || !text.trim().is_empty() && !text.chars().any(char::is_alphanumeric);
    !means_nobody(text) && (is_cell_word(text, CellWord::NoName) || is_mark())
}

/// The marks between a player and a substitute.
const SUBSTITUTE_MARKS: [&str; 5] = [" / ", " -> ", " → ", " => ", " > "];

/// Takes the substitutes out of a name. `is_family_name` decides whether the season of “Ann Winter 1904” is a family name.
pub(in crate::import) fn split_substitutes(
    text: &str,
    mut is_family_name: impl FnMut(SeasonOrFamilyName<'_>) -> bool,
) -> NameCell {
    let mut split_start = |text: &str| split_name_and_start(text, &mut is_family_name);
    let lines: Vec<&str> = if text.contains('\n') { text.trim().lines().collect() } else { Vec::new() };
    let text = single_spaced(text);
    let after_word = split_at_substitute_word(&text);
    let parts = after_word.as_ref().map(|(name, other)| vec![name.as_str(), other.as_str()]);
    if let [first, others @ ..] = &parts.unwrap_or(lines)[..]
        && !others.is_empty()
    {
        let others: Vec<(String, String)> = others.iter().map(|other| split_start(other)).collect();
        let first = single_spaced(first);
        if is_full_name(&first) && others.iter().all(|(name, _)| is_full_name(name)) {
            let is_doubtful = after_word.is_none() && others.iter().all(|(_, start)| start.is_empty());
            return NameCell { name: first, substitutes: others, is_doubtful };
        }
    }
    if let Some((name, inner)) = split_bracket(&text) {
        let inner = inner.replace(':', " ");
        let words: Vec<&str> = inner.split_whitespace().collect();
        // “sub Karl Ott”, “replaced by Karl Ott from 1904”.
        let name_at =
            (1..words.len().min(3)).rev().find(|&end| is_cell_word(&words[..end].join(" "), CellWord::Substitute));
        if let Some(at) = name_at {
            let (substitute, start) = split_start(&words[at..].join(" "));
            if is_any_name(&substitute) {
                return NameCell { name: name.to_owned(), substitutes: vec![(substitute, start)], is_doubtful: false };
            }
        }
    }
    let marks = SUBSTITUTE_MARKS.iter().filter(|_| text.contains(['/', '>', '→']));
    for mark in marks {
        let mut parts = text.split(*mark).map(&mut split_start);
        let first = parts.next().map(|(name, _)| name).unwrap_or_default();
        let others: Vec<(String, String)> = parts.collect();
        if !others.is_empty() && is_any_name(&first) && others.iter().all(|(name, _)| is_any_name(name)) {
            return NameCell { name: first, substitutes: others, is_doubtful: false };
        }
    }
    NameCell { name: text, substitutes: Vec::new(), is_doubtful: false }
}

/// The texts before and after a word for a substitute between them: “Ruth Meyer” and “Karl Ott 1905” of “Ruth Meyer, then Karl Ott 1905”.
fn split_at_substitute_word(text: &str) -> Option<(String, String)> {
    let is_mark = |word: &&str| word.starts_with(char::is_lowercase) && is_cell_word(word, CellWord::Substitute);
    let at = text.split(' ').position(|word| is_mark(&word))?;
    let mut words = text.split(' ');
    let before = words.by_ref().take(at).collect::<Vec<_>>().join(" ");
    let after = words.skip(1).collect::<Vec<_>>().join(" ");
    Some((before.trim_end_matches([',', ';']).to_owned(), after))
}

/// Whether a text is a name of several words. A single word may be a part of a longer name.
pub(in crate::import) fn is_full_name(text: &str) -> bool {
    text.contains(' ') && is_name(text)
}

/// The substitutes in a cell that names nobody else, each with the start of the takeover: “Zoe Hart from 1904; Max Nord”.
pub(in crate::import) fn parse_substitutes(
    text: &str,
    mut is_family_name: impl FnMut(SeasonOrFamilyName<'_>) -> bool,
) -> Vec<(String, String)> {
    let text = single_spaced(text);
    let mark = SUBSTITUTE_MARKS.into_iter().chain(["; "]).find(|mark| text.contains(*mark));
    let parts: Vec<&str> = mark.map_or_else(|| vec![text.as_str()], |mark| text.split(mark).collect());
    let named = parts.into_iter().map(|part| split_name_and_start(part, &mut is_family_name));
    named.filter(|(name, _)| is_any_name(name)).collect()
}

/// The name of a substitute, and the start of the takeover.
fn split_name_and_start(
    text: &str,
    is_family_name: &mut impl FnMut(SeasonOrFamilyName<'_>) -> bool,
) -> (String, String) {
    match season_or_family_name(text).filter(|found| is_family_name(*found)) {
        Some(found) => (single_spaced(found.whole_name), found.year.to_owned()),
        None => split_start(text),
    }
}

/// A name of several words, and the letters in the bracket after it, which may be a town or a club: “Ann Lee (London)”.
pub(in crate::import) fn name_and_place(text: &str) -> Option<(&str, &str)> {
    let (name, place) = split_bracket(text)?;
    let has_words = name.contains(char::is_whitespace) && is_name(name);
    (has_words && is_name(place) && place.chars().count() > 1 && !is_name_remark(place)).then_some((name, place))
}

/// The name before a last bracket, and the text in it.
pub(in crate::import) fn split_bracket(text: &str) -> Option<(&str, &str)> {
    let open = text.rfind(['(', '['])?;
    let inner = text[open + 1..].strip_suffix([')', ']'])?;
    let name = text[..open].trim();
    (!name.is_empty() && !inner.trim().is_empty()).then_some((name, inner.trim()))
}

/// The name before a remark, and the remark: in a last bracket, after a dash, or after a comma if it is clearly a remark.
/// “Fay Moe - resigned 1905” gives “Fay Moe” and “resigned 1905”.
pub(in crate::import) fn split_remark(text: &str) -> Option<(&str, &str)> {
    let after_dash = || DASHES.iter().find_map(|dash| text.split_once(dash));
    // “Carl, Early” has a family name.
    let is_dated = |remark: &str| remark.contains(|c: char| c.is_ascii_digit()) && is_name_remark(remark);
    let after_comma = || text.rsplit_once(", ").filter(|(_, remark)| is_dated(remark));
    let (name, remark) = split_bracket(text).or_else(after_dash).or_else(after_comma)?;
    let (name, remark) = (name.trim(), remark.trim());
    (!name.is_empty() && !remark.is_empty()).then_some((name, remark))
}

/// Whether a text beside a name says something about the player or the game, and is no part of the name: “left 1904”,
/// “NMR”, “GM”.
pub(in crate::import) fn is_name_remark(text: &str) -> bool {
    /// A longer text is no remark of known words.
    const MOST_BYTES: usize = 40;
    if text.len() > MOST_BYTES {
        return false;
    }
    if is_rating(text) {
        return true;
    }
    let mut has_remark = is_cell_word(text, CellWord::Nobody);
    let mut words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let is_known = words.all(|word| {
        let is_remark = is_cell_word(word, CellWord::Remark);
        has_remark |= is_remark;
        let is_year = || word.bytes().all(|byte| byte.is_ascii_digit()) || parse_year_cell(word).is_some();
        is_remark || is_year() || is_cell_word(word, CellWord::Filler) || season_named(word).is_some()
    });
    // “ringer, does not count”: behind a comma somebody explains the remark.
    let is_explained = || text.split_once(',').is_some_and(|(remark, _)| is_name_remark(remark));
    has_remark && (is_known || is_cell_word(text, CellWord::Nobody) || is_explained())
}

/// Whether a text is a number with the sign of a server's points: “378 ♦”.
fn is_rating(text: &str) -> bool {
    let is_sign = |word: &str| !word.is_ascii() && !word.contains(char::is_alphanumeric);
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let words = || text.split_whitespace();
    words().all(|word| is_number(word) || is_sign(word)) && words().any(is_number) && words().any(is_sign)
}

/// The name in a cell that is a name in brackets: “(Gus Nye)”.
pub(in crate::import) fn name_in_brackets(text: &str) -> Option<&str> {
    let inner = text.trim().strip_prefix(['(', '['])?.strip_suffix([')', ']'])?.trim();
    is_name(inner).then_some(inner)
}

/// “Ann LEE” for “LEE Ann”. `None` for a text that does not begin with a family name in capitals.
pub(in crate::import) fn turn_capitals(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_family = |word: &&&str| word.chars().count() > 1 && word.chars().all(|c| c.is_uppercase() || c == '-');
    let family = words.iter().take_while(is_family).count();
    let first = &words[family..];
    let is_turned = family > 0 && !first.is_empty() && !first.iter().any(|word| is_family(&word)) && is_name(text);
    is_turned.then(|| format!("{} {}", first.join(" "), words[..family].join(" ")))
}

/// Whether a text may be another form of a name.
pub(in crate::import) fn may_have_other_form(text: &str) -> bool {
    let begins_in_capitals = || {
        let mut letters = text.chars();
        letters.by_ref().take(2).filter(|c| c.is_uppercase()).count() == 2 && letters.any(char::is_lowercase)
    };
    begins_in_capitals()
        || text.contains(' ') && without_title(text).is_some()
        || text.contains([',', '(', '[', '/', '>', '→', '\n'])
        || DASHES.iter().any(|dash| text.contains(dash))
}

/// The name without a title before or after it: “Ann Lee” for “Dr. Ann Lee” and “Ann Lee, MD”. `None` for a name without
/// title. “Jr.” tells a son from a father, so it stays.
pub(in crate::import) fn without_title(text: &str) -> Option<String> {
    let mut words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let before = words.len();
    while words.len() > 2 && words.first().is_some_and(|word| is_cell_word(word, CellWord::NameTitle)) {
        words.remove(0);
    }
    while words.len() > 2 && words.last().is_some_and(|word| is_cell_word(word, CellWord::NameTitle)) {
        words.pop();
    }
    (words.len() < before).then(|| words.join(" "))
}

/// “Gustav Ågren” for “Ågren, Gustav”. `None` for any other text.
pub(in crate::import) fn turn_family_name(text: &str) -> Option<String> {
    let (family, first) = text.split_once(',')?;
    let (family, first) = (family.trim(), first.trim());
    // “Smith, Jr.” and “Smith, Dr.”
    let is_addition = [CellWord::NameSuffix, CellWord::NameTitle].iter().any(|kind| is_cell_word(first, *kind));
    (is_name(family) && is_name(first) && !is_addition).then(|| format!("{first} {family}"))
}

/// A character that a name does not have, such as “>” or “+”. A name may have a bracket, a comma and marks of online names.
pub(in crate::import) fn sign_in_name(name: &str) -> Option<char> {
    let is_of_names = |c: char| {
        c.is_alphanumeric() || c.is_whitespace() || is_combining_mark(c) || "-–'’‘`´.,()[]_\"“”„*†@·ʻʼ".contains(c)
    };
    name.chars().find(|c| !is_of_names(*c))
}

/// “Karl Ott” and “1904” of “Karl Ott from 1904”.
fn split_start(text: &str) -> (String, String) {
    let (name, start) = split_substitute(text);
    (single_spaced(name), single_spaced(start))
}

/// Whether a text is a name, with the first name or the family name first.
fn is_any_name(text: &str) -> bool {
    is_name(text) || turn_family_name(text).is_some()
}

/// Whether a text has letters and nothing that no name has.
pub(in crate::import) fn is_name(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
        && text.char_indices().all(|(at, c)| is_letter_of_name(c) || c == '–' && is_inside_word(text, at))
}

/// Whether a name may have this character. Other keyboards and programs have hyphens of their own: “Lee‑Barber”.
fn is_letter_of_name(c: char) -> bool {
    c.is_alphabetic() || is_combining_mark(c) || matches!(c, ' ' | '-' | '\u{2010}' | '\u{2011}' | '\'' | '’' | '.')
}

/// Whether the dash at this byte has a letter on both sides, as in “Smith–Jones”. Elsewhere it separates.
fn is_inside_word(text: &str, at: usize) -> bool {
    text[..at].ends_with(char::is_alphabetic) && text[at + '–'.len_utf8()..].starts_with(char::is_alphabetic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn substitutes_are_taken_out_of_a_name() {
        for (text, name, substitute, start) in [
            ("Ruth Meyer / Karl Ott", "Ruth Meyer", "Karl Ott", ""),
            ("Paul Smith (sub: Karl Ott from 1904)", "Paul Smith", "Karl Ott", "1904"),
            ("Paul Smith (replaced by Karl Ott)", "Paul Smith", "Karl Ott", ""),
            ("Paul Smith / Karl Ott 1906", "Paul Smith", "Karl Ott", "1906"),
            ("Paul Smith (sub: Karl Ott 1906)", "Paul Smith", "Karl Ott", "1906"),
            ("Paul Smith -> Karl Ott (1904)", "Paul Smith", "Karl Ott", "1904"),
            ("Paul Smith → Karl Ott", "Paul Smith", "Karl Ott", ""),
            ("Paul Smith\nKarl Ott", "Paul Smith", "Karl Ott", ""),
            ("Paul Smith\r\nKarl Ott 1906", "Paul Smith", "Karl Ott", "1906"),
            ("Paul Smith, then Karl Ott 1906", "Paul Smith", "Karl Ott", "1906"),
            ("Paul Smith puis Karl Ott", "Paul Smith", "Karl Ott", ""),
        ] {
            let read = split_substitutes(text, |_| false);
            assert_eq!(
                (read.name.as_str(), read.substitutes),
                (name, vec![(substitute.into(), start.into())]),
                "{text}"
            );
            assert_eq!(read.is_doubtful, text == "Paul Smith\nKarl Ott", "{text}");
        }
        for text in ["Ann Lee", "Anna Bergström (SWE)", "A/B", "Ben (the Great)"] {
            assert_eq!(split_substitutes(text, |_| false).name, text);
        }
        for (is_family, substitute) in [(true, ("Ann Winter", "1904")), (false, ("Ann", "Winter 1904"))] {
            let read = split_substitutes("Paul Smith / Ann Winter 1904", |_| is_family).substitutes;
            assert_eq!(read, [(substitute.0.to_owned(), substitute.1.to_owned())]);
        }
    }

    #[test]
    fn remarks_of_known_words_are_told_from_names() {
        for (text, name, remark) in [
            ("Ann Lee (left 1904)", "Ann Lee", "left 1904"),
            ("Fay Moe - resigned 1905", "Fay Moe", "resigned 1905"),
            ("Fay Moe – left in F04", "Fay Moe", "left in F04"),
            ("Lee, Ann, quit 1904", "Lee, Ann", "quit 1904"),
            ("Eva Schöll (zurückgezogen)", "Eva Schöll", "zurückgezogen"),
            ("Ann Lee (NMR)", "Ann Lee", "NMR"),
            ("Ann Lee [GM]", "Ann Lee", "GM"),
            ("Ann Lee (378 ♦)", "Ann Lee", "378 ♦"),
        ] {
            assert_eq!(split_remark(text), Some((name, remark)), "{text}");
            assert!(is_name_remark(remark), "{remark}");
        }
        assert_eq!([split_remark("Lee, Ann"), split_remark("Early, Carl"), split_remark("Carl, Early")], [None; 3]);
        for remark in ["SWE", "the Great", "NZ", "Berlin", "left wing", "1904", "in", ""] {
            assert!(!is_name_remark(remark), "{remark}");
        }
        assert_eq!(name_in_brackets("(Gus Nye)"), Some("Gus Nye"));
        assert_eq!([name_in_brackets("Gus (Nye)"), name_in_brackets("(1904)")], [None, None]);
    }

    #[test]
    fn family_names_before_a_comma_are_turned() {
        assert_eq!(turn_family_name("Ågren, Gustav").as_deref(), Some("Gustav Ågren"));
        for text in ["Ann Lee", "King, Jr.", "Smith, 2", "a, b, c"] {
            assert_eq!(turn_family_name(text), None, "{text}");
        }
    }

    #[test]
    fn family_names_in_capitals_are_turned() {
        for (text, turned) in
            [("LEE Ann", "Ann LEE"), ("DE WIT Bram", "Bram DE WIT"), ("SMITH-ROY Zoë M.", "Zoë M. SMITH-ROY")]
        {
            assert_eq!(turn_capitals(text).as_deref(), Some(turned));
            assert!(may_have_other_form(text));
        }
        for text in ["Ann Lee", "LEE", "LEE ANN", "Ann LEE", "SC (final)", "A Lee"] {
            assert_eq!(turn_capitals(text), None, "{text}");
        }
    }

    #[test]
    fn signs_that_no_name_has_are_found() {
        assert_eq!(sign_in_name("Ann Lee > Ben"), Some('>'));
        assert_eq!(sign_in_name("Ann & Ben"), Some('&'));
        for name in ["Jean-Luc d’Arc", "José García (ESP)", "xX_ann.lee_99", "Zoë \"Zed\" Orr, Jr."] {
            assert_eq!(sign_in_name(name), None, "{name}");
        }
    }

    #[test]
    fn nobody_has_many_words() {
        for text in ["–", "n/a", "?", "TBD", "GM (standby)"] {
            assert!(means_nobody(text), "{text}");
        }
        for text in ["Tom", "Ann", "Frei"] {
            assert!(!means_nobody(text), "{text}");
        }
    }
}
