//! `topboard ladder --each-year`: the winner and the score of every year. Identities are the same for all years.

use crate::figures::join_with_and;
use serde::Serialize;

use crate::ladder::{CompiledLadder, Ladder, LadderChoices, LadderRow, ResultsYear, Roster};
use crate::publish::text::{AlignedTable, TextAlign};

/// The winner of one year.
#[derive(Debug, Serialize)]
pub(super) struct YearWinner {
    #[serde(rename = "year")]
    at: i16,
    /// More than one where they are tied.
    winners: Vec<String>,
    score: Option<f64>,
    shown: String,
    players: usize,
    events: usize,
}

/// Compiles every year of the lists.
pub(super) fn year_winners(
    ladder: &Ladder,
    season: &ResultsYear,
    roster: &Roster,
    choices: LadderChoices,
) -> Vec<YearWinner> {
    let one = |year: i16| {
        let compiled = CompiledLadder::for_year(ladder, season, roster, choices, year);
        let table = compiled.table();
        let first = table.rows.first();
        let leading = table.rows.iter().take_while(|row| first.is_some_and(|first| first.rank == row.rank));
        YearWinner {
            at: year,
            winners: leading.map(|row| roster.name(row.person).to_owned()).collect(),
            score: first.map(|row| row.score).filter(|score| score.is_finite()),
            shown: first.map(LadderRow::score_text).unwrap_or_default(),
            players: table.rows.len(),
            events: compiled.order.len(),
        }
    };
    season.years().into_iter().map(one).collect()
}

/// A line for each year.
pub(super) fn winner_lines(ladder: &Ladder, years: Vec<YearWinner>) -> Vec<String> {
    // The ladder of a league is that of the day on which its winner is named.
    let title = ladder.title().unwrap_or("winner");
    let headings = [("year", TextAlign::Left), (title, TextAlign::Left), ("score", TextAlign::Right)];
    let mut columns =
        AlignedTable::new(headings.into_iter().chain([("players", TextAlign::Right), ("events", TextAlign::Right)]));
    for year in years {
        columns.row(vec![
            year.at.to_string(),
            join_with_and(&year.winners),
            year.shown,
            year.players.to_string(),
            year.events.to_string(),
        ]);
    }
    columns.lines().collect()
}
