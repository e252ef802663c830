//! A year's ladder as text for the terminal, a forum or a zine.

use crate::figures::{show, show_short};
use crate::ladder::{Compiled, Of, Table, moved};
use crate::publish::text::columns::{Side, Table as Columns};

/// The table with its heading, and the events below it.
pub fn ladder_text(compiled: &Compiled<'_>, table: &Table, title: &str, before: Option<&Table>) -> Vec<String> {
    let mut lines = vec![title.to_owned(), String::new()];
    lines.extend(rows(compiled, table, before).lines());
    if let (Some(title), Some(first)) = (compiled.ladder.title(), table.rows.first()) {
        let winners: Vec<&str> = table
            .rows
            .iter()
            .take_while(|row| row.rank == first.rank)
            .map(|row| compiled.roster.name(row.person))
            .collect();
        lines.push(String::new());
        lines.push(match winners[..] {
            [one] => format!("{title}: {one}"),
            _ => format!("{title}, jointly: {}", winners.join(", ")),
        });
    }
    for (at, row) in table.rows.iter().enumerate() {
        if let Some(why) = compiled.why(table, at) {
            lines.push(format!(
                "{} is ahead of {}: {why}",
                compiled.roster.name(row.person),
                compiled.roster.name(table.rows[at + 1].person)
            ));
        }
    }
    if table.unlisted > 0 {
        let what = if compiled.ladder.of() == Of::Games { "games" } else { "events" };
        lines.push(format!("Not listed: {} with less than {} {what}", table.unlisted, compiled.ladder.least_events()));
    }
    lines.push(String::new());
    lines.extend(events(compiled).lines());
    lines
}

fn rows(compiled: &Compiled<'_>, table: &Table, before: Option<&Table>) -> Columns {
    let decimals = compiled.ladder.decimals();
    let regions = table.rows.iter().any(|row| !compiled.roster.region(row.person).is_empty());
    let mut headings = vec![("", Side::Right)];
    if before.is_some() {
        headings.push(("", Side::Right));
    }
    headings.push(("player", Side::Left));
    if regions {
        headings.push(("region", Side::Left));
    }
    let what = if compiled.ladder.of() == Of::Games { "games" } else { "events" };
    headings.extend([what, "total", "divisor", "score", "to overtake"].map(|heading| (heading, Side::Right)));
    let mut columns = Columns::new(headings);
    for (at, row) in table.rows.iter().enumerate() {
        let mut cells = vec![if row.shared { format!("={}", row.rank) } else { row.rank.to_string() }];
        if let Some(before) = before {
            cells.push(movement(moved(before, table, row.person)));
        }
        cells.push(compiled.roster.name(row.person).to_owned());
        if regions {
            cells.push(compiled.roster.region(row.person).to_owned());
        }
        let events = row.results.len();
        cells.push(if row.counted() < events { format!("{} of {events}", row.counted()) } else { events.to_string() });
        cells.push(show(row.total, decimals));
        cells.push(show_short(row.divisor, 2));
        cells.push(row.shown());
        cells.push(compiled.to_overtake(table, at).map_or_else(String::new, |points| show(points, decimals)));
        columns.row(cells);
    }
    columns
}

/// Ranks up or down in as few characters as can be: “+2”, “-1”, “=”, “new”.
pub fn movement(moved: Option<i64>) -> String {
    match moved {
        None => "new".to_owned(),
        Some(0) => "=".to_owned(),
        Some(up) if up > 0 => format!("+{up}"),
        Some(down) => down.to_string(),
    }
}

/// The events with what their points depend on.
fn events(compiled: &Compiled<'_>) -> Columns {
    let figures: Vec<&str> = compiled
        .figures(0)
        .map(|(name, _)| name)
        .filter(|name| compiled.ladder.event_columns().iter().any(|column| column.name == *name) || *name == "players")
        .collect();
    let what = if compiled.ladder.of() == Of::Games { "game" } else { "event" };
    let fixed = [(what, Side::Left), ("date", Side::Left)];
    let mut columns = Columns::new(
        fixed.into_iter().chain(figures.iter().map(|name| (*name, Side::Right))).chain([("", Side::Left)]),
    );
    let left_out = (0..compiled.events.len()).filter(|at| compiled.events[*at].left_out.is_some());
    for at in compiled.order.iter().copied().chain(left_out) {
        let event = &compiled.season.events[at];
        let mut cells = vec![event.name.clone(), event.date.map(|date| date.to_string()).unwrap_or_default()];
        let known: Vec<(&str, f64)> = compiled.figures(at).collect();
        cells.extend(figures.iter().map(|name| {
            let value = known.iter().find(|(known, _)| known == name);
            value.filter(|(_, value)| !value.is_nan()).map_or_else(String::new, |(_, value)| show_short(*value, 2))
        }));
        cells.push(
            compiled.events[at].left_out.map_or_else(String::new, |left_out| format!("left out: {}", left_out.say())),
        );
        columns.row(cells);
    }
    columns
}

/// How a player's score came about, line by line.
pub fn ladder_explained(compiled: &Compiled<'_>, table: &Table, at: usize) -> Vec<String> {
    let Some(row) = table.rows.get(at) else { return Vec::new() };
    let mut lines = vec![format!("{}, rank {}", compiled.roster.name(row.person), row.rank)];
    for result in &row.results {
        let dropped = if result.counts { "" } else { ", dropped" };
        lines.push(String::new());
        lines.push(format!("{}{dropped}", compiled.season.events[result.event].name));
        let steps = compiled.explain_points(result.event, result.result);
        lines.extend(steps.iter().map(|step| format!("  {step}")));
    }
    lines.push(String::new());
    lines.push("Score".to_owned());
    lines.extend(compiled.explain_score(row).iter().map(|step| format!("  {step}")));
    lines
}
