//! How well the boards that a layout gives hold together.

use std::borrow::Cow;

use super::found_boards::{BoardsOfSheet, FoundBoard, FoundSeat};
use crate::book::count_notation::{means_no_value, parse_count_cell};
use crate::book::{CENTRES_ON_MAP, Power};
use crate::import::cells::raw_sheet::RawSheet;
use crate::import::words::heading_words::Heading;

/// How well boards hold together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::import) struct Evidence {
    pub boards: usize,
    /// Boards with each of the seven powers once, and names or counts at them.
    pub complete: usize,
    /// Boards whose counts add up to the centres of the map.
    pub whole_map: usize,
    /// Boards whose counts add up to nearly the centres of the map. One of them may be miscounted.
    pub nearly_map: usize,
    /// Boards with counts that cannot be, or many more centres than the map has.
    pub impossible: usize,
    /// Powers that a board has twice.
    pub repeated: usize,
    pub with_players: usize,
    pub with_counts: usize,
    /// Boards with any name or number. The others are empty forms.
    pub filled: usize,
    /// The counts of all boards together.
    pub centres: u32,
}

/// A board with more or fewer centres than this beyond those of the map is not only miscounted.
const MOST_MISCOUNTED: u32 = 3;

/// Whether the counts of a board could be miscounted: they add up to nearly the centres of the map.
pub(in crate::import) fn is_nearly_map(sum: u32) -> bool {
    sum.abs_diff(u32::from(CENTRES_ON_MAP)) <= MOST_MISCOUNTED
}

impl Evidence {
    /// Whether these are boards, also if their counts are not finished.
    pub(in crate::import) fn has_boards(self) -> bool {
        let half = self.boards.div_ceil(2);
        let possible = self.impossible * 4 <= self.boards || self.impossible <= self.whole_map;
        self.boards > 0 && self.has_few_repeated() && possible && self.complete >= half
    }

    /// Whether no power is twice on a board, or only some whole boards are in the file twice: a form was sent again.
    fn has_few_repeated(self) -> bool {
        self.repeated == 0 || self.complete == self.boards && self.repeated * 2 <= self.complete * Power::ALL.len()
    }

    /// Whether the boards are certain enough to be read without a question.
    pub(in crate::import) fn is_enough(self) -> bool {
        // A board without counts has not begun.
        let half = self.with_counts.div_ceil(2);
        let has_counts = self.with_counts > 0 && (self.whole_map >= half || self.nearly_map == self.boards);
        self.has_boards() && (has_counts || self.with_counts == 0 && self.with_players == self.boards)
    }
}

/// Whether a text below this heading says something about a game. A number 0 is in every form.
pub(in crate::import) fn says_something(heading: Heading, text: &str) -> bool {
    let repeats = matches!(heading, Heading::StartCount | Heading::Place | Heading::Bookkeeping);
    !repeats && !text.is_empty() && text != "0" && !means_no_value(text)
}

impl FoundBoard {
    /// Whether the board has any name or number. Otherwise it is an empty form.
    pub(in crate::import) fn is_filled(&self, sheet: &RawSheet) -> bool {
        self.values().any(|value| says_something(value.heading, &value.text(sheet)))
    }
}

impl BoardsOfSheet {
    /// How well the boards hold together.
    pub(in crate::import) fn evidence(&self, sheet: &RawSheet) -> Evidence {
        let mut evidence = Evidence { boards: self.boards.len(), ..Evidence::default() };
        for board in &self.boards {
            evidence.repeated += board.repeated.len();
            let seats: Vec<&FoundSeat> = board.seats.values().flatten().collect();
            let values = |wanted: fn(Heading) -> bool| -> Vec<Cow<'_, str>> {
                let all = seats.iter().flat_map(|seat| &seat.values).filter(|value| wanted(value.heading));
                all.map(|value| value.text(sheet)).collect()
            };
            let names = values(Heading::is_name);
            let years = values(|heading| matches!(heading, Heading::Chart(_)));
            let counts = values(|heading| heading == Heading::CENTRES);
            let has_names = names.iter().filter(|name| name.chars().any(char::is_alphabetic)).count();
            let read: Vec<u32> =
                counts.iter().filter_map(|text| parse_count_cell(text)).map(|read| u32::from(read.count)).collect();
            let sum: u32 = read.iter().sum();
            let bad_years = years.iter().filter(|text| parse_count_cell(text).is_none()).count();
            evidence.complete += usize::from(seats.len() == Power::ALL.len());
            evidence.whole_map += usize::from(
                sum == u32::from(CENTRES_ON_MAP) || counts.is_empty() && bad_years == 0 && !years.is_empty(),
            );
            evidence.centres = evidence.centres.saturating_add(sum);
            evidence.nearly_map += usize::from(is_nearly_map(sum));
            // A row of headings read as a row of players has the powers as names.
            let is_power = |name: &&Cow<'_, str>| name.chars().nth(1).is_some() && Power::parse(name).is_some();
            let bad_names = names.len() > has_names + 3 || names.iter().filter(is_power).count() > 3;
            evidence.impossible += usize::from(
                sum > u32::from(CENTRES_ON_MAP) + MOST_MISCOUNTED
                    || read.len() + 3 < counts.len()
                    || bad_years > 3
                    || bad_names,
            );
            evidence.with_players += usize::from(has_names * 2 > seats.len());
            evidence.with_counts += usize::from(!counts.is_empty() || !years.is_empty());
            evidence.filled += usize::from(board.is_filled(sheet));
        }
        evidence
    }
}
