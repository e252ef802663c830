//! Compares the cells of a sheet with the headings of a layout: which columns a heading fits, and what it says about them.

use std::ops::Range;

use super::grid::Grid;
use super::{ColumnHeading, ColumnLayout, Part, Pattern, TableLayout};
use crate::book::count_notation::parse_year_cell;
use crate::book::{Power, Year, fold_name};
use crate::import::cells::raw_cells::{RawCell, RawValue};
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::words::heading_words::heading_of_text;

/// What a heading says about all cells of its column.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::import) struct Qualifiers {
    pub round: Option<String>,
    pub board: Option<String>,
    pub power: Option<Power>,
    pub year: Option<Year>,
}

impl Qualifiers {
    /// The same without the year: the columns of one seat.
    pub(super) fn of_seat(&self) -> Qualifiers {
        Qualifiers { year: None, ..self.clone() }
    }
}

/// The headings of a layout, ready to be compared with many cells.
pub(super) struct Headings<'a> {
    columns: Vec<LayoutHeading<'a>>,
    /// The length in bytes of the longest heading of folded words, and whether there are patterns.
    longest: usize,
    has_patterns: bool,
    /// Which plain letters, digits and signs the folded words begin with.
    first_bytes: [bool; 128],
    /// Whether some headings are two below each other: “Round {round} / Board”.
    pub(super) has_groups: bool,
    /// Whether a known heading also fits in the singular or the plural: “SC” for “SCs”.
    takes_other_number: bool,
}

/// How a column of a layout is known.
enum LayoutHeading<'a> {
    /// Folded words.
    Words(String),
    Pattern(&'a Pattern),
    /// A column without a heading.
    None,
}

/// A longer text is no heading.
const MOST_BYTES: usize = 120;

impl<'a> Headings<'a> {
    pub(super) fn new(layout: &'a TableLayout) -> Self {
        let heading = |column: &'a ColumnLayout| match &column.heading {
            ColumnHeading::Text(pattern) if pattern.parts().next().is_none() => {
                LayoutHeading::Words(fold_name(&pattern.to_string()))
            }
            ColumnHeading::Text(pattern) => LayoutHeading::Pattern(pattern),
            ColumnHeading::Blank | ColumnHeading::Position(_) | ColumnHeading::After(_) | ColumnHeading::Below(_) => {
                LayoutHeading::None
            }
        };
        let has_groups = layout.columns.iter().any(|column| match &column.heading {
            ColumnHeading::Text(pattern) => pattern.to_string().contains(" / "),
            ColumnHeading::Blank | ColumnHeading::Position(_) | ColumnHeading::After(_) | ColumnHeading::Below(_) => {
                false
            }
        });
        let columns: Vec<LayoutHeading<'_>> = layout.columns.iter().map(heading).collect();
        let words = || {
            columns.iter().filter_map(|heading| match heading {
                LayoutHeading::Words(words) => Some(words.as_str()),
                LayoutHeading::Pattern(_) | LayoutHeading::None => None,
            })
        };
        let longest = words().map(str::len).max().unwrap_or_default();
        let mut first_bytes = [false; 128];
        for first in words().filter_map(|words| words.bytes().next()) {
            if let Some(begins) = first_bytes.get_mut(usize::from(first)) {
                *begins = true;
            }
        }
        let has_patterns = columns.iter().any(|heading| matches!(heading, LayoutHeading::Pattern(_)));
        Headings { columns, longest, has_patterns, first_bytes, has_groups, takes_other_number: false }
    }

    /// The same headings, of which a known one also fits in the singular or the plural.
    pub(super) fn in_either_number(self) -> Self {
        Headings { takes_other_number: true, ..self }
    }

    /// Whether a cell may be a heading. Most cells of a large sheet are not, and this is known without their text.
    pub(super) fn may_fit(&self, cell: RawCell<'_>) -> bool {
        if self.has_patterns || self.has_groups {
            return true;
        }
        let begins = |byte: u8| self.first_bytes.get(usize::from(byte)).is_none_or(|begins| *begins);
        match cell.value {
            RawValue::Number(_) => (b'0'..=b'9').chain([b'-']).any(begins),
            RawValue::Text(text) => {
                // Folding takes marks off letters, so a text may be longer than its folded words.
                let text = text.trim();
                text.len() <= 3 * self.longest && text.bytes().next().is_some_and(|first| begins(folded_byte(first)))
            }
            RawValue::Bool(_) | RawValue::Error(_) | RawValue::MissingResult(_) => true,
        }
    }

    /// The columns of the layout that a heading fits, each with what the heading says.
    pub(super) fn fitting(&self, text: &str) -> Vec<(usize, Qualifiers)> {
        if text.is_empty() || text.len() > MOST_BYTES {
            return Vec::new();
        }
        let folded = fold_name(text);
        let fit = |heading: &LayoutHeading<'_>| match heading {
            LayoutHeading::Words(words) => {
                let fits = *words == folded || self.takes_other_number && is_other_number(words, &folded);
                fits.then(Qualifiers::default)
            }
            LayoutHeading::Pattern(pattern) => pattern.match_text(text).and_then(|parts| qualifiers(text, &parts)),
            LayoutHeading::None => None,
        };
        self.columns.iter().enumerate().filter_map(|(number, heading)| Some((number, fit(heading)?))).collect()
    }
}

/// Whether two folded headings are one known word in the singular and the plural: “sc” and “scs”.
fn is_other_number(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let is_longer = long.strip_prefix(short).is_some_and(|ending| (1..=2).contains(&ending.len()));
    is_longer && heading_of_text(one).is_some_and(|heading| heading_of_text(other) == Some(heading))
}

/// The first byte of a folded text, by the first byte of the text. Bytes of other letters than plain ones are the same.
const fn folded_byte(first: u8) -> u8 {
    match first {
        b'`' => b'\'',
        other => other.to_ascii_lowercase(),
    }
}

/// The heading of a group of columns above a place: the nearest to the left in the line above.
fn group_heading(grid: &Grid<'_>, group_cells: &[CellIndex], place: u32) -> Option<CellIndex> {
    let left = group_cells.iter().rev().find(|&&cell| grid.place(cell) <= place).copied()?;
    let at = grid.sheet.address_of(left);
    let merged = grid.sheet.merged.iter().find(|range| range.contains(at));
    let beyond = merged.is_some_and(|range| {
        let last = if grid.across { range.last.row } else { range.last.column };
        last < place
    });
    (!beyond).then_some(left)
}

/// A cell that may be a heading, with the columns of the layout that it fits: the number of the column, what the
/// heading says, and the heading of its group.
pub(super) struct FittingHeading {
    pub(super) cell: CellIndex,
    pub(super) place: u32,
    pub(super) columns: Vec<(usize, Qualifiers, Option<CellIndex>)>,
}

/// The cells of a line that fit a heading of the layout. The headings of groups are in the line above.
pub(super) fn fitting_headings(
    grid: &Grid<'_>,
    headings: &Headings<'_>,
    cells: &[CellIndex],
    group_cells: &[CellIndex],
) -> Vec<FittingHeading> {
    let fitting = |cell: CellIndex| {
        let (text, place) = (grid.text(cell), grid.place(cell));
        let group = group_heading(grid, group_cells, place);
        // A heading of two lines says more than one of a single line.
        let of_both =
            group.map(|group| headings.fitting(&format!("{} / {text}", grid.text(group)))).unwrap_or_default();
        let of_both = of_both.into_iter().map(|(layout_column, found)| (layout_column, found, group));
        let of_one = headings.fitting(&text).into_iter().map(|(layout_column, found)| (layout_column, found, None));
        let columns: Vec<_> = of_both.chain(of_one).collect();
        (!columns.is_empty()).then_some(FittingHeading { cell, place, columns })
    };
    cells.iter().copied().filter(|&cell| headings.may_fit(grid.sheet.cell(cell))).filter_map(fitting).collect()
}

/// What a matched heading says. `None` if a part of it cannot be read.
fn qualifiers(text: &str, parts: &[(Part, Range<usize>)]) -> Option<Qualifiers> {
    let mut found = Qualifiers::default();
    for (part, range) in parts {
        let value = &text[range.clone()];
        match *part {
            Part::ROUND => found.round = Some(value.to_owned()),
            Part::BOARD => found.board = Some(value.to_owned()),
            Part::POWER => found.power = Some(Power::parse_in_column(value)?),
            // One digit could be anything.
            Part::Year if value.len() < 2 => return None,
            Part::Year => found.year = Some(parse_year_cell(value)?),
            Part::Field(_) => return None,
        }
    }
    Some(found)
}
