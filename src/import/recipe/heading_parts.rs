//! The part of a recipe that a heading of a column stands for, and a heading with a year as a pattern: “Fall {year}”.

use super::{Part, Pattern};
use crate::import::words::heading_words::{Heading, key_of_heading};

/// The part that a heading names. `None` for headings of columns that are not entered.
pub(in crate::import) fn part_of(heading: Heading) -> Option<Part> {
    let heading = if heading == Heading::FinalCount { Heading::CENTRES } else { heading };
    let is_entered = matches!(heading, Heading::Round | Heading::Board | Heading::Power) || heading.is_of_seat();
    key_of_heading(heading).filter(|_| is_entered).map(|_| Part::Field(heading))
}

/// The heading of a year as a pattern: “Fall {year}”.
pub(in crate::import) fn year_pattern(text: &str, year: crate::book::Year) -> Option<Pattern> {
    let long = year.to_string();
    let short = &long[2..];
    let digits = if text.contains(&long) { long.as_str() } else { short };
    let start = text.find(digits)?;
    Some(Pattern::from_text(text, vec![(Part::Year, start..start + digits.len())]))
}
