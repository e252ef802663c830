//! The patterns by which a column of an explanation is read. They are data in `assets/words/cell_patterns.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::book::Power;
use crate::import::cells::raw_sheet::CellIndex;
use crate::import::readings::PatternText;
use crate::import::recipe::seats_of_cell::seats_of_cell;
use crate::import::recipe::{Part, Pattern, SeatValue, cell_patterns, has_sign};

/// A pattern with what a text must have so that it is worth trying.
pub(super) struct ColumnPattern {
    pub pattern: &'static Pattern,
    /// Whether it is “{player} {centres}”. A number behind a name may be a part of the name.
    pub is_name_with_count: bool,
    needs_digit: bool,
    needs_sign: bool,
    marks: Vec<char>,
}

pub(super) static PATTERNS: LazyLock<Vec<ColumnPattern>> =
    LazyLock::new(|| cell_patterns().columns.iter().map(ColumnPattern::new).collect());

impl ColumnPattern {
    fn new(pattern: &'static Pattern) -> Self {
        let text = pattern.to_string();
        let mut marks = Vec::new();
        let mut is_name = false;
        for letter in text.chars() {
            is_name = letter == '{' || is_name && letter != '}';
            if !is_name && !matches!(letter, '}' | ' ' | '-') {
                marks.push(letter);
            }
        }
        let needs_digit = text.contains("{centres}") || text.contains("{place}");
        let needs_sign = pattern.has_any_mark();
        ColumnPattern { pattern, is_name_with_count: text == "{player} {centres}", needs_digit, needs_sign, marks }
    }

    /// Whether a text has the marks of the pattern, and a digit for a number.
    pub(super) fn may_match(&self, text: &str) -> bool {
        self.marks.iter().all(|mark| text.contains(*mark))
            && (!self.needs_sign || has_sign(text))
            && (!self.needs_digit || text.contains(|c: char| c.is_ascii_digit()))
    }

    pub(super) fn has(&self, part: Part) -> bool {
        self.pattern.has(part)
    }
}

/// The numbers of the patterns that a text has.
pub(super) fn patterns_of_text(text: &str) -> Vec<usize> {
    let of_text = PatternText::of(text);
    let fits = |number: &usize| {
        let of = &PATTERNS[*number];
        of.may_match(text) && of_text.parts(of.pattern).is_some()
    };
    (0..PATTERNS.len()).filter(fits).collect()
}

/// The marks between the seats of a board in one cell, in the order in which they are tried.
const MARKS: [char; 5] = ['\n', ';', ',', '/', '|'];

/// How a text has the seats of a board: the number of the pattern of each, and the mark between them.
pub(super) fn pattern_of_whole_board(text: &str) -> Option<(usize, char)> {
    let has_enough = |mark: &char| text.chars().filter(|c| c == mark).count() + 1 >= Power::ALL.len();
    let seats = || {
        (0..PATTERNS.len()).filter(|number| PATTERNS[*number].has(Part::POWER) && PATTERNS[*number].has(Part::PLAYER))
    };
    MARKS.into_iter().filter(has_enough).find_map(|mark| {
        // A name with a count says more than a name that ends in a number.
        let fits = |number: &usize| seats_of_whole_board(text, (*number, mark), CellIndex::default()).is_some();
        let mut fitting: Vec<usize> = seats().filter(fits).collect();
        fitting.sort_by_key(|number| std::cmp::Reverse(PATTERNS[*number].pattern.parts().count()));
        Some((*fitting.first()?, mark))
    })
}

/// The values of the seven seats of a board in one cell. `None` if the text does not have all of them in this way.
pub(super) fn seats_of_whole_board(
    text: &str,
    (number, mark): (usize, char),
    cell: CellIndex,
) -> Option<BTreeMap<Power, Vec<SeatValue>>> {
    let seats = seats_of_cell(text, PATTERNS[number].pattern, Some(mark), cell)?;
    (seats.len() == Power::ALL.len()).then_some(seats)
}
