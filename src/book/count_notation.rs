//! The little language of the cells that hold a number of centres or a year of elimination: “5*”, “7,0”, “elim. 1906”,
//! “0 (04)”, “18 solo”, “† 1905”. Typed, pasted and imported cells are all read here.

use super::language_words::{CellWord, fold_word, heading_key, is_cell_word, season_named};
use super::typed_words::is_dash;
use super::{CellEntry, CellValue as _, Centres, Year};

/// What the cell of a count says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CountNotation {
    pub count: Centres,
    /// The year of elimination, if the cell gives it.
    pub out: Option<Year>,
    /// A footnote mark after the count: “*”.
    pub mark: String,
    /// Words beside the count that say something else: “best E”.
    pub remark: String,
}

impl CountNotation {
    /// What the note of the seat keeps of the cell: the footnote mark and the remark. Blank for a plain count.
    pub fn note(&self) -> String {
        let parts = [&self.mark, &self.remark].into_iter().filter(|part| !part.is_empty());
        parts.map(String::as_str).collect::<Vec<_>>().join("; ")
    }
}

/// Adds a text to a note. Nothing is added twice.
pub fn add_to_note(note: &mut String, text: &str) {
    if text.is_empty() || note.split("; ").any(|part| part == text) {
        return;
    }
    if !note.is_empty() {
        note.push_str("; ");
    }
    note.push_str(text);
}

/// Reads a count with everything that directors write beside it. `None` for a text that is not clearly a count: “5+1”,
/// “survived”, “eight”.
pub fn parse_count_cell(text: &str) -> Option<CountNotation> {
    let text = text.trim();
    if let Some(count) = Centres::parse(text) {
        return Some(CountNotation { count, ..CountNotation::default() });
    }
    if text.is_empty() || text.len() > MOST_BYTES {
        return None;
    }
    if let Some(count) = parse_whole(text).or_else(|| date_serial(text).and_then(possible_count)) {
        return Some(CountNotation { count, ..CountNotation::default() });
    }
    if let Some(plain) = with_usual_digits(text) {
        return parse_count_cell(&plain);
    }
    // The letter in place of the digit.
    if matches!(text, "O" | "o") || is_none_of_centres(text) {
        return Some(CountNotation::default());
    }
    if let Some(corrected) = corrected_count(text) {
        return Some(corrected);
    }
    let count_beside_words =
        count_with_remark(text).or_else(|| count_after_eliminated(text)).or_else(|| count_after_result(text));
    eliminated_in(text).or(count_beside_words).or_else(|| count_after_survived(text))
}

/// Whether a text is “no centres”.
fn is_none_of_centres(text: &str) -> bool {
    let (none, centres) = text.split_once(' ').unwrap_or_default();
    is_cell_word(none, CellWord::NoneOf) && heading_key(&fold_word(centres)) == Some("centres")
}

/// The text with usual digits in place of those of full width. `None` if it has none of them.
fn with_usual_digits(text: &str) -> Option<String> {
    let usual = |letter: char| match letter {
        '０'..='９' => char::from_digit(u32::from(letter) - u32::from('０'), 10).unwrap_or(letter),
        other => other,
    };
    text.contains(|letter| ('０'..='９').contains(&letter)).then(|| text.chars().map(usual).collect())
}

/// “13 → 14”: a count and the one that stands for it. The remark says both.
fn corrected_count(text: &str) -> Option<CountNotation> {
    let (old, new) = ["→", "⇒", "->", "=>"].into_iter().find_map(|arrow| text.split_once(arrow))?;
    Centres::parse(old.trim())?;
    let new = parse_count_cell(new).filter(|new| new.remark.is_empty())?;
    Some(CountNotation { remark: text.to_owned(), ..new })
}

/// “survived with 8”, “survived, 8 centres”: a word for a survivor, a filler or a mark, and the count.
fn count_after_survived(text: &str) -> Option<CountNotation> {
    let found: Vec<Word<'_>> = words(text).collect();
    let (Word::Letters(first), rest) = found.split_first()? else { return None };
    let (between, number) = rest.split_at(rest.iter().position(|word| matches!(word, Word::Number(_)))?);
    let (Word::Number(digits), after) = number.split_first()? else { return None };
    let is_between = |word: &Word<'_>| match word {
        Word::Letters(word) => is_cell_word(word, CellWord::Filler),
        Word::Mark(mark) => matches!(*mark, "," | ":" | "-" | "–" | "="),
        Word::Number(_) => false,
    };
    let is_centres =
        |word: &Word<'_>| matches!(word, Word::Letters(word) if heading_key(&fold_word(word)) == Some("centres"));
    let is_known =
        is_cell_word(first, CellWord::Survived) && between.iter().all(is_between) && after.iter().all(is_centres);
    let count = Centres::parse(digits).filter(|_| is_known && !between.is_empty() && after.len() <= 1)?;
    Some(CountNotation { count, ..CountNotation::default() })
}

/// “eliminated (0 centres)”, “eliminated, 0 centres”: a clear word for an elimination and no centres.
fn count_after_eliminated(text: &str) -> Option<CountNotation> {
    let (word, count) = text.split_once(['(', ','])?;
    let word = word.trim();
    if !is_cell_word(word, CellWord::Eliminated) || !is_clear(word) {
        return None;
    }
    parse_count_cell(count.trim_end_matches(')')).filter(|read| read.count == 0 && read.remark.is_empty())
}

/// “Solo (18)”, “Survived (5)”, “Draw (9)”: a word for the result with the count in brackets.
fn count_after_result(text: &str) -> Option<CountNotation> {
    let (word, count) = text.strip_suffix(')')?.split_once('(')?;
    let (word, count) = (word.trim(), Centres::parse(count.trim())?);
    let says_less = [CellWord::Solo, CellWord::Survived].iter().any(|meaning| is_cell_word(word, *meaning));
    let remark = if says_less { String::new() } else { word.to_owned() };
    (says_less || is_cell_word(word, CellWord::Draw)).then(|| CountNotation {
        count,
        remark,
        ..CountNotation::default()
    })
}

/// Reads a year of elimination with everything that directors write beside it: “F05”, “1905 (autumn)”, “aut. 1905”, “5”,
/// “x'05”.
pub fn parse_year_cell(text: &str) -> Option<Year> {
    let text = text.trim();
    if let Some(year) = Year::parse(text) {
        return Some(year);
    }
    if text.len() > MOST_BYTES {
        return None;
    }
    if let Some(year) = date_serial(text) {
        return Year::parse(&year.to_string());
    }
    // One year, and beside it nothing but seasons and words for an elimination.
    let mut year = None;
    for word in words(text) {
        match word {
            Word::Number(digits) if year.is_none() => year = Some(Year::parse(digits)?),
            Word::Letters(letters)
                if season_named(letters).is_some() || is_cell_word(letters, CellWord::Eliminated) => {}
            Word::Mark(mark) if is_cell_word(mark, CellWord::Eliminated) || "()'’.,".contains(mark) => {}
            _ => return None,
        }
    }
    year
}

/// A cell of a year, as it is entered: a year, a blank, or the text.
pub fn parse_year_entry(text: &str) -> CellEntry<Year> {
    parse_year_cell(text).map_or_else(|| CellEntry::parse(text), CellEntry::Value)
}

/// Whether the cell says that there is no value: a dash, “n/a”, “TBD”, “?”.
pub fn means_no_value(text: &str) -> bool {
    is_dash(text) || is_cell_word(text, CellWord::Nobody)
}

/// A longer text is no count and no year.
const MOST_BYTES: usize = 40;

/// “7,0”, “7.00” and “−0”: a whole number with superfluous decimals.
fn parse_whole(text: &str) -> Option<Centres> {
    let (whole, decimals) = text.split_once([',', '.'])?;
    (!decimals.is_empty() && decimals.bytes().all(|byte| byte == b'0')).then(|| Centres::parse(whole)).flatten()
}

fn possible_count(number: u32) -> Option<Centres> {
    u16::try_from(number).ok().filter(super::CellValue::is_possible)
}

/// The number that a spreadsheet shows as this date: 5 for “1900-01-05”. A director sees a count in the cell of another
/// format, and the file stores the date.
fn date_serial(text: &str) -> Option<u32> {
    /// The days before each month of a year that is not a leap year.
    const DAYS_BEFORE: [u32; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
    let date = text.strip_suffix(" 00:00").or_else(|| text.strip_suffix("T00:00:00")).unwrap_or(text);
    let mut parts = date.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    if year.len() != 4 || month.len() != 2 || day.len() != 2 || parts.next().is_some() {
        return None;
    }
    let (year, month, day): (u32, usize, u32) = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
    if (year, month, day) == (1899, 12, 31) {
        return Some(0);
    }
    if !(1900..=1999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    let leap_days = (1900..year).filter(|year| year % 4 == 0 && *year != 1900).count();
    let this_leap = year % 4 == 0 && year != 1900 && month > 2;
    let days = (year - 1900) * 365 + u32::try_from(leap_days).ok()? + DAYS_BEFORE[month - 1] + u32::from(this_leap);
    // A spreadsheet counts a 29 February 1900.
    let serial = days + day;
    Some(if serial > 59 { serial + 1 } else { serial })
}

/// Whether a word means “eliminated” even when it stands alone: “elim” and “el.” do, “x” and “El” do not.
fn is_clear(text: &str) -> bool {
    let letters = fold_word(text).chars().count();
    letters > 2 || letters == 2 && text.ends_with('.')
}

/// “elim. 1906”, “X 1903”, “† 1907”, “x'05”, “eliminated”. A single “x” without a year could mean anything.
fn eliminated_in(text: &str) -> Option<CountNotation> {
    let found: Vec<Word<'_>> =
        words(text).filter(|word| !matches!(word, Word::Mark(mark) if "()'’.,:".contains(mark))).collect();
    let out_word = |word: &Word<'_>| match word {
        Word::Letters(word) | Word::Mark(word) => is_cell_word(word, CellWord::Eliminated),
        Word::Number(_) => false,
    };
    // “e06”: the first letter of the word, directly before the year.
    let is_letter = |word: &Word<'_>| matches!(word, Word::Letters(word) if word.eq_ignore_ascii_case("e"));
    let season = |word: &Word<'_>| matches!(word, Word::Letters(word) if season_named(word).is_some());
    let is_of_year = |word: &Word<'_>| matches!(word, Word::Letters(word) if is_cell_word(word, CellWord::Year));
    // “was eliminated in 1904”
    let is_filler = |word: &Word<'_>| matches!(word, Word::Letters(word) if is_cell_word(word, CellWord::Filler));
    // “el.” alone is no article.
    let is_code = text.len() == 3 && found.len() == 2 && is_letter(&found[0]);
    let start = if is_code { 0 } else { found.iter().position(|word| !is_filler(word)).unwrap_or(0) };
    let (first, rest) = found[start..].split_first()?;
    if !out_word(first) && !is_code {
        return None;
    }
    let rest: Vec<_> = rest.iter().filter(|word| !season(word) && !is_of_year(word)).collect();
    match rest[..] {
        [] if matches!(first, Word::Mark("†" | "✝")) || is_clear(text) => Some(CountNotation::default()),
        [Word::Number(year)] => Some(CountNotation { out: Some(parse_game_year(year)?), ..CountNotation::default() }),
        _ => None,
    }
}

/// The year of elimination in a note: “elim. 1905”, “Eliminado en 1905”. `None` for a note about anything else.
pub fn parse_elimination(text: &str) -> Option<Year> {
    Some(text.trim()).filter(|text| text.len() <= MOST_BYTES).and_then(eliminated_in)?.out
}

/// A year with two or four digits. One digit could be a count.
fn parse_game_year(digits: &str) -> Option<Year> {
    (digits.len() == 2 || digits.len() == 4).then(|| Year::parse(digits)).flatten()
}

/// “0 (1904)”, “0 (04)”, “0 F05”, “5*”, “18 solo”, “7 (best E)”.
fn count_with_remark(text: &str) -> Option<CountNotation> {
    // “solo 18” is “18 solo”.
    if let Some((word, number)) = text.split_once(char::is_whitespace)
        && is_cell_word(word, CellWord::Solo)
        && let Some(count) = Centres::parse(number.trim())
    {
        return Some(CountNotation { count, ..CountNotation::default() });
    }
    let end = text.find(|c: char| !c.is_ascii_digit())?;
    let count = Centres::parse(&text[..end])?;
    let rest = without_unit(&text[end..]);
    let mark = rest.trim();
    if !mark.is_empty() && mark.chars().all(|c| matches!(c, '*' | '†' | '‡' | '#' | '°' | '¹' | '²' | '³')) {
        return Some(CountNotation { count, mark: mark.to_owned(), ..CountNotation::default() });
    }
    if heading_key(&fold_word(mark)) == Some("centres") {
        return Some(CountNotation { count, ..CountNotation::default() });
    }
    // “0/1905” and “7/-”: the year of the elimination, if there is one.
    if let Some(out) = rest.trim().strip_prefix('/').map(str::trim) {
        let year = parse_game_year(out).filter(|_| count == 0);
        return (year.is_some() || is_dash(out)).then_some(CountNotation {
            count,
            out: year,
            ..CountNotation::default()
        });
    }
    // Anything else must be set apart from the count: “5+1”, “5/6” and “5b” are not clear.
    let inner = match rest.trim().strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        Some(inner) => inner.trim(),
        None if rest.starts_with(char::is_whitespace) || rest.starts_with(", ") => {
            rest.trim().trim_start_matches(['–', '-', ',', ';', '/']).trim_start()
        }
        None => return None,
    };
    if let Some(year) = parse_year_cell(inner).filter(|_| inner.bytes().filter(u8::is_ascii_digit).count() >= 2) {
        // A power with centres was not eliminated.
        return (count == 0).then_some(CountNotation { count, out: Some(year), ..CountNotation::default() });
    }
    if let Some(read) = eliminated_in(inner).filter(|read| count == 0 && read.out.is_some()) {
        return Some(read);
    }
    if is_cell_word(inner, CellWord::Solo) || (count == 0 && is_cell_word(inner, CellWord::Eliminated)) {
        return Some(CountNotation { count, ..CountNotation::default() });
    }
    let has_digit = inner.contains(|c: char| c.is_ascii_digit());
    let is_remark = if has_digit { says_result(inner) } else { inner.starts_with(char::is_alphabetic) };
    is_remark.then(|| CountNotation { count, remark: inner.to_owned(), ..CountNotation::default() })
}

/// Whether a remark with a number in it is about how the game ended: “3-way draw”, “won in 1907”.
fn says_result(remark: &str) -> bool {
    let is_result = |word: Word<'_>| match word {
        Word::Letters(word) => [CellWord::Draw, CellWord::Solo].iter().any(|meaning| is_cell_word(word, *meaning)),
        Word::Number(_) | Word::Mark(_) => false,
    };
    words(remark).any(is_result)
}

/// What stands behind the unit of a count: “(eliminated 1904)” of “ centres (eliminated 1904)”. A text without a unit, or with nothing
/// else, is whole.
fn without_unit(text: &str) -> &str {
    let unit = text.trim_start().split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    let behind = text.trim_start().strip_prefix(unit).unwrap_or_default();
    let is_unit = heading_key(&fold_word(unit)) == Some("centres") && !behind.trim().is_empty();
    if is_unit { behind } else { text }
}

/// A part of a text: letters, digits, or one mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word<'a> {
    Letters(&'a str),
    Number(&'a str),
    Mark(&'a str),
}

fn words(text: &str) -> impl Iterator<Item = Word<'_>> {
    let mut rest = text.trim_start();
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let run = |is: fn(char) -> bool| rest.find(|c| !is(c)).unwrap_or(rest.len());
        let (word, end) = if first.is_ascii_digit() {
            let end = run(|c| c.is_ascii_digit());
            (Word::Number(&rest[..end]), end)
        } else if first.is_alphabetic() {
            let end = run(char::is_alphabetic);
            (Word::Letters(&rest[..end]), end)
        } else {
            let end = first.len_utf8();
            (Word::Mark(&rest[..end]), end)
        };
        rest = rest[end..].trim_start();
        Some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_with_what_is_written_beside_them() {
        let cases: [(&str, u16, Option<u16>, &str, &str); 51] = [
            ("5", 5, None, "", ""),
            ("5*", 5, None, "*", ""),
            ("１５", 15, None, "", ""),
            ("O", 0, None, "", ""),
            ("13 → 14", 14, None, "", "13 → 14"),
            ("4->0 (04)", 0, Some(1904), "", "4->0 (04)"),
            ("7,0", 7, None, "", ""),
            ("7.00", 7, None, "", ""),
            ("elim. 1906", 0, Some(1906), "", ""),
            ("Eliminated", 0, None, "", ""),
            ("el.", 0, None, "", ""),
            ("elim. (F1906)", 0, Some(1906), "", ""),
            ("X 1903", 0, Some(1903), "", ""),
            ("x'05", 0, Some(1905), "", ""),
            ("† 1907", 0, Some(1907), "", ""),
            ("† 05", 0, Some(1905), "", ""),
            ("†", 0, None, "", ""),
            ("ausgeschieden 1905", 0, Some(1905), "", ""),
            ("0 (1904)", 0, Some(1904), "", ""),
            ("0 (04)", 0, Some(1904), "", ""),
            ("0 – F05", 0, Some(1905), "", ""),
            ("0 1904", 0, Some(1904), "", ""),
            ("18 solo", 18, None, "", ""),
            ("solo 18", 18, None, "", ""),
            ("7 (best E)", 7, None, "", "best E"),
            ("9 (3-way draw)", 9, None, "", "3-way draw"),
            ("18 (solo in 1907)", 18, None, "", "solo in 1907"),
            ("1900-01-05", 5, None, "", ""),
            ("1900-01-18", 18, None, "", ""),
            ("1899-12-31", 0, None, "", ""),
            ("7 SC", 7, None, "", ""),
            ("7 Zentren", 7, None, "", ""),
            ("7sc", 7, None, "", ""),
            ("Solo (18)", 18, None, "", ""),
            ("survived (5)", 5, None, "", ""),
            ("Draw (9)", 9, None, "", "Draw"),
            ("survived with 8", 8, None, "", ""),
            ("Survived, 8 centres", 8, None, "", ""),
            ("elim in F05", 0, Some(1905), "", ""),
            ("0/1905", 0, Some(1905), "", ""),
            ("0, eliminated F09", 0, Some(1909), "", ""),
            ("0 (выбыл в 1903)", 0, Some(1903), "", ""),
            ("0 (éliminé en 1904)", 0, Some(1904), "", ""),
            ("0 centre (éliminé en 1904)", 0, Some(1904), "", ""),
            ("5 centres (best E)", 5, None, "", "best E"),
            ("was eliminated in 1904", 0, Some(1904), "", ""),
            ("blev utslagen 1905", 0, Some(1905), "", ""),
            ("7/-", 7, None, "", ""),
            ("e06", 0, Some(1906), "", ""),
            ("éliminé (0 centre)", 0, None, "", ""),
            ("eliminated, 0 centres", 0, None, "", ""),
        ];
        for (text, count, out, mark, remark) in cases {
            let read = CountNotation { count, out: out.map(Year), mark: mark.into(), remark: remark.into() };
            assert_eq!(parse_count_cell(text), Some(read), "{text}");
        }
        for text in [
            "",
            "5+1",
            "survived",
            "solo",
            "SOLO",
            "survived until 8",
            "lost 3",
            "eight",
            "x",
            "X",
            "35",
            "5/6",
            "5/1905",
            "5 (1904)",
            "2015-08-21",
            "5b",
            "-3",
            "7,5",
            "5 (A3)",
            "7 (!)",
            "Ann (7)",
            "Solo (!)",
            "7 (a remark that is longer than any that directors write beside a count)",
        ] {
            assert_eq!(parse_count_cell(text), None, "{text}");
        }
    }

    #[test]
    fn a_date_is_the_number_that_a_spreadsheet_shows_as_this_date() {
        let dates = [
            ("1900-01-31", 31),
            ("1900-02-28", 59),
            // A spreadsheet counts a 29 February 1900.
            ("1900-03-01", 61),
            ("1904-02-29", 1521),
            ("1904-03-01", 1522),
            ("1905-03-19", 1905),
        ];
        for (date, serial) in dates {
            assert_eq!(date_serial(date), Some(serial), "{date}");
        }
    }

    #[test]
    fn years_are_read_with_their_seasons() {
        for text in [
            "1905",
            "05",
            "5",
            "'05",
            "F05",
            "F1905",
            "aut. 1905",
            "1905 (autumn)",
            "Herbst 1905",
            "x'05",
            "1905-03-19",
        ] {
            assert_eq!(parse_year_cell(text), Some(Year(1905)), "{text}");
        }
        for text in ["", "soon", "1905/6", "1905 or 1906", "yes", "no", "2015-08-21", "1899"] {
            assert_eq!(parse_year_cell(text), None, "{text}");
        }
    }

    #[test]
    fn words_for_no_value_are_known() {
        for text in ["–", "n/a", "TBD", "?"] {
            assert!(means_no_value(text), "{text}");
        }
        assert!(!means_no_value("0"));
    }
}
