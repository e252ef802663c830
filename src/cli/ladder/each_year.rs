//! Every year of the lists by itself: who won, with what. Who is who is settled once over all of them.

use serde::Serialize;

use crate::ladder::{Choices, Compiled, Ladder, Roster, Row, Season};
use crate::publish::text::columns::{Side, Table as Columns};

/// One year.
#[derive(Debug, Serialize)]
pub(super) struct Year {
    #[serde(rename = "year")]
    at: i16,
    /// More than one where they are level.
    winners: Vec<String>,
    score: Option<f64>,
    shown: String,
    players: usize,
    events: usize,
}

/// Compiles every year that there is.
pub(super) fn years(ladder: &Ladder, season: &Season, roster: &Roster, choices: Choices) -> Vec<Year> {
    let one = |year: i16| {
        let compiled = Compiled::of_year(ladder, season, roster, choices, year);
        let table = compiled.table();
        let first = table.rows.first();
        let leading = table.rows.iter().take_while(|row| first.is_some_and(|first| first.rank == row.rank));
        Year {
            at: year,
            winners: leading.map(|row| roster.name(row.person).to_owned()).collect(),
            score: first.map(|row| row.score).filter(|score| score.is_finite()),
            shown: first.map(Row::shown).unwrap_or_default(),
            players: table.rows.len(),
            events: compiled.order.len(),
        }
    };
    season.years().into_iter().map(one).collect()
}

/// A line for each year.
pub(super) fn lines(ladder: &Ladder, years: Vec<Year>) -> Vec<String> {
    let title = ladder.title().unwrap_or("winner");
    let headings = [("year", Side::Left), (title, Side::Left), ("score", Side::Right)];
    let mut columns = Columns::new(headings.into_iter().chain([("players", Side::Right), ("events", Side::Right)]));
    for year in years {
        columns.row(vec![
            year.at.to_string(),
            year.winners.join(" and "),
            year.shown,
            year.players.to_string(),
            year.events.to_string(),
        ]);
    }
    columns.lines().collect()
}
