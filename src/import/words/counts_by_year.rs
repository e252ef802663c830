//! The counts of a power after each year in one text: “4-3-2-0”.

use crate::book::CENTRES_ON_MAP;

/// Fewer counts may be anything: a count and a place, a date.
const FEWEST: usize = 3;

/// Three counts or more with the same mark between them: “3-4-5-7”.
pub(in crate::import) fn parse_counts_by_year(text: &str) -> Option<Vec<u16>> {
    if !text.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let mark = text.find(|c: char| !c.is_ascii_digit()).map(|start| {
        let rest = &text[start..];
        &rest[..rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len())]
    })?;
    let is_mark = matches!(mark.trim(), "" | "-" | "–" | "/" | "," | ";" | "|" | ">" | "→");
    let counts: Option<Vec<u16>> = text.split(mark).map(|count| count.parse().ok()).collect();
    counts.filter(|counts| is_mark && counts.len() >= FEWEST && counts.iter().all(|count| *count <= CENTRES_ON_MAP))
}
