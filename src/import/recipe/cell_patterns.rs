//! The patterns of the cells below a heading: a power and more in one cell, or a name and a count below a power.

use std::sync::LazyLock;

use serde::Deserialize;

use super::grid::{Grid, POWERS_IN_COLUMN};
use super::{Part, Pattern};
use crate::book::count_notation::{means_no_value, parse_count_cell};
use crate::book::language_words::{CellWord, is_cell_word};
use crate::book::{PerPower, Power};
use crate::import::cells::raw_sheet::CellIndex;

/// The patterns of cells, which are data in `assets/words/cell_patterns.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::import) struct CellPatterns {
    /// What the cells of a column of an explanation can hold.
    pub columns: Vec<Pattern>,
    /// Cells that hold a power and more, in the order in which they are tried.
    pub with_power: Vec<Pattern>,
    /// What can stand before the lines of a list: a sign, or a place and a sign.
    before_lines: Vec<Pattern>,
    /// Cells below the name of a power, in the order in which they are tried. A name alone ends in no number.
    pub below_power: Vec<Pattern>,
}

/// The patterns of cells.
pub(in crate::import) fn cell_patterns() -> &'static CellPatterns {
    static PATTERNS: LazyLock<CellPatterns> = LazyLock::new(|| {
        // If the file could not be read, no patterns would be known. A test checks that it can be read.
        let text = include_str!("../../../assets/words/cell_patterns.toml");
        let mut patterns: CellPatterns = toml::from_str(text).unwrap_or_default();
        patterns.add_lines_of_lists();
        patterns
    });
    &PATTERNS
}

impl CellPatterns {
    /// Adds the lines of lists to the cells with a power. They are tried before all others with a player: “1st : Ann Lee (Austria, 7)”
    /// is no player “1st : Ann Lee”. A number before a seat without centres is no place.
    fn add_lines_of_lists(&mut self) {
        let seats = &self.with_power;
        let lines = self.before_lines.iter().flat_map(|mark| {
            let has_place = mark.parts().next().is_some();
            let fits = move |seat: &&Pattern| seat.has(Part::PLAYER) && (!has_place || seat.has(Part::CENTRES));
            seats.iter().filter(fits).map(|seat| mark.join("", seat))
        });
        let lines: Vec<Pattern> = lines.collect();
        let first = self.with_power.iter().position(|pattern| pattern.has(Part::PLAYER)).unwrap_or_default();
        self.with_power.splice(first..first, lines);
    }
}

/// Cells that hold a power and more, in the order in which they are tried.
pub(in crate::import) fn patterns_with_power() -> &'static [Pattern] {
    &cell_patterns().with_power
}

/// The texts below a heading, without those of lines of totals.
pub(in crate::import) fn below<'g>(
    grid: &'g Grid<'_>,
    line: u32,
    place: u32,
) -> impl Iterator<Item = (CellIndex, String)> + 'g {
    let cells = grid.cells_at(place);
    let below = &cells[cells.partition_point(|&cell| grid.line(cell) <= line)..];
    below.iter().filter(|&&cell| !grid.is_total(grid.line(cell))).map(|&cell| (cell, grid.text(cell)))
}

/// Whether a text below a heading of games says that there is none: a dash, “n/a”, “bye”.
pub(in crate::import) fn says_no_game(text: &str) -> bool {
    means_no_value(text) || is_cell_word(text, CellWord::NoName)
}

/// The first pattern that all cells below a heading have.
pub(in crate::import) fn pattern_below(
    grid: &Grid<'_>,
    line: u32,
    places: &[u32],
    accept: impl Fn(&Pattern) -> bool,
) -> Option<Pattern> {
    let mut patterns: Vec<&Pattern> = patterns_with_power().iter().filter(|pattern| accept(pattern)).collect();
    let mut count = 0;
    for (_, text) in places.iter().flat_map(|&place| below(grid, line, place)) {
        // Who did not play has no power.
        if says_no_game(&text) {
            continue;
        }
        count += 1;
        // All of them have a power, and so a letter. Most columns hold numbers.
        if !text.contains(char::is_alphabetic) {
            return None;
        }
        patterns.retain(|pattern| pattern.match_text(&text).is_some());
        if patterns.is_empty() {
            return None;
        }
    }
    patterns.into_iter().next().filter(|_| count >= Power::ALL.len()).cloned()
}

/// Whether a cell can be a count of centres.
pub(in crate::import) fn is_count(text: &str) -> bool {
    parse_count_cell(text).is_some()
}

/// Players, centres or both, by the cells below a heading that is only a power.
pub(in crate::import) fn content_below(grid: &Grid<'_>, line: u32, place: u32) -> Option<Pattern> {
    let texts: Vec<String> = below(grid, line, place).map(|(_, text)| text).collect();
    let fits = |pattern: &Pattern, text: &str| {
        let Some(matched) = pattern.match_text(text) else { return false };
        matched.into_iter().all(|(part, range)| match part {
            Part::CENTRES => is_count(&text[range]),
            _ => text[range].contains(char::is_alphabetic),
        })
    };
    let mut patterns = cell_patterns().below_power.iter();
    let of_all = patterns.find(|pattern| !texts.is_empty() && texts.iter().all(|text| fits(pattern, text)));
    let has_number = |text: &&String| text.contains(|letter: char| letter.is_ascii_digit());
    let is_name = |text: &&String| text.contains(char::is_alphabetic);
    of_all.cloned().or_else(|| {
        let names =
            texts.iter().any(|text| is_name(&text)) && texts.iter().filter(has_number).count() * 2 < texts.len();
        (names && !texts.iter().any(|text| is_count(text))).then(|| Pattern::of(Part::PLAYER))
    })
}

/// Players and centres, by the cells below a heading that is only a power, if each board has two rows: the content of the
/// first row, and that of the second.
pub(in crate::import) fn content_of_two_rows(grid: &Grid<'_>, line: u32, place: u32) -> Option<(Pattern, Pattern)> {
    let texts: Vec<(u32, String)> = below(grid, line, place)
        .map(|(cell, text)| (grid.line(cell), text))
        .filter(|(_, text)| Power::parse_in_column(text).is_none())
        .collect();
    let alternates = |counts_first: bool| {
        texts.chunks(2).all(|rows| match rows {
            [(line, one), (next, other)] => {
                line + 1 == *next && is_count(one) == counts_first && is_count(other) != counts_first
            }
            _ => false,
        })
    };
    let (player, centres) = (Pattern::of(Part::PLAYER), Pattern::of(Part::CENTRES));
    match (texts.is_empty(), alternates(false), alternates(true)) {
        (false, true, _) => Some((player, centres)),
        (false, _, true) => Some((centres, player)),
        _ => None,
    }
}

/// The pattern of cells such as “Ann Lee (Austria)” below a heading, with several powers in them.
pub(in crate::import) fn player_and_power_below(grid: &Grid<'_>, line: u32, place: u32) -> Option<Pattern> {
    let is_both = |pattern: &&Pattern| pattern.has(Part::PLAYER) && pattern.has(Part::POWER);
    let pattern = pattern_below(grid, line, &[place], |pattern| is_both(&pattern))?;
    has_powers(&pattern, below(grid, line, place)).then_some(pattern)
}

/// The same for the heading of a board, in whose column the titles of the next boards may stand.
pub(in crate::import) fn player_and_power_of_board(grid: &Grid<'_>, line: u32, place: u32) -> Option<Pattern> {
    let of_board = || below(grid, line, place).take(Power::ALL.len());
    let is_both = |pattern: &&Pattern| pattern.has(Part::PLAYER) && pattern.has(Part::POWER);
    let fits = |pattern: &&Pattern| of_board().all(|(_, text)| pattern.match_text(&text).is_some());
    let pattern = patterns_with_power().iter().filter(is_both).find(fits)?;
    has_powers(pattern, of_board()).then(|| pattern.clone())
}

/// Whether cells with this pattern hold several powers.
fn has_powers(pattern: &Pattern, cells: impl Iterator<Item = (CellIndex, String)>) -> bool {
    let mut powers = PerPower::<bool>::default();
    for (_, text) in cells {
        let matched = pattern.match_text(&text).unwrap_or_default();
        let range = matched.into_iter().find(|(part, _)| *part == Part::POWER).map(|(_, range)| range);
        if let Some(power) = range.and_then(|range| Power::parse_in_column(&text[range])) {
            powers[power] = true;
        }
    }
    powers.values().filter(|found| **found).count() >= POWERS_IN_COLUMN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_patterns_of_the_file_are_known_and_each_is_listed_once() {
        let CellPatterns { columns, with_power, below_power, .. } = cell_patterns();
        assert_eq!([columns.len(), with_power.len(), below_power.len()], [71, 125, 8]);
        for list in [columns, with_power, below_power] {
            for (at, pattern) in list.iter().enumerate() {
                assert_eq!(pattern.unknown_part(), None, "{pattern}");
                assert!(!list[..at].contains(pattern), "{pattern} is listed twice");
            }
        }
        assert!(with_power.iter().all(|pattern| pattern.has(Part::POWER)));
    }
}
