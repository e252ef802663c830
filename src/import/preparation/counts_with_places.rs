//! Columns such as “SC (place)” with “7 (2)” below: the count is read, and the place follows from the counts.

use std::collections::BTreeMap;

use super::{CellNote, PreparedSheet};
use crate::book::{CENTRES_ON_MAP, Power};
use crate::import::heading_words::{Heading, heading_of_text};
use crate::import::raw_cells::{RawCell, RawValue};
use crate::import::raw_sheet::{CellIndex, RawSheet};
use crate::import::sheet_address::SheetAddress;

/// The two parts of “7 (2)”, “7/2” and “SC (place)”.
fn split_pair(text: &str) -> Option<(&str, &str)> {
    const MOST_BYTES: usize = 40;
    let text = text.trim();
    if text.len() > MOST_BYTES {
        return None;
    }
    let in_bracket = text.strip_suffix(')').and_then(|text| text.split_once('('));
    let (first, second) = in_bracket.or_else(|| text.split_once('/'))?;
    Some((first.trim(), second.trim()))
}

/// The word for the counts in a heading of counts and places, and whether it comes first.
fn word_of_counts(text: &str) -> Option<(&str, bool)> {
    let (first, second) = split_pair(text)?;
    let is_count = |text: &str| matches!(heading_of_text(text), Some(Heading::FinalCount | Heading::CENTRES));
    let is_place = |text: &str| heading_of_text(text) == Some(Heading::Place);
    if is_count(first) && is_place(second) {
        return Some((first, true));
    }
    (is_place(first) && is_count(second)).then_some((second, false))
}

/// The count in a cell with a count and a place: “7 (2)”, “0 (7th)”, “3 (=4)”.
fn count_in(text: &str, is_first: bool) -> Option<u16> {
    let (first, second) = split_pair(text)?;
    let (count, place) = if is_first { (first, second) } else { (second, first) };
    let digits = place.trim_start_matches(['=', 'T', 't']);
    let digits = &digits[..digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len())];
    // “04” is a year.
    let is_place =
        !digits.starts_with('0') && digits.parse::<usize>().is_ok_and(|place| (1..=Power::ALL.len()).contains(&place));
    count.parse().ok().filter(|count| is_place && *count <= CENTRES_ON_MAP)
}

/// Writes the counts alone into such columns. `None` for a sheet without them.
pub(super) fn without_places(sheet: &RawSheet) -> Option<PreparedSheet> {
    let with_word = |cell: CellIndex| Some((cell, word_of_counts(sheet.cell(cell).trimmed_text()?)?));
    let headings: Vec<(CellIndex, (&str, bool))> = (0..sheet.cells.len()).filter_map(with_word).collect();
    let mut counts: BTreeMap<SheetAddress, u16> = BTreeMap::new();
    let mut words: BTreeMap<SheetAddress, &str> = BTreeMap::new();
    for (heading, (word, is_first)) in &headings {
        let at = sheet.cell(*heading).at;
        let cells = sheet
            .rows_between(at.row + 1..u32::MAX)
            .filter_map(|(row, _)| sheet.find(SheetAddress::new(row, at.column)));
        let count = |cell: &RawCell<'_>| count_in(cell.trimmed_text()?, *is_first);
        // A count without a place, such as the 0 of an eliminated power, stays as it is.
        let is_number = |cell: &RawCell<'_>| cell.trimmed_text().is_none_or(|text| text.parse::<u16>().is_ok());
        let found: Vec<(SheetAddress, u16)> = cells
            .map(|cell| sheet.cell(cell))
            .take_while(|cell| is_number(cell) || count(cell).is_some())
            .filter_map(|cell| Some((cell.at, count(&cell)?)))
            .collect();
        if found.len() * 2 >= Power::ALL.len() {
            words.insert(at, word);
            counts.extend(found);
        }
    }
    if words.is_empty() {
        return None;
    }
    let changed = sheet.with_values(|cell| {
        let count = counts.get(&cell.at).map(|count| RawValue::Number(f64::from(*count)));
        count.or_else(|| words.get(&cell.at).map(|word| RawValue::Text(word)))
    });
    let message =
        "these cells hold a count and a place each. The counts are read; the places follow from them.".to_owned();
    let notes = vec![CellNote::warning(counts.into_keys().collect(), message)];
    Some(PreparedSheet { sheet: changed, notes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_is_read_from_a_count_with_a_place() {
        assert_eq!(word_of_counts("SC (place)"), Some(("SC", true)));
        assert_eq!(word_of_counts("Pos/Centres"), Some(("Centres", false)));
        assert_eq!(word_of_counts("SC (final)"), None);
        for (text, count) in [("7 (2)", 7), ("0 (=6)", 0), ("18/1", 18), ("3 (4th)", 3)] {
            assert_eq!(count_in(text, true), Some(count), "{text}");
        }
        assert_eq!(count_in("2 (7)", false), Some(7));
        for text in ["0 (04)", "0 (1904)", "5+1", "7", "40 (1)", "7 (8)"] {
            assert_eq!(count_in(text, true), None, "{text}");
        }
    }
}
