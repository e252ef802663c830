//! Charts with a line for each year and a column for each power, whose players stand in lines above or below: “A = Ann Lee”.

use super::board_line::BoardLine;
use super::{Block, Line};
use crate::book::{PerPower, Power, Year};

/// The fewest years of a chart.
const FEWEST_YEARS: usize = 2;

/// The counts of a year, as the text writes them.
#[derive(Clone)]
pub(super) struct ChartYear {
    pub year: String,
    pub counts: PerPower<String>,
}

/// Puts each chart of the text beside its players, and takes its lines out of the text. Either all charts stand above their players, or
/// all below.
pub(super) fn join_charts(blocks: &mut [Block<'_>]) {
    let charts = charts(blocks);
    let players: Vec<usize> = (0..blocks.len()).filter(|at| has_only_players(&blocks[*at])).collect();
    let are_above = |charts: &[(usize, usize, Vec<ChartYear>)]| {
        let ends = players.iter().skip(1).copied().chain([blocks.len()]);
        charts.iter().zip(&players).zip(ends).all(|((chart, players), end)| players < &chart.0 && chart.0 < end)
    };
    let are_below = |charts: &[(usize, usize, Vec<ChartYear>)]| {
        let ends = charts.iter().skip(1).map(|chart| chart.0).chain([blocks.len()]);
        charts.iter().zip(&players).zip(ends).all(|((chart, players), end)| chart.0 < *players && *players < end)
    };
    if charts.len() != players.len() || !are_above(&charts) && !are_below(&charts) {
        return;
    }
    for ((start, end, chart), players) in charts.into_iter().zip(players) {
        blocks[start..end].iter_mut().for_each(|block| block.lines = &[]);
        if let Some(board) = &mut blocks[players].board {
            board.to_mut().chart = chart;
        }
    }
}

/// Whether a block names the players of all powers without a count.
fn has_only_players(block: &Block<'_>) -> bool {
    block
        .board
        .as_deref()
        .is_some_and(|board| board.seats.values().all(|seat| seat.as_ref().is_some_and(|(_, count)| count.is_empty())))
}

/// The charts of the text: the block of the headings, the one behind the last year, and the years.
fn charts(blocks: &[Block<'_>]) -> Vec<(usize, usize, Vec<ChartYear>)> {
    let text = |block: &Block<'_>| match block.lines {
        [(line, Line::Other)] => line.text.clone(),
        _ => String::new(),
    };
    let mut found = Vec::new();
    for (at, block) in blocks.iter().enumerate() {
        let Some(columns) = powers_of_headings(&text(block)) else { continue };
        let years: Vec<ChartYear> =
            blocks[at + 1..].iter().map_while(|block| year_of_line(&text(block), &columns)).collect();
        if years.len() >= FEWEST_YEARS {
            found.push((at, at + 1 + years.len(), years));
        }
    }
    found
}

/// The powers of a line of headings, in their order: “Year A E F G I R T Sum”. They stand side by side.
fn powers_of_headings(text: &str) -> Option<Vec<Power>> {
    let words: Vec<Option<Power>> = text.split_whitespace().map(Power::parse_in_column).collect();
    let start = words.iter().position(Option::is_some).filter(|start| *start <= 1)?;
    let powers: Vec<Power> = words[start..].iter().map_while(|power| *power).collect();
    let has_all = Power::ALL.iter().all(|power| powers.contains(power));
    (has_all && powers.len() == Power::ALL.len() && words.len() <= start + powers.len() + 1).then_some(powers)
}

/// The counts of a line that begins with a year.
fn year_of_line(text: &str, columns: &[Power]) -> Option<ChartYear> {
    let mut words = text.split_whitespace();
    let year = words.next()?.trim_end_matches(':');
    year.parse().ok().filter(|year| Year(*year).may_be_played())?;
    let counts: Vec<&str> = words.collect();
    let has_all = (columns.len()..=columns.len() + 1).contains(&counts.len());
    let count_of = |power: Power| columns.iter().position(|column| *column == power).map_or("", |at| counts[at]);
    has_all.then(|| ChartYear { year: year.to_owned(), counts: PerPower::from_fn(|power| count_of(power).to_owned()) })
}

/// The headings and a row for each power of a board with a chart, with a blank row below.
pub(super) fn chart_rows(board: &BoardLine) -> Vec<Vec<String>> {
    let years = board.chart.iter().map(|year| year.year.clone());
    let headings = ["Power", "Player"].map(str::to_owned).into_iter().chain(years).collect();
    let rows = Power::ALL.into_iter().filter_map(|power| {
        let (player, _) = board.seats[power].as_ref()?;
        let counts = board.chart.iter().map(|year| year.counts[power].clone());
        Some([power.name().to_owned(), player.clone()].into_iter().chain(counts).collect())
    });
    std::iter::once(headings).chain(rows).chain([Vec::new()]).collect()
}
