//! Why somebody stands where he stands, towards those next to him.

use super::{Heading, Line, Notice};
use crate::engine::Engine;

impl Notice {
    /// Why a place is what it is: “above Ben: better second best game, 35.74 over 31.80; below Ann, 3.20 behind”.
    pub fn place_in_words(&self, engine: &Engine, line: &Line) -> String {
        let (rules, table) = (engine.rules(), &self.table);
        let name = |person| engine.book().name_of(Some(person));
        if line.place.is_none() {
            let why = self.column(Heading::Why).and_then(|column| line.cells.get(column));
            return why.map(super::Cell::plain).unwrap_or_default();
        }
        let Some((section, at)) = self.find(line.person) else { return String::new() };
        let mut said = Vec::new();
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
}
