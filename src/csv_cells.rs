//! Texts as cells of comma-separated files, written and read back: no cell begins a formula in a spreadsheet, and no file
//! has control characters besides line breaks and tabs. Every `.csv` is written with these functions.
//!
//! A text that a spreadsheet would take for a formula gets an apostrophe before it, as in a spreadsheet. So does the part
//! of a text behind a semicolon, a tab, a bar or a line break, because some spreadsheets begin a new cell there. A control
//! character is written as in a workbook: `_x001B_`.

use std::borrow::Cow;
use std::fmt::Write as _;

/// A text as a cell. Line breaks and tabs stay as they are, except at the beginning.
pub fn text_cell(text: &str) -> Cow<'_, str> {
    if is_plain_number(text) { Cow::Borrowed(text) } else { with_apostrophes(escaped(text, is_unprintable)) }
}

/// The name of a player as a cell. An import joins the lines of a name, so line breaks and tabs are written as control
/// characters. [`name_of_cell`] reads them back.
pub fn name_cell(name: &str) -> Cow<'_, str> {
    with_apostrophes(escaped(name, char::is_control))
}

/// The text that [`text_cell`] or [`name_cell`] wrote. A text with escaped line breaks, or with the escape of an escape,
/// stays escaped for [`name_of_cell`].
pub fn text_of_cell(cell: &str) -> Cow<'_, str> {
    let bare = without_apostrophes(cell);
    let text = unescaped(&bare);
    // An import would drop blank characters around a text, and join several to one space.
    let blanks = |text: &str| text.chars().filter(|c| c.is_control() && c.is_whitespace()).count();
    let is_final = blanks(&text) == blanks(&bare) && unescaped(&text) == text;
    if is_final { Cow::Owned(text.into_owned()) } else { bare }
}

/// The name in a text that [`text_of_cell`] gave.
pub fn name_of_cell(text: &str) -> Cow<'_, str> {
    unescaped(text)
}

/// Whether a spreadsheet takes a text that begins with this character for a formula, or drops the character and looks at
/// the next one.
fn begins_formula(c: char) -> bool {
    matches!(c, '=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '＝' | '＋' | '－' | '＠')
}

/// Whether the text is nothing but a number: “-5”, “+1.25e-7”. A spreadsheet shows it as the number.
fn is_plain_number(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | 'e' | 'E' | '-' | '+'))
        && digits.parse::<f64>().is_ok()
}

/// Whether some spreadsheets begin a new cell behind this character, whatever separates the cells of the file.
fn separates_cells(c: char) -> bool {
    matches!(c, ';' | '\t' | '|' | '\n' | '\r')
}

/// The length of the apostrophes and the character at the start of the text that begin a formula once the apostrophes are
/// taken away. `None` if the text begins none.
fn formula_start(text: &str) -> Option<usize> {
    let apostrophes = text.len() - text.trim_start_matches('\'').len();
    let first = text[apostrophes..].chars().next().filter(|c| begins_formula(*c))?;
    Some(apostrophes + first.len_utf8())
}

/// The byte positions at which a formula begins if a cell begins there: at the start, and behind a separator and quotation
/// marks. `next` gives the length of the formula start at a position, or nothing.
fn formula_starts(text: &str, next: impl Fn(&str) -> Option<usize>) -> Vec<usize> {
    let mut starts = Vec::new();
    let (mut at, mut is_start, mut is_first) = (0, true, true);
    while let Some(c) = text[at..].chars().next() {
        let length = if is_start { next(&text[at..]) } else { None };
        if let Some(length) = length {
            starts.push(at);
            is_start = text[..at + length].ends_with(separates_cells);
            at += length;
        } else {
            is_start = separates_cells(c) || is_start && !is_first && c == '"';
            at += c.len_utf8();
        }
        is_first = false;
    }
    starts
}

fn with_apostrophes(text: Cow<'_, str>) -> Cow<'_, str> {
    let starts = formula_starts(&text, formula_start);
    if starts.is_empty() {
        return text;
    }
    let mut cell = text.into_owned();
    for start in starts.into_iter().rev() {
        cell.insert(start, '\'');
    }
    Cow::Owned(cell)
}

fn without_apostrophes(cell: &str) -> Cow<'_, str> {
    // Nearly every cell of a large file.
    if !cell.contains('\'') {
        return Cow::Borrowed(cell);
    }
    let behind_apostrophe = |text: &str| text.strip_prefix('\'').and_then(formula_start).map(|length| length + 1);
    let starts = formula_starts(cell, behind_apostrophe);
    if starts.is_empty() {
        return Cow::Borrowed(cell);
    }
    let mut text = cell.to_owned();
    for start in starts.into_iter().rev() {
        text.remove(start);
    }
    Cow::Owned(text)
}

/// A control character that is not a part of ordinary texts.
fn is_unprintable(c: char) -> bool {
    c.is_control() && !matches!(c, '\t' | '\n' | '\r')
}

/// The text with these control characters escaped, and with every text that looks like an escape.
fn escaped(text: &str, is_escaped: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&is_escaped) && !text.contains("_x") {
        return Cow::Borrowed(text);
    }
    let mut cell = String::with_capacity(text.len() + 8);
    for (at, c) in text.char_indices() {
        if is_escaped(c) || (c == '_' && escape_at(&text[at..]).is_some()) {
            // Writing into a text cannot fail.
            let _ = write!(cell, "_x{:04X}_", u32::from(c));
        } else {
            cell.push(c);
        }
    }
    Cow::Owned(cell)
}

/// The character whose escape the text begins with: a control character or “_”.
fn escape_at(text: &str) -> Option<char> {
    let code = text.strip_prefix("_x")?.get(..4).filter(|_| text.as_bytes().get(6) == Some(&b'_'))?;
    let is_code = code.bytes().all(|digit| digit.is_ascii_digit() || (b'A'..=b'F').contains(&digit));
    let c = char::from_u32(u32::from_str_radix(code, 16).ok().filter(|_| is_code)?)?;
    (c.is_control() || c == '_').then_some(c)
}

fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains("_x") {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some(c) = escape_at(rest) {
            plain.push(c);
            rest = &rest["_x0000_".len()..];
        } else {
            plain.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn formulas_get_an_apostrophe_and_numbers_do_not() {
        for (text, cell) in [
            ("=1+1", "'=1+1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("-2+3", "'-2+3"),
            ("-inf", "'-inf"),
            ("-5", "-5"),
            ("+1.5e-7", "+1.5e-7"),
            ("'=x", "''=x"),
            ("'t Hooft", "'t Hooft"),
            ("\t=1", "'\t'=1"),
            ("\u{1b}[31mAnn", "_x001B_[31mAnn"),
            ("_x001B_", "_x005F_x001B_"),
            ("_x0041_", "_x0041_"),
            ("A - B", "A - B"),
            ("Ann;=HYPERLINK(1)", "Ann;'=HYPERLINK(1)"),
            ("Ann;\"=1", "Ann;\"'=1"),
            ("a\t@b|-c;d", "a\t'@b|'-c;d"),
            ("late\n=1;;+2", "late\n'=1;;'+2"),
            ("a;'=1", "a;''=1"),
            ("a;'t Hooft; -5", "a;'t Hooft; -5"),
        ] {
            assert_eq!(text_cell(text), cell, "{text:?}");
            let back = text_of_cell(cell);
            assert_eq!(name_of_cell(&back), text, "{cell:?}");
        }
        assert_eq!(name_cell("-5"), "'-5");
        assert_eq!(name_cell("\n=1"), "_x000A_=1");
    }

    /// A text of the characters that the cells treat in a special way.
    fn hostile_text() -> impl Strategy<Value = String> {
        let piece = prop_oneof![
            "[-=+@'\";|,A-Fx0-9_ \t\n\r＝＠]{1,3}",
            "[\u{0}-\u{1f}\u{7f}-\u{9f}]",
            Just("_x001B_".to_owned()),
            Just("_x005F_".to_owned()),
            Just("_x000A_".to_owned()),
            any::<char>().prop_map(String::from),
        ];
        prop::collection::vec(piece, 0..6).prop_map(|pieces| pieces.concat())
    }

    /// Whether the cell, or a part of it behind a separator, begins a formula.
    fn has_formula(cell: &str) -> bool {
        let is_formula = |(at, part): (usize, &str)| {
            let bare = if at == 0 { part } else { part.trim_start_matches('"') };
            bare.starts_with(begins_formula)
        };
        cell.starts_with(begins_formula) || cell.split(separates_cells).enumerate().any(is_formula)
    }

    proptest! {
        #[test]
        fn every_text_comes_back_and_is_harmless(text in hostile_text()) {
            let cell = text_cell(&text);
            prop_assert!(!cell.contains(is_unprintable));
            prop_assert!(is_plain_number(&cell) || !has_formula(&cell), "{}", cell);
            let back = text_of_cell(&cell);
            prop_assert_eq!(name_of_cell(&back), text.as_str());
        }

        #[test]
        fn every_name_comes_back_and_is_harmless(name in hostile_text()) {
            let cell = name_cell(&name);
            prop_assert!(!cell.contains(char::is_control) && !has_formula(&cell), "{}", cell);
            let back = text_of_cell(&cell);
            prop_assert_eq!(name_of_cell(&back), name.as_str());
        }

        #[test]
        fn a_text_of_a_foreign_file_without_apostrophe_and_escape_stays_as_it_is(text in "[^'_]{0,12}") {
            prop_assert_eq!(text_of_cell(&text), text.as_str());
            prop_assert_eq!(name_of_cell(&text), text.as_str());
        }
    }
}
