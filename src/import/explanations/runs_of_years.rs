//! The years below a heading, line by line: whether they are those of a chart.

use crate::book::{Power, Year};

/// The most years between the counts of two lines of a chart.
const MOST_BETWEEN: u16 = 3;

/// The years of a column in the order of its lines.
#[derive(Debug, Default)]
pub(super) struct RunsOfYears {
    /// The year of the line before, and the lines with a year soon after it.
    last: Option<Year>,
    rising: usize,
    /// The lines since the year changed, and how often it changed.
    lines: usize,
    changes: usize,
    /// Whether a year before the last did not stand in a line for each power.
    has_other_runs: bool,
}

impl RunsOfYears {
    /// Adds the year of the next line.
    pub(super) fn add(&mut self, year: Option<Year>) {
        let rises = |last: Year, year: Year| last < year && year.0 - last.0 <= MOST_BETWEEN;
        self.rising += usize::from(self.last.zip(year).is_some_and(|(last, year)| rises(last, year)));
        if self.last == year && self.lines > 0 {
            self.lines += 1;
            return;
        }
        if self.lines > 0 {
            self.has_other_runs |= self.lines != Power::ALL.len();
            self.changes += 1;
        }
        self.last = year;
        self.lines = 1;
    }

    /// Whether so many years are those of a chart: they rise from line to line, or each stands in a line for each power.
    pub(super) fn are_of_chart(&self, years: usize) -> bool {
        let rise_among = |steps: usize| self.rising * 3 >= steps * 2;
        let have_lines_for_powers = !self.has_other_runs && self.lines == Power::ALL.len() && self.changes > 0;
        rise_among(years.max(1) - 1) || have_lines_for_powers && rise_among(self.changes)
    }
}
