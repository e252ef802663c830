//! What the formula line says of a cell of the standings.

use crate::live::Live;
use crate::notices::{Line, Notice};

/// Why a place is what it is, towards those next to it: “above Ben: better second best game, 35.74 over 31.80; below Ann,
/// 3.20 behind”.
pub fn of_place(live: &Live, notice: &Notice, line: &Line) -> String {
    let (rules, table) = (live.rules(), &notice.table);
    let name = |person| live.book().name_of(Some(person));
    let Some(section) = notice.sections.iter().find(|section| holds(section, line)) else { return String::new() };
    let Ok(at) = section.lines.binary_search_by_key(&line.row, |line| line.row) else { return String::new() };
    let mut said = Vec::new();
    if line.place.is_none() {
        let why = notice.column(crate::notices::Heading::Why).and_then(|column| line.cells.get(column));
        return why.map(crate::notices::Cell::plain).unwrap_or_default();
    }
    let same = |other: &&Line| other.place == line.place && other.row != line.row;
    let others: Vec<&str> = section.lines.iter().filter(same).map(|other| name(other.person)).collect();
    if !others.is_empty() {
        let why = table.why_shared(line.row, rules).unwrap_or_default();
        said.push(format!("shared with {}: {why}", others.join(", ")));
    }
    let differs = |other: &&Line| other.place != line.place;
    if let Some(next) = section.lines[at..].iter().find(differs)
        && let Some(reason) = table.reason(line.row, next.row, rules)
    {
        said.push(reason.from_above(name(next.person), rules));
    }
    if let Some(before) = section.lines[..at].iter().rfind(differs)
        && let Some(reason) = table.reason(before.row, line.row, rules)
    {
        said.push(reason.from_below(name(before.person), rules));
    }
    said.join("; ")
}

fn holds(section: &crate::notices::Section, line: &Line) -> bool {
    section.lines.binary_search_by_key(&line.row, |line| line.row).is_ok()
}
